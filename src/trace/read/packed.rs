//! Unpacking gzip and zstd, both recognised by content and unpacked as they are read.

use std::cell::Cell;
use std::error::Error;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::rc::Rc;

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

    /// Unpacks; damage is an error, after what could be unpacked.
    pub(super) fn decoder<'a>(self, packed: impl BufRead + 'a) -> Box<dyn Read + 'a> {
        match self {
            Packing::Gzip => Box::new(MultiGzDecoder::new(packed)),
            Packing::Zstd => Box::new(Frames::new(packed)),
        }
    }
}

/// How many times over an input may be packed.
const LAYERS_MAX: usize = 4;

/// Bytes that are looked at to recognise what an input is.
const HEAD: usize = 64 * 1024;

/// An input without its packing: gzip and zstd are recognised by content, also one in the other.
/// Damage ends the stream instead of failing it, and is kept aside.
pub struct Unpacked<'a> {
    head: Vec<u8>,
    /// Bytes of the head that were read.
    taken: usize,
    rest: Box<dyn BufRead + 'a>,
    packing: Option<Packing>,
    damage: Rc<Cell<Option<String>>>,
}

impl<'a> Unpacked<'a> {
    /// Reads as much of the input as tells what it is, or all of a short one.
    ///
    /// # Errors
    ///
    /// Those of reading; [`InvalidData`](io::ErrorKind::InvalidData) if the input is packed more
    /// than four times over.
    pub fn new(input: impl BufRead + 'a) -> io::Result<Unpacked<'a>> {
        let mut input: Box<dyn BufRead + 'a> = Box::new(input);
        let (mut first, damage) = (None, Rc::default());
        for _ in 0..=LAYERS_MAX {
            let head = peek(&mut input)?;
            let Some(packing) = Packing::of(&head) else {
                return Ok(Unpacked { head, taken: 0, rest: input, packing: first, damage });
            };
            first = first.or(Some(packing));
            let decoder = packing.decoder(Cursor::new(head).chain(input));
            input = Box::new(BufReader::new(Layer { decoder, damage: Rc::clone(&damage) }));
        }
        let text = format!("packed more than {LAYERS_MAX} times over");
        Err(io::Error::new(io::ErrorKind::InvalidData, text))
    }

    /// Returns the first bytes: 64 KiB, or all of a shorter input. Some of them may have been read.
    pub fn head(&self) -> &[u8] {
        &self.head
    }

    /// Reads on until there are `length` bytes of head, or all of a shorter input.
    ///
    /// # Errors
    ///
    /// Those of reading.
    pub fn look(&mut self, length: usize) -> io::Result<&[u8]> {
        let missing = length.saturating_sub(self.head.len());
        (&mut self.rest).take(missing as u64).read_to_end(&mut self.head)?;
        Ok(&self.head)
    }

    /// Tells whether the input was not packed.
    pub fn is_plain(&self) -> bool {
        self.packing.is_none()
    }

    /// Returns the outermost packing, if there is one.
    pub(super) fn packing(&self) -> Option<Packing> {
        self.packing
    }

    /// Returns why the input ended early; `None` if it did not, as far as it was read.
    pub fn damage(&self) -> Option<String> {
        let reason = self.damage.take();
        self.damage.set(reason.clone());
        let packing = self.packing?.name();
        reason.map(|reason| format!("the {packing} stream is cut or damaged ({reason})"))
    }
}

/// Reads up to [`HEAD`] bytes, fewer only at the end of the input.
fn peek(input: &mut dyn Read) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    input.take(HEAD as u64).read_to_end(&mut head)?;
    Ok(head)
}

impl Read for Unpacked<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.taken == self.head.len() {
            return self.rest.read(into);
        }
        let read = (&self.head[self.taken..]).read(into)?;
        self.taken += read;
        Ok(read)
    }
}

impl BufRead for Unpacked<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.taken == self.head.len() {
            self.rest.fill_buf()
        } else {
            Ok(&self.head[self.taken..])
        }
    }

    fn consume(&mut self, length: usize) {
        if self.taken == self.head.len() {
            self.rest.consume(length);
        } else {
            self.taken += length;
        }
    }
}

/// One packing of an input.
struct Layer<'a> {
    decoder: Box<dyn Read + 'a>,
    damage: Rc<Cell<Option<String>>>,
}

impl Read for Layer<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match self.decoder.read(into) {
            Err(e) if is_damage(e.kind()) => {
                // The first reason is that of the outermost layer, which cuts the others.
                let reason = self.damage.take().unwrap_or_else(|| e.to_string());
                self.damage.set(Some(reason));
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
        let mut input = Unpacked::new(packed).unwrap();
        assert!(input.packing().is_some(), "a packed input");
        let mut plain = Vec::new();
        input.read_to_end(&mut plain).unwrap();
        let damage = input.damage();
        assert_eq!(damage, input.damage());
        (plain, damage)
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
        assert_eq!(plain.len(), 0);
        assert!(reason.unwrap().contains("a window of 1024 MiB, more than 32"));
    }

    #[test]
    fn packings_in_each_other_are_taken_off_up_to_a_limit() {
        let gzip = |plain: &[u8]| {
            let mut packed = Vec::new();
            let mut encoder = flate2::read::GzEncoder::new(plain, flate2::Compression::fast());
            encoder.read_to_end(&mut packed).unwrap();
            packed
        };
        let plain = "one line\n".repeat(20_000).into_bytes();
        let mut packed = plain.clone();
        for layer in 0..LAYERS_MAX {
            packed = if layer % 2 == 0 { pack(&packed) } else { gzip(&packed) };
            assert_eq!(unpack(&packed), (plain.clone(), None), "{layer}");
        }
        let cut = Unpacked::new(&packed[..packed.len() / 2]).unwrap();
        assert!(cut.damage().unwrap().starts_with("the gzip stream is cut"));
        let error = Unpacked::new(&*gzip(&packed)).map(|_| ()).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::InvalidData);
    }

    #[test]
    fn a_look_takes_nothing() {
        let plain: Vec<u8> = (0..300_000_u32).flat_map(u32::to_le_bytes).collect();
        let mut input = Unpacked::new(&plain[..]).unwrap();
        assert_eq!(input.head(), &plain[..HEAD]);
        assert_eq!(input.look(100_000).unwrap(), &plain[..100_000]);
        let mut read = Vec::new();
        input.read_to_end(&mut read).unwrap();
        assert_eq!(read, plain);
    }
}
