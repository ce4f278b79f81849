# Les premiers tours d’un débutant, expliqués à la table au moment utile.

guide-title = Tes premiers tours
guide-offer-title = Première partie ?
guide-offer = Tes premiers tours peuvent t’être expliqués pendant que tu joues, en quelques mots à chaque fois.
guide-yes = Montre-moi
guide-no = Non merci
guide-next = Compris
guide-stop = Ne plus expliquer
guide-guest-title = Phase 1 : prends un invité
guide-guest = Choisis un invité éclairé, puis un quartier éclairé de son île : un de tes princes s’y installe.
guide-housed-title = Ton invité est logé
guide-housed = Garde les princes pareils ensemble : trois dans un quartier font un monument. Avant « Finir le tour », tout peut s’annuler.
guide-others-title = Les autres jouent
guide-others = Le mieux placé sur la piste de score joue en premier. La chronique raconte ce que chacun fait.
guide-discard-title = Le premier défausse le plus
guide-discard = Le premier sur la piste défausse deux cartes, le dernier aucune, les autres une. Garde les civilisations dont tu as des princes.
guide-build-title = Tu peux bâtir
guide-build = Trois princes pareils font un monument, qui rapporte à chaque manche. Cinq différents sur une île font sa merveille : 6 points.
guide-act-title = Phase 2 : joue tes cartes
guide-act = Choisis une carte, puis ce qui s’éclaire : elle déplace, ajoute ou retire des princes. Joues-en autant que tu veux, garde le reste.
guide-king-title = Ce que le roi aime
guide-king = À chaque manche, ton monument rapporte 5 points pour la civilisation que le roi préfère, 1 pour la dernière. Une carte la fait monter.
guide-done-title = C’est tout le jeu
guide-done = De nouveaux invités sont là. La partie s’arrête à la manche où quelqu’un a { $points } points. Le livre contient toutes les règles.
