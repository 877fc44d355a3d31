//! Guard tokens, resource tokens, installations and the new modules outside battles.

use super::*;
use crate::state::Site;

/// BW-GRD-04, BW-DX-21: a guard token goes when its owner no longer controls the area.
#[test]
fn a_guard_token_goes_with_the_control_of_its_area() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").guard(0, "torus.a").units(1, "torus.c", "zergling");
    t.stack("tarsonis", "0 build");
    t.order(1, "mobilize", "torus").acts(1, "move zergling torus.c; to torus.a");
    t.pass(1);
    assert_eq!(t.guards("torus.a"), 0, "enemy units stand beside the base");
}

/// BW-GRD-05, BW-GRD-07, BW-AMB-11: unused it stays from round to round; several may lie in one area, twelve
/// in all (BW-CMP-10).
#[test]
fn guard_tokens_stay_and_are_limited() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a").guard(0, "torus.a").guard(0, "torus.a");
    t.regroup();
    assert_eq!(t.guards("torus.a"), 2);
    for _ in 0..20 {
        t.guard(0, "torus.a");
    }
    assert_eq!(t.guards("torus.a"), 12);
}

/// BW-EX-08, BW-RES-02, BW-RES-03, BW-RES-04, BW-RES-05: a token lowers a cost of its kind by one.
#[test]
fn a_resource_token_pays() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a").workers(0, 1);
    t.game.players[0].tokens = [0, 1];
    let supply = t.game.tokens_in_supply();
    t.order(0, "research", "torus").pass_to(0, "tech");
    t.act(0, "tech terran_scanner_sweep");
    let price = t.game.paying().left;
    assert_eq!(price[0], 0, "gas alone");
    assert!(t.can(0, "pay-token gas"));
    t.act(0, "pay-token gas");
    assert_eq!((t.seat(0).tokens, t.game.tokens_in_supply()), ([0, 0], supply + 1));
}

/// BW-RES-06, BW-RES-07, BW-RES-08, BW-CARD-75: gained by Event cards, kind by kind, while the supply lasts;
/// automatic payment keeps them where workers can pay.
#[test]
fn resource_tokens_are_gained_by_events() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a").drawn(0, &["hidden_stockpile"]);
    t.regroup_from(8).act(0, "play hidden_stockpile").acts(0, "choose 0; choose 1");
    assert_eq!(t.seat(0).tokens, [1, 1]);
    t.game.players[1].tokens = [14, 14];
    assert_eq!(t.game.tokens_in_supply(), 0);
    t.game.gain_token(Seat(0), crate::ids::Resource::GAS, &mut kernel::NoLog);
    assert_eq!(t.seat(0).tokens, [1, 1], "what is missing is not gained");
}

/// BW-RES-08: a cost that tokens cover needs no worker, and without one only tokens can pay.
#[test]
fn tokens_alone_pay_without_workers() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a").stack("tarsonis", "1 build");
    t.game.players[0].tokens = [1, 0];
    t.order(0, "build", "torus").acts(0, "build marine torus.c; pay");
    assert_eq!((t.there("torus.c"), t.seat(0).tokens), ("marine".into(), [0, 0]));
}

/// BW-CARD-76: guard tokens in two different areas.
#[test]
fn dug_in_positions() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").units(0, "helios.a", "marine").base(1, "tarsonis.a");
    t.drawn(0, &["dug_in_positions"]).regroup_from(8).act(0, "play dug_in_positions");
    t.act(0, "area torus.a");
    assert!(!t.can(0, "area torus.a"));
    t.act(0, "area helios.a");
    assert_eq!((t.guards("torus.a"), t.guards("helios.a")), (1, 1));
}

/// BW-CARD-78, BW-CARD-04: what the area does not admit is not gained.
#[test]
fn orbital_strike_team_obeys_area_types() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.instead_of_torus("avernus_station").units(0, "avernus_station.a", "wraith");
    t.base(1, "tarsonis.a").drawn(0, &["orbital_strike_team"]).regroup_from(8);
    t.act(0, "play orbital_strike_team");
    assert_eq!(t.there("avernus_station.a"), "wraith, valkyrie", "no Medic in the air");
}

/// BW-INS-01, BW-INS-02, BW-INS-05, BW-INS-07, BW-ICC-02, BW-ICC-03, BW-ICC-04, BW-ICC-05, BW-DX-14: an Infested
/// Command Center is no base, but Infested Terrans are built at it.
#[test]
fn an_infested_command_center_builds_infested_terrans() {
    let mut t = brood_war(&[ZERG, TERRAN]);
    t.site(0, Site::InfestedCommandCenter, "torus.c").units(0, "torus.c", "zergling").workers(0, 6);
    t.base(1, "tarsonis.a");
    assert!(t.game.is_friendly(Seat(0), area("torus.c")) && !t.game.is_empty(area("torus.c")));
    assert!(t.game.base_on(Seat(0), planet("torus")).is_none());
    t.order(0, "build", "torus");
    assert!(t.can(0, "build infested_terran torus.b"));
    assert!(!t.options(0).iter().any(|option| option.starts_with("build zergling")));
    t.acts(0, "build infested_terran torus.c; pay").pass_to(0, "found");
    assert_eq!(t.there("torus.c"), "zergling, infested_terran");
    assert!(!t.can(0, "found torus.c"), "never a base beside it");
}

/// BW-INS-03, BW-INS-04, BW-INS-09, BW-INS-10, BW-INS-11, BW-INS-12, BW-RGP-01: it falls like a base, keeps nobody in
/// the game, and its owner may destroy it.
#[test]
fn installations_fall_like_bases() {
    let mut t = brood_war(&[ZERG, TERRAN]);
    t.site(0, Site::InfestedCommandCenter, "torus.c").base(0, "helios.a").base(1, "tarsonis.a");
    t.units(1, "torus.c", "marine").regroup_from(1);
    assert!(t.game.area(area("torus.c")).base.is_none());

    let mut t = brood_war(&[ZERG, TERRAN]);
    t.site(0, Site::InfestedCommandCenter, "torus.c").base(0, "torus.a").base(1, "tarsonis.a");
    t.workers(0, 6).order(0, "build", "torus").acts(0, "scrap; scrap-site torus.c");
    assert!(t.game.area(area("torus.c")).base.is_none());
    assert!(!t.game.presence(Seat(0)).has(planet("pridewater")));
}

/// BW-CARD-72, BW-ICC-01, BW-RGP-13: a Queen beside a Terran base that falls may infest it.
#[test]
fn a_queen_infests_a_command_center() {
    let mut t = brood_war(&[ZERG, TERRAN]);
    t.units(0, "torus.c", "queen").base(1, "torus.c").base(1, "tarsonis.a").base(0, "helios.a");
    t.tech(0, "zerg_infest_command_center").regroup_from(1);
    assert!(t.can(0, "area torus.c") && t.can(0, "done"));
    t.act(0, "area torus.c");
    let here = t.game.area(area("torus.c"));
    assert_eq!((here.base.seat(), here.site), (Some(Seat(0)), Site::InfestedCommandCenter));
}

/// BW-MOD-01, BW-MOD-02, BW-CMP-07, BW-FSH-01: one of each new module, with its price and more spaces.
#[test]
fn new_modules() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a").workers(0, 9);
    assert_eq!(t.game.sheet(Seat(0)).module_spaces, 7);
    t.order(0, "build", "torus").pass_to(0, "module");
    for module in ["defensive", "assist", "offensive"] {
        assert!(t.can(0, &format!("module {module}")), "{module}");
    }
    let gas = |race: usize| {
        crate::content::content_of(t.game.rules.expansion).races[race]
            .module_prices
            .map(|price| price.gas)
    };
    assert_eq!(
        (&gas(0)[3..], &gas(1)[3..], &gas(2)[3..]),
        (&[2, 1, 2][..], &[2, 2, 1][..], &[1, 2, 2][..])
    );
    t.acts(0, "module assist; pay");
    assert!(!t.can(0, "module assist"));
}

/// BW-EX-07, BW-MAS-01, BW-MAS-02, BW-MAS-03, BW-MAS-04, BW-DX-40: one assist unit of an area does not count.
#[test]
fn the_assist_module_makes_room() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.module(0, "assist").units(0, "torus.c", "marine 4").base(0, "torus.a").base(1, "tarsonis.a");
    let (seat, medic) = (Seat(0), unit("medic"));
    assert!(t.game.may_stand(seat, medic, area("torus.c")).is_ok());
    assert!(t.game.may_stand(seat, unit("marine"), area("torus.c")).is_err());
    t.units(0, "torus.c", "medic");
    assert_eq!(t.game.room(area("torus.c")), 0);
    assert!(t.game.may_stand(seat, medic, area("torus.c")).is_err(), "the second one counts");

    let mut t = brood_war(&[TERRAN, ZERG]);
    t.module(0, "assist").units(0, "torus.c", "marine 4, medic").units(1, "torus.a", "zergling");
    t.order(0, "mobilize", "torus");
    for _ in 0..4 {
        t.acts(0, "move marine torus.c; to torus.a");
    }
    assert!(t.can(0, "move medic torus.c"), "two and two, and the Medic");
    t.acts(0, "move medic torus.c; to torus.a; done");
    assert_eq!(t.fighters(0), "marine 4, medic");
}

/// BW-MAS-01, SC-RETR-02: whoever sends the assist unit away no longer has the room it made.
#[test]
fn without_the_assist_unit_more_must_leave() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.module(0, "assist").units(0, "torus.c", "marine 4, medic").units(1, "torus.a", "zergling");
    t.base(0, "helios.a").base(1, "tarsonis.a").transport(0, "r0").order(0, "mobilize", "torus");
    for unit in ["marine", "marine", "marine", "marine", "medic"] {
        t.acts(0, &format!("move {unit} torus.c; to torus.a"));
    }
    t.act(0, "done");
    t.game.fight_mut().fighters[5].fate = Fate::Gone; // the Zergling
    t.game.lose_figure(Seat(1), unit("zergling"), area("torus.a"), &mut kernel::NoLog);
    t.game.set_stage(crate::battle::Stage::Aftermath);
    while t.game.step() != Step::Battle {
        t.game.pop();
    }
    t.run();
    assert_eq!(t.options(0), ["leave marine", "leave medic"], "three count where two may stand");
    t.act(0, "leave medic");
    assert!(t.can(0, "retreat torus.c"), "four Marines were two too many: {:?}", t.options(0));
    t.act(0, "retreat torus.c");
    assert_eq!(
        (t.there("torus.a"), t.there("torus.c")),
        ("marine 2".into(), "marine 2, medic".into())
    );
}

/// BW-MAS-04, SC-RETR-09: in a retreat the assist unit that needs no room is not lost for lack of it.
#[test]
fn the_exempt_assist_unit_is_not_lost_in_a_retreat() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.module(0, "assist").units(0, "torus.c", "marine 2, medic").units(1, "torus.a", "zergling");
    t.base(0, "tarsonis.b").base(1, "tarsonis.a").units(0, "torus.b", "marine 2");
    let room = t.game.room(area("torus.b"));
    t.order(0, "mobilize", "torus");
    for unit in ["marine", "marine", "medic"] {
        t.acts(0, &format!("move {unit} torus.c; to torus.a"));
    }
    t.act(0, "done");
    t.game.set_stage(crate::battle::Stage::Aftermath);
    while t.game.step() != Step::Battle {
        t.game.pop();
    }
    t.run().act(0, "retreat torus.b");
    assert_eq!(room, 0, "Torus b is full of Marines");
    assert_eq!(t.there("torus.b"), "marine 2, medic", "both Marines are lost, the Medic is not");
}

/// BW-MOF-01, BW-MOF-02, BW-DX-15: past orbital defense, at the price of the transports.
#[test]
fn the_offensive_module_breaks_through() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.units(0, "torus.a", "marine").units(0, "pridewater.a", "marine").base(0, "torus.c");
    t.transport(0, "r0").transport(0, "r1").base(1, "helios.a").modules(1, [0, 0, 1]);
    t.stack("tarsonis", "1 build").order(0, "mobilize", "helios");
    t.act(0, "move marine torus.a");
    assert!(!t.can(0, "to helios.a"), "orbital defense");
    t.act(0, "to helios.b").pass(0);

    let mut t = brood_war(&[TERRAN, ZERG]);
    t.module(0, "offensive").units(0, "torus.a", "marine").units(0, "pridewater.a", "marine");
    t.base(0, "torus.c").transport(0, "r0").transport(0, "r1").base(1, "helios.a");
    t.modules(1, [0, 0, 1]).stack("tarsonis", "1 build").order(0, "mobilize", "helios");
    t.acts(0, "move marine torus.a; to helios.a; move marine pridewater.a; to helios.b");
    t.pass(0);
    assert_eq!(t.transports(0), ["r1"], "only the one that was used into that area");
}
