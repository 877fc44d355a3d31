//! What a seat may know (FS-TRM-05), built field by field: an allow-list, never a state with parts taken
//! out. Everything drawn on a screen or given to a bot comes from here.

mod board;
mod combat;
mod forecast;
mod offer;
mod orders;
mod players;

use kernel::{Outcome, Seat, SeatSet, Viewer};
use serde::Serialize;

pub use board::{AreaView, StormView, TileView};
pub use combat::{CombatView, SideView};
pub use forecast::{Ability, Fit, Forecast, Need, Span, Sums};
pub use offer::{Answer, Offer};
pub use orders::{ActiveOrderView, ClashView, OrderView, ScriptView, StrikeView};
pub use players::{PlayerView, Secrets, UpgradeView};
pub(crate) use players::{cards, events};

use std::collections::BTreeMap;

use crate::content::content;
use crate::grid::Edge;
use crate::ids::{Asset, EventCard, Faction, KINDS, Storm, Structure, Unit};
use crate::ruleset::{OwnOrders, Ruleset};
use crate::state::ForbiddenStars;
use crate::step::Step;

/// Everything a viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct View {
    /// Who looks; nobody in particular for a spectator.
    pub you: Option<Seat>,
    pub rules: Ruleset,
    pub round: u8,
    /// How many rounds there are at most.
    pub rounds: u8,
    pub phase: &'static str,
    pub first_player: Seat,
    pub pending: SeatSet,
    /// The innermost step that is going on.
    pub step: Step,
    /// FS-WIN-01: own objective tokens needed to win.
    pub objectives_to_win: u8,
    /// Tiles on the board, and those that are to be placed.
    pub tiles: Vec<TileView>,
    pub storms: Vec<StormView>,
    /// Orders on the board, in the sequence of placing: a stack from the bottom to the top.
    pub orders: Vec<OrderView>,
    pub players: Vec<PlayerView>,
    pub supply: SupplyView,
    /// The order that is being resolved.
    pub order: Option<ActiveOrderView>,
    /// The orbital strike that is being resolved.
    pub strike: Option<StrikeView>,
    /// Refresh, step 4: the event card that is being resolved.
    pub event: Option<EventCard>,
    /// The storm move that has been named.
    pub storm_move: Option<(Storm, Edge)>,
    /// What the next purchase costs less.
    pub discount: u8,
    /// Contested areas, the combat that goes on or comes next first.
    pub clashes: Vec<ClashView>,
    /// The combat that goes on.
    pub combat: Option<CombatView>,
    /// Cards and abilities that are being carried out, the innermost last.
    pub scripts: Vec<ScriptView>,
    pub ending: Option<Outcome>,
}

/// The common supply (FS-SET-23).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct SupplyView {
    pub structures: BTreeMap<Structure, u8>,
    pub assets: BTreeMap<Asset, u8>,
}

impl View {
    pub(crate) fn of(game: &ForbiddenStars, viewer: Viewer) -> Self {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Self {
            you,
            rules: game.rules,
            round: game.round,
            rounds: content().limits.rounds,
            phase: game.phase(),
            first_player: game.first,
            pending: game.pending(),
            step: game.step(),
            objectives_to_win: content().board(game.seats as usize).objectives_to_win,
            tiles: board::tiles(game),
            storms: board::storms(game),
            orders: orders::orders(game, you),
            players: game.everybody().map(|seat| PlayerView::of(game, seat, you)).collect(),
            supply: SupplyView {
                structures: Structure::all().zip(game.supply.structures).collect(),
                assets: Asset::all().zip(game.supply.assets).collect(),
            },
            order: game.order.as_ref().map(|order| ActiveOrderView::of(game, order)),
            strike: game.strike.as_ref().map(|strike| StrikeView::of(game, strike)),
            event: game.event,
            storm_move: game.storm_move,
            discount: game.discount,
            clashes: game.clashes.iter().map(|clash| ClashView::of(game, clash)).collect(),
            combat: game.combat.as_ref().map(|combat| CombatView::of(game, combat, you)),
            scripts: game.scripts.iter().map(ScriptView::of).collect(),
            ending: game.ending.clone(),
        }
    }

    /// FS-AMB-54: an earlier moment of the running round does not tell of a covered token what it was. Which tokens were
    /// left then would say which one was placed next, so those of now are seen.
    pub(crate) fn recalled(game: &ForbiddenStars, now: &ForbiddenStars, viewer: Viewer) -> Self {
        let mut view = Self::of(game, viewer);
        let running = now.ending.is_none() && now.round == game.round;
        if game.rules.own_orders == OwnOrders::Strict
            && running
            && let Viewer::Seat(seat) = viewer
        {
            for order in view.orders.iter_mut().filter(|order| !order.revealed) {
                order.face = None;
            }
            if let Some(then) = &mut view.players[seat.index()].secrets {
                then.orders = players::unplaced(now, seat);
            }
        }
        view
    }

    /// What lies in an area.
    pub fn area(&self, area: crate::ids::Area) -> Option<&AreaView> {
        self.tiles.iter().flat_map(|tile| &tile.areas).find(|view| view.area == area)
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.get(seat.index())
    }
}

/// Units of a faction by name, those that are there.
pub(crate) fn named(faction: Option<Faction>, counts: &[u8; KINDS]) -> BTreeMap<Unit, u8> {
    let units = faction.into_iter().flat_map(Faction::units);
    units.map(|unit| (unit, counts[unit.kind()])).filter(|(_, count)| *count > 0).collect()
}

impl ForbiddenStars {
    /// The faction of a seat, or of nobody.
    pub(crate) fn faction_of(&self, owner: kernel::Owner) -> Option<Faction> {
        owner.seat().and_then(|seat| self.player(seat).faction)
    }

    /// The name of the phase.
    pub fn phase(&self) -> &'static str {
        match self.steps.first() {
            _ if self.ending.is_some() => "over",
            _ if self.round == 0 => "setup",
            Some(Step::Planning) => "planning",
            Some(Step::Operations) => "operations",
            Some(Step::Refresh) => "refresh",
            _ => "over",
        }
    }
}
