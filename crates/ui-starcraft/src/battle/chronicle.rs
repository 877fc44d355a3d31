//! The last battle, read from the log: who was paired with whom, which cards lay there, what they came
//! to, who fell, and how it ended. The view shows what still stands; the log remembers the rest.

use kernel::Seat;
use starcraft::ids::{Area, Card, Order, Unit};
use starcraft::view::{BattleView, TermView};
use starcraft::{Event, Happening, Term};

use crate::scene::Scene;

/// A battle, as far as it has come.
#[derive(Debug)]
pub(super) struct Chronicle {
    /// The moment at which it began: no other battle has the same.
    pub moment: usize,
    pub area: Area,
    /// Attacker and defender.
    pub seats: [Seat; 2],
    /// The order that brought it about.
    pub order: Option<Order>,
    /// The skirmishes, by number.
    pub skirmishes: Vec<Past>,
    /// Those that have been compared, in their sequence.
    pub fought: Vec<u8>,
    /// Units destroyed outside a skirmish: given up, by splash, or without a way to retreat.
    pub elsewhere: [Vec<Unit>; 2],
    /// Who retreated where, in its sequence.
    pub retreats: Vec<(Seat, Unit, Area)>,
    /// Who called it off.
    pub called_off: Option<Seat>,
    /// Who holds the area, and with how many units, once it is over.
    pub over: Option<(Option<Seat>, u8)>,
}

/// A skirmish so far.
#[derive(Debug, Default)]
pub(super) struct Past {
    /// The front-line units of attacker and defender.
    pub pair: Option<[Unit; 2]>,
    /// Their supporters.
    pub behind: [Vec<Unit>; 2],
    /// How many cards were placed face down or up.
    pub placed: [usize; 2],
    /// The cards that were turned over and counted.
    pub cards: [Vec<Card>; 2],
    /// Attack and health, once compared.
    pub values: Option<([i16; 2], [i16; 2])>,
    /// What these are made of.
    pub terms: Vec<Term>,
    /// Who fell, by side.
    pub fallen: [Vec<Unit>; 2],
    /// Who slipped away, by side.
    pub withdrew: [Vec<Unit>; 2],
    /// Whether the front-line unit of a side was taken over.
    pub taken: [bool; 2],
}

impl Past {
    /// What the values of a side are made of.
    pub(super) fn terms_of(&self, side: usize) -> Vec<TermView> {
        TermView::of_side(side, &self.terms)
    }
}

impl Chronicle {
    /// The last battle that is known, going on or over.
    pub(super) fn last(scene: &Scene<'_>) -> Option<Self> {
        let known = scene.log.partition_point(|line| line.moment <= scene.moment.shown);
        let log = &scene.log[..known];
        let since =
            log.iter().rposition(|line| matches!(line.event, Event::BattleBegins { .. }))?;
        let Event::BattleBegins { attacker, defender, area } = log[since].event else {
            return None;
        };
        let mut chronicle = Self::new(log[since].moment, area, [attacker, defender]);
        chronicle.order = log[..since].iter().rev().find_map(|line| match line.event {
            Event::OrderRevealed { order, .. } => Some(order),
            _ => None,
        });
        let mut current = None;
        for line in &log[since..] {
            chronicle.tell(&line.event, &mut current);
            if chronicle.over.is_some() {
                break;
            }
        }
        Some(chronicle)
    }

    /// The chronicle of the battle that is going on.
    pub(super) fn of(scene: &Scene<'_>, battle: &BattleView) -> Self {
        let same = |last: &Self| last.area == battle.area && last.seats == battle.seats;
        let last = Self::last(scene).filter(|last| same(last) && last.over.is_none());
        // A game may begin in the middle of a battle.
        last.unwrap_or_else(|| Self::new(0, battle.area, battle.seats))
    }

    fn new(moment: usize, area: Area, seats: [Seat; 2]) -> Self {
        Self {
            moment,
            area,
            seats,
            order: None,
            skirmishes: Vec::new(),
            fought: Vec::new(),
            elsewhere: Default::default(),
            retreats: Vec::new(),
            called_off: None,
            over: None,
        }
    }

    /// The units that a side has lost.
    pub(super) fn lost(&self, side: usize) -> impl Iterator<Item = Unit> {
        let fallen = self.skirmishes.iter().flat_map(move |past| &past.fallen[side]);
        fallen.chain(&self.elsewhere[side]).copied()
    }

    /// Whether a seat fights in it.
    pub(super) fn fights(&self, seat: Option<Seat>) -> bool {
        seat.is_some_and(|seat| self.seats.contains(&seat))
    }

    /// The skirmish of this number; new if it is not known yet.
    fn at(&mut self, number: u8) -> &mut Past {
        let number = usize::from(number);
        if self.skirmishes.len() <= number {
            self.skirmishes.resize_with(number + 1, Past::default);
        }
        &mut self.skirmishes[number]
    }

    /// `current` is the skirmish that losses belong to, from its comparison until its cards are
    /// put away.
    fn tell(&mut self, event: &Event, current: &mut Option<u8>) {
        let attacker = self.seats[0];
        let side = |seat| usize::from(attacker != seat);
        match *event {
            Event::Paired { skirmish, attacker, defender } => {
                self.at(skirmish).pair = Some([attacker, defender]);
            }
            Event::Supports { seat, unit, skirmish } => {
                self.at(skirmish).behind[side(seat)].push(unit);
            }
            Event::CardPlaced { seat, skirmish, .. } => {
                self.at(skirmish).placed[side(seat)] += 1;
            }
            Event::CardShown { seat, skirmish, card } => {
                self.at(skirmish).cards[side(seat)].push(card);
            }
            Event::Compared { skirmish, attack, health, ref terms } => {
                let past = self.at(skirmish);
                (past.values, past.terms) = (Some((attack, health)), terms.clone());
                self.fought.push(skirmish);
                *current = Some(skirmish);
            }
            Event::CardDiscarded { seat, card } | Event::CardReturned { seat, card } => {
                // Before the comparison a card that is put away did not count.
                let own = self.seats.contains(&seat);
                for past in self.skirmishes.iter_mut().filter(|past| past.values.is_none()) {
                    // A card off somebody else's deck can lie on either side.
                    for (of, cards) in past.cards.iter_mut().enumerate() {
                        if !own || of == side(seat) {
                            cards.retain(|other| *other != card);
                        }
                    }
                }
                *current = None;
            }
            Event::SplashTriggered { .. } | Event::BattleEnds { .. } => *current = None,
            Event::UnitDestroyed { seat, unit, area } if area == self.area => match *current {
                Some(number) => self.at(number).fallen[side(seat)].push(unit),
                None => self.elsewhere[side(seat)].push(unit),
            },
            Event::Withdrew { seat, unit, .. } => {
                if let Some(number) = *current {
                    self.at(number).withdrew[side(seat)].push(unit);
                }
            }
            Event::Expansion { seat, happens } => self.tell_more(side(seat), happens, *current),
            Event::Retreated { seat, unit, area } => self.retreats.push((seat, unit, area)),
            Event::BattleCalledOff { seat } => self.called_off = Some(seat),
            Event::BattleOver { holder, units, .. } => self.over = Some((holder, units)),
            _ => {}
        }
    }

    /// What only the expansion brings about.
    fn tell_more(&mut self, side: usize, happens: Happening, current: Option<u8>) {
        match happens {
            Happening::Switched { one, other, places } => {
                for ((skirmish, front), (went, came)) in
                    places.into_iter().zip([(one, other), (other, one)])
                {
                    let past = self.at(skirmish);
                    if let (true, Some(pair)) = (front, &mut past.pair) {
                        pair[side] = came;
                    } else if let Some(unit) =
                        past.behind[side].iter_mut().find(|unit| **unit == went)
                    {
                        *unit = came;
                    }
                }
            }
            Happening::MindControlled { .. } => {
                if let Some(number) = current {
                    self.at(number).taken[1 - side] = true;
                }
            }
            _ => {}
        }
    }
}
