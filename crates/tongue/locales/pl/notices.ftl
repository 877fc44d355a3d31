# O czym dowiadują się ci, którzy nie patrzą.

notices-title = Powiadomienia
notices-intro = Możemy cię powiadamiać, co dzieje się przy twoich stołach, gdy żadna z naszych stron nie jest otwarta: w tej przeglądarce, na telefonie albo na czacie. Nigdy nie ma w tym nic tajnego.
notices-ways = Gdzie cię powiadamiamy
notices-nowhere = Jeszcze nigdzie.
notices-here = Powiadamiaj mnie w tej przeglądarce
notices-denied = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach tej strony, a na iPhonie strona musi najpierw znaleźć się na ekranie głównym.
notices-browser = przeglądarka
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
notices-turn = Moja kolej
notices-short = Kończy się mój czas
notices-full = Wszyscy już są i gra się zaczyna
notices-over = Gra się skończyła
notices-asked = Ktoś prosi o przerwę albo o koniec
notices-again = Ktoś chce zagrać jeszcze raz
notices-said = Ktoś coś mówi
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

## Co mówimy, po nazwie stołu

notice-turn = Twoja kolej.
notice-short = Twoja kolej, a czas się kończy.
notice-full = Wszyscy już są: gra się zaczyna.
notice-over = Gra się skończyła.
notice-asked = Ktoś prosi o przerwę albo o koniec partii.
notice-again = Ktoś chce zagrać jeszcze raz: miejsce czeka.
notice-said = Ktoś coś powiedział.
notice-trial = Tak dowiesz się, co się dzieje.
