# StarCraft: the log, what just moved, and what somebody was after.
#
# $seat is who does it or whose it is, “you” to themselves. $unit, $area, $planet, $card … are names;
# words such as { term-base } are in starcraft-names.ftl and stand on the page with a picture.

## Headings

sc-log-heading-planning = Round { $round } · Planning
sc-log-heading-execution = Execution
sc-log-heading-regrouping = Regrouping
sc-log-heading-end = The end

## Setup

# $person: who sits there, by the name they go by.
sc-log-faction-taken = { $seat ->
        [you] { AS($seat, "You") } play
       *[other] { $person } plays
    } { NAME($faction, form: "inside") }.
sc-log-planets-drawn = { $seat ->
        [you] { AS($seat, "You") } draw
       *[other] { NAME($seat, form: "start") } draws
    } the planets { $one } and { $other }.
sc-log-planet-placed = { $seat ->
        [you] { AS($seat, "You") } add
       *[other] { NAME($seat, form: "start") } adds
    } { $planet } to the galaxy.
sc-log-route-laid = A route joins { $one } and { $other }.
sc-log-z-route-laid = A z-axis route joins { $one } and { $other }.
sc-log-base-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } a { term-base } on { $area }.
sc-log-unit-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { WORD($unit, "article") } { $unit } on { $area }.
sc-log-transport-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } a { term-transport } on the route { $route }.
sc-log-galaxy-built = The galaxy is laid out.

## Orders

sc-log-round-begins = { $seat ->
        [you] { AS($seat, "You") } go
       *[other] { NAME($seat, form: "start") } goes
    } first this round.
# Face down: nobody but its owner knows it. $seat is never the reader, who is told the face.
sc-log-order-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } an { term-order } on { $planet }.
sc-log-order-placed-over-own = { $seat ->
        [you] { AS($seat, "You") } put an { term-order } on { $planet }, over your own.
       *[other] { NAME($seat, form: "start") } puts an { term-order } on { $planet }, over their own.
    }
# $beneath: whose order lies beneath it.
sc-log-order-placed-over = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } an { term-order } on { $planet }, over { $beneath ->
        [you] { AS($beneath, "yours") }
       *[other] { NAME($beneath, form: "own") }
    }.
sc-log-order-face = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet }.
sc-log-order-face-over-own = { $seat ->
        [you] { AS($seat, "You") } put { $order } on { $planet }, over your own.
       *[other] { NAME($seat, form: "start") } puts { $order } on { $planet }, over their own.
    }
sc-log-order-face-over = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet }, over { $beneath ->
        [you] { AS($beneath, "yours") }
       *[other] { NAME($beneath, form: "own") }
    }.
sc-log-order-revealed = { $seat ->
        [you] { AS($seat, "You") } turn
       *[other] { NAME($seat, form: "start") } turns
    } over { $order } on { $planet }.
sc-log-order-dropped = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $order } on { $planet } is taken off the stack.
sc-log-obstructed = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } orders all lie under those of others.

## Event cards

# $card marks the words for an Event card; $stage is a roman number.
sc-log-event-drawn = { $seat ->
        [you] { AS($seat, "You") } take
       *[other] { NAME($seat, form: "start") } takes
    } a stage { $stage } { AS($card, "Event card") }.
# Instead of carrying out the order that was turned over.
sc-log-event-drawn-instead = { $seat ->
        [you] { AS($seat, "You") } take
       *[other] { NAME($seat, form: "start") } takes
    } a stage { $stage } { AS($card, "Event card") } instead of carrying out the order.
sc-log-event-deck-empty = The Event deck is empty: { $seat ->
        [you] { AS($seat, "you") } get
       *[other] { $seat } gets
    } no card.
sc-log-event-used = { $seat ->
        [you] { AS($seat, "You") } use
       *[other] { NAME($seat, form: "start") } uses
    } “{ $event }”.
sc-log-event-played = { $seat ->
        [you] { AS($seat, "You") } play
       *[other] { NAME($seat, form: "start") } plays
    } “{ $event }”.
sc-log-event-discarded = { $seat ->
        [you] { AS($seat, "You") } discard
       *[other] { NAME($seat, form: "start") } discards
    } “{ $event }”.
sc-log-event-taken = { $seat ->
        [you] { AS($seat, "You") } take
       *[other] { NAME($seat, form: "start") } takes
    } “{ $event }” from { $from ->
        [you] { AS($from, "you") }
       *[other] { $from }
    }.

## Combat cards and technologies

sc-log-cards-drawn = { $seat ->
        [you] { AS($seat, "You") } draw
       *[other] { NAME($seat, form: "start") } draws
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
sc-log-cards-drawn-seen = { $seat ->
        [you] { AS($seat, "You") } draw
       *[other] { NAME($seat, form: "start") } draws
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }.
sc-log-card-taken = { $seat ->
        [you] { AS($seat, "You") } take { $card } into your hand, for all to see.
       *[other] { NAME($seat, form: "start") } takes { $card } into their hand, for all to see.
    }
sc-log-deck-shuffled = { $seat ->
        [you] { AS($seat, "You") } reshuffle your Combat deck.
       *[other] { NAME($seat, form: "start") } reshuffles their Combat deck.
    }
sc-log-card-discarded = { $seat ->
        [you] { AS($seat, "You") } discard
       *[other] { NAME($seat, form: "start") } discards
    } { $card }.
# A reinforcement off the deck, where a standard card has to lie.
sc-log-card-lone = { $seat ->
        [you] { AS($seat, "You") } discard
       *[other] { NAME($seat, form: "start") } discards
    } { $card }, which cannot stand alone.
sc-log-card-useless = { $seat ->
        [you] { AS($seat, "You") } discard
       *[other] { NAME($seat, form: "start") } discards
    } { $card }, which no unit there can use.
sc-log-card-cancelled = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $card } is cancelled.
sc-log-card-returned = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $card } goes back to the technologies.
sc-log-tech-bought = { $seat ->
        [you] { AS($seat, "You") } develop
       *[other] { NAME($seat, form: "start") } develops
    } { $tech }.
sc-log-tech-used = { $seat ->
        [you] { AS($seat, "You") } use
       *[other] { NAME($seat, form: "start") } uses
    } { $tech }.

## A card in the log

# Attack and health.
sc-log-card-values = { $attack }/{ $health }
sc-log-card-named = { $tech } { $attack }/{ $health }
sc-log-card-reinforcement = reinforcement
sc-log-card-adds-attack = reinforcement { $amount } attack
sc-log-card-adds-health = reinforcement { $amount } health
# A card and the units on it; these are pictures on the page, and words for those who do not see them.
sc-log-card-with-units = { $card }{ $units }
sc-log-card-units = {" "}({ $units })

## Building and resources

sc-log-worker-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } a { term-worker }.
sc-log-unit-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } { WORD($unit, "article") } { $unit } on { $area }.
sc-log-transport-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } a { term-transport } on the route { $route }.
sc-log-building-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } the { $building }.
sc-log-building-extended = { $seat ->
        [you] { AS($seat, "You") } extend
       *[other] { NAME($seat, form: "start") } extends
    } the { $building } to level { $level }.
sc-log-module-built = { $seat ->
        [you] { AS($seat, "You") } add
       *[other] { NAME($seat, form: "start") } adds
    } { WORD($module, "article") } { $module } module.
sc-log-base-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } a { term-base } on { $area }.
sc-log-partly-depleted = { $area } is { term-partly-depleted }.
sc-log-depleted = { $area } is { term-depleted } and yields no more.
sc-log-restored = { $area } is restored.
# $workers: log-workers.
sc-log-workers-lost = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } { $workers }.
sc-log-workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
sc-log-worker-tired = One of { $seat ->
        [you] { AS($seat, "your") }
       *[other] { NAME($seat, form: "own") }
    } { term-worker.many } is unavailable until Regrouping.
# $what: “2 minerals”, or log-points.
sc-log-resource-gained = { $seat ->
        [you] { AS($seat, "You") } gain
       *[other] { NAME($seat, form: "start") } gains
    } the { $what } of { $area }.
sc-log-resource-lost = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } the { $what } of { $area }.
sc-log-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## The board

sc-log-unit-moved = { $seat ->
        [you] { AS($seat, "You") } move
       *[other] { NAME($seat, form: "start") } moves
    } { WORD($unit, "article") } { $unit } from { $from } to { $to }.
sc-log-base-moved = { $seat ->
        [you] { AS($seat, "You") } lift the { term-base } off { $from } and land it on { $to }.
       *[other] { NAME($seat, form: "start") } lifts the { term-base } off { $from } and lands it on { $to }.
    }
sc-log-transport-moved = { $seat ->
        [you] { AS($seat, "You") } take
       *[other] { NAME($seat, form: "start") } takes
    } a { term-transport } from the route { $from } to the route { $to }.
# In the battle that is told.
sc-log-unit-destroyed = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } is destroyed.
sc-log-unit-destroyed-on = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } on { $area } is destroyed.
sc-log-base-destroyed = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { term-base } on { $area } is destroyed.
sc-log-transport-destroyed = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { term-transport } on the route { $route } is destroyed.
sc-log-z-axis-swapped = Two z-axis routes exchange an end: they now run from { $one } and from { $other }.

## Battles

sc-log-battle-begins = { $attacker ->
        [you] { AS($attacker, "You") } attack
       *[other] { NAME($attacker, form: "start") } attacks
    } { $defender ->
        [you] { AS($defender, "you") }
       *[other] { $defender }
    } on { $area }.
sc-log-battle-somewhere = { $attacker ->
        [you] { AS($attacker, "You") } attack
       *[other] { NAME($attacker, form: "start") } attacks
    } { $defender ->
        [you] { AS($defender, "you") }.
       *[other] { $defender }.
    }
sc-log-battle-called-off = { $seat ->
        [you] { AS($seat, "You") } call
       *[other] { NAME($seat, form: "start") } calls
    } the battle off.
# Whose unit: $attacker and $defender of the sentences below, which can ask for forms of it.
sc-log-fighter = { $seat ->
        [you] { AS($seat, "your") }
       *[other] { NAME($seat, form: "own") }
    } { $unit }
    .start = { $seat ->
            [you] { AS($seat, "Your") }
           *[other] { NAME($seat, form: "own-start") }
        } { $unit }
# Where it is not known whose they are.
sc-log-attacker = the attacker
    .start = The attacker
sc-log-defender = the defender
    .start = The defender
sc-log-paired = Skirmish { $number }: { $attacker } against { $defender }.
# $front: the unit in the front line.
sc-log-supports = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } stands behind the { $front } in skirmish { $number }.
sc-log-supports-front = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } stands behind the front line of skirmish { $number }.
# $card: a card that the reader knows, or one of those below.
sc-log-card-laid = { $seat ->
        [you] { AS($seat, "You") } place
       *[other] { NAME($seat, form: "start") } places
    } { $card } at skirmish { $number }.
sc-log-card-added = { $seat ->
        [you] { AS($seat, "You") } add
       *[other] { NAME($seat, form: "start") } adds
    } { $card } to skirmish { $number }.
sc-log-card-top = the top card of the deck
sc-log-card-second = a second card
sc-log-card-first = a card
sc-log-card-looked = { $seat ->
        [you] { AS($seat, "You") } look
       *[other] { NAME($seat, form: "start") } looks
    } at { $card } from the deck.
sc-log-card-shown = { $seat ->
        [you] { AS($seat, "You") } turn
       *[other] { NAME($seat, form: "start") } turns
    } over { $card } in skirmish { $number }.
# The attack of each side against the health of the other. $attack_is and $defence_is: “enough” or “short”.
sc-log-compared = { NAME($attacker, form: "start") } { $attack_is ->
        [enough] is strong enough
       *[short] is too weak
    } with { $attack } against { $health }; { $defender } { $defence_is ->
        [enough] is strong enough
       *[short] is too weak
    } with { $counter_attack } against { $counter_health }.
# An attack or health, beside its picture.
sc-log-value = { $value }
sc-log-withdrew = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } cloaked { $unit } slips away to { $area }.
sc-log-splash = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $card } will { term-splash } once all skirmishes are fought.
sc-log-no-battle = There is no battle for { $area }.
sc-log-nobody-stands = Nobody is left standing on { $area }.
sc-log-area-taken = { $seat ->
        [you] { AS($seat, "You") } take
       *[other] { NAME($seat, form: "start") } takes
    } { $area }.
sc-log-area-held = { $seat ->
        [you] { AS($seat, "You") } hold
       *[other] { NAME($seat, form: "start") } holds
    } { $area }.
sc-log-attack-succeeds = The attack on { $area } succeeds.
sc-log-attack-fails = The attack on { $area } is beaten off.
sc-log-both-stand = Both sides still stand on { $area }; one must leave.
sc-log-retreated = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } retreats to { $area }.

## Winning

# $points: log-conquest-points.
sc-log-points-gained = { $seat ->
        [you] { AS($seat, "You") } gain
       *[other] { NAME($seat, form: "start") } gains
    } { $points }.
sc-log-conquest-points = { $count ->
        [one] { $count } conquest point
       *[other] { $count } conquest points
    }
sc-log-eliminated = { $seat ->
        [you] { AS($seat, "You") } are
       *[other] { NAME($seat, form: "start") } is
    } out of the game.
sc-log-wins = { $seat ->
        [you] { AS($seat, "You") } win
       *[other] { NAME($seat, form: "start") } wins
    } { $kind ->
        [normal] by conquest points
        [special] by a special objective
        [end_game] as the Event cards end the game
        [elimination] as nobody else is left
        [round_limit] as the agreed number of rounds is over
        [scenario] by a goal of the scenario
       *[nobody_left] though nobody is left
    }.
# $winners: several players.
sc-log-win-together = Together, { $winners } win { $kind ->
        [normal] by conquest points
        [special] by a special objective
        [end_game] as the Event cards end the game
        [elimination] as nobody else is left
        [round_limit] as the agreed number of rounds is over
        [scenario] by a goal of the scenario
       *[nobody_left] though nobody is left
    }.
sc-log-nobody-wins = { $kind ->
        [nobody_left] Nobody is left, and nobody wins.
        [round_limit] The agreed number of rounds is over, and nobody wins.
       *[other] The Event cards end the game, and nobody wins.
    }

## What somebody was after

sc-aim-event-card = { $seat ->
        [you] { AS($seat, "You") } put { $order } on { $planet } and expect no more than an Event card from it.
       *[other] { NAME($seat, form: "start") } puts { $order } on { $planet } and expects no more than an Event card from it.
    }
sc-aim-units = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to build units.
sc-aim-building = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to build a building or module.
sc-aim-technology = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to develop a technology.
sc-aim-base = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to found a base on { $area }.
sc-aim-attack = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to attack { $area }.
sc-aim-take-strategic = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to take { $area }, where orders count as special.
sc-aim-take-points = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to take { $area } for its conquest points.
# $what: “2 minerals”.
sc-aim-take-resources = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to take { $area } for its { $what }.

## Several lines in one sentence

# One kind of unit: “2 Marines”, “a Wraith”. $units of the sentences below are several of these.
sc-log-units = { $count ->
        [one] { WORD($unit, "article") } { $unit }
       *[other] { $count } { NAME($unit, form: "many") }
    }
sc-log-units-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $units } on { $area }.
sc-log-units-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } { $units } on { $area }.
sc-log-units-moved = { $seat ->
        [you] { AS($seat, "You") } move
       *[other] { NAME($seat, form: "start") } moves
    } { $units } from { $from } to { $to }.
# In the battle that is told.
sc-log-units-destroyed = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } { $units }.
sc-log-units-destroyed-on = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } { $units } on { $area }.
sc-log-units-retreated = { $seat ->
        [you] { AS($seat, "You") } retreat
       *[other] { NAME($seat, form: "start") } retreats
    } to { $area } with { $units }.
# $front: the unit in the front line.
sc-log-support = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $units } behind the { $front } in skirmish { $number }.
# $workers: log-workers.
sc-log-workers-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } { $workers }.
sc-log-transports-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } { term-transport.many } on the routes { $routes }.
# $pairs: several log-route-pair.
sc-log-routes-laid = Routes join { $pairs }.
sc-log-route-pair = { $one } with { $other }
# Face down: nobody but their owner knows them. $places: several log-place, which say what lies beneath.
sc-log-orders-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { term-order.many } on { $places }.
sc-log-place = { $planet }
sc-log-place-over-own = { $planet } (over { $seat ->
        [you] your own
       *[other] their own
    })
sc-log-place-over = { $planet } (over { $beneath ->
        [you] { AS($beneath, "yours") }
       *[other] { NAME($beneath, form: "own") }
    })
# $orders: several log-order-at.
sc-log-orders-face = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $orders }.
sc-log-order-at = { $order } on { $place }
sc-log-cards-discarded = { $seat ->
        [you] { AS($seat, "You") } discard
       *[other] { NAME($seat, form: "start") } discards
    } { $cards }.
# $yields: several log-yield.
sc-log-resources-gained = { $seat ->
        [you] { AS($seat, "You") } gain
       *[other] { NAME($seat, form: "start") } gains
    } { $yields }.
sc-log-resources-lost = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } { $yields }.
# $what: “2 minerals”, or log-points.
sc-log-yield = the { $what } of { $area }
# What several players get: several log-gain, with log-plus or the number of cards.
sc-log-points-together = Conquest points: { $gains }.
sc-log-cards-together = Cards drawn: { $draws }.
sc-log-gain = { $seat ->
        [you] { AS($seat, "you") }
       *[other] { $seat }
    } { $what }
sc-log-plus = +{ $count }

## Brood War

sc-log-planet-drawn = { $seat ->
        [you] { AS($seat, "You") } draw
       *[other] { NAME($seat, form: "start") } draws
    } { $planet } too.
sc-log-defended = { $seat ->
        [you] { AS($seat, "You") } defend
       *[other] { NAME($seat, form: "start") } defends
    } { $area }.
sc-log-guard-placed = { $seat ->
        [you] { AS($seat, "You") } place
       *[other] { NAME($seat, form: "start") } places
    } a guard token on { $area }.
sc-log-guard-used = { $seat ->
        [you] { AS($seat, "You") } use
       *[other] { NAME($seat, form: "start") } uses
    } the guard token on { $area }.
sc-log-guard-lost = { $seat ->
        [you] { AS($seat, "You") } no longer have
       *[other] { NAME($seat, form: "start") } no longer has
    } a guard token on { $area }.
sc-log-token-gained = { $seat ->
        [you] { AS($seat, "You") } gain
       *[other] { NAME($seat, form: "start") } gains
    } a token for { $resource }.
sc-log-token-spent = { $seat ->
        [you] { AS($seat, "You") } spend
       *[other] { NAME($seat, form: "start") } spends
    } a token for { $resource }.
sc-log-site-placed = { $seat ->
        [you] { AS($seat, "You") } place
       *[other] { NAME($seat, form: "start") } places
    } the { $site } on { $area }.
sc-log-site-destroyed = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $site } on { $area } is destroyed.
sc-log-switched = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $one } and { $other } change places.
sc-log-entry-forbidden = { $seat ->
        [you] { AS($seat, "You") } close
       *[other] { NAME($seat, form: "start") } closes
    } { $area } to this order.
sc-log-mind-controlled = { $seat ->
        [you] { AS($seat, "You") } take over
       *[other] { NAME($seat, form: "start") } takes over
    } { $from ->
        [you] { AS($from, "your") }
       *[other] { NAME($from, form: "own") }
    } { $unit }.
sc-log-leader-shown = { $seat ->
        [you] { AS($seat, "You") } have
       *[other] { NAME($seat, form: "start") } has
    } chosen “{ $leader }”.
sc-log-leader-resolved = { $seat ->
        [you] { AS($seat, "You") } resolve
       *[other] { NAME($seat, form: "start") } resolves
    } “{ $leader }”.
sc-log-leader-used = { $seat ->
        [you] { AS($seat, "You") } use
       *[other] { NAME($seat, form: "start") } uses
    } “{ $leader }”.
sc-log-points-lost = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } { $count ->
        [one] 1 conquest point
       *[other] { $count } conquest points
    }.
sc-log-point-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } a special conquest point token on { $area }.
# A unit that was built stands on a Leadership card now.
sc-log-reserved = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { WORD($unit, "article") } { $unit } on the Leadership card.
sc-log-reserve-lost = { $seat ->
        [you] { AS($seat, "You") } destroy
       *[other] { NAME($seat, form: "start") } destroys
    } { WORD($unit, "article") } { $unit } on the Leadership card.
sc-log-deployed = { $seat ->
        [you] { AS($seat, "You") } send
       *[other] { NAME($seat, form: "start") } sends
    } { WORD($unit, "article") } { $unit } from the Leadership card to { $area }.
sc-log-order-lifted = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } the bottom order of { $planet } on top.
sc-log-orders-limited = In the next Planning Phase, everybody but { $seat ->
        [you] { AS($seat, "you") }
       *[other] { $seat }
    } may place only one order on { $planet }.
sc-log-item-taken = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } on { $area } now carries the { $item }.
sc-log-item-carried = The { $item } is carried to { $area }.
sc-log-item-left = The { $item } stays on { $area }.
