# The pictures of the rules' examples, the legend of pieces and signs, and who made the game.

## Examples

example-pictured = Un exemple, avec images
example-before = Avant
example-after = Après
example-then = Ensuite
example-closed = L’île de l’Eau est fermée
example-missing = L’image a besoin du réseau.

## La légende

legend-title = Pièces et symboles
legend-about = Ce que c’est, et comment c’est dessiné ici
legend-civilizations = Les cinq civilisations
legend-civilizations-about =
    Prince, invité et carte portent le même emblème. Trois princes identiques dans un quartier deviennent le monument
    de leur ligne.
legend-pieces = Les pièces
legend-map = Sur le plan
legend-islands = Les quatre îles et leurs animaux
legend-prince = Prince
legend-prince-about =
    Il a la couleur et la forme de son joueur : 40 par couleur, huit de chaque civilisation. Un nombre dit combien se
    tiennent ensemble.
legend-guest = Invité
legend-guest-about = Il arrive en bateau. Tu le prends et tu places un prince de sa civilisation sur l’île de ce bateau.
legend-card = Carte action
legend-card-about = Elle déplace, ajoute ou retire un prince, ou change l’échelle de prestige.
legend-card-short = Carte
legend-monument = Monument
legend-monument-about = Il reste pour toujours dans un quartier contrôlé, et il rapporte à chaque manche.
legend-base = Socle
legend-base-about = Sa couleur dit à qui est le monument ou la merveille. Tu en as huit.
legend-wonder = Merveille
legend-wonder-about = Une par île, contre cinq princes différents : 6 points tout de suite.
legend-minister = Ministre
legend-minister-about = Ta figure sur la piste de score. Qui est devant agit en premier.
legend-privilege = Privilège
legend-privilege-about = Il fait compter une carte comme une autre civilisation. Tu en as deux pour toute la partie.
legend-bag = Sac
legend-bag-about = Il contient les 40 invités. Ceux qui ont été pris y retournent à la fin de la phase 1.
legend-ship = Bateau
legend-ship-about = Un par île, avec son animal sur la voile. À côté attendent les invités que l’on peut prendre.
legend-summary = Aide de jeu
legend-summary-about = La boîte en contient cinq, une par joueur. Ici, cette page en tient lieu.
legend-start = Case départ
legend-start-about = En bas de la piste de score, au milieu : tout le monde y commence avec 0 point.
legend-value = Valeur d’un quartier
legend-value-about = Ce que gagne le propriétaire de la merveille de l’île quand quelqu’un prend le contrôle du quartier.
legend-harbour = Port
legend-harbour-about = De là, les princes vont par mer vers un autre port, dans le même secteur ou dans celui d’à côté.
legend-street = Rue
legend-street-about = Elle sépare deux quartiers voisins. Avec une carte, un prince la traverse.
legend-bridge = Pont et canal
legend-bridge-about = Le canal sépare les îles. Les princes le passent par un pont ; les barques n’y entrent pas.
legend-place = Emplacement d’une merveille
legend-place-about = Un par île, avec l’animal de l’île. Il n’appartient à aucun quartier.
legend-lighthouse = Phare et pointillés
legend-lighthouse-about =
    Il y en a trois. De chacun partent des pointillés vers le large : c’est là qu’un secteur finit et que le suivant
    commence. Avec une carte, une barque en franchit au plus une ligne.
legend-reef = Récifs
legend-reef-about = Ils ferment la mer entre le Vent et le Feu. Aucune barque ne les passe.
legend-animal-water = Poisson
legend-animal-fire = Salamandre
legend-animal-wind = Oiseau
legend-animal-earth = Serpent

## Qui a fait le jeu

credits-title = Le jeu et ses auteurs
credits-made =
    Utopia est un jeu de plateau de Ludovic Vialla et Arnaud Urbon, publié en 2007 par les Éditions du Matagot,
    illustré par Stéphane Poinsot, Jean-Mathias Xavier, Christophe Rendu et Carole Carillon.
credits-independent =
    Ce que tu vois ici est indépendant, avec ses propres mots et ses propres images. Ce n’est ni fait ni approuvé par
    eux. Si le jeu te plaît, cherche la boîte.
