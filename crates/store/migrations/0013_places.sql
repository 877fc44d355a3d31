-- Who has a seat is a change like any other, so that the log says who had it when. The first changes of a table
-- say who had its seats in the beginning; of tables from before, who has them now. `seat` is only there so that
-- lists need not replay games. And when a change was made.

CREATE TABLE log (
    game    TEXT NOT NULL REFERENCES game (id),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    at      INTEGER,            -- milliseconds since 1970; missing in changes from before
    action  TEXT,               -- a choice,
    undo_to INTEGER,            -- or taking back until so many choices are left,
    person  TEXT,               -- or who has the seat from now on: a person,
    invite  TEXT,               -- whoever knows this,
    bot     TEXT,               -- or a bot;
    name    TEXT,               -- what to call them,
    added   TEXT,               -- and what they add to the chance of the game
    hash    TEXT,
    PRIMARY KEY (game, number),
    CHECK ((action IS NOT NULL) + (undo_to IS NOT NULL)
        + (person IS NOT NULL) + (invite IS NOT NULL) + (bot IS NOT NULL) = 1)
) STRICT, WITHOUT ROWID;

INSERT INTO log (game, number, seat, person, invite, bot, name, added)
    SELECT game, seat, seat, person, invite, bot, name, number FROM seat;

INSERT INTO log (game, number, seat, action, undo_to, hash)
    SELECT game, number + (SELECT count(*) FROM seat WHERE seat.game = change.game), seat, action, undo_to, hash
    FROM change;

DROP TABLE change;
ALTER TABLE log RENAME TO change;
