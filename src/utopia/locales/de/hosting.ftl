## Settings of whoever hosts a server

hosting-one-of = { $name } ist „{ $text }“; möglich ist eines von { $known }
hosting-number = { $name } ist „{ $text }“; möglich ist eine ganze Zahl von 0 bis { NUMBER($most) }
hosting-site-name = UTOPIA_SITE_NAME kann höchstens { $most } Buchstaben haben, alle sichtbar
hosting-imprint = UTOPIA_IMPRINT ist „{ $file }“; möglich ist eine Adresse (https://…) oder eine Textdatei in UTF-8, die nicht leer ist
hosting-metrics = UTOPIA_METRICS ist „{ $text }“; möglich sind Rechner und Port, etwa 127.0.0.1:9420
hosting-metrics-taken = An { $address } kann für UTOPIA_METRICS nichts lauschen ({ $reason })
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

admin-about-admin = Einen Server betreuen: Menschen, Meldungen, Tische.
admin-about-people = Menschen finden, ausschließen, zu Verwaltern machen.
admin-about-people-find = Menschen nach Buchstaben in Name oder Mailadresse oder nach Kennung auflisten.
admin-about-people-ban = Jemanden ausschließen: lesen und gehen bleiben möglich.
admin-about-people-unban = Jemanden wieder hereinlassen.
admin-about-people-promote = Jemanden zum Verwalter machen.
admin-about-people-demote = Ihm das wieder nehmen.
admin-about-people-sign-out = Alle Sitzungen, Links und Programmschlüssel von jemandem beenden.
admin-about-people-delete = Alles über jemanden löschen.
admin-about-link = Einen Link machen, durch den hereinkommt, wer jeden anderen Weg verloren hat.
admin-about-reports = Meldungen lesen und erledigen.
admin-about-reports-list = Offene Meldungen auflisten.
admin-about-reports-show = Eine Meldung zeigen, mit dem, was darum herum gesagt wurde.
admin-about-reports-close = Eine Meldung erledigen, mit dem Ergebnis.
admin-about-tables = Tische finden und beenden.
admin-about-tables-list = Tische nach Buchstaben eines Namens oder nach Kennung auflisten.
admin-about-tables-end = Einen offenen Tisch wegnehmen oder eine laufende Partie ohne Plätze beenden.
admin-about-audit = Auflisten, was Verwalter, das Terminal und der Server selbst getan haben.
admin-about-retention = Vergessen, was seine Zeit gehabt hat (der Server tut es täglich).

## “utopia admin”: its arguments

admin-argument-who = Ein Name, eine Mailadresse oder eine Kennung.
admin-argument-words = Buchstaben eines Namens oder einer Mailadresse, oder eine Kennung; sonst alle.
admin-argument-barred = Nur, wer gerade ausgeschlossen ist.
admin-argument-for = Für wie lange: 12h, 3d (Tage), 2w (Wochen).
admin-argument-why = Der Grund, der ihm gesagt wird.
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
admin-head-host = Gastgeber
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
admin-unbanned = { $name } ({ $id }) darf wieder spielen und reden.
admin-promoted = { $name } ({ $id }) ist jetzt Verwalter: die Seite ist /admin.
admin-demoted = { $name } ({ $id }) ist kein Verwalter mehr.
admin-signed-out = { $sessions ->
    [one] Eine Sitzung von { $name } ({ $id }) ist beendet.
   *[other] { $sessions } Sitzungen von { $name } ({ $id }) sind beendet.
}
admin-delete-sure = Das löscht alles über { $name } ({ $id }) und ist nicht rückgängig zu machen. Füge --sure hinzu, wenn es so gemeint ist.
admin-promote-bot = { $name } ({ $id }) ist ein Bot und verwaltet den Server nicht. Sein Besitzer darf es.
admin-deleted-soon = { $name } ({ $id }) ist abgemeldet; der laufende Server löscht alles binnen 15 Sekunden.
admin-deleted-later = { $name } ({ $id }) ist abgemeldet; der Server löscht alles, wenn er startet.
admin-link = { $name } ({ $id }) kommt durch diesen Link herein, einmal, binnen { $minutes } Minuten: { $path }
admin-no-people = So jemanden gibt es nicht.
admin-no-reports = Es gibt keine Meldungen.
admin-no-tables = Solche Tische gibt es nicht.
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
admin-table-soon = Der laufende Server beendet die Partie an Tisch { $id } binnen 15 Sekunden, ohne Plätze.
admin-table-later = Der Server beendet die Partie an Tisch { $id }, wenn er startet, ohne Plätze.
admin-retention = { $number } { $kind ->
    [guest_games] beendete Partien nur von Gästen
    [open_tables] Tische, die nie begannen
    [chat] Zeilen Gespräch
    [deliveries] Zustellungen von Nachrichten
    [notices] Nachrichten
    [asking] Vermerke, wer eingeladen wurde, einen Tag alt
    [audit] Taten
    [reports] erledigte Meldungen
   *[other] { $kind }
}
admin-retention-dry = Nichts wurde geändert. So viel würde jetzt vergessen.
admin-retention-done = Erledigt; die Liste der Taten sagt, was vergessen wurde.

## The page that a browser shows when an address is refused

refused-title = Das ging nicht
refused-shortly = Einen Moment, bitte
refused-again = Noch einmal versuchen
refused-start = Zur Startseite
problem-metrics-token = Das Token für die Zahlen des Servers fehlt oder ist falsch: Sende das von UTOPIA_METRICS_TOKEN als Authorization: Bearer.
