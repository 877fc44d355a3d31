//! Clocks: what people can agree on, and what is left of somebody's time.

use kernel::{Message, message};
use maud::{Markup, html};
use tongue::{Tongue, say};

use crate::page::glyph;
use crate::scene::Time;

/// What people can agree on, by name; what each means the table knows.
pub const CLOCKS: [&str; 6] = ["live-30", "live-60", "live-90", "days-half", "days-1", "days-2"];

/// Those for tables where the others decide what comes once somebody's time is over.
pub const ASKING: [&str; 6] =
    ["live-30-ask", "live-60-ask", "live-90-ask", "days-half-ask", "days-1-ask", "days-2-ask"];

/// Those over days where time runs in holidays, too.
pub const FIRM: [&str; 6] = [
    "days-half-firm",
    "days-1-firm",
    "days-2-firm",
    "days-half-ask-firm",
    "days-1-ask-firm",
    "days-2-ask-firm",
];

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// What was agreed, in words.
pub fn agreed(name: &str) -> Message {
    match name {
        "live-30" => Message::new("clock-live-30"),
        "live-60" => Message::new("clock-live-60"),
        "live-90" => Message::new("clock-live-90"),
        "days-half" => Message::new("clock-days-half"),
        "days-1" => Message::new("clock-days-1"),
        "days-2" => Message::new("clock-days-2"),
        _ => match (name.strip_suffix("-firm"), name.strip_suffix("-ask")) {
            (Some(plain), _) => message!("clock-and-firm", clock = agreed(plain)),
            (None, Some(plain)) => message!("clock-and-ask", clock = agreed(plain)),
            (None, None) => Message::new("clock-none"),
        },
    }
}

/// What is left of somebody's time. The script lets it run.
pub fn time(tongue: &Tongue, time: Time) -> Markup {
    if let Some(until) = time.holiday {
        // The day after its last one, as people say it.
        let day = until.div_euclid(DAY);
        let date = tongue.date(day, day);
        let words = say!(tongue, "clock-holiday", date = date.as_str());
        return html! {
            span.time.holiday title=(words) {
                (glyph("i-case")) span.vh { (words) } b aria-hidden="true" { (say!(tongue, "clock-until", date = date)) }
            }
        };
    }
    html! {
        span.time.runs[time.until.is_some()] data-until=[time.until] title=(say!(tongue, "clock-left")) {
            span.vh { (say!(tongue, "clock-left")) " " }
            b { (told(time.left, tongue)) }
        }
    }
}

/// A time as it is told: exactly where every second counts, else by the hour.
fn told(left: i64, tongue: &Tongue) -> String {
    let left = left.max(0);
    let (seconds, minutes) = (left / SECOND % 60, left / MINUTE % 60);
    match left {
        DAY.. => say!(tongue, "clock-days", days = left / DAY, hours = left / HOUR % 24),
        0..HOUR => format!("{minutes}:{seconds:02}"),
        _ if left < 4 * HOUR => format!("{}:{minutes:02}:{seconds:02}", left / HOUR),
        _ => say!(tongue, "clock-hours", hours = left / HOUR, minutes = minutes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_as_exactly_as_they_matter() {
        let told = |left| told(left, tongue::english());
        assert_eq!(told(-5), "0:00");
        assert_eq!(told(59 * SECOND + 999), "0:59");
        assert_eq!(told(41 * MINUTE + 8 * SECOND), "41:08");
        assert_eq!(told(HOUR + 5 * MINUTE), "1:05:00");
        assert_eq!(told(23 * HOUR + 10 * MINUTE), "23h 10min");
        assert_eq!(told(DAY + 6 * HOUR + MINUTE), "1d 6h");
    }
}
