# StarCraft: pierwsza minuta dla nowych, jak wygrać i co znaczą obrazki.
# $loud to miejsce słów, które się wyróżniają; mówi się je przez AS.

## Na stronie głównej

sc-new = Pierwszy raz grasz w StarCrafta?
sc-new-win = { $points ->
        [one] { $points } punkt podboju daje zwycięstwo
        [few] { $points } punkty podboju dają zwycięstwo
       *[many] { $points } punktów podboju daje zwycięstwo
    }
# Trzy fazy: słowo, a pod nim, co się dzieje.
sc-new-plan = Planowanie
sc-new-plan-what = Połóż na planetach cztery zakryte rozkazy, każdy na wierzch tego, co już leży.
sc-new-execute = Wykonywanie
sc-new-execute-what = Odsłaniaj, co leży na wierzchu: Budowa, Mobilizacja, Badania. Co przykryte, czeka.
sc-new-regroup = Przegrupowanie
sc-new-regroup-what = Zbierz zasoby i punkty podboju, użyj karty Wydarzeń, sprawdź, kto wygrał.
sc-new-table = Stół zna zasady: zadaje po jednym pytaniu i podświetla każdą dozwoloną odpowiedź. { AS($help, "Runda w minutę") }

## Runda w minutę

sc-help-round = Runda w minutę
sc-help-planning = Wszyscy na zmianę kładą po jednym zakrytym rozkazie, łącznie po cztery, na planetach, na których coś mają, albo na sąsiadujących z nimi. Nowy rozkaz trafia na wierzch stosu, który już tam leży.
sc-help-execution = Po kolei każdy odsłania jeden ze swoich rozkazów z wierzchu stosu i go wykonuje. Co położono na końcu, dzieje się więc najpierw, a cudzy rozkaz na twoim każe ci czekać. Kto ma przykryte wszystkie rozkazy, ciągnie zamiast tego kartę Wydarzeń.
sc-help-build = { AS($loud, "Budowa") }: robotnicy, transportowce i jednostki; potem budynek i moduł; potem baza.
sc-help-mobilize = { AS($loud, "Mobilizacja") }: jednostki ruszają w obrębie planety albo transportowcem z sąsiedniej. Gdy trafią na wroga, dochodzi do bitwy.
sc-help-research = { AS($loud, "Badania") }: karta Wydarzeń, trzy karty Walki i, jeżeli zapłacisz, technologia.
sc-help-regrouping = Bazy na terenach z wrogimi jednostkami zostają zniszczone, twoi robotnicy wracają, tereny dają zasoby i punkty podboju, a każdy gracz może użyć jednej z pociągniętych kart Wydarzeń.
sc-help-paying = Płaci się pracą: każdy minerał lub gaz zajmuje jednego robotnika do końca rundy. Bitwa to szereg potyczek: atakujący łączy jednostki w pary, obie strony kładą zakryte karty i porównuje się atak z życiem.

## Jak wygrać

sc-help-win = Jak wygrać
# $points: sc-points, wyróżnione.
sc-win-points = { $points } na koniec rundy.
sc-points = { $count ->
        [one] { $count } punkt podboju
        [few] { $count } punkty podboju
       *[many] { $count } punktów podboju
    }
sc-win-objective = { AS($loud, "Własny cel twojej frakcji") }, gdy zacznie się trzeci etap talii Wydarzeń.
sc-win-end = { AS($loud, "Najwięcej punktów") }, gdy na stole leżą dwie karty „Nadchodzi koniec”.
sc-win-last = { AS($loud, "Pozostanie w grze jako ostatni gracz.") }

## Co znaczą obrazki: nazwa i o co chodzi

sc-help-legend = Znaki i symbole
sc-legend-owners = Właściciele
sc-legend-owners-what = Każdy właściciel ma swój kolor i znak, a jego tereny także swoje kreskowanie, więc kolor nigdy nie jest jedyną wskazówką.
sc-legend-signs = Symbole
sc-sign-minerals = minerały
sc-sign-minerals-what = płaci się nimi za większość rzeczy
sc-sign-gas = gaz
sc-sign-gas-what = lepsze rzeczy wymagają także gazu
sc-sign-conquest = punkty podboju
sc-sign-conquest-what = co rundę dla tego, kto kontroluje teren
sc-sign-worker = robotnik
sc-sign-worker-what = daje jeden zasób na rundę
sc-sign-base = baza
sc-sign-base-what = buduje, bada, przynosi zasoby
sc-sign-transport = transportowiec
sc-sign-transport-what = wozi twoje jednostki swoim szlakiem
sc-sign-partly = częściowo zużyty
sc-sign-partly-what = raz nadmiernie eksploatowany
sc-sign-depleted = całkowicie zużyty
sc-sign-depleted-what = nic już nie daje
sc-sign-hidden = zakryty rozkaz
sc-sign-hidden-what = zna go tylko właściciel
sc-sign-first = pierwszy gracz
sc-sign-first-what = zaczyna każdą fazę
sc-sign-attack = atak
sc-sign-attack-what = musi dorównać życiu wroga
sc-sign-health = życie
sc-sign-health-what = wytrzymuje każdy mniejszy atak
sc-sign-support = wsparcie
sc-sign-support-what = dodaje się do ataku linii frontu
sc-sign-splash = obrażenia obszarowe
sc-sign-splash-what = dodatkowa strata po potyczkach
sc-sign-cloak = kamuflaż
sc-sign-cloak-what = wycofuje się, zamiast zginąć
sc-sign-detector = wykrywacz
sc-sign-detector-what = kamuflaż na niego nie działa
sc-sign-limit = limit jednostek
sc-sign-limit-what = prostokąt na każdą jednostkę, którą mieści teren; pełny, gdy zajęty
sc-legend-units = Jednostki
sc-legend-units-what = Kanciaste to Terranie, obłe – Protosi, organiczne – Zergowie. Jednostki latające rzucają cień.
