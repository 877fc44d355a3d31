# Pierwsza gra z przewodnikiem w Zakazane Gwiazdy, jej lekcje i łamigłówki: co mówi trener. Nazwy rzeczy tak, jak pokazuje je
# stół. Tytuły mają najwyżej sześć słów, teksty 45, odpowiedzi 30. Słowa między gwiazdkami pojawiają się tam po raz pierwszy
# i są wytłuszczone. Nigdy „źle” ani „musisz”: powiedz, ile wybór kosztuje albo kiedy byłby dobry.

lesson-fs-guided = Twoja pierwsza kampania
lesson-fs-guided-idea = Półtorej rundy przeciw Pożeraczom Światów, z trenerem u boku. Zdobywasz swój pierwszy cel, a resztę rozgrywasz bez pomocy.

lesson-fs-guided-chapter-sector = Sektor
lesson-fs-guided-chapter-orders = Cztery rozkazy
lesson-fs-guided-chapter-act = Ruch i rozwój
lesson-fs-guided-chapter-fight = Pierwsza walka
lesson-fs-guided-chapter-refresh = Koniec rundy
lesson-fs-guided-chapter-again = Okręty i fabryki

lesson-fs-guided-goal = Dwa znaczniki dają zwycięstwo
lesson-fs-guided-goal-text = Prowadzisz niebieskich Ultramarines. Dwa niebieskie *cele* leżą na *światach* Pożeraczy Światów: jeden na Thylinie, drugi na Purge. Trzymaj taki świat na koniec rundy, a jego znacznik będzie twój na zawsze. Dwa znaczniki dają zwycięstwo.
lesson-fs-guided-goal-tell-1 = Spójrz na Thylin, na którym stoi jeden Kultysta. Potem przejdź dalej.

lesson-fs-guided-backwards = Planuj od końca
lesson-fs-guided-backwards-text = W każdej rundzie kładziesz cztery zakryte *rozkazy*. W *systemie* tworzą one *stos*, a rozkaz położony jako ostatni wykonuje się jako pierwszy. Zacznij więc od końca: od ataku na Thylin. *Manewry* przemieszczają jednostki i pozwalają im walczyć.
lesson-fs-guided-backwards-tell-1 = Weź Manewry i kliknij środek Krwawego Bezmiaru.
lesson-fs-guided-backwards-said-1 = Pożeracze Światów kładą zakryty rozkaz w Krwawym Bezmiarze. Leży teraz na spodzie.
lesson-fs-guided-backwards-other-1 = To właściwy system. Ale na spód twojego stosu idzie to, co dzieje się na końcu: atak, czyli Manewry.
lesson-fs-guided-backwards-other-2 = Manewry przemieszczają jednostki do systemu, w którym leży ten rozkaz. Thylin należy do Krwawego Bezmiaru.
lesson-fs-guided-backwards-otherwise = Dozwolony rozkaz, i będzie na niego czas. Najpierw połóż w Krwawym Bezmiarze ten, który ma być wykonany na końcu.

lesson-fs-guided-before = Co ma być przed atakiem?
lesson-fs-guided-before-text = Siła. *Dominacja* zbiera to, co dają twoje światy w jej systemie, i pozwala zrobić to, co potrafi tylko twoja frakcja. Twoja umie zrobić ze słabszej jednostki lepszą. Połóż Dominację na ataku, a zostanie wykonana przed nim.
lesson-fs-guided-before-tell-1 = Weź Dominację i znów kliknij Krwawy Bezmiar.
lesson-fs-guided-before-said-1 = Pożeracze Światów kładą rozkaz u siebie, na Utraconym Kocaetusie.
lesson-fs-guided-before-other-1 = Ten pójdzie na wierzch, za chwilę. Między dwoma rozkazami Manewrów jest miejsce na Dominację.
lesson-fs-guided-before-other-2 = Dominacja działa w systemie, w którym leży. Twój atak wychodzi z Krwawego Bezmiaru.
lesson-fs-guided-before-otherwise = Dobre na inną rundę. Teraz Dominacja, na ataku w Krwawym Bezmiarze.

lesson-fs-guided-on-top = Co na wierzchu, to pierwsze
lesson-fs-guided-on-top-text = W Krwawym Bezmiarze nie masz jeszcze nikogo. Drugie Manewry idą więc *na wierzch*: sprowadzą twojego Kosmicznego Marine z sąsiedniej Lilivary. Marsz, potem Dominacja, potem atak. A rozkaz Pożeraczy Światów? Leży pod wszystkimi trzema i czeka.
lesson-fs-guided-on-top-tell-1 = Połóż drugie Manewry też w Krwawym Bezmiarze.
lesson-fs-guided-on-top-said-1 = Pożeracze Światów kładą rozkaz w Otchłani Lagarus, gdzie stoi twój Kosmiczny Marine.
lesson-fs-guided-on-top-other-1 = Na wierzchu leży to, co dzieje się najpierw, a najpierw ktoś musi tam dotrzeć: Manewry.
lesson-fs-guided-on-top-other-2 = Twój Kosmiczny Marine jest potrzebny w Krwawym Bezmiarze: Manewry sprowadzają jednostki tam, gdzie leży ten rozkaz.
lesson-fs-guided-on-top-otherwise = Wtedy pierwsza byłaby Dominacja, choć nie masz tam jeszcze nikogo, kto by z niej skorzystał. Na wierzch idą Manewry.

lesson-fs-guided-home = Jeden rozkaz u siebie
lesson-fs-guided-home-text = *Strategia* pozwala kupić *ulepszenia*: lepsze karty Walki, lepsze rozkazy. Potem jej znacznik da ci na koniec rundy *kartę Wydarzeń*. Strategia działa tam, gdzie masz choć jedną jednostkę lub budowlę, na przykład u siebie.
lesson-fs-guided-home-tell-1 = Połóż Strategię w Nadziei Jona Haagena.
lesson-fs-guided-home-said-1 = Pożeracze Światów kładą ostatni rozkaz u siebie.
lesson-fs-guided-home-other-1 = Tam leżałaby na twoich Manewrach i opóźniłaby je o turę. W Nadziei Jona Haagena nikomu nie przeszkadza.
lesson-fs-guided-home-other-2 = Na Rozmieszczenie przyjdzie czas w następnej rundzie, gdy będziesz mieć więcej materiałów. Teraz przyda się coś do walki: Strategia.
lesson-fs-guided-home-otherwise = Dozwolone, ale Strategia w Nadziei Jona Haagena jest teraz warta więcej: ułatwi nadchodzącą walkę.

lesson-fs-guided-march = Odsłoń rozkaz z wierzchu
lesson-fs-guided-march-text = Teraz gracze rozgrywają na zmianę *tury*, po jednym rozkazie, i odsłonić można tylko to, co leży na wierzchu. Jednostki lądowe przemieszczają się na światy w systemie rozkazu: z tego systemu lub z jednego sąsiadującego. Lilivara sąsiaduje z Xinghuą.
lesson-fs-guided-march-tell-1 = Kliknij swój rozkaz w Krwawym Bezmiarze.
lesson-fs-guided-march-tell-2 = Wykonaj go.
lesson-fs-guided-march-tell-3 = Wyślij Kosmicznego Marine na Xinghuę.
lesson-fs-guided-march-said-1 = Wszystkie rozkazy są położone. Zaczynają Pożeracze Światów: Dominacja daje im dwa znaczniki.
lesson-fs-guided-march-other-1 = Ten może poczekać: nikt go nie wyprzedzi. W Krwawym Bezmiarze mają się stać trzy rzeczy, więc zacznij tam.
lesson-fs-guided-march-other-2 = Rozkaz można oddać za kartę Wydarzeń. To dobre dla rozkazów, które stały się bezużyteczne; ten taki nie jest.
lesson-fs-guided-march-other-3 = Wtedy nikt by nie dotarł, a z dwóch rozkazów pod spodem nie byłoby pożytku.
lesson-fs-guided-march-otherwise = Zacznij w Krwawym Bezmiarze, gdzie leżą trzy twoje rozkazy.

lesson-fs-guided-dominate = Świat płaci znacznikami
lesson-fs-guided-dominate-text = Xinghua daje *znacznik posiłków*, żołnierza, którego możesz rzucić do jednej walki. Potem zdolność Ultramarines: za 1 *materiał* (materiały to pieniądze tej gry) Kosmiczny Marine staje się *Land Raiderem*. Więcej kości, więcej życia, a walka tuż-tuż.
lesson-fs-guided-dominate-tell-1 = Odsłoń Dominację w Krwawym Bezmiarze.
lesson-fs-guided-dominate-tell-2 = Użyj zdolności.
lesson-fs-guided-dominate-said-1 = Pożeracze Światów przemieszczają okręt i Kultystę do Otchłani Lagarus: nie masz tam już nikogo.
lesson-fs-guided-dominate-said-2 = Znacznik posiłków jest twój.
lesson-fs-guided-dominate-other-1 = Można, nic by nie przepadło. Ale najpierw Dominacja, póki pomysł jest świeży.
lesson-fs-guided-dominate-other-2 = Land Raider kosztuje w fabryce 4 materiały. Tutaj 1.
lesson-fs-guided-dominate-otherwise = Najpierw Dominacja, która leży teraz na wierzchu w Krwawym Bezmiarze.

lesson-fs-guided-strategize = Lepsze karty przed walką
lesson-fs-guided-strategize-text = Można kupić jedno ulepszenie rozkazu i jedno ulepszenie walki. *Deszcz ognia* pomaga okrętom atakującym świat. *Chwała i śmierć* zastąpi dwie karty: oddaj obie kopie karty „Furia Ultramaru”, która wymaga jednostek, jakich na Thylinie nie będziesz mieć.
lesson-fs-guided-strategize-tell-1 = Odsłoń swój rozkaz w Nadziei Jona Haagena.
lesson-fs-guided-strategize-tell-2 = Kup „Deszcz ognia” za 1 materiał.
lesson-fs-guided-strategize-tell-3 = Kup ulepszenie „Chwała i śmierć”, oddając kartę „Furia Ultramaru”.
lesson-fs-guided-strategize-said-1 = Pożeracze Światów kupują dwóch Kultystów i budują miasto. Znacznik składu oszczędza im 2 materiały.
lesson-fs-guided-strategize-other-1 = Atak zacząłby się o turę za wcześnie, bez nowej karty. Pożeracze Światów nic tam tymczasem nie zdziałają: ich rozkaz leży na spodzie.
lesson-fs-guided-strategize-other-2 = To właściwa karta. Ale oddaj kartę „Furia Ultramaru”, której druga połowa wymaga Kosmicznego Marine.
lesson-fs-guided-strategize-other-3 = Dobra karta, ale na inną okazję. „Chwała i śmierć” daje atak i morale, a jedno i drugie przyda się na Thylinie.
lesson-fs-guided-strategize-other-4 = Materiały masz, a ulepszenia zostają na całą grę.
lesson-fs-guided-strategize-otherwise = Najpierw „Deszcz ognia”, potem „Chwała i śmierć”.

lesson-fs-guided-attack = Atak: wejdź na wrogi świat
lesson-fs-guided-attack-text = Pożeraczom Światów został tylko rozkaz leżący pod twoim, więc ich tura przepada i znów kolej na ciebie. Twój ostatni rozkaz tutaj to atak. Wejście tam, gdzie stoi ktoś inny, to *walka*.
lesson-fs-guided-attack-tell-1 = Wykonaj Manewry.
lesson-fs-guided-attack-tell-2 = Przemieść Land Raidera na Thylin.
lesson-fs-guided-attack-said-1 = Oba ulepszenia są kupione, a znacznik Strategii leży na twojej talii Wydarzeń.
lesson-fs-guided-attack-other-1 = Karta Wydarzeń za cel: kiepski interes. Wykonaj rozkaz.
lesson-fs-guided-attack-other-2 = Nikt ci tego nie broni, ale nikt też nie zdobędzie Thylinu za ciebie.
lesson-fs-guided-attack-otherwise = Land Raider rusza na Thylin.

lesson-fs-guided-dice = Kośćmi rzuca się raz
lesson-fs-guided-dice-text = Każda jednostka rzuca tyloma *kośćmi*, ile wynosi jej wartość bojowa, i zostają one na całą walkę. Miecze ranią, tarcze chronią, a chorągwie to *morale*. Masz po jednym z tych symboli, Kultysta ma jedną tarczę. Teraz dołóż znacznik posiłków: walczy, ale nie rzuca kośćmi.
lesson-fs-guided-dice-tell-1 = Wprowadź 1 znacznik posiłków.
lesson-fs-guided-dice-other-1 = Na później? Tu i teraz jest wart dwa punkty życia i dwa morale więcej.
lesson-fs-guided-dice-otherwise = Wprowadź znacznik: w tej walce liczy się jako Zwiadowca.

lesson-fs-guided-cards = Karta w każdej rundzie walki
lesson-fs-guided-cards-text = Walka ma najwyżej trzy rundy, w każdej obie strony kładą naraz po jednej karcie. Symbole na karcie liczą się do końca walki, jej tekst tylko teraz. „Chwała i śmierć”: miecz, morale i dwa *znaczniki ataku*.
lesson-fs-guided-cards-tell-1 = Połóż kartę „Chwała i śmierć”.
lesson-fs-guided-cards-tell-2 = Użyj jej zdolności: dwa znaczniki ataku.
lesson-fs-guided-cards-said-1 = Pożeracze Światów nie dokładają nikogo. Obie strony mają już po pięć kart.
lesson-fs-guided-cards-said-2 = Naprzeciw leży „Plugawy kult”, jeszcze jedna tarcza. Znaczniki zostają na jedną rundę walki.
lesson-fs-guided-cards-other-1 = Pancerz chroni, ale jeden Kultysta niewiele ci zrobi. Nacieraj.
lesson-fs-guided-cards-other-2 = Równie mocna i przyjdzie na nią kolej. Najpierw „Chwała i śmierć”: jej morale liczy się odtąd do końca.
lesson-fs-guided-cards-other-3 = Zdolności karty nie trzeba używać. Ale dwa miecze za darmo się przydadzą.
lesson-fs-guided-cards-otherwise = Ta karta będzie miała swoją rundę. Zacznij od karty „Chwała i śmierć”.

lesson-fs-guided-routed = Ranne jednostki zostają rozbite
lesson-fs-guided-routed-text = Cztery miecze na trzy tarcze: jedno *obrażenie*. Kultysta ma 2 *punkty życia*, więc nie ginie, lecz zostaje *rozbity*. Leży na boku i do końca rundy gry się nie liczy. Jeszcze jedno natarcie: „Zasadzka”.
lesson-fs-guided-routed-tell-1 = Połóż kartę „Zasadzka”.
lesson-fs-guided-routed-said-1 = Pożeracze Światów zyskują kość, a ta pokazuje tarczę.
lesson-fs-guided-routed-other-1 = Jej czas przyjdzie w ostatniej rundzie, gdy liczy się morale. Najpierw „Zasadzka”.
lesson-fs-guided-routed-otherwise = Teraz potrzeba mieczy: „Zasadzka” daje trzy.

lesson-fs-guided-morale = Gdy nikt nie ginie, decyduje morale
lesson-fs-guided-morale-text = Pięć mieczy, pięć tarcz: nic się nie stało. Po trzeciej rundzie walki sumuje się *morale*: nierozbite jednostki oraz chorągwie na kościach i kartach. Rozbity Kultysta nic nie dodaje. „Wiara w Imperatora” dodaje ci dwa.
lesson-fs-guided-morale-tell-1 = Połóż kartę „Wiara w Imperatora”.
lesson-fs-guided-morale-tell-2 = Zyskaj kość morale.
lesson-fs-guided-morale-said-1 = Pożeracze Światów znów kładą kartę „Plugawy kult” i zyskują jeszcze jedną tarczę.
lesson-fs-guided-morale-said-2 = Nową kością już rzucono. Cokolwiek teraz zrobią Pożeracze Światów, nie będą mieć więcej morale niż ty.
lesson-fs-guided-morale-otherwise = Po tej rundzie liczy się morale, a „Wiara w Imperatora” jest kartą właśnie na to.

lesson-fs-guided-collected = Thylin jest twój
lesson-fs-guided-collected-text = Dziewięć morale do zera: Kultysta musiał się *wycofać*. Przykryty rozkaz wroga nikogo już nie zastał i został oddany za kartę Wydarzeń. Trwa *faza Uzupełnień*: masz swój znacznik, jeden z dwóch, a twoje światy dały 6 materiałów.
lesson-fs-guided-collected-tell-1 = Zobacz swój znacznik i przejdź dalej: Pożeracze Światów rozpatrują wydarzenie.

lesson-fs-guided-storm = Przesuń Burzę Osnowy
lesson-fs-guided-storm-text = Nikt nie przechodzi przez krawędź z *Burzą Osnowy*. Na koniec rundy każda karta Wydarzeń przesuwa jedną. Ta Burza zamyka drogę z Fornaksu na Purge, gdzie leży twój drugi cel. Dokądkolwiek ją teraz przesuniesz, ta droga się otworzy.
lesson-fs-guided-storm-tell-1 = Kliknij Burzę obok Purge, a potem miejsce, na które ma trafić.
lesson-fs-guided-storm-said-1 = Pożeracze Światów przesuwają drugą Burzę na krawędź między Krwawym Bezmiarem a Mgławicą Yareen.
lesson-fs-guided-storm-otherwise = Teraz można przesunąć tylko tę Burzę: druga już się ruszyła.

lesson-fs-guided-event = Karta Wydarzeń to prezent
lesson-fs-guided-event-text = Masz ją, bo na twojej talii Wydarzeń leży Strategia. Więcej znaczników to więcej kart do wyboru. *Bohaterska interwencja* stawia darmowego Kosmicznego Marine obok budowli. Twoja fabryka stoi na Turaci.
lesson-fs-guided-event-tell-1 = Użyj karty „Bohaterska interwencja”.
lesson-fs-guided-event-tell-2 = Weź Kosmicznego Marine.
lesson-fs-guided-event-other-1 = To nic nie kosztuje, a za Kosmicznego Marine płaci się zwykle 3 materiały.
lesson-fs-guided-event-other-2 = Zwiadowca może trafić na każdy twój świat. Ale Kosmiczny Marine to lepszy żołnierz.
lesson-fs-guided-event-otherwise = Weź prezent: Kosmicznego Marine.

lesson-fs-guided-round-two = Runda druga: zaczynasz
lesson-fs-guided-round-two-text = *Pierwszy gracz* zmienia się co rundę. Twój plan: nowy okręt u siebie, potem flota na Strzaskane Rubieże, gdzie na Nicei siedzi Kosmiczny Marine Chaosu. Rozkazy będą leżeć w dwóch systemach, więc wybierzesz, który odsłonić najpierw.
lesson-fs-guided-round-two-tell-1 = Połóż Manewry na Strzaskanych Rubieżach.
lesson-fs-guided-round-two-tell-2 = Połóż Rozmieszczenie w Nadziei Jona Haagena.
lesson-fs-guided-round-two-said-1 = Twój Kosmiczny Marine stoi na Turaci. Zaczyna się nowa runda.
lesson-fs-guided-round-two-said-2 = Pożeracze Światów kładą rozkaz w Otchłani Lagarus.
lesson-fs-guided-round-two-other-1 = Purge będzie twoje. Najpierw wróg za plecami.
lesson-fs-guided-round-two-other-2 = Twoje okręty są obok Strzaskanych Rubieży: tam Manewry opłacają się teraz najbardziej.
lesson-fs-guided-round-two-otherwise = Najpierw dwa rozkazy: Manewry na Strzaskanych Rubieżach, Rozmieszczenie u siebie.

lesson-fs-guided-two-more = Jeszcze dwa, jakie zechcesz
lesson-fs-guided-two-more-text = Połóż je w Krwawym Bezmiarze lub Mgławicy Yareen. Dominacja zbierze tam znaczniki. Rozmieszczeniem możesz zbudować bastion na Thylinie, choć materiałów zostanie ci niewiele. Rozkazy, z których nic nie wyjdzie, można jeszcze oddać za karty Wydarzeń.
lesson-fs-guided-two-more-tell-1 = Połóż rozkaz w Krwawym Bezmiarze lub Mgławicy Yareen.
lesson-fs-guided-two-more-tell-2 = I jeszcze jeden.
lesson-fs-guided-two-more-said-1 = Pożeracze Światów kładą kolejny rozkaz w Otchłani Lagarus.
lesson-fs-guided-two-more-said-2 = Pożeracze Światów kładą rozkaz u siebie.
lesson-fs-guided-two-more-other-1 = Leżałby na Rozmieszczeniu i zostałby wykonany przed nim. Zostaw Rozmieszczenie na wierzchu.
lesson-fs-guided-two-more-other-2 = Leżałby na Manewrach i zostałby wykonany przed nimi. Zostaw Manewry na wierzchu.
lesson-fs-guided-two-more-otherwise = Dozwolone, ale twoi żołnierze stoją w Krwawym Bezmiarze i Mgławicy Yareen.

lesson-fs-guided-deploy = Fabryka daje jednostki
lesson-fs-guided-deploy-text = *Rozmieszczenie* pozwala kupić jednostki w systemie, w którym masz *fabrykę*, tyle, ile mieści jej świat, a potem jedną budowlę. Silniejsze jednostki wymagają wyższego *poziomu dowodzenia*: każde *miasto* daje jeden. Od poziomu 1 możesz kupować Kosmicznych Marines.
lesson-fs-guided-deploy-tell-1 = Odsłoń swój rozkaz w Nadziei Jona Haagena.
lesson-fs-guided-deploy-tell-2 = Kup Krążownik Uderzeniowy.
lesson-fs-guided-deploy-tell-3 = Kup Zwiadowcę na dowolny świat w tym systemie.
lesson-fs-guided-deploy-tell-4 = Naciśnij „Koniec zakupu jednostek”.
lesson-fs-guided-deploy-tell-5 = Zbuduj miasto.
lesson-fs-guided-deploy-said-1 = Wszystkie rozkazy są położone, a ty zaczynasz.
lesson-fs-guided-deploy-other-1 = Ten później. Najpierw nowy okręt, żeby flota była większa, gdy wyruszy.
lesson-fs-guided-deploy-other-2 = Druga fabryka pozwala kupić jednym Rozmieszczeniem więcej jednostek, a miasto – lepsze.
lesson-fs-guided-deploy-other-3 = Bastion broni swojego świata. W twoim systemie nikt ci jeszcze nie zagraża.
lesson-fs-guided-deploy-other-4 = Zostały ci materiały i masz je na co wydać.
lesson-fs-guided-deploy-otherwise = Jeden Krążownik Uderzeniowy, jeden Zwiadowca, potem miasto.

lesson-fs-guided-fleet = Najpierw okręty, potem jednostki lądowe
lesson-fs-guided-fleet-text = Okręty stacjonują w *próżniach*, gdzie nie ma światów, i skaczą z próżni do próżni. Próżnia z twoim okrętem to także most dla jednostek lądowych. Sprowadź oba krążowniki do próżni obok Nicei, a Zwiadowcę na Smyrnę, która jest wolna i daje 2 materiały.
lesson-fs-guided-fleet-tell-1 = Odsłoń swój rozkaz na Strzaskanych Rubieżach.
lesson-fs-guided-fleet-tell-2 = Przemieść oba Krążowniki Uderzeniowe do próżni obok ich własnej.
lesson-fs-guided-fleet-tell-3 = Przemieść Zwiadowcę na Smyrnę.
lesson-fs-guided-fleet-tell-4 = Naciśnij „Koniec ruchu jednostek lądowych”.
lesson-fs-guided-fleet-said-1 = Pożeracze Światów rozchodzą się po Otchłani Lagarus.
lesson-fs-guided-fleet-other-1 = Ten może poczekać. Teraz rusza flota.
lesson-fs-guided-fleet-other-2 = Oba do próżni obok ich własnej: razem atakują tylko okręty z jednej próżni.
lesson-fs-guided-fleet-other-3 = Kosmiczny Marine pilnuje twojej fabryki. Na pusty świat wystarczy Zwiadowca.
lesson-fs-guided-fleet-other-4 = Oba krążowniki i Zwiadowca: świat, którego nikt nie trzyma, nikomu nie płaci.
lesson-fs-guided-fleet-otherwise = Na pusty świat wystarczy Zwiadowca.

lesson-fs-guided-strike = Uderz z orbity
lesson-fs-guided-strike-text = Manewry bez walki mogą się zakończyć *atakiem orbitalnym*: okręty z jednej próżni rzucają kośćmi przeciw światu obok niej. Bez kart i bez odwetu. Kosmiczny Marine Chaosu ma 3 punkty życia. „Deszcz ognia” daje piątą kość i zamienia jedno morale w miecz.
lesson-fs-guided-strike-tell-1 = Zaatakuj Niceę.
lesson-fs-guided-strike-tell-2 = Użyj ulepszenia „Deszcz ognia”.
lesson-fs-guided-strike-tell-3 = Obróć kość morale na miecz.
lesson-fs-guided-strike-said-2 = Celem jest Nicea. To, co pomaga w ataku, zapowiada się przed rzutem.
lesson-fs-guided-strike-said-3 = Dwa miecze, dwie tarcze, jedno morale. Trzeci miecz by wystarczył.
lesson-fs-guided-strike-other-1 = Trzeci miecz jest pod ręką i nic nie kosztuje. Wykorzystaj wszystko.
lesson-fs-guided-strike-otherwise = Zaatakuj Niceę wszystkim, co masz.

lesson-fs-guided-alone = Dokończ bez trenera
lesson-fs-guided-alone-text = Nicea jest pusta, a droga z Fornaksu na Purge stoi otworem. Jeszcze jeden znacznik i wygrywasz; jeżeli po ósmej rundzie nikt nie ma dwóch, wygrywa ten, kto ma najwięcej. Zbierz jednostki w Mgławicy Yareen, potem połóż Manewry na Utraconym Kocaetusie. Potrzebujesz rady? Naciśnij „Podpowiedź”.
lesson-fs-guided-alone-tell-1 = Graj dalej. Odezwę się tylko na prośbę.
lesson-fs-guided-alone-said-1 = Trzy miecze: Kosmicznego Marine Chaosu już nie ma. Pożeracze Światów rozmieszczają jednostki u siebie.

## Lekcje na minutę

lesson-fs-stack = Ostatni położony, pierwszy wykonany
lesson-fs-stack-idea = Rozkazy w systemie tworzą stos i odsłonić można tylko rozkaz z wierzchu.
lesson-fs-stack-task = Połóż dwa ostatnie rozkazy tak, żeby dało się zbudować bastion na Xinghui, gdzie nie masz jeszcze nikogo.
lesson-fs-stack-hint = Który z nich ma być wykonany najpierw? Ten połóż na końcu.
lesson-fs-stack-1 = Zacznij od końca
lesson-fs-stack-1-text = Rozmieszczenie buduje na świecie, który jest twój, a Manewry sprowadzą na Xinghuę twojego Kosmicznego Marine z Lilivary. Oba rozkazy idą do Krwawego Bezmiaru. Najpierw połóż to, co ma się wydarzyć na końcu.
lesson-fs-stack-2 = Teraz go przykryj
lesson-fs-stack-2-text = Rozmieszczenie leży w Krwawym Bezmiarze i poczeka. Połóż na nim Manewry, a będą pierwsze.
lesson-fs-stack-3 = Teraz bastion
lesson-fs-stack-3-text = Manewry leżały na wierzchu i były pierwsze: twój Kosmiczny Marine trzyma Xinghuę. Rozmieszczenie czekało pod nimi i teraz może zbudować tam bastion.
lesson-fs-stack-naive-1 = Rozmieszczenie leży na wierzchu i zostaje odsłonięte, gdy nie masz tam nikogo. Najpierw połóż Rozmieszczenie, potem na nim Manewry.

lesson-fs-cover = Przykryj wrogi rozkaz
lesson-fs-cover-idea = Rozkaz położony na innym blokuje go, dopóki sam nie zniknie.
lesson-fs-cover-task = Pożeracze Światów chcą w tej rundzie wkroczyć z Thylinu na Xinghuę. Ostatnim rozkazem zajmij ją przed nimi.
lesson-fs-cover-hint = Ich Manewry leżą w Krwawym Bezmiarze. Rozkaz położony na nich będzie pierwszy.
lesson-fs-cover-1 = Na wierzch ich stosu
lesson-fs-cover-1-text = Ich rozkaz to Manewry, choć widzisz tylko rewers. Dopóki przykrywa go twój, Pożeracze Światów mogą używać tylko innych swoich rozkazów. Twój Kosmiczny Marine na Lilivarze sąsiaduje z Xinghuą.
lesson-fs-cover-2 = Teraz to oni czekają
lesson-fs-cover-2-text = Pożeracze Światów wykonują inny rozkaz. Teraz odsłaniasz swój, zanim oni odsłonią przykryte Manewry.
lesson-fs-cover-naive-1 = Ich Manewry leżały na wierzchu i Kultysta jest już na Xinghui. W Krwawym Bezmiarze twój rozkaz byłby pierwszy.

lesson-fs-bridge = Okręty to most
lesson-fs-bridge-idea = Jednostki lądowe przechodzą przez próżnie, w których masz okręt: w systemie Manewrów i w tym, z którego ruszają.
lesson-fs-bridge-task = Przeprowadź Zwiadowcę od siebie na Niceę jednym rozkazem Manewrów na Strzaskanych Rubieżach.
lesson-fs-bridge-hint = Droga wiedzie przez dwie próżnie: tę w twoim systemie i tę obok Nicei. W każdej potrzebny jest okręt.
lesson-fs-bridge-1 = Dwie próżnie po drodze
lesson-fs-bridge-1-text = Najpierw ruszają się okręty, po nich jednostki lądowe. Każdy teren po drodze musi być twój: światy z twoimi jednostkami, próżnie z twoimi okrętami. Masz dwa Krążowniki Uderzeniowe.
lesson-fs-bridge-2 = Jeden zostaje
lesson-fs-bridge-2-text = Jeden krążownik jest już obok Nicei. Próżnia, z której przybył, też należy do drogi.
lesson-fs-bridge-naive-1 = Oba okręty opuściły twój system i próżnia, w której stały, jest niczyja. Droga urywa się na samym początku.
lesson-fs-bridge-naive-2 = Bez okrętu obok Nicei droga kończy się na krawędzi twojego systemu.

lesson-fs-storm = Burza jest murem
lesson-fs-storm-idea = Nikt nie przechodzi przez krawędź z Burzą Osnowy, ani okręty, ani jednostki lądowe.
lesson-fs-storm-task = Kosmiczny Marine Chaosu na Remscheidzie szykuje się do wejścia na Thylin. Ustaw Burzę między Otchłanią Lagarus a Krwawym Bezmiarem.
lesson-fs-storm-hint = Ta karta przesuwa Burzę prosto w poprzek systemu. Która trafiłaby między te dwa systemy?
lesson-fs-storm-1 = Przesuń ją w poprzek
lesson-fs-storm-1-text = Symbol na twojej karcie Wydarzeń mówi, jak przesuwa się Burza: tutaj w poprzek systemu, na przeciwległą krawędź. Jedna z dwóch Burz leży po drugiej stronie Krwawego Bezmiaru.
lesson-fs-storm-naive-1 = Tam ta Burza niczego nie strzeże. Druga może stanąć między Remscheidem a Thylinem.
lesson-fs-storm-naive-2 = To właściwa Burza, ale po tamtej stronie nie ma kogo zatrzymać. Przesuń ją przez Krwawy Bezmiar.

lesson-fs-strike = Uderz z orbity
lesson-fs-strike-idea = Manewry bez walki mogą się zakończyć atakiem okrętów na świat obok nich.
lesson-fs-strike-task = Zniszcz Kosmicznego Marine Chaosu na Nicei, nie stawiając tam stopy.
lesson-fs-strike-hint = Wróg ma 3 punkty życia, a krążownik rzuca dwiema kośćmi. Razem atakują tylko okręty z jednej próżni.
lesson-fs-strike-1 = Skąd zaatakują twoje okręty?
lesson-fs-strike-1-text = Wszystkie okręty z jednej próżni rzucają kośćmi przeciw światu obok niej. Nikt nie odpowiada ogniem i nie ma kart. Świat z bastionem, taki jak Smyrna, jest przed takim atakiem bezpieczny.
lesson-fs-strike-2 = Tym razem bez walki
lesson-fs-strike-2-text = Atak orbitalny zastępuje walkę. Daj więc odpocząć jednostkom lądowym i zaatakuj Niceę.
lesson-fs-strike-naive-1 = Po dwie kości z każdej próżni, ale atakują tylko okręty z jednej: dwie kości nigdy nie dadzą 3 obrażeń.
lesson-fs-strike-naive-2 = Z twojego systemu okręty niczego nie dosięgną: próżnia i świat muszą leżeć w systemie rozkazu.

lesson-fs-rout = Kto przyjmie obrażenia?
lesson-fs-rout-idea = Ty wybierasz, kto otrzymuje obrażenia. Obrażenia mniejsze niż życie tylko rozbijają jednostkę.
lesson-fs-rout-task = Twoja strona na Thylinie otrzymuje trzy obrażenia. Nie strać nikogo.
lesson-fs-rout-hint = Która jednostka ma więcej niż 3 punkty życia?
lesson-fs-rout-1 = Trzy obrażenia do przydzielenia
lesson-fs-rout-1-text = Wybrana jednostka przyjmuje wszystkie obrażenia, ale nie więcej, niż ma punktów życia. Reszta przechodzi na następną. Zwiadowca ma 2 punkty życia, Land Raider 4. Rozbite jednostki podnoszą się na koniec rundy gry.
lesson-fs-rout-naive-1 = Zwiadowcy już nie ma, a trzecie obrażenie rozbiło jeszcze Land Raidera.

lesson-fs-morale = Decyduje morale
lesson-fs-morale-idea = Jeżeli trzy rundy walki nie przyniosą rozstrzygnięcia, wygrywa wyższe morale. Przy remisie wygrywa obrońca.
lesson-fs-morale-task = Ostatnia runda walki o Thylin. Wygraj ją, cokolwiek położą Pożeracze Światów.
lesson-fs-morale-hint = Twój Kosmiczny Marine jest wart 3 morale, ale może jeszcze zostać rozbity. Symbole morale na kościach i kartach – nie.
lesson-fs-morale-1 = Prowadzisz pięć do trzech
lesson-fs-morale-1-text = Trzy z twoich pięciu daje Kosmiczny Marine: jeżeli zostanie rozbity, przepadną. Teraz kładziesz ostatnią kartę. Która pomoże nawet wtedy?
lesson-fs-morale-naive-1 = Kosmiczny Marine został rozbity, a dwa pozostałe morale to mniej niż u wroga.
lesson-fs-morale-naive-2 = Zwykle to wystarcza. Ale jest odpowiedź, która rozbija Kosmicznego Marine, i wtedy brakuje morale.

lesson-fs-deploy = Kuźnia, skład i miasto
lesson-fs-deploy-idea = Znacznik składu obniża cenę zakupu, a znacznik kuźni pozwala kupić jednostkę, do której trzeba by miasta.
lesson-fs-deploy-task = Jednym Rozmieszczeniem kup Kosmicznego Marine i miasto. Masz 4 materiały, znacznik składu i znacznik kuźni: każdy pomoże raz.
lesson-fs-deploy-hint = Jednostki kupuje się przed budowlą. Znacznik kuźni zastępuje jeden poziom dowodzenia, znacznik składu 2 materiały.
lesson-fs-deploy-1 = Najpierw jednostki
lesson-fs-deploy-1-text = Kosmiczny Marine wymaga poziomu dowodzenia 1, a ty nie masz miasta. Znacznik kuźni obniża to wymaganie o jeden. Znacznik składu obniża koszt jednej rzeczy o 2. Kosmiczny Marine i miasto kosztują po 3.
lesson-fs-deploy-2 = Potem jedna budowla
lesson-fs-deploy-2-text = Znacznik kuźni jest wydany. Zakończ zakup jednostek, a potem zbuduj miasto na świecie bez budowli.
lesson-fs-deploy-naive-1 = Miasto stoi, ale czas na jednostki minął: kupuje się je przed budowlą.

lesson-fs-hold = Utrzymaj do końca
lesson-fs-hold-idea = Cel zbiera na koniec rundy ten, kto trzyma wtedy jego świat.
lesson-fs-hold-task = Zajmij Lilivarę i zbierz na koniec tej rundy swój cel na Thylinie.
lesson-fs-hold-hint = Land Raider stoi tam, gdzie leży znacznik. Kto inny mógłby ruszyć?
lesson-fs-hold-1 = Jeden idzie, jeden zostaje
lesson-fs-hold-1-text = Samo wejście na świat nie wystarcza. Liczy się, kto trzyma go na koniec rundy, a na Thylinie nie masz budowli, która utrzymałaby go sama.
lesson-fs-hold-naive-1 = Na koniec rundy Thylin stał pusty i znacznik tam został.

lesson-fs-event = Rozkaz za wydarzenie
lesson-fs-event-idea = Każdy rozkaz oprócz Strategii można położyć na talii Wydarzeń, zamiast go wykonać.
lesson-fs-event-task = Twoje Rozmieszczenie w Mgławicy Yareen stało się bezużyteczne. Zrób z niego użytek.
lesson-fs-event-hint = Każdy znacznik na talii Wydarzeń to jedna karta więcej do wyboru.
lesson-fs-event-1 = Nie ma na czym budować
lesson-fs-event-1-text = Twoi Zwiadowcy opuścili Mgławicę Yareen, więc Rozmieszczenie nie znajdzie tam twojego świata. Połóż je na talii Wydarzeń: na koniec rundy pociągniesz za nie kartę.
lesson-fs-event-naive-1 = Rozkaz został wykonany i nic się nie stało. Na talii Wydarzeń dałby kartę.

## Łamigłówki

lesson-fs-one-stays = Jeden zostaje
lesson-fs-one-stays-task = Dwa znaczniki dają zwycięstwo, a ty nie masz żadnego. Wygraj na koniec tej rundy.
lesson-fs-one-stays-hint = Dwa światy, dwóch Zwiadowców. Co się dzieje ze światem, z którego wszyscy odeszli?
lesson-fs-one-stays-why = Jeden Zwiadowca zajmuje Purge, drugi trzyma Fornax. Na każdym z nich leży znacznik i oba światy są na koniec rundy twoje.
lesson-fs-one-stays-naive-1 = Fornax jest teraz pusty i jego znacznik zostaje na miejscu.

lesson-fs-far-shore = Drugi brzeg
lesson-fs-far-shore-task = Masz jeden znacznik, drugi leży na Purge. Drogę z Fornaksu zamyka Burza. Wygraj na koniec tej rundy.
lesson-fs-far-shore-hint = Lądem drogi nie ma. Którędy mogłaby prowadzić, gdyby przodem poszedł okręt?
lesson-fs-far-shore-why = Najpierw ruszają się okręty. W próżni obok Purge krążownik staje się mostem z Remscheidu, z pominięciem Burzy.
lesson-fs-far-shore-naive-1 = Fabryka to piękna zdobycz. Ale znacznik leży na Purge.

lesson-fs-garrison = Mur zamiast człowieka
lesson-fs-garrison-task = W pobliżu masz tylko jednego Zwiadowcę: na Thylinie. Zbierz na koniec tej rundy tamtejszy znacznik i trzymaj też Remscheid.
lesson-fs-garrison-hint = Zwiadowca nie może być w dwóch miejscach. Co jeszcze utrzymuje świat?
lesson-fs-garrison-why = Budowla utrzymuje swój świat sama. Zbuduj ją na Thylinie, póki stoi tam Zwiadowca, a potem wyślij go dalej.
lesson-fs-garrison-naive-1 = Bez Zwiadowcy Thylin jest niczyj i Rozmieszczenie nie ma na czym budować.

lesson-fs-rally = Ostatnia chorągiew
lesson-fs-rally-task = Wszyscy na Thylinie są rozbici, a to ostatnia runda walki. Wygraj, cokolwiek położą Pożeracze Światów.
lesson-fs-rally-hint = Nikt już nie dodaje morale. Na której twojej karcie jest chorągiew?
lesson-fs-rally-why = Rozbite jednostki nic nie dodają, liczą się więc tylko chorągwie na kościach i kartach: jedna do jednej, a przy remisie wygrywa obrońca. „Wiara w Imperatora” daje jeszcze jedną.
lesson-fs-rally-naive-1 = Nikt nie otrzymał dość obrażeń, a przy remisie wygrywa obrońca.
lesson-fs-rally-naive-2 = Miecze nie wystarczyły, by zniszczyć wrogą jednostkę, a przy remisie wygrywa obrońca.

lesson-fs-ambush = Remis to porażka
lesson-fs-ambush-task = Ostatnia runda walki o Thylin, trzy morale do trzech, wszyscy rozbici. Wygraj, cokolwiek położą Pożeracze Światów.
lesson-fs-ambush-hint = Morale nie wystarczy. Jak inaczej walka może się skończyć, zanim się je policzy?
lesson-fs-ambush-why = Karty na ręce nie dają już morale, ale mieczy masz dość: trzy na kościach, jeden na karcie „Zasadzka”, dwa z jej znaczników. Co najmniej trzy się przebiją, a to niszczy Kosmicznego Marine Chaosu, rozbitego czy nie.
lesson-fs-ambush-naive-1 = Nikt nie zginął, a przy remisie wygrywa obrońca.
lesson-fs-ambush-naive-2 = Jedna tarcza mniej, ale za mało mieczy. Kosmiczny Marine Chaosu przeżył, a przy remisie wygrywa obrońca.

lesson-fs-second-ship = Jeden okręt to za mało
lesson-fs-second-ship-task = Masz jeden znacznik, drugi leży na Nicei. Masz 2 materiały. Wygraj na koniec tej rundy.
lesson-fs-second-ship-hint = Policz próżnie po drodze, a potem swoje okręty.
lesson-fs-second-ship-why = Droga na Niceę wiedzie przez dwie próżnie i w każdej potrzebny jest okręt. Najpierw więc Rozmieszczenie drugiego krążownika, potem Manewry: jeden rusza, jeden zostaje.
lesson-fs-second-ship-naive-1 = Twój jedyny okręt opuścił twój system i tam urwała się droga na Niceę.
lesson-fs-second-ship-naive-2 = Materiały są wydane, a żołnierzy i tak było dość. Brakuje okrętu.

lesson-fs-two-jumps = Dwa skoki
lesson-fs-two-jumps-task = Masz jeden znacznik, drugi leży na Purge. Zwiadowca i okręt czekają w Krwawym Bezmiarze. Wygraj na koniec tej rundy.
lesson-fs-two-jumps-hint = Manewry sprowadzają jednostki z jednego sąsiedniego systemu. Ile kroków jest do Purge?
lesson-fs-two-jumps-why = Najpierw Otchłań Lagarus: okręt do próżni obok Venefirous, Zwiadowca na Remscheid. Potem Utracony Kocaetus: okręt do próżni obok Purge, a Zwiadowca tym mostem na Purge.
lesson-fs-two-jumps-naive-1 = Krwawy Bezmiar nie styka się z Utraconym Kocaetusem: stamtąd nikt nie dotrze. Najpierw Otchłań Lagarus.

lesson-fs-armour = Co może jeszcze pójść źle?
lesson-fs-armour-task = Ostatnia runda walki o Thylin, prowadzisz dziewięć morale do czterech. Wygraj, cokolwiek położą Pożeracze Światów.
lesson-fs-armour-hint = Masz już dużą przewagę. Co mogłoby ci ją jeszcze odebrać?
lesson-fs-armour-why = Pięć z dziewięciu dają twoje dwie jednostki. Pożeracze Światów dogonią cię tylko wtedy, gdy obie otrzymają obrażenia, a „Błogosławiony pancerz wspomagany” do tego nie dopuści.
lesson-fs-armour-naive-1 = Przebiło się dość mieczy, by twoje jednostki przestały się liczyć.
lesson-fs-armour-naive-2 = Jest odpowiedź, która daje dość mieczy, by twoje jednostki przestały się liczyć.
