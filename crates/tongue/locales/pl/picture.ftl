# Pozycja jako obrazek i to, co komunikator pokazuje obok adresu stołu.

# Runda i faza na obrazku: „Runda 5 · Wykonywanie”.
picture-when = Runda { $round } · { $phase }
picture-over = { $rounds ->
        [one] Koniec gry po { $rounds } rundzie
       *[other] Koniec gry po { $rounds } rundach
    }
# Wcześniejsza chwila: po ilu wyborach.
picture-move = Ruch { $n }
# Obrazek pokazuje, co wie ten gracz.
picture-eyes = Oczami gracza: { NAME($player, form: "short") }
# Gracz jako nagłówek: krótka nazwa tego, czym gra.
picture-player = { NAME($player, form: "short") }
# Pod graczem, który wygrał; $name to kto tam siedzi.
picture-won = { $name } · zwycięstwo
# Nazwa witryny.
picture-brand = Orderstack
# Co pokazuje obrazek, dla tych, którzy go nie widzą; $title to nazwa stołu.
picture-alt = Plansza stołu „{ $title }”

## Zdanie obok adresu stołu

# $ending to jak: „punkty podboju”.
preview-won = Zwycięstwo w rundzie { $round }: { $winners } ({ $ending }).
preview-nobody = Bez zwycięzcy; gra skończyła się w rundzie { $round } ({ $ending }).
preview-setup = Trwa przygotowanie rozgrywki.
preview-when = Gra trwa: runda { $round }, { $phase }.
