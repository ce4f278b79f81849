# Studi: una partita o una posizione con varianti, commenti e frecce.
study-no-position = Questa posizione non c’è nello studio.
study-no-seat = Questo posto non c’è nella partita.
study-not-drawn = Questo non può essere estratto adesso; possibile: { $draws }
study-too-many-moves = Uno studio contiene al massimo { $most } mosse.
study-too-deep = Al massimo { $most } varianti possono stare l’una nell’altra.
study-long-comment = Un commento ha al massimo { $most } caratteri.
study-long-chapter = Il nome di un capitolo ha al massimo { $most } caratteri.
study-much-drawn = Una posizione ha al massimo { $most } frecce e cerchi.

problem-no-study = Questo studio non c’è, o non è per te.
problem-many-studies = Hai { $most } studi. Prima eliminane uno.
problem-study-long = Questo studio è troppo lungo per essere conservato.
problem-study-running = Questa partita non è ancora finita. Poi si potrà studiare.
problem-study-owner = Solo chi ha creato questo studio può cambiarlo. Fanne una copia.
problem-study-busy = Lo studio viene cambiato altrove. Riprova.
problem-study-illegal = Questa mossa lì non è permessa ({ $rule }).
problem-study-district = Questo quartiere non c’è sulla mappa.
problem-study-tricks = Nel testo ci sono segni che non si vedono o che ne cambiano altri.
