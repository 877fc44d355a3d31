# Turnieje: ich lista, formularz organizatora i strona turnieju.

contests-title = Turnieje
contests-about = Turniej może zorganizować każdy, kto ma konto; toczy się sam, aż do końca.
contests-yours = Twoje
contests-open = Otwarte dla chętnych
contests-none-open = W tej chwili żaden turniej nie jest otwarty. Zorganizuj własny: inni zobaczą go tutaj.
contests-running = Trwają
contests-over = Zakończone
contest-organise = Zorganizuj turniej
contest-to-account = Załóż konto albo zaloguj się
# Przed imieniem.
contest-by = organizuje
contest-former = dawny gracz
# $count: ilu bierze udział; $most: ilu może.
contest-entrants = Gracze: { $count } z { $most }
# Przed czasem, który pozostał.
contest-begins-in = Zaczyna się najpóźniej za
contest-begun = Już się zaczął
contest-round = Runda { $round }
contest-won-by = Wygrywa { $name }.
contest-won-by-nobody = Nikt nie wygrywa.
contest-off-short = Nie odbył się

## Jak przebiega

contest-way = Jak przebiega
contest-swiss = System szwajcarski
contest-swiss-about = Każdy gra w każdej rundzie; spotykają się ci, którzy stoją równo i jeszcze się nie spotkali.
contest-swiss-of = System szwajcarski, rundy: { $count }
contest-groups = Grupy
contest-groups-about = W grupie każdy spotyka każdego; pierwsi z grup spotykają się przy ostatnim stole.
contest-groups-of = Grupy do { $count } osób, każdy z każdym
contest-knockout = System pucharowy
contest-knockout-about = Lepsza połowa każdego stołu gra dalej, aż zostanie jeden stół.
# $points: liczba, na przykład 1,5.
contest-points-number = { $points }

## Formularz

contest-how = Turniej
contest-name = Nazwa
contest-name-example = np. Puchar jesieni
contest-seats = Miejsca przy stole
contest-rounds = Rundy
contest-group = Osoby w grupie
contest-own-points = Punkty za każde miejsce
contest-own-points-example = np. 5-3-1-0
contest-own-points-help = Najpierw za pierwsze miejsce przy stole. Jeżeli pole jest puste, za pierwsze miejsce jest 1 punkt, za ostatnie nic, a za te pomiędzy równomiernie mniej.
contest-people = do { $count }
contest-tables = Stoły
contest-rated-help = każda gra liczy się do rankingu wszystkich
contest-clock-help = Za tego, komu skończył się czas, gra bot, dopóki on nie wróci.
contest-who = Kto przychodzi
contest-least = Co najmniej
contest-most = Najwyżej
contest-starts = Początek
contest-starts-help = Zaczyna się wtedy albo gdy jest komplet, albo gdy tak powiesz. Jeżeli przyjdzie mniej osób niż najmniej, turniej sam się odwołuje.
contest-after-hours = { $count ->
        [one] za { $count } godzinę
        [few] za { $count } godziny
       *[other] za { $count } godzin
    }
contest-after-days = { $count ->
        [one] za { $count } dzień
       *[other] za { $count } dni
    }
contest-link = Tylko z linkiem
contest-link-help = nie ma go na żadnej liście: przychodzi tylko ten, kto ma link
contest-comes = Co z tego wyjdzie
contest-with = Liczba osób: { $count }
contest-tables-of = { $count ->
        [one] jeden stół
        [few] { $count } stoły
       *[other] { $count } stołów
    } po { $seats }
# $tables: lista, na przykład „2 stoły po 4 i 3 stoły po 3”.
contest-first-round = W pierwszej rundzie: { $tables }.
contest-so-many-rounds = { $count ->
        [one] Jedna runda.
        [few] { $count } rundy.
       *[other] { $count } rund.
    }
contest-points = Punkty
contest-points-about = Pierwszy przy stole dostaje 1 punkt, ostatni nic, pozostali równo coraz mniej; kto dzieli miejsce, dzieli jego punkty.
# $points: ile warte jest każde miejsce, na przykład „5 – 3 – 1 – 0”.
contest-points-own = Miejsca przy stole są warte, od pierwszego: { $points }. Kto dzieli miejsce, dzieli jego punkty.
contest-ties = Remisy
contest-ties-about = Najpierw punkty tych, których się spotkało, potem wygrane gry, potem kto rzadziej siedział pierwszy, potem rozstawienie według rankingu.
contest-leaves = Rezygnacje
contest-leaves-about = Gra dalej bot i jest to zaznaczone. Kto opuszcza grę, nie dostaje za nią punktów; za kogo bot gra jeszcze na końcu, ten odpada z turnieju. Kto poddaje partię, przegrywa tylko tę jedną.
contest-open-it = Otwórz turniej
contest-fixed = Potem nic się już nie zmieni. Zanim się zacznie, możesz go odwołać.
contest-needs-name = Turniej potrzebuje nazwy.
contest-wrong-people = Turniej jest dla { $least } do { $most } osób: wybierz, ile co najmniej i ile najwyżej.
contest-wrong-seats = Przy stole tej gry jest od 2 do { $most } miejsc.
contest-wrong-points = Punkty za każde miejsce to najwyżej { $seats } liczb całkowitych od 0 do 100, na przykład 5-3-1-0: za pierwsze więcej niż za drugie i za żadne więcej niż za poprzednie.
contest-needs-clock = Turniej potrzebuje zegara: inaczej kto nie wybiera, mógłby zatrzymać wszystkich innych. Wybierz zegar.
# $seats: ilu siedzi przy stole; $why: zdanie.
contest-not-for = Przy tych liczbach mogą być stoły po { $seats }. { $why }

## Kto gdzie stoi

contest-standings = Tabela
contest-seeded = Rozstawienie
contest-round-short = R{ $round }
contest-a-game = Na grę
contest-opponents = Punkty na grę tych, których się spotkało
contest-opponents-short = Ryw.
contest-sorted-swiss = punkty; przy remisie: rywale, wygrane, kto siedział pierwszy, rozstawienie
contest-sorted-groups = punkty na grę; przy remisie: rywale, wygrane, kto siedział pierwszy, rozstawienie
contest-sorted-knockout = jak daleko kto zaszedł; przy remisie: punkty, rywale, wygrane, rozstawienie
contest-out-since = bot od rundy { $round }
contest-at-table = Stół { $table }

## Strona turnieju

# $game: nazwa gry.
contest-of = { $game }, gracze: { $count }
contest-tables-over = zakończone stoły: { $over } z { $count }
contest-report = Zgłoś nazwę tego turnieju
contest-withdraw = Wycofaj się …
contest-withdraw-about = Tam, gdzie trwa gra, zagra za ciebie bot, nie dostaniesz za nią punktów i nie będzie już dla ciebie miejsca. Powrotu nie ma.
contest-withdraw-now = Wycofaj się z turnieju
contest-your-game = Twoja gra, stół { $table }
contest-your-turn = Twoja kolej.
contest-to-table = Do stołu
contest-entering = Udział
contest-by-link = Nie ma go na żadnej liście: przychodzi tylko ten, kto ma link.
contest-begins-when = Zaczyna się, gdy osób jest co najmniej { $least }, a od razu, gdy jest { $most }.
contest-you-are-in = Bierzesz udział.
contest-enter = Weź udział
contest-leave = Zrezygnuj
contest-begin-now = Zacznij teraz
contest-call-off = Odwołaj …
contest-call-off-about = Wszyscy zapisani są znowu wolni i nic z tego się nie odbywa.
contest-call-off-now = Odwołaj turniej
contest-next-round = Następna runda zaczyna się sama, gdy skończą się wszystkie stoły tej rundy.
contest-is-over = Turniej jest zakończony
contest-called-off = Został odwołany, zanim się zaczął.
contest-too-few-came = Przyszło mniej osób niż { $least }, więc się nie odbył.
contest-entered = Kto bierze udział
contest-seeded-about = rozstawienie na teraz
contest-nobody-yet = Na razie nikt.
contest-take-out = Wykreśl
contest-take-out-whom = Wykreśl: { $name }
contest-bot-for = { $name } (bot)
# $who: lista imion.
contest-names = { $who }
contest-playing = runda { $round }, { $phase }
# $state: na przykład „runda 2, faza planowania”; $who: lista imion.
contest-chooses = { $state }; { $count ->
        [one] wybiera { $who }
       *[other] wybierają { $who }
    }
# $place: które miejsce zajął $name.
contest-placed = { $place }. { $name }
# $who: lista miejsc z imionami.
contest-table-over = koniec: { $who }
contest-said = Uzgodniono
contest-seats-at-most = Miejsca przy stole: { $count }, mniej tam, gdzie liczba się nie dzieli
contest-seats-two = 2 miejsca przy stole, a 3 przy jednym, gdy liczba jest nieparzysta
contest-is-rated = Rankingowy: każda gra liczy się do rankingu wszystkich.
contest-of-table = Ta gra należy do turnieju.

## Czego się odmawia

contest-unknown = Nie ma takiego turnieju.
contest-needs-account = Turniej trwa długo i każdy powinien wiedzieć, z kim gra: potrzebne jest konto. Załóż je albo zaloguj się i wróć.
contest-no-programs = Turnieje są dla ludzi: żaden program nie bierze udziału.
contest-has-begun = Turniej już się zaczął albo skończył: tego nie da się już zmienić.
contest-full = Przyszli wszyscy, którzy mogą wziąć udział: jest komplet.
contest-hosts-enough = Liczba twoich niezakończonych turniejów: { $most }. Niech najpierw któryś się skończy.
contest-enters-enough = Bierzesz już udział w tylu turniejach: { $most }. Niech najpierw któryś się skończy.
contest-only-host = Może to zrobić tylko organizator turnieju.
contest-not-in = Nie bierzesz udziału w tym turnieju.
contest-too-few = Gdy osób jest mniej niż { $least }, nie może się zacząć.
