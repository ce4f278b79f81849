## Che cosa il server rifiuta ai programmi, e a chi crea i loro token

problem-token-malformed = Questo non è un token di Utopia: la fine non corrisponde all’inizio. È stato copiato per intero?
problem-token-unknown = Questo server non conosce il token. Creane uno nel browser, tra i tuoi programmi.
problem-token-revoked = Questo token è stato revocato. Creane uno nuovo nel browser.
problem-token-expired = Questo token è scaduto. Creane uno nuovo nel browser.
problem-token-in-address = Un token sta nell’indirizzo, dove altri possono leggerlo. Revocalo, e invia quello nuovo in un’intestazione.
problem-token-door = Nessun token può usare questo endpoint. Lo fa una persona nel browser.
problem-token-scope = Al token manca il permesso { $scope }. Creane uno che lo abbia.
problem-token-too-many = Hai { $most } token validi. Revocane uno prima di crearne un altro.
problem-no-token = Non hai un token così.
problem-no-bot = Non hai un bot così.
problem-bot-too-many = Hai già { $most } bot. Prima eliminane uno.
problem-bot-played = Questo bot ha giocato, quindi non si può eliminare; revoca i suoi token perché non giochi più.
problem-too-many-streams = Troppi flussi aperti. Prima chiudine uno.
problem-which-seat = Hai più posti a questo tavolo. Indica quale gioca.
problem-code-or-move = Indica la mossa con il codice o a parole: uno dei due, non entrambi.
problem-move-unreadable = Questa non è una mossa. Come si scrivono le mosse sta in docs/moves.md.
problem-key = Una Idempotency-Key ha da 1 a 40 caratteri ASCII.
problem-record-unreadable = Questa non è la registrazione di una partita: { $reason }
problem-record-wrong = La registrazione viola una regola. { $where }: { $reason }
problem-record-redacted = Questa registrazione contiene solo ciò che sapeva un posto. Si può importare solo una registrazione completa.
problem-record-running = Questa partita non è finita. Si possono importare solo partite finite.
problem-record-board = Questa partita si è giocata su una mappa che questo server non ha.
problem-record-name-tricks = { $where }: questo nome ha caratteri che non si vedono, o che ne cambiano altri. Toglili dalla registrazione e importala di nuovo.
problem-record-text-tricks = { $where }: questo titolo o commento ha caratteri che non si vedono, o che ne cambiano altri. Toglili dalla registrazione e importala di nuovo.
problem-record-name-long = { $where }: questo nome è troppo lungo. Si possono tenere al massimo { $most } caratteri: accorcialo nella registrazione e importala di nuovo.
problem-record-here = Questa partita si è giocata qui. Si possono eliminare solo le partite importate.

## Che cosa dice “utopia bot” nel terminale

bot-here = { $name } è su { $server }; gioca { $bot }.
bot-plays = Partita { $game }: gioca { $seat }.
bot-moved = Partita { $game }, round { $round }: { $move } ({ $seconds } s)
bot-over = La partita { $game } è finita: posto { $place } con { $points } punti.
bot-failed = Il bot { $bot } ha fallito ({ $trouble }); ha deciso { $instead } al suo posto.
bot-refused = Partita { $game }: una mossa è stata rifiutata, e non dovrebbe ({ $error }). Si riprova.
bot-shut-out = La partita { $game } è chiusa a questo bot: { $error }
bot-no-map = La partita { $game } si gioca su una mappa che questo programma non ha. Aggiornalo.
bot-no-rules = La partita { $game } ha regole che questo programma non conosce. Aggiornalo.
bot-no-position = Una posizione della partita { $game } non è leggibile: { $error }
bot-server = { $server } non è l’indirizzo di un server; scrivi http://HOST:PORTA, come nel browser
bot-which = di’ quali partite: --table ID, --join LINK, o --accept-all da solo per tutte quelle del suo account
bot-seconds = { $seconds } non è un numero di secondi
bot-token-file = { $file } non è leggibile: { $reason }
bot-no-token = non c’è nessun token: tienine uno con «utopia token keep», o mettilo in un file (--token-file) o in { $variable }; la pagina ne crea uno, sotto i tuoi programmi

## La pagina dei propri programmi

programs-title = Programmi e bot
programs-about = Anche i programmi possono giocare qui: i tuoi, o i nostri sulla tua macchina. Ognuno si presenta con un token invece che con una password.
programs-open = I tuoi programmi e bot
programs-bots = I tuoi bot
programs-bots-about = Un bot ha un account suo, e ovunque si vede che è un bot. Di ciò che fa rispondi tu.
programs-bot-name = Nome del bot
programs-open-bot = Apri un account
programs-remove = Elimina
programs-remove-bot = Elimina { $name }
programs-new-token = Un nuovo token
programs-token-name = A che cosa serve
programs-token-name-about = Per te, per distinguere i token: «portatile», «copia delle mie partite».
programs-for = Chi lo usa
programs-for-me = Io
programs-for-bot = Il bot { $name }
programs-works = Vale
programs-life = { $days ->
        [0] finché non lo revoco
        [365] un anno
       *[other] { $days } giorni
    }
programs-may = Può
programs-scope-games-read = leggere le partite
programs-scope-games-read-about = Elenchi, viste, flussi e registrazioni, per quanto puoi saperne anche tu.
programs-scope-games-play = giocare
programs-scope-games-play-about = Giocare e annullare mosse, ai propri posti.
programs-scope-tables-open = aprire tavoli e unirsi
programs-scope-tables-open-about = Sedersi, iniziare, alzarsi.
programs-scope-talk = chattare
programs-scope-talk-about = Leggere e scrivere messaggi ai suoi tavoli.
programs-scope-records = esportare e importare registrazioni
programs-scope-records-about = Esportare tutte le tue registrazioni, e importarne altre.
programs-scope-account-read = leggere l’account
programs-scope-account-read-about = Quali bot hai.
programs-name-missing = Di’ a che cosa serve.
programs-scope-missing = Permettigli almeno una cosa.
programs-make = Crea il token
programs-shown = Conservalo ora: viene mostrato solo questa volta.
programs-copy = Copia il token
programs-use = Che cosa fare di un token
programs-use-file = Mettilo in un file, token.txt, che nessun altro può leggere; un programma lo manda con ogni richiesta.
programs-use-address = L’indirizzo dell’interfaccia
programs-use-look = Funziona? Questo elenca le partite che vede:
programs-use-keep = Tienilo sulla tua macchina, una volta; viene chiesto e non si vede:
programs-use-bot = Fai giocare un nostro bot dovunque l’account del token abbia un posto:
programs-use-copy = Copia
programs-use-unpacked = Da una copia del progetto, scrivi python3 run.py al posto di utopia.
programs-use-doors = Tutti gli endpoint, con esempi; docs/api.md dice di più
programs-tokens = I tuoi token
programs-expired = Scaduto
programs-until = Vale fino al { $day }
programs-until-revoked = Vale finché non lo revochi
programs-never-used = mai usato
programs-used = usato il { $day }
programs-revoke = Revoca
programs-revoke-token = Revoca { $name }
programs-records = Registrazioni
programs-records-about = Tutte le tue partite come testo, da conservare o da studiare. Le partite finite, giocate altrove, si possono importare, anche un file intero: ognuna viene controllata riga per riga, si rivede qui e non conta.
programs-records-out = Tutte le mie registrazioni
programs-record-in = Importa registrazioni…
programs-records-going = Importazione: { NUMBER($seen) } di { NUMBER($all) }…
programs-records-read = { $count ->
        [0] Nessuna partita importata.
        [one] Una partita importata.
       *[other] { NUMBER($count) } partite importate.
    }
programs-records-running = { $count ->
        [one] Una è ancora in corso ed è stata tralasciata.
       *[other] { NUMBER($count) } sono ancora in corso e sono state tralasciate.
    }
programs-records-again = { $count ->
        [one] Una c’era già.
       *[other] { NUMBER($count) } c’erano già.
    }
programs-record-again = Hai già importato questa partita: c’è già.
programs-record-look = Rivedila
programs-records-look = Guardale
programs-records-line = { $file }, riga { $line }
