-- orderstack=79KUnUdU4lteuKzIJESkquokvzlMBLYBaTRv02A4baY%3D4783d37f01103f9de6c9d09b825a1845
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES (1,'games','2026-11-17 22:48:03',1,X'E9DC39872A49B80A6B8AE98A788098ABA1081DFE8FD6DD652C048924AB8CB4049D4713AA9EDCBD29CC106D127DA27B51',3720280);
INSERT INTO _sqlx_migrations VALUES (2,'hints','2026-11-17 22:48:03',1,X'7A2944B776907502F423202B46B574BF5AD56ED5612D7F925E8BD1E43497CA760A153F0CAC1EE65C1B3843236CF07FFC',16012011);
INSERT INTO _sqlx_migrations VALUES (3,'chance','2026-11-17 22:48:03',1,X'65DF04ED736FFC5E5F99874FF2E2773F6A570215A43711012FB5DA6C8EC239C334882C48A5F08094525157066BA713D2',15458754);
INSERT INTO _sqlx_migrations VALUES (5,'upkeep','2026-11-17 22:48:03',1,X'FCCD837D6451A839EC033AB4A9E8181698B15FA0D157B0CCBD5D588F9A596A16C28F89A6ED99DCB492FB29F82CA5F915',10079413);
INSERT INTO _sqlx_migrations VALUES (7,'position','2026-11-17 22:48:03',1,X'5C5973ECCC7F3A38FEA32D6A11B92BFE09EEF6864E77D47F765B38C1E0FE68CDEDBF68F6BE154C4C0BD175DC8BD9E983',7288168);
INSERT INTO _sqlx_migrations VALUES (8,'learn','2026-11-17 22:48:03',1,X'DF83D44CD7277872A139AC28E850505A8797FC0A45B0BFB72CED852923AC151A7FB776819D1B2C7F4DE54D19D8449F7C',7980493);
INSERT INTO _sqlx_migrations VALUES (9,'pace','2026-11-17 22:48:03',1,X'0C5FCA04711228A488B41266728020EA465F2313C08BDE344E0DE84ABC9D7027CB21080ACF69BE3E3810D77998DEA9A8',3653111);
CREATE TABLE secret (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;
INSERT INTO secret VALUES ('cookies',X'A36E230DE6713C8BC102028713613DF09EA468A52B7EDCE81A70C97E32D1797AAFEAE3395B2529948DDDA321468340B2C75437B3FED89EACF6B2290D561F66DE');
INSERT INTO secret VALUES ('chance',X'62A6C92FBE2AAF274E5D5D3B99A243C8E5170AF06F5FBB6DA9174F1B7108E05A83CB4853A2A1FC722F0408FF1EE486FE21900A9D1F4425D639DDA6E360E56406');
CREATE TABLE person (
    id   TEXT PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;
INSERT INTO person VALUES ('4783d37f01103f9de6c9d09b825a1845','Mira');
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
INSERT INTO game VALUES ('nzue4re5nvpq','forbidden-stars',1,'finished','{"options":{"board":"fair","factions":"random"},"players":2}',0,'',1794955684,1794955707,8,'over',0,0,'ultramarines,iyanden','0,0',1,'rounds',1,'c7521031b03f72e641e1ab25bb1d88a699ac85e0f9b9c62f233d20736d4e35ba','4783d37f01103f9de6c9d09b825a1845',NULL,NULL,1,0,'normal');
INSERT INTO game VALUES ('m0f47whmreqz','forbidden-stars',1,'running','{"options":{"board":"fair","factions":"random"},"players":2}',0,'',1794955707,1794955717,5,'operations',2,0,'iyanden,evil_sunz','0,0',NULL,NULL,1,'306bdac86ae1a82dc17026289b0b7ee795318e995e49cd3d861e32e9d64b232c','4783d37f01103f9de6c9d09b825a1845',NULL,NULL,1,0,'normal');
INSERT INTO game VALUES ('tkn5t6jfb4qk','forbidden-stars',1,'open','{"options":{"board":"fair","factions":"random"},"players":2}',0,'',1794955717,1794955717,0,'',0,0,',','0,0',NULL,NULL,1,'5986d2d00117ee031fa51e612c1f27a80eb9497ee8121a56ab304554d9d03f40','4783d37f01103f9de6c9d09b825a1845',NULL,NULL,1,0,'normal');
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
INSERT INTO seat VALUES ('m0f47whmreqz',0,'4783d37f01103f9de6c9d09b825a1845',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('m0f47whmreqz',1,'4783d37f01103f9de6c9d09b825a1845',NULL,NULL,'Tomasz','');
INSERT INTO seat VALUES ('nzue4re5nvpq',0,'4783d37f01103f9de6c9d09b825a1845',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('nzue4re5nvpq',1,'4783d37f01103f9de6c9d09b825a1845',NULL,NULL,'Tomasz','');
INSERT INTO seat VALUES ('tkn5t6jfb4qk',0,'4783d37f01103f9de6c9d09b825a1845',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('tkn5t6jfb4qk',1,NULL,'44eca02e1a0cd4cc5b09072a1934e946',NULL,'','');
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
INSERT INTO change VALUES ('m0f47whmreqz',0,1,'order dominate tile_6',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',1,0,'order advance tile_9',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',2,1,'order dominate tile_11',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',3,0,'order strategize tile_11',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',4,1,'order advance tile_7',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',5,0,'order dominate tile_11',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',6,1,'order deploy tile_6',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',7,0,'order deploy tile_6',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',8,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',9,1,'move ork_boyz tile_11.ne tile_7.sw',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',10,1,'done',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',11,0,'reveal tile_6',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',12,0,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',13,1,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',14,0,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',15,0,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',16,1,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',17,0,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',18,1,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',19,1,'event es_event_letz_get_fightin',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',20,1,'move-storm storm_1 v1,1',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',21,1,'done',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',22,0,'event iy_event_outcasts_returned',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',23,0,'move-storm storm_2 h-1,2',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',24,0,'done',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',25,0,'order advance tile_4',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',26,1,'order advance tile_11',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',27,0,'order advance tile_11',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',28,1,'order deploy tile_9',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',29,0,'order strategize tile_6',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',30,1,'order strategize tile_7',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',31,0,'order deploy tile_6',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',32,1,'order strategize tile_1',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',33,0,'reveal tile_4',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',34,0,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',35,1,'reveal tile_7',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',36,1,'upgrade-combat es_sea_of_green es_ard_boyz',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',37,1,'done',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',38,0,'reveal tile_11',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',39,0,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',40,1,'reveal tile_11',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',41,1,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',42,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',43,1,'reveal tile_1',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',44,1,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',45,0,'event iy_event_path_of_the_warrior',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',46,0,'move-storm storm_1 h0,2',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',47,0,'play-event',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',48,0,'upgrade-combat iy_swooping_hawks iy_hit_and_run',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',49,1,'event es_event_lootin_n_stealin',NULL,'c903421c2855e7a4');
INSERT INTO change VALUES ('m0f47whmreqz',50,1,'done',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',51,1,'order dominate tile_11',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',52,0,'order deploy tile_1',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',53,1,'order deploy tile_11',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',54,0,'order deploy tile_4',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',55,1,'order deploy tile_9',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',56,0,'order advance tile_11',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',57,1,'order advance tile_7',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',58,0,'order dominate tile_1',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',59,1,'reveal tile_7',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',60,1,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',61,0,'reveal tile_11',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',62,0,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',63,1,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',64,1,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',65,0,'reveal tile_1',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',66,0,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',67,1,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',68,0,'reveal tile_4',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',69,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',70,0,NULL,69,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',71,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',72,0,'build bastion tile_4.se plain',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',73,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',74,1,'ability',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',75,1,'buy nobz tile_11.sw plain',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',76,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',77,0,'done',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',78,1,'event es_event_how_we_getz_here',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',79,1,'move-storm storm_2 h-1,2',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',80,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',81,1,'pick ork_boyz tile_7.sw',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',82,1,'to tile_4.nw',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',83,0,'event iy_event_vicious_raids',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',84,0,'done',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',85,0,'order advance tile_4',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',86,1,'order deploy tile_4',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',87,0,'order dominate tile_7',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',88,1,'order dominate tile_6',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',89,0,'order strategize tile_7',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',90,1,'order dominate tile_4',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',91,0,'order strategize tile_9',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',92,1,'order advance tile_9',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',93,1,'reveal tile_6',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',94,1,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',95,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',96,1,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',97,1,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',98,0,'upgrade-combat iy_wraithguard_support iy_ranger_support',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',99,0,'done',NULL,'2521073cf41cb9c3');
INSERT INTO change VALUES ('m0f47whmreqz',100,1,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',101,1,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',102,0,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',103,0,'event iy_event_vicious_raids',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',104,0,'move-storm storm_2 v-1,1',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',105,0,'done',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',106,1,'event es_event_letz_get_fightin',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',107,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',108,1,'option 1',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',109,1,'to tile_11.se',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',110,1,'order dominate tile_11',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',111,0,'order deploy tile_4',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',112,1,'order dominate tile_6',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',113,0,'order dominate tile_7',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',114,1,'order deploy tile_4',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',115,0,'order dominate tile_11',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',116,1,'order deploy tile_9',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',117,0,'order strategize tile_11',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',118,1,'reveal tile_4',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',119,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',120,1,'build city tile_4.nw plain',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',121,0,'reveal tile_7',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',122,0,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',123,1,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',124,1,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',125,0,'reveal tile_4',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',126,0,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',127,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',128,1,'done',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',129,0,'events',NULL,NULL);
INSERT INTO change VALUES ('m0f47whmreqz',130,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',0,0,'order dominate tile_8',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',1,1,'order dominate tile_10',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',2,0,'order deploy tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',3,1,'order dominate tile_2',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',4,0,'order strategize tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',5,1,'order advance tile_10',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',6,0,'order advance tile_6',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',7,1,'order advance tile_8',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',8,0,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',9,1,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',10,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',11,1,'move aspect_warriors tile_2.se tile_10.se',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',12,0,'card um_fury_of_the_ultramar',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',13,1,'card iy_hit_and_run',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',14,1,'decline',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',15,1,'decline',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',16,0,'reveal tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',17,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',18,1,'reveal tile_8',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',19,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',20,1,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',21,0,'reveal tile_6',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',22,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',23,0,NULL,22,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',24,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',25,1,'reveal tile_2',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',26,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',27,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',28,1,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',29,0,'event um_event_exterminatus',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',30,0,'move-storm storm_1 h-2,1',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',31,0,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',32,1,'move-storm storm_2 h-1,0',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',33,1,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',34,1,'order deploy tile_10',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',35,0,'order dominate tile_6',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',36,1,'order strategize tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',37,0,'order dominate tile_6',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',38,1,'order strategize tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',39,0,'order deploy tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',40,1,'order deploy tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',41,0,'order advance tile_8',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',42,1,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',43,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',44,0,'reveal tile_8',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',45,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',46,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',47,1,'buy aspect_warriors tile_9.se plain',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',48,1,'buy hellebore_frigate tile_9.ne plain',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',49,1,'buy aspect_warriors tile_9.se plain',NULL,'d6151fd7d7998339');
INSERT INTO change VALUES ('nzue4re5nvpq',50,1,'buy hellebore_frigate tile_9.ne plain',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',51,1,'build bastion tile_9.se plain',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',52,0,'reveal tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',53,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',54,1,'reveal tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',55,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',56,0,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',57,1,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',58,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',59,1,'event iy_event_legacy_of_vaul',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',60,1,'move-storm storm_1 h-1,1',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',61,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',62,0,'event um_event_adeptus_mechanicus',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',63,0,'play-event',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',64,0,'order strategize tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',65,1,'order strategize tile_6',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',66,0,'order advance tile_10',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',67,1,'order deploy tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',68,0,'order deploy tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',69,1,'order deploy tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',70,0,'order dominate tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',71,1,'order strategize tile_8',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',72,0,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',73,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',74,0,'ability',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',75,1,'reveal tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',76,1,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',77,0,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',78,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',79,1,'reveal tile_6',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',80,1,'upgrade-combat iy_wraithguard_advance iy_command_of_the_autarch',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',81,1,'upgrade-order iy_order_tactical_strikes',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',82,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',83,1,'reveal tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',84,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',85,0,'event um_event_emperors_champion',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',86,0,'move-storm storm_2 h-2,0',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',87,0,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',88,1,'event iy_event_outmanoeuvre',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',89,1,'move-storm storm_1 h0,1',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',90,1,NULL,87,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',91,1,'move-storm storm_1 h-2,1',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',92,1,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',93,1,'order advance tile_6',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',94,0,'order strategize tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',95,1,'order strategize tile_10',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',96,0,'order advance tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',97,1,'order dominate tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',98,0,'order dominate tile_2',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',99,1,'order deploy tile_10',NULL,'f26858e0f43349e9');
INSERT INTO change VALUES ('nzue4re5nvpq',100,0,'order advance tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',101,1,'reveal tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',102,1,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',103,0,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',104,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',105,0,'move strike_cruiser tile_10.nw tile_9.nw',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',106,0,'card um_fury_of_the_ultramar',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',107,1,'card iy_ranger_support',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',108,1,'pick hellebore_frigate tile_9.nw',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',109,0,'scheme um_event_adeptus_mechanicus',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',110,1,'destroy hellebore_frigate routed tile_9.ne',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',111,1,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',112,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',113,0,'reveal tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',114,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',115,1,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',116,0,'reveal tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',117,0,'upgrade-combat um_glory_and_death um_fury_of_the_ultramar',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',118,0,NULL,113,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',119,0,'upgrade-combat um_drop_pod_assault um_reconnaissance',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',120,0,'upgrade-order um_order_rain_of_fire',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',121,1,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',122,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',123,0,NULL,116,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',124,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',125,0,'ability',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',126,1,'event iy_event_path_of_the_warrior',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',127,1,'move-storm storm_1 v-1,1',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',128,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',129,1,'upgrade-combat iy_swooping_hawks iy_striking_scorpions',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',130,0,'event um_event_the_emperor_protects',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',131,0,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',132,0,NULL,123,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',133,0,'play-event',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',134,0,'structure bastion tile_8.nw',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',135,0,'order strategize tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',136,1,'order advance tile_8',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',137,0,'order dominate tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',138,1,'order deploy tile_8',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',139,0,'order strategize tile_2',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',140,1,'order strategize tile_8',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',141,0,'order deploy tile_6',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',142,1,'order deploy tile_6',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',143,0,'reveal tile_2',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',144,1,'reveal tile_8',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',145,0,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',146,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',147,1,'reveal tile_6',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',148,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',149,1,'build bastion tile_6.ne plain',NULL,'3af1e392af1885f0');
INSERT INTO change VALUES ('nzue4re5nvpq',150,0,'reveal tile_6',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',151,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',152,1,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',153,0,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',154,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',155,1,'move hellebore_frigate tile_9.ne tile_8.ne',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',156,1,'move hellebore_frigate tile_9.ne tile_8.sw',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',157,1,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',158,1,'move aspect_warriors tile_9.se tile_8.se',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',159,1,'move aspect_warriors tile_9.se tile_8.se',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',160,1,'move aspect_warriors tile_9.se tile_8.se',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',161,0,'event um_event_the_emperor_protects',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',162,0,'move-storm storm_1 v-1,0',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',163,0,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',164,1,'event iy_event_outmanoeuvre',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',165,1,'move-storm storm_2 h0,0',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',166,1,NULL,155,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',167,1,'move-storm storm_2 h0,0',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',168,1,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',169,1,'order strategize tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',170,0,'order dominate tile_10',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',171,1,'order dominate tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',172,0,'order deploy tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',173,1,'order advance tile_10',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',174,0,'order deploy tile_2',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',175,1,'order strategize tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',176,0,'order advance tile_6',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',177,1,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',178,1,'upgrade-combat iy_striking_scorpions iy_ranger_support',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',179,0,'reveal tile_2',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',180,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',181,1,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',182,1,'upgrade-combat iy_fire_dragons_vengeance iy_wraithguard_advance',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',183,0,'reveal tile_6',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',184,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',185,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',186,1,'move hellebore_frigate tile_9.ne tile_10.nw',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',187,1,'strike tile_10.nw tile_10.ne',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',188,1,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',189,0,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',190,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',191,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',192,0,'build factory tile_5.se plain',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',193,1,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',194,1,'event iy_event_outcasts_returned',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',195,1,'move-storm storm_1 v0,0',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',196,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',197,1,NULL,184,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',198,1,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',199,0,'event um_event_emperors_champion',NULL,'d60e3a356baeb5df');
INSERT INTO change VALUES ('nzue4re5nvpq',200,0,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',201,0,'order strategize tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',202,1,'order advance tile_8',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',203,0,'order advance tile_8',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',204,1,'order deploy tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',205,0,'order deploy tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',206,1,'order strategize tile_2',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',207,0,'order dominate tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',208,1,'order deploy tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',209,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',210,0,'move strike_cruiser tile_9.nw tile_8.sw',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',211,0,'card um_faith_in_the_emperor',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',212,1,'card iy_swooping_hawks',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',213,0,'decline',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',214,0,'option 1',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',215,1,'reveal tile_2',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',216,1,'reveal tile_8',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',217,1,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',218,1,'reveal tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',219,1,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',220,0,'upgrade-combat um_veteran_scouts um_faith_in_the_emperor',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',221,1,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',222,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',223,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',224,0,'event um_event_unwavering_resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',225,0,'move-storm storm_2 v-1,0',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',226,0,NULL,211,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',227,0,'move-storm storm_2 v-1,0',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',228,0,NULL,211,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',229,0,'move-storm storm_1 h0,1',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',230,0,'play-event',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',231,1,'event iy_event_outmanoeuvre',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',232,1,'move-storm storm_2 h0,0',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',233,1,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',234,1,'order advance tile_2',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',235,0,'order advance tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',236,1,'order advance tile_2',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',237,0,'order advance tile_2',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',238,1,'order dominate tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',239,0,'order dominate tile_6',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',240,1,'order deploy tile_5',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',241,0,'order deploy tile_10',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',242,1,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',243,1,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',244,0,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',245,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',246,0,'buy scout tile_10.ne plain',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',247,0,NULL,228,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',248,0,'buy scout tile_10.se plain',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',249,0,'buy scout tile_10.sw plain',NULL,'358553e6123168d0');
INSERT INTO change VALUES ('nzue4re5nvpq',250,0,'buy scout tile_10.ne plain',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',251,0,'build factory tile_10.sw plain',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',252,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',253,0,'reveal tile_2',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',254,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',255,1,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',256,0,'reveal tile_6',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',257,0,'events',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',258,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',259,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',260,0,'done',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',261,1,'event iy_event_legacy_of_vaul',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',262,1,'move-storm storm_2 h-1,0',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',263,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',264,0,'event um_event_exterminatus',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',265,0,'move-storm storm_1 v0,0',NULL,NULL);
INSERT INTO change VALUES ('nzue4re5nvpq',266,0,'done',NULL,'6103315b0c577ce2');
CREATE TABLE chat (
    game   TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    seat   INTEGER,
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    said   INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO chat VALUES ('m0f47whmreqz',0,0,'Mira','Tomorrow?',1794955717);
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
