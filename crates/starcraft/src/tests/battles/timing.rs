//! When card texts are resolved, and in which sequence.

use super::*;

const MENGSK: &str = "arcturus_mengsk";

/// SC-EX-28, SC-TIME-01: Nuke does nothing in step B; its losses come at the end of the splash
/// damage step.
#[test]
fn a_text_is_resolved_at_its_printed_time() {
    let mut t = field([MENGSK, "overmind"], "ghost, marine", "hydralisk, zergling, ultralisk 2");
    t.cards(0, &["terran_nuke", "terran_01"]).cards(1, &["zerg_04", "zerg_02"]);
    t.attack();
    t.act(0, "pair ghost hydralisk").act(0, "pair marine zergling");
    t.acts(1, "support 1; support 1");
    t.act(0, "card terran_nuke").act(1, "card zerg_04");
    t.act(0, "skirmish 0");
    // Step B of the Ghost: 0/6 against 5/5; nobody is lost there.
    assert_eq!(t.compared(0), ([0, 5], [6, 5]));
    assert!(t.when(|e| matches!(e, Event::Compared { skirmish: 1, .. })) < t.when(is_destroyed));
    assert_eq!(t.asked(), 1, "the owner chooses after all skirmishes");
    assert!(!t.seat(0).technology.has(card("terran_nuke")), "the card waits for its effect");
    assert_eq!(t.options(1), ["lose hydralisk", "lose ultralisk"]);
    t.acts(1, "lose ultralisk; lose ultralisk");
    assert!(t.seat(0).technology.has(card("terran_nuke")));
    assert!(t.seat(1).figures[unit("hydralisk").kind()] == 1);
}

/// SC-EXD-27, SC-TIME-02, SC-SKIR-20: the attacker's Broodling takes the lone Ghost first, so that
/// Nuke's condition fails; the card returns.
#[test]
fn the_attackers_text_comes_first() {
    let mut t = field(["overmind", MENGSK], "hydralisk, queen", "ghost");
    t.cards(0, &["zerg_05", "zerg_spawn_broodling#1"]).cards(1, &["terran_nuke"]);
    t.attack();
    t.act(0, "card zerg_spawn_broodling#1");
    assert_eq!(t.compared(0), ([5, 0], [6, 6]));
    assert_eq!(t.seat(1).figures, [0; KINDS]);
    assert_eq!(t.there("helios.b"), "hydralisk, queen", "no Nuke");
    assert!(t.seat(1).technology.has(card("terran_nuke")));
}

/// SC-EXD-27, SC-TIME-02: with the Terran as attacker the condition holds before the Ghost is
/// destroyed, and the Zerg loses two units after the splash.
#[test]
fn as_the_attacker_the_nuke_comes_first() {
    let mut t = field([MENGSK, "overmind"], "ghost", "hydralisk, queen 2");
    t.cards(0, &["terran_nuke"]).cards(1, &["zerg_05", "zerg_spawn_broodling#1"]);
    t.attack();
    t.act(1, "card zerg_spawn_broodling#1");
    assert_eq!(t.compared(0), ([0, 5], [6, 6]));
    assert_eq!(t.seat(0).figures, [0; KINDS], "the Ghost is lost");
    assert_eq!(t.options(1), ["lose hydralisk", "lose queen"]);
    t.acts(1, "lose queen; lose queen");
    assert!(t.is_over());
    assert_eq!(t.there("helios.b"), "hydralisk");
    assert!(t.seat(0).technology.has(card("terran_nuke")));
}

/// SC-KEY-01, SC-AMB-91: a Ghost that withdraws by cloaking counts as not destroyed for its Nuke.
#[test]
fn a_withdrawing_ghost_still_calls_its_nuke() {
    for withdraws in [true, false] {
        let mut t = field([MENGSK, "overmind"], "ghost, marine", "ultralisk, queen 2");
        t.cards(0, &["terran_nuke", "terran_cloaking_field#1"]).cards(1, &["zerg_08"]);
        t.attack();
        t.act(0, "pair ghost ultralisk");
        t.act(0, if withdraws { "card terran_cloaking_field#1" } else { "done" });
        if withdraws {
            t.act(0, "withdraw helios.d");
            t.acts(1, "lose queen; lose queen");
        }
        let lost = t.count(|e| matches!(e, Event::UnitDestroyed { seat: Seat(1), .. }));
        assert_eq!(lost, if withdraws { 2 } else { 0 });
        assert!(t.seat(0).technology.has(card("terran_nuke")), "used either way");
    }
}

/// A Ghost with Nuke and Cloaking Field is beaten by an Ultralisk; two Queens support that.
fn beaten_ghost(version: u32, ways_out: bool) -> Table {
    let mut t = field([MENGSK, "overmind"], "ghost, marine", "ultralisk, queen 2");
    t.by_version(version);
    if !ways_out {
        for place in ["helios.a", "helios.c", "helios.d"] {
            t.units(1, place, "zergling");
        }
    }
    t.cards(0, &["terran_nuke", "terran_cloaking_field#1"]).cards(1, &["zerg_08"]);
    t.attack();
    t.act(0, "pair ghost ultralisk").act(0, "card terran_cloaking_field#1");
    t
}

/// SC-AMB-91, SC-KEY-02, SC-AMB-40: could withdraw is not withdrew: a beaten Ghost that has nowhere
/// to go, or declines, is destroyed, and its Nuke returns without effect.
#[test]
fn a_ghost_that_could_have_withdrawn_drops_no_nuke() {
    for ways_out in [true, false] {
        let mut t = beaten_ghost(2, ways_out);
        if ways_out {
            t.act(0, "done");
        }
        let lost = t.count(|e| matches!(e, Event::UnitDestroyed { seat: Seat(1), .. }));
        assert_eq!(lost, 0, "no Nuke");
        assert_eq!(t.seat(0).figures[unit("ghost").kind()], 0);
        assert!(t.seat(0).technology.has(card("terran_nuke")), "it returns all the same");
    }
    // Withdrawn it has been, and the Nuke falls.
    let mut t = beaten_ghost(2, true);
    t.act(0, "withdraw helios.d").acts(1, "lose queen; lose queen");
    assert_eq!(t.seat(1).figures[unit("queen").kind()], 0);
    // By the first version of the rules it was enough that it could.
    let mut t = beaten_ghost(1, true);
    t.act(0, "done");
    assert_eq!(t.options(1), ["lose ultralisk", "lose queen"]);
}

/// Three players with strategies for the start of the Regrouping Phase; seat 1 is first.
fn strategies() -> Table {
    let mut t = table(&["overmind", MENGSK, "tassadar"]);
    for (seat, place) in [(0, "torus.c"), (1, "pridewater.a"), (2, "tarsonis.b")] {
        t.units(seat, place, ["zergling", "marine", "zealot"][seat as usize]);
        t.base(seat, place).workers(seat, 4);
    }
    t.event(1, "industrial_strategy").event(1, "specialized_strategy");
    t.game.first = Seat(1);
    t
}

/// SC-TIME-03: outside battle effects come clockwise from the first player, each player doing all
/// of theirs before the next.
#[test]
fn outside_battle_players_act_clockwise_one_after_the_other() {
    let mut t = table(&["overmind", MENGSK, "tassadar"]);
    for (seat, place) in [(0, "torus.c"), (1, "pridewater.a"), (2, "tarsonis.b")] {
        t.base(seat, place);
    }
    t.event(0, "preemptive_action").event(1, "preemptive_action").event(1, "progressive_strategy");
    t.game.first = Seat(1);
    t.planning();
    assert_eq!(t.asked(), 1);
    t.acts(1, "use preemptive_action; order build pridewater");
    assert_eq!(t.asked(), 1, "their other effect before anybody else's");
    t.act(1, "use progressive_strategy");
    assert_eq!(t.asked(), 0, "then the next one clockwise who has something to do");
    assert!(t.can(0, "use preemptive_action"));
    t.act(0, "done");
    assert_eq!(t.asked(), 1, "the first cycle begins with the first player again");
    assert!(t.can(1, "order build pridewater"));
}

/// SC-TIME-04: a player resolves their own simultaneous effects in the order they like, and each of
/// them.
#[test]
fn a_player_orders_his_own_effects() {
    for (first, second) in [
        ("industrial_strategy", "specialized_strategy"),
        ("specialized_strategy", "industrial_strategy"),
    ] {
        let mut t = strategies();
        t.regroup();
        assert_eq!(
            t.options(1),
            ["use industrial_strategy", "use specialized_strategy", "done"],
            "the first player is asked first"
        );
        t.act(1, &format!("use {first}")).finish_strategy();
        assert!(!t.can(1, &format!("use {first}")), "once each");
        t.act(1, &format!("use {second}")).finish_strategy();
        assert_eq!((t.seat(1).points, t.hand_size(1)), (1, 1));
    }
}

impl Table {
    /// Pays for Industrial Strategy, or takes one card by Specialized Strategy.
    fn finish_strategy(&mut self) {
        if self.can(1, "pay") {
            self.act(1, "pay");
        } else if self.can(1, "hand terran_01") {
            self.acts(1, "hand terran_01; done");
        }
    }
}
