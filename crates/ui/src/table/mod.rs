//! The table page, as far as it is the same for every game.
//!
//! | file | fragments |
//! | --- | --- |
//! | `prompt.rs`, `hint.rs` | `prompt`: round, question, answers, advice, undo |
//! | `log.rs`, `about.rs` | `log-N`, `chat`, `about` |
//! | `moments.rs` | `moments`: the replay bar; `curtain` |
//!
//! Everything else comes from [`Show::panels`]: the seats as fragments within `seats`, the board
//! within `board`, one's own things within `tray`, stages and the result within `middle`.

mod about;
mod hint;
mod log;
mod moments;
mod prompt;

use kernel::{Game, Message, Seat, message};
use maud::{Markup, PreEscaped, html};
use tongue::say;

use crate::fragment::Fragment;
use crate::page::{glyph, shell};
use crate::scene::Scene;
use crate::show::Show;

pub use log::log_chunk;

/// How many lines of the log make one fragment.
pub const LOG_CHUNK: usize = 32;

/// Every fragment of the page but the log.
pub fn fragments<S: Show>(scene: &Scene<'_, S>) -> Vec<Fragment> {
    let mut all = vec![
        prompt::fragment(scene),
        moments::bar(scene),
        moments::curtain(scene),
        log::chat(scene),
        about::fragment(scene),
    ];
    all.extend(S::panels(scene));
    all
}

/// The fragment with the question, and the advice on it.
pub fn prompt<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    prompt::fragment(scene)
}

/// The whole page.
pub fn table_page<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let all = fragments(scene);
    let within = |place: &str| -> Markup {
        let html: String =
            all.iter().filter(|part| part.within == place).map(|part| part.html.as_str()).collect();
        PreEscaped(html)
    };
    let chunks: String = (0..).map_while(|n| log_chunk(scene, n)).map(|chunk| chunk.html).collect();
    let seat = scene.facts.you.map(|seat| seat.index());
    let body = html! {
        body.table.(S::Game::ID) data-table=(scene.table) data-version=(scene.version)
            data-seat=[seat] data-decision=[scene.ask.as_ref().map(|_| scene.decision)]
        {
            a.skip href="#prompt" { (say!(scene, "table-skip-question")) }
            a.skip href="#board" { (say!(scene, "table-skip-board")) }
            div #frame {
                (within("frame"))
                aside #left aria-label=(say!(scene, "table-players")) { (seats(scene, &within("seats"))) }
                main #middle {
                    div #board tabindex="-1" { (S::board(scene)) (within("board")) }
                    (within("middle"))
                }
                section #tray data-parts aria-label=(if seat.is_some() { say!(scene, "table-your-things") } else { say!(scene, "table-all-figures") }) {
                    (within("tray"))
                }
                aside #right aria-label=(say!(scene, "table-log-and-chat")) { (log::column(scene, &chunks, &within("right"))) }
                (tabs(scene, &within("tab-hand")))
            }
            (within("body"))
        }
    };
    shell(scene.tongue, scene.title, S::assets(), S::PICKS, &body)
}

/// The place the seats are in.
fn seats<S: Show>(scene: &Scene<'_, S>, seats: &Markup) -> Markup {
    html! {
        section #seats .{ "seats n-" (scene.facts.players.len()) } aria-labelledby="seats-title" {
            h2 #seats-title.vh { (say!(scene, "table-players")) }
            (seats)
        }
    }
}

/// On a narrow screen one panel at a time is shown. Radio buttons do it without script.
fn tabs<S: Show>(scene: &Scene<'_, S>, cards: &Markup) -> Markup {
    let own = match scene.facts.you {
        Some(_) => Message::new("table-tab-yours"),
        None => Message::new("table-tab-all"),
    };
    html! {
        nav #tabs aria-label=(say!(scene, "table-panels")) {
            fieldset {
                legend.vh { (say!(scene, "table-panel-shown")) }
                @for (id, name, icon) in [
                    ("board", Message::new("table-tab-board"), "i-board"),
                    ("seats", Message::new("table-players"), "i-seat"),
                    ("hand", own, "i-hand"),
                    ("log", Message::new("table-log"), "i-log"),
                ] {
                    label #{"tab-" (id)} {
                        input.vh #{"show-" (id)} type="radio" name="panel" value=(id)
                            checked[id == "board"] autocomplete="off";
                        (glyph(icon))
                        span { (scene.say(&name)) }
                        @if id == "hand" { (cards) }
                    }
                }
            }
        }
    }
}

/// A player's name in the player's colour, behind the mark: "You" for the viewer.
pub fn who<S: Show>(scene: &Scene<'_, S>, seat: Seat) -> Markup {
    scene.said(&message!("table-who", who = seat))
}

/// A fragment from its element.
pub fn part(id: &str, within: &'static str, html: Markup) -> Fragment {
    Fragment { id: id.into(), within, html: html.into_string() }
}
