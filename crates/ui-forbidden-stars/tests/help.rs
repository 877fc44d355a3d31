//! What helps people: things looked up, hints with reasons, odds.

use forbidden_stars::ids::{
    Asset, CombatCard, EventCard, Faction, Order, Structure, System, TileSide, Unit, Upgrade,
};
use forbidden_stars::{Action, ForbiddenStars, Setup, rules_text, system_name};
use kernel::{Evaluate, Game, NoLog, Options, Rng, Seen};
use tongue::english;
use ui::show::Show;
use ui_forbidden_stars::Pages;

/// Everything there is to look up: kinds and names.
fn things() -> Vec<(&'static str, String)> {
    let sides = |system: System| [0, 1].map(|side| system_name(system, TileSide(side)));
    let mut all: Vec<(&'static str, String)> = Vec::new();
    all.extend(Faction::all().map(|it| ("faction", it.to_string())));
    all.extend(Unit::all().map(|it| ("fs-unit", it.to_string())));
    all.extend(Structure::all().map(|it| ("structure", it.to_string())));
    all.extend(Order::all().map(|it| ("fs-order", it.to_string())));
    all.extend(Asset::all().map(|it| ("asset", it.to_string())));
    all.extend(CombatCard::all().map(|it| ("combat", it.to_string())));
    all.extend(Upgrade::all().map(|it| ("upgrade", it.to_string())));
    all.extend(EventCard::all().map(|it| ("fs-event", it.to_string())));
    all.extend(System::all().flat_map(sides).map(|it| ("system", it.id.into_owned())));
    all
}

#[test]
fn everything_can_be_looked_up_with_rules_that_exist() {
    let index = Pages::reference(english()).into_string();
    for (kind, name) in things() {
        let entry = Pages::entry(kind, &name, english());
        let entry = entry.unwrap_or_else(|| panic!("{kind} {name} cannot be looked up"));
        assert!(!entry.name.is_empty() && !entry.what.is_empty(), "{kind} {name}: {entry:?}");
        assert!(!entry.rules.is_empty(), "{kind} {name} has no rule");
        for id in &entry.rules {
            assert!(rules_text().iter().any(|rule| rule.id == *id), "{kind} {name}: no rule {id}");
        }
        let said = !entry.text.is_empty() || !entry.facts.is_empty();
        assert!(said, "nothing is said about {kind} {name}");
        let address = format!("/reference/forbidden-stars/{kind}/{name}\"");
        assert!(index.contains(&address), "{kind} {name} is not in the list");
    }
    assert!(Pages::entry("fs-unit", "marine", english()).is_none());
    assert!(Pages::entry("system", "tile_3c", english()).is_none());
}

#[test]
fn rules_that_name_a_thing_are_found() {
    let rules = |kind: &str, name: &str| {
        Pages::entry(kind, name, english()).expect("it can be looked up").rules
    };
    assert!(rules("combat", "we_chaos_united").contains(&"FS-CARD-46"));
    assert!(rules("fs-unit", "helbrute").contains(&"FS-Q-36"));
    // "Scout" is no part of "Scouting", and "Veteran Scouts" is a card of its own.
    assert!(rules("faction", "world_eaters").contains(&"FS-CARD-68"));
}

/// Plays by habit to the first position that is looked for, and says what was found.
fn reach<T>(seed: u64, look: impl Fn(&Seen<ForbiddenStars>, &[Action]) -> Option<T>) -> T {
    let setup = Setup::new(2, &[("board", "introductory")]);
    let mut game = ForbiddenStars::new(&setup, seed).expect("a legal setup");
    let (mut rng, mut options) = (Rng::new(seed), Options::new());
    let mut asked = game.asked(&mut options);
    while let Some(seat) = asked {
        if let Some(found) = look(&Seen::new(&game, seat), &options) {
            return found;
        }
        let action = game.habit(seat, &options, &mut rng).expect("an option");
        asked = game.play_on(seat, action, &mut NoLog, &mut options);
    }
    panic!("no such position in game {seed}");
}

fn in_words(reasons: &[ui::scene::Reason]) -> Vec<String> {
    reasons.iter().map(|reason| english().say(&reason.words)).collect()
}

#[test]
fn orders_have_reasons() {
    let said = reach(1, |seen, options| {
        let placing = matches!(options.first(), Some(Action::PlaceOrder { .. }));
        placing.then(|| {
            let reasons = |action: &Action| Pages::reasons(seen, *action, 12, 1);
            options.iter().map(reasons).map(|all| in_words(&all)).collect::<Vec<_>>()
        })
    });
    let some = said.iter().filter(|all| !all.is_empty()).count();
    assert!(some * 2 > said.len(), "{said:#?}");
    let bare = said.iter().flatten().find(|words| words.contains('{') || words.contains("fs-"));
    assert_eq!(bare, None);
}

#[test]
fn attacks_have_odds_and_cards_have_reasons() {
    let (odds, said) = reach(2, |seen, _| {
        let attack = *Pages::attacks(seen).first()?;
        let odds = Pages::odds(seen, attack, 20, 1)?;
        Some((odds, in_words(&Pages::reasons(seen, attack, 4, 1))))
    });
    assert!((0.0..=1.0).contains(&odds.wins), "{odds:?}");
    assert!(odds.losses.iter().all(|lost| *lost >= 0.0), "{odds:?} {said:?}");
    let cards = reach(2, |seen, options| {
        let card = options.iter().find(|it| matches!(it, Action::LayCard { .. }))?;
        assert!(Pages::odds(seen, *card, 8, 1).is_some(), "a combat goes on");
        Some(in_words(&Pages::reasons(seen, *card, 4, 1)))
    });
    assert!(!cards.is_empty());
}
