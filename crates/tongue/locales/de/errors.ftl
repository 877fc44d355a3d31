# Warum etwas nicht ging: ganze Sätze. Wörter in Anführungszeichen kommen aus Dateien und
# Anfragen und bleiben, wie sie sind.

## What is asked of a game

game-over = Das Spiel ist vorbei.
no-such-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
nothing-to-decide = Platz { $seat } hat jetzt nichts zu entscheiden.
not-an-option = „{ $action }“ gehört nicht zu den Möglichkeiten von Platz { $seat }; { $count ->
        [one] es gibt nur eine
       *[other] es sind { $count }
    }.
no-such-action = Es gibt keine Aktion { $number }; das Spiel hat { $count }.
rules-version = Gespielt wurde nach Version { $rules } der Regeln; dieses Programm kennt 1 bis { $newest }.

## What a game is drawn from

bad-salt = Ein Salt besteht aus 1 bis { $most } Buchstaben, Ziffern, „-“ oder „_“.
bad-secret = Ein Geheimnis besteht aus 32 bis { $most } Zeichen: 0–9 und a–f.
bad-number = Eine Zahl besteht aus 1 bis { $most } Zeichen: 0–9 und a–f.
bad-setup = Der Spielaufbau ist ungültig: { $error }.

## Game files

at-line = Zeile { $line }: { $why }
no-record = Ein Spiel, das mittendrin geladen wurde, hat keine Aufzeichnung ab dem Anfang.
file-form = Version { $form } des Dateiformats ist unbekannt; die neueste, die dieses Programm kennt, ist { $newest }.
no-rules = Version { $rules } der Regeln gibt es nicht.
hash-missing = Der Hash nach der letzten Aktion fehlt.
hash-twice = Für dieselbe Aktion gibt es einen zweiten Hash.
hash-place = Hashes stehen nach je { $every } Aktionen und nach der letzten.
hash-count = { $count ->
        [one] Es gibt { $count } Hash
       *[other] Es gibt { $count } Hashes
    } statt { $wanted }.
no-line = „{ $line }“ ist weder Aktion noch Hash, weder Ergebnis noch Ende.
after-end = Nach dem Ende darf nichts mehr folgen.
wrong-game = Gespielt wird hier „{ $game }“, nicht „{ $wanted }“.
wrong-generator = „{ $generator }“ ist nicht der Generator dieses Spiels.
bad-commitment = Der vor dem Spiel gezeigte Fingerabdruck passt nicht zum aufgedeckten Geheimnis.
bad-action = Aktion { $number } „{ $action }“: { $why }
not-seat-action = Erwartet wird PLATZ AKTION.
wrong-result = Aufgezeichnet ist das Ergebnis „{ $recorded }“, aber das Spiel endet mit „{ $found }“.
wrong-hash = Nach Aktion { $number } ist der Hash „{ $recorded }“ aufgezeichnet, aber das Spiel hat „{ $found }“.
file-ends = Die Datei endet zu früh.
long-line = Die Zeile hat { $bytes } Bytes, erlaubt sind { $most }.
no-header = Erwartet wird „{ $name } …“, nicht „{ $line }“.
no-number = „{ $name }“ muss eine Zahl sein, nicht „{ $text }“.
not-seat-number = „{ $text }“ hat nicht die Form PLATZ ZAHL.
not-ending-winners = „{ $text }“ hat nicht die Form ENDE SIEGER.

## Tables

wrong-places = { $places ->
        [one] Ein Platz
       *[other] { $places } Plätze
    } für { $players ->
        [one] einen Spieler
       *[other] { $players } Spieler
    }: Das passt nicht zusammen.
no-choice-sent = Es wurde keine Entscheidung gesendet.
rules-failed = Bei „{ $action }“ ist ein Fehler in den Regeln aufgetreten; nichts wurde geändert.
bad-undo = Zu Entscheidung { $left } führt kein Weg zurück: Das Spiel hat nur { $count }.
not-started = Das Spiel beginnt, sobald alle Plätze besetzt sind.
stale = Das Spiel ging inzwischen weiter; was du geschickt hast, gilt nicht mehr.
record-not-over = Die Aufzeichnung gibt es, sobald das Spiel vorbei ist.
some-made = Nur { $made } von { $sent } Entscheidungen { $made ->
        [one] wurde
       *[other] wurden
    } getroffen; der Rest muss neu gewählt werden, weil dabei etwas ans Licht kam.
table-not-loaded = Dieser Tisch lässt sich nicht laden.
game-not-over = Ein Spiel lässt sich analysieren, sobald es vorbei ist.
seat-taken = Dort sitzt schon jemand.

# Why a choice cannot be taken back; .note stands beside the button.
undo-over = Das Spiel ist vorbei.
    .note = das Spiel ist vorbei
undo-nothing = Du hast noch nichts gewählt.
    .note = du hast noch nichts gewählt
undo-another = Inzwischen hat jemand anders gewählt.
    .note = inzwischen hat jemand anders gewählt
undo-settled = Bei deiner letzten Entscheidung war Zufall im Spiel, sie hat ein Geheimnis aufgedeckt, oder du musst sie dir merken.
    .note = bei deiner letzten Entscheidung war Zufall im Spiel, sie hat ein Geheimnis aufgedeckt, oder du musst sie dir merken
undo-often = Du hast das { $times }-mal zurückgenommen; jetzt gilt es.
    .note = du hast das { $times }-mal zurückgenommen; jetzt gilt es
# $most: how many choices may be taken back at a table at all, thousands.
undo-too-much = An diesem Tisch wurden mehr als { $most } Entscheidungen zurückgenommen; ab jetzt ist jede Entscheidung endgültig.
    .note = hier wurden mehr als { $most } Entscheidungen zurückgenommen
take-backs-alone = Entscheidungen lassen sich nur dort frei zurücknehmen, wo eine Person gegen Bots spielt.

## Bots

no-such-bot = Es gibt keinen Bot „{ $name }“; die Bots sind: { $known }.
bad-budget = „{ $text }“ ist keine Bedenkzeit; schreib z. B. 50ms, 1s, 800 oder 1s*2.
no-bot = Auf Platz { $seat } spielt niemand.

## Names, actions and options in files and requests

no-such-thing = Nicht gefunden: { $kind } „{ $id }“.
no-action = „{ $text }“ ist keine Aktion.
wrong-players = { $players } Spieler: Das Spiel ist für 2 bis { $most } Spieler.
many-factions = { $factions ->
        [one] { $factions } Fraktion
       *[other] { $factions } Fraktionen
    } für { $players } Spieler: Das passt nicht zusammen.
faction-twice = Fraktion „{ $faction }“ ist an zwei Plätze vergeben.
no-such-option = Es gibt keine Option „{ $option }“.
bad-option = Option { $option } kann nicht „{ $value }“ sein; möglich: { LIST($known, type: "or") }.
bad-option-number = Option { $option } muss eine Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
bad-state = Der Spielstand ist ungültig: { $why }

## Requests to the server

unknown-page = Diese Seite gibt es nicht.
unknown-table = Diesen Tisch gibt es nicht.
unknown-game = Dieses Spiel gibt es nicht.
unknown-rule = Diese Regel gibt es nicht.
unknown-entry = Diesen Eintrag gibt es nicht.
unknown-file = Diese Datei gibt es nicht.
unknown-seat = Diesen Platz gibt es nicht.
unknown-level = Einen Bot dieser Stärke gibt es nicht.
too-often = Das war viel in kurzer Zeit. Warte einen Moment und versuch es noch einmal.
wrong-method = So lässt sich diese Seite nicht aufrufen.
other-site = Diese Anfrage kam von einer anderen Website.
too-large = Das ist mehr, als in eine Anfrage passt.
too-slow = Das hat zu lange gedauert. Versuch es noch einmal.
not-understood = Diese Anfrage ist nicht zu verstehen.
went-wrong = Hier ist etwas schiefgegangen. Nichts wurde geändert.
no-chance = Das System liefert keine Zufallszahlen.
# $name: a word of the form, which stays as it is.
field-no-number = Das Feld „{ $name }“ muss eine Zahl sein.
field-not-hex = Was der Browser zum Zufall eines Spiels beisteuert, müssen hexadezimale Ziffern sein.
too-many-choices = Auf einmal lassen sich höchstens { $most } Entscheidungen senden.
seat-of-another = Dieser Platz gehört jemand anderem.
only-host = Das kann nur, wer den Tisch eröffnet hat.
only-players = Nur wer hier gespielt hat, kann ein weiteres Spiel verlangen.
only-seated = Das kann nur, wer an diesem Tisch sitzt.
watchers-muted = An diesem Tisch dürfen nur Spieler schreiben: Die Zuschauer sind stummgeschaltet.
pace-unknown = Als Tempo der Bots gibt es nur langsam (slow), normal (normal), schnell (fast) oder sofort (instant).
still-going-on = Dieses Spiel läuft noch.
play-on-over = Bei diesem Schritt war das Spiel schon vorbei: Wähle einen früheren.
hidden-how = Sag, ob Verdecktes bleibt, wie es war (kept), oder neu ausgeteilt wird (anew).
hint-ruled-out = An diesem Tisch wird ohne Tipps gespielt.
hint-not-asked = Einen Tipp gibt es nur, wenn du etwas gefragt wirst.
hint-stale = Das Spiel ging inzwischen weiter.
no-hint = Zu dieser Frage wurde kein Tipp gefunden.
no-picture = Das Bild ließ sich nicht zeichnen.
no-analysis = Dieses Spiel ließ sich nicht analysieren.
no-bot-choice = Der Bot hat keine Antwort gefunden.

## What is written over such a sentence

title-not-found = Nicht gefunden
title-forbidden = Nicht erlaubt
title-conflict = Konflikt
title-wrong-method = Falsche Methode
title-too-large = Zu groß
title-too-slow = Zeit abgelaufen
title-too-often = Zu viele Anfragen
title-wrong = Nicht ausführbar
title-bad-request = Ungültige Anfrage
title-unavailable = Nicht verfügbar
title-went-wrong = Etwas ist schiefgegangen

## Stored tables that cannot be played on

stored-unknown-game = Dieser Server kennt das Spiel „{ $game }“ nicht.
stored-damaged = Der Spielaufbau dieses Tisches ist beschädigt: { $error }.
stored-unfit = Änderung { $number } dieses Tisches passt nicht zu Version { $rules } der Regeln: { $why }
stored-changed = Version { $rules } der Regeln hat sich geändert, seit an diesem Tisch gespielt wurde: Sein Stand nach Änderung { $number } ist nicht der aufgezeichnete.

## The database; .note stands in nothing-changed

nothing-changed = Nichts wurde geändert: { NAME($why, form: "note") }.
table-lost = Der Tisch ließ sich nicht wieder laden.
    .note = der Tisch ließ sich nicht wieder laden
trouble-doubled = Das wurde schon gespeichert.
    .note = das wurde schon gespeichert
trouble-locked = Die Datenbank ist von einem anderen Programm gesperrt.
    .note = die Datenbank ist von einem anderen Programm gesperrt
trouble-read-only = In die Datenbank darf nicht geschrieben werden.
    .note = in die Datenbank darf nicht geschrieben werden
trouble-bad-disk = Die Festplatte meldet einen Fehler.
    .note = die Festplatte meldet einen Fehler
trouble-damaged = Die Datenbank ist beschädigt.
    .note = die Datenbank ist beschädigt
trouble-full = Die Festplatte ist voll.
    .note = die Festplatte ist voll
trouble-unopened = Die Datenbank lässt sich nicht öffnen.
    .note = die Datenbank lässt sich nicht öffnen
trouble-no-database = Die Datei ist keine Datenbank.
    .note = die Datei ist keine Datenbank
trouble-closed = Die Datenbank ist geschlossen.
    .note = die Datenbank ist geschlossen
trouble-late = Die Datenbank hat nicht rechtzeitig geantwortet.
    .note = die Datenbank hat nicht rechtzeitig geantwortet
trouble-taken = Ein anderer Server hat die Datenbank übernommen.
    .note = ein anderer Server hat die Datenbank übernommen
trouble-moved = Die Datei der Datenbank wurde verschoben, ersetzt oder gelöscht.
    .note = die Datei der Datenbank wurde verschoben, ersetzt oder gelöscht
# $error: for whoever runs the server, in English.
trouble-other = Die Datenbank ist nicht zu gebrauchen: { $error }.
    .note = { $error }
