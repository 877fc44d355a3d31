//! Sets as the bits of one word.

/// A word of bits.
pub trait Word: Copy {
    /// Takes the lowest bit out and says which it was; none if no bit is set.
    fn take_lowest(&mut self) -> Option<usize>;
}

macro_rules! words {
    ($($type:ty),*) => {$(
        impl Word for $type {
            #[inline]
            fn take_lowest(&mut self) -> Option<usize> {
                (*self != 0).then(|| {
                    let bit = self.trailing_zeros() as usize;
                    *self &= *self - 1;
                    bit
                })
            }
        }
    )*};
}
words!(u8, u16, u32, u64, u128);

/// Walks over the bits of a word, lowest first.
pub fn bits(mut word: impl Word) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || word.take_lowest())
}

/// The number of the bit of a word that has so many others below it.
///
/// Where it lies nobody can foresee, so that it is found without a branch: the word is halved and halved again, and each
/// time the lower half is left behind if it has too few bits.
pub fn nth_bit(mut word: u64, n: usize) -> usize {
    let (mut left, mut at) = (n as u32, 0);
    for half in [32, 16, 8, 4, 2, 1] {
        let below = (word & ((1 << half) - 1)).count_ones();
        let beyond = u32::from(left >= below);
        left -= beyond * below;
        word >>= beyond * half;
        at += beyond * half;
    }
    at as usize
}

/// Makes a set of things that are numbered from 0, as the bits of a word. What its bits stand for
/// is for the game to say.
///
/// ```
/// kernel::bit_set! {
///     /// Some of 32 cards.
///     Hand(u32)
/// }
/// let (mut hand, ace) = (Hand(0b1100), Hand(0b100));
/// hand.take(ace);
/// assert_eq!((hand, hand.len(), hand.and(ace)), (Hand(0b1000), 1, Hand::NONE));
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$attribute:meta])* $set:ident($word:ty)) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $set(pub $word);

        #[allow(dead_code, reason = "not every set needs all of it")]
        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// How many members it has.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether it is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Adds the members of another set.
            pub fn add(&mut self, other: Self) {
                self.0 |= other.0;
            }

            /// Takes the members of another set out.
            pub fn take(&mut self, other: Self) {
                self.0 &= !other.0;
            }

            /// The members of both sets.
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The members of either set.
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The members of this set that are not in the other.
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether the two sets share a member.
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_bit_is_the_one_that_walking_over_them_finds() {
        for word in [1, 2, u64::MAX, 1 << 63, 0x8000_0001_0000_8001, 0x0123_4567_89ab_cdef] {
            for (n, bit) in bits(word).enumerate() {
                assert_eq!(nth_bit(word, n), bit, "{n} of {word:x}");
            }
        }
    }
}
