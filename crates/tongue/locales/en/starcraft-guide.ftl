# StarCraft: the first minute for newcomers, how to win, and what the pictures mean.
# $loud is the place of words that stand out; say them with AS.

## On the start page

sc-new = New to StarCraft?
sc-new-win = { $points ->
        [one] { $points } conquest point wins
       *[other] { $points } conquest points win
    }
# The three phases: a word, and below it what happens.
sc-new-plan = Plan
sc-new-plan-what = Place four orders face down on planets, each on top of what lies there.
sc-new-execute = Execute
sc-new-execute-what = Turn over what lies on top: build, mobilize, research. What is covered waits.
sc-new-regroup = Regroup
sc-new-regroup-what = Collect resources and conquest points, use an event, check who has won.
sc-new-table = The table knows the rules: it asks one question at a time and lights up every legal answer. { AS($help, "A round in one minute") }

## A round in one minute

sc-help-round = A round in one minute
sc-help-planning = Taking turns, everybody places four orders, one at a time, face down on planets where they are or next door. A new order goes on top of the stack that is already there.
sc-help-execution = In turn, everybody turns over one of their orders that lies on top of a stack and carries it out. So what was placed last happens first, and an order on top of yours makes you wait. Whoever is covered everywhere draws an Event card instead.
sc-help-build = { AS($loud, "Build") } workers, transports and units; then a building and a module; then a base.
sc-help-mobilize = { AS($loud, "Mobilize") } units on the planet, or from next door with a transport. Meet an enemy and there is a battle.
sc-help-research = { AS($loud, "Research") } brings an Event card, three Combat cards and, if you pay, a technology.
sc-help-regrouping = Bases with enemy units in their area fall, your workers come home, areas yield resources and conquest points, and each player may use one of the Event cards they have drawn.
sc-help-paying = Paying is work: each mineral or gas takes one worker for the rest of the round. A battle is a row of skirmishes: the attacker pairs the units, both sides place cards face down, and attack is compared with health.

## How to win

sc-help-win = How to win
# $points: sc-points, standing out.
sc-win-points = { $points } at the end of a round.
sc-points = { $count ->
        [one] { $count } conquest point
       *[other] { $count } conquest points
    }
sc-win-objective = { AS($loud, "Your faction’s own objective") }, once the third stage of the Event deck has begun.
sc-win-end = { AS($loud, "The most points") } when two “The End Draws Near” cards are in play.
sc-win-last = { AS($loud, "Being the last one left.") }

## What the pictures mean: a name, and what it is about

sc-help-legend = Marks and glyphs
sc-legend-owners = Owners
sc-legend-owners-what = Every owner has a colour and a mark; their areas carry their hatching too, so colour is never the only sign.
sc-legend-signs = Symbols
sc-sign-minerals = minerals
sc-sign-minerals-what = what most things cost
sc-sign-gas = gas
sc-sign-gas-what = what the better things cost as well
sc-sign-conquest = conquest points
sc-sign-conquest-what = scored each round by whoever holds the area
sc-sign-worker = worker
sc-sign-worker-what = pays one resource per round
sc-sign-base = base
sc-sign-base-what = builds, researches, brings in resources
sc-sign-transport = transport
sc-sign-transport-what = carries your units along its route
sc-sign-partly = partially depleted
sc-sign-partly-what = force mined once
sc-sign-depleted = depleted
sc-sign-depleted-what = yields nothing more
sc-sign-hidden = hidden order
sc-sign-hidden-what = only its owner knows what it is
sc-sign-first = first player
sc-sign-first-what = begins each phase
sc-sign-attack = attack
sc-sign-attack-what = must reach the enemy’s health
sc-sign-health = health
sc-sign-health-what = survives any attack below it
sc-sign-support = support
sc-sign-support-what = adds to the attack of the front line
sc-sign-splash = splash damage
sc-sign-splash-what = a further loss after the skirmishes
sc-sign-cloak = cloaking
sc-sign-cloak-what = withdraws instead of being destroyed
sc-sign-detector = detector
sc-sign-detector-what = cloaking does not work against it
sc-sign-limit = unit limit
sc-sign-limit-what = one block for each unit an area takes, filled if used
sc-legend-units = Units
sc-legend-units-what = Angular is Terran, curved is Protoss, organic is Zerg. Flying units cast a shadow.
