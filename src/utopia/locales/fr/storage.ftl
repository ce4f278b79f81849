## Ce qui est enregistré : ce qui peut mal tourner, dit aux joueurs et à qui fait tourner le serveur

storage-full = Le disque est plein : rien n’a été enregistré. L’administration du serveur doit faire de la place ; réessaie ensuite.
storage-locked = Un autre programme occupe les parties enregistrées : rien n’a été enregistré. Réessaie dans un instant.
storage-read-only = Impossible d’écrire dans le dossier des parties : rien n’a été enregistré.
storage-damaged = Le fichier des parties est endommagé. « utopia doctor » en dit plus.
storage-unreachable = Les parties enregistrées sont injoignables pour le moment. Réessaie dans un instant.
storage-taken = Un autre serveur a pris les parties enregistrées en charge, alors celui-ci n’enregistre plus rien. L’un des deux doit être arrêté.
storage-closed = Le serveur est en train de s’arrêter : ceci n’a pas été enregistré. Réessaie dans un instant.
storage-unstorable = Il y a là un caractère ou un nombre qui ne peut pas être enregistré.
storage-no-link = Ce lien ne fonctionne pas (ou plus). Demandes-en un nouveau à l’hôte.
storage-no-seat = Il n’y a plus de place libre à cette table.
storage-had-seat = Tu as quitté cette partie, ou un de tes comptes de robot l’a fait. Tu ne peux pas y prendre une deuxième place, car tu verrais deux mains : regarde, ou ouvre ta propre table.
storage-no-invitation = Cette invitation n’est plus valable : elle a été retirée, la table est complète ou n’existe plus, ou la partie a commencé.
storage-invited = On peut inviter { $most } personnes à la fois à une table.
storage-no-passage = Ce lien ne fonctionne pas (ou plus) : il ne sert qu’une fois et peu de temps. Crées-en un nouveau sur l’appareil où tu jouais.
storage-game-damaged = Cette partie a été endommagée : personne ne peut la continuer. Le journal du serveur en dit plus.
storage-board-unknown = Cette partie se joue sur un plan que ce serveur n’a pas (ou plus). Il faut le remettre en place.
storage-folder-unusable = Le dossier de données { $folder } est inutilisable ({ $reason }). Choisis-en un autre avec --data ou UTOPIA_DATA, ou autorise cet utilisateur à y écrire.
storage-folder-in-use = Un autre serveur Utopia (processus { $process }) utilise le dossier de données { $folder }. Arrête-le, ou choisis un autre dossier avec --data.
storage-schema-newer = { $file } vient d’un Utopia plus récent (son schéma est { $theirs }, celui-ci connaît { $ours }). Réinstalle cette version-là, ou choisis un autre dossier avec --data.
storage-schema-foreign = La base de données ne vient pas d’Utopia (elle contient { $tables }). Déplace-la, ou choisis un autre dossier avec --data.
storage-schema-differs = Les parties enregistrées n’ont pas la forme dont ce programme a besoin (différences : { $parts }). La personne qui gère ce serveur doit les remplacer par une copie.

## Constats de « utopia doctor »

doctor-folder = Le dossier de données est { $folder }.
doctor-folder-new = Le dossier de données { $folder } n’existe pas encore ; le premier démarrage le crée.
doctor-folder-read-only = Impossible d’écrire dans le dossier de données { $folder }. Autorise cet utilisateur à y écrire, ou choisis-en un autre avec --data.
doctor-in-use = Un serveur Utopia (processus { $process }) tourne avec ces données.
doctor-not-in-use = Aucun serveur ne tourne avec ces données.
doctor-database-new = Il n’y a pas encore de base de données ; le premier démarrage en crée une.
doctor-database-read-only = Impossible d’écrire dans la base de données { $file }. Autorise cet utilisateur à y écrire.
doctor-database-open = D’autres utilisateurs de cette machine peuvent lire { $file }, qui contient les mains et les adresses de tout le monde. Pour fermer l’accès : { $command }
doctor-database-damaged = La base de données { $file } est endommagée ({ $fault }). Arrête le serveur et restaure une sauvegarde.
doctor-database-whole = La base de données est intacte ({ NUMBER($megabytes) } Mo).
doctor-schema-current = Le schéma est à jour ({ $version }).
doctor-schema-older = Le schéma est { $version } ; le prochain démarrage le passe à { $ours } et garde une copie de l’ancien état.
doctor-space = { NUMBER($megabytes) } Mo d’espace disque sont libres.
doctor-space-low = Il ne reste que { NUMBER($megabytes) } Mo d’espace disque. Fais de la place avant que les parties ne puissent plus être enregistrées.

## « utopia backup » et « utopia restore »

backup-done = Copié dans { $file } : { $games ->
    [one] { NUMBER($games) } partie
   *[other] { NUMBER($games) } parties
}, { $people ->
    [one] { NUMBER($people) } personne
   *[other] { NUMBER($people) } personnes
}, { $megabytes } Mo. La copie a été relue et elle est intacte.
backup-nothing = Il n’y a rien à copier : { $folder } ne contient pas de base de données. Indique le dossier du serveur avec --data, ou sa base PostgreSQL par UTOPIA_DATABASE.
backup-exists = { $file } existe déjà ; il est resté tel quel. Choisis un autre nom.
backup-unwritable = { $file } : { $reason }. Rien n’a été changé.
backup-damaged = { $file } est endommagé ({ $fault }). Rien n’a été changé.
backup-foreign = { $file } n’est pas une copie des données d’un serveur Utopia. Rien n’a été changé.
restore-nothing = Le fichier { $file } n’existe pas.
restore-done = { $folder } contient maintenant ce que contient la copie : { $games ->
    [one] { NUMBER($games) } partie
   *[other] { NUMBER($games) } parties
}, { $people ->
    [one] { NUMBER($people) } personne
   *[other] { NUMBER($people) } personnes
}, { $megabytes } Mo. Le prochain démarrage du serveur s’en sert.
restore-kept = Ce qui s’y trouvait avant est dans { $file } ; pour revenir en arrière : { $command }

## Keeping others at a distance, and reporting them

storage-nobody = Personne (d’autre) n’est connu ici sous { $person }.
storage-list-full = Ta liste est pleine ({ $most }). Retires-en d’abord quelqu’un.
storage-many-reports = Tu as beaucoup signalé durant la dernière heure. Réessaie plus tard.
