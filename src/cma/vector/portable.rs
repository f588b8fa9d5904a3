//! The scans in plain words.

use super::{Starts, runs_in};

/// Looks at whole words: the answer may lie in the word of `until`, after it.
pub(super) fn first_start(
    words: &[u64],
    from: usize,
    until: usize,
    starts: Starts,
) -> Option<usize> {
    if from >= until {
        return None;
    }
    let mut index = from / 64;
    let mut free = !*words.get(index)?;
    let mut allowed = starts.aligned & (!0 << (from % 64));
    loop {
        let next = words.get(index + 1).map_or(0, |word| !word);
        let found = runs_in(free, next, starts.bits) & allowed;
        if found != 0 {
            return Some(index * 64 + found.trailing_zeros() as usize);
        }
        index += 1;
        if index >= words.len() || index * 64 >= until {
            return None;
        }
        free = next;
        allowed = starts.aligned;
    }
}

pub(super) fn all_starts(words: &[u64; 9], starts: Starts) -> [u64; 8] {
    std::array::from_fn(|i| runs_in(!words[i], !words[i + 1], starts.bits) & starts.aligned)
}

pub(super) fn first_clear_half(words: &[u64], from: usize) -> Option<usize> {
    let half = |word: u64| if word << 32 == 0 { Some(0) } else { None };
    let either = |word: u64| half(word).or((word >> 32 == 0).then_some(1));
    let index = from / 2;
    let first = *words.get(index)? | if from.is_multiple_of(2) { 0 } else { 1 };
    if let Some(side) = either(first) {
        return Some(index * 2 + side);
    }
    let rest = words.get(index + 1..)?;
    let (at, side) =
        rest.iter().enumerate().find_map(|(i, &word)| either(word).map(|side| (i, side)))?;
    Some((index + 1 + at) * 2 + side)
}

pub(super) fn first_clear_word(words: &[u64], from: usize) -> Option<usize> {
    words.get(from..)?.iter().position(|&word| word == 0).map(|index| from + index)
}

pub(super) fn last_nonzero(words: &[u64]) -> Option<usize> {
    words.iter().rposition(|&word| word != 0)
}

pub(super) fn at_least(node: &[u8; 32], least: u8) -> u32 {
    let bit = |(i, &byte): (usize, &u8)| u32::from(byte >= least) << i;
    node.iter().enumerate().map(bit).fold(0, |mask, bit| mask | bit)
}

pub(super) fn equal(words: &[u64; 8], value: u64) -> u32 {
    let bit = |(i, &word): (usize, &u64)| u32::from(word == value) << (2 * i);
    words.iter().enumerate().map(bit).fold(0, |mask, bit| mask | bit)
}

pub(super) fn largest_but(node: &[u8; 32], lane: usize) -> u8 {
    let others = node.iter().enumerate().filter(|&(index, _)| index != lane);
    others.fold(0, |largest, (_, &byte)| largest.max(byte))
}
