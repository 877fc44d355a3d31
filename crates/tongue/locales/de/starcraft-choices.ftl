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

label-planet-place = { $degrees ->
        [0] { NAME($cell, form: "start") }, ungedreht
       *[other] { NAME($cell, form: "start") }, um { $degrees }° gedreht
    }
label-planet-turned = { $degrees ->
        [0] ungedreht
       *[other] um { $degrees }° gedreht
    }
label-lay-route = Route nach { $side }
label-z-end = { $planet }, { $side }
label-order = { $order } auf { $planet }
label-use = „{ $thing }“ nutzen
label-reveal = { $planet } · { $order }
label-execute = { $order } ausführen
label-execute-it = Ausführen
label-take-event = Ereigniskarte nehmen
label-worker = Arbeiter
label-transport = Transporter
label-transport-to = Transporter nach { $there }
# The other end of the route of a transport.
label-z-axis = { $there } (Z-Achse)
label-transport-on = Transporter: { $route }
label-on = { $thing } auf { $place }
label-from = { $thing } von { $place }
label-give-up = Die Einheit auf { $area }
label-upgrade = { $thing }, { $cost }
label-module = { $module }, { $cost }
label-base = Basis
label-base-on = Basis auf { $place }
label-lift-off = Abheben
label-lift-off-to = Abheben nach { $area }
label-scrap = Etwas Eigenes zerstören
label-pay = { $amount } zahlen
# A link: takes back a payment that was made by itself, so that one is asked how to pay.
sc-pay-otherwise = Anders zahlen
label-pay-sheet = Bogen: { $amount }
label-force = Raubbau: { $area }
label-discount = { $amount } Rabatt
label-draw = { $count } ziehen
label-draw-three = 3 Karten ziehen
label-give-worker = Ein Arbeiter
label-lose-front = { $unit } an der Front
label-lose-behind = { $unit } als Verstärkung
label-pair = { $attacker } gegen { NAME($defender, form: "acc") }
label-skirmish = Gefecht { $number }
label-play-deck = Vom Stapel
label-look-deck = Zwei ansehen
label-take-point = 1 Siegpunkt
label-area = Gebiet { $letter }
label-route-to = nach { $planet }
# Where two routes join the same planets: $side of the planet of the heading, $end of the other one.
label-route-from-side = { NAME($side, form: "short") } nach { $end }
label-take-from = „{ $event }“ { WORD($owner, "von") }{ NAME($owner, form: "gen") }
label-end = Ende { $end }
label-swap-ends = Ende { $one } mit Ende { $other }
# Brood War: $area is defended; an order is carried out as a special one; a token is spent.
label-defend = { $area } verteidigen
label-defend-heading = Verteidigen
label-execute-as = Als { NAME($order, form: "order") }
label-dispose = Aus dem Spiel
label-pay-token = Marker: { $amount }
label-use-guard = Wachmarker nutzen
# A unit, a transport of somebody that is destroyed.
label-take-item = { $item }: { $unit }
# The heading over the units that can pick an item up.
label-take-item-heading = { $item } aufnehmen mit
label-strike = { $unit } { $owner ->
        [you] von dir
       *[other] { WORD($owner, "von") }{ NAME($owner, form: "gen") }
    } auf { $area }
label-of = { $unit } { $owner ->
        [you] von dir
       *[other] { WORD($owner, "von") }{ NAME($owner, form: "gen") }
    }
label-raid = Transporter { WORD($owner, "von") }{ NAME($owner, form: "gen") } auf der Route { $route }
# Two units change places, each with the number of its skirmish.
label-switch = { $one } ({ $at }) mit { NAME($other, form: "dat") } ({ $to })

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

choice-take-faction = Du spielst { NAME($faction, form: "acc") } ({ $race }); individuelle Siegbedingung: { WORD($faction, "text") }
choice-take-faction-points = Du spielst { NAME($faction, form: "acc") } ({ $race }); individuelle Siegbedingung neben { $points } Punkten: { WORD($faction, "text") }
choice-pick-planet = Du legst jetzt { $planet } an die Planeten auf dem Tisch an.
choice-place-planet = { $degrees ->
        [0] Der Planet liegt dann { $cell }, ungedreht.
       *[other] Der Planet liegt dann { $cell }, um { $degrees } Grad gedreht.
    }
choice-lay-route = Eine der letzten Routen führt vom neuen Planeten nach { $side }.
choice-place-base = Deine Basis kommt auf { $area }: { $yields }.
choice-place-z-end = Ein Ende der Z-Achsen-Route kommt an { $planet } { NAME($side, form: "short") }.
choice-place-force = Die Einheit beginnt auf { $area } ({ $room }).
choice-start-transport = Dein Transporter beginnt auf der Route { $route }.
choice-place-order = { $depth ->
        [0] Du legst verdeckt einen { NAME($order, form: "order") } auf { $planet }, den ersten dort.
        [one] Du legst verdeckt einen { NAME($order, form: "order") } auf { $planet }, oben auf { $depth } Befehl: Er wird vor diesem ausgeführt.
       *[other] Du legst verdeckt einen { NAME($order, form: "order") } auf { $planet }, oben auf { $depth } Befehle: Er wird vor ihnen ausgeführt.
    }
choice-use-event = Du nutzt „{ $event }“: { WORD($event, "text") }
choice-reveal = Du deckst deinen Befehl auf { $planet } auf.
choice-reveal-known = Du deckst deinen { NAME($order, form: "order") } auf { $planet } auf; dann führst du ihn aus oder nimmst stattdessen eine Ereigniskarte.
choice-execute = Du führst den Befehl aus.
choice-execute-build = Du baust auf { $planet }: Einheiten, dann eine Verbesserung, dann eine Basis.
choice-execute-mobilize = Du bewegst Einheiten nach { $planet }; greifst du an, folgt ein Kampf.
choice-execute-research = Du forschst mit deiner Basis auf { $planet }: eine Ereigniskarte, Kampfkarten, eine Technologie.
choice-take-event = Der Befehl bewirkt nichts; du nimmst stattdessen die oberste Ereigniskarte, verdeckt und ungelesen.
# Brood War.
choice-take-leader = „{ $leader }“. { WORD($leader, "text") }
choice-use-leader = Du nutzt „{ $leader }“: { WORD($leader, "text") }
choice-free-worker = Du erhältst einen Arbeiter kostenlos.
choice-free-transport = Du erhältst auf der Route { $route } einen Transporter kostenlos.
choice-build-reserve = { WORD($unit, "article-start") } { $unit } kommt auf deine Führungskarte.
choice-scrap-reserve = { WORD($unit, "article-start") } { $unit } auf deiner Führungskarte wird zerstört.
choice-deploy = { WORD($unit, "article-start") } { $unit } kommt von deiner Führungskarte nach { $area }.
choice-take-item = { WORD($unit, "the-start") } { NAME($unit, form: "def") } auf { $area } nimmt den { $item } auf und trägt ihn von nun an.
choice-carry-item = Die Einheit mit dem { $item } zieht.
choice-strike = { $owner ->
        [you] { WORD($unit, "gender") ->
            [f] { AS($owner, "Deine") }
           *[other] { AS($owner, "Dein") }
        } { $unit } auf { $area } wird zerstört.
       *[other] { WORD($unit, "the-start") } { NAME($unit, form: "def") } { WORD($owner, "von") }{ NAME($owner, form: "gen") } auf { $area } wird zerstört.
    }
choice-strike-site = { WORD($site, "the-start") } { NAME($site, form: "def") } auf { $area } wird zerstört.
choice-raid = { $owner ->
        [you] { AS($owner, "Dein") } Transporter auf der Route { $route } wird zerstört.
       *[other] Der Transporter { WORD($owner, "von") }{ NAME($owner, form: "gen") } auf der Route { $route } wird zerstört.
    }
choice-defend = Du verteidigst { $area } sofort, als Befehl { $number } dieser Runde: Einheiten dürfen dorthin kommen, und ein Wachmarker bleibt.
choice-execute-as = Der Befehl wird als { NAME($order, form: "order") } ausgeführt. Kontrollierst du ein strategisches Gebiet des Planeten, belegt er keinen Platz im Reservoir.
choice-execute-strategic = Der { NAME($order, form: "order") } auf { $planet } wird ausgeführt. Du kontrollierst dort ein strategisches Gebiet: Er belegt keinen Platz im Reservoir.
choice-execute-pooled = Der { NAME($order, form: "order") } auf { $planet } wird ausgeführt und belegt einen Platz im Reservoir: { $used } von { $all }.
choice-execute-disposed = Der { NAME($order, form: "order") } auf { $planet } wird ausgeführt. Im Reservoir ist kein Platz: Der Marker kommt aus dem Spiel.
choice-dispose = Der Marker kommt aus dem Spiel; der Platz im Reservoir bleibt frei.
choice-scrap-site = { WORD($site, "your-start") } { $site } auf { $area } wird zerstört.
choice-pay-token = Ein Marker zahlt { $amount }, ohne Arbeiter.
choice-use-guard = Du hast +2 Verteidigung in jedem Gefecht dieses Kampfes. Der Marker ist danach verbraucht.
choice-switch = { WORD($one, "the-start") } { NAME($one, form: "def") } aus Gefecht { $at } und { WORD($other, "the") } { NAME($other, form: "def") } aus Gefecht { $to } tauschen die Plätze.
choice-take-another-event = Du nimmst eine weitere Ereigniskarte, verdeckt und ungelesen.
choice-build-worker = Du baust einen Arbeiter { NAME($cost, form: "for") }; er kann ab der nächsten Runde arbeiten.
choice-build-transport = Du baust einen Transporter auf der Route { $route } { NAME($cost, form: "for") }.
choice-build-unit = Du baust { WORD($unit, "article-acc") } { NAME($unit, form: "acc") } auf { $area } ({ $room }) { NAME($cost, form: "for") }.
choice-build-unit-of = Du baust { WORD($unit, "article-acc") } { NAME($unit, form: "acc") } auf { $area } ({ $room }) { NAME($cost, form: "for") }; dafür gibst du auf dem Planeten { $count ->
        [one] { WORD($from, "article-acc") } { NAME($from, form: "acc") }
       *[other] { $count } { NAME($from, form: "many") }
    } her.
choice-give-up = Auch die Einheit auf { $area } wird hergegeben.
choice-give-part = { WORD($unit, "your-start") } { $unit } auf { $area } wird hergegeben.
choice-build-building = { $level ->
        [1] Du baust { WORD($building, "the-acc") } { $building } { NAME($cost, form: "for") }.
       *[other] Du baust { WORD($building, "the-acc") } { $building } { NAME($cost, form: "for") } auf Stufe { $level } aus.
    }
choice-build-building-for = { $level ->
        [1] Du baust { WORD($building, "the-acc") } { $building } { NAME($cost, form: "for") }; von da an kannst du { NAME($units, form: "many") } bauen.
       *[other] Du baust { WORD($building, "the-acc") } { $building } { NAME($cost, form: "for") } auf Stufe { $level } aus; von da an kannst du { NAME($units, form: "many") } bauen.
    }
choice-build-module = Du baust ein { $module } { NAME($cost, form: "for") }. { WORD($module, "text") }
choice-build-base = Du baust eine Basis auf { $area } { NAME($cost, form: "for") }.
choice-scrap = Wähle eine eigene Einheit, eine Basis oder einen Transporter zum Zerstören, ohne Gegenleistung.
choice-scrap-unit = { WORD($unit, "your-start") } { $unit } auf { $area } wird zerstört.
choice-scrap-base = Deine Basis auf { $planet } wird zerstört.
choice-scrap-transport = Dein Transporter auf der Route { $route } wird zerstört.
choice-pay-auto = Du zahlst { $amount } mit deinen Arbeitern, zuerst vom Bogen, ohne Raubbau.
choice-pay-permanent = Ein Arbeiter holt { $resource } von deinem Bogen; dieses Vorkommen kann dir niemand nehmen.
choice-pay-from = Ein Arbeiter geht auf die Karte von { $area }.
choice-mine-partly = Ein Arbeiter mehr, als { $area } hergibt: Raubbau; das Gebiet ist dann teilweise ausgebeutet.
choice-mine-all = Ein Arbeiter mehr, als { $area } hergibt: Raubbau; das Gebiet ist dann vollständig ausgebeutet und seine Karte verloren.
choice-discount = Der Rabatt senkt den Preis um { $amount }.
choice-move = Wähle, wohin { WORD($unit, "article") } { $unit } von { $area } zieht.
choice-move-attack = { WORD($unit, "the-start") } { NAME($unit, form: "def") } greift { $area } an: ein Kampf.
choice-move-beside-base = { WORD($unit, "the-start") } { NAME($unit, form: "def") } besetzt { $area } neben der gegnerischen Basis, ohne Kampf.
choice-move-to = { WORD($unit, "the-start") } { NAME($unit, form: "def") } zieht nach { $area } ({ $room }).
choice-lift-off = Deine Basis fliegt nach { $area }.
choice-recall = Wähle den Arbiter, der { WORD($unit, "the-acc") } { NAME($unit, form: "acc") } von { $area } holt.
choice-draw = Du ziehst 3 Kampfkarten auf die Hand.
choice-draw-more = { $count ->
        [one] Du ziehst { $count } weitere Kampfkarte auf die Hand.
       *[other] Du ziehst { $count } weitere Kampfkarten auf die Hand.
    }
# $text: what the technology does, or choice-better-cards.
choice-buy-tech = { $count ->
        [one] Du kaufst „{ $tech }“ { NAME($cost, form: "for") }; die Karte kommt in deinen Stapel. { $text }
       *[other] Du kaufst „{ $tech }“ { NAME($cost, form: "for") }; die { $count } Karten kommen in deinen Stapel. { $text }
    }
choice-buy-open-tech = Du kaufst „{ $tech }“ { NAME($cost, form: "for") }; die Karte bleibt offen vor dir liegen. { $text }
choice-tech-text = { WORD($tech, "text") }
choice-better-cards = Karten mit besseren Werten.
choice-to-hand = Du nimmst auf die Hand, für alle sichtbar: { NAME($card, form: "quoted") }.
choice-use-tech = Du nutzt „{ $tech }“: { WORD($tech, "text") }
choice-use-tech-cards = Du nutzt „{ $tech }“: Karten mit besseren Werten.
choice-give-unit = { WORD($unit, "article-start") } { $unit } aus dem Kampf wird hergegeben.
choice-give-worker = Ein Arbeiter aus deinem Reservoir wird hergegeben.
choice-name-front = { WORD($unit, "article-start") } { $unit } kämpft an der Front.
choice-pair = { WORD($attacker, "article-start") } { $attacker } tritt in Gefecht { $number } gegen { WORD($defender, "article-acc") } { NAME($defender, form: "acc") } an.
choice-support = Die Einheit steht in Gefecht { $number } hinter der Front.
choice-play-card = Du spielst für Gefecht { $number } aus: { NAME($card, form: "quoted") }.
# $text: the name of what has the text of the card.
choice-play-card-text = Du spielst für Gefecht { $number } aus: { NAME($card, form: "quoted") }. { WORD($text, "text") }
choice-play-deck = Du spielst die oberste Karte deines Stapels aus, die niemand gesehen hat, nicht einmal du.
choice-look-deck = Du siehst dir die obersten zwei Karten deines Stapels an, spielst eine aus und wirfst die andere ab.
choice-resolve = Gefecht { $number } wird als Nächstes ausgetragen.
choice-lose = { WORD($unit, "article-start") } { $unit } wird zerstört.
choice-lose-front = { WORD($unit, "the-start") } { NAME($unit, form: "def") } an der Front wird zerstört.
choice-lose-behind = { WORD($unit, "article-start") } { $unit } hinter der Front wird zerstört.
choice-withdraw = { WORD($unit, "the-start") } getarnte { NAME($unit, form: "def") } entkommt nach { $area } ({ $room }).
choice-leave = { WORD($unit, "article-start") } { $unit } verlässt das Gebiet.
choice-retreat = Alle Einheiten, die sich zurückziehen müssen, ziehen nach { $area } ({ $room }).
choice-play-event = Du führst „{ $event }“ aus: { WORD($event, "text") }
choice-take-point = Du erhältst 1 Siegpunkt.
# $alternative: what the alternative of a card gives (sc-gives…).
choice-alternative = { NAME($alternative, form: "start") }.
choice-pick-area = Du wählst { $area }: { $yields }.
choice-pick-route = Du wählst die Route { $route }.
choice-pick-unit = Du wählst { WORD($unit, "article-acc") } { NAME($unit, form: "acc") }.
choice-take-from = Du wählst „{ $event }“ { WORD($owner, "von") }{ NAME($owner, form: "gen") }: { WORD($event, "text") }
choice-swap-ends = Die Enden { $one } und { $other } tauschen die Plätze.
choice-discard = Du wirfst ab: { NAME($card, form: "quoted") }. Die Karte wird gezeigt, wenn alle gewählt haben.

## Ending a series or declining an offer: buttons

done-start-base = Nicht hier
done-use-none = Keine nutzen
done-build-units = Keine Einheiten mehr
done-build-upgrades = Nichts mehr kaufen
done-build-base = Keine Basis
done-move = Nichts mehr bewegen
done-recall = Kein Rückruf
done-draw = Keine ziehen
done-buy = Nichts kaufen
done-extra = Keine davon
done-take = Keine mehr
done-standard = Keine Karte
done-reinforcement = Keine Verstärkung
# $unit may be piece-unit.
done-withdraw = { -sc-den-unit } verlieren
done-splash = Diese Karte zerstört keine
done-pay = Doch nicht kaufen
done-order = Befehl beenden
done-play-events = Keine mehr ausführen
done-card = Nichts mehr
done-other = Weiter
done-put-away = Ins Reservoir
done-forbid = Keins sperren
done-infest = Nein
done-switch = Alle bleiben
done-collateral = Nichts zerstören

## The same: what it will do

declined-start-base = Deine Basis kommt auf einen anderen deiner Planeten.
declined-start-of-planning = Du nutzt keine Karte; jetzt werden die Befehle gelegt.
declined-end-of-planning = Du nutzt keine Karte; als Nächstes werden die Befehle ausgeführt.
declined-before-order = Du nutzt keine Karte; der Befehl wird ausgeführt, wie er ist.
declined-start-of-regrouping = Du nutzt keine Karte; die Runde wird abgeschlossen.
declined-ability = Du nutzt in diesem Kampf keine Fähigkeit.
declined-build-units = Du baust keine Einheiten, Arbeiter oder Transporter mehr; als Nächstes kommen Gebäude und Modul.
declined-build-upgrades = Du kaufst mit diesem Befehl keine Gebäude oder Module mehr.
declined-build-base = Du baust keine Basis; der Befehl endet.
declined-move = Du bewegst nichts mehr; der Befehl endet.
declined-move-battle = Du bewegst nichts mehr; der Kampf um { $area } beginnt.
declined-recall = Du rufst keine Einheit zurück.
declined-research-draw = Du ziehst keine Kampfkarten; als Nächstes kommt eine Technologie.
declined-bonus-draw = Du ziehst keine weiteren Kampfkarten.
declined-research-buy = Du kaufst keine Technologie.
declined-research-extra = Du nimmst weder eine Ereigniskarte noch eine Kampfkarte.
declined-tech-to-hand = Die Karten der Technologie werden in deinen Stapel gemischt.
declined-take-cards = Du nimmst keine Karten mehr auf die Hand.
declined-standard = Du hast keine Standardkarte: Die Einheit kämpft ohne.
declined-reinforcement = Deine Kampfkarte bleibt in diesem Gefecht allein.
declined-withdraw = { WORD($unit, "the-start") } getarnte { NAME($unit, form: "def") } wird zerstört, statt abzuziehen.
declined-pay = Der Kauf findet nicht statt: Du zahlst nichts und betreibst keinen Raubbau.
declined-order = Du zerstörst nichts mehr; der Befehl endet.
declined-splash = Diese Karte zerstört keine Einheit; stattdessen tut es eine andere Karte.
declined-play-events = Die Ereigniskarten, die du nicht ausgeführt hast, werden gezeigt und abgeworfen.
declined-card = Die Karte bewirkt nichts weiter.
declined-other = Du machst weiter.
declined-put-away = Der Marker kommt in dein Reservoir und kehrt zurück, wenn die Runde abgeschlossen wird.
declined-forbid = Jedes Gebiet bleibt für den Befehl offen.
declined-infest = Dort entsteht keine Verseuchte Kommandozentrale.
declined-switch = Deine Einheiten bleiben, wo sie sind; als Nächstes kommen die Karten.
declined-collateral = Deine Einheit zerstört nichts weiter.

## What one should know to answer

aside-faction = Jede Fraktion hat eine eigene Siegbedingung, mit der sie ebenfalls gewinnen kann.
aside-leaders = Alle wählen geheim; dann werden die Karten gemeinsam aufgedeckt.
aside-leader-last = Du siehst, was die anderen gewählt haben.
aside-pick-planet = Alle legen reihum Planeten.
aside-place-planet = Seine Nuten sollten auf die der Nachbarn treffen: Routen verbinden sie.
aside-start-base = Deine Basis und die ersten Einheiten kommen auf einen der von dir gelegten Planeten.
aside-z-end = Z-Achsen-Routen verbinden Planeten, die auseinanderliegen.
aside-planning-card = Jede Karte lässt sich nur einmal nutzen.
aside-place-order = Befehl { $number } von { $all }: verdeckt oben auf einen Stapel; was oben liegt, wird zuerst ausgeführt.
aside-no-specials = Für Spezialbefehle brauchst du ein Forschungs- und Entwicklungsmodul.
# Brood War: special orders are placed freely; each that is carried out takes a place in the pool.
aside-no-pool = Ohne Forschungs- und Entwicklungsmodul bringen Spezialbefehle nur Ereigniskarten.
aside-pool = Spezialbefehlsreservoir: { $used } von { $all } belegt.
aside-put-away = Im Reservoir ist Platz: Der Marker kommt in der Organisationsphase zurück.
aside-forbid = Niemand darf mit diesem Befehl in das Gebiet, das du sperrst.
aside-switch = Einmal im Kampf: zwei Einheiten aus verschiedenen Gefechten, keine Hilfseinheiten.
aside-collateral = Deine Fronteinheit hat überlebt: Sie darf ein Ziel im Gebiet zerstören.
aside-defend = Einheiten kommen von diesem Planeten und über deine Transporter in das Gebiet. Ein Wachmarker bleibt dort.
aside-specials = Noch { $left } von { $limit ->
        [one] { $limit } Spezialbefehl
       *[other] { $limit } Spezialbefehlen
    }.
aside-reveal = Nur Befehle oben auf einem Stapel lassen sich aufdecken.
aside-order = { NAME($order, form: "order") } auf { $planet }.
aside-events-held = { $count ->
        [one] Du hast { $count } Ereigniskarte für die Organisationsphase.
       *[other] Du hast { $count } Ereigniskarten für die Organisationsphase.
    }
aside-built = { $limit ->
        [one] { $built } von { $limit } Einheit gebaut.
       *[other] { $built } von { $limit } Einheiten gebaut.
    }
aside-purse = Du hast { $workers } Arbeiter für bis zu { $minerals } Kristall und { $gas } Gas.
aside-discount = Ein Rohstoff weniger, nur bei einem Kauf.
aside-upgrades = Ein Gebäude und ein Modul je Befehl.
aside-base = Eine Basis je Planet, in einem Gebiet mit einer deiner Einheiten.
aside-end-of-order = Das kann eine Figur freimachen, Platz schaffen oder deinem Teamgefährten den Weg räumen.
aside-scrap = Was du zerstörst, kommt in deinen Vorrat zurück; rückgängig machen lässt sich das später nicht.
aside-move = Nach { $planet }, aus Gebieten dort oder über deine Transporter; höchstens ein gegnerisches Gebiet.
aside-move-attack = Nach { $planet }. Du greifst { $area } an: Kein anderes gegnerisches Gebiet darf mit diesem Befehl betreten werden.
aside-ability = Eine Fähigkeit je Kampf.
aside-pair = Der Angreifer stellt Fronteinheiten einander gegenüber, bis eine Seite keine mehr hat.
# To who has one answer only.
aside-asked-anyway = Du hast keine. Gefragt wirst du trotzdem, damit es niemand erfährt.
aside-standard = Die größeren Werte zählen, wenn ein Symbol der Karte deine Fronteinheit zeigt.
aside-reinforcement = Sie zählt nur, wenn ein Symbol deine Fronteinheit zeigt; mit dem Spezialnachschubsymbol genügt eine beliebige deiner Einheiten dort.
aside-discard = { $limit ->
        [one] Du behältst { $limit } Karte: noch { $more } abwerfen.
       *[other] Du behältst { $limit } Karten: noch { $more } abwerfen.
    }
aside-play-events = Was du sonst noch gezogen hast, wird abgeworfen.
# The whole text of an Event card.
aside-event-text = { WORD($event, "text") }

## What is paid for

aside-pays-worker = Ein Arbeiter.
aside-pays-transport = Ein Transporter auf der Route { $route }.
aside-pays-reserve = { WORD($unit, "article-start") } { $unit } auf deiner Führungskarte.
aside-pays-unit = { WORD($unit, "article-start") } { $unit } auf { $area }.
aside-pays-building = { $building }.
aside-pays-module = { $module }.
aside-pays-base = Eine Basis auf { $area }.
aside-pays-technology = { $tech }.
aside-pays-ability = Die Fähigkeit von „{ $tech }“.
aside-pays-points = { $points }.
aside-workers-left = { $count ->
        [0] Kein Arbeiter bleibt frei.
        [one] { $count } Arbeiter bleibt frei.
       *[other] { $count } Arbeiter bleiben frei.
    }
aside-discount-may = Ein Rohstoff darf abgezogen werden.
aside-discount-must = Ein Rohstoff entfällt: welcher?
aside-mining = { $short ->
        [one] { $short } Rohstoff fehlt: Dafür wird an einer Karte Raubbau betrieben; sie ist dann teilweise ausgebeutet oder, wenn sie das schon war, vollständig.
       *[other] { $short } Rohstoffe fehlen: An Karten wird Raubbau betrieben; der erste Arbeiter zu viel beutet eine Karte teilweise aus, der zweite vollständig.
    }

## Who is waited for, and what for. $who is a list of players.

waiting-faction = Warten auf { NAME($who, form: "acc") }: Fraktion wählen
waiting-leader = Warten auf { NAME($who, form: "acc") }: Führungskarte wählen
waiting-take-planets = Warten auf { NAME($who, form: "acc") }: Planeten nehmen
waiting-pick-planet = Warten auf { NAME($who, form: "acc") }: Planeten zum Legen wählen
waiting-place-planet = Warten auf { NAME($who, form: "acc") }: { $planet } legen
waiting-routes = Warten auf { NAME($who, form: "acc") }: die letzten Routen legen
waiting-start-base = Warten auf { NAME($who, form: "acc") }: Basis setzen
waiting-z-end = Warten auf { NAME($who, form: "acc") }: Z-Achsen-Route legen
waiting-forces = Warten auf { NAME($who, form: "acc") }: die ersten Einheiten setzen
waiting-start-site = Warten auf { NAME($who, form: "acc") }: Anlage setzen
waiting-start-transport = Warten auf { NAME($who, form: "acc") }: Transporter setzen
waiting-planning-card = Warten auf { NAME($who, form: "acc") }: Karte in der Planung nutzen
waiting-place-order = Warten auf { NAME($who, form: "acc") }: Befehl legen
waiting-reveal = Warten auf { NAME($who, form: "acc") }: Befehl aufdecken
waiting-execute = Warten auf { NAME($who, form: "acc") }: Befehl ausführen
waiting-execute-or-event = Warten auf { NAME($who, form: "acc") }: { NAME($order, form: "order") } ausführen oder Ereigniskarte nehmen
waiting-order-card = Warten auf { NAME($who, form: "acc") }: Karte vor dem Befehl nutzen
waiting-build = Warten auf { NAME($who, form: "acc") }: auf { NAME($planet, form: "dat") } bauen
waiting-give-up = Warten auf { NAME($who, form: "acc") }: Einheit hergeben
waiting-upgrades = Warten auf { NAME($who, form: "acc") }: Gebäude oder Modul kaufen
waiting-base = Warten auf { NAME($who, form: "acc") }: Basis auf { NAME($planet, form: "dat") } bauen
waiting-scrap = Warten auf { NAME($who, form: "acc") }: etwas Eigenes zerstören
waiting-move = Warten auf { NAME($who, form: "acc") }: Einheiten bewegen, Ziel { $planet }
# $planet of the sentences above, where it is not known.
waiting-some-planet = ein Planet
    .acc = einen Planeten
    .dat = einem Planeten
waiting-recall = Warten auf { NAME($who, form: "acc") }: Einheit zurückrufen
waiting-research-draw = Warten auf { NAME($who, form: "acc") }: Kampfkarten ziehen
waiting-research-buy = Warten auf { NAME($who, form: "acc") }: Technologie kaufen
waiting-take-card = Warten auf { NAME($who, form: "acc") }: Karte nehmen
waiting-pay = Warten auf { NAME($who, form: "acc") }: zahlen
waiting-muster = Warten auf { NAME($who, form: "acc") }: Einheiten auf eine Führungskarte oder von ihr bewegen
waiting-avenge = Warten auf { NAME($who, form: "acc") }: den Helden rächen
waiting-token = Warten auf { NAME($who, form: "acc") }: Rohstoffmarker nehmen
waiting-end-of-order = Warten auf { NAME($who, form: "acc") }: Befehl beenden
waiting-put-away = Warten auf { NAME($who, form: "acc") }: Spezialbefehl weglegen
waiting-forbid = Warten auf { NAME($who, form: "acc") }: Gebiet für den Befehl sperren
waiting-infest = Warten auf { NAME($who, form: "acc") }: Verseuchte Kommandozentrale auf { $area }?
waiting-ability = Warten auf { NAME($who, form: "acc") }: Fähigkeit vor dem Kampf nutzen
waiting-bonus-draw = Warten auf { NAME($who, form: "acc") }: weitere Kampfkarten ziehen
waiting-front = Warten auf { NAME($who, form: "acc") }: Fronteinheiten bestimmen
waiting-pair = Warten auf { NAME($who, form: "acc") }: Gefechte aufstellen
waiting-support = Warten auf { NAME($who, form: "acc") }: Verstärkungseinheiten zuweisen
waiting-switch = Warten auf { NAME($who, form: "acc") }: zwei Einheiten tauschen
waiting-skirmish-card = Warten auf { NAME($who, form: "acc") }: Karte für Gefecht { $number } ausspielen
waiting-next-skirmish = Warten auf { NAME($who, form: "acc") }: nächstes Gefecht wählen
waiting-lose = Warten auf { NAME($who, form: "acc") }: Verlust wählen
waiting-collateral = Warten auf { NAME($who, form: "acc") }: Kollateralschaden wählen
waiting-withdraw = Warten auf { NAME($who, form: "acc") }: getarnte Einheit abziehen
waiting-leave = Warten auf { NAME($who, form: "acc") }: wählen, was das Gebiet verlässt
waiting-retreat = Warten auf { NAME($who, form: "acc") }: Rückzug
waiting-regrouping-card = Warten auf { NAME($who, form: "acc") }: Karte vor der Organisation nutzen
waiting-take-cards = Warten auf { NAME($who, form: "acc") }: Kampfkarten nehmen
waiting-play-events = Warten auf { NAME($who, form: "acc") }: Ereigniskarten ausführen
waiting-end-bonus = Warten auf { NAME($who, form: "acc") }: Bonus von „Das Ende ist nahe“ nehmen
waiting-event = Warten auf { NAME($who, form: "acc") }: „{ $event }“ ausführen
waiting-some-event = Warten auf { NAME($who, form: "acc") }: Ereigniskarte ausführen
waiting-discard = Warten auf { NAME($who, form: "acc") }: bis zum Handkartenlimit abwerfen
waiting-go-on = Warten auf { NAME($who, form: "acc") }

## What speaks for an answer, under a hint: short sentences to whoever is asked

reason-points = { $area } bringt jede Runde { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
# $what: “2 minerals”.
reason-resources = Arbeiter können auf { $area } je Runde { $what } holen.
reason-strategic = Wer { $area } kontrolliert, führt Spezialbefehle auf dem Planeten aus, ohne einen Platz im Reservoir zu belegen.
reason-free = Niemand kontrolliert { $area }.
# $units: several log-units.
reason-held = { NAME($owner, form: "start") } hält { $area } mit { NAME($units, form: "dat") }.
reason-unguarded = Auf { $area } steht nur eine Basis { WORD($owner, "von") }{ NAME($owner, form: "gen") }, ohne Einheiten.
# How often the battle is won, of 10 times.
reason-odds = { $wins ->
        [0] Einen Kampf um { $area } gewinnst du fast nie.
        [10] Einen Kampf um { $area } gewinnst du fast immer.
       *[other] Von 10 Kämpfen um { $area } gewinnst du etwa { $wins }.
    }
# How many units of one’s own stand in an area that one holds.
reason-guards = { $count ->
        [0] Bisher bewacht keine deiner Einheiten { $area }.
        [one] Bisher bewachst du { $area } nur mit { $count } Einheit.
       *[other] Bisher bewachst du { $area } mit { $count } Einheiten.
    }
reason-goal-area = { $area } zählt für deine Siegbedingung: Du hast { $have } von { $need }.
reason-goal-planet = Deine Siegbedingung sind ganze Planeten: Auf { $planet } hast du { $held } von { $all } Gebieten.
reason-goal-most = { $area } zählt für deine Siegbedingung (die meisten Gebiete).
reason-goal-base = Eine Basis auf { $planet } zählt für deine Siegbedingung: Du hast { $have } von { $need }.
# $count: how many bases one has.
reason-base = Mit einer Basis auf { $area } kannst du auf { $planet } Einheiten bauen; bisher hast du { $count ->
        [one] { $count } Basis
       *[other] { $count } Basen
    }.
reason-event-card = Meist wird daraus eine Ereigniskarte, statt dass der Befehl ausgeführt wird.
reason-units = Damit baust du meist Einheiten auf { $planet }.
reason-building = Damit baust du meist ein Gebäude oder ein Modul.
reason-technology = Damit entwickelst du meist eine Technologie.
# Against how many of the cards that the enemy may have there.
reason-card-kills = { $all ->
        [one] Sie zerstört eine gegnerische Einheit.
       *[other] Gegen { $yes } der { $all } Karten, die der Gegner dort haben kann, zerstört sie eine seiner Einheiten.
    }
reason-card-holds = { $all ->
        [one] Sie schützt deine Einheiten.
       *[other] Gegen { $yes } der { $all } Karten, die der Gegner dort haben kann, schützt sie deine Einheiten.
    }
# Whose order lies beneath.
reason-sequence = Auf { $planet } kommt er vor { $beneath ->
        [you] deinem eigenen Befehl
       *[other] dem Befehl { WORD($beneath, "von") }{ NAME($beneath, form: "gen") }
    } an die Reihe, der darunter liegt.
