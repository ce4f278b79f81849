## Ce que ferait un robot fort, et pourquoi

form-some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-title = L’Architecte jouerait ainsi
hint-play = { $number ->
    [one] Jouer ce coup
   *[other] Jouer ces coups
}
hint-play-about = Tu peux encore l’annuler.
hint-no-reason = C’est ce qui promet le plus pour la suite.
reason-points = Cela rapporte { form-some-points } tout de suite.
reason-income = À la fin de la manche, cela te rapporte { form-some-points } de plus, en l’état.
reason-income-fewer = À la fin de la manche, cela te coûte { form-some-points }, en l’état.
reason-rival = { $seat } reçoit { form-some-points } de plus à la fin de la manche, en l’état.
reason-rival-fewer = { $seat } reçoit { form-some-points } de moins à la fin de la manche, en l’état.
reason-district = Tu peux ensuite prendre { form-the-district } avec trois princes { form-civ-mp }.
reason-wonder = Tu peux ensuite bâtir la merveille de l’{ form-island }.
reason-pair = Deux princes { form-civ-mp } sur trois sont alors { form-at-district }.
reason-first = Il ne manquait qu’un prince à { $seat } pour prendre { form-the-district }.
reason-guest = Cet invité { form-civ }, le seul de l’{ form-island }, permettrait à { $seat } de prendre un quartier.
reason-patron = Il ne manque à { $seat } qu’un prince { form-civ } pour la merveille de l’{ form-island }, et il n’y a pas d’autre invité de ce genre.
reason-worth = Un monument { form-civ } rapporte { form-some-points } par manche, en l’état.
reason-variety = Tu as alors { $number } des cinq civilisations sur l’{ form-island }, pour sa merveille.
reason-keep = Cela garde { $number ->
    [one] une carte
   *[other] { $number } cartes
} pour plus tard.
reason-idle = Tu n’as pas de princes { form-civ-mp } à déplacer avec une telle carte.
refusal-hint-people = Pas de conseils tant que d’autres personnes jouent à cette table.
refusal-hint-deal = Pas de conseils dans une donne que d’autres jouent aussi.
refusal-hint-not-now = Il y a un conseil quand c’est à toi de décider.
refusal-hint-waking = Les robots ne sont pas encore réveillés ; redemande dans un instant.
refusal-hint-too-fast = C’était un peu rapide. Réfléchis un instant, puis redemande.
