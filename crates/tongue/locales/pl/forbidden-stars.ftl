# Zakazane Gwiazdy: pytania i wybory.
# $unit, $area, $system, $order … to nazwy; ich formy są w forbidden-stars-names.ftl. Gdzie, dokąd i skąd mówi przyimek
# (.w, .do, .z) z formą (.loc, .dir, .gen); wszystko, co oznacza miejsce, podaje je dalej.

## Rzeczy, które nie mają własnego wpisu

fs-world = { $world }
    .gen = { NAME($world, form: "gen") }
    .dat = { NAME($world, form: "dat") }
    .acc = { NAME($world, form: "acc") }
    .ins = { NAME($world, form: "ins") }
    .loc = { NAME($world, form: "loc") }
    .dir = { NAME($world, form: "dir") }
    .w = { WORD($world, "w") }
    .do = { WORD($world, "do") }
    .z = { WORD($world, "z") }
fs-void = { $corner } próżnia { NAME($system, form: "gen") }
    .start = { NAME($corner, form: "start") } próżnia { NAME($system, form: "gen") }
    .gen = { NAME($corner, form: "gen") } próżni { NAME($system, form: "gen") }
    .dat = { NAME($corner, form: "gen") } próżni { NAME($system, form: "gen") }
    .acc = { NAME($corner, form: "acc") } próżnię { NAME($system, form: "gen") }
    .ins = { NAME($corner, form: "ins") } próżnią { NAME($system, form: "gen") }
    .loc = { NAME($corner, form: "loc") } próżni { NAME($system, form: "gen") }
    .dir = { NAME($corner, form: "gen") } próżni { NAME($system, form: "gen") }
    .w = w
    .do = do
    .z = z
fs-home-tile = kafel macierzysty { NAME($faction, form: "gen") }
    .start = Kafel macierzysty { NAME($faction, form: "gen") }
    .gen = kafla macierzystego { NAME($faction, form: "gen") }
    .ins = kaflem macierzystym { NAME($faction, form: "gen") }
    .loc = kaflu macierzystym { NAME($faction, form: "gen") }
    .w = na
    .do = na
    .z = z
fs-tile = kafel { $front } / { $back }
    .start = Kafel { $front } / { $back }
    .gen = kafla { $front } / { $back }
    .ins = kaflem { $front } / { $back }
    .loc = kaflu { $front } / { $back }
    .w = na
    .do = na
    .z = z
# Krawędź między dwoma systemami i krawędź na brzegu planszy.
fs-edge = krawędź między { NAME($systems, form: "ins") }
    .start = Krawędź między { NAME($systems, form: "ins") }
    .gen = krawędzi między { NAME($systems, form: "ins") }
    .loc = krawędzi między { NAME($systems, form: "ins") }
    .z = z
fs-outer-edge = { $side ->
        [N] północna
        [E] wschodnia
        [S] południowa
       *[W] zachodnia
    } krawędź zewnętrzna { NAME($system, form: "gen") }
    .start = { $side ->
            [N] Północna
            [E] Wschodnia
            [S] Południowa
           *[W] Zachodnia
        } krawędź zewnętrzna { NAME($system, form: "gen") }
    .gen = { $side ->
            [N] północnej
            [E] wschodniej
            [S] południowej
           *[W] zachodniej
        } krawędzi zewnętrznej { NAME($system, form: "gen") }
    .acc = { $side ->
            [N] północną
            [E] wschodnią
            [S] południową
           *[W] zachodnią
        } krawędź zewnętrzną { NAME($system, form: "gen") }
    .loc = { $side ->
            [N] północnej
            [E] wschodniej
            [S] południowej
           *[W] zachodniej
        } krawędzi zewnętrznej { NAME($system, form: "gen") }
    .z = { $side ->
            [E] ze
           *[other] z
        }
# Jednostki w walce.
fs-routed = { WORD($unit, "gender") ->
        [f] rozbita
        [n] rozbite
       *[other] rozbity
    } { $unit }
    .start = { WORD($unit, "gender") ->
            [f] Rozbita
            [n] Rozbite
           *[other] Rozbity
        } { $unit }
    .acc = { WORD($unit, "gender") ->
            [f] rozbitą
            [mi] rozbity
            [n] rozbite
           *[other] rozbitego
        } { NAME($unit, form: "acc") }
    .gen = { WORD($unit, "gender") ->
            [f] rozbitej
           *[other] rozbitego
        } { NAME($unit, form: "gen") }
    .gender = { WORD($unit, "gender") }
fs-reinforcement = { $unit } (posiłki)
    .acc = { NAME($unit, form: "acc") } (posiłki)
    .gen = { NAME($unit, form: "gen") } (posiłki)
    .gender = { WORD($unit, "gender") }
fs-routed-reinforcement = { WORD($unit, "gender") ->
        [f] rozbita
        [n] rozbite
       *[other] rozbity
    } { $unit } (posiłki)
    .start = { WORD($unit, "gender") ->
            [f] Rozbita
            [n] Rozbite
           *[other] Rozbity
        } { $unit } (posiłki)
    .acc = { WORD($unit, "gender") ->
            [f] rozbitą
            [mi] rozbity
            [n] rozbite
           *[other] rozbitego
        } { NAME($unit, form: "acc") } (posiłki)
    .gen = { WORD($unit, "gender") ->
            [f] rozbitej
           *[other] rozbitego
        } { NAME($unit, form: "gen") } (posiłki)
    .gender = { WORD($unit, "gender") }
fs-harmed = { WORD($unit, "gender") ->
        [f] uszkodzona
        [n] uszkodzone
       *[other] uszkodzony
    } { $unit }
    .start = { WORD($unit, "gender") ->
            [f] Uszkodzona
            [n] Uszkodzone
           *[other] Uszkodzony
        } { $unit }
    .acc = { WORD($unit, "gender") ->
            [f] uszkodzoną
            [mi] uszkodzony
            [n] uszkodzone
           *[other] uszkodzonego
        } { NAME($unit, form: "acc") }
    .gen = { WORD($unit, "gender") ->
            [f] uszkodzonej
           *[other] uszkodzonego
        } { NAME($unit, form: "gen") }
    .gender = { WORD($unit, "gender") }
fs-dominate-of = zdolność Dominacji { NAME($faction, form: "gen") }
    .start = Zdolność Dominacji { NAME($faction, form: "gen") }
    .gen = zdolności Dominacji { NAME($faction, form: "gen") }

## Pytania

fs-ask-faction = Którą frakcją grasz?
fs-ask-pick-tile = Który ze swoich kafli teraz kładziesz?
fs-ask-place-tile = Gdzie kładziesz { NAME($tile, form: "acc") }?
fs-ask-forces = Które ze swoich sił umieszczasz { WORD($system, "w") } { NAME($system, form: "loc") }?
fs-ask-objectives = Który znacznik celu kładziesz i gdzie { WORD($system, "w") } { NAME($system, form: "loc") }?
fs-ask-storm = Na której krawędzi kładziesz Burzę Osnowy?
fs-ask-order = Który rozkaz kładziesz i gdzie?
fs-ask-reveal = Który ze swoich rozkazów odsłaniasz?
fs-ask-resolve = Wykonujesz { NAME($order, form: "acc") } czy kładziesz go na swojej talii Wydarzeń?
fs-ask-shed = Jednostek jest więcej, niż mieści teren. Która zostaje zniszczona?
fs-ask-ships = Które okręty wysyłasz { WORD($system, "do") } { NAME($system, form: "dir") }?
fs-ask-ground = Które jednostki lądowe wysyłasz { WORD($system, "do") } { NAME($system, form: "dir") }?
fs-ask-strike = Czy twoje okręty atakują jakiś świat?
fs-ask-declare = Czego używasz przy ataku orbitalnym?
fs-ask-dice = Co robisz z kośćmi ataku orbitalnego?
fs-ask-suffer = Co otrzymuje obrażenia od ataku orbitalnego?
fs-ask-units = Które jednostki kupujesz?
fs-ask-structure = Którą budowlę kupujesz?
fs-ask-upgrades = Które ulepszenie kupujesz?
fs-ask-asset = Który znacznik zasobu bierzesz (do wzięcia jeszcze: { $left })?
fs-ask-ability = Używasz zdolności Dominacji { NAME($faction, form: "gen") }?
fs-ask-event = Które z pociągniętych wydarzeń rozpatrujesz?
fs-ask-move-storm = Którą Burzę Osnowy przesuwasz i dokąd?
fs-ask-resolve-event = Używasz karty „{ $event }”?
fs-ask-window = Używasz teraz czegoś?
fs-ask-window-storm = Odsyłasz Burzę Osnowy gdzie indziej?
fs-ask-window-planning = Używasz intrygi, zanim zacznie się odsłanianie rozkazów?
fs-ask-window-routed = Rozbito wrogą jednostkę. Używasz intrygi?
fs-ask-window-damage = Używasz intrygi przed ustaleniem obrażeń?
fs-ask-window-damaged = Używasz intrygi po obrażeniach?
fs-ask-card = Którą kartę Walki kładziesz?
fs-ask-reinforce = Ile znaczników posiłków wprowadzasz?
fs-ask-hit = Kto otrzymuje obrażenia?
fs-ask-ambushed = Wydajesz kość morale czy pozwalasz zniszczyć rozbitą jednostkę?
fs-ask-retreat = Dokąd wycofują się twoje jednostki?
fs-ask-capture = Masz za mało znaczników kontroli. Która budowla zostaje zniszczona?
fs-ask-use = { $card ->
        [fs-dominate-of] Używasz { NAME($card, form: "gen") }?
       *[other] Używasz tej zdolności karty „{ $card }”?
    }
fs-ask-card-does = { $card ->
        [fs-dominate-of] { NAME($card, form: "start") }
       *[other] „{ $card }”
    }: { $question }
fs-ask-next = Co robisz?

## O co pyta karta

fs-card-next = co wybierasz?
fs-card-offer = co robisz?
fs-card-discard = którą kartę odrzucić?
fs-card-choose = który efekt wybierasz?
fs-card-gain-die = jaką ściankę pokazuje kość?
fs-card-lose-die = która kość przepada?
fs-card-spend = którą kość wydajesz?
fs-card-turn = którą kość obracasz?
fs-card-reroll = którą kość przerzucić?
fs-card-token = który znacznik zyskujesz?
fs-card-rally = którą jednostkę zreorganizować?
fs-card-rally-system = w którym systemie zreorganizować wszystkie twoje jednostki?
fs-card-rout = którą jednostkę rozbić?
fs-card-destroy = którą jednostkę zniszczyć?
fs-card-destroy-target = którą jednostkę lub budowlę zniszczyć?
# Właściciel może wydać za nią kości, tyle, ile wynosi jej poziom dowodzenia.
fs-card-save = czy wydajesz { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, aby ocalić { NAME($unit, form: "acc") }?
fs-card-retreat = która jednostka się wycofuje?
fs-card-where = dokąd trafia jednostka?
fs-card-where-all = dokąd trafiają jednostki?
fs-card-move = którą jednostkę przemieścić?
fs-card-place = gdzie umieścić jednostkę?
fs-card-replace = którą jednostkę zastąpić?
fs-card-buy = którą jednostkę kupujesz?
fs-card-build = gdzie postawić budowlę?
fs-card-raze = którą budowlę zniszczyć?
fs-card-swap = którą budowlę zamienić i na jaką?
fs-card-world = który świat wybierasz?
fs-card-asset = kto traci znacznik zasobu i jaki?
fs-card-upgrade = które ulepszenie bierzesz?
fs-card-icons = którą kartę zagrywasz dla symboli?
fs-card-system = w którym systemie wykonać rozkaz?
fs-card-put = gdzie kładziesz rozkaz?
fs-card-look = który rozkaz oglądasz?
fs-card-tokens = który znacznik rozkazu kładziesz na swojej talii Wydarzeń?
fs-card-storm = którą Burzę Osnowy przesunąć i dokąd?

## Efekty do wyboru

fs-option-rally = Zreorganizuj jednostkę
fs-option-die = Zyskaj kość i rzuć nią
fs-option-die-of = Zyskaj kość { NAME($icon, form: "gen") }
fs-option-lose-die = Przeciwnik traci kość
fs-option-lose-tokens = Przeciwnik traci { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    } { NAME($icon, form: "gen") }
fs-option-place = Umieść { $count ->
        [one] { NAME($unit, form: "acc") }
        [few] { $count } { NAME($unit, form: "many") }
       *[many] { $count } { NAME($unit, form: "gen-many") }
    }
fs-option-take = Weź { NAME($unit, form: "acc") } z innego miejsca
fs-option-replace = { NAME($from, form: "start") } staje się { NAME($to, form: "ins") }
fs-option-assets = Zasoby świata
fs-option-materiel = Materiały świata

## Wybory

fs-do-faction = Graj frakcją { $faction }
fs-do-tile = Połóż { NAME($tile, form: "acc") }
fs-do-put = { $system }, kolumna { $column }, rząd { $row }, obrót o { $degrees }°
fs-do-unit = { $unit } { WORD($area, "do") } { NAME($area, form: "dir") }
fs-do-structure = { NAME($structure, form: "start") } { WORD($area, "do") } { NAME($area, form: "dir") }
fs-do-objective = Znacznik celu { NAME($faction, form: "gen") } { WORD($area, "do") } { NAME($area, form: "dir") }
fs-do-storm = Burza Osnowy na { NAME($edge, form: "loc") }
fs-do-order = { $order } { WORD($system, "w") } { NAME($system, form: "loc") }
fs-do-reveal = Odsłoń rozkaz { WORD($system, "w") } { NAME($system, form: "loc") }
fs-do-resolve = Wykonaj
fs-do-events = Połóż na talii Wydarzeń
fs-events-instead = Raczej na talię Wydarzeń
fs-do-resolve-as = Wykonaj jako { NAME($order, form: "acc") }
fs-do-move = { $unit } { WORD($from, "z") } { NAME($from, form: "gen") } { WORD($to, "do") } { NAME($to, form: "dir") }
fs-do-strike = Zaatakuj { NAME($world, form: "acc") } { WORD($void, "z") } { NAME($void, form: "gen") }
fs-do-destroy = Zniszcz { NAME($unit, form: "acc") } { WORD($area, "w") } { NAME($area, form: "loc") }
fs-do-destroy-routed = Zniszcz { WORD($unit, "gender") ->
        [f] rozbitą
        [mi] rozbity
        [n] rozbite
       *[other] rozbitego
    } { NAME($unit, form: "acc") } { WORD($area, "w") } { NAME($area, form: "loc") }
fs-do-buy-unit = Kup { NAME($unit, form: "acc") } { WORD($area, "do") } { NAME($area, form: "dir") }
fs-do-buy-unit-cache = Kup { NAME($unit, form: "acc") } { WORD($area, "do") } { NAME($area, form: "dir") }, wydając znacznik składu
fs-do-build = Zbuduj { NAME($structure, form: "acc") } { WORD($area, "w") } { NAME($area, form: "loc") }
fs-do-build-cache = Zbuduj { NAME($structure, form: "acc") } { WORD($area, "w") } { NAME($area, form: "loc") }, wydając znacznik składu
fs-do-buy-upgrade = Kup ulepszenie „{ $upgrade }”
fs-do-buy-cards = Kup ulepszenie „{ $card }” (zastąpi „{ $discarded }”)
# Ulepszenie za darmo.
fs-do-take-upgrade = Weź ulepszenie „{ $upgrade }”
fs-do-take-cards = Weź ulepszenie „{ $card }” (zastąpi „{ $discarded }”)
fs-do-asset = Weź { NAME($asset, form: "acc") }
fs-do-take-from = { NAME($asset, form: "start") } od { NAME($faction, form: "gen") }
fs-do-pick-order = { $order }
fs-do-ability = Użyj
fs-do-look = Obejrzyj swój rozkaz { WORD($system, "w") } { NAME($system, form: "loc") }, { $on ->
        [0] na spodzie stosu
        [one] nad jednym innym
       *[other] nad { $on } innymi
    }
fs-do-put-top = Połóż go na wierzchu stosu
fs-do-put-bottom = Połóż go na spodzie stosu
fs-do-choose-event = { $event }
fs-do-play-event = Użyj
fs-do-move-storm = Burza Osnowy { WORD($from, "z") } { NAME($from, form: "gen") } na { NAME($edge, form: "acc") }
fs-do-scheme = Użyj intrygi „{ $event }”
fs-do-upgrade = Użyj ulepszenia „{ $upgrade }”
fs-do-card = { $card }
fs-do-use = Użyj
fs-do-consent = Pozwól odrzucić kartę
fs-do-option = Efekt { $number }
fs-do-spend = Wydaj kość { NAME($icon, form: "gen") }
fs-do-icon = { NAME($icon, form: "start") }
fs-do-turn = Obróć kość { NAME($from, form: "gen") } na { NAME($to, form: "acc") }
fs-do-pick = { NAME($unit, form: "start") } { WORD($area, "w") } { NAME($area, form: "loc") }
fs-do-to = { NAME($area, form: "start") }
fs-do-in = { $system }
fs-do-pick-structure = { NAME($structure, form: "start") } { WORD($area, "w") } { NAME($area, form: "loc") }
fs-do-pick-card = { $card }
fs-do-reinforce = { $count ->
        [0] Żadnego
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    }
fs-do-hit = { NAME($unit, form: "start") }

## Koniec serii i to, czego się nie chce

fs-done = Nic więcej
fs-done-forces = Nie umieszczaj tu więcej
fs-done-ships = Koniec ruchu okrętów
fs-done-ground = Koniec ruchu jednostek lądowych
fs-done-strike = Nie atakuj
fs-done-declare = Rzuć kośćmi
fs-done-dice = Zostaw kości bez zmian
fs-done-units = Koniec zakupu jednostek
fs-done-structure = Nie kupuj budowli
fs-done-upgrades = Koniec zakupu ulepszeń
fs-done-ability = Nie używaj
fs-done-storm = Nie przesuwaj żadnej Burzy
fs-done-event = Nie używaj
fs-done-window = Niczego nie używaj
fs-decline = Zrezygnuj
fs-decline-ability = Nie używaj
fs-decline-ambushed = Pozwól zniszczyć jednostkę

## Przygotowanie rozgrywki

fs-not-introductory = { $faction } – tej frakcji nie ma na planszy wprowadzającej dla { $players } graczy.

## Dlaczego nie

fs-why-no-presence = Nie masz niczego { WORD($system, "w") } { NAME($system, form: "loc") } ani obok. Wystarczyłaby jedna jednostka { WORD($beside, "w") } { NAME($beside, form: "loc") }.
fs-why-far = Nie masz niczego { WORD($system, "w") } { NAME($system, form: "loc") }.
fs-why-no-order = Wszystkie twoje { NAME($order, form: "many") } są na planszy.
fs-why-covered = Twój rozkaz { WORD($system, "w") } { NAME($system, form: "loc") } leży pod { $seat ->
        [you] innym { AS($seat, "twoim") }
       *[other] rozkazem { NAME($seat, form: "gen") }
    }. Można go odsłonić dopiero wtedy, gdy nic na nim nie leży.
fs-why-not-your-stack = Nie masz rozkazu { WORD($system, "w") } { NAME($system, form: "loc") }.
fs-why-assets-full = Masz już { $most }; więcej mieć nie można.
fs-why-assets-out = W zapasie nie ma już żadnego.
fs-why-storm-moved = Ta Burza Osnowy była już w tej fazie przesunięta.
fs-why-storm-stuck = Kartą „{ $event }” nie można przesunąć tej Burzy: na drodze jest inna Burza albo brzeg planszy.
fs-why-retreat-worlds = Jednostki lądowe wycofują się na światy.
fs-why-retreat-voids = Okręty wycofują się do próżni.
fs-why-retreat-origin = Żadna z twoich jednostek nie przybyła { WORD($area, "z") } { NAME($area, form: "gen") }. Atakujące jednostki wracają tam, skąd przybyła któraś z nich.
fs-why-retreat-enemy = { NAME($area, form: "start") } – ten teren należy do kogoś innego.
fs-why-retreat-far = { NAME($area, form: "start") } – ten teren nie leży w tym systemie ani obok.
fs-why-retreat-whence = Stamtąd przybyły atakujące jednostki.
fs-why-retreat-friendly = Masz przyjazny teren, na który możesz się wycofać, więc musisz wybrać przyjazny.
fs-why-retreat-path = Żadna ścieżka nie prowadzi { WORD($area, "do") } { NAME($area, form: "dir") }: potrzebne są przyjazne tereny, bez Burzy po drodze.
fs-why-not-active = Jednostki przemieszczają się tylko { WORD($system, "do") } { NAME($system, form: "dir") }, gdzie leży rozkaz.
fs-why-ships-voids = Okręty przemieszczają się do próżni. Jednostki lądowe ruszą w następnym kroku.
fs-why-ground-worlds = Jednostki lądowe stoją tylko na światach.
fs-why-second-clash = Atakujesz już { NAME($area, form: "acc") }. Jeden rozkaz to jedna walka.
fs-why-five = { NAME($area, form: "start") } – tu stoi już { $most } twoich jednostek; więcej po ruchu stać nie może.
fs-why-no-ship-for = Żaden twój okręt nie może się przemieścić { WORD($area, "do") } { NAME($area, form: "dir") }. Wystarczyłby jeden nierozbity w tym systemie lub sąsiadującym.
fs-why-no-path-to = Żadna ścieżka nie prowadzi { WORD($area, "do") } { NAME($area, form: "dir") }. Na całej drodze potrzebne są przyjazne tereny; próżnia z twoim okrętem jest przyjazna.
fs-why-ships-first = Najpierw ruszają się okręty. Jednostki lądowe ruszą w następnym kroku.
fs-why-ships-moved = Ruch okrętów już był. Teraz kolej na jednostki lądowe.
fs-why-routed = Rozbite jednostki się nie ruszają. Reorganizują się w fazie Uzupełnień.
fs-why-not-beside = { $system } – ten system nie sąsiaduje { WORD($active, "z") } { NAME($active, form: "ins") }.
fs-why-other-neighbour = Twoje jednostki przybywają { WORD($other, "z") } { NAME($other, form: "gen") }. Ruszyć mogą teraz tylko te stamtąd i te, które stoją { WORD($active, "w") } { NAME($active, form: "loc") }.
fs-why-has-moved = Ta jednostka już się ruszyła podczas tego rozkazu.
fs-why-storm = Między { NAME($system, form: "ins") } a { NAME($active, form: "ins") } leży Burza Osnowy.
fs-why-no-void = Żadna próżnia { WORD($system, "w") } { NAME($system, form: "loc") } nie pomieści tej jednostki.
fs-why-no-path = Żadna ścieżka nie prowadzi { WORD($area, "z") } { NAME($area, form: "gen") } { WORD($system, "do") } { NAME($system, form: "dir") }. Na całej drodze potrzebne są przyjazne tereny; próżnia z twoim okrętem jest przyjazna.
fs-why-strike-active = Okręty atakują tylko światy { WORD($system, "w") } { NAME($system, form: "loc") }, gdzie leży rozkaz.
fs-why-strike-void = Nie masz nierozbitego okrętu { WORD($area, "w") } { NAME($area, form: "loc") } obok wrogiego świata.
fs-why-strike-enemy = { NAME($area, form: "start") } – ten świat nie należy do wroga.
fs-why-strike-ships = Nie masz nierozbitego okrętu w próżni sąsiadującej { WORD($area, "z") } { NAME($area, form: "ins") }.
fs-why-strike-bastion = { NAME($area, form: "start") } – bastion chroni ten świat przed atakiem orbitalnym. Bastion można ominąć dzięki ulepszeniu rozkazu.
fs-why-not-full = { NAME($area, form: "start") } – pojemność { $room } nie jest tu przekroczona.
fs-why-structures-later = Budowle kupuje się po jednostkach.
fs-why-no-figure = { $unit } – wszystkie twoje figurki tego rodzaju są na planszy.
fs-why-level = Potrzebny jest poziom dowodzenia { $needs }; masz { $level }. Podnosi go każde miasto, a znacznik kuźni obniża wymaganie o jeden.
fs-why-forge = Kosztuje { $needs ->
        [one] { $needs } znacznik kuźni
        [few] { $needs } znaczniki kuźni
       *[many] { $needs } znaczników kuźni
    }; masz { $forges }. Daje je Dominacja.
fs-why-no-void-here = Żadna próżnia tego systemu nie jest twoja ani wolna.
fs-why-no-world-here = Żaden świat tego systemu nie jest twój ani wolny.
fs-why-materiel = Kosztuje { $price ->
        [one] { $price } materiał
        [few] { $price } materiały
       *[many] { $price } materiałów
    }; masz { $has }.
fs-why-deploy-active = Zakupy trafiają { WORD($system, "do") } { NAME($system, form: "dir") }, gdzie leży rozkaz.
fs-why-deploy-enemy = { NAME($area, form: "start") } – ten teren należy do kogoś innego. Jednostki trafiają na tereny twoje lub wolne.
fs-why-units-over = Jednostki kupuje się przed budowlą.
fs-why-no-control = Nie masz już znacznika kontroli.
fs-why-no-structure = W zapasie nie ma już { NAME($structure, form: "gen-many") }.
fs-why-no-site = Nie masz { WORD($system, "w") } { NAME($system, form: "loc") } świata bez budowli.
fs-why-structure-void = Budowle stoją na światach.
fs-why-structure-friendly = { NAME($area, form: "start") } – ten świat nie jest twój.
fs-why-structure-there = { NAME($area, form: "start") } – tu już stoi budowla. Miejsce jest na jedną.
fs-why-strategize-absent = Nie masz jednostki ani budowli { WORD($system, "w") } { NAME($system, form: "loc") }.
fs-why-one-upgrade = Ulepszenie tego rodzaju kupiono już podczas tego rozkazu: rozkaz pozwala na jedno.
fs-why-idle = Teraz niczego by to nie zmieniło.
fs-why-upgrade-used = To ulepszenie było już użyte w tej rundzie. Każde działa raz na rundę.
fs-idle-materiel = Twoja zdolność kosztuje { $price ->
        [one] { $price } materiał
        [few] { $price } materiały
       *[many] { $price } materiałów
    }; masz { $has }.
fs-idle-nobody = Twoja zdolność nic by nie dała: { WORD($system, "w") } { NAME($system, form: "loc") } nie masz jednostki, którą można zastąpić ({ LIST($units, type: "or") }).
fs-idle-no-figure = Twoja zdolność nic by nie dała: w twoim zapasie nie ma już figurki ({ LIST($units, type: "or") }).
fs-idle-no-unit = Twoja zdolność nic by nie dała: { WORD($system, "w") } { NAME($system, form: "loc") } nie masz odpowiedniej nierozbitej jednostki.
fs-idle-nowhere = Twoja zdolność nic by nie dała: żadna jednostka { WORD($system, "w") } { NAME($system, form: "loc") } nie ma świata, na który mogłaby trafić.
fs-idle-no-world = Twoja zdolność nic by nie dała: żaden świat { WORD($system, "w") } { NAME($system, form: "loc") } nie jest twój ani wolny.
fs-why-upgrade-level = Potrzebny jest poziom dowodzenia { $needs }; masz { $level }. Twój podnosi każde miasto.
