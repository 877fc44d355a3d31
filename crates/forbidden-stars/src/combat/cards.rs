//! Combat cards (FS-CRD): decks, hands, cards laid and cards turned up. A deck is what is nowhere else.

use kernel::{Options, Seat, SeatSet};

use super::Played;
use crate::action::Action;
use crate::content::content;
use crate::ids::CombatCard;
use crate::report::{Event, Log};
use crate::sets::{CardSet, ExceptionSet};
use crate::state::ForbiddenStars;

impl ForbiddenStars {
    /// The cards in a player's combat deck (FS-CUP-01), without those in the hand and those laid in the combat.
    pub(crate) fn deck(&self, seat: Seat) -> CardSet {
        let mut deck = self.player(seat).combat;
        let secret = &self.secrets[seat.index()];
        let Some(faction) = self.player(seat).faction else { return deck };
        for card in secret.hand.kinds(faction) {
            for _ in 0..secret.hand.copies(card) {
                deck.draw(card);
            }
        }
        for card in self.face_up(seat).iter().map(|it| it.card).chain(secret.laid) {
            deck.draw(card);
        }
        deck
    }

    /// A player's face-up cards in the order in which they were turned up.
    pub(crate) fn face_up(&self, seat: Seat) -> &[Played] {
        let side = self.side(seat);
        side.zip(self.combat.as_ref()).map_or(&[], |(side, combat)| &combat.sides[side].played)
    }

    /// A random card of a set of a player's cards.
    pub(crate) fn random_card(&mut self, seat: Seat, cards: CardSet) -> Option<CombatCard> {
        let faction = self.player(seat).faction?;
        if cards.is_empty() {
            return None;
        }
        let place = self.rng.below(cards.len() as u32) as usize;
        cards.nth(faction, place)
    }

    /// Random cards of the own deck come to the hand; as many as there are.
    pub(crate) fn draw_cards(&mut self, seat: Seat, count: u8, log: &mut impl Log) {
        let mut drawn = 0;
        let mut deck = self.deck(seat);
        while drawn < count
            && let Some(card) = self.random_card(seat, deck)
        {
            deck.draw(card);
            self.secrets[seat.index()].hand.put(card);
            log.note(|| Event::CardDrawn { seat, card });
            drawn += 1;
        }
        log.note(|| Event::CardsDrawn { seat, count: drawn });
    }

    /// FS-CMB-09, -24: who has to lay a card; FS-CRD-12: nobody whose hand is empty.
    pub(crate) fn laying(&self) -> SeatSet {
        let Some(combat) = &self.combat else { return SeatSet::EMPTY };
        let seats = combat.sides.iter().map(|side| side.seat);
        let open = |seat: &Seat| {
            let secret = &self.secrets[seat.index()];
            secret.laid.is_none() && !secret.hand.is_empty()
        };
        seats.filter(open).collect()
    }

    /// The cards of the hand.
    pub(crate) fn hand_options(&self, seat: Seat, out: &mut Options<Action>) {
        if let Some(faction) = self.player(seat).faction {
            let cards = self.secrets[seat.index()].hand.kinds(faction);
            out.extend(cards.map(|card| Action::LayCard { card }));
        }
    }

    /// FS-CMB-09: face down.
    pub(crate) fn lay_card(&mut self, seat: Seat, card: CombatCard, log: &mut impl Log) {
        log.note(|| Event::CardLaid { seat });
        let secret = &mut self.secrets[seat.index()];
        secret.hand.draw(card);
        secret.laid = Some(card);
    }

    /// FS-CMB-10: a card is turned up, and its general abilities are resolved.
    pub(super) fn reveal_card(&mut self, seat: Seat, log: &mut impl Log) {
        let laid = self.secrets[seat.index()].laid.take();
        if let Some(combat) = &mut self.combat {
            combat.card = laid;
            combat.looked &= combat.sides[0].seat == seat;
        }
        let Some(card) = laid else { return };
        self.turn_up(seat, card, false, log);
        self.resolve(seat, card, content().cards[card.index()].general);
    }

    /// FS-CRD-08: a card lies face up until the end of the combat.
    pub(crate) fn turn_up(
        &mut self,
        seat: Seat,
        card: CombatCard,
        icons_only: bool,
        log: &mut impl Log,
    ) {
        log.note(|| Event::CardRevealed { seat, card, icons_only });
        if let (Some(side), Some(combat)) = (self.side(seat), &mut self.combat) {
            let exceptions = ExceptionSet::NONE;
            combat.sides[side].played.push(Played { card, icons_only, exceptions, borrowed: None });
        }
    }

    /// The face-up cards of a player, each kind once.
    pub(crate) fn face_up_options(&self, of: Seat, out: &mut Options<Action>) {
        for card in self.face_up(of).iter().map(|played| played.card) {
            let action = Action::PickCard { card };
            if !out.contains(&action) {
                out.push(action);
            }
        }
    }

    /// FS-CRD-09, FS-CARD-16: a face-up card of the opponent of whoever's card it is goes back into the deck, with all that
    /// hangs on it. Of two copies its owner gives the one on which less hangs, the opponent takes the other.
    pub(crate) fn discard_face_up(&mut self, by: Seat, card: CombatCard, log: &mut impl Log) {
        let Some(of) = self.other_party(self.script().seat) else { return };
        let (Some(side), Some(combat)) = (self.side(of), &mut self.combat) else { return };
        let played = &mut combat.sides[side].played;
        let weight = |it: &Played| !it.exceptions.is_empty() || it.borrowed.is_some();
        let copies = || played.iter().enumerate().filter(|(_, it)| it.card == card);
        let wanted = copies().find(|(_, it)| weight(it) == (by != of));
        if let Some((place, _)) = wanted.or_else(|| copies().next()) {
            played.remove(place);
            log.note(|| Event::CardDiscarded { seat: of, card });
        }
    }
}
