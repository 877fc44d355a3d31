-- Two accounts at one rated table that were seen at the same address, which may be a family. The address is not kept.
CREATE TABLE home (
    one   TEXT NOT NULL,            -- the smaller of the two persons
    other TEXT NOT NULL,
    game  TEXT NOT NULL,
    at    INTEGER NOT NULL,         -- seconds since 1970
    PRIMARY KEY (one, other, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX home_other ON home (other);
