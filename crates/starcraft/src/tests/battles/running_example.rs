//! Battles as a whole, with the rulebook's running example.

use crate::tests::*;

/// The Overmind attacks Mengsk on Helios with three Zerglings and an Ultralisk.
fn running_example() -> Table {
    let mut t = table(&["overmind", "arcturus_mengsk"]);
    t.units(0, "torus.c", "zergling 3, ultralisk").transport(0, "r0").base(0, "torus.c");
    t.units(1, "helios.b", "firebat, siege_tank").base(1, "pridewater.a");
    t.hand(0, &["zerg_07", "zerg_03"]).hand(1, &["terran_13", "terran_04"]);
    t.order(0, "mobilize", "helios");
    t.acts(0, "move ultralisk torus.c; to helios.b");
    for _ in 0..3 {
        t.acts(0, "move zergling torus.c; to helios.b");
    }
    t.act(0, "done");
    t
}

/// SC-EX-22, SC-BATTLE-11, SC-BATTLE-12: two skirmishes, all pairs chosen by the attacker.
#[test]
fn the_attacker_pairs_as_many_units_as_possible() {
    let mut t = running_example();
    assert_eq!(t.asked(), 0);
    assert_eq!(t.options(0).len(), 4);
    t.act(0, "pair zergling firebat");
    // The second pair is the only one left but for the choice of the attacking unit.
    assert!(t.can(0, "pair ultralisk siege_tank") && t.can(0, "pair zergling siege_tank"));
    t.act(0, "pair ultralisk siege_tank");
    assert_eq!(t.game.fight().skirmishes.len(), 2);
    assert_eq!(t.game.fight().fighters.iter().filter(|f| !f.front).count(), 2);
}

/// SC-EX-23, SC-EX-24, SC-BATTLE-17, SC-BATTLE-18, SC-SKIR-05: both supporters must join, each
/// adds 1; the values of the matching cards are 8/9 and 4/5.
#[test]
fn supporters_and_cards_add_up() {
    let mut t = running_example();
    t.act(0, "pair ultralisk siege_tank"); // the other pair is the only one left
    assert_eq!(t.options(0), ["support 0", "support 1"]);
    t.acts(0, "support 0; support 1");
    t.acts(0, "card zerg_07; card zerg_03");
    t.acts(1, "card terran_13; card terran_04");
    t.act(0, "skirmish 0");
    let values = |skirmish| {
        let (attack, health) = t.compared(skirmish);
        (attack[0], health[0])
    };
    assert_eq!((values(0), values(1)), ((9, 9), (5, 5)));
}
