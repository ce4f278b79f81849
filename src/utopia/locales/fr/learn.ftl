# Les pages des leçons.

lessons-title = Leçons
lessons-about = { $count } petites leçons sur le vrai plan : du premier invité à la dernière manche, en un quart d’heure. Pas besoin d’avoir lu quoi que ce soit.
lessons-progress = { $solved } leçons sur { $count } réussies, { $stars } étoiles sur { $most }.
lessons-begin = Commencer
lessons-go-on = Continuer
lessons-all = Toutes les leçons
lessons-deals = Même donne : chacun joue les mêmes cartes
lessons-studies = Études : des positions avec tes coups et tes notes
lessons-editor = Composer une position
lessons-rules = Tout est aussi dans les règles.
lessons-number = leçon { $number } sur { $count }
lessons-stars = { $stars ->
    [0] pas encore réussie
    [one] { $stars } étoile sur 3
   *[other] { $stars } étoiles sur 3
}
lessons-task = Objectif
lessons-missed = Pas tout à fait.
lessons-over = Cet essai est terminé
lessons-over-about = Annule un coup ou recommence.
lessons-restart = Recommencer
lessons-show-move = Montrer le coup
lessons-hide-hint = Cacher le conseil
lessons-solved = Réussi
lessons-fewer = { $moves ->
    [one] C’est possible en { $moves } coup.
   *[other] C’est possible en { $moves } coups.
}
lessons-next = Leçon suivante
lessons-first-game = Une première partie
lessons-first-game-about = Trois manches environ contre deux robots débonnaires, jusqu’à 20 points. Leurs cartes sont visibles. Avant chaque nouvelle décision, la table te dit ce qui compte.
lessons-first-game-play = Jouer
lessons-done = Tu as réussi toutes les leçons. À toi de jouer !
lessons-strategy = Ce qui fait gagner : un guide
lessons-puzzles = Problèmes : trouver le meilleur tour
