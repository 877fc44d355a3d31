-- Tables where something is learned: which lesson, and whether the coach is still there. They go away after a
-- while. And who has learned what, which stays.

ALTER TABLE game ADD COLUMN lesson TEXT;
ALTER TABLE game ADD COLUMN coached INTEGER NOT NULL DEFAULT 1;

CREATE INDEX game_lesson ON game (updated) WHERE lesson IS NOT NULL;

CREATE TABLE learned (
    person TEXT NOT NULL,
    kind   TEXT NOT NULL,       -- which game
    lesson TEXT NOT NULL,
    PRIMARY KEY (person, kind, lesson)
) STRICT, WITHOUT ROWID;
