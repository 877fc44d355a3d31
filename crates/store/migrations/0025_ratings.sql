-- Rated games: everybody at them has agreed to it by sitting down. What a game made of ratings is written with its end; all of it can
-- be worked out again from the games.

ALTER TABLE game ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

-- Rated games that are over, in the order in which they count.
CREATE TABLE rated (
    number INTEGER PRIMARY KEY,
    game   TEXT NOT NULL UNIQUE,     -- which may be gone
    kind   TEXT NOT NULL,
    class  TEXT NOT NULL,            -- how many players
    at     INTEGER NOT NULL          -- milliseconds since 1970
) STRICT;

-- How each seat fared.
CREATE TABLE result (
    number  INTEGER NOT NULL REFERENCES rated (number),
    seat    INTEGER NOT NULL,
    person  TEXT,                    -- who has gone for good has another name here, and no account
    bot     TEXT,                    -- or a bot of the house, of this level
    side    INTEGER NOT NULL,        -- those of one side win and lose together
    place   INTEGER NOT NULL,
    gone    INTEGER NOT NULL,        -- whether they left before the end
    mu_before    REAL NOT NULL,
    sigma_before REAL NOT NULL,
    mu      REAL NOT NULL,
    sigma   REAL NOT NULL,
    PRIMARY KEY (number, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_person ON result (person, number) WHERE person IS NOT NULL;

-- How good somebody is by now.
CREATE TABLE rating (
    person TEXT NOT NULL,
    kind   TEXT NOT NULL,
    class  TEXT NOT NULL,
    mu     REAL NOT NULL,
    sigma  REAL NOT NULL,
    games  INTEGER NOT NULL,
    at     INTEGER NOT NULL,         -- when the last of them ended
    PRIMARY KEY (kind, class, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_person ON rating (person);

-- What somebody does not show to others.
CREATE TABLE hidden (
    person TEXT NOT NULL,
    what   TEXT NOT NULL,
    PRIMARY KEY (person, what)
) STRICT, WITHOUT ROWID;
