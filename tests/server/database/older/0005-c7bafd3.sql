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
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "api_token" VALUES('x4ne8yh2bamp','6670968c275261a6962be0c45ffb897122e19a209020a29426b96512a5398376','cgwh6njxexfs','test','["games:read", "games:play", "tables:open", "talk", "records", "account:read"]',1795963199178,1827499199177,NULL,NULL);
INSERT INTO "api_token" VALUES('ztffhde2cj9k','a5ab3a170ffb64fae8cb588580d79d568b9b33e6d9eb63a5b8dd7f765b0cc3b6','3m9hp4kgstqq','test','["games:read", "games:play", "tables:open", "talk", "records", "account:read"]',1795963199244,1827499199244,NULL,NULL);
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
INSERT INTO "event" VALUES('99c5hk46bqgm',0,'draw',-2,2,NULL,NULL,1795963263055);
INSERT INTO "event" VALUES('99c5hk46bqgm',1,'draw',-2,3,NULL,NULL,1795963263055);
INSERT INTO "event" VALUES('99c5hk46bqgm',2,'draw',-2,1,NULL,NULL,1795963263055);
INSERT INTO "event" VALUES('99c5hk46bqgm',3,'draw',-2,0,NULL,NULL,1795963263055);
INSERT INTO "event" VALUES('99c5hk46bqgm',4,'draw',-2,4,NULL,NULL,1795963263055);
INSERT INTO "event" VALUES('99c5hk46bqgm',5,'draw',-2,5,NULL,NULL,1795963263055);
INSERT INTO "event" VALUES('99c5hk46bqgm',6,'draw',-2,16,NULL,NULL,1795963263055);
INSERT INTO "event" VALUES('99c5hk46bqgm',7,'draw',-2,13,NULL,NULL,1795963263055);
INSERT INTO "event" VALUES('99c5hk46bqgm',8,'draw',-2,22,NULL,NULL,1795963263055);
INSERT INTO "event" VALUES('99c5hk46bqgm',9,'draw',-2,21,NULL,NULL,1795963263055);
INSERT INTO "event" VALUES('99c5hk46bqgm',10,'draw',-2,24,NULL,NULL,1795963263055);
INSERT INTO "event" VALUES('99c5hk46bqgm',11,'draw',-2,27,NULL,NULL,1795963263055);
INSERT INTO "event" VALUES('99c5hk46bqgm',12,'draw',-2,26,NULL,NULL,1795963263055);
INSERT INTO "event" VALUES('99c5hk46bqgm',13,'draw',-2,21,NULL,NULL,1795963263055);
INSERT INTO "event" VALUES('99c5hk46bqgm',14,'draw',-2,11,NULL,NULL,1795963263055);
INSERT INTO "event" VALUES('cwqc6dffcg92',0,'draw',-2,3,NULL,NULL,1795963199918);
INSERT INTO "event" VALUES('cwqc6dffcg92',1,'draw',-2,2,NULL,NULL,1795963199918);
INSERT INTO "event" VALUES('cwqc6dffcg92',2,'draw',-2,1,NULL,NULL,1795963199918);
INSERT INTO "event" VALUES('cwqc6dffcg92',3,'draw',-2,0,NULL,NULL,1795963199918);
INSERT INTO "event" VALUES('cwqc6dffcg92',4,'draw',-2,4,NULL,NULL,1795963199918);
INSERT INTO "event" VALUES('cwqc6dffcg92',5,'draw',-2,5,NULL,NULL,1795963199918);
INSERT INTO "event" VALUES('cwqc6dffcg92',6,'draw',-2,19,NULL,NULL,1795963199918);
INSERT INTO "event" VALUES('cwqc6dffcg92',7,'draw',-2,22,NULL,NULL,1795963199918);
INSERT INTO "event" VALUES('cwqc6dffcg92',8,'draw',-2,28,NULL,NULL,1795963199918);
INSERT INTO "event" VALUES('cwqc6dffcg92',9,'draw',-2,27,NULL,NULL,1795963199918);
INSERT INTO "event" VALUES('cwqc6dffcg92',10,'draw',-2,29,NULL,NULL,1795963199918);
INSERT INTO "event" VALUES('cwqc6dffcg92',11,'draw',-2,27,NULL,NULL,1795963199918);
INSERT INTO "event" VALUES('cwqc6dffcg92',12,'draw',-2,20,NULL,NULL,1795963199918);
INSERT INTO "event" VALUES('cwqc6dffcg92',13,'draw',-2,17,NULL,NULL,1795963199918);
INSERT INTO "event" VALUES('cwqc6dffcg92',14,'draw',-2,14,NULL,NULL,1795963199918);
INSERT INTO "event" VALUES('cwqc6dffcg92',15,'move',0,61,'EtBVbgVU8wznp1RmZuXsb-K-fjvVar0Ih1up','cgwh6njxexfs',1795963200099);
INSERT INTO "event" VALUES('cwqc6dffcg92',16,'move',0,146,'Mi8Gahj6NGahExhjaPG9HnynQVht9ruMcz8Y','cgwh6njxexfs',1795963200194);
INSERT INTO "event" VALUES('cwqc6dffcg92',17,'move',1,102,'IHAdWJp918FCKRXAdVSkXFu2PrRMdUuZmAl5','pathqyqyasd4',1795963200249);
INSERT INTO "event" VALUES('cwqc6dffcg92',18,'move',1,146,'jSJpdOD8JweCTirjCchkCZeqmQn9309tBtbb','pathqyqyasd4',1795963200320);
INSERT INTO "event" VALUES('cwqc6dffcg92',19,'move',2,93,NULL,NULL,1795963260635);
INSERT INTO "event" VALUES('cwqc6dffcg92',20,'move',2,146,NULL,NULL,1795963260635);
INSERT INTO "event" VALUES('cwqc6dffcg92',21,'move',0,58,'jBOdyKE_agoqXOOIZEmB1MAUVRZrTOlW_zlq','cgwh6njxexfs',1795963260814);
INSERT INTO "event" VALUES('cwqc6dffcg92',22,'move',0,146,'X84cgOXcdKpuQ0ar3StMUwizui9CGgoj4Yc5','cgwh6njxexfs',1795963260950);
INSERT INTO "event" VALUES('cwqc6dffcg92',23,'move',1,118,'HyItvUrvLb6t9tFlTStKxd9JEQX9se5GGQrJ','pathqyqyasd4',1795963260974);
INSERT INTO "event" VALUES('cwqc6dffcg92',24,'move',1,146,'I7hPUTaqUb897dSyUnmpDagIpV4gPPit6nvd','pathqyqyasd4',1795963261053);
INSERT INTO "event" VALUES('cwqc6dffcg92',25,'move',2,64,NULL,NULL,1795963261101);
INSERT INTO "event" VALUES('cwqc6dffcg92',26,'move',2,146,NULL,NULL,1795963261101);
INSERT INTO "event" VALUES('cwqc6dffcg92',27,'move',0,98,'aYesgk7WuPTmZUHXHkfuWePp2vlZPyfj7-GN','cgwh6njxexfs',1795963261151);
INSERT INTO "event" VALUES('cwqc6dffcg92',28,'move',0,146,'B8dEo1S_oPyvopXPD5voYu67wadxalVDSKWL','cgwh6njxexfs',1795963261201);
INSERT INTO "event" VALUES('cwqc6dffcg92',29,'move',1,67,'YLSxrtzAkk-IGGdHM6dtm9A-yN-oHE33c00B','pathqyqyasd4',1795963261237);
INSERT INTO "event" VALUES('cwqc6dffcg92',30,'move',1,146,'hOXmf7z0t2MiAcNHskeuXuaMp9uNJTpQ_CG4','pathqyqyasd4',1795963261336);
INSERT INTO "event" VALUES('cwqc6dffcg92',31,'move',2,15,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',32,'move',2,146,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',33,'draw',-2,31,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',34,'draw',-2,34,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',35,'draw',-2,31,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',36,'draw',-2,33,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',37,'draw',-2,30,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',38,'draw',-2,32,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',39,'draw',-2,31,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',40,'draw',-2,33,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',41,'draw',-2,34,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',42,'draw',-2,33,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',43,'draw',-2,30,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',44,'draw',-2,33,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',45,'draw',-2,30,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',46,'draw',-2,32,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',47,'draw',-2,30,NULL,NULL,1795963261421);
INSERT INTO "event" VALUES('cwqc6dffcg92',48,'move',0,403,'IQjWOM8ekPzcylnSfnCANA67hiLVi9II96T8','cgwh6njxexfs',1795963261496);
INSERT INTO "event" VALUES('cwqc6dffcg92',49,'move',1,392,'gISmdHaRUBH82vJ6pl8GOyPIEsMBFadYtP_I','pathqyqyasd4',1795963261643);
INSERT INTO "event" VALUES('cwqc6dffcg92',50,'move',0,965,'3oSEeMSmId9VPMGMRQpdKk_GhUs5XjUocYcA','cgwh6njxexfs',1795963261850);
INSERT INTO "event" VALUES('cwqc6dffcg92',51,'move',0,414,'tvVjAPV8I5ciIRT3_7MdyuRaXKpBj5wUrHMF','cgwh6njxexfs',1795963262115);
INSERT INTO "event" VALUES('cwqc6dffcg92',52,'move',0,434,'DxK0IwwWKD8Nx43f-IN3zvL9cJByd4L9ZUSo','cgwh6njxexfs',1795963262347);
INSERT INTO "event" VALUES('cwqc6dffcg92',53,'move',0,972,NULL,NULL,1795963262347);
INSERT INTO "event" VALUES('cwqc6dffcg92',54,'move',0,146,'TB6JAbL-gRDWcNcmOH-QFmRv3OPIYS5IkoJD','cgwh6njxexfs',1795963262399);
INSERT INTO "event" VALUES('cwqc6dffcg92',55,'move',1,422,'LImgGvz0vei-pjxajHg0j9XbQxhwj0hhbuwM','pathqyqyasd4',1795963262420);
INSERT INTO "event" VALUES('cwqc6dffcg92',56,'move',1,427,'UcK3up7fWO86KXktga2mwCievYaqOracm66j','pathqyqyasd4',1795963262454);
INSERT INTO "event" VALUES('cwqc6dffcg92',57,'move',1,970,'ec8r7SrrKWne31E6PmQCeWTOtPlMjdSHqTA5','pathqyqyasd4',1795963262543);
INSERT INTO "event" VALUES('cwqc6dffcg92',58,'move',1,968,'_a17bBhcNZ_P3cM8s2-UzuKUP_YM-oagloHp','pathqyqyasd4',1795963262591);
INSERT INTO "event" VALUES('cwqc6dffcg92',59,'move',1,146,'9urm_QUFuEMIp7UCQ34q8C6JnJf2rqH0SUNs','pathqyqyasd4',1795963262665);
INSERT INTO "event" VALUES('cwqc6dffcg92',60,'move',2,739,NULL,NULL,1795963262677);
INSERT INTO "event" VALUES('cwqc6dffcg92',61,'move',2,146,NULL,NULL,1795963262702);
INSERT INTO "event" VALUES('cwqc6dffcg92',62,'draw',-2,17,NULL,NULL,1795963262702);
INSERT INTO "event" VALUES('cwqc6dffcg92',63,'draw',-2,21,NULL,NULL,1795963262702);
INSERT INTO "event" VALUES('cwqc6dffcg92',64,'draw',-2,29,NULL,NULL,1795963262702);
INSERT INTO "event" VALUES('cwqc6dffcg92',65,'draw',-2,19,NULL,NULL,1795963262702);
INSERT INTO "event" VALUES('cwqc6dffcg92',66,'draw',-2,20,NULL,NULL,1795963262702);
INSERT INTO "event" VALUES('cwqc6dffcg92',67,'draw',-2,10,NULL,NULL,1795963262702);
INSERT INTO "event" VALUES('cwqc6dffcg92',68,'draw',-2,15,NULL,NULL,1795963262702);
INSERT INTO "event" VALUES('cwqc6dffcg92',69,'draw',-2,26,NULL,NULL,1795963262702);
INSERT INTO "event" VALUES('cwqc6dffcg92',70,'draw',-2,10,NULL,NULL,1795963262702);
INSERT INTO "event" VALUES('cwqc6dffcg92',71,'move',1,39,'RQb-K-kJK8t_6z_lLwE7LoAXXfGQz1RX5efz','pathqyqyasd4',1795963262725);
INSERT INTO "event" VALUES('nvw43x45asdz',0,'draw',-2,1,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',1,'draw',-2,2,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',2,'draw',-2,0,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',3,'draw',-2,4,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',4,'draw',-2,3,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',5,'draw',-2,5,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',6,'draw',-2,24,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',7,'draw',-2,22,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',8,'draw',-2,22,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',9,'draw',-2,21,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',10,'draw',-2,29,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',11,'draw',-2,15,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',12,'move',0,39,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',13,'move',0,146,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',14,'move',1,113,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',15,'move',1,146,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',16,'move',0,8,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',17,'move',0,146,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',18,'move',1,140,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',19,'draw',-2,18,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',20,'move',1,77,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',21,'move',1,141,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',22,'move',0,62,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',23,'move',1,146,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',24,'move',0,110,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',25,'move',0,146,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',26,'move',1,62,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',27,'move',1,146,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',28,'draw',-2,34,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',29,'draw',-2,32,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',30,'draw',-2,31,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',31,'draw',-2,33,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',32,'draw',-2,31,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',33,'draw',-2,32,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',34,'draw',-2,31,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',35,'draw',-2,31,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',36,'draw',-2,30,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',37,'draw',-2,30,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',38,'move',0,401,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',39,'move',0,546,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',40,'move',0,586,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',41,'move',0,428,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',42,'move',0,971,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',43,'move',0,146,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',44,'move',1,415,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',45,'move',1,968,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',46,'move',1,414,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',47,'move',1,967,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',48,'move',1,146,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',49,'draw',-2,20,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',50,'draw',-2,23,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',51,'draw',-2,22,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',52,'draw',-2,23,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',53,'draw',-2,21,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',54,'draw',-2,29,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',55,'move',1,39,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',56,'move',1,146,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',57,'move',0,140,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',58,'draw',-2,28,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',59,'move',0,89,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',60,'move',0,142,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',61,'move',1,113,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',62,'move',0,146,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',63,'move',1,61,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',64,'move',1,146,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',65,'move',0,11,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',66,'move',0,146,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',67,'move',1,83,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',68,'move',1,146,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',69,'move',0,83,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',70,'move',0,146,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',71,'draw',-2,32,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',72,'draw',-2,31,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',73,'draw',-2,32,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',74,'draw',-2,32,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',75,'draw',-2,34,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',76,'draw',-2,33,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',77,'draw',-2,33,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',78,'draw',-2,34,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',79,'draw',-2,34,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',80,'draw',-2,32,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',81,'move',1,405,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',82,'move',1,757,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',83,'move',1,146,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',84,'move',0,433,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',85,'move',0,966,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',86,'move',0,519,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',87,'move',0,584,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',88,'move',0,968,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',89,'move',0,967,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',90,'move',0,966,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',91,'move',0,269,NULL,NULL,1795963199682);
INSERT INTO "event" VALUES('nvw43x45asdz',92,'move',0,146,NULL,NULL,1795963199682);
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
INSERT INTO "game" VALUES('nvw43x45asdz','cgwh6njxexfs','over','fr','{"lowest_value": 2, "surprise_guest_returns": false, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 1, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',2228064753816746490,NULL,0,1.0,1795963199651,NULL,1795963199681,2,0,'{"reason": "target", "places": [1, 2], "scores": [6, 0]}',NULL,NULL,0,NULL,NULL,0,0,NULL,0,0,1,NULL,NULL,0,1795963199682,'plain');
INSERT INTO "game" VALUES('cwqc6dffcg92','cgwh6njxexfs','running','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',4186439798908661791,0,0,0.0,1795963199720,1795963199889,1795963262702,2,2,NULL,NULL,'9d6ba2b2efa9b65b03fc906ab27291e23eb571a9a56cfdd297201029de45b6ad',0,NULL,NULL,0,0,'{"kind": "slow", "bank": 172800, "turn": 86400, "increment": 0}',0,0,1,NULL,NULL,0,NULL,NULL);
INSERT INTO "game" VALUES('2664kx8q92en','cgwh6njxexfs','open','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',234183295107216059,NULL,0,1.0,1795963262784,NULL,1795963262784,0,0,NULL,NULL,'8e4ae2e10f454f6c21ae788e8a938213f6b93d9080307a7b030e512b69a35731',0,NULL,NULL,0,0,NULL,0,0,1,NULL,NULL,0,NULL,NULL);
INSERT INTO "game" VALUES('99c5hk46bqgm','cgwh6njxexfs','running','fr','{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}','ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202',53335399109059890,NULL,0,0.0,1795963262824,1795963263033,1795963263055,1,1,NULL,NULL,'b86b86828578b4307f7dcbdfaa2f0ed1aa5d51b92745604908a2079e798b6d7c',0,NULL,NULL,0,0,'{"kind": "live", "bank": 600, "turn": 0, "increment": 15}',0,0,1,NULL,NULL,0,NULL,NULL);
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
INSERT INTO "leaver" VALUES('99c5hk46bqgm','qc42u5u9mw67',2,0);
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
INSERT INTO "link" VALUES('f9gjnh737e8q8w48vf5e','cwqc6dffcg92','join',1795963199728,NULL);
INSERT INTO "link" VALUES('wf8xdzewkeqaa8g9kcmv','2664kx8q92en','join',1795963262788,NULL);
INSERT INTO "link" VALUES('3rcv4q9pm5cdhc6x5ab2','99c5hk46bqgm','join',1795963262827,NULL);
CREATE TABLE meta (
	name VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('id','9796e837');
INSERT INTO "meta" VALUES('push_key','b812b8f58283ae1e1aea46ddbdbf993b34f2c350a5cfc68973bc376bbeee3bee');
INSERT INTO "meta" VALUES('link_key','f054c541ff7dbaf4e3352551a7e9aa044baf4f7fe162ba3ce123f88f956b31b4');
INSERT INTO "meta" VALUES('seen','1795963263.605');
CREATE TABLE note (
	game VARCHAR(16) NOT NULL, 
	person VARCHAR(16) NOT NULL, 
	text VARCHAR(4000) NOT NULL, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_note PRIMARY KEY (game, person), 
	CONSTRAINT fk_note_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE, 
	CONSTRAINT fk_note_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "note" VALUES('cwqc6dffcg92','cgwh6njxexfs','watch Ben',1795963262757);
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
INSERT INTO "notice" VALUES(1,'cgwh6njxexfs','cwqc6dffcg92',NULL,'start','start:cwqc6dffcg92',NULL,1795963199973,1795963219966,1795963220193,NULL);
INSERT INTO "notice" VALUES(2,'pathqyqyasd4','cwqc6dffcg92',NULL,'start','start:cwqc6dffcg92',NULL,1795963199973,1795963219966,1795963220357,NULL);
INSERT INTO "notice" VALUES(3,'cgwh6njxexfs','99c5hk46bqgm',NULL,'start','start:99c5hk46bqgm',NULL,1795963263155,1795963283086,NULL,NULL);
INSERT INTO "notice" VALUES(4,'pathqyqyasd4','99c5hk46bqgm',NULL,'start','start:99c5hk46bqgm',NULL,1795963263155,1795963283086,NULL,NULL);
INSERT INTO "notice" VALUES(5,'qc42u5u9mw67','99c5hk46bqgm',NULL,'start','start:99c5hk46bqgm',NULL,1795963263155,1795963283086,NULL,NULL);
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
INSERT INTO "passkey" VALUES('YSBrZXkgb2YgdGhlIHBhc3Q','cgwh6njxexfs',X'A501020326200121582087AEAE5043EB77B9437CA300B66BEAEC766156F2C224A5DDA510F7024A3552752258204B9077BDBF6F0762025178F6C106607676049C5B8C5363ABF3D8D02842F5355E',0,'1',1795963199129,NULL);
CREATE TABLE person (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(24), 
	language VARCHAR(2), 
	created BIGINT NOT NULL, mail VARCHAR(254), signed_up BIGINT, is_admin BOOLEAN DEFAULT 0 NOT NULL, bot_of VARCHAR(16), banned_until BIGINT, banned_why VARCHAR(200), preferences JSON, shows_games BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('cgwh6njxexfs','Ann',NULL,1795963198575,NULL,1795963199131,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "person" VALUES('3m9hp4kgstqq','Robby',NULL,1795963199211,NULL,NULL,0,'cgwh6njxexfs',NULL,NULL,NULL,0);
INSERT INTO "person" VALUES('qc42u5u9mw67','Cleo',NULL,1795963199267,NULL,NULL,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "person" VALUES('pathqyqyasd4','Ben',NULL,1795963199431,'ben@example.org',1795963199431,0,NULL,NULL,NULL,NULL,0);
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
INSERT INTO "seat" VALUES('nvw43x45asdz',0,'device','cgwh6njxexfs','Ada',NULL,NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seat" VALUES('nvw43x45asdz',1,'device','cgwh6njxexfs','Grace',NULL,NULL,NULL,0,NULL,NULL,NULL,1);
INSERT INTO "seat" VALUES('cwqc6dffcg92',0,'person','cgwh6njxexfs',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 172800.0, "turn": 86399.24068236351, "credited": 55, "had": 259200.0}, "own": 11}',NULL,NULL,0);
INSERT INTO "seat" VALUES('cwqc6dffcg92',1,'person','pathqyqyasd4',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 172800.0, "turn": 86400.0, "since": 1795963262.712303, "until": 1796222462.712303, "credited": 71, "had": 259200.0}, "own": 12}',NULL,NULL,3);
INSERT INTO "seat" VALUES('cwqc6dffcg92',2,'bot',NULL,'Utopus','greedy',NULL,NULL,0,'{"clock": {"bank": 172800.0}}',NULL,NULL,2);
INSERT INTO "seat" VALUES('2664kx8q92en',0,'person','cgwh6njxexfs',NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,0);
INSERT INTO "seat" VALUES('2664kx8q92en',1,'open',NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES('99c5hk46bqgm',0,'person','cgwh6njxexfs',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 600.0, "since": 1795963263.0840006, "until": 1795963863.0840006, "credited": 15, "had": 600.0}}',NULL,NULL,0);
INSERT INTO "seat" VALUES('99c5hk46bqgm',1,'person','pathqyqyasd4',NULL,NULL,NULL,NULL,0,'{"clock": {"bank": 600.0}}',NULL,NULL,1);
INSERT INTO "seat" VALUES('99c5hk46bqgm',2,'bot',NULL,'Utopus','mason',NULL,'qc42u5u9mw67',0,'{"clock": {"bank": 600.0}, "left": {"kind": "person"}}',NULL,NULL,2);
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
INSERT INTO "session" VALUES('5c422305ebf337d75d785b90291c31947222f478d34750205bb9ebd9dda49a27','cgwh6njxexfs',1795963198583,1795963198583,NULL);
INSERT INTO "session" VALUES('2d8887c5bbcbb8beeb785ebff7c0eea0f57c3c155f2369314b8c42d1487e05cd','qc42u5u9mw67',1795963199274,1795963199274,NULL);
INSERT INTO "session" VALUES('9d4feade612e8492166f17e79af17ea453c69f7a70a1c2468d1460ab8513519e','pathqyqyasd4',1795963199436,1795963199436,NULL);
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
