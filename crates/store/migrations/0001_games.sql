-- What must survive a restart. A table is its deal and its changes; the columns that say how it
-- stands are only there so that lists need not replay games.

CREATE TABLE secret (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;

CREATE TABLE person (
    id   TEXT PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

CREATE TABLE game (
    id       TEXT PRIMARY KEY,
    kind     TEXT NOT NULL,
    rules    INTEGER NOT NULL,
    title    TEXT NOT NULL,
    setup    TEXT NOT NULL,
    seed     INTEGER NOT NULL,  -- all 64 bits
    salt     TEXT NOT NULL,
    created  INTEGER NOT NULL,  -- seconds since 1970
    -- how it stands
    updated  INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    phase    TEXT NOT NULL,
    pending  INTEGER NOT NULL,  -- one bit a seat
    bot_next INTEGER NOT NULL,
    sides    TEXT NOT NULL,     -- one a seat, with commas between
    points   TEXT NOT NULL,     -- the same
    winners  INTEGER,           -- one bit a seat, once it is over
    ending   TEXT
) STRICT;

CREATE INDEX game_bot_next ON game (id) WHERE bot_next;

CREATE TABLE seat (
    game   TEXT NOT NULL REFERENCES game (id),
    seat   INTEGER NOT NULL,
    person TEXT,
    invite TEXT,
    bot    TEXT,
    name   TEXT NOT NULL,
    PRIMARY KEY (game, seat),
    CHECK ((person IS NOT NULL) + (invite IS NOT NULL) + (bot IS NOT NULL) = 1)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_person ON seat (person) WHERE person IS NOT NULL;

-- Append-only. The key makes it impossible to write a change twice.
CREATE TABLE change (
    game    TEXT NOT NULL REFERENCES game (id),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    action  TEXT,               -- a choice,
    undo_to INTEGER,            -- or taking back until so many choices are left
    PRIMARY KEY (game, number),
    CHECK ((action IS NOT NULL) + (undo_to IS NOT NULL) = 1)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    game   TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    seat   INTEGER,
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    said   INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
