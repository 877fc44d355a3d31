# How a person likes the pages. Each setting has a title and a few short values to choose from.

settings-title = Settings
settings-intro = Kept in this browser, for all your tables. Everything takes effect at once.
settings-keep = Save
# The link on a table's page.
settings-link = Settings

settings-theme = Theme
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-contrast = High contrast
settings-theme-system = Same as the system

settings-text = Text size
settings-text-85 = 85%
settings-text-100 = 100%
settings-text-115 = 115%
settings-text-130 = 130%
settings-text-150 = 150%

settings-colours = Player colours
settings-colours-usual = Standard
settings-colours-bright = Brighter
settings-colours-calm = Calmer

settings-patterns = Player patterns
settings-patterns-about = Lines on the areas a player holds: a second cue besides the colour.
settings-patterns-usual = Fine
settings-patterns-strong = Strong
settings-patterns-none = None

settings-sound = Sound
settings-sound-usual = Off, asked for at the table
settings-sound-off = Off
settings-sound-soft = Soft
settings-sound-full = Full

settings-motion = Animation
settings-motion-usual = Same as the system
settings-motion-less = As little as possible

settings-pay = Payment
settings-pay-about = Which workers and resources you spend, when it makes no difference.
settings-pay-usual = Automatic
settings-pay-asked = Ask me each time

settings-confirm = Final choices
settings-confirm-about = At a table with other people: orders that cannot be taken back once the others go on.
settings-confirm-usual = Ask me to confirm
settings-confirm-off = Do not ask

settings-notice = When it is your turn
settings-notice-about = A browser notification while you are elsewhere.
settings-notice-usual = No notification
settings-notice-on = Notify me

# The link to the page for translators.
settings-translate = Translate Orderstack
