//! How combats are likely to go, and what orders are for.

use kernel::{Game, Odds, Options, Prospect, Rng, Seen, attacks, odds, prospect};

use super::area;
use super::table::{CHAOS, MARINES, Table, table};
use crate::action::Action;
use crate::ids::Area;
use crate::purpose::Purpose;
use crate::state::ForbiddenStars;
use crate::step::Step;

/// Lytheria, and Nicea beside it, from where attackers come.
const WORLD: &str = "tile_3.ne";
const ORIGIN: &str = "tile_1.se";

/// Space Marines on their way to Lytheria.
fn advance(marines: u8, cultists: u8) -> Table {
    let mut table = table(2)
        .units(MARINES, marines, "space_marine", ORIGIN)
        .units(CHAOS, cultists, "cultist", WORLD)
        .resolve(MARINES, "advance", 3);
    if matches!(table.game.step(), Step::MoveShips(_)) {
        table.play("done");
    }
    table
}

/// What the Marines think of moving the first unit.
fn odds_of(marines: u8, cultists: u8) -> Odds<Area> {
    let table = advance(marines, cultists);
    let seen = Seen::new(&table.game, MARINES);
    let attack: Action = format!("move space_marine {ORIGIN} {WORLD}").parse().expect("an action");
    assert!(attacks(&seen).contains(&attack), "{:?}", attacks(&seen));
    odds(&seen, attack, 100, 1).expect("a combat")
}

#[test]
fn many_beat_few_and_few_do_not_beat_many() {
    let many = odds_of(4, 1);
    assert_eq!((many.place, many.seats), (area(WORLD), [MARINES, CHAOS]));
    assert!(many.wins > 0.8, "{many:?}");
    assert!(many.losses[1] > many.losses[0], "{many:?}");
    let few = odds_of(1, 5);
    assert!(few.wins < 0.4 && few.wins < many.wins, "{few:?}");
}

/// A march into free space begins nothing; ending the moves does where somebody stands.
#[test]
fn only_a_march_against_somebody_is_an_attack() {
    let table = advance(2, 1);
    let free = Action::Done {};
    assert!(!attacks(&Seen::new(&table.game, MARINES)).contains(&free));
    let table = table.plays(&[&format!("move space_marine {ORIGIN} {WORLD}")]);
    assert!(attacks(&Seen::new(&table.game, MARINES)).contains(&free));
    assert!(odds(&Seen::new(&table.game, MARINES), free, 4, 1).is_some());
}

#[test]
fn odds_follow_from_what_a_player_knows() {
    let table = advance(2, 2).plays(&[&format!("move space_marine {ORIGIN} {WORLD}"), "done"]);
    let game = &table.game;
    assert!(game.combat.is_some(), "{:?}", game.step());
    let (mut options, mut rng) = (Options::new(), Rng::new(3));
    let seat = game.asked(&mut options).expect("somebody is asked");
    let of = |game: &ForbiddenStars| odds(&Seen::new(game, seat), options[0], 20, 7);
    assert!(of(game).is_some(), "a combat goes on");
    for _ in 0..5 {
        assert_eq!(of(game), of(&game.resample(seat, &mut rng)));
    }
}

/// What the Marines expect of an order in the middle of the board.
fn expect(mut table: Table, order: &str) -> Option<Prospect<Purpose>> {
    table.game.steps.clear();
    table.game.steps.push(Step::Planning);
    table.game.steps.push(Step::PlaceOrder(MARINES));
    let order = order.parse().expect("an order");
    let action = Action::PlaceOrder { order, system: super::tile(3) };
    prospect(&Seen::new(&table.game, MARINES), action, 40, 1)
}

#[test]
fn an_order_is_for_what_it_does_when_all_goes_well() {
    let marines = |count| table(2).units(MARINES, count, "space_marine", ORIGIN);
    let taken = expect(marines(3), "advance").expect("something");
    assert!(matches!(taken.purpose, Purpose::Take(_)), "{taken:?}");
    let guarded = marines(5).objective(MARINES, WORLD).units(CHAOS, 1, "cultist", WORLD);
    let attack = expect(guarded, "advance").expect("something");
    assert_eq!(attack.purpose, Purpose::Attack(area(WORLD)));
    assert!(attack.won <= attack.fought && attack.fought > 0, "{attack:?}");
    let works = table(2)
        .built(MARINES, "factory", WORLD)
        .units(MARINES, 1, "scout", WORLD)
        .materiel(MARINES, 12);
    let bought = expect(works, "deploy").expect("something").purpose;
    assert!(matches!(bought, Purpose::Units | Purpose::Structure(_)), "{bought:?}");
    assert_eq!(prospect(&Seen::new(&table(2).game, MARINES), Action::Done {}, 4, 1), None);
}
