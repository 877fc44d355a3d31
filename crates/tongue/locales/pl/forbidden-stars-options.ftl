# Opcje i cechy gry Zakazane Gwiazdy: RODZAJ-GRA-KLUCZ.
#
# option-…   jej nazwa; .help o czym decyduje, z zasadą; i każda z jej wartości pod swoją nazwą
#            .title stoi nad opcją w formularzu nowej gry, .V-title to tam wartość V,
#            .V-note co ona znaczy, .V-told na co się umówiono, gdy jest wybrana
# feature-…  co się liczy, dla tych, którzy stroją boty

## Opcje

option-forbidden-stars-board = Plansza
    .help = Planszę układają gracze (FS-SET-08) albo od razu powstaje wyrównana, według tych samych zasad i bez pytań, albo jest to plansza pierwszej gry, z jej frakcjami (FS-SET-25).
    .manual = ręcznie
    .fair = wyrównana
    .introductory = wprowadzająca
    .title = Plansza
    .manual-title = Układają ją gracze
    .manual-note = każdy po kolei układa własne kafle
    .fair-title = Od razu wyrównana
    .fair-note = według zasad budowy, bez pytań
    .fair-told = Wyrównana plansza, ułożona od razu
    .introductory-title = Na pierwszą grę
    .introductory-note = jak w instrukcji, z jej frakcjami
    .introductory-told = Plansza pierwszej gry, z jej frakcjami
option-forbidden-stars-factions = Frakcje
    .help = Gracze bez ustalonej frakcji wybierają ją po kolei albo wszystkie frakcje są losowane (FS-SET-28).
    .choose = wybór
    .random = losowo
    .title = Frakcje
    .choose-title = Do wyboru
    .random-title = Losowane
    .random-told = Frakcje są losowane
option-forbidden-stars-own_orders = Własne przykryte rozkazy
    .help = Czy gracze widzą swoje rozkazy także pod innymi znacznikami, czy muszą je pamiętać, jak w drukowanych zasadach (FS-STK-04, FS-AMB-54).
    .strict = z pamięci
    .recall = widoczne
    .recall-title = Widać własne przykryte rozkazy
    .recall-note = pomoc dla pamięci
    .recall-told = Gracze widzą swoje rozkazy pod innymi znacznikami
option-forbidden-stars-attacker_retreat = Wycofanie umieszczonych jednostek
    .help = Czy atakujące jednostki, które umieściła karta, wycofują się razem z tymi, które przybyły dzięki rozkazowi, czy zostają zniszczone (FS-AMB-01).
    .together = razem z innymi
    .unit_by_unit = zniszczone
option-forbidden-stars-ground_paths = Ścieżki jednostek lądowych
    .help = Czy ścieżki ustala się po ruchu okrętów tego samego rozkazu, tak że okręty służą za mosty, czy przed nim (FS-AMB-05).
    .after_ships = po okrętach
    .before_ships = przed okrętami
option-forbidden-stars-damage_in_round = Obrażenia w rundzie
    .help = Czy obrażenia z dwóch kroków ustalania obrażeń jednej rundy walki sumują się na jednostce, czy każdy krok liczy się osobno (FS-AMB-13).
    .adds_up = sumują się
    .each_step = każdy krok osobno
option-forbidden-stars-discarded_events = Niewybrane wydarzenia
    .help = Czy pociągnięte i niewybrane karty Wydarzeń pokazuje się innym (FS-AMB-23).
    .shown = pokazywane
    .hidden = ukryte
option-forbidden-stars-storm_icons = Symbole Burzy Osnowy
    .help = Czy symbol z karty Wydarzeń obraca się tak, jak leży Burza, czy zostaje pionowo (FS-AMB-25).
    .turned = obracany
    .upright = pionowo
option-forbidden-stars-elimination_check = Eliminacja
    .help = Kiedy odpada gracz bez przyjaznego świata: po każdym rozkazie i wydarzeniu czy dopiero w fazie Uzupełnień (FS-AMB-30).
    .after_effect = po każdym rozkazie
    .refresh_phase = w fazie Uzupełnień
option-forbidden-stars-void_consent = Zgoda bez karty
    .help = Czy gracz bez odkrytej karty może się zgodzić na jej utratę na rzecz karty „Psioniczna lanca” (FS-AMB-57).
    .counts = liczy się
    .needs_card = wymaga karty

## Cechy

feature-forbidden-stars-collected = zebrane własne znaczniki celów, jako część potrzebnych
    .gain = Więcej zebranych celów
feature-forbidden-stars-held = własne znaczniki celów na przyjaznych światach, jako część potrzebnych
    .gain = Więcej zajętych światów z twoimi celami
feature-forbidden-stars-near = jak blisko pozostałych własnych znaczników celów są jednostki lądowe
    .gain = Jednostki lądowe bliżej twoich celów
feature-forbidden-stars-siege = na ile jednostki lądowe mogłyby zdobyć te znaczniki
    .gain = Większa siła tam, gdzie leżą twoje cele
feature-forbidden-stars-denied = cudze znaczniki celów na przyjaznych światach
    .gain = Więcej celów odebranych innym
feature-forbidden-stars-worlds = przyjazne światy
    .gain = Więcej światów
feature-forbidden-stars-income = materiały, które w rundzie dają przyjazne światy
    .gain = Więcej materiałów na rundę
feature-forbidden-stars-materiel = materiały na liczniku
    .gain = Zostaje więcej materiałów
feature-forbidden-stars-army = jednostki lądowe, według kosztu
    .gain = Zostaje więcej jednostek lądowych
feature-forbidden-stars-fleet = okręty, według kosztu
    .gain = Zostaje więcej okrętów
feature-forbidden-stars-routed = rozbite jednostki, według kosztu
    .gain = Więcej rozbitych jednostek, które się zbiorą
feature-forbidden-stars-command = poziom dowodzenia, najwyżej 3
    .gain = Wyższy poziom dowodzenia
feature-forbidden-stars-factories = fabryki, najwyżej 3
    .gain = Więcej fabryk
feature-forbidden-stars-bastions = bastiony
    .gain = Więcej bastionów
feature-forbidden-stars-assets = znaczniki zasobów
    .gain = Więcej znaczników zasobów
feature-forbidden-stars-training = ulepszenia w talii Walki, według poziomu
    .gain = Lepsza talia Walki
feature-forbidden-stars-upgrades = ulepszenia rozkazów
    .gain = Więcej ulepszeń rozkazów
feature-forbidden-stars-schemes = intrygi w obszarze gry
    .gain = Więcej intryg w grze
feature-forbidden-stars-orders = własne rozkazy jeszcze na planszy
    .gain = Więcej rozkazów jeszcze do wykonania
feature-forbidden-stars-footing = jak daleko do utraty ostatniego świata
    .gain = Dalej od utraty ostatniego świata
