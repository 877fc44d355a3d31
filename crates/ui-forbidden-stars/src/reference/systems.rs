//! System tiles, both sides, drawn as they are printed.

use forbidden_stars::content::{AreaPrint, content};
use forbidden_stars::ids::{Area, Asset, System, TileSide};
use forbidden_stars::{area_name, system_name};
use kernel::{Message, Name};
use maud::{Markup, html};
use tongue::{Tongue, say};
use ui::reference::Entry;

use super::{amount, named, title};
use crate::files::{glyph, glyph_ref};
use crate::words;

/// The side of a drawing and of one of its quarters.
const TILE: f32 = 300.;
const QUARTER: f32 = TILE / 2.;
const WORLD: f32 = 56.;

/// The system of a name such as `tile_3a`, and which side.
pub(super) fn find(name: &str) -> Option<(System, TileSide)> {
    let sides = |system: System| [(system, TileSide(0)), (system, TileSide(1))];
    let mut all = System::all().flat_map(sides);
    all.find(|(system, side)| system_name(*system, *side).id == name)
}

pub(super) fn entry(system: System, side: TileSide, tongue: &Tongue) -> Entry {
    let what = match system.home_of() {
        Some(faction) => {
            say!(tongue, "fs-ref-home-system", number = system.index() + 1, faction = faction)
        }
        None => say!(tongue, "fs-ref-system", number = system.index() + 1),
    };
    let picture = system.home_of().map_or_else(|| "a-world".to_owned(), words::emblem);
    let mut entry = Entry::new(&title(tongue, system_name(system, side)), what, glyph(&picture));
    entry.class = words::look(system.home_of()).class;
    entry.facts = system.areas().map(|area| fact(area, side, tongue)).collect();
    let other = TileSide(1 - side.0);
    entry
        .facts
        .push((say!(tongue, "fs-ref-other-side"), named(tongue, system_name(system, other))));
    entry.more = html! {
        div.tile-sides.night { @for side in [side, other] { (figure(system, side, tongue)) } }
    };
    entry.rules = vec!["FS-SYS-01", "FS-ARE-01", "FS-ARE-02", "FS-ADJ-01", "FS-CAP-01"];
    entry
}

/// The pictures of what a world gives when it is dominated.
fn assets(print: &AreaPrint) -> impl Iterator<Item = &'static str> + use<> {
    let printed = Asset::all().zip(print.assets);
    let printed = printed.flat_map(|(asset, count)| (0..count).map(move |_| words::asset(asset)));
    printed.chain((0..print.prosperity).map(|_| "r-prosperity"))
}

/// An area and what is printed in it.
fn fact(area: Area, side: TileSide, tongue: &Tongue) -> (String, Markup) {
    let print = content().print(side, area);
    let value = if print.world {
        html! {
            (amount(print.materiel, "r-materiel"))
            @for picture in assets(print) { span.amount { (glyph(picture)) } }
            @if print.objective { span.amount { (glyph("t-objective_space")) } }
            (say!(tongue, "fs-ref-room", capacity = print.capacity))
        }
    } else {
        html! { (say!(tongue, "fs-ref-room", capacity = content().limits.void_capacity)) }
    };
    let name = if print.world {
        said(tongue, &area_name(area, side, 0))
    } else {
        let corner = Name::new("corner", Area::CORNER_NAMES[area.corner()]);
        say!(tongue, "fs-ref-void-at", corner = corner)
    };
    (name, value)
}

/// The name of an area where it stands alone.
fn said(tongue: &Tongue, name: &Message) -> String {
    say!(tongue, "fs-start", thing = name.clone())
}

/// One side as a picture.
fn figure(system: System, side: TileSide, tongue: &Tongue) -> Markup {
    let name = title(tongue, system_name(system, side));
    html! {
        figure {
            svg.tile-side viewBox={ "0 0 " (TILE) " " (TILE) } role="img" aria-label=(name) {
                rect.ground width=(TILE) height=(TILE) rx="14" {}
                @for n in 0..40_u16 { circle.star cx=(n * 97 % 300) cy=((n * 61 + u16::from(system.0) * 23) % 300) r="0.9" opacity=".3" {} }
                path.divide d="M150 0V118M150 182V300M0 150H118M182 150H300" {}
                @for area in system.areas() { (quarter(area, side, tongue)) }
                rect.obox x="120" y="120" width="60" height="60" rx="12" {}
                @let (sign, size) = system.home_of().map_or(("o-hidden".to_owned(), 28.), |home| (words::emblem(home), 40.));
                (put(&sign, "obox-em", QUARTER, QUARTER, size))
            }
            figcaption { (name) }
        }
    }
}

/// A quarter of it: a world with its values, or a void.
fn quarter(area: Area, side: TileSide, tongue: &Tongue) -> Markup {
    let print = content().print(side, area);
    let (x, y) = [(0., 0.), (QUARTER, 0.), (QUARTER, QUARTER), (0., QUARTER)][area.corner()];
    let (x, y) = (x + QUARTER / 2., y + QUARTER / 2.);
    let hue = (usize::from(area.0) * 47 + side.index() * 131) % 360;
    html! {
        @if print.world {
            circle.globe cx=(x) cy=(y) r=(WORLD) fill={ "hsl(" (hue) " 30% 26%)" } {}
            (put("r-materiel", "c-materiel", x - 24., y - 14., 20.))
            text.big x=(x - 11.) y=(y - 8.) { (print.materiel) }
            // How many units it bears, as blocks.
            @for n in 0..print.capacity { rect.block x=(x + 4. + 7. * f32::from(n % 4)) y=(y - 20. + 7. * f32::from(n / 4)) width="5" height="5" rx="1" {} }
            @for (n, picture) in assets(print).enumerate() { (put(picture, "c-asset", x - 20. + 22. * n as f32, y + 14., 20.)) }
            @if print.objective { (put("t-objective_space", "c-objective", x + 26., y + 14., 20.)) }
            text.name x=(x) y=(y + 44.) { (said(tongue, &area_name(area, side, 0))) }
        } @else {
            text.name.empty x=(x) y=(y + 4.) { (say!(tongue, "fs-ref-a-void")) }
        }
    }
}

fn put(id: &str, class: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use class=(class) href=(glyph_ref(id)) x=(x - size / 2.) y=(y - size / 2.) width=(size) height=(size) {} }
}
