# Inviter quelqu’un par son nom à une table, et être invité

invite-title = Inviter quelqu’un par son nom
invite-about = La personne l’apprend aussitôt et voit à quoi on joue avant de s’asseoir. Une invitation ne garde pas de place : le premier arrivé la prend.
invite-known = Tu as joué avec
invite-known-none = Tu n’as encore joué avec personne. Cherche par leur nom des gens qui ont un compte, ou partage le lien.
invite-known-more = Tout afficher ({ $count })
invite-name = Ou chercher un compte
invite-name-about = Le nom entier, ou l’adresse du profil.
invite-find = Chercher
invite-found-none = Ici, personne qui ait un compte ne s’appelle exactement « { $name } ».
invite-ask = Inviter
invite-ask-whom = Inviter { $name }
invite-leave-out = Laisser { $name } de côté
invite-chosen = Recevront une invitation
invite-guest = sans compte
invite-since = compte depuis { $when }
invite-together = { $games ->
    [0] pas encore joué ensemble
    [one] une partie ensemble
   *[other] { $games } parties ensemble
}
invite-last = dernière : { $when }
invite-alike = Une autre personne porte un nom très semblable. Identifiant de celle-ci : { $mark }
invite-profile = Profil de { $name }
invite-asked = Invitations envoyées
invite-asked-state = pas encore de réponse
invite-declined-state = { $reason ->
    [later] a décliné : pas maintenant
    [clock] a décliné : pas avec cette pendule
    [rated] a décliné : pas de partie classée
    [unrated] a décliné : seulement une partie classée
    [players] a décliné : pas à ce nombre de joueurs
    [rules] a décliné : pas avec ces règles
    [opponent] a décliné : pas avec toi
   *[none] a décliné
}
invite-lapsed-state = n’a pas répondu à temps
invite-withdraw = Retirer
invite-withdraw-whom = Retirer l’invitation de { $name }
invite-in-form = Inviter des gens
invite-in-form-none = Personne par son nom pour l’instant
invite-in-form-about = Les invitations partent quand tu ouvres la table. Tu pourras encore en envoyer de là.
invite-failed = Ces personnes n’ont pas pu recevoir d’invitation : { $names }
invite-from-profile = Jouer avec { $name }
invite-from-profile-done = L’invitation pour { $name } est partie.
invite-to-table = { $others ->
    [0] Inviter à ta table ouverte
   *[other] Inviter à ta table avec { $names }
}
invite-to-new = Ouvrir une table et inviter

invited-title = { $count ->
    [one] Invitation
   *[other] Invitations
}
invited-by = { $name } t’invite
invited-with = Avec { $names }
invited-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
invited-look-at = Voir la table de { $name }
invited-decline = Décliner
invited-decline-whom = Décliner l’invitation de { $name }
invited-declined = Déclinée. { $name } peut le voir.
invited-met = Tu as déjà joué avec { $name }.
invited-unmet = Tu n’as encore jamais joué avec { $name }.

## À quoi on s’engage

agree-title = À quoi on joue
agree-target = La partie finit avec la manche où quelqu’un a { $target } points.
agree-rules = Règles différentes
agree-watch = Spectateurs
agree-watch-link = Seulement par un lien de l’hôte
agree-watch-hands = Les mains restent cachées, sauf si leur joueur les montre.
agree-bots-yes = Des robots peuvent remplir les places vides
agree-bots-no = Pas de robots : les places vides sont retirées.
agree-rules-link = Les règles, en bref et en entier

## Ce qui ne se peut pas

problem-invite-guest = Cette table est classée, et ce joueur n’a pas de compte.
problem-invite-blocked = Tu bloques ce joueur. Cesse de le bloquer avant de l’inviter.
problem-invite-often = Tu as atteint la limite d’invitations pour aujourd’hui. Partage le lien de la table, ou réessaie demain.
