## Che cosa farebbe un bot forte, e perché

form-some-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
hint-title = L’Architetto giocherebbe così
hint-play = { $number ->
    [one] Gioca così
   *[other] Gioca tutte
}
hint-play-about = Puoi ancora annullare la mossa.
hint-no-reason = È ciò che promette di più per il seguito.
reason-points = Porta subito { form-some-points }.
reason-income = Alla fine del round ti porta { form-some-points } in più, così come stanno le cose.
reason-income-fewer = Alla fine del round ti costa { form-some-points }, così come stanno le cose.
reason-rival = { $seat } riceve { form-some-points } in più alla fine del round, così come stanno le cose.
reason-rival-fewer = { $seat } riceve { form-some-points } in meno alla fine del round, così come stanno le cose.
reason-district = Poi puoi prendere { form-the-district } con tre principi { form-civ-mp }.
reason-wonder = Poi puoi costruire la meraviglia dell’{ form-island }.
reason-pair = Due principi { form-civ-mp } su tre stanno allora { form-at-district }.
reason-first = A { $seat } mancava un solo principe per prendere { form-the-district }.
reason-guest = Questo invitato { form-civ }, il solo dell’{ form-island }, permetterebbe a { $seat } di prendere un quartiere.
reason-patron = A { $seat } manca solo un principe { form-civ } per la meraviglia dell’{ form-island }, e non c’è un altro invitato così.
reason-worth = Un monumento { form-civ } porta { form-some-points } a ogni round, così come stanno le cose.
reason-variety = Hai così { $number } delle cinque civiltà sull’{ form-island }, per la sua meraviglia.
reason-keep = Così restano { $number ->
    [one] una carta
   *[other] { $number } carte
} per dopo.
reason-idle = Non hai principi { form-civ-mp } da spostare con una tale carta.
refusal-hint-people = Niente consigli finché a questo tavolo giocano altre persone.
refusal-hint-deal = Non ci sono consigli in una mano che giocano anche altri.
refusal-hint-not-now = C’è un consiglio quando tocca a te decidere.
refusal-hint-waking = I bot non sono ancora svegli; chiedi di nuovo tra un momento.
refusal-hint-too-fast = Un po’ troppo in fretta. Pensaci un momento, poi chiedi di nuovo.
