# Stoły rankingowe, rankingi, gracze i ich profile.

## Stoły rankingowe

form-rated = Rankingowy
form-rated-help = gra liczy się do rankingu wszystkich: każdy ma konto, nie ma podpowiedzi ani swobodnego cofania
form-rated-one-here = Przy stole rankingowym każdy ma własne urządzenie i własne konto: zostaw jedno miejsce dla siebie, a pozostałe otwórz.
form-rated-clock = Stół rankingowy potrzebuje zegara: inaczej kto przegrywa, mógłby po prostu przestać wybierać. Wybierz zegar.
form-rated-bots = Przy stole rankingowym miejsce przejmuje bot, kiedy komuś skończy się czas. Wybierz to albo zwykły stół.
hall-rated-help = liczy się do twojego rankingu; najpierw ludzie o podobnym rankingu
rated-agreed = Rankingowy: gra liczy się do rankingu wszystkich. Kto się poddaje albo pozwala wybierać za siebie botowi, jest ostatni wśród tych, którzy wtedy byli w grze; jeżeli wszyscy zgodzą się ją zakończyć, nie liczy się nikomu.
rated-uneven = Drużyny nie są równe: taka gra nie zmienia niczyjego rankingu.
rated-name = Przy stole rankingowym każdy występuje pod nazwą swojego konta. Tam można ją zmienić.
rated-tag = Rankingowy
rated-join = Siadając pod nazwą swojego konta, zgadzasz się, że gra liczy się do twojego rankingu.
rated-needs-account = To stół rankingowy, więc każdy gracz ma tu konto. Załóż konto albo zaloguj się i wróć.
rated-to-account = Załóż konto albo zaloguj się
rated-no-programs = To stół rankingowy, a rankingi są dla ludzi: żaden program tu nie siada ani nie wybiera.

## Rankingi

# $range: o tyle punktów ranking może się mylić.
rank-fixed = Ranking bota domowego: zmierzony, w 95 przypadkach na 100 zgadza się co do { $range } punktów i się nie zmienia
rank-new = Ranking po mniej niż pięciu grach; w 95 przypadkach na 100 zgadza się co do { $range } punktów
rank-range = Ranking; w 95 przypadkach na 100 zgadza się co do { $range } punktów
# $points: ile punktów gra przyniosła albo kosztowała.
rank-change = Zmiana po tej grze: { $points }
rank-changes = Rankingi po tej grze

## W wierszu poleceń

# $game: identyfikator stołu.
ratings-wrong-game = Stół { $game }: po ponownym rozegraniu wynik albo zmiany rankingów nie są takie, jak zapisano.
# $person: identyfikator osoby.
ratings-wrong-person = Osoba { $person }: zapisany ranking nie wynika z jej gier.
ratings-counted = Gry rankingowe: { $games }, osoby: { $people }.
ratings-unplayed = Gry, których już nie ma: { $games }; ich wyniki przyjęto tak, jak je zapisano.
ratings-add-up = Wszystko się zgadza.
ratings-do-not-add-up = Coś się nie zgadza, liczba różnic: { $count }. Przywróć kopię, która się zgadza, albo zgłoś to.

## Lista graczy

players-title = Gracze
players-about = Osoby z tym rankingiem: { $count }. Kolejność według dolnego końca przedziału, więc jeden szczęśliwy tydzień nie daje prowadzenia.
players-nobody = Nikt nie ma jeszcze tego rankingu. Dostaje go, kto zagra przy stole rankingowym.
players-two = 2 graczy
players-three = 3–4 graczy
players-five = 5–6 graczy
players-place = Miejsce
players-name = Gracz
players-rating = Ranking
players-range = Gdzie leży ranking w 95 przypadkach na 100
players-games = Gry
players-won = Wygrane
players-last = Ostatnia gra
# $count: tyle gier potrzeba.
players-few = Mniej niż { $count } gier: jeszcze bez miejsca
players-bot = bot domowy
players-fixed = stały
players-bots = Boty domowe zmierzono w grach między nimi i ich rankingi się nie zmieniają: jeżeli twój przedział leży powyżej bota, częściej z nim wygrywasz, niż przegrywasz.

## Profil

# $date: data.
profile-since = Konto od: { $date }
# $name: jak ktoś się nazywa.
profile-nothing = { $name }: na razie brak ukończonych gier rankingowych i gier dla wszystkich albo nie są pokazywane.
profile-games = Gry
profile-count = { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[other] { $count } gier
    }
profile-new = nowy
profile-course = Ranking gra po grze
profile-legend = Linia: ranking, kreskowana w pierwszych pięciu grach. Pas: gdzie leży w 95 przypadkach na 100. Kropki: boty domowe.
# $first i $last: punkty.
profile-told = Ranking, liczba gier: { $count }; po pierwszej { $first }, po ostatniej { $last }
profile-when = Kiedy
profile-change = Zmiana
profile-factions = Wygrane według frakcji
profile-sizes = Wygrane według liczby graczy
profile-shares = Cienka linia: 95 przypadków na 100. Poniżej pięciu gier tylko liczby.
# $chance: tyle na sto.
profile-chance = Kreski: ile daje przypadek przy tych stołach, { $chance }%.
profile-between = (od { $low }% do { $high }%)
profile-of = { $won } z { $games }
profile-figures = Zwyczaje
profile-won = Wygrane gry
profile-streak = Najwięcej wygranych z rzędu
profile-opening = Najczęstszy pierwszy rozkaz
profile-recent = Ostatnie gry
# $place: liczba; $seats: z ilu.
profile-place = { $place }. z { $seats }
profile-first = wygrana
profile-lost = bez wygranej
profile-shows = Co widzą tu inni
profile-shows-ratings = Rankingi i ich przebieg, także na liście graczy
profile-shows-figures = Czym wygrywasz i twoje zwyczaje
profile-shows-games = Ostatnie gry
profile-shows-save = Zapisz
profile-unknown = Nikt się tu tak nie nazywa. Zajrzyj na listę graczy.
profile-own = Twój profil
