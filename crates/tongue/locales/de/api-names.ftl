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
api-hint = Was ein Bot täte, wo Tipps erlaubt sind.
api-record = Die Partiedatei, sobald die Partie vorbei ist.
api-stream = Was an all deinen Tischen geschieht, eine Zeile JSON für jede Änderung: zuerst alles, dann was anders ist, und {"{}"}, wenn 15 Sekunden lang nichts geschieht.
api-table-stream = Dasselbe für einen Tisch: wer dort ist, was du siehst, was du gefragt wirst, was gesagt wird.
