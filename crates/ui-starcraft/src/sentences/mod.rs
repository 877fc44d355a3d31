//! The log in words.
//!
//! Every event is a sentence in the present tense. `tell.rs` says which; `look.rs` knows how what it
//! speaks of looks on the page; `context.rs` looks around in the log, so that a sentence can speak
//! of what lies beneath an order or who fights whom. `together.rs` makes one sentence of several
//! that are alike.

mod context;
mod look;
mod tell;
mod together;

use kernel::{Message, Seat, message};
use maud::Markup;
use starcraft::{Event, Happening};
use ui::scene::{Landmark, What};
use ui::show::Note;

use crate::scene::{Line, Scene};
use crate::words;
use context::Context;

pub(crate) use look::{card, thing, word};

/// One line of the log as a sentence, with links to what it speaks of. None where another line
/// says it better.
pub fn sentence(scene: &Scene<'_>, line: &Line) -> Option<Markup> {
    told(scene, line).map(|told| scene.said(&told))
}

fn told(scene: &Scene<'_>, line: &Line) -> Option<Message> {
    tell::tell(scene, Context::of_line(scene, line), &line.event)
}

/// The first of these lines of the log in one sentence, and how many they are; none if the first
/// is told by itself.
pub fn together(scene: &Scene<'_>, lines: &[Line]) -> Option<(usize, Markup)> {
    together::together(scene, lines).map(|(count, told)| (count, scene.said(&told)))
}

/// An event in plain text: for captions, titles and screen readers. None where another event
/// says it better.
pub fn plain(scene: &Scene<'_>, event: &Event) -> Option<String> {
    let told = tell::tell(scene, Context::of_event(scene, event), event)?;
    Some(scene.say(&told))
}

/// The class with a player's colours.
pub fn owner(scene: &Scene<'_>, seat: Seat) -> &'static str {
    words::owner_class(scene.view.players.get(seat.index()).and_then(|player| player.faction))
}

/// What sort of thing an event is.
pub fn note(event: &Event) -> Note {
    Note {
        kind: kind(event),
        actor: actor(event),
        heading: heading(event),
        begins: begins(event),
        weight: weight(event),
    }
}

/// Where a replay can jump to.
pub fn landmarks<'a>(log: impl Iterator<Item = (usize, &'a Event)>) -> Vec<Landmark> {
    let mut fighting = None;
    let mut what = |event: &Event| match *event {
        Event::RoundBegins { round, .. } => Some(What::Round(round.into())),
        Event::OrderRevealed { .. } => Some(What::Turn),
        Event::BattleBegins { attacker, defender, .. } => {
            fighting = Some([attacker, defender]);
            None
        }
        Event::BattleEnds { attackers, defenders, .. } => {
            // Who attacks and does not drive the others out retreats.
            let won = usize::from(attackers == 0 || defenders > 0);
            Some(What::Battle(fighting.take().map(|seats| seats[won])))
        }
        _ => None,
    };
    log.filter_map(|(moment, event)| Some(Landmark { moment, what: what(event)? })).collect()
}

/// Whether a new stretch of play begins with an event: an order or a phase.
fn begins(event: &Event) -> bool {
    matches!(
        event,
        Event::OrderRevealed { .. }
            | Event::RoundBegins { .. }
            | Event::ExecutionBegins {}
            | Event::RegroupingBegins {}
    )
}

/// How much an event says about a stretch of play.
fn weight(event: &Event) -> u8 {
    match event {
        Event::GameOver { .. } => 9,
        Event::Eliminated { .. } => 8,
        Event::BaseDestroyed { .. } => 7,
        Event::BattleEnds { .. } => 6,
        Event::PointsGained { .. } => 5,
        Event::BaseBuilt { .. } | Event::EventPlayed { .. } => 4,
        Event::TechBought { .. } | Event::BuildingBuilt { .. } | Event::ModuleBuilt { .. } => 3,
        Event::UnitBuilt { .. } | Event::EventDrawn { .. } => 2,
        Event::OrderRevealed { .. } | Event::UnitMoved { .. } => 1,
        _ => 0,
    }
}

/// What is written over the part of the log an event opens.
pub fn heading(event: &Event) -> Option<Message> {
    match event {
        Event::RoundBegins { round, .. } => Some(message!("log-heading-planning", round = *round)),
        Event::ExecutionBegins {} => Some(message!("log-heading-execution")),
        Event::RegroupingBegins {} => Some(message!("log-heading-regrouping")),
        Event::GameOver { .. } => Some(message!("log-heading-end")),
        _ => None,
    }
}

/// Which filter of the log an event belongs to; the class of its line.
pub fn kind(event: &Event) -> &'static str {
    match event {
        Event::FactionTaken { .. }
        | Event::PlanetsDrawn { .. }
        | Event::PlanetPlaced { .. }
        | Event::RouteLaid { .. }
        | Event::BasePlaced { .. }
        | Event::GalaxyBuilt {} => "setup",
        Event::OrderPlaced { .. }
        | Event::OrderFace { .. }
        | Event::OrderRevealed { .. }
        | Event::OrderExecuted { .. }
        | Event::OrderDropped { .. }
        | Event::Obstructed { .. } => "orders",
        Event::WorkerBuilt { .. }
        | Event::UnitBuilt { .. }
        | Event::TransportBuilt { .. }
        | Event::BuildingBuilt { .. }
        | Event::ModuleBuilt { .. }
        | Event::BaseBuilt { .. }
        | Event::Depleted { .. }
        | Event::Restored { .. }
        | Event::WorkersLost { .. }
        | Event::ResourceLost { .. }
        | Event::ResourceGained { .. } => "economy",
        Event::Expansion { happens, .. } => expansion_kind(*happens),
        Event::UnitPlaced { .. }
        | Event::TransportPlaced { .. }
        | Event::UnitMoved { .. }
        | Event::BaseMoved { .. }
        | Event::TransportMoved { .. }
        | Event::TransportDestroyed { .. }
        | Event::ZAxisSwapped { .. } => "moves",
        Event::UnitDestroyed { .. }
        | Event::BaseDestroyed { .. }
        | Event::WorkerTired { .. }
        | Event::BattleBegins { .. }
        | Event::BattleCalledOff { .. }
        | Event::Paired { .. }
        | Event::Supports { .. }
        | Event::CardPlaced { .. }
        | Event::CardFace { .. }
        | Event::CardShown { .. }
        | Event::CardCancelled { .. }
        | Event::CardReturned { .. }
        | Event::Compared { .. }
        | Event::Withdrew { .. }
        | Event::SplashTriggered { .. }
        | Event::BattleEnds { .. }
        | Event::BattleOver { .. }
        | Event::Retreated { .. } => "battle",
        Event::TechUsed { .. }
        | Event::CardsDrawn { .. }
        | Event::CardDrawn { .. }
        | Event::CardTaken { .. }
        | Event::DeckShuffled { .. }
        | Event::CardDiscarded { .. }
        | Event::TechBought { .. } => "cards",
        Event::EventDrawn { .. }
        | Event::EventDeckEmpty { .. }
        | Event::EventUsed { .. }
        | Event::EventPlayed { .. }
        | Event::EventDiscarded { .. }
        | Event::EventTaken { .. } => "events",
        Event::RoundBegins { .. }
        | Event::ExecutionBegins {}
        | Event::RegroupingBegins {}
        | Event::PointsGained { .. }
        | Event::Eliminated { .. }
        | Event::FirstPlayer { .. }
        | Event::GameOver { .. } => "round",
    }
}

/// What only the expansion brings about, by the same kinds.
const fn expansion_kind(happens: Happening) -> &'static str {
    match happens {
        Happening::PlanetDrawn { .. } => "setup",
        Happening::Defended { .. }
        | Happening::OrderLifted { .. }
        | Happening::OrdersLimited { .. } => "orders",
        Happening::LeaderShown { .. }
        | Happening::LeaderResolved { .. }
        | Happening::LeaderUsed { .. } => "cards",
        Happening::PointsLost { .. } => "round",
        Happening::TokenGained { .. } | Happening::TokenSpent { .. } => "economy",
        Happening::GuardUsed { .. }
        | Happening::Switched { .. }
        | Happening::MindControlled { .. } => "battle",
        _ => "moves",
    }
}

/// Who does it, or whom it befalls: the colour of its line.
pub fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::FactionTaken { seat, .. }
        | Event::PlanetsDrawn { seat, .. }
        | Event::PlanetPlaced { seat, .. }
        | Event::BasePlaced { seat, .. }
        | Event::UnitPlaced { seat, .. }
        | Event::TransportPlaced { seat, .. }
        | Event::OrderPlaced { seat, .. }
        | Event::OrderFace { seat, .. }
        | Event::OrderRevealed { seat, .. }
        | Event::OrderExecuted { seat, .. }
        | Event::OrderDropped { seat, .. }
        | Event::Obstructed { seat }
        | Event::EventDrawn { seat, .. }
        | Event::EventDeckEmpty { seat }
        | Event::EventUsed { seat, .. }
        | Event::TechUsed { seat, .. }
        | Event::CardsDrawn { seat, .. }
        | Event::CardDrawn { seat, .. }
        | Event::CardTaken { seat, .. }
        | Event::DeckShuffled { seat }
        | Event::WorkerBuilt { seat }
        | Event::UnitBuilt { seat, .. }
        | Event::TransportBuilt { seat, .. }
        | Event::BuildingBuilt { seat, .. }
        | Event::ModuleBuilt { seat, .. }
        | Event::BaseBuilt { seat, .. }
        | Event::TechBought { seat, .. }
        | Event::UnitMoved { seat, .. }
        | Event::BaseMoved { seat, .. }
        | Event::TransportMoved { seat, .. }
        | Event::UnitDestroyed { seat, .. }
        | Event::BaseDestroyed { seat, .. }
        | Event::TransportDestroyed { seat, .. }
        | Event::WorkersLost { seat, .. }
        | Event::WorkerTired { seat }
        | Event::BattleBegins { attacker: seat, .. }
        | Event::BattleCalledOff { seat }
        | Event::Supports { seat, .. }
        | Event::CardPlaced { seat, .. }
        | Event::CardFace { seat, .. }
        | Event::CardShown { seat, .. }
        | Event::CardDiscarded { seat, .. }
        | Event::CardCancelled { seat, .. }
        | Event::CardReturned { seat, .. }
        | Event::Withdrew { seat, .. }
        | Event::SplashTriggered { seat, .. }
        | Event::Retreated { seat, .. }
        | Event::ResourceLost { seat, .. }
        | Event::ResourceGained { seat, .. }
        | Event::PointsGained { seat, .. }
        | Event::EventPlayed { seat, .. }
        | Event::EventDiscarded { seat, .. }
        | Event::EventTaken { seat, .. }
        | Event::Expansion { seat, .. }
        | Event::Eliminated { seat }
        | Event::FirstPlayer { seat }
        | Event::RoundBegins { first: seat, .. } => Some(seat),
        Event::RouteLaid { .. }
        | Event::GalaxyBuilt {}
        | Event::ExecutionBegins {}
        | Event::RegroupingBegins {}
        | Event::Depleted { .. }
        | Event::Restored { .. }
        | Event::Paired { .. }
        | Event::Compared { .. }
        | Event::BattleEnds { .. }
        | Event::BattleOver { .. }
        | Event::ZAxisSwapped { .. }
        | Event::GameOver { .. } => None,
    }
}
