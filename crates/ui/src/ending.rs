//! The result of a game: who won and why, how everybody stood, what comes next.

use std::cmp::Reverse;

use kernel::{Arg, Message, Seat, SeatSet, message};
use maud::{Markup, html};
use tongue::say;

use crate::chart::chart;
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::promise;
use crate::scene::Scene;
use crate::show::Show;

/// What a game says about its result.
#[derive(Debug)]
pub struct Ending {
    /// Who has won.
    pub winners: SeatSet,
    /// That, in a sentence.
    pub verdict: Option<Markup>,
    /// The words that lead to the board, and back to the result.
    pub switch: [Message; 2],
    /// What decided.
    pub why: Markup,
    /// How everybody stood.
    pub table: Markup,
    /// What the charts of the rounds are about: title and explanation of each.
    pub measures: &'static [(Message, Message)],
}

/// One fragment with the id `ending`, empty and hidden until the game is over.
pub fn fragment<S: Show>(scene: &Scene<'_, S>, ending: Option<Ending>) -> Fragment {
    let html = match ending.or_else(|| closed(scene)) {
        Some(ending) => result(scene, &ending),
        None => html! { section id="ending" hidden {} },
    };
    Fragment { id: "ending".into(), within: "middle", html: html.into_string() }
}

/// How a game ended, in a few words: by its rules, or because people ended it.
pub fn in_words<S: Show>(kind: &str) -> Message {
    match kind {
        "resigned" => message!("voice-ending-resigned"),
        "agreed" => message!("voice-ending-agreed"),
        _ => S::ending(kind),
    }
}

/// What there is to say about a game that people ended before its rules did.
fn closed<S: Show>(scene: &Scene<'_, S>) -> Option<Ending> {
    let (winners, how) = scene.terms.accord.closed?;
    let names: Arg = winners.iter().map(Arg::from).collect();
    let won = message!("voice-won", winners = names, count = winners.len());
    let (why, verdict) = match (how, winners.is_empty()) {
        ("resigned", _) => (message!("voice-why-resigned"), won),
        (_, false) => (message!("voice-why-agreed"), won),
        (_, true) => (message!("voice-why-level"), message!("voice-nobody-won")),
    };
    let mut seats: Vec<Seat> = scene.players().collect();
    seats.sort_by_key(|seat| {
        (!winners.contains(*seat), Reverse(scene.facts.players[seat.index()].score))
    });
    Some(Ending {
        winners,
        verdict: Some(html! { (scene.said(&verdict)) }),
        switch: [message!("voice-to-board"), message!("voice-to-result")],
        why: html! { p { (scene.say(&why)) } },
        table: html! {
            div.scroll {
                table.standings {
                    caption { (say!(scene, "voice-standings")) }
                    tbody {
                        @for seat in seats {
                            tr class={ (scene.look(seat).class) @if winners.contains(seat) { " won" } } {
                                th scope="row" { (scene.name(seat)) }
                                td { (scene.facts.players[seat.index()].score) }
                            }
                        }
                    }
                }
            }
        },
        measures: &[],
    })
}

fn result<S: Show>(scene: &Scene<'_, S>, ending: &Ending) -> Markup {
    let first = ending.winners.iter().next();
    let colours = first.map_or("f-none", |seat| scene.look(seat).class);
    let [to_board, to_result] = &ending.switch;
    html! {
        section id="ending" class=(colours) aria-labelledby="ending-title" {
            div.ending-bar {
                h2 id="ending-title" {
                    @for seat in ending.winners.iter() {
                        span class={ "laurel " (scene.look(seat).class) } { (glyph(scene.look(seat).mark)) }
                    }
                    @if let Some(verdict) = &ending.verdict { (verdict) }
                }
                label.map-switch {
                    input type="checkbox" id="ending-switch";
                    span.to-map { (scene.say(to_board)) } span.to-stage { (scene.say(to_result)) }
                }
            }
            div.ending-body {
                div.ending-why { (ending.why) }
                (promise::next(scene))
                (ending.table)
                (crate::ranks::changes(scene))
                @if !scene.chart.is_empty() {
                    div.charts {
                        @for (n, (title, what)) in ending.measures.iter().enumerate() {
                            (chart(scene, scene.chart, &scene.say(title), &scene.say(what), n))
                        }
                    }
                }
                (promise::promise(scene))
            }
        }
    }
}
