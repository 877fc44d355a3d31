//! Which sentence an event is.

use kernel::Seat;
use starcraft::content::Yield;
use starcraft::ids::{Area, Card, Unit};
use starcraft::state::{is_z_axis, print};
use starcraft::{EndKind, Ending, Event};

use super::context::{Context, Sides};
use super::voice::{Voice, roman};
use crate::scene::Scene;
use crate::words;

/// An event as a sentence; none where another one says it better.
pub(crate) fn tell<'a>(
    scene: &'a Scene<'a>,
    around: Context<'_>,
    event: &Event,
) -> Option<Voice<'a>> {
    let say = || Voice::of(scene);
    let who = |seat| say().who(seat);
    let whose = |seat| say().whose(seat);
    let yours = |seat| scene.view.you == Some(seat);
    Some(match *event {
        // ---- setup
        Event::FactionTaken { seat, faction } => say().sitter(seat).does("plays").faction(faction),
        Event::PlanetsDrawn { seat, planets: [one, other] } => {
            who(seat).does("draws").text("the planets").planet(one).text("and").planet(other)
        }
        Event::PlanetPlaced { seat, planet, .. } => {
            who(seat).does("adds").planet(planet).text("to the galaxy")
        }
        Event::RouteLaid { route, ends: [(one, _), (other, _)] } => {
            let joins = if is_z_axis(route) { "A z-axis route joins" } else { "A route joins" };
            say().text(joins).planet(one).text("and").planet(other)
        }
        Event::BasePlaced { seat, area } => {
            who(seat).does("puts").text("the first").term("t-base", "base").text("on").area(area)
        }
        Event::UnitPlaced { seat, unit, area } => {
            who(seat).does("puts").a_unit(unit).text("on").area(area)
        }
        Event::TransportPlaced { seat, route } => who(seat)
            .does("puts")
            .text("a")
            .term("t-transport", "transport")
            .text("on the route")
            .route(route),
        Event::GalaxyBuilt => say().text("The galaxy is laid out"),

        // ---- rounds
        Event::RoundBegins { first, .. } => who(first).does("goes").text("first this round"),
        Event::ExecutionBegins | Event::RegroupingBegins | Event::FirstPlayer { .. } => {
            return None;
        }

        // ---- orders
        // The viewer's own order is told with its face.
        Event::OrderPlaced { seat, .. } if yours(seat) => return None,
        Event::OrderPlaced { seat, planet } => {
            let said = who(seat).does("puts").text("an").term("o-hidden", "order").text("on");
            over(said.planet(planet), seat, around.beneath(planet))
        }
        Event::OrderFace { seat, planet, order } => {
            let said = who(seat).does("puts").order(order).text("on").planet(planet);
            over(said, seat, around.earlier().beneath(planet))
        }
        Event::OrderRevealed { seat, planet, order } => {
            who(seat).does("turns").text("over").order(order).text("on").planet(planet)
        }
        // What the order does is told; that it is carried out goes without saying.
        Event::OrderExecuted { .. } => return None,
        Event::OrderDropped { seat, planet, order } => {
            whose(seat).order(order).text("on").planet(planet).text("is taken off the stack")
        }
        Event::Obstructed { seat } => whose(seat).text("orders all lie under those of others"),

        // ---- Event cards
        Event::EventDrawn { seat, stage } => {
            let said = who(seat).does("takes").text("an");
            let said = said
                .term(&format!("e-{stage}"), "Event card")
                .text(format!("of stage {}", roman(stage)));
            match around.back().next() {
                Some(Event::OrderRevealed { .. }) => said.text("instead of carrying it out"),
                _ => said,
            }
        }
        Event::EventDeckEmpty { seat } => {
            say().text("The Event deck is empty:").who(seat).does("gets").text("no card")
        }
        Event::EventUsed { seat, event } => who(seat).does("uses").event(event),
        Event::EventPlayed { seat, event } => who(seat).does("plays").event(event),
        Event::EventDiscarded { seat, event } => who(seat).does("discards").event(event),
        Event::EventTaken { seat, from, event } => {
            who(seat).does("takes").event(event).text("from").who(from)
        }

        // ---- cards
        Event::CardsDrawn { seat, count } => {
            let cards = around.just_drawn(seat, count);
            let said = who(seat).does("draws").text(words::count(usize::from(count), "card"));
            if cards.len() == usize::from(count) { said.text(":").cards(&cards) } else { said }
        }
        Event::CardDrawn { .. } => return None,
        Event::CardTaken { seat, card } => {
            who(seat).does("takes").card(card).text("into the hand, for all to see")
        }
        Event::DeckShuffled { seat } => who(seat).does("shuffles").text("the Combat deck anew"),
        Event::CardDiscarded { seat, card } => return discarded(scene, around, seat, card),
        Event::CardCancelled { seat, card } => whose(seat).card(card).text("is cancelled"),
        Event::CardReturned { seat, card } => {
            whose(seat).card(card).text("goes back to the technologies")
        }
        Event::TechBought { seat, tech } => who(seat).does("develops").tech(tech),
        Event::TechUsed { seat, tech } => who(seat).does("uses").tech(tech),

        // ---- building and resources
        Event::WorkerBuilt { seat } => {
            who(seat).does("builds").text("a").term("t-worker", "worker")
        }
        Event::UnitBuilt { seat, unit, area } => {
            who(seat).does("builds").a_unit(unit).text("on").area(area)
        }
        Event::TransportBuilt { seat, route } => who(seat)
            .does("builds")
            .text("a")
            .term("t-transport", "transport")
            .text("on the route")
            .route(route),
        Event::BuildingBuilt { seat, building, level: 1 } => {
            who(seat).does("builds").text("the").building(building)
        }
        Event::BuildingBuilt { seat, building, level } => who(seat)
            .does("extends")
            .text("the")
            .building(building)
            .text(format!("to level {level}")),
        Event::ModuleBuilt { seat, module } => {
            who(seat).does("adds").text("the module").module(module)
        }
        Event::BaseBuilt { seat, area } => {
            who(seat).does("builds").text("a").term("t-base", "base").text("on").area(area)
        }
        Event::Depleted { area, level: 1 } => {
            say().area(area).text("is").term("t-partly_depleted", "partly depleted")
        }
        Event::Depleted { area, .. } => {
            say().area(area).text("is").term("t-depleted", "depleted").text("and yields no more")
        }
        Event::Restored { area } => say().area(area).text("is fresh again"),
        Event::WorkersLost { seat, count } => {
            who(seat).does("loses").term("t-worker", words::count(usize::from(count), "worker"))
        }
        Event::WorkerTired { seat } => say()
            .text("One of")
            .whose(seat)
            .term("t-worker", "workers")
            .text("is worn out until Regrouping"),
        Event::ResourceGained { seat, area } => {
            yield_of(who(seat).does("gains").text("the"), area).text("of").area(area)
        }
        Event::ResourceLost { seat, area } => {
            yield_of(who(seat).does("loses").text("the"), area).text("of").area(area)
        }

        // ---- the board
        Event::UnitMoved { seat, unit, from, to } => {
            who(seat).does("moves").a_unit(unit).text("from").area(from).text("to").area(to)
        }
        Event::BaseMoved { seat, from, to } => who(seat)
            .does("lifts")
            .text("the")
            .term("t-base", "base")
            .text("off")
            .area(from)
            .text("and")
            .does("lands")
            .text("it on")
            .area(to),
        Event::UnitDestroyed { seat, unit, area } => {
            let said = whose(seat).unit(unit);
            let here = around.battle().is_some_and(|battle| battle.area == area);
            let said = if here { said } else { said.text("on").area(area) };
            said.text("is destroyed")
        }
        Event::BaseDestroyed { seat, area } => {
            whose(seat).term("t-base", "base").text("on").area(area).text("is destroyed")
        }
        Event::TransportDestroyed { seat, route } => whose(seat)
            .term("t-transport", "transport")
            .text("on the route")
            .route(route)
            .text("is destroyed"),
        Event::ZAxisSwapped { one, other } => say()
            .text("Two z-axis routes exchange an end: they now run from")
            .route(one)
            .text("and from")
            .route(other),

        // ---- battles
        Event::BattleBegins { attacker, defender, area } => {
            who(attacker).does("attacks").who(defender).text("on").area(area)
        }
        Event::BattleCalledOff { seat } => who(seat).does("calls").text("the battle off"),
        Event::Paired { skirmish, attacker, defender } => {
            let said = say().text(format!("Skirmish {}:", skirmish + 1));
            match around.battle() {
                Some(sides) => said
                    .whose(sides.attacker)
                    .unit(attacker)
                    .text("against")
                    .whose(sides.defender)
                    .unit(defender),
                None => said.unit(attacker).text("against").unit(defender),
            }
        }
        Event::Supports { seat, unit, skirmish } => {
            let said = whose(seat).unit(unit).text("stands behind the");
            match (around.battle(), around.pair(skirmish)) {
                (Some(sides), Some(pair)) => said
                    .unit(pair[usize::from(sides.attacker != seat)])
                    .text(format!("in skirmish {}", skirmish + 1)),
                _ => said.text(format!("front line of skirmish {}", skirmish + 1)),
            }
        }
        Event::CardPlaced { seat, skirmish, from_deck, second } => {
            let known = if yours(seat) { around.just_seen() } else { None };
            placed(who(seat), skirmish, from_deck, second, known)
        }
        // A card the viewer places is told with the placing.
        Event::CardFace { seat, card, .. } => match around.next() {
            Some(Event::CardPlaced { seat: other, .. }) if *other == seat => return None,
            _ => who(seat).does("looks").text("at").card(card).text("off the deck"),
        },
        Event::CardShown { seat, skirmish, card } => who(seat)
            .does("turns")
            .text("over")
            .card(card)
            .text(format!("in skirmish {}", skirmish + 1)),
        Event::Compared { skirmish, attack, health } => {
            compared(scene, around.battle(), around.pair(skirmish), attack, health)
        }
        Event::Withdrew { seat, unit, area } => {
            whose(seat).text("cloaked").unit(unit).text("slips away to").area(area)
        }
        Event::SplashTriggered { seat, card } => whose(seat)
            .card(card)
            .text("will")
            .term("i-splash", "splash")
            .text("once all skirmishes are fought"),
        Event::BattleEnds { area, attackers, defenders } => {
            outcome(scene, around, area, attackers, defenders)
        }
        Event::Retreated { seat, unit, area } => {
            whose(seat).unit(unit).text("retreats to").area(area)
        }

        // ---- winning
        Event::PointsGained { seat, points } => who(seat)
            .does("gains")
            .term("r-conquest", words::count(usize::from(points), "conquest point")),
        Event::Eliminated { seat } => who(seat).does("is").text("out of the game"),
        Event::GameOver { ending } => verdict(scene, ending),
    })
}

/// What an order is placed on.
fn over(said: Voice<'_>, seat: Seat, beneath: Option<Seat>) -> Voice<'_> {
    match beneath {
        None => said,
        Some(other) if other == seat => said.text(", over").their_own(seat),
        Some(other) => said.text(", over").hers(other),
    }
}

/// The resources of an area.
fn yield_of(said: Voice<'_>, area: Area) -> Voice<'_> {
    let amount = print(area).amount;
    match print(area).yields {
        Yield::Resource(resource) => {
            said.term(words::resource_glyph(resource), words::amount(resource, amount))
        }
        Yield::Conquest => said.term("r-conquest", words::count(usize::from(amount), "point")),
    }
}

/// After the comparison cards are put away as a matter of course; before it, a card that
/// is discarded had no use.
fn discarded<'a>(
    scene: &'a Scene<'a>,
    around: Context<'_>,
    seat: Seat,
    card: Card,
) -> Option<Voice<'a>> {
    let say = Voice::of(scene).who(seat);
    let mut back = around.back();
    if around.battle().is_some() {
        let last = back.find(|event| {
            matches!(
                event,
                Event::Compared { .. }
                    | Event::CardShown { .. }
                    | Event::CardFace { .. }
                    | Event::CardCancelled { .. }
                    | Event::BattleBegins { .. }
            )
        });
        return match last {
            Some(Event::Compared { .. } | Event::CardCancelled { .. }) => None,
            Some(Event::CardShown { .. }) => {
                Some(say.does("discards").card(card).text(", which no unit there can use"))
            }
            _ => Some(say.does("discards").card(card)),
        };
    }
    Some(say.does("discards").card(card))
}

/// A card is laid at a skirmish.
fn placed(
    said: Voice<'_>,
    skirmish: u8,
    from_deck: bool,
    second: bool,
    known: Option<Card>,
) -> Voice<'_> {
    let said = said.does(if second { "adds" } else { "lays" });
    let said = match (known, from_deck, second) {
        (Some(card), false, _) => said.card(card),
        (_, true, _) => said.text("the top card of the deck"),
        (None, false, true) => said.text("a second card"),
        (None, false, false) => said.text("a card"),
    };
    said.text(format!("at skirmish {}", skirmish + 1))
}

/// Both comparisons of a skirmish, each as strength against health.
fn compared<'a>(
    scene: &'a Scene<'a>,
    sides: Option<Sides>,
    pair: Option<[Unit; 2]>,
    attack: [i16; 2],
    health: [i16; 2],
) -> Voice<'a> {
    let mut said = Voice::of(scene);
    let seats = sides.map(|sides| [sides.attacker, sides.defender]);
    for (side, role) in ["attacker", "defender"].into_iter().enumerate() {
        let enemy = 1 - side;
        if side == 1 {
            said = said.text(";");
        }
        said = match (seats, pair) {
            (Some(seats), Some(pair)) => said.whose(seats[side]).unit(pair[side]),
            _ => said.text(format!("the {role}")),
        };
        let (strength, needed) = (attack[side], health[enemy]);
        let enough = if strength >= needed { "is strong enough" } else { "is too weak" };
        said = said.text(enough).text("with").term("i-attack", strength.to_string());
        said = said.text("against").term("i-health", needed.to_string());
    }
    said
}

/// Who is left after a battle.
fn outcome<'a>(
    scene: &'a Scene<'a>,
    around: Context<'_>,
    area: Area,
    attackers: u8,
    defenders: u8,
) -> Voice<'a> {
    let say = || Voice::of(scene);
    let called_off = around
        .back()
        .take_while(|event| !matches!(event, Event::BattleBegins { .. }))
        .any(|event| matches!(event, Event::BattleCalledOff { .. }));
    match (around.battle(), attackers, defenders) {
        _ if called_off => say().text("There is no battle for").area(area),
        (_, 0, 0) => say().text("Nobody is left standing on").area(area),
        (Some(sides), 1.., 0) => say().who(sides.attacker).does("takes").area(area),
        (Some(sides), 0, 1..) => say().who(sides.defender).does("holds").area(area),
        (None, 1.., 0) => say().text("The attack on").area(area).text("succeeds"),
        (None, 0, 1..) => say().text("The attack on").area(area).text("is beaten off"),
        (_, 1.., 1..) => {
            say().text("Both sides still stand on").area(area).text("; one must leave")
        }
    }
}

/// Who wins, and why.
pub(crate) fn verdict<'a>(scene: &'a Scene<'a>, ending: Ending) -> Voice<'a> {
    let mut said = Voice::of(scene);
    let winners: Vec<Seat> = ending.winners.iter().collect();
    if winners.is_empty() {
        return said.text(match ending.kind {
            EndKind::NobodyLeft => "Nobody is left, and nobody wins",
            EndKind::RoundLimit => "The agreed number of rounds is over, and nobody wins",
            _ => "The Event cards end the game, and nobody wins",
        });
    }
    for (place, &seat) in winners.iter().enumerate() {
        said = match place {
            0 => said,
            _ if place + 1 == winners.len() => said.text("and"),
            _ => said.text(","),
        };
        said = said.who(seat);
    }
    let said = if winners.len() == 1 { said.does("wins") } else { said.text("win together") };
    said.text(match ending.kind {
        EndKind::Normal => "by conquest points",
        EndKind::Special => "by a special objective",
        EndKind::EndGame => "as the Event cards end the game",
        EndKind::Elimination => "as nobody else is left",
        EndKind::RoundLimit => "as the agreed number of rounds is over",
        EndKind::NobodyLeft => "though nobody is left",
    })
}
