# Why something could not be done: whole sentences. Words in single quotes come from files and
# requests and stay as they are.

## What is asked of a game

game-over = The game is over.
no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
nothing-to-decide = Seat { $seat } has nothing to decide now.
not-an-option = '{ $action }' is not among the { $count ->
        [one] one option
       *[other] { $count } options
    } of seat { $seat }.
no-such-action = There is no action { $number }; the game has { $count }.
rules-version = It was played by version { $rules } of the rules; this program knows 1 to { $newest }.

## What a game is drawn from

bad-salt = A salt is 1 to { $most } letters, digits, '-' or '_'.
bad-secret = A secret is 32 to { $most } digits of 0-9 and a-f.
bad-number = A number is 1 to { $most } digits of 0-9 and a-f.
bad-setup = The setup: { $error }

## Game files

at-line = Line { $line }: { $why }
no-record = A game that was loaded in the middle has no record from its start.
file-form = Version { $form } of the file form is unknown; this is { $newest }.
no-rules = Rules { $rules } do not exist.
hash-missing = The hash after the last action is missing.
hash-twice = There is a second hash for the same action.
hash-place = Hashes stand after every { $every } actions and the last.
hash-count = There are { $count } hashes, where { $wanted } belong.
no-line = '{ $line }' is no action, hash, result or end.
after-end = Nothing may follow the end.
wrong-game = This is a game of '{ $game }', not of '{ $wanted }'.
wrong-generator = '{ $generator }' is not the generator of this game.
bad-commitment = The commitment does not fit what it promised.
bad-action = Action { $number } '{ $action }': { $why }
not-seat-action = It does not read SEAT ACTION.
wrong-result = The result on record is '{ $recorded }', the game's is '{ $found }'.
wrong-hash = After action { $number } the hash on record is '{ $recorded }', the game's is '{ $found }'.
file-ends = The file ends too early.
long-line = The line has { $bytes } bytes, { $most } are allowed.
no-header = '{ $name } ...' is expected, not '{ $line }'.
no-number = '{ $text }' is not a number for { $name }.
not-seat-number = '{ $text }' does not read SEAT NUMBER.
not-ending-winners = '{ $text }' does not read ENDING WINNERS.

## Tables

wrong-places = { $places ->
        [one] One place
       *[other] { $places } places
    } for { $players ->
        [one] one player
       *[other] { $players } players
    }.
no-choice-sent = No choice was sent.
rules-failed = The rules failed at '{ $action }'; nothing was changed.
bad-undo = { $left } choices cannot be left of { $count }.
not-started = The game starts once every seat is taken.
stale = The table has moved on since; nothing was changed.
record-not-over = The record of a game can be had once it is over.
some-made = { $made } of { $sent } choices were made; the rest must be chosen anew, since something came to light.
table-not-loaded = This table cannot be loaded.
game-not-over = A game can be looked into once it is over.
seat-taken = Somebody sits there already.

# Why a choice cannot be taken back; .note stands beside the button.
undo-over = The game is over.
    .note = the game is over
undo-nothing = You have not chosen anything yet.
    .note = you have not chosen anything yet
undo-another = Another player has chosen since.
    .note = another player has chosen since
undo-settled = Your last choice used chance or brought a secret to light.
    .note = your last choice used chance or brought a secret to light
undo-often = You have taken this back { $times } times; now it stands.
    .note = you have taken this back { $times } times; now it stands

## Bots

no-such-bot = There is no bot '{ $name }'; the bots are: { $known }.
bad-budget = '{ $text }' is no time to think; write e.g. 50ms, 1s, 800 or 1s*2.
no-bot = Nobody plays seat { $seat }.

## Names, actions and options in files and requests

no-such-thing = There is no { $kind } '{ $id }'.
no-action = '{ $text }' is not an action.
no-such-option = There is no option '{ $option }'.
bad-option = Option { $option } cannot be '{ $value }'; choose { LIST($known, type: "or") }.
bad-option-number = Option { $option } must be a number from { $least } to { $most }, not '{ $value }'.
bad-state = The state does not fit: { $why }
