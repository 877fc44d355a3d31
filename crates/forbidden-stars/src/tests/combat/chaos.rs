//! FS-CARD-38 to -49: the combat cards of the World Eaters.

use super::*;

/// Chaos attacks Marines; nobody has dice.
fn attack(chaos: &[(u8, &str)], marines: &[(u8, &str)]) -> Table {
    fight((CHAOS, chaos), (MARINES, marines)).dice(MARINES, [0; 3]).dice(CHAOS, [0; 3])
}

fn here(unit: &str) -> String {
    format!("pick {unit} {WORLD}")
}

/// FS-CARD-38, -08: Dark Faith: with more morale dice, a Cultist on another world of the system that is friendly or uncontrolled.
#[test]
fn fs_card_38_dark_faith() {
    let table =
        attack(&[(1, "cultist")], &[(2, "land_raider")]).lay("we_dark_faith", "").plays(&["use"]);
    assert_eq!(table.shows(CHAOS), [0, 0, 1]);
    table.asks(CHAOS, &["to tile_3.sw", "decline"]);
    let table = table.plays(&["to tile_3.sw"]);
    assert_eq!(table.count("cultist", Stance::READY, "tile_3.sw"), 1);
    // Not with as many; an enemy world is none of the places.
    let even = attack(&[(1, "cultist")], &[(2, "land_raider")]).dice(MARINES, [0, 0, 1]);
    assert_eq!(even.lay("we_dark_faith", "").plays(&["use"]).state().step(), Step::LayCards);
    let table = stand(super::table(4), (MARINES, &[(2, "land_raider")]), WORLD);
    let table = march(table.units(MARINES, 1, "scout", "tile_3.sw"), (CHAOS, &[(1, "cultist")]));
    let table = table.dice(MARINES, [0; 3]).dice(CHAOS, [0; 3]).lay("we_dark_faith", "");
    assert_eq!(table.plays(&["use"]).state().step(), Step::LayCards);
}

/// FS-CARD-39: Foul Worship and Impure Zeal: own unrouted Cultists and Iconoclasts, tokens included.
#[test]
fn fs_card_39_foul_worship_and_impure_zeal() {
    let table = stand(table(4), (MARINES, &[(2, "land_raider")]), WORLD).assets(CHAOS, [0, 0, 1]);
    let begin = |table: Table| {
        march(table, (CHAOS, &[(3, "cultist")]))
            .plays(&["reinforce 1"])
            .dice(CHAOS, [0; 3])
            .dice(MARINES, [0; 3])
            .rout(CHAOS, 1, "cultist")
    };
    let table =
        begin(table).rout(MARINES, 1, "land_raider").lay("we_foul_worship", "um_show_no_fear");
    let table = table.plays(&["decline", "use"]);
    // Two Cultists and a token.
    assert_eq!(table.tokens(CHAOS), [0, 3]);
    let table =
        stand(super::table(4), (MARINES, &[(2, "land_raider")]), WORLD).assets(CHAOS, [0, 0, 1]);
    let table = begin(table).lay("we_impure_zeal", "um_show_no_fear").plays(&["use"]);
    table.asks(MARINES, &[&here("land_raider"), "decline"]);
    let taken = Table { game: table.game.clone() }.plays(&[&here("land_raider")]);
    assert_eq!((taken.tokens(CHAOS), taken.fights(MARINES, "land_raider+routed")), ([0, 0], 1));
    assert_eq!(table.plays(&["decline"]).tokens(CHAOS), [3, 0]);
}

/// FS-CARD-40, -04, -07: Khorne's Rage: they spend a defence die, or rout one of theirs; with neither nothing happens.
#[test]
fn fs_card_40_khornes_rage() {
    let begin = |dice: [u8; 3]| {
        attack(&[(1, "chaos_space_marine")], &[(1, "land_raider"), (1, "scout")])
            .dice(CHAOS, [1, 0, 0])
            .dice(MARINES, dice)
            .lay("we_khornes_rage", "")
    };
    let table = begin([0, 1, 0]).plays(&["spend offence"]);
    assert_eq!((table.tokens(CHAOS), table.shows(CHAOS)), ([3, 0], [0; 3]));
    let table = table.plays(&["use"]);
    table.asks(MARINES, &["spend defence", "decline"]);
    let spent = Table { game: table.game.clone() }.plays(&["spend defence"]);
    assert_eq!(spent.shows(MARINES), [0; 3]);
    let table = table.plays(&["decline"]);
    table.asks(MARINES, &[&here("scout"), &here("land_raider")]);
    // Without a die they have to rout.
    begin([1, 0, 0])
        .plays(&["decline", "use"])
        .asks(MARINES, &[&here("scout"), &here("land_raider")]);
    // With nobody to rout they are not asked for a die.
    let table = attack(&[(1, "chaos_space_marine")], &[(1, "land_raider")])
        .dice(MARINES, [0, 1, 0])
        .rout(MARINES, 1, "land_raider")
        .lay("we_khornes_rage", "");
    assert_eq!(table.state().step(), Step::LayCards);
}

/// FS-CARD-41, FS-FRE-01, -02: Lure of Chaos: they rout and gain a die, or a free unit comes, the right one for the area.
#[test]
fn fs_card_41_lure_of_chaos() {
    let table = attack(&[(1, "cultist")], &[(2, "land_raider")])
        .lay("we_lure_of_chaos", "")
        .plays(&["use"]);
    table.asks(MARINES, &[&here("land_raider"), "decline"]);
    let taken = Table { game: table.game.clone() }.plays(&[&here("land_raider")]);
    assert_eq!(taken.shows(MARINES).iter().sum::<u8>(), 1);
    assert_eq!(taken.fights(CHAOS, "cultist"), 1);
    let table = table.plays(&["decline"]);
    assert_eq!(table.fights(CHAOS, "cultist"), 2);
    table.asks(CHAOS, &["icon offence", "icon defence", "decline"]);
    // In a void an Iconoclast Destroyer. At eight dice they may still rout to prevent it.
    let table =
        ship_fight((CHAOS, &[(1, "iconoclast_destroyer")]), (MARINES, &[(1, "battle_barge")]))
            .dice(CHAOS, [0; 3])
            .dice(MARINES, [0, 8, 0])
            .lay("we_lure_of_chaos", "")
            .plays(&["use"]);
    table.asks(MARINES, &[&format!("pick battle_barge {VOID}"), "decline"]);
    assert_eq!(table.plays(&["decline"]).fights(CHAOS, "iconoclast_destroyer"), 2);
}

/// FS-CARD-42: Mark of Khorne: a routed unit is destroyed unless they spend a defence die; without one nothing happens.
#[test]
fn fs_card_42_mark_of_khorne() {
    let begin = |routed: u8| {
        attack(&[(1, "chaos_space_marine")], &[(2, "land_raider")])
            .dice(MARINES, [0, 2, 0])
            .rout(MARINES, routed, "land_raider")
            .lay("we_mark_of_khorne", "")
    };
    assert_eq!(begin(0).state().step(), Step::LayCards);
    let table = begin(1).plays(&["use"]);
    table.asks(MARINES, &["spend defence", "decline"]);
    let table = table.plays(&["decline"]);
    assert_eq!(table.fights(MARINES, "land_raider+routed"), 0);
    assert_eq!(table.fights(MARINES, "land_raider"), 1);
    // Its general ability takes either of two dice.
    let table = attack(&[(1, "cultist")], &[(2, "land_raider")]).dice(CHAOS, [1, 1, 1]);
    table.lay("we_mark_of_khorne", "").asks(CHAOS, &["spend offence", "spend morale", "decline"]);
}

/// FS-CARD-43, FS-EX-03, FS-AMB-44, FS-Q-33: Mark of Nurgle: two tokens at once if they have no routed unit; else they may destroy one.
#[test]
fn fs_ex_03_mark_of_nurgle() {
    let begin = |routed: u8| {
        attack(&[(1, "chaos_space_marine")], &[(2, "land_raider")])
            .rout(MARINES, routed, "land_raider")
            .lay("we_mark_of_nurgle", "um_show_no_fear")
            .plays(&["use"])
    };
    assert_eq!(begin(0).tokens(CHAOS), [0, 2]);
    let table = begin(1);
    table.asks(MARINES, &[&here("land_raider+routed"), "decline"]);
    let table = table.plays(&[&here("land_raider+routed")]);
    assert_eq!((table.tokens(CHAOS), table.fights(MARINES, "land_raider+routed")), ([0, 0], 0));
}

/// FS-CARD-44: Mark of Slaanesh: the rolled die counts in the comparison; a Cultist comes if an enemy is routed.
#[test]
fn fs_card_44_mark_of_slaanesh() {
    let table = attack(&[(1, "chaos_space_marine")], &[(2, "land_raider")])
        .dice(CHAOS, [0, 0, 1])
        .lay("we_mark_of_slaanesh", "")
        .plays(&["use", "use"]);
    // They had to rout one without a choice, and now the unit ability has somebody to look at.
    assert_eq!(table.fights(MARINES, "land_raider+routed"), 1);
    let table = table.plays(&["use"]);
    assert_eq!(table.fights(CHAOS, "cultist"), 1);
}

/// FS-CARD-45, FS-EX-04, FS-FRE-04, FS-AMB-46: Mark of Tzeentch: a routed Cultist or a token becomes an unrouted Marine.
#[test]
fn fs_ex_04_mark_of_tzeentch() {
    let table = stand(table(4), (MARINES, &[(2, "land_raider")]), WORLD).assets(CHAOS, [0, 0, 1]);
    let table = march(table, (CHAOS, &[(1, "cultist")]))
        .plays(&["reinforce 1"])
        .dice(CHAOS, [0; 3])
        .dice(MARINES, [0; 3])
        .rout(CHAOS, 1, "cultist")
        .lay("we_mark_of_tzeentch", "")
        .plays(&["use"]);
    table.asks(CHAOS, &[&here("cultist+routed"), &here("cultist+token"), "decline"]);
    let supply = table.state().supply.assets[2];
    let replaced = Table { game: table.game.clone() }.plays(&[&here("cultist+routed")]);
    assert_eq!(replaced.fights(CHAOS, "chaos_space_marine"), 1);
    assert_eq!(replaced.fights(CHAOS, "cultist+routed"), 0);
    let table = table.plays(&[&here("cultist+token")]);
    assert_eq!(
        (table.fights(CHAOS, "chaos_space_marine"), table.state().supply.assets[2]),
        (1, supply + 1)
    );
    // The new Marine meets the requirement of the unit ability at once.
    table.asks(CHAOS, &["turn morale offence", "turn morale defence", "decline"]);
    // In a void it does nothing: an Iconoclast is no Cultist.
    let table =
        ship_fight((CHAOS, &[(1, "iconoclast_destroyer")]), (MARINES, &[(1, "battle_barge")]))
            .dice(CHAOS, [0; 3])
            .dice(MARINES, [0; 3])
            .lay("we_mark_of_tzeentch", "")
            .plays(&["use"]);
    table.asks(CHAOS, &["turn morale offence", "turn morale defence", "decline"]);
}

/// FS-CARD-46, -07, FS-EX-02, FS-CARD-25: Chaos United: the opponent decides first; a unit of any world, whose level is at most
/// the number of own Cultists in the system.
#[test]
fn fs_ex_02_chaos_united() {
    let table = stand(table(4), (MARINES, &[(2, "land_raider")]), WORLD)
        .units(CHAOS, 1, "helbrute", "tile_9.sw")
        .units(CHAOS, 1, "chaos_space_marine", "tile_9.se")
        .routed(CHAOS, 1, "cultist", "tile_3.sw");
    let table = march(table, (CHAOS, &[(1, "chaos_space_marine")]))
        .dice(CHAOS, [0; 3])
        .dice(MARINES, [0; 3])
        .lay("we_chaos_united", "")
        .plays(&["use"]);
    table.asks(MARINES, &[&here("land_raider"), "decline"]);
    let table = table.plays(&["decline"]);
    table.asks(CHAOS, &["icon offence", "icon defence", "icon morale"]);
    let table = table.plays(&["icon defence"]);
    // One Cultist, routed, in the system: level 1 and below; not the Helbrute.
    table.asks(CHAOS, &["pick chaos_space_marine tile_9.se", "pick cultist tile_11.se", "decline"]);
    let table = table.plays(&["pick chaos_space_marine tile_9.se"]);
    assert_eq!(table.fights(CHAOS, "chaos_space_marine"), 2);
}

/// FS-CARD-47, -05: Daemonic Resilience and Inhuman Strength: any own unit of the combat may be destroyed, the last one too.
#[test]
fn fs_card_47_daemonic_resilience_and_inhuman_strength() {
    let table = attack(&[(1, "helbrute")], &[(1, "land_raider"), (1, "scout")])
        .rout(MARINES, 1, "scout")
        .lay("we_daemonic_resilience", "um_show_no_fear")
        .plays(&["decline", "use"]);
    table.asks(MARINES, &[&here("scout+routed"), &here("land_raider"), "decline"]);
    assert_eq!(table.plays(&["decline"]).tokens(CHAOS), [0, 4]);
    let table = attack(&[(1, "helbrute")], &[(1, "land_raider")])
        .lay("we_inhuman_strength", "")
        .plays(&["decline", &here("helbrute")]);
    // The required unit and last one: four tokens and two icons still kill the Land Raider, and nobody is left.
    assert!(table.is_settled() && table.is_free(WORLD));
}

/// FS-CARD-48: Chaos Victorious: all unrouted level-0 enemies, tokens included; then one of the owner's choice.
#[test]
fn fs_card_48_chaos_victorious() {
    let table = stand(table(4), (MARINES, &[(2, "scout"), (2, "land_raider")]), WORLD);
    let table = march(table.assets(MARINES, [0, 0, 1]), (CHAOS, &[(1, "chaos_reaver_titan")]))
        .plays(&["reinforce 1"])
        .dice(CHAOS, [3, 3, 2])
        .dice(MARINES, [0; 3])
        .lay("we_chaos_victorious", "")
        .plays(&["use"]);
    assert_eq!(table.fights(MARINES, "scout+routed"), 2);
    assert_eq!(table.fights(MARINES, "scout+token+routed"), 1);
    table.asks(CHAOS, &[&here("land_raider"), "decline"]);
    let table = table.plays(&[&here("land_raider")]);
    // The damage of four comes on top: the other Land Raider is destroyed.
    assert_eq!(
        table.fights(MARINES, "land_raider") + table.fights(MARINES, "land_raider+routed"),
        1
    );
}

/// FS-CARD-49, -10: Death and Despair: two dice of one face, at seven one; then a level-0 enemy, routed or not, for each morale die.
#[test]
fn fs_card_49_death_and_despair() {
    let table = attack(&[(1, "chaos_reaver_titan")], &[(2, "scout"), (1, "land_raider")])
        .dice(CHAOS, [0, 7, 0])
        .rout(MARINES, 1, "scout")
        .lay("we_death_and_despair", "");
    table.asks(CHAOS, &["icon offence", "icon morale", "decline"]);
    let table = table.plays(&["icon morale"]);
    assert_eq!(table.shows(CHAOS), [0, 7, 1]);
    let table = table.plays(&["spend morale"]);
    table.asks(CHAOS, &[&here("scout"), &here("scout+routed")]);
    let table = table.plays(&[&here("scout")]);
    assert_eq!((table.fights(MARINES, "scout"), table.fights(MARINES, "scout+routed")), (0, 1));
    // No morale die is left for the unit ability.
    assert_eq!(table.state().step(), Step::LayCards);
    let table = attack(&[(1, "chaos_reaver_titan")], &[(2, "scout"), (1, "land_raider")])
        .rout(MARINES, 1, "scout")
        .lay("we_death_and_despair", "")
        .plays(&["icon morale", "decline"]);
    table.asks(CHAOS, &[&here("scout+routed"), "decline"]);
}
