//! What the game brings along beside its pages: style sheet and glyphs.

use std::sync::LazyLock;

use maud::Markup;
use ui::assets::Asset;
use ui::glyphs::Glyphs;

pub(crate) static FILES: LazyLock<[Asset; 2]> = LazyLock::new(|| {
    let css = concat!(
        include_str!("../assets/table.css"),
        include_str!("../assets/galaxy.css"),
        include_str!("../assets/battle.css"),
        include_str!("../assets/leaders.css")
    );
    let glyphs = include_str!("../assets/glyphs.svg");
    [Asset::style("starcraft.css", css), Asset::glyphs("starcraft.svg", glyphs)]
});

/// Its glyphs and the shared ones.
pub(crate) static GLYPHS: LazyLock<Glyphs> = LazyLock::new(|| Glyphs::of(&FILES[1]));

/// A glyph beside its name.
pub(crate) fn glyph(id: &str) -> Markup {
    GLYPHS.icon(id)
}

/// The address of a glyph.
pub(crate) fn glyph_ref(id: &str) -> &'static str {
    GLYPHS.href(id)
}
