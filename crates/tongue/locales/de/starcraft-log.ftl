# StarCraft: der Verlauf, was sich gerade bewegt hat, und was jemand vorhatte.
#
# $seat ist, wer es tut oder wem es gehört, „du“ zu sich selbst. $unit, $area, $planet, $card … sind Namen;
# Wörter wie { term-base } stehen in starcraft-names.ftl und auf der Seite mit einem Bild.

## Headings

sc-log-heading-planning = Runde { $round } · Planung
sc-log-heading-execution = Ausführung
sc-log-heading-regrouping = Organisation
sc-log-heading-end = Das Ende

## Setup

# $person: who sits there, by the name they go by.
sc-log-faction-taken = { $seat ->
        [you] { AS($seat, "Du") } spielst
       *[other] { $person } spielt
    } { NAME($faction, form: "acc") }.
sc-log-planets-drawn = { $seat ->
        [you] { AS($seat, "Du") } ziehst
       *[other] { NAME($seat, form: "start") } zieht
    } die Planeten { $one } und { $other }.
sc-log-planet-placed = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } { $planet } in die Galaxie.
sc-log-route-laid = Eine Route verbindet { $one } und { $other }.
sc-log-z-route-laid = Eine Z-Achsen-Route verbindet { $one } und { $other }.
sc-log-base-placed = { $seat ->
        [you] { AS($seat, "Du") } setzt
       *[other] { NAME($seat, form: "start") } setzt
    } eine { term-base } auf { $area }.
sc-log-unit-placed = { $seat ->
        [you] { AS($seat, "Du") } setzt
       *[other] { NAME($seat, form: "start") } setzt
    } { WORD($unit, "article-acc") } { NAME($unit, form: "acc") } auf { $area }.
sc-log-transport-placed = { $seat ->
        [you] { AS($seat, "Du") } setzt
       *[other] { NAME($seat, form: "start") } setzt
    } einen { term-transport } auf die Route { $route }.
sc-log-galaxy-built = Die Galaxie ist aufgebaut.

## Orders

sc-log-round-begins = { $seat ->
        [you] { AS($seat, "Du") } beginnst
       *[other] { NAME($seat, form: "start") } beginnt
    } diese Runde.
# Face down: nobody but its owner knows it. $seat is never the reader, who is told the face.
sc-log-order-placed = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen { term-order } auf { $planet }.
sc-log-order-placed-over-own = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen { term-order } auf { $planet }, über einen eigenen.
# $beneath: whose order lies beneath it.
sc-log-order-placed-over = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen { term-order } auf { $planet }, über { $beneath ->
        [you] { AS($beneath, "deinen") }
       *[other] den { WORD($beneath, "von") }{ NAME($beneath, form: "gen") }
    }.
sc-log-order-face = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen { NAME($order, form: "order") } auf { $planet }.
sc-log-order-face-over-own = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen { NAME($order, form: "order") } auf { $planet }, über einen eigenen.
sc-log-order-face-over = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen { NAME($order, form: "order") } auf { $planet }, über { $beneath ->
        [you] { AS($beneath, "deinen") }
       *[other] den { WORD($beneath, "von") }{ NAME($beneath, form: "gen") }
    }.
sc-log-order-revealed = { $seat ->
        [you] { AS($seat, "Du") } deckst
       *[other] { NAME($seat, form: "start") } deckt
    } einen { NAME($order, form: "order") } auf { $planet } auf.
sc-log-order-dropped = { $seat ->
        [you] { AS($seat, "Dein") } { NAME($order, form: "order") } auf { $planet } wird vom Stapel genommen.
       *[other] Der { NAME($order, form: "order") } { WORD($seat, "von") }{ NAME($seat, form: "gen") } auf { $planet } wird vom Stapel genommen.
    }
sc-log-obstructed = { $seat ->
        [you] { AS($seat, "Deine") } Befehle liegen alle unter denen der anderen.
       *[other] Die Befehle { WORD($seat, "von") }{ NAME($seat, form: "gen") } liegen alle unter denen der anderen.
    }

## Event cards

# $card marks the words for an Event card; $stage is a roman number.
sc-log-event-drawn = { $seat ->
        [you] { AS($seat, "Du") } nimmst
       *[other] { NAME($seat, form: "start") } nimmt
    } eine { AS($card, "Ereigniskarte") } der Stufe { $stage }.
# Instead of carrying out the order that was turned over.
sc-log-event-drawn-instead = { $seat ->
        [you] { AS($seat, "Du") } nimmst
       *[other] { NAME($seat, form: "start") } nimmt
    } eine { AS($card, "Ereigniskarte") } der Stufe { $stage }, statt den Befehl auszuführen.
sc-log-event-deck-empty = Der Ereigniskartenstapel ist leer: { $seat ->
        [you] { AS($seat, "Du") } erhältst
       *[other] { NAME($seat, form: "start") } erhält
    } keine Karte.
sc-log-event-used = { $seat ->
        [you] { AS($seat, "Du") } nutzt
       *[other] { NAME($seat, form: "start") } nutzt
    } „{ $event }“.
sc-log-event-played = { $seat ->
        [you] { AS($seat, "Du") } spielst
       *[other] { NAME($seat, form: "start") } spielt
    } „{ $event }“.
sc-log-event-discarded = { $seat ->
        [you] { AS($seat, "Du") } wirfst
       *[other] { NAME($seat, form: "start") } wirft
    } „{ $event }“ ab.
sc-log-event-taken = { $seat ->
        [you] { AS($seat, "Du") } nimmst
       *[other] { NAME($seat, form: "start") } nimmt
    } { $from ->
        [you] { AS($from, "dir") }
       *[other] { NAME($from, form: "dat") }
    } „{ $event }“ weg.

## Combat cards and technologies

sc-log-cards-drawn = { $seat ->
        [you] { AS($seat, "Du") } ziehst
       *[other] { NAME($seat, form: "start") } zieht
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
sc-log-cards-drawn-seen = { $seat ->
        [you] { AS($seat, "Du") } ziehst
       *[other] { NAME($seat, form: "start") } zieht
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: { $cards }.
sc-log-card-taken = { $seat ->
        [you] { AS($seat, "Du") } nimmst
       *[other] { NAME($seat, form: "start") } nimmt
    } { $card } auf die Hand, für alle sichtbar.
sc-log-deck-shuffled = { $seat ->
        [you] { AS($seat, "Du") } mischst
       *[other] { NAME($seat, form: "start") } mischt
    } den Kampfkartenstapel neu.
sc-log-card-discarded = { $seat ->
        [you] { AS($seat, "Du") } wirfst
       *[other] { NAME($seat, form: "start") } wirft
    } { $card } ab.
# Eine Verstärkungskarte vom Stapel, wo eine Standardkarte liegen muss.
sc-log-card-lone = { $seat ->
        [you] { AS($seat, "Du") } wirfst
       *[other] { NAME($seat, form: "start") } wirft
    } { $card } ab; allein gilt die Karte nicht.
sc-log-card-useless = { $seat ->
        [you] { AS($seat, "Du") } wirfst
       *[other] { NAME($seat, form: "start") } wirft
    } { $card } ab; keine Einheit dort kann die Karte nutzen.
sc-log-card-cancelled = { $seat ->
        [you] { AS($seat, "Deine") } Karte wird annulliert: { $card }.
       *[other] Die Karte { WORD($seat, "von") }{ NAME($seat, form: "gen") } wird annulliert: { $card }.
    }
sc-log-card-returned = { $seat ->
        [you] { AS($seat, "Deine") } Karte kehrt zu den Technologien zurück: { $card }.
       *[other] Die Karte { WORD($seat, "von") }{ NAME($seat, form: "gen") } kehrt zu den Technologien zurück: { $card }.
    }
sc-log-tech-bought = { $seat ->
        [you] { AS($seat, "Du") } entwickelst
       *[other] { NAME($seat, form: "start") } entwickelt
    } „{ $tech }“.
sc-log-tech-used = { $seat ->
        [you] { AS($seat, "Du") } nutzt
       *[other] { NAME($seat, form: "start") } nutzt
    } „{ $tech }“.

## A card in the log

# Attack and health.
sc-log-card-values = { $attack }/{ $health }
sc-log-card-named = „{ $tech }“ { $attack }/{ $health }
sc-log-card-reinforcement = Verstärkung
sc-log-card-adds-attack = Verstärkung { $amount } Angriffsstärke
sc-log-card-adds-health = Verstärkung { $amount } Verteidigung
# A card and the units on it; these are pictures on the page, and words for those who do not see them.
sc-log-card-with-units = { $card }{ $units }
sc-log-card-units = {" "}({ $units })

## Building and resources

sc-log-worker-built = { $seat ->
        [you] { AS($seat, "Du") } baust
       *[other] { NAME($seat, form: "start") } baut
    } einen { term-worker }.
sc-log-unit-built = { $seat ->
        [you] { AS($seat, "Du") } baust
       *[other] { NAME($seat, form: "start") } baut
    } { WORD($unit, "article-acc") } { NAME($unit, form: "acc") } auf { $area }.
sc-log-transport-built = { $seat ->
        [you] { AS($seat, "Du") } baust
       *[other] { NAME($seat, form: "start") } baut
    } einen { term-transport } auf der Route { $route }.
sc-log-building-built = { $seat ->
        [you] { AS($seat, "Du") } baust
       *[other] { NAME($seat, form: "start") } baut
    } { WORD($building, "the-acc") } { $building }.
sc-log-building-extended = { $seat ->
        [you] { AS($seat, "Du") } baust
       *[other] { NAME($seat, form: "start") } baut
    } { WORD($building, "the-acc") } { $building } auf Stufe { $level } aus.
sc-log-module-built = { $seat ->
        [you] { AS($seat, "Du") } baust
       *[other] { NAME($seat, form: "start") } baut
    } ein { $module }.
sc-log-base-built = { $seat ->
        [you] { AS($seat, "Du") } baust
       *[other] { NAME($seat, form: "start") } baut
    } eine { term-base } auf { $area }.
sc-log-partly-depleted = { $area } ist { term-partly-depleted }.
sc-log-depleted = { $area } ist { term-depleted } und bringt nichts mehr.
sc-log-restored = { $area } ist nicht mehr ausgebeutet.
# $workers: log-workers.
sc-log-workers-lost = { $seat ->
        [you] { AS($seat, "Du") } verlierst
       *[other] { NAME($seat, form: "start") } verliert
    } { $workers }.
sc-log-workers = { $count } Arbeiter
sc-log-worker-tired = { $seat ->
        [you] Einer { AS($seat, "deiner") } { term-worker.many } steht bis zur Organisationsphase nicht zur Verfügung.
       *[other] Einer der { term-worker.many } { WORD($seat, "von") }{ NAME($seat, form: "gen") } steht bis zur Organisationsphase nicht zur Verfügung.
    }
# $what: “2 minerals”, or log-points.
sc-log-resource-gained = { $seat ->
        [you] { AS($seat, "Du") } erhältst
       *[other] { NAME($seat, form: "start") } erhält
    } { $what } von { $area }.
sc-log-resource-lost = { $seat ->
        [you] { AS($seat, "Du") } verlierst
       *[other] { NAME($seat, form: "start") } verliert
    } { $what } von { $area }.
sc-log-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## The board

sc-log-unit-moved = { $seat ->
        [you] { AS($seat, "Du") } ziehst
       *[other] { NAME($seat, form: "start") } zieht
    } mit { WORD($unit, "article-dat") } { NAME($unit, form: "dat") } von { $from } nach { $to }.
sc-log-base-moved = { $seat ->
        [you] { AS($seat, "Du") } lässt die { term-base } von { $from } abheben und auf { $to } landen.
       *[other] { NAME($seat, form: "start") } lässt die { term-base } von { $from } abheben und auf { $to } landen.
    }
sc-log-transport-moved = { $seat ->
        [you] { AS($seat, "Du") } versetzt
       *[other] { NAME($seat, form: "start") } versetzt
    } einen { term-transport } von der Route { $from } auf die Route { $to }.
# In the battle that is told.
sc-log-unit-destroyed = { $seat ->
        [you] { WORD($unit, "gender") ->
            [f] { AS($seat, "Deine") }
           *[other] { AS($seat, "Dein") }
        } { $unit } wird zerstört.
       *[other] { WORD($unit, "the-start") } { NAME($unit, form: "def") } { WORD($seat, "von") }{ NAME($seat, form: "gen") } wird zerstört.
    }
sc-log-unit-destroyed-on = { $seat ->
        [you] { WORD($unit, "gender") ->
            [f] { AS($seat, "Deine") }
           *[other] { AS($seat, "Dein") }
        } { $unit } auf { $area } wird zerstört.
       *[other] { WORD($unit, "the-start") } { NAME($unit, form: "def") } { WORD($seat, "von") }{ NAME($seat, form: "gen") } auf { $area } wird zerstört.
    }
sc-log-base-destroyed = { $seat ->
        [you] { AS($seat, "Deine") } { term-base } auf { $area } wird zerstört.
       *[other] Die { term-base } { WORD($seat, "von") }{ NAME($seat, form: "gen") } auf { $area } wird zerstört.
    }
sc-log-transport-destroyed = { $seat ->
        [you] { AS($seat, "Dein") } { term-transport } auf der Route { $route } wird zerstört.
       *[other] Der { term-transport } { WORD($seat, "von") }{ NAME($seat, form: "gen") } auf der Route { $route } wird zerstört.
    }
sc-log-z-axis-swapped = Zwei Z-Achsen-Routen tauschen ein Ende: Jetzt gibt es die Routen { $one } und { $other }.

## Battles

sc-log-battle-begins = { $attacker ->
        [you] { AS($attacker, "Du") } greifst
       *[other] { NAME($attacker, form: "start") } greift
    } { $defender ->
        [you] { AS($defender, "dich") }
       *[other] { NAME($defender, form: "acc") }
    } auf { $area } an.
sc-log-battle-somewhere = { $attacker ->
        [you] { AS($attacker, "Du") } greifst
       *[other] { NAME($attacker, form: "start") } greift
    } { $defender ->
        [you] { AS($defender, "dich") }
       *[other] { NAME($defender, form: "acc") }
    } an.
sc-log-battle-called-off = { $seat ->
        [you] { AS($seat, "Du") } brichst
       *[other] { NAME($seat, form: "start") } bricht
    } den Kampf ab.
# Whose unit: $attacker and $defender of the sentences below.
sc-log-fighter = { $seat ->
        [you] { WORD($unit, "gender") ->
            [f] { AS($seat, "deine") }
           *[other] { AS($seat, "dein") }
        } { $unit }
       *[other] { WORD($unit, "the") } { NAME($unit, form: "def") } { WORD($seat, "von") }{ NAME($seat, form: "gen") }
    }
    .start = { $seat ->
            [you] { WORD($unit, "gender") ->
                [f] { AS($seat, "Deine") }
               *[other] { AS($seat, "Dein") }
            } { $unit }
           *[other] { WORD($unit, "the-start") } { NAME($unit, form: "def") } { WORD($seat, "von") }{ NAME($seat, form: "gen") }
        }
    .acc = { $seat ->
            [you] { WORD($unit, "gender") ->
                [f] { AS($seat, "deine") }
                [n] { AS($seat, "dein") }
               *[other] { AS($seat, "deinen") }
            } { NAME($unit, form: "acc") }
           *[other] { WORD($unit, "the-acc") } { NAME($unit, form: "acc") } { WORD($seat, "von") }{ NAME($seat, form: "gen") }
        }
# Where it is not known whose they are.
sc-log-attacker = der Angreifer
    .start = Der Angreifer
    .acc = den Angreifer
sc-log-defender = der Verteidiger
    .start = Der Verteidiger
    .acc = den Verteidiger
sc-log-paired = Gefecht { $number }: { $attacker } gegen { NAME($defender, form: "acc") }.
# $front: the unit in the front line.
sc-log-supports = { $seat ->
        [you] { WORD($unit, "gender") ->
            [f] { AS($seat, "Deine") }
           *[other] { AS($seat, "Dein") }
        } { $unit }
       *[other] { WORD($unit, "the-start") } { NAME($unit, form: "def") } { WORD($seat, "von") }{ NAME($seat, form: "gen") }
    } steht in Gefecht { $number } hinter { WORD($front, "the-dat") } { NAME($front, form: "dat") }.
sc-log-supports-front = { $seat ->
        [you] { WORD($unit, "gender") ->
            [f] { AS($seat, "Deine") }
           *[other] { AS($seat, "Dein") }
        } { $unit }
       *[other] { WORD($unit, "the-start") } { NAME($unit, form: "def") } { WORD($seat, "von") }{ NAME($seat, form: "gen") }
    } steht in Gefecht { $number } hinter der Front.
# $card: a card that the reader knows, or one of those below.
sc-log-card-laid = { $seat ->
        [you] { AS($seat, "Du") } spielst
       *[other] { NAME($seat, form: "start") } spielt
    } { $card } für Gefecht { $number } aus.
sc-log-card-added = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } für Gefecht { $number } { $card } dazu.
sc-log-card-top = die oberste Karte des Stapels
sc-log-card-second = eine zweite Karte
sc-log-card-first = eine Karte
sc-log-card-looked = { $seat ->
        [you] { AS($seat, "Du") } siehst dir
       *[other] { NAME($seat, form: "start") } sieht sich
    } { $card } vom Stapel an.
sc-log-card-shown = { $seat ->
        [you] { AS($seat, "Du") } deckst
       *[other] { NAME($seat, form: "start") } deckt
    } { $card } in Gefecht { $number } auf.
# The attack of each side against the health of the other. $attack_is and $defence_is: “enough” or “short”.
sc-log-compared = { NAME($attacker, form: "start") } ist mit { $attack } gegen { $health } { $attack_is ->
        [enough] stark genug
       *[short] zu schwach
    }; { $defender } ist mit { $counter_attack } gegen { $counter_health } { $defence_is ->
        [enough] stark genug
       *[short] zu schwach
    }.
# An attack or health, beside its picture.
sc-log-value = { $value }
sc-log-withdrew = { $seat ->
        [you] { WORD($unit, "gender") ->
            [f] { AS($seat, "Deine") }
           *[other] { AS($seat, "Dein") }
        } { $unit } mit Tarnung
       *[other] { WORD($unit, "the-start") } getarnte { NAME($unit, form: "def") } { WORD($seat, "von") }{ NAME($seat, form: "gen") }
    } entkommt nach { $area }.
sc-log-splash = { $seat ->
        [you] { AS($seat, "Deine") } Karte verursacht { term-splash }, sobald alle Gefechte ausgetragen sind: { $card }.
       *[other] Die Karte { WORD($seat, "von") }{ NAME($seat, form: "gen") } verursacht { term-splash }, sobald alle Gefechte ausgetragen sind: { $card }.
    }
sc-log-no-battle = Um { $area } gibt es keinen Kampf.
sc-log-nobody-stands = Auf { $area } steht niemand mehr.
sc-log-area-taken = { $seat ->
        [you] { AS($seat, "Du") } nimmst
       *[other] { NAME($seat, form: "start") } nimmt
    } { $area } ein.
sc-log-area-held = { $seat ->
        [you] { AS($seat, "Du") } hältst
       *[other] { NAME($seat, form: "start") } hält
    } { $area }.
sc-log-attack-succeeds = Der Angriff auf { $area } gelingt.
sc-log-attack-fails = Der Angriff auf { $area } wird abgewehrt.
sc-log-both-stand = Auf { $area } haben noch beide Seiten Einheiten; eine muss sich zurückziehen.
sc-log-retreated = { $seat ->
        [you] { WORD($unit, "gender") ->
            [f] { AS($seat, "Deine") }
           *[other] { AS($seat, "Dein") }
        } { $unit }
       *[other] { WORD($unit, "the-start") } { NAME($unit, form: "def") } { WORD($seat, "von") }{ NAME($seat, form: "gen") }
    } zieht sich nach { $area } zurück.

## Winning

# $points: log-conquest-points.
sc-log-points-gained = { $seat ->
        [you] { AS($seat, "Du") } erhältst
       *[other] { NAME($seat, form: "start") } erhält
    } { $points }.
sc-log-conquest-points = { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
sc-log-eliminated = { $seat ->
        [you] { AS($seat, "Du") } scheidest
       *[other] { NAME($seat, form: "start") } scheidet
    } aus.
sc-log-wins = { $seat ->
        [you] { AS($seat, "Du") } gewinnst
       *[other] { NAME($seat, form: "start") } gewinnt
    }{ $kind ->
        [normal] {" "}durch Siegpunkte
        [special] {" "}durch eine individuelle Siegbedingung
        [end_game] , da die Ereigniskarten das Spiel beenden
        [elimination] , da sonst niemand mehr übrig ist
        [round_limit] {" "}nach der vereinbarten Zahl von Runden
        [scenario] {" "}durch ein Ziel des Szenarios
       *[nobody_left] , obwohl niemand mehr übrig ist
    }.
# $winners: several players.
sc-log-win-together = Gemeinsamer Sieg für { NAME($winners, form: "acc") }{ $kind ->
        [normal] {" "}durch Siegpunkte
        [special] {" "}durch eine individuelle Siegbedingung
        [end_game] , da die Ereigniskarten das Spiel beenden
        [elimination] , da sonst niemand mehr übrig ist
        [round_limit] {" "}nach der vereinbarten Zahl von Runden
        [scenario] {" "}durch ein Ziel des Szenarios
       *[nobody_left] , obwohl niemand mehr übrig ist
    }.
sc-log-nobody-wins = { $kind ->
        [nobody_left] Niemand ist mehr übrig, und niemand gewinnt.
        [round_limit] Die vereinbarte Zahl von Runden ist vorbei, und niemand gewinnt.
       *[other] Die Ereigniskarten beenden das Spiel, und niemand gewinnt.
    }

## What somebody was after

sc-aim-event-card = { $seat ->
        [you] { AS($seat, "Du") } legst einen { NAME($order, form: "order") } auf { $planet } und erwartest davon nur eine Ereigniskarte.
       *[other] { NAME($seat, form: "start") } legt einen { NAME($order, form: "order") } auf { $planet } und erwartet davon nur eine Ereigniskarte.
    }
sc-aim-units = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen { NAME($order, form: "order") } auf { $planet }, um Einheiten zu bauen.
sc-aim-building = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen { NAME($order, form: "order") } auf { $planet }, um ein Gebäude oder Modul zu bauen.
sc-aim-technology = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen { NAME($order, form: "order") } auf { $planet }, um eine Technologie zu entwickeln.
sc-aim-base = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen { NAME($order, form: "order") } auf { $planet }, um auf { $area } eine Basis zu bauen.
sc-aim-attack = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen { NAME($order, form: "order") } auf { $planet }, um { $area } anzugreifen.
sc-aim-take-strategic = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen { NAME($order, form: "order") } auf { $planet }, um { $area } einzunehmen, wo Befehle als Spezialbefehle zählen.
sc-aim-take-points = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen { NAME($order, form: "order") } auf { $planet }, um { $area } wegen der Siegpunkte einzunehmen.
# $what: “2 minerals”.
sc-aim-take-resources = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen { NAME($order, form: "order") } auf { $planet }, um { $area } einzunehmen; dort gibt es { $what }.

## Several lines in one sentence

# One kind of unit: “2 Marines”, “a Wraith”. $units of the sentences below are several of these.
sc-log-units = { $count ->
        [one] { WORD($unit, "article") } { $unit }
       *[other] { $count } { NAME($unit, form: "many") }
    }
    .acc = { $count ->
        [one] { WORD($unit, "article-acc") } { NAME($unit, form: "acc") }
       *[other] { $count } { NAME($unit, form: "many") }
    }
    .dat = { $count ->
        [one] { WORD($unit, "article-dat") } { NAME($unit, form: "dat") }
       *[other] { $count } { NAME($unit, form: "many-dat") }
    }
sc-log-units-placed = { $seat ->
        [you] { AS($seat, "Du") } setzt
       *[other] { NAME($seat, form: "start") } setzt
    } { NAME($units, form: "acc") } auf { $area }.
sc-log-units-built = { $seat ->
        [you] { AS($seat, "Du") } baust
       *[other] { NAME($seat, form: "start") } baut
    } { NAME($units, form: "acc") } auf { $area }.
sc-log-units-moved = { $seat ->
        [you] { AS($seat, "Du") } ziehst
       *[other] { NAME($seat, form: "start") } zieht
    } mit { NAME($units, form: "dat") } von { $from } nach { $to }.
# In the battle that is told.
sc-log-units-destroyed = { $seat ->
        [you] { AS($seat, "Du") } verlierst
       *[other] { NAME($seat, form: "start") } verliert
    } { NAME($units, form: "acc") }.
sc-log-units-destroyed-on = { $seat ->
        [you] { AS($seat, "Du") } verlierst
       *[other] { NAME($seat, form: "start") } verliert
    } { NAME($units, form: "acc") } auf { $area }.
sc-log-units-retreated = { $seat ->
        [you] { AS($seat, "Du") } ziehst dich
       *[other] { NAME($seat, form: "start") } zieht sich
    } mit { NAME($units, form: "dat") } nach { $area } zurück.
# $front: the unit in the front line.
sc-log-support = { $seat ->
        [you] { AS($seat, "Du") } stellst
       *[other] { NAME($seat, form: "start") } stellt
    } in Gefecht { $number } { NAME($units, form: "acc") } hinter { WORD($front, "the-acc") } { NAME($front, form: "acc") }.
# $workers: log-workers.
sc-log-workers-built = { $seat ->
        [you] { AS($seat, "Du") } baust
       *[other] { NAME($seat, form: "start") } baut
    } { $workers }.
sc-log-transports-built = { $seat ->
        [you] { AS($seat, "Du") } baust
       *[other] { NAME($seat, form: "start") } baut
    } { term-transport.many } auf den Routen { $routes }.
# $pairs: several log-route-pair.
sc-log-routes-laid = Routen verbinden { $pairs }.
sc-log-route-pair = { $one } mit { $other }
# Face down: nobody but their owner knows them. $places: several log-place, which say what lies beneath.
sc-log-orders-placed = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } { term-order.many } auf { $places }.
sc-log-place = { $planet }
sc-log-place-over-own = { $planet } (über { $seat ->
        [you] deinen eigenen
       *[other] einen eigenen
    })
sc-log-place-over = { $planet } (über { $beneath ->
        [you] { AS($beneath, "deinen") }
       *[other] den { WORD($beneath, "von") }{ NAME($beneath, form: "gen") }
    })
# $orders: several log-order-at.
sc-log-orders-face = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } { $orders }.
sc-log-order-at = einen { NAME($order, form: "order") } auf { $place }
sc-log-cards-discarded = { $seat ->
        [you] { AS($seat, "Du") } wirfst
       *[other] { NAME($seat, form: "start") } wirft
    } { $cards } ab.
# $yields: several log-yield.
sc-log-resources-gained = { $seat ->
        [you] { AS($seat, "Du") } erhältst
       *[other] { NAME($seat, form: "start") } erhält
    } { $yields }.
sc-log-resources-lost = { $seat ->
        [you] { AS($seat, "Du") } verlierst
       *[other] { NAME($seat, form: "start") } verliert
    } { $yields }.
# $what: “2 minerals”, or log-points.
sc-log-yield = { $what } von { $area }
# What several players get: several log-gain, with log-plus or the number of cards.
sc-log-points-together = Siegpunkte: { $gains }.
sc-log-cards-together = Gezogene Karten: { $draws }.
sc-log-gain = { $seat ->
        [you] { AS($seat, "du") }
       *[other] { $seat }
    } { $what }
sc-log-plus = +{ $count }

## Brood War

sc-log-planet-drawn = { $seat ->
        [you] { AS($seat, "Du") } ziehst
       *[other] { NAME($seat, form: "start") } zieht
    } außerdem { $planet }.
sc-log-defended = { $seat ->
        [you] { AS($seat, "Du") } verteidigst
       *[other] { NAME($seat, form: "start") } verteidigt
    } { $area }.
sc-log-guard-placed = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen Wachmarker auf { $area }.
sc-log-guard-used = { $seat ->
        [you] { AS($seat, "Du") } nutzt
       *[other] { NAME($seat, form: "start") } nutzt
    } den Wachmarker von { $area }.
sc-log-guard-lost = { $seat ->
        [you] { AS($seat, "Du") } hast auf { $area } keinen Wachmarker mehr.
       *[other] { NAME($seat, form: "start") } hat auf { $area } keinen Wachmarker mehr.
    }
sc-log-token-gained = { $seat ->
        [you] { AS($seat, "Du") } erhältst
       *[other] { NAME($seat, form: "start") } erhält
    } einen Marker für { $resource }.
sc-log-token-spent = { $seat ->
        [you] { AS($seat, "Du") } gibst
       *[other] { NAME($seat, form: "start") } gibt
    } einen Marker für { $resource } aus.
sc-log-site-placed = { $seat ->
        [you] { AS($seat, "Du") } setzt
       *[other] { NAME($seat, form: "start") } setzt
    } { WORD($site, "the-acc") } { NAME($site, form: "acc") } auf { $area }.
sc-log-site-destroyed = { $seat ->
        [you] { WORD($site, "gender") ->
            [f] { AS($seat, "Deine") }
           *[other] { AS($seat, "Dein") }
        } { $site } auf { $area } wird zerstört.
       *[other] { WORD($site, "the-start") } { NAME($site, form: "def") } { WORD($seat, "von") }{ NAME($seat, form: "gen") } auf { $area } wird zerstört.
    }
sc-log-switched = { $seat ->
        [you] Bei { AS($seat, "dir") } tauschen { $one } und { $other } die Plätze.
       *[other] Bei { NAME($seat, form: "dat") } tauschen { $one } und { $other } die Plätze.
    }
sc-log-entry-forbidden = { $seat ->
        [you] { AS($seat, "Du") } sperrst
       *[other] { NAME($seat, form: "start") } sperrt
    } { $area } für diesen Befehl.
sc-log-mind-controlled = { $seat ->
        [you] { AS($seat, "Du") } übernimmst
       *[other] { NAME($seat, form: "start") } übernimmt
    } { $from ->
        [you] { WORD($unit, "gender") ->
            [f] { AS($from, "deine") }
            [n] { AS($from, "dein") }
           *[other] { AS($from, "deinen") }
        } { NAME($unit, form: "acc") }
       *[other] { WORD($unit, "the-acc") } { NAME($unit, form: "acc") } { WORD($from, "von") }{ NAME($from, form: "gen") }
    }.
sc-log-leader-shown = { $seat ->
        [you] { AS($seat, "Du") } hast
       *[other] { NAME($seat, form: "start") } hat
    } „{ $leader }“ gewählt.
sc-log-leader-resolved = { $seat ->
        [you] { AS($seat, "Du") } führst
       *[other] { NAME($seat, form: "start") } führt
    } „{ $leader }“ aus.
sc-log-leader-used = { $seat ->
        [you] { AS($seat, "Du") } nutzt
       *[other] { NAME($seat, form: "start") } nutzt
    } „{ $leader }“.
sc-log-points-lost = { $seat ->
        [you] { AS($seat, "Du") } verlierst
       *[other] { NAME($seat, form: "start") } verliert
    } { $count ->
        [one] 1 Siegpunkt
       *[other] { $count } Siegpunkte
    }.
sc-log-point-placed = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } einen Spezialsiegpunktmarker auf { $area }.
# A unit that was built stands on a Leadership card now.
sc-log-reserved = { $seat ->
        [you] { AS($seat, "Du") } stellst
       *[other] { NAME($seat, form: "start") } stellt
    } { WORD($unit, "article-acc") } { NAME($unit, form: "acc") } auf die Führungskarte.
sc-log-reserve-lost = { $seat ->
        [you] { AS($seat, "Du") } zerstörst
       *[other] { NAME($seat, form: "start") } zerstört
    } { WORD($unit, "article-acc") } { NAME($unit, form: "acc") } auf der Führungskarte.
sc-log-deployed = { $seat ->
        [you] { AS($seat, "Du") } schickst
       *[other] { NAME($seat, form: "start") } schickt
    } { WORD($unit, "article-acc") } { NAME($unit, form: "acc") } von der Führungskarte nach { $area }.
sc-log-order-lifted = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { NAME($seat, form: "start") } legt
    } den untersten Befehl von { $planet } nach oben.
sc-log-orders-limited = In der nächsten Planungsphase darf jeder außer { $seat ->
        [you] { AS($seat, "dir") }
       *[other] { NAME($seat, form: "dat") }
    } nur einen Befehl auf { $planet } legen.
sc-log-item-taken = { $seat ->
        [you] { WORD($unit, "gender") ->
            [f] { AS($seat, "Deine") }
           *[other] { AS($seat, "Dein") }
        } { $unit }
       *[other] { WORD($unit, "the-start") } { NAME($unit, form: "def") } { WORD($seat, "von") }{ NAME($seat, form: "gen") }
    } auf { $area } trägt jetzt den { $item }.
sc-log-item-carried = Der { $item } wird nach { $area } getragen.
sc-log-item-left = Der { $item } bleibt auf { $area }.
