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
INSERT INTO public.alembic_version VALUES ('0009');
INSERT INTO public.analysis VALUES ('k4egpw2vrf3u', 'quick', 1795962347058, 1795962353678, '\x789ced5deb72db38b27e95947edb2e34d0b8cdab6c6d9d526cc5d146b1bc921c9fd4d4bcfb7683a24882002f12a5d0a94ccdec26bc40f88046f7d70d74f3efc5f3f2fb6af1d7e21bae9e5fdfe58fdd17f5b6b85b6c563f561bbafcdfb7f5e337fafbfeb03cf0634fdb9715fd75f975b57c5afc25ee16ff797b7a5ed11fa5ba5b1cb687e5a6f8e397f56e7f080f3cbeed7ed09bfffa7b414dbed03590778bddf6ed855e026af8eb72b7dad37df1804e6ba7bc0623147ae9eec4830644fa2bd265a38595fffee7ae6a0733ed38105e0a6d05ff0742513be0bcb01ea5e7ff9cd7b6d190c935a48476022d1a21ac05ee10188fe0b5d4ca7b299d748d865ca6218fc62ab0de5ba185379e1a125a49e3a410d2a3170a54bd2129b23d0245236440723f04841e394323a49ce5de7a671a0de5c6da1ae7a286a402c837941d6c21848b7ae4bd876c43b9c1b69aa6cb3b000f128dd4dc23a4e912e09c70562b9a867a432a37d88686035029d492def6861a5234684e1ba3d1d26f08d48d867cae212969d694f404cd6380a6aca55933561034d1e80ee6064859875a5b4763426324ed1d370c1a51028d1c8d91c57a3b5a9fda91b576e041b0d0349eb4839ff4439f3430f84935f8c9c188cc60446630222b863ee906637772f09338f449df339eff264dfa75bb7e0c571bba7415648e5edfaf9685caade4f0711bb43035b258ed76db5df8b372a40b698d284d4a5103f7f179b77c62f5fe651dd4fbeb66f993953afdd0e3966ff01a39acfe9fdaa29f3bac769f5e57bbfd7af9f289faf97abf3fac5ef7fcdad7dd724f4fffbd583ff193dcc7fbf03cdd7cdfee9ef67cefd4cdc7f50f7aead8123df1b4de1f76eb47fe9146b3ebfd66c97816ef6bfabf7ffee1b1f8bc6260f3ed5f3181ff771a48d26f5e08a549993854a444d8069076f2064999803641d5542f1ef10d7eed75bb7e39d47e0f1f8cd57740da4757778f8d36ef6d0f5f096118cba3d13e0daacd0ceaf3db66734f1776cbc7d5a4c31a35dc1ad8a6c1f0866cb943698547220c616414597cd0567aa18d8613747a413fb051910f85ee8fa1ea0cd46febc3eafefb72f76d75981469b3dd4981e20359cb2c509701ba5fae37f79bed97c3b40ba5d16c0f4ce79c91c268b2d4ca28665b120094f50ac99ed335d98409613e695693404d06e88fe5cbea7effdf37fadd499136db9d186a31a3bc6013508d88a03e7e2535be5f4d01f5d8d405500391d3753896cc5176de74acc94b3013acc42498512bb10dc60430999901aca666ffb67bddadf7d999a8dd8ffb1f7703159903ebc11035964a31c3d586cc81144e1181b64474eb5d5441f3a9c02222ffa9e00ebae40e90e20e402e8b456d6df08548ddd4b98493e4b30179424a935b247c45253e6fa8a1301d2d3601cc561a93bc7afef97a08a665b77c59ee7e8e9c612867b86c27322ba7464fd3bb5aee0e5fd35cc2c49d2b25f06c2e019d0278069770e4dd28728dc92376e448f8e0061a6dc881f69268812659487009f237911e32f4aaf536b858e4956a6a4ad1ab52486b9354c205ba00492a218212864e2261646644cf363add233ac2e8a8b0a44d734d232f74f5905ed3575050dd68c628a80c9c62fdbb8cf9800ca00b685e37a251348f0125e0609adf5cc116766319630b13506cc7c4c49cf4fbf2e7f2d3e39ab5eafd3bb5fae55c20dc501345d4ea0906f568d582e18290416cd48322c888580ac9f366b9dfdfefb6efd3c1a837393586696c390cec8820851bc4220e541616db0ef7f6b5335e794b5e3f6a44e8f7f5630f214cd6eafb67928ffd614983722efd6acf57d46a6bcadac6795e9d6b5b66afad726451bd35649d2d72f006a501b2bb422ab2ce520b9330cd43df8b8db37ef0242952b64d73fd4ede348388cd5945c526f0f2337c6cb8fe2fe35f8dc5a1021f49fb0f20621139019ac01d4ae3196e03ce801307614e70267088d270c6100e0f16485035182d0410d10b3e01efb0a053e8bd53d635dda5c295151fce914d2a6a730c2ae53cf3c95d896e3cddae449f2bab8f9278439ed80d675c387034a08f166ad0053d81b4a698dec9ea0633c2c932bced89818390a7e9d95d55bceda985f406c81f15c900a66af11f57f21fdf19b15064d5348013a49b9ce79db97ac0c250bb005239230defa10d09584cc6fdda8ce62a06ab2720d2a3f7d2cc26c40b440802b4020b3440e81c78d2fcc011229a03a71b7390e62e85e56b7117f510aef7ec4fccdb13076b40b06934da83e3cd63e348e83c9b46858206ab2ef3f228f399a8e8cc7df4d1603bb1ce2afed6c66984029269eabd2b712a6f1c49beb22847e09c73a842113a698da0256cb5c21055b208562a4f0b5da2d10dd30485bdca318719c7ffa4f608348912bc761a0a9ce434d3545b2710d00fc77915b2dea3ca47e924251069fabc2371352a80355e6b9a640124d4649b13e21bf8467c3a299861099d66b81186004dce80575ad022b1560c8843d878309f77abd5b7490260a1a57111b0b6e19e5dff12670e101c6ae0352ba40b678f685d8346c72bdb5b5acfa9230783de4a9c38c8ef12d46ee5edb98b8d5c31a0dfd69b97b3f5436224cbf6ba0384c9ad3ed5b5fa5dace58aee7f5e9121fdc28be3fc6dad048aa8d9a9c1d8989416602e8ed926905c18b42d5cf03c9098241640f66f2ff7cf7ca4753a1cb526a787e162b250c0b820f2d905a52ff439124e7c22b5301e3d27d63ca0914a4b44b2cd92a7b1322688da48ef8554868f78caca987c2710cb6f497b322f07b96d4fe6168e485b94c07cc178e7941592e3d432305f474e3cd0a4586d1326850c8992a8a564be055a8653c2d6584d5c80f996c35a98b06e5324db8d8441d1430cca8ce3898940b039aea41bba809385df92716dbef4c1e2a2d9698174c47adebb0d21f286686851f2de9fc722f0a6b5a2954b97ea5b4a21ea52844b33becdbc378a4663ed403aef2d9780af8133e04be39447a5d2b6c3e5e92fa9bbed7023784aaa1f6950ad41b0c6f7fb70e458e6c6f272ab9b1ecab166778e5d6cdb5d23a5e70885a29917cedb2217457084c2d0d47b1022657707be16db5d55386c2ee1cb356eddf2c8d744bb11490d5f70d58ce19dbb8ef760ade7080e6fc17ae58b2d582938cec35bb0c2884658071fba1c8df9ebf9b1785537af9a1bed1ee25b4197bcce965c65e11491889b1ea1b6ce5a29404ac32401438c8bfe663d5d57cc24b46acbd0473da4614c6bc528d55831d0042bc241c5265f28cf9e493b3ce88becef919b68d118707e006198d75641e270f8dcfa97a00adea102e72c78e58c09a7bc0568e300a4a3a9562ab9853be8ad365128b6704d8a28d46e751085f9eef669548ed39bad741cf00844db0067374b0b8ef8f6408762d61b7db4308547ab94309a9c884237382fb434c62b244f23d20d85b2fe88bbd4c628eb78930f15ab2319a0b24703c87958ca811b0c75d6670f8c711e3579685228ce1d0d4041687452596f0c5ac00cd238c33ea87ce587bb889ad3f835844479ef95ed57f99c595f8e25017e5cee9e4ec97a55a65d72248f8fdf1fdeb71d06b46a64bf7adc86612b2f2575fcafef5022ee4a0b12bd04a559864de02bb46cb5b0ce20cbb05229ff6fe06b6db54e769b338413e78a9bf7f28a1d6ba4a81cc57291d428cd05c358ad93d3309e1a6ef13d235172829c24a75785521eb416b4e5343a4bae31d939d37492449e61a3905901a93a35ad8094edb6b7f6bc159c97c7297ab4fa42d90c21bde79c718d34db1a633bd5010cb3c0a699b304b2fc9c696fbcf68a7497d332e86b82a6040a431a0e488b45fabad38da7b7b2f2586e814d2b8c45ab2d54e46670b914ceeaa7690aa8c8e9e072299cd54f9369a34865917d9743e55ba88e5b8393cc57393203668b71113992c62a924653e22206659534248d4a8f9a2e9515c509a62b2187b9e9228933e888367824592c36bc881a6920da20b43036b3bce21a33c194f261d4a1a6d4727a38cb094a3eb7a3fb4da9c64ac6bf6f7facc68432f9f989239977a77eb9aa5f876d8dda7f825c770edb7b4876671897bf5bbcbcf126f631e3ea2455b28ae5bdeed63fd69bd5f371f97f5aeefb94f7e98d310ba6aeb8cb6e785b318ccdf6bda28fb95f0e0f0dd03ef51f01aca7dd3de5d9e8533a5e92d8a1fe235e7fc46b42f16ad35cd6b064d7c9ef06f23c05f355d2b086ac3f39de8efd534cb0dc616fc5245716870bda0cb776234f6fbda9e8ed6eb9ee2311e191de796dc54b151755200ce44f49772c40e7047a42ea0c47212011a614b974246f5cd4e73e92d0d7ed2c1b705c6a8f438b5c6e4d86940fe0827c1c80240ace85f952f1d54c08f832498b48a5324af3c617f9c636140794689441e1bc27df58fa641020c3526e22053654d1d3460966f5f2e8c40117b9339eb9bf9509771ef27dbe9914701c3d0423ac537c723ef45c630846483052b9a8e39d1b1b37eeb8042189b36ae144d971ebbcb586e41abcb209929e5b7637111244b096d68ad28edcfba2c7da49e948e211bc8cc2951dfe2d2d83a8c33df6a3afcb39e7d5d00073954ede8c5134d0c5f634575b0c9b3106bd4c0976ccaeb13ccb80dd7961d1de04596b4d2e26b16b63fd8003e9083a61dd43063a19f73e59ecb0ee714583b4b335f93268671634b80c6007da4e093e076a25d5d32e1b682f9b29ec4a3a97ef8f84fc91904842121cd759b0c4ebb842ad57ba2873cca5840572855a6130959431ecad98e3328d0d07e1da2cb771aba340c48543d0d0f712c9ee138d919698b9408761db9fe801f1182b89c0fb46884804239525b3d318a9d6b64babd34e046b448c9b6c86374c19692682d122feadad16d8ee75f2b828199ba8cf47213fabc3e1dd766f6959ea90a1a89863859315a01df9ee9ca26888c3c8c1bdbdd90893743b67a5115ee822d198fa0c12405ae5854761e734c2968fab4b72be1cf912818f5bea2b8db6a54b40ce849b536f494e695d81f4c047f64de82dc933af3f2b1c9fd91fda5b2ba2b042cf6e5826ac007110b695a7c895b741917ae3a86b707b0d6f283a434a90a3ae0e9a5d2e7cb45f35c49c84028246d91921b86678e82f97fca65106e5c9679099fed6592c57fe0e2c962b2cc62c56d6aa1b58dd88125b163ce101b816a31c568171fa7ac9ad49bda89eb38b4f8594a980176fae271302c7e6c1548748db076ecbf84bdb189b07ceb8b5095b6cf848a67ee8b1c433aa9ad977a036ab43e6757eea6c18d39751ee5e3f97c3c8b0a82b14beee4632fc1ccb6828d3577cee867261b65717942b545eefc67259ae570d4cc3a2d9d2a2b9f6ae67cda201fac63f8df34496a35acea223afd6687dc37a3de94d30880fb90587778273beed0a84e7246886c05fc230f9c038d2664914e561136609421cb9db2cc51a3d8cc7049911edf1b870c1d96311ec447675ba94c3e507e6136ce3b25cc40e0cb1fa3b26ba5f9c6f934a75bfc81c756088add1b1eac0048927a9c20317eabc0e1c98c431c1a248c0b8deaa989a8477a1b89017e451cc36132d930ea38baa3bf11e872e4f10f169f20e5b2a23efd07ba3f8ab125ccc4833451a603e5dba66c6795e46e70a1c5598dfa56b926c37eb1fab7b7e7dfdf23c61e7e276935d4ca45f709e40c200b727bb5e098fbcf83be48c899611d60f2a6c2df6c4697dba78ce8f352b87cdf67535a5fe6fb63ad63d2ccb72668e34fab4da79a4c1baffb9e43e4e07a4d1e8781cd9ba003e6d00f6cbcde1fe997e6e958d999d658debad4e3d1b6993fc79b9dbac7e128fd92dbb3605466389db9d1a4dba8c0e1bcfddcf730a02756169b6da892453a2898d5a6e8f3e5d6d6abb79badfee1ea9dd2967a5d9ea4548ea368df3850a9b267b229ee08c709aebb57aa59a5fa0b1689d71c89fc1d27ce4eb37f802cde4f4b12bfa39be166c57f4d381f28056f1a10a136a70c473970d8cba54e13864b3d8934238a7607174bc250e062fcaec6d9b39ead6f2a64f727909cde991ce7ea63324fc932b9f00b1349f209daf767b008dd0bce3e1c406b1aa067136d7ea2bd77c11ddea8113870d6a0277ae29e915b7c1d6642c9c8fb7bdd0368aaa348ad86914c9daa1e30f09f3162e32f09a4de42a067c8a0e8df152a94136717ed9bbd70fbe767c4b68ca5d4144a581bf03cd5bf05a85e4a878fed291d990969bf40ac59deeadc2332722d1dc324f7da78c59a2bd51286a2a139f01122c7cae94e7e441ceceeaaa177d6bad288de432754fa60e9b77e11851b72149bb7410aecc8c4c1c3aefac123be2b31969fa68641ec9953e5296ff18c96fb2c9dfb6c2e5611c633ac3ad8d23e543eae1cd68f3f0236d6ce66c6b3ca30de379ac72d6ded6aceefc0efb9a5df43eb69bc5971727d84f4b7c7c7182230419181f677fd6d98e4f347d942d5a5d6433650ea77c9c6dc11e1c1f6693b607c787da3417459667c3d696c7848cebf47847dada39f90cbfcd09d73e7babb2f6567d4c5f75dcb9d0d9fa762361ccd1211a09618ebee938085771e646b840e58913db7de2e457abe50be8c30dd4f265bd9b462d93c54d261d54776ea896af78944d6453f03f1e47ba4da4ea7a873c3b307c1867aec450d78ab6fcf89d8549034393176bba427d9eb3b44f38f5966685d5adbcfe91a63a8cf8bee5bdab4fc70a4c4938c52349219964fa5d7964c5751f591939fd282a05151727bca4a264226e9aaa1cd5969e5fdfa1a93c1291347cc5f5aeeaa5d7a9019bc8c249d5803d9b335eab346957bfd369dd63fb7da5caa35d1dcf94ff19dbf32bd5b9ed5a2a67f4bca1c5ca8ff0b9ee330623b598d5d5502c5f7ebed3e25ad5120a3b3ee3593e3d68fe067dcbf37a455e7e5394bf56df4e586664e4f2b595a10b352d8767c2a74b5a5e92087f368a2b57fc39bf5b37a9203272c6bd6dcef898734e3d737e85ef287620d1e89b48861e62ee4171c37a00e85d7a32cead28fb4bca017c54916a7082b2889e4f7c98f702cf465511b5aa48d84950a7a98a5b13d8eec2b8d72c6c785a9510adcac121c49e1ac9676c8f5615922b7a7dd8d616d76515923b9653a642f2956b785ebde4e64d25e99ab18feb059efeacf83f2bfecf8affad57fcaff515b5d4a9e57616e73d373bfdd77b6a7d45acc775eb9786d96fe51b5cf313c21d137ef5eadf233b642bfb5c9471ec93c0becf434c1347fd4d66fb26a5d3bb9d3ababc7c7c24cfed50e8cffd81d456c819bb5b6cde1ebf2dfeba170f169d13064129c95fd8a2e5bf7d7f097734f0b7e194968852027fefb5d4c5f0608d96c6d1ffd2bffc197af21057fbb70d3bac0f82c7a3fd5bf14fc9f2975aadb9ea975abd70d52f114a8658b44ef0aa42efc74b5c66c36b65b447d0c2a1f5faeebe75d16198c0cac33dbe7dcf67c39d422538b71cc1864f7f46976c18e5e0fc86590bee6fe111af5f68f0dfc833ff192e50c3df49ec96df8afb342c650e1e573ea3497dff4a0f2e16fffc0f72df4551');
INSERT INTO public.api_token VALUES ('aqgpp572nnra', 'a7c7446e0df315bad37eb66229ccf551a009a1ff8ef1c63294c2e7f53648d085', 'qxnh3gvy5bmj', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795962345999, 1827498345999, NULL, NULL);
INSERT INTO public.api_token VALUES ('9bssspt97zab', '9f770626ff7d284e003d3ea03d5cfd3fcf75a9ec1e9a5e299640fad59e486574', 'k6ea7d635jt8', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795962346032, 1827498346032, NULL, NULL);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 0, 'draw', -2, 1, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 1, 'draw', -2, 2, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 2, 'draw', -2, 0, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 3, 'draw', -2, 4, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 4, 'draw', -2, 3, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 5, 'draw', -2, 5, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 6, 'draw', -2, 24, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 7, 'draw', -2, 22, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 8, 'draw', -2, 22, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 9, 'draw', -2, 21, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 10, 'draw', -2, 29, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 11, 'draw', -2, 15, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 12, 'move', 0, 39, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 13, 'move', 0, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 14, 'move', 1, 113, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 15, 'move', 1, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 16, 'move', 0, 8, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 17, 'move', 0, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 18, 'move', 1, 140, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 19, 'draw', -2, 18, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 20, 'move', 1, 77, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 21, 'move', 1, 141, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 22, 'move', 0, 62, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 23, 'move', 1, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 24, 'move', 0, 110, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 25, 'move', 0, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 26, 'move', 1, 62, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 27, 'move', 1, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 28, 'draw', -2, 34, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 29, 'draw', -2, 32, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 30, 'draw', -2, 31, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 31, 'draw', -2, 33, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 32, 'draw', -2, 31, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 33, 'draw', -2, 32, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 34, 'draw', -2, 31, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 35, 'draw', -2, 31, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 36, 'draw', -2, 30, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 37, 'draw', -2, 30, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 38, 'move', 0, 401, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 39, 'move', 0, 546, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 40, 'move', 0, 586, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 41, 'move', 0, 428, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 42, 'move', 0, 971, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 43, 'move', 0, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 44, 'move', 1, 415, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 45, 'move', 1, 968, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 46, 'move', 1, 414, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 47, 'move', 1, 967, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 48, 'move', 1, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 49, 'draw', -2, 20, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 50, 'draw', -2, 23, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 51, 'draw', -2, 22, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 52, 'draw', -2, 23, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 53, 'draw', -2, 21, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 54, 'draw', -2, 29, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 55, 'move', 1, 39, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 56, 'move', 1, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 57, 'move', 0, 140, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 58, 'draw', -2, 28, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 59, 'move', 0, 89, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 60, 'move', 0, 142, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 61, 'move', 1, 113, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 62, 'move', 0, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 63, 'move', 1, 61, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 64, 'move', 1, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 65, 'move', 0, 11, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 66, 'move', 0, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 67, 'move', 1, 83, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 68, 'move', 1, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 69, 'move', 0, 83, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 70, 'move', 0, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 71, 'draw', -2, 32, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 72, 'draw', -2, 31, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 73, 'draw', -2, 32, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 74, 'draw', -2, 32, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 75, 'draw', -2, 34, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 76, 'draw', -2, 33, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 77, 'draw', -2, 33, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 78, 'draw', -2, 34, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 79, 'draw', -2, 34, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 80, 'draw', -2, 32, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 81, 'move', 1, 405, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 82, 'move', 1, 757, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 83, 'move', 1, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 84, 'move', 0, 433, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 85, 'move', 0, 966, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 86, 'move', 0, 519, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 87, 'move', 0, 584, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 88, 'move', 0, 968, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 89, 'move', 0, 967, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 90, 'move', 0, 966, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 91, 'move', 0, 269, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('k4egpw2vrf3u', 92, 'move', 0, 146, NULL, NULL, 1795962346940);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 0, 'draw', -2, 1, NULL, NULL, 1795962354037);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 1, 'draw', -2, 2, NULL, NULL, 1795962354037);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 2, 'draw', -2, 0, NULL, NULL, 1795962354037);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 3, 'draw', -2, 4, NULL, NULL, 1795962354037);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 4, 'draw', -2, 3, NULL, NULL, 1795962354037);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 5, 'draw', -2, 5, NULL, NULL, 1795962354037);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 6, 'draw', -2, 25, NULL, NULL, 1795962354037);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 7, 'draw', -2, 22, NULL, NULL, 1795962354037);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 8, 'draw', -2, 28, NULL, NULL, 1795962354037);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 9, 'draw', -2, 21, NULL, NULL, 1795962354037);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 10, 'draw', -2, 17, NULL, NULL, 1795962354037);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 11, 'draw', -2, 20, NULL, NULL, 1795962354037);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 12, 'draw', -2, 16, NULL, NULL, 1795962354037);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 13, 'draw', -2, 27, NULL, NULL, 1795962354037);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 14, 'draw', -2, 14, NULL, NULL, 1795962354037);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 15, 'move', 0, 29, 'cs4ZQjpiUT9onYi2UM1kNlWsVTDtrQWEx_i5', 'qxnh3gvy5bmj', 1795962354225);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 16, 'move', 0, 146, 'DLMnJo5WIY_0PgESRXCPp-wulLamtWAxRMvq', 'qxnh3gvy5bmj', 1795962354305);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 17, 'move', 1, 68, 'y0ReYxV5WHBSCvPnrsI_mrQArX_jxLu4uOPq', 'mscu2yfqwzpa', 1795962354336);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 18, 'move', 1, 146, 'J3c4D0OUlNSNwjAIlRFyW41L7zykrMiVD6UD', 'mscu2yfqwzpa', 1795962354362);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 19, 'move', 2, 36, NULL, NULL, 1795962354370);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 20, 'move', 2, 146, NULL, NULL, 1795962354370);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 21, 'move', 0, 21, 'Zn8o9Yg1TpORfV4VvQXAIPgeSI_UyaA1iYlV', 'qxnh3gvy5bmj', 1795962354408);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 22, 'move', 0, 146, 'C5dwb1gX5YMRgXJwdsfOaOewGcTqQ32uFCxI', 'qxnh3gvy5bmj', 1795962354467);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 23, 'move', 1, 140, 'LJof4Lna68gsvnJJJvazMLDBTNY-0wgu-BF2', 'mscu2yfqwzpa', 1795962354484);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 24, 'draw', -2, 18, NULL, NULL, 1795962354484);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 25, 'move', 1, 80, 'Q6wljR92NalEaPYHOoa9CvoQk5DnobrU5q5x', 'mscu2yfqwzpa', 1795962354511);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 26, 'move', 1, 141, 'Gv_IDoLaaTX4z7sbAPOcFHh3iyubqx11ywGo', 'mscu2yfqwzpa', 1795962354571);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 27, 'move', 0, 92, 'F75YklPe2-O0DzqaNDmgeT6bmkH3gIuLCVe8', 'qxnh3gvy5bmj', 1795962354612);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 28, 'move', 1, 146, 'rJvg4WdZWFTJPH7_UT8PRgkYYLVTDylTmF2x', 'mscu2yfqwzpa', 1795962354646);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 29, 'move', 2, 61, NULL, NULL, 1795962354662);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 30, 'move', 2, 146, NULL, NULL, 1795962354662);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 31, 'move', 0, 11, '0np9gloClyOsJzz6DRUmDaC6Krn9h8f7uc4Y', 'qxnh3gvy5bmj', 1795962354692);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 32, 'move', 0, 146, 'RHjvCX5mTHek5Ys78Suz0ZhlDn0N12j_6f62', 'qxnh3gvy5bmj', 1795962354733);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 33, 'move', 1, 99, 'PsU_m2No4CK9cuYtbawWLx_T-rM7g244os4q', 'mscu2yfqwzpa', 1795962354755);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 34, 'move', 1, 146, 'mauJUEbUiNbDnUxCRs1UFqYEmRacUf_pE4Dp', 'mscu2yfqwzpa', 1795962354791);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 35, 'move', 2, 58, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 36, 'move', 2, 146, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 37, 'draw', -2, 32, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 38, 'draw', -2, 30, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 39, 'draw', -2, 33, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 40, 'draw', -2, 32, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 41, 'draw', -2, 31, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 42, 'draw', -2, 30, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 43, 'draw', -2, 31, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 44, 'draw', -2, 33, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 45, 'draw', -2, 31, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 46, 'draw', -2, 34, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 47, 'draw', -2, 31, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 48, 'draw', -2, 30, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 49, 'draw', -2, 31, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 50, 'draw', -2, 33, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 51, 'draw', -2, 32, NULL, NULL, 1795962354799);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 52, 'move', 0, 399, 'XiLYcCHarEHV2oGcy0qg1Y_UDh2uWSd2W7-O', 'qxnh3gvy5bmj', 1795962354828);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 53, 'move', 1, 392, 'jtNDUzEpNxsH8sGD1EgQGoFh5xOgv6IsTmgU', 'mscu2yfqwzpa', 1795962354866);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 54, 'move', 0, 418, 'gSwi0aGk4ENfM911_PZLCNS0cTS10YW-9-8f', 'qxnh3gvy5bmj', 1795962354896);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 55, 'move', 0, 774, 'Q-IgOU5ScmIWWA_vbN-mvDNkjrDa3C4rpUno', 'qxnh3gvy5bmj', 1795962354934);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 56, 'move', 0, 146, '4w3TVTHuYKUGPSQlydS2Ql2flt7-8mNIrP2v', 'qxnh3gvy5bmj', 1795962354975);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 57, 'move', 1, 412, '-Xz-pgwqfQfKy95O_BVt7aLNqN9YG-Z6H9kr', 'mscu2yfqwzpa', 1795962355002);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 58, 'move', 1, 970, '1R55f0HU4jqs0h3yhHy89k7hv9a7IRsTiYSy', 'mscu2yfqwzpa', 1795962355109);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 59, 'move', 1, 428, 'Gxnts8anB4ztw3d2r3efNlXIQW89X-M4JM58', 'mscu2yfqwzpa', 1795962355141);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 60, 'move', 1, 504, 'BduDx4MfZTvC1DzaJ-JBYpm3DfcrXgr-siQi', 'mscu2yfqwzpa', 1795962355172);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 61, 'move', 1, 598, '__OgrEfxMGTBE2Yv1dc339Y_0bms6rdLlT51', 'mscu2yfqwzpa', 1795962355222);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 62, 'move', 1, 968, 'HFQyt773HNpwBS0p2OZP2rl76vzSQ_96tep-', 'mscu2yfqwzpa', 1795962355281);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 63, 'move', 1, 146, 'bPSqUBtf2aXJvdQxnYzSfdlhfMGz45_FnmTJ', 'mscu2yfqwzpa', 1795962355338);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 64, 'move', 2, 494, NULL, NULL, 1795962355360);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 65, 'move', 2, 582, NULL, NULL, 1795962355384);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 66, 'move', 2, 146, NULL, NULL, 1795962355394);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 67, 'draw', -2, 28, NULL, NULL, 1795962355394);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 68, 'draw', -2, 21, NULL, NULL, 1795962355394);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 69, 'draw', -2, 27, NULL, NULL, 1795962355394);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 70, 'draw', -2, 19, NULL, NULL, 1795962355394);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 71, 'draw', -2, 14, NULL, NULL, 1795962355394);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 72, 'draw', -2, 29, NULL, NULL, 1795962355394);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 73, 'draw', -2, 22, NULL, NULL, 1795962355394);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 74, 'draw', -2, 24, NULL, NULL, 1795962355394);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 75, 'draw', -2, 17, NULL, NULL, 1795962355394);
INSERT INTO public.event VALUES ('uwqmt9977hs7', 76, 'move', 1, 71, 'ayCxb_mYmWzJ6sXTxMBQS--Z_nwfX1UiM7F9', 'mscu2yfqwzpa', 1795962355426);
INSERT INTO public.event VALUES ('c3sv7fxrh7p3', 0, 'draw', -2, 4, NULL, NULL, 1795962355747);
INSERT INTO public.event VALUES ('c3sv7fxrh7p3', 1, 'draw', -2, 2, NULL, NULL, 1795962355747);
INSERT INTO public.event VALUES ('c3sv7fxrh7p3', 2, 'draw', -2, 3, NULL, NULL, 1795962355747);
INSERT INTO public.event VALUES ('c3sv7fxrh7p3', 3, 'draw', -2, 0, NULL, NULL, 1795962355747);
INSERT INTO public.event VALUES ('c3sv7fxrh7p3', 4, 'draw', -2, 1, NULL, NULL, 1795962355747);
INSERT INTO public.event VALUES ('c3sv7fxrh7p3', 5, 'draw', -2, 6, NULL, NULL, 1795962355747);
INSERT INTO public.event VALUES ('c3sv7fxrh7p3', 6, 'draw', -2, 26, NULL, NULL, 1795962355747);
INSERT INTO public.event VALUES ('c3sv7fxrh7p3', 7, 'draw', -2, 10, NULL, NULL, 1795962355747);
INSERT INTO public.event VALUES ('c3sv7fxrh7p3', 8, 'draw', -2, 21, NULL, NULL, 1795962355747);
INSERT INTO public.event VALUES ('c3sv7fxrh7p3', 9, 'draw', -2, 19, NULL, NULL, 1795962355747);
INSERT INTO public.event VALUES ('c3sv7fxrh7p3', 10, 'draw', -2, 17, NULL, NULL, 1795962355747);
INSERT INTO public.event VALUES ('c3sv7fxrh7p3', 11, 'draw', -2, 18, NULL, NULL, 1795962355747);
INSERT INTO public.event VALUES ('c3sv7fxrh7p3', 12, 'draw', -2, 28, NULL, NULL, 1795962355747);
INSERT INTO public.event VALUES ('c3sv7fxrh7p3', 13, 'draw', -2, 11, NULL, NULL, 1795962355747);
INSERT INTO public.event VALUES ('c3sv7fxrh7p3', 14, 'draw', -2, 13, NULL, NULL, 1795962355747);
INSERT INTO public.game VALUES ('k4egpw2vrf3u', 'qxnh3gvy5bmj', 'over', 'fr', '{"lowest_value": 2, "surprise_guest_returns": false, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 1, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 3627091946627052364, NULL, false, 1, 1795962346880, NULL, 1795962346916, 2, 0, '{"reason": "target", "places": [1, 2], "scores": [6, 0]}', NULL, NULL, false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, 1795962346940, 'plain', '{"title": "An evening in May", "comments": [[3, "a good one"]], "commitment": null, "entropy": [], "seating": []}');
INSERT INTO public.game VALUES ('c3sv7fxrh7p3', 'qxnh3gvy5bmj', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 3878957235026812175, NULL, false, 0, 1795962355544, 1795962355732, 1795962355747, 1, 2, NULL, NULL, '75713bbb2274c1074661f9f5c0a2549f6aa4f1bdb8a70bad153a1075c2afa76e', false, NULL, NULL, false, false, '{"kind": "live", "bank": 600, "turn": 0, "increment": 15}', 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.game VALUES ('uwqmt9977hs7', 'qxnh3gvy5bmj', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 4269411214426025027, 0, false, 0, 1795962353875, 1795962354003, 1795962355394, 2, 2, NULL, NULL, '062af4d912e6d65ef6cf5c593a717357d7f2c506f2e0fbaebc86bd91982e9e5c', false, NULL, NULL, false, false, '{"kind": "slow", "bank": 172800, "turn": 86400, "increment": 0}', 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.game VALUES ('kezfr3qzkvfv', 'qxnh3gvy5bmj', 'open', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 4007900651886033727, NULL, false, 1, 1795962355480, NULL, 1795962355480, 0, 0, NULL, NULL, '4d177534925d28c0bbfb52576c1c9d8b7fdc84d80682fc4c356c12a513c95157', false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.leaver VALUES ('c3sv7fxrh7p3', 'vbjzztqdtwsv', 2, 0);
INSERT INTO public.lesson VALUES ('qxnh3gvy5bmj', 'guest', 3, 1, 1795962346677);
INSERT INTO public.link VALUES ('58pknvq9c8ucfmrajr37', 'uwqmt9977hs7', 'join', 1795962353882, NULL);
INSERT INTO public.link VALUES ('mbr8ehdkcpphqa9wmv7g', 'kezfr3qzkvfv', 'join', 1795962355485, NULL);
INSERT INTO public.link VALUES ('6g6uwqx2nenwh4ga52s8', 'c3sv7fxrh7p3', 'join', 1795962355556, NULL);
INSERT INTO public.meta VALUES ('id', 'fea1ae76');
INSERT INTO public.meta VALUES ('server', 'a6c6ad7d65c036446ca24d5781f063a5');
INSERT INTO public.meta VALUES ('push_key', '2d657147573c6f45947e677b30564874ed716cf0c8dd0da39e5dd053f6caea86');
INSERT INTO public.meta VALUES ('link_key', '5942ea27b61ec9ca9654be9e164cff2860c03b8e45a2ae554ef42fd1ca613a15');
INSERT INTO public.meta VALUES ('seen', '1795962356.031');
INSERT INTO public.note VALUES ('uwqmt9977hs7', 'qxnh3gvy5bmj', 'watch Ben', 1795962355459);
INSERT INTO public.notice VALUES (1, 'mscu2yfqwzpa', 'uwqmt9977hs7', NULL, 'start', 'start:uwqmt9977hs7', NULL, 1795962354080, 1795962374080, NULL, NULL);
INSERT INTO public.notice VALUES (2, 'qxnh3gvy5bmj', 'uwqmt9977hs7', NULL, 'start', 'start:uwqmt9977hs7', NULL, 1795962354080, 1795962374080, NULL, NULL);
INSERT INTO public.notice VALUES (3, 'mscu2yfqwzpa', 'c3sv7fxrh7p3', NULL, 'start', 'start:c3sv7fxrh7p3', NULL, 1795962355774, 1795962375771, NULL, NULL);
INSERT INTO public.notice VALUES (4, 'qxnh3gvy5bmj', 'c3sv7fxrh7p3', NULL, 'start', 'start:c3sv7fxrh7p3', NULL, 1795962355774, 1795962375771, NULL, NULL);
INSERT INTO public.notice VALUES (5, 'vbjzztqdtwsv', 'c3sv7fxrh7p3', NULL, 'start', 'start:c3sv7fxrh7p3', NULL, 1795962355774, 1795962375771, NULL, NULL);
INSERT INTO public.passkey VALUES ('YSBrZXkgb2YgdGhlIHBhc3Q', 'qxnh3gvy5bmj', '\xa501020326200121582087aeae5043eb77b9437ca300b66beaec766156f2c224a5dda510f7024a3552752258204b9077bdbf6f0762025178f6c106607676049c5b8c5363abf3d8d02842f5355e', 0, '1', 1795962345981, NULL);
INSERT INTO public.person VALUES ('qxnh3gvy5bmj', 'Ann', NULL, 1795962345463, NULL, 1795962345985, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('k6ea7d635jt8', 'Robby', NULL, 1795962346017, NULL, NULL, false, 'qxnh3gvy5bmj', NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('mscu2yfqwzpa', 'Ben', NULL, 1795962346590, 'ben@example.org', 1795962346590, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('vbjzztqdtwsv', 'Cleo', NULL, 1795962346056, NULL, NULL, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.seat VALUES ('k4egpw2vrf3u', 0, 'device', 'qxnh3gvy5bmj', 'Ada', NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('k4egpw2vrf3u', 1, 'device', 'qxnh3gvy5bmj', 'Grace', NULL, NULL, NULL, false, NULL, NULL, NULL, 1);
INSERT INTO public.seat VALUES ('c3sv7fxrh7p3', 2, 'bot', NULL, 'Utopus', 'mason', NULL, 'vbjzztqdtwsv', false, '{"clock": {"bank": 600.0}, "left": {"kind": "person"}}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('uwqmt9977hs7', 2, 'bot', NULL, 'Utopus', 'greedy', NULL, NULL, false, '{"clock": {"bank": 172800.0}}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('uwqmt9977hs7', 0, 'person', 'qxnh3gvy5bmj', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86399.88636445999, "credited": 57, "had": 259200.0}, "own": 11}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('uwqmt9977hs7', 1, 'person', 'mscu2yfqwzpa', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86400.0, "since": 1795962355.4027355, "until": 1796221555.4027355, "credited": 76, "had": 259200.0}, "own": 16}', NULL, NULL, 3);
INSERT INTO public.seat VALUES ('kezfr3qzkvfv', 0, 'person', 'qxnh3gvy5bmj', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('kezfr3qzkvfv', 1, 'open', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL);
INSERT INTO public.seat VALUES ('c3sv7fxrh7p3', 0, 'person', 'qxnh3gvy5bmj', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0}}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('c3sv7fxrh7p3', 1, 'person', 'mscu2yfqwzpa', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0, "since": 1795962355.7612975, "until": 1795962955.7612975, "credited": 15, "had": 600.0}}', NULL, NULL, 1);
INSERT INTO public.session VALUES ('733c2f29e74ce835dfc0ec91cfdf7ab3a04c291c38cdf5053d57d729caa32a09', 'qxnh3gvy5bmj', 1795962345468, 1795962345468, NULL);
INSERT INTO public.session VALUES ('bf10bb9c258471242608976cee773d4c34be0d4c4bed98618638912263dd558c', 'vbjzztqdtwsv', 1795962346062, 1795962346062, NULL);
INSERT INTO public.session VALUES ('a2fbf97b5e09f44700ffc50ba97f81f66654f62c0a6d6c337a4fd34ce18ef6c5', 'mscu2yfqwzpa', 1795962346604, 1795962346604, NULL);
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
