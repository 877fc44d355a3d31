-- Whether those who look on may say something.

ALTER TABLE game ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
