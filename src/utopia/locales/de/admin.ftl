## The pages of whoever keeps the server

admin-title = Diesen Server verwalten
admin-tab-reports = Meldungen
admin-tab-people = Personen
admin-tab-tables = Tische
admin-tab-audit = Protokoll
admin-tab-server = Server
admin-more = Mehr zeigen
admin-search = Suchen
admin-search-people = Buchstaben eines Namens oder einer Mailadresse, oder eine Kennung
admin-search-tables = Buchstaben eines Spielernamens, oder eine Kennung
admin-nothing = Nichts gefunden.
admin-which = Zeigen
admin-reports-open = Offene
admin-reports-handled = Erledigte
admin-reports-none = Keine offenen Meldungen. Alles ist ruhig.
admin-from-about = { $reporter } über { $about }
admin-from-line = { $reporter } über eine Nachricht von { $about }
admin-from-self = { $reporter } über etwas Eigenes
admin-from-table = { $reporter } über einen Tisch
admin-somebody = (ohne Namen)
admin-bot-of = Ein Bot von
admin-said-around = Was darum herum gesagt wurde
admin-said-nothing = An diesem Tisch wurde nichts gesagt.
admin-line-removed = gelöscht
admin-line-spectators = unter Zuschauern
admin-what-now = Was tun
admin-act-note = Notieren
admin-act-remove-line = Nachricht löschen
admin-act-warn = Verwarnen
admin-act-bar = Ausschließen
admin-act-unbar = Ausschluss aufheben
admin-act-close = Meldung erledigen
admin-act-sign-out = Überall abmelden
admin-act-promote = Zum Admin machen
admin-act-demote = Adminrechte entziehen
admin-act-end = Diese Partie beenden
admin-act-delete = Diesen Tisch löschen
admin-act-sure = Wirklich?
admin-words = Text
admin-words-about = Eine Verwarnung und der Grund eines Ausschlusses werden der Person gezeigt; eine Notiz und das Ergebnis nicht.
admin-for = Für wie lange
admin-for-hours = { $hours ->
    [24] ein Tag
    [72] drei Tage
    [168] eine Woche
    [720] ein Monat
    [876000] für immer
   *[other] { $hours } Stunden
}
admin-done-before = Was schon getan wurde
admin-outcome = Ergebnis: { $outcome }
admin-people-all = Alle
admin-people-barred = Ausgeschlossene
admin-is-admin = Admin
admin-is-bot = Bot
admin-is-account = Konto
admin-is-guest = ohne Konto
admin-is-barred = ausgeschlossen bis { $until }
admin-person-facts = { $games ->
    [one] ein Platz
   *[other] { $games } Plätze
}, { $reports ->
    [0] nie gemeldet
    [one] einmal gemeldet
   *[other] { $reports }-mal gemeldet
}
admin-seen = zuletzt da { $ago }
admin-never-seen = nirgends angemeldet
admin-tables-of = Tische
admin-state-open = offen
admin-state-running = Runde { $round }
admin-state-over = zu Ende
admin-tables-all = Alle
admin-tables-open = Offene
admin-tables-running = Laufende
admin-tables-over = Beendete
admin-free-seat = frei
admin-quoted = „{ $text }“
admin-deed-pending = steht noch aus
admin-deed-until = bis { $until }
admin-deed-failed = nicht getan: { $why }
admin-deed = { $action ->
    [ban] schloss aus:
    [unban] hob den Ausschluss auf von
    [warn] verwarnte
    [warning-read] las eine Verwarnung
    [promote] machte zum Admin:
    [demote] nahm die Adminrechte von
    [sign-out] meldete überall ab:
    [line-remove] löschte eine Nachricht
    [note] notierte
    [report-close] erledigte eine Meldung
    [table-end] beendete einen Tisch
    [person-delete] löschte
    [link] machte einen Link zum Anmelden für
    [token] machte einen Schlüssel für
    [token-revoke] widerrief einen Schlüssel von
    [retention] löschte, was abgelaufen war
   *[other] { $action }
}
admin-who = { $who ->
    [terminal] Das Terminal
    [server] Der Server
   *[other] { $who }
}
admin-no-deeds-yet = Es wurde noch nichts getan.
admin-server-version = Version
admin-server-schema = Schema { $schema }
admin-server-since = Läuft seit
admin-server-database = Datenbank
admin-server-megabytes = { $used } MB, { NUMBER($free) } MB frei
admin-server-megabytes-elsewhere = { $used } MB
admin-server-games = Tische
admin-server-games-are = { NUMBER($open) } offen, { NUMBER($running) } laufend, { NUMBER($over) } beendet
admin-server-people = Personen
admin-server-people-are = { $accounts ->
        [one] { NUMBER($accounts) } Konto
       *[other] { NUMBER($accounts) } Konten
    }, { NUMBER($guests) } ohne Konto, { NUMBER($barred) } ausgeschlossen
admin-server-now = Jetzt gerade
admin-server-now-are = { $sockets ->
        [one] { NUMBER($sockets) } Verbindung
       *[other] { NUMBER($sockets) } Verbindungen
    }, { $rooms ->
        [one] { NUMBER($rooms) } Partie im Speicher
       *[other] { NUMBER($rooms) } Partien im Speicher
    }
admin-server-waiting = Wartet
admin-server-waiting-are = { $reports ->
        [one] { NUMBER($reports) } offene Meldung
       *[other] { NUMBER($reports) } offene Meldungen
    }, { $notices ->
        [one] { NUMBER($notices) } Nachricht zu senden
       *[other] { NUMBER($notices) } Nachrichten zu senden
    }
admin-server-backup = Letzte Sicherung
admin-server-backup-none = Von hier aus noch keine. „utopia backup“ macht eine, während der Server läuft.
admin-server-mail = Mail
admin-server-mail-on = ein Mailserver ist eingerichtet
admin-server-mail-off = kein Mailserver: niemand bekommt Mail (UTOPIA_SMTP)
admin-server-rules = Regeln
admin-server-rules-on = geladen
admin-server-rules-off = werden geladen
