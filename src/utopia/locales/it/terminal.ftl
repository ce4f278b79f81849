# What the terminal says. Words of the notation that a player types (`enter maya kilns`) are the same in every language.

## Counting, colours and cards

count-points = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
count-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
count-privileges = { $number ->
    [one] { $number } privilegio
   *[other] { $number } privilegi
}
count-bases = { $number ->
    [one] { $number } base
   *[other] { $number } basi
}
count-of-cards = { $number } { $number ->
    [one] { form-civ-f }
   *[other] { form-civ-fp }
}
count-of-princes = { $number } { $number ->
    [one] { form-civ }
   *[other] { form-civ-mp }
}
count-nothing = nessuna
one-guest = { form-civ }
one-on-scale = { $civ ->
    [maya] { land-maya }
    [persian] { land-persian }
    [chinese] { land-chinese }
    [greek] { land-greek }
    [egyptian] { land-egyptian }
   *[other] { $civ }
}
colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-green = verde
colour-violet = viola
list-and = { $first } e { $last }

## The table: both screens

phase-line-setup = preparazione
phase-line-welcome = fase 1, accoglienza
phase-line-development = fase 2, sviluppo
phase-line-over = fine
doing-to-discard = deve scartare
doing-ready = fatto
doing-acts-named = gioca, su scelta altrui
doing-acts = gioca
doing-waits = attende
doing-has-acted = ha giocato
doing-to-come = poi
standing-would-have = { $points } se il round finisse ora
name-me = io
name-bot = bot { $name }

## The plain screen

plain-scale = Scala di prestigio: { $scale }.
plain-your-cards = Le tue carte: { $cards }.
plain-guests = { $island }: { $guests }. Nel sacchetto: { $bag }.
plain-bag-nothing = nessuno
plain-track = Il percorso, dal primo all’ultimo:
plain-stocks = Sacchetto: { $bag } invitati. Mazzo: { $pile } carte. Scarti: { $discards }.
plain-closed = { $island }: chiusa in due.
plain-isle = { $island }: { $wonder }; { $guests }.
plain-no-wonder = nessuna meraviglia
plain-wonder = una meraviglia ({ $colour })
plain-open-guests = invitati: { $guests }
plain-no-guests = nessun invitato
plain-empty = - Vuoti: { $districts }.
place-harbour = { $place } porto
place-value = { $place }, valore { $value }
place-harbour-in = { $place }, porto, { $sector }
place-monument = monumento { form-civ } ({ $colour })
place-princes = { $colour }: { $princes }

## The coloured screen

column-track = percorso
column-points =
    punti
    ora
column-ended =
    se il round
    finisse
column-cards = carte
column-privileges = privil.
column-bases = basi
column-lap = questo giro
column-island = isola
column-at-ship = alla nave
column-in-bag = nel sacchetto
painted-your-cards = Le tue carte
painted-bag = Sacchetto
painted-stocks = { $bag } invitati   mazzo { $pile } carte   scarti { $discards }
painted-closed = chiusa in due
painted-wonder-of = meraviglia: { $colour }
painted-ship = nave
painted-scale = Scala
painted-legend-princes = { $letter }:2M,C due principi maya di { $colour } e uno cinese
painted-legend-monument = { $sign } monumento maya di { $colour }
painted-legend-harbour = { $sign } porto nel settore { $letter }; barche { $sectors } (help map)
painted-legend-value = numero: valore

## The list of moves

note-districts = { $number ->
    [one] { $number } quartiere
   *[other] { $number } quartieri
}
note-districts-own = { $number ->
    [one] { $number } quartiere
   *[other] { $number } quartieri
}, con { $own } dei tuoi principi { form-civ-mp }
note-turn-into = cambia la carta: { $civilizations }
note-value = valore { $value }
note-harbour = porto
note-monument = monumento { form-civ }, { $colour }
note-monument-yours = monumento { form-civ }, tuo
note-you-have = hai { $princes }
note-pays = rende { $points } per round con la scala attuale
note-wonder-pays-you = { $points } a te subito, per la meraviglia
note-wonder-pays = { $points } a { $colour } subito, per la meraviglia
note-wonder = { $points } punti subito, per un principe di ogni civiltà lì
note-nobody-gains = nessuno guadagna
note-owner-gains = { $points } punto a { $colour }
note-you-gain = { $points } punti a te
note-raise = da { $start } a { $end }; { form-land } scende a { $start }
note-lower = da { $start } a 1; { $number ->
    [one] sale { $civilizations }
   *[other] salgono { $civilizations }
}
note-you-hold = ne hai { $number }
note-surprise = pesca un invitato alla cieca, poi scegli un giocatore che ne prende uno scoperto
note-end = termina il tuo turno
menu-you-may = Puoi:
menu-you-may-several = Puoi: (più d’una insieme con le virgole, come 1, 2)
menu-which = Quale? (Invio torna indietro.)
menu-no-number = Non c’è { $number } nell’elenco; va da 1 a { $last }.
menu-not-done = Non fatto: { $moves }. C’è stata un’estrazione, o non sta più a te decidere.
menu-say-which = { $word } può essere { $moves }; precisa quale

## A game from its first question to its last word

greet-enter = Invio: gioca contro { $number } bot ({ $bot }).
greet-or = Oppure di’ chi gioca: un numero di giocatori da 2 a 5, o nomi e bot, come Ann, Bob, mason.
greet-bots = Bot: { $bots }. Scrivi help bots per sapere come giocano.
greet-resume = Oppure scrivi resume per riprendere la tua ultima partita:
greet-new = Non conosci il gioco? Scrivi help.
greet-who = Chi gioca
greet-people = { $number ->
    [one] { $names } gioca a questa tastiera.
   *[other] { $names } giocano a questa tastiera.
}
play-none-begun = Nessuna partita è cominciata.
play-help-any-time = Scrivi help quando vuoi; quit interrompe, e la partita si può riprendere.
play-not-saved = La partita non è stata salvata.
play-saved = La partita è salvata. Per riprenderla:
play-follow = Segui una partita su un tavolo vero: scrivi ciò che vi si estrae e si decide.
play-watch = Giocano solo bot; tu guardi.
play-you-are = tu sei { $colour }
play-is = { $name } è { $colour }
session-over = La partita è finita
session-look-again = Per rivederla:
session-bot-failed = Il bot di { $name } ha fallito ({ $trouble }); al suo posto ha deciso { $bot }.
session-title = Round { $round }, { $phase }; finisce a { $target } punti
session-title-lap = Round { $round }, { $phase }, giro { $lap } di 3; finisce a { $target } punti
session-you-decide = Tocca a te. { $question }
session-question = { $question } ({ $why }.)
session-discards-one = { $name } sceglie una carta da scartare.
session-discards-two = { $name } sceglie due carte da scartare.
session-next = Tocca a { $name } decidere.
session-still-undo = { $name } può ancora annullare l’ultima mossa: undo.
session-press-enter = Premi Invio se sei { $name }
session-turn-over = Il tuo turno è finito; Invio continua, undo lo annulla
session-not-done = Non fatto: { $line }. Premi Invio, o scrivi undo.
session-unsaved = Nulla va avanti finché non si può salvare.
session-unsaved-prompt = Invio riprova, save FILE continua in un altro file, quit interrompe
drawing-possible = Possibile: { $draws }.
drawing-prompt = estratto
drawing-not-done = Non fatto: { $draw }. Non si estrae più nulla.

## Where the game is kept

saved-in = La partita è salvata dopo ogni decisione in { $path }.
saved-not = Questa partita non viene salvata: { $why }.
saved-elsewhere = `save FILE` la salva altrove quando vuoi.
saved-resumed = La partita riprende dopo { $number } eventi; è salvata in { $path }.
saved-cut = L’ultima riga della registrazione era tronca ({ $line }); è tralasciata, perché non era ancora stata eseguita.
saved-where = Salvata dopo ogni decisione in { $path }.
saved-nowhere = Non è ancora salvata.
saved-other-file = `save FILE` continua in un altro file.
saved-goes-on = La partita continua in { $file }.
preparing-rules = Preparazione delle regole (solo la prima volta, circa mezzo minuto)…
preparing-bots = Preparazione dei bot (solo la prima volta, circa mezzo minuto)…
preparing-late = Il caricamento dura più del solito; le regole cambiate vengono ricompilate (circa mezzo minuto)…
preparing-slow = Il caricamento dura più del solito…

## Words at the prompt that are no moves

say-nobody-plays = Nessuno gioca a questa tastiera.
say-cards = Carte: { $cards }.
say-supply = Principi nella tua riserva: { $princes }.
say-others-hold = Gli altri insieme hanno almeno: { $cards }.
say-look-at-what = Guardare che cosa? Nomina un quartiere, come look { $district }.
say-looked = { $name }, { $island }: { $place }.
say-streets = Strade verso { $districts }.
say-bridges = Ponti verso { $districts }.
say-boats = Barche verso { $districts }.
say-log-number = «{ $text }» non è un numero di righe; scrivi log, o log 20 per le ultime 20.
say-why-how = Chiedi così: why raise maya.
say-no-taking-back = Non si può annullare nulla: { $why }.
say-no-taking-back-rule = Non si può annullare nulla: { $why } [{ $rule }].
say-taken-back = Annullato: { $moves }.
say-covered = { $command } è per la persona allo schermo; per ora valgono solo { $commands }
why-allowed = { $move } è permesso adesso.
why-allowed-several = { $move } è permesso adesso: { $moves }.
why-allowed-more = { $move } è permesso adesso: { $moves } e altre { $number }.
no-move-near = { $word } non è una mossa; intendevi { $near }?
no-move-you-may = { $word } non è una mossa; adesso puoi { $verbs }; help dice le altre parole
no-move-asked = { $word } non è una mossa; adesso non ti si chiede nessuna mossa; help dice le altre parole
typed-may-be = { $word } può essere { $words }; scrivi una lettera in più
typed-or = { $first } o { $last }

## The story so far

story-scale-now = La scala adesso è: { $scale }.
story-scale = La scala di prestigio: { $scale }.
story-prestige = Fase 3, prestigio: { $paid }.
story-paid = { $name } +{ $points }, ora { $score }
story-development = Gli invitati tornano nel sacchetto. Fase 2, sviluppo.
story-shown = Gli scarti sono mostrati: { $discards }.
story-shown-of = { $name }: { $cards }
story-arrival = Round { $round }. Arrivano gli invitati: { $guests }.
story-arrival-on = { $island }: { $guests }
story-guests = { $number ->
    [one] { form-civ }
   *[other] { $number } { form-civ-mp }
}
story-dealt = Ognuno riceve { $number } carte.
story-you-get = Tu ricevi { $cards }.
story-card = { form-civ-f }
story-on-scale = { form-land-name } { $value }
form-land-name = { one-on-scale }

## The end

finish-wins = { $names } { $number ->
    [one] vince
   *[other] vincono
} con { $points }
finish-you-win = { $names }: vittoria con { $points }
finish-you = tu ({ $colour })
finish-tied = { $name } ne ha altrettanti, ma sta dietro sul percorso
finish-tied-you = { $name } ne hai altrettanti, ma stai dietro sul percorso
finish-came = { $name }: { $place }º posto con { $points }
finish-stall = La partita è interrotta dopo il round { $round }, perché non finiva. [R-END-3]
finish-target = Dopo il round { $round } il traguardo di { $target } punti è raggiunto. [R-END-1]
finish-level = , a pari merito per l’opzione final_tie
finish-behind = , dietro a { $name } sulla stessa casella [R-END-2]
finish-line = { $place }. { $name }: { $points }{ $tie }; { $sources }.
finish-no-points = nessun punto
finish-for-wonder = { $points } per meraviglie
finish-for-patronage = { $points } per il possesso di una meraviglia
finish-for-addition = { $points } per principi altrui ai propri monumenti
finish-for-removal = { $points } per principi rimossi
finish-for-prestige = { $points } per il prestigio
discards-owed = Devono scegliere che cosa scartare: { $owing }.
place-name = { $district ->
    [heron-quay] { district-heron-quay }
    [lantern-hill] { district-lantern-hill }
    [tide-mill] { district-tide-mill }
    [mirror-court] { district-mirror-court }
    [reed-gate] { district-reed-gate }
    [cinder-wharf] { district-cinder-wharf }
    [glass-row] { district-glass-row }
    [sun-gate] { district-sun-gate }
    [ember-stairs] { district-ember-stairs }
    [kilns] { district-kilns }
    [bell-foundry] { district-bell-foundry }
    [kite-market] { district-kite-market }
    [vane-square] { district-vane-square }
    [gull-terrace] { district-gull-terrace }
    [sail-lofts] { district-sail-lofts }
    [harp-steps] { district-harp-steps }
    [olive-landing] { district-olive-landing }
    [granary] { district-granary }
    [quarry-gate] { district-quarry-gate }
    [vine-slopes] { district-vine-slopes }
    [old-orchard] { district-old-orchard }
    [clay-yards] { district-clay-yards }
    [salt-garden] { district-salt-garden }
    [barley-strand] { district-barley-strand }
   *[other] { $district }
}
island-of-water = isola dell’Acqua
island-of-fire = isola del Fuoco
island-of-wind = isola del Vento
island-of-earth = isola della Terra

## Records

record-breaks = { $file } viola una regola; { $why }; «utopia record verify» dice la riga
record-after = Dopo l’evento { $number } di { $last }:
record-why = Perché: { $why }.
record-title = Una partita a Utopia
record-players = Giocatori: { $players }
record-board = Tabellone: { $board }
record-edition = Edizione: { $edition }
record-edition-but = { $edition }, ma { $options }
record-viewer = Dal punto di vista di { $viewer }.
record-cut = L’ultima riga si interrompe ed è tralasciata: { $line }
record-no-round = qui non c’è il round { $round }; la registrazione arriva al round { $last }
record-fault = { $file }, { $fault }
record-keeps-over = { $file } rispetta le regole: { $events } eventi, di cui { $moves } mosse; la partita è finita.
record-keeps-on = { $file } rispetta le regole: { $events } eventi, di cui { $moves } mosse; la partita continua.
record-there-already = { $file } esiste già e resta com’è; scegli un altro nome
record-no-form = non c’è il formato { $form }; è uno di { $forms }
record-no-event = non c’è l’evento { $number }; la registrazione ha eventi da 0 a { $last }
cannot-be-written = { $file } non può essere scritto: { $why }
standard-output = l’uscita standard

## Boards

board-unplayable = { $file } non è ancora giocabile: { $faults }.
board-fit = { $file } è pronto per giocare: { $summary }.
board-doubts = Differisce da ciò che si sa della mappa stampata, il che va bene se lo dice la mappa:
board-digest = La sua impronta è { $digest }.
board-no-theme = Non c’è il tema { $theme }; scegline uno fra { $themes }.
board-drawn = La mappa di { $name } è disegnata in { $file }.
board-schematic = È uno schema, perché il file non ha geometria.
board-unusable = { $file } non è un tabellone utilizzabile: { $faults }.
board-summary = { $name }; { $sizes }; { $streets }, { $bridges }, { $harbours }; con il disegno
board-summary-undrawn = { $name }; { $sizes }; { $streets }, { $bridges }, { $harbours }; senza disegno
count-faults = { $number ->
    [one] { $number } difetto
   *[other] { $number } difetti
}
count-streets = { $number ->
    [one] { $number } strada
   *[other] { $number } strade
}
count-bridges = { $number ->
    [one] { $number } ponte
   *[other] { $number } ponti
}
count-harbours = { $number ->
    [one] { $number } porto
   *[other] { $number } porti
}

## Bots among themselves

arena-progress = partite
arena-interrupted = Interrotto dopo { $played } partite su { $games }.
arena-speed = { $games } partite e { $decisions } decisioni al secondo in { $number ->
    [one] { $number } processo
   *[other] { $number } processi
}
arena-jobs = { $jobs } processi: è un numero intero da 1 a { $most }, o 0 per tutti i core
arena-average = per partita, in media
arena-games = partite
arena-rounds = round
arena-decisions = decisioni
arena-legal-moves = mosse permesse
arena-most = { $mean } (al massimo { $most })
arena-scores = punteggi
arena-wonders = meraviglie
arena-ended = fine
arena-ended-target = { $number } per traguardo
arena-ended-stall = { $number } per stallo
arena-bot = bot
arena-seats = posti
arena-seat = posto
arena-wins = vittorie
arena-sure = sicuro al { $share }
arena-to = { $low } a { $high }
arena-par = atteso
arena-points = punti
arena-points-by = punti di una partita per
arena-source-wonder = meraviglia
arena-source-patronage = possesso
arena-source-addition = aggiunta
arena-source-removal = rimozione
arena-source-prestige = prestigio
arena-round = round
arena-round-last = ultimo
arena-place = posto { $number }
arena-track = vittorie secondo il posto sul percorso all’inizio del round
arena-limit = limite del materiale
arena-times = volte
arena-limit-takes = invitato preso senza principe da posizionare
arena-limit-bases = giocatore senza basi alla fine
arena-limit-monuments = civiltà senza monumenti alla fine

## Measuring

bench-checkout = bench richiede i sorgenti di Utopia: { $missing } { $number ->
    [one] manca
   *[other] mancano
} accanto a questo pacchetto installato, e quindi il motore di riferimento con cui si confronta la velocità; esegui `python3 run.py bench` nei sorgenti.
bench-players = giocatori
bench-decisions = decisioni al secondo
bench-games = partite al secondo
bench-ns = ns per decisione
bench-times = volte il riferimento
bench-not-measured = non misurato
bench-calibration-ns = ns per giro di un ciclo fisso
bench-step-decisions-per-s = decisioni al secondo da Python
bench-state-bytes = byte per posizione
bench-copy-ns = ns per copiare una posizione
bench-replay-ms = ms per leggere, ripercorrere e verificare una registrazione
bench-replay-moves = mosse in quella registrazione
bench-cold-compile-s = s per caricare le regole, nulla di compilato
bench-cold-compile-all-s = s per caricare regole, partite casuali e bot, nulla di compilato
bench-warm-start-s = s per utopia --help
bench-warm-rules-s = s per caricare le regole compilate
bench-warm-all-s = s per caricare regole, partite casuali e bot
bench-warm-page-s = s finché un server ha consegnato la sua pagina
bench-rss-mb = MB di memoria, giocando
bench-search-rounds-per-s = round al secondo che i bot di ricerca provano, per numero di giocatori
bench-load = Quanto regge un server si misura a parte: { $command }

## Options that do not fit

players-out-of-range = { $number ->
    [one] { $number } giocatore
   *[other] { $number } giocatori
}: a Utopia si gioca da { $least } a { $most }
players-one-bot = { $error } ({ $name } è un bot; scrivine più d’uno come Ann,Bob,mason)
players-one-person = { $error } ({ $name } passa per il nome di una sola persona; scrivine più d’uno come Ann,Bob,mason)
players-name-missing = posti { $text }: manca un nome; scrivili come Ann,Bob,mason
players-same-name = due persone si chiamano { $name }; dai a ciascuna il suo nome
players-no-bot = { $name } non è un bot; intendevi { $near }? (bot: { $bots })
players-other-number = { $number } giocatori non possono riprendere una partita da { $players }
seed-no-number = seed { $text } non è un numero da 0 in su; scrivine uno, o `ask` per inserire le estrazioni di un tavolo vero
seed-not-transcribed = --seed non va con --transcribe: le estrazioni si scrivono
resume-by-its-rules = --{ $option } non va con --resume: la registrazione dice con quali regole si gioca
resume-by-its-file = --save non va con --resume: la partita continua nella sua registrazione; `save FILE` lo cambia
match-games = { $games } partite: se ne deve giocare almeno 1
match-seed = seed { $seed }: è un numero intero da 0 a 2**64 - 1
file-no-folder = { $file } non può essere scritto: non c’è la cartella { $folder }; creala prima, o nominane un’altra
file-no-name = { $file } non è il nome di un file; scrivine uno
file-no-home = { $file } non si trova: non esiste la cartella di quell’utente
file-exists = { $file } esiste già; riprendilo con --resume, o scegli un altro nome
record-no-file = { $file }: non c’è un file così; dai il percorso di una registrazione
record-unreadable = { $file }: non si può leggere ({ $why }); dai il percorso di una registrazione

## Help: what is asked now

moment-guest =
    Prendi uno degli invitati scoperti: un principe della sua civiltà va in un quartiere della sua isola che scegli tu.
    Tre tuoi principi di una civiltà in un quartiere lo prendono (district); cinque di civiltà diverse su un’isola costruiscono la sua meraviglia (wonder). I monumenti rendono a ogni round, secondo la scala.
    Oppure, una volta per round, pesca un invitato a sorpresa. Può essere quello che ti serve, ma anche qualcun altro ne riceve uno.
moment-surprise-guest = Scegli un quartiere dell’isola per l’invitato a sorpresa appena pescato; prima puoi costruire.
moment-name = Per il tuo invitato a sorpresa qualcun altro deve prendere un invitato scoperto: scegli chi ci guadagna meno.
moment-named-guest = Un invitato a sorpresa tocca anche te: prendi uno degli invitati scoperti. Non ti costa un turno.
moment-named-end = È toccato a te prendere un invitato, e a questo tavolo puoi costruire prima che il turno torni all’altro.
moment-end = Il tuo invitato ha una casa. Puoi ancora costruire prima di terminare il turno.
moment-leave = Alcuni principi per la meraviglia stanno in più quartieri: scegli quale parte.
moment-discard =
    Tutti scelgono insieme che cosa scartare: due carte il primo sul percorso, nessuna l’ultimo, una gli altri.
    La scelta è definitiva. Due carte uguali fanno scendere una civiltà: pensaci prima di separartene.
moment-act =
    Gioca carte, nell’ordine che vuoi, quante ne vuoi; costruisci appena puoi; poi termina il turno.
    Una carta sposta i suoi principi (move), ne aggiunge uno ai suoi monumenti (add), ne toglie uno lì per 2 punti (remove) o fa salire la sua civiltà (raise). Due uguali la fanno scendere (lower), tre aggiungono un principe dove vuoi (anywhere).
    Tieni fino a cinque carte per il prossimo round. Due volte nella partita un privilegio cambia una carta in un’altra.
moment-destination = Scegli dove vanno: per una strada o un ponte, o in barca fra porti; uno o due.
moment-privilege = Una carta cambiata si gioca subito: scegli l’azione, o annullala con `undo`.
moment-pay = Scegli quali carte pagano.
moment-keep = Hai più di cinque carte: scarta finché ne restano cinque.

## Help: typing what was drawn on a real table

typing-scale = Scrivi le civiltà nell’ordine della scala, da 5 a 1, come `maya greek`; basta m g.
typing-first-player = Scrivi il colore del primo giocatore, come `blue`.
typing-arrival = Scrivi ogni invitato con la sua isola, come `maya fire`; le virgole ne separano più d’uno: `m f, g wi`.
typing-surprise-draw = Scrivi l’invitato uscito dal sacchetto, come `maya fire`, o `m f`.
typing-deal = Scrivi le carte nell’ordine in cui sono distribuite, come `maya maya greek`; basta m m g.
typing-undo = `undo` annulla l’ultima cosa scritta, per correggerla.

## Help: commands

command-help-board = tutto ciò che sta sul tavolo
command-help-hand = le tue carte e la tua riserva
command-help-scores = il percorso, l’ordine di gioco, e quanto renderebbe ora il round
command-help-guests = gli invitati alle navi e nel sacchetto
command-help-look = un quartiere, e dove si va da lì
command-help-log = tutto ciò che è successo; `log 20` per le ultime 20 righe
command-help-why = perché una mossa è rifiutata, e da quale regola; `why 3` chiede di una riga dell’elenco
command-help-undo = annulla la tua ultima decisione
command-help-help = questo momento; `help game`, `help map`, `help moves`, `help rules`, `help R-CARD-2` per una regola
command-help-save = continua in un altro file; `save` dice dov’è la partita
command-help-quit = interrompi; la partita è salvata e si può riprendere
help-typing = Scrivi un numero dell’elenco, o una mossa (`enter maya kilns`; bastano gli inizi delle parole); le virgole ne separano più d’una.
help-topics = help game, help map, help bots, help moves, help commands, help rules, o una regola come help R-CARD-2
help-no-topic = Non c’è aiuto su { $topic }; prova { help-topics }.
help-other-words = Altre parole: { $words }; `help commands` le spiega.
help-more = Altro aiuto: { help-topics }.
help-nothing-asked = Adesso non ti si chiede nulla.
help-rules-of-moment = Regole di questo momento: { $rules }; `help { $first }` ne spiega una.
help-rules = `help R-CARD-2` ne spiega una:
help-in-this-game = In questa partita: { $option }: { $choice }.

## Help: moves

verb-enter = prendi un invitato scoperto, o quello a sorpresa, e posiziona un principe per lui
verb-take = prendi un invitato senza posizionare, quando non resta un tale principe
verb-surprise = pesca un invitato a sorpresa
verb-name = scegli il giocatore che deve prendere un invitato scoperto
verb-district = prendi un quartiere dove stanno tre tuoi principi
verb-wonder = costruisci la meraviglia di un’isola
verb-leave = di’ quale principe parte per la meraviglia
verb-move = sposta uno o due principi da un quartiere
verb-to = di’ dove vanno, e quanti
verb-add = aggiungi un principe a un monumento
verb-anywhere = aggiungi un principe in un quartiere qualsiasi, per tre carte
verb-remove = togli un principe a un monumento, per 2 punti
verb-raise = fai salire una civiltà sulla scala
verb-lower = metti una civiltà in fondo alla scala, per due carte
verb-privilege = cambia una carta in un’altra civiltà per l’azione che segue
verb-pay = di’ quali carte pagano
verb-discard = scarta una carta, o due
verb-end = termina il tuo turno

## Help: the game on one screen

game-short-goal = Porti principi di cinque civiltà su quattro isole. Tre di una civiltà in un quartiere diventano il suo monumento, che rende a ogni round; uno di ogni civiltà su un’isola diventano la sua meraviglia, che rende { $wonder } punti subito. Costruisci in ogni momento del tuo turno.
game-short-round = Un round ha tre fasi:
game-short-welcome = 1, accoglienza. Tre invitati per giocatore aspettano alle navi delle isole. Tre volte, nell’ordine del percorso del punteggio, ne prendi uno e posizioni un principe della sua civiltà in un quartiere della sua isola; una volta per round puoi invece pescare un invitato a sorpresa dal sacchetto.
game-short-development = 2, sviluppo. Ricevi cinque carte; il primo sul percorso ne scarta due, l’ultimo nessuna, gli altri una. Poi ne giochi quante vuoi: per spostare principi, aggiungerne o toglierne uno a un monumento, far salire o scendere una civiltà sulla scala di prestigio.
game-short-prestige = 3, prestigio. Ogni monumento rende al suo proprietario quanto vale la sua civiltà sulla scala, da 5 a 1.
game-short-value = Il numero davanti a un quartiere è il suo valore. Rende solo dove c’è una meraviglia: ogni volta che poi si prende un quartiere di quell’isola, il proprietario della meraviglia ne guadagna il valore (R-BUILD-3).
game-short-value-others = Il numero davanti a un quartiere è il suo valore. Rende solo dove c’è una meraviglia: ogni volta che poi qualcun altro prende un quartiere di quell’isola, il proprietario della meraviglia ne guadagna il valore (R-BUILD-3).
game-short-removal = Una piccola fonte di punti: togliere un tuo principe a un monumento te ne dà { $removal }, e la carta prima può averlo aggiunto lì. Se il monumento è di un altro, aggiungere dà 1 punto al suo proprietario.
game-short-end = La partita finisce dopo il round in cui qualcuno ha { $target } punti; vince chi ne ha di più. (help moves e help rules dicono di più, quando giochi.)
map-value = Il numero davanti a un quartiere è il suo valore; `look QUARTIERE` dice che cosa c’è e dove si va da lì.
map-princes = I principi stanno dopo la lettera del loro giocatore, ogni civiltà con la sua lettera, preceduta dal numero se sono più d’uno: r:2M,C sono due principi maya e uno cinese del rosso. Un monumento è un triangolo con le lettere della sua civiltà e del suo proprietario.
map-harbours = I porti portano la lettera del loro settore di mare: { $sectors }.
map-boats = Le barche vanno da porto a porto in un settore, e fra { $links } (R-MOVE-1).
map-link = { $first } e { $last }
extra-missing = { $library } non è installato. Viene con l’extra «{ $extra }»: pip install "utopia[{ $extra }]", o in una copia del progetto: python3 run.py extras

## Tournaments

match-simulations = { $simulations } simulazioni: a un bot che cerca ne serve almeno 1
match-seconds = { $seconds } secondi: a un bot ne servono più di zero
arena-progress-line = { $played } partite su { $games }; ancora { $left } circa
arena-left = ancora { $left } circa
arena-interrupted-kept = Interrotto dopo { $played } partite su { $games }; sono conservate. Per riprendere: { $command }
arena-resume-alone = --resume riprende ciò che è stato iniziato; togli { $options }
arena-players-of-bots = --players { $players } dice quanti bot di un gruppo siedono a un tavolo: nomina il gruppo con --bots, o i posti di un solo tavolo con --seats
arena-seats-or-bots = --seats nomina i bot di un tavolo, --bots un gruppo per molti tavoli; scegli uno dei due
arena-too-few-bots = --bots { $bots }: un torneo richiede almeno 2 bot diversi
arena-one-budget = una decisione ha un limite in --simulations o in --seconds; scegli uno dei due
arena-group = { $number } giocatori, { $games } partite
arena-rating = quotazione
arena-failures = { $bot } non ha preso { $number } delle sue decisioni, prese da { $stand }: { $reasons }
arena-decision-times = ms a decisione
arena-median = mediana
arena-p99 = 99 %
arena-overruns = sforamenti
arena-table = tavolo
arena-against = { $bot } contro { $others }
ladder-step = Gradino { $number } di { $steps }:
ladder-no-table = la pagina non ha la tabella della scala; comincia con { $head }
arena-process-ended = un processo che giocava è finito prima del tempo, forse per mancanza di memoria; prova con meno --jobs
run-differs = partite giocate ora non farebbero parte di questa serie; differiscono in (là, qui): { $differences }
run-in-use = un altro processo gioca la serie in { $folder }
run-line-broken = { $file }, riga { $line }: è stata cambiata dopo essere stata scritta; una serie riprende solo da ciò che ha scritto da sé
run-game-wrong = { $file }, riga { $line }: non è la partita successiva della serie
run-folder-full = { $folder } non è vuota; una serie richiede una cartella nuova, o riprende con --resume
run-folder-unusable = { $folder } non si può usare: { $reason }
run-not-kept = non si può più scrivere in { $folder }: { $reason }. Tutte le partite precedenti sono conservate; fai spazio e riprendi con --resume { $folder }
run-none = { $folder } non contiene una serie: manca { $file }
run-manifest-wrong = { $file } non è il manifesto di una serie: { $why }
arena-plot-kind = { $file } non è un tipo di immagine; il nome finisce con uno di { $endings }
arena-ray-address = { $address } non è l’indirizzo di un cluster Ray; scrivi HOST:PORTA, come lo mostra ray start --head
arena-ray-silent = nessun cluster Ray risponde a { $address } ({ $reason }); è avviato, e questa macchina ne fa parte?
arena-ray-differs = una macchina del cluster Ray gioca con altre regole o altri bot; tutte devono avere la stessa versione di utopia
arena-ray-failed = il cluster Ray ha fallito: { $reason }
command-help-hint = che cosa farebbe qui un bot forte, e perché
hint-moves = L’Architetto giocherebbe: { $moves }
bench-begins = Misurazione in corso; ci vogliono da uno a tre minuti…
