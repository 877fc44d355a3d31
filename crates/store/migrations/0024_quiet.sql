-- Hours in which somebody is told nothing: minutes of their day, and how many minutes their clock is ahead of UTC.
CREATE TABLE quiet (
    person TEXT PRIMARY KEY,
    begins INTEGER NOT NULL,
    ends   INTEGER NOT NULL,
    ahead  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
