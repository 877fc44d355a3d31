//! The pages around the tables: start, lobby, invitation, rules, help. The server fills the
//! small structs here; everything else follows from them.
//!
//! * [`form`]: the new-game form and the game it asks for.
//! * `home`: the start page. `new_game`: the form as it is drawn. `hero`: its picture.
//! * `lobby`: a table with open seats, and taking one.
//! * `rules`: the rules with search. `help`: the first minute, keys, a legend.

pub mod form;
mod help;
mod hero;
mod home;
mod lobby;
mod new_game;
mod rules;

use maud::{Markup, html};
use starcraft::ids::Faction;
use starcraft::{EndKind, Setup};

pub use form::{Form, NewGame, SeatKind};
pub use help::help_page;
pub use home::start_page;
pub use lobby::{join_page, lobby, lobby_page};
pub(crate) use rules::prose;
pub use rules::{rule_href, rules_page};

use crate::page::{glyph, page};
use crate::scene::Sitter;
use crate::starcraft::words;

/// The start page.
#[derive(Debug)]
pub struct Start<'a> {
    /// The levels of bots there are.
    pub bots: &'a [&'a str],
    /// The level the quick game plays against; one of them.
    pub level: &'a str,
    /// What the forms say about chance.
    pub ticket: Ticket<'a>,
    /// What the new-game form shows: [`Form::new`], or what was sent when it was wrong.
    pub form: &'a Form,
    /// What was wrong with it.
    pub trouble: Option<&'a str>,
    /// The viewer's tables that go on; `yours` are those that wait for the viewer.
    pub games: Part<'a, GameCard>,
    /// The viewer's finished games, newest first; `yours` are those the viewer has won.
    pub finished: Part<'a, FinishedGame>,
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
    /// Who is waited for, if not the viewer; names.
    pub waiting: Vec<String>,
    /// Who plays.
    pub seats: Vec<Player>,
    /// A small picture of the galaxy: an `svg` of about 3 to 2, hidden from screen readers.
    pub map: Markup,
}

/// A player as he stands in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// His name; "You" for the viewer.
    pub name: String,
    /// His faction, once he has one.
    pub faction: Option<Faction>,
}

/// A game that is over.
#[derive(Debug)]
pub struct FinishedGame {
    /// Its id: its page, and so the replay, is `/t/ID`.
    pub table: String,
    /// What its people called it.
    pub title: String,
    /// Who won; empty if nobody.
    pub winners: Vec<Player>,
    /// The viewer is one of them.
    pub won: bool,
    /// How it ended.
    pub ending: EndKind,
    /// The winner's conquest points and, if he lost, the viewer's best.
    pub points: Option<(u16, Option<u16>)>,
    /// The last round.
    pub round: u16,
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
    /// The table's id.
    pub table: &'a str,
    /// What its people call it.
    pub title: &'a str,
    /// The seats.
    pub seats: &'a [LobbySeat],
    /// What was agreed.
    pub setup: &'a Setup,
    /// Whether people may ask for hints.
    pub hints: bool,
    /// The SHA-256 that promises the secret of the table's chance.
    pub promise: &'a str,
    /// The levels of bots, the proposed one first, if the viewer may give them the open seats.
    pub fill: &'a [&'a str],
}

/// A seat of a table with open seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbySeat {
    /// Who sits there.
    pub sitter: Sitter,
    /// The agreed faction.
    pub faction: Option<Faction>,
    /// The whole address of the invitation, where the viewer may hand it on.
    pub invitation: Option<String>,
}

/// Taking a seat by invitation.
#[derive(Debug)]
pub struct Join<'a> {
    /// What its people call the table.
    pub title: &'a str,
    /// Where the form is sent; its field is `name`.
    pub action: &'a str,
    /// The seats.
    pub seats: &'a [LobbySeat],
    /// The place of the offered seat among them.
    pub seat: usize,
    /// What was agreed.
    pub setup: &'a Setup,
    /// Whether people may ask for hints.
    pub hints: bool,
    /// The SHA-256 that promises the secret of the table's chance.
    pub promise: &'a str,
    /// The viewer's name, if known.
    pub name: &'a str,
    /// What was wrong.
    pub trouble: Option<&'a str>,
}

/// The entries of the navigation: address and word.
const NAVIGATION: [(&str, &str); 4] =
    [("/", "Play"), ("/rules", "Rules"), ("/reference", "Reference"), ("/help", "Help")];

/// A page with navigation and footer; `here` is the address of the entry it belongs to.
pub fn shell(title: &str, here: &str, kind: &str, main: &Markup) -> Markup {
    page(
        title,
        &format!("site {kind}"),
        &html! {
            a.skip href="#main" { "Skip to the content" }
            header.site-top {
                a.brand href="/" { (brand()) span { "Orderstack" } }
                nav aria-label="Main" {
                    @for (href, word) in NAVIGATION {
                        a href=(href) aria-current=[(href == here).then_some("page")] { (word) }
                    }
                }
            }
            main #main tabindex="-1" { (main) }
            footer.foot {
                p {
                    "Unofficial fan work, free of charge. StarCraft and StarCraft: The Board Game belong to their "
                    "publishers; every drawing and sentence here is our own."
                }
                a href="/help#keyboard" { "Keyboard and screen reader" }
            }
        },
    )
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

/// An owner's mark on a tile of his colour.
pub(crate) fn tile(faction: Option<Faction>) -> Markup {
    html! { span class={ "em " (words::owner_class(faction)) } { (glyph(words::owner_mark(faction))) } }
}

/// A player's name with his mark.
fn player(player: &Player) -> Markup {
    html! {
        span class={ "pl-name " (words::owner_class(player.faction)) } {
            (glyph(words::owner_mark(player.faction)))
            (player.name)
            @if let Some(faction) = player.faction {
                span.vh { " (" (words::faction(faction)) ")" }
            }
        }
    }
}

/// What went wrong, said where it is seen and heard: the focus brings it into sight.
fn trouble(sentence: Option<&str>) -> Markup {
    html! { @if let Some(sentence) = sentence { p.trouble #trouble role="alert" tabindex="-1" autofocus { (sentence) } } }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::starcraft::reference;

    #[test]
    fn pages_are_sound() {
        let form = Form::new("Mira", "easy");
        let start = Start {
            bots: &["easy"],
            level: "easy",
            ticket: Ticket { ticket: "ab", promise: "cd" },
            form: &form,
            trouble: Some("No."),
            games: Part::whole(&[], 0),
            finished: Part::whole(&[], 0),
        };
        for page in [start_page(&start), help_page(), rules_page(""), reference::index()] {
            let page = page.into_string();
            for tag in page.split('<') {
                let tag = tag.split('>').next().unwrap_or("");
                assert!(tag.matches(" class=").count() < 2, "two classes: {tag}");
            }
            assert!(
                !page.contains("style=") && !page.contains("<script>"),
                "the policy forbids it"
            );
            assert_eq!(page.matches("<h1").count(), 1);
            let mut ids: Vec<&str> =
                page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            ids.sort_unstable();
            assert!(ids.windows(2).all(|pair| pair[0] != pair[1]), "an id stands twice");
            for used in page.split("glyphs.svg#").skip(1).filter_map(|rest| rest.split('"').next())
            {
                let symbol = format!("<symbol id=\"{used}\"");
                assert!(include_str!("../../assets/glyphs.svg").contains(&symbol), "{used}");
            }
        }
    }

    /// The classes that the selectors of a style sheet name.
    fn classes(css: &str) -> HashSet<&str> {
        let selectors = css.split('}').filter_map(|rule| rule.rsplit_once('{')).map(|rule| rule.0);
        let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_');
        selectors
            .flat_map(|selector| selector.split('.').skip(1))
            .filter_map(|rest| rest.split(ends).next())
            .filter(|class| class.starts_with(|c: char| c.is_ascii_alphabetic()))
            .collect()
    }

    #[test]
    fn pages_and_table_share_no_class_by_chance() {
        const SHARED: [&str; 6] = ["btn", "em", "i", "key", "label", "tip"];
        let mine = classes(include_str!("../../assets/css/70-start.css"));
        assert!(mine.contains("seatrow"));
        for css in [
            include_str!("../../assets/css/30-galaxy.css"),
            include_str!("../../assets/css/40-table.css"),
            include_str!("../../assets/css/50-battle.css"),
            include_str!("../../assets/css/60-ending.css"),
        ] {
            let both: Vec<_> = mine.intersection(&classes(css)).copied().collect();
            assert!(both.iter().all(|class| SHARED.contains(class)), "{both:?}");
        }
    }
}
