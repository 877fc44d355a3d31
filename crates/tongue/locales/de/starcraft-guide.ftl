# StarCraft: die erste Minute für Neulinge, wie man gewinnt, und was die Bilder bedeuten.
# $loud ist die Stelle von Wörtern, die hervorstechen; sag sie mit AS.

## On the start page

sc-new = Neu bei „StarCraft“?
sc-new-win = { $points ->
        [one] Mit { $points } Siegpunkt gewinnst du
       *[other] Mit { $points } Siegpunkten gewinnst du
    }
# The three phases: a word, and below it what happens.
sc-new-plan = Planen
sc-new-plan-what = Leg vier Befehle verdeckt auf Planeten, jeden obenauf, wenn dort schon welche liegen.
sc-new-execute = Ausführen
sc-new-execute-what = Deck auf, was oben liegt: bauen, mobilisieren, forschen. Was überdeckt ist, wartet.
sc-new-regroup = Organisieren
sc-new-regroup-what = Sammle Rohstoffe und Siegpunkte, nutze eine Ereigniskarte, sieh nach, wer gewonnen hat.
sc-new-table = Der Tisch kennt die Regeln: Er stellt eine Frage nach der anderen und lässt jede zulässige Antwort leuchten. { AS($help, "Eine Runde in einer Minute") }

## A round in one minute

sc-help-round = Eine Runde in einer Minute
sc-help-planning = Alle legen reihum immer einen Befehl, insgesamt je vier, verdeckt auf Planeten, auf denen sie vertreten sind, oder auf deren Nachbarn. Ein neuer Befehl kommt oben auf den Stapel, der schon dort liegt.
sc-help-execution = Reihum decken alle einen eigenen Befehl auf, der oben auf einem Stapel liegt, und führen ihn aus. Was zuletzt gelegt wurde, geschieht also zuerst, und ein Befehl über deinem lässt dich warten. Wer überall überdeckt ist, zieht stattdessen eine Ereigniskarte.
sc-help-build = { AS($loud, "Bau:") } Arbeiter, Transporter und Einheiten; dann ein Gebäude und ein Modul; dann eine Basis.
sc-help-mobilize = { AS($loud, "Mobilisierung:") } Einheiten ziehen innerhalb des Planeten oder kommen mit einem Transporter von nebenan. Treffen sie auf einen Gegner, kommt es zum Kampf.
sc-help-research = { AS($loud, "Forschung:") } eine Ereigniskarte, drei Kampfkarten und, wenn du zahlst, eine Technologie.
sc-help-regrouping = Basen, in deren Gebiet gegnerische Einheiten stehen, werden zerstört, deine Arbeiter kommen heim, Gebiete bringen Rohstoffe und Siegpunkte, und jeder Spieler darf eine der Ereigniskarten nutzen, die er gezogen hat.
sc-help-paying = Zahlen ist Arbeit: Jeder Kristall und jedes Gas beschäftigt einen Arbeiter für den Rest der Runde. Ein Kampf ist eine Reihe von Gefechten: Der Angreifer stellt die Einheiten einander gegenüber, beide Seiten spielen verdeckt Karten aus, und Angriffsstärke wird mit Verteidigung verglichen.

## How to win

sc-help-win = So gewinnst du
# $points: sc-points, standing out.
sc-win-points = { $points } am Ende einer Runde.
sc-points = { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
sc-win-objective = { AS($loud, "Die individuelle Siegbedingung deiner Fraktion") }, sobald die dritte Stufe des Ereigniskartenstapels begonnen hat.
sc-win-end = { AS($loud, "Die meisten Punkte") }, wenn zwei Karten „Das Ende ist nahe“ auf dem Tisch liegen.
sc-win-last = { AS($loud, "Alle anderen sind ausgeschieden.") }

## What the pictures mean: a name, and what it is about

sc-help-legend = Zeichen und Symbole
sc-legend-owners = Besitzer
sc-legend-owners-what = Jeder Besitzer hat eine eigene Farbe und ein eigenes Zeichen; seine Gebiete tragen auch seine Schraffur, so ist die Farbe nie das einzige Merkmal.
sc-legend-signs = Symbole
sc-sign-minerals = Kristall
sc-sign-minerals-what = damit bezahlst du fast alles
sc-sign-gas = Gas
sc-sign-gas-what = kommt bei den besseren Dingen dazu
sc-sign-conquest = Siegpunkte
sc-sign-conquest-what = erhält jede Runde, wer das Gebiet kontrolliert
sc-sign-worker = Arbeiter
sc-sign-worker-what = zahlt einen Rohstoff je Runde
sc-sign-base = Basis
sc-sign-base-what = baut, forscht, bringt Rohstoffe
sc-sign-transport = Transporter
sc-sign-transport-what = bringt deine Einheiten über seine Route
sc-sign-partly = teilweise ausgebeutet
sc-sign-partly-what = nach einmaligem Raubbau
sc-sign-depleted = vollständig ausgebeutet
sc-sign-depleted-what = bringt nichts mehr
sc-sign-hidden = verdeckter Befehl
sc-sign-hidden-what = nur der Besitzer kennt ihn
sc-sign-first = Startspieler
sc-sign-first-what = beginnt jede Phase
sc-sign-attack = Angriffsstärke
sc-sign-attack-what = muss die Verteidigung des Gegners erreichen
sc-sign-health = Verteidigung
sc-sign-health-what = übersteht jede kleinere Angriffsstärke
sc-sign-support = Verstärkung
sc-sign-support-what = erhöht die Angriffsstärke der Front
sc-sign-splash = Streuschaden
sc-sign-splash-what = ein weiterer Verlust nach den Gefechten
sc-sign-cloak = Tarnung
sc-sign-cloak-what = zieht ab, statt zerstört zu werden
sc-sign-detector = Detektor
sc-sign-detector-what = dagegen hilft keine Tarnung
sc-sign-limit = Einheitenlimit
sc-sign-limit-what = ein Feld für jede Einheit, die im Gebiet Platz hat; gefüllt, wenn belegt
sc-legend-units = Einheiten
sc-legend-units-what = Kantig sind Terraner, geschwungen Protoss, organisch Zerg. Flugeinheiten werfen einen Schatten.
