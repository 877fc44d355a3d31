# Forbidden Stars: the table in the browser: board, seats, tray, answers, combat, result.
# $seat is a player, “you” to themselves; $unit, $area, $system … are names.

## Common

fs-start = { NAME($thing, form: "start") }
fs-one = { WORD($what, "article") } { $what }
fs-several = { $count } { NAME($what, form: "many") }
fs-number = { $number }
fs-none = none
fs-listed = { $all }
fs-quoted = “{ $what }”
fs-used = { $what } (used)
fs-void-here = the { $corner } void
    .start = The { $corner } void
    .at = in
fs-void-short = { NAME($corner, form: "short") } void
# A place while the board is built, by the system that it lies beside.
fs-cell-beside = { $side ->
        [N] above
        [E] right of
        [S] below
       *[W] left of
    } { NAME($system, form: "mid") }
    .start = { $side ->
        [N] Above
        [E] Right of
        [S] Below
       *[W] Left of
    } { NAME($system, form: "mid") }
fs-cell-first = the first place
    .start = The first place
fs-way = { $system } side up, turned { $degrees }°
# What laying a tile would mean: materiel of its worlds next to one's own areas, whether its voids join one's own, who else stands next to it.
fs-does-lay = { NAME($system, form: "start") } { $cell }, turned { $degrees }°.{ $materiel ->
        [0] {""}
       *[other] {" "}Its worlds next to your areas give { $materiel } materiel.
    }{ $voids ->
        [0] {""}
       *[other] {" "}Its voids join yours: your ships reach them at once.
    }{ $others ->
        [0] {""}
       *[other] {" "}Your neighbours there: { $others }.
    }
fs-tiles-own = Your tiles
fs-tiles-of-others = Tiles of the others

## Phases and progress

fs-phase-planning = Planning
fs-phase-operations = Operations
fs-phase-refresh = Refresh
fs-progress-orders = order { $number } of { $each }
fs-quick = random factions, a fair board

## The board in words

fs-board = Board: { $systems ->
        [one] { $systems } system
       *[other] { $systems } systems
    }, { $storms ->
        [one] { $storms } Warp Storm
       *[other] { $storms } Warp Storms
    }
fs-board-system = { $system }, { $orders ->
        [0] no orders
        [one] { $orders } order
       *[other] { $orders } orders
    }
fs-board-world = { NAME($area, form: "start") }: materiel { $materiel }, room for { $capacity }.
fs-board-void = { NAME($area, form: "start") }: room for { $capacity }.
fs-board-holds = Here: { $all }.
fs-board-objective = Objective of { $seat }.
fs-board-more = More here: { $all }.
fs-pieces = { $what } of { $seat ->
        [you] { AS($seat, "yours") }
       *[other] { $seat }
    }
fs-pieces-routed = { $what } of { $seat ->
        [you] { AS($seat, "yours") }
       *[other] { $seat }
    } (routed)
fs-board-stack = { $count ->
        [one] { $count } order in { NAME($system, form: "mid") }, from the top: { $orders }
       *[other] { $count } orders in { NAME($system, form: "mid") }, from the top: { $orders }
    }
fs-order-known = { $seat ->
        [you] { AS($seat, "your") }
       *[other] { NAME($seat, form: "own") }
    } { $order }
fs-order-unknown = an order of { $seat ->
        [you] { AS($seat, "yours") }
       *[other] { $seat }
    }
fs-board-storm = Warp Storm on { $edge }: nothing crosses it
fs-board-storm-unplaced = Warp Storm

## Seats

fs-seat-open = open
fs-seat-you = You
fs-seat-you-named = { $name } (you)
fs-seat-bot = Bot, { $level }
fs-presence-here = At the table
fs-presence-away = away from the table
fs-first = First player
fs-first-help = First player: begins every phase of this round
fs-goals-help = Objectives: { $have } of { $goal }
fs-figure-materiel = Materiel
fs-figure-cache = Cache tokens
fs-figure-forge = Forge tokens
fs-figure-reinforcement = Reinforcement tokens
fs-figure-command = Command level: friendly worlds with a city
fs-figure-upgrades = Order upgrades
fs-figure-combat = Combat upgrades in the deck
fs-figure-worlds = Worlds held
fs-figure-schemes = Schemes in play
fs-figure-events = Orders on the event deck
# The same figures in a word, where there is room beside them.
fs-named-cache = Cache
fs-named-forge = Forge
fs-named-reinforcement = Reinforce
fs-named-command = Command
fs-named-upgrades = Upgrades
fs-named-combat = Combat
fs-named-worlds = Worlds
fs-named-schemes = Schemes
fs-named-events = Events
fs-tokens = Orders: { $placed } on the board, { $used } used
fs-status-out = out
fs-status-decides = deciding
fs-status-attacks = attacking
fs-row-objectives = Objectives
fs-row-of = { $have } of { $goal }
fs-row-units = Units on the board
fs-row-supply = In the supply
fs-row-upgrades = Order upgrades
fs-row-schemes = Schemes
fs-row-deck = Combat deck, two of each
fs-row-hand = Combat cards in hand
fs-row-events = Cards in the event deck

## Strip

fs-clock-round = Round { $round } of { $rounds }
fs-clock-help = The game ends after round { $rounds }, or when a player has { $goal } objectives.
fs-clock-leads = { -fs-leads }: { $have } of { $goal } objectives
fs-clock-tied = several lead with { $have } of { $goal } objectives

## Tray

fs-orders = Your orders
fs-orders-secret = only you see the faces
fs-orders-remember = remember covered orders
fs-order-left = { $order }: { $left } left
fs-intent-advance = Move units into this system, fight, strike from orbit.
fs-intent-deploy = Buy units and a structure in this system.
fs-intent-strategize = Buy an order upgrade and a combat upgrade.
fs-intent-dominate = Gain the assets of your worlds here, and use your faction’s ability.
fs-placed = { $order } in { NAME($system, form: "mid") }{ $above ->
        [0] , on top
       *[other] , { $above } above it
    }
fs-placed-unknown = A covered order of yours
fs-stores = Your stores
fs-materiel = { $amount } materiel
fs-materiel-of = Materiel { $amount } of { $most }
fs-next-round = next round +{ $amount }
fs-command-help = Command level: friendly worlds with a city
fs-use-cache = { $discount } off a price
fs-use-forge = pays for large units, or lowers the level by 1
fs-use-reinforcement = fights in a combat
# The same in two or three words.
fs-brief-forge = or 1 level off
fs-brief-reinforcement = in a combat
fs-command = Command level
fs-command-cities = { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
fs-order-now = now
fs-order-out = in play
fs-order-in-hand = in hand
fs-to-place = To place
fs-to-buy = Units and structures
fs-objective-of = Objective of { $faction }
fs-left = { $count } left
# No forge tokens and level 0 are not worth a word.
fs-price = { $materiel } materiel{ $forge ->
        [0] {""}
        [one] , { $forge } forge token
       *[other] , { $forge } forge tokens
    }{ $level ->
        [0] {""}
       *[other] , command level { $level }
    }
fs-powers = Upgrades and schemes
fs-no-powers = None yet.
fs-upgrades-left = Order upgrades to buy
fs-event-deck = { $count ->
        [one] { $count } event
       *[other] { $count } events
    } in the deck
fs-drawn = Drawn events: choose one
fs-powers-whence = Strategize buys order upgrades; event cards bring schemes.
fs-card-kept = kept
fs-card-used = used this round
fs-card-ready = ready
fs-card-scheme = scheme: stays until used
fs-card-tactic = tactic: at once
fs-deck = Combat deck
fs-deck-upgrades = Combat upgrades to buy
fs-deck-dear = Combat upgrades for later
fs-hand = Your hand
fs-hand-note = { $count ->
        [0] two of each card
       *[other] { $count } in hand
    }
fs-deck-note = draw { $drawn } of { $count }
fs-deck-bought = upgrade
fs-hand-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

fs-basket-title = Deploy in { NAME($system, form: "mid") }: buy everything at once
fs-basket-pays = Paid automatically, with cache tokens where materiel is short.
fs-basket-units = Units
fs-basket-structure = Structure
fs-basket-refused = That no longer fits.
fs-basket-enough = No more with this order.
fs-basket-forges = { $amount ->
        [one] { $amount } forge token
       *[other] { $amount } forge tokens
    }
fs-basket-caches = { $amount ->
        [one] { $amount } cache token
       *[other] { $amount } cache tokens
    }

## Pointing: after “choose”

fs-pick-faction = Choose a faction
fs-pick-system = Choose a system
fs-pick-area = Choose an area
fs-pick-cell = Choose a place
fs-pick-turn = Turn the tile, then press it
fs-pick-edge = Choose an edge
fs-pick-storm = Choose a storm
fs-pick-units = Choose units
fs-pick-structure = Choose a structure
fs-pick-stack = Choose a stack
fs-pick-order = Choose an order
fs-pick-objective = Choose an objective
fs-pick-buy = Choose what to buy
fs-pick-asset = Choose an asset
fs-pick-upgrade = Choose an upgrade
fs-pick-card = Choose a card
fs-pick-event = Choose an event
fs-pick-learn = Choose a combat upgrade
fs-pick-forget = Choose the cards it replaces
fs-pick-dice = Choose dice
fs-pick-seat = Choose a player

## Answers

fs-label-moves = { $unit } to { $area }
fs-confirm-place = Place it?
fs-confirm-reveal = Reveal it?
fs-confirm-card = Play it?
fs-does-to-events = It is not resolved; in the Refresh Phase, you draw one more event card for it.
fs-does-move = The { $unit } { WORD($unit, "number") ->
        [many] move
       *[other] moves
    } from { $from } to { $area }.
fs-does-attack = The { $unit } from { $from } { WORD($unit, "number") ->
        [many] attack
       *[other] attacks
    } { $enemy } { -fs-at }.
fs-does-begin-combat = The combat for { $area } begins.
fs-aside-place = Face down, on top of the stack.
fs-aside-reveal = One of yours that lies on top of a stack.
fs-aside-ships = From the voids of this system or of one adjacent system, several at once.
fs-aside-ground = Along friendly areas, from this system or one adjacent system, several at once.
fs-aside-units = You have { $materiel } materiel and may buy { $limit ->
        [one] { $limit } more unit
       *[other] { $limit } more units
    }.
fs-aside-materiel = You have { $materiel } materiel and command level { $level }.
fs-aside-card = In secret, both at once.
fs-aside-damage = { $damage } damage is left.
fs-aside-window = Use it now, or keep it.
fs-aside-ahead = Then you choose: { LIST($answers, type: "or") }.

## Units that move, by count

fs-muster = Who moves?
fs-muster-dice = { $count ->
        [one] { $count } die each
       *[other] { $count } dice each
    }

# What taking an area brings; the list has the following, and structures.
fs-gain-won = If you win: { $gains }
fs-gain = You gain: { $gains }
fs-gain-world = the world
fs-gain-objective = your objective
fs-gain-income = +{ $amount } income

## Waiting

fs-waiting-faction = Waiting for { $who } to take a faction
fs-waiting-tile = Waiting for { $who } to place a tile
fs-waiting-forces = Waiting for { $who } to place forces and objectives
fs-waiting-storm = Waiting for { $who } to choose where a Warp Storm goes
fs-waiting-order = Waiting for { $who } to place an order
fs-waiting-reveal = Waiting for { $who } to reveal an order
fs-waiting-resolve = Waiting for { $who } to resolve an order
fs-waiting-move = Waiting for { $who } to move units to { NAME($system, form: "mid") }
fs-waiting-buy = Waiting for { $who } to buy something
fs-waiting-strike = Waiting for { $who } to strike
fs-waiting-lose = Waiting for { $who } to choose what is hit or destroyed
fs-waiting-asset = Waiting for { $who } to take an asset
fs-waiting-event = Waiting for { $who } to decide about an event
fs-waiting-card = Waiting for { $who } to choose a card
fs-waiting-reinforce = Waiting for { $who } to commit reinforcements
fs-waiting-retreat = Waiting for { $who } to retreat
fs-waiting-window = Waiting for { $who } to decide whether to use something
fs-waiting-ability = Waiting for { $who }: { $card ->
        [fs-dominate-of] { $card }
       *[other] “{ $card }”
    }
fs-waiting-go-on = Waiting for { $who }

## Combat

fs-combat-title = Combat for { $area }
fs-combat-to-board = Show the board
fs-combat-to-stage = Show the combat
fs-step-dice = Dice
fs-step-cards = Cards
fs-step-reinforce = Reinforce
fs-step-round = Round { $round }
fs-step-outcome = Outcome
fs-attacks = { -fs-attacks }
fs-defends = { -fs-defends }
fs-in-hand = { $count } in hand
fs-to-suffer = { $count } to suffer
fs-lies-routed = routed
fs-health = Health
fs-morale = Morale
fs-hits = { $from ->
        [you] { AS($from, "You") } hit
       *[other] { NAME($from, form: "start") } { WORD($from, "number") ->
            [many] hit
           *[other] hits
        }
    } { $to ->
        [you] { AS($to, "you") }
       *[other] { $to }
    }
fs-terms = { $dice } on dice, { $cards } on cards, { $tokens } as tokens
fs-lane-next = Only if both sides are still standing.
fs-only-you = only you see it
fs-has-chosen = has chosen
fs-unit-missing = No: none of them is here and unrouted.
fs-need-routed = No: { WORD($unit, "article") } { $unit } is here, but routed.
fs-need-missing = No: there are no { NAME($unit, form: "many") } here.
fs-ability-idle = Changes nothing here.
# Beside the name of a combat card.
fs-ability-general = general ability
fs-ability-unit = unit ability
fs-ability-met = One of them is here, unrouted.
# Above the sums with an answer and with the other.
fs-offer-before = their card is still face down
# Below the words of what a faction does after a Dominate order.
fs-ability-dominate = Dominate ability
# Of the numbers below a card in the hand.
fs-before-theirs = With this card and everything it does for free, before the enemy’s card
# Before the key of a card: what the sums would be with it.
fs-with = with
# In the place of a card that has left the hand.
fs-hand-played = Played: its icons still count.
fs-destroyed = destroyed
fs-has-left = has left
fs-die-spent = A die that was spent or lost
fs-rounds = Execution rounds
fs-lane-done = done
fs-lane-now = now
fs-lane-not-fought = not fought
fs-lane-both = Revealed when both have chosen.
fs-lane-unhurt = nobody hurt
fs-lane-held = no losses
fs-lane-lost = { $units } lost
fs-lane-routed = { $units } routed
fs-lane-lost-routed = { $lost } lost, { $routed } routed
fs-round-choose = choose
fs-round-turn = reveal
fs-round-damage = damage
fs-outcome-takes = { -fs-takes } { $area }
fs-outcome-holds = { -fs-holds } { $area }
fs-outcome-nobody = Nobody is left { -fs-at }
fs-outcome-morale = More morale after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
fs-outcome-tie = Equal morale: the defender wins ties.
fs-outcome-left = { -fs-has } nobody left.
fs-outcome-all-dead = Both sides were destroyed.
fs-outcome-undefended = Nobody could defend it.
fs-cost = What it cost
fs-lost-nobody = No losses
fs-cost-routed = { $count } routed
fs-cost-tokens = { $count ->
        [one] One reinforcement token goes
       *[other] { $count } reinforcement tokens go
    } to the supply
fs-follows = What follows
fs-follows-asked = { -fs-retreats } to one area, routed.
fs-follows-retreat = { -fs-retreats } with { $count ->
        [one] one unit
       *[other] { $count } units
    } to { $area }.
fs-follows-captured = The structures there are captured.
fs-follows-nothing = Dice, tokens and cards go back.
# What it means: each is said after whose it is, “You 2 materiel per round”.
fs-means-captured = captured
fs-means-kept = still theirs
fs-means-objective = Objective
fs-means-objective-here = token lies there
fs-means-income = Income
fs-means-worlds = Worlds
fs-means-worlds-has = { $count ->
        [one] { $count } world held
       *[other] { $count } worlds held
    }
fs-means-goal = Goal
fs-means-goal-has = { $have } of { $need } objectives
fs-shown-look = See the combat for { $area } again
fs-shown-who = { $attacker ->
        [you] { AS($attacker, "You") } attack { $defender }.
       *[other] { NAME($attacker, form: "start") } { WORD($attacker, "number") ->
            [many] attack
           *[other] attacks
        } { $defender ->
            [you] { AS($defender, "you") }.
           *[other] { $defender }.
        }
    }
fs-to-them = them: { $count }
fs-to-you = you: { $count }
fs-stake-structure = captured if the attacker wins
fs-stake-objective = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } objective
fs-stake-objective-why = collected by its owner in the Refresh Phase, if the world is theirs
fs-stake-materiel = { $amount } materiel per round
fs-past-rounds = If it goes past the last round
fs-morale-terms = Dice, cards, units that are not routed. { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] lose
           *[other] loses
        }
    } ties.
fs-if-lost = If you lose
fs-lost-retreat = All go to { LIST($areas, type: "or") }, routed.
fs-lost-nowhere = All are destroyed: there is nowhere to go.

## Result

fs-end-to-board = Show the board
fs-end-to-result = Show the result
fs-end-objectives = All the objectives needed have been collected.
# Several have: $others too.
fs-end-also = Also collected by { $others }: the most objectives decide, then worlds, then units.
fs-end-rounds = The last round is over: the player with the most objectives wins; ties are broken by most worlds, then most units.
fs-end-survivor = Nobody else is left.
fs-end-nobody = Nobody is left.
fs-standings = Final standings
fs-standing-player = Player
fs-chart-objectives = Objectives
fs-chart-objectives-what = objectives collected
fs-chart-worlds = Worlds
fs-chart-worlds-what = friendly worlds
fs-chart-units = Army
fs-chart-units-what = units on the board
fs-chart-cards = Powers
fs-chart-cards-what = order upgrades and schemes
fs-ending-objectives = by objectives
fs-ending-rounds = after the last round
fs-ending-survivor = last one left
fs-ending-nobody = nobody left

## The first minute

fs-new = New to Forbidden Stars?
fs-new-win = Be the first to collect your objective tokens from the worlds of others.
fs-new-plan = Place four orders face down, one after the other, in stacks.
fs-new-operate = Reveal your orders from the top of the stacks: move and fight, buy, train, gain.
fs-new-refresh = Collect objectives and materiel, rally, draw events, move the storms.
fs-new-table = The table asks one question at a time and lights up the answers. { AS($help, "A round in one minute") }
fs-help-round = A round
fs-help-planning = Taking turns, everybody places four orders, one at a time, face down on the order boxes of systems they are in or next to. What lies on top is resolved first.
fs-help-operations = In turn, everybody reveals one of their own orders on top of a stack and resolves it, or puts it on their event deck.
fs-help-refresh = Objectives are collected, worlds give materiel, routed units rally, and everybody draws events and moves a Warp Storm.
fs-help-win = How to win
fs-win-objectives = Collect as many of your objectives as there are players.
fs-win-rounds = After the eighth round, whoever has the most objectives wins; ties are broken by most worlds, then most units.
fs-win-last = Or be the last one left.
fs-help-legend = Legend
fs-sign-materiel = Materiel: what everything is paid with, at most 14.
fs-sign-cache = Cache token: lowers a price.
fs-sign-forge = Forge token: pays for large units, or lowers the command level needed.
fs-sign-reinforcement = Reinforcement token: fights in a combat.
fs-sign-prosperity = Prosperity: an asset token of your choice.
fs-sign-command = Command level: friendly worlds with a city.
fs-sign-objective = Objective token: take the world it lies on.
fs-sign-storm = Warp Storm: nothing crosses this edge.
fs-sign-offence = Offence: hits.
fs-sign-defence = Defence: wards off hits.
fs-sign-morale = Morale: decides a combat that goes past its last round.
fs-sign-routed = Routed: lies on its side and does not fight until it rallies.
fs-sign-scheme = Scheme: kept until it is used.
fs-sign-upgrade = Order upgrade: works once per round.

# Answers in advance

fs-ahead-use = Use every ability of my combat cards
fs-ahead-resolve = Resolve my orders, never lay them on the event deck
fs-ahead-event = Use the ability of every event card
fs-ahead-reinforcement = Commit no reinforcement tokens
fs-ahead-schemes = Use no schemes outside my own orders
