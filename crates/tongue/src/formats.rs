//! Numbers, dates, lists and the alphabet as the languages have them, by the Unicode data.

use std::cmp::Ordering;
use std::fmt::Write as _;

use icu_calendar::types::RataDie;
use icu_calendar::{Date, Gregorian};
use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};
use icu_datetime::FixedCalendarDateTimeFormatter as DateFormatter;
use icu_datetime::fieldsets::{MD, YMD};
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;

/// The first of January 1970, counted from the year 1.
const EPOCH: i64 = 719_163;

/// How a language writes numbers, dates and lists, and sorts.
#[derive(Debug)]
pub(crate) struct Formats {
    numbers: DecimalFormatter,
    day: DateFormatter<Gregorian, MD>,
    year: DateFormatter<Gregorian, YMD>,
    alphabet: CollatorBorrowed<'static>,
    /// "A, B and C".
    pub(crate) and: Joints,
    /// "A, B or C".
    pub(crate) or: Joints,
}

/// What stands between the items of a list.
#[derive(Clone, Debug)]
pub(crate) struct Joints {
    /// Between two, if there are no others.
    pub(crate) pair: String,
    /// Between the first two of more.
    pub(crate) first: String,
    pub(crate) middle: String,
    /// Before the last.
    pub(crate) last: String,
}

impl Formats {
    pub(crate) fn new(locale: &Locale) -> Self {
        let options = ListFormatterOptions::default();
        Self {
            numbers: DecimalFormatter::try_new(locale.into(), Default::default())
                .expect("compiled in"),
            day: DateFormatter::try_new(locale.into(), MD::medium()).expect("compiled in"),
            year: DateFormatter::try_new(locale.into(), YMD::medium()).expect("compiled in"),
            alphabet: Collator::try_new(locale.into(), CollatorOptions::default())
                .expect("compiled in"),
            and: Joints::of(
                &ListFormatter::try_new_and(locale.into(), options).expect("compiled in"),
            ),
            or: Joints::of(
                &ListFormatter::try_new_or(locale.into(), options).expect("compiled in"),
            ),
        }
    }

    /// Writes so many of the smallest unit, of which one has this many places: 1.234,5.
    pub(crate) fn number(&self, units: i64, places: u8, out: &mut String) {
        let mut number = Decimal::from(units.unsigned_abs());
        number.multiply_pow10(-i16::from(places));
        number.pad_end(-i16::from(places));
        // A true minus: the data has a hyphen, as programs write it.
        let sign = if units < 0 { "−" } else { "" };
        let _ = write!(out, "{sign}{}", self.numbers.format(&number));
    }

    /// A day, counted from the first of January 1970, as it is written on another: the year is
    /// said if it is not the same.
    pub(crate) fn date(&self, day: i64, on: i64) -> String {
        let date = |day| Date::from_rata_die(RataDie::new(EPOCH + day), Gregorian);
        let (then, now) = (date(day), date(on));
        if then.year().extended_year() == now.year().extended_year() {
            self.day.format(&then).to_string()
        } else {
            self.year.format(&then).to_string()
        }
    }

    /// Which of two names comes first.
    pub(crate) fn compare(&self, one: &str, other: &str) -> Ordering {
        self.alphabet.compare(one, other)
    }
}

impl Joints {
    /// Lists of letters say what stands between them.
    fn of(format: &ListFormatter) -> Self {
        let between = |letters: &[char]| -> Vec<String> {
            let list = format.format(letters.iter()).to_string();
            let joints = list.split(|letter| letters.contains(&letter));
            joints.skip(1).take(letters.len() - 1).map(str::to_owned).collect()
        };
        // Private ones, which no joint has.
        let letters = ['\u{e000}', '\u{e001}', '\u{e002}', '\u{e003}'];
        let joint = |list: &[String], at: usize| list.get(at).cloned().unwrap_or_default();
        let (two, four) = (between(&letters[..2]), between(&letters));
        Self {
            pair: joint(&two, 0),
            first: joint(&four, 0),
            middle: joint(&four, 1),
            last: joint(&four, 2),
        }
    }

    /// What stands before an item, by its place in a list of so many.
    pub(crate) fn before(&self, place: usize, of: usize) -> &str {
        match place {
            0 => "",
            1 if of == 2 => &self.pair,
            1 => &self.first,
            _ if place + 1 == of => &self.last,
            _ => &self.middle,
        }
    }

    pub(crate) fn each_mut(&mut self) -> [&mut String; 4] {
        [&mut self.pair, &mut self.first, &mut self.middle, &mut self.last]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_lists_are_written_as_people_do() {
        let cases = [
            ("en-GB", "12,345", "−1,234.50", "A, B, C and D", "A or B"),
            ("pl", "12\u{a0}345", "−1234,50", "A, B, C i D", "A lub B"),
            ("de", "12.345", "−1.234,50", "A, B, C und D", "A oder B"),
        ];
        for (code, whole, part, and, or) in cases {
            let formats = Formats::new(&code.parse().expect("a language"));
            let number = |units, places| {
                let mut text = String::new();
                formats.number(units, places, &mut text);
                text
            };
            assert_eq!(number(12_345, 0), whole);
            assert_eq!(number(-123_450, 2), part);
            assert!(number(0, 1).ends_with('0') && number(0, 1).len() == 3);
            let list = |joints: &Joints, items: &[&str]| {
                let all = items.iter().enumerate();
                all.map(|(at, item)| format!("{}{item}", joints.before(at, items.len())))
                    .collect::<String>()
            };
            assert_eq!(list(&formats.and, &["A", "B", "C", "D"]), and);
            assert_eq!(list(&formats.or, &["A", "B"]), or);
        }
    }

    #[test]
    fn dates_are_written_and_names_sorted_as_people_do() {
        let (leap_day, later, next_year) = (18_321, 18_500, 18_700);
        let cases = [
            ("en-GB", "29 Feb", "29 Feb 2020", ["Äther", "Łan", "lot", "Zerg"]),
            ("pl", "29 lut", "29 lut 2020", ["Äther", "lot", "Łan", "Zerg"]),
            ("de", "29. Feb.", "29.02.2020", ["Äther", "Łan", "lot", "Zerg"]),
        ];
        for (code, day, year, sorted) in cases {
            let formats = Formats::new(&code.parse().expect("a language"));
            assert_eq!(formats.date(leap_day, later), day);
            assert_eq!(formats.date(leap_day, next_year), year);
            assert!(formats.date(0, next_year).ends_with("1970"));
            let mut names = ["Zerg", "Łan", "Äther", "lot"];
            names.sort_by(|one, other| formats.compare(one, other));
            assert_eq!(names, sorted, "{code}");
        }
    }
}
