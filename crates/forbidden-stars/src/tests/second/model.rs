//! A combat from the rulebook: units one by one, in plain words, without the state machine and without the lists of effects.
//!
//! It is told what was rolled, drawn and decided, in the order in which it happened ([`Transcript`]), and says itself what could be
//! decided and what comes of it.

use std::collections::{BTreeMap, VecDeque};

use kernel::Seat;

use crate::content::content;
use crate::ids::{Area, CombatCard, Structure, Unit};

pub(super) const O: usize = 0;
pub(super) const D: usize = 1;
pub(super) const M: usize = 2;
pub(super) const ICONS: [&str; 3] = ["offence", "defence", "morale"];

/// What happened in the real game, as far as a model cannot know it.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Entry {
    /// Who was asked what, and what he chose.
    Decision(Seat, Vec<String>, String),
    /// Dice that were rolled.
    Dice(Seat, [u8; 3]),
    /// A card that was drawn.
    Drawn(Seat, String),
    /// A card that was shown and shuffled back.
    Discarded(Seat, String),
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

/// Everything a combat can touch.
pub(super) struct Model {
    pub(super) transcript: Transcript,
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

    // ---- the combat

    /// All combats that are to be fought.
    pub(super) fn fight(&mut self) {
        while !self.attacks.is_empty() {
            let attack = self.attacks[0].clone();
            let ground = &self.board[&attack.area];
            self.area = attack.area;
            let Some(defender) = ground.owner.or(ground.control) else {
                self.settle(attack.units, attack.seat);
                self.attacks.remove(0);
                continue;
            };
            self.origins = attack.origins.clone();
            self.by_advance = attack.by_advance;
            let party = |seat: Seat, away: Vec<Piece>| Party {
                seat,
                dice: [0; 3],
                tokens: [0; 2],
                hand: Vec::new(),
                cards: Vec::new(),
                away,
            };
            self.sides = vec![party(attack.seat, attack.units), party(defender, Vec::new())];
            self.combats += 1;
            self.one_combat();
            let survivors = std::mem::take(&mut self.sides[0].away);
            self.settle(survivors, attack.seat);
            self.attacks.remove(0);
        }
    }

    /// Clean-up: tokens leave, attackers who are left stand in the area.
    fn settle(&mut self, attackers: Vec<Piece>, seat: Seat) {
        let area = self.area;
        let ground = self.board.get_mut(&area).expect("an area");
        let tokens = |units: &[Piece]| units.iter().filter(|it| it.token).count() as u8;
        self.reinforcements_left += tokens(&ground.units) + tokens(&attackers);
        ground.units.retain(|it| !it.token);
        let figures: Vec<Piece> = attackers.into_iter().filter(|it| !it.token).collect();
        if !figures.is_empty() {
            assert!(ground.units.is_empty(), "two armies");
            ground.owner = Some(seat);
            ground.units = figures;
        }
        for unit in &mut ground.units {
            unit.harm = 0;
        }
        ground.harm = vec![0; ground.structures[2] as usize];
        self.tidy(area);
    }

    fn one_combat(&mut self) {
        // Nobody defends: won at once.
        let defends = self.units(1).iter().any(|it| !it.routed) || self.bastions(1) > 0;
        if !defends {
            self.retreat_all(1);
            self.capture();
            return;
        }
        // 1a
        for side in 0..2 {
            let seat = self.seat(side);
            if self.warp_die == Some(seat) {
                self.sides[side].dice[M] = 1;
            }
            let units = self.units(side).iter().filter(|it| !it.routed);
            let value =
                units.map(|it| it.kind.sheet().combat).sum::<u8>() + 2 * self.bastions(side);
            self.roll(side, value);
        }
        // 1b
        for side in 0..2 {
            for _ in 0..5 {
                let card = self.drawn(self.seat(side));
                self.sides[side].hand.push(card);
            }
        }
        // 1c
        for side in 0..2 {
            let seat = self.seat(side);
            let figures = self.units(side).iter().filter(|it| !it.token).count() as u8;
            let most = figures.min(self.reinforcements[&seat]);
            let options = (0..=most).map(|count| format!("reinforce {count}")).collect();
            let line = self.decide(seat, options);
            let count: u8 = line[10..].parse().expect("a number");
            *self.reinforcements.get_mut(&seat).expect("a player") -= count;
            self.add_tokens(side, count);
        }
        for _ in 0..3 {
            if let Some(winner) = self.execution_round() {
                match winner {
                    Some(0) => self.capture(),
                    _ => {}
                }
                return;
            }
        }
        // 3a
        let morale = [0, 1].map(|side| {
            let ready = self.units(side).iter().filter(|it| !it.routed);
            let units: u8 = ready.map(|it| it.kind.sheet().morale).sum();
            units + 2 * self.bastions(side) + self.icons(side, M)
        });
        let loser = usize::from(morale[0] > morale[1]);
        self.retreat_all(loser);
        if loser == 1 {
            self.capture();
        }
    }

    pub(super) fn add_tokens(&mut self, side: usize, count: u8) {
        let kind = self.token_kind(side);
        for _ in 0..count {
            self.units_mut(side).push(Piece { kind, token: true, routed: false, harm: 0 });
        }
    }

    /// Gain rolled dice, up to eight.
    pub(super) fn roll(&mut self, side: usize, count: u8) {
        let room = 8 - self.sides[side].dice.iter().sum::<u8>();
        let dice = self.rolled(self.seat(side), count.min(room));
        for icon in 0..3 {
            self.sides[side].dice[icon] += dice[icon];
        }
    }

    /// One execution round; who has won by it, if it ended the combat: a side, or nobody.
    fn execution_round(&mut self) -> Option<Option<usize>> {
        // 2a: both choose at the same time; they are asked in the order of their seats.
        let mut order = [0, 1];
        order.sort_by_key(|side| self.seat(*side));
        self.laid = [None, None];
        for side in order {
            let mut options: Vec<String> =
                self.sides[side].hand.iter().map(|card| format!("card {card}")).collect();
            options.sort();
            options.dedup();
            if !options.is_empty() {
                let line = self.decide_anyway(self.seat(side), options);
                let card = line[5..].to_owned();
                let hand = &mut self.sides[side].hand;
                let place = hand.iter().position(|it| *it == card).expect("in the hand");
                hand.remove(place);
                self.laid[side] = Some(card);
            }
        }
        // 2b
        for side in 0..2 {
            let Some(card) = self.laid[side].take() else { continue };
            let face = FaceUp { id: card.clone(), borrowed: None, says: Vec::new() };
            self.sides[side].cards.push(face);
            self.current = self.sides[side].cards.len() - 1;
            self.general(side, &card);
            if !self.stands(0) && !self.stands(1) {
                return Some(None);
            }
            if self.meets_requirement(side, &card) {
                self.unit_ability(side, &card);
            }
            if !self.stands(0) && !self.stands(1) {
                return Some(None);
            }
        }
        // 2c
        let mut steps = 0;
        loop {
            self.schemes_before();
            if !self.stands(0) && !self.stands(1) {
                return Some(None);
            }
            let damage =
                [0, 1].map(|side| self.icons(1 - side, O).saturating_sub(self.icons(side, D)));
            for side in 0..2 {
                self.suffer(side, damage[side]);
            }
            self.schemes_after();
            steps += 1;
            if steps == 2 || self.says(0, "again") + self.says(1, "again") == 0 {
                break;
            }
        }
        for side in 0..2 {
            self.sides[side].tokens = [0; 2];
            for unit in self.units_mut(side) {
                unit.harm = 0;
            }
            for card in &mut self.sides[side].cards {
                card.says.retain(|what| *what == "mirror");
                card.borrowed = None;
            }
        }
        let area = self.area;
        for harm in &mut self.board.get_mut(&area).expect("an area").harm {
            *harm = 0;
        }
        match [self.stands(0), self.stands(1)] {
            [true, true] => None,
            [true, false] => Some(Some(0)),
            [false, true] => Some(Some(1)),
            [false, false] => Some(None),
        }
    }

    /// The owner of a side assigns its damage.
    fn suffer(&mut self, side: usize, mut damage: u8) {
        let seat = self.seat(side);
        let protected = self.says(0, "no damage") + self.says(1, "no damage") > 0;
        while damage > 0 {
            let bastions: Vec<u8> = if self.bastions(side) > 0 {
                self.board[&self.area].harm.clone()
            } else {
                Vec::new()
            };
            let mut targets: Vec<String> = Vec::new();
            if !protected {
                targets = self.names(side, |it| !it.routed);
            }
            for harm in &bastions {
                targets.push(if *harm > 0 { "bastion+harmed".into() } else { "bastion".into() });
            }
            if targets.is_empty() && !protected {
                targets = self.names(side, |_| true);
            }
            if targets.is_empty() {
                return;
            }
            targets.sort();
            targets.dedup();
            let options = targets.iter().map(|name| format!("hit {name}")).collect();
            let line = self.decide(seat, options);
            let name = &line[4..];
            if name.starts_with("bastion") {
                let harmed = name.ends_with("harmed");
                let place = bastions.iter().position(|it| (*it > 0) == harmed).expect("a bastion");
                let left =
                    content().structures[Structure::BASTION.index()].health - bastions[place];
                if damage < left {
                    self.board.get_mut(&self.area).expect("an area").harm[place] += damage;
                    return;
                }
                damage -= left;
                self.lose_bastion(place);
                continue;
            }
            let place = self.find(side, name);
            let unit = &mut self.units_mut(side)[place];
            let left = unit.kind.sheet().health - unit.harm;
            if damage >= left {
                damage -= left;
                self.destroy(side, place);
                continue;
            }
            unit.harm += damage;
            if !unit.routed && self.can_rout(side) {
                self.rout(side, place);
            }
            return;
        }
    }

    /// A victorious attacker takes what stands there.
    fn capture(&mut self) {
        let (area, winner) = (self.area, self.seat(0));
        let Some(loser) = self.board[&area].control else { return };
        loop {
            let ground = &self.board[&area];
            let count: u8 = ground.structures.iter().sum();
            let tokens = self.control_tokens[&winner];
            if count <= tokens {
                break;
            }
            let standing: Vec<usize> = (0..3).filter(|it| ground.structures[*it] > 0).collect();
            let names = ["factory", "city", "bastion"];
            let options: Vec<String> =
                standing.iter().map(|it| format!("pick-structure {} {area}", names[*it])).collect();
            // Without any token it does not matter.
            let line = if tokens == 0 { options[0].clone() } else { self.decide(winner, options) };
            let lost = names.iter().position(|it| line.contains(it)).expect("a structure");
            self.board.get_mut(&area).expect("an area").structures[lost] -= 1;
            *self.control_tokens.get_mut(&loser).expect("a player") += 1;
        }
        let ground = self.board.get_mut(&area).expect("an area");
        let count: u8 = ground.structures.iter().sum();
        ground.control = (count > 0).then_some(winner);
        *self.control_tokens.get_mut(&loser).expect("a player") += count;
        *self.control_tokens.get_mut(&winner).expect("a player") -= count;
    }
}
