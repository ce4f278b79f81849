# Viele Partien zugleich, für Programme, die lernen.
observation-shape = Eine Beobachtung hat { $size } Zahlen in ihrer letzten Dimension; dieses Feld hat die Form { $shape }.
observation-array = Eine Beobachtung wird in ein zusammenhängendes int8-Feld der Form ({ $size },) geschrieben; dieses ist { $dtype } der Form { $shape }.
observation-seat = Von Platz { $observer } aus schaut hier niemand: Plätze sind 0 bis { $last }, und { $spectator } ist ein Zuschauer.
batch-array = Das Feld { $name } ist { $found }; es muss { $dtype } der Form { $shape } sein, zusammenhängend und beschreibbar.
batch-count = Ein Stapel hat { $count } Partien; er braucht mindestens 1.
batch-threads = Ein Stapel läuft in { $threads } Threads; er braucht mindestens 1.
batch-not-begun = Die Partien haben nicht begonnen: erst reset() aufrufen, dann step().
batch-illegal = Aktion { $code } der Partie { $game } ist für Platz { $holder } nicht erlaubt ({ $reason }); seine Maske zeigt, welche es sind. Keine Partie ist weitergegangen.
bench-batch-decisions-per-s = Entscheidungen je Sekunde in der Stapel-Umgebung, Aktionen aus den Masken gelost, nach Zahl der Spieler
bench-batch-steps-alone-per-s = dasselbe ohne das Losen, nach Zahl der Spieler
bench-batch-of-few-steps-alone-per-s = dasselbe mit nur 64 Partien, ohne das Losen, nach Zahl der Spieler
