//! A mistake in the rules becomes an error, not a crash.

use std::any::Any;
use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};

use kernel::{Refused, message};

thread_local! {
    /// Where the last panic of this thread came from.
    static PLACE: Cell<Option<String>> = const { Cell::new(None) };
}

/// Keeps panics from writing to standard error by themselves: [`guarded`] reports them.
pub fn install() {
    panic::set_hook(Box::new(|info| {
        PLACE.set(info.location().map(|place| format!("{}:{}", place.file(), place.line())));
    }));
}

/// Does some work; a panic in it is refused as an internal error.
///
/// Whoever calls this puts right what the work may have left half done.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, Refused> {
    panic::catch_unwind(AssertUnwindSafe(work)).map_err(|payload| {
        let place = PLACE.take().unwrap_or_else(|| "?".to_owned());
        let error = one_line(said(payload.as_ref()));
        Refused::new("internal", message!("internal-error", place = place, error = error))
    })
}

fn said(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<&str>().copied();
    text.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or("no reason")
}

/// The most letters of a line that may quote what a stranger sent.
pub const LETTERS: usize = 2_000;

/// The text with everything that could break a line or steer a terminal taken out, and as much of it as anybody would read.
pub fn one_line(text: &str) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let mut letters = text.chars();
    let mut line: String = letters.by_ref().take(LETTERS).map(plain).collect();
    if letters.next().is_some() {
        line.push('…');
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_one_line() {
        let refused = guarded(|| panic!("two\nlines {}", 1)).expect_err("it panics");
        assert_eq!(refused.code, "internal");
        assert!(tongue::english().say(&refused.message).ends_with("two lines 1"), "{refused}");
        assert_eq!(guarded(|| 5), Ok(5));
    }

    #[test]
    fn a_line_has_an_end() {
        assert_eq!(one_line("a\r\n\u{1b}[2Jb"), "a   [2Jb");
        let (long, longer) = ("x".repeat(LETTERS), "ä".repeat(LETTERS + 1));
        assert_eq!(one_line(&long), long);
        assert_eq!(one_line(&longer).chars().count(), LETTERS + 1);
    }
}
