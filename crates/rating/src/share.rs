//! Shares with their uncertainty.

use crate::SURE;

/// How often something happens, as far as some cases tell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// How often it did.
    pub seen: f64,
    /// It is hardly less.
    pub low: f64,
    /// Nor more.
    pub high: f64,
}

impl Share {
    /// Of so many cases, so many: none where there are none. The interval of Wilson, which stays between nothing and all, and holds
    /// for few cases too.
    pub fn of(seen: u32, cases: u32) -> Option<Self> {
        if cases == 0 || seen > cases {
            return None;
        }
        let (n, z) = (f64::from(cases), SURE);
        let share = f64::from(seen) / n;
        let middle = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half =
            (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt() * z / (1.0 + z * z / n);
        Some(Self { seen: share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against the figures of a textbook (Newcombe 1998, method 3).
    #[test]
    fn shares_are_those_of_the_books() {
        let near = |a: f64, b: f64| (a - b).abs() < 0.0005;
        for (seen, cases, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let share = Share::of(seen, cases).expect("cases");
            assert!(near(share.low, low) && near(share.high, high), "{seen} of {cases}: {share:?}");
        }
        assert_eq!((Share::of(0, 0), Share::of(3, 2)), (None, None));
    }
}
