## The pages of whoever keeps the server

admin-title = Gestisci questo server
admin-tab-reports = Segnalazioni
admin-tab-people = Persone
admin-tab-tables = Tavoli
admin-tab-audit = Registro
admin-tab-server = Server
admin-more = Mostra altro
admin-search = Cercare
admin-search-people = Lettere di un nome o indirizzo, o un identificativo
admin-search-tables = Lettere del nome di un giocatore, o un identificativo
admin-nothing = Nulla trovato.
admin-which = Mostra
admin-reports-open = Aperte
admin-reports-handled = Chiuse
admin-reports-none = Nessuna segnalazione aperta. Tutto tranquillo.
admin-from-about = { $reporter } su { $about }
admin-from-line = { $reporter } su un messaggio di { $about }
admin-from-self = { $reporter } su qualcosa di proprio
admin-from-table = { $reporter } su un tavolo
admin-somebody = (senza nome)
admin-bot-of = Un bot di
admin-said-around = Che cosa è stato detto intorno
admin-said-nothing = A quel tavolo non è stato detto nulla.
admin-line-removed = cancellato
admin-line-spectators = tra spettatori
admin-what-now = Che cosa fare
admin-act-note = Annotare
admin-act-remove-line = Cancellare il messaggio
admin-act-warn = Avvertire
admin-act-bar = Escludere
admin-act-unbar = Revocare l’esclusione
admin-act-close = Chiudere la segnalazione
admin-act-sign-out = Disconnettere ovunque
admin-act-promote = Dare i diritti di admin
admin-act-demote = Togliere i diritti di admin
admin-act-end = Terminare questa partita
admin-act-delete = Cancellare questo tavolo
admin-act-sure = Davvero?
admin-words = Testo
admin-words-about = L’avvertimento e il motivo di un’esclusione sono mostrati alla persona; una nota e l’esito no.
admin-for = Per quanto tempo
admin-for-hours = { $hours ->
    [24] un giorno
    [72] tre giorni
    [168] una settimana
    [720] un mese
    [876000] per sempre
   *[other] { $hours } ore
}
admin-done-before = Che cosa è già stato fatto
admin-outcome = Esito: { $outcome }
admin-people-all = Tutte
admin-people-barred = Esclusioni
admin-is-admin = admin
admin-is-bot = bot
admin-is-account = account
admin-is-guest = senza account
admin-is-barred = esclusione fino al { $until }
admin-person-facts = { $games ->
    [one] un posto
   *[other] { $games } posti
}, { $reports ->
    [0] nessuna segnalazione
    [one] una segnalazione
   *[other] { $reports } segnalazioni
}
admin-seen = ultima visita { $ago }
admin-never-seen = nessuna sessione aperta
admin-tables-of = Tavoli
admin-state-open = aperto
admin-state-running = round { $round }
admin-state-over = finita
admin-tables-all = Tutti
admin-tables-open = Aperti
admin-tables-running = In corso
admin-tables-over = Finiti
admin-free-seat = libero
admin-quoted = «{ $text }»
admin-deed-pending = non ancora fatto
admin-deed-until = fino al { $until }
admin-deed-failed = non fatto: { $why }
admin-deed = { $action ->
    [ban] ha escluso
    [unban] ha revocato l’esclusione di
    [warn] ha avvertito
    [warning-read] ha letto un avvertimento
    [promote] ha dato i diritti di admin a
    [demote] ha tolto i diritti di admin a
    [sign-out] ha disconnesso ovunque
    [line-remove] ha cancellato un messaggio
    [note] ha annotato
    [report-close] ha chiuso una segnalazione
    [table-end] ha terminato un tavolo
    [person-delete] ha cancellato
    [link] ha creato un link d’accesso per
    [token] ha creato un token per
    [token-revoke] ha revocato un token di
    [retention] ha cancellato ciò che era scaduto
   *[other] { $action }
}
admin-who = { $who ->
    [terminal] Il terminale
    [server] Il server
   *[other] { $who }
}
admin-no-deeds-yet = Non è ancora stato fatto nulla.
admin-server-version = Versione
admin-server-schema = schema { $schema }
admin-server-since = In funzione da
admin-server-database = Database
admin-server-megabytes = { $used } MB, { NUMBER($free) } MB liberi
admin-server-megabytes-elsewhere = { $used } MB
admin-server-games = Tavoli
admin-server-games-are = { NUMBER($open) } aperti, { NUMBER($running) } in corso, { NUMBER($over) } finiti
admin-server-people = Persone
admin-server-people-are = { NUMBER($accounts) } account, { NUMBER($guests) } senza account, { $barred ->
        [one] { NUMBER($barred) } esclusione
       *[other] { NUMBER($barred) } esclusioni
    }
admin-server-now = In questo momento
admin-server-now-are = { $sockets ->
        [one] { NUMBER($sockets) } connessione
       *[other] { NUMBER($sockets) } connessioni
    }, { $rooms ->
        [one] { NUMBER($rooms) } partita in memoria
       *[other] { NUMBER($rooms) } partite in memoria
    }
admin-server-waiting = In attesa
admin-server-waiting-are = { $reports ->
        [one] { NUMBER($reports) } segnalazione aperta
       *[other] { NUMBER($reports) } segnalazioni aperte
    }, { $notices ->
        [one] { NUMBER($notices) } avviso da inviare
       *[other] { NUMBER($notices) } avvisi da inviare
    }
admin-server-backup = Ultimo backup
admin-server-backup-none = Da qui ancora nessuno. «utopia backup» ne fa uno mentre il server è in funzione.
admin-server-mail = Posta
admin-server-mail-on = un server di posta è impostato
admin-server-mail-off = nessun server di posta: nessuno riceve posta (UTOPIA_SMTP)
admin-server-rules = Regole
admin-server-rules-on = caricate
admin-server-rules-off = in caricamento
