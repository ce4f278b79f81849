# `utopia analyse`: che cosa fortuna e gioco hanno dato a ciascuno in una partita finita.

analysis-whole = { $file } dice solo quel che sapeva uno; un’analisi richiede la registrazione intera.
analysis-over = La partita in { $file } non è finita; si analizzano solo partite finite.
analysis-no-level = --level è { $level }; ci sono { $levels }.
analysis-curve = Quota di vittoria attesa all’inizio di ogni round:
analysis-round = Round { $number }
analysis-result = Risultato
analysis-luck-by-round = Che cosa ha dato il caso in ogni round:
analysis-accounts = Da che cosa nasce il risultato:
analysis-start = Inizio alla pari
analysis-luck = Fortuna
analysis-own = Proprie scelte
analysis-others = Scelte altrui
analysis-costly = Le scelte più costose, per quel che il giocatore sapeva:
analysis-none = { $name }: nessuna è costata chiaramente qualcosa.
analysis-cost = Round { $round }, evento { $event }: { $cost }
analysis-played = Giocato: { $moves }
analysis-better = Meglio: { $moves }
