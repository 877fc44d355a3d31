-- A game may begin from a position, a saved state, instead of a deal: seed, salt and secret mean nothing then.

ALTER TABLE game ADD COLUMN position TEXT;
