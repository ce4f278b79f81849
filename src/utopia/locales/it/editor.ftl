# La pagina su cui si prepara una posizione.
editor-title = Prepara una posizione
editor-palette = Che cosa metti
editor-whose = Di chi
editor-people = Quale civiltà
editor-tool-prince = Principe
editor-tool-monument = Monumento
editor-tool-wonder = Meraviglia
editor-tool-guest = Invitato
editor-tool-erase = Gomma
editor-tool-prince-about = Tocca un quartiere: c’è un principe in più.
editor-tool-monument-about = Tocca un quartiere: lì c’è il monumento.
editor-tool-wonder-about = Tocca un’isola: la sua meraviglia appare, o sparisce.
editor-tool-guest-about = Tocca un’isola: un invitato in più aspetta alla sua nave.
editor-tool-erase-about = Tocca ciò che deve sparire.
editor-more = Uno in più: { $name }
editor-fewer = Uno in meno: { $name }
editor-up = { $name } in su
editor-down = { $name } in giù
editor-verdict = È possibile?
editor-checking = Controllo…
editor-right = Questa posizione è possibile.
editor-decides = Tocca a { $name }.
editor-wrong = { $count ->
    [one] Una cosa non è possibile
   *[other] { $count } cose non sono possibili
}
editor-line = Riga { $line }
editor-study = Studiala
editor-play = Giocala contro i bot
editor-undo = Annulla
editor-clear = Svuota tutto
editor-about = Nello studio fai mosse per tutti, chiedi consigli, scrivi, disegni e condividi. Il link contiene la posizione stessa.
editor-turn = Round e turno
editor-players = Giocatori
editor-round = Round
editor-step = Che cosa si chiede
editor-lap = Giro
editor-on-turn = Di turno
editor-acted = Hanno già giocato
editor-step-act = Fase 2: un turno
editor-step-end = Fase 1: fine di un turno
editor-step-guests = Fase 1: arrivano gli invitati
editor-step-guest = Fase 1: si prende un invitato
editor-step-deal = Fase 2: si distribuiscono le carte
editor-step-discard = Fase 2: tutti scartano
editor-step-keep = Fase 2: troppe carte
editor-step-over = La partita è finita
editor-orders = Scala e percorso
editor-scale = Scala di prestigio
editor-track = Ministri, il primo in testa
editor-belongings = Punti e carte
editor-score = Punti
editor-privileges = Privilegi
editor-score-privileges = Punti e privilegi
editor-hands = Carte in mano
editor-discards = Scarti scoperti
editor-pile-open = Scarti
editor-pile = { $cards ->
    [one] Nel mazzo resta una carta.
   *[other] Nel mazzo restano { $cards } carte.
}
editor-guests = Invitati
editor-open = Alle navi
editor-taken = Presi in questo round: { $name }
editor-supplies = Restano nelle riserve
editor-bases = Basi
editor-monuments = Monumenti
editor-rules = Regole e mappa
editor-map-usual = La mappa solita
editor-map-own = La tua mappa «{ $name }»
editor-map-choose = Una mappa tua…
editor-map-back = Torna alla mappa solita
editor-text = Lo stesso come testo
editor-text-about = Un dato per riga. Incolla qui una posizione o cambia una riga: il tabellone segue.
editor-text-copy = Copia il testo
editor-text-order = Metti in ordine
