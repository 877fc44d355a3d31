//! Hours in which somebody wants to be told nothing, and the one at which they want to be told all of it.

use crate::Millis;
use crate::clock::{DAY, HOUR, MINUTE};

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

/// The hour of every day at which somebody wants to be told everything together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Daily {
    /// The hour of their day.
    pub hour: u8,
    /// How many minutes their clock is ahead of UTC.
    pub ahead: i16,
}

impl Daily {
    /// When it is that hour next, but not now.
    pub fn next(&self, now: Millis) -> Millis {
        let time = (now + Millis::from(self.ahead) * MINUTE).rem_euclid(DAY);
        let wait = (Millis::from(self.hour) * HOUR - time).rem_euclid(DAY);
        now + if wait == 0 { DAY } else { wait }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hour_of_a_day_comes_once_a_day() {
        let at = |hours: Millis| 20_000 * DAY + hours * HOUR;
        // Seven in the morning, in Warsaw in winter.
        let daily = Daily { hour: 7, ahead: 60 };
        assert_eq!(daily.next(at(0)), at(6));
        assert_eq!(daily.next(at(6) - 1), at(6));
        assert_eq!(daily.next(at(6)), at(30));
        assert_eq!(Daily { hour: 20, ahead: -300 }.next(at(3)), at(25));
    }

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
