# Leçons : une position, une tâche et ce qu’elle apprend.

lesson-chapter-guests = Les invités
lesson-chapter-building = Bâtir
lesson-chapter-order = À qui de jouer
lesson-chapter-cards = Les cartes
lesson-chapter-prestige = Le prestige et la fin

lesson-guest-title = Prends un invité
lesson-guest-task = Tu joues les rouges. Prends l’invité maya de l’île du Vent et place un prince maya { form-at-district }.
lesson-guest-hint = Les invités près d’un navire ne vont que sur l’île de ce navire.
lesson-guest-solved = Un invité fixe deux choses : la civilisation de ton prince et l’île où tu le places. Le quartier, c’est toi qui le choisis.
lesson-guest-missed = Ce tour est permis, mais aucun de tes princes mayas n’est maintenant { form-at-district }.

lesson-monument-title = Trois font un monument
lesson-monument-task = Deux de tes princes mayas sont { form-at-district }. Prends le contrôle de ce quartier pendant ce tour.
lesson-monument-hint = Fais d’abord venir un troisième prince maya, puis bâtis.
lesson-monument-solved = Trois princes pareils s’en vont et leur monument prend leur place. Le quartier est à toi pour toujours et rapporte du prestige à chaque manche.
lesson-monument-missed = Le troisième prince maya n’est pas venu : rien à bâtir { form-at-district } pendant ce tour.

lesson-wonder-title = Cinq font une merveille
lesson-wonder-task = Bâtis pendant ce tour la merveille de l’île du Feu.
lesson-wonder-hint = Quelle civilisation te manque encore sur l’île du Feu ? Le quartier n’importe pas.
lesson-wonder-solved = Un prince de chaque civilisation, n’importe où sur une île, et voilà sa merveille : 6 points tout de suite. Chaque île n’en a qu’une.
lesson-wonder-missed = Une merveille demande les cinq civilisations sur une île, et il t’en manque encore une là-bas.

lesson-patron-title = Une merveille rapporte
lesson-patron-task = Tu peux bâtir une merveille et prendre { form-the-district }. Marque 10 points pendant ce tour.
lesson-patron-hint = Que faut-il bâtir d’abord pour que le quartier rapporte ? Et choisis bien quel prince maya s’en va.
lesson-patron-solved = Chaque fois que quelqu’un prend un quartier de l’île, sa merveille rapporte la valeur du quartier à son propriétaire. C’est vrai aussi pour tes quartiers.
lesson-patron-missed = Une merveille ne rapporte que pour les quartiers pris après elle. Bâtis-la d’abord et laisse trois princes mayas { form-at-district }.

lesson-surprise-title = L’invité surprise
lesson-surprise-task = Il ne reste qu’un invité, et il ne te sert à rien. Prends { form-the-district } pendant ce tour, et ne laisse pas jaune avoir un prince égyptien sur l’île de l’Eau : c’est tout ce qui manque pour une merveille.
lesson-surprise-hint = Pioche un invité surprise. Dans cette leçon, c’est toujours le même. Ensuite, désigne la personne à qui le dernier invité sert le moins.
lesson-surprise-solved = Un invité surprise sort du sac sans être vu, une fois par manche. La personne désignée doit aussitôt prendre un invité visible, et celui-ci ne servait pas à bleu.
lesson-surprise-missed = Ou bien tu ne contrôles pas { form-the-district }, ou bien jaune a le prince égyptien qui manquait sur l’île de l’Eau.

lesson-order-title = La personne en tête commence
lesson-order-task = Tu veux l’invité maya de l’île du Feu, et bleu aussi. Prends { form-the-district } avant la fin de cette phase : il te reste ce tour et un autre.
lesson-order-hint = Au prochain passage, c’est la personne en tête de la piste de score qui commence. Comment marquer des points maintenant ?
lesson-order-solved = La merveille t’a fait passer en tête, et le passage suivant a commencé par toi. Cela se paie : en tête, on défausse ensuite deux cartes.
lesson-order-missed = Sans l’invité maya, il n’y a pas de troisième prince { form-at-district }. Qui commence au prochain passage ?

lesson-discards-title = Défausser selon le rang
lesson-discards-task = Tu es en tête et tu dois défausser deux de tes cinq cartes. Prends ensuite un quartier, n’importe lequel, sans dépenser de privilège.
lesson-discards-hint = De quelle civilisation sont tes princes ? Deux pas séparent l’un des deux autres.
lesson-discards-solved = En tête de la piste on défausse deux cartes, à la dernière place aucune, ailleurs une. Garde les cartes dont tes princes ont besoin.
lesson-discards-missed = Il faut les deux cartes mayas pour réunir trois princes mayas.

lesson-land-title = Les cartes par terre
lesson-land-task = Tu as une seule carte grecque. Prends { form-the-district }.
lesson-land-hint = Une carte déplace un ou deux princes du même quartier par une rue ou un pont.
lesson-land-solved = Une carte a déplacé deux princes à la fois, par le pont. Ils partent ensemble et arrivent ensemble.
lesson-land-missed = Ta seule carte grecque est jouée, ou ton tour est fini, et trois princes grecs ne sont pas réunis { form-at-district }.

lesson-sea-title = Les cartes par mer
lesson-sea-task = Tu as une seule carte égyptienne. Prends { form-the-district }.
lesson-sea-hint = Les barques vont de port en port, dans un même secteur de mer ou vers un secteur voisin.
lesson-sea-solved = La ligne pointillée d’un phare sépare deux secteurs voisins. Une carte suffit pour la franchir, avec un ou deux princes à bord.
lesson-sea-missed = Les deux princes devaient naviguer avec cette seule carte ; ils ne seront pas trois { form-at-district }.

lesson-reefs-title = Les phares et les récifs
lesson-reefs-task = Tu as deux cartes égyptiennes. Amène le prince seul sur l’île du Vent près des deux autres, et prends { form-the-district }.
lesson-reefs-hint = Aucune barque ne passe les récifs à droite. Depuis l’île du Vent, les secteurs mènent à l’île de la Terre, puis à l’île de l’Eau.
lesson-reefs-solved = Les secteurs forment une chaîne : Feu, Eau, Terre, Vent. Chaque carte franchit la ligne d’un phare ; les récifs arrêtent toutes les barques.
lesson-reefs-missed = Il faut les deux cartes pour passer par l’île de la Terre, une pour la ligne de chaque phare.

lesson-add-title = Ajouter un prince
lesson-add-task = Tu contrôles un quartier perse et tu as deux cartes perses. Prends { form-the-district }, juste à côté.
lesson-add-hint = À un monument perse, une carte perse ajoute un prince perse. La deuxième carte le déplace.
lesson-add-solved = D’un monument viennent de nouveaux princes. C’est possible aussi au monument d’une autre personne, mais elle gagne alors 1 point.
lesson-add-missed = Il manque un troisième prince perse { form-at-district }. Il faut l’ajouter à ton monument, puis le déplacer.

lesson-remove-title = Retirer un prince
lesson-remove-task = Bleu contrôle { form-the-district } avec un monument perse. Marque 4 points avec tes trois cartes perses.
lesson-remove-hint = Une carte retire un de tes princes à un monument de sa civilisation, pour 2 points. Où doivent être tes deux princes ?
lesson-remove-solved = Chaque prince retiré rapporte 2 points, à ton monument comme à celui d’une autre personne, qui n’y gagne rien.
lesson-remove-missed = Il te faut deux princes { form-at-district } et une carte pour chacun ; il reste une carte pour le chemin.

lesson-privilege-title = Le privilège
lesson-privilege-task = Tu n’as pas de carte grecque. Prends quand même { form-the-district }.
lesson-privilege-hint = Un privilège change la civilisation d’une carte pendant que tu la joues. Déplace alors les deux princes grecs ensemble.
lesson-privilege-solved = Avec un privilège, n’importe quelle carte convient une fois. Tu en as deux pour toute la partie, et aucun ne revient.
lesson-privilege-missed = Seule une autre carte jouée comme grecque pouvait amener les deux princes { form-at-district }.

lesson-king-title = Ce que le roi aime
lesson-king-task = Tu joues après les autres et tu contrôles deux quartiers grecs et un quartier égyptien. Marque 10 points d’ici la fin de la manche.
lesson-king-hint = Une carte fait monter sa civilisation d’une place. Que te rapporte chaque place ? Finis ton tour quand tout est fait.
lesson-king-solved = Chaque quartier rapporte la valeur de sa civilisation sur l’échelle de prestige. La dernière personne à jouer y a le dernier mot.
lesson-king-missed = La manche a rapporté moins de 10 points. Fais monter chaque civilisation dont tu as des monuments.

lesson-last-round-title = La dernière manche
lesson-last-round-task = Bleu aura 50 points : cette manche est la dernière. Tu joues après les autres, avec 4 points de retard. Gagne la partie.
lesson-last-round-hint = Compte ce que la fin de la manche vous rapporte à tous les deux. Deux cartes mettent une civilisation au bas de l’échelle.
lesson-last-round-solved = Faire descendre la Perse a coûté 12 points à bleu et fait monter tes quartiers mayas. À la fin, compte des deux côtés.
lesson-last-round-missed = Bleu gagne encore. Faire monter les Mayas ne suffit pas, à un point près : trois quartiers perses rapportent trop à bleu.

learn-how = utopia learn suivi du nom d’une leçon la commence.
learn-words = Écris les coups comme dans les parties enregistrées. Autres mots : hint, moves, table, undo, quit.
learn-no-lesson = Il n’y a pas de leçon { $name } ; il y a { $lessons }.
learn-goes-on = C’est fait ; continue.
learn-stars = { $stars ->
    [one] Réussi, avec une étoile.
   *[other] Réussi, avec { $stars } étoiles.
}
learn-missed = Le mot undo annule un coup.
learn-undone = Annulé.
learn-nothing-to-undo = Il n’y a rien à annuler.

lesson-undo-first = D’ici, aucun chemin ne mène au but. Annule d’abord un coup.
problem-no-lesson = Cette leçon n’existe pas.
problem-lesson-illegal = Le coup { $move } n’est pas permis à cet endroit.
problem-lesson-unsolved = Ces coups ne résolvent pas la leçon.
