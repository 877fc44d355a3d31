//! How the players stand, read from what everybody may see.

use std::cmp::Reverse;

use kernel::{Seat, SeatSet};
use starcraft::view::{PlayerView, View};

use crate::scene::Row;
use crate::table::facts;

/// A player at the end: points, then the tie-breakers in their order (SC-TIE-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Finisher {
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
pub(super) fn standings(view: &View, winners: SeatSet) -> Vec<Finisher> {
    let mut all: Vec<Finisher> = view
        .players
        .iter()
        .map(|player| Finisher {
            seat: player.seat,
            eliminated: player.eliminated,
            points: player.points,
            resources: resources(player),
            areas: player.areas.into(),
            bases: u16::from(player.bases),
            workers: u16::from(player.workers_in_pool),
            army: army(view, player),
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
        let economy = u16::from(player.workers) + resources(player);
        vec![player.points, army(view, player), economy, player.areas.into()]
    };
    view.players.iter().map(figures).collect()
}

/// The figures of a round.
pub fn stats(view: &View) -> Row {
    Row { round: view.round.into(), seats: figures(view) }
}

/// The price of a player's units on the board.
fn army(view: &View, player: &PlayerView) -> u16 {
    let price = |(unit, &count): (&starcraft::ids::Unit, &u8)| {
        let price = facts::unit(view, *unit).price;
        u16::from(price.minerals + price.gas) * u16::from(count)
    };
    player.figures.iter().map(price).sum()
}

/// SC-TIE-02, -05: what a player's Resource cards and sheet yield in a round.
fn resources(player: &PlayerView) -> u16 {
    player.income.iter().map(|&amount| u16::from(amount)).sum()
}
