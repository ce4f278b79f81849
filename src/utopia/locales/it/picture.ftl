picture-title = La città finita
picture-about = La mappa alla fine e i punti, da inviare o da tenere.
picture-alt = La mappa alla fine della partita, e i punti: { $points }
picture-points = { $name } { $points }
picture-save = Salva l’immagine
