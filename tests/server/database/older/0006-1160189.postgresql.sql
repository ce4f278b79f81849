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
INSERT INTO public.alembic_version VALUES ('0006');
INSERT INTO public.api_token VALUES ('vh6sh24b774t', 'e5080514d8ce3295738c40094424bd9c99420da43243496290bbc467150d6dc3', 'jjyctrbjvewb', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795964103762, 1827500103762, NULL, NULL);
INSERT INTO public.api_token VALUES ('372yy4vckhms', '53139b4fc248bdc8f12c910e8fa5088ad02d6bce88de7d65f4741ddd88f47968', 'xx9w4t9cq666', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795964103932, 1827500103932, NULL, NULL);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 0, 'draw', -2, 1, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 1, 'draw', -2, 2, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 2, 'draw', -2, 0, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 3, 'draw', -2, 4, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 4, 'draw', -2, 3, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 5, 'draw', -2, 5, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 6, 'draw', -2, 24, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 7, 'draw', -2, 22, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 8, 'draw', -2, 22, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 9, 'draw', -2, 21, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 10, 'draw', -2, 29, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 11, 'draw', -2, 15, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 12, 'move', 0, 39, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 13, 'move', 0, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 14, 'move', 1, 113, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 15, 'move', 1, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 16, 'move', 0, 8, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 17, 'move', 0, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 18, 'move', 1, 140, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 19, 'draw', -2, 18, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 20, 'move', 1, 77, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 21, 'move', 1, 141, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 22, 'move', 0, 62, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 23, 'move', 1, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 24, 'move', 0, 110, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 25, 'move', 0, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 26, 'move', 1, 62, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 27, 'move', 1, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 28, 'draw', -2, 34, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 29, 'draw', -2, 32, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 30, 'draw', -2, 31, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 31, 'draw', -2, 33, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 32, 'draw', -2, 31, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 33, 'draw', -2, 32, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 34, 'draw', -2, 31, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 35, 'draw', -2, 31, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 36, 'draw', -2, 30, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 37, 'draw', -2, 30, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 38, 'move', 0, 401, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 39, 'move', 0, 546, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 40, 'move', 0, 586, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 41, 'move', 0, 428, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 42, 'move', 0, 971, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 43, 'move', 0, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 44, 'move', 1, 415, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 45, 'move', 1, 968, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 46, 'move', 1, 414, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 47, 'move', 1, 967, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 48, 'move', 1, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 49, 'draw', -2, 20, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 50, 'draw', -2, 23, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 51, 'draw', -2, 22, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 52, 'draw', -2, 23, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 53, 'draw', -2, 21, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 54, 'draw', -2, 29, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 55, 'move', 1, 39, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 56, 'move', 1, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 57, 'move', 0, 140, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 58, 'draw', -2, 28, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 59, 'move', 0, 89, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 60, 'move', 0, 142, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 61, 'move', 1, 113, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 62, 'move', 0, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 63, 'move', 1, 61, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 64, 'move', 1, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 65, 'move', 0, 11, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 66, 'move', 0, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 67, 'move', 1, 83, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 68, 'move', 1, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 69, 'move', 0, 83, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 70, 'move', 0, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 71, 'draw', -2, 32, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 72, 'draw', -2, 31, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 73, 'draw', -2, 32, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 74, 'draw', -2, 32, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 75, 'draw', -2, 34, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 76, 'draw', -2, 33, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 77, 'draw', -2, 33, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 78, 'draw', -2, 34, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 79, 'draw', -2, 34, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 80, 'draw', -2, 32, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 81, 'move', 1, 405, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 82, 'move', 1, 757, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 83, 'move', 1, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 84, 'move', 0, 433, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 85, 'move', 0, 966, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 86, 'move', 0, 519, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 87, 'move', 0, 584, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 88, 'move', 0, 968, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 89, 'move', 0, 967, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 90, 'move', 0, 966, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 91, 'move', 0, 269, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('kkh59yetz5nd', 92, 'move', 0, 146, NULL, NULL, 1795964104839);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 0, 'draw', -2, 1, NULL, NULL, 1795964105417);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 1, 'draw', -2, 2, NULL, NULL, 1795964105417);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 2, 'draw', -2, 4, NULL, NULL, 1795964105417);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 3, 'draw', -2, 3, NULL, NULL, 1795964105417);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 4, 'draw', -2, 0, NULL, NULL, 1795964105417);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 5, 'draw', -2, 5, NULL, NULL, 1795964105417);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 6, 'draw', -2, 29, NULL, NULL, 1795964105417);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 7, 'draw', -2, 22, NULL, NULL, 1795964105417);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 8, 'draw', -2, 19, NULL, NULL, 1795964105417);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 9, 'draw', -2, 16, NULL, NULL, 1795964105417);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 10, 'draw', -2, 14, NULL, NULL, 1795964105417);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 11, 'draw', -2, 28, NULL, NULL, 1795964105417);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 12, 'draw', -2, 17, NULL, NULL, 1795964105417);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 13, 'draw', -2, 26, NULL, NULL, 1795964105417);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 14, 'draw', -2, 18, NULL, NULL, 1795964105417);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 15, 'move', 0, 47, '3BXSG3gC3jioVwHTgYyoQJIgUi17L7hhm1Jr', 'jjyctrbjvewb', 1795964105743);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 16, 'move', 0, 146, 'glY1ag3_ern6zGwpQditdPUAf-gtzvz73jva', 'jjyctrbjvewb', 1795964105858);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 17, 'move', 1, 98, 'C_6d-EERuQy5nu03cC6OT1rTz1nFVHy2uDVK', 'jnh7azv8rsby', 1795964105961);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 18, 'move', 1, 146, 'oyNVE29En8FzTKI8FpxVa4Q9zxoD5GImYZXv', 'jnh7azv8rsby', 1795964106244);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 19, 'move', 2, 30, NULL, NULL, 1795964195235);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 20, 'move', 2, 146, NULL, NULL, 1795964195235);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 21, 'move', 0, 63, 'yB4Ju2_YVuuTHaWso3CsW86fYhimB26ozH1d', 'jjyctrbjvewb', 1795964195258);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 22, 'move', 0, 146, '-p0AVdJ4w3av-v_lAFGA7lcT308K6TeGkPz5', 'jjyctrbjvewb', 1795964195291);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 23, 'move', 1, 94, 'iTUZiT8IY_8UyjaFrqA3EDzNkEL-N15fgGQD', 'jnh7azv8rsby', 1795964195314);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 24, 'move', 1, 146, 'gZgFZwJX8oTlW_qzwWeimrIpduoeBGNoNK7F', 'jnh7azv8rsby', 1795964195392);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 25, 'move', 2, 58, NULL, NULL, 1795964195413);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 26, 'move', 2, 146, NULL, NULL, 1795964195413);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 27, 'move', 0, 140, 'RxOWpuyVY83jWXKkY7LRdq1RYnmL-VEdOYbR', 'jjyctrbjvewb', 1795964195443);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 28, 'draw', -2, 19, NULL, NULL, 1795964195443);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 29, 'move', 0, 105, 'nfDMXh8Go7SLy_59J9oFQmsz3aO2CWiN6GEy', 'jjyctrbjvewb', 1795964195484);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 30, 'move', 0, 143, 'mZn09EbpyaiQiY0SBRgi0TwRAjmXCyJIaXrc', 'jjyctrbjvewb', 1795964195547);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 31, 'move', 2, 106, NULL, NULL, 1795964195565);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 32, 'move', 0, 146, 'OhnvN_pjlrTlsKUj4VEqaqb3V8zU4f_ou0hj', 'jjyctrbjvewb', 1795964195614);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 33, 'move', 1, 115, 'Y2MDvLVAhhGntAuHmzBe004Hux5TJSo_08ho', 'jnh7azv8rsby', 1795964195634);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 34, 'move', 1, 146, 'Hpf1aA4FAB7amx1RKK8_sLfareJNaW7kpHmM', 'jnh7azv8rsby', 1795964195751);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 35, 'move', 2, 82, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 36, 'move', 2, 146, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 37, 'draw', -2, 34, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 38, 'draw', -2, 31, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 39, 'draw', -2, 32, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 40, 'draw', -2, 34, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 41, 'draw', -2, 33, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 42, 'draw', -2, 30, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 43, 'draw', -2, 34, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 44, 'draw', -2, 30, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 45, 'draw', -2, 30, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 46, 'draw', -2, 30, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 47, 'draw', -2, 34, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 48, 'draw', -2, 34, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 49, 'draw', -2, 30, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 50, 'draw', -2, 32, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 51, 'draw', -2, 32, NULL, NULL, 1795964195797);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 52, 'move', 0, 404, 't5TBCSEFu3omuJEkpqT-b7fTAW3OdJeHLKae', 'jjyctrbjvewb', 1795964195840);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 53, 'move', 1, 391, 'EacA7mdIFtj-j1LBYfELc_l_-0q6zFksne4c', 'jnh7azv8rsby', 1795964195900);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 54, 'move', 0, 425, 'mWaUM7w11AtjvgKJIdJgMG4byablWDz42U06', 'jjyctrbjvewb', 1795964196031);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 55, 'move', 0, 430, 'hFISAvkPzKyQCvkI98WKCm_98V2w4Xr-dc-S', 'jjyctrbjvewb', 1795964196123);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 56, 'move', 0, 837, '4QX4PdBsuKU0vA2hVHClK-VvA66fjLwgCp1i', 'jjyctrbjvewb', 1795964196178);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 57, 'move', 0, 146, 'F6tKFsH5--rx2rCYwdxoL-Mj11ycoqbXkZyy', 'jjyctrbjvewb', 1795964196230);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 58, 'move', 1, 725, 'c9gzXcjNphR-ve6TFfqSpmSc8S42fuCQz2_Q', 'jnh7azv8rsby', 1795964196263);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 59, 'move', 1, 431, 's_stNgP99cMb9Z0UxEPnl_UbMd9QtXpgMZEZ', 'jnh7azv8rsby', 1795964196324);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 60, 'move', 1, 964, 'SH0bK2DR1_tgmRZCTmM3pmEpI2i8QFQDwNk6', 'jnh7azv8rsby', 1795964196364);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 61, 'move', 1, 146, 'By73baxV7maCEd_JNL041z1Dg63etYdu6lry', 'jnh7azv8rsby', 1795964196416);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 62, 'move', 2, 146, NULL, NULL, 1795964196451);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 63, 'draw', -2, 13, NULL, NULL, 1795964196451);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 64, 'draw', -2, 12, NULL, NULL, 1795964196451);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 65, 'draw', -2, 20, NULL, NULL, 1795964196451);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 66, 'draw', -2, 26, NULL, NULL, 1795964196451);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 67, 'draw', -2, 29, NULL, NULL, 1795964196451);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 68, 'draw', -2, 24, NULL, NULL, 1795964196451);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 69, 'draw', -2, 27, NULL, NULL, 1795964196451);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 70, 'draw', -2, 28, NULL, NULL, 1795964196451);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 71, 'draw', -2, 29, NULL, NULL, 1795964196451);
INSERT INTO public.event VALUES ('zyckjn7w8ut7', 72, 'move', 1, 15, 'Qx3Khsn69OBG1iaN05mU13KmSOKQpfm8twlA', 'jnh7azv8rsby', 1795964196487);
INSERT INTO public.event VALUES ('gd927mz77hjz', 0, 'draw', -2, 3, NULL, NULL, 1795964196782);
INSERT INTO public.event VALUES ('gd927mz77hjz', 1, 'draw', -2, 0, NULL, NULL, 1795964196782);
INSERT INTO public.event VALUES ('gd927mz77hjz', 2, 'draw', -2, 4, NULL, NULL, 1795964196782);
INSERT INTO public.event VALUES ('gd927mz77hjz', 3, 'draw', -2, 2, NULL, NULL, 1795964196782);
INSERT INTO public.event VALUES ('gd927mz77hjz', 4, 'draw', -2, 1, NULL, NULL, 1795964196782);
INSERT INTO public.event VALUES ('gd927mz77hjz', 5, 'draw', -2, 6, NULL, NULL, 1795964196782);
INSERT INTO public.event VALUES ('gd927mz77hjz', 6, 'draw', -2, 22, NULL, NULL, 1795964196782);
INSERT INTO public.event VALUES ('gd927mz77hjz', 7, 'draw', -2, 16, NULL, NULL, 1795964196782);
INSERT INTO public.event VALUES ('gd927mz77hjz', 8, 'draw', -2, 13, NULL, NULL, 1795964196782);
INSERT INTO public.event VALUES ('gd927mz77hjz', 9, 'draw', -2, 20, NULL, NULL, 1795964196782);
INSERT INTO public.event VALUES ('gd927mz77hjz', 10, 'draw', -2, 26, NULL, NULL, 1795964196782);
INSERT INTO public.event VALUES ('gd927mz77hjz', 11, 'draw', -2, 25, NULL, NULL, 1795964196782);
INSERT INTO public.event VALUES ('gd927mz77hjz', 12, 'draw', -2, 15, NULL, NULL, 1795964196782);
INSERT INTO public.event VALUES ('gd927mz77hjz', 13, 'draw', -2, 12, NULL, NULL, 1795964196782);
INSERT INTO public.event VALUES ('gd927mz77hjz', 14, 'draw', -2, 29, NULL, NULL, 1795964196782);
INSERT INTO public.game VALUES ('kkh59yetz5nd', 'jjyctrbjvewb', 'over', 'fr', '{"lowest_value": 2, "surprise_guest_returns": false, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 1, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 849803902440567372, NULL, false, 1, 1795964104695, NULL, 1795964104800, 2, 0, '{"reason": "target", "places": [1, 2], "scores": [6, 0]}', NULL, NULL, false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, 1795964104839, 'plain');
INSERT INTO public.game VALUES ('gd927mz77hjz', 'jjyctrbjvewb', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 1436783976028430263, NULL, false, 0, 1795964196555, 1795964196720, 1795964196782, 1, 2, NULL, NULL, '63cec84297bf0a0ace0667c2897b72d0d3929f32a43eff7f5bccc84421fa01f3', false, NULL, NULL, false, false, '{"kind": "live", "bank": 600, "turn": 0, "increment": 15}', 0, false, true, NULL, NULL, false, NULL, NULL);
INSERT INTO public.game VALUES ('zyckjn7w8ut7', 'jjyctrbjvewb', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 4121680023709232814, 0, false, 0, 1795964104949, 1795964105371, 1795964196451, 2, 2, NULL, NULL, 'a58d5c7ab6381a2bde9031e704a29bbbc24dde2f2f673b5a0dde2dd789c6ac7c', false, NULL, NULL, false, false, '{"kind": "slow", "bank": 172800, "turn": 86400, "increment": 0}', 0, false, true, NULL, NULL, false, NULL, NULL);
INSERT INTO public.game VALUES ('m5uze6zaa6zx', 'jjyctrbjvewb', 'open', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 331313137256686430, NULL, false, 1, 1795964196514, NULL, 1795964196514, 0, 0, NULL, NULL, '1b4612b1af836be9b552472f9ea2c3120404ad57ba79cffa01e4bfdab8982e1c', false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, NULL, NULL);
INSERT INTO public.leaver VALUES ('gd927mz77hjz', 'tzphh73cfpne', 2, 0);
INSERT INTO public.lesson VALUES ('jjyctrbjvewb', 'guest', 3, 1, 1795964104428);
INSERT INTO public.link VALUES ('d4e8rggkukhrgeg53ygz', 'zyckjn7w8ut7', 'join', 1795964104964, NULL);
INSERT INTO public.link VALUES ('t7up4jev8a99mhtu3v7b', 'm5uze6zaa6zx', 'join', 1795964196516, NULL);
INSERT INTO public.link VALUES ('uaqggv49bff4ygtstbfp', 'gd927mz77hjz', 'join', 1795964196557, NULL);
INSERT INTO public.meta VALUES ('id', 'f84e0812');
INSERT INTO public.meta VALUES ('server', '5b3c8f89420be5e2909f29cf03de25eb');
INSERT INTO public.meta VALUES ('push_key', '702ad53762feafd8762837cc0342af4d45f1838ab583100a781a2130acb5266b');
INSERT INTO public.meta VALUES ('link_key', 'd4376a2bd3d7d50d75157fcf1dc8cf9f2134f3cd7fc10e4bc75b1f96dc256f4d');
INSERT INTO public.meta VALUES ('seen', '1795964197.065');
INSERT INTO public.note VALUES ('zyckjn7w8ut7', 'jjyctrbjvewb', 'watch Ben', 1795964196505);
INSERT INTO public.notice VALUES (1, 'jjyctrbjvewb', 'zyckjn7w8ut7', NULL, 'start', 'start:zyckjn7w8ut7', NULL, 1795964105458, 1795964125456, 1795964125781, NULL);
INSERT INTO public.notice VALUES (2, 'jnh7azv8rsby', 'zyckjn7w8ut7', NULL, 'start', 'start:zyckjn7w8ut7', NULL, 1795964105458, 1795964125456, 1795964125844, NULL);
INSERT INTO public.notice VALUES (3, 'jjyctrbjvewb', 'gd927mz77hjz', NULL, 'start', 'start:gd927mz77hjz', NULL, 1795964196812, 1795964216811, NULL, NULL);
INSERT INTO public.notice VALUES (4, 'jnh7azv8rsby', 'gd927mz77hjz', NULL, 'start', 'start:gd927mz77hjz', NULL, 1795964196812, 1795964216811, NULL, NULL);
INSERT INTO public.notice VALUES (5, 'tzphh73cfpne', 'gd927mz77hjz', NULL, 'start', 'start:gd927mz77hjz', NULL, 1795964196812, 1795964216811, NULL, NULL);
INSERT INTO public.passkey VALUES ('YSBrZXkgb2YgdGhlIHBhc3Q', 'jjyctrbjvewb', '\xa501020326200121582087aeae5043eb77b9437ca300b66beaec766156f2c224a5dda510f7024a3552752258204b9077bdbf6f0762025178f6c106607676049c5b8c5363abf3d8d02842f5355e', 0, '1', 1795964103651, NULL);
INSERT INTO public.person VALUES ('jjyctrbjvewb', 'Ann', NULL, 1795964102838, NULL, 1795964103672, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('xx9w4t9cq666', 'Robby', NULL, 1795964103825, NULL, NULL, false, 'jjyctrbjvewb', NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('jnh7azv8rsby', 'Ben', NULL, 1795964104214, 'ben@example.org', 1795964104214, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('tzphh73cfpne', 'Cleo', NULL, 1795964103957, NULL, NULL, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seat VALUES ('kkh59yetz5nd', 0, 'device', 'jjyctrbjvewb', 'Ada', NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('kkh59yetz5nd', 1, 'device', 'jjyctrbjvewb', 'Grace', NULL, NULL, NULL, false, NULL, NULL, NULL, 1);
INSERT INTO public.seat VALUES ('zyckjn7w8ut7', 2, 'bot', NULL, 'Utopus', 'greedy', NULL, NULL, false, '{"clock": {"bank": 172800.0}}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('zyckjn7w8ut7', 0, 'person', 'jjyctrbjvewb', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86399.67054057121, "credited": 58, "had": 259200.0}, "own": 13}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('zyckjn7w8ut7', 1, 'person', 'jnh7azv8rsby', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86400.0, "since": 1795964196.466369, "until": 1796223396.466369, "credited": 72, "had": 259200.0}, "own": 11}', NULL, NULL, 3);
INSERT INTO public.seat VALUES ('m5uze6zaa6zx', 0, 'person', 'jjyctrbjvewb', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('m5uze6zaa6zx', 1, 'open', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL);
INSERT INTO public.seat VALUES ('gd927mz77hjz', 0, 'person', 'jjyctrbjvewb', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0}}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('gd927mz77hjz', 1, 'person', 'jnh7azv8rsby', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0, "since": 1795964196.8040192, "until": 1795964796.8040192, "credited": 15, "had": 600.0}}', NULL, NULL, 1);
INSERT INTO public.seat VALUES ('gd927mz77hjz', 2, 'bot', NULL, 'Utopus', 'mason', NULL, 'tzphh73cfpne', false, '{"clock": {"bank": 600.0}, "left": {"kind": "person"}}', NULL, NULL, 2);
INSERT INTO public.session VALUES ('54cf427d4843fac9f00bd25aab8656354a8ed9b594661bb4ff51ccb0538f31cb', 'jjyctrbjvewb', 1795964102899, 1795964102899, NULL);
INSERT INTO public.session VALUES ('7e615b025da15d4cd81b7b610137a2f7aad304dba5c662e8e1e12ef68984bdec', 'tzphh73cfpne', 1795964103979, 1795964103979, NULL);
INSERT INTO public.session VALUES ('25c7999554ad7f791bfd529f110df6c974cacbec182906c1787827c232eb6932', 'jnh7azv8rsby', 1795964104224, 1795964104224, NULL);
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
