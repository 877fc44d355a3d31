//! The board in plain shapes, for a picture that stands alone: the same places and pieces, but every colour is written where it is
//! used.

use forbidden_stars::view::{AreaView, TileView};
use kernel::SeatSet;
use maud::{Markup, html};
use ui::picture::{Board, Font, INK, INK_2, colours, text};
use ui::svg::{Point, moved, px};

use super::area::{Corner, WORLD};
use super::pieces::{Group, Kind, PIECE, groups, places};
use super::plan::{BOX, Plan, STRIP, TALL, TILE, WIDE};
use super::space::{HUE, HUES, hull, seal};
use super::tile::MIDDLE;
use crate::files::GLYPHS;
use crate::scene::Scene;
use crate::{names, words};

/// The outline of things, and what lies behind figures.
const EDGE: &str = "#05080d";
const DARK: &str = "#080c14";
const STORM: &str = "#c3b5ff";

/// The board, and who has won on it.
pub(crate) fn picture(scene: &Scene<'_>) -> Board {
    let plan = Plan::new(scene);
    let (corner, size) = plan.bounds;
    let body = html! {
        @for tile in &scene.view.tiles {
            @if let Some(cell) = tile.cell { (system(scene, &plan, tile, plan.at(cell))) }
        }
        @for edge in scene.view.storms.iter().filter_map(|storm| storm.edge) {
            @let (at, upright) = plan.edge(edge);
            g transform={ (moved(at)) @if upright { "rotate(90)" } } {
                path d={ "M" (-TILE / 2. + 6.) " 0l13-6 13 12 13-12 13 12 13-12 13 12 13-12 13 12 13-12 13 12 13-12 13 12 13-12 13 12 13-12 13 6" } stroke=(STORM) stroke-width="4" {}
                circle r="12" fill="#0d0a1c" stroke=(STORM) stroke-width="1.6" {}
                (around("w-storm", STORM, Point::new(0., 0.), 17.))
            }
        }
    };
    let winners = scene.view.ending.as_ref().map_or(SeatSet::EMPTY, |ending| ending.winners);
    let places = scene.view.tiles.iter().filter_map(|tile| {
        let at = plan.at(tile.cell?);
        Some((tile.system.to_string(), (at.x + TILE / 2., at.y + TILE / 2.), TILE / 2.))
    });
    let (corner, size, places) = ((corner.x, corner.y), (size.x, size.y), places.collect());
    Board { corner, size, body, places, winners }
}

/// A glyph around a point.
fn around(id: &str, colour: &str, at: Point, size: f32) -> Markup {
    GLYPHS.shapes(id, colour, (at.x - size / 2., at.y - size / 2.), size)
}

fn system(scene: &Scene<'_>, plan: &Plan, tile: &TileView, at: Point) -> Markup {
    let name = scene.called(&names::system(scene.view, tile.system));
    let orders: Vec<_> =
        scene.view.orders.iter().filter(|order| order.system == tile.system).collect();
    html! {
        g transform=(moved(at)) {
            rect width=(TILE) height=(TILE) rx="12" fill="#0b111c" stroke="#26334a" stroke-width="2" {}
            (text((10., 16.5), &name, &Font { size: 15., bold: true, colour: INK_2, room: TILE - 20., ..Font::PLAIN }))
            @for area in &tile.areas { (region(scene, plan, tile, area)) }
            path d={ "M" (WIDE) " " (STRIP) "V" (TILE) "M0 " (MIDDLE.y) "H" (TILE) } stroke="#2b3850" stroke-width="1.5" {}
            rect x=(MIDDLE.x - BOX) y=(MIDDLE.y - BOX) width=(2. * BOX) height=(2. * BOX) rx="12" fill="#0a0f19" stroke="#2b3850" stroke-width="1.5" {}
            @for (n, order) in orders.iter().enumerate() {
                @let look = words::owner(scene.view, Some(order.seat));
                @let colours = colours(look.class);
                @let up = 14. - n as f32 * 9.;
                rect x=(MIDDLE.x - 25.) y=(px(MIDDLE.y - 17. + up)) width="50" height="34" rx="8" fill=(colours.fill) stroke=(EDGE) stroke-width="1.5" {}
                @if n + 1 == orders.len() {
                    @let glyph = order.face.filter(|_| order.revealed).map_or(look.mark, words::order);
                    (around(glyph, colours.on, Point::new(MIDDLE.x, MIDDLE.y + up), 22.))
                }
            }
        }
    }
}

fn region(scene: &Scene<'_>, plan: &Plan, tile: &TileView, area: &AreaView) -> Markup {
    let number = plan.corner(area.corner);
    let corner = Corner::of(number);
    let holder = area.owner.or(area.control);
    let look = words::owner(scene.view, holder);
    let fill = colours(look.class).fill;
    let n = tile.system.index() * 8 + tile.side.index() * 4 + area.area.corner();
    let hue = HUE[n * 5 % HUES];
    let name = scene.called(&names::area(scene.view, area.area).into());
    let name_at = if corner.up { 17. } else { TALL - 7. };
    let groups = groups(scene, area);
    let places = places(&groups, area.world, corner);
    html! {
        g transform=(moved(Plan::quarter(number))) {
            @if area.world {
                circle cx=(WIDE / 2.) cy=(TALL / 2.) r=(WORLD) fill={ "hsl(" (hue) ", 36%, 24%)" } {}
                @if holder.is_some() {
                    circle cx=(WIDE / 2.) cy=(TALL / 2.) r=(WORLD) fill=(fill) fill-opacity=".3" {}
                    circle cx=(WIDE / 2.) cy=(TALL / 2.) r=(WORLD - 2.5) stroke=(fill) stroke-width="5" {}
                }
                (text((8., name_at), &name, &Font { size: 14., bold: true, room: WIDE - 14., halo: 4., ..Font::PLAIN }))
            } @else if holder.is_some() {
                rect x="3" y="3" width=(WIDE - 6.) height=(TALL - 6.) rx="8" fill=(fill) fill-opacity=".22" {}
            }
            @for (group, at) in groups.iter().zip(places) { (piece(scene, *group, at)) }
            @if let Some(seat) = area.objective {
                @let look = words::owner(scene.view, Some(seat));
                @let y = if corner.up { 33. } else { TALL - 33. };
                g transform=(moved(Point::new(WIDE - 16.5, y))) {
                    path d=(seal(15.)) fill=(colours(look.class).fill) stroke="#ffe6ad" stroke-width="2" {}
                    (around(look.mark, colours(look.class).on, Point::new(0., 0.), 13.))
                }
            }
        }
    }
}

fn piece(scene: &Scene<'_>, group: Group, at: Point) -> Markup {
    let colours = colours(words::owner(scene.view, Some(group.seat)).class);
    let routed = group.is_routed();
    let (fill, ink) = if routed { (DARK, colours.ink) } else { (colours.fill, colours.on) };
    let stroke = if routed { colours.ink } else { EDGE };
    html! {
        g transform=(moved(at)) {
            @match group.kind {
                Kind::Structure(_) => { rect x="-14.5" y="-14.5" width="29" height="29" rx="6" fill=(fill) stroke=(stroke) stroke-width="1.6" {} }
                Kind::Unit(..) if group.is_ship() => { path d=(hull(PIECE * 2.6, PIECE * 1.9)) fill=(fill) stroke=(stroke) stroke-width="1.6" {} }
                Kind::Unit(..) => { circle r=(PIECE) fill=(fill) stroke=(stroke) stroke-width="1.6" {} }
            }
            (around(&group.glyph(), ink, Point::new(0., 0.), 21.))
            @if group.count > 1 {
                rect x="5" y="3" width="17" height="17" rx="5" fill=(DARK) stroke=(colours.ink) {}
                (text((13.5, 16.5), &group.count.to_string(), &Font { size: 14., bold: true, anchor: "middle", colour: INK, ..Font::PLAIN }))
            }
        }
    }
}
