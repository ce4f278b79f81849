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
INSERT INTO public.alembic_version VALUES ('0010');
INSERT INTO public.analysis VALUES ('k7swj6bgwagq', 'quick', 1795965734243, 1795965738191, '\x789ced5d6d73dbb8aefe2b1d7f4e320409beed5fb973e68e9bb8a94fddb86b3bcdedecec7fbf0065591245eac5961da5d39ddd735abdd07c4810780012d03f8be7e5f7d5e2afc537bb7ffbaff9fcfcb67cfe7b71b7d8ac7eae3674f9efd7f5e337fafbfeb03cf0634fdb9715fd75f975b57c5afc25ee16ff7d7d7a5ed11fa5ba5b1cb687e5a6f8e397f56e7f080f3cbeee7ed29bfff3cf829a7ca16b20ef16bbedeb0bbd04d4f0d7e56eb5a7fbe2019dd64e790d4628f4d2dd89070d88f457a4cb460b2bfff3ef5dd50e66da7120bc14da0afe0f84a276c079613d4acfff39af6da321936b4809ed045a3442580bdc21301ec16ba995f7523ae91a0db94c431e8d5560bdb7420b6f3c3524b492c64921a4472f14a87a4352647b048a46c880e47e08083d7286464839cbbdf5ce341aca8db535ce450d4905906f283bd8420817f5c87b0fd98672836d354d9777001e241aa9b94748d325c039e1ac56340df586546eb00d0d07a052a825bded0d35a468d09c3646a3a5df10a81b0df95c4352d2ac29e9099ac7004d594bb366ac2068a2d11dcc0d90b20eb5b68ec684c648da3b6e1834a2041a391a238bf576b43eb5236bedc08360a1693c69073fe9873e6960f0936af093831199c188cc6044560c7dd20dc6eee4e02771e893be673cff439af4eb76fd18ae3674e92ac81cbdbe5f2d0b955bc9e1e33668616a64b1daedb6bbf067e54817d21a519a94a206eee3f36ef9c4eafdcb3aa8f71f9be52f56eaf4438f5bbec16be4b0fa3f6a8b7eeeb0da7dfab1daedd7cb974fd4cf1ff7fbc3eac79e5ffbba5beee9e97f16eb277e92fb781f9ea79b6fdbddd39eef9dbaf9b8fe494f1d5ba2279ed6fbc36efdc83fd26876bddf2c19cfe26d4dfff7efbf3c169f570c6cbefd2b26f07f4f0349facd0ba1342913878a9408db00d24ede202913d026a89aeac523bec1affdd8ae5f0eb5dfc30763f51d90f6d1d5dd63a3cd7bdbc3574218c6f268b44f836a3383fafcbad9dcd385ddf27135e9b0460db706b66930bc215bee505ae1910843181945161fb4955e68a3e1049d5ed00f6c54e443a1fb63a83a03f5dbfab0baffbedc7d5b1d2645da6c7752a0f840d6320bd46580ee97ebcdfd66fbe530ed426934db03d33967a4309a2cb5328ad996040065bd42b2e7744d366142984f9ad524509301fa73f9b2badffffd4abf3b29d266bb13432d6694176c02aa1111d4c7afa4c6f7ab29a01e9bba006a2072ba0ec79239cace9b8e3579096682959804336a25b6c1980026333380d5d4ec5f773f76eb7d76266af7e3fec7dd4045e6c07a30448da552cc70b5217320855344a02d11dd7a1755d07c2ab088c87f2ab8832eb903a4b80390cb62515b1b7c215237752ee124f96c409e90d2e416095f5189cf1b6a284c478b4d00b395c624af9e7ffd3804d3b25bbe2c77bf46ce3094335cb613999553a3a7e95d2d7787af692e61e2ce9512783697804e013c834b38f26e14b9c6e4113b72247c70038d36e4407b49b440932c24b804f99b480f197ad57a1b5c2cf24a3535a5e85529a4b5492ae1025d802495104109432791303233a2671b9dee111d61745458d2a6b9a69117ba7a48afe92b28a86e34631454064eb1fe5dc67c4006d00534af1bd1289ac780127030cd6fae600bbbb18cb1850928b66362624efa7df96bf9e971cd5af5fe8d5afd722e106ea889226af504837ab46ac17041c82036ea411164442c85e479b3dcefef77dbb7e960d49b9c1ac334b61c06764490c20d6211072a0b8b6d877bfbda19afbc25af1f3522f4fbfab18710266bf5fd33c9c7feb0a44139977eb5e72b6ab535656de33cafceb52db3d75639b2a8de1ab2ce16397883d200d95d21155967a9854998e6a1efc5c6593f78921429dba6b97e276f9a41c4e6aca2621378f9193e365cff97f1afc6e250818fa4fd0710b1889c004de00ea5f10cb70167c089833027381338446938630887070b24a81a8c160288e8059f807758d029f4de29eb9aee52e1ca8a0fe7c82615b5390695729ef9e4ae44379e6e57a2cf95d54749bc214fec86332e1c381ad0470b35e8829e405a534cef64758319e16419def6c4c041c8d3f4ecae2adef6d4427a03e48f8a640053b5f88f2bf98fef8c5828b26a1ac009d24dcef3ce5c3d6061a85d00a99c9186f7d086042c26e37e6d46731583d51310e9d17b696613e2052204015a81051a20740e3c697ee00811cd81d38d39487397c2f2b5b88b7a08d77bf627e6ed89833520d8341aedc1f1e6b17124749e4da34241835597797994f94c5474e63efa68b09d5867157f6be3344201c934f5de953895378e245f59942370ce3954a1089db446d012b65a61882a59042b95a7852ed1e8866982c25ee598c38ce37f527b049a44095e3b0d054e729a69aaad1308e887e3bc0a59ef51e5a374921288347dde91b81a15c01aaf354db200126ab2cd09f10d7c233e9d14ccb0844e33dc0843802667c02b2d6891582b06c4216c3c98cfbbd5eadb2401b0d0d2b80858db70cfae7f893307080e35f09a15d285b347b4ae41a3e395ed2dade7d49183416f254e1ce477096ab7f2f6dcc546ae18d06febcdcbd9fa213192657bdd01c2e4569fea5afd2ed67245f73fafc8907ee1c571feb6560245d4ecd4606c4c4a0b3017c76c13482e0cda162e781e484c120b20fbd797fb673ed23a1d8e5a93d3c370315928605c10f9ec82d217fa1c09273e915a188f9e136b1ed048a52522d966c9d3581913446da4f7422ac3473c65654cbe1388e5b7a43d999783dcb627730b47a42d4a60be60bc73ca0ac9716a1998af23271e6852acb6099342864449d45232df022dc329616bac262ec07ccb612d4c58b72992ed46c2a0e8210665c6f1c44420d81c57d20d5dc0c9c26fc9b8365ffa6071d1ecb4403a623defdd8610794334b42879efcf631178d35ad1caa54bf52da5107529c2a519df66de1b45a3b176209df7964bc0d7c019f0a571caa35269dbe1f2f497d4dd76b8113c25d58f34a8d62058e3fb7d38722c736379b9d54d0fe558b33bc72eb6edae91d2738442d1cc0be76d918b2238426168ea3d0891b2bb035f8bedae2a1c3697f0e51ab76e79e46ba2dd88a4862fb86ac6f0ce5dc77bb0d6730487b760bdf2c516ac141ce7e12d58614423ac830f5d8ec6fcf5fc58bcaa9b57cd8d760ff1ada04b5e674baeb2708a48c44d8f505b67ad1420a561928021c6457fb39eae2b66125ab565e8a31ed230a6b562946aac18688215e1a062932f9467cfa41d1ef445f6f7c84db4680c383f8030cc6bab2071387c6efd4b5005ef50817316bc72c68453de02b47100d2d1542b95dcc21df4569b28145bb82645146ab73a88c27c77fb342ac7e9cd563a0e7804a26d80b39ba505477c7ba04331eb8d3e5a98c2a3554a184d4e44a11b9c175a1ae31592a711e98642597fc45d6a639475bcc9878ad5910c50d9a301e43c2ce5c00d863aebb307c6388f9a3c342914e78e06a020343aa9ac37062d6006699c611f54bef2c35d44cd69fc1a42a2bcf7caf6ab7cceac2fc792003f2e774fa764bd2ad32e3992c7c7ef0f6fdb0e035a35b25f3d6ec3b09597923afefd3b9488bbd282442f4169966113f80a2d5b2dac33c832ac54caff1bf85a5bad93dde60ce1c4b9e2e6bdbc62c71a292a47b15c24354a73c13056ebe4348ca7865b7ccf48949c2027c9e955a19407ad056d398dce926b4c76ce349d249167d828645640aa4e4d2b2065bbedad3d6f05e7e5718a1eadbe50364348ef39675c23cdb6c6d84e7500c32cb069e62c812c3f67da1bafbd22dde5b40cfa9aa02981c2908603d26291beee74e3e9adac3c965b60d30a63d16a0b15b9195c2e85b3fa699a022a723ab85c0a67f5d364da28525964dfe550f916aae3d6e024f3558ecc80d9625c448ea4b18aa4d194b8884159250d49a3d2a3a64b65457182e94ac8616eba48e20c3aa20d1e49168b0d2fa2461a8836082d8ccd2cafb8c64c30a57c1875a829b59c1ece728292cfede87e53aab192f1efdb9fab31a14c7e7ee248e6dda95faeead7615ba3f69f20d79dc3f61e92dd19c6e5ef162fafbc897dccb83a4995ac62793f76eb9febcdeaf9b8fc3f2df77dcafbf4c698055357dc6537bcad18c666fb56d1c7dc2f878706689ffa8f00d6d3ee9ef26cf4291d2f49ec50ff11af3fe235a178b5692e6b58b2ebe47703799e82f92a695843d69f1c6fc7fe292658eeb0b762922b8bc3056d865bbb91a7b7de54f476b75cf79188f048efbcb6e2a58a8b2a1006f2a7a43b16a073023d217586a3109008538a5c3a92372eea731f49e8eb76960d382eb5c7a1452eb72643ca0770413e0e401205e7c27ca9f86a26047c99a445a45219a579e38b7c631b8a034a34caa070de936f2c7d32089061293791021baae869a304b37a7974e2808bdc19cfdcdfca843b0ff93edf4c0a388e1e8211d6293e391f7aae3104232418a95cd4f1ce8d8d1b775c8290c459b570a2ecb875de5a43720d5ed90449cf2dbb9b080922584b6b456947ee7dd163eda47424f1085e46e1ca0eff969641d4e11efbd1d7e59cf36a6880b94a276fc6281ae8627b9aab2d86cd18835ea6043b66d7589e65c0eebcb0686f82acb5261793d8b5b17ec08174049db0ee21039d8c7b9f2c7658f7b8a241dad99a7c19b4330b1a5c06b0036da7049f03b592ea69970db497cd1476259dcbf74742fe48482421098eeb2c58e2755ca1d62b5d9439e652c202b942ad30984aca18f656cc7199c68683706d96dbb8d55120e2c22168e87b8964f789c6484bcc5ca0c3b0ed4ff480788c9544e07d2344248291ca92d9698c546bdba5d56927823522c64d36c31ba68c3413c16811ffd6560b6cf73a795c948c4dd4e7a3909fd5e1f06ebbb7b42c75c85054ccb1c2c90ad08e7c774e5134c461e4e0dede6c8449ba9db3d2082f7491684c7d060920adf2c2a3b0731a61cbc7d525395f8e7c89c0c72df59546dbd2252067c2cda9b724a7b4ae407ae023fb26f496e499d79f158ecfec0fedad155158a167372c1356803808dbca53e4cadba048bd71d435b8bd8637149d2125c8515707cd2e173eda7b0d3127a180a051764608ae191efacb25bf69944179f21964a6bf7516cb95bf038be50a8b318b95b5ea065637a2c496054f7800aec5288755609cbe5e726b522faae7ece25321652ae0c59bebc984c0b17930d521d2f681db32fed236c6e681336e6dc2161b3e92a91f7a2cf18caa66f61da8cdea90799d9f3a1bc6f46594bbd7cfe530322cea0a85afbb910c3fc7321acaf4159fbba15c98edd505e50a95d7bbb15c96eb5503d3b068b6b468aebdeb59b36880bef14fe33c91e5a896b3e8c8ab355adfb05e4f7a130ce2436ec1e19de09c6fbb02e139099a21f097304c3e308eb459124579d88459821047ee364bb1460fe3314166447b3c2e5c70f658043b915d9d2ee570f981f904dbb82c17b10343acfe8e89ee17e7dba452dd2f32471d18626b74ac3a3041e249aaf0c0853aaf030726714cb0281230aeb72aa626e15d282ee4057914b3cd44cba4c3e8a2ea4ebcc7a1cb13447c9abcc396cac83bf4de28feaa041733d24c9106984f97ae99719e97d1b9024715e677e99a24dbcdfae7ea9e5f5fbf3c4fd8b9b8dd641713e9179c279030c0edc9ae57c2232ffe0e3963a26584f5830a5b8b3d715a9f2e9ef373cdca61b3fdb19a52ff375b1deb1e96653933471a7d5aed3cd260ddff5a721fa703d268743c8e6c5d009f3600fbe5e670ff4c3fb7cac6ccceb2c6f556a79e8db449febcdc6d56bf88c7ec965d9b02a3b1c4ed4e8d265d46878de7eed7390581bab0345bed449229d1c4462db7479fae36b5dd3cdd6f778fd4ee94b3d26cf52224759bc6f942854d933d114f704638cdf55abd52cd2fd058b4ce38e4cf60693ef2f51b7c816672fad815fd1c5f0bb62bfae9407940abf85085093538e2b9cb06465daa701cb259ec49219c53b0383ade1207831765f6b6cd1c756b79d327b9bc84e6f448673fd31912fec9954f80589a4f90ce57bb3d804668def1706283585583389b6bf5956bbe886ef5c089c30635813bd794f48adb606b3216cec7db5e681b45551a45ec348a64edd0f18784790b171978cd267215033e4587c678a9d4209b38bfecddeb075f3bbe2534e5ae20a2d2c0df81e62d78ad4272543c7fe9c86c48cb4d7a85e24ef756e1991391686e99a7be53c62cd1de2814359589cf0009163e57ca73f220676775d58bbeb55694467299ba275387cdbb708ca8db90a45d3a08576646260e9d7756891df1d98c347d34328fe44a1f29cb7f8ce437d9e46f5be1f2308e319de1d6c691f221f5f066b479f891363673b6359ed186f13c56396b6f6b56777e877dcd2e7a1fdbcde2cb8b13eca7253ebe38c111820c8c8fb33feb6cc7279a3eca16ad2eb2993287533eceb6600f8e0fb349db83e3436d9a8b22cbb3616bcb6342c6757abc236ded9c7c86dfe6846b9fbd55597bab3ea6af3aee5ce86c7dbb9130e6e8108d843047df741c84ab3873235ca0f2c489ed3e71f2de6af902fa7003b57c59efa651cb6471934907d59d1baae52b1e6513d914fc8fc7916e13a9bade21cf0e0c1fc6992b31d4b5a22d3f7e6761d2c0d0e4c59aae509fe72ced134ebda55961752baf7fa4a90e23be6d79efead3b10253124ef148524826997e571e5971dd4756464e3f8a4a41c5c5092fa92899889ba62a47b5a5e7fd3b349547229286afb8de55bdf43a3560135938a91ab06773c66b9526edea773aad7b6cbfaf5479b4abe399f23f637b7ea53ab75d4be58c9e37b458f9113ed77dc660a416b3ba1a8ae5cbaf375a5cab5a4261c7673ccba707cddfa06f795eafc8cb6f8af27df5ed846546462e5f5b19ba50d37278267cbaa4e52589f067a3b872c59ff3bb75930a222367dcdbe68c8f39e7d433e757f88e6207128dbe8964e821e61e1437ac0780dea527e3dc8ab2ef520ee0a38a5483139445f47ce2c3bc177836aa8aa85545c24e823a4d55dc9ac07617c6bd6661c3d3aa8468550e0e21f6d4483e637bb4aa905cd1ebc3b6b6b82eab90dcb19c321592af5cc3f3ea25376f2a49d78c7d5c2ff0f467c5ff59f17f56fc6fbde2dfd757d452a796db599cf7dcecf4f7f7d4fa8a588febd6bb86d96fe51b5cf313c21d137ef5eadf233b642bfb5c9471ec93c0becf434c1347fd4d66fb26a5d3bb9d3ababc7c7c24cfed50e8cffd81d456c819bb5b6c5e1fbf2dfeba170f169d13064129c95fd8a2e5bf7d7b097734f0b7e194968852027fefb5d4c5f0608d96c6d1ffd2bffc197af21057fbd70d3bac0f82c7a3fd5bf14fc9f2975aadb9ea975abd70d52f114a8658b44ef0aa42efc74b5c66c36b65b447d0c2a1f5faeebe75d16198c0cac33dbe7dcf67c39d422538b71cc1864f7f46976c18e5e0fc86590bee6fe111af5f68f05fc933ff152e50c3df49ec96df8afb342c650e1e573ea3497dfb4a0f2e16fffe3f99f7457c');
INSERT INTO public.api_token VALUES ('sjrpvw2quep6', '4d93d8ff58b3bc76daad2e2d79c4a7c2f74caa6efe6671ee2fe421e7e2947945', 'y3wtu72nv78j', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795965733908, 1827501733907, NULL, NULL);
INSERT INTO public.api_token VALUES ('hepaztyy8guv', '40c6c2519e4ea4db087c51bfecdaf1f079246f3753906a5f1af0663553e917ae', '578n59qdg3jj', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795965733958, 1827501733958, NULL, NULL);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 0, 'draw', -2, 1, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 1, 'draw', -2, 2, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 2, 'draw', -2, 0, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 3, 'draw', -2, 4, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 4, 'draw', -2, 3, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 5, 'draw', -2, 5, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 6, 'draw', -2, 24, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 7, 'draw', -2, 22, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 8, 'draw', -2, 22, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 9, 'draw', -2, 21, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 10, 'draw', -2, 29, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 11, 'draw', -2, 15, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 12, 'move', 0, 39, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 13, 'move', 0, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 14, 'move', 1, 113, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 15, 'move', 1, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 16, 'move', 0, 8, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 17, 'move', 0, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 18, 'move', 1, 140, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 19, 'draw', -2, 18, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 20, 'move', 1, 77, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 21, 'move', 1, 141, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 22, 'move', 0, 62, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 23, 'move', 1, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 24, 'move', 0, 110, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 25, 'move', 0, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 26, 'move', 1, 62, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 27, 'move', 1, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 28, 'draw', -2, 34, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 29, 'draw', -2, 32, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 30, 'draw', -2, 31, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 31, 'draw', -2, 33, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 32, 'draw', -2, 31, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 33, 'draw', -2, 32, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 34, 'draw', -2, 31, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 35, 'draw', -2, 31, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 36, 'draw', -2, 30, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 37, 'draw', -2, 30, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 38, 'move', 0, 401, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 39, 'move', 0, 546, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 40, 'move', 0, 586, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 41, 'move', 0, 428, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 42, 'move', 0, 971, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 43, 'move', 0, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 44, 'move', 1, 415, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 45, 'move', 1, 968, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 46, 'move', 1, 414, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 47, 'move', 1, 967, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 48, 'move', 1, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 49, 'draw', -2, 20, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 50, 'draw', -2, 23, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 51, 'draw', -2, 22, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 52, 'draw', -2, 23, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 53, 'draw', -2, 21, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 54, 'draw', -2, 29, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 55, 'move', 1, 39, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 56, 'move', 1, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 57, 'move', 0, 140, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 58, 'draw', -2, 28, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 59, 'move', 0, 89, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 60, 'move', 0, 142, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 61, 'move', 1, 113, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 62, 'move', 0, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 63, 'move', 1, 61, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 64, 'move', 1, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 65, 'move', 0, 11, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 66, 'move', 0, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 67, 'move', 1, 83, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 68, 'move', 1, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 69, 'move', 0, 83, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 70, 'move', 0, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 71, 'draw', -2, 32, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 72, 'draw', -2, 31, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 73, 'draw', -2, 32, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 74, 'draw', -2, 32, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 75, 'draw', -2, 34, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 76, 'draw', -2, 33, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 77, 'draw', -2, 33, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 78, 'draw', -2, 34, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 79, 'draw', -2, 34, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 80, 'draw', -2, 32, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 81, 'move', 1, 405, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 82, 'move', 1, 757, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 83, 'move', 1, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 84, 'move', 0, 433, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 85, 'move', 0, 966, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 86, 'move', 0, 519, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 87, 'move', 0, 584, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 88, 'move', 0, 968, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 89, 'move', 0, 967, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 90, 'move', 0, 966, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 91, 'move', 0, 269, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('k7swj6bgwagq', 92, 'move', 0, 146, NULL, NULL, 1795965734193);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 0, 'draw', -2, 2, NULL, NULL, 1795965738426);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 1, 'draw', -2, 3, NULL, NULL, 1795965738426);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 2, 'draw', -2, 0, NULL, NULL, 1795965738426);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 3, 'draw', -2, 1, NULL, NULL, 1795965738426);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 4, 'draw', -2, 4, NULL, NULL, 1795965738426);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 5, 'draw', -2, 5, NULL, NULL, 1795965738426);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 6, 'draw', -2, 22, NULL, NULL, 1795965738426);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 7, 'draw', -2, 14, NULL, NULL, 1795965738426);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 8, 'draw', -2, 15, NULL, NULL, 1795965738426);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 9, 'draw', -2, 18, NULL, NULL, 1795965738426);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 10, 'draw', -2, 19, NULL, NULL, 1795965738426);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 11, 'draw', -2, 16, NULL, NULL, 1795965738426);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 12, 'draw', -2, 11, NULL, NULL, 1795965738426);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 13, 'draw', -2, 12, NULL, NULL, 1795965738426);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 14, 'draw', -2, 25, NULL, NULL, 1795965738426);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 15, 'move', 0, 23, 'yIfitcxkjNI-99gGZy8YTkpZMUkH6Fq8KDEo', 'y3wtu72nv78j', 1795965738495);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 16, 'move', 0, 146, 'GKaINpIazu9EoZ2uH8Bw1IHkLnEsfEXzVBCt', 'y3wtu72nv78j', 1795965738531);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 17, 'move', 1, 96, 'HXsC3HRT7XNbLOEeAe7S3GLi_3RtcwET9Cx2', 'vjtywjenyamv', 1795965738552);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 18, 'move', 1, 146, 'B0dM_Xusl9jirj-aAkEMLc6612Ryff-1x-Jq', 'vjtywjenyamv', 1795965738586);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 19, 'move', 2, 50, NULL, NULL, 1795965738598);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 20, 'move', 2, 146, NULL, NULL, 1795965738598);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 21, 'move', 0, 28, 'oF2550gysBpegNddqEX5WH7n2viT10gWo2FX', 'y3wtu72nv78j', 1795965738626);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 22, 'move', 0, 146, 'pMZTacYx8y8yKC5mX9Gte5jjUsQNiyOCqpZN', 'y3wtu72nv78j', 1795965738662);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 23, 'move', 1, 140, 'cPVSbfx_dWDQsrcdr1AwHKKlR-IQUXYVeYt8', 'vjtywjenyamv', 1795965738687);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 24, 'draw', -2, 10, NULL, NULL, 1795965738687);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 25, 'move', 1, 3, '1UgleeNl-_C2LB45C7k8xnOVGH81aiCpgCYw', 'vjtywjenyamv', 1795965738730);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 26, 'move', 1, 141, 'v57T2FvjYekBn3uaOvqcoQIYPzvr45YvNOum', 'vjtywjenyamv', 1795965738770);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 27, 'move', 0, 80, 'X3AEtZtdXf512uf3_RXVj3kJfhN3km5kH1gl', 'y3wtu72nv78j', 1795965738802);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 28, 'move', 1, 146, '_LYqGF4J59ETaXzVxTAQdfd7DLeIEjc-SGc6', 'vjtywjenyamv', 1795965738817);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 29, 'move', 2, 61, NULL, NULL, 1795965738821);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 30, 'move', 2, 146, NULL, NULL, 1795965738821);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 31, 'move', 0, 5, 'KLChFZE3_ok6yZ1sd6atAmvaqNsyvVifrJ2s', 'y3wtu72nv78j', 1795965738850);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 32, 'move', 0, 146, 'YbheO6E5zm1QiB7w9SbSbC3ge9OW6rF_cNR0', 'y3wtu72nv78j', 1795965738882);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 33, 'move', 1, 104, '4_EGSqn9DE53Pg_f9o2THi8eVSydwXB-fyid', 'vjtywjenyamv', 1795965738902);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 34, 'move', 1, 146, '5sHBblvoWydRlrvl-OPjenvTW-sMQCz_JQt6', 'vjtywjenyamv', 1795965738932);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 35, 'move', 2, 29, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 36, 'move', 2, 146, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 37, 'draw', -2, 31, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 38, 'draw', -2, 30, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 39, 'draw', -2, 34, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 40, 'draw', -2, 31, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 41, 'draw', -2, 31, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 42, 'draw', -2, 31, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 43, 'draw', -2, 30, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 44, 'draw', -2, 33, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 45, 'draw', -2, 34, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 46, 'draw', -2, 32, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 47, 'draw', -2, 34, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 48, 'draw', -2, 30, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 49, 'draw', -2, 30, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 50, 'draw', -2, 32, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 51, 'draw', -2, 33, NULL, NULL, 1795965738969);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 52, 'move', 0, 401, 'r_m-KR2fCTMFX-AE1YIFcE-ytVC03S5SWCMN', 'y3wtu72nv78j', 1795965738999);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 53, 'move', 1, 395, 'AYdwwDczMn57afqljyVWiZLOJI5TctwMZFEC', 'vjtywjenyamv', 1795965739018);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 54, 'move', 0, 415, 'rgF1OA7zGzP6DtyQ7QGryPcu3ChBeOIKoxWz', 'y3wtu72nv78j', 1795965739046);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 55, 'move', 0, 420, 'P7-UC1uLc_rACwO0-thkfwNbRW2n7fHH3n9k', 'y3wtu72nv78j', 1795965739073);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 56, 'move', 0, 837, 'FH7Wv-qs8FBPV8KMbSNnEM2R6OuAhFNHX9q7', 'y3wtu72nv78j', 1795965739121);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 57, 'move', 0, 146, 'vQHHwPrATD7jeaNUg10wupGzVn4Wx5PHXRBF', 'y3wtu72nv78j', 1795965739155);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 58, 'move', 1, 964, 'wi1MEr-xO55WKdTR4AJVbGC_prUbaF3kYOeq', 'vjtywjenyamv', 1795965739174);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 59, 'move', 1, 419, 'LamXI9PnlYuhbDAIb8F90w9OX64pqMdfN1i6', 'vjtywjenyamv', 1795965739206);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 60, 'move', 1, 967, 'Vv4rzeGVYBYymIo_dtY9olDurLrgWa4udCay', 'vjtywjenyamv', 1795965739242);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 61, 'move', 1, 428, 'NO89cC9zQOCbZqyVoIFWrWYKrBXUs7XgUtSB', 'vjtywjenyamv', 1795965739271);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 62, 'move', 1, 971, NULL, NULL, 1795965739271);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 63, 'move', 1, 146, 'UGeT70TRj4Mf6q3h_mKk3lxQC7LUQgl8iiTO', 'vjtywjenyamv', 1795965739333);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 64, 'move', 2, 146, NULL, NULL, 1795965739353);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 65, 'draw', -2, 20, NULL, NULL, 1795965739353);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 66, 'draw', -2, 12, NULL, NULL, 1795965739353);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 67, 'draw', -2, 10, NULL, NULL, 1795965739353);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 68, 'draw', -2, 20, NULL, NULL, 1795965739353);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 69, 'draw', -2, 29, NULL, NULL, 1795965739353);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 70, 'draw', -2, 22, NULL, NULL, 1795965739353);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 71, 'draw', -2, 14, NULL, NULL, 1795965739353);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 72, 'draw', -2, 22, NULL, NULL, 1795965739353);
INSERT INTO public.event VALUES ('5ze4g54bf8cp', 73, 'draw', -2, 14, NULL, NULL, 1795965739353);
INSERT INTO public.event VALUES ('vep98nswchyd', 0, 'draw', -2, 4, NULL, NULL, 1795965739705);
INSERT INTO public.event VALUES ('vep98nswchyd', 1, 'draw', -2, 0, NULL, NULL, 1795965739705);
INSERT INTO public.event VALUES ('vep98nswchyd', 2, 'draw', -2, 3, NULL, NULL, 1795965739705);
INSERT INTO public.event VALUES ('vep98nswchyd', 3, 'draw', -2, 2, NULL, NULL, 1795965739705);
INSERT INTO public.event VALUES ('vep98nswchyd', 4, 'draw', -2, 1, NULL, NULL, 1795965739705);
INSERT INTO public.event VALUES ('vep98nswchyd', 5, 'draw', -2, 7, NULL, NULL, 1795965739705);
INSERT INTO public.event VALUES ('vep98nswchyd', 6, 'draw', -2, 25, NULL, NULL, 1795965739705);
INSERT INTO public.event VALUES ('vep98nswchyd', 7, 'draw', -2, 18, NULL, NULL, 1795965739705);
INSERT INTO public.event VALUES ('vep98nswchyd', 8, 'draw', -2, 20, NULL, NULL, 1795965739705);
INSERT INTO public.event VALUES ('vep98nswchyd', 9, 'draw', -2, 26, NULL, NULL, 1795965739705);
INSERT INTO public.event VALUES ('vep98nswchyd', 10, 'draw', -2, 17, NULL, NULL, 1795965739705);
INSERT INTO public.event VALUES ('vep98nswchyd', 11, 'draw', -2, 22, NULL, NULL, 1795965739705);
INSERT INTO public.event VALUES ('vep98nswchyd', 12, 'draw', -2, 28, NULL, NULL, 1795965739705);
INSERT INTO public.event VALUES ('vep98nswchyd', 13, 'draw', -2, 29, NULL, NULL, 1795965739705);
INSERT INTO public.event VALUES ('vep98nswchyd', 14, 'draw', -2, 24, NULL, NULL, 1795965739705);
INSERT INTO public.event VALUES ('vep98nswchyd', 15, 'move', 2, 117, NULL, NULL, 1795965739744);
INSERT INTO public.event VALUES ('vep98nswchyd', 16, 'move', 2, 146, NULL, NULL, 1795965739744);
INSERT INTO public.game VALUES ('k7swj6bgwagq', 'y3wtu72nv78j', 'over', 'fr', '{"lowest_value": 2, "surprise_guest_returns": false, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 1, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 4037611263862628099, NULL, false, 1, 1795965734165, NULL, 1795965734184, 2, 0, '{"reason": "target", "places": [1, 2], "scores": [6, 0]}', NULL, NULL, false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, 1795965734193, 'plain', '{"title": "An evening in May", "comments": [[3, "a good one"]], "commitment": null, "entropy": [], "seating": []}');
INSERT INTO public.game VALUES ('vep98nswchyd', 'y3wtu72nv78j', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 4227174134209889979, NULL, false, 0, 1795965739468, 1795965739696, 1795965739744, 1, 1, NULL, NULL, 'a5e9b2e3d3f5156a6e49fc4ee190f106381bcf1519025d941cad0914fd62bc4a', false, NULL, NULL, false, false, '{"kind": "live", "bank": 600, "turn": 0, "increment": 15}', 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.game VALUES ('5ze4g54bf8cp', 'y3wtu72nv78j', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 4520464652847754450, 0, false, 0, 1795965738356, 1795965738416, 1795965739353, 2, 2, NULL, NULL, 'c20b668de601b70a3711f3693a1f3df890fb5d832b3ac5ca58b3ff5d23a51755', false, NULL, NULL, false, false, '{"kind": "slow", "bank": 172800, "turn": 86400, "increment": 0}', 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.game VALUES ('dyfut93gnm8k', 'y3wtu72nv78j', 'open', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 3910789505620689057, NULL, false, 1, 1795965739384, NULL, 1795965739384, 0, 0, NULL, NULL, 'a13c578d7bbfee74241206eca73ce6d9473b9c26513aa604373668648ead7d46', false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.leaver VALUES ('vep98nswchyd', 'rfxq3r7by6u7', 2, 0);
INSERT INTO public.lesson VALUES ('y3wtu72nv78j', 'guest', 3, 1, 1795965734130);
INSERT INTO public.link VALUES ('fqv8d4ccxpfutyqunp8e', '5ze4g54bf8cp', 'join', 1795965738359, NULL);
INSERT INTO public.link VALUES ('g5nafc7jxmjyngtmwkq3', 'dyfut93gnm8k', 'join', 1795965739385, NULL);
INSERT INTO public.link VALUES ('7yhv9vdhtbggy2q2q9vv', 'vep98nswchyd', 'join', 1795965739476, NULL);
INSERT INTO public.meta VALUES ('id', '67e2a1e3');
INSERT INTO public.meta VALUES ('server', '6a05b1267272c08cf305300f8c73fd1f');
INSERT INTO public.meta VALUES ('push_key', 'd16c89ab2208f53dffca95ce5c9b3eef336b0cea3215b1d8f99ebc180f5959d9');
INSERT INTO public.meta VALUES ('link_key', '0173f19e6cd94f981c0c397045be669678f22939704b3497ea5586dc448a3846');
INSERT INTO public.meta VALUES ('seen', '1795965740.076');
INSERT INTO public.note VALUES ('5ze4g54bf8cp', 'y3wtu72nv78j', 'watch Ben', 1795965739377);
INSERT INTO public.notice VALUES (1, 'vjtywjenyamv', '5ze4g54bf8cp', NULL, 'start', 'start:5ze4g54bf8cp', NULL, 1795965738443, 1795965758441, NULL, NULL);
INSERT INTO public.notice VALUES (2, 'y3wtu72nv78j', '5ze4g54bf8cp', NULL, 'start', 'start:5ze4g54bf8cp', NULL, 1795965738443, 1795965758441, NULL, NULL);
INSERT INTO public.notice VALUES (3, 'rfxq3r7by6u7', 'vep98nswchyd', NULL, 'start', 'start:vep98nswchyd', NULL, 1795965739720, 1795965759720, NULL, NULL);
INSERT INTO public.notice VALUES (4, 'vjtywjenyamv', 'vep98nswchyd', NULL, 'start', 'start:vep98nswchyd', NULL, 1795965739720, 1795965759720, NULL, NULL);
INSERT INTO public.notice VALUES (5, 'y3wtu72nv78j', 'vep98nswchyd', NULL, 'start', 'start:vep98nswchyd', NULL, 1795965739720, 1795965759720, NULL, NULL);
INSERT INTO public.passkey VALUES ('YSBrZXkgb2YgdGhlIHBhc3Q', 'y3wtu72nv78j', '\xa501020326200121582087aeae5043eb77b9437ca300b66beaec766156f2c224a5dda510f7024a3552752258204b9077bdbf6f0762025178f6c106607676049c5b8c5363abf3d8d02842f5355e', 0, '1', 1795965733877, NULL);
INSERT INTO public.person VALUES ('y3wtu72nv78j', 'Ann', NULL, 1795965733472, NULL, 1795965733879, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('578n59qdg3jj', 'Robby', NULL, 1795965733930, NULL, NULL, false, 'y3wtu72nv78j', NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('vjtywjenyamv', 'Ben', NULL, 1795965734089, 'ben@example.org', 1795965734089, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('rfxq3r7by6u7', 'Cleo', NULL, 1795965733968, NULL, NULL, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seat VALUES ('k7swj6bgwagq', 0, 'device', 'y3wtu72nv78j', 'Ada', NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('k7swj6bgwagq', 1, 'device', 'y3wtu72nv78j', 'Grace', NULL, NULL, NULL, false, NULL, NULL, NULL, 1);
INSERT INTO public.seat VALUES ('vep98nswchyd', 0, 'person', 'y3wtu72nv78j', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0, "since": 1795965739.75068, "until": 1795966339.75068, "credited": 17, "had": 600.0}}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('5ze4g54bf8cp', 2, 'bot', NULL, 'Utopus', 'greedy', NULL, NULL, false, '{"clock": {"bank": 172800.0}}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('vep98nswchyd', 2, 'bot', NULL, 'Utopus', 'mason', NULL, 'rfxq3r7by6u7', false, '{"clock": {"bank": 614.960444688797, "turn": 0.0, "credited": 17, "had": 600.0}, "left": {"kind": "person"}, "others": 1}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('5ze4g54bf8cp', 0, 'person', 'y3wtu72nv78j', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86399.86237931252, "credited": 58, "had": 259200.0}, "own": 12}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('5ze4g54bf8cp', 1, 'person', 'vjtywjenyamv', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86400.0, "since": 1795965739.3555894, "until": 1796224939.3555894, "credited": 74, "had": 259200.0}, "own": 14}', NULL, NULL, 3);
INSERT INTO public.seat VALUES ('dyfut93gnm8k', 0, 'person', 'y3wtu72nv78j', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('dyfut93gnm8k', 1, 'open', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL);
INSERT INTO public.seat VALUES ('vep98nswchyd', 1, 'person', 'vjtywjenyamv', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0}}', NULL, NULL, 1);
INSERT INTO public.session VALUES ('b8ef1b25728364588d537b5f6184de15469ae2f2aa43e23dae6b4921d45cde43', 'y3wtu72nv78j', 1795965733489, 1795965733489, NULL);
INSERT INTO public.session VALUES ('4f1bae875b4f579cca4c6425e0db922fb8ab5d2be16b5ba7df9663ece3047e0c', 'rfxq3r7by6u7', 1795965733970, 1795965733970, NULL);
INSERT INTO public.session VALUES ('d274a8e7f298c9efde374d918e081cfdb57cd706a9e4a7857e33dd0e0bbf672f', 'vjtywjenyamv', 1795965734091, 1795965734091, NULL);
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
