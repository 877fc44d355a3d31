-- Contests: what was said before, who takes part, which table is which of which round, and how everybody fared there. Who stands where
-- and who meets whom next is worked out from it and kept nowhere.

CREATE TABLE contest (
    id      TEXT PRIMARY KEY,
    host    TEXT,                    -- who organises it; nobody once they have gone for good
    title   TEXT NOT NULL,
    kind    TEXT NOT NULL,           -- which game is played,
    options TEXT NOT NULL,           -- with which options, as JSON
    way     TEXT NOT NULL,           -- groups, swiss or knockout
    number  INTEGER NOT NULL,        -- how many make a group, or how many rounds there are
    seats   INTEGER NOT NULL,        -- at a table, at most
    clock   TEXT NOT NULL,
    rated   INTEGER NOT NULL,
    listed  INTEGER NOT NULL,        -- whether everybody finds it, or whoever has the link
    least   INTEGER NOT NULL,        -- with fewer people it does not begin
    most    INTEGER NOT NULL,
    seed    INTEGER NOT NULL,
    made    INTEGER NOT NULL,        -- milliseconds since 1970, as all times here
    starts  INTEGER NOT NULL,        -- when it begins, if it has not before
    begun   INTEGER,
    over    INTEGER,
    ending  TEXT                     -- played, off (its organiser called it off) or few (too few came)
) STRICT, WITHOUT ROWID;
CREATE INDEX contest_host ON contest (host) WHERE host IS NOT NULL;
CREATE INDEX contest_over ON contest (over, made);

CREATE TABLE entrant (
    contest TEXT NOT NULL REFERENCES contest (id),
    number  INTEGER NOT NULL,
    person  TEXT NOT NULL,           -- who has gone for good has another name here, and no account
    mu      REAL,                    -- how good they were when it began
    sigma   REAL,
    out     INTEGER,                 -- in which round they dropped out, from 0 on
    PRIMARY KEY (contest, number),
    UNIQUE (contest, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX entrant_person ON entrant (person);

CREATE TABLE contest_table (
    contest TEXT NOT NULL REFERENCES contest (id),
    round   INTEGER NOT NULL,
    number  INTEGER NOT NULL,
    game    TEXT NOT NULL UNIQUE,
    PRIMARY KEY (contest, round, number)
) STRICT, WITHOUT ROWID;

-- Who sat where at it, and how they fared once it is over.
CREATE TABLE contest_seat (
    game    TEXT NOT NULL,
    seat    INTEGER NOT NULL,
    entrant INTEGER NOT NULL,
    place   INTEGER,
    gone    INTEGER,                 -- whether they left before the end
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX contest_seat_open ON contest_seat (game) WHERE place IS NULL;
