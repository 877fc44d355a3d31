-- What somebody may make an account with, where not everybody may: the hashes of codes that are handed out, each good once.
CREATE TABLE signup_code (
    hash  TEXT PRIMARY KEY,
    until INTEGER NOT NULL          -- seconds since 1970
) STRICT, WITHOUT ROWID;

-- The hashes of sums that somebody's browser has done for an account, until they end by themselves: none is good twice.
CREATE TABLE spent (
    hash  TEXT PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX spent_until ON spent (until);
