# StarCraft: questions, choices, reasons and what cards ask for.
# $unit, $area, $planet, $order … are names; their forms are in starcraft-names.ftl.

## Things that have no entry of their own

sc-area = { $planet } { $letter }
# A Combat card by what it shows, .named within a sentence. $units: its units, or one of the next two.
sc-card = { $attack }/{ $health } { LIST($units, type: "or") }
    .named = the card { $attack }/{ $health } { LIST($units, type: "or") }
sc-any-unit = any unit
sc-no-unit = no unit
# A card that is added to another and has only a number.
sc-card-added = reinforcement { $number }
    .start = Reinforcement { $number }
sc-card-of = { $tech }
# Attack and health if the card shows the unit in front, and otherwise.
sc-card-otherwise = { $card } (otherwise { $minor_attack }/{ $minor_health })
sc-card-values = { $card } ({ $attack }/{ $health }, otherwise { $minor_attack }/{ $minor_health })
# One of several cards that are called the same: with its number, or which copy of a technology's card it is.
sc-card-numbered = { $card }, no. { $number }
sc-card-copy = { $card }, copy { $number }
sc-route = the route between { $one } and { $other }
    .start = The route between { $one } and { $other }
sc-z-route = the z-axis route between { $one } and { $other }
    .start = The z-axis route between { $one } and { $other }
sc-z-route-sides = the z-axis route from the { $from } side of { $one } to the { $to } side of { $other }
    .start = The z-axis route from the { $from } side of { $one } to the { $to } side of { $other }
sc-z-end = the end on the { $side } side of { $planet } (route to { $there })
# A hero: what it is, and its own name, that of its Leadership card.
sc-hero-unit = { $unit } { NAME($leader, form: "hero") }
    .article = the
    .article-start = The
sc-some = { $count ->
        [one] { WORD($unit, "article") } { $unit }
       *[other] { $count } { NAME($unit, form: "many") }
    }
sc-resources = { $minerals ->
        [0] { $gas ->
                [0] nothing
               *[other] { $gas } gas
            }
        [one] { $gas ->
                [0] { $minerals } mineral
               *[other] { $minerals } mineral and { $gas } gas
            }
       *[other] { $gas ->
                [0] { $minerals } minerals
               *[other] { $minerals } minerals and { $gas } gas
            }
    }

## Questions

sc-ask-faction = Which faction do you play?
sc-ask-leader = Which Leadership card of stage { $stage ->
        [1] I
        [2] II
       *[3] III
    } do you choose?
sc-ask-take-planets = Which planets do you take?
sc-ask-pick-planet = Which of your planets do you place now?
sc-ask-place-planet = Where does { $planet } go?
sc-ask-routes = Too few routes are left: which one is laid?
sc-ask-start-base = Does your base go on { $planet }?
sc-ask-z-major = Where does the major end of your z-axis route go?
sc-ask-z-minor = Where does the minor end of your z-axis route go?
sc-ask-force = Where does your { $unit } start?
sc-ask-next-force = Where does your next unit start?
sc-ask-start-site = Where do you put your installation?
sc-ask-start-transport = Where does your transport start?
sc-ask-start-of-planning = Do you use a card before the orders are placed?
sc-ask-place-order = Which order do you place, and where?
sc-ask-place-second = Which additional order do you place, and where?
sc-ask-end-of-planning = Do you use a card after the orders are placed?
sc-ask-reveal = Which of your orders do you turn over?
sc-ask-execute = Do you execute { $order } on { $planet }, or take an Event card instead?
sc-ask-execute-order = Execute the order, or take an Event card instead?
sc-ask-before-order = Do you use a card before the order?
sc-ask-build = What do you build?
sc-ask-give-up = Which other unit do you give up?
sc-ask-give-part = Which unit do you give up for { WORD($unit, "article") } { $unit }?
sc-ask-upgrade = Which building or module do you buy?
sc-ask-base = Where do you build a base?
sc-ask-scrap = Which of your pieces do you destroy?
sc-ask-move = Which unit do you move?
sc-ask-move-to = Where does the { $unit } on { $area } go?
sc-ask-to = Where does it go?
sc-ask-recall = Which unit do you recall?
sc-ask-recall-to = To which Arbiter?
# Several like units stand there, and one of them carries a scenario item.
sc-ask-carry = What does the unit that goes to { $area } carry?
sc-ask-research-draw = Do you draw three Combat cards?
sc-ask-research-buy = Which technology do you buy?
sc-ask-research-extra = One more Event card, or a card for your hand?
sc-ask-tech-to-hand = Which card of the technology goes to your hand?
sc-ask-pay = How do you pay { $amount }?
sc-ask-pay-mining = How do you pay { $amount }, which takes force mining?
sc-ask-end-of-order = Do you destroy a piece of your own before the order ends?
sc-ask-put-away = Does the special order go to the pool?
sc-ask-take-token = { $more ->
        [1] Which kind of resource token do you take?
       *[other] Which kind of resource token do you take ({ $more } more)?
    }
sc-ask-forbid = Which area is closed to this order?
sc-ask-to-reserve = Does the { $unit } go to your Leadership card?
sc-ask-muster = Which units come from your Leadership card?
sc-ask-avenge = What do you destroy to avenge your hero?
sc-ask-lose-to-leader = Which unit is lost to “{ $leader }”?
sc-ask-infest = Do you put an Infested Command Center on { $area }?
sc-ask-lose-at-start = Which unit is lost to { $tech }?
sc-ask-switch = Which two of your units change places?
sc-ask-lose-assist = Which assist unit is lost?
sc-ask-collateral = What does the collateral damage destroy?
sc-ask-ability = Do you use a start-of-battle ability?
sc-ask-sacrifice = What do you give up?
sc-ask-bonus-draw = Do you draw { $count ->
        [one] { $count } more Combat card
       *[other] { $count } more Combat cards
    }?
sc-ask-front = Which unit fights in front?
sc-ask-pair = Which units face each other?
sc-ask-support = Which skirmish does your { $unit } support?
sc-ask-support-unit = Which skirmish does your unit support?
sc-ask-standard = Which standard card do you place at skirmish { $number }?
sc-ask-looked = Which of the two cards do you place at skirmish { $number }?
sc-ask-reinforcement = Do you add a reinforcement to skirmish { $number }?
sc-ask-replace = Your card was cancelled: which one replaces it?
sc-ask-next-skirmish = Which skirmish is resolved next?
sc-ask-lose-support = Which supporting unit do you lose?
sc-ask-lose-to-text = Which unit do you lose to { $card }?
sc-ask-withdraw = Where does your cloaked { $unit } withdraw to?
sc-ask-withdraw-unit = Where does the cloaked unit withdraw to?
sc-ask-lose-to-splash = Which unit do you lose to the splash damage?
sc-ask-lose-to-splash-of = Which unit do you lose to the splash damage of { NAME($card, form: "named") }?
sc-ask-lose-to-nuke = Which unit do you lose to the Nuke?
sc-ask-leave = Which unit over the limit leaves?
sc-ask-retreat = Where do your units retreat to?
sc-ask-lose-in-retreat = There is too little room: which unit is lost?
sc-ask-start-of-regrouping = Do you use a card before regrouping?
sc-ask-end-of-regrouping = Do you use a card at the end of the round?
sc-ask-take-cards = { $more ->
        [1] Which Combat card do you take?
       *[other] Which Combat card do you take ({ $more } more)?
    }
sc-ask-play-events = Which Event card do you execute?
sc-ask-end-bonus = A conquest point, or another Event card?
sc-ask-discard = Which card do you discard?

# An Event card and what it asks for, one of the sc-card-asks below.
sc-ask-card = { $event }: { $doing }

## What an Event card asks for, after its name and a colon

sc-card-asks = what do you choose?
sc-card-asks-either = which of the two do you choose?
sc-card-asks-units-area = in which area do you put { $units }?
sc-card-asks-little-room = there is little room on { $area }; which unit comes?
sc-card-asks-transport = { $more ->
        [1] on which route do you put a free transport?
       *[other] on which route do you put a free transport ({ $more } more)?
    }
sc-card-asks-move-transport = { $more ->
        [1] which of your transports do you move?
       *[other] which of your transports do you move ({ $more } more)?
    }
sc-card-asks-transport-to = where does the transport on { $route } go?
sc-card-asks-destroy-transports = on which route are all transports destroyed?
sc-card-asks-restore = { $more ->
        [1] which partially depleted area do you restore?
       *[other] which partially depleted area do you restore ({ $more } more)?
    }
sc-card-asks-deplete = { $more ->
        [1] which resource area moves one step towards depletion?
       *[other] which resource area moves one step towards depletion ({ $more } more)?
    }
sc-card-asks-gift-any = which building, module or technology do you get for free?
sc-card-asks-gift-upgrade = which building or module do you get for free?
sc-card-asks-gift-technology = which technology do you get for free?
sc-card-asks-buy-any = which building, module or technology do you get for { $less ->
        [one] { $less } resource
       *[other] { $less } resources
    } less?
sc-card-asks-buy-upgrade = which building or module do you get for { $less ->
        [one] { $less } resource
       *[other] { $less } resources
    } less?
sc-card-asks-buy-technology = which technology do you get for { $less ->
        [one] { $less } resource
       *[other] { $less } resources
    } less?
sc-card-asks-take-event = which Event card do you take over?
sc-card-asks-discard-event = which Event card is discarded?
sc-card-asks-assault-from = from which area are units moved?
sc-card-asks-assault-loss = there is too little room; which unit is lost?
sc-card-asks-assault-unit = which unit on { $area } is moved (up to { $more })?
# $count: how many units $units are.
sc-card-asks-assault-to = { $count ->
        [one] { $units } on { $area } is chosen; where does it go?
       *[other] { $units } on { $area } are chosen; where do they go?
    }
sc-card-asks-assault-more = you move { $units } from { $area }; another unit, or where to?
sc-card-asks-swap-ends = which ends of z-axis routes change places?
sc-card-asks-token = { $more ->
        [1] which kind of resource token do you take?
       *[other] which kind of resource token do you take ({ $more } more)?
    }
sc-card-asks-guard = { $more ->
        [1] which area of yours gets a guard token?
       *[other] which area of yours gets a guard token ({ $more } more)?
    }
sc-card-asks-leader = which Leadership card do you resolve?
sc-card-asks-hero = where do you put the hero { $unit }?
sc-card-asks-free-figure = no { $unit } is left in your supply; which of yours on the board do you destroy for the hero?
sc-card-asks-first = who is the first player?
sc-card-asks-expel = which planet must all enemies leave?
sc-card-asks-expel-to = where do your units go?
sc-card-asks-expel-loss = there is too little room; which unit is lost?
sc-card-asks-point = { $more ->
        [1] which area gets a conquest point token?
       *[other] which area gets a conquest point token ({ $more } more)?
    }
sc-card-asks-warp = which unit leaves the Warp Gate?
sc-card-asks-warp-to = where does it go?
sc-card-asks-own-unit = which of your units do you give up?
sc-card-asks-own-area = in which area of { $planet } are all units destroyed?
sc-card-asks-stack = in which stack does the bottom order move to the top?
sc-card-asks-limit = where may the others place only one order?
sc-card-asks-site = where do you put the { $site }?
sc-card-asks-raid = which enemy transport is destroyed?
sc-card-asks-build = on which planet do you build?

## What an alternative of a card gives

sc-all-of = { $parts }
sc-gives = Do what the card says
sc-gives-transports = { $count ->
        [1] Put a free transport on any route
       *[other] Put { $count } free transports on routes
    }
sc-gives-moves = Move up to { $count } of your transports to other routes
sc-gives-units = Put { $units } into a friendly or empty area for free
sc-gives-units-friendly = Put { $units } into a friendly area for free
sc-gives-points = { $count ->
        [one] Gain { $count } conquest point
       *[other] Gain { $count } conquest points
    }
sc-gives-event = Execute another Event card you drew
sc-gives-first = { $owner }
    .start = { NAME($owner, form: "start") }
sc-gives-token = Take a token for { $resource }

## Choices

sc-do-place-planet = { $degrees ->
        [0] Put { $planet } at column { $column }, row { $row }, as printed
       *[other] Put { $planet } at column { $column }, row { $row }, turned by { $degrees } degrees
    }
sc-do-lay-route = Lay the route to { $planet }
sc-do-lay-route-side = Lay the route to the { $side }
sc-do-place-force = Put { WORD($unit, "article") } { $unit } on { $area }
sc-do-start-transport = Put your transport on { $route }
sc-do-build-transport = Build a transport on { $route }
sc-do-scrap-transport = Destroy your transport on { $route }
sc-do-pick-route = { NAME($route, form: "start") }
sc-do-give-up = Give up the { $unit } on { $area }
sc-do-move-to = Move the { $unit } to { $area }
sc-do-to = To { $area }
sc-do-draw = { $count ->
        [one] Draw { $count } Combat card
       *[other] Draw { $count } Combat cards
    }
sc-do-choose = Alternative { $number }
sc-do-take-from = { NAME($owner, form: "own-start") } “{ $event }”
sc-do-swap-ends = Exchange { $one } with { $other }
sc-do-pay-from = One worker on the card of { $area }
sc-do-mine-partly = Force mine { $area }: it is then partially depleted
sc-do-mine-all = Force mine { $area }: it is then depleted for good, and its card is lost
sc-do-withdraw = Withdraw the { $unit } to { $area }
sc-do-withdraw-to = Withdraw to { $area }
sc-do-take-faction = Play { NAME($faction, form: "inside") }
sc-do-take-leader = Choose “{ $leader }”
sc-do-choose-planet = { $planet }
sc-do-free-worker = Build a worker for free
sc-do-free-transport = Build a transport on { $route } for free
sc-do-build-reserve = Put { WORD($unit, "article") } { $unit } on your Leadership card
sc-do-scrap-reserve = Destroy { WORD($unit, "article") } { $unit } on your Leadership card
sc-do-deploy = Send { WORD($unit, "article") } { $unit } from your Leadership card to { $area }
sc-do-strike = Destroy { NAME($owner, form: "own") } { $unit } on { $area }
sc-do-strike-site = Destroy the { $site } on { $area }
sc-do-raid = Destroy the transport of { NAME($owner, form: "inside") } on { $route }
sc-do-pick-planet = Place { $planet }
sc-do-place-base = Put your base on { $area }
sc-do-place-z-end = Put the end of the z-axis route on the { $side } side of { $planet }
sc-do-place-order = Place { $order } on { $planet }
sc-do-use = Use “{ $thing }”
sc-do-reveal = Reveal your order on { $planet }
sc-do-execute-order = Execute the order
sc-do-defend = Defend { $area }
sc-do-execute-as = Execute it as { $order }
sc-do-dispose = Let the special order leave the game
sc-do-scrap-site = Destroy the installation on { $area }
sc-do-pay-token = Spend a token for { $amount }
sc-do-use-guard = Use the guard token
sc-do-switch = Let the { $one } in skirmish { $at } and the { $other } in skirmish { $to } swap places
sc-do-take-token = A token for { $resource }
sc-do-ravage-base = Destroy the base
sc-do-ravage-site = Destroy the installation
sc-do-ravage-workers = Destroy the workers on the Resource card
sc-do-take-event = Take an Event card
sc-do-build-worker = Build a worker
sc-do-build-unit = Build { WORD($unit, "article") } { $unit } on { $area }
sc-do-build-building = Build the next level of the { $building }
sc-do-build-module = Build { WORD($module, "article") } { $module } module
sc-do-build-base = Build a base on { $area }
sc-do-scrap = Destroy a piece of your own
sc-do-scrap-unit = Destroy your { $unit } on { $area }
sc-do-scrap-base = Destroy your base on { $planet }
sc-do-pay-auto = Pay without force mining
sc-do-pay-permanent = One worker on your permanent { $resource }
sc-do-discount = Take { $amount } off
sc-do-move-unit = Move { WORD($unit, "article") } { $unit } from { $area }
sc-do-take-item = Let the { $unit } on { $area } pick up the { $item }
sc-do-carry-item = With the { $item }
sc-do-lift-off = Move your base to { $area }
sc-do-recall = Recall { WORD($unit, "article") } { $unit } from { $area }
sc-do-buy = Buy { $tech }
sc-do-take-card = Take { $card }
sc-do-give-unit = Give up { WORD($unit, "article") } { $unit }
sc-do-give-worker = Give up a worker
sc-do-name-front = The { $unit } fights in front
sc-do-pair = { $attacker } against { $defender }
sc-do-support = Support skirmish { $number }
sc-do-play-card = Place { $card }
sc-do-play-deck = Place the top card of your deck unseen
sc-do-look-deck = Look at two cards of your deck and place one
sc-do-resolve = Resolve skirmish { $number }
sc-do-lose = Lose { WORD($unit, "article") } { $unit }
sc-do-lose-front = Lose the { $unit } in front
sc-do-leave = The { $unit } leaves
sc-do-retreat = Retreat to { $area }
sc-do-play-event = Execute “{ $event }”
sc-do-take-point = Gain 1 conquest point
sc-do-pick-unit = { $unit }
sc-do-discard = Discard { $card }

## What "done" means

sc-done = Go on
sc-done-start-base = Not here: put your base on another planet of yours
sc-done-planning = Use no card
sc-done-order-placed = Place no more orders now
sc-done-muster = Let the others stay on the card
sc-done-to-reserve = Leave it on the planet
sc-done-avenge = Destroy nothing
sc-done-before-order = Use no card, execute the order
sc-done-build-units = Build no more units, workers or transports
sc-done-build-upgrades = Buy no more buildings or modules
sc-done-build-base = Build no base
sc-done-move = Move no more
sc-done-move-fight = Move no more, fight for { $area }
sc-done-carry = Without an item
sc-done-recall = Recall no unit
sc-done-research-draw = Draw no Combat cards
sc-done-bonus-draw = Draw no more cards
sc-done-research-buy = Buy no technology
sc-done-research-extra = Take neither an Event card nor a card for your hand
sc-done-tech-to-hand = Take no more of them, shuffle the rest into your deck
sc-done-pay = Do not buy it: nothing is paid, nothing force mined
sc-done-order = End the order
sc-done-ability = Use no ability in this battle
sc-done-standard = Place no card: you have none
sc-done-reinforcement = Add no reinforcement
sc-done-withdraw = Let the { $unit } be destroyed
sc-done-withdraw-it = Let it be destroyed
sc-done-splash = Lose no unit to this card
sc-done-regrouping = Use no card, end the round
sc-done-take-cards = Take no more cards
sc-done-play-events = Execute no more Event cards, discard the rest
sc-done-card = Do no more with the card
sc-done-move-transports = Move no more transports
sc-done-restore = Restore no area
sc-done-deplete = Deplete no more areas
sc-done-buy = Buy nothing
sc-done-move-units = Move no units

## Why something cannot be chosen

sc-why-not-asked = { NAME($thing, form: "start") } does not fit the question.
sc-why-route-not-asked = This route does not fit the question.
sc-why-units-not-asked = No { $unit } here fits the question.
sc-why-faction-taken = { $thing } is already taken.
sc-why-no-joint = No route would join the planet to the galaxy there.
sc-why-closes-galaxy = { $thing } would close off the galaxy; place your other planet first.
sc-why-same-planet = The other end of the route is already on this planet.
sc-why-home = You start on { $planet }, where your base is.
sc-why-no-home = You start on the planet with your base.
sc-why-far = You have no unit or base on { $planet } or on a planet joined to it.
sc-why-no-token = { WORD($order, "number") ->
        [one] Your { $order } token is already on the board.
       *[other] All your { $order } tokens are on the board.
    }
sc-why-no-special = { $limit ->
        [0] You have no Research & Development module, so you may place no special orders.
        [one] You have already placed your { $limit } special order this round.
       *[other] You have already placed your { $limit } special orders this round.
    }
sc-why-covered = The top order on { $planet } belongs to { NAME($owner, form: "inside") } and must go first.
sc-why-no-base = You have no base on { $planet }.
sc-why-later = It comes in a later step of this order.
sc-why-over = That step of the order is over.
sc-why-workers-out = All your { $count } workers are in play.
sc-why-transports-out = All your { $count } transports are on the board.
sc-why-transport-there = You already have a transport on this route.
sc-why-not-attached = This route does not touch { $planet }.
sc-why-no-route = There is no route at { $planet } without a transport of yours.
sc-why-build-limit = Your build limit is { $limit ->
        [one] { $limit } unit
       *[other] { $limit } units
    } per order, and you have reached it.
sc-why-needs-building = The { $unit } needs level { $level } of the { $building }.
sc-why-no-building = None of your buildings makes it.
sc-why-no-figures = All your { NAME($unit, form: "many") } are on the board.
sc-why-price-workers = { NAME($thing, form: "start") }: it costs { $price }, and you have { $workers ->
        [0] no worker
        [one] { $workers } worker
       *[other] { $workers } workers
    } in your pool.
sc-why-price-none = { NAME($thing, form: "start") }: it costs { $price }, and you have no { $resource } left.
sc-why-price-most = { NAME($thing, form: "start") }: it costs { $price }, and you can raise only { $most }.
sc-why-declined = You declined it because it needs force mining. Once you have bought something else, it is offered again.
sc-why-enemy-here = { $area } holds units or a base of another player.
sc-why-full-area = { $area } is full: it holds { $limit ->
        [one] { $limit } unit
       *[other] { $limit } units
    }.
sc-why-full = { NAME($thing, form: "start") } is full.
sc-why-no-room = No area of { $planet } that is yours or empty has room.
sc-why-battle-elsewhere = It must be on { $planet }, where the fight is.
sc-why-order-elsewhere = The order is on { $planet }.
sc-why-needs-tech = The { $unit } needs the technology { $tech }.
sc-why-needs-a-tech = The { $unit } needs a technology you do not have.
sc-why-no-other = There is no other { $unit } of yours on { $area }.
sc-why-too-few = It takes { $units } already on { $planet } before the order.
sc-why-top-level = The { $building } is at its highest level.
sc-why-one-module = Only one module per order, and you have built it.
sc-why-one-building = Only one building per order, and you have built it.
sc-why-no-such-module = Your race has no { $module } module.
sc-why-module-spaces = All { $count } module spaces on your sheet are taken.
sc-why-modules-out = You have no { $module } module left to build.
sc-why-nothing-here = You have neither a unit nor a base on { $planet }.
sc-why-has-base = You already have a base on { $planet }; only one per planet is allowed.
sc-why-bases-out = All your { $count } bases are on the board.
sc-why-no-own-unit = You have no unit on { $area }.
sc-why-base-there = There is already a base on { $area }.
sc-why-team-fills = Your team’s bases would fill all of { $planet }.
sc-why-item-elsewhere = The { $item } is not on { $planet }.
sc-why-item-carried = The { $item } is already being carried.
sc-why-item-not-yours = You do not control the area of the { $item }: your units must be there, and nobody else’s units or base.
sc-why-no-carrier = No unit there can carry the { $item }.
sc-why-not-mobilizing = The { $item } can be picked up only with a Mobilize order.
sc-why-moved = It has already moved with this order.
sc-why-second-enemy = This order has already entered { $area }; only one enemy area may be entered.
sc-why-teammate = { $area } belongs to your teammate.
sc-why-full-attack = { $most ->
        [one] Only { $most } unit may attack { $area }, and { $most } already does.
       *[other] At most { $most } units may attack { $area }, and { $most } already do.
    }
sc-why-orbital = The owner of the base on { $area } has Air Support: your transports cannot land there.
sc-why-no-transport = You have no transport to { $planet }.
sc-why-no-transport-from = You have no transport between { $from } and { $planet }.
sc-why-not-adjacent = No route joins it to { $planet }.
sc-why-not-adjacent-from = No route joins { $from } to { $planet }.
sc-why-nowhere-to-go = No area of { $planet } can take it.
sc-why-bound = It must stay to hold the area your base has moved to.
sc-why-stands-there = It is already there.
sc-why-bought = You already have every card of { $tech }.
sc-why-other-resource = You have { $left } left to pay.
sc-why-permanent-full = Your permanent resource of this kind is used up.
sc-why-discount-first = First choose which resource the discount applies to.
sc-why-needs-unit = You have no unit in the battle that can use it.
sc-why-nothing-to-give = You have nothing to give up for it.
sc-why-other-time = “{ NAME($thing, form: "start") }” works at another time.
sc-why-ability-used = You have already used “{ $thing }” in this phase.
sc-why-paired = It is already in a skirmish.
sc-why-assists = The { $unit } assists: it supports, but does not fight in front.
sc-why-lone-reinforcement = A reinforcement can only join a standard card from your hand.
sc-why-second-standard = The second card must be a reinforcement.
sc-why-not-looked = Place one of the two cards you are looking at.
sc-why-resolved = It is already resolved.
sc-why-front-line = It fights in front; a supporting unit is lost.
sc-why-cannot-be-hit = The enemy in front cannot hit the { $unit }.
sc-why-not-named = The card does not affect the { $unit }.
sc-why-splash-misses = This splash damage cannot hit the { $unit }.
sc-why-splash-elsewhere = Another card needs it: as many units as possible are lost.
sc-why-contested = The battle is for { $area }.
sc-why-on-planet-only = With this card your units stay on the planet.
sc-why-no-retreat = You have no transport from the battle’s planet to this one.
sc-why-in-discard = You have already chosen to discard it.
sc-why-not-friendly = You do not control { $area }.
sc-why-no-resource = { $area } has neither minerals nor gas.
sc-why-used-by-card = This card has already been used on { $area }.
sc-why-not-partial = { $area } is not partially depleted.
sc-why-depleted = { $area } is already depleted.
sc-why-no-traffic = There is no transport on this route.
sc-why-no-own-transport = You have no transport on this route.
sc-why-just-moved = You have just moved this transport.
sc-why-no-beacon = None of your units on { $area } can call another.
# An area of a planet that only flying units, only ground units may enter.
sc-why-flying-only = Only flying units may enter { $area }.
sc-why-ground-only = Only ground units may enter { $area }.
sc-why-no-ground = { $area } is a flying area: no base or installation can stand there.
sc-why-pool-full = Your modules allow no more special orders this round.
sc-why-defended = You have already played your Defend order this round.
sc-why-not-defended = A Defend order brings units only to its own area.
sc-why-forbidden = Maelstrom closes { $area } to this order.
sc-why-no-center = You have no Infested Command Center on { $planet }.
sc-why-tokens-first = Your last workers are needed for what your resource tokens cannot pay for.
sc-why-star-swaps = The Star order is executed as one of your unused orders.
sc-why-protected = A Leadership card protects { $area } from depletion by others.
sc-why-one-order = A Leadership card lets you place only one order on { $planet } in this phase.
sc-why-guards-only = A guard token serves only the defender of its area.

## How a player stands

sc-goal-planet = { $planet }: { $held } of { $all ->
        [one] { $all } area
       *[other] { $all } areas
    }
sc-goal-areas = { $owner }: { $count ->
        [one] { $count } area
       *[other] { $count } areas
    }
sc-goal-base = { $planet }
sc-goal-others = All others need { $points } conquest points
sc-faction-sheet = Faction Sheet
sc-special-build = Special Build order

## What attack and health are made of

sc-term-major = { NAME($card, form: "start") }, major values: it shows the { $unit }
sc-term-minor = { NAME($card, form: "start") }, minor values: it does not show the { $unit }
sc-term-assists = { NAME($card, form: "start") }, minor values: the { $unit } assists
sc-term-stopgap = { NAME($card, form: "start") }, minor values: the first owner of the unit is out of the game
sc-term-order = Special Mobilize order
sc-term-events = Event card used at the start of the battle
sc-term-text = Text of { $card }
sc-term-unmet = Text of { $card }: its condition does not hold
sc-term-thing = { $thing }
sc-term-support = { $unit } in support
sc-term-blind = { $unit } in support cannot hit the enemy front-line unit
sc-term-set = { NAME($card, form: "start") } sets the attack, whatever else adds to it
sc-term-hero = hero { $unit }
sc-term-guard = guard token
sc-term-left-out = { NAME($card, form: "start") } matches no unit and counts for nothing

## Setups

sc-team-players = Team Play is for 4 or 6 players, not { $players }.
sc-round-limit = A round limit can only be set for Galactic Conquest.
sc-needs-brood-war = This option needs Brood War.
sc-needs-survival = The number of bases can only be set for Survival.
sc-scenario-alone = A scenario cannot be combined with a game mode, a variant, teams, the promotional planet or optional rules.
sc-scenario-players = “{ $scenario }” is not for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, but for { $range ->
        [0] { $most }
        [1] { $least } or { $most }
       *[other] { $least } to { $most }
    }.
sc-scenario-faction = { $faction } does not take part in this scenario.
sc-scenario-unled = With these factions, not every faction of the scenario would have a player.
sc-mode-alone = A game mode cannot be combined with these options: no Leadership cards, disposable special orders, or other numbers of planets.
