//! What a viewer may know of a battle: cards that lie face up, their own, and what they add up to.

use kernel::{Message, Seat};
use serde::Serialize;

use crate::battle::{ATTACKER, DEFENDER, Fate, Fighter, Source, Stage, Term, Values, Victim};
use crate::ids::{Area, Card, Unit};
use crate::state::{StarCraft, unit_sheet};

use super::forecast::Forecast;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct BattleView {
    pub area: Area,
    pub seats: [Seat; 2],
    pub stage: Stage,
    pub fighters: Vec<Fighter>,
    /// The place of each of them in the battle, as actions name it.
    #[serde(skip)]
    pub places: Vec<u8>,
    pub skirmishes: Vec<SkirmishView>,
    pub current: u8,
    pub attack_bonus: [i8; 2],
    pub health_bonus: [i8; 2],
    pub detector: [bool; 2],
    pub values: Option<Values>,
    /// Cards that wait for the splash damage step: side and card.
    pub kept: Vec<(u8, Card)>,
    /// Deck cards the viewer looks at.
    pub looked: Vec<Card>,
    pub called_off: bool,
    /// What cards would do where the viewer is to place one.
    #[serde(skip)]
    pub forecast: Option<Forecast>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct SkirmishView {
    pub done: bool,
    pub cards: [CardsView; 2],
    /// The attacker's and the defender's strength, as far as the viewer may know their cards;
    /// none before the cards are placed and once it is resolved.
    pub strengths: [Option<Strength>; 2],
    /// What the strength of each side does to the other; only where both are known.
    pub verdicts: Option<[Verdict; 2]>,
    /// Units of each side that are no longer in the battle.
    pub gone: [Vec<Unit>; 2],
}

/// Attack and health of a side in a skirmish, and what they are made of.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Strength {
    pub attack: i16,
    pub health: i16,
    pub terms: Vec<TermView>,
    /// Whether the front-line unit can target ground units and flying units.
    pub targets: [bool; 2],
    /// Whether it can target the enemy's front-line unit.
    pub hits_front: bool,
}

/// One part of a side's strength.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct TermView {
    pub attack: i16,
    pub health: i16,
    pub source: Source,
    /// Where it comes from, in words.
    pub reason: Message,
}

/// What the strength of a side does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The attack is less than the enemy's health.
    TooWeak,
    /// The attack would suffice, but there is nobody the front-line unit can target.
    CannotHit,
    /// It destroys the enemy front-line unit.
    Front,
    /// It destroys a supporting unit of the enemy's choice.
    Support,
}

/// The cards of a side at a skirmish.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct CardsView {
    /// How many cards lie there.
    pub placed: u8,
    pub from_deck: bool,
    /// Whose deck the standard card of a stolen unit is off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lent: Option<Seat>,
    pub face_up: bool,
    /// The faces the viewer may see.
    pub standard: Option<Card>,
    pub reinforcement: Option<Card>,
}

impl BattleView {
    pub(super) fn of(game: &StarCraft, you: Option<Seat>) -> Self {
        let battle = game.fight();
        let side = |seat: Seat| battle.seats.iter().position(|&other| other == seat);
        let mine = you.and_then(side);
        let looking = you.is_some_and(|seat| game.is_looking(seat));
        let cards = |number: usize, side: usize| {
            let cards = &battle.skirmishes[number].cards[side];
            // SC-INFO-07, -08
            let own = mine == Some(side) && (!cards.from_deck || cards.seen);
            let see = |card: Option<Card>| card.filter(|_| cards.up || own);
            CardsView {
                placed: u8::from(cards.standard.is_some())
                    + u8::from(cards.reinforcement.is_some()),
                from_deck: cards.from_deck,
                lent: cards.lent,
                face_up: cards.up,
                standard: see(cards.standard),
                reinforcement: see(cards.reinforcement),
            }
        };
        Self {
            area: battle.area,
            seats: battle.seats,
            stage: battle.stage,
            fighters: battle.fighters.iter().filter(|f| f.fate != Fate::Gone).copied().collect(),
            places: (0..battle.fighters.len() as u8)
                .filter(|&at| battle.fighters[usize::from(at)].fate != Fate::Gone)
                .collect(),
            skirmishes: (0..battle.skirmishes.len())
                .map(|number| SkirmishView::of(game, number, [cards(number, 0), cards(number, 1)]))
                .collect(),
            current: battle.current,
            attack_bonus: battle.sides.map(|side| side.attack),
            health_bonus: battle.sides.map(|side| side.health),
            detector: battle.sides.map(|side| side.detector),
            values: battle.values,
            kept: battle.kept.iter().map(|kept| (kept.side, kept.card)).collect(),
            looked: if looking { battle.looked.to_vec() } else { Vec::new() },
            called_off: battle.called_off.is_some(),
            forecast: you.and_then(|seat| Forecast::of(game, seat)),
        }
    }
}

impl SkirmishView {
    fn of(game: &StarCraft, number: usize, cards: [CardsView; 2]) -> Self {
        let battle = game.fight();
        let gone = |side: usize| {
            let of_side = battle.fighters.iter().filter(move |fighter| {
                fighter.skirmish == Some(number as u8) && fighter.side as usize == side
            });
            of_side.filter(|fighter| fighter.fate == Fate::Gone).map(|fighter| fighter.unit)
        };
        let done = battle.skirmishes[number].done;
        // Cards that lie unseen say nothing, not even that they are not there.
        let known = |side: usize| {
            let CardsView { placed, standard, reinforcement, .. } = &cards[side];
            usize::from(*placed) == standard.iter().chain(reinforcement).count()
        };
        let known = [known(ATTACKER), known(DEFENDER)];
        let mut view = Self {
            done,
            strengths: [None, None],
            verdicts: None,
            gone: [gone(ATTACKER).collect(), gone(DEFENDER).collect()],
            cards,
        };
        if !done && battle.stage >= Stage::Placing && known != [false; 2] {
            view.weigh(game, number, known);
        }
        view
    }

    /// Compares the skirmish as it lies before the viewer.
    fn weigh(&mut self, game: &StarCraft, number: usize, known: [bool; 2]) {
        let mut world = game.clone();
        let battle = world.fight_mut();
        battle.current = number as u8;
        for fighter in battle.fighters.iter_mut() {
            // Whoever has fallen in this skirmish has fought in it.
            if fighter.skirmish == Some(number as u8) {
                fighter.fate = Fate::Fighting;
            }
        }
        for side in [ATTACKER, DEFENDER] {
            let seen = &self.cards[side];
            let cards = battle.cards_mut(side);
            (cards.standard, cards.reinforcement) = (seen.standard, seen.reinforcement);
        }
        let mut terms = world.leave_out();
        let values = world.weigh(&mut terms);
        let battle = world.fight();
        let front = |side: usize| battle.fighters[battle.front(side)].unit;
        for side in [ATTACKER, DEFENDER] {
            let enemy = front(1 - side);
            self.strengths[side] = known[side].then(|| Strength::of(side, &values, &terms, enemy));
        }
        let verdict = |side: usize| match world.victim(side, &values) {
            Victim::Front => Verdict::Front,
            Victim::Support => Verdict::Support,
            Victim::None if values.attack[side] < values.health[1 - side] => Verdict::TooWeak,
            Victim::None => Verdict::CannotHit,
        };
        let placed = |side: usize| self.cards[side].placed > 0;
        if known == [true; 2] && placed(ATTACKER) && placed(DEFENDER) {
            self.verdicts = Some([verdict(ATTACKER), verdict(DEFENDER)]);
        }
    }
}

impl Strength {
    /// The strength of a side against an enemy front-line unit.
    pub(super) fn of(side: usize, values: &Values, terms: &[Term], enemy: Unit) -> Self {
        Self {
            attack: values.attack[side],
            health: values.health[side],
            terms: TermView::of_side(side, terms),
            targets: values.targets[side],
            hits_front: values.targets[side][usize::from(unit_sheet(enemy).flying)],
        }
    }
}

impl TermView {
    /// The terms of one of the two sides.
    pub fn of_side(side: usize, terms: &[Term]) -> Vec<Self> {
        terms.iter().filter(|term| usize::from(term.side) == side).map(Self::of).collect()
    }

    fn of(term: &Term) -> Self {
        let Term { source, attack, health, .. } = *term;
        Self { attack, health, source, reason: source.message() }
    }
}
