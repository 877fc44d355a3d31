//! What a seat may know, built field by field: an allow-list, never a state with parts taken
//! out. Everything drawn on a screen or given to a bot comes from here.

mod battle;
mod forecast;
mod items;
mod orders;
mod standing;

use std::collections::BTreeMap;

use kernel::grid::{Cell, Side};
use kernel::{Arg, Message, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::content::content;
use crate::ids::{
    Area, Building, Card, EventKind, Faction, Leader, Module, Order, Planet, Route, Tech, Unit,
};
use crate::json::{AreaDoc, SavedStep, area_doc, named_units};
use crate::payment::{Discount, Payment};
use crate::planning::ORDERS;
use crate::ruleset::Ruleset;
use crate::stages::RegroupingStage;
use crate::state::{Site, StarCraft, Step};
use crate::victory::Ending;

pub use battle::{BattleView, CardsView, SkirmishView, Strength, TermView, Verdict};
pub use forecast::{Fit, Forecast, Rival};
pub use items::ItemView;
pub use standing::{LimitTerm, Progress};

/// Everything a viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct View {
    /// Who looks; nobody in particular for a spectator.
    pub you: Option<Seat>,
    pub rules: Ruleset,
    pub round: u16,
    pub phase: &'static str,
    pub first_player: Seat,
    pub pending: SeatSet,
    /// How many orders each player places in a round.
    pub orders_each: u8,
    /// What is off the price of what may be bought now.
    pub discount: Discount,
    /// The innermost step that is going on.
    #[serde(skip)]
    pub step: Step,
    /// The step in the form in which it is saved.
    #[serde(rename = "step")]
    saved_step: SavedStep,
    pub planets: Vec<PlanetView>,
    pub routes: Vec<RouteView>,
    /// All orders in the sequence of placing.
    pub orders: Vec<OrderView>,
    pub players: Vec<PlayerView>,
    pub events: EventsView,
    pub order: Option<ActiveOrderView>,
    pub payment: Option<Payment>,
    pub battle: Option<BattleView>,
    pub script: Option<ScriptView>,
    /// The scenario items in play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<ItemView>,
    /// The seats in the order in which they play, where a scenario says it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub play_order: Vec<Seat>,
    /// How the game would end if nothing changed any more.
    pub foreseen: Option<Ending>,
    pub ending: Option<Ending>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct PlanetView {
    pub planet: Planet,
    /// Drawn by this seat and not yet placed.
    pub to_be_placed_by: Option<Seat>,
    pub cell: Option<Cell>,
    pub rotation: u8,
    pub areas: Vec<AreaView>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct AreaView {
    pub area: Area,
    pub owner: Option<Seat>,
    pub units: BTreeMap<Unit, u8>,
    pub base: Option<Seat>,
    /// What stands there: a base, or an installation.
    pub site: Site,
    /// Whose guard tokens lie there.
    pub guard: Option<Seat>,
    pub guards: u8,
    /// A special conquest point token lies there.
    pub point: bool,
    pub depletion: u8,
    pub card_holder: Option<Seat>,
    pub workers: u8,
    /// Its card has all the workers it can hold: one more would be force mining.
    pub full: bool,
    pub controller: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct RouteView {
    pub route: Route,
    pub ends: [(Planet, Side); 2],
    pub transports: SeatSet,
}

/// An order on the board; its face only where the viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct OrderView {
    pub planet: Planet,
    pub seat: Seat,
    pub face: Option<Order>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct PlayerView {
    pub seat: Seat,
    pub faction: Option<Faction>,
    pub eliminated: bool,
    /// The team, from 0; none where everybody plays alone.
    pub team: Option<u8>,
    pub points: u16,
    /// Workers in play, wherever they are.
    pub workers: u8,
    pub workers_in_pool: u8,
    pub workers_unavailable: u8,
    pub workers_on_permanent: [u8; 2],
    pub buildings: BTreeMap<Building, u8>,
    pub modules: BTreeMap<Module, u8>,
    pub bases: u8,
    /// Base tokens that have left the game.
    #[serde(skip_serializing_if = "kernel::setup::is_default")]
    pub bases_out: u8,
    pub transports: u8,
    pub figures: BTreeMap<Unit, u8>,
    /// Units under mind control, and whose they were.
    pub stolen: Vec<(Unit, Seat)>,
    /// Leadership cards that were chosen and shown.
    pub leaders: Vec<Leader>,
    /// Those of them that lie in the play area.
    pub leaders_in_play: Vec<Leader>,
    /// Cards of the own deck that may still be chosen, of all stages to come.
    pub leaders_left: Vec<Leader>,
    /// What the hero is, once it has been gained, dead or alive.
    pub hero: Option<Unit>,
    /// Units that stand on a Leadership card.
    pub reserve: BTreeMap<Unit, u8>,
    /// As what any order may be executed in the next Execution Phase.
    pub orders_as: Option<Order>,
    /// The player may place two orders at a time in the next Planning Phase.
    pub two_orders: bool,
    /// The player's transports cannot be destroyed in this round.
    pub safe_transports: bool,
    /// Where all others may place one order only.
    pub influences: Option<Planet>,
    /// Whether the special objective counts for this player.
    pub special_victory: bool,
    pub hand_size: usize,
    /// The cards a player keeps at the end of a round.
    pub hand_limit: u8,
    pub deck_size: usize,
    pub technology_size: usize,
    pub discard: Vec<Card>,
    pub play_area: Vec<Card>,
    pub events_in_play: Vec<EventKind>,
    /// Face-down Event cards, by stage.
    pub events_drawn: [u8; 3],
    /// Cards everybody knows to be in the hand.
    pub known_hand: Vec<Card>,
    pub special_limit: u8,
    pub orders_revealed: BTreeMap<Order, u8>,
    /// Special orders in the Special Order Pool.
    pub pooled: Vec<Order>,
    /// Special orders that have left the game.
    pub disposed: Vec<Order>,
    /// Special orders the modules still allow to execute.
    pub special_allowance: u8,
    /// The Defend order has been played in this Planning Phase.
    pub defended: bool,
    /// Resource tokens: minerals, gas.
    pub tokens: [u8; 2],
    pub objective_met: bool,
    /// How far the player is with the special objective; none where objectives do not count.
    pub objective: Option<Progress>,
    /// The conquest points the player (with the team) needs; none where nobody scores.
    pub points_target: Option<u16>,
    /// Areas the player controls.
    pub areas: u8,
    /// How many units a Build order may build, and what that is made of.
    pub build_limit: u8,
    pub build_terms: Vec<LimitTerm>,
    /// Minerals and gas that the sheet and the Resource cards give in a round.
    pub income: [u8; 2],
    /// Minerals and gas that workers of the pool could still be put on.
    pub usable: [u8; 2],
    /// Minerals and gas that they could be put on by force mining too.
    pub usable_by_force: [u8; 2],
    /// What only this player knows; nobody else's view has it.
    pub secrets: Option<Secrets>,
}

/// What only the player knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Secrets {
    pub hand: Vec<Card>,
    pub deck: Vec<Card>,
    pub technology: Vec<Card>,
    /// The own Event cards, once they may be read.
    pub events: Vec<EventKind>,
    /// Cards chosen for the discard, not yet shown.
    pub discarding: Vec<Card>,
    /// The Leadership card chosen, not yet shown.
    pub choosing: Option<Leader>,
    /// Order tokens not placed.
    pub orders_left: BTreeMap<Order, u8>,
    /// Special orders that may still be placed in this Planning Phase.
    pub specials_left: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct EventsView {
    /// The stage of the top card (3 when the deck is empty).
    pub stage: u8,
    pub left: [u8; 3],
    pub discard: Vec<EventKind>,
    /// The End Draws Near cards on the table.
    pub ends: usize,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct ActiveOrderView {
    pub seat: Seat,
    pub planet: Planet,
    pub order: Order,
    pub built: u8,
    pub building: bool,
    pub module: bool,
    pub discounted: bool,
    pub enemy_area: Option<Area>,
    pub attackers: BTreeMap<Unit, u8>,
    pub moved: Vec<BTreeMap<Unit, u8>>,
    pub picked: Option<(Unit, Area)>,
    pub lifted: bool,
    pub technology: Option<Tech>,
    /// The area it defends, if it is a Defend order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defends: Option<Area>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct ScriptView {
    pub seat: Seat,
    /// The Event card, or…
    pub event: Option<EventKind>,
    /// …the Leadership card that is being resolved.
    pub leader: Option<Leader>,
    pub chosen: Option<u8>,
    /// What it offers now is had for nothing.
    pub gift: bool,
    /// What may be chosen, while a choice between alternatives is open.
    pub alternatives: Vec<Message>,
    /// What the card asks for now.
    pub doing: Option<Message>,
    /// How often it can still be done.
    pub left: Option<u8>,
    /// The units still to place, or chosen to move.
    pub units: BTreeMap<Unit, u8>,
    pub area: Option<Area>,
    pub route: Option<Route>,
}

impl ScriptView {
    /// The card, by its name.
    pub fn card(&self) -> Arg {
        match (self.event, self.leader) {
            (Some(event), _) => event.into(),
            (None, Some(leader)) => leader.into(),
            (None, None) => crate::names::piece("it"),
        }
    }
}

impl View {
    pub(crate) fn of(game: &StarCraft, viewer: Viewer) -> Self {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let in_play = (0..content().planets.len() as u8).map(Planet).filter(|planet| {
            let state = &game.planets[planet.index()];
            game.placed.has(*planet) || !state.dealt.is_none()
        });
        let route = |route: Route| {
            let state = &game.routes[route.index()];
            RouteView { route, ends: state.ends, transports: state.transports }
        };
        Self {
            you,
            rules: game.rules,
            round: game.round,
            phase: game.phase(),
            first_player: game.first,
            pending: game.pending(),
            orders_each: ORDERS,
            discount: game.discount(),
            step: game.step(),
            saved_step: SavedStep::of(game.step(), game.battle.as_ref()),
            planets: in_play.map(|planet| PlanetView::of(game, planet)).collect(),
            routes: game.all_routes().map(route).collect(),
            orders: orders::orders(game, you),
            players: game.everybody().map(|seat| PlayerView::of(game, seat, you)).collect(),
            events: EventsView {
                stage: game.event_stage(),
                left: game.events.left,
                discard: game.events.discard.iter().map(|n| content().event_cards[n]).collect(),
                ends: game.events.ends.len(),
            },
            order: game.order.as_ref().map(|_| ActiveOrderView::of(game)),
            payment: game.payment,
            battle: game.battle.as_ref().map(|_| BattleView::of(game, you)),
            script: game.script.map(|script| ScriptView {
                seat: script.seat,
                event: script.leader.is_none().then(|| crate::events::kind_of(script.card)),
                leader: script.leader,
                chosen: script.chosen,
                gift: game.offered().is_some_and(|purchase| purchase.is_gift()),
                alternatives: game.alternatives(),
                doing: game.script_doing(),
                left: script.left,
                units: named_units(game, game.script_owner(), &script.units),
                area: script.area,
                route: script.route,
            }),
            items: game.items_in_play().collect(),
            play_order: game.play_order(),
            foreseen: game.foreseen(),
            ending: game.ending,
        }
    }
}

impl PlanetView {
    fn of(game: &StarCraft, planet: Planet) -> Self {
        let state = &game.planets[planet.index()];
        let view = |area| {
            let AreaDoc {
                area,
                owner,
                units,
                base,
                site,
                guard,
                guards,
                point,
                depletion,
                card_holder,
                workers,
            } = area_doc(game, area);
            let controller = game.controller(area);
            let full = game.is_full_of_workers(area);
            AreaView {
                area,
                owner,
                units,
                base,
                site,
                guard,
                guards,
                point,
                depletion,
                card_holder,
                workers,
                full,
                controller,
            }
        };
        let placed = game.placed.has(planet);
        Self {
            planet,
            to_be_placed_by: state.dealt.seat(),
            cell: placed.then_some(state.cell),
            rotation: state.rotation,
            areas: if placed { planet.areas().map(view).collect() } else { Vec::new() },
        }
    }
}

impl PlayerView {
    fn of(game: &StarCraft, seat: Seat, you: Option<Seat>) -> Self {
        let player = game.player(seat);
        let race = game.race(seat);
        let kinds = |events: crate::sets::EventSet| {
            events.iter().map(|number| content().event_cards[number]).collect::<Vec<_>>()
        };
        let (orders_left, specials_left) = orders::tokens(game, seat);
        let secrets = (you == Some(seat)).then(|| Secrets {
            hand: player.hand.iter(race).collect(),
            // SC-BATTLE-24: what lies unseen at a skirmish may be any of these too.
            deck: game.own_deck(seat).iter(race).collect(),
            technology: player.technology.iter(race).collect(),
            events: if game.reads_events() { kinds(player.drawn) } else { Vec::new() },
            discarding: player.discarding.iter(race).collect(),
            choosing: player.choosing,
            orders_left,
            specials_left,
        });
        let leaders = |set: crate::sets::LeaderSet| -> Vec<Leader> {
            player.faction.into_iter().flat_map(|faction| set.iter(faction)).collect()
        };
        let chosen = player.faction.is_some();
        let budget = game.budget(seat);
        Self {
            seat,
            faction: player.faction,
            eliminated: player.eliminated,
            team: game.has_teams().then(|| game.team(seat)),
            points: player.points,
            workers: game.workers(seat),
            workers_in_pool: player.pool,
            workers_unavailable: player.unavailable,
            workers_on_permanent: player.permanent,
            buildings: (0..3)
                .map(|place| (Building::of(race, place), player.buildings[place]))
                .collect(),
            modules: Module::ALL
                .into_iter()
                .map(|module| (module, player.modules[module.index()]))
                .collect(),
            bases: player.bases,
            bases_out: player.bases_out,
            transports: player.transports,
            figures: named_units(game, seat, &player.figures),
            stolen: game.stolen_by(seat).collect(),
            leaders: leaders(player.leaders),
            leaders_in_play: leaders(player.leading),
            leaders_left: (game.leader_stage + 1..=3)
                .flat_map(|stage| game.leaders_of_stage(seat, stage))
                .filter(|_| game.chooses_leaders())
                .collect(),
            hero: player.hero,
            reserve: game.reserves(seat).map(|unit| (unit, player.reserve[unit.kind()])).collect(),
            orders_as: player.orders_as,
            two_orders: player.two_orders,
            safe_transports: game.keeps_transports(seat),
            influences: player.influences,
            special_victory: game.has_objective(seat),
            hand_size: player.hand.len(),
            hand_limit: if chosen { game.hand_limit(seat) as u8 } else { 0 },
            deck_size: player.deck.len(),
            technology_size: player.technology.len(),
            discard: player.discard.iter(race).collect(),
            play_area: player.play.iter(race).collect(),
            events_in_play: kinds(player.events),
            events_drawn: game.content().stages.map(|stage| player.drawn.and(stage).len() as u8),
            known_hand: player.known.iter(race).collect(),
            special_limit: player.special_limit,
            orders_revealed: Order::ALL
                .into_iter()
                .chain(game.has_star(seat).then_some(Order::STAR))
                .map(|o| (o, player.revealed[o.index()]))
                .collect(),
            pooled: Order::ALL.into_iter().filter(|o| o.is_among(player.pooled)).collect(),
            disposed: Order::ALL.into_iter().filter(|o| o.is_among(player.disposed)).collect(),
            special_allowance: game.special_allowance(seat),
            defended: player.defended,
            tokens: player.tokens,
            objective_met: game.round > 0 && game.objective_met(seat),
            objective: Progress::of(game, seat),
            points_target: game.points_target(seat),
            areas: game.controlled(seat).count() as u8,
            build_limit: if chosen { game.build_limit(seat) } else { 0 },
            build_terms: if chosen { standing::build_terms(game, seat) } else { Vec::new() },
            income: if chosen { game.income(seat) } else { [0; 2] },
            usable: if chosen { budget.free } else { [0; 2] },
            usable_by_force: if chosen { budget.forced } else { [0; 2] },
            secrets,
        }
    }
}

impl ActiveOrderView {
    fn of(game: &StarCraft) -> Self {
        let order = game.active();
        Self {
            seat: order.seat,
            planet: order.planet,
            order: order.order,
            built: order.built,
            building: order.building,
            module: order.module,
            discounted: order.discounted,
            enemy_area: order.enemy_area,
            attackers: named_units(game, order.seat, &order.attackers),
            moved: order.moved.iter().map(|units| named_units(game, order.seat, units)).collect(),
            picked: order.picked,
            lifted: order.lifted,
            technology: order.technology,
            defends: order.defends,
        }
    }
}

impl StarCraft {
    /// SC-INFO-06: from step 8 of Regrouping on everybody knows their own Event cards.
    pub(crate) fn reads_events(&self) -> bool {
        let stage = RegroupingStage::at(self.stage);
        self.steps.first() == Some(&Step::Regrouping)
            && stage.place() >= RegroupingStage::Events.place()
    }

    /// A player's deck together with the own cards that came off it unseen.
    fn own_deck(&self, seat: Seat) -> crate::sets::CardSet {
        let mut cards = self.player(seat).deck;
        if let Some(battle) = &self.battle
            && let Some(side) = battle.seats.iter().position(|&other| other == seat)
        {
            for skirmish in &battle.skirmishes {
                let placed = &skirmish.cards[side];
                if placed.from_deck
                    && !placed.seen
                    && !placed.up
                    && placed.lent.is_none()
                    && let Some(card) = placed.standard
                {
                    cards.add(crate::sets::CardSet::one(card));
                }
            }
        }
        // BW-MND-05: what lies unseen beside a stolen unit is off its owner's deck.
        for card in self.lent_cards(seat) {
            cards.add(crate::sets::CardSet::one(card));
        }
        cards
    }

    /// Whether the player looks at deck cards to place one of them.
    pub(crate) fn is_looking(&self, seat: Seat) -> bool {
        self.steps.iter().any(|step| matches!(step, Step::PlaceLooked(other, _) if *other == seat))
    }

    /// The name of the phase.
    pub fn phase(&self) -> &'static str {
        match self.steps.first() {
            Some(Step::Setup) => "setup",
            Some(Step::Planning) => "planning",
            Some(Step::Execution) => "execution",
            Some(Step::Regrouping) => "regrouping",
            _ => "over",
        }
    }
}
