//! What things are called, for messages: each by its kind and its id.

use kernel::grid::{Cell, Side};
use kernel::{Arg, Message, Name, message};

use crate::content::content;
use crate::grid::Edge;
use crate::ids::{
    Area, Asset, CORNERS, CombatCard, EventCard, Faction, Fighter, Icon, Order, StormIcon,
    Structure, System, TileSide, Unit, Upgrade,
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

/// A unit as it fights: "routed Scout", "bastion".
impl From<Fighter> for Arg {
    fn from(fighter: Fighter) -> Self {
        let whole = |fighter: Fighter| -> Self {
            let Some(unit) = fighter.unit() else { return Structure::BASTION.into() };
            match (fighter.is_token(), fighter.is_routed()) {
                (false, false) => unit.into(),
                (false, true) => message!("fs-routed", unit = unit).into(),
                (true, false) => message!("fs-reinforcement", unit = unit).into(),
                (true, true) => message!("fs-routed-reinforcement", unit = unit).into(),
            }
        };
        match fighter.is_harmed() {
            true => message!("fs-harmed", unit = whole(fighter)).into(),
            false => whole(fighter),
        }
    }
}

/// A system by the name printed on the side of its tile that lies up.
pub fn system_name(system: System, side: TileSide) -> Name {
    Name::new("system", format!("{system}{}", side.letter()))
}

/// A world by its name, a void by where it lies in its system as the tile is turned.
pub fn area_name(area: Area, side: TileSide, turns: u8) -> Message {
    let system = area.system();
    let said = if content().print(side, area).world {
        let corner = Area::CORNER_NAMES[area.corner()];
        let world = Name::new("world", format!("{system}{}_{corner}", side.letter()));
        message!("fs-world", world = world)
    } else {
        let corner = Area::CORNER_NAMES[(area.corner() + turns as usize) % CORNERS];
        let corner = Name::new("corner", corner);
        message!("fs-void", corner = corner, system = system_name(system, side))
    };
    said.naming(Name::new("area", area.to_string()))
}

/// An edge by the systems beside it; an outer one by its side of the system, on a board that is turned by so many quarters.
pub fn edge_name(edge: Edge, quarter: u8, on: impl Fn(Cell) -> Option<Arg>) -> Message {
    let outer = |system: Arg, side: Side| {
        let side = side.turned(quarter).letter().to_string();
        message!("fs-outer-edge", system = system, side = side)
    };
    let near = if edge.upright { Side::West } else { Side::North };
    match edge.cells().map(on) {
        [Some(one), None] => outer(one, near),
        [None, Some(other)] => outer(other, near.opposite()),
        beside => {
            message!("fs-edge", systems = beside.into_iter().flatten().collect::<Arg>())
        }
    }
}

/// A tile before anybody knows which side lies up.
pub fn tile_name(system: System) -> Message {
    match system.home_of() {
        Some(faction) => message!("fs-home-tile", faction = faction),
        None => {
            let [front, back] = [0, 1].map(|side| system_name(system, TileSide(side)));
            message!("fs-tile", front = front, back = back)
        }
    }
}

impl TileSide {
    /// Its letter in names.
    fn letter(self) -> char {
        ['a', 'b'][self.index()]
    }
}
