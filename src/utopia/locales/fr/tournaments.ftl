# Tournois, sous /tournaments ; et ce que le serveur refuse.
tournaments-title = Tournois
tournaments-about = Plusieurs manches, de 2 à 5 par table. Le serveur forme les tables, te prévient quand la tienne est prête et tient le classement.
tournaments-new = Nouveau tournoi
tournaments-mine = Les tiens
tournaments-open = Inscriptions ouvertes
tournaments-open-none = Aucun pour le moment. Ouvres-en un.
tournaments-running = En cours
tournaments-over = Terminés
tournaments-all = Tous les tournois
tournaments-nobody = Compte supprimé
tournaments-nobody-yet = Personne n’est encore inscrit.
tournaments-at-table = { $players } par table
tournaments-swiss-rounds = { $rounds ->
    [one] Système suisse, une ronde
   *[other] Système suisse, { $rounds } rondes
}
tournaments-swiss = Système suisse
tournaments-swiss-about = Ceux qui ont autant de points se rencontrent ; personne ne retrouve le même adversaire tant que cela peut s’éviter.
tournaments-round-robin = Toutes rondes
tournaments-round-robin-about = Tous se rencontrent aussi également que possible. 24 joueurs au plus.
tournaments-entered = { $number ->
    [0] personne d’inscrit
    [one] un joueur
   *[other] { $number } joueurs
}
tournaments-round-of = Ronde { $round } sur { $rounds }
tournaments-state = { $state ->
    [cancelled] Annulé
   *[other] Terminé
}
tournaments-starts = Commence le { $when }
tournaments-starts-full = Commence dès que { $number } sont là
tournaments-starts-host = Commence quand l’hôte le décide
tournaments-name = Nom
tournaments-description = Description (facultative)
tournaments-listed = Tout le monde le trouve
tournaments-listed-about = Sinon, seulement les personnes à qui tu envoies l’adresse.
tournaments-games = Les parties
tournaments-players = Joueurs par table
tournaments-players-about = Si le nombre ne tombe pas juste, certaines tables ont un joueur de moins ; en duel, un joueur peut rester exempt.
tournaments-rated-about = Les parties changent les cotes.
tournaments-programs = Les robots peuvent s’inscrire
tournaments-programs-about = Les comptes de robots : des programmes que des personnes font tourner. Chacun s’inscrit une fois, lui-même ou par un robot.
tournaments-programs-yes = Les comptes de robots peuvent s’inscrire
tournaments-programs-no = Seulement des personnes
tournaments-rounds = Rondes
tournaments-system = Système
tournaments-most = Joueurs au plus
tournaments-most-of = { $number } joueurs au plus
tournaments-rest = Pause entre les rondes
tournaments-rest-of = { $minutes ->
    [0] aucune
    [1] une minute
    [5] 5 minutes
    [15] 15 minutes
    [60] une heure
   *[other] { $hours } heures
}
tournaments-limit = Limite d’une ronde
tournaments-limit-about = Les parties encore en cours à la fin comptent dans leur état.
tournaments-hours = { $hours ->
    [0] aucune
    [1] une heure
    [2] 2 heures
    [3] 3 heures
    [24] un jour
    [72] 3 jours
    [168] une semaine
    [336] 2 semaines
    [720] 30 jours
   *[other] { $hours } heures
}
tournaments-late = Inscription tardive
tournaments-late-of = { $rounds ->
    [0] impossible
    [1] avec une ronde manquée
   *[other] avec jusqu’à { $rounds } rondes manquées
}
tournaments-late-half = Les rondes manquées valent une demi-victoire
tournaments-late-half-about = Sinon rien.
tournaments-late-worth = { $worth ->
    [half] Les rondes manquées valent une demi-victoire.
   *[other] Les rondes manquées ne valent rien.
}
tournaments-start = Début
tournaments-start-host = Quand je le dis
tournaments-start-host-about = Un bouton sur la page du tournoi.
tournaments-start-time = À une heure dite
tournaments-start-time-about = S’il y a moins de joueurs qu’il n’en faut à une table complète, il est annulé.
tournaments-start-full = Dès que nous sommes assez
tournaments-start-full-about = Aussitôt : que tout le monde soit là.
tournaments-when = Jour et heure
tournaments-entrants = Joueurs
tournaments-make = Ouvrir le tournoi
tournaments-sign-in = Se connecter
tournaments-enter = S’inscrire
tournaments-come-back = Je suis de retour
tournaments-withdraw = Se retirer
tournaments-in-now = Tu participes. Dès que le tournoi commence, chaque page d’Utopia t’indique ta table.
tournaments-wait-now = Ta table a fini. La ronde suivante commence quand toutes ont fini.
tournaments-bye-now = Tu n’as pas de partie à cette ronde : cela vaut une victoire.
tournaments-away-now = Tu passes ton tour, car un robot tenait ta place à la fin de ta dernière table. Dis quand tu es de retour.
tournaments-your-table = Ta table est prête
tournaments-table-of = Ronde { $round }, table { $table }
tournaments-back = Retour à { $name }
tournaments-won = Victoire : { $names }.
tournaments-paused = En pause : aucune ronde ne commence.
tournaments-next-round = La ronde suivante commence dans
tournaments-begins-in = Début dans
tournaments-deadline = Cette ronde finit au plus tard dans { $time }.
tournaments-standings = Classement
tournaments-rank = Rang
tournaments-player = Joueur
tournaments-points = Points
tournaments-opponents = Adversaires
tournaments-direct = Direct
tournaments-share = Prestige
tournaments-you = toi
tournaments-program = robot
tournaments-entry = { $state ->
    [away] passe son tour
    [removed] hors du tournoi
   *[other] ne joue plus
}
tournaments-remove = Retirer
tournaments-remove-one = Retirer { $name }
tournaments-points-title = Points et égalités
tournaments-points-about = Une table de { $players } donne { $points } points selon la place ; les places partagées les partagent, une exemption vaut 12. En cas d’égalité décident :
tournaments-opponents-about = { tournaments-opponents } : la moyenne des points de ceux qu’on a rencontrés
tournaments-direct-about = { tournaments-direct } : victoires moins défaites contre les joueurs à égalité
tournaments-share-about = { tournaments-share } : la part moyenne du prestige de ses tables
tournaments-round = Ronde { $round }
tournaments-table = Table { $table }
tournaments-watch = Regarder
tournaments-go = À la table
tournaments-replay = Revoir
tournaments-byes = Sans partie :
tournaments-legend = Aux tables terminées : place, prestige entre parenthèses, points.
tournaments-terms = Ce qui est convenu
tournaments-missing = Qui ne vient pas perd sa place au profit d’un robot, n’a aucun point de cette table et passe son tour jusqu’à son retour.
tournaments-more = Toutes les règles des tournois
tournaments-hosted = Hôte : { $name }
tournaments-copy = Copier l’adresse
tournaments-directing = Tu es l’hôte
tournaments-begin = Commencer maintenant
tournaments-pause = Mettre en pause
tournaments-resume = Reprendre
tournaments-pause-about = En pause, aucune ronde ne commence ; les tables en cours continuent.
tournaments-cancel = Annuler le tournoi
tournaments-cancel-about = Les tables en cours continuent comme des parties ordinaires. Le classement reste tel quel.
tournaments-keep = Le garder
tournament-none = Ce tournoi n’existe pas.
tournament-over = Ce tournoi est terminé.
tournament-begun = Ce tournoi a commencé.
tournament-closed = Ce tournoi n’accepte plus personne.
tournament-full = Ce tournoi est complet.
tournament-removed = L’hôte ne te laisse plus jouer dans ce tournoi.
tournament-two-hands = Tu participes déjà, toi ou l’un de tes robots.
tournament-too-few = Il faut { $least } joueurs pour une table complète.
tournament-too-many = { $most } de tes tournois ne sont pas terminés ; termines-en un d’abord.
tournament-people-open = Seules des personnes ouvrent des tournois, pas des robots.
tournament-no-programs = Aucun robot ne joue dans ce tournoi.
tournament-account = Il faut un compte pour ouvrir un tournoi ou s’y inscrire.
tournament-host-only = Seul l’hôte du tournoi peut faire cela.
