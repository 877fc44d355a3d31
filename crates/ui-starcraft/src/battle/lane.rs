//! A skirmish as drawn: two halves, and between them who reaches whom. Whoever looks has the lower half,
//! and where they fight themselves that is their own.

use kernel::{Message, Seat, message};
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::ids::Card;
use starcraft::view::TermView;
use tongue::say;

use super::lanes::Lane;
use super::pieces::{Squad, back, squad};
use super::terms;
use crate::files::glyph;
use crate::scene::Scene;
use crate::table::card;
use crate::{names, words};

pub(super) const ATTACKER: usize = 0;
pub(super) const DEFENDER: usize = 1;

/// The side that stands below: one's own, or the attacker's.
pub(super) fn below(scene: &Scene<'_>, seats: [Seat; 2]) -> usize {
    if scene.view.you == Some(seats[DEFENDER]) { DEFENDER } else { ATTACKER }
}

/// A skirmish with all that is known of it.
pub(super) struct Drawn {
    pub number: u8,
    pub seats: [Seat; 2],
    /// A class, and a word for it.
    pub state: (&'static str, Message),
    pub lane: Lane,
    pub laid: [Laid; 2],
    /// What attack and health of a side are made of; empty before cards lie there.
    pub terms: [Vec<TermView>; 2],
    pub clash: Clash,
    /// What the cards of the hand would do here: beside what is known, in the clash, in the own half.
    pub foreseen: [Option<Markup>; 3],
    /// When its parts appear in a show.
    pub steps: Option<Steps>,
}

/// The cards of a side.
#[derive(Default)]
pub(super) struct Laid {
    pub faces: Vec<Card>,
    pub backs: usize,
    /// Only the viewer sees the faces.
    pub secret: bool,
    /// What lies there came off the deck, and nobody has seen it.
    pub unseen: bool,
    /// Whose deck the first card is off, if not the player's own.
    pub lent: Option<Seat>,
}

/// Who reaches whom.
pub(super) enum Clash {
    /// Not yet known; why.
    Pending(Message),
    /// Attack and health of both sides, and what the attack of each comes to.
    Compared { attack: [i16; 2], health: [i16; 2], results: [Option<Message>; 2] },
}

/// The steps of a show at which the parts of a skirmish appear.
#[derive(Clone, Copy)]
pub(super) struct Steps {
    /// Its place among those that are shown.
    pub scene: usize,
    pub reveal: usize,
    pub terms: usize,
    pub compare: usize,
    pub losses: usize,
}

/// A lane.
pub(super) fn lane(scene: &Scene<'_>, drawn: &Drawn) -> Markup {
    let Drawn { number, seats, steps, ref state, .. } = *drawn;
    let thing = Thing::Skirmish(number);
    // In a show nothing can be chosen, and nothing has the id of what can be.
    let live = steps.is_none() && state.0 != "past";
    let mark = if live { scene.marked(thing) } else { Default::default() };
    let below = below(scene, seats);
    html! {
        section id=[live.then(|| thing.to_string())] class={ "lane " (state.0) " " (mark.class) }
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
            data-scene=[steps.map(|steps| steps.scene)]
            aria-label=(say!(scene, "sc-lane-number", number = number + 1)) {
            header {
                h3 { (say!(scene, "sc-lane-number", number = number + 1)) }
                @if mark.may { kbd.key data-key=(thing) {} }
                span data-step=[steps.map(|steps| steps.losses)] { (scene.say(&state.1)) }
            }
            (half(scene, drawn, 1 - below))
            (clash(scene, drawn, below))
            (half(scene, drawn, below))
        }
    }
}

/// A skirmish that is over, where there is no room for all: its number, and who fell.
pub(super) fn chip(scene: &Scene<'_>, drawn: &Drawn) -> Markup {
    let fallen = |side: usize| {
        let half = &drawn.lane.halves[side];
        half.front.iter().chain(&half.behind).filter(|squad| squad.standing.is_down()).copied()
    };
    let below = below(scene, drawn.seats);
    html! {
        section.lane.chip aria-label=(say!(scene, "sc-lane-number", number = drawn.number + 1)) {
            header { h3 { (drawn.number + 1) } }
            @for side in [1 - below, below] {
                div class={ "half " (scene.look(drawn.seats[side]).class) } {
                    @for fallen in fallen(side) { (squad(scene, Squad { asked: false, named: false, ..fallen }, "small")) }
                }
            }
        }
    }
}

/// What a side does.
pub(super) fn role(seat: Seat, side: usize) -> Message {
    match side {
        ATTACKER => message!("sc-lane-attacks", seat = seat),
        _ => message!("sc-lane-defends", seat = seat),
    }
}

/// One side of a skirmish.
fn half(scene: &Scene<'_>, drawn: &Drawn, side: usize) -> Markup {
    let seat = drawn.seats[side];
    let lower = side == below(scene, drawn.seats);
    let half = &drawn.lane.halves[side];
    let [known, _, own] = &drawn.foreseen;
    let terms = &drawn.terms[side];
    html! {
        div class={ "half " (if lower { "lower" } else { "upper" }) " " (scene.look(seat).class) } {
            @if let (false, Some(known)) = (lower, known) { (known) }
            div.stand {
                p.vh { (names::said(scene, &role(seat, side))) }
                @if lower { @if let Some(front) = half.front { (squad(scene, front, "front")) } }
                @if !half.behind.is_empty() {
                    div.behind { @for behind in &half.behind { (squad(scene, *behind, "small")) } }
                }
                @if !lower { @if let Some(front) = half.front { (squad(scene, front, "front")) } }
            }
            @match own {
                Some(own) if lower => (own),
                _ => {
                    @if !terms.is_empty() { (terms::sum(scene, terms, drawn.steps.map(|steps| steps.terms))) }
                    (cards(scene, drawn, side))
                }
            }
        }
    }
}

/// The cards of a side at a skirmish.
fn cards(scene: &Scene<'_>, drawn: &Drawn, side: usize) -> Markup {
    let seat = drawn.seats[side];
    let Laid { faces, backs, secret, unseen, lent } = &drawn.laid[side];
    let size = if *secret { "mini peek" } else { "mini" };
    let turns = drawn.steps.map(|steps| steps.reveal);
    html! {
        div.laid {
            div.cards {
                @for &face in faces {
                    @match turns {
                        Some(turns) => span.turn data-step=(turns) { (back(scene, seat, "mini")) (card::lying(scene.tongue, face, size)) },
                        None => (card::lying(scene.tongue, face, size)),
                    }
                }
                @for n in 0..*backs { (back(scene, lent.filter(|_| n == 0).unwrap_or(seat), "mini")) }
                @if faces.is_empty() && *backs == 0 { (slot(scene)) }
            }
            @if *secret && !faces.is_empty() {
                p.peek-note { (glyph("i-eye")) (say!(scene, "sc-lane-secret", count = faces.len())) }
            }
            @if let Some(owner) = lent { p.peek-note { (names::said(scene, &message!("sc-lane-lent", owner = *owner))) } }
            @else if *unseen { p.peek-note { (say!(scene, "sc-lane-unseen")) } }
        }
    }
}

/// The place where a card will lie.
pub(super) fn slot(scene: &Scene<'_>) -> Markup {
    html! { div.card.mini.slot { (say!(scene, "sc-lane-slot")) } }
}

/// Both comparisons of a skirmish, one's own attack first.
fn clash(scene: &Scene<'_>, drawn: &Drawn, below: usize) -> Markup {
    let step = drawn.steps.map(|steps| steps.compare);
    html! {
        @match (&drawn.clash, &drawn.foreseen[1]) {
            (_, Some(foreseen)) => (foreseen),
            (Clash::Pending(why), None) => div.clash { p.sealed { (scene.say(why)) } },
            (Clash::Compared { attack, health, results }, None) => div.clash {
                @for side in [below, 1 - below] {
                    @let enemy = 1 - side;
                    div.cmp data-step=[step] {
                        (equation(scene, [drawn.seats[side], drawn.seats[enemy]], attack[side], health[enemy]))
                        @if let Some(result) = &results[side] {
                            p data-step=[drawn.steps.map(|steps| steps.losses)] { (names::said(scene, result)) }
                        }
                    }
                }
            },
        }
    }
}

/// Attack of one side against the health of the other.
pub(super) fn equation(
    scene: &Scene<'_>,
    [side, enemy]: [Seat; 2],
    attack: i16,
    health: i16,
) -> Markup {
    html! {
        p.eq aria-hidden="true" {
            (emblem(scene, side)) (glyph("i-attack")) (attack)
            i { (if attack >= health { "≥" } else { "<" }) }
            (glyph("i-health")) (health) (emblem(scene, enemy))
        }
        p.vh {
            (say!(scene, "sc-clash", player = scene.player(side), attack = attack, health = health))
        }
    }
}

pub(super) fn emblem(scene: &Scene<'_>, seat: Seat) -> Markup {
    let faction = scene.view.players[seat.index()].faction;
    html! { span class={ "whose " (scene.look(seat).class) } { (glyph(words::owner_mark(faction))) } }
}

/// What a side's strength comes to, once compared: `choosing` if the owner is still to choose who falls.
pub(super) fn result(lane: &Lane, side: usize, enough: bool, choosing: bool) -> Option<Message> {
    let half = &lane.halves[1 - side];
    let front = half.front?;
    let unit = front.unit;
    let fallen = half.behind.iter().find(|squad| squad.standing == super::pieces::Standing::Down);
    let destroyed = |unit| names::within("dead", message!("sc-clash-destroyed", unit = unit));
    use super::pieces::Standing;
    Some(match (front.standing, fallen) {
        (Standing::Down, _) if front.cloaked => {
            names::within("lives", message!("sc-clash-cloaked", unit = unit))
        }
        (Standing::Down, _) => destroyed(unit),
        (Standing::Taken, _) => names::within("dead", message!("sc-clash-taken", unit = unit)),
        (Standing::Away, _) => names::within("lives", message!("sc-clash-away", unit = unit)),
        (_, Some(behind)) if enough => {
            message!("sc-clash-behind", unit = unit, loss = destroyed(behind.unit))
        }
        _ if choosing => {
            message!("sc-clash-choosing", unit = unit, bold = ui::words::bold())
        }
        _ if enough => message!("sc-clash-no-target"),
        _ => names::within("lives", message!("sc-clash-holds", unit = unit)),
    })
}
