# Die Seite für alle, die übersetzen: jede Meldung neben ihrer Übersetzung.

translate-title = Übersetzen
# $name ist die Sprache, $done und $all sind Zahlen.
translate-intro = Jeder Satz des Programms neben seiner Übersetzung ({ $name }): { $done } von { $all } sind fertig.
translate-files = Dateien
translate-language = Zielsprache
translate-search = Suchen
translate-search-help = Ein Schlüssel oder Wörter einer der beiden Sprachen
translate-only-missing = Nur was fehlt
translate-key = Schlüssel
translate-missing = fehlt
translate-found = { $count ->
        [0] Nichts gefunden.
        [one] { $count } Meldung gefunden.
       *[other] { $count } Meldungen gefunden.
    }
translate-found-more = { $count } Meldungen gefunden; hier stehen die ersten { $shown }.
translate-read = Alle Seiten in dieser Sprache lesen: { $name }
translate-keys = Alle Seiten als Schlüssel lesen
translate-keys-about = Statt ihrer Wörter zeigt jede Seite deren Schlüssel, damit du hier findest, was du dort siehst. Die Sprachenliste am Fuß jeder Seite führt zurück.
