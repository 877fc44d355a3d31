# The lobby: tables for everybody, and looking for a game.

hall-title = Lobby

## What somebody would like to play

hall-seek = I want to play
hall-game = Game
hall-players = Players
hall-any-number = Any
hall-speed = Pace
hall-live = In one sitting
hall-days = Over days
hall-no-clock = No clock
hall-wait = If nobody else comes
hall-wait-minutes = bots after { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
hall-wait-day = bots after a day
hall-wait-never = wait for people
hall-find = Find me a game
hall-find-help = You get a seat at a table that fits. If there is none, one is set up for you, and whoever looks for the same sits down there.
# $most: how many can play at most.
hall-too-many = This game is for at most { $most } players.
# $most: at how many tables one can wait.
hall-waits-enough = You wait for others at { $most } tables already. Leave one of them first, or let bots sit down there.

## Tables

hall-open = Open tables
hall-tables = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
hall-nothing-open = No table is waiting for players. Look for a game, or set up a table for everybody: others will see it here.
hall-own = Set up a table of your own
# $game: the name of a game; $count: how many seats there are.
hall-played = { $game }, { $count } players
# $who: a list of names; $count: open seats.
hall-there = { $who }, { $count ->
        [one] one seat open
       *[other] { $count } seats open
    }
hall-sit = Take a seat
hall-sit-at = Take a seat: { $title }
hall-yours = You wait there
hall-watch = Look on
# $who: a list of names.
hall-who = { $who }
hall-round = Round { $round }
# In place of the round: so much later those see it who look on.
hall-later = { $behind ->
        [one] { $behind } choice later
       *[other] { $behind } choices later
    }
hall-look = Watch
hall-look-at = Watch: { $title }
