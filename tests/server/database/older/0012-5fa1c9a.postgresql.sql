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
CREATE TABLE public.analysis (
    game character varying NOT NULL COLLATE pg_catalog."C",
    level character varying NOT NULL COLLATE pg_catalog."C",
    asked bigint NOT NULL,
    done bigint,
    result bytea
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
    declined bigint,
    reason character varying COLLATE pg_catalog."C"
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
CREATE TABLE public.puzzle_attempt (
    person character varying NOT NULL COLLATE pg_catalog."C",
    puzzle character varying NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    first boolean NOT NULL,
    solved bigint,
    day integer
);
CREATE TABLE public.puzzle_solver (
    person character varying NOT NULL COLLATE pg_catalog."C",
    mu double precision NOT NULL,
    sigma double precision NOT NULL
);
CREATE TABLE public.puzzle_strength (
    puzzle character varying NOT NULL COLLATE pg_catalog."C",
    mu double precision NOT NULL,
    sigma double precision NOT NULL
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
CREATE TABLE public.study (
    id character varying NOT NULL COLLATE pg_catalog."C",
    owner character varying NOT NULL COLLATE pg_catalog."C",
    title character varying NOT NULL COLLATE pg_catalog."C",
    visibility character varying NOT NULL COLLATE pg_catalog."C",
    game character varying COLLATE pg_catalog."C",
    text text NOT NULL,
    players smallint NOT NULL,
    moves integer NOT NULL,
    chapters json NOT NULL,
    version integer NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    CONSTRAINT ck_study_visibility_known CHECK (((visibility)::text = ANY (ARRAY[('private'::character varying)::text, ('link'::character varying)::text, ('public'::character varying)::text])))
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
INSERT INTO public.alembic_version VALUES ('0012');
INSERT INTO public.analysis VALUES ('29bu8fmaf4rj', 'quick', 1795979041368, 1795979045730, '\x789ced5deb72db38b27e95947edb2e34d0b8cdab9cda3aa5d88aa38d62652539ded4d4bcfb7683a24882002f1225d3a94ccdec26bc40f88046f7d70d74f3efc5f3f2fb6af1d742facfafeecbf7e517dcfd7b71b7d8ac7eae3674f93fafebc76ff4f7fd6179e0c79eb62f2bfaebf2eb6af9b4f84bdc2dfefdfaf4bca23f4a75b7386c0fcb4df1c72febddfe101e787cddfda437ffefef0535f942d740de2d76dbd7177a09a8e1afcbdd6a4ff7c5033aad9df21a8c50e8a5bb130f1a10e9af48978d1656feeb9fbbaa1dccb4e3407829b415fc1f0845ed80f3c27a949eff735edb464326d79012da09b46884b016b843603c82d7522befa574d2351a7299863c1aabc07a6f8516de786a4868258d9342488f5e2850f586a4c8f608148d9001c9fd10107ae40c8d9072967beb9d6934941b6b6b9c8b1a920a20df5076b085102eea91f71eb20de506db6a9a2eef003c483452738f90a64b8073c259ad681aea0da9dc601b1a0e40a5504b7adb1b6a48d1a0396d8c464bbf2150371af2b986a4a45953d213348f019ab29666cd5841d044a33b981b20651d6a6d1d8d098d91b477dc306844093472344616ebed687d6a47d6da8107c142d378d20e7ed20f7dd2c0e027d5e027072332831199c188ac18faa41b8cddc9c14fe2d0277dcf78fe8b34e9d7edfa315c6de8d25590397a7dbf5a162ab792c3c76dd0c2d4c862b5db6d77e1cfca912ea435a23429450ddcc7e7ddf289d5fb977550ef3f36cb5facd4e9871eb77c83d7c861f55f6a8b7eeeb0da7dfab1daedd7cb974fd4cf1ff7fbc3eac79e5ffbba5beee9e9bf17eb277e92fb781f9ea79b6fdbddd39eef9dbaf9b8fe494f1d5ba2279ed6fbc36efdc83fd26876bddf2c19cfe26d4dfff7cf3f3c169f570c6cbefd2b26f0ff4f0349facd0ba1342913878a9408db00d24ede202913d026a89aeac523bec1affdd8ae5f0eb5dfc30763f51d90f6d1d5dd63a3cd7bdbc3574218c6f268b44f836a3383fafcbad9dcd385ddf27135e9b0460db706b66930bc215bee505ae1910843181945161fb4955e68a3e1049d5ed00f6c54e443a1fb63a83a03f5dbfab0baffbedc7d5b1d2645da6c7752a0f840d6320bd46580ee97ebcdfd66fbe530ed426934db03d33967a4309a2cb5328ad996040065bd42b2e7744d366142984f9ad524509301fa73f9b2badfffe7957e7752a4cd7627865acc282fd804542322a88f5f498def5753403d367501d440e4741d8e2573949d371d6bf212cc042b310966d44a6c8331014c666600aba9d9bfee7eecd6fbec4cd4eec7fd8fbb818acc81f560881a4ba598e16a43e6400aa788405b22baf52eaaa0f954601191ff5470075d72074871072097c5a2b636f842a46eea5cc249f2d9803c21a5c92d12bea2129f37d450988e169b00662b8d495e3dfffa7108a665b77c59ee7e8d9c612867b86c27322ba7464fd3bb5aee0e5fd35cc2c49d2b25f06c2e019d0278069770e4dd28728dc92376e448f8e0061a6dc881f69268812659487009f237911e32f4aaf536b858e4956a6a4ad1ab52486b9354c205ba00492a218212864e2261646644cf363add233ac2e8a8b0a44d734d232f74f5905ed3575050dd68c628a80c9c62fdbb8cf9800ca00b685e37a251348f0125e0609adf5cc116766319630b13506cc7c4c49cf4fbf2d7f2d3e39ab5eafd1bb5fae55c20dc501345d4ea0906f568d582e18290416cd48322c888580ac9f366b9dfdfefb66fd3c1a837393586696c390cec8820851bc4220e541616db0ef7f6b5335e794b5e3f6a44e8f7f5630f214cd6eafb67928ffd614983722efd6acf57d46a6bcadac6795e9d6b5b66afad726451bd35649d2d72f006a501b2bb422ab2ce520b9330cd43df8b8db37ef0242952b64d73fd4ede348388cd5945c526f0f2337c6cb8fe2fe35f8dc5a1021f49fb0f20621139019ac01d4ae3196e03ce801307614e70267088d270c6100e0f16485035182d0410d10b3e01efb0a053e8bd53d635dda5c295151fce914d2a6a730c2ae53cf3c95d896e3cddae449f2bab8f9278439ed80d675c387034a08f166ad0053d81b4a698dec9ea0633c2c932bced89818390a7e9d95d55bceda985f406c81f15c900a66af11f57f21fdf19b15064d5348013a49b9ce79db97ac0c250bb005239230defa10d09584cc6fdda8ce62a06ab2720d2a3f7d2cc26c40b440802b4020b3440e81c78d2fcc011229a03a71b7390e62e85e56b7117f510aef7ec4fccdb13076b40b06934da83e3cd63e348e83c9b46858206ab2ef3f228f399a8e8cc7df4d1603bb1ce2afed6c66984029269eabd2b712a6f1c49beb22847e09c73a842113a698da0256cb5c21055b208562a4f0b5da2d10dd30485bdca318719c7ffa4f608348912bc761a0a9ce434d3545b2710d00fc77915b2dea3ca47e924251069fabc2371352a80355e6b9a640124d4649b13e21bf8467c3a299861099d66b81186004dce80575ad022b1560c8843d878309f77abd5b7490260a1a57111b0b6e19e5dff12670e101c6ae0352ba40b678f685d8346c72bdb5b5acfa9230783de4a9c38c8ef12d46ee5edb98b8d5c31a0dfd69b97b3f5436224cbf6ba0384c9ad3ed5b5fa5dace58aee7f5e9121fdc28be3fc6dad048aa8d9a9c1d8989416602e8ed926905c18b42d5cf03c9098241640f6af2ff7cf7ca4753a1cb526a787e162b250c0b820f2d905a52ff439124e7c22b5301e3d27d63ca0914a4b44b2cd92a7b1322688da48ef8554868f78caca987c2710cb6f497b322f07b96d4fe6168e485b94c07cc178e7941592e3d432305f474e3cd0a4586d1326850c8992a8a564be055a8653c2d6584d5c80f996c35a98b06e5324db8d8441d1430cca8ce3898940b039aea41bba809385df92716dbef4c1e2a2d9698174c47adebb0d21f286686851f2de9fc722f0a6b5a2954b97ea5b4a21ea52844b33becdbc378a4663ed403aef2d9780af8133e04be39447a5d2b6c3e5e92fa9bbed7023784aaa1f6950ad41b0c6f7fb70e458e6c6f272ab9b1ecab166778e5d6cdb5d23a5e70885a29917cedb2217457084c2d0d47b1022657707be16db5d55386c2ee1cb356eddf2c8d744bb11490d5f70d58ce19dbb8ef760ade7080e6fc17ae58b2d582938cec35bb0c2884658071fba1c8df9ebf9b1785537af9a1bed1ee25b4197bcce965c65e11491889b1ea1b6ce5a29404ac32401438c8bfe663d5d57cc24b46acbd0473da4614c6bc528d55831d0042bc241c5265f28cf9e493b3ce88becef919b68d118707e006198d75641e270f8dcfa97a00adea102e72c78e58c09a7bc0568e300a4a3a9562ab9853be8ad365128b6704d8a28d46e751085f9eef669548ed39bad741cf00844db0067374b0b8ef8f6408762d61b7db4308547ab94309a9c884237382fb434c62b244f23d20d85b2fe88bbd4c628eb78930f15ab2319a0b24703c87958ca811b0c75d6670f8c711e3579685228ce1d0d4041687452596f0c5ac00cd238c33ea87ce587bb889ad3f835844479ef95ed57f99c595f8e25017e5cee9e4ec97a55a65d72248f8fdf1fdeb61d06b46a64bf7adc86612b2f2575fcfb77281177a505895e82d22cc326f0155ab65a5867906558a994ff37f0b5b65a27bbcd19c28973c5cd7b79c58e3552548e62b9486a94e68261acd6c969184f0db7f89e912839414e92d3ab42290f5a0bda721a9d25d798ec9c693a4922cfb051c8ac80549d9a5640ca76db5b7bde0acecbe3143d5a7da16c8690de73ceb8469a6d8db19dea00865960d3cc5902597eceb4375e7b45bacb6919f43541530285210d07a4c5227ddde9c6d35b59792cb7c0a615c6a2d5162a7233b85c0a67f5d3340554e47470b914ceeaa7c9b451a4b2c8becba1f22d54c7adc149e6ab1c9901b3c5b8881c49631549a329711183b24a1a9246a5474d97ca8ae204d39590c3dc7491c41974441b3c922c161b5e448d34106d105a189b595e718d99604af930ea50536a393d9ce504259fdbd1fda6546325e3dfb73f57634299fcfcc491ccbb53bf5cd5afc3b646ed3f41ae3b87ed3d24bb338ccbdf2d5e5e7913fb987175922a59c5f27eecd63fd79bd5f371f97f5aeefb94f7e98d310ba6aeb8cb6e785b318ccdf6ada28fb95f0e0f0dd03ef51f01aca7dd3de5d9e8533a5e92d8a1fe235e7fc46b42f16ad35cd6b064d7c9ef06f23c05f355d2b086ac3f39de8efd534cb0dc616fc5245716870bda0cb776234f6fbda9e8ed6eb9ee2311e191de796dc54b151755200ce44f49772c40e7047a42ea0c47212011a614b974246f5cd4e73e92d0d7ed2c1b705c6a8f438b5c6e4d86940fe0827c1c80240ace85f952f1d54c08f832498b48a5324af3c617f9c636140794689441e1bc27df58fa641020c3526e22053654d1d3460966f5f2e8c40117b9339eb9bf9509771ef27dbe9914701c3d0423ac537c723ef45c630846483052b9a8e39d1b1b37eeb8042189b36ae144d971ebbcb586e41abcb209929e5b7637111244b096d68ad28edcfba2c7da49e948e211bc8cc2951dfe2d2d83a8c33df6a3afcb39e7d5d00073954ede8c5134d0c5f634575b0c9b3106bd4c0976ccaeb13ccb80dd7961d1de04596b4d2e26b16b63fd8003e9083a61dd43063a19f73e59ecb0ee714583b4b335f93268671634b80c6007da4e093e076a25d5d32e1b682f9b29ec4a3a97ef8f84fc91904842121cd759b0c4ebb842ad57ba2873cca5840572855a6130959431ecad98e3328d0d07e1da2cb771aba340c48543d0d0f712c9ee138d919698b9408761db9fe801f1182b89c0fb46884804239525b3d318a9d6b64babd34e046b448c9b6c86374c19692682d122feadad16d8ee75f2b828199ba8cf47213fabc3e1dd766f6959ea90a1a89863859315a01df9ee9ca26888c3c8c1bdbdd90893743b67a5115ee822d198fa0c12405ae5854761e734c2968fab4b72be1cf912818f5bea2b8db6a54b40ce849b536f494e695d81f4c047f64de82dc933af3f2b1c9fd91fda5b2ba2b042cf6e5826ac007110b695a7c895b741917ae3a86b707b0d6f283a434a90a3ae0e9a5d2e7cb4f71a624e420141a3ec8c105c333cf4974b7ed32883f2e433c84c7feb2c962b7f0716cb151663162b6bd50dac6e44892d0b9ef0005c8b510eabc0387dbde4d6a45e54cfd9c5a742ca54c08b37d793098163f360aa43a4ed03b765fca56d8ccd0367dcda842d367c24533ff458e21955cdec3b509bd521f33a3f75368ce9cb2877af9fcb616458d4150a5f7723197e8e653494e92b3e7743b930dbab0bca152aaf7763b92cd7ab06a661d16c69d15c7bd7b366d1007de39fc67922cb512d67d191576bb4be61bd9ef42618c487dc82c33bc139df7605c273123443e02f61987c601c69b3248af2b009b304218edc6d96628d1ec66382cc88f6785cb8e0ecb1087622bb3a5dcae1f203f309b671592e62078658fd1d13dd2fceb749a5ba5f648e3a30c4d6e858756082c49354e1810b755e070e4ce298605124605c6f554c4dc2bb505cc80bf228669b89964987d145d59d788f43972788f83479872d959177e8bd51fc55092e66a499220d309f2e5d33e33c2fa373058e2accefd23549b69bf5cfd53dbfbe7e799eb07371bbc92e26d22f384f206180db935daf84475efc1d72c644cb08eb0715b6167be2b43e5d3ce7e79a95c366fb6335a5fe6fb63ad63d2ccb72668e34fab4da79a4c1baffb5e43e4e07a4d1e8781cd9ba003e6d00f6cbcde1fe997e6e958d999d658debad4e3d1b6993fc79b9dbac7e118fd92dbb3605466389db9d1a4dba8c0e1bcfddaf730a02756169b6da892453a2898d5a6e8f3e5d6d6abb79badfee1ea9dd2967a5d9ea4548ea368df3850a9b267b229ee08c709aebb57aa59a5fa0b1689d71c89fc1d27ce4eb37f802cde4f4b12bfa39be166c57f4d381f28056f1a10a136a70c473970d8cba54e13864b3d8934238a7607174bc250e062fcaec6d9b39ead6f2a64f727909cde991ce7ea63324fc932b9f00b1349f209daf767b008dd0bce3e1c406b1aa067136d7ea2bd77c11ddea8113870d6a0277ae29e915b7c1d6642c9c8fb7bdd0368aaa348ad86914c9daa1e30f09f3162e32f09a4de42a067c8a0e8df152a94136717ed9bbd70fbe767c4b68ca5d4144a581bf03cd5bf05a85e4a878fed291d990969bf40ac59deeadc2332722d1dc324f7da78c59a2bd51286a2a139f01122c7cae94e7e441ceceeaaa177d6bad288de432754fa60e9b77e11851b72149bb7410aecc8c4c1c3aefac123be2b31969fa68641ec9953e5296ff18c96fb2c9dfb6c2e5611c633ac3ad8d23e543eae1cd68f3f0236d6ce66c6b3ca30de379ac72d6ded6aceefc0efb9a5df43eb69bc5971727d84f4b7c7c7182230419181f677fd6d98e4f347d942d5a5d6433650ea77c9c6dc11e1c1f6693b607c787da3417459667c3d696c7848cebf47847dada39f90cbfcd09d73e7babb2f6567d4c5f75dcb9d0d9fa762361ccd1211a09618ebee938085771e646b840e58913db7de2e4bdd5f205f4e1066af9b2de4da396c9e226930eaa3b3754cb573cca26b229f81f8f23dd265275bd439e1d183e8c335762a86b455b7efccec2a481a1c98b355da13ecf59da279c7a4bb3c2ea565eff48531d467cdbf2ded5a76305a6249ce291a4904c32fdae3cb2e2ba8fac8c9c7e1495828a8b135e52513211374d558e6a4bcffb77682a8f44240d5f71bdab7ae9756ac026b270523560cfe68cd72a4ddad5ef745af7d87e5fa9f26857c733e57fc6f6fc4a756ebb96ca193d6f68b1f2237caefb8cc1482d66753514cb975f6fb4b856b584c28ecf78964f0f9abf41dff2bc5e9197df14e5fbeadb09cb8c8c5cbeb63274a1a6e5f04cf87449cb4b12e1cf4671e58a3fe777eb26154446ceb8b7cd191f73cea967ceaff01dc50e241a7d13c9d043cc3d286e580f00bd4b4fc6b91565dfa51cc04715a90627288be8f9c487792ff06c541551ab8a849d04759aaab83581ed2e8c7bcdc286a75509d1aa1c1c42eca9917cc6f6685521b9a2d7876d6d715d5621b96339652a245fb986e7d54b6ede5492ae19fbb85ee0e9cf8affb3e2ffacf8df7ac5bfafafa8a54e2db7b338efb9d9e9efefa9f515b11ed7ad770db3dfca37b8e627843b26fcead5bf4776c856f6b928e3d827817d9f8798268efa9bccf64d4aa7773b757479f9f8489edba1d09ffb03a9ad903376b7d8bc3e7e5bfc752f1e2c3a270c825292bfb045cb7ffbf612ee68e06fc3292d11a504fede6ba98be1c11a2d8da3ffa57ff933f4e421aef6af1b76581f048f47fbb7e29f92e52fb55a73d52fb57ae1aa5f22940cb1689de05585de8f97b8cc86d7ca688fa08543ebf5dd7deba2c3308195877b7cfb9ecf863b854a706e39820d9ffe8c2ed930cac1f90db316dcdfc2235ebfd0e0bf9267fe2b5ca086bf93d82dbf15f76958ca1c3cae7c4693faf6951e5c2cfef91f221144fb');
INSERT INTO public.api_token VALUES ('atn5jeujrhza', '7d2e609d577526bccce68c77892a83c6d3baf493659d0e8b305ed03812a71973', 'q6pbkna8z6er', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795979040816, 1827515040815, NULL, NULL);
INSERT INTO public.api_token VALUES ('ap8jsnt6qyt8', '780d6a6bdd50b0f8e9000ec6dc067157670bf4081aefee16ec3d17fb2d3593d5', 'pzsavhta2qca', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795979040852, 1827515040851, NULL, NULL);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 0, 'draw', -2, 1, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 1, 'draw', -2, 2, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 2, 'draw', -2, 0, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 3, 'draw', -2, 4, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 4, 'draw', -2, 3, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 5, 'draw', -2, 5, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 6, 'draw', -2, 24, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 7, 'draw', -2, 22, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 8, 'draw', -2, 22, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 9, 'draw', -2, 21, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 10, 'draw', -2, 29, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 11, 'draw', -2, 15, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 12, 'move', 0, 39, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 13, 'move', 0, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 14, 'move', 1, 113, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 15, 'move', 1, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 16, 'move', 0, 8, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 17, 'move', 0, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 18, 'move', 1, 140, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 19, 'draw', -2, 18, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 20, 'move', 1, 77, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 21, 'move', 1, 141, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 22, 'move', 0, 62, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 23, 'move', 1, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 24, 'move', 0, 110, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 25, 'move', 0, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 26, 'move', 1, 62, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 27, 'move', 1, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 28, 'draw', -2, 34, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 29, 'draw', -2, 32, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 30, 'draw', -2, 31, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 31, 'draw', -2, 33, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 32, 'draw', -2, 31, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 33, 'draw', -2, 32, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 34, 'draw', -2, 31, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 35, 'draw', -2, 31, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 36, 'draw', -2, 30, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 37, 'draw', -2, 30, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 38, 'move', 0, 401, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 39, 'move', 0, 546, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 40, 'move', 0, 586, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 41, 'move', 0, 428, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 42, 'move', 0, 971, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 43, 'move', 0, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 44, 'move', 1, 415, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 45, 'move', 1, 968, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 46, 'move', 1, 414, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 47, 'move', 1, 967, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 48, 'move', 1, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 49, 'draw', -2, 20, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 50, 'draw', -2, 23, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 51, 'draw', -2, 22, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 52, 'draw', -2, 23, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 53, 'draw', -2, 21, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 54, 'draw', -2, 29, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 55, 'move', 1, 39, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 56, 'move', 1, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 57, 'move', 0, 140, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 58, 'draw', -2, 28, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 59, 'move', 0, 89, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 60, 'move', 0, 142, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 61, 'move', 1, 113, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 62, 'move', 0, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 63, 'move', 1, 61, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 64, 'move', 1, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 65, 'move', 0, 11, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 66, 'move', 0, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 67, 'move', 1, 83, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 68, 'move', 1, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 69, 'move', 0, 83, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 70, 'move', 0, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 71, 'draw', -2, 32, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 72, 'draw', -2, 31, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 73, 'draw', -2, 32, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 74, 'draw', -2, 32, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 75, 'draw', -2, 34, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 76, 'draw', -2, 33, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 77, 'draw', -2, 33, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 78, 'draw', -2, 34, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 79, 'draw', -2, 34, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 80, 'draw', -2, 32, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 81, 'move', 1, 405, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 82, 'move', 1, 757, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 83, 'move', 1, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 84, 'move', 0, 433, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 85, 'move', 0, 966, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 86, 'move', 0, 519, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 87, 'move', 0, 584, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 88, 'move', 0, 968, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 89, 'move', 0, 967, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 90, 'move', 0, 966, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 91, 'move', 0, 269, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('29bu8fmaf4rj', 92, 'move', 0, 146, NULL, NULL, 1795979041276);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 0, 'draw', -2, 4, NULL, NULL, 1795979045978);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 1, 'draw', -2, 3, NULL, NULL, 1795979045978);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 2, 'draw', -2, 0, NULL, NULL, 1795979045978);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 3, 'draw', -2, 1, NULL, NULL, 1795979045978);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 4, 'draw', -2, 2, NULL, NULL, 1795979045978);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 5, 'draw', -2, 5, NULL, NULL, 1795979045978);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 6, 'draw', -2, 17, NULL, NULL, 1795979045978);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 7, 'draw', -2, 16, NULL, NULL, 1795979045978);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 8, 'draw', -2, 19, NULL, NULL, 1795979045978);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 9, 'draw', -2, 24, NULL, NULL, 1795979045978);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 10, 'draw', -2, 14, NULL, NULL, 1795979045978);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 11, 'draw', -2, 21, NULL, NULL, 1795979045978);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 12, 'draw', -2, 28, NULL, NULL, 1795979045978);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 13, 'draw', -2, 27, NULL, NULL, 1795979045978);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 14, 'draw', -2, 21, NULL, NULL, 1795979045978);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 15, 'move', 0, 55, 'LD6sCqe-xzRg0HF0TiuEN-J2rM2Hn-Bd4JcA', 'q6pbkna8z6er', 1795979046091);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 16, 'move', 0, 146, 'qPL5AHF0gAyZaTla3tQHXQQQm3lgl7UHlnyC', 'q6pbkna8z6er', 1795979046161);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 17, 'move', 1, 102, 'te0Aa8-EVgn8bmtmtb5L9ad9y-oioPln3bTV', 'tqv877tr2nvu', 1795979046229);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 18, 'move', 1, 146, 'fbENxVK1UXbvdfKQgcVdRKq4DwW30_nIwkrL', 'tqv877tr2nvu', 1795979046304);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 19, 'move', 2, 111, NULL, NULL, 1795979046357);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 20, 'move', 2, 146, NULL, NULL, 1795979046357);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 21, 'move', 0, 39, 'hDMV4X_MYf5B0oWzATBj9u-nsMxN0g4l9Zlc', 'q6pbkna8z6er', 1795979046396);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 22, 'move', 0, 146, 'RNzHtILkBrhtEU9Qqsm7bE2arz-9y75uG2TO', 'q6pbkna8z6er', 1795979046421);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 23, 'move', 1, 71, 'wHdaTiUHKbK4H8WcMhFmfZTlF3hxaNkJxtJm', 'tqv877tr2nvu', 1795979046448);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 24, 'move', 1, 146, 'hAJjWP7jpnCnP0HyoDmvBRJi64OnC5HQKsn9', 'tqv877tr2nvu', 1795979046539);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 25, 'move', 2, 35, NULL, NULL, 1795979046555);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 26, 'move', 2, 146, NULL, NULL, 1795979046555);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 27, 'move', 0, 97, 'd1GF4qie0ZolELbr8f4gquI6wGh1y8GhYGh0', 'q6pbkna8z6er', 1795979046602);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 28, 'move', 0, 146, '3YbpeMmSufHbfYvENBR5p1cR40wCyFtwnBr6', 'q6pbkna8z6er', 1795979046663);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 29, 'move', 1, 90, 'eYYY9okjx-MX4EsLqn7_bccVJerGZ8viPzvW', 'tqv877tr2nvu', 1795979046706);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 30, 'move', 1, 146, 'k2NmwFWk9jYbewoJLkrUyj2nFl7F4trubhBJ', 'tqv877tr2nvu', 1795979046782);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 31, 'move', 2, 32, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 32, 'move', 2, 146, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 33, 'draw', -2, 33, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 34, 'draw', -2, 30, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 35, 'draw', -2, 30, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 36, 'draw', -2, 30, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 37, 'draw', -2, 33, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 38, 'draw', -2, 30, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 39, 'draw', -2, 34, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 40, 'draw', -2, 32, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 41, 'draw', -2, 31, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 42, 'draw', -2, 32, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 43, 'draw', -2, 34, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 44, 'draw', -2, 30, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 45, 'draw', -2, 31, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 46, 'draw', -2, 33, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 47, 'draw', -2, 32, NULL, NULL, 1795979046801);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 48, 'move', 0, 408, 'a2iJzwoMw5QWKUujsNtLHpXSIzwwGG4Lz6Qm', 'q6pbkna8z6er', 1795979046853);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 49, 'move', 1, 391, 'ha3affs_KlElwQIzv_T4S2xnOp40eB0HG87Y', 'tqv877tr2nvu', 1795979046899);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 50, 'move', 0, 734, 'YzS2wUOE5UuSAUhvy0a7ePMAvlmCnE3UpTIG', 'q6pbkna8z6er', 1795979046953);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 51, 'move', 0, 146, '0R7z3b5yp4sMhWLNNqIwZ59iPN2mKBjbDxO9', 'q6pbkna8z6er', 1795979047009);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 52, 'move', 1, 425, '94BI9O_h2pYqoINLbmDHfPVbpxfnd0k3xybp', 'tqv877tr2nvu', 1795979047035);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 53, 'move', 1, 425, 'NRt3a2_frEGlek1Q9jqDI7z0s-VfTpv41M_8', 'tqv877tr2nvu', 1795979047060);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 54, 'move', 1, 824, '3kn6sRkSiQGxE0j3Q9WiwWtNIXFXjChT_Qk_', 'tqv877tr2nvu', 1795979047094);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 55, 'move', 1, 146, 'KYD1_P0Bb4QLoOa3VtDKbOhTfPptj8AoJOdO', 'tqv877tr2nvu', 1795979047149);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 56, 'move', 2, 146, NULL, NULL, 1795979047161);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 57, 'draw', -2, 25, NULL, NULL, 1795979047161);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 58, 'draw', -2, 18, NULL, NULL, 1795979047161);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 59, 'draw', -2, 26, NULL, NULL, 1795979047161);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 60, 'draw', -2, 20, NULL, NULL, 1795979047161);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 61, 'draw', -2, 29, NULL, NULL, 1795979047161);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 62, 'draw', -2, 23, NULL, NULL, 1795979047161);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 63, 'draw', -2, 20, NULL, NULL, 1795979047161);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 64, 'draw', -2, 24, NULL, NULL, 1795979047161);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 65, 'draw', -2, 13, NULL, NULL, 1795979047161);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 66, 'move', 1, 15, 'V8jig2q01UDH0Wu6psLPtkxlSAQjm60ILVVk', 'tqv877tr2nvu', 1795979047248);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 67, 'move', 1, 146, 'PmL51a4uyoCYJ6_JKxB1iEGqlM06ayR5GG4B', 'tqv877tr2nvu', 1795979047318);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 68, 'move', 2, 111, NULL, NULL, 1795979047337);
INSERT INTO public.event VALUES ('e62ez2hg8x8e', 69, 'move', 2, 146, NULL, NULL, 1795979047337);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 0, 'draw', -2, 0, NULL, NULL, 1795979047681);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 1, 'draw', -2, 1, NULL, NULL, 1795979047681);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 2, 'draw', -2, 3, NULL, NULL, 1795979047681);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 3, 'draw', -2, 4, NULL, NULL, 1795979047681);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 4, 'draw', -2, 2, NULL, NULL, 1795979047681);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 5, 'draw', -2, 7, NULL, NULL, 1795979047681);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 6, 'draw', -2, 17, NULL, NULL, 1795979047681);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 7, 'draw', -2, 25, NULL, NULL, 1795979047681);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 8, 'draw', -2, 12, NULL, NULL, 1795979047681);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 9, 'draw', -2, 10, NULL, NULL, 1795979047681);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 10, 'draw', -2, 28, NULL, NULL, 1795979047681);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 11, 'draw', -2, 16, NULL, NULL, 1795979047681);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 12, 'draw', -2, 26, NULL, NULL, 1795979047681);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 13, 'draw', -2, 27, NULL, NULL, 1795979047681);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 14, 'draw', -2, 14, NULL, NULL, 1795979047681);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 15, 'move', 2, 22, NULL, NULL, 1795979047751);
INSERT INTO public.event VALUES ('j6c4rve6t6qd', 16, 'move', 2, 146, NULL, NULL, 1795979047751);
INSERT INTO public.game VALUES ('29bu8fmaf4rj', 'q6pbkna8z6er', 'over', 'fr', '{"lowest_value": 2, "surprise_guest_returns": false, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 1, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 1877326065661288673, NULL, false, 1, 1795979041255, NULL, 1795979041266, 2, 0, '{"reason": "target", "places": [1, 2], "scores": [6, 0]}', NULL, NULL, false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, 1795979041276, 'plain', '{"title": "An evening in May", "comments": [[3, "a good one"]], "commitment": null, "entropy": [], "seating": []}');
INSERT INTO public.game VALUES ('j6c4rve6t6qd', 'q6pbkna8z6er', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 3379964571917252024, NULL, false, 0, 1795979047457, 1795979047665, 1795979047751, 1, 1, NULL, NULL, '8381e11b65b2f78b2934cdee724f5204aea73f1776a1fde6dddce925979f8a5c', false, NULL, NULL, false, false, '{"kind": "live", "bank": 600, "turn": 0, "increment": 15}', 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.game VALUES ('e62ez2hg8x8e', 'q6pbkna8z6er', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 668421907218110654, 0, false, 0, 1795979045913, 1795979045970, 1795979047337, 2, 1, NULL, NULL, '39f9cd151ba49cbcea813fe9b1df5a1c32e59d3a0e4270b9609633446273963b', false, NULL, NULL, false, false, '{"kind": "slow", "bank": 172800, "turn": 86400, "increment": 0}', 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.game VALUES ('v8kzcezpdeg3', 'q6pbkna8z6er', 'open', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 2406473493920981001, NULL, false, 1, 1795979047385, NULL, 1795979047385, 0, 0, NULL, NULL, '75c72bd16231854c238917aeb69a3b87cbb5209404a14f5760a5bdcb55896644', false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.leaver VALUES ('j6c4rve6t6qd', '9a927arwgfze', 2, 0);
INSERT INTO public.lesson VALUES ('q6pbkna8z6er', 'guest', 3, 1, 1795979041211);
INSERT INTO public.link VALUES ('ts7gg68evmyd8u3y47vw', 'e62ez2hg8x8e', 'join', 1795979045918, NULL);
INSERT INTO public.link VALUES ('k6u7eqgf8kdtc2g6kwe4', 'v8kzcezpdeg3', 'join', 1795979047388, NULL);
INSERT INTO public.link VALUES ('zzr3u3e778w3djw8c22d', 'j6c4rve6t6qd', 'join', 1795979047459, NULL);
INSERT INTO public.meta VALUES ('id', '8b89d26f');
INSERT INTO public.meta VALUES ('server', '13679968696ba57950025ddf2a868043');
INSERT INTO public.meta VALUES ('push_key', '521df1802d431a600decb86aa0e011c6c08d94b3d140713cf6e86ca07110f8f2');
INSERT INTO public.meta VALUES ('link_key', '0f2630dd08c6d67856838459aa2687f642a512fcf66c85b34a78970e41c11fec');
INSERT INTO public.meta VALUES ('seen', '1795979048.085');
INSERT INTO public.note VALUES ('e62ez2hg8x8e', 'q6pbkna8z6er', 'watch Ben', 1795979047369);
INSERT INTO public.notice VALUES (1, 'q6pbkna8z6er', 'e62ez2hg8x8e', NULL, 'start', 'start:e62ez2hg8x8e', NULL, 1795979046002, 1795979066001, NULL, NULL);
INSERT INTO public.notice VALUES (2, 'tqv877tr2nvu', 'e62ez2hg8x8e', NULL, 'start', 'start:e62ez2hg8x8e', NULL, 1795979046002, 1795979066001, NULL, NULL);
INSERT INTO public.notice VALUES (3, '9a927arwgfze', 'j6c4rve6t6qd', NULL, 'start', 'start:j6c4rve6t6qd', NULL, 1795979047705, 1795979067704, NULL, NULL);
INSERT INTO public.notice VALUES (4, 'q6pbkna8z6er', 'j6c4rve6t6qd', NULL, 'start', 'start:j6c4rve6t6qd', NULL, 1795979047705, 1795979067704, NULL, NULL);
INSERT INTO public.notice VALUES (5, 'tqv877tr2nvu', 'j6c4rve6t6qd', NULL, 'start', 'start:j6c4rve6t6qd', NULL, 1795979047705, 1795979067704, NULL, NULL);
INSERT INTO public.passkey VALUES ('YSBrZXkgb2YgdGhlIHBhc3Q', 'q6pbkna8z6er', '\xa501020326200121582087aeae5043eb77b9437ca300b66beaec766156f2c224a5dda510f7024a3552752258204b9077bdbf6f0762025178f6c106607676049c5b8c5363abf3d8d02842f5355e', 0, '1', 1795979040797, NULL);
INSERT INTO public.person VALUES ('q6pbkna8z6er', 'Ann', NULL, 1795979040394, NULL, 1795979040801, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('pzsavhta2qca', 'Robby', NULL, 1795979040828, NULL, NULL, false, 'q6pbkna8z6er', NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('tqv877tr2nvu', 'Ben', NULL, 1795979041036, 'ben@example.org', 1795979041036, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('9a927arwgfze', 'Cleo', NULL, 1795979040873, NULL, NULL, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.puzzle_attempt VALUES ('q6pbkna8z6er', 'fynyhug3', 1795979045863, false, NULL, NULL);
INSERT INTO public.puzzle_solver VALUES ('q6pbkna8z6er', 22.66332726660758, 8.06939906444229);
INSERT INTO public.puzzle_strength VALUES ('fynyhug3', 30.33667273339242, 8.06939906444229);
INSERT INTO public.seat VALUES ('29bu8fmaf4rj', 0, 'device', 'q6pbkna8z6er', 'Ada', NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('29bu8fmaf4rj', 1, 'device', 'q6pbkna8z6er', 'Grace', NULL, NULL, NULL, false, NULL, NULL, NULL, 1);
INSERT INTO public.seat VALUES ('j6c4rve6t6qd', 2, 'bot', NULL, 'Utopus', 'mason', NULL, '9a927arwgfze', false, '{"clock": {"bank": 614.9215650558472, "turn": 0.0, "credited": 17, "had": 600.0}, "left": {"kind": "person"}, "others": 1}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('e62ez2hg8x8e', 2, 'bot', NULL, 'Utopus', 'greedy', NULL, NULL, false, '{"clock": {"bank": 172800.0}}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('e62ez2hg8x8e', 1, 'person', 'tqv877tr2nvu', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86399.85401582718, "credited": 68, "had": 259200.0}, "own": 13}', NULL, NULL, 3);
INSERT INTO public.seat VALUES ('e62ez2hg8x8e', 0, 'person', 'q6pbkna8z6er', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86400.0, "since": 1795979047.3399746, "until": 1796238247.3399746, "credited": 70, "had": 259200.0}, "own": 9}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('v8kzcezpdeg3', 0, 'person', 'q6pbkna8z6er', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('v8kzcezpdeg3', 1, 'open', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL);
INSERT INTO public.seat VALUES ('j6c4rve6t6qd', 1, 'person', 'tqv877tr2nvu', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0}}', NULL, NULL, 1);
INSERT INTO public.seat VALUES ('j6c4rve6t6qd', 0, 'person', 'q6pbkna8z6er', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0, "since": 1795979047.7691095, "until": 1795979647.7691095, "credited": 17, "had": 600.0}}', NULL, NULL, 0);
INSERT INTO public.session VALUES ('3d7a174435f2a0bec135b93b68d7bc5d52c7a11639072c0f0ff365a7379e615c', 'q6pbkna8z6er', 1795979040416, 1795979040416, NULL);
INSERT INTO public.session VALUES ('b81f8535c453da1c83b7202e25d0f8da2f2cf654d9441d0858b817e5f2eb0fa7', '9a927arwgfze', 1795979040882, 1795979040882, NULL);
INSERT INTO public.session VALUES ('afffeb5a9437f735e7cdbe0c5d4353ad29e0f9e93e09b5914cdd0d194a070735', 'tqv877tr2nvu', 1795979041040, 1795979041040, NULL);
SELECT pg_catalog.setval('public.asking_id_seq', 1, false);
SELECT pg_catalog.setval('public.audit_id_seq', 1, false);
SELECT pg_catalog.setval('public.barred_network_id_seq', 1, false);
SELECT pg_catalog.setval('public.chat_id_seq', 1, false);
SELECT pg_catalog.setval('public.notice_id_seq', 5, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.achievement
    ADD CONSTRAINT pk_achievement PRIMARY KEY (person, name);
ALTER TABLE ONLY public.analysis
    ADD CONSTRAINT pk_analysis PRIMARY KEY (game, level);
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
ALTER TABLE ONLY public.puzzle_attempt
    ADD CONSTRAINT pk_puzzle_attempt PRIMARY KEY (person, puzzle);
ALTER TABLE ONLY public.puzzle_solver
    ADD CONSTRAINT pk_puzzle_solver PRIMARY KEY (person);
ALTER TABLE ONLY public.puzzle_strength
    ADD CONSTRAINT pk_puzzle_strength PRIMARY KEY (puzzle);
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
ALTER TABLE ONLY public.study
    ADD CONSTRAINT pk_study PRIMARY KEY (id);
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
CREATE INDEX ix_study_game ON public.study USING btree (game);
CREATE INDEX ix_study_owner ON public.study USING btree (owner);
CREATE INDEX ix_study_visibility_changed ON public.study USING btree (visibility, changed);
CREATE INDEX ix_watcher_person ON public.watcher USING btree (person);
CREATE UNIQUE INDEX uq_link_working ON public.link USING btree (game, purpose) WHERE (revoked IS NULL);
CREATE UNIQUE INDEX uq_person_mail ON public.person USING btree (mail);
ALTER TABLE ONLY public.achievement
    ADD CONSTRAINT fk_achievement_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.analysis
    ADD CONSTRAINT fk_analysis_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.puzzle_attempt
    ADD CONSTRAINT fk_puzzle_attempt_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.puzzle_solver
    ADD CONSTRAINT fk_puzzle_solver_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.study
    ADD CONSTRAINT fk_study_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.study
    ADD CONSTRAINT fk_study_owner FOREIGN KEY (owner) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.watcher
    ADD CONSTRAINT fk_watcher_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.watcher
    ADD CONSTRAINT fk_watcher_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.watcher
    ADD CONSTRAINT fk_watcher_token FOREIGN KEY (token) REFERENCES public.link(token) ON DELETE CASCADE;
