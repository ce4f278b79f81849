# Les premiers tours d’un débutant, expliqués à la table au moment utile.

guide-title = Tes premiers tours
guide-offer-title = Première partie ?
guide-offer = Tes premiers tours peuvent t’être expliqués pendant que tu joues, en quelques mots à chaque fois.
guide-yes = Montre-moi
guide-no = Non merci
guide-next = Compris
guide-stop = Ne plus expliquer
guide-guest-title = Phase 1 : prends un invité
guide-guest =
    Des bateaux amènent des invités sur les quatre îles. Choisis un invité éclairé, puis un quartier éclairé de cette
    île : un de tes princes s’y installe. Trois princes pareils dans un quartier deviennent un monument, alors garde
    les pareils ensemble.
guide-housed-title = Ton invité est logé
guide-housed =
    Chacun prend trois invités, un à la fois ; puis viennent les cartes. Après « Finir le tour », c’est au suivant. D’ici là, « Annuler le coup » défait ce que tu as fait.
guide-others-title = Les autres jouent
guide-others = Le mieux placé sur la piste de score joue en premier. La chronique raconte ce que chacun fait.
guide-discard-title = Le premier défausse le plus
guide-discard =
    Avant de jouer les cartes, le premier sur la piste en défausse deux, le dernier aucune, les autres une. Garde
    les cartes des civilisations dont tu as des princes.
guide-build-title = Tu peux bâtir
guide-build =
    Trois princes pareils dans un quartier deviennent un monument : le quartier est à toi pour toujours et rapporte
    à la fin de chaque manche. Cinq princes tous différents sur une île deviennent sa merveille, qui vaut 6 points
    sur-le-champ.
guide-act-title = Phase 2 : joue tes cartes
guide-act =
    Une carte déplace, ajoute ou retire des princes de sa civilisation. Choisis-en une, puis ce qui s’éclaire.
    Joues-en autant que tu veux, ou aucune : les cartes gardées te restent à la manche suivante.
guide-king-title = Ce que le roi aime
guide-king =
    À la fin d’une manche, chaque quartier où se dresse ton monument rapporte selon l’échelle de prestige : 5 points
    pour la civilisation que le roi préfère, 1 pour la dernière. Une carte fait monter sa civilisation d’un cran ;
    deux la font tomber tout en bas.
guide-done-title = C’est tout le jeu
guide-done =
    Le prestige est payé, et de nouveaux invités sont là. La partie s’arrête à la fin de la manche où quelqu’un a {
    $points } points. Le livre contient toutes les règles, et contre les robots l’ampoule donne un conseil.
