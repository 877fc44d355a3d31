# Zgłaszanie osób, słowa moderacji i jej strona.

## Reporting

# $name: a person.
report-title = Zgłoszenie: { $name }
report-intro = Czyta je moderacja, razem z tym, co do tej pory powiedziano przy stole. Zgłaszana osoba ({ $name }) nie dowie się, kto ją zgłasza.
report-intro-contest = Czyta je moderacja, razem z nazwą turnieju. Zgłaszana osoba ({ $name }) nie dowie się, kto ją zgłasza.
report-what = Co się stało
report-about = Czego to dotyczy?
report-saying = Tego, co powiedziano
report-player = Sposobu gry
report-name = Nazwy
report-table = Stołu
report-contest = Nazwy turnieju
report-why = Dlaczego?
report-hurtful = To rani innych
report-stalls = Przestaje grać albo gra na czas
report-bad-name = Nazwa jest obraźliwa albo podszywa się pod kogoś
report-cheats = Oszukuje albo gra w zmowie
report-spam = To reklama
report-other = Coś innego
report-words = Co jeszcze powinna wiedzieć moderacja
report-next = Ktoś z moderacji to obejrzy i może ostrzec, wyciszyć albo zablokować. Nie musisz na to czekać: wycisz albo zablokuj tych, których nie chcesz spotykać.
report-it = Zgłoś
report-done = Dziękujemy. Ktoś z moderacji to obejrzy.
report-meanwhile = Do tego czasu nie musisz tej osoby ani słyszeć, ani spotykać.
report-link = Zgłoś
# For screen readers.
report-said-link = Zgłoś słowa osoby: { $name }
report-nobody = Nikt cię tu jeszcze nie zna: najpierw usiądź przy stole albo się zaloguj.
report-already = Ta osoba została już przez ciebie zgłoszona; ktoś z moderacji to obejrzy.
report-enough = Dzisiejsza liczba twoich zgłoszeń to już { $most }. Jutro możesz zgłosić kolejne.

## What somebody reads before anything else

word-title = Od moderacji
word-warn = To jest ostrzeżenie.
word-mute = Nie możesz już nic mówić przy stołach.
word-mute-until = Do { $date } nie możesz nic mówić przy stołach.
word-unrated = Nie grasz już w partie rankingowe.
word-unrated-until = Do { $date } nie grasz w partie rankingowe.
word-ban = Nie możesz już tu grać.
word-ban-until = Do { $date } nie możesz tu grać.
word-warn-undone = Ostrzeżenie zostało cofnięte.
word-mute-undone = Znów możesz mówić przy stołach.
word-unrated-undone = Znów możesz grać w partie rankingowe.
word-ban-undone = Znów możesz tu grać.
word-read = Przeczytane
word-about = Twoje konto nadal jest twoje: możesz zabrać wszystko, co w nim jest, albo je usunąć.
manners-banned = Nie możesz już tu grać.
manners-banned-for = Nie możesz tu grać jeszcze przez { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }.
manners-unrated = Na razie nie grasz w partie rankingowe.
manners-muted = Nie możesz już nic mówić przy stołach.
manners-muted-for = Nie możesz nic mówić przy stołach jeszcze przez { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }.

## The page of moderators

moderate-title = Moderacja
moderate-open = { $count ->
        [0] Nic nie czeka.
        [one] Czeka { $count } zgłoszenie.
        [few] Czekają { $count } zgłoszenia.
       *[many] Czeka { $count } zgłoszeń.
    }
moderate-queue = Zgłoszenia
moderate-nothing = Nie ma zgłoszeń do obejrzenia.
moderate-reports = { $count ->
        [one] { $count } zgłoszenie
        [few] { $count } zgłoszenia
       *[many] { $count } zgłoszeń
    }
moderate-said = Co tam powiedziano
moderate-what = Co się stanie
moderate-warn = Ostrzeżenie
moderate-mute = Bez czatu
moderate-unrated = Bez partii rankingowych
moderate-ban = Blokada
moderate-settle = Bez powodu
moderate-undo = Cofnięcie
moderate-how-long = Na jak długo
moderate-warn-about = Ostrzeżenie nie ma końca: czyta się je raz, przed wszystkim innym.
moderate-for-good = na zawsze
moderate-days = { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
# $name: a person.
moderate-reason = Powód, który przeczyta { $name }
moderate-no-reason = Napisz powód: ta osoba go przeczyta.
moderate-do = Zrób to
moderate-settle-it = Bez powodu
moderate-since = konto od: { $date }
moderate-guest = bez konta
moderate-blocked-by = { $count ->
        [0] nikt nie zablokował
        [one] { $count } osoba zablokowała
        [few] { $count } osoby zablokowały
       *[many] { $count } osób zablokowało
    }
moderate-reported = { $count ->
        [one] { $count } zgłoszenie tej osoby
        [few] { $count } zgłoszenia tej osoby
       *[many] { $count } zgłoszeń tej osoby
    }
moderate-has-reported = { $count ->
        [0] nikogo nie zgłasza
        [one] { $count } zgłoszenie od tej osoby
        [few] { $count } zgłoszenia od tej osoby
       *[many] { $count } zgłoszeń od tej osoby
    }
moderate-before = Przedtem
moderate-never = Nic dotąd nie zrobiono.
moderate-log = Co zrobiono
moderate-homes = Z jednego adresu
moderate-homes-about = Te konta siedziały przy tym samym stole rankingowym i łączyły się z jednego adresu. To może być rodzina i nie jest przewinieniem.
# $one and $other: names; $count: at how many tables; $last: when that was last, such as “today”.
moderate-home = { $one } i { $other }: { $count ->
    [one] { $count } stół rankingowy
    [few] { $count } stoły rankingowe
   *[many] { $count } stołów rankingowych
 }, ostatnio { $last }
moderate-no-acts = Jeszcze nic. To, co się zrobi, stoi tutaj i zostaje.
moderate-undone = cofnięto
moderate-until = do: { $date }
# $name: a moderator.
moderate-by = { $name }, { $date }
moderate-undo-it = Cofnij
# For screen readers: $what is what was done, $name to whom.
moderate-undo-which = Cofnij: { $what }, { $name }
