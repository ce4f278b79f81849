# Le pagine delle lezioni.

lessons-title = Lezioni
lessons-about = { $count } brevi lezioni sulla vera mappa: dal primo invitato all’ultimo round, in un quarto d’ora. Non serve aver letto nulla.
lessons-progress = { $solved } lezioni risolte su { $count }, { $stars } stelle su { $most }.
lessons-begin = Comincia
lessons-go-on = Continua
lessons-all = Tutte le lezioni
lessons-deals = Stessa mano: tutti giocano le stesse carte
lessons-studies = Studi: posizioni con le tue mosse e note
lessons-editor = Prepara una posizione
lessons-rules = Tutto si trova anche nelle regole.
lessons-number = lezione { $number } di { $count }
lessons-stars = { $stars ->
    [0] non ancora risolta
    [one] { $stars } stella su 3
   *[other] { $stars } stelle su 3
}
lessons-task = Obiettivo
lessons-missed = Non proprio.
lessons-over = Questo tentativo è finito
lessons-over-about = Annulla una mossa o ricomincia.
lessons-restart = Ricomincia
lessons-show-move = Mostra la mossa
lessons-hide-hint = Nascondi il consiglio
lessons-solved = Risolta
lessons-fewer = { $moves ->
    [one] Si può fare in { $moves } mossa.
   *[other] Si può fare in { $moves } mosse.
}
lessons-next = Prossima lezione
lessons-first-game = Una prima partita
lessons-first-game-about = Circa tre round contro due bot tranquilli, fino a 20 punti. Le loro carte sono scoperte. Prima di ogni nuova decisione il tavolo ti dice che cosa conta.
lessons-first-game-play = Gioca
lessons-done = Hai risolto tutte le lezioni. Ora gioca!
lessons-strategy = Che cosa fa vincere: una guida
lessons-puzzles = Problemi: trova il turno migliore
