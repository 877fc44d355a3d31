//! A skirmish as drawn: two halves, and between them who reaches whom.

use kernel::{Message, Seat, message};
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::ids::Card;
use starcraft::view::{BattleView, SkirmishView, Verdict};
use tongue::say;
use ui::words::bold;

use super::chronicle::{Chronicle, Past};
use super::lanes::{Half, Lane};
use super::pieces::{Standing, back, squad};
use super::terms;
use crate::page::glyph;
use crate::scene::{Mark, Scene};
use crate::table::card;
use crate::{names, words};

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
    let (class, state) = if done {
        ("done", message!("sc-lane-done"))
    } else if is_now {
        ("now", message!("sc-lane-now"))
    } else {
        ("to", message!("sc-lane-to-come"))
    };
    html! {
        section id=(thing) class={ "lane " (class) " " (mark.class) }
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
            aria-labelledby={ (thing) "-name" } {
            header {
                h3 id={ (thing) "-name" } { (say!(scene, "sc-lane-number", number = number + 1)) }
                @if let Some(key) = key { kbd.key { (key) } }
                span { (scene.say(&state)) }
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
        0 | 1 => (message!("sc-lane-both"), message!("sc-lane-abilities")),
        2 => (message!("sc-lane-both"), message!("sc-lane-draws")),
        3 => (message!("sc-lane-unpaired"), message!("sc-lane-pairs")),
        4 => (message!("sc-lane-unsent"), message!("sc-lane-supports")),
        _ => (message!("sc-lane-without"), message!("sc-lane-over")),
    };
    let title = scene.say(&title);
    let half = |side: usize| {
        let seat = battle.seats[side];
        let player = &scene.view.players[seat.index()];
        let here = &lane.halves[side].behind;
        html! {
            div class={ "half " (place(side)) " " (scene.look(seat).class) } {
                p.side-name { (names::said(scene, &role(seat, side))) }
                div.squads {
                    @for one in here { (squad(scene, *one, "")) }
                    @if here.is_empty() { p.muted { (say!(scene, "sc-lane-nobody")) } }
                }
                p.hand-note { (say!(scene, "sc-lane-cards", hand = player.hand_size, deck = player.deck_size)) }
            }
        }
    };
    html! {
        section.lane.waiting aria-label=(title) {
            header { h3 { (title) } }
            (half(DEFENDER))
            div.clash { p.sealed { (scene.say(&hint)) } }
            (half(ATTACKER))
        }
    }
}

fn place(side: usize) -> &'static str {
    if side == DEFENDER { "upper" } else { "lower" }
}

/// What a side does.
fn role(seat: Seat, side: usize) -> Message {
    match side {
        ATTACKER => message!("sc-lane-attacks", seat = seat),
        _ => message!("sc-lane-defends", seat = seat),
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
                span.duty { (say!(scene, "sc-lane-behind")) }
                @for squad_ in &half.behind { (squad(scene, *squad_, "small")) }
            }
        }
    };
    html! {
        div class={ "half " (place(side)) " " (scene.look(seat).class) } {
            div.stand {
                @if large { p.side-name { (names::said(scene, &role(seat, side))) } }
                div.squads {
                    @if side == DEFENDER { (behind) (front) } @else { (front) (behind) }
                }
            }
            (cards(scene, battle, known, number, side, size))
            @if let Some(strength) = strength {
                @if large { (terms::sums(scene, strength)) } @else { (terms::lines(scene, strength)) }
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
                p.peek-note { (glyph("i-eye")) (say!(scene, "sc-lane-secret", count = faces.len())) }
            }
            @if hidden > 0 && lying.from_deck { p.peek-note { (say!(scene, "sc-lane-unseen")) } }
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
        return html! { div.clash { p.sealed { (scene.say(&pending(skirmish))) } } };
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
                        (say!(scene, "sc-clash", player = scene.player(battle.seats[side]),
                            attack = attack[side], health = health[enemy]))
                    }
                    @let result = match skirmish.verdicts {
                        _ if settled => result(battle, lane, side, enough, is_now),
                        Some(verdicts) => forecast(lane, side, verdicts[side]),
                        None => None,
                    };
                    @if let Some(result) = result { p { (names::said(scene, &result)) } }
                }
            }
        }
    }
}

/// What a side's strength will come to, if nothing changes.
fn forecast(lane: &Lane, side: usize, verdict: Verdict) -> Option<Message> {
    let unit = lane.halves[1 - side].front?.unit;
    Some(match verdict {
        Verdict::TooWeak => names::within("lives", message!("sc-clash-would-hold", unit = unit)),
        Verdict::CannotHit => message!("sc-clash-no-target"),
        Verdict::Front => names::within("dead", message!("sc-clash-would-fall", unit = unit)),
        Verdict::Support => message!("sc-clash-would-fall-behind", unit = unit),
    })
}

fn em(scene: &Scene<'_>, battle: &BattleView, side: usize) -> Markup {
    let seat = battle.seats[side];
    let faction = scene.view.players[seat.index()].faction;
    html! { span class={ "whose " (scene.look(seat).class) } { (glyph(words::owner_mark(faction))) } }
}

/// What a side's strength comes to.
fn result(
    battle: &BattleView,
    lane: &Lane,
    side: usize,
    enough: bool,
    is_now: bool,
) -> Option<Message> {
    let enemy = 1 - side;
    let half = &lane.halves[enemy];
    let front = half.front?;
    let unit = front.unit;
    let fallen = half.behind.iter().find(|squad| squad.standing == Standing::Down);
    let choosing = is_now && battle.values.is_some_and(|values| values.loses_support[enemy]);
    let destroyed = |unit| names::within("dead", message!("sc-clash-destroyed", unit = unit));
    Some(match (front.standing, fallen) {
        (Standing::Down, _) if front.cloaked => {
            names::within("lives", message!("sc-clash-cloaked", unit = unit))
        }
        (Standing::Down, _) => destroyed(unit),
        (Standing::Away, _) => names::within("lives", message!("sc-clash-away", unit = unit)),
        (_, Some(behind)) if enough => {
            message!("sc-clash-behind", unit = unit, loss = destroyed(behind.unit))
        }
        _ if choosing => message!("sc-clash-choosing", unit = unit, bold = bold()),
        _ if enough => message!("sc-clash-no-target"),
        _ => names::within("lives", message!("sc-clash-holds", unit = unit)),
    })
}

/// What a skirmish that is not yet compared waits for.
fn pending(skirmish: &SkirmishView) -> Message {
    if skirmish.cards.iter().all(|cards| cards.placed > 0) {
        message!("sc-clash-both-placed")
    } else if skirmish.cards.iter().any(|cards| cards.placed > 0) {
        message!("sc-clash-one-placed")
    } else {
        message!("sc-clash-none-placed")
    }
}
