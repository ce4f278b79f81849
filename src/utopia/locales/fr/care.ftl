## Keeping others at a distance, and reporting them

care-block = Bloquer
care-unblock = Ne plus bloquer
care-block-about = Tu ne vois plus ce que dit cette personne, et vous ne serez plus à la même table. Les parties en cours continuent.
care-mute = Masquer
care-unmute = Ne plus masquer
care-mute-about = Tu ne vois plus ce qui est dit.
care-report = Signaler…
care-report-what = Que s’est-il passé ?
care-report-about = L’administration de ce serveur le lit, avec ce qui s’est dit à la table. { $name } n’apprend pas qui a signalé.
care-report-send = Envoyer le signalement
care-reported = Merci, ton signalement est arrivé. L’administration de ce serveur va l’examiner.
care-distance = Masquer, bloquer ou signaler
care-cancel = Annuler
care-secret = { $name } n’en sait rien.
care-list = Personnes bloquées ou masquées
care-list-none = Personne. À une table, tu peux bloquer, masquer ou signaler quelqu’un depuis la liste des joueurs.
care-list-block = blocage
care-list-mute = masquage
care-list-since = { $ago }
care-list-end = Retirer de la liste
care-list-end-of = Retirer { $name } de la liste
care-somebody = Quelqu’un sans nom

## Warned and barred; the foot of the page

care-barred = Jusqu’au { $until }, tu peux seulement lire et partir.
care-barred-why = La raison : { $reason }
care-warned = De l’administration de ce serveur : { $text }
care-understood = J’ai lu
care-imprint = Mentions légales
care-imprint-none = Ce serveur ne dit pas qui le tient.
care-imprint-elsewhere = L’administration de ce serveur se présente à l’adresse
care-privacy = Confidentialité
care-documentation = Documentation
care-https = Https pour cet appareil
care-admin = Gérer ce serveur
care-foot = À propos de ce serveur
