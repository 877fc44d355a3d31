//! What holds for the whole battle: who fights where, with what, and what winning means.

use maud::{Markup, html};
use starcraft::Fate;
use starcraft::content::Yield;
use starcraft::ids::{Area, Resource};
use starcraft::state::print;
use starcraft::view::BattleView;

use super::chronicle::Chronicle;
use super::lanes::Lane;
use super::pieces::{Squad, Standing};
use crate::scene::Scene;
use crate::sentences::{Voice, who};
use crate::{galaxy, words};

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
    let lost = |side: usize| past.lost[side] + falling(side);
    let special = past.order.is_some_and(|order| order.is_special());
    let limit = print(battle.area).unit_limit;
    html! {
        aside.battle-facts aria-label="About this battle" {
            header {
                h2 id="battle-title" { "Battle for " (words::area(battle.area)) }
                p.muted { (ground(battle.area)) }
            }
            div.map { (galaxy::minimap(scene)) }
            dl {
                dt { (who(scene, attacker)) } dd { (left(0)) " attack" @if left(0) == 1 { "s" } }
                dt { (who(scene, defender)) } dd { (left(1)) " defend" @if left(1) == 1 { "s" } }
                dt { "Lost so far" } dd { (lost(0)) " : " (lost(1)) }
            }
            dl {
                @if let Some(order) = past.order {
                    dt { "Order" } dd { (words::order(order)) }
                    @if special { dd.two { "2 more cards to draw" } }
                }
                @for (side, seat) in battle.seats.into_iter().enumerate() {
                    @let bonus = bonus(battle, side);
                    @if !bonus.is_empty() {
                        dt { (who(scene, seat)) } dd { (bonus) }
                        dd.two { "in every skirmish" }
                    }
                }
                dt { "Splash waiting" }
                @if battle.kept.is_empty() { dd { "none" } }
                @for (side, card) in &battle.kept {
                    dd.two { (Voice::of(scene).whose(battle.seats[usize::from(*side)]).card(*card).phrase()) }
                }
            }
            div.stakes {
                p { b { "If the attack wins" } ", up to " (limit) " of its units stay here and the rest retreat together." }
                p {
                    b { "If both sides stand" } ", the attackers retreat, unless only units that assist are "
                    "left to defend."
                }
            }
        }
    }
}

/// What kind of area it is.
fn ground(area: Area) -> String {
    let area = print(area);
    let yields = match area.yields {
        Yield::Resource(Resource::MINERALS) => format!("mineral area, {}", area.amount),
        Yield::Resource(_) => format!("gas area, {}", area.amount),
        Yield::Conquest => format!("conquest area, {}", area.amount),
    };
    format!("{yields}, unit limit {}", area.unit_limit)
}

/// What a side has in every skirmish: "+1 attack, +1 health, detector".
fn bonus(battle: &BattleView, side: usize) -> String {
    let mut parts = Vec::new();
    for (amount, what) in
        [(battle.attack_bonus[side], "attack"), (battle.health_bonus[side], "health")]
    {
        if amount != 0 {
            parts.push(format!("{amount:+} {what}"));
        }
    }
    if battle.detector[side] {
        parts.push("detector".into());
    }
    parts.join(", ")
}
