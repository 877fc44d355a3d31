# Co mówią o kimś jego skończone gry.

figures-title = Twoje gry w liczbach
figures-link = W liczbach
figures-none = Nie ma jeszcze czego liczyć: najpierw skończ grę.
figures-games = Gry
figures-won = Wygrane
figures-share = Odsetek wygranych
figures-rounds = Rundy na grę
figures-count = { $count }
# Liczba z jednym miejscem po przecinku.
figures-by-side = Według frakcji
figures-side = Frakcja
figures-by-order = Położone rozkazy
