//! The pictures around the tables. That of the start page: two planets, their stacks, and a transport between them. It
//! is built as the galaxy is, with the same classes, but stands still.

use maud::{Markup, html};

use crate::files::glyph_ref;

pub(crate) fn hero() -> Markup {
    let route = "M180 120C205 120 210 134 236 134";
    html! {
        svg.sky width="470" height="252" viewBox="0 -18 470 252" aria-hidden="true" {
            (definitions())
            @for (x, y, r, light) in stars() { circle.star cx=(x) cy=(y) r=(r) opacity=(light) {} }
            path.route d=(route) {}
            path.route-core d=(route) {}
            (small_planet())
            (large_planet())
            g.piece.f-yellow transform="translate(208 127)" {
                path.pc-body d="M-13 0 -7 -8H7L13 0 7 8H-7Z" {}
                (put("em-4", "pc-glyph", -5.0, -5.0, 10.0))
            }
        }
    }
}

/// Stars at places that look like chance and are always the same.
fn stars() -> impl Iterator<Item = (u32, u32, &'static str, &'static str)> {
    let mut dice = 7u32;
    let mut roll = move |sides: u32| {
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (dice >> 16) % sides
    };
    (0..46).map(move |_| {
        let size = ["0.5", "0.7", "0.9", "1.1"][roll(4) as usize];
        let light = ["0.15", "0.25", "0.4", "0.55"][roll(4) as usize];
        (roll(470), roll(236), size, light)
    })
}

fn definitions() -> Markup {
    html! {
        defs {
            radialGradient #hero-shade cx=".34" cy=".28" r=".9" {
                stop offset=".45" stop-color="#000" stop-opacity="0" {}
                stop offset="1" stop-color="#000" stop-opacity=".55" {}
            }
            (ball("hero-sea", "168 36%"))
            (ball("hero-city", "218 30%"))
            clipPath #hero-small { circle r="70" {} }
            clipPath #hero-large { circle r="94" {} }
            pattern #hero-rising .hatch.f-blue width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                line x1="0" y1="0" x2="0" y2="9" {}
            }
            pattern #hero-falling .hatch.f-yellow width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)" {
                line x1="0" y1="0" x2="0" y2="9" {}
            }
        }
    }
}

fn ball(id: &str, hue: &str) -> Markup {
    html! {
        radialGradient id=(id) cx=".36" cy=".3" r=".85" {
            stop offset="0" stop-color={ "hsl(" (hue) " 37%)" } {}
            stop offset=".55" stop-color={ "hsl(" (hue) " 24%)" } {}
            stop offset="1" stop-color={ "hsl(" (hue) " 12%)" } {}
        }
    }
}

fn small_planet() -> Markup {
    html! {
        g.planet transform="translate(110 120)" {
            circle r="74" fill="var(--space)" {}
            circle r="72.5" fill="none" stroke="hsl(168 60% 62%)" stroke-opacity=".22" stroke-width="4" {}
            circle r="70" fill="url(#hero-sea)" {}
            g clip-path="url(#hero-small)" fill="#fff" {
                @for (y, height, light) in [(-43.4, 14.0, ".06"), (-14.0, 8.4, ".04"), (11.2, 18.2, ".06"), (46.2, 11.2, ".05")] {
                    ellipse cx="-7" cy=(y) rx="87.5" ry=(height) fill-opacity=(light) transform="rotate(-14)" {}
                }
            }
            circle r="70" fill="url(#hero-shade)" {}
            path.border d="M0 0Q39.3 -4.6 65.8 -23.9M0 0Q-39.3 4.6 -65.8 23.9" {}
            circle.rim r="70" {}
            (plate(-24.5, 22.3, "gas", 1, 0, 4))
            (plate(-36.5, -40.3, "conquest", 2, 0, 3))
            (stack(66, -32, &[("f-yellow", "em-4"), ("f-vermilion", "em-3")]))
        }
    }
}

fn large_planet() -> Markup {
    let north = "M0 0Q-38.7 -36.4 -81.4 -47A94 94 0 0 1 81.4 -47Q50.9 -15.3 0 0Z";
    let east = "M0 0Q50.9 -15.3 81.4 -47A94 94 0 0 1 0 94Q-12.2 51.7 0 0Z";
    let roads = "M-84.6 -18.8C-28.2 -56.4 9.4 9.4 84.6 -28.2M-75.2 47C-18.8 18.8 18.8 65.8 75.2 28.2\
        M-28.2 -84.6C9.4 -37.6 -18.8 28.2 18.8 89.3";
    html! {
        g.planet transform="translate(330 134)" {
            circle r="98" fill="var(--space)" {}
            circle r="96.5" fill="none" stroke="hsl(218 60% 62%)" stroke-opacity=".22" stroke-width="4" {}
            circle r="94" fill="url(#hero-city)" {}
            g clip-path="url(#hero-large)" {
                path d=(roads) fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="7" {}
            }
            g.f-blue { path.tint d=(north) {} path.hatch-own d=(north) fill="url(#hero-rising)" {} }
            g.f-yellow { path.tint d=(east) {} path.hatch-own d=(east) fill="url(#hero-falling)" {} }
            circle r="94" fill="url(#hero-shade)" {}
            path.border d="M0 0Q-38.7 -36.4 -81.4 -47M0 0Q50.9 -15.3 81.4 -47M0 0Q-12.2 51.7 0 94" {}
            path.coast.f-blue d="M-76.7 -49A91 91 0 0 1 76.7 -49" {}
            path.coast.f-yellow d="M80.8 -41.9A91 91 0 0 1 4.1 90.9" {}
            circle.rim r="94" {}
            (plate(-24.2, -76.8, "conquest", 1, 3, 3))
            (piece(-11.7, -39.8, "f-blue", "em-2", "u-marine", 2))
            (piece(20.3, -39.8, "f-blue", "em-2", "u-siege_tank", 1))
            (plate(8.5, 1.6, "gas", 2, 2, 4))
            (piece(41.0, 38.6, "f-yellow", "em-4", "u-zealot", 2))
            (plate(-73.8, 12.2, "mineral", 2, 0, 3))
            (stack(88, -34, &[
                ("f-yellow", "em-4"),
                ("f-green", "em-1"),
                ("f-blue", "em-2"),
                ("f-vermilion", "em-3"),
                ("f-blue", "em-2"),
            ]))
        }
    }
}

/// A small galaxy as a form offers it: there from the start, or half built.
pub(crate) fn option_picture(option: &str, value: &str) -> Option<Markup> {
    const HUES: [u16; 8] = [330, 292, 36, 348, 14, 240, 140, 286];
    const BASES: [(usize, &str, &str); 4] = [
        (0, "f-blue", "em-2"),
        (2, "f-vermilion", "em-3"),
        (4, "f-yellow", "em-4"),
        (6, "f-green", "em-1"),
    ];
    let (laid, routes) = match (option, value) {
        ("galaxy", "auto") => (8, "M38 26H122M38 54H122M38 26V54M66 26V54M94 26V54M122 26V54"),
        ("galaxy", "manual") => (3, "M38 26H94"),
        _ => return None,
    };
    let at = |n: usize| (38 + 28 * (n as i32 % 4), 26 + 28 * (n as i32 / 4));
    Some(html! {
        svg.option-picture viewBox="0 0 160 80" aria-hidden="true" {
            path.route-core d=(routes) {}
            @for n in 0..8 {
                @let (x, y) = at(n);
                @if n < laid {
                    circle cx=(x) cy=(y) r="10" fill={ "hsl(" (HUES[n]) " 34% 30%)" } {}
                } @else {
                    circle.to-lay cx=(x) cy=(y) r="9.5" {}
                }
            }
            @for (n, owner, mark) in BASES.into_iter().filter(|(n, ..)| *n < laid) {
                @let (x, y) = at(n);
                g class=(owner) { (put(mark, "", x as f32 - 5.0, y as f32 - 5.0, 10.0)) }
            }
        }
    })
}

fn put(glyph: &str, class: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use href=(glyph_ref(glyph)) class=(class) x=(x) y=(y) width=(size) height=(size) {} }
}

fn plate(x: f32, y: f32, resource: &str, amount: u8, used: usize, limit: usize) -> Markup {
    html! {
        g.plate transform={ "translate(" (x) " " (y) ")" } {
            rect width=(33 + 8 * limit) height="18" rx="9" {}
            g class={ "c-" (resource) } fill="currentColor" { (put(&format!("r-{resource}"), "", 4.0, 2.0, 14.0)) }
            text x="19.5" y="13.3" { (amount) }
            @for pip in 0..limit {
                rect.pip.on[pip < used] x=(30.5 + 8.0 * pip as f32) y="5" width="5" height="8" rx="1.2" {}
            }
        }
    }
}

fn piece(x: f32, y: f32, owner: &str, mark: &str, glyph: &str, count: u8) -> Markup {
    html! {
        g class={ "piece " (owner) } transform={ "translate(" (x) " " (y) ")" } {
            circle.pc-body r="14" {}
            circle.pc-shine r="12.5" {}
            (put(glyph, "pc-glyph", -10.1, -10.1, 20.2))
            g.pc-own transform="translate(-11.5 -11)" { circle r="6.5" {} (put(mark, "", -4.3, -4.3, 8.6)) }
            @if count > 1 {
                g.pc-n transform="translate(12 11)" {
                    rect x="-7" y="-7" width="14" height="14" rx="4" {}
                    text y="4" { (count) }
                }
            }
        }
    }
}

/// Face-down orders, the lowest first.
fn stack(x: i32, y: i32, orders: &[(&str, &str)]) -> Markup {
    let top = orders.len() - 1;
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            ellipse cx="0" cy="1" rx="27" ry="5" fill="#000" fill-opacity=".45" {}
            @for (place, (owner, mark)) in orders.iter().enumerate() {
                g class=(owner) transform={ "translate(-24 " (-39 - 17 * place as i32) ")" } {
                    rect.ord-edge y="4" width="48" height="35" rx="7" {}
                    rect.ord-face width="48" height="35" rx="7" {}
                    @if place == top {
                        rect.ord-in x="3" y="3" width="42" height="29" rx="5" {}
                        (put(mark, "ord-glyph", 14.0, 7.5, 20.0))
                    } @else {
                        (put(mark, "ord-glyph", 8.0, 24.5, 10.0))
                        path d="M26 29.5h14" stroke="var(--f-on)" stroke-opacity=".5" stroke-width="1.5" stroke-dasharray="2 3" {}
                    }
                }
            }
            g.ord-depth transform={ "translate(24 " (-38 - 17 * top as i32) ")" } {
                rect x="-8" y="-8" width="16" height="16" rx="5" {}
                text y="4" { (orders.len()) }
            }
        }
    }
}
