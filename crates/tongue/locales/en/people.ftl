# What one makes of other people: following, muting, blocking, inviting by name.

people-title = People
people-intro = Nobody is told what you choose here.
people-invited = You are invited
people-look = Go there
people-add = Somebody by name
people-name = Name of an account
people-follow = Follow
people-unfollow = Follow no more
people-mute = Mute
people-unmute = Hear again
people-block = Block
people-unblock = Unblock
# For screen readers: $what is the word on a button, $name a person.
people-do = { $what }: { $name }
# For screen readers: what opens the buttons about a person.
people-about = About { $name }
people-followed = People you follow
people-followed-about = Their open tables stand first in the lobby.
people-muted = People you have muted
people-muted-about = What they say at tables is not shown to you.
people-blocked = People you have blocked
people-blocked-about = You do not sit down at the same table, do not read what the other says, and do not see the other’s tables in the lobby.
people-count = { $count ->
        [one] one person
       *[other] { $count } people
    }
# In place of a name that nobody knows any more.
people-somebody = Somebody
people-remove = Remove
people-remove-it = Remove: { $name }
people-at-table = Who is at this table
people-nobody-else = Nobody else is here.
people-quietly = Nobody is told what you choose here.
people-all = All people you follow, have muted or blocked
people-invite = Invite somebody by name
people-invite-it = Invite
# $name: what was typed as a name.
people-invited-done = If there is an account called “{ $name }” that takes invitations from you, it has one now: a seat can be taken there without a link.
# Beside the title of a table in the lobby.
people-you-follow = somebody you follow

## What is refused

people-unknown = Nobody has an account called “{ $name }”.
people-not-there = There is nobody like that at this table.
people-oneself = That is you.
people-enough = You follow, mute and block { $most } people already. Remove some of them first.
people-apart = You cannot sit down at this table.
people-invited-enough = You have invited { $most } people today who do not follow you. Tomorrow you can invite more.
