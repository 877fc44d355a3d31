# The guided first game of Forbidden Stars, its lessons and puzzles: what the coach says. Names of things as the table shows
# them. Titles have six words at most, texts 45, answers 30. Words between stars are met there for the first time and stand
# in bold. Never "wrong" or "must": say what a choice costs, or when it would be good.

lesson-fs-guided = Your first campaign
lesson-fs-guided-idea = A round and a half against the World Eaters, with a coach beside you. You take your first objective, then finish the game alone.

lesson-fs-guided-chapter-sector = The sector
lesson-fs-guided-chapter-orders = Four orders
lesson-fs-guided-chapter-act = Move and grow
lesson-fs-guided-chapter-fight = The first combat
lesson-fs-guided-chapter-refresh = The round ends
lesson-fs-guided-chapter-again = Ships and factories

lesson-fs-guided-goal = Two tokens win the game
lesson-fs-guided-goal-text = You lead the Ultramarines, in blue. Two blue *objectives* lie on *worlds* of the World Eaters: one on Thylin, one on Purge. Hold such a world when a round ends, and its token is yours for good. Two tokens win.
lesson-fs-guided-goal-tell-1 = Look at Thylin, with one Cultist on it. Then go on.

lesson-fs-guided-backwards = Plan backwards: last thing first
lesson-fs-guided-backwards-text = Each round you place four *orders*, face down. In a *system* they form a *stack*, and the one placed last is carried out first. So begin with the end: the attack on Thylin. *Advance* moves units and lets them fight.
lesson-fs-guided-backwards-tell-1 = Pick up Advance, then click the middle of Bloody Expanse.
lesson-fs-guided-backwards-said-1 = The World Eaters place an order in Bloody Expanse, face down. It lies at the bottom now.
lesson-fs-guided-backwards-other-1 = Right system. But the bottom of your stack is what happens last: the attack. That is an Advance.
lesson-fs-guided-backwards-other-2 = Advance moves units into the system it lies in. Thylin belongs to Bloody Expanse.
lesson-fs-guided-backwards-otherwise = A legal order, and there is time for it. First place the one that should happen last, in Bloody Expanse.

lesson-fs-guided-before = What comes before the attack?
lesson-fs-guided-before-text = Strength. *Dominate* collects what your worlds in its system offer, and lets you do what only your faction can. Yours can make a better unit out of a lesser one. Place Dominate over the attack, and it comes first.
lesson-fs-guided-before-tell-1 = Pick up Dominate, then click Bloody Expanse again.
lesson-fs-guided-before-said-1 = The World Eaters place an order at home, in Lost Kocaetus.
lesson-fs-guided-before-other-1 = That one goes on top, in a moment. Between the two Advances there is room for Dominate.
lesson-fs-guided-before-other-2 = Dominate works in the system it lies in. Your attack comes from Bloody Expanse.
lesson-fs-guided-before-otherwise = Good for another round. Now Dominate, over the attack in Bloody Expanse.

lesson-fs-guided-on-top = What lies on top goes first
lesson-fs-guided-on-top-text = You have nobody in Bloody Expanse yet. So a second Advance goes *on top*: it brings your Space Marine from Lilivara next door. March, then Dominate, then attack. And the order of the World Eaters? Below all three, it has to wait.
lesson-fs-guided-on-top-tell-1 = Place your other Advance in Bloody Expanse as well.
lesson-fs-guided-on-top-said-1 = The World Eaters place an order in Lagarus Abyss, where your Space Marine stands.
lesson-fs-guided-on-top-other-1 = What happens first belongs on top, and first somebody has to get there: Advance.
lesson-fs-guided-on-top-other-2 = Your Space Marine is needed in Bloody Expanse, and Advance brings units to where it lies.
lesson-fs-guided-on-top-otherwise = Then Dominate would come first, while none of your units is there to use it. Advance goes on top.

lesson-fs-guided-home = One order at home
lesson-fs-guided-home-text = *Strategize* buys *upgrades*: better cards for combat, better orders. Afterwards its token earns you an *event card* when the round ends. Strategize works where you have at least one unit or structure, for instance at home.
lesson-fs-guided-home-tell-1 = Place Strategize in Jon Haagen’s Hope.
lesson-fs-guided-home-said-1 = The World Eaters place their last order at home.
lesson-fs-guided-home-other-1 = There it would cover your march and delay it by a turn. At home it is in nobody’s way.
lesson-fs-guided-home-other-2 = You will deploy next round, with more to spend. Now get something for the fight: Strategize.
lesson-fs-guided-home-otherwise = Legal, but Strategize at home is worth more now: it makes the coming fight easier.

lesson-fs-guided-march = Reveal your top order
lesson-fs-guided-march-text = Now players take *turns*, one order each, and only what lies on top may be revealed. Ground units move to worlds of the order’s system, from there or from one system next to it. Lilivara borders Xinghua.
lesson-fs-guided-march-tell-1 = Click your order in Bloody Expanse.
lesson-fs-guided-march-tell-2 = Resolve it.
lesson-fs-guided-march-tell-3 = Send the Space Marine to Xinghua.
lesson-fs-guided-march-said-1 = All orders are placed. The World Eaters go first: they dominate, and collect two tokens.
lesson-fs-guided-march-other-1 = It can wait: nobody can get ahead of it. Three things have to happen in Bloody Expanse, so begin there.
lesson-fs-guided-march-other-2 = An order may be given up for an event card. That is for orders that have become useless; this one is not.
lesson-fs-guided-march-other-3 = Then nobody would arrive, and the two orders below would find nobody to work with.
lesson-fs-guided-march-otherwise = Start in Bloody Expanse, where three of your orders lie.

lesson-fs-guided-dominate = A world pays in tokens
lesson-fs-guided-dominate-text = Xinghua gives a *reinforcement token*, a soldier to throw into one combat. Then the ability of the Ultramarines: for 1 *materiel*, the money of this game, a Space Marine becomes a *Land Raider*. More dice, more health, and a fight ahead.
lesson-fs-guided-dominate-tell-1 = Reveal Dominate in Bloody Expanse.
lesson-fs-guided-dominate-tell-2 = Use the ability.
lesson-fs-guided-dominate-said-1 = The World Eaters move a ship and a Cultist into Lagarus Abyss: you have left it.
lesson-fs-guided-dominate-said-2 = The reinforcement token is yours.
lesson-fs-guided-dominate-other-1 = You may, and nothing would be lost. But take Dominate first, while the idea is fresh.
lesson-fs-guided-dominate-other-2 = Land Raiders cost 4 materiel in a factory. Here one costs 1.
lesson-fs-guided-dominate-otherwise = First Dominate, which lies on top in Bloody Expanse now.

lesson-fs-guided-strategize = Better cards before the fight
lesson-fs-guided-strategize-text = You may buy one order upgrade and one combat upgrade. *Rain of Fire* helps ships that strike a world. *Glory and Death* replaces both copies of another card: give up “Fury of the Ultramar”, which needs units you will not have on Thylin.
lesson-fs-guided-strategize-tell-1 = Reveal your order in Jon Haagen’s Hope.
lesson-fs-guided-strategize-tell-2 = Buy “Rain of Fire” for 1 materiel.
lesson-fs-guided-strategize-tell-3 = Buy “Glory and Death”, and give up “Fury of the Ultramar”.
lesson-fs-guided-strategize-said-1 = The World Eaters buy two Cultists and build a city. A cache token saves them 2 materiel.
lesson-fs-guided-strategize-other-1 = The attack would come a turn early, without the new card. Meanwhile the World Eaters can do nothing there: their order is buried.
lesson-fs-guided-strategize-other-2 = Right card. But give up “Fury of the Ultramar”, whose second half needs a Space Marine.
lesson-fs-guided-strategize-other-3 = A good card on another day. “Glory and Death” brings offence and morale, and you need both on Thylin.
lesson-fs-guided-strategize-other-4 = You have the materiel, and upgrades last for the whole game.
lesson-fs-guided-strategize-otherwise = First “Rain of Fire”, then “Glory and Death”.

lesson-fs-guided-attack = Attack: enter an enemy world
lesson-fs-guided-attack-text = The World Eaters have only the order below yours left, so they are passed over and it is your turn again. Your last order here is the attack. Moving to where somebody else stands means *combat*.
lesson-fs-guided-attack-tell-1 = Resolve your Advance.
lesson-fs-guided-attack-tell-2 = Move the Land Raider to Thylin.
lesson-fs-guided-attack-said-1 = Both upgrades are bought, and the Strategize token lies on your event deck.
lesson-fs-guided-attack-other-1 = An event card for an objective: a poor bargain. Resolve the order.
lesson-fs-guided-attack-other-2 = Nobody stops you, but nobody takes Thylin for you either.
lesson-fs-guided-attack-otherwise = The Land Raider goes to Thylin.

lesson-fs-guided-dice = Dice are rolled once
lesson-fs-guided-dice-text = Every unit rolls as many *dice* as its combat value, and they stay for the whole combat. Swords hurt, shields protect, and flags are *morale*. You have one of each, the Cultist one shield. Now add your token: it fights, but rolls no dice.
lesson-fs-guided-dice-tell-1 = Commit 1 reinforcement token.
lesson-fs-guided-dice-other-1 = Saved for later? It is worth two more health and two more morale, here and now.
lesson-fs-guided-dice-otherwise = Commit the token: it counts as a Scout in this fight.

lesson-fs-guided-cards = A card in each combat round
lesson-fs-guided-cards-text = A combat has up to three rounds; in each, both sides play a card at the same time. A card’s icons count until the end of the combat, its text only now. “Glory and Death”: a sword, morale, and two *offence tokens*.
lesson-fs-guided-cards-tell-1 = Play “Glory and Death”.
lesson-fs-guided-cards-tell-2 = Use what it says: two offence tokens.
lesson-fs-guided-cards-said-1 = The World Eaters add nobody. Both sides have drawn five cards.
lesson-fs-guided-cards-said-2 = They answer with “Foul Worship”, another shield. Offence tokens last for one combat round.
lesson-fs-guided-cards-other-1 = Armour protects, but one Cultist hurts you little. Press on.
lesson-fs-guided-cards-other-2 = Just as strong, and it comes next. “Glory and Death” first: its morale counts from now to the end.
lesson-fs-guided-cards-other-3 = What a card says is optional. But two swords for free are welcome.
lesson-fs-guided-cards-otherwise = That card will have its round. Open with “Glory and Death”.

lesson-fs-guided-routed = Wounded units are routed
lesson-fs-guided-routed-text = Four swords met three shields: one *damage*. A Cultist has *health* 2, so it is not destroyed but *routed*. It lies on its side, and counts for nothing until the game round ends. One more push: “Ambush”.
lesson-fs-guided-routed-tell-1 = Play “Ambush”.
lesson-fs-guided-routed-said-1 = The World Eaters gained a die, and it came up as a shield.
lesson-fs-guided-routed-other-1 = Its time comes in the last round, when morale is counted. “Ambush” first.
lesson-fs-guided-routed-otherwise = You need swords now: “Ambush” brings three.

lesson-fs-guided-morale = When nobody falls, morale decides
lesson-fs-guided-morale-text = Five swords, five shields: nothing happened. After the third combat round, *morale* is added up: units that are not routed, and the flags on dice and cards. The routed Cultist adds nothing. “Faith in the Emperor” adds two for you.
lesson-fs-guided-morale-tell-1 = Play “Faith in the Emperor”.
lesson-fs-guided-morale-tell-2 = Gain a die showing morale.
lesson-fs-guided-morale-said-1 = The World Eaters played “Foul Worship” again and gained one more shield.
lesson-fs-guided-morale-said-2 = Your new die is rolled. Nothing they can do now brings them more morale than you have.
lesson-fs-guided-morale-otherwise = What counts after this round is morale, and “Faith in the Emperor” is the card for it.

lesson-fs-guided-collected = Thylin is yours
lesson-fs-guided-collected-text = Nine morale against none: the Cultist had to *retreat*. The enemy’s buried order found nobody left and was given up for an event card. The *Refresh Phase* has begun: you collected your token, one of two, and your worlds paid 6 materiel.
lesson-fs-guided-collected-tell-1 = Look at your token, then go on: the World Eaters resolve their event.

lesson-fs-guided-storm = Move a Warp Storm
lesson-fs-guided-storm-text = Nobody moves across an edge with a *Warp Storm*. When a round ends, each event card moves one. This one bars the way from Fornax to Purge, where your second objective lies. Wherever it may go now, that way opens.
lesson-fs-guided-storm-tell-1 = Click the storm beside Purge, then where it should go.
lesson-fs-guided-storm-said-1 = The World Eaters drive the other storm to the edge between Bloody Expanse and Yareen Nebula.
lesson-fs-guided-storm-otherwise = Only this storm can move now: the other one has moved already.

lesson-fs-guided-event = An event card is a gift
lesson-fs-guided-event-text = You drew one because Strategize lies on your event deck. More tokens there, more cards to choose from. *Heroic Intervention* puts a free Space Marine beside a structure. Your factory stands on Turaci.
lesson-fs-guided-event-tell-1 = Use “Heroic Intervention”.
lesson-fs-guided-event-tell-2 = Take the Space Marine.
lesson-fs-guided-event-other-1 = It is free; bought, a Space Marine costs 3 materiel.
lesson-fs-guided-event-other-2 = A Scout may go to any world of yours. But the Space Marine is the better soldier.
lesson-fs-guided-event-otherwise = Take the gift: the Space Marine.

lesson-fs-guided-round-two = Round two: you begin
lesson-fs-guided-round-two-text = The *first player* changes every round. Your plan: a new ship at home, then a fleet into Shattered Reaches, where a Chaos Space Marine sits on Nicea. The orders will lie in two systems, so you choose which goes first.
lesson-fs-guided-round-two-tell-1 = Place Advance in Shattered Reaches.
lesson-fs-guided-round-two-tell-2 = Place Deploy in Jon Haagen’s Hope.
lesson-fs-guided-round-two-said-1 = Your Space Marine stands on Turaci. A new round begins.
lesson-fs-guided-round-two-said-2 = The World Eaters place an order in Lagarus Abyss.
lesson-fs-guided-round-two-other-1 = Purge will be yours. First deal with the enemy at your back.
lesson-fs-guided-round-two-other-2 = Your ships lie next to Shattered Reaches: that is where an Advance pays now.
lesson-fs-guided-round-two-otherwise = Two orders first: Advance in Shattered Reaches, Deploy at home.

lesson-fs-guided-two-more = Two more, as you like
lesson-fs-guided-two-more-text = Yours to choose, in Bloody Expanse and Yareen Nebula. Dominate collects tokens there. Deploy may build a bastion on Thylin, though you will have little materiel left. Orders that come to nothing can still be given up for event cards.
lesson-fs-guided-two-more-tell-1 = Place an order in Bloody Expanse or Yareen Nebula.
lesson-fs-guided-two-more-tell-2 = And another one.
lesson-fs-guided-two-more-said-1 = The World Eaters place another order in Lagarus Abyss.
lesson-fs-guided-two-more-said-2 = The World Eaters place an order at home.
lesson-fs-guided-two-more-other-1 = It would lie over Deploy and come before it. Leave Deploy on top.
lesson-fs-guided-two-more-other-2 = It would lie over your Advance and come before it. Leave the Advance on top.
lesson-fs-guided-two-more-otherwise = Legal, but your own soldiers stand in Bloody Expanse and Yareen Nebula.

lesson-fs-guided-deploy = A factory makes units
lesson-fs-guided-deploy-text = *Deploy* buys units in a system where you have a *factory*, as many as its world has room for, and then one structure. Stronger units need a higher *command level*: each *city* gives one. At 1 you can buy Space Marines.
lesson-fs-guided-deploy-tell-1 = Reveal your order in Jon Haagen’s Hope.
lesson-fs-guided-deploy-tell-2 = Buy a Strike Cruiser.
lesson-fs-guided-deploy-tell-3 = Buy a Scout for any world there.
lesson-fs-guided-deploy-tell-4 = Press “Buy no more units”.
lesson-fs-guided-deploy-tell-5 = Build a city.
lesson-fs-guided-deploy-said-1 = All orders are placed, and you go first.
lesson-fs-guided-deploy-other-1 = Leave that one for later. The new ship first, so that the fleet is bigger when it sails.
lesson-fs-guided-deploy-other-2 = A second factory lets a Deploy buy more units. A city lets it buy better ones.
lesson-fs-guided-deploy-other-3 = A bastion defends its world. At home nobody threatens you yet.
lesson-fs-guided-deploy-other-4 = You have materiel left, and a good use for it.
lesson-fs-guided-deploy-otherwise = One Strike Cruiser, one Scout, then the city.

lesson-fs-guided-fleet = Ships first, then the ground
lesson-fs-guided-fleet-text = Ships live in *voids*, where there is no world, and jump from void to void. A void with your ship is a bridge for ground units, too. Bring both cruisers beside Nicea, and a Scout to Smyrna, which is free and pays 2 materiel.
lesson-fs-guided-fleet-tell-1 = Reveal your order in Shattered Reaches.
lesson-fs-guided-fleet-tell-2 = Move both Strike Cruisers into the void next to their own.
lesson-fs-guided-fleet-tell-3 = Move a Scout to Smyrna.
lesson-fs-guided-fleet-tell-4 = Press “No more ground units”.
lesson-fs-guided-fleet-said-1 = The World Eaters spread over Lagarus Abyss.
lesson-fs-guided-fleet-other-1 = That one can wait. The fleet sails now.
lesson-fs-guided-fleet-other-2 = Both into the void next to their own: only ships in one void strike together.
lesson-fs-guided-fleet-other-3 = The Space Marine guards your factory. A Scout is enough for an empty world.
lesson-fs-guided-fleet-other-4 = Both cruisers, and a Scout: a world that nobody holds pays nobody.
lesson-fs-guided-fleet-otherwise = A Scout is enough for an empty world.

lesson-fs-guided-strike = Strike from orbit
lesson-fs-guided-strike-text = An Advance without combat may end with an *orbital strike*: ships in one void roll against an adjacent world. No cards; nobody strikes back. The Chaos Space Marine has health 3. “Rain of Fire” adds a fifth die and turns one morale into a sword.
lesson-fs-guided-strike-tell-1 = Strike Nicea.
lesson-fs-guided-strike-tell-2 = Use “Rain of Fire”.
lesson-fs-guided-strike-tell-3 = Turn the morale die into a sword.
lesson-fs-guided-strike-said-2 = Nicea is the target. What helps a strike is named before the roll.
lesson-fs-guided-strike-said-3 = Two swords, two shields, one morale. A third sword would do it.
lesson-fs-guided-strike-other-1 = The third sword is at hand, and free. Use everything.
lesson-fs-guided-strike-otherwise = Strike Nicea with everything.

lesson-fs-guided-alone = Finish it alone
lesson-fs-guided-alone-text = Nicea is empty, and the way from Fornax to Purge lies open. One more token wins; if nobody has two after round eight, whoever has the most wins. Gather units in Yareen Nebula, then Advance into Lost Kocaetus. Press “Hint” for advice.
lesson-fs-guided-alone-tell-1 = Play on. I speak only if you ask.
lesson-fs-guided-alone-said-1 = Three swords: the Chaos Space Marine is gone. The World Eaters deploy at home.

## Lessons of one minute

lesson-fs-stack = Last placed, first resolved
lesson-fs-stack-idea = The orders in a system form a stack, and only the top one can be revealed.
lesson-fs-stack-task = Place your last two orders so that you can build a bastion on Xinghua, where you have no unit yet.
lesson-fs-stack-hint = Which of the two has to happen first? Place that one last.
lesson-fs-stack-1 = Begin with the end
lesson-fs-stack-1-text = Deploy builds on a world that is yours; Advance brings your Space Marine from Lilivara to Xinghua. Both belong in Bloody Expanse. Place first what should happen last.
lesson-fs-stack-2 = Now cover it
lesson-fs-stack-2-text = Deploy lies in Bloody Expanse and will wait. Place Advance over it, and it comes first.
lesson-fs-stack-3 = Now the bastion
lesson-fs-stack-3-text = Advance lay on top and came first: your Space Marine holds Xinghua. Deploy waited below it, and now it can build the bastion there.
lesson-fs-stack-naive-1 = Deploy lies on top and is revealed while none of your units is there. Place Deploy first, then Advance over it.

lesson-fs-cover = Cover an enemy order
lesson-fs-cover-idea = An order placed over another blocks the lower one until the upper one is gone.
lesson-fs-cover-task = The World Eaters mean to enter Xinghua from Thylin this round. With your last order, take Xinghua first.
lesson-fs-cover-hint = Their Advance lies in Bloody Expanse. An order on top of it has to go first.
lesson-fs-cover-1 = On top of theirs
lesson-fs-cover-1-text = Theirs is an Advance, though you only see its back. As long as yours lies on it, they can use only their other orders. Your Space Marine on Lilivara is next to Xinghua.
lesson-fs-cover-2 = They have to wait
lesson-fs-cover-2-text = The World Eaters used another order. Now yours is revealed, before theirs can be.
lesson-fs-cover-naive-1 = Their Advance was on top, and the Cultist is on Xinghua now. In Bloody Expanse yours would have come first.

lesson-fs-bridge = Ships are a bridge
lesson-fs-bridge-idea = Ground units cross voids where you have a ship, in the systems they leave and enter by an Advance.
lesson-fs-bridge-task = Bring a Scout from home to Nicea, with one Advance in Shattered Reaches.
lesson-fs-bridge-hint = The way leads over two voids, the one at home and the one next to Nicea. Each of them needs a ship.
lesson-fs-bridge-1 = Two voids on the way
lesson-fs-bridge-1-text = Ships move first, ground units after them. Every area on the way has to be yours: worlds with your units, voids with your ships. You have two Strike Cruisers.
lesson-fs-bridge-2 = One has to stay
lesson-fs-bridge-2-text = One cruiser lies beside Nicea now. The void it came from is part of the way as well.
lesson-fs-bridge-naive-1 = Both ships have left home, and nobody holds the void there. The way is broken at its beginning.
lesson-fs-bridge-naive-2 = Without a ship beside Nicea, the way ends at the edge of your home system.

lesson-fs-storm = A storm is a wall
lesson-fs-storm-idea = Nobody moves across an edge with a Warp Storm, neither ships nor ground units.
lesson-fs-storm-task = A Chaos Space Marine on Remscheid is about to enter Thylin. Put a storm between Lagarus Abyss and Bloody Expanse.
lesson-fs-storm-hint = This card moves a storm straight across a system. Which one would end up between the two systems?
lesson-fs-storm-1 = Move it across
lesson-fs-storm-1-text = The icon on your event card says how a storm moves: here across a system, to the opposite edge. One of the two storms lies on the far side of Bloody Expanse.
lesson-fs-storm-naive-1 = That storm guards nothing there. The other one can get between Remscheid and Thylin.
lesson-fs-storm-naive-2 = Right storm, but on that side there is nobody to stop. Let it cross Bloody Expanse.

lesson-fs-strike = Strike from orbit
lesson-fs-strike-idea = An Advance without combat may end with ships striking a world next to them.
lesson-fs-strike-task = Destroy the Chaos Space Marine on Nicea without setting foot there.
lesson-fs-strike-hint = It has health 3, and a cruiser rolls two dice. Only ships in one void strike together.
lesson-fs-strike-1 = Where do your ships strike from?
lesson-fs-strike-1-text = All ships in one void roll against a world next to it. Nobody hits back, and there are no cards. A world with a bastion, like Smyrna, is safe from strikes.
lesson-fs-strike-2 = No combat this time
lesson-fs-strike-2-text = A strike replaces a combat. So let the ground units rest, then strike Nicea.
lesson-fs-strike-naive-1 = Two dice from each void, but only one void may strike: two dice never make 3 damage.
lesson-fs-strike-naive-2 = From home, the ships reach nothing: the void and the world have to be in the system of the order.

lesson-fs-rout = Who takes the damage?
lesson-fs-rout-idea = You choose who is hit. Less damage than health only routs a unit.
lesson-fs-rout-task = Your side on Thylin suffers three damage. Lose nobody.
lesson-fs-rout-hint = Which unit has more than 3 health?
lesson-fs-rout-1 = Three damage to give out
lesson-fs-rout-1-text = The unit you choose takes all the damage, up to its health. What is left goes to the next one. The Scout has health 2, the Land Raider 4. Routed units get up again when the game round ends.
lesson-fs-rout-naive-1 = The Scout is gone, and the third point of damage routed the Land Raider as well.

lesson-fs-morale = Morale decides
lesson-fs-morale-idea = If both sides still stand after three combat rounds, the higher morale wins. The defender wins ties.
lesson-fs-morale-task = The last round of the combat for Thylin. Win it, whatever the World Eaters play.
lesson-fs-morale-hint = Your Space Marine is worth 3 morale, but it may yet be routed. Morale icons on dice and cards cannot.
lesson-fs-morale-1 = You lead, five to three
lesson-fs-morale-1-text = Three of your five come from the Space Marine: if it is routed, they are gone. You play one last card. Which one helps even then?
lesson-fs-morale-naive-1 = The Space Marine was routed, and the two morale left were less than theirs.
lesson-fs-morale-naive-2 = That is usually enough. But there is an answer that routs the Space Marine, and then you are short of morale.

lesson-fs-deploy = Forge, cache and city
lesson-fs-deploy-idea = A cache token makes a purchase cheaper; a forge token lets you buy units that would need a city.
lesson-fs-deploy-task = Buy a Space Marine and a city with one Deploy. You have 4 materiel, a cache and a forge token: each helps once.
lesson-fs-deploy-hint = Units come before the structure. A forge token stands for one command level, a cache token for 2 materiel.
lesson-fs-deploy-1 = Units first
lesson-fs-deploy-1-text = A Space Marine needs command level 1, and you have no city. A forge token lowers that by one. A cache token takes 2 off the price of one thing. Unit and city cost 3 each.
lesson-fs-deploy-2 = Then one structure
lesson-fs-deploy-2-text = The forge token is spent. Buy no more units, then build the city on a world without a structure.
lesson-fs-deploy-naive-1 = The city stands, but the time for units is over: they are bought before the structure.

lesson-fs-hold = Hold it to the end
lesson-fs-hold-idea = An objective is collected when the round ends, by whoever holds its world then.
lesson-fs-hold-task = Take Lilivara, and collect your objective on Thylin at the end of this round.
lesson-fs-hold-hint = The Land Raider stands where the token lies. Who else could go?
lesson-fs-hold-1 = One goes, one stays
lesson-fs-hold-1-text = Having been on a world is not enough. What counts is who holds it when the round ends, and Thylin has no structure of yours to hold it alone.
lesson-fs-hold-naive-1 = Thylin stood empty when the round ended, and the token stayed there.

lesson-fs-event = An order for an event
lesson-fs-event-idea = Any order but Strategize may be put on your event deck instead of being resolved.
lesson-fs-event-task = Your Deploy in Yareen Nebula has become useless. Make something of it.
lesson-fs-event-hint = Each token on the event deck gives you one more card to choose from.
lesson-fs-event-1 = Nothing to build on
lesson-fs-event-1-text = Your Scouts have left Yareen Nebula, so Deploy finds no world of yours. Put it on the event deck: when the round ends, you draw a card for it.
lesson-fs-event-naive-1 = It was resolved, and nothing happened. On the event deck it would have brought a card.

## Puzzles

lesson-fs-one-stays = One stays
lesson-fs-one-stays-task = Two tokens win, and you have none. Win at the end of this round.
lesson-fs-one-stays-hint = Two worlds, two Scouts. What happens to a world that everybody leaves?
lesson-fs-one-stays-why = One Scout takes Purge, the other one keeps Fornax. A token lies on each, and both worlds are yours when the round ends.
lesson-fs-one-stays-naive-1 = Fornax is empty now, and its token stays where it is.

lesson-fs-far-shore = The far shore
lesson-fs-far-shore-task = You have one token; the other one lies on Purge. A storm bars the way from Fornax. Win at the end of this round.
lesson-fs-far-shore-hint = By land the way is barred. Where else could it lead, if a ship went ahead?
lesson-fs-far-shore-why = Ships move first. In the void beside Purge, the cruiser is a bridge from Remscheid, past the storm.
lesson-fs-far-shore-naive-1 = A factory is a fine prize. But the token lies on Purge.

lesson-fs-garrison = A wall instead of a man
lesson-fs-garrison-task = Only one Scout of yours is near: on Thylin. Collect the token there at the end of this round, and hold Remscheid as well.
lesson-fs-garrison-hint = The Scout cannot be in two places. What else holds a world?
lesson-fs-garrison-why = A structure holds its world alone. Build on Thylin while the Scout is there, then send it on.
lesson-fs-garrison-naive-1 = With the Scout gone, nobody holds Thylin, and Deploy has nothing to build on.

lesson-fs-rally = The last flag
lesson-fs-rally-task = Everybody on Thylin is routed, and it is the last combat round. Win, whatever the World Eaters play.
lesson-fs-rally-hint = Nobody is left who adds morale. Which of your cards shows a flag?
lesson-fs-rally-why = Routed units add nothing, so only flags on dice and cards count: one to one, and the defender wins ties. “Faith in the Emperor” brings one more.
lesson-fs-rally-naive-1 = Nobody was hit hard enough, and the defender wins ties.
lesson-fs-rally-naive-2 = The swords were not enough to destroy the enemy unit, and the defender wins ties.

lesson-fs-ambush = A tie is a defeat
lesson-fs-ambush-task = The last combat round for Thylin, three morale to three, everybody routed. Win, whatever the World Eaters play.
lesson-fs-ambush-hint = Morale is out of reach. How else does a combat end before it is counted?
lesson-fs-ambush-why = No card in your hand adds morale, but you have swords: three on dice, one on the card, two as tokens. At least three get through, and three destroy a Chaos Space Marine, routed or not.
lesson-fs-ambush-naive-1 = Nobody fell, and the defender wins ties.
lesson-fs-ambush-naive-2 = One shield fewer, but too few swords. The Chaos Space Marine survived, and the defender wins ties.

lesson-fs-second-ship = One ship is too few
lesson-fs-second-ship-task = You have one token; the other one lies on Nicea. You have 2 materiel. Win at the end of this round.
lesson-fs-second-ship-hint = Count the voids on the way, then your ships.
lesson-fs-second-ship-why = The way to Nicea leads over two voids, and each needs a ship. So first deploy the second cruiser, then advance: one sails, one stays.
lesson-fs-second-ship-naive-1 = Your only ship has left home, and the way to Nicea is broken there.
lesson-fs-second-ship-naive-2 = The materiel is spent, and you had enough soldiers. What you need is a ship.

lesson-fs-two-jumps = Two jumps
lesson-fs-two-jumps-task = You have one token; the other one lies on Purge. A Scout and a ship wait in Bloody Expanse. Win at the end of this round.
lesson-fs-two-jumps-hint = An Advance brings units from one system next to it. How many steps is it to Purge?
lesson-fs-two-jumps-why = First Lagarus Abyss: the ship into the void next to Venefirous, the Scout to Remscheid. Then Lost Kocaetus: the ship beside Purge, and the Scout across.
lesson-fs-two-jumps-naive-1 = Bloody Expanse does not touch Lost Kocaetus: nobody can arrive from there. Lagarus Abyss first.

lesson-fs-armour = What can still go wrong?
lesson-fs-armour-task = The last combat round for Thylin, and you lead by nine morale to four. Win, whatever the World Eaters play.
lesson-fs-armour-hint = You are far ahead already. What could still cost you that lead?
lesson-fs-armour-why = Five of the nine come from your two units. Only if both are hit can the World Eaters catch up, and “Blessed Power Armour” prevents that.
lesson-fs-armour-naive-1 = Enough swords came through to take your units out of the count.
lesson-fs-armour-naive-2 = There is an answer that brings enough swords to take your units out of the count.
