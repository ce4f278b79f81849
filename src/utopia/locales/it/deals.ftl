# La stessa mano: stesso caso, stessi bot, a /deals.
deals-title = Stessa mano
deals-about = Ognuno gioca la stessa mano una volta: arrivano gli stessi invitati, si pescano le stesse carte, siedono gli stessi bot. Poi si confronta.
deals-daily = Mano del giorno
deals-daily-about = Per { $players } giocatori. È la stessa per tutti; la prossima arriva a mezzanotte UTC.
deals-new = Sfida gli altri
deals-new-about = Scegli i bot e manda l’indirizzo. Chi deve ancora giocare non vede i risultati.
deals-players = Giocatori
deals-make = Crea una mano
deals-mine = Le tue mani
deals-none = Non ne hai ancora create né giocate.
deals-by = { $name } ti sfida
deals-of-day = Mano del { $day }
deals-yours = La tua mano
deals-one = Mano
deals-facts = { $players } giocatori · { $bots }
deals-finished = { $number ->
    [0] Nessuno l’ha ancora giocata
    [one] L’ha giocata una persona
   *[other] L’hanno giocata { $number } persone
}
deals-state = { $state ->
    [new] Non ancora giocata
    [running] Stai giocando
   *[other] Giocata
}
deals-play = { $state ->
    [new] Gioca
    [running] Continua
   *[other] Confronta
}
deals-once = Puoi giocarla una volta sola. Non ci sono consigli, e i risultati li vede solo chi ha giocato.
deals-name = Il tuo nome
deals-results = Risultati
deals-rank = Posizione
deals-who = Giocatore
deals-points = Punti
deals-lead = Vantaggio sul miglior bot
deals-place = Posto
deals-given-up = abbandonata
deals-you = tu
deals-look = Rivedi
deals-analysis = Analisi
deals-alone = Nessun altro l’ha ancora giocata. Manda l’indirizzo a qualcuno:
deals-send = Mandala ad altri:
deals-copy = Copia l’indirizzo
deals-all = Tutte le mani
problem-no-deal = Questa mano non esiste.
