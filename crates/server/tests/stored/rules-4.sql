-- orderstack=LU4eSiyskfm15ewbog+0tcXEnUqCAWmQYbZaeVTsXns%3D33722b66888f75b8006b6b97a0a76da7
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES (1,'games','2026-11-17 02:45:50',1,X'E9DC39872A49B80A6B8AE98A788098ABA1081DFE8FD6DD652C048924AB8CB4049D4713AA9EDCBD29CC106D127DA27B51',732630);
INSERT INTO _sqlx_migrations VALUES (2,'hints','2026-11-17 02:45:50',1,X'7A2944B776907502F423202B46B574BF5AD56ED5612D7F925E8BD1E43497CA760A153F0CAC1EE65C1B3843236CF07FFC',7982192);
INSERT INTO _sqlx_migrations VALUES (3,'chance','2026-11-17 02:45:50',1,X'65DF04ED736FFC5E5F99874FF2E2773F6A570215A43711012FB5DA6C8EC239C334882C48A5F08094525157066BA713D2',7997852);
INSERT INTO _sqlx_migrations VALUES (5,'upkeep','2026-11-17 02:45:50',1,X'FCCD837D6451A839EC033AB4A9E8181698B15FA0D157B0CCBD5D588F9A596A16C28F89A6ED99DCB492FB29F82CA5F915',7990406);
INSERT INTO _sqlx_migrations VALUES (7,'position','2026-11-17 02:45:50',1,X'5C5973ECCC7F3A38FEA32D6A11B92BFE09EEF6864E77D47F765B38C1E0FE68CDEDBF68F6BE154C4C0BD175DC8BD9E983',7998317);
INSERT INTO _sqlx_migrations VALUES (8,'learn','2026-11-17 02:45:50',1,X'DF83D44CD7277872A139AC28E850505A8797FC0A45B0BFB72CED852923AC151A7FB776819D1B2C7F4DE54D19D8449F7C',7990254);
INSERT INTO _sqlx_migrations VALUES (9,'pace','2026-11-17 02:45:50',1,X'0C5FCA04711228A488B41266728020EA465F2313C08BDE344E0DE84ABC9D7027CB21080ACF69BE3E3810D77998DEA9A8',3972673);
CREATE TABLE secret (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;
INSERT INTO secret VALUES ('cookies',X'AC824FE791FAE01EE0F55D7F5E9909023081D70E98F83E036148FB848DE52A4D304E70D61F60BFD860E57528E7BFB3E56EBE3EA889B631614E7AEE3D91D2F661');
INSERT INTO secret VALUES ('chance',X'0D5B9271016CB1521729F9B193C2B45D055238839BD2DE88B4DC9C3448620075A7CFB6072A830A3595FD0433B9979E0C44095B10062C4D706C301A0E30289131');
CREATE TABLE person (
    id   TEXT PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;
INSERT INTO person VALUES ('33722b66888f75b8006b6b97a0a76da7','Mira');
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
INSERT INTO game VALUES ('kywgxfkxrpg9','starcraft',4,'finished','{"options":{"factions":"random","galaxy":"auto"},"players":2}',0,'',1794883550,1794883553,5,'over',0,0,'queen_of_blades,tassadar','10,6',1,'end_game',1,'1ae17992b6775b0c18995afd0935ff93b6a573bf92b2417a4709723812956fc7','33722b66888f75b8006b6b97a0a76da7',NULL,NULL,1,0,'normal');
INSERT INTO game VALUES ('nzjpm5men4xu','starcraft',4,'running','{"options":{"factions":"random","galaxy":"auto"},"players":2}',0,'',1794883553,1794883556,5,'execution',2,0,'jim_raynor,tassadar','10,12',NULL,NULL,1,'c357bc2cefddf638405a7b272f3a7dc5aa78ea1d6f3578e57c53b8f6cad7bc82','33722b66888f75b8006b6b97a0a76da7',NULL,NULL,1,0,'normal');
INSERT INTO game VALUES ('2xdpeb8ekxjy','starcraft',4,'open','{"options":{"factions":"random","galaxy":"auto"},"players":2}',0,'',1794883556,1794883556,0,'',0,0,',','0,0',NULL,NULL,1,'270871a8e2f0b317c14389e57c027117c77f8f95b1cd86cfc33b0d0a0a240dfc','33722b66888f75b8006b6b97a0a76da7',NULL,NULL,1,0,'normal');
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
INSERT INTO seat VALUES ('2xdpeb8ekxjy',0,'33722b66888f75b8006b6b97a0a76da7',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('2xdpeb8ekxjy',1,NULL,'39ab375ee3fb28222ad15659171deecc',NULL,'','');
INSERT INTO seat VALUES ('kywgxfkxrpg9',0,'33722b66888f75b8006b6b97a0a76da7',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('kywgxfkxrpg9',1,'33722b66888f75b8006b6b97a0a76da7',NULL,NULL,'Tomasz','');
INSERT INTO seat VALUES ('nzjpm5men4xu',0,'33722b66888f75b8006b6b97a0a76da7',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('nzjpm5men4xu',1,'33722b66888f75b8006b6b97a0a76da7',NULL,NULL,'Tomasz','');
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
INSERT INTO change VALUES ('kywgxfkxrpg9',0,0,'order research halcyon',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',1,1,'order research torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',2,0,'order build torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',3,1,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',4,0,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',5,1,'order build dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',6,0,'order build antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',7,1,'order build dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',8,0,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',9,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',10,0,'done',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',11,0,'module research_and_development',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',12,0,'pay-from torus.d',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',13,0,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',14,0,'building spire',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',15,0,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',16,0,'pay-from torus.d',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',17,1,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',18,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',19,0,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',20,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',21,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',22,0,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',23,0,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',24,1,'reveal dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',25,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',26,0,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',27,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',28,0,'done',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',29,1,'done',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',30,1,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',31,0,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',32,1,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',33,0,'order research torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',34,1,'order research dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',35,0,'order special_build halcyon',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',36,1,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',37,0,'order mobilize halcyon',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',38,1,'reveal dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',39,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',40,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',41,0,NULL,40,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',42,0,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',43,1,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',44,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',45,0,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',46,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',47,0,'done',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',48,0,'tech zerg_consume',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',49,0,'pay',NULL,'f96464cb6c64bb20');
INSERT INTO change VALUES ('kywgxfkxrpg9',50,1,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',51,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',52,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',53,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',54,0,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',55,1,'play defensive_strategy',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',56,0,'play specialized_strategy',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',57,0,'order mobilize halcyon',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',58,1,'order research dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',59,0,'order build halcyon',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',60,1,'order build torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',61,0,'order mobilize antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',62,1,'order build torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',63,0,'order build antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',64,1,'order research dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',65,0,'reveal halcyon',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',66,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',67,1,'reveal dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',68,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',69,0,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',70,0,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',71,1,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',72,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',73,0,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',74,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',75,1,'reveal dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',76,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',77,0,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',78,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',79,0,'use specialized_strategy',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',80,0,'hand zerg_12',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',81,0,'hand zerg_13',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',82,0,'play informant',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',83,1,'play flagship',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',84,1,'area dylar_iv.c',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',85,0,'discard zerg_02',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',86,0,NULL,83,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',87,0,'discard zerg_09',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',88,0,'discard zerg_12',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',89,1,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',90,0,'order special_build antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',91,1,'order mobilize dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',92,0,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',93,1,'order build antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',94,0,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',95,1,'order research dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',96,0,'order build antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',97,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',98,0,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',99,0,'execute',NULL,'5ed5b0ff0c2f1d4e');
INSERT INTO change VALUES ('kywgxfkxrpg9',100,0,'move zergling torus.a',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',101,0,'to torus.c',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',102,0,'move hydralisk torus.d',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',103,0,'to torus.a',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',104,0,'move zergling torus.a',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',105,0,'to torus.c',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',106,0,'move zergling torus.d',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',107,0,'to torus.b',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',108,0,'done',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',109,1,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',110,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',111,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',112,1,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',113,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',114,0,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',115,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',116,1,'move zealot antiga_prime.a',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',117,1,'to dylar_iv.b',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',118,1,NULL,113,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',119,1,'to dylar_iv.b',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',120,1,'done',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',121,0,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',122,1,'done',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',123,0,'done',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',124,0,'order mobilize halcyon',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',125,1,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',126,0,'order special_build antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',127,1,'order build dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',128,0,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',129,1,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',130,0,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',131,1,'order build antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',132,0,'reveal halcyon',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',133,0,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',134,1,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',135,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',136,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',137,0,'move hydralisk torus.b',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',138,0,NULL,131,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',139,0,'move hydralisk torus.b',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',140,0,'to torus.c',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',141,0,'move hydralisk torus.a',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',142,0,'to torus.b',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',143,0,NULL,134,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',144,0,'to torus.c',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',145,0,'move zergling torus.b',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',146,0,'to torus.c',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',147,0,'move zergling torus.c',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',148,0,'to torus.a',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',149,0,'move zergling torus.c',NULL,'b825fb769b6a6ed3');
INSERT INTO change VALUES ('kywgxfkxrpg9',150,0,NULL,139,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',151,0,'move zergling torus.c',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',152,0,'to torus.d',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',153,1,'reveal dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',154,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',155,1,NULL,142,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',156,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',157,1,'module supply',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',158,1,'pay-from antiga_prime.c',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',159,1,'done',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',160,1,'found dylar_iv.c',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',161,1,'pay-from antiga_prime.c',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',162,1,'pay-from antiga_prime.c',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',163,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',164,1,'draw',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',165,1,'done',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',166,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',167,0,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',168,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',169,0,'play accelerated_progress',NULL,NULL);
INSERT INTO change VALUES ('kywgxfkxrpg9',170,1,'play stalling_tactic',NULL,'abbf7625755f0487');
INSERT INTO change VALUES ('nzjpm5men4xu',0,1,'order research vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',1,0,'order research torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',2,1,'order build vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',3,0,'order build vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',4,1,'order build vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',5,0,'order research dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',6,1,'order mobilize helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',7,0,'order build torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',8,1,'reveal helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',9,1,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',10,0,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',11,0,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',12,1,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',13,0,'reveal dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',14,0,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',15,0,'reveal vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',16,0,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',17,1,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',18,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',19,0,'done',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',20,1,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',21,1,'play aggressive_strategy',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',22,0,'done',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',23,0,'order mobilize vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',24,1,'order build torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',25,0,'order mobilize vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',26,1,'order build vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',27,0,'order research dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',28,1,'order mobilize helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',29,0,'order research torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',30,1,'order research helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',31,0,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',32,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',33,0,'done',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',34,1,'reveal vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',35,1,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',36,0,'reveal vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',37,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',38,0,'move marine dylar_iv.a',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',39,0,'to vyctor_v.b',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',40,0,'move vulture dylar_iv.b',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',41,0,NULL,40,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',42,0,'done',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',43,1,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',44,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',45,0,'reveal dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',46,0,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',47,1,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',48,0,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',49,1,'event',NULL,'8a2e3587816fd794');
INSERT INTO change VALUES ('nzjpm5men4xu',50,0,'play stalling_tactic',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',51,1,'play double_time',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',52,1,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',53,0,'order research helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',54,1,'order research vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',55,0,'order mobilize vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',56,1,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',57,0,'order build helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',58,1,'order build vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',59,0,'order mobilize dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',60,1,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',61,1,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',62,0,'reveal dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',63,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',64,0,'done',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',65,1,'reveal vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',66,1,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',67,0,'reveal vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',68,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',69,0,NULL,66,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',70,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',71,0,'move firebat dylar_iv.a',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',72,0,'to vyctor_v.b',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',73,0,NULL,68,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',74,0,'to vyctor_v.a',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',75,0,'move marine vyctor_v.b',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',76,0,'move marine dylar_iv.a',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',77,0,NULL,70,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',78,0,'move vulture dylar_iv.b',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',79,0,'to vyctor_v.b',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',80,0,'move marine dylar_iv.a',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',81,0,'to vyctor_v.b',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',82,1,'reveal vyctor_v',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',83,1,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',84,0,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',85,1,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',86,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',87,1,'play stalling_tactic',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',88,0,'order build torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',89,1,'order build helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',90,0,'order build torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',91,1,'order mobilize helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',92,0,'order research helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',93,1,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',94,0,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',95,1,'order build helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',96,0,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',97,1,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',98,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',99,1,'use double_time',NULL,'2380b31ddae0b596');
INSERT INTO change VALUES ('nzjpm5men4xu',100,1,'move zealot helios.c',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',101,1,'to torus.a',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',102,1,'done',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',103,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',104,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',105,1,'transport r3',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',106,1,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',107,1,'done',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',108,1,'done',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',109,0,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',110,0,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',111,0,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',112,1,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',113,1,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',114,0,'play double_time',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',115,1,'play stalling_tactic',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',116,1,'order research helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',117,0,'order mobilize dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',118,1,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',119,0,'order research dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',120,1,'order research helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',121,0,'order research dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',122,1,'order build dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',123,0,'order build helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',124,1,'reveal dylar_iv',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',125,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',126,0,'reveal helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',127,0,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',128,1,'reveal helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',129,1,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',130,0,'event',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',131,1,'reveal helios',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',132,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('nzjpm5men4xu',133,1,'done',NULL,NULL);
CREATE TABLE chat (
    game   TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    seat   INTEGER,
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    said   INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO chat VALUES ('nzjpm5men4xu',0,0,'Mira','Tomorrow?',1794883556);
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
