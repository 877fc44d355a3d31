# Die Kommandozeile.

game-failed = Spiel { $index } (Startwert { $seed }): { $why }
no-such-game = Es gibt kein Spiel „{ $game }“; die Spiele sind: { $known }.
dead-end = Platz { $seat } muss entscheiden, hat aber nichts zur Auswahl.
endless = Das Spiel ist nach { $steps } Aktionen noch nicht zu Ende.
file-error = { $file }: { $error }
in-file = { $file }: { $why }
see-help = { $said } (siehe „orderstack --help“)
no-threads = keine Threads: { $error }
no-folder = { $file }: Den Ordner, in den geschrieben werden soll, gibt es nicht
# A mistake in the program.
internal-error = interner Fehler bei { $place }: { $error }
wrong-bots = { $bots } Bots für { $seats } Plätze: Nenne einen für alle oder für jeden einen.

## What is wrong with a call; what the help says is in cli-options.ftl

# $arg: an argument as the help writes it, e.g. “--players <N>”.
args-unknown = Ein Argument „{ $arg }“ gibt es hier nicht.
args-no-command = Ein Kommando „{ $command }“ gibt es nicht.
args-missing = Es fehlt: { $args }.
args-no-value = { $arg } braucht einen Wert.
args-not-among = „{ $value }“ ist kein Wert für { $arg }; es gibt: { $known }.
# $why: one of the next ones.
args-not-a-value = „{ $value }“ ist kein Wert für { $arg }: { $why }.
args-whole = Verlangt ist eine ganze Zahl ab { $first }
args-whole-to = Verlangt ist eine ganze Zahl von { $first } bis { $last }
args-key-value = Eine Option hat die Form KEY=VALUE
args-low-high = Der Test hat die Form LOW,HIGH, z. B. 0,50 für 0 und 50
args-elo = LOW und HIGH sind Elo-Punkte bis 2000, die kleinere Zahl zuerst
args-no-equals = { $arg } verlangt ein „=“ vor dem Wert.
args-twice = { $arg } steht mehr als einmal da.
args-conflict = { $arg } und { $other } passen nicht zusammen.
args-not-utf8 = Der Aufruf ist kein gültiger UTF-8-Text.

## The help

help-usage = Aufruf:
# Where options, and a command, stand in a line that shows how to call the program.
help-some-options = [OPTIONEN]
help-some-command = [KOMMANDO]
help-commands = Kommandos:
help-arguments = Argumente:
help-options = Optionen:
# What an argument is unless told, and what it can be; after what it is for.
help-default = [Vorgabe: { $value }]
help-values = [möglich: { $values }]

## The engine protocol

bad-record = Fehler in der Aufzeichnung: { $error }
no-game-yet = Es gibt noch kein Spiel; beginne mit „new“.
no-such-cmd = Es gibt kein Kommando „{ $cmd }“; bekannt sind: { $known }.
long-request = Eine Anfrage darf höchstens { $most } Bytes haben.
not-an-action = Das ist keine Aktion des Spiels: { $error }
no-action-or-index = „action“ oder „index“ fehlt.
action-and-index = Gib entweder „action“ oder „index“ an, nicht beides.
no-such-choice = Es gibt keine Möglichkeit { $index }; Platz { $seat } hat { $count }, gezählt ab 0.
bad-seat = „seat“ muss eine Zahl oder „spectator“ sein.
bad-until = „until“ muss „end“ oder eine Anzahl von Aktionen sein.
nothing-to-undo = Noch wurde keine Aktion gespielt.
not-a-request = Eine Anfrage ist ein JSON-Objekt mit einem „cmd“.
not-json = Das ist kein JSON: { $error }
missing-field = „{ $key }“ fehlt.
not-a-text = „{ $key }“ muss ein Text sein.
not-a-number = „{ $key }“ muss eine ganze Zahl von 0 bis { $most } sein.

## The arena and tuning

few-bots = Eine Arena braucht mindestens zwei Bots: --bots easy,random
many-lineups = { $bots } Bots an Tischen für { $players } Spieler ergeben mehr als { $most } Aufstellungen; lass weniger teilnehmen.
not-an-arena = Das ist keine Datei einer Arena; nenne eine andere Datei.
other-arena = Diese Datei gehört zu einer Arena mit anderen Angaben ({ $other }); nenne eine andere Datei oder verlange dieselben Spiele.
not-a-game-of-arena = Zeile { $line } ist kein Spiel dieser Arena.
too-few-games = Zu wenige der Spiele haben einen Sieger, um daraus zu lernen; verlange mehr Spiele.
bad-weights = Die neuen Gewichte lassen sich nicht wieder lesen: { $why }
sprt-of-two = --sprt ist ein Test zwischen zwei Bots an Zweiertischen; lass es weg oder verlange zwei Bots und zwei Plätze

## Backup

backup-done = Alle Spiele sind jetzt in { $file }.
restore-done = Die Spiele aus { $file } sind wieder da.
restore-kept = Was vorher da war, ist jetzt in { $file }.
tidy-done = Entfernt, weil niemand sie benutzt hat: { $lessons ->
        [one] { $lessons } Tisch einer Lektion
       *[other] { $lessons } Tische von Lektionen
    } und { $tables ->
        [one] { $tables } anderer
       *[other] { $tables } andere
    }.
tidy-would = Entfernt würden, weil niemand sie benutzt: { $lessons ->
        [one] { $lessons } Tisch einer Lektion
       *[other] { $lessons } Tische von Lektionen
    } und { $tables ->
        [one] { $tables } anderer
       *[other] { $tables } andere
    }. Nichts wurde geändert.
# Kilobytes.
tidy-size = Die Datei hatte { $before } KB und hat jetzt { $after } KB.

## Rules

no-such-rule = keine Regel hat diese Nummer oder diese Wörter: „{ $words }“
rules-range = { $count ->
        [one] { $first }, { $count } Regel
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

file-too-large = eine Spieldatei darf höchstens { $most } Bytes haben
not-utf8 = keine Textdatei in UTF-8 (Byte { $byte })
replay-round = Runde { $round }, { $phase }
replay-seat = Platz { $seat }
replay-told = { $told } von { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }, { $status }
replay-to-decide = am Zug: Platz { $seats }
replay-no-winner = vorbei ({ $ending }), kein Sieger
replay-won = vorbei ({ $ending }), gewonnen von Platz { $seats }
verify-ok = ok: { $game }, Regeln { $rules }, { $chance }, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }, { $hashes ->
        [one] { $hashes } Hash
       *[other] { $hashes } Hashes
    }, { $result }
verify-not-over = noch nicht zu Ende
# A game of one person against bots.
verify-taken-back = In diesem Spiel konnte alles zurückgenommen werden; { $count ->
        [0] das geschah nie.
        [one] das geschah einmal.
       *[other] das geschah { $count }-mal.
    }
verify-take-backs = In diesem Spiel konnte alles zurückgenommen werden; wie oft das geschah, steht nicht in der Aufzeichnung.
chance-seed = Startwert { $seed }
chance-secret = nur das versprochene Geheimnis
chance-number = { $number } von Platz { $seat }
chance-numbers = das versprochene Geheimnis mit { $numbers }

## Many games

sim-title = { $game }: { $players } Spieler, Bots { $bot }, Startwert { $seed }
sim-title-checked = { $game }: { $players } Spieler, Bots { $bot }, Startwert { $seed }, beim Spielen geprüft
sim-games = Spiele
sim-decisions = Aktionen
sim-seconds = Sekunden
sim-rounds = Runden
sim-wins = Siege
sim-wins-by-seat = Siege nach Platz
sim-endings = Spielausgänge
# After a number of games or decisions.
sim-a-second = je Sekunde
# After a number of rounds or decisions.
sim-a-game = je Spiel

## play

play-no-server = „{ $address }“ ist nicht die Adresse eines Servers; sie lautet https://HOST.
play-no-token = Die Datei mit dem Token ist leer oder enthält etwas anderes.
play-no-program = Es ist kein Programm genannt: --engine braucht seinen Namen und danach seine Wörter.
play-not-started = Das Programm { $program } kann nicht gestartet werden: { $error }
play-program-gone = Das Programm hat aufgehört oder sagt nichts mehr.
play-program-answer = Das Programm antwortete „{ $said }“ und nennt damit keine der Antworten: Es muss index oder action sagen.
play-refused = Der Server antwortete mit { $status }: { $said }
play-over = { $table }: Die Partie ist vorbei.

## Konten

# $name: wie ein Konto heißt, $made: ein Datum, $count: Tische.
account-listed = { $name }, seit { $made }, { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    }
account-listed-seen = , zuletzt { $seen }
account-listed-roles = : { $roles }
account-listed-all = { $count ->
        [0] Es gibt kein Konto.
        [one] Ein Konto.
       *[other] { $count } Konten.
    }
account-unknown = Es gibt kein Konto namens „{ $name }“.
# $role: admin oder moderator.
account-granted = { $name } hat jetzt die Rolle { $role }.
account-revoked = { $name } hat die Rolle { $role } nicht mehr.
account-reset = Das Konto { $name } öffnet nichts mehr als dieser Notfallcode: { $code }
account-delete-yes = Das löscht das Konto „{ $name }“ für immer; wenn das so sein soll, sag --yes.
account-was-deleted = Das Konto { $name } ist gelöscht.
# $count: what moderators have done; $hash: of the last of it.
audit-whole = { $count ->
        [0] Die Moderation hat noch nichts getan.
        [one] Eine Maßnahme der Moderation, wie sie geschrieben wurde; der Hash der letzten ist { $hash }
       *[other] { $count } Maßnahmen der Moderation, alle wie sie geschrieben wurden; der Hash der letzten ist { $hash }
    }
audit-broken = Jemand hat geändert, was die Moderation getan hat: Nummer { $number } ist nicht, wie sie geschrieben wurde.
account-invited = { $count ->
        [one] Ein Code, einmal gültig in den nächsten { $days } Tagen.
       *[other] { $count } Codes, jeder einmal gültig in den nächsten { $days } Tagen.
    }
