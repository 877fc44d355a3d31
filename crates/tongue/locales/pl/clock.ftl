# Zegary: ile czasu mają gracze na decyzje.

clock-form = Zegar
clock-form-help = Gdy gra bot, można wrócić w każdej chwili. Dopóki decydują pozostali, nadal można wybierać; jeżeli nie zdecydują, bot przejmuje miejsce po tak długim czasie, jaki ma każdy.
clock-over-form = Gdy komuś skończy się czas
clock-over-bot = gra za niego bot
clock-over-ask = decydują pozostali
# $clock: co ustalono poza tym.
clock-and-ask = { $clock }; potem decydują pozostali
clock-holidays-form = Gdy ktoś ma urlop
clock-holidays-rest = jego czas stoi
clock-holidays-run = jego czas mimo to biegnie
# $clock: what was agreed otherwise.
clock-and-firm = { $clock }; czas biegnie także w czasie urlopu
# $date: the day on which it is over.
clock-holiday = urlop do { $date }
# Beside a suitcase, as short as it can be.
clock-until = do { $date }
clock-none = bez zegara
clock-live-30 = po 30 minut i 15 sekund za każdą turę
clock-live-60 = po 60 minut i 30 sekund za każdą turę
clock-live-90 = po 90 minut i 45 sekund za każdą turę
clock-days-half = 12 godzin na turę i 2 dni w zapasie
clock-days-1 = 1 dzień na turę i 3 dni w zapasie
clock-days-2 = 2 dni na turę i 5 dni w zapasie

## $days, $hours, $minutes: ile czasu zostało; jak najkrócej.

clock-days = { $days }d { $hours }h
clock-hours = { $hours }h { $minutes }min
clock-left = Pozostały czas
clock-over = Twój czas się skończył: gra za ciebie bot.
clock-standin-plays = Gra za ciebie bot: najpierw wróć do gry.
clock-bot-first = Twój czas na to pytanie się skończył: odpowie bot, a potem możesz wrócić.
# $name: osoba.
clock-standin = { $name } (gra bot)
clock-away-you = Gra za ciebie bot
clock-away-aside = Gra, dopóki nie wrócisz; miejsce pozostaje twoje.
clock-come-back = Wracam do gry
clock-leave = Niech bot gra za mnie
clock-leave-help = dopóki nie wrócę
# $clock: co ustalono, na przykład „2 dni na turę i 5 dni w zapasie”.
clock-agreed = Zegar: { $clock }
# $clock: co przysłano.
clock-unknown = Nie ma zegara „{ $clock }”.

## Co gracze mówią o swojej partii poza samą grą.

voice-pause = Poproś o przerwę
voice-pause-help = Muszą się zgodzić wszyscy. Wtedy niczyj czas nie płynie i nikt nie wybiera; potem gra toczy się dalej sama.
voice-hour = godzina
voice-half-day = 12 godzin
voice-days = 3 dni
voice-weeks = 2 tygodnie
voice-end = Zaproponuj zakończenie
voice-end-help = Muszą się zgodzić wszyscy. Wygrywa ten, kto prowadzi na punkty.
voice-end-now = Zakończ
voice-ask = Zapytaj innych
voice-resign = Poddaj partię
voice-resign-two = Partia się wtedy kończy, a druga strona wygrywa.
voice-resign-many = Do końca gra za ciebie bot; nie możesz już wrócić.
voice-resign-now = Poddaję się
# $seat: kto prosi.
voice-wants-hour = { $seat } prosi o godzinę przerwy.
voice-wants-half-day = { $seat } prosi o 12 godzin przerwy.
voice-wants-days = { $seat } prosi o 3 dni przerwy.
voice-wants-weeks = { $seat } prosi o 2 tygodnie przerwy.
voice-wants-go-on = { $seat } chce grać dalej.
voice-wants-end = { $seat } proponuje zakończyć partię w tym miejscu.
voice-wants-bots = { $seat } prosi, żeby za spóźnionych grał bot.
# $seats: czyj czas minął.
voice-overdue = { $seats }: czas minął. Można czekać albo:
voice-bots = Niech gra bot
# $count: tylu się już zgadza; $all: tylu jest pytanych.
voice-so-many = za: { $count } z { $all }
voice-agree = Zgoda
voice-disagree = Nie
voice-withdraw = Cofnij prośbę
voice-paused-title = Przerwa, jeszcze
voice-paused-aside = Niczyj czas nie płynie i nikt nie wybiera.
voice-go-on = Poproś o dalszą grę
voice-resigned-title = Partia poddana
voice-resigned-aside = Do końca gra za ciebie bot.
voice-unknown = Niczego takiego nie można powiedzieć o partii.
voice-another-first = Zaproponowano coś innego: najpierw odpowiedz na to.
voice-declined = Pozostali właśnie się nie zgodzili: poproś znowu, gdy ktoś coś wybierze.
# $times: ile razy najwyżej.
voice-too-often = Od ostatniego wyboru padło już { $times } propozycji: poproś znowu po następnym.
voice-paused = Gra jest wstrzymana: teraz nikt nie wybiera.
voice-resigned = Partia jest przez ciebie poddana: do końca gra bot.
voice-ending-resigned = przez poddanie
voice-ending-agreed = zakończona za zgodą wszystkich
# $winners: kto; $count: ilu.
voice-won = { $count ->
    [one] Wygrywa { $winners }
   *[other] Wygrywają { $winners }
}
voice-nobody-won = Nikt nie wygrywa
voice-why-resigned = Druga strona poddała partię.
voice-why-agreed = Wszyscy zgodzili się zakończyć partię w tym miejscu: wygrywa ten, kto prowadził na punkty.
voice-why-level = Wszyscy zgodzili się zakończyć partię w tym miejscu, a stan był równy.
voice-standings = Jak kto stał
voice-to-board = Pokaż planszę
voice-to-result = Pokaż wynik

# Answers in advance

ahead-title = Odpowiedzi z góry
ahead-help = Inni nie muszą na ciebie czekać: co tu odpowiesz, padnie za ciebie, gdy tylko pojawi się pytanie. Nikt inny tego nie widzi.
ahead-given = ({ $count })
ahead-ask = pytaj mnie
ahead-round = do końca rundy
ahead-game = przez całą grę
ahead-plan = Zaplanowane na twoją kolej
ahead-drop = Nie rób tego
ahead-lost = Tego nie dało się już zrobić:
ahead-read = Rozumiem
ahead-question = Z góry: { $question }
ahead-attacked = Jeżeli ktoś mnie zaatakuje
ahead-attacked-where = gdzie:
ahead-attacked-first = najpierw zagraj:
ahead-attacked-do = Zapamiętaj
ahead-guarded = { $place }: najpierw { $first }
ahead-unreadable = Na „{ $text }” nie można odpowiedzieć z góry.
