//! The list of players: who is how good at a game with so many players, the bots of the house on the same scale.

use kernel::{Message, Name};
use maud::{Markup, html};
use rating::{Class, Rating, Shown};
use tongue::{Tongue, say};

use crate::kind::GameKind;
use crate::page::glyph;
use crate::ranks::{Known, Rank, rank};
use crate::start::Site;

/// The page, as one viewer sees it.
#[derive(Debug)]
pub struct Players<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// The games there are.
    pub games: &'a [&'a GameKind],
    /// The game that is shown.
    pub game: &'a GameKind,
    /// With how many players.
    pub class: Class,
    /// How many people have a rating in it.
    pub all: usize,
    /// Those with a rank and the bots, by the lower end of what is known.
    pub rows: &'a [Row],
    /// Those with too few games for a rank.
    pub few: &'a [Row],
}

/// Somebody in the list.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The rank; none of bots, and of those with few games.
    pub place: Option<usize>,
    /// What they are called; of a bot its level.
    pub name: String,
    /// How good they are.
    pub rank: Rank,
    /// After how many games.
    pub games: u32,
    /// How many in a hundred were won; unknown of bots.
    pub won: Option<u32>,
    /// When the last game ended, in words; unknown of bots.
    pub last: Option<String>,
    /// Whether it is the viewer.
    pub you: bool,
}

/// The address of somebody's profile.
pub fn profile_address(name: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    let letters = name.bytes().map(|byte| match plain(byte) {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    });
    format!("/people/{}", letters.collect::<String>())
}

/// A level of bots.
pub(crate) fn level_name(tongue: &Tongue, level: &str) -> String {
    tongue.name(&Name::new("level", level.to_owned())).into_owned()
}

/// The points at which the scale has a line.
const LINES: [i32; 6] = [750, 1000, 1250, 1500, 1750, 2000];

/// The page `/players`.
pub fn players_page(page: &Players<'_>) -> Markup {
    let Players { tongue, game, class, .. } = *page;
    let title = say!(tongue, "players-title");
    let here = |game: &str, class: Class| format!("/players?game={game}&players={}", class.name());
    let classes = Class::ALL.into_iter().filter(|class| class.seats().start() <= game.seats.end());
    let main = html! {
        div.players-head {
            h1 { (title) }
            p { (say!(tongue, "players-about", count = page.all)) }
        }
        div.choices {
            nav.which aria-label=(say!(tongue, "hall-game")) {
                @for other in page.games {
                    a href=(here(other.id, class)) aria-current=[(other.id == game.id).then_some("page")] { (other.name(tongue)) }
                }
            }
            nav.which aria-label=(say!(tongue, "hall-players")) {
                @for other in classes {
                    a href=(here(game.id, other)) aria-current=[(other == class).then_some("page")] {
                        (tongue.say(&class_name(other)))
                    }
                }
            }
        }
        section.pane.players aria-label=(title) {
            @if page.all == 0 { p.say { (say!(tongue, "players-nobody")) } }
            div.scroll tabindex="0" role="group" aria-label=(title) {
                table {
                    thead { tr {
                        th.number scope="col" { (say!(tongue, "players-place")) }
                        th scope="col" { (say!(tongue, "players-name")) }
                        th scope="col" { (say!(tongue, "players-rating")) }
                        th.on-scale scope="col" { span.vh { (say!(tongue, "players-range")) } (scale_head()) }
                        th.number scope="col" { (say!(tongue, "players-games")) }
                        th.number.won scope="col" { (say!(tongue, "players-won")) }
                        th.number.last scope="col" { (say!(tongue, "players-last")) }
                    } }
                    tbody { @for one in page.rows { (row(one, tongue)) } }
                    @if !page.few.is_empty() {
                        tbody.few {
                            tr { th colspan="7" scope="rowgroup" { (say!(tongue, "players-few", count = Rating::PROVISIONAL)) } }
                            @for one in page.few { (row(one, tongue)) }
                        }
                    }
                }
            }
        }
        p.hint { (say!(tongue, "players-bots")) }
    };
    Site { tongue, title: &title, here: "/players", kind: "players-page", game: "", assets: &[] }
        .page(&main)
}

/// So many players, in words.
pub fn class_name(class: Class) -> Message {
    match class {
        Class::Two => Message::new("players-two"),
        Class::Few => Message::new("players-three"),
        Class::Many => Message::new("players-five"),
    }
}

fn row(row: &Row, tongue: &Tongue) -> Markup {
    let bot = row.rank.known == Known::Fixed;
    let initial = row.name.chars().next().map(|letter| letter.to_uppercase().to_string());
    html! {
        tr.you[row.you].house[bot] {
            td.number { @match row.place { Some(place) => (place), None => "–" } }
            th scope="row" {
                span.letters aria-hidden="true" {
                    @if bot { b.vacant { (glyph("i-bot")) } } @else { b { (initial.unwrap_or_default()) } }
                }
                @if bot { (level_name(tongue, &row.name)) " " small { (say!(tongue, "players-bot")) } }
                @else { a href=(profile_address(&row.name)) { (row.name) } }
                @if row.you { span.tag { (say!(tongue, "lobby-you")) } }
            }
            td { (rank(tongue, row.rank)) @if bot { small { " " (say!(tongue, "players-fixed")) } } }
            td.on-scale { (scale(row.rank.shown, bot)) }
            td.number { (row.games) }
            td.number.won { @match row.won { Some(chance) => (say!(tongue, "percent", chance = chance)), None => "–" } }
            td.number.last { @match &row.last { Some(last) => (last), None => "–" } }
        }
    }
}

/// Where points lie on the scale, from 0 to 240.
fn x(points: i32) -> f64 {
    let [low, high] = [LINES[0] - 120, LINES[LINES.len() - 1] + 120].map(f64::from);
    ((f64::from(points) - low) / (high - low) * 240.0).clamp(2.0, 238.0)
}

fn scale_head() -> Markup {
    html! {
        svg.scale viewBox="0 0 240 20" aria-hidden="true" {
            @for points in LINES { text x=(x(points)) y="14" { (points) } }
        }
    }
}

/// A rating on the scale: what is known as a bar, the guess as a mark; a bot's is a line.
fn scale(Shown { points, range }: Shown, fixed: bool) -> Markup {
    html! {
        svg.scale viewBox="0 0 240 20" aria-hidden="true" {
            @for line in LINES { path.line d={ "M" (x(line)) " 2V18" } {} }
            @if fixed { path.fixed d={ "M" (x(points)) " 0V20" } {} }
            @else {
                rect.range x=(x(points - range)) y="7" width=(x(points + range) - x(points - range)) height="6" rx="3" {}
                rect.guess x=(x(points) - 1.5) y="4" width="3" height="12" rx="1" {}
            }
        }
    }
}
