# Skończona gra: co można teraz zrobić, obietnica co do losu, wykresy i analiza.

## Co można teraz zrobić

ending-again = Zagraj znowu
ending-join = Zajmij miejsce w następnej partii
ending-replay = Obejrzyj powtórkę
ending-analysis = Przeanalizuj grę

## Obietnica co do losu

promise-title = Obietnica uczciwego losowania
promise-seed-about = Każde tasowanie i ciągnięcie kart w tej grze wynika z jednego ziarna. Jego skrót SHA-256 pokazano na początku gry, więc nikt nie mógł później wybrać innego ziarna.
promise-shared-about = Każde tasowanie i ciągnięcie kart w tej grze wynika z sekretu serwera i z liczby, którą podała przeglądarka każdego gracza. Skrót SHA-256 sekretu pokazano, zanim dodano liczby, więc nikt nie mógł wybrać rozdania.
# Pokazane zamiast obietnicy.
promise-position = Ta gra zaczęła się od przygotowanej pozycji zamiast od rozdania; z góry ustalono też wszystko, co losowe. Zapis gry zawiera tę pozycję.
promise-fingerprint = Skrót SHA-256
promise-seed = Ziarno
promise-salt = Sól
promise-secret = Sekret
# $who: imię.
promise-number = Liczba ({ $who })
# Obok liczby.
promise-kept = z tej przeglądarki
promise-broken = z tej przeglądarki, której obiecano inny sekret
promise-check = Aby to sprawdzić, pobierz zapis gry i uruchom { $command }: obliczy skrót i rozegra całą grę jeszcze raz.

## Wykresy

# Dla czytników ekranu. $title: co pokazuje wykres.
chart-label = { $title } w trakcie gry; liczby podaje tabela poniżej
chart-table = { $title } w tabeli
chart-caption = { $title } w trakcie gry
chart-numbers = Liczby
chart-round = Runda
chart-moment = Runda { $round }
# Gracz na czele kolumny.
chart-player = { NAME($who, form: "start") }
# Na końcu linii gracza, gdzie jest miejsce na liczbę i jedno słowo.
chart-end = { $value } { NAME($who, form: "word") }

## Analiza

analysis-title = { $title }: analiza
analysis-intro = Szanse są takie, jak oszacowałyby je boty, znając cały stan gry, także to, co ukryte. { AS($link, "Wróć do wyniku") }
analysis-course = Kto miał szanse na zwycięstwo
analysis-course-note = po każdym rozkazie
analysis-chance = Szansa na zwycięstwo
analysis-percent = w procentach
analysis-turns = Punkty zwrotne
analysis-turns-note = największe zmiany
analysis-no-turns = W tej grze nic się gwałtownie nie zmieniło.
# Szansa gracza na zwycięstwo przedtem i potem.
analysis-swing = { $before } → { $after }
# $swing: analysis-swing. Co się wtedy stało, mówi następne zdanie.
analysis-turn = { $who ->
        [you] { AS($who, "Ty") }: { $swing }.
       *[other] { NAME($who, form: "start") }: { $swing }.
    }
analysis-mistakes = Najdroższe wybory
analysis-mistakes-note = obok tego, co było lepsze według tego, co można było wtedy wiedzieć
# $chosen i $better to odpowiedzi, takie jak na przyciskach; $cost to punkty procentowe.
analysis-mistake = { $who ->
        [you] { AS($who, "Ty") }
       *[other] { NAME($who, form: "start") }
    }, runda { $round }: „{ $chosen }”. Przy „{ $better }” szansa na zwycięstwo była o { $cost } p.p. większa.
# $battle: jak gra nazywa bitwę; .loc-many: „bitwach”, .gen: „bitwy”.
analysis-luck = Szczęście w { NAME($battle, form: "loc-many") }
analysis-luck-note = najpierw najmniej oczekiwane
analysis-no-battles = Nie było ani jednej { NAME($battle, form: "gen") }.
# Straty atakującego i obrońcy, jakie były i jakich można się było spodziewać ($expected, $theirs).
analysis-odds = Szansa powodzenia ataku: { $wins }; atak { $end ->
        [won] { AS($bold, "udany") }
       *[lost] { AS($bold, "odparty") }
    }; straty { $own } do { $other }, oczekiwane { $expected } do { $theirs }.
analysis-lucky = { $who ->
        [you] Szczęście sprzyjało { AS($who, "tobie") }.
       *[other] Szczęście sprzyjało { NAME($who, form: "dat") }.
    }
analysis-whys = O co chodziło botom
analysis-whys-note = przy każdym rozkazie
analysis-orders = { $count ->
        [one] { $count } rozkaz
        [few] { $count } rozkazy
       *[many] { $count } rozkazów
    }
# Prowadzi do powtórki przy tym wyborze.
analysis-watch = Obejrzyj
analysis-watch-choice = Obejrzyj ruch { $choice }
