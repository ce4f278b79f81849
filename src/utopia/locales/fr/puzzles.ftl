# Problèmes : des positions où un plan est nettement le meilleur.
puzzles-for = { $number ->
    [one] Un problème pour { $players } joueurs
   *[other] { $number } problèmes pour { $players } joueurs
}
puzzles-how = utopia puzzles solve t’en donne un ; --players et --theme choisissent.
puzzles-written = { $number } problèmes sont dans { $file }.
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

# La page /puzzles.
puzzles-title = Problèmes
puzzles-one = Problème
puzzles-about = Trouve le tour qui gagne le plus souvent. Ces positions viennent de parties entre nos robots, vues par qui devait jouer : un plan était nettement le meilleur, selon une recherche profonde.
puzzles-daily = Problème du jour
puzzles-solve = Le résoudre
puzzles-look-again = Le revoir
puzzles-state = { $state ->
    [solved] Résolu.
    [missed] Manqué au premier essai ; tu peux encore le résoudre aujourd’hui.
   *[other] Le même pour tout le monde ; le suivant arrive à minuit UTC.
}
puzzles-mine = Tes problèmes
puzzles-rating = Cote
puzzles-doubt = { $rating } ± { $doubt }
puzzles-solved-of = Résolus
puzzles-of = { $solved } sur { $number }
puzzles-in-a-row = Du premier coup, de suite
puzzles-days = Jours de suite
puzzles-choose = Choisir
puzzles-players = Nombre de joueurs
puzzles-any = Tous
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-number = à { $players }, cote { $rating }
puzzles-your-turn = C’est à toi de jouer. Joue le tour entier de ton mieux, puis termine-le. Jusque-là, tout peut être annulé.
puzzles-over = Le tour est terminé.
puzzles-give-up = Montrer la solution
puzzles-right = Résolu
puzzles-wrong = Ce n’est pas le meilleur tour
puzzles-given-up = Le meilleur tour
puzzles-worth = Avec le meilleur tour, environ { $share } parties sur 100 sont gagnées d’ici ; avec tout autre, au moins { $lead } de moins.
puzzles-best = Le meilleur tour :
puzzles-gained = { $gained ->
    [0] Cet essai ne change aucune cote.
   *[other] Ta cote : { $rating } ({ $sign }{ $gained }). Celle du problème : { $puzzle }.
}
puzzles-show = Le jouer
puzzles-again = Réessayer
puzzles-themes = On y trouve :
problem-no-puzzle = Ce problème n’existe pas.
problem-puzzle-illegal = Le coup { $move } n’est pas permis à cet endroit.
