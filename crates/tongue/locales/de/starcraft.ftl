# StarCraft: Fragen, Antworten, Gründe, und was Karten verlangen.
# $unit, $area, $planet, $order … sind Namen; ihre Formen stehen in starcraft-names.ftl.

## Things that have no entry of their own

sc-area = { $planet } { $letter }
# A Combat card by what it shows. $units: its units, or one of the next two.
sc-card = { $attack }/{ $health } { LIST($units, type: "or") }
    .named = der Karte { $attack }/{ $health } { LIST($units, type: "or") }
sc-any-unit = jede Einheit
sc-no-unit = keine Einheit
# A card that is added to another and has only a number.
sc-card-added = Verstärkung { $number }
    .start = Verstärkung { $number }
sc-card-of = { $tech }
    .quoted = „{ $tech }“
    .named = „{ $tech }“
# Attack and health if the card shows the unit in front, and otherwise.
sc-card-otherwise = { $card } (sonst { $minor_attack }/{ $minor_health })
sc-card-values = „{ $card }“ ({ $attack }/{ $health }, sonst { $minor_attack }/{ $minor_health })
# Eine von mehreren Karten, die gleich heißen: mit ihrer Nummer oder welches Exemplar einer Technologiekarte es ist.
sc-card-numbered = { $card }, Nr. { $number }
    .quoted = { NAME($card, form: "quoted") }, Nr. { $number }
sc-card-copy = { $card }, Exemplar { $number }
    .quoted = { NAME($card, form: "quoted") }, Exemplar { $number }
sc-route = die Route zwischen { $one } und { $other }
    .start = Die Route zwischen { $one } und { $other }
    .dat = der Route zwischen { $one } und { $other }
sc-z-route = die Z-Achsen-Route zwischen { $one } und { $other }
    .start = Die Z-Achsen-Route zwischen { $one } und { $other }
    .dat = der Z-Achsen-Route zwischen { $one } und { $other }
sc-z-route-sides = die Z-Achsen-Route von { $one } { NAME($from, form: "short") } nach { $other } { NAME($to, form: "short") }
    .start = Die Z-Achsen-Route von { $one } { NAME($from, form: "short") } nach { $other } { NAME($to, form: "short") }
    .dat = der Z-Achsen-Route von { $one } { NAME($from, form: "short") } nach { $other } { NAME($to, form: "short") }
sc-z-end = das Ende an { $planet } { NAME($side, form: "short") } (Route nach { $there })
    .start = Das Ende an { $planet } { NAME($side, form: "short") } (Route nach { $there })
    .dat = dem Ende an { $planet } { NAME($side, form: "short") } (Route nach { $there })
# A hero: what it is, and its own name, that of its Leadership card.
sc-hero-unit = { $unit } { NAME($leader, form: "hero") }
    .def = { NAME($unit, form: "def") } { NAME($leader, form: "hero") }
    .acc = { NAME($unit, form: "acc") } { NAME($leader, form: "hero") }
    .dat = { NAME($unit, form: "dat") } { NAME($leader, form: "hero") }
    .gender = { WORD($unit, "gender") }
    .hero-gender = { $leader ->
        [sarah_kerrigan] f
       *[other] m
    }
    .article = { WORD($unit, "article") }
    .article-start = { WORD($unit, "article-start") }
    .article-acc = { WORD($unit, "article-acc") }
    .article-dat = { WORD($unit, "article-dat") }
    .the = { WORD($unit, "the") }
    .the-start = { WORD($unit, "the-start") }
    .the-acc = { WORD($unit, "the-acc") }
    .the-dat = { WORD($unit, "the-dat") }
    .your = { WORD($unit, "your") }
    .your-start = { WORD($unit, "your-start") }
sc-some = { $count ->
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
sc-resources = { $minerals ->
        [0] { $gas ->
                [0] nichts
               *[other] { $gas } Gas
            }
       *[other] { $gas ->
                [0] { $minerals } Kristall
               *[other] { $minerals } Kristall und { $gas } Gas
            }
    }
    .for = { $minerals ->
        [0] { $gas ->
                [0] kostenlos
               *[other] für { $gas } Gas
            }
       *[other] { $gas ->
                [0] für { $minerals } Kristall
               *[other] für { $minerals } Kristall und { $gas } Gas
            }
    }

## Questions

sc-ask-faction = Welche Fraktion spielst du?
sc-ask-leader = Welche Führungskarte der Stufe { $stage ->
        [1] I
        [2] II
       *[3] III
    } wählst du?
sc-ask-take-planets = Welche Planeten nimmst du?
sc-ask-pick-planet = Welchen deiner Planeten legst du jetzt?
sc-ask-place-planet = Wohin kommt { $planet }?
sc-ask-routes = Es sind zu wenige Routen übrig: Welche wird gelegt?
sc-ask-start-base = Kommt deine Basis auf { $planet }?
sc-ask-z-major = Wohin kommt das große Ende deiner Z-Achsen-Route?
sc-ask-z-minor = Wohin kommt das kleine Ende deiner Z-Achsen-Route?
sc-ask-force = Wo beginnt { WORD($unit, "your") } { $unit }?
sc-ask-next-force = Wo beginnt deine nächste Einheit?
sc-ask-start-site = Wohin kommt deine Anlage?
sc-ask-start-transport = Wo beginnt dein Transporter?
sc-ask-start-of-planning = Nutzt du eine Karte, bevor die Befehle gelegt werden?
sc-ask-place-order = Welchen Befehl legst du, und wohin?
sc-ask-place-second = Welchen Befehl legst du dazu, und wohin?
sc-ask-end-of-planning = Nutzt du eine Karte, nachdem die Befehle gelegt sind?
sc-ask-reveal = Welchen deiner Befehle deckst du auf?
sc-ask-execute = Führst du den { NAME($order, form: "order") } auf { $planet } aus, oder nimmst du stattdessen eine Ereigniskarte?
sc-ask-execute-order = Den Befehl ausführen oder stattdessen eine Ereigniskarte nehmen?
sc-ask-before-order = Nutzt du eine Karte vor dem Befehl?
sc-ask-build = Was baust du?
sc-ask-give-up = Welche Einheit gibst du außerdem her?
sc-ask-give-part = Welche Einheit gibst du für { WORD($unit, "article-acc") } { NAME($unit, form: "acc") } her?
sc-ask-upgrade = Welches Gebäude oder Modul kaufst du?
sc-ask-base = Wo baust du eine Basis?
sc-ask-scrap = Welche eigene Einheit, welche Basis oder welchen Transporter zerstörst du?
sc-ask-move = Welche Einheit bewegst du?
sc-ask-move-to = Wohin zieht { WORD($unit, "the") } { NAME($unit, form: "def") } von { $area }?
sc-ask-to = Wohin?
sc-ask-recall = Welche Einheit rufst du zurück?
sc-ask-recall-to = Zu welchem Arbiter?
# Several like units stand there, and one of them carries a scenario item.
sc-ask-carry = Was trägt die Einheit, die nach { $area } zieht?
sc-ask-research-draw = Ziehst du drei Kampfkarten?
sc-ask-research-buy = Welche Technologie kaufst du?
sc-ask-research-extra = Noch eine Ereigniskarte oder eine Karte auf die Hand?
sc-ask-tech-to-hand = Welche Karte der Technologie nimmst du auf die Hand?
sc-ask-pay = Wie zahlst du { $amount }?
sc-ask-pay-mining = Wie zahlst du { $amount }? Ohne Raubbau geht es nicht.
sc-ask-end-of-order = Zerstörst du eine eigene Einheit, eine Basis oder einen Transporter, bevor der Befehl endet?
sc-ask-put-away = Kommt der Spezialbefehl ins Reservoir?
sc-ask-take-token = { $more ->
        [1] Welchen Rohstoffmarker nimmst du?
       *[other] Welchen Rohstoffmarker nimmst du (noch { $more })?
    }
sc-ask-forbid = Welches Gebiet sperrst du für diesen Befehl?
sc-ask-to-reserve = Kommt { WORD($unit, "the") } { NAME($unit, form: "def") } auf deine Führungskarte?
sc-ask-muster = Welche Einheiten verlassen deine Führungskarte?
sc-ask-avenge = Was zerstörst du aus Rache für deinen Helden?
sc-ask-lose-to-leader = Welche Einheit geht durch „{ $leader }“ verloren?
sc-ask-infest = Setzt du auf { $area } eine Verseuchte Kommandozentrale ein?
sc-ask-lose-at-start = Welche Einheit geht durch „{ $tech }“ verloren?
sc-ask-switch = Welche zwei deiner Einheiten tauschen die Plätze?
sc-ask-lose-assist = Welche Hilfseinheit geht verloren?
sc-ask-collateral = Was zerstört der Kollateralschaden?
sc-ask-ability = Nutzt du eine Kampfbeginn-Fähigkeit?
sc-ask-sacrifice = Was gibst du her?
sc-ask-bonus-draw = Ziehst du { $count ->
        [one] { $count } weitere Kampfkarte
       *[other] { $count } weitere Kampfkarten
    }?
sc-ask-front = Welche Einheit kämpft an der Front?
sc-ask-pair = Welche Einheiten stehen einander gegenüber?
sc-ask-support = Welches Gefecht verstärkt { WORD($unit, "your") } { $unit }?
sc-ask-support-unit = Welches Gefecht verstärkt deine Einheit?
sc-ask-standard = Welche Standardkarte spielst du für Gefecht { $number } aus?
sc-ask-looked = Welche der beiden Karten spielst du für Gefecht { $number } aus?
sc-ask-reinforcement = Spielst du für Gefecht { $number } eine Verstärkungskarte dazu?
sc-ask-replace = Deine Karte wurde annulliert: Welche ersetzt sie?
sc-ask-next-skirmish = Welches Gefecht wird als Nächstes ausgetragen?
sc-ask-lose-support = Welche Verstärkungseinheit verlierst du?
sc-ask-lose-to-text = Welche Einheit verlierst du durch „{ $card }“?
sc-ask-withdraw = Wohin zieht { WORD($unit, "your") } { $unit } mit Tarnung ab?
sc-ask-withdraw-unit = Wohin zieht die getarnte Einheit ab?
sc-ask-lose-to-splash = Welche Einheit verlierst du durch den Streuschaden?
sc-ask-lose-to-splash-of = Welche Einheit verlierst du durch den Streuschaden von { NAME($card, form: "named") }?
sc-ask-lose-to-nuke = Welche Einheit verlierst du durch den Nuklearschlag?
sc-ask-leave = Welche überzählige Einheit zieht ab?
sc-ask-retreat = Wohin ziehen sich deine Einheiten zurück?
sc-ask-lose-in-retreat = Der Platz reicht nicht: Welche Einheit geht verloren?
sc-ask-start-of-regrouping = Nutzt du eine Karte vor der Organisation?
sc-ask-end-of-regrouping = Nutzt du eine Karte am Ende der Runde?
sc-ask-take-cards = { $more ->
        [1] Welche Kampfkarte nimmst du?
       *[other] Welche Kampfkarte nimmst du (noch { $more })?
    }
sc-ask-play-events = Welche Ereigniskarte führst du aus?
sc-ask-end-bonus = Ein Siegpunkt oder eine weitere Ereigniskarte?
sc-ask-discard = Welche Karte wirfst du ab?

# An Event card and what it asks for, one of the sc-card-asks below.
sc-ask-card = { $event }: { $doing }

## What an Event card asks for, after its name and a colon

sc-card-asks = Was wählst du?
sc-card-asks-either = Was von beidem wählst du?
sc-card-asks-units-area = In welches Gebiet setzt du { NAME($units, form: "acc") }?
sc-card-asks-little-room = Auf { $area } ist wenig Platz. Welche Einheit kommt?
sc-card-asks-transport = { $more ->
        [1] Auf welche Route setzt du einen kostenlosen Transporter?
       *[other] Auf welche Route setzt du einen kostenlosen Transporter (noch { $more })?
    }
sc-card-asks-move-transport = { $more ->
        [1] Welchen deiner Transporter versetzt du?
       *[other] Welchen deiner Transporter versetzt du (noch { $more })?
    }
sc-card-asks-transport-to = Wohin kommt der Transporter von { NAME($route, form: "dat") }?
sc-card-asks-destroy-transports = Auf welcher Route werden alle Transporter zerstört?
sc-card-asks-restore = { $more ->
        [1] Welches teilweise ausgebeutete Gebiet stellst du wieder her?
       *[other] Welches teilweise ausgebeutete Gebiet stellst du wieder her (noch { $more })?
    }
sc-card-asks-deplete = { $more ->
        [1] Welches Rohstoffgebiet wird um eine Stufe weiter ausgebeutet?
       *[other] Welches Rohstoffgebiet wird um eine Stufe weiter ausgebeutet (noch { $more })?
    }
sc-card-asks-gift-any = Welches Gebäude, welches Modul oder welche Technologie erhältst du kostenlos?
sc-card-asks-gift-upgrade = Welches Gebäude oder Modul erhältst du kostenlos?
sc-card-asks-gift-technology = Welche Technologie erhältst du kostenlos?
sc-card-asks-buy-any = Welches Gebäude, welches Modul oder welche Technologie erhältst du für { $less ->
        [one] { $less } Rohstoff
       *[other] { $less } Rohstoffe
    } weniger?
sc-card-asks-buy-upgrade = Welches Gebäude oder Modul erhältst du für { $less ->
        [one] { $less } Rohstoff
       *[other] { $less } Rohstoffe
    } weniger?
sc-card-asks-buy-technology = Welche Technologie erhältst du für { $less ->
        [one] { $less } Rohstoff
       *[other] { $less } Rohstoffe
    } weniger?
sc-card-asks-take-event = Welche Ereigniskarte übernimmst du?
sc-card-asks-discard-event = Welche Ereigniskarte wird abgeworfen?
sc-card-asks-assault-from = Aus welchem Gebiet werden Einheiten bewegt?
sc-card-asks-assault-loss = Der Platz reicht nicht. Welche Einheit geht verloren?
sc-card-asks-assault-unit = Welche Einheit von { $area } wird bewegt (bis zu { $more })?
# $count: how many units $units are.
sc-card-asks-assault-to = { $count ->
        [one] Gewählt: { $units } von { $area }. Wohin zieht die Einheit?
       *[other] Gewählt: { $units } von { $area }. Wohin ziehen sie?
    }
sc-card-asks-assault-more = Gewählt: { $units } von { $area }. Noch eine Einheit, oder wohin?
sc-card-asks-swap-ends = Welche Enden von Z-Achsen-Routen tauschen die Plätze?
sc-card-asks-token = { $more ->
        [1] Welchen Rohstoffmarker nimmst du?
       *[other] Welchen Rohstoffmarker nimmst du (noch { $more })?
    }
sc-card-asks-guard = { $more ->
        [1] Welches deiner Gebiete erhält einen Wachmarker?
       *[other] Welches deiner Gebiete erhält einen Wachmarker (noch { $more })?
    }
sc-card-asks-leader = Welche Führungskarte führst du aus?
sc-card-asks-hero = Wohin kommt { $unit ->
        [infested_terran] deine Heldin
       *[other] dein Held
    } ({ $unit })?
sc-card-asks-free-figure = Im Vorrat ist k{ WORD($unit, "article") } { $unit } mehr. Welche deiner Figuren dieser Art auf dem Spielplan zerstörst du für { $unit ->
        [infested_terran] die Heldin
       *[other] den Helden
    }?
sc-card-asks-first = Wer wird Startspieler?
sc-card-asks-expel = Welchen Planeten müssen alle Gegner verlassen?
sc-card-asks-expel-to = Wohin ziehen deine Einheiten?
sc-card-asks-expel-loss = Der Platz reicht nicht. Welche Einheit geht verloren?
sc-card-asks-point = { $more ->
        [1] Welches Gebiet erhält einen Spezialsiegpunktmarker?
       *[other] Welches Gebiet erhält einen Spezialsiegpunktmarker (noch { $more })?
    }
sc-card-asks-warp = Welche Einheit verlässt das Warptor?
sc-card-asks-warp-to = Wohin zieht sie?
sc-card-asks-own-unit = Welche deiner Einheiten gibst du her?
sc-card-asks-own-area = In welchem Gebiet von { $planet } werden alle Einheiten zerstört?
sc-card-asks-stack = In welchem Stapel kommt der unterste Befehl nach oben?
sc-card-asks-limit = Wo dürfen die anderen nur je einen Befehl legen?
sc-card-asks-site = Wohin kommt { WORD($site, "the") } { NAME($site, form: "def") }?
sc-card-asks-raid = Welcher gegnerische Transporter wird zerstört?
sc-card-asks-build = Auf welchem Planeten baust du?

## What an alternative of a card gives

sc-all-of = { $parts }
sc-gives = Tun, was die Karte sagt
sc-gives-transports = { $count ->
        [1] Einen kostenlosen Transporter auf eine beliebige Route setzen
       *[other] { $count } kostenlose Transporter auf Routen setzen
    }
sc-gives-moves = Bis zu { $count } deiner Transporter auf andere Routen versetzen
sc-gives-units = Kostenlos { NAME($units, form: "acc") } in ein eigenes oder leeres Gebiet setzen
sc-gives-units-friendly = Kostenlos { NAME($units, form: "acc") } in ein eigenes Gebiet setzen
sc-gives-points = { $count ->
        [one] { $count } Siegpunkt erhalten
       *[other] { $count } Siegpunkte erhalten
    }
sc-gives-event = Eine weitere gezogene Ereigniskarte ausführen
sc-gives-first = { $owner }
    .start = { NAME($owner, form: "start") }
sc-gives-token = Einen Marker für { $resource } nehmen

## Choices

sc-do-place-planet = { $degrees ->
        [0] { NAME($planet, form: "start") } in Spalte { $column }, Zeile { $row } legen, ungedreht
       *[other] { NAME($planet, form: "start") } in Spalte { $column }, Zeile { $row } legen, um { $degrees } Grad gedreht
    }
sc-do-lay-route = Die Route nach { $planet } legen
sc-do-lay-route-side = Die Route nach { $side } legen
sc-do-place-force = { -sc-einen-unit } auf { $area } setzen
sc-do-start-transport = Deinen Transporter auf { $route } setzen
sc-do-build-transport = Einen Transporter auf { NAME($route, form: "dat") } bauen
sc-do-scrap-transport = Deinen Transporter auf { NAME($route, form: "dat") } zerstören
sc-do-pick-route = { NAME($route, form: "start") }
sc-do-give-up = { -sc-den-unit } auf { $area } hergeben
sc-do-move-to = { -sc-den-unit } nach { $area } bewegen
sc-do-to = Nach { $area }
sc-do-draw = { $count ->
        [one] { $count } Kampfkarte ziehen
       *[other] { $count } Kampfkarten ziehen
    }
sc-do-choose = Möglichkeit { $number }
sc-do-take-from = „{ $event }“ { WORD($owner, "von") }{ NAME($owner, form: "gen") }
sc-do-swap-ends = { NAME($one, form: "start") } mit { NAME($other, form: "dat") } vertauschen
sc-do-pay-from = Einen Arbeiter auf die Karte von { $area } setzen
sc-do-mine-partly = Raubbau auf { $area }: dann teilweise ausgebeutet
sc-do-mine-all = Raubbau auf { $area }: dann vollständig ausgebeutet und die Karte verloren
sc-do-withdraw = { -sc-den-unit } nach { $area } abziehen
sc-do-withdraw-to = Nach { $area } abziehen
sc-do-take-faction = { NAME($faction, form: "acc-start") } spielen
sc-do-take-leader = „{ $leader }“ wählen
sc-do-choose-planet = { $planet }
sc-do-free-worker = Einen Arbeiter kostenlos bauen
sc-do-free-transport = Einen Transporter auf { NAME($route, form: "dat") } kostenlos bauen
sc-do-build-reserve = { -sc-einen-unit } auf deine Führungskarte stellen
sc-do-scrap-reserve = { -sc-einen-unit } auf deiner Führungskarte zerstören
sc-do-deploy = { -sc-einen-unit } von deiner Führungskarte nach { $area } schicken
sc-do-strike = { -sc-den-unit } { WORD($owner, "von") }{ NAME($owner, form: "gen") } auf { $area } zerstören
sc-do-strike-site = { WORD($site, "gender") ->
        [f] Die
        [n] Das
       *[m] Den
    } { NAME($site, form: "acc") } auf { $area } zerstören
sc-do-raid = Den Transporter { WORD($owner, "von") }{ NAME($owner, form: "gen") } auf { NAME($route, form: "dat") } zerstören
sc-do-pick-planet = { $planet } legen
sc-do-place-base = Deine Basis auf { $area } setzen
sc-do-place-z-end = Das Ende der Z-Achsen-Route an { $planet } { NAME($side, form: "short") } legen
sc-do-place-order = { NAME($order, form: "order") } auf { $planet } legen
sc-do-use = „{ $thing }“ nutzen
sc-do-reveal = Deinen Befehl auf { $planet } aufdecken
sc-do-execute-order = Den Befehl ausführen
sc-do-defend = { $area } verteidigen
sc-do-execute-as = Als { NAME($order, form: "order") } ausführen
sc-do-dispose = Den Spezialbefehl endgültig hergeben
sc-do-scrap-site = Die Anlage auf { $area } zerstören
sc-do-pay-token = Einen Marker für { $amount } ausgeben
sc-do-use-guard = Den Wachmarker nutzen
sc-do-switch = { WORD($one, "gender") ->
        [f] Die
        [n] Das
       *[m] Den
    } { NAME($one, form: "acc") } aus Gefecht { $at } und { WORD($other, "the-acc") } { NAME($other, form: "acc") } aus Gefecht { $to } die Plätze tauschen lassen
sc-do-take-token = Ein Marker für { $resource }
sc-do-ravage-base = Die Basis zerstören
sc-do-ravage-site = Die Anlage zerstören
sc-do-ravage-workers = Die Arbeiter auf der Rohstoffkarte zerstören
sc-do-take-event = Eine Ereigniskarte nehmen
sc-do-build-worker = Einen Arbeiter bauen
sc-do-build-unit = { -sc-einen-unit } auf { $area } bauen
sc-do-build-building = { $building }: nächste Stufe bauen
sc-do-build-module = Ein { $module } bauen
sc-do-build-base = Eine Basis auf { $area } bauen
sc-do-scrap = Eine eigene Einheit, eine Basis oder einen Transporter zerstören
sc-do-scrap-unit = { -sc-deinen-unit } auf { $area } zerstören
sc-do-scrap-base = Deine Basis auf { $planet } zerstören
sc-do-pay-auto = Ohne Raubbau zahlen
sc-do-pay-permanent = Einen Arbeiter auf dein permanentes Vorkommen setzen ({ $resource })
sc-do-discount = { $amount } weniger zahlen
sc-do-move-unit = { -sc-einen-unit } von { $area } bewegen
sc-do-take-item = { -sc-den-unit } auf { $area } den { $item } aufnehmen lassen
sc-do-carry-item = Mit dem { $item }
sc-do-lift-off = Deine Basis nach { $area } versetzen
sc-do-recall = { -sc-einen-unit } von { $area } zurückrufen
sc-do-buy = „{ $tech }“ kaufen
sc-do-take-card = { NAME($card, form: "quoted") } nehmen
sc-do-give-unit = { -sc-einen-unit } hergeben
sc-do-give-worker = Einen Arbeiter hergeben
sc-do-name-front = { WORD($unit, "the-start") } { NAME($unit, form: "def") } kämpft an der Front
sc-do-pair = { $attacker } gegen { NAME($defender, form: "acc") }
sc-do-support = Gefecht { $number } verstärken
sc-do-play-card = { NAME($card, form: "quoted") } ausspielen
sc-do-play-deck = Die oberste Karte deines Stapels ungesehen ausspielen
sc-do-look-deck = Zwei Karten deines Stapels ansehen und eine ausspielen
sc-do-resolve = Gefecht { $number } austragen
sc-do-lose = { -sc-einen-unit } verlieren
sc-do-lose-front = { -sc-den-unit } an der Front verlieren
sc-do-leave = { WORD($unit, "the-start") } { NAME($unit, form: "def") } zieht ab
sc-do-retreat = Rückzug nach { $area }
sc-do-play-event = „{ $event }“ ausführen
sc-do-take-point = 1 Siegpunkt erhalten
sc-do-pick-unit = { $unit }
sc-do-discard = { NAME($card, form: "quoted") } abwerfen

## What "done" means

sc-done = Weiter
sc-done-start-base = Nicht hier: Basis auf einen anderen deiner Planeten setzen
sc-done-planning = Keine Karte nutzen
sc-done-order-placed = Jetzt keinen weiteren Befehl legen
sc-done-muster = Die anderen auf der Karte lassen
sc-done-to-reserve = Auf dem Planeten lassen
sc-done-avenge = Nichts zerstören
sc-done-before-order = Keine Karte nutzen, Befehl ausführen
sc-done-build-units = Keine Einheiten, Arbeiter oder Transporter mehr bauen
sc-done-build-upgrades = Keine Gebäude oder Module mehr kaufen
sc-done-build-base = Keine Basis bauen
sc-done-move = Nichts mehr bewegen
sc-done-move-fight = Nichts mehr bewegen, um { $area } kämpfen
sc-done-carry = Ohne Gegenstand
sc-done-recall = Keine Einheit zurückrufen
sc-done-research-draw = Keine Kampfkarten ziehen
sc-done-bonus-draw = Keine Karten mehr ziehen
sc-done-research-buy = Keine Technologie kaufen
sc-done-research-extra = Weder eine Ereigniskarte noch eine Handkarte nehmen
sc-done-tech-to-hand = Keine mehr nehmen, den Rest in den Stapel mischen
sc-done-pay = Doch nicht kaufen: nichts bezahlt, kein Raubbau
sc-done-order = Befehl beenden
sc-done-ability = In diesem Kampf keine Fähigkeit nutzen
sc-done-standard = Keine Karte ausspielen: Du hast keine
sc-done-reinforcement = Keine Verstärkungskarte dazuspielen
sc-done-withdraw = { -sc-den-unit } zerstören lassen
sc-done-withdraw-it = Zerstören lassen
sc-done-splash = Keine Einheit durch diese Karte verlieren
sc-done-regrouping = Keine Karte nutzen, Runde abschließen
sc-done-take-cards = Keine Karten mehr nehmen
sc-done-play-events = Keine Ereigniskarten mehr ausführen, den Rest abwerfen
sc-done-card = Mit der Karte nichts mehr tun
sc-done-move-transports = Keine Transporter mehr versetzen
sc-done-restore = Kein Gebiet wiederherstellen
sc-done-deplete = Keine Gebiete mehr ausbeuten
sc-done-buy = Nichts kaufen
sc-done-move-units = Keine Einheiten bewegen

## Why something cannot be chosen

sc-why-not-asked = { NAME($thing, form: "start") } passt nicht zur Frage.
sc-why-route-not-asked = Diese Route passt nicht zur Frage.
sc-why-units-not-asked = Hier passt k{ WORD($unit, "article") } { $unit } zur Frage.
sc-why-faction-taken = { $thing } ist schon vergeben.
sc-why-no-joint = Dort würde keine Route den Planeten mit der Galaxie verbinden.
sc-why-closes-galaxy = Mit { $thing } bliebe keine Nut der Galaxie frei; lege zuerst deinen anderen Planeten.
sc-why-same-planet = Das andere Ende der Route liegt schon an diesem Planeten.
sc-why-home = Du beginnst auf { $planet }, wo deine Basis steht.
sc-why-no-home = Du beginnst auf dem Planeten mit deiner Basis.
sc-why-far = Du hast weder auf { $planet } noch auf einem verbundenen Planeten eine Einheit oder Basis.
sc-why-no-token = { $order ->
        [special_build] Dein { NAME($order, form: "order") } liegt schon auf dem Spielplan.
        [special_mobilize] Dein { NAME($order, form: "order") } liegt schon auf dem Spielplan.
        [special_research] Dein { NAME($order, form: "order") } liegt schon auf dem Spielplan.
        [star] Dein { NAME($order, form: "order") } liegt schon auf dem Spielplan.
       *[other] Alle deine { NAME($order, form: "many") } liegen auf dem Spielplan.
    }
sc-why-no-special = { $limit ->
        [0] Du hast kein Forschungs- und Entwicklungsmodul und darfst daher keine Spezialbefehle legen.
        [one] Du hast deinen Spezialbefehl für diese Runde schon gelegt.
       *[other] Du hast deine { $limit } Spezialbefehle für diese Runde schon gelegt.
    }
sc-why-covered = Der oberste Befehl auf { $planet } gehört { NAME($owner, form: "dat") } und ist zuerst dran.
sc-why-no-base = Du hast keine Basis auf { $planet }.
sc-why-later = Das kommt in einem späteren Schritt dieses Befehls.
sc-why-over = Dieser Schritt des Befehls ist vorbei.
sc-why-workers-out = Alle deine { $count } Arbeiter sind im Spiel.
sc-why-transports-out = Alle deine { $count } Transporter sind auf dem Spielplan.
sc-why-transport-there = Du hast schon einen Transporter auf dieser Route.
sc-why-not-attached = Diese Route berührt { $planet } nicht.
sc-why-no-route = Auf jeder Route an { $planet } hast du schon einen Transporter.
sc-why-build-limit = Dein Baulimit von { $limit ->
        [one] { $limit } Einheit
       *[other] { $limit } Einheiten
    } je Befehl ist ausgeschöpft.
sc-why-needs-building = { WORD($unit, "the-start") } { NAME($unit, form: "def") } braucht { WORD($building, "the-acc") } { $building } auf Stufe { $level }.
sc-why-no-building = Keines deiner Gebäude stellt das her.
sc-why-no-figures = Von deinen { NAME($unit, form: "many-dat") } sind alle auf dem Spielplan.
sc-why-price-workers = { NAME($thing, form: "start") }: Das kostet { $price }, aber du hast { $workers ->
        [0] keinen Arbeiter
       *[other] nur { $workers } Arbeiter
    } im Reservoir.
sc-why-price-none = { NAME($thing, form: "start") }: Das kostet { $price }, aber du hast { $resource ->
        [gas] kein
       *[other] keinen
    } { $resource } mehr.
sc-why-price-most = { NAME($thing, form: "start") }: Das kostet { $price }, aber du kannst nur noch { $most } aufbringen.
sc-why-declined = Du hast darauf verzichtet, weil es Raubbau erfordert. Sobald du etwas anderes gekauft hast, wird es wieder angeboten.
sc-why-enemy-here = Auf { $area } stehen Einheiten oder eine Basis eines anderen Spielers.
sc-why-full-area = { $area } ist voll: Dort ist Platz für { $limit ->
        [one] { $limit } Einheit
       *[other] { $limit } Einheiten
    }.
sc-why-full = { NAME($thing, form: "start") } ist voll.
sc-why-no-room = Kein eigenes oder leeres Gebiet von { $planet } hat Platz.
sc-why-battle-elsewhere = Das geht nur auf { $planet }, wo gekämpft wird.
sc-why-order-elsewhere = Der Befehl liegt auf { $planet }.
sc-why-needs-tech = { WORD($unit, "the-start") } { NAME($unit, form: "def") } braucht die Technologie „{ $tech }“.
sc-why-needs-a-tech = { WORD($unit, "the-start") } { NAME($unit, form: "def") } braucht eine Technologie, die du nicht hast.
sc-why-no-other = Auf { $area } steht sonst k{ WORD($unit, "article") } { $unit } von dir.
sc-why-too-few = Dazu braucht es schon vor dem Befehl { NAME($units, form: "acc") } auf { $planet }.
sc-why-top-level = { $building }: höchste Stufe erreicht.
sc-why-one-module = Je Befehl geht nur ein Modul, und das ist schon gebaut.
sc-why-one-building = Je Befehl geht nur ein Gebäude, und das ist schon gebaut.
sc-why-no-such-module = Deine Rasse hat kein { $module }.
sc-why-module-spaces = Alle { $count } Bauplätze für Module auf deinem Bogen sind belegt.
sc-why-modules-out = Du hast kein { $module } mehr zum Bauen.
sc-why-nothing-here = Du hast weder eine Einheit noch eine Basis auf { $planet }.
sc-why-has-base = Du hast schon eine Basis auf { $planet }; mehr als eine je Planet geht nicht.
sc-why-bases-out = Alle deine { $count } Basen sind auf dem Spielplan.
sc-why-no-own-unit = Du hast keine Einheit auf { $area }.
sc-why-base-there = Auf { $area } steht schon eine Basis.
sc-why-team-fills = Die Basen deines Teams würden ganz { $planet } füllen.
sc-why-item-elsewhere = Der { $item } ist nicht auf { $planet }.
sc-why-item-carried = Der { $item } wird schon getragen.
sc-why-item-not-yours = Du kontrollierst das Gebiet mit dem { $item } nicht: Dort müssen deine Einheiten stehen, und niemand sonst darf dort Einheiten oder eine Basis haben.
sc-why-no-carrier = Keine Einheit dort kann den { $item } tragen.
sc-why-not-mobilizing = Der { $item } lässt sich nur mit einem Mobilisierungsbefehl aufnehmen.
sc-why-moved = Mit diesem Befehl hat sie sich schon bewegt.
sc-why-second-enemy = Mit diesem Befehl hast du schon { $area } betreten; mehr als ein gegnerisches Gebiet geht nicht.
sc-why-teammate = { $area } gehört deinem Teamgefährten.
sc-why-full-attack = { $most ->
        [one] Nur { $most } Einheit darf { $area } angreifen, und das tut schon eine.
       *[other] Höchstens { $most } Einheiten dürfen { $area } angreifen, und so viele sind es schon.
    }
sc-why-orbital = Der Besitzer der Basis auf { $area } hat ein Luftunterstützungsmodul: Deine Transporter können dort nicht landen.
sc-why-no-transport = Du hast keinen Transporter nach { $planet }.
sc-why-no-transport-from = Du hast keinen Transporter zwischen { $from } und { $planet }.
sc-why-not-adjacent = Keine Route führt von dort nach { $planet }.
sc-why-not-adjacent-from = Keine Route verbindet { $from } mit { $planet }.
sc-why-nowhere-to-go = Kein Gebiet von { $planet } kann sie aufnehmen.
sc-why-bound = Sie muss bleiben, um das Gebiet zu halten, in das deine Basis versetzt wurde.
sc-why-stands-there = Sie steht schon dort.
sc-why-bought = Du hast schon alle Karten von „{ $tech }“.
sc-why-other-resource = Du musst noch { $left } zahlen.
sc-why-permanent-full = Dein permanentes Vorkommen dieses Rohstoffs ist für diese Runde ausgeschöpft.
sc-why-discount-first = Wähle zuerst, für welchen Rohstoff der Rabatt gilt.
sc-why-needs-unit = Du hast im Kampf keine Einheit, die das nutzen kann.
sc-why-nothing-to-give = Du hast nichts, was du dafür hergeben könntest.
sc-why-other-time = „{ $thing }“ wirkt zu einem anderen Zeitpunkt.
sc-why-ability-used = Du hast „{ $thing }“ in dieser Phase schon genutzt.
sc-why-paired = Sie ist schon in einem Gefecht.
sc-why-assists = { WORD($unit, "the-start") } { NAME($unit, form: "def") } ist eine Hilfseinheit: Sie verstärkt, kämpft aber nicht an der Front.
sc-why-lone-reinforcement = Eine Verstärkungskarte geht nur zusammen mit einer Standardkarte aus deiner Hand.
sc-why-second-standard = Die zweite Karte muss eine Verstärkungskarte sein.
sc-why-not-looked = Spiele eine der zwei Karten aus, die du dir gerade ansiehst.
sc-why-resolved = Dieses Gefecht ist schon ausgetragen.
sc-why-front-line = Sie kämpft an der Front; verloren geht eine Verstärkungseinheit.
sc-why-cannot-be-hit = Die gegnerische Fronteinheit kann { WORD($unit, "the-acc") } { NAME($unit, form: "acc") } nicht treffen.
sc-why-not-named = Die Karte betrifft { WORD($unit, "the-acc") } { NAME($unit, form: "acc") } nicht.
sc-why-splash-misses = Dieser Streuschaden kann { WORD($unit, "the-acc") } { NAME($unit, form: "acc") } nicht zerstören.
sc-why-splash-elsewhere = Eine andere Karte braucht diese Einheit: Es gehen so viele Einheiten wie möglich verloren.
sc-why-contested = Um { $area } geht der Kampf.
sc-why-on-planet-only = Mit dieser Karte bleiben deine Einheiten auf dem Planeten.
sc-why-no-retreat = Du hast keinen Transporter vom Planeten des Kampfes zu diesem Planeten.
sc-why-in-discard = Du hast sie schon zum Abwerfen gewählt.
sc-why-not-friendly = Du kontrollierst { $area } nicht.
sc-why-no-resource = { $area } hat weder Kristall noch Gas.
sc-why-used-by-card = Diese Karte wurde auf { $area } schon genutzt.
sc-why-not-partial = { $area } ist nicht teilweise ausgebeutet.
sc-why-depleted = { $area } ist schon vollständig ausgebeutet.
sc-why-no-traffic = Auf dieser Route ist kein Transporter.
sc-why-no-own-transport = Du hast keinen Transporter auf dieser Route.
sc-why-just-moved = Diesen Transporter hast du gerade versetzt.
sc-why-no-beacon = Keine deiner Einheiten auf { $area } kann eine andere zu sich rufen.
# An area of a planet that only flying units, only ground units may enter.
sc-why-flying-only = Nur Flugeinheiten dürfen nach { $area }.
sc-why-ground-only = Nur Bodeneinheiten dürfen nach { $area }.
sc-why-no-ground = { $area } ist ein Fluggebiet: Dort kann keine Basis und keine Anlage stehen.
sc-why-pool-full = Deine Module erlauben in dieser Runde keinen weiteren Spezialbefehl.
sc-why-defended = Du hast deinen Verteidigungsbefehl in dieser Runde schon gespielt.
sc-why-not-defended = Ein Verteidigungsbefehl bringt Einheiten nur in das Gebiet, das er verteidigt.
sc-why-forbidden = „Mahlstrom“ sperrt { $area } für diesen Befehl.
sc-why-no-center = Du hast keine Verseuchte Kommandozentrale auf { $planet }.
sc-why-tokens-first = Deine letzten Arbeiter werden für das gebraucht, was deine Rohstoffmarker nicht bezahlen können.
sc-why-star-swaps = Der Sternbefehl wird als einer deiner unbenutzten Befehle ausgeführt.
sc-why-protected = Eine Führungskarte schützt { $area } vor der Ausbeutung durch andere.
sc-why-one-order = Eine Führungskarte erlaubt dir in dieser Phase nur einen Befehl auf { $planet }.
sc-why-guards-only = Ein Wachmarker nützt nur dem Verteidiger seines Gebiets.

## How a player stands

sc-goal-planet = { $planet }: { $held } von { $all ->
        [one] { $all } Gebiet
       *[other] { $all } Gebieten
    }
sc-goal-areas = { $owner }: { $count ->
        [one] { $count } Gebiet
       *[other] { $count } Gebiete
    }
sc-goal-base = { $planet }
sc-goal-others = Alle anderen brauchen { $points } Siegpunkte
sc-faction-sheet = Fraktionsbogen
sc-special-build = Spezialbaubefehl

## What attack and health are made of

sc-term-major = { NAME($card, form: "start") }, größere Werte: zeigt { WORD($unit, "the-acc") } { NAME($unit, form: "acc") }
sc-term-minor = { NAME($card, form: "start") }, kleinere Werte: zeigt { WORD($unit, "the-acc") } { NAME($unit, form: "acc") } nicht
sc-term-assists = { NAME($card, form: "start") }, kleinere Werte: { WORD($unit, "the") } { NAME($unit, form: "def") } ist Hilfseinheit
sc-term-stopgap = { NAME($card, form: "start") }, kleinere Werte: Der ursprüngliche Besitzer der Einheit ist ausgeschieden
sc-term-order = Spezialmobilisierungsbefehl
sc-term-events = Ereigniskarte, genutzt zu Kampfbeginn
sc-term-text = Text von { NAME($card, form: "quoted") }
sc-term-unmet = Text von { NAME($card, form: "quoted") }: Bedingung nicht erfüllt
sc-term-thing = { $thing }
sc-term-support = { $unit } als Verstärkung
sc-term-blind = { $unit } als Verstärkung kann die gegnerische Fronteinheit nicht treffen
sc-term-set = { NAME($card, form: "quoted") } bestimmt die Angriffsstärke, egal was sonst dazukommt
sc-term-hero = { WORD($unit, "hero-gender") ->
        [f] Heldin
       *[m] Held
    } { $unit }
sc-term-guard = Wachmarker
sc-term-left-out = { NAME($card, form: "quoted") } passt zu keiner Einheit und zählt nicht

## Setups

sc-team-players = Das Teamspiel ist für 4 oder 6 Spieler, nicht für { $players }.
sc-round-limit = Eine Rundengrenze gibt es nur bei Galaktischer Eroberung.
sc-needs-brood-war = Diese Option braucht Brood War.
sc-needs-survival = Die Zahl der Basen lässt sich nur bei Überleben festlegen.
sc-scenario-alone = Ein Szenario lässt sich nicht mit einem Spielmodus, einer Variante, Teams, dem Promo-Planeten oder optionalen Regeln kombinieren.
sc-scenario-players = „{ $scenario }“ ist nicht für { $players } Spieler, sondern für { $range ->
        [0] { $most }
        [1] { $least } oder { $most }
       *[other] { $least } bis { $most }
    }.
sc-scenario-faction = { $faction } nimmt an diesem Szenario nicht teil.
sc-scenario-unled = Mit diesen Fraktionen hätte nicht jede Fraktion des Szenarios einen Spieler.
sc-mode-alone = Ein Spielmodus lässt sich nicht mit diesen Optionen kombinieren: keine Führungskarten, Einweg-Spezialbefehle, andere Zahl von Planeten.

## Eine Einheit als erstes Wort im Akkusativ

-sc-einen-unit = { WORD($unit, "gender") ->
        [f] Eine
        [n] Ein
       *[m] Einen
    } { NAME($unit, form: "acc") }
-sc-den-unit = { WORD($unit, "gender") ->
        [f] Die
        [n] Das
       *[m] Den
    } { NAME($unit, form: "acc") }
-sc-deinen-unit = { WORD($unit, "gender") ->
        [f] Deine
        [n] Dein
       *[m] Deinen
    } { NAME($unit, form: "acc") }
