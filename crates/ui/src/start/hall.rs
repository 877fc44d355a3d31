//! The hall, which people know as the lobby: tables for everybody, with open seats or to look on, and looking for a game.

use std::ops::RangeInclusive;

use kernel::{Arg, Message, message};
use maud::{Markup, html};
use serde_json::{Map, Value, json};
use tongue::{Tongue, say};

use super::lobby::summary;
use super::{Site, Ticket, chance, trouble};
use crate::kind::GameKind;
use crate::page::glyph;
use crate::ranks::{Rank, rank};
use crate::table::agreed;

/// The hall, as one viewer sees it.
#[derive(Debug)]
pub struct Hall<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// The games there are; at least one.
    pub games: &'a [&'a GameKind],
    /// What the viewer would like to play.
    pub seek: &'a Seek,
    /// What the form says about chance.
    pub ticket: Ticket<'a>,
    /// Grows with everything that is news here.
    pub version: u64,
    /// Tables with open seats, those that fit what is sought first.
    pub open: &'a [OpenTable<'a>],
    /// Tables at which is played, the latest first.
    pub running: &'a [RunningTable<'a>],
    /// Whether the viewer has an account.
    pub member: bool,
    /// What was wrong with what was sought, in a sentence.
    pub trouble: Option<&'a str>,
}

/// A table with open seats for everybody.
#[derive(Debug)]
pub struct OpenTable<'a> {
    /// Its id.
    pub table: String,
    /// What its people call it.
    pub title: String,
    /// What is played.
    pub game: &'a GameKind,
    /// What was agreed.
    pub setup: Value,
    /// What was agreed about time, by name.
    pub clock: Option<String>,
    /// The language of whoever made it.
    pub spoken: &'a Tongue,
    /// Who sits there already; nobody at open seats.
    pub sitters: Vec<Option<String>>,
    /// Whether it counts for the ratings of those who play, and how good those are who sit there.
    pub rated: Option<Vec<Rank>>,
    /// Whether bot accounts may sit down there.
    pub programs: bool,
    /// Whether the viewer sits there.
    pub yours: bool,
    /// Whether it is what the viewer would like to play.
    pub fits: bool,
    /// Whether somebody sits there whom the viewer follows.
    pub followed: bool,
}

/// A table for everybody at which is played.
#[derive(Debug)]
pub struct RunningTable<'a> {
    /// Its id.
    pub table: String,
    /// What its people call it.
    pub title: String,
    /// What is played.
    pub game: &'a GameKind,
    /// Who plays, by name.
    pub players: Vec<String>,
    /// The round.
    pub round: u32,
    /// How many choices later those see it who look on.
    pub behind: u16,
    /// How good those are who play, where it counts for it.
    pub rated: Option<Vec<Rank>>,
}

/// What somebody would like to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seek {
    /// The id of the game.
    pub game: String,
    /// How many players, by name.
    pub players: &'static str,
    /// How fast, by name.
    pub speed: &'static str,
    /// After how many minutes bots may take the open seats; never, if it is none.
    pub wait: u32,
    /// Whether it is to count for ratings.
    pub rated: bool,
}

/// How many players may be sought, by name.
const PLAYERS: [(&str, RangeInclusive<usize>); 4] =
    [("any", 2..=6), ("2", 2..=2), ("3-4", 3..=4), ("5-6", 5..=6)];

/// How fast a game may be sought, with the clock of a table that is made for it.
const SPEEDS: [(&str, Option<&str>); 3] =
    [("live", Some("live-60")), ("days", Some("days-1")), ("none", None)];

/// After how many minutes bots may come.
const WAITS: [u32; 5] = [2, 5, 15, 1440, 0];

impl Seek {
    /// What somebody has sent; where that is nothing, what most people look for.
    pub fn of(games: &[&GameKind], fields: &[(String, String)]) -> Self {
        let field = |name: &str| {
            fields.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.as_str())
        };
        let game = games.iter().find(|game| game.id == field("game")).unwrap_or(&games[0]);
        let players = PLAYERS.iter().find(|(name, _)| *name == field("players"));
        let speed = SPEEDS.iter().find(|(name, _)| *name == field("speed"));
        let wait = field("wait").parse().ok().filter(|wait| WAITS.contains(wait));
        Self {
            game: game.id.to_owned(),
            players: players.unwrap_or(&PLAYERS[0]).0,
            speed: speed.unwrap_or(&SPEEDS[0]).0,
            wait: wait.unwrap_or(WAITS[1]),
            rated: field("rated") == "on",
        }
    }

    /// Whether a table is what it asks for, `rated` or not.
    pub fn fits(&self, game: &str, players: usize, clock: Option<&str>, rated: bool) -> bool {
        let speed = clock.map_or("none", |clock| clock.split('-').next().unwrap_or_default());
        let alike = self.speed == speed && self.rated == rated;
        self.game == game && self.range().contains(&players) && alike
    }

    /// How many seats a table gets that is made for it; refused where the game is not for so many, or cannot be rated.
    pub fn seats(&self, game: &GameKind) -> Result<usize, Message> {
        if self.rated && self.clock().is_none() {
            return Err(message!("form-rated-clock"));
        }
        let (range, most) = (self.range(), *game.seats.end());
        match (self.players, *range.start() <= most) {
            ("any", _) => Ok(most.min(4)),
            (_, true) => Ok(most.min(*range.end())),
            _ => Err(message!("hall-too-many", most = most)),
        }
    }

    /// The clock of a table that is made for it, by name.
    pub fn clock(&self) -> Option<&'static str> {
        SPEEDS.iter().find(|(name, _)| *name == self.speed)?.1
    }

    fn range(&self) -> RangeInclusive<usize> {
        let sought = PLAYERS.iter().find(|(name, _)| *name == self.players);
        sought.map_or(PLAYERS[0].1.clone(), |(_, range)| range.clone())
    }
}

/// The page.
pub fn hall_page(hall: &Hall<'_>) -> Markup {
    let tongue = hall.tongue;
    let title = say!(tongue, "hall-title");
    let main = html! {
        h1.hall-head { (title) }
        div.hall {
            section.pane.seek aria-labelledby="seek" {
                div.pane-head { h2 #seek { (say!(tongue, "hall-seek")) } }
                (trouble(hall.trouble))
                (seek(hall))
            }
            (hall_now(hall))
        }
    };
    Site { tongue, title: &title, here: "/lobby", kind: "hall-page", game: "", assets: &[] }
        .page(&main)
}

fn seek(hall: &Hall<'_>) -> Markup {
    let (tongue, seek) = (hall.tongue, hall.seek);
    let games = hall.games.iter().map(|game| (game.id, game.name(tongue).into_owned()));
    let players = PLAYERS.iter().map(|(name, _)| match *name {
        "any" => (*name, say!(tongue, "hall-any-number")),
        number => (number, number.replace('-', "–")),
    });
    let speeds = SPEEDS.iter().map(|(name, _)| (*name, tongue.say(&speed(name))));
    html! {
        form method="post" action="/find" {
            (chance(hall.ticket.promise, Some(hall.ticket.ticket)))
            (choice("game", &say!(tongue, "hall-game"), &seek.game, games))
            (choice("players", &say!(tongue, "hall-players"), seek.players, players))
            (choice("speed", &say!(tongue, "hall-speed"), seek.speed, speeds))
            div.field {
                label.label for="wait" { (say!(tongue, "hall-wait")) }
                select #wait name="wait" aria-describedby="help-wait" {
                    @for minutes in WAITS {
                        option value=(minutes) selected[minutes == seek.wait] { (tongue.say(&waiting(minutes))) }
                    }
                }
            }
            @if hall.member {
                label.opt {
                    input type="checkbox" name="rated" value="on" checked[seek.rated] aria-describedby="help-rated";
                    span.bx aria-hidden="true" { (glyph("i-check")) }
                    (say!(tongue, "form-rated"))
                    small #help-rated { (say!(tongue, "hall-rated-help")) }
                }
            }
            div.go {
                button.btn.large.primary { (glyph("i-play")) (say!(tongue, "hall-find")) }
            }
            small #help-wait { (say!(tongue, "hall-find-help")) }
        }
    }
}

/// A few values to choose one of.
fn choice<'a>(
    field: &str,
    title: &str,
    now: &str,
    values: impl Iterator<Item = (&'a str, String)>,
) -> Markup {
    html! {
        fieldset {
            legend.label { (title) }
            div.seg {
                @for (value, words) in values {
                    label { input type="radio" name=(field) value=(value) checked[value == now]; span { (words) } }
                }
            }
        }
    }
}

fn speed(name: &str) -> Message {
    match name {
        "live" => Message::new("hall-live"),
        "days" => Message::new("hall-days"),
        _ => Message::new("hall-no-clock"),
    }
}

fn waiting(minutes: u32) -> Message {
    match minutes {
        0 => Message::new("hall-wait-never"),
        1440 => Message::new("hall-wait-day"),
        minutes => message!("hall-wait-minutes", count = minutes),
    }
}

/// What changes on it when tables come and go: the fragment `hall`.
fn hall_now(hall: &Hall<'_>) -> Markup {
    let tongue = hall.tongue;
    html! {
        div #hall data-version=(hall.version) {
            section.pane aria-labelledby="open-tables" {
                div.pane-head {
                    h2 #open-tables { (say!(tongue, "hall-open")) }
                    span { (say!(tongue, "hall-tables", count = hall.open.len())) }
                }
                @if hall.open.is_empty() { p.say { (say!(tongue, "hall-nothing-open")) } }
                ul { @for (place, table) in hall.open.iter().enumerate() { li.on-list { (open_table(table, place == 0, tongue)) } } }
                p.say { a href="/new" { (say!(tongue, "hall-own")) } }
            }
            @if !hall.running.is_empty() {
                section.pane aria-labelledby="to-watch" {
                    div.pane-head { h2 #to-watch { (say!(tongue, "hall-watch")) } span { (say!(tongue, "hall-tables", count = hall.running.len())) } }
                    ul { @for table in hall.running { li.on-list { (running(table, tongue)) } } }
                }
            }
        }
    }
}

fn open_table(table: &OpenTable<'_>, first: bool, tongue: &Tongue) -> Markup {
    let here: Arg = table.sitters.iter().flatten().map(String::as_str).map(Arg::from).collect();
    let open = table.sitters.iter().filter(|sitter| sitter.is_none()).count();
    let seat = table.sitters.iter().position(Option::is_none).unwrap_or_default();
    html! {
        span.what {
            strong { (table.title) @if table.followed { " " span.tag { (say!(tongue, "people-you-follow")) } } }
            span { (say!(tongue, "hall-played", game = table.game.name(tongue).into_owned(), count = table.sitters.len())) }
            span { (agreed_besides(table, tongue).join(" · ")) }
        }
        span.there {
            span.letters aria-hidden="true" {
                @for sitter in &table.sitters {
                    @match sitter.as_ref().and_then(|name| name.chars().next()) {
                        Some(letter) => b { (letter.to_uppercase()) },
                        None => b.vacant { "+" },
                    }
                }
            }
            span { (say!(tongue, "hall-there", who = here, count = open)) }
            (ranked(table.rated.as_deref(), tongue))
        }
        span.how {
            span { (glyph("i-clock")) (tongue.say(&agreed(table.clock.as_deref().unwrap_or_default()))) }
            @if table.programs { span { (say!(tongue, "form-programs")) } }
            span lang=(table.spoken.code()) { (say!(table.spoken, "language-name")) }
        }
        @if table.yours {
            a.btn href={ "/t/" (table.table) } { (say!(tongue, "hall-yours")) }
        } @else {
            a.btn.primary[first && table.fits] href={ "/t/" (table.table) "/sit/" (seat) }
                aria-label=(say!(tongue, "hall-sit-at", title = table.title.as_str())) { (say!(tongue, "hall-sit")) }
        }
    }
}

/// What was agreed that is not as in the quick game.
fn agreed_besides(table: &OpenTable<'_>, tongue: &Tongue) -> Vec<String> {
    let dealt = table.game.dealt.iter().map(|(key, value)| ((*key).to_owned(), json!(value)));
    let usual = json!({"options": dealt.collect::<Map<_, _>>()});
    let usual = summary(table.game, &usual, tongue);
    let mut agreed = summary(table.game, &table.setup, tongue);
    agreed.retain(|line| !usual.contains(line));
    agreed
}

/// That a table is rated, and how good those are who sit there.
fn ranked(ranks: Option<&[Rank]>, tongue: &Tongue) -> Markup {
    html! {
        @if let Some(ranks) = ranks {
            span.rated { (glyph("i-rating")) (say!(tongue, "rated-tag")) @for known in ranks { " " (rank(tongue, *known)) } }
        }
    }
}

fn running(table: &RunningTable<'_>, tongue: &Tongue) -> Markup {
    let players: Arg = table.players.iter().map(String::as_str).map(Arg::from).collect();
    html! {
        span.what {
            strong { (table.title) }
            span { (table.game.name(tongue)) }
        }
        span.there {
            span { (say!(tongue, "hall-who", who = players)) }
            (ranked(table.rated.as_deref(), tongue))
        }
        span.how {
            // Who looks on learns later which round it is.
            @if table.behind > 0 { (say!(tongue, "hall-later", behind = table.behind)) }
            @else { (say!(tongue, "hall-round", round = table.round)) }
        }
        a.btn href={ "/t/" (table.table) } aria-label=(say!(tongue, "hall-look-at", title = table.title.as_str())) { (say!(tongue, "hall-look")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table fits by its game, its seats and its speed.
    #[test]
    fn what_fits_what_is_sought() {
        let seek =
            |players, speed| Seek { game: "g".to_owned(), players, speed, wait: 5, rated: false };
        assert!(seek("3-4", "live").fits("g", 4, Some("live-30"), false));
        assert!(seek("any", "none").fits("g", 6, None, false));
        assert!(!seek("any", "none").fits("h", 6, None, false));
        assert!(!seek("3-4", "live").fits("g", 5, Some("live-30"), false));
        assert!(!seek("3-4", "live").fits("g", 3, Some("days-1"), false));
        assert!(!seek("3-4", "days").fits("g", 3, None, false));
        assert!(!seek("3-4", "live").fits("g", 4, Some("live-30"), true));
        assert!(Seek { rated: true, ..seek("3-4", "live") }.fits("g", 4, Some("live-30"), true));
    }
}
