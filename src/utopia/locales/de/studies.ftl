# Studien: eine Partie oder eine Stellung mit Varianten, Kommentaren und Pfeilen.
study-no-position = Diese Stellung gibt es in der Studie nicht.
study-no-seat = Diesen Platz gibt es in der Partie nicht.
study-not-drawn = Das kann jetzt nicht gezogen werden; möglich: { $draws }
study-too-many-moves = Eine Studie fasst höchstens { $most } Züge.
study-too-deep = Höchstens { $most } Varianten können ineinander stehen.
study-long-comment = Ein Kommentar hat höchstens { $most } Zeichen.
study-long-chapter = Der Name eines Kapitels hat höchstens { $most } Zeichen.
study-much-drawn = Eine Stellung hat höchstens { $most } Pfeile und Kreise.

problem-no-study = Diese Studie gibt es nicht, oder sie ist nicht für dich.
problem-many-studies = Du hast { $most } Studien. Lösche zuerst eine.
problem-study-long = Diese Studie ist zu lang, um sie zu speichern.
problem-study-running = Diese Partie ist noch nicht zu Ende. Danach kann man sie studieren.
problem-study-owner = Nur wer diese Studie angelegt hat, kann sie ändern. Mach dir eine Kopie.
problem-study-busy = Die Studie wird gerade anderswo geändert. Versuch es noch einmal.
problem-study-cut = Nur wem die Studie gehört oder wer diese Züge hinzugefügt hat, kann sie löschen.
problem-study-grown = Inzwischen hat jemand von dort aus weitergespielt. Sieh noch einmal hin.
problem-study-illegal = Dieser Zug ist dort nicht erlaubt ({ $rule }).
problem-study-district = Dieses Viertel gibt es auf dem Plan nicht.
problem-study-tricks = Darin sind Zeichen, die man nicht sieht oder die andere verändern.
problem-position = Diese Stellung kann es nicht geben: { $reason }
problem-position-map = Auf diesem Plan kann man nicht spielen: { $reason }
problem-study-thinks = Für dich denken schon Bots nach. Warte auf ihre Antwort.
problem-study-bots = Die Bots starten noch. Versuche es gleich noch einmal.

# Die Seiten.
studies-title = Studien
studies-all = Alle Studien
studies-about = Geh eine beendete Partie oder eine Stellung Zug für Zug durch, probier andere Züge, schreib und zeichne dazu, und teile sie.
studies-new = Eine neue Studie
studies-new-game = Vom Anfang einer Partie
studies-players = { $players } Spieler
studies-begin = Anfangen
studies-import = Aufzeichnung importieren …
studies-mine = Deine Studien
studies-none = Noch keine. Öffne die Wiederholung einer beendeten Partie und wähle „Studieren“.
studies-public = Öffentliche Studien
studies-facts = { $players } Spieler, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
study-this = Studieren
study-untitled = Eine Studie
study-title = Titel
study-rename = Umbenennen
study-moves = Züge und Notizen
study-note = Was hier geschrieben steht
study-comment = Schreib etwas zu dieser Stellung
study-chapter = Name eines Kapitels, das hier beginnt
study-beginning = Anfang
study-setup = Aufbau
study-round = Runde { $round }
study-drawn = { $count ->
    [one] { $count } Ziehung
   *[other] { $count } Ziehungen
}
study-by = Schritte
study-by-decision = Zug
study-by-round = Runde
study-chance = Der Zufall antwortet
study-at-random = Zufällig
study-rest = Was folgt, zufällig
study-over = Die Partie ist zu Ende
study-place = { $place }. { $name } { $score }
study-promote = Zur Hauptlinie machen
study-cut = Ab hier löschen
study-draw = Zeichnen
study-draw-about = Zieh von Viertel zu Viertel für einen Pfeil, berühre eines für einen Kreis. Mit der Maus zeichnet die rechte Taste immer; mit Tasten: Enter auf dem ersten Viertel, Enter auf dem zweiten.
study-clear = Wegwischen
study-colour-green = Grün
study-colour-red = Rot
study-colour-blue = Blau
study-colour-yellow = Gelb
study-has-drawing = Hier ist etwas gezeichnet
study-share = Teilen
study-visible = Wer sie sieht
study-visible-private = Nur du
study-visible-private-about = Niemand sonst kann sie öffnen.
study-visible-link = Mit Link
study-visible-link-about = Alle, die den Link haben.
study-visible-public = Öffentlich
study-visible-public-about = Alle; sie steht in der Liste der Studien.
study-copy-link = Link kopieren
study-copy-position = Link zu dieser Stellung kopieren
study-export = Als Aufzeichnung exportieren
study-to-analysis = Analyse der Partie
study-delete = Studie löschen
study-delete-sure = Für immer löschen? Links dorthin führen dann ins Leere.
study-saving = Wird gespeichert …
study-by-owner = von { $owner }
study-by-guest = von jemandem ohne Namen
study-of-other = Du kannst hier Züge probieren. Gespeichert wird nichts.
study-tried = Deine Züge sind nicht gespeichert.
study-copy = Zu deinen Studien kopieren
study-play = Gegen Bots spielen
study-play-about = Von dieser Stellung an antworten Bots auf den Plätzen, die du ihnen gibst. Ihre Züge werden Teil der Studie, und kein Bot weiß mehr als sein Platz.
study-play-copy = Von dieser Stellung an antworten Bots auf den Plätzen, die du ihnen gibst, in einer Kopie dieser Studie, die nur dir gehört.
study-play-me = Ich spiele
study-play-hides = Karten der Bots verdecken
study-play-start = Weiterspielen
study-play-on = Weitermachen lassen
study-play-stop = Nicht mehr spielen
study-play-otherwise = Anderes Glück
study-play-again = Von vorn
study-playing = Du spielst gegen { $names }.
study-playing-bots = Es spielen { $names }.
