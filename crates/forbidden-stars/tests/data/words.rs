//! Every thing has a name in every language.

use forbidden_stars::content::content;
use forbidden_stars::ids::{
    Area, Asset, CombatCard, EventCard, Faction, Icon, Objective, Order, StormIcon, Structure,
    System, TileSide, Unit, Upgrade,
};
use forbidden_stars::{ForbiddenStars, area_name, system_name, tile_name};
use kernel::{Game, Listed, Message, Name, feature_name, option_name};
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
    assert_eq!(english().say(&tile_name(System(0))), "tile 1");
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
fn kinds_have_a_word() {
    let refused = |refused: kernel::Refused| -> Message { refused.message };
    let said = |text: &str| match text.parse::<Structure>() {
        Err(why) => english().say(&refused(why)),
        Ok(found) => found.to_string(),
    };
    assert_eq!(said("castle"), "There is no structure 'castle'.");
}
