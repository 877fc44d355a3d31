//! Questions and choices in words, rare choices, and the reference sheet.

use kernel::random_choice;
use tongue::wording::slip;

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
    for seed in 0..40 {
        let players = 2 + seed as usize % 5;
        let galaxy = if seed % 3 == 0 { "manual" } else { "auto" };
        let setup = Setup::new(players, &[("galaxy", galaxy)]);
        play_out(&setup, seed, &mut Vec::new(), |game, seat, options| {
            let prompt = prompt(game, seat);
            assert!(prompt.ends_with('?') && prompt.len() > 10, "{:?}: '{prompt}'", game.step());
            assert_eq!(slip(&prompt), None);
            for &action in options {
                let words = english(&game.describe(action));
                assert!(words.len() > 3, "{action}: '{words}'");
                assert_eq!(slip(&words), None);
                // "Done" alone does not say what it does.
                assert!(words != "Done" && words != "Go on", "{:?}", game.step());
            }
            for barred in game.barred(seat) {
                assert_eq!(slip(&english(&barred.reason)), None);
            }
            let pending = game.pending();
            for other in game.everybody().filter(|&other| !pending.contains(other)) {
                assert_eq!(game.prompt(other), None);
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
    assert!(prompt(&t.game, Seat(0)).starts_with("Refinery Bombardment: "));
    assert_eq!(described(&t.game, "area torus.b"), "Torus B");
}

/// SC-EVT-31: Surprise Assault asks for what can be chosen: a unit, another one or the area, at last
/// only the area.
#[test]
fn surprise_assault_asks_for_what_can_be_chosen() {
    let mut t = table(&[ZERG, TERRAN]);
    t.base(0, "torus.c").base(1, "pridewater.a").drawn(0, &["surprise_assault"]);
    t.units(1, "pridewater.a", "marine 2, ghost").stage(3).regroup_from(8);
    play(&mut t, "surprise_assault");
    let asked = |t: &Table| prompt(&t.game, Seat(0));
    t.act(0, "area pridewater.a");
    assert_eq!(asked(&t), "Surprise Assault: which unit on Pridewater A is moved (up to 2)?");
    t.act(0, "unit marine");
    let either =
        "Surprise Assault: you move a Marine from Pridewater A; another unit, or where to?";
    assert_eq!(asked(&t), either);
    t.act(0, "unit ghost");
    assert!(t.options(0).iter().all(|option| option.starts_with("area ")));
    let both =
        "Surprise Assault: a Marine and a Ghost on Pridewater A are chosen; where do they go?";
    assert_eq!(asked(&t), both);
}

/// SC-EVT-02, SC-GAL-14: two z-axis routes between the same planets have different names, and no
/// name is one of the game file.
#[test]
fn parallel_z_axis_routes_have_different_names() {
    let mut t = table(&[ZERG, TERRAN]);
    t.z_route(0, "torus", "tarsonis").z_route(1, "tarsonis", "torus").z_route(2, "helios", "torus");
    for (number, sides) in
        [[Side::East, Side::South], [Side::West, Side::North]].into_iter().enumerate()
    {
        let ends = &mut t.game.routes[NORMAL_ROUTES + number].ends;
        (ends[0].1, ends[1].1) = (sides[0], sides[1]);
    }
    let words = |text: &str| described(&t.game, text);
    assert_eq!(
        ["route z0", "route z1", "route z2"].map(words),
        [
            "The z-axis route from the east side of Torus to the south side of Tarsonis",
            "The z-axis route from the west side of Tarsonis to the north side of Torus",
            "The z-axis route between Helios and Torus",
        ]
    );
    assert_eq!(
        words("swap z0 0 z2 1"),
        "Exchange the end on the east side of Torus (route to Tarsonis) with the end on the north \
         side of Torus (route to Helios)"
    );
}

/// SC-SPEC-06, SC-BATTLE-10: one of something is not several, and an Air Support module has its
/// article.
#[test]
fn one_is_not_many() {
    let mut t = step_eight([ZERG, TERRAN], &[]);
    let words = |text: &str| described(&t.game, text);
    assert_eq!(words("discount minerals"), "Take 1 mineral off");
    assert_eq!(words("discount gas"), "Take 1 gas off");
    assert_eq!(words("module air_support"), "Build an Air Support module");
    for (more, asked) in
        [(1, "Do you draw 1 more Combat card?"), (2, "Do you draw 2 more Combat cards?")]
    {
        t.game.push(Step::BonusDraw(Seat(0), more));
        assert_eq!(prompt(&t.game, Seat(0)), asked);
        t.game.pop();
    }
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
