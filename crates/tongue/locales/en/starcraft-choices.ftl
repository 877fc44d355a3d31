# StarCraft: the answers of the page, what stands beside the questions, and whom one waits for.
# The questions themselves are in starcraft.ftl, with answers in other words for programs.

## Things that have no entry of their own

# The first letter large, where it stands alone.
sc-start = { NAME($thing, form: "start") }
# A free place for a planet: $side is north, east, south or west.
sc-cell-beside = { $side } of { $planet }
    .start = { NAME($side, form: "start") } of { $planet }
sc-cell-middle = in the middle
    .start = In the middle
# Where an end of a route lies.
sc-slot = { $planet } { $side }
# After “the route” or “a transport from”. $one and $other are planets, or sc-slot.
sc-route-ends = { $one } to { $other }
sc-z-route-ends = { $one } to { $other } (z-axis)
sc-route-unlaid = a route not laid yet
# Prices, after “for” or a comma.
sc-cost-free = free
sc-cost-less = { $price } (minus 1)
# A unit under mind control; $owner is whose it was.
sc-stolen-unit = { $unit } of { $owner ->
        [you] { AS($owner, "yours") }
       *[other] { NAME($owner, form: "inside") }
    }
    .article = { WORD($unit, "article") }
    .article-start = { WORD($unit, "article-start") }
# Both mind control tokens lie under such units.
sc-stolen-twin = { $unit } (token { $number })
    .article = { WORD($unit, "article") }
    .article-start = { WORD($unit, "article-start") }
# A unit of the front line, beside those that support it.
sc-front-unit = { $unit } (front)
# $what an area yields: “2 minerals”, “3 conquest points”.
sc-yields = { $what }, room for { $limit ->
        [one] { $limit } unit
       *[other] { $limit } units
    }
# Instead of “2 minerals”: an area whose holder’s orders count as special ones.
sc-strategic = a strategic area
# How full an area is, in brackets.
sc-room = holds { $there } of { $limit ->
        [one] { $limit } unit
       *[other] { $limit } units
    }

## Buttons, with the short words that they have under a heading

sc-label-planet-place = { NAME($cell, form: "start") }, turned { $degrees }°
sc-label-planet-turned = turned { $degrees }°
sc-label-lay-route = Route to the { $side }
sc-label-z-end = { $planet }, { $side }
sc-label-order = { NAME($order, form: "start") } on { $planet }
sc-label-use = Use “{ $thing }”
sc-label-reveal = { $planet } · { $order }
sc-label-execute = Execute { $order }
sc-label-execute-it = Execute it
sc-label-take-event = Take an Event card
sc-label-worker = Worker
sc-label-transport = Transport
sc-label-transport-to = Transport to { $there }
# The other end of the route of a transport.
sc-label-z-axis = { $there } (z-axis)
sc-label-transport-on = Transport: { $route }
sc-label-on = { $thing } on { $place }
sc-label-from = { $thing } from { $place }
sc-label-give-up = The one on { $area }
sc-label-upgrade = { $thing }, { $cost }
sc-label-module = { $module } module, { $cost }
sc-label-base = Base
sc-label-base-on = Base on { $place }
sc-label-lift-off = Lift off
sc-label-lift-off-to = Lift off to { $area }
sc-label-scrap = Destroy a piece of your own
sc-label-pay = Pay { $amount }
# A link: takes back a payment that was made by itself, so that one is asked how to pay.
sc-pay-otherwise = Pay differently
# A link, pressed or not: one is asked for it once the order ends.
sc-wish-scrap = Destroy a piece of your own at the end
sc-label-pay-sheet = Sheet: { $amount }
sc-label-force = Force mine { $area }
sc-label-discount = { $amount } off
sc-label-draw = Draw { $count }
sc-label-draw-three = Draw 3 cards
sc-label-give-worker = A worker
sc-label-lose-front = { $unit } in front
sc-label-lose-behind = { $unit } in support
sc-label-pair = { $attacker } against { $defender }
sc-label-skirmish = Skirmish { $number }
sc-label-play-deck = Top of the deck
sc-label-look-deck = Look at two
sc-label-take-point = 1 conquest point
sc-label-area = area { $letter }
sc-label-route-to = to { $planet }
# Where two routes join the same planets: $side of the planet of the heading, $end of the other one.
sc-label-route-from-side = { $side } to { $end }
sc-label-take-from = { NAME($owner, form: "own-start") } “{ $event }”
sc-label-end = { $end } end
sc-label-swap-ends = { $one } end with { $other } end
# Brood War: $area is defended; an order is carried out as a special one; a token is spent.
sc-label-defend = Defend { $area }
sc-label-defend-heading = Defend
sc-label-execute-as = As { $order }
sc-label-dispose = Out of the game
sc-label-pay-token = Token: { $amount }
sc-label-use-guard = Use the guard token
# A unit, a transport of somebody that is destroyed.
sc-label-take-item = { $item }: { $unit }
# The heading over the units that can pick an item up.
sc-label-take-item-heading = Pick up the { $item } with
sc-label-strike = { $owner ->
        [you] { AS($owner, "Your") }
       *[other] { NAME($owner, form: "own-start") }
    } { $unit } on { $area }
sc-label-of = { $owner ->
        [you] { AS($owner, "Your") }
       *[other] { NAME($owner, form: "own-start") }
    } { $unit }
sc-label-raid = Transport of { $owner }: { $route }
# Two units change places, each with the number of its skirmish.
sc-label-switch = { $one } ({ $at }) with { $other } ({ $to })

## Asked once more before others go on, at a table of several people: two or three words

# An order, face down.
sc-confirm-place = Place it?
# The Defend order, which is carried out at once.
sc-confirm-defend = Defend now?
# An order that lies face down.
sc-confirm-reveal = Turn it over?
# An Event card instead of the order.
sc-confirm-event = Take the card?
sc-confirm-attack = Begin the battle?

## What a choice will do

sc-choice-take-faction = Play { NAME($faction, form: "inside") } ({ $race }); your own way to win: { WORD($faction, "text") }
sc-choice-take-faction-points = Play { NAME($faction, form: "inside") } ({ $race }); your own way to win besides { $points } points: { WORD($faction, "text") }
sc-choice-pick-planet = Place { $planet } now, next to the planets on the table.
sc-choice-place-planet = { $degrees ->
        [0] The planet goes { $cell }, as it is printed.
       *[other] The planet goes { $cell }, turned by { $degrees } degrees.
    }
sc-choice-lay-route = One of the last routes goes on the { $side } side of the new planet.
sc-choice-place-base = Your base goes on { $area }: { $yields }.
sc-choice-place-z-end = One end of the z-axis route goes on the { $side } side of { $planet }.
sc-choice-place-force = The unit starts on { $area } ({ $room }).
sc-choice-start-transport = Your transport starts on the route { $route }.
sc-choice-place-order = { $depth ->
        [0] Place { $order } face down on { $planet }, the first there.
        [one] Place { $order } face down on { $planet }, on top of { $depth } order: it is carried out before that one.
       *[other] Place { $order } face down on { $planet }, on top of { $depth } orders: it is carried out before them.
    }
sc-choice-use-event = Use “{ $event }”: { WORD($event, "text") }
sc-choice-reveal = Turn over your order on { $planet }.
sc-choice-reveal-known = Turn over your { $order } on { $planet }; then execute it or take an Event card instead.
sc-choice-execute = Execute the order.
sc-choice-execute-build = Build on { $planet }: units, then an upgrade, then a base.
sc-choice-execute-mobilize = Move units to { $planet }; a battle follows if you attack.
sc-choice-execute-research = Research with your base on { $planet }: an Event card, cards from your deck, a technology.
sc-choice-take-event = The order does nothing; take the top Event card instead, face down and unread.
# Brood War.
sc-choice-take-leader = { $leader }. { WORD($leader, "text") }
sc-choice-use-leader = Use “{ $leader }”: { WORD($leader, "text") }
sc-choice-free-worker = You get a free worker.
sc-choice-free-transport = You get a free transport on the route { $route }.
sc-choice-build-reserve = { WORD($unit, "article-start") } { $unit } waits on your Leadership card.
sc-choice-scrap-reserve = { WORD($unit, "article-start") } { $unit } on your Leadership card is destroyed.
sc-choice-deploy = { WORD($unit, "article-start") } { $unit } comes from your Leadership card to { $area }.
sc-choice-take-item = The { $unit } on { $area } picks up the { $item } and carries it from now on.
sc-choice-carry-item = The unit that goes is the one with the { $item }.
sc-choice-strike = { $owner ->
        [you] { AS($owner, "Your") }
       *[other] { NAME($owner, form: "own-start") }
    } { $unit } on { $area } is destroyed.
sc-choice-strike-site = The { $site } on { $area } is destroyed.
sc-choice-raid = { $owner ->
        [you] { AS($owner, "Your") }
       *[other] { NAME($owner, form: "own-start") }
    } transport on the route { $route } is destroyed.
sc-choice-defend = You defend { $area } at once, as order { $number } of this round: units may come there, and a guard token stays.
sc-choice-execute-as = The order is carried out as { $order }. If you hold a strategic area of the planet, it takes no place in the pool.
sc-choice-execute-strategic = The { $order } on { $planet } is carried out. You hold a strategic area there, so the token takes no place in the pool.
sc-choice-execute-pooled = The { $order } on { $planet } is carried out and takes a place in the pool: { $used } of { $all }.
sc-choice-execute-disposed = The { $order } on { $planet } is carried out. The pool has no room, so the token leaves the game.
sc-choice-dispose = The token leaves the game; the place in the pool stays free.
sc-choice-scrap-site = Your { $site } on { $area } is destroyed.
sc-choice-pay-token = One token pays { $amount }, without a worker.
sc-choice-use-guard = You have +2 health in each skirmish of this battle. The token is used up.
sc-choice-switch = The { $one } of skirmish { $at } and the { $other } of skirmish { $to } change places.
sc-choice-take-another-event = Take one more Event card, face down and unread.
sc-choice-build-worker = Build a worker for { $cost }; it can work from the next round on.
sc-choice-build-transport = Build a transport from { $route } for { $cost }.
sc-choice-build-unit = Build { WORD($unit, "article") } { $unit } on { $area } ({ $room }) for { $cost }.
sc-choice-build-unit-of = Build { WORD($unit, "article") } { $unit } on { $area } ({ $room }) for { $cost }; you give up { $count ->
        [one] { $count } { $from }
       *[other] { $count } { NAME($from, form: "many") }
    } on the planet for it.
sc-choice-give-up = The unit on { $area } is given up too.
sc-choice-give-part = Your { $unit } on { $area } is given up.
sc-choice-build-building = Build level { $level } of the { $building } for { $cost }.
sc-choice-build-building-for = Build level { $level } of the { $building } for { $cost }; from then on you can build { LIST($units, form: "many") }.
sc-choice-build-module = Build { WORD($module, "article") } { $module } module for { $cost }. { WORD($module, "text") }
sc-choice-build-base = Build a base on { $area } for { $cost }.
sc-choice-scrap = Choose a unit, base or transport of your own to destroy, for nothing in return.
sc-choice-scrap-unit = Your { $unit } on { $area } is destroyed.
sc-choice-scrap-base = Your base on { $planet } is destroyed.
sc-choice-scrap-transport = Your transport from { $route } is destroyed.
sc-choice-pay-auto = Pay { $amount } with your workers, sheet first, without force mining.
sc-choice-pay-permanent = One worker goes on the { $resource } of your sheet, which nobody can take from you.
sc-choice-pay-from = One worker goes on the card of { $area }.
sc-choice-mine-partly = One worker beyond what { $area } gives: force mining. The area is then partially depleted.
sc-choice-mine-all = One worker beyond what { $area } gives: force mining. The area is then depleted for good, and its card is lost.
sc-choice-discount = The discount takes { $amount } off the price.
sc-choice-move = Choose where { WORD($unit, "article") } { $unit } on { $area } goes.
sc-choice-move-attack = The { $unit } attacks { $area }: a battle.
sc-choice-move-beside-base = The { $unit } takes { $area } beside the enemy base, without a fight.
sc-choice-move-to = The { $unit } goes to { $area } ({ $room }).
sc-choice-lift-off = Your base flies to { $area }.
sc-choice-recall = Choose the Arbiter that fetches the { $unit } from { $area }.
sc-choice-draw = Draw 3 Combat cards into your hand.
sc-choice-draw-more = { $count ->
        [one] Draw { $count } more Combat card into your hand.
       *[other] Draw { $count } more Combat cards into your hand.
    }
# $text: what the technology does, or choice-better-cards.
sc-choice-buy-tech = { $count ->
        [one] Buy { $tech } for { $cost }; its { $count } card goes into your deck. { $text }
       *[other] Buy { $tech } for { $cost }; its { $count } cards go into your deck. { $text }
    }
sc-choice-buy-open-tech = Buy { $tech } for { $cost }; it stays face up in front of you. { $text }
sc-choice-tech-text = { WORD($tech, "text") }
sc-choice-better-cards = Cards with better values.
sc-choice-to-hand = Take into your hand, for all to see: { $card }.
sc-choice-use-tech = Use “{ $tech }”: { WORD($tech, "text") }
sc-choice-use-tech-cards = Use “{ $tech }”: cards with better values.
sc-choice-give-unit = { WORD($unit, "article-start") } { $unit } in the battle is given up.
sc-choice-give-worker = A worker from your pool is given up.
sc-choice-name-front = { WORD($unit, "article-start") } { $unit } fights in the front line.
sc-choice-pair = { WORD($attacker, "article-start") } { $attacker } faces { WORD($defender, "article") } { $defender } in skirmish { $number }.
sc-choice-support = The unit stands behind the front line of skirmish { $number }.
sc-choice-play-card = Place at skirmish { $number }: { $card }.
# $text: the name of what has the text of the card.
sc-choice-play-card-text = Place at skirmish { $number }: { $card }. { WORD($text, "text") }
sc-choice-play-deck = Place the top card of your deck, which nobody has seen, not even you.
sc-choice-look-deck = Look at the top two cards of your deck, place one and discard the other.
sc-choice-resolve = Skirmish { $number } is fought next.
sc-choice-lose = { WORD($unit, "article-start") } { $unit } is destroyed.
sc-choice-lose-front = The { $unit } in the front line is destroyed.
sc-choice-lose-behind = { WORD($unit, "article-start") } { $unit } behind the front line is destroyed.
sc-choice-withdraw = The cloaked { $unit } slips away to { $area } ({ $room }).
sc-choice-leave = { WORD($unit, "article-start") } { $unit } leaves the area.
sc-choice-retreat = All units that must leave go to { $area } ({ $room }).
sc-choice-play-event = Execute “{ $event }”: { WORD($event, "text") }
sc-choice-take-point = Gain 1 conquest point.
# $alternative: what the alternative of a card gives (sc-gives…).
sc-choice-alternative = { NAME($alternative, form: "start") }.
sc-choice-pick-area = Choose { $area }: { $yields }.
sc-choice-pick-route = Choose the route { $route }.
sc-choice-pick-unit = Choose { WORD($unit, "article") } { $unit }.
sc-choice-take-from = Choose { NAME($owner, form: "own") } “{ $event }”: { WORD($event, "text") }
sc-choice-swap-ends = The { $one } end and the { $other } end change places.
sc-choice-discard = Discard: { $card }. It is shown when everybody has chosen.

## Ending a series or declining an offer: buttons

sc-label-done-start-base = Not here
sc-label-done-use-none = Use none
sc-label-done-build-units = Done building
sc-label-done-build-upgrades = No more upgrades
sc-label-done-build-base = No base
sc-label-done-move = Done moving
sc-label-done-recall = No recall
sc-label-done-draw = Draw none
sc-label-done-buy = Buy none
sc-label-done-extra = Neither
sc-label-done-take = Take no more
sc-label-done-standard = No card
sc-label-done-reinforcement = No reinforcement
# $unit may be piece-unit.
sc-label-done-withdraw = Let the { $unit } be lost
sc-label-done-splash = Lose none to this card
sc-label-done-pay = Do not buy it
sc-label-done-order = End the order
sc-label-done-play-events = Execute no more
sc-label-done-card = No more
sc-label-done-other = Go on
sc-label-done-put-away = To the pool
sc-label-done-forbid = Close none
sc-label-done-infest = No
sc-label-done-switch = All stay
sc-label-done-collateral = Destroy nothing

## The same: what it will do

sc-declined-start-base = Your base goes on another planet of yours.
sc-declined-start-of-planning = You use no card; the orders are placed now.
sc-declined-end-of-planning = You use no card; the orders are executed next.
sc-declined-before-order = You use no card; the order is executed as it is.
sc-declined-start-of-regrouping = You use no card; now the round ends.
sc-declined-ability = You use no ability in this battle.
sc-declined-build-units = You build no more units, workers or transports; a building and a module come next.
sc-declined-build-upgrades = You buy no more buildings or modules with this order.
sc-declined-build-base = You build no base; the order ends.
sc-declined-move = Nothing more moves; the order ends.
sc-declined-move-battle = Nothing more moves; the battle on { $area } begins.
sc-declined-recall = You recall no unit.
sc-declined-research-draw = You draw no Combat cards; a technology comes next.
sc-declined-bonus-draw = You draw no further Combat cards.
sc-declined-research-buy = You buy no technology.
sc-declined-research-extra = You take neither an Event card nor a Combat card.
sc-declined-tech-to-hand = The cards of the technology are shuffled into your deck.
sc-declined-take-cards = You take no more cards into your hand.
sc-declined-standard = You have no standard card: the unit fights without one.
sc-declined-reinforcement = Your Combat card stays alone at this skirmish.
sc-declined-withdraw = The cloaked { $unit } is destroyed instead of withdrawing.
sc-declined-pay = The purchase does not take place: nothing is paid, nothing force mined.
sc-declined-order = You destroy nothing more; the order ends.
sc-declined-splash = No unit is lost to this card; another card destroys one instead.
sc-declined-play-events = The Event cards you have not executed are shown and discarded.
sc-declined-card = The card does no more.
sc-declined-other = You go on.
sc-declined-put-away = The token goes to your pool and comes back when the round ends.
sc-declined-forbid = Every area stays open to the order.
sc-declined-infest = No Infested Command Center is placed there.
sc-declined-switch = Your units stay where they are; the cards come next.
sc-declined-collateral = Your unit destroys nothing else.

## What one should know to answer

sc-aside-faction = Each faction also has an objective of its own that wins the game.
sc-aside-leaders = Everybody chooses in secret; then all the cards are turned over together.
sc-aside-leader-last = You see what the others have chosen.
sc-aside-pick-planet = Everybody places planets in turn.
sc-aside-place-planet = Its slots should meet those of its neighbours: routes join them.
sc-aside-start-base = Your base and first units go on one of the planets you placed.
sc-aside-z-end = Z-axis routes join planets that lie apart.
sc-aside-planning-card = A card can be used once.
sc-aside-place-order = Order { $number } of { $all }: face down on top of a stack, and what is on top is carried out first.
sc-aside-no-specials = Special orders need a Research & Development module.
# Brood War: special orders are placed freely; each that is carried out takes a place in the pool.
sc-aside-no-pool = Without a Research & Development module, special orders only bring Event cards.
sc-aside-pool = Special Order Pool: { $used } of { $all } used.
sc-aside-put-away = The pool has room: the token comes back in Regrouping.
sc-aside-forbid = With this order, nobody may enter the area you close.
sc-aside-switch = Once per battle: two non-assist units from different skirmishes.
sc-aside-collateral = Your front-line unit survived: it may destroy one thing in the area.
sc-aside-defend = Units come to the area from this planet and over your transports. A guard token stays there.
sc-aside-specials = Special orders left: { $left } of { $limit }.
sc-aside-reveal = Only orders on top of a stack can be turned over.
sc-aside-order = { NAME($order, form: "start") } on { $planet }.
sc-aside-events-held = { $count ->
        [one] You hold { $count } Event card for Regrouping.
       *[other] You hold { $count } Event cards for Regrouping.
    }
sc-aside-built = { $limit ->
        [one] { $built } of { $limit } unit built.
       *[other] { $built } of { $limit } units built.
    }
sc-aside-purse = You have { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } for up to { $minerals ->
        [one] { $minerals } mineral
       *[other] { $minerals } minerals
    } and { $gas } gas.
sc-aside-discount = One resource off one purchase.
sc-aside-upgrades = One building and one module per order.
sc-aside-base = One base per planet, in an area with a unit of yours.
sc-aside-end-of-order = It may free a figure, make room, or clear the way for a teammate.
sc-aside-scrap = It goes back to your supply, and you cannot undo that later.
sc-aside-move = To { $planet }, from within it or over your transports; one enemy area at most.
sc-aside-move-attack = To { $planet }. You attack { $area }: no other enemy area can be entered with this order.
sc-aside-ability = One ability per battle.
sc-aside-pair = The attacker pairs front-line units until one side has none left.
# To somebody who has only one answer.
sc-aside-asked-anyway = You hold none. You are asked all the same, so that nobody finds out.
sc-aside-standard = Major values count if the card shows your front-line unit.
sc-aside-reinforcement = It counts only if it shows your front-line unit; with the support mark, any of your units there will do.
sc-aside-discard = { $limit ->
        [one] You keep { $limit } card: { $more } more to discard.
       *[other] You keep { $limit } cards: { $more } more to discard.
    }
sc-aside-play-events = The rest of what you drew is discarded.
# The whole text of an Event card.
sc-aside-event-text = { WORD($event, "text") }

## What is paid for

sc-aside-pays-worker = A worker.
sc-aside-pays-transport = A transport from { $route }.
sc-aside-pays-reserve = { WORD($unit, "article-start") } { $unit } on your Leadership card.
sc-aside-pays-unit = { WORD($unit, "article-start") } { $unit } on { $area }.
sc-aside-pays-building = { $building }.
sc-aside-pays-module = { $module } module.
sc-aside-pays-base = A base on { $area }.
sc-aside-pays-technology = { $tech }.
sc-aside-pays-ability = The ability of { $tech }.
sc-aside-pays-points = { $points }.
sc-aside-workers-left = { $count ->
        [0] No worker stays free.
        [one] { $count } worker stays free.
       *[other] { $count } workers stay free.
    }
sc-aside-discount-may = One resource may be taken off.
sc-aside-discount-must = One resource comes off: which?
sc-aside-mining = { $short ->
        [one] { $short } resource is short: a card is force mined for it and is then partially depleted or, if it already was, depleted for good.
       *[other] { $short } resources are short: cards are force mined, each partially depleted by the first worker beyond what it gives, and depleted for good by the second.
    }

## Who is waited for, and what for. $who is a list of players: { $who -> [one] … *[other] … } tells whether they are several.

sc-waiting-faction = Waiting for { $who } to choose a faction
sc-waiting-leader = Waiting for { $who } to choose a Leadership card
sc-waiting-take-planets = Waiting for { $who } to take planets
sc-waiting-pick-planet = Waiting for { $who } to choose a planet to place
sc-waiting-place-planet = Waiting for { $who } to place { $planet }
sc-waiting-routes = Waiting for { $who } to lay the last routes
sc-waiting-start-base = Waiting for { $who } to place a base
sc-waiting-z-end = Waiting for { $who } to place a z-axis route
sc-waiting-forces = Waiting for { $who } to place the first units
sc-waiting-start-site = Waiting for { $who } to place an installation
sc-waiting-start-transport = Waiting for { $who } to place a transport
sc-waiting-planning-card = Waiting for { $who } to use a card in Planning
sc-waiting-place-order = Waiting for { $who } to place an order
sc-waiting-reveal = Waiting for { $who } to reveal an order
sc-waiting-execute = Waiting for { $who } to execute an order
sc-waiting-execute-or-event = Waiting for { $who } to execute { $order } or take an Event card instead
sc-waiting-order-card = Waiting for { $who } to use a card before the order
sc-waiting-build = Waiting for { $who } to build on { $planet }
sc-waiting-give-up = Waiting for { $who } to give up a unit
sc-waiting-upgrades = Waiting for { $who } to buy a building or module
sc-waiting-base = Waiting for { $who } to build a base on { $planet }
sc-waiting-scrap = Waiting for { $who } to destroy a piece of their own
sc-waiting-move = Waiting for { $who } to move units to { $planet }
# $planet of the sentences above, where it is not known.
sc-waiting-some-planet = a planet
sc-waiting-recall = Waiting for { $who } to recall a unit
sc-waiting-research-draw = Waiting for { $who } to draw Combat cards
sc-waiting-research-buy = Waiting for { $who } to buy a technology
sc-waiting-take-card = Waiting for { $who } to take a card
sc-waiting-pay = Waiting for { $who } to pay
sc-waiting-muster = Waiting for { $who } to move units to or from a Leadership card
sc-waiting-avenge = Waiting for { $who } to avenge a hero
sc-waiting-token = Waiting for { $who } to take resource tokens
sc-waiting-end-of-order = Waiting for { $who } to end the order
sc-waiting-put-away = Waiting for { $who } to put a special order away
sc-waiting-forbid = Waiting for { $who } to close an area to the order
sc-waiting-infest = Waiting for { $who } to decide about an Infested Command Center on { $area }
sc-waiting-ability = Waiting for { $who } to use an ability before the battle
sc-waiting-bonus-draw = Waiting for { $who } to draw more Combat cards
sc-waiting-front = Waiting for { $who } to name the front line
sc-waiting-pair = Waiting for { $who } to pair the units
sc-waiting-support = Waiting for { $who } to send supporting units
sc-waiting-switch = Waiting for { $who } to let two units change places
sc-waiting-skirmish-card = Waiting for { $who } to place a card at skirmish { $number }
sc-waiting-next-skirmish = Waiting for { $who } to choose the next skirmish
sc-waiting-lose = Waiting for { $who } to choose which unit is lost
sc-waiting-collateral = Waiting for { $who } to choose what collateral damage destroys
sc-waiting-withdraw = Waiting for { $who } to withdraw a cloaked unit
sc-waiting-leave = Waiting for { $who } to choose what leaves the area
sc-waiting-retreat = Waiting for { $who } to retreat
sc-waiting-regrouping-card = Waiting for { $who } to use a card before Regrouping
sc-waiting-take-cards = Waiting for { $who } to take Combat cards
sc-waiting-play-events = Waiting for { $who } to execute Event cards
sc-waiting-end-bonus = Waiting for { $who } to take the bonus of “The End Draws Near”
sc-waiting-event = Waiting for { $who } to carry out “{ $event }”
sc-waiting-some-event = Waiting for { $who } to carry out an Event card
sc-waiting-discard = Waiting for { $who } to discard down to the hand limit
sc-waiting-go-on = Waiting for { $who } to go on

## What speaks for an answer, under a hint: short sentences to whoever is asked

sc-reason-points = { $area } gives { $count ->
        [one] { $count } point
       *[other] { $count } points
    } every round.
# $what: “2 minerals”.
sc-reason-resources = Workers can get { $what } per round from { $area }.
sc-reason-strategic = Whoever holds { $area } carries out special orders on its planet without using the pool.
sc-reason-free = Nobody holds { $area }.
sc-reason-keeps = Chance that you hold { $area } when the round’s orders are over: { $chance }%.
# $units: several log-units.
sc-reason-held = { NAME($owner, form: "start") } holds { $area } with { $units }.
sc-reason-unguarded = On { $area } there is only a base of { $owner }, no units.
# How often the battle is won, of 10 times.
sc-reason-odds = { $wins ->
        [0] You hardly ever win a battle for { $area }.
        [10] You win nearly every battle for { $area }.
       *[other] You win about { $wins } out of 10 battles for { $area }.
    }
# How many units of one’s own stand in an area that one holds.
sc-reason-guards = { $count ->
        [0] No unit of yours guards { $area } so far.
        [one] You guard { $area } with only { $count } unit so far.
       *[other] You guard { $area } with { $count } units so far.
    }
sc-reason-goal-area = { $area } counts for your objective: you have { $have } of { $need }.
sc-reason-goal-planet = Your objective is whole planets: you have { $held } of { $all } areas of { $planet }.
sc-reason-goal-most = { $area } counts for your objective: controlling the most areas.
sc-reason-goal-base = A base on { $planet } counts for your objective: you have { $have } of { $need }.
# $count: how many bases one has.
sc-reason-base = With a base on { $area } you can build units on { $planet }; you have { $count ->
        [one] { $count } base
       *[other] { $count } bases
    } so far.
sc-reason-event-card = It usually brings an Event card instead of being carried out.
sc-reason-units = It usually builds units on { $planet }.
sc-reason-building = It usually builds a building or a module.
sc-reason-technology = It usually develops a technology.
# Against how many of the cards that the enemy may have there.
sc-reason-card-kills = { $all ->
        [one] It destroys an enemy unit.
       *[other] It destroys an enemy unit against { $yes } of the { $all } cards they may have there.
    }
sc-reason-card-holds = { $all ->
        [one] It keeps your units safe.
       *[other] It keeps your units safe against { $yes } of the { $all } cards they may have there.
    }
# Whose order lies beneath.
sc-reason-sequence = On { $planet } it comes before { $beneath ->
        [you] your own order
       *[other] { NAME($beneath, form: "own") } order
    } beneath it.
