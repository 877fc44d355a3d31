# Zasady, leksykon i pomoc: strony wokół tego, co gra mówi sama.

## Zasady

rules-title = Zasady
rules-search = Szukaj
rules-search-help = Szukaj w zasadach
rules-search-example = słowo albo numer
rules-chapters = Rozdziały
rules-lead = Zasady, rozstrzygnięcia i przykłady (razem { $count }) spisane naszymi słowami, każde z numerem, który nigdy się nie zmienia. Co robi jednostka, karta lub miejsce na planszy, mówi { AS($link, "leksykon") }.
# Po wyszukaniu.
rules-found = { $count ->
        [0] Dla „{ $query }” niczego nie znaleziono. { AS($link, "Pokaż wszystkie zasady") }
        [1] Dla „{ $query }” znaleziono jedną zasadę. { AS($link, "Pokaż wszystkie zasady") }
        [few] Dla „{ $query }” znaleziono { $count } zasady. { AS($link, "Pokaż wszystkie zasady") }
       *[many] Dla „{ $query }” znaleziono { $count } zasad. { AS($link, "Pokaż wszystkie zasady") }
    }
rules-found-many = Zasady znalezione dla „{ $query }”: { $count }; widać pierwsze { $shown }. { AS($link, "Pokaż wszystkie zasady") }
rules-among-others = Czytaj wśród innych zasad
rules-named = Gdzie się pojawia

## Leksykon

reference-title = Leksykon
reference-intro = Każdy element i każda karta gry. Wskaż dowolną nazwę na stole, a obok otworzy się ten sam tekst.
# Shows the rows of a table alone that are ticked; and the tick of one, for screen readers.
reference-ticked = Tylko zaznaczone
reference-tick = Porównaj: { $name }
reference-find = Znajdź jednostkę, kartę lub miejsce
reference-find-example = nazwa lub rodzaj
reference-marks = Co znaczą znaki na stole

## Pomoc

help-title = Pomoc
help-intro = Nie musisz znać zasad, aby zacząć: w każdej chwili stół zadaje jedno pytanie i podświetla każdą dozwoloną odpowiedź. Wskaż coś, co nie jest podświetlone, a stół powie, dlaczego nie można tego wybrać.
help-on-this-page = Na tej stronie
help-keyboard = Klawiatura i czytnik ekranu
help-reader = Każda odpowiedź jest też zwykłym przyciskiem pod pytaniem, w tej samej kolejności co klawisze, a w całą grę można grać z wyłączonymi skryptami. Nowe zdarzenia z dziennika czytnik ogłasza w wolnej chwili, a pytanie do ciebie od razu. Wszystko na planszy jest opisane słowami: właściciel, liczba, rodzaj, miejsce.
help-motion = Jeżeli w systemie masz włączone ograniczenie ruchu, nic nie porusza się samo.

## Pomoc: klawisze, jak są oznaczone, i co robią

help-key-digits = 1–9
help-key-letters = a–z
help-key-answer = wybiera odpowiedź albo miejsce na planszy oznaczone tym klawiszem
help-key-tab = Tab
help-key-part = przechodzi z części do części jak na każdej stronie; cała plansza liczy się jako jeden element
help-key-walk = na planszy: przechodzi z miejsca na miejsce
help-key-choose = wybiera to, co jest zaznaczone
help-key-back = krok wstecz: cofa ostatnie wskazanie, zamyka dymek z opisem
help-key-u = u
help-key-undo = cofa, dopóki nie wyszło na jaw nic tajnego
help-key-zoom = plansza bliżej, dalej albo cała
help-key-find = szuka miejsca po nazwie
help-key-keys = przy stole: pokazuje listę klawiszy
