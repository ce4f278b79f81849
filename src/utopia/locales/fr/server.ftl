## Ce que le serveur refuse, dit dans la page

problem-unreadable = Le serveur n’a pas compris. Recharge la page et réessaie.
problem-not-found = Il n’y a rien ici.
problem-no-table = Cette table n’existe pas, ou tu n’y as pas de place. Ouvre-la sur l’appareil où tu as pris place, ou demande un lien à l’hôte.
problem-no-page = Cette page n’existe pas.
problem-no-link = Ce lien n’existe pas en ce moment. On peut en créer un nouveau à la table.
problem-no-board = Ce plateau n’existe pas.
problem-unbuilt = La page de ce serveur n’a pas été construite ; le journal dit pourquoi.
problem-too-large = C’était trop à la fois.
problem-too-fast = C’était un peu trop rapide. Réessaie dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
problem-server = Le serveur a fait une erreur. C’est peut-être fait malgré tout : vérifie avant de réessayer.
problem-not-ready = Le serveur démarre ; réessaie dans un instant.
problem-rules-again = Les règles n’ont pas encore pu être chargées ; le serveur continue d’essayer. Réessaie dans un instant.
problem-rules-given-up = Les règles n’ont pas pu être chargées ({ $reason }), donc ce serveur s’arrête. « utopia doctor » en dit plus.
problem-host = Ce serveur ne répond pas à ce nom. La personne qui le gère peut l’autoriser : utopia serve --allow NOM.
problem-host-unreadable = Ce serveur n’a pas pu lire sous quel nom on l’a demandé. Rouvre son adresse telle qu’on te l’a donnée.
problem-connections = Trop de connexions sont ouvertes depuis ton réseau. Ferme quelques pages, puis réessaie.
problem-other-site = C’est la page d’un autre site qui l’a demandé ; rien n’a été fait.
problem-csrf = Cette page n’est plus à jour. Recharge-la et réessaie.
problem-stranger = Le serveur ne te connaît pas encore. Ouvre d’abord une table ou prends une place.
problem-host-only = Seule la personne qui a ouvert la table peut le faire.
problem-player-only = Seuls les joueurs peuvent le faire.
problem-not-yours = Cette place est à quelqu’un d’autre. Les mains restent cachées tant que la partie dure.
problem-hands-hidden = Toutes les mains sont montrées quand la partie est finie.
problem-no-seat = Cette place n’existe pas à cette table.
problem-no-leaving = Tu n’as pas de place à rendre. La personne qui a ouvert la table peut la fermer pour de bon.
problem-is-open = La partie n’a pas encore commencé.
problem-is-running = La partie est déjà en cours.
problem-is-over = La partie est finie.
problem-too-few = Il faut au moins { $least } joueurs pour Utopia. Laisse plutôt des robots prendre place.
problem-me = Tu peux prendre une seule place toi-même. Les autres joueurs sur ton appareil ont chacun une place avec leur nom.
problem-open-hand = Seule la main d’un robot peut être visible dès le début.
problem-name-empty = Donne un nom, s’il te plaît.
problem-name-long = Le nom peut avoir { $most } caractères au plus.
problem-name-tricks = Le nom contient des caractères invisibles. Enlève-les, s’il te plaît.
problem-edition = Ces règles ne vont pas ensemble. Choisis-les à nouveau.
problem-level = Ce robot n’existe pas. Choisis-en un autre.

## Ce que « utopia serve » dit dans le terminal

serve-running = Utopia est ouvert à l’adresse { $url }
serve-already = Utopia est déjà ouvert à l’adresse { $url }
serve-data = Tes parties sont gardées dans { $folder }
serve-stop = Ctrl-C le ferme ; les parties en cours t’attendent.
serve-other-port = Le port { $port } est pris par un autre programme ; le port { $other } sert à sa place.
serve-port-taken = Le port { $port } est pris. Un autre est libre : { $command }
serve-no-port = Le port { $port } est pris, et les suivants aussi. Choisis-en un autre avec --port.
serve-no-such-port = Il n’y a pas de port { $port } : choisis-en un de 1 à { $last } avec --port, ou 0 pour n’importe lequel qui soit libre.
serve-no-address = { $host }, port { $port }, ne peut pas servir : { $reason }
serve-lan = Les autres, sur ton réseau, ouvrent { $url }
serve-lan-limits = C’est du simple http : n’importe qui dans ce réseau pourrait écouter, et les téléphones ne peuvent ni installer la page ni être prévenus d’un tour quand elle est fermée. Jouer marche quand même.
serve-no-lan = Cette machine n’est sur aucun réseau en ce moment ; personne d’autre ne peut la joindre.
serve-standby-file = --standby demande une base que plusieurs serveurs peuvent joindre : indique un PostgreSQL dans UTOPIA_DATABASE. Un dossier de données est pour un seul serveur.
serve-standby = En réserve : le serveur { $leader } dirige. Les connexions lui sont transmises ; quand il s’arrête, celui-ci prend sa place.
serve-standby-leads = Ce serveur dirige maintenant.

## Autres constats de « utopia doctor »

doctor-page = La page est construite.
doctor-page-missing = La page n’est pas construite. Dans un dépôt, lance « npm ci » et « npm run build » dans le dossier ui ; sinon, réinstalle Utopia.
doctor-page-failed = La page n’a pas pu être construite : { $reason }
doctor-languages = Tous les messages sont lisibles ({ $languages }).
doctor-languages-faulty = Des messages manquent ou sont illisibles : { $files }. Réinstalle Utopia.
doctor-rules = Les règles se chargent en { NUMBER($seconds) } secondes.
doctor-rules-broken = Les règles ne peuvent pas être chargées : { $reason }. Réinstalle Utopia.
doctor-rules-not-kept = Les règles compilées ne peuvent pas être gardées dans { $folder } ; chaque démarrage prend une demi-minute. Permets à cet utilisateur d’y écrire, ou choisis un autre dossier avec UTOPIA_CACHE.
doctor-well = Tout va bien.
doctor-unwell = Il y a quelque chose à faire : vois les lignes marquées d’une croix.

## Being barred, blocked, reported; whoever keeps the server

problem-barred = Tu ne peux ni jouer ni écrire ici jusqu’au { $until }. La raison : { $reason }. Tu peux encore lire et partir.
problem-network-barred = Quelqu’un sans compte, venu de ton réseau, a été exclu. Jusqu’au { $until }, personne de nouveau ne joue sans compte depuis ce réseau. Connecte-toi à ton compte, ou crées-en un par courriel.
problem-not-together = Tu ne peux pas t’asseoir à cette table. Ouvre la tienne ou rejoins-en une autre.
problem-rematch = Tu bloques tous les autres joueurs de cette partie. Ouvre ta propre table.
problem-no-person = Il n’y a personne d’autre là : c’est un robot, une place libre ou toi-même.
problem-no-line = Ce signalement ne porte pas sur un message.
problem-report-closed = Ce signalement est déjà clos.
problem-report-empty = Dis en quelques mots ce qui s’est passé.
problem-text-empty = Il manque quelques mots.
problem-bar-admin = On ne peut pas exclure un admin. Retire d’abord ses droits.
problem-bot-admin = Un robot ne peut pas avoir les droits d’admin. Son propriétaire le peut.
problem-not-oneself = Tu ne peux pas te faire cela. Un autre admin le peut, ou « utopia admin » au terminal du serveur.
