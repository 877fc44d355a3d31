# Formularz nowej gry, strona stołu z wolnymi miejscami i zajmowanie miejsca.

## Formularz

form-title = Nowa gra
form-players = { $least }–{ $most } graczy
form-seats = Miejsca
# $level: a level of bots.
form-open-help = Jeżeli nikt nie zajmie wolnego miejsca, może je zająć bot: proponujemy poziom „{ $level }”.
# Beside the form: what it asks for so far. $all is a list of the next two and of names.
form-your-table = Twój stół
form-told-who = { $all }
form-told-bots = { $count ->
        [one] jeden bot ({ $level })
        [few] { $count } boty ({ $level })
       *[many] { $count } botów ({ $level })
    }
form-told-open = { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
form-variants = Warianty
form-take-backs = Swobodne cofanie
form-take-backs-help = gdy grasz z samymi botami, możesz wrócić do każdego swojego wyboru; zapis gry to odnotowuje
form-listed = Dla wszystkich
form-listed-help = stół widać w lobby: każdy może zająć wolne miejsce i się przyglądać
# Who looks on at a table.
watch-form = Widzowie
watch-along = widzą wszystko od razu
# How many choices later they see it; 0 for none.
watch-aside = { $behind ->
        [0] widzą wszystko od razu i rozmawiają między sobą
        [one] widzą wszystko o { $behind } wybór później i rozmawiają między sobą
        [few] widzą wszystko o { $behind } wybory później i rozmawiają między sobą
       *[many] widzą wszystko o { $behind } wyborów później i rozmawiają między sobą
    }
watch-agreed = { $behind ->
        [0] Widzowie rozmawiają między sobą; gracze czytają to po grze.
        [one] Widzowie widzą wszystko o { $behind } wybór później i rozmawiają między sobą; gracze czytają to po grze.
        [few] Widzowie widzą wszystko o { $behind } wybory później i rozmawiają między sobą; gracze czytają to po grze.
       *[many] Widzowie widzą wszystko o { $behind } wyborów później i rozmawiają między sobą; gracze czytają to po grze.
    }
form-programs = Konta botów mogą siadać
form-programs-help = grają też programy, które ktoś napisał; każdy widzi, które to
form-no-hints = Bez podpowiedzi
form-no-hints-help = nikt nie może zapytać, co zrobiłby bot
form-name = Nazwa stołu
form-name-example = Piątkowy stół
form-create = Utwórz grę
form-create-help = Na każde wolne miejsce dostaniesz link do wysłania.
form-more-rules = Więcej zasad
form-more-rules-help = Sprawy, których drukowane zasady nie rozstrzygają. Polecamy pierwszą odpowiedź.

## Miejsce w formularzu

form-seat = Miejsce { $number }
form-you = Ty
form-here = Przy tym ekranie
form-open = Zaproś przez link
form-bot = Bot: { $level }
form-empty = Puste miejsce
form-faction-of = Frakcja na miejscu { $number }
form-any-faction = Dowolna frakcja
form-your-name = Twoje imię
form-person = Imię
form-person-at = Imię osoby na miejscu { $number }

# Kto nie podał imienia, i stół bez nazwy.
form-nameless = Gracz { $number }
table-of = Stół: { $host }

## Co może być nie tak. Słowa w cudzysłowie zostały przysłane.

form-no-bot = Nie ma bota „{ $level }”.
form-no-kind = Miejsce { $number } nie może być „{ $kind }”.
form-no-faction = Nie ma frakcji „{ $faction }”.
form-faction-twice = Frakcję wybrano dwa razy: { $faction }. Każde miejsce musi mieć inną.
form-too-few = Gra jest dla { $least }–{ $most } graczy: obsadź co najmniej { $least } miejsca.
form-no-host = Usiądź też przy stole: ustaw jedno z miejsc na „Ty” albo „Przy tym ekranie”.
name-taken = „{ $name }” wygląda jak imię kogoś innego przy tym stole. Wybierz inne.
name-of-faction = „{ $name }” to nazwa frakcji. Wybierz inne imię.
name-of-bot = „{ $name }” wygląda jak nazwa bota albo wolnego miejsca. Wybierz inne imię.

## Stół z wolnymi miejscami

lobby-waiting = { $open ->
        [0] Są już wszyscy. Gra się zaczyna.
        [1] Brakuje jeszcze jednego gracza. Gra zacznie się, gdy miejsce będzie zajęte.
       *[other] Brakuje jeszcze { $open } graczy. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
    }
# Przed tym, ile czasu zostało.
lobby-listed-bots = Stół widać w lobby: każdy może usiąść. Boty zajmą pozostałe miejsca za
lobby-listed = Stół widać w lobby: każdy może usiąść. Pozostanie tam jeszcze przez
lobby-by-link = Usiąść może tylko ten, kto dostanie link od ciebie albo od gospodarza.
lobby-list = Pokaż w lobby
lobby-unlist = Usuń z lobby
lobby-sit-at = Usiądź na miejscu { $seat }
lobby-stand-up = Wstań
lobby-who = Kto gdzie siedzi
lobby-seats = { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
lobby-look-again = Sprawdź ponownie
lobby-open-seat = Wolne miejsce
# Obok imienia.
lobby-you = ty
lobby-bot = bot
lobby-any-faction = dowolna frakcja
lobby-invitation = Zaproszenie na miejsce { $seat }
lobby-invitation-help = Wyślij ten link jednej osobie. Miejsce może zająć ten, kto otworzy go pierwszy.
lobby-copy = Kopiuj
# On a phone: hands the link to another program.
lobby-share = Udostępnij
lobby-nobody-comes = Nikt nie przychodzi?
lobby-fill = Zacznij z botami
lobby-agreed = Ustalenia
# Opcja zasad i jej wartość.
lobby-option = { $option }: { $value }
lobby-promise = Obietnica
lobby-promise-about = Gdy zostanie zajęte ostatnie miejsce, karty są rozdawane na podstawie sekretu tego serwera i liczb, które dokładają przeglądarki graczy. To jest skrót SHA-256 sekretu, więc sekretu nie da się już zmienić; po zakończeniu gry wszystko zostaje ujawnione i każdy może sprawdzić, że nikt nie wybrał rozdania.
lobby-promise-hash = Skrót SHA-256 sekretu

## Zajmowanie miejsca z zaproszenia

join-open-table = Wolny stół
join-label = Zaproszenie
join-kept = Czeka na ciebie miejsce; twoja frakcja: { $side }.
join-any = Czeka na ciebie miejsce. Twoją frakcję poznasz na początku gry.
join-take = Zajmij miejsce
join-sit-down = Usiądź
join-no-account = Bez konta i bez hasła: ta przeglądarka pamięta twoje miejsce. Do losowania dokłada własną liczbę, aby nikt nie mógł wybrać rozdania.
join-at-the-table = Przy stole
join-your-seat = Twoje miejsce
join-new = Nie znasz jeszcze gry? { AS($link, "Zobacz w minutę, jak przebiega runda") }.
