//! How things look: glyphs, classes of owners.

use forbidden_stars::ids::{Asset, Faction, Icon, Order, StormIcon, Structure, Unit};
use forbidden_stars::view::View;
use kernel::Seat;
use ui::scene::Look;

/// How an owner's pieces look: colour, mark and hatch belong together in all games.
pub fn look(faction: Option<Faction>) -> Look {
    let looks =
        [("f-blue", "em-2"), ("f-vermilion", "em-3"), ("f-green", "em-1"), ("f-yellow", "em-4")];
    let found = faction.and_then(|faction| looks.get(faction.index()));
    found.map_or(Look::NONE, |&(class, mark)| Look { class, mark })
}

/// What a seat plays.
pub(crate) fn faction(view: &View, seat: Seat) -> Option<Faction> {
    view.player(seat).and_then(|player| player.faction)
}

/// How the pieces of a seat look; of nobody, if there is none.
pub(crate) fn owner(view: &View, seat: Option<Seat>) -> Look {
    look(seat.and_then(|seat| faction(view, seat)))
}

/// The emblem of a faction.
pub(crate) fn emblem(faction: Faction) -> String {
    format!("em-{faction}")
}

/// The glyph of a unit.
pub(crate) fn unit(unit: Unit) -> String {
    format!("f-{unit}")
}

/// The glyph of a structure.
pub(crate) fn structure(structure: Structure) -> String {
    format!("s-{structure}")
}

/// The glyph of an order.
pub fn order(order: Order) -> &'static str {
    ["o-advance", "o-deploy", "o-strategize", "o-dominate"][order.index()]
}

/// The glyph of an asset token.
pub(crate) fn asset(asset: Asset) -> &'static str {
    ["r-forge", "r-cache", "r-reinforcement"][asset.index()]
}

/// The glyph of an icon.
pub(crate) fn icon(icon: Icon) -> &'static str {
    ["i-offence", "i-defence", "i-morale"][icon.index()]
}

/// The glyph of a face of a die.
pub(crate) fn die(icon: Icon) -> &'static str {
    ["d-offence", "d-defence", "d-morale"][icon.index()]
}

/// The glyph of a combat token; FS-TOK-03: none shows morale.
pub(crate) fn token(icon: Icon) -> Option<&'static str> {
    ["k-offence", "k-defence"].get(icon.index()).copied()
}

/// The glyph of how a storm moves.
pub(crate) fn storm(icon: StormIcon) -> String {
    format!("w-{icon}")
}
