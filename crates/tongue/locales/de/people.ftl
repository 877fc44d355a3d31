# Was man mit anderen Menschen macht: folgen, stummschalten, blockieren, beim Namen einladen.

people-title = Leute
people-intro = Niemand erfährt, was du hier wählst.
people-invited = Du bist eingeladen
people-look = Hingehen
people-add = Jemand beim Namen
people-name = Name eines Kontos
people-follow = Folgen
people-unfollow = Nicht mehr folgen
people-mute = Stummschalten
people-unmute = Wieder hören
people-block = Blockieren
people-unblock = Nicht mehr blockieren
# For screen readers: $what is the word on a button, $name a person.
people-do = { $what }: { $name }
# For screen readers: what opens the buttons about a person.
people-about = Über { $name }
people-followed = Leute, denen du folgst
people-followed-about = Ihre offenen Tische stehen in der Lobby zuerst.
people-muted = Leute, die du stummgeschaltet hast
people-muted-about = Was sie an Tischen sagen, wird dir nicht gezeigt.
people-blocked = Leute, die du blockiert hast
people-blocked-about = Ihr setzt euch nicht an denselben Tisch, lest nicht, was der andere sagt, und seht die Tische des anderen nicht in der Lobby.
people-count = { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
people-somebody = Jemand
people-remove = Entfernen
people-remove-it = Entfernen: { $name }
people-at-table = Wer an diesem Tisch ist
people-nobody-else = Hier ist sonst niemand.
people-quietly = Niemand erfährt, was du hier wählst.
people-all = Alle, denen du folgst oder die du stummgeschaltet oder blockiert hast
people-invite = Jemanden beim Namen einladen
people-invite-it = Einladen
people-invited-done = Falls es ein Konto „{ $name }“ gibt, das Einladungen von dir annimmt, hat es jetzt eine: Dort kann man sich ohne Link an einen Platz setzen.
people-you-follow = jemand, dem du folgst

## What is refused

people-unknown = Niemand hat ein Konto mit dem Namen „{ $name }“.
people-not-there = An diesem Tisch gibt es so jemanden nicht.
people-oneself = Das bist du selbst.
people-enough = Du folgst schon { $most } Leuten, hast sie stummgeschaltet oder blockiert. Entferne zuerst einige.
people-apart = Du kannst dich nicht an diesen Tisch setzen.
people-invited-enough = Du hast heute { $most } Leute eingeladen, die dir nicht folgen. Morgen kannst du mehr einladen.
