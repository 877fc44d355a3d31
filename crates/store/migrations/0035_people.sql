-- What somebody makes of somebody else: they follow them, do not want to hear them (mute), or want nothing to do with them (block).
CREATE TABLE tie (
    id     INTEGER PRIMARY KEY,
    person TEXT NOT NULL,
    other  TEXT NOT NULL,
    kind   TEXT NOT NULL,
    made   INTEGER NOT NULL,        -- seconds since 1970, as all times here
    UNIQUE (person, other, kind)
) STRICT;
CREATE INDEX tie_other ON tie (other);

-- Who may sit down at a table that is for nobody without a link, because whoever made it asked them to.
CREATE TABLE welcome (
    game   TEXT NOT NULL REFERENCES game (id),
    person TEXT NOT NULL,
    host   TEXT NOT NULL,
    made   INTEGER NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX welcome_person ON welcome (person);

-- When somebody has invited others who do not follow them, whether there are such people or not.
CREATE TABLE inviting (
    id     INTEGER PRIMARY KEY,
    person TEXT NOT NULL,
    made   INTEGER NOT NULL
) STRICT;
CREATE INDEX inviting_person ON inviting (person);
