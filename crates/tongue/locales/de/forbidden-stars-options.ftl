# Optionen und Merkmale von Verbotene Welten: KIND-GAME-KEY.
#
# option-…   ihr Name; .help was sie entscheidet, mit der Regel; und jeder ihrer Werte mit seinem Namen
#            .title steht über der Option im Formular eines neuen Spiels, .V-title ist dort der Wert V,
#            .V-note was er bedeutet, .V-told was vereinbart ist, wenn er gewählt ist
# feature-…  was gezählt wird, für alle, die die Bots abstimmen

## Options

option-forbidden-stars-board = Spielplan
    .help = Die Spieler bauen den Spielplan (FS-SET-08), ein fairer wird nach denselben Regeln ohne Fragen gebaut, oder es ist der des ersten Spiels, mit dessen Fraktionen (FS-SET-25).
    .manual = von Hand
    .fair = fair
    .introductory = Einführung
    .title = Der Spielplan
    .manual-title = Von den Spielern gebaut
    .manual-note = Jeder legt reihum die eigenen Teile
    .fair-title = Fair und sofort fertig
    .fair-note = nach den Aufbauregeln, ohne eine Frage
    .fair-told = Ein fairer Spielplan, sofort fertig
    .introductory-title = Für ein erstes Spiel
    .introductory-note = wie im Regelheft, mit den Fraktionen von dort
    .introductory-told = Der Spielplan des ersten Spiels, mit dessen Fraktionen
option-forbidden-stars-factions = Fraktionen
    .help = Wer noch keine vereinbarte Fraktion hat, wählt der Reihe nach eine, oder die Fraktionen werden zufällig verteilt (FS-SET-28).
    .choose = wählen
    .random = zufällig
    .title = Fraktionen
    .choose-title = Gewählt
    .random-title = Zufällig verteilt
    .random-told = Die Fraktionen werden zufällig verteilt
option-forbidden-stars-own_orders = Eigene überdeckte Befehle
    .help = Ob man die eigenen Befehle auch unter anderen Markern sieht oder sie sich, wie in den gedruckten Regeln, merken muss (FS-STK-04, FS-AMB-54).
    .strict = verdeckt
    .recall = sichtbar
    .recall-title = Überdeckte Befehle sehen
    .recall-note = eine Gedächtnishilfe
    .recall-told = Alle sehen ihre eigenen Befehle auch unter anderen Markern
option-forbidden-stars-attacker_retreat = Rückzug eingesetzter Einheiten
    .help = Ob Angreifer, die durch eine Karte eingesetzt wurden, sich mit denen zurückziehen, die durch den Befehl kamen, oder zerstört werden (FS-AMB-01).
    .together = mit den anderen
    .unit_by_unit = zerstört
option-forbidden-stars-ground_paths = Pfade der Bodeneinheiten
    .help = Ob Pfade bestimmt werden, nachdem die Schiffe desselben Befehls gezogen sind, sodass diese als Brücken dienen, oder vorher (FS-AMB-05).
    .after_ships = nach den Schiffen
    .before_ships = vor den Schiffen
option-forbidden-stars-damage_in_round = Schaden in einer Kampfrunde
    .help = Ob sich Schaden aus zwei Schadensschritten derselben Kampfrunde auf einer Einheit addiert oder jeder Schritt für sich steht (FS-AMB-13).
    .adds_up = addiert sich
    .each_step = jeder Schritt für sich
option-forbidden-stars-discarded_events = Nicht gewählte Ereignisse
    .help = Ob gezogene und nicht gewählte Ereigniskarten den anderen gezeigt werden (FS-AMB-23).
    .shown = gezeigt
    .hidden = verdeckt
option-forbidden-stars-storm_icons = Warpsturmsymbole
    .help = Ob das Symbol einer Ereigniskarte so gedreht wird, wie der Sturm liegt, oder aufrecht bleibt (FS-AMB-25).
    .turned = gedreht
    .upright = aufrecht
option-forbidden-stars-elimination_check = Ausscheiden
    .help = Wann jemand ohne eigene Welt ausscheidet: nach jedem Befehl und Ereignis oder erst in der Auffrischungsphase (FS-AMB-30).
    .after_effect = nach jedem Befehl
    .refresh_phase = in der Auffrischungsphase
option-forbidden-stars-void_consent = Zustimmung ohne Karte
    .help = Ob jemand ohne offene Karte zustimmen darf, eine an „Psi-Lanze“ zu verlieren (FS-AMB-57).
    .counts = zählt
    .needs_card = braucht eine Karte

## Features

feature-forbidden-stars-collected = eingesammelte eigene Zielmarker, als Anteil der nötigen
    .gain = Mehr eingesammelte Ziele
feature-forbidden-stars-held = eigene Zielmarker auf eigenen Welten, als Anteil der nötigen
    .gain = Mehr gehaltene Welten mit deinen Zielen
feature-forbidden-stars-near = wie nah Bodeneinheiten den übrigen eigenen Zielmarkern sind
    .gain = Bodeneinheiten näher an deinen Zielen
feature-forbidden-stars-siege = wie gut Bodeneinheiten die Welten dieser Zielmarker einnehmen könnten
    .gain = Mehr Stärke dort, wo deine Ziele liegen
feature-forbidden-stars-denied = fremde Zielmarker auf eigenen Welten
    .gain = Mehr Ziele, an die andere nicht herankommen
feature-forbidden-stars-worlds = eigene Welten
    .gain = Mehr Welten
feature-forbidden-stars-income = Material, das eigene Welten je Runde bringen
    .gain = Mehr Material je Runde
feature-forbidden-stars-materiel = Material auf dem Rad
    .gain = Mehr Material bleibt übrig
feature-forbidden-stars-army = Bodeneinheiten, nach ihrem Preis
    .gain = Mehr Bodeneinheiten bleiben übrig
feature-forbidden-stars-fleet = Schiffe, nach ihrem Preis
    .gain = Mehr Schiffe bleiben übrig
feature-forbidden-stars-routed = aufgeriebene Einheiten, nach ihrem Preis
    .gain = Mehr aufgeriebene Einheiten, die sich wieder sammeln
feature-forbidden-stars-command = Kommandostufe, bis 3
    .gain = Eine höhere Kommandostufe
feature-forbidden-stars-factories = Fabriken, bis 3
    .gain = Mehr Fabriken
feature-forbidden-stars-bastions = Bastionen
    .gain = Mehr Bastionen
feature-forbidden-stars-assets = Ressourcenmarker
    .gain = Mehr Ressourcenmarker
feature-forbidden-stars-training = Verbesserungen im Kampfkartenstapel, nach ihrer Stufe
    .gain = Ein besserer Kampfkartenstapel
feature-forbidden-stars-upgrades = Befehlsverbesserungen
    .gain = Mehr Befehlsverbesserungen
feature-forbidden-stars-schemes = Pläne im Spielbereich
    .gain = Mehr Pläne im Spiel
feature-forbidden-stars-orders = eigene Befehle, die noch auf dem Spielplan liegen
    .gain = Mehr Befehle, die noch kommen
feature-forbidden-stars-footing = wie weit davon entfernt, keine Welt mehr zu haben
    .gain = Weiter davon entfernt, keine Welt mehr zu haben
