# StarCraft: alles auf dem Spielplan in Worten, für die, die ihn nicht sehen.
# $owner ist eine Fraktion, oder der Name einer Person, bevor es eine gibt.

sc-board = Galaxie: { $planets ->
        [one] { $planets } Planet
       *[other] { $planets } Planeten
    }, { $routes ->
        [one] { $routes } Route
       *[other] { $routes } Routen
    }, { $z_routes ->
        [one] { $z_routes } Z-Achsen-Route
       *[other] { $z_routes } Z-Achsen-Routen
    }

## Planets

sc-board-planet = { $planet }, { $areas ->
        [one] { $areas } Gebiet
       *[other] { $areas } Gebiete
    }
# $planet: sc-board-planet.
sc-board-to-place = { $planet }, zu legen von { NAME($owner, form: "dat") }
sc-board-ordered = { $planet }, { $orders ->
        [one] { $orders } Befehl
       *[other] { $orders } Befehle
    }

## Areas

# $units stand there, of $limit that may; $depletion is 0 to 2.
sc-board-area = { $planet }, Gebiet { $letter }, { $yields }{ $depletion ->
        [0] {""}
        [1] , teilweise ausgebeutet
       *[other] , vollständig ausgebeutet
    }, { $units } von { $limit ->
        [one] { $limit } Einheit
       *[other] { $limit } Einheiten
    }
sc-board-minerals = Kristall { $amount }
sc-board-gas = Gas { $amount }
sc-board-conquest = Siegpunkte { $amount }
sc-board-strategic = strategisch
# $area: sc-board-area; $parts: some of the following.
sc-board-area-with = { $area }: { $parts }
sc-board-units = { $count ->
        [one] { $count } { $unit }
       *[other] { $count } { NAME($unit, form: "many") }
    } { WORD($owner, "von") }{ NAME($owner, form: "gen") }
    .dat = { $count ->
        [one] { $count } { NAME($unit, form: "dat") }
       *[other] { $count } { NAME($unit, form: "many-dat") }
    } { WORD($owner, "von") }{ NAME($owner, form: "gen") }
sc-board-base = Basis { WORD($owner, "von") }{ NAME($owner, form: "gen") }
# $site: an installation.
sc-board-site = { $site } { WORD($owner, "von") }{ NAME($owner, form: "gen") }
# A unit under mind control: whose it was is $former.
sc-board-stolen = { $unit } { WORD($owner, "von") }{ NAME($owner, form: "gen") }, zuvor im Besitz { WORD($former, "von") }{ NAME($former, form: "gen") }
# A hero: $hero is sc-hero-unit.
sc-board-hero = { $hero } { WORD($owner, "von") }{ NAME($owner, form: "gen") }, { WORD($hero, "hero-gender") ->
        [f] eine Heldin
       *[m] ein Held
    }
sc-board-point = Spezialsiegpunkt
# A scenario item that lies in an area, or that a unit carries.
sc-board-item = { $item }
sc-board-item-carried = { $item }, getragen von { WORD($unit, "article-dat") } { NAME($unit, form: "dat") } { WORD($owner, "von") }{ NAME($owner, form: "gen") }
sc-board-guard = { $count ->
        [one] Wachmarker { WORD($owner, "von") }{ NAME($owner, form: "gen") }
       *[other] { $count } Wachmarker { WORD($owner, "von") }{ NAME($owner, form: "gen") }
    }
sc-board-ground-only = nur Bodeneinheiten
sc-board-flying-only = nur Flugeinheiten
# $units: sc-board-units.
sc-board-attacked = angegriffen von { NAME($units, form: "dat") }
sc-board-workers = { $count } Arbeiter { WORD($owner, "von") }{ NAME($owner, form: "gen") }

## Routes

sc-board-route = Route zwischen { $one } und { $other }
sc-board-z-route = Z-Achsen-Route zwischen { $one } und { $other }
# $route: one of those above.
sc-board-transports = { $route }, Transporter: { $owners }

## Stacks of orders

sc-board-stack = { $count ->
        [one] { $count } Befehl auf { $planet }, von oben: { $orders }
       *[other] { $count } Befehle auf { $planet }, von oben: { $orders }
    }
sc-board-order = { $owner }: { $order }
sc-board-face-down = { $owner }: verdeckt

## While the galaxy is built

sc-board-slot = Nut an { $planet } { NAME($side, form: "short") }, für Z-Achsen-Route { $number }
sc-board-cell = Leerer Platz, Spalte { $column }, Zeile { $row }
sc-board-turn = { $planet } mit Nuten nach { $sides }
