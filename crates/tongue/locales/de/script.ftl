# Was das Skript der Seiten sagt. Wörter in Klammern, wie {"{status}"}, werden dort ausgefüllt.

script-copied = Kopiert.
script-selected = Der Text ist markiert: Kopiere ihn mit der Tastatur.
script-reconnecting = Verbindung wird wiederhergestellt …
script-thinking = Denkt nach …
# $status: the number of an error.
script-answered = Der Server antwortet mit { $status }.
script-not-sent = Der Server ist nicht erreichbar; deine Antwort wurde nicht gesendet.
script-unreachable = Der Server ist nicht erreichbar.
script-passkey-not = Es wurde kein Passkey benutzt. Versuch es noch einmal, oder nimm einen anderen Weg.
script-passkey-there = Dieses Gerät hat schon einen Passkey für dieses Konto.
script-no-moment = Dieser Schritt lässt sich gerade nicht zeigen.
script-still-past = Der Server ist nicht erreichbar; der Spielplan zeigt noch die Vergangenheit.

## What happened while somebody was away. $shown is the number $count, as it is shown.

script-missed = { $count ->
        [one] Seit deinem letzten Besuch: { $shown } Neuigkeit.
       *[other] Seit deinem letzten Besuch: { $shown } Neuigkeiten.
    }
script-step-through = Durchgehen
script-later = Später

## The view of the board

script-view = Ansicht
script-zoom-out = Verkleinern
script-zoom-in = Vergrößern
script-show-all = Alles zeigen
# In the field, with its key.
script-find = Suchen  /
script-find-help = Einen Ort suchen
# $name: a place that lies out of sight.
script-look-at = Zeigen: { $name }

## Pointing at things

script-step-back = Schritt zurück
# Answers to “Place it?” and the like, before what cannot be taken back.
script-yes = Ja
script-not-yet = Noch nicht
# A button: everything that stands at the same place goes along.
script-all-along = Alle von dort
# Schaltflächen: So viele Einheiten ziehen irgendwohin und kämpfen dort.
script-moves = { $count } bewegen
script-fights = { $count } bewegen, kämpfen
# Asked before an answer that would empty a basket with so many things in it.
script-without-basket = { $count ->
        [one] Ohne das, was im Korb liegt?
       *[other] Ohne die { $shown } Dinge im Korb?
    }
# While one types what one looks for.
script-found = { $count ->
        [one] { $shown } Treffer
       *[other] { $shown } Treffer
    }
script-others = { $count ->
        [one] und { $shown } weitere Antwort
       *[other] und { $shown } weitere Antworten
    }
# What comes next, after what was pointed at.
script-pick = wähle eine Antwort
