# Turniere: ihre Liste, das Formular für alle, die eines veranstalten, und die Seite eines Turniers.

contests-title = Turniere
contests-about = Wer ein Konto hat, kann eines veranstalten; es läuft von selbst, bis zum Ende.
contests-yours = Deine
contests-open = Offen zum Mitmachen
contests-none-open = Im Moment ist kein Turnier offen. Veranstalte eines: Andere sehen es hier.
contests-running = Im Gang
contests-over = Vorbei
contest-organise = Ein Turnier veranstalten
contest-to-account = Konto anlegen oder anmelden
# Vor einem Namen.
contest-by = veranstaltet von
contest-former = ein früherer Spieler
# $count: wie viele mitmachen; $most: wie viele können.
contest-entrants = { $count } von { $most } Spielern
# Vor einer Zeit, die noch bleibt.
contest-begins-in = Beginnt spätestens in
contest-begun = Hat begonnen
contest-round = Runde { $round }
contest-won-by = { $name } hat gewonnen.
contest-won-by-nobody = Niemand hat gewonnen.
contest-off-short = Fand nicht statt

## Wie es läuft

contest-way = Wie es läuft
contest-swiss = Schweizer System
contest-swiss-about = Alle spielen jede Runde; es treffen sich, die gleich stehen und sich noch nicht getroffen haben.
contest-swiss-of = Schweizer System, { $count } Runden
contest-groups = Gruppen
contest-groups-about = In jeder Gruppe trifft jeder jeden; die Ersten treffen sich an einem letzten Tisch.
contest-groups-of = Gruppen bis { $count }, jeder gegen jeden
contest-knockout = K.-o.-System
contest-knockout-about = Die bessere Hälfte jedes Tisches kommt weiter, bis ein Tisch übrig ist.
# $points: eine Zahl wie 1,5.
contest-points-number = { $points }

## Das Formular

contest-how = Das Turnier
contest-name = Name
contest-name-example = z. B. Herbstpokal
contest-seats = Plätze am Tisch
contest-rounds = Runden
contest-group = Leute in einer Gruppe
contest-own-points = Punkte für jeden Platz
contest-own-points-example = z. B. 5-3-1-0
contest-own-points-help = Zuerst die für den Ersten am Tisch. Bleibt es leer, bekommt der Erste 1 Punkt, der Letzte keinen, die dazwischen gleichmäßig weniger.
contest-people = bis { $count }
contest-tables = Tische
contest-rated-help = jedes Spiel zählt für die Wertung aller
contest-clock-help = Wer keine Zeit mehr hat, für den spielt ein Bot, bis er wiederkommt.
contest-who = Wer kommt
contest-least = Mindestens
contest-most = Höchstens
contest-starts = Beginnt
contest-starts-help = Es beginnt dann, oder sobald es voll ist, oder wenn du es sagst. Sind es weniger als das Mindeste, fällt es von selbst aus.
contest-after-hours = { $count ->
        [one] in { $count } Stunde
       *[other] in { $count } Stunden
    }
contest-after-days = { $count ->
        [one] in { $count } Tag
       *[other] in { $count } Tagen
    }
contest-link = Nur mit dem Link
contest-link-help = es steht in keiner Liste: Es kommt nur, wer den Link hat
contest-comes = Was daraus wird
contest-with = Mit { $count } Leuten
contest-tables-of = { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    } zu { $seats }
# $tables: eine Liste wie „2 Tische zu 4 und 3 Tische zu 3“.
contest-first-round = In der ersten Runde: { $tables }.
contest-so-many-rounds = { $count ->
        [one] Eine Runde.
       *[other] { $count } Runden.
    }
contest-points = Punkte
contest-points-about = Wer am Tisch Erster wird, bekommt 1 Punkt, der Letzte keinen, die dazwischen gleichmäßig weniger; wer sich einen Platz teilt, teilt seine Punkte.
# $points: wie viel jeder Platz zählt, etwa „5 – 3 – 1 – 0“.
contest-points-own = Die Plätze an einem Tisch zählen, vom ersten an: { $points }. Wer sich einen Platz teilt, teilt seine Punkte.
contest-ties = Gleichstand
contest-ties-about = Zuerst die Punkte derer, die man getroffen hat, dann gewonnene Spiele, dann wer seltener zuerst saß, dann die Setzung nach Wertung.
contest-leaves = Ausfälle
contest-leaves-about = Ein Bot spielt weiter und ist gekennzeichnet. Wer ein Spiel verlässt, bekommt dafür keine Punkte; für wen der Bot am Ende noch spielt, der ist aus dem Turnier. Wer ein Spiel aufgibt, hat nur dieses verloren.
contest-open-it = Das Turnier eröffnen
contest-fixed = Nichts davon lässt sich danach ändern. Bis es beginnt, kannst du es absagen.
contest-needs-name = Ein Turnier braucht einen Namen.
contest-wrong-people = Ein Turnier ist für { $least } bis { $most } Leute: Wähl, wie viele es mindestens und höchstens sind.
contest-wrong-seats = An einem Tisch dieses Spiels gibt es 2 bis { $most } Plätze.
contest-wrong-points = Punkte für jeden Platz sind bis zu { $seats } ganze Zahlen von 0 bis 100, etwa 5-3-1-0: der erste mehr als der zweite, und keiner mehr als der vor ihm.
contest-needs-clock = Ein Turnier braucht eine Uhr: Sonst könnte, wer nichts wählt, alle anderen aufhalten. Such eine aus.
# $seats: wie viele an einem Tisch sitzen; $why: ein Satz.
contest-not-for = Bei diesen Zahlen kann es Tische zu { $seats } geben. { $why }

## Wer wo steht

contest-standings = Stand
contest-seeded = Gesetzt mit
contest-round-short = R{ $round }
contest-a-game = Je Spiel
contest-opponents = Punkte je Spiel derer, die man getroffen hat
contest-opponents-short = Geg.
contest-sorted-swiss = Punkte; bei Gleichstand: Gegner, Siege, wer zuerst saß, Setzung
contest-sorted-groups = Punkte je Spiel; bei Gleichstand: Gegner, Siege, wer zuerst saß, Setzung
contest-sorted-knockout = wie weit man kam; bei Gleichstand: Punkte, Gegner, Siege, Setzung
contest-out-since = Bot seit Runde { $round }
contest-at-table = Tisch { $table }

## Die Seite eines Turniers

# $game: der Name eines Spiels.
contest-of = { $game }, { $count } Spieler
contest-tables-over = { $over } von { $count } Tischen vorbei
contest-report = Den Namen dieses Turniers melden
contest-withdraw = Aussteigen …
contest-withdraw-about = Wo ein Spiel läuft, spielt ein Bot für dich weiter, du bekommst dafür keine Punkte, und du wirst nicht mehr gesetzt. Zurückkommen kannst du nicht.
contest-withdraw-now = Aus dem Turnier aussteigen
contest-your-game = Dein Spiel, Tisch { $table }
contest-your-turn = Du bist dran.
contest-to-table = Zum Tisch
contest-entering = Mitmachen
contest-by-link = Es steht in keiner Liste: Es kommt nur, wer den Link hat.
contest-begins-when = Es beginnt ab { $least } Leuten, und sofort, wenn es { $most } sind.
contest-you-are-in = Du machst mit.
contest-enter = Mitmachen
contest-leave = Wieder gehen
contest-begin-now = Jetzt beginnen
contest-call-off = Absagen …
contest-call-off-about = Alle, die mitmachen wollten, sind wieder frei, und nichts davon findet statt.
contest-call-off-now = Das Turnier absagen
contest-next-round = Die nächste Runde beginnt von selbst, sobald alle Tische dieser Runde vorbei sind.
contest-is-over = Das Turnier ist vorbei
contest-called-off = Es wurde abgesagt, bevor es begann.
contest-too-few-came = Es kamen weniger als { $least } Leute, also fand es nicht statt.
contest-entered = Wer mitmacht
contest-seeded-about = wie sie jetzt gesetzt würden
contest-nobody-yet = Noch niemand.
contest-take-out = Herausnehmen
contest-take-out-whom = { $name } herausnehmen
contest-bot-for = { $name } (Bot)
# $who: eine Liste von Namen.
contest-names = { $who }
contest-playing = Runde { $round }, { $phase }
# $state: etwa „Runde 2, Planungsphase“; $who: eine Liste von Namen.
contest-chooses = { $state }; { $count ->
        [one] { $who } wählt
       *[other] { $who } wählen
    }
# $place: wo $name landete.
contest-placed = { $place }. { $name }
# $who: eine Liste von Plätzen mit Namen.
contest-table-over = vorbei: { $who }
contest-said = Vereinbart
contest-seats-at-most = { $count } Plätze am Tisch, weniger, wo die Zahl nicht aufgeht
contest-seats-two = 2 Plätze am Tisch, und 3 an einem, wo die Zahl ungerade ist
contest-is-rated = Gewertet: Jedes Spiel zählt für die Wertung aller.
contest-of-table = Dieses Spiel gehört zu einem Turnier.

## Was abgelehnt wird

contest-unknown = Dieses Turnier gibt es nicht.
contest-needs-account = Ein Turnier dauert lange, und alle sollen wissen, mit wem sie spielen: Dafür braucht es ein Konto. Leg eines an oder melde dich an, und komm wieder.
contest-no-programs = Turniere sind für Menschen: Kein Programm macht mit.
contest-has-begun = Das Turnier hat begonnen oder ist vorbei: Daran lässt sich nichts mehr ändern.
contest-full = Alle, die mitmachen können, sind da: Das Turnier ist voll.
contest-hosts-enough = Du veranstaltest { $most } Turniere, die nicht vorbei sind: Lass zuerst eines zu Ende gehen.
contest-enters-enough = Du machst schon bei { $most } Turnieren mit: Lass zuerst eines zu Ende gehen.
contest-only-host = Das kann nur, wer das Turnier veranstaltet.
contest-not-in = Du machst bei diesem Turnier nicht mit.
contest-too-few = Mit weniger als { $least } Leuten kann es nicht beginnen.
