//! Questions and choices in words, rare choices, and the reference sheet.

use kernel::random_choice;

use super::*;
use crate::content::CardKind;

/// A random game; a visitor sees every question and its choices, and may make the choice.
pub(super) fn play_out(
    setup: &Setup,
    seed: u64,
    log: &mut Vec<Event>,
    mut visit: impl FnMut(&StarCraft, Seat, &Options<Action>) -> Option<Action>,
) {
    let mut rng = kernel::Rng::fork(seed, 7);
    let mut game = StarCraft::new(setup, seed).expect("a legal setup");
    while let Turn::Pending(seats) = game.turn() {
        let seat = seats.iter().next().expect("somebody must choose");
        let mut options = Options::new();
        game.options(seat, &mut options);
        let choice = visit(&game, seat, &options)
            .or_else(|| random_choice::<StarCraft>(&options, &mut rng))
            .expect("a choice");
        game.play(seat, choice, log);
    }
}

/// Every question of thirty random games is a sentence, every choice has words, and nobody else
/// is asked anything.
#[test]
fn every_question_and_choice_has_words() {
    let mut questions = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let players = 2 + seed as usize % 5;
        let galaxy = if seed % 3 == 0 { "manual" } else { "auto" };
        let setup = Setup::new(players, &[("galaxy", galaxy)]);
        play_out(&setup, seed, &mut Vec::new(), |game, seat, options| {
            let prompt = game.prompt(seat);
            assert!(prompt.ends_with('?') && prompt.len() > 10, "{:?}: '{prompt}'", game.step());
            for &action in options {
                let words = game.describe(action);
                assert!(words.len() > 3, "{action}: '{words}'");
                assert_eq!(words.trim(), words);
            }
            let pending = game.pending();
            for other in game.everybody().filter(|&other| !pending.contains(other)) {
                assert_eq!(game.prompt(other), "");
            }
            questions.insert(format!("{:?}", game.step()).split('(').next().map(str::to_owned));
            None
        });
    }
    assert!(questions.len() > 35, "only {} kinds of questions were met", questions.len());
}

/// A choice of an Event card names the card it is about.
#[test]
fn the_question_of_an_event_card_names_it() {
    let mut t = step_eight([ZERG, TERRAN], &["refinery_bombardment"]);
    play(&mut t, "refinery_bombardment");
    assert!(t.game.prompt(Seat(0)).starts_with("Refinery Bombardment: "));
    assert_eq!(t.game.describe("area torus.b".parse().expect("an action")), "Torus B");
}

/// Only destroying one's own pieces is rare, so that random play does not do little else.
#[test]
fn only_scrapping_is_rare() {
    let rare = |text: &str| StarCraft::is_rare(&text.parse().expect("an action"));
    assert!(rare("scrap"));
    let common = [
        "done",
        "execute",
        "scrap-unit marine torus.a",
        "scrap-base torus",
        "event",
        "play saboteur",
    ];
    for text in common {
        assert!(!rare(text), "{text}");
    }
    // It is taken seldom when there is something else, but it can be taken.
    let options: Vec<Action> =
        ["scrap", "done"].map(|text| text.parse().expect("an action")).into();
    let mut rng = kernel::Rng::new(5);
    let mut taken = 0;
    for _ in 0..4000 {
        let choice = random_choice::<StarCraft>(&options, &mut rng).expect("a choice");
        taken += u32::from(StarCraft::is_rare(&choice));
    }
    assert!((20..600).contains(&taken), "{taken} of 4000");
}

/// SC-REF-01: the averages of the reference sheet decide nothing: a Zergling, average 5/5, fights
/// with the 6/3 of its card; no question ever names the sheet, and no view shows it.
#[test]
fn the_reference_sheet_has_no_force() {
    let zergling = unit("zergling");
    let faces = content().cards[zergling.race().index()].iter();
    let own: Vec<_> = faces
        .filter(|face| face.kind == CardKind::Standard && face.technology.is_none())
        .filter(|face| face.icons.has(zergling))
        .collect();
    let mean = |value: &dyn Fn(&crate::content::CardFace) -> u8| {
        let sum: u8 = own.iter().map(|face| value(face)).sum();
        (f32::from(sum) / own.len() as f32).round() as i16
    };
    let average = (mean(&|face| face.major.attack), mean(&|face| face.major.health));
    assert_eq!(average, (5, 5));
    let real = strength([ZERG, TERRAN], "zergling", "marine", [&["zerg_01"], &["terran_01"]]);
    assert_eq!(real, (6, 3));
    let t = step_eight([ZERG, TERRAN], &[]);
    let view = t.game.view(kernel::Viewer::Seat(Seat(0)));
    let text = serde_json::to_string(&view).expect("plain data");
    assert!(!text.contains("average") && !text.contains("reference"));
}
