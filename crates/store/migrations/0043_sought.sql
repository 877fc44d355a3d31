-- Whether a table for everybody was made for somebody who looks for a game: such a one can be led to another that fits.
ALTER TABLE game ADD COLUMN listed_sought INTEGER;
