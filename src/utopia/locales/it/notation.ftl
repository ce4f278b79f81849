# Mosse, pescate e posizioni come testo: che cosa non si può leggere, e posizioni impossibili.
form-what = { $what ->
    [move] una mossa
    [draw] un’estrazione
    [civilization] una civiltà
    [island] un’isola
    [seat] un posto
    [district] un quartiere
    [bot] un bot
    [number-of-princes] un numero di principi
    [viewer] chi guarda questa partita
    [seat-of-game] un posto di questa partita
    [card] una carta
    [source] una fonte di punti
    [step] un passo
    [way] un modo di cambiare la scala
    [end] un motivo per finire
    [fact] un dato di una posizione
    [number] un numero possibile qui
   *[other] { $what }
}
notation-near = { $word } non è { form-what }; intendevi { $near }?
notation-one-of = { $word } non è { form-what }; è uno di { $words }
notation-number = { $word } non è { form-what }; è un numero da { $least } a { $most }
notation-empty-move = una riga vuota non è una mossa; comincia con uno di { $words }
notation-empty-draw = una riga vuota non è un’estrazione; comincia con uno di { $words }
notation-length = { $text } è incompleto o troppo lungo; scrivi { $form }
notation-not-drawn = { $text } non può essere estratto adesso; possibile: { $draws }
notation-nothing-drawn = { $text } non può essere estratto adesso; deve decidere un giocatore

position-line = riga { $number }, { $text }: { $reason } [{ $rule }]
position-unread = riga { $number }: { $reason }
position-missing = manca la riga { $line }; ogni posizione la contiene
position-twice = { $text } nomina due volte la stessa cosa; ognuna compare una volta sola
position-repeats = { $text } ripete la riga { $line }; basta una volta
position-viewer = la posizione dice solo ciò che qualcuno sapeva; una registrazione comincia con una completa
position-players = il tabellone è preparato per { $number } giocatori; scrivi { $number }
position-track-names = ce ne sono { $named } su { $number }; nomina ogni colore una volta
position-gained = { $seat } ha solo { $number } punti in tutto
position-closed = in due, l’{ form-island } è chiusa; non c’è niente
position-guests = di { $all } invitati { form-civ-mp } dell’{ form-island } ne restano solo { $left }
position-fewer-taken = in tutto sono stati presi meno invitati { form-civ-mp } dell’{ form-island }
position-gone = a questo tavolo gli invitati a sorpresa tornano nel sacchetto; nessuno è fuori dal gioco
position-princes = { $seat } ha solo { $left } principi { form-civ-mp } disponibili
position-monuments = non resta nessun monumento { form-civ }
position-bases = { $seat } non ha più basi disponibili
position-privileges = si hanno al massimo { $most } privilegi
position-hand-hidden = questa mano qui è coperta; scrivi { $form }
position-hand-known = questa mano qui è nota; nomina le sue carte
position-chosen = in mano ce ne sono di meno
position-view = una vista non dice che cosa sanno gli altri
position-pile = di { $all } carte { form-civ-fp } ne restano solo { $left }
position-cards = così ci sono più di 50 carte
position-track = il percorso va da chi ha più punti a chi ne ha meno
position-acted = è il turno di { $seat }, che non ha ancora giocato
position-names-self = nessuno sceglie sé stesso
position-lap = a questo passo è il giro { $lap }
position-laps = a questo passo è il giro da { $least } a { $most }
position-taken = a questo passo gli invitati presi, sorprese escluse, sono { $number }
position-open = ci sono tanti invitati scoperti quanti turni restano: { $due }, non { $lying }
position-surprised = chi è di turno è tra chi ha pescato una sorpresa
position-surprises = gli invitati a sorpresa non corrispondono a chi li ha pescati
position-bag = nel sacchetto ci sono troppo pochi invitati
position-keeps = { $seat } non ha più carte di quante se ne tengono
position-deal = restano da distribuire da 1 a 5 carte a testa, da un mazzo non vuoto
position-nothing-chosen = { $seat } non ha niente da scegliere
position-chooses = { $seat } sceglie { $owed } carte, non { $chosen }
position-turned = una carta cambiata richiede righe per le carte e per ciò che valgono, due civiltà
position-turned-cost = ogni carta cambiata è costata un privilegio a { $seat }
position-held-all = tutti insieme non hanno così tante carte
position-held-others = gli altri non hanno così tante carte
position-end = una partita finisce quando si raggiunge l’obiettivo o dopo il round 40
position-matching = a questo tavolo pagano le carte corrispondenti, e non si chiede niente
position-begun = { $seat } non avrebbe potuto cominciare questo
position-leave-one = dove può andarsene un solo principe, è già scelto
position-leave-none = lì non c’è nessun principe del genere
position-leave-all = tutti i principi sono scelti; la meraviglia è in piedi
position-stuck = { $seat } qui non potrebbe fare niente
position-nothing-drawn = qui non si può pescare niente
position-no-wonder = a questo passo non si può costruire nessuna meraviglia
position-step = questo non appartiene al passo { $step }
position-needs = serve una riga { $line }
position-setup-round = questo passo e questo round non vanno insieme; la preparazione è il round 0
position-setup-scale = la scala di prestigio è piena quando la preparazione prosegue, e non prima
position-setup-empty = durante la preparazione non c’è niente sul tavolo
