//! The tiles that wait while the board is built: one's own with both sides and what they are worth, the others' by name.

use forbidden_stars::ids::{System, TileSide};
use forbidden_stars::view::{PlayerView, TileView};
use forbidden_stars::{Step, system_name};
use kernel::message;
use maud::{Markup, html};
use tongue::say;
use ui::fragment::Fragment;
use ui::table::part;

use crate::files::glyph;
use crate::scene::Scene;
use crate::{Thing, board, names};

const SIDES: [TileSide; 2] = [TileSide(0), TileSide(1)];

/// The fragment `tiles`, empty once all tiles lie.
pub(super) fn fragment(scene: &Scene<'_>) -> Fragment {
    let mut waiting = scene.view.tiles.iter().filter(|tile| tile.cell.is_none()).peekable();
    let wanted = super::wanted(scene, |thing| matches!(thing, Thing::Tile(_) | Thing::Turn(..)));
    let html = html! {
        @if waiting.peek().is_none() { section #tiles hidden {} }
        @else {
            section #tiles .asked.tiles.part.wanted[wanted] tabindex="0" aria-labelledby="tiles-title" {
                h2 #tiles-title { (say!(scene, "fs-tiles-own")) }
                @if matches!(scene.view.step, Step::PlaceTile(..)) { p #turned.here aria-live="polite" {} }
                @for player in &scene.view.players {
                    @let tiles = || scene.view.tiles.iter().filter(|tile| tile.cell.is_none() && tile.dealt == Some(player.seat));
                    @if Some(player.seat) == scene.view.you { ul.own-tiles { @for tile in tiles() { (own(scene, tile)) } } }
                }
                h3.label { (say!(scene, "fs-tiles-of-others")) }
                ul.other-tiles {
                    @for player in scene.view.players.iter().filter(|player| Some(player.seat) != scene.view.you) { (others(scene, player)) }
                }
            }
        }
    };
    part("tiles", "right", html)
}

/// A tile of one's own: both sides, either of which may lie up.
fn own(scene: &Scene<'_>, tile: &TileView) -> Markup {
    let thing = Thing::Tile(tile.system);
    let mark = scene.marked(thing);
    let laid = matches!(scene.view.step, Step::PlaceTile(_, system) if system == tile.system);
    html! {
        li id=(thing) .{ "own-tile " (mark.class) } .now[laid] tabindex=[mark.may.then_some(0)]
            data-name=(scene.called(&names::system(scene.view, tile.system))) data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule] {
            (super::key(thing))
            @for side in SIDES {
                div.tile-side-up {
                    (board::side_picture(scene, tile.system, side))
                    span { b { (called(scene, tile.system, side)) } (worth(scene, tile.system, side)) }
                }
            }
        }
    }
}

/// The tiles of somebody else by name.
fn others(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let tiles =
        || scene.view.tiles.iter().filter(|it| it.cell.is_none() && it.dealt == Some(player.seat));
    html! {
        @if tiles().next().is_some() {
            li {
                (names::who(scene, player.seat))
                @for tile in tiles() { @for side in SIDES {
                    span.tile-named { span { (called(scene, tile.system, side)) } (worth(scene, tile.system, side)) }
                } }
            }
        }
    }
}

/// A side as it is called where it stands alone.
fn called(scene: &Scene<'_>, system: System, side: TileSide) -> String {
    scene.called(&message!("fs-start", thing = system_name(system, side)).into())
}

/// What a side is worth: the materiel of its worlds, and their assets.
fn worth(scene: &Scene<'_>, system: System, side: TileSide) -> Markup {
    let laid = board::printed(system, side, 0);
    let materiel: u8 = laid.areas.iter().map(|area| area.materiel).sum();
    let assets = system.areas().flat_map(|area| board::assets(side, area));
    html! {
        span.worth {
            span.vh { (say!(scene, "fs-materiel", amount = materiel)) }
            span.c-materiel { (glyph("r-materiel")) } span aria-hidden="true" { (materiel) }
            @for asset in assets { span.c-asset { (glyph(asset)) } }
        }
    }
}
