# Studi: una partita o una posizione con varianti, commenti e frecce.
study-no-position = Questa posizione non c’è nello studio.
study-no-seat = Questo posto non c’è nella partita.
study-not-drawn = Questo non può essere estratto adesso; possibile: { $draws }
study-too-many-moves = Uno studio contiene al massimo { $most } mosse.
study-too-deep = Al massimo { $most } varianti possono stare l’una nell’altra.
study-long-comment = Un commento ha al massimo { $most } caratteri.
study-long-chapter = Il nome di un capitolo ha al massimo { $most } caratteri.
study-much-drawn = Una posizione ha al massimo { $most } frecce e cerchi.

problem-no-study = Questo studio non c’è, o non è per te.
problem-many-studies = Hai { $most } studi. Prima eliminane uno.
problem-study-long = Questo studio è troppo lungo per essere conservato.
problem-study-running = Questa partita non è ancora finita. Poi si potrà studiare.
problem-study-owner = Solo chi ha creato questo studio può cambiarlo. Fanne una copia.
problem-study-busy = Lo studio viene cambiato altrove. Riprova.
problem-study-cut = Solo il proprietario o chi ha aggiunto queste mosse può eliminarle.
problem-study-grown = Nel frattempo qualcuno è andato avanti da lì. Guarda di nuovo.
problem-study-illegal = Questa mossa lì non è permessa ({ $rule }).
problem-study-district = Questo quartiere non c’è sulla mappa.
problem-study-tricks = Nel testo ci sono segni che non si vedono o che ne cambiano altri.
problem-position = Questa posizione non può esistere: { $reason }
problem-position-map = Su questa mappa non si può giocare: { $reason }
problem-study-thinks = Dei bot stanno già pensando per te. Aspetta la loro risposta.
problem-study-bots = I bot si stanno avviando. Riprova tra un momento.

# Le pagine.
studies-title = Studi
studies-all = Tutti gli studi
studies-about = Ripercorri una partita finita o una posizione mossa per mossa, prova altre mosse, scrivi, disegna e condividi.
studies-new = Un nuovo studio
studies-new-game = Dall’inizio di una partita
studies-players = { $players } giocatori
studies-begin = Comincia
studies-import = Importa una registrazione…
studies-mine = I tuoi studi
studies-none = Ancora nessuno. Apri il replay di una partita finita e scegli «Studia».
studies-public = Studi pubblici
studies-facts = { $players } giocatori, { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
study-this = Studia
study-untitled = Uno studio
study-title = Titolo
study-rename = Rinomina
study-moves = Mosse e note
study-note = Che cosa c’è scritto qui
study-comment = Scrivi su questa posizione
study-chapter = Nome di un capitolo che comincia qui
study-beginning = Inizio
study-setup = Preparazione
study-round = Round { $round }
study-drawn = { $count ->
    [one] { $count } estrazione
   *[other] { $count } estrazioni
}
study-by = Avanza per
study-by-decision = Decisione
study-by-round = Round
study-chance = Risponde il caso
study-at-random = A caso
study-rest = Il resto a caso
study-over = La partita è finita
study-place = { $place }. { $name } { $score }
study-promote = Falla linea principale
study-cut = Elimina da qui
study-draw = Disegna
study-draw-about = Trascina da quartiere a quartiere per una freccia, tocca un quartiere per un cerchio. Con il mouse il tasto destro disegna sempre; da tastiera: Invio sul primo quartiere, Invio sul secondo.
study-clear = Cancella
study-colour-green = Verde
study-colour-red = Rosso
study-colour-blue = Blu
study-colour-yellow = Giallo
study-has-drawing = Qui c’è un disegno
study-share = Condividi
study-visible = Chi lo vede
study-visible-private = Solo tu
study-visible-private-about = Nessun altro può aprirlo.
study-visible-link = Con il link
study-visible-link-about = Tutti quelli che hanno il link.
study-visible-public = Pubblico
study-visible-public-about = Tutti; è nell’elenco degli studi.
study-copy-link = Copia il link
study-copy-position = Copia il link a questa posizione
study-export = Esporta come registrazione
study-to-analysis = Analisi della partita
study-delete = Elimina lo studio
study-delete-sure = Eliminarlo per sempre? I link non porteranno più da nessuna parte.
study-saving = Salvataggio…
study-by-owner = di { $owner }
study-by-guest = di qualcuno senza nome
study-of-other = Qui puoi provare mosse. Niente viene salvato.
study-tried = Le tue mosse non sono salvate.
study-copy = Copia nei tuoi studi
study-play = Gioca contro i bot
study-play-about = Da questa posizione in poi i bot rispondono ai posti che dai loro. Le loro mosse diventano parte dello studio, e nessun bot sa più del suo posto.
study-play-copy = Da questa posizione in poi i bot rispondono ai posti che dai loro, in una copia di questo studio che è solo tua.
study-play-me = Gioco io
study-play-hides = Copri le carte dei bot
study-play-start = Continua a giocare
study-play-on = Falli continuare
study-play-stop = Smetti di giocare
study-play-otherwise = Altra sorte
study-play-again = Dall’inizio
study-playing = Giochi contro { $names }.
study-playing-bots = Giocano { $names }.
