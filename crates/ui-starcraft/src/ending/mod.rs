//! The result: who won and why, how everybody stood, the rounds as charts, and the promise about
//! chance.
//!
//! * `standing.rs`: the players' figures, and who is before whom.

mod standing;

use kernel::{Seat, SeatSet};
use maud::{Markup, html};
use starcraft::content::{Goal, content};
use starcraft::view::View;
use starcraft::{EndKind, Ending, TieBreak};

use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::Scene;
use crate::sentences::{self, owner, who};
use crate::words;
use standing::{Standing, standings};

pub use standing::{figures, stats};

/// The result: one fragment with the id `ending`, empty and hidden until the game is over.
pub fn fragment(scene: &Scene<'_>) -> Fragment {
    let html = match scene.view.ending {
        Some(ending) => result(scene, ending),
        None => html! { section id="ending" hidden {} },
    };
    Fragment { id: "ending".into(), within: "middle", html: html.into_string() }
}

fn result(scene: &Scene<'_>, ending: Ending) -> Markup {
    let first = ending.winners.iter().next();
    let colours = first.map_or("f-none", |seat| owner(scene, seat));
    html! {
        section id="ending" class=(colours) aria-labelledby="ending-title" {
            div.ending-bar {
                h2 id="ending-title" {
                    @for seat in ending.winners.iter() {
                        span class={ "laurel " (owner(scene, seat)) } { (mark(scene, seat)) }
                    }
                    (sentences::verdict(scene, ending).markup())
                }
                label.map-switch {
                    input type="checkbox" id="ending-switch";
                    span.to-map { "See the board" } span.to-stage { "See the result" }
                }
            }
            div.ending-body {
                div.ending-why {
                    @for reason in reasons(scene, ending) { p { (reason) } }
                }
                (ui::promise::next(scene))
                (table(scene, ending))
                (charts(scene))
                (ui::promise::promise(scene))
            }
        }
    }
}

fn mark(scene: &Scene<'_>, seat: Seat) -> Markup {
    glyph(words::owner_mark(scene.view.players[seat.index()].faction))
}

/// The condition in words, and what decided between equals.
fn reasons(scene: &Scene<'_>, ending: Ending) -> Vec<Markup> {
    let view = scene.view;
    let mut reasons = Vec::new();
    let mut say = |text: Markup| reasons.push(text);
    match ending.kind {
        EndKind::Normal => say(html! {
            "Enough conquest points had been gathered when they were counted in Regrouping; "
            "the most of them win."
        }),
        EndKind::Special => {
            for seat in ending.winners.iter() {
                let player = &view.players[seat.index()];
                if let Some(faction) = player.faction.filter(|_| player.objective_met) {
                    let text = words::text(faction);
                    say(html! { (who(scene, seat)) ": " (text) });
                }
            }
        }
        EndKind::EndGame if is_aldaris(view, ending.winners) => say(html! {
            "The end has drawn near, and that is what this faction was waiting for."
        }),
        EndKind::EndGame if ending.winners.is_empty() => say(html! {
            "Only a player who is out of the game could have won by the Event cards."
        }),
        EndKind::EndGame => {
            let cause = if view.events.ends > 1 {
                "The second card that announces the end came to the table"
            } else {
                "The Event deck ran out"
            };
            say(html! { (cause) "; the most conquest points win." });
        }
        EndKind::Elimination => {
            say(html! { "Everybody else lost the last unit and the last base." });
        }
        EndKind::NobodyLeft => say(html! { "The last units and bases fell together." }),
        EndKind::RoundLimit => {
            say(html! { (view.rules.round_limit) " rounds had been agreed on." });
        }
    }
    if let Some(tie) = ending.tie_break {
        say(html! { (decided(tie)) });
    }
    reasons
}

/// Whether the winners include the faction that wins by the end itself.
fn is_aldaris(view: &View, winners: SeatSet) -> bool {
    winners.iter().any(|seat| {
        let faction = view.players[seat.index()].faction;
        faction.is_some_and(|faction| {
            matches!(content().factions[faction.index()].goal, Goal::EndDrawsNear { .. })
        })
    })
}

fn decided(tie: TieBreak) -> &'static str {
    match tie {
        TieBreak::Resources => "Points were equal at the top: the resources decided.",
        TieBreak::Areas => "Points and resources were equal at the top: the areas decided.",
        TieBreak::Bases => "Points, resources and areas were equal at the top: the bases decided.",
        TieBreak::Workers => "All else was equal at the top: the workers in the pool decided.",
        TieBreak::Shared => "Every tie-breaker was equal: the victory is shared.",
    }
}

/// The final standings with every tie-breaker; the one that decided stands out.
fn table(scene: &Scene<'_>, ending: Ending) -> Markup {
    let decider = match ending.tie_break {
        None => match ending.kind {
            EndKind::Normal => Some(0),
            EndKind::EndGame if !is_aldaris(scene.view, ending.winners) => Some(0),
            _ => None,
        },
        Some(TieBreak::Resources) => Some(1),
        Some(TieBreak::Areas) => Some(2),
        Some(TieBreak::Bases) => Some(3),
        Some(TieBreak::Workers) => Some(4),
        Some(TieBreak::Shared) => None,
    };
    let heads = ["Points", "Resources", "Areas", "Bases", "Workers in pool", "Army"];
    html! {
        div.scroll tabindex="0" role="group" aria-label="Final standings" {
            table.standings {
                caption { "Final standings" }
                thead {
                    tr {
                        th scope="col" { "Player" }
                        @for (place, head) in heads.into_iter().enumerate() {
                            th scope="col" class=[(decider == Some(place)).then_some("decider")] {
                                (head) @if decider == Some(place) { span.vh { " (decided)" } }
                            }
                        }
                    }
                }
                tbody {
                    @for standing in standings(scene.view, ending.winners) {
                        (row(scene, ending, &standing, decider))
                    }
                }
            }
        }
    }
}

fn row(scene: &Scene<'_>, ending: Ending, standing: &Standing, decider: Option<usize>) -> Markup {
    let seat = standing.seat;
    let won = ending.winners.contains(seat);
    let sitter = &scene.seats[seat.index()].name;
    let numbers = [
        standing.points,
        standing.resources,
        standing.areas,
        standing.bases,
        standing.workers,
        standing.army,
    ];
    html! {
        tr class={ (owner(scene, seat)) @if won { " won" } } {
            th scope="row" {
                (who(scene, seat))
                span.played-by {
                    (sitter)
                    @if won { " · winner" } @else if standing.eliminated { " · out of the game" }
                }
            }
            @for (place, number) in numbers.into_iter().enumerate() {
                td class=[(decider == Some(place)).then_some("decider")] { (number) }
            }
        }
    }
}

/// The charts: title, and what is counted, in the sequence of [`figures`].
const MEASURES: [(&str, &str); 4] = [
    ("Conquest points", "on the track"),
    ("Army", "the price of all units on the board"),
    ("Economy", "workers, and resources a round"),
    ("Areas", "under control"),
];

fn charts(scene: &Scene<'_>) -> Markup {
    html! {
        @if !scene.chart.is_empty() {
            div.charts {
                @for (n, (title, what)) in MEASURES.into_iter().enumerate() { (ui::chart::chart(scene, scene.chart, title, what, n)) }
            }
        }
    }
}
