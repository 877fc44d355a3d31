//! The bookkeeping of whole games: what is paid for what, where workers are, what the Regrouping Phase
//! brings, what a turn may contain.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Seat;

use super::battle::{Verdict, must};
use super::board::{Board, Upkeep};
use super::sheets::{self, Price, Sheets};
use crate::ids::{Area, Module, Order, Unit};
use crate::report::{Event, Happening};
use crate::ruleset::{Leadership, StartingPlanets, Variant};
use crate::state::StarCraft;
use crate::victory::EndKind;

/// Conquest points of players.
type Points = BTreeMap<Seat, i64>;

/// What an order has bought.
#[derive(Default)]
struct Bought {
    seat: Option<Seat>,
    special: bool,
    units: i64,
    limit: i64,
    upgrades: [u8; 2],
    bases: u8,
    discounts: i64,
    /// BW-CARD-17: a worker or transport for nothing, and whether it was a transport.
    gifts: i64,
    gave_transport: bool,
}

pub(super) struct Books<'a> {
    pub(super) sheets: &'a Sheets,
    pub(super) board: Board,
    battle: Option<Area>,
    order: Bought,
    /// Minerals and gas that players have put down since their last purchase.
    paid: BTreeMap<Seat, Price>,
    points: Points,
    pub(super) workers: BTreeMap<Seat, i64>,
    /// What the first steps of the Regrouping Phase must do, and what they have done.
    upkeep: Option<(Upkeep, Upkeep)>,
    /// The conquest points of this Regrouping Phase: those that are due once they are given out, and those given
    /// out; none outside of the steps up to them.
    scoring: Option<(Option<Points>, Points)>,
    /// Where the last unit was built.
    built: Option<Area>,
    /// Who has bought a point that is to be told of.
    buyer: Option<Seat>,
    /// BW-CARD-33: whose transports are safe, and in which round.
    safe: Option<(Seat, u16)>,
    /// BW-CARD-40: nobody wins in this Regrouping Phase.
    destiny: bool,
    /// BW-CARD-25: whose buildings rise for nothing.
    raised: Option<Seat>,
    /// BW-CARD-18: who is to lose how many points.
    bitter: Vec<(Seat, i64)>,
    /// A price that an Event card changes.
    gift: Option<i64>,
    /// SC-AMB-103: where the card was turned back; workers stay on it until the next Regrouping Phase.
    pub(super) restored: BTreeSet<Area>,
    pub(super) turns: u64,
    pub(super) purchases: u64,
    pub(super) rounds: u64,
}

impl<'a> Books<'a> {
    /// From the first Planning Phase on.
    pub(super) fn new(sheets: &'a Sheets, game: &StarCraft) -> Self {
        let workers = |seat: Seat| (seat, i64::from(game.workers(seat)));
        Self {
            sheets,
            board: Board::of(game),
            battle: None,
            order: Bought::default(),
            paid: BTreeMap::new(),
            points: game.everybody().map(|seat| (seat, 0)).collect(),
            workers: game.everybody().map(workers).collect(),
            restored: BTreeSet::new(),
            upkeep: None,
            scoring: None,
            built: None,
            buyer: None,
            safe: None,
            destiny: false,
            raised: None,
            bitter: Vec::new(),
            gift: None,
            turns: 0,
            purchases: 0,
            rounds: 0,
        }
    }

    /// A choice has been made: what happened, and the table before and after.
    pub(super) fn hear(&mut self, before: &StarCraft, log: &[Event], after: &StarCraft) -> Verdict {
        // What comes back in the same breath cannot be seen on the cards any more.
        // BW-CARD-54: so do the workers after the Build order of a card.
        let of_card = before.order.is_some_and(|order| !order.on_stack) && after.order.is_none();
        let hidden = self.scoring.is_some()
            || of_card
            || log.iter().any(|event| {
                matches!(
                    event,
                    Event::RegroupingBegins {}
                        | Event::EventUsed { .. }
                        | Event::WorkersLost { .. }
                )
            });
        for seat in before.everybody().filter(|_| !hidden) {
            self.watch_workers(seat, before, log, after)?;
        }
        self.raised = None;
        for event in log {
            self.tell(event, hidden, before, after)?;
        }
        if let Event::GameOver { .. } = log.last().unwrap_or(&Event::GalaxyBuilt {}) {
            return Ok(());
        }
        // Units that attack stand aside.
        let aside = after.order.is_some_and(|order| order.attackers.iter().any(|&count| count > 0));
        if after.battle.is_none() && after.ending.is_none() && !aside {
            let there = Board::of(after);
            must(there == self.board, || {
                format!("the board is\n{there:?}\nand was told to be\n{:?}", self.board)
            })?;
        }
        for seat in after.alive().iter() {
            if after.round > before.round {
                self.check_hand(seat, after)?;
            }
            self.check_sheet(seat, after)?;
        }
        Ok(())
    }

    /// SC-RES-02..06, SC-MINE-01..04: workers that go from the pool to cards, and what they bring.
    fn watch_workers(
        &mut self,
        seat: Seat,
        before: &StarCraft,
        log: &[Event],
        after: &StarCraft,
    ) -> Verdict {
        let (old, new) = (before.player(seat), after.player(seat));
        let mut brought: Price = [0; 2];
        for kind in [0, 1] {
            brought[kind] += i64::from(new.permanent[kind]) - i64::from(old.permanent[kind]);
        }
        for area in before.all_areas() {
            let (was, is) = (before.area(area), after.area(area));
            if was.holder.seat() != Some(seat) {
                continue;
            }
            let kind = usize::from(self.sheets.places[&area.to_string()].kind == "gas");
            if is.holder.seat() == Some(seat) {
                brought[kind] += i64::from(is.workers) - i64::from(was.workers);
            } else {
                // Mined out: its workers, and the last one, rest (SC-MINE-03).
                let built = count(
                    log,
                    |event| matches!(event, Event::WorkerBuilt { seat: s } if *s == seat),
                );
                let rest = i64::from(new.unavailable) - i64::from(old.unavailable) - built;
                brought[kind] += rest - i64::from(was.workers);
            }
        }
        let tired =
            count(log, |event| matches!(event, Event::WorkerTired { seat: s } if *s == seat));
        let gifts = log.iter().any(|event| matches!(event, Event::EventPlayed { .. }));
        let spent = i64::from(old.pool) - i64::from(new.pool) - tired;
        must(gifts || spent == brought[0] + brought[1], || {
            format!("SC-RES-02: {spent} workers of {seat} left the pool, {brought:?} came of it")
        })?;
        let paid = self.paid.entry(seat).or_default();
        for kind in 0..2 {
            paid[kind] += brought[kind];
        }
        Ok(())
    }

    fn tell(
        &mut self,
        event: &Event,
        hidden: bool,
        before: &StarCraft,
        after: &StarCraft,
    ) -> Verdict {
        let leaders =
            matches!(event, Event::Expansion { happens: Happening::LeaderShown { .. }, .. });
        let settles = matches!(
            event,
            Event::EventPlayed { .. } | Event::FirstPlayer { .. } | Event::GameOver { .. }
        );
        if leaders || settles {
            self.end_upkeep(event)?;
        }
        if settles {
            self.end_scoring(event, after)?;
        }
        self.board.hear(event, self.battle)?;
        match *event {
            Event::BattleBegins { area, .. } => self.battle = Some(area),
            Event::BattleOver { .. } => self.battle = None,
            Event::OrderExecuted { seat, order, .. } => {
                self.turns += 1;
                self.order = Bought {
                    seat: Some(seat),
                    special: order.is_special(),
                    limit: self.build_limit(seat, order, before),
                    ..Bought::default()
                };
            }
            // BW-ELM-04: what their Leadership cards brought about ends.
            Event::Eliminated { seat } => self.safe = self.safe.filter(|it| it.0 != seat),
            Event::RoundBegins { .. } => self.gift = None,
            Event::Restored { area, .. } => _ = self.restored.insert(area),
            Event::UnitBuilt { area, .. } => self.built = Some(area),
            Event::RegroupingBegins {} => {
                self.rounds += 1;
                self.order = Bought::default();
                self.restored.clear();
                let safe = self.safe.filter(|(_, round)| *round == before.round);
                let due = self.board.upkeep(self.sheets, safe.map(|it| it.0), after);
                self.upkeep = Some((due, Upkeep::default()));
                self.scoring = Some((None, Points::new()));
                self.destiny = false;
            }
            Event::EventPlayed { event, .. } => {
                self.order = Bought::default(); // that of the card before it is over
                self.gift = match &*event.to_string() {
                    "base_construction" | "technological_advance" => Some(1),
                    "brilliant_engineering" | "technological_breakthrough" => Some(i64::MAX),
                    _ => None,
                };
            }
            Event::WorkersLost { seat, count } => {
                *self.workers.entry(seat).or_default() -= i64::from(count);
            }
            Event::PointsGained { seat, points } => {
                *self.points.entry(seat).or_default() += i64::from(points);
                self.scored(seat, i64::from(points), after);
            }
            // SC-EVT-20: it is only told of when it has been paid.
            Event::EventUsed { seat, event } if event.to_string() == "industrial_strategy" => {
                self.buyer = Some(seat);
            }
            // SC-TCH-03: Observers are paid for in gas.
            Event::TechUsed { seat, tech } if tech.to_string() == "protoss_observers" => {
                let paid = std::mem::take(self.paid.entry(seat).or_default());
                must(hidden || paid == [0, 1], || format!("SC-TCH-03: {seat} paid {paid:?}"))?;
            }
            Event::TransportDestroyed { seat, .. } => {
                let safe = self.safe == Some((seat, before.round));
                must(!safe, || format!("BW-CARD-33: a transport of {seat} is destroyed"))?;
            }
            Event::Expansion { seat, happens } => self.tell_more(seat, happens, after)?,
            _ => {}
        }
        self.note_upkeep(event);
        if let Some((seat, price)) = self.price(event, before) {
            let free = Self::leads(seat, "make_do_with_little", before);
            self.bought(event, seat, price, hidden, free)?;
        }
        Ok(())
    }

    /// What only happens with the expansion.
    fn tell_more(&mut self, seat: Seat, happens: Happening, game: &StarCraft) -> Verdict {
        match happens {
            Happening::TokenSpent { resource } => {
                self.paid.entry(seat).or_default()[resource.index()] += 1;
            }
            Happening::LeaderResolved { leader } => match &*leader.to_string() {
                "return_to_aiur" => self.safe = Some((seat, game.round + 1)),
                "destiny" => self.destiny = true,
                "terran_civilization" => self.raised = Some(seat),
                // BW-CARD-18
                "to_the_bitter_end" => {
                    let rival = |other: &Seat| *other != seat && !game.teammates(seat, *other);
                    for rival in game.alive().iter().filter(rival) {
                        let points = self.points.entry(rival).or_default();
                        let lost = (*points).min(2);
                        if lost > 0 {
                            self.bitter.push((rival, lost));
                        }
                    }
                }
                _ => {}
            },
            // BW-CARD-36: it was built in an area first.
            Happening::Reserved { unit } if self.needs_parts(unit) => {
                let area = self.built.ok_or("a unit that nobody built")?;
                self.board.leave(area, seat, unit)?;
            }
            Happening::PointsLost { points } => {
                *self.points.entry(seat).or_default() -= i64::from(points);
                let at = self.bitter.iter().position(|it| *it == (seat, i64::from(points)));
                let at = at.ok_or_else(|| format!("BW-CARD-18: {seat} loses {points}"))?;
                self.bitter.remove(at);
            }
            _ => {}
        }
        Ok(())
    }

    fn needs_parts(&self, unit: Unit) -> bool {
        !self.sheets.units[&unit.plain().to_string()].destroys.is_empty()
    }

    /// Whether a Leadership card is in the play area of a player.
    fn leads(seat: Seat, card: &str, game: &StarCraft) -> bool {
        let player = game.player(seat);
        let mut cards = player.faction.into_iter().flat_map(|it| player.leading.iter(it));
        cards.any(|leader| leader.to_string() == card)
    }

    /// SC-UNIT-02, SC-MOD-03..05, SC-SPEC-05; BW-CARD-17: Supply modules may count twice.
    fn build_limit(&self, seat: Seat, order: Order, game: &StarCraft) -> i64 {
        let player = game.player(seat);
        let types = player.buildings.iter().filter(|level| **level > 0).count() as i64;
        let limit = sheets::inner(&self.sheets.races[&game.race(seat).to_string()], "build_limit");
        let supply = if Self::leads(seat, "make_do_with_little", game) { 2 } else { 1 };
        sheets::number(&limit, "base")
            + sheets::number(&limit, "per_building_type") * types
            + supply * i64::from(player.modules[Module::SUPPLY.index()])
            + i64::from(order.is_special())
    }

    /// SC-RES-01: what something costs that has just been bought.
    fn price(&self, event: &Event, game: &StarCraft) -> Option<(Seat, Price)> {
        let race = |seat: Seat| game.race(seat).to_string();
        Some(match *event {
            Event::WorkerBuilt { seat } => (seat, self.sheets.sheet_price(&race(seat), "worker")),
            Event::TransportBuilt { seat, .. } => {
                (seat, self.sheets.sheet_price(&race(seat), "transport"))
            }
            Event::BaseBuilt { seat, .. } => (seat, self.sheets.sheet_price(&race(seat), "base")),
            Event::UnitBuilt { seat, unit, .. } => {
                (seat, self.sheets.units[&unit.plain().to_string()].price)
            }
            Event::BuildingBuilt { seat, .. } if self.raised == Some(seat) => return None,
            Event::BuildingBuilt { seat, building, level } => {
                (seat, self.sheets.buildings[&format!("{building}_{level}")])
            }
            Event::ModuleBuilt { seat, module } => {
                (seat, self.sheets.modules[&format!("{module} {}", race(seat))])
            }
            // A tech-required unit was built before it came to the card.
            Event::Expansion { seat, happens: Happening::Reserved { unit } } => {
                if self.needs_parts(unit) {
                    return None;
                }
                (seat, self.sheets.units[&unit.to_string()].price)
            }
            Event::TechBought { seat, tech } => (seat, self.sheets.cards[&tech.to_string()].price),
            _ => return None,
        })
    }

    /// SC-RES-09, SC-SPEC-06, -07: a purchase is paid in full, less a discount if there is one.
    fn bought(
        &mut self,
        event: &Event,
        seat: Seat,
        price: Price,
        hidden: bool,
        free: bool,
    ) -> Verdict {
        let paid = std::mem::take(self.paid.entry(seat).or_default());
        let off = [price[0] - paid[0], price[1] - paid[1]];
        let total = off[0] + off[1];
        let reserved =
            matches!(event, Event::Expansion { happens: Happening::Reserved { .. }, .. });
        let unit = reserved || matches!(event, Event::UnitBuilt { .. });
        match event {
            Event::WorkerBuilt { .. } => *self.workers.entry(seat).or_default() += 1,
            Event::BuildingBuilt { .. } => self.order.upgrades[0] += 1,
            Event::ModuleBuilt { .. } => self.order.upgrades[1] += 1,
            Event::BaseBuilt { .. } => self.order.bases += 1,
            _ => self.order.units += i64::from(unit),
        }
        if self.order.seat == Some(seat) {
            must(self.order.units <= self.order.limit, || {
                format!("SC-UNIT-01: {} units, limit {}", self.order.units, self.order.limit)
            })?;
            let once = self.order.upgrades.iter().all(|count| *count <= 1) && self.order.bases <= 1;
            must(once, || "SC-UPG-01, SC-BASE-01: twice with one order".into())?;
        }
        if hidden {
            return Ok(());
        }
        self.purchases += 1;
        // BW-CARD-17
        let small = matches!(event, Event::WorkerBuilt { .. } | Event::TransportBuilt { .. });
        if free && small && paid == [0; 2] {
            let worker = matches!(event, Event::WorkerBuilt { .. });
            // What was taken for the gift may have been a transport at a discount.
            if self.order.gifts == 1 && worker && self.order.gave_transport {
                (self.order.gave_transport, self.order.gifts) = (false, 0);
                self.order.discounts += 1;
                must(self.order.special && self.order.discounts == 1, || {
                    format!("BW-CARD-17: {event:?} is a second gift")
                })?;
            }
            if self.order.gifts == 0 {
                (self.order.gifts, self.order.gave_transport) = (1, !worker);
                return Ok(());
            }
        }
        let priced = !matches!(event, Event::WorkerBuilt { .. } | Event::TechBought { .. });
        let allowed = match self.gift {
            Some(gift) => gift.min(price[0] + price[1]),
            None => i64::from(priced && self.order.special && self.order.discounts == 0),
        };
        self.order.discounts += if self.gift.is_none() { total } else { 0 };
        must(off[0] >= 0 && off[1] >= 0 && total <= allowed, || {
            format!("SC-RES-09: {event:?} costs {price:?}, paid {paid:?}, {allowed} off")
        })?;
        // SC-AMB-94: the discount of an Event card is not left out.
        must(self.gift.is_none() || total == allowed, || {
            format!("SC-AMB-94: {event:?} costs {price:?}, paid {paid:?}, {allowed} off")
        })
    }

    // ---- Regrouping

    fn note_upkeep(&mut self, event: &Event) {
        let Some((_, seen)) = &mut self.upkeep else { return };
        match *event {
            Event::BaseDestroyed { area, .. }
            | Event::Expansion { happens: Happening::SiteDestroyed { area, .. }, .. } => {
                seen.bases.insert(area);
            }
            Event::TransportDestroyed { seat, route } => _ = seen.transports.insert((route, seat)),
            Event::ResourceLost { seat, area } => _ = seen.lost.insert((area, seat)),
            Event::ResourceGained { seat, area } => _ = seen.gained.insert((area, seat)),
            _ => {}
        }
    }

    /// Points are given out: bought ones, or those of the conquest points step.
    fn scored(&mut self, seat: Seat, points: i64, game: &StarCraft) {
        if self.buyer.take() == Some(seat) {
            return;
        }
        let now = self.board.points(self.sheets, game);
        if let Some((due, given)) = &mut self.scoring {
            due.get_or_insert(now);
            *given.entry(seat).or_default() += points;
        }
    }

    /// The steps before Leadership cards and conquest points are over.
    fn end_upkeep(&mut self, event: &Event) -> Verdict {
        let Some((want, seen)) = self.upkeep.take() else { return Ok(()) };
        if in_the_middle(event) {
            return Ok(());
        }
        must(want == seen, || format!("SC-REG: the steps did\n{seen:?}\nnot\n{want:?}"))
    }

    /// The steps up to the normal victory are over.
    fn end_scoring(&mut self, event: &Event, game: &StarCraft) -> Verdict {
        let Some((due, given)) = self.scoring.take() else { return Ok(()) };
        self.paid.clear();
        if in_the_middle(event) {
            return Ok(());
        }
        let plays = game.rules.variant != Variant::GalacticConquest;
        let due = due.unwrap_or_else(|| self.board.points(self.sheets, game));
        let due = if plays { due } else { Points::new() };
        must(due == given, || format!("SC-REG-18: {given:?} points are given, not {due:?}"))?;
        let owed = std::mem::take(&mut self.bitter);
        must(owed.is_empty(), || format!("BW-CARD-18: {owed:?} lose no points"))?;
        let reached = self.points.iter().any(|(seat, points)| {
            !game.player(*seat).eliminated && *points >= self.target(*seat, game)
        });
        let normal = matches!(event, Event::GameOver { ending } if ending.kind == EndKind::Normal);
        must(normal == (plays && reached && !self.destiny), || {
            format!("SC-VIC-02: {:?} points, a normal victory: {normal}", self.points)
        })
    }

    /// SC-VIC-02, SC-ALD-01, BW-OPL-04.
    fn target(&self, seat: Seat, game: &StarCraft) -> i64 {
        // BW-CARD-35: with Leadership cards only if they have chosen that one.
        let chosen = game.rules.brood_war() && game.rules.leadership == Leadership::Chosen;
        let is_aldaris = |seat: Seat| {
            game.player(seat).faction.is_some_and(|faction| faction.to_string() == "aldaris")
                && (!chosen || Self::leads(seat, "predestined", game))
        };
        let rival = game.alive().iter().any(|other| other != seat && is_aldaris(other));
        match game.rules.starting_planets {
            StartingPlanets::ThreePlaced => 25,
            _ if rival => 20,
            _ => 15,
        }
    }
}

/// The game ended before the steps were done.
fn in_the_middle(event: &Event) -> bool {
    matches!(event, Event::GameOver { ending } if ending.kind == EndKind::Elimination)
}

fn count(log: &[Event], which: impl Fn(&Event) -> bool) -> i64 {
    log.iter().filter(|event| which(event)).count() as i64
}
