-- What the places at a table of a contest are worth, such as 5-3-1; missing where they are worth what they usually are.
ALTER TABLE contest ADD COLUMN points TEXT;
