# Forbidden Stars: questions and choices.
# $unit, $area, $system, $order … are names; their forms are in forbidden-stars-names.ftl.

## Things that have no entry of their own

fs-world = { NAME($world, form: "mid") }
    .start = { $world }
    .at = on
fs-void = the { $corner } void of { NAME($system, form: "mid") }
    .start = The { $corner } void of { NAME($system, form: "mid") }
    .at = in
fs-home-tile = the home tile of { $faction }
fs-tile = the tile { $front } / { $back }
    .start = The tile { $front } / { $back }
# An edge between two systems, and one at the rim of the board.
fs-edge = the edge between { NAME($systems, form: "mid") }
fs-outer-edge = the { $side ->
        [N] northern
        [E] eastern
        [S] southern
       *[W] western
    } outer edge of { NAME($system, form: "mid") }
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
fs-ask-forces = Which of your forces go to { NAME($system, form: "mid") }?
fs-ask-objectives = Which objective token goes where in { NAME($system, form: "mid") }?
fs-ask-storm = On which edge do you put the Warp Storm?
fs-ask-order = Which order do you place, and where?
fs-ask-reveal = Which of your orders do you reveal?
fs-ask-resolve = Do you resolve { $order }, or put it on your event deck?
fs-ask-shed = There are more units than an area can hold. Which unit is destroyed?
fs-ask-ships = Which ships do you send to { NAME($system, form: "mid") }?
fs-ask-ground = Which ground units do you send to { NAME($system, form: "mid") }?
fs-ask-strike = Do your ships strike a world?
fs-ask-declare = What do you use with the strike?
fs-ask-dice = What do you do with the dice of the strike?
fs-ask-suffer = What suffers the damage from the strike?
fs-ask-units = Which units do you buy?
fs-ask-structure = Which structure do you buy?
fs-ask-upgrades = Which upgrade do you buy?
fs-ask-asset = Which asset token do you take ({ $left } left to choose)?
fs-ask-ability = Do you use the Dominate ability of { $faction }?
fs-ask-event = Which of the drawn events do you resolve?
fs-ask-move-storm = Which Warp Storm moves where?
fs-ask-resolve-event = Do you use “{ $event }”?
fs-ask-window = Do you use something now?
fs-ask-window-storm = Do you send the Warp Storm elsewhere?
fs-ask-window-planning = Do you use a scheme before the orders are revealed?
fs-ask-window-routed = An enemy unit has been routed. Do you use a scheme?
fs-ask-window-damage = Do you use a scheme before damage is assessed?
fs-ask-window-damaged = Do you use a scheme after the damage?
fs-ask-card = Which combat card do you play?
fs-ask-reinforce = How many reinforcement tokens do you commit?
fs-ask-hit = Who suffers the damage?
fs-ask-ambushed = Do you spend a morale die, or is the routed unit destroyed?
fs-ask-retreat = Where do your units retreat to?
fs-ask-capture = You have too few control tokens left. Which structure is destroyed?
fs-ask-use = { $card ->
        [fs-dominate-of] Do you use { $card }?
       *[other] Do you use this ability of “{ $card }”?
    }
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
fs-card-reroll = which die is rerolled?
fs-card-token = which token do you gain?
fs-card-rally = which unit rallies?
fs-card-rally-system = in which system do all your units rally?
fs-card-rout = which unit is routed?
fs-card-destroy = which unit is destroyed?
fs-card-destroy-target = which unit or structure is destroyed?
# Its owner may give up dice for it, as many as its command level.
fs-card-save = do you spend { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } to save the { $unit }?
fs-card-retreat = which unit retreats?
fs-card-where = where does the unit go?
fs-card-where-all = where do the units go?
fs-card-move = which unit moves?
fs-card-place = where does the unit go?
fs-card-replace = which unit is replaced?
fs-card-buy = which unit do you buy?
fs-card-build = where does the structure go?
fs-card-raze = which structure is destroyed?
fs-card-swap = which structure is swapped for which?
fs-card-world = which world do you choose?
fs-card-asset = who loses which asset token?
fs-card-upgrade = which upgrade do you take?
fs-card-icons = which card do you play for its icons?
fs-card-system = in which system is the order resolved?
fs-card-put = where do you put the order?
fs-card-look = which order do you look at?
fs-card-tokens = which order token do you put on your event deck?
fs-card-storm = which Warp Storm moves where?

## Effects to choose from

fs-option-rally = Rally a unit
fs-option-die = Gain a rolled die
fs-option-die-of = Gain a die showing { $icon }
fs-option-lose-die = The opponent loses a die
fs-option-lose-tokens = The opponent loses { $count } { $icon } tokens
fs-option-place = Place { $count ->
        [one] { WORD($unit, "article") } { $unit }
       *[other] { $count } { NAME($unit, form: "many") }
    }
fs-option-take = Take { WORD($unit, "article") } { $unit } from elsewhere
fs-option-replace = { WORD($from, "article-start") } { $from } becomes { WORD($to, "article") } { $to }
fs-option-assets = Its assets
fs-option-materiel = Its materiel

## Choices

fs-do-faction = Play { $faction }
fs-do-tile = Place { $tile }
fs-do-put = { $system } side up, in column { $column }, row { $row }, turned { $degrees }°
fs-do-unit = { $unit } to { $area }
fs-do-structure = { NAME($structure, form: "start") } to { $area }
fs-do-objective = An objective token of { $faction } to { $area }
fs-do-storm = A Warp Storm on { $edge }
fs-do-order = { $order } in { NAME($system, form: "mid") }
fs-do-reveal = Reveal the order in { NAME($system, form: "mid") }
fs-do-resolve = Resolve it
fs-do-events = Put it on the event deck
# A link: takes back that the order is resolved, so that one is asked again.
fs-events-instead = To the event deck instead
fs-do-resolve-as = Resolve it as { $order }
fs-do-move = { $unit } from { $from } to { $to }
fs-do-strike = Strike { $world } from { $void }
fs-do-destroy = Destroy { WORD($unit, "article") } { $unit } { -fs-at }
fs-do-destroy-routed = Destroy { WORD($unit, "article") } { $unit } { -fs-at } (routed)
fs-do-buy-unit = Buy { WORD($unit, "article") } { $unit } for { $area }
fs-do-buy-unit-cache = Buy { WORD($unit, "article") } { $unit } for { $area } with a cache token
fs-do-build = Buy { WORD($structure, "article") } { $structure } for { $area }
fs-do-build-cache = Buy { WORD($structure, "article") } { $structure } for { $area } with a cache token
fs-do-buy-upgrade = Buy “{ $upgrade }”
fs-do-buy-cards = Buy “{ $card }” to replace “{ $discarded }”
# An upgrade that costs nothing.
fs-do-take-upgrade = Take “{ $upgrade }”
fs-do-take-cards = Take “{ $card }” to replace “{ $discarded }”
fs-do-asset = Take { WORD($asset, "article") } { $asset }
fs-do-take-from = { NAME($asset, form: "start") } of { $faction }
fs-do-pick-order = { $order }
fs-do-ability = Use it
fs-do-look = Look at your order in { NAME($system, form: "mid") }, { $on ->
        [0] at the bottom
        [one] which lies on { $on } other
       *[other] which lies on { $on } others
    }
fs-do-put-top = Put it on top of its stack
fs-do-put-bottom = Put it at the bottom of its stack
fs-do-choose-event = { $event }
fs-do-play-event = Use it
fs-do-move-storm = The Warp Storm on { $from } to { $edge }
fs-do-scheme = Use “{ $event }”
fs-do-upgrade = Use “{ $upgrade }”
fs-do-card = { $card }
fs-do-use = Use it
fs-do-consent = Let a card be discarded
fs-do-option = Effect { $number }
fs-do-spend = Spend a die showing { $icon }
fs-do-icon = { NAME($icon, form: "start") }
fs-do-turn = Turn a die from { $from } to { $to }
fs-do-pick = { NAME($unit, form: "start") } { -fs-at }
fs-do-to = { NAME($area, form: "start") }
fs-do-in = { $system }
fs-do-pick-structure = { NAME($structure, form: "start") } { -fs-at }
fs-do-pick-card = { $card }
fs-do-reinforce = { $count ->
        [0] None
        [one] { $count } token
       *[other] { $count } tokens
    }
fs-do-hit = { NAME($unit, form: "start") }

## The end of a series, and what is not wanted

fs-done = Nothing more
fs-done-forces = Place no more here
fs-done-ships = No more ships
fs-done-ground = No more ground units
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

fs-not-introductory = The introductory board for { $players } players does not include { $faction }.

## Why not

fs-why-no-presence = Nothing of yours is in { NAME($system, form: "mid") } or next to it. One unit in { NAME($beside, form: "mid") } would be enough.
fs-why-far = Nothing of yours is in { NAME($system, form: "mid") }.
fs-why-no-order = All your { $order } orders are on the board.
fs-why-covered = Your order in { NAME($system, form: "mid") } lies under { $seat ->
        [you] another of { AS($seat, "yours") }
       *[other] an order of { $seat }
    }. You can reveal it once nothing lies on it.
fs-why-not-your-stack = You have no order in { NAME($system, form: "mid") }.
fs-why-assets-full = You already have { $most } of them, the most you can have.
fs-why-assets-out = None is left in the supply.
fs-why-storm-moved = This Warp Storm has already moved in this phase.
fs-why-storm-stuck = “{ $event }” cannot move this Warp Storm: another storm or the rim of the board is in its way.
fs-why-retreat-worlds = Ground units retreat to worlds.
fs-why-retreat-voids = Ships retreat to voids.
fs-why-retreat-origin = None of your units came from { $area }. Attackers go back to where one of them came from.
fs-why-retreat-enemy = { NAME($area, form: "start") } belongs to somebody else.
fs-why-retreat-far = { NAME($area, form: "start") } is not in this system or next to it.
fs-why-retreat-whence = The attackers came from there.
fs-why-retreat-friendly = You can retreat to a friendly area, so it has to be a friendly one.
fs-why-retreat-path = No path leads to { $area }: a path needs friendly areas, and no storm on the way.
fs-why-not-active = Units move only into { NAME($system, form: "mid") }, where the order lies.
fs-why-ships-voids = Ships go to voids. Ground units follow in the next step.
fs-why-ground-worlds = Ground units stay on worlds.
fs-why-second-clash = You are already attacking { $area }. Each order allows one combat.
fs-why-five = { NAME($area, form: "start") } already has { $most } units of yours, the most that a move may leave there.
fs-why-no-ship-for = No ship of yours can go to { $area }. One unrouted ship in this system or an adjacent one would be enough.
fs-why-no-path-to = No path leads to { $area }. A path needs friendly areas all the way; your ships make voids friendly.
fs-why-ships-first = Ships move first. Ground units follow in the next step.
fs-why-ships-moved = The ships have moved. Now it is the ground units’ turn.
fs-why-routed = Routed units do not move. They rally in the Refresh Phase.
fs-why-not-beside = No edge of { NAME($system, form: "mid") } touches { NAME($active, form: "mid") }.
fs-why-other-neighbour = Your units come from { NAME($other, form: "mid") }. Only those there and in { NAME($active, form: "mid") } may move now.
fs-why-has-moved = It has already moved with this order.
fs-why-storm = A Warp Storm lies between { NAME($system, form: "mid") } and { NAME($active, form: "mid") }.
fs-why-no-void = No void in { NAME($system, form: "mid") } has room for it.
fs-why-no-path = No path leads from { $area } into { NAME($system, form: "mid") }. A path needs friendly areas all the way; your ships make voids friendly.
fs-why-strike-active = Ships strike only worlds of { NAME($system, form: "mid") }, where the order lies.
fs-why-strike-void = You have no unrouted ship in { $area } with an enemy world beside it.
fs-why-strike-enemy = { NAME($area, form: "start") } does not belong to an enemy.
fs-why-strike-ships = No unrouted ship of yours is in a void next to { $area }.
fs-why-strike-bastion = A bastion protects { $area } from orbital strikes. An order upgrade can get past it.
fs-why-not-full = { NAME($area, form: "start") } has room for { $room }, and there are no more than that.
fs-why-structures-later = Structures are bought after the units.
fs-why-no-figure = All your { NAME($unit, form: "many") } are on the board.
fs-why-level = It needs command level { $needs }; you have { $level }. Each city raises yours, and a forge token lowers the need by one.
fs-why-forge = It costs { $needs ->
        [one] { $needs } forge token
       *[other] { $needs } forge tokens
    }; you have { $forges }. Dominate brings them.
fs-why-no-void-here = No void of this system is yours or free.
fs-why-no-world-here = No world of this system is yours or free.
fs-why-materiel = It costs { $price } materiel; you have { $has }.
fs-why-deploy-active = What you buy goes to { NAME($system, form: "mid") }, where the order lies.
fs-why-deploy-enemy = { NAME($area, form: "start") } belongs to somebody else. Units go to areas that are yours or free.
fs-why-units-over = Units are bought before the structure.
fs-why-no-control = You have no control token left.
fs-why-no-structure = No { $structure } is left in the supply.
fs-why-no-site = You have no world without a structure in { NAME($system, form: "mid") }.
fs-why-structure-void = Structures stand on worlds.
fs-why-structure-friendly = { NAME($area, form: "start") } is not yours.
fs-why-structure-there = { NAME($area, form: "start") } already has a structure, and there is room for only one.
fs-why-strategize-absent = You have no unit and no structure in { NAME($system, form: "mid") }.
fs-why-one-upgrade = You have already bought one of this kind with this order: each order allows one.
fs-why-idle = It would change nothing now.
fs-why-upgrade-used = It has already been used this round. Each upgrade works once per round.
fs-idle-materiel = Your ability costs { $price } materiel; you have { $has }.
fs-idle-nobody = Your ability would do nothing: you have no { LIST($units, type: "or") } in { NAME($system, form: "mid") }.
fs-idle-no-figure = Your ability would do nothing: no { LIST($units, type: "or") } is left in your supply.
fs-idle-no-unit = Your ability would do nothing: you have no unrouted unit for it in { NAME($system, form: "mid") }.
fs-idle-nowhere = Your ability would do nothing: no unit in { NAME($system, form: "mid") } has a world to go to.
fs-idle-no-world = Your ability would do nothing: no world in { NAME($system, form: "mid") } is yours or free.
fs-why-upgrade-level = It needs command level { $needs }; you have { $level }. Each city raises yours.
