//! Tech-required units (SC-TECHU): own units of the planet are given up for them.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{Op, content};
use crate::ids::{Area, MAX_KINDS, Planet, Unit};
use crate::payment::Item;
use crate::report::{Event, Log};
use crate::ruleset::{Expansion, TechLimit};
use crate::sets::UnitSet;
use crate::state::{StarCraft, unit_sheet};
use crate::why_not::{Reason, ensure};

impl StarCraft {
    /// SC-TECHU-03, -08: whether a tech-required unit can be made on the planet.
    pub(super) fn may_make(&self, seat: Seat, planet: Planet, unit: Unit) -> Result<(), Reason> {
        if self.rules.tech_units_in_build_limit == TechLimit::Yes {
            self.within_limit(seat)?;
        }
        let (from, count) = unit_sheet(unit).destroys.ok_or(Reason::NoTech)?;
        let there: u8 = planet.areas().map(|area| self.seasoned(seat, from, area)).sum();
        ensure(there >= count, Reason::TooFew(from, count))?;
        self.in_stock(seat, unit)?;
        self.budget(seat).affords(self.unit_sheet(unit).price, self.build_discount())
    }

    /// SC-TECHU-01, -02: tech-required units, on any planet.
    pub(super) fn tech_unit_options(&self, seat: Seat, planet: Planet, out: &mut Options<Action>) {
        for (_, effect) in self.tech_effects(seat) {
            let Op::EnableUnit(unit) = effect.op else { continue };
            let Some((from, _)) = unit_sheet(unit).destroys else { continue };
            if self.may_make(seat, planet, unit).is_ok() {
                // SC-TECHU-04: in an area one of them is taken from.
                let areas = planet.areas().filter(|&area| {
                    // BW-SUL-02, -03; in the area of what is given up there is room.
                    self.seasoned(seat, from, area) > 0 && self.admits(unit, area).is_ok()
                });
                out.extend(areas.map(|area| Action::BuildUnit { unit, area }));
            }
        }
    }

    /// SC-TECHU-03, -09: own units of an area that stood there before the order.
    fn seasoned(&self, seat: Seat, unit: Unit, area: Area) -> u8 {
        if !self.area(area).owner.is(seat) {
            return 0;
        }
        self.seasoned_alike(unit, area)
            + self
                .marked(seat, unit, area)
                .map(|other| self.area(area).units[other.kind()])
                .sum::<u8>()
    }

    /// Of those without a token under them.
    fn seasoned_alike(&self, unit: Unit, area: Area) -> u8 {
        let fresh = self.active().fresh[area.place()];
        let built = self.ingredient(unit).map_or(0, |which| fresh[which]);
        self.area(area).units[unit.kind()] - built
    }

    /// BW-MND-17, BW-HRO-16: units of a kind that are stolen, or a hero.
    fn marked(&self, seat: Seat, unit: Unit, area: Area) -> impl Iterator<Item = Unit> + use<> {
        let there = self.kinds(seat, &self.area(area).units);
        there.filter(move |&other| other != unit && other.plain() == unit)
    }

    /// The units of a kind that can be given up in an area, one without a token first; of those
    /// the first that is given up there is no longer one.
    fn parts_in(
        &self,
        seat: Seat,
        unit: Unit,
        area: Area,
        first: Option<Unit>,
    ) -> impl Iterator<Item = Unit> + use<> {
        let own = self.area(area).owner.is(seat);
        let alike = if own { self.seasoned_alike(unit, area) } else { 0 };
        let plain = (alike > u8::from(first == Some(unit))).then_some(unit);
        let marked =
            self.marked(seat, unit, area).filter(move |&other| own && first != Some(other));
        plain.into_iter().chain(marked)
    }

    /// BW-AMB-87: whether a player says which units are given up; otherwise those with a token go last.
    pub(super) fn asks_for_parts(&self) -> bool {
        self.rules.brood_war() && self.rules.asks_for_parts()
    }

    /// SC-TECHU-05: the other unit of the same or another area. BW-AMB-87: which of the units there
    /// goes, the first one of the new unit's own area included.
    pub(crate) fn give_up_options(
        &self,
        seat: Seat,
        unit: Unit,
        area: Area,
        out: &mut Options<Action>,
    ) {
        let Some((from, count)) = unit_sheet(unit).destroys else { return };
        let [first, _] = self.active().parts;
        let named = |place: Area, first: Option<Unit>| {
            let parts = self.parts_in(seat, from, place, first);
            parts.map(move |unit| Action::GivePart { unit, area: place })
        };
        let others = area.planet().areas();
        if self.names_first_part() {
            // Where all must go it makes no difference which is named first.
            let all: u8 = others.map(|other| self.seasoned(seat, from, other)).sum();
            let spared = if all > count { usize::MAX } else { 1 };
            return out.extend(named(area, None).take(spared));
        }
        if self.asks_for_parts() {
            let first = |other: Area| first.filter(|_| other == area);
            return out.extend(others.flat_map(|other| named(other, first(other))));
        }
        let given = others.filter(|&other| self.may_give_up(seat, unit, area, other).is_ok());
        out.extend(given.map(|area| Action::GiveUp { area }));
    }

    /// Whether another area has one more unit to give up for a unit in this one.
    pub(crate) fn may_give_up(
        &self,
        seat: Seat,
        unit: Unit,
        area: Area,
        other: Area,
    ) -> Result<(), Reason> {
        let (from, _) = unit_sheet(unit).destroys.ok_or(Reason::NoTech)?;
        let left = self.seasoned(seat, from, other) - u8::from(other == area);
        ensure(left > 0, Reason::TooFew(from, 1))
    }

    /// Whether the unit is asked for that is given up in the new unit's own area.
    pub(crate) fn names_first_part(&self) -> bool {
        self.asks_for_parts() && self.order.is_some_and(|order| order.parts[0].is_none())
    }

    /// A unit is named that is given up; SC-TECHU-05: the first stands in the new unit's area.
    pub(crate) fn give_part(
        &mut self,
        seat: Seat,
        unit: Unit,
        area: Area,
        (part, place): (Unit, Area),
        log: &mut impl Log,
    ) {
        let parts = &mut self.active_mut().parts;
        match parts {
            [first @ None, _] => {
                *first = Some(part);
                if unit_sheet(unit).destroys.is_some_and(|(_, count)| count == 1) {
                    self.pop();
                    self.buy_tech_unit(seat, unit, area, None, log);
                }
            }
            [_, second] => {
                *second = Some(part);
                self.give_up(seat, unit, area, place, log);
            }
        }
    }

    pub(crate) fn give_up(
        &mut self,
        seat: Seat,
        unit: Unit,
        area: Area,
        given: Area,
        log: &mut impl Log,
    ) {
        self.pop();
        self.buy_tech_unit(seat, unit, area, Some(given), log);
    }

    pub(super) fn buy_tech_unit(
        &mut self,
        seat: Seat,
        unit: Unit,
        area: Area,
        given: Option<Area>,
        log: &mut impl Log,
    ) {
        self.active_mut().given = given;
        let discount = self.build_discount();
        let price = self.unit_sheet(unit).price;
        self.buy(seat, Item::TechUnit(unit, area), price, discount, log);
    }

    /// SC-TECHU-03, -04, -10: cost and placement are one action.
    pub(crate) fn tech_unit_built(
        &mut self,
        seat: Seat,
        unit: Unit,
        area: Area,
        log: &mut impl Log,
    ) {
        let given = self.active_mut().given.take();
        let named = std::mem::take(&mut self.active_mut().parts);
        if let Some((from, _)) = unit_sheet(unit).destroys {
            for (place, named) in [Some(area), given].into_iter().zip(named) {
                let Some(place) = place else { continue };
                let mut parts = self.parts_in(seat, from, place, None);
                let part = parts.find(|&part| named.is_none_or(|named| named == part));
                if let Some(part) = part {
                    self.destroy_unit(seat, part, place, log);
                    log.note(|| Event::UnitDestroyed { seat, unit: part, area: place });
                }
            }
        }
        self.add_unit(seat, unit, area);
        if self.rules.tech_units_in_build_limit == TechLimit::Yes {
            self.active_mut().built += 1;
        }
        log.note(|| Event::UnitBuilt { seat, unit, area });
        self.offer_reserve(seat, unit, area);
    }

    /// Whether tech-required units are made of this unit: the first of a race, in the base game the
    /// only one, or the second.
    pub(super) fn ingredient(&self, unit: Unit) -> Option<usize> {
        let makes = |set: UnitSet| {
            let race = (0..MAX_KINDS).map(|kind| Unit::of(unit.race(), kind));
            let units = race.filter(move |&other| set.has(other));
            units.filter_map(|other| unit_sheet(other).destroys).any(|(from, _)| from == unit)
        };
        match self.rules.expansion {
            _ if makes(content().in_box) => Some(0),
            Expansion::BroodWar if makes(self.content().in_box) => Some(1),
            _ => None,
        }
    }
}
