# StarCraft: dziennik, co właśnie się ruszyło i o co komuś chodziło.
#
# $seat to kto to robi albo czyje to jest; do samego gracza mówi się w drugiej osobie i bez „ty”: słowo, które niesie
# barwę gracza, to wtedy czasownik. $unit, $area, $planet, $card … to nazwy; słowa takie jak { term-base } są w
# starcraft-names.ftl i mają na stronie obrazek.

## Nagłówki

sc-log-heading-planning = Runda { $round } · Planowanie
sc-log-heading-execution = Wykonywanie
sc-log-heading-regrouping = Przegrupowanie
sc-log-heading-end = Koniec

## Przygotowanie rozgrywki

# $person: kto tam siedzi, pod swoim imieniem.
sc-log-faction-taken = { $seat ->
        [you] { AS($seat, "Grasz") } frakcją
       *[other] { $person } gra frakcją
    } { $faction }.
sc-log-planets-drawn = { $seat ->
        [you] { AS($seat, "Losujesz") }
       *[other] { NAME($seat, form: "start") } losuje
    } planety { $one } i { $other }.
sc-log-planet-placed = { $seat ->
        [you] { AS($seat, "Dokładasz") }
       *[other] { NAME($seat, form: "start") } dokłada
    } do galaktyki planetę { $planet }.
sc-log-route-laid = Szlak łączy { NAME($one, form: "acc") } i { NAME($other, form: "acc") }.
sc-log-z-route-laid = Z-osiowy szlak łączy { NAME($one, form: "acc") } i { NAME($other, form: "acc") }.
sc-log-base-placed = { $seat ->
        [you] { AS($seat, "Stawiasz") }
       *[other] { NAME($seat, form: "start") } stawia
    } { term-base.acc } na { NAME($area, form: "loc") }.
sc-log-unit-placed = { $seat ->
        [you] { AS($seat, "Umieszczasz") }
       *[other] { NAME($seat, form: "start") } umieszcza
    } { NAME($unit, form: "acc") } na { NAME($area, form: "loc") }.
sc-log-transport-placed = { $seat ->
        [you] { AS($seat, "Umieszczasz") }
       *[other] { NAME($seat, form: "start") } umieszcza
    } { term-transport.acc } na szlaku { $route }.
sc-log-galaxy-built = Galaktyka jest ułożona.

## Rozkazy

sc-log-round-begins = { $seat ->
        [you] { AS($seat, "Zaczynasz") }
       *[other] { NAME($seat, form: "start") } zaczyna
    } tę rundę.
# Zakryty: zna go tylko właściciel. $seat nigdy nie jest czytającym, któremu mówi się, co to za rozkaz.
sc-log-order-placed = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { term-order.acc } na { NAME($planet, form: "loc") }.
sc-log-order-placed-over-own = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { term-order.acc } na { NAME($planet, form: "loc") }, na własnym rozkazie.
# $beneath: czyj rozkaz leży pod spodem.
sc-log-order-placed-over = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { term-order.acc } na { NAME($planet, form: "loc") }, { $beneath ->
        [you] na { AS($beneath, "twoim") } rozkazie
       *[other] na rozkazie { NAME($beneath, form: "gen") }
    }.
sc-log-order-face = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }.
sc-log-order-face-over-own = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, na własnym rozkazie.
sc-log-order-face-over = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, { $beneath ->
        [you] na { AS($beneath, "twoim") } rozkazie
       *[other] na rozkazie { NAME($beneath, form: "gen") }
    }.
sc-log-order-revealed = { $seat ->
        [you] { AS($seat, "Odsłaniasz") }
       *[other] { NAME($seat, form: "start") } odsłania
    } { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }.
sc-log-order-dropped = { $seat ->
        [you] { AS($seat, "Twój") } { NAME($order, form: "nom") } na { NAME($planet, form: "loc") } zostaje zdjęty ze stosu.
       *[other] { NAME($order, form: "nom-start") } { NAME($seat, form: "gen") } na { NAME($planet, form: "loc") } zostaje zdjęty ze stosu.
    }
sc-log-obstructed = { $seat ->
        [you] Wszystkie { AS($seat, "twoje") } rozkazy są zablokowane: leżą pod cudzymi.
       *[other] Wszystkie rozkazy { NAME($seat, form: "gen") } są zablokowane: leżą pod cudzymi.
    }

## Karty Wydarzeń

# $card oznacza słowa na kartę Wydarzeń; $stage to liczba rzymska.
sc-log-event-drawn = { $seat ->
        [you] { AS($seat, "Bierzesz") }
       *[other] { NAME($seat, form: "start") } bierze
    } { AS($card, "kartę Wydarzeń") } Etapu { $stage }.
# Zamiast wykonać odsłonięty rozkaz.
sc-log-event-drawn-instead = { $seat ->
        [you] { AS($seat, "Bierzesz") }
       *[other] { NAME($seat, form: "start") } bierze
    } { AS($card, "kartę Wydarzeń") } Etapu { $stage }, zamiast wykonać rozkaz.
sc-log-event-deck-empty = { $seat ->
        [you] Talia Wydarzeń jest pusta: nie { AS($seat, "dostajesz") } karty.
       *[other] Talia Wydarzeń jest pusta: { $seat } nie dostaje karty.
    }
sc-log-event-used = { $seat ->
        [you] { AS($seat, "Używasz") }
       *[other] { NAME($seat, form: "start") } używa
    } karty „{ $event }”.
sc-log-event-played = { $seat ->
        [you] { AS($seat, "Zagrywasz") }
       *[other] { NAME($seat, form: "start") } zagrywa
    } kartę „{ $event }”.
sc-log-event-discarded = { $seat ->
        [you] { AS($seat, "Odrzucasz") }
       *[other] { NAME($seat, form: "start") } odrzuca
    } kartę „{ $event }”.
sc-log-event-taken = { $seat ->
        [you] { AS($seat, "Przejmujesz") }
       *[other] { NAME($seat, form: "start") } przejmuje
    } kartę „{ $event }” od { $from ->
        [you] { AS($from, "ciebie") }
       *[other] { NAME($from, form: "gen") }
    }.

## Karty Walki i technologie

sc-log-cards-drawn = { $seat ->
        [you] { AS($seat, "Ciągniesz") }
       *[other] { NAME($seat, form: "start") } ciągnie
    } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
sc-log-cards-drawn-seen = { $seat ->
        [you] { AS($seat, "Ciągniesz") }
       *[other] { NAME($seat, form: "start") } ciągnie
    } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $cards }.
sc-log-card-taken = { $seat ->
        [you] { AS($seat, "Bierzesz") }
       *[other] { NAME($seat, form: "start") } bierze
    } na rękę, na oczach wszystkich: { $card }.
sc-log-deck-shuffled = { $seat ->
        [you] { AS($seat, "Tasujesz") }
       *[other] { NAME($seat, form: "start") } tasuje
    } talię Walki od nowa.
sc-log-card-discarded = { $seat ->
        [you] { AS($seat, "Odrzucasz") }
       *[other] { NAME($seat, form: "start") } odrzuca
    }: { $card }.
# Karta wzmacniająca z talii tam, gdzie musi leżeć karta standardowa.
sc-log-card-lone = { $seat ->
        [you] { AS($seat, "Odrzucasz") }
       *[other] { NAME($seat, form: "start") } odrzuca
    }: { $card }. Ta karta nie może leżeć sama.
sc-log-card-useless = { $seat ->
        [you] { AS($seat, "Odrzucasz") }
       *[other] { NAME($seat, form: "start") } odrzuca
    }: { $card }. Żadna jednostka nie może tam użyć tej karty.
sc-log-card-cancelled = { $seat ->
        [you] Anulowano { AS($seat, "twoją") } kartę: { $card }.
       *[other] Anulowano kartę { NAME($seat, form: "gen") }: { $card }.
    }
sc-log-card-returned = { $seat ->
        [you] { AS($seat, "Twoja") } karta wraca do talii Technologii: { $card }.
       *[other] Karta { NAME($seat, form: "gen") } wraca do talii Technologii: { $card }.
    }
sc-log-tech-bought = { $seat ->
        [you] { AS($seat, "Kupujesz") }
       *[other] { NAME($seat, form: "start") } kupuje
    } technologię „{ $tech }”.
sc-log-tech-used = { $seat ->
        [you] { AS($seat, "Używasz") }
       *[other] { NAME($seat, form: "start") } używa
    } technologii „{ $tech }”.

## Karta w dzienniku

# Atak i życie.
sc-log-card-values = { $attack }/{ $health }
sc-log-card-named = { $tech } { $attack }/{ $health }
sc-log-card-reinforcement = wzmocnienie
sc-log-card-adds-attack = wzmocnienie { $amount } do ataku
sc-log-card-adds-health = wzmocnienie { $amount } do życia
# Karta i jednostki na niej; na stronie to obrazki, a słowa są dla tych, którzy ich nie widzą.
sc-log-card-with-units = { $card }{ $units }
sc-log-card-units = {" "}({ $units })

## Budowanie i zasoby

sc-log-worker-built = { $seat ->
        [you] { AS($seat, "Budujesz") }
       *[other] { NAME($seat, form: "start") } buduje
    } { term-worker.acc }.
sc-log-unit-built = { $seat ->
        [you] { AS($seat, "Budujesz") }
       *[other] { NAME($seat, form: "start") } buduje
    } { NAME($unit, form: "acc") } na { NAME($area, form: "loc") }.
sc-log-transport-built = { $seat ->
        [you] { AS($seat, "Budujesz") }
       *[other] { NAME($seat, form: "start") } buduje
    } { term-transport.acc } na szlaku { $route }.
sc-log-building-built = { $seat ->
        [you] { AS($seat, "Budujesz") }
       *[other] { NAME($seat, form: "start") } buduje
    } { NAME($building, form: "acc") }.
sc-log-building-extended = { $seat ->
        [you] { AS($seat, "Rozbudowujesz") }
       *[other] { NAME($seat, form: "start") } rozbudowuje
    } { NAME($building, form: "acc") } do poziomu { $level }.
sc-log-module-built = { $seat ->
        [you] { AS($seat, "Budujesz") }
       *[other] { NAME($seat, form: "start") } buduje
    } { NAME($module, form: "acc") }.
sc-log-base-built = { $seat ->
        [you] { AS($seat, "Budujesz") }
       *[other] { NAME($seat, form: "start") } buduje
    } { term-base.acc } na { NAME($area, form: "loc") }.
sc-log-partly-depleted = Teren { $area } jest { term-partly-depleted }.
sc-log-depleted = Teren { $area } jest { term-depleted } i nic już nie daje.
sc-log-restored = Teren { $area } jest odnowiony.
# $workers: log-workers.
sc-log-workers-lost = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } traci
    } { $workers }.
sc-log-workers = { $count ->
        [one] { $count } robotnika
       *[other] { $count } robotników
    }
sc-log-worker-tired = { $seat ->
        [you] Jeden z { AS($seat, "twoich") } { term-worker.gen-many } jest niedostępny aż do Przegrupowania.
       *[other] Jeden z { term-worker.gen-many } { NAME($seat, form: "gen") } jest niedostępny aż do Przegrupowania.
    }
# $what: „2 minerały” albo log-points.
sc-log-resource-gained = { $seat ->
        [you] { AS($seat, "Zyskujesz") }
       *[other] { NAME($seat, form: "start") } zyskuje
    } { $what } { WORD($area, "z") } { NAME($area, form: "gen") }.
sc-log-resource-lost = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } traci
    } { $what } { WORD($area, "z") } { NAME($area, form: "gen") }.
sc-log-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }

## Plansza

sc-log-unit-moved = { $seat ->
        [you] { AS($seat, "Przemieszczasz") }
       *[other] { NAME($seat, form: "start") } przemieszcza
    } { NAME($unit, form: "acc") } { WORD($from, "z") } { NAME($from, form: "gen") } na { NAME($to, form: "acc") }.
sc-log-base-moved = { $seat ->
        [you] { AS($seat, "Podnosisz") } { term-base.acc } { WORD($from, "z") } { NAME($from, form: "gen") } i osadzasz ją na { NAME($to, form: "loc") }.
       *[other] { NAME($seat, form: "start") } podnosi { term-base.acc } { WORD($from, "z") } { NAME($from, form: "gen") } i osadza ją na { NAME($to, form: "loc") }.
    }
sc-log-transport-moved = { $seat ->
        [you] { AS($seat, "Przemieszczasz") }
       *[other] { NAME($seat, form: "start") } przemieszcza
    } { term-transport.acc } ze szlaku { $from } na szlak { $to }.
# W bitwie, o której mowa.
sc-log-unit-destroyed = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } traci
    } { NAME($unit, form: "acc") }.
sc-log-unit-destroyed-on = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } traci
    } { NAME($unit, form: "acc") } na { NAME($area, form: "loc") }.
sc-log-base-destroyed = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } traci
    } { term-base.acc } na { NAME($area, form: "loc") }.
sc-log-transport-destroyed = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } traci
    } { term-transport.acc } na szlaku { $route }.
sc-log-z-axis-swapped = Dwa z-osiowe szlaki zamieniają się końcami; biegną teraz: { $one } i { $other }.

## Bitwy

sc-log-battle-begins = { $attacker ->
        [you] { AS($attacker, "Atakujesz") }
       *[other] { NAME($attacker, form: "start") } atakuje
    } { $defender ->
        [you] { AS($defender, "ciebie") }
       *[other] { NAME($defender, form: "acc") }
    } na { NAME($area, form: "loc") }.
sc-log-battle-somewhere = { $attacker ->
        [you] { AS($attacker, "Atakujesz") }
       *[other] { NAME($attacker, form: "start") } atakuje
    } { $defender ->
        [you] { AS($defender, "ciebie") }.
       *[other] { NAME($defender, form: "acc") }.
    }
sc-log-battle-called-off = { $seat ->
        [you] { AS($seat, "Odwołujesz") }
       *[other] { NAME($seat, form: "start") } odwołuje
    } bitwę.
# Czyja jednostka: $attacker i $defender zdań poniżej.
sc-log-fighter = { $seat ->
        [you] { $unit } ({ AS($seat, "ty") })
       *[other] { $unit } ({ $seat })
    }
    .dat = { $seat ->
            [you] { NAME($unit, form: "dat") } ({ AS($seat, "ty") })
           *[other] { NAME($unit, form: "dat") } ({ $seat })
        }
# Gdzie nie wiadomo, czyje są.
sc-log-attacker = atakujący
    .start = Atakujący
    .dat = atakującemu
sc-log-defender = obrońca
    .start = Obrońca
    .dat = obrońcy
sc-log-paired = Potyczka { $number }: { $attacker } przeciw { NAME($defender, form: "dat") }.
# $front: jednostka na linii frontu.
sc-log-supports = { $seat ->
        [you] { $unit } staje za { AS($seat, "twoją") } jednostką { $front } w potyczce { $number }.
       *[other] { $unit } { NAME($seat, form: "gen") } staje za jednostką { $front } w potyczce { $number }.
    }
sc-log-supports-front = { $seat ->
        [you] W potyczce { $number } { AS($seat, "wspierasz") } linię frontu jednostką { $unit }.
       *[other] { NAME($seat, form: "start") } wspiera linię frontu jednostką { $unit } w potyczce { $number }.
    }
# $card: karta, którą czytający zna, albo jedna z poniższych.
sc-log-card-laid = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { $card ->
        [sc-log-card-first] kartę w potyczce { $number }
        [sc-log-card-second] drugą kartę w potyczce { $number }
        [sc-log-card-top] w potyczce { $number } kartę z wierzchu talii
       *[other] w potyczce { $number }: { $card }
    }.
sc-log-card-added = { $seat ->
        [you] { AS($seat, "Dokładasz") }
       *[other] { NAME($seat, form: "start") } dokłada
    } { $card ->
        [sc-log-card-first] kartę w potyczce { $number }
        [sc-log-card-second] drugą kartę w potyczce { $number }
        [sc-log-card-top] w potyczce { $number } kartę z wierzchu talii
       *[other] w potyczce { $number }: { $card }
    }.
sc-log-card-top = górna karta talii
sc-log-card-second = druga karta
sc-log-card-first = karta
sc-log-card-looked = { $seat ->
        [you] { AS($seat, "Oglądasz") }
       *[other] { NAME($seat, form: "start") } ogląda
    } z wierzchu talii: { $card }.
sc-log-card-shown = { $seat ->
        [you] { AS($seat, "Odsłaniasz") }
       *[other] { NAME($seat, form: "start") } odsłania
    } w potyczce { $number }: { $card }.
# Atak każdej strony wobec życia drugiej. $attack_is i $defence_is: „enough” (wystarcza) albo „short” (za mało).
sc-log-compared = { NAME($attacker, form: "start") }: atak { $attack } przeciw życiu { $health }, { $attack_is ->
        [enough] wystarcza
       *[short] za mało
    }; { $defender }: atak { $counter_attack } przeciw życiu { $counter_health }, { $defence_is ->
        [enough] wystarcza
       *[short] za mało
    }.
# Atak albo życie, obok swojego obrazka.
sc-log-value = { $value }
sc-log-withdrew = { $seat ->
        [you] { AS($seat, "Wycofujesz") } pod osłoną kamuflażu { NAME($unit, form: "acc") } na { NAME($area, form: "acc") }.
       *[other] { NAME($seat, form: "start") } wycofuje pod osłoną kamuflażu { NAME($unit, form: "acc") } na { NAME($area, form: "acc") }.
    }
sc-log-splash = { $seat ->
        [you] { AS($seat, "Twoja") } karta { term-splash }, gdy skończą się wszystkie potyczki: { $card }.
       *[other] Karta { NAME($seat, form: "gen") } { term-splash }, gdy skończą się wszystkie potyczki: { $card }.
    }
sc-log-no-battle = Do bitwy o { NAME($area, form: "acc") } nie dochodzi.
sc-log-nobody-stands = Na { NAME($area, form: "loc") } nie zostaje nikt.
sc-log-area-taken = { $seat ->
        [you] { AS($seat, "Zajmujesz") }
       *[other] { NAME($seat, form: "start") } zajmuje
    } { NAME($area, form: "acc") }.
sc-log-area-held = { $seat ->
        [you] { AS($seat, "Utrzymujesz") }
       *[other] { NAME($seat, form: "start") } utrzymuje
    } { NAME($area, form: "acc") }.
sc-log-attack-succeeds = Atak na { NAME($area, form: "acc") } się udaje.
sc-log-attack-fails = Atak na { NAME($area, form: "acc") } zostaje odparty.
sc-log-both-stand = Na { NAME($area, form: "loc") } wciąż stoją obie strony; jedna musi się wycofać.
sc-log-retreated = { $seat ->
        [you] { AS($seat, "Przeprowadzasz") } odwrót na { NAME($area, form: "acc") }: { $unit }.
       *[other] { NAME($seat, form: "start") } przeprowadza odwrót na { NAME($area, form: "acc") }: { $unit }.
    }

## Zwycięstwo

# $points: log-conquest-points.
sc-log-points-gained = { $seat ->
        [you] { AS($seat, "Zdobywasz") }
       *[other] { NAME($seat, form: "start") } zdobywa
    } { $points }.
sc-log-conquest-points = { $count ->
        [one] { $count } punkt podboju
        [few] { $count } punkty podboju
       *[many] { $count } punktów podboju
    }
sc-log-eliminated = { $seat ->
        [you] { AS($seat, "Odpadasz") }
       *[other] { NAME($seat, form: "start") } odpada
    } z gry.
sc-log-wins = { $seat ->
        [you] { AS($seat, "Wygrywasz") }
       *[other] { NAME($seat, form: "start") } wygrywa
    }{ $kind ->
        [normal] {" "}dzięki punktom podboju
        [special] {" "}dzięki specjalnemu celowi
        [end_game] , gdy karty Wydarzeń kończą grę
        [elimination] , bo nie ma już nikogo innego
        [round_limit] , bo minęła umówiona liczba rund
        [scenario] {" "}dzięki celowi scenariusza
       *[nobody_left] , choć nie został nikt
    }.
# $winners: kilku graczy.
sc-log-win-together = Wspólne zwycięstwo: { $winners } ({ $kind ->
        [normal] punkty podboju
        [special] specjalny cel
        [end_game] karty Wydarzeń kończą grę
        [elimination] nie ma już nikogo innego
        [round_limit] minęła umówiona liczba rund
        [scenario] cel scenariusza
       *[nobody_left] nie został nikt
    }).
sc-log-nobody-wins = { $kind ->
        [nobody_left] Nie został nikt i nikt nie wygrywa.
        [round_limit] Minęła umówiona liczba rund i nikt nie wygrywa.
       *[other] Karty Wydarzeń kończą grę i nikt nie wygrywa.
    }

## O co komuś chodziło

sc-aim-event-card = { $seat ->
        [you] { AS($seat, "Kładziesz") } { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, licząc tylko na kartę Wydarzeń.
       *[other] { NAME($seat, form: "start") } kładzie { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, licząc tylko na kartę Wydarzeń.
    }
sc-aim-units = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, aby zbudować jednostki.
sc-aim-building = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, aby zbudować budynek lub moduł.
sc-aim-technology = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, aby kupić technologię.
sc-aim-base = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, aby założyć bazę na { NAME($area, form: "loc") }.
sc-aim-attack = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, aby zaatakować { NAME($area, form: "acc") }.
sc-aim-take-strategic = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, aby zająć { NAME($area, form: "acc") }, gdzie rozkazy działają jak specjalne.
sc-aim-take-points = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, aby zająć { NAME($area, form: "acc") } dla punktów podboju.
# $what: „2 minerały”.
sc-aim-take-resources = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, aby zająć { NAME($area, form: "acc") } i mieć z tego { $what }.

## Kilka wierszy w jednym zdaniu

# Jeden rodzaj jednostek: „2 Marine’y”, „Wraith”. $units zdań poniżej to kilka takich.
sc-log-units = { $count ->
        [one] { $unit }
        [few] { $count } { NAME($unit, form: "many") }
       *[many] { $count } { NAME($unit, form: "gen-many") }
    }
    .acc = { $count ->
            [one] { NAME($unit, form: "acc") }
            [few] { $count } { NAME($unit, form: "many") }
           *[many] { $count } { NAME($unit, form: "gen-many") }
        }
    .gen = { $count ->
            [one] { NAME($unit, form: "gen") }
           *[other] { $count } { NAME($unit, form: "gen-many") }
        }
    .ins = { $count ->
            [one] { NAME($unit, form: "ins") }
           *[other] { $count } { NAME($unit, form: "ins-many") }
        }
sc-log-units-placed = { $seat ->
        [you] { AS($seat, "Umieszczasz") }
       *[other] { NAME($seat, form: "start") } umieszcza
    } { NAME($units, form: "acc") } na { NAME($area, form: "loc") }.
sc-log-units-built = { $seat ->
        [you] { AS($seat, "Budujesz") }
       *[other] { NAME($seat, form: "start") } buduje
    } { NAME($units, form: "acc") } na { NAME($area, form: "loc") }.
sc-log-units-moved = { $seat ->
        [you] { AS($seat, "Przemieszczasz") }
       *[other] { NAME($seat, form: "start") } przemieszcza
    } { NAME($units, form: "acc") } { WORD($from, "z") } { NAME($from, form: "gen") } na { NAME($to, form: "acc") }.
# W bitwie, o której mowa.
sc-log-units-destroyed = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } traci
    } { NAME($units, form: "acc") }.
sc-log-units-destroyed-on = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } traci
    } { NAME($units, form: "acc") } na { NAME($area, form: "loc") }.
sc-log-units-retreated = { $seat ->
        [you] { AS($seat, "Przeprowadzasz") }
       *[other] { NAME($seat, form: "start") } przeprowadza
    } odwrót na { NAME($area, form: "acc") }: { $units }.
# $front: jednostka na linii frontu.
sc-log-support = { $seat ->
        [you] { AS($seat, "Ustawiasz") }
       *[other] { NAME($seat, form: "start") } ustawia
    } { NAME($units, form: "acc") } za jednostką { $front } w potyczce { $number }.
# $workers: log-workers.
sc-log-workers-built = { $seat ->
        [you] { AS($seat, "Budujesz") }
       *[other] { NAME($seat, form: "start") } buduje
    } { $workers }.
sc-log-transports-built = { $seat ->
        [you] { AS($seat, "Budujesz") }
       *[other] { NAME($seat, form: "start") } buduje
    } { term-transport.many } na szlakach { $routes }.
# $pairs: kilka log-route-pair.
sc-log-routes-laid = Szlaki łączą: { $pairs }.
sc-log-route-pair = { NAME($one, form: "acc") } { WORD($other, "z") } { NAME($other, form: "ins") }
# Zakryte: zna je tylko właściciel. $places: kilka log-place, które mówią, co leży pod spodem.
sc-log-orders-placed = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { term-order.many } na { NAME($places, form: "loc") }.
sc-log-place = { $planet }
    .loc = { NAME($planet, form: "loc") }
sc-log-place-over-own = { $planet } (na własnym rozkazie)
    .loc = { NAME($planet, form: "loc") } (na własnym rozkazie)
sc-log-place-over = { $planet } (na { $beneath ->
        [you] { AS($beneath, "twoim") } rozkazie
       *[other] rozkazie { NAME($beneath, form: "gen") }
    })
    .loc = { NAME($planet, form: "loc") } (na { $beneath ->
        [you] { AS($beneath, "twoim") } rozkazie
       *[other] rozkazie { NAME($beneath, form: "gen") }
    })
# $orders: kilka log-order-at.
sc-log-orders-face = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } { $orders }.
sc-log-order-at = { NAME($order, form: "acc") } na { NAME($place, form: "loc") }
sc-log-cards-discarded = { $seat ->
        [you] { AS($seat, "Odrzucasz") }
       *[other] { NAME($seat, form: "start") } odrzuca
    }: { $cards }.
# $yields: kilka log-yield.
sc-log-resources-gained = { $seat ->
        [you] { AS($seat, "Zyskujesz") }
       *[other] { NAME($seat, form: "start") } zyskuje
    } { $yields }.
sc-log-resources-lost = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } traci
    } { $yields }.
# $what: „2 minerały” albo log-points.
sc-log-yield = { $what } { WORD($area, "z") } { NAME($area, form: "gen") }
# Co dostaje kilku graczy: kilka log-gain, z log-plus albo liczbą kart.
sc-log-points-together = Punkty podboju: { $gains }.
sc-log-cards-together = Pociągnięte karty: { $draws }.
sc-log-gain = { $seat ->
        [you] { AS($seat, "ty") }
       *[other] { $seat }
    } { $what }
sc-log-plus = +{ $count }

## Brood War

sc-log-planet-drawn = { $seat ->
        [you] { AS($seat, "Losujesz") }
       *[other] { NAME($seat, form: "start") } losuje
    } też planetę { $planet }.
sc-log-defended = { $seat ->
        [you] { AS($seat, "Bronisz") }
       *[other] { NAME($seat, form: "start") } broni
    } { NAME($area, form: "gen") }.
sc-log-guard-placed = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } znacznik straży na { NAME($area, form: "loc") }.
sc-log-guard-used = { $seat ->
        [you] { AS($seat, "Używasz") }
       *[other] { NAME($seat, form: "start") } używa
    } znacznika straży na { NAME($area, form: "loc") }.
sc-log-guard-lost = { $seat ->
        [you] { AS($seat, "Nie masz") }
       *[other] { NAME($seat, form: "start") } nie ma
    } już znacznika straży na { NAME($area, form: "loc") }.
sc-log-token-gained = { $seat ->
        [you] { AS($seat, "Zyskujesz") }
       *[other] { NAME($seat, form: "start") } zyskuje
    } znacznik { NAME($resource, form: "gen") }.
sc-log-token-spent = { $seat ->
        [you] { AS($seat, "Wydajesz") }
       *[other] { NAME($seat, form: "start") } wydaje
    } znacznik { NAME($resource, form: "gen") }.
sc-log-site-placed = { $seat ->
        [you] { AS($seat, "Stawiasz") }
       *[other] { NAME($seat, form: "start") } stawia
    } { NAME($site, form: "acc") } na { NAME($area, form: "loc") }.
sc-log-site-destroyed = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } traci
    } { NAME($site, form: "acc") } na { NAME($area, form: "loc") }.
sc-log-switched = { $seat ->
        [you] { AS($seat, "Zamieniasz") } miejscami { NAME($one, form: "acc") } i { NAME($other, form: "acc") }.
       *[other] { NAME($seat, form: "start") } zamienia miejscami { NAME($one, form: "acc") } i { NAME($other, form: "acc") }.
    }
sc-log-entry-forbidden = { $seat ->
        [you] { AS($seat, "Zamykasz") }
       *[other] { NAME($seat, form: "start") } zamyka
    } { NAME($area, form: "acc") } przed tym rozkazem.
sc-log-mind-controlled = { $seat ->
        [you] { AS($seat, "Przejmujesz") }
       *[other] { NAME($seat, form: "start") } przejmuje
    } { $from ->
        [you] { NAME($unit, form: "acc") }, { AS($from, "twoją") } jednostkę.
       *[other] { NAME($unit, form: "acc") } { NAME($from, form: "gen") }.
    }
sc-log-leader-shown = { $seat ->
        [you] { AS($seat, "Wybierasz") }
       *[other] { NAME($seat, form: "start") } wybiera
    } kartę „{ $leader }”.
sc-log-leader-resolved = { $seat ->
        [you] { AS($seat, "Rozpatrujesz") }
       *[other] { NAME($seat, form: "start") } rozpatruje
    } kartę „{ $leader }”.
sc-log-leader-used = { $seat ->
        [you] { AS($seat, "Używasz") }
       *[other] { NAME($seat, form: "start") } używa
    } karty „{ $leader }”.
sc-log-points-lost = { $seat ->
        [you] { AS($seat, "Tracisz") }
       *[other] { NAME($seat, form: "start") } traci
    } { $count ->
        [one] { $count } punkt podboju
        [few] { $count } punkty podboju
       *[many] { $count } punktów podboju
    }.
sc-log-point-placed = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } specjalny znacznik punktu podboju na { NAME($area, form: "loc") }.
# Zbudowana jednostka stoi teraz na karcie Przywództwa.
sc-log-reserved = { $seat ->
        [you] { AS($seat, "Umieszczasz") }
       *[other] { NAME($seat, form: "start") } umieszcza
    } { NAME($unit, form: "acc") } na karcie Przywództwa.
sc-log-reserve-lost = { $seat ->
        [you] { AS($seat, "Niszczysz") }
       *[other] { NAME($seat, form: "start") } niszczy
    } { NAME($unit, form: "acc") } na karcie Przywództwa.
sc-log-deployed = { $seat ->
        [you] { AS($seat, "Wysyłasz") }
       *[other] { NAME($seat, form: "start") } wysyła
    } { NAME($unit, form: "acc") } z karty Przywództwa na { NAME($area, form: "acc") }.
sc-log-order-lifted = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } kładzie
    } na wierzch rozkaz ze spodu stosu na { NAME($planet, form: "loc") }.
sc-log-orders-limited = { $seat ->
        [you] W następnej fazie Planowania każdy oprócz { AS($seat, "ciebie") } może położyć na { NAME($planet, form: "loc") } tylko jeden rozkaz.
       *[other] W następnej fazie Planowania każdy oprócz { NAME($seat, form: "gen") } może położyć na { NAME($planet, form: "loc") } tylko jeden rozkaz.
    }
sc-log-item-taken = { $seat ->
        [you] { $unit } na { NAME($area, form: "loc") }, { AS($seat, "twoja") } jednostka, niesie teraz { $item }.
       *[other] { $unit } { NAME($seat, form: "gen") } na { NAME($area, form: "loc") } niesie teraz { $item }.
    }
sc-log-item-carried = { $item } trafia na { NAME($area, form: "acc") }.
sc-log-item-left = { $item } zostaje na { NAME($area, form: "loc") }.
