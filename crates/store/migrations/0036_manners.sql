-- What somebody has reported, with what was said at the table as it was then: what comes of it is found out later.
CREATE TABLE report (
    id      INTEGER PRIMARY KEY,
    person  TEXT NOT NULL,          -- who reports
    about   TEXT NOT NULL,          -- whom
    name    TEXT NOT NULL,          -- what they were called
    kind    TEXT NOT NULL,          -- saying, name, table or player
    reason  TEXT NOT NULL,          -- in the words of players, by name
    words   TEXT NOT NULL,          -- what who reports adds
    game    TEXT NOT NULL,          -- the table, which may be gone by now; empty if it is about none
    title   TEXT NOT NULL,
    said    INTEGER,                -- the number of what was said
    made    INTEGER NOT NULL,       -- seconds since 1970, as all times here
    settled INTEGER                 -- by this act
) STRICT;
CREATE UNIQUE INDEX report_open ON report (person, about) WHERE settled IS NULL;
CREATE INDEX report_about ON report (about);

CREATE TABLE report_said (
    report INTEGER NOT NULL REFERENCES report (id),
    number INTEGER NOT NULL,
    person TEXT,
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    PRIMARY KEY (report, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX report_said_person ON report_said (person) WHERE person IS NOT NULL;

-- What moderators have done. Nobody can change a row: each has a hash over itself and the one before it.
CREATE TABLE act (
    number    INTEGER PRIMARY KEY,  -- from 1 on, without gaps
    at        INTEGER NOT NULL,
    moderator TEXT NOT NULL,
    about     TEXT NOT NULL,
    kind      TEXT NOT NULL,        -- warn, mute, unrated or ban; or settle, which is nothing; or undo
    until     INTEGER,              -- missing: for good
    reason    TEXT NOT NULL,
    undoes    INTEGER UNIQUE,       -- the act that is not so any more
    hash      TEXT NOT NULL
) STRICT;
CREATE INDEX act_about ON act (about);
CREATE TRIGGER act_kept BEFORE DELETE ON act BEGIN SELECT RAISE(ABORT, 'what moderators have done stays'); END;
CREATE TRIGGER act_fixed BEFORE UPDATE ON act BEGIN SELECT RAISE(ABORT, 'what moderators have done stays as it is'); END;

-- Which acts the person they are about has read.
CREATE TABLE act_read (
    act INTEGER PRIMARY KEY REFERENCES act (number),
    at  INTEGER NOT NULL
) STRICT;
