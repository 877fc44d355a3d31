# Why something could not be done: whole sentences. Words in single quotes come from files and
# requests and stay as they are.

## What is asked of a game

game-over = The game is over.
no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
nothing-to-decide = Seat { $seat } has nothing to decide now.
not-an-option = '{ $action }' is not an option of seat { $seat }, which has { $count ->
        [one] only one
       *[other] { $count }
    }.
no-such-action = There is no action { $number }; the game has { $count }.
rules-version = This game was played with version { $rules } of the rules; this program knows versions 1 to { $newest }.

## What a game is drawn from

bad-salt = A salt has 1 to { $most } characters: letters, digits, '-' or '_'.
bad-secret = A secret has 32 to { $most } digits, 0–9 and a–f.
bad-number = A number has 1 to { $most } digits, 0–9 and a–f.
bad-setup = The setup is not valid: { $error }.

## Game files

at-line = Line { $line }: { $why }
no-record = A game that was loaded in the middle has no record from its start.
file-form = Version { $form } of the file format is unknown; the newest this program knows is { $newest }.
no-rules = There is no version { $rules } of the rules.
hash-missing = The hash after the last action is missing.
hash-twice = There is a second hash for the same action.
hash-place = A hash belongs after every { $every } actions and after the last one.
hash-count = There { $count ->
        [one] is { $count } hash
       *[other] are { $count } hashes
    } instead of { $wanted }.
no-line = '{ $line }' is not an action, hash, result or end.
after-end = Nothing may follow the end.
wrong-game = This is a game of '{ $game }', not of '{ $wanted }'.
wrong-generator = '{ $generator }' is not the generator of this game.
bad-commitment = The published hash does not match the secret.
bad-action = Action { $number } '{ $action }': { $why }
not-seat-action = It does not have the form SEAT ACTION.
wrong-result = The result on record is '{ $recorded }', but the game ends with '{ $found }'.
wrong-hash = After action { $number }, the hash on record is '{ $recorded }', but the game has '{ $found }'.
file-ends = The file ends too early.
long-line = The line has { $bytes } bytes; at most { $most } are allowed.
no-header = Expected '{ $name } ...', not '{ $line }'.
no-number = '{ $name }' must be a number, not '{ $text }'.
not-seat-number = '{ $text }' does not have the form SEAT NUMBER.
not-ending-winners = '{ $text }' does not have the form ENDING WINNERS.

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
bad-undo = Cannot go back to choice { $left }: the game has only { $count }.
not-started = The game starts once every seat is taken.
stale = The game has moved on in the meantime; what you sent no longer applies.
record-not-over = The record can be downloaded once the game is over.
some-made = Only { $made } of { $sent } choices went through; something new has been revealed, so choose the rest again.
table-not-loaded = This table cannot be loaded.
game-not-over = A game can be analysed once it is over.
seat-taken = Somebody sits there already.

# Why a choice cannot be taken back; .note stands beside the button.
undo-over = The game is over.
    .note = the game is over
undo-nothing = You have not chosen anything yet.
    .note = you have not chosen anything yet
undo-another = Another player has chosen since.
    .note = another player has chosen since
undo-settled = Your last choice involved chance, revealed a secret, or has to be remembered.
    .note = your last choice involved chance, revealed a secret, or has to be remembered
undo-often = You have taken this back { $times } times; now it is final.
    .note = you have taken this back { $times } times; now it is final
# $most: how many choices may be taken back at a table at all, thousands.
undo-too-much = More than { $most } choices have been taken back at this table; from now on, choices are final.
    .note = more than { $most } choices have been taken back here
take-backs-alone = Choices can be taken back freely only when one person plays against bots.

## Bots

no-such-bot = There is no bot '{ $name }'; the bots are: { $known }.
bad-budget = '{ $text }' is not a thinking time; write e.g. 50ms, 1s, 800 or 1s*2.
no-bot = Nobody plays seat { $seat }.

## Names, actions and options in files and requests

no-such-thing = There is no { $kind } '{ $id }'.
no-action = '{ $text }' is not an action.
wrong-players = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: the game is for 2 to { $most }.
many-factions = { $factions ->
        [one] { $factions } faction
       *[other] { $factions } factions
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
faction-twice = Faction '{ $faction }' is given to two seats.
no-such-option = There is no option '{ $option }'.
bad-option = Option { $option } cannot be '{ $value }'; choose { LIST($known, type: "or") }.
bad-option-number = Option { $option } must be a number from { $least } to { $most }, not '{ $value }'.
bad-state = The state is not valid: { $why }

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
wrong-method = This page does not accept that kind of request.
other-site = This request came from another site.
too-large = The request is too large.
too-slow = This took too long. Try again.
not-understood = This request cannot be understood.
went-wrong = Something went wrong here. Nothing was changed.
no-chance = The system provides no random numbers.
# $name: a word of the form, which stays as it is.
field-no-number = The field '{ $name }' must be a number.
field-not-hex = What the browser adds to the randomness of a game must be hexadecimal digits.
too-many-choices = At most { $most } choices can be sent in one go.
seat-of-another = This seat is somebody else’s.
only-host = Only the person who set up the table can do this.
only-players = Only the people who played here can ask for another game.
only-seated = Only the people at this table can do this.
watchers-muted = Only players may write at this table: its host has muted the spectators.
pace-unknown = The pace of the bots must be slow, normal, fast or instant.
still-going-on = This game is still going on.
play-on-over = The game was over then: choose an earlier moment.
hidden-how = Say whether hidden things stay as they were (kept) or are dealt anew (anew).
hint-ruled-out = This table plays without hints.
hint-not-asked = You get a hint only while you are being asked something.
hint-stale = The game has moved on in the meantime.
no-hint = No hint could be found for this question.
no-picture = The picture could not be drawn.
no-analysis = This game could not be analysed.
no-bot-choice = The bot found no answer.

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
stored-changed = Version { $rules } of the rules has changed since this table was played: the state of the table after change { $number } is not the one on record.

## The database; .note stands in nothing-changed

nothing-changed = Nothing was changed: { NAME($why, form: "note") }.
table-lost = The table could not be loaded again.
    .note = the table could not be loaded again
trouble-doubled = This has already been saved.
    .note = this has already been saved
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
trouble-taken = Another server has taken over the database.
    .note = another server has taken over the database
trouble-moved = The database file was moved, replaced or removed.
    .note = the database file was moved, replaced or removed
# $error: for whoever runs the server, in English.
trouble-other = The database cannot be used: { $error }.
    .note = { $error }
