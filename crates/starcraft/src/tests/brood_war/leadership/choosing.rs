//! Choosing, showing and resolving Leadership cards.

use super::*;
use kernel::Viewer;

/// BW-LDR-01, BW-LDR-15, BW-SPV-01, BW-HRO-01, BW-CMP-12: seven cards each, of three stages; one special victory, seven
/// heroes in all, all of Stage II.
#[test]
fn the_decks() {
    for faction in Faction::all() {
        let deck: Vec<Leader> = (0..LEADERS).map(|place| Leader::of(faction, place)).collect();
        let stages: Vec<u8> = deck.iter().map(|leader| leader.face().stage).collect();
        assert_eq!(stages, [1, 1, 1, 2, 2, 3, 3]);
        let special: Vec<_> = deck.iter().filter(|leader| leader.face().special_victory).collect();
        assert_eq!(special.len(), 1);
        assert_eq!(special[0].face().stage, 1);
        assert!(deck.iter().any(|leader| leader.face().hero.is_some()));
        assert!(
            deck.iter().all(|leader| leader.face().start.is_some() == (leader.face().stage == 1))
        );
    }
    let heroes: Vec<Leader> = Leader::all().filter(|leader| leader.face().hero.is_some()).collect();
    assert_eq!((heroes.len(), Leader::all().count()), (7, 42));
    assert!(heroes.iter().all(|leader| leader.face().stage == 2));
    let tassadar: Faction = PROTOSS.parse().expect("a faction");
    assert_eq!(heroes.iter().filter(|leader| leader.faction() == tassadar).count(), 2);
}

/// BW-LDR-03, BW-LDR-07, BW-LDR-08, BW-LDR-18, BW-RGP-05: everybody chooses one of two at the same time; nobody sees it
/// before all have chosen.
#[test]
fn chosen_in_secret_and_shown_together() {
    let mut t = led(&[TERRAN, ZERG]);
    t.choosing(2);
    assert_eq!(t.game.pending().len(), 2);
    assert_eq!(t.options(0), ["leader jim_raynor", "leader make_do_with_little"]);
    assert_eq!(t.options(1), ["leader cerebrate_daggoth", "leader torrasque"]);
    let before = t.game.clone();
    t.act(0, "leader make_do_with_little");
    assert!(t.options(0).is_empty(), "a choice stands");
    assert!(StarCraft::settles(&before, &t.game, &[]));
    let seen = serde_json::to_string(&t.game.view(Viewer::Seat(Seat(1)))).expect("plain data");
    let chosen = |t: &Table, seat: usize| t.game.players[seat].leaders;
    assert_eq!(chosen(&t, 0), LeaderSet::NONE);
    // What the other sees does not depend on the choice.
    let mut u = Table { game: before, log: Vec::new() };
    u.act(0, "leader jim_raynor");
    assert_eq!(
        seen,
        serde_json::to_string(&u.game.view(Viewer::Seat(Seat(1)))).expect("plain data")
    );
    let own = t.game.view(Viewer::Seat(Seat(0))).players[0].secrets.clone().expect("own secrets");
    assert_eq!(own.choosing, Some(leader("make_do_with_little")));
    let dealt: std::collections::BTreeSet<_> = (0..40)
        .map(|seed| t.game.resample(Seat(1), &mut Rng::new(seed)).players[0].choosing)
        .collect();
    assert_eq!(dealt.len(), 2, "another could have been chosen");
    t.act(1, "leader torrasque");
    assert_ne!(chosen(&t, 0), LeaderSet::NONE);
    assert_ne!(chosen(&t, 1), LeaderSet::NONE);
}

/// BW-LDR-05: what has been chosen and what is left is open to everybody.
#[test]
fn decks_are_open() {
    let mut t = led(&[TERRAN, ZERG]);
    t.leads(0, "covert_operations");
    t.game.leader_stage = 1;
    let view = t.game.view(Viewer::Seat(Seat(1)));
    assert_eq!(view.players[0].leaders_in_play, [leader("covert_operations")]);
    assert_eq!(view.players[0].leaders_left.len(), 4);
}

/// BW-LDR-02, BW-LDR-06, BW-LDR-09, BW-LDR-14, BW-DX-17, BW-AMB-34: once for a stage; a stage that was skipped is lost.
#[test]
fn once_for_every_stage() {
    let mut t = led(&[TERRAN, ZERG]);
    t.stage(3);
    t.game.leader_stage = 1;
    t.regroup_from(RegroupingStage::Leadership as u8);
    assert_eq!(t.options(0), ["leader to_the_bitter_end", "leader psi_disruptor"]);
    t.act(0, "leader to_the_bitter_end").act(1, "leader teeming_spawn");
    assert_eq!(t.game.leader_stage, 3);
    let mut t = led(&[TERRAN, ZERG]);
    t.stage(3).regroup_from(RegroupingStage::Leadership as u8);
    assert_eq!(t.game.round, 2, "nobody is asked again");
}

/// BW-LDR-10, BW-LDR-11, BW-LDR-12, BW-LDR-13, BW-LDR-16, BW-CARD-01, BW-CARD-02: the first player's card first; cards that
/// stay are in play, the others leave the game, though what they do may last.
#[test]
fn resolved_in_turn() {
    let mut t = led(&[PROTOSS, QUEEN]);
    t.game.first = Seat(1);
    t.units(1, "pridewater.a", "zergling").choosing(3);
    t.act(0, "leader return_to_aiur").act(1, "leader deathblow");
    let resolved = |event: &Event| match event {
        Event::Expansion { seat, happens: Happening::LeaderResolved { .. } } => Some(seat.0),
        _ => None,
    };
    assert_eq!(t.log.iter().filter_map(resolved).collect::<Vec<_>>(), [1, 0]);
    assert_eq!(t.seat(1).leading, LeaderSet::NONE, "it has left the game");
    assert_eq!(t.seat(1).orders_as, Some("special_mobilize".parse().expect("an order")));
    let mut t = led(&[TERRAN, ZERG]);
    t.choosing(2).act(0, "leader make_do_with_little").act(1, "leader torrasque");
    assert!(t.seat(0).leading.has(leader("make_do_with_little")));
}

/// BW-LDR-17, BW-LDR-19, BW-LDR-20: a card may be chosen although it can do nothing; it is no Event card.
#[test]
fn a_card_without_effect() {
    let mut t = led(&[PROTOSS, ZERG]);
    t.resolve(0, "zeratul"); // a base alone is a friendly area: the hero comes
    assert_eq!(t.there("torus.c"), "hero_dark_templar");
    let mut t = led(&[ALDARIS, ZERG]);
    t.event(0, "dug_in_positions");
    t.leads(0, "khala_devotee");
    assert!(t.seat(0).events.len() == 1 && t.seat(0).leading.len() == 1);
    t.planning();
    assert_eq!(t.game.round, 1, "without a stack of two nobody is asked at the end");
}

/// BW-CARD-74: whoever has Subtle Planning chooses when the others have shown theirs.
#[test]
fn subtle_planning() {
    let mut t = led(&[TERRAN, ZERG]);
    t.event(0, "subtle_planning").choosing(2);
    assert_eq!(t.asked(), 1);
    t.act(1, "leader torrasque");
    assert_eq!(t.asked(), 0);
    assert!(t.seat(1).leaders.has(leader("torrasque")), "the other card is known");
    assert_eq!(t.seat(1).hero, None, "and not resolved yet");
    t.act(0, "leader jim_raynor");
    assert!(t.seat(0).events.is_empty());
    assert!(t.seat(0).leading.has(leader("jim_raynor")));
}

/// BW-CARD-79, BW-CARD-85, BW-CARD-08: the other card of Stage III is resolved in the Event step; chosen before the stage, one of both.
#[test]
fn inspiring_leadership() {
    let mut t = led(&[QUEEN, TERRAN]);
    t.stage(3).leads(0, "subtle_influence").drawn(0, &["inspiring_leadership"]);
    t.game.players[0].leading = LeaderSet::NONE;
    t.regroup_from(8).act(0, "play inspiring_leadership");
    assert_eq!(t.seat(0).orders_as, Some("special_mobilize".parse().expect("an order")));
    // Not chosen yet: one of the two now, the other one next time.
    let mut t = led(&[QUEEN, TERRAN]);
    t.stage(3).drawn(0, &["inspiring_leadership"]);
    t.game.leader_stage = 2;
    t.regroup_from(8).act(0, "play inspiring_leadership");
    assert_eq!(t.options(0), ["leader deathblow", "leader subtle_influence"]);
    t.act(0, "leader deathblow");
    t.regroup_from(RegroupingStage::Leadership as u8);
    assert_eq!(t.options(0), ["leader subtle_influence"]);
}

/// BW-ELM-04: with its owner a card and all it has brought about leave the game.
#[test]
fn cards_of_whoever_is_out() {
    let mut t = led(&[QUEEN, TERRAN, PROTOSS]);
    t.units(0, "dylar_iv.b", "zergling").units(1, "helios.a", "marine");
    t.resolve(0, "subtle_influence");
    assert!(t.seat(0).influences.is_some());
    t.game.destroy_base(area("torus.c"));
    t.game.destroy_unit(Seat(0), unit("zergling"), area("dylar_iv.b"), &mut kernel::NoLog);
    t.game.eliminate(&mut kernel::NoLog);
    assert!(t.seat(0).eliminated && t.seat(0).influences.is_none());
    assert_eq!(t.seat(0).leaders, LeaderSet::NONE);
}

/// BW-SPV-04, BW-SPV-05, BW-CARD-14, BW-CARD-21, BW-CARD-28, BW-CARD-35, BW-CARD-42, BW-CARD-49, BW-RPL-16: an objective counts for whoever chose
/// its card, and for nobody else.
#[test]
fn special_victories_need_their_card() {
    for (faction, card) in [
        (TERRAN, "raynors_raiders"),
        (MENGSK, "terran_dominion"),
        (PROTOSS, "domination"),
        (ALDARIS, "predestined"),
        (QUEEN, "a_new_rising_power"),
        (ZERG, "the_swarm"),
    ] {
        let other = if faction == ZERG { TERRAN } else { ZERG };
        let mut t = led(&[faction, other]);
        assert!(t.game.objective(Seat(0)).is_none(), "{faction}");
        assert_eq!(t.game.points_target(Seat(1)), Some(15));
        t.leads(0, card);
        assert!(t.game.objective(Seat(0)).is_some(), "{faction}");
        let target = if faction == ALDARIS { 20 } else { 15 };
        assert_eq!(t.game.points_target(Seat(1)), Some(target));
    }
    // Raynor: mineral and gas areas, depleted ones too; all there are will do.
    let mut t = led(&[TERRAN, ZERG]);
    t.leads(0, "raynors_raiders").stage(3);
    t.units(0, "torus.b", "marine").units(0, "torus.d", "marine").units(
        0,
        "pridewater.b",
        "marine",
    );
    t.units(0, "pridewater.c", "marine").units(0, "helios.b", "marine");
    t.game.area_mut(area("torus.b")).depletion = 2;
    assert!(t.game.objective_met(Seat(0)));
}
