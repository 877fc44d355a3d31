-- orderstack=s1BHILntsjMpbEjB9C5IY409QxWMJV+lEqHLqhej+gU%3D5b20d4993450d50a2154d35e9f6ce55e
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES (1,'games','2026-11-16 10:57:46',1,X'E9DC39872A49B80A6B8AE98A788098ABA1081DFE8FD6DD652C048924AB8CB4049D4713AA9EDCBD29CC106D127DA27B51',49372369);
INSERT INTO _sqlx_migrations VALUES (2,'hints','2026-11-16 10:57:46',1,X'7A2944B776907502F423202B46B574BF5AD56ED5612D7F925E8BD1E43497CA760A153F0CAC1EE65C1B3843236CF07FFC',38057763);
INSERT INTO _sqlx_migrations VALUES (3,'chance','2026-11-16 10:57:46',1,X'65DF04ED736FFC5E5F99874FF2E2773F6A570215A43711012FB5DA6C8EC239C334882C48A5F08094525157066BA713D2',23950461);
INSERT INTO _sqlx_migrations VALUES (5,'upkeep','2026-11-16 10:57:46',1,X'FCCD837D6451A839EC033AB4A9E8181698B15FA0D157B0CCBD5D588F9A596A16C28F89A6ED99DCB492FB29F82CA5F915',5108566);
INSERT INTO _sqlx_migrations VALUES (7,'position','2026-11-16 10:57:46',1,X'5C5973ECCC7F3A38FEA32D6A11B92BFE09EEF6864E77D47F765B38C1E0FE68CDEDBF68F6BE154C4C0BD175DC8BD9E983',25341251);
CREATE TABLE secret (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;
INSERT INTO secret VALUES ('cookies',X'640AF3593B6FC4FEDE9AA5B92BD60F0970607D33B3F26D60EE081380510F12F1BCF58CE6E8BAE32C93310046578876FD87531E9D026B1A58C5D3DFE87418E2F1');
INSERT INTO secret VALUES ('chance',X'77A4A07D641F3E0B018014B06F777E7F4AC07B8C1D2A29F828BFCD94509EC8E9E2F3281E8EA4A042A57735096B031BFD5144556B930EE13A5F7B18BC2D2BAC81');
CREATE TABLE person (
    id   TEXT PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;
INSERT INTO person VALUES ('5b20d4993450d50a2154d35e9f6ce55e','Mira');
CREATE TABLE game (
    id       TEXT PRIMARY KEY,
    kind     TEXT NOT NULL,
    rules    INTEGER NOT NULL,
    title    TEXT NOT NULL,
    setup    TEXT NOT NULL,
    seed     INTEGER NOT NULL,  -- all 64 bits
    salt     TEXT NOT NULL,
    created  INTEGER NOT NULL,  -- seconds since 1970
    -- how it stands
    updated  INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    phase    TEXT NOT NULL,
    pending  INTEGER NOT NULL,  -- one bit a seat
    bot_next INTEGER NOT NULL,
    sides    TEXT NOT NULL,     -- one a seat, with commas between
    points   TEXT NOT NULL,     -- the same
    winners  INTEGER,           -- one bit a seat, once it is over
    ending   TEXT
, hints INTEGER NOT NULL DEFAULT 1, secret TEXT, host TEXT, position TEXT) STRICT;
INSERT INTO game VALUES ('0p52d9qgfumn','starcraft',3,'finished','{"options":{"factions":"random","galaxy":"auto"},"players":2}',0,'',1794826666,1794826679,4,'over',0,0,'jim_raynor,arcturus_mengsk','5,0',1,'end_game',1,'89e6dc594d7b96b2bf6f2780832c7677e5d72f0027ce6f8764dc0863133b1363','5b20d4993450d50a2154d35e9f6ce55e',NULL);
INSERT INTO game VALUES ('dj4ncb8ttd8t','starcraft',3,'running','{"options":{"factions":"random","galaxy":"auto"},"players":2}',0,'',1794826679,1794826698,3,'execution',2,0,'aldaris,jim_raynor','2,3',NULL,NULL,1,'0a915c32a02da7ae0c3ee3fe664908ff19de64d2935d2326ea13e91bf1ba812c','5b20d4993450d50a2154d35e9f6ce55e',NULL);
INSERT INTO game VALUES ('m7qsvnux4kwf','starcraft',3,'open','{"options":{"factions":"random","galaxy":"auto"},"players":2}',0,'',1794826699,1794826699,0,'',0,0,',','0,0',NULL,NULL,1,'2588412e73de7a28082e7a583a763fcba9bc6f9278e3ae47908d0241bcf26df1','5b20d4993450d50a2154d35e9f6ce55e',NULL);
CREATE INDEX game_bot_next ON game (id) WHERE bot_next;
CREATE TABLE seat (
    game   TEXT NOT NULL REFERENCES game (id),
    seat   INTEGER NOT NULL,
    person TEXT,
    invite TEXT,
    bot    TEXT,
    name   TEXT NOT NULL, number TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game, seat),
    CHECK ((person IS NOT NULL) + (invite IS NOT NULL) + (bot IS NOT NULL) = 1)
) STRICT, WITHOUT ROWID;
INSERT INTO seat VALUES ('0p52d9qgfumn',0,'5b20d4993450d50a2154d35e9f6ce55e',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('0p52d9qgfumn',1,'5b20d4993450d50a2154d35e9f6ce55e',NULL,NULL,'Tomasz','');
INSERT INTO seat VALUES ('dj4ncb8ttd8t',0,'5b20d4993450d50a2154d35e9f6ce55e',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('dj4ncb8ttd8t',1,'5b20d4993450d50a2154d35e9f6ce55e',NULL,NULL,'Tomasz','');
INSERT INTO seat VALUES ('m7qsvnux4kwf',0,'5b20d4993450d50a2154d35e9f6ce55e',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('m7qsvnux4kwf',1,NULL,'1bc0bf72ccbb8c998575afbcb2e81f11',NULL,'','');
CREATE INDEX seat_person ON seat (person) WHERE person IS NOT NULL;
CREATE TABLE change (
    game    TEXT NOT NULL REFERENCES game (id),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    action  TEXT,               -- a choice,
    undo_to INTEGER, hash TEXT,            -- or taking back until so many choices are left
    PRIMARY KEY (game, number),
    CHECK ((action IS NOT NULL) + (undo_to IS NOT NULL) = 1)
) STRICT, WITHOUT ROWID;
INSERT INTO change VALUES ('0p52d9qgfumn',0,1,'order research dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',1,0,'order research pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',2,1,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',3,0,'order research abaddon',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',4,1,'order research braken',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',5,0,'order build dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',6,1,'order build braken',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',7,0,'order build dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',8,1,'reveal braken',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',9,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',10,0,'reveal dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',11,0,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',12,1,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',13,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',14,1,'build marine pridewater.c',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',15,1,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',16,1,'worker',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',17,1,'pay-from pridewater.a',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',18,1,'transport r1',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',19,1,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',20,1,'build marine pridewater.a',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',21,1,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',22,1,'worker',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',23,1,NULL,22,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',24,1,'worker',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',25,1,'pay',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',26,1,'worker',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',27,1,'pay-from pridewater.c',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',28,1,'worker',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',29,1,'pay',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',30,1,'transport r0',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',31,1,'pay-from pridewater.a',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',32,0,'reveal abaddon',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',33,0,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',34,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',35,1,'done',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',36,0,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',37,0,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',38,0,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',39,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',40,1,'done',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',41,1,'play aggressive_strategy',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',42,0,'play flawless_defense_plan',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',43,0,'order mobilize dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',44,1,'order build braken',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',45,0,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',46,1,'order build dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',47,0,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',48,1,'order research pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',49,0,'order build dylar_iv',NULL,'d530c55a6495f918');
INSERT INTO change VALUES ('0p52d9qgfumn',50,1,'order research pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',51,0,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',52,1,'reveal dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',53,1,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',54,0,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',55,1,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',56,1,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',57,1,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',58,1,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',59,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',60,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',61,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',62,0,'play refinery_sabotage',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',63,0,'area abaddon.b',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',64,0,'area pridewater.b',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',65,1,'play double_time',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',66,1,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',67,0,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',68,1,'order mobilize braken',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',69,0,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',70,1,'order research pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',71,0,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',72,1,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',73,0,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',74,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',75,1,'done',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',76,1,'move marine pridewater.c',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',77,1,'to braken.c',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',78,1,'done',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',79,0,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',80,1,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',81,0,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',82,1,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',83,0,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',84,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',85,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',86,1,NULL,83,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',87,1,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',88,1,'play accelerated_progress',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',89,1,'area dylar_iv.b',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',90,0,'play materials_shortage',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',91,0,'area dylar_iv.c',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',92,0,'area pridewater.b',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',93,0,'area abaddon.b',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',94,0,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',95,1,'order research abaddon',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',96,0,'order build abaddon',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',97,1,'order research braken',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',98,0,'order research abaddon',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',99,1,'order build pridewater',NULL,'8d41ee570ba39615');
INSERT INTO change VALUES ('0p52d9qgfumn',100,0,'order build dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',101,1,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',102,0,'reveal abaddon',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',103,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',104,0,'done',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',105,1,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',106,1,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',107,0,'reveal dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',108,0,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',109,1,'reveal braken',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',110,1,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',111,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',112,1,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',113,1,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',114,0,'event',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',115,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',116,1,'done',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',117,1,'done',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',118,0,'point',NULL,NULL);
INSERT INTO change VALUES ('0p52d9qgfumn',119,1,'play unconventional_strategy',NULL,'03f6ae07ad9045e1');
INSERT INTO change VALUES ('dj4ncb8ttd8t',0,1,'order research helios',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',1,0,'order build dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',2,1,'order build chau_sara',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',3,0,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',4,1,'order research chau_sara',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',5,0,'order research chau_sara',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',6,1,'order build chau_sara',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',7,0,'order research dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',8,1,'reveal helios',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',9,1,'event',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',10,0,'reveal dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',11,0,'event',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',12,1,'event',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',13,0,'reveal chau_sara',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',14,0,'event',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',15,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',16,1,'done',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',17,0,'reveal dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',18,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',19,0,'build zealot dylar_iv.b',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',20,0,'pay',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',21,0,NULL,20,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',22,0,'pay-from dylar_iv.c',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',23,0,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',24,0,'build zealot dylar_iv.d',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',25,0,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',26,0,'pay',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',27,0,'done',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',28,0,NULL,25,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',29,0,'transport r1',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',30,0,'pay-from dylar_iv.d',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',31,0,'worker',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',32,0,'pay',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',33,0,NULL,28,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',34,0,'pay',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',35,0,'done',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',36,0,'building gateway',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',37,0,'pay',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',38,1,'event',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',39,0,'event',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',40,1,'done',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',41,0,'play navigation_error',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',42,0,'swap z0 0 z1 0',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',43,0,'order research pridewater',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',44,1,'order build helios',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',45,0,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',46,1,'order research pridewater',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',47,0,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',48,1,'order research chau_sara',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',49,0,'order research pridewater',NULL,'ce9e1f6f18d29661');
INSERT INTO change VALUES ('dj4ncb8ttd8t',50,1,'order mobilize helios',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',51,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',52,0,NULL,45,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',53,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',54,0,NULL,45,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',55,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',56,0,'done',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',57,1,'reveal helios',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',58,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',59,1,'move marine helios.c',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',60,1,'to helios.b',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',61,1,'move marine helios.c',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',62,1,'to helios.d',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',63,1,NULL,52,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',64,1,'to helios.d',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',65,1,'move firebat helios.a',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',66,1,'to helios.d',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',67,1,'lift helios.a',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',68,0,'event',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',69,1,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',70,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',71,0,'event',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',72,1,'reveal helios',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',73,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',74,1,'transport r2',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',75,1,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',76,1,'transport z0',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',77,1,NULL,64,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',78,1,'build marine helios.d',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',79,1,'pay',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',80,1,NULL,65,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',81,1,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',82,1,'worker',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',83,1,'pay-from helios.b',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',84,1,'build marine helios.b',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',85,1,'pay',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',86,1,'worker',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',87,1,'pay',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',88,1,'transport z0',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',89,1,'pay-from helios.b',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',90,1,'worker',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',91,1,'pay-from helios.b',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',92,1,'worker',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',93,1,'done',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',94,1,'done',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',95,0,'event',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',96,1,'event',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',97,0,'play invasion_preparation',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',98,0,'choose 0',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',99,0,'route z1',NULL,'3314827bb4e988e3');
INSERT INTO change VALUES ('dj4ncb8ttd8t',100,0,'route z0',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',101,1,'done',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',102,1,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',103,0,'order research dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',104,1,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',105,0,'order mobilize dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',106,1,'order research helios',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',107,0,'order research pridewater',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',108,1,'order research chau_sara',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',109,0,'order mobilize chau_sara',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',110,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',111,1,'done',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',112,1,'tech terran_spider_mines',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',113,1,'pay-permanent gas',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',114,1,'pay-from helios.b',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',115,0,'reveal chau_sara',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',116,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',117,0,'move zealot dylar_iv.a',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',118,0,'to chau_sara.a',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',119,0,NULL,102,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',120,0,'to chau_sara.c',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',121,0,'done',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',122,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',123,1,NULL,104,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',124,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',125,1,'done',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',126,0,'reveal dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',127,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',128,0,'move zealot dylar_iv.b',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',129,0,'to dylar_iv.c',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',130,0,NULL,109,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',131,0,'to dylar_iv.c',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',132,0,'move zealot dylar_iv.a',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',133,0,'to dylar_iv.c',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',134,0,'done',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',135,0,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',136,0,'event',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',137,1,'event',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',138,0,'event',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',139,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('dj4ncb8ttd8t',140,1,'move vulture helios.a',NULL,NULL);
CREATE TABLE chat (
    game   TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    seat   INTEGER,
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    said   INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO chat VALUES ('dj4ncb8ttd8t',0,0,'Mira','Tomorrow?',1794826698);
CREATE UNIQUE INDEX game_secret ON game (secret) WHERE secret IS NOT NULL;
CREATE TABLE upkeep (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;
INSERT INTO upkeep VALUES ('trial',X'');
