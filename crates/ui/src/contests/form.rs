//! The form of a contest: what was filled in, and the contest it asks for.
//!
//! | field | value |
//! | --- | --- |
//! | `title` | what the contest is called |
//! | `game` | the id of the game |
//! | `way` | `swiss`, `groups` or `knockout` |
//! | `rounds` | how many rounds there are, of Swiss |
//! | `group` | how many make a group |
//! | `seats` | how many sit at a table at most |
//! | `points` | what the places at a table are worth, such as `5-3-1-0`; empty for the usual |
//! | `rule-KEY` | the value of an option, as in the form of a new game |
//! | `clock`, `holidays` | what is agreed about time, as there |
//! | `rated` | `on` if the games count for ratings |
//! | `link` | `on` if only those come who have the link |
//! | `least`, `most` | how many people it is for |
//! | `starts` | after how many hours it begins |

use std::ops::RangeInclusive;

use kernel::{Message, message};
use rating::contest::{Contest, Entry, Fared, Kind, Plan, Table, Worth};
use serde_json::{Value, json};
use tongue::english;

use crate::kind::GameKind;
use crate::letters::{line, shortened};
use crate::start::Form;
use crate::start::form::{SeatRow, TITLE_LETTERS};
use crate::table::CLOCKS;

/// How a contest can go, by name.
pub const WAYS: [&str; 3] = ["swiss", "groups", "knockout"];
/// How many rounds of Swiss one can choose.
pub const ROUNDS: RangeInclusive<usize> = 2..=9;
/// How many can make a group: in larger ones everybody would play for months.
pub const GROUP: RangeInclusive<usize> = 3..=8;
/// After how many hours a contest can begin.
pub const STARTS: [u32; 7] = [1, 6, 24, 72, 168, 336, 672];
/// As long can be what the places at a table are worth.
pub const POINTS_LETTERS: usize = 30;
/// How many people a contest can be for: with fewer than three there is nothing to find out.
pub const PEOPLE: RangeInclusive<usize> = 3..=64;

/// What is filled in, right or wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestForm {
    /// How it goes, by name.
    pub way: String,
    /// How many rounds there are, of Swiss.
    pub rounds: usize,
    /// How many make a group.
    pub group: usize,
    /// How many sit at a table at most.
    pub seats: usize,
    /// What the places at a table are worth.
    pub points: String,
    /// How many people it is for.
    pub people: [usize; 2],
    /// After how many hours it begins.
    pub starts: u32,
    /// Only those come who have the link.
    pub link: bool,
    /// Title, options and clock, as in the form of a new game.
    pub table: Form,
}

/// A contest to be organised.
#[derive(Clone, PartialEq, Debug)]
pub struct NewContest {
    /// What it is called.
    pub title: String,
    /// The options of its tables, as a setup has them.
    pub options: Value,
    /// How it goes.
    pub kind: Kind,
    /// How many sit at a table at most.
    pub seats: usize,
    /// What the places at a table are worth, if not what they usually are.
    pub worth: Option<Worth>,
    /// What is agreed about time, by name.
    pub clock: &'static str,
    /// Whether its games count for ratings.
    pub rated: bool,
    /// Whether everybody finds it.
    pub listed: bool,
    /// How many people it is for.
    pub people: [usize; 2],
    /// After how many hours it begins.
    pub starts: u32,
}

impl ContestForm {
    /// The form as it is offered.
    pub fn new(game: &GameKind) -> Self {
        Self {
            way: WAYS[0].to_owned(),
            rounds: 5,
            group: 5,
            seats: 4.min(*game.seats.end()),
            points: String::new(),
            people: [8, 32],
            starts: 168,
            link: false,
            table: Form { clock: "days-1".to_owned(), ..Form::new(game, "", "") },
        }
    }

    /// The form as it was sent. What was not sent, or is no number, is as it was offered.
    pub fn from_fields(game: &GameKind, fields: &[(String, String)]) -> Self {
        let field = |name: &str| {
            fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.trim())
        };
        let number = |name: &str, usual: usize| field(name).parse().unwrap_or(usual);
        let usual = Self::new(game);
        Self {
            way: line(field("way")),
            rounds: number("rounds", usual.rounds),
            group: number("group", usual.group),
            seats: number("seats", usual.seats),
            points: shortened(&line(field("points")), POINTS_LETTERS),
            people: [number("least", usual.people[0]), number("most", usual.people[1])],
            starts: field("starts").parse().unwrap_or(usual.starts),
            link: field("link") == "on",
            table: Form::from_fields(game, fields),
        }
    }

    /// The contest it asks for, or what is wrong.
    pub fn check(&self, game: &GameKind) -> Result<NewContest, Message> {
        let title = shortened(&self.table.title, TITLE_LETTERS);
        if title.is_empty() {
            return Err(Message::new("contest-needs-name"));
        }
        let (kind, options, clock) = self.course(game)?;
        let [least, most] = self.people;
        if least > most || !PEOPLE.contains(&least) || !PEOPLE.contains(&most) {
            let [from, to] = [*PEOPLE.start(), *PEOPLE.end()];
            return Err(message!("contest-wrong-people", least = from, most = to));
        }
        if !STARTS.contains(&self.starts) {
            return Err(Message::new("not-understood"));
        }
        let (rated, listed) = (self.table.rated, !self.link);
        let (seats, worth) = (self.seats, self.worth()?);
        let (people, starts) = (self.people, self.starts);
        Ok(NewContest { title, options, kind, seats, worth, clock, rated, listed, people, starts })
    }

    /// How it goes, with which options and which clock.
    pub(super) fn course(&self, game: &GameKind) -> Result<(Kind, Value, &'static str), Message> {
        let most = (*game.seats.end()).min(6);
        if !(2..=most).contains(&self.seats) {
            return Err(message!("contest-wrong-seats", most = most));
        }
        self.worth()?;
        let kind = match self.way.as_str() {
            "swiss" if ROUNDS.contains(&self.rounds) => Kind::Swiss(self.rounds),
            "groups" if GROUP.contains(&self.group) => Kind::Groups(self.group),
            "knockout" => Kind::Knockout,
            _ => return Err(Message::new("not-understood")),
        };
        if !CLOCKS.contains(&&*self.table.clock) {
            return Err(Message::new("contest-needs-clock"));
        }
        // Where the number does not come out even, there are smaller tables; where two are meant, one of three.
        let mut agreed = None;
        for seats in 2..=self.seats.max(3) {
            agreed = Some(self.table_of(game, seats)?);
        }
        let (options, clock) = agreed.ok_or(Message::new("not-understood"))?;
        Ok((kind, options, clock))
    }

    /// What the places at a table are worth, if that was said.
    pub(super) fn worth(&self) -> Result<Option<Worth>, Message> {
        if self.points.is_empty() {
            return Ok(None);
        }
        // Where two are meant, there can be a table of three.
        let seats = self.seats.max(3);
        let said = Worth::named(&self.points, seats);
        said.map(Some).ok_or_else(|| message!("contest-wrong-points", seats = seats))
    }

    /// The options and the clock of its tables; refused where the game cannot be played with them by so many.
    fn table_of(&self, game: &GameKind, seats: usize) -> Result<(Value, &'static str), Message> {
        let mut rows = vec![SeatRow { kind: "open".to_owned(), ..SeatRow::default() }; seats];
        rows[0].kind = "here".to_owned();
        let form = Form { rows, asks: false, ..self.table.clone() };
        let table = form
            .check(game, &[], english())
            .map_err(|why| message!("contest-not-for", seats = seats, why = why))?;
        let options = table.setup.get("options").cloned().unwrap_or(json!({}));
        let clock = table.clock.ok_or(Message::new("contest-needs-clock"))?;
        Ok((options, clock))
    }
}

/// How many sit at each table of each round, with so many people of whom nobody drops out.
pub(super) fn rounds(kind: Kind, seats: usize, people: usize) -> Vec<Vec<usize>> {
    let entries = (0..people).map(|at| Entry { rating: -(at as f64), out: None }).collect();
    let mut contest = Contest::new(Plan { kind, table: seats, seed: 0, worth: None }, entries);
    let mut rounds = Vec::new();
    while let Some(tables) = contest.next() {
        let mut sizes: Vec<usize> = tables.iter().map(Vec::len).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        rounds.push(sizes);
        // Whoever is seeded first wins.
        let ended = |seats: Vec<usize>| {
            let place = |own: &usize| 1 + seats.iter().filter(|it| *it < own).count();
            let fared = seats.iter().map(|own| Fared { place: place(own), left: false }).collect();
            Table { fared: Some(fared), seats }
        };
        contest.rounds.push(tables.into_iter().map(ended).collect());
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_of_a_contest_is_told_before_it_begins() {
        assert_eq!(rounds(Kind::Swiss(2), 4, 17), [[4, 4, 3, 3, 3], [4, 4, 3, 3, 3]]);
        assert_eq!(rounds(Kind::Knockout, 4, 8), [vec![4, 4], vec![4]]);
        assert_eq!(rounds(Kind::Knockout, 2, 5), [vec![3, 2], vec![2]]);
        assert_eq!(rounds(Kind::Groups(3), 2, 6).len(), 4, "each of three, and the winners");
    }
}
