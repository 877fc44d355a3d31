//! Leadership cards in setup.

use super::*;
use crate::state::Site;

/// A game from its first choice on, with these factions and these cards of Stage I.
fn set_up(players: &[(&str, &str)], more: &[(&str, &str)]) -> Table {
    let options: Vec<(&str, &str)> =
        [BROOD_WAR[0]].into_iter().chain(more.iter().copied()).collect();
    let setup = Setup {
        factions: players.iter().map(|(faction, _)| Some((*faction).to_owned())).collect(),
        ..Setup::new(players.len(), &options)
    };
    let game = StarCraft::new(&setup, 7).expect("a legal setup");
    let mut t = Table { game, log: Vec::new() };
    assert_eq!(t.game.pending().len(), players.len());
    for (seat, (_, card)) in players.iter().enumerate() {
        t.act(seat as u8, &format!("leader {card}"));
    }
    t
}

/// Plays on with the first answer until a step is asked.
fn until(t: &mut Table, stop: impl Fn(&Table) -> bool) {
    for _ in 0..200 {
        if stop(t) || t.game.round > 0 {
            return;
        }
        let seat = t.asked();
        let first = t.options(seat)[0].clone();
        t.act(seat, &first);
    }
}

/// BW-LDR-04, BW-SET-07, BW-SET-12, BW-SET-13: cards come before the galaxy; forces are those of the card.
#[test]
fn starting_forces() {
    let mut t = set_up(&[(TERRAN, "covert_operations"), (ZERG, "the_swarm")], &[]);
    assert_eq!(t.game.galaxy().count(), 0);
    until(&mut t, |_| false);
    let figures = |seat: u8, name: &str| t.seat(seat).figures[unit(name).kind()];
    assert_eq!((figures(0, "marine"), figures(0, "firebat"), t.seat(0).pool), (3, 2, 7));
    assert_eq!(t.seat(0).reserve[unit("ghost").kind()], 3);
    let sheet = &content().factions[t.seat(1).faction.expect("a faction").index()];
    assert_eq!(&t.seat(1).figures[..crate::ids::MAX_KINDS], &sheet.units, "those of the sheet");
    assert!(t.game.has_objective(Seat(1)) && !t.game.has_objective(Seat(0)));
    assert_eq!((t.seat(0).transports, t.seat(1).transports), (1, 1));
}

/// BW-INS-08: an installation comes with the forces, to the planet with the base.
#[test]
fn starting_installation() {
    let mut t = set_up(&[(PROTOSS, "warp_gate"), (ZERG, "the_overmind")], &[]);
    until(&mut t, |_| false);
    for (seat, site) in [(Seat(0), Site::WarpGate), (Seat(1), Site::Overmind)] {
        let home = t.game.home(seat).expect("a home");
        let place = t.game.site_on(seat, site, home).expect("it stands there");
        assert!(t.game.is_friendly(seat, place));
    }
}

/// BW-CARD-41: two bases, forces and transports on either planet.
#[test]
fn forward_planning() {
    let mut t = set_up(&[(QUEEN, "forward_planning"), (TERRAN, "storage_facilities")], &[]);
    until(&mut t, |_| false);
    assert_eq!((t.seat(0).bases, t.seat(0).transports, t.seat(0).pool), (2, 2, 8));
    assert_eq!(t.seat(0).figures[unit("zergling").kind()], 6);
    let homes: Vec<Planet> = t.game.homes(Seat(0)).iter().collect();
    assert_eq!(homes.len(), 2);
    for area in homes.into_iter().flat_map(Planet::areas) {
        let card = matches!(print(area).yields, Yield::Resource(_));
        assert_eq!(t.game.area(area).holder.is(Seat(0)), card);
    }
}

/// BW-CARD-43: she places all z-axis routes and has a transport on every route of her base's planet.
#[test]
fn glimpse_the_future() {
    let mut t = set_up(&[(TERRAN, "raynors_raiders"), (QUEEN, "glimpse_the_future")], &[]);
    until(&mut t, |t| matches!(t.game.step(), Step::ZEnd(..)));
    assert_eq!(t.asked(), 1);
    until(&mut t, |t| !matches!(t.game.step(), Step::ZEnd(..)));
    until(&mut t, |_| false);
    let home = t.game.home(Seat(1)).expect("a home");
    let routes = t.game.routes_of(home).count();
    assert_eq!(usize::from(t.seat(1).transports), routes);
    assert_eq!(t.seat(1).figures[unit("infested_terran").kind()], 1);
}

/// BW-CARD-20: they pick their planets before the others draw, and the others begin with the new first player.
#[test]
fn picked_planets() {
    let mut t = set_up(
        &[(MENGSK, "emperor_arcturus_i"), (ZERG, "the_swarm"), (PROTOSS, "domination")],
        &[],
    );
    t.act(0, "choose 2");
    assert_eq!(t.game.first, Seat(2));
    assert_eq!(t.asked(), 0);
    t.acts(0, "planet torus; planet helios");
    assert!(t.game.planets[planet("torus").index()].dealt.is(Seat(0)));
    assert_eq!(t.game.planets_to_place(Seat(1)).count(), 2);
    assert_eq!(t.asked(), 2);
    let mut t =
        set_up(&[(MENGSK, "emperor_arcturus_i"), (ZERG, "the_swarm")], &[("galaxy", "auto")]);
    t.act(0, "choose 1");
    assert_eq!(t.game.round, 1);
}

/// BW-OPL-04: in a Larger Galaxy no special victory can be chosen.
#[test]
fn no_special_victories_in_a_larger_galaxy() {
    let options = [BROOD_WAR[0], ("starting_planets", "three_placed")];
    let setup = Setup {
        factions: vec![Some(TERRAN.to_owned()), Some(ZERG.to_owned())],
        ..Setup::new(2, &options)
    };
    let t = Table { game: StarCraft::new(&setup, 7).expect("a legal setup"), log: Vec::new() };
    assert_eq!(t.options(0), ["leader storage_facilities", "leader covert_operations"]);
}
