//! Rank tests: what is the chance of a difference like this if there is none?
//!
//! Ranks instead of values keep a single stalled round from deciding anything.

/// The largest number of rounds whose signs are counted out; more use the normal approximation.
const EXACT_MAX: usize = 64;

/// Returns the two-sided p-value of the signed-rank test that `differences` lie around zero.
///
/// If the sides are the same, each difference has either sign with equal chance. All sign patterns
/// are counted (by their rank sum, not one by one), ties and zeros included: the p-value is exact
/// up to 64 differences. 1 without any difference.
///
/// Ranks above the lowest quarter count alike. The largest differences on a shared machine are
/// stalls that hit one side of a round at random: they keep their sign, but outweigh no other.
pub(super) fn signed_rank(differences: &[f64]) -> f64 {
    let mut sorted: Vec<f64> = differences.to_vec();
    sorted.sort_by(|a, b| a.abs().total_cmp(&b.abs()));
    let mut ranks = Vec::new();
    let mut positive = 0_usize;
    // Ranks are doubled: this is the rank at a quarter of the way.
    let cap = sorted.len().div_ceil(2) + 1;
    // Zeros take part in the ranking, then drop out: they have no sign to flip.
    for (value, rank) in doubled_ranks(&sorted, |a, b| a.abs() == b.abs()) {
        if value == 0.0 {
            continue;
        }
        ranks.push(rank.min(cap));
        positive += if value > 0.0 { rank.min(cap) } else { 0 };
    }
    let total: usize = ranks.iter().sum();
    let distance = (2 * positive).abs_diff(total);
    if ranks.len() <= EXACT_MAX {
        exact_tail(&ranks, total, distance)
    } else {
        let squares: f64 = ranks.iter().map(|&r| (r * r) as f64).sum();
        normal_tail(distance as f64 / squares.sqrt())
    }
}

/// Returns the two-sided p-value of the rank-sum test (Mann-Whitney U, normal approximation with
/// correction for ties) that two samples, each sorted, come from the same distribution. 1 if a
/// sample is empty or all values are equal.
pub(super) fn rank_sum(before: &[u64], after: &[u64]) -> f64 {
    let (n, m) = (before.len() as f64, after.len() as f64);
    let (mut rank_sum, mut ties, mut rank) = (0.0, 0.0, 0.0);
    let (mut a, mut b) = (before, after);
    while let Some(&value) = smaller_head(a, b) {
        let in_a = a.partition_point(|&v| v <= value);
        let in_b = b.partition_point(|&v| v <= value);
        let equal = (in_a + in_b) as f64;
        rank_sum += in_a as f64 * (rank + (equal + 1.0) / 2.0);
        ties += equal * equal * equal - equal;
        rank += equal;
        (a, b) = (&a[in_a..], &b[in_b..]);
    }
    let all = n + m;
    let variance = n * m / 12.0 * (all + 1.0 - ties / (all * (all - 1.0)).max(1.0));
    if variance <= 0.0 {
        return 1.0;
    }
    let u = rank_sum - n * (n + 1.0) / 2.0;
    // Half a step towards the middle, since U moves in steps.
    let distance = ((u - n * m / 2.0).abs() - 0.5).max(0.0);
    normal_tail(distance / variance.sqrt())
}

/// A part of a sample.
#[derive(Clone, Copy)]
pub(super) struct Share {
    /// How many are in it.
    pub(super) part: usize,
    /// How many there are.
    pub(super) whole: usize,
}

/// Returns the two-sided p-value that two shares are of the same size (normal approximation); 1 if
/// that cannot be told.
pub(super) fn equal_shares(before: Share, after: Share) -> f64 {
    let (n, m) = (before.whole as f64, after.whole as f64);
    let pooled = (before.part + after.part) as f64 / (n + m).max(1.0);
    let variance = pooled * (1.0 - pooled) * (1.0 / n.max(1.0) + 1.0 / m.max(1.0));
    if variance <= 0.0 || n == 0.0 || m == 0.0 {
        return 1.0;
    }
    normal_tail((before.part as f64 / n - after.part as f64 / m).abs() / variance.sqrt())
}

fn smaller_head<'a>(a: &'a [u64], b: &'a [u64]) -> Option<&'a u64> {
    match (a.first(), b.first()) {
        (Some(x), Some(y)) => Some(x.min(y)),
        (x, y) => x.or(y),
    }
}

/// Returns each value of a sorted slice with twice its rank; equal values share their mean rank.
fn doubled_ranks(sorted: &[f64], equal: impl Fn(&f64, &f64) -> bool) -> Vec<(f64, usize)> {
    let mut ranked = Vec::with_capacity(sorted.len());
    let mut before = 0;
    for group in sorted.chunk_by(|a, b| equal(a, b)) {
        let rank = 2 * before + group.len() + 1;
        ranked.extend(group.iter().map(|&value| (value, rank)));
        before += group.len();
    }
    ranked
}

/// Returns the chance that random signs put twice the positive rank sum at least `distance` away
/// from `total`.
fn exact_tail(ranks: &[usize], total: usize, distance: usize) -> f64 {
    let mut chance = vec![0.0; total + 1];
    chance[0] = 1.0;
    let mut reached = 0;
    for &rank in ranks {
        reached += rank;
        for sum in (0..=reached).rev() {
            let with = if sum >= rank { chance[sum - rank] } else { 0.0 };
            chance[sum] = f64::midpoint(chance[sum], with);
        }
    }
    let far = |&(sum, _): &(usize, &f64)| (2 * sum).abs_diff(total) >= distance;
    chance.iter().enumerate().filter(far).map(|(_, p)| p).sum::<f64>().min(1.0)
}

/// Returns the chance of a standard normal value at least `z` away from zero.
fn normal_tail(z: f64) -> f64 {
    if z.is_finite() { libm::erfc(z / std::f64::consts::SQRT_2) } else { 1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Tries every sign pattern.
    fn signed_rank_twin(differences: &[f64]) -> f64 {
        let rank = |d: f64| {
            let below = differences.iter().filter(|x| x.abs() < d.abs()).count();
            let equal = differences.iter().filter(|x| x.abs() == d.abs()).count();
            (2 * below + equal + 1).min(differences.len().div_ceil(2) + 1) as i64
        };
        let signed: Vec<i64> = differences
            .iter()
            .filter(|&&d| d != 0.0)
            .map(|&d| if d > 0.0 { rank(d) } else { -rank(d) })
            .collect();
        let seen = signed.iter().sum::<i64>().abs();
        let patterns = 1_u32 << signed.len();
        let extreme = (0..patterns).filter(|pattern| {
            let flip = |(i, r): (usize, &i64)| if pattern >> i & 1 == 1 { -r } else { *r };
            signed.iter().enumerate().map(flip).sum::<i64>().abs() >= seen
        });
        extreme.count() as f64 / f64::from(patterns)
    }

    /// Counts the pairs one by one.
    fn u_twin(before: &[u64], after: &[u64]) -> f64 {
        let wins = |a: u64, b: u64| {
            if a > b {
                1.0
            } else if a == b {
                0.5
            } else {
                0.0
            }
        };
        before.iter().flat_map(|&a| after.iter().map(move |&b| wins(a, b))).sum()
    }

    #[test]
    fn no_difference_at_all_has_p_one() {
        assert_eq!(signed_rank(&[]), 1.0);
        assert_eq!(signed_rank(&[0.0; 20]), 1.0);
        assert_eq!(rank_sum(&[], &[1, 2]), 1.0);
        assert_eq!(rank_sum(&[5; 9], &[5; 4]), 1.0);
        let share = |part, whole| Share { part, whole };
        assert_eq!(equal_shares(share(0, 0), share(0, 0)), 1.0);
        assert_eq!(equal_shares(share(3, 3), share(3, 3)), 1.0);
    }

    #[test]
    fn the_same_sign_throughout_has_the_smallest_p() {
        assert_eq!(signed_rank(&[0.1; 20]), 2.0 / f64::from(1 << 20));
        assert_eq!(signed_rank(&[-0.1]), 1.0);
    }

    #[test]
    fn many_rounds_use_the_normal_tail() {
        let one_sided: Vec<f64> = (1..=100).map(f64::from).collect();
        assert!(signed_rank(&one_sided) < 1e-15);
        let balanced: Vec<f64> =
            (1..=100_u8).map(|i| f64::from(i) * [1.0, -1.0][usize::from(i) % 2]).collect();
        assert!(signed_rank(&balanced) > 0.5);
    }

    proptest! {
        #![proptest_config(crate::testing::seeded(256))]

        #[test]
        fn signed_ranks_equal_trying_every_sign(
            differences in prop::collection::vec((-4..=4_i32).prop_map(f64::from), 1..10)
        ) {
            let (fast, slow) = (signed_rank(&differences), signed_rank_twin(&differences));
            prop_assert!((fast - slow).abs() < 1e-12, "{fast} for {slow}");
        }

        #[test]
        fn rank_sums_agree_with_counting_pairs(
            mut a in prop::collection::vec(0..30_u64, 2..40),
            mut b in prop::collection::vec(0..30_u64, 2..40),
        ) {
            a.sort_unstable();
            b.sort_unstable();
            let p = rank_sum(&a, &b);
            prop_assert!((0.0..=1.0).contains(&p));
            prop_assert!((p - rank_sum(&b, &a)).abs() < 1e-9);
            let middle = (a.len() * b.len()) as f64 / 2.0;
            prop_assert_eq!(p == 1.0, (u_twin(&a, &b) - middle).abs() <= 0.5);
        }
    }
}
