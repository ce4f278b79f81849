BEGIN TRANSACTION;
CREATE TABLE achievement (
	person VARCHAR(16) NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	game VARCHAR(16), 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_achievement PRIMARY KEY (person, name), 
	CONSTRAINT fk_achievement_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE api_token (
	id VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	scopes JSON NOT NULL, 
	created BIGINT NOT NULL, 
	until BIGINT, 
	used BIGINT, 
	revoked BIGINT, 
	CONSTRAINT pk_api_token PRIMARY KEY (id), 
	CONSTRAINT fk_api_token_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT uq_api_token_hash UNIQUE (hash)
);
CREATE TABLE audit (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	who VARCHAR(16), 
	action VARCHAR(32) NOT NULL, 
	about VARCHAR(64), 
	details JSON, 
	CONSTRAINT pk_audit PRIMARY KEY (id)
);
CREATE TABLE channel (
	id VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	address VARCHAR(1024) NOT NULL, 
	keys JSON, 
	created BIGINT NOT NULL, 
	failures SMALLINT DEFAULT '0' NOT NULL, 
	closed BIGINT, 
	CONSTRAINT pk_channel PRIMARY KEY (id), 
	CONSTRAINT ck_channel_kind_known CHECK (kind IN ('push', 'mail', 'hook')), 
	CONSTRAINT fk_channel_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT uq_channel_person_kind_address UNIQUE (person, kind, address)
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	side VARCHAR(10) NOT NULL, 
	person VARCHAR(16), 
	at BIGINT NOT NULL, 
	text VARCHAR(500), 
	phrase VARCHAR(32), 
	removed BIGINT, 
	removed_by VARCHAR(16), 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT ck_chat_side_known CHECK (side IN ('players', 'spectators')), 
	CONSTRAINT fk_chat_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_chat_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE SET NULL
);
CREATE TABLE delivery (
	channel VARCHAR(16) NOT NULL, 
	notice INTEGER NOT NULL, 
	tries SMALLINT NOT NULL, 
	done BIGINT, 
	error VARCHAR(200), 
	CONSTRAINT pk_delivery PRIMARY KEY (channel, notice), 
	CONSTRAINT fk_delivery_channel FOREIGN KEY(channel) REFERENCES channel (id) ON DELETE CASCADE, 
	CONSTRAINT fk_delivery_notice FOREIGN KEY(notice) REFERENCES notice (id) ON DELETE CASCADE
);
CREATE TABLE errand (
	hash VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	person VARCHAR(16), 
	about VARCHAR(254) NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_errand PRIMARY KEY (hash), 
	CONSTRAINT ck_errand_kind_known CHECK (kind IN ('sign_in', 'add_mail', 'make_passkey', 'use_passkey')), 
	CONSTRAINT fk_errand_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
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
INSERT INTO "event" VALUES('kttuvngx2rk9',0,'draw',-2,2,NULL,NULL,1795919508250);
INSERT INTO "event" VALUES('kttuvngx2rk9',1,'draw',-2,0,NULL,NULL,1795919508250);
INSERT INTO "event" VALUES('kttuvngx2rk9',2,'draw',-2,1,NULL,NULL,1795919508250);
INSERT INTO "event" VALUES('kttuvngx2rk9',3,'draw',-2,3,NULL,NULL,1795919508250);
INSERT INTO "event" VALUES('kttuvngx2rk9',4,'draw',-2,4,NULL,NULL,1795919508250);
INSERT INTO "event" VALUES('kttuvngx2rk9',5,'draw',-2,7,NULL,NULL,1795919508250);
INSERT INTO "event" VALUES('kttuvngx2rk9',6,'draw',-2,15,NULL,NULL,1795919508250);
INSERT INTO "event" VALUES('kttuvngx2rk9',7,'draw',-2,13,NULL,NULL,1795919508250);
INSERT INTO "event" VALUES('kttuvngx2rk9',8,'draw',-2,23,NULL,NULL,1795919508250);
INSERT INTO "event" VALUES('kttuvngx2rk9',9,'draw',-2,29,NULL,NULL,1795919508250);
INSERT INTO "event" VALUES('kttuvngx2rk9',10,'draw',-2,26,NULL,NULL,1795919508250);
INSERT INTO "event" VALUES('kttuvngx2rk9',11,'draw',-2,20,NULL,NULL,1795919508250);
INSERT INTO "event" VALUES('kttuvngx2rk9',12,'draw',-2,16,NULL,NULL,1795919508250);
INSERT INTO "event" VALUES('kttuvngx2rk9',13,'draw',-2,24,NULL,NULL,1795919508250);
INSERT INTO "event" VALUES('kttuvngx2rk9',14,'draw',-2,26,NULL,NULL,1795919508250);
INSERT INTO "event" VALUES('kttuvngx2rk9',15,'move',2,15,NULL,NULL,1795919544134);
INSERT INTO "event" VALUES('kttuvngx2rk9',16,'move',2,146,NULL,NULL,1795919544134);
INSERT INTO "event" VALUES('kttuvngx2rk9',17,'move',0,32,'k347712782','rtsw2erkevhz',1795919544142);
INSERT INTO "event" VALUES('kttuvngx2rk9',18,'move',0,146,'k423938499','rtsw2erkevhz',1795919544155);
INSERT INTO "event" VALUES('kttuvngx2rk9',19,'move',1,117,'k77777868','cxrrvmadn9mj',1795919544158);
INSERT INTO "event" VALUES('kttuvngx2rk9',20,'move',1,146,'k101071364','cxrrvmadn9mj',1795919544161);
INSERT INTO "event" VALUES('kttuvngx2rk9',21,'move',2,83,NULL,NULL,1795919544164);
INSERT INTO "event" VALUES('kttuvngx2rk9',22,'move',2,146,NULL,NULL,1795919544164);
INSERT INTO "event" VALUES('kttuvngx2rk9',23,'move',0,6,'k625763863','rtsw2erkevhz',1795919544167);
INSERT INTO "event" VALUES('kttuvngx2rk9',24,'move',0,146,'k976787301','rtsw2erkevhz',1795919544169);
INSERT INTO "event" VALUES('kttuvngx2rk9',25,'move',1,42,'k40260662','cxrrvmadn9mj',1795919544171);
INSERT INTO "event" VALUES('kttuvngx2rk9',26,'move',1,146,'k465623510','cxrrvmadn9mj',1795919544173);
INSERT INTO "event" VALUES('kttuvngx2rk9',27,'move',2,111,NULL,NULL,1795919544176);
INSERT INTO "event" VALUES('kttuvngx2rk9',28,'move',2,146,NULL,NULL,1795919544176);
INSERT INTO "event" VALUES('kttuvngx2rk9',29,'move',0,43,'k75006691','rtsw2erkevhz',1795919544179);
INSERT INTO "event" VALUES('kttuvngx2rk9',30,'move',0,146,'k97402358','rtsw2erkevhz',1795919544181);
INSERT INTO "event" VALUES('kttuvngx2rk9',31,'move',1,76,'k63469421','cxrrvmadn9mj',1795919544183);
INSERT INTO "event" VALUES('kttuvngx2rk9',32,'move',1,146,'k132931336','cxrrvmadn9mj',1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',33,'draw',-2,30,NULL,NULL,1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',34,'draw',-2,32,NULL,NULL,1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',35,'draw',-2,33,NULL,NULL,1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',36,'draw',-2,33,NULL,NULL,1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',37,'draw',-2,31,NULL,NULL,1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',38,'draw',-2,33,NULL,NULL,1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',39,'draw',-2,30,NULL,NULL,1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',40,'draw',-2,31,NULL,NULL,1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',41,'draw',-2,30,NULL,NULL,1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',42,'draw',-2,32,NULL,NULL,1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',43,'draw',-2,34,NULL,NULL,1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',44,'draw',-2,34,NULL,NULL,1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',45,'draw',-2,33,NULL,NULL,1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',46,'draw',-2,31,NULL,NULL,1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',47,'draw',-2,30,NULL,NULL,1795919544186);
INSERT INTO "event" VALUES('kttuvngx2rk9',48,'move',0,391,'k677129422','rtsw2erkevhz',1795919544190);
INSERT INTO "event" VALUES('kttuvngx2rk9',49,'move',2,402,NULL,NULL,1795919544194);
INSERT INTO "event" VALUES('kttuvngx2rk9',50,'move',2,146,NULL,NULL,1795919544201);
INSERT INTO "event" VALUES('kttuvngx2rk9',51,'move',0,468,'k619659571','rtsw2erkevhz',1795919544215);
INSERT INTO "event" VALUES('kttuvngx2rk9',52,'move',0,566,'k425932421','rtsw2erkevhz',1795919544228);
INSERT INTO "event" VALUES('kttuvngx2rk9',53,'move',0,412,'k237384804','rtsw2erkevhz',1795919544263);
INSERT INTO "event" VALUES('kttuvngx2rk9',54,'move',0,427,'k597714383','rtsw2erkevhz',1795919544271);
INSERT INTO "event" VALUES('kttuvngx2rk9',55,'move',0,970,'k310965605','rtsw2erkevhz',1795919544277);
INSERT INTO "event" VALUES('kttuvngx2rk9',56,'move',0,146,'k154892713','rtsw2erkevhz',1795919544303);
INSERT INTO "event" VALUES('kttuvngx2rk9',57,'move',1,426,'k613013910','cxrrvmadn9mj',1795919544311);
INSERT INTO "event" VALUES('kttuvngx2rk9',58,'move',1,431,'k601571670','cxrrvmadn9mj',1795919544322);
INSERT INTO "event" VALUES('kttuvngx2rk9',59,'move',1,742,'k110655224','cxrrvmadn9mj',1795919544338);
INSERT INTO "event" VALUES('kttuvngx2rk9',60,'move',1,478,'k613326042','cxrrvmadn9mj',1795919544360);
INSERT INTO "event" VALUES('kttuvngx2rk9',61,'move',1,590,'k399858816','cxrrvmadn9mj',1795919544376);
INSERT INTO "event" VALUES('kttuvngx2rk9',62,'move',1,968,'k588136138','cxrrvmadn9mj',1795919544384);
INSERT INTO "event" VALUES('kttuvngx2rk9',63,'move',1,146,'k67419149','cxrrvmadn9mj',1795919544393);
INSERT INTO "event" VALUES('kttuvngx2rk9',64,'draw',-2,14,NULL,NULL,1795919544393);
INSERT INTO "event" VALUES('kttuvngx2rk9',65,'draw',-2,11,NULL,NULL,1795919544393);
INSERT INTO "event" VALUES('kttuvngx2rk9',66,'draw',-2,24,NULL,NULL,1795919544393);
INSERT INTO "event" VALUES('kttuvngx2rk9',67,'draw',-2,22,NULL,NULL,1795919544393);
INSERT INTO "event" VALUES('kttuvngx2rk9',68,'draw',-2,25,NULL,NULL,1795919544393);
INSERT INTO "event" VALUES('kttuvngx2rk9',69,'draw',-2,20,NULL,NULL,1795919544393);
INSERT INTO "event" VALUES('kttuvngx2rk9',70,'draw',-2,12,NULL,NULL,1795919544393);
INSERT INTO "event" VALUES('kttuvngx2rk9',71,'draw',-2,27,NULL,NULL,1795919544393);
INSERT INTO "event" VALUES('kttuvngx2rk9',72,'draw',-2,10,NULL,NULL,1795919544393);
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
	"before" VARCHAR(16), secret VARCHAR(64), listed BOOLEAN DEFAULT 0 NOT NULL, language VARCHAR(2), experience VARCHAR(8), rated BOOLEAN DEFAULT 0 NOT NULL, tempo JSON, delay INTEGER DEFAULT '0' NOT NULL, vote JSON, paused BIGINT, 
	CONSTRAINT pk_game PRIMARY KEY (id), 
	CONSTRAINT ck_game_result_when_over CHECK ((state = 'over') = (result IS NOT NULL)), 
	CONSTRAINT ck_game_state_known CHECK (state IN ('open', 'running', 'over')), 
	CONSTRAINT ck_game_pace_not_negative CHECK (pace >= 0), 
	CONSTRAINT fk_game_before FOREIGN KEY("before") REFERENCES game (id) ON DELETE SET NULL, 
	CONSTRAINT fk_game_host FOREIGN KEY(host) REFERENCES person (id), 
	CONSTRAINT uq_game_before UNIQUE ("before")
);
INSERT INTO "game" VALUES('kttuvngx2rk9','rtsw2erkevhz','running','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',4462766763003050268,NULL,0,0.0,1795919507941,1795919508202,1795919544393,2,1,NULL,NULL,'ac1c5a25bd94cb5dc3ed3080756b06ef016fc1022b418394e52cddbf64d8acb1',0,NULL,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "game" VALUES('pb6rmek6g5ab','rtsw2erkevhz','open','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',1490488160326785944,NULL,0,1.0,1795919544418,NULL,1795919544418,0,0,NULL,NULL,'66fe1bdba4b55d896cc8f16895feda9dc21234cb3efe3c5296e78f2fa1586526',0,NULL,NULL,0,NULL,0,NULL,NULL);
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
INSERT INTO "link" VALUES('t9e73d39txeczkqqpz9z','kttuvngx2rk9','join',1795919507965,NULL);
INSERT INTO "link" VALUES('sxqr9q8a49dmabxaw9ag','pb6rmek6g5ab','join',1795919544420,NULL);
CREATE TABLE meta (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('id','c5800fc4');
CREATE TABLE note (
	game VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	text VARCHAR(4000) NOT NULL, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_note PRIMARY KEY (game, person), 
	CONSTRAINT fk_note_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_note_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE notice (
	id INTEGER NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	game VARCHAR(16), 
	kind VARCHAR(16) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	words JSON, 
	made BIGINT NOT NULL, 
	due BIGINT NOT NULL, 
	sent BIGINT, 
	dropped BIGINT, 
	CONSTRAINT pk_notice PRIMARY KEY (id), 
	CONSTRAINT fk_notice_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_notice_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT uq_notice_person_key UNIQUE (person, "key")
);
CREATE TABLE passage (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_passage PRIMARY KEY (hash), 
	CONSTRAINT fk_passage_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE passkey (
	id VARCHAR(1400) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	public_key BLOB NOT NULL, 
	sign_count BIGINT NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT, 
	CONSTRAINT pk_passkey PRIMARY KEY (id), 
	CONSTRAINT fk_passkey_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE person (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(24), 
	language VARCHAR(2), 
	created BIGINT NOT NULL, mail VARCHAR(254), signed_up BIGINT, is_admin BOOLEAN DEFAULT 0 NOT NULL, bot_of VARCHAR(16), banned_until BIGINT, banned_why VARCHAR(200), preferences JSON, 
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('rtsw2erkevhz','Ann',NULL,1795919507899,NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "person" VALUES('cxrrvmadn9mj','Ben',NULL,1795919508064,NULL,NULL,0,NULL,NULL,NULL,NULL);
CREATE TABLE rating (
	person VARCHAR(16) NOT NULL, 
	players SMALLINT NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_rating PRIMARY KEY (person, players), 
	CONSTRAINT fk_rating_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE rating_change (
	game VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	players SMALLINT NOT NULL, 
	mu_before FLOAT NOT NULL, 
	sigma_before FLOAT NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_rating_change PRIMARY KEY (game, person), 
	CONSTRAINT fk_rating_change_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_rating_change_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE relation (
	person VARCHAR(16) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(16) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_relation PRIMARY KEY (person, kind, other), 
	CONSTRAINT ck_relation_kind_known CHECK (kind IN ('block', 'mute')), 
	CONSTRAINT fk_relation_other FOREIGN KEY(other) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT fk_relation_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE report (
	id VARCHAR(16) NOT NULL, 
	reporter VARCHAR(16), 
	about VARCHAR(16), 
	game VARCHAR(16), 
	line INTEGER, 
	message VARCHAR(1000) NOT NULL, 
	created BIGINT NOT NULL, 
	handled BIGINT, 
	handled_by VARCHAR(16), 
	outcome VARCHAR(1000), 
	CONSTRAINT pk_report PRIMARY KEY (id), 
	CONSTRAINT fk_report_about FOREIGN KEY(about) REFERENCES person (id) ON DELETE SET NULL, 
	CONSTRAINT fk_report_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE SET NULL, 
	CONSTRAINT fk_report_reporter FOREIGN KEY(reporter) REFERENCES person (id) ON DELETE SET NULL
);
CREATE TABLE seat (
	game VARCHAR(16) NOT NULL, 
	seat SMALLINT NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(16), 
	name VARCHAR(24), 
	level VARCHAR(24), entropy VARCHAR(64), was VARCHAR(16), shows_hand BOOLEAN DEFAULT 0 NOT NULL, clock JSON, "plan" JSON, figures JSON, 
	CONSTRAINT pk_seat PRIMARY KEY (game, seat), 
	CONSTRAINT ck_seat_bot_has_level CHECK ((kind = 'bot') = (level IS NOT NULL)), 
	CONSTRAINT ck_seat_person_sits CHECK ((kind IN ('person', 'device')) = (person IS NOT NULL)), 
	CONSTRAINT ck_seat_kind_known CHECK (kind IN ('person', 'device', 'bot', 'open')), 
	CONSTRAINT ck_seat_seat_exists CHECK (seat BETWEEN 0 AND 4), 
	CONSTRAINT fk_seat_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seat_person FOREIGN KEY(person) REFERENCES person (id)
);
INSERT INTO "seat" VALUES('kttuvngx2rk9',0,'person','rtsw2erkevhz',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seat" VALUES('kttuvngx2rk9',1,'person','cxrrvmadn9mj',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seat" VALUES('kttuvngx2rk9',2,'bot',NULL,'Utopus','greedy',NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seat" VALUES('pb6rmek6g5ab',0,'person','rtsw2erkevhz',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seat" VALUES('pb6rmek6g5ab',1,'open',NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
CREATE TABLE session (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (hash), 
	CONSTRAINT fk_session_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('f824a31c9515d6136f90c8c713f38298a7546d47737b94fff3b637d8c34afe1b','rtsw2erkevhz',1795919507910,1795919507910);
INSERT INTO "session" VALUES('68c2968326e8af11d7eb90d55b9405363c6ad88ac3fbc220e4ac726de3710c5e','cxrrvmadn9mj',1795919508065,1795919508065);
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
CREATE UNIQUE INDEX uq_person_mail ON person (mail);
CREATE INDEX ix_audit_at ON audit (at);
CREATE INDEX ix_api_token_person ON api_token (person);
CREATE INDEX ix_channel_person ON channel (person);
CREATE INDEX ix_errand_person ON errand (person);
CREATE INDEX ix_errand_until ON errand (until);
CREATE INDEX ix_passkey_person ON passkey (person);
CREATE INDEX ix_relation_other ON relation (other);
CREATE INDEX ix_chat_game_id ON chat (game, id);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_note_person ON note (person);
CREATE INDEX ix_notice_game ON notice (game);
CREATE INDEX ix_notice_sent_due ON notice (sent, due);
CREATE INDEX ix_rating_change_person ON rating_change (person);
CREATE INDEX ix_report_about ON report (about);
CREATE INDEX ix_delivery_notice ON delivery (notice);
COMMIT;
