# Namen, die die Seiten rund um die Tische brauchen.

## Levels of bots: .manner is what they are like, after the name

level-random = zufällig
    .manner = spielt irgendetwas
level-easy = leicht
    .manner = denkt bis zum Ende jedes Befehls
level-normal = mittel
    .manner = denkt voraus, aber nicht lange
level-hard = schwer
    .manner = denkt eine Sekunde nach, wo es darauf ankommt
