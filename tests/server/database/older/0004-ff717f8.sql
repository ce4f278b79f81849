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
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "api_token" VALUES('7m8weedhx7ea','81768ac265d54139017b8f6f70095f660c6a56c6218dee6ac2b762bf2ed3c77c','u6d7ymn3yzsd','mine','["games:read", "games:play"]',1795918701559,1827454701559,NULL,NULL);
INSERT INTO "api_token" VALUES('3jffqgh4uk26','40110c57ffcd6d4b8415d120c07de41cef724bf9d40c12a5668794fda57ee9c7','p6yeysvpxmnq','its','["games:read", "games:play"]',1795918701572,1827454701572,NULL,NULL);
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
	muted JSON NOT NULL, 
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
	seat SMALLINT NOT NULL, 
	"key" VARCHAR(40) NOT NULL, 
	at BIGINT NOT NULL, 
	text VARCHAR(500), 
	phrase VARCHAR(32), 
	removed BIGINT, 
	removed_by VARCHAR(16), 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT ck_chat_side_known CHECK (side IN ('players', 'spectators')), 
	CONSTRAINT fk_chat_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_chat_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE SET NULL, 
	CONSTRAINT uq_chat_game_person_key UNIQUE (game, person, "key")
);
INSERT INTO "chat" VALUES(1,'34ymy5wskhsd','players','u6d7ymn3yzsd',0,'s1',1795918763737,'hello',NULL,NULL,NULL);
CREATE TABLE delivery (
	channel VARCHAR(16) NOT NULL, 
	notice INTEGER NOT NULL, 
	due BIGINT NOT NULL, 
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
INSERT INTO "event" VALUES('34ymy5wskhsd',0,'draw',-2,1,NULL,NULL,1795918701641);
INSERT INTO "event" VALUES('34ymy5wskhsd',1,'draw',-2,2,NULL,NULL,1795918701641);
INSERT INTO "event" VALUES('34ymy5wskhsd',2,'draw',-2,4,NULL,NULL,1795918701641);
INSERT INTO "event" VALUES('34ymy5wskhsd',3,'draw',-2,0,NULL,NULL,1795918701641);
INSERT INTO "event" VALUES('34ymy5wskhsd',4,'draw',-2,3,NULL,NULL,1795918701641);
INSERT INTO "event" VALUES('34ymy5wskhsd',5,'draw',-2,5,NULL,NULL,1795918701641);
INSERT INTO "event" VALUES('34ymy5wskhsd',6,'draw',-2,19,NULL,NULL,1795918701641);
INSERT INTO "event" VALUES('34ymy5wskhsd',7,'draw',-2,23,NULL,NULL,1795918701641);
INSERT INTO "event" VALUES('34ymy5wskhsd',8,'draw',-2,10,NULL,NULL,1795918701641);
INSERT INTO "event" VALUES('34ymy5wskhsd',9,'draw',-2,15,NULL,NULL,1795918701641);
INSERT INTO "event" VALUES('34ymy5wskhsd',10,'draw',-2,16,NULL,NULL,1795918701641);
INSERT INTO "event" VALUES('34ymy5wskhsd',11,'draw',-2,22,NULL,NULL,1795918701641);
INSERT INTO "event" VALUES('34ymy5wskhsd',12,'draw',-2,12,NULL,NULL,1795918701641);
INSERT INTO "event" VALUES('34ymy5wskhsd',13,'draw',-2,26,NULL,NULL,1795918701641);
INSERT INTO "event" VALUES('34ymy5wskhsd',14,'draw',-2,26,NULL,NULL,1795918701641);
INSERT INTO "event" VALUES('34ymy5wskhsd',15,'move',0,9,'k347712782','u6d7ymn3yzsd',1795918701830);
INSERT INTO "event" VALUES('34ymy5wskhsd',16,'move',0,146,'k423938499','u6d7ymn3yzsd',1795918701843);
INSERT INTO "event" VALUES('34ymy5wskhsd',17,'move',1,101,'k77777868','vh6h837w8vde',1795918701893);
INSERT INTO "event" VALUES('34ymy5wskhsd',18,'move',1,146,'k101071364','vh6h837w8vde',1795918701913);
INSERT INTO "event" VALUES('34ymy5wskhsd',19,'move',2,30,NULL,NULL,1795918762817);
INSERT INTO "event" VALUES('34ymy5wskhsd',20,'move',2,146,NULL,NULL,1795918762817);
INSERT INTO "event" VALUES('34ymy5wskhsd',21,'move',0,1,'k625763863','u6d7ymn3yzsd',1795918762827);
INSERT INTO "event" VALUES('34ymy5wskhsd',22,'move',0,146,'k976787301','u6d7ymn3yzsd',1795918762837);
INSERT INTO "event" VALUES('34ymy5wskhsd',23,'move',1,42,'k40260662','vh6h837w8vde',1795918762843);
INSERT INTO "event" VALUES('34ymy5wskhsd',24,'move',1,146,'k465623510','vh6h837w8vde',1795918762845);
INSERT INTO "event" VALUES('34ymy5wskhsd',25,'move',2,43,NULL,NULL,1795918762850);
INSERT INTO "event" VALUES('34ymy5wskhsd',26,'move',2,146,NULL,NULL,1795918762850);
INSERT INTO "event" VALUES('34ymy5wskhsd',27,'move',0,61,'k75006691','u6d7ymn3yzsd',1795918762854);
INSERT INTO "event" VALUES('34ymy5wskhsd',28,'move',0,146,'k97402358','u6d7ymn3yzsd',1795918762857);
INSERT INTO "event" VALUES('34ymy5wskhsd',29,'move',1,87,'k63469421','vh6h837w8vde',1795918762861);
INSERT INTO "event" VALUES('34ymy5wskhsd',30,'move',1,146,'k132931336','vh6h837w8vde',1795918762873);
INSERT INTO "event" VALUES('34ymy5wskhsd',31,'move',2,48,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',32,'move',2,146,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',33,'draw',-2,33,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',34,'draw',-2,33,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',35,'draw',-2,33,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',36,'draw',-2,33,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',37,'draw',-2,31,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',38,'draw',-2,31,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',39,'draw',-2,34,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',40,'draw',-2,31,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',41,'draw',-2,33,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',42,'draw',-2,32,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',43,'draw',-2,31,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',44,'draw',-2,30,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',45,'draw',-2,33,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',46,'draw',-2,34,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',47,'draw',-2,30,NULL,NULL,1795918762889);
INSERT INTO "event" VALUES('34ymy5wskhsd',48,'move',0,403,'k677129422','u6d7ymn3yzsd',1795918762917);
INSERT INTO "event" VALUES('34ymy5wskhsd',49,'move',1,395,'k619659571','vh6h837w8vde',1795918762941);
INSERT INTO "event" VALUES('34ymy5wskhsd',50,'move',0,798,'k53246119','u6d7ymn3yzsd',1795918762973);
INSERT INTO "event" VALUES('34ymy5wskhsd',51,'move',0,146,'k50017772','u6d7ymn3yzsd',1795918762993);
INSERT INTO "event" VALUES('34ymy5wskhsd',52,'move',1,478,'k310965605','vh6h837w8vde',1795918763030);
INSERT INTO "event" VALUES('34ymy5wskhsd',53,'move',1,598,'k154892713','vh6h837w8vde',1795918763035);
INSERT INTO "event" VALUES('34ymy5wskhsd',54,'move',1,426,'k126478448','vh6h837w8vde',1795918763047);
INSERT INTO "event" VALUES('34ymy5wskhsd',55,'move',1,964,'k601571670','vh6h837w8vde',1795918763053);
INSERT INTO "event" VALUES('34ymy5wskhsd',56,'move',1,416,'k194053474','vh6h837w8vde',1795918763056);
INSERT INTO "event" VALUES('34ymy5wskhsd',57,'move',1,964,'k624488420','vh6h837w8vde',1795918763059);
INSERT INTO "event" VALUES('34ymy5wskhsd',58,'move',1,146,'k399858816','vh6h837w8vde',1795918763062);
INSERT INTO "event" VALUES('34ymy5wskhsd',59,'move',2,146,NULL,NULL,1795918763067);
INSERT INTO "event" VALUES('34ymy5wskhsd',60,'draw',-2,25,NULL,NULL,1795918763067);
INSERT INTO "event" VALUES('34ymy5wskhsd',61,'draw',-2,21,NULL,NULL,1795918763067);
INSERT INTO "event" VALUES('34ymy5wskhsd',62,'draw',-2,24,NULL,NULL,1795918763067);
INSERT INTO "event" VALUES('34ymy5wskhsd',63,'draw',-2,14,NULL,NULL,1795918763067);
INSERT INTO "event" VALUES('34ymy5wskhsd',64,'draw',-2,26,NULL,NULL,1795918763067);
INSERT INTO "event" VALUES('34ymy5wskhsd',65,'draw',-2,10,NULL,NULL,1795918763067);
INSERT INTO "event" VALUES('34ymy5wskhsd',66,'draw',-2,23,NULL,NULL,1795918763067);
INSERT INTO "event" VALUES('34ymy5wskhsd',67,'draw',-2,13,NULL,NULL,1795918763067);
INSERT INTO "event" VALUES('34ymy5wskhsd',68,'draw',-2,11,NULL,NULL,1795918763067);
INSERT INTO "event" VALUES('34ymy5wskhsd',69,'move',1,100,'k588136138','vh6h837w8vde',1795918763075);
INSERT INTO "event" VALUES('etrdprm3xqcv',0,'draw',-2,3,NULL,NULL,1795918763153);
INSERT INTO "event" VALUES('etrdprm3xqcv',1,'draw',-2,0,NULL,NULL,1795918763153);
INSERT INTO "event" VALUES('etrdprm3xqcv',2,'draw',-2,4,NULL,NULL,1795918763153);
INSERT INTO "event" VALUES('etrdprm3xqcv',3,'draw',-2,1,NULL,NULL,1795918763153);
INSERT INTO "event" VALUES('etrdprm3xqcv',4,'draw',-2,2,NULL,NULL,1795918763153);
INSERT INTO "event" VALUES('etrdprm3xqcv',5,'draw',-2,6,NULL,NULL,1795918763153);
INSERT INTO "event" VALUES('etrdprm3xqcv',6,'draw',-2,29,NULL,NULL,1795918763153);
INSERT INTO "event" VALUES('etrdprm3xqcv',7,'draw',-2,26,NULL,NULL,1795918763153);
INSERT INTO "event" VALUES('etrdprm3xqcv',8,'draw',-2,21,NULL,NULL,1795918763153);
INSERT INTO "event" VALUES('etrdprm3xqcv',9,'draw',-2,10,NULL,NULL,1795918763153);
INSERT INTO "event" VALUES('etrdprm3xqcv',10,'draw',-2,16,NULL,NULL,1795918763153);
INSERT INTO "event" VALUES('etrdprm3xqcv',11,'draw',-2,18,NULL,NULL,1795918763153);
INSERT INTO "event" VALUES('etrdprm3xqcv',12,'draw',-2,19,NULL,NULL,1795918763153);
INSERT INTO "event" VALUES('etrdprm3xqcv',13,'draw',-2,27,NULL,NULL,1795918763153);
INSERT INTO "event" VALUES('etrdprm3xqcv',14,'draw',-2,24,NULL,NULL,1795918763153);
INSERT INTO "event" VALUES('etrdprm3xqcv',15,'move',1,33,'k347712782','u6d7ymn3yzsd',1795918763296);
INSERT INTO "event" VALUES('etrdprm3xqcv',16,'move',1,146,'k423938499','u6d7ymn3yzsd',1795918763301);
INSERT INTO "event" VALUES('etrdprm3xqcv',17,'move',2,103,'k77777868','fy7gjs2z7vbm',1795918763309);
INSERT INTO "event" VALUES('etrdprm3xqcv',18,'move',2,146,'k101071364','fy7gjs2z7vbm',1795918763316);
INSERT INTO "event" VALUES('etrdprm3xqcv',19,'move',0,3,'k625763863','vh6h837w8vde',1795918763330);
INSERT INTO "event" VALUES('etrdprm3xqcv',20,'move',0,146,'k976787301','vh6h837w8vde',1795918763337);
INSERT INTO "event" VALUES('etrdprm3xqcv',21,'move',1,40,'k40260662','u6d7ymn3yzsd',1795918763365);
INSERT INTO "event" VALUES('etrdprm3xqcv',22,'move',1,146,'k465623510','u6d7ymn3yzsd',1795918763395);
INSERT INTO "event" VALUES('etrdprm3xqcv',23,'move',2,79,'k75006691','fy7gjs2z7vbm',1795918763401);
INSERT INTO "event" VALUES('etrdprm3xqcv',24,'move',2,146,'k97402358','fy7gjs2z7vbm',1795918763405);
INSERT INTO "event" VALUES('etrdprm3xqcv',25,'move',0,140,'k63469421','vh6h837w8vde',1795918763409);
INSERT INTO "event" VALUES('etrdprm3xqcv',26,'draw',-2,29,NULL,NULL,1795918763409);
INSERT INTO "event" VALUES('etrdprm3xqcv',27,'move',0,113,'k607151283','vh6h837w8vde',1795918763413);
INSERT INTO "event" VALUES('etrdprm3xqcv',28,'move',0,142,'k239701014','vh6h837w8vde',1795918763419);
INSERT INTO "event" VALUES('etrdprm3xqcv',29,'move',1,112,'k619659571','u6d7ymn3yzsd',1795918763433);
INSERT INTO "event" VALUES('etrdprm3xqcv',30,'move',0,146,'k425932421','vh6h837w8vde',1795918763457);
INSERT INTO "event" VALUES('etrdprm3xqcv',31,'move',1,36,'k237384804','u6d7ymn3yzsd',1795918763473);
INSERT INTO "event" VALUES('etrdprm3xqcv',32,'move',1,146,'k597714383','u6d7ymn3yzsd',1795918763493);
INSERT INTO "event" VALUES('etrdprm3xqcv',33,'move',2,70,'k310965605','fy7gjs2z7vbm',1795918763509);
INSERT INTO "event" VALUES('etrdprm3xqcv',34,'move',2,146,'k154892713','fy7gjs2z7vbm',1795918763515);
INSERT INTO "event" VALUES('etrdprm3xqcv',35,'move',0,109,'k613013910','vh6h837w8vde',1795918763525);
INSERT INTO "event" VALUES('etrdprm3xqcv',36,'move',0,146,'k601571670','vh6h837w8vde',1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',37,'draw',-2,34,NULL,NULL,1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',38,'draw',-2,33,NULL,NULL,1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',39,'draw',-2,33,NULL,NULL,1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',40,'draw',-2,34,NULL,NULL,1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',41,'draw',-2,34,NULL,NULL,1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',42,'draw',-2,32,NULL,NULL,1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',43,'draw',-2,33,NULL,NULL,1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',44,'draw',-2,32,NULL,NULL,1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',45,'draw',-2,31,NULL,NULL,1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',46,'draw',-2,32,NULL,NULL,1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',47,'draw',-2,30,NULL,NULL,1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',48,'draw',-2,32,NULL,NULL,1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',49,'draw',-2,31,NULL,NULL,1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',50,'draw',-2,32,NULL,NULL,1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',51,'draw',-2,31,NULL,NULL,1795918763540);
INSERT INTO "event" VALUES('etrdprm3xqcv',52,'move',2,392,NULL,NULL,1795918763603);
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
	"before" VARCHAR(16), secret VARCHAR(64), listed BOOLEAN DEFAULT 0 NOT NULL, language VARCHAR(2), experience VARCHAR(8), rated BOOLEAN DEFAULT 0 NOT NULL, tempo JSON, delay INTEGER DEFAULT '0' NOT NULL, watchable BOOLEAN DEFAULT 0 NOT NULL, bots_fill BOOLEAN DEFAULT 1 NOT NULL, vote JSON, paused BIGINT, silent BOOLEAN DEFAULT 0 NOT NULL, concluded BIGINT, 
	CONSTRAINT pk_game PRIMARY KEY (id), 
	CONSTRAINT ck_game_result_when_over CHECK ((state = 'over') = (result IS NOT NULL)), 
	CONSTRAINT ck_game_state_known CHECK (state IN ('open', 'running', 'over')), 
	CONSTRAINT ck_game_pace_not_negative CHECK (pace >= 0), 
	CONSTRAINT fk_game_before FOREIGN KEY("before") REFERENCES game (id) ON DELETE SET NULL, 
	CONSTRAINT fk_game_host FOREIGN KEY(host) REFERENCES person (id), 
	CONSTRAINT uq_game_before UNIQUE ("before")
);
INSERT INTO "game" VALUES('34ymy5wskhsd','u6d7ymn3yzsd','running','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',3037784519071489691,NULL,0,0.0,1795918701578,1795918701625,1795918763067,2,2,NULL,NULL,'45b4b6b8778d8a97374b18aeba1882e3064c1cd20c9c4e02fe506b35d4a1e7d2',0,NULL,NULL,0,'{"kind": "slow", "bank": 172800, "turn": 86400, "increment": 0}',0,0,1,NULL,NULL,0,NULL);
INSERT INTO "game" VALUES('etrdprm3xqcv','vh6h837w8vde','running','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',2216209947198321957,NULL,0,0.0,1795918763094,1795918763141,1795918763603,1,2,NULL,NULL,'d507b948cac3c7cdd956f19ac0a4f4974a34788204ffc2e0b1d1602df6788d94',0,NULL,NULL,0,'{"kind": "live", "bank": 600, "turn": 0, "increment": 15}',0,0,1,NULL,NULL,0,NULL);
INSERT INTO "game" VALUES('d3b7pge4rjb7','u6d7ymn3yzsd','open','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',1663110101930952881,NULL,0,1.0,1795918766741,NULL,1795918766741,0,0,NULL,NULL,'7d8b95b1a951491ebdbabc666dc262535fff7e108090b512da614130b713a1ec',1,'en',NULL,0,NULL,0,0,1,NULL,NULL,0,NULL);
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
INSERT INTO "link" VALUES('unq24zsju3u6a5sdpnth','34ymy5wskhsd','join',1795918701582,NULL);
INSERT INTO "link" VALUES('ysxu5tw55hgjc92c4j8e','etrdprm3xqcv','join',1795918763096,NULL);
INSERT INTO "link" VALUES('q5n76uzvz8es3s3rt7xs','d3b7pge4rjb7','join',1795918766746,NULL);
CREATE TABLE meta (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('id','151476b9');
INSERT INTO "meta" VALUES('push_key','4430a8912e4b8cef49c58db1b170fd9607368d72667653c1459ac82c2c669010');
INSERT INTO "meta" VALUES('link_key','9f17f22b2bdd7dbe9ebdad68955f15932b34725ac2055b701b69245959d8b1bf');
INSERT INTO "meta" VALUES('seen','1795918766.910');
CREATE TABLE note (
	game VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	text VARCHAR(4000) NOT NULL, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_note PRIMARY KEY (game, person), 
	CONSTRAINT fk_note_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_note_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "note" VALUES('34ymy5wskhsd','u6d7ymn3yzsd','watch Ben',1795918763086);
CREATE TABLE notice (
	id INTEGER NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	game VARCHAR(16), 
	seat SMALLINT, 
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
INSERT INTO "notice" VALUES(1,'u6d7ymn3yzsd','34ymy5wskhsd',NULL,'start','start:34ymy5wskhsd',NULL,1795918701690,1795918721690,NULL,1795918721729);
INSERT INTO "notice" VALUES(2,'vh6h837w8vde','34ymy5wskhsd',NULL,'start','start:34ymy5wskhsd',NULL,1795918701690,1795918721690,NULL,1795918721740);
INSERT INTO "notice" VALUES(3,'fy7gjs2z7vbm','etrdprm3xqcv',NULL,'start','start:etrdprm3xqcv',NULL,1795918763174,1795918783174,NULL,NULL);
INSERT INTO "notice" VALUES(4,'u6d7ymn3yzsd','etrdprm3xqcv',NULL,'start','start:etrdprm3xqcv',NULL,1795918763174,1795918783174,NULL,NULL);
INSERT INTO "notice" VALUES(5,'vh6h837w8vde','etrdprm3xqcv',NULL,'start','start:etrdprm3xqcv',NULL,1795918763174,1795918783174,NULL,NULL);
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
INSERT INTO "passkey" VALUES('YSBrZXkgb2YgdGhlIHBhc3Q','u6d7ymn3yzsd',X'A501020326200121582087AEAE5043EB77B9437CA300B66BEAEC766156F2C224A5DDA510F7024A3552752258204B9077BDBF6F0762025178F6C106607676049C5B8C5363ABF3D8D02842F5355E',0,'1',1795918701309,NULL);
CREATE TABLE person (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(24), 
	language VARCHAR(2), 
	created BIGINT NOT NULL, mail VARCHAR(254), signed_up BIGINT, is_admin BOOLEAN DEFAULT 0 NOT NULL, bot_of VARCHAR(16), banned_until BIGINT, banned_why VARCHAR(200), preferences JSON, shows_games BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('u6d7ymn3yzsd','Ann',NULL,1795918698433,NULL,1795918701311,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "person" VALUES('vh6h837w8vde','Ben',NULL,1795918701323,'ben@example.org',1795918701546,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "person" VALUES('fy7gjs2z7vbm','Cleo',NULL,1795918701552,NULL,NULL,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "person" VALUES('p6yeysvpxmnq','Robby',NULL,1795918701566,NULL,NULL,0,'u6d7ymn3yzsd',NULL,NULL,NULL,0);
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
INSERT INTO "seat" VALUES('34ymy5wskhsd',0,'person','u6d7ymn3yzsd',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 172800.0, "turn": 86399.93959212303, "credited": 52, "had": 259200.0}, "own": 9}',NULL,NULL);
INSERT INTO "seat" VALUES('34ymy5wskhsd',1,'person','vh6h837w8vde',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 172800.0, "turn": 86400.0, "since": 1795918763.071437, "until": 1796177963.071437, "credited": 69, "had": 259200.0}, "own": 14}',NULL,NULL);
INSERT INTO "seat" VALUES('34ymy5wskhsd',2,'bot',NULL,'Utopus','greedy',NULL,NULL,0,'{"clock": {"bank": 172800.0}}',NULL,NULL);
INSERT INTO "seat" VALUES('etrdprm3xqcv',0,'person','vh6h837w8vde',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 659.8914909362793, "turn": 0.0, "credited": 52, "had": 644.9255595207214}, "own": 8}',NULL,NULL);
INSERT INTO "seat" VALUES('etrdprm3xqcv',1,'person','u6d7ymn3yzsd',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 659.7768955230713, "since": 1795918763.553368, "until": 1795919423.3302636, "credited": 52, "had": 659.7768955230713}, "own": 7}',NULL,NULL);
INSERT INTO "seat" VALUES('etrdprm3xqcv',2,'bot',NULL,'Utopus','mason',NULL,'fy7gjs2z7vbm',0,'{"clock": {"bank": 659.8908250331879, "turn": 0.0, "credited": 53, "had": 644.9480564594269}, "left": {"kind": "person"}, "own": 6, "others": 1}',NULL,NULL);
INSERT INTO "seat" VALUES('d3b7pge4rjb7',0,'person','u6d7ymn3yzsd',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "seat" VALUES('d3b7pge4rjb7',1,'open',NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL);
CREATE TABLE seek (
	person VARCHAR(16) NOT NULL, 
	wish JSON NOT NULL, 
	since BIGINT NOT NULL, 
	CONSTRAINT pk_seek PRIMARY KEY (person), 
	CONSTRAINT fk_seek_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE session (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, browser VARCHAR(40), 
	CONSTRAINT pk_session PRIMARY KEY (hash), 
	CONSTRAINT fk_session_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('eb57a8b8cd5b76a0ebd43d93ed6dacc488d1415ddc21276e75bc11372cb32121','u6d7ymn3yzsd',1795918698443,1795918698443,NULL);
INSERT INTO "session" VALUES('1053e31dc6ca76d3f8183d28c6dac654857172255dfff193d7120a1535f086b7','vh6h837w8vde',1795918701547,1795918701547,NULL);
INSERT INTO "session" VALUES('1a40d162bf05ad4ddcd6e62734d0d209a51337ea30570c9f3e56867d5017cff9','fy7gjs2z7vbm',1795918701552,1795918701552,NULL);
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
CREATE INDEX ix_person_banned_until ON person (banned_until);
CREATE INDEX ix_audit_about ON audit (about);
CREATE INDEX ix_audit_at ON audit (at);
CREATE INDEX ix_api_token_person ON api_token (person);
CREATE INDEX ix_errand_person ON errand (person);
CREATE INDEX ix_errand_until ON errand (until);
CREATE INDEX ix_passkey_person ON passkey (person);
CREATE INDEX ix_relation_other ON relation (other);
CREATE INDEX ix_rating_change_person ON rating_change (person);
CREATE INDEX ix_report_about ON report (about);
CREATE INDEX ix_report_game ON report (game);
CREATE INDEX ix_report_handled_created ON report (handled, created);
CREATE INDEX ix_report_reporter ON report (reporter);
CREATE INDEX ix_seat_was ON seat (was);
CREATE INDEX ix_channel_person ON channel (person);
CREATE INDEX ix_chat_game_id ON chat (game, id);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_note_person ON note (person);
CREATE INDEX ix_notice_game ON notice (game);
CREATE INDEX ix_notice_sent_due ON notice (sent, due);
CREATE INDEX ix_delivery_done_due ON delivery (done, due);
CREATE INDEX ix_delivery_notice ON delivery (notice);
COMMIT;
