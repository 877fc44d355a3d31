//! What attack and health are made of: the terms a player is shown are those that are compared.

use kernel::{NoLog, Rng, Viewer, random_choice};

use super::*;
use crate::battle::{Source, Stage, Term};
use crate::view::{Strength, Verdict};

fn sum(terms: &[Term], side: u8) -> (i16, i16) {
    let of_side = terms.iter().filter(|term| term.side == side);
    of_side.fold((0, 0), |(attack, health), term| (attack + term.attack, health + term.health))
}

/// Makes a choice and runs the battle to its next comparison; nothing if somebody is asked before.
fn compared(game: &StarCraft, seat: Seat, action: Action) -> Option<(StarCraft, Vec<Term>)> {
    let mut game = game.clone();
    game.carry_out(seat, action, &mut NoLog);
    loop {
        match game.step() {
            Step::Battle if game.fight().stage == Stage::Compare => break,
            Step::Battle => game.run_battle(&mut NoLog),
            Step::NextSkirmish(_) => {
                let open = game.fight().skirmishes.iter().position(|skirmish| !skirmish.done)?;
                game.choose_skirmish(open as u8);
            }
            _ => return None,
        }
    }
    let mut terms = Vec::new();
    let weighed = game.weigh(&mut terms);
    game.run_battle(&mut NoLog);
    assert_eq!(game.fight().values, Some(weighed));
    Some((game, terms))
}

/// Whether what a spectator sees of the skirmish just compared agrees with its values.
fn check_view(after: &StarCraft, terms: &[Term]) -> [Verdict; 2] {
    let values = after.fight().values.expect("compared");
    let seen = after.view(Viewer::Spectator).battle.expect("a battle");
    let seen = &seen.skirmishes[after.fight().current as usize];
    let verdicts = seen.verdicts.expect("all cards are open");
    for (side, verdict) in verdicts.into_iter().enumerate() {
        let both = (values.attack[side], values.health[side]);
        assert_eq!(sum(terms, side as u8), both);
        let shown = seen.strengths[side].as_ref().expect("all cards are open");
        assert_eq!((shown.attack, shown.health), both);
        assert_eq!(added_up(shown), both);
        let enough = values.attack[side] >= values.health[1 - side];
        assert_eq!(enough, verdict != Verdict::TooWeak);
        assert_eq!(enough && shown.hits_front, verdict == Verdict::Front);
    }
    verdicts
}

/// A random choice of somebody who looks for battles and does not scrap their own.
fn warlike(game: &StarCraft, seat: Seat, choices: &[Action], rng: &mut Rng) -> Action {
    let fierce = |action: &&Action| match **action {
        Action::MoveTo { area } => game.is_enemy(seat, area),
        Action::MoveUnit { .. } | Action::Execute {} | Action::BuildUnit { .. } => true,
        Action::PlaceOrder { order, .. } => order.standard() == Order::MOBILIZE,
        _ => false,
    };
    let fierce: Vec<Action> = choices.iter().filter(fierce).copied().collect();
    let some = if fierce.is_empty() || rng.below(4) == 0 { choices } else { &fierce };
    random_choice::<StarCraft>(some, rng).expect("a choice")
}

/// SC-SKIR-05: over many random battles the terms add up to the values that are compared, and
/// whoever sees all cards is shown them.
#[test]
fn the_terms_add_up_to_the_values() {
    let (mut skirmishes, mut kinds) = (0, std::collections::BTreeSet::new());
    for seed in 0..40 {
        let options = [("galaxy", "auto"), ("factions", "random")];
        let setup = Setup::new(2 + seed as usize % 4, &options);
        let mut game = StarCraft::new(&setup, seed).expect("a legal setup");
        let mut rng = Rng::new(seed);
        while let Turn::Pending(seats) = game.turn() {
            let seat = seats.iter().next().expect("somebody is asked");
            let mut choices = Options::new();
            game.options(seat, &mut choices);
            if game.battle.as_ref().is_some_and(|battle| battle.stage >= Stage::Placing) {
                for &action in &choices {
                    let Some((after, terms)) = compared(&game, seat, action) else { continue };
                    skirmishes += 1;
                    kinds.extend(terms.iter().map(|term| kind(term.source)));
                    let placed = |side: usize| after.fight().cards(side).standard.is_some();
                    if placed(0) && placed(1) {
                        kinds.extend(
                            check_view(&after, &terms).map(|verdict| format!("{verdict:?}")),
                        );
                    }
                }
            }
            let action = warlike(&game, seat, &choices, &mut rng);
            game.play(seat, action, &mut NoLog);
        }
    }
    assert!(skirmishes > 500, "{skirmishes} skirmishes");
    for kind in ["Major", "Minor", "Support", "Blind", "Text", "TooWeak", "CannotHit", "Front"] {
        assert!(kinds.contains(kind), "{kind} among {kinds:?} of {skirmishes}");
    }
}

fn kind(source: Source) -> String {
    let text = format!("{source:?}");
    text.split('(').next().unwrap_or_default().to_owned()
}

fn added_up(strength: &Strength) -> (i16, i16) {
    let terms = strength.terms.iter();
    terms.fold((0, 0), |(attack, health), term| (attack + term.attack, health + term.health))
}

fn reasons(strength: &Option<Strength>) -> Vec<String> {
    let terms = strength.iter().flat_map(|strength| &strength.terms);
    terms.map(|term| english(&term.reason)).collect()
}

/// SC-INFO-07, SC-INFO-08: a player sees what their own face-down cards amount to, nobody else's;
/// a card off the deck says nothing.
#[test]
fn own_terms_are_known_before_the_cards_are_shown() {
    let begin = || {
        let mut t = field(["jim_raynor", "overmind"], "marine 2", "zergling 2");
        t.attack();
        t
    };
    let seen = |t: &Table, viewer| t.game.view(viewer).battle.expect("a battle").skirmishes;
    let mut t = begin();
    let card = t.options(0).into_iter().find(|text| text.starts_with("card ")).expect("a card");
    t.act(0, &card);
    if t.asked() == 0 && t.can(0, "done") {
        t.act(0, "done");
    }
    let mine = seen(&t, Viewer::Seat(Seat(0)));
    let first = mine[0].strengths[0].as_ref().expect("an own card");
    assert_eq!((first.attack, first.health), added_up(first));
    let named: Card = card["card ".len()..].parse().expect("a card");
    let name = english(&named.into());
    assert!(reasons(&mine[0].strengths[0])[0].starts_with(&name), "{name}");
    assert!(mine[0].verdicts.is_none());
    for other in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert!(seen(&t, other)[0].strengths[0].is_none());
    }
    let mut t = begin();
    t.act(0, "deck");
    assert!(seen(&t, Viewer::Seat(Seat(0)))[0].strengths[0].is_none());
}

/// SC-AIR-03, SC-SKIR-05: a Zergling cannot hit a Wraith, whatever its strength.
#[test]
fn a_strength_says_what_it_can_hit() {
    let mut t = field(["overmind", "jim_raynor"], "zergling 1", "wraith 1");
    t.attack();
    let card = t.options(0).into_iter().find(|text| text.starts_with("card ")).expect("a card");
    t.act(0, &card);
    let view = t.game.view(Viewer::Seat(Seat(0))).battle.expect("a battle");
    let mine = view.skirmishes[0].strengths[0].as_ref().expect("own cards");
    assert_eq!((mine.targets, mine.hits_front), ([true, false], false));
}
