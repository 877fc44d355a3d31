//! Purchases: prices, cache and forge tokens, command level (FS-CST, FS-CCH, FS-FRG, FS-CLV), upgrades (FS-UPG, FS-CUP).
//!
//! They are made one after the other (FS-DEP-14). A scheme that makes one cheaper is declared before the item is named and
//! holds for it (FS-CARD-110), so what is offered can always be paid.

use kernel::{NoLog, Options, Seat};

use crate::action::Action;
use crate::content::{Op, When, content};
use crate::ids::{Area, Asset, CombatCard, Payment, Structure, Unit, Upgrade};
use crate::report::{Event, Log};
use crate::sets::{AreaSet, CardSet, UpgradeSet};
use crate::state::ForbiddenStars;

/// Which upgrades may be had, and for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Terms {
    /// FS-CLV-02: up to this command level.
    pub(crate) level: u8,
    /// So much cheaper; nothing is paid at all if there is none.
    pub(crate) discount: Option<u8>,
}

impl ForbiddenStars {
    // ---- units and structures

    /// FS-FRG-01 to -03: the forge tokens a unit costs: what is printed, and one if it lowers the command level enough;
    /// none if the unit cannot be bought (FS-DEP-10, -11).
    fn forges_for(&self, seat: Seat, unit: Unit, command_level: u8) -> Option<u8> {
        let (player, sheet) = (self.player(seat), unit.sheet());
        let missing = sheet.level.saturating_sub(command_level);
        let forges = sheet.forge + missing;
        let most = content().limits.forge_level_reduction;
        let affordable = missing <= most && forges <= player.assets[Asset::FORGE.index()];
        (affordable && player.supply[unit.kind()] > 0).then_some(forges)
    }

    /// What a unit or structure costs that is so much cheaper (FS-AMB-18, FS-CARD-110).
    fn reduced(&self, materiel: u8, discount: u8) -> u8 {
        materiel.saturating_sub(discount).saturating_sub(self.discount)
    }

    /// FS-CCH-04: what is left to pay with materiel.
    fn after(payment: Payment, materiel: u8) -> u8 {
        let off = if payment == Payment::CACHE { content().limits.cache_discount } else { 0 };
        materiel.saturating_sub(off)
    }

    /// FS-CST-04, FS-CCH-01, -02: the ways in which a price can be paid in full.
    fn payments(&self, seat: Seat, materiel: u8) -> impl Iterator<Item = Payment> {
        let player = self.player(seat);
        let caches = player.assets[Asset::CACHE.index()];
        [Payment::PLAIN, Payment::CACHE].into_iter().filter(move |payment| {
            let sensible = *payment == Payment::PLAIN || caches > 0 && materiel > 0;
            sensible && Self::after(*payment, materiel) <= player.materiel
        })
    }

    /// The units that may be bought, up to a printed level and so much cheaper, and where they may go; ships to voids,
    /// ground units to worlds.
    pub(crate) fn unit_purchases(
        &self,
        seat: Seat,
        (max_level, discount): (u8, u8),
        areas: AreaSet,
        out: &mut Options<Action>,
    ) {
        let command_level = self.command_level(seat);
        for unit in self.own_units(seat) {
            let sheet = unit.sheet();
            if sheet.level > max_level || self.forges_for(seat, unit, command_level).is_none() {
                continue;
            }
            for payment in self.payments(seat, self.reduced(sheet.materiel, discount)) {
                let fitting = areas.iter().filter(|area| self.print(*area).world != sheet.ship);
                out.extend(fitting.map(|area| Action::BuyUnit { unit, area, payment }));
            }
        }
    }

    /// FS-DEP-09, -14: a unit is paid for and placed.
    pub(crate) fn buy_unit(
        &mut self,
        seat: Seat,
        (unit, area, payment): (Unit, Area, Payment),
        discount: u8,
        log: &mut impl Log,
    ) {
        let command_level = self.command_level(seat);
        let forges = self.forges_for(seat, unit, command_level).unwrap_or(0);
        let materiel = Self::after(payment, self.reduced(unit.sheet().materiel, discount));
        log.note(|| {
            let caches = payment.0;
            Event::UnitBought { seat, unit, area, materiel, forges, caches }
        });
        self.pay(seat, materiel, [forges, payment.0]);
        self.place_unit(seat, unit, area, &mut NoLog);
    }

    /// How a structure for a world may be bought (FS-STR-04, FS-DEP-11).
    pub(crate) fn structure_purchases(
        &self,
        seat: Seat,
        structure: Structure,
        area: Area,
        out: &mut Options<Action>,
    ) {
        if self.may_build(seat, structure) {
            let price = self.reduced(content().structures[structure.index()].materiel, 0);
            let payments = self.payments(seat, price);
            out.extend(payments.map(|payment| Action::BuyStructure { structure, area, payment }));
        }
    }

    /// A structure is paid for and placed.
    pub(crate) fn buy_structure(
        &mut self,
        seat: Seat,
        (structure, area, payment): (Structure, Area, Payment),
        log: &mut impl Log,
    ) {
        let price = self.reduced(content().structures[structure.index()].materiel, 0);
        let materiel = Self::after(payment, price);
        let caches = payment.0;
        log.note(|| Event::StructureBought { seat, structure, area, materiel, caches });
        self.pay(seat, materiel, [0, caches]);
        self.build(seat, structure, area, &mut NoLog);
    }

    /// FS-SPD-01, -02: materiel, forge and cache tokens; the scheme that made it cheaper has served (FS-CARD-110).
    fn pay(&mut self, seat: Seat, materiel: u8, tokens: [u8; 2]) {
        let player = &mut self.players[seat.index()];
        player.materiel -= materiel;
        for (asset, count) in [Asset::FORGE, Asset::CACHE].into_iter().zip(tokens) {
            player.assets[asset.index()] -= count;
            self.supply.assets[asset.index()] += count;
        }
        self.discount = 0;
    }

    // ---- upgrades

    /// What an upgrade costs; FS-CCH-03, FS-FRG-04: no tokens; none if it cannot be had.
    fn upgrade_price(&self, seat: Seat, level: u8, materiel: u8, terms: Terms) -> Option<u8> {
        let price = terms.discount.map_or(0, |discount| self.reduced(materiel, discount));
        (level <= terms.level && price <= self.player(seat).materiel).then_some(price)
    }

    /// FS-UPG-01: order upgrades that are still in the upgrade deck.
    pub(crate) fn upgrade_purchases(&self, seat: Seat, terms: Terms, out: &mut Options<Action>) {
        let player = self.player(seat);
        let Some(faction) = player.faction else { return };
        for upgrade in UpgradeSet::ALL.without(player.upgrades).iter(faction) {
            let face = &content().upgrades[upgrade.index()];
            if self.upgrade_price(seat, face.level, face.materiel, terms).is_some() {
                out.push(Action::BuyUpgrade { upgrade });
            }
        }
    }

    /// FS-CUP-02, -04, -05: combat upgrades, each in the place of a pair of the combat deck.
    pub(crate) fn card_purchases(&self, seat: Seat, terms: Terms, out: &mut Options<Action>) {
        let player = self.player(seat);
        let Some(faction) = player.faction else { return };
        let spare = CardSet::ALL.without(player.combat).kinds(faction);
        for card in spare {
            let face = &content().cards[card.index()];
            if self.upgrade_price(seat, face.level, face.materiel, terms).is_some() {
                let pairs = player.combat.kinds(faction);
                out.extend(pairs.map(|discarded| Action::BuyCards { card, discarded }));
            }
        }
    }

    /// FS-UPG-02: an order upgrade comes into the play area.
    pub(crate) fn buy_upgrade(
        &mut self,
        seat: Seat,
        upgrade: Upgrade,
        terms: Terms,
        log: &mut impl Log,
    ) {
        let face = &content().upgrades[upgrade.index()];
        let price = self.upgrade_price(seat, face.level, face.materiel, terms).unwrap_or(0);
        let materiel = terms.discount.map(|_| price);
        log.note(|| Event::UpgradeBought { seat, upgrade, materiel });
        self.pay(seat, price, [0, 0]);
        self.players[seat.index()].upgrades.add(UpgradeSet::one(upgrade));
    }

    /// FS-CUP-01, -02: a pair for a pair.
    pub(crate) fn buy_cards(
        &mut self,
        seat: Seat,
        (card, discarded): (CombatCard, CombatCard),
        terms: Terms,
        log: &mut impl Log,
    ) {
        let face = &content().cards[card.index()];
        let price = self.upgrade_price(seat, face.level, face.materiel, terms).unwrap_or(0);
        let materiel = terms.discount.map(|_| price);
        log.note(|| Event::CardsBought { seat, card, discarded, materiel });
        self.pay(seat, price, [0, 0]);
        let combat = &mut self.players[seat.index()].combat;
        combat.take(CardSet::pair(discarded));
        combat.add(CardSet::pair(card));
    }

    // ---- what makes a purchase cheaper

    /// FS-CARD-110: the same game, in which a scheme that makes a purchase cheaper has been declared, if there is one.
    pub(crate) fn at_best_price(&self, seat: Seat) -> Self {
        let mut cheaper = self.clone();
        let player = self.player(seat);
        if let Some(faction) = player.faction.filter(|_| self.rules.counts_on_discounts()) {
            for event in player.schemes.iter(faction) {
                let effect = content().events[event.index()].effect;
                if let Some(Op::DiscountPurchase { discount }) = content().steps(effect).first() {
                    cheaper.discount = cheaper.discount.max(self.board_measure(seat, *discount));
                }
            }
        }
        cheaper
    }

    /// FS-CARD-110: ends a list of purchases: the scheme if one of them could be made with it, and going on without, unless
    /// the scheme has been declared.
    pub(crate) fn end_of_purchases(&self, seat: Seat, out: &mut Options<Action>) {
        if self.discount > 0 {
            return;
        }
        self.scheme_options(seat, When::OwnPurchase, out);
        out.push(Action::Done {});
    }
}
