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
INSERT INTO "api_token" VALUES('xyyagttk7ds8','10a6f580a4abea5e7a28eb285369c74985d563dd384bd43a818940ee292df1e9','ng2pvxuft25p','mine','["games:read", "games:play"]',1795920732209,1827456732209,NULL,NULL);
INSERT INTO "api_token" VALUES('cd8pkfqbubh8','26c821987585e8d31caf25a8c01132380d5c215f255b6bf879264cc97887ff16','bwa6n4mmvdx7','its','["games:read", "games:play"]',1795920732300,1827456732300,NULL,NULL);
CREATE TABLE asking (
	id INTEGER NOT NULL, 
	host VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_asking PRIMARY KEY (id), 
	CONSTRAINT fk_asking_host FOREIGN KEY(host) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT fk_asking_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
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
INSERT INTO "chat" VALUES(1,'vnevtj32ym2p','players','ng2pvxuft25p',0,'s1',1795920739739,'hello',NULL,NULL,NULL);
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
INSERT INTO "event" VALUES('cuun6ff7vfcp',0,'draw',-2,3,NULL,NULL,1795920739162);
INSERT INTO "event" VALUES('cuun6ff7vfcp',1,'draw',-2,2,NULL,NULL,1795920739162);
INSERT INTO "event" VALUES('cuun6ff7vfcp',2,'draw',-2,1,NULL,NULL,1795920739162);
INSERT INTO "event" VALUES('cuun6ff7vfcp',3,'draw',-2,0,NULL,NULL,1795920739162);
INSERT INTO "event" VALUES('cuun6ff7vfcp',4,'draw',-2,4,NULL,NULL,1795920739162);
INSERT INTO "event" VALUES('cuun6ff7vfcp',5,'draw',-2,5,NULL,NULL,1795920739162);
INSERT INTO "event" VALUES('cuun6ff7vfcp',6,'draw',-2,11,NULL,NULL,1795920739162);
INSERT INTO "event" VALUES('cuun6ff7vfcp',7,'draw',-2,13,NULL,NULL,1795920739162);
INSERT INTO "event" VALUES('cuun6ff7vfcp',8,'draw',-2,23,NULL,NULL,1795920739162);
INSERT INTO "event" VALUES('cuun6ff7vfcp',9,'draw',-2,23,NULL,NULL,1795920739162);
INSERT INTO "event" VALUES('cuun6ff7vfcp',10,'draw',-2,14,NULL,NULL,1795920739162);
INSERT INTO "event" VALUES('cuun6ff7vfcp',11,'draw',-2,27,NULL,NULL,1795920739162);
INSERT INTO "event" VALUES('cuun6ff7vfcp',12,'draw',-2,21,NULL,NULL,1795920739162);
INSERT INTO "event" VALUES('cuun6ff7vfcp',13,'draw',-2,29,NULL,NULL,1795920739162);
INSERT INTO "event" VALUES('cuun6ff7vfcp',14,'draw',-2,10,NULL,NULL,1795920739162);
INSERT INTO "event" VALUES('cuun6ff7vfcp',15,'move',0,28,'k347712782','uefv3xunh5ty',1795920739229);
INSERT INTO "event" VALUES('cuun6ff7vfcp',16,'move',0,146,'k423938499','uefv3xunh5ty',1795920739262);
INSERT INTO "event" VALUES('cuun6ff7vfcp',17,'move',1,113,'k77777868','ng2pvxuft25p',1795920739345);
INSERT INTO "event" VALUES('cuun6ff7vfcp',18,'move',1,146,'k101071364','ng2pvxuft25p',1795920739365);
INSERT INTO "event" VALUES('cuun6ff7vfcp',19,'move',2,3,'k625763863','b6cgtc2uskmm',1795920739385);
INSERT INTO "event" VALUES('cuun6ff7vfcp',20,'move',2,146,'k976787301','b6cgtc2uskmm',1795920739400);
INSERT INTO "event" VALUES('cuun6ff7vfcp',21,'move',0,37,'k40260662','uefv3xunh5ty',1795920739421);
INSERT INTO "event" VALUES('cuun6ff7vfcp',22,'move',0,146,'k465623510','uefv3xunh5ty',1795920739431);
INSERT INTO "event" VALUES('cuun6ff7vfcp',23,'move',1,71,'k75006691','ng2pvxuft25p',1795920739453);
INSERT INTO "event" VALUES('cuun6ff7vfcp',24,'move',1,146,'k97402358','ng2pvxuft25p',1795920739456);
INSERT INTO "event" VALUES('cuun6ff7vfcp',25,'move',2,75,'k63469421','b6cgtc2uskmm',1795920739462);
INSERT INTO "event" VALUES('cuun6ff7vfcp',26,'move',2,146,'k239701014','b6cgtc2uskmm',1795920739472);
INSERT INTO "event" VALUES('cuun6ff7vfcp',27,'move',0,100,'k619659571','uefv3xunh5ty',1795920739495);
INSERT INTO "event" VALUES('cuun6ff7vfcp',28,'move',0,146,'k425932421','uefv3xunh5ty',1795920739508);
INSERT INTO "event" VALUES('cuun6ff7vfcp',29,'move',1,83,'k237384804','ng2pvxuft25p',1795920739514);
INSERT INTO "event" VALUES('cuun6ff7vfcp',30,'move',1,146,'k597714383','ng2pvxuft25p',1795920739517);
INSERT INTO "event" VALUES('cuun6ff7vfcp',31,'move',2,86,'k310965605','b6cgtc2uskmm',1795920739523);
INSERT INTO "event" VALUES('cuun6ff7vfcp',32,'move',2,146,'k154892713','b6cgtc2uskmm',1795920739530);
INSERT INTO "event" VALUES('cuun6ff7vfcp',33,'draw',-2,31,NULL,NULL,1795920739530);
INSERT INTO "event" VALUES('cuun6ff7vfcp',34,'draw',-2,34,NULL,NULL,1795920739530);
INSERT INTO "event" VALUES('cuun6ff7vfcp',35,'draw',-2,33,NULL,NULL,1795920739530);
INSERT INTO "event" VALUES('cuun6ff7vfcp',36,'draw',-2,34,NULL,NULL,1795920739530);
INSERT INTO "event" VALUES('cuun6ff7vfcp',37,'draw',-2,34,NULL,NULL,1795920739530);
INSERT INTO "event" VALUES('cuun6ff7vfcp',38,'draw',-2,31,NULL,NULL,1795920739530);
INSERT INTO "event" VALUES('cuun6ff7vfcp',39,'draw',-2,31,NULL,NULL,1795920739530);
INSERT INTO "event" VALUES('cuun6ff7vfcp',40,'draw',-2,31,NULL,NULL,1795920739530);
INSERT INTO "event" VALUES('cuun6ff7vfcp',41,'draw',-2,30,NULL,NULL,1795920739530);
INSERT INTO "event" VALUES('cuun6ff7vfcp',42,'draw',-2,32,NULL,NULL,1795920739530);
INSERT INTO "event" VALUES('cuun6ff7vfcp',43,'draw',-2,30,NULL,NULL,1795920739530);
INSERT INTO "event" VALUES('cuun6ff7vfcp',44,'draw',-2,34,NULL,NULL,1795920739530);
INSERT INTO "event" VALUES('cuun6ff7vfcp',45,'draw',-2,34,NULL,NULL,1795920739530);
INSERT INTO "event" VALUES('cuun6ff7vfcp',46,'draw',-2,30,NULL,NULL,1795920739530);
INSERT INTO "event" VALUES('cuun6ff7vfcp',47,'draw',-2,31,NULL,NULL,1795920739530);
INSERT INTO "event" VALUES('vnevtj32ym2p',0,'draw',-2,4,NULL,NULL,1795920732506);
INSERT INTO "event" VALUES('vnevtj32ym2p',1,'draw',-2,3,NULL,NULL,1795920732506);
INSERT INTO "event" VALUES('vnevtj32ym2p',2,'draw',-2,1,NULL,NULL,1795920732506);
INSERT INTO "event" VALUES('vnevtj32ym2p',3,'draw',-2,2,NULL,NULL,1795920732506);
INSERT INTO "event" VALUES('vnevtj32ym2p',4,'draw',-2,0,NULL,NULL,1795920732506);
INSERT INTO "event" VALUES('vnevtj32ym2p',5,'draw',-2,6,NULL,NULL,1795920732506);
INSERT INTO "event" VALUES('vnevtj32ym2p',6,'draw',-2,26,NULL,NULL,1795920732506);
INSERT INTO "event" VALUES('vnevtj32ym2p',7,'draw',-2,15,NULL,NULL,1795920732506);
INSERT INTO "event" VALUES('vnevtj32ym2p',8,'draw',-2,20,NULL,NULL,1795920732506);
INSERT INTO "event" VALUES('vnevtj32ym2p',9,'draw',-2,11,NULL,NULL,1795920732506);
INSERT INTO "event" VALUES('vnevtj32ym2p',10,'draw',-2,14,NULL,NULL,1795920732506);
INSERT INTO "event" VALUES('vnevtj32ym2p',11,'draw',-2,27,NULL,NULL,1795920732506);
INSERT INTO "event" VALUES('vnevtj32ym2p',12,'draw',-2,21,NULL,NULL,1795920732506);
INSERT INTO "event" VALUES('vnevtj32ym2p',13,'draw',-2,10,NULL,NULL,1795920732506);
INSERT INTO "event" VALUES('vnevtj32ym2p',14,'draw',-2,26,NULL,NULL,1795920732506);
INSERT INTO "event" VALUES('vnevtj32ym2p',15,'move',1,9,'k347712782','uefv3xunh5ty',1795920732804);
INSERT INTO "event" VALUES('vnevtj32ym2p',16,'move',1,146,'k423938499','uefv3xunh5ty',1795920732825);
INSERT INTO "event" VALUES('vnevtj32ym2p',17,'move',2,100,NULL,NULL,1795920738507);
INSERT INTO "event" VALUES('vnevtj32ym2p',18,'move',2,146,NULL,NULL,1795920738507);
INSERT INTO "event" VALUES('vnevtj32ym2p',19,'move',0,70,'k77777868','ng2pvxuft25p',1795920738593);
INSERT INTO "event" VALUES('vnevtj32ym2p',20,'move',0,146,'k101071364','ng2pvxuft25p',1795920738610);
INSERT INTO "event" VALUES('vnevtj32ym2p',21,'move',1,1,'k625763863','uefv3xunh5ty',1795920738641);
INSERT INTO "event" VALUES('vnevtj32ym2p',22,'move',1,146,'k976787301','uefv3xunh5ty',1795920738646);
INSERT INTO "event" VALUES('vnevtj32ym2p',23,'move',2,25,NULL,NULL,1795920738667);
INSERT INTO "event" VALUES('vnevtj32ym2p',24,'move',2,146,NULL,NULL,1795920738667);
INSERT INTO "event" VALUES('vnevtj32ym2p',25,'move',0,13,'k40260662','ng2pvxuft25p',1795920738672);
INSERT INTO "event" VALUES('vnevtj32ym2p',26,'move',0,146,'k465623510','ng2pvxuft25p',1795920738676);
INSERT INTO "event" VALUES('vnevtj32ym2p',27,'move',1,38,'k75006691','uefv3xunh5ty',1795920738682);
INSERT INTO "event" VALUES('vnevtj32ym2p',28,'move',1,146,'k97402358','uefv3xunh5ty',1795920738686);
INSERT INTO "event" VALUES('vnevtj32ym2p',29,'move',2,40,NULL,NULL,1795920738700);
INSERT INTO "event" VALUES('vnevtj32ym2p',30,'move',2,146,NULL,NULL,1795920738700);
INSERT INTO "event" VALUES('vnevtj32ym2p',31,'move',0,41,'k63469421','ng2pvxuft25p',1795920738708);
INSERT INTO "event" VALUES('vnevtj32ym2p',32,'move',0,146,'k239701014','ng2pvxuft25p',1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',33,'draw',-2,30,NULL,NULL,1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',34,'draw',-2,33,NULL,NULL,1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',35,'draw',-2,32,NULL,NULL,1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',36,'draw',-2,31,NULL,NULL,1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',37,'draw',-2,34,NULL,NULL,1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',38,'draw',-2,34,NULL,NULL,1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',39,'draw',-2,34,NULL,NULL,1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',40,'draw',-2,31,NULL,NULL,1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',41,'draw',-2,33,NULL,NULL,1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',42,'draw',-2,32,NULL,NULL,1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',43,'draw',-2,31,NULL,NULL,1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',44,'draw',-2,33,NULL,NULL,1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',45,'draw',-2,33,NULL,NULL,1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',46,'draw',-2,31,NULL,NULL,1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',47,'draw',-2,34,NULL,NULL,1795920738712);
INSERT INTO "event" VALUES('vnevtj32ym2p',48,'move',1,409,'k619659571','uefv3xunh5ty',1795920738719);
INSERT INTO "event" VALUES('vnevtj32ym2p',49,'move',2,394,NULL,NULL,1795920738741);
INSERT INTO "event" VALUES('vnevtj32ym2p',50,'move',1,412,'k425932421','uefv3xunh5ty',1795920738758);
INSERT INTO "event" VALUES('vnevtj32ym2p',51,'move',1,422,'k237384804','uefv3xunh5ty',1795920738764);
INSERT INTO "event" VALUES('vnevtj32ym2p',52,'move',1,752,'k597714383','uefv3xunh5ty',1795920738769);
INSERT INTO "event" VALUES('vnevtj32ym2p',53,'move',1,146,'k310965605','uefv3xunh5ty',1795920738774);
INSERT INTO "event" VALUES('vnevtj32ym2p',54,'move',2,476,NULL,NULL,1795920738789);
INSERT INTO "event" VALUES('vnevtj32ym2p',55,'move',2,558,NULL,NULL,1795920738800);
INSERT INTO "event" VALUES('vnevtj32ym2p',56,'move',2,146,NULL,NULL,1795920738813);
INSERT INTO "event" VALUES('vnevtj32ym2p',57,'move',0,972,'k154892713','ng2pvxuft25p',1795920738820);
INSERT INTO "event" VALUES('vnevtj32ym2p',58,'move',0,477,'k126478448','ng2pvxuft25p',1795920738824);
INSERT INTO "event" VALUES('vnevtj32ym2p',59,'move',0,596,'k331229838','ng2pvxuft25p',1795920738827);
INSERT INTO "event" VALUES('vnevtj32ym2p',60,'move',0,965,'k876309003','ng2pvxuft25p',1795920738830);
INSERT INTO "event" VALUES('vnevtj32ym2p',61,'move',0,146,'k194053474','ng2pvxuft25p',1795920738833);
INSERT INTO "event" VALUES('vnevtj32ym2p',62,'draw',-2,24,NULL,NULL,1795920738833);
INSERT INTO "event" VALUES('vnevtj32ym2p',63,'draw',-2,18,NULL,NULL,1795920738833);
INSERT INTO "event" VALUES('vnevtj32ym2p',64,'draw',-2,12,NULL,NULL,1795920738833);
INSERT INTO "event" VALUES('vnevtj32ym2p',65,'draw',-2,23,NULL,NULL,1795920738833);
INSERT INTO "event" VALUES('vnevtj32ym2p',66,'draw',-2,11,NULL,NULL,1795920738833);
INSERT INTO "event" VALUES('vnevtj32ym2p',67,'draw',-2,10,NULL,NULL,1795920738833);
INSERT INTO "event" VALUES('vnevtj32ym2p',68,'draw',-2,17,NULL,NULL,1795920738833);
INSERT INTO "event" VALUES('vnevtj32ym2p',69,'draw',-2,27,NULL,NULL,1795920738833);
INSERT INTO "event" VALUES('vnevtj32ym2p',70,'draw',-2,28,NULL,NULL,1795920738833);
INSERT INTO "event" VALUES('vnevtj32ym2p',71,'move',2,25,NULL,NULL,1795920738880);
INSERT INTO "event" VALUES('vnevtj32ym2p',72,'move',2,172,NULL,NULL,1795920738889);
INSERT INTO "event" VALUES('vnevtj32ym2p',73,'move',2,146,NULL,NULL,1795920738889);
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
	"before" VARCHAR(16), secret VARCHAR(64), listed BOOLEAN DEFAULT 0 NOT NULL, language VARCHAR(2), experience VARCHAR(8), rated BOOLEAN DEFAULT 0 NOT NULL, programs BOOLEAN DEFAULT 0 NOT NULL, tempo JSON, delay INTEGER DEFAULT '0' NOT NULL, watchable BOOLEAN DEFAULT 0 NOT NULL, bots_fill BOOLEAN DEFAULT 1 NOT NULL, vote JSON, paused BIGINT, silent BOOLEAN DEFAULT 0 NOT NULL, concluded BIGINT, imported VARCHAR(8), 
	CONSTRAINT pk_game PRIMARY KEY (id), 
	CONSTRAINT ck_game_result_when_over CHECK ((state = 'over') = (result IS NOT NULL)), 
	CONSTRAINT ck_game_state_known CHECK (state IN ('open', 'running', 'over')), 
	CONSTRAINT ck_game_pace_not_negative CHECK (pace >= 0), 
	CONSTRAINT fk_game_before FOREIGN KEY("before") REFERENCES game (id) ON DELETE SET NULL, 
	CONSTRAINT fk_game_host FOREIGN KEY(host) REFERENCES person (id), 
	CONSTRAINT uq_game_before UNIQUE ("before")
);
INSERT INTO "game" VALUES('vnevtj32ym2p','ng2pvxuft25p','running','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',3788040161637646951,NULL,0,0.0,1795920732335,1795920732460,1795920738889,2,1,NULL,NULL,'4e1fdfd39896c027962af126104d22511d19a424b2fbdb0242438a656771a0fa',0,NULL,NULL,0,0,'{"kind": "slow", "bank": 172800, "turn": 86400, "increment": 0}',0,0,1,NULL,NULL,0,NULL,NULL);
INSERT INTO "game" VALUES('cuun6ff7vfcp','uefv3xunh5ty','running','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',892279546794380779,NULL,0,0.0,1795920738903,1795920739134,1795920739530,1,3,NULL,NULL,'c5dd6100ac78c85c1de273998f121d4484fa47dbc4cc781547c894684820f55b',0,NULL,NULL,0,0,'{"kind": "live", "bank": 600, "turn": 0, "increment": 15}',0,0,1,NULL,NULL,0,NULL,NULL);
INSERT INTO "game" VALUES('ya9v3r4z6596','ng2pvxuft25p','open','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',3259005775351192869,NULL,0,1.0,1795920742714,NULL,1795920742714,0,0,NULL,NULL,'f9d7693e38a913f833be9226ed8119d462cbf081318bc9ade86b2faaea438315',1,'en',NULL,0,0,NULL,0,0,1,NULL,NULL,0,NULL,NULL);
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
INSERT INTO "leaver" VALUES('cuun6ff7vfcp','b6cgtc2uskmm',2,0);
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
INSERT INTO "link" VALUES('z7nmawndykv7u35qnb5f','vnevtj32ym2p','join',1795920732341,NULL);
INSERT INTO "link" VALUES('9vw4d3duem5bxmdfc32r','cuun6ff7vfcp','join',1795920738904,NULL);
INSERT INTO "link" VALUES('qhuufccfu5u7e2vnxbsc','ya9v3r4z6596','join',1795920742728,NULL);
CREATE TABLE meta (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('id','e83dedd3');
INSERT INTO "meta" VALUES('push_key','3325ebf24e1fc7537edcab58d088ae3c855dd21007ea0e5a4c1f01c09d0e50d7');
INSERT INTO "meta" VALUES('link_key','c0884abd3a2e6ee69e666d711c548ca7a40b38c2b526db7f77675b73f6b09124');
INSERT INTO "meta" VALUES('seen','1795920742.939');
CREATE TABLE note (
	game VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	text VARCHAR(4000) NOT NULL, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_note PRIMARY KEY (game, person), 
	CONSTRAINT fk_note_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_note_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "note" VALUES('vnevtj32ym2p','ng2pvxuft25p','watch Ben',1795920738887);
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
INSERT INTO "notice" VALUES(1,'ng2pvxuft25p','vnevtj32ym2p',NULL,'start','start:vnevtj32ym2p',NULL,1795920732591,1795920752578,NULL,NULL);
INSERT INTO "notice" VALUES(2,'uefv3xunh5ty','vnevtj32ym2p',NULL,'start','start:vnevtj32ym2p',NULL,1795920732591,1795920752578,NULL,NULL);
INSERT INTO "notice" VALUES(3,'b6cgtc2uskmm','cuun6ff7vfcp',NULL,'start','start:cuun6ff7vfcp',NULL,1795920739189,1795920759172,NULL,NULL);
INSERT INTO "notice" VALUES(4,'ng2pvxuft25p','cuun6ff7vfcp',NULL,'start','start:cuun6ff7vfcp',NULL,1795920739189,1795920759172,NULL,NULL);
INSERT INTO "notice" VALUES(5,'uefv3xunh5ty','cuun6ff7vfcp',NULL,'start','start:cuun6ff7vfcp',NULL,1795920739189,1795920759172,NULL,NULL);
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
INSERT INTO "passkey" VALUES('YSBrZXkgb2YgdGhlIHBhc3Q','ng2pvxuft25p',X'A501020326200121582087AEAE5043EB77B9437CA300B66BEAEC766156F2C224A5DDA510F7024A3552752258204B9077BDBF6F0762025178F6C106607676049C5B8C5363ABF3D8D02842F5355E',0,'1',1795920731682,NULL);
CREATE TABLE person (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(24), 
	language VARCHAR(2), 
	created BIGINT NOT NULL, mail VARCHAR(254), signed_up BIGINT, is_admin BOOLEAN DEFAULT 0 NOT NULL, bot_of VARCHAR(16), banned_until BIGINT, banned_why VARCHAR(200), preferences JSON, shows_games BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('ng2pvxuft25p','Ann',NULL,1795920729023,NULL,1795920731689,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "person" VALUES('uefv3xunh5ty','Ben',NULL,1795920731712,'ben@example.org',1795920732100,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "person" VALUES('b6cgtc2uskmm','Cleo',NULL,1795920732157,NULL,NULL,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "person" VALUES('bwa6n4mmvdx7','Robby',NULL,1795920732289,NULL,NULL,0,'ng2pvxuft25p',NULL,NULL,NULL,0);
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
INSERT INTO "seat" VALUES('vnevtj32ym2p',0,'person','ng2pvxuft25p',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 172800.0, "turn": 86400.0, "since": 1795920738.898936, "until": 1796179938.898936, "credited": 74, "had": 259200.0}, "own": 11}',NULL,NULL,0);
INSERT INTO "seat" VALUES('vnevtj32ym2p',1,'person','uefv3xunh5ty',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 172800.0, "turn": 86399.97590756416, "credited": 54, "had": 259200.0}, "own": 11}',NULL,NULL,3);
INSERT INTO "seat" VALUES('vnevtj32ym2p',2,'bot',NULL,'Utopus','greedy',NULL,NULL,0,'{"clock": {"bank": 172800.0}}',NULL,NULL,2);
INSERT INTO "seat" VALUES('cuun6ff7vfcp',0,'person','uefv3xunh5ty',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 644.8122518062592, "since": 1795920739.5495229, "until": 1795921384.3617747, "credited": 48, "had": 644.8122518062592}, "own": 6}',NULL,NULL,0);
INSERT INTO "seat" VALUES('cuun6ff7vfcp',1,'person','ng2pvxuft25p',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 644.9051654338837, "since": 1795920739.5495229, "until": 1795921384.4546883, "credited": 48, "had": 644.9051654338837}, "own": 6}',NULL,NULL,1);
INSERT INTO "seat" VALUES('cuun6ff7vfcp',2,'bot',NULL,'Utopus','mason',NULL,'b6cgtc2uskmm',0,'{"clock": {"bank": 644.8990759849548, "turn": 0.0, "credited": 48, "had": 629.9297780990601}, "left": {"kind": "person"}, "own": 6}',NULL,NULL,2);
INSERT INTO "seat" VALUES('ya9v3r4z6596',0,'person','ng2pvxuft25p',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seat" VALUES('ya9v3r4z6596',1,'open',NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL);
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
INSERT INTO "session" VALUES('c8a34e901e8b2b3a4af34a09ccf0c2c46bb99e630f7050e979319e76b824b2da','ng2pvxuft25p',1795920729047,1795920729047,NULL);
INSERT INTO "session" VALUES('111e679069b303a353a4425b1086bac564ad41726fe727b7b9bb19088f88ffcf','uefv3xunh5ty',1795920732114,1795920732114,NULL);
INSERT INTO "session" VALUES('0f0590488f45508575f82dc10f6e171dc91dbc74d96254d0414772e2ab8d24fc','b6cgtc2uskmm',1795920732158,1795920732158,NULL);
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
CREATE INDEX ix_asking_host ON asking (host);
CREATE INDEX ix_asking_person ON asking (person);
CREATE INDEX ix_asking_at ON asking (at);
COMMIT;
