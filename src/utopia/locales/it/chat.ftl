## La conversazione al tavolo, le note e i piani: rifiuti, frasi pronte e parole dei loro riquadri

refusal-talk-empty = Questo messaggio è vuoto.
refusal-talk-long = Un messaggio ha al massimo { $most } caratteri; dividilo in due.
refusal-talk-too-fast = { $seconds ->
    [one] Era molto in una volta. Aspetta un secondo.
   *[other] Era molto in una volta. Aspetta { $seconds } secondi.
}
refusal-talk-phrases = Ai tavoli aperti agli sconosciuti serve un account per scrivere; senza, ci sono le frasi pronte.
refusal-talk-silent = La chat è spenta a questo tavolo.
refusal-talk-bot = I bot non dicono niente.
refusal-talk-banned = Al momento non puoi scrivere su questo server.
refusal-talk-stranger = Prendi prima un nome: qui nessuno sa chi sei.
refusal-talk-scope = Al token di questo programma manca il permesso talk: non può né leggere né scrivere messaggi.
problem-line-of-another = Solo chi l’ha scritto può cancellare un messaggio.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna e buon divertimento!
phrase-thanks = Grazie!
phrase-well-played = Ben giocato!
phrase-nice-move = Bella mossa!
phrase-ouch = Ahi!
phrase-sorry = Scusa!
phrase-no-problem = Nessun problema.
phrase-yes = Sì.
phrase-no = No.
phrase-thinking = Sto pensando…
phrase-moment = Un momento, per favore.
phrase-back = Eccomi di nuovo.
phrase-your-turn = Tocca a te.
phrase-have-to-go = Tra poco devo andare.
phrase-good-game = Bella partita!
phrase-review = Riguardiamo insieme questa partita.

problem-plan-guests = Tra gli invitati di un piano stanno solo quelli da prendere o da pescare a sorpresa.
problem-plan-discards = Una civiltà compare due volte tra gli scarti.
problem-plan-stale = Nel frattempo il tavolo è andato avanti; guarda di nuovo e rifai il piano.
problem-plan-turn = Questo turno non è possibile o non si può pianificare adesso.
plan-misfit-guests = Nessuno degli invitati previsti era disponibile. Il piano è annullato; scegli tu.
plan-misfit-cards = Avevi meno carte delle civiltà scelte di quante ne dovevi. Il piano è annullato; scegli tu.
plan-misfit-hand = La tua mano non era quella prevista. Il piano è annullato; scegli tu.
plan-misfit-surprise = Hai pescato un invitato a sorpresa: il tuo turno non è finito da solo.
plan-misfit-table = Il tavolo non era come l’avevi visto. Il turno previsto è annullato.
plan-misfit-turn = Un passo del turno previsto non era più possibile. Il resto è annullato.

chat-title = Chat
chat-notes = Le mie note
chat-loading = Un momento…
chat-empty-players = Non è ancora stato detto niente. Leggono solo i giocatori; gli spettatori, a partita finita.
chat-empty-spectators = Non è ancora stato detto niente. Qui gli spettatori parlano tra loro; i giocatori leggono a partita finita.
chat-side-players = Solo chi gioca, fino alla fine
chat-side-spectators = Solo gli spettatori, fino alla fine
chat-side-all = La partita è finita: tutti leggono tutto
chat-say = Di’ qualcosa
chat-send = Invia
chat-quick = Frasi pronte
chat-earlier = Messaggi precedenti
chat-removed = Questo messaggio è stato cancellato.
chat-guest = Senza account
chat-gone = Qualcuno che non c’è più
chat-spectator = spettatore
chat-more = Su questo messaggio di { $name }
chat-take-back = Cancella
chat-remove = Cancella
chat-switch-off = Spegni la chat
chat-switch-on = Riaccendi la chat
chat-left = { $number } rimasti
chat-heard = { $name }: { $text }
chat-note-label = Le mie note su questa partita
chat-note-about = Nessun altro può leggerle; le ritrovi su ogni dispositivo. Si salvano mentre scrivi.
chat-note-saved = Salvato
chat-note-saving = Salvataggio…
chat-note-unsaved = Non ancora salvato; riprovo
plan-title = Pianificare
plan-stands = Piano pronto
plan-about = Ciò che scegli qui si fa automaticamente quando tocca a te decidere, anche se non ci sei. Se non va più bene viene annullato e decidi tu come sempre. Nessun altro ne sa niente.
plan-guests = Il mio prossimo invitato
plan-guests-about = La prossima volta che in questo round devi prendere un invitato, prendi il primo di questi ancora disponibile.
plan-guests-later = Gli invitati si pianificano mentre giocano gli altri, nella fase 1.
plan-guest = Invitato
plan-place = Quartiere
plan-add = Aggiungi
plan-take-off = Togli { $what } dalla lista
plan-discards = I miei scarti nel round { $round }
plan-discards-about = Scegli le civiltà nell’ordine in cui le loro carte vanno via quando tutti scartano insieme. Contano anche le carte nuove.
plan-discards-last = Sul percorso per ora sei in fondo, e chi è in fondo non scarta nulla: questo vale solo se la situazione cambia.
plan-discard = { $civ }, { $place ->
    [0] non in lista
   *[other] numero { $place }
}
plan-ends = La fine del mio turno quando non ci sono
plan-ends-asked = Lo finisco io al ritorno
plan-ends-forced = Automaticamente, quando tutti vedono che non c’è altro da fare
plan-ends-next = Il mio prossimo turno della fase 1 finisce quando c’è l’invitato, anche se potrei costruire, salvo un invitato a sorpresa
plan-turn = Il mio turno intero
plan-turn-about = Mossa per mossa, col tavolo com’è adesso. Si gioca solo se tabellone, scala di prestigio e mano sono allora gli stessi.
plan-turn-next = Prossima mossa
plan-turn-choose = Scegli…
plan-turn-back = Togli l’ultima
plan-turn-open = Il turno non finisce ancora: ti verrà chiesto come continua.
plan-keep = Salva il piano
plan-kept = Pianificato. Puoi andare.
plan-give-up = Scarta il piano
plan-given-up = Non c’è niente in piano.
plan-changed = Non ancora pianificato
