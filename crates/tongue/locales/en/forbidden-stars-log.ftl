# Forbidden Stars: the log, and what just moved.
#
# $seat is who does it or whose it is, “you” to themselves. $unit, $area, $system, $card … are names.

## Headings

fs-heading-phase = Round { $round } · { $phase }
fs-heading-end = The end

## Whose words differ by more than the verb

fs-log-order-placed = { NAME($seat, form: "start") } { WORD($seat, "number") ->
        [many] place
       *[other] places
    } an order in { $system }.
fs-log-unit-lost = { -fs-loses } { WORD($unit, "article") } { $unit } in { $area }.
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
fs-over-objectives = { -fs-has } won: enough objectives are collected.
fs-over-rounds = { -fs-has } won: most objectives after the last round.
fs-over-survivor = { -fs-has } won: nobody else is left.
fs-over-won = { -fs-has } won.

## Who does what

fs-log-faction = { $seat ->
        [you] { AS($seat, "You") } play
       *[other] { $person } plays
    } { $faction }.
fs-log-tile = { -fs-adds } { $system } to the board.
fs-log-unit-placed = { -fs-puts } { WORD($unit, "article") } { $unit } in { $area }.
fs-log-structure-placed = { -fs-puts } a { $structure } on { $area }.
fs-log-objective-placed = { -fs-puts } an objective of { $faction } on { $area }.
fs-log-storm-placed = { -fs-puts } a Warp Storm on { $edge }.
fs-log-round = { -fs-goes } first this round.
fs-log-structure-lost = { -fs-loses } a { $structure } on { $area }.
fs-log-asset-gained = { -fs-gains } a { $asset }.
fs-log-asset-lost = { -fs-spends } a { $asset }.
fs-log-materiel-gained = { -fs-gains } { $amount } materiel.
fs-log-materiel-lost = { -fs-pays } { $amount } materiel.
fs-log-order-face = { -fs-places } { $order } in { $system }.
fs-log-skipped = { -fs-has } no order left to turn up.
fs-log-order-seen = { -fs-looks } at an order in { $system }: { $order }.
fs-log-order-top = { -fs-puts } an order on top of its stack in { $system }.
fs-log-order-bottom = { -fs-puts } an order at the bottom of its stack in { $system }.
fs-log-revealed = { -fs-turns } up { $order } in { $system }.
fs-log-to-events = { -fs-lays } { $order } on { $seat ->
        [you] { AS($seat, "your") }
       *[other] the
    } event deck.
fs-log-moved = { -fs-moves } { WORD($unit, "article") } { $unit } from { $from } to { $to }.
fs-log-unit-bought = { -fs-buys } { WORD($unit, "article") } { $unit } for { $area }, { $materiel } materiel.
fs-log-structure-bought = { -fs-builds } a { $structure } on { $area }, { $materiel } materiel.
fs-log-upgrade-bought = { -fs-buys } the order upgrade { $upgrade }, { $materiel } materiel.
fs-log-cards-bought = { -fs-buys } the combat upgrade { $card } for { $discarded }, { $materiel } materiel.
fs-log-strike = { -fs-strikes } { $target } from { $void }.
fs-log-strike-rolled = { -fs-rolls } { $dice }.
fs-log-strike-damage = The strike deals { $damage } damage in { $target }.
fs-log-combat = { -fs-attacks } { $defender ->
        [you] { AS($defender, "you") }
       *[other] { $defender }
    } on { $area }.
fs-log-dice = { -fs-rolls } { $dice }.
fs-log-rerolled = { -fs-rerolls } dice: now { $dice }.
fs-log-dice-gained = { -fs-gains } { $count ->
        [one] a die
       *[other] { $count } dice
    } with { $icon }.
fs-log-die-lost = { -fs-loses } a die with { $icon }.
fs-log-die-turned = { -fs-turns } a die from { $from } to { $to }.
fs-log-card-drawn = { -fs-draws } { $card }.
fs-log-reinforced = { -fs-commits } { $count ->
        [one] a reinforcement token
       *[other] { $count } reinforcement tokens
    }.
fs-log-laid = { -fs-lays } a combat card face down.
fs-log-looked = { -fs-looks } at { $other ->
        [you] { AS($other, "your") }
       *[other] { NAME($other, form: "own") }
    } card.
fs-log-card-icons = { -fs-turns } over { $card } for its icons.
fs-log-card = { -fs-turns } over { $card }.
fs-log-card-discarded = { -fs-discards } { $card }.
fs-log-tokens = { -fs-gains } { $count } { $icon }.
fs-log-tokens-lost = { -fs-loses } { $count } { $icon }.
fs-log-token-left = { -fs-takes } a reinforcement token out of the combat.
fs-log-token-destroyed = { -fs-loses } a reinforcement token.
fs-log-won = { -fs-wins } the combat for { $area }.
fs-log-retreated = { -fs-retreats } with { WORD($unit, "article") } { $unit } to { $to }.
fs-log-captured = { -fs-captures } what { $other ->
        [you] { AS($other, "you") } have
       *[other] { $other } has
    } built on { $area }.
fs-log-objective = { -fs-collects } the objective of { $area }.
fs-log-event-drawn = { -fs-draws } “{ $event }”.
fs-log-event-chosen = { -fs-chooses } “{ $event }”.
fs-log-event-shown = { -fs-shows } { $event } for its storm.
fs-log-event-declined = { -fs-does } not use “{ $event }”.
fs-log-tactic = { -fs-plays } “{ $event }”.
fs-log-scheme-kept = { -fs-keeps } the scheme “{ $event }”.
fs-log-scheme-used = { -fs-uses } the scheme “{ $event }”.
fs-log-upgrade-used = { -fs-uses } “{ $upgrade }”.
fs-log-ability = { -fs-uses } the Dominate ability of { $faction }.
fs-log-eliminated = { -fs-is } out of the game.
fs-log-first = { -fs-is } first player now.

## Several things in one sentence

fs-log-draws = { -fs-draws } { $cards }.
fs-log-moved-many = { -fs-moves } { $count } { NAME($unit, form: "many") } from { $from } to { $to }.
fs-log-placed-many = { -fs-puts } { $count } { NAME($unit, form: "many") } in { $area }.

## What somebody does: the reader, one, or several of one name

-fs-adds = { $seat ->
        [you] { AS($seat, "You") } add
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] add
           *[other] adds
        }
    }
-fs-attacks = { $seat ->
        [you] { AS($seat, "You") } attack
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] attack
           *[other] attacks
        }
    }
-fs-builds = { $seat ->
        [you] { AS($seat, "You") } build
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] build
           *[other] builds
        }
    }
-fs-buys = { $seat ->
        [you] { AS($seat, "You") } buy
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] buy
           *[other] buys
        }
    }
-fs-captures = { $seat ->
        [you] { AS($seat, "You") } capture
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] capture
           *[other] captures
        }
    }
-fs-chooses = { $seat ->
        [you] { AS($seat, "You") } choose
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] choose
           *[other] chooses
        }
    }
-fs-collects = { $seat ->
        [you] { AS($seat, "You") } collect
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] collect
           *[other] collects
        }
    }
-fs-commits = { $seat ->
        [you] { AS($seat, "You") } commit
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] commit
           *[other] commits
        }
    }
-fs-defends = { $seat ->
        [you] { AS($seat, "You") } defend
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] defend
           *[other] defends
        }
    }
-fs-discards = { $seat ->
        [you] { AS($seat, "You") } discard
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] discard
           *[other] discards
        }
    }
-fs-does = { $seat ->
        [you] { AS($seat, "You") } do
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] do
           *[other] does
        }
    }
-fs-draws = { $seat ->
        [you] { AS($seat, "You") } draw
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] draw
           *[other] draws
        }
    }
-fs-gains = { $seat ->
        [you] { AS($seat, "You") } gain
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] gain
           *[other] gains
        }
    }
-fs-goes = { $seat ->
        [you] { AS($seat, "You") } go
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] go
           *[other] goes
        }
    }
-fs-has = { $seat ->
        [you] { AS($seat, "You") } have
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] have
           *[other] has
        }
    }
-fs-holds = { $seat ->
        [you] { AS($seat, "You") } hold
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] hold
           *[other] holds
        }
    }
-fs-is = { $seat ->
        [you] { AS($seat, "You") } are
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] are
           *[other] is
        }
    }
-fs-keeps = { $seat ->
        [you] { AS($seat, "You") } keep
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] keep
           *[other] keeps
        }
    }
-fs-lays = { $seat ->
        [you] { AS($seat, "You") } lay
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] lay
           *[other] lays
        }
    }
-fs-leads = { $seat ->
        [you] { AS($seat, "You") } lead
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] lead
           *[other] leads
        }
    }
-fs-looks = { $seat ->
        [you] { AS($seat, "You") } look
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] look
           *[other] looks
        }
    }
-fs-loses = { $seat ->
        [you] { AS($seat, "You") } lose
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] lose
           *[other] loses
        }
    }
-fs-moves = { $seat ->
        [you] { AS($seat, "You") } move
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] move
           *[other] moves
        }
    }
-fs-pays = { $seat ->
        [you] { AS($seat, "You") } pay
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] pay
           *[other] pays
        }
    }
-fs-places = { $seat ->
        [you] { AS($seat, "You") } place
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] place
           *[other] places
        }
    }
-fs-plays = { $seat ->
        [you] { AS($seat, "You") } play
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] play
           *[other] plays
        }
    }
-fs-puts = { $seat ->
        [you] { AS($seat, "You") } put
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] put
           *[other] puts
        }
    }
-fs-rerolls = { $seat ->
        [you] { AS($seat, "You") } reroll
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] reroll
           *[other] rerolls
        }
    }
-fs-retreats = { $seat ->
        [you] { AS($seat, "You") } retreat
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] retreat
           *[other] retreats
        }
    }
-fs-rolls = { $seat ->
        [you] { AS($seat, "You") } roll
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] roll
           *[other] rolls
        }
    }
-fs-shows = { $seat ->
        [you] { AS($seat, "You") } show
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] show
           *[other] shows
        }
    }
-fs-spends = { $seat ->
        [you] { AS($seat, "You") } spend
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] spend
           *[other] spends
        }
    }
-fs-strikes = { $seat ->
        [you] { AS($seat, "You") } strike
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] strike
           *[other] strikes
        }
    }
-fs-takes = { $seat ->
        [you] { AS($seat, "You") } take
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] take
           *[other] takes
        }
    }
-fs-turns = { $seat ->
        [you] { AS($seat, "You") } turn
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] turn
           *[other] turns
        }
    }
-fs-uses = { $seat ->
        [you] { AS($seat, "You") } use
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] use
           *[other] uses
        }
    }
-fs-wins = { $seat ->
        [you] { AS($seat, "You") } win
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] win
           *[other] wins
        }
    }
