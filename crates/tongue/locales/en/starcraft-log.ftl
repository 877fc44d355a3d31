# StarCraft: the log, what just moved, and what somebody was after.
#
# $seat is who does it or whose it is, “you” to themselves. $unit, $area, $planet, $card … are names;
# words such as { term-base } are in starcraft-names.ftl and stand on the page with a picture.

## Headings

log-heading-planning = Round { $round } · Planning
log-heading-execution = Execution
log-heading-regrouping = Regrouping
log-heading-end = The end

## Setup

# $person: who sits there, by the name they go by.
log-faction-taken = { $seat ->
        [you] { AS($seat, "You") } play
       *[other] { $person } plays
    } { NAME($faction, form: "inside") }.
log-planets-drawn = { $seat ->
        [you] { AS($seat, "You") } draw
       *[other] { NAME($seat, form: "start") } draws
    } the planets { $one } and { $other }.
log-planet-placed = { $seat ->
        [you] { AS($seat, "You") } add
       *[other] { NAME($seat, form: "start") } adds
    } { $planet } to the galaxy.
log-route-laid = A route joins { $one } and { $other }.
log-z-route-laid = A z-axis route joins { $one } and { $other }.
log-base-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } a { term-base } on { $area }.
log-unit-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { WORD($unit, "article") } { $unit } on { $area }.
log-transport-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } a { term-transport } on the route { $route }.
log-galaxy-built = The galaxy is laid out.

## Orders

log-round-begins = { $seat ->
        [you] { AS($seat, "You") } go
       *[other] { NAME($seat, form: "start") } goes
    } first this round.
# Face down: nobody but its owner knows it. $seat is never the reader, who is told the face.
log-order-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } an { term-order } on { $planet }.
log-order-placed-over-own = { $seat ->
        [you] { AS($seat, "You") } put an { term-order } on { $planet }, over your own.
       *[other] { NAME($seat, form: "start") } puts an { term-order } on { $planet }, over their own.
    }
# $beneath: whose order lies beneath it.
log-order-placed-over = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } an { term-order } on { $planet }, over { $beneath ->
        [you] { AS($beneath, "yours") }
       *[other] { NAME($beneath, form: "own") }
    }.
log-order-face = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet }.
log-order-face-over-own = { $seat ->
        [you] { AS($seat, "You") } put { $order } on { $planet }, over your own.
       *[other] { NAME($seat, form: "start") } puts { $order } on { $planet }, over their own.
    }
log-order-face-over = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet }, over { $beneath ->
        [you] { AS($beneath, "yours") }
       *[other] { NAME($beneath, form: "own") }
    }.
log-order-revealed = { $seat ->
        [you] { AS($seat, "You") } turn
       *[other] { NAME($seat, form: "start") } turns
    } over { $order } on { $planet }.
log-order-dropped = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $order } on { $planet } is taken off the stack.
log-obstructed = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } orders all lie under those of others.

## Event cards

# $card marks the words for an Event card; $stage is a roman number.
log-event-drawn = { $seat ->
        [you] { AS($seat, "You") } take
       *[other] { NAME($seat, form: "start") } takes
    } a stage { $stage } { AS($card, "Event card") }.
# Instead of carrying out the order that was turned over.
log-event-drawn-instead = { $seat ->
        [you] { AS($seat, "You") } take
       *[other] { NAME($seat, form: "start") } takes
    } a stage { $stage } { AS($card, "Event card") } instead of carrying out the order.
log-event-deck-empty = The Event deck is empty: { $seat ->
        [you] { AS($seat, "you") } get
       *[other] { $seat } gets
    } no card.
log-event-used = { $seat ->
        [you] { AS($seat, "You") } use
       *[other] { NAME($seat, form: "start") } uses
    } “{ $event }”.
log-event-played = { $seat ->
        [you] { AS($seat, "You") } play
       *[other] { NAME($seat, form: "start") } plays
    } “{ $event }”.
log-event-discarded = { $seat ->
        [you] { AS($seat, "You") } discard
       *[other] { NAME($seat, form: "start") } discards
    } “{ $event }”.
log-event-taken = { $seat ->
        [you] { AS($seat, "You") } take
       *[other] { NAME($seat, form: "start") } takes
    } “{ $event }” from { $from ->
        [you] { AS($from, "you") }
       *[other] { $from }
    }.

## Combat cards and technologies

log-cards-drawn = { $seat ->
        [you] { AS($seat, "You") } draw
       *[other] { NAME($seat, form: "start") } draws
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-cards-drawn-seen = { $seat ->
        [you] { AS($seat, "You") } draw
       *[other] { NAME($seat, form: "start") } draws
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }.
log-card-taken = { $seat ->
        [you] { AS($seat, "You") } take { $card } into your hand, for all to see.
       *[other] { NAME($seat, form: "start") } takes { $card } into their hand, for all to see.
    }
log-deck-shuffled = { $seat ->
        [you] { AS($seat, "You") } reshuffle your Combat deck.
       *[other] { NAME($seat, form: "start") } reshuffles their Combat deck.
    }
log-card-discarded = { $seat ->
        [you] { AS($seat, "You") } discard
       *[other] { NAME($seat, form: "start") } discards
    } { $card }.
# A reinforcement off the deck, where a standard card has to lie.
log-card-lone = { $seat ->
        [you] { AS($seat, "You") } discard
       *[other] { NAME($seat, form: "start") } discards
    } { $card }, which cannot stand alone.
log-card-useless = { $seat ->
        [you] { AS($seat, "You") } discard
       *[other] { NAME($seat, form: "start") } discards
    } { $card }, which no unit there can use.
log-card-cancelled = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $card } is cancelled.
log-card-returned = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $card } goes back to the technologies.
log-tech-bought = { $seat ->
        [you] { AS($seat, "You") } develop
       *[other] { NAME($seat, form: "start") } develops
    } { $tech }.
log-tech-used = { $seat ->
        [you] { AS($seat, "You") } use
       *[other] { NAME($seat, form: "start") } uses
    } { $tech }.

## A card in the log

# Attack and health.
log-card-values = { $attack }/{ $health }
log-card-named = { $tech } { $attack }/{ $health }
log-card-reinforcement = reinforcement
log-card-adds-attack = reinforcement { $amount } attack
log-card-adds-health = reinforcement { $amount } health
# A card and the units on it; these are pictures on the page, and words for those who do not see them.
log-card-with-units = { $card }{ $units }
log-card-units = {" "}({ $units })

## Building and resources

log-worker-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } a { term-worker }.
log-unit-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } { WORD($unit, "article") } { $unit } on { $area }.
log-transport-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } a { term-transport } on the route { $route }.
log-building-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } the { $building }.
log-building-extended = { $seat ->
        [you] { AS($seat, "You") } extend
       *[other] { NAME($seat, form: "start") } extends
    } the { $building } to level { $level }.
log-module-built = { $seat ->
        [you] { AS($seat, "You") } add
       *[other] { NAME($seat, form: "start") } adds
    } { WORD($module, "article") } { $module } module.
log-base-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } a { term-base } on { $area }.
log-partly-depleted = { $area } is { term-partly-depleted }.
log-depleted = { $area } is { term-depleted } and yields no more.
log-restored = { $area } is restored.
# $workers: log-workers.
log-workers-lost = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } { $workers }.
log-workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
log-worker-tired = One of { $seat ->
        [you] { AS($seat, "your") }
       *[other] { NAME($seat, form: "own") }
    } { term-worker.many } is unavailable until Regrouping.
# $what: “2 minerals”, or log-points.
log-resource-gained = { $seat ->
        [you] { AS($seat, "You") } gain
       *[other] { NAME($seat, form: "start") } gains
    } the { $what } of { $area }.
log-resource-lost = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } the { $what } of { $area }.
log-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## The board

log-unit-moved = { $seat ->
        [you] { AS($seat, "You") } move
       *[other] { NAME($seat, form: "start") } moves
    } { WORD($unit, "article") } { $unit } from { $from } to { $to }.
log-base-moved = { $seat ->
        [you] { AS($seat, "You") } lift the { term-base } off { $from } and land it on { $to }.
       *[other] { NAME($seat, form: "start") } lifts the { term-base } off { $from } and lands it on { $to }.
    }
log-transport-moved = { $seat ->
        [you] { AS($seat, "You") } take
       *[other] { NAME($seat, form: "start") } takes
    } a { term-transport } from the route { $from } to the route { $to }.
# In the battle that is told.
log-unit-destroyed = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } is destroyed.
log-unit-destroyed-on = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } on { $area } is destroyed.
log-base-destroyed = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { term-base } on { $area } is destroyed.
log-transport-destroyed = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { term-transport } on the route { $route } is destroyed.
log-z-axis-swapped = Two z-axis routes exchange an end: they now run from { $one } and from { $other }.

## Battles

log-battle-begins = { $attacker ->
        [you] { AS($attacker, "You") } attack
       *[other] { NAME($attacker, form: "start") } attacks
    } { $defender ->
        [you] { AS($defender, "you") }
       *[other] { $defender }
    } on { $area }.
log-battle-somewhere = { $attacker ->
        [you] { AS($attacker, "You") } attack
       *[other] { NAME($attacker, form: "start") } attacks
    } { $defender ->
        [you] { AS($defender, "you") }.
       *[other] { $defender }.
    }
log-battle-called-off = { $seat ->
        [you] { AS($seat, "You") } call
       *[other] { NAME($seat, form: "start") } calls
    } the battle off.
# Whose unit: $attacker and $defender of the sentences below, which can ask for forms of it.
log-fighter = { $seat ->
        [you] { AS($seat, "your") }
       *[other] { NAME($seat, form: "own") }
    } { $unit }
    .start = { $seat ->
            [you] { AS($seat, "Your") }
           *[other] { NAME($seat, form: "own-start") }
        } { $unit }
# Where it is not known whose they are.
log-attacker = the attacker
    .start = The attacker
log-defender = the defender
    .start = The defender
log-paired = Skirmish { $number }: { $attacker } against { $defender }.
# $front: the unit in the front line.
log-supports = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } stands behind the { $front } in skirmish { $number }.
log-supports-front = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } stands behind the front line of skirmish { $number }.
# $card: a card that the reader knows, or one of those below.
log-card-laid = { $seat ->
        [you] { AS($seat, "You") } place
       *[other] { NAME($seat, form: "start") } places
    } { $card } at skirmish { $number }.
log-card-added = { $seat ->
        [you] { AS($seat, "You") } add
       *[other] { NAME($seat, form: "start") } adds
    } { $card } to skirmish { $number }.
log-card-top = the top card of the deck
log-card-second = a second card
log-card-first = a card
log-card-looked = { $seat ->
        [you] { AS($seat, "You") } look
       *[other] { NAME($seat, form: "start") } looks
    } at { $card } from the deck.
log-card-shown = { $seat ->
        [you] { AS($seat, "You") } turn
       *[other] { NAME($seat, form: "start") } turns
    } over { $card } in skirmish { $number }.
# The attack of each side against the health of the other. $attack_is and $defence_is: “enough” or “short”.
log-compared = { NAME($attacker, form: "start") } { $attack_is ->
        [enough] is strong enough
       *[short] is too weak
    } with { $attack } against { $health }; { $defender } { $defence_is ->
        [enough] is strong enough
       *[short] is too weak
    } with { $counter_attack } against { $counter_health }.
# An attack or health, beside its picture.
log-value = { $value }
log-withdrew = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } cloaked { $unit } slips away to { $area }.
log-splash = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $card } will { term-splash } once all skirmishes are fought.
log-no-battle = There is no battle for { $area }.
log-nobody-stands = Nobody is left standing on { $area }.
log-area-taken = { $seat ->
        [you] { AS($seat, "You") } take
       *[other] { NAME($seat, form: "start") } takes
    } { $area }.
log-area-held = { $seat ->
        [you] { AS($seat, "You") } hold
       *[other] { NAME($seat, form: "start") } holds
    } { $area }.
log-attack-succeeds = The attack on { $area } succeeds.
log-attack-fails = The attack on { $area } is beaten off.
log-both-stand = Both sides still stand on { $area }; one must leave.
log-retreated = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } retreats to { $area }.

## Winning

# $points: log-conquest-points.
log-points-gained = { $seat ->
        [you] { AS($seat, "You") } gain
       *[other] { NAME($seat, form: "start") } gains
    } { $points }.
log-conquest-points = { $count ->
        [one] { $count } conquest point
       *[other] { $count } conquest points
    }
log-eliminated = { $seat ->
        [you] { AS($seat, "You") } are
       *[other] { NAME($seat, form: "start") } is
    } out of the game.
log-wins = { $seat ->
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
log-win-together = Together, { $winners } win { $kind ->
        [normal] by conquest points
        [special] by a special objective
        [end_game] as the Event cards end the game
        [elimination] as nobody else is left
        [round_limit] as the agreed number of rounds is over
        [scenario] by a goal of the scenario
       *[nobody_left] though nobody is left
    }.
log-nobody-wins = { $kind ->
        [nobody_left] Nobody is left, and nobody wins.
        [round_limit] The agreed number of rounds is over, and nobody wins.
       *[other] The Event cards end the game, and nobody wins.
    }

## What somebody was after

aim-event-card = { $seat ->
        [you] { AS($seat, "You") } put { $order } on { $planet } and expect no more than an Event card from it.
       *[other] { NAME($seat, form: "start") } puts { $order } on { $planet } and expects no more than an Event card from it.
    }
aim-units = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to build units.
aim-building = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to build a building or module.
aim-technology = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to develop a technology.
aim-base = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to found a base on { $area }.
aim-attack = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to attack { $area }.
aim-take-strategic = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to take { $area }, where orders count as special.
aim-take-points = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to take { $area } for its conquest points.
# $what: “2 minerals”.
aim-take-resources = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $order } on { $planet } to take { $area } for its { $what }.

## Several lines in one sentence

# One kind of unit: “2 Marines”, “a Wraith”. $units of the sentences below are several of these.
log-units = { $count ->
        [one] { WORD($unit, "article") } { $unit }
       *[other] { $count } { NAME($unit, form: "many") }
    }
log-units-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $units } on { $area }.
log-units-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } { $units } on { $area }.
log-units-moved = { $seat ->
        [you] { AS($seat, "You") } move
       *[other] { NAME($seat, form: "start") } moves
    } { $units } from { $from } to { $to }.
# In the battle that is told.
log-units-destroyed = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } { $units }.
log-units-destroyed-on = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } { $units } on { $area }.
log-units-retreated = { $seat ->
        [you] { AS($seat, "You") } retreat
       *[other] { NAME($seat, form: "start") } retreats
    } to { $area } with { $units }.
# $front: the unit in the front line.
log-support = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $units } behind the { $front } in skirmish { $number }.
# $workers: log-workers.
log-workers-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } { $workers }.
log-transports-built = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } { term-transport.many } on the routes { $routes }.
# $pairs: several log-route-pair.
log-routes-laid = Routes join { $pairs }.
log-route-pair = { $one } with { $other }
# Face down: nobody but their owner knows them. $places: several log-place, which say what lies beneath.
log-orders-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { term-order.many } on { $places }.
log-place = { $planet }
log-place-over-own = { $planet } (over { $seat ->
        [you] your own
       *[other] their own
    })
log-place-over = { $planet } (over { $beneath ->
        [you] { AS($beneath, "yours") }
       *[other] { NAME($beneath, form: "own") }
    })
# $orders: several log-order-at.
log-orders-face = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $orders }.
log-order-at = { $order } on { $place }
log-cards-discarded = { $seat ->
        [you] { AS($seat, "You") } discard
       *[other] { NAME($seat, form: "start") } discards
    } { $cards }.
# $yields: several log-yield.
log-resources-gained = { $seat ->
        [you] { AS($seat, "You") } gain
       *[other] { NAME($seat, form: "start") } gains
    } { $yields }.
log-resources-lost = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } { $yields }.
# $what: “2 minerals”, or log-points.
log-yield = the { $what } of { $area }
# What several players get: several log-gain, with log-plus or the number of cards.
log-points-together = Conquest points: { $gains }.
log-cards-together = Cards drawn: { $draws }.
log-gain = { $seat ->
        [you] { AS($seat, "you") }
       *[other] { $seat }
    } { $what }
log-plus = +{ $count }

## Brood War

log-planet-drawn = { $seat ->
        [you] { AS($seat, "You") } draw
       *[other] { NAME($seat, form: "start") } draws
    } { $planet } too.
log-defended = { $seat ->
        [you] { AS($seat, "You") } defend
       *[other] { NAME($seat, form: "start") } defends
    } { $area }.
log-guard-placed = { $seat ->
        [you] { AS($seat, "You") } place
       *[other] { NAME($seat, form: "start") } places
    } a guard token on { $area }.
log-guard-used = { $seat ->
        [you] { AS($seat, "You") } use
       *[other] { NAME($seat, form: "start") } uses
    } the guard token on { $area }.
log-guard-lost = { $seat ->
        [you] { AS($seat, "You") } no longer have
       *[other] { NAME($seat, form: "start") } no longer has
    } a guard token on { $area }.
log-token-gained = { $seat ->
        [you] { AS($seat, "You") } gain
       *[other] { NAME($seat, form: "start") } gains
    } a token for { $resource }.
log-token-spent = { $seat ->
        [you] { AS($seat, "You") } spend
       *[other] { NAME($seat, form: "start") } spends
    } a token for { $resource }.
log-site-placed = { $seat ->
        [you] { AS($seat, "You") } place
       *[other] { NAME($seat, form: "start") } places
    } the { $site } on { $area }.
log-site-destroyed = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $site } on { $area } is destroyed.
log-switched = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $one } and { $other } change places.
log-entry-forbidden = { $seat ->
        [you] { AS($seat, "You") } close
       *[other] { NAME($seat, form: "start") } closes
    } { $area } to this order.
log-mind-controlled = { $seat ->
        [you] { AS($seat, "You") } take over
       *[other] { NAME($seat, form: "start") } takes over
    } { $from ->
        [you] { AS($from, "your") }
       *[other] { NAME($from, form: "own") }
    } { $unit }.
log-leader-shown = { $seat ->
        [you] { AS($seat, "You") } have
       *[other] { NAME($seat, form: "start") } has
    } chosen “{ $leader }”.
log-leader-resolved = { $seat ->
        [you] { AS($seat, "You") } resolve
       *[other] { NAME($seat, form: "start") } resolves
    } “{ $leader }”.
log-leader-used = { $seat ->
        [you] { AS($seat, "You") } use
       *[other] { NAME($seat, form: "start") } uses
    } “{ $leader }”.
log-points-lost = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } { $count ->
        [one] 1 conquest point
       *[other] { $count } conquest points
    }.
log-point-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } a special conquest point token on { $area }.
# A unit that was built stands on a Leadership card now.
log-reserved = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { WORD($unit, "article") } { $unit } on the Leadership card.
log-reserve-lost = { $seat ->
        [you] { AS($seat, "You") } destroy
       *[other] { NAME($seat, form: "start") } destroys
    } { WORD($unit, "article") } { $unit } on the Leadership card.
log-deployed = { $seat ->
        [you] { AS($seat, "You") } send
       *[other] { NAME($seat, form: "start") } sends
    } { WORD($unit, "article") } { $unit } from the Leadership card to { $area }.
log-order-lifted = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } the bottom order of { $planet } on top.
log-orders-limited = In the next Planning Phase, everybody but { $seat ->
        [you] { AS($seat, "you") }
       *[other] { $seat }
    } may place only one order on { $planet }.
log-item-taken = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } on { $area } now carries the { $item }.
log-item-carried = The { $item } is carried to { $area }.
log-item-left = The { $item } stays on { $area }.
