## What a strong bot would do, and why

form-some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-title = The Architect would play
hint-play = { $number ->
    [one] Play it
   *[other] Play them
}
hint-play-about = You can still undo it.
hint-no-reason = It promises the most for what is to come.
reason-points = It brings { form-some-points } at once.
reason-income = At the end of the round it pays you { form-some-points } more, as things stand.
reason-income-fewer = At the end of the round it costs you { form-some-points }, as things stand.
reason-rival = { $seat } gets { form-some-points } more at the end of the round, as things stand.
reason-rival-fewer = { $seat } gets { form-some-points } less at the end of the round, as things stand.
reason-district = You can then take { form-district } with three { form-civ } princes.
reason-wonder = You can then build the wonder of { form-island }.
reason-pair = Two of three { form-civ } princes then stand in { form-district }.
reason-first = { $seat } was one prince short of taking { form-district }.
reason-guest = { $seat } could use this guest, the only { form-civ } one of { form-island }, to take a district.
reason-patron = { $seat } lacks only { form-a-civ } prince for the wonder of { form-island }, and there is no other such guest.
reason-worth = Each { form-civ } monument pays { form-some-points } a round, as things stand.
reason-variety = You then have { $number } of the five civilizations on { form-island }, for its wonder.
reason-keep = It keeps { $number ->
    [one] one card
   *[other] { $number } cards
} for later.
reason-idle = You have no { form-civ } princes that such a card could move.
refusal-hint-people = There are no hints while other people play at this table.
refusal-hint-deal = There are no hints in a deal that others play too.
refusal-hint-not-now = You can ask for a hint when it is your turn to decide.
refusal-hint-waking = The bots are not awake yet; ask again in a moment.
refusal-hint-too-fast = That was a little fast. Think for a moment, then ask again.
