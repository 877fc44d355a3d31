//! Step C of a skirmish: what comes after the results by strength, and in which sequence.

use super::*;

/// SC-SKIR-17, SC-SKIR-18: Spawn Broodling names the end of the Destroy Units step: it comes
/// after the losses by strength and before the cards leave.
#[test]
fn texts_for_the_end_of_the_step_come_after_strength_and_before_the_discard() {
    let mut t = field(["overmind", "arcturus_mengsk"], "hydralisk, queen", "marine, firebat 2");
    t.cards(0, &["zerg_06", "zerg_spawn_broodling#1"]).cards(1, &["terran_05"]);
    t.attack();
    t.act(0, "pair hydralisk marine");
    t.act(0, "card zerg_spawn_broodling#1");
    // 6 against 5: the Marine has been lost by strength and cannot be chosen again; the defender
    // chooses among the others, which are alike.
    assert_eq!(t.compared(0), ([6, 7], [6, 5]));
    let losses: Vec<_> = t.log.iter().filter(|e| is_destroyed(e)).collect();
    let lost = |seat, name| Event::UnitDestroyed {
        seat: Seat(seat),
        unit: unit(name),
        area: area("helios.b"),
    };
    assert_eq!(losses, [&lost(0, "hydralisk"), &lost(1, "marine"), &lost(1, "firebat")]);
    let discard = Event::CardDiscarded { seat: Seat(0), card: card("zerg_spawn_broodling#1") };
    let last_loss = t.log.iter().rposition(is_destroyed).expect("units were lost");
    assert!(t.when(is_compared) < last_loss && last_loss < t.when(|e| *e == discard));
}

/// SC-SKIR-18, SC-SKIR-20: while a victim is chosen the unit lost by strength is already marked
/// and the cards still lie there.
#[test]
fn a_victim_is_chosen_among_units_not_yet_lost() {
    let mut t =
        field(["overmind", "arcturus_mengsk"], "hydralisk, queen", "marine, firebat, vulture");
    t.cards(0, &["zerg_06", "zerg_spawn_broodling#1"]).cards(1, &["terran_05"]);
    t.attack();
    t.act(0, "pair hydralisk marine");
    t.act(0, "card zerg_spawn_broodling#1");
    assert_eq!(t.options(1), ["lose firebat", "lose vulture"], "not the lost Marine");
    assert_eq!(t.count(is_destroyed), 0, "nobody has left yet");
    assert!(t.seat(0).discard.is_empty() && t.seat(1).discard.is_empty());
    t.act(1, "lose vulture");
    assert_eq!(t.there("helios.b"), "firebat");
}

/// SC-SKIR-20: supporting units lost for want of a better target are chosen attacker first, and
/// before the texts of the step.
#[test]
fn lost_supporters_are_chosen_attacker_first() {
    // Guardians fly and hit ground units only.
    let mut t = field(
        ["overmind", "queen_of_blades"],
        "guardian, zergling, defiler",
        "guardian, defiler, queen",
    );
    t.cards(0, &["zerg_07", "zerg_spawn_broodling#1"]);
    t.cards(1, &["zerg_07", "zerg_spawn_broodling#1"]);
    t.attack();
    t.act(0, "pair guardian guardian");
    t.act(0, "done").act(1, "card zerg_spawn_broodling#1");
    assert_eq!(t.compared(0), ([8, 8], [8, 8]));
    assert_eq!(t.options(0), ["lose zergling", "lose defiler"]);
    let fates = |t: &Table| t.game.fight().fighters.iter().filter(|f| f.fate == Fate::Lost).count();
    assert_eq!(fates(&t), 0, "nothing of the defender's before");
    t.act(0, "lose defiler");
    // The defender's only ground supporter went by itself; then their Broodling found the other
    // unit of the attacker's.
    let lost: Vec<_> = t
        .log
        .iter()
        .filter_map(|e| match e {
            Event::UnitDestroyed { seat, unit, .. } => Some((seat.0, unit.to_string())),
            _ => None,
        })
        .collect();
    let expected = [(0, "zergling"), (0, "defiler"), (1, "defiler")];
    assert_eq!(lost, expected.map(|(seat, name)| (seat, name.to_owned())));
}
