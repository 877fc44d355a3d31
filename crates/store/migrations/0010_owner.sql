-- Which server has the file, in one row or none: a name drawn at its start, how often somebody has asked
-- whether it is still there, and how often it has said so.

CREATE TABLE owner (
    token    TEXT NOT NULL,
    asked    INTEGER NOT NULL DEFAULT 0,
    answered INTEGER NOT NULL DEFAULT 0
) STRICT;
