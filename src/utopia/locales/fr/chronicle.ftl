# Ce qui s’est passé, une ligne par décision, pour qui lit la chronique. `$you` vaut 1 quand c’est le fait du lecteur.

form-log = { $you ->
    [1] Tu as
   *[other] { $seat } a
}
form-log-turned = { $turned ->
    [none] { "" }
   *[other] { " " }(carte changée par un privilège)
}
log-enter = { form-log } placé un prince { form-civ } { form-at-district }
log-take = { form-log } pris un invité { form-civ } de l’{ form-island } sans placer de prince : il n’en reste plus
log-surprise = { form-log } pioché un invité surprise
log-surprise-guest = { form-log } pioché un invité surprise : { form-civ }, de l’{ form-island }
log-name = { form-log } désigné { $other }, qui a dû prendre un invité
log-end = { form-log } fini le tour
log-district = { form-log } bâti un monument { form-civ } { form-at-district }
log-wonder = { form-log } bâti la merveille de l’{ form-island }
log-leave = { form-log } retiré un prince { form-civ } { form-from-district } pour la merveille
log-discard = { form-log } défaussé une carte { form-civ-f }
log-discard-two = { form-log } défaussé deux cartes : { form-civ-f } et { form-second-f }
log-discard-unseen = { form-log } choisi sa défausse
log-privilege = { form-log } changé une carte { form-civ-f } en carte { form-second-f }
log-move = { form-log } joué une carte { form-civ-f } pour partir { form-from-district }{ form-log-turned }
log-moved-1 = { form-log } déplacé un prince { form-civ } : { $from } → { $to }{ form-log-turned }
log-moved-2 = { form-log } déplacé deux princes { form-civ-mp } : { $from } → { $to }{ form-log-turned }
log-add = { form-log } ajouté un prince { form-civ } { form-at-district }{ form-log-turned }
log-anywhere = { form-log } ajouté un prince { form-civ } { form-at-district } pour trois cartes{ form-log-turned }
log-remove = { form-log } retiré un prince { form-civ } { form-from-district }{ form-log-turned }
log-raise = { form-log } fait monter { form-land } d’un rang{ form-log-turned }
log-lower = { form-log } fait descendre { form-land } à 1{ form-log-turned }
log-pay = { form-log } payé avec une carte { form-civ-f }
log-pay-two = { form-log } payé avec deux cartes : { form-civ-f } et { form-second-f }
log-to = vers
log-turn = { $number ->
    [one] { form-log } joué un coup
   *[other] { form-log } joué { $number } coups
}
