## A server’s data in a PostgreSQL database: what whoever runs the server is told

database-address = UTOPIA_DATABASE is no address of a PostgreSQL database. It looks like postgresql://user:password@host:5432/utopia; signs such as @ or / in user and password are written as in addresses (%40, %2F).
database-password-file = The file { $file }, which UTOPIA_DATABASE_PASSWORD_FILE names, cannot be read.
database-unreachable = The database { $database } cannot be reached: { $reason }
database-in-use = Another Utopia server (at { $host }) is using this database. Stop that one, or choose another database.
database-old = This PostgreSQL is too old ({ $theirs }). Utopia needs { $least } or newer.
database-encoding = This database is written in { $encoding }, in which not every name can be stored. Make one with the encoding UTF8.

## Findings of “utopia doctor”

doctor-postgres = The data are in { $database } (PostgreSQL { $version }).
doctor-postgres-in-use = A Utopia server (at { $host }) is running with this database.
doctor-leader = The server at { $address } leads (version { $version }).
doctor-standby = The server at { $address } stands by (version { $version }).
doctor-postgres-careful = What is stored there survives a power cut.
doctor-postgres-careless = Switched off in this PostgreSQL: { $settings }. A power cut may cost moves that were shown already, or the whole database. Switch it on in postgresql.conf.
