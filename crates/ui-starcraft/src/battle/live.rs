//! The skirmishes of the battle that is going on, as the viewer may know them.

use kernel::{Message, message};
use maud::{Markup, html};
use starcraft::view::{BattleView, SkirmishView, Verdict};
use tongue::say;

use super::chronicle::{Chronicle, Past};
use super::foreseen;
use super::lane::{ATTACKER, Clash, DEFENDER, Drawn, Laid, below, result, role};
use super::lanes::{Lane, current};
use super::pieces::squad;
use crate::names;
use crate::scene::Scene;

/// A skirmish that is to come, going on or done.
pub(super) fn drawn(
    scene: &Scene<'_>,
    battle: &BattleView,
    past: &Chronicle,
    lane: Lane,
    number: u8,
) -> Drawn {
    let skirmish = &battle.skirmishes[usize::from(number)];
    let known = past.skirmishes.get(usize::from(number));
    let is_now = current(battle) == Some(number);
    let forecast = battle.forecast.as_ref().filter(|forecast| forecast.skirmish == number);
    let state = match (skirmish.done, is_now, forecast) {
        (true, ..) => ("done", message!("sc-lane-done")),
        (_, true, Some(_)) => ("now", message!("sc-lane-choose")),
        (_, true, None) => ("now", message!("sc-lane-now")),
        _ if skirmish.cards[below(scene, battle.seats)].placed > 0 => {
            ("to", message!("sc-lane-laid"))
        }
        _ => ("to", message!("sc-lane-to-come")),
    };
    let compared = known.and_then(|known| known.values);
    // Before a card lies there nothing adds up yet.
    let terms = [ATTACKER, DEFENDER].map(|side| match (&skirmish.strengths[side], known) {
        (_, Some(known)) if skirmish.done => known.terms_of(side),
        (Some(strength), _) if skirmish.cards[side].placed > 0 || compared.is_some() => {
            strength.terms.clone()
        }
        _ => Vec::new(),
    });
    Drawn {
        number,
        seats: battle.seats,
        state,
        laid: [ATTACKER, DEFENDER].map(|side| laid(skirmish, known, side)),
        terms,
        clash: clash(battle, skirmish, compared, &lane, is_now),
        foreseen: forecast.map_or([const { None }; 3], |forecast| {
            foreseen::parts(scene, battle, forecast, &lane)
        }),
        lane,
        steps: None,
    }
}

fn laid(skirmish: &SkirmishView, known: Option<&Past>, side: usize) -> Laid {
    let lying = &skirmish.cards[side];
    let mut faces: Vec<_> = [lying.standard, lying.reinforcement].into_iter().flatten().collect();
    let backs = usize::from(lying.placed).saturating_sub(faces.len());
    if let (0, Some(known)) = (lying.placed, known) {
        faces.extend(&known.cards[side]);
    }
    let secret = !lying.face_up && lying.placed > 0;
    let lent = lying.lent.filter(|_| lying.placed > 0);
    Laid { faces, backs, secret, unseen: backs > 0 && lying.from_deck, lent }
}

/// Both comparisons, as soon as the viewer knows what lies on both sides.
fn clash(
    battle: &BattleView,
    skirmish: &SkirmishView,
    compared: Option<([i16; 2], [i16; 2])>,
    lane: &Lane,
    is_now: bool,
) -> Clash {
    if let Some((attack, health)) = compared {
        let results = [ATTACKER, DEFENDER].map(|side| {
            let enemy = 1 - side;
            let choosing =
                is_now && battle.values.is_some_and(|values| values.loses_support[enemy]);
            result(lane, side, attack[side] >= health[enemy], choosing)
        });
        return Clash::Compared { attack, health, results };
    }
    match (&skirmish.strengths, skirmish.verdicts) {
        ([Some(attacker), Some(defender)], Some(verdicts)) => Clash::Compared {
            attack: [attacker.attack, defender.attack],
            health: [attacker.health, defender.health],
            results: [ATTACKER, DEFENDER].map(|side| forecast(lane, side, verdicts[side])),
        },
        _ => Clash::Pending(pending(skirmish)),
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

/// Those who have no skirmish yet, or none any more.
pub(super) fn waiting(scene: &Scene<'_>, battle: &BattleView, lane: &Lane) -> Markup {
    let (title, hint) = match super::step(battle.stage) {
        0 | 1 => (message!("sc-lane-both"), message!("sc-lane-abilities")),
        2 => (message!("sc-lane-both"), message!("sc-lane-draws")),
        3 => (message!("sc-lane-unpaired"), message!("sc-lane-pairs")),
        4 => (message!("sc-lane-unsent"), message!("sc-lane-supports")),
        _ => (message!("sc-lane-without"), message!("sc-lane-over")),
    };
    let title = scene.say(&title);
    let below = below(scene, battle.seats);
    let half = |side: usize| {
        let seat = battle.seats[side];
        let player = &scene.view.players[seat.index()];
        let here = &lane.halves[side].behind;
        let place = if side == below { "lower" } else { "upper" };
        html! {
            // On a phone they may have to be scrolled, by keys, too.
            div class={ "half " (place) " " (scene.look(seat).class) } tabindex="0" {
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
            (half(1 - below))
            div.clash { p.sealed { (scene.say(&hint)) } }
            (half(below))
        }
    }
}
