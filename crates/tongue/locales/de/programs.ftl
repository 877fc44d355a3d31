# Die Seite darüber, worum Programme bitten können, und wie ihnen etwas verweigert wird.

programs-title = Für Programme
programs-intro = Was du auf diesen Seiten tun kannst, kann auch ein Programm von dir: Es bittet um dasselbe und erfährt dasselbe. Dafür braucht es ein Konto und ein Token.
programs-tokens = Ein Token machen
programs-try = Ausprobieren
programs-try-about = Ein Programm fragt, was es gefragt ist, und antwortet mit einer der Antworten. Es nennt die Nummer der Frage, deshalb schadet es nicht, zweimal zu senden.
programs-calls = Worum man bitten kann
programs-document = Das letzte Wort in jeder Zeile sagt, wofür das Token sein muss. Das Dokument nennt jedes Feld.
programs-manners = Umgangsformen
programs-errors = Was verweigert wird, hat einen Status ab 400 und einen Grund: ein Wort für Programme und einen Satz für Menschen. Geändert hat sich dann nichts.
# $burst, $rate: mehr als eins.
programs-limits = Ein Token darf { $burst }-mal auf einmal bitten, danach { $rate }-mal in der Sekunde. Warte nach einem Status 429, so lange Retry-After sagt. Frage nicht immer wieder, ob es etwas Neues gibt.
programs-no-seat = An diesem Tisch gibt es keinen Platz für dich.
programs-body = Der Inhalt dieser Anfrage lässt sich nicht lesen: { $error }
