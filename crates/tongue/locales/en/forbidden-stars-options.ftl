# Options and features of Forbidden Stars: KIND-GAME-KEY.
#
# option-…   its name; .help what it decides, with the rule; and each of its values by its name
#            .title stands over the option in the form of a new game, .V-title is the value V there,
#            .V-note what it means, .V-told what is agreed once it is chosen
# feature-…  what is counted, for those who tune the bots

## Options

option-forbidden-stars-board = Board
    .help = The players build the board (FS-SET-08), a fair one is built by the same rules without questions, or it is the board of the first game, with its factions (FS-SET-25).
    .manual = manual
    .fair = fair
    .introductory = introductory
    .title = The board
    .manual-title = Built by the players
    .manual-note = each player lays their own tiles, in turn
    .fair-title = Built fairly at once
    .fair-note = by the rules of building, without a question
    .fair-told = A fair board, built at once
    .introductory-title = For a first game
    .introductory-note = as the rulebook lays it out, with its factions
    .introductory-told = The board of the first game, with its factions
option-forbidden-stars-factions = Factions
    .help = Seats without an agreed faction choose one in turn, or all are dealt at random (FS-SET-28).
    .choose = choose
    .random = random
    .title = Factions
    .choose-title = Chosen
    .random-title = Dealt at random
    .random-told = Factions are dealt at random
option-forbidden-stars-own_orders = Your own covered orders
    .help = Whether players also see their own orders under other tokens, or must remember them, as in the printed rules (FS-STK-04, FS-AMB-54).
    .strict = strict
    .recall = recall
    .recall-title = See your own covered orders
    .recall-note = a memory aid
    .recall-told = Players see their own orders under other tokens
option-forbidden-stars-attacker_retreat = Retreat of placed attackers
    .help = Whether attackers that a card has put into the combat retreat with those that moved in, or are destroyed (FS-AMB-01).
    .together = with the others
    .unit_by_unit = destroyed
option-forbidden-stars-ground_paths = Paths of ground units
    .help = Whether paths are traced after the ships of the same order have moved, so that these serve as bridges, or before (FS-AMB-05).
    .after_ships = after the ships
    .before_ships = before the ships
option-forbidden-stars-damage_in_round = Damage within a round
    .help = Whether damage from two damage steps in one execution round adds up on a unit, or each step stands alone (FS-AMB-13).
    .adds_up = adds up
    .each_step = each step alone
option-forbidden-stars-discarded_events = Events not chosen
    .help = Whether the event cards that a player has drawn and not chosen are shown to the others (FS-AMB-23).
    .shown = shown
    .hidden = hidden
option-forbidden-stars-storm_icons = Warp Storm icons
    .help = Whether the icon of an event card is turned so that it lies like the storm, or stays upright (FS-AMB-25).
    .turned = turned
    .upright = upright
option-forbidden-stars-elimination_check = Elimination
    .help = When a player without a friendly world is out of the game: after each order and event, or only in the Refresh Phase (FS-AMB-30).
    .after_effect = after each order
    .refresh_phase = in the Refresh Phase
option-forbidden-stars-void_consent = Consent without a card
    .help = Whether a player without a faceup card may consent to lose one to “Psychic Lance” (FS-AMB-57).
    .counts = counts
    .needs_card = needs a card

## Features

feature-forbidden-stars-collected = the player’s objective tokens collected, as a share of those needed
    .gain = More objectives collected
feature-forbidden-stars-held = the player’s objective tokens on friendly worlds, as a share of those needed
    .gain = More worlds held with objectives of yours
feature-forbidden-stars-near = how near ground units are to the player’s other objective tokens
    .gain = Ground units nearer to your objectives
feature-forbidden-stars-siege = how well the ground units could take those tokens
    .gain = More strength where your objectives lie
feature-forbidden-stars-denied = objective tokens of others on friendly worlds
    .gain = More objectives denied to others
feature-forbidden-stars-worlds = friendly worlds
    .gain = More worlds
feature-forbidden-stars-income = materiel that friendly worlds yield per round
    .gain = More materiel per round
feature-forbidden-stars-materiel = materiel on the dial
    .gain = More materiel left
feature-forbidden-stars-army = ground units, by their price
    .gain = More ground units left
feature-forbidden-stars-fleet = ships, by their price
    .gain = More ships left
feature-forbidden-stars-routed = routed units, by their price
    .gain = More routed units that will rally
feature-forbidden-stars-command = command level, up to 3
    .gain = A higher command level
feature-forbidden-stars-factories = factories, up to 3
    .gain = More factories
feature-forbidden-stars-bastions = bastions
    .gain = More bastions
feature-forbidden-stars-assets = asset tokens
    .gain = More asset tokens
feature-forbidden-stars-training = upgrades in the combat deck, by their level
    .gain = A better combat deck
feature-forbidden-stars-upgrades = order upgrades
    .gain = More order upgrades
feature-forbidden-stars-schemes = schemes in the play area
    .gain = More schemes in play
feature-forbidden-stars-orders = the player’s orders still on the board
    .gain = More orders still to come
feature-forbidden-stars-footing = how far the player is from having no world left
    .gain = Farther from having no world left
