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
INSERT INTO public.alembic_version VALUES ('0005');
INSERT INTO public.api_token VALUES ('e4bqec83d9pj', '27ab97ec7b07274a62134c1cf4e9470e4f4211715297011dc068e8959b8b9652', '8a8xa7y25td4', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795963507081, 1827499507081, NULL, NULL);
INSERT INTO public.api_token VALUES ('fya9exhyqhz9', '74d295c38c17ceccff3c7600cc795cf261eae142b5c7b14c34a48d4fa1e1403b', 'khwdrwykgzwk', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795963507412, 1827499507412, NULL, NULL);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 0, 'draw', -2, 1, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 1, 'draw', -2, 2, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 2, 'draw', -2, 0, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 3, 'draw', -2, 4, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 4, 'draw', -2, 3, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 5, 'draw', -2, 5, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 6, 'draw', -2, 24, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 7, 'draw', -2, 22, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 8, 'draw', -2, 22, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 9, 'draw', -2, 21, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 10, 'draw', -2, 29, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 11, 'draw', -2, 15, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 12, 'move', 0, 39, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 13, 'move', 0, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 14, 'move', 1, 113, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 15, 'move', 1, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 16, 'move', 0, 8, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 17, 'move', 0, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 18, 'move', 1, 140, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 19, 'draw', -2, 18, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 20, 'move', 1, 77, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 21, 'move', 1, 141, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 22, 'move', 0, 62, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 23, 'move', 1, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 24, 'move', 0, 110, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 25, 'move', 0, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 26, 'move', 1, 62, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 27, 'move', 1, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 28, 'draw', -2, 34, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 29, 'draw', -2, 32, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 30, 'draw', -2, 31, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 31, 'draw', -2, 33, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 32, 'draw', -2, 31, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 33, 'draw', -2, 32, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 34, 'draw', -2, 31, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 35, 'draw', -2, 31, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 36, 'draw', -2, 30, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 37, 'draw', -2, 30, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 38, 'move', 0, 401, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 39, 'move', 0, 546, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 40, 'move', 0, 586, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 41, 'move', 0, 428, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 42, 'move', 0, 971, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 43, 'move', 0, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 44, 'move', 1, 415, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 45, 'move', 1, 968, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 46, 'move', 1, 414, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 47, 'move', 1, 967, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 48, 'move', 1, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 49, 'draw', -2, 20, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 50, 'draw', -2, 23, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 51, 'draw', -2, 22, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 52, 'draw', -2, 23, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 53, 'draw', -2, 21, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 54, 'draw', -2, 29, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 55, 'move', 1, 39, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 56, 'move', 1, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 57, 'move', 0, 140, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 58, 'draw', -2, 28, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 59, 'move', 0, 89, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 60, 'move', 0, 142, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 61, 'move', 1, 113, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 62, 'move', 0, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 63, 'move', 1, 61, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 64, 'move', 1, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 65, 'move', 0, 11, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 66, 'move', 0, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 67, 'move', 1, 83, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 68, 'move', 1, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 69, 'move', 0, 83, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 70, 'move', 0, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 71, 'draw', -2, 32, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 72, 'draw', -2, 31, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 73, 'draw', -2, 32, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 74, 'draw', -2, 32, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 75, 'draw', -2, 34, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 76, 'draw', -2, 33, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 77, 'draw', -2, 33, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 78, 'draw', -2, 34, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 79, 'draw', -2, 34, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 80, 'draw', -2, 32, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 81, 'move', 1, 405, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 82, 'move', 1, 757, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 83, 'move', 1, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 84, 'move', 0, 433, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 85, 'move', 0, 966, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 86, 'move', 0, 519, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 87, 'move', 0, 584, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 88, 'move', 0, 968, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 89, 'move', 0, 967, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 90, 'move', 0, 966, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 91, 'move', 0, 269, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('emx7zwgfwnr2', 92, 'move', 0, 146, NULL, NULL, 1795963508291);
INSERT INTO public.event VALUES ('veztnhea3u8n', 0, 'draw', -2, 2, NULL, NULL, 1795963509177);
INSERT INTO public.event VALUES ('veztnhea3u8n', 1, 'draw', -2, 4, NULL, NULL, 1795963509177);
INSERT INTO public.event VALUES ('veztnhea3u8n', 2, 'draw', -2, 3, NULL, NULL, 1795963509177);
INSERT INTO public.event VALUES ('veztnhea3u8n', 3, 'draw', -2, 0, NULL, NULL, 1795963509177);
INSERT INTO public.event VALUES ('veztnhea3u8n', 4, 'draw', -2, 1, NULL, NULL, 1795963509177);
INSERT INTO public.event VALUES ('veztnhea3u8n', 5, 'draw', -2, 5, NULL, NULL, 1795963509177);
INSERT INTO public.event VALUES ('veztnhea3u8n', 6, 'draw', -2, 22, NULL, NULL, 1795963509177);
INSERT INTO public.event VALUES ('veztnhea3u8n', 7, 'draw', -2, 23, NULL, NULL, 1795963509177);
INSERT INTO public.event VALUES ('veztnhea3u8n', 8, 'draw', -2, 17, NULL, NULL, 1795963509177);
INSERT INTO public.event VALUES ('veztnhea3u8n', 9, 'draw', -2, 16, NULL, NULL, 1795963509177);
INSERT INTO public.event VALUES ('veztnhea3u8n', 10, 'draw', -2, 29, NULL, NULL, 1795963509177);
INSERT INTO public.event VALUES ('veztnhea3u8n', 11, 'draw', -2, 18, NULL, NULL, 1795963509177);
INSERT INTO public.event VALUES ('veztnhea3u8n', 12, 'draw', -2, 22, NULL, NULL, 1795963509177);
INSERT INTO public.event VALUES ('veztnhea3u8n', 13, 'draw', -2, 19, NULL, NULL, 1795963509177);
INSERT INTO public.event VALUES ('veztnhea3u8n', 14, 'draw', -2, 18, NULL, NULL, 1795963509177);
INSERT INTO public.event VALUES ('veztnhea3u8n', 15, 'move', 0, 60, 'BovqgFZ3sAv_3Cl1hstaPWQXS8RVWg8OrR9t', '8a8xa7y25td4', 1795963509264);
INSERT INTO public.event VALUES ('veztnhea3u8n', 16, 'move', 0, 146, 'QyyFZWuP0juskLbjFXBWZPdkoSPamvofTz1I', '8a8xa7y25td4', 1795963509481);
INSERT INTO public.event VALUES ('veztnhea3u8n', 17, 'move', 1, 106, 'S_DLxAwUUbKqT1U802iOknN4XU39DCG6WjKB', 'fq8mfsxb2ece', 1795963509580);
INSERT INTO public.event VALUES ('veztnhea3u8n', 18, 'move', 1, 146, 'Z9DfLnWY18gQmeNSWgioPsxWj-nsflhMZxxy', 'fq8mfsxb2ece', 1795963509666);
INSERT INTO public.event VALUES ('veztnhea3u8n', 19, 'move', 2, 63, NULL, NULL, 1795963515404);
INSERT INTO public.event VALUES ('veztnhea3u8n', 20, 'move', 2, 146, NULL, NULL, 1795963515404);
INSERT INTO public.event VALUES ('veztnhea3u8n', 21, 'move', 0, 57, 'GFHlFahO5eyTNVLq7BTaEX-nS5SO9MTz2tC8', '8a8xa7y25td4', 1795963515511);
INSERT INTO public.event VALUES ('veztnhea3u8n', 22, 'move', 0, 146, '0V7nnkrmFfmO9h777Zo4_oaGmy6PKfyorQMT', '8a8xa7y25td4', 1795963515820);
INSERT INTO public.event VALUES ('veztnhea3u8n', 23, 'move', 1, 119, 'CiH5c24_BCqCfS-AwoXrLVkVAUk8BD88ZPM6', 'fq8mfsxb2ece', 1795963515883);
INSERT INTO public.event VALUES ('veztnhea3u8n', 24, 'move', 1, 146, 'jneEwhbhQRRoEgm0QeqQezUkfbSNw7iti4xQ', 'fq8mfsxb2ece', 1795963515942);
INSERT INTO public.event VALUES ('veztnhea3u8n', 25, 'move', 2, 83, NULL, NULL, 1795963516072);
INSERT INTO public.event VALUES ('veztnhea3u8n', 26, 'move', 2, 146, NULL, NULL, 1795963516072);
INSERT INTO public.event VALUES ('veztnhea3u8n', 27, 'move', 0, 81, 'uIi7hFg8l6rjbJNrUOz4SjbmSlmXGLUHALaD', '8a8xa7y25td4', 1795963516280);
INSERT INTO public.event VALUES ('veztnhea3u8n', 28, 'move', 0, 146, 'b5EGXt4jCRZGrax6JWTq0PRZJrnogQUkcPgl', '8a8xa7y25td4', 1795963516725);
INSERT INTO public.event VALUES ('veztnhea3u8n', 29, 'move', 1, 79, 'VEdjxkgou_bW0UEpmS1VTL11N1-ZABePfHNr', 'fq8mfsxb2ece', 1795963516769);
INSERT INTO public.event VALUES ('veztnhea3u8n', 30, 'move', 1, 146, 'U1QlfNvHk5rsOTcFkbRRN5mYa918KpZ61g6U', 'fq8mfsxb2ece', 1795963516811);
INSERT INTO public.event VALUES ('veztnhea3u8n', 31, 'move', 2, 30, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 32, 'move', 2, 146, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 33, 'draw', -2, 32, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 34, 'draw', -2, 30, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 35, 'draw', -2, 30, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 36, 'draw', -2, 33, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 37, 'draw', -2, 34, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 38, 'draw', -2, 33, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 39, 'draw', -2, 34, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 40, 'draw', -2, 33, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 41, 'draw', -2, 33, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 42, 'draw', -2, 32, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 43, 'draw', -2, 31, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 44, 'draw', -2, 33, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 45, 'draw', -2, 31, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 46, 'draw', -2, 32, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 47, 'draw', -2, 30, NULL, NULL, 1795963516851);
INSERT INTO public.event VALUES ('veztnhea3u8n', 48, 'move', 0, 406, 'APHGs6Jis0dUAPl9KSp5hgZvjZPw-y4AJRvb', '8a8xa7y25td4', 1795963516936);
INSERT INTO public.event VALUES ('veztnhea3u8n', 49, 'move', 1, 393, 'a4NhSlqxQmEoSRSzdA99cNwCSO44KHoMOmax', 'fq8mfsxb2ece', 1795963516982);
INSERT INTO public.event VALUES ('veztnhea3u8n', 50, 'move', 0, 433, 'fDLuZgmJbBd0seWAxvL4UObuHyU3DMVBZX-D', '8a8xa7y25td4', 1795963517213);
INSERT INTO public.event VALUES ('veztnhea3u8n', 51, 'move', 0, 413, 'JPmEAmX61momiArWjJI-fvq7wUj7nPuL1jJD', '8a8xa7y25td4', 1795963517317);
INSERT INTO public.event VALUES ('veztnhea3u8n', 52, 'move', 0, 971, 'F5DLuPBtqMF4vrnpUsoqIJu4WkFAdDODUQJT', '8a8xa7y25td4', 1795963517434);
INSERT INTO public.event VALUES ('veztnhea3u8n', 53, 'move', 0, 146, 'A1nwyBv0OBODSz5vqHL_LN9wJ3jVfd9HA-JW', '8a8xa7y25td4', 1795963517547);
INSERT INTO public.event VALUES ('veztnhea3u8n', 54, 'move', 1, 434, '4SFsK2vLMvcT5dzCDpRuZLN4rLoCz6EZj1h4', 'fq8mfsxb2ece', 1795963517565);
INSERT INTO public.event VALUES ('veztnhea3u8n', 55, 'move', 1, 797, 'pvHotKtbrAbdY66trkPtrQpFI7l4EbfDP-5Y', 'fq8mfsxb2ece', 1795963517593);
INSERT INTO public.event VALUES ('veztnhea3u8n', 56, 'move', 1, 146, 'wmGtS66tx82_2ux6bKPHxkCjxJLJqrTQWyjH', 'fq8mfsxb2ece', 1795963517632);
INSERT INTO public.event VALUES ('veztnhea3u8n', 57, 'move', 2, 146, NULL, NULL, 1795963517639);
INSERT INTO public.event VALUES ('veztnhea3u8n', 58, 'draw', -2, 10, NULL, NULL, 1795963517639);
INSERT INTO public.event VALUES ('veztnhea3u8n', 59, 'draw', -2, 13, NULL, NULL, 1795963517639);
INSERT INTO public.event VALUES ('veztnhea3u8n', 60, 'draw', -2, 25, NULL, NULL, 1795963517639);
INSERT INTO public.event VALUES ('veztnhea3u8n', 61, 'draw', -2, 11, NULL, NULL, 1795963517639);
INSERT INTO public.event VALUES ('veztnhea3u8n', 62, 'draw', -2, 29, NULL, NULL, 1795963517639);
INSERT INTO public.event VALUES ('veztnhea3u8n', 63, 'draw', -2, 10, NULL, NULL, 1795963517639);
INSERT INTO public.event VALUES ('veztnhea3u8n', 64, 'draw', -2, 24, NULL, NULL, 1795963517639);
INSERT INTO public.event VALUES ('veztnhea3u8n', 65, 'draw', -2, 17, NULL, NULL, 1795963517639);
INSERT INTO public.event VALUES ('veztnhea3u8n', 66, 'draw', -2, 16, NULL, NULL, 1795963517639);
INSERT INTO public.event VALUES ('veztnhea3u8n', 67, 'move', 1, 4, 'frTbcyxfsLvf181pmqmg5ivZAtoknNp8Onqo', 'fq8mfsxb2ece', 1795963517709);
INSERT INTO public.event VALUES ('veztnhea3u8n', 68, 'move', 1, 146, 'DsrtBL4BdhqxRp62HH8Y7nuJuAG9Sh9IJBzd', 'fq8mfsxb2ece', 1795963517784);
INSERT INTO public.event VALUES ('veztnhea3u8n', 69, 'move', 2, 30, NULL, NULL, 1795963517797);
INSERT INTO public.event VALUES ('veztnhea3u8n', 70, 'move', 2, 146, NULL, NULL, 1795963517797);
INSERT INTO public.event VALUES ('mbpchq2g5tcm', 0, 'draw', -2, 2, NULL, NULL, 1795963518298);
INSERT INTO public.event VALUES ('mbpchq2g5tcm', 1, 'draw', -2, 3, NULL, NULL, 1795963518298);
INSERT INTO public.event VALUES ('mbpchq2g5tcm', 2, 'draw', -2, 0, NULL, NULL, 1795963518298);
INSERT INTO public.event VALUES ('mbpchq2g5tcm', 3, 'draw', -2, 1, NULL, NULL, 1795963518298);
INSERT INTO public.event VALUES ('mbpchq2g5tcm', 4, 'draw', -2, 4, NULL, NULL, 1795963518298);
INSERT INTO public.event VALUES ('mbpchq2g5tcm', 5, 'draw', -2, 5, NULL, NULL, 1795963518298);
INSERT INTO public.event VALUES ('mbpchq2g5tcm', 6, 'draw', -2, 25, NULL, NULL, 1795963518298);
INSERT INTO public.event VALUES ('mbpchq2g5tcm', 7, 'draw', -2, 10, NULL, NULL, 1795963518298);
INSERT INTO public.event VALUES ('mbpchq2g5tcm', 8, 'draw', -2, 16, NULL, NULL, 1795963518298);
INSERT INTO public.event VALUES ('mbpchq2g5tcm', 9, 'draw', -2, 21, NULL, NULL, 1795963518298);
INSERT INTO public.event VALUES ('mbpchq2g5tcm', 10, 'draw', -2, 21, NULL, NULL, 1795963518298);
INSERT INTO public.event VALUES ('mbpchq2g5tcm', 11, 'draw', -2, 28, NULL, NULL, 1795963518298);
INSERT INTO public.event VALUES ('mbpchq2g5tcm', 12, 'draw', -2, 27, NULL, NULL, 1795963518298);
INSERT INTO public.event VALUES ('mbpchq2g5tcm', 13, 'draw', -2, 18, NULL, NULL, 1795963518298);
INSERT INTO public.event VALUES ('mbpchq2g5tcm', 14, 'draw', -2, 11, NULL, NULL, 1795963518298);
INSERT INTO public.game VALUES ('emx7zwgfwnr2', '8a8xa7y25td4', 'over', 'fr', '{"lowest_value": 2, "surprise_guest_returns": false, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 1, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 2229894732372025418, NULL, false, 1, 1795963508132, NULL, 1795963508265, 2, 0, '{"reason": "target", "places": [1, 2], "scores": [6, 0]}', NULL, NULL, false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, 1795963508291, 'plain');
INSERT INTO public.game VALUES ('mbpchq2g5tcm', '8a8xa7y25td4', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 2827453797053127881, NULL, false, 0, 1795963517922, 1795963518281, 1795963518298, 1, 1, NULL, NULL, '14e43019d293a1a1f96d4357a258b1267544e323273133d8f51c904d5874225c', false, NULL, NULL, false, false, '{"kind": "live", "bank": 600, "turn": 0, "increment": 15}', 0, false, true, NULL, NULL, false, NULL, NULL);
INSERT INTO public.game VALUES ('veztnhea3u8n', '8a8xa7y25td4', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 2392179276206097662, 0, false, 0, 1795963508409, 1795963509114, 1795963517797, 2, 1, NULL, NULL, '1276aaed51018bf8260f4bb45731711499343dc8f7126402a4655ff8237002f8', false, NULL, NULL, false, false, '{"kind": "slow", "bank": 172800, "turn": 86400, "increment": 0}', 0, false, true, NULL, NULL, false, NULL, NULL);
INSERT INTO public.game VALUES ('n7j6h3gxctzq', '8a8xa7y25td4', 'open', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 3437848823113270446, NULL, false, 1, 1795963517850, NULL, 1795963517850, 0, 0, NULL, NULL, '8ef3fe1a9774635e213ed77681e27f07e0db908fd131bcdcb3004f3b0c044956', false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, NULL, NULL);
INSERT INTO public.leaver VALUES ('mbpchq2g5tcm', 'r7m33kum79r5', 2, 0);
INSERT INTO public.link VALUES ('2jdtg4vrdu49yh5fxtgg', 'veztnhea3u8n', 'join', 1795963508452, NULL);
INSERT INTO public.link VALUES ('s3tt58qk4m3krf6ahvcb', 'n7j6h3gxctzq', 'join', 1795963517852, NULL);
INSERT INTO public.link VALUES ('vt3n8azkwgp4wn5xe49h', 'mbpchq2g5tcm', 'join', 1795963517925, NULL);
INSERT INTO public.meta VALUES ('id', 'a5c6d163');
INSERT INTO public.meta VALUES ('server', 'a3f23f9f29908bbb67c1de2430d73917');
INSERT INTO public.meta VALUES ('push_key', '1c9744c9b96dff01e88e5ab42c50f0b20f77854277ac8d56bd0a7e0ef360f8f0');
INSERT INTO public.meta VALUES ('link_key', '37e76b8811a54dd8baae8c4595344aa7dc41588afd5e6a434dae0d8e99adc3d5');
INSERT INTO public.meta VALUES ('seen', '1795963519.046');
INSERT INTO public.note VALUES ('veztnhea3u8n', '8a8xa7y25td4', 'watch Ben', 1795963517840);
INSERT INTO public.notice VALUES (1, '8a8xa7y25td4', 'veztnhea3u8n', NULL, 'start', 'start:veztnhea3u8n', NULL, 1795963509199, 1795963529198, NULL, NULL);
INSERT INTO public.notice VALUES (2, 'fq8mfsxb2ece', 'veztnhea3u8n', NULL, 'start', 'start:veztnhea3u8n', NULL, 1795963509199, 1795963529198, NULL, NULL);
INSERT INTO public.notice VALUES (3, '8a8xa7y25td4', 'mbpchq2g5tcm', NULL, 'start', 'start:mbpchq2g5tcm', NULL, 1795963518325, 1795963538320, NULL, NULL);
INSERT INTO public.notice VALUES (4, 'fq8mfsxb2ece', 'mbpchq2g5tcm', NULL, 'start', 'start:mbpchq2g5tcm', NULL, 1795963518325, 1795963538320, NULL, NULL);
INSERT INTO public.notice VALUES (5, 'r7m33kum79r5', 'mbpchq2g5tcm', NULL, 'start', 'start:mbpchq2g5tcm', NULL, 1795963518325, 1795963538320, NULL, NULL);
INSERT INTO public.passkey VALUES ('YSBrZXkgb2YgdGhlIHBhc3Q', '8a8xa7y25td4', '\xa501020326200121582087aeae5043eb77b9437ca300b66beaec766156f2c224a5dda510f7024a3552752258204b9077bdbf6f0762025178f6c106607676049c5b8c5363abf3d8d02842f5355e', 0, '1', 1795963506983, NULL);
INSERT INTO public.person VALUES ('8a8xa7y25td4', 'Ann', NULL, 1795963506525, NULL, 1795963506986, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('khwdrwykgzwk', 'Robby', NULL, 1795963507334, NULL, NULL, false, '8a8xa7y25td4', NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('fq8mfsxb2ece', 'Ben', NULL, 1795963507925, 'ben@example.org', 1795963507925, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('r7m33kum79r5', 'Cleo', NULL, 1795963507419, NULL, NULL, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seat VALUES ('emx7zwgfwnr2', 0, 'device', '8a8xa7y25td4', 'Ada', NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('emx7zwgfwnr2', 1, 'device', '8a8xa7y25td4', 'Grace', NULL, NULL, NULL, false, NULL, NULL, NULL, 1);
INSERT INTO public.seat VALUES ('veztnhea3u8n', 2, 'bot', NULL, 'Utopus', 'greedy', NULL, NULL, false, '{"clock": {"bank": 172800.0}}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('veztnhea3u8n', 1, 'person', 'fq8mfsxb2ece', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86399.85713911057, "credited": 69, "had": 259200.0}, "own": 12}', NULL, NULL, 3);
INSERT INTO public.seat VALUES ('veztnhea3u8n', 0, 'person', '8a8xa7y25td4', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86400.0, "since": 1795963517.798733, "until": 1796222717.798733, "credited": 71, "had": 259200.0}, "own": 11}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('n7j6h3gxctzq', 0, 'person', '8a8xa7y25td4', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('n7j6h3gxctzq', 1, 'open', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL);
INSERT INTO public.seat VALUES ('mbpchq2g5tcm', 0, 'person', '8a8xa7y25td4', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0, "since": 1795963518.31509, "until": 1795964118.31509, "credited": 15, "had": 600.0}}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('mbpchq2g5tcm', 1, 'person', 'fq8mfsxb2ece', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0}}', NULL, NULL, 1);
INSERT INTO public.seat VALUES ('mbpchq2g5tcm', 2, 'bot', NULL, 'Utopus', 'mason', NULL, 'r7m33kum79r5', false, '{"clock": {"bank": 600.0}, "left": {"kind": "person"}}', NULL, NULL, 2);
INSERT INTO public.session VALUES ('a46baf7a8f43b54025f46edfc1ab410ccd81c7ffcf6f5b5d5e7c782378d66377', '8a8xa7y25td4', 1795963506534, 1795963506534, NULL);
INSERT INTO public.session VALUES ('97a6300069f1012867a5c7ec6dee96495d42d35aef2fe012deccea58f92b0b29', 'r7m33kum79r5', 1795963507428, 1795963507428, NULL);
INSERT INTO public.session VALUES ('8e620deada22a8c806e5e1a9308893c218013d63672085d5d12d64d332b932bd', 'fq8mfsxb2ece', 1795963507929, 1795963507929, NULL);
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
