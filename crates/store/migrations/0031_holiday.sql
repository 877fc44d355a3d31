-- Days that somebody has taken off: no time of theirs runs, at tables where that was agreed.
CREATE TABLE holiday (
    person TEXT NOT NULL REFERENCES account (person),
    since  INTEGER NOT NULL,        -- milliseconds since 1970
    until  INTEGER NOT NULL,
    PRIMARY KEY (person, since)
) STRICT, WITHOUT ROWID;
