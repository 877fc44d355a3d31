# Optionen und Merkmale des Spiels der Tests.

option-toy-coin = Münze
    .help = Was geworfen wird.
    .fair = fair
    .bent = verbogen
feature-toy-points = gewonnene Stiche
option-toy-rounds = Runden
    .help = Wie viele Runden gespielt werden.
game-toy = Das Testspiel
