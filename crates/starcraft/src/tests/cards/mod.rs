//! Event cards, Combat cards and technologies, chapters 27 and 29 to 32, and the options.

mod combat_protoss;
mod combat_terran;
mod combat_zerg;
mod events_end;
mod events_gifts;
mod events_held;
mod events_purchases;
mod events_sabotage;
mod events_strategies;
mod statistics;
mod tech_market;
mod tech_protoss;
mod tech_protoss_play;
mod tech_terran;
mod tech_zerg;
mod tech_zerg_play;
mod words;

use super::*;

pub(super) const TERRAN: &str = "arcturus_mengsk";
pub(super) const RAYNOR: &str = "jim_raynor";
pub(super) const ZERG: &str = "overmind";
pub(super) const PROTOSS: &str = "tassadar";

// ---- battles

/// Before a battle on Helios: seat 0 stands on Torus with a transport between, seat 1 in
/// `helios.b`. Both decks and discard piles are empty, so that nobody draws anything; an order
/// of seat 1 waits on Tarsonis, so that the game stops there after the battle.
pub(super) fn battlefield(factions: [&str; 2], attackers: &str, defenders: &str) -> Table {
    let mut t = table(&factions);
    t.base(0, "torus.c").transport(0, "r0").base(1, "pridewater.a");
    t.units(0, "torus.c", attackers).units(1, "helios.b", defenders);
    for seat in [0, 1] {
        t.deck(seat, &[]).no_discards(seat);
    }
    t.stack("tarsonis", "1 build");
    t
}

/// Everybody on `torus.c` attacks `helios.b`.
pub(super) fn attack(t: &mut Table) {
    attack_by(t, "mobilize");
}

/// Everybody on `torus.c` attacks `helios.b` by a certain order.
pub(super) fn attack_by(t: &mut Table, order: &str) {
    t.order(0, order, "helios");
    loop {
        let there = t.there("torus.c");
        let Some(unit) = there.split([' ', ',']).next().filter(|unit| !unit.is_empty()) else {
            break;
        };
        t.acts(0, &format!("move {unit} torus.c; to helios.b"));
    }
    t.act(0, "done");
}

/// A player places these cards at a skirmish; where they had no choice it has been done for them.
pub(super) fn lay(t: &mut Table, seat: u8, cards: &[&str]) {
    for name in cards {
        let text = format!("card {name}");
        if t.can(seat, &text) {
            t.act(seat, &text);
        }
    }
    if matches!(t.game.step(), Step::PlaceReinforcement(asked, _) if asked == Seat(seat))
        && cards.len() == 1
    {
        t.act(seat, "done");
    }
}

/// The battle with these hands, all of which are placed, and this pair (`"marine zergling"`).
pub(super) fn fight(t: &mut Table, pair: &str, cards: [&[&str]; 2]) {
    t.hand(0, cards[0]).hand(1, cards[1]);
    attack(t);
    let pair = format!("pair {pair}");
    if t.can(0, &pair) {
        t.act(0, &pair);
    }
    lay(t, 0, cards[0]);
    lay(t, 1, cards[1]);
}

/// A whole battle of one skirmish, up to the first question after the cards are placed. The
/// units named first face each other.
pub(super) fn clash(
    factions: [&str; 2],
    attackers: &str,
    defenders: &str,
    cards: [&[&str]; 2],
) -> Table {
    let mut t = battlefield(factions, attackers, defenders);
    fight(&mut t, &first_pair(attackers, defenders), cards);
    t
}

/// The units named first.
pub(super) fn first_pair(attackers: &str, defenders: &str) -> String {
    let first = |units: &str| units.split([' ', ',']).next().unwrap_or_default().to_owned();
    format!("{} {}", first(attackers), first(defenders))
}

/// Attack and health of the attacker in such a battle.
pub(super) fn strength(
    factions: [&str; 2],
    attackers: &str,
    defenders: &str,
    cards: [&[&str]; 2],
) -> (i16, i16) {
    let (attack, health) = clash(factions, attackers, defenders, cards).compared(0);
    (attack[0], health[0])
}

/// Ends the battle by the first choice of everybody.
pub(super) fn finish(t: &mut Table) {
    while t.game.battle.is_some() {
        let seat = t.asked();
        let first = t.options(seat)[0].clone();
        t.act(seat, &first);
    }
}

/// All figures of a player on the board.
pub(super) fn army(t: &Table, seat: u8) -> String {
    t.listed(Seat(seat), &t.seat(seat).figures)
}

/// Whether a card was sent to its owner's discard pile.
pub(super) fn discarded(t: &Table, seat: u8, name: &str) -> bool {
    t.happened(&Event::CardDiscarded { seat: Seat(seat), card: card(name) })
}

/// Whether a card went back to its owner's Technology deck.
pub(super) fn returned(t: &Table, seat: u8, name: &str) -> bool {
    t.happened(&Event::CardReturned { seat: Seat(seat), card: card(name) })
        && t.seat(seat).technology.has(card(name))
}

/// Whether a splash card was triggered.
pub(super) fn splashed(t: &Table) -> bool {
    t.log.iter().any(|event| matches!(event, Event::SplashTriggered { .. }))
}

/// The areas a cloaked unit may withdraw to now, if that is the question.
pub(super) fn withdrawals(t: &Table, seat: u8) -> Vec<String> {
    t.options(seat).into_iter().filter(|option| option.starts_with("withdraw ")).collect()
}

// ---- Event cards

/// Step 8 of Regrouping: both players have a base, seat 0 has drawn these Event cards.
pub(super) fn step_eight(factions: [&str; 2], events: &[&str]) -> Table {
    let mut t = table(&factions);
    t.base(0, "torus.c").base(1, "pridewater.a");
    t.drawn(0, events);
    t
}

/// The kind of an Event card.
pub(super) fn kind(name: &str) -> EventKind {
    name.parse().expect("an event")
}

/// Whether a copy of an Event card belongs to a set.
pub(super) fn among(cards: EventSet, name: &str) -> bool {
    cards.kinds().any(|event| event == kind(name))
}

/// Seat 0 executes its only Event card.
pub(super) fn play(t: &mut Table, name: &str) {
    t.regroup_from(8);
    t.act(0, &format!("play {name}"));
}

/// The Event card being executed is done and has been discarded.
#[track_caller]
pub(super) fn assert_over(t: &Table, name: &str) {
    assert!(t.game.script.is_none(), "still asked: {:?}", t.game.steps);
    assert!(t.happened(&Event::EventPlayed { seat: Seat(0), event: kind(name) }));
    assert!(among(t.game.events.discard, name), "{name} is not on the discard pile");
}

/// Only cards of this kind are left of their stage, and the earlier stages are used up: the next
/// Event card drawn is one of them.
pub(super) fn next_event(t: &mut Table, name: &str) {
    let face = &content().events[kind(name).index()];
    let stage = face.stage as usize - 1;
    let events = &mut t.game.events;
    let mut others = events.deck.and(content().stages[stage]);
    others.take(face.cards);
    events.deck.take(others);
    events.discard.add(others);
    events.left[..stage].fill(0);
    events.left[stage] = events.deck.and(face.cards).len() as u8;
}
