# Strona stołu, w cokolwiek się gra.

close = Zamknij
page-to-start = Na stronę główną

## Runda i tura

table-setup = Przygotowanie
table-game-over = Koniec gry
table-round = Runda { $round }
table-your-turn = twoja kolej
table-several-decide = { $count ->
        [one] decyduje { $count } gracz
        [few] decyduje { $count } graczy
       *[many] decyduje { $count } graczy
    }

## Gdzie nie ma pytania

table-over = Gra dobiegła końca
table-over-aside = Obejrzyj wynik albo przejrzyj grę, przesuwając suwak.
table-earlier = Wcześniejsza chwila
table-watching = Oglądasz: widzisz to, co wolno widzieć wszystkim.
table-look-back = Wcześniejsze chwile
table-follow = Obserwuj gracza
table-watching-behind = { $behind ->
        [one] Oglądasz o { $behind } wybór później: widzisz to, co wolno widzieć wszystkim.
        [few] Oglądasz o { $behind } wybory później: widzisz to, co wolno widzieć wszystkim.
       *[many] Oglądasz o { $behind } wyborów później: widzisz to, co wolno widzieć wszystkim.
    }
table-nothing-to-do = Na razie nie masz nic do zrobienia.

## Wokół pytania

table-rule = Zasada { $rule }
table-answers = Odpowiedzi
# Otwiera listę wszystkich odpowiedzi nad planszą.
table-list = Pokaż listę
# Gdzie odpowiedzieć, jeżeli to nie jeden rodzaj rzeczy.
table-where-lit = wybierz coś podświetlonego
table-more = Więcej
table-undo = Cofnij
table-about = O tym stole
table-hint = Podpowiedź
table-odds = Szanse
# Dwa przyciski przy odpowiedzi, którą się radzi: jej miejsca się podświetlają albo się jej udziela.
table-show-me = Pokaż
table-do-it = Zrób to
table-hint-help = Bot na twoim miejscu pomyślałby najpierw o tych ruchach; liczba to twoja szansa na wygraną w jego ocenie.
hint-gain = { NAME($feature, form: "gain") } niż przy „{ $other }”.
hint-better = Szansa na zwycięstwo jest o { $points } p.p. większa niż przy „{ $other }”.
hint-behind = Szansa na zwycięstwo jest o { $points } p.p. mniejsza niż przy „{ $other }”.
hint-even = To prawie bez różnicy: „{ $other }” jest równie dobre.
hint-only = Nie ma nic innego do wyboru.
table-odds-help = Jak wypadłyby ataki: każdy rozegrany wiele razy tylko na podstawie tego, co możesz wiedzieć; zakładamy, że za pierwszą jednostką idą wszystkie, które mogą.
table-odds-battle = { NAME($battle, form: "won") }: { $wins }%; straty w jednostkach: twoje { $own }; wroga { $other }

# Gracz według nazwy, sam.
table-who = { $who ->
        [you] { AS($who, "Ty") }
       *[other] { NAME($who, form: "start") }
    }

## Jak długo boty pozwalają patrzeć na to, co robią

# $pace: jedno z czterech poniżej.
pace-title = Tempo botów: { $pace }
pace-choose = Tempo botów
pace-slow = wolne
pace-slow-means = jest czas na czytanie
pace-normal = normalne
pace-normal-means = chwila na to, co ważne
pace-fast = szybkie
pace-fast-means = rzut oka na to, co ważne
pace-instant = błyskawiczne
pace-instant-means = bez przerw
pace-for-all = Dla wszystkich przy tym stole i dla twojego następnego stołu.
# Przycisk obok tempa.
pace-skip = Pomiń
pace-skip-means = Pomijaj przerwy aż do następnego wyboru człowieka
sounds-asked = Dźwięki?
sounds-mean = Słychać swoją kolej, walki i zwycięstwa

## Powrót do wcześniejszego wyboru, gdzie wszystko można cofnąć

back-choose-anew = Wróć i wybierz jeszcze raz
# Przycisk obok suwaka, który pokazuje wcześniejszą chwilę.
back-here = Graj od tego miejsca
back-here-means = Cofa wszystko od twojego ostatniego wyboru przed tą chwilą

## Panele

table-skip-question = Do pytania
table-skip-board = Do planszy
table-players = Gracze
# Pasek nad planszą: co stało się ostatnio, zegar gry, widok.
table-strip = Ostatnie zdarzenia i zegar gry
table-your-things = Twoje rzeczy
table-all-figures = Stan wszystkich graczy
# Pod graczami, dopóki obok każdej liczby stoi jej nazwa.
table-labels-note = Przy liczbach widać ich nazwy.
table-labels-hide = Ukryj je
# Włącza i wyłącza nazwy obok liczb.
table-labels = Nazwy przy liczbach
table-log-and-chat = Dziennik i czat
table-panels = Panele
table-panel-shown = Widoczny panel
table-tab-board = Plansza
# Na wąskim ekranie: własne rzeczy patrzącego.
table-tab-yours = Twoje
# Na wąskim ekranie: liczby wszystkich graczy.
table-tab-all = Gracze

## Dziennik i czat

table-log = Dziennik
table-log-filter = Pokaż w dzienniku
table-log-what = Co się stało
table-filter-all = Wszystko
table-filter-mine = Moje
# Jak nazywa się starcie dwóch graczy: jedno z nich, i wiersze dziennika o nich.
table-battle = bitwa
    .gen = bitwy
    .loc-many = bitwach
    .won = Szansa na wygranie bitwy
table-battles = Bitwy
table-filter-chat = Czat
table-chat-watching = (ogląda)
# Imię kogoś, kto tylko patrzy i żadnego nie ma.
table-spectator = Widz
table-said-gone = To zostało usunięte razem z kontem autora.
table-say = Wyślij
table-say-help = Napisz do wszystkich przy stole
# For those who look on and talk among themselves.
table-say-aside = Napisz do innych widzów
table-aside = Gracze przeczytają to dopiero po grze.
# Two buttons of who made the table, one instead of the other.
table-mute = Wycisz widzów
table-unmute = Pozwól widzom pisać

## Jeden ekran dla kilku osób

curtain-title = Teraz przy ekranie: { $who }
curtain-turn = Teraz gra: { $who }. Pozostali niech odwrócą wzrok.
curtain-here = To ja: { $who }

## O stole

about-table = Stół { $table }
about-watch = Zaproś widzów:
about-rules = Zasady
about-record = Pobierz zapis gry
about-replay = Przejrzyj grę od początku
about-people = Kto tu jest
about-tables = Wszystkie twoje stoły
about-take-backs = Przy tym stole można swobodnie cofać ruchy: kto tu gra, może wrócić do każdego wcześniejszego wyboru. Zapis gry to odnotowuje.
about-chance = Losowość ustalono z góry
about-promise = Wszystko, co losowe w tej grze, wynika z sekretu. Jego skrót SHA-256 ogłoszono przed rozdaniem kart:
about-promise-kept = Sekret jest podany przy wyniku, a { $command } udowadnia na podstawie zapisu gry, że to ten obiecany.
about-promise-open = Sekret poznasz po zakończeniu gry razem z tym, co dodały do niego przeglądarki graczy, a { $command } udowodni na podstawie zapisu gry, że to ten obiecany.
about-keys = Klawisze
about-pictures = Obrazki

## Kto gdzie siedzi, jeżeli nikt osobiście

sitter-bot = Bot { $number } ({ $level })
sitter-open = Miejsce { $number }
sitter-former = Były gracz { $number }

## Klawisze

key-answer = 1–9, a–z
key-answer-does = wybierz odpowiedź albo wskaż rzecz oznaczoną tym klawiszem
key-list = L
key-list-does = lista wszystkich odpowiedzi
key-escape = Esc
key-escape-does = cofnij ostatnie wskazanie
key-hint = H
key-hint-does = podpowiedź
key-odds = O
key-odds-does = szanse powodzenia ataków, które możesz zacząć
key-undo = U
key-undo-does = cofnij
key-skip = .
key-skip-does = pomiń przerwy botów
key-arrows = Strzałki
key-arrows-does = wędruj po planszy z miejsca na miejsce
key-enter = Enter
key-enter-does = wskaż to, co jest zaznaczone
key-zoom = + − 0
key-zoom-does = przybliż, oddal, pokaż całość
key-find = /
key-find-does = znajdź miejsce

## Cofanie: uwagi obok przycisku

undo-takes-back = cofa: { $choice }
# $choice bez nazwy: mógł to być rozkaz, który trzeba pamiętać.
undo-own-choice = twój ostatni wybór
undo-not = { NAME($why, form: "note") }
undo-past = ta chwila już minęła
undo-spectator = tylko oglądasz

## Koszyk: co się zbiera i wysyła naraz

# $place: dokąd idzie ostatnia z kilku rzeczy, teren albo drugi koniec szlaku.
table-basket-to = dokąd: { $place }
# Dla czytników ekranu. $thing: co można zbudować.
table-basket-less = O jeden mniej: { $thing }
table-basket-more = O jeden więcej: { $thing }
table-basket-count = { $thing }: { $count }
# Po liczbie: $all to wszystko, co jest.
table-basket-of = z { $all }
# Przycisk, który zamyka koszyk.
table-basket-singly = Jednak pojedynczo
table-basket-empty = Opróżnij
table-basket-send = Wyślij rozkaz
# A tile that is about to be laid.
table-turn-back = Obróć w lewo
table-turn-over = Odwróć na drugą stronę
table-turn-on = Obróć w prawo

## Pokaz tego, co rozstrzygnęło się za jednym razem

shown-next = Dalej
shown-continue = Graj dalej
shown-skip = Pomiń
# Ostatni krok walki i tablica, która mówi, jak się skończyła.
shown-outcome = Wynik
shown-again = Zobacz jeszcze raz
shown-onward = Do mojej następnej decyzji
