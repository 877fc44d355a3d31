//! Dates in words.

use std::time::{SystemTime, UNIX_EPOCH};

use kernel::{Message, Name, message};

const DAY: i64 = 24 * 60 * 60;

/// When something was: "today", "yesterday", "9 Nov", "9 Nov 2019".
pub(crate) fn ago(seconds: i64) -> Message {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    told(seconds, now.as_secs().cast_signed())
}

fn told(then: i64, now: i64) -> Message {
    let days = now.div_euclid(DAY) - then.div_euclid(DAY);
    let (year, month, day) = civil(then.div_euclid(DAY));
    let month = Name::new("month", (month + 1).to_string());
    match days {
        0 => message!("date-today"),
        1 => message!("date-yesterday"),
        _ if year == civil(now.div_euclid(DAY)).0 => message!("date-day", day = day, month = month),
        // A year is no number of things: no language groups or counts it.
        _ => message!("date-year", day = day, month = month, year = year.to_string()),
    }
}

/// Year, month from 0, and day of a number of days since 1970.
fn civil(mut days: i64) -> (i64, usize, i64) {
    let leap = |year: i64| (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    let mut year = 1970;
    loop {
        let length = if leap(year) { 366 } else { 365 };
        if days < length {
            break;
        }
        days -= length;
        year += 1;
    }
    let february = if leap(year) { 29 } else { 28 };
    let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= months[month] {
        days -= months[month];
        month += 1;
    }
    (year, month, days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_told_as_people_do() {
        let now = 1_700_000_000; // 14 November 2023, 22:13
        let told = |then, now| tongue::english().say(&told(then, now));
        assert_eq!(told(now - 60, now), "today");
        assert_eq!(told(now - DAY, now), "yesterday");
        assert_eq!(told(now - 5 * DAY, now), "9 Nov");
        assert_eq!(told(1_582_934_400, now), "29 Feb 2020");
        assert_eq!(told(0, now), "1 Jan 1970");
    }
}
