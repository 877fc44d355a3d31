# Jak ktoś lubi strony. Każde ustawienie ma tytuł i kilka krótkich wartości do wyboru.

settings-title = Ustawienia
settings-intro = Zapisane w tej przeglądarce, dla wszystkich twoich stołów. Wszystko działa od razu.
settings-keep = Zapisz
# Odsyłacz na stronie stołu.
settings-link = Ustawienia

settings-theme = Wygląd
settings-theme-dark = Ciemny
settings-theme-light = Jasny
settings-theme-contrast = Duży kontrast
settings-theme-system = Jak w systemie

settings-text = Wielkość tekstu
settings-text-85 = 85%
settings-text-100 = 100%
settings-text-115 = 115%
settings-text-130 = 130%
settings-text-150 = 150%

settings-colours = Kolory graczy
settings-colours-usual = Zwykłe
settings-colours-bright = Jaśniejsze
settings-colours-calm = Spokojniejsze

settings-patterns = Wzory graczy
settings-patterns-about = Linie na terenach, które gracz kontroluje: drugi znak oprócz koloru.
settings-patterns-usual = Delikatne
settings-patterns-strong = Wyraźne
settings-patterns-none = Bez wzorów

settings-sound = Dźwięk
settings-sound-usual = Wyłączony, pytanie przy stole
settings-sound-off = Wyłączony
settings-sound-soft = Cichy
settings-sound-full = Pełny

settings-motion = Animacje
settings-motion-usual = Jak w systemie
settings-motion-less = Jak najmniej

settings-pay = Płacenie
settings-pay-about = Którymi robotnikami i zasobami płacić, gdy to wszystko jedno.
settings-pay-usual = Automatycznie
settings-pay-asked = Pytaj za każdym razem

settings-confirm = Nieodwołalne wybory
settings-confirm-about = Przy stole z innymi ludźmi: rozkazy, których nie da się cofnąć, gdy inni zagrają dalej.
settings-confirm-usual = Pytaj o potwierdzenie
settings-confirm-off = Nie pytaj

settings-notice = Gdy nadchodzi twoja kolej
settings-notice-about = Powiadomienie przeglądarki, gdy patrzysz na coś innego.
settings-notice-usual = Bez powiadomień
settings-notice-on = Powiadom

settings-translate = Przetłumacz Orderstack
