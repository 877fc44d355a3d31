//! The seeded generator that lives inside a state, so that a state is its own future.

use rand_core::Rng as _;
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

/// A small deterministic generator: the same seed gives the same game on every machine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rng(Pcg32);

impl Rng {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Self {
        Self(Pcg32::new(seed, 0x0da3_e39c_b94b_95bb))
    }

    /// A generator of its own for a part of the work, e.g. one game of many or one search.
    pub fn fork(seed: u64, stream: u64) -> Self {
        Self(Pcg32::new(seed, stream))
    }

    /// A fresh seed.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A whole number below `n` (`n` > 0), each as likely as the other (Lemire's method, which
    /// is written here because a library's choice of method may change between releases).
    pub fn below(&mut self, n: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// One of the items, or none if there are none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        (!items.is_empty()).then(|| items[self.below(items.len() as u32) as usize])
    }

    /// Puts the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut rng = Rng::new(42);
        let drawn: Vec<u32> = (0..6).map(|_| rng.below(100)).collect();
        assert_eq!(drawn, [56, 35, 6, 93, 87, 13]);
    }

    #[test]
    fn below_reaches_every_number_evenly() {
        let mut rng = Rng::new(7);
        let mut hits = [0u32; 6];
        for _ in 0..60_000 {
            hits[rng.below(6) as usize] += 1;
        }
        assert!(hits.iter().all(|&h| (9_500..10_500).contains(&h)), "{hits:?}");
    }

    #[test]
    fn shuffle_keeps_the_items() {
        let mut items: Vec<u8> = (0..20).collect();
        Rng::new(3).shuffle(&mut items);
        assert_ne!(items, (0..20).collect::<Vec<u8>>());
        items.sort_unstable();
        assert_eq!(items, (0..20).collect::<Vec<u8>>());
    }
}
