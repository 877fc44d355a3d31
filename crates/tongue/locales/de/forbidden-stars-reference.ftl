# Verbotene Welten: das Nachschlagewerk. $faction ist eine Fraktion, $order ein Befehl, mit Namen.

## The list

fs-ref-factions = Fraktionen
fs-ref-compared = Die Einheiten im Vergleich
fs-ref-faction = Fraktion
fs-ref-units = Einheiten { NAME($faction, form: "gen") }
fs-ref-structures = Bauwerke und Marker
fs-ref-orders = Befehle
fs-ref-cards = Kampfkarten { NAME($faction, form: "gen") }
fs-ref-upgrades = Befehlsverbesserungen { NAME($faction, form: "gen") }
fs-ref-events = Ereigniskarten { NAME($faction, form: "gen") }
fs-ref-systems = Systeme

## What a thing is

fs-ref-structure = Bauwerk
fs-ref-ship = Schiff { NAME($faction, form: "gen") }
fs-ref-ground = Bodeneinheit { NAME($faction, form: "gen") }
fs-ref-order = Befehl
fs-ref-asset = Ressourcenmarker
fs-ref-card = Kampfkarte { NAME($faction, form: "gen") }
fs-ref-card-upgrade = Kampfverbesserung { NAME($faction, form: "gen") }
fs-ref-upgrade = Befehlsverbesserung { NAME($faction, form: "gen") }, für { $order }
fs-ref-scheme = Plan { NAME($faction, form: "gen") }
fs-ref-tactic = Taktik { NAME($faction, form: "gen") }
fs-ref-system = System, Tafel { $number }
fs-ref-home-system = System, Tafel { $number }, Heimat { NAME($faction, form: "gen") }

## Facts

fs-ref-unit = Einheit
fs-ref-price = Preis
fs-ref-level = Kommandostufe
fs-ref-combat = Würfel
fs-ref-health = Lebenspunkte
fs-ref-morale = Moral
fs-ref-icons = Symbole
fs-ref-requisite = Braucht eins von
fs-ref-does = Fähigkeiten
fs-ref-copies = Exemplare
fs-ref-copies-deck = zwei, von Anfang an im Kampfkartenstapel
fs-ref-copies-upgrade = zwei, zusammen gekauft; sie ersetzen zwei gleiche Karten
fs-ref-storm = Sturm
fs-ref-used-with = Genutzt mit
fs-ref-with-strike = bei einem Orbitalschlag
fs-ref-figures = Figuren
fs-ref-figures-of = { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }
# The combat cards whose unit ability a unit can carry out.
fs-ref-carries-out = Passende Karten
fs-ref-forged = Nötig für
fs-ref-starts = Startaufgebot
fs-ref-materiel = Material
fs-ref-home = Heimat
fs-ref-deck = Von Anfang an
fs-ref-better = Zu kaufen
fs-ref-order-upgrades = Befehlsverbesserungen
fs-ref-other-side = Andere Seite
fs-ref-room = Platz für { $capacity }
fs-ref-a-void = Leerraum
fs-ref-void-at = Leerraum, { NAME($corner, form: "side") }
