# La page où l’on compose une position.
editor-title = Composer une position
editor-palette = Ce que tu places
editor-whose = À qui
editor-people = Quelle civilisation
editor-tool-prince = Prince
editor-tool-monument = Monument
editor-tool-wonder = Merveille
editor-tool-guest = Invité
editor-tool-erase = Gomme
editor-tool-prince-about = Touche un quartier : un prince de plus y est.
editor-tool-monument-about = Touche un quartier : le monument y est.
editor-tool-wonder-about = Touche une île : sa merveille est là, ou s’en va.
editor-tool-guest-about = Touche une île : un invité de plus attend à son bateau.
editor-tool-erase-about = Touche ce qui doit partir.
editor-more = Un de plus : { $name }
editor-fewer = Un de moins : { $name }
editor-up = { $name } vers le haut
editor-down = { $name } vers le bas
editor-verdict = Est-ce possible ?
editor-checking = Vérification…
editor-right = Cette position est possible.
editor-decides = À { $name } de décider.
editor-wrong = { $count ->
    [one] Une chose est impossible
   *[other] { $count } choses sont impossibles
}
editor-line = Ligne { $line }
editor-study = Étudier
editor-play = Jouer contre des robots
editor-undo = Annuler
editor-clear = Tout vider
editor-about = Dans l’étude, tu joues pour tous les camps, demandes des conseils, écris, dessines et partages. Le lien contient la position elle-même.
editor-turn = Manche et tour
editor-players = Joueurs
editor-round = Manche
editor-step = Ce qui est demandé
editor-lap = Tour de table
editor-on-turn = À qui le tour
editor-acted = Ont déjà joué
editor-step-act = Phase 2 : un tour
editor-step-end = Phase 1 : fin d’un tour
editor-step-guests = Phase 1 : les invités arrivent
editor-step-guest = Phase 1 : un invité est pris
editor-step-deal = Phase 2 : les cartes sont distribuées
editor-step-discard = Phase 2 : tout le monde défausse
editor-step-keep = Phase 2 : trop de cartes
editor-step-over = La partie est finie
editor-orders = Échelle et piste
editor-scale = Échelle de prestige
editor-track = Ministres, le premier d’abord
editor-belongings = Points et cartes
editor-score = Points
editor-privileges = Privilèges
editor-score-privileges = Points et privilèges
editor-hands = Cartes en main
editor-discards = Défausse visible
editor-pile-open = Défausse
editor-pile = { $cards ->
    [one] Il reste { $cards } carte dans la pile.
   *[other] Il reste { $cards } cartes dans la pile.
}
editor-guests = Invités
editor-open = Aux bateaux
editor-taken = Pris dans cette manche : { $name }
editor-supplies = Reste dans les réserves
editor-bases = Socles
editor-monuments = Monuments
editor-rules = Règles et plan
editor-map-usual = Le plan habituel
editor-map-own = Ton plan « { $name } »
editor-map-choose = Un plan à toi…
editor-map-back = Revenir au plan habituel
editor-text = La même chose en texte
editor-text-about = Une donnée par ligne. Colle ici une position ou change une ligne : le plateau suit.
editor-text-copy = Copier le texte
editor-text-order = Mettre en ordre
