# A finished game: what one can do now, the promise about chance, charts, and the analysis.

## What one can do now

ending-again = Play again
ending-join = Take your seat in the next game
ending-replay = Watch the replay
ending-analysis = Analyse the game

## The promise about chance

promise-title = The promise about chance
promise-seed-about = Every shuffle and draw of this game comes from one seed. Its fingerprint was shown when the game began, so nobody could choose another seed later.
promise-shared-about = Every shuffle and draw of this game comes from a secret of the server and a number from each player’s browser. The secret’s fingerprint was shown before the numbers were added, so nobody could choose the deal.
# Shown instead of the promise.
promise-position = This game began from a prepared position instead of a deal, and everything random in it was prepared as well. The record holds that position.
promise-fingerprint = Fingerprint (SHA-256)
promise-seed = Seed
promise-salt = Salt
promise-secret = Secret
# $who: a name.
promise-number = Number from { $who }
# Beside a number.
promise-kept = from this browser
promise-broken = from this browser, which was promised another secret
promise-check = To check it, download the record and run { $command }: it computes the fingerprint and replays the whole game.

## Charts

# For screen readers. $title: what the chart shows.
chart-label = { $title } over the course of the game; the numbers follow as a table
chart-table = { $title } as a table
chart-caption = { $title } over the course of the game
chart-numbers = Numbers
chart-round = Round
chart-moment = Round { $round }
# A player at the head of a column.
chart-player = { NAME($who, form: "start") }
# At the end of a player’s line, where there is room for a figure and one word.
chart-end = { $value } { NAME($who, form: "word") }

## The analysis

analysis-title = { $title }: analysis
analysis-intro = The chances are what the bots would estimate from the whole state of the game, hidden things included. { AS($link, "Back to the result") }
analysis-course = Who was likely to win
analysis-course-note = after every order
analysis-chance = Chance of winning
analysis-percent = in per cent
analysis-turns = Turning points
analysis-turns-note = the largest swings
analysis-no-turns = Nothing swung much in this game.
# A player’s chance of winning before and after.
analysis-swing = { $before } to { $after }
# $swing: analysis-swing. What happened then follows as a sentence.
analysis-turn = { $who ->
        [you] { AS($who, "You") }: { $swing }.
       *[other] { NAME($who, form: "start") }: { $swing }.
    }
analysis-mistakes = Dearest choices
analysis-mistakes-note = beside what would have been better, as far as could be known then
# $chosen and $better are answers, as they stand on their buttons; $cost is percentage points.
analysis-mistake = { $who ->
        [you] { AS($who, "You") }
       *[other] { NAME($who, form: "start") }
    }, round { $round }: “{ $chosen }”. “{ $better }” gave a chance of winning higher by { $cost ->
        [one] one percentage point
       *[other] { $cost } percentage points
    }.
analysis-luck = Luck in { $battle }
analysis-luck-note = the least expected first
analysis-no-battles = There was no { $battle }.
# Losses of attacker and defender, as they were and as they were to be expected ($expected, $theirs).
analysis-odds = The attack had a chance of { $wins } and { $end ->
        [won] { AS($bold, "succeeded") }
       *[lost] { AS($bold, "failed") }
    }; losses { $own } to { $other }, expected { $expected } to { $theirs }.
analysis-lucky = { $who ->
        [you] { AS($who, "You") } had luck on your side.
       *[other] { NAME($who, form: "start") } had luck on their side.
    }
analysis-whys = What the bots were after
analysis-whys-note = with every order
analysis-orders = { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
# Leads to the replay at that choice.
analysis-watch = Watch
analysis-watch-choice = Watch move { $choice }
