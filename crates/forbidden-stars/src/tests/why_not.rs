//! Why things cannot be chosen.

use std::collections::BTreeSet;

use kernel::{Game, NoLog, Options, Rng, Turn, random_choice};
use tongue::english;
use tongue::wording::slip;

use super::area;
use super::table::{MARINES, Table, table};
use crate::ids::Stance;
use crate::rules_text;
use crate::ruleset::Setup;
use crate::state::ForbiddenStars;
use crate::why_not::Subject;

/// The rule that bars something, and the words.
fn why(table: &Table, subject: Subject) -> (&'static str, String) {
    let barred = table.game.barred(MARINES).into_iter().find(|it| it.subject == subject);
    let barred = barred.expect("it cannot be chosen");
    (barred.rule, english().say(&barred.reason))
}

/// FS-ADV-01, -02, -03, -09, FS-SHP-01: units that cannot move, and areas that cannot be entered.
#[test]
fn fs_adv_09_says_why_units_do_not_move() {
    let cruiser = |place: &str, stance| {
        Subject::Units(area(place), "strike_cruiser".parse().expect("a unit"), stance)
    };
    let table = table(2)
        .units(MARINES, 1, "strike_cruiser", "tile_1.ne")
        .routed(MARINES, 1, "strike_cruiser", "tile_1.sw")
        .units(MARINES, 1, "strike_cruiser", "tile_9.nw")
        .units(MARINES, 1, "scout", "tile_1.nw")
        .units(MARINES, 1, "battle_barge", "tile_3.se")
        .resolve(MARINES, "advance", 3);
    assert_eq!(why(&table, cruiser("tile_1.sw", Stance::ROUTED)).0, "FS-ADV-09");
    let scout = Subject::Units(area("tile_1.nw"), "scout".parse().expect("a unit"), Stance::READY);
    assert_eq!(why(&table, scout).0, "FS-ADV-01");
    assert_eq!(why(&table, Subject::Area(area("tile_3.ne"))).0, "FS-SHP-01");
    assert_eq!(why(&table, Subject::Area(area("tile_12.nw"))).0, "FS-ADV-02");
    let table = table.plays(&["move strike_cruiser tile_1.ne tile_3.nw"]);
    let (rule, words) = why(&table, cruiser("tile_9.nw", Stance::READY));
    assert_eq!(rule, "FS-ADV-03");
    assert!(words.contains("Shattered Reaches"), "{words}");
}

/// FS-ADV-05, -06, FS-GRD-11: how many units can go together.
#[test]
fn fs_adv_06_says_how_many_can_go_together() {
    let table = table(2)
        .units(MARINES, 3, "scout", "tile_3.sw")
        .units(MARINES, 2, "scout", "tile_3.ne")
        .units(MARINES, 1, "strike_cruiser", "tile_3.nw")
        .resolve(MARINES, "advance", 3)
        .plays(&["done"]);
    let (scout, from) = ("scout".parse().expect("a unit"), area("tile_3.sw"));
    assert_eq!(table.game.company(scout, from), 3);
    assert_eq!(table.game.room_for(MARINES, scout, from, area("tile_3.ne")), 3);
}

/// Whatever is barred is said in a sentence, with a rule that there is.
#[test]
fn every_reason_is_a_sentence_with_a_rule() {
    let rules: BTreeSet<&str> = rules_text().iter().map(|rule| rule.id).collect();
    let mut met = BTreeSet::new();
    for seed in 0..9 {
        let board = ["fair", "introductory"][seed as usize % 2];
        let setup = Setup::new(2 + seed as usize % 3, &[("board", board)]);
        let mut game = ForbiddenStars::new(&setup, seed).expect("a legal setup");
        let mut rng = Rng::fork(seed, 9);
        while let Turn::Pending(seats) = game.turn() {
            let seat = seats.iter().next().expect("somebody must choose");
            for barred in game.barred(seat) {
                let words = english().say(&barred.reason);
                assert!(words.ends_with('.'), "{words}");
                assert_eq!(slip(&words), None, "{words}");
                assert!(rules.contains(barred.rule), "{}", barred.rule);
                met.insert(barred.rule);
            }
            let mut options = Options::new();
            Game::options(&game, seat, &mut options);
            let action = random_choice::<ForbiddenStars>(&options, &mut rng).expect("a choice");
            Game::play(&mut game, seat, action, &mut NoLog);
        }
    }
    assert!(met.len() > 20, "only {met:?}");
}
