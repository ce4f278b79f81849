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

# La pagina di un’analisi.

analysis-title = Analisi
analysis-level = Quanto a fondo
analysis-quick = Rapida
analysis-quick-about = Circa mezzo minuto per una partita in quattro.
analysis-deep = Approfondita
analysis-deep-about = Dura dieci volte tanto; vede più lontano e sbaglia meno.
analysis-begins = L’analisi comincia…
analysis-waits = { $ahead ->
    [one] Prima viene un’altra partita.
   *[other] Prima vengono altre { $ahead } partite.
}
analysis-judged = { $judged } decisioni valutate su { $total }
analysis-failed = Non è stato possibile analizzare questa partita. Riprova più tardi.
analysis-curve-title = Chi stava vincendo?
analysis-curve-label = Quota attesa della vittoria
analysis-curve-at = Round { $round }: { $shares }
analysis-as-table = Come tabella
analysis-won-by-luck = Vittoria di { $name }, soprattutto per fortuna.
analysis-won-by-others = Vittoria di { $name }, soprattutto grazie alle scelte degli altri.
analysis-won-without-luck = Vittoria di { $name }, anche se la fortuna ha aiutato gli altri: le loro scelte sono costate di più.
analysis-accounts-title = Fortuna e scelte
analysis-accounts-about = Chi gioca comincia con { $start } della vittoria. La fortuna, le scelte proprie e quelle degli altri portano al risultato. In un’intera partita si può superare il 100%.
analysis-costly-title = Le tre decisioni più costose
analysis-player = Giocatore
analysis-costs = Round { $round }: è costata { $cost } della vittoria
analysis-played-here = Giocato:
analysis-better-here = Meglio:
analysis-show = Mostra sulla mappa
analysis-play = Falla giocare
analysis-none-costly = Nessuna decisione è costata chiaramente qualcosa.
analysis-choices = Tutte le decisioni
analysis-grades = Imprecisione: costa { $inaccuracy } della vittoria o più; errore: { $mistake }; errore grave: { $blunder }. Secondo ciò che si sapeva allora.
analysis-all-choices = Anche quelle buone
analysis-no-faults = Finora nessuna imprecisione.
analysis-inaccuracy = imprecisione
analysis-mistake = errore
analysis-blunder = errore grave
problem-analysis-running = Questa partita non è ancora finita. Si potrà analizzare dopo.
problem-analysis-ended = Questa partita è stata interrotta e non ha un risultato; si analizzano solo le partite giocate fino alla fine.
problem-analysis-busy = Già { $most } partite aspettano la loro analisi. Riprova tra un minuto.
