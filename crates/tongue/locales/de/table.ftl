# Die Seite eines Tisches, was auch immer gespielt wird.

close = Schließen
page-to-start = Zur Startseite

## Round and turn

table-setup = Aufbau
table-game-over = Spiel vorbei
table-round = Runde { $round }
table-your-turn = du bist dran
table-several-decide = { $count ->
        [one] { $count } Spieler entscheidet
       *[other] { $count } Spieler entscheiden
    }

## Where there is no question

table-over = Das Spiel ist vorbei
table-over-aside = Sieh dir das Ergebnis an oder geh mit dem Schieberegler im Spiel zurück.
table-earlier = Ein früherer Schritt
table-watching = Du schaust zu: Du siehst, was alle sehen dürfen.
table-look-back = Zurückblättern
table-follow = Jemandem folgen
table-watching-behind = { $behind ->
        [one] Du schaust zu, { $behind } Entscheidung später: Du siehst, was alle sehen dürfen.
       *[other] Du schaust zu, { $behind } Entscheidungen später: Du siehst, was alle sehen dürfen.
    }
table-nothing-to-do = Für dich gibt es gerade nichts zu tun.

## Around the question

table-rule = Regel { $rule }
table-answers = Antworten
# Opens the list of all answers over the board.
table-list = Als Liste
# Where to answer, if that is not one sort of thing.
table-where-lit = wähle etwas, das leuchtet
table-more = Mehr
table-undo = Rückgängig
table-about = Über diesen Tisch
table-hint = Tipp
table-odds = Chancen
# Two buttons of an answer that is advised: its places are lit, or it is given.
table-show-me = Zeigen
table-do-it = Ausführen
table-hint-help = Daran würde ein Bot an deiner Stelle zuerst denken; die Prozentzahl ist deine Gewinnchance, wie er sie schätzt.
hint-gain = { NAME($feature, form: "gain") } als bei „{ $other }“.
hint-better = Deine Gewinnchance ist { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
} höher als bei „{ $other }“.
hint-behind = Deine Gewinnchance ist { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
} niedriger als bei „{ $other }“.
hint-even = Es macht kaum einen Unterschied: „{ $other }“ ist genauso gut.
hint-only = Es gibt nichts anderes zur Wahl.
table-odds-help = Wie Angriffe ausgehen würden: jeder vielfach durchgespielt, nur mit dem, was du wissen kannst; angenommen wird, dass alle Einheiten, die der ersten folgen können, es auch tun.
table-odds-battle = { $battle }: Siegchance { $wins } %; Verluste an Einheiten: du { $own }, Gegner { $other }

# A player by name, alone.
table-who = { $who ->
        [you] { AS($who, "Du") }
       *[other] { NAME($who, form: "start") }
    }
    .acc = { $who ->
        [you] { AS($who, "dich") }
       *[other] { NAME($who, form: "acc") }
    }

## How long bots let people look at what they do

# $pace: one of the four below.
pace-title = Tempo der Bots: { $pace }
pace-choose = Tempo der Bots
pace-slow = langsam
pace-slow-means = Zeit zum Mitlesen
pace-normal = normal
pace-normal-means = ein Moment für das Wichtige
pace-fast = schnell
pace-fast-means = ein Blick auf das Wichtige
pace-instant = sofort
pace-instant-means = keine Pausen
pace-for-all = Gilt für alle an diesem Tisch und für deinen nächsten.
# A button beside the pace.
pace-skip = Überspringen
pace-skip-means = Pausen überspringen, bis ein Mensch an der Reihe ist
sounds-asked = Töne?
sounds-mean = Hören, wenn man an der Reihe ist, bei Kämpfen und Siegen

## Going back to an earlier choice, where everything can be taken back

back-choose-anew = Hierher zurück und neu wählen
# A button beside the slider that shows an earlier moment.
back-here = Von hier weiterspielen
back-here-means = Nimmt alles seit deiner letzten Entscheidung vor diesem Schritt zurück

## Panels

table-skip-question = Zur Frage
table-skip-board = Zum Spielplan
table-players = Spieler
# The line over the board: what happened last, the clock of the game, the view.
table-strip = Was geschehen ist, und die Uhr des Spiels
table-your-things = Deine Sachen
table-all-figures = Zahlen aller Spieler
# Below the players, while every figure has its name beside it.
table-labels-note = Alle Zahlen sind beschriftet.
table-labels-hide = Ausblenden
# Turns the names beside figures on and off.
table-labels = Zahlen beschriften
table-log-and-chat = Verlauf und Chat
table-panels = Bereiche
table-panel-shown = Gezeigter Bereich
table-tab-board = Spielplan
# On a narrow screen: the viewer’s own things.
table-tab-yours = Deins
# On a narrow screen: the figures of all players.
table-tab-all = Alle

## Log and chat

table-log = Verlauf
table-log-filter = Im Verlauf zeigen
table-log-what = Was geschehen ist
table-filter-all = Alles
table-filter-mine = Meins
# What a fight of two players is called: one of them (masculine in every game), and the lines of the log about them.
table-battle = Kampf
table-battles = Kämpfe
table-filter-chat = Chat
table-chat-watching = (schaut zu)
# The name of a speaker who only looks on and has none.
table-spectator = Zuschauer
table-said-gone = Das wurde mit dem Konto der Person gelöscht, die es gesagt hat.
table-say = Senden
table-say-help = Schreib allen am Tisch
# For those who look on and talk among themselves.
table-say-aside = Schreib den anderen, die zuschauen
table-aside = Wer mitspielt, liest das erst nach dem Spiel.
# Two buttons of who made the table, one instead of the other.
table-mute = Zuschauer stummschalten
table-unmute = Zuschauer wieder schreiben lassen

## One screen for several people

curtain-title = Gib den Bildschirm an { NAME($who, form: "acc") } weiter
curtain-turn = Jetzt { WORD($who, "number") ->
        [many] sind
       *[other] ist
    } { NAME($who, form: "nom") } an der Reihe. Alle anderen schauen weg.
curtain-here = Ich bin { $who }

## About the table

about-table = Tisch { $table }
about-watch = Zum Zuschauen einladen:
about-rules = Die Regeln
about-record = Aufzeichnung herunterladen
about-replay = Im Spiel zurückblättern
about-people = Wer hier ist
about-tables = Alle deine Tische
about-take-backs = An diesem Tisch darf man Entscheidungen frei zurücknehmen: Wer hier spielt, kann zu jeder früheren Entscheidung zurück. In der Aufzeichnung steht das auch.
about-chance = Der Zufall steht vorher fest
about-promise = Aller Zufall dieses Spiels ergibt sich aus einem Geheimnis. Sein Fingerabdruck wurde veröffentlicht, bevor die Karten ausgeteilt waren:
about-promise-kept = Das Ergebnis zeigt das Geheimnis, und { $command } beweist anhand der Aufzeichnung, dass es das versprochene ist.
about-promise-open = Nach dem Spiel wird das Geheimnis verraten, zusammen mit dem, was die Browser der Spieler beigesteuert haben; { $command } beweist dann anhand der Aufzeichnung, dass es das versprochene ist.
about-keys = Tasten
about-pictures = Bilder

## Who sits where, if it is nobody in person

sitter-bot = Bot { $number } ({ $level })
sitter-open = Platz { $number }
sitter-former = Ex-Spieler { $number }

## Keys

key-answer = 1–9, a–z
key-answer-does = Antwort oder Ort mit dieser Taste wählen
key-list = L
key-list-does = alle Antworten auflisten
key-escape = Esc
key-escape-does = das zuletzt Gewählte wieder loslassen
key-hint = H
key-hint-does = Tipp
key-odds = O
key-odds-does = Chancen der Angriffe, die du beginnen kannst
key-undo = U
key-undo-does = rückgängig machen
key-skip = .
key-skip-does = Pausen der Bots überspringen
key-arrows = Pfeiltasten
key-arrows-does = auf dem Spielplan von Ort zu Ort gehen
key-enter = Eingabe
key-enter-does = wählen, was den Fokus hat
key-zoom = + − 0
key-zoom-does = größer, kleiner, alles zeigen
key-find = /
key-find-does = einen Ort suchen

## Undo: notes beside the button

undo-takes-back = nimmt zurück: { $choice }
# A $choice that is not named, since it may have been an order whose face is to be remembered.
undo-own-choice = deine letzte Entscheidung
undo-not = { NAME($why, form: "note") }
undo-past = dieser Schritt ist schon vorbei
undo-spectator = du schaust nur zu

## The basket: what is put together and sent at once

# $place: where the last of some things goes, an area or the other end of a route.
table-basket-to = wohin: { $place }
# For screen readers. $thing: what can be built.
table-basket-less = { $thing }: eins weniger
table-basket-more = { $thing }: eins mehr
table-basket-count = { $thing }: { $count }
# After an amount: $all is all there is.
table-basket-of = von { $all }
# A button that closes the basket.
table-basket-singly = Lieber einzeln
table-basket-empty = Leeren
table-basket-send = Befehl absenden
# A tile that is about to be laid.
table-turn-back = Nach links drehen
table-turn-over = Auf die andere Seite drehen
table-turn-on = Nach rechts drehen

## The show of what was decided in one go

shown-next = Weiter
shown-continue = Fortfahren
shown-skip = Überspringen
# Der letzte Schritt eines Kampfes, und die Tafel, die sagt, wie er ausging.
shown-outcome = Ausgang
shown-again = Noch einmal ansehen
shown-onward = Zu meiner nächsten Entscheidung
