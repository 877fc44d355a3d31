# Making an account, logging in, and everything about one's account. Nobody needs one to play.

# The entry of the navigation, and the page.
account-title = Account
account-notices = What you are told while you are not here
account-people = People you follow, mute or block
account-tokens = Bots and tokens, for programs that play
account-intro = You need no account to play here. With one, your games, lessons and name are yours in every browser you log in to, and nothing is lost with a cookie.
account-name = Name
account-password = Password
account-password-old = Your password
account-password-new = New password
account-password-least = { $count } characters or more

## Making one

account-make = Make an account
account-make-it = Make an account

## Logging in

account-enter = Log in
account-bring = Bring along what was played here without an account
account-bring-help = seats, games and lessons of this browser become yours; not on somebody else’s
account-enter-it = Log in
account-wrong = This name and this password do not go together.
account-lost = I do not know my password
account-lost-about = With one of your recovery codes you log in and choose another password. The code is used up, and you are logged out everywhere else.
account-code = Recovery code
account-code-wrong = This name and this code do not go together, or the code has been used.
account-here = Log in on this device
account-here-about = You opened a link from a device on which you are logged in. Pressing the button uses it up.
account-here-secret = What the link ends with
account-link-wrong = This link has been used or has ended: make another one.

## One’s account

account-needed = Log in first.
account-devices = Where you are logged in
account-devices-count = { $count ->
        [one] one device
       *[other] { $count } devices
    }
account-device-here = this one
account-device-unknown = Unknown device
account-device-seen = seen { $date }
account-leave = Log out
# For screen readers: $device is a few words, such as “Firefox, Linux”.
account-leave-it = Log out: { $device }
account-leave-others = Log out everywhere else
account-link = Log in on another device
account-link-once = Open this link on the other device within { $count } minutes. It works once.
# What the picture is, for screen readers.
account-link-picture = The same link as a QR code

account-codes = Recovery codes
account-codes-fresh = Your new recovery codes
account-codes-once = Write these down or print them: they are shown only now. Each of them lets you in once if you lose your password.
account-codes-left = { $count ->
        [0] No code is left.
        [one] One code is left.
       *[other] { $count } codes are left.
    } New ones end those you have.
account-codes-anew = Make new codes

account-rename = Another name
account-rename-about = You can change it once a month. For a year nobody else may take the one you have now. At tables where you sit you are called what you are called there.
account-rename-from = You can change your name again from { $date } on.
account-rename-it = Change the name

account-password-about = With another password you are logged out everywhere else.
account-password-change = Change the password
account-wrong-password = That is not your password.

## Taking everything along, and going

account-data = Your data
account-export-about = One archive with all there is of you: your account, your games with the records of those that are over, and what you have said.
account-export = Take everything along
account-export-busy = Others are taking their data along just now: try again in a moment.
account-delete = Delete the account
account-delete-what = What happens at once, for ever
account-delete-games = Where others play on, a bot plays on for you, and you are called a former player there, as in finished games. Before a game begins, your seat is free again.
account-delete-alone = Tables at which nobody else sits are gone.
account-delete-rest = Gone is what you have said anywhere, too, and your lessons, logins, codes and notices.
# $name: what the account is called.
account-delete-name = For a year nobody may be called { $name }.
account-delete-sure = Yes, delete { $name } for ever
account-delete-unsure = Tick that you want it deleted for ever: nothing has happened.
account-delete-it = Delete now
account-delete-not = No, keep it
account-deleted = Your account is gone
account-deleted-about = It is deleted, and you are logged out everywhere. You can go on playing here without one.

## Passkeys

account-instead = With a password instead
account-keys = Passkeys
account-keys-none = With a passkey you log in by finger, face or the code of your device. There is nothing to remember, and nobody can take it from here.
account-key-make = Make it with a passkey
account-key-about = Finger, face or the code of this device: nothing to remember.
account-key-enter = Log in with a passkey
# $what: what is done, such as “Make new codes”.
account-key-use = { $what }, with your passkey
account-key-add = Add a passkey
account-key-needed = This account has no password: it wants your passkey.
account-key-label = What you call this passkey
account-key-name = Rename
account-key-made = made { $made }
account-key-used = made { $made }, used { $used }
account-key-remove = Remove
# For screen readers: $device is what the passkey is called.
account-key-remove-it = Remove the passkey: { $device }
account-key-wrong = This passkey does not fit here, or that took too long: try again.
account-key-last = Without this passkey nothing would let you in but recovery codes: choose a password or add another passkey first.
account-key-nowhere = There are no passkeys at this address.

## What a name or a password may be

account-name-length = A name has { $least } to { $most } characters.
account-name-letters = A name has letters of one script, digits, spaces, hyphens, dots, underscores or apostrophes, and at least two letters or digits.
account-name-taken = The name { $name } is not free, or looks too much like one that is not.
account-password-length = A password has { $least } to { $most } characters.
account-password-name = Your password must not be your name.

account-holiday = Days off
account-holiday-about = While they last no time of yours runs at tables over days, unless such a table has agreed otherwise; everybody there sees until when. You can still choose. They begin at once, and do not help where your time is over already.
account-holiday-left = { $count ->
    [0] You have taken all days of this year.
    [one] { $count } day of this year is left.
   *[other] { $count } days of this year are left.
}
account-holiday-days = How many days
account-holiday-begin = Take them off
account-holiday-until = You are off until { $date }. It is over then, or when you say so here, and not because you look; a day that has begun counts.
account-holiday-end = I am back
account-holiday-wrong = { $count ->
    [0] Days off are whole days, and none of this year is left.
    [one] Days off are whole days, and { $count } of this year is left.
   *[other] Days off are whole days, and { $count } of this year are left.
}

## What is needed for an account, where whoever runs the server wants it

signup-code = Invitation code
signup-code-about = Whoever runs this server hands them out. Each is good once.
signup-code-instead = Instead of the sum, or where the browser has no script: a code of whoever runs this server.
signup-code-needed = An account needs an invitation code here.
signup-code-wrong = This code has been used, has ended, or never was one.
signup-work = Sum of the browser
signup-work-about = Your browser does a sum that takes some seconds, so that nobody makes accounts by the thousand. It begins while you fill this in.
signup-work-done = The sum is done.
signup-work-needed = The sum of the browser was not done, has been used, or is too old: here is another one.
