# Zakazane Gwiazdy: leksykon. $faction to frakcja, $order rozkaz, według nazwy.

## Spis

fs-ref-factions = Frakcje
fs-ref-compared = Porównanie jednostek
fs-ref-faction = Frakcja
fs-ref-units = Jednostki { NAME($faction, form: "gen") }
fs-ref-structures = Budowle i znaczniki
fs-ref-orders = Rozkazy
fs-ref-cards = Karty Walki { NAME($faction, form: "gen") }
fs-ref-upgrades = Ulepszenia rozkazów { NAME($faction, form: "gen") }
fs-ref-events = Karty Wydarzeń { NAME($faction, form: "gen") }
fs-ref-systems = Systemy

## Czym jest rzecz

fs-ref-structure = Budowla
fs-ref-ship = Okręt { NAME($faction, form: "gen") }
fs-ref-ground = Jednostka lądowa { NAME($faction, form: "gen") }
fs-ref-order = Rozkaz
fs-ref-asset = Znacznik zasobu
fs-ref-card = Karta Walki { NAME($faction, form: "gen") }
fs-ref-card-upgrade = Ulepszenie walki { NAME($faction, form: "gen") }
fs-ref-upgrade = Ulepszenie rozkazu { NAME($faction, form: "gen") }: { $order }
fs-ref-scheme = Intryga { NAME($faction, form: "gen") }
fs-ref-tactic = Taktyka { NAME($faction, form: "gen") }
fs-ref-system = System, kafel { $number }
fs-ref-home-system = System, kafel { $number }, macierzysty { NAME($faction, form: "gen") }

## Fakty

fs-ref-unit = Jednostka
fs-ref-price = Koszt
fs-ref-level = Poziom dowodzenia
fs-ref-combat = Kości
fs-ref-health = Życie
fs-ref-morale = Morale
fs-ref-icons = Symbole
fs-ref-requisite = Wymagana jednostka
fs-ref-does = Zdolności
fs-ref-copies = Kopie
fs-ref-copies-deck = dwie, w talii Walki od początku
fs-ref-copies-upgrade = dwie, kupowane razem w miejsce dwóch jednakowych kart
fs-ref-storm = Burza
fs-ref-used-with = Zastosowanie
fs-ref-with-strike = atak orbitalny
fs-ref-figures = Figurki
fs-ref-figures-of = { $count ->
        [one] { $count } figurka
        [few] { $count } figurki
       *[many] { $count } figurek
    }
# Karty Walki, których zdolność jednostki może wykonać ta jednostka.
fs-ref-carries-out = Jej karty
fs-ref-forged = Potrzebny do
fs-ref-starts = Na początku
fs-ref-materiel = Materiały
fs-ref-home = Kafel macierzysty
fs-ref-deck = Od początku
fs-ref-better = Do kupienia
fs-ref-order-upgrades = Ulepszenia rozkazów
fs-ref-other-side = Druga strona
fs-ref-room = pojemność { $capacity }
fs-ref-a-void = próżnia
fs-ref-void-at = Próżnia { $corner }
