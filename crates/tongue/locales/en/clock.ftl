# Clocks: how long people may take to choose.

clock-form = Clock
clock-form-help = Whoever runs out of time has a bot play for them until they come back.
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
