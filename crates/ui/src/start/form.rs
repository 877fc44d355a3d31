//! The new-game form: what was filled in, and the game it asks for.
//!
//! | field | value |
//! | --- | --- |
//! | `title` | what the table is called; may be empty |
//! | `game` | the id of the game |
//! | `seat0`, `seat1` and so on | `here`, `open`, `empty` or `bot-LEVEL` |
//! | `name0` and so on | the name of a person on this screen; the first is the one who asks |
//! | `faction0` and so on | a faction's id, or empty for any |
//! | `rule-KEY` | the value of an option, see [`GameKind::options`] |
//! | `hints` | `off` for a table at which nobody gets a hint |
//! | `clock` | what is agreed about time, by name; may be empty |
//! | `overdue` | `ask`: the others decide what comes once somebody's time is over; else a bot takes the seat |
//! | `programs` | `on` if bot accounts may sit down at the open seats, too |
//! | `rated` | `on` if the game counts for the ratings of those who play |
//! | `watch` | how many choices later those see everything who look on, talking among themselves; empty: they see what everybody sees |
//! | `listed` | `on` if anybody may sit down at the open seats |
//! | `take-backs` | `on` if whoever plays alone against bots may take back anything |

use std::collections::BTreeMap;

use kernel::{Message, message};
use serde_json::{Value, json};
use tongue::{Tongue, say};

use crate::kind::GameKind;
use crate::letters::{line, shortened};
use crate::names::objection;
use crate::show::MainOption;
use crate::table::{ASKING, CLOCKS, FIRM};

/// The most letters of a person's name.
pub const NAME_LETTERS: usize = 24;
/// The most letters of a table's title.
pub const TITLE_LETTERS: usize = 48;
/// So many choices later those can see everything who look on.
pub const BEHIND: [u16; 3] = [0, 8, 40];

/// What is filled in, right or wrong.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Form {
    /// The table's title.
    pub title: String,
    /// The rows for seats, as many as may play.
    pub rows: Vec<SeatRow>,
    /// Options by key.
    pub options: BTreeMap<String, String>,
    /// Nobody gets a hint.
    pub no_hints: bool,
    /// Whoever plays alone against bots may take back anything.
    pub take_backs: bool,
    /// What is agreed about time, by name; may be empty.
    pub clock: String,
    /// Whether the others decide what comes once somebody's time is over.
    pub asks: bool,
    /// Whether time runs in holidays, too.
    pub firm: bool,
    /// How many choices later those see everything who look on; may be empty.
    pub watch: String,
    /// Anybody may sit down at the open seats.
    pub listed: bool,
    /// The game counts for the ratings of those who play.
    pub rated: bool,
    /// Bot accounts may sit down where anybody may.
    pub programs: bool,
}

/// A row of the form: one seat, perhaps empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatRow {
    /// `here`, `open`, `empty` or `bot-LEVEL`.
    pub kind: String,
    /// The name of a person on this screen.
    pub name: String,
    /// A faction's id, or empty for any.
    pub faction: String,
}

/// A game to be set up.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    /// What the table is called.
    pub title: String,
    /// What the game needs; it can be made of this.
    pub setup: Value,
    /// Who is to sit where; at least one of them on this screen.
    pub seats: Vec<SeatKind>,
    /// Whether people may ask for hints.
    pub hints: bool,
    /// Whether the one person here may take back anything.
    pub take_backs: bool,
    /// What is agreed about time, by name.
    pub clock: Option<&'static str>,
    /// How many choices later those see everything who look on, talking among themselves; none where they see what everybody sees.
    pub behind: Option<u16>,
    /// Whether anybody may sit down at the open seats.
    pub listed: bool,
    /// Whether the game counts for the ratings of those who play.
    pub rated: bool,
    /// Whether bot accounts may sit down where anybody may.
    pub programs: bool,
}

/// Who is to sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// A person on the screen of the one who asks, by name.
    Here(String),
    /// Whoever follows the invitation.
    Open,
    /// A bot, by level.
    Bot(String),
}

impl Form {
    /// A form without anything.
    fn empty(game: &GameKind) -> Self {
        Self { rows: vec![SeatRow::default(); *game.seats.end()], ..Self::default() }
    }

    /// The form as it is offered: you against three bots, everything at random.
    pub fn new(game: &GameKind, name: &str, level: &str) -> Self {
        let mut form = Self::empty(game);
        for (place, row) in form.rows.iter_mut().enumerate() {
            row.kind = match place {
                0 => "here".into(),
                1..=3 => format!("bot-{level}"),
                _ => "empty".into(),
            };
        }
        form.rows[0].name = name.into();
        let dealt = game.dealt.iter().map(|&(key, value)| (key.to_owned(), value.to_owned()));
        form.options = dealt.collect();
        form.take_backs = true;
        form
    }

    /// The form as it was sent. Unknown fields mean nothing; a row not sent is empty.
    pub fn from_fields(game: &GameKind, fields: &[(String, String)]) -> Self {
        let mut form = Self::empty(game);
        for row in &mut form.rows {
            row.kind = "empty".into();
        }
        for (field, value) in fields {
            let value = line(value);
            if field == "title" {
                form.title = value;
            } else if field == "hints" {
                form.no_hints = value == "off";
            } else if field == "take-backs" {
                form.take_backs = value == "on";
            } else if field == "rated" {
                form.rated = value == "on";
            } else if field == "programs" {
                form.programs = value == "on";
            } else if field == "listed" {
                form.listed = value == "on";
            } else if field == "watch" {
                form.watch = value;
            } else if field == "clock" {
                form.clock = value;
            } else if field == "overdue" {
                form.asks = value == "ask";
            } else if field == "holidays" {
                form.firm = value == "run";
            } else if let Some(key) = field.strip_prefix("rule-") {
                form.options.insert(key.into(), value);
            } else if let Some(row) = form.row(field, "seat") {
                row.kind = value;
            } else if let Some(row) = form.row(field, "name") {
                row.name = value;
            } else if let Some(row) = form.row(field, "faction") {
                row.faction = value;
            }
        }
        form
    }

    fn row(&mut self, field: &str, prefix: &str) -> Option<&mut SeatRow> {
        let place: usize = field.strip_prefix(prefix)?.parse().ok()?;
        self.rows.get_mut(place)
    }

    /// The value of an option, or its default.
    pub(super) fn option<'a>(&'a self, game: &GameKind, key: &str) -> &'a str {
        self.options.get(key).map_or_else(|| game.default(key), String::as_str)
    }

    /// Whether an option means anything: one within a switch that is off does not, whatever was chosen.
    fn counts(&self, game: &GameKind, key: &str) -> bool {
        game.main.iter().all(|option| match *option {
            MainOption::Fold(switch, on, within) => {
                self.option(game, switch) == on || within.iter().all(|option| option.key() != key)
            }
            MainOption::Choice(..) | MainOption::Switch(..) => true,
        })
    }

    /// The game it asks for, or what is wrong. `bots` are the levels there are; what has no name is
    /// named in the language of whoever asks.
    pub fn check(
        &self,
        game: &GameKind,
        bots: &[&str],
        tongue: &Tongue,
    ) -> Result<NewGame, Message> {
        let (mut seats, mut sides): (Vec<SeatKind>, _) = (Vec::new(), Vec::new());
        for row in &self.rows {
            let number = seats.len() + 1;
            let seat = match row.kind.as_str() {
                "empty" => continue,
                "open" => SeatKind::Open,
                "here" => {
                    let name = named(&row.name, number, tongue);
                    let others = seats.iter().filter_map(SeatKind::name);
                    if let Some(trouble) = objection(&name, others, game, bots) {
                        return Err(trouble);
                    }
                    SeatKind::Here(name)
                }
                kind => match kind.strip_prefix("bot-") {
                    Some(level) if bots.contains(&level) => SeatKind::Bot(level.into()),
                    Some(level) => return Err(message!("form-no-bot", level = level)),
                    None => {
                        return Err(message!("form-no-kind", number = number, kind = kind));
                    }
                },
            };
            let side = match row.faction.as_str() {
                "" => None,
                id => match game.side(id) {
                    Some(side) => Some(side),
                    None => return Err(message!("form-no-faction", faction = id)),
                },
            };
            if let Some(side) = side
                && sides.contains(&Some(side))
            {
                return Err(message!("form-faction-twice", faction = side.name.clone()));
            }
            seats.push(seat);
            sides.push(side);
        }
        let players = seats.len();
        let (least, most) = (*game.seats.start(), *game.seats.end());
        if players < least {
            return Err(message!("form-too-few", least = least, most = most));
        }
        if seats.iter().all(|seat| seat.name().is_none()) {
            return Err(message!("form-no-host"));
        }
        let title = shortened(&self.title, TITLE_LETTERS);
        let ids: Vec<_> = sides.iter().map(|side| side.map(|side| side.id.as_str())).collect();
        let setup = self.setup(game, players, &ids)?;
        // With several people it is off, whatever was ticked: nobody else could trust what happened.
        let people = seats.iter().filter(|seat| !matches!(seat, SeatKind::Bot(_))).count();
        let take_backs = self.take_backs && people == 1 && !self.rated;
        let names = CLOCKS.into_iter().zip(ASKING).find(|(name, _)| *name == self.clock);
        let clock = names.map(|(plain, asking)| if self.asks { asking } else { plain });
        // Where all of it is over in one sitting nobody goes on holiday.
        let firm =
            |clock: &str| FIRM.into_iter().find(|firm| firm.strip_suffix("-firm") == Some(clock));
        let clock = clock.map(|clock| firm(clock).filter(|_| self.firm).unwrap_or(clock));
        if clock.is_none() && !self.clock.is_empty() {
            return Err(message!("clock-unknown", clock = self.clock.as_str()));
        }
        let behind = BEHIND.into_iter().find(|behind| self.watch == behind.to_string());
        if behind.is_none() && !self.watch.is_empty() {
            return Err(message!("not-understood"));
        }
        if self.rated {
            ratable(&seats, clock)?;
        }
        // Where no seat is open there is nothing to take.
        let listed = self.listed && seats.contains(&SeatKind::Open);
        let (hints, rated) = (!self.no_hints && !self.rated, self.rated);
        // Ratings are of people.
        let programs = self.programs && !rated;
        Ok(NewGame {
            title,
            setup,
            seats,
            hints,
            take_backs,
            clock,
            behind,
            listed,
            rated,
            programs,
        })
    }

    /// The setup, with only those options that are not at their default.
    fn setup(
        &self,
        game: &GameKind,
        players: usize,
        sides: &[Option<&str>],
    ) -> Result<Value, Message> {
        let decided = |(key, value): &(&String, &String)| {
            !value.is_empty() && value.as_str() != game.default(key) && self.counts(game, key)
        };
        let options: BTreeMap<_, _> = self.options.iter().filter(decided).collect();
        let mut setup = json!({ "players": players });
        if sides.iter().any(Option::is_some) {
            setup["factions"] = json!(sides);
        }
        if !options.is_empty() {
            setup["options"] = json!(options);
        }
        // The rules have the last word.
        (game.check)(&setup).map_err(|refused| refused.message)?;
        Ok(setup)
    }
}

/// Refused where a game cannot count for ratings. Without a clock whoever is about to lose need only choose nothing any more, and if
/// the others are asked what comes then, there may be nobody to answer.
fn ratable(seats: &[SeatKind], clock: Option<&str>) -> Result<(), Message> {
    if seats.iter().filter(|seat| seat.name().is_some()).count() > 1 {
        return Err(message!("form-rated-one-here"));
    }
    match clock {
        Some(clock) if CLOCKS.contains(&clock) => Ok(()),
        Some(_) => Err(message!("form-rated-bots")),
        None => Err(message!("form-rated-clock")),
    }
}

impl NewGame {
    /// What the fields of the form ask for, or what is wrong with them; see [`Form::check`].
    pub fn from_fields(
        game: &GameKind,
        fields: &[(String, String)],
        bots: &[&str],
        tongue: &Tongue,
    ) -> Result<Self, Message> {
        Form::from_fields(game, fields).check(game, bots, tongue)
    }

    /// What the one big button does: the form as it is offered. Who is called as nobody may be called (any
    /// more) goes without a name.
    pub fn quick(
        game: &GameKind,
        name: &str,
        level: &str,
        tongue: &Tongue,
    ) -> Result<Self, Message> {
        let name = match objection(name, [], game, &[level]) {
            Some(_) => "",
            None => name,
        };
        Form::new(game, name, level).check(game, &[level], tongue)
    }
}

impl SeatKind {
    /// The name of a person on this screen.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Here(name) => Some(name),
            Self::Open | Self::Bot(_) => None,
        }
    }
}

/// A person's name as it is shown; if none was given a number, in the person's own language. Also for
/// who joins a table.
pub fn named(name: &str, number: usize, tongue: &Tongue) -> String {
    match shortened(&line(name), NAME_LETTERS) {
        empty if empty.is_empty() => say!(tongue, "form-nameless", number = number),
        name => name,
    }
}

/// The values of an option, the default first; none for a number.
pub(super) fn values(values: &str) -> Option<Vec<&str>> {
    let list: Vec<&str> = values.split(" | ").collect();
    (!values.contains("..")).then_some(list)
}
