# Le regole come le mostra la pagina. Che cosa vogliono dire gli identificatori è detto in en/rules.ftl.

## La pagina stessa

rules-title = Le regole
rules-lead = Con parole nostre. Ogni regola ha un numero, così potete indicarla quando non siete d’accordo.
rules-search = Cerca nelle regole
rules-hits = { $count ->
    [one] Una regola trovata
   *[other] { $count } regole trovate
}
rules-none = Nessuna regola parla di «{ $query }». Prova con una parola più corta.
rules-contents = Indice
rules-edition = Edizione
rules-remarks = { $count ->
    [0] Non ha note su nessuna regola.
    [one] Ha una nota su una regola.
   *[other] Ha note su { $count } regole.
}
rules-remark = con una nota
rules-at-table = A questo tavolo
rules-example = Un esempio
rules-examples-open = Apri tutti gli esempi
rules-examples-close = Chiudi tutti gli esempi
rules-link = Link alla regola { $rule }

## Il gioco in otto frasi

rules-short-title = Il gioco in otto frasi
rules-short-goal =
    Sei ministro del re di Utopia: insedia i principi di cinque civiltà su quattro isole e raccogli più prestigio di
    tutti.
rules-short-round = Un round ha tre fasi, e in ognuna gioca per primo chi è più avanti sul percorso del punteggio.
rules-short-welcome =
    Fase 1, l’accoglienza: per tre volte prendi uno degli invitati arrivati con le navi e posizioni un tuo principe
    sull’isola dell’invitato.
rules-short-development =
    Fase 2, lo sviluppo: ricevi cinque carte, il primo ne scarta due, e ne giochi quante vuoi per spostare, aggiungere o
    rimuovere principi, o per far cambiare idea al re.
rules-short-prestige =
    Fase 3, il prestigio: ogni quartiere dove sorge il tuo monumento rende quanto il re apprezza la sua civiltà, da 5
    punti fino a 1.
rules-short-building =
    Nel tuo turno tre principi uguali in un quartiere diventano un monumento, e il quartiere è tuo per sempre; cinque
    tutti diversi su un’isola diventano la sua meraviglia, che vale subito 6 punti.
rules-short-king =
    I gusti del re cambiano: una carta fa salire una civiltà di un gradino, due carte la fanno cadere in fondo.
rules-short-end = La partita finisce con il round in cui qualcuno ha 50 punti, e vince chi è più avanti.

## Capitoli

rules-chapter-1-title = Che cosa c’è sul tavolo
rules-chapter-1 =
    Principi, invitati, carte e costruzioni: non c’è altro. Quando un pezzo finisce, non ce n’è altro, perciò abbi cura dei tuoi principi.
rules-chapter-2-title = La mappa
rules-chapter-2 =
    Quattro isole, divise in quartieri dalle strade e separate da un canale. Ponti e barche portano dall’una
    all’altra.
rules-chapter-3-title = La preparazione
rules-chapter-3 = Il caso decide che cosa piace al re all’inizio e chi comincia. In due un’isola resta chiusa.
rules-chapter-4-title = A chi tocca
rules-chapter-4 =
    Il percorso del punteggio è l’ordine di gioco, in tutte e tre le fasi. Chi è davanti gioca per primo, e non è
    sempre una buona notizia.
rules-chapter-5-title = Fase 1: l’accoglienza dei principi
rules-chapter-5 =
    Le navi portano invitati, e ogni invitato che prendi fa entrare in città un tuo principe. Ognuno ha tre turni.
rules-chapter-6-title = Costruire
rules-chapter-6 =
    I principi diventano costruzioni: monumenti, che rendono a ogni round, e meraviglie, che rendono subito. Si
    costruisce nelle fasi 1 e 2, nel proprio turno.
rules-chapter-7-title = Fase 2: carte e privilegi
rules-chapter-7 =
    Con le carte agisci. Ne ricevi cinque a ogni round, puoi tenerne per dopo, e due volte in una partita un
    privilegio ne rende adatta una.
rules-chapter-8-title = Fase 2: spostare, aggiungere, rimuovere
rules-chapter-8 =
    Tre delle quattro azioni riguardano i tuoi principi. Ognuna si può fare tutte le volte che le carte lo permettono.
rules-chapter-9-title = Fase 2: i gusti del re
rules-chapter-9 = La quarta azione cambia quanto valgono le civiltà. È l’arma più affilata di chi gioca per ultimo.
rules-chapter-10-title = Fase 3: il prestigio, e la fine
rules-chapter-10 = Adesso i quartieri rendono. Se qualcuno ha raggiunto 50 punti, questo round era l’ultimo.

## La scatola

rule-R-MAT-1-title = Che cosa c’è nella scatola
rule-R-MAT-1 =
    La mappa ha 24 quartieri su quattro isole, e su ogni isola il posto per una meraviglia. Nel sacchetto ci sono 40
    invitati: due di ogni civiltà per ogni isola. Ci sono 50 carte azione, dieci per civiltà; 4 meraviglie; e 8
    monumenti per civiltà, uno dei quali sta sulla scala di prestigio. Ognuno dei 2–5 giocatori ha 8 principi di ogni
    civiltà, 8 basi, 2 privilegi e un ministro sul percorso del punteggio.
    Ci sono anche cinque aiuti di gioco, uno per giocatore, e un sacchetto di tela per gli invitati. I libretti dicono
    soltanto che ognuno ha 40 principi; che siano otto per civiltà lo sappiamo da chi ha la scatola.
rule-R-MAT-2-title = Quando qualcosa finisce
rule-R-MAT-2 =
    Si può usare solo quello che c’è nella scatola. Senza basi non costruisci più nulla, e quando i sette monumenti
    liberi di una civiltà sono sulla mappa, questa non prende altri quartieri. Se non ti resta nessun principe della
    civiltà di un invitato, puoi prendere lo stesso l’invitato, ma non posizioni nessuno, e nessuna carta aggiunge un
    principe così. Se ne hai ancora uno, devi posizionarlo.

## La mappa

rule-R-BOARD-1-title = Isole, strade e mare
rule-R-BOARD-1 =
    L’isola dell’Acqua ha 5 quartieri, la Terra 8, il Fuoco 6 e il Vento 5. Le strade separano i quartieri vicini, i
    ponti attraversano il canale, e una barca indica un porto. Il mare ha quattro settori in fila: Fuoco, Acqua,
    Terra, Vento; tra Vento e Fuoco ci sono gli scogli. Nessun testo pubblico descrive per intero la mappa stampata,
    perciò la nostra è una ricostruzione.
    I settori si distinguono per tre linee punteggiate: ognuna parte da un faro verso il largo. Il percorso del
    punteggio gira intorno alla mappa, e la sua casella di partenza è in basso, al centro.
rule-R-BOARD-2-title = Il valore di un quartiere
rule-R-BOARD-2 =
    Ogni quartiere porta un valore da 1 a 4. Conta quando qualcuno prende il controllo del quartiere e l’isola ha una
    meraviglia ([R-BUILD-3]); non ha niente a che vedere con il prestigio di fine round.
rule-R-BOARD-2-edition-en = I valori vanno da 2 a 4: un quartiere che porta un 1 conta 2.
rule-R-BOARD-2-edition-de = I valori vanno da 2 a 4: un quartiere che porta un 1 conta 2.
rule-R-BOARD-3-title = Nessun quartiere è irraggiungibile
rule-R-BOARD-3 =
    Strade, ponti e barche portano da ogni quartiere aperto a ogni altro. Vale anche in due, sebbene allora nessuno
    metta piede sull’isola dell’Acqua.

## Preparazione

rule-R-SETUP-1-title = Che cosa piace al re all’inizio
rule-R-SETUP-1 =
    Un monumento di ogni civiltà va sulla scala di prestigio, in ordine casuale e sotto gli occhi di tutti. La civiltà
    più in alto vale 5, la seguente 4, e così via fino a 1.
rule-R-SETUP-2-title = Chi comincia
rule-R-SETUP-2 =
    Il primo giocatore è estratto a sorte, se il tavolo non l’ha scelto. Il suo ministro sta davanti sulla casella di
    partenza, gli altri dietro, nell’ordine dei posti.
rule-R-SETUP-3-title = In due l’Acqua è chiusa
rule-R-SETUP-3 =
    In due nessuno entra nell’isola dell’Acqua per tutta la partita. I suoi dieci invitati restano fuori dal
    sacchetto; nessun ponte e nessuna barca ci porta, nessuna carta vi aggiunge un principe, e la sua meraviglia non
    si costruisce. Il mare intorno resta com’è: i settori del Fuoco e della Terra, dunque, non diventano vicini.
rule-R-SETUP-3-example =
    Giocano rosso e blu. Nessuno mette piede nei cinque quartieri dell’isola dell’Acqua, e la sua nave resta
    vuoto: gli invitati arrivano solo alle altre tre isole.

## Ordine

rule-R-ORDER-1-title = Ogni casella è una fila
rule-R-ORDER-1 =
    Chi arriva su una casella del percorso del punteggio si mette dietro a chi c’è già. Chi non guadagna nulla resta dov’è. Così nessuno è mai alla pari: più punti stanno davanti, e sulla stessa casella chi è arrivato prima.
rule-R-ORDER-1-example =
    Rosso ha 12 punti. Blu sale da 9 a 12 e si mette dietro a rosso. Tutti e due hanno 12 punti, ma rosso è davanti e
    gioca prima di blu.
rule-R-ORDER-2-title = A chi tocca dopo
rule-R-ORDER-2 =
    In un giro ognuno ha un turno; la fase 1 ha tre giri, la fase 2 uno. Dopo ogni turno si guarda di nuovo il
    percorso: tocca a chi è più avanti tra quelli che in questo giro non hanno ancora giocato. I punti non
    interrompono mai un turno, non ne danno a nessuno un secondo e non lo tolgono a nessuno. L’ultimo di un giro può
    essere il primo del successivo.
rule-R-ORDER-2-example =
    Rosso ha 20 punti, blu 18, verde 17. Rosso gioca e dà 2 punti a verde: con 19, verde è ora davanti a blu e gioca
    subito dopo, poi blu. Anche se blu superasse rosso, rosso non gioca di nuovo prima del prossimo giro.
rule-R-ORDER-2-edition-de =
    Il libretto tedesco non ha questo paragrafo, ma dice che decide il percorso; si gioca allo stesso modo.
rule-R-ORDER-3-title = La casella di partenza ruota
rule-R-ORDER-3 =
    Dal round 2, prima che arrivino gli invitati, chi sta davanti sulla casella di partenza va in fondo alla sua fila.
    Se c’è un solo ministro, non succede nulla.
rule-R-ORDER-3-example =
    Giallo, blu e rosso sono tutti sulla casella di partenza, in quest’ordine, quando comincia il round 2: giallo va
    in fondo, e comincia blu. Nel round 2 fa punti solo rosso. Nel round 3, dunque, comincia rosso, e sulla casella di
    partenza blu si mette dietro a giallo.
rule-R-ORDER-3-edition-it =
    Alla lettera, va in fondo solo chi era primo all’inizio del round precedente, se è ancora lì; da noi va chi sta
    davanti, e un tavolo può scegliere l’altro modo.
rule-R-ORDER-3-edition-en =
    Alla lettera, va in fondo solo chi era primo all’inizio del round precedente, se è ancora lì; da noi va chi sta
    davanti, e un tavolo può scegliere l’altro modo.
rule-R-ORDER-4-title = Oltre la fine del percorso
rule-R-ORDER-4 = I punti non si perdono dove finisce il percorso: si continua semplicemente a contare.

## Accoglienza

rule-R-WELCOME-1-title = Arrivano gli invitati
rule-R-WELCOME-1 =
    All’inizio di un round si pescano dal sacchetto tre invitati per giocatore e si mettono scoperti accanto alla nave
    della loro isola. Nel sacchetto ce ne sono sempre abbastanza; nel frattempo non si riempie.
rule-R-WELCOME-1-example =
    Si gioca in quattro, quindi dal sacchetto escono dodici invitati: qui due per l’Acqua, tre per il Fuoco, tre per
    il Vento e quattro per la Terra.
rule-R-WELCOME-2-title = Prendi un invitato, posiziona un principe
rule-R-WELCOME-2 =
    Nel tuo turno prendi uno degli invitati scoperti e posizioni un tuo principe, della civiltà dell’invitato, in un
    quartiere dell’isola dell’invitato. Va bene ogni quartiere aperto, anche affollato o di qualcuno. Non puoi
    passare. L’invitato resta davanti a te fino alla fine della fase.
rule-R-WELCOME-2-example =
    Verde prende l’invitato maya accanto alla nave dell’isola del Vento. Va bene uno qualsiasi dei cinque quartieri;
    verde posiziona un principe maya dove ci sono già rosso e blu.
rule-R-WELCOME-3-title = L’invitato a sorpresa
rule-R-WELCOME-3 =
    Una volta per round, invece di prendere un invitato scoperto, puoi pescarne uno dal sacchetto senza guardare, se
    ce n’è, e posizionare allo stesso modo un principe per lui. Poi scegli un altro giocatore, che deve subito prendere
    un invitato scoperto e posizionare un principe, senza pescare dal sacchetto. Quindi prosegue il tuo turno, e dopo il
    giro. Per te era uno dei tuoi tre turni, per il giocatore scelto è un invitato in più; altri possono sceglierlo di nuovo. Tra questi passi puoi costruire, ma non mentre agisce il giocatore scelto.
rule-R-WELCOME-3-example =
    A verde serve un principe persiano sulla Terra, ma nessun invitato così è scoperto. Verde pesca dal sacchetto: un
    invitato greco del Fuoco, e vi posiziona un principe greco. Poi verde sceglie rosso, che deve prendere uno degli
    invitati scoperti; a rosso restano tutti e tre i turni di questa fase.
rule-R-WELCOME-3-edition-fr =
    Alla lettera si sceglie «un giocatore», non «un altro». Scegli sempre qualcun altro, come dicono i libretti
    inglese e tedesco.
rule-R-WELCOME-3-edition-it =
    Alla lettera si sceglie «un giocatore», non «un altro». Scegli sempre qualcun altro, come dicono i libretti
    inglese e tedesco.
rule-R-WELCOME-4-title = Sempre tre turni a testa
rule-R-WELCOME-4 =
    Tra un turno e l’altro ci sono esattamente tanti invitati scoperti quanti turni restano nella fase. Così ognuno ha
    tre turni, e il giocatore scelto trova sempre un invitato.
rule-R-WELCOME-5-title = Il giocatore scelto non costruisce
rule-R-WELCOME-5 =
    Se ti scelgono, prendi un invitato, posizioni un principe, e basta: costruisci solo nel tuo turno. Quando viene il
    tuo turno non cambia per questo. Un tavolo può stabilire che il giocatore scelto costruisca subito dopo il suo
    invitato.
rule-R-WELCOME-6-title = Gli invitati tornano nel sacchetto
rule-R-WELCOME-6 = Dopo l’ultimo turno della fase 1 tutti gli invitati presi tornano nel sacchetto.
rule-R-WELCOME-6-edition-de = Gli invitati a sorpresa non tornano nel sacchetto: escono dal gioco.
rule-R-WELCOME-7-title = Il tuo turno finisce quando lo dici
rule-R-WELCOME-7 =
    Quando hai preso il tuo invitato puoi ancora costruire, e poi termini il turno. Se hai pescato un invitato a
    sorpresa, prima il giocatore scelto deve aver preso il suo. Se non ti resta nulla da decidere, il programma può
    terminare il turno per te.

## Costruire

rule-R-BUILD-1-title = Costruire una meraviglia
rule-R-BUILD-1 =
    Se hai almeno un principe di ognuna delle cinque civiltà su un’isola senza meraviglia, puoi riprenderne uno di
    ciascuna e mettere lì la meraviglia, su una tua base. Guadagni subito 6 punti. I principi possono stare in
    qualsiasi quartiere dell’isola, anche in quelli controllati da qualcuno; se ce n’è più d’uno, scegli tu chi se ne
    va. La meraviglia è tua per sempre, e puoi possederne più d’una.
rule-R-BUILD-1-example =
    Sull’isola del Vento viola ha due principi maya e uno persiano, uno cinese, uno greco e uno egizio, sparsi su
    quattro quartieri. Viola ne riprende cinque e sceglie quale dei due maya resta: 6 punti, e la meraviglia del Vento
    è di viola.
rule-R-BUILD-2-title = Prendere il controllo di un quartiere
rule-R-BUILD-2 =
    Se tre tuoi principi di una stessa civiltà sono in un quartiere senza monumento, puoi riprenderli e mettere lì un
    monumento di quella civiltà, su una tua base. Subito non guadagni nulla, ma prestigio a ogni round ([R-SCORE-1]).
    I principi degli altri restano dove sono. Il quartiere è tuo per sempre.
rule-R-BUILD-2-example =
    In un quartiere ci sono tre principi greci di blu e uno persiano. Blu riprende i tre e vi costruisce un monumento
    greco: il quartiere è di blu. Il persiano resta, e restano i due principi di verde.
rule-R-BUILD-3-title = Una meraviglia rende
rule-R-BUILD-3 =
    Ogni volta che qualcuno prende il controllo di un quartiere su un’isola che ha una meraviglia, il proprietario
    della meraviglia guadagna subito il valore del quartiere. Vale anche per i suoi stessi quartieri. I quartieri
    presi prima della meraviglia non rendono nulla.
rule-R-BUILD-3-example =
    Verde possiede la meraviglia della Terra. Blu vi prende il controllo di un quartiere che porta un 4: verde
    guadagna subito 4 punti, blu nessuno. Un turno dopo verde ne prende uno che porta un 2, e guadagna 2.
rule-R-BUILD-4-title = Quando si può costruire
rule-R-BUILD-4 =
    In ogni momento del tuo turno, nelle fasi 1 e 2, in cui tocca a te decidere: quante volte puoi, e solo se vuoi.
    Non mentre si scarta, non mentre scegli quali carte tenere, e non nel mezzo di un’azione.

## Carte

rule-R-CARD-1-title = Cinque carte a testa
rule-R-CARD-1 =
    La fase 2 comincia con cinque carte azione per ogni giocatore; chi è più avanti sul percorso riceve per primo
    tutte le sue. Quando serve una carta e il mazzo è vuoto, si mescolano gli scarti, che diventano il nuovo mazzo.
    Quando il mazzo è vuoto, chi ha seguito gli scarti sa quali carte hanno gli altri tutti insieme.
rule-R-CARD-1-edition-it =
    Alla lettera si rimescola quando tutte le carte del mazzo sono state giocate, quindi non finché qualcuna è in
    mano; noi rimescoliamo gli scarti appena serve una carta.
rule-R-CARD-1-edition-en =
    Alla lettera si rimescola quando tutte le carte del mazzo sono state giocate, quindi non finché qualcuna è in
    mano; noi rimescoliamo gli scarti appena serve una carta.
rule-R-CARD-1-edition-fr =
    Il libretto mescola appena è pescata l’ultima carta; noi aspettiamo che ne serva una, così si mescolano anche gli
    scarti fatti nel frattempo.
rule-R-CARD-1-edition-de =
    Il libretto mescola appena è pescata l’ultima carta; noi aspettiamo che ne serva una, così si mescolano anche gli
    scarti fatti nel frattempo.
rule-R-CARD-2-title = Il primo scarta di più
rule-R-CARD-2 =
    Prima che qualcuno giochi una carta, il primo sul percorso ne scarta due, l’ultimo nessuna, tutti gli altri una.
    In due: due e nessuna. Scegli fra tutte le carte della tua mano, nuove e vecchie, e un privilegio non aiuta. Tutti
    scelgono insieme; una scelta è definitiva, e tutto si mostra nello stesso momento.
rule-R-CARD-2-example =
    Sul percorso: rosso, verde, giallo, blu. Rosso ha due carte del round precedente e cinque nuove, e scarta due di
    queste sette. Verde e giallo ne scartano una ciascuno, blu tiene tutto.
rule-R-CARD-3-title = Il tuo turno con le carte
rule-R-CARD-3 =
    Uno dopo l’altro, nell’ordine del percorso, ognuno gioca quante azioni le sue carte permettono, costruisce e
    termina il turno. Se allora hai più di cinque carte, scarti finché te ne restano cinque, e scegli tu quali;
    altrimenti tieni quello che hai. Un turno terminato è terminato: niente più azioni né costruzioni.
rule-R-CARD-4-title = Che cosa vedono gli altri
rule-R-CARD-4 =
    Le carte della tua mano le vedi solo tu. Quante carte ha ognuno, che cosa è stato scartato e quali invitati
    restano nel sacchetto è noto a tutti.
rule-R-CARD-5-title = I privilegi
rule-R-CARD-5 =
    Un privilegio fa valere una carta come un’altra civiltà mentre la giochi. Ne hai due per tutta la partita; tutti e
    due possono servire nello stesso turno e persino nella stessa azione, ma mai per la stessa carta. La carta deve
    essere giocata davvero per un’azione: un privilegio non aiuta né con gli scarti né con le carte che tieni. La
    carta si scarta per quello che c’è stampato, e il privilegio è perso.
rule-R-CARD-5-example =
    Per aggiungere un principe ovunque servono tre carte uguali. Hai una carta greca, una persiana e una maya: con due
    privilegi valgono tutte e tre come greche, e un principe greco va dove vuoi tu.

## Azioni

rule-R-MOVE-1-title = Spostare uno o due principi
rule-R-MOVE-1 =
    Una carta sposta uno o due tuoi principi della sua civiltà, insieme, dallo stesso quartiere verso uno stesso quartiere vicino. Per
    terra: attraverso una strada o un ponte, nel quartiere vicino. Per mare: da un porto a un altro porto, nello
    stesso settore del mare o in quello accanto. Le barche non passano né gli scogli né il canale. Con un’altra carta
    gli stessi principi possono ripartire.
    Dove finisce un settore, una linea punteggiata va da un faro verso il largo: con una carta una barca ne attraversa
    al massimo una.
rule-R-MOVE-1-example =
    Due tuoi persiani sono in un porto dell’Acqua. Con una carta persiana vanno tutti e due in barca a un porto della
    Terra, il settore accanto. Con una seconda attraversano tutti e due una strada. Il Vento è a due settori: servono
    due carte, e un porto della Terra lungo il percorso.
rule-R-MOVE-1-edition-fr =
    Alla lettera i principi sono di una stessa civiltà, ma la carta può essere di una qualsiasi; in tutti gli esempi
    stampati è la loro, e così giochiamo.
rule-R-MOVE-1-edition-it =
    Alla lettera i principi sono di una stessa civiltà, ma la carta può essere di una qualsiasi; in tutti gli esempi
    stampati è la loro, e così giochiamo.
rule-R-ADD-1-title = Aggiungere un principe a un monumento
rule-R-ADD-1 =
    Una carta posiziona un tuo principe della sua civiltà in un quartiere dove sta un monumento di quella civiltà. Se il
    quartiere lo controlla un altro giocatore, questi guadagna subito 1 punto. Se è tuo, nessuno guadagna nulla.
rule-R-ADD-1-example =
    In un quartiere sta un monumento cinese di rosso. Giallo gioca una carta cinese e vi posiziona un principe cinese;
    rosso guadagna 1 punto, e forse ora è davanti a qualcun altro ([R-ORDER-2]).
rule-R-ADD-2-title = Aggiungere un principe ovunque
rule-R-ADD-2 =
    Tre carte di una stessa civiltà posizionano un tuo principe di quella civiltà in un quartiere aperto qualsiasi.
    Nessuno ci guadagna un punto, neanche se vi sta un monumento.
rule-R-ADD-2-example =
    Rosso scarta tre carte greche e posiziona un principe greco in un quartiere con un monumento greco di blu. Blu non
    guadagna nulla: ci vorrebbe una sola carta, e l’altro modo di aggiungere.
rule-R-REMOVE-1-title = Rimuovere un principe per 2 punti
rule-R-REMOVE-1 =
    Una carta rimuove un tuo principe della sua civiltà da un quartiere dove sta un monumento di quella civiltà, e il
    principe torna nella tua riserva. Guadagni subito 2 punti. Non importa chi controlla il quartiere, e costui non
    guadagna nulla. Può anche essere un principe che hai appena aggiunto.
rule-R-REMOVE-1-example =
    Blu gioca due carte egizie al monumento egizio di verde: la prima aggiunge un principe e dà 1 punto a verde, la
    seconda lo rimuove e ne porta 2 a blu.

## Il re

rule-R-SCALE-1-title = Far salire una civiltà
rule-R-SCALE-1 =
    Una carta di una civiltà la fa cambiare di posto con quella subito sopra sulla scala di prestigio. Chi sta a 5 non
    può salire.
rule-R-SCALE-1-example =
    I greci stanno a 2, i maya a 3. Una carta greca fa salire i greci a 3, e i maya scendono a 2; una seconda carta
    greca li farebbe salire a 4.
rule-R-SCALE-2-title = Far scendere una civiltà
rule-R-SCALE-2 =
    Due carte di una civiltà la portano a 1, per quanto in alto fosse. Quelle che stavano sotto salgono di uno; quelle
    sopra restano. Chi sta a 1 non può scendere.
rule-R-SCALE-2-example =
    Da 5 a 1 la scala porta: Maya, Cina, Egitto, Persia, Grecia. Due carte egizie portano l’Egitto da 3 a 1: la Persia
    sale a 3, la Grecia a 2, i maya e la Cina restano a 5 e 4.
rule-R-SCALE-3-title = Quali carte ascolta il re
rule-R-SCALE-3 =
    Le carte della civiltà che sale o scende, come per tutte le altre azioni. Un tavolo può scegliere diversamente:
    due carte qualsiasi fanno scendere, oppure carte qualsiasi fanno l’uno e l’altro; allora non vi si spende mai un
    privilegio.
rule-R-SCALE-3-edition-fr =
    Alla lettera, carte qualsiasi fanno salire e scendere; tutti gli esempi stampati mostrano carte della civiltà, e
    così giochiamo.
rule-R-SCALE-3-edition-it =
    Alla lettera, carte qualsiasi fanno salire e scendere; tutti gli esempi stampati mostrano carte della civiltà, e
    così giochiamo.
rule-R-SCALE-3-edition-en =
    Alla lettera, carte qualsiasi fanno salire e scendere; tutti gli esempi stampati mostrano carte della civiltà, e
    così giochiamo.
rule-R-SCALE-3-edition-de =
    Alla lettera, due carte qualsiasi fanno scendere; tutti gli esempi stampati mostrano carte della civiltà, e così
    giochiamo.

## Prestigio e fine

rule-R-SCORE-1-title = I quartieri rendono prestigio
rule-R-SCORE-1 =
    Ogni quartiere che controlli rende quanto vale la civiltà del suo monumento sulla scala di prestigio, e avanzi per
    tutti in una volta sola. I giocatori sono pagati nell’ordine del percorso all’inizio della fase, e questo decide
    chi sta davanti su una casella condivisa. Le meraviglie qui non rendono nulla.
rule-R-SCORE-1-example =
    L’Egitto vale 5, i maya 2. Viola controlla due quartieri egizi e uno maya e guadagna 5 + 5 + 2 = 12. Se rosso,
    pagato prima, è appena arrivato sulla stessa casella, viola si mette dietro a rosso.
rule-R-END-1-title = Quando finisce la partita
rule-R-END-1 =
    Se qualcuno ha 50 punti o più quando il prestigio è stato pagato, la partita è finita. Arrivare a 50 prima non
    ferma nulla: il round si gioca fino in fondo.
rule-R-END-2-title = Chi vince
rule-R-END-2 =
    Vince chi ha più punti. Il percorso è l’ordine finale: su una casella condivisa si classifica meglio chi sta davanti.
rule-R-END-3-title = Nessuna partita dura in eterno
rule-R-END-3 =
    Il round 40 è l’ultimo, anche se nessuna partita tra persone ci si avvicina. Se per allora nessuno ha i punti che
    chiudono la partita, decide il percorso, e la partita si considera arenata.

## Opzioni di un tavolo

option-on = sì
option-off = no
option-lowest_value = Valore minimo di un quartiere
option-lowest_value-about = Un quartiere che porta meno conta così quando una meraviglia rende.
option-surprise_guest_returns = Gli invitati a sorpresa tornano
option-surprise_guest_returns-about =
    Sì: un invitato a sorpresa torna nel sacchetto come tutti gli altri. No: esce dal gioco.
option-live_order = Ordine riletto dopo ogni turno
option-live_order-about =
    Sì: i punti cambiano subito a chi tocca dopo. No: l’ordine si legge una volta, quando comincia un giro.
option-start_rotation = Rotazione della casella di partenza
option-start_rotation-about = Chi va in fondo alla casella di partenza quando comincia un nuovo round.
option-start_rotation-front = chi sta davanti
option-start_rotation-last_first_player = solo chi ha cominciato il round precedente
option-named_player_may_build = Il giocatore scelto può costruire
option-named_player_may_build-about = Sì: il giocatore scelto dopo un invitato a sorpresa può costruire subito dopo il suo invitato.
option-wonder_pays_own_district = Le meraviglie pagano anche i propri quartieri
option-wonder_pays_own_district-about =
    Sì: il proprietario di una meraviglia guadagna anche il valore dei quartieri che prende lui stesso. No: solo di
    quelli che prendono gli altri.
option-scale_cards = Carte per il re
option-scale_cards-about = Quali carte fanno salire e scendere una civiltà sulla scala di prestigio.
option-scale_cards-matching = carte della civiltà
option-scale_cards-matching_raise = della civiltà per salire, due qualsiasi per scendere
option-scale_cards-any = carte qualsiasi
option-component_limits = La scatola è un limite
option-component_limits-about =
    Sì: quello che è finito non si può posizionare né costruire. No: principi, basi e monumenti non finiscono mai.
option-target = Punti che chiudono la partita
option-target-about = La partita finisce con il round in cui qualcuno ne ha così tanti.
option-final_tie = Punti pari alla fine
option-final_tie-about = Come si danno i posti a chi ha gli stessi punti.
option-final_tie-track = si classifica meglio chi sta davanti
option-final_tie-shared = condividono il posto

## Edizioni

preset-fr = Edizione francese
preset-fr-about =
    Come l’hanno scritta gli autori: i quartieri valgono da 1 a 4, e gli invitati a sorpresa tornano nel sacchetto.
preset-it = Edizione italiana
preset-it-about = Si gioca come quella francese.
preset-en = Edizione inglese
preset-en-about = I quartieri valgono almeno 2, perciò le meraviglie rendono un po’ di più.
preset-de = Edizione tedesca
preset-de-about = I quartieri valgono almeno 2, e gli invitati a sorpresa escono dal gioco per sempre.

## Bot

bot-apprentice = Apprendista
bot-apprentice-about = Vede i punti in bella vista, dimentica il re e trascura gli altri.
bot-mason = Muratore
bot-mason-about = Sa quanto vale un monumento e guarda una mossa avanti.
bot-envoy = Inviato
bot-envoy-about = Prepara l’intero turno prima di giocare la prima carta.
bot-architect = Architetto
bot-architect-about = Confronta più piani immaginando come può continuare il round.
bot-regent = Reggente
bot-regent-about = Confronta più piani, più a lungo, e non concede nulla.
bot-random = Sognatore
bot-random-about = Fa quello che gli passa per la testa. Buona compagnia mentre impari le regole.
bot-greedy = Mercante
bot-greedy-about =
    Prende quello che rende di più in questo momento e non guarda mai oltre. Si può battere, ma non lasciare punti in
    giro.

## Che cosa cerca chi non ha letto una regola: si trova come il titolo, non si mostra mai

rule-R-MAT-1-words = componenti, pezzi, quante carte, quanti principi
rule-R-MAT-2-words = limite, senza basi, riserva vuota
rule-R-BOARD-2-words = vale, numeri sulla mappa
rule-R-SETUP-2-words = chi comincia, chi inizia, primo giocatore
rule-R-SETUP-3-words = partita in 2, due giocatori
rule-R-ORDER-1-words = stessa casella, stesso punteggio
rule-R-ORDER-2-words = ordine di turno, ordine di gioco, di chi è il turno
rule-R-WELCOME-3-words = pescare dal sacchetto, invitato sconosciuto, scegliere un giocatore, nominare
rule-R-WELCOME-5-words = giocatore scelto, giocatore nominato, invitato forzato
rule-R-WELCOME-7-words = fine del turno, passare, finire
rule-R-BUILD-1-words = cinque principi diversi
rule-R-BUILD-2-words = monumento, tre principi, controllare, possedere
rule-R-CARD-2-words = il primo scarta due carte, perdere carte, svantaggio di chi guida
rule-R-CARD-3-words = limite di mano, quante carte tenere, giocare carte, fine del turno
rule-R-CARD-4-words = carte nascoste, mano segreta, mostrare
rule-R-CARD-5-words = jolly, matta, cambiare una carta
rule-R-MOVE-1-words = movimento, barca, nave, navigare, porto, ponte
rule-R-SCALE-1-words = aumentare, alzare
rule-R-SCALE-2-words = abbassare, diminuire
rule-R-SCORE-1-words = punteggio, punti vittoria, rendita
rule-R-END-1-words = fine della partita, ultimo round, quanti punti, 50 punti, durata
rule-R-END-2-words = pareggio, parità, spareggio, vincitore, vittoria, vincere
