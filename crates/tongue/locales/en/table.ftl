# The page of a table, whatever is played.

close = Close
page-to-start = To the start page

## Round and turn

table-setup = Setup
table-game-over = Game over
table-round = Round { $round }
table-your-turn = your turn
table-several-decide = { $count ->
        [one] { $count } player deciding
       *[other] { $count } players deciding
    }

## Where there is no question

table-over = The game is over
table-over-aside = Look at the result, or go back through the game with the slider.
table-earlier = An earlier moment
table-watching = You are watching: you see what everybody may see.
table-look-back = Look back
table-follow = Follow a player
table-watching-behind = { $behind ->
        [one] You are watching, { $behind } choice behind: you see what everybody may see.
       *[other] You are watching, { $behind } choices behind: you see what everybody may see.
    }
table-nothing-to-do = There is nothing for you to do right now.

## Around the question

table-rule = Rule { $rule }
table-answers = Answers
# Opens the list of all answers over the board.
table-list = List them
# Where to answer, if that is not one sort of thing.
table-where-lit = choose something that is lit
table-more = More
table-undo = Undo
table-about = About this table
table-hint = Hint
table-odds = Odds
# Two buttons of an answer that is advised: its places are lit, or it is given.
table-show-me = Show me
table-do-it = Do it
table-hint-help = A bot in your place would consider these first; the percentage is its estimate of your chance of winning.
hint-gain = { NAME($feature, form: "gain") } than with “{ $other }”.
hint-better = Your chance of winning is { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
} higher than with “{ $other }”.
hint-behind = Your chance of winning is { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
} lower than with “{ $other }”.
hint-even = It makes next to no difference: “{ $other }” is as good.
hint-only = There is nothing else to choose.
table-odds-help = How attacks would go, each fought many times over using only what you can know; it is assumed that all units able to follow the first one do so.
table-odds-battle = Chance of winning the { $battle }: { $wins }%; units lost: you { $own }, they { $other }

# A player by name, alone.
table-who = { $who ->
        [you] { AS($who, "You") }
       *[other] { NAME($who, form: "start") }
    }

## How long bots let people look at what they do

# $pace: one of the four below.
pace-title = Pace of the bots: { $pace }
pace-choose = Pace of the bots
pace-slow = slow
pace-slow-means = time to read along
pace-normal = normal
pace-normal-means = a moment for what matters
pace-fast = fast
pace-fast-means = a glance at what matters
pace-instant = instant
pace-instant-means = no pauses
pace-for-all = For everybody at this table, and for your next one.
# A button beside the pace.
pace-skip = Skip
pace-skip-means = Skip the pauses until a person must choose
sounds-asked = Sounds?
sounds-mean = Hear your turn, battles and victories

## Going back to an earlier choice, where everything can be taken back

back-choose-anew = Go back and choose again
# A button beside the slider that shows an earlier moment.
back-here = Play on from here
back-here-means = Takes back everything since your last choice before this moment

## Panels

table-skip-question = To the question
table-skip-board = To the board
table-players = Players
# The line over the board: what happened last, the clock of the game, the view.
table-strip = What happened, and the game clock
table-your-things = Your things
table-all-figures = All players in numbers
# Below the players, while every figure has its name beside it.
table-labels-note = All numbers are named.
table-labels-hide = Hide the names
# Turns the names beside figures on and off.
table-labels = Names beside numbers
table-log-and-chat = Log and chat
table-panels = Panels
table-panel-shown = Panel shown
table-tab-board = Board
# On a narrow screen: the viewer’s own things.
table-tab-yours = Yours
# On a narrow screen: the figures of all players.
table-tab-all = All

## Log and chat

table-log = Log
table-log-filter = Show in the log
table-log-what = What happened
table-filter-all = All
table-filter-mine = Mine
# What a fight of two players is called: one of them, and the lines of the log about them.
table-battle = battle
table-battles = Battles
table-filter-chat = Chat
table-chat-watching = (watching)
# The name of a speaker who only looks on and has none.
table-spectator = Spectator
table-said-gone = This was deleted with the account of whoever said it.
table-say = Say
table-say-help = Say something to the table
# For those who look on and talk among themselves.
table-say-aside = Say something to the others who watch
table-aside = The players do not read this before the game is over.
# Two buttons of who made the table, one instead of the other.
table-mute = Mute spectators
table-unmute = Let spectators speak

## One screen for several people

curtain-title = Hand the screen to { $who }
curtain-turn = It is { NAME($who, form: "own") } turn. Everybody else looks away.
curtain-here = I am { $who }

## About the table

about-table = Table { $table }
about-watch = Invite people to watch:
about-rules = The rules
about-record = Download the record
about-replay = Go back through the game
about-people = Who is here
about-tables = All your tables
about-take-backs = Take-backs are free at this table: the player may go back to any earlier choice. The record says so.
about-chance = Chance is fixed beforehand
about-promise = All chance in this game follows from a secret. Its fingerprint was published before the cards were dealt:
about-promise-kept = The result shows the secret, and { $command } proves from the record that it is the one promised.
about-promise-open = The secret is shown when the game is over, with what the players’ browsers added to it, and { $command } proves from the record that it is the one promised.
about-keys = Keys
about-pictures = Pictures

## Who sits where, if it is nobody in person

sitter-bot = Bot { $number } ({ $level })
sitter-open = Seat { $number }
sitter-former = Former player { $number }

## Keys

key-answer = 1–9, a–z
key-answer-does = choose the answer, or point at the thing, with that key
key-list = L
key-list-does = list all answers
key-escape = Esc
key-escape-does = step back from what you pointed at
key-hint = H
key-hint-does = hint
key-odds = O
key-odds-does = odds of the attacks you can start
key-undo = U
key-undo-does = undo
key-skip = .
key-skip-does = skip the pauses of the bots
key-arrows = Arrows
key-arrows-does = walk over the board, from place to place
key-enter = Enter
key-enter-does = point at what has the focus
key-zoom = + − 0
key-zoom-does = zoom in, zoom out, show all
key-find = /
key-find-does = find a place

## Undo: notes beside the button

undo-takes-back = takes back: { $choice }
# A $choice that is not named, since it may have been an order whose face is to be remembered.
undo-own-choice = your last choice
undo-not = { NAME($why, form: "note") }
undo-past = this moment is past
undo-spectator = you are only watching

## The basket: what is put together and sent at once

# $place: where the last of some things goes, an area or the other end of a route; ask for the form it needs.
table-basket-to = to { $place }
# For screen readers. $thing: what can be built.
table-basket-less = { $thing }: one fewer
table-basket-more = { $thing }: one more
table-basket-count = { $thing }: { $count }
# After an amount: $all is all there is.
table-basket-of = of { $all }
# A button that closes the basket.
table-basket-singly = One by one instead
table-basket-empty = Empty
table-basket-send = Send the order
# A tile that is about to be laid.
table-turn-back = Turn it to the left
table-turn-over = Turn it over
table-turn-on = Turn it to the right

## The show of what was decided in one go

shown-next = Go on
shown-continue = Continue
shown-skip = Skip
# The last step of a battle, and the panel that tells how it ended.
shown-outcome = Outcome
shown-again = See it again
shown-onward = Skip to my next decision
