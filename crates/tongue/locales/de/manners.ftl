# Leute melden, was die Moderation jemandem sagt, und ihre Seite.

## Reporting

# $name: a person.
report-title = { $name } melden
report-intro = Die Moderation liest es, mit dem, was am Tisch bis jetzt gesagt wurde. { $name } erfährt nicht, wer das meldet.
report-intro-contest = Die Moderation liest es, mit dem Namen des Turniers. { $name } erfährt nicht, wer das meldet.
report-what = Was passiert ist
report-about = Worum geht es?
report-saying = Was gesagt wurde
report-player = Wie jemand spielt
report-name = Einen Namen
report-table = Den Tisch
report-contest = Den Namen eines Turniers
report-why = Warum?
report-hurtful = Es verletzt andere
report-stalls = Spielt nicht weiter oder verzögert
report-bad-name = Der Name ist anstößig oder gibt sich für jemand anderen aus
report-cheats = Betrügt, oder mehrere spielen einander zu
report-spam = Es ist Werbung
report-other = Etwas anderes
report-words = Was die Moderation noch wissen sollte
report-next = Jemand von der Moderation sieht es an und kann verwarnen, stummschalten oder sperren. Du musst nicht darauf warten: Schalte stumm oder blockiere, wem du nicht begegnen willst.
report-it = Melden
report-done = Danke. Jemand von der Moderation sieht es an.
report-meanwhile = Bis dahin musst du die Person weder hören noch treffen.
report-link = Melden
# For screen readers.
report-said-link = Melden, was { $name } gesagt hat
report-nobody = Noch kennt dich hier niemand: Setz dich zuerst an einen Tisch oder melde dich an.
report-already = Du hast diese Person schon gemeldet; jemand von der Moderation sieht es an.
report-enough = Du hast heute { $most } Leute gemeldet. Morgen kannst du mehr melden.

## What somebody reads before anything else

word-title = Von der Moderation
word-warn = Du bist verwarnt.
word-mute = Du kannst an Tischen nichts mehr sagen.
word-mute-until = Bis { $date } kannst du an Tischen nichts sagen.
word-unrated = Du spielst keine gewerteten Partien mehr.
word-unrated-until = Bis { $date } spielst du keine gewerteten Partien.
word-ban = Du kannst hier nicht mehr spielen.
word-ban-until = Bis { $date } kannst du hier nicht spielen.
word-warn-undone = Eine Verwarnung wurde zurückgenommen.
word-mute-undone = Du kannst an Tischen wieder sprechen.
word-unrated-undone = Du kannst wieder gewertete Partien spielen.
word-ban-undone = Du kannst hier wieder spielen.
word-read = Ich habe es gelesen
word-about = Dein Konto gehört trotzdem dir: Du kannst alles mitnehmen, was darin ist, oder es löschen.
manners-banned = Du kannst hier nicht mehr spielen.
manners-banned-for = Du kannst hier { $count ->
        [one] noch einen Tag
       *[other] noch { $count } Tage
    } nicht spielen.
manners-unrated = Du spielst vorerst keine gewerteten Partien.
manners-muted = Du kannst an Tischen nichts mehr sagen.
manners-muted-for = Du kannst an Tischen { $count ->
        [one] noch einen Tag
       *[other] noch { $count } Tage
    } nichts sagen.

## The page of moderators

moderate-title = Moderation
moderate-open = { $count ->
        [0] Nichts wartet.
        [one] Eine Meldung wartet.
       *[other] { $count } Meldungen warten.
    }
moderate-queue = Meldungen
moderate-nothing = Es ist nichts gemeldet, was du ansehen kannst.
moderate-reports = { $count ->
        [one] { $count } Meldung
       *[other] { $count } Meldungen
    }
moderate-said = Was dort gesagt wurde
moderate-what = Was geschieht
moderate-warn = Verwarnung
moderate-mute = Kein Chat
moderate-unrated = Keine gewerteten Partien
moderate-ban = Sperre
moderate-settle = Kein Grund
moderate-undo = Zurückgenommen
moderate-how-long = Wie lange
moderate-warn-about = Eine Verwarnung hat kein Ende: Sie wird einmal gelesen, vor allem anderen.
moderate-for-good = für immer
moderate-days = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
# $name: a person.
moderate-reason = Begründung, die { $name } liest
moderate-no-reason = Schreib die Begründung: Die Person liest sie.
moderate-do = So machen
moderate-settle-it = Kein Grund
moderate-since = hat ein Konto, seit: { $date }
moderate-guest = hat kein Konto
moderate-blocked-by = { $count ->
        [0] von niemandem blockiert
        [one] von einer Person blockiert
       *[other] von { $count } Personen blockiert
    }
moderate-reported = { $count ->
        [one] einmal gemeldet
       *[other] { $count }-mal gemeldet
    }
moderate-has-reported = { $count ->
        [0] hat niemanden gemeldet
        [one] hat einmal andere gemeldet
       *[other] hat { $count }-mal andere gemeldet
    }
moderate-before = Davor
moderate-never = Nie ist etwas geschehen.
moderate-log = Was getan wurde
moderate-homes = Von einer Adresse
moderate-homes-about = Diese Konten saßen am selben gewerteten Tisch und kamen von derselben Adresse. Das kann eine Familie sein und ist kein Verstoß.
# $one and $other: names; $count: at how many tables; $last: when that was last, such as “today”.
moderate-home = { $one } und { $other }: { $count ->
    [one] ein gewerteter Tisch
   *[other] { $count } gewertete Tische
 }, zuletzt { $last }
moderate-no-acts = Noch nichts. Was getan wird, steht hier und bleibt.
moderate-undone = zurückgenommen
moderate-until = bis { $date }
# $name: a moderator.
moderate-by = { $name }, { $date }
moderate-undo-it = Zurücknehmen
# For screen readers: $what is what was done, $name to whom.
moderate-undo-which = Zurücknehmen: { $what }, { $name }
