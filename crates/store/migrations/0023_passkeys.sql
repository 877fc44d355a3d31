-- Passkeys: of each the public key, and what its owner calls it. An account with one needs no password, which is empty then.
CREATE TABLE passkey (
    id      TEXT PRIMARY KEY,       -- what the device calls it
    person  TEXT NOT NULL REFERENCES account (person),
    key     BLOB NOT NULL,
    counter INTEGER NOT NULL,       -- how often it was used, if the device counts
    label   TEXT NOT NULL,
    made    INTEGER NOT NULL,
    used    INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_person ON passkey (person);

-- The hashes of what somebody is asked to sign, each to be answered once.
CREATE TABLE asked (
    hash  TEXT PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX asked_until ON asked (until);
