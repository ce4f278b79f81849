## Ciò che il server rifiuta, detto nella pagina

problem-unreadable = Il server non ha capito. Ricarica la pagina e riprova.
problem-not-found = Qui non c’è niente.
problem-no-table = Questo tavolo non esiste, o non ci hai un posto. Aprilo sul dispositivo su cui hai preso posto, o chiedi un link a chi ha aperto il tavolo.
problem-no-page = Questa pagina non esiste.
problem-no-link = Questo link al momento non c’è. Se ne può creare uno nuovo al tavolo.
problem-no-board = Questa mappa non esiste.
problem-unbuilt = La pagina di questo server non è stata costruita; il registro dice perché.
problem-too-large = Era troppo in una volta.
problem-too-fast = È stato un po’ troppo veloce. Riprova tra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
problem-server = Errore del server. Forse è stato fatto lo stesso: controlla prima di riprovare.
problem-not-ready = Il server si sta avviando; riprova tra un attimo.
problem-rules-again = Non è stato ancora possibile caricare le regole; il server continua a provarci. Riprova tra un attimo.
problem-rules-given-up = Non è stato possibile caricare le regole ({ $reason }), quindi questo server si ferma. «utopia doctor» dice di più.
problem-host = Questo server non risponde a quel nome. Chi lo gestisce può autorizzarlo: utopia serve --allow NOME.
problem-host-unreadable = Questo server non è riuscito a leggere con quale nome è stato chiamato. Riapri il suo indirizzo così come ti è stato dato.
problem-connections = Dalla tua rete sono aperte troppe connessioni. Chiudi qualche pagina, poi riprova.
problem-other-site = Lo ha chiesto la pagina di un altro sito; non è stato fatto nulla.
problem-csrf = Questa pagina non è più aggiornata. Ricaricala e riprova.
problem-stranger = Il server non ti conosce ancora. Prima apri un tavolo o prendi un posto.
problem-host-only = Può farlo solo chi ha aperto il tavolo.
problem-player-only = Può farlo solo chi gioca.
problem-not-yours = Quel posto è di qualcun altro. Le mani restano coperte finché dura la partita.
problem-hands-hidden = Tutte le mani si mostrano a partita finita.
problem-no-seat = Questo posto non esiste a questo tavolo.
problem-no-leaving = Non hai un posto da lasciare. Chi ha aperto il tavolo può chiuderlo del tutto.
problem-is-open = La partita non è ancora cominciata.
problem-is-running = La partita è già in corso.
problem-is-over = La partita è finita.
problem-too-few = Per Utopia servono almeno { $least } giocatori. Fai sedere dei bot.
problem-me = Per te puoi prendere un solo posto. Chi altro gioca sul tuo dispositivo ha un posto con il proprio nome.
problem-open-hand = Solo la mano di un bot può essere scoperta fin dall’inizio.
problem-name-empty = Scrivi un nome, per favore.
problem-name-long = Il nome può avere al massimo { $most } caratteri.
problem-name-tricks = Il nome contiene caratteri che non si vedono. Toglili, per favore.
problem-edition = Queste regole non sono compatibili fra loro. Sceglile di nuovo.
problem-level = Questo bot non esiste. Scegline un altro.

## Ciò che dice «utopia serve» nel terminale

serve-running = Utopia è aperta all’indirizzo { $url }
serve-already = Utopia è già aperta all’indirizzo { $url }
serve-data = Le tue partite sono conservate in { $folder }
serve-stop = Ctrl-C la chiude; le partite in corso ti aspettano.
serve-other-port = La porta { $port } è occupata da un altro programma; si usa invece la porta { $other }.
serve-port-taken = La porta { $port } è occupata. Un’altra è libera: { $command }
serve-no-port = La porta { $port } è occupata, e così le successive. Scegline un’altra con --port.
serve-no-such-port = Non esiste la porta { $port }: scegline una da 1 a { $last } con --port, o 0 per una qualsiasi che sia libera.
serve-no-address = { $host }, porta { $port }, non si può usare: { $reason }
serve-lan = Gli altri, nella tua rete, aprono { $url }
serve-lan-limits = È semplice http: chiunque in questa rete potrebbe ascoltare, e i telefoni non possono né installare la pagina né ricevere avvisi quando è chiusa. Giocare si può comunque.
serve-no-lan = Questa macchina ora non è in nessuna rete; nessun altro può raggiungerla.
serve-standby-file = --standby richiede un database raggiungibile da più server: indica un PostgreSQL in UTOPIA_DATABASE. Una cartella di dati è per un solo server.
serve-standby = In attesa: guida il server { $leader }. Le connessioni passano a lui; quando finisce, questo server prende il suo posto.
serve-standby-leads = Ora guida questo server.

## Altri risultati di «utopia doctor»

doctor-page = La pagina è costruita.
doctor-page-missing = La pagina non è costruita. In una copia dei sorgenti lancia «npm ci» e «npm run build» nella cartella ui; altrimenti reinstalla Utopia.
doctor-page-failed = Non è stato possibile costruire la pagina: { $reason }
doctor-languages = Tutti i messaggi sono leggibili ({ $languages }).
doctor-languages-faulty = Mancano messaggi o non sono leggibili: { $files }. Reinstalla Utopia.
doctor-rules = Le regole si caricano in { NUMBER($seconds) } secondi.
doctor-rules-broken = Le regole non si possono caricare: { $reason }. Reinstalla Utopia.
doctor-rules-not-kept = Le regole compilate non si possono conservare in { $folder }; ogni avvio richiede mezzo minuto. Permetti a questo utente di scriverci, o scegli un’altra cartella con UTOPIA_CACHE.
doctor-well = Va tutto bene.
doctor-unwell = C’è qualcosa da fare: vedi le righe con una croce.

## Being barred, blocked, reported; whoever keeps the server

problem-barred = Non puoi giocare né scrivere qui fino al { $until }. Il motivo: { $reason }. Puoi ancora leggere e andartene.
problem-network-barred = Qualcuno senza account, dalla tua rete, è stato escluso. Fino al { $until } da lì nessun nuovo arrivato gioca senza account. Accedi al tuo account, o creane uno per e-mail.
problem-not-together = Non puoi sederti a questo tavolo. Aprine uno tuo o unisciti a un altro.
problem-rematch = Blocchi tutti gli altri che hanno giocato qui. Apri un tavolo tuo.
problem-no-person = Lì non c’è un’altra persona: è un bot, un posto libero o tu.
problem-no-line = Questa segnalazione non riguarda un messaggio.
problem-report-closed = Questa segnalazione è già chiusa.
problem-report-empty = Di’ in poche parole che cosa è successo.
problem-text-empty = Mancano alcune parole.
problem-bar-admin = Gli admin non si possono escludere. Togli prima i loro diritti.
problem-bot-admin = Un bot non può avere i diritti di admin. Il suo proprietario può.
problem-not-oneself = Non puoi farlo a te. Può farlo un altro admin, o «utopia admin» al terminale del server.
