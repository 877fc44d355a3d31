# What each call of the API for programs does: one line beside its address. The keys end with what the document calls it.

api-me = Your name, what the token is for, and how many games you have.
api-tables = Your tables: what wants something of you first.
api-make = Makes a table. You sit at the seats that say “me”; the others are open, or for bots of the house.
api-lobby = Tables for everybody: those with open seats, and those at which is played.
api-table = A table: the people there, whose turn it is, what was agreed; for its host, the invitations, too.
api-join = Sits down, by an invitation or at a table for everybody.
api-leave = Gets up again, before the game begins.
api-view = What a seat may know of the game, or what everybody may know.
api-question = What you are asked, the number of the question, and all answers there are.
api-act = Answers a question. With its number nothing happens twice, and nothing that comes too late.
api-undo = Takes back, as far as that is possible.
api-say = Says something at a table.
api-voice = Says something about the game besides playing it: a pause, an end, giving up.
api-ahead = What you have answered in advance, what you can plan, and which questions you can answer for as long as they come.
api-foretell = Answers something in advance, plans a choice, or takes that back. Nobody else is told.
api-hint = What a bot of the house would do, where hints are allowed.
api-record = The game file, once the game is over.
api-stream = What happens at all your tables, a line of JSON for each change: everything first, then what is different, and {"{}"} when nothing is for 15 seconds.
api-table-stream = The same for one table: the people there, what has happened, what you see, what you are asked, what is said.
api-contests = Contests: those one can enter, those that go on, those that are over, and yours.
api-contest = A contest: what was agreed, who stands where, and the tables of its rounds.
api-enter = Takes part in a contest that has not begun.
api-withdraw = Takes part no more: before it begins without a trace, later a bot plays on.
