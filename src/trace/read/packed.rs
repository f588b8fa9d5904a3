//! Unpacking gzip and zstd, both recognised by content and unpacked as they are read.

use std::cell::Cell;
use std::error::Error;
use std::io::{self, BufRead, Read};

use flate2::bufread::MultiGzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

/// The largest window of a zstd frame that is unpacked. `zstd` asks for more only behind `--ultra
/// -21` or `--long`.
const WINDOW_MAX: u64 = 32 << 20;

/// A way of packing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Packing {
    Gzip,
    Zstd,
}

impl Packing {
    /// Recognises a packed input by its first bytes.
    pub(super) fn of(head: &[u8]) -> Option<Packing> {
        match head {
            [0x1f, 0x8b, ..] => Some(Packing::Gzip),
            [0x28, 0xb5, 0x2f, 0xfd, ..] => Some(Packing::Zstd),
            // A frame to be skipped, which may come first.
            [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => Some(Packing::Zstd),
            _ => None,
        }
    }

    /// Returns the name of the packing.
    pub(super) fn name(self) -> &'static str {
        match self {
            Packing::Gzip => "gzip",
            Packing::Zstd => "zstd",
        }
    }

    /// Returns the command that unpacks any input of this packing.
    pub(super) fn command(self) -> &'static str {
        match self {
            Packing::Gzip => "gzip -dc",
            Packing::Zstd => "zstd -dc --long=31",
        }
    }

    fn decoder<'a>(self, packed: impl BufRead + 'a) -> Box<dyn Read + 'a> {
        match self {
            Packing::Gzip => Box::new(MultiGzDecoder::new(packed)),
            Packing::Zstd => Box::new(Frames::new(packed)),
        }
    }
}

/// What is in a packed input. Damage ends the stream instead of failing it, and is kept aside.
pub(super) struct Unpacked<'a> {
    decoder: Box<dyn Read + 'a>,
    broken: &'a Cell<Option<String>>,
}

impl<'a> Unpacked<'a> {
    /// Unpacks `packed`; the reason why it ended early will be left in `broken`.
    pub(super) fn new(
        packing: Packing,
        packed: impl BufRead + 'a,
        broken: &'a Cell<Option<String>>,
    ) -> Unpacked<'a> {
        Unpacked { decoder: packing.decoder(packed), broken }
    }
}

impl Read for Unpacked<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match self.decoder.read(into) {
            Err(e) if is_damage(e.kind()) => {
                self.broken.set(Some(e.to_string()));
                self.decoder = Box::new(io::empty());
                Ok(0)
            }
            other => other,
        }
    }
}

fn is_damage(kind: io::ErrorKind) -> bool {
    use io::ErrorKind::{InvalidData, InvalidInput, UnexpectedEof};
    matches!(kind, UnexpectedEof | InvalidInput | InvalidData)
}

/// Unpacks one zstd frame after another, and passes over those made to be skipped. Memory is that
/// of a frame's window.
struct Frames<R> {
    packed: R,
    decoder: FrameDecoder,
    inside: bool,
    /// Why the frame ended early; told once its window is handed out.
    damage: Option<io::Error>,
}

/// The end of a frame: an empty last block, and a checksum that nobody looks at. A decoder holds a
/// window back until it sees one, so damaged frames are given it.
const END_OF_FRAME: &[u8] = &[1, 0, 0, 0, 0, 0, 0];

impl<R: BufRead> Frames<R> {
    fn new(packed: R) -> Frames<R> {
        let mut decoder = FrameDecoder::new();
        decoder.set_max_window_size(WINDOW_MAX);
        Frames { packed, decoder, inside: false, damage: None }
    }

    /// Goes on to the next frame with content; false at the end of the input.
    fn next_frame(&mut self) -> io::Result<bool> {
        use FrameDecoderError::ReadFrameHeaderError as Head;
        while !self.packed.fill_buf()?.is_empty() {
            match self.decoder.init(&mut self.packed) {
                Ok(()) => {
                    self.inside = true;
                    return Ok(true);
                }
                Err(Head(ReadFrameHeaderError::SkipFrame { length, .. })) => {
                    let length = u64::from(length);
                    io::copy(&mut (&mut self.packed).take(length), &mut io::sink())?;
                }
                Err(error) => return Err(damage(&error)),
            }
        }
        Ok(false)
    }

    /// Unpacks the next block of a frame.
    fn next_block(&mut self) -> io::Result<()> {
        let block = || BlockDecodingStrategy::UptoBlocks(1);
        if let Err(error) = self.decoder.decode_blocks(&mut self.packed, block()) {
            self.damage = Some(damage(&error));
            self.decoder.decode_blocks(END_OF_FRAME, block()).map_err(|e| damage(&e))?;
        }
        Ok(())
    }
}

impl<R: BufRead> Read for Frames<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while !into.is_empty() {
            if !self.inside && !self.next_frame()? {
                break;
            }
            if self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                self.next_block()?;
            }
            let read = self.decoder.read(into)?;
            if read > 0 {
                return Ok(read);
            }
            if self.decoder.is_finished() {
                self.inside = false;
                self.damage.take().map_or(Ok(()), Err)?;
            }
        }
        Ok(0)
    }
}

fn damage(error: &FrameDecoderError) -> io::Error {
    let text = match error {
        FrameDecoderError::WindowSizeTooBig { requested, .. } => {
            format!("a window of {} MiB, more than {}", requested >> 20, WINDOW_MAX >> 20)
        }
        other if ends_early(other) => "it ends inside a frame".into(),
        other => other.to_string(),
    };
    io::Error::new(io::ErrorKind::InvalidData, text)
}

/// Whether an error comes from the end of the input.
fn ends_early(error: &FrameDecoderError) -> bool {
    let causes = std::iter::successors(error.source(), |&error| error.source());
    let mut inputs = causes.filter_map(|error| error.downcast_ref::<io::Error>());
    inputs.any(|error| error.kind() == io::ErrorKind::UnexpectedEof)
}

#[cfg(test)]
mod tests {
    use ruzstd::encoding::{CompressionLevel, compress_to_vec};

    use super::*;

    fn unpack(packed: &[u8]) -> (Vec<u8>, Option<String>) {
        let broken = Cell::new(None);
        let packing = Packing::of(packed).expect("a packed input");
        let mut plain = Vec::new();
        Unpacked::new(packing, packed, &broken).read_to_end(&mut plain).unwrap();
        (plain, broken.take())
    }

    fn pack(plain: &[u8]) -> Vec<u8> {
        compress_to_vec(plain, CompressionLevel::Fastest)
    }

    #[test]
    fn frames_follow_each_other_and_some_are_skipped() {
        let skipped = [0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3];
        let packed = [&skipped[..], &pack(b"one "), &pack(b""), &skipped, &pack(b"two")].concat();
        assert_eq!(unpack(&packed), (b"one two".to_vec(), None));
    }

    #[test]
    fn a_cut_frame_gives_what_it_held() {
        let plain: Vec<u8> =
            (0..400_000_u32).flat_map(|i| (i.wrapping_mul(i) % 251).to_le_bytes()).collect();
        let packed = pack(&plain);
        for cut in (5..packed.len()).step_by(packed.len() / 7) {
            let (part, reason) = unpack(&packed[..cut]);
            assert!(plain.starts_with(&part), "cut at {cut}");
            assert!(reason.is_some(), "cut at {cut}");
        }
        let (whole, reason) = unpack(&[&packed[..], b"tail"].concat());
        assert_eq!(whole.len(), plain.len());
        assert!(reason.is_some());
    }

    #[test]
    fn a_huge_window_is_refused() {
        let (plain, reason) = unpack(&[0x28, 0xb5, 0x2f, 0xfd, 0, 0xa0, 1, 0, 0]);
        assert_eq!(
            (plain.len(), reason.unwrap()),
            (0, "a window of 1024 MiB, more than 32".into())
        );
    }
}
