# Uno studio che più persone guardano insieme.
review-title = Insieme
review-alone = Ci sei solo tu. Condividi il link per guardarlo insieme.
review-here = Chi è qui
review-you = { $name } (tu)
review-strangers = { $count ->
    [one] e qualcuno senza nome
   *[other] e { $count } senza nome
}
review-leads = guida
review-you-lead = Guidi tu: gli altri vedono ciò che guardi.
review-all-lead = Guidano tutti: dove va uno vanno tutti.
review-follow = Vedi ciò che guarda { $name }.
review-apart = Guardi liberamente.
review-back = Torna dagli altri
review-leave = Guarda liberamente
review-who-leads = Chi guida
review-everybody = Tutti
review-give-back = Restituisci la guida
review-came = C’è { $name }.
review-gone = { $name } non c’è più.
review-lost = Gli altri non sono raggiungibili. Nuovo tentativo…
review-closed = Gli altri non sono raggiungibili da qui.
review-chat = Chat
review-chat-side = Lo leggono tutti i presenti. Quando tutti se ne vanno viene dimenticato.
review-chat-empty = Nessuno ha ancora detto niente.
review-name = Il tuo nome
review-name-do = Partecipa
review-together = Rivedi insieme
review-join = Unisciti alla revisione
review-open = I giocatori stanno rivedendo insieme questa partita.
review-none = Nessuno ha ancora aperto la revisione di questa partita.
problem-many-reviews = Questa partita è stata rivista troppe volte. Fanne uno studio dal suo replay.
