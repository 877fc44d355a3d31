//! How a combat ended: who won and why, what it cost, and what it means. It stays while the loser is asked where to go.

use forbidden_stars::view::CombatView;
use kernel::{Message, Seat, message};
use maud::{Markup, html};
use tongue::say;
use ui::table::shown::{Meaning, Outcome};

use super::chronicle::{Chronicle, Fate};
use super::lanes;
use super::side::{alike, called};
use super::sums::total;
use crate::files::glyph;
use crate::scene::Scene;
use crate::{Thing, names, words};

/// The outcome of a combat that is over, told at this step of its show.
pub(super) fn of(scene: &Scene<'_>, told: &Chronicle, step: usize) -> Outcome {
    let below = super::below(scene, told.seats);
    let order = [1 - below, below];
    Outcome {
        step,
        about: message!("fs-combat-title", area = names::area(scene.view, told.area)),
        verdict: title(scene, told),
        sum: html! { p { (names::said(scene, &reason(told))) } (morale(scene, told, order)) },
        won: told.winner.is_some() && told.winner == scene.view.you,
        means: means(scene, told),
        tale: html! {
            ol.tale aria-label=(say!(scene, "fs-rounds")) {
                @for (round, number) in told.rounds.iter().zip(1..) { (lanes::line(scene, told.seats, round, number)) }
            }
            div.costs { @for side in order { (losses(scene, told, side)) } }
        },
        follows: follows(scene, told, told.winner),
    }
}

/// Structures, objective, income and control of the system, and how far the objectives are, as they are now.
fn means(scene: &Scene<'_>, told: &Chronicle) -> Vec<Meaning> {
    let view = scene.view;
    let line = |picture: &str, about: Message, seat: Option<Seat>, words: Message| Meaning {
        picture: glyph(picture),
        about,
        now: html! { @if let Some(seat) = seat { (names::who(scene, seat)) " " } span { (scene.say(&words)) } },
    };
    let mut all = Vec::new();
    if let Some(area) = view.area(told.area) {
        for structure in area.structures.keys() {
            let about = message!("fs-start", thing = *structure);
            let words = match told.captured {
                true => message!("fs-means-captured"),
                false => message!("fs-means-kept"),
            };
            all.push(line(&words::structure(*structure), about, area.control, words));
        }
        if let Some(seat) = area.objective {
            let here = message!("fs-means-objective-here");
            all.push(line("t-objective", message!("fs-means-objective"), Some(seat), here));
        }
        if area.world {
            let income = message!("fs-stake-materiel", amount = area.materiel);
            all.push(line("r-materiel", message!("fs-means-income"), area.friendly_to, income));
        }
    }
    if let Some(player) = told.winner.and_then(|seat| view.player(seat)) {
        let seat = Some(player.seat);
        let worlds = message!("fs-means-worlds-has", count = player.worlds);
        all.push(line("a-world", message!("fs-means-worlds"), seat, worlds));
        let (have, need) = (player.collected, view.objectives_to_win);
        let goal = message!("fs-means-goal-has", have = have, need = need);
        all.push(line("t-objective", message!("fs-means-goal"), seat, goal));
    }
    all
}

/// Who has the area now.
fn title(scene: &Scene<'_>, told: &Chronicle) -> Message {
    let area = names::area(scene.view, told.area);
    match told.winner {
        Some(seat) if seat == told.seats[0] => {
            message!("fs-outcome-takes", seat = seat, area = area)
        }
        Some(seat) => message!("fs-outcome-holds", seat = seat, area = area),
        None => message!("fs-outcome-nobody", area = area),
    }
}

/// Why.
fn reason(told: &Chronicle) -> Message {
    let loser = told.seats.into_iter().find(|seat| Some(*seat) != told.winner);
    match (told.morale, loser) {
        (Some([attacker, defender]), _) if total(attacker) == total(defender) => {
            message!("fs-outcome-tie")
        }
        (Some(_), _) => message!("fs-outcome-morale", rounds = told.rounds.len()),
        (None, _) if told.winner.is_none() => message!("fs-outcome-all-dead"),
        (None, _) if told.rounds.is_empty() => message!("fs-outcome-undefended"),
        (None, Some(loser)) => message!("fs-outcome-left", seat = loser),
        (None, None) => message!("fs-outcome-undefended"),
    }
}

/// The band between the parties, in the winner's colours.
pub(super) fn band(scene: &Scene<'_>, told: &Chronicle, above: usize, below: usize) -> Markup {
    let look = told.winner.map(|seat| scene.look(seat)).unwrap_or(ui::scene::Look::NONE);
    html! {
        div.{ "outcome-band " (look.class) } role="status" {
            span.seal { (glyph(look.mark)) }
            div { h3 { (names::said(scene, &title(scene, told))) } p { (names::said(scene, &reason(told))) } }
            (morale(scene, told, [above, below]))
        }
    }
}

/// The morale of both sides, and what it is made of.
fn morale(scene: &Scene<'_>, told: &Chronicle, order: [usize; 2]) -> Markup {
    html! {
        @if let Some(terms) = told.morale {
            table.morale-terms {
                caption.vh { (say!(scene, "fs-morale")) }
                @for side in order {
                    @let [dice, cards, units] = terms[side];
                    tr.{ (scene.look(told.seats[side]).class) } {
                        th scope="row" { (names::who(scene, told.seats[side])) }
                        td { (glyph("i-dice")) (dice) " + " (glyph("c-combat")) (cards) " + " (glyph("i-seat")) (units) }
                        td.sum { b { (total(terms[side])) } }
                    }
                }
            }
        }
    }
}

/// What it cost each side, below the parties of a combat that is won.
pub(super) fn cost(
    scene: &Scene<'_>,
    combat: &CombatView,
    told: &Chronicle,
    order: [usize; 2],
) -> Markup {
    html! {
        div.combat-cost.part tabindex="0" aria-label=(say!(scene, "fs-cost")) role="group" {
            @for side in order { (losses(scene, told, side)) }
            section.after {
                h3 { (say!(scene, "fs-follows")) }
                ul { @for line in follows(scene, told, combat.winner) { li { (line) } } }
            }
        }
    }
}

/// Whom a side has lost.
fn losses(scene: &Scene<'_>, told: &Chronicle, side: usize) -> Markup {
    let seat = told.seats[side];
    let look = scene.look(seat);
    let lost = alike(told.lost(side));
    let tokens = told.army[side].iter().filter(|it| it.fighter.is_token()).count();
    let routed = told.army[side].iter().filter(|it| it.fate == Fate::Routed).count();
    html! {
        section.{ "cost " (look.class) } {
            h3 { (names::who(scene, seat)) }
            ul {
                @for (member, count) in &lost {
                    li {
                        (glyph(&member.fighter.unit().map_or_else(|| "s-bastion".to_owned(), words::unit)))
                        b { @if *count > 1 { (count) " × " } (called(scene, member.fighter)) } span.muted { (say!(scene, "fs-destroyed")) }
                    }
                }
                @if lost.is_empty() { li.muted { (say!(scene, "fs-lost-nobody")) } }
                @if routed > 0 { li { (glyph("i-routed")) span { (say!(scene, "fs-cost-routed", count = routed)) } } }
                @if tokens > 0 { li { (glyph("r-reinforcement")) span { (say!(scene, "fs-cost-tokens", count = tokens)) } } }
            }
        }
    }
}

/// What comes of it: who goes where, what is captured.
fn follows(scene: &Scene<'_>, told: &Chronicle, winner: Option<Seat>) -> Vec<Markup> {
    let mut lines = Vec::new();
    let loser = told.seats.into_iter().find(|seat| Some(*seat) != winner);
    let mut ways: Vec<_> = told.retreats.iter().map(|way| (way.0, way.2)).collect();
    ways.dedup();
    for (seat, area) in ways {
        let count = told.retreats.iter().filter(|way| (way.0, way.2) == (seat, area)).count();
        let to = names::area(scene.view, area);
        let words = message!("fs-follows-retreat", seat = seat, count = count, area = to);
        let class = scene.look(seat).class;
        lines.push(html! { span.{ "way-back " (class) } data-to=(Thing::Area(area)) { (names::said(scene, &words)) } });
    }
    if let (true, Some(loser), Some(_)) = (told.retreats.is_empty() && !told.over, loser, winner) {
        lines.push(names::said(scene, &message!("fs-follows-asked", seat = loser)));
    }
    if told.captured {
        lines.push(html! { (say!(scene, "fs-follows-captured")) });
    }
    if told.over && lines.is_empty() {
        lines.push(html! { (say!(scene, "fs-follows-nothing")) });
    }
    lines
}
