-- Whoever deletes an account takes along what they said, so it is written down who said it, and leaves the name behind, which nobody
-- else may have for a time: there is no account beside it then.

ALTER TABLE chat ADD COLUMN person TEXT;
CREATE INDEX chat_person ON chat (person) WHERE person IS NOT NULL;
CREATE INDEX change_person ON change (person) WHERE person IS NOT NULL;

CREATE TABLE had_name (
    person TEXT NOT NULL,           -- empty if nobody is that any more, as in other tables
    small  TEXT NOT NULL,
    drawn  TEXT NOT NULL,
    until  INTEGER NOT NULL,
    PRIMARY KEY (small, drawn, person)
) STRICT, WITHOUT ROWID;
INSERT INTO had_name (person, small, drawn, until) SELECT person, small, drawn, until FROM former_name;
DROP TABLE former_name;
ALTER TABLE had_name RENAME TO former_name;
CREATE INDEX former_name_drawn ON former_name (drawn);

-- What somebody may do for all others: admin or moderator.
CREATE TABLE role (
    person TEXT NOT NULL REFERENCES account (person),
    role   TEXT NOT NULL,
    PRIMARY KEY (person, role)
) STRICT, WITHOUT ROWID;
