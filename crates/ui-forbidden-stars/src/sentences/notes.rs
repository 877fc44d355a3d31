//! What the pages make of events: one row for each.

use forbidden_stars::Event;
use kernel::{Message, message};
use ui::motion::Sound;
use ui::note::Note;
use ui::note::Topic::{Battle, Cards, Economy, Events, Moves, Orders, Round, Setup};

use crate::Thing;
use crate::Thing::{Area, Stack, Storm, System};
use crate::scene::{Line, Scene};

/// What the pages make of an event.
pub(crate) fn note(event: &Event) -> Note<Thing> {
    let note = |topic| Note::new(topic, event.actor());
    match *event {
        // Players are called by their factions.
        Event::FactionTaken { .. } => note(Setup).renames(),
        // Voids are called by where they lie on the board as it is seen, once it is complete.
        Event::TilePlaced { system, .. } => note(Setup).glance().renames().at(System(system)),
        Event::UnitPlaced { area, .. } => note(Setup).glance().at(Area(area)),
        Event::StructurePlaced { area, .. } => note(Setup).glance().at(Area(area)),
        Event::ObjectivePlaced { area, .. } => note(Setup).glance().at(Area(area)),
        Event::StormPlaced { .. } => note(Setup).glance(),
        Event::RoundBegins { round, .. } => note(Round).begins().headed(phase(round, "planning")),
        Event::UnitDestroyed { area, .. } => {
            note(Battle).glance().heard(Sound::Lost).at(Area(area))
        }
        Event::StructureDestroyed { area, .. } => {
            note(Battle).weighs(5).heard(Sound::Lost).at(Area(area))
        }
        Event::AssetGained { .. } => note(Economy),
        Event::AssetLost { .. } => note(Economy),
        Event::MaterielGained { .. } => note(Economy),
        Event::MaterielPaid { .. } => note(Economy),
        Event::MaterielLost { .. } => note(Economy),
        Event::OrderPlaced { system, .. } => {
            note(Orders).glance().heard(Sound::Lay).at(Stack(system))
        }
        Event::OrderFace { system, .. } => note(Orders).at(Stack(system)),
        Event::OperationsBegin { round } => note(Round).begins().headed(phase(round, "operations")),
        Event::TurnSkipped { .. } => note(Orders),
        Event::OrderSeen { .. } => note(Orders),
        Event::OrderRepositioned { system, .. } => note(Orders).at(Stack(system)),
        Event::OrderRevealed { system, .. } => {
            note(Orders).begins().weighs(1).look().heard(Sound::Turn).at(Stack(system))
        }
        Event::OrderToEvents { .. } => note(Orders).weighs(1).look(),
        Event::OrderResolved { .. } => note(Orders),
        Event::UnitMoved { to, .. } => {
            note(Moves).weighs(1).glance().heard(Sound::Move).at(Area(to))
        }
        Event::UnitBought { area, .. } => {
            note(Economy).weighs(2).glance().heard(Sound::Build).at(Area(area))
        }
        Event::StructureBought { area, .. } => {
            note(Economy).weighs(4).glance().heard(Sound::Build).at(Area(area))
        }
        Event::UpgradeBought { .. } => note(Economy).weighs(4).glance().heard(Sound::Research),
        Event::CardsBought { .. } => note(Economy).weighs(4).glance().heard(Sound::Research),
        Event::StrikeDeclared { target, .. } => {
            note(Battle).weighs(2).heard(Sound::Battle).at(Area(target))
        }
        Event::StrikeRolled { .. } => note(Battle).look(),
        Event::StrikeDamage { .. } => note(Battle).weighs(3),
        Event::CombatBegins { area, .. } => note(Battle).look().heard(Sound::Battle).at(Area(area)),
        Event::DiceRolled { .. } => note(Battle).glance(),
        Event::DiceRerolled { .. } => note(Battle),
        Event::DiceGained { .. } => note(Battle),
        Event::DieSpent { .. } => note(Battle),
        Event::DieLost { .. } => note(Battle),
        Event::DieTurned { .. } => note(Battle),
        Event::CardDrawn { .. } => note(Battle),
        Event::CardsDrawn { .. } => note(Battle),
        Event::Reinforced { .. } => note(Battle),
        Event::ExecutionRound { .. } => note(Battle),
        Event::CardLaid { .. } => note(Battle),
        Event::CardLookedAt { .. } => note(Battle),
        Event::CardRevealed { .. } => note(Battle).look().heard(Sound::Cards),
        Event::CardDiscarded { .. } => note(Battle),
        Event::TokensGained { .. } => note(Battle),
        Event::TokensLost { .. } => note(Battle),
        Event::DamageAssessed { .. } => note(Battle).weighs(3).look(),
        Event::Hit { .. } => note(Battle).weighs(1).glance(),
        Event::Routed { area, .. } => note(Battle).glance().at(Area(area)),
        Event::Rallied { .. } => note(Battle),
        Event::Replaced { .. } => note(Battle),
        Event::TokenDestroyed { .. } => note(Battle),
        Event::TokenLeft { .. } => note(Battle),
        Event::MoraleCompared { .. } => note(Battle).weighs(5).glance(),
        Event::CombatWon { area, .. } => {
            note(Battle).weighs(6).look().heard(Sound::Won).at(Area(area))
        }
        Event::Retreated { to, .. } => note(Battle).glance().heard(Sound::Move).at(Area(to)),
        Event::Captured { area, .. } => note(Battle).weighs(5).glance().at(Area(area)),
        Event::CombatEnds { .. } => note(Battle),
        Event::RefreshBegins { round } => note(Round).begins().headed(phase(round, "refresh")),
        Event::ObjectiveCollected { area, .. } => {
            note(Round).weighs(7).look().heard(Sound::Points).at(Area(area))
        }
        Event::AllRallied {} => note(Round),
        Event::EventDrawn { .. } => note(Events),
        Event::EventChosen { .. } => note(Events),
        Event::EventRevealed { .. } => note(Events),
        Event::EventDeclined { .. } => note(Events),
        Event::EventDiscarded { .. } => note(Events),
        Event::EventPutBack { .. } => note(Events),
        Event::TacticUsed { .. } => note(Events).weighs(3).look(),
        Event::SchemeKept { .. } => note(Events).glance(),
        Event::StormMoved { storm, .. } => note(Events).weighs(2).look().at(Storm(storm)),
        Event::Eliminated { .. } => note(Round).weighs(8).look(),
        Event::FirstPlayer { .. } => note(Round),
        Event::GameOver { .. } => {
            let over = note(Round).weighs(9).look().heard(Sound::End);
            over.headed(message!("fs-heading-end"))
        }
        Event::AbilityUsed { .. } => note(Cards).weighs(3).look(),
        Event::SchemeUsed { .. } => note(Events).weighs(3).look(),
        Event::UpgradeUsed { .. } => note(Cards).look(),
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
