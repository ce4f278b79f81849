# Mescolate sigillate (docs/fair.md). Il sigillo è l’impegno, il seme ciò che sigilla, il biglietto il numero estratto.

## What is wrong with a record

fair-no-commitment = { $key } sta qui senza impegno; una mescolata sigillata ne ha uno
fair-no-hex = { $key } è { $text }; servono 64 cifre esadecimali in minuscolo
fair-entropy-twice = { $colour } sta qui due volte; ogni giocatore aggiunge una volta
fair-no-seating = i posti sono { $text }; per { $players } giocatori si conta fino a 'of 2', per esempio '2 of 3; 1 of 2'
fair-no-ticket = letto { $text } dietro '='; un biglietto si scrive '17 of 40', oppure 'chosen'
fair-move-with-ticket = un biglietto sta dietro una mossa; solo le estrazioni ne hanno uno
fair-ticket-without-seed = qui sta un biglietto, ma l’intestazione non mostra alcun seme per controllarlo
fair-other-seed = non è il seme che fu sigillato: la sua impronta è { $found }, l’impegno { $commitment }
fair-other-seat = l’estrazione { $number } dei posti è { $read }, ma il seme estrae { $found }
fair-not-chosen = si può scegliere solo chi comincia; tutto il resto si estrae
fair-missing-ticket = all’estrazione manca il biglietto; il seme estrae { $found }
fair-other-number = il biglietto è { $read }, ma qui ne erano possibili { $possible }
fair-other-ticket = il biglietto è { $read }, ma all’estrazione { $number } il seme estrae { $found }
fair-other-answer = il biglietto { $read } indica qui '{ $right }'
record-seed = il suo seme

## At the terminal

record-fair-proved =
    Equo: { $draws ->
        [one] la sua unica estrazione fu sigillata
       *[other] tutte le { $draws } estrazioni furono sigillate
    } prima della prima, da { $commitment }.
record-fair-sealed = Sigillato da { $commitment }: le estrazioni si potranno controllare a partita finita, quando la registrazione mostrerà il seme.
record-fair-unsealed = Non nomina alcun impegno, quindi non mostra da dove vengono le sue estrazioni.

## On the page

fair-title = Mescolata equa
fair-sealed = La mescolata è sigillata. Il suo sigillo:
fair-added =
    { $count ->
        [0] Nessuno ha ancora aggiunto un proprio caso.
        [one] Un giocatore ha aggiunto il proprio caso.
       *[other] { $count } giocatori hanno aggiunto il proprio caso.
    }
fair-about =
    Prima della prima estrazione il server ha sigillato un seme segreto. Tutto ciò che si estrae deriva da esso e da cifre
    casuali aggiunte dai browser dei giocatori. Dopo la partita la registrazione mostra il seme: allora chiunque può
    controllare che nulla sia stato cambiato.
fair-how = La mescolata è sigillata: che cos’è?
fair-check = Controlla la mescolata
fair-check-title = Controlla una mescolata
fair-check-about =
    Il tuo browser ricalcola ogni estrazione dalla sola registrazione, senza chiedere a nessuno. Salva una registrazione alla
    fine di una partita e sceglila qui.
fair-choose = Scegli una registrazione
fair-checking = Calcolo in corso…
fair-good =
    { $draws ->
        [one] Equo. L’unica estrazione era fissata prima dell’inizio della partita.
       *[other] Equo. Tutte le { $draws } estrazioni erano fissate prima della prima.
    }
fair-bad = Non equo, o cambiato in seguito.
fair-bad-line = Riga { $line }: { $why }.
fair-not-yet = Sigillato. Il seme si mostra a partita finita; allora le estrazioni si potranno controllare.
fair-none = Questa registrazione non nomina alcun sigillo, quindi non mostra da dove vengono le sue estrazioni.
fair-unreadable = Questa non è una registrazione di Utopia in forma di testo.
fair-seed-fits = Il seme è quello che fu sigillato.
fair-seed-withheld = La partita è finita, ma la registrazione non mostra il suo seme.
fair-seats-fit = I posti furono estratti da esso.
fair-seal-seen = È il sigillo che questo browser annotò quando vide il tavolo per la prima volta.
fair-seal-other = Quando vide il tavolo per la prima volta, questo browser annotò un altro sigillo: { $seal }
fair-seal-gone = Quando vide il tavolo per la prima volta, questo browser annotò un sigillo, e questa registrazione non ne nomina alcuno: { $seal }
fair-seal-unseen = Questo browser non ha annotato questo sigillo. Confrontalo con ciò che vide un giocatore: { $seal }
fair-mine-is-in = Ciò che questo browser ha aggiunto ne fa parte.
fair-mine-is-not-in = Ciò che questo browser ha aggiunto non ne fa parte.
fair-mine-is-lost = Questo browser ha inviato cifre casuali proprie, e il server non le ha confermate in tempo: non ne fanno parte.
fair-all-draws = Tutte le estrazioni
fair-number = N.
fair-answer = Risposta
fair-ticket = Biglietto
fair-limits =
    La pagina controlla i biglietti. Che cosa indica ogni biglietto deriva dalle regole, e si controlla con: utopia record
    verify FILE
