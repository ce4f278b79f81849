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
	CONSTRAINT uq_event_game_key UNIQUE (game, "key")
)
 WITHOUT ROWID

;
INSERT INTO "event" VALUES('pye5x5mfvavw',0,'draw',-2,4,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',1,'draw',-2,1,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',2,'draw',-2,2,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',3,'draw',-2,3,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',4,'draw',-2,0,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',5,'draw',-2,6,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',6,'draw',-2,28,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',7,'draw',-2,16,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',8,'draw',-2,28,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',9,'draw',-2,26,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',10,'draw',-2,10,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',11,'draw',-2,25,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',12,'draw',-2,17,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',13,'draw',-2,18,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',14,'draw',-2,24,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',15,'move',1,107,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',16,'move',1,146,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',17,'move',2,31,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',18,'move',2,146,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',19,'move',0,55,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',20,'move',0,146,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',21,'move',1,95,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',22,'move',1,146,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',23,'move',2,40,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',24,'move',2,146,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',25,'move',0,140,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',26,'draw',-2,17,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',27,'move',0,54,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',28,'move',0,142,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',29,'move',1,4,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',30,'move',0,146,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',31,'move',1,22,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',32,'move',1,146,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',33,'move',2,81,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',34,'move',2,146,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',35,'move',0,90,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',36,'move',0,146,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',37,'draw',-2,32,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',38,'draw',-2,30,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',39,'draw',-2,33,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',40,'draw',-2,33,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',41,'draw',-2,32,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',42,'draw',-2,31,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',43,'draw',-2,34,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',44,'draw',-2,33,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',45,'draw',-2,34,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',46,'draw',-2,32,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',47,'draw',-2,31,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',48,'draw',-2,30,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',49,'draw',-2,32,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',50,'draw',-2,32,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',51,'draw',-2,34,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',52,'move',2,392,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',53,'move',1,406,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',54,'move',1,415,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',55,'move',1,425,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',56,'move',1,973,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',57,'move',1,967,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',58,'move',1,146,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',59,'move',2,433,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',60,'move',2,971,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',61,'move',2,427,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',62,'move',2,476,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',63,'move',2,556,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',64,'move',2,146,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',65,'move',0,425,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',66,'move',0,973,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',67,'move',0,424,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',68,'move',0,526,NULL,NULL,1795848755961);
INSERT INTO "event" VALUES('pye5x5mfvavw',69,'move',0,590,NULL,NULL,1795848755961);
CREATE TABLE game (
	id VARCHAR(16) NOT NULL, 
	host VARCHAR(16) NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	edition VARCHAR(24) NOT NULL, 
	options JSON NOT NULL, 
	board VARCHAR(64) NOT NULL, 
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
INSERT INTO "game" VALUES('pye5x5mfvavw','9vbx93rfzgef','running','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',20260709,NULL,1,1.0,1795848755947,1795848755956,1795848755956,0,0,NULL,NULL);
INSERT INTO "game" VALUES('fr57zk5peqet','bsjd4pyjupj2','open','de','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',632914169267858420,NULL,0,1.0,1795848755965,NULL,1795848755965,0,0,NULL,NULL);
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
INSERT INTO "link" VALUES('wngjkc4u7cgt9cz984y4','fr57zk5peqet','join',1795848755969,NULL);
CREATE TABLE meta (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('id','6ab46808');
CREATE TABLE passage (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_passage PRIMARY KEY (hash), 
	CONSTRAINT fk_passage_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE person (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(24), 
	language VARCHAR(2), 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('9vbx93rfzgef','Ann',NULL,1795848755905);
INSERT INTO "person" VALUES('bsjd4pyjupj2','Ben',NULL,1795848755913);
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
INSERT INTO "seat" VALUES('pye5x5mfvavw',0,'person','9vbx93rfzgef',NULL,NULL);
INSERT INTO "seat" VALUES('pye5x5mfvavw',1,'person','bsjd4pyjupj2',NULL,NULL);
INSERT INTO "seat" VALUES('pye5x5mfvavw',2,'bot',NULL,'Otto','greedy');
INSERT INTO "seat" VALUES('fr57zk5peqet',0,'person','bsjd4pyjupj2',NULL,NULL);
INSERT INTO "seat" VALUES('fr57zk5peqet',1,'open',NULL,NULL,NULL);
CREATE TABLE session (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (hash), 
	CONSTRAINT fk_session_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('1a21a200d719043c66395396c3673e9fb6e64db6837ce65dc2093e99c81d3498','9vbx93rfzgef',1795848755910,1795848755910);
INSERT INTO "session" VALUES('075b9a5bac07263c5cf442b731adc3e2fd4fa13cb3c1527164e29795cb7ace4b','bsjd4pyjupj2',1795848755913,1795848755913);
CREATE TABLE watcher (
	game VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	token VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_watcher PRIMARY KEY (game, person), 
	CONSTRAINT fk_watcher_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_watcher_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT fk_watcher_token FOREIGN KEY(token) REFERENCES link (token) ON DELETE CASCADE
);
CREATE INDEX ix_passage_person ON passage (person);
CREATE INDEX ix_game_host ON game (host);
CREATE INDEX ix_game_state ON game (state);
CREATE INDEX ix_session_person ON session (person);
CREATE INDEX ix_session_seen ON session (seen);
CREATE UNIQUE INDEX uq_link_working ON link (game, purpose) WHERE revoked IS NULL;
CREATE INDEX ix_seat_person ON seat (person);
CREATE INDEX ix_watcher_person ON watcher (person);
COMMIT;
