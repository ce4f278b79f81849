## Ce que les environnements de recherche refusent
envs-players = le nombre de joueurs est { $players } ; Utopia se joue de { $least } à { $most }
envs-options = { $options } : on change des options dans une édition donnée par son nom ; une Edition à soi les contient toutes
envs-word = { $what } est { $word } ; c’est l’un de { $words }
envs-seed = la graine est { $seed } ; c’est un nombre entier, 0 ou plus
envs-shaping = shaping est { $shaping } ; c’est un nombre, la récompense par point
envs-over = aucune partie n’est en cours ; reset en commence une
envs-no-action = L’action { $action } de { $colour } n’en est pas une : les actions sont des nombres entiers de 0 à { $most }, et les légales ont un 1 dans le masque.
envs-illegal = L’action { $action } de { $colour } n’est pas légale.
envs-opponents = { $others ->
    [1] il y a une autre place : nomme un robot pour elle, non { $number } ({ $names })
   *[other] il y a { $others } autres places : nomme un robot pour toutes, ou { $others } robots, non { $number } ({ $names })
}
envs-opponent = le robot { $name } a répondu par ce qui n’est pas légal. { $why }
envs-observer = il n’y a pas d’observateur de { $kind } ; il y en a de l’information publique et privée avec ou sans mémoire, et de chacune seule sans mémoire
envs-other-record = l’enregistrement est d’un autre plan, d’autres règles ou d’un autre nombre de joueurs, ou il ne dit que ce que savait une place ou un spectateur
envs-actions = { $name } est { $found } ; ce sont des nombres entiers, un pour chacune des { $number } tables
envs-reset-mask = reset_mask est { $found } ; il dit vrai ou faux pour chacune des { $number } tables, dont les parties ont déjà commencé
envs-mix = un mélange de robots a les poids { $weights } ; ce sont des nombres entiers supérieurs à 0, un pour chaque robot
envs-tables = le nombre de tables est { $number } ; il y en a au moins une

## Vitesse des environnements, dans utopia bench
bench-pettingzoo-decisions-per-s = décisions par seconde dans PettingZoo, 4 joueurs
bench-gymnasium-steps-per-s = décisions par seconde dans Gymnasium, contre 3 robots au hasard
bench-gymnasium-vector-steps-per-s = décisions par seconde dans Gymnasium, 200 tables à la fois
bench-openspiel-decisions-per-s = décisions par seconde dans OpenSpiel, 4 joueurs, tirages à part
envs-record-amid-discards = Cet enregistrement s’arrête pendant le choix des défausses, et { $colour } a choisi avant quelqu’un dont c’est d’abord le tour ; OpenSpiel fait décider l’un après l’autre. Attends que tous aient choisi.
