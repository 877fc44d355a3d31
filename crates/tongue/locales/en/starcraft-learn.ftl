## Brood War for those who know the base game

lesson-brood-war = Brood War: what is new
lesson-brood-war-idea = For those who know the base game: one round with Leadership cards, a hero, the Defend order, special orders and the new modules.
lesson-brood-war-chapter-leaders = Leaders and heroes
lesson-brood-war-chapter-orders = New ways with orders
lesson-brood-war-chapter-modules = New modules

lesson-brood-war-leaders = Everybody chooses a leader
lesson-brood-war-leaders-text = At the start, and again when stage II and stage III come, everybody picks a *Leadership card*, face down and at the same time. Nothing is drawn at random. Then all cards are revealed together. This is the choice for stage II.
lesson-brood-war-leaders-tell-1 = Read your two cards, then go on: the Queen chooses first.

lesson-brood-war-hero = A hero is a unit
lesson-brood-war-hero-text = Jim Raynor is a *hero*: a Vulture with a token under it, plus what its card gives. Splash damage, Mind Control and other technologies cannot take it; a lost skirmish can, for good.
lesson-brood-war-hero-tell-1 = Choose Jim Raynor.
lesson-brood-war-hero-tell-2 = Put Raynor beside the Marine on Erebus Station.
lesson-brood-war-hero-said-1 = The Queen has chosen; her card lies face down.
lesson-brood-war-hero-said-2 = Both cards are revealed: the Queen has Sarah Kerrigan, a hero of her own.
lesson-brood-war-hero-other-1 = A good card for a builder, and it stays in play as well. Today we want to see a hero.
lesson-brood-war-hero-other-2 = Any area of yours with room will do. But Erebus Station needs Raynor more: you will see why.
lesson-brood-war-hero-otherwise = That can wait. First, the hero.

lesson-brood-war-special = Place special orders without a module
lesson-brood-war-special-text = You may place all three *special orders* freely, with or without modules. What counts is the moment they are turned over: if you cannot carry them out then, you take an Event card instead.
lesson-brood-war-special-tell-1 = Pick up the special Mobilize, then click Erebus Station.
lesson-brood-war-special-said-1 = Jim Raynor has come to Erebus Station. A new round begins, and you go first.
lesson-brood-war-special-other-1 = The plain one would do. But here the special one costs you nothing, and the plain one is free for another planet.
lesson-brood-war-special-other-2 = Right token. On Erebus Station it will be carried out without any module.
lesson-brood-war-special-otherwise = A legal order. Let us place the special Mobilize first, on Erebus Station.

lesson-brood-war-defend = Defend happens at once
lesson-brood-war-defend-text = *Defend* takes the place of one of your four orders and is carried out right now: units may come to one of your areas, and a *guard token* stays there. In a battle it can be spent for two more health in every skirmish.
lesson-brood-war-defend-tell-1 = Play Defend on Antiga Prime B, your mine.
lesson-brood-war-defend-tell-2 = Bring the Firebat from Antiga Prime A.
lesson-brood-war-defend-said-1 = The Queen puts an order on Avernus Station.
lesson-brood-war-defend-said-2 = Antiga Prime B is chosen: units may come there, and nowhere else.
lesson-brood-war-defend-other-1 = Any area of yours will do. The mine has only one Marine, and the Queen is next door.
lesson-brood-war-defend-other-2 = Also possible. The Firebat is nearest, and the others have work to do.
lesson-brood-war-defend-other-3 = Nobody has to come. But the Firebat is free to go.
lesson-brood-war-defend-otherwise = That would be an ordinary order. Defend first: once a round, and never in a stack.

lesson-brood-war-pool = The pool sets the limit
lesson-brood-war-pool-text = A special order you have carried out stays in your *Special Order Pool* until the round ends. The pool has one place for each Research & Development module; you have one. The order on Erebus Station needs no place, so you can use one more.
lesson-brood-war-pool-tell-1 = Research on Antiga Prime, at the bottom.
lesson-brood-war-pool-tell-2 = Now the special Build on top of it.
lesson-brood-war-pool-said-1 = The guard token lies on Antiga Prime B. The Queen puts an order on Vyctor V.
lesson-brood-war-pool-said-2 = The Queen puts another order on Vyctor V.
lesson-brood-war-pool-other-1 = The plain Build would do, too. But we want to see a special one in the pool.
lesson-brood-war-pool-other-2 = Right token. It belongs on Antiga Prime, over Research.
lesson-brood-war-pool-otherwise = Antiga Prime, please: Research below, the special Build above.

lesson-brood-war-strategic = A strategic area makes orders special
lesson-brood-war-strategic-text = The gold area of Erebus Station is *strategic*. While you hold it, you carry out every order on that planet as a special one, and the token returns to you instead of going to the pool. The two stars beside it are for flyers only.
lesson-brood-war-strategic-tell-1 = Turn over your order on Erebus Station.
lesson-brood-war-strategic-tell-2 = Execute it.
lesson-brood-war-strategic-tell-3 = Send the Wraith: only a flyer can stand on those stars.
lesson-brood-war-strategic-said-1 = All orders are placed. You go first.
lesson-brood-war-strategic-other-1 = That one can wait. The stars first.
lesson-brood-war-strategic-other-2 = An Event card is always possible. But there are two stars to be had.
lesson-brood-war-strategic-other-3 = On the ground there is only the strategic area, and it is yours already. Send the Wraith.
lesson-brood-war-strategic-otherwise = Let the Wraith fly to the stars first.

lesson-brood-war-modules = Three new modules
lesson-brood-war-modules-text = *Defensive* lets you switch two of your units after an attacker has matched them. *Assist* makes room for one more assist unit in each area. *Offensive* lets you land where enemy modules forbid it. Your pool has room, so this order can be carried out.
lesson-brood-war-modules-tell-1 = Execute the special Build.
lesson-brood-war-modules-tell-2 = Buy whichever of the three you like.
lesson-brood-war-modules-said-1 = Two stars are yours. The Queen takes an Event card.
lesson-brood-war-modules-other-1 = You may. But the pool has room for one, so build.
lesson-brood-war-modules-other-2 = An old acquaintance. Take one of the three new ones.
lesson-brood-war-modules-other-3 = A fine thing, and it stays on offer. First, one of the new modules.
lesson-brood-war-modules-otherwise = Later. First, one of the new modules.

lesson-brood-war-alone = The rest you know
lesson-brood-war-alone-text = New units come with new cards, and every new word on the table explains itself when you point at it. Resource tokens pay like workers; stolen units fight for whoever holds them. The pool empties when the round ends. Play on.
lesson-brood-war-alone-tell-1 = Play on. I speak only if you ask.
lesson-brood-war-alone-said-1 = Built. The token of the special Build is now in the pool. The Queen moves nobody.

# The guided first game, the lessons and the puzzles: what the coach says. Names of things as the table shows them.
# Titles have six words at most, texts 45, answers 30. Words between stars are met there for the first time and
# stand in bold. Never "wrong" or "must": say what a choice costs, or when it would be good.

lesson-guided = Your first game
lesson-guided-idea = Two rounds against the Queen of Blades, with a coach beside you. After them you are in the lead and finish the game alone.

lesson-guided-chapter-galaxy = The galaxy
lesson-guided-chapter-orders = Four orders
lesson-guided-chapter-build = Build
lesson-guided-chapter-fight = Move and fight
lesson-guided-chapter-clock = Points and the clock

lesson-guided-goal = Fifteen points win
lesson-guided-goal-text = You are Jim Raynor, in blue. Fifteen *conquest points* win. An *area* with a star pays the points it shows, every round, to the player whose *units* hold it. Your home *planet* has one star. Vyctor V A has two, and nobody is there.
lesson-guided-goal-tell-1 = Look at the two stars on Vyctor V, then go on.

lesson-guided-backwards = Plan backwards: last thing first
lesson-guided-backwards-text = You place four *orders* each round, face down. On each planet they form a *stack*: the one placed last is carried out first. You want to move to Vyctor V, then build there. So place *Build* now; Mobilize will go over it.
lesson-guided-backwards-tell-1 = Pick up Build, then click Vyctor V.
lesson-guided-backwards-said-1 = The Queen of Blades puts her first order on Bhekar Ro, face down.
lesson-guided-backwards-other-1 = Then Build would end up on top and go first, while none of your units is there. Place Build first, then Mobilize over it.
lesson-guided-backwards-other-2 = A good order, and you will place it soon. At home nobody hurries you; on Vyctor V the Queen does.
lesson-guided-backwards-other-3 = Research needs a base, and there is no hurry. First, the stars.
lesson-guided-backwards-otherwise = That order is legal, but the bottom place on Vyctor V is free only now: the Queen is on her way.

lesson-guided-on-top = What lies on top goes first
lesson-guided-on-top-text = The Queen wants Vyctor V too: her order now covers your Build. Put *Mobilize* *on top*, and your units arrive before she does. First you, then the Queen, then your Build.
lesson-guided-on-top-tell-1 = Pick up Mobilize, then click the place above her order.
lesson-guided-on-top-said-1 = The Queen lays an order over yours on Vyctor V.
lesson-guided-on-top-other-1 = Mobilize brings units to the planet it lies on. You want them on Vyctor V.
lesson-guided-on-top-other-2 = A second Build there would be turned over first, before any of your units has landed. Mobilize goes on top.
lesson-guided-on-top-otherwise = Then the Queen goes first on Vyctor V and takes both stars. You would have to fight her for them.

lesson-guided-home = Two orders at home
lesson-guided-home-text = Your *base* on Antiga Prime can do research and build units. You need new units early; research can wait. So *Research* goes below and Build above it: you may cover your own orders too.
lesson-guided-home-tell-1 = Research on Antiga Prime.
lesson-guided-home-tell-2 = Now Build on top of it.
lesson-guided-home-said-1 = The Queen puts an order on Bhekar Ro.
lesson-guided-home-said-2 = The Queen puts her last order on Bhekar Ro.
lesson-guided-home-other-1 = Right planet. With Research laid over it, Build would come last of all: place Research first, please.
lesson-guided-home-other-2 = Research does nothing on a planet where you have no base.
lesson-guided-home-otherwise = Your base stands on Antiga Prime; elsewhere this order finds nothing to work with.

lesson-guided-reveal = Turn over your top order
lesson-guided-reveal-text = Now the orders are carried out, in *turns*, one each. You may use any of your orders that lies on top. On Vyctor V that is your Mobilize: the Queen’s has to wait below it.
lesson-guided-reveal-tell-1 = Click your order on Vyctor V.
lesson-guided-reveal-tell-2 = Execute it.
lesson-guided-reveal-said-1 = All orders are placed. The Queen goes first: she builds two Zerglings at home.
lesson-guided-reveal-other-1 = Nothing is lost by it: the Queen cannot pass you on Vyctor V. But take the stars first, so that you see it work.
lesson-guided-reveal-other-2 = Any order may be given up for an Event card. That is for orders that have become useless; this one is worth two points each round.
lesson-guided-reveal-otherwise = Start with Vyctor V: there is a race to be won.

lesson-guided-transport = A transport is a bridge
lesson-guided-transport-text = Units cross space only along a *route* with your *transport*, which is never used up. Yours joins Antiga Prime to Vyctor V. Send Firebat, Vulture and one Marine to the stars. The other Marine keeps your star at home.
lesson-guided-transport-tell-1 = Click a unit beside your base, then Vyctor V A. Three times.
lesson-guided-transport-tell-2 = Press “Done moving”.
lesson-guided-transport-other-1 = That Marine earns you a point each round. Take the one beside the base: a base holds its area alone.
lesson-guided-transport-other-2 = B has gas but no star. Land on A; with all three there, the Queen will think twice.
lesson-guided-transport-other-3 = Someone would stay at home with nothing to guard. Send all three.
lesson-guided-transport-other-4 = That is for the rare cases when room is short. You have room.
lesson-guided-transport-otherwise = Three units fit on the stars: Firebat, Vulture and the Marine beside your base.

lesson-guided-base = Now the Build you buried
lesson-guided-base-text = The order you placed first comes last, just in time: your units are there. A base holds its area even alone, and builds new units close to the front. It costs two *minerals*.
lesson-guided-base-tell-1 = Turn over your order on Vyctor V.
lesson-guided-base-tell-2 = Put the base on Vyctor V A.
lesson-guided-base-said-1 = The Queen arrives second. She does not dare to attack three units and lands beside you, on the gas.
lesson-guided-base-other-1 = You may, and nothing would be lost. But the base comes first, while the idea is fresh.
lesson-guided-base-other-2 = Without the base, this order would have been for nothing.
lesson-guided-base-otherwise = The base is what this order was kept for.

lesson-guided-workers = Workers pay for everything
lesson-guided-workers-text = Each mineral or gas you spend sends one *worker* to a *mine* until the round ends. The base sent two, so six are left. Two Marines cost two more. Put them on Antiga Prime C.
lesson-guided-workers-tell-1 = Execute your Build order.
lesson-guided-workers-tell-2 = A Marine on Antiga Prime C. Twice.
lesson-guided-workers-said-1 = The Queen builds two workers.
lesson-guided-workers-other-1 = An Event card is worth less than two Marines and a Factory.
lesson-guided-workers-other-2 = Fine too, but that area is held already. On C they guard a second mine.
lesson-guided-workers-other-3 = A bridge to Braken: useful, but you will get there without one. Keep the mineral.
lesson-guided-workers-otherwise = That comes next. First two Marines: a Build order makes at most two units for now.

lesson-guided-grow = Grow a little every round
lesson-guided-grow-text = Units win areas; *growth* wins games. A new worker pays from the next round on, every round. A Factory lets you build Vultures. Build goes in this sequence: units and workers first, then a *building*, then a base.
lesson-guided-grow-tell-1 = Build a worker.
lesson-guided-grow-tell-2 = Press “Done building”.
lesson-guided-grow-tell-3 = Build the Factory.
lesson-guided-grow-other-1 = One more unit with every Build order: a fine second step, once you can pay for three units.
lesson-guided-grow-other-2 = That gives Firebats, which need gas. Vultures need minerals only, and you have more of those.
lesson-guided-grow-other-3 = Unspent minerals are not kept. Use the workers you have.
lesson-guided-grow-otherwise = A good purchase for another round. One worker and the Factory use your minerals best today.

lesson-guided-research = Three cards and a secret
lesson-guided-research-text = Battles are fought with *Combat cards*: the more you hold, the better the chance that one fits. Research gives three. It also gives one *Event card*, face down until the round ends. New weapons can be bought here too, another day.
lesson-guided-research-tell-1 = Execute Research.
lesson-guided-research-tell-2 = Draw three cards.
lesson-guided-research-said-1 = The Queen does research: three Combat cards, one Event card.
lesson-guided-research-other-1 = Research brings an Event card anyway, plus three Combat cards.
lesson-guided-research-other-2 = The three cards cost nothing.
lesson-guided-research-otherwise = One worker is left: not enough for a weapon worth having. Draw the cards.

lesson-guided-points = Your first three points
lesson-guided-points-text = The *round* ends with *Regrouping*. All workers come home, the new one too, and every star pays: two on Vyctor V, one on Antiga Prime. The Queen holds no star and gets nothing. Stars pay every round.
lesson-guided-points-tell-1 = Go on.

lesson-guided-event = An Event card is a gift
lesson-guided-event-text = Now you may read your Event card and play it. “Scouting Party”: two Marines at no cost in one *free area*, anywhere. Braken A has a star. The pile of Event cards is also the *clock*: near its end the game ends.
lesson-guided-event-tell-1 = Play “Scouting Party”.
lesson-guided-event-tell-2 = Put the Marines on Braken A.
lesson-guided-event-said-1 = The Queen shows her Event card, “Retreat”, and does not use it.
lesson-guided-event-other-1 = Event cards are not kept: this one would be discarded. Two free Marines are worth having.
lesson-guided-event-other-2 = Bold: right beside her base. They would deny her a mine, and be eaten next round.
lesson-guided-event-other-3 = Right planet. The star is on A, and only whoever stands in its area is paid.
lesson-guided-event-otherwise = Two Marines there would be safe, and would earn nothing. On Braken A they earn a point every round.

lesson-guided-hand = Keep cards for your units
lesson-guided-hand-text = Your *hand limit* is eight cards. A card counts in full only if it shows the unit that fights in front. You have no Battlecruiser, Wraith, Goliath or Siege Tank: let go of three cards that show only those.
lesson-guided-hand-tell-1 = Discard three cards for units you do not have.
lesson-guided-hand-otherwise = That card shows a unit you have. Keep it for the battle to come.

lesson-guided-round-two = Answer her order
lesson-guided-round-two-text = You are *first player* now: the Queen can see where you go and *cover* it. Start where she cannot hurt you: Build on Braken. Wherever her order lands, you can still place yours over it.
lesson-guided-round-two-tell-1 = Build on Braken.
lesson-guided-round-two-tell-2 = She is after your stars. Mobilize over her order.
lesson-guided-round-two-said-1 = The Queen discards three cards too. Round two begins, and you are first player.
lesson-guided-round-two-said-2 = The Queen puts an order on Vyctor V. That may be an attack.
lesson-guided-round-two-other-1 = Right planet, too early: her order would end up on top of yours, and she would attack first.
lesson-guided-round-two-other-2 = Her attack is what matters there. Only Mobilize on top comes before it.
lesson-guided-round-two-otherwise = That shows her your plan too early, or leaves her order on top. Wait for hers, then cover it.

lesson-guided-two-more = Two more, as you like
lesson-guided-two-more-text = One Build and one Research are enough for home. Which goes on top is up to you: Build on top brings units sooner, Research on top brings cards sooner.
lesson-guided-two-more-tell-1 = Build or Research on Antiga Prime.
lesson-guided-two-more-tell-2 = And the other one.
lesson-guided-two-more-said-1 = The Queen puts an order on Bhekar Ro.
lesson-guided-two-more-other-1 = A second Mobilize has nothing to do this round: one attack is planned, and the stars stay guarded.
lesson-guided-two-more-otherwise = Your base on Antiga Prime still has no order. Build and Research both belong there.

lesson-guided-attack = Attack with more than she has
lesson-guided-attack-text = Two Zerg hold the gas beside your stars. Begin a *battle* before her order is turned over, with four against two: units left over after pairing support the others. One Marine stays on the stars.
lesson-guided-attack-tell-1 = Turn over your order on Vyctor V.
lesson-guided-attack-tell-2 = Firebat and Vulture from the stars to B.
lesson-guided-attack-tell-3 = Both Marines from Antiga Prime C to Vyctor V B.
lesson-guided-attack-tell-4 = Press “Done moving”: the battle begins.
lesson-guided-attack-said-1 = All orders are placed. You are first player, so you begin.
lesson-guided-attack-other-1 = It can wait: nobody threatens you there. Her order lies second on Vyctor V, so strike there first.
lesson-guided-attack-other-2 = Leave one on the stars: your base holds them, but a guard makes them costly to take.
lesson-guided-attack-other-3 = That one earns a point at home. Take the two from Antiga Prime C.
lesson-guided-attack-other-4 = There it guards, here it fights. Send it to B.
lesson-guided-attack-other-5 = Not yet: fewer units mean less support, and a battle that may go wrong.
lesson-guided-attack-otherwise = Firebat and Vulture from Vyctor V A, both Marines from Antiga Prime C: that is the strike.

lesson-guided-pairs = You choose who meets whom
lesson-guided-pairs-text = The attacker makes the pairs: one of yours against one of hers, each pair a *skirmish*. Your best cards show Firebat and Vulture, so they form the *front line*. Each Marine behind gives *support*: one more attack.
lesson-guided-pairs-tell-1 = Firebat against Zergling.
lesson-guided-pairs-tell-2 = Vulture against Hydralisk.
lesson-guided-pairs-tell-3 = One Marine supports the first skirmish.
lesson-guided-pairs-tell-4 = The other one supports the second.
lesson-guided-pairs-other-1 = Your best Marine cards would do, but Firebat and Vulture have better ones in this hand.
lesson-guided-pairs-other-2 = The Vulture has your very best card, so it meets the stronger enemy: the Hydralisk.
lesson-guided-pairs-other-3 = The Hydralisk hits harder than the Zergling. Let the Vulture, which has the best card, meet it.
lesson-guided-pairs-other-4 = Both in one place is allowed, but then the other pair fights without help.
lesson-guided-pairs-otherwise = Possible, but your Marine cards are weaker. Firebat and Vulture in front, Marines behind.

lesson-guided-cards = Six beats all she has
lesson-guided-cards-text = A card says *attack*/*health*. Attack that reaches the enemy’s health kills. No card gives these two Zerg more than six health. Firebat: 6/6, plus one from the Marine. Vulture: 7/7, plus one. Nothing can save the Zerg.
lesson-guided-cards-tell-1 = A card that shows the Firebat and says 6/6.
lesson-guided-cards-tell-2 = The card that shows the Vulture and says 7/7.
lesson-guided-cards-tell-3 = Turn over the cards of one skirmish.
lesson-guided-cards-said-3 = The Queen places her cards, face down.
lesson-guided-cards-other-1 = A blind card may be anything. Keep that for a hand without a fitting card.
lesson-guided-cards-other-2 = It shows your unit and kills just as surely, but with less health you might lose the unit.
lesson-guided-cards-other-3 = It shows the Firebat, but with four health almost any answer kills it.
lesson-guided-cards-other-4 = It shows the Firebat. Another one in your hand is better in both numbers.
lesson-guided-cards-otherwise = That card does not show the unit in front, so only its minor values count. The enemy unit would survive.

lesson-guided-won = Both fell, all yours survived
lesson-guided-won-text = You won before the cards were turned over: more units, fitting cards. The Queen’s order came too late; she takes an Event card instead, the *Event option*. Now a base on Braken: its mines will pay from next round on.
lesson-guided-won-tell-1 = Turn over your order on Braken.
lesson-guided-won-tell-2 = A base on Braken A.
lesson-guided-won-said-1 = The Queen turns over Mobilize. There is nothing left to win there: she takes an Event card instead.
lesson-guided-won-other-1 = Good as well, and it cannot be taken from you. Braken first: it is the bigger gain.
lesson-guided-won-other-2 = Without a base, Braken gives its point but none of its mines.
lesson-guided-won-otherwise = That will come. Braken first: one gas mine and one mineral mine wait for a base.

lesson-guided-alone = Finish it alone
lesson-guided-alone-text = You have two orders left this round; they are up to you. Then four stars pay, and you have seven points. Next aims: hold Vyctor V, build Vultures, take the Queen’s mines. The button *Hint* is there whenever you want it. Good luck.
lesson-guided-alone-tell-1 = Play on. I speak only if you ask.

lesson-stack = The order stack
lesson-stack-idea = On a planet, the order placed last is carried out first.
lesson-stack-task = Found a base on Braken this round.
lesson-stack-hint = What has to happen last? Place that first.
lesson-stack-1 = Which one first?
lesson-stack-1-text = Two orders are left to place. A base needs one of your units on the planet, and none is on Braken yet. Mobilize has to be carried out before Build. So which of the two goes to the bottom?
lesson-stack-2 = Now cover it
lesson-stack-2-text = Build lies at the bottom and will wait. Place Mobilize over it.
lesson-stack-3 = Now the base
lesson-stack-3-text = Mobilize lay on top and came first: your Marine is on Braken A. Build waited below it, and now it can found the base.
lesson-stack-naive-1 = Build was on top and came first, with nobody there. Let us swap the two.

lesson-obstruction = Obstruction
lesson-obstruction-idea = A player with orders, but none on top, has to wait and only draws an Event card.
lesson-obstruction-task = Have three Marines on Vyctor V A before the Queen can attack it.
lesson-obstruction-hint = Her only order lies under yours. As long as yours stays there, she cannot move.
lesson-obstruction-1 = Your order is a lid
lesson-obstruction-1-text = The Queen has one order left, and yours lies on it. While it lies there, she is obstructed: on her turn she only draws an Event card. Use your other order first, and take the lid off last.
lesson-obstruction-2 = Use the time
lesson-obstruction-2-text = Two Marines now, and on your next turn Mobilize brings them over.
lesson-obstruction-naive-1 = The lid is off: her Mobilize is free, and one Marine waits alone on the stars.

lesson-transport = Transports and moving
lesson-transport-idea = Mobilize brings units to its planet; from another planet only over a route with your transport.
lesson-transport-task = Hold the two stars of Vyctor V, and keep the one on Antiga Prime.
lesson-transport-hint = Look at the route between Antiga Prime and Vyctor V. What is missing there?
lesson-transport-1 = No bridge yet
lesson-transport-1-text = Your transport lies on the route to Braken. Between Antiga Prime and Vyctor V there is none, so Mobilize could bring nobody. You have two orders: let Build make the bridge first.
lesson-transport-naive-1 = Nobody could board: there is no transport on that route. Build one first.

lesson-battle = A battle
lesson-battle-idea = The card must show the unit in front; units behind it add to its attack.
lesson-battle-task = Win Vyctor V B, whatever the Queen plays.
lesson-battle-hint = Which of your cards shows one of your units? Put that unit in front.
lesson-battle-1 = Start from the hand
lesson-battle-1-text = Attack that reaches the enemy’s health kills. A Hydralisk never has more than six health. Each unit behind the one in front adds one to your attack. Look for a card that shows a unit you have here.
lesson-battle-2 = The card that fits
lesson-battle-2-text = The Vulture is in front, and two Marines support it: plus two. The card with the Vulture on it counts in full; all others count only with their minor values.
lesson-battle-naive-1 = A strong card, but it shows another unit: only 2/5 counts, too little against a good card.

lesson-build = Building
lesson-build-idea = One Build order: units and workers first, then one building and one module, then a base.
lesson-build-task = With one order: two Marines, a Factory and a Supply module.
lesson-build-hint = There is no way back from buildings to units within one order.
lesson-build-1 = Five minerals for four things
lesson-build-1-text = Two Marines cost two, a Factory two, a Supply module one: every worker is needed, and so is the right sequence. The new Factory unlocks its units only for your next Build order.
lesson-build-naive-1 = Buildings come after units: now the Marines have to wait for another order.

lesson-mining = Force mining
lesson-mining-idea = A full mine can give one more resource once without harm. The second time, it is gone for good.
lesson-mining-task = Build two Vultures and lose no mine.
lesson-mining-hint = One extra worker on each of two mines, not two on one.
lesson-mining-1 = Two minerals short
lesson-mining-1-text = Two Vultures cost four minerals, and only two places are free. A full mine takes one more worker: it turns yellow and goes on as before. If that happens to it again, it is empty for good.
lesson-mining-2 = One worker more on each
lesson-mining-2-text = The mine on B has not been overworked yet. One extra worker here and one on C leave both mines alive; two on one of them empty it.
lesson-mining-naive-1 = Both Vultures are there, but the mine on C is gone for the rest of the game.

lesson-research = Research and cards
lesson-research-idea = A technology puts better cards into your deck and reshuffles it.
lesson-research-task = Draw three cards and buy the weapon your Marines can use to attack.
lesson-research-hint = Your units are Marines. One technology shows them and gives seven attack.
lesson-research-1 = Cards are free
lesson-research-1-text = Research already gave you an Event card. Now draw three Combat cards: they are free.
lesson-research-2 = Buy for the units you have
lesson-research-2-text = One payment buys all copies of a technology. They are shuffled into your deck, and you will draw them later. “Stim Packs”: attack seven for a Marine in front.
lesson-research-naive-1 = That is a single card, against cloaked enemies, and there are none here.
lesson-research-naive-2 = Bunkers help only beside your own base. The task is to attack.

lesson-clock = Events, stages, winning
lesson-clock-idea = The pile of Event cards is the clock: in stage III each faction’s own goal counts.
lesson-clock-task = Win the game with your last order.
lesson-clock-hint = You hold six mines: that is Jim Raynor’s own goal. What is missing is the right time.
lesson-clock-1 = One card to stage III
lesson-clock-1-text = You hold six mines, Jim Raynor’s own goal. It counts only in stage III, and one card of stage II still lies on the pile. Any order may be given up for an Event card.
lesson-clock-naive-1 = The round ends in stage II and nothing happens. The Queen has another round to take a mine from you.

lesson-two-points = Two points to go
lesson-two-points-task = You have 13 points. Win this round.
lesson-two-points-hint = Thirteen and how many make fifteen? Look for stars that nobody guards.
lesson-two-points-naive-1 = A battle for gas, while two stars stand empty beside it.
lesson-two-points-why = Only stars give points, and the best star is one that nobody guards. The Hydralisk next to it can do nothing about that this round.

lesson-four-stars = Three Marines, four stars
lesson-four-stars-task = You need four points this round. You have three Marines and two Mobilize orders.
lesson-four-stars-hint = Count the stars and the Marines. How many Marines does one star need?
lesson-four-stars-naive-1 = Two on one planet, and nobody is left for the star at home.
lesson-four-stars-why = One unit is enough to hold an area. Spread out when nobody can attack you any more.

lesson-too-late = Her attack comes too late
lesson-too-late-task = One order is left to place. Have three units on Vyctor V A before the Queen moves there.
lesson-too-late-hint = The Queen’s order is on its planet already. What happens to an order that is covered?
lesson-too-late-naive-1 = Mobilize brings units to the planet it lies on. On Vyctor V the Queen is now alone on top, and attacks.
lesson-too-late-why = An order on top of hers is carried out before hers, whoever is first player. Three units are a different target from one.

lesson-lift-off = Save the base
lesson-lift-off-task = Three Hydralisks stand at your base, and it falls when the round ends. You cannot beat them. Save the base.
lesson-lift-off-hint = You cannot chase them away. Does the base have to stay where it is?
lesson-lift-off-naive-1 = The Hydralisks are still there when the round ends, and the base is lost.
lesson-lift-off-why = A Terran base can fly to another friendly area of its planet during your Mobilize order. A base is lost only if enemies share its area when the round ends.

lesson-two-planets = Every area of two planets
lesson-two-planets-task = You are Arcturus Mengsk, in stage III: hold every area of two planets and win.
lesson-two-planets-hint = Which area is missing? And which of your Marines is not needed where it stands?
lesson-two-planets-naive-1 = Vyctor V is complete, but now Antiga Prime C stands empty.
lesson-two-planets-why = Antiga Prime is complete already: a base counts just like a unit. The spare Marine is the second one on Vyctor V A.

lesson-six-mines = Two more mines
lesson-six-mines-task = Stage III. Jim Raynor wins with six mines, and you hold four. One Mobilize order.
lesson-six-mines-hint = Two mines are missing, and two Marines guard something that is no mine.
lesson-six-mines-naive-1 = Five mines and a star. The star pays a point; the sixth mine would have won.
lesson-six-mines-why = One order moves any number of units, each to an area of its own. Give up the star: winning now beats a point.

lesson-third-base = The Overmind’s third base
lesson-third-base-task = Stage III, and the Overmind has bases on three planets: it wins when this round ends. Stop it.
lesson-third-base-hint = Which of the three bases has nobody beside it?
lesson-third-base-naive-1 = A star is nice, but the third base stands, and the game is lost.
lesson-third-base-naive-2 = Nothing happened to the third base, and the game is lost.
lesson-third-base-why = A base without units cannot defend itself: one Marine walks in without a battle. At the end of the round, bases fall before anybody’s goal is checked.

lesson-two-orders = Two orders, one base
lesson-two-orders-task = Two orders are left to place. Have three units and a base on Vyctor V A before the Queen’s order there is turned over.
lesson-two-orders-hint = First the units, then the base. Which order has to lie on top for that?
lesson-two-orders-naive-1 = Build lies on top and is turned over first, before anybody has landed.
lesson-two-orders-why = Both of your orders lie over hers, so both come before it. Between the two, the one placed last goes first: Mobilize.

lesson-flyer = Who can hit a flyer?
lesson-flyer-task = A Mutalisk holds Vyctor V B. Win this battle whatever the Queen plays.
lesson-flyer-hint = Not everybody can shoot upwards. Which of your units can?
lesson-flyer-naive-1 = A fine card, but a Vulture, however strong, cannot hit what flies.
lesson-flyer-why = Goliath and Marine can hit flyers; the Vulture cannot, neither in front nor behind. The Goliath’s own card gives it eight attack against a flyer, and the Marine adds one: more than the eight health a Mutalisk can have.

lesson-two-pairs = Two pairs, no doubt
lesson-two-pairs-task = Win Vyctor V B whatever the Queen plays.
lesson-two-pairs-hint = Six health is the most they can have. Which two of your units have a card that beats six?
lesson-two-pairs-naive-1 = The Marine’s card has five attack, and a Zergling can have six health.
lesson-two-pairs-why = Hydralisk and Zergling never have more than six health, so attack seven in both skirmishes leaves nothing to chance. Siege Tank and Vulture each have a card that shows them; the Marine has none that is strong enough.

lesson-three-stars = She must not keep three stars
lesson-three-stars-task = Stage III. The Queen of Blades wins with three stars, and she has them. Take Braken A from her whatever she plays.
lesson-three-stars-hint = It is not enough to kill: somebody has to be left standing. Who could come along?
lesson-three-stars-naive-1 = Alone, the Firebat kills and is killed, and an empty area is not yours.
lesson-three-stars-why = You have to destroy the Hydralisk and still have somebody left to stand there. The Vulture’s card does the first; a second unit makes sure of the other.

lesson-clock-race = The clock helps both of you
lesson-clock-race-task = You hold six mines, the Queen three stars and more points. One card of stage II is left. Two orders: win this round.
lesson-clock-race-hint = If both goals count, she wins by points. So what does she have to lose first?
lesson-clock-race-naive-1 = Stage III is here, but for her too: when both goals are reached, whoever has more points wins.
lesson-clock-race-naive-2 = Her third star is gone, but so is your sixth mine.
lesson-clock-race-why = In stage III both goals count, and she has more points, so one of her stars has to go, too. Her base on Braken A is unguarded: the spare Marine from Braken B walks in, and an Event card brings stage III.
