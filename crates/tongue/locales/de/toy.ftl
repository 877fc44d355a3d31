# Das Spiel der Tests.

toy-ask-toss = Sag den Wurf an, oder nimm einen Punkt.
toy-ask-card = Versiegle eine Karte.
toy-seal = { $card } versiegeln
toy-call = { $face } ansagen
kind-side_of_a_coin = Münzseite
toy-pass = Einen Punkt nehmen
toy-phase-seal = Versiegeln
toy-phase-toss = Wurf
toy-quick = eine faire Münze
toy-waiting = Warten auf { NAME($who, form: "acc") }
toy-ending = durch { $kind }
toy-players = Das Testspiel ist für 2 bis 4 Spieler.
