//! What changed last, so that the eye finds it.

use starcraft::{Event, Thing};

use crate::scene::Scene;

/// The things that the newest moment has touched.
pub(super) fn last(scene: &Scene<'_>) -> Vec<Thing> {
    let Some(newest) = scene.log.last() else { return Vec::new() };
    let lines = scene.log.iter().rev().take_while(|line| line.moment == newest.moment);
    lines.filter_map(|line| touched(&line.event)).collect()
}

/// The thing on the board that an event has changed.
fn touched(event: &Event) -> Option<Thing> {
    Some(match *event {
        Event::PlanetPlaced { planet, .. } => Thing::Planet(planet),
        Event::RouteLaid { route, .. }
        | Event::TransportPlaced { route, .. }
        | Event::TransportBuilt { route, .. }
        | Event::TransportDestroyed { route, .. } => Thing::Route(route),
        Event::TransportMoved { to, .. } => Thing::Route(to),
        Event::ZAxisSwapped { one, .. } => Thing::Route(one),
        Event::BasePlaced { area, .. } | Event::BaseBuilt { area, .. } => Thing::Base(area),
        Event::BaseMoved { to, .. } => Thing::Base(to),
        Event::UnitPlaced { unit, area, .. }
        | Event::UnitBuilt { unit, area, .. }
        | Event::Withdrew { unit, area, .. }
        | Event::Retreated { unit, area, .. } => Thing::Units(area, unit),
        Event::UnitMoved { unit, to, .. } => Thing::Units(to, unit),
        Event::OrderPlaced { planet, .. }
        | Event::OrderRevealed { planet, .. }
        | Event::OrderExecuted { planet, .. }
        | Event::OrderDropped { planet, .. } => Thing::Stack(planet),
        Event::Depleted { area, .. }
        | Event::Restored { area }
        | Event::UnitDestroyed { area, .. }
        | Event::BaseDestroyed { area, .. }
        | Event::BattleBegins { area, .. }
        | Event::BattleEnds { area, .. }
        | Event::ResourceLost { area, .. }
        | Event::ResourceGained { area, .. } => Thing::Area(area),
        _ => return None,
    })
}
