# Gewertete Tische, Wertungen, Spieler und ihre Profile.

## Gewertete Tische

form-rated = Gewertet
form-rated-help = das Spiel zählt für die Wertung aller: Jeder hat ein Konto, es gibt weder Tipps noch freies Zurücknehmen
form-rated-one-here = An einem gewerteten Tisch hat jeder ein eigenes Gerät und ein eigenes Konto: Lass einen Platz für dich, und öffne die anderen.
form-rated-clock = Ein gewerteter Tisch braucht eine Uhr: Sonst könnte, wer verliert, einfach nichts mehr wählen. Such eine aus.
form-rated-bots = An einem gewerteten Tisch übernimmt ein Bot den Platz, wenn jemandes Zeit um ist. Wähl das, oder einen Tisch ohne Wertung.
hall-rated-help = zählt für deine Wertung; Menschen mit ähnlicher Wertung zuerst
rated-agreed = Gewertet: Das Spiel zählt für die Wertung aller. Wer aufgibt oder einen Bot für sich wählen lässt, wird Letzter unter denen, die dann noch im Spiel sind; beenden es alle gemeinsam, zählt es für niemanden.
rated-uneven = Die Teams sind nicht gleich groß: Ein solches Spiel ändert niemandes Wertung.
rated-name = An einem gewerteten Tisch heißt jeder wie sein Konto. Dort lässt sich der Name ändern.
rated-tag = Gewertet
rated-join = Du sitzt hier unter dem Namen deines Kontos, und das Spiel zählt für deine Wertung.
rated-needs-account = Dieser Tisch ist gewertet, also hat hier jeder ein Konto. Leg eines an oder melde dich an, und komm wieder.
rated-to-account = Konto anlegen oder anmelden
rated-no-programs = Dieser Tisch ist gewertet, und Wertungen sind für Menschen: Kein Programm nimmt hier Platz oder wählt.

## Wertungen

# $range: um so viele Punkte kann die Wertung falsch sein.
rank-fixed = Wertung eines Bots des Hauses: gemessen, in 95 von 100 Fällen auf { $range } Punkte genau, und sie bleibt so
rank-new = Wertung nach weniger als fünf Spielen; in 95 von 100 Fällen stimmt sie auf { $range } Punkte
rank-range = Wertung; in 95 von 100 Fällen stimmt sie auf { $range } Punkte
# $points: wie viele Punkte ein Spiel gebracht oder gekostet hat.
rank-change = Änderung durch dieses Spiel: { $points }
rank-changes = Wertungen nach diesem Spiel

## Auf der Kommandozeile

# $game: die Kennung eines Tisches.
ratings-wrong-game = Tisch { $game }: Noch einmal gespielt, ist sein Ergebnis oder die Änderung der Wertungen nicht, was geschrieben steht.
# $person: die Kennung eines Menschen.
ratings-wrong-person = Person { $person }: Die geschriebene Wertung ist nicht, was sich aus ihren Spielen ergibt.
ratings-counted = { $games ->
        [one] Ein gewertetes Spiel
       *[other] { $games } gewertete Spiele
    }, { $people ->
        [one] ein Mensch
       *[other] { $people } Menschen
    }.
ratings-unplayed = { $games ->
        [one] Eines der Spiele ist nicht mehr da: Sein Ergebnis gilt, wie es geschrieben steht.
       *[other] { $games } der Spiele sind nicht mehr da: Ihre Ergebnisse gelten, wie sie geschrieben stehen.
    }
ratings-add-up = Es geht auf.
ratings-do-not-add-up = Es geht nicht auf: { $count ->
        [one] Etwas weicht ab.
       *[other] { $count } Dinge weichen ab.
    } Stell eine Sicherung wieder her, die aufgeht, oder melde es.

## Die Liste der Spieler

players-title = Spieler
players-about = { $count ->
        [one] { $count } Mensch hat diese Wertung.
       *[other] { $count } Menschen haben diese Wertung.
    } Geordnet nach dem unteren Ende der Spanne: Eine Glückswoche führt niemanden an die Spitze.
players-nobody = Noch hat niemand diese Wertung. Wer an einem gewerteten Tisch spielt, bekommt eine.
players-two = 2 Spieler
players-three = 3–4 Spieler
players-five = 5–6 Spieler
players-place = Rang
players-name = Spieler
players-rating = Wertung
players-range = Wo die Wertung in 95 von 100 Fällen liegt
players-games = Spiele
players-won = Gewonnen
players-last = Letztes Spiel
# $count: so viele Spiele braucht es.
players-few = Weniger als { $count } Spiele: noch kein Rang
players-bot = Bot des Hauses
players-fixed = fest
players-bots = Die Bots des Hauses wurden in Spielen gegeneinander gemessen, und ihre Wertungen bleiben so: Liegt deine Spanne über einer, gewinnst du öfter gegen ihn als er gegen dich.

## Ein Profil

# $date: ein Datum.
profile-since = Konto seit: { $date }
# $name: wie jemand heißt.
profile-nothing = { $name } hat noch kein gewertetes Spiel und keines für alle beendet, oder zeigt keines.
profile-games = Spiele
profile-count = { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
profile-new = neu
profile-course = Wertung, Spiel für Spiel
profile-legend = Linie: die Wertung, gestrichelt in den ersten fünf Spielen. Band: wo sie in 95 von 100 Fällen liegt. Gepunktet: Bots des Hauses.
# $first und $last: Punkte.
profile-told = Wertung über { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }: { $first } nach dem ersten, { $last } nach dem letzten
profile-when = Wann
profile-change = Änderung
profile-factions = Gewonnen nach Fraktion
profile-sizes = Gewonnen nach Zahl der Spieler
profile-shares = Dünne Linie: 95 von 100 Fällen. Unter fünf Spielen nur die Zahlen.
# $chance: so viele von hundert.
profile-chance = Gestrichelt: was der Zufall an diesen Tischen gibt, { $chance } %.
profile-between = (zwischen { $low } % und { $high } %)
profile-of = { $won } von { $games }
profile-figures = Gewohnheiten
profile-won = Gewonnene Spiele
profile-streak = Meiste Siege in Folge
profile-opening = Häufigster erster Befehl
profile-recent = Letzte Spiele
# $place: eine Zahl; $seats: von wie vielen.
profile-place = { $place }. von { $seats }
profile-first = gewonnen
profile-lost = nicht gewonnen
profile-shows = Was andere hier sehen
profile-shows-ratings = Wertungen und ihr Verlauf, auch in der Liste der Spieler
profile-shows-figures = Womit du gewinnst, und deine Gewohnheiten
profile-shows-games = Letzte Spiele
profile-shows-save = Speichern
profile-unknown = So heißt hier niemand. Sieh in die Liste der Spieler.
profile-own = Dein Profil
