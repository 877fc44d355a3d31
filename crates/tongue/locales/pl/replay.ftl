# Pasek powtórki: wcześniejsze chwile gry i cała skończona gra.

moments-title = Chwile gry
moments-first = Na początek
moments-back = Wybór wstecz
# Przycisk odtwarza i wstrzymuje.
moments-play = Odtwórz
moments-on = Wybór naprzód
moments-last = Na koniec
moments-speed = Szybkość
moments-half = ½×
moments-normal = 1×
moments-double = 2×
moments-fourfold = 4×
moments-jump = Skok
# Do czego można skoczyć, między dwiema strzałkami; i co robią strzałki, dla czytników ekranu.
moments-turn = tura
moments-round = runda
moments-jump-back = Wstecz: { $what }
moments-jump-on = Naprzód: { $what }
moments-made = Dokonane wybory
moments-seen-as = Widok
moments-as-spectator = jako widz
moments-as = jako { $who }
moments-go = Idź
moments-of = Ruch { $shown } z { $count }
moments-when = runda { $round }, { $phase }
moments-link = Link do ruchu { $moment }
moments-picture = Obrazek
moments-analysis = Analiza
moments-now = Wróć do teraz
moments-chances = Szanse na zwycięstwo

## Nowy stół, który zaczyna się od chwili skończonej gry

play-on = Graj dalej stąd
play-on-about = Nowy stół zaczyna się od ruchu { $moment }. Skończona gra zostaje, jaka jest.
play-on-seat = Grasz jako
play-on-others = Inni
play-on-hidden = Rzeczy ukryte
play-on-kept = Takie, jakie były
play-on-kept-about = Ręce, talie i zakryte rozkazy tej gry.
play-on-anew = Rozdane na nowo
play-on-anew-about = Zostaje to, co wiedziało twoje miejsce; reszta jest rozdana na nowo.
play-on-start = Otwórz stół
# Nazwa takiego stołu.
play-on-title = { $title }, od ruchu { $moment }
