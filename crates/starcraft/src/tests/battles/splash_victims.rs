//! Splash damage in step 8: who is lost.

use super::*;
use crate::battle::Kept;
use crate::sets::UnitSet;

const MENGSK: &str = "arcturus_mengsk";

impl Table {
    /// Lays a triggered splash card of a side beside the battle that can destroy these units.
    fn keep(&mut self, side: u8, name: &str, victims: &[&str]) -> &mut Self {
        let set = victims.iter().fold(0, |set, name| set | UnitSet::one(unit(name)).0);
        let kept =
            Kept { side, card: card(name), victims: UnitSet(set), returns: false, lent: None };
        self.game.fight_mut().kept.push(kept);
        self
    }
}

/// SC-SPLASH-07, SC-SPLASH-08: each owner chooses among their own survivors, the attacker first.
#[test]
fn owners_choose_their_losses_attacker_first() {
    let mut t =
        field(["tassadar", MENGSK], "archon, zealot, dragoon", "siege_tank, science_vessel");
    t.units(1, "helios.b", "science_vessel");
    t.cards(0, &["protoss_13"]).cards(1, &["terran_siege_mode#1"]);
    t.attack();
    t.act(0, "pair archon siege_tank");
    assert_eq!(t.asked(), 0);
    assert_eq!(t.options(0), ["lose zealot", "lose dragoon"]);
    t.act(0, "lose dragoon");
    assert_eq!(t.seat(1).figures[unit("science_vessel").kind()], 1, "then the defender");
    let last = |seat: u8| {
        t.log
            .iter()
            .rposition(|e| matches!(e, Event::UnitDestroyed { seat: s, .. } if s.0 == seat))
            .expect("a loss")
    };
    assert!(last(0) < last(1));
}

/// SC-SPLASH-09, SC-SPLASH-15: ground splash cannot hit a flying unit; without a victim it has no
/// effect.
#[test]
fn splash_hits_only_its_kind() {
    let mut t = field(["tassadar", "overmind"], "reaver, zealot", "zergling, queen");
    t.cards(0, &["protoss_16"]).cards(1, &["zerg_01"]);
    t.attack();
    t.act(0, "pair reaver zergling");
    assert!(t.triggered(0, "protoss_16"));
    assert_eq!(t.seat(1).figures[unit("queen").kind()], 1);
    assert!(t.options(1).iter().all(|o| o.starts_with("retreat")), "the battle has gone on");
}

/// SC-EX-45, SC-SPLASH-10: two ground units and one flying are left; one flying card and one for
/// both kinds: the flying unit and a ground unit are lost, in whatever sequence the cards lie.
#[test]
fn pure_cards_come_before_mixed_ones() {
    for mixed_first in [false, true] {
        let mut t = field(["overmind", MENGSK], "ultralisk, zergling, mutalisk", "science_vessel");
        t.units(1, "helios.b", "wraith");
        t.cards(0, &["zerg_08", "zerg_06"]).cards(1, &["terran_11"]);
        t.attack();
        t.act(0, "pair ultralisk wraith");
        let flying = ["mutalisk", "queen", "scourge", "guardian"];
        let all = ["mutalisk", "queen", "scourge", "guardian", "zergling", "ultralisk"];
        if mixed_first {
            t.keep(1, "terran_12", &all).keep(1, "terran_13", &flying);
        } else {
            t.keep(1, "terran_13", &flying).keep(1, "terran_12", &all);
        }
        t.act(0, "card zerg_08");
        // The Mutalisk is never offered for the mixed card.
        assert_eq!(t.options(0), ["lose zergling", "lose ultralisk"], "{mixed_first}");
        t.act(0, "lose ultralisk");
        let figures = t.seat(0).figures;
        assert_eq!(figures[unit("mutalisk").kind()] + figures[unit("ultralisk").kind()], 0);
        assert_eq!(figures[unit("zergling").kind()], 1);
    }
}

/// SC-EXD-28, SC-SPLASH-11, SC-AMB-43: a splash limited to Marines and one for everything must
/// take two units: the unlimited one may not be wasted on the Marine.
#[test]
fn as_many_units_as_possible_are_lost() {
    let mut t = field(
        ["overmind", MENGSK],
        "mutalisk, zergling, defiler",
        "marine, firebat, vulture, siege_tank",
    );
    t.cards(0, &["zerg_15", "zerg_03", "zerg_plague#1"]).cards(1, &["terran_05", "terran_07"]);
    t.attack();
    t.act(0, "pair zergling firebat").act(0, "pair mutalisk vulture");
    // Plague lies at the Zergling's skirmish, which is fought first.
    t.act(0, "support 0").acts(1, "support 0; support 1");
    t.acts(0, "card zerg_03; card zerg_plague#1").act(1, "card terran_05");
    t.act(0, "skirmish 0");
    assert!(t.triggered(0, "zerg_plague#1") && t.triggered(0, "zerg_15"));
    // Left: Marine, Firebat, Siege Tank (the Vulture fell to the Mutalisk).
    assert_eq!(t.options(1), ["lose firebat", "lose siege_tank"], "neither the Marine nor none");
    t.act(1, "lose siege_tank");
    assert_eq!(t.seat(1).figures[unit("marine").kind()], 0, "the other card took the Marine");
    assert_eq!(t.there("helios.b"), "firebat");
}

/// SC-EXD-28, SC-SPLASH-11: exactly one Marine and one Siege Tank left: both are lost.
#[test]
fn a_marine_and_a_tank_are_both_lost() {
    let mut t = field(["overmind", MENGSK], "mutalisk, defiler", "marine, firebat, siege_tank");
    t.cards(0, &["zerg_15", "zerg_plague#1"]).cards(1, &["terran_05"]);
    t.attack();
    t.act(0, "pair mutalisk firebat");
    t.act(0, "card zerg_plague#1");
    assert_eq!(t.seat(1).figures, [0; KINDS]);
}

/// SC-SPLASH-10, SC-SPLASH-11, SC-AMB-43: more cards than units: none of them can be refused while
/// it can take a unit, and the last one has no victim left.
#[test]
fn splash_is_not_refused_where_a_loss_can_be_taken() {
    let refused = |version: u32| {
        let mut t = field(["overmind", MENGSK], "hydralisk, zergling, ultralisk", "wraith");
        t.by_version(version).cards(0, &["zerg_08", "zerg_06"]).cards(1, &["terran_11"]);
        t.attack();
        t.act(0, "pair ultralisk wraith");
        for name in ["terran_12", "terran_13", "terran_14"] {
            t.keep(1, name, &["zergling", "hydralisk"]);
        }
        t.act(0, "card zerg_08");
        t
    };
    let mut t = refused(2);
    assert_eq!(t.options(0), ["lose zergling", "lose hydralisk"], "and nothing else");
    t.act(0, "lose hydralisk");
    let figures = t.seat(0).figures;
    assert_eq!(figures[unit("zergling").kind()] + figures[unit("hydralisk").kind()], 0);
    assert!(
        !t.options(0).iter().any(|option| option.starts_with("lose")),
        "the third asks nothing"
    );
    // By the first version of the rules a card could be passed over.
    assert!(refused(1).can(0, "done"));
}

/// SC-SPLASH-11, SC-AMB-43: within the greatest number of losses the owner assigns as they like.
#[test]
fn the_owner_assigns_the_cards_as_he_likes() {
    let mut t = field(["overmind", MENGSK], "hydralisk, zergling, ultralisk", "wraith");
    t.cards(0, &["zerg_08", "zerg_06"]).cards(1, &["terran_11"]);
    t.attack();
    t.act(0, "pair ultralisk wraith");
    t.keep(1, "terran_12", &["zergling", "hydralisk"]).keep(
        1,
        "terran_13",
        &["zergling", "ultralisk"],
    );
    t.act(0, "card zerg_08");
    assert_eq!(t.options(0), ["lose zergling", "lose hydralisk"]);
    t.act(0, "lose zergling");
    assert_eq!(t.seat(0).figures[unit("ultralisk").kind()], 0, "the only one left for the other");
    assert_eq!(t.seat(0).figures[unit("hydralisk").kind()], 1);
}

/// SC-SPLASH-12: cloaking does not save from splash, not even while the card that gives it was
/// at the same skirmish.
#[test]
fn cloaking_does_not_save_from_splash() {
    let mut t = field(["tassadar", "overmind"], "reaver, zealot", "zergling, hydralisk");
    t.units(1, "helios.b", "hydralisk").units(1, "helios.d", "zergling");
    t.cards(0, &["protoss_16", "protoss_01"]).cards(1, &["zerg_burrow#1", "zerg_05"]);
    t.attack();
    t.act(0, "pair reaver zergling");
    t.act(1, "support 0");
    t.act(0, "card protoss_16").act(1, "card zerg_burrow#1");
    t.act(0, "skirmish 0");
    t.act(1, "withdraw helios.d");
    // The Zealot 6/7 against 5/6 destroys the second front-line Hydralisk; the third falls to
    // the splash without a question.
    assert_eq!(t.count(is_withdrawn), 1);
    assert_eq!(t.seat(1).figures[unit("hydralisk").kind()], 0);
}

/// SC-SPLASH-13: front-line, supporting and assist units of any skirmish may be chosen; units
/// that withdrew may not.
#[test]
fn any_survivor_may_be_chosen() {
    let mut t = field(
        ["tassadar", "overmind"],
        "reaver, zealot",
        "zergling, ultralisk, hydralisk, defiler",
    );
    t.cards(0, &["protoss_16", "protoss_03"]).cards(1, &["zerg_burrow#1", "zerg_07"]);
    t.attack();
    t.act(0, "pair reaver zergling").act(0, "pair zealot ultralisk");
    t.acts(1, "support 1; support 1");
    t.act(0, "card protoss_16").act(1, "card zerg_burrow#1");
    t.act(0, "skirmish 0");
    t.act(1, "withdraw helios.d");
    assert_eq!(t.asked(), 1);
    assert_eq!(t.options(1), ["lose hydralisk", "lose ultralisk", "lose defiler"]);
    t.act(1, "lose ultralisk");
    assert_eq!(t.there("helios.d"), "zergling", "out of reach");
}

/// SC-SPLASH-14: after step 8 a splash card goes to its owner's discard pile.
#[test]
fn splash_cards_are_discarded_after_step_eight() {
    let mut t = field(["tassadar", "overmind"], "reaver", "zergling 3");
    t.cards(0, &["protoss_16"]).cards(1, &["zerg_02"]);
    t.attack();
    let discard = Event::CardDiscarded { seat: Seat(0), card: card("protoss_16") };
    let last_loss = t.log.iter().rposition(is_destroyed).expect("losses");
    assert!(last_loss < t.when(|e| *e == discard));
    assert!(t.discarded(0, "protoss_16"));
}
