# Was jeder Aufruf der API für Programme tut: eine Zeile neben seiner Adresse. Die Schlüssel enden damit, wie ihn das Dokument nennt.

api-me = Wer du bist, wofür das Token ist und wie viele Partien du hast.
api-tables = Deine Tische: zuerst die, an denen du dran bist.
api-make = Macht einen Tisch auf. Du sitzt auf den Plätzen mit „me“; die anderen sind frei oder für Bots.
api-lobby = Tische für alle: die mit freien Plätzen und die, an denen gespielt wird.
api-table = Ein Tisch: wer dort sitzt, wer gefragt ist, was vereinbart wurde. Wer ihn gemacht hat, sieht auch die Einladungen.
api-join = Setzt sich hin, mit einer Einladung oder an einen Tisch für alle.
api-leave = Steht wieder auf, bevor die Partie beginnt.
api-view = Was ein Platz von der Partie wissen darf, oder was alle wissen dürfen.
api-question = Was du gefragt wirst, die Nummer der Frage und alle Antworten, die es gibt.
api-act = Beantwortet eine Frage. Mit ihrer Nummer geschieht nichts zweimal, und nichts zu spät.
api-undo = Nimmt zurück, soweit das geht.
api-say = Sagt etwas an einem Tisch.
api-voice = Sagt etwas über die Partie, außer sie zu spielen: Pause, Ende, Aufgabe.
api-ahead = Was du im Voraus beantwortet hast, was du planen kannst und welche Fragen du beantworten kannst, solange sie kommen.
api-foretell = Beantwortet etwas im Voraus, plant eine Wahl oder nimmt das zurück. Niemand sonst erfährt davon.
api-hint = Was ein Bot täte, wo Tipps erlaubt sind.
api-record = Die Partiedatei, sobald die Partie vorbei ist.
api-stream = Was an all deinen Tischen geschieht, eine Zeile JSON für jede Änderung: zuerst alles, dann was anders ist, und {"{}"}, wenn 15 Sekunden lang nichts geschieht.
api-table-stream = Dasselbe für einen Tisch: wer dort ist, was geschehen ist, was du siehst, was du gefragt wirst, was gesagt wird.
api-contests = Turniere: die, bei denen man mitmachen kann, die im Gang sind, die vorbei sind, und deine.
api-contest = Ein Turnier: was vereinbart wurde, wer wo steht, und die Tische seiner Runden.
api-enter = Macht bei einem Turnier mit, das noch nicht begonnen hat.
api-withdraw = Macht nicht mehr mit: vor dem Beginn spurlos, später spielt ein Bot weiter.
