//! The table page, as far as it is the same for every game.
//!
//! | file | fragments |
//! | --- | --- |
//! | `prompt.rs` | `prompt`: round, question, answers, undo |
//! | `hint.rs` | `hint`: advice, over the log |
//! | `log.rs`, `about.rs` | `log-N`, `chat`, `mute`, `about` |
//! | `moments.rs` | `moments`: the replay bar |
//! | `pace.rs` | `pace`: how long bots let people look, in the strip |
//! | `basket.rs` | `basket`: what is put together and sent at once, over the board |
//! | `back.rs` | buttons in several of them: going back to an earlier choice |
//! | `shown.rs` | `battle-again`, and what every show has |
//! | `voice.rs` | `accord`: what is proposed, over the board |
//! | `ahead.rs` | `ahead`: what is answered in advance, over the board |
//! | `curtain.rs` | `curtain`: between players of one screen |
//!
//! Everything else comes from [`Show::panels`]: the seats as fragments within `seats`, the board
//! within `board`, one's own things within `tray`, stages and the result within `middle`, the clock of the
//! game within `strip`. The overview of a large board lies within `map`.
//!
//! Prompt, strip, tray, seats and log have fixed sizes (`40-table.css`): no decision moves the board. What
//! does not fit opens over it.

mod about;
mod ahead;
mod back;
mod basket;
mod curtain;
mod fold;
mod hint;
mod log;
mod moments;
mod pace;
mod prompt;
pub mod shown;
mod time;
mod voice;

use kernel::{Game, Message, Seat, message};
use maud::{Markup, PreEscaped, html};
use tongue::say;

use crate::fragment::Fragment;
use crate::learn;
use crate::page::{glyph, shell};
use crate::scene::Scene;
use crate::show::Show;

pub use basket::{Basket, Group, Item, Total, Ware, Wishes};
pub use fold::{Fold, fold};
pub use log::{SAYING_LETTERS, log_chunk};
pub use pace::Pace;
pub(crate) use prompt::things;
pub use time::{ASKING, CLOCKS, FIRM, agreed, time};
pub use voice::PAUSES;

/// How many lines of the log make one fragment.
pub const LOG_CHUNK: usize = 32;

/// Every fragment of the page but the log.
pub fn fragments<S: Show>(scene: &Scene<'_, S>) -> Vec<Fragment> {
    let mut all = vec![
        prompt::fragment(scene),
        moments::bar(scene),
        curtain::fragment(scene),
        log::chat(scene),
        log::mute(scene),
        hint::fragment(scene),
        part("clock", "strip", html! { div #clock { (S::clock(scene)) } }),
        pace::fragment(scene),
        voice::fragment(scene),
        ahead::fragment(scene),
        about::fragment(scene),
        basket::fragment(scene),
    ];
    all.extend(
        S::overview(scene).map(|map| part("overview", "map", html! { div #overview { (map) } })),
    );
    all.extend(
        scene.coach.iter().flat_map(|told| [learn::coach(scene, told), learn::goal(scene, told)]),
    );
    all.extend(S::panels(scene));
    all
}

/// The fragment with the advice on the question.
pub fn advice<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    hint::fragment(scene)
}

/// The fragments that tell what a basket is and does.
pub fn drafted<S: Show>(scene: &Scene<'_, S>) -> Vec<Fragment> {
    let mut all = S::ghosted(scene);
    all.push(basket::fragment(scene));
    all
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
        body.table.labels.(S::Game::ID) data-table=(scene.table) data-version=(scene.version)
            data-clock=[scene.terms.clock] data-now=[scene.terms.clock.map(|_| scene.terms.now)]
            data-seat=[seat] data-decision=[scene.ask.as_ref().map(|_| scene.asked())]
        {
            a.skip href="#prompt" { (say!(scene, "table-skip-question")) }
            a.skip href="#board" { (say!(scene, "table-skip-board")) }
            div #frame {
                (within("frame"))
                aside #left aria-label=(say!(scene, "table-players")) { (seats(scene, &within("seats"))) }
                // The last event as a caption and the view of the board are the script's.
                section #strip aria-label=(say!(scene, "table-strip")) { (within("strip")) }
                main #middle {
                    div #board.night tabindex="-1" { (S::board(scene)) (within("board")) }
                    (within("middle"))
                }
                section #tray data-parts aria-label=(if seat.is_some() { say!(scene, "table-your-things") } else { say!(scene, "table-all-figures") }) {
                    (within("tray"))
                }
                aside #right aria-label=(say!(scene, "table-log-and-chat")) {
                    @if scene.coach.is_some() { div #lesson { (within("lesson")) } }
                    div #map { (within("map")) } (within("right")) (log::column(scene, &chunks, &within("talk")))
                }
                (tabs(scene, &within("tab-hand")))
            }
            (within("body"))
        }
    };
    shell(scene.tongue, scene.title, S::assets(), S::PICKS, scene.preview, Some("tabs"), &body)
}

/// The place the seats are in.
fn seats<S: Show>(scene: &Scene<'_, S>, seats: &Markup) -> Markup {
    html! {
        section #seats .{ "seats n-" (scene.facts.players.len()) } aria-labelledby="seats-title" {
            h2 #seats-title.vh { (say!(scene, "table-players")) }
            (seats)
        }
        // Only the script can hide them for good.
        p #labels-note hidden { (say!(scene, "table-labels-note")) " " button.link type="button" data-labels="" { (say!(scene, "table-labels-hide")) } }
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
