# StarCraft: was eine Karte, eine Einheit, ein Gebäude oder ein Planet ist und tut, als Hinweis und als Seite.
# $race steht im Plural nach „der“ (Einheiten der Terraner). $price, $amount und $units sind mit Bildern gezeichnet.

## The groups of the list

sc-ref-factions = Fraktionen
sc-ref-compared = Die Einheiten im Vergleich
sc-ref-buildings = Gebäude
sc-ref-modules = Module und Marker
sc-ref-orders = Befehle
sc-ref-techs = Technologien der { $race }
sc-ref-cards = Kampfkarten der { $race }
# $stage: I, II or III.
sc-ref-events = Ereigniskarten der Stufe { $stage }
sc-ref-planets = Planeten
sc-ref-scenarios = Szenarien und Gegenstände
sc-ref-leaders = Führungskarten { WORD($faction, "von") }{ NAME($faction, form: "gen") }

## How sure we are

sc-sure-inferred = Wie sicher wir sind: nicht vom Spielmaterial abgelesen, sondern aus öffentlichen Quellen erschlossen.
sc-sure-designed = Wie sicher wir sind: Es fand sich keine öffentliche Quelle; das ist unser Vorschlag, passend zu allem, was bekannt ist.

## Names of facts, before the fact

sc-ref-price = Preis
sc-ref-targets = Trifft
sc-ref-support = Verstärkung
sc-ref-unit = Einheit
# Of the cards that show a unit: their values, and how many there are.
sc-ref-attack = Angriff
sc-ref-health = Verteidigung
sc-ref-cards-of = Karten
sc-ref-range = { $least }–{ $most }
sc-ref-built-by = Gebaut von
sc-ref-keywords = Schlüsselwörter
sc-ref-figures = Figuren
sc-ref-front-shown = Abgebildete Fronteinheit
sc-ref-front-other = Jede andere Einheit
sc-ref-icons = Einheitensymbole
sc-ref-specialty = Auch beim Verstärken
sc-ref-tech = Technologie
sc-ref-copies-of-tech = Karten
sc-ref-kind = Art
sc-ref-values-of-tech = Werte
sc-ref-use = Verwendung
sc-ref-copies = Exemplare
sc-ref-objective = Siegbedingung
sc-ref-starts-with = Beginnt mit
sc-ref-each-round = Jede Runde
sc-ref-builds = Baut
sc-ref-hand = Hand
sc-ref-spaces = Bauplätze für Module
sc-ref-level = Stufe { $level }
sc-ref-tokens = Marker
sc-ref-needs = Braucht
sc-ref-routes = Routen
sc-ref-edition = Schachtel
sc-ref-deck = Stapel
sc-ref-hero = Held
# Before a fact that Brood War changes: $fact is one of the names above.
sc-ref-in-brood-war = { $fact } (Brood War)
sc-ref-base-only = nur Grundspiel
sc-ref-brood-war-only = Brood War

## Units

sc-ref-flying = Flugeinheit der { $race }
sc-ref-ground = Bodeneinheit der { $race }
sc-ref-hits-both = Boden- und Flugeinheiten
sc-ref-hits-ground = nur Bodeneinheiten
sc-ref-hits-flying = nur Flugeinheiten
sc-ref-hits-nothing = nichts
sc-ref-assist = Hilfseinheit: verstärkt nur und kämpft nie an der Front
sc-ref-assist-short = Hilfseinheit
sc-ref-detector = Detektor: macht Tarnung wirkungslos
sc-ref-detector-short = Detektor
sc-ref-cloaking = Tarnung: zieht ab, statt zerstört zu werden
sc-ref-cloaking-short = Tarnung
sc-ref-sacrifice = Opferung: wird als Fronteinheit in ihrem Gefecht zerstört, wenn sie dort jemanden treffen kann
sc-ref-sacrifice-short = Opferung
# So many units of the planet are given up for it.
sc-ref-price-and = { $price } und { $count } × { $unit } vom Planeten
sc-ref-by-building = { $building } { $level }
sc-ref-by-site = deiner { NAME($site, form: "dat") } auf dem Planeten
sc-ref-by-tech = Technologie { $techs }
sc-ref-figures-each = { $count } je Spieler
sc-ref-cards-show = Karten mit dieser Einheit
sc-ref-cards-show-what = Angriffsstärke und Verteidigung an der Front

## Pieces

sc-ref-worker-what = bezahlt, was du kaufst
sc-ref-worker = Jeder Arbeiter deines Reservoirs zahlt je Runde 1 Kristall oder 1 Gas, indem er auf eine Rohstoffkarte oder ein permanentes Vorkommen geht, und kommt in der Organisationsphase zurück. Ein neuer Arbeiter ist in der nächsten Runde bereit.
sc-ref-base-what = baut, forscht, bringt Rohstoffe
sc-ref-base = Auf jedem Planeten hast du höchstens eine. Du baust sie in einem Gebiet mit einer deiner Einheiten; ab der nächsten Organisationsphase gibt sie dir die Rohstoffkarten deiner Gebiete dort. Sie kämpft nicht: Stehen in der Organisationsphase gegnerische Einheiten in ihrem Gebiet, wird sie zerstört.
sc-ref-transport-what = bringt Einheiten über eine Route
sc-ref-transport = Er liegt auf einer Route und bringt beliebig viele deiner Einheiten zwischen den beiden Planeten hin und her, wann immer du auf einem von ihnen mobilisierst. Er geht verloren, wenn du an keinem der beiden Enden eine Basis hast.
sc-ref-each = je { $price }, insgesamt { $count }
sc-ref-guard-what = bewacht ein Gebiet einmal
sc-ref-guard = Ein Verteidigungsbefehl lässt ihn im Gebiet zurück. Zu Beginn eines Kampfes dort darf der Besitzer ihn hergeben: +2 Verteidigung in jedem Gefecht dieses Kampfes, nicht kombinierbar mit einem anderen Bonus dieser Art. Er geht mit dem Gebiet verloren.
sc-ref-token-what = zahlt einmal
sc-ref-token = Er zahlt 1 Kristall oder 1 Gas von einem beliebigen Preis, ohne Arbeiter, und ist dann weg. Alle sehen, was du hast.
sc-ref-point-what = bringt jede Runde einen Siegpunkt
sc-ref-point = Eine Führungskarte legt ihn in ein Gebiet. Wer das Gebiet kontrolliert, erhält dafür jede Runde 1 Siegpunkt, als wäre er dort aufgedruckt.
sc-ref-mind-what = liegt unter einer übernommenen Einheit
sc-ref-mind = Wer die Einheit übernommen hat, bewegt sie und kämpft mit ihr wie mit einer eigenen. An der Front nutzt sie keine Karte dieses Spielers: Für sie wird ungesehen die oberste Karte vom Stapel des ursprünglichen Besitzers ausgespielt. Niemand hat mehr als zwei solche Marker.
sc-ref-installation = Anlage
sc-ref-item = Szenariogegenstand
sc-ref-item-text = Mit einem Mobilisierungsbefehl auf seinem Planeten nimmt eine Einheit ihn in einem Gebiet auf, das ihr Spieler kontrolliert, und trägt ihn, bis sie zerstört wird. Eine Einheit trägt höchstens einen Gegenstand.
sc-ref-in-scenarios = Kommt vor in
# $same is 1 where the scenario is for one number of players only.
sc-ref-scenario = Szenario für { $same ->
        [1] { $most }
       *[other] { $least } bis { $most }
    } Spieler, { $rounds } Runden
sc-ref-goal = Ziel { $number }
sc-ref-item-lies = liegt auf { $area }
sc-ref-item-carried = getragen von { WORD($unit, "the-dat") } { NAME($unit, form: "dat") } { WORD($faction, "von") }{ NAME($faction, form: "gen") } auf { $planet }
sc-ref-installation-text = Diese Anlage steht in einem Gebiet, hält es für ihren Besitzer und zählt nicht als Einheit. Sie ist keine Basis: Sie bringt keine Rohstoffe und bewahrt keinen Transporter vor dem Verlust. Bleiben gegnerische Einheiten in ihrem Gebiet, wird sie zerstört.

## Cards

sc-ref-standard = Standardkarte der { $race }
sc-ref-reinforcement = Verstärkungskarte der { $race }
sc-ref-open = Karte der { $race }, liegt offen vor ihrem Besitzer
sc-ref-every-unit = jede Einheit
sc-ref-values = Angriffsstärke { $attack }, Verteidigung { $health }
sc-ref-tech-price = { $tech }, { $price }
sc-ref-no-text = Kein Text.

## Technologies

sc-ref-tech-what = Technologie der { $race }
sc-ref-all-cards = { $price } für alle ihre Karten
sc-ref-cards-open = { $count ->
        [one] { $count }, liegt offen vor dir
       *[other] { $count }, liegen offen vor dir
    }
sc-ref-cards-join = { $count ->
        [one] { $count }, kommt in deinen Kampfkartenstapel
       *[other] { $count }, kommen in deinen Kampfkartenstapel
    }
sc-ref-kind-standard = Standard
sc-ref-kind-reinforcement = Verstärkung
sc-ref-kind-open = im Spielbereich, wirkt immer
# Values with a unit that the card shows in front, and with any other.
sc-ref-either = { $shown } oder { $other }

## Leadership cards

# $stage: I, II or III.
sc-ref-leader = Führungskarte, Stufe { $stage }

## Event cards

sc-ref-event = Ereigniskarte, Stufe { $stage }
sc-ref-use-at-once = ausgeführt und abgeworfen
sc-ref-use-strategy = Strategie: bleibt vor dir liegen; es gilt immer nur eine
sc-ref-use-held = bleibt vor dir liegen, bis du sie nutzt
sc-ref-use-end = bleibt in der Mitte des Tisches liegen

## Factions

sc-ref-faction = Fraktion der { $race }
# $things: a list of the following three.
sc-ref-start = { $things }
sc-ref-force = { $count ->
        [one] { $count } { $unit }
       *[other] { $count } { NAME($unit, form: "many") }
    }
sc-ref-workers = { $count } Arbeiter
sc-ref-a-piece = { WORD($piece, "article") } { $piece }
sc-ref-permanent = { $price }, unerschöpflich
sc-ref-limit-supply = { $base ->
        [one] { $base } Einheit je Befehl; jedes Nachschubmodul gibt eine dazu
       *[other] { $base } Einheiten je Befehl; jedes Nachschubmodul gibt eine dazu
    }
sc-ref-limit-types = { $types ->
        [one] { $types } Einheit je Befehl für jeden eigenen Gebäudetyp
       *[other] { $types } Einheiten je Befehl für jeden eigenen Gebäudetyp
    }
sc-ref-limit-both = { $base ->
        [one] { $base } Einheit je Befehl und { $types } für jeden Gebäudetyp
       *[other] { $base } Einheiten je Befehl und { $types } für jeden Gebäudetyp
    }
sc-ref-hand-limit = { $count ->
        [one] { $count } Kampfkarte
       *[other] { $count } Kampfkarten
    }
sc-ref-ability = { $ability }: { NAME($ability, form: "text") }
sc-ref-can-build = Was sie bauen kann

## Buildings and modules

sc-ref-building = Gebäude der { $race }
sc-ref-level-printed = von Anfang an, erlaubt { NAME($units, form: "many") }
sc-ref-level-bought = { $price }, erlaubt { NAME($units, form: "many") }
sc-ref-module = Modul
sc-ref-has-none = hat keins

## Orders

sc-ref-order = Befehl
sc-ref-special-order = Spezialbefehl
sc-ref-build = Auf dem Planeten, in dieser Reihenfolge: Arbeiter, Transporter und Einheiten bauen, wenn du dort eine Basis hast; ein Gebäude und ein Modul kaufen, wenn du dort eine Einheit oder Basis hast; eine Basis bei einer deiner Einheiten bauen.
sc-ref-mobilize = Bewege deine Einheiten zwischen den Gebieten des Planeten und mit einem Transporter auch von benachbarten Planeten hierher. Sie dürfen ein gegnerisches Gebiet betreten; stehen dort gegnerische Einheiten, folgt ein Kampf.
sc-ref-research = Mit einer Basis auf dem Planeten: Ziehe eine Ereigniskarte, ziehe drei Kampfkarten und kaufe eine Technologie, deren Karten in deinen Stapel kommen.
sc-ref-special-build = Spezial: Baue eine Einheit mehr und zahle für eine Sache einen Rohstoff weniger.
sc-ref-special-mobilize = Spezial: Ziehe im Kampf zwei Kampfkarten mehr und erhöhe deine Angriffsstärke in jedem Gefecht um 1.
sc-ref-special-research = Spezial: Ziehe eine Ereigniskarte mehr oder nimm eine gekaufte Karte auf die Hand.
sc-ref-special-needs = ein { $module } für jeden Spezialbefehl der Runde
sc-ref-special-pool = ein { $module } für jeden, der in einer Runde ausgeführt wird, oder ein strategisches Gebiet von dir auf dem Planeten; legen darfst du ihn immer

## Planets

sc-ref-planet = { $areas ->
        [one] Planet mit { $areas } Gebiet
       *[other] Planet mit { $areas } Gebieten
    }
sc-ref-mineral-area = { $amount } Kristall, Platz für { $limit ->
        [one] { $limit } Einheit
       *[other] { $limit } Einheiten
    }
sc-ref-gas-area = { $amount } Gas, Platz für { $limit ->
        [one] { $limit } Einheit
       *[other] { $limit } Einheiten
    }
sc-ref-conquest-area = Siegpunkte: { $amount }, Platz für { $limit ->
        [one] { $limit } Einheit
       *[other] { $limit } Einheiten
    }
# $sign: the picture of a strategic area.
sc-ref-strategic-area = { $sign } strategisch: Kontrollierst du es, zählen deine Befehle auf dem Planeten als Spezialbefehle; Platz für { $limit ->
        [one] { $limit } Einheit
       *[other] { $limit } Einheiten
    }
sc-ref-ground-only = nur Bodeneinheiten
sc-ref-flying-only = nur Flugeinheiten, keine Basis
sc-ref-slots = höchstens { $count }, eine je Seite
