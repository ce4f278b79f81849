# Allenare la rete che valuta le posizioni, e i suoi pesi.

network-unreadable = { $file } non può servire da pesi di una rete ({ $why }). I pesi e il loro manifesto fanno parte del pacchetto: installalo di nuovo, o allenane con `utopia train`.
network-foreign = { $file } non è il file descritto da { $manifest } accanto; i due vanno insieme, come li scrive `utopia train`.
network-array = In { $file } la tabella { $array } non va bene per questa rete: deve contenere { $shape } numeri, nessuno infinito.
train-number = { $option } è { $number }; è un numero intero da { $least } a { $most }.
train-teacher = --teacher è { $teacher }; ci sono { $teachers }.
train-foreign = { $folder } contiene file, ma nessun { $file }: non è la cartella di un allenamento. Indicane una nuova.
train-other-course = In { $folder } è stato cominciato un altro allenamento, con { $there }. Continua con --resume, o indica una cartella nuova.
train-unwritable = { $file } non può essere scritto: { $why }.
train-broken = { $file } non può essere letto ({ $why }). Senza questo file lo stesso comando lo rifà.
train-other-network = { $file } appartiene a una rete di un’altra forma. Senza questo file l’adattamento ricomincia.
train-interrupted = Interrotto. Nulla è perduto: utopia train { $folder } --resume continua.
train-playing = Generazione { $generation }: si giocano partite
train-fitting = Generazione { $generation }: la rete viene adattata
train-loss = { $players } giocatori: { $loss } nat per posizione, su partite messe da parte
train-done = I pesi sono in { $folder }, adattati a { $games } partite per ogni numero di giocatori.
bench-value-ns = ns alla rete per valutare una posizione, secondo i giocatori (tutti i posti insieme)
train-process-ended = Uno dei processi è finito prima del tempo; forse mancava memoria. Nulla è perduto: lo stesso comando continua, con meno --jobs se occorre.
