-- Clocks: what was agreed about time, by name, and when the next one's time will be over. Times of choices are in the log, so
-- that a clock is worked out anew from it.

ALTER TABLE game ADD COLUMN clock TEXT;
ALTER TABLE game ADD COLUMN due INTEGER;            -- milliseconds since 1970; none while nobody's time runs
CREATE INDEX game_due ON game (due) WHERE due IS NOT NULL;

-- A bot that plays for the person who has the seat.
ALTER TABLE seat ADD COLUMN standin TEXT;
ALTER TABLE change ADD COLUMN standin TEXT;

-- When nobody could choose: no time runs then.
CREATE TABLE outage (
    since INTEGER PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT;

-- Until when the server was there for certain.
CREATE TABLE pulse (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at   INTEGER NOT NULL
) STRICT;
