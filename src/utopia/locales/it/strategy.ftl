# Che cosa fa vincere, contato nelle partite dei nostri bot.

strategy-title = Che cosa fa vincere
strategy-about = Contato in { $games } partite che i nostri bot hanno giocato tra loro. Tra persone si gioca in un altro modo: prendilo come un inizio. Ogni posizione si apre come lezione.
strategy-try = Prova sulla mappa
strategy-monuments-title = Decidono i monumenti
strategy-monuments = Da due terzi a quattro quinti dei punti di chi vince arrivano alla fine dei round, dai monumenti. Chi vince ha circa mezzo monumento in più degli altri; il valore di ognuno sulla scala di prestigio differisce meno. Perciò costruiscine uno in più piuttosto che uno più bello, e presto: rende a ogni round.
strategy-removal-title = I principi di troppo sono punti
strategy-removal = Rimuovere un principe presso un monumento porta 2 punti: è la seconda fonte di punti, un quinto in quattro. Un principe che non sarà mai uno di tre vale una carta.
strategy-wonder-title = Una meraviglia, non tre
strategy-wonder = Le meraviglie sono un ventesimo dei punti e decidono di rado: tra quattro bot un posto con una meraviglia ha vinto il 29% delle partite (buoni bot) o il 26% (più forti), senza il 23% o il 25%. Una seconda non aiuta più: da cinque principi spesso sarebbe nato un monumento.
strategy-first-title = Condurre presto non è un regalo
strategy-first = Tra buoni bot non importa chi comincia. In due o in tre, chi conduce all’inizio del round 3 vince meno spesso di quanto dica il caso: chi conduce scarta due carte a ogni round. Tra bot per principianti chi conduce vince più spesso.
strategy-king-title = Tieni una carta per il re
strategy-king = La fine di un round paga secondo la scala di prestigio di quel momento. Conta quanto un posto in più o in meno porta a te e costa agli altri; chi agisce per ultimo ha l’ultima parola.
strategy-figures = I numeri
strategy-players = Persone × bot
strategy-column-prestige = Prestigio: parte dei punti di chi vince
strategy-column-removal = Principi rimossi
strategy-column-wonder = Meraviglie
strategy-column-monuments = Monumenti: chi vince
strategy-column-others = Monumenti: gli altri
strategy-column-leader = Chi conduce al round 3 vince
strategy-figures-about = Ogni bot ha giocato con sé stesso, sulla mappa di questo sito. «greedy» gioca come il Muratore e guarda una mossa avanti. Le tabelle intere e il comando che le fa sono in docs/strategy.md.
