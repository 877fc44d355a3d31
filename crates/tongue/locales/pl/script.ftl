# Co mówi skrypt stron. Słowa w klamrach, takie jak {"{status}"}, są tam uzupełniane.

script-copied = Skopiowano.
script-selected = Zaznaczono: skopiuj skrótem klawiszowym.
script-reconnecting = Ponowne łączenie…
script-thinking = Chwila namysłu…
# $status: numer błędu.
script-answered = Serwer odpowiedział: { $status }.
script-not-sent = Nie można połączyć się z serwerem; twoja odpowiedź nie została wysłana.
script-unreachable = Nie można połączyć się z serwerem.
script-passkey-not = Nie użyto klucza dostępu. Spróbuj ponownie albo wybierz inny sposób.
script-passkey-there = To urządzenie ma już klucz dostępu do tego konta.
script-no-moment = Tej chwili nie można teraz pokazać.
script-still-past = Nie można połączyć się z serwerem; plansza wciąż pokazuje przeszłość.

## Co się stało, gdy kogoś nie było. $shown to liczba $count, tak jak jest pokazana.

script-missed = { $count ->
        [one] Od twojej ostatniej wizyty zaszło { $shown } zdarzenie.
        [few] Od twojej ostatniej wizyty zaszły { $shown } zdarzenia.
       *[many] Od twojej ostatniej wizyty zaszło { $shown } zdarzeń.
    }
script-step-through = Obejrzyj po kolei
script-later = Później

## Widok planszy

script-view = Widok
script-zoom-out = Oddal
script-zoom-in = Przybliż
script-show-all = Pokaż całość
# W polu, ze swoim klawiszem.
script-find = Znajdź  /
script-find-help = Znajdź miejsce
# $name: miejsce, którego nie widać.
script-look-at = Pokaż: { $name }

## Wskazywanie rzeczy

script-step-back = Krok wstecz
# Odpowiedzi na „Położyć?” i podobne, przed tym, czego nie da się cofnąć.
script-yes = Tak
script-not-yet = Jeszcze nie
# Przycisk: idzie wszystko, co stoi w tym samym miejscu.
script-all-along = Wszystkie stamtąd
# Przyciski: tyle jednostek idzie dokądś i tam walczy.
script-moves = Przemieść: { $count }
script-fights = Przemieść: { $count }, walcz
# Pytanie przed odpowiedzią, która opróżniłaby koszyk z tyloma rzeczami.
script-without-basket = { $count ->
        [one] Bez tego, co jest w koszyku?
        [few] Bez tych { $shown } rzeczy w koszyku?
       *[many] Bez tych { $shown } rzeczy w koszyku?
    }
# While one types what one looks for.
script-found = { $count ->
        [one] { $shown } znaleziony
        [few] { $shown } znalezione
       *[many] { $shown } znalezionych
    }
script-others = { $count ->
        [one] i { $shown } inna odpowiedź
        [few] i { $shown } inne odpowiedzi
       *[many] i { $shown } innych odpowiedzi
    }
# Co następuje po tym, co wskazano.
script-pick = wybierz odpowiedź
