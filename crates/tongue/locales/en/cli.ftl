# The command line.

game-failed = Game { $index } (seed { $seed }): { $why }
no-such-game = There is no game '{ $game }'; the games are: { $known }.
dead-end = Seat { $seat } is to decide in this state and has no choice.
endless = No end after { $steps } actions.
file-error = { $file }: { $error }
in-file = { $file }: { $why }
see-help = { $said } (see 'orderstack --help')
no-threads = no threads: { $error }
no-folder = { $file }: there is no such folder to write into
# A mistake in the program.
internal-error = internal error at { $place }: { $error }
wrong-bots = { $bots } bots for { $seats } seats: name one for all, or one for each.

## The engine protocol

bad-record = The record: { $error }
no-game-yet = There is no game yet; begin with 'new'.
no-such-cmd = There is no cmd '{ $cmd }'; there are: { $known }.
long-request = A request may have { $most } bytes.
not-an-action = This is no action of the game: { $error }
no-action-or-index = 'action' or 'index' is missing.
action-and-index = Give either 'action' or 'index', not both.
no-such-choice = There is no option { $index }; seat { $seat } has { $count }, from 0.
bad-seat = 'seat' must be a number or "spectator".
bad-until = 'until' must be "end" or a number of actions.
nothing-to-undo = No action was played yet.
not-a-request = A request is a JSON object with a 'cmd'.
not-json = This is not JSON: { $error }
missing-field = '{ $key }' is missing.
not-a-text = '{ $key }' must be a text.
not-a-number = '{ $key }' must be a whole number from 0 to { $most }.

## The arena and tuning

few-bots = An arena needs two bots or more: --bots easy,random
many-lineups = { $bots } bots at tables of { $players } make more than { $most } line-ups; let fewer take part.
not-an-arena = This is not a file of an arena; name another.
other-arena = This file belongs to an arena with other { $other }; name another file, or ask for the same games.
not-a-game-of-arena = Line { $line } is not a game of this arena.
too-few-games = Too few of the games have a winner to learn from; play more of them.
bad-weights = The new weights cannot be read back: { $why }
sprt-of-two = --sprt is a test between two bots at tables of two; leave it out, or ask for those

## Backup

backup-done = All games are in { $file } now.
restore-done = The games of { $file } are back.
restore-kept = What was there before is in { $file } now.

## Rules

no-such-rule = no rule has the number or the words '{ $words }'
rules-range = { $count ->
        [one] { $first } to { $last }, { $count } rule
       *[other] { $first } to { $last }, { $count } rules
    }
# $rule and $group: examples, such as “SC-BATTLE-12” and “SC-BATTLE”.
rules-ask = Ask for a rule ({ $rule }), a group ({ $group }) or words.

## Languages: how much of each is done

# $code: “pl”; $name: “Polski”.
languages-offered = { $code }: { $name }
languages-in-the-making = { $code }: { $name }, in the making
languages-messages = messages
languages-names = names
languages-rules = rules
languages-done = { $done } of { $all }

## Saved games

file-too-large = a game file may have { $most } bytes
not-utf8 = not a text file in UTF-8 (byte { $byte })
replay-round = round { $round }, { $phase }
replay-seat = seat { $seat }
replay-told = { $told } of { $count } actions, { $status }
replay-to-decide = to decide: seat { $seats }
replay-no-winner = over ({ $ending }), no winner
replay-won = over ({ $ending }), won by seat { $seats }
verify-ok = ok: { $game }, rules { $rules }, { $chance }, { $actions } actions, { $hashes } hashes, { $result }
verify-not-over = not over
chance-seed = seed { $seed }
chance-secret = the promised secret alone
chance-number = { $number } of seat { $seat }
chance-numbers = the promised secret with { $numbers }

## Many games

sim-title = { $game }: { $players } players, { $bot } bots, seed { $seed }
sim-title-checked = { $game }: { $players } players, { $bot } bots, seed { $seed }, checked on the way
sim-games = games
sim-decisions = decisions
sim-seconds = seconds
sim-rounds = rounds
sim-wins = wins
sim-wins-by-seat = wins by seat
sim-endings = endings
# After a number of games or decisions.
sim-a-second = a second
# After a number of rounds or decisions.
sim-a-game = a game
