# The page of a table, whatever is played.

close = Close
page-to-start = To the start page

## Round and turn

table-setup = Setup
table-game-over = Game over
table-round = Round { $round }
table-your-turn = your turn
table-several-decide = { $count ->
        [one] { $count } player decides
       *[other] { $count } players decide
    }

## Where there is no question

table-over = The game is over
table-over-aside = Look at the result, or go back through the game with the slider.
table-earlier = An earlier moment
table-watching = You watch: you see what everybody may see.
table-nothing-to-do = Nothing to do for you just now.

## Around the question

table-rule = Rule { $rule }
table-answers = Answers
table-more = More
table-undo = Undo
table-about = About this table
table-hint = Hint
table-odds = Odds
table-hint-help = A bot at your place would think of these first; the figure is your chance of winning the game as it guesses it.
table-odds-help = How attacks would go, each fought many times over as far as you can know; all units that can come are thought to follow the first.
table-odds-battle = battle won { $wins } %; you lose { $own } units, they { $other }

# A player by name, alone.
table-who = { $who ->
        [you] { AS($who, "You") }
       *[other] { NAME($who, form: "start") }
    }

## Panels

table-skip-question = To the question
table-skip-board = To the board
table-players = Players
table-your-things = Your things
table-all-figures = Figures of all players
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
table-filter-battle = Battles
table-filter-chat = Chat
table-chat-watching = (watching)
# The name of a speaker who only looks on and has none.
table-spectator = Spectator
table-say = Say
table-say-help = Say something to the table

## Going back through the game

moments-title = Moments of the game
moments-first = To the start
moments-back = One choice back
moments-on = One choice on
moments-made = Choices made
moments-seen-as = Seen as
moments-as-spectator = as a spectator
moments-as = as { $who }
moments-go = Go
moments-of = { $count ->
        [one] { $shown } of { $count } choice
       *[other] { $shown } of { $count } choices
    }
moments-analysis = Analysis
moments-now = Back to now

## One screen for several people

curtain-title = Hand the screen to { $who }
curtain-turn = It is the turn of { $who }. Everybody else looks away.
curtain-here = I am { $who }

## About the table

about-table = Table { $table }
about-watch = Invite people to watch:
about-rules = The rules
about-record = Download the record
about-replay = Go back through the game
about-tables = All your tables
about-chance = Nothing is re-rolled
about-promise = All chance of this game follows from a secret. Its fingerprint was published before the cards were dealt:
about-promise-kept = The result tells it, and { $command } proves it from the record.
about-promise-open = It is told when the game is over, with what the players’ browsers have added to it, and { $command } proves from the record that it is the one promised.
about-keys = Keys
about-pictures = Pictures

## Who sits where, if it is nobody in person

sitter-bot = Bot { $number } ({ $level })
sitter-open = Seat { $number }

## Keys

key-answer = 1–9, a–z
key-answer-does = choose the answer with that key
key-escape = Esc
key-escape-does = step back from what you pointed at
key-hint = H
key-hint-does = hint
key-odds = O
key-odds-does = odds of the attacks you can begin
key-undo = U
key-undo-does = undo
key-arrows = Arrows
key-arrows-does = walk over the board along its routes
key-enter = Enter
key-enter-does = point at what has the focus
key-zoom = + − 0
key-zoom-does = zoom in, out, fit
key-find = /
key-find-does = find a planet

## Undo: notes beside the button

undo-takes-back = takes back: { $choice }
undo-not = { NAME($why, form: "note") }
undo-past = this moment is past
undo-spectator = you only look on
