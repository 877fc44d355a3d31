//! Battle step 6: one or two Combat cards of each side at each skirmish, and the replacement of
//! lone reinforcement cards and cancelled standard cards.

use kernel::{Options, Seat};

use super::{Cards, DEFENDER, Stage};
use crate::action::Action;
use crate::content::{Op, Role, When};
use crate::ids::Card;
use crate::report::{Event, Log};
use crate::sets::CardSet;
use crate::state::{StarCraft, Step};

impl StarCraft {
    /// SC-BATTLE-21: the attacker at every skirmish, then the defender; with Advanced
    /// Reconnaissance its user comes second (SC-AMB-87).
    pub(crate) fn place_cards(&mut self, log: &mut impl Log) {
        let battle = self.fight();
        let (turn, current) = (battle.turn as usize, battle.current as usize);
        if turn == 2 {
            return self.set_stage(Stage::NextSkirmish);
        }
        if current == battle.skirmishes.len() {
            let battle = self.fight_mut();
            battle.turn += 1;
            battle.current = 0;
            return;
        }
        let defender_first = battle.sides[DEFENDER].open_cards && !battle.sides[0].open_cards;
        let side = if defender_first { 1 - turn } else { turn };
        let seat = battle.seats[side];
        let up = battle.sides[side].open_cards || self.shown_to_enemy(side);
        *self.fight_mut().cards_mut(side) = Cards { up, ..Cards::default() };
        if let Some(lender) = self.lender(side) {
            // BW-MND-05, -13
            self.lend_card(side, lender, log);
            if self.player(seat).hand.is_empty() {
                self.card_placed(side as u8, log);
            } else {
                self.push(Step::PlaceReinforcement(seat, side as u8));
            }
        } else if self.is_asked_for_card(seat) {
            self.push(Step::PlaceStandard(seat, side as u8));
        } else {
            self.fight_mut().current += 1; // SC-AMB-34
        }
    }

    /// SC-TCH-13: at a skirmish with a defending Queen the attacker places face up.
    fn shown_to_enemy(&self, side: usize) -> bool {
        let battle = self.fight();
        let (enemy, owner) = (1 - side, battle.seats[1 - side]);
        self.tech_effects(owner).any(|(_, effect)| {
            let role = match effect.condition.role {
                None => true,
                Some(Role::Attacker) => enemy != DEFENDER,
                Some(Role::Defender) => enemy == DEFENDER,
            };
            let there = effect.condition.in_skirmish.is_none_or(|units| {
                let mut fighters = battle.in_skirmish(battle.current, enemy);
                fighters.any(|fighter| units.has(fighter.unit))
            });
            effect.when == When::PlaceCards && role && there
        })
    }

    /// Standard cards of the hand.
    fn standard_in_hand(&self, seat: Seat) -> CardSet {
        self.player(seat).hand.and(self.sheet(seat).standard)
    }

    fn has_deck(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        !player.deck.is_empty() || !player.discard.is_empty()
    }

    fn can_place(&self, seat: Seat) -> bool {
        !self.standard_in_hand(seat).is_empty() || self.has_deck(seat)
    }

    /// A player who holds cards is asked for one, even if none of them is a standard card: the others see
    /// that none is placed, but not sooner than they would see another's choice.
    pub(crate) fn is_asked_for_card(&self, seat: Seat) -> bool {
        self.holds_cards_secretly(seat) || self.can_place(seat)
    }

    /// Whether the others must not learn by a question that is not asked what the player holds.
    pub(crate) fn holds_cards_secretly(&self, seat: Seat) -> bool {
        self.rules.hides_single_choices() && !self.player(seat).hand.is_empty()
    }

    /// SC-BATTLE-22..27: a standard card of the hand, or the top card of the deck; SC-EVT-22.
    /// SC-AMB-34: none if there is none.
    pub(crate) fn place_standard_options(&self, seat: Seat, out: &mut Options<Action>) {
        let cards = self.standard_in_hand(seat).iter(self.race(seat));
        out.extend(cards.map(|card| Action::PlayCard { card }));
        if self.has_deck(seat) {
            out.push(Action::PlayDeck {});
            let looks = |op: &Op| matches!(op, Op::ChooseDeckCard { .. });
            if self.event_effects(seat).any(|(_, effect)| looks(&effect.op)) {
                out.push(Action::LookDeck {});
            }
        }
        if !self.can_place(seat) {
            out.push(Action::Done {});
        }
    }

    /// Puts a standard card of the hand at the current skirmish.
    fn put_standard(&mut self, seat: Seat, side: u8, card: Card, log: &mut impl Log) {
        let skirmish = self.fight().current;
        self.take_from_hand(seat, card);
        let cards = self.fight_mut().cards_mut(side as usize);
        (cards.standard, cards.from_deck, cards.seen) = (Some(card), false, true);
        log.note(|| Event::CardFace { seat, skirmish, card });
        log.note(|| Event::CardPlaced { seat, skirmish, from_deck: false, second: false });
    }

    /// SC-EVT-22: two cards of the deck, one of which is placed.
    pub(crate) fn look_at_deck(&mut self, seat: Seat, side: u8, log: &mut impl Log) {
        let skirmish = self.fight().current;
        for _ in 0..2 {
            if let Some(card) = self.top_card(seat, log) {
                self.fight_mut().looked.push(card);
                log.note(|| Event::CardFace { seat, skirmish, card });
            }
        }
        self.goto(Step::PlaceLooked(seat, side));
    }

    fn put_deck_card(
        &mut self,
        seat: Seat,
        side: u8,
        card: Option<Card>,
        seen: bool,
        log: &mut impl Log,
    ) {
        let skirmish = self.fight().current;
        let cards = self.fight_mut().cards_mut(side as usize);
        (cards.standard, cards.from_deck, cards.seen) = (card, true, seen);
        log.note(|| Event::CardPlaced { seat, skirmish, from_deck: true, second: false });
    }

    /// A card leaves the hand face down: what was known of the hand may be that card.
    fn take_from_hand(&mut self, seat: Seat, card: Card) {
        let sheet = self.sheet(seat);
        let alike = if sheet.standard.has(card) { sheet.standard } else { sheet.reinforcement };
        let player = self.player_mut(seat);
        player.hand.take(CardSet::one(card));
        player.known.take(alike);
    }

    /// SC-BATTLE-26, SC-AMB-35: a reinforcement only beside a standard card of the hand.
    pub(crate) fn place_standard(&mut self, seat: Seat, side: u8, card: Card, log: &mut impl Log) {
        self.put_standard(seat, side, card, log);
        self.goto(Step::PlaceReinforcement(seat, side));
    }

    pub(crate) fn place_deck_card(&mut self, seat: Seat, side: u8, log: &mut impl Log) {
        self.pop();
        let card = self.top_card(seat, log);
        self.put_deck_card(seat, side, card, false, log);
        self.card_placed(side, log);
    }

    /// SC-AMB-34
    pub(crate) fn place_no_card(&mut self) {
        self.pop();
        self.fight_mut().current += 1;
    }

    /// SC-EVT-22: one of the cards looked at is placed, the other discarded.
    pub(crate) fn looked_options(&self, out: &mut Options<Action>) {
        out.extend(self.fight().looked.iter().map(|&card| Action::PlayCard { card }));
    }

    pub(crate) fn place_looked(&mut self, seat: Seat, side: u8, card: Card, log: &mut impl Log) {
        self.pop();
        let looked = std::mem::take(&mut self.fight_mut().looked);
        for other in looked.into_iter().filter(|&other| other != card) {
            self.discard_card(seat, other, log);
        }
        self.put_deck_card(seat, side, Some(card), true, log);
        if self.fight().stage == Stage::Placing {
            self.card_placed(side, log);
        } else {
            self.replaced(side as usize, log);
        }
    }

    /// SC-BATTLE-23: at most one reinforcement card, or none.
    pub(crate) fn place_reinforcement_options(&self, seat: Seat, out: &mut Options<Action>) {
        let cards = self.player(seat).hand.and(self.sheet(seat).reinforcement);
        out.extend(cards.iter(self.race(seat)).map(|card| Action::PlayCard { card }));
        out.push(Action::Done {});
    }

    pub(crate) fn place_reinforcement(
        &mut self,
        seat: Seat,
        side: u8,
        card: Card,
        log: &mut impl Log,
    ) {
        let skirmish = self.fight().current;
        self.take_from_hand(seat, card);
        self.fight_mut().cards_mut(side as usize).reinforcement = Some(card);
        log.note(|| Event::CardFace { seat, skirmish, card });
        log.note(|| Event::CardPlaced { seat, skirmish, from_deck: false, second: true });
        self.place_no_reinforcement(side, log);
    }

    /// No (further) card is added.
    pub(crate) fn place_no_reinforcement(&mut self, side: u8, log: &mut impl Log) {
        self.pop();
        self.card_placed(side, log);
    }

    /// The cards of a side lie at the skirmish; SC-BATTLE-30: face up, they are revealed.
    fn card_placed(&mut self, side: u8, log: &mut impl Log) {
        if self.fight().cards(side as usize).up {
            self.show_cards(side as usize, log);
            self.replace_lone_reinforcement(side as usize, log);
        }
        self.fight_mut().current += 1;
    }

    /// Tells everybody what lies at the current skirmish.
    pub(crate) fn show_cards(&mut self, side: usize, log: &mut impl Log) {
        self.fight_mut().cards_mut(side).up = true;
        let battle = self.fight();
        let (seat, skirmish, cards) = (battle.seats[side], battle.current, *battle.cards(side));
        for card in [cards.standard, cards.reinforcement].into_iter().flatten() {
            log.note(|| Event::CardShown { seat, skirmish, card });
        }
    }

    /// SC-REINF-06, -07: a lone reinforcement is discarded and replaced off the deck until a
    /// standard card appears; SC-DECK-05: the search ends when there is none.
    pub(crate) fn replace_lone_reinforcement(&mut self, side: usize, log: &mut impl Log) {
        let (user, skirmish) = (self.fight().seats[side], self.fight().current);
        let seat = self.card_owner(side); // BW-MND-15
        let standard = self.sheet(seat).standard;
        while let Some(card) = self.fight().cards(side).standard {
            if standard.has(card) {
                break;
            }
            self.discard_card(seat, card, log);
            let player = self.player(seat);
            let findable = !player.deck.or(player.discard).and(standard).is_empty();
            let next = if findable { self.top_card(seat, log) } else { None };
            self.fight_mut().cards_mut(side).standard = next;
            if let Some(card) = next {
                // Whosever deck it is from, it lies beside the unit of whoever fights.
                log.note(|| Event::CardShown { seat: user, skirmish, card });
            }
        }
    }

    // ---- replacing a cancelled standard card

    /// SC-AMB-36: at once, from the hand.
    pub(crate) fn replace_standard(
        &mut self,
        seat: Seat,
        side: u8,
        card: Card,
        log: &mut impl Log,
    ) {
        self.pop();
        self.put_standard(seat, side, card, log);
        self.replaced(side as usize, log);
    }

    /// SC-AMB-36: at once, off the deck.
    pub(crate) fn replace_off_deck(&mut self, seat: Seat, side: u8, log: &mut impl Log) {
        self.pop();
        let card = self.top_card(seat, log);
        self.put_deck_card(seat, side, card, false, log);
        self.replaced(side as usize, log);
    }

    fn replaced(&mut self, side: usize, log: &mut impl Log) {
        let (seat, skirmish) = (self.fight().seats[side], self.fight().current);
        if let Some(card) = self.fight().cards(side).standard {
            log.note(|| Event::CardShown { seat, skirmish, card });
        }
        self.replace_lone_reinforcement(side, log);
    }
}
