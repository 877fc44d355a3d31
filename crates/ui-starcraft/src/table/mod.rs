//! The game's own panels of the table page.
//!
//! | file | fragments |
//! | --- | --- |
//! | `seats.rs`, `public.rs` | `seat-N`: the players and all that is public about them |
//! | `sheet.rs`, `shop.rs` | `sheet`: workers, resources, buildings, modules, what can be built |
//! | `hand.rs`, `card.rs` | `hand`: Combat cards |
//! | `techs.rs`, `orders.rs`, `events.rs` | `techs`, `orders`, `own-events`, `event-deck` |
//! | `overview.rs` | `overview`: the tray of a spectator |
//!
//! Panels say by the class `wanted` that the present decision needs them.

pub(crate) mod card;
mod events;
pub(crate) mod facts;
mod hand;
mod orders;
mod overview;
mod public;
mod seats;
mod sheet;
mod shop;
mod techs;

use ui::table::part;

use crate::fragment::Fragment;
use crate::scene::Scene;
use crate::words;
use crate::{battle, ending, galaxy};

/// All of them, with the board, the battle and the result.
pub fn panels(scene: &Scene<'_>) -> Vec<Fragment> {
    let mut all = vec![events::deck(scene), hand::count(scene)];
    all.extend(seats::fragments(scene));
    if scene.view.you.is_some() {
        all.push(sheet::fragment(scene));
        all.push(hand::fragment(scene));
        all.push(techs::fragment(scene));
        all.push(events::own(scene));
        all.push(orders::fragment(scene));
    } else {
        all.push(overview::fragment(scene));
    }
    all.extend(galaxy::fragments(scene));
    all.push(battle::fragment(scene));
    all.push(ending::fragment(scene));
    all
}

/// The class with the viewer's colours.
fn owner(scene: &Scene<'_>) -> &'static str {
    let seat = scene.view.you.map(|seat| seat.index());
    words::owner_class(seat.and_then(|seat| scene.view.players[seat].faction))
}

/// A link to the text of a thing; the script shows it as a tip.
fn reference(kind: &str, name: &str) -> String {
    crate::reference::href(kind, name)
}
