//! Every choice a player can make, with its short text form (a line of the game file) and its JSON form.

use kernel::actions;
use kernel::grid::Cell;

use crate::grid::Edge;
use crate::ids::{
    Area, Asset, CombatCard, End, EventCard, Faction, Fighter, Icon, Order, Payment, Stance, Storm,
    Structure, System, TileSide, Unit, Upgrade,
};

actions! {
    /// End a series, go on without.
    Done "done" {}

    /// Setup: take a faction.
    TakeFaction "faction" { faction: Faction }
    /// Setup: place this of the own tiles now.
    PickTile "tile" { system: System }
    /// Setup: put the tile on this cell, with this side up, turned by so many quarters.
    PlaceTile "put" { cell: Cell, side: TileSide, turns: u8 }
    /// Setup: put an initial unit here.
    PlaceUnit "unit" { unit: Unit, area: Area }
    /// Setup: put an initial structure here.
    PlaceStructure "structure" { structure: Structure, area: Area }
    /// Setup: put an objective token of this faction here.
    PlaceObjective "objective" { faction: Faction, area: Area }
    /// Setup: put a Warp Storm on this edge.
    PlaceStorm "storm" { edge: Edge }

    /// Planning: lay an order face down in this system.
    PlaceOrder "order" { order: Order, system: System }
    /// Turn up the own order on top of this stack.
    Reveal "reveal" { system: System }
    /// Resolve the order that has been turned up.
    Resolve "resolve" {}
    /// Lay it on the event deck instead.
    ToEvents "events" {}
    /// Resolve it as another order.
    ResolveAs "as" { order: Order }
    /// Move a unit.
    Move "move" { unit: Unit, from: Area, to: Area }
    /// Strike a world from a void.
    Strike "strike" { void: Area, world: Area }
    /// Destroy an own unit.
    DestroyUnit "destroy" { unit: Unit, stance: Stance, area: Area }
    /// Buy a unit and put it here.
    BuyUnit "buy" { unit: Unit, area: Area, payment: Payment }
    /// Buy a structure and put it here.
    BuyStructure "build" { structure: Structure, area: Area, payment: Payment }
    /// Buy or gain an order upgrade.
    BuyUpgrade "upgrade-order" { upgrade: Upgrade }
    /// Buy or gain a combat upgrade for a card of the combat deck.
    BuyCards "upgrade-combat" { card: CombatCard, discarded: CombatCard }
    /// Take an asset token.
    TakeAsset "asset" { asset: Asset }
    /// A player of this faction loses an asset token.
    TakeFrom "take-from" { faction: Faction, asset: Asset }
    /// An order token of this kind.
    PickOrder "pick-order" { order: Order }
    /// Use the ability of the faction.
    UseAbility "ability" {}
    /// Look at an own order token: so many lie under it.
    LookAt "look" { system: System, on: u8 }
    /// Put it at this end of its stack.
    PutToken "put-token" { end: End }
    /// Refresh: resolve this of the drawn event cards.
    ChooseEvent "event" { event: EventCard }
    /// Refresh: use the ability of the chosen event card.
    PlayEvent "play-event" {}
    /// Refresh: move a Warp Storm.
    MoveStorm "move-storm" { storm: Storm, edge: Edge }

    /// Use a scheme of the play area.
    UseScheme "scheme" { event: EventCard }
    /// Use an order upgrade.
    UseUpgrade "upgrade" { upgrade: Upgrade }

    /// Use an ability of a combat card.
    Use "use" {}
    /// Do not use or do what is offered.
    Decline "decline" {}
    /// Let the opponent discard a card.
    Consent "consent" {}
    /// One of two effects, counted from 0.
    PickOption "option" { option: u8 }
    /// Spend a die with this face.
    SpendDie "spend" { icon: Icon }
    /// A die with this face, or this kind of token.
    PickIcon "icon" { icon: Icon }
    /// Turn a die to another face.
    TurnDie "turn" { from: Icon, to: Icon }
    /// This unit.
    PickUnit "pick" { unit: Fighter, area: Area }
    /// This area.
    PickArea "to" { area: Area }
    /// This system.
    PickSystem "in" { system: System }
    /// This structure.
    PickStructure "pick-structure" { structure: Structure, area: Area }
    /// This face-up combat card.
    PickCard "pick-card" { card: CombatCard }
    /// Combat: commit so many reinforcement tokens.
    Reinforce "reinforce" { count: u8 }
    /// This unit or bastion suffers the damage of a combat or strike.
    Hit "hit" { target: Fighter }
    /// Combat: lay this card face down.
    LayCard "card" { card: CombatCard }
}
