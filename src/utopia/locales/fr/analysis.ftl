# `utopia analyse` : ce que la chance et le jeu ont donné à chacun dans une partie terminée.

analysis-whole = { $file } ne dit que ce qu’un seul savait ; une analyse demande l’enregistrement entier.
analysis-over = La partie de { $file } n’est pas terminée ; seules les parties terminées s’analysent.
analysis-no-level = --level vaut { $level } ; il y a { $levels }.
analysis-curve = Part de victoire attendue au début de chaque manche :
analysis-round = Manche { $number }
analysis-result = Résultat
analysis-luck-by-round = Ce que le hasard a donné à chaque manche :
analysis-accounts = Ce qui a fait le résultat :
analysis-start = Départ égal
analysis-luck = Chance
analysis-own = Ses choix
analysis-others = Ceux des autres
analysis-costly = Les choix les plus coûteux, d’après ce que le joueur savait :
analysis-none = { $name } : aucun n’a clairement coûté.
analysis-cost = Manche { $round }, événement { $event } : { $cost }
analysis-played = Joué : { $moves }
analysis-better = Mieux : { $moves }

# La page d’une analyse.

analysis-title = Analyse
analysis-level = Degré de détail
analysis-quick = Rapide
analysis-quick-about = Environ une demi-minute pour une partie à quatre.
analysis-deep = Approfondie
analysis-deep-about = Dix fois plus longue ; elle voit plus loin et se trompe moins.
analysis-begins = L’analyse commence…
analysis-waits = { $ahead ->
    [one] Une autre partie passe d’abord.
   *[other] { $ahead } autres parties passent d’abord.
}
analysis-judged = { $judged } décisions jugées sur { $total }
analysis-failed = Cette partie n’a pas pu être analysée. Réessaie plus tard.
analysis-curve-title = Qui menait ?
analysis-curve-label = Part attendue de la victoire
analysis-curve-at = Manche { $round } : { $shares }
analysis-as-table = En tableau
analysis-won-by-luck = Victoire de { $name }, surtout grâce à la chance.
analysis-won-by-others = Victoire de { $name }, surtout grâce aux choix des autres.
analysis-won-without-luck = Victoire de { $name }, bien que la chance ait aidé les autres : leurs choix ont coûté plus.
analysis-accounts-title = Chance et choix
analysis-accounts-about = Chaque joueur commence avec { $start } de la victoire. La chance, ses propres choix et ceux des autres mènent au résultat. Sur toute une partie, cela peut dépasser 100 %.
analysis-costly-title = Les trois décisions les plus coûteuses
analysis-player = Joueur
analysis-costs = Manche { $round } : a coûté { $cost } de la victoire
analysis-played-here = Joué :
analysis-better-here = Mieux :
analysis-show = Montrer sur le plan
analysis-play = Dérouler
analysis-none-costly = Aucune décision n’a clairement coûté quelque chose.
analysis-choices = Toutes les décisions
analysis-grades = Imprécision : coûte { $inaccuracy } de la victoire ou plus ; erreur : { $mistake } ; gaffe : { $blunder }. Selon ce que le joueur savait alors.
analysis-all-choices = Aussi les bonnes
analysis-no-faults = Aucune imprécision jusqu’ici.
analysis-inaccuracy = imprécision
analysis-mistake = erreur
analysis-blunder = gaffe
problem-analysis-running = Cette partie n’est pas encore finie. Elle pourra être analysée ensuite.
problem-analysis-ended = Cette partie a été arrêtée avant la fin et n’a pas de résultat ; seules les parties jouées jusqu’au bout sont analysées.
problem-analysis-busy = Déjà { $most } parties attendent leur analyse. Réessaie dans une minute.
