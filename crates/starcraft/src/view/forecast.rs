//! What each card a player may place now would do at its skirmish: against every card of the enemy that
//! nobody has seen yet, or against the one that lies there face up.
//!
//! Which cards somebody has not shown yet is public, since discards, play areas and face-up cards are; which
//! of them lie where is not, and is not read here.

use kernel::Seat;

use super::Strength;
use crate::battle::{Stage, Term, Values, Victim};
use crate::cards::face;
use crate::ids::{Card, Unit};
use crate::sets::CardSet;
use crate::state::{StarCraft, Step};

/// What cards would do at the skirmish at which a player is to place one.
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    /// The skirmish.
    pub skirmish: u8,
    /// The player's side: 0 attacker, 1 defender.
    pub side: u8,
    /// What may lie on the other side.
    pub rivals: Vec<Rival>,
    /// Whether that is all that may lie there; otherwise it is the cards that show the unit.
    pub complete: bool,
    /// The cards that may be placed, and how placing none would do.
    pub fits: Vec<Fit>,
    /// Reinforcements of the hand that may join a card of the hand, and whether they have a unit here.
    pub joins: Vec<(Card, bool)>,
}

/// A card that the enemy may have there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rival {
    /// The card; none if the enemy has none.
    pub card: Option<Card>,
    /// The attack it gives there.
    pub attack: i16,
    /// The health.
    pub health: i16,
}

/// What a card would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// The card; none for placing none.
    pub card: Option<Card>,
    /// Whether it shows the front-line unit, or has a unit to reinforce.
    pub matches: bool,
    /// The strength it gives, as far as it does not depend on the enemy's card.
    pub strength: Strength,
    /// By rival: whether an enemy unit would be destroyed.
    pub kills: Vec<bool>,
    /// By rival: whether no unit of one's own would be.
    pub holds: Vec<bool>,
}

impl Forecast {
    /// For a player who is asked for a card; none for everybody else.
    pub(super) fn of(game: &StarCraft, seat: Seat) -> Option<Self> {
        let hand = game.player(seat).hand;
        let sheet = game.sheet(seat);
        let race = game.race(seat);
        let standard = || hand.and(sheet.standard).iter(race).map(Some).collect();
        let joining = || hand.and(sheet.reinforcement).iter(race);
        let (asked, side, cards, second): (_, _, Vec<Option<Card>>, _) = match game.step() {
            Step::PlaceStandard(asked, side) | Step::ReplaceStandard(asked, side) => {
                (asked, side, standard(), false)
            }
            Step::PlaceLooked(asked, side) => {
                (asked, side, game.fight().looked.iter().copied().map(Some).collect(), false)
            }
            Step::PlaceReinforcement(asked, side) => {
                (asked, side, std::iter::once(None).chain(joining().map(Some)).collect(), true)
            }
            _ => return None,
        };
        // BW-MND-05: what lies beside a stolen unit is unknown, so there is nothing to foretell.
        if asked != seat || game.lender(usize::from(side)).is_some() {
            return None;
        }
        let mut imagined = Imagined { world: game.clone(), side: usize::from(side), second };
        let (rivals, complete) = imagined.rivals();
        let joins = match game.step() {
            Step::PlaceStandard(..) => {
                joining().map(|card| (card, game.eligible(usize::from(side), card))).collect()
            }
            _ => Vec::new(),
        };
        let skirmish = game.fight().current;
        let fits = cards.into_iter().map(|card| imagined.fit(card, &rivals)).collect();
        Some(Self { skirmish, side, rivals, complete, fits, joins })
    }

    /// What a card would do.
    pub fn fit(&self, card: Option<Card>) -> Option<&Fit> {
        self.fits.iter().find(|fit| fit.card == card)
    }
}

/// The skirmish with other cards at it.
struct Imagined {
    world: StarCraft,
    side: usize,
    /// Whether a reinforcement is placed beside a standard card.
    second: bool,
}

impl Imagined {
    fn front(&self, side: usize) -> Unit {
        self.world.fight().front_unit(side)
    }

    /// The cards that may lie on the other side, and whether there are no others; those that lie there
    /// are taken away.
    fn rivals(&mut self) -> (Vec<Rival>, bool) {
        let enemy = 1 - self.side;
        let (possible, complete) = self.possible();
        if !self.world.fight().cards(enemy).up {
            let cards = self.world.fight_mut().cards_mut(enemy);
            (cards.standard, cards.reinforcement) = (None, None);
        }
        let mut rival = |card: Option<Card>| {
            let (values, _) = self.weighed(None, card);
            Rival { card, attack: values.attack[enemy], health: values.health[enemy] }
        };
        let mut rivals: Vec<Rival> = possible.into_iter().map(&mut rival).collect();
        rivals.sort_by_key(|rival| (rival.attack, rival.health, rival.card));
        (rivals, complete)
    }

    fn possible(&self) -> (Vec<Option<Card>>, bool) {
        let enemy = 1 - self.side;
        let battle = self.world.fight();
        let seat = battle.seats[enemy];
        let lying = battle.cards(enemy);
        let placed = battle.stage > Stage::Placing || battle.turn > 0;
        if placed && (lying.up || lying.standard.is_none()) {
            return (vec![lying.standard], true);
        }
        // BW-MND-05: a stolen unit fights with whatever comes off its first owner's deck.
        if let Some(lender) = self.world.lender(enemy) {
            let known = self.world.player(lender).known;
            let unseen = self.unseen_of(lender, enemy).without(known);
            let standard = unseen.and(self.world.sheet(lender).standard);
            let all: Vec<_> = standard.iter(self.world.race(lender)).map(Some).collect();
            return if all.is_empty() { (vec![None], true) } else { (all, true) };
        }
        let unseen = self.unseen_of(seat, enemy);
        let front = self.front(enemy);
        let standard = unseen.and(self.world.sheet(seat).standard);
        let all = || standard.iter(self.world.race(seat));
        // Off the deck anything may come; whoever chooses takes a card that shows the unit.
        let matching: Vec<Option<Card>> =
            all().filter(|&card| face(card).icons.has(front)).map(Some).collect();
        match (matching.is_empty() || lying.from_deck, standard.is_empty()) {
            (_, true) => (vec![None], true),
            (true, _) => (all().map(Some).collect(), true),
            _ => (matching, false),
        }
    }

    /// The cards of a player of which the one who is asked does not know where they are; with what lies
    /// face down at the enemy's side, if it is theirs.
    fn unseen_of(&self, owner: Seat, enemy: usize) -> CardSet {
        let battle = self.world.fight();
        let mut unseen = self.world.own_deck(owner);
        if owner == battle.seats[self.side] {
            return unseen; // the own hand is known
        }
        unseen.add(self.world.player(owner).hand);
        if owner == battle.seats[enemy] {
            for cards in battle.skirmishes.iter().map(|skirmish| &skirmish.cards[enemy]) {
                let standard = cards.standard.filter(|_| cards.lent.is_none());
                for card in [standard, cards.reinforcement].into_iter().flatten() {
                    if !cards.up {
                        unseen.add(CardSet::one(card));
                    }
                }
            }
        }
        unseen
    }

    /// The values with these cards on the own and the other side.
    fn weighed(&self, own: Option<Card>, enemy: Option<Card>) -> (Values, Vec<Term>) {
        let mut world = self.imagine(own, enemy);
        let mut terms = world.leave_out();
        let values = world.weigh(&mut terms);
        (values, terms)
    }

    fn imagine(&self, own: Option<Card>, enemy: Option<Card>) -> StarCraft {
        let mut world = self.world.clone();
        let cards = world.fight_mut().cards_mut(self.side);
        if self.second {
            cards.reinforcement = own
        } else {
            cards.standard = own
        }
        if enemy.is_some() {
            world.fight_mut().cards_mut(1 - self.side).standard = enemy;
        }
        world
    }

    fn fit(&self, card: Option<Card>, rivals: &[Rival]) -> Fit {
        let (side, enemy) = (self.side, 1 - self.side);
        let (values, terms) = self.weighed(card, None);
        let mut kills = Vec::with_capacity(rivals.len());
        let mut holds = Vec::with_capacity(rivals.len());
        for rival in rivals {
            let mut world = self.imagine(card, rival.card);
            world.leave_out();
            let values = world.weigh(&mut kernel::NoLog);
            kills.push(world.victim(side, &values) != Victim::None);
            holds.push(world.victim(enemy, &values) == Victim::None);
        }
        let matches = match card {
            Some(card) if self.second => self.world.eligible(side, card),
            Some(card) => face(card).icons.has(self.front(side)),
            None => true,
        };
        let strength = Strength::of(side, &values, &terms, self.front(enemy));
        Fit { card, matches, strength, kills, holds }
    }
}
