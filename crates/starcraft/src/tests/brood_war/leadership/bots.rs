//! What bots make of Brood War: what counts in a position, and what they are drawn to.

use std::collections::BTreeMap;

use kernel::Evaluate;

use super::*;
use crate::state::Site;

/// What a player has of a feature.
fn has(t: &Table, seat: u8, feature: &str) -> f32 {
    let mut counted = vec![0.0; StarCraft::FEATURES.len()];
    t.game.features(Seat(seat), &mut counted);
    let at = StarCraft::FEATURES.iter().position(|name| *name == feature);
    counted[at.expect("a feature")]
}

/// Raynor and the Overmind on Torus, with Leadership cards.
fn neighbours() -> Table {
    let mut t = led(&[TERRAN, ZERG]);
    t.units(0, "torus.a", "marine").units(1, "torus.b", "zergling").workers(0, 6);
    t
}

/// Every gain that only Brood War has is counted, and worth something.
#[test]
fn gains_of_the_expansion_count() {
    type Change = fn(&mut Table);
    let gains: [(&str, Change); 6] = [
        ("tokens", |t| t.game.players[0].tokens[1] += 1),
        ("guards", |t| _ = t.guard(0, "torus.a")),
        ("army", |t| t.game.players[0].reserve[unit("ghost").kind()] += 1),
        // What is stolen is worth its price to whoever has it.
        ("army", |t| {
            t.game.players[0].stolen[0] = Some((unit("hydralisk"), Seat(1)));
            t.game.add_unit(Seat(0), unit("hydralisk").stolen(0), area("torus.a"));
        }),
        ("rate", |t| t.game.area_mut(area("torus.a")).point = true),
        ("rate", |t| _ = t.leads(0, "the_overmind").site(0, Site::Overmind, "torus.a")),
    ];
    let before = neighbours();
    for (feature, gain) in gains {
        let mut t = if feature == "rate" { led(&[ZERG, TERRAN]) } else { neighbours() };
        if feature == "rate" {
            t.units(0, "torus.a", "zergling");
        }
        let had = (has(&t, 0, feature), t.game.chances()[0]);
        gain(&mut t);
        assert!(has(&t, 0, feature) > had.0, "{feature}");
        assert!(t.game.chances()[0] > had.1, "{feature}");
    }
    // A guard where nobody can come is worth nothing.
    let mut t = led(&[TERRAN, ZERG]);
    t.guard(0, "torus.c");
    assert_eq!(has(&t, 0, "guards"), 0.0);
    // A hero is worth more than another of its kind.
    let (mut hero, mut plain) = (neighbours(), neighbours());
    hero.hero(0, "jim_raynor", "torus.a");
    plain.units(0, "torus.a", "vulture");
    assert!(hero.game.chances()[0] > plain.game.chances()[0]);
    assert!(plain.game.chances()[0] > before.game.chances()[0]);
    // BW-STR-02
    let mut t = table_with(&[TERRAN, ZERG], &BROOD_WAR[..1]);
    t.instead_of_torus("erebus_station").units(0, "erebus_station.a", "marine");
    assert_eq!((has(&t, 0, "strategic"), has(&t, 1, "strategic")), (1.0, 0.0));
}

/// BW-SPV-02: a special objective counts for whoever chose its card, the end of the Event deck too.
#[test]
fn only_chosen_objectives_count() {
    let mut t = neighbours();
    assert_eq!(has(&t, 0, "objective"), 0.0);
    t.leads(0, "raynors_raiders");
    assert!(has(&t, 0, "objective") > 0.0);
    let helps = |card: &str| {
        let mut t = led(&[ALDARIS, ZERG]);
        t.leads(0, card);
        let before = t.game.chances()[0];
        t.game.events.left[0] -= 1;
        t.game.chances()[0] > before
    };
    assert!(helps("predestined") && !helps("riches_of_aiur"));
}

/// In the base game nothing of the expansion is counted.
#[test]
fn nothing_of_it_counts_in_the_base_game() {
    let mut t = table(&[TERRAN, ZERG]);
    t.base(0, "torus.b").units(0, "torus.a", "marine").units(1, "torus.c", "zergling");
    for feature in ["tokens", "guards", "strategic"] {
        assert_eq!((has(&t, 0, feature), has(&t, 1, feature)), (0.0, 0.0));
    }
}

/// Players who do not think defend where somebody could come, place few special orders that they cannot
/// execute, use their guards, and give up no base, installation or hero.
#[test]
fn habits_are_sensible() {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..12 {
        let setup = Setup::new(2 + seed as usize % 2, &[BROOD_WAR[0], ("galaxy", "auto")]);
        let mut game = StarCraft::new(&setup, seed).expect("a legal setup");
        let mut rng = Rng::new(seed);
        let mut options = Options::new();
        let mut asked = game.asked(&mut options);
        while let Some(seat) = asked {
            let action = game.habit(seat, &options, &mut rng).expect("an option");
            let idle = |order: Order| {
                order.is_special()
                    && game.special_allowance(seat) == 0
                    && !game.galaxy().any(|planet| game.holds_strategic_area(seat, planet))
            };
            let what = match action {
                Action::PlaceOrder { order, .. } if idle(order) => "idle special order",
                Action::PlaceOrder { .. } => "order",
                Action::Defend { area } => {
                    let comes = |other: Seat| {
                        let near =
                            |planet: &Planet| game.has_transport(other, area.planet(), *planet);
                        other != seat
                            && (game.has_unit_on(other, area.planet())
                                || game.galaxy().filter(near).any(|p| game.has_unit_on(other, p)))
                    };
                    assert!(game.everybody().any(comes), "{area} is safe");
                    "defend"
                }
                Action::UseGuard {} => "guard",
                Action::Done {} if options.contains(&Action::UseGuard {}) => "no guard",
                Action::Strike { seat: owner, .. } if matches!(game.step(), Step::Avenge(_)) => {
                    assert_ne!(Seat(owner), seat, "a hero is avenged on the others");
                    "strike"
                }
                Action::Dispose {} | Action::ScrapBase { .. } | Action::ScrapSite { .. } => {
                    panic!("{action}")
                }
                Action::ScrapUnit { unit, .. } if unit.is_hero() => panic!("{action}"),
                _ => "other",
            };
            *counts.entry(what).or_default() += 1;
            asked = game.play_on(seat, action, &mut kernel::NoLog, &mut options);
        }
    }
    let count = |what: &str| counts.get(what).copied().unwrap_or(0);
    assert!(count("defend") > 0 && count("defend") < count("order") / 3, "{counts:?}");
    assert!(count("idle special order") * 50 < count("order"), "{counts:?}");
    assert!(count("guard") >= count("no guard"), "{counts:?}");
}
