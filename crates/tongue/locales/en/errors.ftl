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
bad-setup = The setup: { $error }.

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
# $most: how many choices may be taken back at a table at all, thousands.
undo-too-much = More than { $most } choices were taken back at this table; now what is chosen stands.
    .note = more than { $most } choices were taken back here
take-backs-alone = Choices can be taken back freely only where one person plays against bots.

## Bots

no-such-bot = There is no bot '{ $name }'; the bots are: { $known }.
bad-budget = '{ $text }' is no time to think; write e.g. 50ms, 1s, 800 or 1s*2.
no-bot = Nobody plays seat { $seat }.

## Names, actions and options in files and requests

no-such-thing = There is no { $kind } '{ $id }'.
no-action = '{ $text }' is not an action.
wrong-players = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: the game is for 2 to { $most }.
many-factions = { $factions } factions for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
faction-twice = Faction '{ $faction }' is given to two seats.
no-such-option = There is no option '{ $option }'.
bad-option = Option { $option } cannot be '{ $value }'; choose { LIST($known, type: "or") }.
bad-option-number = Option { $option } must be a number from { $least } to { $most }, not '{ $value }'.
bad-state = The state does not fit: { $why }

## Requests to the server

unknown-page = There is no such page.
unknown-table = There is no such table.
unknown-game = There is no such game.
unknown-rule = There is no such rule.
unknown-entry = There is no such entry.
unknown-file = There is no such file.
unknown-seat = There is no such seat.
unknown-level = There is no bot of this level.
too-often = That was a lot in a short time. Wait a moment and try again.
wrong-method = This page cannot be asked like that.
other-site = This request came from another site.
too-large = That is more than fits into a request.
too-slow = This took too long. Try again.
not-understood = This request cannot be understood.
went-wrong = Something went wrong here. Nothing was changed.
no-chance = The system gives no random numbers.
# $name: a word of the form, which stays as it is.
field-no-number = The field '{ $name }' must be a number.
field-not-hex = What the browser adds to the chance of a game must be hexadecimal digits.
too-many-choices = At most { $most } choices can be sent in one go.
seat-of-another = This seat is somebody else's.
only-host = Only who made the table can do this.
only-players = Only who played here can ask for another game.
only-seated = Only who sits at this table can do this.
pace-unknown = Bots are slow, normal, fast or instant.
still-going-on = This game is still going on.
play-on-over = The game was over then: choose an earlier moment.
hidden-how = Say whether hidden things stay as they were (kept) or are dealt anew (anew).
hint-ruled-out = This table plays without hints.
hint-not-asked = There is a hint only for who is asked something.
hint-stale = The table has moved on since.
no-hint = No hint could be found for this question.
no-picture = The picture could not be drawn.
no-analysis = This game could not be looked into.
no-bot-choice = The bot found nothing.

## What is written over such a sentence

title-not-found = Not Found
title-forbidden = Forbidden
title-conflict = Conflict
title-wrong-method = Method Not Allowed
title-too-large = Payload Too Large
title-too-slow = Request Timeout
title-too-often = Too Many Requests
title-wrong = Unprocessable Entity
title-bad-request = Bad Request
title-unavailable = Service Unavailable
title-went-wrong = Something went wrong

## Stored tables that cannot be played on

stored-unknown-game = This server does not know the game '{ $game }'.
stored-damaged = The setup of this table is damaged: { $error }.
stored-unfit = Change { $number } of this table does not fit version { $rules } of the rules: { $why }
stored-changed = Version { $rules } of the rules has changed since this table was played: its state after change { $number } is not the one on record.

## The database; .note stands in nothing-changed

nothing-changed = Nothing was changed: { NAME($why, form: "note") }.
table-lost = The table could not be loaded again.
    .note = the table could not be loaded again
trouble-doubled = This has been written before.
    .note = this has been written before
trouble-locked = The database is locked by another program.
    .note = the database is locked by another program
trouble-read-only = The database may not be written to.
    .note = the database may not be written to
trouble-bad-disk = The disk reports an error.
    .note = the disk reports an error
trouble-damaged = The database is damaged.
    .note = the database is damaged
trouble-full = The disk is full.
    .note = the disk is full
trouble-unopened = The database cannot be opened.
    .note = the database cannot be opened
trouble-no-database = The file is not a database.
    .note = the file is not a database
trouble-closed = The database is closed.
    .note = the database is closed
trouble-late = The database did not answer in time.
    .note = the database did not answer in time
# $error: for whoever runs the server, in English.
trouble-other = The database cannot be used: { $error }.
    .note = { $error }
