//! How scenarios are won.

use super::*;
use crate::state::Site;
use crate::victory::EndKind;

fn quest() -> Table {
    let mut t = cleared(QUEST, &[QUEEN, TERRAN, PROTOSS]);
    t.base(0, "halcyon.a").base(1, "antiga_prime.a").base(2, "tarsonis.a");
    t
}

fn trump() -> Table {
    let mut t = cleared(TRUMP, &[MENGSK, ZERG, TERRAN]);
    t.base(0, "antiga_prime.a").base(1, "dylar_iv.a").base(2, "chau_sara.a");
    t
}

fn storm() -> Table {
    let mut t = cleared(STORM, &[TERRAN, PROTOSS, QUEEN]);
    t.base(0, "pridewater.a").base(1, "moria.a").base(2, "hydrax.a");
    t
}

/// The winners after the Regrouping Phase from step 7 on.
fn winners(t: &mut Table) -> Option<Vec<u8>> {
    t.regroup_from(7);
    for _ in 0..20 {
        if t.game.ending.is_some() || t.game.steps.first() != Some(&Step::Regrouping) {
            break;
        }
        let seat = t.asked();
        let last = t.options(seat).last().expect("a choice").clone();
        t.act(seat, &last);
    }
    t.ending().map(|ending| ending.winners.iter().map(|seat| seat.0).collect())
}

/// BW-SCN-12, BW-SCN-20, BW-AMB-83: both crystals at home win in the step Check for Special Victory, carried or not.
#[test]
fn both_crystals_at_home_win() {
    let mut t = quest();
    t.lies("uraj_crystal", "antiga_prime.a").units(1, "antiga_prime.b", "marine");
    t.carries(1, "marine", "khalis_crystal", "antiga_prime.b");
    assert_eq!(winners(&mut t), Some(vec![1]));
    assert_eq!(t.ending().map(|ending| ending.kind), Some(EndKind::Scenario));

    // One alone does not, nor elsewhere, nor in an area of somebody else.
    let mut t = quest();
    t.lies("uraj_crystal", "antiga_prime.a").lies("khalis_crystal", "torus.a");
    assert_eq!(winners(&mut t), None);
    let mut t = quest();
    t.lies("uraj_crystal", "torus.a").lies("khalis_crystal", "torus.a");
    t.units(1, "torus.a", "marine");
    assert_eq!(winners(&mut t), None);
    let mut t = quest();
    t.lies("uraj_crystal", "antiga_prime.a").lies("khalis_crystal", "antiga_prime.b");
    t.units(0, "antiga_prime.b", "zergling");
    assert_eq!(winners(&mut t), None);
}

/// BW-SCN-12, BW-SCN-20: points and objectives win nothing, and an empty Event deck ends only the drawing.
#[test]
fn there_is_no_other_victory() {
    let mut t = quest();
    t.points(1, 40).regroup_from(6);
    assert_eq!(t.ending(), None, "no normal victory");
    assert_eq!(t.game.points_target(Seat(1)), None);
    assert!(!t.game.objective_met(Seat(1)) && t.game.objective(Seat(1)).is_none());
    let mut t = quest();
    t.game.events.left = [0; 3];
    assert_eq!(winners(&mut t), None);
    assert_eq!(t.game.round, 2);
    t.game.draw_event(Seat(0), &mut t.log);
    assert!(t.happened(&Event::EventDeckEmpty { seat: Seat(0) }));
    // Points are counted where the scenario uses them, and nowhere else.
    let mut t = quest();
    t.game.gain_points(Seat(0), 2, &mut t.log);
    assert_eq!(t.seat(0).points, 2);
    let mut t = trump();
    t.game.gain_points(Seat(0), 2, &mut t.log);
    assert_eq!(t.seat(0).points, 0);
}

/// BW-SCN-14, BW-SCN-20: after the last round the most points win the quest; before it nobody.
#[test]
fn the_last_round_decides() {
    let mut t = quest();
    t.points(0, 3).points(2, 5);
    t.game.round = 7;
    assert_eq!(winners(&mut t), None);
    let mut t = quest();
    t.points(0, 3).points(2, 5);
    t.game.round = 8;
    assert_eq!(winners(&mut t), Some(vec![2]));
    assert_eq!(t.game.round, 8, "there is no ninth");
}

/// BW-SCN-18, BW-SCN-20: teams win together, by the first goal of the list that holds.
#[test]
fn teams_win_together() {
    let mut t = trump();
    t.units(2, "tarsonis.a", "marine").carries(2, "marine", "psi_emitter", "tarsonis.a");
    assert_eq!(winners(&mut t), Some(vec![0, 2]), "both Terrans");
    // The area must be theirs.
    let mut t = trump();
    t.units(2, "tarsonis.a", "marine").carries(2, "marine", "psi_emitter", "tarsonis.a");
    t.base(1, "tarsonis.a");
    assert_eq!(winners(&mut t), None);
    // It must be carried.
    let mut t = trump();
    t.units(2, "tarsonis.a", "marine").lies("psi_emitter", "tarsonis.a");
    assert_eq!(winners(&mut t), None);
    let mut t = trump();
    t.units(1, "torus.a", "zergling").carries(1, "zergling", "psi_emitter", "torus.a");
    assert_eq!(winners(&mut t), Some(vec![1]));
    let mut t = trump();
    t.game.round = 8;
    assert_eq!(winners(&mut t), Some(vec![1]), "the Overmind has only to wait");
}

/// BW-SCN-12, BW-SCN-20: whose units destroy the Overmind wins; if it stands after the last round the Zerg do.
#[test]
fn the_overmind_decides_the_storm() {
    let mut t = storm();
    t.site(2, Site::Overmind, "antiga_prime.a").units(1, "antiga_prime.a", "zealot");
    t.regroup_from(1);
    assert_eq!(
        t.ending().map(|e| (e.kind, e.winners.iter().next())),
        Some((EndKind::Scenario, Some(Seat(1))))
    );
    let mut t = storm();
    t.site(2, Site::Overmind, "antiga_prime.a");
    assert_eq!(winners(&mut t), None);
    t.game.round = 8;
    assert_eq!(winners(&mut t), Some(vec![2]));
}

/// BW-SCN-22, BW-AMB-88: its owner cannot take the Overmind off the board, and so the goal from everybody.
#[test]
fn only_enemies_destroy_the_overmind() {
    let mut t = storm();
    t.site(2, Site::Overmind, "antiga_prime.a").units(2, "hydrax.a", "zergling");
    t.workers(2, 1).order(2, "build", "hydrax").act(2, "scrap");
    assert!(t.can(2, "scrap-base hydrax") && !t.can(2, "scrap-site antiga_prime.a"));
    // Nor by dropping out: it stands there for whoever comes.
    t.act(2, "scrap-unit zergling hydrax.a");
    t.game.destroy_base(area("hydrax.a"));
    t.game.eliminate(&mut t.log);
    assert!(t.seat(2).eliminated && t.ending().is_none());
    assert_eq!(t.game.area(area("antiga_prime.a")).installation(), Some(Site::Overmind));
    t.units(1, "antiga_prime.a", "zealot").regroup_from(1);
    let ending = t.ending().expect("it is destroyed");
    assert_eq!((ending.kind, ending.winners.iter().next()), (EndKind::Scenario, Some(Seat(1))));
    // If nobody comes nobody wins: the Zerg are out.
    let mut t = storm();
    t.site(2, Site::Overmind, "antiga_prime.a").game.destroy_base(area("hydrax.a"));
    t.game.eliminate(&mut t.log);
    t.game.round = 8;
    assert_eq!(winners(&mut t), Some(vec![]));
    assert_eq!(t.ending().map(|ending| ending.kind), Some(EndKind::RoundLimit));
    // Other installations, and the Overmind of another game, are their owner's to destroy.
    let mut t = quest();
    t.site(0, Site::Overmind, "halcyon.b").units(0, "halcyon.a", "zergling").workers(0, 1);
    t.order(0, "build", "halcyon").act(0, "scrap");
    assert!(t.can(0, "scrap-site halcyon.b"));
}

/// BW-AMB-88: by the rules of version 3 it was otherwise.
#[test]
fn the_overmind_of_version_three() {
    let mut t = storm();
    t.game.rules.version = 3;
    t.site(2, Site::Overmind, "antiga_prime.a").units(2, "hydrax.a", "zergling");
    t.workers(2, 1).order(2, "build", "hydrax").acts(2, "scrap; scrap-site antiga_prime.a");
    t.game.round = 8;
    assert_eq!(winners(&mut t), Some(vec![]));
}

/// BW-SCN-20, BW-SCN-18: elimination works as usual; the last team left wins.
#[test]
fn the_last_team_left_wins() {
    let mut t = trump();
    t.game.destroy_base(area("dylar_iv.a"));
    t.game.eliminate(&mut t.log);
    let ending = t.ending().expect("only Terrans are left");
    assert_eq!(ending.kind, EndKind::Elimination);
    assert_eq!(ending.winners.iter().map(|seat| seat.0).collect::<Vec<_>>(), [0, 2]);
}
