# Tornei, a /tournaments; e che cosa il server rifiuta.
tournaments-title = Tornei
tournaments-about = Più turni, da 2 a 5 per tavolo. Il server forma i tavoli, ti avvisa quando il tuo è pronto e tiene la classifica.
tournaments-new = Nuovo torneo
tournaments-mine = I tuoi
tournaments-open = Iscrizioni aperte
tournaments-open-none = Ora non ce n’è nessuno. Aprine uno.
tournaments-running = In corso
tournaments-over = Finiti
tournaments-all = Tutti i tornei
tournaments-nobody = Account eliminato
tournaments-nobody-yet = Non si è ancora iscritto nessuno.
tournaments-at-table = { $players } per tavolo
tournaments-swiss-rounds = { $rounds ->
    [one] Sistema svizzero, un turno
   *[other] Sistema svizzero, { $rounds } turni
}
tournaments-swiss = Sistema svizzero
tournaments-swiss-about = Chi ha gli stessi punti si incontra; nessuno ritrova lo stesso avversario finché si può evitare.
tournaments-round-robin = Girone all’italiana
tournaments-round-robin-about = Tutti incontrano tutti nel modo più uniforme possibile. Al massimo 24 giocatori.
tournaments-entered = { $number ->
    [0] nessun iscritto
    [one] un giocatore
   *[other] { $number } giocatori
}
tournaments-round-of = Turno { $round } di { $rounds }
tournaments-state = { $state ->
    [cancelled] Annullato
   *[other] Finito
}
tournaments-starts = Comincia il { $when }
tournaments-starts-full = Comincia quando sono in { $number }
tournaments-starts-host = Comincia quando lo decide chi organizza
tournaments-name = Nome
tournaments-description = Descrizione (facoltativa)
tournaments-listed = Lo trovano tutti
tournaments-listed-about = Altrimenti solo le persone a cui mandi l’indirizzo.
tournaments-games = Le partite
tournaments-players = Giocatori per tavolo
tournaments-players-about = Se il numero non è divisibile, qualche tavolo ha un giocatore in meno; in due, uno può riposare.
tournaments-rated-about = Le partite cambiano le quotazioni.
tournaments-programs = I bot possono iscriversi
tournaments-programs-about = Account di bot: programmi fatti girare da qualcuno. Ogni persona si iscrive una volta, di persona o con un bot.
tournaments-programs-yes = Gli account di bot possono iscriversi
tournaments-programs-no = Solo persone
tournaments-rounds = Turni
tournaments-system = Sistema
tournaments-most = Massimo di giocatori
tournaments-most-of = Al massimo { $number } giocatori
tournaments-rest = Pausa tra i turni
tournaments-rest-of = { $minutes ->
    [0] nessuna
    [one] un minuto
    [5] 5 minuti
    [15] 15 minuti
    [60] un’ora
   *[other] { $hours } ore
}
tournaments-limit = Limite di un turno
tournaments-limit-about = Le partite ancora in corso alla fine contano come stanno.
tournaments-hours = { $hours ->
    [0] nessuno
    [one] un’ora
    [2] 2 ore
    [3] 3 ore
    [24] un giorno
    [72] 3 giorni
    [168] una settimana
    [336] 2 settimane
    [720] 30 giorni
   *[other] { $hours } ore
}
tournaments-late = Iscrizione tardiva
tournaments-late-of = { $rounds ->
    [0] non possibile
    [one] con un turno perso
   *[other] con al massimo { $rounds } turni persi
}
tournaments-late-half = I turni persi valgono mezza vittoria
tournaments-late-half-about = Altrimenti niente.
tournaments-late-worth = { $worth ->
    [half] I turni persi valgono mezza vittoria.
   *[other] I turni persi non valgono niente.
}
tournaments-start = Inizio
tournaments-start-host = Quando lo dico io
tournaments-start-host-about = Un pulsante sulla pagina del torneo.
tournaments-start-time = A un’ora fissata
tournaments-start-time-about = Se i giocatori non bastano per un tavolo completo, viene annullato.
tournaments-start-full = Quando siamo abbastanza
tournaments-start-full-about = Subito: che tutti siano svegli.
tournaments-when = Giorno e ora
tournaments-entrants = Giocatori
tournaments-make = Apri il torneo
tournaments-sign-in = Accedi
tournaments-enter = Iscriviti
tournaments-come-back = Eccomi di nuovo
tournaments-withdraw = Lascia il torneo
tournaments-in-now = Partecipi. Quando comincia, ogni pagina di Utopia ti mostra il tuo tavolo.
tournaments-wait-now = Il tuo tavolo ha finito. Il prossimo turno comincia quando hanno finito tutti.
tournaments-bye-now = In questo turno riposi: vale una vittoria.
tournaments-away-now = Salti il turno, perché alla fine del tuo ultimo tavolo c’era un bot al tuo posto. Di’ quando ci sei di nuovo.
tournaments-your-table = Il tuo tavolo è pronto
tournaments-table-of = Turno { $round }, tavolo { $table }
tournaments-back = Torna a { $name }
tournaments-won = Vittoria: { $names }.
tournaments-paused = In pausa: non comincia nessun turno.
tournaments-next-round = Il prossimo turno comincia tra
tournaments-begins-in = Comincia tra
tournaments-deadline = Questo turno finisce al più tardi tra { $time }.
tournaments-standings = Classifica
tournaments-rank = Posto
tournaments-player = Giocatore
tournaments-points = Punti
tournaments-opponents = Avversari
tournaments-direct = Diretto
tournaments-share = Prestigio
tournaments-you = tu
tournaments-program = bot
tournaments-entry = { $state ->
    [away] salta il turno
    [removed] fuori dal torneo
   *[other] non gioca più
}
tournaments-remove = Togli
tournaments-remove-one = Togli { $name }
tournaments-points-title = Punti e parità
tournaments-points-about = Un tavolo da { $players } dà { $points } punti secondo il posto; i posti condivisi li dividono, un riposo vale 12. A parità decidono:
tournaments-opponents-about = { tournaments-opponents }: la media dei punti di chi si è incontrato
tournaments-direct-about = { tournaments-direct }: vittorie meno sconfitte contro chi è alla pari
tournaments-share-about = { tournaments-share }: la quota media del prestigio ai propri tavoli
tournaments-round = Turno { $round }
tournaments-table = Tavolo { $table }
tournaments-watch = Guarda
tournaments-go = Al tavolo
tournaments-replay = Rivedi
tournaments-byes = Senza partita:
tournaments-legend = Ai tavoli finiti: posto, prestigio tra parentesi, punti.
tournaments-terms = Che cosa è convenuto
tournaments-missing = Chi non viene perde il posto a favore di un bot, non ha punti da quel tavolo e salta i turni finché non torna.
tournaments-more = Tutte le regole dei tornei
tournaments-hosted = Organizza: { $name }
tournaments-copy = Copia l’indirizzo
tournaments-directing = Organizzi tu
tournaments-begin = Comincia ora
tournaments-pause = Metti in pausa
tournaments-resume = Riprendi
tournaments-pause-about = In pausa non comincia nessun turno; i tavoli in corso continuano.
tournaments-cancel = Annulla il torneo
tournaments-cancel-about = I tavoli in corso continuano come partite normali. La classifica resta com’è.
tournaments-keep = Tienilo
tournament-none = Questo torneo non esiste.
tournament-over = Questo torneo è finito.
tournament-begun = Questo torneo è cominciato.
tournament-closed = Questo torneo non accetta più nessuno.
tournament-full = Questo torneo è al completo.
tournament-removed = Chi organizza ti ha tolto da questo torneo.
tournament-two-hands = Partecipi già, di persona o con un tuo bot.
tournament-too-few = Servono { $least } giocatori per un tavolo completo.
tournament-too-many = { $most } dei tuoi tornei non sono finiti; prima chiudine uno.
tournament-people-open = Solo le persone aprono tornei, non i bot.
tournament-no-programs = In questo torneo non giocano bot.
tournament-account = Serve un account per aprire un torneo o iscriversi.
tournament-host-only = Può farlo solo chi organizza il torneo.
