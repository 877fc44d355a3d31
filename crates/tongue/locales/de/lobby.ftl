# Das Formular eines neuen Spiels, die Seite eines Tisches mit freien Plätzen, und wie man einen einnimmt.

## The form

form-title = Neues Spiel
form-players = { $least } bis { $most } Spieler
form-seats = Plätze
# $level: a level of bots.
form-open-help = Bleibt ein freier Platz leer, kann ein Bot ihn übernehmen: Wir schlagen „{ $level }“ vor.
# Beside the form: what it asks for so far. $all is a list of the next two and of names.
form-your-table = Dein Tisch
form-told-who = { $all }
form-told-bots = { $count ->
        [one] ein Bot ({ $level })
       *[other] { $count } Bots ({ $level })
    }
form-told-open = { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
form-variants = Varianten
form-take-backs = Freies Zurücknehmen
form-take-backs-help = allein gegen Bots darfst du zu jeder deiner Entscheidungen zurück; in der Aufzeichnung steht das auch
form-listed = Für alle
form-listed-help = der Tisch steht in der Lobby: Jeder kann einen freien Platz nehmen und zuschauen
# Who looks on at a table.
watch-form = Wer zuschaut
watch-along = sieht alles sofort
# How many choices later they see it; 0 for none.
watch-aside = { $behind ->
        [0] sieht alles sofort und redet mit den anderen Zuschauern
        [one] sieht alles { $behind } Entscheidung später und redet mit den anderen Zuschauern
       *[other] sieht alles { $behind } Entscheidungen später und redet mit den anderen Zuschauern
    }
watch-agreed = { $behind ->
        [0] Wer zuschaut, redet mit den anderen Zuschauern; wer mitspielt, liest es nach dem Spiel.
        [one] Wer zuschaut, sieht alles { $behind } Entscheidung später und redet mit den anderen Zuschauern; wer mitspielt, liest es nach dem Spiel.
       *[other] Wer zuschaut, sieht alles { $behind } Entscheidungen später und redet mit den anderen Zuschauern; wer mitspielt, liest es nach dem Spiel.
    }
form-programs = Bot-Konten dürfen sich setzen
form-programs-help = auch Programme von Leuten spielen mit; alle sehen, welche das sind
form-no-hints = Keine Tipps
form-no-hints-help = niemand kann fragen, was ein Bot tun würde
form-name = Name des Tisches
form-name-example = Freitagsrunde
form-create = Spiel anlegen
form-create-help = Du erhältst für jeden freien Platz einen Link zum Verschicken.
form-more-rules = Weitere Regeln
form-more-rules-help = Wo die gedruckten Regeln eine Frage offenlassen. Die erste Antwort empfehlen wir.

## A seat in the form

form-seat = Platz { $number }
form-you = Du
form-here = An diesem Bildschirm
form-open = Per Link einladen
form-bot = Bot: { $level }
form-empty = Leerer Platz
form-faction-of = Fraktion von Platz { $number }
form-any-faction = Beliebige Fraktion
form-your-name = Dein Name
form-person = Name
form-person-at = Name der Person auf Platz { $number }

# Who gave no name, and a table without a name.
form-nameless = Spieler { $number }
table-of = Tisch von { $host }

## What can be wrong with it. Words in quotes were sent.

form-no-bot = Es gibt keinen Bot namens „{ $level }“.
form-no-kind = Platz { $number } kann nicht „{ $kind }“ sein.
form-no-faction = Es gibt keine Fraktion „{ $faction }“.
form-faction-twice = Zweimal gewählt: { $faction }. Zwei Plätze können sich keine Fraktion teilen.
form-too-few = Das Spiel ist für { $least } bis { $most } Spieler: Besetze mindestens { $least } Plätze.
form-no-host = Nimm selbst Platz: Stell einen der Plätze auf „Du“ oder „An diesem Bildschirm“.
name-taken = „{ $name }“ sieht aus wie der Name von jemand anderem an diesem Tisch. Nimm einen anderen.
name-of-faction = „{ $name }“ ist der Name einer Fraktion. Nimm einen anderen.
name-of-bot = „{ $name }“ sieht aus wie der Name eines Bots oder eines freien Platzes. Nimm einen anderen.

## A table with open seats

lobby-waiting = { $open ->
        [0] Alle sind da. Das Spiel beginnt.
        [1] Es fehlt noch ein Spieler. Das Spiel beginnt, wenn der Platz besetzt ist.
       *[other] Es fehlen noch { $open } Spieler. Das Spiel beginnt, wenn alle Plätze besetzt sind.
    }
# Vor der Zeit, die noch bleibt.
lobby-listed-bots = Der Tisch steht in der Lobby: Jeder kann sich setzen. Bots nehmen die übrigen Plätze in
lobby-listed = Der Tisch steht in der Lobby: Jeder kann sich setzen. Dort bleibt er noch
lobby-by-link = Nur wer einen Link von dir oder vom Gastgeber bekommt, kann sich setzen.
lobby-list = In der Lobby zeigen
lobby-unlist = Aus der Lobby nehmen
lobby-sit-at = Platz nehmen: Nummer { $seat }
lobby-stand-up = Aufstehen
lobby-who = Wer wo sitzt
lobby-seats = { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
lobby-look-again = Neu laden
lobby-open-seat = Freier Platz
# Beside a name.
lobby-you = du
lobby-bot = Bot
lobby-any-faction = beliebige Fraktion
lobby-invitation = Einladung für Platz { $seat }
lobby-invitation-help = Schick diesen Link einer Person. Wer ihn zuerst öffnet, kann den Platz einnehmen.
lobby-copy = Kopieren
# On a phone: hands the link to another program.
lobby-share = Teilen
lobby-nobody-comes = Kommt niemand?
lobby-fill = Stattdessen mit Bots beginnen
lobby-agreed = Was vereinbart ist
# An option of the rules and its value.
lobby-option = { $option }: { $value }
lobby-promise = Das Versprechen
lobby-promise-about = Die Karten werden ausgeteilt, wenn der letzte Platz besetzt ist: anhand eines Geheimnisses dieses Servers und je einer Zahl, die der Browser jedes Spielers beisteuert. Dies ist der SHA-256-Fingerabdruck des Geheimnisses, sodass es nicht mehr geändert werden kann; nach dem Spiel wird alles offengelegt, und alle können nachprüfen, dass niemand die Kartenverteilung bestimmt hat.
lobby-promise-hash = SHA-256-Fingerabdruck des Geheimnisses

## Taking a seat by invitation

join-open-table = Offener Tisch
join-label = Einladung
join-kept = Ein Platz ist für dich reserviert: Du würdest { NAME($side, form: "acc") } spielen.
join-any = Ein Platz ist für dich reserviert. Welche Fraktion du spielst, entscheidet sich zu Spielbeginn.
join-take = Platz einnehmen
join-sit-down = Platz nehmen
join-no-account = Kein Konto, kein Passwort: Dieser Browser merkt sich deinen Platz. Er steuert eine eigene Zahl zum Zufall des Spiels bei, damit niemand die Kartenverteilung bestimmen kann.
join-at-the-table = Am Tisch
join-your-seat = Dein Platz
join-new = Neu im Spiel? { AS($link, "Wie eine Runde abläuft, in einer Minute") }.
