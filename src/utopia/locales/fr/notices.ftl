## Notices: what people are told when they are elsewhere

notice-turn = C’est ton tour
notice-over = La partie est finie
notice-start = Ta partie a commencé
notice-invitation = On t’invite à une table
notice-reminder = Ton temps s’épuise
notice-reminder-last = Ton temps s’épuise une deuxième fois de suite ; s’il s’écoule, ta table décide de ta place
notice-vote = Ta table vote et attend ton avis
notice-vote-you = Reviens d’ici { $left }, sinon ta table décide de ta place
notice-vote-idle = Joue d’ici { $left }, sinon ta table décide de ta place
notice-report = Ton signalement a été examiné
notice-report-new = Quelqu’un a signalé quelque chose
notice-test = Voilà à quoi ressemble un avis
notice-table = { $names } · manche { $round }
notice-line = { $told } ({ $table })
notice-left = Temps restant : { $left }.
notice-mail-several = { $count ->
        [one] un avis
       *[other] { $count } avis
    }
notice-mail-foot = Plus de courriels de ce genre ({ $kind }) : { $off }
notice-mail-settings = Tout sur tes avis : { $address }

## What each kind is called

notice-kind-turn = c’est mon tour
notice-kind-over = une partie se termine
notice-kind-start = une de mes parties commence
notice-kind-invitation = une invitation à une table
notice-kind-reminder = mon temps s’épuise
notice-kind-vote = une table vote
notice-kind-report = signalements : un nouveau pour les admins, une réponse au mien

## The page: where and when to be told

notices-title = Avis
notices-how = Comment te prévenir quand c’est ton tour ?
notices-about = Utopia te prévient quand une partie t’attend et que tu es ailleurs. Une fois par tour, et jamais quand tu es à la table.
notices-push-on = Sur cet appareil
notices-push-about = Un avis à l’écran, même quand aucune page d’Utopia n’est ouverte.
notices-push-insecure = Les avis à l’écran demandent https, et cette page est venue sans.
notices-push-unsupported = Ce navigateur ne sait pas afficher d’avis.
notices-push-home = Sur iPhone ou iPad, ajoute d’abord Utopia à l’écran d’accueil, puis ouvre-le de là.
notices-push-denied = Ce navigateur bloque les avis de ce site. Autorise-les dans ses réglages pour le site, puis reviens.
notices-push-blocked = Ce navigateur ne garde rien pour cette page, et sans cela il ne peut pas afficher d’avis. Autorise les cookies et les données du site, puis recharge la page.
notices-push-failed = Le service d’envoi de ce navigateur ne répond pas. Réessaie dans un moment.
notices-push-name = { $browser } sur { $system }
notices-mail-on = Par courriel
notices-mail-about = À { $mail } ; plusieurs avis arrivent en un seul courriel, à dix minutes d’intervalle.
notices-mail-no-server = Ce serveur n’envoie pas de courriels.
notices-mail-no-account = Il faut pour cela un compte avec une adresse.
notices-to-account = Vers mon compte
notices-hook = Dans une messagerie
notices-hook-about = Colle l’adresse d’un webhook : Discord, Slack, Matrix, Mattermost, Rocket.Chat, Teams, Telegram, Zulip, ntfy, Gotify, ou une adresse https quelconque, qui reçoit alors du JSON.
notices-hook-add = Ajouter
notices-ways = Où tu reçois des avis
notices-this-device = cet appareil
notices-test = M’en envoyer un maintenant
notices-tested = Envoyé ; il devrait arriver dans un instant.
notices-remove = Retirer
notices-closed = Plus rien n’y arrive, donc plus rien n’y est envoyé. Retire-le, ou ajoute-le de nouveau.
notices-kinds = Ce que tu y reçois

## Quiet hours and holidays

notices-quiet = Heures calmes et vacances
notices-quiet-about = Personne ne t’écrit alors, et tes pendules s’arrêtent dans les parties lentes.
notices-quiet-nightly = Heures calmes chaque jour
notices-quiet-from = De
notices-quiet-to = À
notices-zone = Fuseau horaire
notices-holidays = Vacances
notices-holidays-about = 35 jours par an au plus. Les jours commencés restent.
notices-holiday = du { $first } au { $last }
notices-holiday-first = Premier jour
notices-holiday-last = Dernier jour
notices-holiday-add = Ajouter

## The next game that waits

notices-waiting = { $count ->
        [one] Une partie t’attend
       *[other] { $count } parties t’attendent
    }
notices-next = Partie suivante
notices-next-key = La prochaine partie qui t’attend (N)
notices-come = Une partie t’attend : { $names }
notices-asked = { $name } t’invite à une table
notices-look = Voir
notices-go = Y aller
notices-hide = Pas maintenant

## Links in mails

notices-go-title = Vers ta partie
notices-go-stranger = Ce lien mène à une partie, mais ce navigateur n’est pas connecté à un compte. Connecte-toi, et il t’y conduit.
notices-go-other = Ce lien mène à la partie de quelqu’un d’autre que la personne connectée ici.
notices-go-broken = Ce lien ne mène nulle part. Tes parties se trouvent sous « Mes parties ».
notices-sign-in = Se connecter
notices-off-title = Moins de courriels
notices-off-about = Tu reçois des courriels de ce genre : { $kind }. Ils peuvent cesser ici ; rien d’autre ne change.
notices-off-do = Plus de ceux-là
notices-off-done = C’est fait. Tu ne reçois plus de courriels de ce genre : { $kind }.
notices-off-broken = Ce lien ne fonctionne pas. Tous les avis s’activent et se coupent dans les réglages.

## What cannot be done

problem-notice-address = Ce n’est pas une adresse à laquelle on puisse envoyer un avis.
problem-notice-https = Seule une adresse en https convient.
problem-notice-private = Cette adresse se trouve dans le réseau du serveur lui-même, où il n’envoie rien.
problem-notice-service = Utopia ne connaît pas ce webhook. Il commence par https://, ou comme discord://, slack://, matrixs://.
problem-notice-keys = Les clés de ce navigateur ne sont pas valides. Coupe ses avis et remets-les.
problem-notice-many = Tu reçois déjà des avis à { $most } endroits. Retires-en un d’abord.
problem-notice-no-hooks = Ce serveur ne peut pas écrire dans les messageries : l’administration doit installer l’extra utopia[notify].
problem-notice-no-mail = Il faut un compte avec une adresse, et un serveur qui envoie des courriels.
problem-notice-not-arrived = L’avis n’est pas arrivé. Vérifie si l’adresse est toujours juste, et réessaie.
problem-notice-link = Ce lien ne fonctionne pas.
