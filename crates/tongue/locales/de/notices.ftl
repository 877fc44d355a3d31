# Was Leuten gesagt wird, die nicht hinsehen.

notices-title = Benachrichtigungen
notices-intro = Wir können dir sagen, was an deinen Tischen geschieht, während keine unserer Seiten offen ist: in diesem Browser, auf dem Handy oder in einem Chat. Nie steht etwas Geheimes darin.
notices-ways = Wo du es erfährst
notices-nowhere = Noch nirgends.
notices-here = In diesem Browser benachrichtigen
notices-denied = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern; auf einem iPhone muss die Seite zuerst auf dem Home-Bildschirm liegen.
notices-browser = Browser
notices-webhook = Adresse, die aufgerufen wird
notices-discord = Chat
# Nach der Art eines Weges, jemandem etwas zu sagen.
notices-dead = Dort kam keine Antwort, deshalb wird nichts mehr gesendet. Füge sie noch einmal hinzu, um es wieder zu versuchen.
notices-signed = Unterschrieben mit
notices-test = Ausprobieren
notices-remove = Entfernen
notices-test-taken = Es wurde gesendet und angenommen.
notices-test-silent = Dort antwortet niemand. Das kann eine Weile so sein.
notices-test-refused = Was dorthin gesendet wurde, wurde abgelehnt.
notices-unknown = Diesen Weg, dir etwas zu sagen, gibt es nicht.

## Was es zu sagen gibt

notices-kinds = Was du erfährst
notices-turn = Ich bin an der Reihe
notices-short = Meine Zeit läuft ab
notices-full = Alle sind da, und das Spiel beginnt
notices-over = Das Spiel ist zu Ende
notices-asked = Jemand bittet um eine Pause oder um ein Ende
notices-again = Jemand möchte noch ein Spiel
notices-said = Jemand sagt etwas
notices-keep = Merken
notices-quiet = Ruhezeit
notices-quiet-from = Von
notices-quiet-until = Bis
notices-quiet-about = Dann erfährst du nichts; was danach noch gilt, kommt dann. Nach der Uhr dieses Geräts, ohne Skript nach UTC; lass beides leer für keine.
notices-quiet-wrong = Eine Ruhezeit sind zwei Uhrzeiten, etwa 22:00 und 07:00.

## Eine Adresse, die aufgerufen wird

notices-address = Ein Chat oder ein eigenes Programm
notices-address-about = Die Adresse eines Discord-Kanals oder jede andere, die JSON über https annimmt. Was an andere gesendet wird, ist unterschrieben; der Schlüssel steht oben, sobald sie hinzugefügt ist.
notices-address-label = Adresse
notices-add = Hinzufügen
notices-no-address = Das ist keine Adresse, die aufgerufen werden kann: Sie beginnt mit https:// und einem Namen aus dem öffentlichen Netz.
notices-no-browser = Der Nachrichtendienst dieses Browsers ist hier nicht bekannt.

## Was gesagt wird, nach dem Namen eines Tisches

notice-turn = Du bist an der Reihe.
notice-short = Du bist an der Reihe, und deine Zeit läuft ab.
notice-full = Alle sind da: Das Spiel beginnt.
notice-over = Das Spiel ist zu Ende.
notice-asked = Jemand bittet um eine Pause oder um ein Ende.
notice-again = Jemand möchte noch ein Spiel: Dein Platz ist frei gehalten.
notice-said = Jemand hat etwas gesagt.
notice-trial = So erfährst du, was geschieht.
