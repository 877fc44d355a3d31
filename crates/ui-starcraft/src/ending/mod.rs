//! The result: who won and why, how everybody stood, the rounds as charts, and the promise about
//! chance.
//!
//! * `standing.rs`: the players' figures, and who is before whom.

mod standing;

use kernel::{Arg, Message, SeatSet, message};
use maud::{Markup, html};
use starcraft::content::{Goal, content};
use starcraft::view::{PlayerView, View};
use starcraft::{EndKind, Ending, Event, TieBreak};
use tongue::say;
use ui::show::Show;

use crate::fragment::Fragment;
use crate::scene::{Line, Scene};
use crate::table::scenario;
use crate::{Pages, names};
use standing::{Finisher, standings};

pub use standing::{figures, stats};

/// The fragment `ending`.
pub fn fragment(scene: &Scene<'_>) -> Fragment {
    ui::ending::fragment(scene, scene.view.ending.map(|ending| result(scene, ending)))
}

fn result(scene: &Scene<'_>, ending: Ending) -> ui::ending::Ending {
    let over = Line { moment: scene.moment.shown, event: Event::GameOver { ending } };
    let reasons = reasons(scene.view, ending);
    ui::ending::Ending {
        winners: ending.winners,
        verdict: Pages::sentence(scene, &over),
        switch: [message!("sc-end-to-board"), message!("sc-end-to-result")],
        why: html! { @for reason in reasons { p { (names::said(scene, &reason)) } } },
        table: table(scene, ending),
        measures: &MEASURES,
    }
}

/// The condition in words, and what decided between equals.
fn reasons(view: &View, ending: Ending) -> Vec<Message> {
    let mut reasons = match ending.kind {
        EndKind::Normal => {
            std::iter::once(message!("sc-end-points")).chain(next(view, ending.winners)).collect()
        }
        EndKind::Special => fulfilled(view, ending.winners),
        EndKind::EndGame if is_aldaris(view, ending.winners) => vec![message!("sc-end-awaited")],
        EndKind::EndGame if ending.winners.is_empty() => vec![message!("sc-end-only-those-out")],
        EndKind::EndGame if view.events.ends > 1 => vec![message!("sc-end-announced")],
        EndKind::EndGame => vec![message!("sc-end-deck-empty")],
        EndKind::Elimination => vec![message!("sc-end-last-left")],
        EndKind::NobodyLeft => vec![message!("sc-end-together")],
        EndKind::RoundLimit => {
            let rounds = view.rules.scenario().map_or(view.rules.round_limit, |sheet| sheet.rounds);
            vec![message!("sc-end-rounds", count = rounds)]
        }
        EndKind::Scenario => vec![message!("sc-end-scenario", scenario = scenario::name(view))],
    };
    reasons.extend(ending.tie_break.map(decided));
    reasons
}

/// The objectives of the winners, and why they are before others who have fulfilled theirs (SC-SPV-02).
fn fulfilled(view: &View, winners: SeatSet) -> Vec<Message> {
    let met = || view.players.iter().filter(|player| player.objective_met);
    let won = met().filter(|player| winners.contains(player.seat));
    let named = won.clone().filter_map(|player| Some((player.seat, player.faction?)));
    let told = |(seat, faction)| message!("sc-end-objective", seat = seat, faction = faction);
    let mut reasons: Vec<Message> = named.map(told).collect();
    let others: Vec<&PlayerView> = met().filter(|player| !winners.contains(player.seat)).collect();
    let points = won.map(|player| player.points).max();
    let best = others.iter().map(|player| player.points).max();
    if let (Some(points), Some(best)) = (points, best) {
        let others: Arg = others.iter().map(|player| Arg::from(player.seat)).collect();
        reasons.push(message!("sc-end-also", others = others, points = points, best = best));
    }
    reasons
}

/// Who came next in conquest points.
fn next(view: &View, winners: SeatSet) -> Option<Message> {
    let others = view.players.iter().filter(|player| !winners.contains(player.seat));
    let next = others.max_by_key(|player| player.points)?;
    Some(message!("sc-end-next", points = next.points, who = next.seat))
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

fn decided(tie: TieBreak) -> Message {
    match tie {
        TieBreak::Resources => message!("sc-tie-resources"),
        TieBreak::Areas => message!("sc-tie-areas"),
        TieBreak::Bases => message!("sc-tie-bases"),
        TieBreak::Workers => message!("sc-tie-workers"),
        TieBreak::Shared => message!("sc-tie-shared"),
    }
}

/// The final standings with every tie-breaker; the one that decided stands out.
fn table(scene: &Scene<'_>, ending: Ending) -> Markup {
    let decider = match ending.tie_break {
        None => match ending.kind {
            EndKind::Normal => Some(0),
            EndKind::Special
                if fulfilled(scene.view, ending.winners).len() > ending.winners.len() =>
            {
                Some(0)
            }
            EndKind::Scenario if scenario::counts_points(scene.view) => Some(0),
            EndKind::EndGame if !is_aldaris(scene.view, ending.winners) => Some(0),
            _ => None,
        },
        Some(TieBreak::Resources) => Some(1),
        Some(TieBreak::Areas) => Some(2),
        Some(TieBreak::Bases) => Some(3),
        Some(TieBreak::Workers) => Some(4),
        Some(TieBreak::Shared) => None,
    };
    let heads = [
        message!("sc-standing-points"),
        message!("sc-standing-resources"),
        message!("sc-standing-areas"),
        message!("sc-standing-bases"),
        message!("sc-standing-workers"),
        message!("sc-standing-army"),
    ];
    html! {
        div.scroll tabindex="0" role="group" aria-label=(say!(scene, "sc-standings")) {
            table.standings {
                caption { (say!(scene, "sc-standings")) }
                thead {
                    tr {
                        th scope="col" { (say!(scene, "sc-standing-player")) }
                        @for (place, head) in heads.into_iter().enumerate() {
                            th scope="col" class=[(decider == Some(place)).then_some("decider")] {
                                (names::said(scene, &match decider == Some(place) {
                                    true => message!("sc-standing-decided", figure = head, vh = names::span("vh")),
                                    false => head,
                                }))
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

fn row(scene: &Scene<'_>, ending: Ending, standing: &Finisher, decider: Option<usize>) -> Markup {
    let seat = standing.seat;
    let won = ending.winners.contains(seat);
    let name = scene.seats[seat.index()].name.as_str();
    let played_by = match won {
        true => message!("sc-standing-winner", name = name),
        false if standing.eliminated => message!("sc-standing-out", name = name),
        false => message!("person", name = name),
    };
    let numbers = [
        standing.points,
        standing.resources,
        standing.areas,
        standing.bases,
        standing.workers,
        standing.army,
    ];
    html! {
        tr class={ (scene.look(seat).class) @if won { " won" } } {
            th scope="row" {
                (names::who(scene, seat))
                span.played-by { (scene.say(&played_by)) }
            }
            @for (place, number) in numbers.into_iter().enumerate() {
                td class=[(decider == Some(place)).then_some("decider")] { (number) }
            }
        }
    }
}

/// The charts: title, and what is counted, in the sequence of [`figures`].
static MEASURES: [(Message, Message); 4] = [
    (Message::new("sc-chart-points"), Message::new("sc-chart-points-what")),
    (Message::new("sc-chart-army"), Message::new("sc-chart-army-what")),
    (Message::new("sc-chart-economy"), Message::new("sc-chart-economy-what")),
    (Message::new("sc-chart-areas"), Message::new("sc-chart-areas-what")),
];
