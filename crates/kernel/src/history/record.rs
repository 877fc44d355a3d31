//! The game file.
//!
//! ```text
//! orderstack 2
//! game NAME
//! rules 2
//! setup {"players":2}
//! generator pcg32
//! commitment 9c56cc51b374c3ba189210d5b6d4bf57790d351c96c47c02190ecf1e430635ab
//! seed 42
//! salt x7
//! 0 first action of seat 0
//! 1 first action of seat 1
//! hash 0123456789abcdef
//! result conquest 0,2
//! ```
//!
//! The lines come in exactly this order; `salt` may be missing. A game between people has
//! `generator chacha20`, `secret SECRET` and a line `number SEAT NUMBER` for every seat that added
//! one instead of seed and salt, see [`Chance`]. Form 1 has no `generator`: it was `pcg32`. Form 3 has a
//! line `position JSON` after `setup`: the saved state that the game began from instead of a deal, with a
//! generator of its own, so that seed and commitment mean nothing. Form 4 is that of a game in which whoever
//! played alone against bots could take back anything, from a deal or a position: before the first action
//! stands `takebacks free COUNT`, how often that was done, and a hash is one over the fingerprint and that
//! line, so that it cannot be cut, changed or moved alone. (Before there was a form 4 such a game had
//! `takebacks free`, with nothing to hold it.) A `hash` line, the fingerprint
//! of the state, follows every 50th action and the last one (the deal itself if there is none).
//! The last line is `result ENDING WINNERS` (winners ascending, `-` if there are none) for a
//! finished game and `end` for any other, so a file that was cut off is noticed.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Chance, Deal, History};
use crate::{Game, Message, NoLog, Outcome, Refused, Seat, SeatSet, Turn, message};

/// The version of the file form that is written for a game that was dealt.
const FORM: u32 = 2;
/// The version for a game that began from a position.
const POSITION_FORM: u32 = 3;
/// The version for a game in which anything could be taken back.
const TAKE_BACKS_FORM: u32 = 4;
/// The first version, which is still read.
const FIRST_FORM: u32 = 1;

/// What the header line `takebacks` says of a game in which anything could be taken back.
const FREE: &str = "free";

/// A hash line follows so many actions.
pub const HASH_EVERY: usize = 50;

/// The most bytes a line of a game file may have.
pub const MAX_LINE: usize = 1 << 16;

/// A game file taken apart: it is well formed, but whether the game went that way is only known
/// after [`Record::replay`]. Its JSON form has the same parts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The version of the form.
    pub orderstack: u32,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What was agreed before the first action.
    pub setup: Value,
    /// The state it began from, if it was not dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// The name of the generator.
    #[serde(default = "fast_generator")]
    pub generator: String,
    /// The promise about the source of all chance.
    pub commitment: String,
    /// The source of all chance.
    #[serde(flatten)]
    pub chance: Chance,
    /// Whether whoever played alone against bots could take back anything.
    #[serde(default, skip_serializing_if = "is_not")]
    pub take_backs: bool,
    /// How often that was done; earlier forms than 4 do not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken_back: Option<u64>,
    /// The actions, each as `SEAT ACTION`.
    pub actions: Vec<String>,
    /// The fingerprints after every 50th action and after the last.
    pub hashes: Vec<String>,
    /// How it ended; none while it is running.
    #[serde(default)]
    pub result: Option<Finish>,
}

/// How a recorded game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finish {
    /// The kind of ending.
    pub ending: String,
    /// The winners.
    pub winners: SeatSet,
}

impl From<&Outcome> for Finish {
    fn from(outcome: &Outcome) -> Self {
        Self { ending: outcome.ending.to_owned(), winners: outcome.winners }
    }
}

impl std::fmt::Display for Finish {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let winners: Vec<String> = self.winners.iter().map(|seat| seat.to_string()).collect();
        let winners = if winners.is_empty() { "-".to_owned() } else { winners.join(",") };
        write!(f, "{} {winners}", self.ending)
    }
}

impl Record {
    /// The record of a game; refused if the game was not played from its deal.
    pub fn of<G: Game>(history: &History<G>) -> Result<Self, Refused> {
        let Some(deal) = history.deal() else {
            return Err(Refused::new("no_record", message!("no-record")));
        };
        let setup = serde_json::to_value(&deal.setup)
            .map_err(|error| Refused::new("bad_setup", bad_setup(&error)))?;
        let mut game = history.replay_to(0)?;
        let total = history.actions().len();
        let mut hashes = Vec::with_capacity(hash_count(total));
        for (done, &(seat, action)) in history.actions().iter().enumerate() {
            game.play(seat, action, &mut NoLog);
            if hash_is_due(done + 1, total) {
                hashes.push(game.fingerprint());
            }
        }
        if total == 0 {
            hashes.push(game.fingerprint());
        }
        Ok(Self {
            orderstack: if deal.position.is_some() { POSITION_FORM } else { FORM },
            game: G::ID.to_owned(),
            rules: deal.rules,
            setup,
            position: deal.position.clone(),
            generator: deal.chance.generator().to_owned(),
            commitment: deal.chance.promise(),
            chance: deal.chance.clone(),
            take_backs: false,
            taken_back: None,
            actions: history.actions().iter().map(|(seat, act)| format!("{seat} {act}")).collect(),
            hashes,
            result: finish(history.game()),
        })
    }

    /// A record of it as a game in which anything could be taken back, and was so often.
    pub fn with_take_backs(self, taken_back: u64) -> Self {
        let free = Self {
            orderstack: TAKE_BACKS_FORM,
            take_backs: true,
            taken_back: Some(taken_back),
            ..self
        };
        let hashes = free.hashes.iter().map(|fingerprint| free.hash_of(fingerprint)).collect();
        Self { hashes, ..free }
    }

    /// What a hash line says of a state. In form 4 it holds the take-backs, too.
    fn hash_of(&self, fingerprint: &str) -> String {
        match self.take_backs_line().filter(|_| self.taken_back.is_some()) {
            Some(line) => {
                super::sha256_hex(format!("{fingerprint} {line}").as_bytes())[..16].to_owned()
            }
            None => fingerprint.to_owned(),
        }
    }

    fn take_backs_line(&self) -> Option<String> {
        self.take_backs.then(|| match self.taken_back {
            Some(count) => format!("takebacks {FREE} {count}"),
            None => format!("takebacks {FREE}"),
        })
    }

    /// The game file.
    pub fn to_text(&self) -> String {
        let mut lines = vec![
            format!("orderstack {}", self.orderstack),
            format!("game {}", self.game),
            format!("rules {}", self.rules),
            format!("setup {}", self.setup),
        ];
        lines.extend(self.position.iter().map(|position| format!("position {position}")));
        if self.orderstack > FIRST_FORM {
            lines.push(format!("generator {}", self.generator));
        }
        lines.push(format!("commitment {}", self.commitment));
        match &self.chance {
            Chance::Seed { seed, salt } => {
                lines.push(format!("seed {seed}"));
                lines.extend(salt.iter().map(|salt| format!("salt {salt}")));
            }
            Chance::Shared { secret, numbers } => {
                lines.push(format!("secret {secret}"));
                let number = |(seat, number): &(Seat, String)| format!("number {seat} {number}");
                lines.extend(numbers.iter().map(number));
            }
        }
        lines.extend(self.take_backs_line());
        let mut hashes = self.hashes.iter().map(|hash| format!("hash {hash}"));
        for (at, action) in self.actions.iter().enumerate() {
            lines.push(action.clone());
            if (at + 1).is_multiple_of(HASH_EVERY) {
                lines.extend(hashes.next());
            }
        }
        lines.extend(hashes);
        lines.push(match &self.result {
            Some(finish) => format!("result {finish}"),
            None => "end".to_owned(),
        });
        lines.push(String::new());
        lines.join("\n")
    }

    /// Takes a game file apart; refused with the number of the first line that is wrong.
    pub fn parse(text: &str) -> Result<Self, Refused> {
        let mut lines = Lines { lines: text.lines().peekable(), number: 0 };
        let orderstack = lines.number_of("orderstack")?;
        let forms = FIRST_FORM..=TAKE_BACKS_FORM;
        let form = u32::try_from(orderstack).ok().filter(|form| forms.contains(form));
        let Some(form) = form else {
            let why = message!("file-form", form = orderstack, newest = TAKE_BACKS_FORM);
            return Err(lines.refuse("unknown_version", why));
        };
        let game = lines.value_of("game")?.to_owned();
        let rules = lines.number_of("rules")?;
        let rules = u32::try_from(rules)
            .map_err(|_| lines.refuse("rules_version", message!("no-rules", rules = rules)))?;
        let setup = lines.value_of("setup")?;
        let setup = serde_json::from_str(setup)
            .map_err(|error| lines.refuse("bad_setup", bad_setup(&error)))?;
        let begins = form == TAKE_BACKS_FORM && lines.follows("position");
        let position = match form == POSITION_FORM || begins {
            true => {
                let read = serde_json::from_str(lines.value_of("position")?);
                Some(read.map_err(|error| lines.refuse("bad_setup", bad_setup(&error)))?)
            }
            false => None,
        };
        let generator = match form {
            FIRST_FORM => fast_generator(),
            _ => lines.value_of("generator")?.to_owned(),
        };
        let commitment = lines.value_of("commitment")?.to_owned();
        let chance = lines.chance()?;
        let take_backs = form == TAKE_BACKS_FORM || lines.follows("takebacks");
        let taken_back = if take_backs { lines.take_backs(form)? } else { None };

        let (mut actions, mut hashes) = (Vec::new(), Vec::new());
        let result = loop {
            let line = lines.next()?;
            if line == "end" || line.starts_with("result ") {
                if hashes.len() != hash_count(actions.len()) {
                    return Err(lines.refuse("bad_record", message!("hash-missing")));
                }
                break match line.strip_prefix("result ") {
                    Some(text) => Some(lines.finish(text)?),
                    None => None,
                };
            } else if let Some(hash) = line.strip_prefix("hash ") {
                if hashes.len() >= hash_count(actions.len()) {
                    return Err(lines.refuse("bad_record", message!("hash-twice")));
                }
                hashes.push(hash.to_owned());
            } else if split_action(line).is_some() {
                if hashes.len() != actions.len() / HASH_EVERY {
                    let why = message!("hash-place", every = HASH_EVERY);
                    return Err(lines.refuse("bad_record", why));
                }
                actions.push(line.to_owned());
            } else {
                let why = message!("no-line", line = shorten(line));
                return Err(lines.refuse("bad_record", why));
            }
        };
        if lines.lines.next().is_some() {
            lines.number += 1;
            return Err(lines.refuse("bad_record", message!("after-end")));
        }
        Ok(Self {
            orderstack: form,
            game,
            rules,
            setup,
            position,
            generator,
            commitment,
            chance,
            take_backs,
            taken_back,
            actions,
            hashes,
            result,
        })
    }

    /// Plays the whole game again and compares everything that is on record; refused with the
    /// line of the text form where the two part.
    pub fn replay<G: Game>(&self) -> Result<History<G>, Refused> {
        let free = self.take_backs && self.taken_back.is_some();
        let as_said = match self.orderstack {
            FIRST_FORM | FORM => self.position.is_none() && self.taken_back.is_none(),
            POSITION_FORM => self.position.is_some() && self.taken_back.is_none(),
            form => form == TAKE_BACKS_FORM && free,
        };
        if !as_said {
            let why = message!("file-form", form = self.orderstack, newest = TAKE_BACKS_FORM);
            return Err(at(1, "unknown_version", why));
        }
        if self.game != G::ID {
            let why = message!("wrong-game", game = shorten(&self.game), wanted = G::ID);
            return Err(at(2, "wrong_game", why));
        }
        // The line of the commitment; what it promises comes after it.
        let promised = if self.orderstack == FIRST_FORM { 5 } else { 6 + self.begins_on() };
        if self.generator != self.chance.generator() {
            let why = message!("wrong-generator", generator = shorten(&self.generator));
            return Err(at(5 + self.begins_on(), "bad_header", why));
        }
        if self.commitment != self.chance.promise() {
            return Err(at(promised, "bad_commitment", message!("bad-commitment")));
        }
        let setup = G::Setup::deserialize(&self.setup)
            .map_err(|error| at(4, "bad_setup", bad_setup(&error)))?;
        let (chance, position) = (self.chance.clone(), self.position.clone());
        let deal = Deal { setup, rules: self.rules, chance, position };
        let mut history = History::<G>::dealt(deal).map_err(|refused| {
            let line = match refused.code {
                "rules_version" => 3,
                "bad_secret" => promised + 1,
                "bad_salt" | "bad_number" => promised + 2,
                _ => 4 + self.begins_on(),
            };
            at(line, refused.code, refused.message)
        })?;

        let total = self.actions.len();
        if self.hashes.len() != hash_count(total) {
            let why = message!("hash-count", count = self.hashes.len(), wanted = hash_count(total));
            return Err(Refused::new("bad_record", why));
        }
        for (done, line) in self.actions.iter().enumerate() {
            let number = self.line_of_action(done);
            let wrong = |code, why: Message| {
                let action = shorten(line);
                at(
                    number,
                    code,
                    message!("bad-action", number = done + 1, action = action, why = why),
                )
            };
            let (seat, action) = split_action(line)
                .ok_or_else(|| wrong("bad_record", message!("not-seat-action")))?;
            let action =
                action.parse().map_err(|refused: Refused| wrong("bad_record", refused.message))?;
            history
                .act(seat, action, &mut NoLog)
                .map_err(|refused| wrong(refused.code, refused.message))?;
            if hash_is_due(done + 1, total) {
                self.compare_hash(done + 1, history.game())?;
            }
        }
        if total == 0 {
            self.compare_hash(0, history.game())?;
        }
        let result = finish(history.game());
        if self.result != result {
            // As the file has it.
            let written = |finish: &Option<Finish>| {
                let result = finish.as_ref().map_or("end".to_owned(), Finish::to_string);
                shorten(&result).to_owned()
            };
            let why = message!(
                "wrong-result",
                recorded = written(&self.result),
                found = written(&result)
            );
            let last = self.header() + total + self.hashes.len() + 1;
            return Err(at(last, "wrong_result", why));
        }
        Ok(history)
    }

    fn compare_hash<G: Game>(&self, done: usize, game: &G) -> Result<(), Refused> {
        let recorded = &self.hashes[hash_count(done) - 1];
        let found = self.hash_of(&game.fingerprint());
        if *recorded == found {
            return Ok(());
        }
        let line = if done == 0 { self.header() + 1 } else { self.line_of_action(done - 1) + 1 };
        let recorded = shorten(recorded);
        let why = message!("wrong-hash", number = done, recorded = recorded, found = found);
        Err(at(line, "hash_mismatch", why))
    }

    /// How many lines the position takes.
    fn begins_on(&self) -> usize {
        usize::from(self.position.is_some())
    }

    /// How many lines come before the first action.
    fn header(&self) -> usize {
        let added = match &self.chance {
            Chance::Seed { salt, .. } => usize::from(salt.is_some()),
            Chance::Shared { numbers, .. } => numbers.len(),
        };
        let take_backs = usize::from(self.take_backs);
        6 + usize::from(self.orderstack > FIRST_FORM) + self.begins_on() + added + take_backs
    }

    /// The line of the action with this index, counted from 1: the form leaves no freedom.
    fn line_of_action(&self, index: usize) -> usize {
        self.header() + index + index / HASH_EVERY + 1
    }
}

/// A header line that is missing where it says nothing has no entry in JSON either.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks it")]
fn is_not(said: &bool) -> bool {
    !*said
}

/// The generator of files that name none.
fn fast_generator() -> String {
    Chance::seed(0).generator().to_owned()
}

/// The hashes of a game of so many actions.
fn hash_count(actions: usize) -> usize {
    actions.div_ceil(HASH_EVERY).max(1)
}

fn hash_is_due(done: usize, total: usize) -> bool {
    done == total || done.is_multiple_of(HASH_EVERY)
}

fn finish<G: Game>(game: &G) -> Option<Finish> {
    match game.turn() {
        Turn::Over(outcome) => Some(Finish::from(&outcome)),
        Turn::Pending(_) => None,
    }
}

/// Seat and action text of a line.
fn split_action(line: &str) -> Option<(Seat, &str)> {
    let (seat, action) = line.split_once(' ')?;
    let &[digit @ b'0'..=b'7'] = seat.as_bytes() else { return None };
    Some((Seat(digit - b'0'), action))
}

fn at(line: usize, code: &'static str, why: Message) -> Refused {
    Refused::new(code, message!("at-line", line = line, why = why))
}

fn bad_setup(error: &serde_json::Error) -> Message {
    message!("bad-setup", error = error.to_string())
}

/// A whole number, as it is written.
fn number(text: &str) -> Option<u64> {
    text.parse::<u64>().ok().filter(|number| number.to_string() == text)
}

/// As much of a stranger's text as fits into a message.
fn shorten(text: &str) -> &str {
    &text[..text.floor_char_boundary(80)]
}

/// The lines of a file with their numbers.
struct Lines<'a> {
    lines: std::iter::Peekable<std::str::Lines<'a>>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Result<&'a str, Refused> {
        self.number += 1;
        let Some(line) = self.lines.next() else {
            return Err(self.refuse("truncated", message!("file-ends")));
        };
        if line.len() > MAX_LINE {
            let why = message!("long-line", bytes = line.len(), most = MAX_LINE);
            return Err(self.refuse("too_long", why));
        }
        Ok(line)
    }

    /// The value of a header line `NAME VALUE`.
    fn value_of(&mut self, name: &str) -> Result<&'a str, Refused> {
        let line = self.next()?;
        let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
        value.ok_or_else(|| {
            self.refuse("bad_header", message!("no-header", name = name, line = shorten(line)))
        })
    }

    fn number_of(&mut self, name: &str) -> Result<u64, Refused> {
        let value = self.value_of(name)?;
        number(value).ok_or_else(|| {
            self.refuse("bad_header", message!("no-number", text = shorten(value), name = name))
        })
    }

    /// Seed and salt, or the secret and what the players added to it.
    fn chance(&mut self) -> Result<Chance, Refused> {
        if self.follows("seed") {
            let seed = self.number_of("seed")?;
            let salted = self.follows("salt");
            let salt = if salted { Some(self.value_of("salt")?.to_owned()) } else { None };
            return Ok(Chance::Seed { seed, salt });
        }
        let secret = self.value_of("secret")?.to_owned();
        let mut numbers: Vec<(Seat, String)> = Vec::new();
        while self.follows("number") {
            let value = self.value_of("number")?;
            let read = value.split_once(' ').and_then(|(seat, number)| {
                let &[digit @ b'0'..=b'7'] = seat.as_bytes() else { return None };
                let seat = Seat(digit - b'0');
                let ascending = numbers.last().is_none_or(|(before, _)| before.0 < seat.0);
                ascending.then(|| (seat, number.to_owned()))
            });
            let Some(added) = read else {
                let why = message!("not-seat-number", text = shorten(value));
                return Err(self.refuse("bad_header", why));
            };
            numbers.push(added);
        }
        Ok(Chance::Shared { secret, numbers })
    }

    /// What is said of taking back: form 4 counts.
    fn take_backs(&mut self, form: u32) -> Result<Option<u64>, Refused> {
        let said = self.value_of("takebacks")?;
        if form != TAKE_BACKS_FORM && said == FREE {
            return Ok(None);
        }
        let count = said.strip_prefix(FREE).and_then(|rest| rest.strip_prefix(' '));
        match count.and_then(number).filter(|_| form == TAKE_BACKS_FORM) {
            Some(count) => Ok(Some(count)),
            None => {
                let why = message!("no-header", name = FREE, line = shorten(said));
                Err(self.refuse("bad_header", why))
            }
        }
    }

    /// Whether the next line is a header line of this name.
    fn follows(&mut self, name: &str) -> bool {
        let rest = |line: &&str| line.strip_prefix(name).is_some_and(|it| it.starts_with(' '));
        self.lines.peek().is_some_and(rest)
    }

    fn finish(&self, text: &str) -> Result<Finish, Refused> {
        let read = || {
            let (ending, list) = text.rsplit_once(' ')?;
            let mut winners = SeatSet::EMPTY;
            for winner in list.split(',').filter(|_| list != "-") {
                winners.insert(Seat(winner.parse().ok().filter(|&seat| seat < 8)?));
            }
            Some(Finish { ending: ending.to_owned(), winners })
        };
        read().filter(|finish| finish.to_string() == text).ok_or_else(|| {
            self.refuse("bad_record", message!("not-ending-winners", text = shorten(text)))
        })
    }

    fn refuse(&self, code: &'static str, why: Message) -> Refused {
        at(self.number, code, why)
    }
}
