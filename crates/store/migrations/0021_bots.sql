-- Accounts that programs play with: said to be so before the first game, and for ever.
ALTER TABLE account ADD COLUMN bot INTEGER NOT NULL DEFAULT 0;
