# The replay bar: earlier moments of a game, and the whole of a finished one.

moments-title = Moments of the game
moments-first = To the start
moments-back = One move back
# The button plays on and pauses.
moments-play = Play
moments-on = One move forward
moments-last = To the end
moments-speed = Speed
moments-half = ½×
moments-normal = 1×
moments-double = 2×
moments-fourfold = 4×
moments-jump = Jump
# What one can jump to, between two arrows; and what the arrows do, for screen readers.
moments-turn = turn
moments-round = round
moments-jump-back = Back: { $what }
moments-jump-on = Forward: { $what }
moments-made = Moves made
moments-seen-as = View
moments-as-spectator = as a spectator
moments-as = as { $who }
moments-go = Go
moments-of = Move { $shown } of { $count }
moments-when = round { $round }, { $phase }
moments-link = Link to move { $moment }
moments-picture = Picture
moments-analysis = Analysis
moments-now = Back to now
moments-chances = Chances of winning

## A new table that begins at a moment of a finished game

play-on = Play on from here
play-on-about = A new table begins at move { $moment }. The finished game stays as it is.
play-on-seat = You play
play-on-others = The others
play-on-hidden = Hidden things
play-on-kept = As they were
play-on-kept-about = Hands, decks and face-down orders of this game.
play-on-anew = Dealt anew
play-on-anew-about = What your seat knew stays; the rest is dealt again.
play-on-start = Start the table
# The name of such a table.
play-on-title = { $title }, from move { $moment }
