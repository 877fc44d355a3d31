# StarCraft: wszystko na planszy w słowach, dla tych, którzy jej nie widzą.
# $owner to frakcja albo imię osoby, dopóki frakcji nie ma.

sc-board = Galaktyka: { $planets ->
        [one] { $planets } planeta
        [few] { $planets } planety
       *[many] { $planets } planet
    }, { $routes ->
        [one] { $routes } szlak
        [few] { $routes } szlaki
       *[many] { $routes } szlaków
    }, { $z_routes ->
        [one] { $z_routes } z-osiowy szlak
        [few] { $z_routes } z-osiowe szlaki
       *[many] { $z_routes } z-osiowych szlaków
    }

## Planety

sc-board-planet = { $planet }, { $areas ->
        [one] { $areas } teren
        [few] { $areas } tereny
       *[many] { $areas } terenów
    }
# $planet: sc-board-planet.
sc-board-to-place = { $planet }, układa { $owner }
sc-board-ordered = { $planet }, { $orders ->
        [one] { $orders } rozkaz
        [few] { $orders } rozkazy
       *[many] { $orders } rozkazów
    }

## Tereny

# $units stoi tam, z $limit, które mogą; $depletion to 0 do 2.
sc-board-area = { $planet }, teren { $letter }, { $yields }{ $depletion ->
        [0] {""}
        [1] , częściowo zużyty
       *[other] , całkowicie zużyty
    }, { $limit ->
        [one] { $units } z { $limit } jednostki
       *[other] { $units } z { $limit } jednostek
    }
sc-board-minerals = minerały { $amount }
sc-board-gas = gaz { $amount }
sc-board-conquest = punkty podboju { $amount }
sc-board-strategic = strategiczny
# $area: sc-board-area; $parts: niektóre z następnych.
sc-board-area-with = { $area }: { $parts }
sc-board-units = { $count ->
        [one] { $count } { $unit }
        [few] { $count } { NAME($unit, form: "many") }
       *[many] { $count } { NAME($unit, form: "gen-many") }
    } ({ $owner })
sc-board-base = baza ({ $owner })
# $site: instalacja.
sc-board-site = { $site } ({ $owner })
# Jednostka, nad którą przejęto kontrolę: czyja była, to $former.
sc-board-stolen = { $unit } ({ $owner }), przejęto od { NAME($former, form: "gen") }
# Bohater: $hero to sc-hero-unit.
sc-board-hero = { $hero } ({ $owner }), bohater
sc-board-point = specjalny punkt podboju
# Przedmiot scenariusza, który leży na terenie albo który niesie jednostka.
sc-board-item = { $item }
sc-board-item-carried = { $item }, niesie go { $unit } ({ $owner })
sc-board-guard = { $count ->
        [one] znacznik straży ({ $owner })
        [few] { $count } znaczniki straży ({ $owner })
       *[many] { $count } znaczników straży ({ $owner })
    }
sc-board-ground-only = tylko jednostki lądowe
sc-board-flying-only = tylko jednostki latające
# $units: sc-board-units.
sc-board-attacked = atak: { $units }
sc-board-workers = { $count ->
        [one] { $count } robotnik
       *[other] { $count } robotników
    } ({ $owner })

## Szlaki

sc-board-route = Szlak między { NAME($one, form: "ins") } a { NAME($other, form: "ins") }
sc-board-z-route = Z-osiowy szlak między { NAME($one, form: "ins") } a { NAME($other, form: "ins") }
# $route: jeden z powyższych.
sc-board-transports = { $route }, { $owners ->
        [one] transportowiec
       *[other] transportowce
    }: { $owners }

## Stosy rozkazów

sc-board-stack = { $count ->
        [one] { $count } rozkaz na { NAME($planet, form: "loc") }, od góry: { $orders }
        [few] { $count } rozkazy na { NAME($planet, form: "loc") }, od góry: { $orders }
       *[many] { $count } rozkazów na { NAME($planet, form: "loc") }, od góry: { $orders }
    }
sc-board-order = { $owner }: { $order }
sc-board-face-down = { $owner }: zakryty

## Podczas układania galaktyki

sc-board-slot = Miejsce na szlak { WORD($planet, "z") } { NAME($planet, form: "gen") } { NAME($side, form: "to") }, dla z-osiowego szlaku { $number }
sc-board-cell = Puste miejsce, kolumna { $column }, rząd { $row }
sc-board-turn = { $planet }, miejsca na szlaki { NAME($sides, form: "to") }
