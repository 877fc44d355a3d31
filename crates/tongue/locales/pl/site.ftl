# Rama stron wokół stołów i strona główna.

## Każda strona

# W tytule okna.
page-title = { $title } · Orderstack
site-name = Orderstack
site-skip = Przejdź do treści
# Nazwa nawigacji, dla czytników ekranu.
site-main = Menu główne
# Otwiera nawigację na telefonie.
site-menu = Menu
site-play = Graj
site-games = Gry
site-fan-work = Nieoficjalne, bezpłatne dzieło fanów. Gry i ich nazwy należą do wydawców; wszystkie rysunki i teksty są naszego autorstwa.

# Wybór języka: nazwa wyboru dla czytników ekranu.
language = Język

## Strona główna: jeden duży przycisk

home-title = Rozkaz położony jako ostatni jest wykonywany jako pierwszy.
home-intro = Planuj w tajemnicy, przykryj plany rywali własnymi i przekonaj się, czyja będzie ta wojna: dziś wieczorem przeciw botom, przy jednym ekranie albo z przyjaciółmi przez całe tygodnie.
home-play-now = Graj teraz
# Prowadzi do formularza nowej gry.
home-own-table = Przygotuj własny stół
# $bots to 1, 2 albo 3; $quick to kilka słów o tym, co gra zostawia losowi.
home-against = Ty przeciw { $bots ->
        [1] botowi
        [2] dwóm botom
       *[3] trzem botom
    } (poziom { $level }),{ AS($newline, " ") }{ $quick }

## Gry, które trwają

home-your-games = Twoje gry
home-wait-for-you = { $count ->
        [one] { $count } czeka na ciebie
        [few] { $count } czekają na ciebie
       *[many] { $count } czeka na ciebie
    }
home-more-games = Więcej twoich gier
home-more-finished = Więcej twoich skończonych gier
home-earlier = Wcześniej na liście
home-further = Dalej na liście
home-your-turn = Twoja kolej
# Patrzący na liście graczy.
home-you = Ty
home-waiting-players = Czeka na graczy.
home-setting-up = Trwa przygotowanie.
home-round = Runda { $round }, { $phase }.
# Na kogo się czeka: imię i ilu jest innych.
home-waiting = { $count ->
        [0] teraz: { $first }
       *[other] teraz: { $first } i jeszcze { $count }
    }
# Na karcie, obok zegara.
home-waiting-short = { $count ->
        [0] { $first }
       *[other] { $first } i jeszcze { $count }
    }

## Skończone gry

home-finished = Skończone
home-finished-count = { $count ->
        [one] { $count } gra, wygrane: { $won }
        [few] { $count } gry, wygrane: { $won }
       *[many] { $count } gier, wygrane: { $won }
    }
# $ending: kilka słów, takich jak „punkty podboju”.
home-ended = { $ending }, runda { $round }
home-replay = powtórka
home-replay-of = powtórka: { $title }

# Kto wygrał: $winners to lista imion. Gdzie w kluczu jest „you”, jednym z nich jest home-you.
home-nobody-won = Bez zwycięzcy
home-won = Zwycięstwo: { $winners }
home-you-won = { $winners ->
        [one] Twoje zwycięstwo
       *[other] Zwycięstwo: { $winners }
    }
# $points to jeszcze raz liczba $count, pogrubiona.
home-won-with = { $count ->
        [one] Zwycięstwo: { $winners }, { $points } punkt
        [few] Zwycięstwo: { $winners }, { $points } punkty
       *[many] Zwycięstwo: { $winners }, { $points } punktów
    }
home-you-won-with = { $winners ->
        [one] Twoje zwycięstwo
       *[other] Zwycięstwo: { $winners }
    }, { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
# $points: zwycięzcy; $yours: patrzącego, który przegrał.
home-won-to = Zwycięstwo: { $winners } (punkty: { $points }, twoje: { $yours })

## Daty, na listach: $month to month-1 do month-12

date-today = dziś
date-yesterday = wczoraj
