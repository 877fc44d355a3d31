-- Whether programs may sit down at a table for everybody, as its host has chosen.
ALTER TABLE game ADD COLUMN programs INTEGER NOT NULL DEFAULT 0;
