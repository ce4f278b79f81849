## Notices: what people are told when they are elsewhere

notice-turn = È il tuo turno
notice-over = La partita è finita
notice-start = La tua partita è cominciata
notice-invitation = Hai un invito a un tavolo
notice-reminder = Il tuo tempo sta per finire
notice-reminder-last = Il tuo tempo sta per scadere per la seconda volta di fila; se scade, il tavolo decide del tuo posto
notice-vote = Il tuo tavolo vota e aspetta il tuo voto
notice-vote-you = Torna entro { $left }, o il tavolo decide del tuo posto
notice-vote-idle = Fai una mossa entro { $left }, o il tavolo decide del tuo posto
notice-report = La tua segnalazione è stata esaminata
notice-report-new = Qualcuno ha segnalato qualcosa
notice-test = Ecco come appare un avviso
notice-table = { $names } · round { $round }
notice-line = { $told } ({ $table })
notice-left = Tempo rimasto: { $left }.
notice-mail-several = { $count ->
        [one] un avviso
       *[other] { $count } avvisi
    }
notice-mail-foot = Niente più e-mail di questo tipo ({ $kind }): { $off }
notice-mail-settings = Tutto sui tuoi avvisi: { $address }

## What each kind is called

notice-kind-turn = è il mio turno
notice-kind-over = una partita finisce
notice-kind-start = una mia partita comincia
notice-kind-invitation = un invito a un tavolo
notice-kind-reminder = il mio tempo sta per finire
notice-kind-vote = un tavolo vota
notice-kind-report = segnalazioni: una nuova per gli admin, una risposta alla mia

## The page: where and when to be told

notices-title = Avvisi
notices-how = Come ti avvisiamo quando tocca a te?
notices-about = Utopia ti avvisa quando una partita ti aspetta e sei altrove. Una volta per turno, e mai mentre sei al tavolo.
notices-push-on = Su questo dispositivo
notices-push-about = Un avviso sullo schermo, anche quando nessuna pagina di Utopia è aperta.
notices-push-insecure = Gli avvisi sullo schermo richiedono https, e questa pagina è arrivata senza.
notices-push-unsupported = Questo browser non sa mostrare avvisi.
notices-push-home = Su iPhone o iPad aggiungi prima Utopia alla schermata Home, e aprilo da lì.
notices-push-denied = Questo browser blocca gli avvisi di questo sito. Permettili nelle sue impostazioni per il sito, poi torna qui.
notices-push-blocked = Questo browser non conserva nulla per questa pagina, e così non può mostrare avvisi. Consenti i cookie e i dati del sito, poi ricarica la pagina.
notices-push-failed = Il servizio di invio di questo browser non risponde. Riprova tra poco.
notices-push-name = { $browser } su { $system }
notices-mail-on = Per e-mail
notices-mail-about = A { $mail }; più avvisi arrivano in una sola e-mail, a distanza di dieci minuti.
notices-mail-no-server = Questo server non manda e-mail.
notices-mail-no-account = Per le e-mail serve un account con un indirizzo.
notices-to-account = Al mio account
notices-hook = In una chat
notices-hook-about = Incolla l’indirizzo di un webhook: Discord, Slack, Matrix, Mattermost, Rocket.Chat, Teams, Telegram, Zulip, ntfy, Gotify, o un qualsiasi indirizzo https, che allora riceve JSON.
notices-hook-add = Aggiungi
notices-ways = Dove ricevi avvisi
notices-this-device = questo dispositivo
notices-test = Mandamene uno adesso
notices-tested = Mandato; dovrebbe arrivare tra un momento.
notices-remove = Togli
notices-closed = Là non arriva più niente, perciò non si manda più niente. Toglilo, o aggiungilo di nuovo.
notices-kinds = Che cosa ricevi là

## Quiet hours and holidays

notices-quiet = Ore di quiete e vacanze
notices-quiet-about = Allora nessuno ti scrive, e i tuoi orologi nelle partite lente si fermano.
notices-quiet-nightly = Ore di quiete ogni giorno
notices-quiet-from = Dalle
notices-quiet-to = Alle
notices-zone = Fuso orario
notices-holidays = Vacanze
notices-holidays-about = Al massimo 35 giorni all’anno. I giorni cominciati restano.
notices-holiday = dal { $first } al { $last }
notices-holiday-first = Primo giorno
notices-holiday-last = Ultimo giorno
notices-holiday-add = Aggiungi

## The next game that waits

notices-waiting = { $count ->
        [one] Una partita ti aspetta
       *[other] { $count } partite ti aspettano
    }
notices-next = Prossima partita
notices-next-key = La prossima partita che ti aspetta (N)
notices-come = Una partita ti aspetta: { $names }
notices-asked = { $name } ti invita a un tavolo
notices-look = Guarda
notices-go = Vai là
notices-hide = Non ora

## Links in mails

notices-go-title = Alla tua partita
notices-go-stranger = Questo link porta a una partita, e qui non hai fatto l’accesso. Accedi, e ti ci porta.
notices-go-other = Questo link porta a una partita di qualcuno diverso da chi ha fatto l’accesso qui.
notices-go-broken = Questo link non porta da nessuna parte. Le tue partite sono sotto «Le mie partite».
notices-sign-in = Accedi
notices-off-title = Meno e-mail
notices-off-about = Ricevi e-mail di questo tipo: { $kind }. Possono finire qui; nient’altro cambia.
notices-off-do = Basta con queste
notices-off-done = Fatto. Non ricevi più e-mail di questo tipo: { $kind }.
notices-off-broken = Questo link non funziona. Tutti gli avvisi si accendono e si spengono nelle impostazioni.

## What cannot be done

problem-notice-address = Non è un indirizzo a cui si possa mandare un avviso.
problem-notice-https = Va bene solo un indirizzo con https.
problem-notice-private = Quell’indirizzo sta nella rete del server stesso, dove non manda nulla.
problem-notice-service = Utopia non conosce questo webhook. Comincia con https://, o come discord://, slack://, matrixs://.
problem-notice-keys = Le chiavi di questo browser non sono valide. Spegni i suoi avvisi e riaccendili.
problem-notice-many = Ricevi già avvisi in { $most } posti. Togline prima uno.
problem-notice-no-hooks = Questo server non può scrivere nelle chat: l’amministratore deve installare l’extra utopia[notify].
problem-notice-no-mail = Servono un account con un indirizzo, e un server che mandi e-mail.
problem-notice-not-arrived = Non è arrivato. Controlla se l’indirizzo è ancora giusto, e riprova.
problem-notice-link = Questo link non funziona.
