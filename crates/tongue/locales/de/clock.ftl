# Uhren: wie lange man sich Zeit lassen darf.

clock-form = Uhr
clock-form-help = Auch während ein Bot spielt, kann man jederzeit zurückkommen. Solange die anderen entscheiden, kann man noch wählen; entscheiden sie nicht, übernimmt ein Bot den Platz nach so viel Zeit, wie jeder hat.
clock-over-form = Wenn jemandes Zeit vorbei ist
clock-over-bot = spielt ein Bot
clock-over-ask = entscheiden die anderen
# $clock: was sonst vereinbart wurde.
clock-and-ask = { $clock }; danach entscheiden die anderen
clock-holidays-form = Während jemand Urlaub hat
clock-holidays-rest = läuft dessen Zeit nicht
clock-holidays-run = läuft dessen Zeit trotzdem
# $clock: what was agreed otherwise.
clock-and-firm = { $clock }; auch im Urlaub läuft die Zeit
# $date: the day on which it is over.
clock-holiday = im Urlaub bis { $date }
# Beside a suitcase, as short as it can be.
clock-until = bis { $date }
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

## Was man über seine Partie sagt, außer sie zu spielen.

voice-pause = Um eine Pause bitten
voice-pause-help = Alle müssen zustimmen. Dann läuft keine Zeit, und niemand entscheidet; danach geht es von selbst weiter.
voice-hour = eine Stunde
voice-half-day = 12 Stunden
voice-days = 3 Tage
voice-weeks = 2 Wochen
voice-end = Ein Ende vorschlagen
voice-end-help = Alle müssen zustimmen. Wer dann nach Punkten führt, hat gewonnen.
voice-end-now = Beenden
voice-ask = Die anderen fragen
voice-resign = Aufgeben
voice-resign-two = Die Partie ist dann zu Ende, und die andere Seite hat gewonnen.
voice-resign-many = Ein Bot spielt für dich bis zum Ende weiter; zurückkommen kannst du nicht.
voice-resign-now = Ich gebe auf
# $seat: wer darum bittet.
voice-wants-hour = { $seat } bittet um eine Stunde Pause.
voice-wants-half-day = { $seat } bittet um 12 Stunden Pause.
voice-wants-days = { $seat } bittet um 3 Tage Pause.
voice-wants-weeks = { $seat } bittet um 2 Wochen Pause.
voice-wants-go-on = { $seat } möchte weiterspielen.
voice-wants-end = { $seat } schlägt vor, die Partie hier zu beenden.
voice-wants-bots = { $seat } bittet, einen Bot für alle Säumigen spielen zu lassen.
# $seats: wessen Zeit vorbei ist.
voice-overdue = Zeit abgelaufen: { $seats }. Ihr könnt warten, oder:
voice-bots = Bot spielen lassen
# $count: so viele wollen es schon; $all: so viele werden gefragt.
voice-so-many = { $count } von { $all } dafür
voice-agree = Zustimmen
voice-disagree = Nein
voice-withdraw = Zurücknehmen
voice-paused-title = Pause, noch
voice-paused-aside = Keine Zeit läuft, und niemand entscheidet.
voice-go-on = Um Fortsetzung bitten
voice-resigned-title = Du hast aufgegeben
voice-resigned-aside = Ein Bot spielt für dich bis zum Ende weiter.
voice-unknown = So etwas lässt sich über eine Partie nicht sagen.
voice-another-first = Etwas anderes ist vorgeschlagen: Antworte erst darauf.
voice-declined = Die anderen haben gerade abgelehnt: Frag wieder, wenn jemand etwas entschieden hat.
# $times: wie oft höchstens.
voice-too-often = Seit der letzten Entscheidung wurde { $times } Mal etwas vorgeschlagen: Frag nach der nächsten wieder.
voice-paused = Die Partie ruht: Jetzt entscheidet niemand.
voice-resigned = Du hast aufgegeben: Der Bot spielt bis zum Ende.
voice-ending-resigned = durch Aufgabe
voice-ending-agreed = einvernehmlich beendet
# $winners: wer; $count: wie viele.
voice-won = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen
}
voice-nobody-won = Niemand gewinnt
voice-why-resigned = Die andere Seite hat aufgegeben.
voice-why-agreed = Alle waren sich einig, die Partie hier zu beenden: Wer nach Punkten führte, hat gewonnen.
voice-why-level = Alle waren sich einig, die Partie hier zu beenden, und alle standen gleich.
voice-standings = Wie alle standen
voice-to-board = Zum Spielplan
voice-to-result = Zum Ergebnis

# Answers in advance

ahead-title = Antworten im Voraus
ahead-help = Die anderen müssen nicht auf dich warten: Was du hier antwortest, wird für dich gesagt, sobald du gefragt bist. Niemand sonst sieht es.
ahead-given = ({ $count })
ahead-ask = mich fragen
ahead-round = bis zum Ende der Runde
ahead-game = im ganzen Spiel
ahead-plan = Geplant, sobald du an der Reihe bist
ahead-drop = Das nicht tun
ahead-lost = Das ging nicht mehr:
ahead-read = Verstanden
ahead-question = Vorausplanen: { $question }
ahead-attacked = Wenn mich jemand angreift
ahead-attacked-where = wo:
ahead-attacked-first = zuerst ausspielen:
ahead-attacked-do = Vormerken
ahead-guarded = { $place }: zuerst { $first }
ahead-unreadable = „{ $text }“ ist nichts, worauf man im Voraus antworten kann.
