# StarCraft: scena bitwy.
# $vh to miejsce słów dla tych, którzy nie widzą strony, $bold pogrubionych; mówi się je przez AS.

## Kroki bitwy: krótkie słowa w rzędzie

sc-step-order = Rozkaz
sc-step-abilities = Zdolności
sc-step-draw = Ciągnięcie
sc-step-pairs = Pary
sc-step-support = Wsparcie
sc-step-cards = Karty
sc-step-skirmishes = Potyczki
sc-step-splash = Obszarowe
sc-step-retreat = Odwrót
sc-step-done = { $step }{ AS($vh, " (gotowe)") }
# Potyczki.
sc-step-so-many = gotowe: { $done } z { $all }
# Potyczki, w których strona ma karty.
sc-step-laid = położone: { $done } z { $all }
sc-battle-steps = Kroki bitwy

## Co obowiązuje w całej bitwie

sc-battle-about = O tej bitwie
sc-battle-title = Bitwa o { NAME($area, form: "acc") }
sc-battle-to-map = Pokaż galaktykę
sc-battle-to-stage = Pokaż bitwę
# Przycisk, który otwiera to, co obowiązuje w całej bitwie.
sc-battle-details = Szczegóły
sc-battle-skirmishes = Potyczki
sc-battle-minerals = teren z minerałami, { $amount }, limit jednostek { $limit }
sc-battle-gas = teren z gazem, { $amount }, limit jednostek { $limit }
sc-battle-conquest = teren z punktami podboju, { $amount }, limit jednostek { $limit }
sc-battle-strategic = teren strategiczny, limit jednostek { $limit }
# Tyle jednostek danej strony.
sc-battle-attack = { $count ->
        [one] { $count } atakuje
        [few] { $count } atakują
       *[many] { $count } atakuje
    }
sc-battle-defend = { $count ->
        [one] { $count } broni się
        [few] { $count } bronią się
       *[many] { $count } broni się
    }
# Przed „2 : 1”.
sc-battle-lost = Straty
sc-battle-order = Rozkaz
sc-battle-draws-more = jeszcze { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    } do pociągnięcia
# Co strona ma w każdej potyczce; $amount ze znakiem.
sc-battle-more-attack = { $amount } do ataku
sc-battle-more-health = { $amount } do życia
sc-battle-detector = wykrywacz
sc-battle-always = w każdej potyczce
# Karty, których obrażenia obszarowe dopiero nadejdą.
sc-battle-splash = Oczekujące obrażenia obszarowe
sc-battle-no-splash = brak
sc-battle-kept = { $seat ->
        [you] { AS($seat, "Twoja") } karta: { $card }
       *[other] Karta { NAME($seat, form: "gen") }: { $card }
    }
sc-battle-if-won = { AS($bold, "Jeżeli atak się powiedzie") }, zostaje tu najwyżej { $limit } z atakujących jednostek, a reszta razem przeprowadza odwrót.
sc-battle-if-both = { AS($bold, "Jeżeli obie strony przetrwają") }, odwrót przeprowadzają jednostki atakującego, chyba że bronią się już tylko jednostki z asystą.

## Potyczki i ci, którzy ich nie mają

sc-lane-number = Potyczka { $number }
sc-lane-done = gotowe
sc-lane-now = teraz
sc-lane-choose = wybierz kartę
sc-lane-laid = karta położona
sc-lane-to-come = później
# W miejscu, gdzie położy się kartę.
sc-lane-slot = karta
# Nad jednostkami bez potyczki, i na co czekają.
sc-lane-both = Obie strony
sc-lane-unpaired = Jeszcze bez pary
sc-lane-unsent = Jeszcze bez przydziału
sc-lane-without = Bez potyczki
sc-lane-abilities = Zanim pociągnie się karty, każda strona może użyć jednej zdolności.
sc-lane-draws = Obie strony ciągną karty Walki.
sc-lane-pairs = Atakujący łączy jednostki w pary, aż jednej ze stron ich zabraknie.
sc-lane-supports = Każda inna jednostka staje za jednostką na linii frontu.
sc-lane-over = Dla nich bitwa się skończyła.
sc-lane-attacks = { $seat ->
        [you] { AS($seat, "Atakujesz") }
       *[other] { NAME($seat, form: "start") } atakuje
    }
sc-lane-defends = { $seat ->
        [you] { AS($seat, "Bronisz się") }
       *[other] { NAME($seat, form: "start") } się broni
    }
sc-lane-nobody = nikt
sc-lane-cards = { $hand } na ręce, { $deck } w talii
sc-lane-secret = { $count ->
        [one] widzisz ją tylko ty
       *[other] widzisz je tylko ty
    }
sc-lane-unseen = z talii, w ciemno
# Obok jednostki, nad którą przejęto kontrolę: karta jest z talii jej pierwszego właściciela.
sc-lane-lent = { $owner ->
        [you] z { AS($owner, "twojej") } talii
       *[other] z talii { NAME($owner, form: "gen") }
    }
sc-card-back = Zakryta karta { NAME($player, form: "gen") }

## Jednostki

sc-piece-flying = latająca
sc-piece-ground = lądowa
sc-piece-assists = asysta
sc-piece-cloaked = kamuflaż
sc-piece-destroyed = zniszczona
sc-piece-leaves = musi odejść
sc-piece-away = wycofana
sc-piece-taken = przejęta
# Jednostka, nad którą przejęto kontrolę: czyja była.
sc-piece-of = { NAME($owner, form: "gen") }

## Atak przeciw życiu

sc-clash = { NAME($player, form: "start") }, atak { $attack } przeciw życiu { $health }:
sc-clash-none-placed = Jeszcze bez kart.
sc-clash-one-placed = Jedna strona położyła karty.
sc-clash-both-placed = Obie strony odsłaniają karty jednocześnie.
# Co z tego wynika albo by wynikło.
sc-clash-would-hold = { $unit } wytrzyma
sc-clash-would-fall = { $unit } zginie
sc-clash-would-fall-behind = { $unit } poza zasięgiem: zginie jednostka wspierająca
sc-clash-no-target = Wystarcza, ale nie ma czego wziąć na cel
sc-clash-holds = { $unit } wytrzymuje
sc-clash-destroyed = { $unit } ginie
sc-clash-cloaked = Trafienie, ale { $unit } ma kamuflaż: może się wycofać
sc-clash-away = { $unit } się wycofuje
sc-clash-taken = { $unit } zmienia stronę
# $loss: sc-clash-destroyed.
sc-clash-behind = { $unit } poza zasięgiem: { $loss }
sc-clash-choosing = { $unit } poza zasięgiem: { AS($bold, "ginie jednostka wspierająca") }

## Z czego składają się atak i życie

sc-terms-attack = Atak
sc-terms-health = Życie
# Przed obiema sumami: ile wynoszą atak i życie w tej potyczce.
sc-terms-there = razem
# Skąd bierze się składnik, w dwóch, trzech słowach. $card: technologia albo jedno z dwóch ostatnich.
sc-reason-major = karta
sc-reason-minor = mniejsza wartość
sc-reason-order = rozkaz specjalny
sc-reason-events = karta Wydarzeń
sc-reason-unmet = { $card }: nie tutaj
sc-reason-blind = { $unit } nie sięga celu
sc-reason-set = ustala: { $card }
sc-reason-left-out = { $card }: nie pasuje
sc-reason-text = tekst karty
sc-reason-reinforcement = wzmocnienie

## Co karty z ręki zdziałają w potyczce

# Nad wartościami kart, które wróg może tam mieć: te, które pokazują jednostkę, albo jakiekolwiek.
sc-foreseen-unseen = { $unit }: karty jeszcze niewidziane
sc-foreseen-any = Może tam leżeć każda z nich
sc-foreseen-choose = Wybierz kartę z ręki.
# Przeciw $yes z $all kart, które może mieć wróg.
sc-foreseen-kills = { $yes ->
        [0] Nic nie niszczy
       *[other] Niszczy przy { $yes } z { $all }
    }
sc-foreseen-holds = { $yes ->
        [0] Nie wytrzyma
       *[other] Wytrzyma przy { $yes } z { $all }
    }
# Pod „Twoja ręka”: dla własnej jednostki.
sc-hand-for = { $unit } przeciw { NAME($enemy, form: "dat") }: co daje tam każda karta i przy ilu niewidzianych kartach wroga niszczy i wytrzymuje.
# Nad grupami kart.
sc-hand-cards = twoje karty
sc-hand-offered = do wyboru
sc-hand-fits = większe wartości
sc-hand-fits-not = mniejsze wartości
sc-hand-joins = można dodać
sc-hand-joins-not = nie pasuje
sc-hand-then = dodasz potem
sc-hand-rest = nie teraz
sc-hand-or = lub
# Na karcie, przed rzędem kostek, po jednej na każdą kartę, którą może mieć wróg.
sc-hand-kills = niszczy
sc-hand-holds = wytrzyma
sc-hand-gives = Daje tam atak { $attack } i życie { $health }.
sc-hand-may-join = można dodać do położonej karty
sc-hand-no-unit = nie pasuje tu do jednostki
sc-hand-deck = Wierzch talii, w ciemno

## Pokaz bitwy

# Przycisk.
sc-shown-look = Zobacz jeszcze raz bitwę o { NAME($area, form: "acc") }
sc-shown-who = { $attacker ->
        [you] { AS($attacker, "Atakujesz") } { NAME($defender, form: "acc") }.
       *[other] { $defender ->
            [you] { NAME($attacker, form: "start") } atakuje { AS($defender, "ciebie") }.
           *[other] { NAME($attacker, form: "start") } atakuje { NAME($defender, form: "acc") }.
        }
    }
sc-shown-takes = { $seat ->
        [you] { AS($seat, "Zajmujesz") }
       *[other] { NAME($seat, form: "start") } zajmuje
    } { NAME($area, form: "acc") }
sc-shown-holds = { $seat ->
        [you] { AS($seat, "Utrzymujesz") }
       *[other] { NAME($seat, form: "start") } utrzymuje
    } { NAME($area, form: "acc") }
sc-shown-nobody = Na { NAME($area, form: "loc") } nie zostaje nikt
# Jak poszło, w jednym wierszu.
sc-shown-sum = { $skirmishes ->
        [0] Bez potyczek
        [one] Jedna potyczka
        [few] { $skirmishes } potyczki
       *[many] { $skirmishes } potyczek
    }; straty: atakujący { $attackers }, obrońca { $defenders }.
# Co to znaczy: każde stoi za tym, czyje jest.
sc-means-income = Dochód
sc-means-resource = { $what } na rundę
sc-means-points = { $points ->
        [one] { $points } punkt podboju
        [few] { $points } punkty podboju
       *[many] { $points } punktów podboju
    } na rundę
sc-means-strategic = teren strategiczny: bez dochodu
sc-means-route = Szlak
sc-means-routes = transportowce, cel: { $planets }
sc-means-no-route = stąd żadnych transportowców
sc-means-control = Kontrola
sc-means-areas = { $held } z { $all } terenów na { NAME($planet, form: "loc") }
sc-means-goal = Cel
sc-means-goal-has = { $goal }: { $have } z { $need }
sc-means-base = Baza
sc-means-base-stands = baza stoi
sc-means-no-base = żadnej w grze
sc-shown-called-off = { $seat ->
        [you] { AS($seat, "Odwołujesz") }
       *[other] { NAME($seat, form: "start") } odwołuje
    } bitwę.
# Tyle jednostek.
sc-shown-stays = { $seat ->
        [you] { AS($seat, "Zostawiasz") } tam { $count ->
            [one] { $count } jednostkę
            [few] { $count } jednostki
           *[many] { $count } jednostek
        }.
       *[other] { NAME($seat, form: "start") } zostawia tam { $count ->
            [one] { $count } jednostkę
            [few] { $count } jednostki
           *[many] { $count } jednostek
        }.
    }
sc-shown-retreats = odwrót na { NAME($area, form: "acc") }
