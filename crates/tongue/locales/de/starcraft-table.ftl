# StarCraft: die Felder eines Tisches: Spieler, Bogen, Laden, Hand, Befehle, Ereigniskarten, Ergebnis.
# $vh, $muted und Ähnliche sind die Stellen von Wörtern, die die Seite verbirgt oder dämpft; sag sie mit AS.

## Small words of all panels

# Parts of a label beside each other: “+1 attack, detector”.
sc-beside = { $one }, { $other }
# What stands between things that are told one after the other and have commas of their own.
sc-in-turn = {"; "}
# Before a figure.
sc-label = { $what }:
# A player by name, alone.
sc-player = { NAME($player, form: "start") }
sc-so-many-of = { $have } von { $all }
sc-free = kostenlos
sc-factions = Fraktionen
sc-no-faction = Noch keine Fraktion

## Combat cards: in a few words, in a list, for those who do not see them

# $units: the units that a card shows, or words for all of them and for none.
sc-short-units = { $attack }/{ $health } { LIST($units, type: "or") }
sc-short-tech = { $tech } { $attack }/{ $health }
    .quoted = „{ $tech }“ { $attack }/{ $health }
sc-short-attack = Verstärkung +{ $attack } Angriffsstärke
sc-short-health = Verstärkung +{ $health } Verteidigung
sc-short-number = Verstärkung { $number }
sc-long-card = { $attack } Angriffsstärke und { $health } Verteidigung, wenn die Fronteinheit passt ({ LIST($units, type: "or") }), sonst { $minor_attack } und { $minor_health }

## Combat cards: printed on them, where there is room for two or three short words

sc-card-all-units = alle Einheiten
# Between the values that hold for other units than those shown.
sc-card-others = sonst
# Below a figure with a plus.
sc-card-attack = Angriff
sc-card-health = Vert.
sc-card-both = beides
sc-card-no-ability = keine Fähigkeit
sc-card-see-text = siehe Text
# What a card does, as short as can be; the whole text is in its tip.
sc-does-attack = +{ $attack } Angriff
sc-does-health = +{ $health } Vert.
sc-does-both = +{ $attack }/+{ $health }
sc-does-splash = Streusch.
sc-does-flying-splash = Flugstreusch.
sc-does-ground-splash = Bodenstreusch.
sc-does-cloak = Tarnung
sc-does-detect = Detektor
sc-does-cancel = annulliert
sc-does-die = wird zerstört
sc-does-kill = zerstört
sc-does-tire = { $count ->
        [one] { $count } Arbeiter ruht
       *[other] { $count } Arbeiter ruhen
    }
# $does is one of those above, $against one of the next three.
sc-does-against = { $does } { $against }
sc-against-flying = gg. Flug
sc-against-ground = gg. Boden
sc-against-some = gg. manche
sc-does-supported = { $does } mit Verst.
sc-only-supported = mit Verst.
# Only if this unit fights in front.
sc-does-in-front = { $unit }: { $does }

## The hand

sc-hand = Hand
sc-hand-keeps = { $count ->
        [one] { $count } Karte, Limit { $keep }
       *[other] { $count } Karten, Limit { $keep }
    }
sc-hand-none = Keine Kampfkarten.
# A button, once so many cards are picked.
sc-hand-discard = { $count ->
        [one] { $count } Karte abwerfen
       *[other] Diese { $count } abwerfen
    }
sc-hand-count = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
sc-pile-deck = { $count } im Stapel
sc-pile-discarded = { $count } abgelegt
sc-pile-research = { $count } zu erforschen

## Orders

sc-orders = Befehle
# On the heading, where the viewer must remember them.
sc-orders-remember = merk dir, was du gelegt hast
sc-orders-secret = siehst nur du
# What an order is for, in a few words.
sc-intent-build = Einheiten, Arbeiter, ein Gebäude, eine Basis
sc-intent-mobilize = Einheiten auf einen Planeten bewegen, dort ein Gebiet angreifen
sc-intent-research = 3 Kampfkarten ziehen, eine Technologie kaufen
sc-orders-no-special = Für Spezialbefehle brauchst du ein { $module }
sc-orders-special = Spezialbefehle: noch { $left } von { $limit } in dieser Runde
sc-order = { $order }
sc-order-left = { $order }: noch { $left }
# An own order on the board, from the top: 1 is on top.
sc-placed = { $place ->
        [1] { $order } auf { $planet }, obenauf
       *[other] { $order } auf { $planet }, an { $place }. Stelle
    }
# Instead of its name, where the viewer does not see it.
sc-placed-unknown = Ein Befehl
sc-placed-top = { $planet } { AS($muted, "obenauf") }
sc-placed-below = { $planet }, { $place }
sc-placed-place = { $place }.

## Event cards

# The clock of the game: how many Event cards are left until the next stage, $stage being II or III.
sc-clock-to-stage = { $left } bis Stufe { $stage }
sc-clock-to-end = { $left } bis zum Ende
sc-clock-help = { $count ->
        [one] In Stufe { $stage } ist noch { $count } Ereigniskarte übrig, insgesamt { $all }.
       *[other] In Stufe { $stage } sind noch { $count } Ereigniskarten übrig, insgesamt { $all }.
    }
sc-clock-ends = „{ event-the_end_draws_near }“: { $count }
# Who would win if nothing changed any more: a few words in the strip over the board. Points, an objective that counts
# from stage III on, or the end of the Event cards.
# In a scenario, which has a last round.
sc-clock-round = Runde { $round } von { $rounds }
sc-clock-points = { $seat ->
        [you] { AS($seat, "Du") } würdest mit { $points } gewinnen
       *[other] { NAME($seat, form: "start") } würde mit { $points } gewinnen
    }
sc-clock-points-now = { $seat ->
        [you] { AS($seat, "Du") } würdest in dieser Runde mit { $points } gewinnen
       *[other] { NAME($seat, form: "start") } würde in dieser Runde mit { $points } gewinnen
    }
sc-clock-goal-later = { $seat ->
        [you] { AS($seat, "Du") } würdest ab Stufe III gewinnen: Ziel erreicht
       *[other] { NAME($seat, form: "start") } würde ab Stufe III gewinnen: Ziel erreicht
    }
sc-clock-goal-now = { $seat ->
        [you] { AS($seat, "Du") } würdest in dieser Runde gewinnen: Ziel erreicht
       *[other] { NAME($seat, form: "start") } würde in dieser Runde gewinnen: Ziel erreicht
    }
sc-clock-ends-game = { $seat ->
        [you] { AS($seat, "Du") } würdest bei Spielende gewinnen
       *[other] { NAME($seat, form: "start") } würde bei Spielende gewinnen
    }
# A team, or players between whom nothing decides.
sc-clock-several = { $count } Spieler würden mit { $points } gewinnen
sc-clock-nearest = { $seat ->
        [you] Einem individuellen Sieg am nächsten: du, { $have } von { $need }.
       *[other] Einem individuellen Sieg am nächsten: { $seat }, { $have } von { $need }.
    }
sc-events-yours = Ereignisse
sc-events-unread = { $count } ungelesen
# So many Event cards to look at.
sc-events-count = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
sc-events-unread-help = Du liest sie erst in der Organisationsphase
sc-events-face-down = Verdeckt
sc-events-hidden = Eine verdeckte Ereigniskarte
sc-events-none = Keine Ereigniskarten.
# How an Event card is used, in a word behind its name.
sc-event-at-once = sofort
sc-event-strategy = Strategie
sc-event-held = für später
sc-event-end = das Ende
sc-event-in-play = liegt aus

## Technologies

# A heading in the row of the viewer’s own things, where there is little room.
sc-techs = Techs
sc-techs-count = { $count ->
        [one] { $count } liegt aus
       *[other] { $count } liegen aus
    }
sc-techs-none = Keine liegt offen vor dir. Mit Forschung kaufst du sie.
sc-tech-in-play = { $tech }{ AS($vh, ", liegt aus") }

## The own sheet

sc-sheet = Bogen
# The build limit, below the heading.
sc-sheet-limit = Limit { $limit }
# The figures stand out: $minerals is only to choose by.
sc-sheet-left = In dieser Runde übrig: { $mineral_figure } Kristall, { $gas_figure } Gas
sc-sheet-left-help = Wo noch kein Arbeiter steht
sc-workers-ready = { $count } bereit
sc-workers-unavailable = { $count } nicht verfügbar
# $amount: what the card yields in a round, with $used of its places taken by workers.
sc-yield-used = { $amount }, { $used } von { $all } genutzt
# What the sheet itself yields.
sc-yield-sheet = Bogen
# Partly depleted.
sc-yield-half = teils
sc-building-level = { $building }, Stufe { $level } von { $levels }
sc-module-owned = { $module }, du hast { $count }
sc-module-spaces = { $used }/{ $all } Bauplätze für Module belegt
sc-module-spaces-help = Bauplätze für Module auf dem Bogen
sc-faction-taken = { $race }, vergeben

## What can be built

sc-shop-built = { $built } von { $limit } gebaut
sc-shop-limit = Baulimit { $limit }
sc-shop-name = { $thing }
sc-shop-item = { $thing }: { $price }, { $left } im Vorrat
sc-shop-needs = { $item }, braucht { $needs }
sc-needs-level = { $building } Stufe { $level }
sc-needs-tech = eine Technologie und { NAME($unit, form: "many") }, die du hergibst

## The players

# A short name, as a heading.
sc-seat-title = { NAME($player, form: "short") }
sc-seat-open = Freier Platz
sc-seat-you = Du
sc-seat-you-named = Du · { $name }
sc-seat-bot = { $level ->
        [random] Bot, zufällig
        [easy] Bot, leicht
        [normal] Bot, mittel
        [hard] Bot, schwer
       *[other] Bot, { $level }
    }
sc-seat-here = { AS($vh, "anwesend: ") }{ $name }
sc-seat-away = { AS($vh, "abwesend: ") }{ $name }
sc-seat-team = { $who } · Team { $team }
sc-presence-here = Am Tisch
sc-presence-away = Abwesend
sc-points-help = Siegpunkte, Sieg bei { $target }
sc-track = { $points } von { $target } Siegpunkten
sc-status-out = ausgeschieden
sc-status-decides = entscheidet
sc-status-attacks = greift an
sc-status-defends = verteidigt
sc-tokens = Befehle auf dem Spielplan: { $count }.
# Brood War. The name of the Defend order; what it is for; how many of it are left.
sc-order-defend = Verteidigung
sc-intent-defend = sofort, in einem deiner Gebiete: Einheiten kommen dorthin, ein Wachmarker bleibt
sc-defend-left = { $left ->
        [0] Verteidigung, in dieser Runde schon gespielt
       *[other] Verteidigung, noch nicht gespielt
    }
# The Special Order Pool: $used places of $all are taken.
sc-pool-help = Spezialbefehlsreservoir: { $used } von { $all } belegt
# $module: Research & Development.
sc-orders-pool = Spezialbefehle legst du nach Belieben. Jeder, den du ausführst, belegt einen Platz im Spezialbefehlsreservoir; je { $module } gibt es einen. Wo du ein strategisches Gebiet kontrollierst, belegt er keinen.
# Leadership cards.
sc-leaders = Führung
sc-leaders-in-play = { $count ->
        [0] keine liegt aus
        [one] { $count } liegt aus
       *[other] { $count } liegen aus
    }
# The cards that all have chosen for a stage (I, II, III) turn over.
sc-reveal-title = Führungskarten der Stufe { $stage }
sc-reveal-what = Alle haben gewählt; die Karten werden gemeinsam aufgedeckt.
sc-leaders-chosen = Du hast gewählt. Die Karten werden gemeinsam aufgedeckt.
sc-leader-stays = bleibt im Spiel
sc-leader-once = einmal, dann aus dem Spiel
sc-leader-over = erledigt
sc-leader-starts = Zu Beginn:
sc-leader-bases = { $count ->
        [one] { $count } Basis
       *[other] { $count } Basen
    }
sc-leader-workers = { $count } Arbeiter
sc-leader-transports = { $count } Transporter
sc-leader-all-routes = ein Transporter auf jeder Route des Planeten
sc-intent-star = wird zu einem beliebigen Befehl, den du noch hast
# Resource tokens.
sc-tokens-of = { $count } Marker für { $resource }
sc-tokens-word = Marker
sc-figure-tokens = Rohstoffmarker
# Behind the name of a unit under mind control.
sc-taken-from = ({ WORD($owner, "von") }{ NAME($owner, form: "gen") })
sc-tokens-help = { $placed } auf dem Spielplan, { $revealed } aufgedeckt
sc-first = Startspieler
sc-first-help = Startspieler dieser Runde
# The round beside the name of the scenario.
sc-scenario-round = Runde { $round } von { $rounds }
# The heading of the goals of a scenario.
sc-scenario-goals = Ziele
# Where a scenario item is: it lies there, or a unit carries it.
sc-scenario-item = Der { $item } liegt auf { $area }
sc-scenario-item-carried = { WORD($unit, "the-start") } { NAME($unit, form: "def") } { WORD($owner, "von") }{ NAME($owner, form: "gen") } auf { $area } trägt den { $item }
sc-scenario-order = Reihenfolge: { $seats }
sc-scenario-more = Alles über dieses Szenario
sc-overview = Alle Spieler

## Figures of a player at a glance

sc-glance-workers = Arbeiter, bereit/insgesamt
sc-glance-minerals = Noch verfügbarer Kristall
sc-glance-gas = Noch verfügbares Gas
sc-glance-events = Ereigniskarten: verdeckt und ausliegend
sc-glance-all = Alles zeigen
# The same in a word beside the figure, where there is little room.
sc-named-cards = Karten
sc-named-workers = Arbeiter
sc-named-minerals = Kristall
sc-named-gas = Gas
sc-named-bases = Basen
sc-named-transports = Transp.
sc-named-areas = Gebiete
sc-named-events = Ereignisse

## Everything public about a player

sc-figure-points = Siegpunkte
sc-figure-objective = Siegbedingung
sc-figure-hand = Karten auf der Hand
sc-figure-deck = Kampfkartenstapel
sc-figure-discard = Ablagestapel
sc-figure-techs = Nicht gekaufte Technologiekarten
sc-figure-workers = Freie Arbeiter
sc-figure-on-cards = Arbeiter auf Karten
sc-figure-unavailable = Nicht verfügbare Arbeiter
sc-figure-minerals = Kristall noch übrig
sc-figure-gas = Gas noch übrig
sc-figure-areas = Kontrollierte Gebiete
sc-figure-bases = Basen
sc-figure-transports = Transporter
sc-figure-units = Einheiten
sc-figure-limit = Baulimit
sc-figure-specials = Spezialbefehle je Runde
sc-figure-drawn = Verdeckte Ereigniskarten
# So many cards in hand, and so many are kept at the end of the round.
sc-holds-and-keeps = { $hand }, Limit { $keeps }
sc-drawn-of-stage = { $count } der Stufe { $stage }
sc-drawn-none = keine
# A part of the build limit, and where it comes from.
sc-limit-term = { $amount } ({ $name })
sc-buildings-and-more = Gebäude, Module und Einheiten
sc-techs-in-play = Ausliegende Technologien
# Technology cards that a player has bought so far.
sc-techs-bought = Gekaufte Technologien
sc-events-in-play = Ausliegende Ereigniskarten
sc-known-hand = Auf der Hand, allen bekannt
sc-discard-pile = Ablagestapel

## Special objectives

sc-special-objective = Individuelle Siegbedingung.
sc-objective-now = Jetzt { $have } von { $need }: { $lines }.
# $when: one of the next two.
sc-objective-and-when = { $lines }. { $when }
sc-counts-now = Das zählt jetzt.
sc-counts-later = Das zählt ab Stufe III.
# $goal: one of the following.
sc-goal = Ziel: { $goal }
sc-goal-conquest = { $count ->
        [one] { $count } Siegpunktgebiet
       *[other] { $count } Siegpunktgebiete
    }
sc-goal-resources = { $count ->
        [one] { $count } Rohstoffgebiet
       *[other] { $count } Rohstoffgebiete
    }
sc-goal-planets = { $count ->
        [one] { $count } ganzer Planet
       *[other] { $count } ganze Planeten
    }
sc-goal-most = die meisten Gebiete
sc-goal-bases = { $count ->
        [one] Basen auf { $count } Planeten
       *[other] Basen auf { $count } Planeten
    }
sc-goal-ends = { $count ->
        [one] { $count } Ende-Karte
       *[other] { $count } Ende-Karten
    }

## The result

sc-end-to-board = Zum Spielplan
sc-end-to-result = Zum Ergebnis
# Why it ended so.
sc-end-points = Beim Zählen in der Organisationsphase waren genug Siegpunkte beisammen; wer die meisten hat, gewinnt.
# $faction with the text of its special objective.
sc-end-objective = { $seat ->
        [you] { AS($seat, "Du") }: { NAME($faction, form: "text") }
       *[other] { NAME($seat, form: "start") }: { NAME($faction, form: "text") }
    }
# Mehrere haben eines erfüllt: $others auch, und so viele Punkte entschieden.
sc-end-also = Ebenfalls erfüllt: { $others }. Es entscheiden die meisten Siegpunkte, { $points } gegen { $best }.
# Wer nach Siegpunkten folgte.
sc-end-next = Danach mit { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
    }: { $who }.
sc-end-awaited = Das Ende ist nahe, und genau darauf hat diese Fraktion gewartet.
sc-end-only-those-out = Nur wer schon ausgeschieden ist, hätte durch die Ereigniskarten gewinnen können.
sc-end-announced = Die zweite Karte, die das Ende ankündigt, liegt auf dem Tisch; wer die meisten Siegpunkte hat, gewinnt.
sc-end-deck-empty = Der Ereigniskartenstapel ist leer; wer die meisten Siegpunkte hat, gewinnt.
sc-end-last-left = Alle anderen haben ihre letzte Einheit und ihre letzte Basis verloren.
sc-end-together = Die letzten Einheiten und Basen wurden gleichzeitig zerstört.
sc-end-scenario = Ein Ziel von „{ $scenario }“ ist erreicht.
sc-end-rounds = { $count ->
        [one] Vereinbart war { $count } Runde.
       *[other] Vereinbart waren { $count } Runden.
    }
sc-tie-resources = Punktgleich an der Spitze: Die Rohstoffe haben entschieden.
sc-tie-areas = An der Spitze gleich viele Punkte und Rohstoffe: Die Gebiete haben entschieden.
sc-tie-bases = An der Spitze gleich viele Punkte, Rohstoffe und Gebiete: Die Basen haben entschieden.
sc-tie-workers = An der Spitze war alles andere gleich: Die Arbeiter im Reservoir haben entschieden.
sc-tie-shared = Gleichstand in allem: Der Sieg wird geteilt.

## The final standings

sc-standings = Endstand
sc-standing-player = Spieler
sc-standing-points = Punkte
sc-standing-resources = Rohstoffe
sc-standing-areas = Gebiete
sc-standing-bases = Basen
sc-standing-workers = Freie Arbeiter
sc-standing-army = Armee
# The heading of the figure that decided the game.
sc-standing-decided = { $figure }{ AS($vh, " (entscheidend)") }
# $name: the person who played.
sc-standing-winner = { $name } · Sieg
sc-standing-out = { $name } · ausgeschieden

## Charts of the result, and what is counted

sc-chart-points = Siegpunkte
sc-chart-points-what = auf der Zählleiste
sc-chart-army = Armee
sc-chart-army-what = Preis aller Einheiten auf dem Spielplan
sc-chart-economy = Wirtschaft
sc-chart-economy-what = Arbeiter sowie Rohstoffe je Runde
sc-chart-areas = Gebiete
sc-chart-areas-what = unter Kontrolle

## The basket of a Build order

sc-basket-pays = Wird automatisch bezahlt, ohne Raubbau.
sc-basket-title = Was baust du auf { $planet }?
sc-basket-units = Einheiten
sc-basket-workers = Arbeiter
sc-basket-building = Gebäude
sc-basket-module = Modul
sc-basket-base = Basis
# What the basket costs, of all there is.
sc-basket-minerals = { $amount } von { $all } Kristall
sc-basket-gas = { $amount } von { $all } Gas
sc-basket-refused = Das passt nicht mehr.
# Why one more of something cannot be had.
sc-basket-not-now = Dafür reicht der Rest nicht.

# Answers in advance

sc-ahead-payment = Einfach bezahlen, ohne Raubbau und Rabatt
sc-ahead-order = Meine Befehle beenden, ohne eigene Teile zu zerstören
sc-ahead-battle = Keine Fähigkeiten einsetzen, wenn ein Kampf beginnt
sc-ahead-draw = Jede Karte ziehen, die ich ziehen darf
sc-ahead-skirmish = Das erste Gefecht nehmen, wo ich das nächste wähle
