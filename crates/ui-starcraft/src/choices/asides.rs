//! What one should know to answer a question.

use kernel::{Message, Seat, message};
use starcraft::content::{CardKind, When};
use starcraft::view::View;
use starcraft::{Discount, Item, Payment, Step, face};

use crate::table::facts;
use crate::words;

/// What stands beside the question of the present step: no, one or several sentences.
pub(super) fn aside(view: &View, seat: Seat) -> Vec<Message> {
    let one = match view.step {
        Step::ChooseFaction(_) => message!("sc-aside-faction"),
        Step::ChooseLeaders => message!("sc-aside-leaders"),
        Step::ChooseLeaderLast(_) => message!("sc-aside-leader-last"),
        Step::PickPlanet(_) => message!("sc-aside-pick-planet"),
        Step::PlacePlanet(..) => message!("sc-aside-place-planet"),
        Step::StartBase(..) => message!("sc-aside-start-base"),
        Step::ZEnd(..) => message!("sc-aside-z-end"),
        Step::Window(_, When::StartOfPlanning | When::EndOfPlanning) => {
            message!("sc-aside-planning-card")
        }
        Step::PlaceOrder(_) => return place_order(view, seat),
        Step::ChooseOrder(_) => message!("sc-aside-reveal"),
        Step::ExecuteOrEvent(_) => return execute_or_event(view, seat),
        Step::BuildUnits(_) => return build_units(view, seat),
        Step::BuildUpgrades(_) => message!("sc-aside-upgrades"),
        Step::BuildBase(_) => message!("sc-aside-base"),
        Step::PutAway(_) => message!("sc-aside-put-away"),
        Step::Forbid(_) => message!("sc-aside-forbid"),
        Step::Switch(_) => message!("sc-aside-switch"),
        Step::Collateral(..) => message!("sc-aside-collateral"),
        Step::EndOfOrder(_) => message!("sc-aside-end-of-order"),
        Step::Scrap(_) => message!("sc-aside-scrap"),
        Step::Move(_) | Step::MoveTo(_) => return moving(view).into_iter().collect(),
        Step::ResearchBuy(_) => purse(view, seat),
        Step::Pay(_) => {
            return view.payment.map(|payment| paying(view, seat, payment)).unwrap_or_default();
        }
        Step::Window(_, When::StartOfBattle) => message!("sc-aside-ability"),
        Step::Pair(_) => message!("sc-aside-pair"),
        Step::PlaceStandard(..) if !holds(view, seat, CardKind::Standard) => {
            message!("sc-aside-asked-anyway")
        }
        Step::PlaceStandard(..) => message!("sc-aside-standard"),
        Step::PlaceReinforcement(..) if !holds(view, seat, CardKind::Reinforcement) => {
            message!("sc-aside-asked-anyway")
        }
        Step::PlaceReinforcement(..) => message!("sc-aside-reinforcement"),
        Step::DiscardCards => discard(view, seat),
        Step::PlayEvents(_) => message!("sc-aside-play-events"),
        // The whole card; the question says what it is doing.
        Step::ScriptChoice(_) => match &view.script {
            Some(script) => message!("sc-aside-event-text", event = script.card()),
            None => return Vec::new(),
        },
        _ => return Vec::new(),
    };
    vec![one]
}

/// Whether a player has a card of this kind in hand.
fn holds(view: &View, seat: Seat, kind: CardKind) -> bool {
    let secrets = facts::player(view, seat).secrets.as_ref();
    secrets.is_some_and(|own| own.hand.iter().any(|&card| face(card).kind == kind))
}

fn place_order(view: &View, seat: Seat) -> Vec<Message> {
    let player = facts::player(view, seat);
    let number = facts::placed(view, seat) + 1;
    let left = player.secrets.as_ref().map_or(0, |own| own.specials_left);
    let special = match player.special_limit {
        _ if view.rules.brood_war() => pool(view, seat),
        0 => message!("sc-aside-no-specials"),
        limit => message!("sc-aside-specials", left = left, limit = limit),
    };
    let all = number.max(view.orders_each.into());
    vec![message!("sc-aside-place-order", number = number, all = all), special]
}

fn execute_or_event(view: &View, seat: Seat) -> Vec<Message> {
    let Some(order) = &view.order else { return Vec::new() };
    let held: u8 = facts::player(view, seat).events_drawn.iter().sum();
    let order = message!("sc-aside-order", order = order.order, planet = order.planet);
    let held = (held > 0).then(|| message!("sc-aside-events-held", count = held));
    let special = view.order.as_ref().is_some_and(|order| order.order.is_special());
    let pool = (special && view.rules.brood_war()).then(|| pool(view, seat));
    std::iter::once(order).chain(pool).chain(held).collect()
}

/// How many special orders may still be carried out (BW-SOP-04).
fn pool(view: &View, seat: Seat) -> Message {
    let player = facts::player(view, seat);
    let (used, left) = (player.pooled.len(), usize::from(player.special_allowance));
    match used + left {
        0 => message!("sc-aside-no-pool"),
        all => message!("sc-aside-pool", used = used, all = all),
    }
}

fn build_units(view: &View, seat: Seat) -> Vec<Message> {
    let built = view.order.as_ref().map_or(0, |order| order.built);
    let limit = facts::player(view, seat).build_limit;
    let mut said =
        vec![message!("sc-aside-built", built = built, limit = limit), purse(view, seat)];
    if view.discount == Discount::May {
        said.push(message!("sc-aside-discount"));
    }
    said
}

/// What is left to spend this round.
fn purse(view: &View, seat: Seat) -> Message {
    let player = facts::player(view, seat);
    let [minerals, gas] = player.usable;
    message!("sc-aside-purse", workers = player.workers_in_pool, minerals = minerals, gas = gas)
}

fn moving(view: &View) -> Option<Message> {
    let order = view.order.as_ref()?;
    Some(match order.enemy_area {
        _ if order.defends.is_some() => message!("sc-aside-defend"),
        Some(area) => message!("sc-aside-move-attack", planet = order.planet, area = area),
        None => message!("sc-aside-move", planet = order.planet),
    })
}

fn paying(view: &View, seat: Seat, payment: Payment) -> Vec<Message> {
    let what = match payment.item {
        Item::Worker => message!("sc-aside-pays-worker"),
        Item::Transport(route) => {
            message!("sc-aside-pays-transport", route = words::route(view, route))
        }
        Item::Unit(unit, area) | Item::TechUnit(unit, area) => {
            message!("sc-aside-pays-unit", unit = unit, area = area)
        }
        Item::Reserve(unit) => message!("sc-aside-pays-reserve", unit = unit),
        Item::Building(building) => message!("sc-aside-pays-building", building = building),
        Item::Module(module) => message!("sc-aside-pays-module", module = module),
        Item::Base(area) => message!("sc-aside-pays-base", area = area),
        Item::Technology(tech) => message!("sc-aside-pays-technology", tech = tech),
        Item::Ability(tech) => message!("sc-aside-pays-ability", tech = tech),
        Item::Points(points) => {
            message!("sc-aside-pays-points", points = message!("sc-points", count = points))
        }
    };
    let player = facts::player(view, seat);
    let remains = player.workers_in_pool.saturating_sub(payment.left.iter().sum());
    let mut said = vec![what, message!("sc-aside-workers-left", count = remains)];
    match payment.discount {
        Discount::None => {}
        Discount::May => said.push(message!("sc-aside-discount-may")),
        Discount::Must => said.push(message!("sc-aside-discount-must")),
    }
    said.extend(mining(payment.left, player.usable));
    said
}

/// What force mining will cost where there is no other way to pay; SC-MINE-02, -03.
fn mining(left: [u8; 2], usable: [u8; 2]) -> Option<Message> {
    let short: u8 = left.iter().zip(usable).map(|(left, free)| left.saturating_sub(free)).sum();
    (short > 0).then(|| message!("sc-aside-mining", short = short))
}

fn discard(view: &View, seat: Seat) -> Message {
    let player = facts::player(view, seat);
    let chosen = player.secrets.as_ref().map_or(0, |secrets| secrets.discarding.len());
    let over = player.hand_size.saturating_sub(player.hand_limit.into());
    let more = over.saturating_sub(chosen);
    message!("sc-aside-discard", limit = player.hand_limit, more = more)
}
