# I primi turni di chi comincia, spiegati al tavolo quando serve.

guide-title = I tuoi primi turni
guide-offer-title = Prima partita?
guide-offer = I tuoi primi turni possono essere spiegati mentre giochi, poche parole alla volta.
guide-yes = Mostrami
guide-no = No, grazie
guide-next = Capito
guide-stop = Non spiegare più
guide-guest-title = Fase 1: prendi un invitato
guide-guest =
    Le navi portano invitati sulle quattro isole. Scegli un invitato evidenziato, poi un quartiere evidenziato di
    quell’isola: un tuo principe ci va ad abitare. Tre principi uguali in un quartiere diventano un monumento,
    perciò tieni insieme gli uguali.
guide-housed-title = Il tuo invitato ha una casa
guide-housed =
    Ognuno prende tre invitati, uno alla volta; poi arrivano le carte. Dopo «Fine turno» tocca al prossimo. Fino ad allora «Annulla mossa» disfa ciò che hai fatto.
guide-others-title = Giocano gli altri
guide-others = Gioca per primo chi è più avanti sul percorso del punteggio. La cronaca racconta che cosa fa ognuno.
guide-discard-title = Chi è in testa scarta di più
guide-discard =
    Prima di giocare le carte il primo sul percorso ne scarta due, l’ultimo nessuna, gli altri una. Tieni le carte
    delle civiltà di cui hai principi.
guide-build-title = Puoi costruire
guide-build =
    Tre principi uguali in un quartiere diventano un monumento: il quartiere è tuo per sempre e rende alla fine di
    ogni round. Cinque principi tutti diversi su un’isola diventano la sua meraviglia, che vale subito 6 punti.
guide-act-title = Fase 2: gioca le carte
guide-act =
    Una carta sposta, aggiunge o rimuove principi della sua civiltà. Scegline una e poi ciò che si illumina. Giocane
    quante vuoi, o nessuna: quelle che tieni le hai nel round seguente.
guide-king-title = Che cosa piace al re
guide-king =
    Alla fine di un round ogni quartiere con un tuo monumento rende secondo la scala di prestigio: 5 punti per la
    civiltà che il re preferisce, 1 per l’ultima. Una carta fa salire la sua civiltà di un gradino; due la fanno
    cadere in fondo.
guide-done-title = Il gioco è tutto qui
guide-done =
    Il prestigio è stato pagato, e ci sono nuovi invitati. La partita finisce con il round in cui qualcuno ha {
    $points } punti. Il libro contiene tutte le regole, e contro i bot la lampadina dà un consiglio.
