# Zegary: ile czasu mają gracze na decyzje.

clock-form = Zegar
clock-form-help = Za tego, komu skończy się czas, gra bot, dopóki nie wróci.
clock-none = bez zegara
clock-live-30 = po 30 minut i 15 sekund za każdą turę
clock-live-60 = po 60 minut i 30 sekund za każdą turę
clock-live-90 = po 90 minut i 45 sekund za każdą turę
clock-days-half = 12 godzin na turę i 2 dni w zapasie
clock-days-1 = 1 dzień na turę i 3 dni w zapasie
clock-days-2 = 2 dni na turę i 5 dni w zapasie

## $days, $hours, $minutes: ile czasu zostało; jak najkrócej.

clock-days = { $days }d { $hours }h
clock-hours = { $hours }h { $minutes }min
clock-left = Pozostały czas
clock-over = Twój czas się skończył: gra za ciebie bot.
clock-standin-plays = Gra za ciebie bot: najpierw wróć do gry.
clock-bot-first = Twój czas na to pytanie się skończył: odpowie bot, a potem możesz wrócić.
# $name: osoba.
clock-standin = { $name } (gra bot)
clock-away-you = Gra za ciebie bot
clock-away-aside = Gra, dopóki nie wrócisz; miejsce pozostaje twoje.
clock-come-back = Wracam do gry
clock-leave = Niech bot gra za mnie
clock-leave-help = dopóki nie wrócę
# $clock: co ustalono, na przykład „2 dni na turę i 5 dni w zapasie”.
clock-agreed = Zegar: { $clock }
# $clock: co przysłano.
clock-unknown = Nie ma zegara „{ $clock }”.
