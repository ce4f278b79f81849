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
INSERT INTO public.alembic_version VALUES ('0004');
INSERT INTO public.api_token VALUES ('akj4vgazgvhc', 'f762e273d07e031990eeb61be65a6a7596bc74f1708685a4cd9b2419a88a7445', 'rgexeh7p4cb7', 'mine', '["games:read", "games:play"]', 1795920777331, 1827456777331, NULL, NULL);
INSERT INTO public.api_token VALUES ('mny3rbspq9py', '2598795eabf370946ebd045842dedc9c7f44b37e3bffe3bc5d0d28a56df63e99', 'pa25rj3562sx', 'its', '["games:read", "games:play"]', 1795920777508, 1827456777508, NULL, NULL);
INSERT INTO public.chat VALUES (1, 'quzcy432nmy4', 'players', 'rgexeh7p4cb7', 0, 's1', 1795920786796, 'hello', NULL, NULL, NULL);
INSERT INTO public.event VALUES ('quzcy432nmy4', 0, 'draw', -2, 0, NULL, NULL, 1795920778205);
INSERT INTO public.event VALUES ('quzcy432nmy4', 1, 'draw', -2, 4, NULL, NULL, 1795920778205);
INSERT INTO public.event VALUES ('quzcy432nmy4', 2, 'draw', -2, 1, NULL, NULL, 1795920778205);
INSERT INTO public.event VALUES ('quzcy432nmy4', 3, 'draw', -2, 2, NULL, NULL, 1795920778205);
INSERT INTO public.event VALUES ('quzcy432nmy4', 4, 'draw', -2, 3, NULL, NULL, 1795920778205);
INSERT INTO public.event VALUES ('quzcy432nmy4', 5, 'draw', -2, 6, NULL, NULL, 1795920778205);
INSERT INTO public.event VALUES ('quzcy432nmy4', 6, 'draw', -2, 23, NULL, NULL, 1795920778205);
INSERT INTO public.event VALUES ('quzcy432nmy4', 7, 'draw', -2, 16, NULL, NULL, 1795920778205);
INSERT INTO public.event VALUES ('quzcy432nmy4', 8, 'draw', -2, 24, NULL, NULL, 1795920778205);
INSERT INTO public.event VALUES ('quzcy432nmy4', 9, 'draw', -2, 15, NULL, NULL, 1795920778205);
INSERT INTO public.event VALUES ('quzcy432nmy4', 10, 'draw', -2, 23, NULL, NULL, 1795920778205);
INSERT INTO public.event VALUES ('quzcy432nmy4', 11, 'draw', -2, 16, NULL, NULL, 1795920778205);
INSERT INTO public.event VALUES ('quzcy432nmy4', 12, 'draw', -2, 12, NULL, NULL, 1795920778205);
INSERT INTO public.event VALUES ('quzcy432nmy4', 13, 'draw', -2, 19, NULL, NULL, 1795920778205);
INSERT INTO public.event VALUES ('quzcy432nmy4', 14, 'draw', -2, 20, NULL, NULL, 1795920778205);
INSERT INTO public.event VALUES ('quzcy432nmy4', 15, 'move', 1, 14, 'k347712782', 'uybuh6zzqtxn', 1795920778988);
INSERT INTO public.event VALUES ('quzcy432nmy4', 16, 'move', 1, 146, 'k423938499', 'uybuh6zzqtxn', 1795920778997);
INSERT INTO public.event VALUES ('quzcy432nmy4', 17, 'move', 2, 6, NULL, NULL, 1795920784557);
INSERT INTO public.event VALUES ('quzcy432nmy4', 18, 'move', 2, 146, NULL, NULL, 1795920784557);
INSERT INTO public.event VALUES ('quzcy432nmy4', 19, 'move', 0, 111, 'k77777868', 'rgexeh7p4cb7', 1795920784617);
INSERT INTO public.event VALUES ('quzcy432nmy4', 20, 'move', 0, 146, 'k575398922', 'rgexeh7p4cb7', 1795920784634);
INSERT INTO public.event VALUES ('quzcy432nmy4', 21, 'move', 1, 103, 'k392655486', 'uybuh6zzqtxn', 1795920784685);
INSERT INTO public.event VALUES ('quzcy432nmy4', 22, 'move', 1, 146, 'k62275869', 'uybuh6zzqtxn', 1795920784703);
INSERT INTO public.event VALUES ('quzcy432nmy4', 23, 'move', 2, 34, NULL, NULL, 1795920784745);
INSERT INTO public.event VALUES ('quzcy432nmy4', 24, 'move', 2, 146, NULL, NULL, 1795920784745);
INSERT INTO public.event VALUES ('quzcy432nmy4', 25, 'move', 0, 31, 'k40260662', 'rgexeh7p4cb7', 1795920784802);
INSERT INTO public.event VALUES ('quzcy432nmy4', 26, 'move', 0, 146, 'k465623510', 'rgexeh7p4cb7', 1795920784851);
INSERT INTO public.event VALUES ('quzcy432nmy4', 27, 'move', 1, 51, 'k75006691', 'uybuh6zzqtxn', 1795920784913);
INSERT INTO public.event VALUES ('quzcy432nmy4', 28, 'move', 1, 146, 'k97402358', 'uybuh6zzqtxn', 1795920784954);
INSERT INTO public.event VALUES ('quzcy432nmy4', 29, 'move', 2, 85, NULL, NULL, 1795920785005);
INSERT INTO public.event VALUES ('quzcy432nmy4', 30, 'move', 2, 146, NULL, NULL, 1795920785005);
INSERT INTO public.event VALUES ('quzcy432nmy4', 31, 'move', 0, 87, 'k63469421', 'rgexeh7p4cb7', 1795920785026);
INSERT INTO public.event VALUES ('quzcy432nmy4', 32, 'move', 0, 146, 'k132931336', 'rgexeh7p4cb7', 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 33, 'draw', -2, 30, NULL, NULL, 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 34, 'draw', -2, 34, NULL, NULL, 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 35, 'draw', -2, 31, NULL, NULL, 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 36, 'draw', -2, 33, NULL, NULL, 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 37, 'draw', -2, 32, NULL, NULL, 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 38, 'draw', -2, 33, NULL, NULL, 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 39, 'draw', -2, 30, NULL, NULL, 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 40, 'draw', -2, 30, NULL, NULL, 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 41, 'draw', -2, 30, NULL, NULL, 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 42, 'draw', -2, 34, NULL, NULL, 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 43, 'draw', -2, 34, NULL, NULL, 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 44, 'draw', -2, 32, NULL, NULL, 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 45, 'draw', -2, 31, NULL, NULL, 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 46, 'draw', -2, 33, NULL, NULL, 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 47, 'draw', -2, 30, NULL, NULL, 1795920785045);
INSERT INTO public.event VALUES ('quzcy432nmy4', 48, 'move', 2, 395, NULL, NULL, 1795920785065);
INSERT INTO public.event VALUES ('quzcy432nmy4', 49, 'move', 1, 409, 'k677129422', 'uybuh6zzqtxn', 1795920785069);
INSERT INTO public.event VALUES ('quzcy432nmy4', 50, 'move', 1, 425, 'k66423868', 'uybuh6zzqtxn', 1795920785091);
INSERT INTO public.event VALUES ('quzcy432nmy4', 51, 'move', 1, 420, 'k53246119', 'uybuh6zzqtxn', 1795920785098);
INSERT INTO public.event VALUES ('quzcy432nmy4', 52, 'move', 1, 973, 'k50017772', 'uybuh6zzqtxn', 1795920785102);
INSERT INTO public.event VALUES ('quzcy432nmy4', 53, 'move', 1, 450, 'k310965605', 'uybuh6zzqtxn', 1795920785107);
INSERT INTO public.event VALUES ('quzcy432nmy4', 54, 'move', 1, 578, 'k154892713', 'uybuh6zzqtxn', 1795920785111);
INSERT INTO public.event VALUES ('quzcy432nmy4', 55, 'move', 1, 146, 'k613013910', 'uybuh6zzqtxn', 1795920785120);
INSERT INTO public.event VALUES ('quzcy432nmy4', 56, 'move', 2, 730, NULL, NULL, 1795920785134);
INSERT INTO public.event VALUES ('quzcy432nmy4', 57, 'move', 2, 146, NULL, NULL, 1795920785147);
INSERT INTO public.event VALUES ('quzcy432nmy4', 58, 'move', 0, 967, 'k601571670', 'rgexeh7p4cb7', 1795920785157);
INSERT INTO public.event VALUES ('quzcy432nmy4', 59, 'move', 0, 416, 'k732294821', 'rgexeh7p4cb7', 1795920785165);
INSERT INTO public.event VALUES ('quzcy432nmy4', 60, 'move', 0, 969, 'k110655224', 'rgexeh7p4cb7', 1795920785180);
INSERT INTO public.event VALUES ('quzcy432nmy4', 61, 'move', 0, 966, 'k613326042', 'rgexeh7p4cb7', 1795920785191);
INSERT INTO public.event VALUES ('quzcy432nmy4', 62, 'move', 0, 432, 'k201724977', 'rgexeh7p4cb7', 1795920785197);
INSERT INTO public.event VALUES ('quzcy432nmy4', 63, 'move', 0, 467, NULL, NULL, 1795920785197);
INSERT INTO public.event VALUES ('quzcy432nmy4', 64, 'move', 0, 568, 'k104615284', 'rgexeh7p4cb7', 1795920785211);
INSERT INTO public.event VALUES ('quzcy432nmy4', 65, 'move', 0, 146, 'k764623112', 'rgexeh7p4cb7', 1795920785227);
INSERT INTO public.event VALUES ('quzcy432nmy4', 66, 'draw', -2, 10, NULL, NULL, 1795920785227);
INSERT INTO public.event VALUES ('quzcy432nmy4', 67, 'draw', -2, 24, NULL, NULL, 1795920785227);
INSERT INTO public.event VALUES ('quzcy432nmy4', 68, 'draw', -2, 17, NULL, NULL, 1795920785227);
INSERT INTO public.event VALUES ('quzcy432nmy4', 69, 'draw', -2, 28, NULL, NULL, 1795920785227);
INSERT INTO public.event VALUES ('quzcy432nmy4', 70, 'draw', -2, 17, NULL, NULL, 1795920785227);
INSERT INTO public.event VALUES ('quzcy432nmy4', 71, 'draw', -2, 25, NULL, NULL, 1795920785227);
INSERT INTO public.event VALUES ('quzcy432nmy4', 72, 'draw', -2, 27, NULL, NULL, 1795920785227);
INSERT INTO public.event VALUES ('quzcy432nmy4', 73, 'draw', -2, 20, NULL, NULL, 1795920785227);
INSERT INTO public.event VALUES ('quzcy432nmy4', 74, 'draw', -2, 29, NULL, NULL, 1795920785227);
INSERT INTO public.event VALUES ('quzcy432nmy4', 75, 'move', 2, 88, NULL, NULL, 1795920785260);
INSERT INTO public.event VALUES ('quzcy432nmy4', 76, 'move', 2, 146, NULL, NULL, 1795920785260);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 0, 'draw', -2, 2, NULL, NULL, 1795920785754);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 1, 'draw', -2, 3, NULL, NULL, 1795920785754);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 2, 'draw', -2, 1, NULL, NULL, 1795920785754);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 3, 'draw', -2, 0, NULL, NULL, 1795920785754);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 4, 'draw', -2, 4, NULL, NULL, 1795920785754);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 5, 'draw', -2, 5, NULL, NULL, 1795920785754);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 6, 'draw', -2, 25, NULL, NULL, 1795920785754);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 7, 'draw', -2, 29, NULL, NULL, 1795920785754);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 8, 'draw', -2, 12, NULL, NULL, 1795920785754);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 9, 'draw', -2, 18, NULL, NULL, 1795920785754);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 10, 'draw', -2, 19, NULL, NULL, 1795920785754);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 11, 'draw', -2, 12, NULL, NULL, 1795920785754);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 12, 'draw', -2, 11, NULL, NULL, 1795920785754);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 13, 'draw', -2, 19, NULL, NULL, 1795920785754);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 14, 'draw', -2, 16, NULL, NULL, 1795920785754);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 15, 'move', 0, 25, 'k347712782', 'uybuh6zzqtxn', 1795920786097);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 16, 'move', 0, 146, 'k423938499', 'uybuh6zzqtxn', 1795920786152);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 17, 'move', 1, 115, 'k77777868', 'rgexeh7p4cb7', 1795920786173);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 18, 'move', 1, 146, 'k101071364', 'rgexeh7p4cb7', 1795920786190);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 19, 'move', 2, 19, 'k625763863', 'mfr8nmfxcv88', 1795920786198);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 20, 'move', 2, 146, 'k976787301', 'mfr8nmfxcv88', 1795920786201);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 21, 'move', 0, 31, 'k40260662', 'uybuh6zzqtxn', 1795920786279);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 22, 'move', 0, 146, 'k465623510', 'uybuh6zzqtxn', 1795920786284);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 23, 'move', 1, 79, 'k75006691', 'rgexeh7p4cb7', 1795920786291);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 24, 'move', 1, 146, 'k97402358', 'rgexeh7p4cb7', 1795920786295);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 25, 'move', 2, 105, 'k63469421', 'mfr8nmfxcv88', 1795920786308);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 26, 'move', 2, 146, 'k132931336', 'mfr8nmfxcv88', 1795920786317);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 27, 'move', 0, 106, 'k677129422', 'uybuh6zzqtxn', 1795920786371);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 28, 'move', 0, 146, 'k625988156', 'uybuh6zzqtxn', 1795920786380);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 29, 'move', 1, 52, 'k619659571', 'rgexeh7p4cb7', 1795920786414);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 30, 'move', 1, 146, 'k425932421', 'rgexeh7p4cb7', 1795920786422);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 31, 'move', 2, 48, 'k237384804', 'mfr8nmfxcv88', 1795920786430);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 32, 'move', 2, 146, 'k597714383', 'mfr8nmfxcv88', 1795920786436);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 33, 'draw', -2, 34, NULL, NULL, 1795920786436);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 34, 'draw', -2, 32, NULL, NULL, 1795920786436);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 35, 'draw', -2, 30, NULL, NULL, 1795920786436);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 36, 'draw', -2, 30, NULL, NULL, 1795920786436);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 37, 'draw', -2, 32, NULL, NULL, 1795920786436);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 38, 'draw', -2, 30, NULL, NULL, 1795920786436);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 39, 'draw', -2, 33, NULL, NULL, 1795920786436);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 40, 'draw', -2, 34, NULL, NULL, 1795920786436);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 41, 'draw', -2, 31, NULL, NULL, 1795920786436);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 42, 'draw', -2, 33, NULL, NULL, 1795920786436);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 43, 'draw', -2, 32, NULL, NULL, 1795920786436);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 44, 'draw', -2, 32, NULL, NULL, 1795920786436);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 45, 'draw', -2, 31, NULL, NULL, 1795920786436);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 46, 'draw', -2, 30, NULL, NULL, 1795920786436);
INSERT INTO public.event VALUES ('85ytkrfejqnd', 47, 'draw', -2, 33, NULL, NULL, 1795920786436);
INSERT INTO public.game VALUES ('quzcy432nmy4', 'rgexeh7p4cb7', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 2415904947939804437, NULL, false, 0, 1795920777535, 1795920778049, 1795920785260, 2, 1, NULL, NULL, '96076c50633f8497259338edcd9a53d388f9a216fd8c2abca0873afc4ca1906c', false, NULL, NULL, false, false, '{"kind": "slow", "bank": 172800, "turn": 86400, "increment": 0}', 0, false, true, NULL, NULL, false, NULL, NULL);
INSERT INTO public.game VALUES ('85ytkrfejqnd', 'uybuh6zzqtxn', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 3526283397330300884, NULL, false, 0, 1795920785366, 1795920785699, 1795920786436, 1, 3, NULL, NULL, 'f6277358b968b576558f07b454c20fedfd717dbb4ee175a5e81b101f3980a042', false, NULL, NULL, false, false, '{"kind": "live", "bank": 600, "turn": 0, "increment": 15}', 0, false, true, NULL, NULL, false, NULL, NULL);
INSERT INTO public.game VALUES ('ep8h2gpakq2u', 'rgexeh7p4cb7', 'open', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 3246123106658908554, NULL, false, 1, 1795920789879, NULL, 1795920789879, 0, 0, NULL, NULL, '4124391ae6a31ac351dbd0ad7b7e037270613f4ffe00da6aff69230ed5e2eae2', true, 'en', NULL, false, false, NULL, 0, false, true, NULL, NULL, false, NULL, NULL);
INSERT INTO public.leaver VALUES ('85ytkrfejqnd', 'mfr8nmfxcv88', 2, 0);
INSERT INTO public.link VALUES ('mnj2bzt567ncad8pyxqd', 'quzcy432nmy4', 'join', 1795920777624, NULL);
INSERT INTO public.link VALUES ('6ckyvtw3gppp8busej6c', '85ytkrfejqnd', 'join', 1795920785370, NULL);
INSERT INTO public.link VALUES ('chf2bw3nt52r3yrksbnh', 'ep8h2gpakq2u', 'join', 1795920789883, NULL);
INSERT INTO public.meta VALUES ('id', '41d03f7f');
INSERT INTO public.meta VALUES ('server', '40c16d4612a54d7dc8e36c61a278c417');
INSERT INTO public.meta VALUES ('push_key', 'aa714c26d41f6a8eac55614573fddf8fbfac254b2ac59e87013b09f9f294a88a');
INSERT INTO public.meta VALUES ('link_key', '18d1ac85202b1d7e008017168674df1e7ae6d17d05190c04bb457074dc7f8b12');
INSERT INTO public.meta VALUES ('seen', '1795920790.344');
INSERT INTO public.note VALUES ('quzcy432nmy4', 'rgexeh7p4cb7', 'watch Ben', 1795920785290);
INSERT INTO public.notice VALUES (1, 'rgexeh7p4cb7', 'quzcy432nmy4', NULL, 'start', 'start:quzcy432nmy4', NULL, 1795920778543, 1795920798541, NULL, NULL);
INSERT INTO public.notice VALUES (2, 'uybuh6zzqtxn', 'quzcy432nmy4', NULL, 'start', 'start:quzcy432nmy4', NULL, 1795920778543, 1795920798541, NULL, NULL);
INSERT INTO public.notice VALUES (3, 'mfr8nmfxcv88', '85ytkrfejqnd', NULL, 'start', 'start:85ytkrfejqnd', NULL, 1795920785777, 1795920805777, NULL, NULL);
INSERT INTO public.notice VALUES (4, 'rgexeh7p4cb7', '85ytkrfejqnd', NULL, 'start', 'start:85ytkrfejqnd', NULL, 1795920785777, 1795920805777, NULL, NULL);
INSERT INTO public.notice VALUES (5, 'uybuh6zzqtxn', '85ytkrfejqnd', NULL, 'start', 'start:85ytkrfejqnd', NULL, 1795920785777, 1795920805777, NULL, NULL);
INSERT INTO public.passkey VALUES ('YSBrZXkgb2YgdGhlIHBhc3Q', 'rgexeh7p4cb7', '\xa501020326200121582087aeae5043eb77b9437ca300b66beaec766156f2c224a5dda510f7024a3552752258204b9077bdbf6f0762025178f6c106607676049c5b8c5363abf3d8d02842f5355e', 0, '1', 1795920776968, NULL);
INSERT INTO public.person VALUES ('pa25rj3562sx', 'Robby', NULL, 1795920777384, NULL, NULL, false, 'rgexeh7p4cb7', NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('uybuh6zzqtxn', 'Ben', NULL, 1795920777000, 'ben@example.org', 1795920777233, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('mfr8nmfxcv88', 'Cleo', NULL, 1795920777247, NULL, NULL, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('rgexeh7p4cb7', 'Ann', NULL, 1795920773101, NULL, 1795920776971, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seat VALUES ('quzcy432nmy4', 2, 'bot', NULL, 'Utopus', 'greedy', NULL, NULL, false, '{"clock": {"bank": 172800.0}}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('85ytkrfejqnd', 0, 'person', 'uybuh6zzqtxn', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 644.5582268238068, "since": 1795920786.4398685, "until": 1795921430.9980953, "credited": 48, "had": 644.5582268238068}, "own": 6}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('85ytkrfejqnd', 1, 'person', 'rgexeh7p4cb7', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 644.9145438671112, "since": 1795920786.4398685, "until": 1795921431.3544123, "credited": 48, "had": 644.9145438671112}, "own": 6}', NULL, NULL, 1);
INSERT INTO public.seat VALUES ('85ytkrfejqnd', 2, 'bot', NULL, 'Utopus', 'mason', NULL, 'mfr8nmfxcv88', false, '{"clock": {"bank": 644.8527026176453, "turn": 0.0, "credited": 48, "had": 629.8668191432953}, "left": {"kind": "person"}, "own": 6}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('ep8h2gpakq2u', 0, 'person', 'rgexeh7p4cb7', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('ep8h2gpakq2u', 1, 'open', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL);
INSERT INTO public.seat VALUES ('quzcy432nmy4', 1, 'person', 'uybuh6zzqtxn', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86399.94813632965, "credited": 56, "had": 259200.0}, "own": 13}', NULL, NULL, 3);
INSERT INTO public.seat VALUES ('quzcy432nmy4', 0, 'person', 'rgexeh7p4cb7', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86400.0, "since": 1795920785.2783265, "until": 1796179985.2783265, "credited": 77, "had": 259200.0}, "own": 13}', NULL, NULL, 0);
INSERT INTO public.session VALUES ('5e5f367121fc271191a69c8ec3efcbdfe5eefb7ea88db0391a76b9ec58a6d6f1', 'rgexeh7p4cb7', 1795920773220, 1795920773220, NULL);
INSERT INTO public.session VALUES ('9985e48c14386b27ce95e327a73166bf0e998ef9e4deda9cfd41ba3d61755108', 'uybuh6zzqtxn', 1795920777241, 1795920777241, NULL);
INSERT INTO public.session VALUES ('558f3dba8055d0988130ed150db7da4f4d40e038817c82c67d1dfe7b16e43c82', 'mfr8nmfxcv88', 1795920777249, 1795920777249, NULL);
SELECT pg_catalog.setval('public.asking_id_seq', 1, false);
SELECT pg_catalog.setval('public.audit_id_seq', 1, false);
SELECT pg_catalog.setval('public.barred_network_id_seq', 1, false);
SELECT pg_catalog.setval('public.chat_id_seq', 1, true);
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
