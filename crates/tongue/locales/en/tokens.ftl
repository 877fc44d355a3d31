# Tokens, by which programs act for the owner of an account.

token-title = Bots and tokens
# $account: the name of the account.
token-intro = A program that shows a token of yours acts as { $account }. Whoever has the token can do the same, so keep it as you keep your password.
token-api = Read what programs can ask for
# $name: what its owner calls the token.
token-ready = { $name } is ready
token-once = Copy it now: it is shown only once.
token-list = Your tokens
token-none = None yet.
token-ends = until { $date }
token-used = used { $date }
token-unused = not used yet
token-end = End it
# For screen readers.
token-end-it = End it: { $name }
token-new = New token
token-name = What it is for
token-name-example = my first bot
token-ends-label = Ends
token-days = in { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
token-read = see what you see: your tables, their games and your name
token-play = choose, take back and ask for hints at your tables
token-tables = make tables, sit down, get up
token-talk = say something at tables
token-make = Make the token
token-incomplete = A token needs a name, an end, and something it is for.
# $most: how many there can be.
token-enough = You have { $most } tokens. End one of them first.
token-wrong = This token is not valid: it has ended, or was never made. Send one as “Authorization: Bearer …”.
# $scope: one word, as programs know it.
token-scope = This token is not for that; it would have to be for “{ $scope }”.
token-too-often = This token has asked for a lot in a short time. Wait a moment and try again.

## Accounts that programs play with

bot-title = A bot account
bot-about = An account with which a program plays on its own, and nobody else. Its name ends with “(bot)” at every table. It sits down where it is invited, at its own tables, and at tables for everybody whose host lets bots sit down. That is for ever, and only possible before the first game.
bot-make = Make this a bot account
bot-is = This is a bot account: everybody sees at the table that a program plays.
bot-has-games = There are games of this account already. Make a new account for your bot.
bot-not-here = This table waits for people. A bot sits down where it is invited, and where the host lets bots sit down.
# $most: how many.
bot-busy = A bot plays at { $most } tables at most. Finish one of its games first.
# $most: how many; $hours and $minutes: in how much time.
bot-enough = A bot begins { $most } games a day at most. The next one can begin in { $hours } h { $minutes } min.
bot-name = A bot is called by its account at every table.
