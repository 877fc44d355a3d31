//! What lies before a player, and what only the player knows.

use std::collections::BTreeMap;

use kernel::Seat;
use serde::Serialize;

use super::named;
use crate::content::content;
use crate::ids::{Asset, CARDS, CombatCard, EventCard, Faction, Order, Structure, Unit, Upgrade};
use crate::sets::{CardSet, EventSet};
use crate::state::ForbiddenStars;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct PlayerView {
    pub seat: Seat,
    pub faction: Option<Faction>,
    pub eliminated: bool,
    pub materiel: u8,
    pub assets: BTreeMap<Asset, u8>,
    /// Initial forces not placed yet.
    pub waiting: BTreeMap<Unit, u8>,
    pub waiting_structures: BTreeMap<Structure, u8>,
    /// Objective tokens received and not placed yet, by whose they are.
    pub given: BTreeMap<Seat, u8>,
    /// Figures in the own supply.
    pub supply: BTreeMap<Unit, u8>,
    pub control_tokens: u8,
    /// Own objective tokens collected.
    pub collected: u8,
    /// Own objective tokens on the board.
    pub objectives: u8,
    /// Friendly worlds.
    pub worlds: u8,
    /// Friendly worlds with a city.
    pub cities: u8,
    /// Units on the board, in contested areas too.
    pub units: u8,
    /// The kinds of cards of the combat deck, two of each (FS-CUP-01).
    pub combat_deck: Vec<CombatCard>,
    /// The kinds of cards of the combat upgrade deck.
    pub combat_upgrades: Vec<CombatCard>,
    pub upgrades: Vec<UpgradeView>,
    /// Order upgrades that can still be bought.
    pub order_upgrades: Vec<Upgrade>,
    /// Schemes in the play area.
    pub schemes: Vec<EventCard>,
    /// Cards in the event deck.
    pub event_deck: u8,
    /// Order tokens on the event deck.
    pub on_events: BTreeMap<Order, u8>,
    /// Order tokens seen in the play area this round.
    pub resolved: BTreeMap<Order, u8>,
    /// Order tokens in the play area that nobody else has seen.
    pub orders_unseen: u8,
    pub hand_size: u8,
    /// Event cards drawn and not chosen from yet.
    pub drawn: u8,
    /// What only this player knows; nobody else's view has it.
    pub secrets: Option<Secrets>,
}

/// An order upgrade that was bought.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct UpgradeView {
    pub upgrade: Upgrade,
    /// It lies face down for the rest of the round (FS-UPG-04).
    pub used: bool,
}

/// What only the player knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Secrets {
    /// Combat cards in the hand; of two copies both are named.
    pub hand: Vec<CombatCard>,
    /// The card laid face down in a combat.
    pub laid: Option<CombatCard>,
    /// Order tokens not placed.
    pub orders: BTreeMap<Order, u8>,
    /// Event cards drawn.
    pub drawn: Vec<EventCard>,
}

/// Cards by name, copies apart.
pub(crate) fn cards(faction: Option<Faction>, set: CardSet) -> Vec<CombatCard> {
    let kinds = faction.into_iter().flat_map(|faction| set.kinds(faction));
    kinds.flat_map(|card| std::iter::repeat_n(card, set.copies(card))).collect()
}

/// Event cards by name.
pub(crate) fn events(faction: Option<Faction>, set: EventSet) -> Vec<EventCard> {
    faction.into_iter().flat_map(|faction| set.iter(faction)).collect()
}

/// The order tokens that a player has not placed.
pub(super) fn unplaced(game: &ForbiddenStars, seat: Seat) -> BTreeMap<Order, u8> {
    Order::all().zip(game.secrets[seat.index()].orders).collect()
}

fn some<K: Ord>(counts: impl Iterator<Item = (K, u8)>) -> BTreeMap<K, u8> {
    counts.filter(|(_, count)| *count > 0).collect()
}

impl PlayerView {
    pub(super) fn of(game: &ForbiddenStars, seat: Seat, you: Option<Seat>) -> Self {
        let player = game.player(seat);
        let secret = &game.secrets[seat.index()];
        let faction = player.faction;
        let kinds = |inside: bool| -> Vec<CombatCard> {
            let all =
                faction.into_iter().flat_map(|it| (0..CARDS).map(move |n| CombatCard::of(it, n)));
            all.filter(|card| (player.combat.copies(*card) > 0) == inside).collect()
        };
        let upgrades = Upgrade::all().filter(|upgrade| Some(upgrade.faction()) == faction);
        let (bought, left): (Vec<_>, Vec<_>) =
            upgrades.partition(|upgrade| player.upgrades.has(*upgrade));
        let secrets = (you == Some(seat)).then(|| Secrets {
            hand: cards(faction, secret.hand),
            laid: secret.laid,
            orders: unplaced(game, seat),
            drawn: events(faction, secret.drawn),
        });
        let areas = || game.placed.iter().flat_map(|system| system.areas());
        let contested = |area| game.clashes.iter().any(|clash| clash.area == area);
        let worlds = || {
            areas().filter(|area| {
                game.print(*area).world && game.area(*area).is_friendly(seat) && !contested(*area)
            })
        };
        let standing = areas().map(|area| game.area(area)).filter(|area| area.owner.is(seat));
        let coming = game.clashes.iter().filter(|clash| clash.attacker == seat);
        let coming = coming.flat_map(|clash| clash.ready.iter().chain(&clash.routed));
        let tokens = areas().filter(|area| game.area(*area).objective.is(seat)).count();
        Self {
            seat,
            faction,
            eliminated: player.eliminated,
            materiel: player.materiel,
            assets: Asset::all().zip(player.assets).collect(),
            waiting: named(faction, &player.waiting),
            waiting_structures: some(Structure::all().zip(player.waiting_structures)),
            given: some(game.everybody().zip(player.given)),
            supply: named(faction, &player.supply),
            control_tokens: player.control_tokens,
            collected: player.collected,
            objectives: tokens as u8,
            worlds: worlds().count() as u8,
            cities: worlds()
                .filter(|area| game.area(*area).structures[Structure::CITY.index()] > 0)
                .count() as u8,
            units: standing.map(|area| area.units()).sum::<u8>() + coming.sum::<u8>(),
            combat_deck: kinds(true),
            combat_upgrades: kinds(false),
            upgrades: bought
                .into_iter()
                .map(|upgrade| UpgradeView { upgrade, used: player.used.has(upgrade) })
                .collect(),
            order_upgrades: left,
            schemes: events(faction, player.schemes),
            event_deck: (content().events.len() / Faction::NAMES.len()) as u8
                - player.schemes.len() as u8
                - secret.drawn.len() as u8,
            on_events: some(Order::all().zip(player.on_events)),
            resolved: some(Order::all().zip(player.resolved)),
            orders_unseen: secret.orders.iter().sum(),
            hand_size: secret.hand.len() as u8,
            drawn: secret.drawn.len() as u8,
            secrets,
        }
    }
}
