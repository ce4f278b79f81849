# Beaucoup de parties à la fois, pour les programmes qui apprennent.
observation-shape = Une observation a { $size } nombres dans sa dernière dimension ; ce tableau a la forme { $shape }.
observation-array = Une observation s’écrit dans un tableau int8 contigu de forme ({ $size },) ; celui-ci est { $dtype } de forme { $shape }.
observation-seat = Personne ne regarde depuis la place { $observer } : les places vont de 0 à { $last }, et { $spectator } est un spectateur.
batch-array = Le tableau { $name } est { $found } ; il doit être { $dtype } de forme { $shape }, contigu et modifiable.
batch-count = Un lot de { $count } parties ; il en faut au moins 1.
batch-threads = Un lot sur { $threads } fils d’exécution ; il en faut au moins 1.
batch-not-begun = Les parties n’ont pas commencé : appelle reset() avant step().
batch-illegal = L’action { $code } de la partie { $game } n’est pas permise à la place { $holder } ({ $reason }) ; son masque montre celles qui le sont. Aucune partie n’a avancé.
bench-batch-decisions-per-s = décisions par seconde dans l’environnement par lots, actions tirées dans les masques, selon le nombre de joueurs
bench-batch-steps-alone-per-s = de même sans le tirage, selon le nombre de joueurs
bench-batch-of-few-steps-alone-per-s = de même avec 64 parties seulement, sans le tirage, selon le nombre de joueurs
