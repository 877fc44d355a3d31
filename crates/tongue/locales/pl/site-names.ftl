# Nazwy, których potrzebują strony wokół stołów.

## Poziomy botów: .manner mówi, jakie są, po nazwie

level-random = losowy
    .manner = zagrywa cokolwiek
level-easy = łatwy
    .manner = patrzy do końca każdego rozkazu
level-normal = normalny
    .manner = myśli naprzód, ale krótko
level-hard = trudny
    .manner = myśli przez sekundę tam, gdzie to ważne

## Miesiące w datach

month-1 = sty
month-2 = lut
month-3 = mar
month-4 = kwi
month-5 = maja
month-6 = cze
month-7 = lip
month-8 = sie
month-9 = wrz
month-10 = paź
month-11 = lis
month-12 = gru
