-- orderstack=S97QFsiV3zAo%2Fs%2F52SMqesn6sbzrVt+C877RZv%2FsiGA%3D748702fd20bfc2c2afbbb5094f5fdb62
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES (1,'games','2026-11-17 23:16:35',1,X'E9DC39872A49B80A6B8AE98A788098ABA1081DFE8FD6DD652C048924AB8CB4049D4713AA9EDCBD29CC106D127DA27B51',7460981);
INSERT INTO _sqlx_migrations VALUES (2,'hints','2026-11-17 23:16:35',1,X'7A2944B776907502F423202B46B574BF5AD56ED5612D7F925E8BD1E43497CA760A153F0CAC1EE65C1B3843236CF07FFC',6132521);
INSERT INTO _sqlx_migrations VALUES (3,'chance','2026-11-17 23:16:35',1,X'65DF04ED736FFC5E5F99874FF2E2773F6A570215A43711012FB5DA6C8EC239C334882C48A5F08094525157066BA713D2',7990803);
INSERT INTO _sqlx_migrations VALUES (5,'upkeep','2026-11-17 23:16:35',1,X'FCCD837D6451A839EC033AB4A9E8181698B15FA0D157B0CCBD5D588F9A596A16C28F89A6ED99DCB492FB29F82CA5F915',8008319);
INSERT INTO _sqlx_migrations VALUES (7,'position','2026-11-17 23:16:35',1,X'5C5973ECCC7F3A38FEA32D6A11B92BFE09EEF6864E77D47F765B38C1E0FE68CDEDBF68F6BE154C4C0BD175DC8BD9E983',541636);
INSERT INTO _sqlx_migrations VALUES (8,'learn','2026-11-17 23:16:35',1,X'DF83D44CD7277872A139AC28E850505A8797FC0A45B0BFB72CED852923AC151A7FB776819D1B2C7F4DE54D19D8449F7C',12002824);
INSERT INTO _sqlx_migrations VALUES (9,'pace','2026-11-17 23:16:35',1,X'0C5FCA04711228A488B41266728020EA465F2313C08BDE344E0DE84ABC9D7027CB21080ACF69BE3E3810D77998DEA9A8',12024634);
CREATE TABLE secret (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;
INSERT INTO secret VALUES ('cookies',X'5CA54EDE8C4CB37B66801B33E9A314686F40318E7824671316A2BEDACA106E22493C8D264E6EE243D185AE5000A61B950E24319495A14F6709F902DF3DA74328');
INSERT INTO secret VALUES ('chance',X'3D01AD68BE891EB74234B6C11B1A4D678ED139FE3FEC44289637B3BFCEDBB19D81A2A7AEA9B6DB98E06754E9A5A865F5941F80DFE6C70BC9E8C15002895CCCAB');
CREATE TABLE person (
    id   TEXT PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;
INSERT INTO person VALUES ('748702fd20bfc2c2afbbb5094f5fdb62','Mira');
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
INSERT INTO game VALUES ('dhsz2d5spfxh','forbidden-stars',2,'finished','{"options":{"board":"fair","factions":"random"},"players":2}',0,'',1794957395,1794957413,8,'over',0,0,'ultramarines,iyanden','0,0',1,'rounds',1,'8bd2dd136134b06eb0e47cb8cdf25dc2adb77e96019f3a5d6330740e7611f60e','748702fd20bfc2c2afbbb5094f5fdb62',NULL,NULL,1,0,'normal');
INSERT INTO game VALUES ('wbtwqrt42ftx','forbidden-stars',2,'running','{"options":{"board":"fair","factions":"random"},"players":2}',0,'',1794957414,1794957424,5,'planning',1,0,'ultramarines,world_eaters','0,0',NULL,NULL,1,'a70eaccd25fa5e10bd311d3316baf087b08e1bc8b7030c7bb5c4fc61df0115f8','748702fd20bfc2c2afbbb5094f5fdb62',NULL,NULL,1,0,'normal');
INSERT INTO game VALUES ('c28vnb30nuax','forbidden-stars',2,'open','{"options":{"board":"fair","factions":"random"},"players":2}',0,'',1794957424,1794957424,0,'',0,0,',','0,0',NULL,NULL,1,'40ad8f7b6999067885ae009d5677cd1750f45687f4e681dbe47614ad82ad3827','748702fd20bfc2c2afbbb5094f5fdb62',NULL,NULL,1,0,'normal');
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
INSERT INTO seat VALUES ('c28vnb30nuax',0,'748702fd20bfc2c2afbbb5094f5fdb62',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('c28vnb30nuax',1,NULL,'5470e6769260efc8569c742c2ebc44ec',NULL,'','');
INSERT INTO seat VALUES ('dhsz2d5spfxh',0,'748702fd20bfc2c2afbbb5094f5fdb62',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('dhsz2d5spfxh',1,'748702fd20bfc2c2afbbb5094f5fdb62',NULL,NULL,'Tomasz','');
INSERT INTO seat VALUES ('wbtwqrt42ftx',0,'748702fd20bfc2c2afbbb5094f5fdb62',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('wbtwqrt42ftx',1,'748702fd20bfc2c2afbbb5094f5fdb62',NULL,NULL,'Tomasz','');
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
INSERT INTO change VALUES ('dhsz2d5spfxh',0,0,'order dominate tile_8',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',1,1,'order dominate tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',2,0,'order deploy tile_4',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',3,1,'order dominate tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',4,0,'order strategize tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',5,1,'order advance tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',6,0,'order advance tile_6',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',7,1,'order advance tile_8',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',8,0,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',9,1,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',10,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',11,0,'reveal tile_4',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',12,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',13,1,'reveal tile_8',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',14,1,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',15,0,'reveal tile_6',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',16,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',17,1,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',18,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',19,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',20,0,'asset cache',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',21,0,'ability',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',22,0,'pick scout tile_8.se',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',23,1,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',24,0,'event um_event_emperors_champion',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',25,0,'move-storm storm_1 h0,0',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',26,0,'done',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',27,1,'event iy_event_vicious_raids',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',28,1,'move-storm storm_2 h1,0',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',29,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',30,1,'order strategize tile_4',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',31,0,'order deploy tile_8',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',32,1,'order strategize tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',33,0,'order deploy tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',34,1,'order dominate tile_8',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',35,0,'order strategize tile_8',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',36,1,'order dominate tile_8',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',37,0,'order dominate tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',38,1,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',39,1,'upgrade-combat iy_wraithguard_advance iy_command_of_the_autarch',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',40,1,'done',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',41,0,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',42,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',43,0,'done',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',44,0,'build city tile_10.se cache',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',45,1,'reveal tile_8',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',46,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',47,0,'reveal tile_8',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',48,0,'upgrade-combat um_drop_pod_assault um_blessed_power_armour',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',49,0,'upgrade-order um_order_recruitment_worlds',NULL,'778eb803ef025843');
INSERT INTO change VALUES ('dhsz2d5spfxh',50,1,'reveal tile_4',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',51,1,'upgrade-combat iy_fire_dragons_vengeance iy_hit_and_run',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',52,1,'upgrade-order iy_order_tactical_strikes',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',53,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',54,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',55,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',56,1,'event iy_event_farsight',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',57,1,'move-storm storm_2 h1,1',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',58,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',59,0,'event um_event_heroic_intervention',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',60,0,'move-storm storm_1 h0,-1',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',61,0,'play-event',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',62,0,'option 0',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',63,0,'to tile_10.sw',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',64,0,'order strategize tile_4',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',65,1,'order advance tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',66,0,'order deploy tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',67,1,'order deploy tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',68,0,'order deploy tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',69,1,'order dominate tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',70,0,'order strategize tile_6',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',71,1,'order deploy tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',72,0,'reveal tile_6',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',73,1,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',74,1,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',75,1,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',76,1,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',77,1,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',78,1,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',79,1,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',80,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',81,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',82,0,'event um_event_heroic_intervention',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',83,0,'move-storm storm_1 h0,0',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',84,0,'play-event',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',85,0,NULL,84,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',86,0,'done',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',87,1,'event iy_event_outcasts_returned',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',88,1,'done',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',89,1,'order strategize tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',90,0,'order deploy tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',91,1,'order dominate tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',92,0,'order advance tile_6',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',93,1,'order strategize tile_4',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',94,0,'order strategize tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',95,1,'order advance tile_4',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',96,0,'order dominate tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',97,1,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',98,0,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',99,0,'upgrade-combat um_blessed_power_armour um_ambush',NULL,'00789e05c916d55d');
INSERT INTO change VALUES ('dhsz2d5spfxh',100,0,'upgrade-order um_order_rain_of_fire',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',101,1,'upgrade-combat iy_wraithguard_support iy_howling_banshees',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',102,0,'reveal tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',103,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',104,0,'ability',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',105,1,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',106,0,'reveal tile_6',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',107,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',108,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',109,1,'event iy_event_path_of_the_warrior',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',110,1,'move-storm storm_1 v0,-1',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',111,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',112,1,'upgrade-combat iy_howling_banshees iy_fire_dragons_vengeance',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',113,0,'event um_event_unwavering_resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',114,0,'move-storm storm_2 v2,-1',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',115,0,'done',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',116,0,'order deploy tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',117,1,'order deploy tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',118,0,'order dominate tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',119,1,'order dominate tile_6',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',120,0,'order advance tile_8',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',121,1,'order advance tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',122,0,'order deploy tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',123,1,'order strategize tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',124,0,'reveal tile_8',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',125,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',126,0,'move strike_cruiser tile_10.ne tile_8.ne',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',127,0,'move scout tile_10.se tile_8.sw',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',128,0,'move space_marine tile_10.nw tile_8.sw',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',129,0,NULL,126,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',130,0,'done',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',131,1,'reveal tile_6',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',132,1,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',133,0,'reveal tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',134,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',135,1,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',136,0,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',137,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',138,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',139,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',140,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',141,0,'event um_event_the_emperor_protects',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',142,0,'move-storm storm_1 v0,0',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',143,0,'done',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',144,1,'event iy_event_legacy_of_vaul',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',145,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',146,1,'order strategize tile_4',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',147,0,'order deploy tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',148,1,'order dominate tile_6',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',149,0,'order strategize tile_10',NULL,'788f6203b87c1cf6');
INSERT INTO change VALUES ('dhsz2d5spfxh',150,1,'order advance tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',151,0,'order advance tile_4',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',152,1,'order strategize tile_6',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',153,0,'order dominate tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',154,1,'upgrade-combat iy_command_of_the_autarch iy_howling_banshees',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',155,0,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',156,0,'upgrade-combat um_veteran_scouts um_faith_in_the_emperor',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',157,0,'upgrade-order um_order_direct_the_faithful',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',158,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',159,1,'ability',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',160,1,'to tile_9.sw',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',161,0,'reveal tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',162,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',163,1,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',164,0,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',165,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',166,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',167,1,'upgrade-combat iy_swooping_hawks iy_command_of_the_autarch',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',168,1,'event iy_event_exodite_colony',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',169,1,'move-storm storm_1 h-1,0',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',170,1,NULL,165,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',171,1,'move-storm storm_1 h-1,0',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',172,1,'done',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',173,0,'event um_event_emperors_champion',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',174,0,'play-event',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',175,0,'order deploy tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',176,1,'order strategize tile_8',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',177,0,'order deploy tile_6',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',178,1,'order dominate tile_6',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',179,0,'order dominate tile_4',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',180,1,'order advance tile_8',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',181,0,'order dominate tile_8',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',182,1,'order advance tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',183,0,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',184,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',185,1,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',186,1,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',187,0,'reveal tile_4',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',188,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',189,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',190,0,'reveal tile_6',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',191,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',192,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',193,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',194,0,'event um_event_unwavering_resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',195,0,'move-storm storm_1 v0,-1',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',196,0,'done',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',197,1,'event iy_event_path_of_the_warrior',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',198,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',199,1,'upgrade-combat iy_command_of_the_autarch iy_swooping_hawks',NULL,'8a56ba7fe99d0110');
INSERT INTO change VALUES ('dhsz2d5spfxh',200,1,'order deploy tile_4',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',201,0,'order deploy tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',202,1,'order strategize tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',203,0,'order dominate tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',204,1,'order deploy tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',205,0,'order deploy tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',206,1,'order dominate tile_4',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',207,0,'order dominate tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',208,1,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',209,1,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',210,0,'reveal tile_3',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',211,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',212,0,'done',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',213,1,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',214,0,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',215,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',216,1,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',217,0,'reveal tile_9',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',218,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',219,0,'events',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',220,1,'event iy_event_warp_gate',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',221,1,'move-storm storm_2 v2,-1',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',222,1,NULL,215,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',223,1,'move-storm storm_2 v2,-1',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',224,1,NULL,215,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',225,1,'move-storm storm_1 h-1,-1',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',226,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',227,0,'event um_event_the_emperor_protects',NULL,NULL);
INSERT INTO change VALUES ('dhsz2d5spfxh',228,0,'done',NULL,'1366789dd643ab99');
INSERT INTO change VALUES ('wbtwqrt42ftx',0,1,'order dominate tile_12',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',1,0,'order advance tile_1',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',2,1,'order advance tile_3',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',3,0,'order advance tile_1',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',4,1,'order advance tile_1',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',5,0,'order dominate tile_10',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',6,1,'order dominate tile_5',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',7,0,'order deploy tile_3',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',8,1,'reveal tile_5',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',9,1,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',10,0,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',11,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',12,0,'ability',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',13,0,'pick scout tile_10.nw',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',14,1,'reveal tile_12',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',15,1,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',16,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',17,0,'build city tile_3.ne plain',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',18,1,'reveal tile_1',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',19,1,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',20,0,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',21,1,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',22,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',23,0,'move strike_cruiser tile_10.ne tile_1.sw',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',24,0,'done',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',25,1,'event we_event_incantation_of_tzeentch',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',26,1,'move-storm storm_1 h0,0',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',27,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',28,1,'event we_event_touched_by_the_warp',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',29,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',30,1,'pick cultist tile_5.sw',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',31,1,'upgrade-order we_order_favour_of_the_dark_gods',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',32,0,'move-storm storm_2 v1,1',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',33,0,'done',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',34,0,'order advance tile_10',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',35,1,'order dominate tile_12',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',36,0,'order strategize tile_12',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',37,1,'order advance tile_12',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',38,0,'order dominate tile_12',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',39,1,'order deploy tile_10',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',40,0,'order deploy tile_5',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',41,1,'order deploy tile_3',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',42,0,'reveal tile_12',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',43,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',44,1,'reveal tile_3',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',45,1,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',46,0,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',47,1,'reveal tile_12',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',48,1,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',49,1,'reveal tile_12',NULL,'7b341a9f222aef43');
INSERT INTO change VALUES ('wbtwqrt42ftx',50,1,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',51,1,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',52,0,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',53,0,'event um_event_the_emperor_protects',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',54,0,'move-storm storm_1 h1,0',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',55,0,'done',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',56,1,'event we_event_spoils_of_war',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',57,1,'move-storm storm_2 h0,2',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',58,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',59,1,NULL,58,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',60,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',61,1,'order advance tile_12',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',62,0,'order deploy tile_10',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',63,1,'order deploy tile_12',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',64,0,'order strategize tile_6',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',65,1,'order advance tile_5',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',66,0,'order strategize tile_1',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',67,1,'order dominate tile_12',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',68,0,'order dominate tile_6',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',69,1,'reveal tile_12',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',70,1,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',71,0,'reveal tile_6',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',72,0,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',73,1,'reveal tile_12',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',74,1,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',75,0,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',76,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',77,0,NULL,74,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',78,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',79,0,'buy battle_barge tile_10.ne plain',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',80,0,'buy space_marine tile_10.sw plain',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',81,0,NULL,76,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',82,0,'buy strike_cruiser tile_10.ne plain',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',83,0,'buy scout tile_10.nw plain',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',84,0,'buy scout tile_10.se plain',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',85,1,'reveal tile_5',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',86,1,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',87,0,'reveal tile_6',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',88,0,'done',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',89,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',90,1,'move cultist tile_12.ne tile_12.se',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',91,1,'move chaos_space_marine tile_12.sw tile_12.ne',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',92,0,'done',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',93,1,'event we_event_prayer_to_the_dark_gods',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',94,1,'move-storm storm_2 v1,1',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',95,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',96,0,'event um_event_work_of_the_righteous',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',97,1,'done',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',98,0,'done',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',99,0,'order deploy tile_12',NULL,'85935daadc8f130c');
INSERT INTO change VALUES ('wbtwqrt42ftx',100,1,'order strategize tile_1',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',101,0,'order advance tile_1',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',102,1,'order strategize tile_10',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',103,0,'order dominate tile_1',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',104,1,'order advance tile_12',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',105,0,'order deploy tile_10',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',106,1,'order deploy tile_1',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',107,0,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',108,1,'reveal tile_1',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',109,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',110,0,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',111,1,'reveal tile_12',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',112,1,'resolve',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',113,1,'move chaos_space_marine tile_12.ne tile_12.se',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',114,1,'move cultist tile_12.se tile_12.ne',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',115,0,'reveal tile_1',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',116,0,'events',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',117,1,'reveal tile_10',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',118,1,'upgrade we_order_favour_of_the_dark_gods',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',119,1,'pick-order deploy',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',120,1,'pick-order advance',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',121,0,'resolve',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',122,0,'event um_event_work_of_the_righteous',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',123,0,'move-storm storm_2 h1,2',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',124,1,'scheme we_event_prayer_to_the_dark_gods',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',125,1,NULL,118,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',126,1,'scheme we_event_prayer_to_the_dark_gods',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',127,1,'move-storm storm_2 h1,1',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',128,0,'play-event',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',129,0,'option 1',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',130,0,'to tile_10.se',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',131,1,'event we_event_prayer_to_the_dark_gods',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',132,1,'play-event',NULL,NULL);
INSERT INTO change VALUES ('wbtwqrt42ftx',133,1,'order dominate tile_12',NULL,NULL);
CREATE TABLE chat (
    game   TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    seat   INTEGER,
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    said   INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO chat VALUES ('wbtwqrt42ftx',0,0,'Mira','Tomorrow?',1794957424);
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
