# Słowa, których używa cały program.

# Nazwa tego języka, w nim samym.
language-name = Polski
# Jak słowa tracą końcówki przy szukaniu: jeden z algorytmów Snowball.
language-stemmer = polish

## Listy: co stoi między elementami i co przed ostatnim.


## Liczby

percent = { $chance }%

## Co zostaje, jak jest: polecenie, plik, słowo, które ktoś wpisał.

verbatim = { $text }

## Gracze

# Gracz według numeru miejsca, jeżeli nie ma innej nazwy.
player = gracz { $number }
    .start = Gracz { $number }
    .gender = m
    .gen = gracza { $number }
    .dat = graczowi { $number }
    .acc = gracza { $number }
    .ins = graczem { $number }

# Gracz pod imieniem, które sobie wybrał. Imion nie odmieniamy: w przypadkach zależnych stoją po słowie „gracz”.
person = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
    .ins = graczem { $name }

# Gracz na liście, ale nie jako jej pierwsze słowo: „Raynor i ty”.
somebody = { $seat ->
        [you] { AS($seat, "ty") }
       *[other] { $seat }
    }
    .name = { $seat }
