# Il tavolo: ordine di gioco, mano, giocatori, cronaca; la fine di una partita e la sua ripetizione.

table-title = Utopia: il tavolo di { $names }
table-loading = Preparazione del tavolo…
table-barred = Qui non c’è una partita per te
table-barred-about = A questo indirizzo non c’è nessuna partita, oppure è privata e non hai né un posto né un link per guardarla. Controlla l’indirizzo o chiedi un nuovo link a chi te l’ha mandato.
table-crowded = Troppe finestre aperte
table-crowded-about = Il server tiene aperto solo un certo numero di connessioni. Chiudi qualche finestra di Utopia e ricarica questa.
table-unplayable = Questa partita non può continuare
table-unplayable-about = È stata danneggiata, oppure manca la sua mappa. Il registro del server dice di più.
table-lost = La connessione è caduta. La tua partita è al sicuro; nuovo tentativo…
table-flooded = Troppi invii in una volta. La connessione torna tra un momento…
table-tools = Regole, suoni e altro
table-dock = Il tuo turno e la tua mano
table-aside = Giocatori, cronaca, riserve

table-phase-setup = Preparazione
table-phase-welcome = Accoglienza
table-phase-development = Sviluppo
table-phase-over = Fine
table-lap = giro { $lap } di { $laps }

table-order = Ordine di gioco
table-order-now = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: turno in corso
table-order-acted = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: turno giocato
table-order-comes = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: turno ancora da giocare
table-your-turn = Tocca a te
table-turn-of = Tocca a { $name }
table-thinking = { $name } sta pensando
table-is-thinking = sta pensando
table-is-bot = bot
table-is-away = fuori linea
table-at-once = Tutti scelgono insieme
table-all-discard = Si scelgono gli scarti
table-others-discard = { $number ->
    [one] { $name } sta ancora scegliendo
   *[other] Gli altri stanno ancora scegliendo
}
table-drawing = Si estrae
table-over = La partita è finita
table-over-about = Guarda com’è andata, o gioca ancora.

table-players = Giocatori
table-you = Tu
table-give-name = Datti un nome
table-now = Ora
table-if-ended = Se il round finisse ora
table-points-now = punti ora:
table-points-then = se il round finisse ora:
table-cell = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $then } se il round finisse ora
table-has = { $bases ->
    [one] { $bases } base
   *[other] { $bases } basi
} · { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
table-bases-about = Una base sta sotto ogni monumento e ogni meraviglia; chi non ne ha più non costruisce più.
table-name-this = Fai prendere un invitato a { $name }
table-supply = Principi nella riserva
table-privileges-left = Privilegi
table-guests-taken = Invitati di questo round
table-surprised = con invitato a sorpresa

table-supplies = Riserve
table-bag = nel sacchetto
table-pile = nel mazzo
table-discards = scartate
table-bag-of = { $island ->
    [water] Sacchetto: Acqua
    [fire] Sacchetto: Fuoco
    [wind] Sacchetto: Vento
   *[earth] Sacchetto: Terra
}
table-monuments-left = Monumenti rimasti
table-ships = Invitati sulle navi
table-guest = { $number ->
    [0] Invitato a sorpresa { form-civ }, { form-island }
    [one] Invitato { form-civ } dell’{ form-island }
   *[other] { $number } invitati { form-civ-mp } dell’{ form-island }
}

table-chronicle = Cronaca
table-since = Dal tuo ultimo turno
table-plays-for = { $name } gioca per { $was }.
table-to-now = Torna al presente
table-guide = Mostrami come si fa
past-look = Guarda indietro
past-turn = Mostra l’ultimo turno
table-playing-back = Che cosa è successo dal tuo ultimo turno
table-log-guests = { $number ->
    [one] Un invitato esce dal sacchetto.
   *[other] { $number } invitati escono dal sacchetto.
}
table-log-scale = Le civiltà vengono poste sulla scala di prestigio.
table-log-dealt = { $number ->
    [one] Si distribuisce una carta.
   *[other] Si distribuiscono { $number } carte.
}
table-log-prestige = Prestigio per ogni quartiere.

table-hand = { $number ->
    [one] La tua mano: una carta
   *[other] La tua mano: { $number } carte
}
table-hand-empty = Non hai carte. La fase 2, lo sviluppo, comincia con cinque carte per ognuno.
table-spectators = Spettatori
table-time = Tempo e uscita
table-hand-hidden = Stai guardando; le mani sono coperte.
table-card = { $number ->
    [one] Carta { form-civ-f }
   *[other] { $number } carte { form-civ-fp }
}
table-cards-picked = { table-card }, { $picked ->
    [one] una scelta
   *[other] { $picked } scelte
}
table-privileges = { $number ->
    [0] Nessun privilegio rimasto
    [one] Un privilegio rimasto: cambia una carta in un’altra civiltà
   *[other] { $number } privilegi rimasti: ognuno cambia una carta in un’altra civiltà
}

table-take-back = Annulla mossa
table-end-turn = Fine turno
table-end-final = È definitivo
table-not-your-turn = Non tocca a te
table-guest-first = Prendi prima un invitato
table-answer-first = Rispondi prima alla domanda
table-why = Perché?
table-brings = Porta subito { $points }.
table-brings-other = Dà { $points } a { $name }.
table-would-stand = Saresti a { $points } se il round finisse allora.
table-touch-again = Tocca di nuovo per confermare.
table-enables = Poi potrai costruire.

table-ask-guest = Quale invitato accogli?
table-ask-guest-about = { $place ->
    [list] Scegli un invitato qui sotto e poi un quartiere della sua isola, o viceversa.
   *[board] Scegli un invitato su una nave e poi un quartiere della sua isola, o viceversa.
}
table-ask-named = { $name } ti sceglie: quale invitato?
table-ask-named-about = Prendi un invitato scoperto e posiziona il tuo principe; poi { $name } continua.
table-ask-where = Dove abiterà il tuo principe { form-civ }?
table-ask-where-about = In un quartiere evidenziato dell’{ form-island }. Oppure scegli un altro invitato.
table-ask-which = Chi abiterà { form-at-district }?
table-ask-which-about = Scegli uno degli invitati evidenziati.
table-ask-surprise = Sorpresa! Dove abiterà il tuo principe { form-civ }?
table-ask-surprise-about = In un quartiere evidenziato dell’{ form-island }.
table-ask-name = Chi deve prendere un invitato adesso?
table-ask-name-about = Scegli chi prende un invitato scoperto; poi il tuo turno continua.
table-ask-named-end = Costruisci o finisci
table-ask-named-end-about = Finisci la tua parte, e { $name } continua.
table-ask-end = Il tuo invitato ha una casa
table-ask-end-about = Costruisci se vuoi, poi finisci il turno.
table-ask-end-cards = Costruisci o finisci il turno
table-ask-end-cards-about = Non resta altro da fare.
table-ask-nothing = Non resta altro da fare
table-ask-nothing-about = Finisci il turno, o annulla una mossa.
table-ask-lapse-about = Il tuo turno finisce da solo. Clicca o tocca un punto qualsiasi per fermarlo, o annulla una mossa.
table-ask-leave = Quale principe { form-civ } parte per la meraviglia?
table-ask-leave-about = Scegli uno dei principi evidenziati dell’{ form-island }, sulla mappa o qui sotto.
table-ask-discard = { $number ->
    [one] Scarta una carta
   *[other] Scarta { $number } carte
}
table-ask-discard-about = Tutti scelgono insieme. La tua scelta è definitiva e si mostra con le altre.
table-ask-keep = { $number ->
    [one] Scarta una carta
   *[other] Scarta { $number } carte
}
table-ask-keep-about = { $number ->
    [one] La mano tiene cinque carte. Scegli quella che va via.
   *[other] La mano tiene cinque carte. Scegli le { $number } che vanno via.
}
table-ask-act = Che cosa giochi?
table-ask-act-about = Scegli una carta o uno dei tuoi principi evidenziati. Puoi giocare quante carte vuoi.
table-ask-card = Carta { form-civ-f }: per fare che cosa?
table-ask-card-about = Scegli ciò che è evidenziato sulla mappa, o un pulsante qui sotto.
table-ask-stack = I tuoi principi { form-civ-mp }: e ora?
table-ask-stack-about = Scegli un pulsante qui sotto, o un altro pezzo.
table-ask-place = Che cosa fare { form-at-district }?
table-ask-place-about = Scegli un pulsante qui sotto, o un pezzo.
table-ask-scale = { form-land-first } sulla scala di prestigio
table-ask-scale-about = Una carta fa salire di un gradino; due carte fanno scendere a 1.
table-ask-no-card = Non hai carte { form-civ-fp }
table-ask-no-card-about = Un privilegio può farne una da un’altra carta.
table-ask-where-then = Dove?
table-ask-where-then-about = Scegli un luogo evidenziato.
table-ask-destination = { $number ->
    [one] Dove va il tuo principe { form-civ }?
   *[other] Dove vanno i tuoi principi { form-civ-mp }?
}
table-ask-destination-about = Partenza { form-from-district }: scegli un quartiere evidenziato.
table-ask-privilege = Ora la tua carta è { form-second-f }
table-ask-privilege-about = Giocala: scegli ciò che è evidenziato, o un pulsante qui sotto. Oppure annulla.
table-ask-pay-raise = Quale carta paga?
table-ask-pay-raise-about = Qualsiasi carta fa salire { form-land }.
table-ask-pay-lower = Quali due carte pagano?
table-ask-pay-lower-about = Due carte qualsiasi fanno scendere { form-land }.

table-do-surprise = Invece un invitato a sorpresa
table-do-take = Prendi l’invitato { form-civ } senza posizionare
table-do-district = Costruisci un monumento { form-civ }: { form-the-district }
table-do-wonder = Costruisci la meraviglia dell’{ form-island }: +6
table-do-move = Sposta uno o due principi
table-do-move-of = Sposta principi { form-civ-mp }
table-do-add = Aggiungi un principe
table-do-add-of = Aggiungi un principe { form-civ }
table-do-remove = Rimuovi un principe: +2
table-do-remove-of = Rimuovi un principe { form-civ }: +2
table-do-anywhere = Aggiungi un principe ovunque (3 carte)
table-do-anywhere-of = Aggiungi un principe { form-civ } ovunque (3 carte)
table-do-raise = Fai salire { form-land }
table-do-raise-of = Fai salire { form-land }
table-do-lower = Porta { form-land } a 1 (2 carte)
table-do-lower-of = Porta { form-land } a 1 (2 carte)
table-do-turn = Giocala come…
table-do-turn-as = come { form-second-f }
table-do-turn-into = Gioca una carta { form-civ-f } come { form-second-f }
table-do-it = Sì, così
table-do-pay = { $number ->
    [one] Paga con questa carta
   *[other] Paga con { $picked } carte su { $number }
}
table-do-discard = { $number ->
    [one] Scarta questa carta
   *[other] Scarta le carte scelte ({ $picked } di { $number })
}
table-how-many = Quanti?

table-pass = Passa il dispositivo a { $name }
table-pass-about = Le mani restano coperte finché { $name } non conferma.
table-it-is-me = Sono { $name }

table-sound-on = Suoni accesi
table-sound-off = Suoni spenti
table-ends-turn = Finisci il turno automaticamente
table-districts = I quartieri in tabella
table-legend = Pezzi e simboli
table-names = Nomi dei quartieri sulla mappa
table-loupe = Ingrandisci il tabellone
table-loupe-whole = Tabellone intero
table-help = Tasti
table-typed = Scrivi una mossa
table-typed-play = Gioca
table-typed-possible = { $number ->
    [0] Nessuna mossa permessa comincia così.
    [one] Una mossa permessa:
   *[other] { $number } mosse permesse:
}
table-typed-more = … e altre; scrivi ancora per ridurle.
table-typed-many = { $number } mosse possibili; scrivi ancora un po’.
table-typed-none = Nessuna mossa permessa si scrive così.
table-typed-done = Fatto: { $move }
table-typed-refused = È stata rifiutata; il tavolo dice perché.
table-key-walk = andare da un quartiere all’altro
table-key-left = freccia sinistra
table-key-right = freccia destra
table-key-up = freccia su
table-key-down = freccia giù
table-key-touch = scegliere ciò che è selezionato
table-key-card = la carta a quel posto della mano
table-key-cancel = annullare ciò che è iniziato
table-key-back = annullare la mossa
table-key-end = finire il turno
table-key-board = al tabellone
table-key-loupe = tabellone più grande, più piccolo, intero
table-key-hand = alla mano
table-key-typed = scrivere una mossa
table-key-log = alla cronaca
table-key-past = guardare indietro
table-key-rules = le regole
table-key-districts = i quartieri in tabella
table-key-next = la prossima partita che ti aspetta
table-key-mute = suoni accesi o spenti
table-key-help = questo elenco

ending-title = Vince { $name }
ending-shared = { $names } vincono insieme
ending-target = Nel round { $round } è stato raggiunto il traguardo di { $points ->
    [one] un punto
   *[other] { $points } punti
}.
ending-stall = Dopo il round { $round } la partita finisce, anche se nessuno ha raggiunto il traguardo.
ending-ended-title = La partita è stata chiusa
ending-ended = Gli altri l’hanno chiusa nel round { $round }. È senza classifica e non conta.
ending-closed = Chi gestisce questo server l’ha chiusa nel round { $round }. È senza classifica e non conta.
ending-place = Posto
ending-standings = Classifica
ending-rounds = Round per round
ending-round = R{ $round }
ending-chart = Punti dopo ogni round
ending-chart-line = { $name }: { $points }
ending-total = Punti
ending-again = Gioca ancora
ending-compare = Confronta con gli altri
ending-wanted = { $count ->
    [one] { $names } vuole giocare di nuovo.
   *[other] { $names } vogliono giocare di nuovo.
}
ending-join = Gioca di nuovo con { $names }
ending-replay = Rivedi la partita
ending-analysis = Analizza
ending-record = Salva la partita
ending-picture = Mostra la città
ending-look = Guarda il tabellone
ending-show = Risultato

replay-title = Replay
replay-to-table = Al tavolo
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-where = Passo { $event } di { $total }
replay-round = Vai al round
replay-seat = Visto da
replay-open = Tutte le mani scoperte
replay-nobody = uno spettatore
replay-failed = Questa parte non è stata caricata.

## Ciò che sfugge facilmente

table-waking = I bot si stanno svegliando…
table-last-round = ultimo round
table-maybe-last = ultimo round?
end-certain = È l’ultimo round: { $seat } ha già { $points ->
    [one] un punto
   *[other] { $points } punti
}.
end-likely = La partita finirebbe con questo round: { $seat } arriverebbe a { $points }.
table-end-discards = { $number ->
    [one] Definitivo; poi scarti una carta
   *[other] Definitivo; poi scarti { $number } carte
}
table-end-discards-short = { $number ->
    [one] poi ne scarti una
   *[other] poi ne scarti { $number }
}
table-do-surprise-about = Pescato alla cieca: non si può annullare. Anche un giocatore a tua scelta prende un invitato. Una volta per round.
table-ask-turn = Come quale civiltà giochi la carta { form-civ-f }?
table-ask-turn-about = Costa un privilegio, che non torna.
table-turned-card = Carta { form-civ-f }, giocata come { form-second-f }
table-only-end = In questo turno non c’è altro da fare: finiscilo, o annulla una mossa.
table-card-first = Scegli prima una carta, o uno dei tuoi principi evidenziati.
table-cards-first = Scegli prima fra le tue carte.
table-log-no-prestige = Prestigio: nessuno controlla un quartiere.
table-prestige = Prestigio
table-prestige-of = { $name } +{ $points }
table-it-is-you = (tu)
table-menu-look-up = Da consultare
table-menu-play = Giocare
table-hint = Consiglio
table-hint-soon = Il consiglio arriva appena i bot sono svegli.
table-key-hint = un consiglio

table-chat = Chat
table-chat-unread = Chat, { $number } non letti
table-chat-notes = Chat e note
table-plan = Pianificare
table-key-chat = chat e note
