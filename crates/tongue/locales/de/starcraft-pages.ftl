# StarCraft: sein Teil der Seiten rund um die Tische.

## Phases

sc-phase-planning = Planung
sc-phase-execution = Ausführung
sc-phase-regrouping = Organisation
# Which of the orders of the round is placed now.
sc-progress-orders = Befehl { $number } von { $each }

## The start page

# After “You against three bots”.
sc-quick = zufällige Fraktionen, fertige Galaxie

## How a game ended, in lists

sc-ending-normal = Siegpunkte
sc-ending-special = individuelle Siegbedingung
sc-ending-events = Ende durch Ereigniskarten
sc-ending-elimination = alle anderen ausgeschieden
sc-ending-nobody-left = niemand blieb übrig
sc-ending-scenario = ein Ziel des Szenarios
sc-ending-rounds = vereinbarte Runden vorbei

## What the pictures mean

sc-legend-hand = Karten auf der Hand
sc-legend-workers = Arbeiter, bereit/insgesamt
sc-legend-minerals = Kristall
sc-legend-gas = Gas
sc-legend-bases = Basen
sc-legend-transports = Transporter
sc-legend-areas = kontrollierte Gebiete
sc-legend-events = Ereignisse: verdeckt, ausliegend
sc-legend-points = Siegpunkte
sc-legend-first = Startspieler

## What is to be pointed at next

sc-pick-faction = wähle eine Fraktion
sc-pick-planet = wähle einen Planeten
sc-pick-area = wähle ein Gebiet
sc-pick-route = wähle eine Route
sc-pick-cell = wähle einen Platz dafür
sc-pick-turn = dreh ihn, dann drück darauf
sc-pick-slot = wähle eine Seite
sc-pick-units = wähle Einheiten
sc-pick-base = wähle eine Basis
sc-pick-stack = wähle einen Befehlsstapel
sc-pick-order = wähle einen Befehl
sc-pick-build = wähle, was du baust
sc-pick-building = wähle ein Gebäude
sc-pick-module = wähle ein Modul
sc-pick-resource = wähle eine Rohstoffkarte
sc-pick-card = wähle eine Karte
sc-pick-tech = wähle eine Technologie
sc-pick-event = wähle eine Ereigniskarte
sc-pick-leader = wähle eine Karte
sc-pick-fighter = wähle eine Einheit
sc-pick-skirmish = wähle ein Gefecht
sc-pick-item = wähle einen Gegenstand
sc-pick-seat = wähle einen Spieler

# A question that cannot be: nobody is asked.
sc-ask-nothing = Weiter
