-- What was agreed about taking back, which old tables know nothing of, and how long bots let people look at
-- what they do.

ALTER TABLE game ADD COLUMN take_backs INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN pace TEXT NOT NULL DEFAULT 'normal';
