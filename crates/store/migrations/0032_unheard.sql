-- Tables of which somebody is told nothing, by no channel.
CREATE TABLE unheard (
    person TEXT NOT NULL,
    game   TEXT NOT NULL REFERENCES game (id),
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX unheard_game ON unheard (game);
