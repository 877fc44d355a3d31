# Contests: the list of them, the form of whoever organises one, and the page of one.

contests-title = Contests
contests-about = Anybody with an account organises one; it goes on by itself, to the end.
contests-yours = Yours
contests-open = Open to enter
contests-none-open = No contest is open at the moment. Organise one: others will see it here.
contests-running = Going on
contests-over = Over
contest-organise = Organise a contest
contest-to-account = Make an account or log in
# Before a name.
contest-by = organised by
contest-former = a former player
# $count: how many take part; $most: how many can.
contest-entrants = { $count } of { $most } players
# Before a time that is left.
contest-begins-in = Begins at the latest in
contest-begun = Has begun
contest-round = Round { $round }
contest-won-by = { $name } has won.
contest-won-by-nobody = Nobody has won.
contest-off-short = Did not take place

## How it goes

contest-way = How it goes
contest-swiss = Swiss
contest-swiss-about = Everybody plays every round; those meet who stand alike and have not met.
contest-swiss-of = Swiss, { $count } rounds
contest-groups = Groups
contest-groups-about = In each group everybody meets everybody; the first of each meet at a last table.
contest-groups-of = Groups of up to { $count }, everybody against everybody
contest-knockout = Knock-out
contest-knockout-about = The better half of each table goes on, until one table is left.
# $points: a number such as 1.5.
contest-points-number = { $points }

## The form

contest-how = The contest
contest-name = Name
contest-name-example = e.g. Autumn cup
contest-seats = Seats at a table
contest-rounds = Rounds
contest-group = People in a group
contest-own-points = Points for each place
contest-own-points-example = e.g. 5-3-1-0
contest-own-points-help = The first at a table first. Left empty, the first gets 1 point, the last none, and those between evenly less.
contest-people = up to { $count }
contest-tables = Tables
contest-rated-help = each game counts for everybody’s rating
contest-clock-help = Whoever has no time left has a bot play for them until they come back.
contest-who = Who comes
contest-least = At least
contest-most = At most
contest-starts = Begins
contest-starts-help = It begins then, or as soon as it is full, or when you say so. With fewer people than the least it is called off by itself.
contest-after-hours = { $count ->
        [one] in { $count } hour
       *[other] in { $count } hours
    }
contest-after-days = { $count ->
        [one] in { $count } day
       *[other] in { $count } days
    }
contest-link = Only with the link
contest-link-help = it is in no list: only those come who have the link
contest-comes = What comes of it
contest-with = With { $count } people
contest-tables-of = { $count ->
        [one] one table
       *[other] { $count } tables
    } of { $seats }
# $tables: a list such as "2 tables of 4 and 3 tables of 3".
contest-first-round = In the first round: { $tables }.
contest-so-many-rounds = { $count ->
        [one] One round.
       *[other] { $count } rounds.
    }
contest-points = Points
contest-points-about = The first at a table gets 1 point, the last none, and those between evenly less. Those who share a place share its points.
# $points: what each place is worth, such as "5 – 3 – 1 – 0".
contest-points-own = The places at a table are worth, from the first on: { $points }. Those who share a place share its points.
contest-ties = Ties
contest-ties-about = First the points of those one has met, then won games, then who sat first less often, then seeding by rating.
contest-leaves = Dropouts
contest-leaves-about = A bot plays on and is marked. Whoever leaves a game gets no points for it; if the bot still plays for them at its end, they are out of the contest. Giving up a game only loses that game.
contest-open-it = Open the contest
contest-fixed = Nothing of it can be changed afterwards. Until it begins you can call it off.
contest-needs-name = A contest needs a name.
contest-wrong-people = A contest is for { $least } to { $most } people: choose how many at least and how many at most.
contest-wrong-seats = At a table of this game there are 2 to { $most } seats.
contest-wrong-points = Points for each place are up to { $seats } whole numbers from 0 to 100, such as 5-3-1-0: the first more than the second, and none more than the one before it.
contest-needs-clock = A contest needs a clock: else one who does not choose could stop all the others. Choose one.
# $seats: how many sit at a table; $why: a sentence.
contest-not-for = With these numbers there may be tables of { $seats }. { $why }

## Who stands where

contest-standings = Standings
contest-seeded = Seeded with
contest-round-short = R{ $round }
contest-a-game = Per game
contest-opponents = Points per game of those one has met
contest-opponents-short = Opp.
contest-sorted-swiss = points; ties: opponents, wins, who sat first, seeding
contest-sorted-groups = points per game; ties: opponents, wins, who sat first, seeding
contest-sorted-knockout = how far one came; ties: points, opponents, wins, seeding
contest-out-since = bot since round { $round }
contest-at-table = Table { $table }

## The page of a contest

# $game: the name of a game.
contest-of = { $game }, { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
contest-tables-over = { $over } of { $count } tables over
contest-report = Report the name of this contest
contest-withdraw = Withdraw …
contest-withdraw-about = A bot plays on for you where a game goes on, you get no points for it, and you are seated no more. You cannot come back.
contest-withdraw-now = Withdraw from the contest
contest-your-game = Your game, table { $table }
contest-your-turn = It is your turn.
contest-to-table = Go to the table
contest-entering = Enter
contest-by-link = It is in no list: only those come who have the link.
contest-begins-when = It begins with { $least } people or more, and at once when there are { $most }.
contest-you-are-in = You take part.
contest-enter = Take part
contest-leave = Leave again
contest-begin-now = Begin now
contest-call-off = Call it off …
contest-call-off-about = Everybody who has entered is free again, and nothing of it takes place.
contest-call-off-now = Call the contest off
contest-next-round = The next round begins by itself as soon as all tables of this one are over.
contest-is-over = The contest is over
contest-called-off = It was called off before it began.
contest-too-few-came = Fewer than { $least } people came, so it did not take place.
contest-entered = Who takes part
contest-seeded-about = as they would be seeded now
contest-nobody-yet = Nobody yet.
contest-take-out = Take out
contest-take-out-whom = Take out { $name }
contest-bot-for = { $name } (bot)
# $who: a list of names.
contest-names = { $who }
contest-playing = round { $round }, { $phase }
# $state: such as "round 2, Planning Phase"; $who: a list of names.
contest-chooses = { $state }; { $count ->
        [one] { $who } chooses
       *[other] { $who } choose
    }
# $place: where $name came.
contest-placed = { $place }. { $name }
# $who: a list of places with names.
contest-table-over = over: { $who }
contest-said = Agreed
contest-seats-at-most = { $count } seats at a table, fewer where the number does not come out even
contest-seats-two = 2 seats at a table, and 3 at one where the number is odd
contest-is-rated = Rated: each game counts for everybody’s rating.
contest-of-table = This game belongs to a contest.

## What is refused

contest-unknown = There is no such contest.
contest-needs-account = A contest goes on for long, and everybody should find those they play: it takes an account. Make one or log in, and come back.
contest-no-programs = Contests are for people: no program takes part.
contest-has-begun = The contest has begun or is over: nothing of that can be changed any more.
contest-full = Everybody who can take part has come: the contest is full.
contest-hosts-enough = You organise { $most } contests that are not over: let one of them come to its end first.
contest-enters-enough = You take part in { $most } contests already: let one of them come to its end first.
contest-only-host = Only whoever organises the contest can do that.
contest-not-in = You do not take part in this contest.
contest-too-few = With fewer than { $least } people it cannot begin.
