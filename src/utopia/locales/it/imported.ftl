## Partite giocate altrove, la cui registrazione è stata importata

imported-mark = Giocata altrove
imported-plain = Questa partita è stata giocata altrove; la sua registrazione è stata importata qui. Rispetta ogni regola, ma niente mostra da dove vengano le sue estrazioni. Non conta per niente.
imported-sealed = Questa partita è stata giocata altrove; la sua registrazione è stata importata qui. Rispetta ogni regola, e tutte le sue estrazioni seguono dal seme che mostra; chi abbia scelto quel seme, e quando, qui non si può sapere. Non conta per niente.
