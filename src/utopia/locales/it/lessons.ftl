# Lezioni: una posizione, un compito e che cosa insegna.

lesson-chapter-guests = Gli invitati
lesson-chapter-building = Costruire
lesson-chapter-order = A chi tocca
lesson-chapter-cards = Le carte
lesson-chapter-prestige = Il prestigio e la fine

lesson-guest-title = Prendi un invitato
lesson-guest-task = Giochi con il rosso. Prendi l’invitato maya dell’isola del Vento e posiziona un principe maya { form-at-district }.
lesson-guest-hint = Gli invitati vicino a una nave vanno solo sull’isola di quella nave.
lesson-guest-solved = Un invitato decide due cose: la civiltà del tuo principe e l’isola in cui lo posizioni. Il quartiere lo scegli tu.
lesson-guest-missed = Il turno è permesso, ma { form-at-district } adesso non c’è nessun tuo principe maya.

lesson-monument-title = Tre fanno un monumento
lesson-monument-task = Due tuoi principi maya stanno { form-at-district }. Prendi il controllo del quartiere in questo turno.
lesson-monument-hint = Prima porta lì un terzo principe maya, poi costruisci.
lesson-monument-solved = Tre principi uguali se ne vanno e il loro monumento prende il loro posto. Il quartiere è tuo per sempre e porta prestigio a ogni round.
lesson-monument-missed = Il terzo principe maya non è arrivato, quindi { form-at-district } in questo turno non si può costruire niente.

lesson-wonder-title = Cinque fanno una meraviglia
lesson-wonder-task = Costruisci in questo turno la meraviglia dell’isola del Fuoco.
lesson-wonder-hint = Quale civiltà ti manca ancora sull’isola del Fuoco? Il quartiere non importa.
lesson-wonder-solved = Un principe di ogni civiltà, ovunque su un’isola, e la sua meraviglia è fatta: 6 punti subito. Ogni isola ne ha una sola.
lesson-wonder-missed = Una meraviglia vuole tutte e cinque le civiltà su un’isola, e lì te ne manca ancora una.

lesson-patron-title = Una meraviglia rende
lesson-patron-task = Puoi costruire una meraviglia e prendere { form-the-district }. Fai 10 punti in questo turno.
lesson-patron-hint = Che cosa deve esserci prima, perché il quartiere renda? E scegli bene quale principe maya se ne va.
lesson-patron-solved = Ogni volta che qualcuno prende un quartiere dell’isola, il proprietario della meraviglia guadagna il valore del quartiere. Vale anche per i tuoi.
lesson-patron-missed = Una meraviglia rende solo per i quartieri presi dopo di lei. Costruiscila prima e lascia tre principi maya { form-at-district }.

lesson-surprise-title = L’invitato a sorpresa
lesson-surprise-task = È rimasto un solo invitato, e non ti serve. Prendi { form-the-district } in questo turno e non lasciare al giallo un principe egizio sull’isola dell’Acqua: gli manca solo quello per una meraviglia.
lesson-surprise-hint = Pesca un invitato a sorpresa. In questa lezione è sempre lo stesso. Poi scegli a chi l’ultimo invitato serve di meno.
lesson-surprise-solved = Un invitato a sorpresa esce dal sacchetto senza essere visto, una volta per round. Chi scegli deve prendere subito un invitato scoperto, e questo al blu non serviva.
lesson-surprise-missed = O non controlli { form-the-district }, oppure il giallo ha il principe egizio che mancava sull’isola dell’Acqua.

lesson-order-title = Chi è in testa comincia
lesson-order-task = Tu e il blu volete l’invitato maya dell’isola del Fuoco. Prendi { form-the-district } prima che finisca questa fase: hai il resto di questo turno e un altro.
lesson-order-hint = Nel prossimo giro comincia chi è in testa sul percorso del punteggio. Come fai punti adesso?
lesson-order-solved = La meraviglia ti ha portato in testa, e il giro dopo è cominciato da te. Ha un prezzo: chi è in testa scarta poi due carte.
lesson-order-missed = Senza l’invitato maya manca il terzo principe { form-at-district }. Chi comincia nel prossimo giro?

lesson-discards-title = Scartare secondo la posizione
lesson-discards-task = Hai il primo posto e devi scartare due delle tue cinque carte. Poi prendi un quartiere qualsiasi, senza spendere privilegi.
lesson-discards-hint = Di quale civiltà sono i tuoi principi? Due passi separano l’uno dagli altri due.
lesson-discards-solved = Chi è in testa sul percorso scarta due carte, l’ultimo nessuna, tutti gli altri una. Tieni le carte che servono ai tuoi principi.
lesson-discards-missed = Servono tutte e due le carte maya per riunire tre principi maya.

lesson-land-title = Carte via terra
lesson-land-task = Hai una sola carta greca. Prendi { form-the-district }.
lesson-land-hint = Una carta sposta uno o due principi dello stesso quartiere attraverso una strada o un ponte.
lesson-land-solved = Una carta ha spostato due principi insieme, attraverso il ponte. Partono insieme e arrivano insieme.
lesson-land-missed = La tua unica carta greca è giocata, o il turno è finito, e { form-at-district } non ci sono tre principi greci.

lesson-sea-title = Carte via mare
lesson-sea-task = Hai una sola carta egizia. Prendi { form-the-district }.
lesson-sea-hint = Le barche vanno da porto a porto, nello stesso settore di mare o in uno adiacente.
lesson-sea-solved = La linea punteggiata di un faro divide due settori adiacenti. Basta una carta per passarla, con uno o due principi a bordo.
lesson-sea-missed = I due principi dovevano navigare insieme con quell’unica carta; adesso { form-at-district } non saranno tre.

lesson-reefs-title = Fari e scogli
lesson-reefs-task = Hai due carte egizie. Porta il principe solo sull’isola del Vento dagli altri due e prendi { form-the-district }.
lesson-reefs-hint = Nessuna barca passa gli scogli a destra. Dall’isola del Vento i settori portano all’isola della Terra e poi a quella dell’Acqua.
lesson-reefs-solved = I settori formano una catena: Fuoco, Acqua, Terra, Vento. Ogni carta passa la linea di un faro; gli scogli fermano tutte le barche.
lesson-reefs-missed = Al principe servono tutte e due le carte per passare dall’isola della Terra, una per la linea di ogni faro.

lesson-add-title = Aggiungere un principe
lesson-add-task = Controlli un quartiere persiano e hai due carte persiane. Prendi { form-the-district } lì accanto.
lesson-add-hint = A un monumento persiano una carta persiana aggiunge un principe persiano. La seconda carta lo sposta.
lesson-add-solved = Da un monumento arrivano nuovi principi. Vale anche per il monumento di qualcun altro, che però guadagna 1 punto.
lesson-add-missed = Manca un terzo principe persiano { form-at-district }. Va aggiunto al tuo monumento e poi spostato.

lesson-remove-title = Rimuovere un principe
lesson-remove-task = Il blu controlla { form-the-district } con un monumento persiano. Fai 4 punti con le tue tre carte persiane.
lesson-remove-hint = Una carta rimuove un tuo principe a un monumento della sua civiltà, per 2 punti. Dove devono stare i tuoi due principi?
lesson-remove-solved = Ogni principe rimosso porta 2 punti, al tuo monumento o a quello di qualcun altro, che non guadagna niente.
lesson-remove-missed = Ti servono due principi { form-at-district } e una carta per ciascuno; per la strada resta una carta.

lesson-privilege-title = Il privilegio
lesson-privilege-task = Non hai carte greche. Prendi lo stesso { form-the-district }.
lesson-privilege-hint = Un privilegio cambia la civiltà di una carta mentre la giochi. Poi sposta insieme i due principi greci.
lesson-privilege-solved = Con un privilegio qualsiasi carta va bene, una volta. Ne hai due per tutta la partita, e nessuno torna indietro.
lesson-privilege-missed = Solo un’altra carta giocata come greca poteva portare i due principi { form-at-district }.

lesson-king-title = Che cosa piace al re
lesson-king-task = Giochi dopo tutti gli altri e controlli due quartieri greci e uno egizio. Fai 10 punti entro la fine del round.
lesson-king-hint = Una carta fa salire di un posto la sua civiltà. Quanto ti rende ogni posto? Quando hai fatto, finisci il turno.
lesson-king-solved = Ogni quartiere rende il valore della sua civiltà sulla scala di prestigio. Chi gioca per ultimo ha l’ultima parola.
lesson-king-missed = Il round ha portato meno di 10 punti. Fai salire ogni civiltà di cui hai monumenti.

lesson-last-round-title = L’ultimo round
lesson-last-round-task = Il blu avrà 50 punti, quindi questo round è l’ultimo. Giochi dopo tutti gli altri e hai 4 punti in meno. Vinci la partita.
lesson-last-round-hint = Calcola che cosa porta a entrambi la fine del round. Due carte mettono una civiltà in fondo alla scala.
lesson-last-round-solved = Far scendere la Persia è costato 12 punti al blu e ha fatto salire i tuoi quartieri maya. Alla fine calcola per tutti e due.
lesson-last-round-missed = Il blu vince ancora. Far salire solo i Maya ti lascia indietro di un punto: tre quartieri persiani rendono troppo al blu.

learn-how = utopia learn con il nome di una lezione la comincia.
learn-words = Scrivi le mosse come nelle partite registrate. Altre parole: hint, moves, table, undo, quit.
learn-no-lesson = Non c’è una lezione { $name }; ci sono { $lessons }.
learn-goes-on = Fatto; continua.
learn-stars = { $stars ->
    [one] Risolto, con una stella.
   *[other] Risolto, con { $stars } stelle.
}
learn-missed = La parola undo annulla una mossa.
learn-undone = Annullato.
learn-nothing-to-undo = Non c’è niente da annullare.

lesson-undo-first = Da qui nessuna strada porta all’obiettivo. Prima annulla una mossa.
problem-no-lesson = Questa lezione non esiste.
problem-lesson-illegal = La mossa { $move } lì non è permessa.
problem-lesson-unsolved = Queste mosse non risolvono la lezione.
