# What the help of the command line says: cli-COMMAND, and cli-COMMAND-ARGUMENT or, where several commands have it,
# cli-all-ARGUMENT. What an argument is unless told, and what it can be, is added to it. Capitals are what stands in the
# same help as FILE, N and the like.

cli-orderstack = Order-stack board games: a table in the browser, simulator, engine protocol, saved games, rules.
cli-orderstack-version = Print the version
cli-all-help = Print this help
cli-all-language = The language to speak; that of the environment unless told otherwise

## Arguments of several commands

cli-all-bot = Who plays all seats
cli-all-database = The file that holds the games
cli-all-file = The game file
cli-all-game = The game
cli-all-games = How many games
cli-all-json = Print one JSON object
cli-all-option = An option of the game
cli-all-seed = Where all chance comes from: the same seed gives the same games
cli-all-threads = Threads to play on; all cores unless told otherwise. The results do not depend on their number

## serve

cli-serve = Play in the browser; the default when there is no command
cli-serve-addr = Where to listen; with port 0, on any free port
cli-serve-bot-delay = How long a bot waits before it moves, in milliseconds
cli-serve-behind-proxy = A proxy speaks https to the players and passes on their addresses in X-Forwarded-For
cli-serve-origin = The address people know the server by, if a proxy does not pass on what they ask for
cli-serve-smtp = The mail server that takes e-mails, by which people are told what happens if they want that
cli-serve-mail-from = From whom e-mails come, e.g. orderstack@example.org
cli-serve-smtp-password = The file with the password of that server; without one it comes from the environment
cli-serve-signup = Who may make an account: everybody (open), whoever has a code of “account invite” (code), or whoever’s browser does a sum of some seconds first, or has a code (work)

## sim

cli-sim = Play games as fast as possible and count the results
cli-sim-players = How many seats
cli-sim-bot = Who plays all seats, or who plays each, with commas between them
cli-sim-check = Check every game for broken rules and leaks as it is played, which is slow; with a number, the costly checks are made only once every so many steps
cli-sim-save = Write every game into this folder as a game file

## arena

cli-arena = Set bots against each other and say how strong each is
cli-arena-bots = The bots that take part, with commas between them, e.g. easy,random,hard:50ms
cli-arena-players = How many seats a game has
cli-arena-mode = Who meets whom: everybody meets everybody (round-robin), or the first meets each of the others (gauntlet); at larger tables, one copy of one bot among several of the other
cli-arena-games = How many games at least: every deal is played from every seat, and the last one is completed
cli-arena-resume = Note every game in this file as it ends; if the file exists already, go on from it
cli-arena-sprt = Stop as soon as it is clear (5% error either way) whether the first of two bots is stronger than the second by HIGH or only by LOW Elo points
cli-arena-report = Write a page with charts into this file

## balance

cli-balance = Write down what many games between bots say about factions, seats and numbers of players
cli-balance-games = How many games at least, shared out among the numbers of players
cli-balance-out = Write the page into this file, not to standard output

## tune

cli-tune = Fit the weights by which bots judge a position, from games they play among themselves
cli-tune-players = The numbers of seats the games have in turn, with commas between them
cli-tune-seed = Where all chance comes from: the same seed gives the same weights
cli-tune-out = Write the new weights into this file
cli-tune-report = Write a page about the new weights, FILE.md, with its picture, FILE.svg

## engine

cli-engine = Speak the engine protocol on standard input and output: one JSON object per line

## Saved games

cli-replay = Step through a saved game
cli-replay-to = Stop after this many actions
cli-replay-json = Print the state reached as one JSON object
cli-verify = Replay a saved game and compare its hashes, commitment and result

## rules

cli-rules = Look up the rules
cli-rules-words = A rule (SC-BATTLE-12), a group of rules (SC-BATTLE), or words that all occur in a rule; without any, the chapters

## languages

cli-languages = Say how much of each language is done, including those in the making
cli-languages-code = One language, file by file
cli-languages-missing = List what is missing, with the English

## Backup

cli-backup = Copy the games into a file, even while they are being played
cli-backup-to = Where the copy goes
cli-backup-replace = Replace the file if it is there already
cli-restore = Put a copy in place of the games; what was there is kept under another name
cli-restore-from = The copy

## tidy

cli-tidy = Remove the tables that nobody uses, and shrink the file that holds the games
cli-tidy-dry-run = Only say what would go; works even while the games are being played

## play

cli-play = Let a program play at the tables of a server: it is told questions and answers them, one JSON object per line
cli-play-server = The address of the server
cli-play-token = A file with a token of the account, for “read”, “play” and, to sit down, “tables”
cli-play-engine = The program and its words, with spaces between them
cli-play-table = Only this table, by its id, its address or an invitation, until the game is over; otherwise all tables of the account

## account

cli-account = See to the accounts: who there is, what they may do, help where somebody cannot get in
cli-list = List all accounts; works even while the server runs
cli-grant = Let somebody do something for all others. (No page asks for it yet.)
cli-revoke = Take that back
cli-reset = Let nothing open an account any more but one code, which is printed: for whoever has lost everything, or somebody else knows it
cli-delete = Delete an account, as its owner can: the games stay for the others
cli-audit = Check that nobody has changed what moderators have done; works even while the server runs
cli-invite = Codes with each of which one person can make an account, where the server asks for one (--signup code or work)
cli-invite-count = How many
cli-delete-yes = Yes, for ever
cli-all-name = What the account is called
cli-all-role = What somebody may do

## ratings

cli-ratings = Play all rated games again and say whether the ratings are what they make
