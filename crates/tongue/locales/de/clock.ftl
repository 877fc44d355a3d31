# Uhren: wie lange man sich Zeit lassen darf.

clock-form = Uhr
clock-form-help = Wessen Zeit abläuft, für den spielt ein Bot, bis er zurückkommt.
clock-none = keine Uhr
clock-live-30 = je 30 Minuten, und 15 Sekunden mehr mit jedem Zug
clock-live-60 = je 60 Minuten, und 30 Sekunden mehr mit jedem Zug
clock-live-90 = je 90 Minuten, und 45 Sekunden mehr mit jedem Zug
clock-days-half = 12 Stunden für jeden Zug, und 2 Tage als Reserve
clock-days-1 = 1 Tag für jeden Zug, und 3 Tage als Reserve
clock-days-2 = 2 Tage für jeden Zug, und 5 Tage als Reserve

## $days, $hours, $minutes: wie viel Zeit noch bleibt; so kurz wie möglich.

clock-days = { $days }T { $hours }h
clock-hours = { $hours }h { $minutes }min
clock-left = Restzeit
clock-over = Deine Zeit ist abgelaufen: Ein Bot spielt jetzt für dich.
clock-standin-plays = Ein Bot spielt für dich: Komm erst zurück.
clock-bot-first = Deine Zeit für diese Frage ist abgelaufen: Der Bot beantwortet sie, dann kannst du zurückkommen.
# $name: eine Person.
clock-standin = Bot für { $name }
clock-away-you = Ein Bot spielt für dich
clock-away-aside = Er spielt, bis du zurückkommst; der Platz bleibt deiner.
clock-come-back = Ich bin zurück
clock-leave = Einen Bot für mich spielen lassen
clock-leave-help = bis ich zurück bin
# $clock: was vereinbart wurde, etwa „2 Tage für jeden Zug, und 5 Tage als Reserve“.
clock-agreed = Uhr: { $clock }
# $clock: was gesendet wurde.
clock-unknown = Es gibt keine Uhr „{ $clock }“.
