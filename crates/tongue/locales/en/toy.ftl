# The game of the tests.

toy-ask-toss = Call the toss, or take a point.
toy-ask-card = Seal a card.
toy-seal = Seal the { $card }
toy-call = Call { $face }
kind-side_of_a_coin = side of a coin
toy-pass = Take a point
toy-phase-seal = Sealing
toy-phase-toss = Toss
toy-quick = a fair coin
toy-waiting = Waiting for { $who } to choose
toy-ending = by { $kind }
toy-players = The toy is for 2 to 4 players.
