## Orologi, pause, posti lasciati, e ciò che si chiede al tavolo

time-over = Questa partita è finita.
time-no-vote = È già deciso.
time-not-voting = Qui decidono solo gli altri al tavolo.
time-no-choice = Non è nessuna delle risposte alla domanda.
time-other-vote = Al tavolo si sta chiedendo altro. Aspetta che sia deciso.
time-not-missed = Quel giocatore manca da meno di un minuto, e nessuno aspetta da cinque minuti una sua mossa.
time-not-live = Solo le partite dal vivo hanno pause. In quelle lente contano le ore di quiete e le vacanze.
time-no-tempo = A questo tavolo nessuno ha un orologio.
time-taken = Non c’è un posto da riprendere: ora ci siede qualcun altro.
problem-zone = Questo fuso orario non esiste. Un esempio: Europe/Rome.
problem-quiet = Al massimo { $most } ore al giorno possono essere di quiete.
problem-holiday = Le vacanze devono cominciare prima di finire, ed entro un anno.
problem-holidays = Sono più di { $most } giorni di vacanza nel { $year }.

time-tempo = Tempo per pensare
time-kind-none = Senza orologi
time-kind-none-about = Ognuno pensa quanto vuole. Se qualcuno manca, o non gioca per cinque minuti, gli altri possono decidere del suo posto.
time-kind-live = Dal vivo
time-kind-live-about = Tutti siedono al tavolo insieme, per un’ora circa.
time-kind-slow = Lenta
time-kind-slow-about = In giorni o settimane: giochi quando hai tempo, e un avviso può dirti quando tocca a te.
time-pace = Ritmo
time-tempo-brisk = Svelto
time-tempo-brisk-about = 10 minuti per tutta la partita, più 15 secondi dopo ogni turno.
time-tempo-easy = Comodo
time-tempo-easy-about = 20 minuti per tutta la partita, più 30 secondi dopo ogni turno.
time-tempo-day = Un giorno per turno
time-tempo-day-about = 24 ore per ogni turno, e 2 giorni di riserva. Le ore di quiete e le vacanze di un giocatore non contano.
time-tempo-days = Tre giorni per turno
time-tempo-days-about = 3 giorni per ogni turno, e una settimana di riserva. Le ore di quiete e le vacanze di un giocatore non contano.
time-tempo-end = Se il tuo tempo scade, un bot finisce il turno. Se succede due volte di fila, gli altri decidono del tuo posto.
time-tempo-own = A scelta
time-own-bank = Minuti per tutta la partita
time-own-increment = Secondi aggiunti dopo ogni turno
time-own-turn = Giorni per ogni turno
time-own-hours = Ore per ogni turno
time-own-reserve = Giorni di riserva per la partita

time-clocks = Orologi
time-seconds = { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}
time-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
time-hours = { $hours } h { $minutes } min
time-days = { $days } g { $hours } h
time-whole-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
time-rests = quiete per { $left }
time-is-out = Tempo scaduto: un bot finisce questo turno.
time-ran-out = Il tuo tempo è scaduto: un bot ha finito il tuo turno. Se succede ancora prima di una tua mossa, gli altri decidono del tuo posto.
time-low-you = Ti restano { $left }.
time-paused = Pausa. Gli orologi sono fermi.
time-resume = Riprendi

time-ask-pause = Chiedi una pausa
time-ask-pause-about = Gli orologi si fermano un’ora al massimo; ognuno può riprendere prima.
time-ask-more = Chiedi più tempo
time-ask-more-about = { $left } in più per tutti.
time-ask-leaver = { $name } manca: chiedi al tavolo
time-ask-leaver-about = Gli altri decidono: aspettare, far giocare un bot, cercare un sostituto, o finire la partita.
time-ask-idle = { $name } non gioca: chiedi al tavolo
time-waited = { $name } non gioca da { $left }.
time-waited-you = Il tavolo ti aspetta da { $left }. Ora gli altri possono decidere del tuo posto; se giochi, resta tuo.
time-waited-ask = Chiedi al tavolo

time-vote = Il tavolo decide
time-asked = Domanda al tavolo
time-vote-left = { $names } ha lasciato la partita. Che ne sarà del posto?
time-vote-away = { $names } è fuori linea. Che ne sarà del posto?
time-vote-idle = { $names } non gioca da molto tempo. Che ne sarà del posto?
time-vote-time = { $names } non ha deciso in tempo, due volte. Che ne sarà del posto?
time-vote-pause = Fermiamo gli orologi per un po’?
time-vote-more = Diamo { $left } in più a tutti?
time-vote-you-left = Hai lasciato la partita. Gli altri decidono del tuo posto.
time-vote-you = Gli altri decidono del tuo posto. Fai una mossa, e resta tuo.
time-vote-until = Si decide al più tardi tra { $left }.
time-vote-yours = Si aspetta la tua risposta.
time-vote-waits = Si aspetta: { $names }.
time-vote-by = { $me ->
    [true] Tu chiedi:
   *[other] { $name } chiede:
}
time-vote-answer = Rispondi
time-vote-fold = Nascondi le risposte
time-vote-unfold = Mostra le risposte
time-choice-wait = Aspettare { $left }
time-choice-bot = Continua un bot
time-choice-substitute = Cercare un sostituto
time-choice-end = Finire la partita
time-choice-wait-about = La partita aspetta questo giocatore. Per le quotazioni non cambia nulla.
time-choice-bot-about = La partita continua, con un bot al posto finché il giocatore non torna. Se è classificata vale; chi non torna finisce all’ultimo posto.
time-choice-substitute-about = Il posto è aperto a chi ha il link; intanto gioca un bot. Chi subentra non riceve una quotazione; chi se n’è andato finisce all’ultimo posto.
time-choice-end-about = La partita finisce qui, senza classifica, e non vale per nessuno. Deve essere d’accordo più della metà.
time-choice-yes = Sì
time-choice-no = No

time-leave = Lascia la partita
time-leave-others = Gli altri lo sanno e decidono: aspettarti, far giocare un bot, cercare un sostituto, o finire la partita. Puoi tornare finché non ci siede qualcun altro. Chi lascia una partita classificata finisce all’ultimo posto.
time-leave-alone = Qui non gioca nessun’altra persona: la partita finisce, senza classifica.
time-leave-stay = Resta
time-back = Un bot gioca per te.
time-back-do = Riprendi il mio posto
time-back-stay = Resto
time-free = Un bot continua finché un sostituto non arriva dal link del tavolo.
time-free-invite = Invita un sostituto
time-free-link = Chi apre questo link può prendere il posto libero e continua da lì.
time-plays-for = gioca per { $name }
