# Problèmes : des positions où un plan est nettement le meilleur.
puzzles-for = { $number ->
    [one] Un problème pour { $players } joueurs
   *[other] { $number } problèmes pour { $players } joueurs
}
puzzles-how = utopia puzzles solve t’en donne un ; --players et --theme choisissent.
puzzles-none = Il n’y a pas de problème { $name }.
puzzles-found = { $games ->
    [one] Après une partie
   *[other] Après { $games } parties
} : { $number ->
    [one] un problème
   *[other] { $number } problèmes
}.
puzzle-task = Trouve le meilleur tour de { $seat }. Problème { $id }.
puzzle-words = Écris les coups comme dans les parties enregistrées ; end finit le tour. Autres mots : hint, moves, solution, table, undo, quit.
puzzle-solved = Résolu. Environ { $share } parties sur 100 sont gagnées à partir d’ici ; après tout autre tour, au moins { $lead } de moins.
puzzle-missed = Un autre tour gagne plus souvent. Le mot undo annule, solution le montre.
puzzle-theme-monument = un monument est construit
puzzle-theme-wonder = une merveille est construite
puzzle-theme-king = le roi est influencé
puzzle-theme-cards = trois cartes ou plus sont jouées
puzzle-theme-privilege = un privilège transforme une carte
puzzle-theme-removal = un prince est retiré
puzzle-theme-denial = un rival perd trois points ou plus
puzzle-theme-last-round = la fin de la partie est proche
puzzle-theme-early = une des deux premières manches
puzzle-theme-one-move = un seul coup suffit
puzzle-theme-long = six coups ou plus
