# The command line.

game-failed = Game { $index } (seed { $seed }): { $why }
no-such-game = There is no game '{ $game }'; the games are: { $known }.
dead-end = Seat { $seat } is to decide in this state and has no choice.
endless = No end after { $steps } actions.
in-file = { $file }: { $why }
file-error = { $file }: { $error }
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
