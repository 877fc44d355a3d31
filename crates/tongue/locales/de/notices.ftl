# Was Leuten gesagt wird, die nicht hinsehen.

notices-title = Benachrichtigungen
notices-intro = Wir können dir sagen, was an deinen Tischen geschieht, während keine unserer Seiten offen ist: in diesem Browser, auf dem Handy oder in einem Chat. Nie steht etwas Geheimes darin.
notices-ways = Wo du es erfährst
notices-nowhere = Noch nirgends.
notices-here = In diesem Browser benachrichtigen
notices-denied = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern; auf einem iPhone muss die Seite zuerst auf dem Home-Bildschirm liegen.
notices-browser = Browser
notices-mail = E-Mail
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
notices-head-browser = Browser
notices-head-webhook = Programm
notices-head-discord = Chat
notices-head-mail = E-Mail
notices-turn = Ich bin an der Reihe
notices-short = Meine Zeit läuft ab
notices-full = Alle sind da, und das Spiel beginnt
notices-over = Das Spiel ist zu Ende
notices-asked = Jemand bittet um eine Pause oder um ein Ende
notices-again = Jemand möchte noch ein Spiel
notices-said = Jemand sagt etwas
notices-invited = Ich werde beim Namen an einen Tisch eingeladen
notices-off = Ein Turnier, bei dem ich mitmache, findet nicht statt
notices-ended = Ein Turnier, bei dem ich mitmache, ist vorbei
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

## Was gesagt wird, nach dem Namen eines Tisches oder Turniers

notice-turn = Du bist an der Reihe.
notice-short = Du bist an der Reihe, und deine Zeit läuft ab.
notice-full = Alle sind da: Das Spiel beginnt.
notice-over = Das Spiel ist zu Ende.
notice-asked = Jemand bittet um eine Pause oder um ein Ende.
notice-again = Jemand möchte noch ein Spiel: Dein Platz ist frei gehalten.
notice-said = Jemand hat etwas gesagt.
notice-invited = Du bist eingeladen: Ein Platz ist frei.
notice-off = Dieses Turnier findet nicht statt.
notice-ended = Dieses Turnier ist vorbei.
notice-trial = So erfährst du, was geschieht.
# Ein Tisch oder Turnier und was dort geschieht, in einer Zeile.
notice-of = { $table }: { $words }

## Briefe

mail-title = Per E-Mail
mail-about = Wir schicken einen Link an die Adresse, die du angibst. Erst wenn du ihm gefolgt bist, kommen E-Mails: über das, was du oben gewählt hast, und sonst nichts. In jeder steht ein Link, mit dem keine weiteren kommen.
mail-guest = E-Mails sind für alle, die ein Konto haben.
mail-guest-account = Konto anlegen oder anmelden
mail-waits = An { $address } wurde ein Link geschickt. E-Mails kommen, sobald du ihm gefolgt bist.
mail-address = Adresse
mail-send = Link schicken
mail-given = Wenn { $address } E-Mails annimmt, ist dort in ein paar Minuten eine mit einem Link. Er gilt { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}; bevor du ihm gefolgt bist, wird nichts anderes dorthin geschickt.
mail-when = E-Mails kommen
mail-at-once = sofort
mail-daily = einmal am Tag, um { $time }
mail-daily-about = Eine E-Mail mit dem, was dann noch gilt, und keine, wenn es nichts gibt. Nach der Uhr dieses Geräts, ohne Skript nach UTC.
mail-when-wrong = Eine E-Mail am Tag kommt zu einer Stunde des Tages, von 0 bis 23.
mail-no-address = Das ist keine Adresse, an die E-Mails gehen können: Sie sieht aus wie name@example.org.
mail-none = Dieser Server verschickt keine E-Mails.
# Nach «E-Mail»; zitiert werden Worte eines Mailservers.
mail-refused = E-Mails wurden abgelehnt („{ $why }“), deshalb geht keine mehr dorthin. Gib die Adresse noch einmal an, um es wieder zu versuchen.
mail-silent = drei Tage lang wurde keine E-Mail angenommen, deshalb geht keine mehr dorthin. Gib die Adresse noch einmal an, um es wieder zu versuchen.
mail-confirm = Das ist meine Adresse
mail-confirm-head = Benachrichtigungen per E-Mail
mail-confirm-about = Ab jetzt kommen E-Mails dieses Servers an die Adresse, an der du den Link bekommen hast, bis du es anders sagst.
mail-confirm-secret = Der Link aus der E-Mail
mail-confirm-it = E-Mails dorthin schicken
mail-confirm-wrong = Dieser Link gilt nicht: Er ist nicht vollständig, wurde schon benutzt, ist älter als einen Tag, oder es gibt einen neueren. Es hat sich nichts geändert.
mail-confirmed = Ab jetzt kommen E-Mails
mail-confirmed-about = { $name } erfährt durch E-Mails an { $address }, was geschieht. Worüber, wird auf der Seite der Benachrichtigungen gewählt.
mail-confirm-subject = Ist das deine Adresse?
mail-confirm-asks = { $name } möchte durch E-Mails an diese Adresse erfahren, was hier in den Spielen geschieht. Wenn du das bist, folge dem Link und sage ja.
mail-confirm-why = Wenn du davon nichts weißt, tu nichts: Es kommen keine weiteren E-Mails.
# Der Knopf in einer E-Mail.
mail-open = Öffnen
mail-several = { $count ->
    [one] Etwas wartet auf dich
   *[other] { $count } Dinge warten auf dich
}
mail-why = Du bekommst diese E-Mail, weil du diese Adresse dafür angegeben hast.
mail-off = Keine E-Mails mehr
mail-all = Wählen, worüber sie sind
mail-off-head = Benachrichtigungen per E-Mail
mail-off-about = An { $address } wird nichts mehr geschickt. Was du auf anderen Wegen erfährst, bleibt, wie es ist.
mail-off-it = Keine E-Mails mehr schicken
mail-off-wrong = Dieser Link beendet nichts: Er ist nicht vollständig, oder an diese Adresse geht schon nichts mehr.
mail-ended = Keine E-Mails mehr
mail-ended-about = An { $address } wird nichts mehr geschickt.

## Tische, von denen jemand nichts erfährt

notices-unhear = Keine Benachrichtigungen von diesem Tisch
notices-unhear-help = bis du es auf der Seite der Benachrichtigungen zurücknimmst
notices-unheard = Tische, von denen du nichts erfährst
notices-hear = Wieder benachrichtigen
notices-not-there = Du hast an diesem Tisch keinen Platz, also erfährst du ohnehin nichts von ihm.
