# Lobby: stoły dla wszystkich i szukanie gry.

hall-title = Lobby

## W co ktoś chce zagrać

hall-seek = Chcę zagrać
hall-game = Gra
hall-players = Gracze
hall-any-number = Dowolnie
hall-speed = Tempo
hall-live = Za jednym razem
hall-days = Przez wiele dni
hall-no-clock = Bez zegara
hall-wait = Jeżeli nikt nie przyjdzie
hall-wait-minutes = boty po { $count ->
        [one] { $count } minucie
       *[other] { $count } minutach
    }
hall-wait-day = boty po jednym dniu
hall-wait-never = czekaj na ludzi
hall-find = Znajdź mi grę
hall-find-help = Dostajesz miejsce przy pasującym stole. Jeżeli takiego nie ma, powstaje nowy, a kto szuka tego samego, siada przy nim.
# $most: ilu graczy może grać najwyżej.
hall-too-many = W tę grę gra najwyżej { $most } graczy.
# $most: przy ilu stołach można czekać.
hall-waits-enough = Czekasz już na innych przy tylu stołach: { $most }. Najpierw wstań od jednego z nich albo posadź tam boty.

## Stoły

hall-open = Wolne stoły
hall-tables = { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[other] { $count } stołów
    }
hall-nothing-open = Żaden stół nie czeka na graczy. Poszukaj gry albo załóż stół dla wszystkich: inni zobaczą go tutaj.
hall-own = Załóż własny stół
# $game: nazwa gry; $count: ile jest miejsc.
hall-played = { $game }, { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
# $who: lista imion; $count: wolne miejsca.
hall-there = { $who }, { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
hall-sit = Zajmij miejsce
hall-sit-at = Zajmij miejsce: { $title }
hall-yours = Czekasz tam
hall-watch = Przyglądaj się
# $who: lista imion.
hall-who = { $who }
hall-round = Runda { $round }
# In place of the round: so much later those see it who look on.
hall-later = { $behind ->
        [one] o { $behind } wybór później
        [few] o { $behind } wybory później
       *[many] o { $behind } wyborów później
    }
hall-look = Obejrzyj
hall-look-at = Obejrzyj: { $title }
