# StarCraft: jego część stron wokół stołów.

## Fazy

sc-phase-planning = Planowanie
sc-phase-execution = Wykonywanie
sc-phase-regrouping = Przegrupowanie
# Który z rozkazów rundy kładzie się teraz.
sc-progress-orders = rozkaz { $number } z { $each }

## Strona główna

# Po „Ty przeciw trzem botom”.
sc-quick = losowe frakcje, gotowa galaktyka

## Jak skończyła się gra, na listach

sc-ending-normal = punkty podboju
sc-ending-special = specjalny cel
sc-ending-events = grę zakończyły wydarzenia
sc-ending-elimination = reszta wyeliminowana
sc-ending-nobody-left = nikt nie został
sc-ending-scenario = cel scenariusza
sc-ending-rounds = minęły umówione rundy

## Co znaczą obrazki

sc-legend-hand = karty na ręce
sc-legend-workers = robotnicy: w puli i łącznie
sc-legend-minerals = minerały
sc-legend-gas = gaz
sc-legend-bases = bazy
sc-legend-transports = transportowce
sc-legend-areas = kontrolowane tereny
sc-legend-events = wydarzenia: zakryte, w grze
sc-legend-points = punkty podboju
sc-legend-first = pierwszy gracz

## Co trzeba teraz wskazać

sc-pick-faction = wybierz frakcję
sc-pick-planet = wybierz planetę
sc-pick-area = wybierz teren
sc-pick-route = wybierz szlak
sc-pick-cell = wybierz dla niej miejsce
sc-pick-turn = obróć ją, potem naciśnij
sc-pick-slot = wybierz stronę
sc-pick-units = wybierz jednostki
sc-pick-base = wybierz bazę
sc-pick-stack = wybierz stos rozkazów
sc-pick-order = wybierz rozkaz
sc-pick-build = wybierz, co zbudować
sc-pick-building = wybierz budynek
sc-pick-module = wybierz moduł
sc-pick-resource = wybierz kartę Zasobów
sc-pick-card = wybierz kartę
sc-pick-tech = wybierz technologię
sc-pick-event = wybierz kartę Wydarzeń
sc-pick-leader = wybierz kartę
sc-pick-fighter = wybierz jednostkę
sc-pick-skirmish = wybierz potyczkę
sc-pick-item = wybierz przedmiot
sc-pick-seat = wybierz gracza

# Pytanie, którego nie może być: nikt nie jest pytany.
sc-ask-nothing = Dalej
