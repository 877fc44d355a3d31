# Names that the pages around the tables need.

## Levels of bots: .manner is what they are like, after the name

level-random = random
    .manner = plays anything
level-easy = easy
    .manner = looks ahead to the end of each order
level-normal = normal
    .manner = thinks ahead, but not for long
level-hard = hard
    .manner = thinks for a second where it matters
