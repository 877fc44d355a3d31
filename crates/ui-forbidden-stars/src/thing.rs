//! The things on the table that a choice can be made at: what a page lights up.

use std::fmt;

use forbidden_stars::grid::Edge;
use forbidden_stars::ids::{
    Area, Asset, CombatCard, EventCard, Faction, Fighter, Icon, Order, Stance, Storm, Structure,
    System, TileSide, Unit, Upgrade,
};
use kernel::grid::Cell;

/// Something one can point at. Its text is an identifier: letters, digits, `-` and `_`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Thing {
    /// A faction to take.
    Faction(Faction),
    System(System),
    /// A tile that is still to be laid.
    Tile(System),
    Area(Area),
    /// An empty cell while the board is built.
    Cell(Cell),
    /// A side of the tile that is placed, turned by so many quarters.
    Turn(TileSide, u8),
    /// An edge on which a Warp Storm may lie.
    Edge(Edge),
    Storm(Storm),
    /// The units of one kind in an area that stand alike.
    Units(Area, Unit, Stance),
    Structure(Area, Structure),
    /// The stack of orders of a system.
    Stack(System),
    /// An order of one's own, by its place in a stack: so many lie under it.
    Token(System, u8),
    /// Orders of one's own that are not placed.
    Order(Order),
    /// Initial forces that are not placed.
    Waiting(Unit),
    WaitingStructure(Structure),
    /// An objective token that is not placed, by whose it is.
    Given(Faction),
    /// What can be bought.
    Buy(Unit),
    Build(Structure),
    Asset(Asset),
    Upgrade(Upgrade),
    /// A combat card of one's own.
    Card(CombatCard),
    /// An event card of one's own: drawn, or a scheme.
    Event(EventCard),
    /// The own event deck.
    EventDeck,
    /// A combat upgrade that can be bought.
    Learn(CombatCard),
    /// A kind of card of the combat deck that is given up for it.
    Forget(CombatCard),
    /// Units of one kind in the combat that stand alike, or a bastion.
    Fighter(Fighter),
    /// Dice of a seat that show the same face.
    Dice(u8, Icon),
    /// A player.
    Seat(u8),
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let area = |area: Area| area.to_string().replace('.', "-");
        match *self {
            Self::Faction(faction) => write!(f, "faction-{faction}"),
            Self::System(system) => write!(f, "system-{system}"),
            Self::Tile(system) => write!(f, "tile-{system}"),
            Self::Area(at) => write!(f, "area-{}", area(at)),
            Self::Cell(cell) => write!(f, "cell-{}-{}", cell.x, cell.y),
            Self::Turn(side, turns) => write!(f, "turn-{side}-{turns}"),
            Self::Edge(edge) => write!(f, "edge-{}", edge.to_string().replace(',', "_")),
            Self::Storm(storm) => write!(f, "storm-{storm}"),
            // The ids of all units of an area begin with the same.
            Self::Units(at, unit, stance) => write!(f, "units-{}-{unit}_{stance}", area(at)),
            Self::Structure(at, structure) => write!(f, "structure-{}-{structure}", area(at)),
            Self::Stack(system) => write!(f, "stack-{system}"),
            Self::Token(system, under) => write!(f, "token-{system}-{under}"),
            Self::Order(order) => write!(f, "order-{order}"),
            Self::Waiting(unit) => write!(f, "waiting-{unit}"),
            Self::WaitingStructure(structure) => write!(f, "waiting-{structure}"),
            Self::Given(faction) => write!(f, "given-{faction}"),
            Self::Buy(unit) => write!(f, "buy-{unit}"),
            Self::Build(structure) => write!(f, "buy-{structure}"),
            Self::Asset(asset) => write!(f, "asset-{asset}"),
            Self::Upgrade(upgrade) => write!(f, "upgrade-{upgrade}"),
            Self::Card(card) => write!(f, "card-{card}"),
            Self::Event(event) => write!(f, "event-{event}"),
            Self::EventDeck => f.write_str("event-deck"),
            Self::Learn(card) => write!(f, "learn-{card}"),
            Self::Forget(card) => write!(f, "forget-{card}"),
            Self::Fighter(fighter) => {
                write!(f, "fighter-{}", fighter.to_string().replace('+', "-"))
            }
            Self::Dice(seat, icon) => write!(f, "dice-{seat}-{icon}"),
            Self::Seat(seat) => write!(f, "seat-{seat}"),
        }
    }
}
