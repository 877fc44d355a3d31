//! The ways units could go, and what is to be expected at their end. The script shows those of the units that are picked.

use forbidden_stars::content::content;
use forbidden_stars::grid::Edge;
use forbidden_stars::ids::{Area, Stance, Structure, Unit};
use forbidden_stars::view::{AreaView, View};
use kernel::Seat;
use maud::{Markup, html};
use ui::svg::{Point, moved, px};

use super::area::Corner;
use super::gains::Gains;
use super::pieces::{self, Kind};
use super::plan::Plan;
use super::{area, glyph_at, names};
use crate::Thing;
use crate::scene::Scene;

/// A move that is offered.
type Way = (Unit, Area, Area);

pub(super) fn layer(scene: &Scene<'_>, plan: &Plan) -> Markup {
    let ways: Vec<Way> = moves(scene).into_iter().map(|(way, _)| way).collect();
    let mut goals: Vec<Area> = Vec::new();
    for &(_, _, to) in &ways {
        if !goals.contains(&to) {
            goals.push(to);
        }
    }
    html! {
        g id="board-ways" aria-hidden="true" {
            @for &way in &ways { (drawn(scene, plan, way)) }
            @for to in goals { (forecast(scene, plan, to)) }
        }
    }
}

/// All moves that several units can make together, and how many of each there are.
pub(crate) fn moves(scene: &Scene<'_>) -> Vec<((Unit, Area, Area), u8)> {
    let choices = scene.ask.iter().flat_map(|ask| &ask.choices);
    choices
        .filter_map(|choice| match (&choice.onward, &choice.things[..]) {
            (Some(onward), &[Thing::Units(from, unit, _), Thing::Area(to)]) => {
                Some(((unit, from, to), onward.times))
            }
            _ => None,
        })
        .collect()
}

fn drawn(scene: &Scene<'_>, plan: &Plan, (unit, from, to): Way) -> Markup {
    let start = Thing::Units(from, unit, Stance::READY);
    let areas = way(scene.view, unit, from, to);
    let mut points: Vec<Point> =
        areas.iter().filter_map(|area| middle(scene.view, plan, *area)).collect();
    if let (Some(first), Some(spot)) = (points.first_mut(), spot(scene, plan, unit, from)) {
        *first = spot;
    }
    let line: Vec<String> = points.iter().map(|at| format!("{} {}", px(at.x), px(at.y))).collect();
    html! {
        path class="way" data-way={ (start) " " (Thing::Area(to)) } data-adds=(unit.sheet().combat) d={ "M" (line.join("L")) } {}
    }
}

/// The areas a unit goes through: a ship flies straight, ground units cross friendly areas and no storm (FS-GRD-02).
fn way(view: &View, unit: Unit, from: Area, to: Area) -> Vec<Area> {
    let straight = vec![from, to];
    let Some(seat) = view.order.as_ref().map(|order| order.seat).filter(|_| !unit.sheet().ship)
    else {
        return straight;
    };
    let friendly = |area: Area| view.area(area).is_some_and(|area| area.friendly_to == Some(seat));
    let inside = |area: Area| area.system() == from.system() || area.system() == to.system();
    let mut ways = vec![vec![from]];
    // A path through two systems has eight areas at most.
    for _ in 0..8 {
        let mut longer = Vec::new();
        for way in &ways {
            let Some(&end) = way.last() else { continue };
            for next in names::around(view, end).into_iter().filter(|area| inside(*area)) {
                if way.contains(&next) || stormy(view, end, next) {
                    continue;
                }
                let way: Vec<Area> = way.iter().copied().chain([next]).collect();
                if next == to {
                    return way;
                }
                if friendly(next) {
                    longer.push(way);
                }
            }
        }
        ways = longer;
    }
    straight
}

/// Whether a storm lies between two areas.
fn stormy(view: &View, one: Area, other: Area) -> bool {
    let cell = |area: Area| {
        view.tiles.iter().find(|tile| tile.system == area.system()).and_then(|tile| tile.cell)
    };
    let (Some(one), Some(other)) = (cell(one), cell(other)) else { return false };
    let between = |edge: Edge| edge.cells().contains(&one) && edge.cells().contains(&other);
    one != other && view.storms.iter().filter_map(|storm| storm.edge).any(between)
}

/// The middle of an area on the board.
fn middle(view: &View, plan: &Plan, at: Area) -> Option<Point> {
    let (corner, here) = corner(view, plan, at)?;
    let quarter = Plan::quarter(corner);
    Some(here + Point::new(quarter.x + area::MIDDLE.x, quarter.y + area::MIDDLE.y))
}

/// The corner that an area lies in, and where its tile lies.
fn corner(view: &View, plan: &Plan, at: Area) -> Option<(u8, Point)> {
    let tile = view.tiles.iter().find(|tile| tile.system == at.system())?;
    let area = tile.areas.iter().find(|area| area.area == at)?;
    Some((plan.corner(area.corner), plan.at(tile.cell?)))
}

/// Where units stand.
fn spot(scene: &Scene<'_>, plan: &Plan, unit: Unit, from: Area) -> Option<Point> {
    let view = scene.view.area(from)?;
    let (number, here) = corner(scene.view, plan, from)?;
    let groups = pieces::groups(scene, view);
    let at = groups.iter().position(|group| group.kind == Kind::Unit(unit, Stance::READY))?;
    let places = pieces::places(&groups, view.world, Corner::of(number));
    let place = places.get(at).or(places.last())?;
    let quarter = Plan::quarter(number);
    Some(here + Point::new(quarter.x + place.x, quarter.y + place.y))
}

/// How many dice the two sides would roll, where somebody would be attacked, and what a win brings.
fn forecast(scene: &Scene<'_>, plan: &Plan, to: Area) -> Markup {
    let view = scene.view;
    let Some(order) = &view.order else { return html! {} };
    let Some((at, here)) = middle(view, plan, to).zip(view.area(to)) else { return html! {} };
    let Some(enemy) = held_against(view, order.seat, to) else { return html! {} };
    let most = content().limits.max_dice_per_player;
    let gains = Gains::of(view, order.seat, to).and_then(|it| it.pictures(Point::new(0., -27.)));
    let (top, height) = if gains.is_some() { ("-40", "54") } else { ("-14", "28") };
    html! {
        g class="forecast" transform=(moved(at + Point::new(0., -4.))) data-forecast=(Thing::Area(to)) data-has=(arrived(view, order.seat, to)) data-most=(most) data-against=(against(here, enemy).min(most)) {
            rect x="-37" y=(top) width="74" height=(height) rx="7" {}
            path d="M-6 14L0 21L6 14Z" {}
            (glyph_at("i-attack", "", Point::new(-22., 0.), 18.))
            text x="10" y="5.5" {}
            @if let Some(gains) = gains { (gains) }
        }
    }
}

/// Whoever holds an area against a player.
pub(crate) fn held_against(view: &View, seat: Seat, at: Area) -> Option<Seat> {
    let here = view.area(at)?;
    here.owner.or(here.control).filter(|holder| *holder != seat)
}

/// The dice of those who have come already.
fn arrived(view: &View, seat: Seat, to: Area) -> u8 {
    let clashes = view.clashes.iter().filter(|clash| clash.area == to && clash.attacker == seat);
    clashes.flat_map(|clash| &clash.ready).map(|(unit, count)| unit.sheet().combat * count).sum()
}

/// The dice of those who are there (FS-CMB-05).
fn against(here: &AreaView, enemy: Seat) -> u8 {
    let units: u8 = match here.owner == Some(enemy) {
        true => here.ready.iter().map(|(unit, count)| unit.sheet().combat * count).sum(),
        false => 0,
    };
    let bastions = here.structures.get(&Structure::BASTION).copied().unwrap_or(0);
    units + bastions * content().structures[Structure::BASTION.index()].combat
}
