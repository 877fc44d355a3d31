# StarCraft: everything on the board in words, for those who do not see it.
# $owner is a faction, or the name of a person before there is one.

sc-board = Galaxy: { $planets ->
        [one] { $planets } planet
       *[other] { $planets } planets
    }, { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }, { $z_routes ->
        [one] { $z_routes } z-axis route
       *[other] { $z_routes } z-axis routes
    }

## Planets

sc-board-planet = { $planet }, { $areas ->
        [one] { $areas } area
       *[other] { $areas } areas
    }
# $planet: sc-board-planet.
sc-board-to-place = { $planet }, to be placed by { NAME($owner, form: "inside") }
sc-board-ordered = { $planet }, { $orders ->
        [one] { $orders } order
       *[other] { $orders } orders
    }

## Areas

# $units stand there, of $limit that may; $depletion is 0 to 2.
sc-board-area = { $planet } area { $letter }, { $yields }{ $depletion ->
        [0] {""}
        [1] , partially depleted
       *[other] , depleted
    }, { $units } of { $limit ->
        [one] { $limit } unit
       *[other] { $limit } units
    }
sc-board-minerals = minerals { $amount }
sc-board-gas = gas { $amount }
sc-board-conquest = conquest points { $amount }
sc-board-strategic = strategic
# $area: sc-board-area; $parts: some of the following.
sc-board-area-with = { $area }: { $parts }
sc-board-units = { $count ->
        [one] { $count } { $unit }
       *[other] { $count } { NAME($unit, form: "many") }
    } of { NAME($owner, form: "inside") }
sc-board-base = base of { NAME($owner, form: "inside") }
# $site: an installation.
sc-board-site = { $site } of { NAME($owner, form: "inside") }
# A unit under mind control: whose it was is $former.
sc-board-stolen = { $unit } of { NAME($owner, form: "inside") }, taken from { NAME($former, form: "inside") }
# A hero: $hero is sc-hero-unit.
sc-board-hero = { $hero } of { NAME($owner, form: "inside") }, a hero
sc-board-point = special conquest point
# A scenario item that lies in an area, or that a unit carries.
sc-board-item = { $item }
sc-board-item-carried = { $item }, carried by the { $unit } of { NAME($owner, form: "inside") }
sc-board-guard = { $count ->
        [one] guard token of { NAME($owner, form: "inside") }
       *[other] { $count } guard tokens of { NAME($owner, form: "inside") }
    }
sc-board-ground-only = ground units only
sc-board-flying-only = flying units only
# $units: sc-board-units.
sc-board-attacked = attacked by { $units }
sc-board-workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } of { NAME($owner, form: "inside") }

## Routes

sc-board-route = Route between { $one } and { $other }
sc-board-z-route = Z-axis route between { $one } and { $other }
# $route: one of those above.
sc-board-transports = { $route }, { $owners ->
        [one] transport
       *[other] transports
    } of { NAME($owners, form: "inside") }

## Stacks of orders

sc-board-stack = { $count ->
        [one] { $count } order on { $planet }, from the top: { $orders }
       *[other] { $count } orders on { $planet }, from the top: { $orders }
    }
sc-board-order = { $owner }: { $order }
sc-board-face-down = { $owner }: face down

## While the galaxy is built

sc-board-slot = Slot on the { $side } side of { $planet }, for z-axis route { $number }
sc-board-cell = Empty place, column { $column }, row { $row }
sc-board-turn = { $planet } with slots to the { $sides }
