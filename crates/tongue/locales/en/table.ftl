# The page of a table, whatever is played.

## Undo: notes beside the button

undo-takes-back = takes back: { $choice }
undo-not = { NAME($why, form: "note") }
undo-past = this moment is past
undo-spectator = you only look on
