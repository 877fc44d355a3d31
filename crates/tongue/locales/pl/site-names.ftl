# Nazwy, których potrzebują strony wokół stołów.

## Poziomy botów: .manner mówi, jakie są, po nazwie

level-random = losowy
    .manner = gra na chybił trafił
level-easy = łatwy
    .manner = planuje do końca każdego rozkazu
level-normal = normalny
    .manner = myśli naprzód, ale krótko
level-hard = trudny
    .manner = myśli przez sekundę tam, gdzie to ważne
