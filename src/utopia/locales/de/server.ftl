## Was der Server ablehnt, auf der Seite gesagt

problem-unreadable = Der Server hat das nicht verstanden. Lade die Seite neu und versuch es noch einmal.
problem-not-found = Hier ist nichts.
problem-no-table = Diesen Tisch gibt es nicht, oder du hast dort keinen Platz. Öffne ihn auf dem Gerät, mit dem du dich hingesetzt hast, oder lass dir einen Link geben.
problem-no-page = Diese Seite gibt es nicht.
problem-no-link = Diesen Link gibt es gerade nicht. Am Tisch lässt sich ein neuer erstellen.
problem-no-board = Diesen Spielplan gibt es nicht.
problem-unbuilt = Die Seite zu diesem Server ist nicht gebaut; das Protokoll sagt, warum.
problem-too-large = Das war zu viel auf einmal.
problem-too-fast = Das war etwas zu schnell. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
problem-server = Der Server hat einen Fehler gemacht. Vielleicht ist es trotzdem geschehen: Sieh nach, bevor du es noch einmal versuchst.
problem-not-ready = Der Server startet gerade; bitte gleich noch einmal versuchen.
problem-host = Dieser Server hört nicht auf diesen Namen. Erlauben lässt er sich so: utopia serve --allow NAME.
problem-host-unreadable = Dieser Server konnte nicht lesen, unter welchem Namen er gefragt wurde. Öffne seine Adresse noch einmal so, wie man sie dir gegeben hat.
problem-connections = Aus deinem Netz sind zu viele Verbindungen offen. Schließe ein paar Seiten und versuch es noch einmal.
problem-rules-again = Die Regeln ließen sich noch nicht laden; der Server versucht es weiter. Bitte gleich noch einmal versuchen.
problem-rules-given-up = Die Regeln ließen sich nicht laden ({ $reason }), darum hält dieser Server an. „utopia doctor“ sagt mehr.
problem-other-site = Das kam von der Seite eines anderen Anbieters, darum wurde nichts getan.
problem-csrf = Diese Seite ist veraltet. Lade sie neu und versuch es noch einmal.
problem-stranger = Der Server kennt dich noch nicht. Eröffne zuerst einen Tisch oder nimm einen Platz.
problem-host-only = Das kann nur, wer den Tisch eröffnet hat.
problem-player-only = Das kann nur, wer mitspielt.
problem-not-yours = Dieser Platz gehört jemand anderem. Handkarten bleiben verdeckt, solange die Partie läuft.
problem-hands-hidden = Alle Handkarten werden gezeigt, wenn die Partie zu Ende ist.
problem-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-no-leaving = Du hast keinen Platz, den du zurückgeben könntest. Wer den Tisch eröffnet hat, kann ihn ganz schließen.
problem-is-open = Die Partie hat noch nicht begonnen.
problem-is-running = Die Partie läuft schon.
problem-is-over = Die Partie ist zu Ende.
problem-too-few = Für Utopia braucht es mindestens { $least } Spieler. Lass Bots Platz nehmen.
problem-me = Du kannst selbst nur einen Platz nehmen. Wer sonst noch an deinem Gerät spielt, bekommt einen Platz mit Namen.
problem-open-hand = Nur die Karten eines Bots können von Anfang an offen liegen.
problem-name-empty = Bitte gib einen Namen an.
problem-name-long = Der Name darf höchstens { $most } Zeichen haben.
problem-name-tricks = Der Name enthält Zeichen, die man nicht sieht. Lass sie bitte weg.
problem-edition = Diese Regeln passen nicht zusammen. Wähle sie noch einmal.
problem-level = Diesen Bot gibt es nicht. Wähle einen anderen.

## Was „utopia serve“ im Terminal sagt

serve-running = Utopia ist offen unter { $url }
serve-already = Utopia ist schon offen unter { $url }
serve-data = Deine Partien liegen in { $folder }
serve-stop = Strg-C schließt es; laufende Partien warten auf dich.
serve-other-port = Port { $port } ist von einem anderen Programm belegt; stattdessen wird Port { $other } benutzt.
serve-port-taken = Port { $port } ist belegt. Ein anderer ist frei: { $command }
serve-no-port = Port { $port } ist belegt, die nächsten auch. Wähle einen anderen mit --port.
serve-no-such-port = Einen Port { $port } gibt es nicht: Wähle einen von 1 bis { $last } mit --port, oder 0 für irgendeinen freien.
serve-no-address = { $host }, Port { $port }, lässt sich nicht benutzen: { $reason }
serve-lan = Andere in deinem Netz öffnen { $url }
serve-lan-limits = Es ist einfaches http: Alle in diesem Netz könnten mithören, und auf Handys lässt sich die Seite nicht installieren, und geschlossen meldet sie keinen Zug. Spielen geht trotzdem.
serve-no-lan = Dieser Rechner ist gerade in keinem Netz; niemand sonst kann ihn erreichen.
serve-standby-file = --standby braucht eine Datenbank, die mehrere Server erreichen: ein PostgreSQL in UTOPIA_DATABASE. Ein Datenordner ist für einen Server.
serve-standby = In Bereitschaft: der Server unter { $leader } führt. Verbindungen gehen an ihn weiter; wenn er endet, nimmt dieser Server seinen Platz ein.
serve-standby-leads = Dieser Server führt jetzt.

## Weitere Befunde von „utopia doctor“

doctor-page = Die Seite ist gebaut.
doctor-page-missing = Die Seite ist nicht gebaut. Im Quelltext: „npm ci“ und „npm run build“ im Ordner ui; sonst installiere Utopia neu.
doctor-page-failed = Die Seite ließ sich nicht bauen: { $reason }
doctor-languages = Alle Meldungen sind lesbar ({ $languages }).
doctor-languages-faulty = Meldungen fehlen oder sind nicht lesbar: { $files }. Installiere Utopia neu.
doctor-rules = Die Regeln laden in { NUMBER($seconds) } Sekunden.
doctor-rules-broken = Die Regeln lassen sich nicht laden: { $reason }. Installiere Utopia neu.
doctor-rules-not-kept = Kompilierte Regeln lassen sich in { $folder } nicht aufheben; jeder Start dauert eine halbe Minute. Erlaube diesem Benutzer, dort zu schreiben, oder wähle mit UTOPIA_CACHE einen anderen Ordner.
doctor-well = Alles in Ordnung.
doctor-unwell = Es gibt etwas zu tun: siehe die Zeilen mit Kreuz.

## Being barred, blocked, reported; whoever keeps the server

problem-barred = Du bist bis { $until } vom Spielen und Chatten hier ausgeschlossen. Der Grund: { $reason }. Lesen und gehen kannst du noch.
problem-network-barred = Jemand ohne Konto aus deinem Netz wurde ausgeschlossen. Bis { $until } kann von dort niemand Neues ohne Konto spielen. Melde dich bei deinem Konto an, oder leg eines per Mail an.
problem-not-together = An diesen Tisch kannst du dich nicht setzen. Eröffne einen eigenen, oder geh an einen anderen.
problem-rematch = Du blockierst alle anderen, die hier gespielt haben. Eröffne einen eigenen Tisch.
problem-no-person = Da ist kein anderer Mensch: ein Bot, ein freier Platz oder du selbst.
problem-no-line = In dieser Meldung geht es um keine Nachricht.
problem-report-closed = Diese Meldung ist schon erledigt.
problem-report-empty = Sag mit ein paar Worten, was geschehen ist.
problem-text-empty = Hier fehlen ein paar Worte.
problem-bar-admin = Admins können nicht ausgeschlossen werden. Nimm ihnen zuerst dieses Recht.
problem-bot-admin = Ein Bot kann kein Admin sein. Die Person, der er gehört, schon.
problem-not-oneself = Das geht nicht mit dir selbst. Andere Admins können es, oder „utopia admin“ am Terminal des Servers.
