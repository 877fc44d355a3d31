//! What things are called, for messages: each by its kind and its id.

use kernel::Name;

use crate::content::content;
use crate::ids::{
    Asset, CombatCard, EventCard, Faction, Icon, Order, StormIcon, Structure, System, Unit, Upgrade,
};

kernel::names! {
    Faction = "faction", |faction| Faction::NAMES[faction.index()];
    Unit = "fs-unit", |unit| &content().units[unit.index()].id;
    Structure = "structure", |structure| Structure::NAMES[structure.index()];
    CombatCard = "combat", |card| &content().cards[card.index()].id;
    Upgrade = "upgrade", |upgrade| &content().upgrades[upgrade.index()].id;
    EventCard = "fs-event", |event| &content().events[event.index()].id;
    Order = "fs-order", |order| Order::NAMES[order.index()];
    Asset = "asset", |asset| Asset::NAMES[asset.index()];
    Icon = "icon", |icon| Icon::NAMES[icon.index()];
    StormIcon = "storm", |icon| StormIcon::NAMES[icon.index()];
}

/// A system by its tile.
impl From<System> for Name {
    fn from(system: System) -> Self {
        Self::new("system", system.to_string())
    }
}
