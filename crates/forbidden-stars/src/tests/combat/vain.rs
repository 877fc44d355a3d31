//! Abilities of combat cards that would change nothing, and those that only the opponent can make something of.

use super::*;

/// A table by the first rules.
fn by_the_first_rules(mut table: Table) -> Table {
    table.game.rules.version = 1;
    table
}

fn here(unit: &str) -> String {
    format!("pick {unit} {WORLD}")
}

/// FS-CARD-03, -62: under Fire Dragon's Vengeance no defence token is offered to somebody who cannot have one.
#[test]
fn fs_card_03_only_tokens_that_can_be_had() {
    let begin = || {
        fight((ELDAR, &[(1, "aspect_warriors")]), (MARINES, &[(1, "scout")]))
            .dice(ELDAR, [0, 8, 0])
            .dice(MARINES, [0, 0, 2])
    };
    let vengeance = |table: Table, card: &str| {
        table.lay("iy_fire_dragons_vengeance", card).plays(&["use", "decline"])
    };
    let table = vengeance(begin(), "um_reconnaissance");
    table.asks(MARINES, &["icon offence", "decline"]);
    assert_eq!(table.plays(&["icon offence"]).tokens(MARINES), [2, 0]);
    // Veteran Scouts: for each morale die; the second goes without saying.
    let table = vengeance(begin(), "um_veteran_scouts");
    table.asks(MARINES, &["icon offence", "decline"]);
    assert_eq!(table.plays(&["icon offence"]).tokens(MARINES), [2, 0]);
    let old = vengeance(by_the_first_rules(begin()), "um_reconnaissance");
    old.asks(MARINES, &["icon offence", "icon defence", "decline"]);
}

/// FS-CARD-07, -46: Chaos United with eight dice: the opponent may still rout a unit; with nobody to rout it is left out.
#[test]
fn fs_card_46_chaos_united_with_eight_dice() {
    let begin = || {
        fight((CHAOS, &[(1, "chaos_space_marine")]), (MARINES, &[(1, "land_raider")]))
            .dice(CHAOS, [0, 8, 0])
            .dice(MARINES, [0, 8, 0])
    };
    let table = begin().lay("we_chaos_united", "");
    table.asks(CHAOS, &["use", "decline"]);
    let table = table.plays(&["use"]);
    table.asks(MARINES, &[&here("land_raider"), "decline"]);
    let routed = Table { game: table.game.clone() }.plays(&[&here("land_raider")]);
    assert_eq!(routed.fights(MARINES, "land_raider+routed"), 1);
    // There is no room for a die: the unit ability comes next.
    let unit = ["pick cultist tile_11.se", "decline"];
    let table = table.plays(&["decline"]);
    table.asks(CHAOS, &unit);
    assert_eq!(table.shows(CHAOS), [0, 8, 0]);
    begin().rout(MARINES, 1, "land_raider").lay("we_chaos_united", "").asks(CHAOS, &unit);
    by_the_first_rules(begin()).lay("we_chaos_united", "").asks(CHAOS, &unit);
}

/// FS-CARD-41: Lure of Chaos is asked about if they can rout a unit or a free one can come, and not for the die alone.
#[test]
fn fs_card_41_lure_of_chaos_in_vain() {
    let begin = |figures: u8, routed: u8| {
        let mut table = fight((CHAOS, &[(1, "cultist")]), (MARINES, &[(1, "land_raider")]))
            .dice(CHAOS, [0; 3])
            .dice(MARINES, [0; 3])
            .rout(MARINES, routed, "land_raider");
        table.game.players[CHAOS.index()].supply[0] = figures;
        table
    };
    let tokens = ["icon offence", "icon defence", "decline"];
    for (figures, routed, asked) in [(0, 1, false), (0, 0, true), (1, 1, true), (1, 0, true)] {
        let table = begin(figures, routed).lay("we_lure_of_chaos", "");
        table.asks(CHAOS, if asked { &["use", "decline"] } else { &tokens });
    }
    // Without figures they rout, or nothing happens.
    let table = begin(0, 0).lay("we_lure_of_chaos", "").plays(&["use"]);
    table.asks(MARINES, &[&here("land_raider"), "decline"]);
    table.plays(&["decline"]).asks(CHAOS, &tokens);
    by_the_first_rules(begin(0, 1)).lay("we_lure_of_chaos", "").asks(CHAOS, &["use", "decline"]);
}

/// FS-CARD-07, -47, -62: the opponent may destroy a unit of theirs also where the tokens cannot be gained.
#[test]
fn fs_card_47_daemonic_resilience_without_tokens() {
    let begin = || {
        fight((ELDAR, &[(2, "falcon")]), (CHAOS, &[(1, "helbrute")]))
            .dice(ELDAR, [0, 8, 0])
            .dice(CHAOS, [0, 8, 0])
    };
    let table = begin().lay("iy_fire_dragons_vengeance", "we_daemonic_resilience").plays(&["use"]);
    table.asks(CHAOS, &["use", "decline"]);
    let table = table.plays(&["use"]);
    table.asks(ELDAR, &[&here("falcon"), "decline"]);
    let table = table.plays(&["decline"]);
    assert_eq!(table.state().step(), Step::LayCards);
    let old =
        by_the_first_rules(begin()).lay("iy_fire_dragons_vengeance", "we_daemonic_resilience");
    assert_eq!(old.plays(&["use"]).state().step(), Step::LayCards);
}
