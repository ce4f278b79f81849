# Les règles telles que la page les montre. Ce que veulent dire les identifiants est dit dans en/rules.ftl.

## La page elle-même

rules-title = Les règles
rules-lead = Avec nos propres mots. Chaque règle porte un numéro : montre-la du doigt quand vous n’êtes pas d’accord.
rules-search = Chercher dans les règles
rules-hits = { $count ->
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
rules-none = Aucune règle ne parle de « { $query } ». Essaie un mot plus court.
rules-contents = Sommaire
rules-edition = Édition
rules-remarks = { $count ->
    [0] Elle n’appelle aucune remarque.
    [one] Une règle porte une remarque.
   *[other] { $count } règles portent une remarque.
}
rules-remark = avec une remarque
rules-at-table = À cette table
rules-example = Un exemple
rules-examples-open = Ouvrir tous les exemples
rules-examples-close = Fermer tous les exemples
rules-link = Lien vers la règle { $rule }

## Le jeu en huit phrases

rules-short-title = Le jeu en huit phrases
rules-short-goal =
    Tu es ministre du roi d’Utopia : installe les princes de cinq civilisations sur quatre îles et gagne le plus de
    prestige.
rules-short-round =
    Une manche compte trois phases, et dans chacune, le mieux placé sur la piste de score joue en premier.
rules-short-welcome =
    Phase 1, l’accueil : trois fois, tu prends l’un des invités venus par bateau et tu places un de tes princes sur
    l’île de cet invité.
rules-short-development =
    Phase 2, le développement : tu reçois cinq cartes, le premier en défausse deux, et tu joues autant de cartes que tu
    veux pour déplacer, ajouter ou retirer des princes, ou pour faire changer le roi d’avis.
rules-short-prestige =
    Phase 3, le prestige : chaque quartier où se dresse ton monument rapporte ce que le roi pense de sa civilisation,
    de 5 points à 1.
rules-short-building =
    Pendant ton tour, trois princes pareils dans un quartier deviennent un monument, et le quartier est à toi pour
    toujours ; cinq princes tous différents sur une île deviennent sa merveille, qui vaut 6 points sur-le-champ.
rules-short-king =
    Les goûts du roi changent : une carte fait monter une civilisation d’un cran, deux cartes la font tomber tout en
    bas.
rules-short-end = La partie s’arrête à la fin de la manche où quelqu’un a 50 points, et le mieux placé gagne.

## Chapitres

rules-chapter-1-title = Ce qu’il y a sur la table
rules-chapter-1 =
    Princes, invités, cartes et bâtiments : voilà tout ce qui existe. Une fois la réserve vide, c’est fini, alors ménage tes princes.
rules-chapter-2-title = Le plan de la cité
rules-chapter-2 =
    Quatre îles, découpées en quartiers par des rues et séparées par un canal. Des ponts et des barques mènent de
    l’une à l’autre.
rules-chapter-3-title = La mise en place
rules-chapter-3 =
    Le sort décide de ce que le roi préfère au début et de qui commence. À deux joueurs, une île reste fermée.
rules-chapter-4-title = À qui le tour
rules-chapter-4 =
    La piste de score donne l’ordre du jeu, dans les trois phases. Le joueur de tête joue d’abord, et ce n’est pas toujours une
    bonne nouvelle.
rules-chapter-5-title = Phase 1 : l’accueil des princes
rules-chapter-5 =
    Les bateaux amènent des invités, et chaque invité que tu prends fait entrer un de tes princes dans la cité. Chacun
    a trois tours.
rules-chapter-6-title = Bâtir
rules-chapter-6 =
    Les princes deviennent des bâtiments : des monuments, qui rapportent à chaque manche, et des merveilles, qui
    rapportent tout de suite. On bâtit dans les phases 1 et 2, pendant son propre tour.
rules-chapter-7-title = Phase 2 : cartes et privilèges
rules-chapter-7 =
    Les cartes te font agir. Tu en reçois cinq par manche, tu peux en garder pour plus tard, et deux fois dans la
    partie un privilège en fait la carte qu’il te faut.
rules-chapter-8-title = Phase 2 : déplacer, ajouter, retirer
rules-chapter-8 =
    Trois des quatre actions concernent tes princes. Chacune peut se faire aussi souvent que tes cartes le permettent.
rules-chapter-9-title = Phase 2 : les goûts du roi
rules-chapter-9 =
    La quatrième action change ce que valent les civilisations. C’est l’arme la plus tranchante du dernier à jouer.
rules-chapter-10-title = Phase 3 : le prestige, et la fin
rules-chapter-10 =
    Maintenant, les quartiers rapportent. Si quelqu’un a atteint 50 points, cette manche était la dernière.

## La boîte

rule-R-MAT-1-title = Ce que contient la boîte
rule-R-MAT-1 =
    Le plan a 24 quartiers sur quatre îles, et sur chaque île une place pour une merveille. Le sac contient 40
    invités : deux de chaque civilisation pour chaque île. Il y a 50 cartes action, dix par civilisation ; 4
    merveilles ; et 8 monuments par civilisation, dont un se tient sur l’échelle de prestige. Chacun des 2 à 5 joueurs
    a 8 princes de chaque civilisation, 8 socles, 2 privilèges et un ministre sur la piste de score.
    S’y ajoutent cinq aides de jeu, une par joueur, et un sac de toile pour les invités. Les livrets disent seulement
    que chacun a 40 princes ; qu’il y en a huit par civilisation, nous le tenons de possesseurs de la boîte.
rule-R-MAT-2-title = Quand quelque chose s’épuise
rule-R-MAT-2 =
    On ne dispose que de ce que contient la boîte. Sans socle, tu ne bâtis plus rien ; une fois les sept monuments
    libres d’une civilisation posés sur le plan, elle ne prend plus de quartier. S’il ne te reste aucun prince de la
    civilisation d’un invité, tu peux quand même prendre l’invité, mais tu ne places personne, et aucune carte
    n’ajoute un tel prince. S’il t’en reste un, tu dois le placer.

## Le plan

rule-R-BOARD-1-title = Îles, rues et mer
rule-R-BOARD-1 =
    L’île de l’Eau a 5 quartiers, la Terre 8, le Feu 6 et le Vent 5. Des rues séparent les quartiers voisins, des
    ponts franchissent le canal, et une barque signale un port. La mer compte quatre secteurs en file : Feu, Eau,
    Terre, Vent ; des récifs séparent le Vent du Feu. Aucun texte public ne décrit entièrement le plan imprimé : le
    nôtre est une reconstitution.
    Les secteurs se distinguent par trois lignes de pointillés : chacune part d’un phare vers le large. La piste de
    score fait le tour du plan, et sa case départ est en bas, au milieu.
rule-R-BOARD-2-title = La valeur d’un quartier
rule-R-BOARD-2 =
    Chaque quartier porte une valeur de 1 à 4. Elle compte quand quelqu’un prend le contrôle du quartier et que l’île
    a une merveille ([R-BUILD-3]) ; elle n’a rien à voir avec le prestige de la fin de manche.
rule-R-BOARD-2-edition-en = Les valeurs vont de 2 à 4 : un quartier marqué 1 compte pour 2.
rule-R-BOARD-2-edition-de = Les valeurs vont de 2 à 4 : un quartier marqué 1 compte pour 2.
rule-R-BOARD-3-title = Aucun quartier n’est hors d’atteinte
rule-R-BOARD-3 =
    Rues, ponts et barques mènent de tout quartier ouvert à tout autre. C’est vrai aussi à deux joueurs, bien que
    personne ne mette alors le pied sur l’île de l’Eau.

## Mise en place

rule-R-SETUP-1-title = Ce que le roi préfère au début
rule-R-SETUP-1 =
    On met un monument de chaque civilisation sur l’échelle de prestige, au hasard et à la vue de tous. La
    civilisation d’en haut vaut 5, la suivante 4, et ainsi de suite jusqu’à 1.
rule-R-SETUP-2-title = Qui commence
rule-R-SETUP-2 =
    Le premier joueur est tiré au sort, sauf si la table l’a choisi. Son ministre se place devant, sur la case départ,
    et les autres derrière lui, dans l’ordre des places.
rule-R-SETUP-3-title = À deux joueurs, l’Eau est fermée
rule-R-SETUP-3 =
    À deux joueurs, personne n’entre sur l’île de l’Eau de toute la partie. Ses dix invités restent hors du sac ;
    aucun pont, aucune barque n’y mène, aucune carte n’y ajoute de prince, et sa merveille n’est pas bâtie. La mer qui
    l’entoure reste en place : les secteurs du Feu et de la Terre ne deviennent donc pas voisins.
rule-R-SETUP-3-example =
    Rouge et bleu jouent à deux. Personne n’entre dans les cinq quartiers de l’île de l’Eau, et son bateau reste
    vide : les invités n’arrivent qu’aux trois autres îles.

## Ordre

rule-R-ORDER-1-title = Chaque case est une file
rule-R-ORDER-1 =
    Un ministre qui arrive sur une case de la piste de score se range derrière ceux qui y sont déjà. Ne rien gagner ne te fait pas
    bouger. Personne n’est donc jamais à égalité : plus de points passent devant, et sur une même case, le premier
    arrivé.
rule-R-ORDER-1-example =
    Rouge a 12 points. Bleu passe de 9 à 12 et se range derrière rouge. Tous deux ont 12 points, mais rouge est devant
    et joue avant bleu.
rule-R-ORDER-2-title = Qui joue ensuite
rule-R-ORDER-2 =
    Dans un passage, chacun a un tour ; la phase 1 compte trois passages, la phase 2 un seul. Après chaque tour, on
    regarde de nouveau la piste : c’est au mieux placé parmi ceux qui n’ont pas encore joué dans ce passage. Des
    points n’interrompent jamais un tour, n’en donnent un second à personne et n’en privent personne. Le dernier d’un
    passage peut être le premier du suivant.
rule-R-ORDER-2-example =
    Rouge a 20 points, bleu 18, vert 17. Rouge joue et donne 2 points à vert : avec 19, vert est maintenant devant
    bleu et joue ensuite, puis bleu. Même si bleu dépassait rouge, rouge ne rejouerait pas avant le prochain passage.
rule-R-ORDER-2-edition-de =
    Le livret allemand n’a pas ce paragraphe, mais dit que la piste décide ; on joue de la même façon.
rule-R-ORDER-3-title = La case départ tourne
rule-R-ORDER-3 =
    À partir de la manche 2, avant l’arrivée des invités, le ministre de devant sur la case départ passe tout derrière.
    S’il y est seul, rien ne se passe.
rule-R-ORDER-3-example =
    Jaune, bleu et rouge sont tous sur la case départ, dans cet ordre, quand la manche 2 commence : jaune passe
    derrière, et bleu commence. Dans la manche 2, seul rouge marque. Dans la manche 3, rouge commence donc, et sur la
    case départ bleu passe derrière jaune.
rule-R-ORDER-3-edition-it =
    À la lettre, ne passe derrière que celui qui était premier au début de la manche précédente, s’il y est encore ;
    chez nous, c’est celui qui est devant, et une table peut choisir l’autre façon.
rule-R-ORDER-3-edition-en =
    À la lettre, ne passe derrière que celui qui était premier au début de la manche précédente, s’il y est encore ;
    chez nous, c’est celui qui est devant, et une table peut choisir l’autre façon.
rule-R-ORDER-4-title = Au-delà du bout de la piste
rule-R-ORDER-4 = Les points ne se perdent pas au bout de la piste : on continue simplement à compter.

## Accueil

rule-R-WELCOME-1-title = Les invités arrivent
rule-R-WELCOME-1 =
    Au début d’une manche, on pioche dans le sac trois invités par joueur et on les pose, visibles, près du bateau de
    leur île. Le sac en contient toujours assez ; on ne le remplit pas entre-temps.
rule-R-WELCOME-1-example =
    À quatre, douze invités sortent du sac : ici deux pour l’Eau, trois pour le Feu, trois pour le Vent et quatre pour
    la Terre.
rule-R-WELCOME-2-title = Prendre un invité, placer un prince
rule-R-WELCOME-2 =
    À ton tour, tu prends un des invités visibles et tu places un de tes princes, de la civilisation de l’invité, dans
    un quartier de l’île de l’invité. Tout quartier ouvert convient, même bondé, même contrôlé par quelqu’un. Tu ne
    peux pas passer. L’invité reste devant toi jusqu’à la fin de la phase.
rule-R-WELCOME-2-example =
    Vert prend l’invité maya près du bateau de l’île du Vent. Chacun des cinq quartiers de l’île convient ; vert pose
    un prince maya là où se tiennent déjà rouge et bleu.
rule-R-WELCOME-3-title = L’invité surprise
rule-R-WELCOME-3 =
    Une fois par manche, au lieu de prendre un invité visible, tu peux en piocher un dans le sac sans regarder, s’il
    en reste, et placer un prince pour lui de la même façon. Puis tu désignes un autre joueur, qui doit aussitôt
    prendre un invité visible et placer un prince, sans piocher dans le sac. Ton tour reprend alors, puis le passage.
    Pour toi, c’était un de tes trois tours ; pour le joueur désigné, c’est un invité de plus, et d’autres peuvent le
    désigner encore. Tu peux bâtir entre ces étapes, mais pas pendant que le joueur désigné agit.
rule-R-WELCOME-3-example =
    Il faudrait à vert un prince perse sur la Terre, mais aucun invité de ce genre n’est visible. Vert pioche dans le
    sac : un invité grec du Feu, et y place un prince grec. Puis vert désigne rouge, qui doit prendre un des invités
    visibles ; rouge garde ses trois tours de cette phase.
rule-R-WELCOME-3-edition-fr =
    À la lettre, on désigne « un joueur », et pas « un autre ». Tu désignes toujours quelqu’un d’autre, comme le
    disent les livrets anglais et allemand.
rule-R-WELCOME-3-edition-it =
    À la lettre, on désigne « un joueur », et pas « un autre ». Tu désignes toujours quelqu’un d’autre, comme le
    disent les livrets anglais et allemand.
rule-R-WELCOME-4-title = Toujours trois tours chacun
rule-R-WELCOME-4 =
    Entre deux tours, il y a exactement autant d’invités visibles que de tours restants dans la phase. Chacun a donc
    trois tours, et le joueur désigné trouve toujours un invité.
rule-R-WELCOME-5-title = Le joueur désigné ne bâtit pas
rule-R-WELCOME-5 =
    Si l’on te désigne, tu prends un invité, tu places un prince, et c’est tout : tu ne bâtis que pendant ton propre
    tour. Le moment où vient ce tour n’en est pas changé. Une table peut convenir que le joueur désigné bâtit juste
    après son invité.
rule-R-WELCOME-6-title = Les invités retournent au sac
rule-R-WELCOME-6 = Après le dernier tour de la phase 1, tous les invités pris retournent dans le sac.
rule-R-WELCOME-6-edition-de = Les invités surprise ne retournent pas au sac : ils quittent la partie.
rule-R-WELCOME-7-title = Ton tour finit quand tu le dis
rule-R-WELCOME-7 =
    Quand tu as pris ton invité, tu peux encore bâtir, puis tu termines ton tour. Si tu as pioché un invité surprise,
    il faut d’abord que le joueur désigné ait pris le sien. S’il ne te reste rien à décider, le programme peut
    terminer le tour pour toi.

## Bâtir

rule-R-BUILD-1-title = Bâtir une merveille
rule-R-BUILD-1 =
    Si tu as au moins un prince de chacune des cinq civilisations sur une île sans merveille, tu peux en reprendre un
    de chaque et y dresser la merveille, sur un de tes socles. Tu gagnes aussitôt 6 points. Les princes peuvent se
    trouver dans n’importe quels quartiers de l’île, même dans ceux que quelqu’un contrôle ; s’il y en a plusieurs, tu
    choisis qui part. La merveille est à toi pour toujours, et tu peux en posséder plusieurs.
rule-R-BUILD-1-example =
    Sur l’île du Vent, violet a deux princes mayas et un prince perse, un chinois, un grec et un égyptien, répartis
    sur quatre quartiers. Violet en reprend cinq et choisit lequel des deux Mayas reste : 6 points, et la merveille du
    Vent est à violet.
rule-R-BUILD-2-title = Prendre le contrôle d’un quartier
rule-R-BUILD-2 =
    Si trois de tes princes d’une même civilisation sont dans un quartier sans monument, tu peux les reprendre et y
    mettre un monument de cette civilisation, sur un de tes socles. Tu ne gagnes rien tout de suite, mais du prestige
    à chaque manche ([R-SCORE-1]). Les princes des autres restent où ils sont. Le quartier est à toi pour toujours.
rule-R-BUILD-2-example =
    Trois princes grecs de bleu et un perse se tiennent dans un même quartier. Bleu reprend les trois et y pose un
    monument grec : le quartier est à lui. Le perse reste, les deux princes de vert aussi.
rule-R-BUILD-3-title = Une merveille rapporte
rule-R-BUILD-3 =
    Chaque fois que quelqu’un prend le contrôle d’un quartier sur une île qui a une merveille, le propriétaire de la
    merveille gagne aussitôt la valeur du quartier. Cela vaut aussi pour ses propres quartiers. Les quartiers pris
    avant la merveille ne rapportent rien.
rule-R-BUILD-3-example =
    Vert possède la merveille de la Terre. Bleu y prend le contrôle d’un quartier marqué 4 : vert gagne aussitôt 4
    points, bleu aucun. Un tour plus tard, vert en prend un marqué 2, et gagne 2 points.
rule-R-BUILD-4-title = Quand on peut bâtir
rule-R-BUILD-4 =
    À tout moment de ton propre tour, dans les phases 1 et 2, où c’est à toi de décider : aussi souvent que tu le
    peux, et seulement si tu le veux. Pas pendant la défausse, pas pendant que tu choisis les cartes à garder, et pas
    au milieu d’une action.

## Cartes

rule-R-CARD-1-title = Cinq cartes pour chacun
rule-R-CARD-1 =
    La phase 2 commence par cinq cartes action pour chaque joueur ; le mieux placé sur la piste reçoit d’abord les
    cinq siennes. Quand il faut une carte et que la pioche est vide, on mélange la défausse, qui devient la nouvelle
    pioche. Quand la pioche est vide, un joueur qui a suivi la défausse sait quelles cartes les autres ont ensemble.
rule-R-CARD-1-edition-it =
    À la lettre, on mélange quand toutes les cartes de la pioche ont été jouées, donc pas tant que l’on en a en main ;
    nous mélangeons la défausse dès qu’il faut une carte.
rule-R-CARD-1-edition-en =
    À la lettre, on mélange quand toutes les cartes de la pioche ont été jouées, donc pas tant que l’on en a en main ;
    nous mélangeons la défausse dès qu’il faut une carte.
rule-R-CARD-1-edition-fr =
    Le livret mélange dès que la dernière carte est tirée ; nous attendons qu’il en faille une, si bien que les
    défausses d’ici là en font partie.
rule-R-CARD-1-edition-de =
    Le livret mélange dès que la dernière carte est tirée ; nous attendons qu’il en faille une, si bien que les
    défausses d’ici là en font partie.
rule-R-CARD-2-title = Le premier défausse le plus
rule-R-CARD-2 =
    Avant que quiconque joue une carte, le premier sur la piste en défausse deux, le dernier aucune, tous les autres
    une. À deux joueurs : deux et aucune. Tu choisis parmi toutes les cartes de ta main, nouvelles et anciennes, et un
    privilège n’y peut rien. Tous choisissent en même temps ; un choix est définitif, et tout est montré ensemble.
rule-R-CARD-2-example =
    Sur la piste : rouge, vert, jaune, bleu. Rouge tient deux cartes de la manche précédente et cinq nouvelles, et
    défausse deux de ces sept. Vert et jaune en défaussent une chacun, bleu garde tout.
rule-R-CARD-3-title = Ton tour avec les cartes
rule-R-CARD-3 =
    L’un après l’autre, dans l’ordre de la piste, chacun joue autant d’actions que ses cartes le permettent, bâtit, et
    termine son tour. Si tu as alors plus de cinq cartes, tu en défausses jusqu’à cinq, à ton choix ; sinon, tu gardes
    ce que tu as. Un tour terminé l’est pour de bon : plus d’action, plus de bâtiment.
rule-R-CARD-4-title = Ce que les autres voient
rule-R-CARD-4 =
    Toi seul vois les cartes de ta main. Le nombre de cartes de chacun, la défausse et les invités qui restent dans le
    sac sont connus de tous.
rule-R-CARD-5-title = Les privilèges
rule-R-CARD-5 =
    Un privilège fait compter une carte pour une autre civilisation pendant que tu la joues. Tu en as deux pour toute
    la partie ; les deux peuvent servir dans le même tour, et même dans la même action, mais jamais pour la même
    carte. La carte doit vraiment être jouée pour une action : un privilège n’aide ni pour la défausse ni pour les
    cartes que tu gardes. La carte est défaussée telle qu’elle est imprimée, et le privilège est perdu.
rule-R-CARD-5-example =
    Pour ajouter un prince n’importe où, il faut trois cartes pareilles. Tu as une carte grecque, une perse et une
    maya : avec deux privilèges, toutes trois comptent comme grecques, et un prince grec va où tu veux.

## Actions

rule-R-MOVE-1-title = Déplacer un ou deux princes
rule-R-MOVE-1 =
    Une carte déplace un ou deux de tes princes de sa civilisation, ensemble, d’un même quartier vers un même quartier voisin. Par
    terre : à travers une rue ou un pont, vers le quartier voisin. Par mer : d’un port à un autre port, dans le même
    secteur de la mer ou dans celui d’à côté. Les barques ne franchissent ni les récifs ni le canal. Avec une autre
    carte, les mêmes princes peuvent repartir.
    Là où un secteur finit, des pointillés partent d’un phare vers le large : avec une carte, une barque en franchit
    au plus une ligne.
rule-R-MOVE-1-example =
    Deux de tes Perses sont dans un port de l’Eau. Avec une carte perse, tous deux voguent vers un port de la Terre,
    le secteur d’à côté. Avec une deuxième, tous deux traversent une rue. Le Vent est à deux secteurs : il faut deux
    cartes, et un port de la Terre en chemin.
rule-R-MOVE-1-edition-fr =
    À la lettre, les princes sont d’une même civilisation, mais la carte peut être de n’importe laquelle ; dans tous
    les exemples imprimés, c’est la leur, et nous jouons ainsi.
rule-R-MOVE-1-edition-it =
    À la lettre, les princes sont d’une même civilisation, mais la carte peut être de n’importe laquelle ; dans tous
    les exemples imprimés, c’est la leur, et nous jouons ainsi.
rule-R-ADD-1-title = Ajouter un prince près d’un monument
rule-R-ADD-1 =
    Une carte place un de tes princes de sa civilisation dans un quartier où se dresse un monument de cette
    civilisation. Si un autre joueur contrôle le quartier, il gagne aussitôt 1 point. S’il est à toi, personne ne
    gagne rien.
rule-R-ADD-1-example =
    Un monument chinois de rouge se dresse dans un quartier. Jaune joue une carte chinoise et y place un prince
    chinois ; rouge gagne 1 point, et passe peut-être devant quelqu’un ([R-ORDER-2]).
rule-R-ADD-2-title = Ajouter un prince n’importe où
rule-R-ADD-2 =
    Trois cartes d’une même civilisation placent un de tes princes de cette civilisation dans n’importe quel quartier
    ouvert. Personne n’y gagne de point, même si un monument s’y dresse.
rule-R-ADD-2-example =
    Rouge défausse trois cartes grecques et pose un prince grec dans un quartier où se dresse un monument grec de
    bleu. Bleu ne gagne rien : il y faudrait une seule carte et l’autre façon d’ajouter.
rule-R-REMOVE-1-title = Retirer un prince pour 2 points
rule-R-REMOVE-1 =
    Une carte retire un de tes princes de sa civilisation d’un quartier où se dresse un monument de cette
    civilisation, et il revient dans ta réserve. Tu gagnes aussitôt 2 points. Peu importe qui contrôle le quartier, et
    celui-là ne gagne rien. Le prince peut même être celui que tu viens d’ajouter.
rule-R-REMOVE-1-example =
    Bleu joue deux cartes égyptiennes près du monument égyptien de vert : la première ajoute un prince et donne 1
    point à vert, la seconde le retire et en rapporte 2 à bleu.

## Le roi

rule-R-SCALE-1-title = Faire monter une civilisation
rule-R-SCALE-1 =
    Une carte d’une civilisation la fait échanger sa place avec celle qui est juste au-dessus sur l’échelle de
    prestige. Ce qui est à 5 ne peut pas monter.
rule-R-SCALE-1-example =
    Les Grecs sont à 2, les Mayas à 3. Une carte grecque fait monter les Grecs à 3, et les Mayas descendent à 2 ; une
    deuxième carte grecque les ferait monter à 4.
rule-R-SCALE-2-title = Faire descendre une civilisation
rule-R-SCALE-2 =
    Deux cartes d’une civilisation la font descendre à 1, aussi haut qu’elle ait été. Celles qui étaient au-dessous
    montent d’un cran ; celles du dessus ne bougent pas. Ce qui est à 1 ne peut pas descendre.
rule-R-SCALE-2-example =
    De 5 à 1, l’échelle porte : Mayas, Chine, Égypte, Perse, Grèce. Deux cartes égyptiennes font descendre l’Égypte de
    3 à 1 : la Perse monte à 3, la Grèce à 2, les Mayas et la Chine restent à 5 et 4.
rule-R-SCALE-3-title = Quelles cartes le roi écoute
rule-R-SCALE-3 =
    Les cartes de la civilisation qui monte ou qui descend, comme pour toutes les autres actions. Une table peut en
    décider autrement : deux cartes quelconques font descendre, ou n’importe quelles cartes font l’un et l’autre ; un
    privilège n’y est alors jamais dépensé.
rule-R-SCALE-3-edition-fr =
    À la lettre, n’importe quelles cartes font monter et descendre ; tous les exemples imprimés montrent des cartes
    assorties, et c’est ainsi que nous jouons.
rule-R-SCALE-3-edition-it =
    À la lettre, n’importe quelles cartes font monter et descendre ; tous les exemples imprimés montrent des cartes
    assorties, et c’est ainsi que nous jouons.
rule-R-SCALE-3-edition-en =
    À la lettre, n’importe quelles cartes font monter et descendre ; tous les exemples imprimés montrent des cartes
    assorties, et c’est ainsi que nous jouons.
rule-R-SCALE-3-edition-de =
    À la lettre, deux cartes quelconques font descendre ; tous les exemples imprimés montrent des cartes assorties, et
    c’est ainsi que nous jouons.

## Prestige et fin

rule-R-SCORE-1-title = Les quartiers rapportent du prestige
rule-R-SCORE-1 =
    Chaque quartier que tu contrôles rapporte ce que vaut la civilisation de son monument sur l’échelle de prestige,
    et tu avances pour tous en une fois. Les joueurs sont payés dans l’ordre de la piste au début de la phase, ce qui
    décide de qui est devant sur une case partagée. Les merveilles ne rapportent rien ici.
rule-R-SCORE-1-example =
    L’Égypte vaut 5, les Mayas 2. Violet contrôle deux quartiers égyptiens et un maya et gagne 5 + 5 + 2 = 12. Si
    rouge, payé avant, vient d’arriver sur la même case, violet se range derrière rouge.
rule-R-END-1-title = Quand la partie s’arrête
rule-R-END-1 =
    Si quelqu’un a 50 points ou plus une fois le prestige payé, la partie est finie. Atteindre 50 plus tôt n’arrête
    rien : la manche se joue jusqu’au bout.
rule-R-END-2-title = Qui gagne
rule-R-END-2 =
    Le joueur qui a le plus de points gagne. La piste est l’ordre final : sur une case partagée, le joueur de devant est le mieux classé.
rule-R-END-3-title = Aucune partie ne dure toujours
rule-R-END-3 =
    La manche 40 est la dernière, même si aucune partie entre humains n’en approche. Si personne n’a alors les points
    qui mettent fin à la partie, la piste décide, et la partie compte comme enlisée.

## Options d’une table

option-on = oui
option-off = non
option-lowest_value = Plus petite valeur d’un quartier
option-lowest_value-about = Un quartier qui porte moins compte pour autant quand une merveille rapporte.
option-surprise_guest_returns = Les invités surprise reviennent
option-surprise_guest_returns-about =
    Oui : un invité surprise retourne au sac comme tous les autres. Non : il quitte la partie.
option-live_order = Ordre relu après chaque tour
option-live_order-about =
    Oui : les points changent aussitôt qui joue ensuite. Non : l’ordre est lu une fois, au début d’un passage.
option-start_rotation = Rotation de la case départ
option-start_rotation-about = Qui passe derrière sur la case départ quand une nouvelle manche commence.
option-start_rotation-front = le ministre de devant
option-start_rotation-last_first_player = le premier de la manche précédente
option-named_player_may_build = Le joueur désigné peut bâtir
option-named_player_may_build-about = Oui : un joueur désigné après un invité surprise peut bâtir juste après avoir pris son invité.
option-wonder_pays_own_district = Les merveilles paient aussi leurs propres quartiers
option-wonder_pays_own_district-about =
    Oui : le propriétaire d’une merveille gagne aussi la valeur des quartiers qu’il prend lui-même. Non : seulement de
    ceux que prennent les autres.
option-scale_cards = Cartes pour le roi
option-scale_cards-about = Quelles cartes font monter et descendre une civilisation sur l’échelle de prestige.
option-scale_cards-matching = cartes de la civilisation
option-scale_cards-matching_raise = assorties pour monter, deux quelconques pour descendre
option-scale_cards-any = n’importe quelles cartes
option-component_limits = La boîte est une limite
option-component_limits-about =
    Oui : ce qui est épuisé ne peut être ni placé ni bâti. Non : princes, socles et monuments ne s’épuisent jamais.
option-target = Points qui mettent fin à la partie
option-target-about = La partie s’arrête à la fin de la manche où quelqu’un en a autant.
option-final_tie = Égalité de points à la fin
option-final_tie-about = Comment les places sont données à ceux qui ont autant de points.
option-final_tie-track = le joueur de devant est le mieux classé
option-final_tie-shared = ils partagent la place

## Éditions

preset-fr = Édition française
preset-fr-about =
    Comme les auteurs l’ont écrite : les quartiers valent de 1 à 4, et les invités surprise retournent au sac.
preset-it = Édition italienne
preset-it-about = Se joue comme la française.
preset-en = Édition anglaise
preset-en-about = Les quartiers valent au moins 2 : les merveilles rapportent un peu plus.
preset-de = Édition allemande
preset-de-about = Les quartiers valent au moins 2, et les invités surprise quittent la partie pour de bon.

## Robots

bot-apprentice = Apprenti
bot-apprentice-about = Voit les points qui sautent aux yeux, oublie le roi et néglige les autres.
bot-mason = Maçon
bot-mason-about = Sait ce que vaut un monument et regarde un coup à l’avance.
bot-envoy = Émissaire
bot-envoy-about = Prépare tout son tour avant de jouer sa première carte.
bot-architect = Architecte
bot-architect-about = Compare plusieurs plans en imaginant la suite de la manche.
bot-regent = Régent
bot-regent-about = Compare plus de plans, plus longtemps, et ne laisse rien passer.
bot-random = Rêveur
bot-random-about = Fait ce qui lui passe par la tête. De bonne compagnie quand on apprend les règles.
bot-greedy = Marchand
bot-greedy-about =
    Prend ce qui rapporte le plus tout de suite et ne voit jamais plus loin. On peut le battre, mais ne laisse pas
    traîner de points.

## Ce que cherche qui n’a pas lu une règle : trouvé comme son titre, jamais montré

rule-R-MAT-1-words = matériel, éléments, combien de cartes, combien de princes
rule-R-MAT-2-words = limite, plus de socles, réserve vide
rule-R-BOARD-2-words = vaut, nombres sur le plan
rule-R-SETUP-2-words = qui commence, qui joue en premier, premier joueur
rule-R-SETUP-3-words = partie à 2 joueurs, à deux
rule-R-ORDER-1-words = même case, même score
rule-R-ORDER-2-words = ordre du tour, ordre de jeu, à qui le tour
rule-R-WELCOME-3-words = piocher dans le sac, invité inconnu, désigner un joueur
rule-R-WELCOME-5-words = joueur désigné, invité forcé
rule-R-WELCOME-7-words = fin du tour, passer, finir
rule-R-BUILD-1-words = cinq princes différents
rule-R-BUILD-2-words = monument, trois princes, contrôler, posséder
rule-R-CARD-2-words = le premier défausse deux cartes, perdre des cartes, handicap du meneur
rule-R-CARD-3-words = limite de main, combien de cartes garder, jouer des cartes, fin du tour
rule-R-CARD-4-words = cartes cachées, main secrète, montrer
rule-R-CARD-5-words = joker, changer une carte
rule-R-MOVE-1-words = déplacement, bateau, naviguer, port, pont
rule-R-SCALE-1-words = augmenter, hausser
rule-R-SCALE-2-words = baisser, diminuer
rule-R-SCORE-1-words = décompte, points de victoire, revenu
rule-R-END-1-words = fin de la partie, dernière manche, combien de points, 50 points, durée
rule-R-END-2-words = égalité, départage, ex æquo, vainqueur, victoire, gagner
