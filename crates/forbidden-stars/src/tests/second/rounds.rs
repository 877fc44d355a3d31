//! The course of a combat, substep by substep.

use kernel::Seat;

use super::model::{D, Entry, FaceUp, M, Model, O, Party, Piece};
use crate::content::content;
use crate::ids::Structure;

impl Model {
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
            self.placed = Vec::new();
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
                if winner == Some(0) {
                    self.capture();
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
        self.counted(Entry::Morale(morale));
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
        for (own, more) in self.sides[side].dice.iter_mut().zip(dice) {
            *own += more;
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
            let values = [0, 1].map(|side| [O, D].map(|icon| self.icons(side, icon)));
            self.counted(Entry::Values(values));
            let damage = [0, 1].map(|side| values[1 - side][O].saturating_sub(values[side][D]));
            self.suffer(0, damage[0]);
            self.suffer(1, damage[1]);
            self.schemes_after();
            steps += 1;
            if steps == 2 || self.says(0, "again") + self.says(1, "again") == 0 {
                break;
            }
            if self.agreed.each_step {
                self.heal();
            }
        }
        self.heal();
        for side in 0..2 {
            self.sides[side].tokens = [0; 2];
            for card in &mut self.sides[side].cards {
                card.says.retain(|what| *what == "mirror");
                card.borrowed = None;
            }
        }
        match [self.stands(0), self.stands(1)] {
            [true, true] => None,
            [true, false] => Some(Some(0)),
            [false, true] => Some(Some(1)),
            [false, false] => Some(None),
        }
    }

    /// Damage is gone.
    fn heal(&mut self) {
        for side in 0..2 {
            for unit in self.units_mut(side) {
                unit.harm = 0;
            }
        }
        let area = self.area;
        self.board.get_mut(&area).expect("an area").harm.fill(0);
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
