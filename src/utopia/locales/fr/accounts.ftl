# Les personnes qui reviennent : leur compte, la connexion et le courrier qui va avec.

account-keep = Garde tes parties
account-keep-about = Un compte garde ton nom, tes places et tes parties, sur tous tes appareils. Sans mot de passe.
account-make = Créer un compte
account-make-about = Ton appareil garde une clé d’accès pour toi et demande ton empreinte, ton visage ou son code.
account-have = J’ai déjà un compte
account-sign-in = Se connecter
account-sign-in-passkey = Avec une clé d’accès
account-by-mail = Par courriel
account-by-mail-about = Tu reçois un lien qui sert une fois, pendant { $minutes } minutes. Il te connecte ; si cette adresse n’a pas encore de compte, il en crée un.
account-mail = Adresse e-mail
account-mail-send = Envoyer un lien
account-mail-sent = Un lien part vers { $mail }. Regarde ta boîte aux lettres ; il sert pendant { $minutes } minutes.
account-passkeys-insecure = Les navigateurs n’utilisent les clés d’accès qu’en https. À cette adresse ({ $origin }), il n’y en a pas.
account-passkeys-address = Les navigateurs n’utilisent pas de clés d’accès à une adresse en chiffres ({ $origin }). Ouvre le serveur par un nom ; sur sa propre machine, c’est localhost.
account-passkeys-elsewhere = Les clés d’accès de ce serveur ne servent qu’à { $origin }.
account-passkeys-unsupported = Ce navigateur ne connaît pas les clés d’accès.
account-passkeys-many = Un compte a au plus { $most } clés d’accès. Retires-en d’abord une.
account-no-way = À cette adresse, ce serveur n’offre pas de quoi créer un compte. Tu peux jouer quand même, sans compte ; ce navigateur se souvient de toi.
account-you = Toi
account-since = Compte depuis le { $date }
account-name-language = Changer de nom ou de langue
account-sign-out = Se déconnecter
account-guest = Des parties d’avant
account-guest-about = Avant ta connexion, ce navigateur jouait sous le nom de { $name }, dans { $games ->
    [one] une partie
   *[other] { $games } parties
}. Ton compte doit-il les reprendre ?
account-guest-nameless = quelqu’un sans nom
account-guest-take = Les reprendre
account-guest-leave = Les laisser
account-guest-leave-about = Tu peux aussi décider plus tard. Si tu les laisses, personne ne pourra continuer à cette place.
account-ways = Comment tu te connectes
account-passkeys = Clés d’accès
account-passkeys-none = Aucune pour l’instant. Une clé d’accès est l’entrée la plus rapide, et personne ne peut la voler par courriel.
account-passkey-add = Ajouter une clé
account-passkey-made = Créée le { $date }
account-passkey-last = servie { $ago }
account-passkey-name = Nom de la clé d’accès
account-rename = Renommer
account-rename-what = Renommer { $name }
account-remove = Retirer
account-remove-what = Retirer { $name }
account-passkey-remove-sure = Retirer la clé d’accès { $name } ?
account-passkey-remove-about = Elle ne permettra plus de se connecter. Ton appareil la montrera peut-être encore : supprime-la là aussi.
account-mail-none = Pas encore d’adresse. Avec elle, tu entres même si tu as perdu tous tes appareils.
account-mail-add = Ajouter une adresse
account-mail-change = Changer l’adresse
account-mail-change-about = Un lien part à la nouvelle adresse ; rien ne change avant qu’il soit ouvert. L’ancienne adresse est prévenue.
account-devices = Où ton compte est ouvert
account-device-unknown = Un navigateur
account-device-here = ici
account-device-seen = Depuis le { $date }, vu { $ago }
account-device-end = Déconnecter { $browser }
account-devices-end = Se déconnecter partout ailleurs
account-data = Tes données
account-export = Télécharger mes données
account-privacy = Ce qui est gardé, et combien de temps
account-export-about = Un fichier avec tout ce que ce serveur garde de toi, et les enregistrements de tes parties finies.
account-delete = Tout supprimer
account-delete-about = Ton nom, ton adresse, tes clés d’accès, notes, messages et cotes disparaissent pour toujours. Les parties finies restent pour les autres, et ta place n’y a plus de nom. Dans les parties en cours, un robot continue pour toi ; tes tables où personne d’autre ne joue sont fermées.
account-delete-type = Pour confirmer, tape ton nom : { $name }
account-deleted = Tout est supprimé. Merci d’avoir joué.
account-link-sign-in = Se connecter en tant que { $name } ?
account-link-sign-in-nameless = Se connecter ?
account-link-sign-in-about = Ce navigateur sera alors connecté au compte de { $mail }.
account-link-new = Créer un compte ?
account-link-new-about = Il n’y a pas encore de compte avec { $mail }. Un clic le crée ; ce que tu as joué dans ce navigateur lui appartient.
account-link-add = Utiliser cette adresse ?
account-link-add-about = Toute personne qui lit le courrier de { $mail } pourra alors se connecter à ton compte.
account-link-use = L’utiliser
account-link-again = Demander un nouveau lien
account-passkey-not-used = Aucune clé d’accès n’a servi. Rien n’a changé.
account-passkey-here-already = Cet appareil a déjà une clé d’accès de ton compte.

## Ce que le serveur refuse

account-errand-over = Cela servait une seule fois, peu de temps, et ce temps est passé. Recommence.
account-mail-taken = Un autre compte a cette adresse. Connecte-toi plutôt avec elle.
account-last-way = C’est la dernière entrée de ton compte. Ajoute d’abord une clé d’accès ou une adresse.
account-no-passkey = Ce serveur ne connaît pas (ou plus) cette clé d’accès. Prends-en une autre, ou connecte-toi autrement.
account-passkey-used = Le compteur de cette clé d’accès a reculé, comme s’il en existait une copie. La connexion n’a pas eu lieu ; connecte-toi autrement et retire la clé.
account-passkey-known = Cette clé d’accès appartient déjà à un compte. Connecte-toi avec elle.
account-passkey-refused = La réponse de la clé d’accès n’était pas valide. Réessaie.
account-passkey-site = Un autre site a demandé cette clé d’accès ; celui-ci est { $origin }. La connexion n’a pas eu lieu.
account-mail-malformed = Ce n’est pas une adresse e-mail. Elle ressemble à ada@example.org.
account-mail-letters = Avant le @, le courrier n’accepte que les lettres de a à z, des chiffres et quelques signes. Prends une autre adresse.
account-mail-often = Assez de liens sont partis. Regarde ta boîte aux lettres, ou réessaie dans { $minutes } min.
account-mail-none-here = Ce serveur n’envoie pas de courrier.
account-mail-refused = Le serveur de courrier refuse cette adresse. Vérifie comment elle s’écrit.
account-mail-down = Le serveur de courrier ne répond pas, aucun lien n’est parti. Rien n’est perdu : réessaie dans quelques minutes, ou connecte-toi autrement.
account-link-foreign = Ce lien est pour un compte qui n’est pas connecté ici. Ouvre-le dans le navigateur où tu l’as demandé.
account-none = Tu n’as pas encore de compte. Crées-en d’abord un.
account-no-device = Ce navigateur n’a pas (ou plus) de compte ouvert.
account-no-guest = Il n’y a pas de parties d’avant dans ce navigateur.
account-other-name = Ce n’est pas ton nom, donc rien n’a été supprimé.

## Courrier

mail-sign-in-subject = Se connecter à Utopia
mail-sign-in-text =
    Bonjour,

    ce lien te connecte à Utopia sur { $site } :

    { $link }

    Il sert une fois, pendant { $minutes } minutes. Si cette adresse n’a pas encore de compte, il en crée un.

    Si tu ne l’as pas demandé, ne fais rien : sans le lien, personne n’entre.
mail-add-subject = Ton adresse sur Utopia
mail-add-text =
    Bonjour,

    quelqu’un veut se connecter à un compte sur { $site } avec cette adresse. Si c’est toi, ouvre ce lien dans le même navigateur :

    { $link }

    Il sert une fois, pendant { $minutes } minutes.

    Si ce n’est pas toi, ne fais rien : rien ne changera.
mail-changed-subject = Ton adresse sur Utopia a changé
mail-changed-text =
    Bonjour,

    ton compte sur { $site } a maintenant l’adresse { $new } au lieu de celle-ci.

    Si ce n’était pas toi, connecte-toi avec une clé d’accès, déconnecte tous les autres navigateurs et remets l’adresse ; ou écris à l’administration du serveur.

## Ce que « utopia serve » dit dans le terminal

serve-origin = UTOPIA_ORIGIN vaut { $text } ; ce devrait être l’adresse du serveur telle que la montrent les navigateurs, comme https://play.example, sans chemin
serve-address = UTOPIA_ADDRESS vaut { $text } ; ce devraient être l’hôte et le port où les autres serveurs de la base joignent celui-ci, comme 10.0.0.5:8420
serve-mail-origin = UTOPIA_ORIGIN manque : avec UTOPIA_SMTP, il doit dire où mènent les liens envoyés par courrier, par exemple https://play.example
mail-setting-relay = { $name } ne convient pas ; cela devrait ressembler à smtp://user:password@mail.example:587 ou smtps://user:password@mail.example:465
mail-setting-sender = { $name } doit être l’adresse d’où part le courrier, comme Utopia <utopia@play.example>
