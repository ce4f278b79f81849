## Was gespeichert wird: was schiefgehen kann, für Spieler und für den, der den Server betreibt

storage-full = Die Festplatte ist voll, darum wurde nichts gespeichert. Die Serverleitung muss Platz schaffen; versuch es dann noch einmal.
storage-locked = Ein anderes Programm hält die gespeicherten Partien fest, darum wurde nichts gespeichert. Versuch es gleich noch einmal.
storage-read-only = In den Ordner mit den gespeicherten Partien kann nicht geschrieben werden, darum wurde nichts gespeichert.
storage-damaged = Die Datei mit den gespeicherten Partien ist beschädigt. „utopia doctor“ sagt mehr.
storage-unreachable = Die gespeicherten Partien sind gerade nicht erreichbar. Versuch es gleich noch einmal.
storage-taken = Ein anderer Server hat die gespeicherten Partien übernommen, darum speichert dieser nichts mehr. Einer der beiden muss angehalten werden.
storage-closed = Der Server hält gerade an, darum wurde das nicht gespeichert. Versuch es gleich noch einmal.
storage-unstorable = Darin steht ein Zeichen oder eine Zahl, die nicht gespeichert werden kann.
storage-no-link = Dieser Link funktioniert nicht (mehr). Lass dir einen neuen geben.
storage-no-seat = An diesem Tisch ist kein Platz mehr frei.
storage-had-seat = Du oder ein Bot-Konto von dir hat diese Partie verlassen. Einen zweiten Platz darin gibt es nicht, du sähest zwei Hände: Schau zu, oder eröffne einen eigenen Tisch.
storage-no-invitation = Diese Einladung gilt nicht mehr: Sie wurde zurückgenommen, der Tisch ist voll oder weg, oder die Partie hat begonnen.
storage-invited = An einen Tisch kann man { $most } Personen auf einmal einladen.
storage-no-passage = Dieser Link gilt nicht (mehr): Er gilt einmal und nur kurz. Mach auf dem Gerät, an dem du bisher gespielt hast, einen neuen.
storage-game-damaged = Diese Partie wurde beim Speichern beschädigt; niemand kann sie weiterspielen. Im Protokoll des Servers steht mehr.
storage-board-unknown = Diese Partie läuft auf einem Plan, den dieser Server nicht (mehr) hat. Er muss zurückgelegt werden.
storage-folder-unusable = Der Datenordner { $folder } kann nicht benutzt werden ({ $reason }). Wähle mit --data oder UTOPIA_DATA einen anderen, oder erlaube diesem Benutzer, dort zu schreiben.
storage-folder-in-use = Ein anderer Utopia-Server (Prozess { $process }) benutzt den Datenordner { $folder }. Halte ihn an, oder wähle mit --data einen anderen Ordner.
storage-schema-newer = { $file } stammt von einem neueren Utopia (sein Schema ist { $theirs }, dieses kennt { $ours }). Installiere wieder jene Version, oder wähle mit --data einen anderen Ordner.
storage-schema-foreign = Die Datenbank stammt nicht von Utopia (sie enthält { $tables }). Leg sie woanders hin, oder wähle mit --data einen anderen Ordner.
storage-schema-differs = Die gespeicherten Partien haben nicht die Form, die dieses Programm braucht (Unterschiede: { $parts }). Wer diesen Server betreibt, muss eine Kopie an ihre Stelle setzen.

## Befunde von „utopia doctor“

doctor-folder = Der Datenordner ist { $folder }.
doctor-folder-new = Den Datenordner { $folder } gibt es noch nicht; der erste Start legt ihn an.
doctor-folder-read-only = In den Datenordner { $folder } kann nicht geschrieben werden. Erlaube es diesem Benutzer, oder wähle mit --data einen anderen.
doctor-in-use = Ein Utopia-Server (Prozess { $process }) läuft mit diesen Daten.
doctor-not-in-use = Mit diesen Daten läuft kein Server.
doctor-database-new = Es gibt noch keine Datenbank; der erste Start legt eine an.
doctor-database-read-only = In die Datenbank { $file } kann nicht geschrieben werden. Erlaube es diesem Benutzer.
doctor-database-open = Andere Benutzer dieses Rechners können { $file } lesen; darin stehen alle Handkarten und Mailadressen. Das schließt sie ab: { $command }
doctor-database-damaged = Die Datenbank { $file } ist beschädigt ({ $fault }). Halte den Server an und spiel eine Sicherung ein.
doctor-database-whole = Die Datenbank ist unversehrt ({ NUMBER($megabytes) } MB).
doctor-schema-current = Das Schema ist auf dem neuesten Stand ({ $version }).
doctor-schema-older = Das Schema ist { $version }; der nächste Start bringt es auf { $ours } und behält eine Kopie des alten Stands.
doctor-space = { NUMBER($megabytes) } MB Speicherplatz sind frei.
doctor-space-low = Nur { NUMBER($megabytes) } MB Speicherplatz sind frei. Schaff Platz, bevor keine Partie mehr gespeichert werden kann.

## „utopia backup“ und „utopia restore“

backup-done = Kopiert nach { $file }: { $games ->
    [one] eine Partie
   *[other] { NUMBER($games) } Partien
}, { $people ->
    [one] eine Person
   *[other] { NUMBER($people) } Personen
}, { $megabytes } MB. Die Kopie wurde wieder gelesen und ist unversehrt.
backup-nothing = Es gibt nichts zu kopieren: { $folder } enthält keine Datenbank. Nenne den Ordner des Servers mit --data, oder seine PostgreSQL-Datenbank mit UTOPIA_DATABASE.
backup-exists = { $file } gibt es schon; die Datei blieb, wie sie war. Wähle einen anderen Namen.
backup-unwritable = { $file }: { $reason }. Nichts wurde geändert.
backup-damaged = { $file } ist beschädigt ({ $fault }). Nichts wurde geändert.
backup-foreign = { $file } ist keine Kopie der Daten eines Utopia-Servers. Nichts wurde geändert.
restore-nothing = Die Datei { $file } gibt es nicht.
restore-done = { $folder } enthält jetzt, was die Kopie enthält: { $games ->
    [one] eine Partie
   *[other] { NUMBER($games) } Partien
}, { $people ->
    [one] eine Person
   *[other] { NUMBER($people) } Personen
}, { $megabytes } MB. Der nächste Start des Servers benutzt es.
restore-kept = Was vorher da war, liegt in { $file }; zurück geht es so: { $command }

## Keeping others at a distance, and reporting them

storage-nobody = Hier ist niemand (anderes) als { $person } bekannt.
storage-list-full = Deine Liste ist voll ({ $most }). Nimm zuerst jemanden herunter.
storage-many-reports = Du hast in der letzten Stunde viel gemeldet. Versuche es später wieder.
