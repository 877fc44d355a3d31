//! Worlds a seat cannot tell apart (`resample`): what it knows is the same in all of them, what it
//! does not know varies within what is possible.

use std::collections::BTreeSet;

use kernel::Viewer;
use kernel::harness::{Effort, check_game};

use super::*;
use crate::sets::CardSet;
use crate::tests::*;

/// Many worlds that a seat takes for the true one, each checked: the same view and the same
/// options for the seat, and every card in one place.
fn worlds(t: &Table, seat: u8) -> Vec<StarCraft> {
    let mut rng = Rng::new(11);
    let seat = Seat(seat);
    let listed = |game: &StarCraft| {
        let mut options = Options::new();
        game.options(seat, &mut options);
        options.to_vec()
    };
    let mut worlds = Vec::new();
    for _ in 0..60 {
        let world = t.game.resample(seat, &mut rng);
        assert_eq!(world.view(Viewer::Seat(seat)), t.game.view(Viewer::Seat(seat)));
        assert_eq!(world.view(Viewer::Spectator), t.game.view(Viewer::Spectator));
        assert_eq!(listed(&world), listed(&t.game));
        for other in world.everybody() {
            assert_eq!(cards_of(&world, other), all_cards(&world, other));
        }
        worlds.push(world);
    }
    worlds
}

/// All cards of a player; none lies in two places.
/// The Combat and Technology cards of a player's faction.
fn all_cards(game: &StarCraft, seat: Seat) -> CardSet {
    let faction = game.player(seat).faction.expect("a faction");
    game.content().factions[faction.index()].cards
}

fn cards_of(game: &StarCraft, seat: Seat) -> CardSet {
    let player = game.player(seat);
    let piles = [player.deck, player.hand, player.discard, player.technology, player.play];
    let mut all = piles.to_vec();
    if let Some(battle) = &game.battle
        && let Some(side) = battle.seats.iter().position(|&other| other == seat)
    {
        let placed = battle.skirmishes.iter().map(|skirmish| skirmish.cards[side]);
        let placed = placed.flat_map(|cards| [cards.standard, cards.reinforcement]);
        all.extend(placed.flatten().map(CardSet::one));
        if game.steps.iter().any(|s| matches!(s, Step::PlaceLooked(other, _) if *other == seat)) {
            all.extend(battle.looked.iter().map(|&card| CardSet::one(card)));
        }
    }
    let set = all.iter().fold(CardSet::NONE, |all, pile| all.or(*pile));
    assert_eq!(set.len(), all.iter().map(|pile| pile.len()).sum::<usize>());
    set
}

/// Two players with four orders each, in the Execution Phase.
fn planned(own_orders: &str) -> Table {
    let mut t = table_with(&["jim_raynor", "overmind"], &[("own_orders", own_orders)]);
    t.base(0, "torus.b").base(1, "tarsonis.b").modules(1, [0, 1, 0]).planning();
    for (one, other) in [
        ("build", "research"),
        ("build", "special_build"),
        ("mobilize", "build"),
        ("research", "research"),
    ] {
        t.act(0, &format!("order {one} torus")).act(1, &format!("order {other} tarsonis"));
    }
    t
}

/// The faces of a player's orders, bottom first.
fn faces(game: &StarCraft, seat: u8) -> Vec<String> {
    let own = game.orders.iter().filter(|placed| placed.seat == Seat(seat));
    own.map(|placed| placed.order.to_string()).collect()
}

/// SC-INFO-01: with recall a player's own orders are the same in every world; enemy orders vary
/// within tokens and modules, and what was revealed is out of the guess.
#[test]
fn enemy_orders_are_guessed_and_own_ones_recalled() {
    let t = planned("recall");
    let mut seen = BTreeSet::new();
    for world in worlds(&t, 0) {
        assert_eq!(faces(&world, 0), ["build", "build", "mobilize", "research"]);
        let enemy = faces(&world, 1);
        let count = |name: &str| enemy.iter().filter(|face| *face == name).count();
        assert!(["build", "mobilize", "research"].iter().all(|name| count(name) <= 2));
        assert!(enemy.iter().filter(|face| face.starts_with("special")).count() <= 1);
        seen.insert(enemy);
    }
    assert!(seen.len() > 20);
    // Their two Research orders have been seen: none is left among the hidden ones.
    let mut t = planned("recall");
    t.act(0, "event").act(1, "event").act(0, "event");
    t.game.players[1].revealed[Order::RESEARCH.index()] = 2;
    for world in worlds(&t, 0) {
        assert!(!faces(&world, 1)[..2].contains(&"research".to_owned()));
    }
    // The revealed order lies face up and stays what it is.
    let t = planned("recall");
    assert!(worlds(&t, 1).iter().all(|world| faces(world, 0)[3] == "research"));
}

/// SC-INFO-01: with strict memory a player knows which tokens they have placed, since the others are
/// before them, but not where each of them lies.
#[test]
fn own_orders_are_forgotten_with_strict_memory() {
    let t = planned("strict");
    let mut seen = BTreeSet::new();
    for world in worlds(&t, 1) {
        let mut own = faces(&world, 1);
        seen.insert(own.clone());
        own.sort();
        assert_eq!(own, ["build", "research", "research", "special_build"]);
    }
    assert_eq!(seen.len(), 12, "all sequences of these four tokens");
    // The revealed one is known by its place.
    let others: BTreeSet<_> = worlds(&t, 0).iter().map(|world| faces(world, 0)).collect();
    assert!(others.len() == 3 && others.iter().all(|own| own[3] == "research"));

    // In Planning the tokens left decide what can be placed: the same in every world.
    let mut t = table_with(&["jim_raynor", "overmind"], &[("own_orders", "strict")]);
    t.base(0, "torus.b").base(1, "tarsonis.b").planning();
    t.act(0, "order build torus").act(1, "order build tarsonis");
    t.act(0, "order build torus").act(1, "order build tarsonis");
    assert!(!t.can(0, "order build torus"));
    worlds(&t, 0);
}

/// SC-INFO-12: own cards are the same in every world; an enemy's hand is any part of what is not
/// seen elsewhere, but for cards everybody saw them take.
#[test]
fn enemy_hands_are_guessed() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b");
    t.hand(0, &["terran_01", "terran_17"]);
    t.hand(1, &["zerg_01", "zerg_02", "zerg_03"]).deck(1, &["zerg_04", "zerg_05", "zerg_06"]);
    t.game.players[1].known = CardSet::one(card("zerg_03"));
    t.stack("torus", "0 build").run();
    let mut hands = BTreeSet::new();
    for world in worlds(&t, 0) {
        assert_eq!(world.player(Seat(0)).hand, t.seat(0).hand);
        let enemy = world.player(Seat(1));
        assert!(enemy.hand.has(card("zerg_03")) && enemy.hand.len() == 3);
        assert_eq!((enemy.discard, enemy.technology), (t.seat(1).discard, t.seat(1).technology));
        hands.insert(enemy.hand.0);
    }
    // Two of the five cards nobody has seen.
    assert_eq!(hands.len(), 10);
    assert!(worlds(&t, 1).iter().all(|world| world.player(Seat(1)).hand == t.seat(1).hand));
}

/// SC-INFO-03, SC-INFO-05, SC-INFO-06: face-down Event cards may be any of their stage, also to
/// their owner; in step 8 they know their own.
#[test]
fn event_cards_are_guessed_by_stage() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b");
    t.drawn(0, &["rich_vein"]).drawn(1, &["saboteur", "preemptive_action"]);
    t.stack("torus", "0 build").run();
    let drawn = |game: &StarCraft, seat: u8| game.player(Seat(seat)).drawn;
    for viewer in 0..2 {
        for seat in 0..2 {
            let dealt: BTreeSet<_> = worlds(&t, viewer).iter().map(|w| drawn(w, seat).0).collect();
            assert!(dealt.len() > 15);
        }
    }
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b");
    t.drawn(0, &["rich_vein"]).drawn(1, &["saboteur", "preemptive_action"]).regroup();
    for world in worlds(&t, 0) {
        assert_eq!(drawn(&world, 0), t.seat(0).drawn);
        let stages = content().stages.map(|stage| drawn(&world, 1).and(stage).len());
        assert_eq!(stages, [1, 1, 0]);
    }
}

/// Raynor attacks Mengsk, both Terran; cards are to be placed at one skirmish.
fn civil_war() -> Table {
    let mut t = table(&["jim_raynor", "arcturus_mengsk", "overmind"]);
    t.base(0, "torus.b").units(0, "torus.c", "marine").base(2, "tarsonis.b");
    t.base(1, "helios.b").units(1, "torus.a", "marine").event(0, "adaptive_strategy");
    t.hand(0, &["terran_01", "terran_02"]).hand(1, &["terran_01", "terran_02", "terran_17"]);
    t.order(0, "mobilize", "torus").acts(0, "move marine torus.c; to torus.a; done");
    t
}

/// SC-INFO-07, SC-INFO-08: cards at a skirmish are known to whoever placed them from the hand,
/// and to nobody if they came off the deck.
#[test]
fn cards_at_a_skirmish_are_guessed() {
    let mut t = civil_war();
    let mine = t.seat(0).hand;
    t.act(0, "card terran_01");
    while t.asked() == 0 {
        t.act(0, "done");
    }
    assert!(!t.seat(0).hand.has(card("terran_01")) && mine.has(card("terran_01")));
    let standard = |world: &StarCraft| world.fight().skirmishes[0].cards[0].standard;
    assert!(worlds(&t, 0).iter().all(|world| standard(world) == Some(card("terran_01"))));
    for viewer in [1, 2] {
        let guessed: BTreeSet<_> = worlds(&t, viewer).iter().map(standard).collect();
        assert!(guessed.len() > 8 && !guessed.contains(&None));
    }
    let mut t = civil_war();
    t.act(0, "deck");
    for viewer in 0..3 {
        let guessed: BTreeSet<_> = worlds(&t, viewer).iter().map(standard).collect();
        assert!(guessed.len() > 8 && !guessed.contains(&None));
    }
}

/// SC-INFO-12: deck cards a player looks at are theirs alone, even against an enemy of their own race.
#[test]
fn cards_looked_at_are_known_to_one_player() {
    let mut t = civil_war();
    t.act(0, "look");
    let looked = |world: &StarCraft| world.fight().looked.to_vec();
    assert_eq!(looked(&t.game).len(), 2);
    let shown = |viewer| t.game.view(Viewer::Seat(Seat(viewer))).battle.expect("a battle").looked;
    assert_eq!((shown(0), shown(1).len(), shown(2).len()), (looked(&t.game), 0, 0));
    assert!(worlds(&t, 0).iter().all(|world| looked(world) == looked(&t.game)));
    for viewer in [1, 2] {
        let guessed: BTreeSet<_> = worlds(&t, viewer).iter().map(looked).collect();
        assert!(guessed.len() > 8);
    }
}

/// SC-INFO-01: whole games with strict memory, where every resampled world looks and plays the same
/// to its seat.
#[test]
fn games_with_strict_memory_are_sound() {
    let options = [("own_orders", "strict"), ("galaxy", "auto"), ("factions", "random")];
    for (players, seed) in [(2, 1), (3, 2)] {
        let effort = Effort { every: 8, ..Effort::default() };
        let setup = Setup::new(players, &options);
        let played = check_game::<StarCraft>(&setup, seed, &mut Rng::new(seed), effort);
        played.expect("a sound game");
    }
}

/// A world never shows what is really there because nothing else seems possible: even a state that
/// no game can reach is dealt again, and in a test it is noticed.
#[test]
fn orders_that_nobody_can_have_placed_are_not_shown_either() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.stack("torus", "1 special_build, 1 special_mobilize, 1 special_research, 1 build");
    t.game.player_mut(Seat(1)).special_limit = 0;
    t.game.player_mut(Seat(1)).revealed[..Order::COUNT]
        .copy_from_slice(&Order::ALL.map(|order| order.tokens() as u8));
    let faces =
        |game: &StarCraft| game.orders.iter().map(|placed| placed.order).collect::<Vec<_>>();
    let truth = faces(&t.game);
    let tries: Vec<_> = (0..20)
        .map(|seed| {
            let game = std::panic::AssertUnwindSafe(&t.game);
            std::panic::catch_unwind(move || game.resample(Seat(0), &mut Rng::new(seed)))
        })
        .collect();
    if cfg!(debug_assertions) {
        assert!(tries.iter().all(Result::is_err), "nobody noticed");
    } else {
        let worlds: Vec<_> =
            tries.into_iter().map(|world| faces(&world.expect("a world"))).collect();
        assert!(worlds.iter().any(|world| *world != truth), "the truth is shown");
    }
}
