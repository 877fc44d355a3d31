# Options and features of the game of the tests.

option-toy-coin = Coin
    .help = What is tossed.
    .fair = fair
    .bent = bent
feature-toy-points = tricks taken
option-toy-rounds = Rounds
    .help = How many rounds are played.
game-toy = The Toy
