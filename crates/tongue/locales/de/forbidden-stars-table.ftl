# Verbotene Welten: der Tisch im Browser: Spielplan, Plätze, Ablage, Antworten, Kampf, Ergebnis.
# $seat ist eine Person am Tisch, „du“ zu sich selbst; $unit, $area, $system … sind Namen.

## Common

fs-start = { NAME($thing, form: "start") }
fs-one = { WORD($what, "article") } { $what }
    .start = { WORD($what, "article-start") } { $what }
    .acc = { WORD($what, "article-acc") } { NAME($what, form: "acc") }
    .dat = { WORD($what, "article-dat") } { NAME($what, form: "dat") }
fs-several = { $count } { NAME($what, form: "many") }
    .dat = { $count } { NAME($what, form: "many-dat") }
fs-number = { $number }
fs-none = keine
fs-listed = { $all }
fs-quoted = „{ $what }“
fs-used = { $what } (benutzt)
fs-void-here = der { $corner } Leerraum
    .start = Der { $corner } Leerraum
    .acc = den { NAME($corner, form: "weak") } Leerraum
    .dat = dem { NAME($corner, form: "weak") } Leerraum
    .in = im
    .in-start = Im
    .to = in den
    .onto = in den
    .from = aus dem
    .bare = { NAME($corner, form: "weak") } Leerraum
fs-void-short = Leerraum { NAME($corner, form: "short") }
# Ein Platz, solange der Spielplan gebaut wird, nach dem System, an dem er liegt.
fs-cell-beside = { $side ->
        [N] über
        [E] rechts neben
        [S] unter
       *[W] links neben
    } { NAME($system, form: "with-dat") }
    .start = { $side ->
        [N] Über
        [E] Rechts neben
        [S] Unter
       *[W] Links neben
    } { NAME($system, form: "with-dat") }
fs-cell-first = der erste Platz
    .start = Der erste Platz
fs-way = { $system } oben, um { $degrees }° gedreht
# Was es bedeutet, eine Tafel so zu legen.
fs-does-lay = { $system } { $cell }, um { $degrees }° gedreht.{ $materiel ->
        [0] {""}
       *[other] {" "}Ihre Welten neben deinen Gebieten geben { $materiel } Material.
    }{ $voids ->
        [0] {""}
       *[other] {" "}Ihre Leerräume grenzen an deine: Deine Schiffe sind sofort dort.
    }{ $others ->
        [0] {""}
       *[other] {" "}Deine Nachbarn dort: { $others }.
    }
fs-tiles-own = Deine Tafeln
fs-tiles-of-others = Tafeln der anderen

## Phases and progress

fs-phase-planning = Planung
fs-phase-operations = Operationen
fs-phase-refresh = Auffrischung
fs-progress-orders = Befehl { $number } von { $each }
fs-quick = zufällige Fraktionen, fairer Spielplan

## The board in words

fs-board = Spielplan: { $systems ->
        [one] { $systems } System
       *[other] { $systems } Systeme
    }, { $storms ->
        [one] { $storms } Warpsturm
       *[other] { $storms } Warpstürme
    }
fs-board-system = { $system }, { $orders ->
        [0] keine Befehle
        [one] { $orders } Befehl
       *[other] { $orders } Befehle
    }
fs-board-world = { $area }: Material { $materiel }, Platz für { $capacity }.
fs-board-void = { NAME($area, form: "start") }: Platz für { $capacity }.
fs-board-holds = Hier: { $all }.
fs-board-objective = Ziel { $seat ->
        [you] von { AS($seat, "dir") }
       *[other] { -fs-of-seat }
    }.
fs-board-more = Hier außerdem: { $all }.
fs-pieces = { $what } { $seat ->
        [you] von { AS($seat, "dir") }
       *[other] { -fs-of-seat }
    }
fs-pieces-routed = { $what } { $seat ->
        [you] von { AS($seat, "dir") }
       *[other] { -fs-of-seat }
    } (aufgerieben)
fs-board-stack = { $count ->
        [one] { $count } Befehl { -fs-in-system }: { $orders }
       *[other] { $count } Befehle { -fs-in-system }, von oben: { $orders }
    }
fs-order-known = ein { NAME($order, form: "order") } { $seat ->
        [you] von { AS($seat, "dir") }
       *[other] { -fs-of-seat }
    }
fs-order-unknown = ein Befehl { $seat ->
        [you] von { AS($seat, "dir") }
       *[other] { -fs-of-seat }
    }
fs-board-storm = Warpsturm auf { NAME($edge, form: "dat") }: Nichts kommt hinüber
fs-board-storm-unplaced = Warpsturm

## Seats

fs-seat-open = frei
fs-seat-you = Du
fs-seat-you-named = { $name } (du)
fs-seat-bot = Bot, { $level }
fs-presence-here = am Tisch
fs-presence-away = abwesend
fs-first = Startspieler
fs-first-help = Startspieler: beginnt jede Phase dieser Runde
fs-goals-help = Ziele: { $have } von { $goal }
fs-figure-materiel = Material
fs-figure-cache = Depotmarker
fs-figure-forge = Schmiedemarker
fs-figure-reinforcement = Verstärkungsmarker
fs-figure-command = Kommandostufe: eigene Welten mit Stadt
fs-figure-upgrades = Befehlsverbesserungen
fs-figure-combat = Kampfverbesserungen im Stapel
fs-figure-worlds = Eigene Welten
fs-figure-schemes = Ausliegende Pläne
fs-figure-events = Befehle auf dem Ereigniskartenstapel
# The same figures in a word, where there is room beside them.
fs-named-cache = Depot
fs-named-forge = Schmiede
fs-named-reinforcement = Verstärk.
fs-named-command = Kommando
fs-named-upgrades = Verbess.
fs-named-combat = Kampf
fs-named-worlds = Welten
fs-named-schemes = Pläne
fs-named-events = Ereignisse
fs-tokens = Befehle: { $placed } auf dem Spielplan, { $used } benutzt
fs-status-out = ausgeschieden
fs-status-decides = entscheidet
fs-status-attacks = greift an
fs-row-objectives = Ziele
fs-row-of = { $have } von { $goal }
fs-row-units = Einheiten im Spiel
fs-row-supply = Im Vorrat
fs-row-upgrades = Befehlsverbesserungen
fs-row-schemes = Pläne
fs-row-deck = Kampfkartenstapel, je zwei
fs-row-hand = Kampfkarten auf der Hand
fs-row-events = Karten im Ereigniskartenstapel

## Strip

fs-clock-round = Runde { $round } von { $rounds }
fs-clock-help = Das Spiel endet nach Runde { $rounds } oder wenn jemand { $goal } Ziele hat.
fs-clock-leads = { -fs-fuehrt }: { $have } von { $goal } Zielen
fs-clock-tied = mehrere führen mit { $have } von { $goal } Zielen

## Tray

fs-orders = Deine Befehle
fs-orders-secret = nur du siehst sie
fs-orders-remember = merk dir überdeckte Befehle
fs-order-left = { $order }: noch { $left }
fs-intent-advance = Einheiten in dieses System ziehen, kämpfen, Orbitalschläge ausführen.
fs-intent-deploy = Einheiten und ein Bauwerk in diesem System kaufen.
fs-intent-strategize = Eine Befehls- und eine Kampfverbesserung kaufen.
fs-intent-dominate = Die Ressourcen deiner Welten hier erhalten und die Fähigkeit deiner Fraktion nutzen.
fs-placed = { $order } { -fs-in-system }{ $above ->
        [0] , ganz oben
        [one] , unter einem anderen
       *[other] , unter { $above } anderen
    }
fs-placed-unknown = Ein überdeckter Befehl von dir
fs-stores = Deine Vorräte
fs-materiel = { $amount } Material
fs-materiel-of = Material { $amount } von { $most }
fs-next-round = nächste Runde +{ $amount }
fs-command-help = Kommandostufe: eigene Welten mit Stadt
fs-use-cache = senkt einen Preis um { $discount }
fs-use-forge = bezahlt große Einheiten oder senkt die Stufe um 1
fs-use-reinforcement = kämpft in einem Kampf mit
# The same in two or three words.
fs-brief-forge = oder Stufe −1
fs-brief-reinforcement = im Kampf
fs-command = Kommandostufe
fs-command-cities = { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
fs-order-now = jetzt
fs-order-out = gelegt
fs-order-in-hand = bereit
fs-to-place = Zu setzen
fs-to-buy = Einheiten und Bauwerke
fs-objective-of = Ziel { NAME($faction, form: "gen") }
fs-left = noch { $count }
fs-price = { $materiel } Material{ $forge ->
        [0] {""}
       *[other] , { $forge } Schmiedemarker
    }{ $level ->
        [0] {""}
       *[other] , Kommandostufe { $level }
    }
fs-powers = Verbesserungen und Pläne
fs-no-powers = Noch keine.
fs-upgrades-left = Befehlsverbesserungen zum Kauf
fs-event-deck = { $count ->
        [one] { $count } Ereignis
       *[other] { $count } Ereignisse
    } im Stapel
fs-drawn = Gezogene Ereignisse: Wähle eines
fs-powers-whence = Mit Strategie kaufst du Befehlsverbesserungen; Ereigniskarten bringen Pläne.
fs-card-kept = behalten
fs-card-used = diese Runde benutzt
fs-card-ready = bereit
fs-card-scheme = Plan: bleibt, bis er eingesetzt wird
fs-card-tactic = Taktik: sofort
fs-deck = Kampfkarten
fs-deck-upgrades = Kampfverbesserungen zum Kauf
fs-deck-dear = Kampfverbesserungen für später
fs-hand = Deine Hand
fs-hand-note = { $count ->
        [0] jede Karte zweimal
       *[other] { $count } auf der Hand
    }
fs-deck-note = zieh { $drawn } von { $count }
fs-deck-bought = gekauft
fs-hand-count = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

fs-basket-title = Aufstellung { -fs-in-system }: alles auf einmal kaufen
fs-basket-pays = Wird automatisch bezahlt, mit Depotmarkern, wo Material fehlt.
fs-basket-units = Einheiten
fs-basket-structure = Bauwerk
fs-basket-refused = Das passt nicht mehr dazu.
fs-basket-enough = Mehr geht mit diesem Befehl nicht.
fs-basket-forges = { $amount } Schmiedemarker
fs-basket-caches = { $amount } Depotmarker

## Pointing: after “choose”

fs-pick-faction = Wähle eine Fraktion
fs-pick-system = Wähle ein System
fs-pick-area = Wähle ein Gebiet
fs-pick-cell = Wähle einen Platz
fs-pick-turn = Dreh die Tafel, dann drück darauf
fs-pick-edge = Wähle eine Kante
fs-pick-storm = Wähle einen Sturm
fs-pick-units = Wähle Einheiten
fs-pick-structure = Wähle ein Bauwerk
fs-pick-stack = Wähle einen Stapel
fs-pick-order = Wähle einen Befehl
fs-pick-objective = Wähle ein Ziel
fs-pick-buy = Wähle, was du kaufst
fs-pick-asset = Wähle eine Ressource
fs-pick-upgrade = Wähle eine Verbesserung
fs-pick-card = Wähle eine Karte
fs-pick-event = Wähle ein Ereignis
fs-pick-learn = Wähle eine Kampfverbesserung
fs-pick-forget = Wähle, was du dafür hergibst
fs-pick-dice = Wähle Würfel
fs-pick-seat = Wähle einen Spieler

## Answers

fs-label-moves = { $unit } { -fs-to-area }
fs-confirm-place = Befehl legen?
fs-confirm-reveal = Aufdecken?
fs-confirm-card = Karte legen?
fs-does-to-events = Er wird nicht ausgeführt; in der Auffrischungsphase ziehst du dafür eine Ereigniskarte mehr.
fs-does-move = { WORD($unit, "the-start") } { $unit } zieht { -fs-from-from } { -fs-to-area }.
fs-does-attack = { WORD($unit, "the-start") } { $unit } { -fs-from-from } greift { NAME($enemy, form: "acc") } { -fs-in-area } an.
fs-does-begin-combat = Der Kampf um { NAME($area, form: "acc") } beginnt.
fs-aside-place = Verdeckt, oben auf den Stapel.
fs-aside-reveal = Einen, der oben auf einem Stapel liegt.
fs-aside-ships = Aus Leerräumen dieses Systems oder eines benachbarten, mehrere auf einmal.
fs-aside-ground = Über eigene Gebiete, aus diesem System oder einem benachbarten, mehrere auf einmal.
fs-aside-units = Du hast { $materiel } Material und darfst noch { $limit ->
        [one] eine Einheit
       *[other] { $limit } Einheiten
    } kaufen.
fs-aside-materiel = Du hast { $materiel } Material und Kommandostufe { $level }.
fs-aside-card = Verdeckt, beide gleichzeitig.
fs-aside-damage = Noch { $damage } Schaden.
fs-aside-window = Jetzt nutzen oder aufbewahren.
fs-aside-ahead = Danach wählst du: { LIST($answers, type: "or") }.

## Einheiten, die ziehen, nach Anzahl

fs-muster = Wer zieht?
fs-muster-dice = je { $count } Würfel

fs-gain-won = Bei einem Sieg: { $gains }
fs-gain = Bringt: { $gains }
fs-gain-world = die Welt
fs-gain-objective = dein Ziel
fs-gain-income = +{ $amount } Ertrag

## Waiting

fs-waiting-faction = Warten auf { NAME($who, form: "acc") }: Fraktion wählen
fs-waiting-tile = Warten auf { NAME($who, form: "acc") }: Tafel legen
fs-waiting-forces = Warten auf { NAME($who, form: "acc") }: Truppen und Zielmarker setzen
fs-waiting-storm = Warten auf { NAME($who, form: "acc") }: wählen, wohin ein Warpsturm kommt
fs-waiting-order = Warten auf { NAME($who, form: "acc") }: Befehl legen
fs-waiting-reveal = Warten auf { NAME($who, form: "acc") }: Befehl aufdecken
fs-waiting-resolve = Warten auf { NAME($who, form: "acc") }: Befehl ausführen
fs-waiting-move = Warten auf { NAME($who, form: "acc") }: Einheiten { -fs-to-system } ziehen
fs-waiting-buy = Warten auf { NAME($who, form: "acc") }: etwas kaufen
fs-waiting-strike = Warten auf { NAME($who, form: "acc") }: Orbitalschlag
fs-waiting-lose = Warten auf { NAME($who, form: "acc") }: wählen, was getroffen oder zerstört wird
fs-waiting-asset = Warten auf { NAME($who, form: "acc") }: Ressource nehmen
fs-waiting-event = Warten auf { NAME($who, form: "acc") }: über ein Ereignis entscheiden
fs-waiting-card = Warten auf { NAME($who, form: "acc") }: Karte wählen
fs-waiting-reinforce = Warten auf { NAME($who, form: "acc") }: Verstärkung einsetzen
fs-waiting-retreat = Warten auf { NAME($who, form: "acc") }: Rückzug
fs-waiting-window = Warten auf { NAME($who, form: "acc") }: etwas nutzen oder nicht
fs-waiting-ability = Warten auf { NAME($who, form: "acc") }: { $card ->
        [fs-dominate-of] { NAME($card, form: "nom") }
       *[other] „{ $card }“
    }
fs-waiting-go-on = Warten auf { NAME($who, form: "acc") }

## Combat

fs-combat-title = Kampf um { NAME($area, form: "acc") }
fs-combat-to-board = Zum Spielplan
fs-combat-to-stage = Zum Kampf
fs-step-dice = Würfel
fs-step-cards = Karten
fs-step-reinforce = Verstärken
fs-step-round = Runde { $round }
fs-step-outcome = Ausgang
fs-attacks = { -fs-greift } an
fs-defends = { -fs-verteidigt }
fs-in-hand = { $count } auf der Hand
fs-to-suffer = noch { $count } Schaden
fs-lies-routed = aufgerieben
fs-health = Leben
fs-morale = Moral
fs-hits = { $from ->
        [you] { AS($from, "Du") } triffst
       *[other] { WORD($from, "number") ->
            [many] { NAME($from, form: "start") } treffen
           *[other] { NAME($from, form: "start") } trifft
        }
    } { $to ->
        [you] { AS($to, "dich") }
       *[other] { NAME($to, form: "acc") }
    }
fs-terms = { $dice } auf Würfeln, { $cards } auf Karten, { $tokens } als Marker
fs-lane-next = Nur wenn dann noch beide Seiten stehen.
fs-only-you = siehst nur du
fs-has-chosen = hat gewählt
fs-unit-missing = Nein: Hier ist keine davon, die nicht aufgerieben ist.
fs-need-routed = Nein: { WORD($unit, "article-start") } { $unit } ist hier, aber aufgerieben.
fs-need-missing = Nein: Hier ist { WORD($unit, "gender") ->
        [f] keine
       *[other] kein
    } { $unit }.
fs-ability-idle = Ändert hier nichts.
# Neben dem Namen einer Kampfkarte.
fs-ability-general = allgemeine Fähigkeit
fs-ability-unit = Einheitenfähigkeit
fs-ability-met = Eine davon ist hier und nicht aufgerieben.
# Über den Summen mit der einen und mit der anderen Antwort.
fs-offer-before = gegnerische Karte noch verdeckt
# Unter den Worten dessen, was eine Fraktion nach einem Herrschaftsbefehl tut.
fs-ability-dominate = Herrschaftsfähigkeit
# Of the numbers below a card in the hand.
fs-before-theirs = Mit dieser Karte und allem, was sie kostenlos bringt, noch ohne die Karte des Gegners
# Before the key of a card: what the sums would be with it.
fs-with = mit
# In the place of a card that has left the hand.
fs-hand-played = Gelegt: Die Symbole zählen weiter.
fs-destroyed = zerstört
fs-has-left = fort
fs-die-spent = Ein ausgegebener oder verlorener Würfel
fs-rounds = Kampfrunden
fs-lane-done = erledigt
fs-lane-now = jetzt
fs-lane-not-fought = entfällt
fs-lane-both = Aufgedeckt wird, wenn beide gewählt haben.
fs-lane-unhurt = kein Schaden
fs-lane-held = keine Verluste
fs-lane-lost = verloren: { $units }
fs-lane-routed = aufgerieben: { $units }
fs-lane-lost-routed = verloren: { $lost }; aufgerieben: { $routed }
fs-round-choose = wählen
fs-round-turn = aufdecken
fs-round-damage = Schaden
fs-outcome-takes = { -fs-nimmt } { NAME($area, form: "acc") } ein
fs-outcome-holds = { -fs-haelt } { NAME($area, form: "acc") }
fs-outcome-nobody = { WORD($area, "in-start") } { NAME($area, form: "bare") } ist niemand mehr
fs-outcome-morale = Mehr Moral nach { $rounds ->
        [one] einer Kampfrunde
       *[other] { $rounds } Kampfrunden
    }.
fs-outcome-tie = Gleich viel Moral: Bei Gleichstand gewinnt der Verteidiger.
fs-outcome-left = { -fs-hat } niemanden mehr.
fs-outcome-all-dead = Beide Seiten wurden zerstört.
fs-outcome-undefended = Niemand konnte das Gebiet verteidigen.
fs-cost = Was es kostete
fs-lost-nobody = Keine Verluste
fs-cost-routed = { $count } aufgerieben
fs-cost-tokens = { $count ->
        [one] Ein Verstärkungsmarker kommt
       *[other] { $count } Verstärkungsmarker kommen
    } in den Vorrat
fs-follows = Was folgt
fs-follows-asked = { -fs-zieht-sich } aufgerieben in ein Gebiet zurück.
fs-follows-retreat = { -fs-zieht-sich } mit { $count ->
        [one] einer Einheit
       *[other] { $count } Einheiten
    } { -fs-to-area } zurück.
fs-follows-captured = Die Bauwerke dort werden erobert.
fs-follows-nothing = Würfel, Marker und Karten kommen zurück.
# Was es bedeutet: jedes steht hinter dem, wessen es ist.
fs-means-captured = erobert
fs-means-kept = bleibt
fs-means-objective = Zielmarker
fs-means-objective-here = liegt dort
fs-means-income = Ertrag
fs-means-worlds = Welten
fs-means-worlds-has = { $count ->
        [one] { $count } eigene Welt
       *[other] { $count } eigene Welten
    }
fs-means-goal = Ziel
fs-means-goal-has = { $have } von { $need } Zielen
fs-shown-look = Kampf um { NAME($area, form: "acc") } noch einmal ansehen
fs-shown-who = { $attacker ->
        [you] { AS($attacker, "Du") } greifst { NAME($defender, form: "acc") } an.
       *[other] { WORD($attacker, "number") ->
            [many] { NAME($attacker, form: "start") } greifen
           *[other] { NAME($attacker, form: "start") } greift
        } { $defender ->
            [you] { AS($defender, "dich") }
           *[other] { NAME($defender, form: "acc") }
        } an.
    }
fs-to-them = Gegner: { $count }
fs-to-you = du: { $count }
fs-stake-structure = fällt an den Angreifer, wenn er gewinnt
fs-stake-objective = { $seat ->
        [you] { AS($seat, "Dein") } Ziel
       *[other] Ziel { -fs-of-seat }
    }
fs-stake-objective-why = wird in der Auffrischungsphase eingesammelt, wenn seinem Besitzer die Welt gehört
fs-stake-materiel = { $amount } Material je Runde
fs-past-rounds = Falls beide Seiten übrig bleiben
fs-morale-terms = Würfel, Karten, nicht aufgeriebene Einheiten. Bei Gleichstand { $seat ->
        [you] verlierst { AS($seat, "du") }
       *[other] { WORD($seat, "number") ->
            [many] verlieren { NAME($seat, form: "nom") }
           *[other] verliert { $seat }
        }
    }.
fs-if-lost = Wenn du verlierst
fs-lost-retreat = Alle ziehen sich zurück und werden aufgerieben. Mögliche Gebiete: { LIST($areas, type: "or") }.
fs-lost-nowhere = Alle werden zerstört: Für den Rückzug gibt es kein Gebiet.

## Result

fs-end-to-board = Zum Spielplan
fs-end-to-result = Zum Ergebnis
fs-end-objectives = Alle nötigen Ziele sind eingesammelt.
# Mehrere haben es: $others auch.
fs-end-also = Ebenfalls alle eingesammelt: { $others }. Es entscheiden die meisten Ziele, dann Welten, dann Einheiten.
fs-end-rounds = Die letzte Runde ist vorbei: Es gewinnt, wer die meisten Ziele hat; bei Gleichstand zählen Welten, dann Einheiten.
fs-end-survivor = Sonst ist niemand übrig.
fs-end-nobody = Niemand ist übrig.
fs-standings = Endstand
fs-standing-player = Spieler
fs-chart-objectives = Ziele
fs-chart-objectives-what = eingesammelte Ziele
fs-chart-worlds = Welten
fs-chart-worlds-what = eigene Welten
fs-chart-units = Armee
fs-chart-units-what = Einheiten im Spiel
fs-chart-cards = Karten
fs-chart-cards-what = Befehlsverbesserungen und Pläne
fs-ending-objectives = durch Ziele
fs-ending-rounds = nach der letzten Runde
fs-ending-survivor = sonst niemand übrig
fs-ending-nobody = niemand übrig

## The first minute

fs-new = Neu bei „Verbotene Welten“?
fs-new-win = Sammle deine Zielmarker von den Welten deiner Gegner ein, schneller als alle anderen.
fs-new-plan = Leg vier Befehle verdeckt, einen nach dem anderen, in Stapel.
fs-new-operate = Deck deine Befehle auf, die oben auf den Stapeln liegen: ziehen und kämpfen, kaufen, verbessern, Ressourcen holen.
fs-new-refresh = Sammle Ziele und Material ein, formiere Einheiten neu, zieh Ereignisse, bewege die Stürme.
fs-new-table = Der Tisch stellt eine Frage nach der anderen und lässt jede Antwort leuchten. { AS($help, "Eine Runde in einer Minute") }
fs-help-round = Eine Runde
fs-help-planning = Alle legen reihum immer einen Befehl, insgesamt je vier, verdeckt in Systeme, in denen oder neben denen sie etwas haben. Was oben liegt, wird zuerst ausgeführt.
fs-help-operations = Reihum decken alle einen eigenen Befehl auf, der oben auf einem Stapel liegt, und führen ihn aus oder legen ihn auf den Ereigniskartenstapel.
fs-help-refresh = Ziele werden eingesammelt, Welten geben Material, aufgeriebene Einheiten formieren sich neu, und alle ziehen Ereignisse und bewegen einen Warpsturm.
fs-help-win = So gewinnst du
fs-win-objectives = Sammle so viele deiner Ziele ein, wie Spieler am Tisch sind.
fs-win-rounds = Nach der achten Runde gewinnt, wer die meisten Ziele hat; bei Gleichstand zählen Welten, dann Einheiten.
fs-win-last = Oder es bleibt außer dir niemand übrig.
fs-help-legend = Legende
fs-sign-materiel = Material: Damit wird alles bezahlt; du kannst höchstens 14 haben.
fs-sign-cache = Depotmarker: senkt einen Preis.
fs-sign-forge = Schmiedemarker: bezahlt große Einheiten oder senkt die nötige Kommandostufe um 1.
fs-sign-reinforcement = Verstärkungsmarker: kämpft in einem Kampf mit.
fs-sign-prosperity = Wohlstand: ein Ressourcenmarker deiner Wahl.
fs-sign-command = Kommandostufe: eigene Welten mit Stadt.
fs-sign-objective = Zielmarker: Nimm die Welt ein, auf der er liegt.
fs-sign-storm = Warpsturm: Nichts kommt über diese Kante.
fs-sign-offence = Angriff: richtet Schaden an.
fs-sign-defence = Verteidigung: wehrt Schaden ab.
fs-sign-morale = Moral: entscheidet, wenn nach der letzten Kampfrunde noch beide Seiten stehen.
fs-sign-routed = Aufgerieben: liegt und kämpft nicht mit, bis die Einheit sich neu formiert.
fs-sign-scheme = Plan: bleibt liegen, bis er eingesetzt wird.
fs-sign-upgrade = Befehlsverbesserung: einmal je Runde.

# Answers in advance

fs-ahead-use = Jede Fähigkeit meiner Kampfkarten nutzen
fs-ahead-resolve = Meine Befehle abhandeln, nie auf den Ereignisstapel legen
fs-ahead-event = Die Fähigkeit jeder Ereigniskarte nutzen
fs-ahead-reinforcement = Keine Verstärkungsmarker einsetzen
fs-ahead-schemes = Außerhalb meiner Befehle keine Pläne einsetzen
