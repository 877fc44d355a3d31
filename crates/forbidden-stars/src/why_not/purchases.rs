//! Deploy and Strategize: what cannot be bought, and where it cannot go.

use kernel::{ensure, message};

use super::{Bars, Reason, Subject};
use crate::content::{Exception, content};
use crate::ids::{Area, Asset, Structure, Unit};
use crate::sets::{CardSet, UpgradeSet};
use crate::state::OrderState;

impl Bars<'_> {
    /// Deploy, step 1.
    pub(super) fn units(&mut self) {
        let (game, seat) = (self.game, self.seat);
        let Some(order) = game.order else { return };
        for unit in game.own_units(seat) {
            self.test(Subject::Unit(unit), self.unit(&order, unit));
        }
        for structure in Structure::ALL {
            let later = message!("fs-why-structures-later");
            self.test(Subject::Structure(structure), Err((later, "FS-DEP-05")));
        }
        for area in game.board_areas() {
            self.test(Subject::Area(area), self.site(&order, area));
        }
    }

    /// Whether a unit can be bought.
    fn unit(&self, order: &OrderState, unit: Unit) -> Result<(), Reason> {
        let (game, seat) = (self.game, self.seat);
        let (player, sheet) = (game.player(seat), unit.sheet());
        let level = game.command_level(seat);
        let missing = sheet.level.saturating_sub(level);
        let forges = player.assets[Asset::FORGE.index()];
        let most = content().limits.forge_level_reduction;
        ensure(
            player.supply[unit.kind()] > 0,
            (message!("fs-why-no-figure", unit = unit), "FS-DEP-11"),
        )?;
        ensure(
            missing <= most && (missing == 0 || forges > 0),
            (message!("fs-why-level", needs = sheet.level, level = level), "FS-DEP-10"),
        )?;
        ensure(
            sheet.forge + missing <= forges,
            (message!("fs-why-forge", needs = sheet.forge + missing, forges = forges), "FS-FRG-01"),
        )?;
        let places = game.open_areas(seat, order.system.areas());
        ensure(
            places.iter().any(|area| game.print(area).world != sheet.ship),
            match sheet.ship {
                true => (message!("fs-why-no-void-here"), "FS-DEP-03"),
                false => (message!("fs-why-no-world-here"), "FS-DEP-03"),
            },
        )?;
        self.affords(sheet.materiel, true)
    }

    /// Whether a price can be paid, with a cache token where one may be used.
    fn affords(&self, materiel: u8, cache: bool) -> Result<(), Reason> {
        let player = self.game.player(self.seat);
        let price = materiel.saturating_sub(self.game.discount);
        let caches = if cache { player.assets[Asset::CACHE.index()] } else { 0 };
        let off = if caches > 0 { content().limits.cache_discount } else { 0 };
        let has = player.materiel;
        let reason = message!("fs-why-materiel", price = price, has = has);
        ensure(price.saturating_sub(off) <= has, (reason, "FS-CST-04"))
    }

    /// Whether units may be placed in an area.
    fn site(&self, order: &OrderState, area: Area) -> Result<(), Reason> {
        let (game, seat) = (self.game, self.seat);
        let active = message!("fs-why-deploy-active", system = game.system_name(order.system));
        ensure(area.system() == order.system, (active, "FS-DEP-03"))?;
        let held = message!("fs-why-deploy-enemy", area = game.area_name(area));
        ensure(!game.area(area).is_enemy(seat), (held, "FS-DEP-03"))
    }

    /// Deploy, step 2.
    pub(super) fn structures(&mut self) {
        let (game, seat) = (self.game, self.seat);
        let Some(order) = game.order else { return };
        for unit in game.own_units(seat) {
            let over = message!("fs-why-units-over");
            self.test(Subject::Unit(unit), Err((over, "FS-DEP-01")));
        }
        for structure in Structure::ALL {
            self.test(Subject::Structure(structure), self.structure(&order, structure));
        }
        for area in game.board_areas() {
            self.test(Subject::Area(area), self.world_for_structure(&order, area));
        }
    }

    fn structure(&self, order: &OrderState, structure: Structure) -> Result<(), Reason> {
        let (game, player) = (self.game, self.game.player(self.seat));
        ensure(player.control_tokens > 0, (message!("fs-why-no-control"), "FS-STR-04"))?;
        ensure(
            game.supply.structures[structure.index()] > 0,
            (message!("fs-why-no-structure", structure = structure), "FS-DEP-11"),
        )?;
        let mut worlds = order.system.areas().filter(|area| game.print(*area).world);
        ensure(
            worlds.any(|area| self.world_for_structure(order, area).is_ok()),
            (message!("fs-why-no-site", system = game.system_name(order.system)), "FS-DEP-05"),
        )?;
        self.affords(content().structures[structure.index()].materiel, true)
    }

    fn world_for_structure(&self, order: &OrderState, area: Area) -> Result<(), Reason> {
        let (game, seat) = (self.game, self.seat);
        let name = game.area_name(area);
        let active = message!("fs-why-deploy-active", system = game.system_name(order.system));
        ensure(area.system() == order.system, (active, "FS-DEP-05"))?;
        ensure(game.print(area).world, (message!("fs-why-structure-void"), "FS-STR-01"))?;
        let friendly = message!("fs-why-structure-friendly", area = name.clone());
        ensure(game.area(area).is_friendly(seat), (friendly, "FS-DEP-05"))?;
        let second = game.excepts(Exception::SecondStructureOfOtherKindAllowed);
        let most = content().limits.structures_per_world + u8::from(second);
        let taken = message!("fs-why-structure-there", area = name);
        ensure(game.area(area).buildings() < most, (taken, "FS-DEP-07"))
    }

    /// Strategize: order upgrades and combat upgrades.
    pub(super) fn upgrades(&mut self) {
        let (game, seat) = (self.game, self.seat);
        let player = game.player(seat);
        let (Some(order), Some(faction)) = (game.order, player.faction) else { return };
        for upgrade in UpgradeSet::ALL.without(player.upgrades).iter(faction) {
            let face = &content().upgrades[upgrade.index()];
            let verdict = self.upgrade(&order, order.bought, face.level, face.materiel);
            self.test(Subject::Upgrade(upgrade), verdict);
        }
        for card in CardSet::ALL.without(player.combat).kinds(faction) {
            let face = &content().cards[card.index()];
            let verdict = self.upgrade(&order, order.trained, face.level, face.materiel);
            self.test(Subject::Card(card), verdict);
        }
    }

    fn upgrade(
        &self,
        order: &OrderState,
        has: bool,
        level: u8,
        materiel: u8,
    ) -> Result<(), Reason> {
        let (game, seat) = (self.game, self.seat);
        let present = order.system.areas().any(|area| game.area(area).holds(seat));
        let absent = message!("fs-why-strategize-absent", system = game.system_name(order.system));
        let may = present || game.excepts(Exception::StrategizeWithoutPresence);
        ensure(may, (absent, "FS-STG-02"))?;
        ensure(!has, (message!("fs-why-one-upgrade"), "FS-STG-01"))?;
        let own = game.command_level(seat);
        let low = message!("fs-why-upgrade-level", needs = level, level = own);
        ensure(level <= own, (low, "FS-CLV-02"))?;
        self.affords(materiel, false)
    }
}
