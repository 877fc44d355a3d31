//! The new-game form: what was filled in, and the game it asks for.
//!
//! | field | value |
//! | --- | --- |
//! | `title` | what the table is called; may be empty |
//! | `seat0` to `seat5` | `here`, `open`, `empty` or `bot-LEVEL` |
//! | `name0` to `name5` | the name of a person on this screen; the first is the one who asks |
//! | `faction0` to `faction5` | a faction's id, or empty for any |
//! | `rule-KEY` | the value of an option, see [`options_help`] |
//! | `hints` | `off` for a table at which nobody gets a hint |

use std::collections::BTreeMap;

use kernel::Game as _;
use starcraft::content::content;
use starcraft::ids::{Faction, MAX_PLAYERS};
use starcraft::{Setup, StarCraft, options_help};

use crate::letters::{line, shortened};
use crate::starcraft::words;

/// The most letters of a person's name.
pub const NAME_LETTERS: usize = 24;
/// The most letters of a table's title.
pub const TITLE_LETTERS: usize = 48;

/// What is filled in, right or wrong.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Form {
    /// The table's title.
    pub title: String,
    /// The rows for seats.
    pub rows: [Row; MAX_PLAYERS],
    /// Options by key.
    pub options: BTreeMap<String, String>,
    /// Nobody gets a hint.
    pub no_hints: bool,
}

/// A row of the form: one seat, perhaps empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
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
    /// What the engine needs; a game can be made of it.
    pub setup: Setup,
    /// Who is to sit where; at least one of them on this screen.
    pub seats: Vec<SeatKind>,
    /// Whether people may ask for hints.
    pub hints: bool,
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
    /// The form as it is offered: you against three bots, everything at random.
    pub fn new(name: &str, level: &str) -> Self {
        let mut form = Self::default();
        for (place, row) in form.rows.iter_mut().enumerate() {
            row.kind = match place {
                0 => "here".into(),
                1..=3 => format!("bot-{level}"),
                _ => "empty".into(),
            };
        }
        form.rows[0].name = name.into();
        form.options.insert("galaxy".into(), "auto".into());
        form.options.insert("factions".into(), "random".into());
        form
    }

    /// The form as it was sent. Unknown fields mean nothing; a row not sent is empty.
    pub fn from_fields(fields: &[(String, String)]) -> Self {
        let mut form = Self::default();
        for row in &mut form.rows {
            row.kind = "empty".into();
        }
        for (field, value) in fields {
            let value = line(value);
            if field == "title" {
                form.title = value;
            } else if field == "hints" {
                form.no_hints = value == "off";
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

    fn row(&mut self, field: &str, prefix: &str) -> Option<&mut Row> {
        let place: usize = field.strip_prefix(prefix)?.parse().ok()?;
        self.rows.get_mut(place)
    }

    /// The value of an option; the default comes first in [`options_help`].
    pub(super) fn option(&self, key: &str) -> &str {
        self.options.get(key).map_or_else(|| default(key), String::as_str)
    }

    /// The game it asks for, or what is wrong, in a sentence. `bots` are the levels there are.
    pub fn check(&self, bots: &[&str]) -> Result<NewGame, String> {
        let (mut seats, mut factions) = (Vec::new(), Vec::new());
        for row in &self.rows {
            let number = seats.len() + 1;
            let seat = match row.kind.as_str() {
                "empty" => continue,
                "open" => SeatKind::Open,
                "here" => SeatKind::Here(named(&row.name, number)),
                kind => match kind.strip_prefix("bot-") {
                    Some(level) if bots.contains(&level) => SeatKind::Bot(level.into()),
                    Some(level) => return Err(format!("There is no bot called “{level}”.")),
                    None => return Err(format!("Seat {number} cannot be “{kind}”.")),
                },
            };
            let faction = match row.faction.as_str() {
                "" => None,
                id => Some(
                    id.parse::<Faction>().map_err(|_| format!("There is no faction “{id}”."))?,
                ),
            };
            if let Some(faction) = faction
                && factions.contains(&Some(faction))
            {
                let name = words::faction(faction);
                return Err(format!("{name} is chosen twice; two seats cannot share a faction."));
            }
            seats.push(seat);
            factions.push(faction);
        }
        let players = seats.len();
        if players < 2 {
            return Err("The game is for 2 to 6: fill at least two seats.".into());
        }
        let Some(host) = seats.iter().find_map(SeatKind::name) else {
            return Err(
                "Take a seat yourself: set one of them to “You” or “On this screen”.".into()
            );
        };
        let title = match shortened(&self.title, TITLE_LETTERS) {
            empty if empty.is_empty() => format!("Table of {host}"),
            title => title,
        };
        let setup = self.setup(players, &factions)?;
        Ok(NewGame { title, setup, seats, hints: !self.no_hints })
    }

    /// The setup, with only those options that are not at their default.
    fn setup(&self, players: usize, factions: &[Option<Faction>]) -> Result<Setup, String> {
        if self.option("teams") == "pairs" && players != 4 && players != 6 {
            return Err(format!("Teams of two need 4 or 6 seats, not {players}."));
        }
        let endless = self.option("variant") != "galactic_conquest";
        if endless && !matches!(self.option("round_limit"), "" | "0") {
            return Err("A limit of rounds is for Galactic Conquest only.".into());
        }
        let mut setup = Setup::new(players, &[]);
        for (key, value) in &self.options {
            if !value.is_empty() && value != default(key) {
                setup.options.insert(key.clone(), value.clone());
            }
        }
        if factions.iter().any(Option::is_some) {
            let id = |faction: Faction| content().factions[faction.index()].id.clone();
            setup.factions = factions.iter().map(|faction| faction.map(id)).collect();
        }
        // The engine has the last word.
        StarCraft::new(&setup, 0).map_err(|refused| sentence(&refused.message))?;
        Ok(setup)
    }
}

impl NewGame {
    /// What the fields of the form ask for, or what is wrong with them, in a sentence.
    pub fn from_fields(fields: &[(String, String)], bots: &[&str]) -> Result<Self, String> {
        Form::from_fields(fields).check(bots)
    }

    /// What the one big button does: the form as it is offered.
    pub fn quick(name: &str, level: &str) -> Result<Self, String> {
        Form::new(name, level).check(&[level])
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

/// A person's name as it is shown; a number if none was given. Also for who joins a table.
pub fn named(name: &str, number: usize) -> String {
    match shortened(&line(name), NAME_LETTERS) {
        empty if empty.is_empty() => format!("Player {number}"),
        name => name,
    }
}

fn sentence(message: &str) -> String {
    let mut letters = message.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}.", letters.as_str())
}

/// The values of an option, the default first; none for a number.
pub(super) fn values(values: &str) -> Option<Vec<&str>> {
    let list: Vec<&str> = values.split(" | ").collect();
    (!values.contains("..")).then_some(list)
}

/// The default of an option; empty if there is no such option.
pub(super) fn default(key: &str) -> &'static str {
    let help = options_help().iter().find(|(name, _, _)| *name == key);
    help.and_then(|(_, values, _)| values.split(" | ").next()).unwrap_or("")
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTS: [&str; 2] = ["random", "easy"];

    /// `seat0=here&…` without the escapes of a real form.
    fn fields(text: &str) -> Vec<(String, String)> {
        let pair = |pair: &str| pair.split_once('=').map(|(k, v)| (k.to_owned(), v.to_owned()));
        text.split('&').filter_map(pair).collect()
    }

    fn asked(text: &str) -> Result<NewGame, String> {
        NewGame::from_fields(&fields(text), &BOTS)
    }

    fn wrong(text: &str) -> String {
        asked(text).expect_err("a wrong form")
    }

    #[test]
    fn a_filled_form_becomes_a_game() {
        let game = asked(
            "title= Friday  table &seat0=here&name0=Mira&faction0=overmind&seat1=empty&seat2=open\
             &faction2=&seat3=bot-easy&faction3=tassadar&rule-galaxy=auto&rule-factions=choose",
        )
        .expect("a game");
        assert_eq!(game.title, "Friday table");
        let seats = [SeatKind::Here("Mira".into()), SeatKind::Open, SeatKind::Bot("easy".into())];
        assert_eq!(game.seats, seats);
        assert_eq!(game.setup.players, Some(3));
        let factions = [Some("overmind".into()), None, Some("tassadar".into())];
        assert_eq!(game.setup.factions, factions);
        // Defaults are left out: a record says only what was decided.
        let options: Vec<_> = game.setup.options.iter().collect();
        assert_eq!(options, [(&"galaxy".to_owned(), &"auto".to_owned())]);
    }

    #[test]
    fn the_offered_form_is_the_quick_game() {
        let quick = NewGame::quick("Mira", "easy").expect("a game");
        assert_eq!(quick.seats.len(), 4);
        assert_eq!(quick.title, "Table of Mira");
        assert_eq!(quick.setup.options["galaxy"], "auto");
        assert_eq!(quick.setup.options["factions"], "random");
        assert_eq!(NewGame::quick("", "easy").expect("a game").title, "Table of Player 1");
    }

    #[test]
    fn several_people_share_a_screen() {
        let game = asked("seat0=here&seat1=here&name1=Ines&seat2=bot-random").expect("a game");
        let names: Vec<_> = game.seats.iter().map(SeatKind::name).collect();
        assert_eq!(names, [Some("Player 1"), Some("Ines"), None]);
    }

    #[test]
    fn hints_can_be_ruled_out() {
        assert!(asked("seat0=here&seat1=open").expect("a game").hints);
        assert!(!asked("seat0=here&seat1=open&hints=off").expect("a game").hints);
    }

    #[test]
    fn wrong_forms_are_refused_in_a_sentence() {
        // SC-GEN-01
        assert_eq!(wrong("seat0=here"), "The game is for 2 to 6: fill at least two seats.");
        assert_eq!(wrong(""), "The game is for 2 to 6: fill at least two seats.");
        assert_eq!(
            wrong("seat0=open&seat1=bot-easy"),
            "Take a seat yourself: set one of them to “You” or “On this screen”."
        );
        assert_eq!(
            wrong("seat0=here&faction0=overmind&seat1=open&faction1=overmind"),
            "The Overmind is chosen twice; two seats cannot share a faction."
        );
        assert_eq!(wrong("seat0=here&seat1=bot-deep"), "There is no bot called “deep”.");
        assert_eq!(wrong("seat0=here&seat1=ghost"), "Seat 2 cannot be “ghost”.");
        assert_eq!(
            wrong("seat0=here&seat1=open&faction1=zeratul"),
            "There is no faction “zeratul”."
        );
        // SC-TEAM-01
        assert_eq!(
            wrong("seat0=here&seat1=open&seat2=open&rule-teams=pairs"),
            "Teams of two need 4 or 6 seats, not 3."
        );
        // SC-AMB-64
        assert_eq!(
            wrong("seat0=here&seat1=open&rule-round_limit=9"),
            "A limit of rounds is for Galactic Conquest only."
        );
        let gc = "seat0=here&seat1=open&rule-variant=galactic_conquest&rule-round_limit=";
        assert!(asked(&format!("{gc}9")).is_ok());
        assert!(wrong(&format!("{gc}many")).contains("0 to 1000"));
        assert!(wrong("seat0=here&seat1=open&rule-colour=red").contains("no option 'colour'"));
        assert!(wrong("seat0=here&seat1=open&rule-galaxy=big").ends_with("manual or auto."));
    }

    #[test]
    fn every_option_can_be_set_to_every_value() {
        for (key, list, _) in options_help() {
            for value in values(list).unwrap_or_default() {
                let seats = "seat0=here&seat1=open&seat2=open&seat3=bot-easy";
                let game = asked(&format!("{seats}&rule-{key}={value}")).expect("a game");
                assert_eq!(game.setup.options.contains_key(*key), value != default(key));
            }
        }
    }

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(named("  Mi\u{202e}ra\nK ", 1), "Mira K");
        for nothing in ["", " ", "\u{200b}", "\u{3164}", "\u{2800}\u{ad}", "\u{301}\u{302}"] {
            assert_eq!(named(nothing, 4), "Player 4");
        }
        assert_eq!(named(&"x".repeat(99), 1).len(), NAME_LETTERS);
        let long = format!("seat0=here&seat1=open&title={}", "ä".repeat(99));
        assert_eq!(asked(&long).expect("a game").title.chars().count(), TITLE_LETTERS);
    }
}
