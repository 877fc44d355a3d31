//! Setup, chapter 4: first player, factions, components, Event deck, hands.

use std::collections::BTreeSet;

use kernel::Viewer;

use super::*;
use crate::content::EventUse;
use crate::ids::{Faction, Module};
use crate::report::Event;
use crate::sets::EventSet;
use crate::state::AreaState;
use crate::tests::*;

/// SC-SETUP-01: first player and factions, then the galaxy, then the Combat cards.
#[test]
fn the_steps_of_the_setup_come_in_their_order() {
    let mut t = begin(3, &[], 4);
    let mut rng = Rng::new(1);
    let mut kinds: Vec<&str> = Vec::new();
    while t.game.round == 0 {
        let kind = match t.game.step() {
            Step::ChooseFaction(_) => "faction",
            Step::PickPlanet(_) | Step::PlacePlanet(..) | Step::StartBase(..) => "planets",
            Step::ZEnd(..) => "z-axis",
            Step::StartForces(_) | Step::StartTransport(_) => "forces",
            step => panic!("not a question of the setup: {step:?}"),
        };
        if kinds.last() != Some(&kind) {
            kinds.push(kind);
        }
        // SC-SETUP-01: components and Event deck are there before the galaxy, not before the
        // factions; hands come last.
        let taken = t.game.events.left != [0; 3];
        assert_eq!(taken, kind != "faction");
        t.answer(&mut rng);
    }
    assert_eq!(kinds, ["faction", "planets", "z-axis", "forces"]);
    let drawn = t.log.iter().position(|event| matches!(event, Event::CardsDrawn { .. }));
    let placed = t.log.iter().rposition(|event| matches!(event, Event::TransportPlaced { .. }));
    assert!(drawn > placed && placed.is_some());
}

/// SC-SETUP-02: any seat may become first player; they choose first, and everybody sees who it is.
#[test]
fn a_random_player_is_first() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let t = begin(4, &[], seed);
        assert_eq!(t.game.step(), Step::ChooseFaction(t.game.first));
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(2))] {
            assert_eq!(t.game.view(viewer).first_player, t.game.first);
        }
        seen.insert(t.game.first);
    }
    assert_eq!(seen.len(), 4);
    // Whoever holds the token is the first player: it alone decides who begins a phase.
    let mut t = table(&["overmind", "aldaris", "jim_raynor"]);
    for (seat, place) in ["torus.a", "helios.b", "pridewater.a"].into_iter().enumerate() {
        t.base(seat as u8, place);
    }
    t.game.first = Seat(2);
    assert_eq!(t.planning().asked(), 2);
}

/// SC-SETUP-03: clockwise from the first player, each takes a faction nobody has yet.
#[test]
fn factions_are_chosen_clockwise() {
    for seed in 0..6 {
        let mut t = begin(4, &[], seed);
        let mut free: Vec<String> = Faction::all().map(|f| format!("faction {f}")).collect();
        for seat in t.around() {
            assert_eq!(t.asked(), seat);
            assert_eq!(t.options(seat), free);
            let taken = free.remove(1);
            t.act(seat, &taken);
        }
        assert!(!matches!(t.game.step(), Step::ChooseFaction(_)));
    }
    // The sixth player has nothing to choose from.
    let mut t = begin(6, &[], 0);
    for seat in t.around().into_iter().take(5) {
        let first = t.options(seat)[0].clone();
        t.act(seat, &first);
    }
    let factions: BTreeSet<_> =
        t.game.everybody().map(|seat| t.game.player(seat).faction).collect();
    assert_eq!(factions.len(), 6);
    assert!(!factions.contains(&None));
}

/// SC-SETUP-03, SC-AMB-05: dealt at random, factions and not races: two of one race may meet.
#[test]
fn factions_can_be_dealt_at_random() {
    let (mut dealt, mut races) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..40 {
        let t = begin(2, &[("factions", "random")], seed);
        assert!(matches!(t.game.step(), Step::PickPlanet(_)), "no faction is asked for");
        let [one, other] = [0, 1].map(|seat| t.seat(seat).faction.expect("a faction"));
        assert_ne!(one, other);
        dealt.extend([one, other]);
        races.insert(t.game.race(Seat(0)) == t.game.race(Seat(1)));
    }
    assert_eq!(dealt.len(), 6, "every faction can be dealt");
    assert_eq!(races.len(), 2, "the races may be the same or not");
    // Factions agreed beforehand are kept, the others dealt around them.
    let setup = Setup {
        factions: vec![None, Some("overmind".to_owned())],
        ..Setup::new(3, &[("factions", "random")])
    };
    let game = StarCraft::new(&setup, 3).expect("a legal setup");
    let factions: BTreeSet<_> = game.everybody().map(|seat| game.player(seat).faction).collect();
    assert_eq!(game.player(Seat(1)).faction, "overmind".parse().ok());
    assert_eq!(factions.len(), 3);
}

/// SC-SETUP-04, SC-SETUP-05, SC-SETUP-06, SC-SETUP-12: everybody has all their pieces, marker on 0;
/// no area is depleted; cards with the technology symbol are the Technology deck.
#[test]
fn everybody_takes_the_components_of_his_faction() {
    let mut t = begin_with(&["jim_raynor", "queen_of_blades", "aldaris"], &[], 8);
    assert!(t.game.everybody().all(|seat| t.game.player(seat).points == 0));
    for (seat, cards, technologies) in [(0, 18, 21), (1, 18, 22), (2, 18, 20)] {
        let (player, race) = (t.seat(seat), t.game.race(Seat(seat)));
        assert_eq!((player.deck.len(), player.technology.len()), (cards, technologies));
        let symbol = |card| crate::cards::face(card).technology.is_some();
        assert!(player.technology.iter(race).all(symbol));
        assert!(!player.deck.iter(race).any(symbol));
        assert_eq!(player.modules, [0; Module::COUNT]);
        // Nothing is on the board yet: all figures, bases and transports are in the supply.
        assert_eq!((player.bases, player.transports), (0, 0));
        assert!(player.figures.iter().all(|&count| count == 0));
    }
    assert!(t.game.areas.iter().all(|area| *area == AreaState::EMPTY));
    t.set_up(&mut Rng::new(8));
    assert!(t.game.everybody().all(|seat| t.game.player(seat).points == 0));
    assert!(t.game.areas.iter().all(|area| area.depletion == 0));
    // What is not among the starting forces can still be built: 6 Marines less 2.
    assert_eq!(t.game.spare_figures(Seat(0), unit("marine")), 4);
    assert_eq!(t.game.spare_figures(Seat(0), unit("battlecruiser")), 3);
    assert_eq!(t.game.open_routes(Seat(0)).count(), t.game.all_routes().count() - 1);
}

/// The stages of all Event cards, drawn one after another.
fn drawn_stages(t: &mut Table) -> Vec<u8> {
    let stage = |card| content().events[crate::events::kind_of(card).index()].stage;
    std::iter::from_fn(|| t.game.top_event()).map(stage).collect()
}

/// SC-EX-54, SC-SETUP-10: 0/10/20/30/40 cards removed; Stage I lies on Stage II on Stage III.
#[test]
fn the_event_deck_has_its_size_and_order() {
    for (players, size, early) in [(6, 70, 25), (5, 60, 20), (4, 50, 15), (3, 40, 10), (2, 30, 5)] {
        let mut t = begin(players, &[("factions", "random")], 2);
        assert_eq!(t.game.events.left, [early, early, 20]);
        let stages = drawn_stages(&mut t);
        assert_eq!(stages.len(), size);
        assert!(stages.is_sorted());
        assert!(stages.ends_with(&[3; 20]) && !stages.ends_with(&[3; 21]));
    }
}

/// SC-EXD-39: without the End cards 67/57/47/37/27 cards, 17 of Stage III; nobody scores.
#[test]
fn galactic_conquest_has_no_end_cards_and_no_points() {
    let options = [("factions", "random"), ("variant", "galactic_conquest")];
    for (players, size) in [(6, 67), (5, 57), (4, 47), (3, 37), (2, 27)] {
        let t = begin(players, &options, 2);
        assert_eq!(t.game.events.left.iter().sum::<u8>(), size);
        assert_eq!(t.game.events.left[2], 17);
        let ends = content().events.iter().filter(|event| event.kind == EventUse::End);
        let ends = ends.fold(EventSet::NONE, |all, event| all.or(event.cards));
        assert!(t.game.events.deck.and(ends).is_empty());
    }
    let mut t = table_with(&["overmind", "aldaris"], &[("variant", "galactic_conquest")]);
    t.units(0, "torus.a", "zergling").base(1, "helios.a").regroup();
    assert_eq!((t.seat(0).points, t.seat(1).points), (0, 0));
    assert_eq!(t.game.round, 2);
}

/// SC-SETUP-07: each stage is shuffled by itself: what comes first differs from game to game.
#[test]
fn the_stages_are_shuffled() {
    let mut tops = BTreeSet::new();
    for seed in 0..150 {
        let mut t = begin(2, &[("factions", "random")], seed);
        let card = t.game.top_event().expect("a full deck");
        let event = crate::events::kind_of(card);
        assert_eq!(content().events[event.index()].stage, 1);
        tops.insert(event);
    }
    let kinds = content().stages[0].kinds().count();
    assert_eq!(tops.len(), kinds, "every kind of Stage I can be on top");
}

/// SC-SETUP-11: an empty deck is not reshuffled, though the discard pile is full of cards; in
/// Galactic Conquest its Stage III cards become the new deck.
#[test]
fn the_event_deck_is_never_reshuffled() {
    for (variant, left) in [("standard", 0), ("galactic_conquest", 17)] {
        let mut t = table_with(&["overmind", "aldaris"], &[("variant", variant)]);
        t.base(0, "torus.a").base(1, "helios.b");
        while t.game.events.left.iter().sum::<u8>() > 1 {
            let card = t.game.top_event().expect("cards are left");
            t.game.events.discard.add(card);
        }
        let before = t.game.events.discard.len();
        assert!(before > 20);
        // The last card, and then one more draw.
        t.stack("torus", "0 build, 0 build").run();
        t.act(0, "event");
        let renewed = t.game.events.left.iter().sum::<u8>();
        assert_eq!(renewed, if left == 0 { 0 } else { left - 1 });
        t.act(0, "event");
        assert_eq!(t.happened(&Event::EventDeckEmpty { seat: Seat(0) }), left == 0);
    }
}

/// SC-SETUP-13, SC-SETUP-14: six cards, eight for a Terran faction, once the galaxy is built; until
/// then nobody holds a card.
#[test]
fn hands_are_drawn_when_the_galaxy_is_built() {
    let mut hands = BTreeSet::new();
    for seed in 0..5 {
        let mut t = begin_with(&["arcturus_mengsk", "overmind", "tassadar"], &[], seed);
        let mut rng = Rng::new(seed);
        while t.game.round == 0 {
            assert!((0..3).all(|seat| t.hand_size(seat) == 0));
            t.answer(&mut rng);
        }
        assert_eq!([0, 1, 2].map(|seat| t.hand_size(seat)), [8, 6, 6]);
        assert_eq!([0, 1, 2].map(|seat| t.seat(seat).deck.len()), [10, 12, 12]);
        assert!((0..3).all(|seat| t.seat(seat).discard.is_empty()));
        hands.insert(t.seat(0).hand.0);
    }
    assert_eq!(hands.len(), 5, "the decks are shuffled");
}

/// SC-EX-17: at the start Aldaris has only Gateway 1 and builds nothing but Zealots.
#[test]
fn aldaris_starts_with_zealots() {
    let mut t = begin_with(&["aldaris", "overmind"], &[], 5);
    t.set_up(&mut Rng::new(5));
    assert_eq!(t.seat(0).buildings, [1, 0, 0]);
    let home = t.game.home(Seat(0)).expect("a home");
    // The starting Dragoon does not make Dragoons buildable.
    assert!(t.seat(0).figures[unit("dragoon").kind()] == 1);
    t.game.steps.clear();
    t.game.push(Step::Execution);
    t.order(0, "build", &home.to_string());
    let built: BTreeSet<String> = t.options(0).into_iter().filter_map(kind_built).collect();
    assert_eq!(built.into_iter().collect::<Vec<_>>(), ["zealot"]);
}

/// The unit of a `build` option.
fn kind_built(option: String) -> Option<String> {
    option.strip_prefix("build ")?.split(' ').next().map(str::to_owned)
}

/// SC-EX-52: four players sit T1 T2 T1 T2, six T1 T2 T3 T1 T2 T3.
#[test]
fn teammates_sit_opposite() {
    for (players, teams) in [(4, &[0, 1, 0, 1][..]), (6, &[0, 1, 2, 0, 1, 2])] {
        let t = begin(players, &[("teams", "pairs")], 1);
        let seated: Vec<u8> = t.game.everybody().map(|seat| t.game.team(seat)).collect();
        assert_eq!(seated, teams);
        let half = players as u8 / 2;
        for seat in 0..half {
            assert!(t.game.teammates(Seat(seat), Seat(seat + half)));
            assert!(!t.game.teammates(Seat(seat), Seat((seat + 1) % players as u8)));
        }
    }
}
