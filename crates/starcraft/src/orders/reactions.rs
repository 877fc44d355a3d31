//! What players do on the turn of another: Maelstrom (BW-CARD-66), Infest Command Center (BW-CARD-72).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::Op;
use crate::ids::{Area, Order, Race};
use crate::report::{Happening, Log};
use crate::sets::UnitSet;
use crate::state::{Site, StarCraft, Step};

impl StarCraft {
    // ---- Maelstrom

    /// BW-CARD-66, -86: before an enemy's Mobilize order is carried out, clockwise from the first player.
    pub(crate) fn offer_maelstroms(&mut self, seat: Seat) {
        if !self.rules.brood_war() || self.active().order.standard() != Order::MOBILIZE {
            return;
        }
        // The step on top is asked first.
        let mut others: arrayvec::ArrayVec<Seat, 8> = self.in_order().collect();
        others.reverse();
        for other in others.into_iter().filter(|&other| other != seat) {
            if self.forbidden_areas(other).next().is_some() && !self.teammates(seat, other) {
                self.push(Step::Forbid(other));
            }
        }
    }

    /// The areas of the active planet a player could close with an own unit there.
    fn forbidden_areas(&self, seat: Seat) -> impl Iterator<Item = Area> + '_ {
        let keepers = self.tech_effects(seat).find_map(|(_, effect)| match effect.op {
            Op::ForbidEntry { to_area_with } if !self.player(seat).forbade => Some(to_area_with),
            _ => None,
        });
        let keepers = keepers.unwrap_or(UnitSet::NONE);
        self.active()
            .planet
            .areas()
            .filter(move |&area| self.area(area).owner.is(seat) && self.keeps(seat, keepers, area))
    }

    /// Whether one of these units of the player stands in an area.
    fn keeps(&self, seat: Seat, units: UnitSet, area: Area) -> bool {
        self.kinds(seat, &self.area(area).units).any(|unit| units.has(unit))
    }

    pub(crate) fn forbid_options(&self, seat: Seat, out: &mut Options<Action>) {
        out.extend(self.forbidden_areas(seat).map(|area| Action::PickArea { area }));
        out.push(Action::Done {});
    }

    /// Once a round in all.
    pub(crate) fn forbid(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        self.pop();
        self.player_mut(seat).forbade = true;
        self.active_mut().forbidden = Some(area);
        log.note(|| Happening::EntryForbidden { area }.to(seat));
    }

    // ---- Infest Command Center

    /// BW-CARD-72: a base has been destroyed; whoever has a Queen there may take the place.
    pub(crate) fn offer_infestation(&mut self, loser: Seat, area: Area) {
        if !self.rules.brood_war() || self.race(loser) != Race::TERRAN {
            return;
        }
        let Some(seat) = self.infester(area) else { return };
        let placed = self
            .areas
            .iter()
            .filter(|here| here.base.is(seat) && here.site == Site::InfestedCommandCenter);
        if placed.count() < Site::InfestedCommandCenter.tokens() {
            self.push(Step::Infest(seat, area));
        }
    }

    /// The owner of the technology with such a unit in the area, in a battle there too.
    fn infester(&self, area: Area) -> Option<Seat> {
        self.in_order().find(|&seat| {
            let of = self.tech_effects(seat).find_map(|(_, effect)| match effect.op {
                Op::InfestBase { of } => Some(of),
                _ => None,
            });
            let Some(of) = of else { return false };
            let stands = self.area(area).owner.is(seat) && self.keeps(seat, of, area);
            let fights = self.battle.as_ref().is_some_and(|battle| {
                let mut sides = (0..2).filter(|&side| battle.seats[side] == seat);
                battle.area == area
                    && sides.any(|side| battle.of(side).any(|fighter| of.has(fighter.unit)))
            });
            stands || fights
        })
    }

    pub(crate) fn infest(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        self.pop();
        let site = Site::InfestedCommandCenter;
        self.change(area, |here| (here.base, here.site) = (seat.into(), site));
        log.note(|| Happening::SitePlaced { site, area }.to(seat));
    }
}
