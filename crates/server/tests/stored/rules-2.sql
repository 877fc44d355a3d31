-- orderstack=KSp5O0mCFf4vg+OFfljgaYsykR1soPKBHtNy78zuWuU%3D99a30c5cc09a2885fea5bb88486ff747
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES (1,'games','2026-11-16 01:52:15',1,X'E9DC39872A49B80A6B8AE98A788098ABA1081DFE8FD6DD652C048924AB8CB4049D4713AA9EDCBD29CC106D127DA27B51',3652889);
INSERT INTO _sqlx_migrations VALUES (2,'hints','2026-11-16 01:52:15',1,X'7A2944B776907502F423202B46B574BF5AD56ED5612D7F925E8BD1E43497CA760A153F0CAC1EE65C1B3843236CF07FFC',4008313);
INSERT INTO _sqlx_migrations VALUES (3,'chance','2026-11-16 01:52:15',1,X'65DF04ED736FFC5E5F99874FF2E2773F6A570215A43711012FB5DA6C8EC239C334882C48A5F08094525157066BA713D2',3973742);
INSERT INTO _sqlx_migrations VALUES (5,'upkeep','2026-11-16 01:52:15',1,X'FCCD837D6451A839EC033AB4A9E8181698B15FA0D157B0CCBD5D588F9A596A16C28F89A6ED99DCB492FB29F82CA5F915',4006395);
CREATE TABLE secret (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;
INSERT INTO secret VALUES ('cookies',X'75EDCF27B88DCE7B67DD52D0840AD5F50790272BDF885C55DD7F5DBE53360469E86084D7B54B2361824E00505CA595FBA94D3A08B9B0CD8FA9DC384B89CC1FB4');
INSERT INTO secret VALUES ('chance',X'DACCA664F027B21F7501738087E1A1EDF2901A666F2C492458E2E55AAAA8EE2962D830D1700E48115753EFD31AD9031FC2A7BF9AC047AAF9CAB310936EAA9185');
CREATE TABLE person (
    id   TEXT PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;
INSERT INTO person VALUES ('99a30c5cc09a2885fea5bb88486ff747','Mira');
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
, hints INTEGER NOT NULL DEFAULT 1, secret TEXT, host TEXT) STRICT;
INSERT INTO game VALUES ('yg2kwbuup5my','starcraft',2,'finished','{"players":2,"options":{"factions":"random","galaxy":"auto"}}',0,'',1794793935,1794793940,5,'over',0,0,'aldaris,queen_of_blades','11,10',1,'end_game',1,'f3b69e2c8bff42e369c9aa0d305a8421504951a16dc9345ffc87526caf90381d','99a30c5cc09a2885fea5bb88486ff747');
INSERT INTO game VALUES ('kk70tgq2qvaa','starcraft',2,'running','{"players":2,"options":{"factions":"random","galaxy":"auto"}}',0,'',1794793940,1794793943,3,'execution',2,0,'overmind,jim_raynor','4,4',NULL,NULL,1,'c81910a27f08a6cd22fd653a3762d713c2cc963c6150f46b318f52a979d4267a','99a30c5cc09a2885fea5bb88486ff747');
INSERT INTO game VALUES ('4ft2895p4rj7','starcraft',2,'open','{"players":2,"options":{"factions":"random","galaxy":"auto"}}',0,'',1794793943,1794793943,0,'',0,0,',','0,0',NULL,NULL,1,'de2b2cef730d5ede7c8977aa827d64c813a0f24fefc2125e1925f868742cb7ef','99a30c5cc09a2885fea5bb88486ff747');
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
INSERT INTO seat VALUES ('4ft2895p4rj7',0,'99a30c5cc09a2885fea5bb88486ff747',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('4ft2895p4rj7',1,NULL,'7f55c8b9c79dc0aff5c1727ce604d7d5',NULL,'Seat 2','');
INSERT INTO seat VALUES ('kk70tgq2qvaa',0,'99a30c5cc09a2885fea5bb88486ff747',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('kk70tgq2qvaa',1,'99a30c5cc09a2885fea5bb88486ff747',NULL,NULL,'Tomasz','');
INSERT INTO seat VALUES ('yg2kwbuup5my',0,'99a30c5cc09a2885fea5bb88486ff747',NULL,NULL,'Mira','');
INSERT INTO seat VALUES ('yg2kwbuup5my',1,'99a30c5cc09a2885fea5bb88486ff747',NULL,NULL,'Tomasz','');
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
INSERT INTO change VALUES ('kk70tgq2qvaa',0,0,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',1,1,'order mobilize helios',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',2,0,'order research helios',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',3,1,'order research torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',4,0,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',5,1,'order mobilize helios',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',6,0,'order build helios',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',7,1,'order build torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',8,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',9,0,'done',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',10,0,'building spawning_pool',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',11,0,'pay',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',12,0,'module research_and_development',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',13,0,'pay',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',14,1,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',15,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',16,0,'event',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',17,1,'reveal helios',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',18,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',19,1,'move vulture torus.d',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',20,1,'to helios.c',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',21,1,NULL,20,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',22,1,'to helios.a',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',23,1,'move firebat torus.c',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',24,1,'to helios.a',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',25,1,NULL,22,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',26,1,'to helios.b',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',27,1,'move marine torus.a',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',28,1,'to helios.a',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',29,1,'done',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',30,1,'pair marine zergling',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',31,1,NULL,26,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',32,1,'pair vulture zergling',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',33,1,'deck',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',34,1,'card terran_16',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',35,1,'card terran_17',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',36,0,'card zerg_16',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',37,0,'done',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',38,0,'card zerg_02',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',39,0,'done',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',40,1,'skirmish 0',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',41,1,'retreat torus.c',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',42,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',43,0,'draw',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',44,0,'tech zerg_metabolic_boost',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',45,0,'pay-from helios.d',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',46,0,'pay-from helios.d',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',47,1,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',48,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',49,0,'event',NULL,'8eb3fd4e6961b223');
INSERT INTO change VALUES ('kk70tgq2qvaa',50,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',51,1,'move firebat helios.b',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',52,1,'to helios.c',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',53,1,'move vulture torus.c',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',54,1,'to helios.b',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',55,1,'done',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',56,1,'card terran_02',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',57,1,'card terran_18',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',58,0,'deck',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',59,0,'play defensive_strategy',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',60,1,'done',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',61,0,'discard zerg_11',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',62,0,'discard zerg_13',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',63,0,'discard zerg_10',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',64,0,'discard zerg_07',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',65,0,'discard zerg_14',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',66,1,'discard terran_05',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',67,1,'discard terran_09',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',68,1,'order research halcyon',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',69,0,'order special_mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',70,1,'order research halcyon',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',71,0,'order build helios',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',72,1,'order build helios',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',73,0,'order build torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',74,1,'order build torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',75,0,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',76,1,'reveal halcyon',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',77,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',78,0,'event',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',79,1,'reveal halcyon',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',80,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',81,1,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',82,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',83,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',84,1,'event',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',85,0,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',86,0,'event',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',87,0,'event',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',88,1,'play retreat_stage_2',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',89,0,'play unexpected_action',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',90,0,'order special_research torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',91,1,'order research pridewater',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',92,0,'order mobilize pridewater',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',93,1,'order build helios',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',94,0,'order mobilize helios',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',95,1,'order build torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',96,0,'order research pridewater',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',97,1,'order research torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',98,0,'use unexpected_action',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',99,0,'order build torus',NULL,'4e144c3ff7dc2299');
INSERT INTO change VALUES ('kk70tgq2qvaa',100,0,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',101,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',102,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',103,1,'draw',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',104,1,'tech terran_emp_shockwave',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',105,1,'pay',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',106,0,'reveal helios',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',107,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',108,0,'move zergling helios.a',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',109,0,'to helios.c',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',110,0,'move hydralisk helios.d',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',111,0,'to helios.a',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',112,0,NULL,105,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',113,0,'to helios.c',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',114,0,'move zergling helios.c',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',115,0,'to helios.a',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',116,0,NULL,107,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',117,0,'to helios.b',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',118,0,NULL,107,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',119,0,'to helios.b',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',120,0,'move zergling helios.c',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',121,0,'to helios.a',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',122,0,'done',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',123,1,'done',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',124,0,'card zerg_05',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',125,0,'card zerg_17',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',126,1,'card terran_07',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',127,1,'done',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',128,0,'done',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',129,1,'reveal helios',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',130,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',131,1,'module air_support',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',132,1,'pay-from torus.b',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',133,1,'pay',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',134,1,'building factory',NULL,NULL);
INSERT INTO change VALUES ('kk70tgq2qvaa',135,1,'pay-from torus.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',0,0,'order research chau_sara',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',1,1,'order research torus',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',2,0,'order build tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',3,1,'order research chau_sara',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',4,0,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',5,1,'order build tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',6,0,'order build antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',7,1,'order build tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',8,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',9,0,'build zealot antiga_prime.a',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',10,0,'pay',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',11,0,'build zealot antiga_prime.c',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',12,0,'pay-from antiga_prime.c',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',13,0,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',14,0,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',15,0,'building stargate',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',16,0,'pay-permanent gas',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',17,0,'pay-from antiga_prime.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',18,0,'module supply',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',19,0,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',20,1,'reveal chau_sara',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',21,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',22,1,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',23,0,'reveal chau_sara',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',24,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',25,0,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',26,1,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',27,1,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',28,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',29,0,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',30,1,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',31,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',32,0,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',33,0,'play base_construction',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',34,0,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',35,1,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',36,1,'order research tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',37,0,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',38,1,'order mobilize chau_sara',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',39,0,'order mobilize chau_sara',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',40,1,'order build tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',41,0,'order mobilize tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',42,1,'order mobilize tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',43,0,'order build antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',44,1,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',45,0,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',46,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',47,0,'worker',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',48,0,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',49,0,'worker',NULL,'f808d0fe90d659dc');
INSERT INTO change VALUES ('yg2kwbuup5my',50,0,'pay-from antiga_prime.c',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',51,0,'build zealot antiga_prime.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',52,0,'pay-from antiga_prime.c',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',53,0,'pay-from antiga_prime.c',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',54,0,'transport r0',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',55,0,'pay-from antiga_prime.c',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',56,0,'transport r2',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',57,0,'pay-from antiga_prime.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',58,0,'worker',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',59,0,'pay',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',60,0,'reveal tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',61,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',62,0,'move zealot antiga_prime.a',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',63,0,'to tarsonis.c',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',64,0,'move zealot antiga_prime.c',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',65,0,'to tarsonis.a',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',66,0,'move dragoon antiga_prime.a',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',67,0,'to tarsonis.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',68,0,'move zealot antiga_prime.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',69,0,'to tarsonis.c',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',70,0,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',71,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',72,0,'reveal chau_sara',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',73,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',74,0,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',75,1,'reveal tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',76,1,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',77,0,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',78,1,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',79,1,'play rich_vein',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',80,0,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',81,0,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',82,1,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',83,0,'order mobilize chau_sara',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',84,1,'order build tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',85,0,'order mobilize tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',86,1,'order research chau_sara',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',87,0,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',88,1,'order mobilize tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',89,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',90,0,'draw',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',91,0,'tech protoss_hallucination',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',92,0,NULL,91,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',93,0,'tech protoss_recall',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',94,0,'pay-permanent gas',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',95,0,NULL,92,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',96,0,'pay',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',97,1,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',98,1,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',99,0,'execute',NULL,'396bf401445d0330');
INSERT INTO change VALUES ('yg2kwbuup5my',100,0,'draw',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',101,0,'tech protoss_observers',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',102,0,'pay-from antiga_prime.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',103,1,'reveal tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',104,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',105,1,'move zergling torus.c',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',106,1,'to tarsonis.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',107,1,'move hydralisk torus.d',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',108,1,'move zergling torus.a',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',109,1,'move zergling torus.a',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',110,1,'move hydralisk torus.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',111,1,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',112,1,'pair zergling dragoon',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',113,1,'card zerg_12',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',114,1,NULL,109,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',115,1,'card zerg_13',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',116,1,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',117,0,'card protoss_09',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',118,0,'card protoss_18',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',119,1,'leave zergling',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',120,1,'retreat torus.d',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',121,0,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',122,1,'reveal chau_sara',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',123,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',124,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',125,0,'move zealot antiga_prime.a',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',126,0,'to chau_sara.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',127,0,'move zealot antiga_prime.a',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',128,0,'to chau_sara.c',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',129,1,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',130,0,'play technological_breakthrough',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',131,0,'tech protoss_psionic_storm',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',132,0,'hand protoss_psionic_storm#2',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',133,0,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',134,1,'play informant',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',135,0,'discard protoss_psionic_storm#2',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',136,0,'discard protoss_06',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',137,0,'discard protoss_10',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',138,0,NULL,131,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',139,0,'discard protoss_11',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',140,0,'discard protoss_08',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',141,0,'discard protoss_05',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',142,0,'discard protoss_03',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',143,0,NULL,134,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',144,0,'discard protoss_10',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',145,0,'discard protoss_04',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',146,0,'discard protoss_14',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',147,1,'discard zerg_05',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',148,1,'discard zerg_01',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',149,1,'discard zerg_09',NULL,'472bf113d5c23b03');
INSERT INTO change VALUES ('yg2kwbuup5my',150,1,'order mobilize chau_sara',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',151,0,'order research tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',152,1,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',153,0,'order build antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',154,1,'order build antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',155,0,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',156,1,'order research chau_sara',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',157,0,'order build antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',158,1,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',159,0,'reveal tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',160,0,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',161,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',162,0,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',163,0,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',164,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',165,0,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',166,0,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',167,1,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',168,0,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',169,1,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',170,0,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',171,0,'order build torus',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',172,1,'order build tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',173,0,'order build torus',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',174,1,'order research antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',175,0,'order mobilize antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',176,1,'order build torus',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',177,0,'order mobilize torus',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',178,1,'order research chau_sara',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',179,0,'reveal torus',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',180,0,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',181,1,'reveal tarsonis',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',182,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',183,1,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',184,1,'found tarsonis.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',185,1,'pay-from torus.d',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',186,1,'pay-from torus.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',187,0,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',188,0,'move zealot tarsonis.c',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',189,0,'to antiga_prime.c',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',190,0,'move zealot tarsonis.a',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',191,0,'to antiga_prime.a',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',192,0,'move zealot tarsonis.c',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',193,0,'to antiga_prime.a',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',194,0,NULL,183,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',195,0,'to antiga_prime.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',196,0,'move zealot chau_sara.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',197,0,NULL,184,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',198,0,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',199,1,'reveal chau_sara',NULL,'88dc05206075e3aa');
INSERT INTO change VALUES ('yg2kwbuup5my',200,1,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',201,1,'reveal antiga_prime',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',202,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',203,1,'execute',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',204,1,'build zergling torus.a',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',205,1,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',206,1,'build zergling torus.c',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',207,1,'pay-from torus.d',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',208,1,'transport r1',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',209,1,'pay-permanent minerals',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',210,1,'worker',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',211,1,'pay-from torus.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',212,1,NULL,197,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',213,1,'pay-from torus.d',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',214,1,'done',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',215,1,'building queens_nest',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',216,1,'pay-permanent gas',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',217,1,'module research_and_development',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',218,1,'pay-from torus.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',219,1,'pay-from torus.b',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',220,0,'event',NULL,NULL);
INSERT INTO change VALUES ('yg2kwbuup5my',221,0,'event',NULL,'429e44b92e9c7030');
CREATE TABLE chat (
    game   TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    seat   INTEGER,
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    said   INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO chat VALUES ('kk70tgq2qvaa',0,0,'Mira','Tomorrow?',1794793943);
CREATE UNIQUE INDEX game_secret ON game (secret) WHERE secret IS NOT NULL;
CREATE TABLE upkeep (
    name  TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;
INSERT INTO upkeep VALUES ('trial',X'');
