//! Galactic Conquest.

use super::*;
use crate::content::EventUse;
use crate::tests::*;

const FACTIONS: [&str; 6] =
    ["jim_raynor", "overmind", "tassadar", "arcturus_mengsk", "queen_of_blades", "aldaris"];
const CONQUEST: (&str, &str) = ("variant", "galactic_conquest");

fn conquest(players: usize) -> Table {
    let mut t = table_with(&FACTIONS[..players], &[CONQUEST]);
    homes(&mut t);
    t
}

/// SC-GC-01, SC-GC-06: areas bring no points, points and objectives win nothing; the only way to
/// win is to be the last. Option `variant`.
#[test]
fn only_elimination_wins() {
    let mut t = conquest(3);
    t.units(0, "torus.a", "marine").stage(3).points(1, 99);
    t.base(1, "torus.c").base(1, "pridewater.b").regroup();
    assert!(t.game.objective_met(Seat(1)));
    assert_eq!((t.ending(), t.game.round, t.seat(0).points), (None, 2, 0));
    assert_eq!(times(&t, |event| matches!(event, Event::PointsGained { .. })), 0);
    for place in ["torus.b", "pridewater.a"] {
        t.game.destroy_base(area(place));
    }
    t.game.destroy_unit(Seat(0), unit("marine"), area("torus.a"), &mut kernel::NoLog);
    t.regroup();
    assert_eq!(won(&t), (EndKind::Elimination, vec![1]));
    // The same board in the standard game.
    let mut t = table(&FACTIONS[..3]);
    homes(&mut t);
    t.units(0, "torus.a", "marine").points(1, 99).regroup();
    assert_eq!((won(&t), t.seat(0).points), ((EndKind::Normal, vec![1]), 2));
}

/// SC-GC-02, SC-GC-05: no End card is in the deck; it has 27 to 67 cards, 17 of them Stage III,
/// three fewer than in the standard game.
#[test]
fn the_deck_has_no_end_cards() {
    let ends = content().events.iter().filter(|event| event.kind == EventUse::End);
    let ends = ends.fold(EventSet::NONE, |all, event| all.or(event.cards));
    for (players, cards) in [(2, 27), (3, 37), (4, 47), (5, 57), (6, 67)] {
        let count = |t: &Table| t.game.events.left.map(u32::from).iter().sum::<u32>();
        let t = conquest(players);
        assert_eq!((count(&t), t.game.events.left[2]), (cards, 17));
        assert!(t.game.events.deck.and(ends).is_empty());
        let standard = table(&FACTIONS[..players]);
        assert_eq!((count(&standard), standard.game.events.left[2]), (cards + 3, 20));
    }
}

/// SC-GC-03, SC-GC-07: with the last card the discarded Stage III cards become the new deck, and
/// only they.
#[test]
fn the_last_card_brings_a_new_deck() {
    let mut t = conquest(2);
    events_left(&mut t, 1);
    let discarded = t.game.events.discard;
    assert_eq!(discarded.and(content().stages[2]).len(), 16);
    let early = discarded.len() - 16;
    t.stack("helios", "1 build").reveal(0, "build", "torus").act(0, "event");
    assert_eq!((t.seat(0).drawn.len(), t.game.events.left), (1, [0, 0, 16]));
    assert_eq!(t.game.events.discard.len(), early);
    t.act(1, "event");
    assert_eq!((t.seat(1).drawn.len(), t.game.events.left), (1, [0, 0, 15]));
}

/// All Stage III cards but one have been drawn by seat 1 and none is discarded; seat 0 has orders
/// to take cards with.
fn no_discards() -> Table {
    let mut t = conquest(2);
    events_left(&mut t, 1);
    let others = t.game.events.discard.and(content().stages[2]);
    t.game.events.discard.take(others);
    t.game.players[1].drawn.add(others);
    t.stack("torus", "0 build, 0 build, 0 build").run();
    t.act(0, "event");
    assert_eq!((t.seat(0).drawn.len(), t.game.events.left), (1, [0; 3]));
    t
}

/// SC-GC-07, SC-AMB-64: without a discarded Stage III card draws yield nothing; the first one
/// discarded forms the new deck.
#[test]
fn without_discards_draws_yield_nothing() {
    let mut t = no_discards();
    t.acts(0, "event; event");
    assert_eq!(times(&t, |event| matches!(event, Event::EventDeckEmpty { .. })), 2);
    assert_eq!((t.seat(0).drawn.len(), t.game.stage), (1, 8));
    let card = t.seat(0).drawn;
    t.act(0, "done");
    assert_eq!((t.game.events.left, t.asked()), ([0, 0, 1], 1));
    assert_eq!(t.game.events.deck.and(content().stages[2]), card);
    t.act(1, "done");
    assert_eq!((t.game.events.left, t.ending()), ([0, 0, 1], None));
    assert_eq!(t.game.events.discard.and(content().stages[2]).len(), 16);
}

/// SC-GC-07: Accelerated Progress is not discarded before the card it draws has been drawn, so it
/// never draws itself; from an empty deck it draws nothing.
#[test]
fn accelerated_progress_does_not_draw_itself() {
    let mut t = conquest(2);
    t.drawn(0, &["accelerated_progress", "accelerated_progress"]);
    events_left(&mut t, 0);
    let others = t.game.events.discard.and(content().stages[2]);
    t.game.events.discard.take(others);
    t.game.players[1].drawn.add(others);
    t.regroup_from(8).act(0, "play accelerated_progress");
    assert_eq!(times(&t, |event| matches!(event, Event::EventPlayed { .. })), 1);
    assert_eq!(t.asked(), 1);
    assert!(t.seat(0).drawn.is_empty());
}

/// SC-GC-07: one drawn by the other ends the chain as well.
#[test]
fn two_accelerated_progress_come_to_an_end() {
    let mut t = conquest(2);
    t.drawn(0, &["accelerated_progress"]);
    events_left(&mut t, 0);
    let kind = "accelerated_progress".parse::<EventKind>().expect("an event");
    let second = t.game.events.discard.and(content().events[kind.index()].cards);
    let others = t.game.events.discard.and(content().stages[2]);
    t.game.events.discard.take(others);
    t.game.players[1].drawn.add(others);
    t.game.players[1].drawn.take(second);
    t.game.events.deck.add(second);
    t.game.events.left[2] = 1;
    t.regroup_from(8).act(0, "play accelerated_progress");
    assert_eq!(times(&t, |event| matches!(event, Event::EventPlayed { .. })), 2);
    assert_eq!(t.asked(), 1);
}

/// SC-GC-07, SC-GC-01: points given by cards are void.
#[test]
fn points_of_cards_are_void() {
    let mut t = conquest(2);
    t.event(0, "industrial_strategy").workers(0, 4).drawn(1, &["stalling_tactic"]).regroup();
    t.acts(0, "use industrial_strategy; pay").act(1, "play stalling_tactic");
    assert_eq!((t.seat(0).points, t.seat(1).points, t.game.round), (0, 0, 2));
}

/// SC-GC-06, SC-AMB-64: an empty deck does not end the game, and Aldaris changes nothing.
#[test]
fn there_is_no_end_game_victory() {
    let mut t = table_with(&["aldaris", "overmind"], &[CONQUEST]);
    homes(&mut t);
    t.stage(3).points(0, 99).points(1, 99);
    // Nobody has discarded a Stage III card: they are out of the way.
    t.game.events.deck.take(content().stages[2]);
    t.game.events.left = [0; 3];
    t.regroup();
    assert_eq!((t.ending(), t.game.round, t.game.events.left), (None, 2, [0; 3]));
}

/// SC-GC-04, SC-TEAM-10: with teams, until one team is left.
#[test]
fn with_teams_the_last_team_wins() {
    let mut t = table_with(&FACTIONS[..4], &[CONQUEST, ("teams", "pairs")]);
    t.base(0, "torus.b").base(1, "helios.b").base(2, "pridewater.a");
    t.points(0, 30).points(2, 30).regroup();
    assert_eq!((t.ending(), t.seat(3).eliminated), (None, true));
    t.game.destroy_base(area("helios.b"));
    t.regroup();
    assert_eq!(won(&t), (EndKind::Elimination, vec![0, 2]));
}

/// SC-AMB-64, SC-GC-01: option `round_limit`: the game ends without a winner after so many
/// rounds; with 0 it never does.
#[test]
fn a_round_limit_ends_the_game_without_a_winner() {
    let limited = |limit| {
        let mut t = table_with(&FACTIONS[..2], &[CONQUEST, ("round_limit", limit)]);
        homes(&mut t);
        t
    };
    let mut t = limited("3");
    t.regroup().regroup();
    assert_eq!((t.game.round, t.ending()), (3, None));
    t.regroup();
    assert_eq!((won(&t), t.game.round), ((EndKind::RoundLimit, vec![]), 3));
    let mut t = limited("0");
    for round in 2..30 {
        t.regroup();
        assert_eq!((t.game.round, t.ending()), (round, None));
    }
    let refused = Ruleset::of(&Setup::new(2, &[("round_limit", "3")]), 1, 2);
    assert!(refused.is_err(), "the standard game has no limit");
}
