# Molte partite insieme, per i programmi che imparano.
observation-shape = Un’osservazione ha { $size } numeri nell’ultima dimensione; questo array ha forma { $shape }.
observation-array = Un’osservazione si scrive in un array int8 contiguo di forma ({ $size },); questo è { $dtype } di forma { $shape }.
observation-seat = Nessuno guarda dal posto { $observer }: i posti vanno da 0 a { $last }, e { $spectator } è uno spettatore.
batch-array = L’array { $name } è { $found }; deve essere { $dtype } di forma { $shape }, contiguo e scrivibile.
batch-count = Un gruppo di { $count } partite; ne serve almeno 1.
batch-threads = Un gruppo su { $threads } thread; ne serve almeno 1.
batch-not-begun = Le partite non sono cominciate: chiama reset() prima di step().
batch-illegal = L’azione { $code } della partita { $game } non è permessa al posto { $holder } ({ $reason }); la sua maschera mostra quelle che lo sono. Nessuna partita è andata avanti.
bench-batch-decisions-per-s = decisioni al secondo nell’ambiente a gruppi, azioni estratte dalle maschere, per numero di giocatori
bench-batch-steps-alone-per-s = lo stesso senza l’estrazione, per numero di giocatori
bench-batch-of-few-steps-alone-per-s = lo stesso con sole 64 partite, senza l’estrazione, per numero di giocatori
