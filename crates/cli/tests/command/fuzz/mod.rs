//! What a stranger can hand to the program: game files, saved states, lines of the engine protocol. Whatever comes
//! is read or refused in one sentence, soon, and nothing panics. (What a browser can send is tried in the server's
//! `forms`.)
//!
//! `FUZZ` sets how many times as much is tried as in the test run, `FUZZ_FROM` the seed.

mod corpus;
mod files;
mod lines;
mod states;
#[path = "../../../../kernel/tests/strange/mod.rs"]
mod strange;

use std::sync::mpsc;
use std::time::Duration;

use kernel::Refused;
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;
use serde_json::{Value, json};

/// Nothing that is tried here takes longer, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(60);

/// What comes of some work; it fails if the work panics or does not end.
fn in_time<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, TestCaseError> {
    let (done, heard) = mpsc::channel();
    let thread = std::thread::spawn(move || done.send(work()));
    match heard.recv_timeout(PATIENCE) {
        Ok(it) => Ok(it),
        Err(mpsc::RecvTimeoutError::Timeout) => Err(TestCaseError::fail("it does not end")),
        Err(mpsc::RecvTimeoutError::Disconnected) => {
            let why = thread.join().err();
            let said = why.as_ref().and_then(|why| why.downcast_ref::<String>().cloned());
            Err(TestCaseError::fail(format!("it panics: {}", said.unwrap_or_default())))
        }
    }
}

/// A refusal says something, and is no mistake of ours.
fn is_said(refused: &Refused) -> Result<(), TestCaseError> {
    prop_assert_ne!(refused.code, "internal");
    prop_assert!(!tongue::english().say(&refused.message).is_empty());
    Ok(())
}

/// A JSON value where another was expected.
fn odd_value() -> BoxedStrategy<Value> {
    prop_oneof![
        4 => prop::sample::select(strange::NUMBERS.to_vec())
            .prop_map(|text| serde_json::from_str(text).unwrap_or(json!(0))),
        1 => any::<f64>().prop_map(Value::from),
        2 => (0u64..9).prop_map(Value::from),
        2 => strange::word().prop_map(Value::from),
        1 => prop::sample::select(vec![json!(null), json!(true), json!(false), json!([]), json!({})]),
        1 => prop::collection::vec(0u64..9, 0..300).prop_map(Value::from),
        1 => (1usize..120).prop_map(|deep| (0..deep).fold(json!(0), |inner, _| json!([inner]))),
    ]
    .boxed()
}
