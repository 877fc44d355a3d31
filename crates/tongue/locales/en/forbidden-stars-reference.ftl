# Forbidden Stars: the reference. $faction is a faction, $order an order, by name.

## The list

fs-ref-factions = Factions
fs-ref-compared = Compare the units
fs-ref-faction = Faction
fs-ref-units = Units of { $faction }
fs-ref-structures = Structures and tokens
fs-ref-orders = Orders
fs-ref-cards = Combat cards of { $faction }
fs-ref-upgrades = Order upgrades of { $faction }
fs-ref-events = Event cards of { $faction }
fs-ref-systems = Systems

## What a thing is

fs-ref-structure = Structure
fs-ref-ship = Ship of { $faction }
fs-ref-ground = Ground unit of { $faction }
fs-ref-order = Order
fs-ref-asset = Asset token
fs-ref-card = Combat card of { $faction }
fs-ref-card-upgrade = Combat upgrade of { $faction }
fs-ref-upgrade = Order upgrade of { $faction }, for { $order }
fs-ref-scheme = Scheme of { $faction }
fs-ref-tactic = Tactic of { $faction }
fs-ref-system = System, tile { $number }
fs-ref-home-system = System, tile { $number }, home of { $faction }

## Facts

fs-ref-unit = Unit
fs-ref-price = Price
fs-ref-level = Command level
fs-ref-combat = Dice
fs-ref-health = Health
fs-ref-morale = Morale
fs-ref-icons = Icons
fs-ref-requisite = Needs one of
fs-ref-does = Abilities
fs-ref-copies = Copies
fs-ref-copies-deck = two, in the combat deck from the start
fs-ref-copies-upgrade = two, bought together, replacing two identical cards
fs-ref-storm = Storm
fs-ref-used-with = Used with
fs-ref-with-strike = in an orbital strike
fs-ref-figures = Figures
fs-ref-figures-of = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
# The combat cards whose unit ability a unit can carry out.
fs-ref-carries-out = Its cards
fs-ref-forged = Needed for
fs-ref-starts = Starts with
fs-ref-materiel = Materiel
fs-ref-home = Home
fs-ref-deck = From the start
fs-ref-better = To buy
fs-ref-order-upgrades = Order upgrades
fs-ref-other-side = Other side
fs-ref-room = room for { $capacity }
fs-ref-a-void = void
fs-ref-void-at = Void, { $corner }
