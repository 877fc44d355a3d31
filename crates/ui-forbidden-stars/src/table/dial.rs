//! The materiel dial: fifteen ticks, from 0 to 14.

use forbidden_stars::content::content;
use maud::{Markup, html};
use tongue::say;

use crate::files::glyph;
use crate::scene::Scene;

/// How far around it goes.
const FROM: f32 = 135.;
const AROUND: f32 = 270.;
const RADIUS: f32 = 23.;

pub(crate) fn dial(scene: &Scene<'_>, amount: u8) -> Markup {
    let most = content().limits.max_materiel;
    let angle = |n: u8| (FROM + AROUND * f32::from(n) / f32::from(most)).to_radians();
    let at = |angle: f32, far: f32| {
        let (sin, cos) = angle.sin_cos();
        format!("{:.1} {:.1}", far * cos, far * sin)
    };
    let needle = angle(amount);
    html! {
        span.dial title=(say!(scene, "fs-materiel-of", amount = amount, most = most)) {
            svg viewBox="-27 -27 54 54" aria-hidden="true" {
                @for n in 0..=most {
                    path class={ "tick" @if n > 0 && n <= amount { " on" } } d={ "M" (at(angle(n), RADIUS)) "L" (at(angle(n), RADIUS - 5.)) } {}
                }
                path class="needle" d={ "M" (at(needle - 0.13, RADIUS - 6.5)) "L" (at(needle, RADIUS + 2.5)) "L" (at(needle + 0.13, RADIUS - 6.5)) "Z" } {}
                text y="5" { (amount) }
            }
            (glyph("r-materiel"))
            span.vh { (say!(scene, "fs-materiel-of", amount = amount, most = most)) }
        }
    }
}
