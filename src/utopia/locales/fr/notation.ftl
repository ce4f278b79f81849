# Coups, tirages et positions en texte : ce qui ne se lit pas, et les positions impossibles.
form-what = { $what ->
    [move] un coup
    [draw] un tirage
    [civilization] une civilisation
    [island] une île
    [seat] une place
    [district] un quartier
    [bot] un robot
    [number-of-princes] un nombre de princes
    [viewer] quelqu’un qui regarde cette partie
    [seat-of-game] une place de cette partie
    [card] une carte
    [source] une source de points
    [step] une étape
    [way] une façon de changer l’échelle
    [end] une raison de finir
    [fact] une donnée d’une position
    [number] un nombre possible ici
   *[other] { $what }
}
notation-near = { $word } n’est pas { form-what } ; voulais-tu dire { $near } ?
notation-one-of = { $word } n’est pas { form-what } ; c’est l’un de { $words }
notation-number = { $word } n’est pas { form-what } ; c’est un nombre de { $least } à { $most }
notation-empty-move = une ligne vide n’est pas un coup ; il commence par l’un de { $words }
notation-empty-draw = une ligne vide n’est pas un tirage ; il commence par l’un de { $words }
notation-length = { $text } est incomplet ou trop long ; écris { $form }
notation-not-drawn = { $text } ne peut pas être tiré maintenant ; possible : { $draws }
notation-nothing-drawn = { $text } ne peut pas être tiré maintenant ; un joueur doit décider

position-line = ligne { $number }, { $text } : { $reason } [{ $rule }]
position-unread = ligne { $number } : { $reason }
position-missing = la ligne { $line } manque ; toute position la donne
position-twice = { $text } nomme deux fois la même chose ; chacune n’y est qu’une fois
position-repeats = { $text } répète la ligne { $line } ; une fois suffit
position-viewer = la position ne dit que ce que savait quelqu’un ; un enregistrement commence par une position complète
position-players = le plateau est prévu pour { $number } joueurs ; écris { $number }
position-track-names = { $named } places sur { $number } y sont ; nomme chacune une fois
position-gained = { $seat } n’a que { $number } points en tout
position-closed = à deux, l’{ form-island } est fermée ; il n’y a rien
position-guests = sur { $all } invités { form-civ-mp } de l’{ form-island }, il n’en reste que { $left } pour cela
position-fewer-taken = il y a eu moins d’invités { form-civ-mp } de l’{ form-island } pris en tout
position-gone = à cette table, les invités surprise retournent dans le sac ; aucun n’est sorti du jeu
position-princes = { $seat } n’a plus que { $left } princes { form-civ-mp } pour cela
position-monuments = il ne reste pas de monument { form-civ } pour cela
position-bases = { $seat } n’a plus de socle pour cela
position-privileges = on a au plus { $most } privilèges
position-hand-hidden = cette main est cachée ici ; écris { $form }
position-hand-known = cette main est connue ici ; nomme ses cartes
position-chosen = la main en contient moins
position-view = une vue ne dit pas ce que savent les autres
position-pile = sur { $all } cartes { form-civ-fp }, il n’en reste que { $left } pour cela
position-cards = cela ferait plus de 50 cartes
position-track = la piste va de qui a le plus de points à qui en a le moins
position-acted = c’est le tour de { $seat }, qui n’a pas encore joué
position-names-self = on ne se désigne pas soi-même
position-lap = à cette étape, c’est le tour de table { $lap }
position-laps = à cette étape, c’est le tour de table { $least } à { $most }
position-taken = à cette étape, { $number } invités sont pris, sans compter les surprises
position-open = il y a autant d’invités visibles que de tours à jouer : { $due }, et non { $lying }
position-surprised = la personne dont c’est le tour est de celles qui ont pioché une surprise
position-surprises = les invités surprise ne correspondent pas aux places qui en ont pioché
position-bag = le sac contient trop peu d’invités
position-keeps = { $seat } n’a pas plus de cartes qu’on n’en garde
position-deal = il reste 1 à 5 cartes par personne à distribuer, d’une pile qui n’est pas vide
position-nothing-chosen = { $seat } n’a rien à choisir
position-chooses = { $seat } choisit { $owed } cartes, et non { $chosen }
position-turned = une carte changée demande des lignes pour les cartes et pour ce qu’elles valent, deux civilisations
position-turned-cost = chaque carte changée a coûté un privilège à { $seat }
position-held-all = tout le monde ensemble n’a pas autant de cartes
position-held-others = les autres n’ont pas autant de cartes
position-end = une partie finit quand l’objectif est atteint ou après la manche 40
position-matching = à cette table, les cartes correspondantes paient, et rien n’est demandé
position-begun = { $seat } n’aurait pas pu commencer cela
position-leave-one = là où un seul prince peut partir, il est déjà choisi
position-leave-none = aucun prince de ce genre n’y est
position-leave-all = tous les princes sont choisis ; la merveille est bâtie
position-stuck = { $seat } ne pourrait rien faire ici
position-nothing-drawn = rien ne peut être tiré ici
position-no-wonder = à cette étape, aucune merveille ne peut être bâtie
position-step = cela ne va pas avec l’étape { $step }
position-needs = il y faut une ligne { $line }
position-setup-round = cette étape et cette manche ne vont pas ensemble ; la mise en place est la manche 0
position-setup-scale = l’échelle de prestige est pleine quand la mise en place continue, et pas avant
position-setup-empty = pendant la mise en place, il n’y a rien sur la table
