# Ein beendetes Spiel: was man nun tun kann, das Versprechen über den Zufall, Diagramme, und die Analyse.

## What one can do now

ending-again = Noch ein Spiel
ending-join = Im nächsten Spiel Platz nehmen
ending-replay = Wiederholung ansehen
ending-analysis = Spiel analysieren

## The promise about chance

promise-title = Das Versprechen über den Zufall
promise-seed-about = Jedes Mischen und Ziehen dieses Spiels ergibt sich aus einem einzigen Startwert. Sein Fingerabdruck war zu sehen, als das Spiel begann, damit später niemand einen anderen Startwert wählen konnte.
promise-shared-about = Jedes Mischen und Ziehen dieses Spiels ergibt sich aus einem Geheimnis des Servers und je einer Zahl vom Browser jedes Spielers. Der Fingerabdruck des Geheimnisses war zu sehen, bevor die Zahlen dazukamen, damit niemand die Kartenverteilung bestimmen konnte.
# Shown instead of the promise.
promise-position = Dieses Spiel begann mit einer vorbereiteten Stellung statt mit dem Austeilen; auch alles Zufällige darin war vorbereitet. Die Aufzeichnung enthält diese Stellung.
promise-fingerprint = Fingerabdruck (SHA-256)
promise-seed = Startwert
promise-salt = Salt
promise-secret = Geheimnis
# $who: a name.
promise-number = Zahl von { $who }
# Beside a number.
promise-kept = von diesem Browser
promise-broken = von diesem Browser, dem ein anderes Geheimnis versprochen wurde
promise-check = Lade zum Prüfen die Aufzeichnung herunter und starte { $command }: Das berechnet den Fingerabdruck und spielt das ganze Spiel nach.

## Charts

# For screen readers. $title: what the chart shows.
chart-label = { $title } im Verlauf des Spiels; die Zahlen folgen als Tabelle
chart-table = { $title } als Tabelle
chart-caption = { $title } im Verlauf des Spiels
chart-numbers = Zahlen
chart-round = Runde
chart-moment = Runde { $round }
# A player at the head of a column.
chart-player = { NAME($who, form: "start") }
# At the end of a player’s line, where there is room for a figure and one word.
chart-end = { $value } { NAME($who, form: "word") }

## The analysis

analysis-title = { $title }: Analyse
analysis-intro = Die Chancen sind so angegeben, wie die Bots sie anhand des ganzen Spielstands schätzen würden, Verdecktes eingeschlossen. { AS($link, "Zurück zum Ergebnis") }
analysis-course = Wer wohl gewinnen würde
analysis-course-note = nach jedem Befehl
analysis-chance = Gewinnchance
analysis-percent = in Prozent
analysis-turns = Wendepunkte
analysis-turns-note = die größten Umschwünge
analysis-no-turns = In diesem Spiel gab es keine großen Umschwünge.
# A player’s chance of winning before and after.
analysis-swing = von { $before } auf { $after }
# $swing: analysis-swing. What happened then follows as a sentence.
analysis-turn = { $who ->
        [you] { AS($who, "Du") }: { $swing }.
       *[other] { NAME($who, form: "start") }: { $swing }.
    }
analysis-mistakes = Teuerste Entscheidungen
analysis-mistakes-note = neben dem, was nach allem, was man da wissen konnte, besser gewesen wäre
# $chosen and $better are answers, as they stand on their buttons; $cost is percentage points.
analysis-mistake = { $who ->
        [you] { AS($who, "Du") }
       *[other] { NAME($who, form: "start") }
    }, Runde { $round }: „{ $chosen }“. Mit „{ $better }“ war die Gewinnchance um { $cost ->
        [one] einen Prozentpunkt
       *[other] { $cost } Prozentpunkte
    } höher.
analysis-luck = Glück im { $battle }
analysis-luck-note = das Unerwartetste zuerst
analysis-no-battles = Es gab keinen { $battle }.
# Losses of attacker and defender, as they were and as they were to be expected ($expected, $theirs).
analysis-odds = Der Angriff hatte eine Siegchance von { $wins } und { $end ->
        [won] { AS($bold, "gelang") }
       *[lost] { AS($bold, "scheiterte") }
    }; Verluste { $own } zu { $other }, erwartet { $expected } zu { $theirs }.
analysis-lucky = { $who ->
        [you] { AS($who, "Du") } hattest Glück.
       *[other] { WORD($who, "number") ->
            [many] { NAME($who, form: "start") } hatten Glück.
           *[other] { NAME($who, form: "start") } hatte Glück.
        }
    }
analysis-whys = Was die Bots vorhatten
analysis-whys-note = mit jedem Befehl
analysis-orders = { $count ->
        [one] { $count } Befehl
       *[other] { $count } Befehle
    }
# Leads to the replay at that choice.
analysis-watch = Ansehen
analysis-watch-choice = Schritt { $choice } ansehen
