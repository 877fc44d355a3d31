# Strona dla tłumaczy: wszystkie komunikaty obok ich tłumaczeń.

translate-title = Tłumaczenie
# $name to język, $done i $all to liczby.
translate-intro = Każde zdanie programu obok swojego odpowiednika ({ $name }): gotowe { $done } z { $all }.
translate-files = Pliki
translate-language = Na język
translate-search = Szukaj
translate-search-help = Klucz albo słowa w dowolnym z dwóch języków
translate-only-missing = Tylko brakujące
translate-key = Klucz
translate-missing = brak
translate-found = { $count ->
        [0] Nic nie znaleziono.
        [one] Znaleziono { $count } komunikat.
        [few] Znaleziono { $count } komunikaty.
       *[many] Znaleziono { $count } komunikatów.
    }
translate-found-more = Znaleziono { $count ->
        [one] { $count } komunikat
        [few] { $count } komunikaty
       *[many] { $count } komunikatów
    }, tu widać pierwsze { $shown }.
translate-read = Czytaj wszystkie strony w tym języku: { $name }
translate-keys = Czytaj wszystkie strony jako klucze
translate-keys-about = Zamiast słów każda strona pokazuje ich klucze, żeby łatwo było znaleźć tutaj to, co widać tam. Z powrotem prowadzi lista języków u dołu każdej strony.
