# La même donne : même hasard, mêmes robots, à /deals.
deals-title = Même donne
deals-about = Chacun joue la même donne une fois : les mêmes invités arrivent, les mêmes cartes sont tirées, les mêmes robots sont à la table. Ensuite, on compare.
deals-daily = Donne du jour
deals-daily-about = À { $players } joueurs. La même pour tous ; la suivante arrive à minuit UTC.
deals-new = Défier les autres
deals-new-about = Choisis les robots et envoie l’adresse. Qui n’a pas encore joué ne voit aucun résultat.
deals-players = Joueurs
deals-make = Créer une donne
deals-mine = Tes donnes
deals-none = Tu n’en as encore créé ni joué aucune.
deals-by = { $name } te défie
deals-of-day = Donne du { $day }
deals-yours = Ta donne
deals-one = Donne
deals-facts = { $players } joueurs · { $bots }
deals-finished = { $number ->
    [0] Personne ne l’a encore jouée
    [one] Une personne l’a jouée
   *[other] { $number } personnes l’ont jouée
}
deals-state = { $state ->
    [new] Pas encore jouée
    [running] En cours
   *[other] Jouée
}
deals-play = { $state ->
    [new] Jouer
    [running] Continuer
   *[other] Comparer
}
deals-once = Tu ne peux la jouer qu’une fois. Il n’y a pas de conseils, et seuls ceux qui ont joué voient les résultats.
deals-name = Ton nom
deals-results = Résultats
deals-rank = Rang
deals-who = Joueur
deals-points = Points
deals-lead = Avance sur le meilleur robot
deals-place = Place
deals-given-up = abandon
deals-you = toi
deals-look = Revoir
deals-analysis = Analyse
deals-alone = Personne d’autre ne l’a encore jouée. Envoie l’adresse à quelqu’un :
deals-send = Envoie-la à d’autres :
deals-copy = Copier l’adresse
deals-all = Toutes les donnes
problem-no-deal = Cette donne n’existe pas.
