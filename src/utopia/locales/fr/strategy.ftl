# Ce qui fait gagner, compté dans des parties de nos propres robots.

strategy-title = Ce qui fait gagner
strategy-about = Compté dans { $games } parties que nos robots ont jouées entre eux. On joue autrement entre humains ; c’est un début. Chaque position s’ouvre comme leçon.
strategy-try = Essayer sur le plan
strategy-monuments-title = Les monuments décident
strategy-monuments = Deux tiers à quatre cinquièmes des points qui font gagner viennent à la fin des manches, des monuments. Qui gagne a environ un demi-monument de plus que les autres ; la valeur de chacun sur l’échelle de prestige diffère moins. Bâtis donc un monument de plus plutôt qu’un plus beau, et tôt : il rapporte à chaque manche.
strategy-removal-title = Les princes de trop sont des points
strategy-removal = Retirer un prince près d’un monument rapporte 2 points ; c’est la deuxième source de points, un cinquième à quatre. Un prince qui ne sera jamais un de trois vaut une carte.
strategy-wonder-title = Une merveille, pas trois
strategy-wonder = Les merveilles font un vingtième des points et décident rarement : entre quatre robots, une place avec une merveille a gagné 29 % des parties (bons robots) ou 26 % (plus forts), sans merveille 23 % ou 25 %. Une deuxième n’aide plus : cinq princes auraient souvent fait un monument.
strategy-first-title = Mener tôt n’est pas un cadeau
strategy-first = Entre bons robots, commencer ne change rien. À deux ou à trois, qui mène au début de la manche 3 gagne moins souvent que le hasard ne le dit : qui mène défausse deux cartes à chaque manche. Entre robots pour débuter, qui mène gagne plus souvent.
strategy-king-title = Garde une carte pour le roi
strategy-king = La fin d’une manche paie selon l’échelle de prestige du moment. Compte ce qu’une place de plus ou de moins te rapporte et coûte aux autres ; qui agit en dernier a le dernier mot.
strategy-figures = Les chiffres
strategy-players = Personnes × robot
strategy-column-prestige = Prestige : part des points de qui gagne
strategy-column-removal = Princes retirés
strategy-column-wonder = Merveilles
strategy-column-monuments = Monuments : qui gagne
strategy-column-others = Monuments : les autres
strategy-column-leader = Mener à la manche 3 et gagner
strategy-figures-about = Chaque robot a joué contre lui-même, sur le plan de ce site. « greedy » joue comme Maçon et regarde un coup plus loin. Les tableaux entiers et la commande qui les fait sont dans docs/strategy.md.
