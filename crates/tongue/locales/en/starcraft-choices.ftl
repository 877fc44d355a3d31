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

label-planet-place = { NAME($cell, form: "start") }, turned { $degrees }°
label-planet-turned = turned { $degrees }°
label-lay-route = Route to the { $side }
label-z-end = { $planet }, { $side }
label-order = { NAME($order, form: "start") } on { $planet }
label-use = Use “{ $thing }”
label-reveal = { $planet } · { $order }
label-execute = Execute { $order }
label-execute-it = Execute it
label-take-event = Take an Event card
label-worker = Worker
label-transport = Transport
label-transport-to = Transport to { $there }
# The other end of the route of a transport.
label-z-axis = { $there } (z-axis)
label-transport-on = Transport: { $route }
label-on = { $thing } on { $place }
label-from = { $thing } from { $place }
label-give-up = The one on { $area }
label-upgrade = { $thing }, { $cost }
label-module = { $module } module, { $cost }
label-base = Base
label-base-on = Base on { $place }
label-lift-off = Lift off
label-lift-off-to = Lift off to { $area }
label-scrap = Destroy a piece of your own
label-pay = Pay { $amount }
# A link: takes back a payment that was made by itself, so that one is asked how to pay.
sc-pay-otherwise = Pay differently
label-pay-sheet = Sheet: { $amount }
label-force = Force mine { $area }
label-discount = { $amount } off
label-draw = Draw { $count }
label-draw-three = Draw 3 cards
label-give-worker = A worker
label-lose-front = { $unit } in front
label-lose-behind = { $unit } in support
label-pair = { $attacker } against { $defender }
label-skirmish = Skirmish { $number }
label-play-deck = Top of the deck
label-look-deck = Look at two
label-take-point = 1 conquest point
label-area = area { $letter }
label-route-to = to { $planet }
# Where two routes join the same planets: $side of the planet of the heading, $end of the other one.
label-route-from-side = { $side } to { $end }
label-take-from = { NAME($owner, form: "own-start") } “{ $event }”
label-end = { $end } end
label-swap-ends = { $one } end with { $other } end
# Brood War: $area is defended; an order is carried out as a special one; a token is spent.
label-defend = Defend { $area }
label-defend-heading = Defend
label-execute-as = As { $order }
label-dispose = Out of the game
label-pay-token = Token: { $amount }
label-use-guard = Use the guard token
# A unit, a transport of somebody that is destroyed.
label-take-item = { $item }: { $unit }
# The heading over the units that can pick an item up.
label-take-item-heading = Pick up the { $item } with
label-strike = { $owner ->
        [you] { AS($owner, "Your") }
       *[other] { NAME($owner, form: "own-start") }
    } { $unit } on { $area }
label-of = { $owner ->
        [you] { AS($owner, "Your") }
       *[other] { NAME($owner, form: "own-start") }
    } { $unit }
label-raid = Transport of { $owner }: { $route }
# Two units change places, each with the number of its skirmish.
label-switch = { $one } ({ $at }) with { $other } ({ $to })

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

choice-take-faction = Play { NAME($faction, form: "inside") } ({ $race }); your own way to win: { WORD($faction, "text") }
choice-take-faction-points = Play { NAME($faction, form: "inside") } ({ $race }); your own way to win besides { $points } points: { WORD($faction, "text") }
choice-pick-planet = Place { $planet } now, next to the planets on the table.
choice-place-planet = { $degrees ->
        [0] The planet goes { $cell }, as it is printed.
       *[other] The planet goes { $cell }, turned by { $degrees } degrees.
    }
choice-lay-route = One of the last routes goes on the { $side } side of the new planet.
choice-place-base = Your base goes on { $area }: { $yields }.
choice-place-z-end = One end of the z-axis route goes on the { $side } side of { $planet }.
choice-place-force = The unit starts on { $area } ({ $room }).
choice-start-transport = Your transport starts on the route { $route }.
choice-place-order = { $depth ->
        [0] Place { $order } face down on { $planet }, the first there.
        [one] Place { $order } face down on { $planet }, on top of { $depth } order: it is carried out before that one.
       *[other] Place { $order } face down on { $planet }, on top of { $depth } orders: it is carried out before them.
    }
choice-use-event = Use “{ $event }”: { WORD($event, "text") }
choice-reveal = Turn over your order on { $planet }.
choice-reveal-known = Turn over your { $order } on { $planet }; then execute it or take an Event card instead.
choice-execute = Execute the order.
choice-execute-build = Build on { $planet }: units, then an upgrade, then a base.
choice-execute-mobilize = Move units to { $planet }; a battle follows if you attack.
choice-execute-research = Research with your base on { $planet }: an Event card, cards from your deck, a technology.
choice-take-event = The order does nothing; take the top Event card instead, face down and unread.
# Brood War.
choice-take-leader = { $leader }. { WORD($leader, "text") }
choice-use-leader = Use “{ $leader }”: { WORD($leader, "text") }
choice-free-worker = You get a free worker.
choice-free-transport = You get a free transport on the route { $route }.
choice-build-reserve = { WORD($unit, "article-start") } { $unit } waits on your Leadership card.
choice-scrap-reserve = { WORD($unit, "article-start") } { $unit } on your Leadership card is destroyed.
choice-deploy = { WORD($unit, "article-start") } { $unit } comes from your Leadership card to { $area }.
choice-take-item = The { $unit } on { $area } picks up the { $item } and carries it from now on.
choice-carry-item = The unit that goes is the one with the { $item }.
choice-strike = { $owner ->
        [you] { AS($owner, "Your") }
       *[other] { NAME($owner, form: "own-start") }
    } { $unit } on { $area } is destroyed.
choice-strike-site = The { $site } on { $area } is destroyed.
choice-raid = { $owner ->
        [you] { AS($owner, "Your") }
       *[other] { NAME($owner, form: "own-start") }
    } transport on the route { $route } is destroyed.
choice-defend = You defend { $area } at once, as order { $number } of this round: units may come there, and a guard token stays.
choice-execute-as = The order is carried out as { $order }. If you hold a strategic area of the planet, it takes no place in the pool.
choice-execute-strategic = The { $order } on { $planet } is carried out. You hold a strategic area there, so the token takes no place in the pool.
choice-execute-pooled = The { $order } on { $planet } is carried out and takes a place in the pool: { $used } of { $all }.
choice-execute-disposed = The { $order } on { $planet } is carried out. The pool has no room, so the token leaves the game.
choice-dispose = The token leaves the game; the place in the pool stays free.
choice-scrap-site = Your { $site } on { $area } is destroyed.
choice-pay-token = One token pays { $amount }, without a worker.
choice-use-guard = You have +2 health in each skirmish of this battle. The token is used up.
choice-switch = The { $one } of skirmish { $at } and the { $other } of skirmish { $to } change places.
choice-take-another-event = Take one more Event card, face down and unread.
choice-build-worker = Build a worker for { $cost }; it can work from the next round on.
choice-build-transport = Build a transport from { $route } for { $cost }.
choice-build-unit = Build { WORD($unit, "article") } { $unit } on { $area } ({ $room }) for { $cost }.
choice-build-unit-of = Build { WORD($unit, "article") } { $unit } on { $area } ({ $room }) for { $cost }; you give up { $count ->
        [one] { $count } { $from }
       *[other] { $count } { NAME($from, form: "many") }
    } on the planet for it.
choice-give-up = The unit on { $area } is given up too.
choice-give-part = Your { $unit } on { $area } is given up.
choice-build-building = Build level { $level } of the { $building } for { $cost }.
choice-build-building-for = Build level { $level } of the { $building } for { $cost }; from then on you can build { LIST($units, form: "many") }.
choice-build-module = Build { WORD($module, "article") } { $module } module for { $cost }. { WORD($module, "text") }
choice-build-base = Build a base on { $area } for { $cost }.
choice-scrap = Choose a unit, base or transport of your own to destroy, for nothing in return.
choice-scrap-unit = Your { $unit } on { $area } is destroyed.
choice-scrap-base = Your base on { $planet } is destroyed.
choice-scrap-transport = Your transport from { $route } is destroyed.
choice-pay-auto = Pay { $amount } with your workers, sheet first, without force mining.
choice-pay-permanent = One worker goes on the { $resource } of your sheet, which nobody can take from you.
choice-pay-from = One worker goes on the card of { $area }.
choice-mine-partly = One worker beyond what { $area } gives: force mining. The area is then partially depleted.
choice-mine-all = One worker beyond what { $area } gives: force mining. The area is then depleted for good, and its card is lost.
choice-discount = The discount takes { $amount } off the price.
choice-move = Choose where { WORD($unit, "article") } { $unit } on { $area } goes.
choice-move-attack = The { $unit } attacks { $area }: a battle.
choice-move-beside-base = The { $unit } takes { $area } beside the enemy base, without a fight.
choice-move-to = The { $unit } goes to { $area } ({ $room }).
choice-lift-off = Your base flies to { $area }.
choice-recall = Choose the Arbiter that fetches the { $unit } from { $area }.
choice-draw = Draw 3 Combat cards into your hand.
choice-draw-more = { $count ->
        [one] Draw { $count } more Combat card into your hand.
       *[other] Draw { $count } more Combat cards into your hand.
    }
# $text: what the technology does, or choice-better-cards.
choice-buy-tech = { $count ->
        [one] Buy { $tech } for { $cost }; its { $count } card goes into your deck. { $text }
       *[other] Buy { $tech } for { $cost }; its { $count } cards go into your deck. { $text }
    }
choice-buy-open-tech = Buy { $tech } for { $cost }; it stays face up in front of you. { $text }
choice-tech-text = { WORD($tech, "text") }
choice-better-cards = Cards with better values.
choice-to-hand = Take into your hand, for all to see: { $card }.
choice-use-tech = Use “{ $tech }”: { WORD($tech, "text") }
choice-use-tech-cards = Use “{ $tech }”: cards with better values.
choice-give-unit = { WORD($unit, "article-start") } { $unit } in the battle is given up.
choice-give-worker = A worker from your pool is given up.
choice-name-front = { WORD($unit, "article-start") } { $unit } fights in the front line.
choice-pair = { WORD($attacker, "article-start") } { $attacker } faces { WORD($defender, "article") } { $defender } in skirmish { $number }.
choice-support = The unit stands behind the front line of skirmish { $number }.
choice-play-card = Place at skirmish { $number }: { $card }.
# $text: the name of what has the text of the card.
choice-play-card-text = Place at skirmish { $number }: { $card }. { WORD($text, "text") }
choice-play-deck = Place the top card of your deck, which nobody has seen, not even you.
choice-look-deck = Look at the top two cards of your deck, place one and discard the other.
choice-resolve = Skirmish { $number } is fought next.
choice-lose = { WORD($unit, "article-start") } { $unit } is destroyed.
choice-lose-front = The { $unit } in the front line is destroyed.
choice-lose-behind = { WORD($unit, "article-start") } { $unit } behind the front line is destroyed.
choice-withdraw = The cloaked { $unit } slips away to { $area } ({ $room }).
choice-leave = { WORD($unit, "article-start") } { $unit } leaves the area.
choice-retreat = All units that must leave go to { $area } ({ $room }).
choice-play-event = Execute “{ $event }”: { WORD($event, "text") }
choice-take-point = Gain 1 conquest point.
# $alternative: what the alternative of a card gives (sc-gives…).
choice-alternative = { NAME($alternative, form: "start") }.
choice-pick-area = Choose { $area }: { $yields }.
choice-pick-route = Choose the route { $route }.
choice-pick-unit = Choose { WORD($unit, "article") } { $unit }.
choice-take-from = Choose { NAME($owner, form: "own") } “{ $event }”: { WORD($event, "text") }
choice-swap-ends = The { $one } end and the { $other } end change places.
choice-discard = Discard: { $card }. It is shown when everybody has chosen.

## Ending a series or declining an offer: buttons

done-start-base = Not here
done-use-none = Use none
done-build-units = Done building
done-build-upgrades = No more upgrades
done-build-base = No base
done-move = Done moving
done-recall = No recall
done-draw = Draw none
done-buy = Buy none
done-extra = Neither
done-take = Take no more
done-standard = No card
done-reinforcement = No reinforcement
# $unit may be piece-unit.
done-withdraw = Let the { $unit } be lost
done-splash = Lose none to this card
done-pay = Do not buy it
done-order = End the order
done-play-events = Execute no more
done-card = No more
done-other = Go on
done-put-away = To the pool
done-forbid = Close none
done-infest = No
done-switch = All stay
done-collateral = Destroy nothing

## The same: what it will do

declined-start-base = Your base goes on another planet of yours.
declined-start-of-planning = You use no card; the orders are placed now.
declined-end-of-planning = You use no card; the orders are executed next.
declined-before-order = You use no card; the order is executed as it is.
declined-start-of-regrouping = You use no card; now the round ends.
declined-ability = You use no ability in this battle.
declined-build-units = You build no more units, workers or transports; a building and a module come next.
declined-build-upgrades = You buy no more buildings or modules with this order.
declined-build-base = You build no base; the order ends.
declined-move = Nothing more moves; the order ends.
declined-move-battle = Nothing more moves; the battle on { $area } begins.
declined-recall = You recall no unit.
declined-research-draw = You draw no Combat cards; a technology comes next.
declined-bonus-draw = You draw no further Combat cards.
declined-research-buy = You buy no technology.
declined-research-extra = You take neither an Event card nor a Combat card.
declined-tech-to-hand = The cards of the technology are shuffled into your deck.
declined-take-cards = You take no more cards into your hand.
declined-standard = You have no standard card: the unit fights without one.
declined-reinforcement = Your Combat card stays alone at this skirmish.
declined-withdraw = The cloaked { $unit } is destroyed instead of withdrawing.
declined-pay = The purchase does not take place: nothing is paid, nothing force mined.
declined-order = You destroy nothing more; the order ends.
declined-splash = No unit is lost to this card; another card destroys one instead.
declined-play-events = The Event cards you have not executed are shown and discarded.
declined-card = The card does no more.
declined-other = You go on.
declined-put-away = The token goes to your pool and comes back when the round ends.
declined-forbid = Every area stays open to the order.
declined-infest = No Infested Command Center is placed there.
declined-switch = Your units stay where they are; the cards come next.
declined-collateral = Your unit destroys nothing else.

## What one should know to answer

aside-faction = Each faction also has an objective of its own that wins the game.
aside-leaders = Everybody chooses in secret; then all the cards are turned over together.
aside-leader-last = You see what the others have chosen.
aside-pick-planet = Everybody places planets in turn.
aside-place-planet = Its slots should meet those of its neighbours: routes join them.
aside-start-base = Your base and first units go on one of the planets you placed.
aside-z-end = Z-axis routes join planets that lie apart.
aside-planning-card = A card can be used once.
aside-place-order = Order { $number } of { $all }: face down on top of a stack, and what is on top is carried out first.
aside-no-specials = Special orders need a Research & Development module.
# Brood War: special orders are placed freely; each that is carried out takes a place in the pool.
aside-no-pool = Without a Research & Development module, special orders only bring Event cards.
aside-pool = Special Order Pool: { $used } of { $all } used.
aside-put-away = The pool has room: the token comes back in Regrouping.
aside-forbid = With this order, nobody may enter the area you close.
aside-switch = Once per battle: two non-assist units from different skirmishes.
aside-collateral = Your front-line unit survived: it may destroy one thing in the area.
aside-defend = Units come to the area from this planet and over your transports. A guard token stays there.
aside-specials = Special orders left: { $left } of { $limit }.
aside-reveal = Only orders on top of a stack can be revealed.
aside-order = { NAME($order, form: "start") } on { $planet }.
aside-events-held = { $count ->
        [one] You hold { $count } Event card for Regrouping.
       *[other] You hold { $count } Event cards for Regrouping.
    }
aside-built = { $limit ->
        [one] { $built } of { $limit } unit built.
       *[other] { $built } of { $limit } units built.
    }
aside-purse = You have { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } for up to { $minerals ->
        [one] { $minerals } mineral
       *[other] { $minerals } minerals
    } and { $gas } gas.
aside-discount = One resource off one purchase.
aside-upgrades = One building and one module per order.
aside-base = One base per planet, in an area with a unit of yours.
aside-end-of-order = It may free a figure, make room, or clear the way for a teammate.
aside-scrap = It goes back to your supply, and you cannot undo that later.
aside-move = To { $planet }, from within it or over your transports; one enemy area at most.
aside-move-attack = To { $planet }. You attack { $area }: no other enemy area can be entered with this order.
aside-ability = One ability per battle.
aside-pair = The attacker pairs front-line units until one side has none left.
# To somebody who has only one answer.
aside-asked-anyway = You hold none. You are asked all the same, so that nobody finds out.
aside-standard = Major values count if the card shows your front-line unit.
aside-reinforcement = It counts only if it shows your front-line unit; with the support mark, any of your units there will do.
aside-discard = { $limit ->
        [one] You keep { $limit } card: { $more } more to discard.
       *[other] You keep { $limit } cards: { $more } more to discard.
    }
aside-play-events = The rest of what you drew is discarded.
# The whole text of an Event card.
aside-event-text = { WORD($event, "text") }

## What is paid for

aside-pays-worker = A worker.
aside-pays-transport = A transport from { $route }.
aside-pays-reserve = { WORD($unit, "article-start") } { $unit } on your Leadership card.
aside-pays-unit = { WORD($unit, "article-start") } { $unit } on { $area }.
aside-pays-building = { $building }.
aside-pays-module = { $module } module.
aside-pays-base = A base on { $area }.
aside-pays-technology = { $tech }.
aside-pays-ability = The ability of { $tech }.
aside-pays-points = { $points }.
aside-workers-left = { $count ->
        [0] No worker stays free.
        [one] { $count } worker stays free.
       *[other] { $count } workers stay free.
    }
aside-discount-may = One resource may be taken off.
aside-discount-must = One resource comes off: which?
aside-mining = { $short ->
        [one] { $short } resource is short: a card is force mined for it and is then partially depleted or, if it already was, depleted for good.
       *[other] { $short } resources are short: cards are force mined, each partially depleted by the first worker beyond what it gives, and depleted for good by the second.
    }

## Who is waited for, and what for. $who is a list of players: { $who -> [one] … *[other] … } tells whether they are several.

waiting-faction = Waiting for { $who } to choose a faction
waiting-leader = Waiting for { $who } to choose a Leadership card
waiting-take-planets = Waiting for { $who } to take planets
waiting-pick-planet = Waiting for { $who } to choose a planet to place
waiting-place-planet = Waiting for { $who } to place { $planet }
waiting-routes = Waiting for { $who } to lay the last routes
waiting-start-base = Waiting for { $who } to place a base
waiting-z-end = Waiting for { $who } to place a z-axis route
waiting-forces = Waiting for { $who } to place the first units
waiting-start-site = Waiting for { $who } to place an installation
waiting-start-transport = Waiting for { $who } to place a transport
waiting-planning-card = Waiting for { $who } to use a card in Planning
waiting-place-order = Waiting for { $who } to place an order
waiting-reveal = Waiting for { $who } to reveal an order
waiting-execute = Waiting for { $who } to execute an order
waiting-execute-or-event = Waiting for { $who } to execute { $order } or take an Event card instead
waiting-order-card = Waiting for { $who } to use a card before the order
waiting-build = Waiting for { $who } to build on { $planet }
waiting-give-up = Waiting for { $who } to give up a unit
waiting-upgrades = Waiting for { $who } to buy a building or module
waiting-base = Waiting for { $who } to build a base on { $planet }
waiting-scrap = Waiting for { $who } to destroy a piece of their own
waiting-move = Waiting for { $who } to move units to { $planet }
# $planet of the sentences above, where it is not known.
waiting-some-planet = a planet
waiting-recall = Waiting for { $who } to recall a unit
waiting-research-draw = Waiting for { $who } to draw Combat cards
waiting-research-buy = Waiting for { $who } to buy a technology
waiting-take-card = Waiting for { $who } to take a card
waiting-pay = Waiting for { $who } to pay
waiting-muster = Waiting for { $who } to move units to or from a Leadership card
waiting-avenge = Waiting for { $who } to avenge a hero
waiting-token = Waiting for { $who } to take resource tokens
waiting-end-of-order = Waiting for { $who } to end the order
waiting-put-away = Waiting for { $who } to put a special order away
waiting-forbid = Waiting for { $who } to close an area to the order
waiting-infest = Waiting for { $who } to decide about an Infested Command Center on { $area }
waiting-ability = Waiting for { $who } to use an ability before the battle
waiting-bonus-draw = Waiting for { $who } to draw more Combat cards
waiting-front = Waiting for { $who } to name the front line
waiting-pair = Waiting for { $who } to pair the units
waiting-support = Waiting for { $who } to send supporting units
waiting-switch = Waiting for { $who } to let two units change places
waiting-skirmish-card = Waiting for { $who } to place a card at skirmish { $number }
waiting-next-skirmish = Waiting for { $who } to choose the next skirmish
waiting-lose = Waiting for { $who } to choose which unit is lost
waiting-collateral = Waiting for { $who } to choose what collateral damage destroys
waiting-withdraw = Waiting for { $who } to withdraw a cloaked unit
waiting-leave = Waiting for { $who } to choose what leaves the area
waiting-retreat = Waiting for { $who } to retreat
waiting-regrouping-card = Waiting for { $who } to use a card before Regrouping
waiting-take-cards = Waiting for { $who } to take Combat cards
waiting-play-events = Waiting for { $who } to execute Event cards
waiting-end-bonus = Waiting for { $who } to take the bonus of “The End Draws Near”
waiting-event = Waiting for { $who } to carry out “{ $event }”
waiting-some-event = Waiting for { $who } to carry out an Event card
waiting-discard = Waiting for { $who } to discard down to the hand limit
waiting-go-on = Waiting for { $who } to go on

## What speaks for an answer, under a hint: short sentences to whoever is asked

reason-points = { $area } gives { $count ->
        [one] { $count } point
       *[other] { $count } points
    } every round.
# $what: “2 minerals”.
reason-resources = Workers can get { $what } per round from { $area }.
reason-strategic = Whoever holds { $area } carries out special orders on its planet without using the pool.
reason-free = Nobody holds { $area }.
# $units: several log-units.
reason-held = { NAME($owner, form: "start") } holds { $area } with { $units }.
reason-unguarded = On { $area } there is only a base of { $owner }, no units.
# How often the battle is won, of 10 times.
reason-odds = { $wins ->
        [0] You hardly ever win a battle for { $area }.
        [10] You win nearly every battle for { $area }.
       *[other] You win about { $wins } out of 10 battles for { $area }.
    }
# How many units of one’s own stand in an area that one holds.
reason-guards = { $count ->
        [0] No unit of yours guards { $area } so far.
        [one] You guard { $area } with only { $count } unit so far.
       *[other] You guard { $area } with { $count } units so far.
    }
reason-goal-area = { $area } counts for your objective: you have { $have } of { $need }.
reason-goal-planet = Your objective is whole planets: you have { $held } of { $all } areas of { $planet }.
reason-goal-most = { $area } counts for your objective: controlling the most areas.
reason-goal-base = A base on { $planet } counts for your objective: you have { $have } of { $need }.
# $count: how many bases one has.
reason-base = With a base on { $area } you can build units on { $planet }; you have { $count ->
        [one] { $count } base
       *[other] { $count } bases
    } so far.
reason-event-card = It usually brings an Event card instead of being carried out.
reason-units = It usually builds units on { $planet }.
reason-building = It usually builds a building or a module.
reason-technology = It usually develops a technology.
# Against how many of the cards that the enemy may have there.
reason-card-kills = { $all ->
        [one] It destroys an enemy unit.
       *[other] It destroys an enemy unit against { $yes } of the { $all } cards they may have there.
    }
reason-card-holds = { $all ->
        [one] It keeps your units safe.
       *[other] It keeps your units safe against { $yes } of the { $all } cards they may have there.
    }
# Whose order lies beneath.
reason-sequence = On { $planet } it comes before { $beneath ->
        [you] your own order
       *[other] { NAME($beneath, form: "own") } order
    } beneath it.
