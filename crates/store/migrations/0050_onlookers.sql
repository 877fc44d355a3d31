-- How many choices later those see a table who look on; they talk among themselves then. NULL: they see what everybody sees.
ALTER TABLE game ADD COLUMN behind INTEGER;
-- What only those heard who looked on, until the game was over.
ALTER TABLE chat ADD COLUMN aside INTEGER NOT NULL DEFAULT 0;
