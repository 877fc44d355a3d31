# StarCraft: its part of the pages around the tables.

## Phases

sc-phase-planning = Planning
sc-phase-execution = Execution
sc-phase-regrouping = Regrouping
# Which of the orders of the round is placed now.
sc-progress-orders = order { $number } of { $each }

## The start page

# After “You against three bots”.
sc-quick = random factions, a ready-made galaxy

## How a game ended, in lists

sc-ending-normal = conquest points
sc-ending-special = special objective
sc-ending-events = the events ended it
sc-ending-elimination = all others eliminated
sc-ending-nobody-left = nobody was left
sc-ending-scenario = a goal of the scenario
sc-ending-rounds = the agreed rounds were over

## What the pictures mean

sc-legend-hand = cards in hand
sc-legend-workers = workers: ready, total
sc-legend-minerals = minerals
sc-legend-gas = gas
sc-legend-bases = bases
sc-legend-transports = transports
sc-legend-areas = areas controlled
sc-legend-events = events: face down, in play
sc-legend-points = conquest points
sc-legend-first = first player

## What is to be pointed at next

sc-pick-faction = choose a faction
sc-pick-planet = choose a planet
sc-pick-area = choose an area
sc-pick-route = choose a route
sc-pick-cell = choose a place for it
sc-pick-turn = turn it, then press it
sc-pick-slot = choose a side
sc-pick-units = choose units
sc-pick-base = choose a base
sc-pick-stack = choose a stack of orders
sc-pick-order = choose an order
sc-pick-build = choose what to build
sc-pick-building = choose a building
sc-pick-module = choose a module
sc-pick-resource = choose a Resource card
sc-pick-card = choose a card
sc-pick-tech = choose a technology
sc-pick-event = choose an Event card
sc-pick-leader = choose a card
sc-pick-fighter = choose a unit
sc-pick-skirmish = choose a skirmish
sc-pick-item = choose an item
sc-pick-seat = choose a player

# A question that cannot be: nobody is asked.
sc-ask-nothing = Go on
