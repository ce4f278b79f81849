## Il tavolo dal vivo: perché un comando non viene eseguito, e che cosa è illeggibile

bar-spectator = gli spettatori non decidono nulla
tie-track = { $seat } e { $other } hanno entrambi { $points } punti; { $seat } sta davanti sul percorso e vince.
tie-shared = { $seat } e { $other } hanno entrambi { $points } punti e condividono il posto.
refusal-stale = Nel frattempo la partita è andata avanti; guarda il tavolo e scegli di nuovo.
refusal-key-used = Questo comando è già servito per altro; non è stato fatto nulla. Scegli di nuovo.
refusal-no-seat = Stai guardando e non hai un posto per cui decidere.
refusal-other-seat = Quel posto è di qualcun altro; vedi il tavolo solo dai tuoi posti.
wrong-too-long = Questo messaggio è troppo lungo per essere una mossa.
wrong-unreadable = Questo messaggio è illeggibile; ricarica la pagina se succede di nuovo.
