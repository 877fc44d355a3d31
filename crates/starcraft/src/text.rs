//! Questions and choices in plain words. The page has words of its own in three languages; these
//! serve the command line and the engine protocol.

use crate::action::Action;
use crate::cards::face;
use crate::content::{CardKind, content};
use crate::ids::{Area, Card, EventKind, Planet, Resource, Route, Tech, Unit};
use crate::state::{StarCraft, Step, is_z_axis};

fn planet(planet: Planet) -> &'static str {
    &content().planets[planet.index()].name
}

fn area(area: Area) -> String {
    let letter = (b'A' + area.place() as u8) as char;
    format!("{} {letter}", planet(area.planet()))
}

fn unit(unit: Unit) -> &'static str {
    &content().units[unit.index()].name
}

fn event(event: EventKind) -> &'static str {
    &content().events[event.index()].name
}

fn tech(tech: Tech) -> &'static str {
    &content().technologies[tech.race().index()][tech.local()].name
}

fn route(route: Route) -> String {
    if is_z_axis(route) { format!("z-axis route {route}") } else { format!("route {route}") }
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

fn resource(resource: Resource) -> &'static str {
    if resource == Resource::MINERALS { "minerals" } else { "gas" }
}

/// A choice in words.
pub(crate) fn describe(action: Action) -> String {
    match action {
        Action::Done {} => "Done".into(),
        Action::TakeFaction { faction } => {
            format!("Play {}", content().factions[faction.index()].name)
        }
        Action::PickPlanet { planet: p } => format!("Place {}", planet(p)),
        Action::PlacePlanet { cell, rotation } => {
            format!(
                "At column {}, row {}, turned by {} degrees",
                cell.x,
                cell.y,
                rotation as u16 * 90
            )
        }
        Action::LayRoute { side } => format!("Lay the route on side {}", side.letter()),
        Action::PlaceBase { area: a } => format!("Put your base on {}", area(a)),
        Action::PlaceZEnd { planet: p, side } => {
            format!("Put the end of the z-axis route on {}, side {}", planet(p), side.letter())
        }
        Action::PlaceForce { area: a } => format!("Put it on {}", area(a)),
        Action::StartTransport { route: r } => format!("Put your transport on {}", route(r)),
        Action::PlaceOrder { order, planet: p } => {
            format!("Place {} on {}", order.to_string().replace('_', " "), planet(p))
        }
        Action::UseEvent { event: e } => format!("Use {}", event(e)),
        Action::Reveal { planet: p } => format!("Reveal your order on {}", planet(p)),
        Action::Execute {} => "Execute the order".into(),
        Action::TakeEvent {} => "Take an Event card".into(),
        Action::BuildWorker {} => "Build a worker".into(),
        Action::BuildTransport { route: r } => format!("Build a transport on {}", route(r)),
        Action::BuildUnit { unit: u, area: a } => format!("Build a {} on {}", unit(u), area(a)),
        Action::GiveUp { area: a } => format!("Give up the unit on {}", area(a)),
        Action::BuildBuilding { building } => {
            let sheet = &content().races[building.race().index()];
            format!("Build the next level of {}", sheet.buildings[building.place()].name)
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
        Action::ScrapTransport { route: r } => format!("Destroy your transport on {}", route(r)),
        Action::PayAuto {} => "Pay without force mining".into(),
        Action::PayPermanent { resource: r } => {
            format!("One worker on your permanent {}", resource(r))
        }
        Action::PayFrom { area: a } => format!("One worker on the card of {}", area(a)),
        Action::Discount { resource: r } => format!("Take 1 {} off", resource(r)),
        Action::MoveUnit { unit: u, from } => format!("Move a {} from {}", unit(u), area(from)),
        Action::MoveTo { area: a } => format!("To {}", area(a)),
        Action::LiftOff { area: a } => format!("Move your base to {}", area(a)),
        Action::Recall { unit: u, from } => format!("Recall a {} from {}", unit(u), area(from)),
        Action::Draw {} => "Draw the Combat cards".into(),
        Action::BuyTech { tech: t } => format!("Buy {}", tech(t)),
        Action::ToHand { card: c } => format!("Take {}", card(c)),
        Action::UseTech { tech: t } => format!("Use {}", tech(t)),
        Action::GiveUnit { unit: u } => format!("Give up a {}", unit(u)),
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
        Action::Lose { unit: u } => format!("Lose a {}", unit(u)),
        Action::Withdraw { area: a } => format!("Withdraw to {}", area(a)),
        Action::Leave { unit: u } => format!("A {} leaves", unit(u)),
        Action::Retreat { area: a } => format!("Retreat to {}", area(a)),
        Action::PlayEvent { event: e } => format!("Execute {}", event(e)),
        Action::TakePoint {} => "Gain 1 conquest point".into(),
        Action::Choose { option } => format!("Alternative {}", option + 1),
        Action::PickArea { area: a } => area(a),
        Action::PickRoute { route: r } => route(r),
        Action::PickUnit { unit: u } => unit(u).into(),
        Action::TakeFrom { seat, event: e } => format!("{} of seat {seat}", event(e)),
        Action::SwapEnds { one, end, other, other_end } => {
            let name = |end| if end == 0 { "major" } else { "minor" };
            format!(
                "Exchange the {} end of {one} with the {} end of {other}",
                name(end),
                name(other_end)
            )
        }
        Action::Discard { card: c } => format!("Discard {}", card(c)),
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
            Step::StartForces(_) => "Where does your next unit start?".into(),
            Step::StartTransport(_) => "Where does your transport start?".into(),
            Step::StartOfPlanning(_) => "Do you use a card before the orders are placed?".into(),
            Step::PlaceOrder(_) => "Which order do you place, and where?".into(),
            Step::EndOfPlanning(_) => "Do you use a card after the orders are placed?".into(),
            Step::ChooseOrder(_) => "Which of your orders do you reveal?".into(),
            Step::ExecuteOrEvent(_) => "Execute the order, or take an Event card instead?".into(),
            Step::BeforeOrder(_) => "Do you use a card before the order?".into(),
            Step::BuildUnits(_) => "What do you build?".into(),
            Step::GiveUp(..) => "Which unit do you give up besides?".into(),
            Step::BuildUpgrades(_) => "Which building or module do you buy?".into(),
            Step::BuildBase(_) => "Where do you build a base?".into(),
            Step::Scrap(_) => "Which of your pieces do you destroy?".into(),
            Step::Move(_) => "Which unit do you move?".into(),
            Step::MoveTo(_) => "Where does it go?".into(),
            Step::Recall(_) => "Which unit do you recall?".into(),
            Step::RecallTo(_) => "To which Arbiter?".into(),
            Step::ResearchDraw(_) => "Do you draw three Combat cards?".into(),
            Step::ResearchBuy(_) => "Which technology do you buy?".into(),
            Step::ResearchExtra(_) => "One more Event card, or a card for your hand?".into(),
            Step::TechToHand(..) => "Which card of the technology goes to your hand?".into(),
            Step::Pay(_) => {
                let left = self.payment.map_or([0; 2], |payment| payment.left);
                format!("How do you pay {} minerals and {} gas?", left[0], left[1])
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
                format!("{name}: what do you choose?")
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
