//! Routes: normal ones from slot to slot, z-axis ones bent around the planets, with the
//! transports on them.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use kernel::Seat;
use kernel::grid::{Cell, Side};
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::ids::{NORMAL_ROUTES, Route};
use starcraft::state::{Step, is_z_axis};
use starcraft::view::{RouteView, View};
use ui::svg::{Attributes, Point, key, xy};

use super::disc::RADIUS;
use super::names;
use super::plan::{Grid, Place, Plan, towards};
use crate::files::glyph_ref;
use crate::scene::Scene;
use crate::words;

/// A route as it is drawn.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Path {
    pub(super) route: Route,
    /// Its corners, from slot to slot; a normal route has just its ends.
    pub(super) points: Vec<Point>,
    /// The curve.
    pub(super) curve: String,
    /// Where transports lie, one place for each.
    pub(super) transports: Vec<(Seat, Point)>,
}

/// All routes of a view.
pub(super) fn paths(
    view: &View,
    places: &[Place],
    grid: &Grid,
    edges: (Point, Point),
) -> Vec<Path> {
    let mut lattice = Lattice::new(view, places, *grid, edges);
    view.routes.iter().filter_map(|route| path(route, places, &mut lattice)).collect()
}

fn path(view: &RouteView, places: &[Place], lattice: &mut Lattice) -> Option<Path> {
    let [one, other] = view.ends.map(|(planet, side)| {
        let place = places.iter().find(|place| place.planet == planet && place.cell.is_some())?;
        Some((place, side))
    });
    let (one, other) = (one?, other?);
    let ends = [one, other].map(|(place, side)| place.middle + place.slot(side));
    let route = view.route;
    let seats: Vec<Seat> = view.transports.iter().collect();
    if is_z_axis(route) {
        let points = lattice.lead(one, other, route.index() - NORMAL_ROUTES);
        let curve = rounded(&points);
        let transports = along(&points, &seats);
        return Some(Path { route, points, curve, transports });
    }
    // Leaves and arrives straight, in the direction of its sides.
    let reach = (ends[0].x - ends[1].x).abs().max((ends[0].y - ends[1].y).abs()) / 2.;
    let [leaves, arrives] = [one, other].map(|(place, side)| place.drawn(side));
    let bend = [ends[0] + towards(leaves, reach), ends[1] + towards(arrives, reach)];
    let curve = format!("M{}C{} {} {}", xy(ends[0]), xy(bend[0]), xy(bend[1]), xy(ends[1]));
    let upright = matches!(leaves, Side::North | Side::South);
    // Between two rows a little higher, above the name of the lower planet.
    let lower = if ends[0].y > ends[1].y { 0.36 } else { 0.64 };
    let part = if upright { 1. - lower } else { 0.5 };
    let middle = between(ends[0], ends[1], part);
    let transports = fan(middle, upright, &seats);
    Some(Path { route, points: ends.to_vec(), curve, transports })
}

fn between(one: Point, other: Point, part: f32) -> Point {
    Point::new(one.x + (other.x - one.x) * part, one.y + (other.y - one.y) * part)
}

/// Several transports side by side across a normal route.
fn fan(middle: Point, upright: bool, seats: &[Seat]) -> Vec<(Seat, Point)> {
    let lanes = if seats.len() > 4 { 2 } else { 1 };
    let length = seats.len().div_ceil(lanes);
    let place = |n: usize| {
        let (lane, step) = (n / length, n % length);
        let count = if lane + 1 < lanes { length } else { seats.len() - length * lane };
        let across = step as f32 - (count as f32 - 1.) / 2.;
        let aside = lane as f32 - (lanes as f32 - 1.) / 2.;
        if upright {
            middle + Point::new(across * 28., aside * 18.)
        } else {
            middle + Point::new(aside * 28., across * 18.)
        }
    };
    seats.iter().enumerate().map(|(n, &seat)| (seat, place(n))).collect()
}

/// Several transports one after the other on the longest straight part.
fn along(points: &[Point], seats: &[Seat]) -> Vec<(Seat, Point)> {
    let length =
        |pair: &&[Point]| ((pair[0].x - pair[1].x).abs() + (pair[0].y - pair[1].y).abs()) as i32;
    let Some(&[from, to]) = points.windows(2).max_by_key(length) else { return Vec::new() };
    let middle = between(from, to, 0.5);
    let level = (from.x - to.x).abs() > (from.y - to.y).abs();
    let place = |n: usize| {
        let step = n as f32 - (seats.len() as f32 - 1.) / 2.;
        middle + if level { Point::new(step * 30., 0.) } else { Point::new(0., step * 20.) }
    };
    seats.iter().enumerate().map(|(n, &seat)| (seat, place(n))).collect()
}

/// How far before a corner a line begins to bend.
const BEND: f32 = 14.;

/// Straight lines with rounded corners.
fn rounded(points: &[Point]) -> String {
    let Some((&first, rest)) = points.split_first() else { return String::new() };
    let mut curve = format!("M{}", xy(first));
    let mut before = first;
    for (n, &corner) in rest.iter().enumerate() {
        let Some(&after) = rest.get(n + 1) else {
            curve += &format!("L{}", xy(corner));
            break;
        };
        let near = |end: Point| {
            let (dx, dy) = (end.x - corner.x, end.y - corner.y);
            let length = dx.hypot(dy).max(0.1);
            let part = BEND.min(length / 2.) / length;
            corner + Point::new(dx * part, dy * part)
        };
        curve += &format!("L{}Q{} {}", xy(near(before)), xy(corner), xy(near(after)));
        before = corner;
    }
    curve
}

/// The lanes around the planets: points half a cell apart, without those where a planet lies.
struct Lattice {
    low: (i32, i32),
    size: (i32, i32),
    grid: Grid,
    /// The upper left and the lower right corner of the galaxy.
    edges: (Point, Point),
    /// What it costs to pass a point; nothing where a planet lies.
    toll: Vec<Option<u32>>,
}

/// How far from the edge the outermost lanes lie, and lines that run abreast from each other.
const GUTTER: f32 = 9.;
const ABREAST: f32 = 7.;
/// What a way costs, from point to point.
const STRAIGHT: u32 = 10;
const CORNER: u32 = 7;
const SHARED: u32 = 9;
const BETWEEN: u32 = 60;

impl Lattice {
    fn new(view: &View, places: &[Place], grid: Grid, edges: (Point, Point)) -> Self {
        let cells: Vec<Cell> = places.iter().filter_map(|place| place.cell).collect();
        let edge = |least: bool, of: fn(&Cell) -> i8| {
            let all = cells.iter().map(|cell| 2 * i32::from(of(cell)));
            if least { all.min().unwrap_or(0) - 1 } else { all.max().unwrap_or(0) + 1 }
        };
        let low = (edge(true, |cell| cell.x), edge(true, |cell| cell.y));
        let high = (edge(false, |cell| cell.x), edge(false, |cell| cell.y));
        let size = (high.0 - low.0 + 1, high.1 - low.1 + 1);
        let toll = vec![Some(0); (size.0 * size.1) as usize];
        let mut lattice = Self { low, size, grid, edges, toll };
        for &cell in &cells {
            let at = (2 * i32::from(cell.x), 2 * i32::from(cell.y));
            if let Some(place) = lattice.index(at) {
                lattice.toll[place] = None;
            }
            // Lines keep out of the gaps between planets, where names, transports and stacks are.
            for side in Side::ALL.into_iter().filter(|&side| cells.contains(&cell.beside(side))) {
                lattice.charge(beside(cell, side), BETWEEN);
            }
        }
        for route in view.routes.iter().filter(|route| !is_z_axis(route.route)) {
            let (planet, side) = route.ends[0];
            if let Some(place) = places.iter().find(|place| place.planet == planet)
                && let Some(cell) = place.cell
            {
                lattice.charge(beside(cell, place.drawn(side)), BETWEEN);
            }
        }
        lattice
    }

    /// Where a point lies in the drawing, on the first or the second of two lines abreast.
    fn at(&self, (x, y): (i32, i32), second: bool) -> Point {
        let half = |at: i32, pitch: f32| at as f32 * pitch / 2.;
        let aside = if second { ABREAST } else { 0. };
        // Whether a point is on the lower or upper edge, and how far that is from outside.
        let edge = |at: i32, low: i32, size: i32, from: f32, to: f32| match at - low {
            0 => Some(from + GUTTER + aside),
            last if last == size - 1 => Some(to - GUTTER - aside),
            _ => None,
        };
        let (from, to) = self.edges;
        let column = || half(x, self.grid.pitch.x) + aside;
        // Between two rows: just below the upper one, above the names of the lower one.
        let row = || match y % 2 {
            0 => half(y, self.grid.pitch.y) + aside,
            _ => half(y - 1, self.grid.pitch.y) + RADIUS + self.grid.below - GUTTER + aside,
        };
        Point::new(
            edge(x, self.low.0, self.size.0, from.x, to.x).unwrap_or_else(column),
            edge(y, self.low.1, self.size.1, from.y, to.y).unwrap_or_else(row),
        )
    }

    fn index(&self, at: (i32, i32)) -> Option<usize> {
        let (x, y) = (at.0 - self.low.0, at.1 - self.low.1);
        let inside = (0..self.size.0).contains(&x) && (0..self.size.1).contains(&y);
        inside.then_some((y * self.size.0 + x) as usize)
    }

    fn charge(&mut self, at: (i32, i32), toll: u32) {
        if let Some(place) = self.index(at)
            && let Some(old) = &mut self.toll[place]
        {
            *old += toll;
        }
    }

    /// The corners of a z-axis route.
    fn lead(&mut self, one: (&Place, Side), other: (&Place, Side), lane: usize) -> Vec<Point> {
        let ends = [one, other].map(|(place, side)| place.middle + place.z_slot(side));
        let cells = [one.0.cell, other.0.cell].map(|cell| cell.unwrap_or(Cell::ORIGIN));
        let sides = [one, other].map(|(place, side)| place.drawn(side));
        let (from, to) = (beside(cells[0], sides[0]), beside(cells[1], sides[1]));
        let way = self.way(from, sides[0], to, sides[1].opposite());
        for &at in &way {
            self.charge(at, SHARED);
        }
        let mut points = vec![ends[0]];
        points.extend(way.iter().map(|&node| self.at(node, lane % 2 == 1)));
        points.push(ends[1]);
        // The first and the last part leave the slots straight.
        leave(&mut points, sides[0]);
        points.reverse();
        leave(&mut points, sides[1]);
        points.reverse();
        straighten(points)
    }

    /// The cheapest way between two points, leaving and arriving in given directions.
    fn way(
        &self,
        from: (i32, i32),
        leaving: Side,
        to: (i32, i32),
        arriving: Side,
    ) -> Vec<(i32, i32)> {
        let (Some(start), Some(goal)) = (self.index(from), self.index(to)) else {
            return vec![from, to];
        };
        let state_of = |place: usize, side: Side| place * 4 + side as usize;
        let mut cost = vec![u32::MAX; self.toll.len() * 4];
        let mut came = vec![usize::MAX; cost.len()];
        let mut heap = BinaryHeap::new();
        cost[state_of(start, leaving)] = 0;
        heap.push((Reverse(0), state_of(start, leaving)));
        let end = state_of(goal, arriving);
        while let Some((Reverse(so_far), state)) = heap.pop() {
            if so_far > cost[state] {
                continue;
            }
            if state == end {
                break;
            }
            let (place, heading) = (state / 4, Side::ALL[state % 4]);
            let at =
                (place as i32 % self.size.0 + self.low.0, place as i32 / self.size.0 + self.low.1);
            let mut reach = |next: usize, side: Side, price: u32| {
                let (state_after, total) = (state_of(next, side), so_far + price);
                if total < cost[state_after] {
                    cost[state_after] = total;
                    came[state_after] = state;
                    heap.push((Reverse(total), state_after));
                }
            };
            for side in Side::ALL {
                if side == heading.opposite() {
                    continue;
                }
                if side != heading {
                    reach(place, side, CORNER);
                    continue;
                }
                let step = Cell::ORIGIN.beside(side);
                let next = (at.0 + i32::from(step.x), at.1 + i32::from(step.y));
                if let Some(next) = self.index(next)
                    && let Some(toll) = self.toll[next]
                {
                    reach(next, side, STRAIGHT + toll);
                }
            }
        }
        let mut way = Vec::new();
        let mut state = end;
        while state != usize::MAX {
            let place = (state / 4) as i32;
            let at = (place % self.size.0 + self.low.0, place / self.size.0 + self.low.1);
            if way.last() != Some(&at) {
                way.push(at);
            }
            state = came[state];
        }
        way.reverse();
        if way.first() == Some(&from) { way } else { vec![from, to] }
    }
}

/// The point of the lattice just outside a side of a cell.
fn beside(cell: Cell, side: Side) -> (i32, i32) {
    let step = Cell::ORIGIN.beside(side);
    (2 * i32::from(cell.x) + i32::from(step.x), 2 * i32::from(cell.y) + i32::from(step.y))
}

/// Shifts the first straight part of a way sideways so that it meets its first point, a slot.
fn leave(points: &mut [Point], side: Side) {
    let Some((slot, rest)) = points.split_first_mut() else { return };
    let Some(&first) = rest.first() else { return };
    // The other end stays where it is.
    let inner = rest.len() - 1;
    for point in &mut rest[..inner] {
        match side {
            Side::North | Side::South if (point.x - first.x).abs() < 0.5 => point.x = slot.x,
            Side::East | Side::West if (point.y - first.y).abs() < 0.5 => point.y = slot.y,
            _ => break,
        }
    }
}

/// Leaves out the points on a straight line between others, and puts a corner where one is
/// missing.
fn straighten(points: Vec<Point>) -> Vec<Point> {
    let mut corners: Vec<Point> = Vec::new();
    for point in points {
        if let Some(&last) = corners.last()
            && (last.x - point.x).abs() > 0.5
            && (last.y - point.y).abs() > 0.5
        {
            // A slot a little off its lane: turn the corner at the lane.
            let upright = corners.len() < 2 || {
                let before = corners[corners.len() - 2];
                (before.x - last.x).abs() < 0.5
            };
            corners.push(if upright {
                Point::new(last.x, point.y)
            } else {
                Point::new(point.x, last.y)
            });
        }
        corners.push(point);
    }
    let mut kept: Vec<Point> = Vec::new();
    for point in corners {
        if let [.., before, last] = kept[..] {
            let level = (before.y - last.y).abs() < 0.5 && (last.y - point.y).abs() < 0.5;
            let upright = (before.x - last.x).abs() < 0.5 && (last.x - point.x).abs() < 0.5;
            if level || upright {
                kept.pop();
            }
        }
        kept.push(point);
    }
    kept
}

/// The layer of all routes with their transports.
pub(super) fn layer(scene: &Scene<'_>, plan: &Plan, last: &[Thing]) -> Markup {
    html! {
        g id="board-routes" {
            @for path in &plan.paths {
                @if let Some(view) = scene.view.routes.iter().find(|view| view.route == path.route) {
                    (route(scene, path, view, last))
                }
            }
        }
    }
}

fn route(scene: &Scene<'_>, path: &Path, view: &RouteView, last: &[Thing]) -> Markup {
    let thing = Thing::Route(path.route);
    let marked = Attributes::of(scene, thing, last.contains(&thing));
    let near = view.ends.map(|(planet, _)| Thing::Planet(planet).to_string()).join(" ");
    let z = is_z_axis(path.route);
    html! {
        g id=(thing) class=(marked.class("way")) role=(marked.role("img")) tabindex="-1"
            aria-label=(names::route(scene, view)) data-near=(near)
            data-may=[marked.may()] data-why=[marked.why()] data-rule=[marked.rule()] {
            path class="way-hit" d=(path.curve) {}
            @if z {
                path class="route-z" d=(path.curve) {}
            } @else {
                path class="route" d=(path.curve) {}
                path class="route-core" d=(path.curve) {}
            }
            @for &(seat, at) in &path.transports {
                (transport(scene, seat, at))
            }
        }
        @if marked.may().is_some() {
            (key(thing, key_place(path)))
        }
    }
}

/// The numbered ends of the z-axis routes, above the planets.
pub(super) fn ends(scene: &Scene<'_>, plan: &Plan) -> Markup {
    let z = plan.paths.iter().filter(|path| is_z_axis(path.route));
    let numbered = z.flat_map(|path| {
        let ends = [path.points.first(), path.points.last()];
        ends.into_iter().flatten().map(|&end| (end, path.route.index() - NORMAL_ROUTES + 1))
    });
    html! {
        g id="board-ends" aria-hidden="true" {
            @for (at, number) in numbered { (z_end(at, number)) }
            // The first end of a route whose second is asked for.
            @if let Step::ZEnd(_, Some((planet, side))) = scene.view.step
                && let Some(place) = plan.place(planet) {
                (z_end(place.middle + place.z_slot(side), plan.z_routes() + 1))
            }
        }
    }
}

fn z_end(at: Point, number: usize) -> Markup {
    html! {
        g transform={ "translate(" (xy(at)) ")" } {
            circle class="z-end" r="11" {}
            text class="z-num" y="5.4" { (number) }
        }
    }
}

fn key_place(path: &Path) -> Point {
    let free = |at: &(Seat, Point)| at.1;
    let middle = along(&path.points, &[Seat(0)]).first().map_or(Point::ZERO, free);
    let last = path.transports.last().map(free);
    last.map_or(middle, |at| at + Point::new(0., -18.))
}

fn transport(scene: &Scene<'_>, seat: Seat, at: Point) -> Markup {
    let faction = names::faction(scene, seat);
    html! {
        g class={ "tr " (words::owner_class(faction)) } transform={ "translate(" (xy(at)) ")" } {
            use href="#gx-lozenge" {}
            use class="gl" href=(glyph_ref(words::owner_mark(faction))) x="-5" y="-5" width="10" height="10" {}
        }
    }
}
