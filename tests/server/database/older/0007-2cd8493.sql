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
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "api_token" VALUES('r94cxs9re3j2','26c815212b0727a2487f73b9db66564f67d4739acdc3d3bdf57d733a76eb345f','65jky6nwbudm','test','["games:read", "games:play", "tables:open", "talk", "records", "account:read"]',1795962576729,1827498576728,NULL,NULL);
INSERT INTO "api_token" VALUES('x9cxzujsvph4','6d2b24d28aadcf3e1186d92de90590d89db46440d51d712e1c6cbf87312497ba','tkywhr8e5db8','test','["games:read", "games:play", "tables:open", "talk", "records", "account:read"]',1795962576752,1827498576751,NULL,NULL);
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
INSERT INTO "event" VALUES('jht65s89wczj',0,'draw',-2,1,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',1,'draw',-2,2,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',2,'draw',-2,0,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',3,'draw',-2,4,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',4,'draw',-2,3,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',5,'draw',-2,5,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',6,'draw',-2,24,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',7,'draw',-2,22,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',8,'draw',-2,22,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',9,'draw',-2,21,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',10,'draw',-2,29,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',11,'draw',-2,15,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',12,'move',0,39,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',13,'move',0,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',14,'move',1,113,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',15,'move',1,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',16,'move',0,8,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',17,'move',0,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',18,'move',1,140,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',19,'draw',-2,18,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',20,'move',1,77,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',21,'move',1,141,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',22,'move',0,62,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',23,'move',1,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',24,'move',0,110,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',25,'move',0,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',26,'move',1,62,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',27,'move',1,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',28,'draw',-2,34,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',29,'draw',-2,32,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',30,'draw',-2,31,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',31,'draw',-2,33,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',32,'draw',-2,31,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',33,'draw',-2,32,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',34,'draw',-2,31,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',35,'draw',-2,31,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',36,'draw',-2,30,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',37,'draw',-2,30,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',38,'move',0,401,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',39,'move',0,546,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',40,'move',0,586,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',41,'move',0,428,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',42,'move',0,971,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',43,'move',0,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',44,'move',1,415,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',45,'move',1,968,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',46,'move',1,414,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',47,'move',1,967,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',48,'move',1,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',49,'draw',-2,20,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',50,'draw',-2,23,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',51,'draw',-2,22,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',52,'draw',-2,23,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',53,'draw',-2,21,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',54,'draw',-2,29,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',55,'move',1,39,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',56,'move',1,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',57,'move',0,140,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',58,'draw',-2,28,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',59,'move',0,89,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',60,'move',0,142,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',61,'move',1,113,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',62,'move',0,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',63,'move',1,61,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',64,'move',1,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',65,'move',0,11,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',66,'move',0,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',67,'move',1,83,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',68,'move',1,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',69,'move',0,83,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',70,'move',0,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',71,'draw',-2,32,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',72,'draw',-2,31,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',73,'draw',-2,32,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',74,'draw',-2,32,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',75,'draw',-2,34,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',76,'draw',-2,33,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',77,'draw',-2,33,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',78,'draw',-2,34,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',79,'draw',-2,34,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',80,'draw',-2,32,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',81,'move',1,405,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',82,'move',1,757,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',83,'move',1,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',84,'move',0,433,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',85,'move',0,966,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',86,'move',0,519,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',87,'move',0,584,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',88,'move',0,968,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',89,'move',0,967,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',90,'move',0,966,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',91,'move',0,269,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('jht65s89wczj',92,'move',0,146,NULL,NULL,1795962576928);
INSERT INTO "event" VALUES('v8y9yjff3wvd',0,'draw',-2,4,NULL,NULL,1795962624257);
INSERT INTO "event" VALUES('v8y9yjff3wvd',1,'draw',-2,3,NULL,NULL,1795962624257);
INSERT INTO "event" VALUES('v8y9yjff3wvd',2,'draw',-2,0,NULL,NULL,1795962624257);
INSERT INTO "event" VALUES('v8y9yjff3wvd',3,'draw',-2,2,NULL,NULL,1795962624257);
INSERT INTO "event" VALUES('v8y9yjff3wvd',4,'draw',-2,1,NULL,NULL,1795962624257);
INSERT INTO "event" VALUES('v8y9yjff3wvd',5,'draw',-2,5,NULL,NULL,1795962624257);
INSERT INTO "event" VALUES('v8y9yjff3wvd',6,'draw',-2,10,NULL,NULL,1795962624257);
INSERT INTO "event" VALUES('v8y9yjff3wvd',7,'draw',-2,12,NULL,NULL,1795962624257);
INSERT INTO "event" VALUES('v8y9yjff3wvd',8,'draw',-2,19,NULL,NULL,1795962624257);
INSERT INTO "event" VALUES('v8y9yjff3wvd',9,'draw',-2,14,NULL,NULL,1795962624257);
INSERT INTO "event" VALUES('v8y9yjff3wvd',10,'draw',-2,22,NULL,NULL,1795962624257);
INSERT INTO "event" VALUES('v8y9yjff3wvd',11,'draw',-2,16,NULL,NULL,1795962624257);
INSERT INTO "event" VALUES('v8y9yjff3wvd',12,'draw',-2,11,NULL,NULL,1795962624257);
INSERT INTO "event" VALUES('v8y9yjff3wvd',13,'draw',-2,18,NULL,NULL,1795962624257);
INSERT INTO "event" VALUES('v8y9yjff3wvd',14,'draw',-2,17,NULL,NULL,1795962624257);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',0,'draw',-2,4,NULL,NULL,1795962576987);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',1,'draw',-2,0,NULL,NULL,1795962576987);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',2,'draw',-2,2,NULL,NULL,1795962576987);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',3,'draw',-2,3,NULL,NULL,1795962576987);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',4,'draw',-2,1,NULL,NULL,1795962576987);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',5,'draw',-2,5,NULL,NULL,1795962576987);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',6,'draw',-2,14,NULL,NULL,1795962576987);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',7,'draw',-2,29,NULL,NULL,1795962576987);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',8,'draw',-2,24,NULL,NULL,1795962576987);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',9,'draw',-2,27,NULL,NULL,1795962576987);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',10,'draw',-2,19,NULL,NULL,1795962576987);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',11,'draw',-2,25,NULL,NULL,1795962576987);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',12,'draw',-2,26,NULL,NULL,1795962576987);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',13,'draw',-2,27,NULL,NULL,1795962576987);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',14,'draw',-2,19,NULL,NULL,1795962576987);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',15,'move',0,45,'DM9om6noHriJLc6b__uzX_AloVcHHig181j0','65jky6nwbudm',1795962577019);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',16,'move',0,146,'0U69umahXjGowTdLCJADWconZVneqBqvubzP','65jky6nwbudm',1795962577037);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',17,'move',1,113,'gVK57Xd0TsTllCHOuyckuNqhoVwqS58Jez2k','4eywq84r6qqf',1795962577048);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',18,'move',1,146,'-3rcDg_aDXyJWUtRM5tk-UC2neu8qIV_nXjl','4eywq84r6qqf',1795962577066);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',19,'move',2,99,NULL,NULL,1795962623063);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',20,'move',2,146,NULL,NULL,1795962623063);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',21,'move',0,21,'jGI3IBNFatg2jWLOf4uQbO8uNulNZXO5qAnO','65jky6nwbudm',1795962623114);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',22,'move',0,146,'lY0GKpOg9sAT3p96Fg7S7mcpjvLNUgFEEAoi','65jky6nwbudm',1795962623142);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',23,'move',1,102,'JYbT9nbEml4qD3XnZ0vdzJh8jjfivHoUo-m4','4eywq84r6qqf',1795962623165);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',24,'move',1,146,'NT7PGhZlJrKB4O-NViX30_lNLdOzzGoXm9G_','4eywq84r6qqf',1795962623204);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',25,'move',2,110,NULL,NULL,1795962623220);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',26,'move',2,146,NULL,NULL,1795962623220);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',27,'move',0,103,'1a1uV1gCkjc0vgVONcRkFOcHKYQquS6_Fn2b','65jky6nwbudm',1795962623257);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',28,'move',0,146,'l68094icQKBYQER_0R6dF_B2w6AlkN6o_qFp','65jky6nwbudm',1795962623295);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',29,'move',1,140,'NIVz9Yvzt1M9sKoWfOSogBdcxce2HvMyx8Vo','4eywq84r6qqf',1795962623345);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',30,'draw',-2,11,NULL,NULL,1795962623345);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',31,'move',1,24,'Vk7L8fY0bGZGzBNkdpjkaW_C5fs48Mk9IVrg','4eywq84r6qqf',1795962623363);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',32,'move',1,141,'YJCpU3LLqcMfticbK3Sbm98vQ0OLpJg7tsia','4eywq84r6qqf',1795962623380);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',33,'move',0,66,'ArQ2QywdAbSE6tpXY2vYZHrGLWC6AuCyIIQf','65jky6nwbudm',1795962623417);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',34,'move',1,146,'vVtj5emumClPNHjiHcluA1tGy9H9yIvNNM-_','4eywq84r6qqf',1795962623457);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',35,'move',2,68,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',36,'move',2,146,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',37,'draw',-2,32,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',38,'draw',-2,34,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',39,'draw',-2,33,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',40,'draw',-2,30,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',41,'draw',-2,32,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',42,'draw',-2,31,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',43,'draw',-2,32,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',44,'draw',-2,30,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',45,'draw',-2,33,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',46,'draw',-2,33,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',47,'draw',-2,33,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',48,'draw',-2,34,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',49,'draw',-2,33,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',50,'draw',-2,34,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',51,'draw',-2,31,NULL,NULL,1795962623529);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',52,'move',0,400,'QJkIZB_LUbci9JGWCzyMVgipLkSAAOCL43B2','65jky6nwbudm',1795962623565);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',53,'move',1,392,'-DOAQp-f8F6nKXDSuELiTVPbbMIQo8gr9ZdA','4eywq84r6qqf',1795962623585);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',54,'move',0,422,'ebIA6VgPD8u25WDPpj5SAD8LE_mp4y_RNSa7','65jky6nwbudm',1795962623620);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',55,'move',0,481,'mmpi_wpoJt3SIl3KfSqL9lV8g7XsGRep1Vlh','65jky6nwbudm',1795962623647);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',56,'move',0,578,'AQCJQAmo6AIDMv9kLoCl0ZxzAqERBe9TEbzL','65jky6nwbudm',1795962623690);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',57,'move',0,146,'HPQFlw9S4Xvl_xdZuUDhGEhotHXK7UL4QlDf','65jky6nwbudm',1795962623727);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',58,'move',1,422,'ezOOQKuX8krx8a49NejhSdHvZFezj9EVZRiQ','4eywq84r6qqf',1795962623769);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',59,'move',1,460,'-bPO3fZB5SjONc1556kdLtuw-acfw94EX8Ax','4eywq84r6qqf',1795962623797);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',60,'move',1,570,'3RKIVBnO3rnSynK_f4CYceMGwvdS6QY2jJA2','4eywq84r6qqf',1795962623815);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',61,'move',1,428,'schLZVl3bBKeXCUGCULtg7BMGjQZyCyLNcsD','4eywq84r6qqf',1795962623846);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',62,'move',1,966,'w2cflf1ZzO2nR_4J2xyfcmPdFHmnu4TquSlz','4eywq84r6qqf',1795962623880);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',63,'move',1,964,'SoTSC4ClBhdcW2aPBDeXeqTvwbySjmszd369','4eywq84r6qqf',1795962623906);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',64,'move',1,967,'bSbM0MVDWe-meOBolKBEVEF7uYfTfTovn7yW','4eywq84r6qqf',1795962623942);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',65,'move',1,146,'Aij7zs5D67tZuhP7Iia07S6XrpvVOpyOYNqB','4eywq84r6qqf',1795962623961);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',66,'move',2,146,NULL,NULL,1795962624009);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',67,'draw',-2,19,NULL,NULL,1795962624009);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',68,'draw',-2,15,NULL,NULL,1795962624009);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',69,'draw',-2,17,NULL,NULL,1795962624009);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',70,'draw',-2,12,NULL,NULL,1795962624009);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',71,'draw',-2,28,NULL,NULL,1795962624009);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',72,'draw',-2,16,NULL,NULL,1795962624009);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',73,'draw',-2,18,NULL,NULL,1795962624009);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',74,'draw',-2,10,NULL,NULL,1795962624009);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',75,'draw',-2,20,NULL,NULL,1795962624009);
INSERT INTO "event" VALUES('ykkdnhvdjaz6',76,'move',1,49,'DxWvwOM39qGB5MaR6E8hgzr8yOLyZqeI5q8J','4eywq84r6qqf',1795962624041);
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
	"before" VARCHAR(16), secret VARCHAR(64), listed BOOLEAN DEFAULT 0 NOT NULL, language VARCHAR(2), experience VARCHAR(8), rated BOOLEAN DEFAULT 0 NOT NULL, programs BOOLEAN DEFAULT 0 NOT NULL, tempo JSON, delay INTEGER DEFAULT '0' NOT NULL, watchable BOOLEAN DEFAULT 0 NOT NULL, bots_fill BOOLEAN DEFAULT 1 NOT NULL, vote JSON, paused BIGINT, silent BOOLEAN DEFAULT 0 NOT NULL, concluded BIGINT, imported VARCHAR(8), annotations JSON, 
	CONSTRAINT pk_game PRIMARY KEY (id), 
	CONSTRAINT ck_game_result_when_over CHECK ((state = 'over') = (result IS NOT NULL)), 
	CONSTRAINT ck_game_state_known CHECK (state IN ('open', 'running', 'over')), 
	CONSTRAINT ck_game_pace_not_negative CHECK (pace >= 0), 
	CONSTRAINT fk_game_before FOREIGN KEY("before") REFERENCES game (id) ON DELETE SET NULL, 
	CONSTRAINT fk_game_host FOREIGN KEY(host) REFERENCES person (id), 
	CONSTRAINT uq_game_before UNIQUE ("before")
);
INSERT INTO "game" VALUES('jht65s89wczj','65jky6nwbudm','over','fr','{"lowest_value": 2, "surprise_guest_returns": false, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 1, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',1904552576650052892,NULL,0,1.0,1795962576921,NULL,1795962576927,2,0,'{"reason": "target", "places": [1, 2], "scores": [6, 0]}',NULL,NULL,0,NULL,NULL,0,0,NULL,0,0,1,NULL,NULL,0,1795962576928,'plain','{"title": "An evening in May", "comments": [[3, "a good one"]], "commitment": null, "entropy": [], "seating": []}');
INSERT INTO "game" VALUES('ykkdnhvdjaz6','65jky6nwbudm','running','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',2381715969112180040,0,0,0.0,1795962576946,1795962576981,1795962624009,2,2,NULL,NULL,'3e801663383e0f23be3cf2ee53be8deadecba0a73cee963d70e038443bcd62c1',0,NULL,NULL,0,0,'{"kind": "slow", "bank": 172800, "turn": 86400, "increment": 0}',0,0,1,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "game" VALUES('v7tsyecvcasc','65jky6nwbudm','open','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',2312036496447696072,NULL,0,1.0,1795962624084,NULL,1795962624084,0,0,NULL,NULL,'b09b69ec402553c0b40a494244d9081e5388857a2e21abdbfea8f395263d9771',0,NULL,NULL,0,0,NULL,0,0,1,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "game" VALUES('v8y9yjff3wvd','65jky6nwbudm','running','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',3843162081621807687,NULL,0,0.0,1795962624124,1795962624238,1795962624257,1,1,NULL,NULL,'078af6e3b14731fb40af9eaf07c5526eccf9f6bbc2e43baad2fac99bb3ca3ff5',0,NULL,NULL,0,0,'{"kind": "live", "bank": 600, "turn": 0, "increment": 15}',0,0,1,NULL,NULL,0,NULL,NULL,NULL);
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
INSERT INTO "leaver" VALUES('v8y9yjff3wvd','znepaxnjqjzu',2,0);
CREATE TABLE lesson (
	person VARCHAR(16) NOT NULL, 
	lesson VARCHAR(32) NOT NULL, 
	stars SMALLINT NOT NULL, 
	moves SMALLINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_lesson PRIMARY KEY (person, lesson), 
	CONSTRAINT fk_lesson_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "lesson" VALUES('65jky6nwbudm','guest',3,1,1795962576897);
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
INSERT INTO "link" VALUES('3b78m8jhtrcj684jfmev','ykkdnhvdjaz6','join',1795962576948,NULL);
INSERT INTO "link" VALUES('kgs76bqxgazdym3p29wh','v7tsyecvcasc','join',1795962624092,NULL);
INSERT INTO "link" VALUES('fnupw8mqthg7payu3uvt','v8y9yjff3wvd','join',1795962624140,NULL);
CREATE TABLE meta (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('id','2da095b3');
INSERT INTO "meta" VALUES('push_key','a0eac57f498b043db9ba0a944085132ada26ecc0ef92255983a71593a38edc7c');
INSERT INTO "meta" VALUES('link_key','ab9cd2c60520089380c18a3aa477d42e57ff089f848ea08e010467675f3e3ea1');
INSERT INTO "meta" VALUES('seen','1795962624.558');
CREATE TABLE note (
	game VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	text VARCHAR(4000) NOT NULL, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_note PRIMARY KEY (game, person), 
	CONSTRAINT fk_note_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_note_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "note" VALUES('ykkdnhvdjaz6','65jky6nwbudm','watch Ben',1795962624064);
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
INSERT INTO "notice" VALUES(1,'4eywq84r6qqf','ykkdnhvdjaz6',NULL,'start','start:ykkdnhvdjaz6',NULL,1795962576996,1795962596996,1795962597081,NULL);
INSERT INTO "notice" VALUES(2,'65jky6nwbudm','ykkdnhvdjaz6',NULL,'start','start:ykkdnhvdjaz6',NULL,1795962576996,1795962596996,1795962597124,NULL);
INSERT INTO "notice" VALUES(3,'4eywq84r6qqf','v8y9yjff3wvd',NULL,'start','start:v8y9yjff3wvd',NULL,1795962624273,1795962644266,NULL,NULL);
INSERT INTO "notice" VALUES(4,'65jky6nwbudm','v8y9yjff3wvd',NULL,'start','start:v8y9yjff3wvd',NULL,1795962624273,1795962644266,NULL,NULL);
INSERT INTO "notice" VALUES(5,'znepaxnjqjzu','v8y9yjff3wvd',NULL,'start','start:v8y9yjff3wvd',NULL,1795962624273,1795962644266,NULL,NULL);
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
INSERT INTO "passkey" VALUES('YSBrZXkgb2YgdGhlIHBhc3Q','65jky6nwbudm',X'A501020326200121582087AEAE5043EB77B9437CA300B66BEAEC766156F2C224A5DDA510F7024A3552752258204B9077BDBF6F0762025178F6C106607676049C5B8C5363ABF3D8D02842F5355E',0,'1',1795962576720,NULL);
CREATE TABLE person (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(24), 
	language VARCHAR(2), 
	created BIGINT NOT NULL, mail VARCHAR(254), signed_up BIGINT, is_admin BOOLEAN DEFAULT 0 NOT NULL, bot_of VARCHAR(16), banned_until BIGINT, banned_why VARCHAR(200), preferences JSON, shows_games BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('65jky6nwbudm','Ann',NULL,1795962576466,NULL,1795962576721,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "person" VALUES('tkywhr8e5db8','Robby',NULL,1795962576743,NULL,NULL,0,'65jky6nwbudm',NULL,NULL,NULL,0);
INSERT INTO "person" VALUES('znepaxnjqjzu','Cleo',NULL,1795962576758,NULL,NULL,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "person" VALUES('4eywq84r6qqf','Ben',NULL,1795962576875,'ben@example.org',1795962576875,0,NULL,NULL,NULL,NULL,0);
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
INSERT INTO "seat" VALUES('jht65s89wczj',0,'device','65jky6nwbudm','Ada',NULL,NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seat" VALUES('jht65s89wczj',1,'device','65jky6nwbudm','Grace',NULL,NULL,NULL,0,NULL,NULL,NULL,1);
INSERT INTO "seat" VALUES('ykkdnhvdjaz6',0,'person','65jky6nwbudm',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 172800.0, "turn": 86399.84938526154, "credited": 58, "had": 259200.0}, "own": 12}',NULL,NULL,0);
INSERT INTO "seat" VALUES('ykkdnhvdjaz6',1,'person','4eywq84r6qqf',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 172800.0, "turn": 86400.0, "since": 1795962624.0250368, "until": 1796221824.0250368, "credited": 76, "had": 259200.0}, "own": 17}',NULL,NULL,3);
INSERT INTO "seat" VALUES('ykkdnhvdjaz6',2,'bot',NULL,'Utopus','greedy',NULL,NULL,0,'{"clock": {"bank": 172800.0}}',NULL,NULL,2);
INSERT INTO "seat" VALUES('v7tsyecvcasc',0,'person','65jky6nwbudm',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seat" VALUES('v7tsyecvcasc',1,'open',NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES('v8y9yjff3wvd',0,'person','65jky6nwbudm',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 600.0, "since": 1795962624.2622828, "until": 1795963224.2622828, "credited": 15, "had": 600.0}}',NULL,NULL,0);
INSERT INTO "seat" VALUES('v8y9yjff3wvd',1,'person','4eywq84r6qqf',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 600.0}}',NULL,NULL,1);
INSERT INTO "seat" VALUES('v8y9yjff3wvd',2,'bot',NULL,'Utopus','mason',NULL,'znepaxnjqjzu',0,'{"clock": {"bank": 600.0}, "left": {"kind": "person"}}',NULL,NULL,2);
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
INSERT INTO "session" VALUES('b3a96ede016807b2a3d2244442d660145365252a0335f8b2c5ff1330eb64a2e5','65jky6nwbudm',1795962576471,1795962576471,NULL);
INSERT INTO "session" VALUES('3a554d005800d1466adc250a14cd834125e5c2c56a4d80f2ac796bb6767c596b','znepaxnjqjzu',1795962576758,1795962576758,NULL);
INSERT INTO "session" VALUES('70f7ce75fea7727ab63722558dc8d30b625e058c32a5c8a603e2a42e6db93e23','4eywq84r6qqf',1795962576876,1795962576876,NULL);
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
