-- How somebody wants to be told what happens: in a browser, or at an address that is called. A channel that was made by a login
-- goes with it.
CREATE TABLE channel (
    id      INTEGER PRIMARY KEY,
    person  TEXT NOT NULL,
    kind    TEXT NOT NULL,          -- push, webhook or discord
    address TEXT NOT NULL,
    key     TEXT NOT NULL,          -- what it is sealed for, or signed with
    device  TEXT NOT NULL,          -- what it calls itself
    login   TEXT,
    tongue  TEXT NOT NULL,
    site    TEXT NOT NULL,          -- the address of this server, as its owner knew it
    made    INTEGER NOT NULL,       -- seconds since 1970
    trouble TEXT,                   -- why nothing is sent there any more
    UNIQUE (person, address)
) STRICT;

-- What somebody is to be told, written with the change that it is about, and gone once everybody is told or nobody wants to know.
CREATE TABLE notice (
    id     INTEGER PRIMARY KEY,
    person TEXT NOT NULL,
    game   TEXT NOT NULL REFERENCES game (id),
    kind   TEXT NOT NULL,
    number INTEGER NOT NULL,        -- of the change, or of the saying
    due    INTEGER NOT NULL,        -- milliseconds since 1970: not before
    made   INTEGER NOT NULL,
    UNIQUE (person, game, kind, number)
) STRICT;
CREATE INDEX notice_due ON notice (due);
CREATE INDEX notice_game ON notice (game);

-- What is sent where.
CREATE TABLE delivery (
    notice  INTEGER NOT NULL REFERENCES notice (id),
    channel INTEGER NOT NULL REFERENCES channel (id),
    tries   INTEGER NOT NULL,
    due     INTEGER NOT NULL,       -- milliseconds since 1970: not before
    PRIMARY KEY (notice, channel)
) STRICT, WITHOUT ROWID;
CREATE INDEX delivery_due ON delivery (due);
CREATE INDEX delivery_channel ON delivery (channel);

-- What somebody does not want to be told.
CREATE TABLE silence (
    person TEXT NOT NULL,
    kind   TEXT NOT NULL,
    PRIMARY KEY (person, kind)
) STRICT, WITHOUT ROWID;
