//! What speaks for an answer, in words: plain facts of the view, and what orders come to when the
//! round is imagined many times over.

use kernel::{Arg, Message, Prospect, Purposes, Seat, Seen, kept, message, prospect};
use starcraft::content::{Goal, Yield};
use starcraft::ids::{Area, Card, Planet};
use starcraft::state::print;
use starcraft::view::{AreaView, View};
use starcraft::{Action, Purpose, StarCraft};
use ui::scene::Reason;

use crate::table::facts;
use crate::{names, words};

/// Fewer battles say nothing about how they go.
const ENOUGH: u32 = 10;

/// What speaks for a choice of the seat, what says most first.
pub(crate) fn reasons(
    seen: &Seen<StarCraft>,
    action: Action,
    times: u32,
    seed: u64,
) -> Vec<Reason> {
    let table = Known { world: seen.world(), view: &seen.view(), seat: seen.seat() };
    match action {
        Action::PlaceOrder { planet, .. } => {
            let mut all = match prospect(seen, action, times, seed) {
                Some(prospect) => table.order(planet, prospect),
                None => Vec::new(),
            };
            all.extend(table.sequence(planet));
            all
        }
        Action::MoveTo { area }
        | Action::Defend { area }
        | Action::BuildUnit { area, .. }
        | Action::Deploy { area, .. }
        | Action::PickArea { area }
        | Action::Withdraw { area }
        | Action::Retreat { area } => {
            let mut all = table.area(area);
            let fought = table.find(area).is_none_or(|here| table.is_enemy(here.owner));
            // When the orders are over nothing happens to an area any more.
            if !fought && table.view.phase != StarCraft::ORDERS_OVER {
                let chance = Arg::percent(kept(seen, action, area, times, seed));
                let said = message!("sc-reason-keeps", area = area, chance = chance);
                all.insert(all.len().min(1), reason("o-defend", said));
            }
            all
        }
        Action::BuildBase { area } => table.base(area),
        Action::PlayCard { card } => table.card(card),
        _ => Vec::new(),
    }
}

fn reason(glyph: &'static str, words: Message) -> Reason {
    Reason { glyph, words }
}

/// What the seat knows: its view, and a world it cannot tell from the true one, for what the rules
/// say about the board, which everybody sees.
struct Known<'a> {
    world: &'a StarCraft,
    view: &'a View,
    seat: Seat,
}

impl Known<'_> {
    fn find(&self, area: Area) -> Option<&AreaView> {
        let mut areas = self.view.planets.iter().flat_map(|planet| &planet.areas);
        areas.find(|here| here.area == area)
    }

    fn is_enemy(&self, owner: Option<Seat>) -> bool {
        owner.is_some_and(|owner| owner != self.seat && !self.world.teammates(self.seat, owner))
    }

    /// What an order comes to.
    fn order(&self, planet: Planet, prospect: Prospect<Purpose>) -> Vec<Reason> {
        let Prospect { purpose, fought, won } = prospect;
        match purpose {
            Purpose::EventCard => vec![reason("e-1", message!("sc-reason-event-card"))],
            Purpose::Units => vec![reason("o-build", message!("sc-reason-units", planet = planet))],
            Purpose::Building => vec![reason("o-build", message!("sc-reason-building"))],
            Purpose::Technology => vec![reason("o-research", message!("sc-reason-technology"))],
            Purpose::Base(area) => self.base(area),
            Purpose::Take(area) => self.area(area),
            Purpose::Attack(area) => {
                let mut all = self.area(area);
                if fought >= ENOUGH {
                    let wins = (won * 10 + fought / 2) / fought;
                    let odds = message!("sc-reason-odds", area = area, wins = wins);
                    all.insert(all.len().min(1), reason("i-attack", odds));
                }
                all
            }
        }
    }

    /// Why one would want an area; or, where one has it, how safe it is.
    fn area(&self, area: Area) -> Vec<Reason> {
        let Some(here) = self.find(area) else { return Vec::new() };
        let count: u32 = here.units.values().map(|&count| u32::from(count)).sum();
        if here.controller == Some(self.seat) {
            return vec![reason(
                "o-defend",
                message!("sc-reason-guards", area = area, count = count),
            )];
        }
        let mut all: Vec<Reason> = self.yields(here).into_iter().collect();
        all.extend(self.objective(area));
        all.extend(self.holder(here));
        all
    }

    /// What an area gives to whoever holds it.
    fn yields(&self, here: &AreaView) -> Option<Reason> {
        let (area, amount) = (here.area, print(here.area).amount);
        match print(area).yields {
            Yield::Conquest if print(area).strategic => {
                Some(reason("r-strategic_area", message!("sc-reason-strategic", area = area)))
            }
            Yield::Conquest => {
                facts::player(self.view, self.seat).points_target?;
                let said = message!("sc-reason-points", area = area, count = amount);
                Some(reason("r-conquest", said))
            }
            Yield::Resource(resource) if here.depletion == 0 => {
                let what = names::amount(resource, amount);
                let said = message!("sc-reason-resources", area = area, what = what);
                Some(reason(words::resource_glyph(resource), said))
            }
            Yield::Resource(_) => None,
        }
    }

    /// Who stands in the way.
    fn holder(&self, here: &AreaView) -> Option<Reason> {
        let area = here.area;
        let others = |seat: &Seat| self.is_enemy(Some(*seat));
        match (here.owner, here.base) {
            (None, None) => Some(reason("o-mobilize", message!("sc-reason-free", area = area))),
            (Some(owner), _) => {
                let owner = Some(owner).filter(others)?;
                let units = here.units.iter();
                let units: Arg = units
                    .map(|(&unit, &count)| message!("sc-log-units", count = count, unit = unit))
                    .collect();
                let said = message!("sc-reason-held", area = area, owner = owner, units = units);
                Some(reason("i-attack", said))
            }
            (None, Some(owner)) => {
                let owner = Some(owner).filter(others)?;
                let said = message!("sc-reason-unguarded", area = area, owner = owner);
                Some(reason("t-base", said))
            }
        }
    }

    /// What an area does for the seat's special objective.
    fn objective(&self, area: Area) -> Option<Reason> {
        let progress = facts::player(self.view, self.seat).objective.as_ref()?;
        let (have, need) = (progress.have, progress.need);
        let said = match facts::faction(self.view, self.seat)?.goal {
            Goal::ControlAreas { .. } if self.world.serves_objective(self.seat, area) => {
                message!("sc-reason-goal-area", area = area, have = have, need = need)
            }
            Goal::ControlPlanets { .. } => {
                let areas = || area.planet().areas();
                let held = areas().filter(|&other| self.world.is_friendly(self.seat, other));
                let (held, all) = (held.count(), areas().count());
                message!("sc-reason-goal-planet", planet = area.planet(), held = held, all = all)
            }
            Goal::MostAreas => message!("sc-reason-goal-most", area = area),
            _ => return None,
        };
        Some(reason("i-check", said))
    }

    /// What a base is good for.
    fn base(&self, area: Area) -> Vec<Reason> {
        let (planet, player) = (area.planet(), facts::player(self.view, self.seat));
        if self.world.base_on(self.seat, planet).is_some() {
            return Vec::new();
        }
        let bases = self.view.planets.iter().flat_map(|planet| &planet.areas);
        let count = bases.filter(|here| here.base == Some(self.seat)).count();
        let said = message!("sc-reason-base", area = area, planet = planet, count = count);
        let mut all = vec![reason("t-base", said)];
        let goal = facts::faction(self.view, self.seat).map(|faction| faction.goal);
        if let (Some(Goal::BasesOnPlanets { .. }), Some(progress)) = (goal, &player.objective) {
            let (have, need) = (progress.have, progress.need);
            let said = message!("sc-reason-goal-base", planet = planet, have = have, need = need);
            all.push(reason("i-check", said));
        }
        all
    }

    /// What a card does against those the enemy may have there.
    fn card(&self, card: Card) -> Vec<Reason> {
        let battle = self.view.battle.as_ref();
        let forecast = battle.and_then(|battle| battle.forecast.as_ref());
        let Some(fit) = forecast.and_then(|forecast| forecast.fit(Some(card))) else {
            return Vec::new();
        };
        let told = |verdicts: &[bool]| {
            let yes = verdicts.iter().filter(|yes| **yes).count();
            (yes > 0).then_some((yes, verdicts.len()))
        };
        let kills = told(&fit.kills).map(|(yes, all)| {
            reason("i-attack", message!("sc-reason-card-kills", yes = yes, all = all))
        });
        let holds = told(&fit.holds).map(|(yes, all)| {
            reason("i-health", message!("sc-reason-card-holds", yes = yes, all = all))
        });
        kills.into_iter().chain(holds).collect()
    }

    /// What an order on top of a stack comes before.
    fn sequence(&self, planet: Planet) -> Option<Reason> {
        let beneath = self.view.orders.iter().rev().find(|order| order.planet == planet)?.seat;
        let said = message!("sc-reason-sequence", planet = planet, beneath = beneath);
        Some(reason("o-hidden", said))
    }
}
