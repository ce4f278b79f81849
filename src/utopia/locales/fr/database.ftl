## Les données d’un serveur dans une base PostgreSQL : ce qu’apprend qui tient le serveur

database-address = UTOPIA_DATABASE n’est pas l’adresse d’une base PostgreSQL. Elle ressemble à postgresql://utilisateur:motdepasse@machine:5432/utopia ; les signes comme @ ou / dans l’utilisateur et le mot de passe s’écrivent comme dans les adresses (%40, %2F).
database-password-file = Le fichier { $file }, nommé par UTOPIA_DATABASE_PASSWORD_FILE, ne peut pas être lu.
database-unreachable = La base { $database } est injoignable : { $reason }
database-in-use = Un autre serveur Utopia (sur { $host }) utilise cette base. Arrête-le, ou choisis une autre base.
database-old = Ce PostgreSQL est trop ancien ({ $theirs }). Utopia a besoin de la version { $least } ou plus récente.
database-encoding = Cette base est écrite en { $encoding }, où certains noms n’ont pas leur place. Crée-en une en UTF8.

## Constats de « utopia doctor »

doctor-postgres = Les données sont dans { $database } (PostgreSQL { $version }).
doctor-postgres-in-use = Un serveur Utopia (sur { $host }) tourne avec cette base.
doctor-leader = Le serveur { $address } dirige (version { $version }).
doctor-standby = Le serveur { $address } est en réserve (version { $version }).
doctor-postgres-careful = Ce qui y est enregistré survit à une coupure de courant.
doctor-postgres-careless = Désactivé dans ce PostgreSQL : { $settings }. Une coupure de courant peut coûter des coups déjà montrés, ou toute la base. Active-le dans postgresql.conf.
