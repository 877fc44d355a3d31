//! Building the galaxy, chapter 5, in real setups: who places what, and what it brings.

use std::collections::BTreeSet;

use super::*;
use crate::content::Yield;
use crate::ids::NORMAL_ROUTES;
use crate::report::Event;
use crate::state::{is_z_axis, print};
use crate::tests::*;

/// The planets dealt at the start, by seat.
fn dealt(t: &Table) -> Vec<BTreeSet<Planet>> {
    (0..t.game.seats).map(|seat| t.game.planets_to_place(Seat(seat)).collect()).collect()
}

/// SC-GAL-01: planets are received, placed in two rounds, then z-axis routes, Resource cards and
/// starting forces.
#[test]
fn the_galaxy_is_built_in_seven_steps() {
    let mut t = begin(3, &[], 6);
    t.set_up(&mut Rng::new(6));
    let mut kinds: Vec<&str> = Vec::new();
    for event in &t.log {
        let kind = match event {
            Event::PlanetsDrawn { .. } => "planets received",
            Event::PlanetPlaced { .. } | Event::BasePlaced { .. } => "planets placed",
            Event::RouteLaid { route, .. } if !is_z_axis(*route) => "planets placed",
            Event::RouteLaid { .. } => "z-axis routes",
            Event::UnitPlaced { .. } | Event::TransportPlaced { .. } => "starting forces",
            _ => continue,
        };
        if kinds.last() != Some(&kind) {
            kinds.push(kind);
        }
    }
    let steps = ["planets received", "planets placed", "z-axis routes", "starting forces"];
    assert_eq!(kinds, steps);
    // The Resource cards come between z-axis routes and forces.
    let mut t = begin_with(&["overmind", "aldaris"], &[], 6);
    let mut rng = Rng::new(2);
    while !matches!(t.game.step(), Step::StartForces(_)) {
        assert!(t.game.areas.iter().all(|area| area.holder.is_none()));
        t.answer(&mut rng);
    }
    assert!(t.game.areas.iter().any(|area| !area.holder.is_none()));
}

/// SC-GAL-02, SC-GAL-03, SC-GAL-04: in turn everybody draws two random planets for all to see; a
/// game has two per player, and what was not drawn is out of the game.
#[test]
fn everybody_draws_two_planets() {
    for players in 2..=6 {
        let mut hands = BTreeSet::new();
        for seed in 0..5 {
            let mut t = begin(players, &[], seed);
            t.answer_until(&mut Rng::new(seed), |step| matches!(step, Step::PickPlanet(_)));
            let drawn = t.log.iter().filter_map(|event| match event {
                Event::PlanetsDrawn { seat, planets } => Some((seat.0, *planets)),
                _ => None,
            });
            let drawn: Vec<(u8, [Planet; 2])> = drawn.collect();
            assert_eq!(drawn.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), t.around());
            let hand = dealt(&t);
            for (seat, planets) in drawn {
                assert_eq!(hand[seat as usize], BTreeSet::from(planets));
            }
            assert_eq!(hand.iter().flatten().collect::<BTreeSet<_>>().len(), 2 * players);
            hands.insert(hand);
            t.set_up(&mut Rng::new(seed));
            assert_eq!(t.game.galaxy().count(), 2 * players);
            let shown = t.game.view(kernel::Viewer::Spectator).planets;
            assert_eq!(shown.len(), 2 * players);
            let held = |area: &crate::ids::Area| !t.game.area(*area).holder.is_none();
            let undrawn = Planet::all().filter(|planet| !t.game.placed.has(*planet));
            assert!(!undrawn.flat_map(Planet::areas).any(|area| held(&area)));
        }
        assert_eq!(hands.len(), 5);
    }
}

/// SC-GAL-05, SC-GAL-06, SC-GAL-09, SC-EX-01: the first player puts the centre down, then
/// clockwise, then back: 1, 2, 3, 4, 4, 3, 2, 1.
#[test]
fn planets_are_placed_there_and_back() {
    for seed in 0..4 {
        let mut t = begin_with(&["overmind", "aldaris", "tassadar", "jim_raynor"], &[], seed);
        let hands = dealt(&t);
        t.set_up(&mut Rng::new(seed));
        let placed = t.log.iter().filter_map(|event| match *event {
            Event::PlanetPlaced { seat, planet, cell, .. } => Some((seat.0, planet, cell)),
            _ => None,
        });
        let placed: Vec<_> = placed.collect();
        let around = t.around();
        let there_and_back: Vec<u8> = around.iter().chain(around.iter().rev()).copied().collect();
        assert_eq!(placed.iter().map(|entry| entry.0).collect::<Vec<_>>(), there_and_back);
        assert_eq!(placed[0].2, Cell::ORIGIN);
        assert!(placed.iter().all(|(seat, planet, _)| hands[*seat as usize].contains(planet)));
    }
    // The centre: any of the two planets, but no choice of place.
    let mut t = begin_with(&["overmind", "aldaris"], &[], 1);
    let first = t.game.first.0;
    let options = t.options(first);
    assert_eq!(options.len(), 2);
    t.act(first, &options[0]);
    assert!(matches!(t.game.step(), Step::StartBase(seat, _) if seat.0 == first));
}

/// SC-GAL-08, SC-GAL-10, SC-GAL-11, SC-GAL-20: right after a planet its owner may put their base on
/// any area of it; on the second planet they must if they have not; so everybody has one base.
#[test]
fn every_player_puts_one_base_on_one_of_his_planets() {
    let mut postponed = 0;
    for seed in 0..12 {
        let mut t = begin_with(&["overmind", "aldaris", "jim_raynor"], &[], seed);
        let hands = dealt(&t);
        let mut rng = Rng::new(seed);
        while !matches!(t.game.step(), Step::ZEnd(..)) {
            if let Step::StartBase(seat, planet) = t.game.step() {
                let mut wanted: Vec<String> =
                    planet.areas().map(|area| format!("base {area}")).collect();
                assert_eq!(t.game.player(seat).bases, 0, "one who has a base is not asked");
                if t.game.planets_to_place(seat).next().is_some() {
                    wanted.push("done".to_owned());
                } else {
                    postponed += 1;
                }
                assert_eq!(t.options(seat.0), wanted);
            }
            t.answer(&mut rng);
        }
        let homes: Vec<Planet> =
            (0..3).map(|seat| t.game.home(Seat(seat)).expect("a base")).collect();
        assert!((0..3).all(|seat| t.seat(seat).bases == 1));
        assert!((0..3).all(|seat| hands[seat].contains(&homes[seat])));
        assert_eq!(homes.iter().collect::<BTreeSet<_>>().len(), 3);
    }
    assert!(postponed > 0, "somebody has waited for their second planet");
}

/// SC-GAL-12, SC-GAL-14, SC-GAL-15, SC-GAL-21, SC-COMP-19: clockwise, one pair each; the major end
/// in any free slot, the minor end in any free slot of another planet, adjacent ones included.
#[test]
fn every_player_places_a_z_axis_route() {
    let (mut neighbours, mut most) = (0, 0);
    for seed in 0..8 {
        let mut t = begin_with(&["overmind", "aldaris", "jim_raynor", "tassadar"], &[], seed);
        let mut rng = Rng::new(seed);
        t.answer_until(&mut rng, |step| matches!(step, Step::ZEnd(..)));
        let mut placed = 0;
        for (number, seat) in t.around().into_iter().enumerate() {
            let free = |t: &Table, but: Option<Planet>| {
                let sides = |planet: Planet| {
                    let slots = printed_slots(planet, t.game.planets[planet.index()].rotation);
                    let used = |side| {
                        t.game.routes.iter().any(|r| r.placed && r.ends.contains(&(planet, side)))
                    };
                    let free = Side::ALL
                        .into_iter()
                        .filter(move |side| slots.contains(side) && !used(*side));
                    free.map(move |side| format!("z {planet} {}", side.letter()))
                        .collect::<Vec<_>>()
                };
                let planets = t.game.galaxy().filter(|&planet| Some(planet) != but);
                planets.flat_map(sides).collect::<Vec<_>>()
            };
            // SC-GAL-13: with free slots on one planet only the route leaves the game.
            let slots = free(&t, None);
            let words = |slot: &String| slot.split(' ').nth(1).map(str::to_owned);
            if slots.iter().map(words).collect::<BTreeSet<_>>().len() < 2 {
                assert!(!matches!(t.game.step(), Step::ZEnd(..)));
                continue;
            }
            // Nobody can pass, and every free slot is offered, whoever placed the planet.
            assert_eq!(t.options(seat), slots);
            placed += 1;
            let major = pick(&mut rng, &t.options(seat));
            let words: Vec<&str> = major.split(' ').collect();
            let planet: Planet = words[1].parse().expect("a planet");
            let side = Side::from_letter(words[2]).expect("a side");
            let minors = free(&t, Some(planet));
            let before = t.game.adjacent[planet.index()];
            t.act(seat, &major);
            // A single slot for the minor end is taken without a question.
            if minors.len() > 1 {
                assert_eq!(t.options(seat), minors);
                let minor = pick(&mut rng, &minors);
                t.act(seat, &minor);
            }
            let route = &t.game.routes[NORMAL_ROUTES + number];
            assert!(route.placed && route.ends[0] == (planet, side));
            let (other, side) = route.ends[1];
            assert!(minors.contains(&format!("z {other} {}", side.letter())));
            assert!(other != planet && t.game.adjacent[planet.index()].has(other));
            neighbours += u32::from(before.has(other));
        }
        // With four players no fifth z-axis route is in play.
        let z_axis = t.game.all_routes().filter(|&route| is_z_axis(route)).count();
        assert_eq!(z_axis, placed);
        most = most.max(placed);
        assert!(matches!(t.game.step(), Step::StartForces(_)));
    }
    assert_eq!(most, 4);
    assert!(neighbours > 0, "planets that were adjacent already have been joined");
}

/// SC-GAL-13: a z-axis route with no two planets to join leaves the game.
#[test]
fn a_z_axis_route_without_a_place_leaves_the_game() {
    let mut t = begin_with(&["overmind", "aldaris"], &[], 3);
    let mut rng = Rng::new(3);
    while !matches!(t.game.step(), Step::StartBase(..)) || t.game.galaxy().count() < 4 {
        // Nobody founds a base early, so that the last question is the first player's base.
        let seat = t.asked();
        if t.can(seat, "done") {
            t.act(seat, "done");
        } else {
            t.answer(&mut rng);
        }
    }
    // As if route pieces lay in all slots but those of one planet.
    let last = t.game.galaxy().last().expect("four planets");
    for planet in t.game.galaxy().collect::<Vec<_>>() {
        t.game.planets[planet.index()].free = if planet == last { 0b1111 } else { 0 };
    }
    while matches!(t.game.step(), Step::StartBase(..)) {
        let seat = t.asked();
        let first = t.options(seat)[0].clone();
        t.act(seat, &first);
    }
    assert!(matches!(t.game.step(), Step::StartForces(_)), "{:?}", t.game.step());
    assert!(!t.game.all_routes().any(is_z_axis));
}

/// SC-GAL-14: not even Navigation Error brings both ends of a route onto one planet.
#[test]
fn no_card_joins_a_planet_to_itself() {
    let mut t = table(&["overmind", "aldaris"]);
    t.base(0, "torus.a").base(1, "tarsonis.a");
    t.z_route(0, "torus", "tarsonis").z_route(1, "torus", "pridewater");
    t.drawn(0, &["navigation_error"]).regroup_from(8);
    t.act(0, "play navigation_error");
    assert!(t.can(0, "swap z0 1 z1 1") && t.can(0, "swap z0 0 z1 0"));
    // z0 would run from Torus to Torus, or z1.
    assert!(!t.can(0, "swap z0 1 z1 0") && !t.can(0, "swap z0 0 z1 1"));
    t.act(0, "swap z0 1 z1 1");
    let ends = |route: usize| t.game.routes[NORMAL_ROUTES + route].ends.map(|end| end.0);
    assert_eq!(ends(0), [planet("torus"), planet("pridewater")]);
    assert_eq!(ends(1), [planet("torus"), planet("tarsonis")]);
}

/// SC-GAL-16: the cards of the home planet; all others lie in the common deck.
#[test]
fn everybody_takes_the_resource_cards_of_his_home() {
    for seed in 0..6 {
        let mut t = begin_with(&["overmind", "aldaris", "jim_raynor"], &[], seed);
        t.set_up(&mut Rng::new(seed));
        for area in t.game.all_areas() {
            let resource = matches!(print(area).yields, Yield::Resource(_));
            let home = |seat: &Seat| t.game.home(*seat) == Some(area.planet());
            let owner = t.game.everybody().find(home).filter(|_| resource);
            assert_eq!(t.game.area(area).holder.seat(), owner);
            assert_eq!((t.game.area(area).depletion, t.game.area(area).workers), (0, 0));
        }
    }
}

/// SC-GAL-17, SC-GAL-18, SC-GAL-19: clockwise, starting units on any areas of the home planet
/// within the unit limits, a transport on any of its routes, workers in the pool.
#[test]
fn everybody_places_his_starting_forces() {
    let factions = ["queen_of_blades", "aldaris", "jim_raynor", "overmind"];
    let mut on_z_axis = 0;
    for seed in 0..10 {
        let mut t = begin_with(&factions, &[], seed);
        let mut rng = Rng::new(seed);
        t.answer_until(&mut rng, |step| matches!(step, Step::StartForces(_)));
        let mut asked = Vec::new();
        while t.game.round == 0 {
            let seat = Seat(t.asked());
            if asked.last() != Some(&seat.0) {
                asked.push(seat.0);
            }
            let home = t.game.home(seat).expect("a base");
            let open =
                |area: &crate::ids::Area| t.game.area(*area).count() < StarCraft::unit_limit(*area);
            let wanted: Vec<String> = match t.game.step() {
                Step::StartForces(_) => {
                    home.areas().filter(open).map(|area| format!("force {area}")).collect()
                }
                _ => t.game.routes_of(home).map(|route| format!("start {route}")).collect(),
            };
            assert_eq!(t.options(seat.0), wanted);
            t.answer(&mut rng);
        }
        // Only the choices of one player without an alternative are not asked.
        let in_turn: Vec<u8> = t.around().into_iter().filter(|seat| asked.contains(seat)).collect();
        assert_eq!(asked, in_turn);
        let forces = [
            "zergling 3, hydralisk 2",
            "zealot 2, dragoon",
            "marine 2, firebat, vulture",
            "zergling 4, hydralisk",
        ];
        for (seat, (forces, workers)) in forces.into_iter().zip([7, 7, 8, 8]).enumerate() {
            let player = t.seat(seat as u8);
            assert_eq!(t.listed(Seat(seat as u8), &player.figures), forces);
            assert_eq!((player.pool, player.unavailable, player.transports), (workers, 0, 1));
            let home = t.game.home(Seat(seat as u8)).expect("a base");
            let there: u8 = home.areas().map(|area| t.game.area(area).count()).sum();
            assert_eq!(there, player.figures.iter().sum::<u8>());
            let route = t.transports(seat as u8)[0].clone();
            assert!(t.game.routes_of(home).any(|other| other.to_string() == route));
            on_z_axis += u32::from(route.starts_with('z'));
        }
    }
    assert!(on_z_axis > 0, "a z-axis route takes a starting transport too");
}
