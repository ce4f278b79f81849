# Das Brett: Namen dessen, was gezeichnet ist, für Beschriftungen, die Lupe und alle, die es nicht sehen.
board-label = Der Spielplan; Pfeiltasten führen von Stadtteil zu Stadtteil, die Eingabetaste wählt einen
board-prestige = Prestige
board-start = Start
board-prestige-of = { form-civ }: Prestige { $value }
board-minister = Minister von { $seat }, auf { $score }
board-guest = { $count ->
    [1] Ein { form-civ }-Gast der { form-island }
   *[other] { $count } { form-civ }-Gäste der { form-island }
}
board-wonder = Das Weltwunder der { form-island }
board-about = { form-island }, Wert { $value }
board-about-harbour = { form-island }, Wert { $value }, mit Anleger
board-monument = { form-civ }-Monument von { $seat }
board-stack = { $count ->
    [1] { $seat }: ein { form-civ }-Fürst
   *[other] { $seat }: { $count } { form-civ }-Fürsten
}
board-empty = Hier wohnt noch niemand
board-possible = jetzt wählbar
board-tray = In diesem Stadtteil
board-column-district = Stadtteil
board-column-island = Insel
board-column-value = Wert
board-column-harbour = Anleger
board-column-princes = Fürsten
board-column-monument = Monument
board-table-caption = Alle Stadtteile und wer dort steht
