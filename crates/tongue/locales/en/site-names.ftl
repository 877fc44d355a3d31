# Names that the pages around the tables need.

## Levels of bots: .manner is what they are like, after the name

level-random = random
    .manner = plays anything
level-easy = easy
    .manner = looks to the end of each order
level-normal = normal
    .manner = thinks ahead, but not for long
level-hard = hard
    .manner = thinks for a second where it matters

## Months, in dates

month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec
