## La page qui décrit tous les points d’accès de l’interface (/api/docs) ; ce qui les accompagne est en anglais partout

reference-title = Référence de l’API
reference-about = Chaque point d’accès de ce serveur, pour tes propres programmes. Ce que fait cette page, un programme peut le faire aussi.
reference-token = Créer un jeton
reference-file = Le tout en un fichier (OpenAPI 3.1)
reference-search = Chercher : moves, token, seat…
reference-hits = { $count ->
        [one] Un point d’accès
       *[other] { $count } points d’accès
    }
reference-none = Aucun point d’accès ne correspond à « { $query } ».
reference-programs = Seulement ceux qu’un jeton ouvre
reference-contents = Les points d’accès par sujet
reference-link = Lien vers { $door }
reference-open = sans jeton
reference-any = n’importe quel jeton
reference-scope = droit { $scope }
reference-browser = dans le navigateur seulement
reference-parameters = Dans l’adresse
reference-required = obligatoire
reference-sent = Requête
reference-answers = Réponse
reference-refusals = Erreurs
reference-told = Ce que dit le serveur
reference-closes = Pourquoi il ferme
reference-example = Exemple
reference-try = Dans un terminal
reference-copy = Copier
reference-default = sinon { $value }
reference-name = Nom
reference-kind = Ce que c’est
reference-meaning = Signification
reference-again = décrit plus haut
reference-english = Les descriptions des points d’accès sont en anglais.
reference-version = Version { $version }
