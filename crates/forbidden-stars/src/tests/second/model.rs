//! A combat from the rulebook: units one by one, in plain words, without the state machine and without the lists of effects.
//!
//! It is told what was rolled, drawn and decided, in the order in which it happened ([`Transcript`]), and says itself what could be
//! decided and what comes of it.

use std::collections::{BTreeMap, VecDeque};

use kernel::Seat;

use crate::content::content;
use crate::ids::{Area, CombatCard, Unit};

pub(super) const O: usize = 0;
pub(super) const D: usize = 1;
pub(super) const M: usize = 2;
pub(super) const ICONS: [&str; 3] = ["offence", "defence", "morale"];

/// What happened in the real game, as far as a model cannot know it.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Entry {
    /// Who was asked what, and what they chose.
    Decision(Seat, Vec<String>, String),
    /// Dice that were rolled.
    Dice(Seat, [u8; 3]),
    /// A card that was drawn.
    Drawn(Seat, String),
    /// A card that was shown and shuffled back.
    Discarded(Seat, String),
    /// Offence and defence of attacker and defender, which the model has to find as well.
    Values([[u8; 2]; 2]),
    /// Their morale.
    Morale([u8; 2]),
}

/// What happened, in order.
#[derive(Debug, Default)]
pub(super) struct Transcript(pub(super) VecDeque<Entry>);

/// A unit in a combat or on the board.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Piece {
    pub(super) kind: Unit,
    pub(super) token: bool,
    pub(super) routed: bool,
    /// Damage of this execution round.
    pub(super) harm: u8,
}

impl Piece {
    pub(super) fn name(&self) -> String {
        let mut name = self.kind.to_string();
        for (holds, word) in
            [(self.token, "+token"), (self.routed, "+routed"), (self.harm > 0, "+harmed")]
        {
            if holds {
                name += word;
            }
        }
        name
    }

    pub(super) fn level(&self) -> u8 {
        self.kind.sheet().level
    }
}

/// What lies in an area, the attackers of a combat apart.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Ground {
    pub(super) owner: Option<Seat>,
    pub(super) units: Vec<Piece>,
    pub(super) control: Option<Seat>,
    /// Factories, cities, bastions.
    pub(super) structures: [u8; 3],
    /// Damage on the bastions, one by one.
    pub(super) harm: Vec<u8>,
}

/// A card that lies face up.
#[derive(Clone, Debug)]
pub(super) struct FaceUp {
    pub(super) id: String,
    pub(super) borrowed: Option<String>,
    /// What it says for this round or for the rest of the combat.
    pub(super) says: Vec<&'static str>,
}

/// A party of the combat.
#[derive(Clone, Debug)]
pub(super) struct Party {
    pub(super) seat: Seat,
    pub(super) dice: [u8; 3],
    pub(super) tokens: [u8; 2],
    pub(super) hand: Vec<String>,
    pub(super) cards: Vec<FaceUp>,
    /// The attackers; the defender's units stand in the area.
    pub(super) away: Vec<Piece>,
}

/// Units that have come to fight.
#[derive(Clone, Debug)]
pub(super) struct Attack {
    pub(super) area: Area,
    pub(super) seat: Seat,
    pub(super) units: Vec<Piece>,
    pub(super) origins: Vec<Area>,
    pub(super) by_advance: bool,
}

/// What the table has agreed otherwise than usual.
#[derive(Clone, Copy)]
pub(super) struct Agreed {
    /// Attackers that a card has put there do not retreat.
    pub(super) unit_by_unit: bool,
    /// Damage does not last from one damage step to the next.
    pub(super) each_step: bool,
    /// Who has no face-up card cannot consent to lose one.
    pub(super) needs_card: bool,
}

/// Everything a combat can touch.
pub(super) struct Model {
    pub(super) transcript: Transcript,
    pub(super) agreed: Agreed,
    pub(super) board: BTreeMap<Area, Ground>,
    pub(super) world: BTreeMap<Area, bool>,
    pub(super) borders: BTreeMap<Area, Vec<Area>>,
    /// Pairs of systems with a storm between them.
    pub(super) storms: Vec<(u8, u8)>,
    pub(super) neighbours: BTreeMap<u8, Vec<u8>>,
    /// Who may ignore storms in this order: ships, or all units.
    pub(super) ignores: Option<(Seat, bool)>,
    pub(super) warp_die: Option<Seat>,
    /// Figures in the supplies.
    pub(super) figures: BTreeMap<(Seat, Unit), u8>,
    pub(super) reinforcements: BTreeMap<Seat, u8>,
    pub(super) forges: BTreeMap<Seat, u8>,
    pub(super) reinforcements_left: u8,
    pub(super) control_tokens: BTreeMap<Seat, u8>,
    pub(super) schemes: BTreeMap<Seat, Vec<String>>,
    pub(super) decks: BTreeMap<Seat, Vec<String>>,
    pub(super) attacks: Vec<Attack>,
    /// How many combats there were.
    pub(super) combats: usize,
    // ---- the combat that goes on
    pub(super) area: Area,
    pub(super) sides: Vec<Party>,
    pub(super) origins: Vec<Area>,
    pub(super) by_advance: bool,
    /// Kinds of the attackers that a card has put there.
    pub(super) placed: Vec<Unit>,
    pub(super) laid: [Option<String>; 2],
    /// The card whose abilities are resolved, as a place among its owner's face-up cards.
    pub(super) current: usize,
}

pub(super) fn icons_of(card: &str) -> [u8; 3] {
    content().cards[card.parse::<CombatCard>().expect("a card").index()].icons
}

impl Model {
    // ---- what was decided and rolled

    /// A decision; where there is nothing to choose nobody is asked.
    pub(super) fn decide(&mut self, seat: Seat, options: Vec<String>) -> String {
        assert!(!options.is_empty());
        if options.len() == 1 { options[0].clone() } else { self.decide_anyway(seat, options) }
    }

    /// A decision that is asked for in any case.
    pub(super) fn decide_anyway(&mut self, seat: Seat, mut options: Vec<String>) -> String {
        match self.transcript.0.pop_front() {
            Some(Entry::Decision(asked, mut listed, chosen)) => {
                assert_eq!(asked, seat, "{listed:?} instead of {options:?}");
                listed.sort();
                options.sort();
                assert_eq!(listed, options, "what {seat:?} may choose");
                chosen
            }
            other => panic!("{other:?} instead of a choice of {seat:?} among {options:?}"),
        }
    }

    pub(super) fn rolled(&mut self, seat: Seat, count: u8) -> [u8; 3] {
        if count == 0 {
            return [0; 3];
        }
        match self.transcript.0.pop_front() {
            Some(Entry::Dice(roller, dice)) => {
                assert_eq!((roller, dice.iter().sum::<u8>()), (seat, count));
                dice
            }
            other => panic!("{other:?} instead of {count} dice of {seat:?}"),
        }
    }

    pub(super) fn drawn(&mut self, seat: Seat) -> String {
        match self.transcript.0.pop_front() {
            Some(Entry::Drawn(drawer, card)) if drawer == seat => card,
            other => panic!("{other:?} instead of a card for {seat:?}"),
        }
    }

    pub(super) fn discarded(&mut self, seat: Seat) -> String {
        match self.transcript.0.pop_front() {
            Some(Entry::Discarded(owner, card)) if owner == seat => card,
            other => panic!("{other:?} instead of a discarded card of {seat:?}"),
        }
    }

    /// Both say that this has been counted.
    pub(super) fn counted(&mut self, found: Entry) {
        assert_eq!(self.transcript.0.pop_front(), Some(found));
    }

    // ---- who is there

    pub(super) fn seat(&self, side: usize) -> Seat {
        self.sides[side].seat
    }

    pub(super) fn units(&self, side: usize) -> &Vec<Piece> {
        if side == 0 { &self.sides[0].away } else { &self.board[&self.area].units }
    }

    pub(super) fn units_mut(&mut self, side: usize) -> &mut Vec<Piece> {
        let area = self.area;
        if side == 0 {
            &mut self.sides[0].away
        } else {
            &mut self.board.get_mut(&area).expect("an area").units
        }
    }

    pub(super) fn bastions(&self, side: usize) -> u8 {
        let ground = &self.board[&self.area];
        if ground.control == Some(self.seat(side)) { ground.structures[2] } else { 0 }
    }

    pub(super) fn stands(&self, side: usize) -> bool {
        !self.units(side).is_empty() || self.bastions(side) > 0
    }

    /// Whether a face-up card of a side says something; how many do.
    pub(super) fn says(&self, side: usize, what: &str) -> usize {
        self.sides[side].cards.iter().filter(|card| card.says.contains(&what)).count()
    }

    pub(super) fn icons(&self, side: usize, icon: usize) -> u8 {
        let party = &self.sides[side];
        let mut sum = party.dice[icon];
        if icon < 2 {
            sum += party.tokens[icon];
        }
        for card in &party.cards {
            sum += icons_of(&card.id)[icon];
            if let Some(borrowed) = &card.borrowed {
                sum += icons_of(borrowed)[icon];
            }
        }
        sum
    }

    /// The kind of unit that a token is here.
    pub(super) fn token_kind(&self, side: usize) -> Unit {
        let faction = self.seat(side).0;
        // First on every sheet comes the small ground unit, then the small ship.
        Unit(faction * 6 + u8::from(!self.world[&self.area]))
    }

    /// Names of different units for which something holds.
    pub(super) fn names(&self, side: usize, holds: impl Fn(&Piece) -> bool) -> Vec<String> {
        let mut names: Vec<String> =
            self.units(side).iter().filter(|it| holds(it)).map(Piece::name).collect();
        names.sort();
        names.dedup();
        names
    }

    pub(super) fn find(&self, side: usize, name: &str) -> usize {
        self.units(side).iter().position(|it| it.name() == name).expect("such a unit")
    }

    /// The choices "this unit".
    pub(super) fn picks(&self, side: usize, holds: impl Fn(&Piece) -> bool) -> Vec<String> {
        let area = self.area;
        self.names(side, holds).iter().map(|name| format!("pick {name} {area}")).collect()
    }

    /// The unit that a choice names.
    pub(super) fn picked(&self, side: usize, line: &str) -> usize {
        self.find(side, line.split(' ').nth(1).expect("a unit"))
    }

    // ---- what happens to units

    /// A unit leaves the combat: a token to the supply, a figure into the hand of whoever asked.
    pub(super) fn take(&mut self, side: usize, place: usize) -> Option<Piece> {
        let piece = self.units_mut(side).remove(place);
        self.tidy(self.area);
        if piece.token {
            self.reinforcements_left += 1;
            return None;
        }
        // Of those who are alike the ones that were put there are gone first.
        if let Some(place) = self.placed.iter().position(|it| side == 0 && *it == piece.kind) {
            self.placed.remove(place);
        }
        Some(piece)
    }

    pub(super) fn tidy(&mut self, area: Area) {
        let ground = self.board.get_mut(&area).expect("an area");
        if ground.units.is_empty() {
            ground.owner = None;
        }
        if ground.structures == [0; 3] {
            ground.control = None;
        }
    }

    pub(super) fn destroy(&mut self, side: usize, place: usize) {
        let seat = self.seat(side);
        if let Some(piece) = self.take(side, place) {
            *self.figures.get_mut(&(seat, piece.kind)).expect("a supply") += 1;
        }
    }

    /// A unit becomes routed, but not by a retreat.
    pub(super) fn rout(&mut self, side: usize, place: usize) {
        let seat = self.seat(side);
        self.units_mut(side)[place].routed = true;
        if self.says(1 - side, "ambush") > 0 {
            let saved = self.sides[side].dice[M] > 0
                && self.decide(seat, vec!["spend morale".into(), "decline".into()]) != "decline";
            if saved {
                self.sides[side].dice[M] -= 1;
            } else {
                self.destroy(side, place);
            }
            return;
        }
        // Gitz Dem!
        let other = self.seat(1 - side);
        let scheme = "es_event_gitz_dem";
        if self.schemes[&other].iter().any(|it| it == scheme) {
            let options = vec![format!("scheme {scheme}"), "done".into()];
            if self.decide(other, options) != "done" {
                self.discard_scheme(other, scheme);
                self.destroy(side, place);
            }
        }
    }

    pub(super) fn discard_scheme(&mut self, seat: Seat, id: &str) {
        self.schemes.get_mut(&seat).expect("a player").retain(|it| it != id);
    }

    pub(super) fn can_rout(&self, side: usize) -> bool {
        self.says(side, "no fear") == 0
    }

    pub(super) fn lose_bastion(&mut self, place: usize) {
        let area = self.area;
        let ground = self.board.get_mut(&area).expect("an area");
        ground.structures[2] -= 1;
        ground.harm.remove(place);
        let owner = ground.control.expect("an owner");
        *self.control_tokens.get_mut(&owner).expect("a player") += 1;
        self.tidy(area);
    }
}
