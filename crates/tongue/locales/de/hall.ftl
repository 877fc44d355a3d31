# Die Lobby: Tische für alle, und die Suche nach einem Spiel.

hall-title = Lobby

## Was jemand spielen möchte

hall-seek = Ich möchte spielen
hall-game = Spiel
hall-players = Spieler
hall-any-number = Beliebig
hall-speed = Tempo
hall-live = Am Stück
hall-days = Über Tage
hall-no-clock = Ohne Uhr
hall-wait = Wenn niemand kommt
hall-wait-minutes = Bots nach { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
hall-wait-day = Bots nach einem Tag
hall-wait-never = auf Menschen warten
hall-find = Ein Spiel finden
hall-find-help = Du bekommst einen Platz an einem passenden Tisch. Gibt es keinen, wird einer eröffnet, und wer dasselbe sucht, setzt sich dazu.
# $most: wie viele höchstens spielen können.
hall-too-many = Dieses Spiel ist für höchstens { $most } Spieler.
# $most: an wie vielen Tischen man warten kann.
hall-waits-enough = Du wartest schon an { $most } Tischen auf andere. Steh zuerst von einem auf, oder lass dort Bots Platz nehmen.

## Tische

hall-open = Offene Tische
hall-tables = { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }
hall-nothing-open = Kein Tisch wartet auf Spieler. Such ein Spiel, oder eröffne einen Tisch für alle: Andere sehen ihn hier.
hall-own = Einen eigenen Tisch eröffnen
# $game: der Name eines Spiels; $count: wie viele Plätze es gibt.
hall-played = { $game }, { $count } Spieler
# $who: eine Liste von Namen; $count: freie Plätze.
hall-there = { $who }, { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
hall-sit = Platz nehmen
hall-sit-at = Platz nehmen: { $title }
hall-yours = Du wartest dort
hall-watch = Zuschauen
# $who: eine Liste von Namen.
hall-who = { $who }
hall-round = Runde { $round }
# In place of the round: so much later those see it who look on.
hall-later = { $behind ->
        [one] { $behind } Entscheidung später
       *[other] { $behind } Entscheidungen später
    }
hall-look = Ansehen
hall-look-at = Ansehen: { $title }
