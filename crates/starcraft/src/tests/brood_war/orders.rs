//! Special orders and their pool, strategic areas, the Defend order.

use super::*;

/// BW-EX-01, BW-SOP-01, BW-SOP-02: special orders are placed without modules, one of each kind.
#[test]
fn special_orders_are_placed_freely() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a").planning();
    for kind in ["build", "mobilize", "research"] {
        assert!(t.can(0, &format!("order special_{kind} helios")), "{kind}");
    }
    t.act(0, "order special_build torus").act(1, "order build tarsonis");
    assert!(!t.can(0, "order special_build torus"), "BW-DX-25: there is one token of a kind");
    assert!(t.can(0, "order special_mobilize torus"));
}

/// BW-EX-01, BW-SOP-03, BW-SOP-04, BW-SOP-05, BW-SOP-09, BW-SOP-10, BW-DX-03: without an allowance the
/// Event card is all there is, and the token never enters the pool.
#[test]
fn without_modules_a_special_order_is_an_event_card() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a").reveal(0, "special_build", "torus");
    assert_eq!((t.seat(0).drawn.len(), t.pool(0)), (1, 0));
    assert!(t.game.order.is_none());
    t.modules(0, [0, 1, 0]).reveal(0, "special_build", "torus");
    assert!(t.can(0, "execute") && t.can(0, "event"), "BW-SOP-06: read when it is revealed");
    t.act(0, "event");
    assert_eq!((t.seat(0).drawn.len(), t.pool(0)), (2, 0));
}

/// BW-AMB-10, SC-AMB-111: own pieces may be destroyed before the guard token is placed, where it can matter.
#[test]
fn destruction_is_offered_at_a_defend_order() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a").units(0, "pridewater.a", "science_vessel 3");
    t.planning().act(0, "defend torus.a");
    assert_eq!((t.options(0), t.guards("torus.a")), (vec!["scrap".into(), "done".into()], 0));
    t.act(0, "done");
    assert_eq!(t.guards("torus.a"), 1);
}

/// BW-SOP-06, BW-SOP-07, BW-SOP-12, BW-SOP-13, BW-DX-01, BW-DX-39: an executed special order goes to the
/// pool, even if it did nothing, and uses up the allowance.
#[test]
fn executed_special_orders_fill_the_pool() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.units(0, "torus.a", "marine").base(1, "tarsonis.a").modules(0, [0, 1, 0]);
    t.stack("tarsonis", "1 build");
    t.order(0, "special_research", "torus").pass(0);
    assert_eq!((t.pool(0), t.seat(0).drawn.len()), (1, 0), "nothing happens without a base");
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.units(0, "torus.a", "marine").base(1, "tarsonis.a").modules(0, [0, 1, 0]);
    t.game.players[0].pooled = 0b100;
    t.stack("tarsonis", "1 build").reveal(0, "special_mobilize", "torus");
    assert_eq!((t.pool(0), t.seat(0).drawn.len()), (1, 1), "the pool is full");
    let left = t.game.tokens_left(Seat(0)).0;
    assert_eq!(left[5], 0, "what lies in the pool cannot be placed");
}

/// BW-SOP-08, BW-RGP-04, BW-DX-01: step 4 of Regrouping empties the pool.
#[test]
fn the_pool_is_emptied_in_step_four() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a");
    t.game.players[0].pooled = 0b101;
    t.regroup();
    assert_eq!(t.pool(0), 0);
}

/// BW-SOP-11, BW-SOP-14: an empty Event deck gives nothing, and the token is unused again.
#[test]
fn an_empty_event_deck_gives_nothing_for_a_special_order() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a");
    t.game.events.left = [0; 3];
    t.reveal(0, "special_build", "torus");
    assert_eq!((t.pool(0), t.seat(0).drawn.len()), (0, 0));
    assert_eq!(t.game.tokens_left(Seat(0)).0[3], 1);
}

/// BW-EX-03, BW-STR-01, BW-STR-02, BW-STR-06, BW-STR-07, BW-STR-09: who controls a strategic area may
/// treat a standard order there as the special one.
#[test]
fn a_strategic_area_makes_orders_special() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.instead_of_torus("hydrax").units(0, "hydrax.a", "wraith").base(0, "hydrax.b");
    t.base(1, "tarsonis.a").reveal(0, "build", "hydrax");
    assert!(t.can(0, "execute") && t.can(0, "execute-as special_build"));
    assert!(!t.can(0, "execute-as special_mobilize"), "it stays a Build order");
    let limit = t.game.build_limit(Seat(0));
    t.act(0, "execute-as special_build");
    assert_eq!(t.game.build_limit(Seat(0)), limit + 1);
    assert_eq!(t.game.discount(), crate::Discount::May);
    t.pass(0);
    assert_eq!(t.pool(0), 0);
    assert_eq!(t.game.tokens_left(Seat(0)).0[0], 2, "the token is unused again");
}

/// BW-STR-03, BW-STR-04, BW-STR-05, BW-STR-08, BW-DX-02, BW-DX-24: special orders there need no allowance
/// and do not go to the pool; elsewhere the area gives nothing.
#[test]
fn a_strategic_area_spares_the_pool() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.instead_of_torus("hydrax").units(0, "hydrax.a", "wraith").units(0, "helios.a", "marine");
    t.base(1, "tarsonis.a").order(0, "special_build", "hydrax").pass(0);
    assert_eq!((t.pool(0), t.game.tokens_left(Seat(0)).0[3]), (0, 1));
    t.reveal(0, "special_mobilize", "helios");
    assert_eq!((t.pool(0), t.seat(0).drawn.len()), (0, 1), "an Event card only");
    assert_eq!(print(area("hydrax.a")).amount, 0);
}

/// BW-DX-04: a standard Mobilize order treated as special draws two more cards and adds to the attack.
#[test]
fn a_mobilize_order_becomes_special_by_a_strategic_area() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.instead_of_torus("hydrax").units(0, "hydrax.a", "wraith").units(0, "hydrax.b", "marine");
    t.units(1, "hydrax.d", "zergling").reveal(0, "mobilize", "hydrax");
    t.acts(0, "execute-as special_mobilize; move marine hydrax.b; done");
    t.until("BonusDraw");
    assert_eq!(t.hand_size(0), 3);
    t.act(0, "draw");
    assert_eq!(t.hand_size(0), 5);
    assert_eq!(t.game.fight().sides[0].attack, 1);
}

/// BW-OPD-01, BW-OPD-02, BW-OPD-03, BW-OPD-04: disposable special orders need no allowance, but the token
/// may be gone for good.
#[test]
fn disposable_special_orders() {
    let option = ("special_orders", "disposable");
    let mut t = with_option(&[TERRAN, ZERG], option);
    t.units(0, "torus.a", "marine").base(1, "tarsonis.a");
    t.order(0, "special_research", "torus").pass(0);
    assert_eq!((t.pool(0), t.seat(0).disposed), (0, 0b100), "no room in the pool");
    assert_eq!(t.game.tokens_left(Seat(0)).0[5], 0);
    t.regroup();
    assert_eq!(t.seat(0).disposed, 0b100, "gone for good");

    let mut t = with_option(&[TERRAN, ZERG], option);
    t.units(0, "torus.a", "marine").base(1, "tarsonis.a").modules(0, [0, 1, 0]);
    t.stack("tarsonis", "1 build");
    t.order(0, "special_research", "torus").until("PutAway");
    t.pass_to(0, "dispose");
    assert!(t.can(0, "dispose") && t.can(0, "done"));
    t.act(0, "done");
    assert_eq!((t.pool(0), t.seat(0).disposed), (1, 0));
}

/// BW-DEF-01, BW-DEF-02, BW-DEF-04, BW-DEF-05, BW-DEF-06, BW-DEF-07, BW-DEF-09, BW-DEF-11, BW-CMP-09,
/// BW-GRD-08: played in the Planning Phase, carried out at once, into its own area only.
#[test]
fn the_defend_order_brings_units_and_a_guard_token() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.units(0, "torus.a", "marine").units(0, "torus.c", "marine").units(0, "helios.a", "goliath");
    t.base(1, "tarsonis.a").planning();
    assert!(t.can(0, "defend torus.a") && !t.can(0, "defend tarsonis.a"));
    t.act(0, "defend torus.a");
    let moves = t.options(0);
    assert!(moves.contains(&"move marine torus.c".to_owned()), "{moves:?}");
    assert!(!moves.contains(&"move goliath helios.a".to_owned()), "no transport");
    t.act(0, "move marine torus.c");
    assert_eq!(t.there("torus.a"), "marine 2", "its own area is the only one");
    t.pass(0);
    assert_eq!((t.guards("torus.a"), t.asked()), (1, 1));
    t.act(1, "order build tarsonis");
    assert!(!t.can(0, "defend torus.a"), "once a phase");
    assert_eq!(t.game.orders.count(Seat(0)), 0, "never in a stack");
}

/// Only one area can be moved to, so units go there without a question, and with the last of them moving is
/// over: whoever names the area all the same is understood.
#[test]
fn the_area_of_a_defend_order_may_be_named_though_it_goes_without_saying() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.units(0, "torus.a", "marine").units(0, "torus.c", "marine");
    t.base(1, "tarsonis.a").planning();
    t.act(0, "defend torus.a");
    let wanted = ["move marine torus.c", "to torus.a"].map(|text| text.parse().expect("an action"));
    let all = crate::draft::in_full(
        &kernel::Seen::new(&t.game, Seat(0)),
        &wanted,
        kernel::Unsaid::Payment,
    );
    assert_eq!(all, wanted[..1]);
}

/// BW-DEF-03, BW-DEF-08, BW-DEF-10, BW-DEF-13, BW-DX-22: it stands for one of the four placements, is never
/// revealed, and nobody draws for it.
#[test]
fn a_defend_order_uses_up_a_placement() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a").planning();
    for cycle in 0..4 {
        match cycle {
            1 => t.act(0, "defend torus.a").pass(0),
            _ => t.act(
                0,
                ["order build torus", "", "order research torus", "order mobilize torus"][cycle],
            ),
        };
        t.act(
            1,
            "order build tarsonis"
                .replace("build", ["build", "build", "research", "research"][cycle])
                .as_str(),
        );
    }
    assert_eq!((t.game.orders.count(Seat(0)), t.game.orders.count(Seat(1))), (3, 4));
    assert_eq!(t.game.phase(), "execution");
    assert_eq!(t.guards("torus.a"), 1, "also where nothing moved");
}

/// BW-DEF-12, BW-AMB-76: an order added by a card may be the Defend order.
#[test]
fn an_added_order_may_be_the_defend_order() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").base(1, "tarsonis.a").event(0, "preemptive_action").planning();
    t.act(0, "use preemptive_action").act(0, "defend torus.a").pass(0);
    assert_eq!(t.guards("torus.a"), 1);
    assert_eq!(t.game.phase(), "planning");
}

/// BW-DEF-14: what belongs to moving works with it; BW-AMB-10: a Terran base may lift off into the area.
#[test]
fn a_base_may_lift_off_to_the_defended_area() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.a").units(0, "torus.c", "marine").units(0, "torus.b", "marine");
    t.base(1, "tarsonis.a").planning().act(0, "defend torus.c");
    assert!(t.can(0, "lift torus.c") && !t.can(0, "lift torus.b"));
    t.act(0, "lift torus.c").pass(0);
    assert!(t.game.area(area("torus.c")).has_base(Seat(0)));
}
