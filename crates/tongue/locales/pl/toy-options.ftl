# Opcje i cechy gry do testów.

option-toy-coin = Moneta
    .help = Czym się rzuca.
    .fair = uczciwa
    .bent = krzywa
feature-toy-points = wzięte lewy
option-toy-rounds = Rundy
    .help = Ile rozgrywa się rund.
game-toy = Zabawka
