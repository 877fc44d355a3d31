//! What the loader refuses: every slip is found, and named.

use forbidden_stars::content::{Files, load};

/// The error after a change to one file: `file, table, field`.
fn refused(change: impl Fn(&mut Files<'static>), old: &str, new: &str) -> String {
    let mut files = Files::EMBEDDED;
    change(&mut files);
    match load(&files) {
        Ok(_) => panic!("'{old}' became '{new}', and nobody noticed"),
        Err(error) => format!("{} | {} | {}", error.file, error.table, error.field),
    }
}

/// A text with the first such words replaced.
fn doctored(text: &str, old: &str, new: &str) -> &'static str {
    assert!(text.contains(old), "{old}");
    text.replacen(old, new, 1).leak()
}

macro_rules! refuses {
    ($($file:ident: $old:literal => $new:literal, $said:literal;)*) => {$(
        let change = |files: &mut Files<'static>| {
            files.$file = doctored(files.$file, $old, $new);
        };
        assert_eq!(refused(change, $old, $new), $said);
    )*};
}

#[test]
fn the_files_fit() {
    load(&Files::EMBEDDED).expect("all fits");
}

#[test]
fn numbers_out_of_range_are_refused() {
    refuses! {
        factions: "health = 2" => "health = 0", "factions.toml | unit 'scout' | health";
        factions: "level = 0" => "level = 4", "factions.toml | unit 'scout' | level";
        factions: "figures = 6" => "figures = 7", "factions.toml | faction 'ultramarines' | figures";
        system_tiles: "capacity = 3" => "capacity = 6", "system_tiles.toml | side '1 A' | areas.capacity";
        combat_cards: "icons = [1, 0, 0]" => "icons = [5, 0, 0]", "combat_cards.toml | combat_card 'um_ambush' | icons";
        combat_cards: "materiel = 2" => "materiel = 3", "combat_cards.toml | combat_card 'um_drop_pod_assault' | materiel";
        setup: "turns = 2" => "turns = 4", "setup.toml | intro '2' | tiles";
    }
}

#[test]
fn names_of_nothing_are_refused() {
    refuses! {
        factions: "scout = 4" => "scooter = 4", "factions.toml | faction 'ultramarines' | units";
        factions: "scout = 4" => "cultist = 4", "factions.toml | faction 'ultramarines' | units";
        factions: "home_tile = 10" => "home_tile = 9", "factions.toml | faction 'ultramarines' | home_tile";
        system_tiles: "\"forge\"" => "\"forgery\"", "system_tiles.toml | side '1 A' | areas.assets";
        combat_cards: "[\"scout\", \"strike_cruiser\"]" => "[\"cultist\"]", "combat_cards.toml | combat_card 'um_ambush' | requisite";
        event_cards: "storm = \"across\"" => "storm = \"accross\"", "event_cards.toml | event 'um_event_adeptus_mechanicus' | storm";
        setup: "tile = \"1A\"" => "tile = \"13A\"", "setup.toml | intro '2' | tiles";
        setup: "confidence = \"sourced\"" => "confidence = \"sure\"", "setup.toml | limits 'limits' | confidence";
    }
}

#[test]
fn what_breaks_a_rule_is_refused() {
    refuses! {
        system_tiles: "objective = true" => "objective = false", "system_tiles.toml | [[side]] | tile_1 A: objective";
        event_cards: "kind = \"scheme\"" => "kind = \"tactic\"", "event_cards.toml | event 'um_event_adeptus_mechanicus' | when";
        order_upgrades: "orbital_strike = true" => "orbital_strike = false", "order_upgrades.toml | order_upgrade 'um_order_rain_of_fire' | when";
        event_cards: "storm = \"across\"" => "storm = \"sideways\"", "factions.toml | faction 'ultramarines' | storm icons";
        combat_cards: "starting = true\nlevel = 0\nmateriel = 0" => "starting = false\nlevel = 0\nmateriel = 2", "factions.toml | faction 'ultramarines' | combat deck";
        setup: "{ of = \"world_eaters\", tile = \"10A\"" => "{ of = \"ultramarines\", tile = \"10A\"", "setup.toml | intro '2' | objectives";
        setup: "unit = \"scout\", count = 1" => "unit = \"scout\", count = 2", "setup.toml | intro '2' | units";
        setup: "id = \"unit_figure\"\ncount = 105" => "id = \"unit_figure\"\ncount = 104", "setup.toml | [[component]] | unit_figure";
    }
}

/// Where in the effects of a combat card something is wrong.
fn in_effects(old: &str, new: &str) -> String {
    let combat_cards = doctored(Files::EMBEDDED.combat_cards, old, new);
    match load(&Files { combat_cards, ..Files::EMBEDDED }) {
        Ok(_) => panic!("'{old}' became '{new}', and nobody noticed"),
        Err(error) => error.field,
    }
}

#[test]
fn effects_that_nobody_could_carry_out_are_refused() {
    let tokens = "{ op = \"gain_tokens\", kind = \"offence\", n = 2 }";
    for wrong in [
        "{ op = \"gain_toking\", kind = \"offence\", n = 2 }",
        "{ op = \"gain_tokens\", kind = \"morale\", n = 2 }",
        "{ op = \"gain_tokens\", kind = \"offence\", n = 0 }",
        "{ op = \"gain_tokens\", kind = \"offence\", n = \"own_cards\" }",
        "{ op = \"gain_tokens\", kind = \"offence\" }",
        "{ op = \"gain_tokens\", kind = \"offence\", n = 2, then = [] }",
        "{ kind = \"offence\", n = 2 }",
        "{ op = \"rout\", n = 1 }",
        "{ op = \"destroy\", who = \"opponent\", n = 1, units = [\"scooter\"] }",
        "{ op = \"choose\", options = [[]] }",
        "{ op = \"reroll\", n = 1, faces = [] }",
        "{ op = \"rule\", id = \"no_unit_suffers_damage\", until = \"combat\" }",
    ] {
        let field = in_effects(tokens, wrong);
        assert!(field.starts_with("general_ops[0]"), "{wrong}: {field}");
    }
    assert_eq!(in_effects("[\"scout\", \"strike_cruiser\"]", "[]"), "requisite");
}
