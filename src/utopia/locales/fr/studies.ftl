# Études : une partie ou une position avec variantes, commentaires et flèches.
study-no-position = Cette position n’existe pas dans l’étude.
study-no-seat = Cette place n’existe pas dans la partie.
study-not-drawn = Ce tirage n’est pas possible maintenant ; possible : { $draws }
study-too-many-moves = Une étude contient au plus { $most } coups.
study-too-deep = Au plus { $most } variantes peuvent s’emboîter.
study-long-comment = Un commentaire a au plus { $most } caractères.
study-long-chapter = Le nom d’un chapitre a au plus { $most } caractères.
study-much-drawn = Une position a au plus { $most } flèches et cercles.

problem-no-study = Cette étude n’existe pas, ou elle n’est pas pour toi.
problem-many-studies = Tu as { $most } études. Supprimes-en d’abord une.
problem-study-long = Cette étude est trop longue pour être conservée.
problem-study-running = Cette partie n’est pas encore finie. On pourra l’étudier ensuite.
problem-study-owner = Seule la personne qui a créé cette étude peut la modifier. Fais-en une copie.
problem-study-busy = L’étude est en train d’être modifiée ailleurs. Réessaie.
problem-study-cut = Seuls le propriétaire et l’auteur de ces coups peuvent les supprimer.
problem-study-grown = Quelqu’un a continué à partir de là entre-temps. Regarde à nouveau.
problem-study-illegal = Ce coup n’est pas permis à cet endroit ({ $rule }).
problem-study-district = Ce quartier n’existe pas sur ce plan.
problem-study-tricks = Le texte contient des signes invisibles ou qui en modifient d’autres.
problem-position = Cette position est impossible : { $reason }
problem-position-map = On ne peut pas jouer sur ce plan : { $reason }
problem-study-thinks = Des robots réfléchissent déjà pour toi. Attends leur réponse.
problem-study-bots = Les robots démarrent. Réessaie dans un instant.

# Les pages.
studies-title = Études
studies-all = Toutes les études
studies-about = Parcours une partie finie ou une position coup par coup, essaie d’autres coups, écris, dessine et partage-la.
studies-new = Une nouvelle étude
studies-new-game = Depuis le début d’une partie
studies-players = { $players } joueurs
studies-begin = Commencer
studies-import = Importer un enregistrement…
studies-mine = Tes études
studies-none = Aucune pour l’instant. Ouvre la rediffusion d’une partie finie et choisis « Étudier ».
studies-public = Études publiques
studies-facts = { $players } joueurs, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
study-this = Étudier
study-untitled = Une étude
study-title = Titre
study-rename = Renommer
study-moves = Coups et notes
study-note = Ce qui est écrit ici
study-comment = Écris sur cette position
study-chapter = Nom d’un chapitre qui commence ici
study-beginning = Début
study-setup = Mise en place
study-round = Manche { $round }
study-drawn = { $count ->
    [one] { $count } tirage
   *[other] { $count } tirages
}
study-by = Avancer par
study-by-decision = Décision
study-by-round = Manche
study-chance = Le hasard répond
study-at-random = Au hasard
study-rest = La suite au hasard
study-over = La partie est finie
study-place = { $place }. { $name } { $score }
study-promote = En faire la ligne principale
study-cut = Supprimer à partir d’ici
study-draw = Dessiner
study-draw-about = Glisse d’un quartier à l’autre pour une flèche, touche un quartier pour un cercle. À la souris, le bouton droit dessine toujours ; au clavier : Entrée sur le premier quartier, Entrée sur le second.
study-clear = Effacer
study-colour-green = Vert
study-colour-red = Rouge
study-colour-blue = Bleu
study-colour-yellow = Jaune
study-has-drawing = Il y a un dessin ici
study-share = Partager
study-visible = Qui la voit
study-visible-private = Seulement toi
study-visible-private-about = Personne d’autre ne peut l’ouvrir.
study-visible-link = Par lien
study-visible-link-about = Tous ceux qui ont le lien.
study-visible-public = Publique
study-visible-public-about = Tout le monde ; elle est dans la liste des études.
study-copy-link = Copier le lien
study-copy-position = Copier le lien vers cette position
study-export = Exporter comme enregistrement
study-to-analysis = Analyse de la partie
study-delete = Supprimer l’étude
study-delete-sure = La supprimer pour toujours ? Les liens ne mèneront plus nulle part.
study-saving = Enregistrement…
study-by-owner = de { $owner }
study-by-guest = d’une personne sans nom
study-of-other = Tu peux essayer des coups ici. Rien n’est enregistré.
study-tried = Tes coups ne sont pas enregistrés.
study-copy = Copier dans tes études
study-play = Jouer contre des robots
study-play-about = À partir de cette position, des robots répondent aux places que tu leur donnes. Leurs coups font partie de l’étude, et aucun robot n’en sait plus que sa place.
study-play-copy = À partir de cette position, des robots répondent aux places que tu leur donnes, dans une copie de cette étude qui n’est qu’à toi.
study-play-me = Je joue
study-play-hides = Cacher les cartes des robots
study-play-start = Continuer à jouer
study-play-on = Les laisser continuer
study-play-stop = Ne plus jouer
study-play-otherwise = Autre tirage
study-play-again = Depuis le début
study-playing = Tu joues contre { $names }.
study-playing-bots = { $names } jouent.
