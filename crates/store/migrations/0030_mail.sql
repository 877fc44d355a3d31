-- An address that somebody has given for letters: it counts once they have followed the link in the letter that is sent there.
CREATE TABLE claim (
    id      INTEGER PRIMARY KEY,
    person  TEXT NOT NULL UNIQUE REFERENCES account (person),
    address TEXT NOT NULL,
    tongue  TEXT NOT NULL,
    site    TEXT NOT NULL,
    until   INTEGER NOT NULL,       -- milliseconds since 1970
    due     INTEGER,                -- when the letter is to be sent, not before; none once it is
    tries   INTEGER NOT NULL
) STRICT;

-- What somebody does not want to be told, by the kind of channel. Whoever has a channel has chosen.
CREATE TABLE silent (
    person TEXT NOT NULL,
    way    TEXT NOT NULL,
    kind   TEXT NOT NULL,
    PRIMARY KEY (person, way, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO silent (person, way, kind) SELECT person, way, kind FROM silence,
    (SELECT 'push' AS way UNION ALL SELECT 'webhook' UNION ALL SELECT 'discord');
INSERT INTO silent (person, way, kind) SELECT DISTINCT channel.person, channel.kind, standing.kind FROM channel,
    (SELECT 'said' AS kind UNION ALL SELECT 'nothing') AS standing WHERE person NOT IN (SELECT person FROM silence);
DROP TABLE silence;
ALTER TABLE silent RENAME TO silence;
