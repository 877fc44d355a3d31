# Zakazane Gwiazdy: dziennik i co właśnie się ruszyło.
#
# $seat to kto to robi albo czyje to jest; do samego gracza mówi się w drugiej osobie i bez „ty”. $unit, $area, $system,
# $card … to nazwy. Czasownik zgadza się z liczbą nazwy gracza (.number).

## Nagłówki

fs-heading-phase = Runda { $round } · { $phase }
fs-heading-end = Koniec

## Gdzie różni się więcej niż czasownik

fs-log-order-placed = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] kładą
           *[other] kładzie
        }
    } rozkaz { WORD($system, "w") } { NAME($system, form: "loc") }.
fs-log-unit-lost = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] tracą
           *[other] traci
        }
    } { NAME($unit, form: "acc") } { WORD($area, "w") } { NAME($area, form: "loc") }.
fs-log-hit = { $seat ->
        [you] { WORD($target, "gender") ->
            [f] { AS($seat, "Twoja") }
            [n] { AS($seat, "Twoje") }
           *[other] { AS($seat, "Twój") }
        } { $target }
       *[other] { NAME($target, form: "start") } { NAME($seat, form: "gen") }
    } otrzymuje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }.
# Wszystkie obrażenia rundy jednej strony; $outcome mówi, kto padł.
fs-log-volley = { $seat ->
        [you] { AS($seat, "Otrzymujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] otrzymują
           *[other] otrzymuje
        }
    } { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    }: { $outcome }.
fs-log-routed = { $seat ->
        [you] { WORD($unit, "gender") ->
            [f] { AS($seat, "Twoja") } { $unit } { WORD($area, "w") } { NAME($area, form: "loc") } zostaje rozbita.
            [n] { AS($seat, "Twoje") } { $unit } { WORD($area, "w") } { NAME($area, form: "loc") } zostaje rozbite.
           *[other] { AS($seat, "Twój") } { $unit } { WORD($area, "w") } { NAME($area, form: "loc") } zostaje rozbity.
        }
       *[other] { NAME($unit, form: "start") } { NAME($seat, form: "gen") } { WORD($area, "w") } { NAME($area, form: "loc") } zostaje { WORD($unit, "gender") ->
            [f] rozbita
            [n] rozbite
           *[other] rozbity
        }.
    }
fs-log-rallied = { $seat ->
        [you] { WORD($unit, "gender") ->
            [f] { AS($seat, "Twoja") }
            [n] { AS($seat, "Twoje") }
           *[other] { AS($seat, "Twój") }
        } { $unit }
       *[other] { NAME($unit, form: "start") } { NAME($seat, form: "gen") }
    } reorganizuje się { WORD($area, "w") } { NAME($area, form: "loc") }.
fs-log-replaced = { $seat ->
        [you] { WORD($unit, "gender") ->
            [f] { AS($seat, "Twoja") }
            [n] { AS($seat, "Twoje") }
           *[other] { AS($seat, "Twój") }
        } { $unit }
       *[other] { NAME($unit, form: "start") } { NAME($seat, form: "gen") }
    } staje się { NAME($by, form: "ins") }.
fs-log-cards-drawn = { NAME($seat, form: "start") } { WORD($seat, "number") ->
        [pl] ciągną
       *[other] ciągnie
    } { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
fs-log-execution = Runda walki { $round }.
fs-log-damage = Otrzymane obrażenia: atakujący { $attacker }, obrońca { $defender }.
fs-log-morale = Morale: atakujący { $attacker }, obrońca { $defender }.
fs-log-all-rallied = Wszystkie rozbite jednostki się reorganizują.
fs-log-storm-moved = Burza Osnowy przesuwa się na { NAME($edge, form: "acc") }.
# Kości według ścianek: „2 × atak”.
fs-log-faces = { $count } × { $icon }
# Jednostka w walce.
fs-fighter-bastion = bastion
    .start = Bastion
    .gender = mi
    .gen = bastionu
fs-fighter-token = znacznik posiłków
    .start = Znacznik posiłków
    .gender = mi
    .gen = znacznika posiłków
fs-over-several = Wspólne zwycięstwo: { $seats }.
fs-over-nobody = Nie pozostał nikt, kto mógłby wygrać.
fs-over-objectives = { $seat ->
        [you] { AS($seat, "Wygrywasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] wygrywają
           *[other] wygrywa
        }
    }: wszystkie potrzebne cele zebrane.
fs-over-rounds = { $seat ->
        [you] { AS($seat, "Wygrywasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] wygrywają
           *[other] wygrywa
        }
    }: pierwsze miejsce po ostatniej rundzie.
fs-over-survivor = { $seat ->
        [you] { AS($seat, "Wygrywasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] wygrywają
           *[other] wygrywa
        }
    }: nikt inny nie pozostał.
fs-over-won = { $seat ->
        [you] { AS($seat, "Wygrywasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] wygrywają
           *[other] wygrywa
        }
    }.

## Kto co robi

fs-log-faction = { $seat ->
        [you] { AS($seat, "Grasz") }
       *[other] { $person } gra
    } frakcją { $faction }.
fs-log-tile = { $seat ->
        [you] { AS($seat, "Dokładasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] dokładają
           *[other] dokłada
        }
    } do planszy system { $system }.
fs-log-unit-placed = { $seat ->
        [you] { AS($seat, "Umieszczasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] umieszczają
           *[other] umieszcza
        }
    } { NAME($unit, form: "acc") } { WORD($area, "w") } { NAME($area, form: "loc") }.
fs-log-structure-placed = { $seat ->
        [you] { AS($seat, "Stawiasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] stawiają
           *[other] stawia
        }
    } { NAME($structure, form: "acc") } { WORD($area, "w") } { NAME($area, form: "loc") }.
fs-log-objective-placed = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] kładą
           *[other] kładzie
        }
    } cel { NAME($faction, form: "gen") } { WORD($area, "w") } { NAME($area, form: "loc") }.
fs-log-storm-placed = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] kładą
           *[other] kładzie
        }
    } Burzę Osnowy na { NAME($edge, form: "loc") }.
fs-log-round = { $seat ->
        [you] { AS($seat, "Zaczynasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] zaczynają
           *[other] zaczyna
        }
    } tę rundę.
fs-log-structure-lost = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] tracą
           *[other] traci
        }
    } { NAME($structure, form: "acc") } { WORD($area, "w") } { NAME($area, form: "loc") }.
fs-log-asset-gained = { $seat ->
        [you] { AS($seat, "Zyskujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] zyskują
           *[other] zyskuje
        }
    } { NAME($asset, form: "acc") }.
fs-log-asset-lost = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] tracą
           *[other] traci
        }
    } { NAME($asset, form: "acc") }.
fs-log-materiel-gained = { $seat ->
        [you] { AS($seat, "Zyskujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] zyskują
           *[other] zyskuje
        }
    } { $amount ->
        [one] { $amount } materiał
        [few] { $amount } materiały
       *[many] { $amount } materiałów
    }.
fs-log-materiel-paid = { $seat ->
        [you] { AS($seat, "Płacisz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] płacą
           *[other] płaci
        }
    } { $amount ->
        [one] { $amount } materiał
        [few] { $amount } materiały
       *[many] { $amount } materiałów
    }.
fs-log-materiel-lost = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] tracą
           *[other] traci
        }
    } { $amount ->
        [one] { $amount } materiał
        [few] { $amount } materiały
       *[many] { $amount } materiałów
    }.
fs-log-order-face = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] kładą
           *[other] kładzie
        }
    } { NAME($order, form: "acc") } { WORD($system, "w") } { NAME($system, form: "loc") }.
# Rozkazy jeszcze są, ale wszystkie leżą pod innymi.
fs-log-skipped = { $seat ->
        [you] { AS($seat, "Nie masz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] nie mają
           *[other] nie ma
        }
    } rozkazu na wierzchu żadnego stosu, więc tura przepada.
fs-log-order-seen = { $seat ->
        [you] { AS($seat, "Oglądasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] oglądają
           *[other] ogląda
        }
    } rozkaz { WORD($system, "w") } { NAME($system, form: "loc") }.
fs-log-order-top = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] kładą
           *[other] kładzie
        }
    } rozkaz { WORD($system, "w") } { NAME($system, form: "loc") } na wierzchu stosu.
fs-log-order-bottom = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] kładą
           *[other] kładzie
        }
    } rozkaz { WORD($system, "w") } { NAME($system, form: "loc") } na spodzie stosu.
fs-log-revealed = { $seat ->
        [you] { AS($seat, "Odsłaniasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] odsłaniają
           *[other] odsłania
        }
    } { NAME($order, form: "acc") } { WORD($system, "w") } { NAME($system, form: "loc") }.
fs-log-to-events = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] kładą
           *[other] kładzie
        }
    } { NAME($order, form: "acc") } na swojej talii Wydarzeń.
fs-log-moved = { $seat ->
        [you] { AS($seat, "Przemieszczasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] przemieszczają
           *[other] przemieszcza
        }
    } { NAME($unit, form: "acc") } { WORD($from, "z") } { NAME($from, form: "gen") } { WORD($to, "do") } { NAME($to, form: "dir") }.
fs-log-unit-bought = { $seat ->
        [you] { AS($seat, "Kupujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] kupują
           *[other] kupuje
        }
    } { NAME($unit, form: "acc") } { WORD($area, "do") } { NAME($area, form: "dir") } { $materiel ->
        [0] za darmo
        [one] za { $materiel } materiał
        [few] za { $materiel } materiały
       *[many] za { $materiel } materiałów
    }.
fs-log-structure-bought = { $seat ->
        [you] { AS($seat, "Budujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] budują
           *[other] buduje
        }
    } { NAME($structure, form: "acc") } { WORD($area, "w") } { NAME($area, form: "loc") } { $materiel ->
        [0] za darmo
        [one] za { $materiel } materiał
        [few] za { $materiel } materiały
       *[many] za { $materiel } materiałów
    }.
# $price: fs-price-materiel i fs-price-tokens.
fs-log-unit-bought-with = { $seat ->
        [you] { AS($seat, "Kupujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] kupują
           *[other] kupuje
        }
    } { NAME($unit, form: "acc") } { WORD($area, "do") } { NAME($area, form: "dir") } za { NAME($price, form: "acc") }.
fs-log-structure-bought-with = { $seat ->
        [you] { AS($seat, "Budujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] budują
           *[other] buduje
        }
    } { NAME($structure, form: "acc") } { WORD($area, "w") } { NAME($area, form: "loc") } za { NAME($price, form: "acc") }.
fs-price-materiel = { $count ->
        [one] { $count } materiał
        [few] { $count } materiały
       *[many] { $count } materiałów
    }
fs-price-tokens = { $count ->
        [one] { $asset }
        [few] { $count } { NAME($asset, form: "many") }
       *[many] { $count } { NAME($asset, form: "gen-many") }
    }
    .acc = { $count ->
            [one] { NAME($asset, form: "acc") }
            [few] { $count } { NAME($asset, form: "many") }
           *[many] { $count } { NAME($asset, form: "gen-many") }
        }
fs-log-upgrade-gained = { $seat ->
        [you] { AS($seat, "Zyskujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] zyskują
           *[other] zyskuje
        }
    } ulepszenie rozkazu „{ $upgrade }”.
fs-log-cards-gained = { $seat ->
        [you] { AS($seat, "Zyskujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] zyskują
           *[other] zyskuje
        }
    } ulepszenie walki „{ $card }” w miejsce kart „{ $discarded }”.
fs-log-upgrade-bought = { $seat ->
        [you] { AS($seat, "Kupujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] kupują
           *[other] kupuje
        }
    } { $materiel ->
        [0] za darmo
        [one] za { $materiel } materiał
        [few] za { $materiel } materiały
       *[many] za { $materiel } materiałów
    } ulepszenie rozkazu „{ $upgrade }”.
fs-log-cards-bought = { $seat ->
        [you] { AS($seat, "Kupujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] kupują
           *[other] kupuje
        }
    } { $materiel ->
        [0] za darmo
        [one] za { $materiel } materiał
        [few] za { $materiel } materiały
       *[many] za { $materiel } materiałów
    } ulepszenie walki „{ $card }” w miejsce dwóch kart „{ $discarded }”.
fs-log-strike = { $seat ->
        [you] { AS($seat, "Atakujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] atakują
           *[other] atakuje
        }
    } { NAME($target, form: "acc") } { WORD($void, "z") } { NAME($void, form: "gen") }.
fs-log-strike-rolled = { $seat ->
        [you] { AS($seat, "Rzucasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] rzucają
           *[other] rzuca
        }
    } kośćmi: { $dice }.
fs-log-strike-damage = Atak orbitalny zadaje { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
       *[many] { $damage } obrażeń
    } { WORD($target, "w") } { NAME($target, form: "loc") }.
fs-log-combat = { $seat ->
        [you] { AS($seat, "Atakujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] atakują
           *[other] atakuje
        }
    } { $defender ->
        [you] { AS($defender, "ciebie") }
       *[other] { NAME($defender, form: "acc") }
    } { WORD($area, "w") } { NAME($area, form: "loc") }.
fs-log-dice = { $seat ->
        [you] { AS($seat, "Rzucasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] rzucają
           *[other] rzuca
        }
    } kośćmi: { $dice }.
fs-log-no-dice = { $seat ->
        [you] { AS($seat, "Nie masz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] nie mają
           *[other] nie ma
        }
    } kości do rzutu.
fs-log-rerolled = { $seat ->
        [you] { AS($seat, "Przerzucasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] przerzucają
           *[other] przerzuca
        }
    } kości, teraz: { $dice }.
fs-log-dice-gained = { $seat ->
        [you] { AS($seat, "Zyskujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] zyskują
           *[other] zyskuje
        }
    } { $count ->
        [one] kość
       *[other] { $count } kości
    } { NAME($icon, form: "gen") }.
fs-log-die-spent = { $seat ->
        [you] { AS($seat, "Wydajesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] wydają
           *[other] wydaje
        }
    } kość { NAME($icon, form: "gen") }.
fs-log-die-lost = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] tracą
           *[other] traci
        }
    } kość { NAME($icon, form: "gen") }.
fs-log-die-turned = { $seat ->
        [you] { AS($seat, "Obracasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] obracają
           *[other] obraca
        }
    } kość { NAME($from, form: "gen") } na { NAME($to, form: "acc") }.
fs-log-card-drawn = { $seat ->
        [you] { AS($seat, "Ciągniesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] ciągną
           *[other] ciągnie
        }
    } kartę „{ $card }”.
fs-log-reinforced = { $seat ->
        [you] { AS($seat, "Wprowadzasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] wprowadzają
           *[other] wprowadza
        }
    } { $count ->
        [one] znacznik posiłków
        [few] { $count } znaczniki posiłków
       *[many] { $count } znaczników posiłków
    }.
fs-log-laid = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] kładą
           *[other] kładzie
        }
    } zakrytą kartę Walki.
fs-log-looked = { $seat ->
        [you] { AS($seat, "Oglądasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] oglądają
           *[other] ogląda
        }
    } { $other ->
        [you] { AS($other, "twoją") } kartę
       *[other] kartę { NAME($other, form: "gen") }
    }.
fs-log-card-icons = { $seat ->
        [you] { AS($seat, "Odkrywasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] odkrywają
           *[other] odkrywa
        }
    } kartę „{ $card }” tylko dla symboli.
fs-log-card = { $seat ->
        [you] { AS($seat, "Odkrywasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] odkrywają
           *[other] odkrywa
        }
    } kartę „{ $card }”.
fs-log-card-discarded = { $seat ->
        [you] { AS($seat, "Odrzucasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] odrzucają
           *[other] odrzuca
        }
    } kartę „{ $card }”.
fs-log-tokens = { $seat ->
        [you] { AS($seat, "Zyskujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] zyskują
           *[other] zyskuje
        }
    } { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    } { NAME($icon, form: "gen") }.
fs-log-tokens-lost = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] tracą
           *[other] traci
        }
    } { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    } { NAME($icon, form: "gen") }.
fs-log-token-left = { $seat ->
        [you] { AS($seat, "Zabierasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] zabierają
           *[other] zabiera
        }
    } z walki znacznik posiłków.
fs-log-token-destroyed = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] tracą
           *[other] traci
        }
    } znacznik posiłków.
fs-log-won = { $seat ->
        [you] { AS($seat, "Wygrywasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] wygrywają
           *[other] wygrywa
        }
    } walkę o { NAME($area, form: "acc") }.
fs-log-retreated = { $seat ->
        [you] { AS($seat, "Wycofujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] wycofują
           *[other] wycofuje
        }
    } { NAME($unit, form: "acc") } { WORD($to, "do") } { NAME($to, form: "dir") }.
fs-log-captured = { $seat ->
        [you] { AS($seat, "Przejmujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] przejmują
           *[other] przejmuje
        }
    } { $other ->
        [you] { AS($other, "twoje") } budowle
       *[other] budowle { NAME($other, form: "gen") }
    } { WORD($area, "w") } { NAME($area, form: "loc") }.
fs-log-objective = { $seat ->
        [you] { AS($seat, "Zbierasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] zbierają
           *[other] zbiera
        }
    } cel { WORD($area, "z") } { NAME($area, form: "gen") }.
fs-log-event-drawn = { $seat ->
        [you] { AS($seat, "Ciągniesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] ciągną
           *[other] ciągnie
        }
    } kartę „{ $event }”.
fs-log-event-chosen = { $seat ->
        [you] { AS($seat, "Wybierasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] wybierają
           *[other] wybiera
        }
    } kartę „{ $event }”.
fs-log-event-shown = { $seat ->
        [you] { AS($seat, "Pokazujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] pokazują
           *[other] pokazuje
        }
    } kartę „{ $event }” dla jej symbolu Burzy Osnowy.
fs-log-event-declined = { $seat ->
        [you] { AS($seat, "Nie używasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] nie używają
           *[other] nie używa
        }
    } karty „{ $event }”.
fs-log-event-discarded = { $seat ->
        [you] { AS($seat, "Pokazujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] pokazują
           *[other] pokazuje
        }
    } kartę „{ $event }”, która wraca do talii.
fs-log-event-put-back = Karta „{ $event }” wraca do twojej talii Wydarzeń bez pokazania.
fs-log-tactic = { $seat ->
        [you] { AS($seat, "Zagrywasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] zagrywają
           *[other] zagrywa
        }
    } kartę „{ $event }”.
fs-log-scheme-kept = { $seat ->
        [you] { AS($seat, "Zachowujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] zachowują
           *[other] zachowuje
        }
    } intrygę „{ $event }”.
fs-log-scheme-used = { $seat ->
        [you] { AS($seat, "Używasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] używają
           *[other] używa
        }
    } intrygi „{ $event }”.
fs-log-upgrade-used = { $seat ->
        [you] { AS($seat, "Używasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] używają
           *[other] używa
        }
    } ulepszenia „{ $upgrade }”.
fs-log-ability = { $seat ->
        [you] { AS($seat, "Używasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] używają
           *[other] używa
        }
    } zdolności Dominacji { NAME($faction, form: "gen") }.
fs-log-eliminated = { $seat ->
        [you] { AS($seat, "Odpadasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] odpadają
           *[other] odpada
        }
    } z gry.
fs-log-first = { $seat ->
        [you] { AS($seat, "Przejmujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] przejmują
           *[other] przejmuje
        }
    } znacznik pierwszego gracza.

## Kilka rzeczy w jednym zdaniu

fs-log-draws = { $seat ->
        [you] { AS($seat, "Ciągniesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] ciągną
           *[other] ciągnie
        }
    } karty: { $cards }.
# Jedna z kilku kart: w niektórych tytułach jest „i”.
fs-title = „{ $card }”
fs-log-moved-many = { $seat ->
        [you] { AS($seat, "Przemieszczasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] przemieszczają
           *[other] przemieszcza
        }
    } { $count ->
        [one] { $count } { NAME($unit, form: "acc") }
        [few] { $count } { NAME($unit, form: "many") }
       *[many] { $count } { NAME($unit, form: "gen-many") }
    } { WORD($from, "z") } { NAME($from, form: "gen") } { WORD($to, "do") } { NAME($to, form: "dir") }.
fs-log-placed-many = { $seat ->
        [you] { AS($seat, "Umieszczasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] umieszczają
           *[other] umieszcza
        }
    } { $count ->
        [one] { $count } { NAME($unit, form: "acc") }
        [few] { $count } { NAME($unit, form: "many") }
       *[many] { $count } { NAME($unit, form: "gen-many") }
    } { WORD($area, "w") } { NAME($area, form: "loc") }.
