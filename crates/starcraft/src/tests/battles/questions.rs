//! What the players of a battle are asked, in words.

use super::*;

fn asked(t: &Table, seat: u8) -> String {
    prompt(&t.game, Seat(seat))
}

fn words(t: &Table, text: &str) -> String {
    described(&t.game, text)
}

/// SC-BATTLE-22, SC-BATTLE-23: the standard card and the reinforcement are different questions.
#[test]
fn a_reinforcement_is_another_question() {
    let mut t = field(["overmind", "jim_raynor"], "zergling", "marine");
    t.cards(0, &["zerg_01", "zerg_02", "zerg_17"]).cards(1, &["terran_01"]);
    t.attack();
    assert_eq!(asked(&t, 0), "Which standard card do you place at skirmish 1?");
    assert_eq!(words(&t, "card zerg_01"), "Place 6/3 Zergling (otherwise 4/3)");
    t.act(0, "card zerg_01");
    assert_eq!(asked(&t, 0), "Do you add a reinforcement to skirmish 1?");
    assert_eq!(words(&t, "done"), "Add no reinforcement");
}

/// SC-KEY-01, SC-AMB-40: the question names the unit that may withdraw, and declining says that
/// it is destroyed.
#[test]
fn the_withdrawing_unit_is_named() {
    let mut t = field(["arcturus_mengsk", "overmind"], "siege_tank", "hydralisk");
    t.units(1, "helios.d", "zergling");
    t.cards(0, &["terran_siege_mode#1"]).cards(1, &["zerg_burrow#1"]);
    t.attack();
    assert_eq!(asked(&t, 1), "Where does your cloaked Hydralisk withdraw to?");
    assert_eq!(words(&t, "withdraw helios.d"), "Withdraw the Hydralisk to Helios D");
    assert_eq!(words(&t, "done"), "Let the Hydralisk be destroyed");
}

/// SC-SPLASH-07: the question says which card takes the unit.
#[test]
fn the_splash_question_names_the_card() {
    let mut t = field(
        ["tassadar", "arcturus_mengsk"],
        "archon, zealot, dragoon",
        "siege_tank, science_vessel",
    );
    t.cards(0, &["protoss_13"]).cards(1, &["terran_siege_mode#1"]);
    t.attack();
    t.act(0, "pair archon siege_tank");
    assert_eq!(t.options(0), ["lose zealot", "lose dragoon"]);
    assert_eq!(asked(&t, 0), "Which unit do you lose to the splash damage of Siege Mode?");
}
