//! What moved, for animation: from which element of the page to which, with a sentence, so that
//! a player sees what others just did.

use kernel::Seat;
use starcraft::content::{Yield, content};
use starcraft::ids::{Area, Planet};
use starcraft::state::print;
use starcraft::{Event, Thing};

use super::sentences::{self, owner};
use super::words;
use crate::scene::Scene;

pub use ui::motion::{Kind, Motion};

/// The motions of what just happened, in its order. An element that is named may be missing
/// from a page: then only the caption is shown.
pub fn motions(scene: &Scene<'_>, events: &[Event]) -> Vec<Motion> {
    events.iter().filter_map(|event| motion(scene, event)).collect()
}

fn motion(scene: &Scene<'_>, event: &Event) -> Option<Motion> {
    let seat = sentences::actor(event);
    let yours = |seat| scene.view.you == Some(seat);
    let home = |seat: Seat| Thing::Seat(seat.0).to_string();
    // What the viewer builds comes off their own sheet.
    let source = |seat: Seat, own: Thing| if yours(seat) { own.to_string() } else { home(seat) };
    let stack = |planet: Planet| Thing::Stack(planet).to_string();
    let area = |area: Area| Thing::Area(area).to_string();
    let hand = |seat: Seat| if yours(seat) { "hand".into() } else { home(seat) };
    let (kind, glyph, from, to) = match *event {
        Event::OrderPlaced { seat, planet } => {
            (Kind::Move, "o-hidden".into(), home(seat), stack(planet))
        }
        Event::OrderRevealed { planet, order, .. } => {
            (Kind::Flip, words::order_glyph(order).into(), stack(planet), stack(planet))
        }
        Event::OrderDropped { planet, order, .. } => {
            (Kind::Fade, words::order_glyph(order).into(), stack(planet), stack(planet))
        }
        Event::UnitMoved { unit, from, to, .. } => {
            (Kind::Move, words::unit_glyph(unit), area(from), area(to))
        }
        Event::Retreated { unit, area: to, .. } | Event::Withdrew { unit, area: to, .. } => {
            let from = battlefield(scene, event).map_or_else(|| area(to), area);
            (Kind::Move, words::unit_glyph(unit), from, area(to))
        }
        Event::BaseMoved { from, to, .. } => (Kind::Move, "t-base".into(), area(from), area(to)),
        Event::UnitBuilt { seat, unit, area: to } => {
            let from = source(seat, Thing::BuildUnit(unit));
            (Kind::Move, words::unit_glyph(unit), from, area(to))
        }
        Event::UnitPlaced { seat, unit, area: to } => {
            (Kind::Move, words::unit_glyph(unit), home(seat), area(to))
        }
        Event::BaseBuilt { seat, area: to } => {
            (Kind::Move, "t-base".into(), source(seat, Thing::BuildBase), area(to))
        }
        Event::BasePlaced { seat, area: to } => (Kind::Move, "t-base".into(), home(seat), area(to)),
        Event::TransportBuilt { seat, route } | Event::TransportPlaced { seat, route } => {
            let from = source(seat, Thing::BuildTransport);
            (Kind::Move, "t-transport".into(), from, Thing::Route(route).to_string())
        }
        Event::WorkerBuilt { seat } => {
            (Kind::Appear, "t-worker".into(), home(seat), source(seat, Thing::BuildWorker))
        }
        Event::BuildingBuilt { seat, building, .. } => {
            let at = source(seat, Thing::Building(building));
            (Kind::Appear, words::building_glyph(building), at.clone(), at)
        }
        Event::ModuleBuilt { seat, module } => {
            let at = source(seat, Thing::Module(module));
            (Kind::Appear, words::module_glyph(module).into(), at.clone(), at)
        }
        Event::TechBought { seat, tech } => {
            let at = source(seat, Thing::Tech(tech));
            (Kind::Appear, "o-research".into(), at.clone(), at)
        }
        Event::UnitDestroyed { unit, area: at, .. } => {
            (Kind::Fade, words::unit_glyph(unit), area(at), area(at))
        }
        Event::BaseDestroyed { area: at, .. } => (Kind::Fade, "t-base".into(), area(at), area(at)),
        Event::TransportDestroyed { route, .. } => {
            let at = Thing::Route(route).to_string();
            (Kind::Fade, "t-transport".into(), at.clone(), at)
        }
        Event::Depleted { area: at, level } => {
            let glyph = if level > 1 { "t-depleted" } else { "t-partly_depleted" };
            (Kind::Appear, glyph.into(), area(at), area(at))
        }
        Event::PlanetPlaced { planet, .. } => {
            let at = Thing::Planet(planet).to_string();
            (Kind::Appear, "r-strategic".into(), at.clone(), at)
        }
        Event::CardsDrawn { seat, .. } => {
            (Kind::Move, "i-hand".into(), source(seat, Thing::Deck), hand(seat))
        }
        Event::EventDrawn { seat, stage } => {
            (Kind::Move, format!("e-{stage}"), Thing::EventDeck.to_string(), home(seat))
        }
        Event::ResourceGained { seat, area: at } => {
            (Kind::Move, yields(at).into(), area(at), home(seat))
        }
        Event::ResourceLost { seat, area: at } => {
            (Kind::Fade, yields(at).into(), home(seat), home(seat))
        }
        Event::PointsGained { seat, .. } => {
            let from = scoring_area(scene, seat).map_or_else(|| home(seat), area);
            (Kind::Move, "r-conquest".into(), from, home(seat))
        }
        Event::CardShown { skirmish, .. } | Event::Compared { skirmish, .. } => {
            let at = Thing::Skirmish(skirmish).to_string();
            (Kind::Flip, "i-attack".into(), at.clone(), at)
        }
        Event::BattleBegins { area: at, .. } | Event::BattleEnds { area: at, .. } => {
            (Kind::Appear, "i-attack".into(), area(at), area(at))
        }
        Event::EventPlayed { seat, event } | Event::EventUsed { seat, event } => {
            let stage = content().events[event.index()].stage;
            (Kind::Say, format!("e-{stage}"), home(seat), home(seat))
        }
        Event::TechUsed { seat, .. }
        | Event::Obstructed { seat }
        | Event::BattleCalledOff { seat }
        | Event::EventTaken { seat, .. }
        | Event::Eliminated { seat } => (Kind::Say, "i-attack".into(), home(seat), home(seat)),
        _ => return None,
    };
    // The viewer's own order flies to its stack too, though another event tells of it.
    let caption = sentences::plain(scene, event).unwrap_or_default();
    let owner = seat.map_or("f-none", |seat| owner(scene, seat));
    Some(Motion { kind, glyph, owner, from, to, caption })
}

/// What an area yields, as a glyph.
fn yields(area: Area) -> &'static str {
    match print(area).yields {
        Yield::Resource(resource) => words::resource_glyph(resource),
        Yield::Conquest => "r-conquest",
    }
}

/// Where the battle was that an event of its end belongs to.
fn battlefield(scene: &Scene<'_>, event: &Event) -> Option<Area> {
    let place = scene.log.iter().rposition(|line| line.event == *event).unwrap_or(scene.log.len());
    scene.log[..place].iter().rev().find_map(|line| match line.event {
        Event::BattleBegins { area, .. } => Some(area),
        _ => None,
    })
}

/// An area of the player that gives points, if they have one.
fn scoring_area(scene: &Scene<'_>, seat: Seat) -> Option<Area> {
    let mut areas = scene.view.planets.iter().flat_map(|planet| &planet.areas);
    let scores = areas
        .find(|area| area.controller == Some(seat) && print(area.area).yields == Yield::Conquest);
    scores.map(|area| area.area)
}
