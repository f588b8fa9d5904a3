#![allow(missing_docs, clippy::all, clippy::print_stdout, clippy::disallowed_methods)]
use cmasim::cma::{
    bitmap::Bitmap,
    finder::{Choice, Fit},
};
fn main() {
    let occ: usize = std::env::var("OCC").map_or(95, |s| s.parse().unwrap());
    let name = std::env::var("F").unwrap_or("indexed".into());
    let mut map = Bitmap::new(1 << 20);
    let mut f = Choice::by_name(&name).unwrap().make(&map);
    let mut x: u64 = 88172645463325252;
    let mut rnd = move |n: usize| {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        ((x >> 32) as usize * n) >> 32
    };
    let mut live: Vec<(usize, usize)> = vec![];
    let mut taken = 0;
    let limit = (1 << 20) / 100 * occ;
    let steps: usize = std::env::var("N").map_or(3_000_000, |s| s.parse().unwrap());
    let mut t = std::time::Instant::now();
    let mut hash = 0u64;
    for step in 0..steps {
        if step == steps / 10 {
            t = std::time::Instant::now();
        }
        while taken >= limit {
            let i = rnd(live.len());
            let (b, n) = live.swap_remove(i);
            map.clear(b, n);
            f.on_clear(&map, b, n);
            taken -= n;
        }
        let p = rnd(100);
        let n = if p < 60 {
            1
        } else if p < 80 {
            16
        } else if p < 95 {
            256
        } else {
            2048
        };
        if let Some(b) = f.find(&map, 0, Fit { bits: n, mask: n.min(256) - 1, offset: 0 }) {
            map.set(b, n);
            f.on_set(&map, b, n);
            taken += n;
            live.push((b, n));
            hash = (hash.rotate_left(5) ^ b as u64).wrapping_mul(0x9e3779b97f4a7c15);
        }
    }
    println!(
        "{name} {occ}: {:.2} ns a step, hash {hash:x}",
        t.elapsed().as_nanos() as f64 / (steps * 9 / 10) as f64
    );
}
