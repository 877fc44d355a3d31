# What a person's finished games say about them.

figures-title = Your games in figures
figures-link = In figures
figures-none = Nothing to count yet: finish a game first.
figures-games = Games
figures-won = Won
figures-share = Share won
figures-rounds = Rounds per game
figures-count = { $count }
figures-by-side = By faction
figures-side = Faction
figures-by-order = Orders you placed
