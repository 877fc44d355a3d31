## Brood War for those who know the base game

lesson-brood-war = Brood War: Was ist neu?
lesson-brood-war-idea = Für alle, die das Grundspiel kennen: eine Runde mit Führungskarten, einem Helden, dem Verteidigungsbefehl, Spezialbefehlen und den neuen Modulen.
lesson-brood-war-chapter-leaders = Führung und Helden
lesson-brood-war-chapter-orders = Neues bei den Befehlen
lesson-brood-war-chapter-modules = Neue Module

lesson-brood-war-leaders = Alle wählen eine Führungskarte
lesson-brood-war-leaders-text = Zu Beginn und wieder, wenn Stufe II und wenn Stufe III kommt, wählen alle eine *Führungskarte*, verdeckt und gleichzeitig. Nichts wird zufällig gezogen. Dann werden alle Karten zusammen aufgedeckt. Das hier ist die Wahl für Stufe II.
lesson-brood-war-leaders-tell-1 = Lies deine zwei Karten, dann drück auf „Weiter“: Die Königin wählt zuerst.

lesson-brood-war-hero = Ein Held ist eine Einheit
lesson-brood-war-hero-text = Jim Raynor ist ein *Held*: ein Adler mit einem Marker darunter und den Vorteilen seiner Karte. Streuschaden, Gedankenkontrolle und andere Technologien können ihm nichts anhaben, ein verlorenes Gefecht schon, und zwar endgültig.
lesson-brood-war-hero-tell-1 = Wähle Jim Raynor.
lesson-brood-war-hero-tell-2 = Stell Raynor neben den Spacemarine auf Erebus Station.
lesson-brood-war-hero-said-1 = Die Königin hat gewählt, ihre Karte liegt verdeckt.
lesson-brood-war-hero-said-2 = Beide Karten sind aufgedeckt: Die Königin hat Sarah Kerrigan, eine eigene Heldin.
lesson-brood-war-hero-other-1 = Eine gute Karte zum Bauen, und auch sie bleibt im Spiel. Heute wollen wir einen Helden sehen.
lesson-brood-war-hero-other-2 = Raynor darf in jedem deiner Gebiete stehen, in dem Platz ist. Aber Erebus Station braucht ihn mehr: Du wirst sehen, warum.
lesson-brood-war-hero-otherwise = Das kann warten. Zuerst der Held.

lesson-brood-war-special = Spezialbefehle legst du ohne Modul
lesson-brood-war-special-text = Du darfst alle drei *Spezialbefehle* frei legen, mit oder ohne Modul. Es zählt der Moment, in dem sie aufgedeckt werden: Kannst du sie dann nicht ausführen, nimmst du stattdessen eine Ereigniskarte.
lesson-brood-war-special-tell-1 = Nimm die Spezialmobilisierung, dann klick auf Erebus Station.
lesson-brood-war-special-said-1 = Jim Raynor ist auf Erebus Station eingetroffen. Eine neue Runde beginnt, und du fängst an.
lesson-brood-war-special-other-1 = Die normale Mobilisierung würde genügen. Aber hier kostet dich die Spezialmobilisierung nichts, und die normale bleibt für einen anderen Planeten frei.
lesson-brood-war-special-other-2 = Der richtige Marker. Auf Erebus Station brauchst du dafür kein Modul.
lesson-brood-war-special-otherwise = Ein zulässiger Befehl. Legen wir zuerst die Spezialmobilisierung, auf Erebus Station.

lesson-brood-war-defend = Verteidigung wirkt sofort
lesson-brood-war-defend-text = *Verteidigung* ersetzt einen deiner vier Befehle und wird sofort ausgeführt: Einheiten dürfen in eines deiner Gebiete kommen, und ein *Wachmarker* bleibt dort. In einem Kampf kannst du ihn ausgeben und dafür in jedem Gefecht zwei Punkte mehr Verteidigung erhalten.
lesson-brood-war-defend-tell-1 = Spiel Verteidigung auf Antiga Prime B, deiner Mine.
lesson-brood-war-defend-tell-2 = Hol den Feuerfresser von Antiga Prime A.
lesson-brood-war-defend-said-1 = Die Königin legt einen Befehl auf Avernus Station.
lesson-brood-war-defend-said-2 = Antiga Prime B ist gewählt: Dorthin dürfen Einheiten kommen, sonst nirgendwohin.
lesson-brood-war-defend-other-1 = Jedes deiner Gebiete geht. Aber bei der Mine steht nur ein Spacemarine, und die Königin ist nebenan.
lesson-brood-war-defend-other-2 = Auch möglich. Der Feuerfresser ist am nächsten, und die anderen haben zu tun.
lesson-brood-war-defend-other-3 = Du brauchst niemanden zu holen. Aber der Feuerfresser hätte Zeit.
lesson-brood-war-defend-otherwise = Das wäre ein gewöhnlicher Befehl. Zuerst Verteidigung: einmal je Runde, und nie in einem Stapel.

lesson-brood-war-pool = Das Reservoir setzt die Grenze
lesson-brood-war-pool-text = Ein ausgeführter Spezialbefehl bleibt bis zum Rundenende in deinem *Spezialbefehlsreservoir*. Es fasst so viele, wie du Forschungs- und Entwicklungsmodule hast: Du hast eins. Der Befehl auf Erebus Station braucht keinen Platz, also geht noch einer.
lesson-brood-war-pool-tell-1 = Forschung auf Antiga Prime, ganz unten.
lesson-brood-war-pool-tell-2 = Jetzt den Spezialbau obenauf.
lesson-brood-war-pool-said-1 = Der Wachmarker liegt auf Antiga Prime B. Die Königin legt einen Befehl auf Vyctor V.
lesson-brood-war-pool-said-2 = Die Königin legt noch einen Befehl auf Vyctor V.
lesson-brood-war-pool-other-1 = Der normale Bau ginge auch. Aber wir wollen einen Spezialbefehl im Reservoir sehen.
lesson-brood-war-pool-other-2 = Der richtige Marker. Er gehört auf Antiga Prime, über die Forschung.
lesson-brood-war-pool-otherwise = Antiga Prime, bitte: unten Forschung, oben der Spezialbau.

lesson-brood-war-strategic = Strategische Gebiete machen Befehle zu Spezialbefehlen
lesson-brood-war-strategic-text = Das goldene Gebiet von Erebus Station ist *strategisch*. Kontrollierst du es, führst du jeden Befehl auf dem Planeten als Spezialbefehl aus, und der Marker kommt zu dir zurück, nicht ins Reservoir. Die zwei Sterne daneben sind nur für Flugeinheiten.
lesson-brood-war-strategic-tell-1 = Deck deinen Befehl auf Erebus Station auf.
lesson-brood-war-strategic-tell-2 = Führ ihn aus.
lesson-brood-war-strategic-tell-3 = Schick den Raumjäger: Auf diesen Sternen kann nur eine Flugeinheit stehen.
lesson-brood-war-strategic-said-1 = Alle Befehle liegen. Du fängst an.
lesson-brood-war-strategic-other-1 = Der kann warten. Zuerst die Sterne.
lesson-brood-war-strategic-other-2 = Eine Ereigniskarte geht immer. Aber hier sind zwei Sterne zu holen.
lesson-brood-war-strategic-other-3 = Am Boden gibt es nur das strategische Gebiet, und das gehört dir schon. Schick den Raumjäger.
lesson-brood-war-strategic-otherwise = Lass zuerst den Raumjäger zu den Sternen fliegen.

lesson-brood-war-modules = Drei neue Module
lesson-brood-war-modules-text = Mit dem *Defensivmodul* tauschst du zwei deiner Einheiten, nachdem ein Angreifer die Paare gebildet hat. Das *Hilfsmodul* schafft in jedem Gebiet Platz für eine Hilfseinheit mehr. Mit dem *Offensivmodul* landest du trotz eines gegnerischen Luftunterstützungsmoduls. Dein Reservoir hat Platz, der Befehl lässt sich also ausführen.
lesson-brood-war-modules-tell-1 = Führ den Spezialbau aus.
lesson-brood-war-modules-tell-2 = Kauf von den dreien, was dir gefällt.
lesson-brood-war-modules-said-1 = Zwei Sterne gehören dir. Die Königin nimmt eine Ereigniskarte.
lesson-brood-war-modules-other-1 = Das darfst du. Aber im Reservoir ist noch Platz, also bau.
lesson-brood-war-modules-other-2 = Ein alter Bekannter. Nimm eins der drei neuen.
lesson-brood-war-modules-other-3 = Eine feine Sache, und sie bleibt im Angebot. Zuerst eins der neuen Module.
lesson-brood-war-modules-otherwise = Später. Zuerst eins der neuen Module.

lesson-brood-war-alone = Den Rest kennst du
lesson-brood-war-alone-text = Neue Einheiten bringen neue Karten mit, und jedes neue Wort am Tisch wird dir erklärt, wenn du darauf zeigst. Rohstoffmarker zahlen wie Arbeiter, übernommene Einheiten kämpfen für den, der sie hat. Am Rundenende leert sich das Reservoir. Spiel weiter.
lesson-brood-war-alone-tell-1 = Spiel weiter. Ich melde mich nur, wenn du fragst.
lesson-brood-war-alone-said-1 = Gebaut. Der Marker des Spezialbaus liegt jetzt im Reservoir. Die Einheiten der Königin bleiben, wo sie sind.

# Das geführte erste Spiel, die Lektionen und die Rätsel: was der Trainer sagt. Namen, wie der Tisch sie zeigt.
# Titel haben höchstens sechs Wörter, Texte 45, Antworten 30. Wörter zwischen Sternen kommen dort zum ersten Mal vor
# und stehen fett. Nie „falsch“ oder „musst“: Sag, was eine Wahl kostet oder wann sie gut wäre.

lesson-guided = Dein erstes Spiel
lesson-guided-idea = Zwei Runden gegen die Königin der Klingen, mit einem Trainer an deiner Seite. Danach liegst du vorn und spielst allein zu Ende.

lesson-guided-chapter-galaxy = Die Galaxie
lesson-guided-chapter-orders = Vier Befehle
lesson-guided-chapter-build = Bauen
lesson-guided-chapter-fight = Ziehen und kämpfen
lesson-guided-chapter-clock = Punkte und die Uhr

lesson-guided-goal = Fünfzehn Punkte zum Sieg
lesson-guided-goal-text = Du bist Jim Raynor, in Blau. Mit fünfzehn *Siegpunkten* gewinnst du. Ein *Gebiet* mit Stern bringt dem, dessen *Einheiten* es halten, jede Runde so viele Punkte, wie darauf stehen. Dein *Heimatplanet* hat ein solches Gebiet. Vyctor V A hat zwei Sterne, und niemand ist dort.
lesson-guided-goal-tell-1 = Sieh dir die zwei Sterne auf Vyctor V an, dann drück auf „Weiter“.

lesson-guided-backwards = Plane rückwärts: das Letzte zuerst
lesson-guided-backwards-text = Du legst vier *Befehle* je Runde, verdeckt. Auf jedem Planeten bilden sie einen *Stapel*: Der zuletzt gelegte wird zuerst ausgeführt. Du willst nach Vyctor V ziehen und dann dort bauen. Leg also jetzt *Bau*; Mobilisierung kommt darüber.
lesson-guided-backwards-tell-1 = Nimm Bau, dann klick auf Vyctor V.
lesson-guided-backwards-said-1 = Die Königin der Klingen legt ihren ersten Befehl auf Bhekar Ro, verdeckt.
lesson-guided-backwards-other-1 = Dann käme Bau obenauf und wäre zuerst dran, während keine deiner Einheiten dort ist. Leg zuerst Bau, dann Mobilisierung darüber.
lesson-guided-backwards-other-2 = Ein guter Befehl, und du legst ihn bald. Zu Hause drängt dich niemand; auf Vyctor V die Königin schon.
lesson-guided-backwards-other-3 = Forschung braucht eine Basis und hat keine Eile. Zuerst die Sterne.
lesson-guided-backwards-otherwise = Der Befehl ist zulässig, aber der unterste Platz auf Vyctor V ist nur jetzt frei: Die Königin ist unterwegs.

lesson-guided-on-top = Was oben liegt, kommt zuerst
lesson-guided-on-top-text = Auch die Königin will nach Vyctor V: Ihr Befehl liegt jetzt auf deinem Bau. Leg *Mobilisierung* *obenauf*, und deine Einheiten sind vor ihr da. Erst du, dann die Königin, dann dein Bau.
lesson-guided-on-top-tell-1 = Nimm Mobilisierung, dann klick auf den Platz über dem Befehl der Königin.
lesson-guided-on-top-said-1 = Die Königin legt auf Vyctor V einen Befehl über deinen.
lesson-guided-on-top-other-1 = Mobilisierung bringt Einheiten auf den Planeten, auf dem sie liegt. Du willst sie auf Vyctor V haben.
lesson-guided-on-top-other-2 = Ein zweiter Bau dort würde zuerst aufgedeckt, bevor eine deiner Einheiten gelandet ist. Mobilisierung kommt obenauf.
lesson-guided-on-top-otherwise = Dann ist die Königin auf Vyctor V zuerst dran und nimmt beide Sterne. Du müsstest sie ihr im Kampf wieder abnehmen.

lesson-guided-home = Zwei Befehle daheim
lesson-guided-home-text = Deine *Basis* auf Antiga Prime kann forschen und Einheiten bauen. Neue Einheiten brauchst du früh, Forschung kann warten. *Forschung* kommt also nach unten und Bau darüber: Du darfst auch eigene Befehle überdecken.
lesson-guided-home-tell-1 = Forschung auf Antiga Prime.
lesson-guided-home-tell-2 = Jetzt Bau obenauf.
lesson-guided-home-said-1 = Die Königin legt einen Befehl auf Bhekar Ro.
lesson-guided-home-said-2 = Die Königin legt ihren letzten Befehl auf Bhekar Ro.
lesson-guided-home-other-1 = Der richtige Planet. Mit Forschung darüber käme Bau als Allerletztes: Leg Forschung zuerst, bitte.
lesson-guided-home-other-2 = Forschung bewirkt nichts auf einem Planeten, auf dem du keine Basis hast.
lesson-guided-home-otherwise = Deine Basis steht auf Antiga Prime; anderswo kann dieser Befehl nichts ausrichten.

lesson-guided-reveal = Deck deinen obersten Befehl auf
lesson-guided-reveal-text = Jetzt werden die Befehle ausgeführt, in *Spielzügen*, reihum je einer. Du darfst jeden deiner Befehle nutzen, der oben liegt. Auf Vyctor V ist das deine Mobilisierung: Der Befehl der Königin darunter wartet.
lesson-guided-reveal-tell-1 = Klick auf deinen Befehl auf Vyctor V.
lesson-guided-reveal-tell-2 = Führ ihn aus.
lesson-guided-reveal-said-1 = Alle Befehle liegen. Die Königin beginnt: Sie baut daheim zwei Zerglinge.
lesson-guided-reveal-other-1 = Verloren ist damit nichts: Die Königin kommt auf Vyctor V nicht an dir vorbei. Aber zuerst die Sterne, damit du siehst, wie es geht.
lesson-guided-reveal-other-2 = Jeden Befehl kannst du für eine Ereigniskarte hergeben. Das ist für Befehle, die nutzlos geworden sind; dieser ist zwei Punkte je Runde wert.
lesson-guided-reveal-otherwise = Beginn mit Vyctor V: Da ist ein Wettlauf zu gewinnen.

lesson-guided-transport = Ein Transporter ist eine Brücke
lesson-guided-transport-text = Durchs All kommen Einheiten nur über eine *Route* mit deinem *Transporter*; er verbraucht sich nie. Deiner verbindet Antiga Prime mit Vyctor V. Schick Feuerfresser, Adler und einen Spacemarine zu den Sternen. Der andere Spacemarine hält deinen Stern daheim.
lesson-guided-transport-tell-1 = Klick auf eine Einheit neben deiner Basis, dann auf Vyctor V A. Dreimal.
lesson-guided-transport-tell-2 = Drück auf „Nichts mehr bewegen“.
lesson-guided-transport-other-1 = Dieser Spacemarine bringt dir jede Runde einen Punkt. Nimm den neben der Basis: Eine Basis hält ihr Gebiet allein.
lesson-guided-transport-other-2 = B hat Gas, aber keinen Stern. Lande auf A; mit allen dreien dort überlegt es sich die Königin zweimal.
lesson-guided-transport-other-3 = Jemand bliebe daheim und hätte nichts zu bewachen. Schick alle drei.
lesson-guided-transport-other-4 = Das ist für seltene Fälle von Platzmangel. Du hast Platz.
lesson-guided-transport-otherwise = Drei Einheiten passen auf die Sterne: Feuerfresser, Adler und der Spacemarine neben deiner Basis.

lesson-guided-base = Jetzt der Bau ganz unten
lesson-guided-base-text = Der zuerst gelegte Befehl kommt zuletzt, gerade rechtzeitig: Deine Einheiten sind da. Eine Basis hält ihr Gebiet auch allein und baut neue Einheiten nahe an der Front. Sie kostet zwei *Kristall*.
lesson-guided-base-tell-1 = Deck deinen Befehl auf Vyctor V auf.
lesson-guided-base-tell-2 = Setz die Basis auf Vyctor V A.
lesson-guided-base-said-1 = Die Königin kommt als Zweite. Drei Einheiten anzugreifen, wagt sie nicht; sie landet neben dir, auf dem Gas.
lesson-guided-base-other-1 = Das darfst du, und verloren wäre nichts. Aber zuerst die Basis, solange die Idee frisch ist.
lesson-guided-base-other-2 = Ohne die Basis wäre dieser Befehl vergeblich gewesen.
lesson-guided-base-otherwise = Genau für die Basis war dieser Befehl gedacht.

lesson-guided-workers = Arbeiter bezahlen alles
lesson-guided-workers-text = Jeder Kristall und jedes Gas, das du ausgibst, schickt einen *Arbeiter* bis zum Rundenende in eine *Mine*. Für die Basis arbeiten zwei, sechs sind übrig. Zwei Spacemarines kosten noch einmal zwei. Setz sie auf Antiga Prime C.
lesson-guided-workers-tell-1 = Führ deinen Baubefehl aus.
lesson-guided-workers-tell-2 = Ein Spacemarine auf Antiga Prime C. Zweimal.
lesson-guided-workers-said-1 = Die Königin baut zwei Arbeiter.
lesson-guided-workers-other-1 = Eine Ereigniskarte ist weniger wert als zwei Spacemarines und eine Fabrik.
lesson-guided-workers-other-2 = Auch gut, aber dieses Gebiet hältst du schon. Auf C bewachen sie eine zweite Mine.
lesson-guided-workers-other-3 = Eine Brücke nach Braken: nützlich, aber du kommst auch ohne hin. Behalt den Kristall.
lesson-guided-workers-otherwise = Das kommt als Nächstes. Zuerst zwei Spacemarines: Ein Baubefehl baut vorerst höchstens zwei Einheiten.

lesson-guided-grow = Wachse jede Runde ein wenig
lesson-guided-grow-text = Einheiten gewinnen Gebiete; *Wachstum* gewinnt Spiele. Ein neuer Arbeiter zahlt ab der nächsten Runde, jede Runde. Mit einer Fabrik baust du Adler. Die Reihenfolge beim Bau: zuerst Einheiten und Arbeiter, dann ein *Gebäude*, dann eine Basis.
lesson-guided-grow-tell-1 = Bau einen Arbeiter.
lesson-guided-grow-tell-2 = Drück auf „Keine Einheiten mehr“.
lesson-guided-grow-tell-3 = Bau die Fabrik.
lesson-guided-grow-other-1 = Eine Einheit mehr bei jedem Baubefehl: ein feiner zweiter Schritt, sobald es für drei Einheiten reicht.
lesson-guided-grow-other-2 = Das gibt Feuerfresser, und die brauchen Gas. Adler brauchen nur Kristall, und davon hast du mehr.
lesson-guided-grow-other-3 = Nicht ausgegebener Kristall verfällt. Nutz die Arbeiter, die du hast.
lesson-guided-grow-otherwise = Ein guter Kauf für eine andere Runde. Ein Arbeiter und die Fabrik nutzen deinen Kristall heute am besten.

lesson-guided-research = Drei Karten und ein Geheimnis
lesson-guided-research-text = Gekämpft wird mit *Kampfkarten*: Je mehr du hast, desto eher passt eine. Forschung bringt drei. Dazu eine *Ereigniskarte*, verdeckt bis zum Rundenende. Auch neue Waffen kannst du hier kaufen, ein andermal.
lesson-guided-research-tell-1 = Führ Forschung aus.
lesson-guided-research-tell-2 = Zieh drei Karten.
lesson-guided-research-said-1 = Die Königin forscht: drei Kampfkarten, eine Ereigniskarte.
lesson-guided-research-other-1 = Forschung bringt ohnehin eine Ereigniskarte, und drei Kampfkarten dazu.
lesson-guided-research-other-2 = Die drei Karten kosten nichts.
lesson-guided-research-otherwise = Ein Arbeiter ist übrig: zu wenig für eine Waffe, die sich lohnt. Zieh die Karten.

lesson-guided-points = Deine ersten drei Punkte
lesson-guided-points-text = Die *Runde* endet mit der *Organisationsphase*. Alle Arbeiter kommen heim, auch der neue, und jeder Stern zahlt: zwei auf Vyctor V, einer auf Antiga Prime. Die Königin hält keinen Stern und erhält nichts. Sterne zahlen jede Runde.
lesson-guided-points-tell-1 = Drück auf „Weiter“.

lesson-guided-event = Eine Ereigniskarte ist ein Geschenk
lesson-guided-event-text = Jetzt darfst du deine Ereigniskarte lesen und spielen. „Spähtrupp“: zwei kostenlose Spacemarines in ein *freies Gebiet*, egal wo. Braken A hat einen Stern. Der Stapel der Ereigniskarten ist auch die *Uhr*: Geht er zur Neige, endet das Spiel.
lesson-guided-event-tell-1 = Spiel „Spähtrupp“.
lesson-guided-event-tell-2 = Setz die Spacemarines auf Braken A.
lesson-guided-event-said-1 = Die Königin zeigt ihre Ereigniskarte, „Rückzug“, und nutzt sie nicht.
lesson-guided-event-other-1 = Ereigniskarten behält man nicht: Diese würde abgeworfen. Zwei kostenlose Spacemarines sind nicht zu verachten.
lesson-guided-event-other-2 = Kühn: direkt neben der Basis der Königin. Die zwei würden ihr eine Mine nehmen und nächste Runde gefressen werden.
lesson-guided-event-other-3 = Der richtige Planet. Der Stern ist auf A, und nur wer in diesem Gebiet steht, bekommt den Punkt.
lesson-guided-event-otherwise = Zwei Spacemarines wären dort sicher und brächten nichts ein. Auf Braken A bringen sie jede Runde einen Punkt.

lesson-guided-hand = Behalt Karten für deine Einheiten
lesson-guided-hand-text = Dein *Handkartenlimit* liegt bei acht Karten. Eine Karte zählt nur dann voll, wenn sie die Einheit zeigt, die vorn kämpft. Du hast keinen Schweren Kreuzer, Raumjäger, Goliath oder Belagerungspanzer: Wirf drei Karten ab, die nur solche zeigen.
lesson-guided-hand-tell-1 = Wirf drei Karten mit Einheiten ab, die du nicht hast.
lesson-guided-hand-otherwise = Diese Karte zeigt eine Einheit, die du hast. Behalt sie für den kommenden Kampf.

lesson-guided-round-two = Antworte auf den Befehl der Königin
lesson-guided-round-two-text = Du bist jetzt *Startspieler*: Die Königin sieht, wo deine Befehle liegen, und kann sie *überdecken*. Fang dort an, wo sie dir nicht schaden kann: Bau auf Braken. Wo ihr Befehl auch landet, du kannst deinen noch darüberlegen.
lesson-guided-round-two-tell-1 = Bau auf Braken.
lesson-guided-round-two-tell-2 = Die Königin hat es auf deine Sterne abgesehen. Mobilisierung über ihren Befehl.
lesson-guided-round-two-said-1 = Auch die Königin wirft drei Karten ab. Runde zwei beginnt, und du bist Startspieler.
lesson-guided-round-two-said-2 = Die Königin legt einen Befehl auf Vyctor V. Das könnte ein Angriff sein.
lesson-guided-round-two-other-1 = Der richtige Planet, aber zu früh: Der Befehl der Königin käme auf deinem zu liegen, und sie griffe zuerst an.
lesson-guided-round-two-other-2 = Dort geht es um den Angriff der Königin. Nur Mobilisierung obenauf kommt ihm zuvor.
lesson-guided-round-two-otherwise = Das verrät der Königin deinen Plan zu früh oder überlässt ihr den Platz obenauf. Warte auf ihren Befehl, dann überdeck ihn.

lesson-guided-two-more = Noch zwei, wie du magst
lesson-guided-two-more-text = Ein Bau und eine Forschung genügen für daheim. Was oben liegt, ist dir überlassen: Bau oben bringt früher Einheiten, Forschung oben bringt früher Karten.
lesson-guided-two-more-tell-1 = Bau oder Forschung auf Antiga Prime.
lesson-guided-two-more-tell-2 = Dann noch den anderen Befehl.
lesson-guided-two-more-said-1 = Die Königin legt einen Befehl auf Bhekar Ro.
lesson-guided-two-more-other-1 = Eine zweite Mobilisierung hat diese Runde nichts zu tun: Ein Angriff ist geplant, und die Sterne bleiben bewacht.
lesson-guided-two-more-otherwise = Deine Basis auf Antiga Prime hat noch keinen Befehl. Bau und Forschung gehören beide dorthin.

lesson-guided-attack = Greif in der Überzahl an
lesson-guided-attack-text = Zwei Zerg halten das Gas neben deinen Sternen. Beginn einen *Kampf* vier gegen zwei, bevor der Befehl der Königin aufgedeckt wird. Überzählige Einheiten verstärken die anderen. Ein Spacemarine bleibt auf den Sternen.
lesson-guided-attack-tell-1 = Deck deinen Befehl auf Vyctor V auf.
lesson-guided-attack-tell-2 = Feuerfresser und Adler von den Sternen nach B.
lesson-guided-attack-tell-3 = Beide Spacemarines von Antiga Prime C nach Vyctor V B.
lesson-guided-attack-tell-4 = Drück auf „Nichts mehr bewegen“: Der Kampf beginnt.
lesson-guided-attack-said-1 = Alle Befehle liegen. Du bist Startspieler, also fängst du an.
lesson-guided-attack-other-1 = Das kann warten: Dort bedroht dich niemand. Der Befehl der Königin liegt auf Vyctor V an zweiter Stelle, also schlag zuerst dort zu.
lesson-guided-attack-other-2 = Lass diesen Spacemarine auf den Sternen: Deine Basis hält sie, aber mit einer Wache sind sie schwerer zu nehmen.
lesson-guided-attack-other-3 = Der bringt daheim einen Punkt. Nimm die zwei von Antiga Prime C.
lesson-guided-attack-other-4 = Dort hält er Wache, hier kämpft er. Schick ihn nach B.
lesson-guided-attack-other-5 = Noch nicht: Weniger Einheiten heißt weniger Verstärkung und ein Kampf, der schiefgehen kann.
lesson-guided-attack-otherwise = Feuerfresser und Adler von Vyctor V A, beide Spacemarines von Antiga Prime C: Das ist der Schlag.

lesson-guided-pairs = Du wählst, wer auf wen trifft
lesson-guided-pairs-text = Der Angreifer bildet die Paare: eine Einheit von dir gegen eine der Königin, jedes Paar ein *Gefecht*. Deine besten Karten zeigen Feuerfresser und Adler, also kämpfen sie an der *Front*. Jeder Spacemarine dahinter gibt *Verstärkung*: Angriffsstärke plus eins.
lesson-guided-pairs-tell-1 = Feuerfresser gegen Zergling.
lesson-guided-pairs-tell-2 = Adler gegen Hydralisk.
lesson-guided-pairs-tell-3 = Ein Spacemarine verstärkt das erste Gefecht.
lesson-guided-pairs-tell-4 = Der andere verstärkt das zweite.
lesson-guided-pairs-other-1 = Deine besten Spacemarine-Karten würden reichen, aber Feuerfresser und Adler haben in dieser Hand bessere.
lesson-guided-pairs-other-2 = Der Adler hat deine allerbeste Karte, also trifft er auf den stärkeren Gegner: den Hydralisken.
lesson-guided-pairs-other-3 = Der Hydralisk schlägt härter zu als der Zergling. Lass den Adler mit der besten Karte auf ihn treffen.
lesson-guided-pairs-other-4 = Beide im selben Gefecht sind erlaubt, aber im anderen kämpft deine Einheit dann ohne Hilfe.
lesson-guided-pairs-otherwise = Möglich, aber deine Spacemarine-Karten sind schwächer. Feuerfresser und Adler an die Front, die Spacemarines dahinter.

lesson-guided-cards = Sechs schlägt alles, was sie hat
lesson-guided-cards-text = Auf einer Karte steht *Angriffsstärke*/*Verteidigung*. Angriffsstärke, die die Verteidigung des Gegners erreicht, zerstört ihn. Keine Karte gibt diesen zwei Zerg mehr als sechs Verteidigung. Feuerfresser: 6/6, plus eins vom Spacemarine. Adler: 7/7, plus eins. Nichts kann die Zerg retten.
lesson-guided-cards-tell-1 = Eine Karte mit dem Feuerfresser und 6/6.
lesson-guided-cards-tell-2 = Die Karte mit dem Adler und 7/7.
lesson-guided-cards-tell-3 = Deck die Karten eines Gefechts auf.
lesson-guided-cards-said-3 = Die Königin spielt ihre Karten aus, verdeckt.
lesson-guided-cards-other-1 = Eine ungesehene Karte kann alles Mögliche sein. Heb dir das für eine Hand ohne passende Karte auf.
lesson-guided-cards-other-2 = Sie zeigt deine Einheit und zerstört ebenso sicher, aber mit weniger Verteidigung könntest du die Einheit verlieren.
lesson-guided-cards-other-3 = Sie zeigt den Feuerfresser, aber bei vier Verteidigung zerstört ihn fast jede Antwort.
lesson-guided-cards-other-4 = Sie zeigt den Feuerfresser. Eine andere auf deiner Hand ist in beiden Zahlen besser.
lesson-guided-cards-otherwise = Diese Karte zeigt die Fronteinheit nicht, also zählen nur ihre kleineren Werte. Der Gegner überlebt.

lesson-guided-won = Beide gefallen, deine leben alle
lesson-guided-won-text = Gewonnen hast du, bevor die Karten aufgedeckt waren: mehr Einheiten, passende Karten. Der Befehl der Königin kam zu spät; sie nimmt stattdessen eine Ereigniskarte: die *Ereigniskartenoption*. Jetzt eine Basis auf Braken: Die Minen dort zahlen ab nächster Runde.
lesson-guided-won-tell-1 = Deck deinen Befehl auf Braken auf.
lesson-guided-won-tell-2 = Eine Basis auf Braken A.
lesson-guided-won-said-1 = Die Königin deckt Mobilisierung auf. Dort ist nichts mehr zu gewinnen: Sie nimmt stattdessen eine Ereigniskarte.
lesson-guided-won-other-1 = Auch gut, und das nimmt dir niemand. Braken zuerst, da gewinnst du mehr.
lesson-guided-won-other-2 = Ohne Basis bringt Braken seinen Punkt, aber nichts aus seinen Minen.
lesson-guided-won-otherwise = Das kommt noch. Braken zuerst: Eine Gasmine und eine Kristallmine warten auf eine Basis.

lesson-guided-alone = Spiel es allein zu Ende
lesson-guided-alone-text = Zwei Befehle hast du diese Runde noch; du entscheidest. Dann zahlen vier Sterne, und du hast sieben Punkte. Die nächsten Ziele: Vyctor V halten, Adler bauen, die Minen der Königin nehmen. Die Schaltfläche *Tipp* ist immer da. Viel Glück.
lesson-guided-alone-tell-1 = Spiel weiter. Ich melde mich nur, wenn du fragst.

lesson-stack = Der Befehlsstapel
lesson-stack-idea = Auf einem Planeten wird der zuletzt gelegte Befehl zuerst ausgeführt.
lesson-stack-task = Bau in dieser Runde eine Basis auf Braken.
lesson-stack-hint = Was soll zuletzt geschehen? Leg das zuerst.
lesson-stack-1 = Welcher zuerst?
lesson-stack-1-text = Zwei Befehle sind noch zu legen. Eine Basis braucht eine deiner Einheiten auf dem Planeten, und auf Braken ist noch keine. Mobilisierung wird also vor Bau gebraucht. Welcher der beiden kommt nach unten?
lesson-stack-2 = Jetzt überdeck den Befehl
lesson-stack-2-text = Bau liegt unten und wartet. Leg Mobilisierung darüber.
lesson-stack-3 = Jetzt die Basis
lesson-stack-3-text = Mobilisierung lag oben und kam zuerst: Dein Spacemarine steht auf Braken A. Bau hat darunter gewartet und kann jetzt die Basis bauen.
lesson-stack-naive-1 = Bau lag oben und kam zuerst, und niemand war dort. Tauschen wir die beiden.

lesson-obstruction = Blockieren
lesson-obstruction-idea = Wer Befehle hat, aber keinen oben, wartet und zieht nur eine Ereigniskarte.
lesson-obstruction-task = Sorg dafür, dass auf Vyctor V A drei Spacemarines stehen, bevor die Königin dort angreifen kann.
lesson-obstruction-hint = Der einzige Befehl der Königin liegt unter deinem. Solange deiner dort liegt, kann sie sich nicht rühren.
lesson-obstruction-1 = Dein Befehl ist ein Deckel
lesson-obstruction-1-text = Die Königin hat noch einen Befehl, und deiner liegt darauf. Solange er dort liegt, ist sie blockiert: In ihrem Zug zieht sie nur eine Ereigniskarte. Nutz zuerst deinen anderen Befehl, und nimm den Deckel zuletzt ab.
lesson-obstruction-2 = Nutz die Zeit
lesson-obstruction-2-text = Jetzt zwei Spacemarines, und in deinem nächsten Zug bringt Mobilisierung sie hinüber.
lesson-obstruction-naive-1 = Der Deckel ist ab: Die Mobilisierung der Königin ist frei, und ein Spacemarine wartet allein auf den Sternen.

lesson-transport = Transporter und Bewegung
lesson-transport-idea = Mobilisierung bringt Einheiten auf den Planeten, auf dem sie liegt; von einem anderen nur über eine Route mit deinem Transporter.
lesson-transport-task = Halte die zwei Sterne von Vyctor V, und behalte den auf Antiga Prime.
lesson-transport-hint = Sieh dir die Route zwischen Antiga Prime und Vyctor V an. Was fehlt dort?
lesson-transport-1 = Noch keine Brücke
lesson-transport-1-text = Dein Transporter liegt auf der Route nach Braken. Zwischen Antiga Prime und Vyctor V liegt keiner, Mobilisierung könnte also niemanden bringen. Du hast zwei Befehle: Lass Bau zuerst die Brücke schlagen.
lesson-transport-naive-1 = Niemand konnte einsteigen: Auf dieser Route ist kein Transporter. Bau zuerst einen.

lesson-battle = Ein Kampf
lesson-battle-idea = Die Karte soll die Einheit an der Front zeigen; Einheiten dahinter erhöhen deren Angriffsstärke.
lesson-battle-task = Erobere Vyctor V B, was auch immer die Königin spielt.
lesson-battle-hint = Welche deiner Karten zeigt eine deiner Einheiten? Stell diese Einheit an die Front.
lesson-battle-1 = Fang mit deinen Karten an
lesson-battle-1-text = Angriffsstärke, die die Verteidigung des Gegners erreicht, zerstört ihn. Ein Hydralisk hat nie mehr als sechs Verteidigung. Jede Einheit hinter der Front erhöht deine Angriffsstärke um eins. Such eine Karte, die eine Einheit zeigt, die du hier hast.
lesson-battle-2 = Die Karte, die passt
lesson-battle-2-text = Der Adler ist an der Front, zwei Spacemarines verstärken ihn: plus zwei. Die Karte mit dem Adler zählt voll; alle anderen nur mit ihren kleineren Werten.
lesson-battle-naive-1 = Eine starke Karte, aber sie zeigt eine andere Einheit: Nur 2/5 zählt, zu wenig gegen eine gute Karte.

lesson-build = Bauen
lesson-build-idea = Ein Baubefehl: zuerst Einheiten und Arbeiter, dann ein Gebäude und ein Modul, dann eine Basis.
lesson-build-task = Mit einem Befehl: zwei Spacemarines, eine Fabrik und ein Nachschubmodul.
lesson-build-hint = Innerhalb eines Befehls führt kein Weg von den Gebäuden zurück zu den Einheiten.
lesson-build-1 = Fünf Kristall für vier Dinge
lesson-build-1-text = Zwei Spacemarines kosten zwei, eine Fabrik zwei, ein Nachschubmodul eins: Jeder Arbeiter wird gebraucht, und auf die Reihenfolge kommt es an. Ein neues Gebäude erlaubt neue Einheiten erst beim nächsten Baubefehl.
lesson-build-naive-1 = Gebäude kommen nach den Einheiten: Jetzt warten die Spacemarines auf einen anderen Befehl.

lesson-mining = Raubbau
lesson-mining-idea = Eine volle Mine gibt einmal ohne Verlust einen Rohstoff mehr; beim zweiten Mal ist sie für immer weg.
lesson-mining-task = Bau zwei Adler und verlier keine Mine.
lesson-mining-hint = Ein Arbeiter mehr auf jede von zwei Minen, nicht zwei auf eine.
lesson-mining-1 = Zwei Kristall zu wenig
lesson-mining-1-text = Zwei Adler kosten vier Kristall, und nur zwei Plätze sind frei. Eine volle Mine nimmt einen Arbeiter mehr: Sie wird gelb und bringt weiter so viel wie bisher. Geschieht ihr das noch einmal, ist sie für immer leer.
lesson-mining-2 = Je ein Arbeiter mehr
lesson-mining-2-text = Die Mine auf B wurde noch nicht überbeansprucht. Ein Arbeiter mehr hier und einer auf C lassen beide Minen bestehen; zwei auf einer leeren sie für immer.
lesson-mining-naive-1 = Beide Adler sind da, aber die Mine auf C ist für den Rest des Spiels weg.

lesson-research = Forschung und Karten
lesson-research-idea = Eine Technologie bringt bessere Karten in deinen Stapel und mischt ihn neu.
lesson-research-task = Zieh drei Karten und kauf die Waffe, die deine Spacemarines im Angriff nutzen können.
lesson-research-hint = Deine Einheiten sind Spacemarines. Eine Technologie zeigt sie und gibt sieben Angriffsstärke.
lesson-research-1 = Karten sind kostenlos
lesson-research-1-text = Forschung hat dir schon eine Ereigniskarte gegeben. Zieh jetzt drei Kampfkarten: Sie kosten nichts.
lesson-research-2 = Kauf für deine Einheiten
lesson-research-2-text = Mit einer Zahlung kaufst du alle Exemplare einer Technologie. Sie werden in deinen Stapel gemischt, und du ziehst sie später. „Stimpacks“: Angriffsstärke sieben für einen Spacemarine an der Front.
lesson-research-naive-1 = Das ist eine einzige Karte, gegen getarnte Gegner, und hier sind keine.
lesson-research-naive-2 = Bunker helfen nur neben deiner eigenen Basis. Deine Aufgabe ist der Angriff.

lesson-clock = Ereignisse, Stufen, Sieg
lesson-clock-idea = Der Stapel der Ereigniskarten ist die Uhr: In Stufe III zählt die Siegbedingung jeder Fraktion.
lesson-clock-task = Gewinn das Spiel mit deinem letzten Befehl.
lesson-clock-hint = Du hältst sechs Minen: Das ist Jim Raynors Siegbedingung. Nur ist es dafür noch zu früh.
lesson-clock-1 = Eine Karte bis Stufe III
lesson-clock-1-text = Du hältst sechs Minen, Jim Raynors Siegbedingung. Sie zählt erst in Stufe III, und eine Karte der Stufe II liegt noch auf dem Stapel. Jeden Befehl kannst du für eine Ereigniskarte hergeben.
lesson-clock-naive-1 = Die Runde endet in Stufe II, und nichts geschieht. Die Königin hat noch eine Runde, um dir eine Mine zu nehmen.

lesson-two-points = Zwei Punkte fehlen
lesson-two-points-task = Du hast 13 Punkte. Gewinn das Spiel in dieser Runde.
lesson-two-points-hint = Wie viele fehlen von dreizehn bis fünfzehn? Such Sterne, die niemand bewacht.
lesson-two-points-naive-1 = Ein Kampf um Gas, während zwei Sterne daneben leer stehen.
lesson-two-points-why = Nur Sterne bringen Punkte, und der beste Stern ist einer, den niemand bewacht. Der Hydralisk daneben kann in dieser Runde nichts dagegen tun.

lesson-four-stars = Drei Spacemarines, vier Sterne
lesson-four-stars-task = Du brauchst in dieser Runde vier Punkte. Du hast drei Spacemarines und zwei Mobilisierungsbefehle.
lesson-four-stars-hint = Zähl Sterne und Spacemarines. Wie viele Spacemarines braucht ein Gebiet mit Sternen?
lesson-four-stars-naive-1 = Zwei Spacemarines auf demselben Planeten, und für den Stern daheim bleibt niemand.
lesson-four-stars-why = Eine Einheit genügt, um ein Gebiet zu halten. Verteil deine Einheiten, wenn niemand mehr angreifen kann.

lesson-too-late = Die Königin greift zu spät an
lesson-too-late-task = Ein Befehl ist noch zu legen. Sorg dafür, dass auf Vyctor V A drei Einheiten stehen, bevor die Königin dorthin zieht.
lesson-too-late-hint = Der Befehl der Königin liegt schon auf dem Planeten. Was wird aus einem Befehl, der überdeckt ist?
lesson-too-late-naive-1 = Mobilisierung bringt Einheiten auf den Planeten, auf dem sie liegt. Auf Vyctor V liegt jetzt der Befehl der Königin obenauf, und sie greift an.
lesson-too-late-why = Ein Befehl über dem der Königin wird vor diesem ausgeführt, wer auch immer Startspieler ist. Drei Einheiten sind ein anderes Ziel als eine.

lesson-lift-off = Rette die Basis
lesson-lift-off-task = Drei Hydralisken stehen bei deiner Basis, und am Rundenende wird sie zerstört. Die drei kannst du nicht schlagen. Rette die Basis.
lesson-lift-off-hint = Vertreiben kannst du sie nicht. Muss die Basis bleiben, wo sie ist?
lesson-lift-off-naive-1 = Am Rundenende sind die Hydralisken noch da, und die Basis ist verloren.
lesson-lift-off-why = Eine Basis der Terraner kann während deines Mobilisierungsbefehls in ein anderes eigenes Gebiet ihres Planeten fliegen. Eine Basis geht nur verloren, wenn am Rundenende Gegner in ihrem Gebiet stehen.

lesson-two-planets = Alle Gebiete zweier Planeten
lesson-two-planets-task = Stufe III. Du bist Arcturus Mengsk: Halte alle Gebiete zweier Planeten und gewinn.
lesson-two-planets-hint = Welches Gebiet fehlt noch? Und welcher Spacemarine wird da, wo er steht, nicht gebraucht?
lesson-two-planets-naive-1 = Vyctor V ist vollständig, aber jetzt steht Antiga Prime C leer.
lesson-two-planets-why = Antiga Prime ist schon vollständig: Eine Basis zählt dort genauso wie eine Einheit. Der überzählige Spacemarine ist der zweite auf Vyctor V A.

lesson-six-mines = Noch zwei Minen
lesson-six-mines-task = Stufe III. Jim Raynor gewinnt mit sechs Minen, und du hältst vier. Ein Mobilisierungsbefehl.
lesson-six-mines-hint = Zwei Minen fehlen, und zwei Spacemarines bewachen etwas, das keine Mine ist.
lesson-six-mines-naive-1 = Fünf Minen und ein Stern. Der Stern bringt einen Punkt; mit der sechsten Mine hättest du gewonnen.
lesson-six-mines-why = Ein Befehl bewegt beliebig viele Einheiten, jede in ein anderes Gebiet. Gib den Stern auf: Der Sieg ist mehr wert als ein Punkt.

lesson-third-base = Die dritte Basis des Overminds
lesson-third-base-task = Stufe III, und der Overmind hat Basen auf drei Planeten: Am Ende dieser Runde gewinnt er. Halt ihn auf.
lesson-third-base-hint = Bei welcher der drei Basen steht niemand?
lesson-third-base-naive-1 = Ein Stern ist schön, aber die dritte Basis steht, und das Spiel ist verloren.
lesson-third-base-naive-2 = Der dritten Basis ist nichts geschehen, und das Spiel ist verloren.
lesson-third-base-why = Eine Basis ohne Einheiten kann sich nicht wehren: Ein Spacemarine marschiert ohne Kampf hinein. Am Rundenende werden besetzte Basen zerstört, bevor irgendeine Siegbedingung geprüft wird.

lesson-two-orders = Zwei Befehle, eine Basis
lesson-two-orders-task = Zwei Befehle sind noch zu legen. Sorg dafür, dass auf Vyctor V A drei Einheiten und eine Basis stehen, bevor der Befehl der Königin dort aufgedeckt wird.
lesson-two-orders-hint = Zuerst die Einheiten, dann die Basis. Welcher Befehl soll dafür oben liegen?
lesson-two-orders-naive-1 = Bau liegt oben und wird zuerst aufgedeckt, bevor jemand gelandet ist.
lesson-two-orders-why = Deine beiden Befehle liegen über dem der Königin, also kommen beide vor ihm. Von den beiden ist der zuletzt gelegte zuerst dran: Mobilisierung.

lesson-flyer = Wer kann eine Flugeinheit treffen?
lesson-flyer-task = Ein Mutalisk hält Vyctor V B. Gewinn diesen Kampf, was auch immer die Königin spielt.
lesson-flyer-hint = Nicht jeder kann nach oben schießen. Welche deiner Einheiten kann es?
lesson-flyer-naive-1 = Eine feine Karte, aber ein Adler kann nichts treffen, was fliegt, wie stark er auch ist.
lesson-flyer-why = Goliath und Spacemarine können Flugeinheiten treffen, der Adler nicht, weder an der Front noch dahinter. Die eigene Karte des Goliaths gibt ihm acht Angriffsstärke gegen eine Flugeinheit, der Spacemarine eins dazu: mehr als die acht Verteidigung, die ein Mutalisk haben kann.

lesson-two-pairs = Zwei sichere Paare
lesson-two-pairs-task = Erobere Vyctor V B, was auch immer die Königin spielt.
lesson-two-pairs-hint = Mehr als sechs Verteidigung haben sie nie. Welche zwei deiner Einheiten haben eine Karte, die sechs schlägt?
lesson-two-pairs-naive-1 = Die Karte des Spacemarines hat fünf Angriffsstärke, und ein Zergling kann sechs Verteidigung haben.
lesson-two-pairs-why = Hydralisk und Zergling haben nie mehr als sechs Verteidigung, also überlässt Angriffsstärke sieben in beiden Gefechten nichts dem Zufall. Belagerungspanzer und Adler haben je eine Karte, die sie zeigt; der Spacemarine hat keine, die stark genug ist.

lesson-three-stars = Drei Sterne sind zu viel
lesson-three-stars-task = Stufe III. Die Königin der Klingen gewinnt mit drei Sternen, und so viele hat sie. Nimm ihr Braken A ab, was auch immer sie spielt.
lesson-three-stars-hint = Zerstören genügt nicht: Jemand soll danach noch stehen. Wer könnte mitkommen?
lesson-three-stars-naive-1 = Allein zerstört der Feuerfresser den Gegner und wird selbst zerstört, und ein leeres Gebiet gehört dir nicht.
lesson-three-stars-why = Der Hydralisk soll fallen, und eine deiner Einheiten soll danach noch dort stehen. Die Karte des Adlers erledigt das Erste, eine zweite Einheit sichert das Zweite.

lesson-clock-race = Die Uhr hilft euch beiden
lesson-clock-race-task = Du hältst sechs Minen, die Königin drei Sterne und mehr Punkte. Eine Karte der Stufe II ist übrig. Zwei Befehle: Gewinn das Spiel in dieser Runde.
lesson-clock-race-hint = Wenn beide Siegbedingungen zählen, gewinnt die Königin nach Punkten. Was soll sie also zuerst verlieren?
lesson-clock-race-naive-1 = Stufe III ist da, aber auch für die Königin: Sind beide Siegbedingungen erfüllt, gewinnt, wer mehr Punkte hat.
lesson-clock-race-naive-2 = Der dritte Stern der Königin ist weg, deine sechste Mine aber auch.
lesson-clock-race-why = In Stufe III zählen beide Siegbedingungen, und die Königin hat mehr Punkte; also muss auch einer ihrer Sterne weg. Ihre Basis auf Braken A ist unbewacht: Der überzählige Spacemarine von Braken B marschiert hinein, und eine Ereigniskarte bringt Stufe III.
