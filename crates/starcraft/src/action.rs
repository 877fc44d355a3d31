//! Every choice a player can make, with its short text form (a line of the game file) and its
//! JSON form (`{"do": "move", "unit": "marine", "from": "torus.a"}`).

use kernel::actions;
use kernel::grid::{Cell, Side};

use crate::ids::{
    Area, Building, Card, EventKind, Faction, Item, Leader, Module, Order, Planet, Resource, Route,
    Tech, Unit,
};

actions! {
    /// End a series, decline an offer, go on without.
    Done "done" {}

    /// Setup: take a faction.
    TakeFaction "faction" { faction: Faction }
    /// Setup: place this of the own planets now.
    PickPlanet "planet" { planet: Planet }
    /// Choose this Leadership card.
    TakeLeader "leader" { leader: Leader }
    /// Setup: put the planet on this cell, turned by so many quarters.
    PlacePlanet "put" { cell: Cell, rotation: u8 }
    /// Setup: lay one of too few routes on this side of the new planet.
    LayRoute "lay" { side: Side }
    /// Setup: put the starting base here.
    PlaceBase "base" { area: Area }
    /// Setup: put an end of the z-axis route into this slot.
    PlaceZEnd "z" { planet: Planet, side: Side }
    /// Setup: put the next starting unit here.
    PlaceForce "force" { area: Area }
    /// Setup: put the starting transport here.
    StartTransport "start" { route: Route }

    /// Planning: place this order on this planet.
    PlaceOrder "order" { order: Order, planet: Planet }
    /// Planning: play the Defend order in this area.
    Defend "defend" { area: Area }
    /// Use an Event card of the play area.
    UseEvent "use" { event: EventKind }

    /// Use a Leadership card of the play area.
    UseLeader "lead" { leader: Leader }

    /// Execution: reveal the own top order of this planet.
    Reveal "reveal" { planet: Planet }
    /// Execute the revealed order.
    Execute "execute" {}
    /// Execute the revealed order as this one.
    ExecuteAs "execute-as" { order: Order }
    /// Let the special order go for good.
    Dispose "dispose" {}
    /// Take the top Event card instead.
    TakeEvent "event" {}

    /// Build: a worker.
    BuildWorker "worker" {}
    /// Build: a transport on this route.
    BuildTransport "transport" { route: Route }
    /// Build: a unit in this area.
    BuildUnit "build" { unit: Unit, area: Area }
    /// Build: a worker for nothing.
    FreeWorker "free-worker" {}
    /// Build: a transport on this route for nothing.
    FreeTransport "free-transport" { route: Route }
    /// Build: a unit that stands on the Leadership card.
    BuildReserve "build-reserve" { unit: Unit }
    /// Build: give up a unit of this area for a tech-required unit.
    GiveUp "give" { area: Area }
    /// Build: give up this unit of this area for a tech-required unit.
    GivePart "give-part" { unit: Unit, area: Area }
    /// Build: the next level of a building.
    BuildBuilding "building" { building: Building }
    /// Build: a module.
    BuildModule "module" { module: Module }
    /// Build: a base in this area.
    BuildBase "found" { area: Area }

    /// Destroy an own piece at will.
    Scrap "scrap" {}
    /// Destroy this own unit.
    ScrapUnit "scrap-unit" { unit: Unit, area: Area }
    /// Destroy this own unit on the Leadership card.
    ScrapReserve "scrap-reserve" { unit: Unit }
    /// Destroy the own base of this planet.
    ScrapBase "scrap-base" { planet: Planet }
    /// Destroy the own installation of this area.
    ScrapSite "scrap-site" { area: Area }
    /// Destroy the own transport of this route.
    ScrapTransport "scrap-transport" { route: Route }

    /// Pay what is left to pay without force mining.
    PayAuto "pay" {}
    /// Put one worker on a permanent resource.
    PayPermanent "pay-permanent" { resource: Resource }
    /// Put one worker on the Resource card of this area; beyond its capacity: force mining.
    PayFrom "pay-from" { area: Area }
    /// Spend a resource token.
    PayToken "pay-token" { resource: Resource }
    /// Take the discount off this resource.
    Discount "discount" { resource: Resource }

    /// Mobilize: choose a unit to move.
    MoveUnit "move" { unit: Unit, from: Area }
    /// Mobilize: move the chosen unit here.
    MoveTo "to" { area: Area }
    /// A unit comes from the Leadership card to this area.
    Deploy "deploy" { unit: Unit, area: Area }
    /// Mobilize: this unit of this area picks a scenario item up.
    TakeItem "pick-up" { item: Item, unit: Unit, area: Area }
    /// Mobilize: the unit that moves is the one with this scenario item.
    CarryItem "carry" { item: Item }
    /// Mobilize: move the own Terran base of the planet here.
    LiftOff "lift" { area: Area }
    /// Mobilize: recall this unit to an Arbiter.
    Recall "recall" { unit: Unit, from: Area }

    /// Draw the cards that are offered.
    Draw "draw" {}
    /// Research: buy this technology.
    BuyTech "tech" { tech: Tech }
    /// Take this card into the hand.
    ToHand "hand" { card: Card }

    /// Battle: use the start-of-battle ability of a technology.
    UseTech "ability" { tech: Tech }
    /// Battle: use the guard token of the area.
    UseGuard "guard" {}
    /// Battle: two own units of different skirmishes, by their places in the battle, change roles.
    Switch "switch" { one: u8, other: u8 }
    /// Battle: give up this unit of the battle.
    GiveUnit "give-unit" { unit: Unit }
    /// Battle: give up a worker of the pool.
    GiveWorker "give-worker" {}
    /// Battle: name the front-line unit of a side that has only assist units.
    NameFront "front" { unit: Unit }
    /// Battle: pair an attacking unit with a defending one.
    Pair "pair" { attacker: Unit, defender: Unit }
    /// Battle: the supporting unit joins this skirmish.
    Support "support" { skirmish: u8 }
    /// Battle: place this card from the hand.
    PlayCard "card" { card: Card }
    /// Battle: place the top card of the deck unseen.
    PlayDeck "deck" {}
    /// Battle: look at deck cards to place one of them.
    LookDeck "look" {}
    /// Battle: resolve this skirmish next.
    Resolve "skirmish" { skirmish: u8 }
    /// Battle: lose this unit; where one of its kind is in front and another supports it, the latter.
    Lose "lose" { unit: Unit }
    /// Battle: lose this unit, the one in front.
    LoseFront "lose-front" { unit: Unit }
    /// Battle: the cloaked unit withdraws here.
    Withdraw "withdraw" { area: Area }
    /// Battle: this unit is one of those that leave.
    Leave "leave" { unit: Unit }
    /// Battle: retreat here.
    Retreat "retreat" { area: Area }

    /// Regrouping: execute this Event card.
    PlayEvent "play" { event: EventKind }
    /// Regrouping: gain the conquest point.
    TakePoint "point" {}
    /// Event: choose this of its alternatives.
    Choose "choose" { option: u8 }
    /// Event: choose this area.
    PickArea "area" { area: Area }
    /// Event: choose this route.
    PickRoute "route" { route: Route }
    /// Event: choose this unit.
    PickUnit "unit" { unit: Unit }
    /// Event: take this Event card of another player.
    TakeFrom "take" { seat: u8, event: EventKind }
    /// Event: exchange the ends of two z-axis routes (`end` 0 major, 1 minor).
    SwapEnds "swap" { one: Route, end: u8, other: Route, other_end: u8 }
    /// Destroy this unit of a player.
    Strike "strike" { seat: u8, unit: Unit, area: Area }
    /// Destroy the base or installation of this area.
    StrikeSite "strike-site" { area: Area }
    /// Destroy a player's transport on this route.
    Raid "raid" { seat: u8, route: Route }
    /// Regrouping: discard this Combat card.
    Discard "discard" { card: Card }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_small_and_its_texts_read_back() {
        assert!(size_of::<Action>() <= 6);
        for text in
            ["done", "put -1,2 3", "order special_build torus", "move marine torus.a", "z helios W"]
        {
            let action: Action = text.parse().expect(text);
            assert_eq!(action.to_string(), text);
            let json = serde_json::to_string(&action).expect("plain data");
            assert_eq!(serde_json::from_str::<Action>(&json).expect(&json), action);
        }
    }

    #[test]
    fn a_bad_text_is_refused_in_one_sentence() {
        for text in
            ["", "dance", "put 1,2", "put 01,2 0", "order build", "done done", "move marine mars.z"]
        {
            let refused = text.parse::<Action>().expect_err(text);
            assert_eq!(refused.code, "unknown_action", "{text}");
        }
    }
}
