-- What people have answered before they are asked, line by line.

CREATE TABLE ahead (
    game    TEXT NOT NULL REFERENCES game (id),
    seat    INTEGER NOT NULL,
    answers TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
