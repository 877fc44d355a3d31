-- The table at which the people of a game play once more.

ALTER TABLE game ADD COLUMN again TEXT;
