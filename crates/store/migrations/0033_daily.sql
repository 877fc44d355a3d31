-- Who wants one letter a day: at which hour of their day, and how many minutes their clock is ahead of UTC.
CREATE TABLE daily (
    person TEXT PRIMARY KEY,
    hour   INTEGER NOT NULL,
    ahead  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
