-- The number of a notice or of a channel is used once only. It was given anew once the last one was gone: then whoever is called took
-- two notices for one, and what was still being sent to the old one was taken as the end of the new one.
CREATE TABLE channel_once (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    person  TEXT NOT NULL,
    kind    TEXT NOT NULL,          -- push, webhook, discord or mail
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
CREATE TABLE notice_once (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    person TEXT NOT NULL,
    game   TEXT NOT NULL REFERENCES game (id),
    kind   TEXT NOT NULL,
    number INTEGER NOT NULL,        -- of the change, or of the saying
    due    INTEGER NOT NULL,        -- milliseconds since 1970: not before
    made   INTEGER NOT NULL,
    UNIQUE (person, game, kind, number)
) STRICT;
CREATE TABLE delivery_once (
    notice  INTEGER NOT NULL REFERENCES notice_once (id),
    channel INTEGER NOT NULL REFERENCES channel_once (id),
    tries   INTEGER NOT NULL,
    due     INTEGER NOT NULL,       -- milliseconds since 1970: not before
    PRIMARY KEY (notice, channel)
) STRICT, WITHOUT ROWID;
INSERT INTO channel_once SELECT id, person, kind, address, key, device, login, tongue, site, made, trouble FROM channel;
INSERT INTO notice_once SELECT id, person, game, kind, number, due, made FROM notice;
INSERT INTO delivery_once SELECT notice, channel, tries, due FROM delivery;
DROP TABLE delivery;
DROP TABLE notice;
DROP TABLE channel;
ALTER TABLE channel_once RENAME TO channel;
ALTER TABLE notice_once RENAME TO notice;
ALTER TABLE delivery_once RENAME TO delivery;
CREATE INDEX notice_due ON notice (due);
CREATE INDEX notice_game ON notice (game);
CREATE INDEX delivery_due ON delivery (due);
CREATE INDEX delivery_channel ON delivery (channel);
-- Nobody knows how many there were: numbers go on beyond any that there can have been.
DELETE FROM sqlite_sequence WHERE name IN ('channel', 'notice');
INSERT INTO sqlite_sequence (name, seq) VALUES ('channel', 1000000), ('notice', 1000000000);
