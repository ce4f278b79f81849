# What happened, a row for each decision: for readers of the chronicle. `$you` is 1 where the reader did it.

form-log = { $you ->
    [1] You
   *[other] { $seat }
}
form-log-turned = { $turned ->
    [none] { "" }
   *[other] { " " }(a card turned by a privilege)
}
log-enter = { form-log } placed { form-a-civ } in { form-district }
log-take = { form-log } took { form-a-civ } guest of { form-island } and placed no prince, for none is left
log-surprise = { form-log } drew a surprise guest
log-surprise-guest = { form-log } drew a surprise guest: { form-a-civ } of { form-island }
log-name = { form-log } named { $other }, who had to take a guest
log-end = { form-log } ended the turn
log-district = { form-log } built { form-a-civ } monument in { form-district }
log-wonder = { form-log } built the wonder of { form-island }
log-leave = { form-log } sent { form-a-civ } from { form-district } to the wonder
log-discard = { form-log } discarded { form-a-civ } card
log-discard-two = { form-log } discarded two cards: { form-civ } and { form-second }
log-discard-unseen = { form-log } chose what to discard
log-privilege = { form-log } turned { form-a-civ } card into { form-a-second } one
log-move = { form-log } set out from { form-district } with { form-a-civ } card{ form-log-turned }
log-moved-1 = { form-log } moved { form-a-civ }: { $from } → { $to }{ form-log-turned }
log-moved-2 = { form-log } moved two { form-civ } princes: { $from } → { $to }{ form-log-turned }
log-add = { form-log } added { form-a-civ } in { form-district }{ form-log-turned }
log-anywhere = { form-log } added { form-a-civ } in { form-district } for three cards{ form-log-turned }
log-remove = { form-log } removed { form-a-civ } from { form-district }{ form-log-turned }
log-raise = { form-log } raised { form-land } by one{ form-log-turned }
log-lower = { form-log } dropped { form-land } to 1{ form-log-turned }
log-pay = { form-log } paid with { form-a-civ } card
log-pay-two = { form-log } paid with two cards: { form-civ } and { form-second }
log-to = to
log-turn = { $number ->
    [one] { form-log }: one move
   *[other] { form-log }: { $number } moves
}
