//! Why something cannot be chosen: reasons for what is missing, from the rules themselves.

use std::collections::BTreeSet;

use kernel::{NoLog, Turn, random_choice};

use super::*;
use crate::ids::{Building, MAX_KINDS, Order, Tech, Unit};
use crate::rules_text;
use crate::tests::*;
use crate::thing::Thing;

/// The sentence and the rule that speak against a thing.
#[track_caller]
fn why(t: &Table, seat: u8, thing: &str) -> (String, &'static str) {
    let barred = t.game.barred(Seat(seat));
    let named = barred.iter().find(|barred| barred.thing.to_string() == thing);
    let Some(found) = named else {
        let all: Vec<_> = barred.iter().map(|barred| barred.thing.to_string()).collect();
        panic!("{thing} is not among {all:?}");
    };
    (english(&found.reason), found.rule)
}

#[track_caller]
fn says(t: &Table, seat: u8, thing: &str, sentence: &str, rule: &str) {
    assert_eq!(why(t, seat, thing), (sentence.to_owned(), rule.to_owned().leak() as &str));
}

/// SC-PLAN-04, SC-PLAN-08, SC-PLAN-09: planets out of reach, tokens used up.
#[test]
fn planning_says_where_no_order_can_go() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b").planning();
    let far = "You have no unit or base on Tarsonis or on a planet joined to it.";
    says(&t, 0, "planet-tarsonis", far, "SC-PLAN-04");
    let none = "You have no Research & Development module, so you may place no special orders.";
    says(&t, 0, "order-special_build", none, "SC-PLAN-08");
    t.act(0, "order build torus").act(1, "order build tarsonis");
    t.act(0, "order build torus").act(1, "order build tarsonis");
    says(&t, 0, "order-build", "All your Build tokens are on the board.", "SC-PLAN-09");
    assert!(t.game.barred(Seat(1)).is_empty(), "they are not asked");
}

/// SC-STACK-01: only the top order of a stack.
#[test]
fn execution_says_whose_order_is_on_top() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b");
    t.stack("torus", "0 build").stack("helios", "0 build, 1 build").stack("pridewater", "0 build");
    t.run();
    let covered = "The top order on Helios belongs to the Overmind and must go first.";
    says(&t, 0, "stack-helios", covered, "SC-STACK-01");
}

/// SC-UNIT-01, SC-UNIT-03, SC-RES-09, SC-BUILD-02, SC-BUILD-05: what a Build order does not sell.
#[test]
fn building_says_what_is_missing() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b").units(1, "torus.a", "zergling").workers(0, 9);
    t.stack("tarsonis", "1 build").order(0, "build", "torus");
    let level = "The Ghost needs level 3 of the Barracks.";
    says(&t, 0, "build-ghost", level, "SC-UNIT-03");
    let enemy = "Torus A holds units or a base of another player.";
    says(&t, 0, "area-torus-a", enemy, "SC-UNIT-06");
    says(&t, 0, "area-helios-a", "The order is on Torus.", "SC-UNIT-05");
    says(&t, 0, "build-base", "It comes in a later step of this order.", "SC-BUILD-05");
    for _ in 0..2 {
        t.act(0, "build marine torus.b").act(0, "pay");
    }
    let limit = "Your build limit is 2 units per order, and you have reached it.";
    says(&t, 0, "build-marine", limit, "SC-UNIT-01");
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b").stack("tarsonis", "1 build");
    t.order(0, "special_build", "torus"); // the discount pays for a transport
    let poor = "Worker: it costs 1 mineral, and you have no worker in your pool.";
    says(&t, 0, "build-worker", poor, "SC-RES-09");
    // Without a base there is only the Archon.
    let mut t = table(&["tassadar", "overmind"]);
    t.units(0, "torus.b", "high_templar 2").base(0, "helios.a").base(1, "tarsonis.b");
    t.tech(0, "protoss_summon_archon").workers(0, 9).stack("tarsonis", "1 build");
    t.order(0, "build", "torus");
    says(&t, 0, "build-zealot", "You have no base on Torus.", "SC-BUILD-02");
    let mut t = table(&["tassadar", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b").stack("tarsonis", "1 build").workers(0, 2);
    t.order(0, "build", "torus");
    let archon = "The Archon needs the technology Summon Archon.";
    says(&t, 0, "build-archon", archon, "SC-TECHU-01");
}

/// SC-MOB-03, SC-MOB-06, SC-MOB-12: who cannot move, and where to.
#[test]
fn moving_says_what_is_in_the_way() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b").stack("tarsonis", "1 build");
    t.units(0, "helios.a", "marine 2").units(0, "torus.b", "marine");
    t.units(0, "tarsonis.a", "marine");
    t.units(1, "helios.b", "zergling").units(1, "helios.c", "zergling");
    t.order(0, "mobilize", "helios");
    let stranded = "You have no transport between Torus and Helios.";
    says(&t, 0, "units-torus-b-marine", stranded, "SC-MOB-03");
    says(&t, 0, "units-tarsonis-a-marine", "No route joins Tarsonis to Helios.", "SC-MOB-03");
    t.acts(0, "move marine helios.a; to helios.b; move marine helios.a");
    let second = "This order has already entered Helios B; only one enemy area may be entered.";
    says(&t, 0, "area-helios-c", second, "SC-MOB-06");
    says(&t, 0, "area-helios-a", "It is already there.", "SC-MOB-12");
    says(&t, 0, "area-torus-b", "The order is on Helios.", "SC-MOB-04");
}

/// SC-RSCH-13, SC-RES-07: technologies and payments.
#[test]
fn research_and_payment_say_why_not() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b").workers(0, 6).stack("tarsonis", "1 build");
    t.order(0, "research", "torus").act(0, "done");
    if t.asked() == 0 {
        let barred = t.game.barred(Seat(0));
        assert!(
            barred.iter().all(|barred| english(&barred.reason).contains(" costs ")),
            "{barred:?}"
        );
    }
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b").workers(0, 6).stack("tarsonis", "1 build");
    t.order(0, "build", "torus").act(0, "worker");
    says(&t, 0, "permanent-gas", "You have 1 mineral left to pay.", "SC-RES-07");
}

/// What one might expect to choose at a decision.
fn expected(game: &StarCraft, seat: Seat) -> Vec<Thing> {
    let race = game.race(seat);
    let kinds = (0..MAX_KINDS).map(|kind| Unit::of(race, kind));
    let units = kinds.filter(|&unit| game.content().in_box.has(unit));
    let upgrades = (0..3)
        .map(|place| Thing::Building(Building::of(race, place)))
        .chain(game.module_kinds().map(Thing::Module));
    match game.step() {
        Step::PlaceOrder(_) => {
            game.galaxy().map(Thing::Planet).chain(Order::ALL.map(Thing::Order)).collect()
        }
        Step::ChooseOrder(_) => game.orders.tops().map(|top| Thing::Stack(top.site)).collect(),
        Step::BuildUnits(_) | Step::BuildUpgrades(_) | Step::BuildBase(_) => units
            .map(Thing::BuildUnit)
            .chain(upgrades)
            .chain([Thing::BuildWorker, Thing::BuildTransport, Thing::BuildBase])
            .collect(),
        Step::PlacePlanet(..) => (0..4).map(Thing::Rotation).collect(),
        // Everything on the board that is of a kind with an answer.
        Step::ScriptChoice(_) => {
            let mut answers = Options::new();
            game.options(seat, &mut answers);
            let kinds: Vec<_> = answers.iter().flat_map(|answer| answer.things()).collect();
            let asked = |thing: &Thing| {
                kinds
                    .iter()
                    .any(|kind| std::mem::discriminant(kind) == std::mem::discriminant(thing))
            };
            let routes = game.all_routes().map(Thing::Route);
            game.all_areas().map(Thing::Area).chain(routes).filter(asked).collect()
        }
        Step::Move(_) | Step::Recall(_) => {
            let own = game.all_areas().filter(|&area| game.area(area).owner.is(seat));
            own.flat_map(|area| {
                let kinds = game.kinds(seat, &game.area(area).units);
                kinds.map(move |unit| Thing::Units(area, unit))
            })
            .collect()
        }
        Step::MoveTo(_) => game.all_areas().map(Thing::Area).collect(),
        Step::ResearchBuy(_) => (0..content().technologies[race.index()].len())
            .map(|tech| Tech::of(race, tech))
            .filter(|&tech| game.has_tech_cards(seat, tech))
            .map(Thing::Tech)
            .collect(),
        Step::RetreatTo(..) => game.all_areas().map(Thing::Area).collect(),
        Step::PlaceStandard(..) => game.player(seat).hand.iter(race).map(Thing::Card).collect(),
        _ => Vec::new(),
    }
}

/// In random games: what is expected is offered or barred, never both; every rule exists; and
/// nothing a player does not know has a part in it.
#[test]
fn everything_is_offered_or_barred_with_a_reason() {
    let rules: BTreeSet<&str> = rules_text().iter().map(|rule| rule.id).collect();
    let (mut seen, mut decisions) = (BTreeSet::new(), 0);
    for seed in 0..18 {
        let players = 2 + seed as usize % 5;
        let teams = if players == 4 || players == 6 { "pairs" } else { "none" };
        let strict = if seed % 3 == 0 { "strict" } else { "recall" };
        let galaxy = if seed % 2 == 0 { "auto" } else { "manual" };
        let options = [("galaxy", galaxy), ("teams", teams), ("own_orders", strict)];
        let mut t = begin(players, &options, seed);
        let mut rng = Rng::new(seed);
        while let Turn::Pending(seats) = t.game.turn() {
            let seat = seats.iter().next().expect("somebody is asked");
            let mut choices = Options::new();
            t.game.options(seat, &mut choices);
            assert!(rules.contains(t.game.ruled_by()), "{}", t.game.ruled_by());
            let barred = t.game.barred(seat);
            let step = t.game.step();
            for bar in &barred {
                assert!(rules.contains(bar.rule), "{} of {}", bar.rule, bar.thing);
                let reason = english(&bar.reason);
                assert!(reason.ends_with('.') && reason.len() < 110, "{reason}");
                let offered = choices.iter().any(|choice| choice.things().contains(&bar.thing));
                assert!(!offered, "{step:?}: {} is offered, but {reason}", bar.thing);
                let twice = barred.iter().filter(|other| other.thing == bar.thing).count();
                assert_eq!(twice, 1, "{}", bar.thing);
            }
            for thing in expected(&t.game, seat) {
                let offered = choices.iter().any(|choice| choice.things().contains(&thing));
                let barred = barred.iter().any(|barred| barred.thing == thing);
                assert!(offered || barred, "{step:?}: nothing is said of {thing}");
                decisions += 1;
            }
            if rng.below(4) == 0 {
                let world = t.game.resample(seat, &mut rng);
                assert_eq!(world.barred(seat), barred, "{step:?} gives something away");
            }
            seen.extend(barred.iter().map(|barred| barred.rule));
            let action = random_choice::<StarCraft>(&choices, &mut rng).expect("a choice");
            t.game.play(seat, action, &mut NoLog);
        }
    }
    assert!(decisions > 10_000, "{decisions}");
    assert!(seen.len() > 25, "{seen:?}");
}
