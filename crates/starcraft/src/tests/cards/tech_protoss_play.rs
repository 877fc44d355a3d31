//! The Protoss technologies of the play area.

use super::*;

fn recall() -> Table {
    let mut t = table(&[PROTOSS, TERRAN]);
    t.base(0, "torus.c").base(1, "pridewater.a").tech(0, "protoss_recall");
    t.units(0, "helios.b", "arbiter").units(0, "tarsonis.a", "zealot 2, dragoon");
    t.stack("tarsonis", "1 build");
    t
}

/// SC-TCH-01: after the moves one own unit of any planet, without a transport, to the area of an
/// own Arbiter on the active planet.
#[test]
fn recall_brings_one_unit_to_an_arbiter() {
    let mut t = recall();
    t.order(0, "mobilize", "helios");
    assert!(!t.can(0, "recall zealot tarsonis.a"), "only after the moves");
    t.act(0, "done");
    assert_eq!(t.options(0), ["recall zealot tarsonis.a", "recall dragoon tarsonis.a", "done"]);
    t.act(0, "recall zealot tarsonis.a");
    assert_eq!(
        (t.there("helios.b"), t.there("tarsonis.a")),
        ("zealot, arbiter".into(), "zealot, dragoon".into())
    );
    assert!(t.game.order.is_some_and(|order| order.seat == Seat(1)), "one unit only");
}

/// SC-TCH-01: it is optional; nothing is offered without an Arbiter on the active planet, without
/// room beside it, without the technology, or to a Build order.
#[test]
fn recall_needs_an_arbiter_with_room() {
    let mut t = recall();
    t.order(0, "mobilize", "helios");
    t.acts(0, "done; done");
    assert_eq!(t.there("helios.b"), "arbiter");
    let offered = |mut t: Table, place: &str| {
        t.order(0, "mobilize", place);
        if t.can(0, "done") {
            t.act(0, "done");
        }
        t.options(0).iter().any(|option| option.starts_with("recall "))
    };
    assert!(offered(recall(), "helios"));
    assert!(!offered(recall(), "torus"));
    let mut full = recall();
    full.units(0, "helios.b", "zealot 3");
    assert!(!offered(full, "helios"));
    let mut unbought = recall();
    unbought.game.players[0].play = CardSet::NONE;
    assert!(!offered(unbought, "helios"));
}

/// SC-TCH-01: into the enemy area the Arbiter has entered with this order; the unit joins the
/// attack, even under limited orbital defense.
#[test]
fn recall_may_reinforce_an_attack() {
    let mut t = recall();
    t.units(1, "helios.a", "marine").base(1, "helios.a").modules(1, [0, 0, 1]);
    t.order(0, "mobilize", "helios");
    t.acts(0, "move arbiter helios.b; to helios.a; done");
    assert!(t.can(0, "recall dragoon tarsonis.a"));
    t.act(0, "recall dragoon tarsonis.a");
    assert_eq!(t.fighters(0), "dragoon, arbiter");
}

/// SC-TCH-02: with a supporting Arbiter all own units but Arbiters are cloaked.
#[test]
fn protoss_cloaking_field_needs_a_supporting_arbiter() {
    for (units, technology, hidden) in [
        ("zealot, arbiter", true, true),
        ("zealot, arbiter", false, false),
        ("zealot 2", true, false),
    ] {
        let mut t = battlefield([PROTOSS, TERRAN], units, "siege_tank");
        if technology {
            t.tech(0, "protoss_cloaking_field");
        }
        fight(&mut t, "zealot siege_tank", [&["protoss_02"], &["terran_16"]]);
        assert_eq!(!withdrawals(&t, 0).is_empty(), hidden, "{units}");
        finish(&mut t);
        let lost = t.happened(&Event::UnitDestroyed {
            seat: Seat(0),
            unit: unit("zealot"),
            area: area("helios.b"),
        });
        assert_eq!(lost, !hidden);
    }
    // Two Arbiters alone: the one in front is not hidden by the other.
    let mut t = battlefield([PROTOSS, TERRAN], "arbiter 2", "wraith");
    t.tech(0, "protoss_cloaking_field");
    fight(&mut t, "arbiter wraith", [&["protoss_02"], &["terran_12"]]);
    assert!(t.compared(0).0[1] >= t.compared(0).1[0], "it is destroyed");
    assert!(withdrawals(&t, 0).is_empty());
    finish(&mut t);
    assert_eq!(army(&t, 0), "arbiter");
}

/// SC-TCH-02: the field lasts for the skirmish only: splash damage afterwards destroys for good.
#[test]
fn protoss_cloaking_field_does_not_save_from_splash() {
    let mut t = battlefield([PROTOSS, TERRAN], "zealot 2, arbiter", "siege_tank");
    t.tech(0, "protoss_cloaking_field");
    fight(&mut t, "zealot siege_tank", [&["protoss_02"], &["terran_siege_mode#1"]]);
    t.act(0, "withdraw helios.a");
    finish(&mut t);
    assert_eq!(t.there("helios.a"), "zealot");
    assert_eq!(army(&t, 0), "zealot, arbiter", "the other Zealot was lost to the splash");
}

/// SC-TCH-03: one gas gives all own units detector for the battle; the card stays. Without a
/// worker to pay it is not offered.
#[test]
fn observers_cost_a_gas() {
    for (workers, used) in [(2, true), (2, false), (0, false)] {
        let mut t = battlefield([PROTOSS, ZERG], "zealot", "zergling");
        t.tech(0, "protoss_observers").workers(0, workers);
        t.hand(0, &["protoss_01"]).hand(1, &["zerg_burrow#1"]);
        attack(&mut t);
        if workers > 0 {
            assert_eq!(t.options(0), ["ability protoss_observers", "done"]);
            t.act(0, if used { "ability protoss_observers" } else { "done" });
        }
        if used {
            assert_eq!(t.options(0), ["pay", "pay-permanent gas"]);
            t.act(0, "pay");
            assert_eq!((t.seat(0).pool, t.seat(0).permanent), (1, [0, 1]));
        }
        assert_eq!(withdrawals(&t, 1).is_empty(), used);
        assert!(t.seat(0).play.has(card("protoss_observers")));
    }
}

/// SC-TCH-03: the defender may use it too.
#[test]
fn observers_help_a_defender() {
    let mut t = battlefield([ZERG, PROTOSS], "zergling", "zealot");
    t.tech(1, "protoss_observers").workers(1, 1);
    t.hand(0, &["zerg_burrow#1"]).hand(1, &["protoss_01"]);
    attack(&mut t);
    t.acts(1, "ability protoss_observers; pay");
    assert!(withdrawals(&t, 0).is_empty());
    assert_eq!(army(&t, 0), "");
}

/// SC-TCH-04: Archons may be built, of two High Templars of the planet.
#[test]
fn summon_archon_allows_archons() {
    for technology in [true, false] {
        let mut t = table(&[PROTOSS, TERRAN]);
        t.base(0, "torus.c").base(1, "pridewater.a").workers(0, 3);
        t.units(0, "torus.a", "high_templar").units(0, "torus.d", "high_templar");
        if technology {
            t.tech(0, "protoss_summon_archon");
        }
        t.stack("tarsonis", "1 build").order(0, "build", "torus");
        assert_eq!(t.can(0, "build archon torus.d"), technology);
        if technology {
            t.acts(0, "build archon torus.d; pay");
            assert_eq!((t.there("torus.a"), t.there("torus.d")), (String::new(), "archon".into()));
            assert!(t.seat(0).play.has(card("protoss_summon_archon")), "it stays");
        }
    }
}

/// SC-TCH-01: also a unit of the active planet, or one that has moved with this order.
#[test]
fn recall_may_take_a_unit_that_has_moved() {
    let mut t = recall();
    t.units(0, "torus.c", "scout").transport(0, "r0").units(0, "helios.d", "carrier");
    t.order(0, "mobilize", "helios");
    t.acts(0, "move scout torus.c; to helios.a; done");
    assert!(t.can(0, "recall scout helios.a") && t.can(0, "recall carrier helios.d"));
    assert!(!t.can(0, "recall arbiter helios.b"), "it is there already");
    t.act(0, "recall scout helios.a");
    assert_eq!(t.there("helios.b"), "scout, arbiter");
}

/// SC-TCH-01: in an attack two units more than the limit, as for every attack, and no second
/// enemy area.
#[test]
fn recall_keeps_the_limits_of_an_attack() {
    for (zealots, offered) in [(4, true), (5, false)] {
        let mut t = battlefield([PROTOSS, TERRAN], &format!("zealot {zealots}, arbiter"), "marine");
        t.tech(0, "protoss_recall").units(0, "tarsonis.a", "dragoon");
        attack(&mut t);
        assert_eq!(t.can(0, "recall dragoon tarsonis.a"), offered, "{zealots} Zealots");
    }
    // The Arbiter stands beside an enemy base, another enemy area has been entered.
    let mut t = recall();
    t.base(1, "helios.b").units(1, "helios.a", "marine").units(0, "helios.d", "zealot");
    t.order(0, "mobilize", "helios");
    t.acts(0, "move zealot helios.d; to helios.a; done");
    assert!(!t.can(0, "recall dragoon tarsonis.a"));
}
