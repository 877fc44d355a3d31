//! What follows from a view: figures of a player that the page shows and explains.

use kernel::{Message, Seat, message};
use starcraft::content::{Content, FactionSheet, Goal, RaceSheet, UnitSheet, content_of};
use starcraft::ids::{Area, Leader, Planet, Unit};
use starcraft::state::print;
use starcraft::view::{AreaView, PlayerView, View};
use starcraft::{Fate, Fighter, Step};

/// A player.
pub(crate) fn player(view: &View, seat: Seat) -> &PlayerView {
    &view.players[seat.index()]
}

/// What is printed on the components of this game.
pub(crate) fn content(view: &View) -> &'static Content {
    content_of(view.rules.expansion)
}

/// A unit as it is printed in this game, whoever controls it.
pub(crate) fn unit(view: &View, unit: Unit) -> &'static UnitSheet {
    &content(view).units[unit.plain().index()]
}

/// Whose unit it is: not its controller's, if it is under mind control.
pub(crate) fn owner(view: &View, controller: Seat, unit: Unit) -> Seat {
    let stolen = player(view, controller).stolen.iter().find(|(stolen, _)| *stolen == unit);
    stolen.map_or(controller, |&(_, owner)| owner)
}

/// The Leadership card of a player's hero.
pub(crate) fn hero(view: &View, seat: Seat) -> Option<Leader> {
    let mut leaders = player(view, seat).leaders.iter();
    leaders.find(|leader| leader.face().hero.is_some()).copied()
}

/// How many of the orders of a Planning Phase a player has played: those on the board, and Defend.
pub(crate) fn placed(view: &View, seat: Seat) -> usize {
    let lying = view.orders.iter().filter(|order| order.seat == seat).count();
    lying + usize::from(view.phase == "planning" && player(view, seat).defended)
}

/// Whether a player holds a strategic area of a planet (BW-STR-02).
pub(crate) fn is_strategic(view: &View, seat: Seat, planet: Planet) -> bool {
    areas(view).any(|here| {
        here.area.planet() == planet && print(here.area).strategic && here.controller == Some(seat)
    })
}

/// A unit of the battle by its place in it, as answers name it.
pub(crate) fn fighter(view: &View, place: u8) -> Option<&Fighter> {
    let battle = view.battle.as_ref()?;
    let at = battle.places.iter().position(|&other| other == place)?;
    battle.fighters.get(at)
}

/// Whether one of a player's units in front and another behind it are alike where one of them is to be lost.
pub(crate) fn has_like_in_front(view: &View, seat: Seat, unit: Unit) -> bool {
    let Some(battle) = &view.battle else { return false };
    let asked = matches!(view.step, Step::LoseToText(..) | Step::LoseAssist(..));
    let stands = |front: bool| {
        battle.fighters.iter().any(|fighter| {
            battle.seats[usize::from(fighter.side)] == seat
                && fighter.unit == unit
                && fighter.skirmish == Some(battle.current)
                && fighter.fate == Fate::Fighting
                && fighter.front == front
        })
    };
    asked && stands(true) && stands(false)
}

/// A player's faction, once it is known.
pub(crate) fn faction(view: &View, seat: Seat) -> Option<&'static FactionSheet> {
    player(view, seat).faction.map(|faction| &content(view).factions[faction.index()])
}

/// The numbers of a player's Faction Sheet.
pub(crate) fn sheet(view: &View, seat: Seat) -> Option<&'static RaceSheet> {
    faction(view, seat).map(|faction| &content(view).races[faction.race.index()])
}

/// The unit that may slip away by cloaking: the first of those that have been hit.
pub(crate) fn withdrawing(view: &View) -> Option<Unit> {
    let battle = view.battle.as_ref()?;
    battle.fighters.iter().find(|fighter| fighter.fate == Fate::Lost).map(|fighter| fighter.unit)
}

/// The area where units that have moved will fight, once moving ends.
pub(crate) fn attacked(view: &View) -> Option<Area> {
    let order = view.order.as_ref().filter(|_| matches!(view.step, Step::Move(_)))?;
    order.enemy_area.filter(|_| order.attackers.values().any(|&count| count > 0))
}

fn areas(view: &View) -> impl Iterator<Item = &AreaView> {
    view.planets.iter().flat_map(|planet| &planet.areas)
}

/// The Resource cards a player holds.
pub(crate) fn cards(view: &View, seat: Seat) -> impl Iterator<Item = &AreaView> {
    areas(view).filter(move |area| area.card_holder == Some(seat))
}

/// Whether a player wins when the Event cards end the game.
pub(crate) fn ends_game(view: &View, seat: Seat) -> bool {
    matches!(faction(view, seat), Some(FactionSheet { goal: Goal::EndDrawsNear { .. }, .. }))
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
