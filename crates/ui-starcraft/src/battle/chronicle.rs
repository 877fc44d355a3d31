//! What has become of a battle so far, read from the log: the view shows what still stands, the
//! log remembers what fell and which cards lay there.

use starcraft::Event;
use starcraft::ids::{Card, Order, Unit};
use starcraft::view::BattleView;

use crate::scene::Scene;

/// A battle so far.
#[derive(Debug, Default)]
pub(super) struct Chronicle {
    /// The order that brought it about.
    pub order: Option<Order>,
    /// The skirmishes.
    pub skirmishes: Vec<Past>,
    /// Units destroyed, of attacker and defender.
    pub lost: [usize; 2],
    /// Those of them that fell outside a skirmish: given up, or to splash.
    pub elsewhere: [Vec<Unit>; 2],
}

/// A skirmish so far.
#[derive(Debug, Default)]
pub(super) struct Past {
    /// The front-line units of attacker and defender.
    pub pair: Option<[Unit; 2]>,
    /// Their supporters.
    pub behind: [Vec<Unit>; 2],
    /// The cards that were turned over and counted.
    pub cards: [Vec<Card>; 2],
    /// Attack and health, once compared.
    pub values: Option<([i16; 2], [i16; 2])>,
    /// Who fell, by side.
    pub fallen: [Vec<Unit>; 2],
    /// Who slipped away, by side.
    pub withdrew: [Vec<Unit>; 2],
}

impl Chronicle {
    /// The chronicle of the battle that is going on.
    pub(super) fn of(scene: &Scene<'_>, battle: &BattleView) -> Self {
        let known = scene.log.partition_point(|line| line.moment <= scene.moment.shown);
        let events = || scene.log[..known].iter().map(|line| &line.event);
        let begin = events().rev().take_while(|event| !matches!(event, Event::BattleBegins { .. }));
        let since = known - begin.count();
        let mut chronicle = Self {
            order: scene.log[..since].iter().rev().find_map(|line| match line.event {
                Event::OrderRevealed { order, .. } => Some(order),
                _ => None,
            }),
            ..Self::default()
        };
        let mut current = None;
        for line in &scene.log[since..known] {
            chronicle.tell(battle, &line.event, &mut current);
        }
        chronicle
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
    fn tell(&mut self, battle: &BattleView, event: &Event, current: &mut Option<u8>) {
        let side = |seat| usize::from(battle.seats[0] != seat);
        match *event {
            Event::Paired { skirmish, attacker, defender } => {
                self.at(skirmish).pair = Some([attacker, defender]);
            }
            Event::Supports { seat, unit, skirmish } => {
                self.at(skirmish).behind[side(seat)].push(unit);
            }
            Event::CardShown { seat, skirmish, card } => {
                self.at(skirmish).cards[side(seat)].push(card);
            }
            Event::Compared { skirmish, attack, health } => {
                self.at(skirmish).values = Some((attack, health));
                *current = Some(skirmish);
            }
            Event::CardDiscarded { seat, card } | Event::CardReturned { seat, card } => {
                // Before the comparison a card that is put away did not count.
                for past in self.skirmishes.iter_mut().filter(|past| past.values.is_none()) {
                    past.cards[side(seat)].retain(|other| *other != card);
                }
                *current = None;
            }
            Event::SplashTriggered { .. } => *current = None,
            Event::UnitDestroyed { seat, unit, area } if area == battle.area => {
                self.lost[side(seat)] += 1;
                match *current {
                    Some(number) => self.at(number).fallen[side(seat)].push(unit),
                    None => self.elsewhere[side(seat)].push(unit),
                }
            }
            Event::Withdrew { seat, unit, .. } => {
                if let Some(number) = *current {
                    self.at(number).withdrew[side(seat)].push(unit);
                }
            }
            _ => {}
        }
    }
}
