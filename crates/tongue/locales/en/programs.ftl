# The page of what programs can ask for, and how they are refused.

programs-title = For programs
programs-intro = Whatever you can do on these pages, a program of yours can do, too: it asks for the same things and is told the same. It needs an account and a token.
programs-tokens = Make a token
programs-try = Try it
programs-try-about = A program asks what it is asked, and answers with one of the answers. It names the number of the question, so that sending twice does no harm.
programs-calls = What can be asked for
programs-document = The last word in each row is what the token must be for. The document has every field.
programs-manners = Manners
programs-errors = Whatever is refused has a status from 400 on and says why: a word for programs and a sentence for people. Nothing has changed then.
# $burst, $rate: more than one.
programs-limits = A token may ask { $burst } times at once, and { $rate } times a second after that. After a status of 429, wait as long as Retry-After says. Do not ask again and again whether something is new.
programs-no-seat = There is no seat for you at this table.
programs-body = The body of this request cannot be read: { $error }
