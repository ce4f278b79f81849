## Notices: what people are told when they are elsewhere

notice-turn = Du bist am Zug
notice-over = Die Partie ist zu Ende
notice-start = Deine Partie hat begonnen
notice-invitation = Du bist an einen Tisch eingeladen
notice-reminder = Deine Zeit läuft ab
notice-reminder-last = Deine Zeit läuft zum zweiten Mal in Folge ab; ist sie um, entscheidet dein Tisch über deinen Platz
notice-vote = Dein Tisch stimmt ab und wartet auf dich
notice-vote-you = Komm zurück, sonst entscheidet dein Tisch in { $left } über deinen Platz
notice-vote-idle = Mach einen Zug, sonst entscheidet dein Tisch in { $left } über deinen Platz
notice-report = Deine Meldung wurde geprüft
notice-report-new = Jemand hat etwas gemeldet
notice-test = So sieht eine Nachricht aus
notice-table = { $names } · Runde { $round }
notice-line = { $told } ({ $table })
notice-left = Verbleibende Zeit: { $left }.
notice-mail-several = { $count ->
        [one] eine Nachricht
       *[other] { $count } Nachrichten
    }
notice-mail-foot = Keine Mails dieser Art mehr ({ $kind }): { $off }
notice-mail-settings = Alles über deine Nachrichten: { $address }

## What each kind is called

notice-kind-turn = ich bin am Zug
notice-kind-over = eine Partie endet
notice-kind-start = eine Partie von mir beginnt
notice-kind-invitation = eine Einladung an einen Tisch
notice-kind-reminder = meine Zeit läuft ab
notice-kind-vote = ein Tisch stimmt ab
notice-kind-report = Meldungen: für Admins eine neue, eine Antwort auf meine

## The page: where and when to be told

notices-title = Nachrichten
notices-how = Wie sollen wir dir Bescheid sagen, wenn du dran bist?
notices-about = Utopia sagt dir, wenn eine Partie auf dich wartet und du woanders bist. Einmal je Zug, und nicht, während du am Tisch bist.
notices-push-on = Auf diesem Gerät
notices-push-about = Eine Nachricht auf dem Bildschirm, auch wenn keine Seite von Utopia offen ist.
notices-push-insecure = Nachrichten auf dem Bildschirm brauchen https, und diese Seite kam ohne.
notices-push-unsupported = Dieser Browser kann keine Nachrichten zeigen.
notices-push-home = Auf iPhone oder iPad nimm Utopia zuerst auf den Startbildschirm und öffne es dort.
notices-push-denied = Dieser Browser blockiert Nachrichten von hier. Erlaube sie in seinen Einstellungen für diese Seite und komm dann wieder.
notices-push-blocked = Dieser Browser behält für diese Seite nichts, und so kann er keine Nachrichten zeigen. Erlaube Cookies und Websitedaten für die Seite und lade sie neu.
notices-push-failed = Der Dienst dieses Browsers antwortet nicht. Versuch es gleich noch einmal.
notices-push-name = { $browser } unter { $system }
notices-mail-on = Per Mail
notices-mail-about = An { $mail }; mehrere Nachrichten kommen in einer Mail, im Abstand von zehn Minuten.
notices-mail-no-server = Dieser Server verschickt keine Mails.
notices-mail-no-account = Dafür braucht es ein Konto mit einer Mailadresse.
notices-to-account = Zu meinem Konto
notices-hook = In einem Chat
notices-hook-about = Füge die Adresse eines Webhooks ein: Discord, Slack, Matrix, Mattermost, Rocket.Chat, Teams, Telegram, Zulip, ntfy, Gotify, oder irgendeine Adresse mit https, die dann JSON bekommt.
notices-hook-add = Hinzufügen
notices-ways = Wo du Bescheid bekommst
notices-this-device = dieses Gerät
notices-test = Schick mir jetzt eine
notices-tested = Verschickt; sie sollte gleich da sein.
notices-remove = Entfernen
notices-closed = Dort kommt nichts mehr an, darum wird nichts mehr dorthin geschickt. Nimm es weg oder füge es neu hinzu.
notices-kinds = Worüber du dort Bescheid bekommst

## Quiet hours and holidays

notices-quiet = Ruhezeiten und Urlaub
notices-quiet-about = Dann schreibt dir niemand, und deine Uhren in langsamen Partien stehen still.
notices-quiet-nightly = Jeden Tag Ruhe
notices-quiet-from = Von
notices-quiet-to = Bis
notices-zone = Zeitzone
notices-holidays = Urlaub
notices-holidays-about = Höchstens 35 Tage im Jahr. Angefangene Tage bleiben.
notices-holiday = { $first } bis { $last }
notices-holiday-first = Erster Tag
notices-holiday-last = Letzter Tag
notices-holiday-add = Hinzufügen

## The next game that waits

notices-waiting = { $count ->
        [one] Eine Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }
notices-next = Nächste Partie
notices-next-key = Die nächste Partie, die auf dich wartet (N)
notices-come = Eine Partie wartet auf dich: { $names }
notices-asked = { $name } lädt dich an einen Tisch ein
notices-look = Ansehen
notices-go = Hingehen
notices-hide = Nicht jetzt

## Links in mails

notices-go-title = Zu deiner Partie
notices-go-stranger = Dieser Link führt zu einer Partie, und du bist hier nicht angemeldet. Melde dich an, dann bringt er dich hin.
notices-go-other = Dieser Link führt zur Partie einer anderen Person als der, die hier angemeldet ist.
notices-go-broken = Dieser Link führt nirgendwohin. Deine Partien findest du unter „Meine Partien“.
notices-sign-in = Anmelden
notices-off-title = Weniger Mails
notices-off-about = Du bekommst Mails dieser Art: { $kind }. Hier können sie aufhören; sonst ändert sich nichts.
notices-off-do = Keine mehr davon
notices-off-done = Erledigt. Du bekommst keine Mails dieser Art mehr: { $kind }.
notices-off-broken = Dieser Link funktioniert nicht. Alle Nachrichten lassen sich in den Einstellungen ein- und ausschalten.

## What cannot be done

problem-notice-address = Das ist keine Adresse, an die man eine Nachricht schicken kann.
problem-notice-https = Es geht nur eine Adresse mit https.
problem-notice-private = Diese Adresse liegt im eigenen Netz des Servers, und dorthin schickt er nichts.
problem-notice-service = Diesen Webhook kennt Utopia nicht. Er beginnt mit https:// oder wie discord://, slack://, matrixs://.
problem-notice-keys = Die Schlüssel dieses Browsers sind ungültig. Schalte seine Nachrichten aus und wieder ein.
problem-notice-many = Du bekommst schon an { $most } Stellen Bescheid. Nimm zuerst eine weg.
problem-notice-no-hooks = Dieser Server kann nicht an Chats senden: Dafür muss die Verwaltung das Paket utopia[notify] installieren.
problem-notice-no-mail = Dafür braucht es ein Konto mit einer Mailadresse und einen Server, der Mails verschickt.
problem-notice-not-arrived = Sie ist nicht angekommen. Sieh nach, ob die Adresse noch stimmt, und versuch es noch einmal.
problem-notice-link = Dieser Link funktioniert nicht.
