//! The generators that live inside a state, so that a state is its own future.

use chacha20::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg32;
use serde::de::value::MapDeserializer;
use serde::de::{self, Deserializer};
use serde::{Deserialize, Serialize};

/// A deterministic generator: the same seed or key gives the same game on every machine.
///
/// There are two. Simulations and search use the fast one, PCG-32: good dice, but whoever sees
/// enough of them can work out the next. Games between people use the secure one, ChaCha20 under
/// a key of 256 bits: what has been drawn tells nothing about what will be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Rng {
    /// PCG-32.
    Fast(#[serde(deserialize_with = "read_pcg")] Pcg32),
    /// ChaCha20.
    Secure(Keystream),
}

/// A generator from a saved state. With an even increment, which none of ours has, its circle can be as small as a single
/// nought, and drawing would wait for another number for ever.
fn read_pcg<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Pcg32, D::Error> {
    #[derive(Deserialize)]
    struct Parts {
        state: u64,
        increment: u64,
    }
    let Parts { state, increment } = Parts::deserialize(deserializer)?;
    if increment.is_multiple_of(2) {
        return Err(de::Error::invalid_value(de::Unexpected::Unsigned(increment), &"odd"));
    }
    let parts = [("state", state), ("increment", increment)];
    Pcg32::deserialize(MapDeserializer::new(parts.into_iter()))
}

/// The words of ChaCha20 under a key, from some place on. It is kept as key and place, not as a
/// buffer: states are copied far more often than a game between people draws.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keystream {
    key: [u8; 32],
    place: u64,
}

impl Keystream {
    #[cold]
    fn next(&mut self) -> u32 {
        let mut words = ChaCha20Rng::from_seed(self.key);
        words.set_word_pos(u128::from(self.place));
        self.place = self.place.wrapping_add(1);
        words.next_u32()
    }
}

impl Rng {
    /// The fast generator of a seed.
    pub fn new(seed: u64) -> Self {
        Self::fork(seed, 0x0da3_e39c_b94b_95bb)
    }

    /// A fast generator of its own for a part of the work, e.g. one game of many or one search.
    pub fn fork(seed: u64, stream: u64) -> Self {
        Self::Fast(Pcg32::new(seed, stream))
    }

    /// The secure generator of a key.
    pub fn secure(key: [u8; 32]) -> Self {
        Self::Secure(Keystream { key, place: 0 })
    }

    #[inline]
    fn next(&mut self) -> u32 {
        match self {
            Self::Fast(pcg) => pcg.next_u32(),
            Self::Secure(words) => words.next(),
        }
    }

    /// A fresh seed.
    pub fn seed(&mut self) -> u64 {
        let low = self.next();
        u64::from(self.next()) << 32 | u64::from(low)
    }

    /// A whole number below `n` (`n` > 0), each as likely as the other (Lemire's method, which
    /// is written here because a library's choice of method may change between releases).
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let mut product = u64::from(self.next()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.next()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// One of the items, or none if there are none.
    #[inline]
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
        assert_eq!(Rng::new(42).seed(), 6_528_977_477_846_332_922);
    }

    #[test]
    fn the_stream_of_a_key_is_chacha20() {
        // RFC 8439, A.1, test vector 1: the zero key, nonce and counter.
        let mut rng = Rng::secure([0; 32]);
        let words: Vec<u32> = (0..17).map(|_| rng.next()).collect();
        assert_eq!(words[..4], [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
        // Test vector 2: the next block.
        assert_eq!(words[16], 0xbee7_079f);
    }

    #[test]
    fn a_generator_goes_on_from_its_json() {
        for mut rng in [Rng::new(7), Rng::secure([9; 32])] {
            rng.seed();
            let text = serde_json::to_string(&rng).expect("JSON");
            let mut back: Rng = serde_json::from_str(&text).expect("the same");
            assert_eq!(back, rng);
            assert_eq!(back.seed(), rng.seed());
        }
    }

    /// Whoever writes a state writes its generator, too.
    #[test]
    fn no_saved_generator_stands_still() {
        let read = |text: &str| serde_json::from_str::<Rng>(text);
        for (state, increment) in [(0, 0), (0, 2), (7, u64::MAX - 1)] {
            let text = format!("{{\"state\":{state},\"increment\":{increment}}}");
            assert!(read(&text).is_err(), "{text}");
        }
        let mut rng = read("{\"state\":0,\"increment\":1}").expect("as good as any");
        assert!((0..9).map(|_| rng.below(3)).any(|number| number > 0));
        let key = [9; 32];
        let text = format!("{{\"key\":{key:?},\"place\":{}}}", u64::MAX);
        let mut last = read(&text).expect("a place like any other");
        last.below(3);
        last.below(3);
    }

    #[test]
    fn below_reaches_every_number_evenly() {
        for mut rng in [Rng::new(7), Rng::secure([7; 32])] {
            let mut hits = [0u32; 6];
            for _ in 0..60_000 {
                hits[rng.below(6) as usize] += 1;
            }
            assert!(hits.iter().all(|&h| (9_500..10_500).contains(&h)), "{hits:?}");
        }
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
