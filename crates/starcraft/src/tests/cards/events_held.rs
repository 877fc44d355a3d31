//! Event cards held in the play area until their moment.

use super::*;

/// SC-EVT-10, SC-EVT-11, SC-EVT-12, SC-EVT-13, SC-EVT-24, SC-EVT-25, SC-EVT-26, SC-EVT-33:
/// executed in step 8 such a card is laid out and waits.
#[test]
fn held_cards_go_to_the_play_area() {
    let held = [
        "retreat_stage_1",
        "retreat_stage_2",
        "advanced_reconnaissance",
        "flawless_defense_plan",
        "flawless_attack_plan",
        "preemptive_action",
        "unexpected_action",
        "double_time",
    ];
    for event in held {
        let mut t = step_eight([ZERG, TERRAN], &[event]);
        t.event(0, "defensive_strategy");
        play(&mut t, event);
        assert!(among(t.seat(0).events, event));
        assert!(among(t.seat(0).events, "defensive_strategy"), "they are no strategies");
        assert!(!among(t.game.events.discard, event));
        assert!(!t.happened(&Event::EventUsed { seat: Seat(0), event: kind(event) }));
    }
}

// ---- Retreat

/// SC-EVT-10, SC-EVT-24: the battle is called off, nobody draws; the defenders go to one friendly
/// or empty area of the planet, never over a transport; the card is discarded.
#[test]
fn retreat_calls_the_battle_off() {
    for event in ["retreat_stage_1", "retreat_stage_2"] {
        let mut t = battlefield([ZERG, TERRAN], "zergling 2", "marine, firebat");
        t.deck(0, &["zerg_01"]).deck(1, &["terran_01"]).transport(1, "r1");
        t.event(1, event).units(0, "helios.a", "zergling").units(1, "helios.d", "marine");
        attack(&mut t);
        assert_eq!(t.options(1), [format!("use {event}"), "done".into()]);
        t.act(1, &format!("use {event}"));
        assert_eq!(t.options(1), ["retreat helios.c", "retreat helios.d"]);
        t.act(1, "retreat helios.d");
        assert_eq!(
            (t.there("helios.b"), t.there("helios.d")),
            ("zergling 2".into(), "marine 2, firebat".into())
        );
        assert_eq!((t.hand_size(0), t.hand_size(1)), (0, 0), "no draws, no Healing");
        assert!(t.happened(&Event::BattleCalledOff { seat: Seat(1) }));
        assert!(among(t.game.events.discard, event) && t.seat(1).events.is_empty());
        assert!(t.game.battle.is_none());
    }
}

/// SC-EVT-10, SC-EVT-24, SC-EVT-41: units beyond the limit of the area are destroyed, the owner
/// chooses which.
#[test]
fn retreat_into_a_small_area_costs_units() {
    for event in ["retreat_stage_1", "retreat_stage_2"] {
        let mut t = battlefield([ZERG, TERRAN], "zergling", "marine 2, firebat");
        t.event(1, event);
        attack(&mut t);
        t.acts(1, &format!("use {event}; retreat helios.a")); // two units
        assert_eq!(t.options(1), ["lose marine", "lose firebat"]);
        t.act(1, "lose marine");
        assert_eq!(t.there("helios.a"), "marine, firebat");
        assert_eq!(army(&t, 1), "marine, firebat");
    }
}

/// SC-EVT-10, SC-EVT-24: without any such area all of them are destroyed.
#[test]
fn retreat_without_a_place_to_go_loses_everything() {
    let mut t = battlefield([ZERG, TERRAN], "zergling", "marine 2");
    t.event(1, "retreat_stage_1").transport(1, "r1");
    for place in ["helios.a", "helios.c", "helios.d"] {
        t.units(0, place, "zergling");
    }
    attack(&mut t);
    t.act(1, "use retreat_stage_1");
    assert_eq!(army(&t, 1), "");
    assert_eq!(t.there("helios.b"), "zergling");
}

/// SC-EVT-10, SC-EVT-24, SC-EVT-40: the attacker may use it too; the defender then gets no
/// start-of-battle ability.
#[test]
fn the_attacker_may_retreat_too() {
    let mut t = battlefield([ZERG, TERRAN], "zergling 2", "marine");
    t.event(0, "retreat_stage_2").event(1, "flawless_defense_plan");
    attack(&mut t);
    t.act(0, "use retreat_stage_2");
    assert_eq!(t.options(0), ["retreat helios.a", "retreat helios.c", "retreat helios.d"]);
    t.act(0, "retreat helios.a");
    assert_eq!((t.there("helios.b"), t.there("helios.a")), ("marine".into(), "zergling 2".into()));
    assert!(among(t.seat(1).events, "flawless_defense_plan"), "it was not offered");
}

/// SC-EVT-10: after a Retreat of the defender attackers beyond the plain unit limit must leave.
#[test]
fn attackers_beyond_the_limit_leave_after_a_retreat() {
    let mut t = battlefield([ZERG, TERRAN], "zergling 6", "marine");
    t.event(1, "retreat_stage_1");
    attack(&mut t);
    t.acts(1, "use retreat_stage_1; retreat helios.a");
    assert_eq!(t.asked(), 0);
    assert!(t.can(0, "retreat torus.b"), "by the normal rules, over a transport");
    assert!(!t.can(0, "retreat helios.a"), "the Marine is there");
    t.act(0, "retreat torus.b");
    assert_eq!(
        (t.there("helios.b"), t.there("torus.b")),
        ("zergling 4".into(), "zergling 2".into())
    );
}

// ---- Advanced Reconnaissance

fn recon(seats: &[u8]) -> Table {
    let mut t = battlefield([ZERG, TERRAN], "zergling 2", "marine 2");
    t.hand(0, &["zerg_01", "zerg_02", "zerg_03"]).hand(1, &["terran_01", "terran_02", "terran_03"]);
    for &seat in seats {
        t.event(seat, "advanced_reconnaissance");
    }
    attack(&mut t);
    for &seat in seats {
        t.act(seat, "use advanced_reconnaissance");
        assert!(t.seat(seat).events.is_empty());
    }
    t
}

fn shown(t: &Table, seat: u8) -> usize {
    let of_seat = |event: &&Event| matches!(event, Event::CardShown { seat: s, .. } if s.0 == seat);
    t.log.iter().filter(of_seat).count()
}

/// SC-EVT-11: the opponent places all their cards first and face up, the user then face down.
#[test]
fn advanced_reconnaissance_shows_the_cards_of_the_opponent() {
    let mut t = recon(&[0]);
    assert_eq!(t.asked(), 1);
    t.act(1, "card terran_01");
    assert_eq!((shown(&t, 1), t.asked()), (1, 1));
    t.act(1, "card terran_02");
    assert_eq!((shown(&t, 1), t.asked()), (2, 0));
    let view = t.game.view(kernel::Viewer::Seat(Seat(0)));
    assert!(serde_json::to_string(&view.battle).expect("plain data").contains("terran_02"));
    t.act(0, "card zerg_01");
    assert_eq!(shown(&t, 0), 0, "the user places face down");
    let view = t.game.view(kernel::Viewer::Seat(Seat(1)));
    assert!(!serde_json::to_string(&view.battle).expect("plain data").contains("zerg_01"));
}

/// SC-EVT-11: a defender may use it as well, the attacker is first anyway.
#[test]
fn a_defender_may_use_reconnaissance() {
    let mut t = recon(&[1]);
    assert_eq!(t.asked(), 0);
    t.act(0, "card zerg_01");
    assert_eq!((shown(&t, 0), t.asked()), (1, 0));
    t.act(0, "card zerg_02");
    t.act(1, "card terran_01");
    assert_eq!((shown(&t, 0), shown(&t, 1)), (2, 0));
}

/// SC-EVT-11: if both use it both place face up, the attacker first.
#[test]
fn both_may_use_reconnaissance() {
    let mut t = recon(&[0, 1]);
    assert_eq!(t.asked(), 0);
    t.acts(0, "card zerg_01; card zerg_02");
    assert_eq!(shown(&t, 0), 2);
    t.act(1, "card terran_01");
    assert_eq!(shown(&t, 1), 1);
}

/// SC-EVT-11: a card placed face up is revealed by that: a lone reinforcement off the deck is
/// replaced at once, face up too.
#[test]
fn a_reinforcement_placed_face_up_is_replaced_at_once() {
    let mut t = battlefield([ZERG, TERRAN], "zergling", "goliath");
    t.event(0, "advanced_reconnaissance").hand(0, &["zerg_01", "zerg_02"]);
    attack(&mut t);
    t.deck(1, &["terran_17", "terran_18"]).no_discards(1);
    t.game.players[1].discard.add(CardSet::one(card("terran_16")));
    t.act(0, "use advanced_reconnaissance");
    // They had only their deck: everything came of itself, until card 16 turned up.
    assert_eq!(t.asked(), 0);
    let battle = t.game.fight();
    assert_eq!(battle.skirmishes[0].cards[1].standard, Some(card("terran_16")));
    assert!(battle.skirmishes[0].cards[1].up);
    assert!(t.happened(&Event::CardShown { seat: Seat(1), skirmish: 0, card: card("terran_16") }));
}

// ---- Flawless Plans

/// SC-EVT-12, SC-EVT-25: +2 health, +2 attack in every own skirmish of this battle, in either
/// role; the card is spent.
#[test]
fn flawless_plans_help_in_every_skirmish() {
    for (event, attack_bonus, health_bonus) in
        [("flawless_defense_plan", 0, 2), ("flawless_attack_plan", 2, 0)]
    {
        for user in [0, 1] {
            let mut t = battlefield([ZERG, TERRAN], "zergling 2", "marine 2");
            t.event(user, event);
            t.hand(0, &["zerg_01", "zerg_02"]).hand(1, &["terran_02", "terran_03"]);
            attack(&mut t);
            t.act(user, &format!("use {event}"));
            t.act(0, "card zerg_01");
            t.act(1, "card terran_02");
            t.act(0, "skirmish 0");
            let mut attacks = [[6, 5], [5, 5]];
            let mut healths = [[3, 4], [4, 5]];
            for skirmish in 0..2 {
                attacks[skirmish][user as usize] += attack_bonus;
                healths[skirmish][user as usize] += health_bonus;
                let expected = (attacks[skirmish], healths[skirmish]);
                assert_eq!(t.compared(skirmish as u8), expected, "{event} of seat {user}");
            }
            assert!(t.seat(user).events.is_empty() && among(t.game.events.discard, event));
        }
    }
}

/// SC-EVT-40: one start-of-battle card per player and battle.
#[test]
fn a_player_uses_one_plan_per_battle() {
    let mut t = battlefield([ZERG, TERRAN], "zergling", "marine");
    t.event(0, "flawless_attack_plan").event(0, "flawless_defense_plan");
    t.event(1, "flawless_attack_plan").event(1, "retreat_stage_1");
    t.hand(0, &["zerg_01"]).hand(1, &["terran_01"]);
    attack(&mut t);
    assert_eq!(t.options(0).len(), 3);
    t.act(0, "use flawless_attack_plan");
    assert_eq!(t.asked(), 1, "no second card for the attacker");
    t.act(1, "use flawless_attack_plan");
    assert!(among(t.seat(0).events, "flawless_defense_plan"));
    assert!(among(t.seat(1).events, "retreat_stage_1"));
    assert_eq!(t.compared(0), ([8, 8], [3, 4]));
}

// ---- orders

/// Places the first order that is offered.
fn place(t: &mut Table) {
    let seat = t.asked();
    let first = t.options(seat)[0].clone();
    assert!(first.starts_with("order "), "{first}");
    t.act(seat, &first);
}

/// SC-EVT-13, SC-AMB-82: one order before the first cycle, by the normal rules, then the usual
/// four.
#[test]
fn preemptive_action_adds_an_order_at_the_start() {
    let mut t = step_eight([ZERG, TERRAN], &[]);
    t.event(0, "preemptive_action").planning();
    assert_eq!(t.options(0), ["use preemptive_action", "done"]);
    t.act(0, "use preemptive_action");
    assert!(among(t.game.events.discard, "preemptive_action") && t.seat(0).events.is_empty());
    assert!(t.can(0, "order build torus") && !t.can(0, "order build tarsonis"), "out of reach");
    assert!(!t.can(0, "order special_build torus"), "no module");
    t.act(0, "order build torus");
    assert_eq!(t.asked(), 0, "the first cycle begins with the first player");
    for _ in 0..8 {
        place(&mut t);
    }
    assert_eq!((t.game.orders.count(Seat(0)), t.game.orders.count(Seat(1))), (5, 4));
}

/// SC-EVT-26, SC-AMB-82: one order after the fourth cycle.
#[test]
fn unexpected_action_adds_an_order_at_the_end() {
    let mut t = step_eight([ZERG, TERRAN], &[]);
    t.event(1, "unexpected_action").planning();
    for _ in 0..8 {
        place(&mut t);
    }
    assert_eq!(t.options(1), ["use unexpected_action", "done"]);
    t.act(1, "use unexpected_action");
    place(&mut t);
    assert_eq!((t.game.orders.count(Seat(0)), t.game.orders.count(Seat(1))), (4, 5));
    assert!(among(t.game.events.discard, "unexpected_action"));
    assert_eq!(t.game.phase(), "execution");
}

/// SC-EVT-13, SC-EVT-26: both are optional and may be kept for a later round.
#[test]
fn order_cards_may_be_kept() {
    let mut t = step_eight([ZERG, TERRAN], &[]);
    t.event(0, "preemptive_action").event(0, "unexpected_action").planning();
    t.act(0, "done");
    for _ in 0..8 {
        place(&mut t);
    }
    assert_eq!(t.options(0), ["use unexpected_action", "done"]);
    t.act(0, "done");
    assert_eq!((t.game.orders.count(Seat(0)), t.seat(0).events.len()), (4, 2));
}

/// SC-AMB-82: one order per card, each with an unused token: after two Preemptive Actions and the
/// usual four all six standard tokens are used, so Unexpected Action cannot be.
#[test]
fn an_extra_order_needs_an_unused_token() {
    let mut t = step_eight([ZERG, TERRAN], &[]);
    t.event(0, "preemptive_action").event(0, "preemptive_action").event(0, "unexpected_action");
    t.planning();
    for _ in 0..2 {
        t.act(0, "use preemptive_action");
        place(&mut t);
    }
    for _ in 0..8 {
        place(&mut t);
    }
    assert_eq!(t.game.orders.count(Seat(0)), 6);
    assert_eq!(t.game.phase(), "execution", "Unexpected Action was not offered");
    assert!(among(t.seat(0).events, "unexpected_action"));
}

/// SC-AMB-82: special orders count against the limit of the whole phase.
#[test]
fn an_extra_order_counts_against_the_special_limit() {
    let mut t = step_eight([ZERG, TERRAN], &[]);
    t.modules(0, [0, 1, 0]).event(0, "preemptive_action").event(0, "unexpected_action").planning();
    t.act(0, "use preemptive_action");
    t.act(0, "order special_research torus");
    for _ in 0..4 {
        assert!(t.options(0).iter().all(|option| !option.contains("special")));
        place(&mut t);
        place(&mut t);
    }
    t.act(0, "use unexpected_action");
    assert!(t.options(0).iter().all(|option| !option.contains("special")));
}

// ---- Double Time

fn double_time() -> Table {
    let mut t = step_eight([ZERG, TERRAN], &[]);
    t.event(0, "double_time").holds(0, &["torus.b"]);
    let here = t.game.area_mut(area("torus.b"));
    (here.workers, here.depletion) = (2, 1); // capacity 1, mined by force once
    let player = &mut t.game.players[0];
    (player.permanent, player.unavailable) = ([2, 1], 1);
    t.stack("tarsonis", "1 build");
    t
}

/// SC-EVT-33, SC-AMB-99: after the decision to execute all workers come back from Resource cards
/// and permanent resources, not the unavailable ones; depletion stays.
#[test]
fn double_time_brings_the_workers_back() {
    let mut t = double_time();
    t.reveal(0, "build", "torus");
    assert_eq!(t.options(0), ["execute", "event"], "not before the decision");
    t.act(0, "execute");
    assert_eq!(t.options(0), ["use double_time", "done"]);
    t.act(0, "use double_time");
    let player = t.seat(0);
    assert_eq!((player.pool, player.permanent, player.unavailable), (5, [0, 0], 1));
    assert_eq!(t.game.area(area("torus.b")).workers, 0);
    assert_eq!(t.game.area(area("torus.b")).depletion, 1);
    assert!(among(t.game.events.discard, "double_time"));
    // The capacity is free again; the next worker beyond it depletes the area.
    t.acts(0, "done; building spire; pay-from torus.b");
    assert_eq!(t.game.area(area("torus.b")).depletion, 1);
    t.act(0, "pay-from torus.b");
    assert_eq!(t.game.area(area("torus.b")).depletion, 2);
}

/// SC-EVT-33, SC-AMB-99: it may be kept, and has no place with the Event option or at the order
/// of another player.
#[test]
fn double_time_is_for_own_orders_that_are_executed() {
    let mut t = double_time();
    t.order(0, "build", "torus");
    t.act(0, "done");
    assert_eq!((t.seat(0).pool, t.seat(0).events.len()), (0, 1));
    let mut t = double_time();
    t.reveal(0, "build", "torus");
    t.act(0, "event");
    assert_eq!((t.seat(0).pool, t.seat(0).events.len()), (0, 1));
    assert_eq!(t.asked(), 1);
    t.act(1, "execute");
    assert!(!t.can(0, "use double_time") && !t.can(1, "use double_time"));
}
