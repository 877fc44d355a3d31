# What the help of the command line says: cli-COMMAND, and cli-COMMAND-ARGUMENT or, where several commands have it,
# cli-all-ARGUMENT. What an argument is unless told, and what it can be, is added to it. Capitals are what stands in the
# same help as FILE, N and the like.

cli-orderstack = Brettspiele mit Befehlsstapeln: ein Tisch im Browser, Simulator, Engine-Protokoll, gespeicherte Spiele, Regeln.
cli-orderstack-version = Die Version ausgeben
cli-all-help = Diese Hilfe ausgeben
cli-all-language = Die Sprache der Ausgaben; sonst die der Umgebung

## Arguments of several commands

cli-all-bot = Wer auf allen Plätzen spielt
cli-all-database = Die Datei der Spiele
cli-all-file = Die Spieldatei
cli-all-game = Das Spiel
cli-all-games = Wie viele Spiele
cli-all-json = Ein JSON-Objekt ausgeben
cli-all-option = Eine Option des Spiels
cli-all-seed = Woher aller Zufall kommt: Derselbe Startwert ergibt dieselben Spiele
cli-all-threads = Threads, auf denen gespielt wird; sonst alle Kerne. Die Ergebnisse hängen nicht von ihrer Zahl ab

## serve

cli-serve = Im Browser spielen; ohne Kommando geschieht dasselbe
cli-serve-addr = Wo der Server lauscht; bei Port 0 auf irgendeinem freien
cli-serve-bot-delay = Wie lange ein Bot wartet, bevor er zieht, in Millisekunden
cli-serve-behind-proxy = Ein Proxy spricht https mit den Spielern und nennt ihre Adressen in X-Forwarded-For
cli-serve-origin = Die Adresse, unter der man den Server kennt, falls ein Proxy die angefragte nicht weitergibt
cli-serve-smtp = Der Mailserver, der E-Mails annimmt, durch die Leute erfahren, was geschieht, wenn sie das wollen
cli-serve-mail-from = Von wem die E-Mails kommen, z. B. orderstack@example.org
cli-serve-smtp-password = Die Datei mit dem Passwort dieses Servers; ohne sie kommt es aus der Umgebung
cli-serve-signup = Wer ein Konto anlegen darf: alle (open), wer einen Code von „account invite“ hat (code), oder wessen Browser zuerst einige Sekunden rechnet oder wer einen Code hat (work)

## sim

cli-sim = Spiele so schnell wie möglich spielen und die Ergebnisse zählen
cli-sim-players = Wie viele Plätze
cli-sim-bot = Wer auf allen Plätzen spielt, oder wer auf welchem, mit Kommas dazwischen
cli-sim-check = Jedes Spiel beim Spielen auf gebrochene Regeln und verratene Geheimnisse prüfen, was langsam ist; mit einer Zahl finden die teuren Prüfungen nur in Abständen von so vielen Schritten statt
cli-sim-save = Jedes Spiel als Spieldatei in diesen Ordner schreiben

## arena

cli-arena = Bots gegeneinander antreten lassen und sagen, wie stark jeder ist
cli-arena-bots = Wer teilnimmt, mit Kommas dazwischen, z. B. easy,random,hard:50ms
cli-arena-players = Wie viele Plätze ein Spiel hat
cli-arena-mode = Wer auf wen trifft: jeder auf jeden (round-robin) oder der erste auf jeden der anderen (gauntlet); an größeren Tischen sitzt der eine Bot einmal, der andere mehrmals
cli-arena-games = Wie viele Spiele mindestens: Jede Ausgangslage wird von jedem Platz aus gespielt, auch die letzte vollständig
cli-arena-resume = Jedes beendete Spiel in dieser Datei vermerken und, wenn es sie schon gibt, mit ihrem Stand weitermachen
cli-arena-sprt = Aufhören, sobald klar ist (5 % Irrtumsrisiko in beide Richtungen), ob der erste von zwei Bots um HIGH oder nur um LOW Elo-Punkte stärker ist als der zweite
cli-arena-report = Eine Seite mit Diagrammen in diese Datei schreiben

## balance

cli-balance = Aufschreiben, was viele Spiele zwischen Bots über Fraktionen, Plätze und Spielerzahlen sagen
cli-balance-games = Wie viele Spiele mindestens, auf die Spielerzahlen verteilt
cli-balance-out = Die Seite in diese Datei schreiben statt auf die Standardausgabe

## tune

cli-tune = Die Gewichte, nach denen Bots eine Stellung beurteilen, anhand von Spielen anpassen, die sie untereinander spielen
cli-tune-players = Wie viele Plätze die Spiele der Reihe nach haben, mit Kommas dazwischen
cli-tune-seed = Woher aller Zufall kommt: Derselbe Startwert ergibt dieselben Gewichte
cli-tune-out = Die neuen Gewichte in diese Datei schreiben
cli-tune-report = Eine Seite über die neuen Gewichte schreiben, FILE.md, mit ihrem Bild, FILE.svg

## engine

cli-engine = Das Engine-Protokoll auf Standardein- und -ausgabe sprechen: ein JSON-Objekt je Zeile

## Saved games

cli-replay = Ein gespeichertes Spiel Schritt für Schritt durchgehen
cli-replay-to = Nach so vielen Aktionen aufhören
cli-replay-json = Den erreichten Stand als ein JSON-Objekt ausgeben
cli-verify = Ein gespeichertes Spiel nachspielen und Hashes, Versprechen und Ergebnis vergleichen

## rules

cli-rules = Regeln nachschlagen
cli-rules-words = Eine Regel (SC-BATTLE-12), eine Gruppe von Regeln (SC-BATTLE) oder Wörter, die alle in einer Regel vorkommen; ohne Angabe die Kapitel

## languages

cli-languages = Sagen, wie viel von jeder Sprache fertig ist, auch von denen, die erst entstehen
cli-languages-code = Eine Sprache, Datei für Datei
cli-languages-missing = Auflisten, was fehlt, mit dem Englischen

## Backup

cli-backup = Die Spiele in eine Datei kopieren, auch während sie gespielt werden
cli-backup-to = Wohin die Kopie kommt
cli-backup-replace = Die Datei ersetzen, wenn es sie schon gibt
cli-restore = Eine Kopie an die Stelle der Spiele setzen; was dort war, bleibt unter einem anderen Namen erhalten
cli-restore-from = Die Kopie

## tidy

cli-tidy = Tische entfernen, die niemand benutzt, und die Datei der Spiele verkleinern
cli-tidy-dry-run = Nur sagen, was entfernt würde; geht auch, während gespielt wird

## play

cli-play = Lass ein Programm an den Tischen eines Servers spielen: Es bekommt Fragen und beantwortet sie, ein JSON-Objekt je Zeile
cli-play-server = Die Adresse des Servers
cli-play-token = Eine Datei mit einem Token des Kontos, für „read“, „play“ und, um sich hinzusetzen, „tables“
cli-play-engine = Das Programm und seine Wörter, durch Leerzeichen getrennt
cli-play-table = Nur dieser Tisch, als Kennung, Adresse oder Einladung, bis die Partie vorbei ist; sonst alle Tische des Kontos

## account

cli-account = Sich um Konten kümmern: wen es gibt, wer was darf, Hilfe für alle, die nicht hineinkommen
cli-list = Alle Konten auflisten; geht auch, während der Server läuft
cli-grant = Jemanden etwas für alle anderen tun lassen. (Noch fragt keine Seite danach.)
cli-revoke = Das zurücknehmen
cli-reset = Ein Konto öffnet nichts mehr als ein Code, der ausgegeben wird: wenn jemand alles verloren hat oder ein anderer es kennt
cli-delete = Ein Konto löschen, wie es auch selbst geht: Die Spiele bleiben den anderen
cli-audit = Prüfen, dass niemand geändert hat, was die Moderation getan hat; geht auch, während der Server läuft
cli-invite = Codes, mit denen je eine Person ein Konto anlegen kann, wo der Server danach fragt (--signup code oder work)
cli-invite-count = Wie viele
cli-delete-yes = Ja, für immer
cli-all-name = Wie das Konto heißt
cli-all-role = Was jemand darf

## ratings

cli-ratings = Alle gewerteten Spiele noch einmal spielen und sagen, ob die Wertungen stimmen
