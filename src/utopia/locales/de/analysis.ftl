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
