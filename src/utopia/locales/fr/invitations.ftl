# Inviter quelqu’un par son nom à une table, et être invité

invite-title = Inviter quelqu’un par son nom
invite-about = La personne l’apprend aussitôt et voit à quoi on joue avant de s’asseoir. Une invitation n’est pas une place : elle revient à qui arrive le premier.
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
invite-chosen = Seront invités
invite-guest = sans compte
invite-since = compte depuis { $when }
invite-together = { $games ->
    [0] pas encore joué ensemble
    [one] une partie ensemble
   *[other] { $games } parties ensemble
}
invite-last = dernière : { $when }
invite-alike = Quelqu’un d’autre ici porte un nom qui a l’air pareil. La marque de celui-ci : { $mark }
invite-profile = Profil de { $name }
invite-asked = Invités
invite-asked-state = invité, pas encore de réponse
invite-declined-state = a décliné
invite-withdraw = Retirer
invite-withdraw-whom = Retirer l’invitation de { $name }
invite-in-form = Inviter des gens
invite-in-form-none = Personne par son nom pour l’instant
invite-in-form-about = Ils sont invités quand tu ouvres la table. Tu pourras encore le faire là-bas.
invite-failed = Ces personnes n’ont pas pu être invitées : { $names }
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
agree-bots-yes = Peuvent prendre les places où personne ne vient
agree-bots-no = Aucun : les places où personne ne vient sont retirées.
agree-rules-link = Les règles, en bref et en entier

## Ce qui ne se peut pas

problem-invite-bot = Un compte de bot ne s’invite pas. Celui qui en répond l’installe.
problem-invite-guest = Cette table est classée, et ce joueur n’a pas de compte.
problem-invite-blocked = Tu bloques ce joueur. Cesse de le bloquer avant de l’inviter.
problem-invite-often = Tu as assez invité pour aujourd’hui. Partage le lien de la table, ou réessaie demain.
