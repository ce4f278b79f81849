# `utopia analyse`: was Glück und Spiel jedem Spieler einer beendeten Partie gebracht haben.

analysis-whole = { $file } erzählt nur, was einer wusste; eine Analyse braucht die ganze Aufzeichnung.
analysis-over = Die Partie in { $file } ist nicht zu Ende; nur beendete Partien werden analysiert.
analysis-no-level = --level ist { $level }; es gibt { $levels }.
analysis-curve = Erwarteter Anteil am Sieg zu Beginn jeder Runde:
analysis-round = Runde { $number }
analysis-result = Ergebnis
analysis-luck-by-round = Was der Zufall in jeder Runde gab:
analysis-accounts = Woraus das Ergebnis wurde:
analysis-start = Gleicher Start
analysis-luck = Glück
analysis-own = Eigene Züge
analysis-others = Züge der anderen
analysis-costly = Die teuersten Entscheidungen, nach dem, was der Spieler wusste:
analysis-none = { $name }: keine, die klar etwas kostete.
analysis-cost = Runde { $round }, Ereignis { $event }: { $cost }
analysis-played = Gespielt: { $moves }
analysis-better = Besser: { $moves }

# Die Seite einer Analyse.

analysis-title = Analyse
analysis-level = Wie gründlich
analysis-quick = Schnell
analysis-quick-about = Etwa eine halbe Minute für eine Partie zu viert.
analysis-deep = Gründlich
analysis-deep-about = Dauert zehnmal so lange, sieht weiter und irrt seltener.
analysis-begins = Die Analyse beginnt …
analysis-waits = { $ahead ->
    [one] Eine andere Partie kommt zuerst.
   *[other] { $ahead } andere Partien kommen zuerst.
}
analysis-judged = { $judged } von { $total } Entscheidungen beurteilt
analysis-failed = Diese Partie ließ sich nicht analysieren. Versuche es später noch einmal.
analysis-curve-title = Wer lag vorn?
analysis-curve-label = Erwarteter Anteil am Sieg
analysis-curve-at = Runde { $round }: { $shares }
analysis-as-table = Als Tabelle
analysis-won-by-luck = { $name } hat gewonnen, vor allem durch Glück.
analysis-won-by-others = { $name } hat gewonnen, vor allem dank der Entscheidungen der anderen.
analysis-won-without-luck = { $name } hat gewonnen, obwohl das Glück den anderen half: Deren Entscheidungen kosteten mehr.
analysis-accounts-title = Glück und Entscheidungen
analysis-accounts-about = Alle beginnen mit { $start } des Sieges. Glück, eigene Entscheidungen und die der anderen führen zum Ergebnis. Über eine ganze Partie können sie mehr als 100 % ausmachen.
analysis-costly-title = Die drei teuersten Entscheidungen
analysis-player = Person
analysis-costs = Runde { $round }: kostete { $cost } des Sieges
analysis-played-here = Gespielt:
analysis-better-here = Besser:
analysis-show = Auf dem Plan zeigen
analysis-play = Vorspielen
analysis-none-costly = Keine Entscheidung hat eindeutig etwas gekostet.
analysis-choices = Alle Entscheidungen
analysis-grades = Ungenau: kostet { $inaccuracy } des Sieges oder mehr; Fehler: { $mistake }; grober Fehler: { $blunder }. Beurteilt nach dem, was man damals wusste.
analysis-all-choices = Auch die guten
analysis-no-faults = Bisher nichts Ungenaues.
analysis-inaccuracy = ungenau
analysis-mistake = Fehler
analysis-blunder = grober Fehler
problem-analysis-running = Diese Partie ist noch nicht zu Ende. Danach lässt sie sich analysieren.
problem-analysis-ended = Diese Partie wurde vorzeitig beendet und hat kein Ergebnis; analysiert werden nur zu Ende gespielte Partien.
problem-analysis-busy = Schon { $most } Partien warten auf ihre Analyse. Versuche es in einer Minute noch einmal.
