## Was der Server Programmen verweigert, und wer ihnen Schlüssel macht

problem-token-malformed = Das ist kein Schlüssel von Utopia: Sein Ende passt nicht zu seinem Anfang. Wurde er ganz kopiert?
problem-token-unknown = Diesen Schlüssel kennt der Server nicht. Mach einen im Browser, bei deinen Programmen.
problem-token-revoked = Dieser Schlüssel wurde widerrufen. Mach im Browser einen neuen.
problem-token-expired = Dieser Schlüssel ist abgelaufen. Mach im Browser einen neuen.
problem-token-in-address = In der Adresse steht ein Schlüssel, wo andere ihn lesen können. Widerrufe ihn, und sende den neuen als Kopfzeile.
problem-token-door = Diesen Endpunkt kann kein Schlüssel benutzen. Das tut ein Mensch im Browser.
problem-token-scope = Dem Schlüssel fehlt das Recht { $scope }. Mach einen, der es hat.
problem-token-too-many = Du hast { $most } Schlüssel, die gelten. Widerrufe einen, ehe du noch einen machst.
problem-no-token = Einen solchen Schlüssel hast du nicht.
problem-no-bot = Einen solchen Bot hast du nicht.
problem-bot-too-many = Du hast schon { $most } Bots. Entferne zuerst einen.
problem-bot-played = Dieser Bot hat gespielt und lässt sich darum nicht entfernen; widerrufe seine Schlüssel, dann spielt er nicht mehr.
problem-too-many-streams = Zu viele Ströme sind offen. Schließ zuerst einen.
problem-which-seat = Du hast mehrere Plätze an diesem Tisch. Sag, welcher zieht.
problem-code-or-move = Nenne den Zug mit seiner Nummer oder in Worten: eines von beiden, nicht beides.
problem-move-unreadable = Das ist kein Zug. Wie Züge geschrieben werden, steht in docs/moves.md.
problem-key = Ein Idempotency-Key hat 1 bis 40 ASCII-Zeichen.
problem-record-unreadable = Das ist keine Aufzeichnung einer Partie: { $reason }
problem-record-wrong = Die Aufzeichnung bricht eine Regel. { $where }: { $reason }
problem-record-redacted = Diese Aufzeichnung enthält nur, was ein Platz wusste. Nur eine vollständige lässt sich einlesen.
problem-record-running = Diese Partie ist nicht zu Ende. Nur beendete lassen sich einlesen.
problem-record-board = Diese Partie wurde auf einem Plan gespielt, den dieser Server nicht hat.
problem-record-name-tricks = { $where }: Dieser Name hat Zeichen, die man nicht sieht oder die andere verändern. Nimm sie aus der Aufzeichnung heraus und lies sie noch einmal ein.
problem-record-text-tricks = { $where }: Dieser Titel oder Kommentar hat Zeichen, die man nicht sieht oder die andere verändern. Nimm sie aus der Aufzeichnung heraus und lies sie noch einmal ein.
problem-record-name-long = { $where }: Dieser Name ist zu lang. Höchstens { $most } Zeichen lassen sich behalten; kürze ihn in der Aufzeichnung und lies sie noch einmal ein.
problem-record-here = Diese Partie wurde hier gespielt. Löschen lassen sich nur Partien, die eingelesen wurden.

## Was „utopia bot“ im Terminal sagt

bot-here = { $name } ist bei { $server }; es spielt { $bot }.
bot-plays = Partie { $game }: spielt { $seat }.
bot-moved = Partie { $game }, Runde { $round }: { $move } ({ $seconds } s)
bot-over = Partie { $game } ist zu Ende: Platz { $place } mit { $points } Punkten.
bot-failed = Der Bot { $bot } hat versagt ({ $trouble }); { $instead } hat an seiner Stelle entschieden.
bot-refused = Partie { $game }: ein Zug wurde verweigert, was nicht sein sollte ({ $error }). Es wird noch einmal versucht.
bot-shut-out = Partie { $game } ist diesem Bot verschlossen: { $error }
bot-no-map = Partie { $game } wird auf einem Plan gespielt, den dieses Programm nicht hat. Bring es auf den neuesten Stand.
bot-no-rules = Partie { $game } hat Regeln, die dieses Programm nicht kennt. Bring es auf den neuesten Stand.
bot-no-position = Eine Stellung der Partie { $game } ist nicht lesbar: { $error }
bot-server = { $server } ist keine Adresse eines Servers; schreib http://RECHNER:PORT, wie im Browser
bot-which = sag, welche Partien: --table KENNUNG, --join LINK, oder --accept-all allein für alle seines Kontos
bot-seconds = { $seconds } ist keine Zahl von Sekunden
bot-token-file = { $file } ist nicht lesbar: { $reason }
bot-no-token = es gibt keinen Schlüssel: bewahre einen mit „utopia token keep“ auf, oder leg ihn in eine Datei (--token-file) oder in { $variable }; die Seite macht einen, bei deinen Programmen

## Die Seite der eigenen Programme

programs-title = Programme und Bots
programs-about = Auch Programme können hier spielen: deine eigenen, oder unsere auf deinem Rechner. Jedes kommt mit einem Schlüssel statt mit einem Passwort.
programs-open = Deine Programme und Bots
programs-bots = Deine Bots
programs-bots-about = Ein Bot hat ein eigenes Konto, und überall sieht man, dass er ein Bot ist. Für das, was er tut, bist du verantwortlich.
programs-bot-name = Name des Bots
programs-open-bot = Konto eröffnen
programs-remove = Entfernen
programs-remove-bot = { $name } entfernen
programs-new-token = Ein neuer Schlüssel
programs-token-name = Wofür er ist
programs-token-name-about = Für dich, um Schlüssel auseinanderzuhalten: „Laptop“, „Kopie meiner Partien“.
programs-for = Wer ihn benutzt
programs-for-me = Ich selbst
programs-for-bot = Der Bot { $name }
programs-works = Er gilt
programs-life = { $days ->
        [0] bis ich ihn widerrufe
        [365] ein Jahr lang
       *[other] { $days } Tage lang
    }
programs-may = Er darf
programs-scope-games-read = Partien lesen
programs-scope-games-read-about = Listen, Ansichten, Ströme und Aufzeichnungen, so weit du selbst sie kennen darfst.
programs-scope-games-play = spielen
programs-scope-games-play-about = Ziehen und rückgängig machen, auf eigenen Plätzen.
programs-scope-tables-open = Tische eröffnen und beitreten
programs-scope-tables-open-about = Platz nehmen, anfangen, gehen.
programs-scope-talk = chatten
programs-scope-talk-about = An seinen Tischen Nachrichten lesen und schreiben.
programs-scope-records = Aufzeichnungen aus- und einlesen
programs-scope-records-about = Alle deine Aufzeichnungen holen, und andere einlesen.
programs-scope-account-read = das Konto lesen
programs-scope-account-read-about = Welche Bots du hast.
programs-name-missing = Sag, wofür er ist.
programs-scope-missing = Etwas sollte er schon dürfen.
programs-make = Schlüssel machen
programs-shown = Verwahre ihn jetzt: Er wird nur dieses eine Mal gezeigt.
programs-copy = Schlüssel kopieren
programs-use = Was man mit einem Schlüssel macht
programs-use-file = Leg ihn in eine Datei token.txt, die sonst niemand lesen kann; ein Programm schickt ihn mit jeder Anfrage.
programs-use-address = Die Adresse der Schnittstelle
programs-use-look = Geht er? Das listet die Partien auf, die er sieht:
programs-use-keep = Bewahr ihn einmal auf deinem Rechner auf; er wird abgefragt und nicht angezeigt:
programs-use-bot = Lass einen unserer Bots spielen, wo immer das Konto des Schlüssels einen Platz hat:
programs-use-copy = Kopieren
programs-use-unpacked = Läuft Utopia aus einer Arbeitskopie, schreib python3 run.py statt utopia.
programs-use-doors = Alle Endpunkte, mit Beispielen; mehr steht in docs/api.md
programs-tokens = Deine Schlüssel
programs-expired = Abgelaufen
programs-until = Gilt bis { $day }
programs-until-revoked = Gilt, bis du ihn widerrufst
programs-never-used = nie benutzt
programs-used = zuletzt benutzt am { $day }
programs-revoke = Widerrufen
programs-revoke-token = { $name } widerrufen
programs-records = Aufzeichnungen
programs-records-about = Alle deine Partien als Text, zum Aufheben oder Studieren. Beendete Partien, die anderswo gespielt wurden, lassen sich einlesen, auch eine ganze Datei davon: Jede wird Zeile für Zeile geprüft, lässt sich hier nachspielen und zählt nicht.
programs-records-out = Alle meine Aufzeichnungen
programs-record-in = Aufzeichnungen einlesen …
programs-records-going = Einlesen: { NUMBER($seen) } von { NUMBER($all) } …
programs-records-read = { $count ->
        [0] Keine Partie eingelesen.
        [one] Eine Partie eingelesen.
       *[other] { NUMBER($count) } Partien eingelesen.
    }
programs-records-running = { $count ->
        [one] Eine läuft noch und wurde ausgelassen.
       *[other] { NUMBER($count) } laufen noch und wurden ausgelassen.
    }
programs-records-again = { $count ->
        [one] Eine war schon da.
       *[other] { NUMBER($count) } waren schon da.
    }
programs-record-again = Diese Partie hast du schon einmal eingelesen: Sie ist schon da.
programs-record-look = Nachspielen
programs-records-look = Ansehen
programs-records-line = { $file }, Zeile { $line }
