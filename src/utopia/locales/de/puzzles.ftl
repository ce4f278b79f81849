# Rätsel: Stellungen, in denen ein Plan deutlich der beste ist.
puzzles-for = { $number ->
    [one] Ein Rätsel für { $players } Spieler
   *[other] { $number } Rätsel für { $players } Spieler
}
puzzles-how = utopia puzzles solve gibt dir eines; mit --players und --theme wählst du.
puzzles-written = { $number } Rätsel stehen in { $file }.
puzzles-none = Ein Rätsel { $name } gibt es nicht.
puzzles-found = { $games ->
    [one] Nach einer Partie
   *[other] Nach { $games } Partien
}: { $number ->
    [one] ein Rätsel
   *[other] { $number } Rätsel
}.
puzzle-task = Finde den besten Zug von { $seat }. Rätsel { $id }.
puzzle-words = Du tippst Züge, wie sie in Aufzeichnungen stehen; end beendet den Zug. Andere Wörter: hint, moves, solution, table, undo, quit.
puzzle-solved = Gelöst. Etwa { $share } von 100 Partien werden von hier gewonnen; nach jedem anderen Zug mindestens { $lead } weniger.
puzzle-missed = Ein anderer Zug gewinnt öfter. Mit undo nimmst du zurück, mit solution siehst du ihn.
puzzle-theme-monument = ein Monument wird gebaut
puzzle-theme-wonder = ein Weltwunder wird gebaut
puzzle-theme-king = der König wird beeinflusst
puzzle-theme-cards = drei Karten oder mehr werden gespielt
puzzle-theme-privilege = ein Privileg verwandelt eine Karte
puzzle-theme-removal = ein Fürst wird entfernt
puzzle-theme-denial = ein Gegner verliert drei Punkte oder mehr
puzzle-theme-last-round = das Ende der Partie ist nah
puzzle-theme-early = eine der ersten beiden Runden
puzzle-theme-one-move = ein einziger Schritt genügt
puzzle-theme-long = sechs Schritte oder mehr

# Die Seite /puzzles.
puzzles-title = Rätsel
puzzles-one = Rätsel
puzzles-about = Finde den Zug, der am häufigsten gewinnt. Die Stellungen stammen aus Partien unserer Bots, gesehen von der Seite, die am Zug war: ein Plan war deutlich der beste, wie eine tiefe Suche ergab.
puzzles-daily = Rätsel des Tages
puzzles-solve = Lösen
puzzles-look-again = Noch einmal ansehen
puzzles-state = { $state ->
    [solved] Gelöst.
    [missed] Beim ersten Versuch verfehlt; heute kannst du es noch lösen.
   *[other] Alle bekommen dasselbe; das nächste kommt um Mitternacht UTC.
}
puzzles-mine = Deine Rätsel
puzzles-rating = Wertung
puzzles-doubt = { $rating } ± { $doubt }
puzzles-solved-of = Gelöst
puzzles-of = { $solved } von { $number }
puzzles-in-a-row = Auf Anhieb hintereinander
puzzles-days = Tage hintereinander
puzzles-choose = Auswählen
puzzles-players = Zahl der Spielenden
puzzles-any = Beliebig
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-number = zu { $players }, Wertung { $rating }
puzzles-your-turn = Du bist am Zug. Spiele den ganzen Zug so gut du kannst und beende ihn. Bis dahin lässt sich alles zurücknehmen.
puzzles-over = Der Zug ist beendet.
puzzles-give-up = Lösung zeigen
puzzles-right = Gelöst
puzzles-wrong = Nicht der beste Zug
puzzles-given-up = Der beste Zug
puzzles-worth = Mit dem besten Zug werden von hier etwa { $share } von 100 Partien gewonnen, mit jedem anderen mindestens { $lead } weniger.
puzzles-best = Der beste Zug:
puzzles-gained = { $gained ->
    [0] Dieser Versuch ändert keine Wertung.
   *[other] Deine Wertung: { $rating } ({ $sign }{ $gained }). Die des Rätsels: { $puzzle }.
}
puzzles-show = Vorspielen
puzzles-again = Noch einmal
puzzles-themes = Darin:
problem-no-puzzle = So ein Rätsel gibt es nicht.
problem-puzzle-illegal = Schritt { $move } ist dort nicht erlaubt.
