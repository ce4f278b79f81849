BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "event" VALUES('c62d55r2s8tm',0,'draw',-2,0,NULL,NULL,1795861378530);
INSERT INTO "event" VALUES('c62d55r2s8tm',1,'draw',-2,4,NULL,NULL,1795861378530);
INSERT INTO "event" VALUES('c62d55r2s8tm',2,'draw',-2,1,NULL,NULL,1795861378530);
INSERT INTO "event" VALUES('c62d55r2s8tm',3,'draw',-2,3,NULL,NULL,1795861378530);
INSERT INTO "event" VALUES('c62d55r2s8tm',4,'draw',-2,2,NULL,NULL,1795861378530);
INSERT INTO "event" VALUES('c62d55r2s8tm',5,'draw',-2,5,NULL,NULL,1795861378530);
INSERT INTO "event" VALUES('c62d55r2s8tm',6,'draw',-2,22,NULL,NULL,1795861378530);
INSERT INTO "event" VALUES('c62d55r2s8tm',7,'draw',-2,12,NULL,NULL,1795861378530);
INSERT INTO "event" VALUES('c62d55r2s8tm',8,'draw',-2,20,NULL,NULL,1795861378530);
INSERT INTO "event" VALUES('c62d55r2s8tm',9,'draw',-2,13,NULL,NULL,1795861378530);
INSERT INTO "event" VALUES('c62d55r2s8tm',10,'draw',-2,15,NULL,NULL,1795861378530);
INSERT INTO "event" VALUES('c62d55r2s8tm',11,'draw',-2,18,NULL,NULL,1795861378530);
INSERT INTO "event" VALUES('c62d55r2s8tm',12,'draw',-2,22,NULL,NULL,1795861378530);
INSERT INTO "event" VALUES('c62d55r2s8tm',13,'draw',-2,24,NULL,NULL,1795861378530);
INSERT INTO "event" VALUES('c62d55r2s8tm',14,'draw',-2,11,NULL,NULL,1795861378530);
INSERT INTO "event" VALUES('c62d55r2s8tm',15,'move',0,8,'key-15','spdumg8n8cmp',1795861378550);
INSERT INTO "event" VALUES('c62d55r2s8tm',16,'move',0,146,'key-16','spdumg8n8cmp',1795861378553);
INSERT INTO "event" VALUES('c62d55r2s8tm',17,'move',1,24,'key-17','hn9u39x46hau',1795861378564);
INSERT INTO "event" VALUES('c62d55r2s8tm',18,'move',1,146,'key-18','hn9u39x46hau',1795861378568);
INSERT INTO "event" VALUES('c62d55r2s8tm',19,'move',2,59,NULL,NULL,1795861378578);
INSERT INTO "event" VALUES('c62d55r2s8tm',20,'move',2,146,NULL,NULL,1795861378578);
INSERT INTO "event" VALUES('c62d55r2s8tm',21,'move',0,76,'key-21','spdumg8n8cmp',1795861378583);
INSERT INTO "event" VALUES('c62d55r2s8tm',22,'move',0,146,'key-22','spdumg8n8cmp',1795861378589);
INSERT INTO "event" VALUES('c62d55r2s8tm',23,'move',1,81,'key-23','hn9u39x46hau',1795861378598);
INSERT INTO "event" VALUES('c62d55r2s8tm',24,'move',1,146,'key-24','hn9u39x46hau',1795861378605);
INSERT INTO "event" VALUES('c62d55r2s8tm',25,'move',2,111,NULL,NULL,1795861378609);
INSERT INTO "event" VALUES('c62d55r2s8tm',26,'move',2,146,NULL,NULL,1795861378609);
INSERT INTO "event" VALUES('c62d55r2s8tm',27,'move',0,12,'key-27','spdumg8n8cmp',1795861378621);
INSERT INTO "event" VALUES('c62d55r2s8tm',28,'move',0,146,'key-28','spdumg8n8cmp',1795861378626);
INSERT INTO "event" VALUES('c62d55r2s8tm',29,'move',1,60,'key-29','hn9u39x46hau',1795861378639);
INSERT INTO "event" VALUES('c62d55r2s8tm',30,'move',1,146,'key-30','hn9u39x46hau',1795861378647);
INSERT INTO "event" VALUES('c62d55r2s8tm',31,'move',2,140,NULL,NULL,1795861378666);
INSERT INTO "event" VALUES('c62d55r2s8tm',32,'draw',-2,18,NULL,NULL,1795861378666);
INSERT INTO "event" VALUES('c62d55r2s8tm',33,'move',2,81,NULL,NULL,1795861378677);
INSERT INTO "event" VALUES('c62d55r2s8tm',34,'move',2,142,NULL,NULL,1795861378686);
INSERT INTO "event" VALUES('c62d55r2s8tm',35,'move',1,52,'key-35','hn9u39x46hau',1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',36,'move',2,146,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',37,'draw',-2,33,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',38,'draw',-2,30,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',39,'draw',-2,33,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',40,'draw',-2,32,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',41,'draw',-2,30,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',42,'draw',-2,30,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',43,'draw',-2,34,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',44,'draw',-2,31,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',45,'draw',-2,30,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',46,'draw',-2,31,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',47,'draw',-2,32,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',48,'draw',-2,33,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',49,'draw',-2,31,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',50,'draw',-2,32,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',51,'draw',-2,31,NULL,NULL,1795861378694);
INSERT INTO "event" VALUES('c62d55r2s8tm',52,'move',0,406,'key-52','spdumg8n8cmp',1795861378705);
INSERT INTO "event" VALUES('c62d55r2s8tm',53,'move',1,395,'key-53','hn9u39x46hau',1795861378718);
INSERT INTO "event" VALUES('c62d55r2s8tm',54,'move',0,415,'key-54','spdumg8n8cmp',1795861378721);
INSERT INTO "event" VALUES('c62d55r2s8tm',55,'move',0,415,'key-55','spdumg8n8cmp',1795861378738);
INSERT INTO "event" VALUES('c62d55r2s8tm',56,'move',0,973,'key-56','spdumg8n8cmp',1795861378746);
INSERT INTO "event" VALUES('c62d55r2s8tm',57,'move',0,512,'key-57','spdumg8n8cmp',1795861378757);
INSERT INTO "event" VALUES('c62d55r2s8tm',58,'move',0,562,'key-58','spdumg8n8cmp',1795861378774);
INSERT INTO "event" VALUES('c62d55r2s8tm',59,'move',0,146,'key-59','spdumg8n8cmp',1795861378781);
INSERT INTO "event" VALUES('c62d55r2s8tm',60,'move',1,418,'key-60','hn9u39x46hau',1795861378789);
INSERT INTO "event" VALUES('c62d55r2s8tm',61,'move',1,496,'key-61','hn9u39x46hau',1795861378806);
INSERT INTO "event" VALUES('c62d55r2s8tm',62,'move',1,578,'key-62','hn9u39x46hau',1795861378814);
INSERT INTO "event" VALUES('c62d55r2s8tm',63,'move',1,420,'key-63','hn9u39x46hau',1795861378826);
INSERT INTO "event" VALUES('c62d55r2s8tm',64,'move',1,968,'key-64','hn9u39x46hau',1795861378838);
INSERT INTO "event" VALUES('c62d55r2s8tm',65,'move',1,146,'key-65','hn9u39x46hau',1795861378845);
INSERT INTO "event" VALUES('c62d55r2s8tm',66,'move',2,424,NULL,NULL,1795861378853);
INSERT INTO "event" VALUES('c62d55r2s8tm',67,'move',2,419,NULL,NULL,1795861378861);
INSERT INTO "event" VALUES('c62d55r2s8tm',68,'move',2,801,NULL,NULL,1795861378869);
INSERT INTO "event" VALUES('c62d55r2s8tm',69,'move',2,965,NULL,NULL,1795861378877);
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
	"before" VARCHAR(16), secret VARCHAR(64), 
	CONSTRAINT pk_game PRIMARY KEY (id), 
	CONSTRAINT ck_game_result_when_over CHECK ((state = 'over') = (result IS NOT NULL)), 
	CONSTRAINT ck_game_state_known CHECK (state IN ('open', 'running', 'over')), 
	CONSTRAINT ck_game_pace_not_negative CHECK (pace >= 0), 
	CONSTRAINT fk_game_before FOREIGN KEY("before") REFERENCES game (id) ON DELETE SET NULL, 
	CONSTRAINT fk_game_host FOREIGN KEY(host) REFERENCES person (id), 
	CONSTRAINT uq_game_before UNIQUE ("before")
);
INSERT INTO "game" VALUES('c62d55r2s8tm','spdumg8n8cmp','running','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',768215136348869947,NULL,1,1.0,1795861377798,1795861378483,1795861378845,1,4,NULL,NULL,'adec59190a9e7b29309f71f4c7029dfca6294b843f1f1d4b207a677224eb32ba');
INSERT INTO "game" VALUES('m568h67dpknb','spdumg8n8cmp','open','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',2881533616622933933,NULL,0,1.0,1795861378885,NULL,1795861378885,0,0,NULL,NULL,'f30163c42f92ec78e34ed539c359e714580f1fd8501f16ad5415c42e2c3edc5d');
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
INSERT INTO "link" VALUES('phyaga2nvndnj3kgyqmt','c62d55r2s8tm','join',1795861377808,NULL);
INSERT INTO "link" VALUES('es69zyqp9qtxyss3s3w7','c62d55r2s8tm','watch',1795861378494,NULL);
INSERT INTO "link" VALUES('htmdk9f9379q684bpwwn','m568h67dpknb','join',1795861378893,NULL);
CREATE TABLE meta (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('id','38abe5a7');
CREATE TABLE passage (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_passage PRIMARY KEY (hash), 
	CONSTRAINT fk_passage_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "passage" VALUES('b3f4199bb9e47cd4a9d4fecf98d1e4badeda125d4f51afc7ff49f449aaddb2ad','spdumg8n8cmp',1795862278901);
CREATE TABLE person (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(24), 
	language VARCHAR(2), 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('spdumg8n8cmp','Ann','de',1795861377701);
INSERT INTO "person" VALUES('hn9u39x46hau','Ben',NULL,1795861377714);
INSERT INTO "person" VALUES('vm8e6cztdhha','Eve',NULL,1795861377722);
CREATE TABLE seat (
	game VARCHAR(16) NOT NULL, 
	seat SMALLINT NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(16), 
	name VARCHAR(24), 
	level VARCHAR(24), entropy VARCHAR(64), 
	CONSTRAINT pk_seat PRIMARY KEY (game, seat), 
	CONSTRAINT ck_seat_bot_has_level CHECK ((kind = 'bot') = (level IS NOT NULL)), 
	CONSTRAINT ck_seat_person_sits CHECK ((kind IN ('person', 'device')) = (person IS NOT NULL)), 
	CONSTRAINT ck_seat_kind_known CHECK (kind IN ('person', 'device', 'bot', 'open')), 
	CONSTRAINT ck_seat_seat_exists CHECK (seat BETWEEN 0 AND 4), 
	CONSTRAINT fk_seat_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seat_person FOREIGN KEY(person) REFERENCES person (id)
);
INSERT INTO "seat" VALUES('c62d55r2s8tm',0,'person','spdumg8n8cmp',NULL,NULL,'5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e');
INSERT INTO "seat" VALUES('c62d55r2s8tm',1,'person','hn9u39x46hau',NULL,NULL,NULL);
INSERT INTO "seat" VALUES('c62d55r2s8tm',2,'bot',NULL,'Otto','mason',NULL);
INSERT INTO "seat" VALUES('m568h67dpknb',0,'person','spdumg8n8cmp',NULL,NULL,NULL);
INSERT INTO "seat" VALUES('m568h67dpknb',1,'open',NULL,NULL,NULL,NULL);
CREATE TABLE session (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (hash), 
	CONSTRAINT fk_session_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('a60e69d58ba0d560ac57f5907aef754b086a0de39a71cb28f704acf794c175a9','spdumg8n8cmp',1795861377703,1795861377703);
INSERT INTO "session" VALUES('5ea215cfe13e726611afa7119d8bea835e3aa4cbe4a54617ded934892510b2de','hn9u39x46hau',1795861377715,1795861377715);
INSERT INTO "session" VALUES('cb7bc128dfb7c7fba17fc5a506dbecaefe39688560112a84cbe428fed248c0e6','vm8e6cztdhha',1795861377724,1795861377724);
CREATE TABLE watcher (
	game VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	token VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_watcher PRIMARY KEY (game, person), 
	CONSTRAINT fk_watcher_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_watcher_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT fk_watcher_token FOREIGN KEY(token) REFERENCES link (token) ON DELETE CASCADE
);
INSERT INTO "watcher" VALUES('c62d55r2s8tm','vm8e6cztdhha','es69zyqp9qtxyss3s3w7');
CREATE INDEX ix_passage_person ON passage (person);
CREATE INDEX ix_game_host ON game (host);
CREATE INDEX ix_game_state ON game (state);
CREATE INDEX ix_session_person ON session (person);
CREATE INDEX ix_session_seen ON session (seen);
CREATE UNIQUE INDEX uq_link_working ON link (game, purpose) WHERE revoked IS NULL;
CREATE INDEX ix_seat_person ON seat (person);
CREATE INDEX ix_watcher_person ON watcher (person);
COMMIT;
