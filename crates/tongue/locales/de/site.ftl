# Der Rahmen der Seiten rund um die Tische, und die Startseite.

## Every page

# In the title of the window.
page-title = { $title } · Orderstack
site-name = Orderstack
site-skip = Zum Inhalt
# The name of the navigation, for screen readers.
site-main = Hauptmenü
# Opens the navigation on a phone.
site-menu = Menü
site-play = Spielen
site-games = Spiele
site-fan-work = Inoffizielles Fanprojekt, kostenlos. Die Spiele und ihre Namen gehören ihren Verlagen; jede Zeichnung und jeder Satz hier stammt von uns.

# Choosing a language: the name of the choice, for screen readers.
language = Sprache

## The start page: the one big button

home-title = Der zuletzt gelegte Befehl wird zuerst ausgeführt.
home-intro = Plane im Geheimen, begrabe die Pläne deiner Gegner unter deinen eigenen und sieh, wessen Krieg daraus wird: heute Abend gegen Bots, gemeinsam an einem Bildschirm oder über Wochen mit Freunden.
home-play-now = Jetzt spielen
# Leads to the form of a new game.
home-own-table = Einen eigenen Tisch einrichten
# $bots is 1, 2 or 3; $quick is what the game leaves to chance, a few words.
home-against = Du gegen { $bots ->
        [1] einen Bot
        [2] zwei Bots
       *[3] drei Bots
    } ({ $level }),{ AS($newline, " ") }{ $quick }

## Games that go on

home-your-games = Deine Spiele
home-wait-for-you = { $count ->
        [one] { $count } wartet auf dich
       *[other] { $count } warten auf dich
    }
home-more-games = Weitere Spiele
home-more-finished = Weitere beendete Spiele
home-earlier = Weiter oben in der Liste
home-further = Weiter unten in der Liste
home-your-turn = Du bist dran
# The viewer in a list of players.
home-you = Du
home-waiting-players = Wartet auf Spieler.
home-setting-up = Wird aufgebaut.
home-round = Runde { $round }, { $phase }.
# Who is waited for: a name, and how many others.
home-waiting = { $count ->
        [0] wartet auf { NAME($first, form: "acc") }
        [one] wartet auf { NAME($first, form: "acc") } und noch jemanden
       *[other] wartet auf { NAME($first, form: "acc") } und { $count } weitere
    }
# On the card, beside a clock.
home-waiting-short = { $count ->
        [0] { $first }
        [one] { $first } und noch jemand
       *[other] { $first } und { $count } weitere
    }

## Finished games

home-finished = Beendet
home-finished-count = { $count ->
        [one] { $count } Spiel, { $won } gewonnen
       *[other] { $count } Spiele, { $won } gewonnen
    }
# $ending: a few words, such as “conquest points”.
home-ended = { $ending }, Runde { $round }
home-replay = Wiederholung
home-replay-of = Wiederholung von { $title }

# Who won: $winners is a list of names. With “you” in a key, one of them is home-you.
home-nobody-won = Niemand hat gewonnen
home-won = { $winners ->
        [one] { $winners } hat gewonnen
       *[other] { $winners } haben gewonnen
    }
home-you-won = { $winners ->
        [one] { $winners } hast gewonnen
       *[other] { $winners } habt gewonnen
    }
# $points is the number $count again, in bold.
home-won-with = { $winners ->
        [one] { $winners } hat
       *[other] { $winners } haben
    } mit { $points } { $count ->
        [one] Punkt
       *[other] Punkten
    } gewonnen
home-you-won-with = { $winners ->
        [one] { $winners } hast
       *[other] { $winners } habt
    } mit { $points } { $count ->
        [one] Punkt
       *[other] Punkten
    } gewonnen
# $points: of the winner; $yours: of the viewer, who lost.
home-won-to = { $winners ->
        [one] { $winners } hat
       *[other] { $winners } haben
    } { $points } zu { $yours } gegen dich gewonnen

## Dates, in lists: $month is month-1 to month-12

date-today = heute
date-yesterday = gestern
