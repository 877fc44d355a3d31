# Clocks: how long people may take to choose.

clock-form = Clock
clock-form-help = Whoever a bot plays for can come back at any time. While the others decide, one can still choose; if they do not, a bot takes the seat after as much time as everybody has.
clock-over-form = When somebody’s time is over
clock-over-bot = a bot plays for them
clock-over-ask = the others decide
# $clock: what was agreed otherwise.
clock-and-ask = { $clock }; when it is over, the others decide
clock-holidays-form = While somebody is on holiday
clock-holidays-rest = their time stands
clock-holidays-run = their time runs all the same
# $clock: what was agreed otherwise.
clock-and-firm = { $clock }; time runs in holidays, too
# $date: the day on which it is over.
clock-holiday = on holiday until { $date }
# Beside a suitcase, as short as it can be.
clock-until = until { $date }
clock-none = no clock
clock-live-30 = 30 minutes each, and 15 seconds more with every turn
clock-live-60 = 60 minutes each, and 30 seconds more with every turn
clock-live-90 = 90 minutes each, and 45 seconds more with every turn
clock-days-half = 12 hours a turn, and 2 days in reserve
clock-days-1 = 1 day a turn, and 3 days in reserve
clock-days-2 = 2 days a turn, and 5 days in reserve

## $days, $hours, $minutes: how much time is left; as short as it can be.

clock-days = { $days }d { $hours }h
clock-hours = { $hours }h { $minutes }min
clock-left = Time left
clock-over = Your time is over: a bot plays for you now.
clock-standin-plays = A bot plays for you: come back first.
clock-bot-first = Your time for this question is over: the bot answers it, then you can come back.
# $name: a person.
clock-standin = A bot for { $name }
clock-away-you = A bot plays for you
clock-away-aside = It plays on until you come back; the seat stays yours.
clock-come-back = I am back
clock-leave = Let a bot play for me
clock-leave-help = until I am back
# $clock: what was agreed, such as “2 days a turn, and 5 days in reserve”.
clock-agreed = Clock: { $clock }
# $clock: what was sent.
clock-unknown = There is no clock “{ $clock }”.

## What people say about their game besides playing it.

voice-pause = Ask for a pause
voice-pause-help = Everybody must agree. No time runs then, and nobody chooses; it goes on by itself.
voice-hour = an hour
voice-half-day = 12 hours
voice-days = 3 days
voice-weeks = 2 weeks
voice-end = Ask to end it here
voice-end-help = Everybody must agree. Whoever leads by points then has won.
voice-end-now = End it
voice-ask = Ask the others
voice-resign = Give up
voice-resign-two = It ends there, and the other side has won.
voice-resign-many = A bot plays on for you to the end; you cannot come back.
voice-resign-now = I give up
# $seat: who asks.
voice-wants-hour = { $seat } asks for a pause of an hour.
voice-wants-half-day = { $seat } asks for a pause of 12 hours.
voice-wants-days = { $seat } asks for a pause of 3 days.
voice-wants-weeks = { $seat } asks for a pause of 2 weeks.
voice-wants-go-on = { $seat } asks to go on.
voice-wants-end = { $seat } asks to end the game here.
voice-wants-bots = { $seat } asks to let a bot play on for whoever is overdue.
# $seats: whose time is over.
voice-overdue = The time of { $seats } is over. You can wait, or:
voice-bots = Let a bot play
# $count: so many want it so far; $all: so many are asked.
voice-so-many = { $count } of { $all } agree
voice-agree = Agree
voice-disagree = No
voice-withdraw = Take it back
voice-paused-title = Paused for
voice-paused-aside = No time runs, and nobody chooses.
voice-go-on = Ask to go on
voice-resigned-title = You have given up
voice-resigned-aside = A bot plays on for you to the end.
voice-unknown = Nothing like that can be said about a game.
voice-another-first = Something else is proposed: answer that first.
voice-declined = The others have just said no: ask again when somebody has chosen something.
# $times: how often at most.
voice-too-often = Something has been proposed { $times } times since the last choice: ask again after the next.
voice-paused = The game is paused: nobody chooses now.
voice-resigned = You have given up: the bot plays to the end.
voice-ending-resigned = by giving up
voice-ending-agreed = ended by agreement
# $winners: who; $count: how many.
voice-won = { $count ->
    [one] { $winners } has won
   *[other] { $winners } have won
}
voice-nobody-won = Nobody has won
voice-why-resigned = The other side has given up.
voice-why-agreed = Everybody agreed to end the game here: whoever led by points has won.
voice-why-level = Everybody agreed to end the game here, and all stood alike.
voice-standings = How everybody stood
voice-to-board = See the board
voice-to-result = See the result

# Answers in advance

ahead-title = Answers in advance
ahead-help = Others need not wait for you: what you answer here is said for you as soon as you are asked. Nobody else sees it.
ahead-given = ({ $count })
ahead-ask = ask me
ahead-round = until the round ends
ahead-game = in the whole game
ahead-plan = Planned, as soon as it is your turn
ahead-drop = Do not do this
ahead-lost = This could not be done any more:
ahead-read = I see
ahead-question = Plan ahead: { $question }
ahead-attacked = If I am attacked
ahead-attacked-where = where:
ahead-attacked-first = play first:
ahead-attacked-do = Keep that in mind
ahead-guarded = { $place }: { $first } first
ahead-unreadable = “{ $text }” is nothing that can be answered in advance.
