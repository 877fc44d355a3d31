//! Setup with the expansion, planets and area types.

use super::*;
use crate::ruleset::Expansion;
use kernel::{NoLog, random_choice};

/// A dealt game, played at random to its first round.
fn dealt(players: usize, options: &[(&str, &str)], seed: u64) -> StarCraft {
    let setup = Setup::new(players, options);
    let mut game = StarCraft::new(&setup, seed).expect("a legal setup");
    let mut rng = Rng::new(seed);
    while game.round == 0 {
        let Turn::Pending(seats) = game.turn() else { break };
        let seat = seats.iter().next().expect("somebody is asked");
        let mut options = Options::new();
        game.options(seat, &mut options);
        let choice = random_choice::<StarCraft>(&options, &mut rng).expect("a choice");
        game.play(seat, choice, &mut NoLog);
    }
    game
}

const WITHOUT: [(&str, &str); 3] =
    [("expansion", "brood_war"), ("leadership", "none"), ("factions", "random")];

/// BW-EX-15, BW-EVD-01, BW-EVD-02, BW-EVD-03, BW-EVD-04, BW-EVD-05, BW-EVD-06, BW-EVD-07, BW-EVD-08, BW-DX-08,
/// BW-DX-09, BW-DX-38, BW-OPN-03, BW-OPN-04, BW-RPL-10: how many Event cards of each stage there are.
#[test]
fn event_decks() {
    let content = crate::content::content_of(Expansion::BroodWar);
    assert_eq!(content.stages.map(|stage| stage.len()), [28, 28, 21]);
    for (players, removed) in [(6, 3), (5, 7), (4, 11), (3, 15), (2, 19)] {
        assert_eq!(usize::from(content.events_removed[players]), removed);
        assert_eq!(removed, 27 - 4 * players);
        let all = 2 * (28 - removed) + 21;
        assert_eq!(all, [39, 47, 55, 63, 71][players - 2]);
    }
    // Without Leadership cards one named card of each stage, and one fewer at random.
    assert_eq!(dealt(4, &WITHOUT, 1).events.left, [17, 17, 20]);
    assert_eq!(dealt(6, &WITHOUT, 1).events.left, [25, 25, 20]);
}

/// BW-OPN-01, BW-OPN-02, BW-OPN-05, BW-SPV-02, BW-SET-01, BW-SET-02, BW-SET-03, BW-SET-04, BW-SET-05, BW-SET-06, BW-SET-08, BW-SET-09,
/// BW-SET-10: without Leadership cards everybody has the forces and the objective of the special victory.
#[test]
fn without_leadership_cards() {
    for seed in 0..4 {
        let game = dealt(3, &WITHOUT, seed);
        for seat in game.everybody() {
            let player = game.player(seat);
            let faction = &game.content().factions[player.faction.expect("a faction").index()];
            assert_eq!(player.bases, 1);
            assert!(game.objective(seat).is_some());
            // BW-OPN-05: the card is in play, and everybody sees it.
            let view = game.view(kernel::Viewer::Spectator);
            let player_view = &view.players[seat.index()];
            let card = player_view.leaders_in_play.first().expect("the special victory card");
            assert!(card.face().special_victory && Some(card.faction()) == player.faction);
            assert_eq!((&player_view.leaders, player_view.leaders_left.len()), (&vec![*card], 0));
            let forces: u8 = faction.units.iter().sum();
            assert!(player.figures.iter().sum::<u8>() <= forces);
            assert_eq!(player.hand.len(), usize::from(game.sheet(seat).hand_limit));
        }
    }
}

/// BW-OPL-01, BW-OPL-02, BW-OPL-03, BW-OPL-04, BW-OPL-05, BW-DX-10, BW-CMP-04: a Larger Galaxy has three planets a player, one base, 25 points and
/// no special victories.
#[test]
fn larger_galaxy() {
    let options = [WITHOUT[0], WITHOUT[1], WITHOUT[2], ("starting_planets", "three_placed")];
    for (players, planets) in [(3, 9), (6, 18)] {
        let game = dealt(players, &options, 3);
        assert_eq!(game.galaxy().count(), planets);
        for seat in game.everybody() {
            assert_eq!(game.player(seat).bases, 1);
            assert_eq!(game.points_target(seat), Some(25));
            assert!(game.objective(seat).is_none());
        }
    }
}

/// BW-DX-36: with teams a Larger Galaxy is won with 50 points.
#[test]
fn a_team_needs_fifty_points() {
    let options =
        [WITHOUT[0], WITHOUT[1], ("starting_planets", "three_placed"), ("teams", "pairs")];
    let game = dealt(4, &options, 2);
    assert_eq!(game.points_target(Seat(0)), Some(50));
}

/// BW-OPM-01, BW-OPM-02, BW-OPM-03: three are drawn, two placed, the others leave the game.
#[test]
fn more_starting_planets() {
    let options = [WITHOUT[0], WITHOUT[1], WITHOUT[2], ("starting_planets", "three_drawn")];
    let game = dealt(3, &options, 5);
    assert_eq!(game.galaxy().count(), 6);
    assert!(game.planets.iter().all(|planet| planet.dealt.is_none()));
}

/// BW-OPR-01, BW-OPR-02: factions are dealt at random.
#[test]
fn factions_are_dealt() {
    let one = dealt(3, &WITHOUT, 1).players.map(|player| player.faction);
    assert!((2..9).any(|seed| dealt(3, &WITHOUT, seed).players.map(|p| p.faction) != one));
}

/// BW-PLN-01, BW-PLN-02, BW-RPL-11: the promotional planet joins only if it is asked for.
#[test]
fn the_promotional_planet() {
    let with = [WITHOUT[0], WITHOUT[1], WITHOUT[2], ("promo_planet", "in")];
    let typhon = planet("typhon");
    assert!((0..12).all(|seed| !dealt(6, &WITHOUT, seed).placed.has(typhon)));
    assert!((0..12).any(|seed| dealt(6, &with, seed).placed.has(typhon)));
}

/// BW-OPT-01, BW-OPT-02, BW-OPT-03, BW-GEN-01, BW-GEN-02, BW-GEN-03: options of the expansion need it.
#[test]
fn options_need_the_expansion() {
    let refused = |options: &[(&str, &str)]| {
        let refused = StarCraft::new(&Setup::new(3, options), 1).expect_err("no such game");
        english(&refused.message)
    };
    assert!(refused(&[("special_orders", "disposable")]).contains("Brood War"));
    assert!(refused(&[("leadership", "none")]).contains("Brood War"));
    assert!(StarCraft::new(&Setup::new(3, &[("expansion", "brood_war")]), 1).is_ok());
}

/// BW-EX-02, BW-SUL-01, BW-SUL-02, BW-SUL-03, BW-SUL-04, BW-SUL-05, BW-SUL-08: ground units do not stand in the air, nor flying ones on the
/// ground of a station.
#[test]
fn areas_admit_some_units_only() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.instead_of_torus("avernus_station").base(0, "avernus_station.b").workers(0, 9);
    t.base(1, "tarsonis.a").buildings(0, [1, 0, 1]).order(0, "build", "avernus_station");
    assert!(t.can(0, "build marine avernus_station.c"));
    assert!(!t.can(0, "build marine avernus_station.a"));
    assert!(t.can(0, "build wraith avernus_station.a"));
    assert!(!t.can(0, "build wraith avernus_station.c"));
}

/// BW-SUL-06, BW-SUL-07: nothing is founded in the air.
#[test]
fn no_base_in_the_air() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.instead_of_torus("avernus_station").units(0, "avernus_station.a", "wraith");
    t.units(0, "avernus_station.b", "marine").base(1, "tarsonis.a").workers(0, 9);
    t.order(0, "build", "avernus_station").pass_to(0, "found");
    assert!(t.can(0, "found avernus_station.b") && !t.can(0, "found avernus_station.a"));
}

/// BW-SUL-04, BW-AMB-15: in a retreat, who may not stand in the chosen area is lost.
#[test]
fn a_retreat_obeys_area_types() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.instead_of_torus("avernus_station").units(0, "avernus_station.c", "marine");
    assert!(t.game.may_stand(Seat(0), unit("marine"), area("avernus_station.a")).is_err());
    assert!(t.game.may_stand(Seat(0), unit("wraith"), area("avernus_station.a")).is_ok());
}

/// BW-LGP-01, BW-LGP-02: Moria has five areas, and units walk between all of them.
#[test]
fn moria_is_large() {
    assert_eq!(planet("moria").areas().count(), 5);
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.instead_of_torus("moria").units(0, "moria.a", "wraith").base(1, "tarsonis.a");
    t.order(0, "mobilize", "moria").act(0, "move wraith moria.a");
    for place in ["b", "c", "d", "e"] {
        assert!(t.can(0, &format!("to moria.{place}")), "{place}");
    }
}

/// BW-SET-11, BW-DX-32: starting units that do not fit are not gained.
#[test]
fn starting_units_that_do_not_fit_are_not_gained() {
    let mut t = brood_war(&["queen_of_blades", TERRAN]);
    t.instead_of_torus("erebus_station").base(0, "erebus_station.a");
    t.game.steps.clear();
    t.game.push(Step::Setup);
    t.game.push(Step::StartTransport(Seat(0)));
    t.game.push(Step::StartForces(Seat(0)));
    t.game.round = 0;
    t.game.stage = crate::stages::SetupStage::Forces as u8;
    for _ in 0..5 {
        if t.can(0, "force erebus_station.a") {
            t.act(0, "force erebus_station.a");
        }
    }
    assert_eq!(t.game.area(area("erebus_station.a")).count(), 4, "three Zerglings, one Hydralisk");
    assert!(t.game.area(area("erebus_station.b")).owner.is_none(), "none in the air");
}

/// BW-OPN-05, BW-OPL-05, BW-CARD-10: without choosing the special victory card is in play from the start, not in a Larger
/// Galaxy; with its owner it is gone. Up to version 4 it was not seen.
#[test]
fn the_special_victory_card_is_laid_out() {
    let cards = |version: u32, more: &[(&str, &str)]| {
        let options: Vec<_> = WITHOUT.iter().chain(more).copied().collect();
        let game = StarCraft::deal(&Setup::new(2, &options), version, Rng::new(1)).expect("legal");
        game.everybody().map(|seat| game.player(seat).leading.len()).sum::<usize>()
    };
    assert_eq!((cards(5, &[]), cards(4, &[])), (2, 0));
    assert_eq!(cards(5, &[("starting_planets", "three_placed")]), 0);
    let mut t = table_with(&["aldaris", "jim_raynor", "overmind"], &WITHOUT);
    t.base(1, "tarsonis.a").base(2, "torus.a");
    assert!(t.game.has_objective(Seat(0)));
    t.game.eliminate(&mut t.log);
    assert!(t.seat(0).eliminated && !t.game.has_objective(Seat(0)));
}
