//! The galaxy in plain shapes, for a picture that stands alone: the same places and the same
//! pieces as on the board, but every colour is written where it is used.

use kernel::Seat;
use maud::{Markup, html};
use starcraft::ids::{Area, NORMAL_ROUTES};
use starcraft::state::{is_z_axis, print};
use starcraft::view::{AreaView, OrderView, PlanetView};
use ui::picture::{Board, Colours, Font, INK, INK_2, INK_3, SPACE, colours, scale, text};
use ui::svg::{Point, px, xy};

use super::areas::{Force, forces, yield_look};
use super::disc::{Disc, PIECE, PLATE};
use super::names;
use super::plan::{BENCH, Place, Plan};
use super::planets::hue;
use super::routes::Path;
use crate::files::GLYPHS;
use crate::scene::Scene;
use crate::words;

/// Below this size owners and resources are shown instead of pieces.
const FAR: f32 = 0.56;
/// The outline of things.
const EDGE: &str = "#05080d";
/// What lies behind figures.
const DARK: &str = "#080c14";
const PARTLY: &str = "#ecc063";
const SPENT: &str = "#f2877a";
const LOZENGE: &str = "M-13 0-7-8H7L13 0 7 8H-7Z";
const BURST: &str = "M0-19.5 4.3-15.2 10-16.7 11.5-11 17-9.8 15.2-4.3 19.5 0 15.2 4.3 17 9.8 11.5 11 \
    10 16.7 4.3 15.2 0 19.5-4.3 15.2-10 16.7-11.5 11-17 9.8-15.2 4.3-19.5 0-15.2-4.3-17-9.8-11.5-11-10-16.7-4.3-15.2Z";

/// A planet with the orders at its rim and its name.
fn reaches(place: &Place) -> (String, (f32, f32), f32) {
    let at = place.middle;
    (place.planet.to_string(), (at.x, at.y), place.disc.radius() + 26.)
}

/// The galaxy, and who has won in it.
pub fn picture(scene: &Scene<'_>) -> Board {
    let plan = Plan::new(scene);
    let (corner, size) = plan.bounds;
    let far = scale((size.x, size.y)) < FAR;
    let z_ends = plan.paths.iter().filter(|path| is_z_axis(path.route)).flat_map(|path| {
        let number = path.route.index() - NORMAL_ROUTES + 1;
        [path.points.first(), path.points.last()].into_iter().flatten().map(move |&at| (at, number))
    });
    let body = html! {
        @for path in &plan.paths { (route(scene, path, far)) }
        @for (view, place) in scene.view.planets.iter().zip(&plan.places) {
            (planet(scene, view, place, far))
        }
        @for (at, number) in z_ends {
            g transform=(placed(at, if far { 1.4 } else { 1. })) {
                circle r="9" fill="#131b29" stroke=(INK_3) stroke-width="1.5" {}
                (text((0., 4.), &number.to_string(), &Font { size: 11., bold: true, anchor: "middle", ..Font::PLAIN }))
            }
        }
    };
    Board {
        corner: (corner.x, corner.y),
        size: (size.x, size.y),
        body,
        places: plan.places.iter().map(reaches).collect(),
        winners: scene.view.ending.map(|ending| ending.winners).unwrap_or_default(),
    }
}

/// How a seat's things look: the colours and the mark.
fn look(scene: &Scene<'_>, seat: Seat) -> (Colours, &'static str) {
    let look = words::look(names::faction(scene, seat));
    (colours(look.class), look.mark)
}

fn placed(at: Point, scale: f32) -> String {
    format!("translate({})scale({scale:.2})", xy(at))
}

/// A glyph around a point.
fn around(id: &str, colour: &str, at: (f32, f32), size: f32) -> Markup {
    GLYPHS.shapes(id, colour, (at.0 - size / 2., at.1 - size / 2.), size)
}

fn route(scene: &Scene<'_>, path: &Path, far: bool) -> Markup {
    html! {
        @if is_z_axis(path.route) {
            path d=(path.curve) stroke="#6a7d9c" stroke-width=(if far { 4 } else { 3 }) stroke-dasharray="2 8" stroke-linecap="round" {}
        } @else {
            path d=(path.curve) stroke="#46587a" stroke-width=(if far { 9 } else { 6 }) stroke-linecap="round" {}
            path d=(path.curve) stroke="#0b111b" stroke-width=(if far { 3 } else { 2 }) stroke-linecap="round" {}
        }
        @for &(seat, at) in &path.transports {
            @let (colours, mark) = look(scene, seat);
            g transform=(placed(at, if far { 1.25 } else { 1.1 })) {
                path d=(LOZENGE) fill=(colours.fill) stroke=(EDGE) stroke-width="1.5" {}
                (around(mark, colours.on, (0., 0.), 10.))
            }
        }
    }
}

fn planet(scene: &Scene<'_>, view: &PlanetView, place: &Place, far: bool) -> Markup {
    let on_board = place.cell.is_some();
    let radius = place.disc.radius();
    let size = if far { 26. } else { 18. };
    let name = Font { size, bold: true, room: radius * 1.36, halo: 5., ..Font::PLAIN };
    let name_at = (16. - radius, -radius - 13.);
    html! {
        g transform=(placed(place.middle, if on_board { 1. } else { BENCH })) {
            (globe(scene, view, place, far))
            @for area in &view.areas { (inside(scene, area, place.disc, far)) }
            (text(name_at, &scene.called(&view.planet.into()), &name))
            (stack(scene, place))
        }
    }
}

/// The disc with its areas in the colours of their owners, lit from the upper left.
fn globe(scene: &Scene<'_>, view: &PlanetView, place: &Place, far: bool) -> Markup {
    let (disc, radius) = (place.disc, place.disc.radius());
    let (hue, saturation) = hue(place.planet);
    let owned = || {
        let owners = view.areas.iter().enumerate();
        owners.filter_map(|(n, area)| Some((n, look(scene, area.controller?).0)))
    };
    let fought = scene.view.battle.as_ref().map(|battle| battle.area);
    html! {
        circle r=(px(radius + 9.)) stroke={ "hsl(" (hue) ", 60%, 62%)" } stroke-opacity=".1" stroke-width="8" {}
        circle r=(px(radius + 2.5)) fill=(SPACE) stroke={ "hsl(" (hue) ", 60%, 62%)" } stroke-opacity=".3" stroke-width="5" {}
        circle r=(px(radius)) fill={ "hsl(" (hue) ", " (saturation) "%, 26%)" } {}
        @for (n, colours) in owned() { path d=(disc.slice(n)) fill=(colours.fill) fill-opacity=".36" {} }
        @for n in 1..=3_u8 { path d=(crescent(radius, f32::from(n) * 0.17)) fill="#000" fill-opacity=".2" {} }
        path d=(disc.borders()) stroke=(EDGE) stroke-opacity=".85" stroke-width=(if far { 4 } else { 3 }) stroke-linecap="round" {}
        @for (n, colours) in owned() { path d=(disc.band(n)) stroke=(colours.fill) stroke-width=(if far { 10 } else { 6 }) {} }
        circle r=(px(radius)) stroke="#fff" stroke-opacity=".16" {}
        @if let Some(area) = view.areas.iter().find(|area| Some(area.area) == fought) {
            path d=(disc.slice(area.area.place())) stroke="#fff" stroke-width=(if far { 4 } else { 3 }) stroke-dasharray="5 5" stroke-linejoin="round" {}
        }
    }
}

/// The side of a disc that is turned away from the light: what a second disc, moved to the upper
/// left by a part of the radius, leaves over.
fn crescent(radius: f32, part: f32) -> String {
    // Both discs meet where the line through the middle of the shift crosses the rim.
    let half = part / 2.;
    let along = (1. - half * half).sqrt();
    let (sin, cos) = (-135_f32).to_radians().sin_cos();
    let meet = |side: f32| {
        let (x, y) = (half * cos - side * along * sin, half * sin + side * along * cos);
        xy(Point::new(radius * x, radius * y))
    };
    let r = px(radius);
    format!("M{}A{r} {r} 0 1 0 {}A{r} {r} 0 0 1 {}Z", meet(-1.), meet(1.), meet(-1.))
}

/// What is in an area.
fn inside(scene: &Scene<'_>, view: &AreaView, disc: Disc, far: bool) -> Markup {
    let forces = forces(scene, view);
    if far {
        return summary(scene, view, disc, &forces);
    }
    let of_side = |attacks: bool| -> Vec<Markup> {
        let base = view
            .base
            .filter(|_| !attacks)
            .map(|seat| body(scene, seat, true, &words::site_glyph(view.site), 0));
        let units = forces.iter().filter(|force| force.attacks == attacks);
        base.into_iter().chain(units.map(|force| unit(scene, force))).collect()
    };
    let sides = [of_side(false), of_side(true)];
    let plate = Plate::of(view);
    let counts = [sides[0].len(), sides[1].len()];
    let fit = disc.fit(view.area.place(), (plate.width() * PLATE / 18., 0.), counts);
    html! {
        (plate.draw(fit.plate, PLATE / 18.))
        @for (pieces, places) in sides.iter().zip(&fit.pieces) { (crowd(pieces, places)) }
    }
}

/// Pieces at their places; a number stands for those there is no room for.
fn crowd(pieces: &[Markup], places: &[Point]) -> Markup {
    let seen =
        if pieces.len() > places.len() { places.len().saturating_sub(1) } else { pieces.len() };
    let (shown, rest) = pieces.split_at(seen);
    let figure = Font { size: 15., bold: true, anchor: "middle", room: 26., ..Font::PLAIN };
    html! {
        @for (piece, &at) in shown.iter().zip(places) {
            g transform=(placed(at, PIECE / 14.)) { (piece) }
        }
        @if let (false, Some(&at)) = (rest.is_empty(), places.last()) {
            g transform=(placed(at, 1.)) {
                circle r=(PIECE) fill=(DARK) stroke=(INK_3) {}
                (text((0., 5.5), &format!("+{}", rest.len()), &figure))
            }
        }
    }
}

fn unit(scene: &Scene<'_>, force: &Force) -> Markup {
    html! {
        @if force.attacks { (burst(scene, force.seat)) }
        (body(scene, force.seat, false, &words::unit_glyph(force.unit), force.count))
    }
}

fn burst(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! { path d=(BURST) fill=(look(scene, seat).0.fill) stroke="#fff" stroke-width="1.5" {} }
}

/// A piece with its owner's badge, and how many there are: a disc for units, a square for a base.
fn body(scene: &Scene<'_>, seat: Seat, base: bool, id: &str, count: u8) -> Markup {
    let (colours, mark) = look(scene, seat);
    html! {
        (shape(&colours, base))
        (around(id, colours.on, (0., 0.), 20.))
        circle cx="-11.5" cy="-11" r="6.5" fill=(DARK) stroke=(colours.ink) {}
        (around(mark, colours.ink, (-11.5, -11.), 8.6))
        @if count > 1 { (number(&colours, count)) }
    }
}

fn shape(colours: &Colours, base: bool) -> Markup {
    html! {
        @if base {
            rect x="-13" y="-13" width="26" height="26" rx="5" fill=(colours.fill) stroke=(EDGE) stroke-width="1.5" {}
            rect x="-11.5" y="-11.5" width="23" height="23" rx="4" stroke="#fff" stroke-opacity=".38" {}
        } @else {
            circle r="14" fill=(colours.fill) stroke=(EDGE) stroke-width="1.5" {}
            circle r="12.5" stroke="#fff" stroke-opacity=".38" {}
        }
    }
}

fn number(colours: &Colours, count: u8) -> Markup {
    html! {
        rect x="4.5" y="3.5" width="15" height="15" rx="4.5" fill=(DARK) stroke=(colours.ink) {}
        (text((12., 15.2), &count.to_string(), &Font { size: 12., bold: true, anchor: "middle", room: 13., colour: "#fff", ..Font::PLAIN }))
    }
}

/// The plate of an area: its letter, what it yields and how much, workers.
struct Plate<'a> {
    view: &'a AreaView,
}

impl<'a> Plate<'a> {
    fn of(view: &'a AreaView) -> Self {
        Self { view }
    }

    fn width(&self) -> f32 {
        let depleted = if self.view.depletion > 0 { 13. } else { 0. };
        let workers = if self.view.workers > 0 { 22. } else { 0. };
        47. + depleted + workers
    }

    fn draw(&self, at: Point, scale: f32) -> Markup {
        let view = self.view;
        let (rim, ink) = match view.depletion {
            0 => ("#39465c", INK),
            1 => (PARTLY, INK),
            _ => (SPENT, SPENT),
        };
        let figure = Font { size: 12., bold: true, ..Font::PLAIN };
        let work = if view.depletion > 0 { 58. } else { 45. };
        html! {
            g transform=(placed(at, scale)) {
                rect width=(self.width()) height="18" rx="9" fill="#060a11" fill-opacity=".8" stroke=(rim) {}
                (text((6.5, 13.2), &words::letter(view.area).to_string(), &Font { colour: INK_3, ..figure }))
                (GLYPHS.shapes(yield_look(view.area).0, resource(view.area), (17., 2.), 14.))
                (text((33., 13.2), &amount(view.area), &Font { colour: ink, ..figure }))
                @if view.depletion > 0 {
                    circle cx="50" cy="9" r="5" stroke=(rim) stroke-width="1.2" {}
                    path d=(if view.depletion == 1 { "M50 4a5 5 0 0 1 0 10z" } else { "M46.5 5.5 53.5 12.5M53.5 5.5 46.5 12.5" })
                        fill=[(view.depletion == 1).then_some(rim)] stroke=[(view.depletion > 1).then_some(rim)] {}
                }
                @if view.workers > 0 {
                    (GLYPHS.shapes("t-worker", INK_2, (work, 4.), 10.))
                    (text((work + 11., 13.2), &view.workers.to_string(), &Font { colour: INK_2, ..figure }))
                }
            }
        }
    }
}

/// How much an area yields; a strategic one nothing that is counted.
fn amount(area: Area) -> String {
    let print = print(area);
    if print.strategic { String::new() } else { print.amount.to_string() }
}

/// The colour of what an area yields.
fn resource(area: Area) -> &'static str {
    match yield_look(area).1 {
        "c-mineral" => "#b9d3ff",
        "c-gas" => "#a9e8c4",
        _ => "#ffe6ad",
    }
}

/// The short form for a far view: letter, what the area yields, whose it is, how many stand there.
fn summary(scene: &Scene<'_>, view: &AreaView, disc: Disc, forces: &[Force]) -> Markup {
    let side = |attacks: bool, base: Option<Seat>| {
        let units = || forces.iter().filter(|force| force.attacks == attacks);
        let seat = units().next().map(|force| force.seat).or(base)?;
        Some((seat, attacks, base == Some(seat), units().map(|force| force.count).sum::<u8>()))
    };
    let owners: Vec<_> = [side(false, view.base), side(true, None)].into_iter().flatten().collect();
    let count = owners.len() as f32;
    // Half a disc is wide and low: everything in a row. Elsewhere owners stand below.
    let low = disc.areas == 2;
    let (start, owner_y) = match (owners.is_empty(), low) {
        (true, _) => (Point::ZERO, 0.),
        (false, true) => (Point::new(count * -23., 0.), 0.),
        (false, false) => (Point::new(0., -22.), 42.),
    };
    let owner_x =
        |n: usize| if low { 54. + n as f32 * 46. } else { n as f32 * 46. - (count - 1.) * 23. };
    let ink = if view.depletion > 1 { SPENT } else { INK };
    let figure = Font { size: 27., bold: true, halo: 4., ..Font::PLAIN };
    html! {
        g transform={ "translate(" (xy(disc.room(view.area.place()).middle + start)) ")" } {
            (text((-40., 9.), &words::letter(view.area).to_string(), &Font { size: 23., colour: INK_2, ..figure }))
            (around(yield_look(view.area).0, resource(view.area), (-4., 0.), 28.))
            (text((13., 9.5), &amount(view.area), &Font { colour: ink, ..figure }))
            @for (n, &(seat, attacks, base, units)) in owners.iter().enumerate() {
                @let (colours, mark) = look(scene, seat);
                g transform=(placed(Point::new(owner_x(n), owner_y), 1.6)) {
                    @if attacks { (burst(scene, seat)) }
                    (shape(&colours, base))
                    (around(mark, colours.on, (0., 0.), 16.))
                    @if units > 0 { (number(&colours, units)) }
                }
            }
        }
    }
}

/// A stack of orders: backs in the colours of their owners, the newest on top; a face only where
/// the viewer knows it.
fn stack(scene: &Scene<'_>, place: &Place) -> Markup {
    let of_planet = |order: &&OrderView| order.planet == place.planet;
    let orders: Vec<&OrderView> = scene.view.orders.iter().filter(of_planet).collect();
    let radius = place.disc.radius();
    let foot = Point::polar(radius + 13., -41.) + Point::new(0., 18.);
    // Deep stacks are pushed together.
    let strip = (51. / orders.len().saturating_sub(1).max(1) as f32).min(17.);
    let tall = orders.len().saturating_sub(1) as f32 * strip + 39.;
    html! {
        @for (n, order) in orders.iter().enumerate() {
            g transform={ "translate(" (xy(foot + Point::new(-24., -39. - n as f32 * strip))) ")" } {
                (token(scene, order, n + 1 == orders.len(), strip >= 14.))
            }
        }
        @if orders.len() > 1 {
            g transform={ "translate(" (xy(foot + Point::new(24., 1. - tall))) ")" } {
                rect x="-9" y="-9" width="18" height="18" rx="5.5" fill=(DARK) stroke=(INK_3) {}
                (text((0., 4.5), &orders.len().to_string(), &Font { size: 12., bold: true, anchor: "middle", room: 15., ..Font::PLAIN }))
            }
        }
    }
}

fn token(scene: &Scene<'_>, order: &OrderView, top: bool, strip: bool) -> Markup {
    let (colours, mark) = look(scene, order.seat);
    let face = order.face.map(words::order_glyph);
    let special = order.face.is_some_and(starcraft::ids::Order::is_special);
    let rim = if special { PARTLY } else { EDGE };
    html! {
        rect y="4" width="48" height="35" rx="7" fill=(colours.deep) stroke=(EDGE) {}
        rect width="48" height="35" rx="7" fill=(colours.fill) stroke=(rim) stroke-width="1.5" {}
        @if top {
            rect x="3" y="3" width="42" height="29" rx="5" stroke=(colours.on) stroke-opacity=".34" {}
            @match face {
                Some(face) => { (around(mark, colours.on, (13.5, 17.5), 12.5)) (around(face, colours.on, (32., 17.5), 19.)) }
                None => { (around(mark, colours.on, (24., 17.5), 20.)) }
            }
        } @else if strip {
            (around(mark, colours.on, (13., 29.5), 10.))
            @match face {
                Some(face) => { (around(face, colours.on, (33.5, 29.5), 13.)) }
                None => { path d="M26 29.5h14" stroke=(colours.on) stroke-opacity=".5" stroke-width="1.5" stroke-dasharray="2 3" {} }
            }
        }
    }
}
