# What the things of StarCraft are called: the entry is KIND-ID, with the ids of the data files.
#
# .many     several of them
# .article  the indefinite article; .article-start as the first word of a sentence
# .text     what it says or does
# .start    as the first word of a sentence, where that is another

## Units

unit-marine = Marine
    .many = Marines
    .article = a
    .article-start = A
unit-firebat = Firebat
    .many = Firebats
    .article = a
    .article-start = A
unit-ghost = Ghost
    .many = Ghosts
    .article = a
    .article-start = A
unit-vulture = Vulture
    .many = Vultures
    .article = a
    .article-start = A
unit-goliath = Goliath
    .many = Goliaths
    .article = a
    .article-start = A
unit-siege_tank = Siege Tank
    .many = Siege Tanks
    .article = a
    .article-start = A
unit-wraith = Wraith
    .many = Wraiths
    .article = a
    .article-start = A
unit-science_vessel = Science Vessel
    .many = Science Vessels
    .article = a
    .article-start = A
unit-battlecruiser = Battlecruiser
    .many = Battlecruisers
    .article = a
    .article-start = A
unit-medic = Medic
    .many = Medics
    .article = a
    .article-start = A
unit-valkyrie = Valkyrie
    .many = Valkyries
    .article = a
    .article-start = A
unit-zergling = Zergling
    .many = Zerglings
    .article = a
    .article-start = A
unit-hydralisk = Hydralisk
    .many = Hydralisks
    .article = a
    .article-start = A
unit-ultralisk = Ultralisk
    .many = Ultralisks
    .article = an
    .article-start = An
unit-queen = Queen
    .many = Queens
    .article = a
    .article-start = A
unit-defiler = Defiler
    .many = Defilers
    .article = a
    .article-start = A
unit-scourge = Scourge
    .many = Scourges
    .article = a
    .article-start = A
unit-mutalisk = Mutalisk
    .many = Mutalisks
    .article = a
    .article-start = A
unit-guardian = Guardian
    .many = Guardians
    .article = a
    .article-start = A
unit-lurker = Lurker
    .many = Lurkers
    .article = a
    .article-start = A
unit-devourer = Devourer
    .many = Devourers
    .article = a
    .article-start = A
unit-infested_terran = Infested Terran
    .many = Infested Terrans
    .article = an
    .article-start = An
unit-zealot = Zealot
    .many = Zealots
    .article = a
    .article-start = A
unit-dragoon = Dragoon
    .many = Dragoons
    .article = a
    .article-start = A
unit-high_templar = High Templar
    .many = High Templars
    .article = a
    .article-start = A
unit-archon = Archon
    .many = Archons
    .article = an
    .article-start = An
unit-reaver = Reaver
    .many = Reavers
    .article = a
    .article-start = A
unit-scout = Scout
    .many = Scouts
    .article = a
    .article-start = A
unit-arbiter = Arbiter
    .many = Arbiters
    .article = an
    .article-start = An
unit-carrier = Carrier
    .many = Carriers
    .article = a
    .article-start = A
unit-dark_templar = Dark Templar
    .many = Dark Templars
    .article = a
    .article-start = A
unit-dark_archon = Dark Archon
    .many = Dark Archons
    .article = a
    .article-start = A
unit-corsair = Corsair
    .many = Corsairs
    .article = a
    .article-start = A

## Buildings

building-barracks = Barracks
building-factory = Factory
building-starport = Starport
building-spawning_pool = Spawning Pool
building-queens_nest = Queen’s Nest
building-spire = Spire
building-gateway = Gateway
building-robotics_facility = Robotics Facility
building-stargate = Stargate

## Modules: the name stands before the word "module"

module-supply = Supply
    .article = a
    .text = Unit build limit +1.
module-research_and_development = Research & Development
    .article = a
    .text = One more special order may be used each round.
module-air_support = Air Support
    .article = an
    .text = Your units in areas with one of your bases have detector; +1 attack in skirmishes fought in such an area against a flying front-line unit; opponents cannot transport units from another planet straight into such an area.
module-defensive = Defensive
    .article = a
    .text = When defending, after match-ups, you may switch two of your non-assist units from different skirmishes; a unit may enter the front line only if the opposing front-line unit can target it.
module-assist = Assist
    .article = an
    .text = One of your assist units per area does not count towards the unit limit; when you attack, one of them does not count towards the units you may bring either.
module-offensive = Offensive
    .article = an
    .text = With a Mobilize order, units may be transported into an area protected by an opponent’s Limited Orbital Defense; every transport of yours that carried units into that area is destroyed after the movement.

## Installations

installation-base = base
    .text = Units are built here.
installation-infested_command_center = Infested Command Center
    .text = Lets its owner build Infested Terrans on its planet, with or without a base there.
installation-warp_gate = Warp Gate
    .text = Its effect is on the Leadership card that brings it into play.
installation-overmind = Overmind
    .text = Its effect is on the Leadership card or in the scenario that brings it into play.
installation-cerebrate = Cerebrate
    .text = Its effect is on the Leadership card that brings it into play.

## Planets

planet-abaddon = Abaddon
planet-antiga_prime = Antiga Prime
planet-bhekar_ro = Bhekar Ro
planet-braken = Braken
planet-chau_sara = Chau Sara
planet-dylar_iv = Dylar IV
planet-halcyon = Halcyon
planet-helios = Helios
planet-pridewater = Pridewater
planet-tarsonis = Tarsonis
planet-torus = Torus
planet-vyctor_v = Vyctor V
planet-typhon = Typhon
planet-avernus_station = Avernus Station
planet-erebus_station = Erebus Station
planet-gehenna_station = Gehenna Station
planet-hydrax = Hydrax
planet-moria = Moria
planet-paladino_belt = Paladino Belt

## Races and their abilities

race-terran = Terran
ability-lift_off = Lift-off
    .text = While executing a Mobilize order, you may move your base on the active planet to another friendly area there.
ability-versatility = Versatility
    .text = A larger combat hand, the opening hand included.
race-protoss = Protoss
ability-shields = Shields
    .text = Draw 2 more Combat cards in the draw step of every battle in which you defend.
race-zerg = Zerg
ability-creep = Creep
    .text = The unit build limit grows with the number of different building types on the sheet.
ability-healing = Healing
    .text = Draw 1 Combat card at the end of every battle you took part in.

## Factions; the text is the special objective, .inside stands within a sentence, .own is whose
## (.own-start as the first word)

faction-jim_raynor = Jim Raynor
    .own = Jim Raynor’s
    .own-start = Jim Raynor’s
    .text = Control at least 6 mineral and/or gas areas in a stage III Regrouping Phase.
faction-arcturus_mengsk = Arcturus Mengsk
    .own = Arcturus Mengsk’s
    .own-start = Arcturus Mengsk’s
    .text = Control every area of two different planets in a stage III Regrouping Phase.
faction-tassadar = Tassadar
    .own = Tassadar’s
    .own-start = Tassadar’s
    .text = Control more areas than any other player in a stage III Regrouping Phase.
faction-aldaris = Aldaris
    .own = Aldaris’
    .own-start = Aldaris’
    .text = All others need 20 conquest points for a normal victory; Aldaris wins as soon as two “The End Draws Near” cards lie in the common area. This ends if Aldaris drops out.
faction-queen_of_blades = The Queen of Blades
    .inside = the Queen of Blades
    .own = the Queen of Blades’
    .own-start = The Queen of Blades’
    .text = Control at least 3 areas with conquest points in a stage III Regrouping Phase.
faction-overmind = The Overmind
    .inside = the Overmind
    .own = the Overmind’s
    .own-start = The Overmind’s
    .text = Have bases on at least 3 different planets in a stage III Regrouping Phase.

## Factions as players in running text: .own is whose (.own-start as the first word), .short
## stands in a heading, .word where there is room for one word

player-jim_raynor = Raynor
    .own = Raynor’s
    .own-start = Raynor’s
player-arcturus_mengsk = Mengsk
    .own = Mengsk’s
    .own-start = Mengsk’s
player-tassadar = Tassadar
    .own = Tassadar’s
    .own-start = Tassadar’s
player-aldaris = Aldaris
    .own = Aldaris’
    .own-start = Aldaris’
player-queen_of_blades = the Queen of Blades
    .start = The Queen of Blades
    .short = Queen of Blades
    .own = the Queen of Blades’
    .own-start = The Queen of Blades’
    .word = Queen
player-overmind = the Overmind
    .start = The Overmind
    .short = Overmind
    .own = the Overmind’s
    .own-start = The Overmind’s
    .word = Overmind

## Orders: .number is “one” where each player has only one of them

order-build = Build
order-mobilize = Mobilize
order-research = Research
order-special_build = special Build
    .start = Special Build
    .number = one
order-special_mobilize = special Mobilize
    .start = Special Mobilize
    .number = one
order-special_research = special Research
    .start = Special Research
    .number = one
order-star = Star
    .number = one

## Resources and pieces

resource-minerals = minerals
resource-gas = gas
piece-worker = worker
    .start = Worker
    .article = a
piece-transport = transport
    .start = Transport
    .article = a
piece-base = base
    .start = Base
    .article = a
piece-unit = unit
    .start = Unit
    .article = a
piece-planet = the planet
piece-it = it
    .start = It

## Words that stand in the log with a picture

term-base = base
term-worker = worker
    .many = workers
term-transport = transport
    .many = transports
# An order that lies face down.
term-order = order
    .many = orders
term-partly-depleted = partially depleted
term-depleted = depleted
# What a card does to units that do not fight in front; a verb.
term-splash = splash

## Sides of a planet

side-north = north
    .start = North
side-east = east
    .start = East
side-south = south
    .start = South
side-west = west
    .start = West

## Kinds of things

kind-race = race
kind-faction = faction
kind-unit = unit
kind-planet = planet
kind-area = area
kind-route = route
kind-card = card
kind-technology = technology
kind-event = event
kind-leader = Leadership card
kind-building = building
kind-module = module
kind-order = order
kind-resource = resource

## Shared pieces

component-normal_route = Normal navigation route
component-z_axis_route = Z-axis navigation route
component-depletion = Depletion token
component-guard = Guard token
component-resource = Resource token
component-hero = Hero token
component-mind_control = Mind control token
component-conquest_point = Special conquest point token
component-star_order = Star order

## The game

game-starcraft = StarCraft: The Board Game
    .about = Three races fight over a galaxy of planets: grow an economy, bury orders on the planets everybody wants, and settle it skirmish by skirmish.
