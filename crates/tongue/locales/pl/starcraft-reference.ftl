# StarCraft: czym jest i co robi karta, jednostka, budynek lub planeta, jako podpowiedź i jako strona.
# $race stoi w dopełniaczu po rzeczowniku. $price, $amount i $units są rysowane obrazkami.

## Grupy listy

sc-ref-factions = Frakcje
sc-ref-compared = Porównanie jednostek
sc-ref-buildings = Budynki
sc-ref-modules = Moduły i elementy
sc-ref-orders = Rozkazy
sc-ref-techs = Technologie { NAME($race, form: "gen-many") }
sc-ref-cards = Karty Walki { NAME($race, form: "gen-many") }
# $stage: I, II albo III.
sc-ref-events = Karty Wydarzeń Etapu { $stage }
sc-ref-planets = Planety
sc-ref-scenarios = Scenariusze i przedmioty
sc-ref-leaders = Karty Przywództwa: { $faction }

## Jak bardzo jesteśmy pewni

sc-sure-inferred = Na ile to pewne: nie odczytane z elementu gry, lecz wywnioskowane z tego, co mówią publiczne źródła.
sc-sure-designed = Na ile to pewne: nie znaleziono publicznego źródła; to nasza propozycja, dopasowana do wszystkiego, co wiadomo.

## Nazwy faktów, przed faktem

sc-ref-price = Cena
sc-ref-targets = Cele
sc-ref-support = Wsparcie
sc-ref-unit = Jednostka
# Of the cards that show a unit: their values, and how many there are.
sc-ref-attack = Atak
sc-ref-health = Życie
sc-ref-cards-of = Karty
sc-ref-range = { $least }–{ $most }
sc-ref-built-by = Warunek budowy
sc-ref-keywords = Słowa-klucze
sc-ref-figures = Figurki
sc-ref-front-shown = Na froncie jednostka z karty
sc-ref-front-other = Każda inna jednostka
sc-ref-icons = Ikony jednostek
sc-ref-specialty = Także we wsparciu
sc-ref-tech = Technologia
sc-ref-copies-of-tech = Karty
sc-ref-kind = Rodzaj
sc-ref-values-of-tech = Wartości
sc-ref-use = Użycie
sc-ref-copies = Kopie
sc-ref-objective = Cel
sc-ref-starts-with = Na początek
sc-ref-each-round = Co rundę
sc-ref-builds = Buduje
sc-ref-hand = Ręka
sc-ref-spaces = Pola na moduły
sc-ref-level = Poziom { $level }
sc-ref-tokens = Znaczniki
sc-ref-needs = Wymaga
sc-ref-routes = Szlaki
sc-ref-edition = Pudełko
sc-ref-deck = Talia
sc-ref-hero = Bohater
# Przed faktem, który zmienia Brood War: $fact to jedna z nazw powyżej.
sc-ref-in-brood-war = { $fact } w Brood War
sc-ref-base-only = tylko gra podstawowa
sc-ref-brood-war-only = Brood War

## Jednostki

sc-ref-flying = latająca jednostka { NAME($race, form: "gen-many") }
sc-ref-ground = lądowa jednostka { NAME($race, form: "gen-many") }
sc-ref-hits-both = jednostki lądowe i latające
sc-ref-hits-ground = tylko jednostki lądowe
sc-ref-hits-flying = tylko jednostki latające
sc-ref-hits-nothing = nic
sc-ref-assist = asysta: wspiera, nigdy na linii frontu
sc-ref-assist-short = asysta
sc-ref-detector = wykrywacz: kamuflaż na niego nie działa
sc-ref-detector-short = wykrywacz
sc-ref-cloaking = kamuflaż: wycofuje się, zamiast zginąć
sc-ref-cloaking-short = kamuflaż
sc-ref-sacrifice = poświęcenie: na linii frontu ginie w swojej potyczce, jeżeli może tam wziąć kogoś na cel
sc-ref-sacrifice-short = poświęcenie
# Tyle jednostek z planety się za nią oddaje.
sc-ref-price-and = { $price } oraz { $count } × { $unit } z planety
sc-ref-by-building = { $building } { $level }
sc-ref-by-site = twoja instalacja { $site } na planecie
sc-ref-by-tech = technologia { $techs }
sc-ref-figures-each = { $count } na gracza
sc-ref-cards-show = Karty z tą jednostką
sc-ref-cards-show-what = atak i życie na linii frontu

## Elementy

sc-ref-worker-what = płaci za wszystko
sc-ref-worker = Każdy robotnik z twojej puli daje jeden minerał lub gaz na rundę: staje na karcie Zasobów albo na stałych zasobach, a wraca w fazie Przegrupowania. Nowy robotnik jest gotowy w następnej rundzie.
sc-ref-base-what = buduje, bada, przynosi zasoby
sc-ref-base = Na każdej planecie możesz mieć najwyżej jedną. Zakłada się ją na terenie z twoją jednostką; od następnej fazy Przegrupowania daje ci karty Zasobów twoich terenów na tej planecie. Nie walczy: zostaje zniszczona w fazie Przegrupowania, jeżeli na jej terenie stoją wrogie jednostki.
sc-ref-transport-what = wozi jednostki szlakiem
sc-ref-transport = Leży na szlaku i przewozi dowolną liczbę twoich jednostek między dwiema planetami, gdy wykonujesz Mobilizację na jednej z nich. Tracisz go, gdy na żadnym końcu nie masz bazy.
sc-ref-each = { $price } za sztukę, razem { $count }
sc-ref-guard-what = raz strzeże terenu
sc-ref-guard = Zostawia go na terenie rozkaz Obrony. Na początku bitwy na tym terenie właściciel może go oddać: +2 do życia w każdej potyczce tej bitwy, czego nie można łączyć z innym takim bonusem. Przepada razem z terenem.
sc-ref-token-what = płaci raz
sc-ref-token = Pokrywa jeden minerał lub jeden gaz z dowolnej ceny, bez robotnika, i znika. Wszyscy widzą, co masz.
sc-ref-point-what = dodatkowy punkt na terenie
sc-ref-point = Kładzie go na terenie karta Przywództwa. Kto kontroluje teren, zdobywa za niego co rundę 1 punkt podboju, jakby był tam wydrukowany.
sc-ref-mind-what = leży pod przejętą jednostką
sc-ref-mind = Kto przejął jednostkę, przemieszcza ją i walczy nią jak własną. Na linii frontu nie używa ona jego karty: jej kartą jest górna karta talii pierwotnego właściciela, wzięta bez oglądania. Nikt nie ma więcej niż dwóch takich znaczników.
sc-ref-installation = instalacja
sc-ref-item = przedmiot scenariusza
sc-ref-item-text = Rozkazem Mobilizacji na tej planecie jednostka podnosi go na terenie, który kontroluje jej gracz, i niesie go, dopóki nie zostanie zniszczona. Jednostka niesie jeden przedmiot.
sc-ref-in-scenarios = Scenariusz
# $same to 1, gdzie scenariusz jest tylko dla jednej liczby graczy.
sc-ref-scenario = { $same ->
        [1] scenariusz dla { $most } graczy, { $rounds ->
            [one] { $rounds } runda
            [few] { $rounds } rundy
           *[many] { $rounds } rund
        }
       *[other] scenariusz dla { $least }–{ $most } graczy, { $rounds ->
            [one] { $rounds } runda
            [few] { $rounds } rundy
           *[many] { $rounds } rund
        }
    }
sc-ref-goal = Cel { $number }
sc-ref-item-lies = leży na { NAME($area, form: "loc") }
sc-ref-item-carried = niesie go { $unit } ({ $faction }) na { NAME($planet, form: "loc") }
sc-ref-installation-text = Instalacja stoi na terenie i trzyma go dla właściciela, ale nie liczy się jako jednostka. Nie jest bazą: nie przynosi zasobów i nie utrzymuje transportowca. Zostaje zniszczona, gdy na jej terenie pozostają wrogie jednostki.

## Karty

sc-ref-standard = zwykła karta { NAME($race, form: "gen-many") }
sc-ref-reinforcement = karta wzmacniająca { NAME($race, form: "gen-many") }
sc-ref-open = karta { NAME($race, form: "gen-many") }, leży odkryta przed właścicielem
sc-ref-every-unit = każda jednostka
sc-ref-values = atak { $attack }, życie { $health }
sc-ref-tech-price = { $tech }, { $price }
sc-ref-no-text = Bez tekstu.

## Technologie

sc-ref-tech-what = technologia { NAME($race, form: "gen-many") }
sc-ref-all-cards = { $price }, wszystkie karty razem
sc-ref-cards-open = { $count ->
        [one] { $count }, leży odkryta przed tobą
        [few] { $count }, leżą odkryte przed tobą
       *[many] { $count }, leżą odkryte przed tobą
    }
sc-ref-cards-join = { $count ->
        [one] { $count }, trafia do twojej talii Walki
       *[other] { $count }, trafiają do twojej talii Walki
    }
sc-ref-kind-standard = zwykła
sc-ref-kind-reinforcement = wzmacniająca
sc-ref-kind-open = w obszarze gry, działa zawsze
# Wartości z jednostką, którą karta pokazuje, na linii frontu, i z każdą inną.
sc-ref-either = { $shown } albo { $other }

## Karty Przywództwa

# $stage: I, II albo III.
sc-ref-leader = karta Przywództwa, Etap { $stage }

## Karty Wydarzeń

sc-ref-event = karta Wydarzeń, Etap { $stage }
sc-ref-use-at-once = rozpatrywana i odrzucana
sc-ref-use-strategy = strategia: zostaje przed tobą, najwyżej jedna naraz
sc-ref-use-held = leży przed tobą, dopóki jej nie użyjesz
sc-ref-use-end = zostaje na środku stołu

## Frakcje

sc-ref-faction = frakcja { NAME($race, form: "gen-many") }
# $things: lista trzech następnych.
sc-ref-start = { $things }
sc-ref-force = { $count ->
        [one] { $count } { $unit }
        [few] { $count } { NAME($unit, form: "many") }
       *[many] { $count } { NAME($unit, form: "gen-many") }
    }
sc-ref-workers = { $count ->
        [one] { $count } robotnik
       *[other] { $count } robotników
    }
sc-ref-a-piece = { $piece }
sc-ref-permanent = stałe zasoby: { $price }
sc-ref-limit-supply = { $base ->
        [one] { $base } jednostka na rozkaz; każdy moduł Zaopatrzenia dodaje jedną
        [few] { $base } jednostki na rozkaz; każdy moduł Zaopatrzenia dodaje jedną
       *[many] { $base } jednostek na rozkaz; każdy moduł Zaopatrzenia dodaje jedną
    }
sc-ref-limit-types = { $types ->
        [one] { $types } jednostka na rozkaz za każdy posiadany typ budynku
        [few] { $types } jednostki na rozkaz za każdy posiadany typ budynku
       *[many] { $types } jednostek na rozkaz za każdy posiadany typ budynku
    }
sc-ref-limit-both = { $base ->
        [one] { $base } jednostka na rozkaz i { $types } za każdy typ budynku
        [few] { $base } jednostki na rozkaz i { $types } za każdy typ budynku
       *[many] { $base } jednostek na rozkaz i { $types } za każdy typ budynku
    }
sc-ref-hand-limit = { $count ->
        [one] { $count } karta Walki
        [few] { $count } karty Walki
       *[many] { $count } kart Walki
    }
sc-ref-ability = { $ability }: { NAME($ability, form: "text") }
sc-ref-can-build = Co może budować

## Budynki i moduły

sc-ref-building = budynek { NAME($race, form: "gen-many") }
sc-ref-level-printed = od początku, pozwala budować: { $units }
sc-ref-level-bought = { $price }, pozwala budować: { $units }
sc-ref-module = moduł
sc-ref-has-none = brak

## Rozkazy

sc-ref-order = rozkaz
sc-ref-special-order = rozkaz specjalny
sc-ref-build = Na planecie, w tej kolejności: zbuduj robotników, transportowce i jednostki, jeżeli masz tam bazę; kup budynek i moduł, jeżeli masz tam jednostkę lub bazę; załóż bazę przy jednej ze swoich jednostek.
sc-ref-mobilize = Przemieść swoje jednostki w obrębie planety, a transportowcem także z sąsiadujących planet. Mogą wejść na jeden wrogi teren; jeżeli są tam wrogie jednostki, dochodzi do bitwy.
sc-ref-research = Jeżeli masz bazę na planecie: pociągnij kartę Wydarzeń, pociągnij trzy karty Walki i kup jedną technologię, której karty trafiają do twojej talii.
sc-ref-special-build = Jako rozkaz specjalny: zbuduj o jedną jednostkę więcej i zapłać za jedną rzecz o jeden zasób mniej.
sc-ref-special-mobilize = Jako rozkaz specjalny: w bitwie pociągnij dwie dodatkowe karty Walki i dodaj 1 do ataku w każdej potyczce.
sc-ref-special-research = Jako rozkaz specjalny: pociągnij jeszcze jedną kartę Wydarzeń albo weź na rękę jedną kupioną kartę.
sc-ref-special-needs = { NAME($module, form: "gen") } na każdy taki rozkaz położony w rundzie
sc-ref-special-pool = { NAME($module, form: "gen") } na każdy taki rozkaz wykonany w rundzie albo twojego terenu strategicznego na planecie; kłaść można je swobodnie

## Planety

sc-ref-planet = { $areas ->
        [one] planeta z { $areas } terenem
       *[other] planeta z { $areas } terenami
    }
sc-ref-mineral-area = minerały: { $amount }, miejsce dla { $limit ->
        [one] { $limit } jednostki
       *[other] { $limit } jednostek
    }
sc-ref-gas-area = gaz: { $amount }, miejsce dla { $limit ->
        [one] { $limit } jednostki
       *[other] { $limit } jednostek
    }
sc-ref-conquest-area = punkty podboju: { $amount }, miejsce dla { $limit ->
        [one] { $limit } jednostki
       *[other] { $limit } jednostek
    }
# $sign: obrazek terenu strategicznego.
sc-ref-strategic-area = { $sign } strategiczny: rozkazy kontrolującego działają na tej planecie jak specjalne; miejsce dla { $limit ->
        [one] { $limit } jednostki
       *[other] { $limit } jednostek
    }
sc-ref-ground-only = tylko jednostki lądowe
sc-ref-flying-only = tylko jednostki latające, bez bazy
sc-ref-slots = najwyżej { $count }, po jednym na stronę
