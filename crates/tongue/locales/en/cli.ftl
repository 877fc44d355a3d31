# The command line.

game-failed = Game { $index } (seed { $seed }): { $why }
no-such-game = There is no game '{ $game }'; the games are: { $known }.
dead-end = Seat { $seat } has to decide, but has no options.
endless = The game has not ended after { $steps } actions.
file-error = { $file }: { $error }
in-file = { $file }: { $why }
see-help = { $said } (see 'orderstack --help')
no-threads = no threads: { $error }
no-folder = { $file }: there is no such folder to write into
# A mistake in the program.
internal-error = internal error at { $place }: { $error }
wrong-bots = { $bots } bots for { $seats } seats: name one for all, or one for each seat.

## What is wrong with a call; what the help says is in cli-options.ftl

# $arg: an argument as the help writes it, e.g. “--players <N>”.
args-unknown = There is no argument '{ $arg }' here.
args-no-command = There is no command '{ $command }'.
args-missing = Missing: { $args }.
args-no-value = { $arg } needs a value.
args-not-among = '{ $value }' is not a value of { $arg }; the values are: { $known }.
# $why: one of the next ones.
args-not-a-value = '{ $value }' is not a value of { $arg }: { $why }.
args-whole = it must be a whole number, { $first } or more
args-whole-to = it must be a whole number from { $first } to { $last }
args-key-value = an option has the form KEY=VALUE
args-low-high = the test has the form LOW,HIGH, e.g. 0,50
args-elo = LOW and HIGH are numbers of Elo points up to 2000, the lower first
args-no-equals = { $arg } needs an '=' before its value.
args-twice = { $arg } is given more than once.
args-conflict = { $arg } and { $other } do not go together.
args-not-utf8 = The command line is not UTF-8 text.

## The help

help-usage = Usage:
# Where options, and a command, stand in a line that shows how to call the program.
help-some-options = [OPTIONS]
help-some-command = [COMMAND]
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
# What an argument is unless told, and what it can be; after what it is for.
help-default = [default: { $value }]
help-values = [possible values: { $values }]

## The engine protocol

bad-record = The record: { $error }
no-game-yet = There is no game yet; begin with 'new'.
no-such-cmd = There is no cmd '{ $cmd }'; the commands are: { $known }.
long-request = A request may have at most { $most } bytes.
not-an-action = This is not an action of the game: { $error }
no-action-or-index = 'action' or 'index' is missing.
action-and-index = Give either 'action' or 'index', not both.
no-such-choice = There is no option { $index }; seat { $seat } has { $count }, counted from 0.
bad-seat = 'seat' must be a number or "spectator".
bad-until = 'until' must be "end" or a number of actions.
nothing-to-undo = No action has been played yet.
not-a-request = A request is a JSON object with a 'cmd'.
not-json = This is not JSON: { $error }
missing-field = '{ $key }' is missing.
not-a-text = '{ $key }' must be text.
not-a-number = '{ $key }' must be a whole number from 0 to { $most }.

## The arena and tuning

few-bots = An arena needs two bots or more: --bots easy,random
many-lineups = { $bots } bots at tables of { $players } make more than { $most } line-ups; let fewer take part.
not-an-arena = This is not an arena file; name another.
other-arena = This file belongs to an arena with other settings ({ $other }); name another file, or ask for the same games.
not-a-game-of-arena = Line { $line } is not a game of this arena.
too-few-games = Too few of the games have a winner to learn from; play more of them.
bad-weights = The new weights cannot be read back: { $why }
sprt-of-two = --sprt is a test between two bots at two-player tables; leave it out, or ask for two bots at such tables

## Backup

backup-done = All games are now in { $file }.
restore-done = The games from { $file } are restored.
restore-kept = What was there before is now in { $file }.
tidy-done = Removed { $lessons ->
        [one] { $lessons } lesson table
       *[other] { $lessons } lesson tables
    } and { $tables ->
        [one] { $tables } other table
       *[other] { $tables } other tables
    } that nobody was using.
tidy-would = This would remove { $lessons ->
        [one] { $lessons } lesson table
       *[other] { $lessons } lesson tables
    } and { $tables ->
        [one] { $tables } other table
       *[other] { $tables } other tables
    } that nobody is using. Nothing was changed.
# Kilobytes.
tidy-size = The file was { $before } KB and is now { $after } KB.

## Rules

no-such-rule = no rule has this number or these words: '{ $words }'
rules-range = { $count ->
        [one] { $first }, { $count } rule
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

file-too-large = a game file may have at most { $most } bytes
not-utf8 = not a text file in UTF-8 (byte { $byte })
replay-round = round { $round }, { $phase }
replay-seat = seat { $seat }
replay-told = { $told } of { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }, { $status }
replay-to-decide = to decide: { $seats ->
        [one] seat
       *[other] seats
    } { $seats }
replay-no-winner = over ({ $ending }), no winner
replay-won = over ({ $ending }), won by { $seats ->
        [one] seat
       *[other] seats
    } { $seats }
verify-ok = ok: { $game }, rules { $rules }, { $chance }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $hashes ->
        [one] { $hashes } hash
       *[other] { $hashes } hashes
    }, { $result }
verify-not-over = not over
# A game of one person against bots.
verify-taken-back = Choices could be taken back freely in this game; this was { $count ->
        [0] never done.
        [one] done once.
       *[other] done { $count } times.
    }
verify-take-backs = Choices could be taken back freely in this game; how often this was done is not on record.
chance-seed = seed { $seed }
chance-secret = the promised secret alone
chance-number = { $number } from seat { $seat }
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
sim-a-second = per second
# After a number of rounds or decisions.
sim-a-game = per game

## play

play-no-server = '{ $address }' is not the address of a server; it reads https://HOST.
play-no-token = The file of the token is empty, or holds something else.
play-no-program = No program is named: --engine wants its name, and its words after that.
play-not-started = The program { $program } cannot be started: { $error }
play-program-gone = The program has ended, or says nothing any more.
play-program-answer = The program answered '{ $said }', which names none of the answers: it must say an index or an action.
play-refused = The server answered with { $status }: { $said }
play-over = { $table }: the game is over.

## Accounts

# $name: what an account is called, $made: a date, $count: tables.
account-listed = { $name }, made { $made }, { $count ->
        [one] one table
       *[other] { $count } tables
    }
account-listed-seen = , seen { $seen }
account-listed-roles = : { $roles }
account-listed-all = { $count ->
        [0] There is no account.
        [one] One account.
       *[other] { $count } accounts.
    }
account-unknown = There is no account called '{ $name }'.
# $role: admin or moderator.
account-granted = { $name } has the role { $role } now.
account-revoked = { $name } does not have the role { $role } any more.
account-reset = Nothing opens the account { $name } any more but this recovery code: { $code }
account-delete-yes = This deletes the account '{ $name }' for ever; say --yes if you mean it.
account-was-deleted = The account { $name } is deleted.
# $count: what moderators have done; $hash: of the last of it.
audit-whole = { $count ->
        [0] Moderators have done nothing yet.
        [one] One act of moderators, as it was written; the hash of the last is { $hash }
       *[other] { $count } acts of moderators, all as they were written; the hash of the last is { $hash }
    }
audit-broken = Somebody has changed what moderators have done: number { $number } is not as it was written.
account-invited = { $count ->
        [one] One code, good once in the next { $days } days.
       *[other] { $count } codes, each good once in the next { $days } days.
    }
