# Problemi: posizioni in cui un piano è nettamente il migliore.
puzzles-for = { $number ->
    [one] Un problema per { $players } giocatori
   *[other] { $number } problemi per { $players } giocatori
}
puzzles-how = utopia puzzles solve te ne dà uno; --players e --theme scelgono.
puzzles-written = { $number } problemi sono in { $file }.
puzzles-none = Non c’è un problema { $name }.
puzzles-found = { $games ->
    [one] Dopo una partita
   *[other] Dopo { $games } partite
}: { $number ->
    [one] un problema
   *[other] { $number } problemi
}.
puzzle-task = Trova il turno migliore di { $seat }. Problema { $id }.
puzzle-words = Scrivi le mosse come nelle partite registrate; end finisce il turno. Altre parole: hint, moves, solution, table, undo, quit.
puzzle-solved = Risolto. Circa { $share } partite su 100 si vincono da qui; dopo ogni altro turno, almeno { $lead } di meno.
puzzle-missed = Un altro turno vince più spesso. La parola undo annulla, solution lo mostra.
puzzle-theme-monument = si costruisce un monumento
puzzle-theme-wonder = si costruisce una meraviglia
puzzle-theme-king = si influenza il re
puzzle-theme-cards = si giocano tre carte o più
puzzle-theme-privilege = un privilegio trasforma una carta
puzzle-theme-removal = si toglie un principe
puzzle-theme-denial = un rivale perde tre punti o più
puzzle-theme-last-round = la fine della partita è vicina
puzzle-theme-early = uno dei primi due round
puzzle-theme-one-move = basta una sola mossa
puzzle-theme-long = sei mosse o più

# La pagina /puzzles.
puzzles-title = Problemi
puzzles-one = Problema
puzzles-about = Trova il turno che vince più spesso. Sono turni di partite tra i nostri bot, visti da chi doveva giocare: un piano era nettamente il migliore, come ha trovato una ricerca profonda.
puzzles-daily = Problema del giorno
puzzles-solve = Risolvilo
puzzles-look-again = Riguardalo
puzzles-state = { $state ->
    [solved] Risolto.
    [missed] Mancato al primo tentativo; oggi puoi ancora risolverlo.
   *[other] È lo stesso per tutti; il prossimo arriva a mezzanotte UTC.
}
puzzles-mine = I tuoi problemi
puzzles-rating = Quotazione
puzzles-doubt = { $rating } ± { $doubt }
puzzles-solved-of = Risolti
puzzles-of = { $solved } su { $number }
puzzles-in-a-row = Al primo colpo, di fila
puzzles-days = Giorni di fila
puzzles-choose = Scegli
puzzles-players = Giocatori
puzzles-any = Tutti
puzzles-next = Prossimo problema
puzzles-all = Tutti i problemi
puzzles-number = per { $players }, quotazione { $rating }
puzzles-your-turn = Tocca a te. Gioca tutto il turno meglio che puoi, poi terminalo. Fino ad allora si può annullare tutto.
puzzles-over = Il turno è terminato.
puzzles-give-up = Mostra la soluzione
puzzles-right = Risolto
puzzles-wrong = Non è il turno migliore
puzzles-given-up = Il turno migliore
puzzles-worth = Con il turno migliore si vincono da qui circa { $share } partite su 100, con ogni altro almeno { $lead } in meno.
puzzles-best = Il turno migliore:
puzzles-gained = { $gained ->
    [0] Questo tentativo non cambia alcuna quotazione.
   *[other] La tua quotazione: { $rating } ({ $sign }{ $gained }). Quella del problema: { $puzzle }.
}
puzzles-show = Giocalo
puzzles-again = Riprova
puzzles-themes = Contiene:
problem-no-puzzle = Non esiste un problema così.
problem-puzzle-illegal = La mossa { $move } lì non è permessa.
