# Die Seiten der Lektionen.

lessons-title = Lektionen
lessons-about = { $count } kurze Lektionen auf dem echten Plan: vom ersten Gast bis zur letzten Runde, in einer Viertelstunde. Du musst nichts gelesen haben.
lessons-progress = { $solved } von { $count } Lektionen gelöst, { $stars } von { $most } Sternen.
lessons-begin = Anfangen
lessons-go-on = Weiter
lessons-all = Alle Lektionen
lessons-deals = Gleiche Karten: alle spielen dieselbe Partie
lessons-studies = Studien: Stellungen mit eigenen Zügen und Notizen
lessons-editor = Stellung aufbauen
lessons-rules = Alles steht auch in den Regeln.
lessons-number = Lektion { $number } von { $count }
lessons-stars = { $stars ->
    [0] noch nicht gelöst
    [one] { $stars } Stern von 3
   *[other] { $stars } Sterne von 3
}
lessons-task = Aufgabe
lessons-missed = Nicht ganz.
lessons-over = Dieser Versuch ist vorbei
lessons-over-about = Mach einen Schritt rückgängig oder fang von vorn an.
lessons-restart = Von vorn
lessons-show-move = Schritt zeigen
lessons-hide-hint = Tipp ausblenden
lessons-solved = Gelöst
lessons-fewer = { $moves ->
    [one] Es geht in { $moves } Schritt.
   *[other] Es geht in { $moves } Schritten.
}
lessons-next = Nächste Lektion
lessons-first-game = Eine erste Partie
lessons-first-game-about = Etwa drei Runden gegen zwei sanfte Bots, bis 20 Punkte. Ihre Karten liegen offen. Vor jeder neuen Entscheidung sagt dir der Tisch, worauf es ankommt.
lessons-first-game-play = Spielen
lessons-done = Du hast alle Lektionen gelöst. Jetzt spiel!
lessons-strategy = Was gewinnt: ein Wegweiser
lessons-puzzles = Rätsel: finde den besten Zug
