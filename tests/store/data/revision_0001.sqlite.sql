BEGIN TRANSACTION;
CREATE TABLE affray_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT affray_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "affray_version" VALUES('0001');
CREATE TABLE campaigns (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR NOT NULL, 
	created DATETIME NOT NULL, 
	CONSTRAINT pk_campaigns PRIMARY KEY (id)
);
INSERT INTO "campaigns" VALUES('4bsb7e7jkrbg3n','Talvi','2026-11-30 11:26:57.653179');
CREATE TABLE documents (
	id VARCHAR(32) NOT NULL, 
	campaign VARCHAR(32) NOT NULL, 
	kind VARCHAR NOT NULL, 
	ruleset VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	data JSON NOT NULL, 
	image VARCHAR(32), 
	version INTEGER NOT NULL, 
	created DATETIME NOT NULL, 
	changed DATETIME NOT NULL, 
	CONSTRAINT pk_documents PRIMARY KEY (id), 
	CONSTRAINT fk_documents_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE, 
	CONSTRAINT fk_documents_image FOREIGN KEY(image) REFERENCES images (id) ON DELETE SET NULL
);
INSERT INTO "documents" VALUES('m2msthztaf5fna','4bsb7e7jkrbg3n','sheet','iskuhetki','Åse','{"name":"\u00c5se","skills":{"sword":75}}','h9794s43f2g2j8',1,'2026-11-30 11:26:57.751635','2026-11-30 11:26:57.751635');
INSERT INTO "documents" VALUES('ba2mkhwnkng6wf','4bsb7e7jkrbg3n','encounter','iskuhetki','Bridge','{"sides":["us"]}',NULL,2,'2026-11-30 11:26:57.770283','2026-11-30 11:26:57.771727');
CREATE TABLE entries (
	fight VARCHAR(32) NOT NULL, 
	seq BIGINT NOT NULL, 
	at DATETIME NOT NULL, 
	"by" VARCHAR NOT NULL, 
	what JSON NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (fight, seq), 
	CONSTRAINT fk_entries_fight FOREIGN KEY(fight) REFERENCES fights (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('9hmydxqukqa7b5',1,'2026-11-30 11:26:57.807609','gm','{"answer":10}');
INSERT INTO "entries" VALUES('9hmydxqukqa7b5',2,'2026-11-30 11:26:57.829377','gm','{"answer":20}');
INSERT INTO "entries" VALUES('9hmydxqukqa7b5',3,'2026-11-30 11:26:57.843512','Åse','{"answer":30}');
CREATE TABLE fights (
	id VARCHAR(32) NOT NULL, 
	campaign VARCHAR(32) NOT NULL, 
	name VARCHAR NOT NULL, 
	ruleset VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	parent VARCHAR(32), 
	seq BIGINT NOT NULL, 
	last BIGINT NOT NULL, 
	summary JSON NOT NULL, 
	created DATETIME NOT NULL, 
	changed DATETIME NOT NULL, 
	ended DATETIME, 
	CONSTRAINT pk_fights PRIMARY KEY (id), 
	CONSTRAINT fk_fights_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE, 
	CONSTRAINT fk_fights_parent FOREIGN KEY(parent) REFERENCES fights (id) ON DELETE SET NULL
);
INSERT INTO "fights" VALUES('9hmydxqukqa7b5','4bsb7e7jkrbg3n','Bridge','iskuhetki','fight',NULL,2,3,'{"round":1}','2026-11-30 11:26:57.789204','2026-11-30 11:26:57.843512','2026-11-30 11:26:57.860852');
INSERT INTO "fights" VALUES('36bhte82zjfd8t','4bsb7e7jkrbg3n','After the bridge','iskuhetki','recovery','9hmydxqukqa7b5',0,0,'{}','2026-11-30 11:26:57.864143','2026-11-30 11:26:57.864143',NULL);
CREATE TABLE images (
	id VARCHAR(32) NOT NULL, 
	campaign VARCHAR(32) NOT NULL, 
	mime VARCHAR NOT NULL, 
	width INTEGER NOT NULL, 
	height INTEGER NOT NULL, 
	content BLOB NOT NULL, 
	CONSTRAINT pk_images PRIMARY KEY (id), 
	CONSTRAINT fk_images_campaign FOREIGN KEY(campaign) REFERENCES campaigns (id) ON DELETE CASCADE
);
INSERT INTO "images" VALUES('h9794s43f2g2j8','4bsb7e7jkrbg3n','image/png',4,4,X'000102030405060708090A0B0C0D0E0F');
CREATE TABLE links (
	id VARCHAR(32) NOT NULL, 
	fight VARCHAR(32) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	role VARCHAR NOT NULL, 
	seat VARCHAR, 
	settings JSON NOT NULL, 
	created DATETIME NOT NULL, 
	revoked DATETIME, 
	CONSTRAINT pk_links PRIMARY KEY (id), 
	CONSTRAINT fk_links_fight FOREIGN KEY(fight) REFERENCES fights (id) ON DELETE CASCADE, 
	CONSTRAINT uq_links_hash UNIQUE (hash)
);
INSERT INTO "links" VALUES('6pkwmzhzkwatzw','9hmydxqukqa7b5','d954251afa323a934b254c83eaa69c7f287b10ae18da65eff4e63a9fae400a0c','player','Åse','{"language":"fi"}','2026-11-30 11:26:57.871951',NULL);
CREATE TABLE snapshots (
	fight VARCHAR(32) NOT NULL, 
	saved JSON NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY (fight), 
	CONSTRAINT fk_snapshots_fight FOREIGN KEY(fight) REFERENCES fights (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('9hmydxqukqa7b5','{"journal":[10,20]}');
INSERT INTO "snapshots" VALUES('36bhte82zjfd8t','{}');
CREATE INDEX ix_images_campaign ON images (campaign);
CREATE INDEX ix_documents_campaign ON documents (campaign);
CREATE INDEX ix_documents_image ON documents (image);
CREATE INDEX ix_fights_campaign ON fights (campaign);
CREATE INDEX ix_fights_parent ON fights (parent);
CREATE INDEX ix_links_fight ON links (fight);
COMMIT;
