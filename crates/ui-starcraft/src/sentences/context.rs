//! What the log says around an event: what lies beneath an order, who fights whom.

use kernel::Seat;
use starcraft::Event;
use starcraft::ids::{Area, Card, Planet, Unit};

use crate::scene::{Line, Scene};

/// An event's place in the log. Without a place nothing is known around it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    before: &'a [Line],
    after: &'a [Line],
}

/// The two sides of a battle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sides {
    pub attacker: Seat,
    pub defender: Seat,
    pub area: Area,
}

impl<'a> Context<'a> {
    fn at(log: &'a [Line], place: Option<usize>) -> Self {
        match place {
            Some(place) => Self { before: &log[..place], after: &log[place + 1..] },
            None => Self { before: &[], after: &[] },
        }
    }

    /// Around a line of the log.
    pub(crate) fn of_line(scene: &Scene<'a>, line: &Line) -> Self {
        let start = scene.log.partition_point(|other| other.moment < line.moment);
        let here = scene.log[start..].iter().take_while(|other| other.moment == line.moment);
        let mut places = here.enumerate();
        let place = places.find(|(_, other)| std::ptr::eq(*other, line)).map(|(n, _)| start + n);
        Self::at(scene.log, place)
    }

    /// Around the last event of the log that is equal to this one.
    pub(crate) fn of_event(scene: &Scene<'a>, event: &Event) -> Self {
        Self::at(scene.log, scene.log.iter().rposition(|line| line.event == *event))
    }

    /// Around the event before.
    pub(crate) fn earlier(self) -> Self {
        let before = self.before.split_last().map_or(&[][..], |(_, rest)| rest);
        Self { before, after: &[] }
    }

    /// The events before, the nearest first.
    pub(crate) fn back(self) -> impl Iterator<Item = &'a Event> {
        self.before.iter().rev().map(|line| &line.event)
    }

    /// The next event.
    pub(crate) fn next(self) -> Option<&'a Event> {
        self.after.first().map(|line| &line.event)
    }

    /// Whose order lies beneath one placed now.
    pub(crate) fn beneath(self, planet: Planet) -> Option<Seat> {
        self.back().take_while(|event| !matches!(event, Event::RoundBegins { .. })).find_map(
            |event| match *event {
                Event::OrderPlaced { seat, planet: other } if other == planet => Some(seat),
                _ => None,
            },
        )
    }

    /// The battle that is going on.
    pub(crate) fn battle(self) -> Option<Sides> {
        self.back().take_while(|event| !leaves_battle(event)).find_map(|event| match *event {
            Event::BattleBegins { attacker, defender, area } => {
                Some(Sides { attacker, defender, area })
            }
            _ => None,
        })
    }

    /// The front-line units of a skirmish: attacker's, defender's.
    pub(crate) fn pair(self, skirmish: u8) -> Option<[Unit; 2]> {
        self.back().take_while(|event| !matches!(event, Event::BattleBegins { .. })).find_map(
            |event| match *event {
                Event::Paired { skirmish: other, attacker, defender } if other == skirmish => {
                    Some([attacker, defender])
                }
                _ => None,
            },
        )
    }

    /// Whether a battle for this area is going on.
    pub(crate) fn is_fought_over(self, area: Area) -> bool {
        self.battle().is_some_and(|battle| battle.area == area)
    }

    /// The front-line unit of a player in a skirmish.
    pub(crate) fn front(self, seat: Seat, skirmish: u8) -> Option<Unit> {
        Some(self.pair(skirmish)?[usize::from(self.battle()?.attacker != seat)])
    }

    /// The cards a player has just drawn, if the viewer knows all of them; each is told before the number.
    pub(crate) fn drawn_seen(self, seat: Seat, count: u8) -> Option<Vec<Card>> {
        let mut cards: Vec<Card> = self
            .back()
            .take_while(|event| {
                matches!(event, Event::CardDrawn { .. } | Event::DeckShuffled { .. })
            })
            .filter_map(|event| match *event {
                Event::CardDrawn { seat: other, card } if other == seat => Some(card),
                _ => None,
            })
            .take(usize::from(count))
            .collect();
        cards.reverse();
        (!cards.is_empty() && cards.len() == usize::from(count)).then_some(cards)
    }

    /// The card whose face the viewer was told right before.
    pub(crate) fn just_seen(self) -> Option<Card> {
        match self.back().next() {
            Some(&Event::CardFace { card, .. }) => Some(card),
            _ => None,
        }
    }
}

/// What cannot happen while a battle goes on.
fn leaves_battle(event: &Event) -> bool {
    matches!(
        event,
        Event::OrderRevealed { .. }
            | Event::RoundBegins { .. }
            | Event::ExecutionBegins {}
            | Event::RegroupingBegins {}
            | Event::Obstructed { .. }
    )
}
