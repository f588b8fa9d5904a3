//! Writing packed: gzip or zstd, as the name of the output ends.

use std::io::{self, BufWriter, Write};

use flate2::Compression;
use flate2::write::GzEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

type To = BufWriter<Box<dyn Write + Send>>;

/// Packs what is written to it, or not.
pub(super) enum Packer {
    Plain(To),
    Gzip(GzEncoder<To>),
    Zstd(Frames),
}

impl Packer {
    /// Packs nothing.
    pub(super) fn plain(to: Box<dyn Write + Send>) -> Packer {
        Packer::Plain(BufWriter::new(to))
    }

    /// Packs as the output's name says.
    pub(super) fn by_suffix(name: &str, to: Box<dyn Write + Send>) -> Packer {
        let to = BufWriter::new(to);
        // The same input gives the same bytes: no name and no time goes into the header.
        match name.rsplit_once('.') {
            Some((_, "gz")) => Packer::Gzip(GzEncoder::new(to, Compression::default())),
            Some((_, "zst")) => Packer::Zstd(Frames { to, plain: Vec::new() }),
            _ => Packer::Plain(to),
        }
    }

    /// Writes all there is, and what ends a packed stream. Nothing can be written any more.
    pub(super) fn finish(&mut self) -> io::Result<()> {
        match self {
            Packer::Plain(to) => to.flush(),
            Packer::Gzip(to) => {
                to.try_finish()?;
                to.get_mut().flush()
            }
            Packer::Zstd(frames) => {
                frames.pack()?;
                frames.to.flush()
            }
        }
    }
}

impl Write for Packer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Packer::Plain(to) => to.write(bytes),
            Packer::Gzip(to) => to.write(bytes),
            Packer::Zstd(to) => to.write(bytes),
        }
    }

    /// Writes what can be: a packed stream would suffer, and waits for its end.
    fn flush(&mut self) -> io::Result<()> {
        match self {
            Packer::Plain(to) => to.flush(),
            Packer::Gzip(_) | Packer::Zstd(_) => Ok(()),
        }
    }
}

/// Bytes that are packed at once: as much as a frame of `zstd -1` looks back on, some times over.
const FRAME: usize = 4 << 20;

/// A zstd stream of frames that stand on their own: the packer takes a whole input, not a stream.
pub(super) struct Frames {
    to: To,
    plain: Vec<u8>,
}

impl Frames {
    fn pack(&mut self) -> io::Result<()> {
        let packed = compress_to_vec(&self.plain[..], CompressionLevel::Fastest);
        self.plain.clear();
        self.to.write_all(&packed)
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.plain.len() >= FRAME {
            self.pack()?;
        }
        let taken = bytes.len().min(FRAME - self.plain.len());
        self.plain.extend_from_slice(&bytes[..taken]);
        Ok(taken)
    }
}
