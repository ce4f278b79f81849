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
INSERT INTO public.alembic_version VALUES ('0011');
INSERT INTO public.analysis VALUES ('zvpy9ra4tas4', 'quick', 1795976941613, 1795976948248, '\x789ced5deb721b39ae7e95947e5b2e82046ff32aa7b64e29b6e2e844b1bc921caf776adefd006cb5ba9b4df6456ac9722a5333bb495f287e24087c0009f4dfb3a7c5cfe5ecafd97f7fbdbcfbed02f78b1dceee66ebe5afe59a2efffb75f5f083febedb2ff6fcd8e3e679497f5d7c5f2e1e677f89bbd9ffbd3e3e2de98f52ddcdf69bfd625dfcf1db6abbdb87071e5eb7bfe8cdfff97b464d3ed3359077b3ede6f5995e026af8fb62bbdcd17d718f4e6ba7bc0623147ae9eec4bd0644fa2bd265a38595fffae7ae6a0733ed38105e0a6d05ff0742513be0bcb01ea5e7ff9cd7b6d190c935a48476022d1a21ac05ee10188fe0b5d4ca7b299d748d865ca6218fc62ab0de5ba185379e1a125a49e3a410d2a3170a54bd2129b23d0245236440723f04841e394323a49ce5de7a671a0de5c6da1ae7a286a402c837941d6c21848b7ae4bd876c43b9c1b69aa6cb3b000f128dd4dc23a4e912e09c70562b9a867a432a37d88686035029d492def6861a5234684e1ba3d1d26f08d48d867cae212969d694f404cd6380a6aca55933561034d1e80ee6064859875a5b4763426324ed1d370c1a51028d1c8d91c57a3b5a1fdb91b576e05eb0d0349eb4839ff4439f3430f84935f8c9c188cc60446630222b863ee906637772f09338f449df339eff224dfa7db37a08571bba7419648e5edf2d1785caade4f06113b43035325b6eb79b6df8b372a40b698d284d4a5103f7f169bb7864f5fe6d15d4fbcb7af1ce4a9d7ee861c337788dec97ffa1b6e8e7f6cbed9797e576b75a3c7fa17ebecc77fbe5cb8e5ffbbe5dece8e9bf67ab477e92fb380fcfd3cdb7cdf671c7f78edd7c58fda2a70e2dd1138fabdd7ebb7ae01f6934bbdaad178c67f6b6a2fffbe71f1e8baf4b0676bbfd2b26f07f8f0349facd0ba1342913878a9408db00d24ede202913d026a89aeac503bec1afbd6c56cffbdaefe1bdb1fa0e48fbe8eaeea1d1e6bdcdfe3b210c637930dac741b599417d7a5dafe77461bb78584e3aac51c3ad816d1a0c6fc8963b94567824c210464691c5076da517da683842a717f43d1b15795fe8fe18aace40fdb1da2fe73f17db1fcbfda4489bed4e0a14efc95a6681ba0cd0dd62b59eaf37dff6d32e9446b33d309d73460aa3c9522ba3986d490050d62b247b4ed764132684f9a4594d023519a0bf16cfcbf9eedfaff4bb93226db63b31d4624679c126a01a11417df84e6a7cb79c02eaa1a933a00622a7eb702c99a3ecbce9589397602658894930a356621b8c0960323303584dcdee75fbb25dedb23351bb1ff73fee062a3207d683216a2c956286ab0d9903299c22026d89e8d6bba882e653814544fe53c11d74c91d20c51d805c168bdadae00b91baa9730927c96703f2849426b748f88a4a7c5d5343613a5a6c0298ad342679f9f4feb20fa665bb785e6cdf47ce3094335cb613999563a3c7e95d2eb6fbef692e61e2ce9512783297804e013c814b38f26e14b9c6e4113b72247c70038d36e4407b49b440932c24b804f99b480f197ad57a1b5c2cf24a3535a5e85529a4b5492ae1025d802495104109432791303233a2271b9dee111d61745458d2a6b9a69117baba4fafe90b28a86e34631454064eb1fe5dc67c4006d01934af1bd1289ac780127030cd6f2e600bbbb18cb1850928b66362624efa73f1bef8f2b062ad3a7fa356bf9d0a841b6aa2885a3dc2a01e2d5b305c1032888d7a500419114b21795a2f76bbf976f3361d8c7a93536398c696c3c08e0852b8412ce2406561b1ed706f5f3be395b7e4f5a346847e5f3ff610c2642d7f7e25f9d8ed173428a7d2aff67c45adb6a6ac6d9c6fab736dcbecb5558e2caab786acb3450edea0344076574845d6596a6112a679e87bb171d6f79e2445cab669aedfc99b6610b139aba8d8045e7e868f0dd7ff65fcabb13854e02369ff01442c22474013b843693cc36dc00970e220cc11ce040e511ace18c2e1c10209aa06a38500227ac127e01d16740abd77cabaa6bb54b8b2e2d339b249456d0e41a59c673eb92bd18da7db95e87365f54112afc813bbe18c0b078e06f4d9420dbaa02790d614d33b59dd6046385986b73d317010f2343dbbab8ab73db590de00f9a32219c0542dfee34afee33b23168aac9a0670827493f3bc33570f58186a17402a67a4e13db421018bc9b85f9bd15cc460f504447af45e9ad984788108418056608106089d034f9a1f38424473e074630ed2dca5b07c2deea2eec3f59efd89dbf6c4c11a106c1a8df6e078f3d838123acfa651a1a0c1aacbbc3cc87c262a7ae33efa68b09d586f2afed6c66984029269eabd2b712a6f1c49beb22847e0bce550852274d21a414bd86a8521aa6411ac549e16ba44a31ba6090a7b95630e371cff93da23d0244af0da69287092d34c536d9d40403f1ce745c87a8f2a1fa5939440a4e9f38ec4d5a800d678ad6992059050936d4e886fe01bf1e9a4608625749ae14618023439035e69418bc45a31200e61e3c17cda2e973f2609808596c645c0da86fbe6fa97387380e05003af59215d387b44eb1a343a5ed9ded27a4e1d3918f456e2c4417e97a0762b6fcf5d6ce48a01fdb15a3f9fac1f122359b6d71d204c6ef5a9aed5ef622d5774ffeb920ce9375e1ca76f6b255044cd4e0dc6c6a4b4007376cc3681e4cca06de182e781c424b100b27b7d9e3ff191d6e970d49a9c1e868bc94201e38cc8671794bed0e74838f189d4c278f49c58f380462a2d11c9364b9ec6ca98206a23bd1752193ee2292b63f293402c7e24edc96d39c86d7b726be188b44509cc178c774e5921394e2d03f375e4c4034d8ad5366152c89028895a4ae65ba06538256c8dd5c405986f39ac8509eb3645b2dd4818143dc4a0dc703c31110836879574451770b2f05b32aecd973e595c343b2d908e58dff66e4388bc211a5a94bcf7e7b108bc69ad68e5d2a5fa965288ba14e1d28c6f73db1b45a3b17620bded2d9780af8133e04be39407a5d2b6c3e5e92fa9bbed7023784aaa1f6950ad41b0c6f7fb70e458e6c6f27cab9b1ecab166f716bbd8b6bb464acf110a45332f9cb7452e8ae00885a1a9f72044caee0e7c2db6bbaa70d85cc2976bdcbae691af897623921abee0aa19c37beb3ade83b59e2338bc05eb952fb660a5e0380f6fc10a231a611dbcef72346e5fcf8fc5abba79d5add1ee21be1574c9ebcd92ab2c9c221271d523d4d6592b0548699824608871d1dfaca7eb8a9984566d19faac87348c69ad18a51a2b069a604538a8d8e40be5d9336987077d91fd3d72132d1a03ce0f200cb7b55590381c7e6bfd4b5005ef50817316bc72c68453de02b47100d2d1542b95dcc21df4569b28145bb82645146ab73a88c2edeef669548ed39bad741cf00844db0067374b0b8ef8f64087e2a637fa68610a8f562961343911856e705e68698c57489e46a41b0a65fd1977a98d51d6f1261f2a56473240658f0690f3b094033718ea4d9f3d30c679d4e4a149a13877340005a1d14965bd3168013348e30cfba0f2951fee226a4ee3d71012e5bd57b65fe573667d399604f861b17d3c26eb559976c9913c3c3edfbf6d3a0c68d5c86ef9b009c3565e4aeaf88fef5022ee4a0b12bd04a559864de02bb46cb5b0ce20cbb05229ff6fe06b6db54e769b338413e78a9bf7f28a1d6ba4a81cc57291d428cd19c358ad93e3301e1b6ef13d235172829c24a75785521eb416b4e5343a4bae31d939d37492449e61a3905901a93a35ad8094edb6b7f6bc159c97c7297ab4fa42d90c21bde79c718d34db1a633bd5010cb3c0a699b304b2fc9c696fbcf68a7497d332e86b82a6040a431a0e488b45fabad38da7b7b2f2586e814d2b8c45ab2d54e46670b914ceeaa7690aa8c8e9e072299cd54f9369a34865917d9743e55ba80e5b8393cc57393203668b71113992c62a924653e22206659534248d4a8f9a2e9515c509a62b2187b9e9228933e888367824592c36bc881a6920da20b43036b3bce21a33c194f261d4a1a6d4727a38cb094a3eb7a3fb4da9c64ac67f6e7e2dc78432f9f989239977c77eb9aa5ffb4d8dda7f815c77f69b3924bb338ccbdfcd9e5f7913fb907175942a59c5f25eb6ab5fabf5f2e9b0fcbf2c767dcafbf8c698055357dc6537bcad18c67af356d1c7dc2f878706689ffa8f00d6d3ee1ef36cf4311d2f49ec50ff11af3fe235a178b5692e6b58b2ebe47703799e82f92a695843d69f1c6fc7fe292658eeb0b762922b8bc3056d865bbb91a7b7de54f476bb58f59188f048efbcb6e2a58a8b2a1006f2a7a43b14a073023d217586a3109008538a5c3a92372eea731f49e8eb76960d382eb5c7a1452eb72643ca0770413e0e401205e7c27ca9f86a26047c9ea445a45219a579e38b7c631b8a034a34caa070de936f2c7d32089061295791021baae869a304b37a7970e2808bdc19cfdcdfca843b0ff93e5f4d0a388e1e8211d6293e391f7aae3104232418a95cd4f1ce8d8d2b775c8290c459b570a2ecb875de5a43720d5ed90449cf2dbbab080922584b6b456947ee7dd163eda47424f1085e46e1ca0eff969641d4e11efbd1d7e59cf36a6880b94a276fc6281ae8627b9aab2d86cd18835ea6043b66d7589e65c0eebcb0686f82acb5261793d8b5b17ec08174049db0ee21039d8c7b9f2c7658f7b8a241dad99a7c19b4330b1a5c06b0036da7049f02b592ea69970db497cd1476259dcbf74742fe48482421098eeb2c58e2755ca1d62b5d9439e652c202b942ad30984aca18f656cc7199c68683706d96dbb8d55120e2cc2168e87b8964f789c6484bcc5ca0c3b0ed4ff480788c9544e07d2344248291ca92d9698c546bdba5d56927823522c64d36c31ba68c3413c16811ffd6560b6cf73a795c948c4dd4e783909fd4e1f06ebbb7b42c75c85054ccb1c2c90ad08e7c774e5134c461e4e0de5e6d8449ba9db3d2082f7491684c7d060920adf2c2a3b0b734c2968fab4b72be1cf912818f5bea2b8db6a54b40ce84bba5de929cd2ba02e9818fec9bd05b92675e7f56383eb33fb4b7564461859eddb04c5801e2206c2b4f912b6f8322f5c651d7e0f61ade5074869420475d1d34bb5cf8681f35c49c84028246d91921b86678e82f97fca65106e5c9679099fed6592c57fe0e2c962b2cc62c56d6aa1b58dd88125b163ce101b816a31c568171fa7ac9ad493dab9eb38b4f8594a980676fae271302c7e6c1548748db076ecbf84bdb189b7bceb8b5095b6cf848a6beefb1c4375435b3ef406d5687dcd6f9a993614c5f46b97bfd9c0f23c3a22e50f8ba1bc9f0732ca3a14c5ff1b91bca99d95e5d502e5079bd1bcb79b95e35300d8b664b8be6dabb9e358b06e81bff34ce13598e6a398b8ebc5aa3f515ebf5a437c1203ee4161cde09cef9b62b109e92a019027f09c3e403e3489b255194874d98250871e46eb3146bf4301e136446b4c7e3cc05670f45b013d9d5e9520ee71f984fb08df372113b30c4eaef90e87e76be4d2ad5fd2c73d48121b64687aa0313249ea40a0f9ca9f33a706012c7048b2201e372ab626a12de85e24c5e904771b399689974185d54dd89f738747982884f9377d852197987de1bc55f95e062469a29d200f3e9d235334ef3323a57e0a8c2fc2e5d9364b35efd5acef9f5d5f3d3849d8bdb4d7631917ec179020903dc9eec7a253cf2e2ef9033265a4658dfabb0b5d813a7f5e9e239bf56ac1cd69b97e594fabfd9ea58f7b02ccb9939d2e8d36ae781066bfebee03e4e07a4d1e8781cd9ba003e6d00768bf57efe443fb7ccc6cc4eb2c6f556a79e8db449febad8ae97efc463b68bae4d81d158e276a746932ea3c3c673fb7e4a41a02e2ccd563b91644a34b151cbedd1a7ab4d6dd68ff3cdf681da9d72569aad9e85a46ed3385fa8b069b227e209ce08a7b95eab57aaf9051a8bd61987fc192ccd47be7e832fd04c4e1fbba29fe36bc176453f1d280f68151faa30a106473c77d9c0a84b158e43368b3d2984b7142c8e8eb7c4c1e05999bd6d3347dd5adef4512ecfa1393dd2d9cf7486847f72e5132096e623a4d3d56e0fa0119a773c9cd82056d5204ee65a7de59acfa25b3d70e2b0414de04e3525bde236d89a8c85f3f9b617da46519546113b8d22593b74fc2161dec245065eb3895cc5804fd1a1315e2a35c826de5ef6eee583af1ddf129a7257105169e0ef40f316bc5621392a9ebf746436a4e526bd4271a77babf0dc1291686e99a7be53c62cd15e2914359589cf0009163e57ca73f220676775d5b3beb55694467299ba275387cdbb708ca8db90a45d3a08576646260e9d7756891df1d98c347d34328fe4421f29cb7f8ce437d9e46f5be1f2308e319de1d6c691f221f5f06e68f3f0336d6ce66c6b3ca30de379a872d6ded6aceefc0efb9a5df43eb69bc5971727d84f4b7c7c7182230419189f677fd6d98e4f347d962d5a5d6433650ea77c9e6dc11e1c9f6693b607c7a7da3417459667c3d696c7848cebf47847dada5bf2197e9b13ae7df65665edadfa9cbeeab873a137ebdb8d84718b0ed14808b7e89b8e837011676e840b549e38b1dd274e3e5a2d9f411faea096cfebdd346a992c6e32e9a0ba7345b57cc1a36c229b82fff938d2752255973be4d981e1d338732586ba56b4e5c7ef2c4c1a189abc58d305eaf39ca47dc2a9b7342bac6ee5f58f34d561c4b70def5d7d3954604ac2291e490ac924d3efca232baefbc8cac8e9475129a8b838e13915251371d354e5a8b6f47c7c87a6f24844d2f015d7bbaa975ea6066c220b275503f664ce78a9d2a45dfd4ea7758fedf7852a8f76753c53fe676ccf2f54e7b66ba99cd0f386162b3fc2e7bacf188cd462565743b1787e7fa3c5b5ac2514767cc6b37c7ad0fc0dfa96e7e58abcfca6283f56df4e586664e4f2b595a10b352d8767c2a74b5a9e93087f328a0b57fc39bd5b57a9203272c6bd6dcef898734e3d737e81ef287620d1e89b48861e62ee4171c57a00e85d7a324ead28fb21e5003eab483538415944cf273ecc7b8667a3aa885a5524ec28a8d354c5ad096c7761dc4b16363cae4a8856e5e010624f8de413b647ab0ac915bdde6f6a8bebbc0ac91dcb295321f9c2353c2f5e72f3aa9274c9d8c7e5024f7f56fc9f15ff67c5ffd62bfe637d452d756ab99dc4794fcd4eff784fadaf88f5b86e7d6898fd5abec1253f21dc31e117affe3db243b6b2cf4519c73e09ecfb3cc43471d4df64b6af523abddba9a3cb8b8707f2dcf685fedced496d859cb1bbd9faf5e1c7ecafb9b8b7e89c30084a49fec2162dffcddb73b8a381bf0da7b4449412f87bafa52e867b6bb4348efe97fee5cfd09387b8dcbdaed961bd173c1eeddf8a7f4a96bfd46acd55bfd4ea85ab7e895032c4a2758257157a3f5ce2321b5e2ba33d82160eadd777f3d6458761022b0ff7f0f69ccf863b854a706e39820d9ffe8c2ed930cac1f90db316dcdfc2235e3dd3e0bf9267fe1e2e50c33f49ec163f8afb342c650e1e573ea3497dfb4e0fce66fffc3f6435456c');
INSERT INTO public.api_token VALUES ('9ew64pnkjhjc', '90f07926316541527988486fb9e49495bed5295f732659a63e8a1c762f412165', 'cygz3qmgpajr', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795976940538, 1827512940538, NULL, NULL);
INSERT INTO public.api_token VALUES ('dzuh873nbn2g', 'f9c6a154820fe760149212222ab125a891455ca4e0e8769da408bda84f1f39b7', 'chzykn2ctnuy', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795976940606, 1827512940605, NULL, NULL);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 0, 'draw', -2, 1, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 1, 'draw', -2, 2, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 2, 'draw', -2, 0, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 3, 'draw', -2, 4, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 4, 'draw', -2, 3, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 5, 'draw', -2, 5, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 6, 'draw', -2, 24, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 7, 'draw', -2, 22, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 8, 'draw', -2, 22, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 9, 'draw', -2, 21, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 10, 'draw', -2, 29, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 11, 'draw', -2, 15, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 12, 'move', 0, 39, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 13, 'move', 0, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 14, 'move', 1, 113, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 15, 'move', 1, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 16, 'move', 0, 8, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 17, 'move', 0, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 18, 'move', 1, 140, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 19, 'draw', -2, 18, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 20, 'move', 1, 77, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 21, 'move', 1, 141, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 22, 'move', 0, 62, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 23, 'move', 1, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 24, 'move', 0, 110, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 25, 'move', 0, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 26, 'move', 1, 62, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 27, 'move', 1, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 28, 'draw', -2, 34, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 29, 'draw', -2, 32, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 30, 'draw', -2, 31, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 31, 'draw', -2, 33, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 32, 'draw', -2, 31, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 33, 'draw', -2, 32, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 34, 'draw', -2, 31, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 35, 'draw', -2, 31, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 36, 'draw', -2, 30, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 37, 'draw', -2, 30, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 38, 'move', 0, 401, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 39, 'move', 0, 546, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 40, 'move', 0, 586, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 41, 'move', 0, 428, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 42, 'move', 0, 971, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 43, 'move', 0, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 44, 'move', 1, 415, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 45, 'move', 1, 968, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 46, 'move', 1, 414, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 47, 'move', 1, 967, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 48, 'move', 1, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 49, 'draw', -2, 20, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 50, 'draw', -2, 23, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 51, 'draw', -2, 22, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 52, 'draw', -2, 23, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 53, 'draw', -2, 21, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 54, 'draw', -2, 29, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 55, 'move', 1, 39, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 56, 'move', 1, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 57, 'move', 0, 140, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 58, 'draw', -2, 28, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 59, 'move', 0, 89, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 60, 'move', 0, 142, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 61, 'move', 1, 113, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 62, 'move', 0, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 63, 'move', 1, 61, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 64, 'move', 1, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 65, 'move', 0, 11, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 66, 'move', 0, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 67, 'move', 1, 83, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 68, 'move', 1, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 69, 'move', 0, 83, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 70, 'move', 0, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 71, 'draw', -2, 32, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 72, 'draw', -2, 31, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 73, 'draw', -2, 32, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 74, 'draw', -2, 32, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 75, 'draw', -2, 34, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 76, 'draw', -2, 33, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 77, 'draw', -2, 33, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 78, 'draw', -2, 34, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 79, 'draw', -2, 34, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 80, 'draw', -2, 32, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 81, 'move', 1, 405, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 82, 'move', 1, 757, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 83, 'move', 1, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 84, 'move', 0, 433, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 85, 'move', 0, 966, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 86, 'move', 0, 519, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 87, 'move', 0, 584, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 88, 'move', 0, 968, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 89, 'move', 0, 967, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 90, 'move', 0, 966, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 91, 'move', 0, 269, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('zvpy9ra4tas4', 92, 'move', 0, 146, NULL, NULL, 1795976941469);
INSERT INTO public.event VALUES ('46skxfebha6h', 0, 'draw', -2, 1, NULL, NULL, 1795976948736);
INSERT INTO public.event VALUES ('46skxfebha6h', 1, 'draw', -2, 4, NULL, NULL, 1795976948736);
INSERT INTO public.event VALUES ('46skxfebha6h', 2, 'draw', -2, 2, NULL, NULL, 1795976948736);
INSERT INTO public.event VALUES ('46skxfebha6h', 3, 'draw', -2, 3, NULL, NULL, 1795976948736);
INSERT INTO public.event VALUES ('46skxfebha6h', 4, 'draw', -2, 0, NULL, NULL, 1795976948736);
INSERT INTO public.event VALUES ('46skxfebha6h', 5, 'draw', -2, 5, NULL, NULL, 1795976948736);
INSERT INTO public.event VALUES ('46skxfebha6h', 6, 'draw', -2, 11, NULL, NULL, 1795976948736);
INSERT INTO public.event VALUES ('46skxfebha6h', 7, 'draw', -2, 23, NULL, NULL, 1795976948736);
INSERT INTO public.event VALUES ('46skxfebha6h', 8, 'draw', -2, 26, NULL, NULL, 1795976948736);
INSERT INTO public.event VALUES ('46skxfebha6h', 9, 'draw', -2, 16, NULL, NULL, 1795976948736);
INSERT INTO public.event VALUES ('46skxfebha6h', 10, 'draw', -2, 29, NULL, NULL, 1795976948736);
INSERT INTO public.event VALUES ('46skxfebha6h', 11, 'draw', -2, 19, NULL, NULL, 1795976948736);
INSERT INTO public.event VALUES ('46skxfebha6h', 12, 'draw', -2, 21, NULL, NULL, 1795976948736);
INSERT INTO public.event VALUES ('46skxfebha6h', 13, 'draw', -2, 23, NULL, NULL, 1795976948736);
INSERT INTO public.event VALUES ('46skxfebha6h', 14, 'draw', -2, 27, NULL, NULL, 1795976948736);
INSERT INTO public.event VALUES ('46skxfebha6h', 15, 'move', 0, 37, '-buH5AgJJj3V2mOB_ewk46Sqrx4VZCUgVOUe', 'cygz3qmgpajr', 1795976948937);
INSERT INTO public.event VALUES ('46skxfebha6h', 16, 'move', 0, 146, 'T38hLxaKv2K6mJmvp2OxHvfw6tben7veTuYh', 'cygz3qmgpajr', 1795976949007);
INSERT INTO public.event VALUES ('46skxfebha6h', 17, 'move', 1, 102, 'mi6OS7fAU15s36Jg3lKHnllDAdnRGjgxGPTO', 'x8t6j4payh3z', 1795976949056);
INSERT INTO public.event VALUES ('46skxfebha6h', 18, 'move', 1, 146, '0E7VUIhkdRtKia9czaK8rsugvyb177Wu0_Fu', 'x8t6j4payh3z', 1795976949092);
INSERT INTO public.event VALUES ('46skxfebha6h', 19, 'move', 2, 34, NULL, NULL, 1795976949113);
INSERT INTO public.event VALUES ('46skxfebha6h', 20, 'move', 2, 146, NULL, NULL, 1795976949113);
INSERT INTO public.event VALUES ('46skxfebha6h', 21, 'move', 0, 45, 'nv-KO13aH03qUNW5pTx_z5ExvdEfTDv8EDKJ', 'cygz3qmgpajr', 1795976949131);
INSERT INTO public.event VALUES ('46skxfebha6h', 22, 'move', 0, 146, 'kpNZh6Vi1hLY92mWUFNtAuA7YzGIXKPbYxWb', 'cygz3qmgpajr', 1795976949177);
INSERT INTO public.event VALUES ('46skxfebha6h', 23, 'move', 1, 118, 'dW3pcL7MsUpzvtUsrMTBJSaG1mHQFThh-fQH', 'x8t6j4payh3z', 1795976949205);
INSERT INTO public.event VALUES ('46skxfebha6h', 24, 'move', 1, 146, 'vjj9cf9yfPVZ7PP9rkhDlM4y5pu-TXfOvyba', 'x8t6j4payh3z', 1795976949271);
INSERT INTO public.event VALUES ('46skxfebha6h', 25, 'move', 2, 24, NULL, NULL, 1795976949284);
INSERT INTO public.event VALUES ('46skxfebha6h', 26, 'move', 2, 146, NULL, NULL, 1795976949284);
INSERT INTO public.event VALUES ('46skxfebha6h', 27, 'move', 0, 85, 'WAP3c91CFxkgdJyC59AFP-Ej-xhxmtEA-qK9', 'cygz3qmgpajr', 1795976949303);
INSERT INTO public.event VALUES ('46skxfebha6h', 28, 'move', 0, 146, 'uQYmQJ8DiDrCdt-6iTyy5HQ4h1ldxfhoXUxD', 'cygz3qmgpajr', 1795976949331);
INSERT INTO public.event VALUES ('46skxfebha6h', 29, 'move', 1, 83, '949Mxzz34d37WAu3OYexvyK9zEw1FGuT_f1E', 'x8t6j4payh3z', 1795976949353);
INSERT INTO public.event VALUES ('46skxfebha6h', 30, 'move', 1, 146, 'U0ZS7pwIOiB7KrfRfKu452TLtCm117WvMMtD', 'x8t6j4payh3z', 1795976949388);
INSERT INTO public.event VALUES ('46skxfebha6h', 31, 'move', 2, 71, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 32, 'move', 2, 146, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 33, 'draw', -2, 30, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 34, 'draw', -2, 30, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 35, 'draw', -2, 32, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 36, 'draw', -2, 33, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 37, 'draw', -2, 31, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 38, 'draw', -2, 31, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 39, 'draw', -2, 31, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 40, 'draw', -2, 32, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 41, 'draw', -2, 34, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 42, 'draw', -2, 32, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 43, 'draw', -2, 32, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 44, 'draw', -2, 30, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 45, 'draw', -2, 33, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 46, 'draw', -2, 30, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 47, 'draw', -2, 34, NULL, NULL, 1795976949406);
INSERT INTO public.event VALUES ('46skxfebha6h', 48, 'move', 0, 402, 'AvyXsXeo0MDWzs0nCMjg129a0uMNTgCJ8M8J', 'cygz3qmgpajr', 1795976949430);
INSERT INTO public.event VALUES ('46skxfebha6h', 49, 'move', 1, 392, '6w9QRVQTqW7qBtHuQ0pNRk3EpUcZVEXHupvJ', 'x8t6j4payh3z', 1795976949478);
INSERT INTO public.event VALUES ('46skxfebha6h', 50, 'move', 0, 428, 'oZNzPnp0B0goX3B6AflaROi1GZar3i_6ceJ_', 'cygz3qmgpajr', 1795976949538);
INSERT INTO public.event VALUES ('46skxfebha6h', 51, 'move', 0, 413, 'ZND2cAdbxi8kC4ohr2Y_4Hxxi10r1BioQl8X', 'cygz3qmgpajr', 1795976949563);
INSERT INTO public.event VALUES ('46skxfebha6h', 52, 'move', 0, 971, '4qIRRjwa1KNst8uSXTABErJkdQI_mYAtL-cd', 'cygz3qmgpajr', 1795976949586);
INSERT INTO public.event VALUES ('46skxfebha6h', 53, 'move', 0, 146, 'SNmb3Vannpscc-eIVD4IWwbRHYNSBvWbdhCA', 'cygz3qmgpajr', 1795976949624);
INSERT INTO public.event VALUES ('46skxfebha6h', 54, 'move', 1, 420, 'uLcrXPXrahFlSiYbuc84XaMCKjlfR5Y2Cohb', 'x8t6j4payh3z', 1795976949669);
INSERT INTO public.event VALUES ('46skxfebha6h', 55, 'move', 1, 425, 'Rh40t5o0Hb-dqhP6GmwEcBa4FLknyTpz8ojU', 'x8t6j4payh3z', 1795976949729);
INSERT INTO public.event VALUES ('46skxfebha6h', 56, 'move', 1, 837, 'fJ1ToyzlW0W0p5DJ7IH81If-HHdlAb6fk18o', 'x8t6j4payh3z', 1795976949926);
INSERT INTO public.event VALUES ('46skxfebha6h', 57, 'move', 1, 146, 'j8PcDjhzt7EOyHTsdCfS5Kw9hE0VheGF_OB9', 'x8t6j4payh3z', 1795976950043);
INSERT INTO public.event VALUES ('46skxfebha6h', 58, 'move', 2, 146, NULL, NULL, 1795976950050);
INSERT INTO public.event VALUES ('46skxfebha6h', 59, 'draw', -2, 28, NULL, NULL, 1795976950050);
INSERT INTO public.event VALUES ('46skxfebha6h', 60, 'draw', -2, 18, NULL, NULL, 1795976950050);
INSERT INTO public.event VALUES ('46skxfebha6h', 61, 'draw', -2, 29, NULL, NULL, 1795976950050);
INSERT INTO public.event VALUES ('46skxfebha6h', 62, 'draw', -2, 27, NULL, NULL, 1795976950050);
INSERT INTO public.event VALUES ('46skxfebha6h', 63, 'draw', -2, 16, NULL, NULL, 1795976950050);
INSERT INTO public.event VALUES ('46skxfebha6h', 64, 'draw', -2, 20, NULL, NULL, 1795976950050);
INSERT INTO public.event VALUES ('46skxfebha6h', 65, 'draw', -2, 10, NULL, NULL, 1795976950050);
INSERT INTO public.event VALUES ('46skxfebha6h', 66, 'draw', -2, 26, NULL, NULL, 1795976950050);
INSERT INTO public.event VALUES ('46skxfebha6h', 67, 'draw', -2, 23, NULL, NULL, 1795976950050);
INSERT INTO public.event VALUES ('46skxfebha6h', 68, 'move', 1, 92, 'v3x5RsZWBn_lmApCMWKYpeH_xGodtN3rsphq', 'x8t6j4payh3z', 1795976950127);
INSERT INTO public.event VALUES ('46skxfebha6h', 69, 'move', 1, 146, '_bju5LQZH5NgnDy25VcFjifB-btjRabh6Z3N', 'x8t6j4payh3z', 1795976950226);
INSERT INTO public.event VALUES ('46skxfebha6h', 70, 'move', 2, 34, NULL, NULL, 1795976950233);
INSERT INTO public.event VALUES ('46skxfebha6h', 71, 'move', 2, 146, NULL, NULL, 1795976950233);
INSERT INTO public.event VALUES ('5xfb9x3xcfxf', 0, 'draw', -2, 2, NULL, NULL, 1795976950836);
INSERT INTO public.event VALUES ('5xfb9x3xcfxf', 1, 'draw', -2, 0, NULL, NULL, 1795976950836);
INSERT INTO public.event VALUES ('5xfb9x3xcfxf', 2, 'draw', -2, 3, NULL, NULL, 1795976950836);
INSERT INTO public.event VALUES ('5xfb9x3xcfxf', 3, 'draw', -2, 4, NULL, NULL, 1795976950836);
INSERT INTO public.event VALUES ('5xfb9x3xcfxf', 4, 'draw', -2, 1, NULL, NULL, 1795976950836);
INSERT INTO public.event VALUES ('5xfb9x3xcfxf', 5, 'draw', -2, 6, NULL, NULL, 1795976950836);
INSERT INTO public.event VALUES ('5xfb9x3xcfxf', 6, 'draw', -2, 17, NULL, NULL, 1795976950836);
INSERT INTO public.event VALUES ('5xfb9x3xcfxf', 7, 'draw', -2, 10, NULL, NULL, 1795976950836);
INSERT INTO public.event VALUES ('5xfb9x3xcfxf', 8, 'draw', -2, 21, NULL, NULL, 1795976950836);
INSERT INTO public.event VALUES ('5xfb9x3xcfxf', 9, 'draw', -2, 23, NULL, NULL, 1795976950836);
INSERT INTO public.event VALUES ('5xfb9x3xcfxf', 10, 'draw', -2, 28, NULL, NULL, 1795976950836);
INSERT INTO public.event VALUES ('5xfb9x3xcfxf', 11, 'draw', -2, 24, NULL, NULL, 1795976950836);
INSERT INTO public.event VALUES ('5xfb9x3xcfxf', 12, 'draw', -2, 12, NULL, NULL, 1795976950836);
INSERT INTO public.event VALUES ('5xfb9x3xcfxf', 13, 'draw', -2, 20, NULL, NULL, 1795976950836);
INSERT INTO public.event VALUES ('5xfb9x3xcfxf', 14, 'draw', -2, 26, NULL, NULL, 1795976950836);
INSERT INTO public.game VALUES ('zvpy9ra4tas4', 'cygz3qmgpajr', 'over', 'fr', '{"lowest_value": 2, "surprise_guest_returns": false, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 1, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 4376664759456540265, NULL, false, 1, 1795976941416, NULL, 1795976941456, 2, 0, '{"reason": "target", "places": [1, 2], "scores": [6, 0]}', NULL, NULL, false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, 1795976941469, 'plain', '{"title": "An evening in May", "comments": [[3, "a good one"]], "commitment": null, "entropy": [], "seating": []}');
INSERT INTO public.game VALUES ('5xfb9x3xcfxf', 'cygz3qmgpajr', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 2117939698935042302, NULL, false, 0, 1795976950661, 1795976950829, 1795976950836, 1, 2, NULL, NULL, 'dc37f8d902a7d721bce80cf022b2eb6732b5f2c54cd4a755c2edc41eac843efb', false, NULL, NULL, false, false, '{"kind": "live", "bank": 600, "turn": 0, "increment": 15}', 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.game VALUES ('46skxfebha6h', 'cygz3qmgpajr', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 993953276519262128, 0, false, 0, 1795976948421, 1795976948684, 1795976950233, 2, 1, NULL, NULL, '66fe34f227f233ef1503137012098ea9f0d91d067225a06359a6d602f4ec6812', false, NULL, NULL, false, false, '{"kind": "slow", "bank": 172800, "turn": 86400, "increment": 0}', 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.game VALUES ('anp6dtas3ecx', 'cygz3qmgpajr', 'open', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 2815272292313768866, NULL, false, 1, 1795976950321, NULL, 1795976950321, 0, 0, NULL, NULL, 'a948a5825ed8601f73eed2aa36882607341d184f5156ea1929871dbf1539193e', false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, NULL, NULL, NULL);
INSERT INTO public.leaver VALUES ('5xfb9x3xcfxf', 'ehkknqc4u69r', 2, 0);
INSERT INTO public.lesson VALUES ('cygz3qmgpajr', 'guest', 3, 1, 1795976941020);
INSERT INTO public.link VALUES ('kuctk7mbkfvrxxrt8bs7', '46skxfebha6h', 'join', 1795976948424, NULL);
INSERT INTO public.link VALUES ('em7na24vpqv8mcuyfptn', 'anp6dtas3ecx', 'join', 1795976950324, NULL);
INSERT INTO public.link VALUES ('e6yqnmca9v2mz625pusg', '5xfb9x3xcfxf', 'join', 1795976950684, NULL);
INSERT INTO public.meta VALUES ('id', 'ff56c1b5');
INSERT INTO public.meta VALUES ('server', '114fb8b43c65f90f4843e09ed9a87f22');
INSERT INTO public.meta VALUES ('push_key', '8681bc1e7ded64834a9765fa792482f0f562addaf13790287a93e01bce9250aa');
INSERT INTO public.meta VALUES ('link_key', 'c389ddabcdaf9325006c4a60e5abd85cd49e4ba9ec47dcbb4c5222f60c1f1e21');
INSERT INTO public.meta VALUES ('seen', '1795976951.425');
INSERT INTO public.note VALUES ('46skxfebha6h', 'cygz3qmgpajr', 'watch Ben', 1795976950272);
INSERT INTO public.notice VALUES (1, 'cygz3qmgpajr', '46skxfebha6h', NULL, 'start', 'start:46skxfebha6h', NULL, 1795976948886, 1795976968886, NULL, NULL);
INSERT INTO public.notice VALUES (2, 'x8t6j4payh3z', '46skxfebha6h', NULL, 'start', 'start:46skxfebha6h', NULL, 1795976948886, 1795976968886, NULL, NULL);
INSERT INTO public.notice VALUES (3, 'cygz3qmgpajr', '5xfb9x3xcfxf', NULL, 'start', 'start:5xfb9x3xcfxf', NULL, 1795976950847, 1795976970847, NULL, NULL);
INSERT INTO public.notice VALUES (4, 'ehkknqc4u69r', '5xfb9x3xcfxf', NULL, 'start', 'start:5xfb9x3xcfxf', NULL, 1795976950847, 1795976970847, NULL, NULL);
INSERT INTO public.notice VALUES (5, 'x8t6j4payh3z', '5xfb9x3xcfxf', NULL, 'start', 'start:5xfb9x3xcfxf', NULL, 1795976950847, 1795976970847, NULL, NULL);
INSERT INTO public.passkey VALUES ('YSBrZXkgb2YgdGhlIHBhc3Q', 'cygz3qmgpajr', '\xa501020326200121582087aeae5043eb77b9437ca300b66beaec766156f2c224a5dda510f7024a3552752258204b9077bdbf6f0762025178f6c106607676049c5b8c5363abf3d8d02842f5355e', 0, '1', 1795976940500, NULL);
INSERT INTO public.person VALUES ('cygz3qmgpajr', 'Ann', NULL, 1795976939755, NULL, 1795976940507, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('chzykn2ctnuy', 'Robby', NULL, 1795976940590, NULL, NULL, false, 'cygz3qmgpajr', NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('x8t6j4payh3z', 'Ben', NULL, 1795976940879, 'ben@example.org', 1795976940879, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('ehkknqc4u69r', 'Cleo', NULL, 1795976940611, NULL, NULL, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.puzzle_attempt VALUES ('cygz3qmgpajr', 'fynyhug3', 1795976948352, false, NULL, NULL);
INSERT INTO public.puzzle_solver VALUES ('cygz3qmgpajr', 22.66332726660758, 8.06939906444229);
INSERT INTO public.puzzle_strength VALUES ('fynyhug3', 30.33667273339242, 8.06939906444229);
INSERT INTO public.seat VALUES ('zvpy9ra4tas4', 0, 'device', 'cygz3qmgpajr', 'Ada', NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('zvpy9ra4tas4', 1, 'device', 'cygz3qmgpajr', 'Grace', NULL, NULL, NULL, false, NULL, NULL, NULL, 1);
INSERT INTO public.seat VALUES ('46skxfebha6h', 2, 'bot', NULL, 'Utopus', 'greedy', NULL, NULL, false, '{"clock": {"bank": 172800.0}}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('46skxfebha6h', 1, 'person', 'x8t6j4payh3z', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86399.82445287704, "credited": 70, "had": 259200.0}, "own": 13}', NULL, NULL, 3);
INSERT INTO public.seat VALUES ('46skxfebha6h', 0, 'person', 'cygz3qmgpajr', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86400.0, "since": 1795976950.2350197, "until": 1796236150.2350197, "credited": 72, "had": 259200.0}, "own": 11}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('anp6dtas3ecx', 0, 'person', 'cygz3qmgpajr', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('anp6dtas3ecx', 1, 'open', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL);
INSERT INTO public.seat VALUES ('5xfb9x3xcfxf', 0, 'person', 'cygz3qmgpajr', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0}}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('5xfb9x3xcfxf', 1, 'person', 'x8t6j4payh3z', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0, "since": 1795976950.8417528, "until": 1795977550.8417528, "credited": 15, "had": 600.0}}', NULL, NULL, 1);
INSERT INTO public.seat VALUES ('5xfb9x3xcfxf', 2, 'bot', NULL, 'Utopus', 'mason', NULL, 'ehkknqc4u69r', false, '{"clock": {"bank": 600.0}, "left": {"kind": "person"}}', NULL, NULL, 2);
INSERT INTO public.session VALUES ('acf23b5db7dfa0ba45fcbb8bf609ea456b80680bb05130d65303df864ea0d8e7', 'cygz3qmgpajr', 1795976939768, 1795976939768, NULL);
INSERT INTO public.session VALUES ('ea17be72784bc73bb52a36c00e4209cd385a317aa62d6575d80389867ee653fb', 'ehkknqc4u69r', 1795976940612, 1795976940612, NULL);
INSERT INTO public.session VALUES ('15b6dd52087fd1d8743c3aa5494f4496890fd7a2ff76d6120fc9cf6a7dbbf6c2', 'x8t6j4payh3z', 1795976940880, 1795976940880, NULL);
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
