# Das geführte erste Spiel von Verbotene Welten, seine Lektionen und Rätsel: was der Trainer sagt. Die Dinge heißen wie auf dem
# Tisch. Titel haben höchstens sechs Wörter, Texte 45, Antworten 30. Wörter zwischen Sternen kommen dort zum ersten Mal vor und
# stehen fett. Nie „falsch“ oder „muss“: sagen, was eine Wahl kostet oder wann sie gut wäre.

lesson-fs-guided = Dein erster Feldzug
lesson-fs-guided-idea = Anderthalb Runden gegen die World Eaters, mit einem Trainer an deiner Seite. Du holst dein erstes Ziel und spielst allein zu Ende.

lesson-fs-guided-chapter-sector = Der Sektor
lesson-fs-guided-chapter-orders = Vier Befehle
lesson-fs-guided-chapter-act = Ziehen und wachsen
lesson-fs-guided-chapter-fight = Der erste Kampf
lesson-fs-guided-chapter-refresh = Die Runde endet
lesson-fs-guided-chapter-again = Schiffe und Fabriken

lesson-fs-guided-goal = Zwei Marker gewinnen das Spiel
lesson-fs-guided-goal-text = Du führst die Ultramarines, in Blau. Zwei blaue *Ziele* liegen auf *Welten* der World Eaters: eines auf Thylin, eines auf Purge. Halte so eine Welt, wenn eine Runde endet, und der Marker gehört dir für immer. Zwei Marker gewinnen.
lesson-fs-guided-goal-tell-1 = Sieh dir Thylin an, dort steht ein Kultist. Dann geh weiter.

lesson-fs-guided-backwards = Plane rückwärts: das Letzte zuerst
lesson-fs-guided-backwards-text = Jede Runde legst du vier *Befehle*, verdeckt. In einem *System* bilden sie einen *Stapel*, und der zuletzt gelegte wird zuerst ausgeführt. Beginn also mit dem Ende: dem Angriff auf Thylin. *Vormarsch* bewegt Einheiten und kämpft.
lesson-fs-guided-backwards-tell-1 = Nimm Vormarsch, dann klick in die Mitte der Blutweite.
lesson-fs-guided-backwards-said-1 = Die World Eaters legen einen Befehl in die Blutweite, verdeckt. Er liegt jetzt ganz unten.
lesson-fs-guided-backwards-other-1 = Das richtige System. Aber unten in deinem Stapel liegt, was zuletzt geschieht: der Angriff. Das ist ein Vormarsch.
lesson-fs-guided-backwards-other-2 = Vormarsch bringt Einheiten in das System, in dem er liegt. Thylin gehört zur Blutweite.
lesson-fs-guided-backwards-otherwise = Ein zulässiger Befehl, und dafür ist noch Zeit. Zuerst der, der zuletzt geschehen soll, in die Blutweite.

lesson-fs-guided-before = Was kommt vor dem Angriff?
lesson-fs-guided-before-text = Stärke. *Herrschaft* sammelt ein, was deine Welten in ihrem System bieten, und lässt dich nutzen, was nur deine Fraktion kann. Deine macht aus einer Einheit eine bessere. Leg sie über den Angriff, dann kommt sie vor ihm.
lesson-fs-guided-before-tell-1 = Nimm Herrschaft, dann klick wieder auf die Blutweite.
lesson-fs-guided-before-said-1 = Die World Eaters legen einen Befehl in ihre Heimat, ins Verlorene Kocaetus.
lesson-fs-guided-before-other-1 = Der kommt gleich obendrauf. Zwischen den beiden Vormärschen ist Platz für Herrschaft.
lesson-fs-guided-before-other-2 = Herrschaft wirkt in dem System, in dem sie liegt. Dein Angriff kommt aus der Blutweite.
lesson-fs-guided-before-otherwise = Gut für eine andere Runde. Jetzt Herrschaft, über den Angriff in der Blutweite.

lesson-fs-guided-on-top = Was oben liegt, kommt zuerst
lesson-fs-guided-on-top-text = In der Blutweite hast du noch niemanden. Also kommt ein zweiter Vormarsch *obendrauf*: Er bringt deinen Space Marine von Lilivara nebenan. Erst Marsch, dann Herrschaft, dann Angriff. Und der Befehl der World Eaters? Er liegt unter allen dreien und wartet.
lesson-fs-guided-on-top-tell-1 = Leg auch deinen anderen Vormarsch in die Blutweite.
lesson-fs-guided-on-top-said-1 = Die World Eaters legen einen Befehl in den Lagarus-Abgrund, wo dein Space Marine steht.
lesson-fs-guided-on-top-other-1 = Obenauf gehört, was zuerst geschieht, und zuerst soll jemand hinkommen: Vormarsch.
lesson-fs-guided-on-top-other-2 = Dein Space Marine wird in der Blutweite gebraucht: Vormarsch bringt Einheiten dorthin, wo er liegt.
lesson-fs-guided-on-top-otherwise = Dann käme Herrschaft zuerst, und niemand von dir wäre da, um sie zu nutzen. Vormarsch kommt obendrauf.

lesson-fs-guided-home = Ein Befehl zu Hause
lesson-fs-guided-home-text = *Strategie* kauft *Verbesserungen*: bessere Karten für den Kampf, bessere Befehle. Danach bringt dir ihr Marker am Ende der Runde eine *Ereigniskarte*. Sie wirkt, wo du mindestens eine Figur hast, zum Beispiel zu Hause.
lesson-fs-guided-home-tell-1 = Leg Strategie nach Jon Haagens Hoffnung.
lesson-fs-guided-home-said-1 = Die World Eaters legen ihren letzten Befehl in ihre Heimat.
lesson-fs-guided-home-other-1 = Dort läge er über deinem Marsch und hielte ihn einen Spielzug lang auf. Zu Hause ist er niemandem im Weg.
lesson-fs-guided-home-other-2 = Aufstellen kannst du nächste Runde, mit mehr Material. Heute etwas für den Kampf: Strategie.
lesson-fs-guided-home-otherwise = Zulässig, aber Strategie zu Hause ist jetzt mehr wert: Sie macht den kommenden Kampf leichter.

lesson-fs-guided-march = Deck deinen obersten Befehl auf
lesson-fs-guided-march-text = Jetzt geht es reihum in *Spielzügen*, jeweils ein Befehl, und nur was oben liegt, darf aufgedeckt werden. Bodeneinheiten ziehen auf Welten im System des Befehls, von dort oder aus einem System daneben. Lilivara grenzt an Xinghua.
lesson-fs-guided-march-tell-1 = Klick deinen Befehl in der Blutweite an.
lesson-fs-guided-march-tell-2 = Führ ihn aus.
lesson-fs-guided-march-tell-3 = Schick den Space Marine nach Xinghua.
lesson-fs-guided-march-said-1 = Alle Befehle liegen. Die World Eaters beginnen: Mit Herrschaft erhalten sie einen Depot- und einen Verstärkungsmarker.
lesson-fs-guided-march-other-1 = Der kann warten: Niemand kann ihm zuvorkommen. In der Blutweite soll dreierlei geschehen, also fang dort an.
lesson-fs-guided-march-other-2 = Jeden Befehl kannst du für eine Ereigniskarte aufgeben. Das ist für Befehle gedacht, die nutzlos geworden sind; dieser ist es nicht.
lesson-fs-guided-march-other-3 = Dann käme niemand an, und die zwei Befehle darunter fänden niemanden vor.
lesson-fs-guided-march-otherwise = Fang in der Blutweite an, wo drei deiner Befehle liegen.

lesson-fs-guided-dominate = Eine Welt zahlt in Markern
lesson-fs-guided-dominate-text = Xinghua gibt einen *Verstärkungsmarker*, einen Soldaten für einen Kampf. Dann die Gabe der Ultramarines: Für 1 *Material* wird ein Space Marine zum *Land Raider*. Mehr Würfel, mehr Lebenspunkte, und ein Kampf steht bevor.
lesson-fs-guided-dominate-tell-1 = Deck Herrschaft in der Blutweite auf.
lesson-fs-guided-dominate-tell-2 = Nutze die Fähigkeit.
lesson-fs-guided-dominate-said-1 = Die World Eaters ziehen mit einem Schiff und einem Kultisten in den Lagarus-Abgrund: Du hast ihn verlassen.
lesson-fs-guided-dominate-said-2 = Der Verstärkungsmarker gehört dir.
lesson-fs-guided-dominate-other-1 = Das geht, und es ginge nichts verloren. Aber zuerst Herrschaft, solange die Idee frisch ist.
lesson-fs-guided-dominate-other-2 = Ein Land Raider kostet in der Fabrik 4 Material. Hier kostet er 1.
lesson-fs-guided-dominate-otherwise = Zuerst Herrschaft, die jetzt in der Blutweite oben liegt.

lesson-fs-guided-strategize = Bessere Karten vor dem Kampf
lesson-fs-guided-strategize-text = Du darfst eine Befehls- und eine Kampfverbesserung kaufen. *Feuerregen* hilft Schiffen, die eine Welt beschießen. *Ruhm und Tod* ersetzt zwei Karten: Gib Zorn von Ultramar her, denn dafür braucht es Einheiten, die du dort nicht haben wirst.
lesson-fs-guided-strategize-tell-1 = Deck deinen Befehl in Jon Haagens Hoffnung auf.
lesson-fs-guided-strategize-tell-2 = Kauf Feuerregen für 1 Material.
lesson-fs-guided-strategize-tell-3 = Kauf Ruhm und Tod und gib Zorn von Ultramar her.
lesson-fs-guided-strategize-said-1 = Die World Eaters kaufen zwei Kultisten und bauen eine Stadt, mit einem Depotmarker.
lesson-fs-guided-strategize-other-1 = Der Angriff käme einen Spielzug zu früh, ohne die neue Karte. Die World Eaters können dort inzwischen nichts tun: Ihr Befehl ist begraben.
lesson-fs-guided-strategize-other-2 = Die richtige Karte. Gib dafür Zorn von Ultramar her: Ihre zweite Hälfte braucht einen Space Marine.
lesson-fs-guided-strategize-other-3 = An einem anderen Tag eine gute Karte. Ruhm und Tod bringt Angriff und Moral, und beides wird auf Thylin gebraucht.
lesson-fs-guided-strategize-other-4 = Das Material hast du, und Verbesserungen halten das ganze Spiel.
lesson-fs-guided-strategize-otherwise = Zuerst Feuerregen, dann Ruhm und Tod.

lesson-fs-guided-attack = Angriff: auf eine gegnerische Welt
lesson-fs-guided-attack-text = Die World Eaters haben nur noch den Befehl unter deinem, also werden sie übersprungen, und du bist wieder dran. Dein letzter Befehl hier ist der Angriff. Wer dorthin zieht, wo jemand anderes steht, löst einen *Kampf* aus.
lesson-fs-guided-attack-tell-1 = Führ deinen Vormarsch aus.
lesson-fs-guided-attack-tell-2 = Zieh mit dem Land Raider nach Thylin.
lesson-fs-guided-attack-said-1 = Beide Verbesserungen sind gekauft, und der Marker von Strategie liegt auf deinem Ereigniskartenstapel.
lesson-fs-guided-attack-other-1 = Eine Ereigniskarte für ein Ziel: ein schlechtes Geschäft. Führ ihn aus.
lesson-fs-guided-attack-other-2 = Niemand hält dich auf, aber es nimmt auch niemand Thylin für dich ein.
lesson-fs-guided-attack-otherwise = Der Land Raider zieht nach Thylin.

lesson-fs-guided-dice = Gewürfelt wird einmal
lesson-fs-guided-dice-text = Jede Einheit würfelt so viele *Würfel*, wie ihr Kampfwert sagt, und sie bleiben den ganzen Kampf liegen. Schwerter treffen, Schilde schützen, das dritte Zeichen ist *Moral*. Du hast von jedem eines, der Kultist einen Schild. Setz jetzt deinen Marker ein: Er kämpft, würfelt aber nicht.
lesson-fs-guided-dice-tell-1 = Setz 1 Verstärkungsmarker ein.
lesson-fs-guided-dice-other-1 = Für später aufheben? Er ist zwei Lebenspunkte und zwei Moral mehr wert, hier und jetzt.
lesson-fs-guided-dice-otherwise = Setz den Marker ein: In diesem Kampf zählt er als Scout.

lesson-fs-guided-cards = Jede Runde eine Karte
lesson-fs-guided-cards-text = Ein Kampf hat bis zu drei Runden mit je einer Karte, gleichzeitig gelegt. Die Zeichen einer Karte zählen bis zum Ende des Kampfes, ihr Text nur jetzt. Ruhm und Tod: ein Schwert, Moral und zwei *Angriffsmarker*.
lesson-fs-guided-cards-tell-1 = Leg Ruhm und Tod.
lesson-fs-guided-cards-tell-2 = Nutze ihren Text: zwei Angriffsmarker.
lesson-fs-guided-cards-said-1 = Die World Eaters setzen niemanden dazu. Beide Seiten haben fünf Karten gezogen.
lesson-fs-guided-cards-said-2 = Dagegen liegt Schändliche Anbetung, ein weiterer Schild. Marker halten eine Runde.
lesson-fs-guided-cards-other-1 = Die Rüstung schützt, aber ein einzelner Kultist tut dir wenig. Mach Druck.
lesson-fs-guided-cards-other-2 = Ebenso stark, und sie kommt als Nächste. Zuerst Ruhm und Tod: Ihre Moral zählt von jetzt an bis zum Ende.
lesson-fs-guided-cards-other-3 = Was eine Karte sagt, ist freiwillig. Aber zwei Schwerter umsonst sind willkommen.
lesson-fs-guided-cards-otherwise = Diese Karte bekommt ihre Runde noch. Eröffne mit Ruhm und Tod.

lesson-fs-guided-routed = Angeschlagene Einheiten werden aufgerieben
lesson-fs-guided-routed-text = Vier Schwerter trafen auf drei Schilde: ein *Schaden*. Ein Kultist hat 2 *Lebenspunkte*, also wird er nicht zerstört, sondern *aufgerieben*. Er liegt auf der Seite und zählt bis zum Ende der Runde nicht mehr. Noch ein Stoß: Hinterhalt.
lesson-fs-guided-routed-tell-1 = Leg Hinterhalt.
lesson-fs-guided-routed-said-1 = Die World Eaters erhielten einen Würfel, und er zeigt einen Schild.
lesson-fs-guided-routed-other-1 = Ihre Zeit kommt in der letzten Runde, wenn die Moral gezählt wird. Zuerst Hinterhalt.
lesson-fs-guided-routed-otherwise = Jetzt sind Schwerter gefragt: Hinterhalt bringt drei.

lesson-fs-guided-morale = Fällt niemand, entscheidet die Moral
lesson-fs-guided-morale-text = Fünf Schwerter, fünf Schilde: Nichts geschah. Nach der dritten Runde wird die *Moral* gezählt: nicht aufgeriebene Einheiten und die Zeichen auf Würfeln und Karten. Der aufgeriebene Kultist bringt nichts. Glaube an den Imperator bringt dir zwei.
lesson-fs-guided-morale-tell-1 = Leg Glaube an den Imperator.
lesson-fs-guided-morale-tell-2 = Nimm einen Moralwürfel.
lesson-fs-guided-morale-said-1 = Die World Eaters legten noch einmal Schändliche Anbetung und erhielten einen weiteren Schild.
lesson-fs-guided-morale-said-2 = Dein neuer Würfel ist gefallen. Nichts bringt ihnen jetzt noch mehr Moral, als du hast.
lesson-fs-guided-morale-otherwise = Nach dieser Runde zählt die Moral, und Glaube an den Imperator ist die Karte dafür.

lesson-fs-guided-collected = Thylin gehört dir
lesson-fs-guided-collected-text = Neun Moral gegen keine: Der Kultist ging auf den *Rückzug*. Der begrabene Befehl fand niemanden mehr vor und wurde zum Ereignis. Die *Auffrischungsphase* hat begonnen: Dein Marker ist eingesammelt, einer von zweien, und deine Welten gaben 6 Material.
lesson-fs-guided-collected-tell-1 = Sieh dir deinen Marker an, dann geh weiter: Die World Eaters führen ihr Ereignis aus.

lesson-fs-guided-storm = Bewege einen Warpsturm
lesson-fs-guided-storm-text = Über eine Kante mit *Warpsturm* zieht niemand. Wenn eine Runde endet, bewegt jede Ereigniskarte einen. Dieser versperrt den Weg von Fornax nach Purge, wo dein zweites Ziel liegt. Wohin er auch zieht, der Weg wird frei.
lesson-fs-guided-storm-tell-1 = Klick auf den Sturm neben Purge, dann dorthin, wo er hinsoll.
lesson-fs-guided-storm-said-1 = Die World Eaters treiben den anderen Sturm zwischen Blutweite und Yareen-Nebel.
lesson-fs-guided-storm-otherwise = Nur dieser Sturm kann jetzt ziehen: Der andere ist schon gezogen.

lesson-fs-guided-event = Eine Ereigniskarte ist ein Geschenk
lesson-fs-guided-event-text = Du hast eine gezogen, weil Strategie auf deinem Ereigniskartenstapel liegt. Mehr Marker dort, mehr Karten zur Wahl. *Heldenhaftes Eingreifen* setzt kostenlos einen Space Marine neben ein Bauwerk. Deine Fabrik steht auf Turaci.
lesson-fs-guided-event-tell-1 = Nutze Heldenhaftes Eingreifen.
lesson-fs-guided-event-tell-2 = Nimm den Space Marine.
lesson-fs-guided-event-other-1 = Es kostet nichts, und ein Space Marine kostet sonst 3.
lesson-fs-guided-event-other-2 = Ein Scout darf auf jede deiner Welten. Aber der Space Marine ist der bessere Soldat.
lesson-fs-guided-event-otherwise = Nimm das Geschenk: den Space Marine.

