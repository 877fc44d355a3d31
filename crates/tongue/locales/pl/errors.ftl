# Dlaczego czegoś nie dało się zrobić: całe zdania. Słowa w cudzysłowie pochodzą z plików i żądań
# i zostają, jakie są.

## O co prosi się grę

game-over = Gra dobiegła końca.
no-such-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
nothing-to-decide = Miejsce { $seat } nie ma teraz o czym decydować.
not-an-option = „{ $action }” nie należy do możliwości miejsca { $seat } (ich liczba: { $count }).
no-such-action = Nie ma akcji { $number }; gra ma ich { $count }.
rules-version = Grano według wersji { $rules } zasad; ten program zna wersje od 1 do { $newest }.

## Z czego losuje się grę

bad-salt = Sól to od 1 do { $most } liter, cyfr, znaków „-” lub „_”.
bad-secret = Sekret to od 32 do { $most } cyfr 0–9 i a–f.
bad-number = Liczba to od 1 do { $most } cyfr 0–9 i a–f.
bad-setup = Przygotowanie gry jest niepoprawne: { $error }.

## Pliki gier

at-line = Wiersz { $line }: { $why }
no-record = Gra wczytana w trakcie nie ma zapisu od początku.
file-form = Wersja { $form } formatu pliku jest nieznana; najnowsza, którą zna ten program, to { $newest }.
no-rules = Nie ma wersji { $rules } zasad.
hash-missing = Brakuje skrótu po ostatniej akcji.
hash-twice = Dla tej samej akcji jest drugi skrót.
hash-place = Skróty powinny stać co { $every } akcji i po ostatniej.
hash-count = Liczba skrótów to { $count }, a powinno ich być { $wanted }.
no-line = „{ $line }” to nie akcja, skrót, wynik ani koniec.
after-end = Po końcu nie może być nic więcej.
wrong-game = To gra „{ $game }”, a nie „{ $wanted }”.
wrong-generator = „{ $generator }” to nie generator tej gry.
bad-commitment = Ogłoszony skrót nie zgadza się z sekretem.
bad-action = Akcja { $number } „{ $action }”: { $why }
not-seat-action = To nie ma postaci MIEJSCE AKCJA.
wrong-result = Zapisany wynik to „{ $recorded }”, a wynik gry to „{ $found }”.
wrong-hash = Po akcji { $number } zapisany skrót to „{ $recorded }”, a skrót gry to „{ $found }”.
file-ends = Plik kończy się za wcześnie.
long-line = Wiersz o długości { $bytes } bajtów jest za długi; może mieć najwyżej { $most }.
no-header = Powinno być „{ $name } ...”, a nie „{ $line }”.
no-number = Wartość pola „{ $name }” musi być liczbą, a jest: „{ $text }”.
not-seat-number = „{ $text }” nie ma postaci MIEJSCE LICZBA.
not-ending-winners = „{ $text }” nie ma postaci ZAKOŃCZENIE ZWYCIĘZCY.

## Stoły

wrong-places = Liczba miejsc: { $places }, liczba graczy: { $players }. To się nie zgadza.
no-choice-sent = Nie wysłano żadnego wyboru.
rules-failed = Przy „{ $action }” wystąpił błąd w zasadach; nic się nie zmieniło.
bad-undo = Nie można cofnąć się do wyboru { $left }: gra ma ich tylko { $count }.
not-started = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
stale = Gra potoczyła się tymczasem dalej; to, co wysłano, jest już nieaktualne.
record-not-over = Zapis gry można pobrać po jej zakończeniu.
some-made = Dokonano tylko { $made } z { $sent } wyborów; o reszcie trzeba zdecydować na nowo, bo coś wyszło na jaw.
table-not-loaded = Tego stołu nie da się wczytać.
game-not-over = Grę można przeanalizować po jej zakończeniu.
seat-taken = Ktoś już tam siedzi.

# Dlaczego wyboru nie można cofnąć; .note stoi obok przycisku.
undo-over = Gra dobiegła końca.
    .note = gra dobiegła końca
undo-nothing = Nie masz jeszcze żadnego wyboru do cofnięcia.
    .note = nie masz jeszcze żadnego wyboru do cofnięcia
undo-another = Od tego czasu wybierał już inny gracz.
    .note = wybierał już inny gracz
undo-settled = Twój ostatni wybór wywołał losowanie, coś ujawnił albo trzeba go pamiętać.
    .note = twój ostatni wybór wywołał losowanie, coś ujawnił albo trzeba go pamiętać
undo-often = Cofnięto to już { $times } razy; teraz już tak zostanie.
    .note = cofnięto to już { $times } razy; teraz już tak zostanie
# $most: ile wyborów w ogóle można cofnąć przy stole, tysiące.
undo-too-much = Przy tym stole cofnięto więcej niż { $most } wyborów; teraz żadnego nie można już cofnąć.
    .note = cofnięto tu więcej niż { $most } wyborów
take-backs-alone = Wybory można swobodnie cofać tylko tam, gdzie jedna osoba gra przeciw botom.

## Boty

no-such-bot = Nie ma bota „{ $name }”; boty to: { $known }.
bad-budget = „{ $text }” to nie czas do namysłu; napisz np. 50ms, 1s, 800 albo 1s*2.
no-bot = Na miejscu { $seat } nikt nie gra.

## Nazwy, akcje i opcje w plikach i żądaniach

no-such-thing = Nie ma niczego takiego ({ $kind }): „{ $id }”.
no-action = „{ $text }” to nie akcja.
wrong-players = { $players ->
        [one] { $players } gracz: gra jest dla 2–{ $most } graczy.
       *[other] { $players } graczy: gra jest dla 2–{ $most } graczy.
    }
many-factions = Liczba frakcji: { $factions }, liczba graczy: { $players }. To się nie zgadza.
faction-twice = Frakcja „{ $faction }” jest przypisana do dwóch miejsc.
no-such-option = Nie ma opcji „{ $option }”.
bad-option = Opcja { $option } nie może mieć wartości „{ $value }”; wybierz { LIST($known, type: "or") }.
bad-option-number = Opcja { $option } musi być liczbą od { $least } do { $most }, a nie „{ $value }”.
bad-state = Stan gry jest niepoprawny: { $why }

## Żądania do serwera

unknown-page = Nie ma takiej strony.
unknown-table = Nie ma takiego stołu.
unknown-game = Nie ma takiej gry.
unknown-rule = Nie ma takiej zasady.
unknown-entry = Nie ma takiego wpisu.
unknown-file = Nie ma takiego pliku.
unknown-seat = Nie ma takiego miejsca.
unknown-level = Nie ma bota tego poziomu.
too-often = Zbyt wiele żądań w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.
wrong-method = Ta strona nie przyjmuje takich żądań.
other-site = To żądanie przyszło z innej witryny.
too-large = Żądanie jest zbyt duże.
too-slow = To trwało za długo. Spróbuj ponownie.
not-understood = Tego żądania nie można zrozumieć.
went-wrong = Coś poszło tu nie tak. Nic się nie zmieniło.
no-chance = System nie dostarcza liczb losowych.
# $name: słowo formularza, które zostaje, jakie jest.
field-no-number = Pole „{ $name }” musi być liczbą.
field-not-hex = To, co przeglądarka dokłada do losowania, musi się składać z cyfr szesnastkowych.
too-many-choices = Liczba wyborów wysłanych naraz nie może przekraczać { $most }.
seat-of-another = To miejsce należy do kogoś innego.
only-host = Może to zrobić tylko ten, kto założył stół.
only-players = O kolejną grę może prosić tylko ten, kto tu grał.
only-seated = Może to zrobić tylko ten, kto siedzi przy tym stole.
watchers-muted = Przy tym stole mogą pisać tylko gracze: gospodarz wyciszył widzów.
pace-unknown = Tempo botów może być wolne (slow), normalne (normal), szybkie (fast) albo błyskawiczne (instant).
still-going-on = Ta gra jeszcze trwa.
play-on-over = Wtedy gra była już skończona: wybierz wcześniejszą chwilę.
hidden-how = Podaj, czy to, co ukryte, zostaje bez zmian (kept), czy jest rozdane na nowo (anew).
hint-ruled-out = Przy tym stole gra się bez podpowiedzi.
hint-not-asked = Podpowiedź dostaje tylko ten, kto jest o coś pytany.
hint-stale = Gra potoczyła się tymczasem dalej.
no-hint = Dla tego pytania nie znaleziono podpowiedzi.
no-picture = Nie udało się narysować obrazka.
no-analysis = Nie udało się przeanalizować tej gry.
no-bot-choice = Bot nie znalazł odpowiedzi.

## Co stoi nad takim zdaniem

title-not-found = Nie znaleziono
title-forbidden = Brak dostępu
title-conflict = Konflikt
title-wrong-method = Niedozwolona metoda
title-too-large = Żądanie zbyt duże
title-too-slow = Przekroczony czas
title-too-often = Zbyt wiele żądań
title-wrong = Niepoprawne dane
title-bad-request = Błędne żądanie
title-unavailable = Usługa niedostępna
title-went-wrong = Coś poszło nie tak

## Zapisane stoły, przy których nie można grać dalej

stored-unknown-game = Ten serwer nie zna gry „{ $game }”.
stored-damaged = Zapis przygotowania tego stołu jest uszkodzony: { $error }.
stored-unfit = Zmiana { $number } tego stołu nie pasuje do wersji { $rules } zasad: { $why }
stored-changed = Wersja { $rules } zasad zmieniła się, odkąd grano przy tym stole: jego stan po zmianie { $number } różni się od zapisanego.

## Baza danych; .note stoi w nothing-changed

nothing-changed = Nic się nie zmieniło: { NAME($why, form: "note") }.
table-lost = Nie udało się ponownie wczytać stołu.
    .note = nie udało się ponownie wczytać stołu
trouble-doubled = To już zostało zapisane.
    .note = to już zostało zapisane
trouble-locked = Baza danych jest zablokowana przez inny program.
    .note = baza danych jest zablokowana przez inny program
trouble-read-only = Baza danych jest tylko do odczytu.
    .note = baza danych jest tylko do odczytu
trouble-bad-disk = Dysk zgłasza błąd.
    .note = dysk zgłasza błąd
trouble-damaged = Baza danych jest uszkodzona.
    .note = baza danych jest uszkodzona
trouble-full = Dysk jest pełny.
    .note = dysk jest pełny
trouble-unopened = Bazy danych nie można otworzyć.
    .note = bazy danych nie można otworzyć
trouble-no-database = Plik nie jest bazą danych.
    .note = plik nie jest bazą danych
trouble-closed = Baza danych jest zamknięta.
    .note = baza danych jest zamknięta
trouble-late = Baza danych nie odpowiedziała na czas.
    .note = baza danych nie odpowiedziała na czas
trouble-taken = Bazę danych przejął inny serwer.
    .note = bazę danych przejął inny serwer
trouble-moved = Plik bazy danych został przeniesiony, zastąpiony albo usunięty.
    .note = plik bazy danych został przeniesiony, zastąpiony albo usunięty
# $error: dla tego, kto prowadzi serwer, po angielsku.
trouble-other = Nie można użyć bazy danych: { $error }.
    .note = { $error }
