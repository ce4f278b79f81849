## Settings of whoever hosts a server

hosting-one-of = { $name } vaut « { $text } » ; possible : { $known }
hosting-number = { $name } vaut « { $text } » ; possible : un nombre entier de 0 à { NUMBER($most) }
hosting-site-name = UTOPIA_SITE_NAME peut avoir au plus { $most } lettres, toutes visibles
hosting-imprint = UTOPIA_IMPRINT vaut « { $file } » ; possible : une adresse (https://…) ou un fichier de texte en UTF-8 qui n’est pas vide
hosting-metrics = UTOPIA_METRICS vaut « { $text } » ; possible : un hôte et un port, comme 127.0.0.1:9420
hosting-metrics-taken = Rien ne peut écouter à { $address } pour UTOPIA_METRICS ({ $reason })
hosting-token = UTOPIA_METRICS_TOKEN se devine trop aisément ; possible : au moins { $least } lettres et chiffres sans espaces
hosting-allow = --allow vaut « { $text } » ; il faut un nom comme play.example, ou l’adresse entière sans chemin
hosting-proxies = FORWARDED_ALLOW_IPS nomme « { $text } » ; il faut des adresses (172.20.0.5), des réseaux (172.20.0.0/16) ou gateway, séparés par des virgules
hosting-unknown = { $name } n’est pas un réglage d’Utopia et ne change rien.
hosting-unknown-but = { $name } n’est pas un réglage d’Utopia et ne change rien. Veux-tu dire { $near } ?
doctor-setting = Le serveur ne démarrerait pas : { $problem }.
doctor-settings = Les réglages sont utilisables.
doctor-mail = Le serveur de courrier répond ({ $host }, port { $port }).
doctor-mail-down = Le serveur de courrier { $host }, port { $port }, ne répond pas ou nous refuse ; aucun courriel ne peut partir. Regarde UTOPIA_SMTP.

## “utopia admin”: what its commands are for

admin-about-admin = Gérer un serveur : personnes, signalements, tables.
admin-about-people = Trouver des personnes, les exclure, leur donner les droits d’admin.
admin-about-people-find = Lister des personnes par lettres du nom ou de l’adresse, ou par identifiant.
admin-about-people-ban = Exclure quelqu’un : lire et partir restent possibles.
admin-about-people-unban = Lever une exclusion.
admin-about-people-promote = Donner à quelqu’un les droits d’admin.
admin-about-people-demote = Retirer à quelqu’un les droits d’admin.
admin-about-people-sign-out = Terminer toutes les sessions, tous les liens et jetons de quelqu’un.
admin-about-people-delete = Supprimer tout ce qui concerne quelqu’un.
admin-about-link = Créer un lien de connexion à usage unique pour une personne qui a perdu tout autre accès.
admin-about-reports = Lire et clore les signalements.
admin-about-reports-list = Lister les signalements ouverts.
admin-about-reports-show = Montrer un signalement avec ce qui s’est dit autour.
admin-about-reports-close = Clore un signalement, avec sa suite.
admin-about-tables = Trouver et terminer des tables.
admin-about-tables-list = Lister des tables par lettres d’un nom, ou par identifiant.
admin-about-tables-end = Supprimer une table ouverte, ou terminer une partie sans classement.
admin-about-audit = Montrer le journal : ce qu’ont fait les admins, le terminal et le serveur lui-même.
admin-about-retention = Supprimer ce qui a expiré (le serveur le fait chaque jour).
admin-about-servers = Montrer quel serveur de la base dirige et lesquels sont en réserve.

## “utopia admin”: its arguments

admin-argument-who = Un nom, une adresse de courrier ou un identifiant.
admin-argument-words = Lettres d’un nom ou d’une adresse, ou un identifiant ; tout si rien n’est donné.
admin-argument-barred = Seulement les personnes exclues en ce moment.
admin-argument-for = Pour combien de temps : 12h, 3d (jours), 2w (semaines).
admin-argument-why = La raison, qui sera montrée à la personne.
admin-argument-sure = Oui, pour de bon.
admin-argument-handled = Ceux qui sont clos.
admin-argument-report = L’identifiant d’un signalement.
admin-argument-outcome = La suite donnée.
admin-argument-state = Seulement celles-là : open, running ou over.
admin-argument-table = L’identifiant d’une table.
admin-argument-before = Seulement ce qui a un numéro plus petit.
admin-argument-dry-run = Seulement compter ; ne rien changer.

## “utopia admin”: heads of lists

admin-head-id = id
admin-head-name = nom
admin-head-kind = genre
admin-head-mail = courrier
admin-head-seen = dernière visite
admin-head-games = places
admin-head-reports = signalements
admin-head-barred = exclusion jusqu’au
admin-head-when = quand
admin-head-reporter = de
admin-head-about = sur
admin-head-game = table
admin-head-message = message
admin-head-who = qui
admin-head-action = quoi
admin-head-details = détails
admin-head-state = état
admin-head-changed = dernier coup
admin-head-round = manche
admin-head-role = rôle
admin-head-address = adresse
admin-head-version = version
admin-head-since = depuis
admin-head-host = hôte
admin-head-seats = places

## “utopia admin”: what came of it

admin-no-database = Il n’y a pas de base de données dans { $folder }. Indique le dossier du serveur par --data ou UTOPIA_DATA, ou sa base PostgreSQL par UTOPIA_DATABASE.
admin-schema = La base a le schéma { $theirs }, ce programme travaille avec { $ours }. Démarre une fois le serveur de cette version ; il met la base à jour.
admin-setting = { $problem }.
admin-nobody = Personne n’a l’identifiant, l’adresse ou exactement le nom « { $words } ». « utopia admin people find » cherche par lettres.
admin-several = Plusieurs personnes s’appellent « { $words } ». Dis laquelle par l’identifiant : { $ids }.
admin-life = « { $text } » n’est pas une durée ; 12h, 3d ou 2w en serait une.
admin-state = « { $text } » n’est pas un état de table ; il y a { $known }.
admin-banned = { $name } ({ $id }) : exclusion jusqu’au { $until } UTC, avec la raison. Un serveur en marche confie ses places à des robots en 15 secondes.
admin-unbanned = { $name } ({ $id }) peut de nouveau jouer et écrire.
admin-promoted = { $name } ({ $id }) a maintenant les droits d’admin : la page est /admin.
admin-demoted = { $name } ({ $id }) n’a plus les droits d’admin.
admin-signed-out = { $sessions ->
    [one] Une session de { $name } ({ $id }) est terminée.
   *[other] { $sessions } sessions de { $name } ({ $id }) sont terminées.
}
admin-delete-sure = Cela supprime tout de { $name } ({ $id }) et ne peut pas être annulé. Ajoute --sure pour le faire.
admin-promote-bot = { $name } ({ $id }) est un robot et ne peut pas avoir les droits d’admin. Son propriétaire le peut.
admin-deleted-soon = Les sessions de { $name } ({ $id }) sont fermées ; le serveur en marche supprime tout en 15 secondes.
admin-deleted-later = Les sessions de { $name } ({ $id }) sont fermées ; le serveur supprime tout à son démarrage.
admin-link = Ce lien connecte { $name } ({ $id }), une fois, dans les { $minutes } minutes : { $path }
admin-no-people = Il n’y a personne de tel.
admin-no-reports = Il n’y a pas de signalements.
admin-no-tables = Il n’y a pas de telles tables.
admin-role-leader = dirige
admin-role-standby = en réserve
admin-one-server = Un serveur tourne avec ces données ; aucun n’est en réserve.
admin-no-server = Aucun serveur ne tourne avec ces données.
admin-no-deeds = Rien n’a encore été fait.
admin-no-report = Il n’y a pas de signalement { $id }.
admin-report = Signalement { $id } du { $when } par { $reporter }
admin-report-about = Sur { $name } ({ $id }), table { $game }
admin-report-message = « { $text } »
admin-line = { $mark } { $when } { $name } : { $text }
admin-report-handled = Clos le { $when } : { $outcome }
admin-report-closed = Le signalement { $id } est clos.
admin-no-table = Il n’y a pas de table { $id }.
admin-table-over = La partie de la table { $id } est terminée.
admin-table-gone = La table ouverte { $id } n’existe plus.
admin-table-soon = Le serveur en marche termine la partie de la table { $id } en 15 secondes, sans classement.
admin-table-later = Le serveur termine la partie de la table { $id } à son démarrage, sans classement.
admin-retention = { $number } { $kind ->
    [guest_games] parties terminées sans compte
    [open_tables] tables jamais commencées
    [chat] messages de discussion
    [deliveries] envois d’avis
    [notices] avis
    [asking] invitations comptées, vieilles d’un jour
    [audit] entrées du journal
    [reports] signalements clos
   *[other] { $kind }
}
admin-retention-dry = Rien n’a été changé. Voilà ce qui serait supprimé maintenant.
admin-retention-done = C’est fait ; le journal dit ce qui a été supprimé.

## The page that a browser shows when an address is refused

refused-title = Cela n’a pas marché
refused-shortly = Un instant, s’il te plaît
refused-again = Réessayer
refused-start = À la page d’accueil
problem-metrics-token = Le jeton pour les mesures manque ou est faux : envoie celui de UTOPIA_METRICS_TOKEN par Authorization: Bearer.
