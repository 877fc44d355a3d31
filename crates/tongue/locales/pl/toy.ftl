# Gra do testów.

toy-ask-toss = Zgadnij rzut albo weź punkt.
toy-ask-card = Zapieczętuj kartę.
toy-seal = Zapieczętuj: { $card }
toy-call = Zgadnij: { $face }
kind-side_of_a_coin = strona monety
toy-pass = Weź punkt
toy-phase-seal = Pieczętowanie
toy-phase-toss = Rzut
toy-quick = uczciwa moneta
toy-waiting = Czekamy, aż { $who } { $who ->
        [one] wybierze
       *[other] wybiorą
    }
toy-ending = przez: { $kind }
toy-players = Ta gra jest dla 2–4 graczy.
