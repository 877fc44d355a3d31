//! Pieces: how units, structures, tokens and materiel come and go (FS-DES, FS-FRE, FS-LIM, FS-STR, FS-AST, FS-MAT).

use kernel::{Owner, Seat};

use crate::content::{Measure, content};
use crate::ids::{Area, Asset, Faction, Stance, Structure, System, Unit};
use crate::report::{Event, Log};
use crate::sets::{AreaSet, SystemSet};
use crate::state::{AreaState, ForbiddenStars};

impl AreaState {
    /// How many units of a kind stand here, in one stance.
    pub fn count(&self, kind: usize, stance: Stance) -> u8 {
        if stance == Stance::READY { self.ready[kind] } else { self.routed[kind] }
    }

    /// Those units, to be changed.
    pub(crate) fn count_mut(&mut self, kind: usize, stance: Stance) -> &mut u8 {
        if stance == Stance::READY { &mut self.ready[kind] } else { &mut self.routed[kind] }
    }
}

impl ForbiddenStars {
    // ---- who is where

    /// The kinds of units of a player.
    pub(crate) fn own_units(&self, seat: Seat) -> impl Iterator<Item = Unit> + use<> {
        self.player(seat).faction.into_iter().flat_map(Faction::units)
    }

    /// The areas of the board.
    pub fn board_areas(&self) -> impl Iterator<Item = Area> + use<> {
        self.placed.iter().flat_map(System::areas)
    }

    /// Changes what stands in an area and whose it is.
    pub(crate) fn change(&mut self, area: Area, change: impl FnOnce(&mut AreaState)) {
        let (here, one) = (&mut self.areas[area.index()], AreaSet::one(area));
        for seat in here.owners() {
            self.lands[seat.index()].take(one);
        }
        change(here);
        for seat in here.owners() {
            self.lands[seat.index()].add(one);
        }
        self.overfull.take(one);
        if self.is_overfull(area) {
            self.overfull.add(one);
        }
    }

    /// FS-ARE-03: to whom an area is friendly.
    pub fn holder(&self, area: Area) -> Option<Seat> {
        let here = self.area(area);
        let seat = here.owner.seat().or(here.control.seat())?;
        self.is_friendly(seat, area).then_some(seat)
    }

    /// FS-ARE-03: the areas that are friendly to a player: with units or structures of theirs alone, and not contested.
    pub fn friendly_areas(&self, seat: Seat) -> AreaSet {
        let (_, shared) =
            self.lands.iter().fold((AreaSet::NONE, AreaSet::NONE), |(held, shared), lands| {
                (held.or(*lands), shared.or(held.and(*lands)))
            });
        self.lands[seat.index()].without(shared).without(self.contested_areas())
    }

    /// FS-ARE-05: the areas of nobody that are not contested.
    pub(crate) fn uncontrolled_areas(&self) -> AreaSet {
        let held = self.lands.into_iter().fold(self.contested_areas(), AreaSet::or);
        AreaSet::of_systems(self.placed).without(held)
    }

    /// The worlds that are friendly to a player.
    pub fn friendly_worlds(&self, seat: Seat) -> impl Iterator<Item = Area> {
        self.friendly_areas(seat).and(self.worlds).iter()
    }

    /// The systems in which a player has a unit or structure.
    pub fn present_systems(&self, seat: Seat) -> SystemSet {
        self.lands[seat.index()].iter().map(Area::system).collect()
    }

    /// FS-CLV-01, FS-CTY-01: one for each city.
    pub fn command_level(&self, seat: Seat) -> u8 {
        self.structures_of(seat, Structure::CITY)
    }

    /// How many structures of a kind a player controls.
    pub fn structures_of(&self, seat: Seat, structure: Structure) -> u8 {
        let lands = self.lands[seat.index()].iter().map(|area| self.area(area));
        let own = lands.filter(|area| area.control.is(seat));
        own.map(|area| area.structures[structure.index()]).sum()
    }

    /// What a card counts on the board and in the play area; what it counts in a combat is none here.
    pub(crate) fn board_measure(&self, seat: Seat, measure: Measure) -> u8 {
        let assets = self.player(seat).assets;
        match measure {
            Measure::OwnForgeTokens => assets[Asset::FORGE.index()],
            Measure::OwnReinforcementTokens => assets[Asset::REINFORCEMENT.index()],
            Measure::OwnBastions => self.structures_of(seat, Structure::BASTION),
            Measure::FriendlyWorldsWithCity => {
                let city = |area: &Area| self.area(*area).structures[Structure::CITY.index()] > 0;
                self.friendly_worlds(seat).filter(city).count() as u8
            }
            Measure::OwnCultistsInActiveSystem => {
                self.order.map_or(0, |order| self.cultists(seat, order.system))
            }
            _ => 0,
        }
    }

    // ---- units

    /// Puts a figure down that stood elsewhere.
    pub(crate) fn put_unit(&mut self, seat: Seat, unit: Unit, area: Area) {
        self.put_in_stance(seat, unit, Stance::READY, area);
    }

    /// Puts a figure down that stood elsewhere, as it stood there.
    pub(crate) fn put_in_stance(&mut self, seat: Seat, unit: Unit, stance: Stance, area: Area) {
        self.change(area, |here| {
            here.owner = seat.into();
            *here.count_mut(unit.kind(), stance) += 1;
        });
    }

    /// Takes a figure up; the area is nobody's any more if it was the last.
    pub(crate) fn lift_unit(&mut self, unit: Unit, stance: Stance, area: Area) {
        self.change(area, |here| {
            *here.count_mut(unit.kind(), stance) -= 1;
            if here.units() == 0 {
                here.owner = Owner::NONE;
            }
        });
    }

    /// A figure of the own supply enters the board, unrouted (FS-FRE-01).
    pub(crate) fn place_unit(&mut self, seat: Seat, unit: Unit, area: Area, log: &mut impl Log) {
        log.note(|| Event::UnitPlaced { seat, unit, area });
        self.players[seat.index()].supply[unit.kind()] -= 1;
        self.put_unit(seat, unit, area);
    }

    // ---- structures

    /// FS-STR-03: a structure gets a control token of its owner.
    pub(crate) fn put_structure(&mut self, seat: Seat, structure: Structure, area: Area) {
        self.change(area, |here| {
            here.control = seat.into();
            here.structures[structure.index()] += 1;
        });
        self.players[seat.index()].control_tokens -= 1;
    }

    /// FS-STR-04, FS-DEP-11: whether a player could place such a structure anywhere.
    pub(crate) fn may_build(&self, seat: Seat, structure: Structure) -> bool {
        self.player(seat).control_tokens > 0 && self.supply.structures[structure.index()] > 0
    }

    /// A structure of the supply enters the board.
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        structure: Structure,
        area: Area,
        log: &mut impl Log,
    ) {
        log.note(|| Event::StructurePlaced { seat, structure, area });
        self.supply.structures[structure.index()] -= 1;
        self.put_structure(seat, structure, area);
    }

    /// FS-DES-01: a destroyed structure goes to the supply, its control token back to its owner.
    pub(crate) fn raze(&mut self, structure: Structure, area: Area, log: &mut impl Log) {
        let Some(seat) = self.area(area).control.seat() else { return };
        log.note(|| Event::StructureDestroyed { seat, structure, area });
        self.change(area, |here| {
            here.structures[structure.index()] -= 1;
            if here.buildings() == 0 {
                here.control = Owner::NONE;
            }
        });
        self.supply.structures[structure.index()] += 1;
        self.players[seat.index()].control_tokens += 1;
    }

    // ---- tokens and materiel

    /// FS-AST-02, FS-AMB-36: whether a player would gain a token of a kind.
    pub(crate) fn may_gain(&self, seat: Seat, asset: Asset) -> bool {
        let most = content().limits.max_asset_tokens_of_each_kind;
        self.player(seat).assets[asset.index()] < most && self.supply.assets[asset.index()] > 0
    }

    /// FS-AST-02, -03: a token of the supply; a fourth is not gained.
    pub(crate) fn gain_asset(&mut self, seat: Seat, asset: Asset, log: &mut impl Log) {
        if self.may_gain(seat, asset) {
            log.note(|| Event::AssetGained { seat, asset });
            self.supply.assets[asset.index()] -= 1;
            self.players[seat.index()].assets[asset.index()] += 1;
        }
    }

    /// FS-GAL-05: a token of the play area is taken and goes back to the supply.
    pub(crate) fn lose_asset(&mut self, seat: Seat, asset: Asset, log: &mut impl Log) {
        log.note(|| Event::AssetLost { seat, asset });
        self.supply.assets[asset.index()] += 1;
        self.players[seat.index()].assets[asset.index()] -= 1;
    }

    /// FS-MAT-03: what is above 14 is lost.
    pub(crate) fn gain_materiel(&mut self, seat: Seat, amount: u8, log: &mut impl Log) {
        let player = &mut self.players[seat.index()];
        let before = player.materiel;
        player.materiel = (before + amount).min(content().limits.max_materiel);
        let amount = player.materiel - before;
        if amount > 0 {
            log.note(|| Event::MaterielGained { seat, amount });
        }
    }

    /// FS-SPD-01: a price that the player has; what is bought is told with its price instead.
    pub(crate) fn pay_materiel(&mut self, seat: Seat, amount: u8, log: &mut impl Log) {
        self.players[seat.index()].materiel -= amount;
        log.note(|| Event::MaterielPaid { seat, amount });
    }

    /// FS-GAL-05: materiel is taken: the dial goes down, never below zero.
    pub(crate) fn lose_materiel(&mut self, seat: Seat, amount: u8, log: &mut impl Log) {
        let player = &mut self.players[seat.index()];
        let amount = amount.min(player.materiel);
        player.materiel -= amount;
        if amount > 0 {
            log.note(|| Event::MaterielLost { seat, amount });
        }
    }
}
