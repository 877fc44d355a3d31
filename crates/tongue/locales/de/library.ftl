# Regeln, Nachschlagewerk und Hilfe: die Seiten um das, was ein Spiel selbst sagt.

## Rules

rules-title = Regeln
rules-search = Suchen
rules-search-help = Regeln durchsuchen
rules-search-example = ein Wort oder eine Nummer
rules-chapters = Kapitel
rules-lead = { $count } Regeln, Regelentscheidungen und Beispiele in unseren eigenen Worten, jeweils mit einer Nummer, die sich nie ändert. Was eine Einheit, eine Karte oder ein Ort auf dem Spielplan bewirkt, steht unter { AS($link, "Nachschlagen") }.
# After a search.
rules-found = { $count ->
        [0] Nichts gefunden für „{ $query }“. { AS($link, "Alle Regeln zeigen") }
        [1] Eine Regel gefunden für „{ $query }“. { AS($link, "Alle Regeln zeigen") }
       *[other] { $count } Regeln gefunden für „{ $query }“. { AS($link, "Alle Regeln zeigen") }
    }
rules-found-many = { $count } Regeln gefunden für „{ $query }“; die ersten { $shown } sind zu sehen. { AS($link, "Alle Regeln zeigen") }
rules-among-others = Im Zusammenhang lesen
rules-named = Wo diese Regel genannt wird

## Reference

reference-title = Nachschlagen
reference-intro = Alle Teile und Karten des Spiels. Zeig irgendwo am Tisch auf einen Namen, und derselbe Text öffnet sich daneben.
# Shows the rows of a table alone that are ticked; and the tick of one, for screen readers.
reference-ticked = Nur Angehaktes
reference-tick = { $name } vergleichen
reference-find = Eine Einheit, eine Karte oder einen Ort finden
reference-find-example = ein Name oder eine Art
reference-marks = Was die Zeichen auf dem Tisch bedeuten

## Help

help-title = Hilfe
help-intro = Du musst die Regeln nicht kennen, um anzufangen: Der Tisch stellt immer nur eine Frage und lässt jede zulässige Antwort leuchten. Zeig auf etwas Dunkles, und er sagt, warum es nicht geht.
help-on-this-page = Auf dieser Seite
help-keyboard = Tastatur und Screenreader
help-reader = Jede Antwort ist auch eine einfache Schaltfläche unter der Frage, in der Reihenfolge der Tasten, und das ganze Spiel läuft auch mit abgeschalteten Skripten. Neues im Verlauf wird angesagt, ohne dich zu unterbrechen, eine Frage an dich dagegen sofort. Alles auf dem Spielplan ist in Worten benannt: Besitzer, Anzahl, Art, Ort.
help-motion = Ist in deinem System weniger Bewegung eingestellt, bewegt sich nichts von selbst.

## Help: keys, as they are labelled, and what they do

help-key-digits = 1–9
help-key-letters = a–z
help-key-answer = die Antwort oder die Stelle auf dem Spielplan wählen, an der diese Taste steht
help-key-tab = Tab
help-key-part = von Teil zu Teil gehen wie auf jeder Seite; der ganze Spielplan zählt als ein Element
help-key-walk = auf dem Spielplan: von einem Ort zum nächsten gehen
help-key-choose = wählen, was den Fokus hat
help-key-back = ein Schritt zurück: das zuletzt Gewählte wieder loslassen, eine Erklärung schließen
help-key-u = u
help-key-undo = rückgängig machen, solange nichts Geheimes aufgedeckt wurde
help-key-zoom = den Spielplan vergrößern, verkleinern oder ganz zeigen
help-key-find = einen Ort nach Namen suchen
help-key-keys = am Tisch: welche Tasten es gibt
