# StarCraft: what a card, unit, building or planet is and does, as a tip and as a page.
# $race is an adjective before a noun. $price, $amount and $units are drawn with pictures.

## The groups of the list

sc-ref-factions = Factions
sc-ref-compared = Compare the units
sc-ref-buildings = Buildings
sc-ref-modules = Modules and pieces
sc-ref-orders = Orders
sc-ref-techs = { $race } technologies
sc-ref-cards = { $race } Combat cards
# $stage: I, II or III.
sc-ref-events = Event cards of stage { $stage }
sc-ref-planets = Planets
sc-ref-scenarios = Scenarios and items
sc-ref-leaders = Leadership cards: { $faction }

## How sure we are

sc-sure-inferred = How sure we are: not read off a component, but worked out from what public sources say.
sc-sure-designed = How sure we are: no public source was found; this is our proposal, fitted to all that is known.

## Names of facts, before the fact

sc-ref-price = Price
sc-ref-targets = Targets
sc-ref-support = Support
sc-ref-unit = Unit
# Of the cards that show a unit: their values, and how many there are.
sc-ref-attack = Attack
sc-ref-health = Health
sc-ref-cards-of = Cards
sc-ref-range = { $least }–{ $most }
sc-ref-built-by = Built by
sc-ref-keywords = Keywords
sc-ref-figures = Figures
sc-ref-front-shown = Unit shown in front
sc-ref-front-other = Any other unit
sc-ref-icons = Unit icons
sc-ref-specialty = Also when supporting
sc-ref-tech = Technology
sc-ref-copies-of-tech = Cards
sc-ref-kind = Kind
sc-ref-values-of-tech = Values
sc-ref-use = Use
sc-ref-copies = Copies
sc-ref-objective = Objective
sc-ref-starts-with = Starts with
sc-ref-each-round = Each round
sc-ref-builds = Builds
sc-ref-hand = Hand
sc-ref-spaces = Module spaces
sc-ref-level = Level { $level }
sc-ref-tokens = Tokens
sc-ref-needs = Needs
sc-ref-routes = Routes
sc-ref-edition = Box
sc-ref-deck = Deck
sc-ref-hero = Hero
# Before a fact that Brood War changes: $fact is one of the names above.
sc-ref-in-brood-war = { $fact } in Brood War
sc-ref-base-only = base game only
sc-ref-brood-war-only = Brood War

## Units

sc-ref-flying = { $race } flying unit
sc-ref-ground = { $race } ground unit
sc-ref-hits-both = ground and flying units
sc-ref-hits-ground = ground units only
sc-ref-hits-flying = flying units only
sc-ref-hits-nothing = nothing
sc-ref-assist = assist: supports, never in the front line
sc-ref-assist-short = assist
sc-ref-detector = detector: cloaking does not work against it
sc-ref-detector-short = detector
sc-ref-cloaking = cloaking: withdraws instead of being destroyed
sc-ref-cloaking-short = cloaking
sc-ref-sacrifice = sacrifice: in the front line it is destroyed in its skirmish, if it can hit somebody there
sc-ref-sacrifice-short = sacrifice
# So many units of the planet are given up for it.
sc-ref-price-and = { $price } and { $count } × { $unit } on the planet
sc-ref-by-building = { $building } { $level }
sc-ref-by-site = your { $site } on the planet
sc-ref-by-tech = technology { $techs }
sc-ref-figures-each = { $count } per player
sc-ref-cards-show = Cards that show it
sc-ref-cards-show-what = attack and health in the front line

## Pieces

sc-ref-worker-what = pays for things
sc-ref-worker = Each worker in your pool pays one mineral or gas per round by going to a Resource card or a permanent resource, and comes back in the Regrouping Phase. A new worker is ready in the next round.
sc-ref-base-what = builds, researches, brings in resources
sc-ref-base = You may have at most one on each planet. It is founded in an area with one of your units, and gives you the Resource cards of your areas there from the next Regrouping Phase on. It does not fight: it falls in the Regrouping Phase if enemy units stand in its area.
sc-ref-transport-what = carries units along a route
sc-ref-transport = It lies on a route and carries any number of your units between the two planets, whenever you mobilize at one of them. It is lost when you have no base at either end.
sc-ref-each = { $price } each, { $count } in all
sc-ref-guard-what = guards an area once
sc-ref-guard = A Defend order leaves it in the area. At the start of a battle there, its owner may give it up for +2 health in every skirmish of that battle; this cannot be combined with another bonus of that kind. It is lost with the area.
sc-ref-token-what = pays once
sc-ref-token = It pays one mineral or one gas of any price, without a worker, and is then gone. Everybody sees what you hold.
sc-ref-point-what = a point of its own
sc-ref-point = A Leadership card puts it into an area. Whoever controls the area gains 1 conquest point per round for it, as if it were printed there.
sc-ref-mind-what = lies under a unit that was taken over
sc-ref-mind = Whoever took the unit over moves it and fights with it as if it were their own. In front it does not use a card of theirs: the top card of its first owner’s deck is its card, unseen. Nobody has more than two such tokens.
sc-ref-installation = installation
sc-ref-item = scenario item
sc-ref-item-text = With a Mobilize order on its planet, a unit picks it up in an area its player controls and carries it until that unit is destroyed. A unit carries one item.
sc-ref-in-scenarios = Used in
# $same is 1 where the scenario is for one number of players only.
sc-ref-scenario = scenario for { $same ->
        [1] { $most }
       *[other] { $least } to { $most }
    } players, { $rounds } rounds
sc-ref-goal = Goal { $number }
sc-ref-item-lies = lies on { $area }
sc-ref-item-carried = carried by the { $unit } of { NAME($faction, form: "inside") } on { $planet }
sc-ref-installation-text = It stands in an area and holds it for its owner, and does not count as a unit. It is not a base: it brings in no resources and keeps no transport. It falls when enemy units stay in its area.

## Cards

sc-ref-standard = { $race } standard card
sc-ref-reinforcement = { $race } reinforcement card
sc-ref-open = { $race } card that lies face up in front of its owner
sc-ref-every-unit = every unit
sc-ref-values = { $attack } attack, { $health } health
sc-ref-tech-price = { $tech }, { $price }
sc-ref-no-text = No text.

## Technologies

sc-ref-tech-what = { $race } technology
sc-ref-all-cards = { $price } for all its cards
sc-ref-cards-open = { $count ->
        [one] { $count }, lies face up in front of you
       *[other] { $count }, lie face up in front of you
    }
sc-ref-cards-join = { $count ->
        [one] { $count }, joins your Combat deck
       *[other] { $count }, join your Combat deck
    }
sc-ref-kind-standard = standard
sc-ref-kind-reinforcement = reinforcement
sc-ref-kind-open = in the play area, always on
# Values with a unit that the card shows in front, and with any other.
sc-ref-either = { $shown } or { $other }

## Leadership cards

# $stage: I, II or III.
sc-ref-leader = Leadership card, stage { $stage }

## Event cards

sc-ref-event = Event card, stage { $stage }
sc-ref-use-at-once = carried out and discarded
sc-ref-use-strategy = a strategy: stays in front of you, one at a time
sc-ref-use-held = kept in front of you until you use it
sc-ref-use-end = stays in the middle of the table

## Factions

sc-ref-faction = { $race } faction
# $things: a list of the following three.
sc-ref-start = { $things }
sc-ref-force = { $count ->
        [one] { $count } { $unit }
       *[other] { $count } { NAME($unit, form: "many") }
    }
sc-ref-workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
sc-ref-a-piece = { WORD($piece, "article") } { $piece }
sc-ref-permanent = { $price } that never run out
sc-ref-limit-supply = { $base ->
        [one] { $base } unit per order; Supply modules add one each
       *[other] { $base } units per order; Supply modules add one each
    }
sc-ref-limit-types = { $types ->
        [one] { $types } unit per order for each building type it owns
       *[other] { $types } units per order for each building type it owns
    }
sc-ref-limit-both = { $base ->
        [one] { $base } unit per order and { $types } for each building type
       *[other] { $base } units per order and { $types } for each building type
    }
sc-ref-hand-limit = { $count ->
        [one] { $count } Combat card
       *[other] { $count } Combat cards
    }
sc-ref-ability = { $ability }: { NAME($ability, form: "text") }
sc-ref-can-build = What it can build

## Buildings and modules

sc-ref-building = { $race } building
sc-ref-level-printed = from the start, allows { $units }
sc-ref-level-bought = { $price }, allows { $units }
sc-ref-module = module
sc-ref-has-none = has none

## Orders

sc-ref-order = order
sc-ref-special-order = special order
sc-ref-build = On the planet, in this sequence: build workers, transports and units, if you have a base there; buy a building and a module, if you have a unit or base there; found a base beside one of your units.
sc-ref-mobilize = Move your units between the areas of the planet, and from adjacent planets with a transport. They may enter one enemy area; if enemy units are there, a battle follows.
sc-ref-research = With a base on the planet: draw an Event card, draw three Combat cards, and buy one technology, whose cards join your deck.
sc-ref-special-build = Special: build one more unit, and pay one resource less for one thing.
sc-ref-special-mobilize = Special: in the battle, draw two more Combat cards and add 1 to your attack in every skirmish.
sc-ref-special-research = Special: draw one more Event card, or take one card you bought into your hand.
sc-ref-special-needs = one { $module } module for each placed in a round
sc-ref-special-pool = one { $module } module for each carried out in a round, or a strategic area of yours on the planet; placing is free

## Planets

sc-ref-planet = { $areas ->
        [one] planet with { $areas } area
       *[other] planet with { $areas } areas
    }
sc-ref-mineral-area = minerals: { $amount }; room for { $limit ->
        [one] { $limit } unit
       *[other] { $limit } units
    }
sc-ref-gas-area = gas: { $amount }; room for { $limit ->
        [one] { $limit } unit
       *[other] { $limit } units
    }
sc-ref-conquest-area = conquest points: { $amount }; room for { $limit ->
        [one] { $limit } unit
       *[other] { $limit } units
    }
# $sign: the picture of a strategic area.
sc-ref-strategic-area = { $sign } strategic: its holder’s orders on the planet count as special; room for { $limit ->
        [one] { $limit } unit
       *[other] { $limit } units
    }
sc-ref-ground-only = ground units only
sc-ref-flying-only = flying units only, no base
sc-ref-slots = at most { $count }, one per side
