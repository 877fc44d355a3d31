# Pasek powtórki: wcześniejsze chwile gry i cała skończona gra.

moments-title = Przebieg gry
moments-first = Na początek
moments-back = O jeden ruch wstecz
# Przycisk odtwarza i wstrzymuje.
moments-play = Odtwórz
moments-on = O jeden ruch naprzód
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
moments-made = Wykonane ruchy
moments-seen-as = Widok
moments-as-spectator = jako widz
moments-as = jako { $who }
moments-go = Przejdź
moments-of = Ruch { $shown } z { $count }
moments-when = runda { $round }, { $phase }
moments-link = Link do ruchu { $moment }
moments-picture = Obrazek
moments-analysis = Analiza
moments-now = Wróć do bieżącej chwili
moments-chances = Szanse na zwycięstwo

## Nowy stół, który zaczyna się od chwili skończonej gry

play-on = Graj od tego miejsca
play-on-about = Nowy stół zaczyna się od ruchu { $moment }. Skończona gra pozostaje bez zmian.
play-on-seat = Grasz jako
play-on-others = Pozostali
play-on-hidden = To, co ukryte
play-on-kept = Bez zmian
play-on-kept-about = Karty na rękach, talie i zakryte rozkazy z tej gry.
play-on-anew = Rozdane na nowo
play-on-anew-about = Zostaje to, co było wiadomo z twojego miejsca; resztę rozdaje się na nowo.
play-on-start = Otwórz stół
# Nazwa takiego stołu.
play-on-title = { $title }, od ruchu { $moment }
