# Una partita in corso, rivista dal suo tavolo, passo per passo.

past-title = Stai guardando il passato
past-where = Round { $round } · passo { $event } di { $total }
past-your-turn = Tocca a te: torna al presente e gioca.
past-slider = Quanto indietro
