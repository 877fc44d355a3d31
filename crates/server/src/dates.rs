//! What time it is, and dates in words.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use tongue::{Tongue, say};

const DAY: i64 = 24 * 60 * 60;

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// What time it is for whoever must choose. It goes by what has passed since the start and never by a clock that somebody
/// sets, and begins after everything that is written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steady {
    begun: Instant,
    at: i64,
}

impl Steady {
    /// It is later than this, which is the last that is known.
    pub(crate) fn after(last: i64) -> Self {
        Self { begun: Instant::now(), at: now().max(last) }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(self) -> i64 {
        self.at.saturating_add(i64::try_from(self.begun.elapsed().as_millis()).unwrap_or(i64::MAX))
    }
}

/// Seconds since 1970.
pub(crate) fn seconds() -> i64 {
    now() / 1000
}

/// Days since 1970.
pub(crate) fn today() -> i64 {
    seconds().div_euclid(DAY)
}

/// When something was: "today", "yesterday", "9 Nov", "9 Nov 2019".
pub(crate) fn ago(seconds: i64, tongue: &Tongue) -> String {
    told(seconds, self::seconds(), tongue)
}

fn told(then: i64, now: i64, tongue: &Tongue) -> String {
    let (then, now) = (then.div_euclid(DAY), now.div_euclid(DAY));
    match now - then {
        0 => say!(tongue, "date-today"),
        1 => say!(tongue, "date-yesterday"),
        _ => tongue.date(then, now),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_told_as_people_do() {
        let now = 1_700_000_000; // 14 November 2023, 22:13
        let told = |then, now| told(then, now, tongue::english());
        assert_eq!(told(now - 60, now), "today");
        assert_eq!(told(now - DAY, now), "yesterday");
        assert_eq!(told(now - 5 * DAY, now), "9 Nov");
        assert_eq!(told(1_582_934_400, now), "29 Feb 2020");
        assert_eq!(told(0, now), "1 Jan 1970");
    }
}
