BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE event (
	game VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat SMALLINT NOT NULL, 
	code INTEGER NOT NULL, 
	"key" VARCHAR(40), 
	person VARCHAR(16), 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_event PRIMARY KEY (game, seq), 
	CONSTRAINT ck_event_kind_known CHECK (kind IN ('move', 'draw', 'take_back')), 
	CONSTRAINT ck_event_code_not_negative CHECK (code >= 0), 
	CONSTRAINT ck_event_seq_not_negative CHECK (seq >= 0), 
	CONSTRAINT fk_event_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_event_person FOREIGN KEY(person) REFERENCES person (id), 
	CONSTRAINT uq_event_game_key UNIQUE (game, "key")
)
 WITHOUT ROWID

;
INSERT INTO "event" VALUES('kjn33fywk7jr',0,'draw',-2,3,NULL,NULL,1795919554560);
INSERT INTO "event" VALUES('kjn33fywk7jr',1,'draw',-2,0,NULL,NULL,1795919554560);
INSERT INTO "event" VALUES('kjn33fywk7jr',2,'draw',-2,1,NULL,NULL,1795919554560);
INSERT INTO "event" VALUES('kjn33fywk7jr',3,'draw',-2,4,NULL,NULL,1795919554560);
INSERT INTO "event" VALUES('kjn33fywk7jr',4,'draw',-2,2,NULL,NULL,1795919554560);
INSERT INTO "event" VALUES('kjn33fywk7jr',5,'draw',-2,7,NULL,NULL,1795919554560);
INSERT INTO "event" VALUES('kjn33fywk7jr',6,'draw',-2,20,NULL,NULL,1795919554560);
INSERT INTO "event" VALUES('kjn33fywk7jr',7,'draw',-2,20,NULL,NULL,1795919554560);
INSERT INTO "event" VALUES('kjn33fywk7jr',8,'draw',-2,29,NULL,NULL,1795919554560);
INSERT INTO "event" VALUES('kjn33fywk7jr',9,'draw',-2,14,NULL,NULL,1795919554560);
INSERT INTO "event" VALUES('kjn33fywk7jr',10,'draw',-2,21,NULL,NULL,1795919554560);
INSERT INTO "event" VALUES('kjn33fywk7jr',11,'draw',-2,11,NULL,NULL,1795919554560);
INSERT INTO "event" VALUES('kjn33fywk7jr',12,'draw',-2,26,NULL,NULL,1795919554560);
INSERT INTO "event" VALUES('kjn33fywk7jr',13,'draw',-2,15,NULL,NULL,1795919554560);
INSERT INTO "event" VALUES('kjn33fywk7jr',14,'draw',-2,10,NULL,NULL,1795919554560);
INSERT INTO "event" VALUES('kjn33fywk7jr',15,'move',2,10,NULL,NULL,1795919590970);
INSERT INTO "event" VALUES('kjn33fywk7jr',16,'move',2,146,NULL,NULL,1795919590970);
INSERT INTO "event" VALUES('kjn33fywk7jr',17,'move',0,15,'k347712782','dzxvx7ussatf',1795919590993);
INSERT INTO "event" VALUES('kjn33fywk7jr',18,'move',0,146,'k423938499','dzxvx7ussatf',1795919590997);
INSERT INTO "event" VALUES('kjn33fywk7jr',19,'move',1,113,'k77777868','6exvn7qefz9g',1795919591000);
INSERT INTO "event" VALUES('kjn33fywk7jr',20,'move',1,146,'k101071364','6exvn7qefz9g',1795919591005);
INSERT INTO "event" VALUES('kjn33fywk7jr',21,'move',2,13,NULL,NULL,1795919591008);
INSERT INTO "event" VALUES('kjn33fywk7jr',22,'move',2,146,NULL,NULL,1795919591008);
INSERT INTO "event" VALUES('kjn33fywk7jr',23,'move',0,1,'k625763863','dzxvx7ussatf',1795919591013);
INSERT INTO "event" VALUES('kjn33fywk7jr',24,'move',0,146,'k976787301','dzxvx7ussatf',1795919591018);
INSERT INTO "event" VALUES('kjn33fywk7jr',25,'move',1,26,'k40260662','6exvn7qefz9g',1795919591025);
INSERT INTO "event" VALUES('kjn33fywk7jr',26,'move',1,146,'k465623510','6exvn7qefz9g',1795919591028);
INSERT INTO "event" VALUES('kjn33fywk7jr',27,'move',2,37,NULL,NULL,1795919591032);
INSERT INTO "event" VALUES('kjn33fywk7jr',28,'move',2,146,NULL,NULL,1795919591032);
INSERT INTO "event" VALUES('kjn33fywk7jr',29,'move',0,43,'k75006691','dzxvx7ussatf',1795919591035);
INSERT INTO "event" VALUES('kjn33fywk7jr',30,'move',0,146,'k97402358','dzxvx7ussatf',1795919591037);
INSERT INTO "event" VALUES('kjn33fywk7jr',31,'move',1,100,'k63469421','6exvn7qefz9g',1795919591040);
INSERT INTO "event" VALUES('kjn33fywk7jr',32,'move',1,146,'k132931336','6exvn7qefz9g',1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',33,'draw',-2,30,NULL,NULL,1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',34,'draw',-2,34,NULL,NULL,1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',35,'draw',-2,32,NULL,NULL,1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',36,'draw',-2,34,NULL,NULL,1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',37,'draw',-2,30,NULL,NULL,1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',38,'draw',-2,30,NULL,NULL,1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',39,'draw',-2,33,NULL,NULL,1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',40,'draw',-2,32,NULL,NULL,1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',41,'draw',-2,34,NULL,NULL,1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',42,'draw',-2,33,NULL,NULL,1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',43,'draw',-2,32,NULL,NULL,1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',44,'draw',-2,34,NULL,NULL,1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',45,'draw',-2,32,NULL,NULL,1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',46,'draw',-2,33,NULL,NULL,1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',47,'draw',-2,34,NULL,NULL,1795919591043);
INSERT INTO "event" VALUES('kjn33fywk7jr',48,'move',2,407,NULL,NULL,1795919591047);
INSERT INTO "event" VALUES('kjn33fywk7jr',49,'move',0,391,'k677129422','dzxvx7ussatf',1795919591049);
INSERT INTO "event" VALUES('kjn33fywk7jr',50,'move',2,446,NULL,NULL,1795919591052);
INSERT INTO "event" VALUES('kjn33fywk7jr',51,'move',2,582,NULL,NULL,1795919591054);
INSERT INTO "event" VALUES('kjn33fywk7jr',52,'move',2,146,NULL,NULL,1795919591056);
INSERT INTO "event" VALUES('kjn33fywk7jr',53,'move',0,434,'k619659571','dzxvx7ussatf',1795919591059);
INSERT INTO "event" VALUES('kjn33fywk7jr',54,'move',0,802,'k53246119','dzxvx7ussatf',1795919591061);
INSERT INTO "event" VALUES('kjn33fywk7jr',55,'move',0,425,'k50017772','dzxvx7ussatf',1795919591068);
INSERT INTO "event" VALUES('kjn33fywk7jr',56,'move',0,968,NULL,NULL,1795919591068);
INSERT INTO "event" VALUES('kjn33fywk7jr',57,'move',0,146,'k921773490','dzxvx7ussatf',1795919591071);
INSERT INTO "event" VALUES('kjn33fywk7jr',58,'move',1,536,'k310965605','6exvn7qefz9g',1795919591079);
INSERT INTO "event" VALUES('kjn33fywk7jr',59,'move',1,560,'k154892713','6exvn7qefz9g',1795919591082);
INSERT INTO "event" VALUES('kjn33fywk7jr',60,'move',1,431,'k613013910','6exvn7qefz9g',1795919591085);
INSERT INTO "event" VALUES('kjn33fywk7jr',61,'move',1,964,'k601571670','6exvn7qefz9g',1795919591104);
INSERT INTO "event" VALUES('kjn33fywk7jr',62,'move',1,422,'k194053474','6exvn7qefz9g',1795919591107);
INSERT INTO "event" VALUES('kjn33fywk7jr',63,'move',1,462,'k624488420','6exvn7qefz9g',1795919591120);
INSERT INTO "event" VALUES('kjn33fywk7jr',64,'move',1,558,'k399858816','6exvn7qefz9g',1795919591130);
INSERT INTO "event" VALUES('kjn33fywk7jr',65,'move',1,967,'k588136138','6exvn7qefz9g',1795919591133);
INSERT INTO "event" VALUES('kjn33fywk7jr',66,'move',1,146,'k67419149','6exvn7qefz9g',1795919591136);
INSERT INTO "event" VALUES('kjn33fywk7jr',67,'draw',-2,20,NULL,NULL,1795919591136);
INSERT INTO "event" VALUES('kjn33fywk7jr',68,'draw',-2,25,NULL,NULL,1795919591136);
INSERT INTO "event" VALUES('kjn33fywk7jr',69,'draw',-2,22,NULL,NULL,1795919591136);
INSERT INTO "event" VALUES('kjn33fywk7jr',70,'draw',-2,13,NULL,NULL,1795919591136);
INSERT INTO "event" VALUES('kjn33fywk7jr',71,'draw',-2,13,NULL,NULL,1795919591136);
INSERT INTO "event" VALUES('kjn33fywk7jr',72,'draw',-2,15,NULL,NULL,1795919591136);
INSERT INTO "event" VALUES('kjn33fywk7jr',73,'draw',-2,10,NULL,NULL,1795919591136);
INSERT INTO "event" VALUES('kjn33fywk7jr',74,'draw',-2,23,NULL,NULL,1795919591136);
INSERT INTO "event" VALUES('kjn33fywk7jr',75,'draw',-2,17,NULL,NULL,1795919591136);
CREATE TABLE game (
	id VARCHAR(16) NOT NULL, 
	host VARCHAR(16) NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	edition VARCHAR(24) NOT NULL, 
	options JSON NOT NULL, 
	board VARCHAR(80) NOT NULL, 
	seed BIGINT NOT NULL, 
	first SMALLINT, 
	shuffle BOOLEAN NOT NULL, 
	pace FLOAT NOT NULL, 
	created BIGINT NOT NULL, 
	started BIGINT, 
	changed BIGINT NOT NULL, 
	round SMALLINT NOT NULL, 
	deciding SMALLINT NOT NULL, 
	result JSON, 
	"before" VARCHAR(16), 
	CONSTRAINT pk_game PRIMARY KEY (id), 
	CONSTRAINT ck_game_result_when_over CHECK ((state = 'over') = (result IS NOT NULL)), 
	CONSTRAINT ck_game_state_known CHECK (state IN ('open', 'running', 'over')), 
	CONSTRAINT ck_game_pace_not_negative CHECK (pace >= 0), 
	CONSTRAINT fk_game_before FOREIGN KEY("before") REFERENCES game (id) ON DELETE SET NULL, 
	CONSTRAINT fk_game_host FOREIGN KEY(host) REFERENCES person (id), 
	CONSTRAINT uq_game_before UNIQUE ("before")
);
INSERT INTO "game" VALUES('kjn33fywk7jr','dzxvx7ussatf','running','fr','{}','reconstruction',4122262809729998926,NULL,0,0.0,1795919554386,1795919554515,1795919591136,2,1,NULL,NULL);
INSERT INTO "game" VALUES('8yuevmsxfb2g','dzxvx7ussatf','open','fr','{}','reconstruction',3588716751542779416,NULL,0,1.0,1795919591156,NULL,1795919591156,0,0,NULL,NULL);
CREATE TABLE link (
	token VARCHAR(24) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	purpose VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	revoked BIGINT, 
	CONSTRAINT pk_link PRIMARY KEY (token), 
	CONSTRAINT ck_link_purpose_known CHECK (purpose IN ('join', 'watch')), 
	CONSTRAINT fk_link_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE
);
INSERT INTO "link" VALUES('2u6thefz8mxdxtq28ury','kjn33fywk7jr','join',1795919554392,NULL);
INSERT INTO "link" VALUES('uf3y2bbakv89zh3k6bek','8yuevmsxfb2g','join',1795919591160,NULL);
CREATE TABLE person (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(24), 
	language VARCHAR(2), 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('dzxvx7ussatf','Ann',NULL,1795919554313);
INSERT INTO "person" VALUES('6exvn7qefz9g','Ben',NULL,1795919554456);
CREATE TABLE seat (
	game VARCHAR(16) NOT NULL, 
	seat SMALLINT NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(16), 
	name VARCHAR(24), 
	level VARCHAR(24), 
	CONSTRAINT pk_seat PRIMARY KEY (game, seat), 
	CONSTRAINT ck_seat_bot_has_level CHECK ((kind = 'bot') = (level IS NOT NULL)), 
	CONSTRAINT ck_seat_person_sits CHECK ((kind IN ('person', 'device')) = (person IS NOT NULL)), 
	CONSTRAINT ck_seat_kind_known CHECK (kind IN ('person', 'device', 'bot', 'open')), 
	CONSTRAINT ck_seat_seat_exists CHECK (seat BETWEEN 0 AND 4), 
	CONSTRAINT fk_seat_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seat_person FOREIGN KEY(person) REFERENCES person (id)
);
INSERT INTO "seat" VALUES('kjn33fywk7jr',0,'person','dzxvx7ussatf',NULL,NULL);
INSERT INTO "seat" VALUES('kjn33fywk7jr',1,'person','6exvn7qefz9g',NULL,NULL);
INSERT INTO "seat" VALUES('kjn33fywk7jr',2,'bot',NULL,'Utopus','greedy');
INSERT INTO "seat" VALUES('8yuevmsxfb2g',0,'person','dzxvx7ussatf',NULL,NULL);
INSERT INTO "seat" VALUES('8yuevmsxfb2g',1,'open',NULL,NULL,NULL);
CREATE TABLE session (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (hash), 
	CONSTRAINT fk_session_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('24cb2623367872d4db9be100387f85a452d9cbc5d1d6d3bff6d910381bcced8b','dzxvx7ussatf',1795919554313,1795919554313);
INSERT INTO "session" VALUES('71c2d801d618cc80c46adafb1938ebb9a31ea20ff27258c44d840041f1779bd6','6exvn7qefz9g',1795919554456,1795919554456);
CREATE TABLE watcher (
	game VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	token VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_watcher PRIMARY KEY (game, person), 
	CONSTRAINT fk_watcher_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_watcher_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT fk_watcher_token FOREIGN KEY(token) REFERENCES link (token) ON DELETE CASCADE
);
CREATE INDEX ix_game_host ON game (host);
CREATE INDEX ix_game_state ON game (state);
CREATE INDEX ix_session_person ON session (person);
CREATE INDEX ix_session_seen ON session (seen);
CREATE UNIQUE INDEX uq_link_working ON link (game, purpose) WHERE revoked IS NULL;
CREATE INDEX ix_seat_person ON seat (person);
CREATE INDEX ix_watcher_person ON watcher (person);
COMMIT;
