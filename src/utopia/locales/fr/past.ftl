# Une partie en cours, revue de sa table, étape par étape.

past-title = Tu regardes le passé
past-where = Manche { $round } · étape { $event } sur { $total }
past-your-turn = C’est à toi : reviens au présent et joue.
past-slider = Jusqu’où en arrière
