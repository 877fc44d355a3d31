//! Glyphs by their ids: those that all pages share, and with them those that a game brings along.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

use crate::assets::{ASSETS, Asset};
use crate::picture::round;

/// The glyphs a page can use.
#[derive(Clone, Debug)]
pub struct Glyphs(BTreeMap<&'static str, Glyph>);

#[derive(Clone, Debug)]
struct Glyph {
    /// Its address.
    href: String,
    /// How wide and tall it was drawn.
    side: f32,
    shapes: &'static str,
}

/// Those of all pages.
pub static SHARED: LazyLock<Glyphs> = LazyLock::new(|| {
    let file = ASSETS.iter().filter(|asset| asset.name == "glyphs.svg");
    Glyphs(file.flat_map(Glyphs::in_file).collect())
});

impl Glyphs {
    /// Those in the file of a game, and the shared ones.
    pub fn of(file: &'static Asset) -> Self {
        let mut all = SHARED.clone();
        for (id, glyph) in Self::in_file(file) {
            let shared = all.0.insert(id, glyph);
            debug_assert!(shared.is_none(), "two glyphs {id}");
        }
        all
    }

    fn in_file(file: &'static Asset) -> impl Iterator<Item = (&'static str, Glyph)> {
        let glyph = |symbol: &'static str| {
            let (id, rest) = symbol.split_once('"')?;
            let (head, body) = rest.split_once('>')?;
            let side = head.trim_end_matches('"').rsplit(' ').next()?.parse().ok()?;
            let shapes = body.split_once("</title>").map_or(body, |(_, shapes)| shapes);
            let shapes = shapes.split_once("</symbol>")?.0;
            Some((id, Glyph { href: format!("{}#{id}", file.href()), side, shapes }))
        };
        file.body.split("<symbol id=\"").skip(1).filter_map(glyph)
    }

    /// The address of a glyph.
    pub fn href(&self, id: &str) -> &str {
        let glyph = self.0.get(id);
        debug_assert!(glyph.is_some(), "no glyph {id}");
        glyph.map_or("", |glyph| &glyph.href)
    }

    /// A glyph beside its name, and so hidden from screen readers.
    pub fn icon(&self, id: &str) -> Markup {
        html! { svg class="i" aria-hidden="true" { use href=(self.href(id)) {} } }
    }

    /// The plain shapes of a glyph in a colour, with its upper left corner and its size: for what knows no other file.
    pub fn shapes(&self, id: &str, colour: &str, (x, y): (f32, f32), size: f32) -> Markup {
        let (side, shapes) = self.0.get(id).map_or((32., ""), |glyph| (glyph.side, glyph.shapes));
        let shapes = shapes.replace("currentColor", colour);
        let scale = round(size / side * 100.) / 100.;
        html! {
            g transform={ "translate(" (round(x)) " " (round(y)) ")scale(" (scale) ")" } { (PreEscaped(shapes)) }
        }
    }
}
