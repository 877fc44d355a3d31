# The form of a new game, the page of a table with open seats, and taking one.

## The form

form-title = New game
form-players = { $least } to { $most } players
form-seats = Seats
# $level: a level of bots.
form-open-help = If nobody has taken an open seat, bots can: we propose { $level }.
# Beside the form: what it asks for so far. $all is a list of the next two and of names.
form-your-table = Your table
form-told-who = { $all }
form-told-bots = { $count ->
        [one] one bot ({ $level })
       *[other] { $count } bots ({ $level })
    }
form-told-open = { $count ->
        [one] one open seat
       *[other] { $count } open seats
    }
form-variants = Variants
form-take-backs = Free take-backs
form-take-backs-help = alone against bots, you may go back to any of your choices; the record will say so
form-listed = For everybody
form-listed-help = the table stands in the lobby: anybody may take an open seat, and look on
# Who looks on at a table.
watch-form = Those who look on
watch-along = see everything at once
# How many choices later they see it; 0 for none.
watch-aside = { $behind ->
        [0] see everything at once, and talk among themselves
        [one] see it { $behind } choice later, and talk among themselves
       *[other] see it { $behind } choices later, and talk among themselves
    }
watch-agreed = { $behind ->
        [0] Those who look on talk among themselves; the players read it when the game is over.
        [one] Those who look on see everything { $behind } choice later and talk among themselves; the players read it when the game is over.
       *[other] Those who look on see everything { $behind } choices later and talk among themselves; the players read it when the game is over.
    }
form-programs = Bot accounts may sit down
form-programs-help = programs that people have made play, too; everybody sees which they are
form-no-hints = No hints
form-no-hints-help = nobody can ask what a bot would do
form-name = Name of the table
form-name-example = Friday table
form-create = Create the game
form-create-help = You get a link to send for every open seat.
form-more-rules = More rules
form-more-rules-help = Where the printed rules leave a question open. The first answer is what we recommend.

## A seat in the form

form-seat = Seat { $number }
form-you = You
form-here = On this screen
form-open = Invite by link
form-bot = Bot: { $level }
form-empty = Empty seat
form-faction-of = Faction of seat { $number }
form-any-faction = Any faction
form-your-name = Your name
form-person = Name
form-person-at = Name of the person at seat { $number }

# Who gave no name, and a table without a name.
form-nameless = Player { $number }
table-of = { $host }’s table

## What can be wrong with it. Words in quotes were sent.

form-no-bot = There is no bot called “{ $level }”.
form-no-kind = Seat { $number } cannot be “{ $kind }”.
form-no-faction = There is no faction “{ $faction }”.
form-faction-twice = Chosen twice: { $faction }. Two seats cannot share a faction.
form-too-few = The game is for { $least } to { $most } players: fill at least { $least } seats.
form-no-host = Take a seat yourself: set one of them to “You” or “On this screen”.
name-taken = “{ $name }” looks like the name of somebody else at this table. Choose another.
name-of-faction = “{ $name }” is the name of a faction. Choose another.
name-of-bot = “{ $name }” looks like the name of a bot or of an open seat. Choose another.

## A table with open seats

lobby-waiting = { $open ->
        [0] Everybody is here. The game begins.
        [1] Waiting for one more player. The game begins when the seat is taken.
       *[other] Waiting for { $open } more players. The game begins when all seats are taken.
    }
# Before how much time is left.
lobby-listed-bots = The table stands in the lobby: anybody may sit down. Bots take the seats that are left in
lobby-listed = The table stands in the lobby: anybody may sit down. It stays there for
lobby-by-link = Only those who get a link from you or from the host can sit down.
lobby-list = Show it in the lobby
lobby-unlist = Take it out of the lobby
lobby-sit-at = Sit down at seat { $seat }
lobby-stand-up = Stand up
lobby-who = Who sits where
lobby-seats = { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
lobby-look-again = Check again
lobby-open-seat = Open seat
# Beside a name.
lobby-you = you
lobby-bot = bot
lobby-any-faction = any faction
lobby-invitation = Invitation for seat { $seat }
lobby-invitation-help = Send this link to one person. Whoever opens it first can take the seat.
lobby-copy = Copy
# On a phone: hands the link to another program.
lobby-share = Share
lobby-nobody-comes = Nobody coming?
lobby-fill = Start with bots instead
lobby-agreed = What has been agreed
# An option of the rules and its value.
lobby-option = { $option }: { $value }
lobby-promise = The promise
lobby-promise-about = The cards are dealt when the last seat is taken, from a secret of this server and a number that each player’s browser adds. This is the secret’s SHA-256, so the secret can no longer be changed. When the game is over, everything is shown, and everybody can check that nobody chose the deal.
lobby-promise-hash = SHA-256 of the secret

## Taking a seat by invitation

join-open-table = Open table
join-label = Invitation
join-kept = A seat is kept for you: you would play { NAME($side, form: "inside") }.
join-any = A seat is kept for you. Your faction will be settled when the game begins.
join-take = Take the seat
join-sit-down = Sit down
join-no-account = No account, no password: this browser remembers your seat. It adds a number of its own to the game’s randomness, so that nobody can choose the deal.
join-at-the-table = At the table
join-your-seat = Your seat
join-new = New to the game? { AS($link, "How a round goes, in one minute") }.
