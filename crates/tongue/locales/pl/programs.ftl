# Strona o tym, o co mogą prosić programy i jak im się odmawia.

programs-title = Dla programów
programs-intro = Wszystko, co możesz zrobić na tych stronach, może też twój program: prosi o to samo i dowiaduje się tego samego. Potrzebuje konta i tokenu.
programs-tokens = Utwórz token
programs-try = Wypróbuj
programs-try-about = Program pyta, o co jest pytany, i odpowiada jedną z odpowiedzi. Podaje numer pytania, więc wysłanie dwa razy niczemu nie szkodzi.
programs-calls = O co można prosić
programs-document = Ostatnie słowo w każdym wierszu mówi, do czego musi służyć token. Dokument zna każde pole.
programs-manners = Zasady
programs-errors = Każda odmowa ma status od 400 wzwyż i powód: słowo dla programów i zdanie dla ludzi. Nic się wtedy nie zmieniło.
# $burst, $rate: więcej niż jeden.
programs-limits = Token może prosić od razu tyle razy: { $burst }, a potem na sekundę tyle: { $rate }. Po statusie 429 odczekaj tyle, ile mówi Retry-After. Nie pytaj w kółko, czy jest coś nowego.
programs-no-seat = Przy tym stole nie ma dla ciebie miejsca.
programs-body = Nie można odczytać treści tego żądania: { $error }
