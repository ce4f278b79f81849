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
CREATE TABLE public.deal (
    id character varying NOT NULL COLLATE pg_catalog."C",
    host character varying COLLATE pg_catalog."C",
    day integer,
    bots json NOT NULL,
    edition character varying NOT NULL COLLATE pg_catalog."C",
    options json NOT NULL,
    board character varying NOT NULL COLLATE pg_catalog."C",
    seed bigint NOT NULL,
    secret character varying NOT NULL COLLATE pg_catalog."C",
    created bigint NOT NULL
);
CREATE TABLE public.deal_game (
    deal character varying NOT NULL COLLATE pg_catalog."C",
    person character varying NOT NULL COLLATE pg_catalog."C",
    game character varying NOT NULL COLLATE pg_catalog."C"
);
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
    deal character varying COLLATE pg_catalog."C",
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
INSERT INTO public.alembic_version VALUES ('0013');
INSERT INTO public.analysis VALUES ('67hzju43ctj8', 'quick', 1795998310718, 1795998318146, '\x789ced5d6d73db380efe2b1d7f4e320409beed5fb9b9b9711337f5d68dbbb6d35c6f67fffb0194654914a9175b76954e7776ef5abdd07c4810780012d0df8be7e5d7d5e28f85b19ffff7e72baac7c39f6e71b7d8acbeaf3674f9afd7f5e317fafbfeb03cf0634fdb9715fd75f979b57c5afc21ee167fbe3e3dafe88f52dd2d0edbc37253fcf1d37ab73f84071e5f77dfe9cd7ffdbda0265fe81ac8bbc56efbfa422f0135fc79b95bede9be7840a7b5535e83110abd7477e2410322fd15e9b2d1c2ca7fff7357b58399761c082f85b682ff03a1a81d705e588fd2f37fce6bdb68c8e41a52423b81168d10d60277088c47f05a6ae5bd944eba46432ed39047631558efadd0c21b4f0d09ada4715208e9d10b05aade9014d91e81a2113220b91f02428f9ca11152ce726fbd338d8672636d8d7351435201e41bca0eb610c2453df2de43b6a1dc605b4dd3e51d800789466aee11d27409704e38ab154d43bd21951b6c43c301a8146a496f7b430d291a34a78dd168e93704ea46433ed79094346b4a7a82e6314053d6d2ac192b089a6874077303a4ac43adada331a13192f68e1b068d2881468ec6c862bd1dad4fedc85a3bf02058681a4fdac14ffaa14f1a18fca41afce4604466302233189115439f7483b13b39f8491cfaa4ef19cf7f9326fdbc5d3f86ab0d5dba0a3247afef57cb42e55672f8b80d5a981a59ac76bbed2efc5939d285b4469426a5a881fbf8bc5b3eb17affb40eeafddb66f983953afdd0e3966ff01a39acfe4b6dd1cf1d56bb0fdf56bbfd7af9f281faf9ed7e7f587ddbf36b9f77cb3d3dfdf762fdc44f721fefc3f374f36dbb7bdaf3bd53371fd7dfe9a9634bf4c4d37a7fd8ad1ff9471acdaef79b25e359bcade9fffef987c7e2e38a81cdb77fc504fee73490a4dfbc104a933271a84889b00d20ede40d9232016d82aaa95e3ce21bfcdab7edfae550fb3d7c3056df01691f5ddd3d36dabcb73d7c2684612c8f46fb34a83633a8cfaf9bcd3d5dd82d1f57930e6bd4706b609b06c31bb2e50ea5151e893084915164f1415be985361a4ed0e905fdc046453e14ba3f86aa3350bfac0fabfbafcbdd97d56152a4cd7627058a0f642db3405d06e87eb9dedc6fb69f0ed32e9446b33d309d73460aa3c9522ba3986d490050d62b247b4ed764132684f9a4594d023519a0df972fabfbfd5faff4bb93226db63b31d4624679c126a01a11417dfc4c6a7cbf9a02eab1a90ba00622a7eb702c99a3ecbce9589397602658894930a356621b8c0960323303584dcdfe75f76db7de6767a2763fee7fdc0d54640eac0743d4582ac50c571b320752384504da12d1ad775105cda7028b88fca7823be8923b408a3b00b92c16b5b5c117227553e7124e92cf06e409294d6e91f01595f8b8a186c274b4d804305b694cf2eaf9c7b743302dbbe5cb72f763e40c4339c3653b915939357a9aded57277f89ce61226ee5c2981677309e814c033b88423ef46916b4c1eb12347c20737d068430eb497440b34c942824b90bf89f490a157adb7c1c522af5453538a5e95425a9ba4122ed0054852091194307412092333237ab6d1e91ed111464785256d9a6b1a79a1ab87f49abe8282ea4633464165e014ebdf65cc0764005d40f3ba118da2790c280107d3fce60ab6b01bcb185b9880623b2626e6a45f973f961f1ed7ac55efdfa8d54fe702e1869a28a2564f30a847ab160c17840c62a31e144146c452489e37cbfdfe7eb77d9b0e46bdc9a9314c63cb6160470429dc201671a0b2b0d876b8b7af9df1ca5bf2fa512342bfaf1f7b0861b2565f3f927cec0f4b1a9473e9577bbea2565b53d636cef3ea5cdb327b6d95238beaad21eb6c918337280d90dd15529175965a9884691efa5e6c9cf583274991b26d9aeb77f2a619446cce2a2a3681979fe163c3f57f19ff6a2c0e15f848da7f00118bc809d004ee501acf701b70069c38087382338143948633867078b04082aac1682180885ef0097887059d42ef9db2aee92e15aeac78778e6c52519b635029e7994fee4a74e3e97625fa5c597d94c41bf2c46e38e3c281a301bdb750832ee809a435c5f44e563798114e96e16d4f0c1c843c4dcfeeaae26d4f2da43740fea8480630558bffb892fff8ce888522aba6019c20dde43cefccd5031686da0590ca1969780f6d48c06232eed766345731583d01911ebd976636215e204210a01558a00142e7c093e6078e10d11c38dd98833477292c5f8bbba88770bd677f62de9e385803824da3d11e1c6f1e1b4742e7d9342a1434587599974799cf444567eea38f06db897556f1b7364e2314904c53ef5d895379e348f295453902e79c43158ad0496b042d61ab1586a89245b052795ae8128d6e982628ec558e39cc38fe27b547a04994e0b5d350e024a799a6da3a81807e38ceab90f51e553e4a27298148d3e71d89ab5101acf15ad3240b20a126db9c10dfc037e2d349c10c4be834c38d3004687206bcd2821689b562401cc2c683f9bc5badbe4c12000b2d8d8b80b50df7ecfa97387380e05003af59215d387b44eb1a343a5ed9ded27a4e1d3918f456e2c4417e97a0762b6fcf5d6ce48a01fdb2debc9cad1f122359b6d71d204c6ef5a9aed5ef622d5774ffe38a0ce9275e1ce76f6b255044cd4e0dc6c6a4b4007371cc3681e4c2a06de182e781c424b100b27f7db97fe623add3e1a835393d0c17938502c60591cf2e287da1cf9170e213a985f1e839b1e6018d545a22926d963c8d953141d4467a2fa4327cc45356c6e42b81587e49da937939c86d7b32b77044daa204e60bc63ba7ac901ca79681f93a72e28126c56a9b3029644894442d25f32dd0329c12b6c66ae202ccb71cd6c284759b22d96e240c8a1e6250661c4f4c0482cd7125ddd0059c2cfc968c6bf3a5771617cd4e0ba423d6f3de6d08913744438b92f7fe3c168137ad15ad5cba54df520a5197225c9af16de6bd51341a6b07d2796fb9047c0d9c015f1aa73c2a95b61d2e4f7f49dd6d871bc15352fd48836a0d8235bedf8723c7323796975bddf4508e35bb73ec62dbee1a293d472814cdbc70de16b92882231486a6de831029bb3bf0b5d8eeaac26173095fae71eb9647be26da8d486af882ab660cefdc75bc076b3d4770780bd62b5f6cc14ac1711ede82154634c23af8d0e568cc5fcf8fc5abba79d5dc68f710df0abae475b6e42a0ba78844dcf408b575d64a01521a260918625cf437ebe9ba6226a1555b86deeb210d635a2b46a9c68a812658110e2a36f94279f64cdae1415f647f8fdc448bc680f30308c3bcb60a1287c3e7d6bf0455f00e153867c12b674c38e52d401b07201d4db552c92ddc416fb58942b1856b5244a176ab8328cc77b74fa3729cde6ca5e3804720da0638bb595a70c4b7073a14b3dee8a385293c5aa584d1e44414bac179a1a5315e21791a916e2894f57bdca5364659c79b7ca8581dc900953d1a40cec3520edc60a8b33e7b608cf3a8c943934271ee68000a42a393ca7a63d0026690c619f641e52b3fdc45d49cc6af2124ca7baf6cbfcae7ccfa722c09f0e372f7744ad6ab32ed9223797cfcfef0b6ed30a05523fbd5e3360c5b7929a9e37f7e871271575a90e82528cd326c025fa165ab8575065986954af97f035f6bab75b2db9c219c3857dcbc9757ec582345e528968ba446692e18c66a9d9c86f1d4708bef19899213e42439bd2a94f2a0b5a02da7d159728dc9ce99a69324f20c1b85cc0a48d5a96905a46cb7bdb5e7ade0bc3c4ed1a3d517ca6608e93de78c6ba4d9d618dba90e60980536cd9c2590e5e74c7be3b557a4bb9c96415f1334255018d270405a2cd2d79d6e3cbd9595c7720b6c5a612c5a6da1223783cba570563f4d5340454e07974be1ac7e9a4c1b452a8becbb1c2adf4275dc1a9c64beca9119305b8c8bc891345691349a12173128aba42169547ad474a9ac284e305d0939cc4d17499c4147b4c123c962b1e145d44803d106a185b199e515d79809a6940fa30e35a596d3c3594e50f2b91ddd6f4a355632fe75fb7d352694c9cf4f1cc9bc3bf5cb55fd3a6c6bd4fe03e4ba73d8de43b23bc3b8fcdde2e59537b18f195727a992552cefdb6efd7dbd593d1f97ff87e5be4f799fde18b360ea8abbec86b715c3d86cdf2afa98fbe5f0d000ed53ff11c07adadd539e8d3ea5e325891deadfe2f55bbc2614af36cd650d4b769dfc6e20cf53305f250d6bc8fa93e3edd83fc504cb1df6564c726571b8a0cd706b37f2f4d69b8adeee96eb3e12111ee99dd756bc54715105c240fe9474c702744ea027a4ce70140212614a914b47f2c6457dee23097dddceb201c7a5f638b4c8e5d66448f9002ec8c70148a2e05c982f155fcd84802f93b488542aa3346f7c916f6c43714089461914ce7bf28da54f0601322ce526526043153d6d9460562f8f4e1c70913be399fb5b9970e721dfe79b4901c7d14330c23ac527e743cf358660840423958b3adeb9b171e38e4b109238ab164e941db7ce5b6b48aec12b9b20e9b96577132141046b69ad28edc8bd2f7aac9d948e241ec1cb285cd9e1dfd232883adc633ffaba9c735e0d0d3057e9e4cd1845035d6c4f73b5c5b01963d0cb9460c7ec1acbb30cd89d1716ed4d90b5d6e46212bb36d60f38908ea013d63d64a09371ef93c50eeb1e5734483b5b932f8376664183cb0076a0ed94e073a056523dedb281f6b299c2aea473f97e4bc86f09892424c1719d054bbc8e2bd47aa58b32c75c4a582057a81506534919c3de8a392ed3d87010aecd721bb73a0a445c38040d7d2f91ec3ed1186989990b7418b6fd891e108fb19208bc6f848844305259323b8d916a6dbbb43aed44b046c4b8c96678c394916622182de2dfda6a81ed5e278f8b92b189fa7c14f2b33a1cde6df79696a50e198a8a3956385901da91efce298a86388c1cdcdb9b8d3049b773561ae1852e128da9cf2001a4555e7814764e236cf9b8ba24e7cb912f11f8b8a5bed2685bba04e44cb839f596e494d615480f7c64df84de923cf3fab3c2f199fda1bdb5220a2bf4ec8665c20a1007615b798a5c791b14a9378eba06b7d7f086a233a40439eaeaa0d9e5c247fb5943cc49282068949d11826b8687fe72c96f1a65509e7c0699e96f9dc572e5efc062b9c262cc6265adba81d58d28b165c1131e806b31ca611518a7af97dc9ad48bea39bbf85448990a78f1e67a3221706c1e4c7588b47de0b68cbfb48db179e08c5b9bb0c5868f64ea871e4b3ca3aa997d076ab33a645ee7a7ce86317d19e5eef573398c0c8bba42e1eb6e24c3cfb18c86327dc5e76e2817667b7541b942e5f56e2c97e57ad5c0342c9a2d2d9a6bef7ad62c1aa06ffcd3384f6439aae52c3af26a8dd637acd793de0483f8905b70782738e7dbae40784e826608fc250c930f8c236d9644511e36619620c491bbcd52acd1c3784c9019d11e8f0b179c3d16c14e6457a74b395c7e603ec1362ecb45ecc010abbf63a2fbc5f936a954f78bcc510786d81a1dab0e4c9078922a3c70a1ceebc081491c132c8a048cebad8aa94978178a0b79411ec56c33d132e930baa8ba13ef71e8f204119f26efb0a532f20ebd378abf2ac1c58c3453a401e6d3a56b669ce76574aec05185f95dba26c976b3febebae7d7d72fcf13762e6e37d9c544fa05e709240c707bb2eb95f0c88bbf43ce98681961fda0c2d6624f9cd6a78be77c5fb372d86cbfada6d4ffcd56c7ba876559cecc91469f563b8f3458f73f96dcc7e980341a1d8f235b17c0a70dc07eb939dc3fd3cfadb231b3b3ac71bdd5a967236d923f2e779bd50fe231bb65d7a6c0682c71bb53a34997d161e3b9fb714e41a02e2ccd563b91644a34b151cbedd1a7ab4d6d374ff7dbdd23b53be5ac345bbd0849dda671be5061d3644fc4139c114e73bd56af54f30b3416ad330ef933589a8f7cfd025fa0999c3e76453fc7d782ed8a7e3a501ed02a3e5461420d8e78eeb28151972a1c876c167b5208e7142c8e8eb7c4c1e04599bd6d3347dd5adef4492e2fa1393dd2d9cf7486847f72e5132096e613a4f3d56e0fa0119a773c9cd82056d520cee65a7de59a2fa25b3d70e2b0414de0ce3525bde236d89a8c85f3feb617da46519546113b8d22593b74fc2161dec245065eb3895cc5804fd1a1315e2a35c826ce2f7bf7fac1d78e6f094db92b88a834f077a0790b5eab901c15cf5f3a321bd272935ea1b8d3bd5578e644249a5be6a9ef94314bb4370a454d65e233408285cf95f29c3cc8d9595df5a26fad15a5915ca6eec9d461f32e1c23ea362469970ec29599918943e79d5562477c36234d1f8dcc23b9d247caf21f23f94536f9db56b83c8c634c67b8b571a47c483dbc196d1ebea78dcd9c6d8d67b4613c8f55cedadb9ad59d5f615fb38bdec776b3f8f2e204fb69898f2f4e70842003e3fdeccf3adbf189a6f7b245ab8b6ca6cce194f7b32dd883e3dd6cd2f6e078579be6a2c8f26cd8daf29890719d1eef485b3b279fe19739e1da676f55d6deaaf7e9ab8e3b173a5bdf6e248c393a442321ccd1371d07e12acedc0817a83c7162bb4f9cfc6cb57c017db8815abeac77d3a865b2b8c9a483eace0dd5f2158fb2896c0afefbe348b789545def9067078677e3cc9518ea5ad1961fbfb330696068f2624d57a8cf7396f609a7ded2acb0ba95d73fd2548711dfb6bc77f5e158812909a778242924934cbf2b8facb8ee232b23a71f45a5a0e2e2849754944cc44d5395a3dad2f3f33b349547229286afb8de55bdf43a3560135938a91ab06773c66b9526edea773aad7b6cbfaf5479b4abe399f23f637b7ea53ab75d4be58c9e37b458f9113ed77dc660a416b3ba1a8ae5cb8f375a5cab5a4261c7673ccba707cddfa06f795eafc8cb2f8af2e7eadb09cb8c8c5cbeb63274a1a6e5f04cf87449cb4b12e1cf4671e58a3fe777eb26154446ceb8b7cd191f73cea967ceaff01dc50e241a7d13c9d043cc3d286e580f00bd4b4fc6b915657f4a3980f72a520d4e5016d1f3890ff35ee0d9a82aa25615093b09ea3455716b02db5d18f79a850d4fab12a255393884d85323f98cedd1aa427245af0fdbdae2baac4272c772ca5448be720dcfab97dcbca9245d33f671bdc0d3ef15ff7bc5ff5ef1bff48affb9bea2963ab5dccee2bce766a7ff7c4fadaf88f5b86efdd430fbad7c836b7e42b863c2af5efd7b64876c659f8b328e7d12d8f7798869e2a8bfc86cdfa4747ab7534797978f8fe4b91d0afdb93f90da0a3963778bcdebe397c51ff7e2c1a273c2202825f90b5bb4fcb76f2fe18e06fe369cd212514ae0efbd96ba181eacd1d238fa5ffa973f434f1ee26affba6187f541f078b47f2bfe2959fe52ab3557fd52ab17aefa2542c9108bd6095e55e8fd7889cb6c78ad8cf6085a38b45edfddb72e3a0c135879b8c7b7eff96cb853a804e79623d8f0e9cfe8920da31c9cdf306bc1fd2d3ce2f50b0dfe2b79e63fc2056af82b89ddf24b719f86a5ccc1e3ca6734a96f9fe9c1c5e29fff03b5af44e5');
INSERT INTO public.api_token VALUES ('crq5vm9cs3rk', 'a4f5a5fb05a37837dabb5a78c03e27b05ec0cea0fa30af6f872ca759d9264b64', '9n9t9a3nv3wx', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795998309697, 1827534309697, NULL, NULL);
INSERT INTO public.api_token VALUES ('2grscpkqd3ur', 'dccff0711c5c714d051db5785b692f90cbad2958f6c82c6af3c17419f263439a', 'hyqavybw5sw6', 'test', '["games:read", "games:play", "tables:open", "talk", "records", "account:read"]', 1795998309768, 1827534309767, NULL, NULL);
INSERT INTO public.deal VALUES ('axewvdnfgr5u', '9n9t9a3nv3wx', NULL, '["greedy"]', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 4368380596933105676, '2601cd472d968e965abfcdde1a788feec3dca1e29f50321425b557d65a6f7469', 1795998318293);
INSERT INTO public.deal_game VALUES ('axewvdnfgr5u', 'vfxyyejaxecp', '7kh5mbxetc5r');
INSERT INTO public.event VALUES ('67hzju43ctj8', 0, 'draw', -2, 1, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 1, 'draw', -2, 2, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 2, 'draw', -2, 0, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 3, 'draw', -2, 4, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 4, 'draw', -2, 3, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 5, 'draw', -2, 5, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 6, 'draw', -2, 24, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 7, 'draw', -2, 22, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 8, 'draw', -2, 22, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 9, 'draw', -2, 21, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 10, 'draw', -2, 29, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 11, 'draw', -2, 15, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 12, 'move', 0, 39, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 13, 'move', 0, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 14, 'move', 1, 113, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 15, 'move', 1, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 16, 'move', 0, 8, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 17, 'move', 0, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 18, 'move', 1, 140, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 19, 'draw', -2, 18, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 20, 'move', 1, 77, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 21, 'move', 1, 141, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 22, 'move', 0, 62, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 23, 'move', 1, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 24, 'move', 0, 110, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 25, 'move', 0, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 26, 'move', 1, 62, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 27, 'move', 1, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 28, 'draw', -2, 34, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 29, 'draw', -2, 32, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 30, 'draw', -2, 31, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 31, 'draw', -2, 33, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 32, 'draw', -2, 31, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 33, 'draw', -2, 32, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 34, 'draw', -2, 31, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 35, 'draw', -2, 31, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 36, 'draw', -2, 30, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 37, 'draw', -2, 30, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 38, 'move', 0, 401, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 39, 'move', 0, 546, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 40, 'move', 0, 586, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 41, 'move', 0, 428, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 42, 'move', 0, 971, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 43, 'move', 0, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 44, 'move', 1, 415, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 45, 'move', 1, 968, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 46, 'move', 1, 414, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 47, 'move', 1, 967, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 48, 'move', 1, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 49, 'draw', -2, 20, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 50, 'draw', -2, 23, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 51, 'draw', -2, 22, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 52, 'draw', -2, 23, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 53, 'draw', -2, 21, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 54, 'draw', -2, 29, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 55, 'move', 1, 39, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 56, 'move', 1, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 57, 'move', 0, 140, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 58, 'draw', -2, 28, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 59, 'move', 0, 89, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 60, 'move', 0, 142, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 61, 'move', 1, 113, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 62, 'move', 0, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 63, 'move', 1, 61, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 64, 'move', 1, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 65, 'move', 0, 11, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 66, 'move', 0, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 67, 'move', 1, 83, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 68, 'move', 1, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 69, 'move', 0, 83, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 70, 'move', 0, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 71, 'draw', -2, 32, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 72, 'draw', -2, 31, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 73, 'draw', -2, 32, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 74, 'draw', -2, 32, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 75, 'draw', -2, 34, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 76, 'draw', -2, 33, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 77, 'draw', -2, 33, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 78, 'draw', -2, 34, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 79, 'draw', -2, 34, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 80, 'draw', -2, 32, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 81, 'move', 1, 405, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 82, 'move', 1, 757, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 83, 'move', 1, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 84, 'move', 0, 433, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 85, 'move', 0, 966, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 86, 'move', 0, 519, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 87, 'move', 0, 584, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 88, 'move', 0, 968, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 89, 'move', 0, 967, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 90, 'move', 0, 966, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 91, 'move', 0, 269, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('67hzju43ctj8', 92, 'move', 0, 146, NULL, NULL, 1795998310649);
INSERT INTO public.event VALUES ('7kh5mbxetc5r', 0, 'draw', -2, 2, NULL, NULL, 1795998318414);
INSERT INTO public.event VALUES ('7kh5mbxetc5r', 1, 'draw', -2, 0, NULL, NULL, 1795998318414);
INSERT INTO public.event VALUES ('7kh5mbxetc5r', 2, 'draw', -2, 3, NULL, NULL, 1795998318414);
INSERT INTO public.event VALUES ('7kh5mbxetc5r', 3, 'draw', -2, 4, NULL, NULL, 1795998318414);
INSERT INTO public.event VALUES ('7kh5mbxetc5r', 4, 'draw', -2, 1, NULL, NULL, 1795998318414);
INSERT INTO public.event VALUES ('7kh5mbxetc5r', 5, 'draw', -2, 5, NULL, NULL, 1795998318414);
INSERT INTO public.event VALUES ('7kh5mbxetc5r', 6, 'draw', -2, 18, NULL, NULL, 1795998318414);
INSERT INTO public.event VALUES ('7kh5mbxetc5r', 7, 'draw', -2, 20, NULL, NULL, 1795998318414);
INSERT INTO public.event VALUES ('7kh5mbxetc5r', 8, 'draw', -2, 27, NULL, NULL, 1795998318414);
INSERT INTO public.event VALUES ('7kh5mbxetc5r', 9, 'draw', -2, 22, NULL, NULL, 1795998318414);
INSERT INTO public.event VALUES ('7kh5mbxetc5r', 10, 'draw', -2, 26, NULL, NULL, 1795998318414);
INSERT INTO public.event VALUES ('7kh5mbxetc5r', 11, 'draw', -2, 29, NULL, NULL, 1795998318414);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 0, 'draw', -2, 3, NULL, NULL, 1795998318648);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 1, 'draw', -2, 2, NULL, NULL, 1795998318648);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 2, 'draw', -2, 4, NULL, NULL, 1795998318648);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 3, 'draw', -2, 1, NULL, NULL, 1795998318648);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 4, 'draw', -2, 0, NULL, NULL, 1795998318648);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 5, 'draw', -2, 5, NULL, NULL, 1795998318648);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 6, 'draw', -2, 17, NULL, NULL, 1795998318648);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 7, 'draw', -2, 18, NULL, NULL, 1795998318648);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 8, 'draw', -2, 16, NULL, NULL, 1795998318648);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 9, 'draw', -2, 28, NULL, NULL, 1795998318648);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 10, 'draw', -2, 23, NULL, NULL, 1795998318648);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 11, 'draw', -2, 10, NULL, NULL, 1795998318648);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 12, 'draw', -2, 18, NULL, NULL, 1795998318648);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 13, 'draw', -2, 12, NULL, NULL, 1795998318648);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 14, 'draw', -2, 14, NULL, NULL, 1795998318648);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 15, 'move', 0, 50, 'Z64-f16Iqg3ZKkRllBHUd7I3llfYZW-ZWScx', '9n9t9a3nv3wx', 1795998318784);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 16, 'move', 0, 146, 'xoY4oLEyFDwMemihEBI0NDuBVnTx0gItPl58', '9n9t9a3nv3wx', 1795998318834);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 17, 'move', 1, 93, 'Iz1MSMGTy39Z2xu8jc9H6Gn1y5JnFO-DLPwS', 'vfxyyejaxecp', 1795998318862);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 18, 'move', 1, 146, 'G3i7UMQUG8F7OvycpzLcuepJWUxBnZlJvmXw', 'vfxyyejaxecp', 1795998318936);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 19, 'move', 2, 82, NULL, NULL, 1795998319091);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 20, 'move', 2, 146, NULL, NULL, 1795998319091);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 21, 'move', 0, 34, 'Ck2q1LVmsB-ihNq9u1s0VUOC2_x5lFZlcmQ9', '9n9t9a3nv3wx', 1795998319133);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 22, 'move', 0, 146, 'PdaEMCilfg8qSaYi_BAYaDveT8Cb9m3ixVFU', '9n9t9a3nv3wx', 1795998319197);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 23, 'move', 1, 98, 'RjTTJ3-dtNl-w2EKq-HYZds5S90l_LVHqlVY', 'vfxyyejaxecp', 1795998319223);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 24, 'move', 1, 146, '4D6VLMm2NIX8uMQokswAv6md71meE-2vVtWc', 'vfxyyejaxecp', 1795998319264);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 25, 'move', 2, 82, NULL, NULL, 1795998319269);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 26, 'move', 2, 146, NULL, NULL, 1795998319269);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 27, 'move', 0, 87, 'uW9vF1pEPO7YvLLASBqk1KXuHXdFV05_Sb1p', '9n9t9a3nv3wx', 1795998319296);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 28, 'move', 0, 146, 'OUdFi54qIf0UXX-RxQoh3CVh6ktqtSVg7rkf', '9n9t9a3nv3wx', 1795998319335);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 29, 'move', 1, 56, 'GhAJznL6aLx3gztBZdWxdrAjvgiuanfhlsVp', 'vfxyyejaxecp', 1795998319360);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 30, 'move', 1, 146, 'DI7lrahK1f84iXkeQY3ozwurpgnkmxcznp8m', 'vfxyyejaxecp', 1795998319412);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 31, 'move', 2, 2, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 32, 'move', 2, 146, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 33, 'draw', -2, 33, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 34, 'draw', -2, 30, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 35, 'draw', -2, 34, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 36, 'draw', -2, 31, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 37, 'draw', -2, 30, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 38, 'draw', -2, 32, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 39, 'draw', -2, 30, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 40, 'draw', -2, 33, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 41, 'draw', -2, 31, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 42, 'draw', -2, 32, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 43, 'draw', -2, 33, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 44, 'draw', -2, 34, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 45, 'draw', -2, 34, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 46, 'draw', -2, 32, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 47, 'draw', -2, 31, NULL, NULL, 1795998319417);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 48, 'move', 0, 403, 'o6xPw6BqvzYPAX1MzenFnJ6_QTUd_det0HrD', '9n9t9a3nv3wx', 1795998319465);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 49, 'move', 1, 391, 'jJ551t5pnNirtInLr0R66e7XR7kla3JQMHas', 'vfxyyejaxecp', 1795998319549);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 50, 'move', 0, 433, '87zHWnjAHEoax-PwtscwRl2UoZyymrQK2Q9t', '9n9t9a3nv3wx', 1795998319573);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 51, 'move', 0, 413, 'ymT-xPLwnyeifOwogWQxJAMmiQhVax7if5DA', '9n9t9a3nv3wx', 1795998319607);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 52, 'move', 0, 971, '9d2E-ltSIwWA2dslui44H8muRlsu_9mIlp2V', '9n9t9a3nv3wx', 1795998319649);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 53, 'move', 0, 146, 'DmKhT_By0Dk-JS92CTeYEzFzL_fkbCG8tj_I', '9n9t9a3nv3wx', 1795998319689);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 54, 'move', 1, 420, 'oS7VB72fZLsP_wshxHxnH_Z6TdyVRJxB-Gan', 'vfxyyejaxecp', 1795998319720);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 55, 'move', 1, 425, '5OGG_pYPPFZRH3XBxUSWk5BDPWLjb4jsdTMG', 'vfxyyejaxecp', 1795998319765);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 56, 'move', 1, 973, '3CME0n78ynAAtCqR64Stgc4aabAbNPeC04M0', 'vfxyyejaxecp', 1795998319810);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 57, 'move', 1, 146, 'BKkgbrX-XPMYH5-EDYOKmCl11xEZ0lwX0Rr2', 'vfxyyejaxecp', 1795998319849);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 58, 'move', 2, 419, NULL, NULL, 1795998319873);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 59, 'move', 2, 424, NULL, NULL, 1795998319883);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 60, 'move', 2, 806, NULL, NULL, 1795998319895);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 61, 'move', 2, 229, NULL, NULL, 1795998319905);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 62, 'move', 2, 146, NULL, NULL, 1795998319918);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 63, 'draw', -2, 11, NULL, NULL, 1795998319918);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 64, 'draw', -2, 21, NULL, NULL, 1795998319918);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 65, 'draw', -2, 16, NULL, NULL, 1795998319918);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 66, 'draw', -2, 22, NULL, NULL, 1795998319918);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 67, 'draw', -2, 13, NULL, NULL, 1795998319918);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 68, 'draw', -2, 17, NULL, NULL, 1795998319918);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 69, 'draw', -2, 15, NULL, NULL, 1795998319918);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 70, 'draw', -2, 26, NULL, NULL, 1795998319918);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 71, 'draw', -2, 15, NULL, NULL, 1795998319918);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 72, 'move', 2, 5, NULL, NULL, 1795998319935);
INSERT INTO public.event VALUES ('guhpnsw2mpxa', 73, 'move', 2, 146, NULL, NULL, 1795998319935);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 0, 'draw', -2, 1, NULL, NULL, 1795998320166);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 1, 'draw', -2, 3, NULL, NULL, 1795998320166);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 2, 'draw', -2, 2, NULL, NULL, 1795998320166);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 3, 'draw', -2, 4, NULL, NULL, 1795998320166);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 4, 'draw', -2, 0, NULL, NULL, 1795998320166);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 5, 'draw', -2, 7, NULL, NULL, 1795998320166);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 6, 'draw', -2, 10, NULL, NULL, 1795998320166);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 7, 'draw', -2, 19, NULL, NULL, 1795998320166);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 8, 'draw', -2, 11, NULL, NULL, 1795998320166);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 9, 'draw', -2, 16, NULL, NULL, 1795998320166);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 10, 'draw', -2, 25, NULL, NULL, 1795998320166);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 11, 'draw', -2, 16, NULL, NULL, 1795998320166);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 12, 'draw', -2, 12, NULL, NULL, 1795998320166);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 13, 'draw', -2, 29, NULL, NULL, 1795998320166);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 14, 'draw', -2, 14, NULL, NULL, 1795998320166);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 15, 'move', 2, 29, NULL, NULL, 1795998320227);
INSERT INTO public.event VALUES ('6ut2v3spm67q', 16, 'move', 2, 146, NULL, NULL, 1795998320227);
INSERT INTO public.game VALUES ('67hzju43ctj8', '9n9t9a3nv3wx', 'over', 'fr', '{"lowest_value": 2, "surprise_guest_returns": false, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 1, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 324247809657667336, NULL, false, 1, 1795998310589, NULL, 1795998310621, 2, 0, '{"reason": "target", "places": [1, 2], "scores": [6, 0]}', NULL, NULL, false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, 1795998310649, 'plain', '{"title": "An evening in May", "comments": [[3, "a good one"]], "commitment": null, "entropy": [], "seating": []}', NULL);
INSERT INTO public.game VALUES ('7kh5mbxetc5r', 'vfxyyejaxecp', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 4368380596933105676, NULL, false, 1, 1795998318362, 1795998318377, 1795998318414, 1, 1, NULL, NULL, '2601cd472d968e965abfcdde1a788feec3dca1e29f50321425b557d65a6f7469', false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, NULL, NULL, NULL, 'axewvdnfgr5u');
INSERT INTO public.game VALUES ('guhpnsw2mpxa', '9n9t9a3nv3wx', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 1719849000273845808, 0, false, 0, 1795998318488, 1795998318620, 1795998319935, 2, 2, NULL, NULL, 'd011494af11ac0fcab8ae2be9b0f0deca8ae9af82e53f7024b35e2d05cf27fc8', false, NULL, NULL, false, false, '{"kind": "slow", "bank": 172800, "turn": 86400, "increment": 0}', 0, false, true, NULL, NULL, false, NULL, NULL, NULL, NULL);
INSERT INTO public.game VALUES ('2dec53syz9b6', '9n9t9a3nv3wx', 'open', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 3545475084944705754, NULL, false, 1, 1795998319957, NULL, 1795998319957, 0, 0, NULL, NULL, '367d94a9cf09189343211908851608abab3805e8ebc7bbb44c3b8ae59d6e402a', false, NULL, NULL, false, false, NULL, 0, false, true, NULL, NULL, false, NULL, NULL, NULL, NULL);
INSERT INTO public.game VALUES ('6ut2v3spm67q', '9n9t9a3nv3wx', 'running', 'fr', '{"lowest_value": 1, "surprise_guest_returns": true, "live_order": true, "start_rotation": "front", "named_player_may_build": false, "wonder_pays_own_district": true, "scale_cards": "matching", "component_limits": true, "target": 50, "final_tie": "track"}', 'ac684774e8325795a4b68558a17c33ad0167b54ad1f43960fa7ae4ed9605f202', 3519828751025380955, NULL, false, 0, 1795998319996, 1795998320138, 1795998320227, 1, 1, NULL, NULL, '7cfbbc602e49f215526cb842bf4f80a30c7c2e0c817007c3fbca990a2a2cc866', false, NULL, NULL, false, false, '{"kind": "live", "bank": 600, "turn": 0, "increment": 15}', 0, false, true, NULL, NULL, false, NULL, NULL, NULL, NULL);
INSERT INTO public.leaver VALUES ('6ut2v3spm67q', '99ryd9x4bnzy', 2, 0);
INSERT INTO public.lesson VALUES ('9n9t9a3nv3wx', 'guest', 3, 1, 1795998310516);
INSERT INTO public.link VALUES ('vv73e5wxxw9ejrh5evfs', 'guhpnsw2mpxa', 'join', 1795998318497, NULL);
INSERT INTO public.link VALUES ('yj9f6wrqbcy9zv2yx64u', '2dec53syz9b6', 'join', 1795998319960, NULL);
INSERT INTO public.link VALUES ('u6k9hm6qjvf7ttmphyd3', '6ut2v3spm67q', 'join', 1795998319999, NULL);
INSERT INTO public.meta VALUES ('id', '6c8206c7');
INSERT INTO public.meta VALUES ('server', 'cbb90cda282824c94ded6a92a9f7ce69');
INSERT INTO public.meta VALUES ('push_key', '65e952c56f76507b8aca665842a529e66da9022591a84938759090d2710320fc');
INSERT INTO public.meta VALUES ('link_key', '8eb976c889a85ca438a82390b8e91709ee0a9f18fed6139ff376c8e5d6c4d664');
INSERT INTO public.meta VALUES ('seen', '1795998320.545');
INSERT INTO public.note VALUES ('guhpnsw2mpxa', '9n9t9a3nv3wx', 'watch Ben', 1795998319948);
INSERT INTO public.notice VALUES (1, 'vfxyyejaxecp', '7kh5mbxetc5r', NULL, 'start', 'start:7kh5mbxetc5r', NULL, 1795998318452, 1795998338451, NULL, NULL);
INSERT INTO public.notice VALUES (2, '9n9t9a3nv3wx', 'guhpnsw2mpxa', NULL, 'start', 'start:guhpnsw2mpxa', NULL, 1795998318697, 1795998338697, NULL, NULL);
INSERT INTO public.notice VALUES (3, 'vfxyyejaxecp', 'guhpnsw2mpxa', NULL, 'start', 'start:guhpnsw2mpxa', NULL, 1795998318697, 1795998338697, NULL, NULL);
INSERT INTO public.notice VALUES (4, '99ryd9x4bnzy', '6ut2v3spm67q', NULL, 'start', 'start:6ut2v3spm67q', NULL, 1795998320187, 1795998340186, NULL, NULL);
INSERT INTO public.notice VALUES (5, '9n9t9a3nv3wx', '6ut2v3spm67q', NULL, 'start', 'start:6ut2v3spm67q', NULL, 1795998320187, 1795998340186, NULL, NULL);
INSERT INTO public.notice VALUES (6, 'vfxyyejaxecp', '6ut2v3spm67q', NULL, 'start', 'start:6ut2v3spm67q', NULL, 1795998320187, 1795998340186, NULL, NULL);
INSERT INTO public.passkey VALUES ('YSBrZXkgb2YgdGhlIHBhc3Q', '9n9t9a3nv3wx', '\xa501020326200121582087aeae5043eb77b9437ca300b66beaec766156f2c224a5dda510f7024a3552752258204b9077bdbf6f0762025178f6c106607676049c5b8c5363abf3d8d02842f5355e', 0, '1', 1795998309633, NULL);
INSERT INTO public.person VALUES ('9n9t9a3nv3wx', 'Ann', NULL, 1795998308866, NULL, 1795998309644, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('hyqavybw5sw6', 'Robby', NULL, 1795998309734, NULL, NULL, false, '9n9t9a3nv3wx', NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('vfxyyejaxecp', 'Ben', NULL, 1795998310017, 'ben@example.org', 1795998310017, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.person VALUES ('99ryd9x4bnzy', 'Cleo', NULL, 1795998309786, NULL, NULL, false, NULL, NULL, NULL, NULL, false);
INSERT INTO public.puzzle_attempt VALUES ('9n9t9a3nv3wx', 'fynyhug3', 1795998318248, false, NULL, NULL);
INSERT INTO public.puzzle_solver VALUES ('9n9t9a3nv3wx', 22.66332726660758, 8.06939906444229);
INSERT INTO public.puzzle_strength VALUES ('fynyhug3', 30.33667273339242, 8.06939906444229);
INSERT INTO public.seat VALUES ('67hzju43ctj8', 0, 'device', '9n9t9a3nv3wx', 'Ada', NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('67hzju43ctj8', 1, 'device', '9n9t9a3nv3wx', 'Grace', NULL, NULL, NULL, false, NULL, NULL, NULL, 1);
INSERT INTO public.seat VALUES ('7kh5mbxetc5r', 0, 'person', 'vfxyyejaxecp', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('7kh5mbxetc5r', 1, 'bot', NULL, 'Anyder', 'greedy', NULL, NULL, false, NULL, NULL, NULL, 1);
INSERT INTO public.seat VALUES ('6ut2v3spm67q', 2, 'bot', NULL, 'Utopus', 'mason', NULL, '99ryd9x4bnzy', false, '{"clock": {"bank": 614.9412999153137, "turn": 0.0, "credited": 17, "had": 600.0}, "left": {"kind": "person"}, "others": 1}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('guhpnsw2mpxa', 2, 'bot', NULL, 'Utopus', 'greedy', NULL, NULL, false, '{"clock": {"bank": 172800.0}}', NULL, NULL, 2);
INSERT INTO public.seat VALUES ('guhpnsw2mpxa', 0, 'person', '9n9t9a3nv3wx', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86399.85300159454, "credited": 54, "had": 259200.0}, "own": 11}', NULL, NULL, 0);
INSERT INTO public.seat VALUES ('guhpnsw2mpxa', 1, 'person', 'vfxyyejaxecp', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 172800.0, "turn": 86400.0, "since": 1795998319.9406586, "until": 1796257519.9406586, "credited": 74, "had": 259200.0}, "own": 11}', NULL, NULL, 3);
INSERT INTO public.seat VALUES ('2dec53syz9b6', 0, 'person', '9n9t9a3nv3wx', NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, 0);
INSERT INTO public.seat VALUES ('2dec53syz9b6', 1, 'open', NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL, NULL);
INSERT INTO public.seat VALUES ('6ut2v3spm67q', 1, 'person', 'vfxyyejaxecp', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0}}', NULL, NULL, 1);
INSERT INTO public.seat VALUES ('6ut2v3spm67q', 0, 'person', '9n9t9a3nv3wx', NULL, NULL, NULL, NULL, false, '{"clock": {"bank": 600.0, "since": 1795998320.2362678, "until": 1795998920.2362678, "credited": 17, "had": 600.0}}', NULL, NULL, 0);
INSERT INTO public.session VALUES ('e780015a57704020e6ba9c82fb08b2bb7e25d89bc7482e6a52afe1b737bfcd7c', '9n9t9a3nv3wx', 1795998308881, 1795998308881, NULL);
INSERT INTO public.session VALUES ('4743adb9feba2d9aa45ac9d296982ca6f6e640c3162930919cb92ff3fa4b5677', '99ryd9x4bnzy', 1795998309792, 1795998309792, NULL);
INSERT INTO public.session VALUES ('acdaaffe1e2c9041dc2c0b520aa602d41d8c69917ea252641e863a152a3a0674', 'vfxyyejaxecp', 1795998310021, 1795998310021, NULL);
SELECT pg_catalog.setval('public.asking_id_seq', 1, false);
SELECT pg_catalog.setval('public.audit_id_seq', 1, false);
SELECT pg_catalog.setval('public.barred_network_id_seq', 1, false);
SELECT pg_catalog.setval('public.chat_id_seq', 1, false);
SELECT pg_catalog.setval('public.notice_id_seq', 6, true);
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
ALTER TABLE ONLY public.deal
    ADD CONSTRAINT pk_deal PRIMARY KEY (id);
ALTER TABLE ONLY public.deal_game
    ADD CONSTRAINT pk_deal_game PRIMARY KEY (deal, person);
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
ALTER TABLE ONLY public.deal
    ADD CONSTRAINT uq_deal_day UNIQUE (day);
ALTER TABLE ONLY public.deal_game
    ADD CONSTRAINT uq_deal_game_game UNIQUE (game);
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
CREATE INDEX ix_deal_game_person ON public.deal_game USING btree (person);
CREATE INDEX ix_deal_host ON public.deal USING btree (host);
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
ALTER TABLE ONLY public.deal_game
    ADD CONSTRAINT fk_deal_game_deal FOREIGN KEY (deal) REFERENCES public.deal(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deal_game
    ADD CONSTRAINT fk_deal_game_game FOREIGN KEY (game) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deal_game
    ADD CONSTRAINT fk_deal_game_person FOREIGN KEY (person) REFERENCES public.person(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deal
    ADD CONSTRAINT fk_deal_host FOREIGN KEY (host) REFERENCES public.person(id) ON DELETE SET NULL;
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
