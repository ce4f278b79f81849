## Orologi, pause, posti lasciati, e ciò che si chiede al tavolo

time-over = Questa partita è finita.
time-no-vote = È già deciso.
time-not-voting = Qui decidono solo gli altri al tavolo.
time-no-choice = Non è nessuna delle risposte alla domanda.
time-other-vote = Al tavolo si sta chiedendo altro. Aspetta che sia deciso.
time-not-missed = Quel giocatore è qui, o manca da meno di un minuto.
time-not-live = Solo le partite dal vivo hanno pause. In quelle lente contano le ore di quiete e le ferie.
time-no-tempo = A questo tavolo nessuno ha un orologio.
time-taken = Non c’è un posto da riprendere: ora ci siede qualcun altro.
problem-zone = Questo fuso orario non esiste. Uno è Europe/Rome.
problem-quiet = Al massimo { $most } ore al giorno possono essere di quiete.
problem-holiday = Le ferie cominciano prima di finire, ed entro un anno.
problem-holidays = Sono più di { $most } giorni di ferie nel { $year }.

time-tempo = Tempo per pensare
time-tempo-none = Senza orologi
time-tempo-none-about = Ognuno pensa quanto vuole. Chi manca può comunque essere sostituito.
time-tempo-brisk = Dal vivo, svelto
time-tempo-brisk-about = 10 minuti per la partita, e 15 secondi in più dopo ogni turno.
time-tempo-easy = Dal vivo, comodo
time-tempo-easy-about = 20 minuti per la partita, e 30 secondi in più dopo ogni turno.
time-tempo-day = Un turno al giorno
time-tempo-day-about = 24 ore per ogni turno, e 2 giorni di riserva. Le notti e le ferie di un giocatore non contano.
time-tempo-days = In più settimane
time-tempo-days-about = 3 giorni per ogni turno, e una settimana di riserva. Le notti e le ferie di un giocatore non contano.
time-tempo-end = Scaduto il tempo, un bot finisce il turno. Dopo due volte di fila gli altri decidono del posto.

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
time-low-you = Ti restano { $left }.
time-paused = Pausa. Gli orologi sono fermi.
time-resume = Riprendi

time-ask-pause = Chiedi una pausa
time-ask-pause-about = Gli orologi si fermano un’ora al massimo; ognuno può riprendere prima.
time-ask-more = Chiedi più tempo
time-ask-more-about = { $left } in più per tutti.
time-ask-leaver = { $name } manca: chiedi al tavolo
time-ask-leaver-about = Gli altri decidono: aspettare, far giocare un bot, cercare un sostituto, o finire la partita.

time-vote = Si chiede al tavolo
time-vote-left = { $names } ha lasciato la partita. Che ne sarà del posto?
time-vote-away = { $names } non è collegato. Che ne sarà del posto?
time-vote-time = { $names } non ha deciso in tempo, due volte. Che ne sarà del posto?
time-vote-pause = Fermiamo gli orologi per un po'?
time-vote-more = Diamo { $left } in più a tutti?
time-vote-you-left = Hai lasciato la partita. Gli altri decidono del tuo posto.
time-vote-you = Gli altri decidono del tuo posto. Fai una mossa, e resta tuo.
time-vote-until = Hanno risposto { $spoken } su { $voters }; restano { $left }.
time-vote-fold = Chiudi la domanda
time-vote-unfold = Mostra le risposte
time-choice-wait = Aspettare { $left }
time-choice-bot = Continua un bot
time-choice-substitute = Cercare un sostituto
time-choice-end = Finire la partita
time-choice-yes = Sì
time-choice-no = No

time-leave = Lascia la partita
time-leave-others = Gli altri lo sanno e decidono: aspettarti, far giocare un bot, cercare un sostituto, o finire la partita. Puoi tornare finché non ci siede qualcun altro. In una partita classificata chi se ne va è ultimo.
time-leave-alone = Qui non gioca nessun’altra persona: la partita finisce, senza posizioni.
time-leave-stay = Resta
time-back = Un bot gioca per te.
time-back-do = Riprendi il mio posto
time-back-stay = Resto
time-free = Un bot continua finché un sostituto non arriva dal link del tavolo.
time-plays-for = gioca per { $name }
