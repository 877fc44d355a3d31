# Was die beendeten Spiele einer Person über sie sagen.

figures-title = Deine Spiele in Zahlen
figures-link = In Zahlen
figures-none = Noch nichts zu zählen: Beende zuerst ein Spiel.
figures-games = Spiele
figures-won = Gewonnen
figures-share = Siegquote
figures-rounds = Runden je Spiel
figures-count = { $count }
# A number with one decimal.
figures-by-side = Nach Fraktion
figures-side = Fraktion
figures-by-order = Gelegte Befehle
