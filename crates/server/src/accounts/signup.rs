//! Who may make an account: everybody; or whoever has a code, or a browser that does a sum first.
//!
//! A sum is a few words of ours, signed, to which a number is to be found that makes their hash begin with enough zeros. It takes a
//! browser some seconds and the server a moment, so that nobody makes accounts by the thousand. What was asked is kept nowhere; what
//! was answered is, until it would have ended.

use kernel::{Message, message};
use ring::digest::{SHA256, digest};
use ring::hmac;
use store::Entry;
use ui::account::Admission;

use super::secrets::{bare, hash};
use crate::errors::Problem;
use crate::forms::Fields;
use crate::{App, dates, limits, random};

/// Who may make an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Signup {
    /// Everybody.
    #[default]
    Open,
    /// Whoever has a code.
    Code,
    /// Whoever's browser does a sum that begins with so many zeros, or has a code.
    Work(u32),
}

/// What the page asks for of who makes an account.
pub(super) fn admission(app: &App) -> Result<Admission, Problem> {
    Ok(match app.signup {
        Signup::Open => Admission::Everybody,
        Signup::Code => Admission::Code,
        Signup::Work(zeros) => {
            let until = dates::seconds() + limits::WORK_TIME;
            let asked = format!("{}.{until}.{zeros}", random::hex(16)?);
            let signed = hmac::sign(&key(app), asked.as_bytes());
            Admission::Work(format!("{asked}.{}", hex(signed.as_ref())))
        }
    })
}

/// What somebody brings along who makes an account, or why that is not enough.
pub(super) fn entry(app: &App, fields: &Fields) -> Result<Option<Entry>, Message> {
    let code = bare(fields.first("invitation"));
    match app.signup {
        Signup::Open => Ok(None),
        Signup::Code | Signup::Work(_) if !code.is_empty() => Ok(Some(Entry::Code(hash(&code)))),
        Signup::Code => Err(message!("signup-code-needed")),
        Signup::Work(zeros) => {
            let worked = worked(&key(app), fields.first("work"), zeros, dates::seconds());
            worked.map(Some).ok_or_else(|| message!("signup-work-needed"))
        }
    }
}

/// What is said where it was used before, or has ended.
pub(super) fn spent(entry: Option<&Entry>) -> Message {
    match entry {
        Some(Entry::Code(_)) => message!("signup-code-wrong"),
        _ => message!("signup-work-needed"),
    }
}

fn key(app: &App) -> hmac::Key {
    let bytes = [b"orderstack-signup:", app.chance.as_slice()].concat();
    hmac::Key::new(hmac::HMAC_SHA256, &bytes)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A sum that was asked for, has not ended, and comes out. Its parts cannot be split otherwise: none has a point in it.
fn worked(key: &hmac::Key, sent: &str, zeros: u32, now: i64) -> Option<Entry> {
    let parts: Vec<&str> = sent.split('.').collect();
    let [salt, until, asked, signed, number] = parts[..] else { return None };
    let digits = (1..=15).contains(&number.len()) && number.bytes().all(|it| it.is_ascii_digit());
    if !digits || asked != zeros.to_string() {
        return None;
    }
    let (words, tag) = (format!("{salt}.{until}.{asked}"), unhex(signed)?);
    hmac::verify(key, words.as_bytes(), &tag).ok()?;
    let until: i64 = until.parse().ok().filter(|until| *until > now)?;
    let sum = digest(&SHA256, sent.as_bytes());
    (leading_zeros(sum.as_ref()) >= zeros).then(|| Entry::Work(hash(&words), until))
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let pair = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    (0..text.len()).step_by(2).map(pair).collect()
}

/// How many bits are zero before the first that is not.
fn leading_zeros(bytes: &[u8]) -> u32 {
    let zero = bytes.iter().take_while(|byte| **byte == 0).count();
    zero as u32 * 8 + bytes.get(zero).map_or(0, |byte| byte.leading_zeros())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sum of so many zeros, done.
    fn done(key: &hmac::Key, until: i64, zeros: u32) -> String {
        let asked = format!("00112233445566778899aabbccddeeff.{until}.{zeros}");
        let signed = hex(hmac::sign(key, asked.as_bytes()).as_ref());
        let sums = (0_u64..).map(|number| format!("{asked}.{signed}.{number}"));
        let fits = |sum: &String| leading_zeros(digest(&SHA256, sum.as_bytes()).as_ref()) >= zeros;
        sums.into_iter().find(fits).expect("there is one")
    }

    #[test]
    fn a_sum_is_good_as_it_was_asked_for_and_no_longer() {
        let key = |secret: &[u8]| hmac::Key::new(hmac::HMAC_SHA256, secret);
        let (ours, now) = (key(b"ours"), 1_000);
        let sum = done(&ours, 1_600, 8);
        assert!(worked(&ours, &sum, 8, now).is_some());
        assert!(worked(&ours, &sum, 8, 1_600).is_none(), "too late");
        assert!(worked(&ours, &sum, 9, now).is_none(), "another cost");
        assert!(worked(&key(b"theirs"), &sum, 8, now).is_none(), "asked by nobody");
        // Neither longer, nor split elsewhere, nor in other words for the same.
        for (from, to) in [
            (".1600.", ".9999."),
            (".1600.8.", ".16008.."),
            (".1600.", "1.600."),
            (".1600.", ".+1600."),
            (".8.", ".08."),
        ] {
            assert!(worked(&ours, &sum.replacen(from, to, 1), 8, now).is_none(), "{to}");
        }
        let (asked, number) = sum.rsplit_once('.').expect("a number");
        for other in [
            format!("{asked}.0{number}x"),
            format!("{asked}."),
            format!("{asked}.{number}.1"),
            asked.to_owned(),
            String::new(),
        ] {
            assert!(worked(&ours, &other, 8, now).is_none(), "{other}");
        }
        // Several numbers fit the same question: it is answered once all the same.
        let Some(Entry::Work(once, _)) = worked(&ours, &sum, 8, now) else { panic!("it was good") };
        let next =
            (0_u64..).map(|number| format!("{asked}.{number}")).filter(|other| *other != sum);
        let mut fits = next.filter_map(|other| worked(&ours, &other, 8, now));
        assert_eq!(fits.next(), Some(Entry::Work(once, 1_600)));
    }

    #[test]
    fn zeros_are_counted_bit_by_bit() {
        for (bytes, zeros) in [(&[0xff_u8][..], 0), (&[0x01], 7), (&[0, 0x10], 11), (&[0, 0], 16)] {
            assert_eq!(leading_zeros(bytes), zeros);
        }
    }
}
