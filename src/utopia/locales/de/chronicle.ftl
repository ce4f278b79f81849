# Was geschah, eine Zeile je Entscheidung, für alle, die die Chronik lesen. `$you` ist 1, wenn es die Lesenden selbst waren.

form-log = { $you ->
    [1] Du hast
   *[other] { $seat } hat
}
form-log-turned = { $turned ->
    [none] { "" }
   *[other] { " " }(Karte mit einem Privileg umgewandelt)
}
log-enter = { form-log } einen { form-civ-en }Fürsten { form-at-district } eingesetzt
log-take = { form-log } einen { form-civ-en }Gast der { form-island } genommen und keinen Fürsten eingesetzt: Es ist keiner mehr da
log-surprise = { form-log } einen Überraschungsgast gezogen
log-surprise-guest = { form-log } einen Überraschungsgast gezogen: { form-civ }, { form-island }
log-name = { form-log } { $other } benannt, einen Gast zu nehmen
log-end = { form-log } den Zug beendet
log-district = { form-log } { form-at-district } ein { form-civ-es }Monument gebaut
log-wonder = { form-log } das Weltwunder der { form-island } gebaut
log-leave = { form-log } einen { form-civ-en }Fürsten { form-from-district } für das Weltwunder abgezogen
log-discard = { form-log } eine { form-civ-e }Karte abgeworfen
log-discard-two = { form-log } zwei Karten abgeworfen: { form-civ } und { form-second }
log-discard-unseen = { form-log } gewählt, was abgeworfen wird
log-privilege = { form-log } eine { form-civ-e }Karte zu einer { form-second-en }Karte gemacht
log-move = { form-log } eine { form-civ-e }Karte ausgespielt: Abmarsch { form-from-district }{ form-log-turned }
log-moved-1 = { form-log } einen { form-civ-en }Fürsten bewegt: { $from } → { $to }{ form-log-turned }
log-moved-2 = { form-log } zwei { form-civ-e }Fürsten bewegt: { $from } → { $to }{ form-log-turned }
log-add = { form-log } einen { form-civ-en }Fürsten { form-at-district } hinzugefügt{ form-log-turned }
log-anywhere = { form-log } für drei Karten einen { form-civ-en }Fürsten { form-at-district } hinzugefügt{ form-log-turned }
log-remove = { form-log } einen { form-civ-en }Fürsten { form-at-district } entfernt{ form-log-turned }
log-raise = { form-log } { form-land } um eins gehoben{ form-log-turned }
log-lower = { form-log } { form-land } auf 1 gesenkt{ form-log-turned }
log-pay = { form-log } mit einer { form-civ-en }Karte bezahlt
log-pay-two = { form-log } mit zwei Karten bezahlt: { form-civ } und { form-second }
log-to = nach
log-turn = { $number ->
    [one] { form-log } einmal gehandelt
   *[other] { form-log } { $number }-mal gehandelt
}
