//! What speaks for an answer and what a bot is after, in words: plain facts of the view, and what orders come to when the round is
//! imagined many times over.

use std::iter;

use forbidden_stars::content::{AreaPrint, content};
use forbidden_stars::ids::{Area, Asset, CombatCard, Icon, Order, Structure, System, Unit};
use forbidden_stars::view::{AreaView, View};
use forbidden_stars::{Action, ForbiddenStars, Purpose};
use kernel::{Arg, Message, Prospect, Purposes, Seat, Seen, kept, message, prospect};
use maud::Markup;
use ui::scene::Reason;

use crate::names;
use crate::scene::{Scene, Why};

/// Fewer combats say nothing about how they go.
const ENOUGH: u32 = 10;

/// What a bot is after with an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// The order.
    pub order: Order,
    /// Where it lies.
    pub system: System,
    /// What was expected of it.
    pub purpose: Purpose,
    /// An objective of the owner lay where it was to go.
    pub objective: bool,
}

/// What an order of the seat is for.
pub(crate) fn aim(
    seen: &Seen<ForbiddenStars>,
    action: Action,
    times: u32,
    seed: u64,
) -> Option<Aim> {
    let Action::PlaceOrder { order, system } = action else { return None };
    let purpose = prospect(seen, action, times, seed)?.purpose;
    let objective = match purpose {
        Purpose::Take(area) | Purpose::Attack(area) => {
            seen.view().area(area).is_some_and(|here| here.objective == Some(seen.seat()))
        }
        _ => false,
    };
    Some(Aim { order, system, purpose, objective })
}

/// What somebody was after, as a sentence.
pub(crate) fn aim_in_words(scene: &Scene<'_>, why: &Why) -> Markup {
    let Aim { order, system, purpose, objective } = why.aim;
    let area = |area| names::area(scene.view, area);
    let what = match purpose {
        Purpose::EventCard => message!("fs-aim-event"),
        Purpose::Assets => message!("fs-aim-assets"),
        Purpose::Units => message!("fs-aim-units"),
        Purpose::Cards => message!("fs-aim-cards"),
        Purpose::Upgrade => message!("fs-aim-upgrade"),
        Purpose::Structure(structure) => message!("fs-aim-structure", structure = structure),
        Purpose::Strike(at) => message!("fs-aim-strike", area = area(at)),
        Purpose::Take(at) if objective => message!("fs-aim-take-objective", area = area(at)),
        Purpose::Take(at) => message!("fs-aim-take", area = area(at)),
        Purpose::Attack(at) if objective => message!("fs-aim-attack-objective", area = area(at)),
        Purpose::Attack(at) => message!("fs-aim-attack", area = area(at)),
    };
    let system = names::system(scene.view, system);
    scene.said(&message!("fs-aim", seat = why.seat, order = order, system = system, what = what))
}

/// What speaks for a choice of the seat, what says most first.
pub(crate) fn reasons(
    seen: &Seen<ForbiddenStars>,
    action: Action,
    times: u32,
    seed: u64,
) -> Vec<Reason> {
    let table = Known { view: &seen.view(), seat: seen.seat() };
    match action {
        Action::PlaceOrder { system, .. } => {
            let prospect = prospect(seen, action, times, seed);
            let order = prospect.map(|prospect| table.order(system, prospect));
            order.into_iter().flatten().chain(table.sequence(system)).collect()
        }
        Action::Move { to: area, .. } | Action::PickArea { area } => table
            .area(area)
            .into_iter()
            .chain(table.keeps(seen, action, area, times, seed))
            .collect(),
        Action::Strike { world, .. } => {
            table.find(world).and_then(|it| table.holder(it)).into_iter().collect()
        }
        Action::BuyUnit { unit, area, .. } => iter::once(unit_reason(unit))
            .chain(table.keeps(seen, action, area, times, seed))
            .collect(),
        Action::BuyStructure { structure, area, .. } => {
            let keeps = table.keeps(seen, action, area, times, seed);
            table.structure(structure, area).into_iter().chain(keeps).collect()
        }
        Action::BuyUpgrade { upgrade } | Action::UseUpgrade { upgrade } => {
            vec![reason("c-order_upgrade", message!("fs-reason-text", what = upgrade))]
        }
        Action::ChooseEvent { event } | Action::UseScheme { event } => {
            let scheme = content().events[event.index()].scheme;
            let picture = if scheme { "c-scheme" } else { "c-tactic" };
            vec![reason(picture, message!("fs-reason-text", what = event))]
        }
        Action::LayCard { card } => table.card(card),
        Action::BuyCards { card, .. } => vec![icons(card)],
        _ => Vec::new(),
    }
}

fn reason(glyph: &'static str, words: Message) -> Reason {
    Reason { glyph, words }
}

fn unit_reason(unit: Unit) -> Reason {
    let sheet = unit.sheet();
    let said = message!(
        "fs-reason-unit",
        unit = unit,
        combat = sheet.combat,
        health = sheet.health,
        morale = sheet.morale
    );
    reason("i-dice", said)
}

/// What a combat card brings by its icons.
fn icons(card: CombatCard) -> Reason {
    let icons = content().cards[card.index()].icons;
    let shown = Icon::all().zip(icons).filter(|(_, count)| *count > 0);
    let all: Arg =
        shown.map(|(icon, count)| message!("fs-log-faces", count = count, icon = icon)).collect();
    match all {
        Arg::List(list) if list.is_empty() => reason("c-combat", message!("fs-reason-no-icons")),
        all => reason("c-combat", message!("fs-reason-icons", icons = all)),
    }
}

/// What the seat knows. Nothing here needs more than its view.
struct Known<'a> {
    view: &'a View,
    seat: Seat,
}

impl Known<'_> {
    fn find(&self, area: Area) -> Option<&AreaView> {
        self.view.area(area)
    }

    fn name(&self, area: Area) -> Message {
        names::area(self.view, area)
    }

    fn print(&self, area: Area) -> Option<&'static AreaPrint> {
        let tile = self.view.tiles.iter().find(|tile| tile.system == area.system())?;
        Some(content().print(tile.side, area))
    }

    /// How likely the seat is to have an area at the end of the round; none where it is fought for first, or nothing
    /// happens to it any more.
    fn keeps(
        &self,
        seen: &Seen<ForbiddenStars>,
        action: Action,
        area: Area,
        times: u32,
        seed: u64,
    ) -> Option<Reason> {
        let here = self.find(area)?;
        let fought = here.owner.or(here.control).is_some_and(|owner| owner != self.seat);
        if fought || self.view.phase == ForbiddenStars::ORDERS_OVER {
            return None;
        }
        let chance = Arg::percent(kept(seen, action, area, times, seed));
        let said = message!("fs-reason-keeps", area = self.name(area), chance = chance);
        Some(reason("s-bastion", said))
    }

    /// What an order comes to.
    fn order(&self, system: System, prospect: Prospect<Purpose>) -> Vec<Reason> {
        let Prospect { purpose, fought, won } = prospect;
        match purpose {
            Purpose::EventCard => vec![reason("c-event", message!("fs-reason-event"))],
            Purpose::Assets => self.assets(system).into_iter().collect(),
            Purpose::Units => {
                let system = names::system(self.view, system);
                vec![reason("o-deploy", message!("fs-reason-units", system = system))]
            }
            Purpose::Cards => vec![reason("c-combat_upgrade", message!("fs-reason-cards"))],
            Purpose::Upgrade => vec![reason("c-order_upgrade", message!("fs-reason-upgrade"))],
            Purpose::Structure(structure) => {
                let built = message!("fs-reason-builds", structure = structure);
                iter::once(reason("o-deploy", built)).chain(self.use_of(structure)).collect()
            }
            Purpose::Strike(area) => {
                let strike = message!("fs-reason-strike", area = self.name(area));
                let holder = self.find(area).and_then(|here| self.holder(here));
                iter::once(reason("i-offence", strike)).chain(holder).collect()
            }
            Purpose::Take(area) => self.area(area),
            Purpose::Attack(area) => {
                let mut all = self.area(area);
                if fought >= ENOUGH {
                    let wins = (won * 10 + fought / 2) / fought;
                    let odds = message!("fs-reason-odds", area = self.name(area), wins = wins);
                    all.insert(all.len().min(1), reason("i-attack", odds));
                }
                all
            }
        }
    }

    /// Why one would want an area.
    fn area(&self, area: Area) -> Vec<Reason> {
        let Some(here) = self.find(area).filter(|here| here.friendly_to != Some(self.seat)) else {
            return Vec::new();
        };
        let yields = (here.materiel > 0).then(|| {
            let said =
                message!("fs-reason-materiel", area = self.name(area), count = here.materiel);
            reason("r-materiel", said)
        });
        self.objective(here).into_iter().chain(yields).chain(self.holder(here)).collect()
    }

    /// Whose objective lies there.
    fn objective(&self, here: &AreaView) -> Option<Reason> {
        let area = self.name(here.area);
        let owner = here.objective?;
        let said = if owner == self.seat {
            let (have, need) = (self.view.player(owner)?.collected, self.view.objectives_to_win);
            message!("fs-reason-objective", area = area, have = have, need = need)
        } else {
            message!("fs-reason-denies", area = area, owner = owner)
        };
        Some(reason("t-objective", said))
    }

    /// Who stands in the way.
    fn holder(&self, here: &AreaView) -> Option<Reason> {
        let area = self.name(here.area);
        let others = |owner: Seat| Some(owner).filter(|owner| *owner != self.seat);
        Some(match (here.owner, here.control) {
            (None, None) => reason("o-advance", message!("fs-reason-free", area = area)),
            (Some(owner), _) => {
                let units = here.ready.iter().chain(&here.routed);
                let units: Arg = units.map(|(unit, count)| names::counted(*count, *unit)).collect();
                let said =
                    message!("fs-reason-held", area = area, owner = others(owner)?, units = units);
                reason("i-attack", said)
            }
            (None, Some(owner)) => {
                let said = message!("fs-reason-unguarded", area = area, owner = others(owner)?);
                reason("s-city", said)
            }
        })
    }

    /// What Dominate brings in a system.
    fn assets(&self, system: System) -> Option<Reason> {
        let own = system.areas().filter(|area| {
            self.find(*area).is_some_and(|here| here.friendly_to == Some(self.seat))
        });
        let mut sums = [0; Asset::COUNT];
        for print in own.filter_map(|area| self.print(area)) {
            sums.iter_mut().zip(print.assets).for_each(|(sum, more)| *sum += more);
        }
        let gained = Asset::all().zip(sums).filter(|(_, count)| *count > 0);
        let all: Vec<Message> = gained.map(|(asset, count)| names::counted(count, asset)).collect();
        let said = match all.is_empty() {
            true => message!("fs-reason-ability"),
            false => message!("fs-reason-assets", assets = all.into_iter().collect::<Arg>()),
        };
        Some(reason("o-dominate", said))
    }

    /// What a structure is good for.
    fn use_of(&self, structure: Structure) -> Option<Reason> {
        let level = self.view.player(self.seat)?.cities + 1;
        Some(match structure {
            Structure::CITY => reason("i-command", message!("fs-reason-city", level = level)),
            Structure::FACTORY => reason("s-factory", message!("fs-reason-factory")),
            _ => reason("s-bastion", message!("fs-reason-bastion")),
        })
    }

    /// A structure where it would stand.
    fn structure(&self, structure: Structure, area: Area) -> Vec<Reason> {
        let here = self.find(area).and_then(|here| self.objective(here));
        let kept = here.filter(|_| structure == Structure::BASTION);
        self.use_of(structure).into_iter().chain(kept).collect()
    }

    /// What a card does in the combat that goes on.
    fn card(&self, card: CombatCard) -> Vec<Reason> {
        let face = &content().cards[card.index()];
        let area = self.view.combat.as_ref().and_then(|combat| self.find(combat.area));
        let clash = self.view.clashes.first().filter(|clash| clash.attacker == self.seat);
        let own = match clash {
            Some(clash) => Some(&clash.ready),
            None => area.map(|here| &here.ready),
        };
        let there = own.into_iter().flatten().map(|(unit, _)| *unit);
        let there: Vec<Unit> = there.filter(|unit| face.requisite.has(*unit)).collect();
        let works = (!there.is_empty()).then(|| {
            let units: Arg = there.into_iter().collect();
            reason("i-check", message!("fs-reason-ability-works", units = units))
        });
        iter::once(icons(card)).chain(works).collect()
    }

    /// What an order on top of a stack comes before.
    fn sequence(&self, system: System) -> Option<Reason> {
        let beneath = self.view.orders.iter().rev().find(|order| order.system == system)?.seat;
        let system = names::system(self.view, system);
        let said = message!("fs-reason-sequence", system = system, beneath = beneath);
        Some(reason("o-hidden", said))
    }
}
