//! What is drawn once and used often: stars, hatches, textures, bodies of pieces.

use maud::{Markup, PreEscaped, html};
use ui::svg::px;

use super::area::WORLD;
use super::pieces::PIECE;
use super::plan::{Plan, TILE};
use super::{names, view_box};
use crate::scene::Scene;

/// How many of each there are.
pub(super) const SKIES: usize = 4;
pub(super) const NEBULAE: usize = 6;
pub(super) const TEXTURES: usize = 4;
pub(super) const HUES: usize = 12;

/// The colours of worlds: quiet, since loud ones belong to owners.
pub(super) const HUE: [u16; HUES] = [18, 210, 165, 275, 96, 38, 232, 340, 188, 60, 300, 130];

/// The hatch of each owner's colour; colour, mark and hatch belong together in all games.
const HATCHES: [(&str, &str); 4] = [
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
    (
        "f-green",
        r#"width="9" height="9"><rect width="9" height="9"/><circle cx="4.5" cy="4.5" r="1.4"/>"#,
    ),
];

/// Surfaces of worlds, for the radius of one.
const SURFACES: [&str; TEXTURES] = [
    r##"<g fill="#000" fill-opacity=".17"><circle cx="-14" cy="-20" r="9"/><circle cx="18" cy="-6" r="6"/><circle cx="-22" cy="12" r="5"/><circle cx="6" cy="22" r="11"/><circle cx="30" cy="18" r="4"/></g>"##,
    r##"<g fill="none"><path d="M-46-26Q-20-34 0-27T46-30" stroke="#fff" stroke-opacity=".1" stroke-width="7"/><path d="M-46-6Q-20 2 0-5T46-4" stroke="#000" stroke-opacity=".2" stroke-width="8"/><path d="M-46 14Q-20 6 0 15T46 12" stroke="#fff" stroke-opacity=".09" stroke-width="5"/><path d="M-46 30Q-20 36 0 31T46 33" stroke="#000" stroke-opacity=".18" stroke-width="6"/></g>"##,
    r##"<g fill="#fff" fill-opacity=".09"><path d="M-30-14q18-14 30 0t-12 22-26-8Z"/><path d="M10 8q14-9 24 3t-10 16-18-6Z"/><path d="M4-36q12-4 16 4t-10 8Z"/></g><path d="M-46-26Q0-44 46-28V-46H-46Z" fill="#fff" fill-opacity=".13"/>"##,
    r##"<g fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="1.6"><path d="M-40-24Q2 6 34-32"/><path d="M-44 8Q-4-12 40 22"/><path d="M-24 40Q-8 2 20 42"/><path d="M10-46Q-10 0 16 44"/></g>"##,
];

/// The lowest layer.
pub(super) fn layer(scene: &Scene<'_>, plan: &Plan) -> Markup {
    html! {
        g id="board-space" data-box=(view_box(plan)) aria-hidden="true" {
            // Here, since the board itself is not drawn again when tiles come to it.
            desc id="board-name" { (names::board(scene)) }
            defs {
                radialGradient id="gx-shade" cx=".34" cy=".28" r=".9" {
                    stop offset=".4" stop-color="#000" stop-opacity="0" {}
                    stop offset="1" stop-color="#000" stop-opacity=".62" {}
                }
                @for (n, hue) in HUE.iter().enumerate() {
                    radialGradient id={ "gx-w" (n) } cx=".36" cy=".3" r=".85" {
                        stop offset="0" stop-color={ "hsl(" (hue) " 34% 40%)" } {}
                        stop offset=".55" stop-color={ "hsl(" (hue) " 36% 25%)" } {}
                        stop offset="1" stop-color={ "hsl(" (hue) " 40% 12%)" } {}
                    }
                }
                @for n in 0..NEBULAE {
                    radialGradient id={ "gx-ng" (n) } {
                        stop offset="0" stop-color={ "hsl(" (n * 61 % 360) " 45% 42%)" } stop-opacity=".24" {}
                        stop offset="1" stop-color={ "hsl(" (n * 61 % 360) " 45% 42%)" } stop-opacity="0" {}
                    }
                    ellipse id={ "gx-n" (n) } rx="54" ry="40" fill={ "url(#gx-ng" (n) ")" } {}
                }
                @for n in 0..SKIES { (sky(n)) }
                @for (n, surface) in SURFACES.iter().enumerate() { g id={ "gx-t" (n) } { (PreEscaped(surface)) } }
                clipPath id="gx-wc" { circle r=(WORLD) {} }
                (hatches())
                (bodies())
            }
        }
    }
}

/// The stars of a tile.
fn sky(n: usize) -> Markup {
    let star = |k: usize| {
        let (x, y) = ((k * 61 + n * 37) % 212 + 6, (k * 43 + n * 29 + k * k * 7) % 190 + 26);
        (x, y, [0.6, 0.7, 0.9, 1.3][k % 4], [0.16, 0.22, 0.32, 0.5][(k + n) % 4])
    };
    html! {
        g id={ "gx-sky" (n) } {
            rect width=(TILE) height=(TILE) rx="12" fill="none" {}
            @for (x, y, r, light) in (1..34).map(star) { circle class="star" cx=(x) cy=(y) r=(r) opacity=(light) {} }
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

/// The outline of a ship.
pub(super) fn hull(wide: f32, tall: f32) -> String {
    let (half, notch, high) = (px(wide / 2.), px(wide * 0.27), px(tall / 2.));
    format!("M-{half} 0L-{notch}-{high}H{notch}L{half} 0L{notch} {high}H-{notch}Z")
}

/// The outline of a seal.
pub(super) fn seal(radius: f32) -> String {
    const TEETH: u16 = 12;
    let point = |n: u16| {
        let far = if n.is_multiple_of(2) { radius } else { radius * 0.86 };
        let (sin, cos) = (f32::from(n) * std::f32::consts::PI / f32::from(TEETH)).sin_cos();
        format!("{} {}", px(far * sin), px(-far * cos))
    };
    format!("M{}Z", (0..2 * TEETH).map(point).collect::<Vec<_>>().join("L"))
}

/// Bodies of pieces: disc, hull, square, seal.
fn bodies() -> Markup {
    let side = PIECE * 1.9;
    html! {
        g id="gx-disc" { circle class="pc-body" r=(PIECE) {} circle class="pc-shine" r=(PIECE - 1.8) {} }
        g id="gx-hull" { path class="pc-body" d=(hull(PIECE * 2.6, PIECE * 1.9)) {} path class="pc-shine" d=(hull(PIECE * 2.6 - 4.4, PIECE * 1.9 - 3.6)) {} }
        g id="gx-site" {
            rect class="pc-body" x=(px(-side / 2.)) y=(px(-side / 2.)) width=(px(side)) height=(px(side)) rx="6" {}
            rect class="pc-shine" x=(px(-side / 2. + 1.8)) y=(px(-side / 2. + 1.8)) width=(px(side - 3.6)) height=(px(side - 3.6)) rx="4.6" {}
        }
        g id="gx-seal" { path class="seal-body" d=(seal(14.5)) {} path class="seal-rim" d=(seal(13.)) {} }
    }
}
