//! Which sentence an event is.

use kernel::{Arg, Message, Name, Seat, message};
use starcraft::content::{CardKind, Yield};
use starcraft::ids::{Area, Card, Order, Planet, Unit};
use starcraft::state::{is_z_axis, print};
use starcraft::{EndKind, Ending, Event, Happening, OwnOrders, face};

use super::context::{Context, Sides};
use super::look::{card, pictured};
use crate::scene::Scene;
use crate::{names, words};

/// An event as a sentence; none where another one says it better.
pub(crate) fn tell(scene: &Scene<'_>, around: Context<'_>, event: &Event) -> Option<Message> {
    let yours = |seat| scene.view.you == Some(seat);
    let recalls = scene.view.rules.own_orders == OwnOrders::Recall;
    let route = |route| words::route(scene.view, route);
    Some(match *event {
        // ---- setup
        Event::FactionTaken { seat, faction } => {
            let person = message!("person", name = scene.sitter(seat));
            let person = person.naming(words::player(faction));
            message!("sc-log-faction-taken", seat = seat, person = person, faction = faction)
        }
        Event::PlanetsDrawn { seat, planets: [one, other] } => {
            message!("sc-log-planets-drawn", seat = seat, one = one, other = other)
        }
        Event::Expansion { seat, happens } => happening(seat, happens),
        Event::PlanetPlaced { seat, planet, .. } => {
            message!("sc-log-planet-placed", seat = seat, planet = planet)
        }
        Event::RouteLaid { route, ends: [(one, _), (other, _)] } if is_z_axis(route) => {
            message!("sc-log-z-route-laid", one = one, other = other)
        }
        Event::RouteLaid { ends: [(one, _), (other, _)], .. } => {
            message!("sc-log-route-laid", one = one, other = other)
        }
        Event::BasePlaced { seat, area } => {
            message!("sc-log-base-placed", seat = seat, area = area)
        }
        Event::UnitPlaced { seat, unit, area } => {
            message!("sc-log-unit-placed", seat = seat, unit = unit, area = area)
        }
        Event::TransportPlaced { seat, route: on } => {
            message!("sc-log-transport-placed", seat = seat, route = route(on))
        }
        Event::GalaxyBuilt {} => message!("sc-log-galaxy-built"),

        // ---- rounds
        Event::RoundBegins { first, .. } => message!("sc-log-round-begins", seat = first),
        Event::ExecutionBegins {} | Event::RegroupingBegins {} | Event::FirstPlayer { .. } => {
            return None;
        }

        // ---- orders
        // The viewer's own order is told with its face, unless it is to be remembered (SC-INFO-01).
        Event::OrderPlaced { seat, .. } if yours(seat) && recalls => return None,
        Event::OrderPlaced { seat, planet } => hidden_order(seat, planet, around.beneath(planet)),
        Event::OrderFace { seat, planet, order } => {
            open_order(seat, planet, order, around.earlier().beneath(planet))
        }
        Event::OrderRevealed { seat, planet, order } => {
            message!("sc-log-order-revealed", seat = seat, order = order, planet = planet)
        }
        // What the order does is told; that it is carried out goes without saying.
        Event::OrderExecuted { .. } => return None,
        Event::OrderDropped { seat, planet, order } => {
            message!("sc-log-order-dropped", seat = seat, order = order, planet = planet)
        }
        Event::Obstructed { seat } => message!("sc-log-obstructed", seat = seat),

        // ---- Event cards
        Event::EventDrawn { seat, stage } => {
            let card = Name::new("picture", format!("e-{stage}"));
            let stage = words::roman(stage);
            match around.back().next() {
                Some(Event::OrderRevealed { .. }) => {
                    message!("sc-log-event-drawn-instead", seat = seat, card = card, stage = stage)
                }
                _ => message!("sc-log-event-drawn", seat = seat, card = card, stage = stage),
            }
        }
        Event::EventDeckEmpty { seat } => message!("sc-log-event-deck-empty", seat = seat),
        Event::EventUsed { seat, event } => {
            message!("sc-log-event-used", seat = seat, event = event)
        }
        Event::EventPlayed { seat, event } => {
            message!("sc-log-event-played", seat = seat, event = event)
        }
        Event::EventDiscarded { seat, event } => {
            message!("sc-log-event-discarded", seat = seat, event = event)
        }
        Event::EventTaken { seat, from, event } => {
            message!("sc-log-event-taken", seat = seat, event = event, from = from)
        }

        // ---- cards
        Event::CardsDrawn { seat, count } => {
            let Some(cards) = around.drawn_seen(seat, count) else {
                return Some(message!("sc-log-cards-drawn", seat = seat, count = count));
            };
            let cards: Arg = cards.into_iter().map(card).collect();
            message!("sc-log-cards-drawn-seen", seat = seat, count = count, cards = cards)
        }
        Event::CardDrawn { .. } => return None,
        Event::CardTaken { seat, card: taken } => {
            message!("sc-log-card-taken", seat = seat, card = card(taken))
        }
        Event::DeckShuffled { seat } => message!("sc-log-deck-shuffled", seat = seat),
        Event::CardDiscarded { seat, card: which } => match discard(around, which)? {
            Discard::Plain => message!("sc-log-card-discarded", seat = seat, card = card(which)),
            Discard::Lone => message!("sc-log-card-lone", seat = seat, card = card(which)),
            Discard::Useless => message!("sc-log-card-useless", seat = seat, card = card(which)),
        },
        Event::CardCancelled { seat, card: cancelled } => {
            message!("sc-log-card-cancelled", seat = seat, card = card(cancelled))
        }
        Event::CardReturned { seat, card: returned } => {
            message!("sc-log-card-returned", seat = seat, card = card(returned))
        }
        Event::TechBought { seat, tech } => {
            message!("sc-log-tech-bought", seat = seat, tech = tech)
        }
        Event::TechUsed { seat, tech } => message!("sc-log-tech-used", seat = seat, tech = tech),

        // ---- building and resources
        Event::WorkerBuilt { seat } => message!("sc-log-worker-built", seat = seat),
        Event::UnitBuilt { seat, unit, area } => {
            message!("sc-log-unit-built", seat = seat, unit = unit, area = area)
        }
        Event::TransportBuilt { seat, route: on } => {
            message!("sc-log-transport-built", seat = seat, route = route(on))
        }
        Event::BuildingBuilt { seat, building, level: 1 } => {
            message!("sc-log-building-built", seat = seat, building = building)
        }
        Event::BuildingBuilt { seat, building, level } => {
            message!("sc-log-building-extended", seat = seat, building = building, level = level)
        }
        Event::ModuleBuilt { seat, module } => {
            message!("sc-log-module-built", seat = seat, module = module)
        }
        Event::BaseBuilt { seat, area } => message!("sc-log-base-built", seat = seat, area = area),
        Event::Depleted { area, level: 1 } => message!("sc-log-partly-depleted", area = area),
        Event::Depleted { area, .. } => message!("sc-log-depleted", area = area),
        Event::Restored { area } => message!("sc-log-restored", area = area),
        Event::WorkersLost { seat, count } => {
            let workers = pictured("t-worker", message!("sc-log-workers", count = count));
            message!("sc-log-workers-lost", seat = seat, workers = workers)
        }
        Event::WorkerTired { seat } => message!("sc-log-worker-tired", seat = seat),
        Event::ResourceGained { seat, area } => {
            message!("sc-log-resource-gained", seat = seat, what = yield_of(area), area = area)
        }
        Event::ResourceLost { seat, area } => {
            message!("sc-log-resource-lost", seat = seat, what = yield_of(area), area = area)
        }

        // ---- the board
        Event::UnitMoved { seat, unit, from, to } => {
            message!("sc-log-unit-moved", seat = seat, unit = unit, from = from, to = to)
        }
        Event::BaseMoved { seat, from, to } => {
            message!("sc-log-base-moved", seat = seat, from = from, to = to)
        }
        Event::TransportMoved { seat, from, to } => {
            message!("sc-log-transport-moved", seat = seat, from = route(from), to = route(to))
        }
        Event::UnitDestroyed { seat, unit, area } if around.is_fought_over(area) => {
            message!("sc-log-unit-destroyed", seat = seat, unit = unit)
        }
        Event::UnitDestroyed { seat, unit, area } => {
            message!("sc-log-unit-destroyed-on", seat = seat, unit = unit, area = area)
        }
        Event::BaseDestroyed { seat, area } => {
            message!("sc-log-base-destroyed", seat = seat, area = area)
        }
        Event::TransportDestroyed { seat, route: on } => {
            message!("sc-log-transport-destroyed", seat = seat, route = route(on))
        }
        Event::ZAxisSwapped { one, other } => {
            message!("sc-log-z-axis-swapped", one = route(one), other = route(other))
        }

        // ---- battles
        Event::BattleBegins { attacker, defender, area } => {
            message!("sc-log-battle-begins", attacker = attacker, defender = defender, area = area)
        }
        Event::BattleCalledOff { seat } => message!("sc-log-battle-called-off", seat = seat),
        Event::Paired { skirmish, attacker, defender } => {
            let [attacker, defender]: [Arg; 2] = match around.battle() {
                Some(sides) => fighters(sides, [attacker, defender]).map(Into::into),
                None => [attacker.into(), defender.into()],
            };
            let number = skirmish + 1;
            message!("sc-log-paired", number = number, attacker = attacker, defender = defender)
        }
        Event::Supports { seat, unit, skirmish } => {
            let number = skirmish + 1;
            let Some(front) = around.front(seat, skirmish) else {
                return Some(message!(
                    "sc-log-supports-front",
                    seat = seat,
                    unit = unit,
                    number = number
                ));
            };
            message!("sc-log-supports", seat = seat, unit = unit, front = front, number = number)
        }
        Event::CardPlaced { seat, skirmish, from_deck, second } => {
            let known = if yours(seat) { around.just_seen() } else { None };
            let (number, card) = (skirmish + 1, laid(from_deck, second, known));
            match second {
                false => message!("sc-log-card-laid", seat = seat, card = card, number = number),
                true => message!("sc-log-card-added", seat = seat, card = card, number = number),
            }
        }
        // A card the viewer places is told with the placing.
        Event::CardFace { seat, card: seen, .. } => match around.next() {
            Some(Event::CardPlaced { seat: other, .. }) if *other == seat => return None,
            _ => message!("sc-log-card-looked", seat = seat, card = card(seen)),
        },
        Event::CardShown { seat, skirmish, card: shown } => {
            message!("sc-log-card-shown", seat = seat, card = card(shown), number = skirmish + 1)
        }
        Event::Compared { skirmish, attack, health, .. } => {
            compared(around.battle(), around.pair(skirmish), attack, health)
        }
        Event::Withdrew { seat, unit, area } => {
            message!("sc-log-withdrew", seat = seat, unit = unit, area = area)
        }
        Event::SplashTriggered { seat, card: splashes } => {
            message!("sc-log-splash", seat = seat, card = card(splashes))
        }
        Event::BattleEnds { area, attackers, defenders } => {
            outcome(around, area, attackers, defenders)
        }
        // The end and the retreats have told it.
        Event::BattleOver { .. } => return None,
        Event::Retreated { seat, unit, area } => {
            message!("sc-log-retreated", seat = seat, unit = unit, area = area)
        }

        // ---- winning
        Event::PointsGained { seat, points } => {
            let points = pictured("r-conquest", message!("sc-log-conquest-points", count = points));
            message!("sc-log-points-gained", seat = seat, points = points)
        }
        Event::Eliminated { seat } => message!("sc-log-eliminated", seat = seat),
        Event::GameOver { ending } => verdict(ending),
    })
}

/// What only the expansion brings about.
fn happening(seat: Seat, happens: Happening) -> Message {
    match happens {
        Happening::PlanetDrawn { planet } => {
            message!("sc-log-planet-drawn", seat = seat, planet = planet)
        }
        Happening::Defended { area } => message!("sc-log-defended", seat = seat, area = area),
        Happening::GuardPlaced { area } => {
            message!("sc-log-guard-placed", seat = seat, area = area)
        }
        Happening::GuardUsed { area } => message!("sc-log-guard-used", seat = seat, area = area),
        Happening::GuardLost { area } => message!("sc-log-guard-lost", seat = seat, area = area),
        Happening::TokenGained { resource } => {
            message!("sc-log-token-gained", seat = seat, resource = resource)
        }
        Happening::TokenSpent { resource } => {
            message!("sc-log-token-spent", seat = seat, resource = resource)
        }
        Happening::SitePlaced { site, area } => {
            message!("sc-log-site-placed", seat = seat, site = site, area = area)
        }
        Happening::SiteDestroyed { site, area } => {
            message!("sc-log-site-destroyed", seat = seat, site = site, area = area)
        }
        Happening::Switched { one, other, .. } => {
            message!("sc-log-switched", seat = seat, one = one, other = other)
        }
        Happening::MindControlled { unit, from } => {
            message!("sc-log-mind-controlled", seat = seat, unit = unit, from = from)
        }
        Happening::EntryForbidden { area } => {
            message!("sc-log-entry-forbidden", seat = seat, area = area)
        }
        Happening::LeaderShown { leader } => {
            message!("sc-log-leader-shown", seat = seat, leader = leader)
        }
        Happening::LeaderResolved { leader } => {
            message!("sc-log-leader-resolved", seat = seat, leader = leader)
        }
        Happening::LeaderUsed { leader } => {
            message!("sc-log-leader-used", seat = seat, leader = leader)
        }
        Happening::PointsLost { points } => {
            message!("sc-log-points-lost", seat = seat, count = points)
        }
        Happening::PointPlaced { area } => {
            message!("sc-log-point-placed", seat = seat, area = area)
        }
        Happening::Reserved { unit } => message!("sc-log-reserved", seat = seat, unit = unit),
        Happening::ReserveLost { unit } => {
            message!("sc-log-reserve-lost", seat = seat, unit = unit)
        }
        Happening::Deployed { unit, area } => {
            message!("sc-log-deployed", seat = seat, unit = unit, area = area)
        }
        Happening::OrderLifted { planet } => {
            message!("sc-log-order-lifted", seat = seat, planet = planet)
        }
        Happening::OrdersLimited { planet } => {
            message!("sc-log-orders-limited", seat = seat, planet = planet)
        }
        Happening::ItemTaken { item, unit, area } => {
            message!("sc-log-item-taken", seat = seat, item = item, unit = unit, area = area)
        }
        Happening::ItemCarried { item, area } => {
            message!("sc-log-item-carried", item = item, area = area)
        }
        Happening::ItemLeft { item, area } => {
            message!("sc-log-item-left", item = item, area = area)
        }
    }
}

/// An order is placed face down, over what lies there.
fn hidden_order(seat: Seat, planet: Planet, beneath: Option<Seat>) -> Message {
    match beneath {
        None => message!("sc-log-order-placed", seat = seat, planet = planet),
        Some(other) if other == seat => {
            message!("sc-log-order-placed-over-own", seat = seat, planet = planet)
        }
        Some(other) => {
            message!("sc-log-order-placed-over", seat = seat, planet = planet, beneath = other)
        }
    }
}

/// An order as it is placed, for whoever knows its face.
fn open_order(seat: Seat, planet: Planet, order: Order, beneath: Option<Seat>) -> Message {
    match beneath {
        None => message!("sc-log-order-face", seat = seat, order = order, planet = planet),
        Some(other) if other == seat => {
            message!("sc-log-order-face-over-own", seat = seat, order = order, planet = planet)
        }
        Some(other) => message!(
            "sc-log-order-face-over",
            seat = seat,
            order = order,
            planet = planet,
            beneath = other
        ),
    }
}

/// The resources of an area.
pub(super) fn yield_of(area: Area) -> Message {
    let amount = print(area).amount;
    match print(area).yields {
        Yield::Resource(resource) => {
            pictured(words::resource_glyph(resource), names::amount(resource, amount))
        }
        Yield::Conquest if print(area).strategic => {
            pictured("r-strategic_area", message!("sc-strategic"))
        }
        Yield::Conquest => pictured("r-conquest", message!("sc-log-points", count = amount)),
    }
}

/// How a card comes to be discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Discard {
    Plain,
    /// A reinforcement without a standard card.
    Lone,
    /// It was turned over for nothing.
    Useless,
}

/// After the comparison cards are put away as a matter of course; before it, a card that
/// is discarded had no use.
pub(super) fn discard(around: Context<'_>, which: Card) -> Option<Discard> {
    if around.battle().is_none() {
        return Some(Discard::Plain);
    }
    let last = around.back().find(|event| {
        matches!(
            event,
            Event::Compared { .. }
                | Event::CardShown { .. }
                | Event::CardFace { .. }
                | Event::CardCancelled { .. }
                | Event::BattleBegins { .. }
        )
    });
    match last {
        Some(Event::Compared { .. } | Event::CardCancelled { .. }) => None,
        Some(Event::CardShown { .. }) if is_lone(around, which) => Some(Discard::Lone),
        Some(Event::CardShown { .. }) => Some(Discard::Useless),
        _ => Some(Discard::Plain),
    }
}

/// Whether a card that has been turned over is a reinforcement with no standard card beside it (SC-REINF-06).
fn is_lone(around: Context<'_>, which: Card) -> bool {
    let battle = || around.back().take_while(|event| !matches!(event, Event::BattleBegins { .. }));
    let turned_over = || {
        battle().filter_map(|event| match *event {
            Event::CardShown { seat, skirmish, card } => Some((seat, skirmish, card)),
            _ => None,
        })
    };
    let Some((user, at, _)) = turned_over().find(|(.., card)| *card == which) else { return false };
    let standard = |card: Card| face(card).kind == CardKind::Standard;
    !turned_over().any(|(seat, place, card)| (seat, place) == (user, at) && standard(card))
}

/// The card that is laid at a skirmish, as far as the viewer knows it.
fn laid(from_deck: bool, second: bool, known: Option<Card>) -> Message {
    match (known, from_deck, second) {
        (Some(known), false, _) => card(known),
        (_, true, _) => message!("sc-log-card-top"),
        (None, false, true) => message!("sc-log-card-second"),
        (None, false, false) => message!("sc-log-card-first"),
    }
}

/// The front-line units of a skirmish, each with whose it is.
fn fighters(sides: Sides, units: [Unit; 2]) -> [Message; 2] {
    let fighter = |seat: Seat, unit: Unit| message!("sc-log-fighter", seat = seat, unit = unit);
    [fighter(sides.attacker, units[0]), fighter(sides.defender, units[1])]
}

/// Both comparisons of a skirmish, each as strength against health.
fn compared(
    sides: Option<Sides>,
    pair: Option<[Unit; 2]>,
    attack: [i16; 2],
    health: [i16; 2],
) -> Message {
    let [attacker, defender] = match (sides, pair) {
        (Some(sides), Some(pair)) => fighters(sides, pair),
        _ => [message!("sc-log-attacker"), message!("sc-log-defender")],
    };
    let verdict = |enough: bool| if enough { "enough" } else { "short" };
    let value = |glyph, value: i16| pictured(glyph, message!("sc-log-value", value = value));
    message!(
        "sc-log-compared",
        attacker = attacker,
        attack_is = verdict(attack[0] >= health[1]),
        attack = value("i-attack", attack[0]),
        health = value("i-health", health[1]),
        defender = defender,
        defence_is = verdict(attack[1] >= health[0]),
        counter_attack = value("i-attack", attack[1]),
        counter_health = value("i-health", health[0]),
    )
}

/// Who is left after a battle.
fn outcome(around: Context<'_>, area: Area, attackers: u8, defenders: u8) -> Message {
    let called_off = around
        .back()
        .take_while(|event| !matches!(event, Event::BattleBegins { .. }))
        .any(|event| matches!(event, Event::BattleCalledOff { .. }));
    match (around.battle(), attackers, defenders) {
        _ if called_off => message!("sc-log-no-battle", area = area),
        (_, 0, 0) => message!("sc-log-nobody-stands", area = area),
        (Some(sides), 1.., 0) => message!("sc-log-area-taken", seat = sides.attacker, area = area),
        (Some(sides), 0, 1..) => message!("sc-log-area-held", seat = sides.defender, area = area),
        (None, 1.., 0) => message!("sc-log-attack-succeeds", area = area),
        (None, 0, 1..) => message!("sc-log-attack-fails", area = area),
        (_, 1.., 1..) => message!("sc-log-both-stand", area = area),
    }
}

/// Who wins, and why.
fn verdict(ending: Ending) -> Message {
    let winners: Vec<Seat> = ending.winners.iter().collect();
    let kind = EndKind::name(ending.kind);
    match winners[..] {
        [] => message!("sc-log-nobody-wins", kind = kind),
        [seat] => message!("sc-log-wins", seat = seat, kind = kind),
        [first, ref others @ ..] => {
            let first = std::iter::once(message!("table-who", who = first));
            let others = others.iter().map(|&seat| message!("somebody", seat = seat));
            let winners: Arg = first.chain(others).collect();
            message!("sc-log-win-together", winners = winners, kind = kind)
        }
    }
}
