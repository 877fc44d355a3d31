# Lernen am Tisch: die Seite mit dem geführten Spiel, Lektionen und Rätseln, und der Trainer am Tisch.

learn-title = Spielen lernen
learn-intro = Spiel ein erstes Spiel mit einem Trainer an deiner Seite. Nimm dir dann die Ideen einzeln vor, je eine Minute, und versuch dich an den Rätseln.
learn-lessons = Lektionen zu je einer Minute
learn-puzzles = Rätsel
learn-today = Rätsel des Tages
learn-nothing = Für dieses Spiel gibt es noch keine Lektionen.
learn-length = Etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}, { $count ->
    [one] ein kurzer Hinweis
   *[other] { $count } kurze Hinweise
}
learn-level = Stufe { $level }
learn-begin = Beginnen
learn-once-more = Noch einmal
# Back to where one left off.
learn-resume = Weiter
# The same on the start page: which note of a guided game is open, and how many there are.
learn-resume-at = Weiter: Hinweis { $note } von { $count }
# Beside a lesson that somebody has been through.
learn-known = Geschafft

## Beside a rule

learn-offered = Lern es in einer Minute: { $lesson }

## On the start page

learn-first = Neu hier? Lern beim Spielen
learn-first-about = Ein geführtes Spiel von { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}, Schritt für Schritt, mit deinem ersten Kampf.

## At the table

learn-coach = Trainer
learn-guided = Geführtes Spiel
learn-lesson = Lektion
learn-puzzle = Rätsel, Stufe { $level }
learn-note-of = Hinweis { $note } von { $count }
learn-notes = { $count ->
    [one] ein Hinweis
   *[other] { $count } Hinweise
}
learn-minutes-left = { $minutes ->
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
}
learn-go-on = Weiter
learn-show-me = Zeigen
learn-back = Zurück
learn-skip = Überspringen
learn-leave = Ohne Trainer
learn-alone = Allein zu Ende spielen
learn-again = Von vorn
learn-all = Alle Lektionen
learn-next = Weiter: { $lesson }
learn-hint = Ein Tipp
learn-hint-place = Wo?
learn-hint-lit = Was jetzt auf dem Brett leuchtet: Dort fällt die nächste Entscheidung.
learn-hint-button = Die nächste Entscheidung ist einer der Knöpfe neben der Frage.
learn-hint-answer = Verrat es mir
learn-hint-strayed = Das ist nicht mehr der Weg, den ich kenne. Vielleicht gelingt es trotzdem; sonst fang von vorn an.
learn-fold = Hinweis des Trainers einklappen
learn-step-done = Geschafft:
learn-times = { $done } von { $times }
learn-reached = Geschafft!
learn-own-way = Und zwar auf deinem eigenen Weg: Meiner war ein anderer.
learn-missed = Noch nicht. Neuer Versuch?
# What the coach says instead of playing a choice.
learn-heard = { $answer }
learn-decided = Das hier ist entschieden. Fang von vorn an, oder nimm dir das Nächste vor.
learn-no-coach = An diesem Tisch ist kein Trainer.
# $most: wie viele Entscheidungen an einem Tisch überhaupt zurückgenommen werden können, tausende.
learn-too-often = An diesem Tisch wurden schon mehr als { $most } Entscheidungen zurückgenommen. Fang auf der Seite „Spielen lernen“ von vorn an.
learn-unknown = Diese Lektion gibt es nicht.
