//! What moved, for animation: from which element of the page to which, with a sentence, so that
//! a player sees what others just did.

use kernel::Seat;
use starcraft::content::{Yield, content};
use starcraft::ids::{Area, Planet};
use starcraft::state::print;
use starcraft::{Event, Happening, Thing};

use super::sentences::{self, owner};
use super::words;
use crate::files::glyph_ref;
use crate::scene::Scene;
use crate::table::leaders;

pub use ui::motion::{Kind, Motion, Sound};

/// The motions of what just happened, in its order. An element that is named may be missing
/// from a page: then only the caption is shown.
pub fn motions(scene: &Scene<'_>, events: &[Event]) -> Vec<Motion> {
    events.iter().filter_map(|event| motion(scene, event)).collect()
}

fn motion(scene: &Scene<'_>, event: &Event) -> Option<Motion> {
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
        Event::TransportMoved { from, to, .. } => {
            let [from, to] = [from, to].map(|route| Thing::Route(route).to_string());
            (Kind::Move, "t-transport".into(), from, to)
        }
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
        Event::Expansion { seat, happens } => expansion(happens, home(seat))?,
        Event::TechUsed { seat, .. }
        | Event::Obstructed { seat }
        | Event::BattleCalledOff { seat }
        | Event::EventTaken { seat, .. }
        | Event::Eliminated { seat } => (Kind::Say, "i-attack".into(), home(seat), home(seat)),
        Event::GameOver { .. } => {
            (Kind::Say, "r-conquest".into(), "drawing".into(), "drawing".into())
        }
        // What does not move.
        Event::FactionTaken { .. }
        | Event::PlanetsDrawn { .. }
        | Event::RouteLaid { .. }
        | Event::GalaxyBuilt { .. }
        | Event::RoundBegins { .. }
        | Event::ExecutionBegins { .. }
        | Event::RegroupingBegins { .. }
        | Event::OrderFace { .. }
        | Event::OrderExecuted { .. }
        | Event::EventDeckEmpty { .. }
        | Event::CardDrawn { .. }
        | Event::CardTaken { .. }
        | Event::DeckShuffled { .. }
        | Event::Restored { .. }
        | Event::WorkersLost { .. }
        | Event::WorkerTired { .. }
        | Event::Paired { .. }
        | Event::Supports { .. }
        | Event::CardPlaced { .. }
        | Event::CardFace { .. }
        | Event::CardDiscarded { .. }
        | Event::CardCancelled { .. }
        | Event::CardReturned { .. }
        | Event::SplashTriggered { .. }
        | Event::BattleOver { .. }
        | Event::EventDiscarded { .. }
        | Event::ZAxisSwapped { .. }
        | Event::FirstPlayer { .. } => return None,
    };
    // The viewer's own order flies to its stack too, though another event tells of it.
    let caption = sentences::plain(scene, event).unwrap_or_default();
    let owner = event.actor().map_or("f-none", |seat| owner(scene, seat));
    let (glyph, sound) = (glyph_ref(&glyph), sound(scene, event));
    Some(Motion { kind, glyph, owner, from, to, caption, sound })
}

/// The motion of what only the expansion brings about: what it looks like, from where to where.
fn expansion(happens: Happening, home: String) -> Option<(Kind, String, String, String)> {
    let at = |kind: Kind, glyph: &str, area: Area| {
        let area = Thing::Area(area).to_string();
        (kind, glyph.to_owned(), area.clone(), area)
    };
    Some(match happens {
        Happening::Defended { area } => {
            (Kind::Move, "o-defend".into(), home, Thing::Area(area).to_string())
        }
        Happening::GuardPlaced { area } => at(Kind::Appear, "t-guard", area),
        Happening::GuardUsed { area } | Happening::GuardLost { area } => {
            at(Kind::Fade, "t-guard", area)
        }
        Happening::SitePlaced { site, area } => at(Kind::Appear, &words::site_glyph(site), area),
        Happening::SiteDestroyed { site, area } => at(Kind::Fade, &words::site_glyph(site), area),
        Happening::EntryForbidden { area } => at(Kind::Appear, "i-x", area),
        Happening::TokenGained { .. } | Happening::TokenSpent { .. } => {
            (Kind::Say, "t-resource".into(), home.clone(), home)
        }
        Happening::LeaderShown { leader } | Happening::LeaderUsed { leader } => {
            (Kind::Flip, leaders::look(leader).into(), home.clone(), home)
        }
        Happening::ItemTaken { item, area, .. } | Happening::ItemLeft { item, area } => {
            at(Kind::Appear, words::item_glyph(item), area)
        }
        Happening::MindControlled { .. } => (Kind::Say, "t-mind".into(), home.clone(), home),
        Happening::PlanetDrawn { .. }
        | Happening::Switched { .. }
        | Happening::LeaderResolved { .. }
        | Happening::PointsLost { .. }
        | Happening::PointPlaced { .. }
        | Happening::Reserved { .. }
        | Happening::ReserveLost { .. }
        | Happening::Deployed { .. }
        | Happening::OrderLifted { .. }
        | Happening::OrdersLimited { .. }
        | Happening::ItemCarried { .. } => return None,
    })
}

/// What is heard of an event: what its row says, but for what hangs on the battle or the cards before.
fn sound(scene: &Scene<'_>, event: &Event) -> Option<Sound> {
    let you = scene.view.you;
    match *event {
        Event::BattleEnds { attackers, defenders, .. } => {
            let [attacker, defender] = battle(scene, event)?.1;
            // Who attacks and does not drive the others out retreats.
            let (winner, loser) = if attackers > 0 && defenders == 0 {
                (attacker, defender)
            } else {
                (defender, attacker)
            };
            match you {
                Some(you) if you == winner => Some(Sound::Won),
                Some(you) if you == loser => Some(Sound::Beaten),
                _ => None,
            }
        }
        Event::EventDrawn { stage, .. } => {
            // The first card of a stage.
            let at = scene.log.iter().rposition(|line| line.event == *event)?;
            let mut before = scene.log[..at].iter().rev();
            let last = before.find_map(|line| match line.event {
                Event::EventDrawn { stage, .. } => Some(stage),
                _ => None,
            });
            last.is_some_and(|last| last != stage).then_some(Sound::Stage)
        }
        _ => match sentences::note(event).sound {
            Some(Sound::Lost) if you.is_some() && event.actor() == you => Some(Sound::LostOwn),
            sound => sound,
        },
    }
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
    battle(scene, event).map(|(area, _)| area)
}

/// Where that battle was, its attacker and its defender.
fn battle(scene: &Scene<'_>, event: &Event) -> Option<(Area, [Seat; 2])> {
    let place = scene.log.iter().rposition(|line| line.event == *event).unwrap_or(scene.log.len());
    scene.log[..place].iter().rev().find_map(|line| match line.event {
        Event::BattleBegins { attacker, defender, area } => Some((area, [attacker, defender])),
        _ => None,
    })
}

/// An area of the player that gives points, if they have one.
fn scoring_area(scene: &Scene<'_>, seat: Seat) -> Option<Area> {
    let mut areas = scene.view.planets.iter().flat_map(|planet| &planet.areas);
    let scores = areas.find(|area| {
        let print = print(area.area);
        area.controller == Some(seat) && print.yields == Yield::Conquest && print.amount > 0
    });
    scores.map(|area| area.area)
}
