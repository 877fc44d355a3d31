# Forbidden Stars: the log, and what just moved.
#
# $seat is who does it or whose it is, “you” to themselves. $unit, $area, $system, $card … are names.

## Headings

fs-heading-phase = Round { $round } · { $phase }
fs-heading-end = The end

## Whose words differ by more than the verb

fs-log-order-placed = { -fs-places } an order in { NAME($system, form: "mid") }.
fs-log-unit-lost = { -fs-loses } { WORD($unit, "article") } { $unit } { -fs-at }.
fs-log-hit = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $target } { WORD($target, "number") ->
        [many] suffer
       *[other] suffers
    } { $damage } damage.
# All damage of a round to one party; $outcome says who fell: “2 Cultists lost, 1 Helbrute routed”.
fs-log-volley = { $seat ->
        [you] { AS($seat, "You") } suffer
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] suffer
           *[other] suffers
        }
    } { $damage } damage: { $outcome }.
fs-log-routed = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } { -fs-at } { WORD($unit, "number") ->
        [many] are
       *[other] is
    } routed.
fs-log-rallied = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } { -fs-at } { WORD($unit, "number") ->
        [many] rally
       *[other] rallies
    }.
fs-log-replaced = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $unit } { WORD($unit, "number") ->
        [many] become
       *[other] becomes
    } { WORD($by, "article") } { $by }.
fs-log-cards-drawn = { -fs-draws } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
fs-log-execution = Execution round { $round }.
fs-log-damage = The attacker suffers { $attacker } damage, the defender { $defender }.
fs-log-morale = Morale: attacker { $attacker }, defender { $defender }.
fs-log-all-rallied = All routed units rally.
fs-log-storm-moved = A Warp Storm moves to { $edge }.
# Dice by their faces: “2 offence”.
fs-log-faces = { $count } { $icon }
# A unit in a combat.
fs-fighter-bastion = bastion
fs-fighter-token = reinforcement token
fs-over-several = { $seats } win together.
fs-over-nobody = Nobody is left to win.
fs-over-objectives = { -fs-has } won: all the objectives needed have been collected.
fs-over-rounds = { -fs-has } won, ahead of everybody else after the last round.
fs-over-survivor = { -fs-has } won: nobody else is left.
fs-over-won = { -fs-has } won.

## Who does what

fs-log-faction = { $seat ->
        [you] { AS($seat, "You") } play
       *[other] { $person } plays
    } { $faction }.
fs-log-tile = { -fs-adds } { NAME($system, form: "mid") } to the board.
fs-log-unit-placed = { -fs-puts } { WORD($unit, "article") } { $unit } { -fs-at }.
fs-log-structure-placed = { -fs-puts } a { $structure } on { $area }.
fs-log-objective-placed = { -fs-puts } an objective of { $faction } on { $area }.
fs-log-storm-placed = { -fs-puts } a Warp Storm on { $edge }.
fs-log-round = { -fs-goes } first this round.
fs-log-structure-lost = { -fs-loses } a { $structure } on { $area }.
fs-log-asset-gained = { -fs-gains } a { $asset }.
fs-log-asset-lost = { -fs-loses } a { $asset }.
fs-log-materiel-gained = { -fs-gains } { $amount } materiel.
fs-log-materiel-paid = { -fs-pays } { $amount } materiel.
fs-log-materiel-lost = { -fs-loses } { $amount } materiel.
fs-log-order-face = { -fs-places } { $order } in { NAME($system, form: "mid") }.
# Orders are left, but all of them lie under others.
fs-log-skipped = { -fs-has } no order on top of a stack and must pass.
fs-log-order-seen = { -fs-looks } at an order in { NAME($system, form: "mid") }.
fs-log-order-top = { -fs-puts } an order on top of its stack in { NAME($system, form: "mid") }.
fs-log-order-bottom = { -fs-puts } an order at the bottom of its stack in { NAME($system, form: "mid") }.
fs-log-revealed = { -fs-reveals } { $order } in { NAME($system, form: "mid") }.
fs-log-to-events = { -fs-puts } { $order } on { $seat ->
        [you] { AS($seat, "your") }
       *[other] their
    } event deck.
fs-log-moved = { -fs-moves } { WORD($unit, "article") } { $unit } from { $from } to { $to }.
fs-log-unit-bought = { -fs-buys } { WORD($unit, "article") } { $unit } for { $area }, paying { $materiel } materiel.
fs-log-structure-bought = { -fs-builds } a { $structure } on { $area } for { $materiel } materiel.
# $price: fs-price-materiel and fs-price-tokens.
fs-log-unit-bought-with = { -fs-buys } { WORD($unit, "article") } { $unit } for { $area }, paying { $price }.
fs-log-structure-bought-with = { -fs-builds } a { $structure } on { $area } for { $price }.
fs-price-materiel = { $count } materiel
fs-price-tokens = { $count ->
        [one] { WORD($asset, "article") } { $asset }
       *[other] { $count } { NAME($asset, form: "many") }
    }
fs-log-upgrade-gained = { -fs-gains } the order upgrade “{ $upgrade }”.
fs-log-cards-gained = { -fs-gains } the combat upgrade “{ $card }”, replacing “{ $discarded }”.
fs-log-upgrade-bought = { -fs-buys } the order upgrade “{ $upgrade }” for { $materiel } materiel.
fs-log-cards-bought = { -fs-buys } the combat upgrade “{ $card }” for { $materiel } materiel, replacing “{ $discarded }”.
fs-log-strike = { -fs-strikes } { $target } from { $void }.
fs-log-strike-rolled = { -fs-rolls } { $dice }.
fs-log-strike-damage = The strike deals { $damage } damage on { $target }.
fs-log-combat = { -fs-attacks } { $defender ->
        [you] { AS($defender, "you") }
       *[other] { $defender }
    } { -fs-at }.
fs-log-dice = { -fs-rolls } { $dice }.
fs-log-no-dice = { -fs-has } no dice to roll.
fs-log-rerolled = { -fs-rerolls } dice: now { $dice }.
fs-log-dice-gained = { -fs-gains } { $count ->
        [one] a die
       *[other] { $count } dice
    } showing { $icon }.
fs-log-die-spent = { -fs-spends } a die showing { $icon }.
fs-log-die-lost = { -fs-loses } a die showing { $icon }.
fs-log-die-turned = { -fs-turns } a die from { $from } to { $to }.
fs-log-card-drawn = { -fs-draws } “{ $card }”.
fs-log-reinforced = { -fs-commits } { $count ->
        [one] a reinforcement token
       *[other] { $count } reinforcement tokens
    }.
fs-log-laid = { -fs-plays } a combat card face down.
fs-log-looked = { -fs-looks } at { $other ->
        [you] { AS($other, "your") }
       *[other] { NAME($other, form: "own") }
    } card.
fs-log-card-icons = { -fs-reveals } “{ $card }” for its icons.
fs-log-card = { -fs-reveals } “{ $card }”.
fs-log-card-discarded = { -fs-discards } “{ $card }”.
fs-log-tokens = { -fs-gains } { $count ->
        [one] { $count } { $icon } token
       *[other] { $count } { $icon } tokens
    }.
fs-log-tokens-lost = { -fs-loses } { $count ->
        [one] { $count } { $icon } token
       *[other] { $count } { $icon } tokens
    }.
fs-log-token-left = { -fs-takes } a reinforcement token out of the combat.
fs-log-token-destroyed = { -fs-loses } a reinforcement token.
fs-log-won = { -fs-wins } the combat for { $area }.
fs-log-retreated = { -fs-retreats } with { WORD($unit, "article") } { $unit } to { $to }.
fs-log-captured = { -fs-captures } what { $other ->
        [you] { AS($other, "you") } have
       *[other] { $other } { WORD($other, "number") ->
            [many] have
           *[other] has
        }
    } built on { $area }.
fs-log-objective = { -fs-collects } the objective on { $area }.
fs-log-event-drawn = { -fs-draws } “{ $event }”.
fs-log-event-chosen = { -fs-chooses } “{ $event }”.
fs-log-event-shown = { -fs-shows } “{ $event }” for its Warp Storm icon.
fs-log-event-declined = { -fs-does } not use “{ $event }”.
fs-log-event-discarded = { -fs-shows } “{ $event }”, which goes back into the deck.
fs-log-event-put-back = “{ $event }” goes back into your event deck without being shown.
fs-log-tactic = { -fs-plays } “{ $event }”.
fs-log-scheme-kept = { -fs-keeps } the scheme “{ $event }”.
fs-log-scheme-used = { -fs-uses } the scheme “{ $event }”.
fs-log-upgrade-used = { -fs-uses } “{ $upgrade }”.
fs-log-ability = { -fs-uses } the Dominate ability of { $faction }.
fs-log-eliminated = { -fs-is } out of the game.
fs-log-first = { -fs-is } now the first player.

## Several things in one sentence

# $cards: several fs-title.
fs-log-draws = { -fs-draws } { $cards }.
# A card among several: some titles have “and” in them.
fs-title = “{ $card }”
fs-log-moved-many = { -fs-moves } { $count } { NAME($unit, form: "many") } from { $from } to { $to }.
fs-log-placed-many = { -fs-puts } { $count } { NAME($unit, form: "many") } { -fs-at }.

## Where: on a world, in a void

-fs-at = { WORD($area, "at") } { $area }

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
-fs-reveals = { $seat ->
        [you] { AS($seat, "You") } reveal
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] reveal
           *[other] reveals
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
