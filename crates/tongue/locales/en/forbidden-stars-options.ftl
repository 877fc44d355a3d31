# Options and features of Forbidden Stars: KIND-GAME-KEY.
#
# option-…   its name; .help what it decides, with the rule; and each of its values by its name
#            .title stands over the option in the form of a new game, .V-title is the value V there,
#            .V-note what it means, .V-told what is agreed once it is chosen
# feature-…  what is counted, for those who tune the bots

## Options

option-forbidden-stars-board = Board
    .help = The players build the board (FS-SET-08), a fair one is built by the same rules without questions, or it is the one of the first game, with its factions (FS-SET-25).
    .manual = manual
    .fair = fair
    .introductory = introductory
    .title = The board
    .manual-title = Built by the players
    .fair-title = Built fairly at once
    .fair-told = A fair board, built at once
    .introductory-title = For a first game
    .introductory-told = The board of the first game, with its factions
option-forbidden-stars-factions = Factions
    .help = Seats without an agreed faction choose one in turn, or all are dealt at random (FS-SET-28).
    .choose = choose
    .random = random
    .title = Factions
    .choose-title = Chosen
    .random-title = Dealt at random
    .random-told = Factions are dealt at random
option-forbidden-stars-own_orders = Own covered orders
    .help = Whether players see their own orders also under other tokens, or must remember them as printed (FS-STK-04, FS-AMB-54).
    .strict = strict
    .recall = recall
    .recall-title = See own covered orders
    .recall-note = a memory aid
    .recall-told = Players see their own orders under other tokens

## Features

feature-forbidden-stars-collected = own objective tokens collected, as a part of those needed
feature-forbidden-stars-held = own objective tokens on friendly worlds, as a part of those needed
feature-forbidden-stars-near = how near ground units are to the other own objective tokens
feature-forbidden-stars-siege = how well they could take them
feature-forbidden-stars-denied = objective tokens of others on friendly worlds
feature-forbidden-stars-worlds = friendly worlds
feature-forbidden-stars-income = materiel they yield in a round
feature-forbidden-stars-materiel = materiel on the dial
feature-forbidden-stars-army = ground units, by their price
feature-forbidden-stars-fleet = ships, by their price
feature-forbidden-stars-routed = routed units, by their price
feature-forbidden-stars-command = command level, up to 3
feature-forbidden-stars-factories = factories, up to 3
feature-forbidden-stars-bastions = bastions
feature-forbidden-stars-assets = asset tokens
feature-forbidden-stars-training = upgrades in the combat deck, by their level
feature-forbidden-stars-upgrades = order upgrades
feature-forbidden-stars-schemes = schemes in the play area
feature-forbidden-stars-orders = own orders still on the board
feature-forbidden-stars-footing = how far from having no world left
