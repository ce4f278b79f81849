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
INSERT INTO "api_token" VALUES('fmxbxqk7a99b','7fdd1ab544eba8c7918092f2396e81d2b1bad028fc58683c0bf8d73fa8aa3f64','fehgbth83ruc','mine','["games:read", "games:play"]',1795918857533,1827454857533,NULL,NULL);
INSERT INTO "api_token" VALUES('g96ytmrwymx9','1877e84eb3d8e13782c1c6d5c34207d1a1b91ae41d1f071072e242ada3f22c13','3crckggyyef6','its','["games:read", "games:play"]',1795918857624,1827454857624,NULL,NULL);
CREATE TABLE audit (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	who VARCHAR(16), 
	action VARCHAR(32) NOT NULL, 
	about VARCHAR(64), 
	details JSON, 
	CONSTRAINT pk_audit PRIMARY KEY (id)
);
CREATE TABLE barred_network (
	id INTEGER NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(16), 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_barred_network PRIMARY KEY (id), 
	CONSTRAINT fk_barred_network_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE SET NULL
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
INSERT INTO "chat" VALUES(1,'p6kswpu835sg','players','fehgbth83ruc',0,'s1',1795918899040,'hello',NULL,NULL,NULL);
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
INSERT INTO "event" VALUES('cxenbw54aey4',0,'draw',-2,2,NULL,NULL,1795918898296);
INSERT INTO "event" VALUES('cxenbw54aey4',1,'draw',-2,4,NULL,NULL,1795918898296);
INSERT INTO "event" VALUES('cxenbw54aey4',2,'draw',-2,3,NULL,NULL,1795918898296);
INSERT INTO "event" VALUES('cxenbw54aey4',3,'draw',-2,1,NULL,NULL,1795918898296);
INSERT INTO "event" VALUES('cxenbw54aey4',4,'draw',-2,0,NULL,NULL,1795918898296);
INSERT INTO "event" VALUES('cxenbw54aey4',5,'draw',-2,5,NULL,NULL,1795918898296);
INSERT INTO "event" VALUES('cxenbw54aey4',6,'draw',-2,13,NULL,NULL,1795918898296);
INSERT INTO "event" VALUES('cxenbw54aey4',7,'draw',-2,19,NULL,NULL,1795918898296);
INSERT INTO "event" VALUES('cxenbw54aey4',8,'draw',-2,17,NULL,NULL,1795918898296);
INSERT INTO "event" VALUES('cxenbw54aey4',9,'draw',-2,14,NULL,NULL,1795918898296);
INSERT INTO "event" VALUES('cxenbw54aey4',10,'draw',-2,20,NULL,NULL,1795918898296);
INSERT INTO "event" VALUES('cxenbw54aey4',11,'draw',-2,14,NULL,NULL,1795918898296);
INSERT INTO "event" VALUES('cxenbw54aey4',12,'draw',-2,17,NULL,NULL,1795918898296);
INSERT INTO "event" VALUES('cxenbw54aey4',13,'draw',-2,26,NULL,NULL,1795918898296);
INSERT INTO "event" VALUES('cxenbw54aey4',14,'draw',-2,20,NULL,NULL,1795918898296);
INSERT INTO "event" VALUES('cxenbw54aey4',15,'move',0,44,'k347712782','6qahujzgus5p',1795918898490);
INSERT INTO "event" VALUES('cxenbw54aey4',16,'move',0,146,'k423938499','6qahujzgus5p',1795918898509);
INSERT INTO "event" VALUES('cxenbw54aey4',17,'move',1,106,'k77777868','fehgbth83ruc',1795918898558);
INSERT INTO "event" VALUES('cxenbw54aey4',18,'move',1,146,'k575398922','fehgbth83ruc',1795918898582);
INSERT INTO "event" VALUES('cxenbw54aey4',19,'move',2,98,'k392655486','sb57fhm4ws5p',1795918898617);
INSERT INTO "event" VALUES('cxenbw54aey4',20,'move',2,146,'k62275869','sb57fhm4ws5p',1795918898628);
INSERT INTO "event" VALUES('cxenbw54aey4',21,'move',0,13,'k40260662','6qahujzgus5p',1795918898653);
INSERT INTO "event" VALUES('cxenbw54aey4',22,'move',0,146,'k465623510','6qahujzgus5p',1795918898663);
INSERT INTO "event" VALUES('cxenbw54aey4',23,'move',1,55,'k75006691','fehgbth83ruc',1795918898697);
INSERT INTO "event" VALUES('cxenbw54aey4',24,'move',1,146,'k97402358','fehgbth83ruc',1795918898715);
INSERT INTO "event" VALUES('cxenbw54aey4',25,'move',2,98,'k63469421','sb57fhm4ws5p',1795918898745);
INSERT INTO "event" VALUES('cxenbw54aey4',26,'move',2,146,'k132931336','sb57fhm4ws5p',1795918898755);
INSERT INTO "event" VALUES('cxenbw54aey4',27,'move',0,12,'k677129422','6qahujzgus5p',1795918898789);
INSERT INTO "event" VALUES('cxenbw54aey4',28,'move',0,146,'k619659571','6qahujzgus5p',1795918898804);
INSERT INTO "event" VALUES('cxenbw54aey4',29,'move',1,56,'k53246119','fehgbth83ruc',1795918898822);
INSERT INTO "event" VALUES('cxenbw54aey4',30,'move',1,146,'k50017772','fehgbth83ruc',1795918898843);
INSERT INTO "event" VALUES('cxenbw54aey4',31,'move',2,75,'k310965605','sb57fhm4ws5p',1795918898881);
INSERT INTO "event" VALUES('cxenbw54aey4',32,'move',2,146,'k154892713','sb57fhm4ws5p',1795918898896);
INSERT INTO "event" VALUES('cxenbw54aey4',33,'draw',-2,31,NULL,NULL,1795918898896);
INSERT INTO "event" VALUES('cxenbw54aey4',34,'draw',-2,31,NULL,NULL,1795918898896);
INSERT INTO "event" VALUES('cxenbw54aey4',35,'draw',-2,34,NULL,NULL,1795918898896);
INSERT INTO "event" VALUES('cxenbw54aey4',36,'draw',-2,34,NULL,NULL,1795918898896);
INSERT INTO "event" VALUES('cxenbw54aey4',37,'draw',-2,33,NULL,NULL,1795918898896);
INSERT INTO "event" VALUES('cxenbw54aey4',38,'draw',-2,34,NULL,NULL,1795918898896);
INSERT INTO "event" VALUES('cxenbw54aey4',39,'draw',-2,32,NULL,NULL,1795918898896);
INSERT INTO "event" VALUES('cxenbw54aey4',40,'draw',-2,32,NULL,NULL,1795918898896);
INSERT INTO "event" VALUES('cxenbw54aey4',41,'draw',-2,30,NULL,NULL,1795918898896);
INSERT INTO "event" VALUES('cxenbw54aey4',42,'draw',-2,31,NULL,NULL,1795918898896);
INSERT INTO "event" VALUES('cxenbw54aey4',43,'draw',-2,34,NULL,NULL,1795918898896);
INSERT INTO "event" VALUES('cxenbw54aey4',44,'draw',-2,31,NULL,NULL,1795918898896);
INSERT INTO "event" VALUES('cxenbw54aey4',45,'draw',-2,32,NULL,NULL,1795918898896);
INSERT INTO "event" VALUES('cxenbw54aey4',46,'draw',-2,30,NULL,NULL,1795918898896);
INSERT INTO "event" VALUES('cxenbw54aey4',47,'draw',-2,34,NULL,NULL,1795918898896);
INSERT INTO "event" VALUES('p6kswpu835sg',0,'draw',-2,0,NULL,NULL,1795918858033);
INSERT INTO "event" VALUES('p6kswpu835sg',1,'draw',-2,1,NULL,NULL,1795918858033);
INSERT INTO "event" VALUES('p6kswpu835sg',2,'draw',-2,3,NULL,NULL,1795918858033);
INSERT INTO "event" VALUES('p6kswpu835sg',3,'draw',-2,4,NULL,NULL,1795918858033);
INSERT INTO "event" VALUES('p6kswpu835sg',4,'draw',-2,2,NULL,NULL,1795918858033);
INSERT INTO "event" VALUES('p6kswpu835sg',5,'draw',-2,5,NULL,NULL,1795918858033);
INSERT INTO "event" VALUES('p6kswpu835sg',6,'draw',-2,21,NULL,NULL,1795918858033);
INSERT INTO "event" VALUES('p6kswpu835sg',7,'draw',-2,18,NULL,NULL,1795918858033);
INSERT INTO "event" VALUES('p6kswpu835sg',8,'draw',-2,22,NULL,NULL,1795918858033);
INSERT INTO "event" VALUES('p6kswpu835sg',9,'draw',-2,27,NULL,NULL,1795918858033);
INSERT INTO "event" VALUES('p6kswpu835sg',10,'draw',-2,20,NULL,NULL,1795918858033);
INSERT INTO "event" VALUES('p6kswpu835sg',11,'draw',-2,22,NULL,NULL,1795918858033);
INSERT INTO "event" VALUES('p6kswpu835sg',12,'draw',-2,28,NULL,NULL,1795918858033);
INSERT INTO "event" VALUES('p6kswpu835sg',13,'draw',-2,11,NULL,NULL,1795918858033);
INSERT INTO "event" VALUES('p6kswpu835sg',14,'draw',-2,12,NULL,NULL,1795918858033);
INSERT INTO "event" VALUES('p6kswpu835sg',15,'move',0,28,'k347712782','fehgbth83ruc',1795918858475);
INSERT INTO "event" VALUES('p6kswpu835sg',16,'move',0,146,'k423938499','fehgbth83ruc',1795918858505);
INSERT INTO "event" VALUES('p6kswpu835sg',17,'move',1,88,'k77777868','6qahujzgus5p',1795918858546);
INSERT INTO "event" VALUES('p6kswpu835sg',18,'move',1,146,'k101071364','6qahujzgus5p',1795918858573);
INSERT INTO "event" VALUES('p6kswpu835sg',19,'move',2,15,NULL,NULL,1795918897801);
INSERT INTO "event" VALUES('p6kswpu835sg',20,'move',2,146,NULL,NULL,1795918897801);
INSERT INTO "event" VALUES('p6kswpu835sg',21,'move',0,36,'k625763863','fehgbth83ruc',1795918897810);
INSERT INTO "event" VALUES('p6kswpu835sg',22,'move',0,146,'k976787301','fehgbth83ruc',1795918897812);
INSERT INTO "event" VALUES('p6kswpu835sg',23,'move',1,50,'k40260662','6qahujzgus5p',1795918897816);
INSERT INTO "event" VALUES('p6kswpu835sg',24,'move',1,146,'k465623510','6qahujzgus5p',1795918897819);
INSERT INTO "event" VALUES('p6kswpu835sg',25,'move',2,62,NULL,NULL,1795918897823);
INSERT INTO "event" VALUES('p6kswpu835sg',26,'move',2,146,NULL,NULL,1795918897823);
INSERT INTO "event" VALUES('p6kswpu835sg',27,'move',0,66,'k75006691','fehgbth83ruc',1795918897827);
INSERT INTO "event" VALUES('p6kswpu835sg',28,'move',0,146,'k97402358','fehgbth83ruc',1795918897829);
INSERT INTO "event" VALUES('p6kswpu835sg',29,'move',1,81,'k63469421','6qahujzgus5p',1795918897833);
INSERT INTO "event" VALUES('p6kswpu835sg',30,'move',1,146,'k132931336','6qahujzgus5p',1795918897836);
INSERT INTO "event" VALUES('p6kswpu835sg',31,'move',2,62,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',32,'move',2,146,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',33,'draw',-2,34,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',34,'draw',-2,31,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',35,'draw',-2,34,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',36,'draw',-2,30,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',37,'draw',-2,32,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',38,'draw',-2,33,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',39,'draw',-2,30,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',40,'draw',-2,34,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',41,'draw',-2,34,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',42,'draw',-2,33,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',43,'draw',-2,30,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',44,'draw',-2,33,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',45,'draw',-2,30,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',46,'draw',-2,34,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',47,'draw',-2,31,NULL,NULL,1795918897840);
INSERT INTO "event" VALUES('p6kswpu835sg',48,'move',0,407,'k677129422','fehgbth83ruc',1795918897845);
INSERT INTO "event" VALUES('p6kswpu835sg',49,'move',1,391,'k625988156','6qahujzgus5p',1795918897849);
INSERT INTO "event" VALUES('p6kswpu835sg',50,'move',0,434,'k619659571','fehgbth83ruc',1795918897853);
INSERT INTO "event" VALUES('p6kswpu835sg',51,'move',0,414,'k53246119','fehgbth83ruc',1795918897855);
INSERT INTO "event" VALUES('p6kswpu835sg',52,'move',0,972,'k50017772','fehgbth83ruc',1795918897863);
INSERT INTO "event" VALUES('p6kswpu835sg',53,'move',0,965,'k310965605','fehgbth83ruc',1795918897871);
INSERT INTO "event" VALUES('p6kswpu835sg',54,'move',0,146,'k154892713','fehgbth83ruc',1795918897879);
INSERT INTO "event" VALUES('p6kswpu835sg',55,'move',1,430,'k613013910','6qahujzgus5p',1795918897888);
INSERT INTO "event" VALUES('p6kswpu835sg',56,'move',1,973,'k601571670','6qahujzgus5p',1795918897908);
INSERT INTO "event" VALUES('p6kswpu835sg',57,'move',1,428,'k732294821','6qahujzgus5p',1795918897915);
INSERT INTO "event" VALUES('p6kswpu835sg',58,'move',1,486,'k110655224','6qahujzgus5p',1795918897927);
INSERT INTO "event" VALUES('p6kswpu835sg',59,'move',1,558,'k399858816','6qahujzgus5p',1795918897939);
INSERT INTO "event" VALUES('p6kswpu835sg',60,'move',1,146,'k588136138','6qahujzgus5p',1795918897951);
INSERT INTO "event" VALUES('p6kswpu835sg',61,'move',2,146,NULL,NULL,1795918897965);
INSERT INTO "event" VALUES('p6kswpu835sg',62,'draw',-2,19,NULL,NULL,1795918897965);
INSERT INTO "event" VALUES('p6kswpu835sg',63,'draw',-2,19,NULL,NULL,1795918897965);
INSERT INTO "event" VALUES('p6kswpu835sg',64,'draw',-2,29,NULL,NULL,1795918897965);
INSERT INTO "event" VALUES('p6kswpu835sg',65,'draw',-2,18,NULL,NULL,1795918897965);
INSERT INTO "event" VALUES('p6kswpu835sg',66,'draw',-2,10,NULL,NULL,1795918897965);
INSERT INTO "event" VALUES('p6kswpu835sg',67,'draw',-2,27,NULL,NULL,1795918897965);
INSERT INTO "event" VALUES('p6kswpu835sg',68,'draw',-2,17,NULL,NULL,1795918897965);
INSERT INTO "event" VALUES('p6kswpu835sg',69,'draw',-2,16,NULL,NULL,1795918897965);
INSERT INTO "event" VALUES('p6kswpu835sg',70,'draw',-2,15,NULL,NULL,1795918897965);
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
	"before" VARCHAR(16), secret VARCHAR(64), listed BOOLEAN DEFAULT 0 NOT NULL, language VARCHAR(2), experience VARCHAR(8), rated BOOLEAN DEFAULT 0 NOT NULL, tempo JSON, delay INTEGER DEFAULT '0' NOT NULL, watchable BOOLEAN DEFAULT 0 NOT NULL, bots_fill BOOLEAN DEFAULT 1 NOT NULL, vote JSON, paused BIGINT, silent BOOLEAN DEFAULT 0 NOT NULL, concluded BIGINT, imported VARCHAR(8), 
	CONSTRAINT pk_game PRIMARY KEY (id), 
	CONSTRAINT ck_game_result_when_over CHECK ((state = 'over') = (result IS NOT NULL)), 
	CONSTRAINT ck_game_state_known CHECK (state IN ('open', 'running', 'over')), 
	CONSTRAINT ck_game_pace_not_negative CHECK (pace >= 0), 
	CONSTRAINT fk_game_before FOREIGN KEY("before") REFERENCES game (id) ON DELETE SET NULL, 
	CONSTRAINT fk_game_host FOREIGN KEY(host) REFERENCES person (id), 
	CONSTRAINT uq_game_before UNIQUE ("before")
);
INSERT INTO "game" VALUES('p6kswpu835sg','fehgbth83ruc','running','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',2303320942627453727,NULL,0,0.0,1795918857665,1795918857957,1795918897965,2,2,NULL,NULL,'1ee392c64f8d324b5f266615a4f93911fd7d3c22bac851d1fcbf2f4a2615e500',0,NULL,NULL,0,'{"kind": "slow", "bank": 172800, "turn": 86400, "increment": 0}',0,0,1,NULL,NULL,0,NULL,NULL);
INSERT INTO "game" VALUES('cxenbw54aey4','6qahujzgus5p','running','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',2796434133681706793,NULL,0,0.0,1795918898049,1795918898265,1795918898896,1,3,NULL,NULL,'4c52658dcbaeec4a4b79cdf1eeec17f12131f9f482fa36e036123774a86f9a4d',0,NULL,NULL,0,'{"kind": "live", "bank": 600, "turn": 0, "increment": 15}',0,0,1,NULL,NULL,0,NULL,NULL);
INSERT INTO "game" VALUES('xxqrn3u9bp68','fehgbth83ruc','open','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',2615428229737364545,NULL,0,1.0,1795918902050,NULL,1795918902050,0,0,NULL,NULL,'4a0f1eada7437aa87d1b8d1276fbd827d023159c22f4f8e4b7cb46a14421d9cd',1,'en',NULL,0,NULL,0,0,1,NULL,NULL,0,NULL,NULL);
CREATE TABLE invitation (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	made BIGINT NOT NULL, 
	declined BIGINT, 
	CONSTRAINT pk_invitation PRIMARY KEY (id), 
	CONSTRAINT fk_invitation_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_invitation_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT uq_invitation_game_person UNIQUE (game, person)
);
CREATE TABLE leaver (
	game VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	seat SMALLINT NOT NULL, 
	number SMALLINT NOT NULL, 
	CONSTRAINT pk_leaver PRIMARY KEY (game, person, seat), 
	CONSTRAINT fk_leaver_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_leaver_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "leaver" VALUES('cxenbw54aey4','sb57fhm4ws5p',2,0);
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
INSERT INTO "link" VALUES('xvf9vk5ytc4ssyryyaw5','p6kswpu835sg','join',1795918857692,NULL);
INSERT INTO "link" VALUES('shwzkrm9xqy8tj8cfzwe','cxenbw54aey4','join',1795918898056,NULL);
INSERT INTO "link" VALUES('gez88xsu9paqhyzakyd3','xxqrn3u9bp68','join',1795918902052,NULL);
CREATE TABLE meta (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('id','d543e0bd');
INSERT INTO "meta" VALUES('push_key','9fc756f930ae5515c696069995a9849183054712cb802ca953573d84bcb265e5');
INSERT INTO "meta" VALUES('link_key','d7fa10a02f7b34ce57547d20f4ee2979f402a1e8e06edcd10a109b1c18a065b8');
INSERT INTO "meta" VALUES('seen','1795918902.310');
CREATE TABLE note (
	game VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	text VARCHAR(4000) NOT NULL, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_note PRIMARY KEY (game, person), 
	CONSTRAINT fk_note_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_note_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "note" VALUES('p6kswpu835sg','fehgbth83ruc','watch Ben',1795918898003);
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
INSERT INTO "notice" VALUES(1,'6qahujzgus5p','p6kswpu835sg',NULL,'start','start:p6kswpu835sg',NULL,1795918858155,1795918878155,NULL,1795918878217);
INSERT INTO "notice" VALUES(2,'fehgbth83ruc','p6kswpu835sg',NULL,'start','start:p6kswpu835sg',NULL,1795918858155,1795918878155,NULL,1795918878237);
INSERT INTO "notice" VALUES(3,'6qahujzgus5p','cxenbw54aey4',NULL,'start','start:cxenbw54aey4',NULL,1795918898337,1795918918332,NULL,NULL);
INSERT INTO "notice" VALUES(4,'fehgbth83ruc','cxenbw54aey4',NULL,'start','start:cxenbw54aey4',NULL,1795918898337,1795918918332,NULL,NULL);
INSERT INTO "notice" VALUES(5,'sb57fhm4ws5p','cxenbw54aey4',NULL,'start','start:cxenbw54aey4',NULL,1795918898337,1795918918332,NULL,NULL);
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
INSERT INTO "passkey" VALUES('YSBrZXkgb2YgdGhlIHBhc3Q','fehgbth83ruc',X'A501020326200121582087AEAE5043EB77B9437CA300B66BEAEC766156F2C224A5DDA510F7024A3552752258204B9077BDBF6F0762025178F6C106607676049C5B8C5363ABF3D8D02842F5355E',0,'1',1795918857176,NULL);
CREATE TABLE person (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(24), 
	language VARCHAR(2), 
	created BIGINT NOT NULL, mail VARCHAR(254), signed_up BIGINT, is_admin BOOLEAN DEFAULT 0 NOT NULL, bot_of VARCHAR(16), banned_until BIGINT, banned_why VARCHAR(200), preferences JSON, shows_games BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('fehgbth83ruc','Ann',NULL,1795918854254,NULL,1795918857178,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "person" VALUES('6qahujzgus5p','Ben',NULL,1795918857213,'ben@example.org',1795918857448,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "person" VALUES('sb57fhm4ws5p','Cleo',NULL,1795918857455,NULL,NULL,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "person" VALUES('3crckggyyef6','Robby',NULL,1795918857578,NULL,NULL,0,'fehgbth83ruc',NULL,NULL,NULL,0);
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
	level VARCHAR(24), entropy VARCHAR(64), was VARCHAR(16), shows_hand BOOLEAN DEFAULT 0 NOT NULL, clock JSON, "plan" JSON, figures JSON, came SMALLINT, 
	CONSTRAINT pk_seat PRIMARY KEY (game, seat), 
	CONSTRAINT ck_seat_bot_has_level CHECK ((kind = 'bot') = (level IS NOT NULL)), 
	CONSTRAINT ck_seat_person_sits CHECK ((kind IN ('person', 'device')) = (person IS NOT NULL)), 
	CONSTRAINT ck_seat_kind_known CHECK (kind IN ('person', 'device', 'bot', 'open')), 
	CONSTRAINT ck_seat_seat_exists CHECK (seat BETWEEN 0 AND 4), 
	CONSTRAINT fk_seat_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seat_person FOREIGN KEY(person) REFERENCES person (id)
);
INSERT INTO "seat" VALUES('p6kswpu835sg',0,'person','fehgbth83ruc',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 172800.0, "turn": 86399.96567034721, "credited": 55, "had": 259200.0}, "own": 12}',NULL,NULL,0);
INSERT INTO "seat" VALUES('p6kswpu835sg',1,'person','6qahujzgus5p',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 172800.0, "turn": 86400.0, "since": 1795918897.971011, "until": 1796178097.971011, "credited": 71, "had": 259200.0}, "own": 13}',NULL,NULL,3);
INSERT INTO "seat" VALUES('p6kswpu835sg',2,'bot',NULL,'Utopus','greedy',NULL,NULL,0,'{"clock": {"bank": 172800.0}}',NULL,NULL,2);
INSERT INTO "seat" VALUES('cxenbw54aey4',0,'person','6qahujzgus5p',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 644.6995892524719, "since": 1795918898.9094088, "until": 1795919543.608998, "credited": 48, "had": 644.6995892524719}, "own": 6}',NULL,NULL,0);
INSERT INTO "seat" VALUES('cxenbw54aey4',1,'person','fehgbth83ruc',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 644.8387548923492, "since": 1795918898.9094088, "until": 1795919543.7481637, "credited": 48, "had": 644.8387548923492}, "own": 6}',NULL,NULL,1);
INSERT INTO "seat" VALUES('cxenbw54aey4',2,'bot',NULL,'Utopus','mason',NULL,'sb57fhm4ws5p',0,'{"clock": {"bank": 644.8701314926147, "turn": 0.0, "credited": 48, "had": 629.9213774204254}, "left": {"kind": "person"}, "own": 6}',NULL,NULL,2);
INSERT INTO "seat" VALUES('xxqrn3u9bp68',0,'person','fehgbth83ruc',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seat" VALUES('xxqrn3u9bp68',1,'open',NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL);
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
INSERT INTO "session" VALUES('b6c4d441362aaa7226b815bd0e0f41dd03be5b9899a478f1e87b6b82e4f8ca43','fehgbth83ruc',1795918854259,1795918854259,NULL);
INSERT INTO "session" VALUES('b00c56723141b3d0c3026546876818498845c5a63be301a7cb45de8f56eb265d','6qahujzgus5p',1795918857449,1795918857449,NULL);
INSERT INTO "session" VALUES('3ecc3b2e4705b45bbaf535235bf5599b9eb27a65e9565d054c95f7738d9de838','sb57fhm4ws5p',1795918857456,1795918857456,NULL);
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
CREATE INDEX ix_leaver_person ON leaver (person);
CREATE INDEX ix_barred_network_hash ON barred_network (hash);
CREATE INDEX ix_barred_network_person ON barred_network (person);
CREATE INDEX ix_channel_person ON channel (person);
CREATE INDEX ix_chat_game_id ON chat (game, id);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_note_person ON note (person);
CREATE INDEX ix_notice_game ON notice (game);
CREATE INDEX ix_notice_sent_due ON notice (sent, due);
CREATE INDEX ix_delivery_done_due ON delivery (done, due);
CREATE INDEX ix_delivery_notice ON delivery (notice);
CREATE INDEX ix_invitation_person ON invitation (person);
COMMIT;
