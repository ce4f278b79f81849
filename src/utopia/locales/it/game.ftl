# Le parole del gioco, per la pagina, il terminale e il server. Che cosa sono le variabili è detto in en/game.ftl.

## Nomi

civilization-maya = Maya
civilization-persian = Persiani
civilization-chinese = Cinesi
civilization-greek = Greci
civilization-egyptian = Egizi
land-maya = Maya
land-persian = Persia
land-chinese = Cina
land-greek = Grecia
land-egyptian = Egitto
island-water = Acqua
island-fire = Fuoco
island-wind = Vento
island-earth = Terra
seat-red = Rosso
seat-blue = Blu
seat-yellow = Giallo
seat-green = Verde
seat-violet = Viola
source-wonder = Meraviglie costruite
source-patronage = Possesso di una meraviglia
source-addition = Principi altrui ai propri monumenti
source-removal = Principi rimossi
source-prestige = Prestigio
district-heron-quay = Molo degli Aironi
district-lantern-hill = Collina delle Lanterne
district-tide-mill = Mulino delle Maree
district-mirror-court = Corte degli Specchi
district-reed-gate = Porta dei Giunchi
district-cinder-wharf = Banchina della Cenere
district-glass-row = Via dei Vetrai
district-sun-gate = Porta del Sole
district-ember-stairs = Scale di Brace
district-kilns = Fornaci
district-bell-foundry = Fonderia di Campane
district-kite-market = Mercato degli Aquiloni
district-vane-square = Piazza delle Banderuole
district-gull-terrace = Terrazza dei Gabbiani
district-sail-lofts = Velerie
district-harp-steps = Gradini dell’Arpa
district-olive-landing = Approdo degli Ulivi
district-granary = Granaio
district-quarry-gate = Porta della Cava
district-vine-slopes = Colli delle Viti
district-old-orchard = Vecchio Frutteto
district-clay-yards = Cortili dell’Argilla
district-salt-garden = Giardino del Sale
district-barley-strand = Lido dell’Orzo
sector-ember-sound = Stretto della Brace
sector-mirror-bay = Baia dello Specchio
sector-furrow-bay = Baia del Solco
sector-gale-reach = Rada dei Venti

## Grammatica

form-civ = { $civ ->
    [maya] maya
    [persian] persiano
    [chinese] cinese
    [greek] greco
    [egyptian] egizio
   *[other] { $civ }
}
form-civ-f = { $civ ->
    [maya] maya
    [persian] persiana
    [chinese] cinese
    [greek] greca
    [egyptian] egizia
   *[other] { $civ }
}
form-civ-mp = { $civ ->
    [maya] maya
    [persian] persiani
    [chinese] cinesi
    [greek] greci
    [egyptian] egizi
   *[other] { $civ }
}
form-civ-fp = { $civ ->
    [maya] maya
    [persian] persiane
    [chinese] cinesi
    [greek] greche
    [egyptian] egizie
   *[other] { $civ }
}
form-second-f = { $second ->
    [maya] maya
    [persian] persiana
    [chinese] cinese
    [greek] greca
    [egyptian] egizia
   *[other] { $second }
}
form-land = { $civ ->
    [maya] il paese maya
    [persian] la Persia
    [chinese] la Cina
    [greek] la Grecia
    [egyptian] l’Egitto
   *[other] { $civ }
}
form-land-first = { $civ ->
    [maya] Il paese maya
    [persian] La Persia
    [chinese] La Cina
    [greek] La Grecia
    [egyptian] L’Egitto
   *[other] { $civ }
}
form-island = { $island ->
    [water] isola dell’Acqua
    [fire] isola del Fuoco
    [wind] isola del Vento
    [earth] isola della Terra
   *[other] { $island }
}
form-the-district = { $district ->
    [heron-quay] il Molo degli Aironi
    [lantern-hill] la Collina delle Lanterne
    [tide-mill] il Mulino delle Maree
    [mirror-court] la Corte degli Specchi
    [reed-gate] la Porta dei Giunchi
    [cinder-wharf] la Banchina della Cenere
    [glass-row] la Via dei Vetrai
    [sun-gate] la Porta del Sole
    [ember-stairs] le Scale di Brace
    [kilns] le Fornaci
    [bell-foundry] la Fonderia di Campane
    [kite-market] il Mercato degli Aquiloni
    [vane-square] la Piazza delle Banderuole
    [gull-terrace] la Terrazza dei Gabbiani
    [sail-lofts] le Velerie
    [harp-steps] i Gradini dell’Arpa
    [olive-landing] l’Approdo degli Ulivi
    [granary] il Granaio
    [quarry-gate] la Porta della Cava
    [vine-slopes] i Colli delle Viti
    [old-orchard] il Vecchio Frutteto
    [clay-yards] i Cortili dell’Argilla
    [salt-garden] il Giardino del Sale
    [barley-strand] il Lido dell’Orzo
   *[other] { $district }
}
form-at-district = { $district ->
    [heron-quay] al Molo degli Aironi
    [lantern-hill] alla Collina delle Lanterne
    [tide-mill] al Mulino delle Maree
    [mirror-court] alla Corte degli Specchi
    [reed-gate] alla Porta dei Giunchi
    [cinder-wharf] alla Banchina della Cenere
    [glass-row] alla Via dei Vetrai
    [sun-gate] alla Porta del Sole
    [ember-stairs] alle Scale di Brace
    [kilns] alle Fornaci
    [bell-foundry] alla Fonderia di Campane
    [kite-market] al Mercato degli Aquiloni
    [vane-square] alla Piazza delle Banderuole
    [gull-terrace] alla Terrazza dei Gabbiani
    [sail-lofts] alle Velerie
    [harp-steps] ai Gradini dell’Arpa
    [olive-landing] all’Approdo degli Ulivi
    [granary] al Granaio
    [quarry-gate] alla Porta della Cava
    [vine-slopes] ai Colli delle Viti
    [old-orchard] al Vecchio Frutteto
    [clay-yards] ai Cortili dell’Argilla
    [salt-garden] al Giardino del Sale
    [barley-strand] al Lido dell’Orzo
   *[other] a { $district }
}
form-from-district = { $district ->
    [heron-quay] dal Molo degli Aironi
    [lantern-hill] dalla Collina delle Lanterne
    [tide-mill] dal Mulino delle Maree
    [mirror-court] dalla Corte degli Specchi
    [reed-gate] dalla Porta dei Giunchi
    [cinder-wharf] dalla Banchina della Cenere
    [glass-row] dalla Via dei Vetrai
    [sun-gate] dalla Porta del Sole
    [ember-stairs] dalle Scale di Brace
    [kilns] dalle Fornaci
    [bell-foundry] dalla Fonderia di Campane
    [kite-market] dal Mercato degli Aquiloni
    [vane-square] dalla Piazza delle Banderuole
    [gull-terrace] dalla Terrazza dei Gabbiani
    [sail-lofts] dalle Velerie
    [harp-steps] dai Gradini dell’Arpa
    [olive-landing] dall’Approdo degli Ulivi
    [granary] dal Granaio
    [quarry-gate] dalla Porta della Cava
    [vine-slopes] dai Colli delle Viti
    [old-orchard] dal Vecchio Frutteto
    [clay-yards] dai Cortili dell’Argilla
    [salt-garden] dal Giardino del Sale
    [barley-strand] dal Lido dell’Orzo
   *[other] da { $district }
}

## Perché una mossa è rifiutata, e che cosa andrebbe bene

refusal-game-is-over = La partita è finita; non si gioca più.
refusal-chance-decides = Prima c’è un’estrazione; i giocatori decidono dopo.
refusal-not-your-decision = Adesso decide qualcun altro; tocca a te quando ti viene chiesto.
refusal-guest-not-open = Sull’{ form-island } non c’è nessun invitato { form-civ }; prendine uno scoperto, o quello appena pescato.
refusal-island-is-closed = In due l’{ form-island } è chiusa; scegli un’altra isola.
refusal-no-prince-in-supply = Nella tua riserva non c’è più nessun principe { form-civ }; scegli un’altra civiltà.
refusal-no-prince-in-supply-enter = Nella tua riserva non c’è più nessun principe { form-civ }; prendi l’invitato senza posizionarne: 'take { $civ } { $island }'.
refusal-placing-is-compulsory = Nella tua riserva c’è ancora un principe { form-civ }, quindi devi posizionarlo: 'enter { $civ }' con un quartiere dell’{ form-island }.
refusal-surprise-used = Si pesca un solo invitato a sorpresa per round; prendi un invitato scoperto.
refusal-bag-is-empty = Il sacchetto è vuoto, non ci sono invitati a sorpresa; prendi un invitato scoperto.
refusal-cannot-name-yourself = Nessuno sceglie sé stesso; scegli un altro giocatore.
refusal-no-such-player = A questo tavolo non c’è quel giocatore; scegli uno dei suoi posti.
refusal-wonder-stands = L’{ form-island } ha già la sua meraviglia, e ogni isola ne porta una; scegli un’altra isola.
refusal-wonder-needs-each-civilization = La meraviglia dell’{ form-island } richiede lì un tuo principe di ogni civiltà; non ci sono ancora tutti.
refusal-no-base-left = Non hai più basi, e ogni costruzione ne richiede una; non costruisci più.
refusal-not-the-civilization-asked = Adesso non si chiede un principe { form-civ }; rispondi per la civiltà richiesta.
refusal-no-prince-there = Nessun tuo principe { form-civ } può partire { form-from-district }; scegli un quartiere dove ce n’è uno.
refusal-district-is-controlled = C’è già un monumento { form-at-district }; scegli un quartiere senza monumento.
refusal-district-needs-three = Per prendere { form-the-district } ti servono lì tre principi { form-civ-mp }; sono di meno.
refusal-no-monument-left = Non ci sono più monumenti { form-civ-mp }; scegli tre principi di un’altra civiltà.
refusal-wrong-number-of-cards = Devi scartare 2 carte se stai in testa sul percorso, nessuna se stai in fondo, altrimenti 1.
refusal-wrong-number-of-cards-pay = Il numero di carte è sbagliato: una per far salire, due per far scendere.
refusal-no-such-card = Non hai carte { form-civ-fp }; scegli una carta dalla tua mano.
refusal-no-such-card-two = Non hai queste due carte, { form-civ-f } e { form-second-f }; scegli carte dalla tua mano.
refusal-card-needed = Serve una carta { form-civ-f }, stampata o cambiata da un privilegio; non ne hai da giocare.
refusal-card-needed-raise = Per far salire { form-land } serve una carta adatta; non ne hai da giocare.
refusal-no-privilege-left = Non hai più privilegi; gioca la carta com’è stampata.
refusal-same-civilization = Una carta { form-civ-f } lo è anche senza privilegio; cambiala in un’altra civiltà.
refusal-privilege-leads-nowhere = Nessuna azione potrebbe seguire con una carta diventata { form-second-f }; cambia una carta solo per un’azione che poi puoi giocare.
refusal-no-way-there = Non si arriva in un passo { form-at-district }; un passo attraversa una strada o un ponte, o va in barca da porto a porto dello stesso settore o di uno adiacente.
refusal-no-way-there-move = Nessuna strada, nessun ponte e nessuna barca parte { form-from-district }; sposta principi da un altro luogo.
refusal-not-enough-princes = Alla partenza ci sono meno di { $number } principi così; spostane uno solo.
refusal-no-monument-of-it = Non c’è un monumento { form-civ } { form-at-district }; scegli un quartiere che ce l’ha.
refusal-three-cards-needed = Un principe in un luogo qualsiasi richiede tre carte { form-civ-fp }; ne hai di meno da giocare.
refusal-already-at-the-top = { form-land-first } è già a 5 e non sale oltre; fai salire un’altra civiltà.
refusal-already-at-the-bottom = { form-land-first } è già a 1 e non scende oltre; fai scendere un’altra civiltà.
refusal-two-cards-needed = Per far scendere { form-land } servono due carte adatte; ne hai di meno da giocare.
refusal-unknown-move = Non è una mossa di questo gioco; scegline una dall’elenco.

## Perché adesso non si chiede quel tipo di mossa

not-now-enter = Adesso non si prende un invitato; si fa all’inizio di un turno della fase 1.
not-now-take = Adesso non si prende un invitato; si fa all’inizio di un turno della fase 1.
not-now-surprise = Adesso non si pesca un invitato a sorpresa; prende il posto di un invitato in un turno della fase 1.
not-now-name = Adesso non si sceglie nessuno; si fa dopo un invitato a sorpresa.
not-now-end = Il turno non può finire adesso; rispondi prima a ciò che si chiede.
not-now-district = Adesso non si costruisce; costruisci nel tuo turno della fase 1 o 2, fra gli altri passi.
not-now-wonder = Adesso non si costruisce; costruisci nel tuo turno della fase 1 o 2, fra gli altri passi.
not-now-leave = Adesso non parte nessun principe; si chiede quando si costruisce una meraviglia.
not-now-discard = Adesso non si scartano carte; si chiede all’inizio della fase 2, o con più di 5 carte dopo un turno.
not-now-discard-two = Adesso non si scartano due carte; si chiede al primo sul percorso all’inizio della fase 2.
not-now-privilege = Adesso non si cambia una carta; si fa nel tuo turno della fase 2.
not-now-move = Adesso i principi non si spostano; si fa nel tuo turno della fase 2.
not-now-to = Adesso non si chiede una destinazione; di’ prima quali principi si spostano.
not-now-add = Adesso non si aggiunge un principe; si fa nel tuo turno della fase 2.
not-now-anywhere = Adesso non si aggiunge un principe; si fa nel tuo turno della fase 2.
not-now-remove = Adesso non si rimuove un principe; si fa nel tuo turno della fase 2.
not-now-raise = Adesso la scala non cambia; si fa nel tuo turno della fase 2.
not-now-lower = Adesso la scala non cambia; si fa nel tuo turno della fase 2.
not-now-pay = Adesso non c’è nulla da pagare; di’ prima quale civiltà sale.
not-now-pay-two = Adesso non c’è nulla da pagare; di’ prima quale civiltà scende.

## Che cosa è successo

event-enter = { $seat } prende l’invitato { form-civ } dell’{ form-island } e posiziona un principe { form-at-district }.
event-take = { $seat } prende l’invitato { form-civ } dell’{ form-island } e non posiziona nessun principe, perché non ne restano.
event-surprise = { $seat } pesca un invitato a sorpresa.
event-name = { $seat } sceglie { $other }, che deve prendere un invitato scoperto.
event-end = { $seat } termina il turno.
event-district = { $seat } prende { form-the-district } con tre principi { form-civ-mp }.
event-wonder = { $seat } costruisce la meraviglia dell’{ form-island }.
event-leave = { $seat } toglie il suo principe { form-civ } { form-from-district } per la meraviglia.
event-discard = { $seat } scarta una carta { form-civ-f }.
event-discard-two = { $seat } scarta due carte: { form-civ-f } e { form-second-f }.
event-discard-unseen = { $seat } ha scelto che cosa scartare.
event-privilege = { $seat } cambia, con un privilegio, una carta { form-civ-f } in una { form-second-f }.
event-move = { $seat } parte { form-from-district } con una carta { form-civ-f }.
event-to-1 = { $seat } porta un principe { form-at-district }.
event-to-2 = { $seat } porta due principi { form-at-district }.
event-add = { $seat } aggiunge un principe { form-civ } al monumento che sta { form-at-district }.
event-anywhere = { $seat } aggiunge un principe { form-civ } { form-at-district } per tre carte.
event-remove = { $seat } rimuove un principe { form-civ } al monumento che sta { form-at-district }, per due punti.
event-raise = { $seat } fa salire { form-land } sulla scala di prestigio.
event-lower = { $seat } fa scendere { form-land } in fondo alla scala di prestigio.
event-pay = { $seat } paga con una carta { form-civ-f }.
event-pay-two = { $seat } paga con due carte: { form-civ-f } e { form-second-f }.
event-scale = { form-land-first } prende posto sulla scala di prestigio.
event-first-player = { $other } comincia.
event-guest = Un invitato { form-civ } dell’{ form-island } esce dal sacchetto.
event-card = { $other } riceve una carta { form-civ-f }.
event-unseen-card = { $other } riceve una carta.

## Che cosa si chiede

question-scale = Quale civiltà prende posto ora sulla scala di prestigio, a { $value }?
question-first-player = Chi comincia?
question-arrival = Quale invitato esce dal sacchetto? Ancora da estrarre: { $number }.
question-surprise-draw = Quale invitato pesca { $seat } dal sacchetto?
question-deal = Quale carta riceve { $seat }? Ancora da distribuire: { $number }.
question-guest = { $seat } prende un invitato scoperto o pesca un invitato a sorpresa, e può costruire.
question-surprise-guest = { $seat } posiziona un principe per l’invitato { form-civ } dell’{ form-island } appena pescato, e può costruire.
question-name = { $seat } sceglie un altro giocatore, che deve prendere un invitato scoperto, e può costruire.
question-named-guest = { $seat }, su scelta di { $other }, prende un invitato scoperto.
question-named-end = { $seat }, su scelta di { $other }, costruisce o termina.
question-end = { $seat } costruisce o termina il turno.
question-leave = Quale principe { form-civ } di { $seat } lascia il posto alla meraviglia dell’{ form-island }?
question-discard = { $number ->
    [one] Un giocatore deve ancora scegliere che cosa scartare.
   *[other] { $number } giocatori scelgono insieme che cosa scartare.
}
question-discard-one = { $seat } (una carta)
question-discard-two = { $seat } (due carte)
question-act = { $seat } gioca carte, costruisce o termina il turno.
question-destination = Dove vanno i principi { form-civ-mp } di { $seat } { form-from-district }, e quanti, uno o due?
question-privilege = { $seat } gioca la carta diventata { form-civ-f }: un’azione che essa paga.
question-pay-raise = Con quale carta paga { $seat } per far salire { form-land }?
question-pay-lower = Con quali due carte paga { $seat } per far scendere { form-land }?
question-keep = { $seat } tiene 5 carte su { $number } e scarta le altre.
question-over = La partita è finita.

## Perché tocca a chi tocca: poche parole, non una frase

turn-over = la partita è finita
turn-chance = c’è un’estrazione da fare
turn-at-once = tutti quelli che devono carte scelgono insieme
turn-named = su scelta di { $other }
turn-first-on-start = in testa sulla casella di partenza
turn-first = in testa sul percorso, a { $points }
turn-next = prossimo sul percorso, a { $points }; chi sta davanti ha già giocato in questo giro
turn-behind = dietro a { $other } su { $points }; chi sta davanti ha già giocato in questo giro
turn-fixed = prossimo nell’ordine fissato all’inizio del giro

## Perché non si può (più) tornare indietro: mezza frase

bar-beginning = nessuno ha ancora deciso nulla
bar-set-up = la partita è appena cominciata
bar-surprise-drawn = l’invitato a sorpresa è stato pescato
bar-guests-arrived = gli invitati del round sono stati estratti
bar-cards-dealt = le carte sono state distribuite
bar-discards-shown = gli scarti sono stati mostrati
bar-discard-final = la scelta degli scarti è definitiva
bar-turn-ended = il turno è stato terminato, ed è definitivo
bar-other-decided = { $seat } ha deciso nel frattempo
bar-game-over = la partita è finita

## La cronaca

chronicle-round = Round { $number }
chronicle-setup = Preparazione
chronicle-gains = { $seat } guadagna { $points }.
chronicle-target = La partita è finita: { $standings }.
chronicle-stall = La partita finisce dopo il round 40, perché nessuno ha raggiunto il traguardo: { $standings }.
chronicle-place = { $place }. { $seat } { $score }
gain-wonder = { $seat } guadagna { $points } per la meraviglia.
gain-patronage = { $seat } guadagna { $points } grazie alla meraviglia dell’isola.
gain-addition = { $seat } guadagna { $points } per il principe aggiunto al monumento.
gain-removal = { $seat } guadagna { $points } per il principe rimosso.
gain-prestige = { $seat } guadagna { $points } per il prestigio.

## Perché un evento di una registrazione è impossibile: mezza frase

impossible-draw = questo non può essere estratto qui; possibile: { $possible }
impossible-receiver = la carta va qui a { $colour }, secondo l’ordine del percorso
impossible-draw-over = la partita è finita; non si estrae più nulla
impossible-draw-turn = qui non si estrae nulla; a decidere: { $seats }
impossible-move-draw = prima c’è un’estrazione; possibile: { $possible }
impossible-unseen-full = una registrazione completa dice che cosa è stato scartato; solo una ridotta ha 'discard ?'
impossible-unseen-own = chi guarda conosce il proprio scarto; scrivine le carte
impossible-unseen-owed = { $seat } qui non deve scartare nulla
impossible-unseen-shown = con questa scelta tutti gli scarti sono scoperti, quindi va scritto che cosa ha scartato { $seat }
impossible-result = il risultato è { $read }, ma gli eventi portano a { $found }
impossible-result-running = il risultato è { $read }, ma dopo l’ultimo evento la partita continua
impossible-cut = la riga si interrompe; una riga finisce con LF
record-line = riga { $number }
record-event = evento { $number }
record-result = il suo risultato
