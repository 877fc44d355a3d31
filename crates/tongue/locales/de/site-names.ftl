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

## Months, in dates

month-1 = Jan.
month-2 = Feb.
month-3 = März
month-4 = Apr.
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = Aug.
month-9 = Sep.
month-10 = Okt.
month-11 = Nov.
month-12 = Dez.
