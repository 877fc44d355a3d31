//! Random games drawn from every seat.

mod discs;
mod fits;

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use kernel::{Audience, Game, Options, Rng, Seat, Turn, Viewer, random_choice};
use starcraft::view::{OrderView, View};
use starcraft::{Action, Setup, StarCraft, Thing};
use ui::scene::Barred;
use ui::show::Show;

use super::plan::Plan;
use super::{fragments, minimap, picture, stacks, svg};
use crate::scene::{Line, Moment, Promise, Scene, Sitter, Undo};
use crate::{Pages, choices};

/// Plays a random game and shows the scenes of every so many choices, from all seats.
fn scenes(players: usize, seed: u64, every: usize, mut look: impl FnMut(&mut Scene<'_>)) {
    let mut game = StarCraft::new(&Setup::new(players, &[]), seed).expect("a good setup");
    let mut rng = Rng::new(seed);
    let mut log: Vec<Line> = Vec::new();
    let seats: Vec<Sitter> = (0..players)
        .map(|n| Sitter {
            name: format!("Player <{n}> & \"co\""),
            bot: None,
            open: false,
            present: true,
            yours: n == 0,
            standin: false,
            time: None,
            rank: None,
        })
        .collect();
    let promise = Promise { hash: String::new(), position: false, kept: None };
    for moment in 1.. {
        let Turn::Pending(pending) = game.turn() else { break };
        let seat = pending.iter().next().expect("somebody is asked");
        let mut options: Options<Action> = Options::new();
        game.options(seat, &mut options);
        if moment % every == 0 {
            let viewers = (0..players as u8).map(|n| Viewer::Seat(Seat(n)));
            for viewer in viewers.chain([Viewer::Spectator]) {
                let view = game.view(viewer);
                let ask = (viewer == Viewer::Seat(seat)).then(|| {
                    let (prompt, barred) = (game.prompt(seat), game.barred(seat));
                    choices::offer(&view, seat, (prompt, game.ruled_by()), &options, barred)
                });
                let lines: Vec<Line> = log
                    .iter()
                    .filter(|line| StarCraft::audience(&line.event) == Audience::All)
                    .cloned()
                    .collect();
                look(&mut Scene {
                    table: "t",
                    title: "T",
                    preview: None,
                    view: &view,
                    facts: &Pages::facts(&view),
                    tongue: tongue::english(),
                    names: &[],
                    seats: &seats,
                    version: 0,
                    decision: 1,
                    ask,
                    hint: Some(&[]),
                    undo: Undo::Not(kernel::Message::new("undo-past")),
                    otherwise: None,
                    basket: None,
                    ahead: None,
                    terms: ui::scene::Terms::default(),
                    landmarks: &[],
                    outlook: ui::scene::Outlook::default(),
                    log: &lines,
                    chat: &[],
                    moment: Moment { shown: moment, last: moment, replay: false },
                    promise: &promise,
                    coach: None,
                    curtain: None,
                    why: None,
                    chart: &[],
                });
            }
        }
        let action = random_choice::<StarCraft>(&options, &mut rng).expect("a choice");
        let mut events = Vec::new();
        game.play(seat, action, &mut events);
        log.extend(events.into_iter().map(|event| Line { moment, event }));
    }
}

/// Whatever shows a picture knows neither our style sheet nor our script.
#[test]
fn a_picture_stands_alone_and_holds_every_planet() {
    let (mut pictures, mut benches) = (0, 0);
    for players in 2..=6 {
        scenes(players, 30 + players as u64, 22, |scene| {
            let drawn = ui::picture::picture(scene);
            for strange in ["var(", "class=", "style", "<script", " id=", "href", "NaN", "inf"] {
                assert!(!drawn.contains(strange), "{strange} in {drawn}");
            }
            assert!(drawn.contains("Player &lt;0&gt; &amp; &quot;co&quot;"), "names are escaped");
            let (plan, board) = (Plan::new(scene), picture(scene));
            let scale = ui::picture::scale(board.size);
            let (wide, tall) = ui::picture::BOARD;
            assert!(board.size.0 * scale < wide + 0.1 && board.size.1 * scale < tall + 0.1);
            for place in &plan.places {
                let size = if place.cell.is_some() { 1. } else { super::plan::BENCH };
                let (radius, at) = (place.disc.radius() * size, place.middle);
                for (at, low, size) in
                    [(at.x, board.corner.0, board.size.0), (at.y, board.corner.1, board.size.1)]
                {
                    assert!(at - radius >= low && at + radius <= low + size, "{place:?} leaves it");
                }
            }
            pictures += 1;
            benches += usize::from(!plan.benches.is_empty());
        });
    }
    assert!(pictures > 100 && benches > 5, "{pictures} pictures, {benches} of them at setup");
}

/// To be run by itself, optimised, on a quiet computer.
#[test]
#[ignore = "it measures"]
#[allow(clippy::print_stdout, reason = "it measures")]
fn how_long_a_board_takes() {
    let (mut boards, mut time, mut bytes) = (0, Duration::ZERO, 0);
    for seed in 1..=3 {
        scenes(4, seed, 10, |scene| {
            let begin = Instant::now();
            let board = svg(scene);
            time += begin.elapsed();
            bytes += board.into_string().len();
            boards += 1;
        });
    }
    println!("{boards} boards of {} bytes, {:?} each", bytes / boards, time / boards as u32);
}

/// The elements of a text: name and attributes. Fails where it is not well-formed XML.
fn elements(text: &str) -> Vec<(String, HashMap<String, String>)> {
    let (mut found, mut open) = (Vec::new(), Vec::new());
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        assert!(!rest[..start].contains('>'), "a stray > before {}", &rest[..start]);
        let end = rest.find('>').expect("a tag ends");
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name), "elements nest");
            continue;
        }
        let (body, closed) = tag.strip_suffix('/').map_or((tag, false), |body| (body, true));
        let (name, mut attributes) = body.split_once(' ').unwrap_or((body, ""));
        let mut values = HashMap::new();
        while !attributes.trim().is_empty() {
            let (key, value) = attributes
                .trim_start()
                .split_once("=\"")
                .unwrap_or_else(|| panic!("no value in {tag}"));
            let (value, after) = value.split_once('"').expect("a quoted value");
            assert!(!value.contains('<'), "{value}");
            assert!(values.insert(key.to_owned(), value.to_owned()).is_none(), "{key} twice");
            attributes = after;
        }
        if !closed {
            open.push(name.to_owned());
        }
        found.push((name.to_owned(), values));
    }
    assert!(open.is_empty(), "left open: {open:?}");
    found
}

/// The things of a choice that lie on the board.
fn on_board(thing: Thing) -> bool {
    matches!(
        thing,
        Thing::Planet(_)
            | Thing::Area(_)
            | Thing::Route(_)
            | Thing::Cell(_)
            | Thing::Rotation(_)
            | Thing::Slot(..)
            | Thing::Units(..)
            | Thing::Stack(_)
    )
}

fn check(scene: &Scene<'_>) {
    let text = svg(scene).into_string();
    let elements = elements(&text);
    let mut ids = HashSet::new();
    for (name, attributes) in &elements {
        assert!(!attributes.contains_key("style"), "{name} has a style");
        if let Some(id) = attributes.get("id") {
            assert!(ids.insert(id.clone()), "{id} is there twice");
        }
        // Whoever can be pointed at has a name.
        if attributes.contains_key("tabindex") {
            let label = attributes.get("aria-label").map_or("", |label| label);
            assert!(!label.is_empty(), "{attributes:?}");
        }
    }
    // What is used is there.
    for (_, attributes) in &elements {
        if let Some(target) = attributes.get("href").and_then(|href| href.strip_prefix('#')) {
            assert!(ids.contains(target), "#{target} is used and not drawn");
        }
        let near = attributes.get("data-near").map_or("", |near| near);
        for near in near.split_ascii_whitespace() {
            assert!(ids.contains(near), "{near} is near and not drawn");
        }
    }
    // Every thing of the view, once.
    let view = scene.view;
    let has = |thing: Thing| assert!(ids.contains(&thing.to_string()), "{thing} is missing");
    for planet in &view.planets {
        has(Thing::Planet(planet.planet));
        for area in &planet.areas {
            has(Thing::Area(area.area));
            area.units.iter().filter(|(_, n)| **n > 0).for_each(|(&unit, _)| {
                has(Thing::Units(area.area, unit));
            });
            if area.base.is_some() {
                has(Thing::Base(area.area));
            }
        }
    }
    view.routes.iter().for_each(|route| has(Thing::Route(route.route)));
    view.orders.iter().for_each(|order| has(Thing::Stack(order.planet)));
    // Every choice that lives on the board can be made there.
    let choices = scene.ask.iter().flat_map(|ask| ask.choices.iter().chain(&ask.early));
    for &thing in choices.flat_map(|choice| &choice.things).filter(|thing| on_board(**thing)) {
        let lit = |(_, attributes): &(String, HashMap<String, String>)| {
            attributes.get("id") == Some(&thing.to_string()) && attributes.contains_key("data-may")
        };
        assert!(elements.iter().any(lit), "{thing} may be chosen and is not lit");
    }
    // The first paint is made of the fragments.
    for fragment in fragments(scene) {
        assert!(text.contains(&fragment.html), "{} differs", fragment.id);
        assert!(fragment.html.starts_with(&format!("<g id=\"{}\"", fragment.id)));
        assert!(ids.contains(fragment.within) || fragment.within == "drawing");
    }
}

#[test]
fn every_thing_of_every_view_is_drawn_once() {
    for (players, seed) in [(2, 15), (3, 1), (4, 17), (5, 3), (6, 109)] {
        scenes(players, seed, 41, |scene| {
            check(scene);
            elements(&minimap(scene).into_string());
        });
    }
}

#[test]
fn the_same_scene_is_drawn_the_same() {
    scenes(4, 2, 40, |scene| {
        assert_eq!(svg(scene).into_string(), svg(scene).into_string());
    });
}

#[test]
fn a_planet_changes_only_its_own_fragment() {
    let mut before: HashMap<u8, HashMap<String, String>> = HashMap::new();
    let (mut sent, mut updates) = (0, 0);
    scenes(4, 32, 1, |scene| {
        // During setup the whole board may grow and shift.
        if scene.view.round == 0 || scene.ask.is_some() {
            return;
        }
        let seat = scene.view.you.map_or(u8::MAX, |seat| seat.0);
        let now: HashMap<String, String> =
            fragments(scene).into_iter().map(|fragment| (fragment.id, fragment.html)).collect();
        if let Some(old) = before.insert(seat, now.clone()) {
            let changed = now.iter().filter(|(id, html)| old.get(*id) != Some(*html));
            sent += changed.count();
            updates += 1;
        }
    });
    assert!(sent < updates * 3, "{sent} fragments in {updates} updates");
}

#[test]
fn z_axis_routes_go_around_planets_and_normal_ones_join_neighbours() {
    for (players, seed) in [(2, 5), (4, 4), (6, 6), (6, 109)] {
        scenes(players, seed, 50, |scene| {
            let plan = Plan::new(scene);
            assert_eq!(plan.paths.len(), scene.view.routes.len());
            for path in &plan.paths {
                let [.., last] = path.points[..] else { panic!("a route has ends") };
                if !starcraft::state::is_z_axis(path.route) {
                    let first = path.points[0];
                    assert!((first.x - last.x).hypot(first.y - last.y) < 140., "{path:?}");
                    continue;
                }
                for pair in path.points.windows(2) {
                    for part in 1..20 {
                        let part = part as f32 / 20.;
                        let x = pair[0].x + (pair[1].x - pair[0].x) * part;
                        let y = pair[0].y + (pair[1].y - pair[0].y) * part;
                        let hit = plan.places.iter().find(|place| {
                            (place.middle.x - x).hypot(place.middle.y - y) < place.disc.radius()
                        });
                        assert!(hit.is_none(), "{path:?} crosses {hit:?}");
                    }
                }
            }
            // Nothing lies outside what is shown at first.
            let (corner, size) = plan.bounds;
            for place in &plan.places {
                let right = corner.x + size.x - place.middle.x;
                let below = corner.y + size.y - place.middle.y;
                let nearest = (place.middle.x - corner.x).min(place.middle.y - corner.y);
                assert!(nearest.min(right).min(below) > 60., "{place:?}");
            }
        });
    }
}

/// Changes a view of a game in its first rounds.
fn changed(change: impl Fn(&mut View) -> bool, look: impl Fn(&Scene<'_>)) {
    let mut looked = 0;
    scenes(4, 21, 11, |scene| {
        let mut view = scene.view.clone();
        if looked < 5 && view.round > 0 && change(&mut view) {
            looked += 1;
            let seats = scene.seats;
            look(&Scene {
                view: &view,
                facts: &Pages::facts(&view),
                tongue: tongue::english(),
                names: &[],
                seats,
                ask: None,
                log: &[],
                chat: &[],
                chart: &[],
                undo: Undo::Not(kernel::Message::new("undo-past")),
                otherwise: None,
                basket: None,
                ahead: None,
                ..*scene
            });
        }
    });
    assert!(looked > 0, "no view of the game could be changed so");
}

#[test]
fn deep_stacks_are_compressed() {
    assert!(stacks::height(6) < 130. && stacks::height(24) < 130.);
    let pile = |view: &mut View| {
        let Some(planet) = view.planets.first().map(|planet| planet.planet) else { return false };
        view.orders = (0..24)
            .map(|n| OrderView {
                planet,
                seat: Seat(n % 4),
                face: (n % 4 == 0).then_some(starcraft::ids::Order::BUILD),
            })
            .collect();
        true
    };
    changed(pile, |scene| {
        check(scene);
        let text = svg(scene).into_string();
        assert!(text.contains("24 orders on ") && text.contains("class=\"unfolded\""));
        // What the viewer does not know is nowhere in it.
        assert_eq!(text.matches("face down").count(), 18);
    });
}

/// Both Terran factions can fight with the same kinds of units.
#[test]
fn attackers_of_the_same_kind_have_a_name_of_their_own() {
    let attack = |view: &mut View| {
        let mut areas = view.planets.iter().flat_map(|planet| &planet.areas);
        let Some(area) = areas.find(|area| area.owner.is_some()).cloned() else { return false };
        let Some(order) = &mut view.order else { return false };
        order.enemy_area = Some(area.area);
        order.attackers = area.units.clone();
        true
    };
    changed(attack, |scene| {
        check(scene);
        let text = svg(scene).into_string();
        assert!(text.contains("id=\"foe-units-") && text.contains("attacked by"));
    });
}

/// What cannot be chosen says why, and which rule says so.
#[test]
fn barred_things_say_why() {
    scenes(3, 6, 60, |scene| {
        let Some(ask) = &mut scene.ask else { return };
        let Some(planet) = scene.view.planets.first() else { return };
        let thing = Thing::Planet(planet.planet);
        ask.choices.clear();
        ask.early.clear();
        ask.barred = vec![Barred {
            thing,
            reason: kernel::message!("verbatim", text = "No \"way\"."),
            rule: "SC-PLAN-04",
        }];
        let text = svg(scene).into_string();
        assert!(text.contains(&format!("<g id=\"{thing}\" class=\"planet")), "{thing}");
        assert!(text.contains("data-why=\"No &quot;way&quot;.\" data-rule=\"SC-PLAN-04\""));
    });
}
