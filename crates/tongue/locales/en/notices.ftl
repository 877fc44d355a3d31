# What people are told who do not look.

notices-title = Notices
notices-intro = We can tell you what happens at your tables while no page of ours is open: in this browser, on your phone, or in a chat. Nothing secret is ever in it.
notices-ways = Where you are told
notices-nowhere = Nowhere yet.
notices-here = Tell me in this browser
notices-denied = The browser does not allow it. Its settings for this page do, and on an iPhone this page must be on the home screen first.
notices-browser = browser
notices-mail = e-mail
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
notices-head-browser = Browser
notices-head-webhook = Program
notices-head-discord = Chat
notices-head-mail = E-mail
notices-turn = It is my turn
notices-short = My time is running out
notices-full = Everybody has come, and the game begins
notices-over = The game is over
notices-asked = Somebody asks for a pause, or for an end
notices-again = Somebody wants to play once more
notices-said = Somebody says something
notices-invited = I am invited to a table by name
notices-off = A contest I take part in does not take place
notices-ended = A contest I take part in is over
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

## What is told, after the name of a table or a contest

notice-turn = It is your turn.
notice-short = It is your turn, and your time is running out.
notice-full = Everybody has come: the game begins.
notice-over = The game is over.
notice-asked = Somebody asks for a pause, or for an end.
notice-again = Somebody wants to play once more: your seat is kept.
notice-said = Somebody has said something.
notice-invited = You are invited: a seat can be taken.
notice-off = This contest does not take place.
notice-ended = This contest is over.
notice-trial = This is how you are told what happens.
# A table or a contest and what happens there, in one line.
notice-of = { $table }: { $words }

## Letters

mail-title = By e-mail
mail-about = We send a link to the address you give. Only when you have followed it do e-mails come, about what you have chosen above and nothing else; each has a link to have no more of them.
mail-guest = E-mails are for those who have an account.
mail-guest-account = Make one or log in
mail-waits = A link was sent to { $address }. E-mails come once you have followed it.
mail-address = Address
mail-send = Send me the link
mail-given = If { $address } takes e-mails, one with a link will be there in a few minutes. It is good for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}; nothing else is sent there before you have followed it.
mail-when = E-mails come
mail-at-once = at once
mail-daily = once a day, at { $time }
mail-daily-about = One e-mail with what still holds then, and none where there is nothing. By the clock of this device, or without a script by UTC.
mail-when-wrong = One e-mail a day comes at an hour of the day, from 0 to 23.
mail-no-address = That is no address that e-mails can be sent to: it reads name@example.org.
mail-none = This server sends no e-mails.
# After «e-mail»; what is quoted are words of a mail server.
mail-refused = e-mails were refused (“{ $why }”), so none are sent there any more. Give the address once more to try again.
mail-silent = no e-mail was taken for three days, so none are sent there any more. Give the address once more to try again.
mail-confirm = This is my address
mail-confirm-head = Notices by e-mail
mail-confirm-about = From now on e-mails of this server come to the address that you have got the link at, until you say otherwise.
mail-confirm-secret = The link from the e-mail
mail-confirm-it = Send e-mails there
mail-confirm-wrong = This link is not good: it is not whole, has been used, was sent more than a day ago, or there is a newer one. Nothing has changed.
mail-confirmed = E-mails come from now on
mail-confirmed-about = { $name } is told by e-mails to { $address } what happens. What they are about is chosen on the page of notices.
mail-confirm-subject = Is this your address?
mail-confirm-asks = { $name } wants to be told by e-mails to this address what happens in games here. If that is you, follow the link and say yes.
mail-confirm-why = If you know nothing of it, do nothing: no more e-mails come.
# The button in a letter.
mail-open = Open
mail-several = { $count ->
    [one] One thing waits for you
   *[other] { $count } things wait for you
}
mail-why = You get this e-mail because you have given this address for it.
mail-off = No more e-mails
mail-all = Choose what they are about
mail-off-head = Notices by e-mail
mail-off-about = Nothing more will be sent to { $address }. What you are told in other ways stays as it is.
mail-off-it = Send no more e-mails
mail-off-wrong = This link ends nothing: it is not whole, or e-mails to that address have been ended already.
mail-ended = No more e-mails
mail-ended-about = Nothing more is sent to { $address }.

## Tables of which somebody is told nothing

notices-unhear = No notices from this table
notices-unhear-help = until you take it back on the page of notices
notices-unheard = Tables you are told nothing of
notices-hear = Tell me again
notices-not-there = You have no seat at this table, so you are told nothing of it anyway.
