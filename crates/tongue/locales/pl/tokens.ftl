# Tokeny, dzięki którym programy działają za właściciela konta.

token-title = Boty i tokeny
# $account: nazwa konta.
token-intro = Program, który pokaże twój token, działa jako { $account }. Każdy, kto ma token, może to samo, więc strzeż go jak hasła.
token-api = Przeczytaj, o co mogą prosić programy
# $name: jak właściciel nazwał token.
token-ready = { $name }: gotowe
token-once = Skopiuj teraz: nie pokażemy tego ponownie.
token-list = Twoje tokeny
token-none = Jeszcze żadnego.
token-ends = do { $date }
token-used = ostatnio: { $date }
token-unused = jeszcze nieużyty
token-end = Unieważnij
# Dla czytników ekranu.
token-end-it = Unieważnij: { $name }
token-new = Nowy token
token-name = Do czego służy
token-name-example = mój pierwszy bot
token-ends-label = Wygasa
token-days = { $count ->
        [one] za { $count } dzień
        [few] za { $count } dni
       *[other] za { $count } dni
    }
token-read = widzi to, co ty: twoje stoły, gry przy nich i twoją nazwę
token-play = wybiera, cofa i prosi o podpowiedzi przy twoich stołach
token-tables = tworzy stoły, siada i wstaje
token-talk = mówi coś przy stołach
token-make = Utwórz token
token-incomplete = Token musi mieć nazwę, termin i coś, do czego służy.
# $most: ile ich może być.
token-enough = Liczba twoich tokenów to { $most }. Najpierw któryś unieważnij.
token-wrong = Ten token jest nieważny: wygasł albo nigdy go nie było. Wyślij właściwy jako „Authorization: Bearer …”.
# $scope: jedno słowo, takie, jakie znają programy.
token-scope = Ten token nie jest do tego; musiałby służyć do „{ $scope }”.
token-too-often = Ten token prosił o dużo w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.

## Konta, na których grają programy

bot-title = Konto bota
bot-about = Konto, na którym gra sam program i nikt inny. Jego nazwa przy każdym stole kończy się na „(bot)”. Siada tam, gdzie jest zaproszony, przy własnych stołach i przy stołach dla wszystkich, gdzie gospodarz pozwala siadać botom. To na zawsze i możliwe tylko przed pierwszą grą.
bot-make = Zrób z tego konto bota
bot-is = To jest konto bota: przy stole każdy widzi, że gra program.
bot-has-games = To konto ma już gry. Załóż swojemu botowi nowe.
bot-not-here = Ten stół czeka na ludzi. Bot siada tam, gdzie jest zaproszony, i tam, gdzie gospodarz pozwala siadać botom.
# $most: ile.
bot-busy = Bot gra najwyżej przy tylu stołach: { $most }. Najpierw zakończ którąś z jego gier.
# $most: how many; $hours and $minutes: in how much time.
bot-enough = Bot zaczyna najwyżej tyle gier dziennie: { $most }. Następną może zacząć za { $hours } godz. { $minutes } min.
bot-name = Bot nazywa się przy każdym stole tak jak jego konto.
