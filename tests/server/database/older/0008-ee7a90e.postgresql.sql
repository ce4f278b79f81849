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
INSERT INTO public.alembic_version VALUES ('0008');
INSERT INTO public.analysis VALUES ('dcfmrw978x8e', 'quick', 1795962830394, 1795962836407, '\x789ced5deb72db38b27e95947edb2e34ae8d7995535ba7145b71b451acac24c79b9a9a77df6e50144910e045a2643a95a999dd8417081fd0e8feba816efebd785e7e5f2dfe5a3c3d7ef9be7bf30eff8babc5dd62b3fab9dad0e5ffbcae1fbfd1dff787e5213cb67de1dbcbafabe5d3e22f71b7f8f7ebd3f38afe28d5dde2b03d2c37c51fbfac77fb4378e0f175f793defcbfbf17d4e40b5d0379b7d86d5f5fe825a086bf2e77ab3ddd170f1a8d41e50d58a1b49778271e0c684d7fd574d91ae1e4bffeb9abdad19976108497c238c1ff8150d40ea017ce6be9f93ff4c6351ab2b986943028b4d35608e7803b04d66bf0461ae5bd9428b1d110661af2da3a05ce7b278cf0d65343c22869510a21bdf64281aa372445b647a068842c48ee8780d023b434420a1df7d6a36d34941b6b6711a386a402c837941d6c2104463df2de43b6a1dc603b43d3e511c083d4561aee91a6e9128028d01945d3506f48e506dbd27080564a1b496f7b4b0d291a3434d61aede83784368d867cae212969d694f404cdeb004d3947b3669d2068a2d11d9d1b20e5501be390c684c648ba3b6e188cd61268e4688c9caeb763cca91d596b071e040b4de34937f8493ff4490b839f54839f1c8cc80e466407237262e89338183bcac14feaa14ffa9ef1fc1769d2afdbf563b8dad0a5ab2073f4fa7eb52c546e25878fdba085a991c56ab7dbeec29f15922ea435a20c294503dcc7e7ddf289d5fb977550ef3f36cb5facd4e9871eb77c83d7c861f55f6a8b7eeeb0da7dfab1daedd7cb974fd4cf1ff7fbc3eac79e5ffbba5beee9e9bf17eb277e92fb781f9ea79b6fdbddd39eef9dbaf9b8fe494f1d5ba2279ed6fbc36efdc83fd26876bddf2c19cfe26d4dfff7cf3f3c169f570c6cbefd2b26f0ff4f0349facd0ba10c2913d48a9408db00d24ede6a5226606c5035d58b477c835ffbb15dbf1c6abfa71fac337740dac754778f8d36ef6d0f5f096118cba3d13e0daacb0ceaf3eb66734f1776cbc7d5a4c31a35dc1ad8a6c1f0966c396ae984d74418c2c828b2f8609cf4c2580327e8f4827960a3221f0add1f433519a8dfd687d5fdf7e5eedbea3029d266bb9302d50f642db340310374bf5c6fee37db2f8769174aa3d91e988868a5b0862cb5b28ad9960400e5bcd264cfe99a6cc284309f34ab49a03603f4e7f26575bfffcf2bfdeea4489bed4e0cb598515eb009a85644501fbf921adfafa6807a6cea02a881c8993a1c47e6283b6f26d6e4259809566212cca895d806630398cccc80aea666ffbafbb15befb33351bb1ff73fee8656640e9c074bd4582ac50cd758320752a02202ed88e8d6bba882e653814544fe53c11d4cc91d20c51d805c16a78d73c117227553e71228c96703f2849421b748f88a4a7cde5043613a5a6c0298ad342679f5fcebc7219896ddf265b9fb357286a19ce1b29dc8ac9c1a3d4def6ab93b7c4d73091b77ae94c0b3b904740ae0195c02c9bb51e41a93478ce448f8e0065a63c981f69268812159487009f237353d64e955e75d70b1c82b35d494a257a590ce25a90406ba00492a218212864e2261656644cf363add233ac2e8a8b0a46d734d6b5ee8ea21bda6afa0a0bad18c51501938c5fac78cf9800ca00b685e37a251348f0125e0e834bfb9822decc632c61626a0b88e898939e9f7e5afe5a7c7356bd5fb376af5cbb940b8a1268aa8d5130cead1aa05038390416cd48322c888580ac9f366b9dfdfefb66fd3c1a837393586696c390cec8820851bc4220e541616db0df7f60d5aafbc23af5f1bada1dfd78f3d843059abef9f493ef687250dcab9f4ab3d5f51abad296b1be77975ae6d99bd710ac9a27a67c93a3bcdc11b2d2d90dd155291759646d884691efa5e6c9ccd83274991b26d9aeb77f2a619446cce2a2a3681979fe163c3f57f19ff6a2c0e15f848da7f00118bc809d004ee501acf701b70069c380873823381439486338670787040826ac01a2180885ef009788745a3d2dea372d874970a57567c384736a9a8ed31a894f3cc277725baf174bb127daeac394ae20d7962379c71e1c0d1803e5aa8c114f404d29a627a27ab1bcc0827cbf2b6a70e1c843c4dcfeeaae26d4f23a4b740fea8480630558bff60c97f7c67c44291553300284837a1e79db97ac0c252bb0052a19596f7d086042c26e37e6d46731583d51310e9d17b696613e2052204015a81051a208d089e343f708488e6004d630ed2dca5b07c2deea21ec2f59efd89797be2e02c08368dd67840de3cb64842e7d9342a2d68b0ea322f8f329f898acedc471f0db613ebace26f6d9c56282099a6de638953798b24f9ca693902e79c43158ad04967052d6167940e5125a7c149e569a14b6d4dc3344161af72cc61c6f13f69bc069a4409dea081022739cd34d50e8506ed87e3bc0a59ef51e5a37492125ad3f4792471b52a80b5de189a640124d4649b13e21bf8467c3a299861099d66b811860043ce805746d022714e0c8843b878309f77abd5b7490260a1a57111b0b6e19e5dff12670e34a036c06b56480c678f685d83d1c82bdb3b5acfa9230783de4a9c38c8ef12d46ee5ed39c646ae18d06febcdcbd9fa213192657bdd01c2e4569fea5afd186bb9a2fb9f576448bff0e2387f5b2b81226a766a302e26a505988b63b6092417066d0b173c0f2426890590fdebcbfd331f699d0e47adc9e961604c160a1817443ebba0f4853e47c2894fa416c6a3e7c49a076da532526bb2cd92a7b132265a1b2bbd1752593ee2292b63f29d402cbf25edc9bc1ce4b63d995b38226d5102f305eb11951392e3d432305f24271e68529c710993428644496da464be05468653c2ce3a435c80f916ea5a98b06e5324db8d844131430cca8ce3898940b03daea41bba809385df92716dbef4c1e2a2d9698174c47adebb0d21f2a6b5a545c97b7f5e1781376314ad5cba54df520a5197225c9af16de6bd51341a6b07d2796fb9047c0d9c015f1aa73c2a95b61d2e4f7f49d36d871bc15352fd9a06d5590dcefa7e1f8e1ccbdc585e6e75d34339d6ecceb18b6dbb6ba5f41ca15034f302bd2b72510447282c4dbd0721527677e06bb1dd5585c386095fae71eb9647be26da8d486af882ab660cefdc75bc07e73c4770780bd62b5f6cc14ac1711ede82155634c23afaa1cbd198bf9e1f8b5775f3aab9d1ee21be1574c9eb6cc955164e1189b8e9116a87ce4901525a26093ac4b8e86fced375c54cc2a8b60c7dd4431ad6b6568c528d15034db0221c546cf285f2ec9974c383be9afd3d72139db616d00f200cf3da2a481c0e9f5bff1254c1a35680e8c02bb4369cf216602c0248a4a9562ab9853be8ad365128b6706d8a28d46e751085f9eef619ad90d39b9d440e7804a26d81b39ba50324be3dd0a198f5461f2d4ce1b5534a58434e44a11bd00b23adf54a93a711e98642597fc45d6a6b9543dee4d38ad5910c50d9a301cd79580a0107439df5d9036bd16b431e9a148a734703501046a354ce5bab1de80cd238c33ea87ce587bb8886d3f80d844479ef95eb57f99c595f8e25017e5cee9e4ec97a55a65d72248f8fdf1fdeb61d06b46a64bf7adc86612b2f2575fcfb77281177a505a9bd046558866de02bb46c8d706835cbb05229ff6fe06b6db54e769b338413e78a9bf7f28a5dd74851398ae522a9519a0b86b15a27a7613c35dce27b566ac90972929c5e154a79d05a308ed3e81cb9c664e76cd349127986ad85cc0a48d5a96905a46cb7bdb5e79de0bc3c4ed1a3d517ca6608e93de78c1b4db36d746ca73a80e92cb069e62c812c3f67c65b6fbc22dd8546067d4dd094d0c2928603d26291beee74e3e9adac3c965b60d30a63d16a0b15b9195c2e85b3fa699a022a723ab85c0a67f5d364ba28525964dfe550f916aae3d6e024f3558ecc80d9625c448ea4758aa4d196b8884139252d49a332a3a64b65457182e94ac8616eba48e2ac46a20d5e932c161b5e448d0c106d10465897595e718d99604af930ea5053ea383d9ce5444b3eb763fa4da9d1958c7fdffe5c8d0965f2f3134732ef4efdc2aa5f876d8dda7f825c770edb7b4876671897bf5bbcbcf226f631e3ea2455b28ae5fdd8ad7fae37abe7e3f2ffb4dcf729efd31b63164c5d7197ddf0ae62189bed5b451f73bf1c1e1aa07dea3f02ba9e76f79467a34fe978496287fa8f78fd11af09c5ab4d7359c3925d27bf1bc8f314cc5749c35ab2fee47823fba73ac17287bd15935c591c2e6833dcda8d3cbdf5b6a2b7bbe5ba8f4484477ae7b5152f555c548130903f25f158800e85f684142d47212011a614b974246f31ea731f49e8eb76960d2097dae3d022975b9321e503b8201f072089827361be547c351302be4cd22252a9ac32bcf145beb10bc501a5b6ca6a81de936f2c7d320890612937910217aae819ab04b37a7974e2808bdc59cfdcdfc9843b0ff93edf4c0a388e1e82110e159f9c0f3d373a04232458a930ea78e7c6c68d3b2e4148e2ac46a0283beed03b6749aec12b9720e9b965771321d11a9ca3b5a20c927b5ff4d8a0944812afc1cb285cd9e1dfd232883adc633ffaba9c735e2d0d3057e9e4cd1845035d6c4f73b5c5b01963b59729c18ed9b52ecf32e8eebcb0686f82acb5211793d8b5757ec081740d2661dd43063a19f73e59ecb0ee714583b4b335f93268671634b80ce80eb49d127c0ed44aaaa75d36d05e3653d895742edf1f09f92321918424382e3a70c4ebb842ad57a62873cca58485e60ab5c2ea5452c6b0b7628ecb34361c846bb3dcc6ad8e0211170e4143df4b4d769f688c74c4cc85461db6fd891e108f719208bc6f848844305259323b8d916a6dbbb43a8d22582362dc6433bc65ca4833118c16f16fe38cd0ed5e278f8b92b189fa7c14f2b33a1cde6df79696a509198a8a395638590106c977e714454b1c460eeeedcd4698a41bd1492bbc3045a231f519248074ca0baf859bd3083b3eae2ec9f942f225021f77d4571a6d4797809c099c536f494e695d81f4c047f66de82dc933af3f2790cfec0fedad135158a167372c1356803808dbca53e4cadba048bd71d435b8bd963714d19212e4a82b42b3cb858ff65e43cc4928206894d10ac135c3437fb9e4378d32284f3e83ccf4b7ce62b9f27760b15c613166b1b256ddc0994694d8b1e0090fc0b518e5b00a8cd3d74b6e4dea45f59c313e1552a6025ebcb99e4c081c9b07531d226d1fb82de32f6d636c1f38e3d6256cb1e52399e6a1c712cfa86a66df81daac0e99d7f9a9b3614c5f46b97bfd5c0e23c3a2ae50f8ba1bc9f0732ca3a14c5ff1b91bca85d95e5d50ae5079bd1bcb65b95e35300d8be64a8b86ed5dcf9a4503ed1bff34ce13398e6aa1d3485ead35e686f57ad29b60101f720b0eef04e77cdb1508cf49d00c81bf8461f28171a4cd9228cac326cc12843872b7598a357a188f093223dae371e18273c722d889ecea742987cb0fcc27d8c665b9881d1862f5774c74bf38df2695ea7e9139eac0105ba363d58109124f5285072ed4791d387412c7048b2201e37aab626a12de85e2425e904731db4cb44c3a8c29aaeec47b1ca63c41c4a7c93b6ca98cbc43efade2af4a703123c3146980f9c474cd8cf3bc8cce1538aa303fa66b926c37eb9fab7b7e7dfdf23c61e7e276935d4ca45f709e40c200b727bb5e098fbcf83bcd19132d236c1e54d85aec89d3fa74f19c9f6b560e9bed8fd594fabfd9ea58f7b02ccb9939d2e8d36ae79106ebfed792fb381d9046a3e37164eb02f8b401d82f3787fb67fab9553666769635aeb73af56ca44df2e7e56eb3fa453c66b7ecda14188d256e776a34e9323a6c3c77bfce2908d485a5d96a27924c8926366ab93dfa74b5a9ede6e97ebb7ba476a79c9566ab1721a9db34ce172a6c9aec8978025a8186ebb57aa59a5fa071daa145cd9fc1327ce4eb37f802cde4f4b12bfa39be166c57f4134179d04ef1a10a1b6a70c473970d8c62aa709c66b3d8934238a7607174bc250e062fcaec6d9739ead6f2a64f727909cde991ce7ea63324fc932b9f00b1349f209daf767b008dd0bce3e1c406b1aa067136d7ea2bd77c11ddea8113870d6a0277ae29e915b7c1d6642c9c8fb7bdd0368aaa348abad32892b5d3c81f12e62d5ccdc06b3691ab18f0293a6dad974a0db289f3cbdebd7ef0b5e35b4253ee0a6aad0cf077a0790bdea8901c15cf5f3a321bd272935ea1b833bd5578e644249a5be6a9ef94314b74370a454d65e233408285cf95f29c3cc8d9595df5a26fad15a5913053f764eab079178e11751b92b4cb04e1caccc8c4a1f3ce2ab1233e9b91a68f56e6915ce92365f98f91fc269bfc6d2b5c1ec6b1b633dcda38523ea41ede8c360f3fd2c666ceb6c633da309ec72a67ed6dcdeaceefb0afd945ef63bb597c797182fdb4c4c7172738429081f171f667d1757ca2e9a36cd19a229b297338e5e36c0bf6e0f8309bb43d383ed4a6b928b23c1bb6b63c2664b1d3e31d696be7e433fc36275cfbecadcada5bf5317dd571e74267ebdb8d8431478768248439faa6e3205cc5991be10295274e5cf78993f756cb17d0871ba8e5cb7a378d5a268b9b4c3aa8eedc502d5ff1289bc8a6e07f3c8e749b48d5f50e797660f830ce5c89a1ae155df9f13b07930686262fd67485fa3c67699f70ea2dcd0aab5b79fd236d7518f16dcb7b579f8e159892708a47924232c9f463796405bb8fac8c9c7e2d2a05151727bca4a264226e9aaa1cd5969ef7efd0541e89481abee27a57f5d2ebd4804d64e1a46ac09ecd19af559ab4abdfe9b4eeb1fdbe52e5d1ae8e67caff8cedf995eadc762d95337aded062e547f8b0fb8cc1482de64c3514cb975f6fb4b856b584c28ecf78964f0f9abf41dff2bc5e9197df14e5fbeadb09cb8c8c5cbeae3274a1a6e5f04cf87449cb4b12e1cf4671e58a3fe777eb26154446ceb877cd191f73cea967ceaff01dc50e2446fb2692a187987b50dcb01e80f6989e8c732bcabe4b39808f2a520d4e5016d1f3890ff35ee0d9a82aa25615093b09ea3455716b02db5d18f79a850d4fab12a255393884d85323f98cedd1aa427245af0fdbdae2baac4272c772ca5448be720dcfab97dcbca9245d33f671bdc0d39f15ff67c5ff59f1bff58a7f5f5fd148935a6e6771de73b3d3dfdf53eb2b623dae5bef1a66bf956f70cd4f08774cf8d5ab7f8fec90abec7351c6b14f02fb3e0f314d1cf53799ed9b944eef76eae8f2f2f1913cb743a13ff707525b2167ec6eb1797dfcb6f8eb5e3c388d28ac06a5247f618b96fff6ed25dc31c0df8653466a2d25f0f75e4b5d0c0fce1a6991fe97fee5cfd09387b8dabf6ed8617d103c1eeddf8a7f4a96bfd46a0dab5f6af502ab5f22940cb1689de05585de8f97b8cc8637ca1aafc108d4ce9bbbfbd645d461022b0ff7f8f63d9f0d47a595e0dc720d2e7cfa33bae4c22807e737cc5a707f0b8f78fd4283ff4a9ef9af70811afe4e62b7fc56dca7612973f0b8f2194deadb577a70b1f8e77fc7f44517');
INSERT INTO public.api_token VALUES ('2am85eazkgnv', '1d1aa91952ccb082e2a02e9c5d2e22e729410b688c30a8798a61f3ef62cb15ac', 'qepmqynqaw2y', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795962829794, 1827498829794, NULL, NULL);
INSERT INTO public.api_token VALUES ('jrjznk9dtxwj', '122dc9c8521dbcd82dfb642bb7f5bae09dbfe3e114f2c267ac2a23cf691f51a0', 'wwfg28c6ckyn', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795962829855, 1827498829855, NULL, NULL);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 0, 'draw', -2, 1, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 1, 'draw', -2, 2, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 2, 'draw', -2, 0, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 3, 'draw', -2, 4, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 4, 'draw', -2, 3, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 5, 'draw', -2, 5, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 6, 'draw', -2, 24, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 7, 'draw', -2, 22, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 8, 'draw', -2, 22, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 9, 'draw', -2, 21, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 10, 'draw', -2, 29, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 11, 'draw', -2, 15, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 12, 'move', 0, 39, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 13, 'move', 0, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 14, 'move', 1, 113, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 15, 'move', 1, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 16, 'move', 0, 8, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 17, 'move', 0, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 18, 'move', 1, 140, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 19, 'draw', -2, 18, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 20, 'move', 1, 77, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 21, 'move', 1, 141, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 22, 'move', 0, 62, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 23, 'move', 1, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 24, 'move', 0, 110, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 25, 'move', 0, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 26, 'move', 1, 62, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 27, 'move', 1, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 28, 'draw', -2, 34, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 29, 'draw', -2, 32, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 30, 'draw', -2, 31, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 31, 'draw', -2, 33, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 32, 'draw', -2, 31, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 33, 'draw', -2, 32, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 34, 'draw', -2, 31, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 35, 'draw', -2, 31, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 36, 'draw', -2, 30, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 37, 'draw', -2, 30, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 38, 'move', 0, 401, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 39, 'move', 0, 546, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 40, 'move', 0, 586, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 41, 'move', 0, 428, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 42, 'move', 0, 971, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 43, 'move', 0, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 44, 'move', 1, 415, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 45, 'move', 1, 968, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 46, 'move', 1, 414, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 47, 'move', 1, 967, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 48, 'move', 1, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 49, 'draw', -2, 20, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 50, 'draw', -2, 23, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 51, 'draw', -2, 22, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 52, 'draw', -2, 23, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 53, 'draw', -2, 21, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 54, 'draw', -2, 29, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 55, 'move', 1, 39, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 56, 'move', 1, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 57, 'move', 0, 140, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 58, 'draw', -2, 28, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 59, 'move', 0, 89, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 60, 'move', 0, 142, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 61, 'move', 1, 113, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 62, 'move', 0, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 63, 'move', 1, 61, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 64, 'move', 1, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 65, 'move', 0, 11, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 66, 'move', 0, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 67, 'move', 1, 83, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 68, 'move', 1, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 69, 'move', 0, 83, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 70, 'move', 0, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 71, 'draw', -2, 32, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 72, 'draw', -2, 31, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 73, 'draw', -2, 32, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 74, 'draw', -2, 32, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 75, 'draw', -2, 34, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 76, 'draw', -2, 33, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 77, 'draw', -2, 33, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 78, 'draw', -2, 34, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 79, 'draw', -2, 34, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 80, 'draw', -2, 32, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 81, 'move', 1, 405, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 82, 'move', 1, 757, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 83, 'move', 1, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 84, 'move', 0, 433, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 85, 'move', 0, 966, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 86, 'move', 0, 519, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 87, 'move', 0, 584, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 88, 'move', 0, 968, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 89, 'move', 0, 967, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 90, 'move', 0, 966, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 91, 'move', 0, 269, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('dcfmrw978x8e', 92, 'move', 0, 146, NULL, NULL, 1795962830350);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 0, 'draw', -2, 1, NULL, NULL, 1795962836763);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 1, 'draw', -2, 3, NULL, NULL, 1795962836763);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 2, 'draw', -2, 0, NULL, NULL, 1795962836763);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 3, 'draw', -2, 4, NULL, NULL, 1795962836763);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 4, 'draw', -2, 2, NULL, NULL, 1795962836763);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 5, 'draw', -2, 5, NULL, NULL, 1795962836763);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 6, 'draw', -2, 24, NULL, NULL, 1795962836763);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 7, 'draw', -2, 13, NULL, NULL, 1795962836763);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 8, 'draw', -2, 26, NULL, NULL, 1795962836763);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 9, 'draw', -2, 20, NULL, NULL, 1795962836763);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 10, 'draw', -2, 25, NULL, NULL, 1795962836763);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 11, 'draw', -2, 28, NULL, NULL, 1795962836763);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 12, 'draw', -2, 23, NULL, NULL, 1795962836763);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 13, 'draw', -2, 10, NULL, NULL, 1795962836763);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 14, 'draw', -2, 22, NULL, NULL, 1795962836763);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 15, 'move', 0, 19, 'vNHetKoAaaiXDaSLlS6Ru38isqOUj-YvEQU0', 'qepmqynqaw2y', 1795962837053);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 16, 'move', 0, 146, '60xeI3otSbla5sFz3NrupG_KgG0DmoV2wkM6', 'qepmqynqaw2y', 1795962837158);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 17, 'move', 1, 88, 'jnKDGzyHxe2027mwGC05sC0ofvFhruZ2IU4k', 'j6p7d63ejkur', 1795962837230);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 18, 'move', 1, 146, 'CV8Zx9q1W8y9hVF1eAyvuklkUYT4P2UKRqPn', 'j6p7d63ejkur', 1795962837353);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 19, 'move', 2, 45, NULL, NULL, 1795962837377);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 20, 'move', 2, 146, NULL, NULL, 1795962837377);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 21, 'move', 0, 11, 'RePDfJ4rj1eJ2WSosEBN5574k9LfbMtR05O0', 'qepmqynqaw2y', 1795962837497);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 22, 'move', 0, 146, 'a3W0qJ4yPDD5TwK8M1a6G7HE86wyhbB6yJ4N', 'qepmqynqaw2y', 1795962837601);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 23, 'move', 1, 111, '9R0E6o40G18-d3YP8ZTecPgmWXUbomCMjleA', 'j6p7d63ejkur', 1795962837697);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 24, 'move', 1, 146, '5Z1PEcCcSd1A8PAvyGRsaT-oj-lzccR9QVfN', 'j6p7d63ejkur', 1795962837817);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 25, 'move', 2, 86, NULL, NULL, 1795962837849);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 26, 'move', 2, 146, NULL, NULL, 1795962837849);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 27, 'move', 0, 140, 'N80uH0dYh4W0xnhbB78Npo-bQhuw5SWNzczT', 'qepmqynqaw2y', 1795962837924);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 28, 'draw', -2, 17, NULL, NULL, 1795962837924);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 29, 'move', 0, 57, 'DkmzT1PXsBKgGuPIquYtBDcXqT-Kbr53Wxlc', 'qepmqynqaw2y', 1795962837992);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 30, 'move', 0, 143, 'nkv9x_CpcHSJbzRbxOLdK1G6A2liTav25Y9F', 'qepmqynqaw2y', 1795962838087);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 31, 'move', 2, 60, NULL, NULL, 1795962838104);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 32, 'move', 0, 146, 'IkM9bPnA6pl1NmbwGzzVtfiDrKZGVJDY6I0n', 'qepmqynqaw2y', 1795962838193);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 33, 'move', 1, 76, 'jMjY50eCCCm2lfm_OhUdGvoDiU-CN8oHJxAS', 'j6p7d63ejkur', 1795962838235);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 34, 'move', 1, 146, 'ogzmmP9-60iiXGQR9IimQAOQvWrBsB7HvriR', 'j6p7d63ejkur', 1795962838328);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 35, 'move', 2, 1, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 36, 'move', 2, 146, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 37, 'draw', -2, 31, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 38, 'draw', -2, 31, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 39, 'draw', -2, 32, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 40, 'draw', -2, 33, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 41, 'draw', -2, 30, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 42, 'draw', -2, 33, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 43, 'draw', -2, 32, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 44, 'draw', -2, 34, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 45, 'draw', -2, 33, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 46, 'draw', -2, 34, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 47, 'draw', -2, 33, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 48, 'draw', -2, 33, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 49, 'draw', -2, 30, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 50, 'draw', -2, 34, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 51, 'draw', -2, 34, NULL, NULL, 1795962838362);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 52, 'move', 0, 399, 'XdTguvHH2vTnRN2fRKwBIWH0AbELzi0UmnsF', 'qepmqynqaw2y', 1795962838426);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 53, 'move', 1, 395, '14VqLxzX3gb-nTLvy_K6Hkz177s0gFEGwQsK', 'j6p7d63ejkur', 1795962838465);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 54, 'move', 0, 418, 'xYr-hJJdMcVfpGLNH3RJuiAhRrJGltuLg-GR', 'qepmqynqaw2y', 1795962838550);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 55, 'move', 0, 418, 'bD4gb_-CvfJtPYYxt6vIlOe3JRUTYTiAlXlz', 'qepmqynqaw2y', 1795962838670);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 56, 'move', 0, 789, 'cXf2sWLT8deifU5TEV28AE7Cfc3aksc4PX8v', 'qepmqynqaw2y', 1795962838760);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 57, 'move', 0, 146, 'nmlTr963TfNaXtTTd8Ia7pzsuVPPNg4vIomA', 'qepmqynqaw2y', 1795962838850);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 58, 'move', 1, 968, 'y4Qc2T6s61iGvePeU262r8QNlrwHvz_xlJrA', 'j6p7d63ejkur', 1795962838902);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 59, 'move', 1, 424, 'AP7xQFcO8VWwEyGFtcYUVXc4YTHeX15kewh3', 'j6p7d63ejkur', 1795962838986);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 60, 'move', 1, 803, 'OL_HN2ZMZBRQfzUL32mzD4SNF25l8LEzJ-so', 'j6p7d63ejkur', 1795962839101);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 61, 'move', 1, 146, 'k5rxwdvDu0pnT-2a70Xz6n347wAklunJXSuC', 'j6p7d63ejkur', 1795962839209);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 62, 'move', 2, 146, NULL, NULL, 1795962839236);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 63, 'draw', -2, 22, NULL, NULL, 1795962839236);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 64, 'draw', -2, 23, NULL, NULL, 1795962839236);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 65, 'draw', -2, 29, NULL, NULL, 1795962839236);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 66, 'draw', -2, 26, NULL, NULL, 1795962839236);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 67, 'draw', -2, 25, NULL, NULL, 1795962839236);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 68, 'draw', -2, 27, NULL, NULL, 1795962839236);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 69, 'draw', -2, 17, NULL, NULL, 1795962839236);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 70, 'draw', -2, 11, NULL, NULL, 1795962839236);
INSERT INTO public.event VALUES ('zbfm85rs6q7r', 71, 'draw', -2, 10, NULL, NULL, 1795962839236);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 0, 'draw', -2, 1, NULL, NULL, 1795962839777);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 1, 'draw', -2, 0, NULL, NULL, 1795962839777);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 2, 'draw', -2, 2, NULL, NULL, 1795962839777);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 3, 'draw', -2, 3, NULL, NULL, 1795962839777);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 4, 'draw', -2, 4, NULL, NULL, 1795962839777);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 5, 'draw', -2, 7, NULL, NULL, 1795962839777);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 6, 'draw', -2, 15, NULL, NULL, 1795962839777);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 7, 'draw', -2, 27, NULL, NULL, 1795962839777);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 8, 'draw', -2, 13, NULL, NULL, 1795962839777);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 9, 'draw', -2, 11, NULL, NULL, 1795962839777);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 10, 'draw', -2, 12, NULL, NULL, 1795962839777);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 11, 'draw', -2, 21, NULL, NULL, 1795962839777);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 12, 'draw', -2, 10, NULL, NULL, 1795962839777);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 13, 'draw', -2, 29, NULL, NULL, 1795962839777);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 14, 'draw', -2, 21, NULL, NULL, 1795962839777);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 15, 'move', 2, 35, NULL, NULL, 1795962839916);
INSERT INTO public.event VALUES ('wq7xnrxkdenz', 16, 'move', 2, 146, NULL, NULL, 1795962839916);
INSERT INTO public.game VALUES ('dcfmrw978x8e', 'qepmqynqaw2y', 'over', 'fr', '{"lowest_value": 2, "surprise_guest_returns": false, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 1, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 3430052999932401820, NULL, false, 1, 1795962830320, NULL, 1795962830337, 2, 0, '{"reason": "target", "places": [1, 2], "scores": [6, 0]}', NULL, NULL, false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, 1795962830350, 'plain', '{"title": "An evening in May", "comments": [[3, "a good one"]], "commitment": null, "entropy": [], "seating": []}');
INSERT INTO public.game VALUES ('wq7xnrxkdenz', 'qepmqynqaw2y', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 2175950463332987247, NULL, false, 0, 1795962839442, 1795962839729, 1795962839916, 1, 1, NULL, NULL, '051d8ba51327a1c71326d8cb3e908a227f7817a83c8d0ff93aefa4d2c264f43b', false, NULL, NULL, false, false, '{"kind": "live", "bank": 600, "turn": 0, "increment": 15}', 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.game VALUES ('zbfm85rs6q7r', 'qepmqynqaw2y', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 908292154186597693, 0, false, 0, 1795962836501, 1795962836707, 1795962839236, 2, 2, NULL, NULL, 'ad06f905e2e990eac7598c0cdaea024386a31105b70dc7eb56835aba4b5c1ebe', false, NULL, NULL, false, false, '{"kind": "slow", "bank": 172800, "turn": 86400, "increment": 0}', 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.game VALUES ('s73kr6qnj9e7', 'qepmqynqaw2y', 'open', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 1334372539994084890, NULL, false, 1, 1795962839314, NULL, 1795962839314, 0, 0, NULL, NULL, 'a641974dac03cdd9dd66a348bffd8279a771bd8c60c63eec49653864450a5240', false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.leaver VALUES ('wq7xnrxkdenz', 'qczevxmk5t5n', 2, 0);
INSERT INTO public.lesson VALUES ('qepmqynqaw2y', 'guest', 3, 1, 1795962830270);
INSERT INTO public.link VALUES ('nxrkd6r7rv9xu53h47tj', 'zbfm85rs6q7r', 'join', 1795962836513, NULL);
INSERT INTO public.link VALUES ('dcuadw2t666w5m5a5ey2', 's73kr6qnj9e7', 'join', 1795962839319, NULL);
INSERT INTO public.link VALUES ('9wd3njbhta6aqgw939wg', 'wq7xnrxkdenz', 'join', 1795962839451, NULL);
INSERT INTO public.meta VALUES ('id', 'cec5ecac');
INSERT INTO public.meta VALUES ('server', '6dd3cc4e59a57e196f8b29e200fcf9d3');
INSERT INTO public.meta VALUES ('push_key', '9b970d8b774663038a3b8e2914a546ec8ea6a4d73fb88d95fee4475f83093025');
INSERT INTO public.meta VALUES ('link_key', 'c7961862bd13b41d1b81ce1880a369456ed8be32380405bb8e36be84c62f580d');
INSERT INTO public.meta VALUES ('seen', '1795962840.361');
INSERT INTO public.note VALUES ('zbfm85rs6q7r', 'qepmqynqaw2y', 'watch Ben', 1795962839291);
INSERT INTO public.notice VALUES (1, 'j6p7d63ejkur', 'zbfm85rs6q7r', NULL, 'start', 'start:zbfm85rs6q7r', NULL, 1795962836831, 1795962856829, NULL, NULL);
INSERT INTO public.notice VALUES (2, 'qepmqynqaw2y', 'zbfm85rs6q7r', NULL, 'start', 'start:zbfm85rs6q7r', NULL, 1795962836831, 1795962856829, NULL, NULL);
INSERT INTO public.notice VALUES (3, 'j6p7d63ejkur', 'wq7xnrxkdenz', NULL, 'start', 'start:wq7xnrxkdenz', NULL, 1795962839840, 1795962859835, NULL, NULL);
INSERT INTO public.notice VALUES (4, 'qczevxmk5t5n', 'wq7xnrxkdenz', NULL, 'start', 'start:wq7xnrxkdenz', NULL, 1795962839840, 1795962859835, NULL, NULL);
INSERT INTO public.notice VALUES (5, 'qepmqynqaw2y', 'wq7xnrxkdenz', NULL, 'start', 'start:wq7xnrxkdenz', NULL, 1795962839840, 1795962859835, NULL, NULL);
INSERT INTO public.passkey VALUES ('YSBrZXkgb2YgdGhlIHBhc3Q', 'qepmqynqaw2y', '\xa501020326200121582087aeae5043eb77b9437ca300b66beaec766156f2c224a5dda510f7024a3552752258204b9077bdbf6f0762025178f6c106607676049c5b8c5363abf3d8d02842f5355e', 0, '1', 1795962829764, NULL);
INSERT INTO public.person VALUES ('qepmqynqaw2y', 'Ann', NULL, 1795962829468, NULL, 1795962829766, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('wwfg28c6ckyn', 'Robby', NULL, 1795962829827, NULL, NULL, false, 'qepmqynqaw2y', NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('j6p7d63ejkur', 'Ben', NULL, 1795962830229, 'ben@example.org', 1795962830229, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('qczevxmk5t5n', 'Cleo', NULL, 1795962829869, NULL, NULL, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seat VALUES ('dcfmrw978x8e', 0, 'device', 'qepmqynqaw2y', 'Ada', NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('dcfmrw978x8e', 1, 'device', 'qepmqynqaw2y', 'Grace', NULL, NULL, NULL, false, NULL, NULL, NULL, 1);
INSERT INTO public.seat VALUES ('wq7xnrxkdenz', 2, 'bot', NULL, 'Utopus', 'mason', NULL, 'qczevxmk5t5n', false, '{"clock": {"bank": 614.886646270752, "turn": 0.0, "credited": 17, "had": 600.0}, "left": {"kind": "person"}, "others": 1}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('zbfm85rs6q7r', 2, 'bot', NULL, 'Utopus', 'greedy', NULL, NULL, false, '{"clock": {"bank": 172800.0}}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('zbfm85rs6q7r', 0, 'person', 'qepmqynqaw2y', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86399.61833524704, "credited": 58, "had": 259200.0}, "own": 13}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('zbfm85rs6q7r', 1, 'person', 'j6p7d63ejkur', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86400.0, "since": 1795962839.2461584, "until": 1796222039.2461584, "credited": 72, "had": 259200.0}, "own": 11}', NULL, NULL, 3);
INSERT INTO public.seat VALUES ('s73kr6qnj9e7', 0, 'person', 'qepmqynqaw2y', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('s73kr6qnj9e7', 1, 'open', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL);
INSERT INTO public.seat VALUES ('wq7xnrxkdenz', 1, 'person', 'j6p7d63ejkur', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0}}', NULL, NULL, 1);
INSERT INTO public.seat VALUES ('wq7xnrxkdenz', 0, 'person', 'qepmqynqaw2y', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0, "since": 1795962839.924927, "until": 1795963439.924927, "credited": 17, "had": 600.0}}', NULL, NULL, 0);
INSERT INTO public.session VALUES ('bf034978b1f5f061b36537707e5f5edf871a1049fb217551b511c8bd80707bf1', 'qepmqynqaw2y', 1795962829481, 1795962829481, NULL);
INSERT INTO public.session VALUES ('05c92183a11a7744bf14ffcbe50f806fa0f9cc69330bca7a300d81a7516559ef', 'qczevxmk5t5n', 1795962829870, 1795962829870, NULL);
INSERT INTO public.session VALUES ('a6ff27cb2344c7a10a9ebc4069ce217ffd6a0c6c8ebf466ef5c3482fa0c0ce6a', 'j6p7d63ejkur', 1795962830230, 1795962830230, NULL);
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
ALTER TABLE ONLY public.watcher
    ADD CONSTRAINT fk_watcher_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.watcher
    ADD CONSTRAINT fk_watcher_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.watcher
    ADD CONSTRAINT fk_watcher_token FOREIGN KEY (token) REFERENCES public.link(token) ON DELETE CASCADE;
