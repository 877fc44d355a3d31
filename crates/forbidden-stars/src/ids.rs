//! Small numbers with names: every kind of thing a rule or an action can point at.
//!
//! In the state they are bytes; in text and JSON they are the names of the data files.

use kernel::named;

use crate::content::content;

/// The most players, and the number of factions.
pub const MAX_PLAYERS: usize = 4;
/// Kinds of units of a faction.
pub const KINDS: usize = 6;
/// System tiles.
pub const SYSTEMS: usize = 12;
/// FS-SYS-01: areas of a system.
pub const CORNERS: usize = 4;
/// Areas of all systems.
pub const AREAS: usize = SYSTEMS * CORNERS;
/// Kinds of combat cards of a faction, two copies each (FS-CUP-06).
pub const CARDS: usize = 14;
/// Order upgrades of a faction (FS-UPG-09).
pub const UPGRADES: usize = 5;
/// Event cards of a faction (FS-EVT-10).
pub const EVENTS: usize = 8;
/// Objective tokens of a faction.
pub const OBJECTIVES: usize = 6;

named! {
    /// One of the four factions.
    Faction: "faction", Faction::NAMES.len(), |id, f| f.write_str(Faction::NAMES[id.index()])
}

impl Faction {
    /// The ids of the factions, in the order of their numbers.
    pub const NAMES: [&'static str; MAX_PLAYERS] =
        ["ultramarines", "world_eaters", "evil_sunz", "iyanden"];

    /// Its kinds of units.
    pub fn units(self) -> impl Iterator<Item = Unit> {
        (0..KINDS).map(move |kind| Unit::of(self, kind))
    }

    /// What stands on its sheet.
    pub fn sheet(self) -> &'static crate::content::FactionSheet {
        &content().factions[self.index()]
    }
}

named! {
    /// A kind of unit: `faction * KINDS + kind`.
    Unit: "unit", MAX_PLAYERS * KINDS, |id, f| f
        .write_str(content().units.get(id.index()).map_or("", |unit| &unit.id))
}

impl Unit {
    /// The unit of a faction.
    pub const fn of(faction: Faction, kind: usize) -> Self {
        Self(faction.0 * KINDS as u8 + kind as u8)
    }

    /// Whose it is.
    pub const fn faction(self) -> Faction {
        Faction(self.0 / KINDS as u8)
    }

    /// Its place among the units of its faction.
    pub const fn kind(self) -> usize {
        self.0 as usize % KINDS
    }

    /// What stands on the sheet about it.
    pub fn sheet(self) -> &'static crate::content::UnitSheet {
        &content().units[self.index()]
    }
}

named! {
    /// A kind of structure.
    Structure: "structure", Structure::COUNT, |id, f| f.write_str(Structure::NAMES[id.index()])
}

impl Structure {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2)];
    /// How many kinds there are.
    pub const COUNT: usize = 3;
    /// Units can be bought in its system.
    pub const FACTORY: Self = Self(0);
    /// It raises the command level.
    pub const CITY: Self = Self(1);
    /// It fights.
    pub const BASTION: Self = Self(2);
    /// Their ids.
    pub const NAMES: [&'static str; Self::COUNT] = ["factory", "city", "bastion"];
}

named! {
    /// A system, which is a tile (FS-SYS-01).
    System: "system", SYSTEMS, |id, f| write!(f, "tile_{}", id.0 + 1)
}

impl System {
    /// All there are. [`all`](Self::all) looks for their names first, which takes long.
    pub(crate) fn every() -> impl Iterator<Item = Self> {
        (0..SYSTEMS as u8).map(Self)
    }

    /// The area in this corner of the tile as it is printed.
    pub const fn area(self, corner: usize) -> Area {
        Area(self.0 * CORNERS as u8 + corner as u8)
    }

    /// Its areas.
    pub fn areas(self) -> impl DoubleEndedIterator<Item = Area> {
        (0..CORNERS).map(move |corner| self.area(corner))
    }

    /// FS-SYS-02: the faction whose home tile it is.
    pub fn home_of(self) -> Option<Faction> {
        content().homes[self.index()]
    }
}

impl From<System> for usize {
    fn from(system: System) -> Self {
        system.index()
    }
}

named! {
    /// An area of a system: `system * CORNERS + corner`, clockwise from the north-west corner of the tile
    /// as it is printed.
    Area: "area", AREAS, |id, f| write!(f, "{}.{}", id.system(), Area::CORNER_NAMES[id.corner()])
}

impl Area {
    /// The corners of a tile as it is printed.
    pub const CORNER_NAMES: [&'static str; CORNERS] = ["nw", "ne", "se", "sw"];

    /// Its system.
    pub const fn system(self) -> System {
        System(self.0 / CORNERS as u8)
    }

    /// Its corner.
    pub const fn corner(self) -> usize {
        self.0 as usize % CORNERS
    }
}

named! {
    /// A side of a tile.
    TileSide: "tile_side", 2, |id, f| f.write_str(TileSide::NAMES[id.index()])
}

impl TileSide {
    /// Their letters.
    pub const NAMES: [&'static str; 2] = ["A", "B"];
}

named! {
    /// A kind of combat card: `faction * CARDS + place`; there are two copies of it.
    CombatCard: "combat_card", MAX_PLAYERS * CARDS, |id, f| f
        .write_str(content().cards.get(id.index()).map_or("", |card| &card.id))
}

named! {
    /// An order upgrade: `faction * UPGRADES + place`.
    Upgrade: "order_upgrade", MAX_PLAYERS * UPGRADES, |id, f| f
        .write_str(content().upgrades.get(id.index()).map_or("", |upgrade| &upgrade.id))
}

named! {
    /// An event card: `faction * EVENTS + place`.
    EventCard: "event_card", MAX_PLAYERS * EVENTS, |id, f| f
        .write_str(content().events.get(id.index()).map_or("", |event| &event.id))
}

named! {
    /// An objective token: `faction * OBJECTIVES + place`. All of a faction work alike, so the rules count them.
    Objective: "objective", MAX_PLAYERS * OBJECTIVES, |id, f| f
        .write_str(content().objectives.get(id.index()).map_or("", |id| id))
}

/// Cards and tokens that every faction has so many of.
macro_rules! of_factions {
    ($($type:ident: $count:ident),*) => {$(
        impl $type {
            /// The one of a faction.
            pub const fn of(faction: Faction, place: usize) -> Self {
                Self(faction.0 * $count as u8 + place as u8)
            }

            /// Whose it is.
            pub const fn faction(self) -> Faction {
                Faction(self.0 / $count as u8)
            }

            /// Its place among those of its faction.
            pub const fn place(self) -> usize {
                self.0 as usize % $count
            }
        }
    )*};
}
of_factions!(CombatCard: CARDS, Upgrade: UPGRADES, EventCard: EVENTS, Objective: OBJECTIVES);

named! {
    /// A kind of order.
    Order: "order", Order::NAMES.len(), |id, f| f.write_str(Order::NAMES[id.index()])
}

impl Order {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3)];
    /// Move and fight.
    pub const ADVANCE: Self = Self(0);
    /// Buy units and a structure.
    pub const DEPLOY: Self = Self(1);
    /// Buy upgrades.
    pub const STRATEGIZE: Self = Self(2);
    /// Gain assets.
    pub const DOMINATE: Self = Self(3);
    /// How many kinds there are.
    pub const COUNT: usize = 4;
    /// Their ids.
    pub const NAMES: [&'static str; Self::COUNT] = ["advance", "deploy", "strategize", "dominate"];
}

named! {
    /// A kind of asset token (FS-AST-01).
    Asset: "asset", Asset::COUNT, |id, f| f.write_str(Asset::NAMES[id.index()])
}

impl Asset {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2)];
    /// It pays for large units, or lowers a command level.
    pub const FORGE: Self = Self(0);
    /// It lowers a price.
    pub const CACHE: Self = Self(1);
    /// It fights.
    pub const REINFORCEMENT: Self = Self(2);
    /// How many kinds there are.
    pub const COUNT: usize = 3;
    /// Their ids.
    pub const NAMES: [&'static str; Self::COUNT] = ["forge", "cache", "reinforcement"];
}

named! {
    /// How a unit stands.
    Stance: "stance", Stance::NAMES.len(), |id, f| f.write_str(Stance::NAMES[id.index()])
}

impl Stance {
    /// Unrouted.
    pub const READY: Self = Self(0);
    /// Routed.
    pub const ROUTED: Self = Self(1);
    /// Their ids.
    pub const NAMES: [&'static str; 2] = ["ready", "routed"];
}

named! {
    /// How a unit or structure is paid for.
    Payment: "payment", Payment::NAMES.len(), |id, f| f.write_str(Payment::NAMES[id.index()])
}

impl Payment {
    /// With materiel alone.
    pub const PLAIN: Self = Self(0);
    /// With a cache token as well (FS-CCH-01).
    pub const CACHE: Self = Self(1);
    /// Their ids.
    pub const NAMES: [&'static str; 2] = ["plain", "cache"];
}

named! {
    /// An end of an order stack.
    End: "end_of_a_stack", End::NAMES.len(), |id, f| f.write_str(End::NAMES[id.index()])
}

impl End {
    /// The token that is resolved first.
    pub const TOP: Self = Self(0);
    /// The token that is resolved last.
    pub const BOTTOM: Self = Self(1);
    /// Their ids.
    pub const NAMES: [&'static str; 2] = ["top", "bottom"];
}

named! {
    /// A combat icon: a face of the die, or printed on a card (FS-ICN-01).
    Icon: "icon", Icon::NAMES.len(), |id, f| f.write_str(Icon::NAMES[id.index()])
}

impl Icon {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2)];
    /// O.
    pub const OFFENCE: Self = Self(0);
    /// D.
    pub const DEFENCE: Self = Self(1);
    /// M.
    pub const MORALE: Self = Self(2);
    /// How many there are.
    pub const COUNT: usize = 3;
    /// Their ids.
    pub const NAMES: [&'static str; Self::COUNT] = ["offence", "defence", "morale"];
}

named! {
    /// A Warp Storm token; there is one for each player (FS-AMB-26).
    Storm: "warp_storm", MAX_PLAYERS, |id, f| write!(f, "storm_{}", id.0 + 1)
}

impl Storm {
    /// All of them.
    pub const ALL: [Self; MAX_PLAYERS] = [Self(0), Self(1), Self(2), Self(3)];
}

named! {
    /// How a Warp Storm moves, as a picture on an event card (FS-WRP-04).
    StormIcon: "storm_icon", StormIcon::NAMES.len(), |id, f| f.write_str(StormIcon::NAMES[id.index()])
}

impl StormIcon {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3)];
    /// How many there are.
    pub const COUNT: usize = 4;
    /// Their ids.
    pub const NAMES: [&'static str; Self::COUNT] =
        ["across", "sideways", "up_right_down_left", "up_left_down_right"];

    /// What it looks like after a quarter turn: the two that go round a corner change places.
    pub const fn mirrored(self) -> Self {
        match self.0 {
            2 => Self(3),
            3 => Self(2),
            _ => self,
        }
    }
}

named! {
    /// A unit as it stands in an area: its kind, routed or not, a figure or a reinforcement token (FS-RNF-04), harmed in
    /// this execution round or not (FS-DMG-08); or a bastion, which fights like one (FS-BAS-01).
    Fighter: "fighter", 2 + MAX_PLAYERS * KINDS * 8, |id, f| match id.unit() {
        _ if id.is_token() && !matches!(id.unit().map(|unit| unit.sheet().level), Some(0)) => Ok(()),
        unit => {
            match unit {
                Some(unit) => unit.fmt(f)?,
                None => f.write_str("bastion")?,
            }
            for (holds, word) in
                [(id.is_token(), "+token"), (id.is_routed(), "+routed"), (id.is_harmed(), "+harmed")]
            {
                f.write_str(if holds { word } else { "" })?;
            }
            Ok(())
        }
    }
}

impl Fighter {
    const ROUTED: u8 = 1;
    const TOKEN: u8 = 2;
    const HARMED: u8 = 4;
    /// A bastion.
    pub const BASTION: Self = Self((MAX_PLAYERS * KINDS * 8) as u8);
    const HARMED_BASTION: Self = Self(Self::BASTION.0 + 1);

    /// An unrouted figure.
    pub const fn new(unit: Unit) -> Self {
        Self(unit.0 * 8)
    }

    /// A reinforcement token that stands for this kind of unit.
    pub const fn token(unit: Unit) -> Self {
        Self(unit.0 * 8 + Self::TOKEN)
    }

    /// The kind of unit; none of a bastion.
    pub const fn unit(self) -> Option<Unit> {
        if self.is_bastion() { None } else { Some(Unit(self.0 / 8)) }
    }

    /// Whether it is no unit at all (FS-BAS-02).
    pub const fn is_bastion(self) -> bool {
        self.0 >= Self::BASTION.0
    }

    /// Whether it is a reinforcement token.
    pub const fn is_token(self) -> bool {
        !self.is_bastion() && self.0 & Self::TOKEN != 0
    }

    /// Whether it is routed; FS-BAS-03: a bastion never is.
    pub const fn is_routed(self) -> bool {
        !self.is_bastion() && self.0 & Self::ROUTED != 0
    }

    /// Whether it has suffered damage in this execution round.
    pub const fn is_harmed(self) -> bool {
        if self.is_bastion() { self.0 != Self::BASTION.0 } else { self.0 & Self::HARMED != 0 }
    }

    /// How it stands.
    pub const fn stance(self) -> Stance {
        if self.is_routed() { Stance::ROUTED } else { Stance::READY }
    }

    /// It, routed or not.
    pub const fn in_stance(self, stance: Stance) -> Self {
        if self.is_bastion() { self } else { Self(self.0 & !Self::ROUTED | stance.0) }
    }

    /// It, harmed or not.
    pub const fn with_harm(self, harmed: bool) -> Self {
        match (self.is_bastion(), harmed) {
            (true, true) => Self::HARMED_BASTION,
            (true, false) => Self::BASTION,
            (false, true) => Self(self.0 | Self::HARMED),
            (false, false) => Self(self.0 & !Self::HARMED),
        }
    }

    /// FS-RNF-04, FS-CARD-56: its command level; none of a bastion.
    pub fn level(self) -> u8 {
        self.unit().map_or(0, |unit| unit.sheet().level)
    }

    /// Its health.
    pub fn health(self) -> u8 {
        let bastion = || content().structures[Structure::BASTION.index()].health;
        self.unit().map_or_else(bastion, |unit| unit.sheet().health)
    }

    /// Its morale.
    pub fn morale(self) -> u8 {
        let bastion = || content().structures[Structure::BASTION.index()].morale;
        self.unit().map_or_else(bastion, |unit| unit.sheet().morale)
    }
}
