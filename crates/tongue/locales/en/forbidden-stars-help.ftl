# Forbidden Stars: what speaks for an answer, what a bot was after, how a combat is likely to go.
# $seat and $owner are players, “you” to themselves; $area is an area in words, $system, $unit, $structure … are names.

## What speaks for an answer

fs-reason-objective = One of your objectives lies on { $area }: you have { $have } of the { $need } you need.
fs-reason-denies = An objective of { $owner } lies on { $area }: hold the world, and they cannot collect it.
fs-reason-materiel = You get { $count } materiel per round from { $area }.
fs-reason-free = Nobody holds { $area }.
fs-reason-keeps = Chance that you hold { $area } when the round’s orders are over: { $chance }%.
# $units: “two Cultists”, several of them.
fs-reason-held = { NAME($owner, form: "start") } { WORD($owner, "number") ->
        [many] hold
       *[other] holds
    } { $area } with { $units }.
fs-reason-unguarded = On { $area } there are only structures of { $owner }, no units.
# How often the combat is won, of 10 times.
fs-reason-odds = { $wins ->
        [0] You hardly ever win a combat for { $area }.
        [10] You win nearly every combat for { $area }.
       *[other] You win about { $wins } out of 10 combats for { $area }.
    }
fs-reason-event = It usually ends up on your event deck: one more event card to choose from.
# $assets: “2 forge tokens”, several of them.
fs-reason-assets = It brings you { $assets }.
fs-reason-ability = It lets you use your faction’s ability.
fs-reason-units = It usually buys units in { NAME($system, form: "mid") }.
fs-reason-cards = It usually improves your combat deck.
fs-reason-upgrade = It usually buys an order upgrade.
fs-reason-builds = It usually builds { WORD($structure, "article") } { $structure }.
fs-reason-strike = It usually ends in an orbital strike on { $area }.
fs-reason-city = With one more city, your command level will be { $level }.
fs-reason-factory = Where you have a factory, you can deploy units; a large world lets you deploy more at once.
fs-reason-bastion = A bastion fights beside your units, is never routed and wards off orbital strikes.
fs-reason-unit = { WORD($unit, "article-start") } { $unit } brings { $combat ->
        [one] { $combat } die
       *[other] { $combat } dice
    } to a combat, has { $health } health and adds { $morale } morale.
# The words of a card.
fs-reason-text = { NAME($what, form: "text") }
# $icons: “2 offence”, several of them.
fs-reason-icons = Its icons: { $icons }.
fs-reason-no-icons = It has no icons; its ability is all it does.
fs-reason-ability-works = Its unit ability works. Units that can carry it out: { $units }.
# Whose order lies beneath.
fs-reason-sequence = In { NAME($system, form: "mid") } it comes before { $beneath ->
        [you] your own order
       *[other] { NAME($beneath, form: "own") } order
    } beneath it.

## What a bot was after

# $what: one of the following.
fs-aim = { -fs-puts } { $order } in { NAME($system, form: "mid") } { $what }.
fs-aim-event = hoping for no more than an event card
fs-aim-assets = to gain asset tokens
fs-aim-units = to buy units
fs-aim-cards = to improve the combat deck
fs-aim-upgrade = to buy an order upgrade
fs-aim-structure = to build { WORD($structure, "article") } { $structure }
fs-aim-strike = to strike { $area } from orbit
fs-aim-take = to take { $area }
fs-aim-take-objective = to take { $area }, where one of their own objectives lies
fs-aim-attack = to attack { $area }
fs-aim-attack-objective = to attack { $area }, where one of their own objectives lies

## Combats

fs-battle = combat
fs-battles = Combats
# Where a combat was fought, if that cannot be told.
fs-somewhere = an area
    .at = in

## The help page: a combat in five steps, and the legend

fs-help-combat = A combat in one minute
fs-combat-dice = Both sides roll dice for their units, draw five combat cards and may commit reinforcement tokens.
fs-combat-cards = Up to three times, both play a card face down. The attacker’s is carried out first: its icons count, and its unit ability works if one of the units it names is there and not routed.
fs-combat-damage = Offence minus the other side’s defence is damage. A unit that suffers less than its health is routed; one that suffers as much is destroyed.
fs-combat-morale = If both sides are still there after three combat rounds, the morale on dice, cards, unrouted units and bastions decides. The defender wins ties.
fs-combat-retreat = The loser retreats, routed, or is destroyed; a victorious attacker captures the structures.
fs-legend-owners = Owners: colour, mark and hatching belong together
fs-legend-signs = Symbols
fs-legend-units = Units
