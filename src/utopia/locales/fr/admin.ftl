## The pages of whoever keeps the server

admin-title = Gérer ce serveur
admin-tab-reports = Signalements
admin-tab-people = Personnes
admin-tab-tables = Tables
admin-tab-audit = Journal
admin-tab-server = Serveur
admin-more = Montrer plus
admin-search = Chercher
admin-search-people = Lettres d’un nom ou d’une adresse, ou un identifiant
admin-search-tables = Lettres du nom d’un joueur, ou un identifiant
admin-nothing = Rien trouvé.
admin-which = Montrer
admin-reports-open = Ouverts
admin-reports-handled = Clos
admin-reports-none = Aucun signalement ouvert. Tout est calme.
admin-from-about = { $reporter } sur { $about }
admin-from-line = { $reporter } au sujet d’un message de { $about }
admin-from-self = { $reporter } au sujet de quelque chose à soi
admin-from-table = { $reporter } sur une table
admin-somebody = (sans nom)
admin-bot-of = Un robot de
admin-said-around = Ce qui s’est dit autour
admin-said-nothing = Rien ne s’est dit à cette table.
admin-line-removed = supprimé
admin-line-spectators = entre spectateurs
admin-what-now = Que faire
admin-act-note = Noter
admin-act-remove-line = Supprimer le message
admin-act-warn = Avertir
admin-act-bar = Exclure
admin-act-unbar = Lever l’exclusion
admin-act-close = Clore le signalement
admin-act-sign-out = Déconnecter partout
admin-act-promote = Donner les droits d’admin
admin-act-demote = Retirer les droits d’admin
admin-act-end = Terminer cette partie
admin-act-delete = Supprimer cette table
admin-act-sure = Vraiment ?
admin-words = Texte
admin-words-about = L’avertissement et la raison d’une exclusion sont montrés à la personne ; une note et la suite ne le sont pas.
admin-for = Pour combien de temps
admin-for-hours = { $hours ->
    [24] un jour
    [72] trois jours
    [168] une semaine
    [720] un mois
    [876000] pour toujours
   *[other] { $hours } heures
}
admin-done-before = Ce qui a déjà été fait
admin-outcome = Suite : { $outcome }
admin-people-all = Toutes
admin-people-barred = Exclusions
admin-is-admin = admin
admin-is-bot = robot
admin-is-account = compte
admin-is-guest = sans compte
admin-is-barred = exclusion jusqu’au { $until }
admin-person-facts = { $games ->
    [one] une place
   *[other] { $games } places
}, { $reports ->
    [0] aucun signalement
    [one] un signalement
   *[other] { $reports } signalements
}
admin-seen = dernière visite { $ago }
admin-never-seen = aucune session ouverte
admin-tables-of = Tables
admin-state-open = ouverte
admin-state-running = manche { $round }
admin-state-over = terminée
admin-tables-all = Toutes
admin-tables-open = Ouvertes
admin-tables-running = En cours
admin-tables-over = Terminées
admin-free-seat = libre
admin-quoted = « { $text } »
admin-deed-pending = pas encore fait
admin-deed-until = jusqu’au { $until }
admin-deed-failed = non fait : { $why }
admin-deed = { $action ->
    [ban] a exclu
    [unban] a levé l’exclusion de
    [warn] a averti
    [warning-read] a lu un avertissement
    [promote] a donné les droits d’admin à
    [demote] a retiré les droits d’admin à
    [sign-out] a déconnecté partout
    [line-remove] a supprimé un message
    [note] a noté
    [report-close] a clos un signalement
    [table-end] a terminé une table
    [person-delete] a effacé
    [link] a créé un lien d’entrée pour
    [token] a créé un jeton pour
    [token-revoke] a révoqué un jeton de
    [retention] a supprimé ce qui avait expiré
   *[other] { $action }
}
admin-who = { $who ->
    [terminal] Le terminal
    [server] Le serveur
   *[other] { $who }
}
admin-no-deeds-yet = Rien n’a encore été fait.
admin-server-version = Version
admin-server-schema = schéma { $schema }
admin-server-since = En marche depuis
admin-server-database = Base de données
admin-server-megabytes = { $used } Mo, { NUMBER($free) } Mo libres
admin-server-megabytes-elsewhere = { $used } Mo
admin-server-games = Tables
admin-server-games-are = { NUMBER($open) } ouvertes, { NUMBER($running) } en cours, { NUMBER($over) } terminées
admin-server-people = Personnes
admin-server-people-are = { $accounts ->
        [one] { NUMBER($accounts) } compte
       *[other] { NUMBER($accounts) } comptes
    }, { NUMBER($guests) } sans compte, { $barred ->
        [one] { NUMBER($barred) } exclusion
       *[other] { NUMBER($barred) } exclusions
    }
admin-server-now = En ce moment
admin-server-now-are = { $sockets ->
        [one] { NUMBER($sockets) } connexion
       *[other] { NUMBER($sockets) } connexions
    }, { $rooms ->
        [one] { NUMBER($rooms) } partie en mémoire
       *[other] { NUMBER($rooms) } parties en mémoire
    }
admin-server-waiting = En attente
admin-server-waiting-are = { $reports ->
        [one] { NUMBER($reports) } signalement ouvert
       *[other] { NUMBER($reports) } signalements ouverts
    }, { NUMBER($notices) } avis à envoyer
admin-server-backup = Dernière sauvegarde
admin-server-backup-none = Aucune faite ici jusqu’à présent. « utopia backup » en fait une pendant que le serveur tourne.
admin-server-mail = Courrier
admin-server-mail-on = un serveur de courrier est réglé
admin-server-mail-off = pas de serveur de courrier : personne ne reçoit de courrier (UTOPIA_SMTP)
admin-server-rules = Règles
admin-server-rules-on = chargées
admin-server-rules-off = en chargement
