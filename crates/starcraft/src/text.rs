//! Questions and choices in plain words. The page has words of its own in three languages; these
//! serve the command line and the engine protocol.

use kernel::Seat;

use crate::action::Action;
use crate::cards::face;
use crate::content::{CardKind, content};
use crate::ids::{Area, Building, Card, EventKind, Order, Planet, Resource, Route, Tech, Unit};
use crate::state::{StarCraft, Step, is_z_axis, unit_sheet};

pub(crate) fn planet(planet: Planet) -> &'static str {
    &content().planets[planet.index()].name
}

pub(crate) fn area(area: Area) -> String {
    let letter = (b'A' + area.place() as u8) as char;
    format!("{} {letter}", planet(area.planet()))
}

pub(crate) fn unit(unit: Unit) -> &'static str {
    &content().units[unit.index()].name
}

pub(crate) fn event(event: EventKind) -> &'static str {
    &content().events[event.index()].name
}

pub(crate) fn tech(tech: Tech) -> &'static str {
    &content().technologies[tech.race().index()][tech.local()].name
}

pub(crate) fn building(building: Building) -> &'static str {
    &content().races[building.race().index()].buildings[building.place()].name
}

/// The order's name, in the middle of a sentence.
pub(crate) fn order(order: Order) -> &'static str {
    match (order.standard(), order.is_special()) {
        (Order::BUILD, false) => "Build",
        (Order::MOBILIZE, false) => "Mobilize",
        (_, false) => "Research",
        (Order::BUILD, true) => "special Build",
        (Order::MOBILIZE, true) => "special Mobilize",
        (_, true) => "special Research",
    }
}

/// What is printed on top of a card.
pub(crate) fn card_name(card: Card) -> &'static str {
    &face(card).name
}

/// With the indefinite article.
pub(crate) fn a(name: &str) -> String {
    let vowel = name.starts_with(['A', 'E', 'I', 'O', 'U']);
    format!("{} {name}", if vowel { "an" } else { "a" })
}

/// Several names as one phrase.
pub(crate) fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// So many of something.
pub(crate) fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

fn card(card: Card) -> String {
    let face = face(card);
    match face.kind {
        CardKind::Standard => format!(
            "{} ({}/{}, otherwise {}/{})",
            face.name, face.major.attack, face.major.health, face.minor.attack, face.minor.health
        ),
        _ => face.name.clone(),
    }
}

/// Minerals and gas, as far as there are any.
fn amount([minerals, gas]: [u8; 2]) -> String {
    let mineral = |n: u8| if n == 1 { "1 mineral".into() } else { format!("{n} minerals") };
    match (minerals, gas) {
        (n, 0) => mineral(n),
        (0, gas) => format!("{gas} gas"),
        (n, gas) => format!("{} and {gas} gas", mineral(n)),
    }
}

pub(crate) fn resource(resource: Resource) -> &'static str {
    if resource == Resource::MINERALS { "minerals" } else { "gas" }
}

impl StarCraft {
    /// A player by his faction.
    pub(crate) fn side_name(&self, seat: Seat) -> String {
        match self.players.get(seat.index()).and_then(|player| player.faction) {
            Some(faction) => content().factions[faction.index()].name.clone(),
            None => format!("player {}", seat.index() + 1),
        }
    }

    /// A route by the planets it joins.
    pub(crate) fn route_name(&self, route: Route) -> String {
        let [(one, _), (other, _)] = self.routes[route.index()].ends;
        let kind = if is_z_axis(route) { "z-axis route" } else { "route" };
        format!("the {kind} between {} and {}", planet(one), planet(other))
    }

    /// A choice in words, as they mean something in this very state.
    pub(crate) fn words(&self, action: Action) -> String {
        let step = self.step();
        match action {
            Action::PlacePlanet { cell, rotation } => {
                let turned = match rotation {
                    0 => "as printed".to_owned(),
                    quarters => format!("turned by {} degrees", u16::from(quarters) * 90),
                };
                let at = format!("column {}, row {}, {turned}", cell.x, cell.y);
                match step {
                    Step::PlacePlanet(_, p) => format!("Put {} at {at}", planet(p)),
                    _ => format!("Put it at {at}"),
                }
            }
            Action::LayRoute { side } => match step {
                Step::LayRoutes(_, p) => {
                    let beside = self.planet_at(self.planets[p.index()].cell.beside(side));
                    format!("Lay the route to {}", beside.map_or("nowhere", planet))
                }
                _ => format!("Lay the route on side {}", side.letter()),
            },
            Action::PlaceForce { area: at } => match step {
                Step::StartForces(seat) => {
                    let name = self.next_force(seat).map_or("unit", unit);
                    format!("Put {} on {}", a(name), area(at))
                }
                _ => format!("Put it on {}", area(at)),
            },
            Action::StartTransport { route } => {
                format!("Put your transport on {}", self.route_name(route))
            }
            Action::BuildTransport { route } => {
                format!("Build a transport on {}", self.route_name(route))
            }
            Action::ScrapTransport { route } => {
                format!("Destroy your transport on {}", self.route_name(route))
            }
            Action::PickRoute { route } => {
                let name = self.route_name(route);
                name[..1].to_uppercase() + &name[1..]
            }
            Action::GiveUp { area: at } => match step {
                Step::GiveUp(_, made, _) => {
                    let given = unit_sheet(made).destroys.map_or("unit", |(from, _)| unit(from));
                    format!("Give up the {given} on {}", area(at))
                }
                _ => format!("Give up the unit on {}", area(at)),
            },
            Action::MoveTo { area: at } => match self.order.and_then(|order| order.picked) {
                Some((moved, _)) => format!("Move the {} to {}", unit(moved), area(at)),
                None => format!("To {}", area(at)),
            },
            Action::Draw {} => match step {
                Step::BonusDraw(_, more) => {
                    format!("Draw {}", count(more.into(), "Combat card", "Combat cards"))
                }
                _ => "Draw 3 Combat cards".into(),
            },
            Action::Choose { option } => {
                let mut alternatives = self.alternatives();
                let at = option as usize;
                if at < alternatives.len() {
                    alternatives.swap_remove(at)
                } else {
                    format!("Alternative {}", at + 1)
                }
            }
            Action::TakeFrom { seat, event: e } => {
                format!("{} of {}", event(e), self.side_name(Seat(seat)))
            }
            Action::SwapEnds { one, end, other, other_end } => {
                let at = |route: Route, end: u8| {
                    let ends = self.routes[route.index()].ends;
                    planet(ends[usize::from(end).min(1)].0)
                };
                format!(
                    "Exchange the end of {one} on {} with the end of {other} on {}",
                    at(one, end),
                    at(other, other_end)
                )
            }
            _ => describe(action),
        }
    }
}

/// A choice in words that mean the same in every state.
fn describe(action: Action) -> String {
    match action {
        Action::Done {} => "Done".into(),
        Action::TakeFaction { faction } => {
            format!("Play {}", content().factions[faction.index()].name)
        }
        Action::PickPlanet { planet: p } => format!("Place {}", planet(p)),
        Action::PlaceBase { area: a } => format!("Put your base on {}", area(a)),
        Action::PlaceZEnd { planet: p, side } => {
            format!("Put the end of the z-axis route on {}, side {}", planet(p), side.letter())
        }
        Action::PlaceOrder { order, planet: p } => {
            format!("Place {} on {}", self::order(order), planet(p))
        }
        Action::UseEvent { event: e } => format!("Use {}", event(e)),
        Action::Reveal { planet: p } => format!("Reveal your order on {}", planet(p)),
        Action::Execute {} => "Execute the order".into(),
        Action::TakeEvent {} => "Take an Event card".into(),
        Action::BuildWorker {} => "Build a worker".into(),
        Action::BuildUnit { unit: u, area: a } => {
            format!("Build {} on {}", self::a(unit(u)), area(a))
        }
        Action::BuildBuilding { building } => {
            format!("Build the next level of {}", self::building(building))
        }
        Action::BuildModule { module } => {
            format!("Build a {} module", content().modules[module.index()].name)
        }
        Action::BuildBase { area: a } => format!("Build a base on {}", area(a)),
        Action::Scrap {} => "Destroy a piece of your own".into(),
        Action::ScrapUnit { unit: u, area: a } => {
            format!("Destroy your {} on {}", unit(u), area(a))
        }
        Action::ScrapBase { planet: p } => format!("Destroy your base on {}", planet(p)),
        Action::PayAuto {} => "Pay without force mining".into(),
        Action::PayPermanent { resource: r } => {
            format!("One worker on your permanent {}", resource(r))
        }
        Action::PayFrom { area: a } => format!("One worker on the card of {}", area(a)),
        Action::Discount { resource: r } => format!("Take 1 {} off", resource(r)),
        Action::MoveUnit { unit: u, from } => format!("Move {} from {}", a(unit(u)), area(from)),
        Action::LiftOff { area: a } => format!("Move your base to {}", area(a)),
        Action::Recall { unit: u, from } => format!("Recall {} from {}", a(unit(u)), area(from)),
        Action::BuyTech { tech: t } => format!("Buy {}", tech(t)),
        Action::ToHand { card: c } => format!("Take {}", card(c)),
        Action::UseTech { tech: t } => format!("Use {}", tech(t)),
        Action::GiveUnit { unit: u } => format!("Give up {}", a(unit(u))),
        Action::GiveWorker {} => "Give up a worker".into(),
        Action::NameFront { unit: u } => format!("The {} fights in front", unit(u)),
        Action::Pair { attacker, defender } => {
            format!("{} against {}", unit(attacker), unit(defender))
        }
        Action::Support { skirmish } => format!("Support skirmish {}", skirmish + 1),
        Action::PlayCard { card: c } => format!("Place {}", card(c)),
        Action::PlayDeck {} => "Place the top card of your deck unseen".into(),
        Action::LookDeck {} => "Look at two cards of your deck and place one".into(),
        Action::Resolve { skirmish } => format!("Resolve skirmish {}", skirmish + 1),
        Action::Lose { unit: u } => format!("Lose {}", a(unit(u))),
        Action::Withdraw { area: a } => format!("Withdraw to {}", area(a)),
        Action::Leave { unit: u } => format!("The {} leaves", unit(u)),
        Action::Retreat { area: a } => format!("Retreat to {}", area(a)),
        Action::PlayEvent { event: e } => format!("Execute {}", event(e)),
        Action::TakePoint {} => "Gain 1 conquest point".into(),
        Action::PickArea { area: a } => area(a),
        Action::PickUnit { unit: u } => unit(u).into(),
        Action::Discard { card: c } => format!("Discard {}", card(c)),
        // Said by the state that offers it.
        Action::PlacePlanet { .. }
        | Action::LayRoute { .. }
        | Action::PlaceForce { .. }
        | Action::StartTransport { .. }
        | Action::BuildTransport { .. }
        | Action::GiveUp { .. }
        | Action::ScrapTransport { .. }
        | Action::MoveTo { .. }
        | Action::Draw {}
        | Action::Choose { .. }
        | Action::PickRoute { .. }
        | Action::TakeFrom { .. }
        | Action::SwapEnds { .. } => action.to_string(),
    }
}

impl StarCraft {
    /// The question of the innermost step.
    pub(crate) fn question(&self) -> String {
        match self.step() {
            Step::ChooseFaction(_) => "Which faction do you play?".into(),
            Step::PickPlanet(_) => "Which of your planets do you place now?".into(),
            Step::PlacePlanet(_, p) => format!("Where does {} go?", planet(p)),
            Step::LayRoutes(..) => "Too few routes are left: which one is laid?".into(),
            Step::StartBase(_, p) => format!("Does your base go on {}?", planet(p)),
            Step::ZEnd(_, None) => "Where does the major end of your z-axis route go?".into(),
            Step::ZEnd(..) => "Where does the minor end of your z-axis route go?".into(),
            Step::StartForces(seat) => match self.next_force(seat) {
                Some(u) => format!("Where does your {} start?", unit(u)),
                None => "Where does your next unit start?".into(),
            },
            Step::StartTransport(_) => "Where does your transport start?".into(),
            Step::StartOfPlanning(_) => "Do you use a card before the orders are placed?".into(),
            Step::PlaceOrder(_) => "Which order do you place, and where?".into(),
            Step::EndOfPlanning(_) => "Do you use a card after the orders are placed?".into(),
            Step::ChooseOrder(_) => "Which of your orders do you reveal?".into(),
            Step::ExecuteOrEvent(_) => match self.order {
                Some(active) => format!(
                    "Do you execute {} on {}, or take an Event card instead?",
                    order(active.order),
                    planet(active.planet)
                ),
                None => "Execute the order, or take an Event card instead?".into(),
            },
            Step::BeforeOrder(_) => "Do you use a card before the order?".into(),
            Step::BuildUnits(_) => "What do you build?".into(),
            Step::GiveUp(..) => "Which unit do you give up besides?".into(),
            Step::BuildUpgrades(_) => "Which building or module do you buy?".into(),
            Step::BuildBase(_) => "Where do you build a base?".into(),
            Step::Scrap(_) => "Which of your pieces do you destroy?".into(),
            Step::Move(_) => "Which unit do you move?".into(),
            Step::MoveTo(_) => match self.order.and_then(|order| order.picked) {
                Some((u, from)) => format!("Where does the {} of {} go?", unit(u), area(from)),
                None => "Where does it go?".into(),
            },
            Step::Recall(_) => "Which unit do you recall?".into(),
            Step::RecallTo(_) => "To which Arbiter?".into(),
            Step::ResearchDraw(_) => "Do you draw three Combat cards?".into(),
            Step::ResearchBuy(_) => "Which technology do you buy?".into(),
            Step::ResearchExtra(_) => "One more Event card, or a card for your hand?".into(),
            Step::TechToHand(..) => "Which card of the technology goes to your hand?".into(),
            Step::Pay(_) => {
                let left = self.payment.map_or([0; 2], |payment| payment.left);
                format!("How do you pay {}?", amount(left))
            }
            Step::BattleAbility(..) => "Do you use a start-of-battle ability?".into(),
            Step::Sacrifice(..) => "What do you give up?".into(),
            Step::BonusDraw(_, count) => format!("Do you draw {count} more Combat cards?"),
            Step::NameFront(..) => "Which unit fights in front?".into(),
            Step::Pair(_) => "Which units face each other?".into(),
            Step::Support(_, side) => {
                let fighter = self.next_support(side as usize);
                let name = fighter.map_or("unit", |at| unit(self.fight().fighters[at].unit));
                format!("Which skirmish does your {name} support?")
            }
            Step::PlaceStandard(..) | Step::PlaceReinforcement(..) | Step::PlaceLooked(..) => {
                format!("Which card do you place at skirmish {}?", self.fight().current + 1)
            }
            Step::ReplaceStandard(..) => "Your card was cancelled: which one replaces it?".into(),
            Step::NextSkirmish(_) => "Which skirmish is resolved next?".into(),
            Step::LoseSupport(..) => "Which supporting unit do you lose?".into(),
            Step::LoseToText(_, _, c) => format!("Which unit do you lose to {}?", face(c).name),
            Step::Withdraw(..) => "Where does the cloaked unit withdraw?".into(),
            Step::LoseToSplash(..) => "Which unit do you lose to splash damage?".into(),
            Step::LoseToNuke(..) => "Which unit do you lose to the Nuke?".into(),
            Step::LeaveExcess(..) => "Which unit is too many and leaves?".into(),
            Step::RetreatTo(..) => "Where do your units retreat?".into(),
            Step::LoseInRetreat(..) => "There is too little room: which unit is lost?".into(),
            Step::StartOfRegrouping(_) => "Do you use a card before regrouping?".into(),
            Step::TakeCards(_, left) => format!("Which Combat cards do you take ({left} more)?"),
            Step::PlayEvents(_) => "Which Event card do you execute?".into(),
            Step::EndBonus(_) => "A conquest point, or another Event card?".into(),
            Step::ScriptChoice(_) => {
                let name =
                    self.script.map_or("", |script| event(crate::events::kind_of(script.card)));
                format!("{name}: {}", self.script_doing())
            }
            Step::DiscardCards => "Which card do you discard?".into(),
            Step::Setup
            | Step::Planning
            | Step::Execution
            | Step::Order
            | Step::Battle
            | Step::Regrouping
            | Step::Script
            | Step::Over => String::new(),
        }
    }
}
