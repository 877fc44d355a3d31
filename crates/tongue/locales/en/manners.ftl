# Reporting people, what moderators tell somebody, and the page of moderators.

## Reporting

# $name: a person.
report-title = Report { $name }
report-intro = Moderators read it, with what was said at the table as it is now. { $name } is not told who reported.
report-intro-contest = Moderators read it, with the name of the contest. { $name } is not told who reported.
report-what = What happened
report-about = What is it about?
report-saying = What was said
report-player = How somebody plays
report-name = A name
report-table = The table
report-contest = The name of a contest
report-why = Why?
report-hurtful = It is hurtful
report-stalls = They stopped playing, or stall
report-bad-name = The name is indecent, or pretends to be somebody else
report-cheats = They cheat, or play for each other
report-spam = It is advertising
report-other = Something else
report-words = What moderators should know besides
report-next = A moderator looks at it, and may warn, mute or ban. You need not wait for that: mute or block whom you do not want to meet.
report-it = Report
report-done = Thank you. A moderator will look at it.
report-meanwhile = Until then you need neither hear nor meet them.
report-link = Report
# For screen readers.
report-said-link = Report what { $name } said
report-nobody = Nobody knows you here yet: sit down at a table or log in first.
report-already = You have reported this person already, and a moderator will look at it.
report-enough = You have reported { $most } people today. Tomorrow you can report more.

## What somebody reads before anything else

word-title = From the moderators
word-warn = You are warned.
word-mute = You can say nothing at tables any more.
word-mute-until = Until { $date } you can say nothing at tables.
word-unrated = You play no rated games any more.
word-unrated-until = Until { $date } you play no rated games.
word-ban = You can play here no more.
word-ban-until = Until { $date } you cannot play here.
word-warn-undone = A warning was taken back.
word-mute-undone = You can speak at tables again.
word-unrated-undone = You can play rated games again.
word-ban-undone = You can play here again.
word-read = I have read it
word-about = Your account is yours all the same: you can take along everything that is in it, or delete it.
manners-banned = You can play here no more.
manners-banned-for = You cannot play here for { $count ->
        [one] one more day
       *[other] { $count } more days
    }.
manners-unrated = You play no rated games for now.
manners-muted = You can say nothing at tables any more.
manners-muted-for = You can say nothing at tables for { $count ->
        [one] one more day
       *[other] { $count } more days
    }.

## The page of moderators

moderate-title = Moderators
moderate-open = { $count ->
        [0] Nothing waits.
        [one] One report waits.
       *[other] { $count } reports wait.
    }
moderate-queue = Reports
moderate-nothing = Nothing has been reported that you can look at.
moderate-reports = { $count ->
        [one] { $count } report
       *[other] { $count } reports
    }
moderate-said = What was said there
moderate-what = What happens
moderate-warn = Warning
moderate-mute = No chat
moderate-unrated = No rated games
moderate-ban = Ban
moderate-settle = No cause
moderate-undo = Undone
moderate-how-long = For how long
moderate-warn-about = A warning has no end: it is read once, before anything else.
moderate-for-good = for good
moderate-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
# $name: a person.
moderate-reason = Reason, which { $name } reads
moderate-no-reason = Write the reason: the person reads it.
moderate-do = Do this
moderate-settle-it = No cause
moderate-since = has had an account since { $date }
moderate-guest = has no account
moderate-blocked-by = { $count ->
        [0] blocked by nobody
        [one] blocked by one person
       *[other] blocked by { $count } people
    }
moderate-reported = { $count ->
        [one] reported once
       *[other] reported { $count } times
    }
moderate-has-reported = { $count ->
        [0] has reported nobody
        [one] has reported others once
       *[other] has reported others { $count } times
    }
moderate-before = Before this
moderate-never = Nothing was ever done.
moderate-log = What was done
moderate-homes = From one address
moderate-homes-about = These accounts were seen at the same address while they sat at the same rated table. It may be a family, and is no offence.
# $one and $other: names; $count: at how many tables; $last: when that was last, such as “today”.
moderate-home = { $one } and { $other }: { $count ->
    [one] one rated table
   *[other] { $count } rated tables
 }, last { $last }
moderate-no-acts = Nothing yet. Whatever is done stands here and stays.
moderate-undone = undone
moderate-until = until { $date }
# $name: a moderator.
moderate-by = { $name }, { $date }
moderate-undo-it = Undo
# For screen readers: $what is what was done, $name to whom.
moderate-undo-which = Undo: { $what }, { $name }
