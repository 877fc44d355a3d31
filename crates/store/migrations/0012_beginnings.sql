-- The positions that lessons begin from, each once, however many begin: they are most of what such a table takes.
-- A table that begins from a position of its own has it in its row.

CREATE TABLE beginning (
    id   INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE
) STRICT;

ALTER TABLE game ADD COLUMN beginning INTEGER REFERENCES beginning (id);
