## Die Daten eines Servers in einer PostgreSQL-Datenbank: was erfährt, wer den Server betreibt

database-address = UTOPIA_DATABASE ist keine Adresse einer PostgreSQL-Datenbank. So sieht sie aus: postgresql://benutzer:passwort@rechner:5432/utopia; Zeichen wie @ oder / in Benutzer und Passwort werden wie in Adressen geschrieben (%40, %2F).
database-password-file = Die Datei { $file }, die UTOPIA_DATABASE_PASSWORD_FILE nennt, kann nicht gelesen werden.
database-unreachable = Die Datenbank { $database } ist nicht erreichbar: { $reason }
database-in-use = Ein anderer Utopia-Server (auf { $host }) benutzt diese Datenbank. Halte ihn an oder wähle eine andere Datenbank.
database-old = Dieses PostgreSQL ist zu alt ({ $theirs }). Utopia braucht { $least } oder neuer.
database-encoding = Diese Datenbank ist in { $encoding } geschrieben, worin nicht jeder Name Platz hat. Lege eine mit der Kodierung UTF8 an.

## Befunde von „utopia doctor“

doctor-postgres = Die Daten liegen in { $database } (PostgreSQL { $version }).
doctor-postgres-in-use = Ein Utopia-Server (auf { $host }) läuft mit dieser Datenbank.
doctor-leader = Der Server unter { $address } führt (Version { $version }).
doctor-standby = Der Server unter { $address } ist in Bereitschaft (Version { $version }).
doctor-postgres-careful = Was dort gespeichert wird, übersteht einen Stromausfall.
doctor-postgres-careless = In diesem PostgreSQL abgeschaltet: { $settings }. Ein Stromausfall kann Züge kosten, die schon gezeigt wurden, oder die ganze Datenbank. Schalte es in postgresql.conf ein.
