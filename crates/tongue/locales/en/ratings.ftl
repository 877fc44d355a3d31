# Rated tables, ratings, players and their profiles.

## Rated tables

form-rated = Rated
form-rated-help = the game counts for everybody’s rating: all have accounts, and there are neither hints nor free take-backs
form-rated-one-here = At a rated table everybody has a device and an account of their own: leave one seat for you, and open the others.
form-rated-clock = A rated table needs a clock: else whoever is about to lose could simply stop choosing. Choose one.
form-rated-bots = At a rated table a bot takes the seat when somebody’s time is over. Choose that, or a table that is not rated.
hall-rated-help = counts for your rating; people of about your rating first
rated-agreed = Rated: the game counts for everybody’s rating. Whoever gives up, or lets a bot choose for them, comes last of those still in the game; if all agree to end it, it counts for nobody.
rated-uneven = The teams are not of a size: such a game changes nobody’s rating.
rated-name = At a rated table everybody goes by the name of their account. It can be changed there.
rated-tag = Rated
rated-join = By sitting down under the name of your account you agree that the game counts for your rating.
rated-needs-account = This table is rated, so whoever plays has an account. Make one or log in, and come back.
rated-to-account = Make an account or log in
rated-no-programs = This table is rated, and ratings are of people: no program sits down or chooses here.

## Ratings

# $range: so many points the rating may be off.
rank-fixed = Rating of a bot of the house: measured, right within { $range } points in 95 of 100 cases, and it stays as it is
rank-new = Rating after fewer than five games; in 95 of 100 cases it is right within { $range } points
rank-range = Rating; in 95 of 100 cases it is right within { $range } points
# $points: how many points a game has brought, or cost.
rank-change = Change by this game: { $points }
rank-changes = Ratings after this game

## On the command line

# $game: the id of a table.
ratings-wrong-game = Table { $game }: played again, its result or what it makes of ratings is not what is written.
# $person: the id of a person.
ratings-wrong-person = Person { $person }: the rating that is written is not what comes of their games.
ratings-counted = { $games ->
        [one] One rated game
       *[other] { $games } rated games
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }.
ratings-unplayed = { $games ->
        [one] One of the games is no longer there: its result is taken as it is written.
       *[other] { $games } of the games are no longer there: their results are taken as they are written.
    }
ratings-add-up = It adds up.
ratings-do-not-add-up = It does not add up: { $count ->
        [one] one thing differs.
       *[other] { $count } things differ.
    } Restore a backup that does, or report it.

## The list of players

players-title = Players
players-about = { $count ->
        [one] { $count } person has this rating.
       *[other] { $count } people have this rating.
    } Sorted by the lower end of the range, so one lucky week leads nobody.
players-nobody = Nobody has this rating yet. Whoever plays at a rated table gets one.
players-two = 2 players
players-three = 3–4 players
players-five = 5–6 players
players-place = Rank
players-name = Player
players-rating = Rating
players-range = Where the rating lies in 95 of 100 cases
players-games = Games
players-won = Won
players-last = Last game
# $count: so many games it takes.
players-few = Fewer than { $count } games: no rank yet
players-bot = bot of the house
players-fixed = fixed
players-bots = The bots of the house were measured in games against each other, and their ratings stay as they are: if your range lies above one, you beat it more often than not.

## A profile

# $date: a date.
profile-since = Account since { $date }
# $name: what somebody is called.
profile-nothing = { $name } has not finished a rated game or one for everybody yet, or does not show any.
profile-games = Games
profile-count = { $count ->
        [0] no game
        [one] { $count } game
       *[other] { $count } games
    }
profile-new = new
profile-course = Rating, game by game
profile-legend = Line: the rating, dashed in the first five games. Band: where it lies in 95 of 100 cases. Dotted: bots of the house.
# $first and $last: points.
profile-told = Rating over { $count ->
        [one] one game
       *[other] { $count } games
    }: { $first } after the first, { $last } after the last
profile-when = When
profile-change = Change
profile-factions = Won, by faction
profile-sizes = Won, by number of players
profile-shares = Thin line: 95 of 100 cases. Under five games only the numbers.
# $chance: so many in a hundred.
profile-chance = Dashed: what chance gives at these tables, { $chance }%.
profile-between = (between { $low }% and { $high }%)
profile-of = { $won } of { $games }
profile-figures = Habits
profile-won = Games won
profile-streak = Most wins in a row
profile-opening = Orders first, most often
profile-recent = Recent games
# $place: a number; $seats: of how many.
profile-place = { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    } of { $seats }
profile-first = won
profile-lost = not won
profile-shows = What others see here
profile-shows-ratings = Ratings and their course, also in the list of players
profile-shows-figures = What you win with, and your habits
profile-shows-games = Recent games
profile-shows-save = Save
profile-unknown = Nobody here is called that. Look into the list of players.
profile-own = Your profile
