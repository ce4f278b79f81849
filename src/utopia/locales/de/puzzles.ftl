# Rätsel: Stellungen, in denen ein Plan deutlich der beste ist.
puzzles-for = { $number ->
    [one] Ein Rätsel für { $players } Spieler
   *[other] { $number } Rätsel für { $players } Spieler
}
puzzles-how = utopia puzzles solve gibt dir eines; mit --players und --theme wählst du.
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
