# Eine Stellung als Bild, und was ein Messenger neben der Adresse eines Tisches zeigt.

# Round and phase in the picture: “Round 5 · Execution”.
picture-when = Runde { $round } · { $phase }
picture-over = { $rounds ->
        [one] Spiel vorbei nach { $rounds } Runde
       *[other] Spiel vorbei nach { $rounds } Runden
    }
# An earlier moment: after how many choices it was.
picture-move = Schritt { $n }
# The picture shows what this player knows.
picture-eyes = Aus Sicht { WORD($player, "von") }{ NAME($player, form: "gen") }
# A player as a heading: the short name of what is played.
picture-player = { NAME($player, form: "short") }
# Below the player who has won; $name is who sits there.
picture-won = { $name } · Sieg
# The name of the site.
picture-brand = Orderstack
# What the picture shows, for who cannot see it; $title is what the table is called.
picture-alt = Der Spielplan von „{ $title }“

## The sentence beside the address of a table

# $ending is how: “conquest points”.
preview-won = { $winners ->
        [one] { $winners } hat
       *[other] { $winners } haben
    } in Runde { $round } gewonnen ({ $ending }).
preview-nobody = Niemand hat gewonnen; das Spiel endete in Runde { $round } ({ $ending }).
preview-setup = Das Spiel wird gerade aufgebaut.
preview-when = Das Spiel läuft: Runde { $round }, { $phase }.
