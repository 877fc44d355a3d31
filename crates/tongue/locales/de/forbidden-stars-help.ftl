# Verbotene Welten: was für eine Antwort spricht, was ein Bot vorhatte, wie ein Kampf wohl ausgeht.
# $seat und $owner sind Personen am Tisch, „du“ zu sich selbst; $area ist ein Gebiet, $system, $unit, $structure … sind Namen.

## What speaks for an answer

fs-reason-objective = { WORD($area, "in-start") } { NAME($area, form: "bare") } liegt eines deiner Ziele: Du hast { $have } von den { $need }, die du brauchst.
fs-reason-denies = { WORD($area, "in-start") } { NAME($area, form: "bare") } liegt ein Ziel { WORD($owner, "von") }{ NAME($owner, form: "gen") }: Solange du die Welt hältst, kann es niemand einsammeln.
fs-reason-materiel = { NAME($area, form: "start") } bringt dir { $count } Material je Runde.
fs-reason-free = { NAME($area, form: "start") } gehört niemandem.
fs-reason-keeps = Chance, dass du { NAME($area, form: "acc") } nach den Befehlen der Runde hältst: { $chance } %.
# $units: “two Cultists”, several of them.
fs-reason-held = { WORD($owner, "number") ->
        [many] { NAME($owner, form: "start") } halten
       *[other] { NAME($owner, form: "start") } hält
    } { NAME($area, form: "acc") } mit { NAME($units, form: "dat") }.
fs-reason-unguarded = { WORD($area, "in-start") } { NAME($area, form: "bare") } stehen nur Bauwerke { WORD($owner, "von") }{ NAME($owner, form: "gen") }, keine Einheiten.
# How often the combat is won, of 10 times.
fs-reason-odds = { $wins ->
        [0] Einen Kampf um { NAME($area, form: "acc") } gewinnst du fast nie.
        [10] Einen Kampf um { NAME($area, form: "acc") } gewinnst du fast immer.
       *[other] Von 10 Kämpfen um { NAME($area, form: "acc") } gewinnst du etwa { $wins }.
    }
fs-reason-event = Der Befehl landet meist auf deinem Ereigniskartenstapel: Du hast dann eine Ereigniskarte mehr zur Wahl.
# $assets: “2 forge tokens”, several of them.
fs-reason-assets = Das bringt dir { NAME($assets, form: "acc") }.
fs-reason-ability = Damit kannst du die Fähigkeit deiner Fraktion nutzen.
fs-reason-units = Meist kaufst du damit Einheiten { -fs-in-system }.
fs-reason-cards = Meist verbesserst du damit deinen Kampfkartenstapel.
fs-reason-upgrade = Meist kaufst du damit eine Befehlsverbesserung.
fs-reason-builds = Meist baust du damit { WORD($structure, "article-acc") } { NAME($structure, form: "acc") }.
fs-reason-strike = Meist endet das mit einem Orbitalschlag auf { NAME($area, form: "acc") }.
fs-reason-city = Mit einer Stadt mehr steigt deine Kommandostufe auf { $level }.
fs-reason-factory = Wo du eine Fabrik hast, kannst du Einheiten aufstellen; auf einer großen Welt mehr auf einmal.
fs-reason-bastion = Eine Bastion kämpft neben deinen Einheiten, wird nie aufgerieben und hält Orbitalschläge ab.
fs-reason-unit = { WORD($unit, "article-start") } { $unit } bringt { $combat } Würfel in einen Kampf, hat { $health ->
        [one] { $health } Lebenspunkt
       *[other] { $health } Lebenspunkte
    } und { $morale } Moral.
# The words of a card.
fs-reason-text = { NAME($what, form: "text") }
# $icons: “2 offence”, several of them.
fs-reason-icons = Symbole: { $icons }.
fs-reason-no-icons = Die Karte hat keine Symbole, nur ihre Fähigkeit.
fs-reason-ability-works = Die Einheitenfähigkeit der Karte wirkt. Passende Einheiten: { $units }.
# Whose order lies beneath.
fs-reason-sequence = { $beneath ->
        [you] Dieser Befehl kommt { -fs-in-system } vor deinem eigenen, der darunter liegt.
       *[other] Dieser Befehl kommt { -fs-in-system } vor dem Befehl { WORD($beneath, "von") }{ NAME($beneath, form: "gen") }, der darunter liegt.
    }

## What a bot was after

# $what: one of the following.
fs-aim = { -fs-legt } einen { NAME($order, form: "order") } { -fs-onto-system }{ $what }.
fs-aim-event = , nur in der Hoffnung auf eine Ereigniskarte
fs-aim-assets = , um Ressourcenmarker zu erhalten
fs-aim-units = , um Einheiten zu kaufen
fs-aim-cards = , um den Kampfkartenstapel zu verbessern
fs-aim-upgrade = , um eine Befehlsverbesserung zu kaufen
fs-aim-structure = , um { WORD($structure, "article-acc") } { NAME($structure, form: "acc") } zu bauen
fs-aim-strike = , um einen Orbitalschlag auf { NAME($area, form: "acc") } auszuführen
fs-aim-take = , um { NAME($area, form: "acc") } einzunehmen
fs-aim-take-objective = , um { NAME($area, form: "acc") } einzunehmen, wo ein eigenes Ziel liegt
fs-aim-attack = , um { NAME($area, form: "acc") } anzugreifen
fs-aim-attack-objective = , um { NAME($area, form: "acc") } anzugreifen, wo ein eigenes Ziel liegt

## Combats

fs-battle = Kampf
fs-battles = Kämpfe
# Where a combat was fought, if that cannot be told.
fs-somewhere = ein Gebiet
    .start = Ein Gebiet
    .acc = ein Gebiet
    .dat = einem Gebiet
    .in = in einem
    .in-start = In einem
    .to = in ein
    .onto = in ein
    .from = aus einem
    .bare = Gebiet

## The help page: a combat in five steps, and the legend

fs-help-combat = Ein Kampf in einer Minute
fs-combat-dice = Beide Seiten würfeln für ihre Einheiten, ziehen fünf Kampfkarten und dürfen Verstärkungsmarker einsetzen.
fs-combat-cards = Bis zu dreimal legen beide verdeckt eine Karte. Die des Angreifers wird zuerst ausgeführt: Ihre Symbole zählen, und ihre Einheitenfähigkeit wirkt, wenn eine der genannten Einheiten da und nicht aufgerieben ist.
fs-combat-damage = Angriff minus Verteidigung der anderen Seite ist Schaden. Eine Einheit, die weniger Schaden erleidet, als sie Lebenspunkte hat, wird aufgerieben; bei ebenso viel wird sie zerstört.
fs-combat-morale = Sind nach drei Kampfrunden noch beide Seiten da, entscheidet die Moral: Es zählen Würfel, Karten, nicht aufgeriebene Einheiten und Bastionen. Bei Gleichstand gewinnt der Verteidiger.
fs-combat-retreat = Wer verliert, zieht sich aufgerieben zurück oder wird zerstört; ein siegreicher Angreifer erobert die Bauwerke.
fs-legend-owners = Besitzer: Farbe, Zeichen und Schraffur gehören zusammen
fs-legend-signs = Symbole
fs-legend-units = Einheiten
