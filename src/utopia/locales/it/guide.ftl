# I primi turni di chi comincia, spiegati al tavolo quando serve.

guide-title = I tuoi primi turni
guide-offer-title = Prima partita?
guide-offer = I tuoi primi turni possono essere spiegati mentre giochi, poche parole alla volta.
guide-yes = Mostrami
guide-no = No, grazie
guide-next = Capito
guide-stop = Non spiegare più
guide-guest-title = Fase 1: prendi un invitato
guide-guest = Scegli un invitato illuminato, poi un quartiere illuminato della sua isola: un tuo principe ci va ad abitare.
guide-housed-title = Il tuo invitato ha una casa
guide-housed = Tieni insieme i principi uguali: tre in un quartiere diventano un monumento. Fino a «Fine turno» puoi annullare tutto.
guide-others-title = Giocano gli altri
guide-others = Gioca per primo chi è più avanti sul percorso del punteggio. La cronaca racconta che cosa fa ognuno.
guide-discard-title = Chi è in testa scarta di più
guide-discard = Il primo sul percorso scarta due carte, l’ultimo nessuna, gli altri una. Tieni le carte delle civiltà di cui hai principi.
guide-build-title = Puoi costruire
guide-build = Tre principi uguali diventano un monumento, che rende a ogni round. Cinque diversi su un’isola diventano la sua meraviglia: 6 punti.
guide-act-title = Fase 2: gioca le carte
guide-act = Scegli una carta e poi ciò che si illumina: sposta, aggiunge o rimuove principi. Giocane quante vuoi e tieni le altre.
guide-king-title = Che cosa piace al re
guide-king = A ogni round il tuo monumento rende 5 punti per la civiltà che il re preferisce, 1 per l’ultima. Una carta la fa salire.
guide-done-title = Il gioco è tutto qui
guide-done = Ci sono nuovi invitati. La partita finisce con il round in cui qualcuno ha { $points } punti. Il libro contiene tutte le regole.
