# Co robi każde wywołanie API dla programów: jeden wiersz przy jego adresie. Klucze kończą się tym, jak nazywa je dokument.

api-me = Kim jesteś, do czego służy token i ile masz gier.
api-tables = Twoje stoły: najpierw te, przy których kolej na ciebie.
api-make = Tworzy stół. Siadasz na miejscach z „me”; pozostałe są wolne albo dla botów.
api-lobby = Stoły dla wszystkich: te z wolnymi miejscami i te, przy których trwa gra.
api-table = Stół: kto przy nim siedzi, kogo się pyta, co uzgodniono. Kto go utworzył, widzi też zaproszenia.
api-join = Siada, z zaproszeniem albo przy stole dla wszystkich.
api-leave = Wstaje, zanim zacznie się gra.
api-view = Co miejsce może wiedzieć o grze albo co wiedzą wszyscy.
api-question = Jakie jest pytanie do ciebie, jego numer i wszystkie możliwe odpowiedzi.
api-act = Odpowiada na pytanie. Dzięki numerowi nic nie dzieje się dwa razy ani za późno.
api-undo = Cofa, o ile to możliwe.
api-say = Mówi coś przy stole.
api-voice = Mówi coś o partii poza samą grą: przerwa, koniec, poddanie.
api-ahead = Co masz odpowiedziane z góry, co możesz zaplanować i na które pytania możesz odpowiedzieć, zanim padną.
api-foretell = Odpowiada na coś z góry, planuje wybór albo to odwołuje. Nikt inny się o tym nie dowiaduje.
api-hint = Co zrobiłby bot, tam gdzie podpowiedzi są dozwolone.
api-record = Plik gry, gdy gra się skończy.
api-stream = Co dzieje się przy wszystkich twoich stołach, wiersz JSON dla każdej zmiany: najpierw wszystko, potem to, co się zmieniło, a {"{}"}, gdy przez 15 sekund nic.
api-table-stream = To samo dla jednego stołu: kto tam jest, co się stało, co widzisz, jakie jest pytanie do ciebie, co się mówi.
api-contests = Turnieje: te, w których można wziąć udział, te, które trwają, te zakończone i twoje.
api-contest = Turniej: co uzgodniono, kto gdzie stoi, i stoły jego rund.
api-enter = Bierze udział w turnieju, który się jeszcze nie zaczął.
api-withdraw = Nie bierze już udziału: przed początkiem bez śladu, potem gra dalej bot.
