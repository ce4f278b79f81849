## Settings of whoever hosts a server

hosting-one-of = { $name } ist „{ $text }“; möglich ist eines von { $known }
hosting-number = { $name } ist „{ $text }“; möglich ist eine ganze Zahl von 0 bis { NUMBER($most) }
hosting-site-name = UTOPIA_SITE_NAME kann höchstens { $most } sichtbare Buchstaben haben
hosting-imprint = UTOPIA_IMPRINT ist „{ $file }“; möglich ist eine Adresse (https://…) oder eine Textdatei in UTF-8, die nicht leer ist
hosting-metrics = UTOPIA_METRICS ist „{ $text }“; möglich sind Rechner und Port, etwa 127.0.0.1:9420
hosting-metrics-taken = UTOPIA_METRICS: { $address } ist schon belegt oder nicht benutzbar ({ $reason })
hosting-token = UTOPIA_METRICS_TOKEN ist zu leicht zu erraten; möglich sind mindestens { $least } Buchstaben und Ziffern ohne Leerzeichen
hosting-allow = --allow ist „{ $text }“; möglich ist ein Name wie play.example oder die ganze Adresse ohne Pfad
hosting-proxies = FORWARDED_ALLOW_IPS nennt „{ $text }“; möglich sind Adressen (172.20.0.5), Netze (172.20.0.0/16) und gateway, mit Kommas dazwischen
hosting-unknown = { $name } ist keine Einstellung von Utopia und ändert nichts.
hosting-unknown-but = { $name } ist keine Einstellung von Utopia und ändert nichts. Meinst du { $near }?
doctor-setting = Der Server würde nicht starten: { $problem }.
doctor-settings = Die Einstellungen sind brauchbar.
doctor-mail = Der Mailserver antwortet ({ $host }, Port { $port }).
doctor-mail-down = Der Mailserver { $host }, Port { $port }, antwortet nicht oder lässt uns nicht ein; Mails können nicht verschickt werden. Sieh dir UTOPIA_SMTP an.

## “utopia admin”: what its commands are for

admin-about-admin = Einen Server verwalten: Personen, Meldungen, Tische.
admin-about-people = Personen finden, ausschließen, zu Admins machen.
admin-about-people-find = Personen nach Buchstaben in Name oder Mailadresse oder nach Kennung auflisten.
admin-about-people-ban = Jemanden ausschließen: lesen und gehen bleiben möglich.
admin-about-people-unban = Einen Ausschluss aufheben.
admin-about-people-promote = Jemanden zum Admin machen.
admin-about-people-demote = Jemandem die Adminrechte entziehen.
admin-about-people-sign-out = Alle Sitzungen, Links und Programmschlüssel von jemandem beenden.
admin-about-people-delete = Alles über jemanden löschen.
admin-about-link = Einen einmaligen Link zum Anmelden machen, wenn sich eine Person nicht mehr anders anmelden kann.
admin-about-reports = Meldungen lesen und erledigen.
admin-about-reports-list = Offene Meldungen auflisten.
admin-about-reports-show = Eine Meldung zeigen, mit dem, was darum herum gesagt wurde.
admin-about-reports-close = Eine Meldung erledigen, mit dem Ergebnis.
admin-about-tables = Tische finden und beenden.
admin-about-tables-list = Tische nach Buchstaben eines Namens oder nach Kennung auflisten.
admin-about-tables-end = Einen offenen Tisch löschen oder eine laufende Partie ohne Platzierung beenden.
admin-about-audit = Das Protokoll zeigen: was Admins, das Terminal und der Server getan haben.
admin-about-retention = Löschen, was abgelaufen ist (der Server tut es täglich).
admin-about-servers = Zeigen, welcher Server der Datenbank führt und welche in Bereitschaft sind.

## “utopia admin”: its arguments

admin-argument-who = Ein Name, eine Mailadresse oder eine Kennung.
admin-argument-words = Buchstaben eines Namens oder einer Mailadresse, oder eine Kennung; sonst alle.
admin-argument-barred = Nur Personen, die gerade ausgeschlossen sind.
admin-argument-for = Für wie lange: 12h, 3d (Tage), 2w (Wochen).
admin-argument-why = Der Grund, der gezeigt wird.
admin-argument-sure = Ja, für immer.
admin-argument-handled = Die erledigten.
admin-argument-report = Die Kennung einer Meldung.
admin-argument-outcome = Was daraus wurde.
admin-argument-state = Nur diese: open, running oder over.
admin-argument-table = Die Kennung eines Tisches.
admin-argument-before = Nur, was eine kleinere Nummer hat.
admin-argument-dry-run = Nur zählen; nichts ändern.

## “utopia admin”: heads of lists

admin-head-id = Kennung
admin-head-name = Name
admin-head-kind = Art
admin-head-mail = Mail
admin-head-seen = zuletzt da
admin-head-games = Plätze
admin-head-reports = Meldungen
admin-head-barred = ausgeschlossen bis
admin-head-when = wann
admin-head-reporter = von
admin-head-about = über
admin-head-game = Tisch
admin-head-message = Meldung
admin-head-who = wer
admin-head-action = was
admin-head-details = Einzelheiten
admin-head-state = Stand
admin-head-changed = letzter Zug
admin-head-round = Runde
admin-head-role = Rolle
admin-head-address = Adresse
admin-head-version = Version
admin-head-since = seit
admin-head-host = eröffnet von
admin-head-seats = Plätze

## “utopia admin”: what came of it

admin-no-database = In { $folder } liegt keine Datenbank. Nenne den Ordner des Servers mit --data oder UTOPIA_DATA, oder seine PostgreSQL-Datenbank mit UTOPIA_DATABASE.
admin-schema = Die Datenbank hat das Schema { $theirs }, dieses Programm arbeitet mit { $ours }. Starte den Server dieser Version einmal; er bringt sie auf den Stand.
admin-setting = { $problem }.
admin-nobody = Niemand hat die Kennung, die Mailadresse oder genau den Namen „{ $words }“. „utopia admin people find“ sucht nach Buchstaben.
admin-several = Mehrere heißen „{ $words }“. Sag mit der Kennung, wer gemeint ist: { $ids }.
admin-life = „{ $text }“ ist keine Dauer; 12h, 3d oder 2w wäre eine.
admin-state = „{ $text }“ ist kein Stand eines Tisches; es gibt { $known }.
admin-banned = { $name } ({ $id }) ist bis { $until } UTC ausgeschlossen und erfährt, warum. Ein laufender Server gibt die Plätze binnen 15 Sekunden an Bots.
admin-unbanned = { $name } ({ $id }) darf wieder spielen und chatten.
admin-promoted = { $name } ({ $id }) ist jetzt Admin: Die Seite ist /admin.
admin-demoted = { $name } ({ $id }) ist kein Admin mehr.
admin-signed-out = { $sessions ->
    [one] Eine Sitzung von { $name } ({ $id }) ist beendet.
   *[other] { $sessions } Sitzungen von { $name } ({ $id }) sind beendet.
}
admin-delete-sure = Das löscht alles über { $name } ({ $id }) und lässt sich nicht rückgängig machen. Füge --sure hinzu, wenn du das willst.
admin-promote-bot = { $name } ({ $id }) ist ein Bot und kann kein Admin sein. Die Person, der er gehört, schon.
admin-deleted-soon = { $name } ({ $id }) ist abgemeldet; der laufende Server löscht alles binnen 15 Sekunden.
admin-deleted-later = { $name } ({ $id }) ist abgemeldet; der Server löscht alles, wenn er startet.
admin-link = Mit diesem Link meldet sich { $name } ({ $id }) an, einmal, binnen { $minutes } Minuten: { $path }
admin-no-people = So jemanden gibt es nicht.
admin-no-reports = Es gibt keine Meldungen.
admin-no-tables = Solche Tische gibt es nicht.
admin-role-leader = führt
admin-role-standby = in Bereitschaft
admin-one-server = Ein Server läuft mit diesen Daten; niemand steht für ihn bereit.
admin-no-server = Kein Server läuft mit diesen Daten.
admin-no-deeds = Es wurde noch nichts getan.
admin-no-report = Es gibt keine Meldung { $id }.
admin-report = Meldung { $id } vom { $when } von { $reporter }
admin-report-about = Über { $name } ({ $id }), Tisch { $game }
admin-report-message = „{ $text }“
admin-line = { $mark } { $when } { $name }: { $text }
admin-report-handled = Erledigt am { $when }: { $outcome }
admin-report-closed = Die Meldung { $id } ist erledigt.
admin-no-table = Es gibt keinen Tisch { $id }.
admin-table-over = Die Partie an Tisch { $id } ist zu Ende.
admin-table-gone = Den offenen Tisch { $id } gibt es nicht mehr.
admin-table-soon = Der laufende Server beendet die Partie an Tisch { $id } binnen 15 Sekunden, ohne Platzierung.
admin-table-later = Der Server beendet die Partie an Tisch { $id }, wenn er startet, ohne Platzierung.
admin-retention = { $number } { $kind ->
    [guest_games] beendete Partien ohne Konten
    [open_tables] Tische, die nie begannen
    [chat] Chat-Nachrichten
    [deliveries] Zustellungen von Nachrichten
    [notices] Nachrichten
    [asking] gezählte Einladungen, einen Tag alt
    [audit] Einträge im Protokoll
    [reports] erledigte Meldungen
   *[other] { $kind }
}
admin-retention-dry = Nichts wurde geändert. So viel würde jetzt gelöscht.
admin-retention-done = Erledigt; im Protokoll steht, was gelöscht wurde.

## The page that a browser shows when an address is refused

refused-title = Das hat nicht geklappt
refused-shortly = Einen Moment, bitte
refused-again = Noch einmal versuchen
refused-start = Zur Startseite
problem-metrics-token = Der Schlüssel für die Messwerte fehlt oder ist falsch: Sende den von UTOPIA_METRICS_TOKEN als Authorization: Bearer.
