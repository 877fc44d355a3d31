# Co można zrobić z innymi osobami: obserwować, wyciszyć, zablokować, zaprosić po nazwie.

people-title = Ludzie
people-intro = Nikt nie dowie się, co tu wybierzesz.
people-invited = Masz zaproszenie
people-look = Przejdź tam
people-add = Ktoś po nazwie
people-name = Nazwa konta
people-follow = Obserwuj
people-unfollow = Nie obserwuj
people-mute = Wycisz
people-unmute = Cofnij wyciszenie
people-block = Zablokuj
people-unblock = Odblokuj
# For screen readers: $what is the word on a button, $name a person.
people-do = { $what }: { $name }
# For screen readers: what opens the buttons about a person.
people-about = Osoba: { $name }
people-followed = Obserwowane osoby
people-followed-about = Ich otwarte stoły są w lobby na początku.
people-muted = Wyciszone osoby
people-muted-about = Nie widzisz tego, co mówią przy stołach.
people-blocked = Zablokowane osoby
people-blocked-about = Nie siadacie przy tym samym stole, nie czytacie nawzajem swoich słów i nie widzicie nawzajem swoich stołów w lobby.
people-count = { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
people-somebody = Ktoś
people-remove = Usuń
people-remove-it = Usuń: { $name }
people-at-table = Kto jest przy tym stole
people-nobody-else = Nie ma tu nikogo więcej.
people-quietly = Nikt nie dowie się, co tu wybierzesz.
people-all = Wszystkie osoby obserwowane, wyciszone i zablokowane
people-invite = Zaproś kogoś po nazwie
people-invite-it = Zaproś
people-invited-done = Jeżeli istnieje konto „{ $name }”, które przyjmuje od ciebie zaproszenia, ma je teraz: można tam zająć miejsce bez linku.
people-you-follow = ktoś, kogo obserwujesz

## What is refused

people-unknown = Nikt nie ma konta o nazwie „{ $name }”.
people-not-there = Przy tym stole nie ma takiej osoby.
people-oneself = To ty.
people-enough = Osób obserwowanych, wyciszonych i zablokowanych jest już { $most }. Najpierw usuń kilka z nich.
people-apart = Nie możesz usiąść przy tym stole.
people-invited-enough = Liczba zaproszonych dziś osób, które cię nie obserwują, to już { $most }. Jutro możesz zaprosić kolejne.
