# Verbotene Welten: der Verlauf, und was sich gerade bewegt hat.
#
# $seat ist, wer es tut oder wem es gehört, „du“ zu sich selbst. $unit, $area, $system, $card … sind Namen.

## Verben: wer etwas tut, und was. „Du legst“, „Iyanden legt“, „Die Ultramarines legen“

-fs-baut = { $seat ->
        [you] { AS($seat, "Du") } baust
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } bauen
           *[other] { NAME($seat, form: "start") } baut
        }
    }
-fs-beginnt = { $seat ->
        [you] { AS($seat, "Du") } beginnst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } beginnen
           *[other] { NAME($seat, form: "start") } beginnt
        }
    }
-fs-behaelt = { $seat ->
        [you] { AS($seat, "Du") } behältst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } behalten
           *[other] { NAME($seat, form: "start") } behält
        }
    }
-fs-deckt = { $seat ->
        [you] { AS($seat, "Du") } deckst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } decken
           *[other] { NAME($seat, form: "start") } deckt
        }
    }
-fs-dreht = { $seat ->
        [you] { AS($seat, "Du") } drehst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } drehen
           *[other] { NAME($seat, form: "start") } dreht
        }
    }
-fs-erhaelt = { $seat ->
        [you] { AS($seat, "Du") } erhältst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } erhalten
           *[other] { NAME($seat, form: "start") } erhält
        }
    }
-fs-erobert = { $seat ->
        [you] { AS($seat, "Du") } eroberst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } erobern
           *[other] { NAME($seat, form: "start") } erobert
        }
    }
-fs-fuegt = { $seat ->
        [you] { AS($seat, "Du") } fügst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } fügen
           *[other] { NAME($seat, form: "start") } fügt
        }
    }
-fs-fuehrt = { $seat ->
        [you] { AS($seat, "Du") } führst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } führen
           *[other] { NAME($seat, form: "start") } führt
        }
    }
-fs-gewinnt = { $seat ->
        [you] { AS($seat, "Du") } gewinnst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } gewinnen
           *[other] { NAME($seat, form: "start") } gewinnt
        }
    }
-fs-gibt = { $seat ->
        [you] { AS($seat, "Du") } gibst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } geben
           *[other] { NAME($seat, form: "start") } gibt
        }
    }
-fs-greift = { $seat ->
        [you] { AS($seat, "Du") } greifst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } greifen
           *[other] { NAME($seat, form: "start") } greift
        }
    }
-fs-haelt = { $seat ->
        [you] { AS($seat, "Du") } hältst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } halten
           *[other] { NAME($seat, form: "start") } hält
        }
    }
-fs-hat = { $seat ->
        [you] { AS($seat, "Du") } hast
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } haben
           *[other] { NAME($seat, form: "start") } hat
        }
    }
-fs-ist = { $seat ->
        [you] { AS($seat, "Du") } bist
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } sind
           *[other] { NAME($seat, form: "start") } ist
        }
    }
-fs-kauft = { $seat ->
        [you] { AS($seat, "Du") } kaufst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } kaufen
           *[other] { NAME($seat, form: "start") } kauft
        }
    }
-fs-legt = { $seat ->
        [you] { AS($seat, "Du") } legst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } legen
           *[other] { NAME($seat, form: "start") } legt
        }
    }
-fs-nimmt = { $seat ->
        [you] { AS($seat, "Du") } nimmst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } nehmen
           *[other] { NAME($seat, form: "start") } nimmt
        }
    }
-fs-nutzt = { $seat ->
        [you] { AS($seat, "Du") } nutzt
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } nutzen
           *[other] { NAME($seat, form: "start") } nutzt
        }
    }
-fs-sammelt = { $seat ->
        [you] { AS($seat, "Du") } sammelst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } sammeln
           *[other] { NAME($seat, form: "start") } sammelt
        }
    }
-fs-scheidet = { $seat ->
        [you] { AS($seat, "Du") } scheidest
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } scheiden
           *[other] { NAME($seat, form: "start") } scheidet
        }
    }
-fs-setzt = { $seat ->
        [you] { AS($seat, "Du") } setzt
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } setzen
           *[other] { NAME($seat, form: "start") } setzt
        }
    }
-fs-sieht-sich = { $seat ->
        [you] { AS($seat, "Du") } siehst dir
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } sehen sich
           *[other] { NAME($seat, form: "start") } sieht sich
        }
    }
-fs-spielt = { $seat ->
        [you] { AS($seat, "Du") } spielst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } spielen
           *[other] { NAME($seat, form: "start") } spielt
        }
    }
-fs-verliert = { $seat ->
        [you] { AS($seat, "Du") } verlierst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } verlieren
           *[other] { NAME($seat, form: "start") } verliert
        }
    }
-fs-verteidigt = { $seat ->
        [you] { AS($seat, "Du") } verteidigst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } verteidigen
           *[other] { NAME($seat, form: "start") } verteidigt
        }
    }
-fs-waehlt = { $seat ->
        [you] { AS($seat, "Du") } wählst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } wählen
           *[other] { NAME($seat, form: "start") } wählt
        }
    }
-fs-wirft = { $seat ->
        [you] { AS($seat, "Du") } wirfst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } werfen
           *[other] { NAME($seat, form: "start") } wirft
        }
    }
-fs-wuerfelt = { $seat ->
        [you] { AS($seat, "Du") } würfelst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } würfeln
           *[other] { NAME($seat, form: "start") } würfelt
        }
    }
-fs-zahlt = { $seat ->
        [you] { AS($seat, "Du") } zahlst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } zahlen
           *[other] { NAME($seat, form: "start") } zahlt
        }
    }
-fs-zeigt = { $seat ->
        [you] { AS($seat, "Du") } zeigst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } zeigen
           *[other] { NAME($seat, form: "start") } zeigt
        }
    }
-fs-zieht = { $seat ->
        [you] { AS($seat, "Du") } ziehst
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } ziehen
           *[other] { NAME($seat, form: "start") } zieht
        }
    }
-fs-zieht-sich = { $seat ->
        [you] { AS($seat, "Du") } ziehst dich
       *[other] { WORD($seat, "number") ->
            [many] { NAME($seat, form: "start") } ziehen sich
           *[other] { NAME($seat, form: "start") } zieht sich
        }
    }
-fs-seat-unit = { $seat ->
        [you] { WORD($unit, "gender") ->
            [f] { AS($seat, "Deine") }
           *[other] { AS($seat, "Dein") }
        } { $unit }
       *[other] { WORD($unit, "the-start") } { $unit } { -fs-of-seat }
    }

## Headings

fs-heading-phase = Runde { $round } · { $phase }
fs-heading-end = Das Ende

## Whose words differ by more than the verb

fs-log-order-placed = { -fs-legt } einen Befehl { -fs-onto-system }.
fs-log-unit-lost = { -fs-verliert } { -fs-a-unit-acc } { -fs-in-area }.
fs-log-hit = { $seat ->
        [you] { WORD($target, "gender") ->
            [f] { AS($seat, "Deine") }
           *[other] { AS($seat, "Dein") }
        } { $target }
       *[other] { WORD($target, "the-start") } { $target } { -fs-of-seat }
    } erleidet { $damage } Schaden.
# Aller Schaden einer Runde für eine Seite; $outcome sagt, wer fiel.
fs-log-volley = { $seat ->
        [you] { AS($seat, "Du") } erleidest
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [many] erleiden
           *[other] erleidet
        }
    } { $damage } Schaden: { $outcome }.
fs-log-routed = { -fs-seat-unit } { -fs-in-area } wird aufgerieben.
fs-log-rallied = { -fs-seat-unit } { -fs-in-area } formiert sich neu.
fs-log-replaced = { -fs-seat-unit } wird { WORD($by, "gender") ->
        [f] zur
       *[other] zum
    } { NAME($by, form: "dat") }.
fs-log-cards-drawn = { -fs-zieht } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
fs-log-execution = Kampfrunde { $round }.
fs-log-damage = Der Angreifer erleidet { $attacker } Schaden, der Verteidiger { $defender }.
fs-log-morale = Moral: Angreifer { $attacker }, Verteidiger { $defender }.
fs-log-all-rallied = Alle aufgeriebenen Einheiten formieren sich neu.
fs-log-storm-moved = Ein Warpsturm zieht auf { $edge }.
# Dice by their faces: “2 offence”.
fs-log-faces = { $count ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
       *[other] { $count }-mal
    } { $icon }
# A unit in a combat.
fs-fighter-bastion = Bastion
    .many = Bastionen
    .many-dat = Bastionen
    .gender = f
    .article = eine
    .article-start = Eine
    .article-acc = eine
    .article-dat = einer
    .the = die
    .the-start = Die
    .the-acc = die
    .the-dat = der
fs-fighter-token = Verstärkungsmarker
    .many = Verstärkungsmarker
    .many-dat = Verstärkungsmarkern
    .gender = m
    .article = ein
    .article-start = Ein
    .article-acc = einen
    .article-dat = einem
    .the = der
    .the-start = Der
    .the-acc = den
    .the-dat = dem
fs-over-several = Gemeinsamer Sieg für { NAME($seats, form: "acc") }.
fs-over-nobody = Niemand ist übrig, und niemand gewinnt.
fs-over-objectives = { -fs-hat } gewonnen: Alle nötigen Ziele sind eingesammelt.
fs-over-rounds = { -fs-hat } gewonnen: nach der letzten Runde vor allen anderen.
fs-over-survivor = { -fs-hat } gewonnen: Sonst ist niemand übrig.
fs-over-won = { -fs-hat } gewonnen.

## Who does what

# A player goes by the faction from here on.
fs-log-faction = { $seat ->
        [you] { AS($seat, "Du") } spielst
       *[other] { $person } spielt
    } { NAME($faction, form: "acc") }.
fs-log-tile = { -fs-fuegt } dem Spielplan { NAME($system, form: "with-acc") } hinzu.
fs-log-unit-placed = { -fs-setzt } { -fs-a-unit-acc } { -fs-onto-area }.
fs-log-structure-placed = { -fs-setzt } eine { $structure } { -fs-onto-area }.
fs-log-objective-placed = { -fs-legt } ein Ziel { NAME($faction, form: "gen") } { -fs-onto-area }.
fs-log-storm-placed = { -fs-legt } einen Warpsturm auf { $edge }.
fs-log-round = { -fs-beginnt } diese Runde.
fs-log-structure-lost = { -fs-verliert } eine { $structure } { -fs-in-area }.
fs-log-asset-gained = { -fs-erhaelt } einen { $asset }.
fs-log-asset-lost = { -fs-verliert } einen { $asset }.
fs-log-materiel-gained = { -fs-erhaelt } { $amount } Material.
fs-log-materiel-paid = { -fs-zahlt } { $amount } Material.
fs-log-materiel-lost = { -fs-verliert } { $amount } Material.
fs-log-order-face = { -fs-legt } einen { NAME($order, form: "order") } { -fs-onto-system }.
# Es sind noch Befehle da, doch alle liegen unter anderen.
fs-log-skipped = { -fs-hat } keinen Befehl oben auf einem Stapel: Der Zug entfällt.
fs-log-order-seen = { -fs-sieht-sich } { -fs-in-system } einen Befehl an.
fs-log-order-top = { -fs-legt } { -fs-in-system } einen Befehl oben auf seinen Stapel.
fs-log-order-bottom = { -fs-legt } { -fs-in-system } einen Befehl ganz unten in seinen Stapel.
fs-log-revealed = { -fs-deckt } { -fs-in-system } einen { NAME($order, form: "order") } auf.
fs-log-to-events = { -fs-legt } einen { NAME($order, form: "order") } auf { $seat ->
        [you] deinen
       *[other] den eigenen
    } Ereigniskartenstapel.
fs-log-moved = { -fs-zieht } mit { -fs-a-unit-dat } { -fs-from-from } { -fs-to-to }.
fs-log-unit-bought = { -fs-kauft } { -fs-a-unit-acc } für { NAME($area, form: "acc") } ({ $materiel } Material).
fs-log-structure-bought = { -fs-baut } eine { $structure } { -fs-in-area } ({ $materiel } Material).
# $price: fs-price-materiel und fs-price-tokens.
fs-log-unit-bought-with = { -fs-kauft } { -fs-a-unit-acc } für { NAME($area, form: "acc") } ({ $price }).
fs-log-structure-bought-with = { -fs-baut } eine { $structure } { -fs-in-area } ({ $price }).
fs-price-materiel = { $count } Material
fs-price-tokens = { $count ->
        [one] { WORD($asset, "article") } { $asset }
       *[other] { $count } { NAME($asset, form: "many") }
    }
fs-log-upgrade-gained = { -fs-erhaelt } die Befehlsverbesserung „{ $upgrade }“.
fs-log-cards-gained = { -fs-erhaelt } die Kampfverbesserung „{ $card }“; „{ $discarded }“ wird dafür hergegeben.
fs-log-upgrade-bought = { -fs-kauft } die Befehlsverbesserung „{ $upgrade }“ ({ $materiel } Material).
fs-log-cards-bought = { -fs-kauft } die Kampfverbesserung „{ $card }“ ({ $materiel } Material); „{ $discarded }“ wird dafür hergegeben.
fs-log-strike = { -fs-fuehrt } { WORD($void, "from") } { NAME($void, form: "bare") } einen Orbitalschlag auf { NAME($target, form: "acc") } aus.
fs-log-strike-rolled = { -fs-wuerfelt } { $dice }.
fs-log-strike-damage = Der Orbitalschlag richtet { WORD($target, "in") } { NAME($target, form: "bare") } { $damage } Schaden an.
fs-log-combat = { -fs-greift } { $defender ->
        [you] { AS($defender, "dich") }
       *[other] { NAME($defender, form: "acc") }
    } { -fs-in-area } an.
fs-log-dice = { -fs-wuerfelt } { $dice }.
fs-log-no-dice = { -fs-hat } keine Würfel.
fs-log-rerolled = { -fs-wuerfelt } neu: jetzt { $dice }.
fs-log-dice-gained = { -fs-erhaelt } { $count ->
        [one] einen
       *[other] { $count }
    } { NAME($icon, form: "die") }.
fs-log-die-spent = { -fs-gibt } einen { NAME($icon, form: "die") } aus.
fs-log-die-lost = { -fs-verliert } einen { NAME($icon, form: "die") }.
fs-log-die-turned = { -fs-dreht } einen Würfel von { $from } auf { $to }.
fs-log-card-drawn = { -fs-zieht } „{ $card }“ vom Stapel.
fs-log-reinforced = { -fs-setzt } { $count ->
        [one] einen
       *[other] { $count }
    } Verstärkungsmarker ein.
fs-log-laid = { -fs-legt } verdeckt eine Kampfkarte.
fs-log-looked = { -fs-sieht-sich } { $other ->
        [you] { AS($other, "deine") } Karte
       *[other] die Karte { WORD($other, "von") }{ NAME($other, form: "gen") }
    } an.
fs-log-card-icons = { -fs-deckt } „{ $card }“ wegen der Symbole auf.
fs-log-card = { -fs-deckt } „{ $card }“ auf.
fs-log-card-discarded = { -fs-wirft } „{ $card }“ ab.
fs-log-tokens = { -fs-erhaelt } { $count } { NAME($icon, form: "token") }.
fs-log-tokens-lost = { -fs-verliert } { $count } { NAME($icon, form: "token") }.
fs-log-token-left = { -fs-nimmt } einen Verstärkungsmarker aus dem Kampf.
fs-log-token-destroyed = { -fs-verliert } einen Verstärkungsmarker.
fs-log-won = { -fs-gewinnt } den Kampf um { NAME($area, form: "acc") }.
fs-log-retreated = { -fs-zieht-sich } mit { -fs-a-unit-dat } { -fs-to-to } zurück.
fs-log-captured = { -fs-erobert } { $other ->
        [you] { AS($other, "deine") } Bauwerke
       *[other] die Bauwerke { WORD($other, "von") }{ NAME($other, form: "gen") }
    } { -fs-in-area }.
fs-log-objective = { -fs-sammelt } das Ziel { -fs-in-area } ein.
fs-log-event-drawn = { -fs-zieht } „{ $event }“ vom Stapel.
fs-log-event-chosen = { -fs-waehlt } „{ $event }“ aus.
fs-log-event-shown = { -fs-zeigt } „{ $event }“ wegen des Warpsturmsymbols.
fs-log-event-declined = { -fs-nutzt } „{ $event }“ nicht.
fs-log-event-discarded = { -fs-zeigt } „{ $event }“; die Karte kommt zurück in den Ereigniskartenstapel.
fs-log-event-put-back = „{ $event }“ kommt ungezeigt zurück in deinen Ereigniskartenstapel.
fs-log-tactic = { -fs-spielt } „{ $event }“ aus.
fs-log-scheme-kept = { -fs-behaelt } „{ $event }“ als Plan.
fs-log-scheme-used = { -fs-setzt } den Plan „{ $event }“ ein.
fs-log-upgrade-used = { -fs-nutzt } „{ $upgrade }“ für diesen Befehl.
fs-log-ability = { -fs-nutzt } die Herrschaftsfähigkeit { NAME($faction, form: "gen") }.
fs-log-eliminated = { -fs-scheidet } aus.
fs-log-first = { -fs-ist } jetzt Startspieler.

## Several things in one sentence

fs-log-draws = { -fs-zieht } { $cards } vom Stapel.
# Eine von mehreren Karten: In manchen Titeln steht „und“.
fs-title = „{ $card }“
fs-log-moved-many = { -fs-zieht } mit { $count } { NAME($unit, form: "many-dat") } { -fs-from-from } { -fs-to-to }.
fs-log-placed-many = { -fs-setzt } { $count } { NAME($unit, form: "many") } { -fs-onto-area }.
