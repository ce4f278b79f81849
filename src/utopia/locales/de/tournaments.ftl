# Turniere, unter /tournaments; und was ihr Server ablehnt.
tournaments-title = Turniere
tournaments-about = Mehrere Runden, zu 2 bis 5 an einem Tisch. Der Server setzt die Tische zusammen, sagt dir, wann deiner bereit ist, und führt die Tabelle.
tournaments-new = Neues Turnier
tournaments-mine = Deine
tournaments-open = Anmeldung offen
tournaments-open-none = Gerade keines. Eröffne eines.
tournaments-running = Laufende
tournaments-over = Beendete
tournaments-all = Alle Turniere
tournaments-nobody = Gelöschtes Konto
tournaments-nobody-yet = Noch niemand ist angemeldet.
tournaments-at-table = { $players } an einem Tisch
tournaments-swiss-rounds = { $rounds ->
    [one] Schweizer System, eine Runde
   *[other] Schweizer System, { $rounds } Runden
}
tournaments-swiss = Schweizer System
tournaments-swiss-about = Wer gleich viele Punkte hat, trifft aufeinander; niemand trifft jemanden wieder, solange es sich vermeiden lässt.
tournaments-round-robin = Jeder gegen jeden
tournaments-round-robin-about = Alle treffen alle so gleichmäßig wie möglich. Höchstens 24 Spieler.
tournaments-entered = { $number ->
    [0] noch niemand angemeldet
    [one] ein Spieler
   *[other] { $number } Spieler
}
tournaments-round-of = Runde { $round } von { $rounds }
tournaments-state = { $state ->
    [cancelled] Abgesagt
   *[other] Beendet
}
tournaments-starts = Beginnt am { $when }
tournaments-starts-full = Beginnt, wenn { $number } da sind
tournaments-starts-host = Beginnt auf Zeichen der Turnierleitung
tournaments-name = Name
tournaments-description = Beschreibung (freiwillig)
tournaments-listed = Alle finden es
tournaments-listed-about = Sonst nur die, denen du die Adresse schickst.
tournaments-games = Die Partien
tournaments-players = Spieler an einem Tisch
tournaments-players-about = Geht die Zahl nicht auf, hat mancher Tisch einen weniger; zu zweit kann jemand übrig bleiben und hat spielfrei.
tournaments-rated-about = Die Partien ändern Wertungen.
tournaments-programs = Bots dürfen mitspielen
tournaments-programs-about = Bot-Konten: Programme, die jemand betreibt. Jede Person ist einmal dabei, selbst oder mit einem Bot.
tournaments-programs-yes = Bot-Konten dürfen mitspielen
tournaments-programs-no = Nur Menschen
tournaments-rounds = Runden
tournaments-system = System
tournaments-most = Höchstens so viele Spieler
tournaments-most-of = Höchstens { $number } Spieler
tournaments-rest = Pause zwischen den Runden
tournaments-rest-of = { $minutes ->
    [0] keine
    [one] eine Minute
    [5] 5 Minuten
    [15] 15 Minuten
    [60] eine Stunde
   *[other] { $hours } Stunden
}
tournaments-limit = Grenze einer Runde
tournaments-limit-about = Partien, die dann noch laufen, zählen, wie sie stehen.
tournaments-hours = { $hours ->
    [0] keine
    [one] eine Stunde
    [2] 2 Stunden
    [3] 3 Stunden
    [24] ein Tag
    [72] 3 Tage
    [168] eine Woche
    [336] 2 Wochen
    [720] 30 Tage
   *[other] { $hours } Stunden
}
tournaments-late = Später einsteigen
tournaments-late-of = { $rounds ->
    [0] nicht möglich
    [one] mit einer versäumten Runde
   *[other] mit bis zu { $rounds } versäumten Runden
}
tournaments-late-half = Versäumte Runden zählen einen halben Sieg
tournaments-late-half-about = Sonst nichts.
tournaments-late-worth = { $worth ->
    [half] Versäumte Runden zählen einen halben Sieg.
   *[other] Versäumte Runden zählen nichts.
}
tournaments-start = Beginn
tournaments-start-host = Auf mein Zeichen
tournaments-start-host-about = Ein Knopf auf der Seite des Turniers.
tournaments-start-time = Zu einer Zeit
tournaments-start-time-about = Sind es weniger, als ein voller Tisch braucht, wird es abgesagt.
tournaments-start-full = Wenn genug da sind
tournaments-start-full-about = Sofort; alle sollten also wach sein.
tournaments-when = Tag und Uhrzeit
tournaments-entrants = Spieler
tournaments-make = Turnier eröffnen
tournaments-sign-in = Anmelden
tournaments-enter = Teilnehmen
tournaments-come-back = Ich bin wieder da
tournaments-withdraw = Aussteigen
tournaments-in-now = Du nimmst teil. Sobald es beginnt, zeigt dir jede Seite von Utopia deinen Tisch.
tournaments-wait-now = Dein Tisch ist fertig. Die nächste Runde beginnt, wenn es alle sind.
tournaments-bye-now = Du hast in dieser Runde spielfrei: das zählt wie ein Sieg.
tournaments-away-now = Du setzt aus, weil am Ende deines letzten Tisches ein Bot auf deinem Platz saß. Sag, wenn du wieder da bist.
tournaments-your-table = Dein Tisch ist bereit
tournaments-table-of = Runde { $round }, Tisch { $table }
tournaments-back = Zurück zu { $name }
tournaments-won = Gewonnen: { $names }.
tournaments-paused = Angehalten: keine Runde beginnt.
tournaments-next-round = Die nächste Runde beginnt in
tournaments-begins-in = Es beginnt in
tournaments-deadline = Diese Runde endet spätestens in { $time }.
tournaments-standings = Tabelle
tournaments-rank = Rang
tournaments-player = Name
tournaments-points = Punkte
tournaments-opponents = Gegner
tournaments-direct = Direkt
tournaments-share = Prestige
tournaments-you = du
tournaments-program = Bot
tournaments-entry = { $state ->
    [away] setzt aus
    [removed] entfernt
   *[other] ausgestiegen
}
tournaments-remove = Entfernen
tournaments-remove-one = { $name } entfernen
tournaments-points-title = Punkte und Gleichstand
tournaments-points-about = Ein Tisch zu { $players } gibt { $points } Punkte nach Plätzen; geteilte Plätze teilen sie, spielfrei zählt 12. Bei Gleichstand entscheiden:
tournaments-opponents-about = { tournaments-opponents }: der Mittelwert der Punkte derer, die man traf
tournaments-direct-about = { tournaments-direct }: Siege weniger Niederlagen gegen die Gleichstehenden
tournaments-share-about = { tournaments-share }: der mittlere Anteil am Prestige der eigenen Tische
tournaments-round = Runde { $round }
tournaments-table = Tisch { $table }
tournaments-watch = Zuschauen
tournaments-go = Zum Tisch
tournaments-replay = Nachspielen
tournaments-byes = Ohne Partie:
tournaments-legend = An fertigen Tischen: Platz, in Klammern Prestige, Punkte.
tournaments-terms = Was vereinbart ist
tournaments-missing = Wer nicht kommt, verliert den Platz an einen Bot, bekommt von diesem Tisch keine Punkte und setzt bis zur Rückkehr aus.
tournaments-more = Alle Regeln der Turniere
tournaments-hosted = Turnierleitung: { $name }
tournaments-copy = Adresse kopieren
tournaments-directing = Du leitest das Turnier
tournaments-begin = Jetzt beginnen
tournaments-pause = Anhalten
tournaments-resume = Weiter
tournaments-pause-about = Angehalten beginnt keine Runde; laufende Tische spielen weiter.
tournaments-cancel = Turnier absagen
tournaments-cancel-about = Laufende Tische spielen als gewöhnliche Partien weiter. Die Tabelle bleibt, wie sie ist.
tournaments-keep = Behalten
tournament-none = Dieses Turnier gibt es nicht.
tournament-over = Dieses Turnier ist zu Ende.
tournament-begun = Dieses Turnier hat begonnen.
tournament-closed = Dieses Turnier nimmt niemanden mehr auf.
tournament-full = Dieses Turnier ist voll.
tournament-removed = Die Turnierleitung hat dich aus diesem Turnier genommen.
tournament-two-hands = Du oder ein Bot von dir ist schon angemeldet.
tournament-too-few = Für einen vollen Tisch braucht es { $least } Spieler.
tournament-too-many = { $most } deiner Turniere sind nicht zu Ende; beende zuerst eines.
tournament-people-open = Nur Menschen eröffnen Turniere, keine Bots.
tournament-no-programs = In diesem Turnier spielen keine Bots.
tournament-account = Turniere eröffnet und spielt nur, wer ein Konto hat.
tournament-host-only = Das kann nur die Turnierleitung.
