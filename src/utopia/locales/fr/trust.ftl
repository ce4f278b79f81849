## The page that explains how to trust a server at home; read over plain http, before anything else

trust-title = Jouer en https
trust-why = Le jeu vient d’un ordinateur de ce réseau. Dès que ton appareil lui fait confiance, tu peux installer la page, recevoir des avis et utiliser des clés d’accès, et personne dans le réseau ne peut écouter. Cela prend deux minutes, une fois par appareil.
trust-who = Ne le fais que si tu sais à qui est cet ordinateur. Le certificat ne vaut que pour des ordinateurs à la maison, jamais pour des sites d’internet.
trust-on-android = Android
trust-on-ios = iPhone et iPad
trust-on-windows = Windows : Chrome, Edge
trust-on-macos = Mac : Safari, Chrome
trust-on-linux = Linux : Chrome, Chromium
trust-on-firefox = Firefox sur un ordinateur
trust-load = Télécharger le certificat
trust-load-profile = Télécharger le profil
trust-android-open = Dans les paramètres, cherche « certificat CA » (Sécurité → Chiffrement et identifiants → Installer un certificat).
trust-android-install = Choisis Certificat CA → Installer quand même, puis le fichier utopia.crt parmi tes téléchargements.
trust-android-firefox = Pour Firefox seulement : dans ses paramètres, touche sept fois le logo sous « À propos de Firefox », puis active Paramètres secrets → Utiliser des certificats d’AC tiers.
trust-ios-install = Autorise le téléchargement dans Safari, puis ouvre Réglages → Profil téléchargé → Installer.
trust-ios-trust = Réglages → Général → Informations → Réglages des certificats : active « Utopia ». Sans cette étape, rien ne change.
trust-windows-open = Ouvre utopia.crt et choisis Installer un certificat → Utilisateur actuel.
trust-windows-store = Choisis « Placer tous les certificats dans le magasin suivant » → Autorités de certification racines de confiance, et confirme.
trust-macos-open = Ouvre utopia.crt ; Trousseaux d’accès le met dans le trousseau « session ».
trust-macos-trust = Ouvres-y « Utopia », puis Se fier → Lors de l’utilisation de ce certificat : Toujours approuver.
trust-linux-import = Paramètres → Confidentialité et sécurité → Sécurité → Gérer les certificats : importe utopia.crt comme certificat de confiance (installé par toi).
trust-firefox-import = Paramètres → Vie privée et sécurité → Afficher les certificats → Autorités → Importer : choisis utopia.crt.
trust-firefox-tick = Coche « Confirmer cette AC pour identifier des sites web ».
trust-restart = Ferme le navigateur et rouvre-le.
trust-open = Puis joue à l’adresse
trust-check = Pour t’assurer que personne n’a échangé le certificat en chemin : son empreinte (SHA-256) figure aussi dans la fenêtre où le serveur a été lancé.
trust-name = Les clés d’accès demandent un nom au lieu d’un nombre. Si ton appareil trouve l’ordinateur par son nom, prends cette adresse :
trust-without = Ou sans https
trust-lost = Tu peux jouer tout de suite en simple http ; mais alors il n’y a ni clés d’accès, ni avis, ni installation, et n’importe qui dans ce réseau pourrait écouter.
trust-go-on = Continuer sans https
trust-arrived = C’est fait : la page vient par https, et ton appareil fait confiance à ce serveur.
trust-play = Jouer

serve-https = Scanne le code ou ouvre { $url } : une page mène en quelques étapes au https, pour que les téléphones puissent installer le jeu, recevoir des avis et utiliser des clés d’accès.
serve-https-fingerprint = Le certificat auquel se fier a l’empreinte { $fingerprint }
serve-https-public = Les autres joignent cette machine par une adresse d’internet. Un certificat pour la maison n’y vaut pas ; il n’y a donc que http. docs/hosting.md nomme d’autres chemins vers https.
serve-https-port = Rien ne peut écouter au port { $port } pour https ({ $reason }) ; il n’y a donc que http. Choisis-en un autre avec --https-port.
serve-https-broken = { $file } ne peut pas servir ({ $reason }) ; il n’y a donc que http. Déplace le fichier, et un nouveau sera fait.
serve-https-lan = --https et --https-port vont avec --lan.

doctor-https = serve --lan offre https ; le certificat auquel les appareils se fient vaut jusqu’au { $until }.
doctor-https-none = serve --lan fera un certificat pour https la première fois.
doctor-https-old = Le certificat pour https expire bientôt ; serve --lan en fera un nouveau, auquel les appareils devront se fier à nouveau.
doctor-https-open = D’autres utilisateurs de cette machine peuvent lire { $file } et en faire des certificats auxquels tes appareils se fient. Ferme-leur ce fichier (chmod 600).
doctor-https-broken = { $file } ne peut pas servir ({ $reason }) ; serve --lan n’offre donc pas https. Déplace le fichier, et un nouveau sera fait.
