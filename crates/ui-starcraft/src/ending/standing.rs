//! How the players stand, read from what everybody may see.

use std::cmp::Reverse;

use kernel::{Seat, SeatSet};
use starcraft::content::{Yield, content};
use starcraft::state::print;
use starcraft::view::{AreaView, PlayerView, View};

use crate::scene::Row;

/// A player at the end: points, then the tie-breakers in their order (SC-TIE-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Standing {
    pub seat: Seat,
    pub eliminated: bool,
    pub points: u16,
    pub resources: u16,
    pub areas: u16,
    pub bases: u16,
    pub workers: u16,
    pub army: u16,
}

/// Everybody, the winners first, then by points and tie-breakers.
pub(super) fn standings(view: &View, winners: SeatSet) -> Vec<Standing> {
    let mut all: Vec<Standing> = view
        .players
        .iter()
        .map(|player| Standing {
            seat: player.seat,
            eliminated: player.eliminated,
            points: player.points,
            resources: resources(view, player),
            areas: areas(view, player.seat),
            bases: u16::from(player.bases),
            workers: u16::from(player.workers_in_pool),
            army: army(player),
        })
        .collect();
    all.sort_by_key(|s| {
        let ahead = (winners.contains(s.seat), !s.eliminated);
        Reverse((ahead, s.points, s.resources, s.areas, s.bases, s.workers))
    });
    all
}

/// How the players stand in a view, by seat: points, army, economy, areas. A spectator's view is
/// enough.
pub fn figures(view: &View) -> Vec<Vec<u16>> {
    let figures = |player: &PlayerView| {
        let economy = workers(view, player) + resources(view, player);
        vec![player.points, army(player), economy, areas(view, player.seat)]
    };
    view.players.iter().map(figures).collect()
}

/// The figures of a round.
pub fn stats(view: &View) -> Row {
    Row { round: view.round.into(), seats: figures(view) }
}

fn all_areas(view: &View) -> impl Iterator<Item = &AreaView> {
    view.planets.iter().flat_map(|planet| &planet.areas)
}

/// The price of a player's units on the board.
fn army(player: &PlayerView) -> u16 {
    let price = |(unit, &count): (&starcraft::ids::Unit, &u8)| {
        let price = content().units[unit.index()].price;
        u16::from(price.minerals + price.gas) * u16::from(count)
    };
    player.figures.iter().map(price).sum()
}

/// SC-TIE-02, -05: what his Resource cards and his sheet yield in a round.
fn resources(view: &View, player: &PlayerView) -> u16 {
    let held = |area: &&AreaView| {
        area.card_holder == Some(player.seat)
            && matches!(print(area.area).yields, Yield::Resource(_))
    };
    let cards: u16 =
        all_areas(view).filter(held).map(|area| u16::from(print(area.area).amount)).sum();
    let sheet = player.faction.map(|faction| content().factions[faction.index()].race);
    let permanent = sheet.map_or([0; 2], |race| content().races[race.index()].permanent);
    cards + permanent.iter().map(|&amount| u16::from(amount)).sum::<u16>()
}

/// All his workers, wherever they are.
fn workers(view: &View, player: &PlayerView) -> u16 {
    let mining = all_areas(view)
        .filter(|area| area.card_holder == Some(player.seat))
        .map(|area| u16::from(area.workers));
    let [minerals, gas] = player.workers_on_permanent;
    let others = [player.workers_in_pool, player.workers_unavailable, minerals, gas];
    mining.sum::<u16>() + others.iter().map(|&count| u16::from(count)).sum::<u16>()
}

/// The areas he controls.
fn areas(view: &View, seat: Seat) -> u16 {
    all_areas(view).filter(|area| area.controller == Some(seat)).count() as u16
}
