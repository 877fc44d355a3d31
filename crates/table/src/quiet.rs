//! Hours in which somebody wants to be told nothing.

use crate::Millis;
use crate::clock::{DAY, MINUTE};

/// Hours of every day in which somebody wants to be told nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quiet {
    /// The minute of their day at which they begin.
    pub from: u16,
    /// The minute at which they end, of the next day if it is an earlier one.
    pub until: u16,
    /// How many minutes their clock is ahead of UTC.
    pub ahead: i16,
}

impl Quiet {
    /// When they will be over, in the midst of them.
    pub fn over(&self, now: Millis) -> Option<Millis> {
        let [from, until] = [self.from, self.until].map(|minute| Millis::from(minute) * MINUTE);
        let time = (now + Millis::from(self.ahead) * MINUTE).rem_euclid(DAY);
        let since = (time - from).rem_euclid(DAY);
        let length = (until - from).rem_euclid(DAY);
        (since < length).then_some(now + length - since)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_are_quiet_by_the_clock_of_whoever_wants_them_so() {
        let at = |hours: Millis, minutes: Millis| 20_000 * DAY + (hours * 60 + minutes) * MINUTE;
        // From ten in the evening until seven, in Warsaw in winter.
        let night = Quiet { from: 22 * 60, until: 7 * 60, ahead: 60 };
        assert_eq!(night.over(at(20, 59)), None);
        assert_eq!(night.over(at(21, 0)), Some(at(30, 0)));
        assert_eq!(night.over(at(29, 59)), Some(at(30, 0)));
        assert_eq!(night.over(at(30, 0)), None);
        let noon = Quiet { from: 12 * 60, until: 13 * 60, ahead: -300 };
        assert_eq!(noon.over(at(17, 30)), Some(at(18, 0)));
        assert_eq!(noon.over(at(12, 30)), None);
        assert_eq!(Quiet { from: 5, until: 5, ahead: 0 }.over(at(0, 5)), None, "no time at all");
    }
}
