-- Accounts: people whom more than one browser knows. Who makes an account stays the person that they were as a
-- guest, so nothing of theirs has to move. Of what is secret there are only hashes here.

CREATE TABLE account (
    person   TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    small    TEXT NOT NULL UNIQUE,  -- what the name looks like in small letters
    drawn    TEXT NOT NULL UNIQUE,  -- and as it is drawn: no two names are alike in either
    password TEXT NOT NULL,
    made     INTEGER NOT NULL,      -- seconds since 1970, as all times here
    named    INTEGER                -- when the name was last changed
) STRICT, WITHOUT ROWID;

-- Names that somebody had: nobody else may have them for a time.
CREATE TABLE former_name (
    person TEXT NOT NULL REFERENCES account (person),
    small  TEXT NOT NULL,
    drawn  TEXT NOT NULL,
    until  INTEGER NOT NULL,
    PRIMARY KEY (small, drawn, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX former_name_drawn ON former_name (drawn);

-- Where somebody is logged in.
CREATE TABLE login (
    hash   TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES account (person),
    device TEXT NOT NULL,           -- what it calls itself
    made   INTEGER NOT NULL,
    seen   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX login_person ON login (person);

-- What somebody may log in with once: a code that does not end, a link that does.
CREATE TABLE code (
    hash   TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES account (person),
    until  INTEGER                  -- missing in a code
) STRICT, WITHOUT ROWID;
CREATE INDEX code_person ON code (person);

-- For whose tables are handed over.
CREATE INDEX game_host ON game (host) WHERE host IS NOT NULL;
