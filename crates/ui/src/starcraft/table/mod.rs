//! The table page: prompt, seats, sheet, hand, orders, log, chat.
//!
//! | file | fragments |
//! | --- | --- |
//! | `prompt.rs`, `hint.rs` | `prompt`: round, question, answers, advice, undo |
//! | `seats.rs`, `public.rs` | `seat-N`: the players and all that is public about them |
//! | `sheet.rs`, `shop.rs` | `sheet`: workers, resources, buildings, modules, what can be built |
//! | `hand.rs`, `card.rs` | `hand`: Combat cards |
//! | `techs.rs`, `orders.rs`, `events.rs` | `techs`, `orders`, `own-events`, `event-deck` |
//! | `overview.rs` | `overview`: the tray of a spectator |
//! | `log.rs`, `about.rs` | `log-N`, `chat`, `about` |
//! | `moments.rs` | `moments`: the replay bar; `curtain` |
//!
//! Panels say by the class `wanted` that the present decision needs them.

mod about;
pub(crate) mod card;
mod events;
pub(crate) mod facts;
mod hand;
mod hint;
mod log;
mod moments;
mod orders;
mod overview;
mod prompt;
mod public;
mod seats;
mod sheet;
mod shop;
mod techs;

use maud::{Markup, PreEscaped, html};

use crate::fragment::Fragment;
use crate::page::{glyph, shell};
use crate::scene::Scene;
use crate::starcraft::words;

pub use log::log_chunk;

/// How many lines of the log make one fragment.
pub const LOG_CHUNK: usize = 32;

/// Every fragment of the page but the log.
pub fn fragments(scene: &Scene<'_>) -> Vec<Fragment> {
    let mut all = vec![
        prompt::fragment(scene),
        events::deck(scene),
        moments::bar(scene),
        moments::curtain(scene),
        log::chat(scene),
        about::fragment(scene),
        hand::count(scene),
    ];
    all.extend(seats::fragments(scene));
    if scene.view.you.is_some() {
        all.push(sheet::fragment(scene));
        all.push(hand::fragment(scene));
        all.push(techs::fragment(scene));
        all.push(events::own(scene));
        all.push(orders::fragment(scene));
    } else {
        all.push(overview::fragment(scene));
    }
    all.extend(super::galaxy::fragments(scene));
    all.push(super::battle::fragment(scene));
    all.push(super::ending::fragment(scene));
    all
}

/// The fragment with the question, and the advice on it.
pub fn prompt(scene: &Scene<'_>) -> Fragment {
    prompt::fragment(scene)
}

/// The whole page.
pub fn table_page(scene: &Scene<'_>) -> Markup {
    let all = fragments(scene);
    let within = |place: &str| -> Markup {
        let html: String =
            all.iter().filter(|part| part.within == place).map(|part| part.html.as_str()).collect();
        PreEscaped(html)
    };
    let chunks: String = (0..).map_while(|n| log_chunk(scene, n)).map(|chunk| chunk.html).collect();
    let seat = scene.view.you.map(|seat| seat.index());
    let body = html! {
        body.table data-table=(scene.table) data-version=(scene.version)
            data-seat=[seat] data-decision=[scene.ask.as_ref().map(|ask| ask.decision)]
        {
            a.skip href="#prompt" { "To the question" }
            a.skip href="#board" { "To the board" }
            div #frame {
                (within("frame"))
                aside #left aria-label="Players" { (seats::column(scene, &within("seats"))) }
                main #middle {
                    div #board tabindex="-1" { (super::galaxy::svg(scene)) (within("board")) }
                    (within("middle"))
                }
                section #tray data-parts aria-label=(if seat.is_some() { "Your things" } else { "Figures of all players" }) {
                    (within("tray"))
                }
                aside #right aria-label="Log and chat" { (log::column(scene, &chunks, &within("right"))) }
                (tabs(scene, &within("tab-hand")))
            }
            (within("body"))
        }
    };
    shell(scene.title, &body)
}

/// On a narrow screen one panel at a time is shown. Radio buttons do it without script.
fn tabs(scene: &Scene<'_>, cards: &Markup) -> Markup {
    let own = if scene.view.you.is_some() { "Yours" } else { "All" };
    html! {
        nav #tabs aria-label="Panels" {
            fieldset {
                legend.vh { "Panel shown" }
                @for (id, name, icon) in [
                    ("board", "Board", "i-board"),
                    ("seats", "Players", "i-seat"),
                    ("hand", own, "i-hand"),
                    ("log", "Log", "i-log"),
                ] {
                    label #{"tab-" (id)} {
                        input.vh #{"show-" (id)} type="radio" name="panel" value=(id)
                            checked[id == "board"] autocomplete="off";
                        (glyph(icon))
                        span { (name) }
                        @if id == "hand" { (cards) }
                    }
                }
            }
        }
    }
}

/// The class with the viewer's colours.
fn owner(scene: &Scene<'_>) -> &'static str {
    let seat = scene.view.you.map(|seat| seat.index());
    words::owner_class(seat.and_then(|seat| scene.view.players[seat].faction))
}

/// A fragment from its element.
fn part(id: &str, within: &'static str, html: Markup) -> Fragment {
    Fragment { id: id.into(), within, html: html.into_string() }
}

/// A link to the text of a thing; the script shows it as a tip.
fn reference(kind: &str, name: &str) -> String {
    format!("/reference/{kind}/{}", name.replace('#', "_"))
}
