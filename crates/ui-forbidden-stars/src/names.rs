//! What the pages call things, and words with a look of their own inside a sentence.

use forbidden_stars::content::content;
use forbidden_stars::grid::{self, Edge};
use forbidden_stars::ids::{Area, Faction, System, TileSide};
use forbidden_stars::view::View;
use forbidden_stars::{area_name, edge_name, system_name, tile_name};
use kernel::grid::{Cell, Side};
use kernel::{Arg, Message, Name, Seat, message};
use maud::Markup;
use tongue::{Mark, Tongue};

use crate::scene::Scene;

/// A sentence in which players have their colours. Things are plain words in it: a panel shows
/// them already.
pub(crate) fn said(scene: &Scene<'_>, message: &Message) -> Markup {
    let said = scene.tongue.said(message, scene.people());
    ui::words::drawn(&said, |mark, text| match mark {
        Mark::Seat(seat) => Some(scene.coloured(seat, text)),
        Mark::Name(_) | Mark::Term(_) => None,
    })
}

/// A sentence in which players and things look as in the log, but lead nowhere: it stands on something that is pressed.
pub(crate) fn pictured(scene: &Scene<'_>, message: &Message) -> Markup {
    let said = scene.tongue.said(message, scene.people());
    ui::words::drawn(&said, |mark, text| match mark {
        Mark::Seat(seat) => Some(scene.coloured(seat, text)),
        Mark::Name(name) if !matches!(name.kind, "area" | "system") => {
            crate::sentences::thing(name, text)
        }
        Mark::Name(_) | Mark::Term(_) => None,
    })
}

/// A player in running text.
pub(crate) fn player(faction: Faction) -> Name {
    Name::new("player", Faction::NAMES[faction.index()])
}

/// A system by the side of its tile that lies up.
pub(crate) fn system(view: &View, system: System) -> Arg {
    match view.tiles.iter().find(|tile| tile.system == system) {
        Some(tile) if tile.cell.is_some() => system_name(system, tile.side).into(),
        _ => tile_name(system).into(),
    }
}

/// An area: a world by its name, a void by its system.
pub(crate) fn area(view: &View, area: Area) -> Message {
    let tile = view.tiles.iter().find(|tile| tile.system == area.system());
    tile.map_or_else(
        || area_name(area, TileSide(0), 0),
        |tile| area_name(area, tile.side, tile.turns + quarter(view)),
    )
}

/// The corner of its tile that a void lies in; none for a world.
fn corner(view: &View, at: Area) -> Option<Name> {
    let tile = view.tiles.iter().find(|tile| tile.system == at.system())?;
    let turned = at.corner() + usize::from(tile.turns + quarter(view));
    let corner = Area::CORNER_NAMES[turned % Area::CORNER_NAMES.len()];
    (!content().print(tile.side, at).world).then(|| Name::new("corner", corner))
}

/// An area beside others of its system: a void by its corner alone.
pub(crate) fn within(view: &View, at: Area) -> Message {
    match corner(view, at) {
        Some(corner) => message!("fs-void-here", corner = corner),
        None => area(view, at),
    }
}

/// An area where there is little room for its name.
pub(crate) fn short(view: &View, at: Area) -> Message {
    match corner(view, at) {
        Some(corner) => message!("fs-void-short", corner = corner),
        None => area(view, at),
    }
}

/// The system on a cell.
fn on(view: &View, cell: Cell) -> Option<System> {
    view.tiles.iter().find(|tile| tile.cell == Some(cell)).map(|tile| tile.system)
}

/// An edge as it is called on this board.
pub(crate) fn edge(view: &View, edge: Edge) -> Message {
    edge_name(edge, quarter(view), |cell| on(view, cell).map(|it| system(view, it)))
}

/// By how many quarters the board is turned, once all its tiles lie.
pub(crate) fn quarter(view: &View) -> u8 {
    let cells = view.tiles.iter().map(|tile| tile.cell);
    if cells.clone().all(|cell| cell.is_some()) { grid::quarter(cells.flatten()) } else { 0 }
}

/// A cell by what lies beside it.
pub(crate) fn cell(view: &View, cell: Cell) -> Message {
    let beside = Side::ALL.into_iter().find_map(|side| Some((side, on(view, cell.beside(side))?)));
    match beside {
        Some((side, beside)) => {
            let side = side.opposite().letter().to_string();
            message!("fs-cell-beside", system = system(view, beside), side = side)
        }
        None => message!("fs-cell-first"),
    }
}

/// The words that say what a thing does; empty if there are none.
pub(crate) fn text(tongue: &Tongue, name: impl Into<Name>, form: &str) -> String {
    tongue.form(&name.into(), form).unwrap_or_default().into_owned()
}

/// A player by name, behind their mark: "You" for the viewer.
pub(crate) fn who(scene: &Scene<'_>, seat: Seat) -> Markup {
    said(scene, &message!("table-who", who = seat))
}

/// So many of a thing, if it is more than one.
pub(crate) fn counted(count: u8, what: impl Into<Arg>) -> Message {
    let what = what.into();
    match count {
        1 => message!("fs-one", what = what),
        _ => message!("fs-several", count = count, what = what),
    }
}
