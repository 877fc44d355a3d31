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
token-wrong = This token is not valid: it has ended, or was never made. Send one as 'Authorization: Bearer …'.
# $scope: one word, as programs know it.
token-scope = This token is not for that; it would have to be for '{ $scope }'.
token-too-often = This token has asked for a lot in a short time. Wait a moment and try again.
