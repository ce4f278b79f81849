# Chi torna: il suo conto, l’accesso e la posta relativa.

account-keep = Conserva le tue partite
account-keep-about = Un account conserva il tuo nome, i tuoi posti e le tue partite, su tutti i tuoi dispositivi. Senza password.
account-make = Crea un account
account-make-about = Il tuo dispositivo conserva una passkey per te e chiede l’impronta, il volto o il suo PIN.
account-have = Ho già un account
account-sign-in = Accedi
account-sign-in-passkey = Accedi con una passkey
account-by-mail = Per e-mail
account-by-mail-about = Ricevi un link che vale una volta sola, per { $minutes } minuti. Ti fa accedere; se con questo indirizzo non c’è ancora un account, lo crea.
account-mail = Indirizzo e-mail
account-mail-send = Inviami un link
account-mail-sent = Un link è in viaggio verso { $mail }. Guarda nella posta; vale per { $minutes } minuti.
account-passkeys-insecure = I browser usano le passkey solo con https. A questo indirizzo ({ $origin }) non ce ne sono.
account-passkeys-address = I browser non usano passkey a un indirizzo di numeri ({ $origin }). Apri il server con un nome; sulla macchina su cui gira è localhost.
account-passkeys-elsewhere = Le passkey di questo server valgono solo a { $origin }.
account-passkeys-unsupported = Questo browser non conosce le passkey.
account-passkeys-many = Un account ha al massimo { $most } passkey. Prima togline una.
account-no-way = A questo indirizzo non si può creare un account. Puoi giocare lo stesso, senza; questo browser ti ricorda.
account-you = Tu
account-since = Account dal { $date }
account-name-language = Cambia nome o lingua
account-sign-out = Esci
account-guest = Partite di prima
account-guest-about = Prima dell’accesso questo browser giocava come { $name }, in { $games ->
    [one] una partita
   *[other] { $games } partite
}. Deve prenderle il tuo account?
account-guest-nameless = qualcuno senza nome
account-guest-take = Prendile
account-guest-leave = Lasciale
account-guest-leave-about = Puoi decidere anche più tardi. Se le lasci, nessuno potrà continuare a quei posti.
account-ways = Come accedi
account-passkeys = Passkey
account-passkeys-none = Ancora nessuna. Una passkey è il modo più rapido di entrare, e nessuno può rubarla per e-mail.
account-passkey-add = Aggiungi una passkey
account-passkey-made = Creata il { $date }
account-passkey-last = usata { $ago }
account-passkey-name = Nome della passkey
account-rename = Rinomina
account-rename-what = Rinomina { $name }
account-remove = Togli
account-remove-what = Togli { $name }
account-passkey-remove-sure = Togliere la passkey { $name }?
account-passkey-remove-about = Non servirà più per accedere. Forse il tuo dispositivo la mostra ancora: cancellala anche lì.
account-mail-none = Ancora nessun indirizzo. Con un indirizzo entri anche se hai perso tutti i dispositivi.
account-mail-add = Aggiungi un indirizzo
account-mail-change = Cambia indirizzo
account-mail-change-about = Un link va al nuovo indirizzo; finché non è aperto non cambia nulla. Il vecchio indirizzo viene avvisato.
account-devices = Dove il tuo account è aperto
account-device-unknown = Un browser
account-device-here = qui
account-device-seen = Dal { $date }, visto { $ago }
account-device-end = Disconnetti { $browser }
account-devices-end = Esci ovunque tranne qui
account-data = I tuoi dati
account-export = Scarica i miei dati
account-privacy = Che cosa viene conservato, e per quanto tempo
account-export-about = Un file con tutto ciò che questo server conserva di te, e le registrazioni delle tue partite finite.
account-delete = Cancella tutto
account-delete-about = Nome, indirizzo, passkey, note, messaggi e quotazioni spariscono per sempre. Le partite finite restano per chi ha giocato con te, e il tuo posto non ha più nome. Nelle partite in corso un bot continua per te; i tavoli aperti da te dove non gioca nessun altro vengono chiusi.
account-delete-type = Per sicurezza scrivi il tuo nome: { $name }
account-deleted = È tutto cancellato. Grazie di aver giocato.
account-link-sign-in = Accedere come { $name }?
account-link-sign-in-nameless = Accedere?
account-link-sign-in-about = Questo browser accederà all’account di { $mail }.
account-link-new = Creare un account?
account-link-new-about = Con { $mail } non c’è ancora un account. Un clic lo crea; ciò che hai giocato in questo browser gli appartiene.
account-link-add = Usare questo indirizzo?
account-link-add-about = Chi legge la posta di { $mail } potrà allora accedere al tuo account.
account-link-use = Usalo
account-link-again = Chiedi un nuovo link
account-passkey-not-used = Nessuna passkey è stata usata. Nulla è cambiato.
account-passkey-here-already = Questo dispositivo ha già una passkey del tuo account.

## Ciò che il server rifiuta

account-errand-over = Valeva una volta sola e per poco tempo, e quel tempo è passato. Ricomincia.
account-mail-taken = Un altro account ha questo indirizzo. Accedi invece con quello.
account-last-way = È l’ultimo modo di entrare nel tuo account. Prima aggiungi una passkey o un indirizzo.
account-no-passkey = Questo server non conosce (più) quella passkey. Usane un’altra, o un altro modo di entrare.
account-passkey-used = Il contatore di questa passkey è tornato indietro, come se ne esistesse una copia. L’accesso non è avvenuto; accedi in un altro modo e togli la passkey.
account-passkey-known = Questa passkey appartiene già a un account. Accedi con quella.
account-passkey-refused = La risposta della passkey non era valida. Riprova.
account-passkey-site = Un altro sito ha chiesto questa passkey; questo è { $origin }. L’accesso non è avvenuto.
account-mail-malformed = Questo non è un indirizzo e-mail. Assomiglia ad ada@example.org.
account-mail-letters = Prima della @ la posta accetta solo lettere dalla a alla z, cifre e pochi segni. Usa un altro indirizzo.
account-mail-often = Sono stati inviati abbastanza link. Guarda nella posta, o riprova tra { $minutes } min.
account-mail-none-here = Questo server non manda e-mail.
account-mail-refused = Il server di posta non accetta questo indirizzo. Controlla come è scritto.
account-mail-down = Il server di posta non risponde, quindi nessun link è partito. Nulla è perso: riprova tra qualche minuto, o entra in un altro modo.
account-link-foreign = Questo link è per un account che qui non ha effettuato l’accesso. Aprilo nel browser in cui l’hai chiesto.
account-none = Non hai ancora un account. Prima creane uno.
account-no-device = Questo browser non ha (più) accesso.
account-no-guest = In questo browser non ci sono partite di prima.
account-other-name = Non è il tuo nome, quindi nulla è stato cancellato.

## Posta

mail-sign-in-subject = Accedi a Utopia
mail-sign-in-text =
    Ciao,

    con questo link accedi a Utopia su { $site }:

    { $link }

    Vale una volta sola, per { $minutes } minuti. Se con questo indirizzo non c’è ancora un account, lo crea.

    Se non l’hai chiesto, non fare nulla: senza il link nessuno entra.
mail-add-subject = Il tuo indirizzo su Utopia
mail-add-text =
    Ciao,

    qualcuno vuole accedere a un account su { $site } con questo indirizzo. Se sei tu, apri questo link nello stesso browser:

    { $link }

    Vale una volta sola, per { $minutes } minuti.

    Se non sei tu, non fare nulla: allora nulla cambia.
mail-changed-subject = Il tuo indirizzo su Utopia è cambiato
mail-changed-text =
    Ciao,

    il tuo account su { $site } ora ha l’indirizzo { $new } al posto di questo.

    Se non è opera tua, accedi con una passkey, disconnetti tutti gli altri browser e rimetti l’indirizzo; o scrivi a chi gestisce il server.

## Ciò che “utopia serve” dice nel terminale

serve-origin = UTOPIA_ORIGIN è { $text }; dovrebbe essere l’indirizzo del server come lo mostrano i browser, per esempio https://play.example, senza percorso
serve-address = UTOPIA_ADDRESS è { $text }; dovrebbero essere host e porta dove gli altri server del database raggiungono questo, per esempio 10.0.0.5:8420
serve-mail-origin = UTOPIA_ORIGIN manca: con UTOPIA_SMTP deve dire dove portano i link nelle mail, per esempio https://play.example
mail-setting-relay = { $name } non va bene; dovrebbe assomigliare a smtp://user:password@mail.example:587 o smtps://user:password@mail.example:465
mail-setting-sender = { $name } deve essere l’indirizzo da cui parte la posta, per esempio Utopia <utopia@play.example>
