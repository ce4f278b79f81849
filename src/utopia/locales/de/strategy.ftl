# Was gewinnt, gezählt in Partien unserer eigenen Bots.

strategy-title = Was gewinnt
strategy-about = Gezählt in { $games } Partien, die unsere Bots untereinander gespielt haben. Menschen spielen anders; nimm es als Anfang. Jede Stellung öffnet sich als Lektion.
strategy-try = Auf dem Plan versuchen
strategy-monuments-title = Monumente entscheiden
strategy-monuments = Zwei Drittel bis vier Fünftel der Punkte, mit denen gewonnen wird, kommen am Ende der Runden, von Monumenten. Wer gewinnt, hat etwa ein halbes Monument mehr als die anderen; was jedes auf der Prestige-Skala wert ist, unterscheidet sich weniger. Baue also lieber eines mehr als ein edleres, und baue früh: Es zahlt jede Runde.
strategy-removal-title = Übrige Fürsten sind Punkte
strategy-removal = Einen Fürsten bei einem Monument zu entfernen bringt 2 Punkte, zusammen die zweitgrößte Quelle: ein Fünftel bei vier Personen. Ein Fürst, der nie einer von dreien wird, ist eine Karte wert.
strategy-wonder-title = Ein Weltwunder, nicht drei
strategy-wonder = Weltwunder bringen ein Zwanzigstel aller Punkte und entscheiden selten: Unter vier Bots gewann ein Platz mit einem Weltwunder 29 % der Partien (gute Bots) oder 26 % (stärkere), ohne eines 23 % oder 25 %. Ein zweites hilft nicht weiter: Aus fünf Fürsten wäre oft ein Monument geworden.
strategy-first-title = Früh zu führen ist kein Geschenk
strategy-first = Unter guten Bots ist es gleich, wer beginnt. Zu zweit und zu dritt gewinnt, wer am Anfang der Runde 3 führt, seltener als der Zufall sagt: Wer führt, wirft jede Runde zwei Karten ab. Unter Bots für den Anfang gewinnt, wer führt, häufiger.
strategy-king-title = Behalte eine Karte für den König
strategy-king = Das Ende einer Runde zahlt nach der Prestige-Skala, wie sie dann steht. Zähle, was ein Platz hinauf oder hinab dir bringt und die anderen kostet; wer zuletzt handelt, hat das letzte Wort.
strategy-figures = Die Zahlen
strategy-players = Personen × Bot
strategy-column-prestige = Prestige: Anteil an den Punkten, wo gewonnen wurde
strategy-column-removal = Fürsten entfernen
strategy-column-wonder = Weltwunder
strategy-column-monuments = Monumente: gewonnen
strategy-column-others = Monumente: die anderen
strategy-column-leader = Führung in Runde 3 gewinnt
strategy-figures-about = Jeder Bot spielte mit sich selbst auf dem Plan dieser Seite. „greedy“ spielt wie der Maurer und sieht einen Schritt voraus. Die ganzen Tabellen und der Befehl dazu stehen in docs/strategy.md.
