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
sc-battle-steps = Steps of the battle

## What holds for the whole battle

sc-battle-about = About this battle
sc-battle-title = Battle for { $area }
sc-battle-to-map = See the galaxy
sc-battle-to-stage = See the battle
sc-battle-skirmishes = Skirmishes
sc-battle-minerals = mineral area, { $amount }, unit limit { $limit }
sc-battle-gas = gas area, { $amount }, unit limit { $limit }
sc-battle-conquest = conquest area, { $amount }, unit limit { $limit }
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
sc-battle-if-both = { AS($bold, "If both sides stand") }, the attackers retreat, unless only units that assist are left to defend.

## Skirmishes, and those who have none

sc-lane-number = Skirmish { $number }
sc-lane-done = done
sc-lane-now = now
sc-lane-to-come = to come
# Over units without a skirmish, and what they wait for.
sc-lane-both = Both sides
sc-lane-unpaired = Not yet paired
sc-lane-unsent = Not yet supporting
sc-lane-without = Without a skirmish
sc-lane-abilities = Each side may use one ability before cards are drawn.
sc-lane-draws = Both sides draw Combat cards.
sc-lane-pairs = The attacker pairs units until one side has none left.
sc-lane-supports = Every other unit stands behind a front-line unit.
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
# Over supporting units.
sc-lane-behind = Behind
sc-lane-secret = { $count ->
        [one] only you see this
       *[other] only you see these
    }
sc-lane-unseen = off the deck, unseen
sc-card-back = A card of { $player }, face down
sc-looked = Cards you look at
sc-looked-title = Off your deck

## Units

sc-piece-flying = flying
sc-piece-ground = ground
sc-piece-assists = assists
sc-piece-cloaked = cloaked
sc-piece-destroyed = destroyed
sc-piece-leaves = must leave
sc-piece-away = slipped away

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
# $loss: sc-clash-destroyed.
sc-clash-behind = Cannot hit the { $unit }: { $loss }
sc-clash-choosing = Cannot hit the { $unit }: { AS($bold, "a unit behind it falls") }

## What attack and health are made of

sc-terms-attack = Attack
sc-terms-health = Health
# Between the heading and the terms, for those who do not see them as a sum.
sc-terms-made-of = is made of:
# Below the sum.
sc-terms-total-attack = attack
sc-terms-total-health = health
# Where a term comes from, in two or three words. $card: a technology, or one of the last two.
sc-reason-major = card: { $unit }
sc-reason-minor = card: other units
sc-reason-order = special order
sc-reason-events = Event card
sc-reason-unmet = { $card }: not here
sc-reason-blind = { $unit } cannot hit
sc-reason-set = { $card } sets it
sc-reason-left-out = { $card }: no unit for it
sc-reason-text = card text
sc-reason-reinforcement = reinforcement
