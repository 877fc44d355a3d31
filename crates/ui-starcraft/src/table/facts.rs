//! What follows from a view: figures of a player that the page shows and explains.

use kernel::{Message, Seat, message};
use starcraft::Fate;
use starcraft::content::{FactionSheet, Goal, RaceSheet, content};
use starcraft::ids::Unit;
use starcraft::view::{AreaView, PlayerView, View};

/// A player.
pub(crate) fn player(view: &View, seat: Seat) -> &PlayerView {
    &view.players[seat.index()]
}

/// A player's faction, once it is known.
pub(crate) fn faction(view: &View, seat: Seat) -> Option<&'static FactionSheet> {
    player(view, seat).faction.map(|faction| &content().factions[faction.index()])
}

/// The numbers of a player's Faction Sheet.
pub(crate) fn sheet(view: &View, seat: Seat) -> Option<&'static RaceSheet> {
    faction(view, seat).map(|faction| &content().races[faction.race.index()])
}

/// The unit that may slip away by cloaking: the first of those that have been hit.
pub(crate) fn withdrawing(view: &View) -> Option<Unit> {
    let battle = view.battle.as_ref()?;
    battle.fighters.iter().find(|fighter| fighter.fate == Fate::Lost).map(|fighter| fighter.unit)
}

fn areas(view: &View) -> impl Iterator<Item = &AreaView> {
    view.planets.iter().flat_map(|planet| &planet.areas)
}

/// The Resource cards a player holds.
pub(crate) fn cards(view: &View, seat: Seat) -> impl Iterator<Item = &AreaView> {
    areas(view).filter(move |area| area.card_holder == Some(seat))
}

/// A player's special objective in a few words.
pub(crate) fn goal(view: &View, seat: Seat) -> Option<Message> {
    Some(match faction(view, seat)?.goal {
        Goal::ControlAreas { conquest: true, count, .. } => {
            message!("sc-goal-conquest", count = count)
        }
        Goal::ControlAreas { count, .. } => message!("sc-goal-resources", count = count),
        Goal::ControlPlanets { count } => message!("sc-goal-planets", count = count),
        Goal::MostAreas => message!("sc-goal-most"),
        Goal::BasesOnPlanets { count } => message!("sc-goal-bases", count = count),
        Goal::EndDrawsNear { count, .. } => message!("sc-goal-ends", count = count),
    })
}
