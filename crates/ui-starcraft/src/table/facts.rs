//! What follows from a view: figures of a player that the page shows and explains.

use kernel::Seat;
use starcraft::Fate;
use starcraft::content::{Adjusted, FactionSheet, Goal, Op, RaceSheet, Yield, content};
use starcraft::ids::Unit;
use starcraft::state::print;
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

/// SC-RES-04: what a player's sheet and Resource cards give in a round, minerals and gas.
pub(crate) fn income(view: &View, seat: Seat) -> [u8; 2] {
    let mut income = sheet(view, seat).map_or([0; 2], |sheet| sheet.permanent);
    for card in cards(view, seat) {
        let printed = print(card.area);
        if let Yield::Resource(resource) = printed.yields {
            income[resource.index()] += printed.amount;
        }
    }
    income
}

/// Workers of a player that are in play anywhere.
pub(crate) fn workers(view: &View, seat: Seat) -> u8 {
    let player = player(view, seat);
    let on_cards: u8 = cards(view, seat).map(|card| card.workers).sum();
    player.workers_in_pool
        + player.workers_unavailable
        + player.workers_on_permanent.iter().sum::<u8>()
        + on_cards
}

/// SC-REG-35: the cards a player keeps at the end of a round.
pub(crate) fn hand_limit(view: &View, seat: Seat) -> u8 {
    let printed = sheet(view, seat).map_or(0, |sheet| sheet.hand_limit);
    let events = &player(view, seat).events_in_play;
    let effects = events.iter().flat_map(|event| &content().events[event.index()].effects);
    effects.fold(printed, |sum, effect| match effect.op {
        Op::Adjust { number: Adjusted::HandLimit, amount } => sum.saturating_add(amount),
        _ => sum,
    })
}

/// The team of a seat, from 0; none where everybody plays for himself.
pub(crate) fn team(view: &View, seat: Seat) -> Option<usize> {
    (view.rules.teams == starcraft::Teams::Pairs)
        .then(|| seat.index() % (view.players.len() / 2).max(1))
}

/// A player's special objective in a few words.
pub(crate) fn goal(view: &View, seat: Seat) -> Option<String> {
    Some(match faction(view, seat)?.goal {
        Goal::ControlAreas { conquest: true, count, .. } => format!("{count} conquest areas"),
        Goal::ControlAreas { count, .. } => format!("{count} resource areas"),
        Goal::ControlPlanets { count } => format!("{count} whole planets"),
        Goal::MostAreas => "most areas".into(),
        Goal::BasesOnPlanets { count } => format!("bases on {count} planets"),
        Goal::EndDrawsNear { count, .. } => format!("{count} End cards"),
    })
}
