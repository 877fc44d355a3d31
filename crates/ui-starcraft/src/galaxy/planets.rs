//! A planet: its disc, what is on it, its name and its stack of orders.

use maud::{Markup, html};
use starcraft::Thing;
use starcraft::content::{Domain, content};
use starcraft::ids::Planet;
use starcraft::state::{Step, print};
use starcraft::view::PlanetView;
use tongue::say;
use ui::svg::{Attributes, Point, key, px, xy};

use super::areas::{Plate, area, summary};
use super::plan::{BENCH, Place, Plan, towards};
use super::space::{TEXTURES, band_id, borders_id, slice_id};
use super::{names, stacks};
use crate::files::glyph_ref;
use crate::names::side as side_name;
use crate::scene::Scene;
use crate::words;

/// The colour of a planet: hue and saturation. Quiet, since loud colours belong to owners.
pub(super) fn hue(planet: Planet) -> (u16, u16) {
    let n = planet.index() as u16;
    let hue = (n * 137 + 18) % 360;
    let saturation = 22 + n * 7 % 16;
    // Purple looks louder than other hues.
    (hue, if (240..340).contains(&hue) { saturation * 2 / 3 } else { saturation })
}

/// The body of a planet without anything on it: disc, texture, owners' slices, borders.
pub(super) fn body(place: &Place, owners: &[&'static str]) -> Markup {
    let disc = place.disc;
    let radius = disc.radius();
    let (hue, saturation) = hue(place.planet);
    let n = place.planet.index();
    let domains = || {
        place.planet.areas().enumerate().filter_map(|(place, area)| {
            let (pattern, sign) = domain_look(print(area).domain)?;
            Some((place, pattern, sign))
        })
    };
    let owned = || owners.iter().enumerate().filter(|(_, owner)| **owner != "f-none");
    html! {
        g class="body" {
            circle class="air" r=(px(radius + 2.5)) stroke={ "hsl(" (hue) " 60% 62%)" } {}
            circle r=(px(radius)) fill={ "hsl(" (hue) " " (saturation) "% 27%)" } {}
            g clip-path={ "url(#gx-c" (disc.areas) ")" } {
                use href={ "#gx-t" (n % TEXTURES) } transform={ "scale(" (radius / 100.) ")rotate(" (n * 50 % 360) ")" } {}
            }
            @for (place, owner) in owned() {
                use class={ "own " (owner) } href={ "#" (slice_id(disc, place)) } fill={ "url(#gx-h-" (&owner[2..]) ")" } {}
            }
            @for (place, pattern, sign) in domains() {
                use href={ "#" (slice_id(disc, place)) } fill=(pattern) {}
                @let at = disc.room(place).middle;
                use class="domain" href=(glyph_ref(sign)) x=(px(at.x - 34.)) y=(px(at.y - 34.)) width="68" height="68" {}
            }
            circle r=(px(radius)) fill="url(#gx-light)" {}
            use class="border" href={ "#" (borders_id(disc)) } {}
            @for (place, owner) in owned() {
                use class={ "coast " (owner) } href={ "#" (band_id(disc, place)) } {}
            }
            circle class="rim" r=(px(radius)) {}
        }
    }
}

/// What the ground of an area looks like where only some units may stand: dark sky with a wing, masonry
/// with hills.
const fn domain_look(domain: Domain) -> Option<(&'static str, &'static str)> {
    match domain {
        Domain::Any => None,
        Domain::Flying => Some(("url(#gx-sky)", "i-flying")),
        Domain::Ground => Some(("url(#gx-stone)", "i-ground")),
    }
}

/// A planet, on the board or still beside it.
pub(super) fn planet(
    scene: &Scene<'_>,
    plan: &Plan,
    view: &PlanetView,
    place: &Place,
    last: &[Thing],
) -> Markup {
    let thing = Thing::Planet(view.planet);
    let marked = Attributes::of(scene, thing, last.contains(&thing));
    let radius = place.disc.radius();
    let owners: Vec<&str> = view
        .areas
        .iter()
        .map(|area| {
            words::owner_class(area.controller.and_then(|seat| names::faction(scene, seat)))
        })
        .collect();
    let placing = scene.ask.is_some()
        && matches!(scene.view.step, Step::PlacePlanet(_, planet) if planet == view.planet);
    let on_board = place.cell.is_some();
    let active = scene.view.order.as_ref().is_some_and(|order| order.planet == view.planet);
    let kind = match (on_board, placing) {
        (true, _) if active => "planet active",
        (true, _) => "planet",
        (false, false) => "planet waiting",
        (false, true) => "planet waiting chosen",
    };
    let scale = if on_board { String::new() } else { format!("scale({BENCH})") };
    let name_at = Point::new(16. - radius, -radius - 12.);
    html! {
        g id=(thing) class=(marked.class(kind)) transform={ "translate(" (xy(place.middle)) ")" (scale) }
            role="group" tabindex="-1" aria-label=(names::planet(scene, view)) data-name=(scene.called(&view.planet.into()))
            data-near=(near(scene, view)) data-tip={ "starcraft/planet/" (view.planet) }
            data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
            circle class="halo" r=(px(radius + 7.)) {}
            (docks(scene, view, place))
            (body(place, &owners))
            @if on_board {
                @let areas: Vec<_> = view.areas.iter().map(|view| area(scene, view, place.disc, last)).collect();
                @for (area, _) in &areas { (area) }
                @for (_, key) in &areas { (key) }
            } @else {
                (printed(place))
            }
            text class="pname" x=(px(name_at.x)) y=(px(name_at.y)) { (scene.called(&view.planet.into())) }
            @if marked.may().is_some() {
                (key(thing, name_at + Point::new(-15., -6.)))
            }
            (stacks::stack(scene, place, takes_order(scene, view.planet), last))
            (slots(scene, plan, place))
        }
    }
}

/// Whether an order may be placed here now.
fn takes_order(scene: &Scene<'_>, planet: Planet) -> bool {
    let here = Thing::Planet(planet);
    scene.ask.iter().flat_map(|ask| &ask.choices).any(|choice| {
        choice.things.contains(&here)
            && choice.things.iter().any(|thing| matches!(thing, Thing::Order(_)))
    })
}

/// What the arrow keys reach from a planet: planets along routes, its stack, its areas.
fn near(scene: &Scene<'_>, view: &PlanetView) -> String {
    let across = scene.view.routes.iter().filter_map(|route| match route.ends {
        [(one, _), (other, _)] if one == view.planet => Some(Thing::Planet(other)),
        [(one, _), (other, _)] if other == view.planet => Some(Thing::Planet(one)),
        _ => None,
    });
    let stack = scene.view.orders.iter().any(|order| order.planet == view.planet);
    let stack = stack.then_some(Thing::Stack(view.planet));
    let areas = view.areas.iter().map(|area| Thing::Area(area.area));
    let all: Vec<String> = across.chain(stack).chain(areas).map(|near| near.to_string()).collect();
    all.join(" ")
}

/// The plates of a planet that is still to be placed.
fn printed(place: &Place) -> Markup {
    let areas = 0..content().planets[place.planet.index()].areas.len();
    html! {
        @for n in areas {
            @let plate = Plate::printed(place.planet.area(n));
            @let fit = place.disc.fit(n, plate.size(), [0, 0]);
            g class="area" {
                (plate.draw(fit.plate))
                (summary(place.planet.area(n), place.disc, &[]))
            }
        }
    }
}

/// The slots without a route, as docks at the rim.
fn docks(scene: &Scene<'_>, view: &PlanetView, place: &Place) -> Markup {
    let taken = |side| {
        let ends = scene.view.routes.iter().flat_map(|route| route.ends);
        ends.into_iter().any(|end| end == (view.planet, side))
    };
    html! {
        @for side in place.slots().filter(|&side| !taken(side)) {
            @let drawn = place.drawn(side);
            use href="#gx-dock" transform={ "translate(" (xy(towards(drawn, place.disc.radius() + 2.))) ")rotate(" (90 * (drawn as u16)) ")" } {}
        }
    }
}

/// The slots that may be chosen for a z-axis route.
fn slots(scene: &Scene<'_>, plan: &Plan, place: &Place) -> Markup {
    html! {
        @for side in place.slots() {
            @let thing = Thing::Slot(place.planet, side);
            @let marked = Attributes::of(scene, thing, false);
            @if marked.may().is_some() {
                g id=(thing) class="dock may" transform={ "translate(" (xy(place.z_slot(side))) ")" } role="button" tabindex="-1"
                    aria-label=(say!(scene, "sc-board-slot", planet = place.planet, side = side_name(side), number = plan.z_routes() + 1))
                    data-may="" {
                    circle r="13" {}
                }
                (key(thing, place.z_slot(side)))
            }
        }
    }
}
