//! The game's own panels of the table page.
//!
//! | file | fragments |
//! | --- | --- |
//! | `seats.rs`, `public.rs` | `seat-N`: the players and all that is public about them |
//! | `sheet.rs`, `shop.rs` | `sheet`: workers, resources, buildings, modules, what can be built |
//! | `hand.rs`, `card.rs` | `hand`: Combat cards |
//! | `techs.rs`, `orders.rs`, `events.rs`, `leaders.rs` | `techs`, `orders`, `own-events`, `leaders` |
//! | `scenario.rs` | `scenario`: goals and rounds of a scenario |
//! | `clock.rs` | the clock of the game, with the Event deck |
//! | `everybody.rs` | `everybody`: what is public about all, the whole tray of a spectator |
//!
//! Panels say by the class `wanted` that the present decision needs them.

pub(crate) mod card;
mod clock;
mod events;
mod everybody;
pub(crate) mod facts;
mod hand;
pub(crate) mod leaders;
mod orders;
mod public;
pub(crate) mod reveal;
pub(crate) mod scenario;
mod seats;
mod sheet;
pub(crate) mod shop;
mod techs;

use ui::table::{Fold, fold, part};

pub(crate) use clock::clock;

use crate::fragment::Fragment;
use crate::scene::Scene;
use crate::words;
use crate::{battle, ending, galaxy};

/// All of them, with the board, the battle and the result.
pub fn panels(scene: &Scene<'_>) -> Vec<Fragment> {
    let mut all = vec![hand::count(scene)];
    all.extend(seats::fragments(scene));
    if scene.view.you.is_some() {
        all.push(orders::fragment(scene));
        all.push(hand::fragment(scene));
        all.push(sheet::fragment(scene));
        all.push(techs::fragment(scene));
        all.push(events::own(scene));
        if scene.view.rules.brood_war() {
            all.push(leaders::fragment(scene));
        }
    }
    if scene.view.rules.brood_war() {
        all.push(scenario::fragment(scene));
    }
    all.push(everybody::fragment(scene));
    all.extend(galaxy::fragments(scene));
    all.extend(battle::fragments(scene));
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
