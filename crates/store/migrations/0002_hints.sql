-- Whether people may ask for hints at a table.

ALTER TABLE game ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
