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
