//! The pieces on the board as the log tells of them, and what the Regrouping Phase must do to them.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Seat;

use super::battle::{Verdict, must};
use super::sheets::Sheets;
use crate::ids::{Area, Planet, Route, Unit};
use crate::report::{Event, Happening};
use crate::state::{Site, StarCraft};

/// The board.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Board {
    /// Units in areas: whose, what they are.
    pub(super) units: BTreeMap<Area, Vec<(Seat, Unit)>>,
    /// Bases and installations.
    pub(super) bases: BTreeMap<Area, (Seat, bool)>,
    pub(super) transports: BTreeSet<(Route, Seat)>,
    /// Who holds the Resource card of an area.
    pub(super) cards: BTreeMap<Area, Seat>,
    /// Areas that are wholly depleted.
    pub(super) spent: BTreeSet<Area>,
    /// Special conquest point tokens.
    pub(super) tokens: BTreeSet<Area>,
    /// Where the Overmind lies.
    pub(super) overmind: Option<(Area, Seat)>,
    /// Units on Leadership cards.
    pub(super) reserve: BTreeMap<(Seat, Unit), u8>,
}

/// What the Regrouping Phase does before Leadership cards and conquest points.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Upkeep {
    pub(super) bases: BTreeSet<Area>,
    pub(super) transports: BTreeSet<(Route, Seat)>,
    pub(super) lost: BTreeSet<(Area, Seat)>,
    pub(super) gained: BTreeSet<(Area, Seat)>,
}

impl Board {
    /// As it stands between two decisions, outside battles.
    pub(super) fn of(game: &StarCraft) -> Self {
        let mut board = Self::default();
        for area in game.all_areas() {
            let here = game.area(area);
            if let Some(owner) = here.owner.seat() {
                let kinds = game.kinds(owner, &here.units);
                for unit in kinds {
                    for _ in 0..here.units[unit.kind()] {
                        board.enter(area, owner, unit);
                    }
                }
            }
            if let Some(seat) = here.base.seat() {
                board.bases.insert(area, (seat, here.site == Site::Base));
            }
            if let Some(seat) = here.holder.seat() {
                board.cards.insert(area, seat);
            }
            if here.depletion == 2 {
                board.spent.insert(area);
            }
            if here.point {
                board.tokens.insert(area);
            }
            if here.site == Site::Overmind {
                board.overmind = here.base.seat().map(|seat| (area, seat));
            }
        }
        for route in game.all_routes() {
            let with = game.routes[route.index()].transports.iter();
            board.transports.extend(with.map(|seat| (route, seat)));
        }
        for seat in game.everybody() {
            for unit in game.reserves(seat) {
                let count = game.player(seat).reserve[unit.kind()];
                board.reserve.insert((seat, unit), count);
            }
        }
        board
    }

    /// A unit leaves a Leadership card.
    fn called(&mut self, seat: Seat, unit: Unit) -> Verdict {
        let count = self.reserve.entry((seat, unit)).or_default();
        must(*count > 0, || format!("no {unit} on a card of {seat}"))?;
        *count -= 1;
        self.reserve.retain(|_, count| *count > 0);
        Ok(())
    }

    fn enter(&mut self, area: Area, seat: Seat, unit: Unit) {
        let here = self.units.entry(area).or_default();
        here.push((seat, unit.plain()));
        here.sort();
    }

    pub(super) fn leave(&mut self, area: Area, seat: Seat, unit: Unit) -> Verdict {
        let here = self.units.entry(area).or_default();
        let at = here.iter().position(|it| *it == (seat, unit.plain()));
        here.remove(at.ok_or_else(|| format!("{unit} of {seat} leaves {area}, where it is not"))?);
        if here.is_empty() {
            self.units.remove(&area);
        }
        Ok(())
    }

    /// Something happens; `battle` is where a battle is being fought.
    pub(super) fn hear(&mut self, event: &Event, battle: Option<Area>) -> Verdict {
        match *event {
            Event::UnitPlaced { seat, unit, area } | Event::UnitBuilt { seat, unit, area } => {
                self.enter(area, seat, unit);
            }
            Event::UnitMoved { seat, unit, from, to } => {
                self.leave(from, seat, unit)?;
                self.enter(to, seat, unit);
            }
            Event::UnitDestroyed { seat, unit, area } => self.leave(area, seat, unit)?,
            Event::Withdrew { seat, unit, area } | Event::Retreated { seat, unit, area } => {
                let from = battle.ok_or("a retreat outside a battle")?;
                self.leave(from, seat, unit)?;
                self.enter(area, seat, unit);
            }
            Event::Expansion { seat, happens: Happening::MindControlled { unit, from } } => {
                let area = battle.ok_or("a theft outside a battle")?;
                self.leave(area, from, unit)?;
                self.enter(area, seat, unit);
            }
            Event::BasePlaced { seat, area } | Event::BaseBuilt { seat, area } => {
                must(!self.bases.contains_key(&area), || format!("SC-BASE-10: two in {area}"))?;
                self.bases.insert(area, (seat, true));
            }
            Event::BaseMoved { seat, from, to } => {
                self.bases.remove(&from);
                self.bases.insert(to, (seat, true));
            }
            Event::BaseDestroyed { area, .. } => _ = self.bases.remove(&area),
            Event::Expansion { seat, happens } => self.hear_more(seat, happens)?,
            Event::TransportMoved { seat, from, to } => {
                let taken = self.transports.remove(&(from, seat));
                must(taken, || format!("SC-EVT-01: no transport of {seat} on {from}"))?;
                must(self.transports.insert((to, seat)), || format!("SC-TRAN-02: {to}"))?;
            }
            Event::TransportPlaced { seat, route } | Event::TransportBuilt { seat, route } => {
                let new = self.transports.insert((route, seat));
                must(new, || format!("SC-TRAN-02: two transports of {seat} on {route}"))?;
            }
            Event::TransportDestroyed { seat, route } => {
                self.transports.remove(&(route, seat));
            }
            Event::ResourceLost { area, .. } => _ = self.cards.remove(&area),
            Event::ResourceGained { seat, area } => _ = self.cards.insert(area, seat),
            Event::Depleted { area, level: 2 } => {
                self.cards.remove(&area); // SC-MINE-03
                self.spent.insert(area);
            }
            Event::Eliminated { seat } => {
                let whole = self.bases.iter().any(|(_, (owner, base))| *owner == seat && *base);
                let units = self.units.values().flatten().any(|(owner, _)| *owner == seat);
                must(!whole && !units, || format!("SC-ELIM-01: {seat} is out"))?;
                self.bases.retain(|_, (owner, _)| *owner != seat); // BW-ELM-03
            }
            _ => {}
        }
        Ok(())
    }

    /// What only happens with the expansion.
    fn hear_more(&mut self, seat: Seat, happens: Happening) -> Verdict {
        match happens {
            Happening::SitePlaced { area, site } => {
                self.bases.insert(area, (seat, false));
                if site == Site::Overmind {
                    self.overmind = Some((area, seat));
                }
            }
            Happening::SiteDestroyed { area, .. } => {
                self.bases.remove(&area);
                self.overmind = self.overmind.filter(|(place, _)| *place != area);
            }
            Happening::PointPlaced { area } => _ = self.tokens.insert(area),
            Happening::Reserved { unit } => *self.reserve.entry((seat, unit)).or_default() += 1,
            Happening::ReserveLost { unit } => self.called(seat, unit)?,
            Happening::Deployed { unit, area } => {
                self.called(seat, unit)?;
                self.enter(area, seat, unit);
            }
            _ => {}
        }
        Ok(())
    }

    fn base_on(&self, seat: Seat, planet: Planet) -> bool {
        let own =
            |(area, it): (&Area, &(Seat, bool))| area.planet() == planet && it.0 == seat && it.1;
        self.bases.iter().any(own)
    }

    /// Everybody with a unit, a base or an installation in an area.
    fn present(&self, area: Area) -> BTreeSet<Seat> {
        let units = self.units.get(&area).into_iter().flatten().map(|(seat, _)| *seat);
        units.chain(self.bases.get(&area).map(|(seat, _)| *seat)).collect()
    }

    /// SC-TERM-05: whose friendly area it is.
    pub(super) fn controller(&self, area: Area) -> Option<Seat> {
        let present = self.present(area);
        if present.len() == 1 { present.into_iter().next() } else { None }
    }

    /// SC-REG-18..22, BW-CARD-24, -50: the conquest points.
    pub(super) fn points(&self, sheets: &Sheets, game: &StarCraft) -> BTreeMap<Seat, i64> {
        let mut points = BTreeMap::new();
        for area in game.all_areas() {
            let place = &sheets.places[&area.to_string()];
            let printed = if place.kind == "conquest" { place.amount } else { 0 };
            let worth = printed + i64::from(self.tokens.contains(&area));
            if let Some(seat) = self.controller(area).filter(|_| worth > 0) {
                *points.entry(seat).or_default() += worth;
            }
        }
        if let Some((_, seat)) = self.overmind {
            *points.entry(seat).or_default() += 1;
        }
        points
    }

    /// SC-REG-02..17: the steps before the conquest points. Of whom no transport falls is in `safe` (BW-CARD-33). Where an Infested Command Center may come in
    /// between, it is told as a base of the board before.
    pub(super) fn upkeep(&self, sheets: &Sheets, safe: Option<Seat>, game: &StarCraft) -> Upkeep {
        let mut after = self.clone();
        let mut upkeep = Upkeep::default();
        let beaten = |area: &Area, owner: Seat| {
            self.units.get(area).is_some_and(|units| units.iter().any(|(seat, _)| *seat != owner))
        };
        for (area, (owner, _)) in &self.bases {
            if beaten(area, *owner) {
                upkeep.bases.insert(*area);
                after.bases.remove(area);
            }
        }
        for (route, seat) in &self.transports {
            let ends = game.routes[route.index()].ends;
            let served = ends.iter().any(|(planet, _)| after.base_on(*seat, *planet));
            if !served && safe != Some(*seat) {
                upkeep.transports.insert((*route, *seat));
            }
        }
        for (area, seat) in &self.cards {
            let enemy = after.present(*area).iter().any(|other| other != seat);
            if enemy || !after.base_on(*seat, area.planet()) {
                upkeep.lost.insert((*area, *seat));
                after.cards.remove(area);
            }
        }
        for area in game.all_areas() {
            let place = &sheets.places[&area.to_string()];
            let based: Vec<Seat> =
                game.everybody().filter(|seat| after.base_on(*seat, area.planet())).collect();
            let controller = after.controller(area);
            let open = !after.cards.contains_key(&area) && !after.spent.contains(&area);
            if open && matches!(&*place.kind, "mineral" | "gas") {
                let empty = after.present(area).is_empty();
                let taker = match based[..] {
                    [only] if empty => Some(only),
                    _ => controller.filter(|seat| based.contains(seat)),
                };
                upkeep.gained.extend(taker.map(|seat| (area, seat)));
            }
        }
        upkeep
    }
}
