# Nauka przy stole: strona z grą z przewodnikiem, lekcjami i zagadkami oraz trener przy stole.

learn-title = Naucz się grać
learn-intro = Zagraj pierwszą grę z trenerem u boku. Potem poznawaj zasady jedną po drugiej, każdą w minutę, i zmierz się z zagadkami.
learn-lessons = Minutowe lekcje
learn-puzzles = Zagadki
learn-today = Zagadka dnia
learn-nothing = Do tej gry nie ma jeszcze lekcji.
learn-length = Około { $minutes ->
    [one] minuty
   *[other] { $minutes } minut
}, { $count ->
    [one] jedna krótka uwaga
    [few] { $count } krótkie uwagi
   *[many] { $count } krótkich uwag
}
learn-level = Poziom { $level }
learn-begin = Zacznij
learn-once-more = Jeszcze raz
# Z powrotem tam, gdzie się przerwało.
learn-resume = Dalej
# The same on the start page: which note of a guided game is open, and how many there are.
learn-resume-at = Dalej: uwaga { $note } z { $count }
# Obok lekcji, którą ktoś już przeszedł.
learn-known = Ukończone

## Obok zasady

learn-offered = Naucz się w minutę: { $lesson }

## Na stronie głównej

learn-first = Pierwszy raz tutaj? Ucz się, grając
learn-first-about = Około { $minutes ->
    [one] minuty
   *[other] { $minutes } minut
} gry z przewodnikiem, krok po kroku, razem z pierwszą walką.

## Przy stole

learn-coach = Trener
learn-guided = Gra z przewodnikiem
learn-lesson = Lekcja
learn-puzzle = Zagadka, poziom { $level }
learn-note-of = Uwaga { $note } z { $count }
learn-notes = { $count ->
    [one] jedna uwaga
    [few] { $count } uwagi
   *[many] { $count } uwag
}
learn-minutes-left = { $minutes ->
    [one] jeszcze około minuty
   *[other] jeszcze około { $minutes } minut
}
learn-go-on = Dalej
learn-show-me = Pokaż
learn-back = Wstecz
learn-skip = Pomiń
learn-leave = Graj bez trenera
learn-alone = Dokończ bez trenera
learn-again = Od początku
learn-all = Wszystkie lekcje
learn-next = Następna: { $lesson }
learn-hint = Podpowiedź
learn-hint-place = Gdzie?
learn-hint-lit = To, co teraz świeci na planszy: tam dokonuje się następnego wyboru.
learn-hint-button = Następny wybór to jeden z przycisków obok pytania.
learn-hint-answer = Powiedz wprost
learn-hint-strayed = To już nie jest droga, którą znam. Może się jeszcze uda; jeżeli nie, zacznij od początku.
learn-fold = Zwiń uwagę trenera
learn-step-done = Gotowe:
learn-times = { $done } z { $times }
learn-reached = Udało się
learn-own-way = I to własną drogą: moja była inna.
learn-missed = Jeszcze nie. Spróbujesz ponownie?
# Co mówi trener, zamiast zagrać wybór.
learn-heard = { $answer }
learn-decided = Wynik jest już przesądzony. Zacznij od początku albo przejdź dalej.
learn-no-coach = Przy tym stole nie ma trenera.
# $most: ile wyborów w ogóle można cofnąć przy stole, tysiące.
learn-too-often = Przy tym stole cofnięto już ponad { $most } wyborów. Zacznij od nowa na stronie „Naucz się grać”.
learn-unknown = Nie ma takiej lekcji.
