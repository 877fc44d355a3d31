# StarCraft: pytania, wybory, powody i to, o co pytają karty.
# $unit, $area, $planet, $order … to nazwy; ich formy są w starcraft-names.ftl.

## Rzeczy, które nie mają własnego wpisu

sc-area = { $planet } { $letter }
    .gen = { NAME($planet, form: "gen") } { $letter }
    .acc = { NAME($planet, form: "acc") } { $letter }
    .ins = { NAME($planet, form: "ins") } { $letter }
    .loc = { NAME($planet, form: "loc") } { $letter }
    .z = { WORD($planet, "z") }
# Karta Walki według tego, co pokazuje. $units: jej jednostki albo jedno z dwóch następnych.
sc-card = { $attack }/{ $health } { LIST($units, type: "or") }
sc-any-unit = dowolna jednostka
sc-no-unit = żadna jednostka
# Karta, którą dodaje się do innej i która ma tylko numer.
sc-card-added = karta wzmacniająca { $number }
    .start = Karta wzmacniająca { $number }
    .after = wzmacniającą { $number }
    .after-gen = wzmacniającej { $number }
sc-card-of = { $tech }
    .after = „{ $tech }”
    .after-gen = „{ $tech }”
# Atak i życie, jeżeli karta pokazuje jednostkę na linii frontu, i w innym razie.
sc-card-otherwise = { $card } (inaczej { $minor_attack }/{ $minor_health })
sc-card-values = { $card } ({ $attack }/{ $health }, inaczej { $minor_attack }/{ $minor_health })
    .after = { NAME($card, form: "after") } ({ $attack }/{ $health }, inaczej { $minor_attack }/{ $minor_health })
    .after-gen = { NAME($card, form: "after-gen") } ({ $attack }/{ $health }, inaczej { $minor_attack }/{ $minor_health })
# Jedna z kart, które nazywają się tak samo: z numerem albo z numerem egzemplarza karty technologii.
sc-card-numbered = { $card }, nr { $number }
    .after = { NAME($card, form: "after") }, nr { $number }
    .after-gen = { NAME($card, form: "after-gen") }, nr { $number }
sc-card-copy = { $card }, egzemplarz { $number }
    .after = { NAME($card, form: "after") }, egzemplarz { $number }
    .after-gen = { NAME($card, form: "after-gen") }, egzemplarz { $number }
sc-route = szlak między { NAME($one, form: "ins") } a { NAME($other, form: "ins") }
    .start = Szlak między { NAME($one, form: "ins") } a { NAME($other, form: "ins") }
    .gen = szlaku między { NAME($one, form: "ins") } a { NAME($other, form: "ins") }
    .loc = szlaku między { NAME($one, form: "ins") } a { NAME($other, form: "ins") }
sc-z-route = z-osiowy szlak między { NAME($one, form: "ins") } a { NAME($other, form: "ins") }
    .start = Z-osiowy szlak między { NAME($one, form: "ins") } a { NAME($other, form: "ins") }
    .gen = z-osiowego szlaku między { NAME($one, form: "ins") } a { NAME($other, form: "ins") }
    .loc = z-osiowym szlaku między { NAME($one, form: "ins") } a { NAME($other, form: "ins") }
sc-z-route-sides = z-osiowy szlak od { NAME($from, form: "adj-f") } strony { NAME($one, form: "gen") } do { NAME($to, form: "adj-f") } strony { NAME($other, form: "gen") }
    .start = Z-osiowy szlak od { NAME($from, form: "adj-f") } strony { NAME($one, form: "gen") } do { NAME($to, form: "adj-f") } strony { NAME($other, form: "gen") }
    .gen = z-osiowego szlaku od { NAME($from, form: "adj-f") } strony { NAME($one, form: "gen") } do { NAME($to, form: "adj-f") } strony { NAME($other, form: "gen") }
    .loc = z-osiowym szlaku od { NAME($from, form: "adj-f") } strony { NAME($one, form: "gen") } do { NAME($to, form: "adj-f") } strony { NAME($other, form: "gen") }
sc-z-end = koniec po { NAME($side, form: "adj-f") } stronie { NAME($planet, form: "gen") } (szlak do { NAME($there, form: "gen") })
# Bohater: czym jest i jak sam się nazywa, tak jak jego karta Przywództwa.
sc-hero-unit = { $unit } { NAME($leader, form: "hero") }
    .gen = { NAME($unit, form: "gen") } { NAME($leader, form: "hero") }
    .dat = { NAME($unit, form: "dat") } { NAME($leader, form: "hero") }
    .acc = { NAME($unit, form: "acc") } { NAME($leader, form: "hero") }
    .ins = { NAME($unit, form: "ins") } { NAME($leader, form: "hero") }
sc-some = { $count ->
        [one] { $unit }
        [few] { $count } { NAME($unit, form: "many") }
       *[many] { $count } { NAME($unit, form: "gen-many") }
    }
    .acc = { $count ->
            [one] { NAME($unit, form: "acc") }
            [few] { $count } { NAME($unit, form: "many") }
           *[many] { $count } { NAME($unit, form: "gen-many") }
        }
    .gen = { $count ->
            [one] { NAME($unit, form: "gen") }
           *[other] { $count } { NAME($unit, form: "gen-many") }
        }
    .ins = { $count ->
            [one] { NAME($unit, form: "ins") }
           *[other] { $count } { NAME($unit, form: "ins-many") }
        }
sc-resources = { $minerals ->
        [0] { $gas ->
                [0] nic
                [1] { $gas } gaz
               *[other] { $gas } gazu
            }
        [one] { $gas ->
                [0] { $minerals } minerał
                [1] { $minerals } minerał i { $gas } gaz
               *[other] { $minerals } minerał i { $gas } gazu
            }
        [few] { $gas ->
                [0] { $minerals } minerały
                [1] { $minerals } minerały i { $gas } gaz
               *[other] { $minerals } minerały i { $gas } gazu
            }
       *[many] { $gas ->
                [0] { $minerals } minerałów
                [1] { $minerals } minerałów i { $gas } gaz
               *[other] { $minerals } minerałów i { $gas } gazu
            }
    }
    .for = { $minerals ->
            [0] { $gas ->
                    [0] za darmo
                    [1] za { $gas } gaz
                   *[other] za { $gas } gazu
                }
            [one] { $gas ->
                    [0] za { $minerals } minerał
                    [1] za { $minerals } minerał i { $gas } gaz
                   *[other] za { $minerals } minerał i { $gas } gazu
                }
            [few] { $gas ->
                    [0] za { $minerals } minerały
                    [1] za { $minerals } minerały i { $gas } gaz
                   *[other] za { $minerals } minerały i { $gas } gazu
                }
           *[many] { $gas ->
                    [0] za { $minerals } minerałów
                    [1] za { $minerals } minerałów i { $gas } gaz
                   *[other] za { $minerals } minerałów i { $gas } gazu
                }
        }

## Pytania

sc-ask-faction = Którą frakcją grasz?
sc-ask-leader = Którą kartę Przywództwa Etapu { $stage ->
        [1] I
        [2] II
       *[3] III
    } wybierasz?
sc-ask-take-planets = Które planety bierzesz?
sc-ask-pick-planet = Którą ze swoich planet teraz układasz?
sc-ask-place-planet = Gdzie położyć { NAME($planet, form: "acc") }?
sc-ask-routes = Zostało za mało szlaków: który położyć?
sc-ask-start-base = Czy twoja baza stanie na { NAME($planet, form: "loc") }?
sc-ask-z-major = Gdzie umieścić większy koniec twojego z-osiowego szlaku?
sc-ask-z-minor = Gdzie umieścić mniejszy koniec twojego z-osiowego szlaku?
sc-ask-force = Gdzie zaczyna { $unit }?
sc-ask-next-force = Gdzie zaczyna twoja następna jednostka?
sc-ask-start-site = Gdzie stanie twoja instalacja?
sc-ask-start-transport = Gdzie zaczyna twój transportowiec?
sc-ask-start-of-planning = Użyć karty przed rozmieszczaniem rozkazów?
sc-ask-place-order = Który rozkaz kładziesz i gdzie?
sc-ask-place-second = Który rozkaz kładziesz dodatkowo i gdzie?
sc-ask-end-of-planning = Użyć karty po rozmieszczeniu rozkazów?
sc-ask-reveal = Który ze swoich rozkazów odsłaniasz?
sc-ask-execute = Wykonujesz { NAME($order, form: "acc") } na { NAME($planet, form: "loc") } czy zamiast tego bierzesz kartę Wydarzeń?
sc-ask-execute-order = Wykonujesz rozkaz czy zamiast tego bierzesz kartę Wydarzeń?
sc-ask-before-order = Użyć karty przed wykonaniem rozkazu?
sc-ask-build = Co budujesz?
sc-ask-give-up = Którą jednostkę oddajesz dodatkowo?
sc-ask-give-part = Którą jednostkę oddajesz za { NAME($unit, form: "acc") }?
sc-ask-upgrade = Który budynek lub moduł kupujesz?
sc-ask-base = Gdzie budujesz bazę?
sc-ask-scrap = Co niszczysz: swoją jednostkę, bazę czy transportowiec?
sc-ask-move = Którą jednostkę przemieszczasz?
sc-ask-move-to = Dokąd idzie { $unit } { WORD($area, "z") } { NAME($area, form: "gen") }?
sc-ask-to = Dokąd?
sc-ask-recall = Którą jednostkę wzywasz?
sc-ask-recall-to = Do którego Arbitra?
# Stoi tam kilka takich samych jednostek, a jedna z nich niesie przedmiot scenariusza.
sc-ask-carry = Co niesie jednostka, która idzie na { NAME($area, form: "acc") }?
sc-ask-research-draw = Pociągnąć trzy karty Walki?
sc-ask-research-buy = Którą technologię kupujesz?
sc-ask-research-extra = Jeszcze jedna karta Wydarzeń czy karta na rękę?
sc-ask-tech-to-hand = Która karta tej technologii trafia na twoją rękę?
sc-ask-pay = Jak zapłacisz { $amount }?
sc-ask-pay-mining = Jak zapłacisz { $amount }? Wymaga to nadmiernej eksploatacji.
sc-ask-end-of-order = Zniszczyć własną jednostkę, bazę lub transportowiec przed końcem rozkazu?
sc-ask-put-away = Czy rozkaz specjalny trafia do puli?
sc-ask-take-token = { $more ->
        [1] Jaki znacznik zasobu bierzesz?
       *[other] Jaki znacznik zasobu bierzesz (jeszcze { $more })?
    }
sc-ask-forbid = Który teren zamykasz przed tym rozkazem?
sc-ask-to-reserve = Czy { $unit } trafia na twoją kartę Przywództwa?
sc-ask-muster = Które jednostki schodzą z twojej karty Przywództwa?
sc-ask-avenge = Co niszczysz w odwecie za stratę bohatera?
sc-ask-lose-to-leader = Którą jednostkę tracisz przez kartę „{ $leader }”?
sc-ask-infest = Czy na { NAME($area, form: "loc") } powstaje Zainfekowane Centrum Dowodzenia?
sc-ask-lose-at-start = Którą jednostkę tracisz przez technologię „{ $tech }”?
sc-ask-switch = Które dwie twoje jednostki zamieniają się miejscami?
sc-ask-lose-assist = Którą jednostkę z asystą tracisz?
sc-ask-collateral = Co niszczą szkody uboczne?
sc-ask-ability = Użyć zdolności „na początku bitwy”?
sc-ask-sacrifice = Co oddajesz?
sc-ask-bonus-draw = Pociągnąć jeszcze { $count ->
        [one] { $count } kartę Walki
        [few] { $count } karty Walki
       *[many] { $count } kart Walki
    }?
sc-ask-front = Która jednostka walczy na linii frontu?
sc-ask-pair = Które jednostki stają naprzeciw siebie?
sc-ask-support = Którą potyczkę wspiera { $unit }?
sc-ask-support-unit = Którą potyczkę wspiera twoja jednostka?
sc-ask-standard = Którą zwykłą kartę kładziesz w potyczce { $number }?
sc-ask-looked = Którą z dwóch kart kładziesz w potyczce { $number }?
sc-ask-reinforcement = Dodać kartę wzmacniającą w potyczce { $number }?
sc-ask-replace = Twoja karta została anulowana: jaką kartą ją zastępujesz?
sc-ask-next-skirmish = Którą potyczkę rozstrzygnąć teraz?
sc-ask-lose-support = Którą jednostkę wspierającą tracisz?
sc-ask-lose-to-text = Którą jednostkę tracisz przez kartę { NAME($card, form: "after") }?
sc-ask-withdraw = Dokąd pod osłoną kamuflażu wycofuje się { $unit }?
sc-ask-withdraw-unit = Dokąd wycofuje się jednostka z kamuflażem?
sc-ask-lose-to-splash = Którą jednostkę tracisz przez obrażenia obszarowe?
sc-ask-lose-to-splash-of = Którą jednostkę tracisz przez obrażenia obszarowe karty { NAME($card, form: "after-gen") }?
sc-ask-lose-to-nuke = Którą jednostkę tracisz przez kartę „Atomówka”?
sc-ask-leave = Która jednostka się nie mieści i odchodzi?
sc-ask-retreat = Dokąd wycofują się twoje jednostki?
sc-ask-lose-in-retreat = Jest za mało miejsca: którą jednostkę tracisz?
sc-ask-start-of-regrouping = Użyć karty przed Przegrupowaniem?
sc-ask-end-of-regrouping = Użyć karty na koniec rundy?
sc-ask-take-cards = { $more ->
        [1] Którą kartę Walki bierzesz?
       *[other] Którą kartę Walki bierzesz (jeszcze { $more })?
    }
sc-ask-play-events = Którą kartę Wydarzeń rozpatrujesz?
sc-ask-end-bonus = Punkt podboju czy kolejna karta Wydarzeń?
sc-ask-discard = Którą kartę odrzucasz?

# Karta Wydarzeń i to, o co pyta, jedno z sc-card-asks poniżej.
sc-ask-card = { $event }: { $doing }

## O co pyta karta Wydarzeń, po jej nazwie i dwukropku

sc-card-asks = co wybierasz?
sc-card-asks-either = którą z dwóch możliwości wybierasz?
sc-card-asks-units-area = na którym terenie umieszczasz { NAME($units, form: "acc") }?
sc-card-asks-little-room = na { NAME($area, form: "loc") } jest mało miejsca; która jednostka przybywa?
sc-card-asks-transport = { $more ->
        [1] na którym szlaku umieszczasz darmowy transportowiec?
       *[other] na którym szlaku umieszczasz darmowy transportowiec (jeszcze { $more })?
    }
sc-card-asks-move-transport = { $more ->
        [1] który ze swoich transportowców przemieszczasz?
       *[other] który ze swoich transportowców przemieszczasz (jeszcze { $more })?
    }
sc-card-asks-transport-to = dokąd leci transportowiec ze { NAME($route, form: "gen") }?
sc-card-asks-destroy-transports = na którym szlaku niszczysz wszystkie transportowce?
sc-card-asks-restore = { $more ->
        [1] który częściowo zużyty teren odnawiasz?
       *[other] który częściowo zużyty teren odnawiasz (jeszcze { $more })?
    }
sc-card-asks-deplete = { $more ->
        [1] który teren z zasobami zużywa się o stopień?
       *[other] który teren z zasobami zużywa się o stopień (jeszcze { $more })?
    }
sc-card-asks-gift-any = który budynek, moduł lub którą technologię dostajesz za darmo?
sc-card-asks-gift-upgrade = który budynek lub moduł dostajesz za darmo?
sc-card-asks-gift-technology = którą technologię dostajesz za darmo?
sc-card-asks-buy-any = który budynek, moduł lub którą technologię kupujesz o { $less ->
        [one] { $less } zasób
        [few] { $less } zasoby
       *[many] { $less } zasobów
    } taniej?
sc-card-asks-buy-upgrade = który budynek lub moduł kupujesz o { $less ->
        [one] { $less } zasób
        [few] { $less } zasoby
       *[many] { $less } zasobów
    } taniej?
sc-card-asks-buy-technology = którą technologię kupujesz o { $less ->
        [one] { $less } zasób
        [few] { $less } zasoby
       *[many] { $less } zasobów
    } taniej?
sc-card-asks-take-event = którą kartę Wydarzeń przejmujesz?
sc-card-asks-discard-event = którą kartę Wydarzeń odrzucić?
sc-card-asks-assault-from = z którego terenu przemieszczasz jednostki?
sc-card-asks-assault-loss = jest za mało miejsca; którą jednostkę tracisz?
sc-card-asks-assault-unit = którą jednostkę { WORD($area, "z") } { NAME($area, form: "gen") } przemieszczasz (najwyżej { $more })?
# $count: ile jednostek to $units.
sc-card-asks-assault-to = dokąd przemieszczasz { NAME($units, form: "acc") } { WORD($area, "z") } { NAME($area, form: "gen") }?
sc-card-asks-assault-more = przemieszczasz { NAME($units, form: "acc") } { WORD($area, "z") } { NAME($area, form: "gen") }; jeszcze jedna jednostka czy wskazujesz już cel?
sc-card-asks-swap-ends = które końce z-osiowych szlaków zamieniają się miejscami?
sc-card-asks-token = { $more ->
        [1] jaki znacznik zasobu bierzesz?
       *[other] jaki znacznik zasobu bierzesz (jeszcze { $more })?
    }
sc-card-asks-guard = { $more ->
        [1] który twój teren dostaje znacznik straży?
       *[other] który twój teren dostaje znacznik straży (jeszcze { $more })?
    }
sc-card-asks-leader = którą kartę Przywództwa rozpatrujesz?
sc-card-asks-hero = gdzie stanie bohater { $unit }?
sc-card-asks-free-figure = nie masz w zapasie figurki { $unit }; którą z planszy niszczysz dla bohatera?
sc-card-asks-first = kto jest pierwszym graczem?
sc-card-asks-expel = z której planety muszą odejść wszyscy wrogowie?
sc-card-asks-expel-to = dokąd idą twoje jednostki?
sc-card-asks-expel-loss = jest za mało miejsca; którą jednostkę tracisz?
sc-card-asks-point = { $more ->
        [1] który teren dostaje znacznik punktu podboju?
       *[other] który teren dostaje znacznik punktu podboju (jeszcze { $more })?
    }
sc-card-asks-warp = która jednostka opuszcza Wrota Przesyłowe?
sc-card-asks-warp-to = dokąd idzie?
sc-card-asks-own-unit = którą ze swoich jednostek oddajesz?
sc-card-asks-own-area = na którym terenie planety { $planet } giną wszystkie jednostki?
sc-card-asks-stack = z którego stosu dolny rozkaz trafia na wierzch?
sc-card-asks-limit = gdzie inni mogą położyć tylko jeden rozkaz?
sc-card-asks-site = gdzie stawiasz { NAME($site, form: "acc") }?
sc-card-asks-raid = który wrogi transportowiec niszczysz?
sc-card-asks-build = na której planecie budujesz?

## Co daje jedna z możliwości karty

sc-all-of = { $parts }
sc-gives = Zrób, co mówi karta
sc-gives-transports = { $count ->
        [1] Umieść darmowy transportowiec na dowolnym szlaku
        [few] Umieść na szlakach { $count } darmowe transportowce
       *[many] Umieść na szlakach { $count } darmowych transportowców
    }
sc-gives-moves = Przemieść na inne szlaki najwyżej { $count } ze swoich transportowców
sc-gives-units = Umieść za darmo { NAME($units, form: "acc") } na przyjaznym lub pustym terenie
sc-gives-units-friendly = Umieść za darmo { NAME($units, form: "acc") } na przyjaznym terenie
sc-gives-points = { $count ->
        [one] Zdobądź { $count } punkt podboju
        [few] Zdobądź { $count } punkty podboju
       *[many] Zdobądź { $count } punktów podboju
    }
sc-gives-event = Rozpatrz jeszcze jedną ze swoich kart Wydarzeń
sc-gives-first = { $owner }
    .start = { NAME($owner, form: "start") }
sc-gives-token = Weź znacznik { NAME($resource, form: "gen") }

## Wybory

sc-do-place-planet = { $degrees ->
        [0] Połóż { NAME($planet, form: "acc") }: kolumna { $column }, rząd { $row }, bez obrotu
       *[other] Połóż { NAME($planet, form: "acc") }: kolumna { $column }, rząd { $row }, obrót o { $degrees }°
    }
sc-do-lay-route = Połóż szlak do { NAME($planet, form: "gen") }
sc-do-lay-route-side = Połóż szlak { NAME($side, form: "to") }
sc-do-place-force = Umieść { NAME($unit, form: "acc") } na { NAME($area, form: "loc") }
sc-do-start-transport = Umieść swój transportowiec na { NAME($route, form: "loc") }
sc-do-build-transport = Zbuduj transportowiec na { NAME($route, form: "loc") }
sc-do-scrap-transport = Zniszcz swój transportowiec na { NAME($route, form: "loc") }
sc-do-pick-route = { NAME($route, form: "start") }
sc-do-give-up = Oddaj { NAME($unit, form: "acc") } { WORD($area, "z") } { NAME($area, form: "gen") }
sc-do-move-to = Przemieść { NAME($unit, form: "acc") } na { NAME($area, form: "acc") }
sc-do-to = Na { NAME($area, form: "acc") }
sc-do-draw = { $count ->
        [one] Pociągnij { $count } kartę Walki
        [few] Pociągnij { $count } karty Walki
       *[many] Pociągnij { $count } kart Walki
    }
sc-do-choose = Możliwość { $number }
sc-do-take-from = „{ $event }” ({ $owner })
sc-do-swap-ends = Zamień miejscami: { $one } i { $other }
sc-do-pay-from = Jeden robotnik na kartę terenu { $area }
sc-do-mine-partly = Nadmiernie eksploatuj { NAME($area, form: "acc") }: teren będzie częściowo zużyty
sc-do-mine-all = Nadmiernie eksploatuj { NAME($area, form: "acc") }: teren będzie całkowicie zużyty, a karta przepadnie
sc-do-withdraw = Wycofaj { NAME($unit, form: "acc") } na { NAME($area, form: "acc") }
sc-do-withdraw-to = Wycofaj się na { NAME($area, form: "acc") }
sc-do-take-faction = Graj frakcją { $faction }
sc-do-take-leader = Wybierz kartę „{ $leader }”
sc-do-choose-planet = { $planet }
sc-do-free-worker = Zbuduj robotnika za darmo
sc-do-free-transport = Zbuduj za darmo transportowiec na { NAME($route, form: "loc") }
sc-do-build-reserve = Umieść { NAME($unit, form: "acc") } na swojej karcie Przywództwa
sc-do-scrap-reserve = Zniszcz { NAME($unit, form: "acc") } na swojej karcie Przywództwa
sc-do-deploy = Wyślij { NAME($unit, form: "acc") } ze swojej karty Przywództwa na { NAME($area, form: "acc") }
sc-do-strike = Zniszcz { NAME($unit, form: "acc") } { NAME($owner, form: "gen") } na { NAME($area, form: "loc") }
sc-do-strike-site = Zniszcz { NAME($site, form: "acc") } na { NAME($area, form: "loc") }
sc-do-raid = Zniszcz transportowiec { NAME($owner, form: "gen") } na { NAME($route, form: "loc") }
sc-do-pick-planet = Ułóż planetę { $planet }
sc-do-place-base = Umieść swoją bazę na { NAME($area, form: "loc") }
sc-do-place-z-end = Umieść koniec z-osiowego szlaku po { NAME($side, form: "adj-f") } stronie { NAME($planet, form: "gen") }
sc-do-place-order = Połóż { NAME($order, form: "acc") } na { NAME($planet, form: "loc") }
sc-do-use = Użyj: { $thing }
sc-do-reveal = Odsłoń swój rozkaz na { NAME($planet, form: "loc") }
sc-do-execute-order = Wykonaj rozkaz
sc-do-defend = Obroń { NAME($area, form: "gen") }
sc-do-execute-as = Wykonaj go jako { NAME($order, form: "acc") }
sc-do-dispose = Usuń rozkaz specjalny z gry
sc-do-scrap-site = Zniszcz instalację na { NAME($area, form: "loc") }
sc-do-pay-token = Wydaj znacznik: { $amount }
sc-do-use-guard = Użyj znacznika straży
sc-do-switch = Zamień miejscami: { $one } z potyczki { $at } i { $other } z potyczki { $to }
sc-do-take-token = Znacznik { NAME($resource, form: "gen") }
sc-do-ravage-base = Zniszcz bazę
sc-do-ravage-site = Zniszcz instalację
sc-do-ravage-workers = Zniszcz robotników na karcie Zasobów
sc-do-take-event = Weź kartę Wydarzeń
sc-do-build-worker = Zbuduj robotnika
sc-do-build-unit = Zbuduj { NAME($unit, form: "acc") } na { NAME($area, form: "loc") }
sc-do-build-building = Zbuduj następny poziom: { $building }
sc-do-build-module = Zbuduj { NAME($module, form: "acc") }
sc-do-build-base = Zbuduj bazę na { NAME($area, form: "loc") }
sc-do-scrap = Zniszcz własną jednostkę, bazę lub transportowiec
sc-do-scrap-unit = Zniszcz { NAME($unit, form: "acc") } na { NAME($area, form: "loc") }
sc-do-scrap-base = Zniszcz swoją bazę na { NAME($planet, form: "loc") }
sc-do-pay-auto = Zapłać bez nadmiernej eksploatacji
sc-do-pay-permanent = Jeden robotnik do stałych zasobów: { $resource }
sc-do-discount = Odejmij { $amount }
sc-do-move-unit = Przemieść { NAME($unit, form: "acc") } { WORD($area, "z") } { NAME($area, form: "gen") }
sc-do-take-item = Niech { $unit } na { NAME($area, form: "loc") } podniesie { $item }
sc-do-carry-item = Niesie { $item }
sc-do-lift-off = Przenieś swoją bazę na { NAME($area, form: "acc") }
sc-do-recall = Wezwij { NAME($unit, form: "acc") } { WORD($area, "z") } { NAME($area, form: "gen") }
sc-do-buy = Kup technologię „{ $tech }”
sc-do-take-card = Weź kartę { NAME($card, form: "after") }
sc-do-give-unit = Oddaj { NAME($unit, form: "acc") }
sc-do-give-worker = Oddaj robotnika
sc-do-name-front = { $unit } walczy na linii frontu
sc-do-pair = { $attacker } przeciw { NAME($defender, form: "dat") }
sc-do-support = Wspieraj potyczkę { $number }
sc-do-play-card = Połóż kartę { NAME($card, form: "after") }
sc-do-play-deck = Połóż górną kartę talii bez oglądania
sc-do-look-deck = Obejrzyj dwie karty talii i połóż jedną
sc-do-resolve = Rozstrzygnij potyczkę { $number }
sc-do-lose = Strać { NAME($unit, form: "acc") }
sc-do-lose-front = Strać { NAME($unit, form: "acc") } z linii frontu
sc-do-leave = { $unit } odchodzi
sc-do-retreat = Odwrót na { NAME($area, form: "acc") }
sc-do-play-event = Rozpatrz kartę „{ $event }”
sc-do-take-point = Zdobądź 1 punkt podboju
sc-do-pick-unit = { $unit }
sc-do-discard = Odrzuć kartę { NAME($card, form: "after") }

## Co znaczy „koniec”

sc-done = Dalej
sc-done-start-base = Nie tu: umieść bazę na innej swojej planecie
sc-done-planning = Nie używaj karty
sc-done-order-placed = Nie kładź teraz kolejnego rozkazu
sc-done-muster = Reszta zostaje na karcie
sc-done-to-reserve = Zostaje na planecie
sc-done-avenge = Nic nie niszcz
sc-done-before-order = Bez karty, wykonaj rozkaz
sc-done-build-units = Nie buduj więcej jednostek, robotników ani transportowców
sc-done-build-upgrades = Nie kupuj więcej budynków ani modułów
sc-done-build-base = Nie buduj bazy
sc-done-move = Koniec ruchów
sc-done-move-fight = Koniec ruchów, bitwa o { NAME($area, form: "acc") }
sc-done-carry = Bez przedmiotu
sc-done-recall = Nie wzywaj jednostki
sc-done-research-draw = Nie ciągnij kart Walki
sc-done-bonus-draw = Nie ciągnij więcej kart
sc-done-research-buy = Nie kupuj technologii
sc-done-research-extra = Ani karty Wydarzeń, ani karty na rękę
sc-done-tech-to-hand = Nie bierz więcej, resztę wtasuj do talii
sc-done-pay = Zrezygnuj z zakupu: bez płacenia i bez nadmiernej eksploatacji
sc-done-order = Zakończ rozkaz
sc-done-ability = Nie używaj zdolności w tej bitwie
sc-done-standard = Nie kładź karty: żadnej nie masz
sc-done-reinforcement = Nie dodawaj karty wzmacniającej
sc-done-withdraw = Niech { $unit } zginie
sc-done-withdraw-it = Niech zginie
sc-done-splash = Nie trać jednostki przez tę kartę
sc-done-regrouping = Bez karty, zakończ rundę
sc-done-take-cards = Nie bierz więcej kart
sc-done-play-events = Nie rozpatruj więcej kart Wydarzeń, resztę odrzuć
sc-done-card = Zakończ działanie karty
sc-done-move-transports = Nie przemieszczaj więcej transportowców
sc-done-restore = Nie odnawiaj terenu
sc-done-deplete = Nie zużywaj więcej terenów
sc-done-buy = Nic nie kupuj
sc-done-move-units = Nie przemieszczaj jednostek

## Dlaczego czegoś nie można wybrać

sc-why-not-asked = { NAME($thing, form: "start") } – to nie pasuje do pytania.
sc-why-route-not-asked = Ten szlak nie pasuje do pytania.
sc-why-units-not-asked = Żadna jednostka { $unit } nie pasuje tu do pytania.
sc-why-faction-taken = { $thing } – ta frakcja jest zajęta.
sc-why-no-joint = Żaden szlak nie połączyłby tam planety z galaktyką.
sc-why-closes-galaxy = { $thing } zamknie galaktykę; najpierw ułóż swoją drugą planetę.
sc-why-same-planet = Na tej planecie jest już drugi koniec szlaku.
sc-why-home = Zaczynasz na { NAME($planet, form: "loc") }, gdzie jest twoja baza.
sc-why-no-home = Zaczynasz na planecie ze swoją bazą.
sc-why-far = Nie masz jednostki ani bazy na { NAME($planet, form: "loc") } ani na żadnej sąsiadującej planecie.
sc-why-no-token = { $order ->
        [special_build] Twój { NAME($order, form: "nom") } jest już na planszy.
        [special_mobilize] Twój { NAME($order, form: "nom") } jest już na planszy.
        [special_research] Twój { NAME($order, form: "nom") } jest już na planszy.
        [star] Twój { NAME($order, form: "nom") } jest już na planszy.
       *[other] Wszystkie twoje { NAME($order, form: "many") } są na planszy.
    }
sc-why-no-special = { $limit ->
        [0] Nie masz modułu Badań i Rozwoju, więc nie możesz położyć rozkazu specjalnego.
        [one] Twój jedyny rozkaz specjalny w tej rundzie leży już na planszy.
        [few] Twoje { $limit } rozkazy specjalne w tej rundzie leżą już na planszy.
       *[many] Twoich { $limit } rozkazów specjalnych w tej rundzie leży już na planszy.
    }
sc-why-covered = Na wierzchu stosu na { NAME($planet, form: "loc") } leży rozkaz { NAME($owner, form: "gen") } i to on musi być pierwszy.
sc-why-no-base = Nie masz bazy na { NAME($planet, form: "loc") }.
sc-why-later = Na to przyjdzie czas w późniejszym kroku tego rozkazu.
sc-why-over = Ten krok rozkazu już minął.
sc-why-workers-out = Wszyscy twoi robotnicy ({ $count }) są w grze.
sc-why-transports-out = Wszystkie twoje transportowce ({ $count }) są na planszy.
sc-why-transport-there = Masz już transportowiec na tym szlaku.
sc-why-not-attached = Ten szlak nie dochodzi do { NAME($planet, form: "gen") }.
sc-why-no-route = Przy { NAME($planet, form: "loc") } nie ma szlaku bez twojego transportowca.
sc-why-build-limit = Twój limit budowy na rozkaz to { $limit ->
        [one] { $limit } jednostka
        [few] { $limit } jednostki
       *[many] { $limit } jednostek
    }, a tyle już zbudowano.
sc-why-needs-building = { $unit } wymaga budynku { $building } na poziomie { $level }.
sc-why-no-building = Żaden z twoich budynków tego nie buduje.
sc-why-no-figures = Wszystkie twoje figurki { $unit } są na planszy.
sc-why-price-workers = { NAME($thing, form: "start") }: cena to { $price }, a w puli { $workers ->
        [0] nie masz żadnego robotnika
        [one] masz { $workers } robotnika
       *[other] masz { $workers } robotników
    }.
sc-why-price-none = { NAME($thing, form: "start") }: cena to { $price }, a nie masz już { NAME($resource, form: "gen") }.
sc-why-price-most = { NAME($thing, form: "start") }: cena to { $price }, a możesz zapłacić jeszcze najwyżej { $most }.
sc-why-declined = Ten zakup został już odrzucony, bo wymaga nadmiernej eksploatacji. Gdy kupisz coś innego, znów będzie dostępny.
sc-why-enemy-here = Na { NAME($area, form: "loc") } stoją jednostki lub baza innego gracza.
sc-why-full-area = { $limit ->
        [one] Na { NAME($area, form: "loc") } nie ma miejsca: mieści się tam { $limit } jednostka.
        [few] Na { NAME($area, form: "loc") } nie ma miejsca: mieszczą się tam { $limit } jednostki.
       *[many] Na { NAME($area, form: "loc") } nie ma miejsca: mieści się tam { $limit } jednostek.
    }
sc-why-full = { NAME($thing, form: "start") } – nie ma już miejsca.
sc-why-no-room = Na { NAME($planet, form: "loc") } nie ma miejsca na żadnym twoim ani pustym terenie.
sc-why-battle-elsewhere = To musi być na { NAME($planet, form: "loc") }, gdzie toczy się bitwa.
sc-why-order-elsewhere = Rozkaz leży na { NAME($planet, form: "loc") }.
sc-why-needs-tech = { $unit } wymaga technologii „{ $tech }”.
sc-why-needs-a-tech = { $unit } wymaga technologii, której nie masz.
sc-why-no-other = Na { NAME($area, form: "loc") } nie masz drugiej takiej jednostki: { $unit }.
sc-why-too-few = To wymaga { NAME($units, form: "gen") }; liczą się tylko jednostki, które były na { NAME($planet, form: "loc") } przed rozkazem.
sc-why-top-level = { $building }: masz już najwyższy poziom.
sc-why-one-module = Na rozkaz przypada tylko jeden moduł, a ten już zbudowano.
sc-why-one-building = Na rozkaz przypada tylko jeden budynek, a ten już zbudowano.
sc-why-no-such-module = Twoja rasa nie ma { NAME($module, form: "gen") }.
sc-why-module-spaces = Wszystkie pola na moduły ({ $count }) na twojej Karcie Frakcji są zajęte.
sc-why-modules-out = Nie masz już { NAME($module, form: "gen") } do zbudowania.
sc-why-nothing-here = Nie masz jednostki ani bazy na { NAME($planet, form: "loc") }.
sc-why-has-base = Masz już bazę na { NAME($planet, form: "loc") }; na planecie może być tylko jedna.
sc-why-bases-out = Wszystkie twoje bazy ({ $count }) są na planszy.
sc-why-no-own-unit = Nie masz jednostki na { NAME($area, form: "loc") }.
sc-why-base-there = Na { NAME($area, form: "loc") } jest już baza.
sc-why-team-fills = Bazy twojej drużyny zajęłyby wszystkie tereny planety { $planet }.
sc-why-item-elsewhere = { $item } nie leży na { NAME($planet, form: "loc") }.
sc-why-item-carried = { $item } – ktoś już go niesie.
sc-why-item-not-yours = Nie kontrolujesz terenu, na którym jest { $item }: muszą tam być twoje jednostki, a nie może być jednostek ani bazy nikogo innego.
sc-why-no-carrier = Żadna tamtejsza jednostka nie może nieść przedmiotu { $item }.
sc-why-not-mobilizing = { $item } można podnieść tylko rozkazem Mobilizacji.
sc-why-moved = Ta jednostka już się przemieściła tym rozkazem.
sc-why-second-enemy = Tym rozkazem wchodzisz już na { NAME($area, form: "acc") }, a wolno tylko na jeden wrogi teren.
sc-why-teammate = { $area } należy do twojego partnera.
sc-why-full-attack = { $most ->
        [one] W ataku na { NAME($area, form: "acc") } może wziąć udział tylko { $most } jednostka, a tyle już atakuje.
        [few] W ataku na { NAME($area, form: "acc") } mogą wziąć udział najwyżej { $most } jednostki, a tyle już atakuje.
       *[many] W ataku na { NAME($area, form: "acc") } może wziąć udział najwyżej { $most } jednostek, a tyle już atakuje.
    }
sc-why-orbital = Właściciel bazy na { NAME($area, form: "loc") } ma Wsparcie Powietrzne, więc nie możesz tam transportować jednostek.
sc-why-no-transport = Nie masz transportowca do { NAME($planet, form: "gen") }.
sc-why-no-transport-from = Nie masz transportowca między { NAME($from, form: "ins") } a { NAME($planet, form: "ins") }.
sc-why-not-adjacent = Żaden szlak nie prowadzi stamtąd do { NAME($planet, form: "gen") }.
sc-why-not-adjacent-from = Żaden szlak nie łączy { NAME($from, form: "gen") } i { NAME($planet, form: "gen") }.
sc-why-nowhere-to-go = Żaden teren planety { $planet } nie może przyjąć tej jednostki.
sc-why-bound = Ta jednostka musi zostać i trzymać teren, na który przeniosła się twoja baza.
sc-why-stands-there = Ta jednostka już tam stoi.
sc-why-bought = Masz już wszystkie karty technologii „{ $tech }”.
sc-why-other-resource = Do zapłaty jeszcze: { $left }.
sc-why-permanent-full = Twoje stałe zasoby tego rodzaju są już wykorzystane.
sc-why-discount-first = Najpierw wybierz zasób, którego dotyczy zniżka.
sc-why-needs-unit = W bitwie nie masz jednostki, która mogłaby z tego skorzystać.
sc-why-nothing-to-give = Nie masz czego za to oddać.
sc-why-other-time = { NAME($thing, form: "start") } – to działa kiedy indziej.
sc-why-ability-used = { $thing } – tej zdolności użyto już w tej fazie.
sc-why-paired = Ta jednostka ma już swoją potyczkę.
sc-why-assists = { $unit } ma asystę: wspiera, ale nie walczy na linii frontu.
sc-why-lone-reinforcement = Kartę wzmacniającą można dodać tylko do zwykłej karty z ręki.
sc-why-second-standard = Druga karta musi być wzmacniająca.
sc-why-not-looked = Połóż jedną z dwóch obejrzanych kart.
sc-why-resolved = Ta potyczka jest już rozstrzygnięta.
sc-why-front-line = Ta jednostka walczy na linii frontu, a stracić trzeba wspierającą.
sc-why-cannot-be-hit = { $unit }: wróg na linii frontu nie może wziąć tej jednostki na cel.
sc-why-not-named = { $unit }: karta nie dotyczy tej jednostki.
sc-why-splash-misses = { $unit }: te obrażenia obszarowe nie dosięgną tej jednostki.
sc-why-splash-elsewhere = Ta jednostka przypada innej karcie: ma zginąć tyle jednostek, ile się da.
sc-why-contested = O { NAME($area, form: "acc") } toczy się ta bitwa.
sc-why-on-planet-only = Z tą kartą twoje jednostki zostają na planecie.
sc-why-no-retreat = Nie masz transportowca z planety, na której trwa bitwa, na tę planetę.
sc-why-in-discard = Ta karta jest już wybrana do odrzucenia.
sc-why-not-friendly = Nie kontrolujesz { NAME($area, form: "gen") }.
sc-why-no-resource = Na { NAME($area, form: "loc") } nie ma ani minerałów, ani gazu.
sc-why-used-by-card = Tej karty użyto już na { NAME($area, form: "loc") }.
sc-why-not-partial = Teren { $area } nie jest częściowo zużyty.
sc-why-depleted = Teren { $area } jest już całkowicie zużyty.
sc-why-no-traffic = Na tym szlaku nie ma transportowca.
sc-why-no-own-transport = Nie masz transportowca na tym szlaku.
sc-why-just-moved = Ten transportowiec właśnie się przemieścił.
sc-why-no-beacon = Żadna twoja jednostka na { NAME($area, form: "loc") } nie może wezwać innej.
# Teren planety, na który mogą wejść tylko jednostki latające, tylko lądowe.
sc-why-flying-only = Na { NAME($area, form: "acc") } mogą wejść tylko jednostki latające.
sc-why-ground-only = Na { NAME($area, form: "acc") } mogą wejść tylko jednostki lądowe.
sc-why-no-ground = { $area } to teren powietrzny: nie może tam stanąć baza ani instalacja.
sc-why-pool-full = Twoje moduły nie pozwalają już w tej rundzie na kolejny rozkaz specjalny.
sc-why-defended = Twój rozkaz Obrony został już w tej rundzie zagrany.
sc-why-not-defended = Rozkaz Obrony sprowadza jednostki tylko na swój teren.
sc-why-forbidden = Technologia „Wir” zamyka { NAME($area, form: "acc") } przed tym rozkazem.
sc-why-no-center = Nie masz Zainfekowanego Centrum Dowodzenia na { NAME($planet, form: "loc") }.
sc-why-tokens-first = Twoi ostatni robotnicy są potrzebni do zapłacenia tego, czego nie pokryją twoje znaczniki zasobów.
sc-why-star-swaps = Rozkaz Gwiazdy wykonuje się jako jeden z twoich nieużytych rozkazów.
sc-why-protected = Karta Przywództwa chroni { NAME($area, form: "acc") } przed zużyciem przez innych.
sc-why-one-order = Karta Przywództwa pozwala ci w tej fazie położyć na { NAME($planet, form: "loc") } tylko jeden rozkaz.
sc-why-guards-only = Znacznik straży służy tylko obrońcy terenu, na którym leży.

## Jak stoi gracz

sc-goal-planet = { $all ->
        [one] { $planet }: { $held } z { $all } terenu
       *[other] { $planet }: { $held } z { $all } terenów
    }
sc-goal-areas = { $owner }: { $count ->
        [one] { $count } teren
        [few] { $count } tereny
       *[many] { $count } terenów
    }
sc-goal-base = { $planet }
sc-goal-others = Wszyscy inni potrzebują { $points } punktów podboju
sc-faction-sheet = Karta Frakcji
sc-special-build = Specjalny rozkaz Budowy

## Z czego składają się atak i życie

sc-term-major = { NAME($card, form: "start") }, większe wartości: na karcie jest { $unit }
sc-term-minor = { NAME($card, form: "start") }, mniejsze wartości: jednostki { $unit } nie ma na karcie
sc-term-assists = { NAME($card, form: "start") }, mniejsze wartości: { $unit } ma asystę
sc-term-stopgap = { NAME($card, form: "start") }, mniejsze wartości: pierwotny właściciel jednostki jest wyeliminowany
sc-term-order = Specjalny rozkaz Mobilizacji
sc-term-events = Karta Wydarzeń użyta na początku bitwy
sc-term-text = Tekst karty { NAME($card, form: "after-gen") }
sc-term-unmet = Tekst karty { NAME($card, form: "after-gen") }: warunek nie jest spełniony
sc-term-thing = { $thing }
sc-term-support = { $unit } we wsparciu
sc-term-blind = { $unit } we wsparciu nie może wziąć na cel wrogiej jednostki na linii frontu
sc-term-set = { NAME($card, form: "start") } ustala atak bez względu na to, co jeszcze go zwiększa
sc-term-hero = bohater { $unit }
sc-term-guard = znacznik straży
sc-term-left-out = { NAME($card, form: "start") } nie pasuje do żadnej jednostki i nic nie daje

## Przygotowanie rozgrywki

sc-team-players = Gra Zespołowa jest dla 4 lub 6 graczy, nie dla { $players }.
sc-round-limit = Limit rund można ustawić tylko w Podboju Galaktyki.
sc-needs-brood-war = Ta opcja wymaga dodatku Brood War.
sc-needs-survival = Liczbę baz można ustawić tylko w Przetrwaniu.
sc-scenario-alone = Scenariusza nie można łączyć z trybem gry, wariantem, drużynami, planetą promocyjną ani zasadami opcjonalnymi.
sc-scenario-players = { $players ->
        [one] { $scenario }: scenariusz nie jest dla { $players } gracza, lecz dla { $range ->
            [0] { $most }
            [1] { $least } lub { $most }
           *[other] { $least }–{ $most }
        }.
       *[other] { $scenario }: scenariusz nie jest dla { $players } graczy, lecz dla { $range ->
            [0] { $most }
            [1] { $least } lub { $most }
           *[other] { $least }–{ $most }
        }.
    }
sc-scenario-faction = { $faction } – ta frakcja nie bierze udziału w tym scenariuszu.
sc-scenario-unled = Przy tym wyborze nie każda frakcja scenariusza miałaby gracza.
sc-mode-alone = Trybu gry nie można łączyć z tymi opcjami: bez kart Przywództwa, jednorazowe rozkazy specjalne, inna liczba planet.
