# Forbidden Stars: questions and choices.
# $unit, $area, $system, $order … are names; their forms are in forbidden-stars-names.ftl.

## Things that have no entry of their own

fs-world = { $world }
fs-void = the { $corner } void of { $system }
    .start = The { $corner } void of { $system }
fs-home-tile = the home tile of { $faction }
fs-tile = tile { $number }
# An edge between two systems, and one at the rim of the board.
fs-edge = the edge between { $systems }
fs-outer-edge = the { $side ->
        [N] northern
        [E] eastern
        [S] southern
       *[W] western
    } outer edge of { $system }
# Units as they fight.
fs-routed = routed { $unit }
    .start = Routed { $unit }
fs-reinforcement = reinforcement { $unit }
    .start = Reinforcement { $unit }
fs-routed-reinforcement = routed reinforcement { $unit }
    .start = Routed reinforcement { $unit }
fs-harmed = damaged { $unit }
    .start = Damaged { $unit }
fs-dominate-of = the Dominate ability of { $faction }
    .start = The Dominate ability of { $faction }

## Questions

fs-ask-faction = Which faction do you play?
fs-ask-pick-tile = Which of your tiles do you place now?
fs-ask-place-tile = Where does { $tile } go?
fs-ask-forces = Which of your forces go to { $system }?
fs-ask-objectives = Which objective token goes where in { $system }?
fs-ask-storm = On which edge does a Warp Storm lie?
fs-ask-order = Which order do you place, and where?
fs-ask-reveal = Which of your orders do you turn up?
fs-ask-resolve = Do you resolve { $order }, or lay it on your event deck?
fs-ask-shed = There are more units than an area can hold. Which one is destroyed?
fs-ask-ships = Which ships do you send to { $system }?
fs-ask-ground = Which ground units do you send to { $system }?
fs-ask-strike = Do your ships strike a world?
fs-ask-declare = What do you use with the strike?
fs-ask-dice = What do you do with the dice of the strike?
fs-ask-suffer = What suffers the damage of the strike?
fs-ask-units = Which units do you buy?
fs-ask-structure = Which structure do you buy?
fs-ask-upgrades = Which upgrade do you buy?
fs-ask-asset = Which asset token do you take? { $left ->
        [one] { $left } is left to choose.
       *[other] { $left } are left to choose.
    }
fs-ask-ability = Do you use the Dominate ability of { $faction }?
fs-ask-event = Which of the drawn events do you resolve?
fs-ask-move-storm = Which Warp Storm moves where?
fs-ask-resolve-event = Do you use “{ $event }”?
fs-ask-window = Do you use something now?
fs-ask-window-storm = Do you send the Warp Storm elsewhere?
fs-ask-window-planning = Do you use a scheme before the orders are turned up?
fs-ask-window-routed = An enemy unit has been routed. Do you use a scheme?
fs-ask-window-damage = Do you use a scheme before the damage is assessed?
fs-ask-window-damaged = Do you use a scheme after the damage?
fs-ask-card = Which combat card do you lay?
fs-ask-reinforce = How many reinforcement tokens do you commit?
fs-ask-hit = Who suffers the damage?
fs-ask-ambushed = Do you spend a morale die, or is the routed unit destroyed?
fs-ask-retreat = Where do your units retreat to?
fs-ask-capture = You have no control token left. Which structure is destroyed?
fs-ask-use = Do you use this ability of { $card }?
fs-ask-card-does = { NAME($card, form: "start") }: { $question }
fs-ask-next = What do you do?

## What a card asks for

fs-card-next = what do you choose?
fs-card-offer = what do you do about it?
fs-card-discard = which card is discarded?
fs-card-choose = which effect do you choose?
fs-card-gain-die = which face does the die show?
fs-card-lose-die = which die is lost?
fs-card-spend = which die do you spend?
fs-card-turn = which die do you turn?
fs-card-reroll = which die is rolled again?
fs-card-token = which token do you gain?
fs-card-rally = which unit rallies?
fs-card-rout = which unit is routed?
fs-card-destroy = which unit is destroyed?
fs-card-retreat = who retreats where?
fs-card-where = where does it go?
fs-card-move = which unit moves?
fs-card-place = where does the unit go?
fs-card-replace = which unit is replaced?
fs-card-buy = which unit do you buy?
fs-card-build = where does the structure go?
fs-card-raze = which structure is destroyed?
fs-card-swap = which structure is swapped for which?
fs-card-world = which world yields it?
fs-card-asset = whose asset token is lost?
fs-card-upgrade = which upgrade do you take?
fs-card-icons = which card do you play for its icons?
fs-card-system = in which system is the order resolved?
fs-card-put = where do you put the order?
fs-card-look = which order do you look at?
fs-card-tokens = which order token do you lay on your event deck?
fs-card-storm = which Warp Storm moves where?

## Effects to choose from

fs-option-rally = Rally a unit
fs-option-die = Gain a rolled die
fs-option-die-of = Gain a die with { $icon }
fs-option-lose-die = The opponent loses a die
fs-option-lose-tokens = The opponent loses { $count } { $icon } tokens
fs-option-place = Place { $count ->
        [one] { WORD($unit, "article") } { $unit }
       *[other] { $count } { NAME($unit, form: "many") }
    }
fs-option-take = Take { WORD($unit, "article") } { $unit } from elsewhere
fs-option-replace = { $from } becomes { $to }
fs-option-assets = Its assets
fs-option-materiel = Its materiel

## Choices

fs-do-faction = Play { $faction }
fs-do-tile = Place { $tile }
fs-do-put = { $system } up, in column { $column }, row { $row }, turned by { $degrees }°
fs-do-unit = { $unit } to { $area }
fs-do-structure = { $structure } to { $area }
fs-do-objective = An objective token of { $faction } to { $area }
fs-do-storm = A Warp Storm on { $edge }
fs-do-order = { $order } in { $system }
fs-do-reveal = Turn up the order in { $system }
fs-do-resolve = Resolve it
fs-do-events = Lay it on the event deck
fs-do-resolve-as = Resolve it as { $order }
fs-do-move = { $unit } from { $from } to { $to }
fs-do-strike = Strike { $world } from { $void }
fs-do-destroy = Destroy { $unit } in { $area }
fs-do-destroy-routed = Destroy routed { $unit } in { $area }
fs-do-buy-unit = Buy { $unit } for { $area }
fs-do-buy-unit-cache = Buy { $unit } for { $area } with a cache token
fs-do-build = Buy { $structure } for { $area }
fs-do-build-cache = Buy { $structure } for { $area } with a cache token
fs-do-buy-upgrade = Buy { $upgrade }
fs-do-buy-cards = Buy { $card } for { $discarded }
fs-do-asset = Take { $asset }
fs-do-take-from = { $asset } of { $faction }
fs-do-pick-order = { $order }
fs-do-ability = Use it
fs-do-look = Look at your order in { $system }, { $on ->
        [0] at the bottom
        [one] which lies on { $on } other
       *[other] which lies on { $on } others
    }
fs-do-put-top = Put it on top of its stack
fs-do-put-bottom = Put it at the bottom of its stack
fs-do-choose-event = { $event }
fs-do-play-event = Use it
fs-do-move-storm = The Warp Storm on { $from } to { $edge }
fs-do-scheme = Use { $event }
fs-do-upgrade = Use { $upgrade }
fs-do-card = { $card }
fs-do-use = Use it
fs-do-consent = Let a card be discarded
fs-do-option = Effect { $number }
fs-do-spend = Spend a die with { $icon }
fs-do-icon = { $icon }
fs-do-turn = Turn a die from { $from } to { $to }
fs-do-pick = { $unit } in { $area }
fs-do-to = { $area }
fs-do-in = { $system }
fs-do-pick-structure = { $structure } in { $area }
fs-do-pick-card = { $card }
fs-do-reinforce = { $count ->
        [0] None
        [one] { $count } token
       *[other] { $count } tokens
    }
fs-do-hit = { $unit }

## The end of a series, and what is not wanted

fs-done = Go on without
fs-done-forces = Place no more here
fs-done-ships = Ships are done
fs-done-ground = Ground units are done
fs-done-strike = Do not strike
fs-done-declare = Roll the dice
fs-done-dice = Leave the dice as they are
fs-done-units = Buy no more units
fs-done-structure = Buy no structure
fs-done-upgrades = Buy no more upgrades
fs-done-ability = Do not use it
fs-done-storm = No Warp Storm moves
fs-done-event = Do not use it
fs-done-window = Use nothing now
fs-decline = Leave it
fs-decline-ability = Do not use it
fs-decline-ambushed = Let the unit be destroyed

## Setups

fs-not-introductory = { $faction } is not on the introductory board for { $players } players.

## Why not

fs-why-no-presence = Nothing of yours is in { $system } or next to it. One unit in { $beside } would be enough.
fs-why-far = Nothing of yours is in { $system }.
fs-why-no-order = All your { $order } orders are on the board.
fs-why-covered = Yours in { $system } lies under an order of { $seat ->
        [you] { AS($seat, "yours") }
       *[other] { $seat }
    }. It can be turned up once that one is gone.
fs-why-not-your-stack = No order of yours lies in { $system }.
fs-why-assets-full = You have { $most } of them, the most there can be.
fs-why-assets-out = None is left in the supply.
fs-why-storm-moved = This Warp Storm has moved in this phase.
fs-why-storm-stuck = { $event } cannot move this Warp Storm: another storm or the rim of the board is in its way.
fs-why-retreat-worlds = Ground units retreat to worlds.
fs-why-retreat-voids = Ships retreat to voids.
fs-why-retreat-origin = None of your units came from { $area }. Attackers go back where one of them came from.
fs-why-retreat-enemy = { NAME($area, form: "start") } belongs to somebody else.
fs-why-retreat-far = { NAME($area, form: "start") } is not in this system or next to it.
fs-why-retreat-whence = The attackers came from there.
fs-why-retreat-friendly = You have a friendly area to go to, so you go to a friendly one.
fs-why-retreat-path = No path leads to { $area }: it needs friendly areas, and no storm on the way.
fs-why-not-active = Units move into { $system } only, where the order lies.
fs-why-ships-voids = Ships go to voids. Ground units follow in the next step.
fs-why-ground-worlds = Ground units stay on worlds.
fs-why-second-clash = You have entered { $area }. One order brings one combat.
fs-why-five = { NAME($area, form: "start") } holds { $most } units, the most that a move may leave there.
fs-why-no-ship-for = No ship of yours can go to { $area }. One in this system or an adjacent one, unrouted, would be enough.
fs-why-no-path-to = No path leads to { $area }. Friendly areas all the way would do: ships in the voids are bridges.
fs-why-ships-first = Ships move first. Ground units follow in the next step.
fs-why-ships-moved = Ships have moved. It is the turn of the ground units.
fs-why-routed = Routed units do not move. They rally in the Refresh Phase.
fs-why-not-beside = { $system } is not adjacent to { $active }.
fs-why-other-neighbour = Your units come from { $other }. Only those there and in { $active } may move now.
fs-why-has-moved = It has moved by this order.
fs-why-storm = A Warp Storm lies between { $system } and { $active }.
fs-why-no-void = No void in { $system } has room for it.
fs-why-no-path = No path leads from { $area } into { $system }. Friendly areas all the way would do: ships in the voids are bridges.
fs-why-strike-active = Ships strike worlds of { $system } only, where the order lies.
fs-why-strike-void = No unrouted ship of yours with an enemy world beside it is in { $area }.
fs-why-strike-enemy = { NAME($area, form: "start") } does not belong to an enemy.
fs-why-strike-ships = No unrouted ship of yours is in a void next to { $area }.
fs-why-strike-bastion = A bastion protects { $area } from orbital strikes. An order upgrade can pass it.
fs-why-not-full = { NAME($area, form: "start") } has room for { $room }, and no more than that stand there.
fs-why-structures-later = Structures are bought after the units.
fs-why-no-figure = Every { $unit } you have is on the board.
fs-why-level = It needs command level { $needs }; you have { $level }. Each city raises it, a forge token lowers the need by one.
fs-why-forge = It costs { $needs ->
        [one] { $needs } forge token
       *[other] { $needs } forge tokens
    }; you have { $forges }. Dominate brings them.
fs-why-no-void-here = No void of this system is yours or free.
fs-why-no-world-here = No world of this system is yours or free.
fs-why-materiel = It costs { $price } materiel; you have { $has }.
fs-why-deploy-active = What you buy goes to { $system }, where the order lies.
fs-why-deploy-enemy = { NAME($area, form: "start") } belongs to somebody else. Units go to areas that are yours or free.
fs-why-units-over = Units were bought before the structure.
fs-why-no-control = You have no control token left.
fs-why-no-structure = No { $structure } is left in the supply.
fs-why-no-site = No world of yours in { $system } is without a structure.
fs-why-structure-void = Structures stand on worlds.
fs-why-structure-friendly = { NAME($area, form: "start") } is not yours.
fs-why-structure-there = A structure stands on { $area }. There is room for one.
fs-why-strategize-absent = You have no unit and no structure in { $system }.
fs-why-one-upgrade = You have bought one of this kind with this order: each order allows one.
fs-why-upgrade-level = It needs command level { $needs }; you have { $level }. Each city raises it.
