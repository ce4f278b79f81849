## I dati di un server in un database PostgreSQL: che cosa viene detto a chi gestisce il server

database-address = UTOPIA_DATABASE non è l’indirizzo di un database PostgreSQL. È fatto così: postgresql://utente:password@macchina:5432/utopia; segni come @ o / in utente e password si scrivono come negli indirizzi (%40, %2F).
database-password-file = Il file { $file }, indicato da UTOPIA_DATABASE_PASSWORD_FILE, non si può leggere.
database-unreachable = Il database { $database } non è raggiungibile: { $reason }
database-in-use = Un altro server Utopia (su { $host }) sta usando questo database. Ferma quello, o scegli un altro database.
database-old = Questo PostgreSQL è troppo vecchio ({ $theirs }). Utopia ha bisogno della versione { $least } o più recente.
database-encoding = Questo database è scritto in { $encoding }, che non può contenere ogni nome. Creane uno con la codifica UTF8.

## Risultati di “utopia doctor”

doctor-postgres = I dati sono in { $database } (PostgreSQL { $version }).
doctor-postgres-in-use = Un server Utopia (su { $host }) è in funzione con questo database.
doctor-leader = Il server { $address } guida (versione { $version }).
doctor-standby = Il server { $address } è in attesa (versione { $version }).
doctor-postgres-careful = Quello che vi è salvato sopravvive a un’interruzione di corrente.
doctor-postgres-careless = Spento in questo PostgreSQL: { $settings }. Un’interruzione di corrente può costare mosse già mostrate, o l’intero database. Attivalo in postgresql.conf.
