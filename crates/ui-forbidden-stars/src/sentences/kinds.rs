//! What sort of thing an event is, who does it, where it happens.

use forbidden_stars::Event;
use kernel::{Message, Seat, message};
use ui::show::{Note, Pause};

use crate::Thing;
use crate::scene::{Line, Scene};

/// What sort of thing an event is.
pub(crate) fn note(event: &Event) -> Note {
    Note {
        kind: kind(event),
        actor: actor(event),
        heading: heading(event),
        begins: begins(event),
        weight: weight(event),
    }
}

/// Whether a new stretch of play begins with an event: an order or a phase.
fn begins(event: &Event) -> bool {
    matches!(
        event,
        Event::OrderRevealed { .. }
            | Event::RoundBegins { .. }
            | Event::OperationsBegin { .. }
            | Event::RefreshBegins { .. }
    )
}

/// How much an event says about a stretch of play.
fn weight(event: &Event) -> u8 {
    match event {
        Event::GameOver { .. } => 9,
        Event::Eliminated { .. } => 8,
        Event::ObjectiveCollected { .. } => 7,
        Event::CombatWon { .. } => 6,
        Event::Captured { .. } | Event::StructureDestroyed { .. } => 5,
        Event::StructureBought { .. } | Event::UpgradeBought { .. } | Event::CardsBought { .. } => {
            4
        }
        Event::SchemeUsed { .. } | Event::TacticUsed { .. } | Event::AbilityUsed { .. } => 3,
        Event::UnitBought { .. } | Event::StrikeDeclared { .. } | Event::StormMoved { .. } => 2,
        Event::OrderRevealed { .. } | Event::UnitMoved { .. } => 1,
        _ => 0,
    }
}

/// What is written over the first part of the log. A game may begin in the middle of a round.
pub(crate) fn first_heading(scene: &Scene<'_>) -> Message {
    let begins = |line: &Line| match line.event {
        Event::RoundBegins { round: 1, .. } => Some(message!("table-setup")),
        Event::RoundBegins { round, .. } => Some(phase(round - 1, "refresh")),
        Event::OperationsBegin { round } => Some(phase(round, "planning")),
        Event::RefreshBegins { round } => Some(phase(round, "operations")),
        _ => None,
    };
    match scene.view.round {
        0 => message!("table-setup"),
        round => {
            scene.log.iter().find_map(begins).unwrap_or_else(|| phase(round, scene.view.phase))
        }
    }
}

/// A phase of a round.
fn phase(round: u8, phase: &str) -> Message {
    let phase = match phase {
        "planning" => message!("fs-phase-planning"),
        "operations" => message!("fs-phase-operations"),
        _ => message!("fs-phase-refresh"),
    };
    message!("fs-heading-phase", round = round, phase = phase)
}

/// What is written over the part of the log an event opens.
fn heading(event: &Event) -> Option<Message> {
    match event {
        Event::RoundBegins { round, .. } => Some(phase(*round, "planning")),
        Event::OperationsBegin { round } => Some(phase(*round, "operations")),
        Event::RefreshBegins { round } => Some(phase(*round, "refresh")),
        Event::GameOver { .. } => Some(message!("fs-heading-end")),
        _ => None,
    }
}

/// Which filter of the log an event belongs to; the class of its line.
fn kind(event: &Event) -> &'static str {
    match event {
        Event::FactionTaken { .. }
        | Event::TilePlaced { .. }
        | Event::UnitPlaced { .. }
        | Event::StructurePlaced { .. }
        | Event::ObjectivePlaced { .. }
        | Event::StormPlaced { .. } => "setup",
        Event::OrderPlaced { .. }
        | Event::OrderFace { .. }
        | Event::OrderSeen { .. }
        | Event::OrderRepositioned { .. }
        | Event::OrderRevealed { .. }
        | Event::OrderToEvents { .. }
        | Event::OrderResolved { .. }
        | Event::TurnSkipped { .. } => "orders",
        Event::UnitBought { .. }
        | Event::StructureBought { .. }
        | Event::UpgradeBought { .. }
        | Event::CardsBought { .. }
        | Event::AssetGained { .. }
        | Event::AssetLost { .. }
        | Event::MaterielGained { .. }
        | Event::MaterielPaid { .. }
        | Event::MaterielLost { .. } => "economy",
        Event::UnitMoved { .. } => "moves",
        Event::EventDrawn { .. }
        | Event::EventChosen { .. }
        | Event::EventRevealed { .. }
        | Event::EventDeclined { .. }
        | Event::EventDiscarded { .. }
        | Event::EventPutBack { .. }
        | Event::TacticUsed { .. }
        | Event::SchemeKept { .. }
        | Event::SchemeUsed { .. }
        | Event::StormMoved { .. } => "events",
        Event::AbilityUsed { .. } | Event::UpgradeUsed { .. } => "cards",
        Event::RoundBegins { .. }
        | Event::OperationsBegin { .. }
        | Event::RefreshBegins { .. }
        | Event::ObjectiveCollected { .. }
        | Event::AllRallied {}
        | Event::Eliminated { .. }
        | Event::FirstPlayer { .. }
        | Event::GameOver { .. } => "round",
        _ => "battle",
    }
}

/// Who does it, or whom it befalls: the colour of its line.
pub(crate) fn actor(event: &Event) -> Option<Seat> {
    Some(match *event {
        Event::FactionTaken { seat, .. }
        | Event::TilePlaced { seat, .. }
        | Event::UnitPlaced { seat, .. }
        | Event::StructurePlaced { seat, .. }
        | Event::ObjectivePlaced { seat, .. }
        | Event::StormPlaced { seat, .. }
        | Event::RoundBegins { first: seat, .. }
        | Event::UnitDestroyed { seat, .. }
        | Event::StructureDestroyed { seat, .. }
        | Event::AssetGained { seat, .. }
        | Event::AssetLost { seat, .. }
        | Event::MaterielGained { seat, .. }
        | Event::MaterielPaid { seat, .. }
        | Event::MaterielLost { seat, .. }
        | Event::OrderPlaced { seat, .. }
        | Event::OrderFace { seat, .. }
        | Event::TurnSkipped { seat }
        | Event::OrderSeen { seat, .. }
        | Event::OrderRepositioned { seat, .. }
        | Event::OrderRevealed { seat, .. }
        | Event::OrderToEvents { seat, .. }
        | Event::OrderResolved { seat, .. }
        | Event::UnitMoved { seat, .. }
        | Event::UnitBought { seat, .. }
        | Event::StructureBought { seat, .. }
        | Event::UpgradeBought { seat, .. }
        | Event::CardsBought { seat, .. }
        | Event::StrikeDeclared { seat, .. }
        | Event::StrikeRolled { seat, .. }
        | Event::StrikeDamage { seat, .. }
        | Event::CombatBegins { attacker: seat, .. }
        | Event::DiceRolled { seat, .. }
        | Event::DiceRerolled { seat, .. }
        | Event::DiceGained { seat, .. }
        | Event::DieSpent { seat, .. }
        | Event::DieLost { seat, .. }
        | Event::DieTurned { seat, .. }
        | Event::CardDrawn { seat, .. }
        | Event::CardsDrawn { seat, .. }
        | Event::Reinforced { seat, .. }
        | Event::CardLaid { seat }
        | Event::CardLookedAt { seat, .. }
        | Event::CardRevealed { seat, .. }
        | Event::CardDiscarded { seat, .. }
        | Event::TokensGained { seat, .. }
        | Event::TokensLost { seat, .. }
        | Event::Hit { seat, .. }
        | Event::Routed { seat, .. }
        | Event::Rallied { seat, .. }
        | Event::Replaced { seat, .. }
        | Event::TokenDestroyed { seat, .. }
        | Event::TokenLeft { seat }
        | Event::CombatWon { seat, .. }
        | Event::Retreated { seat, .. }
        | Event::Captured { seat, .. }
        | Event::ObjectiveCollected { seat, .. }
        | Event::EventDrawn { seat, .. }
        | Event::EventChosen { seat, .. }
        | Event::EventRevealed { seat, .. }
        | Event::EventDeclined { seat, .. }
        | Event::EventDiscarded { seat, .. }
        | Event::EventPutBack { seat, .. }
        | Event::TacticUsed { seat, .. }
        | Event::SchemeKept { seat, .. }
        | Event::Eliminated { seat }
        | Event::FirstPlayer { seat }
        | Event::AbilityUsed { seat, .. }
        | Event::SchemeUsed { seat, .. }
        | Event::UpgradeUsed { seat, .. } => seat,
        _ => return None,
    })
}

/// Where it happens.
pub(super) fn places(event: &Event) -> Vec<Thing> {
    match *event {
        Event::UnitPlaced { area, .. }
        | Event::StructurePlaced { area, .. }
        | Event::ObjectivePlaced { area, .. }
        | Event::UnitDestroyed { area, .. }
        | Event::StructureDestroyed { area, .. }
        | Event::UnitMoved { to: area, .. }
        | Event::UnitBought { area, .. }
        | Event::StructureBought { area, .. }
        | Event::StrikeDeclared { target: area, .. }
        | Event::Routed { area, .. }
        | Event::CombatBegins { area, .. }
        | Event::CombatWon { area, .. }
        | Event::Retreated { to: area, .. }
        | Event::Captured { area, .. }
        | Event::ObjectiveCollected { area, .. } => vec![Thing::Area(area)],
        Event::TilePlaced { system, .. } => vec![Thing::System(system)],
        Event::OrderPlaced { system, .. }
        | Event::OrderFace { system, .. }
        | Event::OrderRevealed { system, .. }
        | Event::OrderRepositioned { system, .. } => vec![Thing::Stack(system)],
        Event::StormMoved { storm, .. } => vec![Thing::Storm(storm)],
        _ => Vec::new(),
    }
}

/// How long people want to look at this when a bot has done it.
pub(crate) fn pause(event: &Event) -> Pause {
    match event {
        Event::OrderRevealed { .. }
        | Event::OrderToEvents { .. }
        | Event::CombatBegins { .. }
        | Event::CardRevealed { .. }
        | Event::DamageAssessed { .. }
        | Event::CombatWon { .. }
        | Event::StrikeRolled { .. }
        | Event::ObjectiveCollected { .. }
        | Event::TacticUsed { .. }
        | Event::SchemeUsed { .. }
        | Event::UpgradeUsed { .. }
        | Event::AbilityUsed { .. }
        | Event::StormMoved { .. }
        | Event::Eliminated { .. }
        | Event::GameOver { .. } => Pause::Look,
        Event::TilePlaced { .. }
        | Event::UnitPlaced { .. }
        | Event::StructurePlaced { .. }
        | Event::ObjectivePlaced { .. }
        | Event::StormPlaced { .. }
        | Event::OrderPlaced { .. }
        | Event::UnitMoved { .. }
        | Event::UnitBought { .. }
        | Event::StructureBought { .. }
        | Event::UpgradeBought { .. }
        | Event::CardsBought { .. }
        | Event::UnitDestroyed { .. }
        | Event::DiceRolled { .. }
        | Event::Hit { .. }
        | Event::Routed { .. }
        | Event::MoraleCompared { .. }
        | Event::Retreated { .. }
        | Event::Captured { .. }
        | Event::SchemeKept { .. } => Pause::Glance,
        _ => Pause::None,
    }
}
