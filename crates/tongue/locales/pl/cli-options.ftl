# Teksty pomocy wiersza poleceń: cli-POLECENIE oraz cli-POLECENIE-ARGUMENT albo, gdy argument ma kilka poleceń,
# cli-all-ARGUMENT. Wartość domyślna i możliwe wartości są dodawane. Wielkie litery to to, co w tej samej pomocy stoi jako
# FILE, N i tym podobne.

cli-orderstack = Gry planszowe ze stosami rozkazów: stół w przeglądarce, symulator, protokół silnika, zapisane gry, zasady.
cli-orderstack-version = Wypisz wersję
cli-all-help = Wypisz tę pomoc
cli-all-language = Język komunikatów; domyślnie język środowiska

## Argumenty kilku poleceń

cli-all-bot = Kto gra na wszystkich miejscach
cli-all-database = Plik z grami
cli-all-file = Plik gry
cli-all-game = Gra
cli-all-games = Ile gier
cli-all-json = Wypisz jeden obiekt JSON
cli-all-option = Opcja gry
cli-all-seed = Skąd bierze się cała losowość: to samo ziarno daje te same gry
cli-all-threads = Na ilu wątkach grać; domyślnie na wszystkich rdzeniach. Wyniki nie zależą od ich liczby

## serve

cli-serve = Graj w przeglądarce; domyślnie, gdy nie podano polecenia
cli-serve-addr = Gdzie nasłuchiwać; przy porcie 0 na dowolnym wolnym porcie
cli-serve-bot-delay = Ile milisekund bot czeka przed ruchem
cli-serve-behind-proxy = Pośrednik (proxy) rozmawia z graczami przez https i podaje ich adresy w X-Forwarded-For
cli-serve-origin = Adres, pod którym ludzie znają serwer, jeżeli pośrednik nie przekazuje tego, o który proszą
cli-serve-smtp = Serwer poczty, który przyjmuje e-maile powiadamiające chętnych, co się dzieje
cli-serve-mail-from = Od kogo są e-maile, np. orderstack@example.org
cli-serve-smtp-password = Plik z hasłem tego serwera; bez niego hasło pochodzi ze środowiska
cli-serve-signup = Kto może założyć konto: każdy (open), kto ma kod z „account invite” (code), albo czyja przeglądarka najpierw liczy kilka sekund lub kto ma kod (work)

## sim

cli-sim = Rozegraj gry jak najszybciej i policz wyniki
cli-sim-players = Ile miejsc
cli-sim-bot = Kto gra na wszystkich miejscach albo kto na każdym, po przecinku
cli-sim-check = Sprawdzaj w trakcie każdej gry, czy nie złamano zasad i czy nie wyciekły tajemnice, co jest powolne; jeżeli podano liczbę, kosztowne sprawdzenia odbywają się tylko co tyle kroków
cli-sim-save = Zapisz każdą grę w tym folderze jako plik gry

## arena

cli-arena = Wystaw boty przeciw sobie i powiedz, jak silny jest każdy
cli-arena-bots = Kto bierze udział, po przecinku, np. easy,random,hard:50ms
cli-arena-players = Ile miejsc ma gra
cli-arena-mode = Kto z kim się spotyka: każdy z każdym (round-robin) albo pierwszy z każdym z pozostałych (gauntlet); przy większych stołach jeden egzemplarz jednego bota wśród kilku drugiego
cli-arena-games = Ile co najmniej gier: każde rozdanie rozgrywa się z każdego miejsca, a ostatnie dogrywa się do końca
cli-arena-resume = Zapisuj każdą skończoną grę w tym pliku, a jeżeli plik już istnieje, kontynuuj od jego stanu
cli-arena-sprt = Zakończ, gdy tylko będzie jasne (błąd 5% w obie strony), czy pierwszy z dwóch botów jest silniejszy od drugiego o HIGH, czy tylko o LOW punktów Elo
cli-arena-report = Zapisz stronę z wykresami w tym pliku

## balance

cli-balance = Spisz, co wiele gier między botami mówi o frakcjach, miejscach i liczbach graczy
cli-balance-games = Ile co najmniej gier, rozdzielonych między liczby graczy
cli-balance-out = Zapisz stronę w tym pliku zamiast na standardowym wyjściu

## tune

cli-tune = Dopasuj wagi, według których boty oceniają pozycję, na podstawie gier, które rozgrywają między sobą
cli-tune-players = Liczby miejsc w kolejnych grach, po przecinku
cli-tune-seed = Skąd bierze się cała losowość: to samo ziarno daje te same wagi
cli-tune-out = Zapisz nowe wagi w tym pliku
cli-tune-report = Zapisz stronę o nowych wagach, FILE.md, z obrazkiem, FILE.svg

## engine

cli-engine = Rozmawiaj protokołem silnika na standardowym wejściu i wyjściu: jeden obiekt JSON na wiersz

## Zapisane gry

cli-replay = Przejdź krok po kroku przez zapisaną grę
cli-replay-to = Zatrzymaj się po tylu akcjach
cli-replay-json = Wypisz osiągnięty stan jako jeden obiekt JSON
cli-verify = Odtwórz zapisaną grę i porównaj skróty, obietnicę i wynik

## rules

cli-rules = Zajrzyj do zasad
cli-rules-words = Zasada (SC-BATTLE-12), grupa zasad (SC-BATTLE) albo słowa, które wszystkie występują w zasadzie; bez nich: spis rozdziałów

## languages

cli-languages = Powiedz, ile z każdego języka jest gotowe, także z tych dopiero powstających
cli-languages-code = Jeden język, plik po pliku
cli-languages-missing = Wymień, czego brakuje, razem z tekstem angielskim

## Kopia zapasowa

cli-backup = Skopiuj gry do pliku, także gdy trwają
cli-backup-to = Dokąd trafia kopia
cli-backup-replace = Zastąp plik, jeżeli już jest
cli-restore = Wstaw kopię w miejsce gier; to, co tam było, zostaje pod inną nazwą
cli-restore-from = Kopia

## tidy

cli-tidy = Usuń stoły, z których nikt nie korzysta, i zmniejsz plik gier
cli-tidy-dry-run = Podaj tylko, co zostałoby usunięte; także gdy gry trwają

## play

cli-play = Pozwól programowi grać przy stołach serwera: dostaje pytania i odpowiada na nie, po jednym obiekcie JSON w wierszu
cli-play-server = Adres serwera
cli-play-token = Plik z tokenem konta, do „read”, „play” i, aby siadać, do „tables”
cli-play-engine = Program i jego słowa, oddzielone spacjami
cli-play-table = Tylko ten stół, podany jako identyfikator, adres albo zaproszenie, aż gra się skończy; inaczej wszystkie stoły konta

## account

cli-account = Zajmij się kontami: kto jest, co komu wolno, pomoc dla tych, którzy nie mogą się zalogować
cli-list = Wypisz wszystkie konta; także gdy serwer działa
cli-grant = Pozwól komuś robić coś dla wszystkich. (Żadna strona jeszcze o to nie pyta.)
cli-revoke = Odbierz to prawo
cli-reset = Zostaw jako jedyne wejście na konto jeden kod, który zostanie wypisany: dla kogoś, kto wszystko stracił albo kogo dane ktoś zna
cli-delete = Usuń konto, tak jak może to zrobić właściciel: gry zostają dla innych
cli-audit = Sprawdź, czy nikt nie zmienił tego, co zrobiła moderacja; działa także, gdy serwer pracuje
cli-invite = Kody, z których każdy pozwala jednej osobie założyć konto, jeżeli serwer o to prosi (--signup code albo work)
cli-invite-count = Ile
cli-delete-yes = Tak, na zawsze
cli-all-name = Nazwa konta
cli-all-role = Co komuś wolno

## ratings

cli-ratings = Rozegraj ponownie wszystkie gry rankingowe i powiedz, czy rankingi z nich wynikają
