## « utopia token » : ce qu’un jeton permet, sa fin, et comment le garder sur cette machine

token-about = Vérifier, garder et révoquer le jeton avec lequel un programme se présente à un serveur.
token-about-check = Dire à qui il est, ce qu’il permet, jusqu’à quand, et combien de demandes lui restent.
token-about-keep = Le garder sur cette machine pour « utopia bot » : tape-le ou envoie-le par un tube. Il est d’abord essayé.
token-about-list = Dire pour quels serveurs un jeton est gardé ici.
token-about-forget = Ne plus le garder. Il continue de marcher.
token-about-revoke = Le révoquer, partout où il sert.
token-argument-file = Un fichier avec le jeton, ou - pour l’entrée standard ; sinon la variable UTOPIA_TOKEN, sinon celui qui est gardé ici.
token-type = Jeton (il ne s’affiche pas) : 
token-open-file = d’autres sur cette machine peuvent lire { $file } : ils connaissent peut-être ses jetons ; révoque-les, ou retire les droits des autres (chmod 600)
token-not-kept = { $file } ne peut être écrit : { $reason }
token-kept = Gardé pour { $server } dans { $file }, que personne d’autre ne peut lire.
token-none-kept = Aucun jeton n’est gardé ici. « utopia token keep » en garde un.
token-forgotten = Le jeton pour { $server } n’est plus gardé. Il marche jusqu’à ce qu’il soit révoqué.
token-was-not-kept = Aucun jeton n’est gardé pour { $server }.
token-revoked = Révoqué : le jeton ne sert plus à rien sur { $server }.
client-unreachable = { $server } ne répond pas : { $reason }
token-at = Jeton « { $token } » sur { $server }
token-of = agit pour { $name }
token-of-bot = agit pour { $name }, un robot de { $owner }
token-may = permet : { $scopes }
token-until = marche jusqu’au { $until }
token-until-revoked = marche jusqu’à ce qu’il soit révoqué
token-allowance = { $what ->
    [reading] lecture
    [past] enregistrements et passé
    [move] coups
    [change] changements
    [table] nouvelles tables
   *[socket] connexions
 } : il en reste { NUMBER($left) } sur { NUMBER($most) } en { $seconds ->
    [60] une minute
    [3600] une heure
   *[other] { NUMBER($seconds) } s
 }

## « utopia admin tokens », pour qui tient le serveur

admin-about-tokens = Lister, créer et révoquer les jetons des programmes.
admin-about-tokens-list = Lister les jetons de quelqu’un et de ses robots, sans leur texte.
admin-about-tokens-make = Créer un jeton pour une personne ou un robot. Son texte n’est montré que cette fois.
admin-about-tokens-revoke = Révoquer un jeton.
admin-argument-token-name = À quoi il sert.
admin-argument-scope = Ce qu’il permet ; peut être donné plusieurs fois. Sinon : games:read, games:play, tables:open.
admin-argument-days = Pendant combien de jours il marche ; 0 : jusqu’à ce qu’il soit révoqué.
admin-argument-token = L’identifiant d’un jeton, pas son texte.
admin-head-token = jeton
admin-head-person = agit pour
admin-head-scopes = permet
admin-head-until = jusqu’au
admin-head-used = dernier usage
admin-no-tokens = Il n’y a pas de jetons.
admin-no-token = il n’y a pas de jeton { $id } ; « utopia admin tokens list » donne les identifiants
admin-token-text = { $text }
admin-token-revoked = { $id } est révoqué. Les programmes qui l’utilisent sont déconnectés.
admin-scope = il n’y a pas de droit { $text } ; il y a { $known }
admin-days = { $text } n’est pas une durée en jours pour un jeton : de 1 à { $most }, ou 0 pour sans fin
