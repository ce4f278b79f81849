## Quello che si salva: cosa può andare storto, detto ai giocatori e a chi gestisce il server

storage-full = Il disco è pieno: non è stato salvato nulla. Chi gestisce questo server deve fare spazio; poi riprova.
storage-locked = Un altro programma tiene occupate le partite salvate: non è stato salvato nulla. Riprova tra un momento.
storage-read-only = Nella cartella delle partite non si può scrivere: non è stato salvato nulla.
storage-damaged = Il file delle partite è danneggiato. «utopia doctor» dice di più.
storage-unreachable = Le partite salvate non sono raggiungibili in questo momento. Riprova tra un momento.
storage-taken = Un altro server ha preso in carico le partite salvate, perciò questo non salva più nulla. Uno dei due va fermato.
storage-closed = Il server si sta fermando: questo non è stato salvato. Riprova tra un momento.
storage-unstorable = Qui c’è un carattere o un numero che non si può salvare.
storage-no-link = Questo link non funziona (o non più). Chiedine uno nuovo a chi ha aperto il tavolo.
storage-no-seat = A questo tavolo non ci sono più posti liberi.
storage-had-seat = Hai lasciato questa partita, o l’ha fatto un tuo account bot. Non puoi prendervi un secondo posto, perché vedresti due mani: guarda, o apri un tavolo tuo.
storage-no-invitation = Questo invito non vale più: è stato annullato, il tavolo è pieno o non c’è più, o la partita è cominciata.
storage-invited = A un tavolo si possono invitare { $most } persone alla volta.
storage-no-passage = Questo link non funziona (più): vale una volta sola e per poco tempo. Creane uno nuovo sul dispositivo da cui giocavi.
storage-game-damaged = Questa partita è stata danneggiata: nessuno può continuarla. Il registro del server dice di più.
storage-board-unknown = Questa partita si gioca su una mappa che questo server non ha (più). Va rimessa al suo posto.
storage-folder-unusable = La cartella dei dati { $folder } non si può usare ({ $reason }). Scegline un’altra con --data o UTOPIA_DATA, oppure permetti a questo utente di scriverci.
storage-folder-in-use = Un altro server Utopia (processo { $process }) usa la cartella dei dati { $folder }. Fermalo, oppure scegli un’altra cartella con --data.
storage-schema-newer = { $file } viene da un Utopia più recente (il suo schema è { $theirs }, questo conosce { $ours }). Reinstalla quella versione, oppure scegli un’altra cartella con --data.
storage-schema-foreign = Il database non è stato creato da Utopia (contiene { $tables }). Spostalo, oppure scegli un’altra cartella con --data.
storage-schema-differs = Le partite salvate non hanno la forma di cui questo programma ha bisogno (differenze: { $parts }). Chi gestisce questo server deve sostituirle con una copia.

## Esiti di «utopia doctor»

doctor-folder = La cartella dei dati è { $folder }.
doctor-folder-new = La cartella dei dati { $folder } non esiste ancora; la crea il primo avvio.
doctor-folder-read-only = Nella cartella dei dati { $folder } non si può scrivere. Permettilo a questo utente, oppure scegline un’altra con --data.
doctor-in-use = Un server Utopia (processo { $process }) sta usando questi dati.
doctor-not-in-use = Nessun server sta usando questi dati.
doctor-database-new = Non c’è ancora un database; lo crea il primo avvio.
doctor-database-read-only = Nel database { $file } non si può scrivere. Permettilo a questo utente.
doctor-database-open = Altri utenti di questa macchina possono leggere { $file }, che contiene le mani e gli indirizzi di tutti. Per chiudere l’accesso: { $command }
doctor-database-damaged = Il database { $file } è danneggiato ({ $fault }). Ferma il server e ripristina un backup.
doctor-database-whole = Il database è integro ({ NUMBER($megabytes) } MB).
doctor-schema-current = Lo schema è aggiornato ({ $version }).
doctor-schema-older = Lo schema è { $version }; il prossimo avvio lo porta a { $ours } e conserva una copia di com’era.
doctor-space = Sono liberi { NUMBER($megabytes) } MB di spazio su disco.
doctor-space-low = Sono liberi solo { NUMBER($megabytes) } MB di spazio su disco. Fai spazio prima che le partite non si possano più salvare.

## «utopia backup» e «utopia restore»

backup-done = Copiato in { $file }: { $games ->
    [one] una partita
   *[other] { NUMBER($games) } partite
}, { $people ->
    [one] una persona
   *[other] { NUMBER($people) } persone
}, { $megabytes } MB. La copia è stata riletta ed è integra.
backup-nothing = Non c’è niente da copiare: { $folder } non contiene alcun database. Indica la cartella del server con --data, o il suo database PostgreSQL con UTOPIA_DATABASE.
backup-exists = { $file } esiste già; è rimasto com’era. Scegli un altro nome.
backup-unwritable = { $file }: { $reason }. Nulla è stato cambiato.
backup-damaged = { $file } è danneggiato ({ $fault }). Nulla è stato cambiato.
backup-foreign = { $file } non è una copia dei dati di un server Utopia. Nulla è stato cambiato.
restore-nothing = Il file { $file } non esiste.
restore-done = { $folder } contiene ora ciò che contiene la copia: { $games ->
    [one] una partita
   *[other] { NUMBER($games) } partite
}, { $people ->
    [one] una persona
   *[other] { NUMBER($people) } persone
}, { $megabytes } MB. Il prossimo avvio del server la usa.
restore-kept = Ciò che c’era prima si trova in { $file }; per tornare indietro: { $command }

## Keeping others at a distance, and reporting them

storage-nobody = Qui non c’è nessun (altro) noto come { $person }.
storage-list-full = La tua lista è piena ({ $most }). Togline prima qualcuno.
storage-many-reports = Hai segnalato molto nell’ultima ora. Riprova più tardi.
