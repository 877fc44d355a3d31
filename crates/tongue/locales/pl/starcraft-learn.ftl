## Brood War dla tych, którzy znają grę podstawową

lesson-brood-war = Brood War: co nowego
lesson-brood-war-idea = Dla tych, którzy znają grę podstawową: jedna runda z kartami Przywództwa, bohaterem, rozkazem Obrony, rozkazami specjalnymi i nowymi modułami.
lesson-brood-war-chapter-leaders = Przywódcy i bohaterowie
lesson-brood-war-chapter-orders = Nowe możliwości rozkazów
lesson-brood-war-chapter-modules = Nowe moduły

lesson-brood-war-leaders = Każdy wybiera przywódcę
lesson-brood-war-leaders-text = Na początku, a potem gdy nadchodzą Etapy II i III, każdy wybiera *kartę Przywództwa*, w tajemnicy i jednocześnie z innymi. Nic się tu nie losuje. Potem wszystkie karty odsłania się razem. Teraz wybieracie karty Etapu II.
lesson-brood-war-leaders-tell-1 = Przeczytaj swoje dwie karty i przejdź dalej: Królowa wybiera pierwsza.

lesson-brood-war-hero = Bohater to jednostka
lesson-brood-war-hero-text = Jim Raynor to *bohater*: Vulture ze znacznikiem pod spodem i tym, co daje jego karta. Nie zabiorą go obrażenia obszarowe, „Kontrola umysłu” ani inne technologie, ale przegrana potyczka tak, i to na zawsze.
lesson-brood-war-hero-tell-1 = Wybierz kartę „Jim Raynor”.
lesson-brood-war-hero-tell-2 = Postaw Raynora obok Marine’a na Stacji Erebus.
lesson-brood-war-hero-said-1 = Królowa już wybrała, jej karta leży zakryta.
lesson-brood-war-hero-said-2 = Obie karty są odsłonięte: Królowa ma Sarah Kerrigan, własną bohaterkę.
lesson-brood-war-hero-other-1 = Dobra karta dla kogoś, kto buduje, i też zostaje w grze. Dziś chcemy zobaczyć bohatera.
lesson-brood-war-hero-other-2 = Nada się każdy twój teren, na którym jest miejsce. Ale Stacja Erebus potrzebuje Raynora bardziej: zaraz zobaczysz dlaczego.
lesson-brood-war-hero-otherwise = To może poczekać. Najpierw bohater.

lesson-brood-war-special = Rozkazy specjalne bez modułu
lesson-brood-war-special-text = Wszystkie trzy *rozkazy specjalne* możesz kłaść swobodnie, z modułami czy bez. Liczy się chwila, gdy je odsłaniasz: jeżeli nie możesz ich wtedy wykonać, bierzesz zamiast tego kartę Wydarzeń.
lesson-brood-war-special-tell-1 = Weź specjalną Mobilizację i kliknij Stację Erebus.
lesson-brood-war-special-said-1 = Jim Raynor przybył na Stację Erebus. Zaczyna się nowa runda, a ty ją otwierasz.
lesson-brood-war-special-other-1 = Zwykła też by wystarczyła. Ale tu specjalna nic nie kosztuje, a zwykła zostaje wolna na inną planetę.
lesson-brood-war-special-other-2 = Dobry znacznik. Na Stacji Erebus wykonasz go bez żadnego modułu.
lesson-brood-war-special-otherwise = Dozwolony rozkaz. Połóżmy najpierw specjalną Mobilizację, na Stacji Erebus.

lesson-brood-war-defend = Obrona działa od razu
lesson-brood-war-defend-text = *Obrona* zastępuje jeden z twoich czterech rozkazów i wykonuje się natychmiast: na jeden z twoich terenów mogą przybyć jednostki i zostaje tam *znacznik straży*. W bitwie można go oddać za dwa dodatkowe punkty życia w każdej potyczce.
lesson-brood-war-defend-tell-1 = Zagraj Obronę na Antiga Prime B, w swojej kopalni.
lesson-brood-war-defend-tell-2 = Ściągnij Firebata z Antiga Prime A.
lesson-brood-war-defend-said-1 = Królowa kładzie rozkaz na Stacji Avernus.
lesson-brood-war-defend-said-2 = Wybrano Antiga Prime B: jednostki mogą przybyć tam i nigdzie indziej.
lesson-brood-war-defend-other-1 = Nada się każdy twój teren. Ale kopalni pilnuje tylko jeden Marine, a Królowa jest tuż obok.
lesson-brood-war-defend-other-2 = Też możliwe. Firebat ma najbliżej, a inni mają co robić.
lesson-brood-war-defend-other-3 = Nikt nie ma obowiązku przychodzić. Ale Firebat może ruszyć.
lesson-brood-war-defend-otherwise = To byłby zwykły rozkaz. Najpierw Obrona: raz na rundę i nigdy na stosie.

lesson-brood-war-pool = Limit wyznacza pula
lesson-brood-war-pool-text = Wykonany rozkaz specjalny leży do końca rundy w *puli rozkazów specjalnych*. Pula ma po jednym miejscu na każdy moduł Badań i Rozwoju, a ty masz jeden. Rozkaz na Stacji Erebus nie zajmie tego miejsca, więc możesz użyć jeszcze jednego rozkazu specjalnego.
lesson-brood-war-pool-tell-1 = Badania na Antiga Prime, na spód.
lesson-brood-war-pool-tell-2 = Teraz na wierzch specjalna Budowa.
lesson-brood-war-pool-said-1 = Znacznik straży leży na Antiga Prime B. Królowa kładzie rozkaz na Vyctorze V.
lesson-brood-war-pool-said-2 = Królowa kładzie na Vyctorze V kolejny rozkaz.
lesson-brood-war-pool-other-1 = Zwykła Budowa też by wystarczyła. Ale chcemy zobaczyć specjalną w puli.
lesson-brood-war-pool-other-2 = Dobry znacznik. Jego miejsce jest na Antiga Prime, na Badaniach.
lesson-brood-war-pool-otherwise = Teraz Antiga Prime: Badania na dole, specjalna Budowa na wierzchu.

lesson-brood-war-strategic = Teren strategiczny czyni rozkazy specjalnymi
lesson-brood-war-strategic-text = Złoty teren Stacji Erebus jest *strategiczny*. Dopóki go kontrolujesz, wykonujesz każdy rozkaz na tej planecie jako specjalny, a znacznik wraca do ciebie, nie do puli. Dwie gwiazdki obok są tylko dla jednostek latających.
lesson-brood-war-strategic-tell-1 = Odsłoń swój rozkaz na Stacji Erebus.
lesson-brood-war-strategic-tell-2 = Wykonaj go.
lesson-brood-war-strategic-tell-3 = Wyślij Wraitha: na tych gwiazdkach stanie tylko jednostka latająca.
lesson-brood-war-strategic-said-1 = Wszystkie rozkazy już leżą. Zaczynasz ty.
lesson-brood-war-strategic-other-1 = Ten może poczekać. Najpierw gwiazdki.
lesson-brood-war-strategic-other-2 = Kartę Wydarzeń można wziąć zawsze. Ale tu czekają dwie gwiazdki.
lesson-brood-war-strategic-other-3 = Na lądzie jest tylko teren strategiczny, a ten już jest twój. Wyślij Wraitha.
lesson-brood-war-strategic-otherwise = Niech najpierw Wraith poleci na gwiazdki.

lesson-brood-war-modules = Trzy nowe moduły
lesson-brood-war-modules-text = Moduł *Defensywny* pozwala zamienić miejscami dwie twoje jednostki, gdy atakujący ustawi już pary. Moduł *Asysty* robi na każdym terenie miejsce dla jeszcze jednej jednostki z asystą. Moduł *Ofensywny* pozwala lądować tam, gdzie zabrania tego moduł wroga. W puli jest miejsce, więc ten rozkaz wykonasz.
lesson-brood-war-modules-tell-1 = Wykonaj specjalną Budowę.
lesson-brood-war-modules-tell-2 = Kup dowolny z tych trzech.
lesson-brood-war-modules-said-1 = Dwie gwiazdki są twoje. Królowa bierze kartę Wydarzeń.
lesson-brood-war-modules-other-1 = Możesz. Ale w puli jest jedno miejsce, więc buduj.
lesson-brood-war-modules-other-2 = Stary znajomy. Weź jeden z trzech nowych.
lesson-brood-war-modules-other-3 = Dobra rzecz i nie ucieknie. Najpierw jeden z nowych modułów.
lesson-brood-war-modules-otherwise = Później. Najpierw jeden z nowych modułów.

lesson-brood-war-alone = Resztę już znasz
lesson-brood-war-alone-text = Z nowymi jednostkami przychodzą nowe karty, a każde nowe słowo na stole samo się objaśnia, gdy je wskażesz. Znacznikami zasobów płaci się jak robotnikami, a przejęte jednostki walczą dla tego, kto je ma. Pula opróżnia się na koniec rundy. Graj dalej.
lesson-brood-war-alone-tell-1 = Graj dalej. Odezwę się tylko, gdy zapytasz.
lesson-brood-war-alone-said-1 = Zbudowane. Znacznik specjalnej Budowy leży teraz w puli. Jednostki Królowej zostają na miejscu.

# Pierwsza gra z przewodnikiem, lekcje i zagadki: co mówi trener. Rzeczy nazywają się tak, jak na stole.
# Tytuły mają najwyżej sześć słów, teksty 45, odpowiedzi 30. Słowa między gwiazdkami pojawiają się tam pierwszy raz
# i stoją pogrubione. Nigdy „źle” ani „musisz”: mów, ile wybór kosztuje albo kiedy byłby dobry.

lesson-guided = Twoja pierwsza gra
lesson-guided-idea = Dwie rundy przeciw Królowej Ostrzy, z trenerem u boku. Po nich prowadzisz i kończysz grę już bez trenera.

lesson-guided-chapter-galaxy = Galaktyka
lesson-guided-chapter-orders = Cztery rozkazy
lesson-guided-chapter-build = Budowa
lesson-guided-chapter-fight = Ruch i walka
lesson-guided-chapter-clock = Punkty i zegar

lesson-guided-goal = Piętnaście punktów daje zwycięstwo
lesson-guided-goal-text = Grasz jako Jim Raynor, twój kolor to niebieski. Zwycięstwo daje piętnaście *punktów podboju*. *Teren* z gwiazdką co rundę daje podaną na nim liczbę punktów temu, czyje *jednostki* go trzymają. Jedną gwiazdkę ma twoja *planeta*. Na Vyctorze V A są dwie gwiazdki i nie ma nikogo.
lesson-guided-goal-tell-1 = Spójrz na dwie gwiazdki na Vyctorze V i przejdź dalej.

lesson-guided-backwards = Planuj od końca
lesson-guided-backwards-text = Co rundę kładziesz cztery zakryte *rozkazy*. Na planecie tworzą *stos*: ten położony na końcu wykonuje się jako pierwszy. Chcesz ruszyć na Vyctor V, a potem tam budować. Połóż więc teraz *Budowę*; Mobilizacja trafi na nią.
lesson-guided-backwards-tell-1 = Weź Budowę i kliknij Vyctor V.
lesson-guided-backwards-said-1 = Królowa Ostrzy kładzie swój pierwszy rozkaz na Bhekar Ro, zakryty.
lesson-guided-backwards-other-1 = Wtedy Budowa znalazłaby się na wierzchu i poszła pierwsza, a nie ma tam żadnej twojej jednostki. Najpierw połóż Budowę, potem na niej Mobilizację.
lesson-guided-backwards-other-2 = Dobry rozkaz i zaraz go położysz. U siebie nikt cię nie pogania; na Vyctorze V robi to Królowa.
lesson-guided-backwards-other-3 = Badania wymagają bazy i nie ma z nimi pośpiechu. Najpierw gwiazdki.
lesson-guided-backwards-otherwise = Ten rozkaz jest dozwolony, ale spód stosu na Vyctorze V jest wolny tylko teraz: Królowa już tam zmierza.

lesson-guided-on-top = Co na wierzchu, idzie pierwsze
lesson-guided-on-top-text = Królowa też chce Vyctora V: jej rozkaz przykrywa teraz twoją Budowę. Połóż *Mobilizację* *na wierzchu*, a twoje jednostki przybędą przed Królową. Najpierw ty, potem Królowa, potem twoja Budowa.
lesson-guided-on-top-tell-1 = Weź Mobilizację i kliknij miejsce nad rozkazem Królowej.
lesson-guided-on-top-said-1 = Na Vyctorze V Królowa przykrywa twój rozkaz swoim.
lesson-guided-on-top-other-1 = Mobilizacja sprowadza jednostki na planetę, na której leży. Potrzebujesz ich na Vyctorze V.
lesson-guided-on-top-other-2 = Druga Budowa zostałaby tam odsłonięta pierwsza, zanim wyląduje którakolwiek twoja jednostka. Na wierzch idzie Mobilizacja.
lesson-guided-on-top-otherwise = Wtedy na Vyctorze V pierwsza jest Królowa i bierze obie gwiazdki. Trzeba by o nie z nią walczyć.

lesson-guided-home = Dwa rozkazy u siebie
lesson-guided-home-text = Twoja *baza* na Antiga Prime może prowadzić badania i budować jednostki. Nowe jednostki przydadzą się wcześnie, badania mogą poczekać. *Badania* idą więc na spód, a na nie Budowa: własne rozkazy też można przykrywać.
lesson-guided-home-tell-1 = Badania na Antiga Prime.
lesson-guided-home-tell-2 = Teraz na wierzch Budowa.
lesson-guided-home-said-1 = Królowa kładzie rozkaz na Bhekar Ro.
lesson-guided-home-said-2 = Królowa kładzie swój ostatni rozkaz na Bhekar Ro.
lesson-guided-home-other-1 = Dobra planeta. Ale przykryta Badaniami Budowa przyszłaby na samym końcu: połóż więc najpierw Badania.
lesson-guided-home-other-2 = Na planecie bez twojej bazy Badania nic nie dają.
lesson-guided-home-otherwise = Twoja baza stoi na Antiga Prime; gdzie indziej ten rozkaz nie ma się czym zająć.

lesson-guided-reveal = Odsłoń rozkaz z wierzchu
lesson-guided-reveal-text = Teraz rozkazy się wykonuje, *turami*, po jednym. Możesz użyć każdego swojego rozkazu, który leży na wierzchu. Na Vyctorze V to twoja Mobilizacja: rozkaz Królowej czeka pod nią.
lesson-guided-reveal-tell-1 = Kliknij swój rozkaz na Vyctorze V.
lesson-guided-reveal-tell-2 = Wykonaj go.
lesson-guided-reveal-said-1 = Wszystkie rozkazy już leżą. Królowa zaczyna: buduje u siebie dwa Zerglingi.
lesson-guided-reveal-other-1 = Nic przez to nie tracisz: na Vyctorze V Królowa cię nie wyprzedzi. Ale najpierw gwiazdki, żeby było widać, jak to działa.
lesson-guided-reveal-other-2 = Każdy rozkaz można oddać za kartę Wydarzeń. To dobre dla rozkazów, które straciły sens; ten jest wart dwa punkty co rundę.
lesson-guided-reveal-otherwise = Zacznij od Vyctora V: tam trwa wyścig.

lesson-guided-transport = Transportowiec to most
lesson-guided-transport-text = Jednostki przemierzają kosmos tylko *szlakiem*, na którym masz *transportowiec*; nigdy się on nie zużywa. Twój łączy Antiga Prime z Vyctorem V. Wyślij na gwiazdki Firebata, Vulture’a i jednego Marine’a. Drugi Marine pilnuje gwiazdki na Antiga Prime.
lesson-guided-transport-tell-1 = Kliknij jednostkę obok bazy, potem Vyctor V A. Trzy razy.
lesson-guided-transport-tell-2 = Naciśnij „Koniec ruchów”.
lesson-guided-transport-other-1 = Ten Marine co rundę zarabia dla ciebie punkt. Weź tego obok bazy: baza trzyma swój teren sama.
lesson-guided-transport-other-2 = Na B jest gaz, ale nie ma gwiazdki. Ląduj na A; przy całej trójce Królowa dwa razy się zastanowi.
lesson-guided-transport-other-3 = Ktoś zostałby na miejscu i nie miał czego pilnować. Wyślij całą trójkę.
lesson-guided-transport-other-4 = To na rzadkie przypadki, gdy brakuje miejsca. Ty miejsce masz.
lesson-guided-transport-otherwise = Na gwiazdkach zmieszczą się trzy jednostki: Firebat, Vulture i Marine obok twojej bazy.

lesson-guided-base = Teraz Budowa ze spodu stosu
lesson-guided-base-text = Rozkaz położony jako pierwszy przychodzi ostatni, w samą porę: twoje jednostki już tam są. Baza trzyma swój teren nawet sama i buduje nowe jednostki blisko frontu. Kosztuje dwa *minerały*.
lesson-guided-base-tell-1 = Odsłoń swój rozkaz na Vyctorze V.
lesson-guided-base-tell-2 = Postaw bazę na Vyctorze V A.
lesson-guided-base-said-1 = Królowa przybywa jako druga. Nie ma odwagi zaatakować trzech jednostek i ląduje obok, na gazie.
lesson-guided-base-other-1 = Możesz i nic przez to nie tracisz. Ale najpierw baza, póki pomysł jest świeży.
lesson-guided-base-other-2 = Bez bazy ten rozkaz poszedłby na marne.
lesson-guided-base-otherwise = Właśnie na bazę czekał ten rozkaz.

lesson-guided-workers = Za wszystko płacą robotnicy
lesson-guided-workers-text = Każdy wydany minerał lub gaz wysyła jednego *robotnika* do *kopalni* do końca rundy. Baza zajęła dwóch, zostało sześciu. Dwa Marine’y kosztują kolejne dwa minerały. Umieść je na Antiga Prime C.
lesson-guided-workers-tell-1 = Wykonaj swój rozkaz Budowy.
lesson-guided-workers-tell-2 = Marine na Antiga Prime C. Dwa razy.
lesson-guided-workers-said-1 = Królowa buduje dwóch robotników.
lesson-guided-workers-other-1 = Karta Wydarzeń jest warta mniej niż dwa Marine’y i Fabryka.
lesson-guided-workers-other-2 = Też dobrze, ale ten teren jest już obsadzony. Na C będą pilnować drugiej kopalni.
lesson-guided-workers-other-3 = Most na Braken: przydatny, ale dotrzesz tam i bez niego. Zachowaj minerał.
lesson-guided-workers-otherwise = To przyjdzie potem. Najpierw dwa Marine’y: rozkaz Budowy daje na razie najwyżej dwie jednostki.

lesson-guided-grow = Co rundę rozwijaj się po trochu
lesson-guided-grow-text = Jednostki zdobywają tereny; gry wygrywa *rozwój*. Nowy robotnik płaci od następnej rundy, co rundę. Fabryka pozwala budować Vulture’y. Buduje się w tej kolejności: najpierw jednostki i robotnicy, potem *budynek*, potem baza.
lesson-guided-grow-tell-1 = Zbuduj robotnika.
lesson-guided-grow-tell-2 = Naciśnij „Koniec budowy”.
lesson-guided-grow-tell-3 = Zbuduj Fabrykę.
lesson-guided-grow-other-1 = O jedną jednostkę więcej z każdą Budową: świetny drugi krok, gdy stać cię na trzy jednostki.
lesson-guided-grow-other-2 = To daje Firebaty, które kosztują gaz. Vulture’y kosztują tylko minerały, a tych masz więcej.
lesson-guided-grow-other-3 = Niewydane minerały przepadają. Wykorzystaj robotników, których masz.
lesson-guided-grow-otherwise = Dobry zakup na inną rundę. Dziś najlepiej wydasz minerały na jednego robotnika i Fabrykę.

lesson-guided-research = Trzy karty i tajemnica
lesson-guided-research-text = W bitwach walczy się *kartami Walki*: im więcej ich masz, tym łatwiej o pasującą. Badania dają trzy. Dają też *kartę Wydarzeń*, zakrytą do końca rundy. Można tu również kupić nową broń, ale to innym razem.
lesson-guided-research-tell-1 = Wykonaj Badania.
lesson-guided-research-tell-2 = Pociągnij trzy karty.
lesson-guided-research-said-1 = Królowa prowadzi badania: trzy karty Walki, jedna karta Wydarzeń.
lesson-guided-research-other-1 = Badania i tak dają kartę Wydarzeń, a do tego trzy karty Walki.
lesson-guided-research-other-2 = Te trzy karty nic nie kosztują.
lesson-guided-research-otherwise = Został jeden robotnik: za mało na broń, którą warto mieć. Pociągnij karty.

lesson-guided-points = Twoje pierwsze trzy punkty
lesson-guided-points-text = *Rundę* kończy *Przegrupowanie*. Wszyscy robotnicy wracają, nowy też, i każda gwiazdka daje punkty: dwa na Vyctorze V, jeden na Antiga Prime. Królowa nie ma gwiazdki i nic nie dostaje. Gwiazdki dają punkty co rundę.
lesson-guided-points-tell-1 = Przejdź dalej.

lesson-guided-event = Karta Wydarzeń to prezent
lesson-guided-event-text = Teraz możesz przeczytać swoją kartę Wydarzeń i ją zagrać. „Oddziały zwiadowcze”: dwa darmowe Marine’y na jednym *wolnym terenie*, gdziekolwiek. Na Brakenie A jest gwiazdka. Talia Wydarzeń to także *zegar*: pod jej koniec kończy się gra.
lesson-guided-event-tell-1 = Zagraj „Oddziały zwiadowcze”.
lesson-guided-event-tell-2 = Umieść Marine’y na Brakenie A.
lesson-guided-event-said-1 = Królowa pokazuje swoją kartę Wydarzeń, Wycofanie, i jej nie używa.
lesson-guided-event-other-1 = Kart Wydarzeń się nie zachowuje: ta by przepadła. Dwa Marine’y za darmo warto wziąć.
lesson-guided-event-other-2 = Odważnie: tuż obok bazy Królowej. Marine’y odebrałyby jej kopalnię i zginęły w następnej rundzie.
lesson-guided-event-other-3 = Dobra planeta. Gwiazdka jest na A, a punkty dostaje tylko ten, kto stoi na jej terenie.
lesson-guided-event-otherwise = Dwa Marine’y byłyby tam bezpieczne i nic nie zarabiały. Na Brakenie A zarabiają punkt co rundę.

lesson-guided-hand = Zachowaj karty swoich jednostek
lesson-guided-hand-text = Twój *limit kart na ręce* to osiem. Karta liczy się w pełni tylko wtedy, gdy pokazuje jednostkę, która walczy na froncie. Nie masz Battlecruisera, Wraitha, Goliatha ani Siege Tanka: odrzuć trzy karty, które pokazują tylko je.
lesson-guided-hand-tell-1 = Odrzuć trzy karty jednostek, których nie masz.
lesson-guided-hand-otherwise = Ta karta pokazuje jednostkę, którą masz. Zachowaj ją na nadchodzącą bitwę.

lesson-guided-round-two = Odpowiedz na rozkaz Królowej
lesson-guided-round-two-text = Teraz to ty jesteś *pierwszym graczem*: Królowa widzi, gdzie kładziesz rozkazy, i może je *przykryć*. Zacznij tam, gdzie ci nie zaszkodzi: Budowa na Brakenie. Gdziekolwiek położy rozkaz, możesz go jeszcze przykryć swoim.
lesson-guided-round-two-tell-1 = Budowa na Brakenie.
lesson-guided-round-two-tell-2 = Królowa poluje na twoje gwiazdki. Połóż na jej rozkazie Mobilizację.
lesson-guided-round-two-said-1 = Królowa też odrzuca trzy karty. Zaczyna się runda druga, a pierwszym graczem jesteś ty.
lesson-guided-round-two-said-2 = Królowa kładzie rozkaz na Vyctorze V. To może być atak.
lesson-guided-round-two-other-1 = Dobra planeta, ale za wcześnie: jej rozkaz znalazłby się na twoim i to ona zaatakowałaby pierwsza.
lesson-guided-round-two-other-2 = Tam liczy się atak Królowej. Wyprzedza go tylko Mobilizacja na wierzchu.
lesson-guided-round-two-otherwise = To za wcześnie zdradza twój plan albo zostawia Królowej wierzch stosu. Poczekaj na jej rozkaz, a potem go przykryj.

lesson-guided-two-more = Jeszcze dwa rozkazy, w dowolnej kolejności
lesson-guided-two-more-text = U siebie wystarczy jedna Budowa i jedne Badania. Co na wierzch, zależy od ciebie: z Budową na wierzchu szybciej będą jednostki, z Badaniami – karty.
lesson-guided-two-more-tell-1 = Budowa lub Badania na Antiga Prime.
lesson-guided-two-more-tell-2 = I ten drugi rozkaz.
lesson-guided-two-more-said-1 = Królowa kładzie rozkaz na Bhekar Ro.
lesson-guided-two-more-other-1 = Druga Mobilizacja nie ma w tej rundzie co robić: planujesz jeden atak, a gwiazdki są pilnowane.
lesson-guided-two-more-otherwise = Twoja baza na Antiga Prime wciąż nie ma rozkazu. Tam jest miejsce i dla Budowy, i dla Badań.

lesson-guided-attack = Atakuj z przewagą
lesson-guided-attack-text = Gazu obok twoich gwiazdek pilnują dwie jednostki Zergów. Zacznij *bitwę*, zanim rozkaz Królowej zostanie odsłonięty, czterema jednostkami przeciw dwóm: kto nie ma pary, wspiera innych. Jeden Marine zostaje na gwiazdkach.
lesson-guided-attack-tell-1 = Odsłoń swój rozkaz na Vyctorze V.
lesson-guided-attack-tell-2 = Firebat i Vulture z gwiazdek na B.
lesson-guided-attack-tell-3 = Oba Marine’y z Antiga Prime C na Vyctor V B.
lesson-guided-attack-tell-4 = Naciśnij „Koniec ruchów”: zaczyna się bitwa.
lesson-guided-attack-said-1 = Wszystkie rozkazy już leżą. Jako pierwszy gracz zaczynasz ty.
lesson-guided-attack-other-1 = To może poczekać: nikt ci tam nie zagraża. Jej rozkaz leży na Vyctorze V jako drugi, więc najpierw uderz tam.
lesson-guided-attack-other-2 = Zostaw kogoś na gwiazdkach: trzyma je baza, ale gdy ktoś ich pilnuje, dużo trudniej je zdobyć.
lesson-guided-attack-other-3 = Ten zarabia punkt tam, gdzie stoi. Weź dwa z Antiga Prime C.
lesson-guided-attack-other-4 = Tam pilnuje, tu walczy. Wyślij go na B.
lesson-guided-attack-other-5 = Jeszcze nie: mniej jednostek to mniej wsparcia i bitwa, która może się nie udać.
lesson-guided-attack-otherwise = Firebat i Vulture z Vyctora V A, oba Marine’y z Antiga Prime C: oto uderzenie.

lesson-guided-pairs = Ty wybierasz, kto z kim walczy
lesson-guided-pairs-text = Pary łączy atakujący: twoja jednostka przeciw jednostce Królowej, każda para to *potyczka*. Twoje najlepsze karty pokazują Firebata i Vulture’a, więc to one tworzą *linię frontu*. Każdy Marine z tyłu daje *wsparcie*: dodatkowy punkt ataku.
lesson-guided-pairs-tell-1 = Firebat przeciw Zerglingowi.
lesson-guided-pairs-tell-2 = Vulture przeciw Hydraliskowi.
lesson-guided-pairs-tell-3 = Jeden Marine wspiera pierwszą potyczkę.
lesson-guided-pairs-tell-4 = Drugi Marine wspiera drugą potyczkę.
lesson-guided-pairs-other-1 = Twoje najlepsze karty z Marine’em by wystarczyły, ale Firebat i Vulture mają na tej ręce lepsze.
lesson-guided-pairs-other-2 = Vulture ma twoją najlepszą kartę, więc staje przeciw silniejszemu wrogowi: Hydraliskowi.
lesson-guided-pairs-other-3 = Hydralisk uderza mocniej niż Zergling. Niech stanie przeciw niemu Vulture, który ma najlepszą kartę.
lesson-guided-pairs-other-4 = Można ustawić oba w jednym miejscu, ale wtedy druga para walczy bez pomocy.
lesson-guided-pairs-otherwise = Możliwe, ale twoje karty z Marine’em są słabsze. Firebat i Vulture na froncie, Marine’y z tyłu.

lesson-guided-cards = Sześć bije wszystko, co ma Królowa
lesson-guided-cards-text = Karta podaje *atak*/*życie*. Atak, który dorówna życiu wroga, niszczy go. Żadna karta nie daje tym dwóm jednostkom Zergów więcej niż sześć punktów życia. Firebat: 6/6, plus jeden od Marine’a. Vulture: 7/7, plus jeden. Nic nie uratuje wroga.
lesson-guided-cards-tell-1 = Karta z Firebatem i wartościami 6/6.
lesson-guided-cards-tell-2 = Karta z Vulture’em i wartościami 7/7.
lesson-guided-cards-tell-3 = Odsłoń karty jednej potyczki.
lesson-guided-cards-said-3 = Królowa kładzie swoje karty, zakryte.
lesson-guided-cards-other-1 = Karta w ciemno to loteria. Uciekaj się do niej dopiero wtedy, gdy nie masz na ręce pasującej karty.
lesson-guided-cards-other-2 = Pokazuje twoją jednostkę i niszczy równie pewnie, ale przy mniejszej liczbie punktów życia możesz ją stracić.
lesson-guided-cards-other-3 = Pokazuje Firebata, ale przy czterech punktach życia zabije go prawie każda odpowiedź.
lesson-guided-cards-other-4 = Pokazuje Firebata. Na ręce jest inna, lepsza pod oboma względami.
lesson-guided-cards-otherwise = Ta karta nie pokazuje jednostki na froncie, więc liczą się tylko jej mniejsze wartości. Wróg by przeżył.

lesson-guided-won = Wrogie jednostki zginęły, twoje żyją wszystkie
lesson-guided-won-text = Zwycięstwo było pewne jeszcze przed odsłonięciem kart: więcej jednostek, pasujące karty. Rozkaz Królowej przyszedł za późno: zamiast go wykonać, Królowa bierze kartę Wydarzeń (*opcja z kartami Wydarzeń*). Teraz baza na Brakenie: od następnej rundy jego kopalnie dadzą zasoby.
lesson-guided-won-tell-1 = Odsłoń swój rozkaz na Brakenie.
lesson-guided-won-tell-2 = Baza na Brakenie A.
lesson-guided-won-said-1 = Królowa odsłania Mobilizację. Nic tam już nie zyska: bierze kartę Wydarzeń.
lesson-guided-won-other-1 = Też dobre i nikt ci tego nie zabierze. Najpierw Braken, tam zyskasz więcej.
lesson-guided-won-other-2 = Bez bazy Braken daje swój punkt, ale żadnej ze swoich kopalń.
lesson-guided-won-otherwise = To przyjdzie później. Najpierw Braken: na bazę czekają kopalnia gazu i kopalnia minerałów.

lesson-guided-alone = Dokończ bez trenera
lesson-guided-alone-text = W tej rundzie masz jeszcze dwa rozkazy; decyzja należy do ciebie. Potem cztery gwiazdki dadzą cztery punkty i będziesz mieć siedem. Następne cele: utrzymać Vyctor V, budować Vulture’y, zająć kopalnie Królowej. Przycisk *Podpowiedź* jest zawsze pod ręką. Powodzenia.
lesson-guided-alone-tell-1 = Graj dalej. Odezwę się tylko, gdy zapytasz.

lesson-stack = Stos rozkazów
lesson-stack-idea = Na planecie rozkaz położony jako ostatni wykonuje się jako pierwszy.
lesson-stack-task = Załóż w tej rundzie bazę na Brakenie.
lesson-stack-hint = Co ma się zdarzyć na końcu? To połóż najpierw.
lesson-stack-1 = Który najpierw?
lesson-stack-1-text = Zostały do położenia dwa rozkazy. Baza wymaga twojej jednostki na planecie, a na Brakenie nie ma jeszcze żadnej. Mobilizacja musi zostać wykonana przed Budową. Który z nich idzie więc na spód?
lesson-stack-2 = Teraz przykryj Budowę
lesson-stack-2-text = Budowa leży na spodzie i poczeka. Połóż na niej Mobilizację.
lesson-stack-3 = Teraz baza
lesson-stack-3-text = Mobilizacja leżała na wierzchu i była pierwsza: twój Marine jest na Brakenie A. Budowa czekała pod nią i teraz może założyć bazę.
lesson-stack-naive-1 = Budowa była na wierzchu i poszła pierwsza, gdy nikogo tam nie było. Odwróćmy kolejność.

lesson-obstruction = Zablokowanie
lesson-obstruction-idea = Kto ma rozkazy, ale żadnego na wierzchu, czeka i tylko ciągnie kartę Wydarzeń.
lesson-obstruction-task = Zbierz trzy Marine’y na Vyctorze V A, zanim Królowa będzie mogła zaatakować.
lesson-obstruction-hint = Jej jedyny rozkaz leży pod twoim. Dopóki twój tam leży, Królowa nie może się ruszyć.
lesson-obstruction-1 = Twój rozkaz to pokrywka
lesson-obstruction-1-text = Królowej został jeden rozkaz, a na nim leży twój. Dopóki twój tam leży, Królowa jest zablokowana: w swojej turze tylko ciągnie kartę Wydarzeń. Najpierw użyj drugiego rozkazu, a pokrywkę zdejmij na końcu.
lesson-obstruction-2 = Wykorzystaj czas
lesson-obstruction-2-text = Teraz dwa Marine’y, a w następnej turze przewiezie je Mobilizacja.
lesson-obstruction-naive-1 = Pokrywka zdjęta: Mobilizacja Królowej jest odblokowana, a na gwiazdkach czeka samotny Marine.

lesson-transport = Transportowce i ruch
lesson-transport-idea = Mobilizacja sprowadza jednostki na planetę, na której leży; z innej planety tylko szlakiem z twoim transportowcem.
lesson-transport-task = Zajmij dwie gwiazdki na Vyctorze V i zachowaj tę na Antiga Prime.
lesson-transport-hint = Spójrz na szlak między Antiga Prime a Vyctorem V. Czego tam brakuje?
lesson-transport-1 = Jeszcze nie ma mostu
lesson-transport-1-text = Twój transportowiec leży na szlaku do Brakenu. Między Antiga Prime a Vyctorem V nie ma żadnego, więc Mobilizacja nikogo by nie sprowadziła. Masz dwa rozkazy: niech najpierw Budowa zrobi most.
lesson-transport-naive-1 = Nikt nie mógł wsiąść: na tym szlaku nie ma transportowca. Najpierw go zbuduj.

lesson-battle = Bitwa
lesson-battle-idea = Karta musi pokazywać jednostkę na froncie; jednostki z tyłu zwiększają jej atak.
lesson-battle-task = Zdobądź Vyctor V B, cokolwiek zagra Królowa.
lesson-battle-hint = Która z twoich kart pokazuje twoją jednostkę? Wystaw tę jednostkę na front.
lesson-battle-1 = Zacznij od kart na ręce
lesson-battle-1-text = Atak, który dorówna życiu wroga, niszczy go. Hydralisk nigdy nie ma więcej niż sześć punktów życia. Każda jednostka za tą na froncie dodaje jeden do ataku. Poszukaj karty z jednostką, którą tu masz.
lesson-battle-2 = Karta, która pasuje
lesson-battle-2-text = Vulture jest na froncie, wspierają go dwa Marine’y: plus dwa. Karta z Vulture’em liczy się w pełni; wszystkie inne tylko mniejszymi wartościami.
lesson-battle-naive-1 = Mocna karta, ale pokazuje inną jednostkę: liczy się tylko 2/5. Z dobrą kartą wróg przeżyje.

lesson-build = Budowanie
lesson-build-idea = Jeden rozkaz Budowy: najpierw jednostki i robotnicy, potem jeden budynek i jeden moduł, potem baza.
lesson-build-task = Jednym rozkazem: dwa Marine’y, Fabryka i moduł Zaopatrzenia.
lesson-build-hint = W jednym rozkazie nie ma powrotu od budynków do jednostek.
lesson-build-1 = Pięć minerałów na cztery rzeczy
lesson-build-1-text = Dwa Marine’y kosztują dwa minerały, Fabryka dwa, moduł Zaopatrzenia jeden: potrzebny jest każdy robotnik i właściwa kolejność. Nowa Fabryka udostępnia swoje jednostki dopiero przy następnym rozkazie Budowy.
lesson-build-naive-1 = Najpierw jednostki, potem budynki: teraz Marine’y muszą poczekać na inny rozkaz.

lesson-mining = Nadmierna eksploatacja
lesson-mining-idea = Pełna kopalnia może raz bez straty dać o jeden zasób więcej; za drugim razem przepada na zawsze.
lesson-mining-task = Zbuduj dwa Vulture’y i nie strać kopalni.
lesson-mining-hint = Po jednym dodatkowym robotniku w każdej z dwóch kopalń, nie dwóch w jednej.
lesson-mining-1 = Brakuje dwóch minerałów
lesson-mining-1-text = Dwa Vulture’y kosztują cztery minerały, a wolne są tylko dwa miejsca. Pełna kopalnia przyjmie jeszcze jednego robotnika: robi się żółta i działa jak dotąd. Jeżeli zdarzy się jej to jeszcze raz, będzie pusta na zawsze.
lesson-mining-2 = Po jednym robotniku więcej
lesson-mining-2-text = Kopalnia na B nie była jeszcze nadmiernie eksploatowana. Jeden dodatkowy robotnik tu i jeden na C nie zaszkodzą żadnej; dwóch w jednej opróżni ją na zawsze.
lesson-mining-naive-1 = Oba Vulture’y są, ale kopalni na C nie ma już do końca gry.

lesson-research = Badania i karty
lesson-research-idea = Technologia wkłada do twojej talii lepsze karty i tasuje ją od nowa.
lesson-research-task = Pociągnij trzy karty i kup broń, której twoje Marine’y użyją w ataku.
lesson-research-hint = Twoje jednostki to Marine’y. Jedna technologia je pokazuje i daje atak siedem.
lesson-research-1 = Karty są za darmo
lesson-research-1-text = Badania dały ci już kartę Wydarzeń. Teraz pociągnij trzy karty Walki: nic nie kosztują.
lesson-research-2 = Kupuj dla swoich jednostek
lesson-research-2-text = Płacisz raz za wszystkie kopie technologii. Wtasowuje się je do talii, a pociągniesz je później. „Stymulanty”: atak siedem dla Marine’a na froncie.
lesson-research-naive-1 = To jedna jedyna karta, na wrogów z kamuflażem, a takich tu nie ma.
lesson-research-naive-2 = Bunkry pomagają tylko przy własnej bazie. Zadaniem jest atak.

lesson-clock = Wydarzenia, etapy, zwycięstwo
lesson-clock-idea = Talia Wydarzeń to zegar: w Etapie III liczy się własny cel każdej frakcji.
lesson-clock-task = Wygraj grę swoim ostatnim rozkazem.
lesson-clock-hint = Masz sześć kopalń: to własny cel Jima Raynora. Brakuje tylko właściwego etapu.
lesson-clock-1 = Jedna karta do Etapu III
lesson-clock-1-text = Masz sześć kopalń: to własny cel Jima Raynora. Liczy się dopiero w Etapie III, a w talii leży jeszcze jedna karta Etapu II. Każdy rozkaz można oddać za kartę Wydarzeń.
lesson-clock-naive-1 = Runda kończy się w Etapie II i nic się nie dzieje. Królowa ma jeszcze rundę, aby odebrać ci kopalnię.

lesson-two-points = Brakuje dwóch punktów
lesson-two-points-task = Masz 13 punktów. Wygraj w tej rundzie.
lesson-two-points-hint = Ile brakuje do piętnastu? Poszukaj gwiazdek, których nikt nie pilnuje.
lesson-two-points-naive-1 = Bitwa o gaz, a obok dwie gwiazdki stoją puste.
lesson-two-points-why = Punkty dają tylko gwiazdki, a najlepsza jest ta, której nikt nie pilnuje. Hydralisk obok nic na to w tej rundzie nie poradzi.

lesson-four-stars = Trzy Marine’y, cztery gwiazdki
lesson-four-stars-task = Potrzebujesz w tej rundzie czterech punktów. Masz trzy Marine’y i dwa rozkazy Mobilizacji.
lesson-four-stars-hint = Policz gwiazdki i Marine’y. Ilu Marine’ów trzeba na jeden teren z gwiazdkami?
lesson-four-stars-naive-1 = Dwa Marine’y na jednej planecie, a gwiazdki u ciebie nie ma kto pilnować.
lesson-four-stars-why = Do utrzymania terenu wystarczy jedna jednostka. Rozprosz się, gdy nikt już nie może zaatakować.

lesson-too-late = Atak Królowej przychodzi za późno
lesson-too-late-task = Został do położenia jeden rozkaz. Zbierz trzy jednostki na Vyctorze V A, zanim ruszy tam Królowa.
lesson-too-late-hint = Rozkaz Królowej już leży na planecie. Co się dzieje z rozkazem, który jest przykryty?
lesson-too-late-naive-1 = Mobilizacja sprowadza jednostki na planetę, na której leży. Na Vyctorze V na wierzchu leży teraz tylko rozkaz Królowej, a ona atakuje.
lesson-too-late-why = Rozkaz położony na jej rozkazie wykonuje się przed nim, bez względu na to, kto jest pierwszym graczem. Trzy jednostki to inny cel niż jedna.

lesson-lift-off = Ocal bazę
lesson-lift-off-task = Przy twojej bazie stoją trzy Hydraliski i na koniec rundy baza zostanie zniszczona. Nie pokonasz ich. Ocal bazę.
lesson-lift-off-hint = Nie da się ich przegonić. Czy baza musi zostać tam, gdzie stoi?
lesson-lift-off-naive-1 = Na koniec rundy Hydraliski wciąż tam są i baza przepada.
lesson-lift-off-why = Baza Terran może podczas twojego rozkazu Mobilizacji przelecieć na inny przyjazny teren swojej planety. Bazę tracisz tylko wtedy, gdy na koniec rundy na jej terenie są wrogowie.

lesson-two-planets = Każdy teren dwóch planet
lesson-two-planets-task = Grasz jako Arcturus Mengsk, trwa Etap III: zajmij wszystkie tereny dwóch planet i wygraj.
lesson-two-planets-hint = Którego terenu brakuje? I który Marine nie jest potrzebny tam, gdzie stoi?
lesson-two-planets-naive-1 = Vyctor V jest cały twój, ale teraz pusty stoi teren Antiga Prime C.
lesson-two-planets-why = Antiga Prime jest już cała twoja: baza liczy się tak samo jak jednostka. Wolny Marine to ten drugi na Vyctorze V A.

lesson-six-mines = Jeszcze dwie kopalnie
lesson-six-mines-task = Etap III. Jim Raynor wygrywa z sześcioma kopalniami, a ty masz cztery. Jeden rozkaz Mobilizacji.
lesson-six-mines-hint = Brakuje dwóch kopalń, a dwa Marine’y pilnują czegoś, co kopalnią nie jest.
lesson-six-mines-naive-1 = Pięć kopalń i gwiazdka. Gwiazdka daje punkt; szósta kopalnia dałaby zwycięstwo.
lesson-six-mines-why = Jeden rozkaz przemieszcza dowolną liczbę jednostek, każdą na osobny teren. Oddaj gwiazdkę: lepsze zwycięstwo od razu niż punkt.

lesson-third-base = Trzecia baza Overminda
lesson-third-base-task = Etap III, a Overmind ma bazy na trzech planetach: wygrywa na koniec tej rundy. Zatrzymaj go.
lesson-third-base-hint = Przy której z trzech baz nikogo nie ma?
lesson-third-base-naive-1 = Gwiazdka jest miła, ale trzecia baza stoi i gra jest przegrana.
lesson-third-base-naive-2 = Trzeciej bazie nic się nie stało i gra jest przegrana.
lesson-third-base-why = Baza bez jednostek sama się nie obroni: jeden Marine wchodzi bez bitwy. Na koniec rundy zajęte bazy zostają zniszczone, a cele sprawdza się dopiero potem.

lesson-two-orders = Dwa rozkazy, jedna baza
lesson-two-orders-task = Zostały do położenia dwa rozkazy. Zbierz trzy jednostki i postaw bazę na Vyctorze V A, zanim zostanie odsłonięty leżący tam rozkaz Królowej.
lesson-two-orders-hint = Najpierw jednostki, potem baza. Który rozkaz musi w tym celu leżeć na wierzchu?
lesson-two-orders-naive-1 = Budowa leży na wierzchu i odsłania się pierwsza, zanim ktokolwiek wyląduje.
lesson-two-orders-why = Oba twoje rozkazy leżą na jej rozkazie, więc oba są przed nim. Z tych dwóch pierwszy jest ten, który położono na końcu: Mobilizacja.

lesson-flyer = Kto trafi latającego wroga?
lesson-flyer-task = Vyctora V B pilnuje Mutalisk. Wygraj tę bitwę, cokolwiek zagra Królowa.
lesson-flyer-hint = Nie każdy umie strzelać w górę. Która z twoich jednostek potrafi?
lesson-flyer-naive-1 = Świetna karta, ale nawet najsilniejszy Vulture nie trafi niczego, co lata.
lesson-flyer-why = Goliath i Marine trafiają jednostki latające, Vulture nie, ani na froncie, ani z tyłu. Własna karta daje Goliathowi atak osiem przeciw jednostce latającej, Marine dodaje jeden: to więcej niż osiem punktów życia, które może mieć Mutalisk.

lesson-two-pairs = Dwie pary bez ryzyka
lesson-two-pairs-task = Zdobądź Vyctor V B, cokolwiek zagra Królowa.
lesson-two-pairs-hint = Więcej niż sześć punktów życia mieć nie mogą. Które dwie twoje jednostki mają kartę, która bije sześć?
lesson-two-pairs-naive-1 = Karta z Marine’em ma atak pięć, a Zergling może mieć sześć punktów życia.
lesson-two-pairs-why = Hydralisk i Zergling nigdy nie mają więcej niż sześć punktów życia, więc atak siedem w obu potyczkach niczego nie pozostawia przypadkowi. Siege Tank i Vulture mają po karcie, która je pokazuje; Marine nie ma dość silnej.

lesson-three-stars = Nie zostawiaj Królowej trzech gwiazdek
lesson-three-stars-task = Etap III. Królowa Ostrzy wygrywa z trzema gwiazdkami i je ma. Odbierz jej Braken A, cokolwiek zagra.
lesson-three-stars-hint = Zniszczyć wroga to za mało: ktoś musi tam zostać. Kto jeszcze mógłby pójść?
lesson-three-stars-naive-1 = Firebat w pojedynkę zabija i ginie, a pusty teren nie jest twój.
lesson-three-stars-why = Trzeba zniszczyć Hydraliska i mieć jeszcze kogoś, kto tam stanie. Pierwsze załatwia karta z Vulture’em, drugie zapewnia druga jednostka.

lesson-clock-race = Zegar sprzyja obu stronom
lesson-clock-race-task = Masz sześć kopalń, Królowa trzy gwiazdki i więcej punktów. Została jedna karta Etapu II. Dwa rozkazy: wygraj w tej rundzie.
lesson-clock-race-hint = Jeżeli liczą się oba cele, Królowa wygrywa na punkty. Co więc musi najpierw stracić?
lesson-clock-race-naive-1 = Jest Etap III, ale dla niej też: przy dwóch spełnionych celach wygrywa ten, kto ma więcej punktów.
lesson-clock-race-naive-2 = Jej trzecia gwiazdka przepadła, ale twoja szósta kopalnia też.
lesson-clock-race-why = W Etapie III liczą się oba cele, a ona ma więcej punktów, więc trzeba jej też odebrać gwiazdkę. Jej bazy na Brakenie A nikt nie pilnuje: wchodzi tam wolny Marine z Brakenu B, a karta Wydarzeń przynosi Etap III.
