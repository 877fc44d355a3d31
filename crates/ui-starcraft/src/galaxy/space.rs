//! What is drawn once and used often: stars, hatches, textures, slices, bodies of pieces.

use maud::{Markup, PreEscaped, html};
use starcraft::ids::Faction;
use ui::svg::px;

use super::disc::Disc;
use super::plan::Plan;
use super::{names, view_box};
use crate::files::glyph_ref;
use crate::scene::Scene;
use crate::words;

/// The ids of shapes that planets share.
pub(super) fn slice_id(disc: Disc, place: usize) -> String {
    format!("gx-s{}{place}", disc.areas)
}
pub(super) fn band_id(disc: Disc, place: usize) -> String {
    format!("gx-k{}{place}", disc.areas)
}
pub(super) fn borders_id(disc: Disc) -> String {
    format!("gx-b{}", disc.areas)
}

/// How many textures there are.
pub(super) const TEXTURES: usize = 7;

/// Shapes that never change. Textures are drawn for a radius of 100.
const SHAPES: &str = include_str!("shapes.svg");

/// The hatch of each faction: size, turn and lines, in the sequence of the owner classes.
const HATCHES: [(&str, &str); 6] = [
    (
        "f-blue",
        r#"width="9" height="9" patternTransform="rotate(45)"><rect width="9" height="9"/><path d="M0 0V9"/>"#,
    ),
    (
        "f-vermilion",
        r#"width="10" height="10"><rect width="10" height="10"/><path d="M0 0H10M0 0V10"/>"#,
    ),
    (
        "f-yellow",
        r#"width="9" height="9" patternTransform="rotate(-45)"><rect width="9" height="9"/><path d="M0 0V9"/>"#,
    ),
    ("f-orange", r#"width="10" height="8"><rect width="10" height="8"/><path d="M0 6 5 2 10 6"/>"#),
    (
        "f-pink",
        r#"width="12" height="8"><rect width="12" height="8"/><path d="M0 4Q3 0 6 4T12 4"/>"#,
    ),
    (
        "f-green",
        r#"width="9" height="9"><rect width="9" height="9"/><circle cx="4.5" cy="4.5" r="1.4"/>"#,
    ),
];

/// The lowest layer.
pub(super) fn layer(scene: &Scene<'_>, plan: &Plan) -> Markup {
    let (corner, size) = plan.bounds;
    html! {
        g id="board-space" data-box=(view_box(plan)) aria-hidden="true" {
            // Here, since the galaxy itself is not drawn again when planets come to it.
            desc id="board-name" { (names::galaxy(scene)) }
            defs {
                (PreEscaped(SHAPES))
                (hatches())
                @for faction in Faction::all() { (badge(faction)) }
                (discs(plan))
            }
            // Space goes on beyond what is shown at first.
            rect fill="url(#gx-stars)" x=(px(corner.x - size.x)) y=(px(corner.y - size.y))
                width=(px(size.x * 3.)) height=(px(size.y * 3.)) {}
        }
    }
}

fn hatches() -> Markup {
    let hatch = |(owner, lines): &(&str, &str)| {
        let id = &owner[2..];
        format!(
            r#"<pattern id="gx-h-{id}" class="hatch {owner}" patternUnits="userSpaceOnUse" {lines}</pattern>"#
        )
    };
    PreEscaped(HATCHES.iter().map(hatch).collect())
}

/// The badge of an owner at their pieces.
fn badge(faction: Faction) -> Markup {
    let mark = words::owner_mark(Some(faction));
    html! {
        g id={ "gx-" (mark) } class="pc-own" transform="translate(-12.6 -12.3)" {
            circle r="7.5" {}
            use href=(glyph_ref(mark)) x="-5" y="-5" width="10" height="10" {}
        }
    }
}

/// Slices, bands, borders and outlines of the planets of this galaxy.
fn discs(plan: &Plan) -> Markup {
    let mut discs: Vec<Disc> = plan.places.iter().map(|place| place.disc).collect();
    discs.sort_unstable();
    discs.dedup();
    html! {
        @for disc in discs {
            path id=(borders_id(disc)) d=(disc.borders()) {}
            @for place in 0..disc.areas {
                path id=(slice_id(disc, place)) d=(disc.slice(place)) {}
                path id=(band_id(disc, place)) d=(disc.band(place)) {}
            }
            clipPath id={ "gx-c" (disc.areas) } { circle r=(px(disc.radius())) {} }
        }
    }
}
