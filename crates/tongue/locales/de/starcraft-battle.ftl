# StarCraft: die Bühne eines Kampfes.
# $vh ist die Stelle von Wörtern für die, die die Seite nicht sehen, $bold die von fetten; sag sie mit AS.

## The steps of a battle: short words in a row

sc-step-order = Befehl
sc-step-abilities = Fähigkeiten
sc-step-draw = Ziehen
sc-step-pairs = Paarung
sc-step-support = Verstärkung
sc-step-cards = Karten
sc-step-skirmishes = Gefechte
sc-step-splash = Streuschaden
sc-step-retreat = Rückzug
sc-step-done = { $step }{ AS($vh, " (erledigt)") }
# Skirmishes.
sc-step-so-many = { $done } von { $all } fertig
# Skirmishes at which a side has cards.
sc-step-laid = { $done } von { $all } gelegt
sc-battle-steps = Schritte des Kampfes

## What holds for the whole battle

sc-battle-about = Über diesen Kampf
sc-battle-title = Kampf um { $area }
sc-battle-to-map = Zur Galaxie
sc-battle-to-stage = Zum Kampf
# A button that opens what holds for the whole battle.
sc-battle-details = Details
sc-battle-skirmishes = Gefechte
sc-battle-minerals = Kristallgebiet, { $amount }, Einheitenlimit { $limit }
sc-battle-gas = Gasgebiet, { $amount }, Einheitenlimit { $limit }
sc-battle-conquest = Siegpunktgebiet, { $amount }, Einheitenlimit { $limit }
sc-battle-strategic = strategisches Gebiet, Einheitenlimit { $limit }
# So many units of a side.
sc-battle-attack = { $count ->
        [one] { $count } greift an
       *[other] { $count } greifen an
    }
sc-battle-defend = { $count ->
        [one] { $count } verteidigt
       *[other] { $count } verteidigen
    }
# Before “2 : 1”.
sc-battle-lost = Bisher verloren
sc-battle-order = Befehl
sc-battle-draws-more = { $count ->
        [one] noch { $count } Karte zu ziehen
       *[other] noch { $count } Karten zu ziehen
    }
# What a side has in every skirmish; $amount with its sign.
sc-battle-more-attack = { $amount } Angriff
sc-battle-more-health = { $amount } Verteidigung
sc-battle-detector = Detektor
sc-battle-always = in jedem Gefecht
# Cards whose splash damage is still to come.
sc-battle-splash = Streuschaden danach
sc-battle-no-splash = keiner
sc-battle-kept = { $seat ->
        [you] { AS($seat, "Du") }: { $card }
       *[other] { NAME($seat, form: "start") }: { $card }
    }
sc-battle-if-won = { AS($bold, "Gelingt der Angriff") }, { $limit ->
        [one] bleibt höchstens { $limit } Angreifer
       *[other] bleiben höchstens { $limit } Angreifer
    } hier, und die übrigen ziehen sich gemeinsam zurück.
sc-battle-if-both = { AS($bold, "Haben noch beide Seiten Einheiten") }, ziehen sich die Angreifer zurück, es sei denn, es verteidigen nur noch Hilfseinheiten.

## Skirmishes, and those who have none

sc-lane-number = Gefecht { $number }
sc-lane-done = erledigt
sc-lane-now = jetzt
sc-lane-choose = Karte wählen
sc-lane-laid = Karte gelegt
sc-lane-to-come = kommt noch
# In the place where a card will lie.
sc-lane-slot = Karte
# Over units without a skirmish, and what they wait for.
sc-lane-both = Beide Seiten
sc-lane-unpaired = Noch ohne Gegner
sc-lane-unsent = Noch nicht zugewiesen
sc-lane-without = Ohne Gefecht
sc-lane-abilities = Jede Seite darf eine Fähigkeit nutzen, bevor Karten gezogen werden.
sc-lane-draws = Beide Seiten ziehen Kampfkarten.
sc-lane-pairs = Der Angreifer stellt Einheiten einander gegenüber, bis eine Seite keine mehr hat.
sc-lane-supports = Jede weitere Einheit steht hinter einer Fronteinheit.
sc-lane-over = Für sie ist der Kampf vorbei.
sc-lane-attacks = { $seat ->
        [you] { AS($seat, "Du") } greifst an
       *[other] { NAME($seat, form: "start") } greift an
    }
sc-lane-defends = { $seat ->
        [you] { AS($seat, "Du") } verteidigst
       *[other] { NAME($seat, form: "start") } verteidigt
    }
sc-lane-nobody = niemand
sc-lane-cards = { $hand } auf der Hand, { $deck } im Stapel
sc-lane-secret = siehst nur du
sc-lane-unseen = vom Stapel, ungesehen
# Beside a unit under mind control: the card is off the deck of its first owner.
sc-lane-lent = { $owner ->
        [you] von { AS($owner, "deinem") } Stapel
       *[other] vom Stapel { WORD($owner, "von") }{ NAME($owner, form: "gen") }
    }
sc-card-back = Eine Karte { WORD($player, "von") }{ NAME($player, form: "gen") }, verdeckt

## Units

sc-piece-flying = Flug
sc-piece-ground = Boden
sc-piece-assists = Hilfseinheit
sc-piece-cloaked = getarnt
sc-piece-destroyed = zerstört
sc-piece-leaves = muss abziehen
sc-piece-away = entkommen
sc-piece-taken = übernommen
# A unit under mind control: whose it was.
sc-piece-of = { WORD($owner, "von") }{ NAME($owner, form: "gen") }

## Attack against health

sc-clash = { NAME($player, form: "start") } hat { $attack } Angriffsstärke gegen { $health } Verteidigung:
sc-clash-none-placed = Noch keine Karten.
sc-clash-one-placed = Eine Seite hat ihre Karten ausgespielt.
sc-clash-both-placed = Beide Seiten decken ihre Karten gemeinsam auf.
# What it comes to, or would come to.
sc-clash-would-hold = { $unit } würde standhalten
sc-clash-would-fall = { $unit } würde fallen
sc-clash-would-fall-behind = Kann { WORD($unit, "the-acc") } { NAME($unit, form: "acc") } nicht treffen: Eine Einheit dahinter würde fallen
sc-clash-no-target = Stark genug, aber dort ist nichts zu treffen
sc-clash-holds = { $unit } hält stand
sc-clash-destroyed = { $unit } zerstört
sc-clash-cloaked = { $unit } getroffen, aber getarnt: darf entkommen
sc-clash-away = { $unit } entkommt
sc-clash-taken = { $unit } übernommen
# $loss: sc-clash-destroyed.
sc-clash-behind = Kann { WORD($unit, "the-acc") } { NAME($unit, form: "acc") } nicht treffen: { $loss }
sc-clash-choosing = Kann { WORD($unit, "the-acc") } { NAME($unit, form: "acc") } nicht treffen: { AS($bold, "Eine Einheit dahinter fällt") }

## What attack and health are made of

sc-terms-attack = Angriff
sc-terms-health = Verteidigung
# Before both sums: what attack and health come to at this skirmish.
sc-terms-there = gesamt
# Where a term comes from, in two or three words. $card: a technology, or one of the last two.
sc-reason-major = Karte
sc-reason-minor = Karte, kleinerer Wert
sc-reason-order = Spezialbefehl
sc-reason-events = Ereigniskarte
sc-reason-unmet = { $card }: gilt nicht
sc-reason-blind = { $unit } trifft nicht
sc-reason-set = laut { $card }
sc-reason-left-out = { $card }: passt nicht
sc-reason-text = Kartentext
sc-reason-reinforcement = Verstärkung

## What the cards of the hand would do at a skirmish

# Over the values of cards that the enemy may have there: those that show the unit, or any.
sc-foreseen-unseen = Ungesehene Karten: { $unit }
sc-foreseen-any = Eine davon kann dort liegen
sc-foreseen-choose = Wähle eine Karte aus deiner Hand.
# Against $yes of $all cards that the enemy may have.
sc-foreseen-kills = { $yes ->
        [0] Zerstört nichts
       *[other] Zerstört bei { $yes } von { $all }
    }
sc-foreseen-holds = { $yes ->
        [0] Hält nicht stand
       *[other] Hält gegen { $yes } von { $all } stand
    }
# Under “Your hand”: for one’s own unit.
sc-hand-for = Für { WORD($unit, "the-acc") } { NAME($unit, form: "acc") } gegen { WORD($enemy, "the-acc") } { NAME($enemy, form: "acc") }: was jede Karte dort bringt und bei wie vielen der ungesehenen gegnerischen Karten sie zerstört und standhält.
# Over groups of cards.
sc-hand-cards = deine Karten
sc-hand-offered = zur Wahl
sc-hand-fits = größere Werte
sc-hand-fits-not = kleinere Werte
sc-hand-joins = darf dazu
sc-hand-joins-not = keine Einheit dafür
sc-hand-then = später dazu
sc-hand-rest = jetzt nicht
sc-hand-or = oder
# On a card, before a row of blocks, one for each card the enemy may have.
sc-hand-kills = zerstört
sc-hand-holds = hält
sc-hand-gives = Sie bringt dort { $attack } Angriffsstärke und { $health } Verteidigung.
sc-hand-may-join = darf zu deiner Karte dazu
sc-hand-no-unit = hier keine Einheit dafür
sc-hand-deck = Vom Stapel, ungesehen

## The show of a battle

# A button.
sc-shown-look = Kampf um { $area } noch einmal ansehen
sc-shown-who = { $attacker ->
        [you] { AS($attacker, "Du") } greifst { NAME($defender, form: "acc") } an.
       *[other] { $defender ->
            [you] { NAME($attacker, form: "start") } greift { AS($defender, "dich") } an.
           *[other] { NAME($attacker, form: "start") } greift { NAME($defender, form: "acc") } an.
        }
    }
sc-shown-takes = { $seat ->
        [you] { AS($seat, "Du") } nimmst { $area } ein
       *[other] { NAME($seat, form: "start") } nimmt { $area } ein
    }
sc-shown-holds = { $seat ->
        [you] { AS($seat, "Du") } hältst { $area }
       *[other] { NAME($seat, form: "start") } hält { $area }
    }
sc-shown-nobody = Auf { $area } steht niemand mehr
# Wie es lief, in einer Zeile.
sc-shown-sum = { $skirmishes ->
        [0] Kein Gefecht
        [one] Ein Gefecht
       *[other] { $skirmishes } Gefechte
    }; Verluste: Angreifer { $attackers }, Verteidiger { $defenders }.
# Was es bedeutet: jedes steht hinter dem, wessen es ist.
sc-means-income = Ertrag
sc-means-resource = { $what } je Runde
sc-means-points = { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } je Runde
sc-means-strategic = strategisches Gebiet: kein Ertrag
sc-means-route = Route
sc-means-routes = Transporter nach { $planets }
sc-means-no-route = keine Transporter von hier
sc-means-control = Kontrolle
sc-means-areas = { $held } von { $all } Gebieten auf { $planet }
sc-means-goal = Ziel
sc-means-goal-has = { $goal }: { $have } von { $need }
sc-means-base = Basis
sc-means-base-stands = Basis steht
sc-means-no-base = keine im Spiel
sc-shown-called-off = { $seat ->
        [you] { AS($seat, "Du") } hast den Kampf abgebrochen.
       *[other] { NAME($seat, form: "start") } hat den Kampf abgebrochen.
    }
# So many units.
sc-shown-stays = { $seat ->
        [you] { AS($seat, "Du") } behältst dort { $count ->
            [one] { $count } Einheit.
           *[other] { $count } Einheiten.
        }
       *[other] { NAME($seat, form: "start") } behält dort { $count ->
            [one] { $count } Einheit.
           *[other] { $count } Einheiten.
        }
    }
sc-shown-retreats = Rückzug nach { $area }
