# Words that every area uses.

# The name of this language, in itself.
language-name = English
# How words lose their endings in a search: one of the algorithms of Snowball.
language-stemmer = english

## Numbers

percent = { $chance }%

## What stays as it is: a command, a file, a word that somebody typed.

verbatim = { $text }

## Players

# A player by the number of their seat, where they have no other name. .own is whose.
player = player { $number }
    .start = Player { $number }
    .own = player { $number }’s
    .own-start = Player { $number }’s

# A player by the name they have chosen.
person = { $name }
    .own = { $name }’s
    .own-start = { $name }’s

# A player in a list, but not as its first word: “Raynor and you”.
somebody = { $seat ->
        [you] { AS($seat, "you") }
       *[other] { $seat }
    }
