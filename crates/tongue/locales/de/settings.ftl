# Wie jemand die Seiten mag. Jede Einstellung hat einen Titel und ein paar kurze Werte zur Wahl.

settings-title = Einstellungen
settings-intro = In diesem Browser gespeichert, für alle deine Tische. Alles wirkt sofort.
settings-keep = Speichern
# The link on a table's page.
settings-link = Einstellungen

settings-theme = Aussehen
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-theme-contrast = Hoher Kontrast
settings-theme-system = Wie das System

settings-text = Schriftgröße
settings-text-85 = 85 %
settings-text-100 = 100 %
settings-text-115 = 115 %
settings-text-130 = 130 %
settings-text-150 = 150 %

settings-colours = Farben der Spieler
settings-colours-usual = Üblich
settings-colours-bright = Kräftiger
settings-colours-calm = Ruhiger

settings-patterns = Muster der Spieler
settings-patterns-about = Linien auf den Gebieten eines Spielers, ein zweites Zeichen neben der Farbe.
settings-patterns-usual = Fein
settings-patterns-strong = Stark
settings-patterns-none = Keine

settings-sound = Ton
settings-sound-usual = Aus, am Tisch gefragt
settings-sound-off = Aus
settings-sound-soft = Leise
settings-sound-full = Voll

settings-motion = Animationen
settings-motion-usual = Wie das System
settings-motion-less = So wenig wie möglich

settings-pay = Bezahlen
settings-pay-about = Mit welchen Arbeitern und Rohstoffen du bezahlst, wenn es keinen Unterschied macht.
settings-pay-usual = Automatisch
settings-pay-asked = Jedes Mal fragen

settings-confirm = Endgültige Entscheidungen
settings-confirm-about = An einem Tisch mit anderen: Befehle, die sich nicht zurücknehmen lassen, sobald andere weitermachen.
settings-confirm-usual = Noch einmal fragen
settings-confirm-off = Nicht nachfragen

settings-notice = Wenn du dran bist
settings-notice-about = Eine Meldung des Browsers, während du dir gerade etwas anderes ansiehst.
settings-notice-usual = Keine Meldung
settings-notice-on = Bescheid geben

settings-translate = Orderstack übersetzen
