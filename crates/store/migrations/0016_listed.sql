-- Tables for everybody: the language of whoever made it, until when it waits for people (milliseconds since 1970), and whether
-- bots take the open seats then. Nothing of this in a table for those who have a link.

ALTER TABLE game ADD COLUMN listed TEXT;
ALTER TABLE game ADD COLUMN listed_until INTEGER;
ALTER TABLE game ADD COLUMN listed_bots INTEGER;
CREATE INDEX game_listed ON game (listed) WHERE listed IS NOT NULL;
