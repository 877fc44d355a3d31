# What people are told who do not look.

notices-title = Notices
notices-intro = We can tell you what happens at your tables while no page of ours is open: in this browser, on your phone, or in a chat. Nothing secret is ever in it.
notices-ways = Where you are told
notices-nowhere = Nowhere yet.
notices-here = Tell me in this browser
notices-denied = The browser does not allow it. Its settings for this page do, and on an iPhone this page must be on the home screen first.
notices-browser = browser
notices-webhook = address that is called
notices-discord = chat
# After the kind of a way to tell somebody something.
notices-dead = it did not answer, so nothing is sent there any more. Add it once more to try again.
notices-signed = Signed with
notices-test = Try it
notices-remove = Remove
notices-test-taken = It was sent and has been taken.
notices-test-silent = Nobody answers there. It may be so for a while.
notices-test-refused = What was sent there has been refused.
notices-unknown = There is no such way to tell you something.

## What there is to be told

notices-kinds = What you are told
notices-turn = It is my turn
notices-short = My time is running out
notices-full = Everybody has come, and the game begins
notices-over = The game is over
notices-asked = Somebody asks for a pause, or for an end
notices-again = Somebody wants to play once more
notices-said = Somebody says something
notices-keep = Keep this
notices-quiet = Quiet hours
notices-quiet-from = From
notices-quiet-until = Until
notices-quiet-about = You are told nothing then; what is still true afterwards comes then. By the clock of this device, or without a script by UTC; leave both empty for none.
notices-quiet-wrong = Quiet hours are two times of the day, such as 22:00 and 07:00.

## An address that is called

notices-address = A chat, or a program of yours
notices-address-about = An address of a Discord channel, or any other that takes JSON by https. What is sent to others is signed; the key stands above once it is added.
notices-address-label = Address
notices-add = Add
notices-no-address = That is no address that can be called: it begins with https:// and a name of the public network.
notices-no-browser = The server of notices of this browser is not known here.

## What is told, after the name of a table

notice-turn = It is your turn.
notice-short = It is your turn, and your time is running out.
notice-full = Everybody has come: the game begins.
notice-over = The game is over.
notice-asked = Somebody asks for a pause, or for an end.
notice-again = Somebody wants to play once more: your seat is kept.
notice-said = Somebody has said something.
notice-trial = This is how you are told what happens.
