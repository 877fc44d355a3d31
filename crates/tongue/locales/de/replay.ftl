# Die Leiste der Wiederholung: frühere Momente eines Spiels, und ein beendetes als Ganzes.

moments-title = Spielverlauf
moments-first = Zum Anfang
moments-back = Einen Schritt zurück
# The button plays on and pauses.
moments-play = Abspielen
moments-on = Einen Schritt weiter
moments-last = Zum Ende
moments-speed = Tempo
moments-half = ½×
moments-normal = 1×
moments-double = 2×
moments-fourfold = 4×
moments-jump = Springen
# What one can jump to, between two arrows; and what the arrows do, for screen readers.
moments-turn = Zug
moments-round = Runde
moments-jump-back = Zurück: { $what }
moments-jump-on = Weiter: { $what }
moments-made = Entscheidungen
moments-seen-as = Ansicht
moments-as-spectator = als Zuschauer
moments-as = als { $who }
moments-go = Los
moments-of = Schritt { $shown } von { $count }
moments-when = Runde { $round }, { $phase }
moments-link = Link zu Schritt { $moment }
moments-picture = Bild
moments-analysis = Analyse
moments-now = Zum aktuellen Stand
moments-chances = Gewinnchancen

## A new table that begins at a moment of a finished game

play-on = Von hier weiterspielen
play-on-about = Ein neuer Tisch beginnt bei Schritt { $moment }. Das beendete Spiel bleibt, wie es ist.
play-on-seat = Du spielst
play-on-others = Die anderen
play-on-hidden = Verdecktes
play-on-kept = Wie es war
play-on-kept-about = Handkarten, Stapel und verdeckte Befehle dieses Spiels.
play-on-anew = Neu ausgeteilt
play-on-anew-about = Was an deinem Platz bekannt war, bleibt; der Rest wird neu ausgeteilt.
play-on-start = Tisch eröffnen
# The name of such a table.
play-on-title = { $title }, ab Schritt { $moment }
