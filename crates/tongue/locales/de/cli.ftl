# Die Kommandozeile.

game-failed = Spiel { $index } (Startwert { $seed }): { $why }
no-such-game = Es gibt kein Spiel '{ $game }'; die Spiele sind: { $known }.
dead-end = Platz { $seat } soll in dieser Lage entscheiden und hat keine Wahl.
endless = Kein Ende nach { $steps } Aktionen.
file-error = { $file }: { $error }
in-file = { $file }: { $why }
see-help = { $said } (siehe 'orderstack --help')
no-threads = keine Threads: { $error }
no-folder = { $file }: Den Ordner, in den geschrieben werden soll, gibt es nicht
# A mistake in the program.
internal-error = interner Fehler bei { $place }: { $error }
wrong-bots = { $bots } Bots für { $seats } Plätze: Nenne einen für alle oder für jeden einen.

## The engine protocol

bad-record = Die Aufzeichnung: { $error }
no-game-yet = Es gibt noch kein Spiel; beginne mit 'new'.
no-such-cmd = Es gibt kein cmd '{ $cmd }'; es gibt: { $known }.
long-request = Eine Anfrage darf { $most } Bytes haben.
not-an-action = Das ist keine Aktion des Spiels: { $error }
no-action-or-index = 'action' oder 'index' fehlt.
action-and-index = Gib entweder 'action' oder 'index' an, nicht beides.
no-such-choice = Es gibt keine Möglichkeit { $index }; Platz { $seat } hat { $count }, ab 0.
bad-seat = 'seat' muss eine Zahl oder "spectator" sein.
bad-until = 'until' muss "end" oder eine Anzahl von Aktionen sein.
nothing-to-undo = Noch wurde keine Aktion gespielt.
not-a-request = Eine Anfrage ist ein JSON-Objekt mit einem 'cmd'.
not-json = Das ist kein JSON: { $error }
missing-field = '{ $key }' fehlt.
not-a-text = '{ $key }' muss ein Text sein.
not-a-number = '{ $key }' muss eine ganze Zahl von 0 bis { $most } sein.

## The arena and tuning

few-bots = Eine Arena braucht mindestens zwei Bots: --bots easy,random
many-lineups = { $bots } Bots an Tischen zu { $players } ergeben mehr als { $most } Aufstellungen; lass weniger teilnehmen.
not-an-arena = Das ist keine Datei einer Arena; nenne eine andere.
other-arena = Diese Datei gehört zu einer Arena mit anderen Angaben ({ $other }); nenne eine andere Datei oder verlange dieselben Spiele.
not-a-game-of-arena = Zeile { $line } ist kein Spiel dieser Arena.
too-few-games = Zu wenige der Spiele haben einen Sieger, um daraus zu lernen; spiel mehr davon.
bad-weights = Die neuen Gewichte lassen sich nicht wieder lesen: { $why }
sprt-of-two = --sprt ist ein Test zwischen zwei Bots an Zweiertischen; lass es weg oder verlange solche

## Backup

backup-done = Alle Spiele sind jetzt in { $file }.
restore-done = Die Spiele aus { $file } sind wieder da.
restore-kept = Was vorher da war, ist jetzt in { $file }.

## Rules

no-such-rule = keine Regel hat die Nummer oder die Wörter '{ $words }'
rules-range = { $count ->
        [one] { $first } bis { $last }, { $count } Regel
       *[other] { $first } bis { $last }, { $count } Regeln
    }
# $rule and $group: examples, such as “SC-BATTLE-12” and “SC-BATTLE”.
rules-ask = Frag nach einer Regel ({ $rule }), einer Gruppe ({ $group }) oder nach Wörtern.

## Sprachen: wie viel von jeder fertig ist

languages-offered = { $code }: { $name }
languages-in-the-making = { $code }: { $name }, in Arbeit
languages-messages = Meldungen
languages-names = Namen
languages-rules = Regeln
languages-done = { $done } von { $all }

## Saved games

file-too-large = eine Spieldatei darf { $most } Bytes haben
not-utf8 = keine Textdatei in UTF-8 (Byte { $byte })
replay-round = Runde { $round }, { $phase }
replay-seat = Platz { $seat }
replay-told = { $told } von { $count } Aktionen, { $status }
replay-to-decide = am Zug: Platz { $seats }
replay-no-winner = vorbei ({ $ending }), kein Sieger
replay-won = vorbei ({ $ending }), gewonnen von Platz { $seats }
verify-ok = ok: { $game }, Regeln { $rules }, { $chance }, { $actions } Aktionen, { $hashes } Hashes, { $result }
verify-not-over = nicht vorbei
chance-seed = Startwert { $seed }
chance-secret = nur das versprochene Geheimnis
chance-number = { $number } von Platz { $seat }
chance-numbers = das versprochene Geheimnis mit { $numbers }

## Many games

sim-title = { $game }: { $players } Spieler, Bots { $bot }, Startwert { $seed }
sim-title-checked = { $game }: { $players } Spieler, Bots { $bot }, Startwert { $seed }, unterwegs geprüft
sim-games = Spiele
sim-decisions = Entscheidungen
sim-seconds = Sekunden
sim-rounds = Runden
sim-wins = Siege
sim-wins-by-seat = Siege nach Platz
sim-endings = Spielausgänge
# After a number of games or decisions.
sim-a-second = je Sekunde
# After a number of rounds or decisions.
sim-a-game = je Spiel
