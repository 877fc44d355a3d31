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

/// The text with everything that could break a line or steer a terminal taken out.
pub fn one_line(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
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
}
