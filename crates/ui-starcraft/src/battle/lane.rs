//! A skirmish as drawn: two halves, and between them who reaches whom.

use maud::{Markup, html};
use starcraft::Thing;
use starcraft::ids::Card;
use starcraft::view::{BattleView, SkirmishView, Verdict};

use super::chronicle::{Chronicle, Past};
use super::lanes::{Half, Lane};
use super::pieces::{Standing, back, squad};
use super::terms;
use crate::page::glyph;
use crate::scene::{Mark, Scene};
use crate::sentences::{capital, name, owner, who};
use crate::table::card;
use crate::words;

const ATTACKER: usize = 0;
const DEFENDER: usize = 1;

/// A lane; the one that is being fought is large.
pub(super) fn lane(
    scene: &Scene<'_>,
    battle: &BattleView,
    past: &Chronicle,
    lane: &Lane,
    now: Option<u8>,
) -> Markup {
    let Some(number) = lane.skirmish else { return waiting(scene, battle, lane) };
    let thing = Thing::Skirmish(number);
    let mark = scene.marked(thing);
    let key = match scene.mark(thing) {
        Mark::May(place) => crate::scene::key(place),
        _ => None,
    };
    let known = past.skirmishes.get(usize::from(number));
    let done = battle.skirmishes[usize::from(number)].done;
    let is_now = now == Some(number);
    let large = is_now;
    let state = if done {
        "done"
    } else if is_now {
        "now"
    } else {
        "to come"
    };
    html! {
        section id=(thing) class={ "lane " (state.split(' ').next().unwrap_or_default())
            " " (mark.class) }
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
            aria-labelledby={ (thing) "-name" } {
            header {
                h3 id={ (thing) "-name" } { "Skirmish " (number + 1) }
                @if let Some(key) = key { kbd.key { (key) } }
                span { (state) }
            }
            @for side in [DEFENDER, ATTACKER] {
                @if side == ATTACKER { (clash(scene, battle, known, lane, is_now)) }
                (half(scene, battle, known, &lane.halves[side], (number, side), large))
            }
        }
    }
}

/// Those who have no skirmish yet, or none any more.
fn waiting(scene: &Scene<'_>, battle: &BattleView, lane: &Lane) -> Markup {
    let (title, hint) = match super::step(battle.stage) {
        0 | 1 => ("Both sides", "Each side may use one ability before cards are drawn."),
        2 => ("Both sides", "Both sides draw Combat cards."),
        3 => ("Not yet paired", "The attacker pairs units until one side has none left."),
        4 => ("Not yet supporting", "Every other unit stands behind a front-line unit."),
        _ => ("Without a skirmish", "The battle is over for them."),
    };
    let half = |side: usize| {
        let seat = battle.seats[side];
        let player = &scene.view.players[seat.index()];
        let here = &lane.halves[side].behind;
        html! {
            div class={ "half " (place(side)) " " (owner(scene, seat)) } {
                p.side-name { (who(scene, seat)) " " (role(scene, battle, side)) }
                div.squads {
                    @for one in here { (squad(scene, *one, "")) }
                    @if here.is_empty() { p.muted { "nobody" } }
                }
                p.hand-note { (player.hand_size) " in hand, " (player.deck_size) " in the deck" }
            }
        }
    };
    html! {
        section.lane.waiting aria-label=(title) {
            header { h3 { (title) } }
            (half(DEFENDER))
            div.clash { p.sealed { (hint) } }
            (half(ATTACKER))
        }
    }
}

fn place(side: usize) -> &'static str {
    if side == DEFENDER { "upper" } else { "lower" }
}

/// What a side does: "attack" for the viewer, "attacks" for others.
fn role(scene: &Scene<'_>, battle: &BattleView, side: usize) -> &'static str {
    match (side, scene.view.you == Some(battle.seats[side])) {
        (ATTACKER, true) => "attack",
        (ATTACKER, false) => "attacks",
        (_, true) => "defend",
        (_, false) => "defends",
    }
}

/// One side of a skirmish.
fn half(
    scene: &Scene<'_>,
    battle: &BattleView,
    known: Option<&Past>,
    half: &Half,
    (number, side): (u8, usize),
    large: bool,
) -> Markup {
    let seat = battle.seats[side];
    let size = if large { "" } else { "mini" };
    let skirmish = &battle.skirmishes[usize::from(number)];
    // Before a card lies there nothing adds up yet.
    let begun =
        skirmish.cards[side].placed > 0 || known.is_some_and(|known| known.values.is_some());
    let strength = skirmish.strengths[side].as_ref().filter(|_| begun);
    let front = html! {
        @if let Some(front) = half.front { (squad(scene, front, "front")) }
    };
    let behind = html! {
        @if !half.behind.is_empty() {
            div.behind {
                span.duty { "Behind" }
                @for squad_ in &half.behind { (squad(scene, *squad_, "small")) }
            }
        }
    };
    html! {
        div class={ "half " (place(side)) " " (owner(scene, seat)) } {
            div.stand {
                @if large { p.side-name { (who(scene, seat)) " " (role(scene, battle, side)) } }
                div.squads {
                    @if side == DEFENDER { (behind) (front) } @else { (front) (behind) }
                }
            }
            (cards(scene, battle, known, number, side, size))
            @if let Some(strength) = strength {
                @if large { (terms::sums(strength)) } @else { (terms::lines(strength)) }
            }
        }
    }
}

/// The cards of a side at a skirmish.
fn cards(
    scene: &Scene<'_>,
    battle: &BattleView,
    known: Option<&Past>,
    number: u8,
    side: usize,
    size: &str,
) -> Markup {
    let seat = battle.seats[side];
    let lying = &battle.skirmishes[usize::from(number)].cards[side];
    let faces: Vec<Card> = [lying.standard, lying.reinforcement].into_iter().flatten().collect();
    let hidden = usize::from(lying.placed).saturating_sub(faces.len());
    let gone: &[Card] = match known {
        Some(known) if lying.placed == 0 => &known.cards[side],
        _ => &[],
    };
    let peek = !lying.face_up;
    let turned = if peek { format!("{size} peek") } else { size.to_owned() };
    html! {
        div.laid {
            div.cards {
                @for &face in &faces { (card::lying(scene, face, &turned)) }
                @for _ in 0..hidden { (back(scene, seat, size)) }
                @for &face in gone { (card::lying(scene, face, size)) }
            }
            @if peek && !faces.is_empty() {
                p.peek-note { (glyph("i-eye")) "only you see " (if faces.len() == 1 { "this" } else { "these" }) }
            }
            @if hidden > 0 && lying.from_deck { p.peek-note { "off the deck, unseen" } }
        }
    }
}

/// Both comparisons of a skirmish, as soon as the viewer knows what lies on both sides.
fn clash(
    scene: &Scene<'_>,
    battle: &BattleView,
    known: Option<&Past>,
    lane: &Lane,
    is_now: bool,
) -> Markup {
    let Some(number) = lane.skirmish else { return html! {} };
    let skirmish = &battle.skirmishes[usize::from(number)];
    let foreseen = match (&skirmish.strengths, skirmish.verdicts) {
        ([Some(attacker), Some(defender)], Some(_)) => {
            Some(([attacker.attack, defender.attack], [attacker.health, defender.health]))
        }
        _ => None,
    };
    let compared = known.and_then(|known| known.values);
    let Some((attack, health)) = compared.or(foreseen) else {
        return html! { div.clash { p.sealed { (pending(skirmish)) } } };
    };
    let settled = compared.is_some();
    html! {
        div.clash {
            @for side in [DEFENDER, ATTACKER] {
                @let enemy = 1 - side;
                @let enough = attack[side] >= health[enemy];
                div.cmp {
                    p.eq aria-hidden="true" {
                        (em(scene, battle, side)) (glyph("i-attack")) (attack[side])
                        i { (if enough { "≥" } else { "<" }) }
                        (glyph("i-health")) (health[enemy]) (em(scene, battle, enemy))
                    }
                    p.vh {
                        (capital(&name(scene, battle.seats[side])))
                        " has " (attack[side]) " attack against " (health[enemy]) " health:"
                    }
                    @if settled { (result(battle, lane, side, enough, is_now)) }
                    @else if let Some(verdicts) = skirmish.verdicts {
                        (forecast(lane, side, verdicts[side]))
                    }
                }
            }
        }
    }
}

/// What a side's strength will come to, if nothing changes.
fn forecast(lane: &Lane, side: usize, verdict: Verdict) -> Markup {
    let Some(front) = lane.halves[1 - side].front else { return html! {} };
    let name = words::unit(front.unit);
    html! {
        p {
            @match verdict {
                Verdict::TooWeak => span.lives { (name) " would hold" },
                Verdict::CannotHit => { "Enough, but nothing there can be hit" }
                Verdict::Front => span.dead { (name) " would fall" },
                Verdict::Support => { "Cannot hit the " (name) ": a unit behind it would fall" }
            }
        }
    }
}

fn em(scene: &Scene<'_>, battle: &BattleView, side: usize) -> Markup {
    let seat = battle.seats[side];
    let faction = scene.view.players[seat.index()].faction;
    html! { span class={ "whose " (owner(scene, seat)) } { (glyph(words::owner_mark(faction))) } }
}

/// What a side's strength comes to.
fn result(battle: &BattleView, lane: &Lane, side: usize, enough: bool, is_now: bool) -> Markup {
    let enemy = 1 - side;
    let half = &lane.halves[enemy];
    let Some(front) = half.front else { return html! {} };
    let name = words::unit(front.unit);
    let fallen = half.behind.iter().find(|squad| squad.standing == Standing::Down);
    let choosing = is_now && battle.values.is_some_and(|values| values.loses_support[enemy]);
    html! {
        p {
            @match (front.standing, fallen) {
                (Standing::Down, _) if front.cloaked => {
                    span.lives { (name) " is hit, but cloaked: it may slip away" }
                }
                (Standing::Down, _) => span.dead { (name) " destroyed" },
                (Standing::Away, _) => span.lives { (name) " slips away" },
                (_, Some(behind)) if enough => {
                    "Cannot hit the " (name) ": " span.dead { (words::unit(behind.unit)) " destroyed" }
                }
                _ if choosing => { "Cannot hit the " (name) ": " b { "a unit behind it falls" } }
                _ if enough => { "Enough, but nothing there can be hit" }
                _ => span.lives { (name) " holds" },
            }
        }
    }
}

/// What a skirmish that is not yet compared waits for.
fn pending(skirmish: &SkirmishView) -> &'static str {
    if skirmish.cards.iter().all(|cards| cards.placed > 0) {
        "Both sides turn their cards over together."
    } else if skirmish.cards.iter().any(|cards| cards.placed > 0) {
        "One side has placed its cards."
    } else {
        "No cards yet."
    }
}
