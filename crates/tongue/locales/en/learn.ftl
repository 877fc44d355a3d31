# Learning at a table: the page with the guided game, lessons and puzzles, and the coach at the table.

learn-title = Learn to play
learn-intro = Play a first game with a coach beside you. Then take the ideas one by one, a minute each, and try the puzzles.
learn-lessons = One-minute lessons
learn-puzzles = Puzzles
learn-today = Puzzle of the day
learn-nothing = There are no lessons for this game yet.
learn-length = About { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, { $count ->
    [one] one short note
   *[other] { $count } short notes
}
learn-level = Level { $level }
learn-begin = Begin
learn-once-more = Once more
# Back to where one left off.
learn-resume = Go on
# The same on the start page: which note of a guided game is open, and how many there are.
learn-resume-at = Go on: note { $note } of { $count }
# Beside a lesson that somebody has been through.
learn-known = Done

## Beside a rule

learn-offered = Learn it in a minute: { $lesson }

## On the start page

learn-first = New here? Learn by playing
learn-first-about = A guided game of { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, step by step, with your first fight.

## At the table

learn-coach = Coach
learn-guided = Guided game
learn-lesson = Lesson
learn-puzzle = Puzzle, level { $level }
learn-note-of = Note { $note } of { $count }
learn-notes = { $count ->
    [one] one note
   *[other] { $count } notes
}
learn-minutes-left = { $minutes ->
    [one] about one minute left
   *[other] about { $minutes } minutes left
}
learn-go-on = Go on
learn-show-me = Show me
learn-back = Back
learn-skip = Skip
learn-leave = Leave the coach
learn-alone = Finish it alone
learn-again = Start over
learn-all = All lessons
learn-next = Next: { $lesson }
learn-hint = A hint
learn-hint-place = Where?
learn-hint-lit = What is lit on the board now: the next choice is made there.
learn-hint-button = The next choice is one of the buttons beside the question.
learn-hint-answer = Tell me
learn-hint-strayed = You have left the way I know. It may still work; otherwise start over.
learn-fold = Fold up the coach’s note
learn-step-done = Done:
learn-times = { $done } of { $times }
learn-reached = You did it
learn-own-way = And by a way of your own: mine was another.
learn-missed = Not yet. Try again?
# What the coach says instead of playing a choice.
learn-heard = { $answer }
learn-decided = This one is decided. Start over, or go on to the next.
learn-no-coach = There is no coach at this table.
# $most: how many choices may be taken back at a table at all, thousands.
learn-too-often = More than { $most } choices were taken back at this table. Begin anew from the page “Learn to play”.
learn-unknown = There is no such lesson.
