# StarCraft: the panels of a table: players, sheet, shop, hand, orders, Event cards, result.
# $vh, $muted and the like are the places of words that the page hides or dims; say them with AS.

## Small words of all panels

# Parts of a label beside each other: “+1 attack, detector”.
sc-beside = { $one }, { $other }
# What stands between things that are told one after the other and have commas of their own.
sc-in-turn = {"; "}
# Before a figure.
sc-label = { $what }:
# A player by name, alone.
sc-player = { NAME($player, form: "start") }
sc-so-many-of = { $have } of { $all }
sc-free = free
sc-factions = Factions
sc-no-faction = No faction yet

## Combat cards: in a few words, in a list, for those who do not see them

# $units: the units that a card shows, or words for all of them and for none.
sc-short-units = { $attack }/{ $health } { LIST($units, type: "or") }
sc-short-tech = { $tech } { $attack }/{ $health }
sc-short-attack = Reinforcement +{ $attack } attack
sc-short-health = Reinforcement +{ $health } health
sc-short-number = Reinforcement { $number }
sc-long-card = { $attack } attack and { $health } health with { LIST($units, type: "or") } in the front line, otherwise { $minor_attack } and { $minor_health }

## Combat cards: printed on them, where there is room for two or three short words

sc-card-all-units = all units
# Between the values that hold for other units than those shown.
sc-card-others = others
# Below a figure with a plus.
sc-card-attack = attack
sc-card-health = health
sc-card-both = both
sc-card-no-ability = no ability
sc-card-see-text = see its text
# What a card does, as short as can be; the whole text is in its tip.
sc-does-attack = +{ $attack } attack
sc-does-health = +{ $health } health
sc-does-both = +{ $attack }/+{ $health }
sc-does-splash = splash
sc-does-flying-splash = flying splash
sc-does-ground-splash = ground splash
sc-does-cloak = cloaking
sc-does-detect = detector
sc-does-cancel = cancels a card
sc-does-die = always dies
sc-does-kill = kills
sc-does-tire = { $count ->
        [one] { $count } worker rests
       *[other] { $count } workers rest
    }
# $does is one of those above, $against one of the next three; both can be given forms, or be chosen by their keys.
sc-does-against = { $does } { $against }
sc-against-flying = vs flying
sc-against-ground = vs ground
sc-against-some = vs some
sc-does-supported = { $does } with support
sc-only-supported = with support
# Only if this unit fights in front.
sc-does-in-front = { $unit }: { $does }

## The hand

sc-hand = Hand
sc-hand-keeps = { $count ->
        [one] { $count } card, keep { $keep }
       *[other] { $count } cards, keep { $keep }
    }
sc-hand-none = No Combat cards.
# A button, once so many cards are picked.
sc-hand-discard = { $count ->
        [one] Discard { $count } card
       *[other] Discard these { $count }
    }
sc-hand-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sc-pile-deck = { $count } in the deck
sc-pile-discarded = { $count } discarded
sc-pile-research = { $count } to research

## Orders

sc-orders = Orders
# On the heading, where the viewer must remember them.
sc-orders-remember = remember what you placed
sc-orders-secret = only you
# What an order is for, in a few words.
sc-intent-build = units, workers, one building, one base
sc-intent-mobilize = move units to a planet, attack one area there
sc-intent-research = draw 3 Combat cards, buy a technology
sc-orders-no-special = Special orders need { WORD($module, "article") } { $module } module
sc-orders-special = Special orders: { $left } of { $limit } left this round
sc-order = { NAME($order, form: "start") }
sc-order-left = { NAME($order, form: "start") }: { $left } left
# The viewer’s own order on the board, from the top: 1 is on top.
sc-placed = { $place ->
        [1] { NAME($order, form: "start") } on { $planet }, on top
       *[other] { NAME($order, form: "start") } on { $planet }, { NUMBER($place, type: "ordinal") ->
                [one] { $place }st
                [two] { $place }nd
                [few] { $place }rd
               *[other] { $place }th
            }
    }
# Instead of its name, where the viewer does not see it.
sc-placed-unknown = An order
sc-placed-top = { $planet } { AS($muted, "on top") }
sc-placed-below = { $planet }, { $place }
sc-placed-place = { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }

## Event cards

# The clock of the game: how many Event cards are left until the next stage, $stage being II or III.
sc-clock-to-stage = { $left } to stage { $stage }
sc-clock-to-end = { $left } to the end
sc-clock-help = { $count ->
        [one] { $count } Event card is left in stage { $stage }, { $all } in all.
       *[other] { $count } Event cards are left in stage { $stage }, { $all } in all.
    }
sc-clock-ends = “{ event-the_end_draws_near }”: { $count }
# Who would win if nothing changed any more: a few words in the strip over the board. Points, an objective that counts
# from stage III on, or the end of the Event cards.
# In a scenario, which has a last round.
sc-clock-round = Round { $round } of { $rounds }
sc-clock-points = { $seat ->
        [you] { AS($seat, "You") } would win with { $points }
       *[other] { NAME($seat, form: "start") } would win with { $points }
    }
sc-clock-points-now = { $seat ->
        [you] { AS($seat, "You") } would win this round with { $points }
       *[other] { NAME($seat, form: "start") } would win this round with { $points }
    }
sc-clock-goal-later = { $seat ->
        [you] { AS($seat, "You") } would win at stage III: goal met
       *[other] { NAME($seat, form: "start") } would win at stage III: goal met
    }
sc-clock-goal-now = { $seat ->
        [you] { AS($seat, "You") } would win this round: goal met
       *[other] { NAME($seat, form: "start") } would win this round: goal met
    }
sc-clock-ends-game = { $seat ->
        [you] { AS($seat, "You") } would win at the end
       *[other] { NAME($seat, form: "start") } would win at the end
    }
# A team, or players between whom nothing decides.
sc-clock-several = { $count } players would win with { $points }
sc-clock-nearest = { $seat ->
        [you] Nearest to a special victory: you, { $have } of { $need }.
       *[other] Nearest to a special victory: { $seat }, { $have } of { $need }.
    }
sc-events-yours = Events
sc-events-unread = { $count } unread
# So many Event cards to look at.
sc-events-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sc-events-unread-help = You read them in Regrouping
sc-events-face-down = Face down
sc-events-hidden = A face-down Event card
sc-events-none = No Event cards.
# How an Event card is used, in a word behind its name.
sc-event-at-once = at once
sc-event-strategy = strategy
sc-event-held = held
sc-event-end = the end
sc-event-in-play = in play

## Technologies

# A heading in the row of the viewer’s own things, where there is little room.
sc-techs = Techs
sc-techs-count = { $count } in play
sc-techs-none = None in play. Research buys them.
sc-tech-in-play = { $tech }{ AS($vh, ", in play") }

## The viewer’s own sheet

sc-sheet = Sheet
# The build limit, below the heading.
sc-sheet-limit = limit { $limit }
# The figures stand out: $minerals is only to choose by.
sc-sheet-left = Left this round: { $minerals ->
        [one] { $mineral_figure } mineral
       *[other] { $mineral_figure } minerals
    }, { $gas_figure } gas
sc-sheet-left-help = Where no worker stands yet
sc-workers-ready = { $count } ready
sc-workers-unavailable = { $count } unavailable
# $amount: what the card yields in a round, with $used of its places taken by workers.
sc-yield-used = { $amount }, { $used } of { $all } used
# What the sheet itself yields.
sc-yield-sheet = sheet
# Partially depleted.
sc-yield-half = partial
sc-building-level = { $building }, level { $level } of { $levels }
sc-module-owned = { $module } module, you have { $count }
sc-module-spaces = { $used }/{ $all } module spaces used
sc-module-spaces-help = Module spaces of the sheet
sc-faction-taken = { $race }, taken

## What can be built

sc-shop-built = Built { $built } of { $limit }
sc-shop-limit = Build limit { $limit }
sc-shop-name = { NAME($thing, form: "start") }
sc-shop-item = { NAME($thing, form: "start") }: { $price }, { $left } in the supply
sc-shop-needs = { $item }, needs { $needs }
sc-needs-level = { $building } level { $level }
sc-needs-tech = a technology and { NAME($unit, form: "many") } to give up

## The players

# A short name, as a heading.
sc-seat-title = { NAME($player, form: "short") }
sc-seat-open = Open seat
sc-seat-you = You
sc-seat-you-named = You · { $name }
sc-seat-bot = { $level ->
        [random] Bot, random
        [easy] Bot, easy
        [normal] Bot, normal
        [hard] Bot, hard
       *[other] Bot, { $level }
    }
sc-seat-here = { AS($vh, "here: ") }{ $name }
sc-seat-away = { AS($vh, "away: ") }{ $name }
sc-seat-team = { $who } · team { $team }
sc-presence-here = At the table
sc-presence-away = Away
sc-points-help = Conquest points; { $target } to win
sc-track = { $points } of { $target } conquest points
sc-status-out = eliminated
sc-status-decides = deciding
sc-status-attacks = attacking
sc-status-defends = defending
sc-tokens = Orders on the board: { $count }.
# Brood War. The name of the Defend order; what it is for; how many of it are left.
sc-order-defend = Defend
sc-intent-defend = at once, in an area of yours: units come to it, and a guard token stays
sc-defend-left = { $left ->
        [0] Defend, already played this round
       *[other] Defend, not played yet
    }
# The Special Order Pool: $used places of $all are taken.
sc-pool-help = Special Order Pool: { $used } of { $all } used
# $module: Research & Development.
sc-orders-pool = Special orders are placed freely. Each one you carry out takes a place in the pool, and there is one for each { $module } module you have built. Where you hold a strategic area, it takes none.
# Leadership cards.
sc-leaders = Leaders
sc-leaders-in-play = { $count ->
        [0] none in play
       *[other] { $count } in play
    }
# The cards that all have chosen for a stage (I, II, III) turn over.
sc-reveal-title = Leaders of stage { $stage }
sc-reveal-what = Everybody has chosen; the cards are turned over together.
sc-leaders-chosen = You have chosen. The cards are turned over together.
sc-leader-stays = stays in play
sc-leader-once = once, then out of the game
sc-leader-over = has done its work
sc-leader-starts = You start with
sc-leader-bases = { $count ->
        [one] { $count } base
       *[other] { $count } bases
    }
sc-leader-workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
sc-leader-transports = { $count ->
        [one] { $count } transport
       *[other] { $count } transports
    }
sc-leader-all-routes = a transport on every route of the planet
sc-intent-star = may be turned into any order you have
# Resource tokens.
sc-tokens-of = { $count ->
        [one] { $count } token for { $resource }
       *[other] { $count } tokens for { $resource }
    }
sc-tokens-word = { $count ->
        [one] token
       *[other] tokens
    }
sc-figure-tokens = Resource tokens
# Behind the name of a unit under mind control.
sc-taken-from = (of { $owner })
sc-tokens-help = { $placed } on the board, { $revealed } turned over
sc-first = First player
sc-first-help = First player of this round
# The round beside the name of the scenario.
sc-scenario-round = round { $round } of { $rounds }
# The heading of the goals of a scenario.
sc-scenario-goals = Goals
# Where a scenario item is: it lies there, or a unit carries it.
sc-scenario-item = The { $item } lies on { $area }
sc-scenario-item-carried = The { $item } is carried by the { $unit } of { NAME($owner, form: "inside") } on { $area }
sc-scenario-order = Order of play: { $seats }
sc-scenario-more = All about this scenario
sc-overview = All players

## Figures of a player at a glance

sc-glance-workers = Workers: ready, total
sc-glance-minerals = Minerals still to spend
sc-glance-gas = Gas still to spend
sc-glance-events = Event cards: face down, and in play
sc-glance-all = Show all of it
# The same in a word beside the figure, where there is little room.
sc-named-cards = Cards
sc-named-workers = Workers
sc-named-minerals = Minerals
sc-named-gas = Gas
sc-named-bases = Bases
sc-named-transports = Transp.
sc-named-areas = Areas
sc-named-events = Events

## Everything public about a player

sc-figure-points = Conquest points
sc-figure-objective = Objective
sc-figure-hand = Cards in hand
sc-figure-deck = Combat deck
sc-figure-discard = Discard pile
sc-figure-techs = Technology cards not bought
sc-figure-workers = Workers ready
sc-figure-on-cards = Workers on cards
sc-figure-unavailable = Workers unavailable
sc-figure-minerals = Minerals left this round
sc-figure-gas = Gas left this round
sc-figure-areas = Areas controlled
sc-figure-bases = Bases
sc-figure-transports = Transports
sc-figure-units = Units
sc-figure-limit = Build limit
sc-figure-specials = Special orders per round
sc-figure-drawn = Event cards face down
# So many cards in hand, and so many are kept at the end of the round.
sc-holds-and-keeps = { $hand }, keeps { $keeps }
sc-drawn-of-stage = { $count } of stage { $stage }
sc-drawn-none = none
# A part of the build limit, and where it comes from.
sc-limit-term = { $amount } ({ $name })
sc-buildings-and-more = Buildings, modules and units
sc-techs-in-play = Technologies in play
# Technology cards that a player has bought so far.
sc-techs-bought = Technologies bought
sc-events-in-play = Event cards in play
sc-known-hand = In hand, as everybody has seen
sc-discard-pile = Discard pile

## Special objectives

sc-special-objective = Special objective.
sc-objective-now = Now { $have } of { $need }: { $lines }.
# $when: one of the next two.
sc-objective-and-when = { $lines }. { $when }
sc-counts-now = It counts now.
sc-counts-later = It counts from stage III on.
# $goal: one of the following.
sc-goal = Goal: { $goal }
sc-goal-conquest = { $count ->
        [one] { $count } conquest area
       *[other] { $count } conquest areas
    }
sc-goal-resources = { $count ->
        [one] { $count } resource area
       *[other] { $count } resource areas
    }
sc-goal-planets = { $count ->
        [one] { $count } whole planet
       *[other] { $count } whole planets
    }
sc-goal-most = most areas
sc-goal-bases = { $count ->
        [one] bases on { $count } planet
       *[other] bases on { $count } planets
    }
sc-goal-ends = { $count ->
        [one] { $count } End card
       *[other] { $count } End cards
    }

## The result

sc-end-to-board = See the board
sc-end-to-result = See the result
# Why it ended so.
sc-end-points = Enough conquest points had been gathered when they were counted in Regrouping; whoever has the most wins.
# $faction with the text of its special objective.
sc-end-objective = { $seat ->
        [you] { AS($seat, "You") }: { NAME($faction, form: "text") }
       *[other] { NAME($seat, form: "start") }: { NAME($faction, form: "text") }
    }
# Several have fulfilled one: $others too, and so many points decided.
sc-end-also = Also fulfilled by { $others }: the most conquest points decide, { $points } against { $best }.
# Who came next in conquest points.
sc-end-next = Next, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $who }.
sc-end-awaited = The end has drawn near, and that is what this faction was waiting for.
sc-end-only-those-out = Only a player who is out of the game could have won by the Event cards.
sc-end-announced = The second card that announces the end came into play; whoever has the most conquest points wins.
sc-end-deck-empty = The Event deck ran out; whoever has the most conquest points wins.
sc-end-last-left = Everybody else lost their last unit and their last base.
sc-end-together = The last units and bases fell together.
sc-end-scenario = A goal of “{ $scenario }” was reached.
sc-end-rounds = { $count ->
        [one] { $count } round had been agreed on.
       *[other] { $count } rounds had been agreed on.
    }
sc-tie-resources = Points were equal at the top: the resources decided.
sc-tie-areas = Points and resources were equal at the top: the areas decided.
sc-tie-bases = Points, resources and areas were equal at the top: the bases decided.
sc-tie-workers = All else was equal at the top: the workers in the pool decided.
sc-tie-shared = Every tie-breaker was equal: the victory is shared.

## The final standings

sc-standings = Final standings
sc-standing-player = Player
sc-standing-points = Points
sc-standing-resources = Resources
sc-standing-areas = Areas
sc-standing-bases = Bases
sc-standing-workers = Workers in pool
sc-standing-army = Army
# The heading of the figure that decided the game.
sc-standing-decided = { $figure }{ AS($vh, " (decisive)") }
# $name: the person who played.
sc-standing-winner = { $name } · winner
sc-standing-out = { $name } · out of the game

## Charts of the result, and what is counted

sc-chart-points = Conquest points
sc-chart-points-what = on the track
sc-chart-army = Army
sc-chart-army-what = the price of all units on the board
sc-chart-economy = Economy
sc-chart-economy-what = workers, and resources per round
sc-chart-areas = Areas
sc-chart-areas-what = under control

## The basket of a Build order

sc-basket-pays = Paid automatically, without force mining.
sc-basket-title = What to build on { $planet }
sc-basket-units = Units
sc-basket-workers = Workers
sc-basket-building = Building
sc-basket-module = Module
sc-basket-base = Base
# What the basket costs, of all there is.
sc-basket-minerals = { $amount } of { $all ->
        [one] { $all } mineral
       *[other] { $all } minerals
    }
sc-basket-gas = { $amount } of { $all } gas
sc-basket-refused = That no longer fits.
# Why one more of something cannot be had.
sc-basket-not-now = Not with what is left.

# Answers in advance

sc-ahead-payment = Pay plainly, without force mining or discounts
sc-ahead-order = End my orders without destroying pieces of mine
sc-ahead-battle = Use no abilities when a battle begins
sc-ahead-draw = Draw every card that I may draw
sc-ahead-skirmish = Take the first skirmish where I choose the next one
