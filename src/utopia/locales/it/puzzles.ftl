# Problemi: posizioni in cui un piano è nettamente il migliore.
puzzles-for = { $number ->
    [one] Un problema per { $players } giocatori
   *[other] { $number } problemi per { $players } giocatori
}
puzzles-how = utopia puzzles solve te ne dà uno; --players e --theme scelgono.
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
