//! Hidden and public information, chapter 3: what each player's view shows.

use kernel::{Audience, Viewer};

use super::*;
use crate::battle::Stage;
use crate::report::Event;
use crate::tests::*;
use crate::view::{CardsView, View};

const ALL: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];

/// Two players with a base each.
fn two() -> Table {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b");
    t
}

fn faces(view: &View) -> Vec<Option<Order>> {
    view.orders.iter().map(|order| order.face).collect()
}

/// SC-INFO-01: the face of an order is hidden from all others until it is revealed; whether its
/// owner is reminded is an option.
#[test]
fn the_face_of_an_order_is_hidden() {
    for (option, own) in [("recall", true), ("strict", false)] {
        let mut t = table_with(&["jim_raynor", "overmind"], &[("own_orders", option)]);
        t.base(0, "torus.b").base(1, "tarsonis.b");
        t.stack("torus", "0 research, 0 build").stack("tarsonis", "1 mobilize, 1 build");
        let known = |viewer| faces(&t.game.view(viewer));
        let (build, mobilize, research) =
            (Some(Order::BUILD), Some(Order::MOBILIZE), Some(Order::RESEARCH));
        let mine = |one, other| if own { [one, other] } else { [None, None] };
        assert_eq!(known(ALL[0])[..2], mine(research, build));
        assert_eq!(known(ALL[0])[2..], [None, None]);
        assert_eq!(known(ALL[1])[2..], mine(mobilize, build));
        assert_eq!(known(ALL[2]), [None; 4]);
        // Revealed, everybody sees the face of the top order, and only that one.
        t.run();
        assert_eq!(t.game.active().order, Order::BUILD);
        assert_eq!(faces(&t.game.view(ALL[2])), [None, build, None, None]);
        assert_eq!(faces(&t.game.view(ALL[1]))[..2], [None, build]);
    }
}

/// SC-INFO-01: with strict memory nothing is written down of a face, and who looks back sees the tokens that are left
/// now, until the round is over.
#[test]
fn strict_memory_is_no_look_back() {
    for (option, tells) in [("recall", true), ("strict", false)] {
        let mut t = table_with(&["jim_raynor", "overmind"], &[("own_orders", option)]);
        t.base(0, "torus.b").base(1, "tarsonis.b").planning();
        let then = t.game.clone();
        t.act(0, "order research torus");
        assert_eq!(t.log.iter().any(|it| matches!(it, Event::OrderFace { .. })), tells, "{option}");
        let left = |view: View| view.players[0].secrets.clone().expect("own").orders_left;
        let (before, now) = (left(then.view(ALL[0])), left(t.game.view(ALL[0])));
        assert_ne!(before, now);
        let recalled = |now: &StarCraft| left(then.recalled(now, ALL[0]));
        assert_eq!(recalled(&t.game), if tells { before.clone() } else { now }, "{option}");
        assert_eq!(then.recalled(&t.game, ALL[2]), then.view(ALL[2]));
        t.game.round += 1;
        assert_eq!(recalled(&t.game), before, "the round is over");
    }
}

/// SC-INFO-02: the backs: how many, whose, in which sequence, is always public.
#[test]
fn the_backs_of_all_orders_are_public() {
    let mut t = two();
    t.stack("torus", "0 research, 1 build, 0 build").stack("helios", "1 mobilize");
    for viewer in ALL {
        let orders = t.game.view(viewer).orders;
        let backs = orders.iter().map(|order| format!("{} {}", order.seat, order.planet));
        assert_eq!(backs.collect::<Vec<_>>(), ["0 torus", "1 torus", "0 torus", "1 helios"]);
    }
}

/// The Event cards a player can read now.
fn read(t: &Table, viewer: Viewer, seat: usize) -> Option<Vec<String>> {
    let view = t.game.view(viewer);
    let secrets = view.players[seat].secrets.as_ref();
    secrets.map(|secrets| secrets.events.iter().map(EventKind::to_string).collect())
}

/// SC-INFO-03, SC-INFO-04: nobody knows a drawn Event card, not even its owner; its stage and that
/// of the top card everybody sees.
#[test]
fn drawn_event_cards_lie_face_down() {
    let mut t = two();
    t.drawn(0, &["rich_vein", "saboteur", "preemptive_action"]).stack("torus", "0 build").run();
    assert_eq!(read(&t, ALL[0], 0), Some(vec![]));
    for viewer in ALL {
        let view = t.game.view(viewer);
        assert_eq!(view.players[0].events_drawn, [1, 2, 0]);
        assert_eq!((view.events.stage, view.events.left), (1, t.game.events.left));
        let text = serde_json::to_string(&view).expect("a view is plain data");
        assert!(!text.contains("rich_vein") && !text.contains("saboteur"));
    }
    assert_eq!(t.stage(2).game.view(Viewer::Spectator).events.stage, 2);
    // The same for a card that is drawn now.
    let mut t = two();
    t.stack("torus", "0 build, 0 build").run().act(0, "event");
    assert_eq!((t.seat(0).drawn.len(), read(&t, ALL[0], 0)), (1, Some(vec![])));
    assert_eq!(Event::EventDrawn { seat: Seat(0), stage: 1 }.audience(), Audience::All);
    let told = t.log.iter().map(|event| serde_json::to_string(event).expect("plain data"));
    let name = crate::events::kind_of(t.seat(0).drawn).to_string();
    assert!(!told.into_iter().any(|text| text.contains(&name)));
}

/// SC-INFO-05: nobody knows which Event cards left at setup: any card of the stage may come, and no
/// view tells which are left.
#[test]
fn removed_event_cards_are_unseen() {
    let t = begin(2, &[("galaxy", "auto"), ("factions", "random")], 7);
    assert_eq!(t.game.events.left, [5, 5, 20]);
    assert!(t.game.events.discard.is_empty());
    for viewer in ALL {
        let text = serde_json::to_string(&t.game.view(viewer)).expect("a view is plain data");
        for event in &content().events {
            let module = Module::NAMES.contains(&event.id.as_str());
            assert!(module || !text.contains(&format!("\"{}\"", event.id)), "{}", event.id);
        }
    }
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..250 {
        let mut world = t.game.clone();
        world.rng = Rng::new(seed);
        kinds.insert(crate::events::kind_of(world.top_event().expect("a card")));
    }
    assert_eq!(kinds.len(), content().stages[0].kinds().count());
}

/// SC-INFO-06, SC-AMB-110: in step 8 everybody reads their own cards, nobody those of others; what is not used is
/// shown when it is discarded.
#[test]
fn in_step_8_everybody_reads_his_own_event_cards() {
    let mut t = two();
    t.event(0, "specialized_strategy");
    t.drawn(0, &["rich_vein", "preemptive_action"]).drawn(1, &["saboteur"]).regroup();
    // Before step 1 of the phase nobody reads anything yet.
    assert!(matches!(
        t.game.step(),
        Step::Window(Seat(0), crate::content::When::StartOfRegrouping)
    ));
    assert_eq!((read(&t, ALL[0], 0), read(&t, ALL[1], 1)), (Some(vec![]), Some(vec![])));
    t.act(0, "done");
    assert_eq!(t.asked(), 0);
    assert_eq!(read(&t, ALL[0], 0).map(|cards| cards.len()), Some(2));
    assert_eq!(read(&t, ALL[1], 1), Some(vec!["saboteur".into()]));
    assert_eq!((read(&t, ALL[0], 1), read(&t, ALL[1], 0), read(&t, ALL[2], 0)), (None, None, None));
    let shown = |t: &Table| t.game.view(Viewer::Spectator).events.discard.len();
    assert_eq!(shown(&t), 0);
    t.act(0, "play preemptive_action");
    let event: EventKind = "rich_vein".parse().expect("an event");
    let discarded = Event::EventDiscarded { seat: Seat(0), event };
    assert!(t.happened(&discarded) && discarded.audience() == Audience::All);
    assert_eq!((shown(&t), t.game.view(ALL[1]).events.discard[0]), (1, event));
}

/// Raynor attacks the Overmind: two skirmishes, cards are to be placed.
fn battle() -> Table {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "helios.b").units(0, "torus.c", "marine 2").base(1, "tarsonis.b");
    t.units(1, "torus.a", "zergling 2");
    t.hand(0, &["terran_01", "terran_02", "terran_17"]).hand(1, &["zerg_01", "zerg_02"]);
    t.order(0, "mobilize", "torus");
    t.acts(0, "move marine torus.c; to torus.a; move marine torus.c; to torus.a; done");
    assert_eq!(t.game.fight().stage, Stage::Placing);
    t
}

/// The cards of a side at a skirmish, in somebody's eyes.
fn cards(t: &Table, viewer: Viewer, skirmish: usize, side: usize) -> CardsView {
    t.game.view(viewer).battle.expect("a battle").skirmishes[skirmish].cards[side].clone()
}

/// SC-INFO-07: cards are placed face down; how many lie where is visible to all.
#[test]
fn combat_cards_are_placed_face_down() {
    let mut t = battle();
    t.acts(0, "card terran_01; card terran_17; card terran_02");
    if t.asked() == 0 {
        t.act(0, "done");
    }
    assert_eq!(t.asked(), 1);
    for viewer in ALL {
        assert_eq!(cards(&t, viewer, 0, 0).placed, 2);
        assert_eq!(cards(&t, viewer, 1, 0).placed, 1);
        let own = viewer == ALL[0];
        let seen = cards(&t, viewer, 0, 0);
        assert_eq!(seen.standard, own.then(|| card("terran_01")));
        assert_eq!(seen.reinforcement, own.then(|| card("terran_17")));
        assert!(!seen.face_up);
    }
    for event in &t.log {
        if let Event::CardFace { .. } = event {
            assert_eq!(event.audience(), Audience::Only(Seat(0)));
        }
        assert!(!matches!(event, Event::CardShown { .. }));
    }
}

/// SC-INFO-08: a card from the deck is unseen by everybody, its owner included, until it is
/// revealed.
#[test]
fn a_card_from_the_deck_is_unseen() {
    let mut t = battle();
    let deck = t.game.view(ALL[0]).players[0].secrets.clone().expect("own cards").deck;
    t.act(0, "deck");
    for viewer in ALL {
        let seen = cards(&t, viewer, 0, 0);
        assert_eq!((seen.placed, seen.from_deck, seen.standard), (1, true, None));
    }
    // Which card has left their deck they cannot tell.
    let after = t.game.view(ALL[0]).players[0].secrets.clone().expect("own cards").deck;
    assert_eq!((deck.len(), after), (t.seat(0).deck.len() + 1, deck));
    assert!(!t.log.iter().any(|event| matches!(event, Event::CardFace { .. })));
    t.act(0, "deck").act(1, "deck").act(1, "deck").act(0, "skirmish 0");
    let shown = t.log.iter().any(|e| matches!(e, Event::CardShown { seat: Seat(0), .. }));
    assert!(shown);
}

/// SC-INFO-09: discard piles lie face up for everybody.
#[test]
fn discard_piles_are_public() {
    let mut t = two();
    t.hand(1, &["zerg_01", "zerg_02", "zerg_03", "zerg_04", "zerg_05", "zerg_06", "zerg_17"]);
    t.drawn(0, &["rich_vein"]).regroup_from(8).act(0, "done");
    t.act(1, "discard zerg_03");
    for viewer in ALL {
        let view = t.game.view(viewer);
        assert_eq!(view.players[1].discard, [card("zerg_03")]);
        let events: Vec<_> = view.events.discard.iter().map(EventKind::to_string).collect();
        assert_eq!(events, ["rich_vein"]);
    }
    let shown = Event::CardDiscarded { seat: Seat(1), card: card("zerg_03") };
    assert!(t.happened(&shown) && shown.audience() == Audience::All);
}

/// SC-INFO-10: a bought technology is announced, wherever its cards go.
#[test]
fn a_purchase_is_announced() {
    for (name, laid_out) in [("terran_defense_matrix", 1), ("terran_bunker", 0)] {
        let mut t = two();
        t.workers(0, 9).order(0, "research", "torus");
        t.act(0, "done").act(0, &format!("tech {name}")).act(0, "pay");
        let tech: Tech = name.parse().expect("a technology");
        let bought = Event::TechBought { seat: Seat(0), tech };
        assert!(t.happened(&bought) && bought.audience() == Audience::All);
        let seen = t.game.view(ALL[1]).players[0].play_area.len();
        assert_eq!(seen, laid_out);
        let text = tongue::english().form(&tech.into(), "text");
        assert!(text.is_some_and(|text| !text.is_empty()), "with its effect");
    }
}

/// SC-INFO-11: everybody sees which planets the others have drawn.
#[test]
fn drawn_planets_are_shown() {
    let t = begin_with(&["jim_raynor", "overmind"], &[], 3);
    for viewer in ALL {
        let planets = t.game.view(viewer).planets;
        assert_eq!(planets.len(), 4);
        for seat in [Seat(0), Seat(1)] {
            let drawn = planets.iter().filter(|planet| planet.to_be_placed_by == Some(seat));
            let drawn: Vec<_> = drawn.map(|planet| planet.planet).collect();
            assert_eq!(drawn, t.game.planets_to_place(seat).collect::<Vec<_>>());
            assert_eq!(drawn.len(), 2);
        }
    }
    let planets = [planet("torus"), planet("helios")];
    assert_eq!(Event::PlanetsDrawn { seat: Seat(0), planets }.audience(), Audience::All);
}

/// SC-INFO-12, SC-AMB-53: hands and Technology decks are private; sizes, pools, Resource cards and
/// sheets are public.
#[test]
fn hands_are_private_and_counts_public() {
    let mut t = two();
    t.hand(0, &["terran_01", "terran_17"]).workers(0, 7).holds(0, &["torus.b"]);
    t.modules(0, [1, 1, 0]);
    let own = t.game.view(ALL[0]);
    let secrets = own.players[0].secrets.as_ref().expect("own cards");
    assert_eq!(secrets.hand, [card("terran_01"), card("terran_17")]);
    assert_eq!((secrets.technology.len(), own.players[1].secrets.is_some()), (21, false));
    for viewer in &ALL[1..] {
        let view = t.game.view(*viewer);
        let player = &view.players[0];
        assert!(player.secrets.is_none() && player.known_hand.is_empty());
        assert_eq!((player.hand_size, player.deck_size, player.technology_size), (2, 16, 21));
        assert_eq!((player.workers_in_pool, player.modules[&Module::RESEARCH]), (7, 1));
        let torus = view.planets.iter().find(|p| p.planet == planet("torus")).expect("Torus");
        assert_eq!(torus.areas[1].card_holder, Some(Seat(0)));
        let text = serde_json::to_string(&view).expect("plain data");
        assert!(!text.contains("terran_01") && !text.contains("terran_17"));
    }
    let drawn = Event::CardDrawn { seat: Seat(0), card: card("terran_01") };
    assert_eq!(drawn.audience(), Audience::Only(Seat(0)));
    assert_eq!(Event::CardsDrawn { seat: Seat(0), count: 1 }.audience(), Audience::All);
}
