# Eine Partie finden: Lobby, Vermittlung, Bedingungen eines Tisches, Zuschauen.

lobby-title = Lobby
lobby-open = Offene Tische
lobby-tournaments = Turniere
lobby-open-none = Gerade ist kein Tisch offen. Lass dir eine Partie finden oder eröffne einen Tisch: Hier sehen ihn alle.
lobby-play-bots = Inzwischen gegen Bots spielen
lobby-open-filtered = Keiner der { $count } offenen Tische passt.
lobby-open-all = Alle zeigen
lobby-running = Partien zum Zuschauen
lobby-running-about = Du siehst den Spielplan wie alle, mit Verzögerung, wenn der Tisch es so will, und nur die Handkarten, die jemand zeigen möchte.
lobby-exhibition = Schaupartie
lobby-exhibition-about = Gerade spielt niemand eine Partie zum Zuschauen, darum spielen Bots eine für dich. Sie geht weiter, solange jemand zusieht, und zählt für nichts.
lobby-lost = Die Verbindung ist weg; diese Liste ist vielleicht veraltet. Sie wird gleich wieder aktuell.
lobby-join = Platz nehmen
lobby-watch = Zuschauen
lobby-mine = Zum Tisch
lobby-free = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
lobby-of = Tisch von { $name }
lobby-away = Die Person, die ihn eröffnet hat, ist gerade nicht da.
lobby-round = Runde { $round }
lobby-turn = Am Zug: { $names }
lobby-name-title = Wie sollen wir dich nennen?
lobby-accounts-only = Gewertet: Hier brauchst du ein Konto, um Platz zu nehmen.
lobby-to-account = Konto anlegen

## Filter

lobby-filter = { $count ->
    [0] Filter
   *[other] Filter ({ $count })
}
lobby-filter-players = Spieler
lobby-filter-tempo = Uhren
lobby-filter-edition = Ausgabe
lobby-filter-language = Sprache
lobby-filter-experience = Erfahrung
lobby-filter-rated = Wertung
lobby-any = Egal
lobby-players = { $players } Spieler

## Bedingungen eines Tisches

lobby-tempo-none = Ohne Uhr
lobby-tempo-live = Live, { $minutes } Min. + { $seconds } s
lobby-tempo-live-kind = Live
lobby-tempo-slow = Langsam, { $days ->
    [0] { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
    [one] 1 Tag
   *[other] { $days } Tage
} je Zug
lobby-tempo-slow-kind = Langsam
lobby-language-any = Jede Sprache
lobby-experience = Für wen
lobby-experience-any = Alle
lobby-experience-new = Neulinge
lobby-experience-some = Einige Partien
lobby-experience-much = Alte Hasen
lobby-rated = Gewertet
lobby-rated-programs = Gewertet, auch Programme
lobby-unrated = Nicht gewertet
lobby-agreed = Was an diesem Tisch gilt
lobby-option = { $option }: { $value }
lobby-casual = Ungewertet
lobby-late = Zuschauer sehen sie mit { $delay } Verzögerung
lobby-delay-none = sofort
lobby-delay = { $seconds ->
    [60] 1 Minute
   *[other] { NUMBER($minutes) } Minuten
}
terms-title = Wer kommen und zuschauen darf; Wertung
terms-who = Wer kommen darf
terms-private = Mit Link
terms-private-about = Nur Leute, denen du den Link schickst.
terms-listed = Aus der Lobby
terms-listed-about = Alle sehen den Tisch in der Lobby und können einen freien Platz nehmen. Dein Link gilt auch.
terms-language = Sprache am Tisch
terms-experience-about = Das schließt niemanden aus; es sagt nur, mit wem du gern spielen würdest.
terms-rated = Gewertete Partie
terms-rated-about = Sie ändert Wertungen. Alle brauchen ein Konto, und Bots spielen nicht mit.
terms-rated-programs-about = Sie ändert Wertungen. Alle brauchen ein Konto. Auch Bot-Konten dürfen mitspielen und werden gewertet; Bots dieses Servers spielen nicht mit.
terms-rated-guest = Sie ändert Wertungen. Dafür brauchst du ein Konto: Leg es unter „Konto“ an.
terms-rated-seats = Sie ändert Wertungen. Dafür gehört auf jeden Platz ein Mensch mit Konto und eigenem Gerät: Mach aus Bots und „Jemand hier“ Freunde, oder entferne sie.
terms-programs = Bot-Konten dürfen mitspielen
terms-programs-about = Bot-Konten anderer setzen sich dazu und werden gewertet wie alle. In einer gewerteten Partie hast du einen Platz: für dich oder für einen deiner Bots.
terms-bots = Bots dürfen freie Plätze füllen
terms-bots-about = Sonst beginnst du, wenn alle da sind, oder mit weniger Plätzen.
terms-watchable = Alle dürfen zuschauen
terms-watchable-about = Die Partie steht in der Lobby, solange sie läuft.
terms-delay = Zuschauer sehen die Partie
terms-later = mit { $delay } Verzögerung
terms-delay-about = Mit Verzögerung kann kein Zuschauer rechtzeitig etwas verraten. Wo eine Hand gezeigt wird, beträgt sie mindestens eine Minute.

## Vermittlung

seek-title = Finde mir eine Partie
seek-about = Wähle alles, was dir recht ist. Sobald genug andere dasselbe wollen, beginnt eure Partie.
seek-players = Zahl der Spieler
seek-name-missing = Sag zuerst, wie die anderen dich nennen sollen.
seek-players-none = Wähle mindestens eines.
seek-waiting = { $count ->
    [one] 1 wartet
   *[other] { $count } warten
}
seek-tempo = Wann
seek-live = Jetzt
seek-live-about = Etwa eine Stunde, { $minutes } Minuten für alle. Bleib auf dieser Seite, bis du gerufen wirst.
seek-slow = Über Tage
seek-slow-about = Ein Tag für jeden Zug. Du kannst diese Seite verlassen: Die Partie steht dann unter Meine Partien.
seek-fill = Bots für leere Plätze
seek-fill-after = { $seconds ->
    [30] Nach 30 Sekunden
    [60] Nach 1 Minute
    [120] Nach 2 Minuten
   *[300] Nach 5 Minuten
}
seek-fill-never = Nie
seek-level = Stärke der Bots
seek-rated = Nur gewertete Partien
seek-rated-about = Unter Leuten mit Konto, ohne Bots.
seek-go = Finde mir eine Partie
seek-looking = Wir suchen Leute …
seek-looking-for = { $players } Spieler, { $when ->
    [slow] über Tage
   *[live] jetzt
}
seek-waited = Du wartest seit { $time }
seek-bots-in = Bots nehmen die leeren Plätze in { $time }
seek-bots-now = Bots nehmen jetzt die leeren Plätze
seek-stay = Bleib auf dieser Seite: Du wirst hier gerufen.
seek-leave = Du kannst diese Seite verlassen. Die Partie steht dann unter Meine Partien.
seek-stop = Nicht mehr suchen
seek-missed = Du warst nicht rechtzeitig da, und die anderen haben ohne dich begonnen. Such noch einmal, wenn du magst.
seek-gathering = Ihr habt euch gefunden. Die Partie beginnt, sobald alle da sind; wer in einer Minute nicht da ist, bleibt draußen.
seek-leave-table = Doch nicht mitspielen
seek-leave-table-about = Die anderen spielen ohne dich: Ein Bot nimmt deinen Platz, oder sie beginnen mit weniger Leuten. Bleibt nur eine Person übrig, die keine Bots will, geht die Suche für sie weiter. Deine Suche endet.
seek-gone = Diesen Tisch gibt es nicht mehr: Er wurde geschlossen, oder jemand kam nicht.
seek-to-lobby = Zur Lobby
seek-begin-full = Alle Plätze sind besetzt: Alle hier können beginnen.
lobby-again-begins = Sobald alle da sind, könnt ihr beginnen, egal wer von euch. Lass diese Seite offen.

## Zuschauen

watching-no-cookies = Ohne Cookies kannst du nur zuschauen: Um mitzuspielen, zu chatten oder Notizen zu machen, erlaube sie für diese Seite und lade sie neu.
watching-late = Du schaust mit { $delay } Verzögerung zu
watching-count = { $count ->
    [0] Gerade schaut niemand zu
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
watching-show = Den Zuschauern meine Hand zeigen
watching-show-of = Den Zuschauern die Hand von { $name } zeigen
watching-show-about = Eine Minute später und nur Zuschauern; die Mitspieler sehen sie nie. Du kannst sie jederzeit wieder verdecken.
watching-hands = Gezeigt: { $names }

## Was nicht stimmt

problem-tempo = In so wenig Zeit könnte niemand überlegen. Wähle mehr.
problem-rated-seats = An einem gewerteten Tisch haben alle ein Konto und ein eigenes Gerät, und Bots spielen nicht mit.
problem-rated-account = Diese Partie wird gewertet: Nur wer ein Konto hat, kann mitspielen.
problem-rated-owner = Diese Partie wird gewertet: Zu diesem Bot-Konto gehört eine Person, und die braucht selbst ein Konto.
problem-rated-two-seats = In einer gewerteten Partie hast du einen Platz: für dich oder für einen deiner Bots.
problem-no-bots = An diesem Tisch spielen keine Bots. Warte auf Leute, oder beginne mit weniger Plätzen.
problem-gathering = Diese Partie wurde für mehrere gefunden: Sie beginnt von selbst und lässt sich nicht von Hand starten oder schließen.
problem-not-watchable = Dieser Partie kann man nicht von der Lobby aus zuschauen.
problem-bot-here = Hier wollen Leute mit Leuten spielen. Ein Bot-Konto kann an einem Tisch Platz nehmen, der Bots willkommen heißt.
problem-two-hands = Neben dem eigenen Bot kannst du hier nicht sitzen: Du sähest zwei Hände.
problem-deal-alone = Eine solche Partie spielt jeder allein, über ihre eigene Adresse.
