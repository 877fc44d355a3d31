//! Every thing has a name in every language, and texts say the numbers of the effects.

use kernel::{Game, Listed, Name, feature_name, option_name};
use starcraft::content::{Effect, Op, content};
use starcraft::ids::{
    Building, Card, EventKind, Faction, Item, Module, Order, Planet, Race, Resource, Tech, Unit,
};
use starcraft::{StarCraft, card_text, face};
use tongue::{Tongue, english, offered};

fn names() -> Vec<Name> {
    let mut all: Vec<Name> = Vec::new();
    all.extend(Race::all().map(Name::from));
    all.extend(Faction::all().map(Name::from));
    all.extend(Unit::all().map(Name::from));
    all.extend(Planet::all().map(Name::from));
    all.extend(Tech::all().map(Name::from));
    all.extend(EventKind::all().map(Name::from));
    all.extend(Building::all().map(Name::from));
    all.extend(Module::all().map(Name::from));
    all.extend(Order::all().map(Name::from));
    all.extend(Resource::all().map(Name::from));
    all.extend(Item::all().map(Name::from));
    all.extend(scenarios());
    all.extend(abilities());
    all
}

fn scenarios() -> impl Iterator<Item = Name> {
    content().scenarios.iter().map(|sheet| Name::new("scenario", sheet.id.as_str()))
}

/// Every scenario says what it is about, and each of its goals.
#[test]
fn scenarios_and_items_are_told_in_every_language() {
    for tongue in offered() {
        for (sheet, name) in content().scenarios.iter().zip(scenarios()) {
            assert!(!text(tongue, &name).is_empty(), "{}: {name:?}", tongue.code());
            for number in 1..=sheet.goals.len() + 1 {
                let told = tongue.form(&name, &format!("goal{number}")).is_some();
                assert_eq!(told, number <= sheet.goals.len(), "{}: {name:?}", tongue.code());
            }
        }
        for item in Item::all() {
            assert!(!text(tongue, &item.into()).is_empty(), "{}: {item}", tongue.code());
        }
    }
}

fn abilities() -> impl Iterator<Item = Name> {
    let ids = content().races.iter().flat_map(|race| &race.ability_ids);
    ids.map(|id| Name::new("ability", id.as_str()))
}

fn text(tongue: &'static Tongue, name: &Name) -> String {
    tongue.form(name, "text").unwrap_or_default().into_owned()
}

#[test]
fn everything_has_a_name_in_every_language() {
    for tongue in offered() {
        for name in names() {
            assert!(tongue.knows(&name), "{}: {name:?}", tongue.code());
        }
        for unit in Unit::all() {
            let unit = Name::from(unit);
            for form in ["many", "article"] {
                let english = english().form(&unit, form);
                assert!(english.is_some(), "{unit:?} has no {form}");
            }
        }
    }
}

#[test]
fn options_and_features_are_explained_in_every_language() {
    for tongue in offered() {
        for (key, values) in StarCraft::option_help() {
            let name = option_name(StarCraft::ID, key);
            let numbers = values.contains("..");
            let values = values.split(" | ").filter(|_| !numbers).chain(["help"]);
            assert!(tongue.knows(&name), "{}: {key}", tongue.code());
            for word in values {
                assert!(tongue.form(&name, word).is_some(), "{}: {key} {word}", tongue.code());
            }
        }
        for (feature, _) in StarCraft::feature_help() {
            assert!(tongue.knows(&feature_name(StarCraft::ID, feature)), "{feature}");
        }
    }
}

/// What does something says so, and what says something does it.
#[test]
fn texts_are_there_where_there_are_effects() {
    for tongue in offered() {
        let code = tongue.code();
        for card in Card::all() {
            let sheet = face(card);
            let speaks = !sheet.effects.is_empty() || sheet.returns;
            assert_eq!(!text(tongue, &card_text(card)).is_empty(), speaks, "{code}: {card}");
        }
        let all = (EventKind::all().map(Name::from))
            .chain(Module::all().map(Name::from))
            .chain(Faction::all().map(Name::from))
            .chain(abilities());
        for name in all {
            assert!(!text(tongue, &name).is_empty(), "{code}: {name:?}");
        }
    }
}

/// `+2 attack and +1 health` in a text are the bonuses of the effects. In another language the
/// words are others, but not the numbers.
#[test]
fn texts_say_the_bonuses_of_the_effects() {
    let check = |name: &Name, effects: &[Effect]| {
        let words = text(english(), name);
        assert_eq!(bonuses_said(&words), bonuses_done(effects), "{name:?}: {words}");
        for tongue in offered() {
            let other = text(tongue, name);
            assert_eq!(added(&other), added(&words), "{}: {name:?}: {other}", tongue.code());
        }
    };
    for card in Card::all() {
        check(&card_text(card), &face(card).effects);
    }
    for event in EventKind::all() {
        check(&event.into(), &content().events[event.index()].effects);
    }
    for module in Module::all() {
        check(&module.into(), &content().modules[module.index()].effects);
    }
}

fn bonuses_said(text: &str) -> Vec<(i8, &'static str)> {
    let mut said = Vec::new();
    for part in text.split('+').skip(1) {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = part.split_at(digits);
        let side = ["attack", "health"]
            .into_iter()
            .find(|side| rest.strip_prefix(' ').is_some_and(|rest| rest.starts_with(side)));
        said.extend(side.and_then(|side| Some((number.parse().ok()?, side))));
    }
    said.sort_unstable();
    said
}

fn bonuses_done(effects: &[Effect]) -> Vec<(i8, &'static str)> {
    let mut done = Vec::new();
    for effect in effects {
        if let Op::Bonus { attack, health, .. } = effect.op {
            done.extend([(attack, "attack"), (health, "health")]);
        }
    }
    done.retain(|(number, _)| *number != 0);
    done.sort_unstable();
    done
}

/// The numbers behind a plus.
fn added(text: &str) -> Vec<u32> {
    let digits = |part: &str| part.chars().take_while(char::is_ascii_digit).collect::<String>();
    let mut all: Vec<u32> =
        text.split('+').skip(1).filter_map(|part| digits(part).parse().ok()).collect();
    all.sort_unstable();
    all
}
