//! What each answer to the question of a combat card would bring about, for whom it asks: carried out by the rules themselves, in a
//! world without what the player does not know, to the end of the ability.

use kernel::{Options, Seat};
use serde::Serialize;

use super::forecast::{Need, Sums, Tries, Until, bare, needs};
use crate::action::Action;
use crate::combat::{Combat, CombatStage};
use crate::ids::CombatCard;
use crate::report::Event;
use crate::script::Source;
use crate::state::ForbiddenStars;
use crate::step::Step;

/// So many answers are looked into; more are told apart by what they are made at.
const ANSWERS: usize = 3;

/// What a combat card asks.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offer {
    /// The card.
    pub card: CombatCard,
    /// Whose it is.
    pub seat: Seat,
    /// Whether its unit ability asks, or its general one.
    pub unit: bool,
    /// The units that the former needs one of.
    pub needs: Vec<Need>,
    /// The answers, where they are few.
    pub answers: Vec<Answer>,
}

/// An answer, and what it would bring about.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Answer {
    /// The answer.
    pub action: Action,
    /// What is sure to happen.
    pub happens: Vec<Event>,
    /// What both parties would come to; none if that cannot be known.
    pub sums: Option<Sums>,
}

impl Offer {
    /// For whom a card asks now; none for everybody else.
    pub(super) fn of(game: &ForbiddenStars, combat: &Combat, seat: Seat) -> Option<Self> {
        let asked = [Step::Ability(seat), Step::Ask(seat)].contains(&game.step());
        let script = game.scripts.last().filter(|_| asked)?;
        let Source::Card(card) = script.source else { return None };
        // The general ability is carried out when the unit ability comes next.
        let general = [CombatStage::AttackersUnits, CombatStage::DefendersUnits];
        let unit = !general.contains(&combat.stage);
        let mut options = Options::new();
        game.list(seat, &mut options);
        if options.len() > ANSWERS {
            options.clear();
        }
        let bare = bare(game, seat);
        let answer = |action: &Action| foreseen(&bare, combat, (seat, card), *action);
        Some(Self {
            card,
            seat: script.seat,
            unit,
            needs: if unit { needs(game, script.seat, card) } else { Vec::new() },
            answers: options.iter().map(answer).collect(),
        })
    }
}

fn foreseen(
    bare: &ForbiddenStars,
    combat: &Combat,
    (seat, card): (Seat, CombatCard),
    action: Action,
) -> Answer {
    let (mut world, mut log) = (bare.clone(), Vec::new());
    let (scripts, abilities) = (world.scripts.len(), world.script().abilities);
    let begins = world.step() == Step::Ability(seat);
    let until = Until::Ability(scripts, abilities - u8::from(begins));
    world.carry_out(seat, action, &mut log);
    let tries = Tries::of(world, seat, card, until);
    let seats = [0, 1].map(|side: usize| combat.sides[side].seat);
    // Dice that are rolled may show anything, but what a card would lend that chance brings is not known.
    let known = !tries.cut && !tries.ways.iter().any(|way| way.is_chancy() && way.has_lent(seats));
    let sums = if known { tries.sums(seats) } else { None };
    let happens = match &tries.ways[..] {
        [way] if known && !way.is_chancy() => log.into_iter().chain(way.log.clone()).collect(),
        _ => Vec::new(),
    };
    Answer { action, happens, sums }
}
