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
    .fair-title = Od razu wyrównana
    .fair-told = Wyrównana plansza, ułożona od razu
    .introductory-title = Na pierwszą grę
    .introductory-told = Plansza pierwszej gry, z jej frakcjami
option-forbidden-stars-factions = Frakcje
    .help = Miejsca bez umówionej frakcji wybierają ją po kolei albo wszystkie rozdaje los (FS-SET-28).
    .choose = wybór
    .random = losowo
    .title = Frakcje
    .choose-title = Do wyboru
    .random-title = Rozdaje los
    .random-told = Frakcje rozdaje los
option-forbidden-stars-own_orders = Własne przykryte rozkazy
    .help = Czy gracze widzą swoje rozkazy także pod innymi znacznikami, czy muszą je pamiętać, jak w drukowanych zasadach (FS-STK-04, FS-AMB-54).
    .strict = z pamięci
    .recall = widoczne
    .recall-title = Widać własne przykryte rozkazy
    .recall-note = pomoc dla pamięci
    .recall-told = Gracze widzą swoje rozkazy pod innymi znacznikami

## Cechy

feature-forbidden-stars-collected = zebrane własne znaczniki celów, jako część potrzebnych
feature-forbidden-stars-held = własne znaczniki celów na przyjaznych światach, jako część potrzebnych
feature-forbidden-stars-near = jak blisko pozostałych własnych znaczników celów są jednostki lądowe
feature-forbidden-stars-siege = na ile mogłyby je zdobyć
feature-forbidden-stars-denied = cudze znaczniki celów na przyjaznych światach
feature-forbidden-stars-worlds = przyjazne światy
feature-forbidden-stars-income = materiały, które dają w rundzie
feature-forbidden-stars-materiel = materiały na liczniku
feature-forbidden-stars-army = jednostki lądowe, według kosztu
feature-forbidden-stars-fleet = okręty, według kosztu
feature-forbidden-stars-routed = rozbite jednostki, według kosztu
feature-forbidden-stars-command = poziom dowodzenia, najwyżej 3
feature-forbidden-stars-factories = fabryki, najwyżej 3
feature-forbidden-stars-bastions = bastiony
feature-forbidden-stars-assets = znaczniki zasobów
feature-forbidden-stars-training = ulepszenia w talii Walki, według poziomu
feature-forbidden-stars-upgrades = ulepszenia rozkazów
feature-forbidden-stars-schemes = intrygi w obszarze gry
feature-forbidden-stars-orders = własne rozkazy jeszcze na planszy
feature-forbidden-stars-footing = jak daleko do utraty ostatniego świata
