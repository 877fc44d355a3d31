//! What goes without saying: no rule of its own, only choices that the rules take one by one.

use std::collections::{BTreeMap, VecDeque};

use kernel::{Game, NoLog, Options, Rng, Seen, Unsaid, random_choice};

use super::*;
use crate::draft::{calls_at_its_end, in_full, mobilized, pays_otherwise};

/// The choices of seat 0 in full, as text.
fn full(t: &Table, wanted: &[&str], ends: bool) -> Vec<String> {
    let wanted: Vec<Action> = wanted.iter().map(|text| text.parse().expect("an action")).collect();
    let unsaid = if ends { Unsaid::End } else { Unsaid::LastCall };
    let all = in_full(&Seen::new(&t.game, Seat(0)), &wanted, unsaid);
    all.iter().map(ToString::to_string).collect()
}

/// Plays choices one by one.
fn play(t: &mut Table, choices: &[String]) {
    for choice in choices {
        t.game.apply(Seat(0), choice.parse().expect("an action"), &mut t.log).expect(choice);
    }
}

#[test]
fn a_purchase_is_paid_by_itself() {
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "build", "torus");
    let all = full(&t, &["build marine torus.a"], false);
    assert_eq!(all, ["build marine torus.a", "pay"]);
    play(&mut t, &all);
    assert_eq!((t.there("torus.a"), t.seat(0).pool), ("marine".into(), 9));
    assert_eq!(full(&t, &["done"], false), ["done"], "nothing is to be paid");
}

/// SC-CLIM-08, SC-AMB-111: who destroys nothing need not say so at the end of a Research order.
#[test]
fn the_last_call_is_let_pass_unless_it_is_wished_for() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "pridewater.a", "science_vessel 3").reveal(0, "research", "helios");
    assert!(calls_at_its_end(&Seen::new(&t.game, Seat(0))));
    assert!(!calls_at_its_end(&Seen::new(&t.game, Seat(1))), "it is no order of theirs");
    let all = full(&t, &["execute"], false);
    assert_eq!(all, ["execute", "done"]);
    play(&mut t, &all[..1]);
    assert_eq!(t.options(0), ["scrap", "done"], "else it is asked");
    assert!(!calls_at_its_end(&Seen::new(&t.game, Seat(0))), "there is nothing more to wish");
    play(&mut t, &all[1..]);
    assert!(!t.can(0, "scrap"), "it is over");
    // Nothing would come of it: nothing is to be wished.
    let mut t = duel("jim_raynor", "overmind");
    t.reveal(0, "research", "torus");
    assert!(!calls_at_its_end(&Seen::new(&t.game, Seat(0))));
}

/// A link leads to another way of paying only where there is one.
#[test]
fn another_way_of_paying_leads_elsewhere() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["helios.b"]).workers(0, 5);
    t.order(0, "build", "torus");
    play(&mut t, &["worker".to_owned()]);
    assert_eq!(t.options(0).len(), 3, "{:?}", t.options(0));
    assert!(pays_otherwise(&t.game, Seat(0)), "minerals lie on the sheet and on the board");
    t.game.area_mut(area("helios.b")).workers = 0;
    t.game.area_mut(area("torus.b")).workers = 0;
    let ways = t.options(0);
    assert_eq!(pays_otherwise(&t.game, Seat(0)), ways.len() > 2, "{ways:?}");
}

/// Force mining, and what a discount is taken off, are decisions.
#[test]
fn what_is_to_be_decided_about_a_payment_is_asked() {
    let mut t = duel("aldaris", "overmind");
    t.holds(0, &["helios.b"]).workers(0, 5);
    t.game.players[0].permanent = [4, 2];
    t.game.area_mut(area("helios.b")).workers = 1;
    t.order(0, "build", "torus");
    assert_eq!(full(&t, &["build zealot torus.a"], false), ["build zealot torus.a"]);
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "special_build", "torus");
    assert_eq!(full(&t, &["build marine torus.a"], false), ["build marine torus.a"]);
    assert_eq!(full(&t, &["worker"], false), ["worker", "pay"], "it has no discount");
}

#[test]
fn a_whole_build_order_comes_in_the_sequence_of_the_rules() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["helios.b"]).reveal(0, "build", "torus");
    let wanted = ["build marine torus.a", "build marine torus.b", "worker", "building factory"];
    let all = full(&t, &wanted, true);
    let steps = [
        "execute",
        "build marine torus.a",
        "pay",
        "build marine torus.b",
        "pay",
        "worker",
        "pay",
        "done",
        "building factory",
        "pay",
        "done",
    ];
    assert_eq!(all, steps);
    play(&mut t, &all);
    t.take_single_choices();
    order_is_over(&t);
}

/// SC-EXEC-05: whoever moves a unit where a Mobilize order was turned over carries that order out; an order of another kind is not.
#[test]
fn moving_carries_out_the_order_that_was_revealed() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "torus.a", "marine 2").reveal(0, "mobilize", "torus");
    let seen = Seen::new(&t.game, Seat(0));
    assert!(mobilized(&seen).is_some_and(|draft| draft.choices() == [Action::Execute {}]));
    let all = full(&t, &["move marine torus.a", "to torus.b"], false);
    assert_eq!(all[..2], ["execute", "move marine torus.a"]);
    play(&mut t, &all);
    assert_eq!((t.there("torus.a"), t.there("torus.b")), ("marine".into(), "marine".into()));
    for kind in ["build", "research"] {
        let mut t = duel("jim_raynor", "overmind");
        t.units(0, "torus.a", "marine 2").reveal(0, kind, "torus");
        assert!(mobilized(&Seen::new(&t.game, Seat(0))).is_none(), "{kind}");
        assert_eq!(full(&t, &["move marine torus.a"], false), ["move marine torus.a"]);
    }
}

/// A special order takes its discount off the first purchase, so that none is lost.
#[test]
fn a_whole_special_order_uses_its_discount() {
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "special_build", "torus");
    let all = full(&t, &["build marine torus.a", "worker"], true);
    assert_eq!(all[..4], ["build marine torus.a", "discount minerals", "worker", "pay"]);
    play(&mut t, &all);
    assert_eq!(t.seat(0).pool, 9);
}

/// What cannot be made is handed on as it is, to be refused; the next order is not begun.
#[test]
fn nothing_is_made_up() {
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "build", "torus");
    let wanted = ["worker", "build battlecruiser torus.a", "worker"];
    assert_eq!(full(&t, &wanted, true), wanted);
    t.stack("torus", "0 build");
    let all = full(&t, &["worker"], true);
    assert_eq!(all.iter().filter(|choice| *choice == "execute").count(), 0);
    assert_eq!(full(&t, &["event"], true), ["event"]);
}

/// Twenty games at random: of the questions that have one sensible answer next to none is asked.
#[test]
fn what_goes_without_saying_is_hardly_ever_asked() {
    let mut counts = BTreeMap::<&str, [u32; 2]>::new();
    for seed in 0..20 {
        let options: &[_] = if seed % 2 == 0 { &[] } else { &[("expansion", "brood_war")] };
        let setup = Setup::new(2 + seed as usize % 3, options);
        let mut game = StarCraft::new(&setup, seed).expect("a legal setup");
        let (mut rng, mut choices) = (Rng::new(seed), Options::new());
        let mut unsaid = VecDeque::new();
        while let Some(seat) = game.asked(&mut choices) {
            let [there, asked] = counts.entry(game.prompt(seat).expect("asked").key).or_default();
            *there += 1;
            let action = unsaid.pop_front().unwrap_or_else(|| {
                *asked += 1;
                let action = random_choice::<StarCraft>(&choices, &mut rng).expect("a choice");
                let all = in_full(&Seen::new(&game, seat), &[action], Unsaid::LastCall);
                unsaid = all[1..].to_vec().into();
                action
            });
            game.play(seat, action, &mut NoLog);
        }
    }
    for question in ["sc-ask-pay", "sc-ask-end-of-order"] {
        let [there, asked] = counts[question];
        assert!(there > 100 && asked <= 2, "{question}: {asked} of {there}");
    }
}
