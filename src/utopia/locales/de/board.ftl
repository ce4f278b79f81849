# Das Brett: Namen dessen, was gezeichnet ist, für Beschriftungen, die Lupe und alle, die es nicht sehen.
board-label = Der Spielplan; Pfeiltasten führen von Stadtteil zu Stadtteil, die Eingabetaste wählt einen
board-prestige = Prestige
board-start = Start
board-prestige-of = { form-civ }: Prestige { $value }
board-minister = Minister von { $seat }, auf { $score }
board-guest = { $count ->
    [1] Ein { form-civ-er }Gast der { form-island }
   *[other] { $count } { form-civ-e }Gäste der { form-island }
}
board-wonder = Das Weltwunder der { form-island }
board-about = { form-island }, Wert { $value }
board-about-harbour = { form-island }, Wert { $value }, mit Anleger
board-monument = { form-civ-es-first }Monument von { $seat }
board-stack = { $count ->
    [1] { $seat }: ein { form-civ-er }Fürst
   *[other] { $seat }: { $count } { form-civ-e }Fürsten
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
