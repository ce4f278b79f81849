# Une étude que plusieurs personnes regardent ensemble.
review-title = Ensemble
review-alone = Il n’y a que toi ici. Partage le lien pour la regarder ensemble.
review-here = Qui est ici
review-you = { $name } (toi)
review-strangers = { $count ->
    [one] et quelqu’un sans nom
   *[other] et { $count } sans nom
}
review-leads = mène
review-you-lead = Tu mènes : les autres voient ce que tu regardes.
review-all-lead = Tout le monde mène : où l’un va, tous vont.
review-follow = Tu vois ce que { $name } regarde.
review-apart = Tu regardes de ton côté.
review-back = Rejoindre les autres
review-leave = Regarder de son côté
review-who-leads = Qui mène
review-everybody = Tout le monde
review-give-back = Rendre la conduite
review-came = { $name } est là.
review-gone = { $name } n’est plus là.
review-lost = Les autres sont injoignables. Nouvel essai…
review-closed = Les autres sont injoignables d’ici.
review-chat = Discussion
review-chat-side = Tous ceux qui sont ici le lisent. C’est oublié quand tous sont partis.
review-chat-empty = Personne n’a encore rien dit.
review-name = Ton nom
review-name-do = Participer
review-together = Revoir ensemble
review-join = Rejoindre la revue
review-open = Les joueurs revoient cette partie ensemble.
review-none = Personne n’a encore ouvert la revue de cette partie.
problem-many-reviews = Cette partie a été revue trop souvent. Fais-en une étude à partir de sa relecture.
