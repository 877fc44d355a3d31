//! Scenario items, as everybody sees them.

use kernel::Seat;
use serde::Serialize;

use crate::ids::{Area, Item, Unit};
use crate::scenario::ItemState;
use crate::state::StarCraft;

/// A scenario item; everybody sees where it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct ItemView {
    pub item: Item,
    pub area: Area,
    /// Whose unit carries it, and of which kind; it lies there if nobody's does.
    pub bearer: Option<(Seat, Unit)>,
}

impl StarCraft {
    pub(super) fn items_in_play(&self) -> impl Iterator<Item = ItemView> + '_ {
        Item::all().filter_map(|item| {
            let ItemState { area, bearer } = self.items[item.index()];
            Some(ItemView { item, area: area?, bearer })
        })
    }
}
