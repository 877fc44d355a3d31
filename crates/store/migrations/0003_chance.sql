-- Chance that nobody chose alone: the secret of a table and what the players added to it. Who made
-- the table, since invitations are his to give. And the hash of the state after some changes, so that
-- rules which have changed without a new version are noticed.

ALTER TABLE game ADD COLUMN secret TEXT;  -- of a shared chance: seed and salt mean nothing then
ALTER TABLE game ADD COLUMN host TEXT;    -- a person; missing in tables from before

CREATE UNIQUE INDEX game_secret ON game (secret) WHERE secret IS NOT NULL;

ALTER TABLE seat ADD COLUMN number TEXT NOT NULL DEFAULT '';

ALTER TABLE change ADD COLUMN hash TEXT;
