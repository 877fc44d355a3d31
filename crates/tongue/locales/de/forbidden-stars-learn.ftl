# Das geführte erste Spiel von Verbotene Welten, seine Lektionen und Rätsel: was der Trainer sagt. Die Dinge heißen wie auf dem
# Tisch. Titel haben höchstens sechs Wörter, Texte 45, Antworten 30. Wörter zwischen Sternen kommen dort zum ersten Mal vor und
# stehen fett. Nie „falsch“ oder „muss“: sagen, was eine Wahl kostet oder wann sie gut wäre.

lesson-fs-guided = Dein erster Feldzug
lesson-fs-guided-idea = Anderthalb Runden gegen die World Eaters, mit einem Trainer an deiner Seite. Du holst dein erstes Ziel und spielst dann allein zu Ende.

lesson-fs-guided-chapter-sector = Der Sektor
lesson-fs-guided-chapter-orders = Vier Befehle
lesson-fs-guided-chapter-act = Ziehen und wachsen
lesson-fs-guided-chapter-fight = Der erste Kampf
lesson-fs-guided-chapter-refresh = Die Runde endet
lesson-fs-guided-chapter-again = Schiffe und Fabriken

lesson-fs-guided-goal = Zwei Marker bringen den Sieg
lesson-fs-guided-goal-text = Du führst die Ultramarines, in Blau. Zwei blaue *Ziele* liegen auf *Welten* der World Eaters: eines auf Thylin, eines auf Purge. Hältst du so eine Welt, wenn eine Runde endet, gehört ihr Marker dir für immer. Mit zweien gewinnst du.
lesson-fs-guided-goal-tell-1 = Sieh dir Thylin an, dort steht ein Kultist. Drück dann auf „Weiter“.

lesson-fs-guided-backwards = Plane rückwärts: das Letzte zuerst
lesson-fs-guided-backwards-text = Jede Runde legst du vier *Befehle*, verdeckt. In einem *System* bilden sie einen *Stapel*, und der zuletzt gelegte Befehl wird zuerst ausgeführt. Beginn also mit dem Ende: dem Angriff auf Thylin. *Vormarsch* bewegt Einheiten und lässt sie kämpfen.
lesson-fs-guided-backwards-tell-1 = Nimm Vormarsch, dann klick in die Mitte der Blutweite.
lesson-fs-guided-backwards-said-1 = Die World Eaters legen einen Befehl in die Blutweite, verdeckt. Er liegt jetzt ganz unten.
lesson-fs-guided-backwards-other-1 = Das richtige System. Aber unten in deinem Stapel liegt, was zuletzt geschieht: der Angriff. Das ist ein Vormarsch.
lesson-fs-guided-backwards-other-2 = Vormarsch bringt Einheiten in das System, in dem er liegt. Thylin gehört zur Blutweite.
lesson-fs-guided-backwards-otherwise = Ein zulässiger Befehl, und dafür ist noch Zeit. Leg zuerst den in die Blutweite, der zuletzt ausgeführt werden soll.

lesson-fs-guided-before = Was kommt vor dem Angriff?
lesson-fs-guided-before-text = Stärke. *Herrschaft* sammelt ein, was deine Welten im System des Befehls bieten, und lässt dich tun, was nur deine Fraktion kann: aus einer Einheit eine bessere machen. Leg Herrschaft über den Angriff, dann kommt sie vor ihm.
lesson-fs-guided-before-tell-1 = Nimm Herrschaft, dann klick wieder auf die Blutweite.
lesson-fs-guided-before-said-1 = Die World Eaters legen einen Befehl in ihre Heimat, ins Verlorene Kocaetus.
lesson-fs-guided-before-other-1 = Der kommt gleich obendrauf. Zwischen den beiden Vormärschen ist Platz für Herrschaft.
lesson-fs-guided-before-other-2 = Herrschaft wirkt in dem System, in dem sie liegt. Dein Angriff kommt aus der Blutweite.
lesson-fs-guided-before-otherwise = Gut für eine andere Runde. Jetzt Herrschaft, über den Angriff in der Blutweite.

lesson-fs-guided-on-top = Was oben liegt, kommt zuerst
lesson-fs-guided-on-top-text = In der Blutweite hast du noch niemanden. Also kommt ein zweiter Vormarsch *obendrauf*: Er holt deinen Space Marine von Lilivara, gleich nebenan. Erst Marsch, dann Herrschaft, dann Angriff. Und der Befehl der World Eaters? Er liegt unter allen dreien und wartet.
lesson-fs-guided-on-top-tell-1 = Leg auch deinen anderen Vormarsch in die Blutweite.
lesson-fs-guided-on-top-said-1 = Die World Eaters legen einen Befehl in den Lagarus-Abgrund, wo dein Space Marine steht.
lesson-fs-guided-on-top-other-1 = Obenauf gehört, was zuerst geschieht, und zuerst soll jemand hinkommen: Vormarsch.
lesson-fs-guided-on-top-other-2 = Dein Space Marine wird in der Blutweite gebraucht: Vormarsch bringt Einheiten dorthin, wo er liegt.
lesson-fs-guided-on-top-otherwise = Dann käme Herrschaft zuerst, und keine deiner Einheiten wäre da, um sie zu nutzen. Vormarsch kommt obendrauf.

lesson-fs-guided-home = Ein Befehl zu Hause
lesson-fs-guided-home-text = Mit *Strategie* kaufst du *Verbesserungen*: bessere Karten für den Kampf, bessere Befehle. Danach bringt dir der Befehlsmarker am Ende der Runde eine *Ereigniskarte*. Strategie wirkt, wo du mindestens eine Einheit oder ein Bauwerk hast, zum Beispiel zu Hause.
lesson-fs-guided-home-tell-1 = Leg Strategie in Jon Haagens Hoffnung.
lesson-fs-guided-home-said-1 = Die World Eaters legen ihren letzten Befehl in ihre Heimat.
lesson-fs-guided-home-other-1 = Dort läge er über deinem Marsch und hielte ihn einen Spielzug lang auf. Zu Hause ist er niemandem im Weg.
lesson-fs-guided-home-other-2 = Aufstellen kannst du nächste Runde, mit mehr Material. Jetzt etwas für den Kampf: Strategie.
lesson-fs-guided-home-otherwise = Zulässig, aber Strategie zu Hause ist jetzt mehr wert: Sie macht den kommenden Kampf leichter.

lesson-fs-guided-march = Deck deinen obersten Befehl auf
lesson-fs-guided-march-text = Jetzt geht es reihum in *Spielzügen*, jeweils ein Befehl, und nur was oben liegt, darf aufgedeckt werden. Bodeneinheiten ziehen auf Welten im System des Befehls, von dort oder aus einem System daneben. Lilivara grenzt an Xinghua.
lesson-fs-guided-march-tell-1 = Klick deinen Befehl in der Blutweite an.
lesson-fs-guided-march-tell-2 = Führ ihn aus.
lesson-fs-guided-march-tell-3 = Schick den Space Marine nach Xinghua.
lesson-fs-guided-march-said-1 = Alle Befehle liegen. Die World Eaters beginnen: Mit Herrschaft erhalten sie zwei Marker.
lesson-fs-guided-march-other-1 = Der kann warten: Niemand kann ihm zuvorkommen. In der Blutweite soll dreierlei geschehen, also fang dort an.
lesson-fs-guided-march-other-2 = Du kannst einen Befehl für eine Ereigniskarte hergeben. Das ist für Befehle gedacht, die nutzlos geworden sind; dieser ist es nicht.
lesson-fs-guided-march-other-3 = Dann käme niemand an, und die zwei Befehle darunter fänden niemanden vor.
lesson-fs-guided-march-otherwise = Fang in der Blutweite an, wo drei deiner Befehle liegen.

lesson-fs-guided-dominate = Eine Welt zahlt in Markern
lesson-fs-guided-dominate-text = Xinghua gibt einen *Verstärkungsmarker*, einen Soldaten für einen Kampf. Dann die Fähigkeit der Ultramarines: Für 1 *Material*, das Geld dieses Spiels, wird ein Space Marine zum *Land Raider*. Mehr Würfel, mehr Lebenspunkte, und ein Kampf steht bevor.
lesson-fs-guided-dominate-tell-1 = Deck Herrschaft in der Blutweite auf.
lesson-fs-guided-dominate-tell-2 = Nutze die Fähigkeit.
lesson-fs-guided-dominate-said-1 = Die World Eaters ziehen mit einem Schiff und einem Kultisten in den Lagarus-Abgrund: Du hast ihn verlassen.
lesson-fs-guided-dominate-said-2 = Der Verstärkungsmarker gehört dir.
lesson-fs-guided-dominate-other-1 = Das geht, und es ginge nichts verloren. Aber zuerst Herrschaft, solange die Idee frisch ist.
lesson-fs-guided-dominate-other-2 = Ein Land Raider kostet in der Fabrik 4 Material. Hier kostet er 1.
lesson-fs-guided-dominate-otherwise = Zuerst Herrschaft, die jetzt in der Blutweite oben liegt.

lesson-fs-guided-strategize = Bessere Karten vor dem Kampf
lesson-fs-guided-strategize-text = Du darfst eine Befehls- und eine Kampfverbesserung kaufen. *Feuerregen* hilft Schiffen, die eine Welt beschießen. *Ruhm und Tod* ersetzt beide Exemplare einer anderen Karte: Gib „Zorn von Ultramar“ her; diese Karte braucht Einheiten, die auf Thylin nicht dabei sind.
lesson-fs-guided-strategize-tell-1 = Deck deinen Befehl in Jon Haagens Hoffnung auf.
lesson-fs-guided-strategize-tell-2 = Kauf „Feuerregen“ für 1 Material.
lesson-fs-guided-strategize-tell-3 = Kauf „Ruhm und Tod“ und gib „Zorn von Ultramar“ her.
lesson-fs-guided-strategize-said-1 = Die World Eaters kaufen zwei Kultisten und bauen eine Stadt. Ein Depotmarker spart ihnen 2 Material.
lesson-fs-guided-strategize-other-1 = Der Angriff käme einen Spielzug zu früh, ohne die neue Karte. Die World Eaters können dort inzwischen nichts tun: Ihr Befehl ist begraben.
lesson-fs-guided-strategize-other-2 = Die richtige Karte. Aber gib dafür „Zorn von Ultramar“ her: Die zweite Hälfte dieser Karte braucht einen Space Marine.
lesson-fs-guided-strategize-other-3 = An einem anderen Tag eine gute Karte. „Ruhm und Tod“ bringt Angriff und Moral, und beides wird auf Thylin gebraucht.
lesson-fs-guided-strategize-other-4 = Das Material hast du, und Verbesserungen halten das ganze Spiel.
lesson-fs-guided-strategize-otherwise = Zuerst „Feuerregen“, dann „Ruhm und Tod“.

lesson-fs-guided-attack = Angriff: Betritt eine gegnerische Welt
lesson-fs-guided-attack-text = Die World Eaters haben nur noch den Befehl unter deinem, also werden sie übersprungen, und du bist wieder dran. Dein letzter Befehl hier ist der Angriff. Wer dorthin zieht, wo jemand anders steht, löst einen *Kampf* aus.
lesson-fs-guided-attack-tell-1 = Führ deinen Vormarsch aus.
lesson-fs-guided-attack-tell-2 = Zieh mit dem Land Raider nach Thylin.
lesson-fs-guided-attack-said-1 = Beide Verbesserungen sind gekauft, und der Marker des Strategiebefehls liegt auf deinem Ereigniskartenstapel.
lesson-fs-guided-attack-other-1 = Eine Ereigniskarte für ein Ziel: ein schlechtes Geschäft. Führ den Befehl aus.
lesson-fs-guided-attack-other-2 = Niemand hält dich auf, aber es nimmt auch niemand Thylin für dich ein.
lesson-fs-guided-attack-otherwise = Der Land Raider zieht nach Thylin.

lesson-fs-guided-dice = Gewürfelt wird einmal
lesson-fs-guided-dice-text = Jede Einheit wirft so viele *Würfel*, wie ihr Kampfwert angibt, und die bleiben den ganzen Kampf liegen. Schwerter treffen, Schilde schützen, Fahnen sind *Moral*. Du hast je eins davon, der Kultist einen Schild. Setz jetzt deinen Marker ein: Er kämpft, würfelt aber nicht.
lesson-fs-guided-dice-tell-1 = Setz 1 Verstärkungsmarker ein.
lesson-fs-guided-dice-other-1 = Für später aufheben? Er bringt zwei Lebenspunkte und zwei Moral mehr, hier und jetzt.
lesson-fs-guided-dice-otherwise = Setz den Marker ein: In diesem Kampf zählt er als Scout.

lesson-fs-guided-cards = Jede Kampfrunde eine Karte
lesson-fs-guided-cards-text = Ein Kampf hat bis zu drei Kampfrunden; in jeder legen beide gleichzeitig eine Karte. Die Symbole einer Karte zählen bis zum Ende des Kampfes, ihr Text nur jetzt. „Ruhm und Tod“: ein Schwert, Moral und zwei *Angriffsmarker*.
lesson-fs-guided-cards-tell-1 = Leg „Ruhm und Tod“.
lesson-fs-guided-cards-tell-2 = Nutze ihren Text: zwei Angriffsmarker.
lesson-fs-guided-cards-said-1 = Die World Eaters setzen keinen Verstärkungsmarker ein. Beide Seiten haben fünf Karten gezogen.
lesson-fs-guided-cards-said-2 = Die World Eaters legen „Schändliche Anbetung“: noch ein Schild. Angriffsmarker halten nur eine Kampfrunde.
lesson-fs-guided-cards-other-1 = Die Rüstung schützt, aber ein einzelner Kultist tut dir wenig. Mach Druck.
lesson-fs-guided-cards-other-2 = Ebenso stark, und sie kommt als Nächste. Zuerst „Ruhm und Tod“: Ihre Moral zählt von jetzt an bis zum Ende.
lesson-fs-guided-cards-other-3 = Was eine Karte sagt, ist freiwillig. Aber zwei kostenlose Schwerter sind willkommen.
lesson-fs-guided-cards-otherwise = Diese Karte kommt noch dran. Eröffne mit „Ruhm und Tod“.

lesson-fs-guided-routed = Angeschlagene Einheiten werden aufgerieben
lesson-fs-guided-routed-text = Vier Schwerter trafen auf drei Schilde: ein *Schaden*. Ein Kultist hat 2 *Lebenspunkte*, also wird er nicht zerstört, sondern *aufgerieben*. Er liegt auf der Seite und zählt bis zum Ende der Spielrunde nicht mehr. Noch ein Stoß: „Hinterhalt“.
lesson-fs-guided-routed-tell-1 = Leg „Hinterhalt“.
lesson-fs-guided-routed-said-1 = Die World Eaters erhielten einen Würfel, und er zeigt einen Schild.
lesson-fs-guided-routed-other-1 = Diese Karte hat ihre Zeit in der letzten Kampfrunde, wenn die Moral gezählt wird. Zuerst „Hinterhalt“.
lesson-fs-guided-routed-otherwise = Jetzt sind Schwerter gefragt: „Hinterhalt“ bringt drei.

lesson-fs-guided-morale = Fällt niemand, entscheidet die Moral
lesson-fs-guided-morale-text = Fünf Schwerter, fünf Schilde: Nichts geschah. Nach der dritten Kampfrunde wird die *Moral* gezählt: nicht aufgeriebene Einheiten und die Fahnen auf Würfeln und Karten. Der aufgeriebene Kultist bringt nichts. „Glaube an den Imperator“ bringt dir zwei.
lesson-fs-guided-morale-tell-1 = Leg „Glaube an den Imperator“.
lesson-fs-guided-morale-tell-2 = Nimm einen Moralwürfel.
lesson-fs-guided-morale-said-1 = Die World Eaters legten noch einmal „Schändliche Anbetung“ und erhielten einen weiteren Schild.
lesson-fs-guided-morale-said-2 = Dein neuer Würfel liegt. Mehr Moral als du können die World Eaters jetzt nicht mehr erreichen.
lesson-fs-guided-morale-otherwise = Nach dieser Kampfrunde zählt die Moral, und „Glaube an den Imperator“ ist die Karte dafür.

lesson-fs-guided-collected = Thylin gehört dir
lesson-fs-guided-collected-text = Neun Moral gegen keine: Der Kultist musste den *Rückzug* antreten. Der begrabene Befehl der World Eaters fand niemanden mehr vor und wurde für eine Ereigniskarte hergegeben. Die *Auffrischungsphase* hat begonnen: Du hast deinen Marker eingesammelt, einen von zweien, und deine Welten gaben 6 Material.
lesson-fs-guided-collected-tell-1 = Sieh dir deinen Marker an, dann drück auf „Weiter“: Die World Eaters führen ihr Ereignis aus.

lesson-fs-guided-storm = Bewege einen Warpsturm
lesson-fs-guided-storm-text = Über eine Kante mit *Warpsturm* zieht niemand. Wenn eine Runde endet, bewegt jede Ereigniskarte einen. Der hier versperrt den Weg von Fornax nach Purge, wo dein zweites Ziel liegt. Wohin er auch zieht, der Weg wird frei.
lesson-fs-guided-storm-tell-1 = Klick auf den Sturm neben Purge, dann auf seine neue Kante.
lesson-fs-guided-storm-said-1 = Die World Eaters treiben den anderen Sturm an die Kante zwischen Blutweite und Yareen-Nebel.
lesson-fs-guided-storm-otherwise = Nur dieser Sturm kann jetzt ziehen: Der andere ist schon gezogen.

lesson-fs-guided-event = Eine Ereigniskarte ist ein Geschenk
lesson-fs-guided-event-text = Du hast eine gezogen, weil Strategie auf deinem Ereigniskartenstapel liegt. Mehr Marker dort, mehr Karten zur Wahl. *Heldenhaftes Eingreifen* setzt kostenlos einen Space Marine auf eine deiner Welten mit Bauwerk. Deine Fabrik steht auf Turaci.
lesson-fs-guided-event-tell-1 = Nutze „Heldenhaftes Eingreifen“.
lesson-fs-guided-event-tell-2 = Nimm den Space Marine.
lesson-fs-guided-event-other-1 = Es kostet nichts, und ein Space Marine kostet sonst 3 Material.
lesson-fs-guided-event-other-2 = Ein Scout darf auf jede deiner Welten. Aber der Space Marine ist der bessere Soldat.
lesson-fs-guided-event-otherwise = Nimm das Geschenk: den Space Marine.

lesson-fs-guided-round-two = Runde zwei: Du beginnst
lesson-fs-guided-round-two-text = Der *Startspieler* wechselt jede Runde. Dein Plan: ein neues Schiff zu Hause, dann eine Flotte in die Trümmerweiten, wo ein Chaos Space Marine auf Nicea sitzt. Die Befehle werden in zwei Systemen liegen, also bestimmst du, welcher zuerst kommt.
lesson-fs-guided-round-two-tell-1 = Leg Vormarsch in die Trümmerweiten.
lesson-fs-guided-round-two-tell-2 = Leg Aufstellung in Jon Haagens Hoffnung.
lesson-fs-guided-round-two-said-1 = Dein Space Marine steht auf Turaci. Eine neue Runde beginnt.
lesson-fs-guided-round-two-said-2 = Die World Eaters legen einen Befehl in den Lagarus-Abgrund.
lesson-fs-guided-round-two-other-1 = Purge kommt noch dran. Zuerst der Gegner in deinem Rücken.
lesson-fs-guided-round-two-other-2 = Deine Schiffe liegen neben den Trümmerweiten: Dort lohnt sich jetzt ein Vormarsch.
lesson-fs-guided-round-two-otherwise = Zuerst zwei Befehle: Vormarsch in die Trümmerweiten, Aufstellung nach Hause.

lesson-fs-guided-two-more = Noch zwei, wie du magst
lesson-fs-guided-two-more-text = Du hast die Wahl, in der Blutweite und im Yareen-Nebel. Herrschaft sammelt dort Marker. Aufstellung kann auf Thylin eine Bastion bauen, aber dir wird wenig Material bleiben. Befehle, die nichts bringen, kannst du immer noch für Ereigniskarten hergeben.
lesson-fs-guided-two-more-tell-1 = Leg einen Befehl in die Blutweite oder den Yareen-Nebel.
lesson-fs-guided-two-more-tell-2 = Und noch einen.
lesson-fs-guided-two-more-said-1 = Die World Eaters legen noch einen Befehl in den Lagarus-Abgrund.
lesson-fs-guided-two-more-said-2 = Die World Eaters legen einen Befehl in ihre Heimat.
lesson-fs-guided-two-more-other-1 = Er läge über Aufstellung und käme vorher. Lass Aufstellung oben.
lesson-fs-guided-two-more-other-2 = Er läge über deinem Vormarsch und käme vorher. Lass den Vormarsch oben.
lesson-fs-guided-two-more-otherwise = Zulässig, aber deine Soldaten stehen in der Blutweite und im Yareen-Nebel.

lesson-fs-guided-deploy = Eine Fabrik stellt Einheiten her
lesson-fs-guided-deploy-text = Mit *Aufstellung* kaufst du Einheiten in einem System, in dem du eine *Fabrik* hast, so viele, wie ihre Welt fasst, und danach ein Bauwerk. Stärkere Einheiten brauchen eine höhere *Kommandostufe*: Jede *Stadt* bringt eine. Ab 1 kannst du Space Marines kaufen.
lesson-fs-guided-deploy-tell-1 = Deck deinen Befehl in Jon Haagens Hoffnung auf.
lesson-fs-guided-deploy-tell-2 = Kauf einen Angriffskreuzer.
lesson-fs-guided-deploy-tell-3 = Kauf einen Scout für irgendeine Welt dort.
lesson-fs-guided-deploy-tell-4 = Drück auf „Keine Einheiten mehr kaufen“.
lesson-fs-guided-deploy-tell-5 = Bau eine Stadt.
lesson-fs-guided-deploy-said-1 = Alle Befehle liegen, und du beginnst.
lesson-fs-guided-deploy-other-1 = Der kommt später. Zuerst das neue Schiff, damit die Flotte größer ist, wenn sie aufbricht.
lesson-fs-guided-deploy-other-2 = Mit einer zweiten Fabrik kaufst du mehr Einheiten auf einmal, mit einer Stadt bessere.
lesson-fs-guided-deploy-other-3 = Eine Bastion verteidigt ihre Welt. Zu Hause bedroht dich noch niemand.
lesson-fs-guided-deploy-other-4 = Du hast noch Material und eine gute Verwendung dafür.
lesson-fs-guided-deploy-otherwise = Ein Angriffskreuzer, ein Scout, dann die Stadt.

lesson-fs-guided-fleet = Erst Schiffe, dann Bodeneinheiten
lesson-fs-guided-fleet-text = Schiffe halten sich in *Leerräumen* auf, wo keine Welt ist, und springen von Leerraum zu Leerraum. Ein Leerraum mit deinem Schiff ist auch eine Brücke für Bodeneinheiten. Bring beide Kreuzer neben Nicea und einen Scout nach Smyrna, das frei ist und 2 Material bringt.
lesson-fs-guided-fleet-tell-1 = Deck deinen Befehl in den Trümmerweiten auf.
lesson-fs-guided-fleet-tell-2 = Zieh mit beiden Angriffskreuzern in den Leerraum neben ihrem jetzigen.
lesson-fs-guided-fleet-tell-3 = Zieh mit einem Scout nach Smyrna.
lesson-fs-guided-fleet-tell-4 = Drück auf „Keine Bodeneinheiten mehr ziehen“.
lesson-fs-guided-fleet-said-1 = Die World Eaters breiten sich im Lagarus-Abgrund aus.
lesson-fs-guided-fleet-other-1 = Der kann warten. Jetzt bricht die Flotte auf.
lesson-fs-guided-fleet-other-2 = Beide in den Leerraum neben ihrem jetzigen: Nur Schiffe im selben Leerraum schlagen gemeinsam zu.
lesson-fs-guided-fleet-other-3 = Der Space Marine bewacht deine Fabrik. Für eine leere Welt genügt ein Scout.
lesson-fs-guided-fleet-other-4 = Beide Kreuzer und ein Scout: Eine Welt, die niemand hält, bringt niemandem etwas.
lesson-fs-guided-fleet-otherwise = Für eine leere Welt genügt ein Scout.

lesson-fs-guided-strike = Schlag aus dem Orbit
lesson-fs-guided-strike-text = Ein Vormarsch ohne Kampf darf mit einem *Orbitalschlag* enden: Schiffe im selben Leerraum würfeln gegen eine Welt daneben. Keine Karten, und niemand schlägt zurück. Der Chaos Space Marine hat 3 Lebenspunkte. „Feuerregen“ gibt dir einen fünften Würfel und macht aus einer Fahne ein Schwert.
lesson-fs-guided-strike-tell-1 = Führ einen Orbitalschlag auf Nicea aus.
lesson-fs-guided-strike-tell-2 = Nutze „Feuerregen“.
lesson-fs-guided-strike-tell-3 = Dreh den Moralwürfel auf ein Schwert.
lesson-fs-guided-strike-said-2 = Nicea ist das Ziel. Was dem Schlag hilft, wird vor dem Wurf angesagt.
lesson-fs-guided-strike-said-3 = Zwei Schwerter, zwei Schilde, einmal Moral. Ein drittes Schwert würde reichen.
lesson-fs-guided-strike-other-1 = Das dritte Schwert ist zum Greifen nah und kostet nichts. Nutze alles.
lesson-fs-guided-strike-otherwise = Orbitalschlag auf Nicea, mit allem, was du hast.

lesson-fs-guided-alone = Spiel es allein zu Ende
lesson-fs-guided-alone-text = Nicea ist leer, und der Weg von Fornax nach Purge ist frei. Ein Marker noch, und du gewinnst; hat nach Runde acht niemand zwei, gewinnt, wer die meisten hat. Sammle Einheiten im Yareen-Nebel, dann Vormarsch ins Verlorene Kocaetus. „Tipp“ gibt dir Rat.
lesson-fs-guided-alone-tell-1 = Spiel weiter. Ich melde mich nur, wenn du fragst.
lesson-fs-guided-alone-said-1 = Drei Schwerter: Der Chaos Space Marine ist weg. Die World Eaters stellen in ihrer Heimat Einheiten auf.

## Lessons of one minute

lesson-fs-stack = Zuletzt gelegt, zuerst ausgeführt
lesson-fs-stack-idea = Die Befehle eines Systems bilden einen Stapel, und nur der oberste kann aufgedeckt werden.
lesson-fs-stack-task = Leg deine letzten zwei Befehle so, dass du auf Xinghua, wo noch keine deiner Einheiten steht, eine Bastion bauen kannst.
lesson-fs-stack-hint = Welcher der beiden soll zuerst ausgeführt werden? Den leg zuletzt.
lesson-fs-stack-1 = Beginn mit dem Ende
lesson-fs-stack-1-text = Aufstellung baut auf einer Welt, die dir gehört; Vormarsch bringt deinen Space Marine von Lilivara nach Xinghua. Beide gehören in die Blutweite. Leg zuerst, was zuletzt geschehen soll.
lesson-fs-stack-2 = Jetzt überdeck den Befehl
lesson-fs-stack-2-text = Aufstellung liegt in der Blutweite und wartet. Leg Vormarsch darüber, dann kommt er zuerst.
lesson-fs-stack-3 = Jetzt die Bastion
lesson-fs-stack-3-text = Vormarsch lag oben und kam zuerst: Dein Space Marine hält Xinghua. Aufstellung hat darunter gewartet und kann dort jetzt die Bastion bauen.
lesson-fs-stack-naive-1 = Aufstellung liegt oben und wird aufgedeckt, während noch keine deiner Einheiten da ist. Leg zuerst Aufstellung, dann Vormarsch darüber.

lesson-fs-cover = Überdeck einen gegnerischen Befehl
lesson-fs-cover-idea = Ein Befehl, der über einem anderen liegt, hält den unteren auf, bis der obere fort ist.
lesson-fs-cover-task = Die World Eaters wollen in dieser Runde von Thylin aus Xinghua einnehmen. Nimm Xinghua mit deinem letzten Befehl vor ihnen ein.
lesson-fs-cover-hint = Der Vormarsch der World Eaters liegt in der Blutweite. Ein Befehl darüber kommt zuerst dran.
lesson-fs-cover-1 = Oben auf ihren Befehl
lesson-fs-cover-1-text = Der Befehl der World Eaters ist ein Vormarsch, auch wenn du nur die Rückseite siehst. Solange deiner darauf liegt, können sie nur ihre anderen Befehle nutzen. Dein Space Marine auf Lilivara steht neben Xinghua.
lesson-fs-cover-2 = Die World Eaters warten
lesson-fs-cover-2-text = Die World Eaters haben einen anderen Befehl genutzt. Jetzt wird deiner aufgedeckt, noch vor ihrem.
lesson-fs-cover-naive-1 = Der Vormarsch der World Eaters lag oben, und der Kultist steht jetzt auf Xinghua. In der Blutweite wäre deiner zuerst drangekommen.

lesson-fs-bridge = Schiffe sind eine Brücke
lesson-fs-bridge-idea = Bodeneinheiten durchqueren Leerräume, in denen du ein Schiff hast: im System des Vormarschs und in dem, aus dem sie kommen.
lesson-fs-bridge-task = Bring mit einem Vormarsch in den Trümmerweiten einen Scout von zu Hause nach Nicea.
lesson-fs-bridge-hint = Der Weg führt über zwei Leerräume, den zu Hause und den neben Nicea. Jeder von ihnen braucht ein Schiff.
lesson-fs-bridge-1 = Zwei Leerräume auf dem Weg
lesson-fs-bridge-1-text = Zuerst ziehen Schiffe, danach Bodeneinheiten. Der Weg führt nur über Gebiete, die dir gehören: Welten mit deinen Einheiten, Leerräume mit deinen Schiffen. Du hast zwei Angriffskreuzer.
lesson-fs-bridge-2 = Einer bleibt
lesson-fs-bridge-2-text = Ein Kreuzer liegt jetzt neben Nicea. Der Leerraum, aus dem er kam, gehört auch zum Weg.
lesson-fs-bridge-naive-1 = Beide Schiffe sind fort, und der Leerraum zu Hause gehört niemandem. Der Weg ist gleich am Anfang unterbrochen.
lesson-fs-bridge-naive-2 = Ohne ein Schiff neben Nicea endet der Weg am Rand deines Heimatsystems.

lesson-fs-storm = Ein Sturm ist eine Mauer
lesson-fs-storm-idea = Über eine Kante mit Warpsturm zieht niemand, weder Schiffe noch Bodeneinheiten.
lesson-fs-storm-task = Ein Chaos Space Marine auf Remscheid will gleich nach Thylin. Bring einen Sturm zwischen Lagarus-Abgrund und Blutweite.
lesson-fs-storm-hint = Diese Karte bewegt einen Sturm quer über ein System hinweg. Welcher käme zwischen die beiden Systeme?
lesson-fs-storm-1 = Bewege einen Sturm quer hinüber
lesson-fs-storm-1-text = Das Symbol auf deiner Ereigniskarte sagt, wie ein Sturm zieht: hier quer über ein System, zur Kante gegenüber. Einer der zwei Stürme liegt auf der anderen Seite der Blutweite.
lesson-fs-storm-naive-1 = Dort schützt dieser Sturm nichts. Der andere kann zwischen Remscheid und Thylin kommen.
lesson-fs-storm-naive-2 = Der richtige Sturm, aber auf dieser Seite gibt es niemanden aufzuhalten. Lass ihn über die Blutweite ziehen.

lesson-fs-strike = Schlag aus dem Orbit
lesson-fs-strike-idea = Ein Vormarsch ohne Kampf darf mit einem Orbitalschlag enden: Schiffe beschießen eine Welt neben sich.
lesson-fs-strike-task = Zerstöre den Chaos Space Marine auf Nicea, ohne die Welt zu betreten.
lesson-fs-strike-hint = Der Chaos Space Marine hat 3 Lebenspunkte, und ein Kreuzer wirft zwei Würfel. Nur Schiffe im selben Leerraum schlagen gemeinsam zu.
lesson-fs-strike-1 = Von wo schlagen deine Schiffe zu?
lesson-fs-strike-1-text = Alle Schiffe in einem Leerraum würfeln gegen eine Welt daneben. Niemand schlägt zurück, und es gibt keine Karten. Eine Welt mit Bastion, wie Smyrna, ist vor Orbitalschlägen sicher.
lesson-fs-strike-2 = Diesmal kein Kampf
lesson-fs-strike-2-text = Ein Orbitalschlag ersetzt einen Kampf. Lass also die Bodeneinheiten ruhen, dann führ den Orbitalschlag auf Nicea aus.
lesson-fs-strike-naive-1 = Zwei Würfel aus jedem Leerraum, aber nur ein Leerraum darf zuschlagen: Zwei Würfel machen nie 3 Schaden.
lesson-fs-strike-naive-2 = Von zu Hause erreichen die Schiffe nichts: Leerraum und Welt liegen immer beide im System des Befehls.

lesson-fs-rout = Wer erleidet den Schaden?
lesson-fs-rout-idea = Du wählst, wer getroffen wird. Weniger Schaden als Lebenspunkte reibt eine Einheit nur auf.
lesson-fs-rout-task = Drei Schaden treffen deine Seite auf Thylin. Verlier niemanden.
lesson-fs-rout-hint = Wer hat mehr als 3 Lebenspunkte?
lesson-fs-rout-1 = Drei Schaden zu verteilen
lesson-fs-rout-1-text = Die Einheit, die du wählst, erleidet den ganzen Schaden, bis zur Höhe ihrer Lebenspunkte. Was übrig ist, geht an die nächste. Der Scout hat 2 Lebenspunkte, der Land Raider 4. Aufgeriebene Einheiten stehen am Ende der Spielrunde wieder auf.
lesson-fs-rout-naive-1 = Der Scout ist weg, und der dritte Schaden hat auch noch den Land Raider aufgerieben.

lesson-fs-morale = Die Moral entscheidet
lesson-fs-morale-idea = Stehen nach drei Kampfrunden noch beide Seiten, gewinnt die höhere Moral. Bei Gleichstand gewinnt der Verteidiger.
lesson-fs-morale-task = Die letzte Kampfrunde um Thylin. Gewinn den Kampf, was auch immer die World Eaters legen.
lesson-fs-morale-hint = Dein Space Marine ist 3 Moral wert, kann aber noch aufgerieben werden. Fahnen auf Würfeln und Karten nicht.
lesson-fs-morale-1 = Du führst, fünf zu drei
lesson-fs-morale-1-text = Drei von deinen fünf Moral kommen vom Space Marine: Wird er aufgerieben, sind sie weg. Was du jetzt legst, ist die letzte Karte. Welche hilft auch dann noch, wenn er aufgerieben wird?
lesson-fs-morale-naive-1 = Der Space Marine wurde aufgerieben, und die restlichen zwei Moral waren weniger als die der World Eaters.
lesson-fs-morale-naive-2 = Das reicht meistens. Aber es gibt eine Antwort, die den Space Marine aufreibt, und dann fehlt dir Moral.

lesson-fs-deploy = Schmiede, Depot und Stadt
lesson-fs-deploy-idea = Ein Depotmarker macht einen Kauf billiger; mit einem Schmiedemarker kaufst du Einheiten, für die sonst eine Stadt nötig wäre.
lesson-fs-deploy-task = Kauf mit einer Aufstellung einen Space Marine und eine Stadt. Du hast 4 Material, einen Depot- und einen Schmiedemarker: Jeder hilft einmal.
lesson-fs-deploy-hint = Einheiten kommen vor dem Bauwerk. Ein Schmiedemarker steht für eine Kommandostufe, ein Depotmarker für 2 Material.
lesson-fs-deploy-1 = Einheiten zuerst
lesson-fs-deploy-1-text = Ein Space Marine braucht Kommandostufe 1, und du hast keine Stadt. Ein Schmiedemarker senkt die nötige Stufe um eins. Ein Depotmarker senkt den Preis einer Sache um 2. Einheit und Stadt kosten je 3.
lesson-fs-deploy-2 = Dann ein Bauwerk
lesson-fs-deploy-2-text = Der Schmiedemarker ist ausgegeben. Kauf keine Einheiten mehr, dann bau die Stadt auf einer Welt ohne Bauwerk.
lesson-fs-deploy-naive-1 = Die Stadt steht, aber die Zeit für Einheiten ist vorbei: Sie werden vor dem Bauwerk gekauft.

lesson-fs-hold = Halte die Welt bis zum Ende
lesson-fs-hold-idea = Ein Ziel sammelst du am Ende der Runde ein, wenn du dann seine Welt hältst.
lesson-fs-hold-task = Nimm Lilivara ein und sammle am Ende dieser Runde dein Ziel auf Thylin ein.
lesson-fs-hold-hint = Der Land Raider steht, wo der Marker liegt. Wer könnte sonst gehen?
lesson-fs-hold-1 = Einer geht, einer bleibt
lesson-fs-hold-1-text = Auf einer Welt gewesen zu sein, genügt nicht. Es zählt, wer sie hält, wenn die Runde endet, und auf Thylin hast du kein Bauwerk, das sie allein halten könnte.
lesson-fs-hold-naive-1 = Thylin stand leer, als die Runde endete, und der Marker blieb dort.

lesson-fs-event = Ein Befehl für ein Ereignis
lesson-fs-event-idea = Jeden Befehl außer Strategie darfst du auf deinen Ereigniskartenstapel legen, statt ihn auszuführen.
lesson-fs-event-task = Deine Aufstellung im Yareen-Nebel ist nutzlos geworden. Mach etwas daraus.
lesson-fs-event-hint = Jeder Marker auf dem Ereigniskartenstapel ist eine Karte mehr zur Wahl.
lesson-fs-event-1 = Nichts, worauf man bauen kann
lesson-fs-event-1-text = Deine Scouts haben den Yareen-Nebel verlassen, also findet Aufstellung keine Welt von dir. Leg sie auf den Ereigniskartenstapel: Wenn die Runde endet, ziehst du dafür eine Karte.
lesson-fs-event-naive-1 = Aufstellung wurde ausgeführt, und nichts geschah. Auf dem Ereigniskartenstapel hätte sie eine Karte gebracht.

## Puzzles

lesson-fs-one-stays = Einer bleibt
lesson-fs-one-stays-task = Zum Sieg brauchst du zwei Marker, und du hast keinen. Gewinn das Spiel am Ende dieser Runde.
lesson-fs-one-stays-hint = Zwei Welten, zwei Scouts. Was wird aus einer Welt, die alle verlassen?
lesson-fs-one-stays-why = Ein Scout nimmt Purge ein, der andere hält Fornax. Auf jeder der beiden Welten liegt ein Marker, und beide gehören dir, wenn die Runde endet.
lesson-fs-one-stays-naive-1 = Fornax ist jetzt leer, und der Marker dort bleibt, wo er ist.

lesson-fs-far-shore = Das andere Ufer
lesson-fs-far-shore-task = Du hast einen Marker, der andere liegt auf Purge. Ein Sturm versperrt den Weg von Fornax. Gewinn das Spiel am Ende dieser Runde.
lesson-fs-far-shore-hint = Zu Lande ist der Weg versperrt. Wo könnte er noch entlangführen, wenn ein Schiff vorausfährt?
lesson-fs-far-shore-why = Schiffe ziehen zuerst. Im Leerraum neben Purge bildet der Kreuzer eine Brücke von Remscheid aus, am Sturm vorbei.
lesson-fs-far-shore-naive-1 = Eine Fabrik ist eine schöne Beute. Aber der Marker liegt auf Purge.

lesson-fs-garrison = Eine Mauer statt eines Mannes
lesson-fs-garrison-task = Nur einer deiner Scouts ist in der Nähe: auf Thylin. Sammle am Ende dieser Runde den Marker dort ein, und halte auch Remscheid.
lesson-fs-garrison-hint = Der Scout kann nicht an zwei Orten sein. Was hält eine Welt sonst noch?
lesson-fs-garrison-why = Ein Bauwerk hält seine Welt allein. Bau auf Thylin, solange der Scout da ist, dann schick ihn weiter.
lesson-fs-garrison-naive-1 = Ohne den Scout gehört Thylin niemandem, und Aufstellung hat nichts, worauf sie bauen kann.

lesson-fs-rally = Die letzte Fahne
lesson-fs-rally-task = Auf Thylin sind alle aufgerieben, und es ist die letzte Kampfrunde. Gewinn den Kampf, was auch immer die World Eaters legen.
lesson-fs-rally-hint = Niemand ist mehr da, der Moral bringt. Welche deiner Karten zeigt eine Fahne?
lesson-fs-rally-why = Aufgeriebene Einheiten bringen nichts, also zählen nur Fahnen auf Würfeln und Karten: eins zu eins, und bei Gleichstand gewinnt der Verteidiger. „Glaube an den Imperator“ bringt eine mehr.
lesson-fs-rally-naive-1 = Niemand wurde hart genug getroffen, und bei Gleichstand gewinnt der Verteidiger.
lesson-fs-rally-naive-2 = Die Schwerter reichten nicht, um die gegnerische Einheit zu zerstören, und bei Gleichstand gewinnt der Verteidiger.

lesson-fs-ambush = Gleichstand ist eine Niederlage
lesson-fs-ambush-task = Die letzte Kampfrunde um Thylin, drei Moral zu drei, alle aufgerieben. Gewinn den Kampf, was auch immer die World Eaters legen.
lesson-fs-ambush-hint = Mit Moral geht es nicht. Wie endet ein Kampf sonst, bevor sie gezählt wird?
lesson-fs-ambush-why = Keine deiner Handkarten bringt Moral, aber du hast Schwerter: drei auf Würfeln, eines auf der Karte, zwei als Marker. Mindestens drei kommen durch, und drei zerstören einen Chaos Space Marine, aufgerieben oder nicht.
lesson-fs-ambush-naive-1 = Niemand fiel, und bei Gleichstand gewinnt der Verteidiger.
lesson-fs-ambush-naive-2 = Ein Schild weniger, aber zu wenige Schwerter. Der Chaos Space Marine überlebte, und bei Gleichstand gewinnt der Verteidiger.

lesson-fs-second-ship = Ein Schiff ist zu wenig
lesson-fs-second-ship-task = Du hast einen Marker, der andere liegt auf Nicea. Du hast 2 Material. Gewinn das Spiel am Ende dieser Runde.
lesson-fs-second-ship-hint = Zähl die Leerräume auf dem Weg, dann deine Schiffe.
lesson-fs-second-ship-why = Der Weg nach Nicea führt über zwei Leerräume, und jeder braucht ein Schiff. Also stell zuerst den zweiten Kreuzer auf, dann kommt der Vormarsch: Einer zieht, einer bleibt.
lesson-fs-second-ship-naive-1 = Dein einziges Schiff ist fort von zu Hause, und der Weg nach Nicea ist dort unterbrochen.
lesson-fs-second-ship-naive-2 = Das Material ist ausgegeben, und Soldaten hattest du genug. Es fehlt ein Schiff.

lesson-fs-two-jumps = Zwei Sprünge
lesson-fs-two-jumps-task = Du hast einen Marker, der andere liegt auf Purge. Ein Scout und ein Schiff warten in der Blutweite. Gewinn das Spiel am Ende dieser Runde.
lesson-fs-two-jumps-hint = Ein Vormarsch bringt Einheiten aus einem Nachbarsystem. Wie viele Schritte sind es bis Purge?
lesson-fs-two-jumps-why = Zuerst der Lagarus-Abgrund: das Schiff in den Leerraum neben Venefirous, der Scout nach Remscheid. Dann das Verlorene Kocaetus: das Schiff neben Purge, und der Scout hinüber.
lesson-fs-two-jumps-naive-1 = Die Blutweite grenzt nicht an das Verlorene Kocaetus: Von dort kann niemand ankommen. Zuerst der Lagarus-Abgrund.

lesson-fs-armour = Was kann noch schiefgehen?
lesson-fs-armour-task = Die letzte Kampfrunde um Thylin, und du führst mit neun Moral zu vier. Gewinn den Kampf, was auch immer die World Eaters legen.
lesson-fs-armour-hint = Du führst schon klar. Was könnte dich diesen Vorsprung noch kosten?
lesson-fs-armour-why = Fünf der neun kommen von deinen zwei Einheiten. Nur wenn beide getroffen werden, können die World Eaters aufholen, und mit „Gesegnete Servorüstung“ geschieht das nicht.
lesson-fs-armour-naive-1 = Es kamen so viele Schwerter durch, dass deine Einheiten bei der Moral nicht mehr zählten.
lesson-fs-armour-naive-2 = Es gibt eine Antwort, die so viele Schwerter bringt, dass deine Einheiten bei der Moral nicht mehr zählen.
