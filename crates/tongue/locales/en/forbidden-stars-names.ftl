# What the things of Forbidden Stars are called: the entry is KIND-ID, with the ids of the data files.
#
# .many     several of them
# .article  the indefinite article; .article-start as the first word of a sentence
# .short    what cards call it
# .race     the race of a faction
# .text     what it says or does
# .start    as the first word of a sentence, where that is another
# .mid      within a sentence, where that is another
# .number   “many” for a unit whose name is a plural

## Factions

faction-ultramarines = Ultramarines
    .race = Space Marines
    .text = In the active system, pay 1 materiel to upgrade one unit by one step: a Scout becomes a Space Marine, or a Space Marine becomes a Land Raider (the new figure is free and comes from the supply).
faction-world_eaters = World Eaters
    .race = Chaos Space Marines
    .text = Relocate 1 Cultist from the active system to a friendly or uncontrolled world of an adjacent system (no path needed).
faction-evil_sunz = Evil Sunz
    .race = Orks
    .text = Buy 1 ground unit at its normal cost and command level and put it on a friendly or uncontrolled world of the active system; no factory is needed.
faction-iyanden = Craftworld Iyanden
    .race = Eldar
    .text = Relocate 1 ground unit from a world of the active system to any friendly world on the board (no path needed).

## Units

fs-unit-scout = Scout
    .many = Scouts
    .article = a
    .article-start = A
fs-unit-strike_cruiser = Strike Cruiser
    .many = Strike Cruisers
    .article = a
    .article-start = A
fs-unit-space_marine = Space Marine
    .many = Space Marines
    .article = a
    .article-start = A
fs-unit-land_raider = Land Raider
    .many = Land Raiders
    .article = a
    .article-start = A
fs-unit-battle_barge = Battle Barge
    .many = Battle Barges
    .article = a
    .article-start = A
fs-unit-warlord_titan = Warlord Titan
    .many = Warlord Titans
    .article = a
    .article-start = A
    .short = Titan
fs-unit-cultist = Cultist
    .many = Cultists
    .article = a
    .article-start = A
fs-unit-iconoclast_destroyer = Iconoclast Destroyer
    .many = Iconoclast Destroyers
    .article = an
    .article-start = An
    .short = Iconoclast
fs-unit-chaos_space_marine = Chaos Space Marine
    .many = Chaos Space Marines
    .article = a
    .article-start = A
    .short = Chaos Marine
fs-unit-helbrute = Helbrute
    .many = Helbrutes
    .article = a
    .article-start = A
fs-unit-repulsive_grand_cruiser = Repulsive Grand Cruiser
    .many = Repulsive Grand Cruisers
    .article = a
    .article-start = A
    .short = Repulsive
fs-unit-chaos_reaver_titan = Chaos Reaver Titan
    .many = Chaos Reaver Titans
    .article = a
    .article-start = A
    .short = Titan
fs-unit-ork_boyz = Ork Boyz
    .many = Ork Boyz
    .article = a unit of
    .article-start = A unit of
    .number = many
    .short = Boyz
fs-unit-onslaught_attack_ship = Onslaught Attack Ship
    .many = Onslaught Attack Ships
    .article = an
    .article-start = An
    .short = Onslaught
fs-unit-nobz = Nobz
    .many = Nobz
    .article = a unit of
    .article-start = A unit of
    .number = many
fs-unit-battlewagon = Battlewagon
    .many = Battlewagons
    .article = a
    .article-start = A
fs-unit-kill_kroozer = Kill Kroozer
    .many = Kill Kroozers
    .article = a
    .article-start = A
    .short = Kroozer
fs-unit-gargant = Gargant
    .many = Gargants
    .article = a
    .article-start = A
fs-unit-aspect_warriors = Aspect Warriors
    .many = Aspect Warriors
    .article = a unit of
    .article-start = A unit of
    .number = many
    .short = Aspect
fs-unit-hellebore_frigate = Hellebore Frigate
    .many = Hellebore Frigates
    .article = a
    .article-start = A
    .short = Frigate
fs-unit-wraithguard = Wraithguard
    .many = Wraithguard
    .article = a
    .article-start = A
fs-unit-falcon = Falcon
    .many = Falcons
    .article = a
    .article-start = A
fs-unit-void_stalker = Void Stalker
    .many = Void Stalkers
    .article = a
    .article-start = A
    .short = Stalker
fs-unit-warlock_battle_titan = Warlock Battle Titan
    .many = Warlock Battle Titans
    .article = a
    .article-start = A
    .short = Titan

## Structures

structure-factory = factory
    .start = Factory
    .many = factories
    .article = a
    .article-start = A
    .text = Lets its owner buy units with a Deploy order in its system (anywhere in that system); adds its world’s unit capacity to the deploy limit there.
structure-city = city
    .start = City
    .many = cities
    .article = a
    .article-start = A
    .text = Raises its owner’s command level by 1.
structure-bastion = bastion
    .start = Bastion
    .many = bastions
    .article = a
    .article-start = A
    .text = Fights like a unit on its world, but is never routed and never retreats; its world cannot be the target of an orbital strike unless one of the striker’s cards says otherwise.

## Objective tokens

objective-ultramarines_objective_1 = Imperial relic
objective-ultramarines_objective_2 = System lord
objective-ultramarines_objective_3 = Archeotech vault
objective-ultramarines_objective_4 = Warp navigation beacon
objective-ultramarines_objective_5 = Orbital defence platform
objective-ultramarines_objective_6 = Ultramarines relic
objective-world_eaters_objective_1 = Chaos relic sword
objective-world_eaters_objective_2 = Blood for the Blood God
objective-world_eaters_objective_3 = Ancient weapon
objective-world_eaters_objective_4 = Skulls for the Skull Throne
objective-world_eaters_objective_5 = A worthy foe
objective-world_eaters_objective_6 = Hellforge
objective-evil_sunz_objective_1 = Good lootin’
objective-evil_sunz_objective_2 = Good fightin’
objective-evil_sunz_objective_3 = Lotza Boyz!
objective-evil_sunz_objective_4 = Good fer racin’
objective-evil_sunz_objective_5 = Trukk fuel
objective-evil_sunz_objective_6 = Gubbins an’ wotnots
objective-iyanden_objective_1 = Lost Aspect shrine
objective-iyanden_objective_2 = Confluence of destiny
objective-iyanden_objective_3 = Wraith-wrought artefact
objective-iyanden_objective_4 = Hero’s spirit stone
objective-iyanden_objective_5 = Scuttled Craftworld
objective-iyanden_objective_6 = Maiden world

## Orders

fs-order-advance = Advance
fs-order-deploy = Deploy
fs-order-strategize = Strategize
fs-order-dominate = Dominate

## Tokens and icons

asset-forge = forge token
    .start = Forge token
    .many = forge tokens
    .article = a
    .article-start = A
asset-cache = cache token
    .start = Cache token
    .many = cache tokens
    .article = a
    .article-start = A
asset-reinforcement = reinforcement token
    .start = Reinforcement token
    .many = reinforcement tokens
    .article = a
    .article-start = A
icon-offence = offence
    .start = Offence
icon-defence = defence
    .start = Defence
icon-morale = morale
    .start = Morale

storm-across = across
    .text = Across a tile to its opposite edge, on either side of the storm.
storm-sideways = sideways
    .text = Along its own line to the next edge, either way.
storm-up_right_down_left = up right / down left
    .text = Round a corner: up at its right end or down at its left end, seen with the storm lying level.
storm-up_left_down_right = up left / down right
    .text = Round a corner: up at its left end or down at its right end, seen with the storm lying level.

## Kinds of things in refusals

kind-system = system
kind-structure = structure
kind-combat_card = combat card
kind-event_card = event card
kind-order_upgrade = order upgrade
kind-asset = asset token
kind-end_of_a_stack = end of a stack
kind-fighter = unit
kind-icon = icon
kind-objective = objective token
kind-payment = payment
kind-stance = stance of a unit
kind-storm_icon = Warp Storm icon
kind-tile_side = tile side
kind-warp_storm = Warp Storm

## Corners of a tile

corner-nw = north-western
    .start = North-western
    .short = NW
corner-ne = north-eastern
    .start = North-eastern
    .short = NE
corner-se = south-eastern
    .start = South-eastern
    .short = SE
corner-sw = south-western
    .start = South-western
    .short = SW

## Systems, by tile and side

system-tile_1a = Shattered Reaches
system-tile_1b = The Veil
    .mid = the Veil
system-tile_2a = Ebbek’s Valor
system-tile_2b = The Verudun Wastes
    .mid = the Verudun Wastes
system-tile_3a = The Vohgan Labyrinth
    .mid = the Vohgan Labyrinth
system-tile_3b = Yareen Nebula
system-tile_4a = Monstrum Abyss
system-tile_4b = Rhuin’s Strand
system-tile_5a = Bloody Expanse
system-tile_5b = The Starhov Nebula
    .mid = the Starhov Nebula
system-tile_6a = The Shipyards of Aulanius
    .mid = the Shipyards of Aulanius
system-tile_6b = The Expanse of Ruhstadt
    .mid = the Expanse of Ruhstadt
system-tile_7a = Lagarus Abyss
system-tile_7b = The Shoals of Aidoneu
    .mid = the Shoals of Aidoneu
system-tile_8a = Saint Mir’has Fastness
system-tile_8b = The Barren Cluster
    .mid = the Barren Cluster
system-tile_9a = Iyanden Reach
system-tile_9b = The Pale Webway
    .mid = the Pale Webway
system-tile_10a = Jon Haagen’s Hope
system-tile_10b = The Toladir Frontier
    .mid = the Toladir Frontier
system-tile_11a = Depths of Caernus
system-tile_11b = The Kevan Stars
    .mid = the Kevan Stars
system-tile_12a = Lost Kocaetus
system-tile_12b = Station Epsilon-Rho

## Worlds, by tile, side and corner of the tile as it is printed

world-tile_1a_nw = Smyrna
world-tile_1a_se = Nicea
world-tile_1b_nw = Pergoria
world-tile_1b_se = Orb Theta-84
world-tile_2a_se = Pergam
world-tile_2a_sw = Laodicea
world-tile_2b_se = Terudus
world-tile_2b_sw = Ferrineus
world-tile_3a_ne = Lytheria
world-tile_3a_sw = Azernikh
world-tile_3b_ne = Fornax
world-tile_3b_sw = Phlegra
world-tile_4a_se = Onodin
world-tile_4a_sw = Solanum
world-tile_4b_nw = Savarga
world-tile_4b_se = Kalsa
world-tile_5a_se = Thylin
world-tile_5a_sw = Xinghua
world-tile_5b_se = Broeskyr
world-tile_5b_sw = Naraka
world-tile_6a_ne = Annieth
world-tile_6a_sw = Kaunas
world-tile_6b_ne = Agharta
world-tile_6b_sw = Lyreea
world-tile_7a_se = Lilivara
world-tile_7a_sw = Remscheid
world-tile_7b_nw = Nymaan
world-tile_7b_se = Gherall
world-tile_8a_se = Escinthia
world-tile_8a_sw = Squall
world-tile_8b_nw = The Vault of St Ravinnusa
    .mid = the Vault of St Ravinnusa
world-tile_8b_se = Karyala
world-tile_9a_se = Haven of Iyanna
world-tile_9a_sw = Ghost Halls
world-tile_9b_nw = Wraithspire
world-tile_9b_se = Haven of Iyanna
world-tile_10a_ne = Argovia
world-tile_10a_se = Turaci
world-tile_10a_sw = Illedrias
world-tile_10b_nw = Torcerus
world-tile_10b_se = Lemnos
world-tile_10b_sw = Albrecht’s Hold
world-tile_11a_ne = Gelsenkirchen
world-tile_11a_se = Da Green Rock
world-tile_11a_sw = Vimur
world-tile_11b_nw = Niekoe
world-tile_11b_se = Tholopis
world-tile_11b_sw = Golgrim
world-tile_12a_ne = Purge
world-tile_12a_se = Noatun
world-tile_12a_sw = Venefirous
world-tile_12b_ne = Niburu
world-tile_12b_se = Saronne
world-tile_12b_sw = Lux

game-forbidden-stars = Forbidden Stars
    .about = Four factions in a sector torn by storms: reach the worlds that hold your objectives, with dice, cards and the nerve of your troops.

## Players, by what they play, in running text. .own is whose; .number is “many” where a verb stands in the plural.

player-ultramarines = Ultramarines
    .own = Ultramarines’
    .own-start = Ultramarines’
    .number = many
player-world_eaters = World Eaters
    .own = World Eaters’
    .own-start = World Eaters’
    .number = many
player-evil_sunz = Evil Sunz
    .own = Evil Sunz’
    .own-start = Evil Sunz’
    .number = many
player-iyanden = Iyanden
    .own = Iyanden’s
    .own-start = Iyanden’s
