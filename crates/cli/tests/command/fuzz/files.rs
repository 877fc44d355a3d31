//! Game files that were damaged, on the way or on purpose.

use house::games::{Visit, with};
use kernel::history::{Deal, History, Record};
use kernel::{Listed, NoLog, Refused, Seat};
use orderstack::replay::tell;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestCaseError;
use serde::Deserialize;
use serde_json::Value;

use super::corpus::MOMENTS;
use super::states::{Change, any_change, change, lives};
use super::strange::{NUMBERS, cases, word};
use super::{in_time, is_said};

/// What is done to a file.
#[derive(Clone, Debug)]
enum Damage {
    /// A byte is another.
    Byte(Index, u8),
    /// It ends here.
    Cut(Index),
    /// A line is gone, is there twice, or comes from another file.
    Gone(Index),
    Twice(Index, Index),
    Foreign(Index, Index, Index),
    /// A line keeps its first word alone, and goes on like this.
    Value(Index, String),
    /// Setup or position, changed as states are.
    Json(bool, Index, Change),
    /// A field of the setup is there twice.
    Doubled(String),
    /// Setup or position is a list in a list in a list.
    Deep(bool, u16),
}

fn any_damage() -> impl Strategy<Value = Damage> {
    let index = any::<Index>;
    let value = prop_oneof![word(), prop::sample::select(NUMBERS.to_vec()).prop_map(str::to_owned)];
    prop_oneof![
        2 => (index(), any::<u8>()).prop_map(|(at, byte)| Damage::Byte(at, byte)),
        1 => index().prop_map(Damage::Cut),
        1 => index().prop_map(Damage::Gone),
        1 => (index(), index()).prop_map(|(at, line)| Damage::Twice(at, line)),
        2 => (index(), index(), index()).prop_map(|(at, file, line)| Damage::Foreign(at, file, line)),
        4 => (index(), value).prop_map(|(at, value)| Damage::Value(at, value)),
        4 => (any::<bool>(), any_change()).prop_map(|(setup, (at, how))| Damage::Json(setup, at, how)),
        1 => prop::sample::select(NUMBERS.to_vec())
            .prop_map(|number| Damage::Doubled(format!("\"players\":{number},"))),
        1 => (any::<bool>(), any::<u16>()).prop_map(|(setup, deep)| Damage::Deep(setup, deep)),
    ]
}

/// The number of the line that begins like this.
fn line_of(lines: &[String], setup: bool) -> Option<usize> {
    let name = if setup { "setup " } else { "position " };
    lines.iter().position(|line| line.starts_with(name))
}

fn damage(text: &mut Vec<u8>, how: &Damage) {
    if text.is_empty() {
        return;
    }
    match how {
        Damage::Byte(at, byte) => {
            let at = at.index(text.len());
            text[at] = *byte;
            return;
        }
        Damage::Cut(at) => return text.truncate(at.index(text.len())),
        _ => {}
    }
    let whole = String::from_utf8_lossy(text);
    let mut lines: Vec<String> = whole.lines().map(str::to_owned).collect();
    if lines.is_empty() {
        return;
    }
    match how {
        Damage::Byte(..) | Damage::Cut(_) => {}
        Damage::Gone(at) => drop(lines.remove(at.index(lines.len()))),
        Damage::Twice(at, line) => lines.insert(at.index(lines.len()), line.get(&lines).clone()),
        Damage::Foreign(at, file, line) => {
            let other = file.get(&MOMENTS).file.to_text();
            let other: Vec<&str> = other.lines().collect();
            let at = at.index(lines.len());
            lines[at] = (*line.get(&other)).to_owned();
        }
        Damage::Value(at, value) => {
            // The header is where most can be wrong.
            let at = at.index(lines.len().min(14));
            let first = lines[at].split(' ').next().unwrap_or_default();
            lines[at] = format!("{first} {value}");
        }
        Damage::Json(setup, place, how) => {
            let Some(at) = line_of(&lines, *setup) else { return };
            let (name, json) = lines[at].split_once(' ').unwrap_or_default();
            let Ok(mut json) = serde_json::from_str::<Value>(json) else { return };
            change(&mut json, &(*place, how.clone()));
            lines[at] = format!("{name} {json}");
        }
        Damage::Doubled(field) => {
            let Some(at) = line_of(&lines, true) else { return };
            lines[at] = lines[at].replacen('{', &format!("{{{field}"), 1);
        }
        Damage::Deep(setup, deep) => {
            let Some(at) = line_of(&lines, *setup) else { return };
            let name = if *setup { "setup" } else { "position" };
            lines[at] = format!("{name} {}", "[".repeat(usize::from(*deep)));
        }
    }
    *text = (lines.join("\n") + "\n").into_bytes();
}

/// The file that somebody would write who wants to deceive: promise, hashes and end are what they have to be, as far as
/// the game can be played.
struct Mend<'a>(&'a Record);

impl Visit for Mend<'_> {
    type Out = Option<Record>;

    fn visit<G: Listed>(&self) -> Self::Out {
        let Record { setup, rules, chance, position, .. } = self.0.clone();
        let setup = G::Setup::deserialize(setup).ok()?;
        let mut history = History::<G>::dealt(Deal { setup, rules, chance, position }).ok()?;
        for line in &self.0.actions {
            let (seat, action) = line.split_once(' ')?;
            let Ok(action) = action.parse() else { break };
            if history.act(Seat(seat.parse().ok()?), action, &mut NoLog).is_err() {
                break;
            }
        }
        let mended = Record::of(&history).ok()?;
        Some(self.0.taken_back.map_or(mended.clone(), |count| mended.with_take_backs(count)))
    }
}

/// Reads a record as `orderstack replay` does, and writes it again.
struct Read<'a>(&'a Record);

impl Visit for Read<'_> {
    type Out = Result<Result<(), TestCaseError>, Refused>;

    fn visit<G: Listed>(&self) -> Self::Out {
        let history: History<G> = self.0.replay()?;
        let story = tell(&history, None)?;
        Ok(self.same(&history, story.total))
    }
}

impl Read<'_> {
    fn same<G: Listed>(&self, history: &History<G>, total: usize) -> Result<(), TestCaseError> {
        prop_assert_eq!(total, self.0.actions.len());
        let written = self.0.to_text();
        let back = Record::parse(&written).map_err(|why| TestCaseError::fail(why.to_string()))?;
        prop_assert!(back == *self.0, "written and read it is another:\n{:.2000}", written);
        let again = Record::of(history).map_err(|why| TestCaseError::fail(why.to_string()))?;
        prop_assert_eq!(&again.actions, &self.0.actions);
        lives(history.game().clone())
    }
}

fn read(text: &[u8], mend: bool) -> Result<(), TestCaseError> {
    // A file that is no text is refused before anything is read of it.
    let text = String::from_utf8_lossy(text);
    let mut record = match Record::parse(&text) {
        Ok(record) => record,
        Err(refused) => return is_said(&refused),
    };
    if mend && let Ok(Some(mended)) = with(&record.game, &Mend(&record)) {
        record = mended;
    }
    match with(&record.game, &Read(&record)).flatten() {
        Ok(same) => same,
        Err(refused) => is_said(&refused),
    }
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn a_damaged_file_is_refused_or_is_a_game(
        moment in any::<Index>(),
        damages in prop::collection::vec(any_damage(), 0..4),
        mend in any::<bool>(),
    ) {
        let mut text = moment.get(&MOMENTS).file.to_text().into_bytes();
        for one in &damages {
            damage(&mut text, one);
        }
        in_time(move || read(&text, mend))??;
    }
}
