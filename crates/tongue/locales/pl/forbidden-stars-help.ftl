# Zakazane Gwiazdy: co przemawia za odpowiedzią, o co chodziło botowi, jak może pójść walka.
# $seat i $owner to gracze, do samych siebie w drugiej osobie; $area to teren w słowach, $system, $unit, $structure … to nazwy.

## Co przemawia za odpowiedzią

fs-reason-objective = Jeden z twoich celów leży { WORD($area, "w") } { NAME($area, form: "loc") }: masz { $have } z { $need } potrzebnych.
fs-reason-denies = Cel { NAME($owner, form: "gen") } leży { WORD($area, "w") } { NAME($area, form: "loc") }: dopóki trzymasz ten świat, nikt tego celu nie zbierze.
fs-reason-materiel = Dostajesz { $count ->
        [one] { $count } materiał
        [few] { $count } materiały
       *[many] { $count } materiałów
    } na rundę { WORD($area, "z") } { NAME($area, form: "gen") }.
fs-reason-free = Nikt nie kontroluje { NAME($area, form: "gen") }.
fs-reason-keeps = Szansa, że po rozkazach tej rundy trzymasz { NAME($area, form: "acc") }: { $chance }%.
# $units: „2 Kultystów”, kilka takich.
fs-reason-held = { NAME($owner, form: "start") } { WORD($owner, "number") ->
        [pl] trzymają
       *[other] trzyma
    } { NAME($area, form: "acc") }: { $units }.
fs-reason-unguarded = { NAME($area, form: "start") }: stoją tam tylko budowle { NAME($owner, form: "gen") }, bez jednostek.
# Ile walk na 10 jest wygranych.
fs-reason-odds = { $wins ->
        [0] Prawie nigdy nie wygrywasz walki o { NAME($area, form: "acc") }.
        [10] Wygrywasz prawie każdą walkę o { NAME($area, form: "acc") }.
       *[other] Wygrywasz mniej więcej { $wins } na 10 walk o { NAME($area, form: "acc") }.
    }
fs-reason-event = Zwykle trafia na twoją talię Wydarzeń: o jedną kartę więcej do wyboru.
# $assets: „2 znaczniki kuźni”, kilka takich.
fs-reason-assets = Daje ci { NAME($assets, form: "acc") }.
fs-reason-ability = Pozwala ci użyć zdolności frakcji.
fs-reason-units = Zwykle pozwala kupić jednostki { WORD($system, "w") } { NAME($system, form: "loc") }.
fs-reason-cards = Zwykle ulepsza twoją talię Walki.
fs-reason-upgrade = Zwykle pozwala kupić ulepszenie rozkazu.
fs-reason-builds = Zwykle pozwala zbudować { NAME($structure, form: "acc") }.
fs-reason-strike = Zwykle kończy się atakiem orbitalnym na { NAME($area, form: "acc") }.
fs-reason-city = Z jeszcze jednym miastem twój poziom dowodzenia wyniesie { $level }.
fs-reason-factory = Gdzie masz fabrykę, możesz rozmieszczać jednostki; na dużym świecie więcej naraz.
fs-reason-bastion = Bastion walczy u boku twoich jednostek, nie można go rozbić i chroni przed atakami orbitalnymi.
fs-reason-unit = { NAME($unit, form: "start") } wnosi do walki { $combat ->
        [one] { $combat } kość
       *[other] { $combat } kości
    }, ma { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
    } i dodaje { $morale } morale.
# Słowa karty.
fs-reason-text = { NAME($what, form: "text") }
# $icons: „2 × atak”, kilka takich.
fs-reason-icons = Jej symbole: { $icons }.
fs-reason-no-icons = Karta nie ma symboli; działa tylko jej zdolność.
fs-reason-ability-works = Zdolność jednostki działa. Wymaganie spełnia: { $units }.
# Czyj rozkaz leży pod spodem.
fs-reason-sequence = Rozkaz { WORD($system, "w") } { NAME($system, form: "loc") } zostanie wykonany przed { $beneath ->
        [you] twoim własnym rozkazem
       *[other] rozkazem { NAME($beneath, form: "gen") }
    } pod spodem.

## O co chodziło botowi

# $what: jedno z następnych.
fs-aim = { $seat ->
        [you] { AS($seat, "Kładziesz") }
       *[other] { NAME($seat, form: "start") } { WORD($seat, "number") ->
            [pl] kładą
           *[other] kładzie
        }
    } { NAME($order, form: "acc") } { WORD($system, "w") } { NAME($system, form: "loc") }, { $what }.
fs-aim-event = licząc tylko na kartę Wydarzeń
fs-aim-assets = by zyskać znaczniki zasobów
fs-aim-units = by kupić jednostki
fs-aim-cards = by ulepszyć talię Walki
fs-aim-upgrade = by kupić ulepszenie rozkazu
fs-aim-structure = by zbudować { NAME($structure, form: "acc") }
fs-aim-strike = by zaatakować z orbity { NAME($area, form: "acc") }
fs-aim-take = by zająć { NAME($area, form: "acc") }
fs-aim-take-objective = by zająć { NAME($area, form: "acc") } i zdobyć leżący tam własny cel
fs-aim-attack = by zaatakować { NAME($area, form: "acc") }
fs-aim-attack-objective = by zaatakować { NAME($area, form: "acc") } i zdobyć leżący tam własny cel

## Walki

fs-battle = walka
    .gen = walki
    .loc-many = walkach
    .won = Szansa na wygranie walki
fs-battles = Walki
# Gdzie toczyła się walka, jeżeli nie można tego powiedzieć.
fs-somewhere = jakiś teren
    .gen = jakiegoś terenu
    .acc = jakiś teren
    .ins = jakimś terenem
    .loc = jakimś terenie
    .dir = jakiś teren
    .w = na
    .do = na
    .z = z

## Strona pomocy: walka w pięciu krokach i legenda

fs-help-combat = Walka w minutę
fs-combat-dice = Obie strony rzucają kośćmi za swoje jednostki, ciągną po pięć kart Walki i mogą wprowadzić znaczniki posiłków.
fs-combat-cards = Najwyżej trzy razy obie strony kładą po zakrytej karcie. Najpierw rozpatruje się kartę atakującego: jej symbole się liczą, a zdolność jednostki działa, jeżeli jest tam nierozbita jednostka spośród wymienionych.
fs-combat-damage = Atak minus obrona drugiej strony to obrażenia. Jednostka, która otrzyma ich mniej, niż ma życia, zostaje rozbita; jeżeli tyle samo lub więcej – zniszczona.
fs-combat-morale = Jeżeli trzy rundy walki nie przyniosą rozstrzygnięcia, decyduje morale: z kości, kart, nierozbitych jednostek i bastionów. Przy remisie wygrywa obrońca.
fs-combat-retreat = Przegrany wycofuje swoje jednostki, które zostają rozbite, albo je traci; zwycięski atakujący przejmuje budowle.
fs-legend-owners = Właściciele: każdy ma swoją barwę, znak i kreskowanie
fs-legend-signs = Symbole
fs-legend-units = Jednostki
