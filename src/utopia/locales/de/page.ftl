# Rahmen der Seite, Start, Tisch eröffnen, Warteraum, Einladung, meine Spiele, Einstellungen.

page-skip = Zum Inhalt springen
page-places = Navigation
page-menu = Menü
page-close = Schließen
page-cancel = Abbrechen
page-later = Später
page-keep = Speichern
page-kept = Gespeichert
page-number-limits = Von { $least } bis { $most }
page-try-again = Noch einmal versuchen
page-to-start = Zur Startseite
page-games = Meine Partien
page-rules = Regeln
page-learn = Lernen
page-learn-title = Das Spiel lernen
page-learn-new = Neu hier? Lern das Spiel in 15 Minuten
page-puzzle = Rätsel des Tages
page-deal = Partie des Tages
page-ranking = Rangliste
page-settings = Einstellungen
page-account = Konto

page-slogan = Vierundzwanzig Stadtteile, fünf Völker, eine ideale Stadt
page-map = Der Plan von Utopia: vier Inseln um ein Hafenbecken, mit ihren Monumenten und Weltwundern
page-play-now = Sofort spielen
page-play-now-about = Du und drei Bots
page-play-now-laying = Moment; der erste Start dauert eine Minute
page-opponents = Stärke der Bots
page-opponents-first = Deine erste Partie gegen Bots: Sie machen es dir leicht
page-opponents-same = Bots, so stark wie beim letzten Mal
page-opponents-stronger = Zweimal gewonnen: Jetzt kommen stärkere Bots
page-opponents-gentler = Zweimal auf dem letzten Platz: Jetzt kommen leichtere Bots
page-opponents-chosen = Die Bots deiner Wahl
page-new = Tisch eröffnen
page-new-about = Mit Freunden, zu zweit bis fünft
page-find = Partie finden
page-find-about = Mit anderen, die auch suchen
page-lobby = Lobby
page-lobby-about = Offene Tische und Partien zum Zuschauen
page-continue = Weiterspielen
page-all-rules = Alle Regeln
page-facts = Für 2 bis 5 Spieler, etwa eine Stunde

page-offline = Der Server ist nicht erreichbar. Nichts ist verloren: Prüfe die Verbindung und versuch es noch einmal.
page-no-cookies = Dein Browser schickt diesem Server keine Cookies, darum erkennt er dich nicht wieder: Erlaube Cookies für diese Seite und lade sie neu. Lesen geht auch ohne.
page-nothing-kept = Dieser Browser behält für diese Seite nichts: Was du hier wählst, ist vergessen, sobald du sie neu lädst oder schließt. Erlaube Cookies und Websitedaten für die Seite, dann bleibt es.
page-not-loaded = Diese Seite ließ sich nicht laden
page-not-found = Unter dieser Adresse gibt es nichts.
page-server-trouble = Das hat auf dem Server nicht geklappt (Fehler { NUMBER($status, useGrouping: 0) }). Versuch es gleich noch einmal.
page-went-wrong = Auf dieser Seite ging etwas schief. Lade sie neu und versuch es noch einmal.
page-missing = Hier ist nichts
page-missing-about = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde die Partie geschlossen, oder der Link wurde nicht vollständig kopiert.
page-loading = Wird geladen …
page-update = Eine neue Version von Utopia ist da.
page-update-now = Neu laden

page-your-name = Dein Name
page-name = Name
page-name-about = Die anderen sehen ihn am Tisch.
page-looks = Aussehen und Töne
page-language = Sprache
page-theme = Farben
page-theme-auto = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-theme-contrast = Hoher Kontrast
page-motion = Bewegung
page-motion-auto = Wie das System
page-motion-auto-about = Figuren fliegen, es sei denn, dein System wünscht weniger Bewegung.
page-motion-lively = Lebhaft
page-motion-lively-about = Figuren fliegen von da, wo sie waren, dahin, wo sie hinkommen.
page-motion-calm = Ruhig
page-motion-calm-about = Nichts fliegt; was sich geändert hat, wird kurz umrandet.
page-sound = Töne
page-sound-about = Leises Holz und Glöckchen, keine Musik.
page-at-table = Am Tisch
page-ends-turn = Meinen Zug automatisch beenden, wenn nichts anderes mehr möglich ist
page-ends-turn-about = Der Knopf füllt sich vier Sekunden lang; klicke oder klicke oder tippe irgendwohin, um ihn anzuhalten. Nie, solange du mit Tasten spielst.
page-shortcuts = Kürzel mit einem Buchstaben
page-shortcuts-about = E beendet den Zug, U macht rückgängig und so weiter. Schalte sie aus, wenn sie Spracheingabe oder Screenreader stören.
page-bots = Bots
page-pace = Dauer eines Bot-Zugs
page-pace-about = Damit du verfolgen kannst, was sie tun.
page-pace-seconds = { $seconds ->
    [0] keine Zeit
    [1] 1 Sekunde
   *[other] { $seconds } Sekunden
}
page-pace-set = { $seconds ->
    [0] Bots ziehen sofort
    [1] Bots brauchen 1 Sekunde je Zug
   *[other] Bots brauchen { $seconds } Sekunden je Zug
}
page-install = Utopia installieren
page-install-about = Es öffnet sich dann in einem eigenen Fenster wie jede andere App. Zum Spielen braucht es weiterhin den Server.

page-who-plays = Wer spielt
page-seat = Platz { $number }
page-seat-remove = Platz { $number } entfernen
page-seat-add = Platz hinzufügen
page-seats-full = Mehr als fünf geht nicht
page-seat-me = Ich
page-seat-me-about = Du, an diesem Gerät.
page-seat-friend = Freund oder Freundin
page-seat-friend-about = Kommt per Link oder QR-Code; ein Konto ist nicht nötig.
page-seat-rated-about = Kommt per Link oder QR-Code, mit einem Konto: Am Tisch wird gewertet.
page-seat-device = Jemand hier
page-seat-device-about = Spielt auch an diesem Gerät; dazwischen bleiben die Karten verdeckt.
page-seat-bot = Bot
page-seat-free = Frei
page-seat-kept = Frei gehalten für { $name }
page-level = Stärke des Bots
page-first = Wer beginnt
page-first-drawn = Startspieler wird ausgelost
page-shuffle = Plätze mischen
page-shuffle-about = Das Los entscheidet, wer welche Farbe bekommt und wer neben wem sitzt.
page-open-hands = Bots spielen offen
page-open-hands-about = Alle am Tisch sehen die Karten der Bots: gut zum Lernen.
page-shuffled = Plätze gemischt
page-not-shuffled = Plätze wie aufgeführt
page-customs = Sitzordnung und Bots
page-rules-of-table = Regeln dieses Tisches
page-edition = Ausgabe
page-options = { $changes ->
    [0] Regeloptionen
    [one] Regeloptionen: { $changes } geändert
   *[other] Regeloptionen: { $changes } geändert
}
page-options-changed = { $changes ->
    [one] { $changes } Option geändert
   *[other] { $changes } Optionen geändert
}
page-option-changed = geändert
page-rule = Regel { $rule }
page-names-missing = Alle an diesem Gerät brauchen einen Namen
page-open-friends = Du bekommst einen Link für deine Freunde
page-open-at-once = Die Partie beginnt sofort
page-open-and-invite = Eröffnen und einladen
page-open-and-play = Eröffnen und spielen

page-waiting = Alles ist aufgebaut
page-waiting-for = { $free ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $free } Personen.
}
page-all-here = Alle sind da.
page-invite = Einladen
page-link = Link
page-qr = QR-Code des Links
page-copy = Link kopieren
page-copied = Kopiert
page-share = Teilen
page-share-text = Komm und spiel Utopia mit mir
page-join-link-about = Wer diesen Link hat, kann einen freien Platz nehmen.
page-join-link-none = Es gibt gerade keine Einladung: Niemand kann dazukommen.
page-watch-link = Für alle, die nur zuschauen
page-watch-link-about = Wer diesen Link hat, kann zuschauen und sieht keine Handkarten.
page-watch-link-none = Es gibt keinen Link für Zuschauer.
page-link-make = Link erstellen
page-link-renew = Neuer Link
page-link-revoke = Zurückziehen
page-link-here = Diese Adresse gilt nur auf diesem Computer. Um andere im selben Netz einzuladen, starte den Server mit
page-start-now = Jetzt beginnen
page-start-bots = { $free ->
    [one] Ein Bot nimmt den freien Platz
   *[other] Bots nehmen die { $free } freien Plätze
}
page-start-fewer = { $free ->
    [one] Ohne den freien Platz
   *[other] Ohne die { $free } freien Plätze
}
page-host-starts = { $name } beginnt die Partie, sobald alle da sind. Lass diese Seite offen.
page-slow-starts = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind. Du musst nicht bleiben: Du findest sie unter Meine Partien.
page-close-table = Tisch schließen
page-close-table-about = Dann kann niemand mehr dazukommen, und der Tisch ist weg.
page-leave-table = Tisch verlassen
page-leave-table-about = Dein Platz wird für jemand anderen frei. Mit demselben Link kannst du zurückkommen.
page-role-me = du
page-role-bot = Bot · { $level }
page-role-program = ein Bot von außen
page-role-program-of = ein Bot von { $owner }
page-role-device = am selben Gerät
page-role-open = noch nicht da

page-invitation = Einladung
page-join-title = { $name } lädt dich zu Utopia ein
page-join-about = { $free ->
    [one] Ein Platz ist frei. Sag den anderen, wie du heißt, und setz dich.
   *[other] { $free } Plätze sind frei. Sag den anderen, wie du heißt, und setz dich.
}
page-sit-down = Platz nehmen
page-watch-title = Zuschauen bei { $name }
page-watch-about = Du siehst den Spielplan wie alle anderen, aber keine Handkarten.
page-watch = Zuschauen
page-link-dead = Dieser Link gilt nicht mehr. Bitte um einen neuen.
page-already-seated = Du hast an diesem Tisch schon einen Platz.
page-to-table = Zum Tisch
page-no-seat = Alle Plätze sind besetzt. Bitte um einen Link zum Zuschauen.

page-device = Auf einem anderen Gerät weiterspielen
page-device-about = Auf dem Handy oder in einem anderen Browser: Ein Link, der einmal gilt, bringt deinen Namen, deine Plätze und deine Partien dorthin.
page-device-make = Link erstellen
page-device-link-about = Öffne diesen Link auf deinem anderen Gerät. Er gilt einmal, { $minutes } Minuten lang. Gib ihn niemandem: Wer ihn hat, spielt als du.
page-device-as = Hier als { $name } weiterspielen?
page-device-as-guest = Hier mit deinen Partien weitermachen?
page-device-goes-on = Du hast hier dann denselben Namen, dieselben Plätze und Partien. Das andere Gerät behält sie auch.
page-device-replaces = Dieser Browser hat schon einen anderen Namen oder Platz. Der bleibt zurück: Von hier aus erreichst du dann nur noch die Partien des anderen Geräts.
page-device-mine = Das bist du hier schon. Öffne den Link auf einem anderen Gerät.
page-device-yes = Hier weiterspielen

page-games-none = Du hast noch nicht gespielt. Ein Klick beginnt eine Partie gegen drei Bots.
page-games-guest = Nur dieser Browser kennt diese Partien. Ein Konto behält sie, auf allen deinen Geräten.
page-games-keep = Behalten
page-games-running = Laufend
page-games-over = Beendet
page-game-left = { $now ->
    [back] Du bist gegangen; ein Bot spielt weiter, bis du deinen Platz zurücknimmst.
    [bot] Du bist gegangen; ein Bot spielt weiter.
    [over] Du hast diese Partie vor dem Ende verlassen.
   *[other] Du bist gegangen; { $name } spielt weiter.
}
page-game-open = Wartet auf Mitspieler
page-game-round = Runde { $round }
page-game-over = In Runde { $round } beendet
page-game-note = Meine Notiz:
page-my-turn = Du bist am Zug
page-game-waits = wartet auf { $names }
page-game-until = bis { $when }

page-name-taken = Hier heißt schon jemand { $name }: Hinter deinem Namen steht dann eine Zahl.
page-bot-own-about = Ein Bot der Serverleitung.
