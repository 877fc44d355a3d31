//! The words that cards are made of: gain, spend, turn, rally, rout, and what may be declined.

use super::model::{D, ICONS, M, Model, O, Piece};
use crate::content::content;
use crate::ids::{Area, CombatCard, Unit};

pub(super) fn kind(id: &str) -> Unit {
    id.parse().expect("a unit")
}

pub(super) fn faces(icons: &[usize], word: &str) -> Vec<String> {
    icons.iter().map(|icon| format!("{word} {}", ICONS[*icon])).collect()
}

pub(super) fn icon_of(line: &str) -> usize {
    let word = line.split(' ').next_back().expect("a word");
    ICONS.iter().position(|icon| *icon == word).expect("an icon")
}

impl Model {
    // ---- small words of the cards

    /// The owner may use or leave it.
    pub(super) fn may(&mut self, me: usize) -> bool {
        self.decide(self.seat(me), vec!["use".into(), "decline".into()]) == "use"
    }

    /// The owner picks, or leaves it.
    pub(super) fn or_not(&mut self, me: usize, mut options: Vec<String>) -> Option<String> {
        if options.is_empty() {
            return None;
        }
        options.push("decline".into());
        let line = self.decide(self.seat(me), options);
        (line != "decline").then_some(line)
    }

    pub(super) fn room(&self, side: usize) -> u8 {
        8 - self.sides[side].dice.iter().sum::<u8>()
    }

    pub(super) fn may_roll(&mut self, me: usize, count: u8) {
        if self.room(me) > 0 && self.may(me) {
            self.roll(me, count);
        }
    }

    pub(super) fn add_die(&mut self, side: usize, icon: usize, count: u8) {
        self.sides[side].dice[icon] += count.min(self.room(side));
    }

    pub(super) fn may_gain_die(&mut self, me: usize, icon: usize) {
        if self.room(me) > 0 && self.may(me) {
            self.add_die(me, icon, 1);
        }
    }

    pub(super) fn may_gain_die_of(&mut self, me: usize, icons: &[usize], count: u8) {
        if self.room(me) > 0
            && let Some(line) = self.or_not(me, faces(icons, "icon"))
        {
            self.add_die(me, icon_of(&line), count);
        }
    }

    pub(super) fn can_have(&self, side: usize, icon: usize) -> bool {
        icon == O || self.says(1 - side, "no defence tokens") == 0
    }

    /// The choices "a token of this kind": only those they can have.
    pub(super) fn tokens_to_have(&self, me: usize) -> Vec<String> {
        let kinds: Vec<usize> = [O, D].into_iter().filter(|it| self.can_have(me, *it)).collect();
        faces(&kinds, "icon")
    }

    pub(super) fn gain(&mut self, side: usize, icon: usize, count: u8) {
        if !self.can_have(side, icon) {
            return;
        }
        self.sides[side].tokens[icon] += count;
        if self.can_have(1 - side, icon) {
            let mirrors = self.says(1 - side, "mirror") as u8;
            self.sides[1 - side].tokens[icon] += count * mirrors;
        }
    }

    pub(super) fn may_gain(&mut self, me: usize, icon: usize, count: u8) {
        if count > 0 && self.can_have(me, icon) && self.may(me) {
            self.gain(me, icon, count);
        }
    }

    pub(super) fn may_gain_either(&mut self, me: usize, count: u8) {
        if let Some(line) = self.or_not(me, self.tokens_to_have(me)) {
            self.gain(me, icon_of(&line), count);
        }
    }

    /// Spend one die of these faces, if they like.
    pub(super) fn may_spend(&mut self, me: usize, icons: &[usize]) -> bool {
        let there: Vec<usize> =
            icons.iter().copied().filter(|icon| self.sides[me].dice[*icon] > 0).collect();
        match self.or_not(me, faces(&there, "spend")) {
            Some(line) => {
                self.sides[me].dice[icon_of(&line)] -= 1;
                true
            }
            None => false,
        }
    }

    /// Spend any number of dice of a face; `each` happens for each.
    pub(super) fn may_spend_any(&mut self, me: usize, icon: usize, each: impl Fn(&mut Self)) {
        let mut first = true;
        while self.sides[me].dice[icon] > 0 {
            let end = if first { "decline" } else { "done" };
            let options = vec![format!("spend {}", ICONS[icon]), end.into()];
            if self.decide(self.seat(me), options) == end {
                return;
            }
            self.sides[me].dice[icon] -= 1;
            each(self);
            first = false;
        }
    }

    pub(super) fn may_turn(&mut self, me: usize, from: &[usize], to: &[usize], most: u8) {
        for turned in 0..most {
            let mut options = Vec::new();
            for from in from.iter().filter(|icon| self.sides[me].dice[**icon] > 0) {
                for to in to {
                    options.push(format!("turn {} {}", ICONS[*from], ICONS[*to]));
                }
            }
            if options.is_empty() {
                return;
            }
            let end = if turned == 0 { "decline" } else { "done" };
            options.push(end.into());
            let line = self.decide(self.seat(me), options);
            if line == end {
                return;
            }
            let words: Vec<&str> = line.split(' ').collect();
            self.sides[me].dice[icon_of(words[1])] -= 1;
            self.sides[me].dice[icon_of(words[2])] += 1;
        }
    }

    /// All these dice of a side are rolled again.
    pub(super) fn reroll(&mut self, side: usize, dice: [u8; 3]) {
        for (own, gone) in self.sides[side].dice.iter_mut().zip(dice) {
            *own -= gone;
        }
        let new = self.rolled(self.seat(side), dice.iter().sum());
        for (own, more) in self.sides[side].dice.iter_mut().zip(new) {
            *own += more;
        }
    }

    pub(super) fn reroll_all(&mut self, side: usize, icons: &[usize]) {
        let mut dice = [0; 3];
        for icon in icons {
            dice[*icon] = self.sides[side].dice[*icon];
        }
        self.reroll(side, dice);
    }

    pub(super) fn reroll_some(&mut self, side: usize, icon: usize, count: u8) {
        let mut dice = [0; 3];
        dice[icon] = count.min(self.sides[side].dice[icon]);
        self.reroll(side, dice);
    }

    pub(super) fn rally(&mut self, side: usize, line: &str) {
        let place = self.picked(side, line);
        self.units_mut(side)[place].routed = false;
    }

    pub(super) fn may_rally_one(&mut self, me: usize) {
        if let Some(line) = self.or_not(me, self.picks(me, |it| it.routed)) {
            self.rally(me, &line);
        }
    }

    /// The opponent has to rout one of their units, which they pick.
    pub(super) fn foe_routs_one(&mut self, foe: usize) {
        if self.can_rout(foe) {
            let options = self.picks(foe, |it| !it.routed);
            if !options.is_empty() {
                let line = self.decide(self.seat(foe), options);
                let place = self.picked(foe, &line);
                self.rout(foe, place);
            }
        }
    }

    pub(super) fn has_to_rout(&self, foe: usize) -> bool {
        self.can_rout(foe) && self.units(foe).iter().any(|it| !it.routed)
    }

    /// The opponent may do one of these things to avert something.
    pub(super) fn foe_averts(&mut self, foe: usize, mut options: Vec<String>) -> Option<String> {
        if options.is_empty() {
            return None;
        }
        options.push("decline".into());
        let line = self.decide(self.seat(foe), options);
        (line != "decline").then_some(line)
    }

    pub(super) fn foes_unrouted(&self, foe: usize) -> Vec<String> {
        if self.can_rout(foe) { self.picks(foe, |it| !it.routed) } else { Vec::new() }
    }

    pub(super) fn foes_die(&self, foe: usize, icon: usize) -> Vec<String> {
        if self.sides[foe].dice[icon] > 0 { faces(&[icon], "spend") } else { Vec::new() }
    }

    pub(super) fn more_morale(&self, me: usize) -> bool {
        self.sides[me].dice[M] > self.sides[1 - me].dice[M]
    }

    pub(super) fn more_units(&self, me: usize) -> bool {
        let count = |side: usize| self.units(side).iter().filter(|it| !it.routed).count();
        count(me) > count(1 - me)
    }

    /// Own unrouted units of these kinds.
    pub(super) fn count_of(&self, me: usize, kinds: &[&str]) -> u8 {
        let kinds: Vec<Unit> = kinds.iter().map(|id| kind(id)).collect();
        self.units(me).iter().filter(|it| !it.routed && kinds.contains(&it.kind)).count() as u8
    }

    pub(super) fn rule(&mut self, me: usize, what: &'static str) {
        let current = self.current;
        self.sides[me].cards[current].says.push(what);
    }

    /// FS-CRD-05.
    pub(super) fn meets_requirement(&self, me: usize, card: &str) -> bool {
        let face = &content().cards[card.parse::<CombatCard>().expect("a card").index()];
        let bastion = face.or_bastion && self.bastions(me) > 0;
        bastion || self.units(me).iter().any(|it| !it.routed && face.requisite.has(it.kind))
    }

    pub(super) fn may_lay_for_icons(&mut self, me: usize) {
        let mut options: Vec<String> =
            self.sides[me].hand.iter().map(|card| format!("card {card}")).collect();
        options.sort();
        options.dedup();
        if let Some(line) = self.or_not(me, options) {
            let card = line[5..].to_owned();
            let hand = &mut self.sides[me].hand;
            let place = hand.iter().position(|it| *it == card).expect("in the hand");
            hand.remove(place);
            let face = super::model::FaceUp { id: card, borrowed: None, says: Vec::new() };
            self.sides[me].cards.push(face);
        }
    }

    /// Face-up cards of a side, each kind once.
    pub(super) fn foes_cards(&self, foe: usize) -> Vec<String> {
        let mut cards: Vec<String> =
            self.sides[foe].cards.iter().map(|card| format!("pick-card {}", card.id)).collect();
        cards.sort();
        cards.dedup();
        cards
    }

    pub(super) fn drop_card(&mut self, foe: usize, line: &str, by_owner: bool) {
        let id = &line[10..];
        assert_eq!(self.discarded(self.seat(foe)), id);
        let cards = &mut self.sides[foe].cards;
        let heavy =
            |place: &usize| !cards[*place].says.is_empty() || cards[*place].borrowed.is_some();
        let places: Vec<usize> = (0..cards.len()).filter(|it| cards[*it].id == id).collect();
        let wanted = places.iter().copied().find(|it| heavy(it) != by_owner).unwrap_or(places[0]);
        cards.remove(wanted);
    }

    /// Own figures elsewhere on worlds that could be brought here: area and unit.
    pub(super) fn elsewhere(&self, me: usize, fits: impl Fn(&Piece) -> bool) -> Vec<String> {
        let seat = self.seat(me);
        let mut options = Vec::new();
        for (area, ground) in &self.board {
            if *area != self.area && self.world[area] && ground.owner == Some(seat) {
                let there = ground.units.iter().filter(|it| !it.routed && fits(it));
                options.extend(there.map(|it| format!("pick {} {area}", it.name())));
            }
        }
        for attack in self.attacks.iter().skip(1).filter(|it| it.seat == seat) {
            let there = attack.units.iter().filter(|it| !it.routed && fits(it));
            options.extend(there.map(|it| format!("pick {} {}", it.name(), attack.area)));
        }
        options.sort();
        options.dedup();
        options
    }

    pub(super) fn bring(&mut self, me: usize, line: &str) {
        let words: Vec<&str> = line.split(' ').collect();
        let area: Area = words[2].parse().expect("an area");
        let ground = self.board.get_mut(&area).expect("an area");
        let place = ground.units.iter().position(|it| it.name() == words[1]).expect("a unit");
        let piece = ground.units.remove(place);
        self.tidy(area);
        self.join(me, piece.kind);
    }

    /// The opponent destroys one of their units, which they pick.
    pub(super) fn foe_destroys_one(&mut self, foe: usize, options: Vec<String>) {
        if !options.is_empty() {
            let line = self.decide(self.seat(foe), options);
            let place = self.picked(foe, &line);
            self.destroy(foe, place);
        }
    }

    pub(super) fn deck_size(&self, side: usize) -> usize {
        let party = &self.sides[side];
        let out = party.hand.len() + party.cards.len() + usize::from(self.laid[side].is_some());
        self.decks[&party.seat].len() - out
    }

    pub(super) fn may_add_token(&mut self, me: usize) {
        if self.reinforcements_left > 0 && self.may(me) {
            self.reinforcements_left -= 1;
            self.add_tokens(me, 1);
        }
    }

    pub(super) fn rally_or_die(&mut self, me: usize) {
        let mut options = Vec::new();
        if self.units(me).iter().any(|it| it.routed) {
            options.push("option 0".into());
        }
        if self.room(me) > 0 {
            options.push("option 1".into());
        }
        match self.or_not(me, options).as_deref() {
            Some("option 0") => {
                let line = self.decide(self.seat(me), self.picks(me, |it| it.routed));
                self.rally(me, &line);
            }
            Some(_) => self.add_die(me, M, 1),
            None => {}
        }
    }

    pub(super) fn roll_or_morale(&mut self, me: usize) {
        if self.room(me) > 0 {
            match self.or_not(me, vec!["option 0".into(), "option 1".into()]).as_deref() {
                Some("option 0") => self.roll(me, 1),
                Some(_) => self.add_die(me, M, 1),
                None => {}
            }
        }
    }

    pub(super) fn lure_of_chaos(&mut self, me: usize) {
        let foe = 1 - me;
        let small = self.token_kind(me);
        let seat = self.seat(me);
        let useful = self.figures[&(seat, small)] > 0 || self.has_to_rout(foe);
        if !useful || !self.may(me) {
            return;
        }
        match self.foe_averts(foe, self.foes_unrouted(foe)) {
            Some(line) => {
                let place = self.picked(foe, &line);
                self.rout(foe, place);
                self.roll(foe, 1);
            }
            None => {
                if self.figure(seat, small) {
                    self.join(me, small);
                }
            }
        }
    }
}
