//! The compressions that a version 7 file may name.

use std::io::Read;

use flate2::read::ZlibDecoder;
use ruzstd::decoding::FrameDecoder;

use super::{Error, Result};

/// The window of a zstd frame; RFC 8878 asks decoders to take 8 MiB.
const WINDOW_MAX: u64 = 8 << 20;

/// How sections and pages are packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Compression {
    None,
    Zlib,
    Zstd,
}

impl Compression {
    /// Finds a compression by the name in the file's head.
    pub(super) fn by_name(name: &str) -> Result<Compression> {
        match name {
            "none" => Ok(Compression::None),
            "zlib" => Ok(Compression::Zlib),
            "zstd" => Ok(Compression::Zstd),
            other => Err(Error::Unsupported(format!(
                "packed with {other:?}, which is not read; repack it with \
                 `trace-cmd convert --compression zstd`"
            ))),
        }
    }
}

/// Unpacks one block after another.
pub(super) struct Unpacker {
    compression: Compression,
    zstd: FrameDecoder,
}

impl Unpacker {
    pub(super) fn new(compression: Compression) -> Unpacker {
        Unpacker { compression, zstd: FrameDecoder::new() }
    }

    /// Unpacks `packed` into `plain`, whose length must be met exactly. The error is a reason
    /// without a place.
    pub(super) fn unpack(
        &mut self,
        packed: &[u8],
        plain: &mut [u8],
    ) -> std::result::Result<(), String> {
        let unpacked = match self.compression {
            Compression::None => return Err("packed data in a file without compression".into()),
            Compression::Zlib => {
                read_up_to(&mut ZlibDecoder::new(packed), plain).map_err(|e| e.to_string())?
            }
            Compression::Zstd => {
                self.zstd.set_max_window_size(WINDOW_MAX);
                self.zstd.decode_all(packed, plain).map_err(|e| e.to_string())?
            }
        };
        match unpacked == plain.len() {
            true => Ok(()),
            false => Err(format!("{unpacked} bytes unpacked; {} expected", plain.len())),
        }
    }
}

/// Fills `into` as far as the source goes.
fn read_up_to(source: &mut impl Read, into: &mut [u8]) -> std::io::Result<usize> {
    let mut filled = 0;
    while filled < into.len() {
        match source.read(&mut into[filled..])? {
            0 => break,
            read => filled += read,
        }
    }
    Ok(filled)
}
