# How a person likes the pages. Each setting has a title and a few short values to choose from.

settings-title = Settings
settings-intro = Kept in this browser, for all your tables. Everything takes effect at once.
settings-keep = Keep
# The link on a table's page.
settings-link = Settings

settings-theme = Look
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-contrast = High contrast
settings-theme-system = Like the system

settings-text = Size of text
settings-text-85 = 85 %
settings-text-100 = 100 %
settings-text-115 = 115 %
settings-text-130 = 130 %
settings-text-150 = 150 %

settings-colours = Colours of players
settings-colours-usual = As printed here
settings-colours-bright = Brighter
settings-colours-calm = Calmer

settings-patterns = Patterns of players
settings-patterns-about = Lines on the areas that a player holds, a second sign beside the colour.
settings-patterns-usual = Fine
settings-patterns-strong = Strong
settings-patterns-none = None

settings-sound = Sound
settings-sound-usual = Soft, none on phones
settings-sound-off = Off
settings-sound-soft = Soft
settings-sound-full = Full

settings-motion = Motion
settings-motion-usual = Like the system
settings-motion-less = As little as possible

settings-pay = Payment
settings-pay-about = What is spent of workers and resources when it makes no difference.
settings-pay-usual = By itself
settings-pay-asked = Ask me each time

settings-confirm = Choices that stand
settings-confirm-about = At a table with other people: orders that cannot be taken back once others go on.
settings-confirm-usual = Ask me once more
settings-confirm-off = Take my word

settings-notice = When it is your turn
settings-notice-about = A notice of the browser while you look at something else.
settings-notice-usual = No notice
settings-notice-on = Tell me

# The link to the page for translators.
settings-translate = Translate Orderstack
