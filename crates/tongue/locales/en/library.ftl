# Rules, reference and help: the pages around what a game says itself.

## Rules

rules-title = Rules
rules-search = Search
rules-search-help = Search the rules
rules-search-example = a word, or a number
rules-chapters = Chapters
rules-lead = { $count } rules, rulings and examples in our own words, each with a number that never changes. What a unit, a card or a place on the board does is in the { AS($link, "reference") }.
# After a search.
rules-found = { $count ->
        [0] Nothing found for “{ $query }”. { AS($link, "Show all rules") }
        [1] One rule found for “{ $query }”. { AS($link, "Show all rules") }
       *[other] { $count } rules found for “{ $query }”. { AS($link, "Show all rules") }
    }
rules-found-many = { $count } rules found for “{ $query }”; the first { $shown } are shown. { AS($link, "Show all rules") }
rules-among-others = Read it in context
rules-named = Mentioned in

## Reference

reference-title = Reference
reference-intro = Every piece and card of the game. Point at a name anywhere at the table, and the same text opens beside it.
# Shows the rows of a table alone that are ticked; and the tick of one, for screen readers.
reference-ticked = Only what is ticked
reference-tick = Compare { $name }
reference-find = Find a unit, a card or a place
reference-find-example = a name or a kind
reference-marks = What the marks on the table mean

## Help

help-title = Help
help-intro = You need not know the rules to begin: the table always asks one question and lights up every legal answer. Point at something dark to learn why you cannot choose it.
help-on-this-page = On this page
help-keyboard = Keyboard and screen reader
help-reader = Every answer is also a plain button below the question, in the same order as the keys, and the whole game can be played with scripts turned off. What happens is announced in the log without interrupting you; a question to you is announced at once. Everything on the board has a name in words: owner, number, kind, place.
help-motion = If your system asks for less motion, nothing moves on its own.

## Help: keys, as they are labelled, and what they do

help-key-digits = 1–9
help-key-letters = a–z
help-key-answer = choose the answer, or the place on the board, that shows this key
help-key-tab = Tab
help-key-part = go from part to part, as on any page; the board is one stop
help-key-walk = on the board: go from one place to the next
help-key-choose = choose what has the focus
help-key-back = one step back: drop the last thing you pointed at, close a tip
help-key-u = u
help-key-undo = undo, as long as nothing secret has been revealed
help-key-zoom = zoom in, zoom out, show all
help-key-find = find a place by name
help-key-keys = at a table: list the keys
