# La page de confidentialité : ce qu’un serveur garde, pourquoi, combien de temps, et qui le reçoit.

privacy-title = Confidentialité
privacy-about = Ce que { $site } garde sur toi, pourquoi et combien de temps. Il n’y a pas de publicité, personne n’est suivi, et aucune page ne charge quoi que ce soit d’ailleurs.
privacy-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

## What is stored

privacy-stored = Ce qui est gardé
privacy-visit = Ton navigateur
privacy-visit-why = Pour te reconnaître, afin que tes places et tes parties soient à toi : un nom si tu en donnes un, ta langue, quel navigateur c’est (« Firefox, Windows ») et quand il est venu la dernière fois. Ton adresse réseau limite la fréquence des requêtes ; elle n’est dans aucun fichier ni aucun journal.
privacy-visit-life = Jusqu’à { privacy-days } sans visite de ton navigateur.
privacy-visitor-life = Sans compte, et sans jamais prendre place à une table : { privacy-days } après la dernière visite.
privacy-account = Ton compte, si tu en crées un
privacy-account-why = Pour y entrer depuis tous tes appareils : ton nom et la moitié publique de chaque clé d’accès.
privacy-account-mail = Une adresse mail, si tu en donnes une : pour la connexion par un lien, et pour t’écrire quand tu le souhaites.
privacy-account-life = Jusqu’à ce que tu le supprimes.
privacy-games = Tes parties
privacy-games-why = Pour les continuer, les revoir et les vérifier : chaque coup avec son heure, les résultats, les cotes, les distinctions, les leçons et les problèmes résolus, tes études, les tournois auxquels tu participes et tes résultats.
privacy-games-life = Parties finies sans compte à la table : { $days ->
    [0] pour toujours
   *[other] { privacy-days } après la dernière visite de celles et ceux qui ont joué
}. Les autres parties restent.
privacy-tables-life = Tables où rien n’a commencé : { $days ->
    [0] pour toujours
   *[other] { privacy-days }
}.
privacy-chat = Ce que tu écris
privacy-chat-why = La discussion est pour la table où elle a eu lieu ; les notes ne sont que pour toi.
privacy-chat-life = Discussion : { $days ->
    [0] pour toujours
   *[other] { privacy-days }, une fois la partie finie
}. Notes : aussi longtemps que la partie.
privacy-notices = Les avis, si tu en veux
privacy-notices-why = Pour te prévenir quand c’est ton tour : où te prévenir, tes heures calmes et tes vacances, et ce qui a été envoyé.
privacy-notices-life = Adresses : jusqu’à ce que tu les retires. Envois : { $days ->
    [0] pour toujours
   *[other] { privacy-days }
}.
privacy-links = Les liens de connexion
privacy-links-why = Ils servent une fois. Seule une empreinte est gardée, d’où l’on ne peut pas retrouver le lien.
privacy-links-life = { $minutes } minutes.
privacy-programs = Les jetons pour programmes, si tu en crées
privacy-programs-why = Pour que tes programmes jouent à ta place : un nom, ce qu’ils peuvent faire, quand ils ont servi la dernière fois. De chaque jeton, seule une empreinte est gardée.
privacy-programs-life = Jusqu’à ce que tu supprimes tout.
privacy-audit = Signalements, avertissements, exclusions
privacy-audit-why = Pour protéger les gens les uns des autres : qui a signalé quoi, ce que l’administration a décidé, et chacune de ses actions.
privacy-audit-life = Signalements clos et liste des actions : { $days ->
    [0] pour toujours
   *[other] { privacy-days }
}.
privacy-network-life = Après l’exclusion d’une personne sans compte, une empreinte chiffrée de l’adresse réseau : au plus { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}.
privacy-copies = Journal et sauvegardes
privacy-copies-why = Le serveur tient un journal pour trouver les pannes, sans adresses mail ni réseau. L’administration fait des sauvegardes contre les pertes.
privacy-copies-life = Aussi longtemps que l’administration les garde.

## Who receives it

privacy-received = Qui le reçoit
privacy-received-table = Tout le monde à ta table et les spectateurs : ton nom, tes coups, et la discussion dans la mesure où elle leur est destinée. D’un compte, chacun peut voir le profil, la cote et les distinctions.
privacy-received-mail = Le serveur de messagerie, si tu te connectes par mail ou veux des avis par mail : ton adresse et ce qui t’est écrit.
privacy-received-push = Le service d’envoi de l’éditeur de ton navigateur, si tu actives les avis dans un navigateur : un message chiffré, et l’heure de l’envoi.
privacy-received-chats = La messagerie que tu choisis toi-même, si tu veux des avis là-bas.
privacy-received-programs = Les programmes à qui tu as donné un jeton : ce qu’il permet.
privacy-received-admins = L’administration de ce serveur peut lire tout ce qui est gardé.
privacy-received-nobody = Personne d’autre.

## In your browser

privacy-browser = Ce que ton navigateur garde
privacy-cookie-session = Un cookie qui dit qui tu es. Sans lui, tu ne pourrais pas jouer.
privacy-cookie-visit = Un cookie qui prouve qu’un changement vient de toi et d’aucun autre site.
privacy-cookie-guest = Un cookie qui retient qui jouait ici avant ta connexion, afin que ces parties puissent rejoindre ton compte.
privacy-cookies-life = Les cookies prennent fin après { privacy-days } sans visite. Aucun autre site et aucun script ne peut les lire.
privacy-kept-settings = Réglages de ce navigateur : aspect, son, rythme, langue
privacy-kept-seek = Comment tu as cherché une partie la dernière fois
privacy-kept-talk = Ce que tu as lu de chaque discussion
privacy-kept-fair = Ce que ton navigateur a ajouté aux mélanges, et leurs sceaux, pour vérifier les parties
privacy-kept-seen = Ce qui t’a déjà été montré, pour ne plus le montrer
privacy-kept-after = Où tu voulais aller avant la connexion
privacy-kept-life = Cela reste jusqu’à ce que tu effaces les données de ce site dans ton navigateur. La page elle-même y est aussi, pour s’ouvrir sans réseau.

## What one can do

privacy-yours = Ce que tu peux faire
privacy-yours-about = Emporter tout ce qui est gardé sur toi, corriger ton nom et ton adresse, ou tout supprimer d’un coup. Les parties finies restent alors pour les autres, avec une place sans nom.
privacy-yours-go = Tes données
privacy-yours-ask = Pour d’autres questions, écris à l’administration de ce serveur : les mentions légales disent qui c’est.
privacy-yours-unnamed = Ce serveur ne dit pas qui le tient. Demande à la personne qui t’a donné l’adresse.
