# A position as a picture, and what a messenger shows beside the address of a table.

# Round and phase in the picture: “Round 5 · Execution”.
picture-when = Round { $round } · { $phase }
picture-over = { $rounds ->
        [one] Game over after { $rounds } round
       *[other] Game over after { $rounds } rounds
    }
# An earlier moment: after how many choices it was.
picture-move = Move { $n }
# The picture shows what this player knows.
picture-eyes = As seen by { NAME($player, form: "short") }
# A player as a heading: the short name of what is played.
picture-player = { NAME($player, form: "short") }
# Below the player who has won; $name is who sits there.
picture-won = { $name } · winner
# The name of the site.
picture-brand = Orderstack
# What the picture shows, for people who cannot see it; $title is what the table is called.
picture-alt = The board of “{ $title }”

## The sentence beside the address of a table

# $ending is how: “conquest points”.
preview-won = { $winners } won in round { $round } ({ $ending }).
preview-nobody = Nobody won; the game ended in round { $round } ({ $ending }).
preview-setup = The game is being set up.
preview-when = The game is in progress: round { $round }, { $phase }.
