# StarCraft: panele stołu: gracze, Karta Frakcji, zakupy, ręka, rozkazy, karty Wydarzeń, wynik.
# $vh, $muted i podobne to miejsca słów, które strona ukrywa lub przygasza; mówi się je przez AS.

## Drobne słowa wszystkich paneli

# Części etykiety obok siebie: „+1 do ataku, wykrywacz”.
sc-beside = { $one }, { $other }
# Co stoi między rzeczami, które wymienia się po kolei i które mają własne przecinki.
sc-in-turn = {"; "}
# Przed liczbą.
sc-label = { $what }:
# Gracz według nazwy, sam.
sc-player = { NAME($player, form: "start") }
sc-so-many-of = { $have } z { $all }
sc-free = za darmo
sc-factions = Frakcje
sc-no-faction = Jeszcze bez frakcji

## Karty Walki: w kilku słowach, na liście, dla tych, którzy ich nie widzą

# $units: jednostki, które pokazuje karta, albo słowa na wszystkie i na żadną.
sc-short-units = { $attack }/{ $health } { LIST($units, type: "or") }
sc-short-tech = { $tech } { $attack }/{ $health }
sc-short-attack = Wzmocnienie +{ $attack } do ataku
sc-short-health = Wzmocnienie +{ $health } do życia
sc-short-number = Wzmocnienie { $number }
sc-long-card = atak { $attack } i życie { $health }, jeżeli na linii frontu jest { LIST($units, type: "or") }, w przeciwnym razie { $minor_attack } i { $minor_health }

## Karty Walki: wydrukowane na nich, gdzie jest miejsce na dwa, trzy krótkie słowa

sc-card-all-units = wszystkie
# Między wartościami, które obowiązują dla innych jednostek niż pokazane.
sc-card-others = inne
# Pod liczbą z plusem.
sc-card-attack = atak
sc-card-health = życie
sc-card-both = oba
sc-card-no-ability = bez zdolności
sc-card-see-text = patrz tekst
# Co robi karta, jak najkrócej; cały tekst jest w jej podpowiedzi.
sc-does-attack = +{ $attack } do ataku
sc-does-health = +{ $health } do życia
sc-does-both = +{ $attack }/+{ $health }
sc-does-splash = obszarowe
sc-does-flying-splash = obsz. latające
sc-does-ground-splash = obsz. lądowe
sc-does-cloak = kamuflaż
sc-does-detect = wykrywacz
sc-does-cancel = anuluje kartę
sc-does-die = zawsze ginie
sc-does-kill = niszczy
sc-does-tire = { $count ->
        [one] { $count } robotnik odpoczywa
       *[other] { $count } robotników odpoczywa
    }
# $does to jedno z powyższych, $against jedno z trzech następnych.
sc-does-against = { $does } { $against }
sc-against-flying = vs latające
sc-against-ground = vs lądowe
sc-against-some = vs niektóre
sc-does-supported = { $does } ze wsparciem
sc-only-supported = ze wsparciem
# Tylko jeżeli ta jednostka walczy na linii frontu.
sc-does-in-front = { $unit }: { $does }

## Ręka

sc-hand = Ręka
sc-hand-keeps = { $count ->
        [one] { $count } karta, limit { $keep }
        [few] { $count } karty, limit { $keep }
       *[many] { $count } kart, limit { $keep }
    }
sc-hand-none = Brak kart Walki.
# Przycisk, gdy wybrano tyle kart.
sc-hand-discard = { $count ->
        [one] Odrzuć { $count } kartę
        [few] Odrzuć te { $count } karty
       *[many] Odrzuć tych { $count } kart
    }
sc-hand-count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
sc-pile-deck = w talii: { $count }
sc-pile-discarded = odrzucone: { $count }
sc-pile-research = do kupienia: { $count }

## Rozkazy

sc-orders = Rozkazy
# Na nagłówku, gdzie patrzący musi je pamiętać.
sc-orders-remember = pamiętaj, co gdzie leży
sc-orders-secret = tylko dla ciebie
# Do czego służy rozkaz, w kilku słowach.
sc-intent-build = jednostki, robotnicy, jeden budynek, jedna baza
sc-intent-mobilize = jednostki idą na planetę, atak na jeden jej teren
sc-intent-research = 3 karty Walki i zakup technologii
sc-orders-no-special = Rozkazy specjalne wymagają { NAME($module, form: "gen") }
sc-orders-special = Rozkazy specjalne: zostało { $left } z { $limit } w tej rundzie
sc-order = { NAME($order, form: "start") }
sc-order-left = { NAME($order, form: "start") }: zostało { $left }
# Własny rozkaz na planszy, licząc od wierzchu: 1 leży na wierzchu.
sc-placed = { $place ->
        [1] { NAME($order, form: "start") } na { NAME($planet, form: "loc") }, na wierzchu
       *[other] { NAME($order, form: "start") } na { NAME($planet, form: "loc") }, { $place }. od góry
    }
# Zamiast nazwy, gdzie patrzący jej nie widzi.
sc-placed-unknown = Rozkaz
sc-placed-top = { $planet } { AS($muted, "na wierzchu") }
sc-placed-below = { $planet }, { $place }
sc-placed-place = { $place }. od góry

## Karty Wydarzeń

# Zegar gry: ile kart Wydarzeń zostało do następnego etapu; $stage to II albo III.
sc-clock-to-stage = { $left } do Etapu { $stage }
sc-clock-to-end = { $left } do końca
sc-clock-help = { $count ->
        [one] W Etapie { $stage } została { $count } karta Wydarzeń, łącznie { $all }.
        [few] W Etapie { $stage } zostały { $count } karty Wydarzeń, łącznie { $all }.
       *[many] W Etapie { $stage } zostało { $count } kart Wydarzeń, łącznie { $all }.
    }
sc-clock-ends = „{ event-the_end_draws_near }”: { $count }
# Kto by wygrał, gdyby nic się już nie zmieniło: kilka słów na pasku nad planszą. Punkty, cel, który liczy się
# od Etapu III, albo koniec kart Wydarzeń.
# W scenariuszu, który ma ostatnią rundę.
sc-clock-round = Runda { $round } z { $rounds }
sc-clock-points = { $seat ->
        [you] { AS($seat, "Prowadzisz") }: { $points } pkt
       *[other] Prowadzi { $seat }: { $points } pkt
    }
sc-clock-points-now = { $seat ->
        [you] { AS($seat, "Wygrywasz") } w tej rundzie: { $points } pkt
       *[other] W tej rundzie wygrywa { $seat }: { $points } pkt
    }
sc-clock-goal-later = { $seat ->
        [you] Cel spełniony: w Etapie III { AS($seat, "wygrywasz") }
       *[other] Cel spełniony: w Etapie III wygrywa { $seat }
    }
sc-clock-goal-now = { $seat ->
        [you] Cel spełniony: w tej rundzie { AS($seat, "wygrywasz") }
       *[other] Cel spełniony: w tej rundzie wygrywa { $seat }
    }
sc-clock-ends-game = { $seat ->
        [you] Na koniec { AS($seat, "wygrywasz") }
       *[other] Na koniec wygrywa { $seat }
    }
# Drużyna albo gracze, między którymi nic nie rozstrzyga.
sc-clock-several = Prowadzi { $count } graczy: { $points } pkt
sc-clock-nearest = { $seat ->
        [you] Najbliżej specjalnego zwycięstwa jesteś ty: { $have } z { $need }.
       *[other] Najbliżej specjalnego zwycięstwa jest { $seat }: { $have } z { $need }.
    }
sc-events-yours = Wydarzenia
sc-events-unread = zakryte: { $count }
# Tyle kart Wydarzeń do obejrzenia.
sc-events-count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
sc-events-unread-help = Przeczytasz je w Przegrupowaniu
sc-events-face-down = Zakryte
sc-events-hidden = Zakryta karta Wydarzeń
sc-events-none = Brak kart Wydarzeń.
# Jak używa się karty Wydarzeń, jednym słowem po jej nazwie.
sc-event-at-once = natychmiast
sc-event-strategy = strategia
sc-event-held = na później
sc-event-end = koniec
sc-event-in-play = w grze

## Technologie

# Nagłówek w rzędzie własnych rzeczy patrzącego, gdzie jest mało miejsca.
sc-techs = Technologie
sc-techs-count = { $count } w grze
sc-techs-none = Żadna nie leży odkryta. Kupuje się je rozkazem Badań.
sc-tech-in-play = { $tech }{ AS($vh, ", w grze") }

## Własna Karta Frakcji

sc-sheet = Frakcja
# Limit budowy, pod nagłówkiem.
sc-sheet-limit = limit { $limit }
# Liczby się wyróżniają: $minerals służy tylko do wyboru.
sc-sheet-left = Zostało w tej rundzie: minerały { $mineral_figure }, gaz { $gas_figure }
sc-sheet-left-help = Tam, gdzie nie ma jeszcze robotnika
sc-workers-ready = w puli: { $count }
sc-workers-unavailable = niedostępni: { $count }
# $amount: ile karta daje w rundzie; $used z jej miejsc zajmują robotnicy.
sc-yield-used = { $amount }, zajęte { $used } z { $all }
# Co daje sama Karta Frakcji.
sc-yield-sheet = stałe
# Częściowo zużyty.
sc-yield-half = częściowo
sc-building-level = { $building }, poziom { $level } z { $levels }
sc-module-owned = { NAME($module, form: "nom") }, masz { $count }
sc-module-spaces = zajęte pola na moduły: { $used }/{ $all }
sc-module-spaces-help = Pola na moduły na Karcie Frakcji
sc-faction-taken = { $race } – frakcja zajęta

## Co można zbudować

sc-shop-built = Zbudowano { $built } z { $limit }
sc-shop-limit = Limit budowy { $limit }
sc-shop-name = { NAME($thing, form: "start") }
sc-shop-item = { NAME($thing, form: "start") } { NAME($price, form: "for") }, w zapasie { $left }
sc-shop-needs = { $item }, wymagane: { $needs }
sc-needs-level = { $building }, poziom { $level }
sc-needs-tech = technologia i { NAME($unit, form: "many") } do oddania

## Gracze

# Krótka nazwa, jako nagłówek.
sc-seat-title = { NAME($player, form: "short") }
sc-seat-open = Wolne miejsce
sc-seat-you = Ty
sc-seat-you-named = Ty · { $name }
sc-seat-bot = { $level ->
        [random] Bot, losowy
        [easy] Bot, łatwy
        [normal] Bot, normalny
        [hard] Bot, trudny
       *[other] Bot, { $level }
    }
sc-seat-here = { AS($vh, "przy stole: ") }{ $name }
sc-seat-away = { AS($vh, "z dala od stołu: ") }{ $name }
sc-seat-team = { $who } · drużyna { $team }
sc-presence-here = Przy stole
sc-presence-away = Z dala od stołu
sc-points-help = Punkty podboju; do zwycięstwa { $target }
sc-track = { $points } z { $target } punktów podboju
sc-status-out = poza grą
sc-status-decides = decyduje
sc-status-attacks = atakuje
sc-status-defends = broni się
sc-tokens = Rozkazy na planszy: { $count }.
# Brood War. Nazwa rozkazu Obrony; do czego służy; ile ich zostało.
sc-order-defend = Obrona
sc-intent-defend = od razu, na twoim terenie: przychodzą jednostki, zostaje znacznik straży
sc-defend-left = { $left ->
        [0] Obrona, zagrana w tej rundzie
       *[other] Obrona, jeszcze niezagrana
    }
# Pula rozkazów specjalnych: $used miejsc z $all jest zajętych.
sc-pool-help = Pula rozkazów specjalnych: zajęte { $used } z { $all }
# $module: Badania i Rozwój.
sc-orders-pool = Rozkazy specjalne kładzie się swobodnie. Każdy, który wykonasz, zajmuje miejsce w puli, a daje je każdy twój { NAME($module, form: "nom") }. Gdzie kontrolujesz teren strategiczny, rozkaz nie zajmuje miejsca.
# Karty Przywództwa.
sc-leaders = Przywódcy
sc-leaders-in-play = { $count ->
        [0] brak w grze
       *[other] { $count } w grze
    }
# Odsłaniają się karty, które wszyscy wybrali na dany etap (I, II, III).
sc-reveal-title = Karty Przywództwa Etapu { $stage }
sc-reveal-what = Wszyscy już wybrali; karty odsłania się jednocześnie.
sc-leaders-chosen = Twój wybór zapadł. Karty zostaną odsłonięte jednocześnie.
sc-leader-stays = zostaje w grze
sc-leader-once = raz, potem poza grą
sc-leader-over = już zadziałała
sc-leader-starts = Na początek
sc-leader-bases = { $count ->
        [one] { $count } baza
        [few] { $count } bazy
       *[other] { $count } baz
    }
sc-leader-workers = { $count ->
        [one] { $count } robotnik
       *[other] { $count } robotników
    }
sc-leader-transports = { $count ->
        [one] { $count } transportowiec
        [few] { $count } transportowce
       *[other] { $count } transportowców
    }
sc-leader-all-routes = transportowiec na każdym szlaku planety
sc-intent-star = można go zamienić w dowolny z twoich rozkazów
# Znaczniki zasobów.
sc-tokens-of = { $count ->
        [one] { $count } znacznik { NAME($resource, form: "gen") }
        [few] { $count } znaczniki { NAME($resource, form: "gen") }
       *[many] { $count } znaczników { NAME($resource, form: "gen") }
    }
sc-tokens-word = { $count ->
        [one] znacznik
        [few] znaczniki
       *[many] znaczników
    }
sc-figure-tokens = Znaczniki zasobów
# Po nazwie jednostki, nad którą przejęto kontrolę.
sc-taken-from = ({ NAME($owner, form: "gen") })
sc-tokens-help = Na planszy { $placed }, odsłonięte { $revealed }
sc-first = Pierwszy gracz
sc-first-help = Pierwszy gracz tej rundy
# Runda obok nazwy scenariusza.
sc-scenario-round = runda { $round } z { $rounds }
# Nagłówek celów scenariusza.
sc-scenario-goals = Cele
# Gdzie jest przedmiot scenariusza: leży tam albo niesie go jednostka.
sc-scenario-item = { NAME($item, form: "start") } leży na { NAME($area, form: "loc") }
sc-scenario-item-carried = { NAME($item, form: "start") }: niesie go { $unit } ({ $owner }) na { NAME($area, form: "loc") }
sc-scenario-order = Kolejność gry: { $seats }
sc-scenario-more = Wszystko o tym scenariuszu
sc-overview = Wszyscy gracze

## Liczby gracza na pierwszy rzut oka

sc-glance-workers = Robotnicy: w puli i łącznie
sc-glance-minerals = Minerały do wydania
sc-glance-gas = Gaz do wydania
sc-glance-events = Karty Wydarzeń: zakryte i w grze
sc-glance-all = Pokaż wszystko
# To samo jednym słowem obok liczby, gdzie jest mało miejsca.
sc-named-cards = Karty
sc-named-workers = Robotnicy
sc-named-minerals = Minerały
sc-named-gas = Gaz
sc-named-bases = Bazy
sc-named-transports = Transp.
sc-named-areas = Tereny
sc-named-events = Wydarzenia

## Wszystko, co o graczu jawne

sc-figure-points = Punkty podboju
sc-figure-objective = Cel
sc-figure-hand = Karty na ręce
sc-figure-deck = Talia Walki
sc-figure-discard = Karty odrzucone
sc-figure-techs = Niekupione karty Technologii
sc-figure-workers = Robotnicy w puli
sc-figure-on-cards = Robotnicy na kartach
sc-figure-unavailable = Robotnicy niedostępni
sc-figure-minerals = Minerały do wydania
sc-figure-gas = Gaz do wydania
sc-figure-areas = Kontrolowane tereny
sc-figure-bases = Bazy
sc-figure-transports = Transportowce
sc-figure-units = Jednostki
sc-figure-limit = Limit budowy
sc-figure-specials = Rozkazy specjalne na rundę
sc-figure-drawn = Zakryte karty Wydarzeń
# Tyle kart na ręce i tyle zostaje na koniec rundy.
sc-holds-and-keeps = { $hand }, limit { $keeps }
sc-drawn-of-stage = { $count } z Etapu { $stage }
sc-drawn-none = brak
# Część limitu budowy i skąd się bierze.
sc-limit-term = { $amount } ({ $name })
sc-buildings-and-more = Budynki, moduły i jednostki
sc-techs-in-play = Technologie w grze
# Karty Technologii, które gracz dotąd kupił.
sc-techs-bought = Kupione technologie
sc-events-in-play = Karty Wydarzeń w grze
sc-known-hand = Na ręce, znane wszystkim
sc-discard-pile = Karty odrzucone

## Specjalne cele zwycięstwa

sc-special-objective = Specjalny cel zwycięstwa.
sc-objective-now = Teraz { $have } z { $need }: { $lines }.
# $when: jedno z dwóch następnych.
sc-objective-and-when = { $lines }. { $when }
sc-counts-now = Już się liczy.
sc-counts-later = Liczy się od Etapu III.
# $goal: jedno z następnych.
sc-goal = Cel: { $goal }
sc-goal-conquest = { $count ->
        [one] { $count } teren z punktami podboju
        [few] { $count } tereny z punktami podboju
       *[many] { $count } terenów z punktami podboju
    }
sc-goal-resources = { $count ->
        [one] { $count } teren z zasobami
        [few] { $count } tereny z zasobami
       *[many] { $count } terenów z zasobami
    }
sc-goal-planets = { $count ->
        [one] { $count } cała planeta
        [few] { $count } całe planety
       *[many] { $count } całych planet
    }
sc-goal-most = najwięcej terenów
sc-goal-bases = { $count ->
        [one] bazy na { $count } planecie
       *[other] bazy na { $count } planetach
    }
sc-goal-ends = { $count ->
        [one] { $count } karta końca
        [few] { $count } karty końca
       *[many] { $count } kart końca
    }

## Wynik

sc-end-to-board = Pokaż planszę
sc-end-to-result = Pokaż wynik
# Dlaczego tak się skończyło.
sc-end-points = Gdy w Przegrupowaniu liczono punkty podboju, było ich już dość; wygrywa ten, kto ma ich najwięcej.
# $faction z tekstem jej specjalnego celu zwycięstwa.
sc-end-objective = { $seat ->
        [you] { AS($seat, "Ty") }: { NAME($faction, form: "text") }
       *[other] { NAME($seat, form: "start") }: { NAME($faction, form: "text") }
    }
# Kilka osób spełniło cel: $others też, i tyle punktów zdecydowało.
sc-end-also = Spełnione także: { $others }. Decyduje liczba punktów podboju: { $points } do { $best }.
# Kto był następny pod względem punktów podboju.
sc-end-next = Dalej, { $points ->
        [one] { $points } punkt podboju
        [few] { $points } punkty podboju
       *[many] { $points } punktów podboju
    }: { $who }.
sc-end-awaited = Nadszedł koniec, a właśnie na to czekała ta frakcja.
sc-end-only-those-out = Dzięki kartom Wydarzeń wygrać mógłby tylko gracz, którego nie ma już w grze.
sc-end-announced = Na stół trafiła druga karta, która zapowiada koniec; wygrywa ten, kto ma najwięcej punktów podboju.
sc-end-deck-empty = Skończyła się talia Wydarzeń; wygrywa ten, kto ma najwięcej punktów podboju.
sc-end-last-left = Wszyscy pozostali stracili ostatnią jednostkę i ostatnią bazę.
sc-end-together = Ostatnie jednostki i bazy zostały zniszczone jednocześnie.
sc-end-scenario = Osiągnięto cel scenariusza „{ $scenario }”.
sc-end-rounds = { $count ->
        [one] Umówiono się na { $count } rundę.
        [few] Umówiono się na { $count } rundy.
       *[many] Umówiono się na { $count } rund.
    }
sc-tie-resources = Na czele był remis w punktach: rozstrzygnęły zasoby.
sc-tie-areas = Na czele był remis w punktach i zasobach: rozstrzygnęły tereny.
sc-tie-bases = Na czele był remis w punktach, zasobach i terenach: rozstrzygnęły bazy.
sc-tie-workers = Na czele był remis we wszystkim innym: rozstrzygnęli robotnicy w puli.
sc-tie-shared = Remis we wszystkim: zwycięstwo jest wspólne.

## Końcowa klasyfikacja

sc-standings = Wynik końcowy
sc-standing-player = Gracz
sc-standing-points = Punkty
sc-standing-resources = Zasoby
sc-standing-areas = Tereny
sc-standing-bases = Bazy
sc-standing-workers = Robotnicy w puli
sc-standing-army = Armia
# Nagłówek liczby, która rozstrzygnęła grę.
sc-standing-decided = { $figure }{ AS($vh, " (rozstrzygnęło)") }
# $name: osoba, która grała.
sc-standing-winner = { $name } · zwycięstwo
sc-standing-out = { $name } · poza grą

## Wykresy wyniku i co się na nich liczy

sc-chart-points = Punkty podboju
sc-chart-points-what = na liczniku
sc-chart-army = Armia
sc-chart-army-what = cena wszystkich jednostek na planszy
sc-chart-economy = Gospodarka
sc-chart-economy-what = robotnicy i zasoby na rundę
sc-chart-areas = Tereny
sc-chart-areas-what = kontrolowane

## Koszyk rozkazu Budowy

sc-basket-pays = Płaci się automatycznie, bez nadmiernej eksploatacji.
sc-basket-title = Co zbudować na { NAME($planet, form: "loc") }
sc-basket-units = Jednostki
sc-basket-workers = Robotnicy
sc-basket-building = Budynek
sc-basket-module = Moduł
sc-basket-base = Baza
# Ile kosztuje koszyk i ile jest wszystkiego.
sc-basket-minerals = { $all ->
        [one] { $amount } z { $all } minerału
       *[other] { $amount } z { $all } minerałów
    }
sc-basket-gas = { $amount } z { $all } gazu
sc-basket-refused = To się już nie mieści.
# Dlaczego nie można mieć czegoś jeszcze raz.
sc-basket-not-now = Na to już nie wystarczy.

# Answers in advance

sc-ahead-payment = Płać zwyczajnie, bez nadmiernej eksploatacji i zniżek
sc-ahead-order = Kończ moje rozkazy bez niszczenia moich elementów
sc-ahead-battle = Nie używaj zdolności, gdy zaczyna się bitwa
sc-ahead-draw = Dociągaj każdą kartę, którą mogę dociągnąć
sc-ahead-skirmish = Bierz pierwszą potyczkę, gdy wybieram następną
