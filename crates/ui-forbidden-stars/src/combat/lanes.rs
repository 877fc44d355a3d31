//! The execution rounds side by side: the enemy's card above, the result between, one's own below. Every round stays.

use forbidden_stars::content::content;
use forbidden_stars::ids::{CombatCard, Fighter, Stance};
use forbidden_stars::view::CombatView;
use forbidden_stars::{CombatStage, Event};
use kernel::{Arg, Message, Seat, message};
use maud::{Markup, html};
use tongue::say;

use super::chronicle::{Chronicle, Fate, Round};
use super::side::{called, kind};
use crate::files::glyph;
use crate::scene::Scene;
use crate::table::{full_text, icons};
use crate::{names, words};

/// A round as drawn.
pub(super) struct Lane<'a> {
    /// From 1.
    pub(super) number: usize,
    /// Attacker and defender.
    pub(super) seats: [Seat; 2],
    /// A class, and a word for it.
    pub(super) state: (&'static str, Option<Message>),
    pub(super) round: Option<&'a Round>,
    pub(super) laid: [Laid; 2],
    /// When its parts appear in a show.
    pub(super) steps: Option<Steps>,
}

/// What lies in the place of a side.
#[derive(Clone, Copy)]
pub(super) enum Laid {
    Nothing,
    /// A card nobody else may see.
    Back,
    /// One's own card, which the others do not see.
    Secret(CombatCard),
    /// Cards that were turned over.
    Open,
}

/// The steps of a show at which the parts of a round appear.
#[derive(Clone, Copy)]
pub(super) struct Steps {
    /// Its place among the scenes.
    pub(super) scene: usize,
    /// The card of attacker and defender.
    pub(super) cards: [usize; 2],
    pub(super) damage: usize,
    pub(super) losses: usize,
}

/// The rounds of the combat that goes on.
pub(super) fn live(scene: &Scene<'_>, combat: &CombatView, told: &Chronicle) -> Vec<Markup> {
    let lane = |number: usize| {
        let round = told.rounds.get(number - 1);
        let now = usize::from(combat.round) == number && combat.stage < CombatStage::Morale;
        let over = combat.winner.is_some() || combat.stage >= CombatStage::Morale;
        let state = match round {
            Some(round) if round.done => ("done", Some(message!("fs-lane-done"))),
            _ if now && !over => ("now", Some(message!("fs-lane-now"))),
            None if over => ("none", Some(message!("fs-lane-not-fought"))),
            Some(_) => ("done", Some(message!("fs-lane-done"))),
            None => ("next", None),
        };
        let laid = [0, 1].map(|side: usize| {
            let party = &combat.sides[side];
            match round {
                Some(round) if !round.cards[side].is_empty() => Laid::Open,
                _ if state.0 != "now" || !party.laid => Laid::Nothing,
                _ => party.laid_card.map_or(Laid::Back, Laid::Secret),
            }
        });
        draw(scene, &Lane { number, seats: told.seats, state, round, laid, steps: None })
    };
    (1..=usize::from(content().limits.execution_rounds)).map(lane).collect()
}

/// A lane.
pub(super) fn draw(scene: &Scene<'_>, lane: &Lane<'_>) -> Markup {
    let below = super::below(scene, lane.seats);
    html! {
        section.{ "lane " (lane.state.0) } data-scene=[lane.steps.map(|steps| steps.scene)] {
            header {
                h3 { (say!(scene, "fs-step-round", round = lane.number)) }
                @if let Some(word) = &lane.state.1 { span data-step=[lane.steps.map(|steps| steps.losses)] { (scene.say(word)) } }
            }
            (place(scene, lane, 1 - below))
            div.result { @match (lane.round.and_then(|round| round.damage), lane.state.0) {
                (Some(damage), _) => @for from in [1 - below, below] { (result(scene, lane, damage, from)) },
                (None, "next") => p.muted { (say!(scene, "fs-lane-next")) },
                (None, "now") if lane.round.is_none_or(|round| round.cards.iter().all(Vec::is_empty)) => p.muted { (glyph("c-secret")) (say!(scene, "fs-lane-both")) },
                (None, _) => {},
            } }
            (place(scene, lane, below))
        }
    }
}

/// A round that is over, in a line: what each side did to the other.
pub(super) fn line(scene: &Scene<'_>, seats: [Seat; 2], round: &Round, number: usize) -> Markup {
    let lane = Lane {
        number,
        seats,
        state: ("", None),
        round: Some(round),
        laid: [Laid::Nothing; 2],
        steps: None,
    };
    let below = super::below(scene, seats);
    html! {
        li {
            span.no { (number) }
            @if let Some(damage) = round.damage { @for from in [1 - below, below] { (result(scene, &lane, damage, from)) } }
        }
    }
}

/// The place of a party: its card turned over, face down, or not laid; and what the card has done.
fn place(scene: &Scene<'_>, lane: &Lane<'_>, side: usize) -> Markup {
    let seat = lane.seats[side];
    let look = scene.look(seat);
    let back = html! { div.card.back { (glyph(look.mark)) } };
    let cards = lane.round.map_or(&[][..], |round| &round.cards[side]);
    let did = lane.round.map_or(&[][..], |round| &round.did[side]);
    let turned = lane.steps.map(|steps| steps.cards[side]);
    // One card that works now says what it does; the others only count.
    let class =
        if lane.state.0 == "now" && turned.is_none() && cards.len() < 2 { "told" } else { "" };
    html! {
        div.{ "laid " (look.class) } {
            @match lane.laid[side] {
                Laid::Open => {
                    div.cards { @for card in cards { @match turned {
                        Some(step) => span.turn data-step=(step) { (back) (face(scene, *card, "")) },
                        None => (face(scene, *card, class)),
                    } } }
                    @if !did.is_empty() { ul.did data-step=[turned] { @for line in done(scene, did) { li { (line) } } } }
                }
                Laid::Secret(card) => { (face(scene, card, "secret")) p.muted { (glyph("i-eye")) (say!(scene, "fs-only-you")) } }
                Laid::Back => { (back) p.muted { (glyph("i-check")) (say!(scene, "fs-has-chosen")) } }
                Laid::Nothing => div.card.none {},
            }
        }
    }
}

/// A card as it lies: its icons and its name, and its words where there is room for them. Keys reach those that have to be scrolled.
pub(super) fn face(scene: &Scene<'_>, card: CombatCard, class: &str) -> Markup {
    html! {
        div.{ "card laid-card " (class) } tabindex=[(class == "told").then_some("0")] data-tip={ "forbidden-stars/combat/" (card) } {
            span.ics { (icons(card)) }
            b { (scene.called(&card.into())) }
            @if class == "told" { div.words { (full_text(scene.tongue, card)) } }
        }
    }
}

/// What a card has brought about, in few words: whose, and what.
fn done(scene: &Scene<'_>, events: &[Event]) -> Vec<Markup> {
    let more = |seat: Seat, sign: &str, count: u8, picture: &str| {
        let look = scene.look(seat);
        html! { span class={ "whose " (look.class) } { (glyph(look.mark)) } (sign) (count) " " (glyph(picture)) }
    };
    let unit = |seat: Seat, fighter: Fighter, picture: &str| {
        let look = scene.look(seat);
        html! { span class={ "whose " (look.class) } { (glyph(look.mark)) } (called(scene, fighter)) " " (glyph(picture)) }
    };
    let tell = |event: &Event| {
        Some(match *event {
            Event::TokensGained { seat, icon, count } => {
                more(seat, "+", count, words::token(icon)?)
            }
            Event::TokensLost { seat, icon, count } => more(seat, "−", count, words::token(icon)?),
            Event::DiceGained { seat, icon, count } => more(seat, "+", count, words::die(icon)),
            Event::DieSpent { seat, icon } | Event::DieLost { seat, icon } => {
                more(seat, "−", 1, words::die(icon))
            }
            Event::DieTurned { seat, to, .. } => more(seat, "→ ", 1, words::die(to)),
            Event::DiceRolled { seat, dice } if dice.iter().any(|count| *count > 0) => {
                more(seat, "+", dice.iter().sum(), "d-rolled")
            }
            Event::DiceRerolled { seat, dice, .. } => {
                more(seat, "↻ ", dice.iter().sum(), "d-rolled")
            }
            Event::Routed { seat, unit: it, .. } => unit(seat, it, "i-routed"),
            Event::Rallied { seat, unit: it, .. } => unit(seat, it, "i-rally"),
            Event::UnitDestroyed { seat, unit: it, .. } => {
                unit(seat, Fighter::new(it), "i-destroyed")
            }
            Event::UnitPlaced { seat, unit: it, .. } => unit(seat, Fighter::new(it), "i-plus"),
            Event::Retreated { seat, unit: it, .. } => unit(seat, Fighter::new(it), "i-undo"),
            Event::Reinforced { seat, count, .. } if count > 0 => {
                more(seat, "+", count, "r-reinforcement")
            }
            _ => return None,
        })
    };
    events.iter().filter_map(tell).take(5).collect()
}

/// What one side did to the other in a round.
fn result(
    scene: &Scene<'_>,
    lane: &Lane<'_>,
    (values, damage): ([[u8; 2]; 2], [u8; 2]),
    from: usize,
) -> Markup {
    let to = 1 - from;
    let class = |side: usize| scene.look(lane.seats[side]).class;
    let fell = lane.round.map_or(&[][..], |round| &round.fell[to]);
    let own = scene.view.you == Some(lane.seats[to]) && !fell.is_empty();
    let unhurt = fell.is_empty();
    html! {
        div.hit data-step=[lane.steps.map(|steps| steps.damage)] {
            p.eq {
                span class=(class(from)) { (glyph("i-offence")) (values[from][0]) } i { "−" }
                span class=(class(to)) { (glyph("i-defence")) (values[to][1]) }
                b.dmg { (glyph("i-damage")) (damage[to]) }
            }
            p.fell.own[own].unhurt[unhurt] data-step=[lane.steps.map(|steps| steps.losses)] { @if !fell.is_empty() || lane.round.is_some_and(|round| round.done) { (scene.say(&losses(damage[to], fell))) } }
        }
    }
}

/// Who fell, in a few words.
pub(super) fn losses(damage: u8, fell: &[(Fighter, Fate)]) -> Message {
    let those = |fate: Fate| -> Vec<Arg> {
        let mut all: Vec<(Fighter, u8)> = Vec::new();
        for (fighter, _) in fell.iter().filter(|it| it.1 == fate) {
            let kind = fighter.in_stance(Stance::READY);
            match all.iter_mut().find(|it| it.0 == kind) {
                Some(it) => it.1 += 1,
                None => all.push((kind, 1)),
            }
        }
        all.into_iter().map(|(it, count)| names::counted(count, kind(it)).into()).collect()
    };
    let (lost, routed) = (those(Fate::Destroyed), those(Fate::Routed));
    match (lost.is_empty(), routed.is_empty()) {
        (true, true) if damage == 0 => message!("fs-lane-unhurt"),
        (true, true) => message!("fs-lane-held"),
        (false, true) => message!("fs-lane-lost", units = lost.into_iter().collect::<Arg>()),
        (true, false) => message!("fs-lane-routed", units = routed.into_iter().collect::<Arg>()),
        (false, false) => message!(
            "fs-lane-lost-routed",
            lost = lost.into_iter().collect::<Arg>(),
            routed = routed.into_iter().collect::<Arg>()
        ),
    }
}
