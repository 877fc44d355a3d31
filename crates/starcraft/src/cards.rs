//! Combat decks, hands, discard piles and the Technology deck (SC-DECK, SC-RSCH-06..11).

use kernel::Seat;
use serde::Serialize;

use crate::content::{Adjusted, Effect, LeaderOp, Op, content};
use crate::ids::{Building, Card, EventKind, Leader, Module, Tech};
use crate::report::{Event, Log};
use crate::sets::CardSet;
use crate::state::StarCraft;

impl StarCraft {
    /// Takes the top card off a Combat deck: a random one, since nobody knows its order.
    ///
    /// SC-DECK-01: the discard pile becomes the new deck as soon as the last card is gone;
    /// SC-DECK-04: or when a card is needed later, if there were no discards then.
    pub(crate) fn top_card(&mut self, seat: Seat, log: &mut impl Log) -> Option<Card> {
        if self.player(seat).deck.is_empty() {
            self.reshuffle(seat, log);
        }
        let race = self.race(seat);
        let deck = self.player(seat).deck;
        if deck.is_empty() {
            return None;
        }
        let card = deck.nth(race, self.rng.below(deck.len() as u32) as usize);
        self.player_mut(seat).deck.take(CardSet::one(card));
        if self.player(seat).deck.is_empty() {
            self.reshuffle(seat, log);
        }
        Some(card)
    }

    /// Shuffles the discard pile into the Combat deck (SC-DECK-02, -03).
    pub(crate) fn reshuffle(&mut self, seat: Seat, log: &mut impl Log) {
        let player = self.player_mut(seat);
        if !player.discard.is_empty() {
            player.deck.add(player.discard);
            player.discard = CardSet::NONE;
            log.note(|| Event::DeckShuffled { seat });
        }
    }

    /// Draws Combat cards into the hand; fewer if deck and discard pile run out (SC-AMB-59).
    pub(crate) fn draw_cards(&mut self, seat: Seat, count: u8, log: &mut impl Log) {
        let mut drawn = 0;
        for _ in 0..count {
            let Some(card) = self.top_card(seat, log) else { break };
            self.player_mut(seat).hand.add(CardSet::one(card));
            log.note(|| Event::CardDrawn { seat, card });
            drawn += 1;
        }
        if drawn > 0 {
            log.note(|| Event::CardsDrawn { seat, count: drawn });
        }
    }

    /// Puts a card on its owner's discard pile.
    pub(crate) fn discard_card(&mut self, seat: Seat, card: Card, log: &mut impl Log) {
        self.player_mut(seat).discard.add(CardSet::one(card));
        log.note(|| Event::CardDiscarded { seat, card });
    }

    /// SC-KEY-20: puts a card back into its owner's Technology deck.
    pub(crate) fn return_card(&mut self, seat: Seat, card: Card, log: &mut impl Log) {
        self.player_mut(seat).technology.add(CardSet::one(card));
        log.note(|| Event::CardReturned { seat, card });
    }

    /// SC-RSCH-13: the technologies with cards left in the Technology deck.
    pub fn technologies(&self, seat: Seat) -> impl Iterator<Item = Tech> + '_ {
        let race = self.race(seat);
        let deck = self.player(seat).technology;
        let all = &content().technologies[race.index()];
        (0..all.len())
            .filter(move |&tech| all[tech].for_sale && !all[tech].cards.and(deck).is_empty())
            .map(move |tech| Tech::of(race, tech))
    }

    /// Whether the player's faction has the technology at all.
    pub(crate) fn has_tech_cards(&self, seat: Seat, tech: Tech) -> bool {
        let Some(faction) = self.player(seat).faction else { return false };
        let technology = &content().technologies[tech.race().index()][tech.local()];
        technology.for_sale
            && technology.cards.meets(self.content().factions[faction.index()].cards)
    }

    /// The cards of a technology that are still in the Technology deck.
    pub(crate) fn unbought(&self, seat: Seat, tech: Tech) -> CardSet {
        content().technologies[tech.race().index()][tech.local()]
            .cards
            .and(self.player(seat).technology)
    }

    /// SC-KEY-24: a technology for the play area goes there when it is bought.
    pub(crate) fn lay_out(&mut self, seat: Seat, tech: Tech) {
        let cards = self.unbought(seat, tech);
        let player = self.player_mut(seat);
        player.technology.take(cards);
        player.play.add(cards);
    }

    /// SC-RSCH-08, -09: the cards of a technology join the Combat deck, which is shuffled
    /// together with the discard pile.
    pub(crate) fn shuffle_in(&mut self, seat: Seat, tech: Tech, log: &mut impl Log) {
        let cards = self.unbought(seat, tech);
        let player = self.player_mut(seat);
        player.technology.take(cards);
        player.deck.add(cards);
        player.deck.add(player.discard);
        player.discard = CardSet::NONE;
        log.note(|| Event::DeckShuffled { seat });
    }

    /// A card of the Technology deck goes to the hand for all to see.
    pub(crate) fn tech_to_hand(&mut self, seat: Seat, card: Card, log: &mut impl Log) {
        let player = self.player_mut(seat);
        player.technology.take(CardSet::one(card));
        player.hand.add(CardSet::one(card));
        player.known.add(CardSet::one(card));
        log.note(|| Event::CardTaken { seat, card });
    }

    // ---- standing effects

    /// The effects of the technologies in a play area.
    pub(crate) fn tech_effects(&self, seat: Seat) -> impl Iterator<Item = (Card, &'static Effect)> {
        self.player(seat)
            .play
            .iter(self.race(seat))
            .flat_map(|card| face(card).effects.iter().map(move |effect| (card, effect)))
    }

    /// The effects of the Event cards in a play area, each kind once per copy.
    pub(crate) fn event_effects(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = (EventKind, &'static Effect)> {
        self.player(seat).events.iter().flat_map(|number| {
            let kind = content().event_cards[number];
            content().events[kind.index()].effects.iter().map(move |effect| (kind, effect))
        })
    }

    /// What cards and modules add to a number of the sheet; `u8::MAX` for "all".
    pub(crate) fn adjusted(&self, seat: Seat, number: Adjusted) -> u8 {
        let mut sum = 0u8;
        self.adjust(seat, number, &mut |_, amount| sum = sum.saturating_add(amount));
        sum
    }

    /// What cards and modules add to a number of the sheet, one by one.
    pub(crate) fn adjust(
        &self,
        seat: Seat,
        number: Adjusted,
        each: &mut impl FnMut(LimitSource, u8),
    ) {
        let of = |effect: &Effect| match effect.op {
            Op::Adjust { number: adjusted, amount } if adjusted == number => amount,
            _ => 0,
        };
        let player = self.player(seat);
        for number in player.events.iter() {
            let event = content().event_cards[number];
            for effect in &content().events[event.index()].effects {
                each(LimitSource::Event(event), of(effect));
            }
        }
        for (module, &count) in Module::ALL.into_iter().zip(&player.modules) {
            if count == 0 {
                continue;
            }
            // BW-CARD-17
            let twice = [Module::SUPPLY, Module::RESEARCH].contains(&module)
                && self.leads(seat, LeaderOp::ModulesCountDouble);
            let count = if twice { 2 * count } else { count };
            for effect in &content().modules[module.index()].effects {
                each(LimitSource::Module(module), of(effect).saturating_mul(count));
            }
        }
        let leaders = self.leader_effects(seat);
        leaders.for_each(|(leader, effect)| each(LimitSource::Leader(leader), of(effect)));
    }
}

/// What a limit of the sheet comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum LimitSource {
    /// The number printed on the sheet.
    Sheet,
    Building(Building),
    Module(Module),
    Event(EventKind),
    Leader(Leader),
    /// The special order that is being executed.
    Order,
}

/// What is printed on a card.
pub fn face(card: Card) -> &'static crate::content::CardFace {
    &content().cards[card.race().index()][card.local()]
}
