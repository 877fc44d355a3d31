//! How a battle ended, and what that means: for whom the area yields, who holds the planet, how far the special objective
//! is. What it means is said of the table as it is now.

use kernel::{Arg, Message, Seat, message};
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::content::Yield;
use starcraft::ids::{Area, Planet, Resource, Unit};
use starcraft::state::print;
use starcraft::view::{PlanetView, View};
use tongue::say;
use ui::table::shown::{Meaning, Outcome};

use super::chronicle::Chronicle;
use super::lane::{ATTACKER, DEFENDER, below, equation};
use super::lanes::recorded;
use super::pieces::{Squad, Standing, piece, squad};
use crate::files::glyph;
use crate::names;
use crate::scene::Scene;
use crate::table::facts;

/// The outcome of a battle that is over, told at this step of its show.
pub(super) fn of(scene: &Scene<'_>, past: &Chronicle, step: usize) -> Option<Outcome> {
    let (holder, _) = past.over?;
    let [attackers, defenders] = [ATTACKER, DEFENDER].map(|side| past.lost(side).count());
    let sum = message!(
        "sc-shown-sum",
        skirmishes = past.fought.len(),
        attackers = attackers,
        defenders = defenders
    );
    Some(Outcome {
        step,
        about: message!("sc-battle-title", area = past.area),
        verdict: verdict(past, holder),
        sum: html! { p { (scene.say(&sum)) } },
        won: holder.is_some() && holder == scene.view.you,
        means: means(scene, past, holder),
        tale: tale(scene, past),
        follows: follows(scene, past),
    })
}

/// Who holds the area now.
fn verdict(past: &Chronicle, holder: Option<Seat>) -> Message {
    match holder {
        Some(seat) if seat == past.seats[ATTACKER] => {
            message!("sc-shown-takes", seat = seat, area = past.area)
        }
        Some(seat) => message!("sc-shown-holds", seat = seat, area = past.area),
        None => message!("sc-shown-nobody", area = past.area),
    }
}

/// Income, transports, control of the planet, the special objective and the base.
fn means(scene: &Scene<'_>, past: &Chronicle, holder: Option<Seat>) -> Vec<Meaning> {
    let view = scene.view;
    let of_planet = |planet: &&PlanetView| planet.areas.iter().any(|area| area.area == past.area);
    let Some(planet) = view.planets.iter().find(of_planet) else { return Vec::new() };
    let Some(area) = planet.areas.iter().find(|area| area.area == past.area) else {
        return Vec::new();
    };
    let line = |picture: &str, about: Message, seat: Option<Seat>, words: Message| Meaning {
        picture: glyph(picture),
        about,
        now: html! { @if let Some(seat) = seat { (names::who(scene, seat)) " " } span { (scene.say(&words)) } },
    };
    let (picture, yields) = yields(past.area);
    let mut all = vec![line(picture, message!("sc-means-income"), area.controller, yields)];
    if let Some(seat) = holder {
        let ways = ways(view, planet.planet, seat);
        all.push(line("t-transport", message!("sc-means-route"), Some(seat), ways));
        let held = planet.areas.iter().filter(|area| area.controller == Some(seat)).count();
        let control = message!(
            "sc-means-areas",
            held = held,
            all = planet.areas.len(),
            planet = planet.planet
        );
        all.push(line("i-area", message!("sc-means-control"), Some(seat), control));
    }
    let aims = view.you.filter(|&you| past.fights(Some(you))).or(holder);
    if let Some((seat, goal)) = aims.and_then(|seat| Some((seat, facts::goal(view, seat)?)))
        && let Some(progress) = &facts::player(view, seat).objective
    {
        let (have, need) = (progress.have, progress.need);
        let far = message!("sc-means-goal-has", goal = goal, have = have, need = need);
        all.push(line("i-event", message!("sc-means-goal"), Some(seat), far));
    }
    let base = match area.base {
        Some(_) => message!("sc-means-base-stands"),
        None => message!("sc-means-no-base"),
    };
    all.push(line("t-base", message!("sc-means-base"), area.base, base));
    all
}

/// What an area yields in a round.
fn yields(area: Area) -> (&'static str, Message) {
    let print = print(area);
    match print.yields {
        Yield::Resource(resource) => {
            let picture = if resource == Resource::MINERALS { "r-mineral" } else { "r-gas" };
            (picture, message!("sc-means-resource", what = names::amount(resource, print.amount)))
        }
        Yield::Conquest if print.strategic => ("r-strategic", message!("sc-means-strategic")),
        Yield::Conquest => ("r-conquest", message!("sc-means-points", points = print.amount)),
    }
}

/// Where transports of a player lead to from a planet.
fn ways(view: &View, here: Planet, seat: Seat) -> Message {
    let own = view.routes.iter().filter(|route| route.transports.contains(seat));
    let ends = own.filter_map(|route| {
        let [(one, _), (other, _)] = route.ends;
        [(one, other), (other, one)]
            .into_iter()
            .find(|(from, _)| *from == here)
            .map(|(_, to)| Arg::from(to))
    });
    let planets: Vec<Arg> = ends.collect();
    match planets.is_empty() {
        true => message!("sc-means-no-route"),
        false => message!("sc-means-routes", planets = planets.into_iter().collect::<Arg>()),
    }
}

/// The skirmishes that were fought, each in a line: who stood in front, both comparisons, who fell.
fn tale(scene: &Scene<'_>, past: &Chronicle) -> Markup {
    let below = below(scene, past.seats);
    let lanes = recorded(past);
    html! {
        ol.tale aria-label=(say!(scene, "sc-battle-skirmishes")) {
            @for &number in &past.fought {
                @let lane = &lanes[usize::from(number)];
                @let fought = &past.skirmishes[usize::from(number)];
                li {
                    span.no { (number + 1) }
                    @for side in [1 - below, below] {
                        div class={ "stood " (scene.look(past.seats[side]).class) } {
                            @if let Some(front) = lane.halves[side].front { (squad(scene, front, "small")) }
                            @for behind in lane.halves[side].behind.iter().filter(|it| it.standing != Standing::Up) { (squad(scene, Squad { named: false, ..*behind }, "small")) }
                        }
                        @if side != below {
                            div.eqs {
                                @if let Some((attack, health)) = fought.values {
                                    (equation(scene, [past.seats[below], past.seats[side]], attack[below], health[side]))
                                    (equation(scene, [past.seats[side], past.seats[below]], attack[side], health[below]))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Who stays, and who goes where.
fn follows(scene: &Scene<'_>, past: &Chronicle) -> Vec<Markup> {
    let mut lines = Vec::new();
    if let Some(seat) = past.called_off {
        lines.push(names::said(scene, &message!("sc-shown-called-off", seat = seat)));
    }
    if let Some((Some(seat), units)) = past.over {
        let stays = message!("sc-shown-stays", seat = seat, count = units);
        lines.push(names::said(scene, &stays));
    }
    let mut ways: Vec<(Seat, Area)> = Vec::new();
    for &(seat, _, area) in &past.retreats {
        if !ways.contains(&(seat, area)) {
            ways.push((seat, area));
        }
    }
    for (seat, area) in ways {
        let those = past.retreats.iter().filter(|way| (way.0, way.2) == (seat, area));
        let units = counted(those.map(|way| way.1));
        lines.push(html! {
            span class={ "way-back " (scene.look(seat).class) } data-to=(Thing::Area(area)) { (pieces(scene, seat, &units)) }
            span { (say!(scene, "sc-shown-retreats", area = area)) }
        });
    }
    lines
}

/// Some units that go on.
fn pieces(scene: &Scene<'_>, seat: Seat, units: &[(Unit, usize)]) -> Markup {
    html! {
        span.troop {
            @for (unit, count) in units {
                span class={ "squad " (scene.look(seat).class) } title=(scene.called(&(*unit).into())) {
                    (piece(scene, seat, *unit, *count, Standing::Up))
                    span.vh { (scene.called(&(*unit).into())) @if *count > 1 { " ×" (count) } }
                }
            }
        }
    }
}

/// How many of each kind.
fn counted(units: impl Iterator<Item = Unit>) -> Vec<(Unit, usize)> {
    let mut all: Vec<(Unit, usize)> = Vec::new();
    for unit in units {
        match all.iter_mut().find(|(other, _)| *other == unit) {
            Some((_, count)) => *count += 1,
            None => all.push((unit, 1)),
        }
    }
    all
}
