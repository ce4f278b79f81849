# Il tabellone: i nomi di ciò che è disegnato, per le etichette, la lente e chi non lo vede.
board-label = Il tabellone; le frecce portano di quartiere in quartiere, Invio ne sceglie uno
board-prestige = Prestigio
board-start = Partenza
board-prestige-of = { form-land-first }: prestigio { $value }
board-minister = Ministro di { $seat }, su { $score }
board-guest = { $count ->
    [1] Un invitato { form-civ } dell’{ form-island }
   *[other] { $count } invitati { form-civ-mp } dell’{ form-island }
}
board-wonder = La meraviglia dell’{ form-island }
board-about = Valore { $value }, { form-island }
board-about-harbour = Valore { $value }, { form-island }, porto
board-monument = Monumento { form-civ } di { $seat }
board-stack = { $count ->
    [1] { $seat }: un principe { form-civ }
   *[other] { $seat }: { $count } principi { form-civ-mp }
}
board-empty = Qui non abita ancora nessuno
board-possible = si può scegliere ora
board-tray = In questo quartiere
board-column-district = Quartiere
board-column-island = Isola
board-column-value = Valore
board-column-harbour = Porto
board-column-princes = Principi
board-column-monument = Monumento
board-table-caption = Tutti i quartieri e chi vi si trova
