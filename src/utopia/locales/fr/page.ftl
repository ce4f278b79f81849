# Cadre de la page, accueil, ouvrir une table, salle d’attente, invitation, mes parties, réglages.

page-skip = Aller au contenu
page-places = Navigation
page-menu = Menu
page-close = Fermer
page-cancel = Annuler
page-later = Plus tard
page-keep = Enregistrer
page-kept = Enregistré
page-number-limits = De { $least } à { $most }
page-try-again = Réessayer
page-to-start = À la page d’accueil
page-games = Mes parties
page-rules = Règles
page-learn = Apprendre
page-learn-title = Apprendre le jeu
page-learn-new = Apprends le jeu en un quart d’heure
page-puzzle = Problème du jour
page-deal = Donne du jour
page-ranking = Classement
page-settings = Réglages
page-account = Compte

page-slogan = Vingt-quatre quartiers, cinq civilisations, une cité idéale
page-map = Le plan d’Utopia : quatre îles autour d’un bassin, avec leurs monuments et leurs merveilles
page-play-now = Jouer tout de suite
page-play-now-about = Toi et trois robots
page-play-now-laying = Un instant ; le premier démarrage prend une minute
page-opponents = Force des robots
page-opponents-first = Ta première partie contre des robots : ils seront indulgents
page-opponents-same = Des robots aussi forts que la dernière fois
page-opponents-stronger = Deux victoires : place à des robots plus forts
page-opponents-gentler = Deux fois à la dernière place : des robots plus faciles
page-opponents-chosen = Les robots de ton choix
page-new = Ouvrir une table
page-new-about = Entre amis, de 2 à 5
page-find = Trouver une partie
page-find-about = Avec d’autres joueurs
page-lobby = Salon
page-lobby-about = Tables ouvertes, parties à regarder
page-continue = Continuer une partie
page-all-rules = Toutes les règles
page-facts = De 2 à 5 joueurs, une heure environ

page-offline = Le serveur ne répond pas. Rien n’est perdu : vérifie la connexion et réessaie.
page-no-cookies = Ton navigateur n’envoie pas de cookies à ce serveur, qui ne peut donc pas te reconnaître : autorise les cookies pour cette page, puis recharge-la. Pour lire, il n’en faut pas.
page-nothing-kept = Ce navigateur ne garde rien pour cette page : ce que tu choisis ici est oublié dès que tu la recharges ou la fermes. Autorise les cookies et les données du site pour que tes choix restent.
page-not-loaded = Cette page n’a pas pu être chargée
page-not-found = Il n’y a rien à cette adresse.
page-server-trouble = Le serveur n’a pas pu faire cela (erreur { NUMBER($status, useGrouping: 0) }). Réessaie dans un instant.
page-went-wrong = Quelque chose s’est mal passé sur cette page. Recharge-la et réessaie.
page-missing = Rien ici
page-missing-about = Il n’y a pas de page à cette adresse. La partie a peut-être été fermée, ou le lien n’a pas été copié en entier.
page-loading = Chargement…
page-update = Une nouvelle version d’Utopia est disponible.
page-update-now = Recharger

page-your-name = Ton nom
page-name = Nom
page-name-about = Les autres le voient à la table.
page-looks = Apparence et sons
page-language = Langue
page-theme = Thème
page-theme-auto = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-theme-contrast = Contraste élevé
page-motion = Mouvement
page-motion-auto = Comme le système
page-motion-auto-about = Les pièces volent, sauf si ton système demande moins de mouvement.
page-motion-lively = Vif
page-motion-lively-about = Les pièces volent de là où elles étaient à là où elles vont.
page-motion-calm = Calme
page-motion-calm-about = Rien ne vole ; ce qui a changé est entouré un instant.
page-sound = Sons
page-sound-about = Du bois et des clochettes, tout doux ; pas de musique.
page-at-table = À la table
page-ends-turn = Finir mon tour automatiquement quand il ne reste rien d’autre à faire
page-ends-turn-about = Le bouton se remplit en quatre secondes ; clique ou touche n’importe où pour l’arrêter. Jamais quand tu joues au clavier.
page-shortcuts = Touches d’une seule lettre
page-shortcuts-about = E finit le tour, U annule un coup, et ainsi de suite. Désactive-les si elles gênent la saisie vocale ou un lecteur d’écran.
page-bots = Robots
page-pace = Durée d’un coup de robot
page-pace-about = Pour que tu puisses suivre ce qu’ils font.
page-pace-seconds = { $seconds ->
    [0] un instant
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
page-pace-set = { $seconds ->
    [0] les robots jouent aussitôt
    [one] robots : { $seconds } seconde par coup
   *[other] robots : { $seconds } secondes par coup
}
page-install = Installer Utopia
page-install-about = Il s’ouvrira dans sa propre fenêtre, comme une autre application. Il faut toujours le serveur pour jouer.

page-who-plays = Qui joue
page-seat = Place { $number }
page-seat-remove = Enlever la place { $number }
page-seat-add = Ajouter une place
page-seats-full = Cinq au maximum
page-seat-me = Moi
page-seat-me-about = Toi, sur cet appareil.
page-seat-friend = Un ami, une amie
page-seat-friend-about = Vient par lien ou code QR ; aucun compte nécessaire.
page-seat-rated-about = Vient par lien ou code QR, avec un compte : la table est classée.
page-seat-device = Quelqu’un ici
page-seat-device-about = Joue aussi sur cet appareil ; les mains restent cachées entre-temps.
page-seat-bot = Un robot
page-seat-free = Libre
page-seat-kept = Réservée à { $name }
page-level = Force du robot
page-first = Qui commence
page-first-drawn = Premier joueur tiré au sort
page-shuffle = Mélanger les places
page-shuffle-about = Le hasard décide qui reçoit quelle couleur et qui est assis à côté de qui.
page-open-hands = Les robots montrent leur main
page-open-hands-about = Tout le monde à la table voit les cartes des robots : bien pour apprendre.
page-shuffled = places mélangées
page-not-shuffled = places dans l’ordre de la liste
page-customs = Places et robots
page-rules-of-table = Règles de cette table
page-edition = Édition
page-options = { $changes ->
    [0] Options de règles
    [one] Options de règles : { $changes } changée
   *[other] Options de règles : { $changes } changées
}
page-options-changed = { $changes ->
    [one] { $changes } option changée
   *[other] { $changes } options changées
}
page-option-changed = changée
page-rule = Règle { $rule }
page-names-missing = Il faut un nom à chacun sur cet appareil
page-open-friends = Tu reçois un lien pour tes amis
page-open-at-once = La partie commence tout de suite
page-open-and-invite = Ouvrir et inviter
page-open-and-play = Ouvrir et jouer

page-waiting = La table est prête
page-waiting-for = { $free ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $free } personnes.
}
page-all-here = Tout le monde est là.
page-invite = Inviter
page-link = Lien
page-qr = Code QR du lien
page-copy = Copier le lien
page-copied = Copié
page-share = Partager
page-share-text = Viens jouer à Utopia avec moi
page-join-link-about = Toute personne ayant ce lien peut prendre une place libre.
page-join-link-none = Il n’y a pas d’invitation en ce moment : personne ne peut venir.
page-watch-link = Pour regarder seulement
page-watch-link-about = Toute personne ayant ce lien peut regarder, sans voir les mains.
page-watch-link-none = Il n’y a pas de lien pour les spectateurs.
page-link-make = Créer un lien
page-link-renew = Nouveau lien
page-link-revoke = Désactiver
page-link-here = Cette adresse ne marche que sur cet ordinateur. Pour inviter d’autres personnes sur le même réseau, lance le serveur avec
page-start-now = Commencer
page-start-bots = { $free ->
    [one] Un robot prend la place libre
   *[other] Des robots prennent les { $free } places libres
}
page-start-fewer = { $free ->
    [one] Sans la place libre
   *[other] Sans les { $free } places libres
}
page-host-starts = { $name } commence la partie dès que tous sont là. Garde cette page ouverte.
page-slow-starts = La partie commence d’elle-même dès que toutes les places sont prises. Inutile de rester : tu la retrouves sous Mes parties.
page-close-table = Fermer la table
page-close-table-about = Plus personne ne pourra venir, et la table disparaîtra.
page-leave-table = Quitter la table
page-leave-table-about = Ta place redevient libre pour quelqu’un d’autre. Avec le même lien, tu peux revenir.
page-role-me = toi
page-role-bot = Robot · { $level }
page-role-program = un robot de l’extérieur
page-role-program-of = un robot de { $owner }
page-role-device = sur le même appareil
page-role-open = pas encore là

page-invitation = Invitation
page-join-title = { $name } t’invite à Utopia
page-join-about = { $free ->
    [one] Une place est libre. Dis aux autres comment t’appeler, et assieds-toi.
   *[other] { $free } places sont libres. Dis aux autres comment t’appeler, et assieds-toi.
}
page-sit-down = Prendre place
page-watch-title = Regarder la partie de { $name }
page-watch-about = Tu vois le plateau comme tout le monde, sans les mains.
page-watch = Regarder
page-link-dead = Ce lien ne marche plus. Demandes-en un nouveau.
page-already-seated = Tu as déjà une place à cette table.
page-to-table = À la table
page-no-seat = Toutes les places sont prises. Demande un lien pour regarder.

page-device = Continuer sur un autre appareil
page-device-about = Sur ton téléphone ou dans un autre navigateur : un lien à usage unique y apporte ton nom, tes places et tes parties.
page-device-make = Créer un lien
page-device-link-about = Ouvre ce lien sur ton autre appareil. Il sert une seule fois, pendant { $minutes } minutes. Ne le donne à personne : avec lui, on joue à ta place.
page-device-as = Continuer ici en tant que { $name } ?
page-device-as-guest = Continuer ici avec tes parties ?
page-device-goes-on = Tu auras ici le même nom, les mêmes places et les mêmes parties. L’autre appareil les garde aussi.
page-device-replaces = Ce navigateur a déjà un autre nom ou une autre place. Ils seront laissés : d’ici tu n’atteindras plus que les parties de l’autre appareil.
page-device-mine = C’est déjà toi ici. Ouvre le lien sur un autre appareil.
page-device-yes = Continuer ici

page-games-none = Tu n’as pas encore joué. Un clic, et une partie contre trois robots commence.
page-games-guest = Seul ce navigateur connaît ces parties. Un compte les garde, sur tous tes appareils.
page-games-keep = Les garder
page-games-running = En cours
page-games-over = Terminées
page-game-left = { $now ->
    [back] Tu as quitté la partie ; un robot joue jusqu’à ce que tu reprennes ta place.
    [bot] Tu as quitté la partie ; un robot continue.
    [over] Tu as quitté cette partie avant la fin.
   *[other] Tu as quitté la partie ; { $name } continue.
}
page-game-open = Attend des joueurs
page-game-round = Manche { $round }
page-game-over = Terminée à la manche { $round }
page-game-note = Ma note :
page-my-turn = À toi
page-game-waits = attend { $names }
page-game-until = jusqu’à { $when }

page-name-taken = Quelqu’un s’appelle déjà { $name } ici : ton nom sera suivi d’un numéro.
page-bot-own-about = Un robot fourni par l’hébergeur.
