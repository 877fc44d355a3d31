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

label-planet-place = { NAME($cell, form: "start") }, obrót { $degrees }°
label-planet-turned = obrót { $degrees }°
label-lay-route = Szlak { NAME($side, form: "to") }
label-z-end = { $planet }, { $side }
label-order = { NAME($order, form: "start") } na { NAME($planet, form: "loc") }
label-use = Użyj: { $thing }
label-reveal = { $planet } · { $order }
label-execute = Wykonaj: { $order }
label-execute-it = Wykonaj
label-take-event = Weź kartę Wydarzeń
label-worker = Robotnik
label-transport = Transportowiec
label-transport-to = Transportowiec do { NAME($there, form: "gen") }
# Drugi koniec szlaku transportowca.
label-z-axis = { $there } (z-osiowy)
    .gen = { NAME($there, form: "gen") } (z-osiowy)
label-transport-on = Transportowiec: { $route }
label-on = { $thing } na { NAME($place, form: "loc") }
label-from = { $thing } { WORD($place, "z") } { NAME($place, form: "gen") }
label-give-up = Z terenu { $area }
label-upgrade = { $thing }, { $cost }
label-module = { $module }, { $cost }
label-base = Baza
label-base-on = Baza na { NAME($place, form: "loc") }
label-lift-off = Podniesienie
label-lift-off-to = Podniesienie na { NAME($area, form: "acc") }
label-scrap = Zniszcz coś swojego
label-pay = Zapłać { $amount }
# Odsyłacz: cofa zapłatę, która dokonała się sama, aby zapytano, jak zapłacić.
sc-pay-otherwise = Zapłać inaczej
label-pay-sheet = Stałe: { $amount }
label-force = Nadmiernie: { $area }
label-discount = Zniżka: { $amount }
label-draw = Pociągnij { $count }
label-draw-three = Pociągnij 3 karty
label-give-worker = Robotnik
label-lose-front = { $unit } na linii frontu
label-lose-behind = { $unit } we wsparciu
label-pair = { $attacker } przeciw { NAME($defender, form: "dat") }
label-skirmish = Potyczka { $number }
label-play-deck = Wierzch talii
label-look-deck = Obejrzyj dwie
label-take-point = 1 punkt podboju
label-area = teren { $letter }
    .gen = terenu { $letter }
    .loc = terenie { $letter }
    .z = z
label-route-to = do { NAME($planet, form: "gen") }
# Gdzie dwa szlaki łączą te same planety: $side planety z nagłówka, $end drugiej.
label-route-from-side = { $side } – { $end }
label-take-from = „{ $event }” ({ $owner })
label-end = { $end }
label-swap-ends = { $one } i { $other }
# Brood War: broni się $area; rozkaz wykonuje się jako specjalny; wydaje się znacznik.
label-defend = Obroń { NAME($area, form: "gen") }
label-defend-heading = Obrona
label-execute-as = Jako { NAME($order, form: "acc") }
label-dispose = Usuń z gry
label-pay-token = Znacznik: { $amount }
label-use-guard = Użyj znacznika straży
# Czyjaś jednostka albo transportowiec do zniszczenia.
label-take-item = { $item }: { $unit }
# Nagłówek nad jednostkami, które mogą podnieść przedmiot.
label-take-item-heading = Kto podnosi { $item }
label-strike = { $owner ->
        [you] { $unit } (ty) na { NAME($area, form: "loc") }
       *[other] { $unit } { NAME($owner, form: "gen") } na { NAME($area, form: "loc") }
    }
label-of = { $owner ->
        [you] { $unit } (ty)
       *[other] { $unit } { NAME($owner, form: "gen") }
    }
label-raid = Transportowiec { NAME($owner, form: "gen") }: { $route }
# Dwie jednostki zamieniają się miejscami, każda z numerem swojej potyczki.
label-switch = { $one } ({ $at }) i { $other } ({ $to })

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

choice-take-faction = Zagrasz frakcją { $faction } ({ $race }); jej własna droga do zwycięstwa: { WORD($faction, "text") }
choice-take-faction-points = Zagrasz frakcją { $faction } ({ $race }); jej własna droga do zwycięstwa oprócz { $points } punktów: { WORD($faction, "text") }
choice-pick-planet = Ułożysz teraz planetę { $planet } obok planet na stole.
choice-place-planet = { $degrees ->
        [0] Planeta znajdzie się { $cell }, bez obrotu.
       *[other] Planeta znajdzie się { $cell }, obrócona o { $degrees }°.
    }
choice-lay-route = Jeden z ostatnich szlaków wyjdzie z nowej planety { NAME($side, form: "to") }.
choice-place-base = Twoja baza stanie na { NAME($area, form: "loc") }: { $yields }.
choice-place-z-end = Koniec z-osiowego szlaku wyjdzie { WORD($planet, "z") } { NAME($planet, form: "gen") } { NAME($side, form: "to") }.
choice-place-force = Jednostka zacznie na { NAME($area, form: "loc") } ({ $room }).
choice-start-transport = Twój transportowiec zacznie na szlaku { $route }.
choice-place-order = { $depth ->
        [0] Położysz zakryty { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, jako pierwszy na tym stosie.
        [one] Położysz zakryty { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, na { $depth } rozkazie: zostanie wykonany przed nim.
       *[other] Położysz zakryty { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }, na { $depth } rozkazach: zostanie wykonany przed nimi.
    }
choice-use-event = Użyjesz karty „{ $event }”: { WORD($event, "text") }
choice-reveal = Odsłonisz swój rozkaz na { NAME($planet, form: "loc") }.
choice-reveal-known = Odsłonisz { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }; potem go wykonasz albo weźmiesz zamiast tego kartę Wydarzeń.
choice-execute = Wykonasz rozkaz.
choice-execute-build = Budowanie na { NAME($planet, form: "loc") }: jednostki, potem ulepszenie, potem baza.
choice-execute-mobilize = Przemieścisz jednostki na { NAME($planet, form: "acc") }; jeżeli zaatakujesz, dojdzie do bitwy.
choice-execute-research = Badania w bazie na { NAME($planet, form: "loc") }: karta Wydarzeń, karty Walki, technologia.
choice-take-event = Rozkaz nic nie zrobi; zamiast tego weźmiesz górną kartę Wydarzeń, zakrytą, bez czytania.
# Brood War.
choice-take-leader = { $leader }. { WORD($leader, "text") }
choice-use-leader = Użyjesz karty „{ $leader }”: { WORD($leader, "text") }
choice-free-worker = Dostaniesz za darmo robotnika.
choice-free-transport = Dostaniesz za darmo transportowiec na szlaku { $route }.
choice-build-reserve = { $unit } zaczeka na twojej karcie Przywództwa.
choice-scrap-reserve = { $unit } na twojej karcie Przywództwa zginie.
choice-deploy = { $unit } zejdzie z twojej karty Przywództwa na { NAME($area, form: "acc") }.
choice-take-item = { $unit } na { NAME($area, form: "loc") } podniesie { $item } i odtąd będzie nieść ten przedmiot.
choice-carry-item = Pójdzie ta jednostka, która niesie { $item }.
choice-strike = { $owner ->
        [you] { $unit } na { NAME($area, form: "loc") }, { AS($owner, "twoja") } jednostka, zginie.
       *[other] { $unit } { NAME($owner, form: "gen") } na { NAME($area, form: "loc") } zginie.
    }
choice-strike-site = Zniszczysz { NAME($site, form: "acc") } na { NAME($area, form: "loc") }.
choice-raid = { $owner ->
        [you] { AS($owner, "Twój") } transportowiec zostanie zniszczony: { $route }.
       *[other] Transportowiec { NAME($owner, form: "gen") } zostanie zniszczony: { $route }.
    }
choice-defend = Od razu zagrasz Obronę na { NAME($area, form: "loc") }, jako { $number }. rozkaz tej rundy: mogą tam przybyć jednostki i zostanie znacznik straży.
choice-execute-as = Wykonasz to jako { NAME($order, form: "acc") }. Jeżeli kontrolujesz strategiczny teren planety, nie zajmie on miejsca w puli.
choice-execute-strategic = Wykonasz { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }. Kontrolujesz tam teren strategiczny: miejsce w puli zostanie wolne.
choice-execute-pooled = Wykonasz { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }; zajmie miejsce w puli: { $used } z { $all }.
choice-execute-disposed = Wykonasz { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }. W puli nie ma miejsca: znacznik opuści grę.
choice-dispose = Znacznik opuści grę; miejsce w puli zostanie wolne.
choice-scrap-site = Zniszczysz { NAME($site, form: "acc") } na { NAME($area, form: "loc") }.
choice-pay-token = Zapłacisz { $amount } jednym znacznikiem, bez robotnika.
choice-use-guard = Dostaniesz +2 do życia w każdej potyczce tej bitwy. Znacznik się zużyje.
choice-switch = { $one } z potyczki { $at } i { $other } z potyczki { $to } zamienią się miejscami.
choice-take-another-event = Weźmiesz jeszcze jedną kartę Wydarzeń, zakrytą, bez czytania.
choice-build-worker = Zbudujesz robotnika { NAME($cost, form: "for") }; będzie pracować od następnej rundy.
choice-build-transport = Zbudujesz transportowiec ({ $route }) { NAME($cost, form: "for") }.
choice-build-unit = Zbudujesz { NAME($unit, form: "acc") } na { NAME($area, form: "loc") } ({ $room }) { NAME($cost, form: "for") }.
choice-build-unit-of = Zbudujesz { NAME($unit, form: "acc") } na { NAME($area, form: "loc") } ({ $room }) { NAME($cost, form: "for") }; w zamian oddasz z planety { $count ->
        [one] { $count } { NAME($from, form: "acc") }
        [few] { $count } { NAME($from, form: "many") }
       *[many] { $count } { NAME($from, form: "gen-many") }
    }.
choice-give-up = Oddasz też jednostkę { WORD($area, "z") } { NAME($area, form: "gen") }.
choice-give-part = Oddasz { NAME($unit, form: "acc") } { WORD($area, "z") } { NAME($area, form: "gen") }.
choice-build-building = Zbudujesz poziom { $level } budynku { $building } { NAME($cost, form: "for") }.
choice-build-building-for = Zbudujesz poziom { $level } budynku { $building } { NAME($cost, form: "for") }; odtąd możesz budować jednostki: { $units }.
choice-build-module = Zbudujesz { NAME($module, form: "acc") } { NAME($cost, form: "for") }. { WORD($module, "text") }
choice-build-base = Zbudujesz bazę na { NAME($area, form: "loc") } { NAME($cost, form: "for") }.
choice-scrap = Wybierzesz własną jednostkę, bazę albo transportowiec do zniszczenia; nic za to nie dostaniesz.
choice-scrap-unit = Zniszczysz { NAME($unit, form: "acc") } na { NAME($area, form: "loc") }.
choice-scrap-base = Zniszczysz swoją bazę na { NAME($planet, form: "loc") }.
choice-scrap-transport = Zniszczysz swój transportowiec ({ $route }).
choice-pay-auto = Zapłacisz { $amount } robotnikami, najpierw ze stałych zasobów, bez nadmiernej eksploatacji.
choice-pay-permanent = Jeden robotnik stanie na stałych zasobach twojej Karty Frakcji ({ $resource }), których nikt ci nie zabierze.
choice-pay-from = Jeden robotnik stanie na karcie terenu { $area }.
choice-mine-partly = Jeden robotnik ponad to, co daje { $area }: nadmierna eksploatacja, teren będzie częściowo zużyty.
choice-mine-all = Jeden robotnik ponad to, co daje { $area }: nadmierna eksploatacja, teren będzie całkowicie zużyty, a karta stracona.
choice-discount = Zniżka odejmie od ceny { $amount }.
choice-move = Wybierzesz, dokąd pójdzie { $unit } { WORD($area, "z") } { NAME($area, form: "gen") }.
choice-move-attack = { $unit } zaatakuje { NAME($area, form: "acc") }: bitwa.
choice-move-beside-base = { $unit } zajmie { NAME($area, form: "acc") } przy wrogiej bazie, bez walki.
choice-move-to = { $unit } pójdzie na { NAME($area, form: "acc") } ({ $room }).
choice-lift-off = Twoja baza przeleci na { NAME($area, form: "acc") }.
choice-recall = Wybierzesz Arbitra, który ściągnie { NAME($unit, form: "acc") } { WORD($area, "z") } { NAME($area, form: "gen") }.
choice-draw = Pociągniesz na rękę 3 karty Walki.
choice-draw-more = Pociągniesz na rękę jeszcze { $count ->
        [one] { $count } kartę Walki
        [few] { $count } karty Walki
       *[many] { $count } kart Walki
    }.
# $text: co robi technologia, albo choice-better-cards.
choice-buy-tech = { $count ->
        [one] Kupisz technologię „{ $tech }” { NAME($cost, form: "for") }; do talii trafi jej { $count } karta. { $text }
        [few] Kupisz technologię „{ $tech }” { NAME($cost, form: "for") }; do talii trafią jej { $count } karty. { $text }
       *[many] Kupisz technologię „{ $tech }” { NAME($cost, form: "for") }; do talii trafi jej { $count } kart. { $text }
    }
choice-buy-open-tech = Kupisz technologię „{ $tech }” { NAME($cost, form: "for") }; jej karta będzie leżeć przed tobą odkryta. { $text }
choice-tech-text = { WORD($tech, "text") }
choice-better-cards = Karty o lepszych wartościach.
choice-to-hand = Weźmiesz na rękę, na oczach wszystkich: { $card }.
choice-use-tech = Użyjesz technologii „{ $tech }”: { WORD($tech, "text") }
choice-use-tech-cards = Użyjesz technologii „{ $tech }”: karty o lepszych wartościach.
choice-give-unit = Oddasz z bitwy { NAME($unit, form: "acc") }.
choice-give-worker = Oddasz robotnika ze swojej puli.
choice-name-front = { $unit } będzie walczyć na linii frontu.
choice-pair = { $attacker } stanie przeciw { NAME($defender, form: "dat") } w potyczce { $number }.
choice-support = Jednostka stanie za linią frontu potyczki { $number }.
choice-play-card = Położysz w potyczce { $number }: { $card }.
# $text: nazwa tego, co ma tekst karty.
choice-play-card-text = Położysz w potyczce { $number }: { $card }. { WORD($text, "text") }
choice-play-deck = Położysz górną kartę swojej talii, której nikt nie widział, nawet ty.
choice-look-deck = Obejrzysz dwie górne karty swojej talii, jedną położysz, drugą odrzucisz.
choice-resolve = Teraz zostanie rozstrzygnięta potyczka { $number }.
choice-lose = { $unit } zginie.
choice-lose-front = { $unit } z linii frontu zginie.
choice-lose-behind = { $unit } zza linii frontu zginie.
choice-withdraw = { $unit } pod osłoną kamuflażu wycofa się na { NAME($area, form: "acc") } ({ $room }).
choice-leave = { $unit } opuści teren.
choice-retreat = Wszystkie jednostki, które muszą odejść, przeprowadzą odwrót na { NAME($area, form: "acc") } ({ $room }).
choice-play-event = Rozpatrzysz kartę „{ $event }”: { WORD($event, "text") }
choice-take-point = Zdobędziesz 1 punkt podboju.
# $alternative: co daje jedna z możliwości karty (sc-gives…).
choice-alternative = { NAME($alternative, form: "start") }.
choice-pick-area = Wybierzesz { NAME($area, form: "acc") }: { $yields }.
choice-pick-route = Wybierzesz szlak { $route }.
choice-pick-unit = Wybierzesz { NAME($unit, form: "acc") }.
choice-take-from = Wybierzesz kartę „{ $event }” ({ $owner }): { WORD($event, "text") }
choice-swap-ends = Końce zamienią się miejscami: { $one } i { $other }.
choice-discard = Odrzucisz: { $card }; wszyscy zobaczą tę kartę, gdy każdy już wybierze.

## Koniec serii albo rezygnacja z możliwości: przyciski

done-start-base = Nie tu
done-use-none = Bez karty
done-build-units = Koniec budowy
done-build-upgrades = Koniec ulepszeń
done-build-base = Bez bazy
done-move = Koniec ruchów
done-recall = Bez wzywania
done-draw = Nie ciągnij
done-buy = Nie kupuj
done-extra = Żadnej karty
done-take = Nie bierz więcej
done-standard = Bez karty
done-reinforcement = Bez wzmocnienia
# $unit może być piece-unit.
done-withdraw = Niech zginie: { $unit }
done-splash = Bez strat od tej karty
done-pay = Nie kupuj
done-order = Zakończ rozkaz
done-play-events = Nie rozpatruj więcej
done-card = Już dość
done-other = Dalej
done-put-away = Do puli
done-forbid = Nie zamykaj
done-infest = Nie
done-switch = Bez zamiany
done-collateral = Nic nie niszcz

## To samo: co to zrobi

declined-start-base = Twoja baza stanie na innej twojej planecie.
declined-start-of-planning = Nie użyjesz karty; teraz nastąpi rozmieszczanie rozkazów.
declined-end-of-planning = Nie użyjesz karty; teraz nastąpi wykonywanie rozkazów.
declined-before-order = Nie użyjesz karty; rozkaz zostanie wykonany bez zmian.
declined-start-of-regrouping = Nie użyjesz karty; zaczyna się Przegrupowanie.
declined-ability = Nie użyjesz zdolności w tej bitwie.
declined-build-units = Nie zbudujesz więcej jednostek, robotników ani transportowców; teraz budynek i moduł.
declined-build-upgrades = Nie kupisz tym rozkazem więcej budynków ani modułów.
declined-build-base = Nie zbudujesz bazy; rozkaz się kończy.
declined-move = Nic więcej się nie ruszy; rozkaz się kończy.
declined-move-battle = Nic więcej się nie ruszy; zaczyna się bitwa o { NAME($area, form: "acc") }.
declined-recall = Nie wezwiesz jednostki.
declined-research-draw = Nie pociągniesz kart Walki; teraz technologia.
declined-bonus-draw = Nie pociągniesz więcej kart Walki.
declined-research-buy = Nie kupisz technologii.
declined-research-extra = Nie weźmiesz ani karty Wydarzeń, ani karty Walki.
declined-tech-to-hand = Karty technologii zostaną wtasowane do twojej talii.
declined-take-cards = Nie weźmiesz na rękę więcej kart.
declined-standard = Nie masz zwykłej karty: jednostka walczy bez niej.
declined-reinforcement = Twoja karta Walki zostanie w tej potyczce sama.
declined-withdraw = { $unit } zginie, zamiast wycofać się pod osłoną kamuflażu.
declined-pay = Zakup nie dojdzie do skutku: bez zapłaty i bez nadmiernej eksploatacji.
declined-order = Nie zniszczysz nic więcej; rozkaz się kończy.
declined-splash = Ta karta nie zabierze jednostki; zrobi to inna karta.
declined-play-events = Nierozpatrzone karty Wydarzeń zostaną pokazane i odrzucone.
declined-card = Karta nie zrobi nic więcej.
declined-other = Grasz dalej.
declined-put-away = Znacznik trafi do twojej puli i wróci na koniec rundy.
declined-forbid = Wszystkie tereny pozostaną otwarte dla rozkazu.
declined-infest = Zainfekowane Centrum Dowodzenia tam nie powstanie.
declined-switch = Twoje jednostki zostaną na miejscach; teraz karty.
declined-collateral = Twoja jednostka nie zniszczy nic więcej.

## Co trzeba wiedzieć, aby odpowiedzieć

aside-faction = Każda frakcja ma też własny cel, który daje zwycięstwo.
aside-leaders = Każdy wybiera w tajemnicy; potem wszystkie karty odsłania się jednocześnie.
aside-leader-last = Widzisz, co wybrali inni.
aside-pick-planet = Wszyscy po kolei układają planety.
aside-place-planet = Jej miejsca na szlaki powinny się stykać z miejscami sąsiednich planet: połączą je szlaki.
aside-start-base = Twoja baza i pierwsze jednostki stają na jednej z ułożonych przez ciebie planet.
aside-z-end = Z-osiowe szlaki łączą planety, które nie leżą obok siebie.
aside-planning-card = Karty można użyć raz.
aside-place-order = Rozkaz { $number } z { $all }: zakryty, na wierzch stosu; co leży na wierzchu, wykonuje się najpierw.
aside-no-specials = Rozkazy specjalne wymagają modułu Badań i Rozwoju.
# Brood War: rozkazy specjalne kładzie się swobodnie; każdy wykonany zajmuje miejsce w puli.
aside-no-pool = Bez modułu Badań i Rozwoju rozkazy specjalne dają tylko karty Wydarzeń.
aside-pool = Pula rozkazów specjalnych: zajęte { $used } z { $all }.
aside-put-away = W puli jest miejsce: znacznik wróci w Przegrupowaniu.
aside-forbid = Tym rozkazem żadna jednostka nie wejdzie na teren, który zamkniesz.
aside-switch = Raz na bitwę: dwie jednostki bez asysty z różnych potyczek.
aside-collateral = Twoja jednostka z linii frontu przetrwała: może zniszczyć jedną rzecz na tym terenie.
aside-defend = Jednostki przybywają na teren z tej planety i twoimi transportowcami. Zostaje tam znacznik straży.
aside-specials = Pozostałe rozkazy specjalne: { $left } z { $limit }.
aside-reveal = Odsłonić można tylko rozkazy z wierzchu stosu.
aside-order = { NAME($order, form: "start") } na { NAME($planet, form: "loc") }.
aside-events-held = Masz na Przegrupowanie { $count ->
        [one] { $count } kartę Wydarzeń
        [few] { $count } karty Wydarzeń
       *[many] { $count } kart Wydarzeń
    }.
aside-built = { $limit ->
        [one] Zbudowano { $built } z { $limit } jednostki.
       *[other] Zbudowano { $built } z { $limit } jednostek.
    }
aside-purse = Masz { $workers ->
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
aside-discount = Jeden zakup jest o jeden zasób tańszy.
aside-upgrades = Jeden budynek i jeden moduł na rozkaz.
aside-base = Jedna baza na planetę, na terenie z twoją jednostką.
aside-end-of-order = To może uwolnić figurkę, zrobić miejsce albo otworzyć drogę partnerowi.
aside-scrap = Co zniszczysz, wraca do twojego zapasu i nie da się tego później cofnąć.
aside-move = Na { NAME($planet, form: "acc") }: w obrębie planety albo twoimi transportowcami; najwyżej jeden wrogi teren.
aside-move-attack = Na { NAME($planet, form: "acc") }. Atakujesz { NAME($area, form: "acc") }: tym rozkazem nie wejdziesz już na inny wrogi teren.
aside-ability = Jedna zdolność na bitwę.
aside-pair = Atakujący łączy jednostki w pary, aż jednej ze stron ich zabraknie.
# Do kogoś, kto ma tylko jedną odpowiedź.
aside-asked-anyway = Nie masz żadnej. Pytanie pada mimo to, aby nikt się tego nie domyślił.
aside-standard = Większe wartości liczą się, jeżeli na karcie jest ikona twojej jednostki z linii frontu.
aside-reinforcement = Działa tylko wtedy, gdy jest na niej ikona twojej jednostki z linii frontu; przy ikonie specjalnego wsparcia wystarczy dowolna twoja jednostka w tej potyczce.
aside-discard = { $limit ->
        [one] Zostaje ci { $limit } karta: do odrzucenia jeszcze { $more }.
        [few] Zostają ci { $limit } karty: do odrzucenia jeszcze { $more }.
       *[many] Zostaje ci { $limit } kart: do odrzucenia jeszcze { $more }.
    }
aside-play-events = Resztę pociągniętych kart odrzucisz.
# Cały tekst karty Wydarzeń.
aside-event-text = { WORD($event, "text") }

## Za co się płaci

aside-pays-worker = Robotnik.
aside-pays-transport = Transportowiec: { $route }.
aside-pays-reserve = { $unit } na twojej karcie Przywództwa.
aside-pays-unit = { $unit } na { NAME($area, form: "loc") }.
aside-pays-building = { $building }.
aside-pays-module = { $module }.
aside-pays-base = Baza na { NAME($area, form: "loc") }.
aside-pays-technology = { $tech }.
aside-pays-ability = Zdolność technologii „{ $tech }”.
aside-pays-points = { $points }.
aside-workers-left = { $count ->
        [0] Nie zostanie żaden wolny robotnik.
        [one] Zostanie { $count } wolny robotnik.
       *[other] Zostanie { $count } wolnych robotników.
    }
aside-discount-may = Można odjąć jeden zasób.
aside-discount-must = Jeden zasób mniej: który?
aside-mining = { $short ->
        [one] Brakuje { $short } zasobu: nadmiernie eksploatowana karta będzie częściowo zużyta, a jeżeli już taka jest, całkowicie.
       *[other] Brakuje { $short } zasobów: trzeba nadmiernej eksploatacji; pierwszy robotnik ponad to, co daje karta, zużyje ją częściowo, drugi całkowicie.
    }

## Na kogo się czeka i na co. $who to lista graczy.

waiting-faction = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wybierze
       *[other] wybiorą
    } frakcję
waiting-leader = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wybierze
       *[other] wybiorą
    } kartę Przywództwa
waiting-take-planets = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] weźmie
       *[other] wezmą
    } planety
waiting-pick-planet = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wybierze
       *[other] wybiorą
    } planetę do ułożenia
waiting-place-planet = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] ułoży
       *[other] ułożą
    } planetę { $planet }
waiting-routes = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] położy
       *[other] położą
    } ostatnie szlaki
waiting-start-base = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] postawi
       *[other] postawią
    } bazę
waiting-z-end = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] umieści
       *[other] umieszczą
    } z-osiowy szlak
waiting-forces = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] rozmieści
       *[other] rozmieszczą
    } pierwsze jednostki
waiting-start-site = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] postawi
       *[other] postawią
    } instalację
waiting-start-transport = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] umieści
       *[other] umieszczą
    } transportowiec
waiting-planning-card = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] użyje
       *[other] użyją
    } karty podczas Planowania
waiting-place-order = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] położy
       *[other] położą
    } rozkaz
waiting-reveal = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] odsłoni
       *[other] odsłonią
    } rozkaz
waiting-execute = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wykona
       *[other] wykonają
    } rozkaz
waiting-execute-or-event = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wykona
       *[other] wykonają
    } { NAME($order, form: "acc") } albo { $who ->
        [one] weźmie
       *[other] wezmą
    } kartę Wydarzeń
waiting-order-card = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] użyje
       *[other] użyją
    } karty przed rozkazem
waiting-build = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] skończy
       *[other] skończą
    } budowę na { NAME($planet, form: "loc") }
waiting-give-up = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] odda
       *[other] oddadzą
    } jednostkę
waiting-upgrades = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] kupi
       *[other] kupią
    } budynek lub moduł
waiting-base = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] zbuduje
       *[other] zbudują
    } bazę na { NAME($planet, form: "loc") }
waiting-scrap = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] zniszczy
       *[other] zniszczą
    } coś swojego
waiting-move = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] przemieści
       *[other] przemieszczą
    } jednostki na { NAME($planet, form: "acc") }
# $planet zdań powyżej, gdzie nie wiadomo, która.
waiting-some-planet = planeta
    .acc = planetę
    .loc = planecie
waiting-recall = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wezwie
       *[other] wezwą
    } jednostkę
waiting-research-draw = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] pociągnie
       *[other] pociągną
    } karty Walki
waiting-research-buy = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] kupi
       *[other] kupią
    } technologię
waiting-take-card = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] weźmie
       *[other] wezmą
    } kartę
waiting-pay = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] zapłaci
       *[other] zapłacą
    }
waiting-muster = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] przesunie
       *[other] przesuną
    } jednostki na kartę Przywództwa lub z niej
waiting-avenge = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] pomści
       *[other] pomszczą
    } bohatera
waiting-token = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] weźmie
       *[other] wezmą
    } znaczniki zasobów
waiting-end-of-order = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] zakończy
       *[other] zakończą
    } rozkaz
waiting-put-away = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] odłoży
       *[other] odłożą
    } rozkaz specjalny
waiting-forbid = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] zamknie
       *[other] zamkną
    } teren przed rozkazem
waiting-infest = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] zdecyduje
       *[other] zdecydują
    } o Zainfekowanym Centrum Dowodzenia na { NAME($area, form: "loc") }
waiting-ability = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] użyje
       *[other] użyją
    } zdolności przed bitwą
waiting-bonus-draw = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] pociągnie
       *[other] pociągną
    } kolejne karty Walki
waiting-front = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wskaże
       *[other] wskażą
    } linię frontu
waiting-pair = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] połączy
       *[other] połączą
    } jednostki w pary
waiting-support = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] przydzieli
       *[other] przydzielą
    } jednostki wspierające
waiting-switch = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] zamieni
       *[other] zamienią
    } miejscami dwie jednostki
waiting-skirmish-card = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] położy
       *[other] położą
    } kartę w potyczce { $number }
waiting-next-skirmish = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wybierze
       *[other] wybiorą
    } następną potyczkę
waiting-lose = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wybierze
       *[other] wybiorą
    }, która jednostka zginie
waiting-collateral = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wybierze
       *[other] wybiorą
    }, co zniszczą szkody uboczne
waiting-withdraw = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wycofa
       *[other] wycofają
    } jednostkę z kamuflażem
waiting-leave = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] wybierze
       *[other] wybiorą
    }, która jednostka opuści teren
waiting-retreat = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] przeprowadzi
       *[other] przeprowadzą
    } odwrót
waiting-regrouping-card = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] użyje
       *[other] użyją
    } karty przed Przegrupowaniem
waiting-take-cards = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] weźmie
       *[other] wezmą
    } karty Walki
waiting-play-events = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] rozpatrzy
       *[other] rozpatrzą
    } karty Wydarzeń
waiting-end-bonus = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] weźmie
       *[other] wezmą
    } bonus karty „Nadchodzi koniec”
waiting-event = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] rozpatrzy
       *[other] rozpatrzą
    } kartę „{ $event }”
waiting-some-event = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] rozpatrzy
       *[other] rozpatrzą
    } kartę Wydarzeń
waiting-discard = Czekamy, aż { NAME($who, form: "name") } { $who ->
        [one] odrzuci
       *[other] odrzucą
    } karty ponad limit kart na ręce
waiting-go-on = Czekamy na ruch: { NAME($who, form: "name") }

## Co przemawia za odpowiedzią, pod radą: krótkie zdania do pytanego

reason-points = { $area } daje { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } co rundę.
# $what: „2 minerały”.
reason-resources = Robotnicy mogą co rundę zdobyć { WORD($area, "z") } { NAME($area, form: "gen") } { $what }.
reason-strategic = Kto kontroluje { NAME($area, form: "acc") }, wykonuje na tej planecie rozkazy specjalne bez zajmowania miejsca w puli.
reason-free = { $area } nie należy do nikogo.
# $units: kilka log-units.
reason-held = { NAME($owner, form: "start") } trzyma { NAME($area, form: "acc") } i ma tam: { $units }.
reason-unguarded = Na { NAME($area, form: "loc") } stoi tylko baza { NAME($owner, form: "gen") }, bez jednostek.
# Jak często wygrywa się bitwę, na 10 razy.
reason-odds = { $wins ->
        [0] Bitwy o { NAME($area, form: "acc") } prawie nigdy nie wygrasz.
        [10] Bitwę o { NAME($area, form: "acc") } wygrasz prawie zawsze.
        [one] Bitwę o { NAME($area, form: "acc") } wygrasz mniej więcej { $wins } raz na 10.
       *[other] Bitwę o { NAME($area, form: "acc") } wygrasz mniej więcej { $wins } razy na 10.
    }
# Ile własnych jednostek stoi na terenie, który się trzyma.
reason-guards = { $count ->
        [0] Na razie żadna twoja jednostka nie pilnuje { NAME($area, form: "gen") }.
        [one] Na razie { NAME($area, form: "gen") } pilnuje tylko { $count } twoja jednostka.
        [few] Na razie { NAME($area, form: "gen") } pilnują { $count } twoje jednostki.
       *[many] Na razie { NAME($area, form: "gen") } pilnuje { $count } twoich jednostek.
    }
reason-goal-area = { $area } liczy się do twojego celu: masz { $have } z { $need }.
reason-goal-planet = Twój cel to całe planety: na { NAME($planet, form: "loc") } masz { $held } z { $all } terenów.
reason-goal-most = { $area } liczy się do twojego celu (najwięcej terenów).
reason-goal-base = Baza na { NAME($planet, form: "loc") } liczy się do twojego celu: masz { $have } z { $need }.
# $count: ile baz się ma.
reason-base = Z bazą na { NAME($area, form: "loc") } możesz budować jednostki na { NAME($planet, form: "loc") }; na razie masz { $count ->
        [one] { $count } bazę
        [few] { $count } bazy
       *[many] { $count } baz
    }.
reason-event-card = Zwykle bierze się kartę Wydarzeń, zamiast wykonać ten rozkaz.
reason-units = Zwykle buduje jednostki na { NAME($planet, form: "loc") }.
reason-building = Zwykle buduje budynek lub moduł.
reason-technology = Zwykle daje technologię.
# Przeciw ilu kartom, które wróg może tam mieć.
reason-card-kills = { $all ->
        [one] Niszczy wrogą jednostkę.
       *[other] Niszczy wrogą jednostkę przy { $yes } z { $all } kart, które mogą tam leżeć.
    }
reason-card-holds = { $all ->
        [one] Twoje jednostki są bezpieczne.
       *[other] Twoje jednostki są bezpieczne przy { $yes } z { $all } kart, które mogą tam leżeć.
    }
# Czyj rozkaz leży pod spodem.
reason-sequence = { $beneath ->
        [you] Na { NAME($planet, form: "loc") } zostanie wykonany przed twoim własnym rozkazem, który leży pod spodem.
       *[other] Na { NAME($planet, form: "loc") } zostanie wykonany przed rozkazem { NAME($beneath, form: "gen") }, który leży pod spodem.
    }
