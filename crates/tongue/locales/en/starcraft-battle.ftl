# StarCraft: the stage of a battle.
# $vh is the place of words for those who do not see the page, $bold of bold ones; say them with AS.

## The steps of a battle: short words in a row

sc-step-order = Order
sc-step-abilities = Abilities
sc-step-draw = Draw
sc-step-pairs = Pairs
sc-step-support = Support
sc-step-cards = Cards
sc-step-skirmishes = Skirmishes
sc-step-splash = Splash
sc-step-retreat = Retreat
sc-step-done = { $step }{ AS($vh, " (done)") }
# Skirmishes.
sc-step-so-many = { $done } of { $all } done
# Skirmishes at which a side has cards.
sc-step-laid = { $done } of { $all } laid
sc-battle-steps = Steps of the battle

## What holds for the whole battle

sc-battle-about = About this battle
sc-battle-title = Battle for { $area }
sc-battle-to-map = See the galaxy
sc-battle-to-stage = See the battle
# A button that opens what holds for the whole battle.
sc-battle-details = Details
sc-battle-skirmishes = Skirmishes
sc-battle-minerals = mineral area, { $amount }, unit limit { $limit }
sc-battle-gas = gas area, { $amount }, unit limit { $limit }
sc-battle-conquest = conquest area, { $amount }, unit limit { $limit }
sc-battle-strategic = strategic area, unit limit { $limit }
# So many units of a side.
sc-battle-attack = { $count ->
        [one] { $count } attacks
       *[other] { $count } attack
    }
sc-battle-defend = { $count ->
        [one] { $count } defends
       *[other] { $count } defend
    }
# Before “2 : 1”.
sc-battle-lost = Lost so far
sc-battle-order = Order
sc-battle-draws-more = { $count ->
        [one] { $count } more card to draw
       *[other] { $count } more cards to draw
    }
# What a side has in every skirmish; $amount with its sign.
sc-battle-more-attack = { $amount } attack
sc-battle-more-health = { $amount } health
sc-battle-detector = detector
sc-battle-always = in every skirmish
# Cards whose splash damage is still to come.
sc-battle-splash = Splash waiting
sc-battle-no-splash = none
sc-battle-kept = { $seat ->
        [you] { AS($seat, "Your") }
       *[other] { NAME($seat, form: "own-start") }
    } { $card }
sc-battle-if-won = { AS($bold, "If the attack wins") }, up to { $limit } of its units stay here and the rest retreat together.
sc-battle-if-both = { AS($bold, "If both sides are still standing") }, the attackers retreat, unless only assist units are left to defend.

## Skirmishes, and those who have none

sc-lane-number = Skirmish { $number }
sc-lane-done = done
sc-lane-now = now
sc-lane-choose = choose a card
sc-lane-laid = card laid
sc-lane-to-come = to come
# In the place where a card will lie.
sc-lane-slot = card
# Over units without a skirmish, and what they wait for.
sc-lane-both = Both sides
sc-lane-unpaired = Not yet paired
sc-lane-unsent = Not yet supporting
sc-lane-without = Without a skirmish
sc-lane-abilities = Each side may use one ability before cards are drawn.
sc-lane-draws = Both sides draw Combat cards.
sc-lane-pairs = The attacker pairs units until one side has none left.
sc-lane-supports = All other units stand behind a front-line unit.
sc-lane-over = The battle is over for them.
sc-lane-attacks = { $seat ->
        [you] { AS($seat, "You") } attack
       *[other] { NAME($seat, form: "start") } attacks
    }
sc-lane-defends = { $seat ->
        [you] { AS($seat, "You") } defend
       *[other] { NAME($seat, form: "start") } defends
    }
sc-lane-nobody = nobody
sc-lane-cards = { $hand } in hand, { $deck } in the deck
sc-lane-secret = { $count ->
        [one] only you see this
       *[other] only you see these
    }
sc-lane-unseen = from the deck, unseen
# Beside a unit under mind control: the card is off the deck of its first owner.
sc-lane-lent = from { $owner ->
        [you] { AS($owner, "your") }
       *[other] { NAME($owner, form: "own") }
    } deck
sc-card-back = A card of { $player }, face down

## Units

sc-piece-flying = flying
sc-piece-ground = ground
sc-piece-assists = assists
sc-piece-cloaked = cloaked
sc-piece-destroyed = destroyed
sc-piece-leaves = must leave
sc-piece-away = slipped away
sc-piece-taken = taken over
# A unit under mind control: whose it was.
sc-piece-of = { NAME($owner, form: "own") }

## Attack against health

sc-clash = { NAME($player, form: "start") } has { $attack } attack against { $health } health:
sc-clash-none-placed = No cards yet.
sc-clash-one-placed = One side has placed its cards.
sc-clash-both-placed = Both sides turn their cards over together.
# What it comes to, or would come to.
sc-clash-would-hold = { $unit } would hold
sc-clash-would-fall = { $unit } would fall
sc-clash-would-fall-behind = Cannot hit the { $unit }: a unit behind it would fall
sc-clash-no-target = Enough, but nothing there can be hit
sc-clash-holds = { $unit } holds
sc-clash-destroyed = { $unit } destroyed
sc-clash-cloaked = { $unit } is hit, but cloaked: it may slip away
sc-clash-away = { $unit } slips away
sc-clash-taken = { $unit } taken over
# $loss: sc-clash-destroyed.
sc-clash-behind = Cannot hit the { $unit }: { $loss }
sc-clash-choosing = Cannot hit the { $unit }: { AS($bold, "a unit behind it falls") }

## What attack and health are made of

sc-terms-attack = Attack
sc-terms-health = Health
# Before both sums: what attack and health come to at this skirmish.
sc-terms-there = total
# Where a term comes from, in two or three words. $card: a technology, or one of the last two.
sc-reason-major = card
sc-reason-minor = card, minor
sc-reason-order = special order
sc-reason-events = Event card
sc-reason-unmet = { $card }: not here
sc-reason-blind = { $unit } cannot hit
sc-reason-set = { $card } sets it
sc-reason-left-out = { $card }: no unit for it
sc-reason-text = card text
sc-reason-reinforcement = reinforcement

## What the cards of the hand would do at a skirmish

# Over the values of cards that the enemy may have there: those that show the unit, or any.
sc-foreseen-unseen = { $unit } cards still unseen
sc-foreseen-any = Any of these may lie there
sc-foreseen-choose = Choose a card from your hand.
# Against $yes of $all cards that the enemy may have.
sc-foreseen-kills = { $yes ->
        [0] Kills nothing
       *[other] Kills against { $yes } of { $all }
    }
sc-foreseen-holds = { $yes ->
        [0] Does not hold
       *[other] Holds against { $yes } of { $all }
    }
# Under “Your hand”: for one’s own unit.
sc-hand-for = For the { $unit } against the { $enemy }: what each card gives there, and against how many of their unseen cards it kills and holds.
# Over groups of cards.
sc-hand-cards = your cards
sc-hand-offered = to choose from
sc-hand-fits = major values
sc-hand-fits-not = minor values
sc-hand-joins = may be added
sc-hand-joins-not = no unit for it
sc-hand-then = added later
sc-hand-rest = not now
sc-hand-or = or
# On a card, before a row of blocks, one for each card the enemy may have.
sc-hand-kills = kills
sc-hand-holds = holds
sc-hand-gives = It gives { $attack } attack and { $health } health there.
sc-hand-may-join = may join the card you place
sc-hand-no-unit = no unit for it here
sc-hand-deck = Top of the deck, unseen

## The show of a battle

# A button.
sc-shown-look = See the battle for { $area } again
sc-shown-who = { $attacker ->
        [you] { AS($attacker, "You") } attack { $defender }.
       *[other] { $defender ->
            [you] { NAME($attacker, form: "start") } attacks { AS($defender, "you") }.
           *[other] { NAME($attacker, form: "start") } attacks { $defender }.
        }
    }
sc-shown-takes = { $seat ->
        [you] { AS($seat, "You") } take { $area }
       *[other] { NAME($seat, form: "start") } takes { $area }
    }
sc-shown-holds = { $seat ->
        [you] { AS($seat, "You") } hold { $area }
       *[other] { NAME($seat, form: "start") } holds { $area }
    }
sc-shown-nobody = Nobody is left on { $area }
# How it went, in a line.
sc-shown-sum = { $skirmishes ->
        [0] No skirmish
        [one] One skirmish
       *[other] { $skirmishes } skirmishes
    }; the attacker lost { $attackers }, the defender { $defenders }.
# What it means: each is said after whose it is, “You 2 gas a round”, “The Overmind 2 of 3 areas on Tarsonis”.
sc-means-income = Income
sc-means-resource = { $what } a round
sc-means-points = { $points ->
        [one] { $points } conquest point
       *[other] { $points } conquest points
    } per round
sc-means-strategic = strategic area: no income
sc-means-route = Route
sc-means-routes = transports to { $planets }
sc-means-no-route = no transports from here
sc-means-control = Control
sc-means-areas = { $held } of { $all } areas on { $planet }
sc-means-goal = Goal
sc-means-goal-has = { $goal }: { $have } of { $need }
sc-means-base = Base
sc-means-base-stands = base stands
sc-means-no-base = none at stake
sc-shown-called-off = { $seat ->
        [you] { AS($seat, "You") } called it off.
       *[other] { NAME($seat, form: "start") } called it off.
    }
# So many units.
sc-shown-stays = { $seat ->
        [you] { AS($seat, "You") } keep { $count ->
            [one] { $count } unit
           *[other] { $count } units
        } there.
       *[other] { NAME($seat, form: "start") } keeps { $count ->
            [one] { $count } unit
           *[other] { $count } units
        } there.
    }
sc-shown-retreats = retreat to { $area }
