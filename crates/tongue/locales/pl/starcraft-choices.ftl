# StarCraft: odpowiedzi na stronie, co stoi obok pytań i na kogo się czeka.
# Same pytania są w starcraft.ftl, razem z odpowiedziami w innych słowach, dla programów.

## Rzeczy, które nie mają własnego wpisu

# Pierwsza litera wielka, gdzie stoi samo.
sc-start = { NAME($thing, form: "start") }
# Wolne miejsce na planetę: $side to północ, wschód, południe albo zachód.
sc-cell-beside = { NAME($side, form: "to") } od { NAME($planet, form: "gen") }
    .start = { NAME($side, form: "to-start") } od { NAME($planet, form: "gen") }
sc-cell-middle = na środku
    .start = Na środku
# Gdzie leży koniec szlaku.
sc-slot = { $planet } ({ $side })
    .gen = { NAME($planet, form: "gen") } ({ $side })
# Po „na szlaku” albo „transportowiec:”. $one i $other to planety albo sc-slot.
sc-route-ends = { $one } – { $other }
sc-z-route-ends = { $one } – { $other } (z-osiowy)
sc-route-unlaid = jeszcze nieułożony szlak
# Ceny, po przecinku; .for to „za 2 minerały”.
sc-cost-free = za darmo
sc-cost-less = { $price } (minus 1)
    .for = { NAME($price, form: "for") } (minus 1)
# Jednostka, nad którą przejęto kontrolę; $owner to czyja była.
sc-stolen-unit = { $owner ->
        [you] { $unit } (od { AS($owner, "ciebie") })
       *[other] { $unit } { NAME($owner, form: "gen") }
    }
    .gen = { $owner ->
            [you] { NAME($unit, form: "gen") } (od { AS($owner, "ciebie") })
           *[other] { NAME($unit, form: "gen") } { NAME($owner, form: "gen") }
        }
    .dat = { $owner ->
            [you] { NAME($unit, form: "dat") } (od { AS($owner, "ciebie") })
           *[other] { NAME($unit, form: "dat") } { NAME($owner, form: "gen") }
        }
    .acc = { $owner ->
            [you] { NAME($unit, form: "acc") } (od { AS($owner, "ciebie") })
           *[other] { NAME($unit, form: "acc") } { NAME($owner, form: "gen") }
        }
    .ins = { $owner ->
            [you] { NAME($unit, form: "ins") } (od { AS($owner, "ciebie") })
           *[other] { NAME($unit, form: "ins") } { NAME($owner, form: "gen") }
        }
# Oba znaczniki Kontroli umysłu leżą pod takimi jednostkami.
sc-stolen-twin = { $unit } (znacznik { $number })
    .gen = { NAME($unit, form: "gen") } (znacznik { $number })
    .dat = { NAME($unit, form: "dat") } (znacznik { $number })
    .acc = { NAME($unit, form: "acc") } (znacznik { $number })
    .ins = { NAME($unit, form: "ins") } (znacznik { $number })
# Jednostka na linii frontu, obok tych, które ją wspierają.
sc-front-unit = { $unit } (linia frontu)
# $what daje teren: „2 minerały”, „3 punkty podboju”.
sc-yields = { $what }, miejsce dla { $limit ->
        [one] { $limit } jednostki
       *[other] { $limit } jednostek
    }
# Zamiast „2 minerały”: teren, na którym rozkazy kontrolującego działają jak specjalne.
sc-strategic = teren strategiczny
# Jak pełny jest teren, w nawiasie.
sc-room = { $limit ->
        [one] { $there } z { $limit } jednostki
       *[other] { $there } z { $limit } jednostek
    }

## Przyciski, z krótkimi słowami pod nagłówkiem

sc-label-planet-place = { NAME($cell, form: "start") }, obrót { $degrees }°
sc-label-planet-turned = obrót { $degrees }°
sc-label-lay-route = Szlak { NAME($side, form: "to") }
sc-label-z-end = { $planet }, { $side }
sc-label-order = { NAME($order, form: "start") } na { NAME($planet, form: "loc") }
sc-label-use = Użyj: { $thing }
sc-label-reveal = { $planet } · { $order }
sc-label-execute = Wykonaj: { $order }
sc-label-execute-it = Wykonaj
sc-label-take-event = Weź kartę Wydarzeń
sc-label-worker = Robotnik
sc-label-transport = Transportowiec
sc-label-transport-to = Transportowiec do { NAME($there, form: "gen") }
# Drugi koniec szlaku transportowca.
sc-label-z-axis = { $there } (z-osiowy)
    .gen = { NAME($there, form: "gen") } (z-osiowy)
sc-label-transport-on = Transportowiec: { $route }
sc-label-on = { $thing } na { NAME($place, form: "loc") }
sc-label-from = { $thing } { WORD($place, "z") } { NAME($place, form: "gen") }
sc-label-give-up = Z terenu { $area }
sc-label-upgrade = { $thing }, { $cost }
sc-label-module = { $module }, { $cost }
sc-label-base = Baza
sc-label-base-on = Baza na { NAME($place, form: "loc") }
sc-label-lift-off = Podniesienie
sc-label-lift-off-to = Podniesienie na { NAME($area, form: "acc") }
sc-label-scrap = Zniszcz coś swojego
sc-label-pay = Zapłać { $amount }
# Odsyłacz: cofa zapłatę, która dokonała się sama, aby zapytano, jak zapłacić.
sc-pay-otherwise = Zapłać inaczej
# Odsyłacz, wciśnięty lub nie: pytanie o to padnie, gdy rozkaz się skończy.
sc-wish-scrap = Na koniec zniszcz coś swojego
sc-label-pay-sheet = Stałe: { $amount }
sc-label-force = Nadmiernie: { $area }
sc-label-discount = Zniżka: { $amount }
sc-label-draw = Pociągnij { $count }
sc-label-draw-three = Pociągnij 3 karty
sc-label-give-worker = Robotnik
sc-label-lose-front = { $unit } na linii frontu
sc-label-lose-behind = { $unit } we wsparciu
sc-label-pair = { $attacker } przeciw { NAME($defender, form: "dat") }
sc-label-skirmish = Potyczka { $number }
sc-label-play-deck = Wierzch talii
sc-label-look-deck = Obejrzyj dwie
sc-label-take-point = 1 punkt podboju
sc-label-area = teren { $letter }
    .gen = terenu { $letter }
    .loc = terenie { $letter }
    .z = z
sc-label-route-to = do { NAME($planet, form: "gen") }
# Gdzie dwa szlaki łączą te same planety: $side planety z nagłówka, $end drugiej.
sc-label-route-from-side = { $side } – { $end }
sc-label-take-from = „{ $event }” ({ $owner })
sc-label-end = { $end }
sc-label-swap-ends = { $one } i { $other }
# Brood War: broni się $area; rozkaz wykonuje się jako specjalny; wydaje się znacznik.
sc-label-defend = Obroń { NAME($area, form: "gen") }
sc-label-defend-heading = Obrona
sc-label-execute-as = Jako { NAME($order, form: "acc") }
sc-label-dispose = Usuń z gry
sc-label-pay-token = Znacznik: { $amount }
sc-label-use-guard = Użyj znacznika straży
# Czyjaś jednostka albo transportowiec do zniszczenia.
sc-label-take-item = { $item }: { $unit }
# Nagłówek nad jednostkami, które mogą podnieść przedmiot.
sc-label-take-item-heading = Kto podnosi { $item }
sc-label-strike = { $owner ->
        [you] { $unit } (ty) na { NAME($area, form: "loc") }
       *[other] { $unit } { NAME($owner, form: "gen") } na { NAME($area, form: "loc") }
    }
sc-label-of = { $owner ->
        [you] { $unit } (ty)
       *[other] { $unit } { NAME($owner, form: "gen") }
    }
sc-label-raid = Transportowiec { NAME($owner, form: "gen") }: { $route }
# Dwie jednostki zamieniają się miejscami, każda z numerem swojej potyczki.
sc-label-switch = { $one } ({ $at }) i { $other } ({ $to })

## Jeszcze jedno pytanie, zanim inni grają dalej, przy stole z kilkoma osobami: dwa, trzy słowa

# Zakryty rozkaz.
sc-confirm-place = Położyć?
# Rozkaz Obrony, który wykonuje się od razu.
sc-confirm-defend = Bronić teraz?
# Rozkaz, który leży zakryty.
sc-confirm-reveal = Odsłonić?
# Karta Wydarzeń zamiast rozkazu.
sc-confirm-event = Wziąć kartę?
sc-confirm-attack = Zacząć bitwę?

## Co zrobi wybór

sc-choice-take-faction = Zagrasz frakcją { $faction } ({ $race }); jej własna droga do zwycięstwa: { WORD($faction, "text") }
sc-choice-take-faction-points = Zagrasz frakcją { $faction } ({ $race }); jej własna droga do zwycięstwa oprócz { $points } punktów: { WORD($faction, "text") }
sc-choice-pick-planet = Ułożysz teraz planetę { $planet } obok planet na stole.
sc-choice-place-planet = { $degrees ->
        [0] Planeta znajdzie się { $cell }, bez obrotu.
       *[other] Planeta znajdzie się { $cell }, obrócona o { $degrees }°.
    }
sc-choice-lay-route = Jeden z ostatnich szlaków wyjdzie z nowej planety { NAME($side, form: "to") }.
sc-choice-place-base = Twoja baza stanie na { NAME($area, form: "loc") }: { $yields }.
sc-choice-place-z-end = Koniec z-osiowego szlaku wyjdzie { WORD($planet, "z") } { NAME($planet, form: "gen") } { NAME($side, form: "to") }.
sc-choice-place-force = Jednostka zacznie na { NAME($area, form: "loc") } ({ $room }).
sc-choice-start-transport = Twój transportowiec zacznie na szlaku { $route }.
sc-choice-place-order = { $depth ->
        [0] Położysz zakryty { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, jako pierwszy na tym stosie.
        [one] Położysz zakryty { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, na { $depth } rozkazie: zostanie wykonany przed nim.
       *[other] Położysz zakryty { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, na { $depth } rozkazach: zostanie wykonany przed nimi.
    }
sc-choice-use-event = Użyjesz karty „{ $event }”: { WORD($event, "text") }
sc-choice-reveal = Odsłonisz swój rozkaz na { NAME($planet, form: "loc") }.
sc-choice-reveal-known = Odsłonisz { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }; potem go wykonasz albo weźmiesz zamiast tego kartę Wydarzeń.
sc-choice-execute = Wykonasz rozkaz.
sc-choice-execute-build = Budowanie na { NAME($planet, form: "loc") }: jednostki, potem ulepszenie, potem baza.
sc-choice-execute-mobilize = Przemieścisz jednostki na { NAME($planet, form: "acc") }; jeżeli zaatakujesz, dojdzie do bitwy.
sc-choice-execute-research = Badania w bazie na { NAME($planet, form: "loc") }: karta Wydarzeń, karty Walki, technologia.
sc-choice-take-event = Rozkaz nic nie zrobi; zamiast tego weźmiesz górną kartę Wydarzeń, zakrytą, bez czytania.
# Brood War.
sc-choice-take-leader = { $leader }. { WORD($leader, "text") }
sc-choice-use-leader = Użyjesz karty „{ $leader }”: { WORD($leader, "text") }
sc-choice-free-worker = Dostaniesz za darmo robotnika.
sc-choice-free-transport = Dostaniesz za darmo transportowiec na szlaku { $route }.
sc-choice-build-reserve = { $unit } zaczeka na twojej karcie Przywództwa.
sc-choice-scrap-reserve = { $unit } na twojej karcie Przywództwa zginie.
sc-choice-deploy = { $unit } zejdzie z twojej karty Przywództwa na { NAME($area, form: "acc") }.
sc-choice-take-item = { $unit } na { NAME($area, form: "loc") } podniesie { $item } i odtąd będzie nieść ten przedmiot.
sc-choice-carry-item = Pójdzie ta jednostka, która niesie { $item }.
sc-choice-strike = { $owner ->
        [you] { $unit } na { NAME($area, form: "loc") }, { AS($owner, "twoja") } jednostka, zginie.
       *[other] { $unit } { NAME($owner, form: "gen") } na { NAME($area, form: "loc") } zginie.
    }
sc-choice-strike-site = Zniszczysz { NAME($site, form: "acc") } na { NAME($area, form: "loc") }.
sc-choice-raid = { $owner ->
        [you] { AS($owner, "Twój") } transportowiec zostanie zniszczony: { $route }.
       *[other] Transportowiec { NAME($owner, form: "gen") } zostanie zniszczony: { $route }.
    }
sc-choice-defend = Od razu zagrasz Obronę na { NAME($area, form: "loc") }, jako { $number }. rozkaz tej rundy: mogą tam przybyć jednostki i zostanie znacznik straży.
sc-choice-execute-as = Wykonasz to jako { NAME($order, form: "acc") }. Jeżeli kontrolujesz strategiczny teren planety, nie zajmie on miejsca w puli.
sc-choice-execute-strategic = Wykonasz { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }. Kontrolujesz tam teren strategiczny: miejsce w puli zostanie wolne.
sc-choice-execute-pooled = Wykonasz { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }; zajmie miejsce w puli: { $used } z { $all }.
sc-choice-execute-disposed = Wykonasz { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }. W puli nie ma miejsca: znacznik opuści grę.
sc-choice-dispose = Znacznik opuści grę; miejsce w puli zostanie wolne.
sc-choice-scrap-site = Zniszczysz { NAME($site, form: "acc") } na { NAME($area, form: "loc") }.
sc-choice-pay-token = Zapłacisz { $amount } jednym znacznikiem, bez robotnika.
sc-choice-use-guard = Dostaniesz +2 do życia w każdej potyczce tej bitwy. Znacznik się zużyje.
sc-choice-switch = { $one } z potyczki { $at } i { $other } z potyczki { $to } zamienią się miejscami.
sc-choice-take-another-event = Weźmiesz jeszcze jedną kartę Wydarzeń, zakrytą, bez czytania.
sc-choice-build-worker = Zbudujesz robotnika { NAME($cost, form: "for") }; będzie pracować od następnej rundy.
sc-choice-build-transport = Zbudujesz transportowiec ({ $route }) { NAME($cost, form: "for") }.
sc-choice-build-unit = Zbudujesz { NAME($unit, form: "acc") } na { NAME($area, form: "loc") } ({ $room }) { NAME($cost, form: "for") }.
sc-choice-build-unit-of = Zbudujesz { NAME($unit, form: "acc") } na { NAME($area, form: "loc") } ({ $room }) { NAME($cost, form: "for") }; w zamian oddasz z planety { $count ->
        [one] { $count } { NAME($from, form: "acc") }
        [few] { $count } { NAME($from, form: "many") }
       *[many] { $count } { NAME($from, form: "gen-many") }
    }.
sc-choice-give-up = Oddasz też jednostkę { WORD($area, "z") } { NAME($area, form: "gen") }.
sc-choice-give-part = Oddasz { NAME($unit, form: "acc") } { WORD($area, "z") } { NAME($area, form: "gen") }.
sc-choice-build-building = Zbudujesz poziom { $level } budynku { $building } { NAME($cost, form: "for") }.
sc-choice-build-building-for = Zbudujesz poziom { $level } budynku { $building } { NAME($cost, form: "for") }; odtąd możesz budować jednostki: { $units }.
sc-choice-build-module = Zbudujesz { NAME($module, form: "acc") } { NAME($cost, form: "for") }. { WORD($module, "text") }
sc-choice-build-base = Zbudujesz bazę na { NAME($area, form: "loc") } { NAME($cost, form: "for") }.
sc-choice-scrap = Wybierzesz własną jednostkę, bazę albo transportowiec do zniszczenia; nic za to nie dostaniesz.
sc-choice-scrap-unit = Zniszczysz { NAME($unit, form: "acc") } na { NAME($area, form: "loc") }.
sc-choice-scrap-base = Zniszczysz swoją bazę na { NAME($planet, form: "loc") }.
sc-choice-scrap-transport = Zniszczysz swój transportowiec ({ $route }).
sc-choice-pay-auto = Zapłacisz { $amount } robotnikami, najpierw ze stałych zasobów, bez nadmiernej eksploatacji.
sc-choice-pay-permanent = Jeden robotnik stanie na stałych zasobach twojej Karty Frakcji ({ $resource }), których nikt ci nie zabierze.
sc-choice-pay-from = Jeden robotnik stanie na karcie terenu { $area }.
sc-choice-mine-partly = Jeden robotnik ponad to, co daje { $area }: nadmierna eksploatacja, teren będzie częściowo zużyty.
sc-choice-mine-all = Jeden robotnik ponad to, co daje { $area }: nadmierna eksploatacja, teren będzie całkowicie zużyty, a karta stracona.
sc-choice-discount = Zniżka odejmie od ceny { $amount }.
sc-choice-move = Wybierzesz, dokąd pójdzie { $unit } { WORD($area, "z") } { NAME($area, form: "gen") }.
sc-choice-move-attack = { $unit } zaatakuje { NAME($area, form: "acc") }: bitwa.
sc-choice-move-beside-base = { $unit } zajmie { NAME($area, form: "acc") } przy wrogiej bazie, bez walki.
sc-choice-move-to = { $unit } pójdzie na { NAME($area, form: "acc") } ({ $room }).
sc-choice-lift-off = Twoja baza przeleci na { NAME($area, form: "acc") }.
sc-choice-recall = Wybierzesz Arbitra, który ściągnie { NAME($unit, form: "acc") } { WORD($area, "z") } { NAME($area, form: "gen") }.
sc-choice-draw = Pociągniesz na rękę 3 karty Walki.
sc-choice-draw-more = Pociągniesz na rękę jeszcze { $count ->
        [one] { $count } kartę Walki
        [few] { $count } karty Walki
       *[many] { $count } kart Walki
    }.
# $text: co robi technologia, albo choice-better-cards.
sc-choice-buy-tech = { $count ->
        [one] Kupisz technologię „{ $tech }” { NAME($cost, form: "for") }; do talii trafi jej { $count } karta. { $text }
        [few] Kupisz technologię „{ $tech }” { NAME($cost, form: "for") }; do talii trafią jej { $count } karty. { $text }
       *[many] Kupisz technologię „{ $tech }” { NAME($cost, form: "for") }; do talii trafi jej { $count } kart. { $text }
    }
sc-choice-buy-open-tech = Kupisz technologię „{ $tech }” { NAME($cost, form: "for") }; jej karta będzie leżeć przed tobą odkryta. { $text }
sc-choice-tech-text = { WORD($tech, "text") }
sc-choice-better-cards = Karty o lepszych wartościach.
sc-choice-to-hand = Weźmiesz na rękę, na oczach wszystkich: { $card }.
sc-choice-use-tech = Użyjesz technologii „{ $tech }”: { WORD($tech, "text") }
sc-choice-use-tech-cards = Użyjesz technologii „{ $tech }”: karty o lepszych wartościach.
sc-choice-give-unit = Oddasz z bitwy { NAME($unit, form: "acc") }.
sc-choice-give-worker = Oddasz robotnika ze swojej puli.
sc-choice-name-front = { $unit } będzie walczyć na linii frontu.
sc-choice-pair = { $attacker } stanie przeciw { NAME($defender, form: "dat") } w potyczce { $number }.
sc-choice-support = Jednostka stanie za linią frontu potyczki { $number }.
sc-choice-play-card = Położysz w potyczce { $number }: { $card }.
# $text: nazwa tego, co ma tekst karty.
sc-choice-play-card-text = Położysz w potyczce { $number }: { $card }. { WORD($text, "text") }
sc-choice-play-deck = Położysz górną kartę swojej talii, której nikt nie widział, nawet ty.
sc-choice-look-deck = Obejrzysz dwie górne karty swojej talii, jedną położysz, drugą odrzucisz.
sc-choice-resolve = Teraz zostanie rozstrzygnięta potyczka { $number }.
sc-choice-lose = { $unit } zginie.
sc-choice-lose-front = { $unit } z linii frontu zginie.
sc-choice-lose-behind = { $unit } zza linii frontu zginie.
sc-choice-withdraw = { $unit } pod osłoną kamuflażu wycofa się na { NAME($area, form: "acc") } ({ $room }).
sc-choice-leave = { $unit } opuści teren.
sc-choice-retreat = Wszystkie jednostki, które muszą odejść, przeprowadzą odwrót na { NAME($area, form: "acc") } ({ $room }).
sc-choice-play-event = Rozpatrzysz kartę „{ $event }”: { WORD($event, "text") }
sc-choice-take-point = Zdobędziesz 1 punkt podboju.
# $alternative: co daje jedna z możliwości karty (sc-gives…).
sc-choice-alternative = { NAME($alternative, form: "start") }.
sc-choice-pick-area = Wybierzesz { NAME($area, form: "acc") }: { $yields }.
sc-choice-pick-route = Wybierzesz szlak { $route }.
sc-choice-pick-unit = Wybierzesz { NAME($unit, form: "acc") }.
sc-choice-take-from = Wybierzesz kartę „{ $event }” ({ $owner }): { WORD($event, "text") }
sc-choice-swap-ends = Końce zamienią się miejscami: { $one } i { $other }.
sc-choice-discard = Odrzucisz: { $card }; wszyscy zobaczą tę kartę, gdy każdy już wybierze.

## Koniec serii albo rezygnacja z możliwości: przyciski

sc-label-done-start-base = Nie tu
sc-label-done-use-none = Bez karty
sc-label-done-build-units = Koniec budowy
sc-label-done-build-upgrades = Koniec ulepszeń
sc-label-done-build-base = Bez bazy
sc-label-done-move = Koniec ruchów
sc-label-done-recall = Bez wzywania
sc-label-done-draw = Nie ciągnij
sc-label-done-buy = Nie kupuj
sc-label-done-extra = Żadnej karty
sc-label-done-take = Nie bierz więcej
sc-label-done-standard = Bez karty
sc-label-done-reinforcement = Bez wzmocnienia
# $unit może być piece-unit.
sc-label-done-withdraw = Niech zginie: { $unit }
sc-label-done-splash = Bez strat od tej karty
sc-label-done-pay = Nie kupuj
sc-label-done-order = Zakończ rozkaz
sc-label-done-play-events = Nie rozpatruj więcej
sc-label-done-card = Już dość
sc-label-done-other = Dalej
sc-label-done-put-away = Do puli
sc-label-done-forbid = Nie zamykaj
sc-label-done-infest = Nie
sc-label-done-switch = Bez zamiany
sc-label-done-collateral = Nic nie niszcz

## To samo: co to zrobi

sc-declined-start-base = Twoja baza stanie na innej twojej planecie.
sc-declined-start-of-planning = Nie użyjesz karty; teraz nastąpi rozmieszczanie rozkazów.
sc-declined-end-of-planning = Nie użyjesz karty; teraz nastąpi wykonywanie rozkazów.
sc-declined-before-order = Nie użyjesz karty; rozkaz zostanie wykonany bez zmian.
sc-declined-start-of-regrouping = Nie użyjesz karty; zaczyna się Przegrupowanie.
sc-declined-ability = Nie użyjesz zdolności w tej bitwie.
sc-declined-build-units = Nie zbudujesz więcej jednostek, robotników ani transportowców; teraz budynek i moduł.
sc-declined-build-upgrades = Nie kupisz tym rozkazem więcej budynków ani modułów.
sc-declined-build-base = Nie zbudujesz bazy; rozkaz się kończy.
sc-declined-move = Nic więcej się nie ruszy; rozkaz się kończy.
sc-declined-move-battle = Nic więcej się nie ruszy; zaczyna się bitwa o { NAME($area, form: "acc") }.
sc-declined-recall = Nie wezwiesz jednostki.
sc-declined-research-draw = Nie pociągniesz kart Walki; teraz technologia.
sc-declined-bonus-draw = Nie pociągniesz więcej kart Walki.
sc-declined-research-buy = Nie kupisz technologii.
sc-declined-research-extra = Nie weźmiesz ani karty Wydarzeń, ani karty Walki.
sc-declined-tech-to-hand = Karty technologii zostaną wtasowane do twojej talii.
sc-declined-take-cards = Nie weźmiesz na rękę więcej kart.
sc-declined-standard = Nie masz zwykłej karty: jednostka walczy bez niej.
sc-declined-reinforcement = Twoja karta Walki zostanie w tej potyczce sama.
sc-declined-withdraw = { $unit } zginie, zamiast wycofać się pod osłoną kamuflażu.
sc-declined-pay = Zakup nie dojdzie do skutku: bez zapłaty i bez nadmiernej eksploatacji.
sc-declined-order = Nie zniszczysz nic więcej; rozkaz się kończy.
sc-declined-splash = Ta karta nie zabierze jednostki; zrobi to inna karta.
sc-declined-play-events = Nierozpatrzone karty Wydarzeń zostaną pokazane i odrzucone.
sc-declined-card = Karta nie zrobi nic więcej.
sc-declined-other = Grasz dalej.
sc-declined-put-away = Znacznik trafi do twojej puli i wróci na koniec rundy.
sc-declined-forbid = Wszystkie tereny pozostaną otwarte dla rozkazu.
sc-declined-infest = Zainfekowane Centrum Dowodzenia tam nie powstanie.
sc-declined-switch = Twoje jednostki zostaną na miejscach; teraz karty.
sc-declined-collateral = Twoja jednostka nie zniszczy nic więcej.

## Co trzeba wiedzieć, aby odpowiedzieć

sc-aside-faction = Każda frakcja ma też własny cel, który daje zwycięstwo.
sc-aside-leaders = Każdy wybiera w tajemnicy; potem wszystkie karty odsłania się jednocześnie.
sc-aside-leader-last = Widzisz, co wybrali inni.
sc-aside-pick-planet = Wszyscy po kolei układają planety.
sc-aside-place-planet = Jej miejsca na szlaki powinny się stykać z miejscami sąsiednich planet: połączą je szlaki.
sc-aside-start-base = Twoja baza i pierwsze jednostki stają na jednej z ułożonych przez ciebie planet.
sc-aside-z-end = Z-osiowe szlaki łączą planety, które nie leżą obok siebie.
sc-aside-planning-card = Karty można użyć raz.
sc-aside-place-order = Rozkaz { $number } z { $all }: zakryty, na wierzch stosu; co leży na wierzchu, wykonuje się najpierw.
sc-aside-no-specials = Rozkazy specjalne wymagają modułu Badań i Rozwoju.
# Brood War: rozkazy specjalne kładzie się swobodnie; każdy wykonany zajmuje miejsce w puli.
sc-aside-no-pool = Bez modułu Badań i Rozwoju rozkazy specjalne dają tylko karty Wydarzeń.
sc-aside-pool = Pula rozkazów specjalnych: zajęte { $used } z { $all }.
sc-aside-put-away = W puli jest miejsce: znacznik wróci w Przegrupowaniu.
sc-aside-forbid = Tym rozkazem żadna jednostka nie wejdzie na teren, który zamkniesz.
sc-aside-switch = Raz na bitwę: dwie jednostki bez asysty z różnych potyczek.
sc-aside-collateral = Twoja jednostka z linii frontu przetrwała: może zniszczyć jedną rzecz na tym terenie.
sc-aside-defend = Jednostki przybywają na teren z tej planety i twoimi transportowcami. Zostaje tam znacznik straży.
sc-aside-specials = Pozostałe rozkazy specjalne: { $left } z { $limit }.
sc-aside-reveal = Odsłonić można tylko rozkazy z wierzchu stosu.
sc-aside-order = { NAME($order, form: "start") } na { NAME($planet, form: "loc") }.
sc-aside-events-held = Masz na Przegrupowanie { $count ->
        [one] { $count } kartę Wydarzeń
        [few] { $count } karty Wydarzeń
       *[many] { $count } kart Wydarzeń
    }.
sc-aside-built = { $limit ->
        [one] Zbudowano { $built } z { $limit } jednostki.
       *[other] Zbudowano { $built } z { $limit } jednostek.
    }
sc-aside-purse = Masz { $workers ->
        [one] { $workers } robotnika
       *[other] { $workers } robotników
    }, co daje najwyżej { $minerals ->
        [one] { $minerals } minerał
        [few] { $minerals } minerały
       *[many] { $minerals } minerałów
    } i { $gas ->
        [1] { $gas } gaz
       *[other] { $gas } gazu
    }.
sc-aside-discount = Jeden zakup jest o jeden zasób tańszy.
sc-aside-upgrades = Jeden budynek i jeden moduł na rozkaz.
sc-aside-base = Jedna baza na planetę, na terenie z twoją jednostką.
sc-aside-end-of-order = To może uwolnić figurkę, zrobić miejsce albo otworzyć drogę partnerowi.
sc-aside-scrap = Co zniszczysz, wraca do twojego zapasu i nie da się tego później cofnąć.
sc-aside-move = Na { NAME($planet, form: "acc") }: w obrębie planety albo twoimi transportowcami; najwyżej jeden wrogi teren.
sc-aside-move-attack = Na { NAME($planet, form: "acc") }. Atakujesz { NAME($area, form: "acc") }: tym rozkazem nie wejdziesz już na inny wrogi teren.
sc-aside-ability = Jedna zdolność na bitwę.
sc-aside-pair = Atakujący łączy jednostki w pary, aż jednej ze stron ich zabraknie.
# Do kogoś, kto ma tylko jedną odpowiedź.
sc-aside-asked-anyway = Nie masz żadnej. Pytanie pada mimo to, aby nikt się tego nie domyślił.
sc-aside-standard = Większe wartości liczą się, jeżeli na karcie jest ikona twojej jednostki z linii frontu.
sc-aside-reinforcement = Działa tylko wtedy, gdy jest na niej ikona twojej jednostki z linii frontu; przy ikonie specjalnego wsparcia wystarczy dowolna twoja jednostka w tej potyczce.
sc-aside-discard = { $limit ->
        [one] Zostaje ci { $limit } karta: do odrzucenia jeszcze { $more }.
        [few] Zostają ci { $limit } karty: do odrzucenia jeszcze { $more }.
       *[many] Zostaje ci { $limit } kart: do odrzucenia jeszcze { $more }.
    }
sc-aside-play-events = Resztę pociągniętych kart odrzucisz.
# Cały tekst karty Wydarzeń.
sc-aside-event-text = { WORD($event, "text") }

## Za co się płaci

sc-aside-pays-worker = Robotnik.
sc-aside-pays-transport = Transportowiec: { $route }.
sc-aside-pays-reserve = { $unit } na twojej karcie Przywództwa.
sc-aside-pays-unit = { $unit } na { NAME($area, form: "loc") }.
sc-aside-pays-building = { $building }.
sc-aside-pays-module = { $module }.
sc-aside-pays-base = Baza na { NAME($area, form: "loc") }.
sc-aside-pays-technology = { $tech }.
sc-aside-pays-ability = Zdolność technologii „{ $tech }”.
sc-aside-pays-points = { $points }.
sc-aside-workers-left = { $count ->
        [0] Nie zostanie żaden wolny robotnik.
        [one] Zostanie { $count } wolny robotnik.
       *[other] Zostanie { $count } wolnych robotników.
    }
sc-aside-discount-may = Można odjąć jeden zasób.
sc-aside-discount-must = Jeden zasób mniej: który?
sc-aside-mining = { $short ->
        [one] Brakuje { $short } zasobu: nadmiernie eksploatowana karta będzie częściowo zużyta, a jeżeli już taka jest, całkowicie.
       *[other] Brakuje { $short } zasobów: trzeba nadmiernej eksploatacji; pierwszy robotnik ponad to, co daje karta, zużyje ją częściowo, drugi całkowicie.
    }

## Na kogo się czeka i na co. $who to lista graczy.

sc-waiting-faction = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wybierze
       *[other] wybiorą
    } frakcję
sc-waiting-leader = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wybierze
       *[other] wybiorą
    } kartę Przywództwa
sc-waiting-take-planets = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] weźmie
       *[other] wezmą
    } planety
sc-waiting-pick-planet = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wybierze
       *[other] wybiorą
    } planetę do ułożenia
sc-waiting-place-planet = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] ułoży
       *[other] ułożą
    } planetę { $planet }
sc-waiting-routes = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] położy
       *[other] położą
    } ostatnie szlaki
sc-waiting-start-base = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] postawi
       *[other] postawią
    } bazę
sc-waiting-z-end = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] umieści
       *[other] umieszczą
    } z-osiowy szlak
sc-waiting-forces = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] rozmieści
       *[other] rozmieszczą
    } pierwsze jednostki
sc-waiting-start-site = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] postawi
       *[other] postawią
    } instalację
sc-waiting-start-transport = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] umieści
       *[other] umieszczą
    } transportowiec
sc-waiting-planning-card = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] użyje
       *[other] użyją
    } karty podczas Planowania
sc-waiting-place-order = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] położy
       *[other] położą
    } rozkaz
sc-waiting-reveal = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] odsłoni
       *[other] odsłonią
    } rozkaz
sc-waiting-execute = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wykona
       *[other] wykonają
    } rozkaz
sc-waiting-execute-or-event = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wykona
       *[other] wykonają
    } { NAME($order, form: "acc") } albo { $who ->
        [one] weźmie
       *[other] wezmą
    } kartę Wydarzeń
sc-waiting-order-card = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] użyje
       *[other] użyją
    } karty przed rozkazem
sc-waiting-build = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] skończy
       *[other] skończą
    } budowę na { NAME($planet, form: "loc") }
sc-waiting-give-up = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] odda
       *[other] oddadzą
    } jednostkę
sc-waiting-upgrades = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] kupi
       *[other] kupią
    } budynek lub moduł
sc-waiting-base = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] zbuduje
       *[other] zbudują
    } bazę na { NAME($planet, form: "loc") }
sc-waiting-scrap = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] zniszczy
       *[other] zniszczą
    } coś swojego
sc-waiting-move = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] przemieści
       *[other] przemieszczą
    } jednostki na { NAME($planet, form: "acc") }
# $planet zdań powyżej, gdzie nie wiadomo, która.
sc-waiting-some-planet = planeta
    .acc = planetę
    .loc = planecie
sc-waiting-recall = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wezwie
       *[other] wezwą
    } jednostkę
sc-waiting-research-draw = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] pociągnie
       *[other] pociągną
    } karty Walki
sc-waiting-research-buy = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] kupi
       *[other] kupią
    } technologię
sc-waiting-take-card = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] weźmie
       *[other] wezmą
    } kartę
sc-waiting-pay = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] zapłaci
       *[other] zapłacą
    }
sc-waiting-muster = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] przesunie
       *[other] przesuną
    } jednostki na kartę Przywództwa lub z niej
sc-waiting-avenge = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] pomści
       *[other] pomszczą
    } bohatera
sc-waiting-token = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] weźmie
       *[other] wezmą
    } znaczniki zasobów
sc-waiting-end-of-order = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] zakończy
       *[other] zakończą
    } rozkaz
sc-waiting-put-away = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] odłoży
       *[other] odłożą
    } rozkaz specjalny
sc-waiting-forbid = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] zamknie
       *[other] zamkną
    } teren przed rozkazem
sc-waiting-infest = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] zdecyduje
       *[other] zdecydują
    } o Zainfekowanym Centrum Dowodzenia na { NAME($area, form: "loc") }
sc-waiting-ability = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] użyje
       *[other] użyją
    } zdolności przed bitwą
sc-waiting-bonus-draw = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] pociągnie
       *[other] pociągną
    } kolejne karty Walki
sc-waiting-front = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wskaże
       *[other] wskażą
    } linię frontu
sc-waiting-pair = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] połączy
       *[other] połączą
    } jednostki w pary
sc-waiting-support = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] przydzieli
       *[other] przydzielą
    } jednostki wspierające
sc-waiting-switch = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] zamieni
       *[other] zamienią
    } miejscami dwie jednostki
sc-waiting-skirmish-card = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] położy
       *[other] położą
    } kartę w potyczce { $number }
sc-waiting-next-skirmish = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wybierze
       *[other] wybiorą
    } następną potyczkę
sc-waiting-lose = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wybierze
       *[other] wybiorą
    }, która jednostka zginie
sc-waiting-collateral = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wybierze
       *[other] wybiorą
    }, co zniszczą szkody uboczne
sc-waiting-withdraw = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wycofa
       *[other] wycofają
    } jednostkę z kamuflażem
sc-waiting-leave = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wybierze
       *[other] wybiorą
    }, która jednostka opuści teren
sc-waiting-retreat = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] przeprowadzi
       *[other] przeprowadzą
    } odwrót
sc-waiting-regrouping-card = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] użyje
       *[other] użyją
    } karty przed Przegrupowaniem
sc-waiting-take-cards = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] weźmie
       *[other] wezmą
    } karty Walki
sc-waiting-play-events = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] rozpatrzy
       *[other] rozpatrzą
    } karty Wydarzeń
sc-waiting-end-bonus = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] weźmie
       *[other] wezmą
    } bonus karty „Nadchodzi koniec”
sc-waiting-event = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] rozpatrzy
       *[other] rozpatrzą
    } kartę „{ $event }”
sc-waiting-some-event = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] rozpatrzy
       *[other] rozpatrzą
    } kartę Wydarzeń
sc-waiting-discard = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] odrzuci
       *[other] odrzucą
    } karty ponad limit kart na ręce
sc-waiting-go-on = Czekamy na ruch: { NAME($who, form: "name") }

## Co przemawia za odpowiedzią, pod radą: krótkie zdania do pytanego

sc-reason-points = { $area } daje { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } co rundę.
# $what: „2 minerały”.
sc-reason-resources = Robotnicy mogą co rundę zdobyć { WORD($area, "z") } { NAME($area, form: "gen") } { $what }.
sc-reason-strategic = Kto kontroluje { NAME($area, form: "acc") }, wykonuje na tej planecie rozkazy specjalne bez zajmowania miejsca w puli.
sc-reason-free = { $area } nie należy do nikogo.
sc-reason-keeps = Szansa, że po rozkazach tej rundy trzymasz { NAME($area, form: "acc") }: { $chance }%.
# $units: kilka log-units.
sc-reason-held = { NAME($owner, form: "start") } trzyma { NAME($area, form: "acc") } i ma tam: { $units }.
sc-reason-unguarded = Na { NAME($area, form: "loc") } stoi tylko baza { NAME($owner, form: "gen") }, bez jednostek.
# Jak często wygrywa się bitwę, na 10 razy.
sc-reason-odds = { $wins ->
        [0] Bitwy o { NAME($area, form: "acc") } prawie nigdy nie wygrasz.
        [10] Bitwę o { NAME($area, form: "acc") } wygrasz prawie zawsze.
        [one] Bitwę o { NAME($area, form: "acc") } wygrasz mniej więcej { $wins } raz na 10.
       *[other] Bitwę o { NAME($area, form: "acc") } wygrasz mniej więcej { $wins } razy na 10.
    }
# Ile własnych jednostek stoi na terenie, który się trzyma.
sc-reason-guards = { $count ->
        [0] Na razie żadna twoja jednostka nie pilnuje { NAME($area, form: "gen") }.
        [one] Na razie { NAME($area, form: "gen") } pilnuje tylko { $count } twoja jednostka.
        [few] Na razie { NAME($area, form: "gen") } pilnują { $count } twoje jednostki.
       *[many] Na razie { NAME($area, form: "gen") } pilnuje { $count } twoich jednostek.
    }
sc-reason-goal-area = { $area } liczy się do twojego celu: masz { $have } z { $need }.
sc-reason-goal-planet = Twój cel to całe planety: na { NAME($planet, form: "loc") } masz { $held } z { $all } terenów.
sc-reason-goal-most = { $area } liczy się do twojego celu (najwięcej terenów).
sc-reason-goal-base = Baza na { NAME($planet, form: "loc") } liczy się do twojego celu: masz { $have } z { $need }.
# $count: ile baz się ma.
sc-reason-base = Z bazą na { NAME($area, form: "loc") } możesz budować jednostki na { NAME($planet, form: "loc") }; na razie masz { $count ->
        [one] { $count } bazę
        [few] { $count } bazy
       *[many] { $count } baz
    }.
sc-reason-event-card = Zwykle bierze się kartę Wydarzeń, zamiast wykonać ten rozkaz.
sc-reason-units = Zwykle buduje jednostki na { NAME($planet, form: "loc") }.
sc-reason-building = Zwykle buduje budynek lub moduł.
sc-reason-technology = Zwykle daje technologię.
# Przeciw ilu kartom, które wróg może tam mieć.
sc-reason-card-kills = { $all ->
        [one] Niszczy wrogą jednostkę.
       *[other] Niszczy wrogą jednostkę przy { $yes } z { $all } kart, które mogą tam leżeć.
    }
sc-reason-card-holds = { $all ->
        [one] Twoje jednostki są bezpieczne.
       *[other] Twoje jednostki są bezpieczne przy { $yes } z { $all } kart, które mogą tam leżeć.
    }
# Czyj rozkaz leży pod spodem.
sc-reason-sequence = { $beneath ->
        [you] Na { NAME($planet, form: "loc") } zostanie wykonany przed twoim własnym rozkazem, który leży pod spodem.
       *[other] Na { NAME($planet, form: "loc") } zostanie wykonany przed rozkazem { NAME($beneath, form: "gen") }, który leży pod spodem.
    }
