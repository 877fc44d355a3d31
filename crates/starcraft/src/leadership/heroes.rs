//! Heroes (BW-HRO): units with a token under them, which one Leadership card brings.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::battle::{Fate, Stage};
use crate::content::{HeroFace, LeaderOp, Op, When};
use crate::ids::{Area, Leader, Planet, Unit};
use crate::report::{Event, Happening, Log};
use crate::sets::UnitSet;
use crate::state::{Owner, StarCraft, Step};

impl StarCraft {
    /// What the player's hero can do, if a card in play brought one.
    pub(crate) fn hero_face(&self, seat: Seat) -> Option<&'static HeroFace> {
        let player = self.player(seat);
        let faction = player.faction.filter(|_| player.hero.is_some())?;
        player.leading.iter(faction).find_map(|leader| leader.face().hero.as_ref())
    }

    /// What a unit of the player adds if it is a hero.
    pub(crate) fn hero_of(&self, seat: Seat, unit: Unit) -> Option<&'static HeroFace> {
        if unit.is_hero() { self.hero_face(seat) } else { None }
    }

    // ---- gaining

    /// BW-HRO-02, -06, -07: a friendly area where it may stand; without a figure an own one may be
    /// destroyed for it. BW-CARD-52: one that returns comes to an own base, if its owner likes.
    pub(super) fn hero_options(&self, seat: Seat, returns: bool, out: &mut Options<Action>) {
        let Some(unit) = self.script_hero() else { return };
        let gone = self.player(seat).figures[unit.hero().kind()] == 0;
        if returns && !(gone && self.player(seat).hero.is_some()) {
            return;
        }
        if self.spare_figures(seat, unit) == 0 {
            // BW-HRO-17: a stolen one frees none.
            let own = |area: &Area| {
                let here = self.area(*area);
                here.owner.is(seat) && here.units[unit.kind()] > 0
            };
            out.extend(self.all_areas().filter(own).map(|area| Action::PickArea { area }));
            return out.push(Action::Done {});
        }
        let open = |area: &Area| {
            let place = if returns {
                self.area(*area).has_base(seat)
            } else {
                self.is_friendly(seat, *area)
            };
            place && self.may_stand(seat, unit, *area).is_ok()
        };
        out.extend(self.all_areas().filter(open).map(|area| Action::PickArea { area }));
        if returns {
            out.push(Action::Done {});
        }
    }

    /// The kind of the hero on the card that is being resolved.
    fn script_hero(&self) -> Option<Unit> {
        Some(self.running().leader?.face().hero?.unit)
    }

    pub(super) fn gain_hero(&mut self, seat: Seat, action: Action, log: &mut impl Log) {
        let (Action::PickArea { area }, Some(unit)) = (action, self.script_hero()) else {
            return self.next_effect();
        };
        if self.spare_figures(seat, unit) == 0 {
            self.destroy_unit(seat, unit, area, log);
            return log.note(|| Event::UnitDestroyed { seat, unit, area });
        }
        self.player_mut(seat).hero = Some(unit);
        self.add_unit(seat, unit.hero(), area);
        log.note(|| Event::UnitPlaced { seat, unit: unit.hero(), area });
        self.next_effect();
    }

    /// BW-CARD-45: the cards that only this hero can use join the Combat deck, without the discard pile.
    pub(super) fn take_hero_cards(&mut self, seat: Seat, log: &mut impl Log) {
        let Some(leader) = self.running().leader.filter(|_| self.player(seat).hero.is_some())
        else {
            return; // BW-HRO-15
        };
        self.shuffle_hero_cards_in(seat, leader);
        log.note(|| Event::DeckShuffled { seat });
    }

    // ---- Zeratul

    /// BW-CARD-31: the enemy loses a ground unit of the battle, a hero too.
    pub(super) fn lose_to_leader(&mut self, seat: Seat, leader: Leader) {
        let side = 1 - self.fight().side_of(seat);
        let mut options = Options::new();
        self.lose_to_leader_options(side as u8, leader, &mut options);
        if !options.is_empty() {
            let loser = self.fight().seats[side];
            self.push(Step::LoseToLeader(loser, side as u8, leader));
        }
    }

    pub(crate) fn lose_to_leader_options(
        &self,
        side: u8,
        leader: Leader,
        out: &mut Options<Action>,
    ) {
        let effects = leader.face().effects.iter();
        let of = effects.filter(|effect| effect.when == When::StartOfBattle).find_map(|effect| {
            match effect.op {
                Op::LoseUnit { of, .. } => Some(of),
                _ => None,
            }
        });
        let of = of.unwrap_or(UnitSet::NONE);
        let victims = self.fight().of(side as usize).filter(|fighter| of.has(fighter.unit));
        out.extend(Self::kinds_of(victims).map(|unit| Action::Lose { unit }));
    }

    // ---- Gantrithor

    /// BW-CARD-30, BW-HRO-14: a hero is gone; its owner may avenge it where it stood.
    pub(crate) fn hero_lost(&mut self, seat: Seat, planet: Planet) {
        if self.leads(seat, LeaderOp::AvengeHero) {
            self.avenger = Some((seat, planet));
        }
    }

    /// BW-CARD-30: at once; a hero lost in a battle after the splash damage, or after the retreats.
    pub(crate) fn offer_revenge(&mut self, out: &mut Options<Action>) {
        let Some((seat, _)) = self.avenger else { return };
        out.clear();
        let timely = self
            .battle
            .as_ref()
            .is_none_or(|battle| matches!(battle.stage, Stage::Aftermath | Stage::End));
        let free = self.step().seat().is_none_or(|asked| asked == seat);
        if self.player(seat).eliminated || self.ending.is_some() {
            self.avenger = None;
        } else if timely && free && !matches!(self.step(), Step::Avenge(_)) {
            self.push(Step::Avenge(seat));
        }
    }

    /// One unit, installation or base of the planet, of any player.
    pub(crate) fn avenge_options(&self, out: &mut Options<Action>) {
        let Some((_, planet)) = self.avenger else { return out.push(Action::Done {}) };
        for area in planet.areas() {
            let here = self.area(area);
            if let Some(owner) = here.owner.seat() {
                let units = self.kinds(owner, &here.units);
                out.extend(units.map(|unit| Action::Strike { seat: owner.0, unit, area }));
            }
            if !here.base.is_none() {
                out.push(Action::StrikeSite { area });
            }
        }
        if let Some(battle) = &self.battle {
            for (side, seat) in battle.seats.into_iter().enumerate() {
                let area = battle.area;
                let units = Self::kinds_of(battle.of(side));
                out.extend(units.map(|unit| Action::Strike { seat: seat.0, unit, area }));
            }
        }
        out.push(Action::Done {});
    }

    /// The hero has been avenged, or will not be.
    pub(crate) fn end_revenge(&mut self) {
        self.pop();
        self.avenger = None;
    }

    /// Something is destroyed for the hero: everybody is told why.
    fn take_revenge(&mut self, log: &mut impl Log) {
        if let Some((seat, _)) = self.avenger {
            let avenges = Op::Leader(LeaderOp::AvengeHero);
            let card = self.leader_effects(seat).find(|(_, effect)| effect.op == avenges);
            if let Some(leader) = card.map(|(leader, _)| leader) {
                log.note(|| Happening::LeaderUsed { leader }.to(seat));
            }
        }
        self.end_revenge();
    }

    pub(crate) fn avenge_on_unit(
        &mut self,
        owner: Seat,
        unit: Unit,
        area: Area,
        log: &mut impl Log,
    ) {
        self.take_revenge(log);
        let fights = self.battle.as_ref().is_some_and(|battle| battle.area == area);
        if fights && self.area(area).owner != Owner::from(owner) {
            let side = self.fight().side_of(owner) as u8;
            if let Some(fighter) = self.find_fighter(side, unit, Fate::Fighting) {
                self.lose_outside_skirmishes(fighter, log); // BW-CARD-09
            }
            return;
        }
        self.destroy_unit(owner, unit, area, log);
        log.note(|| Event::UnitDestroyed { seat: owner, unit, area });
        if self.order.is_some() {
            self.unit_left(unit, area);
            self.take_deserted(area);
        }
        self.after_revenge(log);
    }

    pub(crate) fn avenge_on_site(&mut self, area: Area, log: &mut impl Log) {
        let avenger = self.avenger.map(|(seat, _)| seat);
        self.take_revenge(log);
        self.raze(area, avenger, log);
        self.after_revenge(log);
    }

    /// SC-ELIM-09, BW-ELM-06: outside battles and cards, which ask at their end.
    fn after_revenge(&mut self, log: &mut impl Log) {
        if self.battle.is_none() && self.script.is_none() {
            self.after_change(log);
            self.end_order_of_eliminated(log);
        }
    }

    /// SC-AMB-104: an order whose player has dropped out is over.
    pub(crate) fn end_order_of_eliminated(&mut self, log: &mut impl Log) {
        if let Some(order) = self.order
            && self.ending.is_none()
            && self.player(order.seat).eliminated
        {
            self.abandon_order(log);
        }
    }

    /// Puts an installation into an area.
    pub(crate) fn add_site(
        &mut self,
        seat: Seat,
        site: crate::state::Site,
        area: Area,
        log: &mut impl Log,
    ) {
        self.change(area, |here| (here.base, here.site) = (seat.into(), site));
        log.note(|| Happening::SitePlaced { site, area }.to(seat));
    }
}
