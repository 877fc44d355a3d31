-- orderstack=kqBlo4Ca5%2FH%2FbnZ91n+jwTatxaosueEL9GtjioyvdgM%3Dce30db4eb8a43401e8ce37a408c0189f
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES (1,'games','2026-11-15 23:58:48',1,X'E9DC39872A49B80A6B8AE98A788098ABA1081DFE8FD6DD652C048924AB8CB4049D4713AA9EDCBD29CC106D127DA27B51',1481870);
INSERT INTO _sqlx_migrations VALUES (2,'hints','2026-11-15 23:58:48',1,X'7A2944B776907502F423202B46B574BF5AD56ED5612D7F925E8BD1E43497CA760A153F0CAC1EE65C1B3843236CF07FFC',817059);
CREATE TABLE secret (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;
INSERT INTO secret VALUES ('cookies',X'F3E04A90393AE8D620CBD139026CD116D2CD9842F7B2A56408DF031ABB88D36C896A1672E2D4B8A9E2197167978E5A22C33927EC0655F45398997D0189C4767D');
CREATE TABLE person (
    id   TEXT PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;
INSERT INTO person VALUES ('ce30db4eb8a43401e8ce37a408c0189f','Mira');
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
, hints INTEGER NOT NULL DEFAULT 1) STRICT;
INSERT INTO game VALUES ('ptdx83k45kzq','starcraft',1,'finished','{"players":2,"options":{"factions":"random","galaxy":"auto"}}',-1075814845118601491,'e175f2c4bb95a124510f4c214f884bf7',1794787128,1794787137,5,'over',0,0,'queen_of_blades,jim_raynor','5,0',1,'end_game',1);
INSERT INTO game VALUES ('26c4ammtgr5x','starcraft',1,'running','{"players":2,"options":{"factions":"random","galaxy":"auto"}}',7803134114823983202,'723241a7387aee88092a16c330cb0516',1794787137,1794787140,3,'execution',1,0,'queen_of_blades,jim_raynor','2,0',NULL,NULL,1);
INSERT INTO game VALUES ('zakurgdywzkv','starcraft',1,'open','{"players":2,"options":{"factions":"random","galaxy":"auto"}}',-165136222753459928,'096073882cd60f7ced9391e15accb419',1794787140,1794787140,1,'planning',0,0,'queen_of_blades,aldaris','0,0',NULL,NULL,1);
CREATE INDEX game_bot_next ON game (id) WHERE bot_next;
CREATE TABLE seat (
    game   TEXT NOT NULL REFERENCES game (id),
    seat   INTEGER NOT NULL,
    person TEXT,
    invite TEXT,
    bot    TEXT,
    name   TEXT NOT NULL,
    PRIMARY KEY (game, seat),
    CHECK ((person IS NOT NULL) + (invite IS NOT NULL) + (bot IS NOT NULL) = 1)
) STRICT, WITHOUT ROWID;
INSERT INTO seat VALUES ('26c4ammtgr5x',0,'ce30db4eb8a43401e8ce37a408c0189f',NULL,NULL,'Mira');
INSERT INTO seat VALUES ('26c4ammtgr5x',1,'ce30db4eb8a43401e8ce37a408c0189f',NULL,NULL,'Tomasz');
INSERT INTO seat VALUES ('ptdx83k45kzq',0,'ce30db4eb8a43401e8ce37a408c0189f',NULL,NULL,'Mira');
INSERT INTO seat VALUES ('ptdx83k45kzq',1,'ce30db4eb8a43401e8ce37a408c0189f',NULL,NULL,'Tomasz');
INSERT INTO seat VALUES ('zakurgdywzkv',0,'ce30db4eb8a43401e8ce37a408c0189f',NULL,NULL,'Mira');
INSERT INTO seat VALUES ('zakurgdywzkv',1,NULL,'14ade046ca7608a8223fbb141ddbed8f',NULL,'Seat 2');
CREATE INDEX seat_person ON seat (person) WHERE person IS NOT NULL;
CREATE TABLE change (
    game    TEXT NOT NULL REFERENCES game (id),
    number  INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    action  TEXT,               -- a choice,
    undo_to INTEGER,            -- or taking back until so many choices are left
    PRIMARY KEY (game, number),
    CHECK ((action IS NOT NULL) + (undo_to IS NOT NULL) = 1)
) STRICT, WITHOUT ROWID;
INSERT INTO change VALUES ('26c4ammtgr5x',0,0,'order research antiga_prime',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',1,1,'order research pridewater',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',2,0,'order build antiga_prime',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',3,1,'order build bhekar_ro',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',4,0,'order build antiga_prime',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',5,1,'order build bhekar_ro',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',6,0,'order research pridewater',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',7,1,'order research chau_sara',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',8,0,'reveal pridewater',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',9,0,'execute',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',10,1,'reveal bhekar_ro',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',11,1,'event',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',12,0,'execute',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',13,0,'build zergling antiga_prime.b',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',14,0,'pay-permanent minerals',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',15,0,NULL,14);
INSERT INTO change VALUES ('26c4ammtgr5x',16,0,'pay-from antiga_prime.b',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',17,0,'worker',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',18,0,'pay-permanent minerals',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',19,0,'done',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',20,0,'building queens_nest',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',21,0,NULL,18);
INSERT INTO change VALUES ('26c4ammtgr5x',22,0,'module air_support',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',23,0,'pay-from antiga_prime.c',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',24,0,'pay-from antiga_prime.c',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',25,0,'pay',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',26,0,'building spawning_pool',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',27,0,'pay',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',28,0,'done',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',29,1,'reveal chau_sara',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',30,1,'execute',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',31,0,'event',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',32,1,'reveal bhekar_ro',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',33,1,'execute',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',34,1,'worker',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',35,1,'pay-from bhekar_ro.c',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',36,1,'worker',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',37,1,'pay',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',38,1,'worker',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',39,1,'pay-from bhekar_ro.b',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',40,1,'transport r0',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',41,1,'pay-from bhekar_ro.c',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',42,1,'build marine bhekar_ro.c',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',43,1,'pay-permanent minerals',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',44,1,'build marine bhekar_ro.a',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',45,1,'pay-from bhekar_ro.b',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',46,1,'worker',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',47,1,'pay',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',48,1,'worker',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',49,1,'pay-from bhekar_ro.b',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',50,1,'done',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',51,0,'event',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',52,1,'event',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',53,0,'done',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',54,1,'play flawless_defense_plan',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',55,1,'order research chau_sara',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',56,0,'order mobilize antiga_prime',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',57,1,'order mobilize pridewater',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',58,0,'order research antiga_prime',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',59,1,'order research chau_sara',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',60,0,'order research antiga_prime',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',61,1,'order build bhekar_ro',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',62,0,'order build antiga_prime',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',63,1,'reveal bhekar_ro',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',64,1,'execute',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',65,1,'build marine bhekar_ro.c',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',66,1,NULL,61);
INSERT INTO change VALUES ('26c4ammtgr5x',67,1,'done',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',68,1,'building barracks',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',69,1,'pay-from bhekar_ro.b',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',70,1,NULL,63);
INSERT INTO change VALUES ('26c4ammtgr5x',71,1,'pay-from bhekar_ro.c',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',72,1,'module supply',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',73,1,'pay-permanent minerals',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',74,1,'done',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',75,0,'execute',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',76,0,'done',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',77,0,'done',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',78,1,'reveal pridewater',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',79,1,'event',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',80,0,'execute',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',81,0,'draw',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',82,0,'tech zerg_burrow',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',83,0,'pay-permanent gas',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',84,1,'event',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',85,0,'execute',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',86,0,'done',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',87,0,'tech zerg_sunken_colony',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',88,0,'pay-from antiga_prime.b',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',89,1,'event',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',90,0,'execute',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',91,0,'move zergling antiga_prime.b',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',92,0,'to antiga_prime.a',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',93,0,'move hydralisk antiga_prime.a',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',94,0,'to antiga_prime.b',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',95,0,'move zergling antiga_prime.a',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',96,0,'to antiga_prime.c',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',97,0,'move zergling antiga_prime.a',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',98,0,'to antiga_prime.c',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',99,0,'move hydralisk antiga_prime.b',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',100,0,'to antiga_prime.c',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',101,0,'done',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',102,1,'play refinery_sabotage',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',103,1,'area antiga_prime.b',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',104,1,NULL,95);
INSERT INTO change VALUES ('26c4ammtgr5x',105,1,'area pridewater.a',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',106,1,'area pridewater.b',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',107,0,'play invasion_preparation',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',108,0,'choose 0',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',109,0,NULL,98);
INSERT INTO change VALUES ('26c4ammtgr5x',110,0,'choose 0',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',111,0,'route z0',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',112,0,'route r0',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',113,0,'discard zerg_02',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',114,0,'discard zerg_14',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',115,0,'discard zerg_05',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',116,0,'order build antiga_prime',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',117,1,'order mobilize bhekar_ro',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',118,0,'order mobilize pridewater',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',119,1,'order build chau_sara',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',120,0,'order research antiga_prime',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',121,1,'order build bhekar_ro',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',122,0,'order research antiga_prime',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',123,1,'order research bhekar_ro',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',124,0,'reveal antiga_prime',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',125,0,'execute',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',126,0,'draw',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',127,0,'done',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',128,1,'reveal chau_sara',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',129,1,'event',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',130,0,'reveal pridewater',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',131,0,'execute',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',132,0,'move zergling antiga_prime.a',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',133,0,'to pridewater.c',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',134,0,'move hydralisk antiga_prime.b',NULL);
INSERT INTO change VALUES ('26c4ammtgr5x',135,0,'to pridewater.a',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',0,0,'order research chau_sara',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',1,1,'order research pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',2,0,'order build pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',3,1,'order research braken',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',4,0,'order research antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',5,1,'order build chau_sara',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',6,0,'order build antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',7,1,'order build braken',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',8,0,'reveal antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',9,0,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',10,0,'worker',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',11,0,'pay-from antiga_prime.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',12,0,'worker',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',13,0,'pay-permanent minerals',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',14,0,'build zergling antiga_prime.c',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',15,0,'pay-permanent minerals',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',16,0,'worker',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',17,0,'pay-from antiga_prime.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',18,0,'transport z0',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',19,0,'pay-permanent minerals',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',20,0,'build zergling antiga_prime.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',21,0,'pay-permanent minerals',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',22,0,'worker',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',23,0,NULL,22);
INSERT INTO change VALUES ('ptdx83k45kzq',24,0,'worker',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',25,0,'pay',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',26,0,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',27,1,'reveal chau_sara',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',28,1,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',29,0,'reveal antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',30,0,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',31,0,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',32,1,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',33,1,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',34,0,'reveal pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',35,0,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',36,1,'reveal pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',37,1,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',38,0,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',39,1,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',40,0,'play refinery_bombardment',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',41,0,'area antiga_prime.c',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',42,1,'play refinery_bombardment',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',43,1,'area chau_sara.a',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',44,1,'order build antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',45,0,'order mobilize pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',46,1,'order build braken',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',47,0,'order mobilize antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',48,1,'order research pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',49,0,'order build chau_sara',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',50,1,'order research pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',51,0,'order research pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',52,1,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',53,1,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',54,0,'reveal antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',55,0,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',56,0,'move zergling antiga_prime.a',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',57,0,'to antiga_prime.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',58,0,'move zergling antiga_prime.a',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',59,0,'to antiga_prime.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',60,0,'move hydralisk antiga_prime.a',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',61,0,'to antiga_prime.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',62,0,'move zergling antiga_prime.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',63,0,'to antiga_prime.a',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',64,0,'move zergling antiga_prime.c',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',65,0,'move hydralisk antiga_prime.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',66,0,'to antiga_prime.a',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',67,0,'move zergling antiga_prime.a',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',68,0,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',69,1,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',70,1,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',71,0,'reveal pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',72,0,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',73,1,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',74,1,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',75,1,'tech terran_yamato_cannon',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',76,1,'pay-from pridewater.c',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',77,1,'pay-from pridewater.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',78,1,'pay-from pridewater.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',79,0,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',80,1,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',81,0,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',82,1,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',83,0,'play unexpected_action',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',84,0,'order mobilize braken',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',85,1,'order build chau_sara',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',86,0,'order mobilize chau_sara',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',87,1,'order research antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',88,0,'order research antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',89,1,'order mobilize chau_sara',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',90,0,'order build pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',91,1,'order research braken',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',92,0,'use unexpected_action',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',93,0,NULL,90);
INSERT INTO change VALUES ('ptdx83k45kzq',94,0,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',95,0,'reveal antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',96,0,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',97,0,'draw',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',98,0,'tech zerg_dark_swarm',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',99,0,'pay',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',100,1,'reveal braken',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',101,1,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',102,0,'reveal braken',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',103,0,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',104,0,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',105,1,'reveal chau_sara',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',106,1,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',107,0,'reveal pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',108,0,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',109,1,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',110,0,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',111,1,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',112,1,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',113,0,'play technological_breakthrough',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',114,0,'tech zerg_spawn_broodling',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',115,0,'hand zerg_spawn_broodling#1',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',116,0,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',117,1,'play materials_shortage',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',118,1,'area braken.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',119,1,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',120,0,'discard zerg_18',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',121,0,'discard zerg_04',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',122,0,NULL,117);
INSERT INTO change VALUES ('ptdx83k45kzq',123,0,'discard zerg_01',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',124,0,'discard zerg_07',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',125,0,'discard zerg_17',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',126,1,'order mobilize chau_sara',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',127,0,'order build braken',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',128,1,'order research antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',129,0,'order research antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',130,1,'order mobilize pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',131,0,'order build antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',132,1,'order research antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',133,0,'order research antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',134,0,'use unexpected_action',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',135,0,'order mobilize pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',136,1,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',137,1,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',138,0,'reveal antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',139,0,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',140,0,'draw',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',141,0,'tech zerg_chitinous_plating',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',142,0,NULL,135);
INSERT INTO change VALUES ('ptdx83k45kzq',143,0,'tech zerg_guardian_aspect',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',144,0,'pay',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',145,1,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',146,0,'reveal antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',147,0,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',148,0,'build zergling antiga_prime.c',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',149,0,NULL,140);
INSERT INTO change VALUES ('ptdx83k45kzq',150,0,'build zergling antiga_prime.a',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',151,0,'pay-from antiga_prime.c',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',152,0,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',153,0,'building spawning_pool',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',154,0,NULL,143);
INSERT INTO change VALUES ('ptdx83k45kzq',155,0,'building spawning_pool',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',156,0,'pay-from antiga_prime.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',157,0,'module research_and_development',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',158,0,'pay',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',159,0,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',160,0,'reveal braken',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',161,0,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',162,0,'reveal pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',163,0,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',164,0,'move zergling antiga_prime.a',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',165,0,'to pridewater.a',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',166,0,'move zergling antiga_prime.c',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',167,0,NULL,154);
INSERT INTO change VALUES ('ptdx83k45kzq',168,0,'move zergling antiga_prime.a',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',169,0,'to pridewater.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',170,0,'move zergling antiga_prime.c',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',171,0,'to pridewater.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',172,0,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',173,0,'card zerg_08',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',174,0,NULL,159);
INSERT INTO change VALUES ('ptdx83k45kzq',175,0,'card zerg_06',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',176,0,NULL,159);
INSERT INTO change VALUES ('ptdx83k45kzq',177,0,'card zerg_06',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',178,0,'card zerg_dark_swarm#2',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',179,1,'card terran_04',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',180,0,'retreat antiga_prime.a',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',181,1,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',182,1,'lift pridewater.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',183,1,'move firebat pridewater.c',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',184,1,'to pridewater.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',185,1,NULL,166);
INSERT INTO change VALUES ('ptdx83k45kzq',186,1,'to pridewater.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',187,1,'move vulture pridewater.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',188,1,'to pridewater.c',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',189,1,'move marine pridewater.c',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',190,1,'to pridewater.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',191,1,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',192,0,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',193,0,'done',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',194,0,'tech zerg_consume',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',195,0,'pay',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',196,1,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',197,1,'play materials_shortage',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',198,1,'area antiga_prime.c',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',199,1,NULL,178);
INSERT INTO change VALUES ('ptdx83k45kzq',200,1,'area pridewater.a',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',201,1,'area braken.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',202,1,NULL,179);
INSERT INTO change VALUES ('ptdx83k45kzq',203,1,'area chau_sara.c',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',204,1,'area antiga_prime.b',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',205,0,'play unconventional_strategy',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',206,0,'discard zerg_13',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',207,0,'discard zerg_04',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',208,0,'discard zerg_05',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',209,0,'discard zerg_11',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',210,0,'discard zerg_14',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',211,0,'order special_build antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',212,1,'order research pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',213,0,'order research antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',214,1,'order build pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',215,0,'order special_mobilize chau_sara',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',216,1,'order research antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',217,0,'order special_research chau_sara',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',218,1,'order mobilize antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',219,0,'execute',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',220,1,'reveal antiga_prime',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',221,1,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',222,0,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',223,1,'reveal pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',224,1,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',225,1,'reveal pridewater',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',226,1,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',227,1,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',228,0,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',229,0,'event',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',230,0,'play double_time',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',231,1,'play technological_breakthrough',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',232,1,'tech terran_bunker',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',233,1,'hand terran_bunker#2',NULL);
INSERT INTO change VALUES ('ptdx83k45kzq',234,1,'hand terran_bunker#1',NULL);
CREATE TABLE chat (
    game   TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    seat   INTEGER,
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    said   INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO chat VALUES ('26c4ammtgr5x',0,0,'Mira','Tomorrow?',1794787140);
