//! What the pages make of events: one row for each.

use kernel::{Seat, message};
use starcraft::Thing::{Area, Base, Planet, Route, Stack, Units};
use starcraft::{Event, Happening, Thing};
use ui::motion::Sound;
use ui::note::Note;
use ui::note::Topic::{Battle, Cards, Economy, Events, Moves, Orders, Round, Setup};

/// What the pages make of an event.
pub(crate) fn note(event: &Event) -> Note<Thing> {
    let note = |topic| Note::new(topic, event.actor());
    match *event {
        Event::FactionTaken { .. } => note(Setup),
        Event::PlanetsDrawn { .. } => note(Setup),
        Event::PlanetPlaced { planet, .. } => note(Setup).glance().at(Planet(planet)),
        // Routes are called by their ends, and a card may lay one anew.
        Event::RouteLaid { route, .. } => note(Setup).renames().at(Route(route)),
        Event::BasePlaced { area, .. } => note(Setup).glance().at(Base(area)),
        Event::UnitPlaced { unit, area, .. } => note(Moves).glance().at(Units(area, unit)),
        Event::TransportPlaced { route, .. } => note(Moves).glance().at(Route(route)),
        Event::GalaxyBuilt {} => note(Setup),
        Event::RoundBegins { round, .. } => {
            note(Round).begins().headed(message!("sc-log-heading-planning", round = round))
        }
        Event::ExecutionBegins {} => {
            note(Round).begins().headed(message!("sc-log-heading-execution"))
        }
        Event::RegroupingBegins {} => {
            note(Round).begins().headed(message!("sc-log-heading-regrouping"))
        }
        Event::OrderPlaced { planet, .. } => {
            note(Orders).glance().heard(Sound::Lay).at(Stack(planet))
        }
        Event::OrderFace { .. } => note(Orders),
        Event::OrderRevealed { planet, .. } => {
            note(Orders).begins().weighs(1).look().heard(Sound::Turn).at(Stack(planet))
        }
        Event::OrderExecuted { planet, .. } => note(Orders).at(Stack(planet)),
        Event::OrderDropped { planet, .. } => note(Orders).look().at(Stack(planet)),
        Event::Obstructed { .. } => note(Orders).glance(),
        Event::EventDrawn { .. } => note(Events).weighs(1).glance(),
        Event::EventDeckEmpty { .. } => note(Events),
        Event::EventUsed { .. } => note(Events).look(),
        Event::TechUsed { .. } => note(Cards).look(),
        Event::CardsDrawn { .. } => note(Cards),
        Event::CardDrawn { .. } => note(Cards),
        Event::CardTaken { .. } => note(Cards),
        Event::DeckShuffled { .. } => note(Cards),
        Event::WorkerBuilt { .. } => note(Economy),
        Event::UnitBuilt { unit, area, .. } => {
            note(Economy).weighs(2).glance().heard(Sound::Build).at(Units(area, unit))
        }
        Event::TransportBuilt { route, .. } => {
            note(Economy).glance().heard(Sound::Build).at(Route(route))
        }
        Event::BuildingBuilt { .. } => note(Economy).weighs(3).glance().heard(Sound::Build),
        Event::ModuleBuilt { .. } => note(Economy).weighs(3).glance().heard(Sound::Build),
        Event::BaseBuilt { area, .. } => {
            note(Economy).weighs(4).look().heard(Sound::Build).at(Base(area))
        }
        Event::TechBought { .. } => note(Cards).weighs(3).glance().heard(Sound::Research),
        Event::Depleted { area, .. } => note(Economy).at(Area(area)),
        Event::Restored { area, .. } => note(Economy).at(Area(area)),
        Event::UnitMoved { unit, to, .. } => {
            note(Moves).weighs(1).glance().heard(Sound::Move).at(Units(to, unit))
        }
        Event::BaseMoved { to, .. } => note(Moves).glance().heard(Sound::Move).at(Base(to)),
        Event::TransportMoved { to, .. } => note(Moves).glance().heard(Sound::Move).at(Route(to)),
        Event::UnitDestroyed { area, .. } => {
            note(Battle).glance().heard(Sound::Lost).at(Area(area))
        }
        Event::BaseDestroyed { area, .. } => {
            note(Battle).weighs(7).look().heard(Sound::Lost).at(Area(area))
        }
        Event::TransportDestroyed { route, .. } => {
            note(Moves).glance().heard(Sound::Lost).at(Route(route))
        }
        Event::WorkersLost { .. } => note(Economy),
        Event::WorkerTired { .. } => note(Battle),
        Event::BattleBegins { area, .. } => note(Battle).look().heard(Sound::Battle).at(Area(area)),
        Event::BattleCalledOff { .. } => note(Battle).look(),
        Event::Paired { .. } => note(Battle),
        Event::Supports { .. } => note(Battle),
        Event::CardPlaced { .. } => note(Battle).glance(),
        Event::CardFace { .. } => note(Battle),
        Event::CardShown { .. } => note(Battle),
        Event::CardDiscarded { .. } => note(Cards),
        Event::CardCancelled { .. } => note(Battle),
        Event::CardReturned { .. } => note(Battle),
        Event::Compared { .. } => note(Battle).weighs(5).look().heard(Sound::Cards),
        Event::Withdrew { unit, area, .. } => note(Battle).glance().at(Units(area, unit)),
        Event::SplashTriggered { .. } => note(Battle),
        Event::BattleEnds { area, .. } => note(Battle).weighs(6).look().at(Area(area)),
        Event::Retreated { unit, area, .. } => {
            note(Battle).glance().heard(Sound::Move).at(Units(area, unit))
        }
        Event::BattleOver { .. } => note(Battle),
        Event::ResourceLost { area, .. } => note(Economy).at(Area(area)),
        Event::ResourceGained { area, .. } => note(Economy).at(Area(area)),
        Event::PointsGained { .. } => note(Round).weighs(5).look().heard(Sound::Points),
        Event::EventPlayed { .. } => note(Events).weighs(4).look(),
        Event::EventDiscarded { .. } => note(Events),
        Event::EventTaken { .. } => note(Events).look(),
        Event::ZAxisSwapped { one, .. } => note(Moves).at(Route(one)),
        Event::Expansion { seat, happens } => expansion(seat, happens),
        Event::Eliminated { .. } => note(Round).weighs(8).look(),
        Event::FirstPlayer { .. } => note(Round),
        Event::GameOver { .. } => {
            let over = note(Round).weighs(9).look().heard(Sound::End);
            over.headed(message!("sc-log-heading-end"))
        }
    }
}

/// What only the expansion brings about.
fn expansion(seat: Seat, happens: Happening) -> Note<Thing> {
    let note = |topic| Note::new(topic, Some(seat));
    match happens {
        Happening::PlanetDrawn { .. } => note(Setup),
        Happening::Defended { .. } => note(Orders).look().heard(Sound::Lay),
        Happening::GuardPlaced { .. } => note(Moves),
        Happening::GuardUsed { .. } => note(Battle).glance(),
        Happening::GuardLost { .. } => note(Moves).glance(),
        Happening::TokenGained { .. } => note(Economy).glance(),
        Happening::TokenSpent { .. } => note(Economy),
        Happening::SitePlaced { .. } => note(Moves).look().heard(Sound::Build),
        Happening::SiteDestroyed { .. } => note(Moves).look(),
        Happening::Switched { .. } => note(Battle).glance(),
        Happening::EntryForbidden { .. } => note(Moves).look(),
        Happening::MindControlled { .. } => note(Battle).look(),
        Happening::LeaderShown { .. } => note(Cards).look().heard(Sound::Turn),
        Happening::LeaderResolved { .. } => note(Cards).look(),
        Happening::LeaderUsed { .. } => note(Cards).look(),
        Happening::PointsLost { .. } => note(Round),
        Happening::PointPlaced { .. } => note(Moves),
        Happening::Reserved { .. } => note(Moves),
        Happening::ReserveLost { .. } => note(Moves),
        Happening::Deployed { .. } => note(Moves),
        Happening::OrderLifted { .. } => note(Orders),
        Happening::OrdersLimited { .. } => note(Orders),
        Happening::ItemTaken { .. } => note(Moves),
        Happening::ItemCarried { .. } => note(Moves),
        Happening::ItemLeft { .. } => note(Moves),
    }
}
