//! Steps about structures, materiel, assets, upgrades, purchases, orders, events and storms.

use kernel::{Options, Seat};

use super::Next;
use crate::action::Action;
use crate::content::{Block, Count, Exception, Op, Place, UpgradeKind, content};
use crate::ids::{Area, Asset, End, Fighter, Order, Structure, System};
use crate::purchase::Terms;
use crate::report::{Event, Log};
use crate::sets::{AreaSet, SystemSet};
use crate::state::{ForbiddenStars, OrderState};
use crate::step::Step;

impl ForbiddenStars {
    /// Whether a step would change something now.
    pub(super) fn board_works(&self, op: Op) -> bool {
        let seat = self.script().seat;
        match op {
            Op::PayMateriel { n, then } => self.player(seat).materiel >= n && self.repays(then),
            Op::GainMateriel { .. } => self.player(seat).materiel < content().limits.max_materiel,
            Op::LoseMateriel { .. } => {
                self.other_party(seat).is_some_and(|other| self.player(other).materiel > 0)
            }
            Op::GainAsset { asset, .. } => self.may_gain(seat, asset),
            Op::DiscountPurchase { discount } => self.measure(discount) > 0,
            Op::DrawEventsResolveOne { .. } => !self.event_deck(seat).is_empty(),
            Op::PurchaseUnit { .. } | Op::PurchaseUpgrade { .. } => {
                let mut options = Options::new();
                self.at_best_price(seat).board_options(op, seat, &mut options);
                options.iter().any(|action| *action != (Action::Done {}))
            }
            _ => {
                let mut options = Options::new();
                self.board_options(op, seat, &mut options);
                !options.is_empty()
            }
        }
    }

    /// Does what comes next of a step.
    pub(super) fn run_board(&mut self, op: Op, log: &mut impl Log) -> Next {
        let seat = self.script().seat;
        match op {
            // Whoever does not want to pay does not use the card or ability, which begins with it (FS-CARD-01).
            Op::PayMateriel { n, then } => {
                if !self.board_works(op) {
                    return Next::Done;
                }
                self.pay_materiel(seat, n, log);
                Next::Then(then)
            }
            Op::GainMateriel { n } => {
                self.gain_materiel(seat, n, log);
                Next::Done
            }
            // FS-CARD-74
            Op::LoseMateriel { n } => {
                if let Some(other) = self.other_party(seat) {
                    self.lose_materiel(other, n, log);
                }
                Next::Done
            }
            Op::GainAsset { asset, n } => {
                for _ in 0..n {
                    self.gain_asset(seat, asset, log);
                }
                Next::Done
            }
            // FS-CARD-110
            Op::DiscountPurchase { discount } => {
                self.discount = self.measure(discount);
                Next::Done
            }
            // FS-CARD-100
            Op::DrawEventsResolveOne { n } => {
                self.draw_event_cards(seat, n, log);
                self.steps.push(Step::ChooseEvent(seat));
                Next::Done
            }
            // FS-CARD-84: as many as there are.
            Op::TokensToEventDeck { n } => {
                let left = self.begin_count(Count::Exactly(n), n);
                if left > 0 && self.board_works(op) { Next::Ask(seat) } else { Next::Done }
            }
            _ if self.board_works(op) => Next::Ask(seat),
            _ => Next::Done,
        }
    }

    /// What a step asks.
    pub(super) fn board_options(&self, op: Op, seat: Seat, out: &mut Options<Action>) {
        let script = self.script();
        match op {
            Op::PurchaseUnit { place, max_level, discount } => {
                let terms =
                    (max_level.unwrap_or(u8::MAX), discount.map_or(0, |it| self.measure(it)));
                self.unit_purchases(seat, terms, self.places(place), out);
                self.end_of_purchases(seat, out);
            }
            Op::PurchaseUpgrade { kind, discount } => {
                let terms = Terms {
                    level: self.command_level(seat),
                    discount: Some(self.measure(discount)),
                };
                match kind {
                    UpgradeKind::Order => self.upgrade_purchases(seat, terms, out),
                    UpgradeKind::Combat => self.card_purchases(seat, terms, out),
                }
                self.end_of_purchases(seat, out);
            }
            // FS-CARD-104: for nothing, whatever the own command level.
            Op::GainUpgrade { max_level } => {
                let terms = Terms { level: self.measure(max_level), discount: None };
                self.upgrade_purchases(seat, terms, out);
                self.card_purchases(seat, terms, out);
            }
            // FS-CARD-96, -111
            Op::PlaceStructure { structure, place, cost_if_structure } => {
                let fits = |area: &Area| {
                    let taken = self.area(*area).buildings() > 0;
                    !taken || (1..=self.player(seat).materiel).contains(&cost_if_structure)
                };
                if self.may_build(seat, structure) {
                    let sites = self.places(place).iter().filter(fits);
                    out.extend(sites.map(|area| Action::PlaceStructure { structure, area }));
                }
            }
            // FS-CARD-109
            Op::DestroyStructure {} => {
                for area in self.places(Place::ContestedWorld).iter() {
                    let here = self.area(area);
                    let there =
                        Structure::ALL.into_iter().filter(|it| here.structures[it.index()] > 0);
                    out.extend(there.map(|structure| Action::PickStructure { structure, area }));
                }
            }
            // FS-CARD-81: first which, then by what.
            Op::ReplaceStructure {} => match script.to {
                None => {
                    let own = self.places(Place::WorldsInActiveSystem);
                    for area in own.iter().filter(|area| self.area(*area).control.is(seat)) {
                        let here = self.area(area);
                        let there =
                            Structure::ALL.into_iter().filter(|it| here.structures[it.index()] > 0);
                        let swapped =
                            there.filter(|it| self.other_structures(*it).next().is_some());
                        out.extend(
                            swapped.map(|structure| Action::PickStructure { structure, area }),
                        );
                    }
                }
                Some(area) => {
                    let old = Structure(script.left);
                    let new = self.other_structures(old);
                    out.extend(new.map(|structure| Action::PlaceStructure { structure, area }));
                }
            },
            // FS-CARD-98
            Op::GainWorldMateriel {} => {
                let room = self.player(seat).materiel < content().limits.max_materiel;
                let worlds =
                    self.friendly_worlds(seat).filter(|it| room && self.print(*it).materiel > 0);
                out.extend(worlds.map(|area| Action::PickArea { area }));
            }
            Op::GainWorldAssets {} => {
                let gives = |area: &Area| {
                    let print = self.print(*area);
                    Asset::ALL.into_iter().any(|asset| {
                        let printed = print.assets[asset.index()] + print.prosperity;
                        printed > 0 && self.may_gain(seat, asset)
                    })
                };
                let worlds = self.friendly_worlds(seat).filter(gives);
                out.extend(worlds.map(|area| Action::PickArea { area }));
            }
            // FS-CARD-107: any opponent; FS-CARD-78: the owner of the target.
            Op::LoseAsset {} | Op::StealAsset {} => {
                let other = if op == (Op::StealAsset {}) { self.other_party(seat) } else { None };
                let others = self.alive().iter().filter(|it| *it != seat);
                for victim in others.filter(|it| other.is_none_or(|other| other == *it)) {
                    let Some(faction) = self.player(victim).faction else { continue };
                    let has = |asset: &Asset| self.player(victim).assets[asset.index()] > 0;
                    let kinds = Asset::ALL.into_iter().filter(has);
                    out.extend(kinds.map(|asset| Action::TakeFrom { faction, asset }));
                }
            }
            // FS-CARD-108
            Op::ResolveOrder { place, .. } => {
                let systems: SystemSet = self.places(place).iter().map(Area::system).collect();
                out.extend(systems.iter().map(|system| Action::PickSystem { system }));
            }
            // FS-CARD-114: a token that is not alone in its stack; then the end of the stack it goes to.
            Op::RepositionOrderToken {} => match self.looked_at() {
                Some(_) => out.extend(End::all().map(|end| Action::PutToken { end })),
                None => {
                    for system in self.placed.iter() {
                        let stack = || self.orders.stack(system);
                        if stack().count() > 1 {
                            let own = stack().enumerate().filter(|(_, token)| token.seat == seat);
                            out.extend(own.map(|(on, _)| Action::LookAt { system, on: on as u8 }));
                        }
                    }
                }
            },
            Op::TokensToEventDeck { .. } => {
                let (seen, unseen) =
                    (self.player(seat).resolved, self.secrets[seat.index()].orders);
                let there = |order: &Order| seen[order.index()] + unseen[order.index()] > 0;
                out.extend(
                    Order::ALL.into_iter().filter(there).map(|order| Action::PickOrder { order }),
                );
            }
            Op::ReplaceStormMove {} => self.other_storm_moves(out),
            // FS-CARD-87
            Op::Rule { id: Exception::ResolveAsOtherOrder, .. } => {
                let orders = [Order::ADVANCE, Order::DEPLOY, Order::DOMINATE];
                out.extend(orders.map(|order| Action::ResolveAs { order }));
            }
            // FS-CARD-75
            Op::Rule { .. } => {
                if let Some(strike) = &self.strike {
                    let units = self.unit_fighters(strike.opponent, strike.target, |_| true);
                    let area = strike.target;
                    out.extend(units.into_iter().map(|unit| Action::PickUnit { unit, area }));
                }
            }
            _ => {}
        }
    }

    /// The kinds of structures of the supply that are not this one.
    fn other_structures(&self, old: Structure) -> impl Iterator<Item = Structure> {
        Structure::ALL
            .into_iter()
            .filter(move |it| *it != old && self.supply.structures[it.index()] > 0)
    }

    /// FS-CARD-114: the order token that a player looks at, and on how many others it lies.
    pub(crate) fn looked_at(&self) -> Option<(Seat, System, usize)> {
        let script = self.scripts.last()?;
        match self.op() {
            Some(Op::RepositionOrderToken {}) => {
                script.to.map(|area| (script.seat, area.system(), usize::from(script.left)))
            }
            _ => None,
        }
    }

    /// What an answer does.
    pub(super) fn answer_board(&mut self, op: Op, seat: Seat, action: Action, log: &mut impl Log) {
        match (op, action) {
            // The purchase is asked for again, cheaper.
            (_, Action::UseScheme { event }) => return self.use_scheme(seat, event, log),
            (Op::PurchaseUnit { discount, .. }, Action::BuyUnit { unit, area, payment }) => {
                let discount = discount.map_or(0, |it| self.measure(it));
                self.buy_unit(seat, (unit, area, payment), discount, log);
            }
            (Op::PurchaseUpgrade { discount, .. }, _) => {
                let discount = Some(self.measure(discount));
                self.take_upgrade(seat, action, Terms { level: u8::MAX, discount }, log);
            }
            (Op::GainUpgrade { .. }, _) => {
                self.take_upgrade(seat, action, Terms { level: u8::MAX, discount: None }, log);
            }
            (
                Op::PlaceStructure { cost_if_structure, .. },
                Action::PlaceStructure { structure, area },
            ) => {
                if self.area(area).buildings() > 0 {
                    self.pay_materiel(seat, cost_if_structure, log);
                }
                self.build(seat, structure, area, log);
            }
            (Op::DestroyStructure {}, Action::PickStructure { structure, area }) => {
                self.tear_down(structure, area, log);
            }
            (Op::ReplaceStructure {}, Action::PickStructure { structure, area }) => {
                let script = self.script_mut();
                (script.to, script.left) = (Some(area), structure.0);
                return;
            }
            (Op::ReplaceStructure {}, Action::PlaceStructure { structure, area }) => {
                let old = Structure(self.script().left);
                self.raze(old, area, log);
                self.build(seat, structure, area, log);
            }
            (Op::GainWorldMateriel {}, Action::PickArea { area }) => {
                self.gain_materiel(seat, self.print(area).materiel, log);
            }
            (Op::GainWorldAssets {}, Action::PickArea { area }) => {
                self.gain_assets_of(seat, AreaSet::one(area), log);
            }
            (_, Action::TakeFrom { faction, asset }) => {
                if let Some(victim) = self.seat_of(faction) {
                    self.lose_asset(victim, asset, log);
                }
                if op == (Op::StealAsset {}) {
                    self.gain_asset(seat, asset, log);
                }
            }
            (Op::ResolveOrder { order, .. }, Action::PickSystem { system }) => {
                self.order = Some(OrderState::new(seat, system, order, None));
                self.steps.push(Step::Order);
            }
            (Op::RepositionOrderToken {}, Action::LookAt { system, on }) => {
                log.note(|| Event::OrderSeen { seat, system, on });
                let script = self.script_mut();
                (script.to, script.left) = (system.areas().next(), on);
                return;
            }
            (Op::RepositionOrderToken {}, Action::PutToken { end }) => self.put_token(end, log),
            (Op::TokensToEventDeck { .. }, Action::PickOrder { order }) => {
                self.spare_token_to_events(seat, order, log);
                self.script_mut().left -= 1;
                return;
            }
            (Op::ReplaceStormMove {}, Action::MoveStorm { storm, edge }) => {
                self.storm_move = None;
                self.move_storm(storm, edge, log);
            }
            (Op::Rule { .. }, Action::ResolveAs { order: other }) => {
                if let Some(order) = &mut self.order {
                    order.order = other;
                }
            }
            (Op::Rule { .. }, Action::PickUnit { unit, .. }) => {
                if let Some(strike) = &mut self.strike {
                    strike.first = Some(unit);
                }
            }
            _ => {}
        }
        self.end_op(Block::default());
    }

    /// An upgrade is bought or gained.
    fn take_upgrade(&mut self, seat: Seat, action: Action, terms: Terms, log: &mut impl Log) {
        match action {
            Action::BuyUpgrade { upgrade } => self.buy_upgrade(seat, upgrade, terms, log),
            Action::BuyCards { card, discarded } => {
                self.buy_cards(seat, (card, discarded), terms, log);
            }
            _ => {}
        }
    }

    /// A structure of the contested world is destroyed; a bastion leaves the combat.
    fn tear_down(&mut self, structure: Structure, area: Area, log: &mut impl Log) {
        let owner = self.area(area).control.seat();
        let bastion = owner.filter(|_| structure == Structure::BASTION).and_then(|owner| {
            let bastions = self.fighters(owner, area, Fighter::is_bastion);
            Some((owner, *bastions.first()?))
        });
        match bastion {
            Some((owner, bastion)) => self.destroy(owner, bastion, area, log),
            None => self.raze(structure, area, log),
        }
    }

    /// FS-CARD-114: to the top or the bottom of its stack.
    fn put_token(&mut self, end: End, log: &mut impl Log) {
        let Some((seat, system, on)) = self.looked_at() else { return };
        if let Some(token) = self.orders.take(system, on) {
            if end == End::TOP {
                self.orders.push(system, token.seat, token.order);
            } else {
                self.orders.push_under(system, token.seat, token.order);
            }
            log.note(|| Event::OrderRepositioned { seat, system, on: on as u8, end });
        }
    }

    /// FS-CARD-84: a token of the play area goes onto the event deck, one that all have seen before others.
    fn spare_token_to_events(&mut self, seat: Seat, order: Order, log: &mut impl Log) {
        let player = &mut self.players[seat.index()];
        let seen = &mut player.resolved[order.index()];
        if *seen > 0 {
            *seen -= 1;
        } else {
            self.secrets[seat.index()].orders[order.index()] -= 1;
        }
        player.on_events[order.index()] += 1;
        log.note(|| Event::OrderToEvents { seat, order });
    }
}
