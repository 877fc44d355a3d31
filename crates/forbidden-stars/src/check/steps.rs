//! Whether what is going on makes sense: the steps, and what each of them needs to be there.
//!
//! In play this always holds; a state that was written by hand must prove it before it is loaded.

use kernel::Seat;

use super::Check;
use crate::content::content;
use crate::state::ForbiddenStars;
use crate::step::Step;

/// The steps as a whole.
pub(super) fn check(game: &ForbiddenStars) -> Check {
    must!(game.round <= content().limits.rounds, "there is no round {}", game.round);
    let factions = || game.everybody().filter_map(|seat| game.player(seat).faction);
    let twice = factions().any(|one| factions().filter(|&other| other == one).count() > 1);
    must!(!twice, "a faction is played twice");
    let offered = |faction| game.rules.offers(faction, game.seats as usize);
    must!(factions().all(offered), "a faction is played that is not on the board");
    let Some((&phase, inner)) = game.steps.split_first() else {
        return Err("nothing is going on".into());
    };
    must!((phase == Step::Over) == game.ending.is_some(), "an end that is none");
    let is_phase = matches!(phase, Step::Planning | Step::Operations | Step::Refresh | Step::Over);
    if game.round == 0 {
        must!(phase.fits_on(Step::Over) && inner.is_empty(), "no setup is going on");
        must!(set_up(game, phase), "{phase:?} does not fit what lies on the table");
    } else {
        must!(is_phase, "no phase is going on");
        must!(factions().count() == game.seats as usize, "a seat has no faction");
    }
    for (depth, &step) in inner.iter().enumerate() {
        let below = game.steps[depth];
        must!(step.fits_on(below), "{step:?} cannot follow {below:?}");
        if let Some(seat) = step.seat() {
            must!(!game.player(seat).eliminated, "seat {seat} is out of the game");
        }
    }
    if phase == Step::Planning {
        // FS-PLN-01: everybody has placed an order in each of their turns.
        let seat_of = |turn: u8| Seat((game.first.0 + turn) % game.seats);
        must!(game.turn == seat_of(game.turns), "it is nobody's turn");
        let turns = (0..game.turns).map(seat_of);
        let turns: Vec<Seat> = turns.filter(|seat| !game.player(*seat).eliminated).collect();
        for seat in game.everybody() {
            let had = turns.iter().filter(|other| **other == seat).count();
            let asked = usize::from(inner.contains(&Step::PlaceOrder(seat)));
            let placed = game.orders.count(seat);
            must!(placed + asked == had, "seat {seat} has placed {placed} orders");
        }
    }
    let count = |wanted: Step| inner.iter().filter(|step| **step == wanted).count();
    must!(count(Step::Script) == game.scripts.len(), "a card is resolved without a card");
    must!(count(Step::Order) == 0 || game.order.is_some(), "an order without an order");
    for script in &game.scripts {
        let of = script.source.to_string();
        let owner = |place: &u16| content().op_names[*place as usize].split(' ').next();
        let own = |place: &u16| owner(place) == Some(of.as_str());
        must!(script.todo.places().iter().all(own), "{of} does what is not on it");
    }
    if let Some(order) = &game.order {
        let top = game.orders.top(order.system);
        let face = top.filter(|top| top.seat == order.seat).map(|top| top.order);
        must!(order.token.is_none() || order.token == face, "the order on top is another");
    }
    Ok(())
}

/// Whether a question of the setup has what it asks about.
fn set_up(game: &ForbiddenStars, step: Step) -> bool {
    match step {
        Step::TakeFaction(seat) => game.player(seat).faction.is_none(),
        Step::PickTile(seat) => !game.tiles_to_place(seat).is_empty(),
        Step::PlaceTile(seat, system) => game.tiles_to_place(seat).has(system),
        Step::PlaceForces(seat, system) | Step::PlaceObjectives(seat, system) => {
            game.placed.has(system) && game.tiles[system.index()].dealt.is(seat)
        }
        _ => true,
    }
}
