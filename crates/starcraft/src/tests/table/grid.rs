//! The grid the galaxy lies on: where a planet may go, which routes are laid, and what happens
//! when routes or free slots run out (SC-AMB-57, SC-AMB-81).

use super::*;
use crate::ids::NORMAL_ROUTES;
use crate::sets::PlanetSet;
use crate::state::{Owner, RouteState, is_z_axis};
use crate::tests::*;

/// SC-GAL-06, SC-GAL-07, SC-AMB-57: exactly the places where a slot faces a free slot are offered,
/// and every route that becomes possible is laid at once.
#[test]
fn a_planet_is_joined_by_every_possible_route() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (6, 6), (6, 7)] {
        let mut t = begin(players, &[("factions", "random")], seed);
        let mut rng = Rng::new(seed);
        while !matches!(t.game.step(), Step::ZEnd(..)) {
            let Step::PlacePlanet(seat, planet) = t.game.step() else {
                t.answer(&mut rng);
                continue;
            };
            // From the rules alone: empty cells beside the galaxy, rotations that look different.
            let mut places = Vec::new();
            for x in -12..=12 {
                for y in -12..=12 {
                    let cell = Cell { x, y };
                    if t.game.planet_at(cell).is_some() {
                        continue;
                    }
                    let mut looks: Vec<Vec<Side>> = Vec::new();
                    for rotation in 0..4 {
                        let mut slots = printed_slots(planet, rotation);
                        slots.sort();
                        let joins = facing(&t.game, cell).iter().any(|(s, _)| slots.contains(s));
                        if joins && !looks.contains(&slots) {
                            places.push(format!("put {x},{y} {rotation}"));
                            looks.push(slots);
                        }
                    }
                }
            }
            let mut offered = t.options(seat.0);
            offered.sort();
            places.sort();
            // SC-GAL-22 can only take places away.
            let closing = places.iter().filter(|place| !offered.contains(place)).count();
            assert!(offered.iter().all(|place| places.contains(place)));
            assert!(closing == 0 || t.game.galaxy().count() < 2 * players - 1);
            let before = t.game.all_routes().count();
            let place = pick(&mut rng, &offered);
            let words: Vec<&str> = place.split([' ', ',']).collect();
            let number = |at: usize| words[at].parse::<i8>().expect("a number");
            let (cell, rotation) = (Cell { x: number(1), y: number(2) }, number(3) as u8);
            let slots = printed_slots(planet, rotation);
            let joints: Vec<_> = facing(&t.game, cell)
                .into_iter()
                .filter(|(side, _)| slots.contains(side))
                .collect();
            t.act(seat.0, &place);
            assert_eq!(t.game.all_routes().count(), before + joints.len());
            for (side, other) in joints {
                let ends = [(planet, side), (other, side.opposite())];
                assert!(t.game.routes.iter().any(|route| route.placed && route.ends == ends));
                assert!(t.game.adjacent[planet.index()].has(other));
            }
            // No two free slots face each other afterwards.
            for planet in t.game.galaxy() {
                let tile = t.game.planets[planet.index()];
                for (_, side) in free_slots(&t.game, planet) {
                    let beside = t.game.planet_at(tile.cell.beside(side));
                    let back = side.opposite();
                    let faced = beside
                        .is_some_and(|other| free_slots(&t.game, other).contains(&(other, back)));
                    assert!(!faced, "{planet} {side:?}");
                }
            }
        }
    }
}

/// The slots of a planet no route piece lies in.
fn free_slots(game: &StarCraft, planet: Planet) -> Vec<(Planet, Side)> {
    let slots = printed_slots(planet, game.planets[planet.index()].rotation);
    let used = |end: &(Planet, Side)| game.routes.iter().any(|r| r.placed && r.ends.contains(end));
    slots.into_iter().map(|side| (planet, side)).filter(|end| !used(end)).collect()
}

/// SC-GAL-22: while planets are left there is always a free slot towards an empty cell.
#[test]
fn the_galaxy_stays_open_while_planets_are_left() {
    for seed in 0..30 {
        let mut t = begin(6, &[("factions", "random")], seed);
        let mut rng = Rng::new(seed + 100);
        while !matches!(t.game.step(), Step::ZEnd(..)) {
            t.answer(&mut rng);
            let placed = t.game.galaxy().count();
            let open = t.game.galaxy().any(|planet| {
                let cell = t.game.planets[planet.index()].cell;
                let outward =
                    |(_, side): (Planet, Side)| t.game.planet_at(cell.beside(side)).is_none();
                free_slots(&t.game, planet).into_iter().any(outward)
            });
            assert!(open || placed == 0 || placed == 12, "seed {seed}, {placed} planets");
        }
    }
}

/// Two players; these planets lie on these cells with these rotations, the others are still to be
/// placed: in the second round the last seat's first, then seat 0's.
fn half_built(placed: &[(&str, i8, i8, u8)], to_place: &[(u8, &str)]) -> Table {
    let mut t = table(&["overmind", "aldaris"]);
    t.game.placed = PlanetSet::default();
    t.game.routes = [RouteState::NONE; crate::ids::MAX_ROUTES];
    t.game.round = 0;
    t.game.stage = 3;
    t.game.turns = 3 - to_place.len() as u8;
    t.game.steps.clear();
    t.game.push(Step::Setup);
    for &(name, x, y, rotation) in placed {
        t.game.push(Step::PlacePlanet(Seat(0), planet(name)));
        t.game.place_planet(Seat(0), planet(name), Cell { x, y }, rotation, &mut t.log);
        assert!(matches!(t.game.step(), Step::StartBase(..)));
        t.game.pop();
    }
    for &(seat, name) in to_place {
        t.game.planets[planet(name).index()].dealt = Owner::from(Seat(seat));
    }
    t.log.clear();
    t.game.push(Step::PickPlanet(Seat(to_place[0].0)));
    t.run();
    t
}

/// Three planets around the cell 1,0: Torus to its west, Helios to its south.
const CORNER: [(&str, i8, i8, u8); 3] =
    [("torus", 0, 0, 0), ("dylar_iv", 0, 1, 0), ("helios", 1, 1, 0)];

/// How many normal routes lie on the table.
fn laid(t: &Table) -> usize {
    t.game.all_routes().filter(|&route| !is_z_axis(route)).count()
}

/// SC-EX-02: Chau Sara joined by two routes, or turned so that only one is possible.
#[test]
fn the_rotation_decides_how_many_routes_are_laid() {
    // Chau Sara has slots to the north and east; turned by half a circle to the south and west.
    for (rotation, routes) in [(2, 2), (3, 1), (1, 1)] {
        let mut t = half_built(&CORNER, &[(0, "chau_sara")]);
        assert_eq!(laid(&t), 2);
        t.act(0, &format!("put 1,0 {rotation}"));
        assert_eq!(laid(&t), 2 + routes);
        let sara = t.game.adjacent[planet("chau_sara").index()];
        assert_eq!(sara.iter().count(), routes);
        assert_eq!(sara.has(planet("torus")), rotation != 1);
        assert_eq!(sara.has(planet("helios")), rotation != 3);
    }
    // Without a route it cannot be placed there.
    let t = half_built(&CORNER, &[(0, "chau_sara")]);
    assert!(!t.can(0, "put 1,0 0"));
    assert!(!t.can(0, "put 2,0 0"), "and not on a cell beside no planet");
}

/// As if so many of the normal routes were left.
fn leave_routes(t: &mut Table, left: usize) {
    let total = content().normal_routes;
    assert_eq!(total, 15);
    let ends = t.game.routes[0].ends;
    let missing = total - left - laid(t);
    let unused = t.game.routes[..NORMAL_ROUTES].iter_mut().filter(|route| !route.placed);
    for route in unused.take(missing) {
        *route = RouteState { placed: true, ends, ..RouteState::NONE };
    }
}

/// SC-GAL-07, SC-AMB-57: with one piece left for two possible routes the player chooses; the other
/// slots stay free.
#[test]
fn the_player_chooses_when_too_few_routes_are_left() {
    for (side, joined, other) in [("W", "torus", "helios"), ("S", "helios", "torus")] {
        let mut t = half_built(&CORNER, &[(0, "chau_sara")]);
        leave_routes(&mut t, 1);
        t.act(0, "put 1,0 2");
        assert_eq!(t.options(0), ["lay S", "lay W"]);
        t.act(0, &format!("lay {side}"));
        assert_eq!(laid(&t), 15);
        let sara = planet("chau_sara");
        assert!(t.game.adjacent[sara.index()].has(planet(joined)));
        assert!(!t.game.adjacent[sara.index()].has(planet(other)));
        // They are asked no more about routes, and a z-axis end may use the slot left over.
        assert!(matches!(t.game.step(), Step::StartBase(..)));
        t.act(0, "base chau_sara.a");
        let free = if side == "W" { "S" } else { "W" };
        assert!(t.can(0, &format!("z chau_sara {free}")));
        assert!(!t.can(0, &format!("z chau_sara {side}")));
    }
    // With two pieces both are laid without a question.
    let mut t = half_built(&CORNER, &[(0, "chau_sara")]);
    leave_routes(&mut t, 2);
    t.act(0, "put 1,0 2");
    assert!(matches!(t.game.step(), Step::StartBase(..)) && laid(&t) == 15);
}

/// SC-GAL-22, SC-AMB-81: without a route piece a planet goes to any empty cell beside the galaxy,
/// turned as one likes, and its slots stay free for z-axis routes.
#[test]
fn without_routes_a_planet_goes_anywhere_beside_the_galaxy() {
    let mut t = half_built(&CORNER, &[(0, "chau_sara")]);
    leave_routes(&mut t, 0);
    let cells = ["-1,0", "-1,1", "0,-1", "0,2", "1,0", "1,2", "2,1"];
    let mut options = t.options(0);
    options.sort();
    let mut wanted: Vec<String> = cells
        .iter()
        .flat_map(|cell| (0..4).map(move |turn| format!("put {cell} {turn}")))
        .collect();
    wanted.sort();
    assert_eq!(options, wanted);
    t.act(0, "put 1,0 2");
    assert_eq!(laid(&t), 15);
    assert_eq!(t.game.adjacent[planet("chau_sara").index()].iter().count(), 0);
    t.act(0, "base chau_sara.a");
    assert!(t.can(0, "z chau_sara S") && t.can(0, "z chau_sara W"));
}

/// The corner as if route pieces lay in every slot but Torus' eastern one.
fn one_way_out(placed: &[(&str, i8, i8, u8)], to_place: &[(u8, &str)]) -> Table {
    let mut t = half_built(placed, to_place);
    for &(name, ..) in placed {
        let east = 1 << Side::East as u8;
        t.game.planets[planet(name).index()].free = if name == "torus" { east } else { 0 };
    }
    t
}

/// SC-GAL-22, SC-AMB-81: a placement that closes the galaxy is illegal while planets are left and
/// its player has another one; the last planet may close it.
#[test]
fn the_galaxy_must_not_be_closed_too_early() {
    let to_place = [(1, "braken"), (0, "abaddon")];
    let t = one_way_out(&CORNER, &to_place);
    // Braken's slots: west and north stay open to the north; south and west would end at Helios.
    assert_eq!(t.options(1), ["put 1,0 3"]);
    let t = one_way_out(&CORNER, &[(0, "braken")]);
    assert_eq!(t.options(0), ["put 1,0 2", "put 1,0 3"]);
}

/// SC-GAL-22, SC-AMB-81: a planet that can only close the galaxy stays in hand if the player's
/// other planet can keep it open.
#[test]
fn the_other_planet_must_keep_the_galaxy_open() {
    // Planets to the north and south of the only place: Abaddon fits through, a corner does not.
    let placed = [("torus", 0, 0, 0), ("helios", 1, 1, 0), ("dylar_iv", 1, -1, 0)];
    let t = one_way_out(&placed, &[(1, "braken"), (1, "abaddon"), (0, "halcyon")]);
    assert_eq!(t.options(1), ["planet abaddon"]);
    // With two corners nothing else is possible, and both may be placed.
    let t = one_way_out(&placed, &[(1, "braken"), (1, "chau_sara"), (0, "halcyon")]);
    assert_eq!(t.options(1), ["planet braken", "planet chau_sara"]);
}

/// SC-GAL-22, SC-AMB-81: a dead end that cannot be avoided stands; the next planet goes beside the
/// galaxy without a route.
#[test]
fn after_a_dead_end_planets_lie_unjoined() {
    let placed =
        [("torus", 0, 0, 0), ("helios", 1, 1, 0), ("dylar_iv", 1, -1, 0), ("tarsonis", 2, 0, 2)];
    let mut t = one_way_out(&placed, &[(1, "braken"), (0, "abaddon")]);
    // Every placement at the only way out closes the galaxy.
    assert_eq!(t.options(1), ["put 1,0 2", "put 1,0 3"]);
    t.act(1, "put 1,0 2").act(1, "base braken.a");
    assert_eq!(t.asked(), 0);
    // Any of the cells beside the galaxy, without a route; Abaddon looks the same after half a turn.
    let routes = laid(&t);
    let options = t.options(0);
    assert!(
        options.contains(&"put -1,0 0".to_owned()) && options.contains(&"put 3,0 1".to_owned())
    );
    assert!(!t.can(0, "put 5,5 0") && options.len() == 16);
    t.act(0, "put -1,0 1").act(0, "base abaddon.b");
    assert_eq!(laid(&t), routes);
    assert_eq!(t.game.adjacent[planet("abaddon").index()].iter().count(), 0);
    // Its slots still take z-axis routes; a home without any route gets no starting transport.
    assert!(t.can(0, "z abaddon E") && t.can(0, "z abaddon W"));
}

/// SC-AMB-81: the owner of a home that no route reaches starts without a transport on the board.
#[test]
fn a_home_without_routes_gets_no_starting_transport() {
    let mut t = half_built(&CORNER, &[(0, "chau_sara")]);
    leave_routes(&mut t, 0);
    t.act(0, "put 1,0 2").act(0, "base chau_sara.a");
    t.game.add_base(Seat(1), area("torus.a"));
    let mut joined = false;
    while t.game.round == 0 {
        let seat = t.asked();
        let home = |option: &String| option.starts_with("z chau_sara");
        let options = t.options(seat);
        let away = options.iter().find(|option| !home(option));
        joined |= away.is_none();
        let choice = away.unwrap_or(&options[0]).clone();
        t.act(seat, &choice);
    }
    assert!(!joined, "the z-axis routes lie elsewhere");
    assert_eq!((t.seat(0).transports, t.seat(1).transports), (0, 1));
}
