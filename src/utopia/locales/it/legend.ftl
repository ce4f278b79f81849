# The pictures of the rules' examples, the legend of pieces and signs, and who made the game.

## Examples

example-pictured = Un esempio illustrato
example-before = Prima
example-after = Dopo
example-then = Poi
example-closed = L’isola dell’Acqua è chiusa
example-missing = Per l’immagine serve la rete.

## La legenda

legend-title = Pezzi e simboli
legend-about = Che cosa sono, e come sono disegnati qui
legend-civilizations = Le cinque civiltà
legend-civilizations-about =
    Principe, invitato e carta portano lo stesso emblema. Tre principi uguali in un quartiere diventano il monumento
    della loro riga.
legend-pieces = I pezzi
legend-map = Sulla mappa
legend-islands = Le quattro isole e i loro animali
legend-prince = Principe
legend-prince-about =
    Ha il colore e la forma del suo giocatore: 40 per colore, otto di ogni civiltà. Un numero dice quanti stanno
    insieme.
legend-guest = Invitato
legend-guest-about = Arriva in nave. Lo prendi e metti un principe della sua civiltà sull’isola di quella nave.
legend-card = Carta azione
legend-card-about = Sposta, aggiunge o rimuove un principe, oppure cambia la scala di prestigio.
legend-card-short = Carta
legend-monument = Monumento
legend-monument-about = Resta per sempre in un quartiere controllato, e rende a ogni round.
legend-base = Base
legend-base-about = Il suo colore dice di chi è il monumento o la meraviglia. Ne hai otto.
legend-wonder = Meraviglia
legend-wonder-about = Una per isola, in cambio di cinque principi diversi: 6 punti subito.
legend-minister = Ministro
legend-minister-about = La tua figura sul percorso del punteggio. Chi è davanti agisce per primo.
legend-privilege = Privilegio
legend-privilege-about = Fa valere una carta come un’altra civiltà. Ne hai due per tutta la partita.
legend-bag = Sacchetto
legend-bag-about = Contiene i 40 invitati. Quelli presi vi tornano alla fine della fase 1.
legend-ship = Nave
legend-ship-about = Una per isola, con il suo animale sulla vela. Lì accanto ci sono gli invitati che si possono prendere.
legend-summary = Aiuto di gioco
legend-summary-about = Nella scatola ce ne sono cinque, uno per giocatore. Qui lo sostituisce questa pagina.
legend-start = Casella di partenza
legend-start-about = In basso sul percorso del punteggio, al centro: tutti cominciano lì con 0 punti.
legend-value = Valore di un quartiere
legend-value-about = Quanto guadagna il proprietario della meraviglia dell’isola quando qualcuno prende il controllo del quartiere.
legend-harbour = Porto
legend-harbour-about = Da qui i principi vanno per mare a un altro porto, nello stesso settore o in quello accanto.
legend-street = Strada
legend-street-about = Separa due quartieri vicini. Con una carta un principe la attraversa.
legend-bridge = Ponte e canale
legend-bridge-about = Il canale separa le isole. I principi lo passano su un ponte; le barche non vi entrano.
legend-place = Posto per una meraviglia
legend-place-about = Uno per isola, con l’animale dell’isola. Non fa parte di nessun quartiere.
legend-lighthouse = Faro e linea punteggiata
legend-lighthouse-about =
    Ce ne sono tre. Da ognuno parte verso il largo una linea punteggiata: lì finisce un settore e comincia il
    successivo. Con una carta una barca ne attraversa al massimo una.
legend-reef = Scogli
legend-reef-about = Chiudono il mare tra il Vento e il Fuoco. Nessuna barca li passa.
legend-animal-water = Pesce
legend-animal-fire = Salamandra
legend-animal-wind = Uccello
legend-animal-earth = Serpente

## Chi ha fatto il gioco

credits-title = Il gioco e i suoi autori
credits-made =
    Utopia è un gioco da tavolo di Ludovic Vialla e Arnaud Urbon, pubblicato nel 2007 da Editions du Matagot e
    illustrato da Stéphane Poinsot, Jean-Mathias Xavier, Christophe Rendu e Carole Carillon.
credits-independent =
    Quello che vedi qui è indipendente, con parole e immagini proprie. Non è fatto né approvato da loro. Se il gioco
    ti piace, cerca la scatola.
