## Ciò che gli ambienti di ricerca rifiutano
envs-players = il numero di giocatori è { $players }; Utopia è da { $least } a { $most }
envs-options = { $options }: singole opzioni si cambiano in un’edizione data per nome; una Edition propria le ha tutte
envs-word = { $what } è { $word }; è uno di { $words }
envs-seed = il seme è { $seed }; è un numero intero, 0 o più
envs-shaping = shaping è { $shaping }; è un numero, la ricompensa per punto
envs-over = nessuna partita è in corso; reset ne comincia una
envs-no-action = L’azione { $action } di { $colour } non esiste: le azioni sono numeri interi da 0 a { $most }, e quelle legali hanno un 1 nella maschera.
envs-illegal = L’azione { $action } di { $colour } non è legale.
envs-opponents = { $others ->
    [1] c’è un altro posto: nomina un bot per esso, non { $number } ({ $names })
   *[other] ci sono { $others } altri posti: nomina un bot per tutti, o { $others } bot, non { $number } ({ $names })
}
envs-opponent = il bot { $name } ha risposto con ciò che non è legale. { $why }
envs-observer = non c’è un osservatore di { $kind }; ci sono quelli dell’informazione pubblica e privata con o senza memoria, e di ciascuna da sola senza memoria
envs-other-record = la registrazione è di un’altra mappa, di altre regole o di un altro numero di giocatori, o dice solo ciò che sapeva chi guardava
envs-actions = { $name } è { $found }; contiene numeri interi, uno per ciascuno dei { $number } tavoli
envs-reset-mask = reset_mask è { $found }; contiene vero o falso per ciascuno dei { $number } tavoli, le cui partite sono già cominciate
envs-mix = un insieme di bot ha i pesi { $weights }; sono numeri interi maggiori di 0, uno per ciascun bot
envs-tables = il numero di tavoli è { $number }; ce n’è almeno uno

## Velocità degli ambienti, in utopia bench
bench-pettingzoo-decisions-per-s = decisioni al secondo in PettingZoo, 4 giocatori
bench-gymnasium-steps-per-s = decisioni al secondo in Gymnasium, contro 3 bot casuali
bench-gymnasium-vector-steps-per-s = decisioni al secondo in Gymnasium, 200 tavoli insieme
bench-openspiel-decisions-per-s = decisioni al secondo in OpenSpiel, 4 giocatori, sorteggi a parte
envs-record-amid-discards = Questa registrazione finisce mentre si scelgono gli scarti, e { $colour } ha scelto prima di qualcuno a cui tocca prima; in OpenSpiel si decide uno dopo l’altro. Aspetta che tutti abbiano scelto.
