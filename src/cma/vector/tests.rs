//! Every scan, wide and portable, against the obvious loop.

use super::*;
use proptest::prelude::*;

/// Words that are clear, full, or random.
fn word() -> impl Strategy<Value = u64> {
    prop_oneof![Just(0), Just(!0), any::<u64>(), (0u32..64).prop_map(|n| 1 << n)]
}

proptest! {
    #![proptest_config(crate::testing::seeded(256))]

    #[test]
    fn wide_and_portable_scans_equal_the_obvious_loop(
        words in prop::collection::vec(word(), 0..40),
        from in 0usize..2700,
        until in 0usize..2700,
        bits in 1usize..=64,
        aligned in prop_oneof![Just(!0u64), Just(0x0101_0101_0101_0101), any::<u64>()],
    ) {
        let len = words.len() * 64;
        let clear = |bit: usize| bit < len && words[bit / 64] >> (bit % 64) & 1 == 0;
        let start = (from..len.min(until))
            .find(|&s| aligned >> (s % 64) & 1 == 1 && (s..s + bits).all(clear));
        let is_clear = |half: &usize| (words[half / 2] >> (half % 2 * 32)).trailing_zeros() >= 32;
        let half = (from..len / 32).find(is_clear);
        let last = (0..words.len()).rfind(|&i| words[i] != 0);
        let index = from / 64;
        let whole = (index..words.len()).find(|&i| words[i] == 0);
        for lanes in [Lanes::portable(), Lanes::detect()] {
            let starts = Starts { bits, aligned };
            prop_assert_eq!(lanes.first_start(&words, from, until, starts), start);
            prop_assert_eq!(lanes.first_clear_half(&words, from), half);
            prop_assert_eq!(lanes.last_nonzero(&words), last);
            prop_assert_eq!(lanes.first_clear_word(&words, index), whole);
        }
    }

    #[test]
    fn all_starts_are_those_of_each_word(
        words in prop::array::uniform9(word()),
        bits in 1usize..=64,
        aligned in prop_oneof![Just(!0u64), Just(0x0101_0101_0101_0101), any::<u64>()],
    ) {
        let starts = Starts { bits, aligned };
        let marks: [u64; 8] = std::array::from_fn(|i| {
            let clear = |bit: usize| words[i + bit / 64] >> (bit % 64) & 1 == 0;
            (0..64)
                .filter(|&s| aligned >> s & 1 == 1 && (s..s + bits).all(clear))
                .fold(0, |mask, s| mask | 1 << s)
        });
        for lanes in [Lanes::portable(), Lanes::detect()] {
            prop_assert_eq!(lanes.all_starts(&words, starts), marks);
        }
    }

    #[test]
    fn equal_words_are_marked_alike(
        words in prop::array::uniform8(
            prop_oneof![Just(0u64), Just(!0), Just(!0 << 32), any::<u64>()]
        ),
        value in prop_oneof![Just(0u64), Just(!0)],
    ) {
        let mask = (0..8).filter(|&i| words[i] == value).fold(0u32, |mask, i| mask | 1 << (2 * i));
        for lanes in [Lanes::portable(), Lanes::detect()] {
            prop_assert_eq!(lanes.equal(&words, value), mask);
        }
    }

    #[test]
    fn nodes_of_bytes_are_read_alike(
        node in prop::array::uniform32(prop_oneof![0u8..4, any::<u8>()]),
        least in prop_oneof![0u8..5, any::<u8>()],
        lane in 0usize..32,
    ) {
        let others = (0..32).filter(|&i| i != lane).map(|i| node[i]).max();
        let mask = (0..32).filter(|&i| node[i] >= least).fold(0u32, |mask, i| mask | 1 << i);
        for lanes in [Lanes::portable(), Lanes::detect()] {
            prop_assert_eq!(lanes.at_least(&node, least), mask);
            prop_assert_eq!(Some(lanes.largest_but(&node, lane)), others);
        }
    }
}
