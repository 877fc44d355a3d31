//! The game's own panels of the table page.
//!
//! | file | fragments |
//! | --- | --- |
//! | `seats.rs`, `dial.rs`, `public.rs` | `seat-N`: the players and all that is public about them |
//! | `orders.rs` | `orders`: the own order tokens |
//! | `stores.rs`, `shop.rs` | `stores`: materiel, assets, command level, what can be bought or is to be placed |
//! | `cards.rs` | `powers`: order upgrades, schemes, drawn events; `hand`: combat deck and hand |
//! | `asked.rs` | `asked`: the words of what is asked about |
//! | `muster.rs` | `muster`: units that move, by count |
//! | `tiles.rs` | `tiles`: what waits while the board is built |
//! | `clock.rs` | rounds and objectives, in the strip |
//!
//! The tray is a line, or, where the screen has room for it, a pane: `slim` is shown in the one, `ample` in the other.
//! Panels say by the class `wanted` that the present decision needs them.

mod asked;
mod cards;
mod clock;
pub(crate) mod dial;
mod muster;
mod orders;
mod public;
mod seats;
mod shop;
mod stores;
mod tiles;

use forbidden_stars::view::PlayerView;
use maud::{Markup, html};
use ui::fragment::Fragment;

use crate::scene::Scene;
use crate::{Thing, board, combat, ending, words};

pub(crate) use asked::answers;
pub(crate) use cards::{event_card, full_text, icons, kinds};
pub(crate) use clock::clock;
pub(crate) use orders::intent;

/// All of them, with the board, the combat and the result.
pub(crate) fn panels(scene: &Scene<'_>) -> Vec<Fragment> {
    let mut all = seats::fragments(scene);
    all.push(cards::count(scene));
    if let Some(player) = own(scene) {
        all.push(stores::fragment(scene, player));
        all.push(orders::fragment(scene, player));
        all.push(cards::powers(scene, player));
        all.push(cards::hand(scene, player));
    } else {
        all.push(public::everybody(scene));
    }
    all.push(asked::fragment(scene));
    all.push(muster::fragment(scene));
    all.push(tiles::fragment(scene));
    all.extend(board::fragments(scene));
    all.extend(combat::fragments(scene));
    all.push(ending::fragment(scene));
    all
}

/// The player who looks.
fn own<'a>(scene: &Scene<'a>) -> Option<&'a PlayerView> {
    scene.view.player(scene.view.you?)
}

/// The class with the viewer's colours.
fn owner(scene: &Scene<'_>) -> &'static str {
    words::owner(scene.view, scene.view.you).class
}

/// Whether an answer lives at one of these things.
pub(crate) fn wanted(scene: &Scene<'_>, these: impl Fn(&Thing) -> bool) -> bool {
    let choices = scene.ask.iter().flat_map(|ask| &ask.choices);
    choices.flat_map(|choice| &choice.things).any(these)
}

/// The things of this sort that answers live at, each once, in their sequence.
pub(crate) fn offered<T: PartialEq>(
    scene: &Scene<'_>,
    sort: impl Fn(&Thing) -> Option<T>,
) -> Vec<T> {
    let choices = scene.ask.iter().flat_map(|ask| &ask.choices);
    let mut all = Vec::new();
    for thing in choices.flat_map(|choice| &choice.things).filter_map(sort) {
        if !all.contains(&thing) {
            all.push(thing);
        }
    }
    all
}

/// The key that chooses a thing in a panel.
pub(crate) fn key(thing: Thing) -> Markup {
    html! { kbd.key data-key=(thing) {} }
}
