# Ein Konto anlegen, sich anmelden, und alles über das eigene Konto. Zum Spielen braucht niemand eins.

# Der Eintrag der Navigation und die Seite.
account-title = Konto
account-notices = Was du erfährst, während du nicht hier bist
account-people = Leute, denen du folgst oder die du stummgeschaltet oder blockiert hast
account-tokens = Bots und Tokens, für Programme, die spielen
account-intro = Zum Spielen brauchst du hier kein Konto. Mit einem gehören Partien, Lektionen und Name dir in jedem Browser, in dem du dich anmeldest, und mit einem Cookie geht nichts verloren.
account-name = Name
account-password = Passwort
account-password-old = Dein Passwort
account-password-new = Neues Passwort
account-password-least = { $count } Zeichen oder mehr

## Eins anlegen

account-make = Konto anlegen
account-make-it = Konto anlegen

## Anmelden

account-enter = Anmelden
account-bring = Mitnehmen, was hier ohne Konto gespielt wurde
account-bring-help = Plätze, Spiele und Lektionen dieses Browsers werden deine; nicht bei einem fremden
account-enter-it = Anmelden
account-wrong = Dieser Name und dieses Passwort gehören nicht zusammen.
account-lost = Ich weiß mein Passwort nicht
account-lost-about = Mit einem deiner Notfallcodes meldest du dich an und wählst ein anderes Passwort. Der Code ist dann verbraucht, und überall sonst bist du abgemeldet.
account-code = Notfallcode
account-code-wrong = Dieser Name und dieser Code gehören nicht zusammen, oder der Code ist verbraucht.
account-here = Auf diesem Gerät anmelden
account-here-about = Du hast einen Link von einem Gerät geöffnet, auf dem du angemeldet bist. Der Knopf verbraucht ihn.
account-here-secret = Womit der Link endet
account-link-wrong = Dieser Link ist verbraucht oder abgelaufen: Erstelle einen neuen.

## Das eigene Konto

account-needed = Melde dich zuerst an.
account-devices = Wo du angemeldet bist
account-devices-count = { $count ->
        [one] ein Gerät
       *[other] { $count } Geräte
    }
account-device-here = dieses
account-device-unknown = Unbekanntes Gerät
account-device-seen = zuletzt { $date }
account-leave = Abmelden
# Für Bildschirmleser: $device sind ein paar Worte wie „Firefox, Linux“.
account-leave-it = Abmelden: { $device }
account-leave-others = Überall sonst abmelden
account-link = Auf einem anderen Gerät anmelden
account-link-once = Öffne diesen Link innerhalb von { $count } Minuten auf dem anderen Gerät. Er gilt einmal.
# Was das Bild ist, für Bildschirmleser.
account-link-picture = Derselbe Link als QR-Code

account-codes = Notfallcodes
account-codes-fresh = Deine neuen Notfallcodes
account-codes-once = Schreib sie auf oder druck sie aus: Sie werden nur jetzt gezeigt. Jeder lässt dich einmal herein, wenn du dein Passwort verlierst.
account-codes-left = { $count ->
        [0] Es ist kein Code übrig.
        [one] Ein Code ist übrig.
       *[other] { $count } Codes sind übrig.
    } Mit neuen gelten die alten nicht mehr.
account-codes-anew = Neue Codes erstellen

account-rename = Ein anderer Name
account-rename-about = Du kannst ihn einmal im Monat ändern. Den jetzigen bekommt ein Jahr lang niemand sonst. An Tischen, an denen du sitzt, heißt du weiter wie dort.
account-rename-from = Ab { $date } kannst du deinen Namen wieder ändern.
account-rename-it = Namen ändern

account-password-about = Mit einem anderen Passwort bist du überall sonst abgemeldet.
account-password-change = Passwort ändern
account-wrong-password = Das ist nicht dein Passwort.

## Alles mitnehmen, und gehen

account-data = Deine Daten
account-export-about = Ein Archiv mit allem, was es von dir gibt: dein Konto, deine Spiele mit den Aufzeichnungen der beendeten, und was du gesagt hast.
account-export = Alles mitnehmen
account-export-busy = Gerade nehmen andere ihre Daten mit: Versuch es gleich noch einmal.
account-delete = Konto löschen
account-delete-what = Was sofort und für immer geschieht
account-delete-games = Wo andere weiterspielen, spielt ein Bot für dich weiter, und du heißt dort Ex-Spieler, wie in beendeten Spielen. Bevor ein Spiel beginnt, ist dein Platz wieder frei.
account-delete-alone = Tische, an denen sonst niemand sitzt, sind weg.
account-delete-rest = Weg ist auch alles, was du irgendwo gesagt hast, und deine Lektionen, Anmeldungen, Codes und Nachrichten.
# $name: wie das Konto heißt.
account-delete-name = Ein Jahr lang darf niemand { $name } heißen.
account-delete-sure = Ja, { $name } für immer löschen
account-delete-unsure = Kreuze an, dass es für immer gelöscht werden soll: Es ist nichts geschehen.
account-delete-it = Jetzt löschen
account-delete-not = Nein, behalten
account-deleted = Dein Konto ist weg
account-deleted-about = Es ist gelöscht, und du bist überall abgemeldet. Du kannst hier ohne Konto weiterspielen.

## Passkeys

account-instead = Lieber mit einem Passwort
account-keys = Passkeys
account-keys-none = Mit einem Passkey meldest du dich mit Finger, Gesicht oder dem Code deines Geräts an. Zu merken gibt es nichts, und von hier kann ihn niemand stehlen.
account-key-make = Mit einem Passkey anlegen
account-key-about = Finger, Gesicht oder der Code dieses Geräts: nichts zu merken.
account-key-enter = Mit einem Passkey anmelden
# $what: was geschieht, etwa „Neue Codes erstellen“.
account-key-use = { $what } (mit Passkey)
account-key-add = Einen Passkey hinzufügen
account-key-needed = Dieses Konto hat kein Passwort: Es braucht deinen Passkey.
account-key-label = Wie du diesen Passkey nennst
account-key-name = Umbenennen
account-key-made = angelegt: { $made }
account-key-used = angelegt: { $made }, zuletzt benutzt: { $used }
account-key-remove = Entfernen
# For screen readers: $device is what the passkey is called.
account-key-remove-it = Den Passkey entfernen: { $device }
account-key-wrong = Dieser Passkey passt hier nicht, oder es hat zu lange gedauert: Versuch es noch einmal.
account-key-last = Ohne diesen Passkey käme man nur noch mit Notfallcodes hinein: Wähl erst ein Passwort oder füg einen anderen hinzu.
account-key-nowhere = Unter dieser Adresse gibt es keine Passkeys.

## Was ein Name oder ein Passwort sein darf

account-name-length = Ein Name hat { $least } bis { $most } Zeichen.
account-name-letters = Ein Name hat Buchstaben einer Schrift, Ziffern, Leerzeichen, Bindestriche, Punkte, Unterstriche oder Apostrophe, davon mindestens zwei Buchstaben oder Ziffern.
account-name-taken = Der Name { $name } ist nicht frei oder sieht einem zu ähnlich, der es nicht ist.
account-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
account-password-name = Dein Passwort darf nicht dein Name sein.

account-holiday = Urlaub
account-holiday-about = Solange er dauert, läuft deine Zeit an Tischen über Tage nicht, wenn an einem Tisch nichts anderes vereinbart ist; alle dort sehen, bis wann. Wählen kannst du trotzdem. Er beginnt sofort und hilft nicht, wo deine Zeit schon abgelaufen ist.
account-holiday-left = { $count ->
    [0] Du hast alle Tage dieses Jahres genommen.
    [one] { $count } Tag dieses Jahres ist übrig.
   *[other] { $count } Tage dieses Jahres sind übrig.
}
account-holiday-days = Wie viele Tage
account-holiday-begin = Urlaub nehmen
account-holiday-until = Du hast Urlaub bis { $date }. Er endet dann oder wenn du es hier sagst, und nicht, weil du hinsiehst; ein angefangener Tag zählt.
account-holiday-end = Ich bin zurück
account-holiday-wrong = { $count ->
    [0] Urlaub sind ganze Tage, und von diesem Jahr ist keiner übrig.
    [one] Urlaub sind ganze Tage, und von diesem Jahr ist { $count } übrig.
   *[other] Urlaub sind ganze Tage, und von diesem Jahr sind { $count } übrig.
}

## What is needed for an account, where whoever runs the server wants it

signup-code = Einladungscode
signup-code-about = Wer diesen Server betreibt, verteilt sie. Jeder gilt einmal.
signup-code-instead = Statt der Rechnung, oder falls der Browser kein Skript ausführt: ein Code von dem, der diesen Server betreibt.
signup-code-needed = Ein Konto braucht hier einen Einladungscode.
signup-code-wrong = Dieser Code ist benutzt oder abgelaufen, oder es gab ihn nie.
signup-work = Rechnung des Browsers
signup-work-about = Dein Browser rechnet einige Sekunden, damit niemand Tausende Konten anlegt. Er beginnt, während du das hier ausfüllst.
signup-work-done = Die Rechnung ist fertig.
signup-work-needed = Die Rechnung des Browsers fehlt, ist schon benutzt oder zu alt: Hier ist eine neue.
