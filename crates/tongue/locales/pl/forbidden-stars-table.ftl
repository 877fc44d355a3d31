# Zakazane Gwiazdy: stół w przeglądarce: plansza, miejsca, tacka, odpowiedzi, walka, wynik.
# $seat to gracz, do samego siebie w drugiej osobie; $unit, $area, $system … to nazwy. Gracze mogą mieć nazwę w liczbie
# mnogiej („Ultramarines atakują”): czasownik wybiera wtedy .number.

## Wspólne

fs-start = { NAME($thing, form: "start") }
# .routed: że leżą rozbite.
fs-one = { $what }
    .gen = { NAME($what, form: "gen") }
    .acc = { NAME($what, form: "acc") }
    .ins = { NAME($what, form: "ins") }
    .routed = { WORD($what, "gender") ->
            [f] rozbita
            [n] rozbite
           *[other] rozbity
        }
fs-several = { $count ->
        [one] { $count } { $what }
        [few] { $count } { NAME($what, form: "many") }
       *[many] { $count } { NAME($what, form: "gen-many") }
    }
    .gen = { $count } { NAME($what, form: "gen-many") }
    .ins = { $count } { NAME($what, form: "ins-many") }
    .routed = { $count ->
            [few] { WORD($what, "gender") ->
                    [mp] rozbitych
                   *[other] rozbite
                }
           *[many] rozbitych
        }
fs-number = { $number }
fs-none = brak
fs-listed = { $all }
fs-quoted = „{ $what }”
fs-used = { $what } (użyte)
fs-void-here = { $corner } próżnia
    .start = { NAME($corner, form: "start") } próżnia
    .gen = { NAME($corner, form: "gen") } próżni
    .dat = { NAME($corner, form: "gen") } próżni
    .acc = { NAME($corner, form: "acc") } próżnię
    .ins = { NAME($corner, form: "ins") } próżnią
    .loc = { NAME($corner, form: "loc") } próżni
    .dir = { NAME($corner, form: "gen") } próżni
    .w = w
    .do = do
    .z = z
fs-void-short = próżnia { NAME($corner, form: "short") }
    .start = Próżnia { NAME($corner, form: "short") }
# Miejsce w czasie budowy planszy, według systemu, obok którego leży.
fs-cell-beside = { $side ->
        [N] nad { NAME($system, form: "ins") }
        [E] na prawo od { NAME($system, form: "gen") }
        [S] pod { NAME($system, form: "ins") }
       *[W] na lewo od { NAME($system, form: "gen") }
    }
    .start = { $side ->
        [N] Nad { NAME($system, form: "ins") }
        [E] Na prawo od { NAME($system, form: "gen") }
        [S] Pod { NAME($system, form: "ins") }
       *[W] Na lewo od { NAME($system, form: "gen") }
    }
fs-cell-first = pierwsze miejsce
    .start = Pierwsze miejsce
fs-way = { $system }, obrót o { $degrees }°
# Co oznacza takie położenie kafla.
fs-does-lay = { $system } { $cell }, obrót o { $degrees }°.{ $materiel ->
        [0] {""}
       *[other] {" "}Materiały ze światów obok twoich terenów: { $materiel }.
    }{ $voids ->
        [0] {""}
       *[other] {" "}Próżnia łączy się z twoją: twoje statki dotrą tam od razu.
    }{ $others ->
        [0] {""}
       *[other] {" "}Sąsiedzi: { $others }.
    }
fs-tiles-own = Twoje kafle
fs-tiles-of-others = Kafle pozostałych

## Fazy i postęp

fs-phase-planning = Planowanie
fs-phase-operations = Operacje
fs-phase-refresh = Uzupełnienia
fs-progress-orders = rozkaz { $number } z { $each }
fs-quick = losowe frakcje i wyrównana plansza

## Plansza w słowach

fs-board = Plansza: { $systems ->
        [one] { $systems } system
        [few] { $systems } systemy
       *[many] { $systems } systemów
    }, { $storms ->
        [one] { $storms } Burza Osnowy
        [few] { $storms } Burze Osnowy
       *[many] { $storms } Burz Osnowy
    }
fs-board-system = { $system }, { $orders ->
        [0] bez rozkazów
        [one] { $orders } rozkaz
        [few] { $orders } rozkazy
       *[many] { $orders } rozkazów
    }
fs-board-world = { $area }: materiały { $materiel }, pojemność { $capacity }.
fs-board-void = { NAME($area, form: "start") }: pojemność { $capacity }.
fs-board-holds = Tutaj: { $all }.
fs-board-objective = Cel { NAME($seat, form: "gen") }.
fs-board-more = Jest tu jeszcze: { $all }.
fs-pieces = { $what } ({ $seat ->
        [you] { AS($seat, "ty") }
       *[other] { $seat }
    })
fs-pieces-routed = { $what } ({ WORD($what, "routed") }; { $seat ->
        [you] { AS($seat, "ty") }
       *[other] { $seat }
    })
fs-board-stack = { $count ->
        [one] { $count } rozkaz { WORD($system, "w") } { NAME($system, form: "loc") }, od góry: { $orders }
        [few] { $count } rozkazy { WORD($system, "w") } { NAME($system, form: "loc") }, od góry: { $orders }
       *[many] { $count } rozkazów { WORD($system, "w") } { NAME($system, form: "loc") }, od góry: { $orders }
    }
fs-order-known = { $order } ({ $seat ->
        [you] { AS($seat, "ty") }
       *[other] { $seat }
    })
fs-order-unknown = zakryty ({ $seat ->
        [you] { AS($seat, "ty") }
       *[other] { $seat }
    })
fs-board-storm = Burza Osnowy na { NAME($edge, form: "loc") }: nic jej nie przekracza
fs-board-storm-unplaced = Burza Osnowy

## Miejsca

fs-seat-open = wolne
fs-seat-you = Ty
fs-seat-you-named = { $name } (ty)
fs-seat-bot = Bot, { $level }
fs-presence-here = przy stole
fs-presence-away = z dala od stołu
fs-first = Pierwszy gracz
fs-first-help = Pierwszy gracz: zaczyna każdą fazę tej rundy
fs-goals-help = Cele: { $have } z { $goal }
fs-figure-materiel = Materiały
fs-figure-cache = Znaczniki składów
fs-figure-forge = Znaczniki kuźni
fs-figure-reinforcement = Znaczniki posiłków
fs-figure-command = Poziom dowodzenia: przyjazne światy z miastem
fs-figure-upgrades = Ulepszenia rozkazów
fs-figure-combat = Ulepszenia walki w talii
fs-figure-worlds = Przyjazne światy
fs-figure-schemes = Intrygi w grze
fs-figure-events = Rozkazy na talii Wydarzeń
# Te same liczby jednym słowem, gdy jest obok nich miejsce.
fs-named-cache = Składy
fs-named-forge = Kuźnie
fs-named-reinforcement = Posiłki
fs-named-command = Poziom
fs-named-upgrades = Ulepszenia
fs-named-combat = Walka
fs-named-worlds = Światy
fs-named-schemes = Intrygi
fs-named-events = Wydarzenia
fs-tokens = Rozkazy: na planszy { $placed }, użyte { $used }
fs-status-out = poza grą
fs-status-decides = decyzja
fs-status-attacks = atak
fs-row-objectives = Cele
fs-row-of = { $have } z { $goal }
fs-row-units = Jednostki na planszy
fs-row-supply = W zapasie
fs-row-upgrades = Ulepszenia rozkazów
fs-row-schemes = Intrygi
fs-row-deck = Talia Walki, po dwie kopie
fs-row-hand = Karty Walki na ręce
fs-row-events = Karty w talii Wydarzeń

## Pasek

fs-clock-round = Runda { $round } z { $rounds }
fs-clock-help = Gra kończy się po rundzie { $rounds } albo gdy ktoś ma { $goal } { $goal ->
        [one] cel
        [few] cele
       *[many] celów
    }.
fs-clock-leads = { $seat ->
        [you] { AS($seat, "Prowadzisz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] prowadzą
           *[other] prowadzi
        }
    }: { $have } z { $goal } celów
fs-clock-tied = prowadzi kilku graczy: { $have } z { $goal } celów

## Tacka

fs-orders = Twoje rozkazy
fs-orders-secret = awersy widzisz tylko ty
fs-orders-remember = pamiętaj przykryte rozkazy
fs-order-left = { $order }: zostało { $left }
fs-intent-advance = Przemieść jednostki do tego systemu, walcz, atakuj z orbity.
fs-intent-deploy = Kup jednostki i budowlę w tym systemie.
fs-intent-strategize = Kup ulepszenie rozkazu i ulepszenie walki.
fs-intent-dominate = Zyskaj zasoby swoich światów w tym systemie i użyj zdolności frakcji.
fs-placed = { $order } { WORD($system, "w") } { NAME($system, form: "loc") }{ $above ->
        [0] , na wierzchu
        [one] , pod jednym innym
       *[other] , pod { $above } innymi
    }
fs-placed-unknown = Twój przykryty rozkaz
fs-stores = Twoje zasoby
fs-materiel = { $amount ->
        [one] { $amount } materiał
        [few] { $amount } materiały
       *[many] { $amount } materiałów
    }
fs-materiel-of = Materiały: { $amount } z { $most }
fs-next-round = następna runda +{ $amount }
fs-command-help = Poziom dowodzenia: przyjazne światy z miastem
fs-use-cache = cena niższa o { $discount }
fs-use-forge = opłaca duże jednostki albo obniża wymagany poziom o 1
fs-use-reinforcement = bierze udział w walce
# To samo w dwóch lub trzech słowach.
fs-brief-forge = lub poziom −1
fs-brief-reinforcement = do walki
fs-command = Poziom dowodzenia
fs-command-cities = { $count ->
        [one] { $count } miasto
        [few] { $count } miasta
       *[many] { $count } miast
    }
fs-order-now = teraz
fs-order-out = w grze
fs-order-in-hand = w ręku
fs-to-place = Do umieszczenia
fs-to-buy = Jednostki i budowle
fs-objective-of = Cel { NAME($faction, form: "gen") }
fs-left = zostało { $count }
# Zero znaczników kuźni i poziom 0 nie są warte słowa.
fs-price = materiały { $materiel }{ $forge ->
        [0] {""}
       *[other] , znaczniki kuźni { $forge }
    }{ $level ->
        [0] {""}
       *[other] , poziom dowodzenia { $level }
    }
fs-powers = Ulepszenia i intrygi
fs-no-powers = Jeszcze żadnych.
fs-upgrades-left = Ulepszenia rozkazów do kupienia
fs-event-deck = Karty w talii Wydarzeń: { $count }
fs-drawn = Pociągnięte wydarzenia: wybierz jedno
fs-powers-whence = Ulepszenia rozkazów kupuje się Strategią; intrygi pochodzą z kart Wydarzeń.
fs-card-kept = zachowana
fs-card-used = użyte w tej rundzie
fs-card-ready = gotowe
fs-card-scheme = intryga: zostaje, aż jej użyjesz
fs-card-tactic = taktyka: natychmiast
fs-deck = Talia Walki
fs-deck-upgrades = Ulepszenia walki do kupienia
fs-deck-dear = Ulepszenia walki na później
fs-hand = Twoja ręka
fs-hand-note = { $count ->
        [0] po dwie kopie
       *[other] na ręce { $count }
    }
fs-deck-note = ciągnie się { $drawn } z { $count }
fs-deck-bought = ulepszenie
fs-hand-count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

fs-basket-title = Rozmieszczenie { WORD($system, "w") } { NAME($system, form: "loc") }: kup wszystko naraz
fs-basket-pays = Płacisz automatycznie; gdzie brakuje materiałów, wydawane są znaczniki składów.
fs-basket-units = Jednostki
fs-basket-structure = Budowla
fs-basket-refused = To się już nie mieści.
fs-basket-enough = Tym rozkazem więcej nie kupisz.
fs-basket-forges = { $amount ->
        [one] { $amount } znacznik kuźni
        [few] { $amount } znaczniki kuźni
       *[many] { $amount } znaczników kuźni
    }
fs-basket-caches = { $amount ->
        [one] { $amount } znacznik składu
        [few] { $amount } znaczniki składów
       *[many] { $amount } znaczników składów
    }

## Wskazywanie

fs-pick-faction = Wybierz frakcję
fs-pick-system = Wybierz system
fs-pick-area = Wybierz teren
fs-pick-cell = Wybierz miejsce
fs-pick-turn = Obróć kafel, potem go naciśnij
fs-pick-edge = Wybierz krawędź
fs-pick-storm = Wybierz Burzę
fs-pick-units = Wybierz jednostki
fs-pick-structure = Wybierz budowlę
fs-pick-stack = Wybierz stos
fs-pick-order = Wybierz rozkaz
fs-pick-objective = Wybierz cel
fs-pick-buy = Wybierz, co kupić
fs-pick-asset = Wybierz zasób
fs-pick-upgrade = Wybierz ulepszenie
fs-pick-card = Wybierz kartę
fs-pick-event = Wybierz wydarzenie
fs-pick-learn = Wybierz ulepszenie walki
fs-pick-forget = Wybierz karty do zastąpienia
fs-pick-dice = Wybierz kości
fs-pick-seat = Wybierz gracza

## Odpowiedzi

fs-label-moves = { $unit } { WORD($area, "do") } { NAME($area, form: "dir") }
fs-confirm-place = Położyć?
fs-confirm-reveal = Odsłonić?
fs-confirm-card = Położyć?
fs-does-to-events = Rozkaz nie zostanie wykonany; w fazie Uzupełnień pociągniesz za niego o jedną kartę Wydarzeń więcej.
fs-does-move = { NAME($unit, form: "start") }: { WORD($from, "z") } { NAME($from, form: "gen") } { WORD($area, "do") } { NAME($area, form: "dir") }.
fs-does-attack = { NAME($unit, form: "start") } { WORD($from, "z") } { NAME($from, form: "gen") } atakuje { NAME($enemy, form: "acc") } { WORD($area, "w") } { NAME($area, form: "loc") }.
fs-does-begin-combat = Zacznie się walka o { NAME($area, form: "acc") }.
fs-aside-place = Zakryty, na wierzch stosu.
fs-aside-reveal = Jeden z twoich, z wierzchu stosu.
fs-aside-ships = Z próżni tego systemu lub jednego sąsiadującego, kilka naraz.
fs-aside-ground = Przez przyjazne tereny, z tego systemu lub jednego sąsiadującego, kilka naraz.
fs-aside-units = Masz { $materiel ->
        [one] { $materiel } materiał
        [few] { $materiel } materiały
       *[many] { $materiel } materiałów
    }; limit pozwala kupić jeszcze { $limit ->
        [one] { $limit } jednostkę
        [few] { $limit } jednostki
       *[many] { $limit } jednostek
    }.
fs-aside-materiel = Masz { $materiel ->
        [one] { $materiel } materiał
        [few] { $materiel } materiały
       *[many] { $materiel } materiałów
    } i poziom dowodzenia { $level }.
fs-aside-card = W tajemnicy, obie strony naraz.
fs-aside-damage = Obrażenia do przydzielenia: { $damage }.
fs-aside-window = Możesz użyć teraz albo zachować.
fs-aside-ahead = Potem wybierasz: { LIST($answers, type: "or") }.

## Jednostki, które się przemieszczają, według liczby

fs-muster = Kto się przemieszcza?
fs-muster-dice = po { $count } kości

fs-gain-won = Po wygranej: { $gains }
fs-gain = Daje: { $gains }
fs-gain-world = świat
fs-gain-objective = twój cel
fs-gain-income = +{ $amount } dochodu

## Czekanie

fs-waiting-faction = Czekamy na wybór frakcji: { NAME($who, form: "name") }
fs-waiting-tile = Czekamy na dołożenie kafla: { NAME($who, form: "name") }
fs-waiting-forces = Czekamy na rozstawienie sił i celów: { NAME($who, form: "name") }
fs-waiting-storm = Czekamy na wybór krawędzi dla Burzy Osnowy: { NAME($who, form: "name") }
fs-waiting-order = Czekamy na rozkaz: { NAME($who, form: "name") }
fs-waiting-reveal = Czekamy na odsłonięcie rozkazu: { NAME($who, form: "name") }
fs-waiting-resolve = Czekamy na wykonanie rozkazu: { NAME($who, form: "name") }
fs-waiting-move = Czekamy na ruch jednostek { WORD($system, "do") } { NAME($system, form: "dir") }: { NAME($who, form: "name") }
fs-waiting-buy = Czekamy na zakupy: { NAME($who, form: "name") }
fs-waiting-strike = Czekamy na atak orbitalny: { NAME($who, form: "name") }
fs-waiting-lose = Czekamy na przydzielenie obrażeń lub wybór strat: { NAME($who, form: "name") }
fs-waiting-asset = Czekamy na wybór zasobu: { NAME($who, form: "name") }
fs-waiting-event = Czekamy na decyzję o wydarzeniu: { NAME($who, form: "name") }
fs-waiting-card = Czekamy na wybór karty: { NAME($who, form: "name") }
fs-waiting-reinforce = Czekamy na decyzję o posiłkach: { NAME($who, form: "name") }
fs-waiting-retreat = Czekamy na wycofanie jednostek: { NAME($who, form: "name") }
fs-waiting-window = Czekamy na decyzję o użyciu kart: { NAME($who, form: "name") }
fs-waiting-ability = Czekamy na decyzję { $card ->
        [fs-dominate-of] o użyciu { NAME($card, form: "gen") }
       *[other] („{ $card }”)
    }: { NAME($who, form: "name") }
fs-waiting-go-on = Czekamy na ruch: { NAME($who, form: "name") }

## Walka

fs-combat-title = Walka o { NAME($area, form: "acc") }
fs-combat-to-board = Pokaż planszę
fs-combat-to-stage = Pokaż walkę
fs-step-dice = Kości
fs-step-cards = Karty
fs-step-reinforce = Posiłki
fs-step-round = Runda { $round }
fs-step-outcome = Wynik
fs-attacks = { $seat ->
        [you] { AS($seat, "Atakujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] atakują
           *[other] atakuje
        }
    }
fs-defends = { $seat ->
        [you] { AS($seat, "Bronisz się") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] bronią się
           *[other] broni się
        }
    }
fs-in-hand = { $count } na ręce
fs-to-suffer = obrażenia do przydzielenia: { $count }
fs-lies-routed = rozbicie
fs-health = Życie
fs-morale = Morale
fs-hits = { $from ->
        [you] { AS($from, "Uderzasz") }
       *[other] { NAME($from, form: "start") } { WORD($from, "number") ->
            [pl] uderzają
           *[other] uderza
        }
    } w { $to ->
        [you] { AS($to, "ciebie") }
       *[other] { NAME($to, form: "acc") }
    }
fs-terms = { $dice } na kościach, { $cards } na kartach, { $tokens } w znacznikach
fs-lane-next = Tylko jeżeli obie strony przetrwają.
fs-only-you = widzisz to tylko ty
fs-has-chosen = karta wybrana
fs-unit-missing = Nie: żadnej takiej nierozbitej jednostki tu nie ma.
fs-need-routed = Nie: { $unit } jest tutaj, ale { WORD($unit, "gender") ->
        [f] rozbita
        [n] rozbite
       *[other] rozbity
    }.
fs-need-missing = Nie: nie ma tu { NAME($unit, form: "gen") }.
fs-ability-idle = Nic tu nie zmienia.
# Obok nazwy karty walki.
fs-ability-general = zdolność ogólna
fs-ability-unit = zdolność jednostki
fs-ability-met = Jedna z nich stoi tu nierozbita.
# Nad sumami z jedną odpowiedzią i z drugą.
fs-offer-before = karta wroga jest jeszcze zakryta
# Pod słowami o tym, co robi frakcja po rozkazie Dominacji.
fs-ability-dominate = zdolność Dominacji
# O liczbach pod kartą na ręce.
fs-before-theirs = Z tą kartą i wszystkim, co daje za darmo, przed kartą wroga
# Przed klawiszem karty: jakie byłyby z nią sumy.
fs-with = z
# W miejscu karty, która opuściła rękę.
fs-hand-played = Wyłożona: jej symbole nadal się liczą.
fs-destroyed = strata
fs-has-left = poza walką
fs-die-spent = Wydana lub stracona kość
fs-rounds = Rundy walki
fs-lane-done = koniec
fs-lane-now = teraz
fs-lane-not-fought = nierozegrana
fs-lane-both = Karty zostaną odkryte, gdy obie strony wybiorą.
fs-lane-unhurt = nikt nie ucierpiał
fs-lane-held = bez strat
fs-lane-lost = straty: { $units }
fs-lane-routed = rozbito: { NAME($units, form: "acc") }
fs-lane-lost-routed = straty: { $lost }; rozbito: { NAME($routed, form: "acc") }
fs-round-choose = wybór
fs-round-turn = odkrycie
fs-round-damage = obrażenia
fs-outcome-takes = { $seat ->
        [you] { AS($seat, "Zdobywasz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] zdobywają
           *[other] zdobywa
        }
    } { NAME($area, form: "acc") }
fs-outcome-holds = { $seat ->
        [you] { AS($seat, "Utrzymujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] utrzymują
           *[other] utrzymuje
        }
    } { NAME($area, form: "acc") }
fs-outcome-nobody = Nikt nie zostaje { WORD($area, "w") } { NAME($area, form: "loc") }
fs-outcome-morale = Więcej morale po { $rounds ->
        [one] jednej rundzie
       *[other] { $rounds } rundach
    }.
fs-outcome-tie = Tyle samo morale: przy remisie wygrywa obrońca.
fs-outcome-left = { $seat ->
        [you] Nie { AS($seat, "masz") } już nikogo.
       *[other] { NAME($seat, form: "start") } nie { WORD($seat, "number") ->
            [pl] mają
           *[other] ma
        } już nikogo.
    }
fs-outcome-all-dead = Obie strony zostały zniszczone.
fs-outcome-undefended = Nie miał kto się bronić.
fs-cost = Cena walki
fs-lost-nobody = Bez strat
fs-cost-routed = rozbito: { $count }
fs-cost-tokens = { $count ->
        [one] Jeden znacznik posiłków wraca
        [few] { $count } znaczniki posiłków wracają
       *[many] { $count } znaczników posiłków wraca
    } do zapasu
fs-follows = Co dalej
fs-follows-asked = { $seat ->
        [you] { AS($seat, "Wycofujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] wycofują
           *[other] wycofuje
        }
    } jednostki na jeden teren; wszystkie są rozbite.
fs-follows-retreat = { $seat ->
        [you] { AS($seat, "Wycofujesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] wycofują
           *[other] wycofuje
        }
    } { $count ->
        [one] jedną jednostkę
        [few] { $count } jednostki
       *[many] { $count } jednostek
    } { WORD($area, "do") } { NAME($area, form: "dir") }.
fs-follows-captured = Stojące tam budowle zostają przejęte.
fs-follows-nothing = Kości, znaczniki i karty wracają na miejsce.
# Co to znaczy: każde stoi za tym, czyje jest.
fs-means-captured = przejęcie
fs-means-kept = bez zmian
fs-means-objective = Znacznik celu
fs-means-objective-here = leży tutaj
fs-means-income = Dochód
fs-means-worlds = Światy
fs-means-worlds-has = { $count ->
        [one] { $count } przyjazny świat
        [few] { $count } przyjazne światy
       *[many] { $count } przyjaznych światów
    }
fs-means-goal = Cel
fs-means-goal-has = cele: { $have } z { $need }
fs-shown-look = Zobacz jeszcze raz walkę o { NAME($area, form: "acc") }
fs-shown-who = { $attacker ->
        [you] { AS($attacker, "Atakujesz") } { NAME($defender, form: "acc") }.
       *[other] { NAME($attacker, form: "start") } { WORD($attacker, "number") ->
            [pl] atakują
           *[other] atakuje
        } { $defender ->
            [you] { AS($defender, "ciebie") }
           *[other] { NAME($defender, form: "acc") }
        }.
    }
fs-to-them = wróg: { $count }
fs-to-you = ty: { $count }
fs-stake-structure = przejęcie, jeżeli wygra atakujący
fs-stake-objective = { $seat ->
        [you] { AS($seat, "Twój") } cel
       *[other] Cel { NAME($seat, form: "gen") }
    }
fs-stake-objective-why = właściciel zbierze go w fazie Uzupełnień, jeżeli świat będzie jego
fs-stake-materiel = { $amount ->
        [one] { $amount } materiał na rundę
        [few] { $amount } materiały na rundę
       *[many] { $amount } materiałów na rundę
    }
fs-past-rounds = Jeżeli ostatnia runda nic nie rozstrzygnie
fs-morale-terms = Kości, karty, nierozbite jednostki. Przy remisie { $seat ->
        [you] { AS($seat, "przegrywasz") }
       *[other] { $seat } { WORD($seat, "number") ->
            [pl] przegrywają
           *[other] przegrywa
        }
    }.
fs-if-lost = Jeżeli przegrasz
fs-lost-retreat = Wszystkie zostają rozbite i wycofują się na jeden teren: { LIST($areas, type: "or") }.
fs-lost-nowhere = Wszystkie zostają zniszczone: nie ma dokąd się wycofać.

## Wynik

fs-end-to-board = Pokaż planszę
fs-end-to-result = Pokaż wynik
fs-end-objectives = Zebrano wszystkie potrzebne cele.
# Udało się to kilku: $others też.
fs-end-also = Zebrane także: { $others }. Decyduje liczba celów, potem światów, potem jednostek.
fs-end-rounds = Ostatnia runda minęła: wygrywa ten, kto ma najwięcej celów; przy remisie decyduje liczba światów, potem jednostek.
fs-end-survivor = Nikt inny nie pozostał.
fs-end-nobody = Nikt nie pozostał.
fs-standings = Wynik końcowy
fs-standing-player = Gracz
fs-chart-objectives = Cele
fs-chart-objectives-what = zebrane cele
fs-chart-worlds = Światy
fs-chart-worlds-what = przyjazne światy
fs-chart-units = Armia
fs-chart-units-what = jednostki na planszy
fs-chart-cards = Karty
fs-chart-cards-what = ulepszenia rozkazów i intrygi
fs-ending-objectives = dzięki celom
fs-ending-rounds = po ostatniej rundzie
fs-ending-survivor = nikt inny nie pozostał
fs-ending-nobody = nikt nie pozostał

## Pierwsza minuta

fs-new = Pierwszy raz grasz w Zakazane Gwiazdy?
fs-new-win = Zbierz swoje znaczniki celów ze światów innych graczy, zanim zrobi to ktoś inny.
fs-new-plan = Połóż po kolei cztery zakryte rozkazy, układając je w stosy.
fs-new-operate = Odsłaniaj swoje rozkazy z wierzchu stosów: ruszaj i walcz, kupuj, ulepszaj, gromadź zasoby.
fs-new-refresh = Zbierz cele i materiały, zreorganizuj jednostki, ciągnij wydarzenia, przesuń Burze.
fs-new-table = Stół zadaje jedno pytanie naraz i podświetla to, co może być odpowiedzią. { AS($help, "Runda w minutę") }
fs-help-round = Runda
fs-help-planning = Gracze na zmianę kładą po jednym zakrytym rozkazie, łącznie po cztery, w systemach, w których coś mają, lub w sąsiadujących. Najpierw wykonuje się to, co leży na wierzchu.
fs-help-operations = Gracze po kolei odsłaniają po jednym własnym rozkazie z wierzchu stosu i wykonują go albo kładą na swojej talii Wydarzeń.
fs-help-refresh = Gracze zbierają cele, światy dają materiały, rozbite jednostki się reorganizują, każdy ciągnie wydarzenia i przesuwa Burzę Osnowy.
fs-help-win = Jak wygrać
fs-win-objectives = Zbierz tyle swoich celów, ilu jest graczy.
fs-win-rounds = Po ósmej rundzie wygrywa ten, kto ma najwięcej celów; przy remisie decyduje liczba światów, potem jednostek.
fs-win-last = Albo zostań w grze jako ostatnia frakcja.
fs-help-legend = Legenda
fs-sign-materiel = Materiały: nimi płaci się za wszystko; można mieć najwyżej 14.
fs-sign-cache = Znacznik składu: obniża cenę.
fs-sign-forge = Znacznik kuźni: opłaca duże jednostki albo obniża wymagany poziom dowodzenia.
fs-sign-reinforcement = Znacznik posiłków: bierze udział w walce.
fs-sign-prosperity = Dobrobyt: znacznik zasobu do wyboru.
fs-sign-command = Poziom dowodzenia: przyjazne światy z miastem.
fs-sign-objective = Znacznik celu: zdobądź świat, na którym leży.
fs-sign-storm = Burza Osnowy: nic nie przekracza tej krawędzi.
fs-sign-offence = Atak: zadaje obrażenia.
fs-sign-defence = Obrona: chroni przed obrażeniami.
fs-sign-morale = Morale: rozstrzyga walkę, jeżeli nie zrobiła tego ostatnia runda.
fs-sign-routed = Rozbicie: jednostka leży i nie walczy, dopóki się nie zreorganizuje.
fs-sign-scheme = Intryga: zostaje, aż jej użyjesz.
fs-sign-upgrade = Ulepszenie rozkazu: raz na rundę.

# Answers in advance

fs-ahead-use = Używaj każdej zdolności moich kart walki
fs-ahead-resolve = Rozpatruj moje rozkazy, nigdy nie odkładaj ich na talię wydarzeń
fs-ahead-event = Używaj zdolności każdej karty wydarzenia
fs-ahead-reinforcement = Nie wprowadzaj znaczników posiłków
fs-ahead-schemes = Nie używaj intryg poza moimi rozkazami
