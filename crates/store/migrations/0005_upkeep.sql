-- What the program writes to see whether it can.

CREATE TABLE upkeep (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;

INSERT INTO upkeep (name, bytes) VALUES ('trial', x'');
