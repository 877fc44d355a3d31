//! Orders on the board and what is being carried out.

use std::collections::BTreeMap;

use kernel::{Placed, Seat};
use serde::Serialize;

use super::named;
use crate::ids::{Area, EventCard, Icon, Order, System, Unit, Upgrade};
use crate::ruleset::OwnOrders;
use crate::script::{Script, Source};
use crate::state::{
    Clash, ForbiddenStars, ORDERS, OrderStage, OrderState, StrikeStage, StrikeState,
};

/// An order on the board; its face only where the viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct OrderView {
    pub system: System,
    pub seat: Seat,
    pub face: Option<Order>,
    /// It is face up for everybody.
    pub revealed: bool,
}

/// The order that is being resolved.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct ActiveOrderView {
    pub seat: Seat,
    pub system: System,
    /// What it is resolved as.
    pub order: Order,
    /// The face of its token, as long as that lies on the board.
    pub token: Option<Order>,
    /// What comes next.
    pub stage: OrderStage,
    /// FS-ADV-02: the one neighbour from which units have come.
    pub neighbour: Option<System>,
    /// FS-ADV-11: units that have moved, by the area they are in now.
    pub moved: BTreeMap<Area, BTreeMap<Unit, u8>>,
    /// FS-DEP-02: units that may still be bought.
    pub limit: u8,
    /// The structure or the order upgrade has been bought.
    pub bought: bool,
    /// The combat upgrade has been bought.
    pub trained: bool,
}

/// An orbital strike.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct StrikeView {
    pub void: Area,
    pub target: Area,
    pub opponent: Seat,
    pub stage: StrikeStage,
    pub dice: BTreeMap<Icon, u8>,
    /// Damage not yet assigned.
    pub damage: u8,
    /// Order upgrades declared whose dice part has not been used.
    pub declared: Vec<Upgrade>,
    /// Schemes declared.
    pub schemes: Vec<EventCard>,
}

/// Units in an area of somebody else (FS-ARE-06).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct ClashView {
    pub area: Area,
    pub attacker: Seat,
    /// Unrouted units that came.
    pub ready: BTreeMap<Unit, u8>,
    pub routed: BTreeMap<Unit, u8>,
    /// The areas from which they moved.
    pub origins: Vec<Area>,
    /// Those that a card has put there, where it is agreed that they do not retreat (FS-AMB-01).
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub placed: BTreeMap<Unit, u8>,
}

/// A card or ability that is being carried out.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct ScriptView {
    pub seat: Seat,
    pub source: Source,
}

/// FS-STK-03, -04: backs are public; a face is known once revealed, and to its owner while nothing lies on it, unless the
/// table lets players see all of theirs (FS-AMB-54).
pub(super) fn orders(game: &ForbiddenStars, you: Option<Seat>) -> Vec<OrderView> {
    let all = game.orders.iter().enumerate();
    let view = |(at, placed): (usize, &Placed<System, Order>)| {
        let revealed = game.shown_order() == Some(at);
        let own = you == Some(placed.seat) && game.sees_own_order(at);
        OrderView {
            system: placed.site,
            seat: placed.seat,
            face: (revealed || own).then_some(placed.order),
            revealed,
        }
    };
    all.map(view).collect()
}

impl ForbiddenStars {
    /// The order that lies face up on its stack, by its place among all orders.
    pub(crate) fn shown_order(&self) -> Option<usize> {
        let order = self.order.as_ref().filter(|order| order.token.is_some())?;
        let system = order.system;
        let all = self.orders.iter().enumerate();
        all.filter(|(_, placed)| placed.site == system).map(|(at, _)| at).last()
    }

    /// Whether the owner of an order, given by its place among all, may look at it: it lies on top, a card lets them look at
    /// it (FS-CARD-114), or the table plays with open own orders.
    pub(crate) fn sees_own_order(&self, at: usize) -> bool {
        let Some(Placed { site, seat, .. }) = self.orders.iter().nth(at).copied() else {
            return false;
        };
        let stack = |from: usize, to: usize| {
            let part = self.orders.iter().skip(from).take(to - from);
            part.filter(|placed| placed.site == site).count()
        };
        let looked_at = self.looked_at() == Some((seat, site, stack(0, at)));
        stack(at + 1, ORDERS) == 0 || looked_at || self.rules.own_orders == OwnOrders::Recall
    }
}

impl ActiveOrderView {
    pub(super) fn of(game: &ForbiddenStars, order: &OrderState) -> Self {
        let faction = game.player(order.seat).faction;
        let moved = order.system.areas().zip(&order.moved);
        let moved = moved.map(|(area, units)| (area, named(faction, units)));
        Self {
            seat: order.seat,
            system: order.system,
            order: order.order,
            token: order.token,
            stage: order.stage,
            neighbour: order.neighbour,
            moved: moved.filter(|(_, units)| !units.is_empty()).collect(),
            limit: order.limit,
            bought: order.bought,
            trained: order.trained,
        }
    }
}

impl StrikeView {
    pub(super) fn of(game: &ForbiddenStars, strike: &StrikeState) -> Self {
        let faction = game.order.as_ref().and_then(|order| game.player(order.seat).faction);
        let upgrades = faction.into_iter().flat_map(|it| strike.declared.iter(it));
        let schemes = faction.into_iter().flat_map(|it| strike.schemes.iter(it));
        Self {
            void: strike.void,
            target: strike.target,
            opponent: strike.opponent,
            stage: strike.stage,
            dice: Icon::all().zip(strike.dice).collect(),
            damage: strike.damage,
            declared: upgrades.collect(),
            schemes: schemes.collect(),
        }
    }
}

impl ClashView {
    pub(super) fn of(game: &ForbiddenStars, clash: &Clash) -> Self {
        let faction = game.player(clash.attacker).faction;
        Self {
            area: clash.area,
            attacker: clash.attacker,
            ready: named(faction, &clash.ready),
            routed: named(faction, &clash.routed),
            origins: clash.origins.iter().collect(),
            placed: named(faction, &clash.placed),
        }
    }
}

impl ScriptView {
    pub(super) fn of(script: &Script) -> Self {
        Self { seat: script.seat, source: script.source }
    }
}
