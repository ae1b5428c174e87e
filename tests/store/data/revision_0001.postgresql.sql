CREATE TABLE public.affray_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.campaigns (
    id character varying(32) NOT NULL,
    name character varying NOT NULL,
    created timestamp with time zone NOT NULL
);
CREATE TABLE public.documents (
    id character varying(32) NOT NULL,
    campaign character varying(32) NOT NULL,
    kind character varying NOT NULL,
    ruleset character varying NOT NULL,
    name character varying NOT NULL,
    data json NOT NULL,
    image character varying(32),
    version integer NOT NULL,
    created timestamp with time zone NOT NULL,
    changed timestamp with time zone NOT NULL
);
CREATE TABLE public.entries (
    fight character varying(32) NOT NULL,
    seq bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    by character varying NOT NULL,
    what json NOT NULL
);
CREATE TABLE public.fights (
    id character varying(32) NOT NULL,
    campaign character varying(32) NOT NULL,
    name character varying NOT NULL,
    ruleset character varying NOT NULL,
    kind character varying NOT NULL,
    parent character varying(32),
    seq bigint NOT NULL,
    last bigint NOT NULL,
    summary json NOT NULL,
    created timestamp with time zone NOT NULL,
    changed timestamp with time zone NOT NULL,
    ended timestamp with time zone
);
CREATE TABLE public.images (
    id character varying(32) NOT NULL,
    campaign character varying(32) NOT NULL,
    mime character varying NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    content bytea NOT NULL
);
CREATE TABLE public.links (
    id character varying(32) NOT NULL,
    fight character varying(32) NOT NULL,
    hash character varying(64) NOT NULL,
    role character varying NOT NULL,
    seat character varying,
    settings json NOT NULL,
    created timestamp with time zone NOT NULL,
    revoked timestamp with time zone
);
CREATE TABLE public.snapshots (
    fight character varying(32) NOT NULL,
    saved json NOT NULL
);
INSERT INTO public.affray_version VALUES ('0001');
INSERT INTO public.campaigns VALUES ('6uzf9fydd2zzxk', 'Talvi', '2026-11-30 11:27:01.433194+00');
INSERT INTO public.documents VALUES ('6yqun5mxv849pq', '6uzf9fydd2zzxk', 'sheet', 'iskuhetki', 'Åse', '{"name":"\u00c5se","skills":{"sword":75}}', 'qs8sukp66texrp', 1, '2026-11-30 11:27:01.452641+00', '2026-11-30 11:27:01.452641+00');
INSERT INTO public.documents VALUES ('tpv9jvmda8wd2y', '6uzf9fydd2zzxk', 'encounter', 'iskuhetki', 'Bridge', '{"sides":["us"]}', NULL, 2, '2026-11-30 11:27:01.459839+00', '2026-11-30 11:27:01.461085+00');
INSERT INTO public.entries VALUES ('eawrrnr55bgyfq', 1, '2026-11-30 11:27:01.486078+00', 'gm', '{"answer":10}');
INSERT INTO public.entries VALUES ('eawrrnr55bgyfq', 2, '2026-11-30 11:27:01.498322+00', 'gm', '{"answer":20}');
INSERT INTO public.entries VALUES ('eawrrnr55bgyfq', 3, '2026-11-30 11:27:01.50306+00', 'Åse', '{"answer":30}');
INSERT INTO public.fights VALUES ('eawrrnr55bgyfq', '6uzf9fydd2zzxk', 'Bridge', 'iskuhetki', 'fight', NULL, 2, 3, '{"round":1}', '2026-11-30 11:27:01.478107+00', '2026-11-30 11:27:01.50306+00', '2026-11-30 11:27:01.525224+00');
INSERT INTO public.fights VALUES ('gusfxxbx27zetu', '6uzf9fydd2zzxk', 'After the bridge', 'iskuhetki', 'recovery', 'eawrrnr55bgyfq', 0, 0, '{}', '2026-11-30 11:27:01.526199+00', '2026-11-30 11:27:01.526199+00', NULL);
INSERT INTO public.images VALUES ('qs8sukp66texrp', '6uzf9fydd2zzxk', 'image/png', 4, 4, '\x000102030405060708090a0b0c0d0e0f');
INSERT INTO public.links VALUES ('fsh5z8u4djmya4', 'eawrrnr55bgyfq', 'd954251afa323a934b254c83eaa69c7f287b10ae18da65eff4e63a9fae400a0c', 'player', 'Åse', '{"language":"fi"}', '2026-11-30 11:27:01.531683+00', NULL);
INSERT INTO public.snapshots VALUES ('eawrrnr55bgyfq', '{"journal":[10,20]}');
INSERT INTO public.snapshots VALUES ('gusfxxbx27zetu', '{}');
ALTER TABLE ONLY public.affray_version
    ADD CONSTRAINT affray_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT pk_campaigns PRIMARY KEY (id);
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT pk_documents PRIMARY KEY (id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT pk_entries PRIMARY KEY (fight, seq);
ALTER TABLE ONLY public.fights
    ADD CONSTRAINT pk_fights PRIMARY KEY (id);
ALTER TABLE ONLY public.images
    ADD CONSTRAINT pk_images PRIMARY KEY (id);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT pk_links PRIMARY KEY (id);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT pk_snapshots PRIMARY KEY (fight);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT uq_links_hash UNIQUE (hash);
CREATE INDEX ix_documents_campaign ON public.documents USING btree (campaign);
CREATE INDEX ix_documents_image ON public.documents USING btree (image);
CREATE INDEX ix_fights_campaign ON public.fights USING btree (campaign);
CREATE INDEX ix_fights_parent ON public.fights USING btree (parent);
CREATE INDEX ix_images_campaign ON public.images USING btree (campaign);
CREATE INDEX ix_links_fight ON public.links USING btree (fight);
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT fk_documents_campaign FOREIGN KEY (campaign) REFERENCES public.campaigns(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT fk_documents_image FOREIGN KEY (image) REFERENCES public.images(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT fk_entries_fight FOREIGN KEY (fight) REFERENCES public.fights(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.fights
    ADD CONSTRAINT fk_fights_campaign FOREIGN KEY (campaign) REFERENCES public.campaigns(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.fights
    ADD CONSTRAINT fk_fights_parent FOREIGN KEY (parent) REFERENCES public.fights(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.images
    ADD CONSTRAINT fk_images_campaign FOREIGN KEY (campaign) REFERENCES public.campaigns(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.links
    ADD CONSTRAINT fk_links_fight FOREIGN KEY (fight) REFERENCES public.fights(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT fk_snapshots_fight FOREIGN KEY (fight) REFERENCES public.fights(id) ON DELETE CASCADE;
