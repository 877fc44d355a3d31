# What the script of the pages says. Words in braces, such as {"{status}"}, are filled in there.

script-copied = Copied.
script-selected = Selected: copy it with your keyboard.
script-reconnecting = Reconnecting…
script-thinking = Thinking…
# $status: the number of an error.
script-answered = The server answered { $status }.
script-not-sent = The server cannot be reached; your answer was not sent.
script-unreachable = The server cannot be reached.
script-passkey-not = No passkey was used. Try again, or take another way.
script-passkey-there = This device has a passkey for this account already.
script-no-moment = That moment cannot be shown right now.
script-still-past = The server cannot be reached; the board still shows the past.

## What happened while somebody was away. $shown is the number $count, as it is shown.

script-missed = { $count ->
        [one] { $shown } thing has happened since you last looked.
       *[other] { $shown } things have happened since you last looked.
    }
script-step-through = Step through
script-later = Later

## The view of the board

script-view = View
script-zoom-out = Zoom out
script-zoom-in = Zoom in
script-show-all = Show all
# In the field, with its key.
script-find = Find  /
script-find-help = Find a place
# $name: a place that lies out of sight.
script-look-at = Show { $name }

## Pointing at things

script-step-back = Step back
# Answers to “Place it?” and the like, before what cannot be taken back.
script-yes = Yes
script-not-yet = Not yet
# A button: everything that stands at the same place goes along.
script-all-along = All from there
# Buttons: so many units go somewhere, and fight there.
script-moves = Move { $count }
script-fights = Move { $count }, fight
# Asked before an answer that would empty a basket with so many things in it.
script-without-basket = { $count ->
        [one] Without what is in the basket?
       *[other] Without the { $shown } in the basket?
    }
# While one types what one looks for.
script-found = { $count ->
        [one] { $shown } thing found
       *[other] { $shown } things found
    }
script-others = { $count ->
        [one] and { $shown } other answer
       *[other] and { $shown } other answers
    }
# What comes next, after what was pointed at.
script-pick = choose an answer
