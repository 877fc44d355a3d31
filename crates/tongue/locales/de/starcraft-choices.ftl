# StarCraft: die Antworten der Seite, was neben den Fragen steht, und auf wen man wartet.
# Die Fragen selbst stehen in starcraft.ftl, mit Antworten in anderen Worten für Programme.

## Things that have no entry of their own

# The first letter large, where it stands alone.
sc-start = { NAME($thing, form: "start") }
# A free place for a planet: $side is north, east, south or west.
sc-cell-beside = { NAME($side, form: "beside") } von { $planet }
    .start = { NAME($side, form: "beside-start") } von { $planet }
sc-cell-middle = in der Mitte
    .start = In der Mitte
# Where an end of a route lies.
sc-slot = { $planet } { NAME($side, form: "short") }
# After “the route” or “a transport from”. $one and $other are planets, or sc-slot.
sc-route-ends = { $one } – { $other }
sc-z-route-ends = { $one } – { $other } (Z-Achse)
sc-route-unlaid = noch nicht gelegt
# Prices, after a comma; .for with “für”.
sc-cost-free = kostenlos
sc-cost-less = { $price }, abzüglich 1
    .for = { NAME($price, form: "for") }, abzüglich 1
# A unit under mind control; $owner is whose it was.
sc-stolen-unit = { $unit } { $owner ->
        [you] { AS($owner, "von dir") }
       *[other] { WORD($owner, "von") }{ NAME($owner, form: "gen") }
    }
    .def = { NAME($unit, form: "def") } { $owner ->
        [you] { AS($owner, "von dir") }
       *[other] { WORD($owner, "von") }{ NAME($owner, form: "gen") }
    }
    .acc = { NAME($unit, form: "acc") } { $owner ->
        [you] { AS($owner, "von dir") }
       *[other] { WORD($owner, "von") }{ NAME($owner, form: "gen") }
    }
    .dat = { NAME($unit, form: "dat") } { $owner ->
        [you] { AS($owner, "von dir") }
       *[other] { WORD($owner, "von") }{ NAME($owner, form: "gen") }
    }
    .gender = { WORD($unit, "gender") }
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
# Beide Gedankenkontrollmarker liegen unter solchen Einheiten.
sc-stolen-twin = { $unit } (Marker { $number })
    .def = { NAME($unit, form: "def") } (Marker { $number })
    .acc = { NAME($unit, form: "acc") } (Marker { $number })
    .dat = { NAME($unit, form: "dat") } (Marker { $number })
    .gender = { WORD($unit, "gender") }
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
# Eine Fronteinheit, neben denen, die sie verstärken.
sc-front-unit = { $unit } (Front)
    .def = { NAME($unit, form: "def") } (Front)
    .acc = { NAME($unit, form: "acc") } (Front)
    .dat = { NAME($unit, form: "dat") } (Front)
    .gender = { WORD($unit, "gender") }
    .the = { WORD($unit, "the") }
    .the-start = { WORD($unit, "the-start") }
    .the-acc = { WORD($unit, "the-acc") }
# $what an area yields: “2 minerals”, “3 conquest points”.
sc-yields = { $what }, Platz für { $limit ->
        [one] { $limit } Einheit
       *[other] { $limit } Einheiten
    }
# Instead of “2 minerals”: an area whose holder’s orders count as special ones.
sc-strategic = ein strategisches Gebiet
# How full an area is, in brackets.
sc-room = { $there } von { $limit ->
        [one] { $limit } Einheit
       *[other] { $limit } Einheiten
    }

## Buttons, with the short words that they have under a heading

sc-label-planet-place = { $degrees ->
        [0] { NAME($cell, form: "start") }, ungedreht
       *[other] { NAME($cell, form: "start") }, um { $degrees }° gedreht
    }
sc-label-planet-turned = { $degrees ->
        [0] ungedreht
       *[other] um { $degrees }° gedreht
    }
sc-label-lay-route = Route nach { $side }
sc-label-z-end = { $planet }, { $side }
sc-label-order = { $order } auf { $planet }
sc-label-use = „{ $thing }“ nutzen
sc-label-reveal = { $planet } · { $order }
sc-label-execute = { $order } ausführen
sc-label-execute-it = Ausführen
sc-label-take-event = Ereigniskarte nehmen
sc-label-worker = Arbeiter
sc-label-transport = Transporter
sc-label-transport-to = Transporter nach { $there }
# The other end of the route of a transport.
sc-label-z-axis = { $there } (Z-Achse)
sc-label-transport-on = Transporter: { $route }
sc-label-on = { $thing } auf { $place }
sc-label-from = { $thing } von { $place }
sc-label-give-up = Die Einheit auf { $area }
sc-label-upgrade = { $thing }, { $cost }
sc-label-module = { $module }, { $cost }
sc-label-base = Basis
sc-label-base-on = Basis auf { $place }
sc-label-lift-off = Abheben
sc-label-lift-off-to = Abheben nach { $area }
sc-label-scrap = Etwas Eigenes zerstören
sc-label-pay = { $amount } zahlen
# A link: takes back a payment that was made by itself, so that one is asked how to pay.
sc-pay-otherwise = Anders zahlen
# A link, pressed or not: one is asked for it once the order ends.
sc-wish-scrap = Am Ende etwas Eigenes zerstören
sc-label-pay-sheet = Bogen: { $amount }
sc-label-force = Raubbau: { $area }
sc-label-discount = { $amount } Rabatt
sc-label-draw = { $count } ziehen
sc-label-draw-three = 3 Karten ziehen
sc-label-give-worker = Ein Arbeiter
sc-label-lose-front = { $unit } an der Front
sc-label-lose-behind = { $unit } als Verstärkung
sc-label-pair = { $attacker } gegen { NAME($defender, form: "acc") }
sc-label-skirmish = Gefecht { $number }
sc-label-play-deck = Vom Stapel
sc-label-look-deck = Zwei ansehen
sc-label-take-point = 1 Siegpunkt
sc-label-area = Gebiet { $letter }
sc-label-route-to = nach { $planet }
# Where two routes join the same planets: $side of the planet of the heading, $end of the other one.
sc-label-route-from-side = { NAME($side, form: "short") } nach { $end }
sc-label-take-from = „{ $event }“ { WORD($owner, "von") }{ NAME($owner, form: "gen") }
sc-label-end = Ende { $end }
sc-label-swap-ends = Ende { $one } mit Ende { $other }
# Brood War: $area is defended; an order is carried out as a special one; a token is spent.
sc-label-defend = { $area } verteidigen
sc-label-defend-heading = Verteidigen
sc-label-execute-as = Als { NAME($order, form: "order") }
sc-label-dispose = Aus dem Spiel
sc-label-pay-token = Marker: { $amount }
sc-label-use-guard = Wachmarker nutzen
# A unit, a transport of somebody that is destroyed.
sc-label-take-item = { $item }: { $unit }
# The heading over the units that can pick an item up.
sc-label-take-item-heading = { $item } aufnehmen mit
sc-label-strike = { $unit } { $owner ->
        [you] von dir
       *[other] { WORD($owner, "von") }{ NAME($owner, form: "gen") }
    } auf { $area }
sc-label-of = { $unit } { $owner ->
        [you] von dir
       *[other] { WORD($owner, "von") }{ NAME($owner, form: "gen") }
    }
sc-label-raid = Transporter { WORD($owner, "von") }{ NAME($owner, form: "gen") } auf der Route { $route }
# Two units change places, each with the number of its skirmish.
sc-label-switch = { $one } ({ $at }) mit { NAME($other, form: "dat") } ({ $to })

## Asked once more before others go on, at a table of several people: two or three words

# An order, face down.
sc-confirm-place = Befehl legen?
# The Defend order, which is carried out at once.
sc-confirm-defend = Jetzt verteidigen?
# An order that lies face down.
sc-confirm-reveal = Aufdecken?
# An Event card instead of the order.
sc-confirm-event = Karte nehmen?
sc-confirm-attack = Kampf beginnen?

## What a choice will do

sc-choice-take-faction = Du spielst { NAME($faction, form: "acc") } ({ $race }); individuelle Siegbedingung: { WORD($faction, "text") }
sc-choice-take-faction-points = Du spielst { NAME($faction, form: "acc") } ({ $race }); individuelle Siegbedingung neben { $points } Punkten: { WORD($faction, "text") }
sc-choice-pick-planet = Du legst jetzt { $planet } an die Planeten auf dem Tisch an.
sc-choice-place-planet = { $degrees ->
        [0] Der Planet liegt dann { $cell }, ungedreht.
       *[other] Der Planet liegt dann { $cell }, um { $degrees } Grad gedreht.
    }
sc-choice-lay-route = Eine der letzten Routen führt vom neuen Planeten nach { $side }.
sc-choice-place-base = Deine Basis kommt auf { $area }: { $yields }.
sc-choice-place-z-end = Ein Ende der Z-Achsen-Route kommt an { $planet } { NAME($side, form: "short") }.
sc-choice-place-force = Die Einheit beginnt auf { $area } ({ $room }).
sc-choice-start-transport = Dein Transporter beginnt auf der Route { $route }.
sc-choice-place-order = { $depth ->
        [0] Du legst verdeckt einen { NAME($order, form: "order") } auf { $planet }, den ersten dort.
        [one] Du legst verdeckt einen { NAME($order, form: "order") } auf { $planet }, oben auf { $depth } Befehl: Er wird vor diesem ausgeführt.
       *[other] Du legst verdeckt einen { NAME($order, form: "order") } auf { $planet }, oben auf { $depth } Befehle: Er wird vor ihnen ausgeführt.
    }
sc-choice-use-event = Du nutzt „{ $event }“: { WORD($event, "text") }
sc-choice-reveal = Du deckst deinen Befehl auf { $planet } auf.
sc-choice-reveal-known = Du deckst deinen { NAME($order, form: "order") } auf { $planet } auf; dann führst du ihn aus oder nimmst stattdessen eine Ereigniskarte.
sc-choice-execute = Du führst den Befehl aus.
sc-choice-execute-build = Du baust auf { $planet }: Einheiten, dann eine Verbesserung, dann eine Basis.
sc-choice-execute-mobilize = Du bewegst Einheiten nach { $planet }; greifst du an, folgt ein Kampf.
sc-choice-execute-research = Du forschst mit deiner Basis auf { $planet }: eine Ereigniskarte, Kampfkarten, eine Technologie.
sc-choice-take-event = Der Befehl bewirkt nichts; du nimmst stattdessen die oberste Ereigniskarte, verdeckt und ungelesen.
# Brood War.
sc-choice-take-leader = „{ $leader }“. { WORD($leader, "text") }
sc-choice-use-leader = Du nutzt „{ $leader }“: { WORD($leader, "text") }
sc-choice-free-worker = Du erhältst einen Arbeiter kostenlos.
sc-choice-free-transport = Du erhältst auf der Route { $route } einen Transporter kostenlos.
sc-choice-build-reserve = { WORD($unit, "article-start") } { $unit } kommt auf deine Führungskarte.
sc-choice-scrap-reserve = { WORD($unit, "article-start") } { $unit } auf deiner Führungskarte wird zerstört.
sc-choice-deploy = { WORD($unit, "article-start") } { $unit } kommt von deiner Führungskarte nach { $area }.
sc-choice-take-item = { WORD($unit, "the-start") } { NAME($unit, form: "def") } auf { $area } nimmt den { $item } auf und trägt ihn von nun an.
sc-choice-carry-item = Die Einheit mit dem { $item } zieht.
sc-choice-strike = { $owner ->
        [you] { WORD($unit, "gender") ->
            [f] { AS($owner, "Deine") }
           *[other] { AS($owner, "Dein") }
        } { $unit } auf { $area } wird zerstört.
       *[other] { WORD($unit, "the-start") } { NAME($unit, form: "def") } { WORD($owner, "von") }{ NAME($owner, form: "gen") } auf { $area } wird zerstört.
    }
sc-choice-strike-site = { WORD($site, "the-start") } { NAME($site, form: "def") } auf { $area } wird zerstört.
sc-choice-raid = { $owner ->
        [you] { AS($owner, "Dein") } Transporter auf der Route { $route } wird zerstört.
       *[other] Der Transporter { WORD($owner, "von") }{ NAME($owner, form: "gen") } auf der Route { $route } wird zerstört.
    }
sc-choice-defend = Du verteidigst { $area } sofort, als Befehl { $number } dieser Runde: Einheiten dürfen dorthin kommen, und ein Wachmarker bleibt.
sc-choice-execute-as = Der Befehl wird als { NAME($order, form: "order") } ausgeführt. Kontrollierst du ein strategisches Gebiet des Planeten, belegt er keinen Platz im Reservoir.
sc-choice-execute-strategic = Der { NAME($order, form: "order") } auf { $planet } wird ausgeführt. Du kontrollierst dort ein strategisches Gebiet: Er belegt keinen Platz im Reservoir.
sc-choice-execute-pooled = Der { NAME($order, form: "order") } auf { $planet } wird ausgeführt und belegt einen Platz im Reservoir: { $used } von { $all }.
sc-choice-execute-disposed = Der { NAME($order, form: "order") } auf { $planet } wird ausgeführt. Im Reservoir ist kein Platz: Der Marker kommt aus dem Spiel.
sc-choice-dispose = Der Marker kommt aus dem Spiel; der Platz im Reservoir bleibt frei.
sc-choice-scrap-site = { WORD($site, "your-start") } { $site } auf { $area } wird zerstört.
sc-choice-pay-token = Ein Marker zahlt { $amount }, ohne Arbeiter.
sc-choice-use-guard = Du hast +2 Verteidigung in jedem Gefecht dieses Kampfes. Der Marker ist danach verbraucht.
sc-choice-switch = { WORD($one, "the-start") } { NAME($one, form: "def") } aus Gefecht { $at } und { WORD($other, "the") } { NAME($other, form: "def") } aus Gefecht { $to } tauschen die Plätze.
sc-choice-take-another-event = Du nimmst eine weitere Ereigniskarte, verdeckt und ungelesen.
sc-choice-build-worker = Du baust einen Arbeiter { NAME($cost, form: "for") }; er kann ab der nächsten Runde arbeiten.
sc-choice-build-transport = Du baust einen Transporter auf der Route { $route } { NAME($cost, form: "for") }.
sc-choice-build-unit = Du baust { WORD($unit, "article-acc") } { NAME($unit, form: "acc") } auf { $area } ({ $room }) { NAME($cost, form: "for") }.
sc-choice-build-unit-of = Du baust { WORD($unit, "article-acc") } { NAME($unit, form: "acc") } auf { $area } ({ $room }) { NAME($cost, form: "for") }; dafür gibst du auf dem Planeten { $count ->
        [one] { WORD($from, "article-acc") } { NAME($from, form: "acc") }
       *[other] { $count } { NAME($from, form: "many") }
    } her.
sc-choice-give-up = Auch die Einheit auf { $area } wird hergegeben.
sc-choice-give-part = { WORD($unit, "your-start") } { $unit } auf { $area } wird hergegeben.
sc-choice-build-building = { $level ->
        [1] Du baust { WORD($building, "the-acc") } { $building } { NAME($cost, form: "for") }.
       *[other] Du baust { WORD($building, "the-acc") } { $building } { NAME($cost, form: "for") } auf Stufe { $level } aus.
    }
sc-choice-build-building-for = { $level ->
        [1] Du baust { WORD($building, "the-acc") } { $building } { NAME($cost, form: "for") }; von da an kannst du { NAME($units, form: "many") } bauen.
       *[other] Du baust { WORD($building, "the-acc") } { $building } { NAME($cost, form: "for") } auf Stufe { $level } aus; von da an kannst du { NAME($units, form: "many") } bauen.
    }
sc-choice-build-module = Du baust ein { $module } { NAME($cost, form: "for") }. { WORD($module, "text") }
sc-choice-build-base = Du baust eine Basis auf { $area } { NAME($cost, form: "for") }.
sc-choice-scrap = Wähle eine eigene Einheit, eine Basis oder einen Transporter zum Zerstören, ohne Gegenleistung.
sc-choice-scrap-unit = { WORD($unit, "your-start") } { $unit } auf { $area } wird zerstört.
sc-choice-scrap-base = Deine Basis auf { $planet } wird zerstört.
sc-choice-scrap-transport = Dein Transporter auf der Route { $route } wird zerstört.
sc-choice-pay-auto = Du zahlst { $amount } mit deinen Arbeitern, zuerst vom Bogen, ohne Raubbau.
sc-choice-pay-permanent = Ein Arbeiter holt { $resource } von deinem Bogen; dieses Vorkommen kann dir niemand nehmen.
sc-choice-pay-from = Ein Arbeiter geht auf die Karte von { $area }.
sc-choice-mine-partly = Ein Arbeiter mehr, als { $area } hergibt: Raubbau; das Gebiet ist dann teilweise ausgebeutet.
sc-choice-mine-all = Ein Arbeiter mehr, als { $area } hergibt: Raubbau; das Gebiet ist dann vollständig ausgebeutet und seine Karte verloren.
sc-choice-discount = Der Rabatt senkt den Preis um { $amount }.
sc-choice-move = Wähle, wohin { WORD($unit, "article") } { $unit } von { $area } zieht.
sc-choice-move-attack = { WORD($unit, "the-start") } { NAME($unit, form: "def") } greift { $area } an: ein Kampf.
sc-choice-move-beside-base = { WORD($unit, "the-start") } { NAME($unit, form: "def") } besetzt { $area } neben der gegnerischen Basis, ohne Kampf.
sc-choice-move-to = { WORD($unit, "the-start") } { NAME($unit, form: "def") } zieht nach { $area } ({ $room }).
sc-choice-lift-off = Deine Basis fliegt nach { $area }.
sc-choice-recall = Wähle den Arbiter, der { WORD($unit, "the-acc") } { NAME($unit, form: "acc") } von { $area } holt.
sc-choice-draw = Du ziehst 3 Kampfkarten auf die Hand.
sc-choice-draw-more = { $count ->
        [one] Du ziehst { $count } weitere Kampfkarte auf die Hand.
       *[other] Du ziehst { $count } weitere Kampfkarten auf die Hand.
    }
# $text: what the technology does, or choice-better-cards.
sc-choice-buy-tech = { $count ->
        [one] Du kaufst „{ $tech }“ { NAME($cost, form: "for") }; die Karte kommt in deinen Stapel. { $text }
       *[other] Du kaufst „{ $tech }“ { NAME($cost, form: "for") }; die { $count } Karten kommen in deinen Stapel. { $text }
    }
sc-choice-buy-open-tech = Du kaufst „{ $tech }“ { NAME($cost, form: "for") }; die Karte bleibt offen vor dir liegen. { $text }
sc-choice-tech-text = { WORD($tech, "text") }
sc-choice-better-cards = Karten mit besseren Werten.
sc-choice-to-hand = Du nimmst auf die Hand, für alle sichtbar: { NAME($card, form: "quoted") }.
sc-choice-use-tech = Du nutzt „{ $tech }“: { WORD($tech, "text") }
sc-choice-use-tech-cards = Du nutzt „{ $tech }“: Karten mit besseren Werten.
sc-choice-give-unit = { WORD($unit, "article-start") } { $unit } aus dem Kampf wird hergegeben.
sc-choice-give-worker = Ein Arbeiter aus deinem Reservoir wird hergegeben.
sc-choice-name-front = { WORD($unit, "article-start") } { $unit } kämpft an der Front.
sc-choice-pair = { WORD($attacker, "article-start") } { $attacker } tritt in Gefecht { $number } gegen { WORD($defender, "article-acc") } { NAME($defender, form: "acc") } an.
sc-choice-support = Die Einheit steht in Gefecht { $number } hinter der Front.
sc-choice-play-card = Du spielst für Gefecht { $number } aus: { NAME($card, form: "quoted") }.
# $text: the name of what has the text of the card.
sc-choice-play-card-text = Du spielst für Gefecht { $number } aus: { NAME($card, form: "quoted") }. { WORD($text, "text") }
sc-choice-play-deck = Du spielst die oberste Karte deines Stapels aus, die niemand gesehen hat, nicht einmal du.
sc-choice-look-deck = Du siehst dir die obersten zwei Karten deines Stapels an, spielst eine aus und wirfst die andere ab.
sc-choice-resolve = Gefecht { $number } wird als Nächstes ausgetragen.
sc-choice-lose = { WORD($unit, "article-start") } { $unit } wird zerstört.
sc-choice-lose-front = { WORD($unit, "the-start") } { NAME($unit, form: "def") } an der Front wird zerstört.
sc-choice-lose-behind = { WORD($unit, "article-start") } { $unit } hinter der Front wird zerstört.
sc-choice-withdraw = { WORD($unit, "the-start") } getarnte { NAME($unit, form: "def") } entkommt nach { $area } ({ $room }).
sc-choice-leave = { WORD($unit, "article-start") } { $unit } verlässt das Gebiet.
sc-choice-retreat = Alle Einheiten, die sich zurückziehen müssen, ziehen nach { $area } ({ $room }).
sc-choice-play-event = Du führst „{ $event }“ aus: { WORD($event, "text") }
sc-choice-take-point = Du erhältst 1 Siegpunkt.
# $alternative: what the alternative of a card gives (sc-gives…).
sc-choice-alternative = { NAME($alternative, form: "start") }.
sc-choice-pick-area = Du wählst { $area }: { $yields }.
sc-choice-pick-route = Du wählst die Route { $route }.
sc-choice-pick-unit = Du wählst { WORD($unit, "article-acc") } { NAME($unit, form: "acc") }.
sc-choice-take-from = Du wählst „{ $event }“ { WORD($owner, "von") }{ NAME($owner, form: "gen") }: { WORD($event, "text") }
sc-choice-swap-ends = Die Enden { $one } und { $other } tauschen die Plätze.
sc-choice-discard = Du wirfst ab: { NAME($card, form: "quoted") }. Die Karte wird gezeigt, wenn alle gewählt haben.

## Ending a series or declining an offer: buttons

sc-label-done-start-base = Nicht hier
sc-label-done-use-none = Keine nutzen
sc-label-done-build-units = Keine Einheiten mehr
sc-label-done-build-upgrades = Nichts mehr kaufen
sc-label-done-build-base = Keine Basis
sc-label-done-move = Nichts mehr bewegen
sc-label-done-recall = Kein Rückruf
sc-label-done-draw = Keine ziehen
sc-label-done-buy = Nichts kaufen
sc-label-done-extra = Keine davon
sc-label-done-take = Keine mehr
sc-label-done-standard = Keine Karte
sc-label-done-reinforcement = Keine Verstärkung
# $unit may be piece-unit.
sc-label-done-withdraw = { -sc-den-unit } verlieren
sc-label-done-splash = Diese Karte zerstört keine
sc-label-done-pay = Doch nicht kaufen
sc-label-done-order = Befehl beenden
sc-label-done-play-events = Keine mehr ausführen
sc-label-done-card = Nichts mehr
sc-label-done-other = Weiter
sc-label-done-put-away = Ins Reservoir
sc-label-done-forbid = Keins sperren
sc-label-done-infest = Nein
sc-label-done-switch = Alle bleiben
sc-label-done-collateral = Nichts zerstören

## The same: what it will do

sc-declined-start-base = Deine Basis kommt auf einen anderen deiner Planeten.
sc-declined-start-of-planning = Du nutzt keine Karte; jetzt werden die Befehle gelegt.
sc-declined-end-of-planning = Du nutzt keine Karte; als Nächstes werden die Befehle ausgeführt.
sc-declined-before-order = Du nutzt keine Karte; der Befehl wird ausgeführt, wie er ist.
sc-declined-start-of-regrouping = Du nutzt keine Karte; die Runde wird abgeschlossen.
sc-declined-ability = Du nutzt in diesem Kampf keine Fähigkeit.
sc-declined-build-units = Du baust keine Einheiten, Arbeiter oder Transporter mehr; als Nächstes kommen Gebäude und Modul.
sc-declined-build-upgrades = Du kaufst mit diesem Befehl keine Gebäude oder Module mehr.
sc-declined-build-base = Du baust keine Basis; der Befehl endet.
sc-declined-move = Du bewegst nichts mehr; der Befehl endet.
sc-declined-move-battle = Du bewegst nichts mehr; der Kampf um { $area } beginnt.
sc-declined-recall = Du rufst keine Einheit zurück.
sc-declined-research-draw = Du ziehst keine Kampfkarten; als Nächstes kommt eine Technologie.
sc-declined-bonus-draw = Du ziehst keine weiteren Kampfkarten.
sc-declined-research-buy = Du kaufst keine Technologie.
sc-declined-research-extra = Du nimmst weder eine Ereigniskarte noch eine Kampfkarte.
sc-declined-tech-to-hand = Die Karten der Technologie werden in deinen Stapel gemischt.
sc-declined-take-cards = Du nimmst keine Karten mehr auf die Hand.
sc-declined-standard = Du hast keine Standardkarte: Die Einheit kämpft ohne.
sc-declined-reinforcement = Deine Kampfkarte bleibt in diesem Gefecht allein.
sc-declined-withdraw = { WORD($unit, "the-start") } getarnte { NAME($unit, form: "def") } wird zerstört, statt abzuziehen.
sc-declined-pay = Der Kauf findet nicht statt: Du zahlst nichts und betreibst keinen Raubbau.
sc-declined-order = Du zerstörst nichts mehr; der Befehl endet.
sc-declined-splash = Diese Karte zerstört keine Einheit; stattdessen tut es eine andere Karte.
sc-declined-play-events = Die Ereigniskarten, die du nicht ausgeführt hast, werden gezeigt und abgeworfen.
sc-declined-card = Die Karte bewirkt nichts weiter.
sc-declined-other = Du machst weiter.
sc-declined-put-away = Der Marker kommt in dein Reservoir und kehrt zurück, wenn die Runde abgeschlossen wird.
sc-declined-forbid = Jedes Gebiet bleibt für den Befehl offen.
sc-declined-infest = Dort entsteht keine Verseuchte Kommandozentrale.
sc-declined-switch = Deine Einheiten bleiben, wo sie sind; als Nächstes kommen die Karten.
sc-declined-collateral = Deine Einheit zerstört nichts weiter.

## What one should know to answer

sc-aside-faction = Jede Fraktion hat eine eigene Siegbedingung, mit der sie ebenfalls gewinnen kann.
sc-aside-leaders = Alle wählen geheim; dann werden die Karten gemeinsam aufgedeckt.
sc-aside-leader-last = Du siehst, was die anderen gewählt haben.
sc-aside-pick-planet = Alle legen reihum Planeten.
sc-aside-place-planet = Seine Nuten sollten auf die der Nachbarn treffen: Routen verbinden sie.
sc-aside-start-base = Deine Basis und die ersten Einheiten kommen auf einen der von dir gelegten Planeten.
sc-aside-z-end = Z-Achsen-Routen verbinden Planeten, die auseinanderliegen.
sc-aside-planning-card = Jede Karte lässt sich nur einmal nutzen.
sc-aside-place-order = Befehl { $number } von { $all }: verdeckt oben auf einen Stapel; was oben liegt, wird zuerst ausgeführt.
sc-aside-no-specials = Für Spezialbefehle brauchst du ein Forschungs- und Entwicklungsmodul.
# Brood War: special orders are placed freely; each that is carried out takes a place in the pool.
sc-aside-no-pool = Ohne Forschungs- und Entwicklungsmodul bringen Spezialbefehle nur Ereigniskarten.
sc-aside-pool = Spezialbefehlsreservoir: { $used } von { $all } belegt.
sc-aside-put-away = Im Reservoir ist Platz: Der Marker kommt in der Organisationsphase zurück.
sc-aside-forbid = Niemand darf mit diesem Befehl in das Gebiet, das du sperrst.
sc-aside-switch = Einmal im Kampf: zwei Einheiten aus verschiedenen Gefechten, keine Hilfseinheiten.
sc-aside-collateral = Deine Fronteinheit hat überlebt: Sie darf ein Ziel im Gebiet zerstören.
sc-aside-defend = Einheiten kommen von diesem Planeten und über deine Transporter in das Gebiet. Ein Wachmarker bleibt dort.
sc-aside-specials = Noch { $left } von { $limit ->
        [one] { $limit } Spezialbefehl
       *[other] { $limit } Spezialbefehlen
    }.
sc-aside-reveal = Nur Befehle oben auf einem Stapel lassen sich aufdecken.
sc-aside-order = { NAME($order, form: "order") } auf { $planet }.
sc-aside-events-held = { $count ->
        [one] Du hast { $count } Ereigniskarte für die Organisationsphase.
       *[other] Du hast { $count } Ereigniskarten für die Organisationsphase.
    }
sc-aside-built = { $limit ->
        [one] { $built } von { $limit } Einheit gebaut.
       *[other] { $built } von { $limit } Einheiten gebaut.
    }
sc-aside-purse = Du hast { $workers } Arbeiter für bis zu { $minerals } Kristall und { $gas } Gas.
sc-aside-discount = Ein Rohstoff weniger, nur bei einem Kauf.
sc-aside-upgrades = Ein Gebäude und ein Modul je Befehl.
sc-aside-base = Eine Basis je Planet, in einem Gebiet mit einer deiner Einheiten.
sc-aside-end-of-order = Das kann eine Figur freimachen, Platz schaffen oder deinem Teamgefährten den Weg räumen.
sc-aside-scrap = Was du zerstörst, kommt in deinen Vorrat zurück; rückgängig machen lässt sich das später nicht.
sc-aside-move = Nach { $planet }, aus Gebieten dort oder über deine Transporter; höchstens ein gegnerisches Gebiet.
sc-aside-move-attack = Nach { $planet }. Du greifst { $area } an: Kein anderes gegnerisches Gebiet darf mit diesem Befehl betreten werden.
sc-aside-ability = Eine Fähigkeit je Kampf.
sc-aside-pair = Der Angreifer stellt Fronteinheiten einander gegenüber, bis eine Seite keine mehr hat.
# To who has one answer only.
sc-aside-asked-anyway = Du hast keine. Gefragt wirst du trotzdem, damit es niemand erfährt.
sc-aside-standard = Die größeren Werte zählen, wenn ein Symbol der Karte deine Fronteinheit zeigt.
sc-aside-reinforcement = Sie zählt nur, wenn ein Symbol deine Fronteinheit zeigt; mit dem Spezialnachschubsymbol genügt eine beliebige deiner Einheiten dort.
sc-aside-discard = { $limit ->
        [one] Du behältst { $limit } Karte: noch { $more } abwerfen.
       *[other] Du behältst { $limit } Karten: noch { $more } abwerfen.
    }
sc-aside-play-events = Was du sonst noch gezogen hast, wird abgeworfen.
# The whole text of an Event card.
sc-aside-event-text = { WORD($event, "text") }

## What is paid for

sc-aside-pays-worker = Ein Arbeiter.
sc-aside-pays-transport = Ein Transporter auf der Route { $route }.
sc-aside-pays-reserve = { WORD($unit, "article-start") } { $unit } auf deiner Führungskarte.
sc-aside-pays-unit = { WORD($unit, "article-start") } { $unit } auf { $area }.
sc-aside-pays-building = { $building }.
sc-aside-pays-module = { $module }.
sc-aside-pays-base = Eine Basis auf { $area }.
sc-aside-pays-technology = { $tech }.
sc-aside-pays-ability = Die Fähigkeit von „{ $tech }“.
sc-aside-pays-points = { $points }.
sc-aside-workers-left = { $count ->
        [0] Kein Arbeiter bleibt frei.
        [one] { $count } Arbeiter bleibt frei.
       *[other] { $count } Arbeiter bleiben frei.
    }
sc-aside-discount-may = Ein Rohstoff darf abgezogen werden.
sc-aside-discount-must = Ein Rohstoff entfällt: welcher?
sc-aside-mining = { $short ->
        [one] { $short } Rohstoff fehlt: Dafür wird an einer Karte Raubbau betrieben; sie ist dann teilweise ausgebeutet oder, wenn sie das schon war, vollständig.
       *[other] { $short } Rohstoffe fehlen: An Karten wird Raubbau betrieben; der erste Arbeiter zu viel beutet eine Karte teilweise aus, der zweite vollständig.
    }

## Who is waited for, and what for. $who is a list of players.

sc-waiting-faction = Warten auf { NAME($who, form: "acc") }: Fraktion wählen
sc-waiting-leader = Warten auf { NAME($who, form: "acc") }: Führungskarte wählen
sc-waiting-take-planets = Warten auf { NAME($who, form: "acc") }: Planeten nehmen
sc-waiting-pick-planet = Warten auf { NAME($who, form: "acc") }: Planeten zum Legen wählen
sc-waiting-place-planet = Warten auf { NAME($who, form: "acc") }: { $planet } legen
sc-waiting-routes = Warten auf { NAME($who, form: "acc") }: die letzten Routen legen
sc-waiting-start-base = Warten auf { NAME($who, form: "acc") }: Basis setzen
sc-waiting-z-end = Warten auf { NAME($who, form: "acc") }: Z-Achsen-Route legen
sc-waiting-forces = Warten auf { NAME($who, form: "acc") }: die ersten Einheiten setzen
sc-waiting-start-site = Warten auf { NAME($who, form: "acc") }: Anlage setzen
sc-waiting-start-transport = Warten auf { NAME($who, form: "acc") }: Transporter setzen
sc-waiting-planning-card = Warten auf { NAME($who, form: "acc") }: Karte in der Planung nutzen
sc-waiting-place-order = Warten auf { NAME($who, form: "acc") }: Befehl legen
sc-waiting-reveal = Warten auf { NAME($who, form: "acc") }: Befehl aufdecken
sc-waiting-execute = Warten auf { NAME($who, form: "acc") }: Befehl ausführen
sc-waiting-execute-or-event = Warten auf { NAME($who, form: "acc") }: { NAME($order, form: "order") } ausführen oder Ereigniskarte nehmen
sc-waiting-order-card = Warten auf { NAME($who, form: "acc") }: Karte vor dem Befehl nutzen
sc-waiting-build = Warten auf { NAME($who, form: "acc") }: auf { NAME($planet, form: "dat") } bauen
sc-waiting-give-up = Warten auf { NAME($who, form: "acc") }: Einheit hergeben
sc-waiting-upgrades = Warten auf { NAME($who, form: "acc") }: Gebäude oder Modul kaufen
sc-waiting-base = Warten auf { NAME($who, form: "acc") }: Basis auf { NAME($planet, form: "dat") } bauen
sc-waiting-scrap = Warten auf { NAME($who, form: "acc") }: etwas Eigenes zerstören
sc-waiting-move = Warten auf { NAME($who, form: "acc") }: Einheiten bewegen, Ziel { $planet }
# $planet of the sentences above, where it is not known.
sc-waiting-some-planet = ein Planet
    .acc = einen Planeten
    .dat = einem Planeten
sc-waiting-recall = Warten auf { NAME($who, form: "acc") }: Einheit zurückrufen
sc-waiting-research-draw = Warten auf { NAME($who, form: "acc") }: Kampfkarten ziehen
sc-waiting-research-buy = Warten auf { NAME($who, form: "acc") }: Technologie kaufen
sc-waiting-take-card = Warten auf { NAME($who, form: "acc") }: Karte nehmen
sc-waiting-pay = Warten auf { NAME($who, form: "acc") }: zahlen
sc-waiting-muster = Warten auf { NAME($who, form: "acc") }: Einheiten auf eine Führungskarte oder von ihr bewegen
sc-waiting-avenge = Warten auf { NAME($who, form: "acc") }: den Helden rächen
sc-waiting-token = Warten auf { NAME($who, form: "acc") }: Rohstoffmarker nehmen
sc-waiting-end-of-order = Warten auf { NAME($who, form: "acc") }: Befehl beenden
sc-waiting-put-away = Warten auf { NAME($who, form: "acc") }: Spezialbefehl weglegen
sc-waiting-forbid = Warten auf { NAME($who, form: "acc") }: Gebiet für den Befehl sperren
sc-waiting-infest = Warten auf { NAME($who, form: "acc") }: Verseuchte Kommandozentrale auf { $area }?
sc-waiting-ability = Warten auf { NAME($who, form: "acc") }: Fähigkeit vor dem Kampf nutzen
sc-waiting-bonus-draw = Warten auf { NAME($who, form: "acc") }: weitere Kampfkarten ziehen
sc-waiting-front = Warten auf { NAME($who, form: "acc") }: Fronteinheiten bestimmen
sc-waiting-pair = Warten auf { NAME($who, form: "acc") }: Gefechte aufstellen
sc-waiting-support = Warten auf { NAME($who, form: "acc") }: Verstärkungseinheiten zuweisen
sc-waiting-switch = Warten auf { NAME($who, form: "acc") }: zwei Einheiten tauschen
sc-waiting-skirmish-card = Warten auf { NAME($who, form: "acc") }: Karte für Gefecht { $number } ausspielen
sc-waiting-next-skirmish = Warten auf { NAME($who, form: "acc") }: nächstes Gefecht wählen
sc-waiting-lose = Warten auf { NAME($who, form: "acc") }: Verlust wählen
sc-waiting-collateral = Warten auf { NAME($who, form: "acc") }: Kollateralschaden wählen
sc-waiting-withdraw = Warten auf { NAME($who, form: "acc") }: getarnte Einheit abziehen
sc-waiting-leave = Warten auf { NAME($who, form: "acc") }: wählen, was das Gebiet verlässt
sc-waiting-retreat = Warten auf { NAME($who, form: "acc") }: Rückzug
sc-waiting-regrouping-card = Warten auf { NAME($who, form: "acc") }: Karte vor der Organisation nutzen
sc-waiting-take-cards = Warten auf { NAME($who, form: "acc") }: Kampfkarten nehmen
sc-waiting-play-events = Warten auf { NAME($who, form: "acc") }: Ereigniskarten ausführen
sc-waiting-end-bonus = Warten auf { NAME($who, form: "acc") }: Bonus von „Das Ende ist nahe“ nehmen
sc-waiting-event = Warten auf { NAME($who, form: "acc") }: „{ $event }“ ausführen
sc-waiting-some-event = Warten auf { NAME($who, form: "acc") }: Ereigniskarte ausführen
sc-waiting-discard = Warten auf { NAME($who, form: "acc") }: bis zum Handkartenlimit abwerfen
sc-waiting-go-on = Warten auf { NAME($who, form: "acc") }

## What speaks for an answer, under a hint: short sentences to whoever is asked

sc-reason-points = { $area } bringt jede Runde { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
# $what: “2 minerals”.
sc-reason-resources = Arbeiter können auf { $area } je Runde { $what } holen.
sc-reason-strategic = Wer { $area } kontrolliert, führt Spezialbefehle auf dem Planeten aus, ohne einen Platz im Reservoir zu belegen.
sc-reason-free = Niemand kontrolliert { $area }.
sc-reason-keeps = Chance, dass du { NAME($area, form: "acc") } nach den Befehlen der Runde hältst: { $chance } %.
# $units: several log-units.
sc-reason-held = { NAME($owner, form: "start") } hält { $area } mit { NAME($units, form: "dat") }.
sc-reason-unguarded = Auf { $area } steht nur eine Basis { WORD($owner, "von") }{ NAME($owner, form: "gen") }, ohne Einheiten.
# How often the battle is won, of 10 times.
sc-reason-odds = { $wins ->
        [0] Einen Kampf um { $area } gewinnst du fast nie.
        [10] Einen Kampf um { $area } gewinnst du fast immer.
       *[other] Von 10 Kämpfen um { $area } gewinnst du etwa { $wins }.
    }
# How many units of one’s own stand in an area that one holds.
sc-reason-guards = { $count ->
        [0] Bisher bewacht keine deiner Einheiten { $area }.
        [one] Bisher bewachst du { $area } nur mit { $count } Einheit.
       *[other] Bisher bewachst du { $area } mit { $count } Einheiten.
    }
sc-reason-goal-area = { $area } zählt für deine Siegbedingung: Du hast { $have } von { $need }.
sc-reason-goal-planet = Deine Siegbedingung sind ganze Planeten: Auf { $planet } hast du { $held } von { $all } Gebieten.
sc-reason-goal-most = { $area } zählt für deine Siegbedingung (die meisten Gebiete).
sc-reason-goal-base = Eine Basis auf { $planet } zählt für deine Siegbedingung: Du hast { $have } von { $need }.
# $count: how many bases one has.
sc-reason-base = Mit einer Basis auf { $area } kannst du auf { $planet } Einheiten bauen; bisher hast du { $count ->
        [one] { $count } Basis
       *[other] { $count } Basen
    }.
sc-reason-event-card = Meist wird daraus eine Ereigniskarte, statt dass der Befehl ausgeführt wird.
sc-reason-units = Damit baust du meist Einheiten auf { $planet }.
sc-reason-building = Damit baust du meist ein Gebäude oder ein Modul.
sc-reason-technology = Damit entwickelst du meist eine Technologie.
# Against how many of the cards that the enemy may have there.
sc-reason-card-kills = { $all ->
        [one] Sie zerstört eine gegnerische Einheit.
       *[other] Gegen { $yes } der { $all } Karten, die der Gegner dort haben kann, zerstört sie eine seiner Einheiten.
    }
sc-reason-card-holds = { $all ->
        [one] Sie schützt deine Einheiten.
       *[other] Gegen { $yes } der { $all } Karten, die der Gegner dort haben kann, schützt sie deine Einheiten.
    }
# Whose order lies beneath.
sc-reason-sequence = Auf { $planet } kommt er vor { $beneath ->
        [you] deinem eigenen Befehl
       *[other] dem Befehl { WORD($beneath, "von") }{ NAME($beneath, form: "gen") }
    } an die Reihe, der darunter liegt.
