# O czym dowiadują się ci, którzy nie patrzą.

notices-title = Powiadomienia
notices-intro = Możemy cię powiadamiać, co dzieje się przy twoich stołach, gdy żadna z naszych stron nie jest otwarta: w tej przeglądarce, na telefonie albo na czacie. Nigdy nie ma w tym nic tajnego.
notices-ways = Gdzie cię powiadamiamy
notices-nowhere = Jeszcze nigdzie.
notices-here = Powiadamiaj mnie w tej przeglądarce
notices-denied = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach tej strony, a na iPhonie strona musi najpierw znaleźć się na ekranie głównym.
notices-browser = przeglądarka
notices-mail = e-mail
notices-webhook = wywoływany adres
notices-discord = czat
# Po rodzaju sposobu powiadamiania.
notices-dead = nie było stamtąd odpowiedzi, więc niczego tam już nie wysyłamy. Dodaj ten adres jeszcze raz, żeby spróbować ponownie.
notices-signed = Podpisywane kluczem
notices-test = Wypróbuj
notices-remove = Usuń
notices-test-taken = Wysłano i przyjęto.
notices-test-silent = Nikt tam nie odpowiada. Może tak być przez jakiś czas.
notices-test-refused = To, co tam wysłano, zostało odrzucone.
notices-unknown = Nie ma takiego sposobu powiadamiania.

## O czym można się dowiedzieć

notices-kinds = O czym cię powiadamiamy
notices-head-browser = Przeglądarka
notices-head-webhook = Program
notices-head-discord = Czat
notices-head-mail = E-mail
notices-turn = Moja kolej
notices-short = Kończy się mój czas
notices-full = Wszyscy już są i gra się zaczyna
notices-over = Gra się skończyła
notices-asked = Ktoś prosi o przerwę albo o koniec
notices-again = Ktoś chce zagrać jeszcze raz
notices-said = Ktoś coś mówi
notices-invited = Ktoś zaprasza mnie po nazwie do stołu
notices-off = Turniej, w którym biorę udział, się nie odbędzie
notices-ended = Turniej, w którym biorę udział, się skończył
notices-keep = Zapamiętaj
notices-quiet = Cisza
notices-quiet-from = Od
notices-quiet-until = Do
notices-quiet-about = W tym czasie nic nie przychodzi; co potem nadal jest prawdą, przychodzi później. Według zegara tego urządzenia, a bez skryptu według UTC; puste pola znoszą ciszę.
notices-quiet-wrong = Cisza to dwie godziny dnia, na przykład 22:00 i 07:00.

## Wywoływany adres

notices-address = Czat albo własny program
notices-address-about = Adres kanału na Discordzie albo każdy inny, który przyjmuje JSON przez https. To, co wysyłamy gdzie indziej, jest podpisane; klucz pojawi się powyżej po dodaniu adresu.
notices-address-label = Adres
notices-add = Dodaj
notices-no-address = To nie jest adres, który można wywołać: zaczyna się od https:// i nazwy z sieci publicznej.
notices-no-browser = Serwer powiadomień tej przeglądarki nie jest tu znany.

## Co mówimy, po nazwie stołu albo turnieju

notice-turn = Twoja kolej.
notice-short = Twoja kolej, a czas się kończy.
notice-full = Wszyscy już są: gra się zaczyna.
notice-over = Gra się skończyła.
notice-asked = Ktoś prosi o przerwę albo o koniec partii.
notice-again = Ktoś chce zagrać jeszcze raz: miejsce czeka.
notice-said = Ktoś coś powiedział.
notice-invited = Masz zaproszenie: można zająć miejsce.
notice-off = Ten turniej się nie odbędzie.
notice-ended = Ten turniej się skończył.
notice-trial = Tak dowiesz się, co się dzieje.
# Stół albo turniej i to, co się tam dzieje, w jednym wierszu.
notice-of = { $table }: { $words }

## Listy

mail-title = E-mailem
mail-about = Wysyłamy link na podany adres. E-maile przychodzą dopiero po jego potwierdzeniu: o tym, co wybrano powyżej, i o niczym innym. W każdym jest link, po którym nie przyjdzie więcej żaden.
mail-guest = E-maile są dla tych, którzy mają konto.
mail-guest-account = Załóż konto albo się zaloguj
mail-waits = Na { $address } wysłano link. E-maile będą przychodzić po jego potwierdzeniu.
mail-address = Adres
mail-send = Wyślij link
mail-given = Jeżeli { $address } przyjmuje e-maile, za kilka minut będzie tam jeden z linkiem. Link jest ważny { $hours ->
    [one] { $hours } godzinę
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}; przed jego potwierdzeniem niczego innego tam nie wysyłamy.
mail-when = E-maile przychodzą
mail-at-once = od razu
mail-daily = raz dziennie, o { $time }
mail-daily-about = Jeden e-mail z tym, co wtedy jeszcze jest prawdą, i żaden, gdy niczego nie ma. Według zegara tego urządzenia, a bez skryptu według UTC.
mail-when-wrong = Jeden e-mail dziennie przychodzi o pełnej godzinie, od 0 do 23.
mail-no-address = To nie jest adres, na który można wysłać e-mail: wygląda tak: nazwa@example.org.
mail-none = Ten serwer nie wysyła e-maili.
# Po słowie «e-mail»; w cudzysłowie słowa serwera poczty.
mail-refused = e-maile zostały odrzucone („{ $why }”), więc niczego tam już nie wysyłamy. Podaj adres jeszcze raz, żeby spróbować ponownie.
mail-silent = przez trzy dni żaden e-mail nie został przyjęty, więc niczego tam już nie wysyłamy. Podaj adres jeszcze raz, żeby spróbować ponownie.
mail-confirm = To mój adres
mail-confirm-head = Powiadomienia e-mailem
mail-confirm-about = Od teraz e-maile tego serwera będą przychodzić na adres, na który przyszedł link, aż do odwołania.
mail-confirm-secret = Link z e-maila
mail-confirm-it = Wysyłaj tam e-maile
mail-confirm-wrong = Ten link jest nieważny: jest niepełny, był już użyty, ma więcej niż dobę albo jest nowszy. Nic się nie zmieniło.
mail-confirmed = Od teraz przychodzą e-maile
mail-confirmed-about = E-maile na { $address } powiadamiają { $name }, co się dzieje. O czym, wybiera się na stronie powiadomień.
mail-confirm-subject = Czy to twój adres?
mail-confirm-asks = { $name } chce dostawać na ten adres e-maile o tym, co się tu dzieje w grach. Jeżeli to ty, otwórz link i potwierdź.
mail-confirm-why = Jeżeli nic o tym nie wiesz, nie rób nic: więcej e-maili nie będzie.
# Przycisk w liście.
mail-open = Otwórz
mail-several = { $count ->
    [one] Coś na ciebie czeka
    [few] Czekają na ciebie { $count } sprawy
    [many] Czeka na ciebie { $count } spraw
   *[other] Czeka na ciebie { $count } sprawy
}
mail-why = Ten e-mail przyszedł, bo ten adres został do tego podany.
mail-off = Żadnych więcej e-maili
mail-all = Wybierz, o czym są
mail-off-head = Powiadomienia e-mailem
mail-off-about = Na { $address } nic więcej nie wyślemy. Pozostałe sposoby powiadamiania się nie zmienią.
mail-off-it = Nie wysyłaj więcej e-maili
mail-off-wrong = Ten link niczego nie kończy: jest niepełny albo na ten adres już niczego nie wysyłamy.
mail-ended = Żadnych więcej e-maili
mail-ended-about = Na { $address } nic więcej nie wysyłamy.

## Stoły, o których ktoś nie chce wiedzieć

notices-unhear = Bez powiadomień z tego stołu
notices-unhear-help = aż do odwołania na stronie powiadomień
notices-unheard = Stoły bez powiadomień
notices-hear = Powiadamiaj znowu
notices-not-there = Nie masz miejsca przy tym stole, więc i tak nic o nim nie przychodzi.
