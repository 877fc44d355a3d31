-- What somebody is to be told can be of a contest, too: that it is over, or does not take place.
CREATE TABLE notice_of (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    person  TEXT NOT NULL,
    game    TEXT REFERENCES game (id),      -- of which table,
    contest TEXT REFERENCES contest (id),   -- or of which contest
    kind    TEXT NOT NULL,
    number  INTEGER NOT NULL,               -- of the change, or of the saying; of a contest 0
    due     INTEGER NOT NULL,               -- milliseconds since 1970: not before
    made    INTEGER NOT NULL,
    UNIQUE (person, game, kind, number),
    UNIQUE (person, contest, kind),
    CHECK ((game IS NULL) <> (contest IS NULL))
) STRICT;
CREATE TABLE delivery_of (
    notice  INTEGER NOT NULL REFERENCES notice_of (id),
    channel INTEGER NOT NULL REFERENCES channel (id),
    tries   INTEGER NOT NULL,
    due     INTEGER NOT NULL,               -- milliseconds since 1970: not before
    PRIMARY KEY (notice, channel)
) STRICT, WITHOUT ROWID;
INSERT INTO notice_of (id, person, game, kind, number, due, made) SELECT id, person, game, kind, number, due, made FROM notice;
INSERT INTO delivery_of SELECT notice, channel, tries, due FROM delivery;
-- Numbers that were given are given no more.
DELETE FROM sqlite_sequence WHERE name = 'notice_of';
INSERT INTO sqlite_sequence (name, seq) SELECT 'notice_of', seq FROM sqlite_sequence WHERE name = 'notice';
DROP TABLE delivery;
DROP TABLE notice;
ALTER TABLE notice_of RENAME TO notice;
ALTER TABLE delivery_of RENAME TO delivery;
CREATE INDEX notice_due ON notice (due);
CREATE INDEX notice_game ON notice (game);
CREATE INDEX delivery_due ON delivery (due);
CREATE INDEX delivery_channel ON delivery (channel);
