//! The board as SVG: systems with their areas and pieces, stacks of orders, Warp Storms. Everything lies in `<svg id="drawing">`,
//! in layers that are sent again on their own.
//!
//! * `plan`: where everything lies.
//! * `tile`, `area`, `pieces`, `stack`, `storms`, `setup`: what is drawn. `ways`: where units could go, `gains`: what that
//!   brings.
//! * `space`: what is drawn once and used often. `picture`: plain shapes, to stand alone. `minimap`: a small picture.
//! * `names`: everything in words.

mod area;
mod gains;
mod minimap;
mod names;
mod picture;
mod pieces;
mod plan;
mod setup;
mod space;
mod stack;
mod storms;
mod tile;
mod ways;

use maud::{Markup, PreEscaped, html};
use ui::fragment::Fragment;
use ui::svg::{Attributes, Point, px};

use self::plan::Plan;
use crate::Thing;
use crate::files::glyph_ref;
use crate::scene::Scene;

pub(crate) use area::assets;
pub(crate) use gains::Gains;
pub(crate) use minimap::minimap;
pub(crate) use names::beside;
pub(crate) use picture::picture;
pub(crate) use setup::{printed, side_picture};
pub(crate) use ways::{held_against, moves};

/// The whole board, for the first time a page is shown.
pub(crate) fn svg(scene: &Scene<'_>) -> Markup {
    let plan = Plan::new(scene);
    let layers = layers(scene, &plan);
    let tiles = layers.iter().filter(|fragment| fragment.within == "board-parts");
    let others = layers.iter().filter(|fragment| fragment.within == "drawing");
    html! {
        svg id="drawing" class="drawing" xmlns="http://www.w3.org/2000/svg" viewBox=(view_box(&plan))
            role="group" aria-labelledby="board-name" {
            @for fragment in others {
                @if fragment.id == "board-storms" {
                    g id="board-parts" data-parts="" { @for tile in tiles.clone() { (PreEscaped(&tile.html)) } }
                }
                (PreEscaped(&fragment.html))
            }
        }
        // Where the script puts the buttons of the view.
        div.zoom-bar data-view {}
    }
}

/// The fragments of the board: layers within `drawing`, tiles within `board-parts`.
pub(crate) fn fragments(scene: &Scene<'_>) -> Vec<Fragment> {
    layers(scene, &Plan::new(scene))
}

fn layers(scene: &Scene<'_>, plan: &Plan) -> Vec<Fragment> {
    let layer = |id: &str, html: Markup| Fragment {
        id: id.into(),
        within: "drawing",
        html: html.into_string(),
    };
    let mut all = vec![layer("board-space", space::layer(scene, plan))];
    for tile in &scene.view.tiles {
        let html = match tile.cell {
            Some(cell) => tile::placed(scene, plan, tile, plan.at(cell)),
            // What waits lies beside the board; its place in the sequence is kept, whenever it is laid.
            None => html! { g id=(Thing::System(tile.system)) {} },
        };
        all.push(Fragment {
            id: Thing::System(tile.system).to_string(),
            within: "board-parts",
            html: html.into_string(),
        });
    }
    all.push(layer("board-storms", storms::layer(scene, plan)));
    all.push(layer("board-ways", ways::layer(scene, plan)));
    all.push(layer("board-setup", setup::layer(scene, plan)));
    all
}

/// The part of the board that shows everything, with room for the buttons of the view at its left.
fn view_box(plan: &Plan) -> String {
    const BUTTONS: f32 = 22.;
    let (corner, size) = plan.bounds;
    format!("{} {} {} {}", px(corner.x - BUTTONS), px(corner.y), px(size.x + BUTTONS), px(size.y))
}

/// How a thing stands to what is asked, and whether it has just changed.
fn marked(scene: &Scene<'_>, thing: Thing) -> Attributes {
    Attributes::of(scene, thing, crate::sentences::touched(scene, thing))
}

/// A glyph around a point.
fn glyph_at(id: &str, class: &str, at: Point, size: f32) -> Markup {
    html! {
        use class=(class) href=(glyph_ref(id)) x=(px(at.x - size / 2.)) y=(px(at.y - size / 2.)) width=(px(size)) height=(px(size)) {}
    }
}
