-- What people say about their game besides playing it: that they want a pause, to go on, or to end it, and that they give up.

CREATE TABLE log (
    game    TEXT NOT NULL REFERENCES game (id),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    at      INTEGER,            -- milliseconds since 1970; missing in changes from before
    action  TEXT,               -- a choice,
    undo_to INTEGER,            -- or taking back until so many choices are left,
    voice   TEXT,               -- or what somebody says about the game,
    person  TEXT,               -- or who has the seat from now on: a person,
    standin TEXT,               -- for whom a bot of this level plays until they are back,
    invite  TEXT,               -- whoever knows this,
    bot     TEXT,               -- or a bot;
    name    TEXT,               -- what to call them,
    added   TEXT,               -- and what they add to the chance of the game
    hash    TEXT,
    PRIMARY KEY (game, number),
    CHECK ((action IS NOT NULL) + (undo_to IS NOT NULL) + (voice IS NOT NULL)
        + (person IS NOT NULL) + (invite IS NOT NULL) + (bot IS NOT NULL) = 1)
) STRICT, WITHOUT ROWID;

INSERT INTO log (game, number, seat, at, action, undo_to, person, standin, invite, bot, name, added, hash)
    SELECT game, number, seat, at, action, undo_to, person, standin, invite, bot, name, added, hash FROM change;

DROP TABLE change;
ALTER TABLE log RENAME TO change;
