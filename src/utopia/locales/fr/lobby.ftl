# Trouver une partie : le salon, l’appariement, les conditions d’une table, les spectateurs.

lobby-title = Salon
lobby-open = Tables ouvertes
lobby-tournaments = Tournois
lobby-open-none = Aucune table n’est ouverte en ce moment. Laisse-nous te trouver une partie, ou ouvre une table : tout le monde la verra ici.
lobby-play-bots = Jouer contre des robots en attendant
lobby-open-filtered = Aucune des { $count } tables ouvertes ne convient.
lobby-open-all = Tout montrer
lobby-running = Parties à regarder
lobby-running-about = Tu vois le plateau comme tout le monde, avec un retard si la table en a fixé un, et seulement les mains que les joueurs veulent montrer.
lobby-exhibition = Partie de démonstration
lobby-exhibition-about = Personne ne joue en ce moment de partie à regarder ; des robots en jouent donc une pour toi. Elle avance tant que quelqu’un regarde, et ne compte pour rien.
lobby-lost = La connexion est coupée ; cette liste est peut-être dépassée. Elle sera bientôt à jour.
lobby-join = S’asseoir
lobby-watch = Regarder
lobby-mine = À la table
lobby-free = { $free ->
    [one] 1 place libre
   *[other] { $free } places libres
}
lobby-of = Table de { $name }
lobby-away = L’hôte n’est pas là pour le moment.
lobby-round = Manche { $round }
lobby-turn = C’est à { $names } de jouer
lobby-name-title = Comment t’appeler ?
lobby-accounts-only = Partie classée : il faut un compte pour s’asseoir ici.
lobby-to-account = En créer un

## Filtres

lobby-filter = { $count ->
    [0] Filtrer
   *[other] Filtrer ({ $count })
}
lobby-filter-players = Joueurs
lobby-filter-tempo = Pendules
lobby-filter-edition = Édition
lobby-filter-language = Langue
lobby-filter-experience = Expérience
lobby-filter-rated = Classement
lobby-any = Peu importe
lobby-players = { $players } joueurs

## Conditions d’une table

lobby-tempo-none = Sans pendule
lobby-tempo-live = En direct, { $minutes } min + { $seconds } s
lobby-tempo-live-kind = En direct
lobby-tempo-slow = Lente, { $days ->
    [0] { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    }
    [one] 1 jour
   *[other] { $days } jours
} par tour
lobby-tempo-slow-kind = Lente
lobby-language-any = Toute langue
lobby-experience = Pour qui
lobby-experience-any = Tout le monde
lobby-experience-new = Débutants
lobby-experience-some = Quelques parties
lobby-experience-much = Habitués
lobby-rated = Classée
lobby-rated-programs = Classée, programmes aussi
lobby-unrated = Non classée
lobby-agreed = Ce que la table a convenu
lobby-option = { $option } : { $value }
lobby-casual = Non classée
lobby-late = Les spectateurs la voient avec { $delay } de retard
lobby-delay-none = aussitôt
lobby-delay = { $seconds ->
    [60] 1 minute
   *[other] { NUMBER($minutes) } minutes
}
terms-title = Qui peut venir et regarder ; classement
terms-who = Qui peut venir
terms-private = Par lien
terms-private-about = Seulement les gens à qui tu envoies le lien.
terms-listed = Depuis le salon
terms-listed-about = Tout le monde voit la table au salon et peut prendre une place libre. Ton lien fonctionne aussi.
terms-language = Langue à la table
terms-experience-about = Cela n’interdit rien ; cela dit qui tu aimerais rencontrer.
terms-rated = Partie classée
terms-rated-about = Elle change les cotes. Chacun a besoin d’un compte, et aucun robot ne joue.
terms-rated-programs-about = Elle change les cotes. Il faut un compte. Les comptes de robot peuvent jouer aussi et reçoivent une cote ; les robots de ce serveur ne jouent pas.
terms-rated-guest = Elle change les cotes. Pour cela, il te faut un compte : crée-le sous « Compte ».
terms-rated-seats = Elle change les cotes. Pour cela, il faut à chaque place une personne avec un compte et son propre appareil : à la place des robots et de « Quelqu’un ici », mets des amis, ou enlève-les.
terms-programs = Les comptes de robot peuvent jouer
terms-programs-about = Les comptes de robot des autres peuvent s’asseoir et sont classés comme tout le monde. Dans une partie classée, tu as une seule place : la tienne ou celle d’un de tes robots.
terms-bots = Des robots peuvent prendre les places libres
terms-bots-about = Sinon tu commences quand tous sont là, ou avec moins de places.
terms-watchable = Tout le monde peut regarder
terms-watchable-about = La partie figure au salon tant qu’elle dure.
terms-delay = Les spectateurs voient la partie
terms-later = avec { $delay } de retard
terms-delay-about = Avec un retard, aucun spectateur ne peut souffler à temps. Là où une main est montrée, il est d’au moins une minute.

## Appariement

seek-title = Trouve-moi une partie
seek-about = Choisis tout ce qui te convient. Dès que d’autres veulent la même chose, la partie commence.
seek-players = Nombre de joueurs
seek-name-missing = Dis d’abord comment les autres doivent t’appeler.
seek-players-none = Choisis-en au moins un.
seek-waiting = { $count ->
    [one] 1 attend
   *[other] { $count } attendent
}
seek-tempo = Quand
seek-live = Maintenant
seek-live-about = Environ une heure, { $minutes } minutes chacun. Reste sur cette page jusqu’à ce qu’on t’appelle.
seek-slow = Sur plusieurs jours
seek-slow-about = Un jour pour chaque tour. Tu peux quitter cette page : la partie figurera dans Mes parties.
seek-fill = Des robots aux places vides
seek-fill-after = { $seconds ->
    [30] Après 30 secondes
    [60] Après 1 minute
    [120] Après 2 minutes
   *[300] Après 5 minutes
}
seek-fill-never = Jamais
seek-level = Force des robots
seek-rated = Seulement des parties classées
seek-rated-about = Entre gens qui ont un compte, sans robots.
seek-go = Trouve-moi une partie
seek-looking = Nous cherchons du monde…
seek-looking-for = { $players } joueurs, { $when ->
    [slow] sur plusieurs jours
   *[live] maintenant
}
seek-waited = Tu attends depuis { $time }
seek-bots-in = Des robots prennent les places vides dans { $time }
seek-bots-now = Des robots prennent maintenant les places vides
seek-stay = Reste sur cette page : on t’appelle ici.
seek-leave = Tu peux quitter cette page. La partie figurera dans Mes parties.
seek-stop = Ne plus chercher
seek-missed = Tu as manqué le départ, et les autres ont commencé sans toi. Cherche encore si tu veux.
seek-gathering = Une partie est trouvée. Elle commence dès que tous sont là ; les absents sont laissés de côté après une minute.
seek-leave-table = Quitter quand même
seek-leave-table-about = Les autres jouent sans toi : un robot prend ta place, ou ils commencent à moins. S’il ne reste qu’une personne qui ne veut pas de robots, sa recherche continue. La tienne s’arrête.
seek-gone = Cette table n’existe plus : elle a été fermée, ou quelqu’un n’est pas venu.
seek-to-lobby = Au salon
seek-begin-full = Toutes les places sont prises : chacun ici peut commencer.
lobby-again-begins = Dès que tout le monde est là, chacun de vous peut commencer. Garde cette page ouverte.

## Regarder

watching-no-cookies = Sans cookies, tu peux seulement regarder : pour jouer, discuter ou prendre des notes, autorise-les pour cette page et recharge-la.
watching-late = Tu regardes avec { $delay } de retard
watching-count = { $count ->
    [0] Personne ne regarde pour l’instant
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
watching-show = Leur montrer ma main
watching-show-of = Leur montrer la main de { $name }
watching-show-about = Une minute plus tard, et aux spectateurs seulement ; les autres joueurs ne la voient jamais. Tu peux la cacher à tout moment.
watching-hands = Montrées : { $names }

## Ce qui ne va pas

problem-tempo = En si peu de temps, personne ne pourrait réfléchir. Choisis une autre cadence.
problem-rated-seats = À une table classée, chacun a un compte et son propre appareil, et aucun robot ne joue.
problem-rated-account = Cette partie est classée : il faut un compte pour y jouer.
problem-rated-owner = Cette partie est classée : le propriétaire de ce compte de robot doit avoir un compte.
problem-rated-two-seats = Dans une partie classée, tu as une seule place : la tienne ou celle d’un de tes robots.
problem-no-bots = Aucun robot ne joue à cette table. Attends du monde, ou commence avec moins de places.
problem-gathering = Cette partie a été trouvée pour plusieurs personnes : elle commence d’elle-même, et ne se lance ni ne se ferme à la main.
problem-not-watchable = On ne peut pas regarder cette partie depuis le salon.
problem-bot-here = Ici on veut jouer entre gens. Un compte de robot peut s’asseoir à une table qui accueille les robots.
problem-two-hands = Tu ne peux pas t’asseoir à une table où joue ton propre robot : tu verrais deux mains.
problem-deal-alone = Chacun joue une donne seul, par son adresse.
