# Wörter, die jeder Bereich braucht.

# The name of this language, in itself.
language-name = Deutsch
# How words lose their endings in a search: one of the algorithms of Snowball.
language-stemmer = german

## Lists: what stands between the items, and before the last one.


## Numbers

percent = { $chance } %

## What stays as it is: a command, a file, a word that somebody typed.

verbatim = { $text }

## Players

# A player by the number of their seat, where they have no other name. .von stands before it to say whose something is.
player = Spieler { $number }
    .start = Spieler { $number }
    .von = {"von "}

# A player by the name they have chosen.
person = { $name }
    .von = {"von "}

# A player in a list, but not as its first word: “Raynor and you”.
somebody = { $seat ->
        [you] { AS($seat, "du") }
       *[other] { $seat }
    }
    .acc = { $seat ->
        [you] { AS($seat, "dich") }
       *[other] { NAME($seat, form: "acc") }
    }
    .dat = { $seat ->
        [you] { AS($seat, "dir") }
       *[other] { NAME($seat, form: "dat") }
    }
