# Forbidden Stars: the log, and what just moved.
#
# $seat is who does it or whose it is, “you” to themselves. $unit, $area, $system, $card … are names.

## Headings

fs-heading-planning = Round { $round } · Planning
fs-heading-operations = Operations
fs-heading-refresh = Refresh
fs-heading-end = The end

## Whose words differ by more than the verb

fs-log-order-placed = { NAME($seat, form: "start") } places an order in { $system }.
fs-log-unit-lost = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } { WORD($unit, "article") } { $unit } in { $area }.
fs-log-hit = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $target } suffers { $damage } damage.
fs-log-routed = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } in { $area } is routed.
fs-log-rallied = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } in { $area } rallies.
fs-log-replaced = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } becomes { WORD($by, "article") } { $by }.
fs-log-cards-drawn = { NAME($seat, form: "start") } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
fs-log-execution = Execution round { $round }.
fs-log-damage = The attacker suffers { $attacker } damage, the defender { $defender }.
fs-log-morale = Morale: { $attacker } of the attacker, { $defender } of the defender.
fs-log-all-rallied = All routed units rally.
fs-log-storm-moved = A Warp Storm moves to { $edge }.
# Dice by their faces: “2 offence”.
fs-log-faces = { $count } { $icon }
# A unit in a combat.
fs-fighter-bastion = bastion
fs-fighter-token = reinforcement token
fs-over-several = { $seats } win together.
fs-over-nobody = Nobody is left to win.
fs-over-objectives = { $seat ->
        [you] { AS($seat, "You") } have
       *[other] { NAME($seat, form: "start") } has
    } won: all objectives are collected.
fs-over-rounds = { $seat ->
        [you] { AS($seat, "You") } have
       *[other] { NAME($seat, form: "start") } has
    } won: most objectives after the last round.
fs-over-survivor = { $seat ->
        [you] { AS($seat, "You") } have
       *[other] { NAME($seat, form: "start") } has
    } won: nobody else is left.
fs-over-won = { $seat ->
        [you] { AS($seat, "You") } have
       *[other] { NAME($seat, form: "start") } has
    } won.

## Who does what

fs-log-faction = { $seat ->
        [you] { AS($seat, "You") } play
       *[other] { NAME($seat, form: "start") } plays
    } { $faction }.
fs-log-tile = { $seat ->
        [you] { AS($seat, "You") } add
       *[other] { NAME($seat, form: "start") } adds
    } { $system } to the board.
fs-log-unit-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { WORD($unit, "article") } { $unit } in { $area }.
fs-log-structure-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } a { $structure } on { $area }.
fs-log-objective-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } an objective of { $faction } on { $area }.
fs-log-storm-placed = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } a Warp Storm on { $edge }.
fs-log-round = { $seat ->
        [you] { AS($seat, "You") } go
       *[other] { NAME($seat, form: "start") } goes
    } first this round.
fs-log-structure-lost = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } a { $structure } on { $area }.
fs-log-asset-gained = { $seat ->
        [you] { AS($seat, "You") } gain
       *[other] { NAME($seat, form: "start") } gains
    } a { $asset }.
fs-log-asset-lost = { $seat ->
        [you] { AS($seat, "You") } spend
       *[other] { NAME($seat, form: "start") } spends
    } a { $asset }.
fs-log-materiel-gained = { $seat ->
        [you] { AS($seat, "You") } gain
       *[other] { NAME($seat, form: "start") } gains
    } { $amount } materiel.
fs-log-materiel-lost = { $seat ->
        [you] { AS($seat, "You") } pay
       *[other] { NAME($seat, form: "start") } pays
    } { $amount } materiel.
fs-log-order-face = { $seat ->
        [you] { AS($seat, "You") } place
       *[other] { NAME($seat, form: "start") } places
    } { $order } in { $system }.
fs-log-skipped = { $seat ->
        [you] { AS($seat, "You") } have
       *[other] { NAME($seat, form: "start") } has
    } no order left to turn up.
fs-log-order-seen = { $seat ->
        [you] { AS($seat, "You") } look
       *[other] { NAME($seat, form: "start") } looks
    } at an order in { $system }: { $order }.
fs-log-order-top = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } an order on top of its stack in { $system }.
fs-log-order-bottom = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } an order at the bottom of its stack in { $system }.
fs-log-revealed = { $seat ->
        [you] { AS($seat, "You") } turn
       *[other] { NAME($seat, form: "start") } turns
    } up { $order } in { $system }.
fs-log-to-events = { $seat ->
        [you] { AS($seat, "You") } lay
       *[other] { NAME($seat, form: "start") } lays
    } { $order } on { $seat ->
        [you] { AS($seat, "your") }
       *[other] the
    } event deck.
fs-log-moved = { $seat ->
        [you] { AS($seat, "You") } move
       *[other] { NAME($seat, form: "start") } moves
    } { WORD($unit, "article") } { $unit } from { $from } to { $to }.
fs-log-unit-bought = { $seat ->
        [you] { AS($seat, "You") } buy
       *[other] { NAME($seat, form: "start") } buys
    } { WORD($unit, "article") } { $unit } for { $area }, { $materiel } materiel.
fs-log-structure-bought = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } builds
    } a { $structure } on { $area }, { $materiel } materiel.
fs-log-upgrade-bought = { $seat ->
        [you] { AS($seat, "You") } buy
       *[other] { NAME($seat, form: "start") } buys
    } the order upgrade { $upgrade }, { $materiel } materiel.
fs-log-cards-bought = { $seat ->
        [you] { AS($seat, "You") } buy
       *[other] { NAME($seat, form: "start") } buys
    } the combat upgrade { $card } for { $discarded }, { $materiel } materiel.
fs-log-strike = { $seat ->
        [you] { AS($seat, "You") } strike
       *[other] { NAME($seat, form: "start") } strikes
    } { $target } from { $void }.
fs-log-strike-rolled = { $seat ->
        [you] { AS($seat, "You") } roll
       *[other] { NAME($seat, form: "start") } rolls
    } { $dice }.
fs-log-strike-damage = { $seat ->
        [you] { AS($seat, "You") } deal
       *[other] { NAME($seat, form: "start") } deals
    } { $damage } damage to { $target }.
fs-log-combat = { $seat ->
        [you] { AS($seat, "You") } attack
       *[other] { NAME($seat, form: "start") } attacks
    } { $defender ->
        [you] { AS($defender, "you") }
       *[other] { $defender }
    } on { $area }.
fs-log-dice = { $seat ->
        [you] { AS($seat, "You") } roll
       *[other] { NAME($seat, form: "start") } rolls
    } { $dice }.
fs-log-rerolled = { $seat ->
        [you] { AS($seat, "You") } reroll
       *[other] { NAME($seat, form: "start") } rerolls
    } dice: now { $dice }.
fs-log-dice-gained = { $seat ->
        [you] { AS($seat, "You") } gain
       *[other] { NAME($seat, form: "start") } gains
    } { $count ->
        [one] a die
       *[other] { $count } dice
    } with { $icon }.
fs-log-die-lost = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } a die with { $icon }.
fs-log-die-turned = { $seat ->
        [you] { AS($seat, "You") } turn
       *[other] { NAME($seat, form: "start") } turns
    } a die from { $from } to { $to }.
fs-log-card-drawn = { $seat ->
        [you] { AS($seat, "You") } draw
       *[other] { NAME($seat, form: "start") } draws
    } { $card }.
fs-log-reinforced = { $seat ->
        [you] { AS($seat, "You") } commit
       *[other] { NAME($seat, form: "start") } commits
    } { $count ->
        [one] a reinforcement token
       *[other] { $count } reinforcement tokens
    }.
fs-log-laid = { $seat ->
        [you] { AS($seat, "You") } lay
       *[other] { NAME($seat, form: "start") } lays
    } a combat card face down.
fs-log-looked = { $seat ->
        [you] { AS($seat, "You") } look
       *[other] { NAME($seat, form: "start") } looks
    } at the card of { $other ->
        [you] { AS($other, "yours") }
       *[other] { $other }
    }.
fs-log-card-icons = { $seat ->
        [you] { AS($seat, "You") } turn
       *[other] { NAME($seat, form: "start") } turns
    } over { $card } for its icons.
fs-log-card = { $seat ->
        [you] { AS($seat, "You") } turn
       *[other] { NAME($seat, form: "start") } turns
    } over { $card }.
fs-log-card-discarded = { $seat ->
        [you] { AS($seat, "You") } discard
       *[other] { NAME($seat, form: "start") } discards
    } { $card }.
fs-log-tokens = { $seat ->
        [you] { AS($seat, "You") } gain
       *[other] { NAME($seat, form: "start") } gains
    } { $count } { $icon }.
fs-log-tokens-lost = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } { $count } { $icon }.
fs-log-token-left = { $seat ->
        [you] { AS($seat, "You") } take
       *[other] { NAME($seat, form: "start") } takes
    } a reinforcement token out of the combat.
fs-log-token-destroyed = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } loses
    } a reinforcement token.
fs-log-won = { $seat ->
        [you] { AS($seat, "You") } win
       *[other] { NAME($seat, form: "start") } wins
    } the combat for { $area }.
fs-log-retreated = { $seat ->
        [you] { AS($seat, "You") } retreat
       *[other] { NAME($seat, form: "start") } retreats
    } with { WORD($unit, "article") } { $unit } to { $to }.
fs-log-captured = { $seat ->
        [you] { AS($seat, "You") } capture
       *[other] { NAME($seat, form: "start") } captures
    } what { $other ->
        [you] { AS($other, "you") } have
       *[other] { $other } has
    } built on { $area }.
fs-log-objective = { $seat ->
        [you] { AS($seat, "You") } collect
       *[other] { NAME($seat, form: "start") } collects
    } the objective of { $area }.
fs-log-event-drawn = { $seat ->
        [you] { AS($seat, "You") } draw
       *[other] { NAME($seat, form: "start") } draws
    } { $event }.
fs-log-event-chosen = { $seat ->
        [you] { AS($seat, "You") } choose
       *[other] { NAME($seat, form: "start") } chooses
    } { $event }.
fs-log-event-shown = { $seat ->
        [you] { AS($seat, "You") } show
       *[other] { NAME($seat, form: "start") } shows
    } { $event } for its storm.
fs-log-event-declined = { $seat ->
        [you] { AS($seat, "You") } do
       *[other] { NAME($seat, form: "start") } does
    } not use { $event }.
fs-log-tactic = { $seat ->
        [you] { AS($seat, "You") } play
       *[other] { NAME($seat, form: "start") } plays
    } { $event }.
fs-log-scheme-kept = { $seat ->
        [you] { AS($seat, "You") } keep
       *[other] { NAME($seat, form: "start") } keeps
    } the scheme { $event }.
fs-log-scheme-used = { $seat ->
        [you] { AS($seat, "You") } use
       *[other] { NAME($seat, form: "start") } uses
    } the scheme { $event }.
fs-log-upgrade-used = { $seat ->
        [you] { AS($seat, "You") } use
       *[other] { NAME($seat, form: "start") } uses
    } { $upgrade }.
fs-log-ability = { $seat ->
        [you] { AS($seat, "You") } use
       *[other] { NAME($seat, form: "start") } uses
    } the Dominate ability of { $faction }.
fs-log-eliminated = { $seat ->
        [you] { AS($seat, "You") } are
       *[other] { NAME($seat, form: "start") } is
    } out of the game.
fs-log-first = { $seat ->
        [you] { AS($seat, "You") } are
       *[other] { NAME($seat, form: "start") } is
    } first player now.

## Several things in one sentence

fs-log-draws = { $seat ->
        [you] { AS($seat, "You") } draw
       *[other] { NAME($seat, form: "start") } draws
    } { $cards }.
fs-log-moved-many = { $seat ->
        [you] { AS($seat, "You") } move
       *[other] { NAME($seat, form: "start") } moves
    } { $count } { NAME($unit, form: "many") } from { $from } to { $to }.
fs-log-placed-many = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } puts
    } { $count } { NAME($unit, form: "many") } in { $area }.
