SELECT pg_catalog.set_config('search_path', '', false);
CREATE TABLE public.achievement (
    person character varying NOT NULL COLLATE pg_catalog."C",
    name character varying NOT NULL COLLATE pg_catalog."C",
    game character varying COLLATE pg_catalog."C",
    at bigint NOT NULL
);
CREATE TABLE public.alembic_version (
    version_num character varying NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.api_token (
    id character varying NOT NULL COLLATE pg_catalog."C",
    hash character varying NOT NULL COLLATE pg_catalog."C",
    person character varying NOT NULL COLLATE pg_catalog."C",
    name character varying NOT NULL COLLATE pg_catalog."C",
    scopes json NOT NULL,
    created bigint NOT NULL,
    until bigint,
    used bigint,
    revoked bigint
);
CREATE TABLE public.asking (
    id integer NOT NULL,
    host character varying NOT NULL COLLATE pg_catalog."C",
    person character varying NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);
CREATE SEQUENCE public.asking_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.asking_id_seq OWNED BY public.asking.id;
CREATE TABLE public.audit (
    id integer NOT NULL,
    at bigint NOT NULL,
    who character varying COLLATE pg_catalog."C",
    action character varying NOT NULL COLLATE pg_catalog."C",
    about character varying COLLATE pg_catalog."C",
    details json
);
CREATE SEQUENCE public.audit_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.audit_id_seq OWNED BY public.audit.id;
CREATE TABLE public.barred_network (
    id integer NOT NULL,
    hash character varying NOT NULL COLLATE pg_catalog."C",
    person character varying COLLATE pg_catalog."C",
    until bigint NOT NULL
);
CREATE SEQUENCE public.barred_network_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.barred_network_id_seq OWNED BY public.barred_network.id;
CREATE TABLE public.channel (
    id character varying NOT NULL COLLATE pg_catalog."C",
    person character varying NOT NULL COLLATE pg_catalog."C",
    kind character varying NOT NULL COLLATE pg_catalog."C",
    address character varying NOT NULL COLLATE pg_catalog."C",
    keys json,
    muted json NOT NULL,
    created bigint NOT NULL,
    failures smallint DEFAULT '0'::smallint NOT NULL,
    closed bigint,
    CONSTRAINT ck_channel_kind_known CHECK (((kind)::text = ANY (ARRAY[('push'::character varying)::text, ('mail'::character varying)::text, ('hook'::character varying)::text])))
);
CREATE TABLE public.chat (
    id integer NOT NULL,
    game character varying NOT NULL COLLATE pg_catalog."C",
    side character varying NOT NULL COLLATE pg_catalog."C",
    person character varying COLLATE pg_catalog."C",
    seat smallint NOT NULL,
    key character varying NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    text character varying COLLATE pg_catalog."C",
    phrase character varying COLLATE pg_catalog."C",
    removed bigint,
    removed_by character varying COLLATE pg_catalog."C",
    CONSTRAINT ck_chat_side_known CHECK (((side)::text = ANY (ARRAY[('players'::character varying)::text, ('spectators'::character varying)::text])))
);
CREATE SEQUENCE public.chat_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.chat_id_seq OWNED BY public.chat.id;
CREATE TABLE public.delivery (
    channel character varying NOT NULL COLLATE pg_catalog."C",
    notice integer NOT NULL,
    due bigint NOT NULL,
    tries smallint NOT NULL,
    done bigint,
    error character varying COLLATE pg_catalog."C"
);
CREATE TABLE public.errand (
    hash character varying NOT NULL COLLATE pg_catalog."C",
    kind character varying NOT NULL COLLATE pg_catalog."C",
    person character varying COLLATE pg_catalog."C",
    about character varying NOT NULL COLLATE pg_catalog."C",
    until bigint NOT NULL,
    CONSTRAINT ck_errand_kind_known CHECK (((kind)::text = ANY (ARRAY[('sign_in'::character varying)::text, ('add_mail'::character varying)::text, ('make_passkey'::character varying)::text, ('use_passkey'::character varying)::text])))
);
CREATE TABLE public.event (
    game character varying NOT NULL COLLATE pg_catalog."C",
    seq integer NOT NULL,
    kind character varying NOT NULL COLLATE pg_catalog."C",
    seat smallint NOT NULL,
    code integer NOT NULL,
    key character varying COLLATE pg_catalog."C",
    person character varying COLLATE pg_catalog."C",
    at bigint NOT NULL,
    CONSTRAINT ck_event_code_not_negative CHECK ((code >= 0)),
    CONSTRAINT ck_event_kind_known CHECK (((kind)::text = ANY (ARRAY[('move'::character varying)::text, ('draw'::character varying)::text, ('take_back'::character varying)::text]))),
    CONSTRAINT ck_event_seq_not_negative CHECK ((seq >= 0))
);
CREATE TABLE public.game (
    id character varying NOT NULL COLLATE pg_catalog."C",
    host character varying NOT NULL COLLATE pg_catalog."C",
    state character varying NOT NULL COLLATE pg_catalog."C",
    edition character varying NOT NULL COLLATE pg_catalog."C",
    options json NOT NULL,
    board character varying NOT NULL COLLATE pg_catalog."C",
    seed bigint NOT NULL,
    first smallint,
    shuffle boolean NOT NULL,
    pace double precision NOT NULL,
    created bigint NOT NULL,
    started bigint,
    changed bigint NOT NULL,
    round smallint NOT NULL,
    deciding smallint NOT NULL,
    result json,
    before character varying COLLATE pg_catalog."C",
    secret character varying COLLATE pg_catalog."C",
    listed boolean DEFAULT false NOT NULL,
    language character varying COLLATE pg_catalog."C",
    experience character varying COLLATE pg_catalog."C",
    rated boolean DEFAULT false NOT NULL,
    programs boolean DEFAULT false NOT NULL,
    tempo json,
    delay integer DEFAULT 0 NOT NULL,
    watchable boolean DEFAULT false NOT NULL,
    bots_fill boolean DEFAULT true NOT NULL,
    vote json,
    paused bigint,
    silent boolean DEFAULT false NOT NULL,
    concluded bigint,
    imported character varying COLLATE pg_catalog."C",
    annotations json,
    CONSTRAINT ck_game_pace_not_negative CHECK ((pace >= (0)::double precision)),
    CONSTRAINT ck_game_result_when_over CHECK ((((state)::text = 'over'::text) = (result IS NOT NULL))),
    CONSTRAINT ck_game_state_known CHECK (((state)::text = ANY (ARRAY[('open'::character varying)::text, ('running'::character varying)::text, ('over'::character varying)::text])))
);
CREATE TABLE public.invitation (
    id character varying NOT NULL COLLATE pg_catalog."C",
    game character varying NOT NULL COLLATE pg_catalog."C",
    person character varying NOT NULL COLLATE pg_catalog."C",
    made bigint NOT NULL,
    declined bigint
);
CREATE TABLE public.leaver (
    game character varying NOT NULL COLLATE pg_catalog."C",
    person character varying NOT NULL COLLATE pg_catalog."C",
    seat smallint NOT NULL,
    number smallint NOT NULL
);
CREATE TABLE public.lesson (
    person character varying NOT NULL COLLATE pg_catalog."C",
    lesson character varying NOT NULL COLLATE pg_catalog."C",
    stars smallint NOT NULL,
    moves smallint NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.link (
    token character varying NOT NULL COLLATE pg_catalog."C",
    game character varying NOT NULL COLLATE pg_catalog."C",
    purpose character varying NOT NULL COLLATE pg_catalog."C",
    created bigint NOT NULL,
    revoked bigint,
    CONSTRAINT ck_link_purpose_known CHECK (((purpose)::text = ANY (ARRAY[('join'::character varying)::text, ('watch'::character varying)::text])))
);
CREATE TABLE public.meta (
    name character varying NOT NULL COLLATE pg_catalog."C",
    value character varying NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.note (
    game character varying NOT NULL COLLATE pg_catalog."C",
    person character varying NOT NULL COLLATE pg_catalog."C",
    text character varying NOT NULL COLLATE pg_catalog."C",
    changed bigint NOT NULL
);
CREATE TABLE public.notice (
    id integer NOT NULL,
    person character varying NOT NULL COLLATE pg_catalog."C",
    game character varying COLLATE pg_catalog."C",
    seat smallint,
    kind character varying NOT NULL COLLATE pg_catalog."C",
    key character varying NOT NULL COLLATE pg_catalog."C",
    words json,
    made bigint NOT NULL,
    due bigint NOT NULL,
    sent bigint,
    dropped bigint
);
CREATE SEQUENCE public.notice_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.notice_id_seq OWNED BY public.notice.id;
CREATE TABLE public.passage (
    hash character varying NOT NULL COLLATE pg_catalog."C",
    person character varying NOT NULL COLLATE pg_catalog."C",
    until bigint NOT NULL
);
CREATE TABLE public.passkey (
    id character varying NOT NULL COLLATE pg_catalog."C",
    person character varying NOT NULL COLLATE pg_catalog."C",
    public_key bytea NOT NULL,
    sign_count bigint NOT NULL,
    name character varying NOT NULL COLLATE pg_catalog."C",
    created bigint NOT NULL,
    used bigint
);
CREATE TABLE public.person (
    id character varying NOT NULL COLLATE pg_catalog."C",
    name character varying COLLATE pg_catalog."C",
    language character varying COLLATE pg_catalog."C",
    created bigint NOT NULL,
    mail character varying COLLATE pg_catalog."C",
    signed_up bigint,
    is_admin boolean DEFAULT false NOT NULL,
    bot_of character varying COLLATE pg_catalog."C",
    banned_until bigint,
    banned_why character varying COLLATE pg_catalog."C",
    preferences json,
    shows_games boolean DEFAULT false NOT NULL
);
CREATE TABLE public.rating (
    person character varying NOT NULL COLLATE pg_catalog."C",
    players smallint NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    changed bigint NOT NULL
);
CREATE TABLE public.rating_change (
    game character varying NOT NULL COLLATE pg_catalog."C",
    person character varying NOT NULL COLLATE pg_catalog."C",
    players smallint NOT NULL,
    mu_before double precision NOT NULL,
    sigma_before double precision NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.relation (
    person character varying NOT NULL COLLATE pg_catalog."C",
    kind character varying NOT NULL COLLATE pg_catalog."C",
    other character varying NOT NULL COLLATE pg_catalog."C",
    created bigint NOT NULL,
    CONSTRAINT ck_relation_kind_known CHECK (((kind)::text = ANY (ARRAY[('block'::character varying)::text, ('mute'::character varying)::text])))
);
CREATE TABLE public.report (
    id character varying NOT NULL COLLATE pg_catalog."C",
    reporter character varying COLLATE pg_catalog."C",
    about character varying COLLATE pg_catalog."C",
    game character varying COLLATE pg_catalog."C",
    line integer,
    message character varying NOT NULL COLLATE pg_catalog."C",
    created bigint NOT NULL,
    handled bigint,
    handled_by character varying COLLATE pg_catalog."C",
    outcome character varying COLLATE pg_catalog."C"
);
CREATE TABLE public.seat (
    game character varying NOT NULL COLLATE pg_catalog."C",
    seat smallint NOT NULL,
    kind character varying NOT NULL COLLATE pg_catalog."C",
    person character varying COLLATE pg_catalog."C",
    name character varying COLLATE pg_catalog."C",
    level character varying COLLATE pg_catalog."C",
    entropy character varying COLLATE pg_catalog."C",
    was character varying COLLATE pg_catalog."C",
    shows_hand boolean DEFAULT false NOT NULL,
    clock json,
    plan json,
    figures json,
    came smallint,
    CONSTRAINT ck_seat_bot_has_level CHECK ((((kind)::text = 'bot'::text) = (level IS NOT NULL))),
    CONSTRAINT ck_seat_kind_known CHECK (((kind)::text = ANY (ARRAY[('person'::character varying)::text, ('device'::character varying)::text, ('bot'::character varying)::text, ('open'::character varying)::text]))),
    CONSTRAINT ck_seat_person_sits CHECK ((((kind)::text = ANY (ARRAY[('person'::character varying)::text, ('device'::character varying)::text])) = (person IS NOT NULL))),
    CONSTRAINT ck_seat_seat_exists CHECK (((seat >= 0) AND (seat <= 4)))
);
CREATE TABLE public.seek (
    person character varying NOT NULL COLLATE pg_catalog."C",
    wish json NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.session (
    hash character varying NOT NULL COLLATE pg_catalog."C",
    person character varying NOT NULL COLLATE pg_catalog."C",
    created bigint NOT NULL,
    seen bigint NOT NULL,
    browser character varying COLLATE pg_catalog."C"
);
CREATE TABLE public.watcher (
    game character varying NOT NULL COLLATE pg_catalog."C",
    person character varying NOT NULL COLLATE pg_catalog."C",
    token character varying NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE ONLY public.asking ALTER COLUMN id SET DEFAULT nextval('public.asking_id_seq'::regclass);
ALTER TABLE ONLY public.audit ALTER COLUMN id SET DEFAULT nextval('public.audit_id_seq'::regclass);
ALTER TABLE ONLY public.barred_network ALTER COLUMN id SET DEFAULT nextval('public.barred_network_id_seq'::regclass);
ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);
ALTER TABLE ONLY public.notice ALTER COLUMN id SET DEFAULT nextval('public.notice_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0007');
INSERT INTO public.api_token VALUES ('7g2jthqt7kpc', 'c4ed87189043b24742b37b0c325cc0a32fd7d86aca0a8b522503b8c4d01afaef', 'zk2macxuyxn6', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795962636036, 1827498636035, NULL, NULL);
INSERT INTO public.api_token VALUES ('tfaxhn2wkww3', 'f47a6636de5a234fb10f50171ae1ac4ed1d522321e7520de88a2e0c931ddb124', '2x9bvk7ze4wn', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795962636067, 1827498636067, NULL, NULL);
INSERT INTO public.event VALUES ('97ux36agcubm', 0, 'draw', -2, 1, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 1, 'draw', -2, 2, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 2, 'draw', -2, 0, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 3, 'draw', -2, 4, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 4, 'draw', -2, 3, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 5, 'draw', -2, 5, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 6, 'draw', -2, 24, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 7, 'draw', -2, 22, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 8, 'draw', -2, 22, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 9, 'draw', -2, 21, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 10, 'draw', -2, 29, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 11, 'draw', -2, 15, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 12, 'move', 0, 39, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 13, 'move', 0, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 14, 'move', 1, 113, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 15, 'move', 1, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 16, 'move', 0, 8, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 17, 'move', 0, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 18, 'move', 1, 140, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 19, 'draw', -2, 18, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 20, 'move', 1, 77, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 21, 'move', 1, 141, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 22, 'move', 0, 62, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 23, 'move', 1, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 24, 'move', 0, 110, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 25, 'move', 0, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 26, 'move', 1, 62, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 27, 'move', 1, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 28, 'draw', -2, 34, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 29, 'draw', -2, 32, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 30, 'draw', -2, 31, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 31, 'draw', -2, 33, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 32, 'draw', -2, 31, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 33, 'draw', -2, 32, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 34, 'draw', -2, 31, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 35, 'draw', -2, 31, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 36, 'draw', -2, 30, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 37, 'draw', -2, 30, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 38, 'move', 0, 401, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 39, 'move', 0, 546, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 40, 'move', 0, 586, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 41, 'move', 0, 428, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 42, 'move', 0, 971, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 43, 'move', 0, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 44, 'move', 1, 415, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 45, 'move', 1, 968, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 46, 'move', 1, 414, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 47, 'move', 1, 967, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 48, 'move', 1, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 49, 'draw', -2, 20, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 50, 'draw', -2, 23, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 51, 'draw', -2, 22, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 52, 'draw', -2, 23, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 53, 'draw', -2, 21, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 54, 'draw', -2, 29, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 55, 'move', 1, 39, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 56, 'move', 1, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 57, 'move', 0, 140, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 58, 'draw', -2, 28, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 59, 'move', 0, 89, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 60, 'move', 0, 142, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 61, 'move', 1, 113, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 62, 'move', 0, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 63, 'move', 1, 61, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 64, 'move', 1, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 65, 'move', 0, 11, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 66, 'move', 0, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 67, 'move', 1, 83, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 68, 'move', 1, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 69, 'move', 0, 83, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 70, 'move', 0, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 71, 'draw', -2, 32, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 72, 'draw', -2, 31, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 73, 'draw', -2, 32, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 74, 'draw', -2, 32, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 75, 'draw', -2, 34, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 76, 'draw', -2, 33, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 77, 'draw', -2, 33, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 78, 'draw', -2, 34, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 79, 'draw', -2, 34, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 80, 'draw', -2, 32, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 81, 'move', 1, 405, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 82, 'move', 1, 757, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 83, 'move', 1, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 84, 'move', 0, 433, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 85, 'move', 0, 966, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 86, 'move', 0, 519, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 87, 'move', 0, 584, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 88, 'move', 0, 968, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 89, 'move', 0, 967, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 90, 'move', 0, 966, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 91, 'move', 0, 269, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('97ux36agcubm', 92, 'move', 0, 146, NULL, NULL, 1795962636331);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 0, 'draw', -2, 1, NULL, NULL, 1795962636496);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 1, 'draw', -2, 0, NULL, NULL, 1795962636496);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 2, 'draw', -2, 4, NULL, NULL, 1795962636496);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 3, 'draw', -2, 3, NULL, NULL, 1795962636496);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 4, 'draw', -2, 2, NULL, NULL, 1795962636496);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 5, 'draw', -2, 5, NULL, NULL, 1795962636496);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 6, 'draw', -2, 24, NULL, NULL, 1795962636496);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 7, 'draw', -2, 10, NULL, NULL, 1795962636496);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 8, 'draw', -2, 29, NULL, NULL, 1795962636496);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 9, 'draw', -2, 25, NULL, NULL, 1795962636496);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 10, 'draw', -2, 26, NULL, NULL, 1795962636496);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 11, 'draw', -2, 16, NULL, NULL, 1795962636496);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 12, 'draw', -2, 16, NULL, NULL, 1795962636496);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 13, 'draw', -2, 11, NULL, NULL, 1795962636496);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 14, 'draw', -2, 29, NULL, NULL, 1795962636496);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 15, 'move', 0, 24, 'iUX6_Xd4bjWTk5Scyvyc1i-1cuIY1ZdqJ4pI', 'zk2macxuyxn6', 1795962636615);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 16, 'move', 0, 146, 'JerlyQOVva64CNsqBMQWTSdKwnvMgci1mvcP', 'zk2macxuyxn6', 1795962636704);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 17, 'move', 1, 113, 'OxlEYgiSdOW8niR8A3FoRTP6D7OuqLFrHcZF', 'd96jmh6kgxsf', 1795962636738);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 18, 'move', 1, 146, 'nYym2Oa94_zHYLdKMDFDt_9kivSCEWdXvSEP', 'd96jmh6kgxsf', 1795962636792);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 19, 'move', 2, 46, NULL, NULL, 1795962642382);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 20, 'move', 2, 146, NULL, NULL, 1795962642382);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 21, 'move', 0, 21, 'uuQRlk0eD5ZZsWRJJvla-DrhWwIqt9psA1x0', 'zk2macxuyxn6', 1795962642442);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 22, 'move', 0, 146, 'gDK5GzuwK7pS_yr_gEQKo8hJsQDU_PsWJ0Wl', 'zk2macxuyxn6', 1795962642525);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 23, 'move', 1, 140, '6kLlSUxQiJyDh0mP6Tfn4_2vED7arrMnZXoK', 'd96jmh6kgxsf', 1795962642585);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 24, 'draw', -2, 14, NULL, NULL, 1795962642585);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 25, 'move', 1, 99, 'F_z22xWk-W9aVxG9IZyeJVb1Owa27pxQVr0G', 'd96jmh6kgxsf', 1795962642709);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 26, 'move', 1, 141, 'h1nxgHaX4PHP5JZzO-cOSnM0E5JT-kQ99FHA', 'd96jmh6kgxsf', 1795962642802);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 27, 'move', 0, 116, 'XOiZoTtgiQNfw-vsQt1PtFLlJkmGtLeQyWvY', 'zk2macxuyxn6', 1795962642874);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 28, 'move', 1, 146, 'HcDNtVPuZ4TCUDG34Ywr8zIXSLATRgAHJUM2', 'd96jmh6kgxsf', 1795962642953);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 29, 'move', 2, 31, NULL, NULL, 1795962642981);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 30, 'move', 2, 146, NULL, NULL, 1795962642981);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 31, 'move', 0, 0, 'XT_kXvnwAEGrtexMn-klInkm2_Asz5DkZSNO', 'zk2macxuyxn6', 1795962643076);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 32, 'move', 0, 146, 'Qa5Iip-Irn5uhxlADHeNFWG0ykVLcvAy2NQ6', 'zk2macxuyxn6', 1795962643170);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 33, 'move', 1, 110, 'MYS3wb-gEB0oJBUaAs6W_n-wAfd7TgIywqz-', 'd96jmh6kgxsf', 1795962643224);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 34, 'move', 1, 146, 'yRajhuy59t-aXgL5W3bxPmrWdbL7NT4kIM-d', 'd96jmh6kgxsf', 1795962643331);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 35, 'move', 2, 31, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 36, 'move', 2, 146, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 37, 'draw', -2, 30, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 38, 'draw', -2, 33, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 39, 'draw', -2, 32, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 40, 'draw', -2, 31, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 41, 'draw', -2, 31, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 42, 'draw', -2, 33, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 43, 'draw', -2, 34, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 44, 'draw', -2, 30, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 45, 'draw', -2, 33, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 46, 'draw', -2, 32, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 47, 'draw', -2, 31, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 48, 'draw', -2, 33, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 49, 'draw', -2, 30, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 50, 'draw', -2, 33, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 51, 'draw', -2, 30, NULL, NULL, 1795962643357);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 52, 'move', 0, 399, 'JKWYVYF4sKvqPTdbzZyMTN5dC2_JpXhi1TR2', 'zk2macxuyxn6', 1795962643449);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 53, 'move', 1, 393, 'ZU4GidAuRykbesgBjmQZUMgqoW8QCsglrSd9', 'd96jmh6kgxsf', 1795962643509);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 54, 'move', 0, 418, '-0yBjq8pf-KmgC8x0UuGKLhmk_R1kk_H787B', 'zk2macxuyxn6', 1795962643601);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 55, 'move', 0, 418, '2N6Q5KrTWAluwiXLevFIaF1GanIwOGTaRhz5', 'zk2macxuyxn6', 1795962643719);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 56, 'move', 0, 789, 'wzQGhUxx3UZ-6Da4wHb7_wVrP792_iD-4KCR', 'zk2macxuyxn6', 1795962643813);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 57, 'move', 0, 146, 'H0gGMyiUdbBBPrBulADRx4Vvt71oG3uK3pWz', 'zk2macxuyxn6', 1795962643905);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 58, 'move', 1, 968, '6V3Vz1cMUvgN71WhHo7usmlfnWdwLEFVD9dj', 'd96jmh6kgxsf', 1795962643959);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 59, 'move', 1, 414, 'RuzzRaB-8MN2zVDDFfXQVEa3PdAXrhNsBXgx', 'd96jmh6kgxsf', 1795962644050);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 60, 'move', 1, 805, 'bIPb8wp59kcwWRemMLyC97ybFnXsv0MvieDY', 'd96jmh6kgxsf', 1795962644161);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 61, 'move', 1, 146, 'ftPdqIqvV6bwvB8UlpvtM9NQcEfED4111O6v', 'd96jmh6kgxsf', 1795962644285);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 62, 'move', 2, 467, NULL, NULL, 1795962644301);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 63, 'move', 2, 557, NULL, NULL, 1795962644317);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 64, 'move', 2, 412, NULL, NULL, 1795962644330);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 65, 'move', 2, 482, NULL, NULL, 1795962644353);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 66, 'move', 2, 556, NULL, NULL, 1795962644364);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 67, 'move', 2, 171, NULL, NULL, 1795962644385);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 68, 'move', 2, 146, NULL, NULL, 1795962644399);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 69, 'draw', -2, 12, NULL, NULL, 1795962644399);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 70, 'draw', -2, 27, NULL, NULL, 1795962644399);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 71, 'draw', -2, 13, NULL, NULL, 1795962644399);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 72, 'draw', -2, 18, NULL, NULL, 1795962644399);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 73, 'draw', -2, 10, NULL, NULL, 1795962644399);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 74, 'draw', -2, 26, NULL, NULL, 1795962644399);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 75, 'draw', -2, 17, NULL, NULL, 1795962644399);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 76, 'draw', -2, 28, NULL, NULL, 1795962644399);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 77, 'draw', -2, 18, NULL, NULL, 1795962644399);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 78, 'move', 2, 95, NULL, NULL, 1795962644434);
INSERT INTO public.event VALUES ('2dtwpr3y4tap', 79, 'move', 2, 146, NULL, NULL, 1795962644434);
INSERT INTO public.event VALUES ('yz4ta2cgmtfu', 0, 'draw', -2, 1, NULL, NULL, 1795962644985);
INSERT INTO public.event VALUES ('yz4ta2cgmtfu', 1, 'draw', -2, 2, NULL, NULL, 1795962644985);
INSERT INTO public.event VALUES ('yz4ta2cgmtfu', 2, 'draw', -2, 3, NULL, NULL, 1795962644985);
INSERT INTO public.event VALUES ('yz4ta2cgmtfu', 3, 'draw', -2, 4, NULL, NULL, 1795962644985);
INSERT INTO public.event VALUES ('yz4ta2cgmtfu', 4, 'draw', -2, 0, NULL, NULL, 1795962644985);
INSERT INTO public.event VALUES ('yz4ta2cgmtfu', 5, 'draw', -2, 6, NULL, NULL, 1795962644985);
INSERT INTO public.event VALUES ('yz4ta2cgmtfu', 6, 'draw', -2, 25, NULL, NULL, 1795962644985);
INSERT INTO public.event VALUES ('yz4ta2cgmtfu', 7, 'draw', -2, 20, NULL, NULL, 1795962644985);
INSERT INTO public.event VALUES ('yz4ta2cgmtfu', 8, 'draw', -2, 15, NULL, NULL, 1795962644985);
INSERT INTO public.event VALUES ('yz4ta2cgmtfu', 9, 'draw', -2, 27, NULL, NULL, 1795962644985);
INSERT INTO public.event VALUES ('yz4ta2cgmtfu', 10, 'draw', -2, 22, NULL, NULL, 1795962644985);
INSERT INTO public.event VALUES ('yz4ta2cgmtfu', 11, 'draw', -2, 29, NULL, NULL, 1795962644985);
INSERT INTO public.event VALUES ('yz4ta2cgmtfu', 12, 'draw', -2, 17, NULL, NULL, 1795962644985);
INSERT INTO public.event VALUES ('yz4ta2cgmtfu', 13, 'draw', -2, 22, NULL, NULL, 1795962644985);
INSERT INTO public.event VALUES ('yz4ta2cgmtfu', 14, 'draw', -2, 26, NULL, NULL, 1795962644985);
INSERT INTO public.game VALUES ('97ux36agcubm', 'zk2macxuyxn6', 'over', 'fr', '{"lowest_value": 2, "surprise_guest_returns": false, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 1, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 4347016590526002082, NULL, false, 1, 1795962636302, NULL, 1795962636328, 2, 0, '{"reason": "target", "places": [1, 2], "scores": [6, 0]}', NULL, NULL, false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, 1795962636331, 'plain', '{"title": "An evening in May", "comments": [[3, "a good one"]], "commitment": null, "entropy": [], "seating": []}');
INSERT INTO public.game VALUES ('yz4ta2cgmtfu', 'zk2macxuyxn6', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 4016319863076447062, NULL, false, 0, 1795962644696, 1795962644960, 1795962644985, 1, 2, NULL, NULL, 'af8c636f1bd3d1ec078aa06cf7742879df4a8094dc8aa3c5172617bf1aa58f39', false, NULL, NULL, false, false, '{"kind": "live", "bank": 600, "turn": 0, "increment": 15}', 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.game VALUES ('2dtwpr3y4tap', 'zk2macxuyxn6', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 1214406969345645642, 0, false, 0, 1795962636355, 1795962636473, 1795962644434, 2, 2, NULL, NULL, '027b23ce0f29dfdae1ed07665ebb25cef34a828a6043cd57fc9bbd353798630c', false, NULL, NULL, false, false, '{"kind": "slow", "bank": 172800, "turn": 86400, "increment": 0}', 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.game VALUES ('nj9r5nqbt3g5', 'zk2macxuyxn6', 'open', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 2915117700533500214, NULL, false, 1, 1795962644520, NULL, 1795962644520, 0, 0, NULL, NULL, 'c28dbbbab6c0f1065e6779c819af85a8b853d486ed540eaec6d6db00c6ac1015', false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.leaver VALUES ('yz4ta2cgmtfu', 'd753m4q3qvyz', 2, 0);
INSERT INTO public.lesson VALUES ('zk2macxuyxn6', 'guest', 3, 1, 1795962636238);
INSERT INTO public.link VALUES ('kvcn64gzpwg2ywacqhna', '2dtwpr3y4tap', 'join', 1795962636365, NULL);
INSERT INTO public.link VALUES ('x8dfwdm7m4zcdfazvjua', 'nj9r5nqbt3g5', 'join', 1795962644536, NULL);
INSERT INTO public.link VALUES ('3zszuxscra95d27s7wex', 'yz4ta2cgmtfu', 'join', 1795962644699, NULL);
INSERT INTO public.meta VALUES ('id', 'c2540b0f');
INSERT INTO public.meta VALUES ('server', 'd7731aad77059c63e76c970ec7dc33d1');
INSERT INTO public.meta VALUES ('push_key', '3dbd21afa254ceeac0eb392d27b7ce4159271900f8321b2dab934ec835a8fc5');
INSERT INTO public.meta VALUES ('link_key', 'fb157a07df914718904be45bbc3ec148b6f0e5175e4422337af1e898deedcf4a');
INSERT INTO public.meta VALUES ('seen', '1795962645.320');
INSERT INTO public.note VALUES ('2dtwpr3y4tap', 'zk2macxuyxn6', 'watch Ben', 1795962644486);
INSERT INTO public.notice VALUES (1, 'd96jmh6kgxsf', '2dtwpr3y4tap', NULL, 'start', 'start:2dtwpr3y4tap', NULL, 1795962636535, 1795962656535, NULL, NULL);
INSERT INTO public.notice VALUES (2, 'zk2macxuyxn6', '2dtwpr3y4tap', NULL, 'start', 'start:2dtwpr3y4tap', NULL, 1795962636535, 1795962656535, NULL, NULL);
INSERT INTO public.notice VALUES (3, 'd753m4q3qvyz', 'yz4ta2cgmtfu', NULL, 'start', 'start:yz4ta2cgmtfu', NULL, 1795962645020, 1795962665017, NULL, NULL);
INSERT INTO public.notice VALUES (4, 'd96jmh6kgxsf', 'yz4ta2cgmtfu', NULL, 'start', 'start:yz4ta2cgmtfu', NULL, 1795962645020, 1795962665017, NULL, NULL);
INSERT INTO public.notice VALUES (5, 'zk2macxuyxn6', 'yz4ta2cgmtfu', NULL, 'start', 'start:yz4ta2cgmtfu', NULL, 1795962645020, 1795962665017, NULL, NULL);
INSERT INTO public.passkey VALUES ('YSBrZXkgb2YgdGhlIHBhc3Q', 'zk2macxuyxn6', '\xa501020326200121582087aeae5043eb77b9437ca300b66beaec766156f2c224a5dda510f7024a3552752258204b9077bdbf6f0762025178f6c106607676049c5b8c5363abf3d8d02842f5355e', 0, '1', 1795962636020, NULL);
INSERT INTO public.person VALUES ('zk2macxuyxn6', 'Ann', NULL, 1795962635724, NULL, 1795962636022, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('2x9bvk7ze4wn', 'Robby', NULL, 1795962636044, NULL, NULL, false, 'zk2macxuyxn6', NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('d96jmh6kgxsf', 'Ben', NULL, 1795962636181, 'ben@example.org', 1795962636181, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('d753m4q3qvyz', 'Cleo', NULL, 1795962636072, NULL, NULL, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seat VALUES ('97ux36agcubm', 0, 'device', 'zk2macxuyxn6', 'Ada', NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('97ux36agcubm', 1, 'device', 'zk2macxuyxn6', 'Grace', NULL, NULL, NULL, false, NULL, NULL, NULL, 1);
INSERT INTO public.seat VALUES ('yz4ta2cgmtfu', 2, 'bot', NULL, 'Utopus', 'mason', NULL, 'd753m4q3qvyz', false, '{"clock": {"bank": 600.0}, "left": {"kind": "person"}}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('2dtwpr3y4tap', 2, 'bot', NULL, 'Utopus', 'greedy', NULL, NULL, false, '{"clock": {"bank": 172800.0}}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('2dtwpr3y4tap', 0, 'person', 'zk2macxuyxn6', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86399.61361336708, "credited": 58, "had": 259200.0}, "own": 12}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('2dtwpr3y4tap', 1, 'person', 'd96jmh6kgxsf', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86400.0, "since": 1795962644.4417987, "until": 1796221844.4417987, "credited": 80, "had": 259200.0}, "own": 13}', NULL, NULL, 3);
INSERT INTO public.seat VALUES ('nj9r5nqbt3g5', 0, 'person', 'zk2macxuyxn6', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('nj9r5nqbt3g5', 1, 'open', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL);
INSERT INTO public.seat VALUES ('yz4ta2cgmtfu', 0, 'person', 'zk2macxuyxn6', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0}}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('yz4ta2cgmtfu', 1, 'person', 'd96jmh6kgxsf', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0, "since": 1795962645.0124347, "until": 1795963245.0124347, "credited": 15, "had": 600.0}}', NULL, NULL, 1);
INSERT INTO public.session VALUES ('0acbe212a9db83021d0eabf266e5bb8a5f370a00bf2ac4903614e2268c0953b0', 'zk2macxuyxn6', 1795962635740, 1795962635740, NULL);
INSERT INTO public.session VALUES ('8a37dfed215fa0c63aaa62d61c14de50a3691d05a34793868bc99bb46012a47b', 'd753m4q3qvyz', 1795962636077, 1795962636077, NULL);
INSERT INTO public.session VALUES ('5c8fb894fbc14c779a17c6e47cc64c5ebf9faa58a5eadf9566b10ed624eeafd8', 'd96jmh6kgxsf', 1795962636183, 1795962636183, NULL);
SELECT pg_catalog.setval('public.asking_id_seq', 1, false);
SELECT pg_catalog.setval('public.audit_id_seq', 1, false);
SELECT pg_catalog.setval('public.barred_network_id_seq', 1, false);
SELECT pg_catalog.setval('public.chat_id_seq', 1, false);
SELECT pg_catalog.setval('public.notice_id_seq', 5, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.achievement
    ADD CONSTRAINT pk_achievement PRIMARY KEY (person, name);
ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT pk_api_token PRIMARY KEY (id);
ALTER TABLE ONLY public.asking
    ADD CONSTRAINT pk_asking PRIMARY KEY (id);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT pk_audit PRIMARY KEY (id);
ALTER TABLE ONLY public.barred_network
    ADD CONSTRAINT pk_barred_network PRIMARY KEY (id);
ALTER TABLE ONLY public.channel
    ADD CONSTRAINT pk_channel PRIMARY KEY (id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT pk_chat PRIMARY KEY (id);
ALTER TABLE ONLY public.delivery
    ADD CONSTRAINT pk_delivery PRIMARY KEY (channel, notice);
ALTER TABLE ONLY public.errand
    ADD CONSTRAINT pk_errand PRIMARY KEY (hash);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT pk_event PRIMARY KEY (game, seq);
ALTER TABLE ONLY public.game
    ADD CONSTRAINT pk_game PRIMARY KEY (id);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT pk_invitation PRIMARY KEY (id);
ALTER TABLE ONLY public.leaver
    ADD CONSTRAINT pk_leaver PRIMARY KEY (game, person, seat);
ALTER TABLE ONLY public.lesson
    ADD CONSTRAINT pk_lesson PRIMARY KEY (person, lesson);
ALTER TABLE ONLY public.link
    ADD CONSTRAINT pk_link PRIMARY KEY (token);
ALTER TABLE ONLY public.meta
    ADD CONSTRAINT pk_meta PRIMARY KEY (name);
ALTER TABLE ONLY public.note
    ADD CONSTRAINT pk_note PRIMARY KEY (game, person);
ALTER TABLE ONLY public.notice
    ADD CONSTRAINT pk_notice PRIMARY KEY (id);
ALTER TABLE ONLY public.passage
    ADD CONSTRAINT pk_passage PRIMARY KEY (hash);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT pk_passkey PRIMARY KEY (id);
ALTER TABLE ONLY public.person
    ADD CONSTRAINT pk_person PRIMARY KEY (id);
ALTER TABLE ONLY public.rating
    ADD CONSTRAINT pk_rating PRIMARY KEY (person, players);
ALTER TABLE ONLY public.rating_change
    ADD CONSTRAINT pk_rating_change PRIMARY KEY (game, person);
ALTER TABLE ONLY public.relation
    ADD CONSTRAINT pk_relation PRIMARY KEY (person, kind, other);
ALTER TABLE ONLY public.report
    ADD CONSTRAINT pk_report PRIMARY KEY (id);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT pk_seat PRIMARY KEY (game, seat);
ALTER TABLE ONLY public.seek
    ADD CONSTRAINT pk_seek PRIMARY KEY (person);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT pk_session PRIMARY KEY (hash);
ALTER TABLE ONLY public.watcher
    ADD CONSTRAINT pk_watcher PRIMARY KEY (game, person);
ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT uq_api_token_hash UNIQUE (hash);
ALTER TABLE ONLY public.channel
    ADD CONSTRAINT uq_channel_person_kind_address UNIQUE (person, kind, address);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT uq_chat_game_person_key UNIQUE (game, person, key);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT uq_event_game_key UNIQUE (game, key);
ALTER TABLE ONLY public.game
    ADD CONSTRAINT uq_game_before UNIQUE (before);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT uq_invitation_game_person UNIQUE (game, person);
ALTER TABLE ONLY public.notice
    ADD CONSTRAINT uq_notice_person_key UNIQUE (person, key);
CREATE INDEX ix_api_token_person ON public.api_token USING btree (person);
CREATE INDEX ix_asking_at ON public.asking USING btree (at);
CREATE INDEX ix_asking_host ON public.asking USING btree (host);
CREATE INDEX ix_asking_person ON public.asking USING btree (person);
CREATE INDEX ix_audit_about ON public.audit USING btree (about);
CREATE INDEX ix_audit_at ON public.audit USING btree (at);
CREATE INDEX ix_barred_network_hash ON public.barred_network USING btree (hash);
CREATE INDEX ix_barred_network_person ON public.barred_network USING btree (person);
CREATE INDEX ix_channel_person ON public.channel USING btree (person);
CREATE INDEX ix_chat_game_id ON public.chat USING btree (game, id);
CREATE INDEX ix_chat_person ON public.chat USING btree (person);
CREATE INDEX ix_delivery_done_due ON public.delivery USING btree (done, due);
CREATE INDEX ix_delivery_notice ON public.delivery USING btree (notice);
CREATE INDEX ix_errand_person ON public.errand USING btree (person);
CREATE INDEX ix_errand_until ON public.errand USING btree (until);
CREATE INDEX ix_game_host ON public.game USING btree (host);
CREATE INDEX ix_game_state ON public.game USING btree (state);
CREATE INDEX ix_invitation_person ON public.invitation USING btree (person);
CREATE INDEX ix_leaver_person ON public.leaver USING btree (person);
CREATE INDEX ix_note_person ON public.note USING btree (person);
CREATE INDEX ix_notice_game ON public.notice USING btree (game);
CREATE INDEX ix_notice_sent_due ON public.notice USING btree (sent, due);
CREATE INDEX ix_passage_person ON public.passage USING btree (person);
CREATE INDEX ix_passkey_person ON public.passkey USING btree (person);
CREATE INDEX ix_person_banned_until ON public.person USING btree (banned_until);
CREATE INDEX ix_rating_change_person ON public.rating_change USING btree (person);
CREATE INDEX ix_relation_other ON public.relation USING btree (other);
CREATE INDEX ix_report_about ON public.report USING btree (about);
CREATE INDEX ix_report_game ON public.report USING btree (game);
CREATE INDEX ix_report_handled_created ON public.report USING btree (handled, created);
CREATE INDEX ix_report_reporter ON public.report USING btree (reporter);
CREATE INDEX ix_seat_person ON public.seat USING btree (person);
CREATE INDEX ix_seat_was ON public.seat USING btree (was);
CREATE INDEX ix_session_person ON public.session USING btree (person);
CREATE INDEX ix_session_seen ON public.session USING btree (seen);
CREATE INDEX ix_watcher_person ON public.watcher USING btree (person);
CREATE UNIQUE INDEX uq_link_working ON public.link USING btree (game, purpose) WHERE (revoked IS NULL);
CREATE UNIQUE INDEX uq_person_mail ON public.person USING btree (mail);
ALTER TABLE ONLY public.achievement
    ADD CONSTRAINT fk_achievement_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT fk_api_token_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.asking
    ADD CONSTRAINT fk_asking_host FOREIGN KEY (host) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.asking
    ADD CONSTRAINT fk_asking_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.barred_network
    ADD CONSTRAINT fk_barred_network_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.channel
    ADD CONSTRAINT fk_channel_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT fk_chat_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT fk_chat_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.delivery
    ADD CONSTRAINT fk_delivery_channel FOREIGN KEY (channel) REFERENCES public.channel(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.delivery
    ADD CONSTRAINT fk_delivery_notice FOREIGN KEY (notice) REFERENCES public.notice(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.errand
    ADD CONSTRAINT fk_errand_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event
    ADD CONSTRAINT fk_event_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.game
    ADD CONSTRAINT fk_game_before FOREIGN KEY (before) REFERENCES public.game(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.game
    ADD CONSTRAINT fk_game_host FOREIGN KEY (host) REFERENCES public.person(id);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT fk_invitation_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT fk_invitation_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.leaver
    ADD CONSTRAINT fk_leaver_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.leaver
    ADD CONSTRAINT fk_leaver_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lesson
    ADD CONSTRAINT fk_lesson_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.link
    ADD CONSTRAINT fk_link_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.note
    ADD CONSTRAINT fk_note_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.note
    ADD CONSTRAINT fk_note_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notice
    ADD CONSTRAINT fk_notice_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notice
    ADD CONSTRAINT fk_notice_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passage
    ADD CONSTRAINT fk_passage_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT fk_passkey_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rating_change
    ADD CONSTRAINT fk_rating_change_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rating_change
    ADD CONSTRAINT fk_rating_change_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rating
    ADD CONSTRAINT fk_rating_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.relation
    ADD CONSTRAINT fk_relation_other FOREIGN KEY (other) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.relation
    ADD CONSTRAINT fk_relation_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.report
    ADD CONSTRAINT fk_report_about FOREIGN KEY (about) REFERENCES public.person(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.report
    ADD CONSTRAINT fk_report_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.report
    ADD CONSTRAINT fk_report_reporter FOREIGN KEY (reporter) REFERENCES public.person(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT fk_seat_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT fk_seat_person FOREIGN KEY (person) REFERENCES public.person(id);
ALTER TABLE ONLY public.seek
    ADD CONSTRAINT fk_seek_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT fk_session_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.watcher
    ADD CONSTRAINT fk_watcher_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.watcher
    ADD CONSTRAINT fk_watcher_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.watcher
    ADD CONSTRAINT fk_watcher_token FOREIGN KEY (token) REFERENCES public.link(token) ON DELETE CASCADE;
