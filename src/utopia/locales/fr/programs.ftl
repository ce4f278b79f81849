## Ce que le serveur refuse aux programmes, et à qui fabrique leurs jetons

problem-token-malformed = Ce n’est pas un jeton d’Utopia : sa fin ne correspond pas à son début. A-t-il été copié en entier ?
problem-token-unknown = Ce serveur ne connaît pas ce jeton. Crée-en un dans le navigateur, parmi tes programmes.
problem-token-revoked = Ce jeton a été révoqué. Crée-en un nouveau dans le navigateur.
problem-token-expired = Ce jeton a expiré. Crée-en un nouveau dans le navigateur.
problem-token-in-address = Un jeton figure dans l’adresse, où d’autres peuvent le lire. Révoque-le, et envoie le nouveau dans un en-tête.
problem-token-door = Aucun jeton ne peut utiliser ce point d’accès. C’est à une personne de le faire, dans le navigateur.
problem-token-scope = Il manque au jeton le droit { $scope }. Crée-en un qui l’ait.
problem-token-too-many = Tu as { $most } jetons valables. Révoque-en un avant d’en créer un autre.
problem-no-token = Tu n’as pas ce jeton.
problem-no-bot = Tu n’as pas ce robot.
problem-bot-too-many = Tu as déjà { $most } robots. Supprime-en un d’abord.
problem-bot-played = Ce robot a joué, donc on ne peut pas le supprimer ; révoque ses jetons pour qu’il ne joue plus.
problem-too-many-streams = Trop de flux sont ouverts. Ferme-en un d’abord.
problem-which-seat = Tu as plusieurs places à cette table. Dis laquelle joue.
problem-code-or-move = Donne le coup par son code ou par des mots : l’un des deux, pas les deux.
problem-move-unreadable = Ce n’est pas un coup. La notation des coups est décrite dans docs/moves.md.
problem-key = Une Idempotency-Key compte de 1 à 40 caractères ASCII.
problem-record-unreadable = Ce n’est pas l’enregistrement d’une partie : { $reason }
problem-record-wrong = L’enregistrement enfreint une règle. { $where } : { $reason }
problem-record-redacted = Cet enregistrement ne dit que ce que savait une place. Seul un enregistrement complet peut être importé.
problem-record-running = Cette partie n’est pas finie. Seules les parties finies peuvent être importées.
problem-record-board = Cette partie s’est jouée sur un plan que ce serveur n’a pas.
problem-record-name-tricks = { $where } : ce nom contient des caractères invisibles, ou qui en modifient d’autres. Retire-les de l’enregistrement, puis importe-le à nouveau.
problem-record-text-tricks = { $where } : ce titre ou ce commentaire contient des caractères invisibles, ou qui en modifient d’autres. Retire-les de l’enregistrement, puis importe-le à nouveau.
problem-record-name-long = { $where } : ce nom est trop long. On peut garder { $most } caractères au plus ; raccourcis-le dans l’enregistrement, puis importe-le à nouveau.
problem-record-here = Cette partie s’est jouée ici. On ne peut supprimer que les parties importées.

## Ce que « utopia bot » dit dans le terminal

bot-here = { $name } est sur { $server } ; { $bot } joue.
bot-plays = Partie { $game } : joue { $seat }.
bot-moved = Partie { $game }, manche { $round } : { $move } ({ $seconds } s)
bot-over = La partie { $game } est finie : place { $place } avec { $points } points.
bot-failed = Le robot { $bot } a échoué ({ $trouble }) ; { $instead } a décidé à sa place.
bot-refused = Partie { $game } : un coup a été refusé, ce qui ne devrait pas arriver ({ $error }). Nouvel essai.
bot-shut-out = La partie { $game } est fermée à ce robot : { $error }
bot-no-map = La partie { $game } se joue sur un plan que ce programme n’a pas. Mets-le à jour.
bot-no-rules = La partie { $game } a des règles que ce programme ne connaît pas. Mets-le à jour.
bot-no-position = Une position de la partie { $game } est illisible : { $error }
bot-server = { $server } n’est pas l’adresse d’un serveur ; écris http://HÔTE:PORT, comme dans le navigateur
bot-which = dis quelles parties : --table ID, --join LIEN, ou --accept-all seul pour toutes celles de son compte
bot-seconds = { $seconds } n’est pas un nombre de secondes
bot-token-file = { $file } est illisible : { $reason }
bot-no-token = il n’y a pas de jeton : garde-en un par « utopia token keep », ou mets-le dans un fichier (--token-file) ou dans { $variable } ; la page en crée un, sous tes programmes

## La page de ses programmes

programs-title = Programmes et robots
programs-about = Des programmes peuvent jouer ici aussi : les tiens, ou les nôtres sur ta machine. Chacun se présente avec un jeton, pas avec un mot de passe.
programs-open = Tes programmes et robots
programs-bots = Tes robots
programs-bots-about = Un robot a son propre compte, et on voit partout que c’est un robot. Tu réponds de ce qu’il fait.
programs-bot-name = Nom du robot
programs-open-bot = Ouvrir un compte
programs-remove = Supprimer
programs-remove-bot = Supprimer { $name }
programs-new-token = Un nouveau jeton
programs-token-name = À quoi il sert
programs-token-name-about = Pour toi, pour distinguer les jetons : « portable », « copie de mes parties ».
programs-for = Qui l’utilise
programs-for-me = Moi-même
programs-for-bot = Le robot { $name }
programs-works = Il est valable
programs-life = { $days ->
        [0] jusqu’à ce que je le révoque
        [365] un an
       *[other] { $days } jours
    }
programs-may = Il peut
programs-scope-games-read = lire les parties
programs-scope-games-read-about = Listes, vues, flux et enregistrements, autant que tu peux en savoir toi-même.
programs-scope-games-play = jouer
programs-scope-games-play-about = Jouer et annuler des coups, à ses propres places.
programs-scope-tables-open = ouvrir et rejoindre des tables
programs-scope-tables-open-about = S’asseoir, commencer, partir.
programs-scope-talk = discuter
programs-scope-talk-about = Lire et écrire des messages à ses tables.
programs-scope-records = exporter et importer des enregistrements
programs-scope-records-about = Exporter tous tes enregistrements, et en importer d’autres.
programs-scope-account-read = lire le compte
programs-scope-account-read-about = Quels robots tu as.
programs-name-missing = Dis à quoi il sert.
programs-scope-missing = Permets-lui au moins une chose.
programs-make = Créer le jeton
programs-shown = Garde-le maintenant : il n’est montré que cette fois.
programs-copy = Copier le jeton
programs-use = Que faire d’un jeton
programs-use-file = Mets-le dans un fichier, token.txt, que personne d’autre ne peut lire ; un programme l’envoie avec chaque demande.
programs-use-address = L’adresse de l’interface
programs-use-look = Marche-t-il ? Ceci donne les parties qu’il voit :
programs-use-keep = Garde-le sur ta machine, une fois ; il est demandé et ne s’affiche pas :
programs-use-bot = Fais jouer l’un de nos robots partout où le compte du jeton a une place :
programs-use-copy = Copier
programs-use-unpacked = Depuis une copie du projet, écris python3 run.py au lieu de utopia.
programs-use-doors = Tous les points d’accès, avec des exemples ; docs/api.md en dit plus
programs-tokens = Tes jetons
programs-expired = Expiré
programs-until = Valable jusqu’au { $day }
programs-until-revoked = Valable jusqu’à ce que tu le révoques
programs-never-used = jamais utilisé
programs-used = utilisé le { $day }
programs-revoke = Révoquer
programs-revoke-token = Révoquer { $name }
programs-records = Enregistrements
programs-records-about = Toutes tes parties sous forme de texte, à garder ou à étudier. Des parties finies, jouées ailleurs, peuvent être importées, même tout un fichier : chacune est vérifiée ligne par ligne, se rejoue ici et ne compte pas.
programs-records-out = Tous mes enregistrements
programs-record-in = Importer des enregistrements…
programs-records-going = Importation : { NUMBER($seen) } sur { NUMBER($all) }…
programs-records-read = { $count ->
        [0] Aucune partie importée.
        [one] Une partie importée.
       *[other] { NUMBER($count) } parties importées.
    }
programs-records-running = { $count ->
        [one] Une est encore en cours et a été laissée de côté.
       *[other] { NUMBER($count) } sont encore en cours et ont été laissées de côté.
    }
programs-records-again = { $count ->
        [one] Une était déjà là.
       *[other] { NUMBER($count) } étaient déjà là.
    }
programs-record-again = Tu as déjà importé cette partie : elle est déjà là.
programs-record-look = La revoir
programs-records-look = Les voir
programs-records-line = { $file }, ligne { $line }
