//! The result of a game: who won and why, how everybody stood, what comes next.

use kernel::{Message, SeatSet};
use maud::{Markup, html};

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
    let html = match ending {
        Some(ending) => result(scene, &ending),
        None => html! { section id="ending" hidden {} },
    };
    Fragment { id: "ending".into(), within: "middle", html: html.into_string() }
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
