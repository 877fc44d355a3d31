//! What holds for the whole battle: who fights where, with what, and what winning means.

use kernel::{Message, message};
use maud::{Markup, html};
use starcraft::Fate;
use starcraft::content::Yield;
use starcraft::ids::{Area, Resource};
use starcraft::state::print;
use starcraft::view::BattleView;
use tongue::say;
use ui::words::bold;

use super::chronicle::Chronicle;
use super::lanes::Lane;
use super::pieces::{Squad, Standing};
use crate::scene::Scene;
use crate::{galaxy, names, sentences};

/// The column of facts.
pub(super) fn facts(
    scene: &Scene<'_>,
    battle: &BattleView,
    past: &Chronicle,
    lanes: &[Lane],
) -> Markup {
    let [attacker, defender] = battle.seats;
    // Units that stand in the area again are no fighters any more, but they are there.
    let left = |side: usize| -> usize {
        let squads = lanes.iter().flat_map(|lane| {
            let half = &lane.halves[side];
            half.front.iter().chain(&half.behind)
        });
        let stands = |squad: &&Squad| matches!(squad.standing, Standing::Up | Standing::Leaving);
        squads.filter(stands).map(|squad| squad.count).sum()
    };
    let falling = |side: usize| {
        let fighters = battle.fighters.iter().filter(|fighter| usize::from(fighter.side) == side);
        fighters.filter(|fighter| fighter.fate == Fate::Lost).count()
    };
    let lost = |side: usize| past.lost(side).count() + falling(side);
    let special = past.order.is_some_and(|order| order.is_special());
    let limit = print(battle.area).unit_limit;
    html! {
        aside #battle-facts.battle-facts popover="auto" tabindex="0" aria-label=(say!(scene, "sc-battle-about")) {
            header {
                h2 { (say!(scene, "sc-battle-title", area = battle.area)) }
                p.muted { (scene.say(&ground(battle.area))) }
            }
            div.map { (galaxy::minimap(scene)) }
            dl {
                dt { (names::who(scene, attacker)) } dd { (say!(scene, "sc-battle-attack", count = left(0))) }
                dt { (names::who(scene, defender)) } dd { (say!(scene, "sc-battle-defend", count = left(1))) }
                dt { (say!(scene, "sc-battle-lost")) } dd { (lost(0)) " : " (lost(1)) }
            }
            dl {
                @if let Some(order) = past.order {
                    dt { (say!(scene, "sc-battle-order")) } dd { (scene.called(&order.into())) }
                    @if special { dd.two { (say!(scene, "sc-battle-draws-more", count = 2)) } }
                }
                @for (side, seat) in battle.seats.into_iter().enumerate() {
                    @if let Some(bonus) = bonus(battle, side) {
                        dt { (names::who(scene, seat)) } dd { (scene.say(&bonus)) }
                        dd.two { (say!(scene, "sc-battle-always")) }
                    }
                }
                dt { (say!(scene, "sc-battle-splash")) }
                @if battle.kept.is_empty() { dd { (say!(scene, "sc-battle-no-splash")) } }
                @for (side, card) in &battle.kept {
                    @let seat = battle.seats[usize::from(*side)];
                    dd.two { (scene.said(&message!("sc-battle-kept", seat = seat, card = sentences::card(*card)))) }
                }
            }
            div.stakes {
                p { (names::said(scene, &message!("sc-battle-if-won", bold = bold(), limit = limit))) }
                p { (names::said(scene, &message!("sc-battle-if-both", bold = bold()))) }
            }
        }
    }
}

/// What kind of area it is.
pub(super) fn ground(area: Area) -> Message {
    let area = print(area);
    let (amount, limit) = (area.amount, area.unit_limit);
    match area.yields {
        Yield::Resource(Resource::MINERALS) => {
            message!("sc-battle-minerals", amount = amount, limit = limit)
        }
        Yield::Resource(_) => message!("sc-battle-gas", amount = amount, limit = limit),
        Yield::Conquest if area.strategic => message!("sc-battle-strategic", limit = limit),
        Yield::Conquest => message!("sc-battle-conquest", amount = amount, limit = limit),
    }
}

/// What a side has in every skirmish: "+1 attack, +1 health, detector".
fn bonus(battle: &BattleView, side: usize) -> Option<Message> {
    let (attack, health) = (battle.attack_bonus[side], battle.health_bonus[side]);
    names::beside(
        [
            (attack != 0)
                .then(|| message!("sc-battle-more-attack", amount = names::signed(attack))),
            (health != 0)
                .then(|| message!("sc-battle-more-health", amount = names::signed(health))),
            battle.detector[side].then(|| message!("sc-battle-detector")),
        ]
        .into_iter()
        .flatten(),
    )
}
