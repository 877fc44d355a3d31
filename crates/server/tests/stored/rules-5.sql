-- orderstack=bwMX+UQkzu0vPVzOb5ZLmH6AgsnwJiwbpRHtw7Yd2+M%3D494c7b7036945d355ea66909ea80d923
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES (1,'games','2026-11-17 23:51:13',1,X'E9DC39872A49B80A6B8AE98A788098ABA1081DFE8FD6DD652C048924AB8CB4049D4713AA9EDCBD29CC106D127DA27B51',941796);
INSERT INTO _sqlx_migrations VALUES (2,'hints','2026-11-17 23:51:13',1,X'7A2944B776907502F423202B46B574BF5AD56ED5612D7F925E8BD1E43497CA760A153F0CAC1EE65C1B3843236CF07FFC',571605);
INSERT INTO _sqlx_migrations VALUES (3,'chance','2026-11-17 23:51:13',1,X'65DF04ED736FFC5E5F99874FF2E2773F6A570215A43711012FB5DA6C8EC239C334882C48A5F08094525157066BA713D2',1222018);
INSERT INTO _sqlx_migrations VALUES (5,'upkeep','2026-11-17 23:51:13',1,X'FCCD837D6451A839EC033AB4A9E8181698B15FA0D157B0CCBD5D588F9A596A16C28F89A6ED99DCB492FB29F82CA5F915',382442);
INSERT INTO _sqlx_migrations VALUES (7,'position','2026-11-17 23:51:13',1,X'5C5973ECCC7F3A38FEA32D6A11B92BFE09EEF6864E77D47F765B38C1E0FE68CDEDBF68F6BE154C4C0BD175DC8BD9E983',498284);
INSERT INTO _sqlx_migrations VALUES (8,'learn','2026-11-17 23:51:13',1,X'DF83D44CD7277872A139AC28E850505A8797FC0A45B0BFB72CED852923AC151A7FB776819D1B2C7F4DE54D19D8449F7C',857702);
INSERT INTO _sqlx_migrations VALUES (9,'pace','2026-11-17 23:51:13',1,X'0C5FCA04711228A488B41266728020EA465F2313C08BDE344E0DE84ABC9D7027CB21080ACF69BE3E3810D77998DEA9A8',788476);
CREATE TABLE secret (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;
INSERT INTO secret VALUES ('cookies',X'D1488FC1C687285E0B587892993D567DB82DEE49C3CD690142996A19D2EB1FAFB26B9B7084189CC51D8EFA7E7D1BC99B6EA2ED15F06C7B0D7D69B78720012D0E');
INSERT INTO secret VALUES ('chance',X'4B511CED710739D0373FC1BDFA21EA8BE2AF3E59BCC985EB59E6C7AAF9B55C2AE895EEB84AA2184AFEF6B36F958C250CB1C46AE863AF1D205B7203F9A264C72D');
CREATE TABLE person (
    id   TEXT PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;
INSERT INTO person VALUES ('494c7b7036945d355ea66909ea80d923','Mira');
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
, hints INTEGER NOT NULL DEFAULT 1, secret TEXT, host TEXT, position TEXT, lesson TEXT, coached INTEGER NOT NULL DEFAULT 1, take_backs INTEGER NOT NULL DEFAULT 0, pace TEXT NOT NULL DEFAULT 'normal') STRICT;
INSERT INTO game VALUES ('b3wyg9ym77ey','starcraft',5,'finished','{"options":{"factions":"random","galaxy":"auto"},"players":2}',0,'',1794959473,1794959474,3,'over',0,0,'overmind,tassadar','8,4',1,'end_game',1,'20980343bce186dfd507bea5f2f614feed86cd9f5995d7dfa6106a2306e6efc2','494c7b7036945d355ea66909ea80d923',NULL,NULL,1,0,'normal');
INSERT INTO game VALUES ('87m3zjj3km60','starcraft',5,'running','{"options":{"factions":"random","galaxy":"auto"},"players":2}',0,'',1794959474,1794959476,4,'execution',1,0,'overmind,arcturus_mengsk','3,0',NULL,NULL,1,'551e485278cf72f41ce70e1507796250da03810b334e1342a466249cf875eb9b','494c7b7036945d355ea66909ea80d923',NULL,NULL,1,0,'normal');
INSERT INTO game VALUES ('mbfbgv44r85q','starcraft',5,'open','{"options":{"factions":"random","galaxy":"auto"},"players":2}',0,'',1794959476,1794959476,0,'',0,0,',','0,0',NULL,NULL,1,'cfa344e0290b4df6fce6e6b269db2777b71263d82747fdf4d873207970e0b162','494c7b7036945d355ea66909ea80d923',NULL,NULL,1,0,'normal');
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
INSERT INTO seat VALUES ('87m3zjj3km60',0,'494c7b7036945d355ea66909ea80d923',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('87m3zjj3km60',1,'494c7b7036945d355ea66909ea80d923',NULL,NULL,'Tomasz','');
INSERT INTO seat VALUES ('b3wyg9ym77ey',0,'494c7b7036945d355ea66909ea80d923',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('b3wyg9ym77ey',1,'494c7b7036945d355ea66909ea80d923',NULL,NULL,'Tomasz','');
INSERT INTO seat VALUES ('mbfbgv44r85q',0,'494c7b7036945d355ea66909ea80d923',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('mbfbgv44r85q',1,NULL,'6bdefbfbfde05fd98ab9b187907c39bf',NULL,'','');
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
INSERT INTO change VALUES ('87m3zjj3km60',0,0,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',1,1,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',2,0,'order mobilize halcyon',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',3,1,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',4,0,'order mobilize antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',5,1,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',6,0,'order research pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',7,1,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',8,0,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',9,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',10,0,'done',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',11,1,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',12,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',13,1,'move firebat pridewater.a',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',14,1,'to pridewater.b',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',15,1,NULL,14,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',16,1,'to pridewater.b',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',17,1,'done',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',18,0,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',19,1,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',20,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',21,1,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',22,1,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',23,0,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',24,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',25,1,'build marine pridewater.b',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',26,1,'pay-from pridewater.a',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',27,1,'build marine pridewater.b',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',28,1,NULL,25,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',29,1,'done',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',30,1,'module supply',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',31,1,'pay-from pridewater.a',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',32,1,'done',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',33,0,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',34,0,'play emergency_rerouting',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',35,0,'choose 1',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',36,0,NULL,31,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',37,0,'choose 1',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',38,0,'route r1',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',39,1,'done',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',40,1,'order build braken',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',41,0,'order mobilize halcyon',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',42,1,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',43,0,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',44,1,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',45,0,'order build antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',46,1,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',47,0,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',48,1,'reveal braken',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',49,1,'event',NULL,'5eb5192e2ff99142');
INSERT INTO change VALUES ('87m3zjj3km60',50,0,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',51,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',52,0,'done',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',53,1,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',54,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',55,1,'move marine pridewater.b',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',56,1,'to pridewater.c',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',57,1,'done',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',58,0,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',59,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',60,0,'done',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',61,1,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',62,1,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',63,0,'reveal halcyon',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',64,0,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',65,1,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',66,0,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',67,1,'play brilliant_engineering',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',68,1,'building factory',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',69,0,'done',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',70,0,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',71,1,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',72,0,'order build halcyon',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',73,1,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',74,0,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',75,1,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',76,0,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',77,1,'order research braken',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',78,0,'reveal halcyon',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',79,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',80,0,'done',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',81,1,'reveal braken',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',82,1,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',83,0,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',84,1,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',85,1,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',86,0,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',87,1,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',88,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',89,1,'build marine pridewater.c',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',90,1,'pay',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',91,1,NULL,84,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',92,1,'pay-from pridewater.a',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',93,1,'transport r2',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',94,1,NULL,85,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',95,1,'build marine pridewater.c',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',96,1,'pay',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',97,1,'build vulture pridewater.a',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',98,1,'pay-from pridewater.a',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',99,1,'pay',NULL,'4764cfaac26930d4');
INSERT INTO change VALUES ('87m3zjj3km60',100,1,'done',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',101,1,'building factory',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',102,1,'pay-from pridewater.a',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',103,1,'pay-permanent gas',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',104,1,'done',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',105,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',106,0,'done',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',107,1,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',108,0,'play accelerated_progress',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',109,1,'play technological_breakthrough',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',110,1,'tech terran_siege_mode',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',111,1,'done',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',112,1,'order mobilize braken',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',113,0,'order special_research halcyon',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',114,1,'order research pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',115,0,'order special_build pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',116,1,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',117,0,'order special_mobilize halcyon',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',118,1,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',119,0,'order mobilize halcyon',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',120,1,'reveal braken',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',121,1,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',122,0,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',123,1,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',124,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',125,1,'move firebat pridewater.b',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',126,1,'to pridewater.a',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',127,1,'lift pridewater.c',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',128,1,'move marine pridewater.a',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',129,1,'to pridewater.b',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',130,1,'done',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',131,0,'reveal halcyon',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',132,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',133,0,NULL,122,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',134,0,'event',NULL,NULL);
INSERT INTO change VALUES ('87m3zjj3km60',135,1,'event',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',0,1,'order research helios',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',1,0,'order research helios',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',2,1,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',3,0,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',4,1,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',5,0,'order build halcyon',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',6,1,'order build antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',7,0,'order build halcyon',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',8,1,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',9,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',10,1,'done',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',11,1,'module supply',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',12,1,'pay-from antiga_prime.c',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',13,1,'building gateway',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',14,1,'pay-from antiga_prime.b',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',15,0,'reveal halcyon',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',16,0,'event',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',17,1,'reveal pridewater',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',18,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',19,0,'reveal halcyon',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',20,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',21,0,'done',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',22,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',23,1,'draw',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',24,1,'tech protoss_psionic_storm',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',25,1,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',26,1,'pay-permanent gas',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',27,1,'pay-permanent gas',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',28,0,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',29,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',30,0,'done',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',31,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',32,0,'draw',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',33,0,'tech zerg_guardian_aspect',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',34,0,'pay-from helios.d',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',35,1,'event',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',36,1,'play advanced_reconnaissance',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',37,0,'play scouting_party',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',38,0,'area halcyon.c',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',39,0,'discard zerg_11',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',40,0,'discard zerg_06',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',41,0,NULL,40,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',42,0,'discard zerg_14',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',43,0,'discard zerg_10',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',44,1,'discard protoss_03',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',45,1,'discard protoss_15',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',46,1,'discard protoss_04',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',47,0,'order mobilize antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',48,1,'order research pridewater',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',49,0,'order build pridewater',NULL,'1eccb2d6554b4634');
INSERT INTO change VALUES ('b3wyg9ym77ey',50,1,'order research pridewater',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',51,0,'order research pridewater',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',52,1,'order build pridewater',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',53,0,'order research helios',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',54,1,'order mobilize helios',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',55,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',56,0,'done',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',57,1,'reveal helios',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',58,1,'event',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',59,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',60,0,'draw',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',61,0,'tech zerg_metabolic_boost',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',62,0,'pay',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',63,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',64,0,'event',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',65,1,'event',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',66,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',67,0,'done',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',68,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',69,0,'done',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',70,1,'play refinery_sabotage',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',71,1,'area halcyon.b',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',72,1,'area antiga_prime.c',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',73,0,'discard zerg_07',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',74,0,'discard zerg_08',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',75,0,'discard zerg_13',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',76,1,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',77,0,'order research halcyon',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',78,1,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',79,0,'order research pridewater',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',80,1,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',81,0,'order mobilize antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',82,1,'order research helios',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',83,0,'order mobilize halcyon',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',84,1,'reveal helios',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',85,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',86,0,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',87,0,'event',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',88,1,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',89,1,'event',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',90,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',91,0,'done',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',92,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',93,1,NULL,90,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',94,1,'event',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',95,0,'reveal halcyon',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',96,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',97,0,NULL,92,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',98,0,'event',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',99,0,'event',NULL,'526f0f62403012bf');
INSERT INTO change VALUES ('b3wyg9ym77ey',100,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',101,1,'done',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',102,1,'point',NULL,NULL);
INSERT INTO change VALUES ('b3wyg9ym77ey',103,0,'play unconventional_strategy',NULL,'5f6d82756d9d866c');
CREATE TABLE chat (
    game   TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    seat   INTEGER,
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    said   INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO chat VALUES ('87m3zjj3km60',0,0,'Mira','Tomorrow?',1794959476);
CREATE UNIQUE INDEX game_secret ON game (secret) WHERE secret IS NOT NULL;
CREATE TABLE upkeep (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;
INSERT INTO upkeep VALUES ('trial',X'');
CREATE INDEX game_lesson ON game (updated) WHERE lesson IS NOT NULL;
CREATE TABLE learned (
    person TEXT NOT NULL,
    kind   TEXT NOT NULL,       -- which game
    lesson TEXT NOT NULL,
    PRIMARY KEY (person, kind, lesson)
) STRICT, WITHOUT ROWID;
