# The frame of the pages around the tables, and the start page.

## Every page

# In the title of the window.
page-title = { $title } · Orderstack
site-name = Orderstack
site-skip = Skip to the content
# The name of the navigation, for screen readers.
site-main = Main
# Opens the navigation on a phone.
site-menu = Menu
site-play = Play
site-games = Games
site-fan-work = Unofficial fan work, free of charge. The games and their names belong to their publishers; every drawing and sentence here is our own.

# Choosing a language: the name of the choice, for screen readers.
language = Language

## The start page: the one big button

home-title = The last order placed is the first one carried out.
home-intro = Plan in secret, bury your rivals’ plans under your own, and see whose war it becomes: tonight against bots, around one screen, or with friends over weeks.
home-play-now = Play now
# Leads to the form of a new game.
home-own-table = Set up a table of your own
# $bots is 1, 2 or 3; $quick is what the game leaves to chance, a few words.
home-against = You against { $bots ->
        [1] a bot
        [2] two bots
       *[3] three bots
    } ({ $level }),{ AS($newline, " ") }{ $quick }

## Games that go on

home-your-games = Your games
home-wait-for-you = { $count ->
        [one] { $count } waiting for you
       *[other] { $count } waiting for you
    }
home-more-games = More of your games
home-more-finished = More of your finished games
home-earlier = Earlier in the list
home-further = Further down the list
home-your-turn = Your turn
# The viewer in a list of players.
home-you = You
home-waiting-players = Waiting for players.
home-setting-up = Setting up.
home-round = Round { $round }, { $phase }.
# Who is waited for: a name, and how many others.
home-waiting = { $count ->
        [0] waiting for { $first }
       *[other] waiting for { $first } and { $count } more
    }
# On the card, beside a clock.
home-waiting-short = { $count ->
        [0] { $first }
       *[other] { $first } and { $count } more
    }

## Finished games

home-finished = Finished
home-finished-count = { $count ->
        [one] { $count } game, { $won } won
       *[other] { $count } games, { $won } won
    }
# $ending: a few words, such as “conquest points”.
home-ended = { $ending }, round { $round }
home-replay = replay
home-replay-of = replay of { $title }

# Who won: $winners is a list of names. With “you” in a key, one of them is home-you.
home-nobody-won = Nobody won
home-won = { $winners } won
home-you-won = { $winners } won
# $points is the number $count again, in bold.
home-won-with = { $count ->
        [one] { $winners } won with { $points } point
       *[other] { $winners } won with { $points } points
    }
home-you-won-with = { $count ->
        [one] { $winners } won with { $points } point
       *[other] { $winners } won with { $points } points
    }
# $points: of the winner; $yours: of the viewer, who lost.
home-won-to = { $winners } won { $points } to your { $yours }

## Dates, in lists: $month is month-1 to month-12

date-today = today
date-yesterday = yesterday
