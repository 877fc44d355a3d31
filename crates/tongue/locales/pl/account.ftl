# Zakładanie konta, logowanie i wszystko o własnym koncie. Do gry nikt go nie potrzebuje.

# Pozycja nawigacji i strona.
account-title = Konto
account-notices = O czym dowiadujesz się, gdy cię tu nie ma
account-people = Osoby obserwowane, wyciszone i zablokowane
account-tokens = Boty i tokeny, dla programów, które grają
account-intro = Do gry nie potrzebujesz tu konta. Z kontem twoje partie, lekcje i nazwa są z tobą w każdej przeglądarce, w której się zalogujesz, i nic nie ginie razem z ciasteczkiem.
account-name = Nazwa
account-password = Hasło
account-password-old = Twoje hasło
account-password-new = Nowe hasło
account-password-least = { $count ->
        [one] co najmniej { $count } znak
        [few] co najmniej { $count } znaki
       *[other] co najmniej { $count } znaków
    }

## Zakładanie

account-make = Załóż konto
account-make-it = Załóż konto

## Logowanie

account-enter = Zaloguj się
account-bring = Zabierz to, w co grano tu bez konta
account-bring-help = miejsca, gry i lekcje z tej przeglądarki będą twoje; nie rób tego w cudzej
account-enter-it = Zaloguj się
account-wrong = Ta nazwa i to hasło do siebie nie pasują.
account-lost = Nie pamiętam hasła
account-lost-about = Jednym z kodów ratunkowych zalogujesz się i wybierzesz inne hasło. Kod zostanie zużyty, a wszędzie indziej nastąpi wylogowanie.
account-code = Kod ratunkowy
account-code-wrong = Ta nazwa i ten kod do siebie nie pasują albo kod jest już zużyty.
account-here = Zaloguj się na tym urządzeniu
account-here-about = To łącze pochodzi z urządzenia, na którym masz otwarte konto. Przycisk je zużywa.
account-here-secret = Końcówka łącza
account-link-wrong = To łącze jest zużyte albo wygasło: utwórz następne.

## Własne konto

account-needed = Najpierw się zaloguj.
account-devices = Gdzie trwa logowanie
account-devices-count = { $count ->
        [one] { $count } urządzenie
        [few] { $count } urządzenia
       *[other] { $count } urządzeń
    }
account-device-here = to
account-device-unknown = Nieznane urządzenie
account-device-seen = ostatnio: { $date }
account-leave = Wyloguj
# Dla czytników ekranu: $device to kilka słów, na przykład „Firefox, Linux”.
account-leave-it = Wyloguj: { $device }
account-leave-others = Wyloguj wszędzie indziej
account-link = Zaloguj się na innym urządzeniu
account-link-once = { $count ->
        [one] Otwórz to łącze na drugim urządzeniu w ciągu { $count } minuty.
       *[other] Otwórz to łącze na drugim urządzeniu w ciągu { $count } minut.
    } Działa raz.
# Czym jest obrazek, dla czytników ekranu.
account-link-picture = To samo łącze jako kod QR

account-codes = Kody ratunkowe
account-codes-fresh = Twoje nowe kody ratunkowe
account-codes-once = Zapisz je albo wydrukuj: pokazujemy je tylko teraz. Każdy wpuści cię raz, gdy zgubisz hasło.
account-codes-left = { $count ->
        [0] Nie został żaden kod.
        [one] Został { $count } kod.
        [few] Zostały { $count } kody.
       *[other] Zostało { $count } kodów.
    } Nowe unieważniają te, które masz.
account-codes-anew = Utwórz nowe kody

account-rename = Inna nazwa
account-rename-about = Możesz ją zmienić raz na miesiąc. Obecnej przez rok nie dostanie nikt inny. Przy stołach, przy których siedzisz, nazywasz się tak jak dotąd.
account-rename-from = Nazwę możesz znów zmienić od: { $date }.
account-rename-it = Zmień nazwę

account-password-about = Inne hasło wylogowuje wszędzie indziej.
account-password-change = Zmień hasło
account-wrong-password = To nie jest twoje hasło.

## Zabranie wszystkiego i odejście

account-data = Twoje dane
account-export-about = Jedno archiwum ze wszystkim, co tu masz: konto, gry z zapisami tych, które się skończyły, i to, co napisałeś lub napisałaś.
account-export = Zabierz wszystko
account-export-busy = Właśnie ktoś inny zabiera swoje dane: spróbuj za chwilę.
account-delete = Usuń konto
account-delete-what = Co stanie się od razu i na zawsze
account-delete-games = Tam, gdzie grają inni, gra dalej bot, a ty nazywasz się tam byłym graczem, tak jak w skończonych grach. Zanim gra się zacznie, twoje miejsce znów jest wolne.
account-delete-alone = Znikają stoły, przy których nie siedzi nikt inny.
account-delete-rest = Znika też wszystko, co zostało przez ciebie napisane, oraz lekcje, logowania, kody i powiadomienia.
# $name: nazwa konta.
account-delete-name = Przez rok nikt nie może nazywać się { $name }.
account-delete-sure = Tak, usuń { $name } na zawsze
account-delete-unsure = Zaznacz, że konto ma zostać usunięte na zawsze: nic się nie stało.
account-delete-it = Usuń teraz
account-delete-not = Nie, zachowaj
account-deleted = Twojego konta już nie ma
account-deleted-about = Zostało usunięte, a ty nie jesteś już nigdzie zalogowany ani zalogowana. Możesz grać tu dalej bez konta.

## Klucze dostępu

account-instead = Raczej z hasłem
account-keys = Klucze dostępu
account-keys-none = Z kluczem dostępu logujesz się palcem, twarzą albo kodem urządzenia. Nie trzeba niczego pamiętać i nikt nie może go stąd zabrać.
account-key-make = Załóż z kluczem dostępu
account-key-about = Palec, twarz albo kod tego urządzenia: nie trzeba niczego pamiętać.
account-key-enter = Zaloguj się kluczem dostępu
# $what: co się dzieje, np. „Utwórz nowe kody”.
account-key-use = { $what } (kluczem dostępu)
account-key-add = Dodaj klucz dostępu
account-key-needed = To konto nie ma hasła: potrzebny jest klucz dostępu.
account-key-label = Nazwa tego klucza dostępu
account-key-name = Zmień nazwę
account-key-made = od { $made }
account-key-used = od { $made }, ostatnio: { $used }
account-key-remove = Usuń
# For screen readers: $device is what the passkey is called.
account-key-remove-it = Usuń klucz dostępu: { $device }
account-key-wrong = Ten klucz dostępu tu nie pasuje albo trwało to zbyt długo: spróbuj jeszcze raz.
account-key-last = Bez tego klucza zostałyby tylko kody ratunkowe: najpierw wybierz hasło albo dodaj inny klucz.
account-key-nowhere = Pod tym adresem nie ma kluczy dostępu.

## Jaka może być nazwa i hasło

account-name-length = Nazwa ma od { $least } do { $most } znaków.
account-name-letters = Nazwa ma litery jednego pisma, cyfry, odstępy, łączniki, kropki, podkreślenia lub apostrofy, w tym co najmniej dwie litery lub cyfry.
account-name-taken = Nazwa { $name } nie jest wolna albo za bardzo przypomina zajętą.
account-password-length = Hasło ma od { $least } do { $most } znaków.
account-password-name = Hasło nie może być twoją nazwą.

account-holiday = Urlop
account-holiday-about = Dopóki trwa, twój czas przy stołach na dni nie biegnie, chyba że przy stole uzgodniono inaczej; wszyscy tam widzą, do kiedy. Nadal można wybierać. Zaczyna się od razu i nie pomaga tam, gdzie czas już minął.
account-holiday-left = { $count ->
    [0] Wszystkie dni tego roku są już wykorzystane.
    [one] Z tego roku został { $count } dzień.
    [few] Z tego roku zostały { $count } dni.
    [many] Z tego roku zostało { $count } dni.
   *[other] Z tego roku zostało { $count } dnia.
}
account-holiday-days = Ile dni
account-holiday-begin = Weź urlop
account-holiday-until = Masz urlop do { $date }. Kończy się wtedy albo gdy to tutaj powiesz, a nie dlatego, że patrzysz; rozpoczęty dzień się liczy.
account-holiday-end = Już jestem
account-holiday-wrong = { $count ->
    [0] Urlop to całe dni, a z tego roku nie został żaden.
    [one] Urlop to całe dni, a z tego roku został { $count }.
    [few] Urlop to całe dni, a z tego roku zostały { $count }.
    [many] Urlop to całe dni, a z tego roku zostało { $count }.
   *[other] Urlop to całe dni, a z tego roku zostało { $count }.
}

## What is needed for an account, where whoever runs the server wants it

signup-code = Kod zaproszenia
signup-code-about = Rozdaje je ten, kto prowadzi ten serwer. Każdy działa raz.
signup-code-instead = Zamiast obliczeń, albo gdy przeglądarka nie wykonuje skryptów: kod od tego, kto prowadzi ten serwer.
signup-code-needed = Konto wymaga tu kodu zaproszenia.
signup-code-wrong = Ten kod został użyty, wygasł albo nigdy go nie było.
signup-work = Obliczenia przeglądarki
signup-work-about = Twoja przeglądarka liczy przez kilka sekund, aby nikt nie zakładał tysięcy kont. Zaczyna, gdy to wypełniasz.
signup-work-done = Obliczenia gotowe.
signup-work-needed = Obliczeń przeglądarki brakuje, były już użyte albo są za stare: oto nowe.
