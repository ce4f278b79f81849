# Che cosa è successo, una riga per decisione, per chi legge la cronaca. `$you` vale 1 se a leggere è chi l’ha fatto.

form-log = { $you ->
    [1] Hai
   *[other] { $seat } ha
}
form-log-turned = { $turned ->
    [none] { "" }
   *[other] { " " }(carta cambiata da un privilegio)
}
log-enter = { form-log } posizionato un principe { form-civ } { form-at-district }
log-take = { form-log } preso un invitato { form-civ } dell’{ form-island } senza posizionare un principe: non ne restano
log-surprise = { form-log } pescato un invitato a sorpresa
log-surprise-guest = { form-log } pescato un invitato a sorpresa: { form-civ }, dell’{ form-island }
log-name = { form-log } scelto { $other } per prendere un invitato
log-end = { form-log } terminato il turno
log-district = { form-log } costruito un monumento { form-civ } { form-at-district }
log-wonder = { form-log } costruito la meraviglia dell’{ form-island }
log-leave = { form-log } tolto un principe { form-civ } { form-from-district } per la meraviglia
log-discard = { form-log } scartato una carta { form-civ-f }
log-discard-two = { form-log } scartato due carte: { form-civ-f } e { form-second-f }
log-discard-unseen = { form-log } scelto che cosa scartare
log-privilege = { form-log } cambiato una carta { form-civ-f } in una { form-second-f }
log-move = { form-log } giocato una carta { form-civ-f } per partire { form-from-district }{ form-log-turned }
log-moved-1 = { form-log } spostato un principe { form-civ }: { $from } → { $to }{ form-log-turned }
log-moved-2 = { form-log } spostato due principi { form-civ-mp }: { $from } → { $to }{ form-log-turned }
log-add = { form-log } aggiunto un principe { form-civ } { form-at-district }{ form-log-turned }
log-anywhere = { form-log } aggiunto un principe { form-civ } { form-at-district } per tre carte{ form-log-turned }
log-remove = { form-log } rimosso un principe { form-civ } { form-from-district }{ form-log-turned }
log-raise = { form-log } fatto salire { form-land } di un posto{ form-log-turned }
log-lower = { form-log } fatto scendere { form-land } a 1{ form-log-turned }
log-pay = { form-log } pagato con una carta { form-civ-f }
log-pay-two = { form-log } pagato con due carte: { form-civ-f } e { form-second-f }
log-to = verso
log-turn = { $number ->
    [one] { form-log } fatto una mossa
   *[other] { form-log } fatto { $number } mosse
}
