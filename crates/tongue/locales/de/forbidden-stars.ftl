# Verbotene Welten: Fragen und Antworten.
# $unit, $area, $system, $order … sind Namen; ihre Formen stehen in forbidden-stars-names.ftl.

## Wendungen: ein Ort mit seinem Verhältniswort (to: wohin jemand zieht, onto: wohin etwas gesetzt wird), eine Person als Besitzer. Das Verhältniswort gehört nicht zum Namen.

-fs-in-area = { WORD($area, "in") } { NAME($area, form: "bare") }
-fs-to-area = { WORD($area, "to") } { NAME($area, form: "bare") }
-fs-onto-area = { WORD($area, "onto") } { NAME($area, form: "bare") }
-fs-from-area = { WORD($area, "from") } { NAME($area, form: "bare") }
-fs-from-from = { WORD($from, "from") } { NAME($from, form: "bare") }
-fs-to-to = { WORD($to, "to") } { NAME($to, form: "bare") }
-fs-in-system = { WORD($system, "in") } { NAME($system, form: "dat") }
-fs-to-system = { WORD($system, "to") } { NAME($system, form: "acc") }
-fs-onto-system = { WORD($system, "onto") } { NAME($system, form: "acc") }
-fs-in-active = { WORD($active, "in") } { NAME($active, form: "dat") }
-fs-of-seat = { WORD($seat, "von") }{ NAME($seat, form: "gen") }
-fs-a-unit-acc = { WORD($unit, "article-acc") } { NAME($unit, form: "acc") }
-fs-a-unit-start-acc = { WORD($unit, "gender") ->
        [f] Eine
        [n] Ein
       *[m] Einen
    } { NAME($unit, form: "acc") }
-fs-a-unit-dat = { WORD($unit, "article-dat") } { NAME($unit, form: "dat") }

## Things that have no entry of their own: a place has .in .to .onto .from for the word before it and .bare for what follows

fs-world = { $world }
    .in = auf
    .in-start = Auf
    .to = nach
    .onto = auf
    .from = von
    .bare = { $world }
fs-void = der { $corner } Leerraum { NAME($system, form: "gen") }
    .start = Der { $corner } Leerraum { NAME($system, form: "gen") }
    .acc = den { NAME($corner, form: "weak") } Leerraum { NAME($system, form: "gen") }
    .dat = dem { NAME($corner, form: "weak") } Leerraum { NAME($system, form: "gen") }
    .in = im
    .in-start = Im
    .to = in den
    .onto = in den
    .from = aus dem
    .bare = { NAME($corner, form: "weak") } Leerraum { NAME($system, form: "gen") }
fs-home-tile = die Heimattafel { NAME($faction, form: "gen") }
    .start = Die Heimattafel { NAME($faction, form: "gen") }
    .in = auf der
    .to = auf die
    .onto = auf die
    .from = von der
    .dat = Heimattafel { NAME($faction, form: "gen") }
    .acc = Heimattafel { NAME($faction, form: "gen") }
    .nom = die Heimattafel { NAME($faction, form: "gen") }
    .nom-start = Die Heimattafel { NAME($faction, form: "gen") }
    .with-acc = die Heimattafel { NAME($faction, form: "gen") }
    .with-dat = der Heimattafel { NAME($faction, form: "gen") }
    .gen = der Heimattafel { NAME($faction, form: "gen") }
fs-tile = Tafel { $front } / { $back }
    .in = auf
    .in-start = Auf
    .to = auf
    .onto = auf
    .from = von
    .gen = von Tafel { $front } / { $back }
# An edge between two systems, and one at the rim of the board.
fs-edge = die Kante zwischen { NAME($systems, form: "with-dat") }
    .start = Die Kante zwischen { NAME($systems, form: "with-dat") }
    .dat = der Kante zwischen { NAME($systems, form: "with-dat") }
fs-outer-edge = die { $side ->
        [N] nördliche
        [E] östliche
        [S] südliche
       *[W] westliche
    } Außenkante { NAME($system, form: "gen") }
    .start = Die { $side ->
        [N] nördliche
        [E] östliche
        [S] südliche
       *[W] westliche
    } Außenkante { NAME($system, form: "gen") }
    .dat = der { $side ->
        [N] nördlichen
        [E] östlichen
        [S] südlichen
       *[W] westlichen
    } Außenkante { NAME($system, form: "gen") }
# Units as they fight.
fs-routed = { $unit } (aufgerieben)
    .acc = { NAME($unit, form: "acc") } (aufgerieben)
    .dat = { NAME($unit, form: "dat") } (aufgerieben)
    .gender = { WORD($unit, "gender") }
    .article = { WORD($unit, "article") }
    .article-start = { WORD($unit, "article-start") }
    .article-acc = { WORD($unit, "article-acc") }
    .article-dat = { WORD($unit, "article-dat") }
    .the = { WORD($unit, "the") }
    .the-start = { WORD($unit, "the-start") }
    .the-acc = { WORD($unit, "the-acc") }
    .the-dat = { WORD($unit, "the-dat") }
fs-reinforcement = { $unit } (Verstärkung)
    .acc = { NAME($unit, form: "acc") } (Verstärkung)
    .dat = { NAME($unit, form: "dat") } (Verstärkung)
    .gender = { WORD($unit, "gender") }
    .article = { WORD($unit, "article") }
    .article-start = { WORD($unit, "article-start") }
    .article-acc = { WORD($unit, "article-acc") }
    .article-dat = { WORD($unit, "article-dat") }
    .the = { WORD($unit, "the") }
    .the-start = { WORD($unit, "the-start") }
    .the-acc = { WORD($unit, "the-acc") }
    .the-dat = { WORD($unit, "the-dat") }
fs-routed-reinforcement = { $unit } (aufgeriebene Verstärkung)
    .acc = { NAME($unit, form: "acc") } (aufgeriebene Verstärkung)
    .dat = { NAME($unit, form: "dat") } (aufgeriebene Verstärkung)
    .gender = { WORD($unit, "gender") }
    .article = { WORD($unit, "article") }
    .article-start = { WORD($unit, "article-start") }
    .article-acc = { WORD($unit, "article-acc") }
    .article-dat = { WORD($unit, "article-dat") }
    .the = { WORD($unit, "the") }
    .the-start = { WORD($unit, "the-start") }
    .the-acc = { WORD($unit, "the-acc") }
    .the-dat = { WORD($unit, "the-dat") }
fs-harmed = { WORD($unit, "gender") ->
        [f] beschädigte
        [n] beschädigtes
       *[m] beschädigter
    } { $unit }
    .start = { WORD($unit, "gender") ->
        [f] Beschädigte
        [n] Beschädigtes
       *[m] Beschädigter
    } { $unit }
    .acc = { WORD($unit, "gender") ->
        [f] beschädigte
        [n] beschädigtes
       *[m] beschädigten
    } { NAME($unit, form: "acc") }
    .dat = { WORD($unit, "gender") ->
        [f] beschädigter
       *[m] beschädigtem
    } { NAME($unit, form: "dat") }
    .gender = { WORD($unit, "gender") }
fs-dominate-of = die Herrschaftsfähigkeit { NAME($faction, form: "gen") }
    .start = Die Herrschaftsfähigkeit { NAME($faction, form: "gen") }

## Questions

fs-ask-faction = Welche Fraktion spielst du?
fs-ask-pick-tile = Welche deiner Tafeln legst du jetzt?
fs-ask-place-tile = Wohin kommt { $tile }?
fs-ask-forces = Welche deiner Truppen kommen { -fs-to-system }?
fs-ask-objectives = Welcher Zielmarker kommt { -fs-in-system } auf welche Welt?
fs-ask-storm = Auf welche Kante kommt ein Warpsturm?
fs-ask-order = Welchen Befehl legst du, und wohin?
fs-ask-reveal = Welchen deiner Befehle deckst du auf?
fs-ask-resolve = Führst du den { NAME($order, form: "order") } aus, oder legst du ihn auf deinen Ereigniskartenstapel?
fs-ask-shed = In einem Gebiet sind mehr Einheiten, als es fasst. Welche wird zerstört?
fs-ask-ships = Welche Schiffe schickst du { -fs-to-system }?
fs-ask-ground = Welche Bodeneinheiten schickst du { -fs-to-system }?
fs-ask-strike = Führen deine Schiffe einen Orbitalschlag aus?
fs-ask-declare = Was nutzt du für den Orbitalschlag?
fs-ask-dice = Was machst du mit den Würfeln des Orbitalschlags?
fs-ask-suffer = Was erleidet den Schaden des Orbitalschlags?
fs-ask-units = Welche Einheiten kaufst du?
fs-ask-structure = Welches Bauwerk kaufst du?
fs-ask-upgrades = Welche Verbesserung kaufst du?
fs-ask-asset = Welchen Ressourcenmarker nimmst du? Noch { $left } zu wählen.
fs-ask-ability = Nutzt du die Herrschaftsfähigkeit { NAME($faction, form: "gen") }?
fs-ask-event = Welches der gezogenen Ereignisse führst du aus?
fs-ask-move-storm = Welcher Warpsturm zieht wohin?
fs-ask-resolve-event = Nutzt du „{ $event }“ oder nicht?
fs-ask-window = Nutzt du jetzt etwas?
fs-ask-window-storm = Lenkst du den Warpsturm um?
fs-ask-window-planning = Setzt du einen Plan ein, bevor die Befehle aufgedeckt werden?
fs-ask-window-routed = Eine gegnerische Einheit wurde aufgerieben. Setzt du einen Plan ein?
fs-ask-window-damage = Setzt du einen Plan ein, bevor der Schaden ermittelt wird?
fs-ask-window-damaged = Setzt du nach dem Schaden einen Plan ein?
fs-ask-card = Welche Kampfkarte legst du?
fs-ask-reinforce = Wie viele Verstärkungsmarker setzt du ein?
fs-ask-hit = Wer erleidet den Schaden?
fs-ask-ambushed = Gibst du einen Moralwürfel aus, oder wird die aufgeriebene Einheit zerstört?
fs-ask-retreat = Wohin ziehen sich deine Einheiten zurück?
fs-ask-capture = Du hast zu wenige Kontrollmarker übrig. Welches Bauwerk wird zerstört?
fs-ask-use = { $card ->
        [fs-dominate-of] { NAME($card, form: "start") }
       *[other] „{ $card }“
    }: Nutzt du diese Fähigkeit?
fs-ask-card-does = { $card ->
        [fs-dominate-of] { NAME($card, form: "start") }
       *[other] „{ $card }“
    }: { $question }
fs-ask-next = Was machst du?

## What a card asks for

fs-card-next = Was wählst du?
fs-card-offer = Was machst du?
fs-card-discard = Welche Karte wird abgeworfen?
fs-card-choose = Welchen Effekt wählst du?
fs-card-gain-die = Welches Symbol zeigt der Würfel?
fs-card-lose-die = Welcher Würfel geht verloren?
fs-card-spend = Welchen Würfel gibst du aus?
fs-card-turn = Welchen Würfel drehst du?
fs-card-reroll = Welcher Würfel wird neu gewürfelt?
fs-card-token = Welchen Marker erhältst du?
fs-card-rally = Welche Einheit formiert sich neu?
fs-card-rally-system = In welchem System formieren sich alle deine Einheiten neu?
fs-card-rout = Welche Einheit wird aufgerieben?
fs-card-destroy = Welche Einheit wird zerstört?
fs-card-destroy-target = Welche Einheit oder welches Bauwerk wird zerstört?
# Ihr Besitzer kann Würfel für sie hergeben, so viele wie ihre Kommandostufe.
fs-card-save = Gibst du { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } aus, um { WORD($unit, "the-acc") } { NAME($unit, form: "acc") } zu retten?
fs-card-retreat = Welche Einheit zieht sich zurück?
fs-card-where = Wohin kommt die Einheit?
fs-card-where-all = Wohin kommen die Einheiten?
fs-card-move = Welche Einheit zieht?
fs-card-place = Wohin kommt die Einheit?
fs-card-replace = Welche Einheit wird ersetzt?
fs-card-buy = Welche Einheit kaufst du?
fs-card-build = Wohin kommt das Bauwerk?
fs-card-raze = Welches Bauwerk wird zerstört?
fs-card-swap = Welches Bauwerk wird gegen welches getauscht?
fs-card-world = Von welcher Welt nimmst du den Ertrag?
fs-card-asset = Wer verliert welchen Ressourcenmarker?
fs-card-upgrade = Welche Verbesserung nimmst du?
fs-card-icons = Welche Karte spielst du wegen ihrer Symbole aus?
fs-card-system = In welchem System wird der Befehl ausgeführt?
fs-card-put = Wohin legst du den Befehl?
fs-card-look = Welchen Befehl siehst du dir an?
fs-card-tokens = Welchen Befehlsmarker legst du auf deinen Ereigniskartenstapel?
fs-card-storm = Welcher Warpsturm zieht wohin?

## Effects to choose from

fs-option-rally = Einheit neu formieren
fs-option-die = Einen Würfel dazuwürfeln
fs-option-die-of = Einen { NAME($icon, form: "die") } erhalten
fs-option-lose-die = Der Gegner verliert einen Würfel
fs-option-lose-tokens = Der Gegner verliert { $count } { NAME($icon, form: "token") }
fs-option-place = { $count ->
        [one] { -fs-a-unit-start-acc } einsetzen
       *[other] { $count } { NAME($unit, form: "many") } einsetzen
    }
fs-option-take = Von anderswo { -fs-a-unit-acc } holen
fs-option-replace = { WORD($from, "article-start") } { $from } wird { WORD($to, "gender") ->
        [f] zur
       *[other] zum
    } { NAME($to, form: "dat") }
fs-option-assets = Die Ressourcen der Welt
fs-option-materiel = Das Material der Welt

## Choices

fs-do-faction = { $faction } spielen
fs-do-tile = { NAME($tile, form: "start") } legen
fs-do-put = { $system } oben, Spalte { $column }, Zeile { $row }, um { $degrees }° gedreht
fs-do-unit = { $unit } { -fs-onto-area }
fs-do-structure = { $structure } { -fs-onto-area }
fs-do-objective = Ein Zielmarker { NAME($faction, form: "gen") } { -fs-onto-area }
fs-do-storm = Ein Warpsturm auf { $edge }
fs-do-order = { $order } { -fs-in-system }
fs-do-reveal = Den Befehl { -fs-in-system } aufdecken
fs-do-resolve = Ausführen
fs-do-events = Auf den Ereigniskartenstapel legen
fs-events-instead = Lieber auf den Ereigniskartenstapel
fs-do-resolve-as = Als { NAME($order, form: "order") } ausführen
fs-do-move = { $unit } { -fs-from-from } { -fs-to-to }
fs-do-strike = Orbitalschlag auf { NAME($world, form: "acc") } { WORD($void, "from") } { NAME($void, form: "bare") }
fs-do-destroy = { -fs-a-unit-start-acc } { -fs-in-area } zerstören
fs-do-destroy-routed = { -fs-a-unit-start-acc } (aufgerieben) { -fs-in-area } zerstören
fs-do-buy-unit = { -fs-a-unit-start-acc } für { NAME($area, form: "acc") } kaufen
fs-do-buy-unit-cache = { -fs-a-unit-start-acc } für { NAME($area, form: "acc") } kaufen, mit Depotmarker
fs-do-build = Eine { $structure } { -fs-in-area } bauen
fs-do-build-cache = Eine { $structure } { -fs-in-area } bauen, mit Depotmarker
fs-do-buy-upgrade = „{ $upgrade }“ kaufen
fs-do-buy-cards = „{ $card }“ kaufen, „{ $discarded }“ hergeben
# Eine Verbesserung, die nichts kostet.
fs-do-take-upgrade = „{ $upgrade }“ nehmen
fs-do-take-cards = „{ $card }“ nehmen, „{ $discarded }“ hergeben
fs-do-asset = Einen { $asset } nehmen
fs-do-take-from = { $asset } { NAME($faction, form: "gen") }
fs-do-pick-order = { $order }
fs-do-ability = Nutzen
fs-do-look = Deinen Befehl { -fs-in-system } ansehen, der { $on ->
        [0] ganz unten liegt
        [one] auf einem anderen liegt
       *[other] auf { $on } anderen liegt
    }
fs-do-put-top = Oben auf seinen Stapel legen
fs-do-put-bottom = Ganz unten in seinen Stapel legen
fs-do-choose-event = { $event }
fs-do-play-event = Nutzen
fs-do-move-storm = Der Warpsturm von { NAME($from, form: "dat") } auf { $edge }
fs-do-scheme = „{ $event }“ einsetzen
fs-do-upgrade = „{ $upgrade }“ nutzen
fs-do-card = { $card }
fs-do-use = Nutzen
fs-do-consent = Eine Karte abwerfen lassen
fs-do-option = Effekt { $number }
fs-do-spend = Einen { NAME($icon, form: "die") } ausgeben
fs-do-icon = { $icon }
fs-do-turn = Einen Würfel von { $from } auf { $to } drehen
fs-do-pick = { NAME($unit, form: "start") } { -fs-in-area }
fs-do-to = { NAME($area, form: "start") }
fs-do-in = { NAME($system, form: "start") }
fs-do-pick-structure = { $structure } { -fs-in-area }
fs-do-pick-card = { $card }
fs-do-reinforce = { $count ->
        [0] Keinen
       *[other] { $count } Marker
    }
fs-do-hit = { NAME($unit, form: "start") }

## The end of a series, and what is not wanted

fs-done = Nichts weiter
fs-done-forces = Hier nichts mehr einsetzen
fs-done-ships = Keine Schiffe mehr ziehen
fs-done-ground = Keine Bodeneinheiten mehr ziehen
fs-done-strike = Kein Orbitalschlag
fs-done-declare = Würfeln
fs-done-dice = Würfel so lassen
fs-done-units = Keine Einheiten mehr kaufen
fs-done-structure = Kein Bauwerk kaufen
fs-done-upgrades = Keine Verbesserung mehr kaufen
fs-done-ability = Nicht nutzen
fs-done-storm = Kein Warpsturm zieht
fs-done-event = Nicht nutzen
fs-done-window = Jetzt nichts nutzen
fs-decline = Verzichten
fs-decline-ability = Nicht nutzen
fs-decline-ambushed = Einheit zerstören lassen

## Setups

fs-not-introductory = Auf dem Einführungsplan für { $players } Spieler { WORD($faction, "number") ->
        [many] sind
       *[other] ist
    } { NAME($faction, form: "nom") } nicht dabei.

## Why not

fs-why-no-presence = Du hast nichts { -fs-in-system } oder daneben. Eine Einheit { WORD($beside, "in") } { NAME($beside, form: "dat") } würde genügen.
fs-why-far = Du hast nichts { -fs-in-system }.
fs-why-no-order = Alle deine { NAME($order, form: "many") } liegen auf dem Spielplan.
fs-why-covered = Dein Befehl { -fs-in-system } liegt unter { $seat ->
        [you] einem anderen von { AS($seat, "dir") }
       *[other] einem Befehl { -fs-of-seat }
    }. Er kann erst aufgedeckt werden, wenn nichts mehr auf ihm liegt.
fs-why-not-your-stack = Du hast keinen Befehl { -fs-in-system }.
fs-why-assets-full = Du hast schon { $most } davon; mehr geht nicht.
fs-why-assets-out = Im Vorrat ist keiner mehr.
fs-why-storm-moved = Dieser Warpsturm ist in dieser Phase schon gezogen.
fs-why-storm-stuck = „{ $event }“ kann diesen Warpsturm nicht bewegen: Ein anderer Sturm oder der Rand des Spielplans ist im Weg.
fs-why-retreat-worlds = Bodeneinheiten ziehen sich auf Welten zurück.
fs-why-retreat-voids = Schiffe ziehen sich in Leerräume zurück.
fs-why-retreat-origin = Keine deiner Einheiten kam { -fs-from-area }. Angreifer gehen dorthin zurück, woher einer von ihnen kam.
fs-why-retreat-enemy = { NAME($area, form: "start") } gehört jemand anderem.
fs-why-retreat-far = { NAME($area, form: "start") } liegt weder in diesem System noch daneben.
fs-why-retreat-whence = Von dort kamen die Angreifer.
fs-why-retreat-friendly = Ein eigenes Gebiet ist erreichbar, also muss es ein eigenes sein.
fs-why-retreat-path = Kein Pfad führt { -fs-to-area }: Ein Pfad muss durch eigene Gebiete führen, und kein Sturm darf im Weg sein.
fs-why-not-active = Einheiten ziehen nur { -fs-to-system }, wo der Befehl liegt.
fs-why-ships-voids = Schiffe ziehen in Leerräume. Bodeneinheiten folgen im nächsten Schritt.
fs-why-ground-worlds = Bodeneinheiten bleiben auf Welten.
fs-why-second-clash = Du greifst schon { NAME($area, form: "acc") } an. Ein Befehl erlaubt nur einen Kampf.
fs-why-five = { WORD($area, "in-start") } { NAME($area, form: "bare") } sind schon { $most } deiner Einheiten; mehr dürfen es nach einer Bewegung nicht sein.
fs-why-no-ship-for = Keines deiner Schiffe kann { -fs-to-area } ziehen. Ein nicht aufgeriebenes in diesem oder einem benachbarten System würde genügen.
fs-why-no-path-to = Kein Pfad führt { -fs-to-area }. Alle Gebiete unterwegs müssten eigene sein; deine Schiffe machen Leerräume dazu.
fs-why-ships-first = Schiffe ziehen zuerst. Bodeneinheiten folgen im nächsten Schritt.
fs-why-ships-moved = Die Schiffe sind gezogen. Jetzt sind die Bodeneinheiten dran.
fs-why-routed = Aufgeriebene Einheiten ziehen nicht. Sie formieren sich in der Auffrischungsphase neu.
fs-why-not-beside = { NAME($system, form: "nom-start") } { WORD($system, "number") ->
        [many] grenzen
       *[other] grenzt
    } nicht an { NAME($active, form: "with-acc") }.
fs-why-other-neighbour = Deine Einheiten kommen { WORD($other, "from") } { NAME($other, form: "dat") }. Nur die von dort und die { -fs-in-active } dürfen jetzt ziehen.
fs-why-has-moved = Diese Einheit ist mit diesem Befehl schon gezogen.
fs-why-storm = Zwischen { NAME($system, form: "with-dat") } und { NAME($active, form: "with-dat") } liegt ein Warpsturm.
fs-why-no-void = Kein Leerraum { -fs-in-system } hat Platz dafür.
fs-why-no-path = Kein Pfad führt { -fs-from-area } { -fs-to-system }. Alle Gebiete unterwegs müssten eigene sein; deine Schiffe machen Leerräume dazu.
fs-why-strike-active = Orbitalschläge treffen nur Welten { -fs-in-system }, wo der Befehl liegt.
fs-why-strike-void = Du hast { -fs-in-area } kein Schiff, das nicht aufgerieben ist und neben einer gegnerischen Welt liegt.
fs-why-strike-enemy = { NAME($area, form: "start") } gehört keinem Gegner.
fs-why-strike-ships = In keinem Leerraum neben { NAME($area, form: "dat") } liegt ein Schiff von dir, das nicht aufgerieben ist.
fs-why-strike-bastion = Eine Bastion schützt { NAME($area, form: "acc") } vor Orbitalschlägen. Eine Befehlsverbesserung kann sie umgehen.
fs-why-not-full = { NAME($area, form: "start") } hat Platz für { $room }, und mehr stehen dort nicht.
fs-why-structures-later = Bauwerke werden nach den Einheiten gekauft.
fs-why-no-figure = Alle deine { NAME($unit, form: "many") } sind auf dem Spielplan.
fs-why-level = Nötig ist Kommandostufe { $needs }; du hast { $level }. Jede Stadt erhöht sie, ein Schmiedemarker senkt den Bedarf um eins.
fs-why-forge = Kostet { $needs } Schmiedemarker; du hast { $forges }. Ein Herrschaftsbefehl bringt welche.
fs-why-no-void-here = Kein Leerraum dieses Systems gehört dir oder ist frei.
fs-why-no-world-here = Keine Welt dieses Systems gehört dir oder ist frei.
fs-why-materiel = Kostet { $price } Material; du hast { $has }.
fs-why-deploy-active = Was du kaufst, kommt { -fs-to-system }, wo der Befehl liegt.
fs-why-deploy-enemy = { NAME($area, form: "start") } gehört jemand anderem. Einheiten kommen in Gebiete, die dir gehören oder frei sind.
fs-why-units-over = Einheiten werden vor dem Bauwerk gekauft.
fs-why-no-control = Du hast keinen Kontrollmarker mehr.
fs-why-no-structure = Im Vorrat ist keine { $structure } mehr.
fs-why-no-site = Du hast { -fs-in-system } keine Welt ohne Bauwerk.
fs-why-structure-void = Bauwerke stehen auf Welten.
fs-why-structure-friendly = { NAME($area, form: "start") } gehört nicht dir.
fs-why-structure-there = { WORD($area, "in-start") } { NAME($area, form: "bare") } steht schon ein Bauwerk. Platz ist nur für eines.
fs-why-strategize-absent = Du hast { -fs-in-system } weder Einheit noch Bauwerk.
fs-why-one-upgrade = Davon hast du mit diesem Befehl schon eine gekauft: Jeder Befehl erlaubt nur eine.
fs-why-idle = Jetzt würde es nichts ändern.
fs-why-upgrade-used = Diese Verbesserung wurde in dieser Runde schon genutzt. Jede wirkt nur einmal je Runde.
fs-idle-materiel = Deine Fähigkeit kostet { $price } Material; du hast { $has }.
fs-idle-nobody = Deine Fähigkeit würde nichts bewirken: Du hast { -fs-in-system } keine Einheit, die ersetzt werden kann ({ LIST($units, type: "or") }).
fs-idle-no-figure = Deine Fähigkeit würde nichts bewirken: In deinem Vorrat ist keine Figur mehr ({ LIST($units, type: "or") }).
fs-idle-no-unit = Deine Fähigkeit würde nichts bewirken: Du hast { -fs-in-system } keine passende Einheit, die nicht aufgerieben ist.
fs-idle-nowhere = Deine Fähigkeit würde nichts bewirken: Keine Einheit { -fs-in-system } hat eine Welt, auf die sie gehen kann.
fs-idle-no-world = Deine Fähigkeit würde nichts bewirken: Keine Welt { -fs-in-system } gehört dir oder ist frei.
fs-why-upgrade-level = Nötig ist Kommandostufe { $needs }; du hast { $level }. Jede Stadt erhöht deine.
