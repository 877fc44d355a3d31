//! How long bots let people look at what they do.

use std::time::Duration;

use tokio::time::Instant;
use ui::note::Pause;
use ui::table::Pace;

/// Every pause is so many parts of the usual one.
pub(crate) const GRAINS: u32 = 4;

/// The way from one choice of a person to the next: the more happens on it, the shorter the pauses
/// become, so that nobody waits for long.
#[derive(Debug, Default)]
pub(crate) struct Stretch {
    /// How many grains it has taken.
    taken: u32,
}

impl Stretch {
    /// How many grains are taken to look at something.
    pub(crate) fn pause(&mut self, pace: Pace, what: Pause) -> u32 {
        // The longest pause, and what all of them come to before they are but one grain each.
        let (longest, most): (u32, u32) = match pace {
            Pace::Slow => (8, 120),
            Pace::Normal => (4, 32),
            Pace::Fast => (2, 12),
            Pace::AtOnce => return 0,
        };
        let wanted = match what {
            Pause::None => return 0,
            Pause::Glance => longest / 2,
            Pause::Look => longest,
        };
        let left = most.saturating_sub(self.taken);
        let grains = wanted.min(left.div_ceil(8)).max(1);
        self.taken += grains;
        grains
    }
}

/// When bots are heard that were asked at `begin` and have their answers now: after whole pauses only.
pub(crate) fn due(begin: Instant, pause: Duration, now: Instant) -> Instant {
    let pause = pause.max(Duration::from_millis(1));
    let pauses = (now - begin).as_nanos().div_ceil(pause.as_nanos()).max(1);
    begin + pause * u32::try_from(pauses).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_heard_after_whole_pauses_however_long_it_takes() {
        let (begin, pause) = (Instant::now(), Duration::from_millis(700));
        let heard = |millis| due(begin, pause, begin + Duration::from_millis(millis)) - begin;
        for (took, pauses) in
            [(0, 1), (1, 1), (699, 1), (700, 1), (701, 2), (1_400, 2), (9_000, 13)]
        {
            assert_eq!(heard(took), pause * pauses, "after {took} ms");
        }
        assert!(due(begin, Duration::ZERO, begin + pause) - begin >= pause);
    }
}
