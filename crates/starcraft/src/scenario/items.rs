//! Scenario items (BW-ITM): tokens that lie in an area or under a unit, and count for goals alone.
//!
//! Like units in one place are not told apart. Whoever moves one of them with an own order says
//! whether it is the one with the item; otherwise that one is the last to be lost or to leave
//! (BW-AMB-46).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::battle::Fate;
use crate::content::{ItemStart, ScenarioSheet};
use crate::ids::{Area, Item, Planet, Unit};
use crate::report::{Happening, Log};
use crate::state::{StarCraft, Step, unit_sheet};
use crate::why_not::{Reason, ensure};

/// A scenario item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ItemState {
    /// Where it is; nowhere before it comes into play, and in games without it.
    pub area: Option<Area>,
    /// Who carries it, and what kind of unit (BW-ITM-02); it lies there if nobody does.
    pub bearer: Option<(Seat, Unit)>,
}

impl ItemState {
    /// Not in play.
    pub const OUT: Self = Self { area: None, bearer: None };
}

impl StarCraft {
    // ---- setup

    /// BW-ITM-01: items that lie in an area.
    pub(super) fn lay_items(&mut self, sheet: &ScenarioSheet) {
        for &(item, start) in &sheet.items {
            if let ItemStart::Lies(area) = start {
                self.items[item.index()].area = Some(area);
            }
        }
    }

    /// The item that a starting unit of a player on a planet has still to receive.
    pub(super) fn item_for(&self, seat: Seat, unit: Unit, planet: Planet) -> Option<Item> {
        let items = &self.rules.scenario()?.items;
        let for_it = |start: ItemStart| match start {
            ItemStart::Lies(_) => false,
            ItemStart::Carried { faction, unit: of, planet: on } => {
                (of, on) == (unit, planet) && self.leader_of(faction) == Some(seat)
            }
        };
        let waits = |item: Item| self.items[item.index()] == ItemState::OUT;
        items.iter().find(|&&(item, start)| waits(item) && for_it(start)).map(|&(item, _)| item)
    }

    /// A starting unit that carries an item receives it.
    pub(crate) fn give_start_item(&mut self, seat: Seat, unit: Unit, area: Area) {
        if let Some(item) = self.item_for(seat, unit, area.planet()) {
            self.items[item.index()] = ItemState { area: Some(area), bearer: Some((seat, unit)) };
        }
    }

    // ---- who carries what

    /// The items in an area that units of a kind carry, as bits.
    fn borne(&self, seat: Seat, unit: Unit, area: Area) -> u8 {
        let borne = ItemState { area: Some(area), bearer: Some((seat, unit)) };
        (0..self.items.len()).fold(0, |set, at| set | u8::from(self.items[at] == borne) << at)
    }

    /// How many units of a kind a player has in an area, those in battle and about to be included.
    fn present(&self, seat: Seat, unit: Unit, area: Area) -> u8 {
        let (here, kind) = (self.area(area), unit.kind());
        let standing = if here.owner.is(seat) { here.units[kind] } else { 0 };
        let order = self.order.as_ref();
        let attacking = order.filter(|order| order.seat == seat && order.enemy_area == Some(area));
        let battle = self.battle.as_ref().filter(|battle| battle.area == area);
        let fighting = battle.map_or(0, |battle| {
            let mine = battle.fighters.iter().filter(|fighter| {
                battle.seats[fighter.side as usize] == seat
                    && fighter.unit == unit
                    && fighter.fate != Fate::Gone
            });
            mine.count() as u8
        });
        standing + attacking.map_or(0, |order| order.attackers[kind]) + fighting
    }

    /// An item whose carrier is no longer among the units of its kind in an area.
    fn orphan(&self, seat: Seat, unit: Unit, area: Area) -> Option<Item> {
        let borne = self.borne(seat, unit, area);
        let gone = borne.count_ones() > u32::from(self.present(seat, unit, area));
        gone.then(|| Item(borne.trailing_zeros() as u8))
    }

    /// Whether every item that is carried has a unit that carries it.
    pub(crate) fn items_are_carried(&self) -> bool {
        Item::all().all(|item| match self.items[item.index()] {
            ItemState { area: Some(area), bearer: Some((seat, unit)) } => {
                self.may_carry(unit).is_ok() && self.orphan(seat, unit, area).is_none()
            }
            ItemState { bearer, .. } => bearer.is_none(),
        })
    }

    // ---- losing and leaving

    /// BW-ITM-03: a unit has been destroyed; an item it carried stays where that happened.
    pub(crate) fn leave_item(&mut self, seat: Seat, unit: Unit, area: Area, log: &mut impl Log) {
        if let Some(item) = self.orphan(seat, unit, area) {
            self.items[item.index()].bearer = None;
            log.note(|| Happening::ItemLeft { item, area }.to(seat));
        }
    }

    /// BW-ITM-07: all units of a player are gone; what they carried stays.
    pub(crate) fn leave_all_items(&mut self, seat: Seat, log: &mut impl Log) {
        for item in Item::all() {
            let state = &mut self.items[item.index()];
            if let Some(area) = state.area
                && state.bearer.is_some_and(|(bearer, _)| bearer == seat)
            {
                state.bearer = None;
                log.note(|| Happening::ItemLeft { item, area }.to(seat));
            }
        }
    }

    /// BW-ITM-02, BW-AMB-46: a unit has gone elsewhere, and with it what it carried.
    pub(crate) fn take_along(
        &mut self,
        seat: Seat,
        unit: Unit,
        (from, to): (Area, Area),
        log: &mut impl Log,
    ) {
        if self.is_scenario()
            && let Some(item) = self.orphan(seat, unit, from)
        {
            self.items[item.index()].area = Some(to);
            log.note(|| Happening::ItemCarried { item, area: to }.to(seat));
        }
    }

    /// BW-AMB-46: a unit changes sides with what it carries.
    pub(crate) fn pass_item(
        &mut self,
        (victim, unit): (Seat, Unit),
        (thief, taken): (Seat, Unit),
        area: Area,
        log: &mut impl Log,
    ) {
        if self.is_scenario()
            && let Some(item) = self.orphan(victim, unit, area)
        {
            self.items[item.index()].bearer = Some((thief, taken));
            log.note(|| Happening::ItemTaken { item, unit: taken, area }.to(thief));
        }
    }

    // ---- moving

    /// The items that may go with the unit chosen to move, as bits, and how many such units there are:
    /// those that have not moved, but for a recall.
    fn portable(&self, seat: Seat) -> (u8, u8) {
        let Some((unit, from)) = self.active().picked else { return (0, 0) };
        let borne = self.borne(seat, unit, from);
        if self.steps.contains(&Step::Move(seat)) {
            (borne & !self.active().items_moved, self.movable(unit, from))
        } else {
            (borne, self.present(seat, unit, from))
        }
    }

    /// What goes with the unit chosen to move, if that is clear.
    pub(crate) fn clearly_carried(&self, seat: Seat) -> Option<Option<Item>> {
        if !self.is_scenario() {
            return Some(None);
        }
        match self.portable(seat) {
            (0, _) | (_, 0) => Some(None),
            (items, 1) if items.is_power_of_two() => Some(Some(Item(items.trailing_zeros() as u8))),
            _ => None,
        }
    }

    pub(crate) fn carry_options(&self, seat: Seat, out: &mut Options<Action>) {
        let (items, units) = self.portable(seat);
        let borne = Item::all().filter(|item| items >> item.index() & 1 == 1);
        out.extend(borne.map(|item| Action::CarryItem { item }));
        if u32::from(units) > items.count_ones() {
            out.push(Action::Done {});
        }
    }

    /// The unit chosen to move takes an item with it.
    pub(crate) fn bring_item(&mut self, seat: Seat, item: Item, to: Area, log: &mut impl Log) {
        self.items[item.index()].area = Some(to);
        self.active_mut().items_moved |= 1 << item.index();
        log.note(|| Happening::ItemCarried { item, area: to }.to(seat));
    }

    // ---- picking up

    /// BW-ITM-01: whether units of a kind may carry items.
    fn may_carry(&self, unit: Unit) -> Result<(), Reason> {
        let carriers = self.rules.scenario().map(|sheet| sheet.carriers);
        let able = carriers.is_some_and(|domain| domain.admits(unit_sheet(unit).flying));
        ensure(able, Reason::NoCarrier)
    }

    /// BW-ITM-04..06, BW-AMB-46: whether the active player may pick up an item now.
    pub(crate) fn may_take_item(&self, seat: Seat, item: Item) -> Result<Area, Reason> {
        let ItemState { area, bearer } = self.items[item.index()];
        let order = self.active();
        let area =
            area.filter(|area| area.planet() == order.planet).ok_or(Reason::ItemElsewhere)?;
        ensure(bearer.is_none(), Reason::ItemCarried)?;
        ensure(order.defends.is_none(), Reason::NotMobilizing)?;
        let controls = self.area(area).owner.is(seat) && self.is_friendly(seat, area);
        ensure(controls, Reason::ItemNotYours)?;
        Ok(area)
    }

    pub(crate) fn take_item_options(&self, seat: Seat, out: &mut Options<Action>) {
        if !self.is_scenario() {
            return;
        }
        for item in Item::all() {
            let Ok(area) = self.may_take_item(seat, item) else { continue };
            let free = |unit: &Unit| {
                let borne = self.borne(seat, *unit, area).count_ones();
                self.may_carry(*unit).is_ok()
                    && u32::from(self.area(area).units[unit.kind()]) > borne // BW-ITM-06
            };
            let units = self.kinds(seat, &self.area(area).units).filter(free);
            out.extend(units.map(|unit| Action::TakeItem { item, unit, area }));
        }
    }

    /// BW-ITM-05: a unit of the area picks an item up; one that can still move, if there is one.
    pub(crate) fn take_item(
        &mut self,
        seat: Seat,
        item: Item,
        unit: Unit,
        area: Area,
        log: &mut impl Log,
    ) {
        let unmoved = self.borne(seat, unit, area) & !self.active().items_moved;
        let free = u32::from(self.movable(unit, area)) > unmoved.count_ones();
        self.items[item.index()].bearer = Some((seat, unit));
        if !free {
            self.active_mut().items_moved |= 1 << item.index();
        }
        log.note(|| Happening::ItemTaken { item, unit, area }.to(seat));
    }
}
