# Wiersz poleceń.

game-failed = Gra { $index } (ziarno { $seed }): { $why }
no-such-game = Nie ma gry „{ $game }”; gry to: { $known }.
dead-end = Miejsce { $seat } ma zdecydować, ale nie ma żadnych możliwości.
endless = Gra nie skończyła się po { $steps } akcjach.
file-error = { $file }: { $error }
in-file = { $file }: { $why }
see-help = { $said } (zob. „orderstack --help”)
no-threads = brak wątków: { $error }
no-folder = { $file }: nie ma folderu, w którym można by to zapisać
# Błąd programu.
internal-error = błąd wewnętrzny w { $place }: { $error }
wrong-bots = Liczba botów: { $bots }, liczba miejsc: { $seats }; podaj jednego dla wszystkich albo po jednym na miejsce.

## Co jest nie tak w wywołaniu; teksty pomocy są w cli-options.ftl

# $arg: argument tak, jak podaje go pomoc, np. „--players <N>”.
args-unknown = Nie ma tu argumentu „{ $arg }”.
args-no-command = Nie ma polecenia „{ $command }”.
args-missing = Brakuje: { $args }.
args-no-value = { $arg } wymaga wartości.
args-not-among = „{ $value }” nie jest wartością { $arg }; możliwe: { $known }.
# $why: jedno z następnych.
args-not-a-value = „{ $value }” nie jest wartością { $arg }: { $why }.
args-whole = musi to być liczba całkowita od { $first } wzwyż
args-whole-to = musi to być liczba całkowita od { $first } do { $last }
args-key-value = opcję podaje się jako KEY=VALUE
args-low-high = test podaje się jako LOW,HIGH, np. 0,50
args-elo = LOW i HIGH to liczby punktów Elo do 2000, najpierw mniejsza
args-no-equals = { $arg } wymaga „=” przed wartością.
args-twice = { $arg } występuje więcej niż raz.
args-conflict = { $arg } i { $other } wykluczają się.
args-not-utf8 = Wiersz poleceń nie jest tekstem w UTF-8.

## Pomoc

help-usage = Użycie:
# Miejsce opcji i polecenia w wierszu, który pokazuje, jak wywołać program.
help-some-options = [OPCJE]
help-some-command = [POLECENIE]
help-commands = Polecenia:
help-arguments = Argumenty:
help-options = Opcje:
# Ile wynosi argument, jeśli się go nie poda, i jaki może być; po tym, do czego służy.
help-default = [domyślnie: { $value }]
help-values = [możliwe: { $values }]

## Protokół silnika

bad-record = Zapis gry: { $error }
no-game-yet = Nie ma jeszcze gry; zacznij od „new”.
no-such-cmd = Nie ma polecenia „{ $cmd }”; dostępne: { $known }.
long-request = Żądanie nie może przekraczać { $most } bajtów.
not-an-action = To nie jest akcja tej gry: { $error }
no-action-or-index = Brakuje „action” albo „index”.
action-and-index = Podaj albo „action”, albo „index”, nie oba.
no-such-choice = Nie ma możliwości o numerze { $index }; miejsce { $seat } ma ich { $count }, licząc od 0.
bad-seat = „seat” musi być liczbą albo „spectator”.
bad-until = „until” musi być „end” albo liczbą akcji.
nothing-to-undo = Nie zagrano jeszcze żadnej akcji.
not-a-request = Żądanie to obiekt JSON z „cmd”.
not-json = To nie jest JSON: { $error }
missing-field = Brakuje „{ $key }”.
not-a-text = „{ $key }” musi być tekstem.
not-a-number = „{ $key }” musi być liczbą całkowitą od 0 do { $most }.

## Arena i strojenie

few-bots = Arena potrzebuje co najmniej dwóch botów: --bots easy,random
many-lineups = Boty ({ $bots }) przy stołach dla { $players } graczy dają więcej niż { $most } składów; niech bierze udział mniej botów.
not-an-arena = To nie jest plik areny; podaj inny.
other-arena = Ten plik należy do areny z innymi ustawieniami ({ $other }); podaj inny plik albo poproś o te same gry.
not-a-game-of-arena = Wiersz { $line } nie jest grą tej areny.
too-few-games = Za mało gier ma zwycięzcę, aby się z nich uczyć; rozegraj ich więcej.
bad-weights = Nowych wag nie da się odczytać: { $why }
sprt-of-two = --sprt to test dwóch botów przy stołach dla dwóch graczy; pomiń go albo poproś o dwa boty przy takich stołach

## Kopia zapasowa

backup-done = Wszystkie gry są teraz w { $file }.
restore-done = Przywrócono gry z { $file }.
restore-kept = To, co było przedtem, jest teraz w { $file }.
tidy-done = Usunięto nieużywane stoły: { $lessons ->
        [one] { $lessons } stół lekcji
        [few] { $lessons } stoły lekcji
        [many] { $lessons } stołów lekcji
       *[other] { $lessons } stołu lekcji
    } i { $tables ->
        [one] { $tables } inny
        [few] { $tables } inne
        [many] { $tables } innych
       *[other] { $tables } innego
    }.
tidy-would = Zniknęłyby nieużywane stoły: { $lessons ->
        [one] { $lessons } stół lekcji
        [few] { $lessons } stoły lekcji
        [many] { $lessons } stołów lekcji
       *[other] { $lessons } stołu lekcji
    } i { $tables ->
        [one] { $tables } inny
        [few] { $tables } inne
        [many] { $tables } innych
       *[other] { $tables } innego
    }. Niczego nie zmieniono.
# Kilobytes.
tidy-size = Plik miał { $before } KB, teraz ma { $after } KB.

## Zasady

no-such-rule = żadna zasada nie ma takiego numeru ani takich słów: „{ $words }”
rules-range = { $count ->
        [one] { $first }, { $count } zasada
        [few] od { $first } do { $last }, { $count } zasady
       *[many] od { $first } do { $last }, { $count } zasad
    }
# $rule i $group: przykłady, takie jak „SC-BATTLE-12” i „SC-BATTLE”.
rules-ask = Zapytaj o zasadę ({ $rule }), grupę ({ $group }) albo słowa.

## Języki: ile z każdego jest gotowe

languages-offered = { $code }: { $name }
languages-in-the-making = { $code }: { $name }, w przygotowaniu
languages-messages = komunikaty
languages-names = nazwy
languages-rules = zasady
languages-done = { $done } z { $all }

## Zapisane gry

file-too-large = plik gry nie może przekraczać { $most } bajtów
not-utf8 = to nie plik tekstowy w UTF-8 (bajt { $byte })
replay-round = runda { $round }, { $phase }
replay-seat = miejsce { $seat }
replay-told = { $told } z { $count } akcji, { $status }
replay-to-decide = { $seats ->
        [one] decyduje miejsce
       *[other] decydują miejsca
    } { $seats }
replay-no-winner = koniec ({ $ending }), bez zwycięzcy
replay-won = koniec ({ $ending }), { $seats ->
        [one] wygrywa miejsce
       *[other] wygrywają miejsca
    } { $seats }
verify-ok = w porządku: { $game }, zasady { $rules }, { $chance }, akcje: { $actions }, skróty: { $hashes }, { $result }
verify-not-over = niedokończona
# Gra jednej osoby przeciw botom.
verify-taken-back = W tej grze można było swobodnie cofać wybory; { $count ->
        [0] nie zrobiono tego ani razu.
        [one] zrobiono to raz.
        [few] zrobiono to { $count } razy.
        [many] zrobiono to { $count } razy.
       *[other] zrobiono to { $count } raza.
    }
verify-take-backs = W tej grze można było swobodnie cofać wybory; ile razy to zrobiono, nie zapisano.
chance-seed = ziarno { $seed }
chance-secret = sam obiecany sekret
chance-number = { $number } z miejsca { $seat }
chance-numbers = obiecany sekret z liczbami { $numbers }

## Wiele gier

sim-title = { $game }: gracze: { $players }, boty: { $bot }, ziarno { $seed }
sim-title-checked = { $game }: gracze: { $players }, boty: { $bot }, ziarno { $seed }, ze sprawdzaniem w trakcie
sim-games = gry
sim-decisions = decyzje
sim-seconds = sekundy
sim-rounds = rundy
sim-wins = zwycięstwa
sim-wins-by-seat = zwycięstwa według miejsc
sim-endings = zakończenia
# Po liczbie gier albo decyzji.
sim-a-second = na sekundę
# Po liczbie rund albo decyzji.
sim-a-game = na grę

## play

play-no-server = „{ $address }” to nie adres serwera; ma postać https://HOST.
play-no-token = Plik z tokenem jest pusty albo zawiera coś innego.
play-no-program = Nie podano programu: --engine oczekuje jego nazwy, a potem jego słów.
play-not-started = Nie można uruchomić programu { $program }: { $error }
play-program-gone = Program się zakończył albo już nic nie mówi.
play-program-answer = Program odpowiedział „{ $said }”, a to nie jest żadna z odpowiedzi: musi podać index albo action.
play-refused = Serwer odpowiedział { $status }: { $said }
play-over = { $table }: gra skończona.

## Konta

# $name: nazwa konta, $made: data, $count: stoły.
account-listed = { $name }, od { $made }, { $count ->
        [one] jeden stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }
account-listed-seen = , ostatnio { $seen }
account-listed-roles = : { $roles }
account-listed-all = { $count ->
        [0] Nie ma żadnego konta.
        [one] Jedno konto.
        [few] { $count } konta.
       *[many] { $count } kont.
    }
account-unknown = Nie ma konta o nazwie „{ $name }”.
# $role: admin albo moderator.
account-granted = { $name } ma teraz rolę { $role }.
account-revoked = { $name } nie ma już roli { $role }.
account-reset = Na konto { $name } wpuszcza już tylko ten kod ratunkowy: { $code }
account-delete-yes = To usuwa konto „{ $name }” na zawsze; jeżeli naprawdę o to chodzi, dodaj --yes.
account-was-deleted = Konto { $name } jest usunięte.
# $count: what moderators have done; $hash: of the last of it.
audit-whole = { $count ->
        [0] Moderacja nic jeszcze nie zrobiła.
        [one] { $count } działanie moderacji, tak jak zostało zapisane; skrót ostatniego to { $hash }
        [few] { $count } działania moderacji, wszystkie tak, jak zostały zapisane; skrót ostatniego to { $hash }
       *[many] { $count } działań moderacji, wszystkie tak, jak zostały zapisane; skrót ostatniego to { $hash }
    }
audit-broken = Ktoś zmienił to, co zrobiła moderacja: numer { $number } nie jest taki, jak został zapisany.
account-invited = { $count ->
        [one] { $count } kod, ważny raz w ciągu następnych { $days } dni.
        [few] { $count } kody, każdy ważny raz w ciągu następnych { $days } dni.
       *[many] { $count } kodów, każdy ważny raz w ciągu następnych { $days } dni.
    }
