//! Every thing has a name in every language.

use std::str::FromStr;

use forbidden_stars::content::content;
use forbidden_stars::ids::{
    Area, Asset, CombatCard, End, EventCard, Faction, Fighter, Icon, Objective, Order, Payment,
    Stance, Storm, StormIcon, Structure, System, TileSide, Unit, Upgrade,
};
use forbidden_stars::{ForbiddenStars, area_name, system_name, tile_name};
use kernel::{Game, Listed, Name, Refused, feature_name, option_name};
use tongue::{english, offered};

const SIDES: [TileSide; 2] = [TileSide(0), TileSide(1)];

fn names() -> Vec<Name> {
    let mut all: Vec<Name> = Vec::new();
    all.extend(Faction::all().map(Name::from));
    all.extend(Unit::all().map(Name::from));
    all.extend(Structure::all().map(Name::from));
    all.extend(CombatCard::all().map(Name::from));
    all.extend(Upgrade::all().map(Name::from));
    all.extend(EventCard::all().map(Name::from));
    all.extend(Order::all().map(Name::from));
    all.extend(Asset::all().map(Name::from));
    all.extend(Icon::all().map(Name::from));
    all.extend(StormIcon::all().map(Name::from));
    all.extend(Objective::all().map(|it| Name::new("objective", it.to_string())));
    all.extend(SIDES.iter().flat_map(|side| System::all().map(|it| system_name(it, *side))));
    all
}

#[test]
fn everything_has_a_name_in_every_language() {
    for tongue in offered() {
        for name in names() {
            assert!(tongue.knows(&name), "{}: {name:?}", tongue.code());
        }
        for unit in Unit::all().map(Name::from) {
            for form in ["many", "article"] {
                assert!(english().form(&unit, form).is_some(), "{unit:?} has no {form}");
            }
        }
        for faction in Faction::all().map(Name::from) {
            assert!(tongue.form(&faction, "race").is_some(), "{}: {faction:?}", tongue.code());
        }
        for structure in Structure::all().map(Name::from) {
            assert!(tongue.form(&structure, "text").is_some(), "{structure:?}");
        }
    }
}

/// FS-ARE-01: a world by its name, a void by where it lies.
#[test]
fn areas_are_named_apart() {
    for side in SIDES {
        for area in Area::all() {
            let said = |turns: u8| english().say(&area_name(area, side, turns));
            let world = content().print(side, area).world;
            assert_eq!(said(0) == said(1), world, "{area}: {}", said(0));
            assert!(!said(0).contains('{'), "{}", said(0));
        }
        for system in System::all() {
            let names = system.areas().map(|area| english().say(&area_name(area, side, 0)));
            let apart: std::collections::BTreeSet<String> = names.collect();
            assert_eq!(apart.len(), 4, "{apart:?}");
        }
    }
    assert_eq!(english().say(&tile_name(System(9))), "the home tile of Ultramarines");
    assert_eq!(english().say(&tile_name(System(0))), "the tile Shattered Reaches / The Veil");
}

#[test]
fn options_and_features_are_explained_in_every_language() {
    for tongue in offered() {
        for (key, values) in ForbiddenStars::option_help() {
            let name = option_name(ForbiddenStars::ID, key);
            assert!(tongue.knows(&name), "{}: {key}", tongue.code());
            for word in values.split(" | ").chain(["help"]) {
                assert!(tongue.form(&name, word).is_some(), "{}: {key} {word}", tongue.code());
            }
        }
        for (feature, _) in ForbiddenStars::feature_help() {
            assert!(tongue.knows(&feature_name(ForbiddenStars::ID, feature)), "{feature}");
        }
    }
}

/// A name that somebody types wrong is refused in a sentence.
#[test]
fn what_does_not_exist_is_refused_in_words() {
    fn said<T: FromStr<Err = Refused>>() -> String {
        let refused = "castle".parse::<T>().err().expect("nothing is called like this");
        english().say(&refused.message)
    }
    assert_eq!(said::<Structure>(), "There is no structure 'castle'.");
    let all = [
        said::<Faction>(),
        said::<Unit>(),
        said::<System>(),
        said::<Area>(),
        said::<TileSide>(),
        said::<CombatCard>(),
        said::<Upgrade>(),
        said::<EventCard>(),
        said::<Objective>(),
        said::<Order>(),
        said::<Asset>(),
        said::<Stance>(),
        said::<Payment>(),
        said::<End>(),
        said::<Icon>(),
        said::<Storm>(),
        said::<StormIcon>(),
        said::<Fighter>(),
    ];
    for said in all {
        let kind = said.strip_prefix("There is no ").and_then(|it| it.strip_suffix(" 'castle'."));
        let words = kind.unwrap_or_else(|| panic!("{said}"));
        assert!(!words.contains(['-', '_', '{']), "{said}");
    }
}

/// FS-AMB-52: one thing, one word. What the sources call battle and marker is always a combat and a control token.
#[test]
fn fs_amb_52_a_thing_is_always_called_by_one_word() {
    let texts = || {
        let upgrades = Upgrade::all().map(Name::from);
        let events = EventCard::all().map(Name::from);
        CombatCard::all().map(Name::from).chain(upgrades).chain(events)
    };
    let mut read = 0;
    for name in texts() {
        for part in ["text", "general", "unit"] {
            let Some(text) = english().form(&name, part) else { continue };
            read += 1;
            // Units are called Battle Barge and Battlewagon: names are written large.
            for word in ["battle", "marker"] {
                assert!(!text.contains(word), "{name:?}: {text}");
            }
        }
    }
    assert!(read > 100, "{read} texts");
}
