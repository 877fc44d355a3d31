//! The effects of the cards: all are there, and they do what the words say.

use std::collections::BTreeSet;

use forbidden_stars::content::{
    Block, Count, Exception, Files, Measure, Offer, Op, Place, Tokens, Who, content,
};
use forbidden_stars::ids::{CombatCard, EventCard, Faction, Icon, Unit, Upgrade};
use forbidden_stars::sets::IconSet;
use kernel::Name;
use toml::{Table, Value};
use tongue::english;

/// What a thing says, in English.
fn says(name: impl Into<Name>, form: &str) -> String {
    english().form(&name.into(), form).unwrap_or_default().into_owned()
}

/// Everything that has effects: its name, its words and its steps.
fn carriers() -> Vec<(String, String, Block)> {
    let content = content();
    let mut all: Vec<(String, String, Block)> = Vec::new();
    for card in CombatCard::all() {
        let face = &content.cards[card.index()];
        all.push((format!("{card}, general"), says(card, "general"), face.general));
        all.push((format!("{card}, unit"), says(card, "unit"), face.unit));
    }
    for upgrade in Upgrade::all() {
        let effect = content.upgrades[upgrade.index()].effect;
        all.push((upgrade.to_string(), says(upgrade, "text"), effect));
    }
    for event in EventCard::all() {
        let effect = content.events[event.index()].effect;
        all.push((event.to_string(), says(event, "text"), effect));
    }
    for faction in Faction::all() {
        all.push((faction.to_string(), says(faction, "text"), faction.sheet().dominate));
    }
    all
}

/// The steps of a block with all that belongs to them.
fn whole(block: Block) -> Vec<Op> {
    let steps = content().steps(block);
    steps
        .iter()
        .flat_map(|op| [vec![*op], op.blocks().into_iter().flat_map(whole).collect()].concat())
        .collect()
}

/// No words without steps, no steps without words, and every step belongs to one card.
#[test]
fn nothing_is_left_over() {
    let mut reached = 0;
    for (name, text, block) in carriers() {
        assert_eq!(text.is_empty(), block.is_empty(), "{name}");
        reached += whole(block).len();
    }
    assert_eq!(reached, content().ops.len());
    let silent = carriers().iter().filter(|(_, text, _)| text.is_empty()).count();
    // 3 combat cards without general and 4 without unit ability (data/EFFECTS.md).
    assert_eq!((carriers().len(), silent), (2 * 56 + 20 + 32 + 4, 3 + 4));
}

/// The numbers a step says, as words would.
fn numbers(op: &Op) -> Vec<u8> {
    match *op {
        Op::GainDice { n, .. }
        | Op::LoseDice { n, .. }
        | Op::SpendDice { n, .. }
        | Op::ConvertDice { up_to: n, .. }
        | Op::Reroll { n, .. }
        | Op::GainTokens { n, .. }
        | Op::LoseTokens { n, .. }
        | Op::Rally { n, .. }
        | Op::Rout { n, .. }
        | Op::Retreat { n, .. }
        | Op::PlaceFree { n, .. }
        | Op::PlaceReinforcement { n }
        | Op::TakeAndPlace { n, .. }
        | Op::Destroy { n, .. } => vec![number(n)],
        Op::MoveUnits { n, max_level, .. } => vec![number(n), max_level.unwrap_or(1)],
        Op::PurchaseUnit { max_level, .. } => vec![1, max_level.unwrap_or(1)],
        Op::PlaceStructure { cost_if_structure: cost, .. } => vec![1, cost.max(1)],
        Op::PayMateriel { n, .. }
        | Op::GainMateriel { n }
        | Op::LoseMateriel { n }
        | Op::GainAsset { n, .. }
        | Op::DrawCombatCard { n }
        | Op::TokensToEventDeck { n } => vec![n],
        Op::DrawEventsResolveOne { n } => vec![1, n],
        // FS-CARD-88, FS-CARD-108
        Op::Rule { id: Exception::PathThroughOneUncontrolledVoid, .. }
        | Op::ResolveOrder { place: Place::SystemWithTwoOwnUnits, .. } => vec![2],
        // "1 for each", "one of": all others are about one thing.
        _ => vec![1],
    }
}

/// A number as words would say it: "1 for each" where something is counted.
fn number(n: Count) -> u8 {
    if let Count::Exactly(number) = n { number } else { 1 }
}

/// Numbers from two on are the same; a "1" stands for something, and a unit of "level-0" for none.
#[test]
fn numbers_in_the_words_are_those_of_the_effects() {
    let mut faults = Vec::new();
    for (name, text, block) in carriers() {
        let said: BTreeSet<u8> = text
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|digits| digits.parse().ok())
            .collect();
        let done: BTreeSet<u8> = whole(block).iter().flat_map(numbers).collect();
        let many = |set: &BTreeSet<u8>| set.iter().copied().filter(|n| *n > 1).collect::<Vec<_>>();
        if many(&said) != many(&done) || said.contains(&1) && !done.contains(&1) {
            faults.push(format!("{name}: says {said:?}, does {done:?}: {text}"));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// The icons named in the words are those of the effects.
#[test]
fn faces_in_the_words_are_those_of_the_effects() {
    for (name, text, block) in carriers() {
        for op in whole(block) {
            let faces = match op {
                // Any face is said in other words.
                Op::GainDice { faces, .. } | Op::LoseDice { faces, .. } if faces.len() < 3 => faces,
                Op::SpendDice { faces, .. } | Op::Reroll { faces, .. } if faces.len() < 3 => faces,
                Op::ConvertDice { to, .. } => to,
                _ => continue,
            };
            for icon in faces.iter() {
                assert!(text.contains(&icon.to_string()), "{name}: {icon}: {text}");
            }
        }
    }
}

/// The words of a field in the effects of the data files.
fn words(field: &str) -> BTreeSet<String> {
    fn collect(value: &Value, field: &str, found: &mut BTreeSet<String>) {
        match value {
            Value::Table(table) => {
                for (key, inner) in table {
                    match inner.as_str() {
                        Some(word) if key == field => drop(found.insert(word.to_owned())),
                        _ => collect(inner, field, found),
                    }
                }
            }
            Value::Array(list) => list.iter().for_each(|inner| collect(inner, field, found)),
            _ => {}
        }
    }
    let files = Files::EMBEDDED;
    let mut found = BTreeSet::new();
    for text in [files.factions, files.combat_cards, files.order_upgrades, files.event_cards] {
        let table: Table = text.parse().expect("this is TOML");
        collect(&Value::Table(table), field, &mut found);
    }
    found
}

/// The first words of the rows of a table of EFFECTS.md.
fn explained(chapter: &str) -> BTreeSet<String> {
    let text = include_str!("../../data/EFFECTS.md");
    let part = text.split("\n## ").find(|part| part.starts_with(chapter)).expect("a chapter");
    let rows = part.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    rows.map(str::to_owned).collect()
}

#[test]
fn every_word_is_explained_and_every_explained_word_is_used() {
    assert_eq!(words("op"), explained("Operations"));
    assert_eq!(words("when"), explained("Moments"));
    assert_eq!(words("cond"), explained("Conditions"));
    assert_eq!(words("option"), explained("Offers"));
    let mut exceptions = words("id");
    exceptions.retain(|id| explained("Exceptions").contains(id));
    assert_eq!(exceptions, explained("Exceptions"));
    let places: BTreeSet<String> = ["where", "from", "to"].into_iter().flat_map(words).collect();
    let units: BTreeSet<String> = Unit::all().map(|unit| unit.to_string()).collect();
    let places: BTreeSet<String> = places.difference(&units).cloned().collect();
    // The area of a combat is meant where nothing is said.
    assert_eq!(places, explained("Places"));
}

/// Cards in full, where the parts are easily mixed up.
#[test]
fn abilities_are_composed_as_the_cards_say() {
    let face = |id: &str| {
        let card: CombatCard = id.parse().expect("a card");
        &content().cards[card.index()]
    };
    let icons = |list: &[Icon]| list.iter().copied().collect::<IconSet>();

    // FS-EX-02: the offer comes first, then the die.
    let [Op::OpponentChoice { option: Offer::RoutOwnUnit, then, otherwise }] =
        content().steps(face("we_chaos_united").general)
    else {
        panic!("not an offer");
    };
    assert!(then.is_empty());
    let any = icons(&[Icon::OFFENCE, Icon::DEFENCE, Icon::MORALE]);
    let die = Op::GainDice { n: Count::Exactly(1), faces: any, who: Who::Own };
    assert_eq!(content().steps(*otherwise), [die]);

    // FS-CARD-01: one ability, although it does three things.
    let [Op::Together { steps }] = content().steps(face("es_gretchin").general) else {
        panic!("not together");
    };
    assert_eq!(steps.count, 3);

    // A price for each die.
    let [Op::SpendDice { n: Count::Any, faces, then }] =
        content().steps(face("um_emperors_might").unit)
    else {
        panic!("not a price");
    };
    assert_eq!(*faces, icons(&[Icon::OFFENCE]));
    let tokens = Op::GainTokens { n: Count::Exactly(2), kind: Tokens::Offence };
    assert_eq!(content().steps(*then), [tokens]);

    // FS-CARD-104: as high as storms border on the system.
    let event: EventCard = "we_event_touched_by_the_warp".parse().expect("a card");
    let steps = whole(content().events[event.index()].effect);
    let upgrade = Op::GainUpgrade { max_level: Measure::WarpStormsBorderingThatSystem };
    assert_eq!((steps.len(), steps[1]), (2, upgrade));
}
