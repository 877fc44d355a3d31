//! Steps 1 to 3 of a battle: the token, start-of-battle abilities, drawing cards.

use super::*;

/// SC-BATTLE-01, SC-BATTLE-02, SC-BATTLE-04: units moved beside enemy units fight, but only
/// when all movement is done; the active player is the attacker.
#[test]
fn a_battle_starts_after_all_movement_of_the_order() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling 3", "marine");
    t.order(0, "mobilize", "helios");
    t.acts(0, "move zergling torus.c; to helios.b");
    assert!(t.game.battle.is_none(), "the movement goes on");
    t.acts(0, "move zergling torus.c; to helios.a; done");
    let begins =
        Event::BattleBegins { attacker: Seat(0), defender: Seat(1), area: area("helios.b") };
    assert!(t.happened(&begins));
    assert!(
        t.when(|e| matches!(e, Event::UnitMoved { to, .. } if *to == area("helios.a")))
            < t.when(|e| *e == begins)
    );
    assert_eq!(t.game.fight().seats, [Seat(0), Seat(1)]);
    assert_eq!((t.fighters(0), t.fighters(1)), ("zergling".into(), "marine".into()));
    assert_eq!(t.there("helios.a"), "zergling");
}

/// SC-BATTLE-01: entering empty areas or an area with only a base starts no battle.
#[test]
fn without_enemy_units_there_is_no_battle() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling 2", "marine");
    t.base(1, "helios.d");
    t.order(0, "mobilize", "helios");
    t.acts(0, "move zergling torus.c; to helios.d; move zergling torus.c; to helios.a");
    assert_eq!(t.count(|e| matches!(e, Event::BattleBegins { .. })), 0);
    assert_eq!((t.there("helios.d"), t.there("helios.a")), ("zergling".into(), "zergling".into()));
}

/// SC-BATTLE-03, SC-BATTLE-05: the nine steps in their sequence, with one comparison of Combat
/// cards in each skirmish.
#[test]
fn a_battle_runs_through_nine_steps() {
    let mut t = field(["overmind", "arcturus_mengsk"], "mutalisk, zergling 2", "wraith, marine 2");
    t.event(0, "flawless_attack_plan");
    t.cards(0, &["zerg_14", "zerg_01", "zerg_02"]).deck(0, &["zerg_09", "zerg_10", "zerg_12"]);
    t.cards(1, &["terran_01", "terran_02", "terran_11"]).deck(1, &["terran_09"]);
    t.attack();
    t.act(0, "use flawless_attack_plan");
    t.acts(0, "pair mutalisk marine; pair zergling wraith");
    t.acts(0, "card zerg_14; card zerg_01; card zerg_02");
    t.acts(1, "card terran_01; card terran_11; card terran_02");
    t.acts(0, "skirmish 0; skirmish 1");
    t.act(0, "retreat helios.a");
    let sequence = [
        t.when(|e| matches!(e, Event::BattleBegins { .. })),
        t.when(|e| matches!(e, Event::EventUsed { .. })),
        t.when(|e| matches!(e, Event::CardsDrawn { seat: Seat(0), count: 3 })),
        t.when(|e| matches!(e, Event::CardsDrawn { seat: Seat(1), count: 1 })),
        t.when(|e| matches!(e, Event::Paired { .. })),
        t.when(|e| matches!(e, Event::CardPlaced { seat: Seat(0), .. })),
        t.when(|e| matches!(e, Event::CardPlaced { seat: Seat(1), .. })),
        t.when(|e| matches!(e, Event::CardShown { .. })),
        t.when(is_compared),
        t.when(|e| matches!(e, Event::SplashTriggered { .. })),
        t.when(|e| matches!(e, Event::BattleEnds { .. })),
        t.when(|e| matches!(e, Event::Retreated { .. })),
    ];
    assert!(sequence.is_sorted(), "{sequence:?}");
    assert_eq!(t.count(is_compared), 3);
    assert_eq!(t.count(|e| matches!(e, Event::CardPlaced { .. })), 6);
    assert!(t.is_over());
}

/// SC-BATTLE-06, SC-BATTLE-07: the token leaves its stack and marks the contested area, the
/// units stand beside the board; the order below is on top, but waits for the end of the battle.
#[test]
fn the_token_marks_the_area_and_uncovers_the_next_order() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling", "marine");
    t.stack("helios", "1 research").event(1, "flawless_defense_plan");
    t.cards(0, &["zerg_01"]).cards(1, &["terran_01"]);
    t.attack();
    assert_eq!(t.asked(), 1, "step 2 of the defender");
    let top = t.game.orders.top(planet("helios")).expect("an order is left");
    assert_eq!((top.seat, top.order), (Seat(1), Order::RESEARCH));
    assert_eq!(t.there("helios.b"), "", "the units are set out beside the board");
    let view = t.game.view(Viewer::Spectator);
    assert_eq!(view.battle.expect("a battle").area, area("helios.b"));
    assert_eq!(view.order.expect("face up").order, Order::MOBILIZE);
    assert_eq!(t.options(1), ["use flawless_defense_plan", "done"]);
    assert!(!t.can(1, "reveal helios"));
    t.act(1, "done");
    assert!(t.is_over());
    assert!(t.can(1, "reveal helios"));
}

/// SC-BATTLE-08: first the attacker, then the defender, one ability each.
#[test]
fn each_player_uses_at_most_one_ability_attacker_first() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling", "marine");
    t.event(0, "flawless_attack_plan").event(0, "flawless_defense_plan");
    t.event(1, "flawless_attack_plan").event(1, "flawless_defense_plan");
    t.cards(0, &["zerg_01"]).cards(1, &["terran_01"]);
    t.attack();
    assert_eq!(t.asked(), 0);
    t.act(0, "use flawless_attack_plan");
    assert_eq!(t.asked(), 1, "no second ability for the attacker");
    assert!(t.can(1, "done"), "it is a choice");
    t.act(1, "use flawless_defense_plan");
    // 6/3 with +2 attack against 6/4 with +2 health.
    assert_eq!(t.compared(0), ([8, 6], [3, 6]));
    assert_eq!((t.seat(0).events.len(), t.seat(1).events.len()), (1, 1));
}

/// SC-BATTLE-29: exactly the cards with that moment are abilities of step 2, in either role.
#[test]
fn only_certain_cards_are_start_of_battle_abilities() {
    let mut t = field(["overmind", "tassadar"], "zergling, defiler", "zealot");
    for seat in [0, 1] {
        t.event(seat, "retreat_stage_2").event(seat, "flawless_attack_plan");
        t.event(seat, "advanced_reconnaissance").workers(seat, 1);
    }
    t.event(0, "flawless_defense_plan").event(0, "aggressive_strategy");
    t.event(1, "defensive_strategy");
    t.tech(0, "zerg_consume").tech(0, "zerg_metabolic_boost");
    t.tech(1, "protoss_observers").tech(1, "protoss_cloaking_field");
    t.attack();
    let offered = |t: &Table, seat: u8, own: &[&str]| {
        let mut options = t.options(seat);
        options.sort();
        let mut expected =
            vec!["use advanced_reconnaissance", "use flawless_attack_plan", "use retreat_stage_2"];
        expected.push("done");
        expected.extend(own);
        expected.sort_unstable();
        assert_eq!(options, expected);
    };
    offered(&t, 0, &["ability zerg_consume", "use flawless_defense_plan"]);
    t.act(0, "done");
    offered(&t, 1, &["ability protoss_observers"]);
}

/// SC-BATTLE-29: Scanner Sweep is the Terran one; without its price or its unit an ability is
/// not offered.
#[test]
fn an_ability_needs_its_price_and_its_unit() {
    let mut t = field(["arcturus_mengsk", "tassadar"], "marine 2", "zealot");
    t.tech(0, "terran_scanner_sweep").tech(1, "protoss_observers").workers(1, 0);
    t.attack();
    assert_eq!(t.options(0), ["ability terran_scanner_sweep", "done"]);
    t.act(0, "ability terran_scanner_sweep");
    assert!(t.game.fight().sides[0].detector && !t.game.fight().sides[1].detector);
    assert_eq!(t.asked(), 0, "the defender cannot pay for their Observers");

    let mut t = field(["overmind", "tassadar"], "zergling 2", "zealot");
    t.tech(0, "zerg_consume").workers(0, 1);
    t.attack();
    assert!(!t.can(0, "ability zerg_consume"), "there is no Defiler in the battle");
}

/// SC-BATTLE-09: the attacker draws 3 cards, then the defender 1.
#[test]
fn the_attacker_draws_three_cards_and_the_defender_one() {
    let mut t = field(["jim_raynor", "arcturus_mengsk"], "marine 2", "marine");
    t.attack();
    assert_eq!((t.hand_size(0), t.hand_size(1)), (3, 1));
    assert!(
        t.when(|e| matches!(e, Event::CardsDrawn { seat: Seat(0), count: 3 }))
            < t.when(|e| matches!(e, Event::CardsDrawn { seat: Seat(1), count: 1 }))
    );
}

/// SC-BATTLE-10, SC-EXD-18: Shields give the Protoss defender 3 cards, as attacker they have none
/// of it; a special Mobilize gives 5.
#[test]
fn shields_and_a_special_mobilize_add_draws() {
    let mut t = field(["overmind", "tassadar"], "zergling 2", "zealot");
    t.attack();
    assert_eq!((t.hand_size(0), t.hand_size(1)), (3, 3));

    let mut t = field(["overmind", "tassadar"], "zergling 2", "zealot");
    t.attack_with("special_mobilize", "torus.c", "helios.b");
    assert_eq!((t.hand_size(0), t.hand_size(1)), (3, 0), "the attacker draws all of theirs first");
    assert_eq!(t.options(0), ["draw", "done"]);
    t.act(0, "draw");
    assert_eq!((t.hand_size(0), t.hand_size(1)), (5, 3));

    let mut t = field(["tassadar", "overmind"], "zealot 2", "zergling");
    t.attack();
    assert_eq!((t.hand_size(0), t.hand_size(1)), (3, 1));
}

/// SC-BATTLE-10, SC-BATTLE-29, SC-EXD-24: the draws add up to 6 and 5, the optional ones may be
/// declined one by one, and both may still use an ability.
#[test]
fn all_draws_add_up() {
    for take in [true, false] {
        let mut t = field(["overmind", "tassadar"], "zergling 2", "zealot");
        t.event(0, "aggressive_strategy").event(1, "defensive_strategy");
        t.event(0, "flawless_attack_plan").event(1, "flawless_defense_plan");
        t.attack_with("special_mobilize", "torus.c", "helios.b");
        t.act(0, "use flawless_attack_plan").act(1, "use flawless_defense_plan");
        for seat in [0, 0, 1] {
            assert_eq!(t.asked(), seat);
            assert_eq!(t.options(seat), ["draw", "done"]);
            t.act(seat, if take { "draw" } else { "done" });
        }
        let expected = if take { (6, 5) } else { (3, 3) };
        assert_eq!((t.hand_size(0), t.hand_size(1)), expected);
    }
}

/// SC-BATTLE-10: each card's draw is an offer of its own, whole or not at all.
#[test]
fn two_strategies_are_two_offers() {
    let mut t = field(["jim_raynor", "arcturus_mengsk"], "marine 2", "marine");
    t.event(1, "defensive_strategy").event(1, "defensive_strategy");
    t.attack();
    t.act(1, "draw").act(1, "done");
    assert_eq!(t.hand_size(1), 3);
}

/// SC-BATTLE-28, SC-EXD-32: Consume takes the last attacker; nothing is drawn, paired or placed,
/// the defenders stay, and Healing still gives a card.
#[test]
fn a_side_without_units_skips_to_the_end() {
    let mut t = field(["overmind", "arcturus_mengsk"], "defiler", "marine");
    t.tech(0, "zerg_consume").event(1, "flawless_attack_plan");
    t.attack();
    t.act(0, "ability zerg_consume");
    assert_eq!(t.asked(), 1, "the only unit is given up at once; the defender may use their card");
    assert_eq!(t.hand_size(0), 3);
    t.act(1, "done");
    assert!(t.is_over());
    assert_eq!(t.there("helios.b"), "marine");
    assert_eq!((t.hand_size(0), t.hand_size(1)), (4, 0));
    assert_eq!(t.count(|e| matches!(e, Event::Paired { .. } | Event::CardPlaced { .. })), 0);
    assert_eq!(t.seat(0).figures, [0; KINDS]);
}

/// SC-EXD-31: Retreat of the defender calls the battle off: one unit fits, one is destroyed, two
/// attackers beyond the limit of 3 retreat, nobody draws, no Healing.
#[test]
fn the_card_retreat_calls_the_battle_off() {
    let mut t = table(&["overmind", "tassadar"]);
    t.units(0, "pridewater.a", "zergling 5").transport(0, "r2").base(0, "torus.c");
    t.units(1, "tarsonis.a", "zealot, dragoon").units(1, "tarsonis.c", "zealot 2");
    t.base(1, "tarsonis.b").transport(1, "r2").event(1, "retreat_stage_1");
    t.stack("helios", "1 build");
    t.attack_with("mobilize", "pridewater.a", "tarsonis.a");
    assert_eq!(t.options(1), ["use retreat_stage_1", "done"]);
    t.act(1, "use retreat_stage_1");
    assert_eq!(t.options(1), ["retreat tarsonis.b", "retreat tarsonis.c"], "only on the planet");
    t.act(1, "retreat tarsonis.c");
    assert_eq!(t.options(1), ["lose zealot", "lose dragoon"]);
    t.act(1, "lose zealot");
    assert_eq!(t.there("tarsonis.c"), "zealot 2, dragoon");
    assert_eq!(
        t.options(0),
        ["retreat pridewater.a", "retreat pridewater.b", "retreat pridewater.c"]
    );
    t.act(0, "retreat pridewater.b");
    assert!(t.is_over());
    assert_eq!(t.there("tarsonis.a"), "zergling 3");
    assert_eq!(t.there("pridewater.b"), "zergling 2");
    assert_eq!((t.hand_size(0), t.hand_size(1)), (0, 0));
    assert_eq!(t.count(|e| matches!(e, Event::Paired { .. } | Event::CardsDrawn { .. })), 0);
}
