## Partite giocate altrove, la cui registrazione è stata importata

imported-mark = Giocata altrove
imported-comments = Commenti
imported-plain = Questa partita è stata giocata altrove; la sua registrazione è stata importata qui. Rispetta ogni regola, ma niente mostra da dove vengano le sue estrazioni. Non conta.
imported-sealed = Questa partita è stata giocata altrove; la sua registrazione è stata importata qui. Rispetta ogni regola, e tutte le sue estrazioni seguono dal seme che mostra; qui non si può sapere chi ha scelto quel seme, e quando. Non conta.
imported-delete = Elimina questa partita…
imported-delete-sure = Eliminare questa partita?
imported-delete-about = Sparisce per sempre dalle tue partite, insieme alla tua nota. Puoi importare di nuovo la sua registrazione.
imported-delete-do = Elimina la partita
