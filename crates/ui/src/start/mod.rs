//! The pages around the tables: start, lobby, invitation, rules, help. The server fills the
//! small structs here; everything else follows from them.
//!
//! * [`form`]: the new-game form and the game it asks for.
//! * `home`: the start page. `new_game`: the page with the form.
//! * `figures`: what finished games say about a person.
//! * `hall`: tables for everybody, and looking for a game.
//! * `lobby`: a table with open seats, and taking one.
//! * `rules`: the rules with search. `help`: the first minute, keys, a legend.
//! * `translate`: all messages beside their translation.

mod figures;
pub mod form;
mod hall;
mod help;
mod home;
mod lobby;
pub(crate) mod new_game;
mod rules;
mod translate;

use kernel::Message;
use maud::{Markup, html};
use serde_json::Value;
use tongue::{Tongue, say};

pub use figures::{Figures, Placed, Played, figures_page};
pub use form::{Form, NewGame, SeatKind};
pub use hall::{Hall, OpenTable, RunningTable, Seek, hall_page};
pub use help::help_page;
pub use home::start_page;
pub use lobby::{join_page, lobby, lobby_page, summary};
pub use new_game::{new_game_page, told};
pub use rules::{prose, rule_entry, rule_href, rules_page};
pub use translate::{Translate, translate_page};

use crate::assets::Asset;
use crate::kind::{GameKind, Side};
use crate::learn::Lesson;
use crate::page::{glyph, languages, page};
use crate::people::Person;
use crate::scene::{Look, Sitter, Time};

/// The start page.
#[derive(Debug)]
pub struct Start<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// The games there are; at least one.
    pub games: &'a [OnOffer<'a>],
    /// The level the quick game plays against.
    pub level: &'a str,
    /// What the forms say about chance.
    pub ticket: Ticket<'a>,
    /// The tables the viewer is invited to: address and title.
    pub invited: &'a [(String, String)],
    /// The viewer's tables that go on; `yours` are those that wait for the viewer.
    pub tables: Part<'a, GameCard>,
    /// The viewer's finished games, newest first; `yours` are those the viewer has won.
    pub finished: Part<'a, FinishedGame>,
}

/// A game, and how far the viewer has come with it.
#[derive(Debug)]
pub struct OnOffer<'a> {
    /// The game.
    pub kind: &'a GameKind,
    /// Whether the viewer has learned something of it, or sat at a table of it.
    pub known: bool,
    /// The guided game that the viewer has left before its end.
    pub left: Option<LeftLesson>,
}

/// A guided game that somebody has left.
#[derive(Debug)]
pub struct LeftLesson {
    /// What is learned.
    pub lesson: &'static Lesson,
    /// The id of its table.
    pub table: String,
    /// The note that is open, counted from 1.
    pub note: usize,
}

/// The page with the form of a new table.
#[derive(Debug)]
pub struct NewTable<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// The games there are.
    pub games: &'a [&'a GameKind],
    /// The game that the form is about.
    pub game: &'a GameKind,
    /// The levels of bots there are.
    pub bots: &'a [&'a str],
    /// What the form says about chance.
    pub ticket: Ticket<'a>,
    /// What the form shows: [`Form::new`], or what was sent when it was wrong.
    pub form: &'a Form,
    /// Whether the viewer has an account.
    pub member: bool,
    /// What was wrong with it, in a sentence.
    pub trouble: Option<&'a str>,
}

/// What is agreed beside the game.
#[derive(Clone, Copy, Debug)]
pub struct Terms<'a> {
    /// Whether people may ask for hints.
    pub hints: bool,
    /// What was agreed about time, by name.
    pub clock: Option<&'a str>,
    /// Whether the game counts for the ratings of those who play.
    pub rated: bool,
    /// How many choices later those see everything who look on, talking among themselves; none where they see what everybody sees.
    pub behind: Option<u16>,
    /// Whether bot accounts may sit down where anybody may.
    pub programs: bool,
}

impl Terms<'_> {
    /// Of a game that is to be set up.
    fn of(game: &NewGame) -> Terms<'static> {
        let NewGame { hints, clock, rated, behind, listed, programs, .. } = *game;
        Terms { hints, clock, rated, behind, programs: programs && listed }
    }
}

/// Part of a list that may be long.
#[derive(Debug)]
pub struct Part<'a, T> {
    /// What is shown of it.
    pub shown: &'a [T],
    /// How many there are in all.
    pub all: usize,
    /// How many of all are the viewer's in some way.
    pub yours: usize,
    /// Where what comes before stands.
    pub before: Option<String>,
    /// Where what comes after stands.
    pub after: Option<String>,
}

impl<'a, T> Part<'a, T> {
    /// A short list.
    pub fn whole(shown: &'a [T], yours: usize) -> Self {
        Self { shown, all: shown.len(), yours, before: None, after: None }
    }
}

/// A table that goes on.
#[derive(Debug)]
pub struct GameCard {
    /// Its id: its page is `/t/ID`.
    pub table: String,
    /// What its people call it.
    pub title: String,
    /// Round and phase, and what is asked: "Round 4, Planning. Place an order."
    pub state: String,
    /// The viewer is asked.
    pub your_turn: bool,
    /// What is left of the viewer's time to answer, if it runs.
    pub time: Option<Time>,
    /// Who is waited for, if not the viewer; names.
    pub waiting: Vec<String>,
    /// Who plays.
    pub seats: Vec<SeatedPlayer>,
    /// A small picture of the board: an `svg` of about 3 to 2, hidden from screen readers.
    pub map: Markup,
}

/// A player in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatedPlayer {
    /// The name; "You" for the viewer.
    pub name: String,
    /// Whether that is what it says.
    pub you: bool,
    /// The faction, once there is one.
    pub side: Option<Side>,
}

/// A game that is over.
#[derive(Debug)]
pub struct FinishedGame {
    /// Its id: its page, and so the replay, is `/t/ID`.
    pub table: String,
    /// What its people called it.
    pub title: String,
    /// Who won; empty if nobody.
    pub winners: Vec<SeatedPlayer>,
    /// The viewer is one of them.
    pub won: bool,
    /// How it ended, in a few words.
    pub ending: String,
    /// The winner's points and, if the viewer lost, the viewer's best.
    pub points: Option<(u16, Option<u16>)>,
    /// The last round.
    pub round: u32,
    /// When, in words: "yesterday", "9 Nov".
    pub date: String,
}

/// What a form of a new table says about chance: a ticket stands for the server's secret, whose
/// SHA-256 is promised before the browser adds a number.
#[derive(Clone, Copy, Debug)]
pub struct Ticket<'a> {
    /// The ticket.
    pub ticket: &'a str,
    /// The SHA-256 of the secret.
    pub promise: &'a str,
}

/// The fields of a form that adds to the chance of a game; the script fills in the number.
pub(crate) fn chance(promise: &str, ticket: Option<&str>) -> Markup {
    html! {
        @if let Some(ticket) = ticket { input type="hidden" name="ticket" value=(ticket); }
        input type="hidden" name="number" data-promise=(promise);
    }
}

/// A table with open seats, as one viewer sees it.
#[derive(Debug)]
pub struct Lobby<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// What is played.
    pub game: &'a GameKind,
    /// The table's id.
    pub table: &'a str,
    /// What its people call it.
    pub title: &'a str,
    /// The seats.
    pub seats: &'a [LobbySeat],
    /// What was agreed.
    pub setup: &'a Value,
    /// What was agreed beside the game.
    pub terms: Terms<'a>,
    /// The SHA-256 that promises the secret of the table's chance.
    pub promise: &'a str,
    /// The levels of bots, if the viewer may give them the open seats.
    pub fill: &'a [&'a str],
    /// How it stands to people who have no invitation.
    pub listed: Listing,
    /// Whether the viewer may invite somebody by name.
    pub invites: bool,
    /// What was done, in a sentence.
    pub done: Option<&'a str>,
}

/// How a table with open seats stands to people who have no invitation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Listing {
    /// Whether it is for everybody, until when, and whether bots take the open seats then.
    pub until: Option<(Time, bool)>,
    /// What time it is, in milliseconds since 1970.
    pub now: i64,
    /// Whether the viewer may change that.
    pub yours: bool,
    /// Whether the viewer may sit down.
    pub welcome: bool,
}

/// A seat of a table with open seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbySeat {
    /// Who sits there.
    pub sitter: Sitter,
    /// The agreed faction.
    pub side: Option<Side>,
    /// The whole address of the invitation, where the viewer may hand it on.
    pub invitation: Option<String>,
    /// Who it is, where the viewer may do something about them.
    pub person: Option<Person>,
}

/// Taking a seat by invitation.
#[derive(Debug)]
pub struct Join<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// What is played.
    pub game: &'a GameKind,
    /// What its people call the table.
    pub title: &'a str,
    /// Whether the seat is kept for whoever has the link, and not for everybody.
    pub invited: bool,
    /// Where the form is sent; its field is `name`.
    pub action: &'a str,
    /// The seats.
    pub seats: &'a [LobbySeat],
    /// The place of the offered seat among them.
    pub seat: usize,
    /// What was agreed.
    pub setup: &'a Value,
    /// What was agreed beside the game.
    pub terms: Terms<'a>,
    /// The SHA-256 that promises the secret of the table's chance.
    pub promise: &'a str,
    /// Whether the viewer has an account.
    pub member: bool,
    /// The viewer's name, if known.
    pub name: &'a str,
    /// What was wrong.
    pub trouble: Option<&'a str>,
}

/// The level of bots that is proposed for seats that nobody has taken.
pub const FILL: &str = "normal";

/// The entries of the navigation: address and word.
const NAVIGATION: [(&str, Message); 10] = [
    ("/", Message::new("site-play")),
    ("/lobby", Message::new("hall-title")),
    ("/contests", Message::new("contests-title")),
    ("/players", Message::new("players-title")),
    ("/learn", Message::new("learn-title")),
    ("/rules", Message::new("rules-title")),
    ("/reference", Message::new("reference-title")),
    ("/help", Message::new("help-title")),
    ("/settings", Message::new("settings-title")),
    ("/account", Message::new("account-title")),
];

/// A page with navigation and footer.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// What it is called.
    pub title: &'a str,
    /// The address of the entry of the navigation that it belongs to.
    pub here: &'a str,
    /// Its class.
    pub kind: &'a str,
    /// The game it is about, if it is about one: the navigation stays with it.
    pub game: &'a str,
    /// What that game brings along.
    pub assets: &'a [Asset],
}

impl Site<'_> {
    /// The page with this in it.
    pub fn page(&self, main: &Markup) -> Markup {
        let Site { tongue, title, here, kind, game, assets } = *self;
        let about = |href: &str| match (href, game) {
            ("/" | "/lobby" | "/contests" | "/players" | "/settings" | "/account", _) | (_, "") => {
                href.to_owned()
            }
            _ => format!("{href}?game={game}"),
        };
        let body = html! {
            a.skip href="#main" { (say!(tongue, "site-skip")) }
            header.site-top {
                a.brand href="/" { (brand()) span { (say!(tongue, "site-name")) } }
                // On a phone it opens over the page; where there is room it stands there.
                nav #site-nav popover aria-label=(say!(tongue, "site-main")) {
                    @for (href, word) in NAVIGATION {
                        a href=(about(href)) aria-current=[(href == here).then_some("page")] { (tongue.say(&word)) }
                    }
                }
                (languages(tongue, here))
                button.nav-open popovertarget="site-nav" aria-label=(say!(tongue, "site-menu")) { (glyph("i-menu")) }
            }
            main #main tabindex="-1" { (main) }
            footer.foot {
                p { (say!(tongue, "site-fan-work")) }
                a href="/help#keyboard" { (say!(tongue, "help-keyboard")) }
            }
        };
        page(tongue, title, &format!("site {kind}"), assets, &body)
    }
}

fn brand() -> Markup {
    html! {
        svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" {
            rect.b3 x="3" y="15" width="20" height="8" rx="3" {}
            rect.b2 x="3" y="9.5" width="20" height="8" rx="3" {}
            rect.b1 x="3" y="3" width="20" height="9" rx="3" {}
        }
    }
}

/// An owner's mark on a tile of the owner's colour.
pub fn tile(look: Look) -> Markup {
    html! { span class={ "em " (look.class) } { (glyph(look.mark)) } }
}

/// How a side looks that may not be settled yet.
fn look_of(side: Option<&Side>) -> Look {
    side.map_or(Look::NONE, |side| side.look)
}

/// A player's name with the mark.
fn player(player: &SeatedPlayer, tongue: &Tongue) -> Markup {
    let look = look_of(player.side.as_ref());
    html! {
        span class={ "pl-name " (look.class) } {
            (glyph(look.mark))
            (player.name)
            @if let Some(side) = &player.side {
                span.vh { " (" (tongue.name(&side.name)) ")" }
            }
        }
    }
}

/// The games to choose from, where there are several.
pub(crate) fn which(
    games: &[&GameKind],
    here: &GameKind,
    address: &str,
    tongue: &Tongue,
) -> Markup {
    html! {
        @if games.len() > 1 {
            nav.which aria-label=(say!(tongue, "site-games")) {
                @for game in games {
                    a href={ (address) "?game=" (game.id) } aria-current=[(game.id == here.id).then_some("page")] { (game.name(tongue)) }
                }
            }
        }
    }
}

/// What went wrong, said where it is seen and heard: the focus brings it into sight.
pub(crate) fn trouble(sentence: Option<&str>) -> Markup {
    html! { @if let Some(sentence) = sentence { p.trouble #trouble role="alert" tabindex="-1" autofocus { (sentence) } } }
}
