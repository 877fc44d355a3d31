-- What a program shows that acts for the owner of an account: its hash, what it may do, and when it ends.
CREATE TABLE token (
    hash   TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES account (person),
    name   TEXT NOT NULL,           -- what its owner knows it by
    scopes TEXT NOT NULL,           -- words with spaces between them
    made   INTEGER NOT NULL,        -- seconds since 1970, as all times here
    until  INTEGER NOT NULL,
    seen   INTEGER                  -- when it was last used, to the hour or so
) STRICT, WITHOUT ROWID;
CREATE INDEX token_person ON token (person);
