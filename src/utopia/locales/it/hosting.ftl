## Settings of whoever hosts a server

hosting-one-of = { $name } è «{ $text }»; può essere uno di { $known }
hosting-number = { $name } è «{ $text }»; può essere un numero intero da 0 a { NUMBER($most) }
hosting-site-name = UTOPIA_SITE_NAME può avere al massimo { $most } lettere, tutte visibili
hosting-imprint = UTOPIA_IMPRINT è «{ $file }»; può essere un indirizzo (https://…) o un file di testo in UTF-8 non vuoto
hosting-metrics = UTOPIA_METRICS è «{ $text }»; può essere un host e una porta, come 127.0.0.1:9420
hosting-metrics-taken = Nulla può ascoltare a { $address } per UTOPIA_METRICS ({ $reason })
hosting-token = UTOPIA_METRICS_TOKEN si indovina troppo facilmente; può essere almeno { $least } lettere e cifre senza spazi
hosting-allow = --allow è «{ $text }»; può essere un nome come play.example, o l’indirizzo intero senza percorso
hosting-proxies = FORWARDED_ALLOW_IPS nomina «{ $text }»; può nominare indirizzi (172.20.0.5), reti (172.20.0.0/16) e gateway, separati da virgole
hosting-unknown = { $name } non è un’impostazione di Utopia e non cambia nulla.
hosting-unknown-but = { $name } non è un’impostazione di Utopia e non cambia nulla. Intendi { $near }?
doctor-setting = Il server non partirebbe: { $problem }.
doctor-settings = Le impostazioni vanno bene.
doctor-mail = Il server di posta risponde ({ $host }, porta { $port }).
doctor-mail-down = Il server di posta { $host }, porta { $port }, non risponde o non ci lascia entrare; non si può spedire posta. Guarda UTOPIA_SMTP.

## “utopia admin”: what its commands are for

admin-about-admin = Gestire un server: persone, segnalazioni, tavoli.
admin-about-people = Trovare persone, escluderle, dare loro i diritti di admin.
admin-about-people-find = Elencare persone per lettere del nome o dell’indirizzo, o per identificativo.
admin-about-people-ban = Escludere qualcuno: può solo leggere e andarsene.
admin-about-people-unban = Revocare un’esclusione.
admin-about-people-promote = Dare a qualcuno i diritti di admin.
admin-about-people-demote = Togliere a qualcuno i diritti di admin.
admin-about-people-sign-out = Terminare tutte le sessioni, i link e i token di qualcuno.
admin-about-people-delete = Cancellare tutto di qualcuno.
admin-about-link = Creare un link d’accesso, valido una volta, per chi ha perso ogni altro accesso.
admin-about-reports = Leggere e chiudere le segnalazioni.
admin-about-reports-list = Elencare le segnalazioni aperte.
admin-about-reports-show = Mostrare una segnalazione con ciò che è stato detto intorno.
admin-about-reports-close = Chiudere una segnalazione, con l’esito.
admin-about-tables = Trovare e terminare tavoli.
admin-about-tables-list = Elencare tavoli per lettere di un nome, o per identificativo.
admin-about-tables-end = Cancellare un tavolo aperto, o terminare una partita senza classifica.
admin-about-audit = Mostrare il registro: che cosa hanno fatto gli admin, il terminale e il server stesso.
admin-about-retention = Cancellare ciò che è scaduto (il server lo fa ogni giorno).
admin-about-servers = Mostrare quale server del database guida e quali sono in attesa.

## “utopia admin”: its arguments

admin-argument-who = Un nome, un indirizzo di posta o un identificativo.
admin-argument-words = Lettere di un nome o indirizzo, o un identificativo; tutto se manca.
admin-argument-barred = Solo chi è escluso ora.
admin-argument-for = Per quanto tempo: 12h, 3d (giorni), 2w (settimane).
admin-argument-why = Il motivo, che la persona vede.
admin-argument-sure = Sì, per sempre.
admin-argument-handled = Quelle chiuse.
admin-argument-report = L’identificativo di una segnalazione.
admin-argument-outcome = L’esito.
admin-argument-state = Solo quelli: open, running o over.
admin-argument-table = L’identificativo di un tavolo.
admin-argument-before = Solo ciò che ha un numero minore.
admin-argument-dry-run = Solo contare; non cambiare nulla.

## “utopia admin”: heads of lists

admin-head-id = id
admin-head-name = nome
admin-head-kind = tipo
admin-head-mail = e-mail
admin-head-seen = ultima visita
admin-head-games = posti
admin-head-reports = segnalazioni
admin-head-barred = esclusione fino al
admin-head-when = quando
admin-head-reporter = da
admin-head-about = su
admin-head-game = tavolo
admin-head-message = messaggio
admin-head-who = chi
admin-head-action = che cosa
admin-head-details = dettagli
admin-head-state = stato
admin-head-changed = ultima mossa
admin-head-round = round
admin-head-role = ruolo
admin-head-address = indirizzo
admin-head-version = versione
admin-head-since = da
admin-head-host = aperto da
admin-head-seats = posti

## “utopia admin”: what came of it

admin-no-database = Non c’è un database in { $folder }. Indica la cartella del server con --data o UTOPIA_DATA, o il suo database PostgreSQL con UTOPIA_DATABASE.
admin-schema = Il database ha lo schema { $theirs }, questo programma lavora con { $ours }. Avvia una volta il server di questa versione; lo aggiorna.
admin-setting = { $problem }.
admin-nobody = Nessuno ha l’identificativo, l’indirizzo o esattamente il nome «{ $words }». «utopia admin people find» cerca per lettere.
admin-several = Più persone si chiamano «{ $words }». Di’ quale con l’identificativo: { $ids }.
admin-life = «{ $text }» non è una durata; 12h, 3d o 2w lo sarebbe.
admin-state = «{ $text }» non è uno stato di tavolo; ci sono { $known }.
admin-banned = { $name } ({ $id }): esclusione fino al { $until } UTC, con il motivo. Un server in funzione affida i suoi posti a bot entro 15 secondi.
admin-unbanned = { $name } ({ $id }) può di nuovo giocare e scrivere.
admin-promoted = { $name } ({ $id }) ora ha i diritti di admin: la pagina è /admin.
admin-demoted = { $name } ({ $id }) non ha più i diritti di admin.
admin-signed-out = { $sessions ->
    [one] Una sessione di { $name } ({ $id }) è terminata.
   *[other] { $sessions } sessioni di { $name } ({ $id }) sono terminate.
}
admin-delete-sure = Questo cancella tutto di { $name } ({ $id }) e non si può annullare. Aggiungi --sure per farlo.
admin-promote-bot = { $name } ({ $id }) è un bot e non può avere i diritti di admin. Il suo proprietario può.
admin-deleted-soon = Le sessioni di { $name } ({ $id }) sono chiuse; il server in funzione cancella tutto entro 15 secondi.
admin-deleted-later = Le sessioni di { $name } ({ $id }) sono chiuse; il server cancella tutto al suo avvio.
admin-link = Con questo link { $name } ({ $id }) accede, una volta, entro { $minutes } minuti: { $path }
admin-no-people = Non c’è nessuno così.
admin-no-reports = Non ci sono segnalazioni.
admin-no-tables = Non ci sono tavoli così.
admin-role-leader = guida
admin-role-standby = in attesa
admin-one-server = Un server è in funzione con questi dati; nessuno è in attesa per lui.
admin-no-server = Nessun server è in funzione con questi dati.
admin-no-deeds = Non è ancora stato fatto nulla.
admin-no-report = Non c’è una segnalazione { $id }.
admin-report = Segnalazione { $id } del { $when } da { $reporter }
admin-report-about = Su { $name } ({ $id }), tavolo { $game }
admin-report-message = «{ $text }»
admin-line = { $mark } { $when } { $name }: { $text }
admin-report-handled = Chiusa il { $when }: { $outcome }
admin-report-closed = La segnalazione { $id } è chiusa.
admin-no-table = Non c’è un tavolo { $id }.
admin-table-over = La partita del tavolo { $id } è finita.
admin-table-gone = Il tavolo aperto { $id } non c’è più.
admin-table-soon = Il server in funzione termina la partita del tavolo { $id } entro 15 secondi, senza classifica.
admin-table-later = Il server termina la partita del tavolo { $id } al suo avvio, senza classifica.
admin-retention = { $number } { $kind ->
    [guest_games] partite finite senza account
    [open_tables] tavoli mai cominciati
    [chat] messaggi di chat
    [deliveries] consegne di avvisi
    [notices] avvisi
    [asking] inviti contati, vecchi di un giorno
    [audit] voci del registro
    [reports] segnalazioni chiuse
   *[other] { $kind }
}
admin-retention-dry = Nulla è stato cambiato. Questo verrebbe cancellato ora.
admin-retention-done = Fatto; il registro dice che cosa è stato cancellato.

## The page that a browser shows when an address is refused

refused-title = Non ha funzionato
refused-shortly = Un momento, per favore
refused-again = Riprova
refused-start = Alla pagina iniziale
problem-metrics-token = Il token per le metriche manca o è sbagliato: invia quello di UTOPIA_METRICS_TOKEN con Authorization: Bearer.
