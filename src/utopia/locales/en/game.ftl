# The game's own words, shared by page, terminal and server.
#
# `$seat` and `$other` are filled with players' names, `$civ`, `$second`, `$island` and `$district` with identifiers of
# the notation (`maya`, `water`, `heron-quay`). Messages `form-…` are this language's own grammar: no program asks for
# them. A district of a board that we do not know comes by the name its board gives it.

## Names

civilization-maya = Maya
civilization-persian = Persian
civilization-chinese = Chinese
civilization-greek = Greek
civilization-egyptian = Egyptian
land-maya = Maya
land-persian = Persia
land-chinese = China
land-greek = Greece
land-egyptian = Egypt
island-water = Water
island-fire = Fire
island-wind = Wind
island-earth = Earth
seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-violet = Violet
source-wonder = Wonders built
source-patronage = Owning a wonder
source-addition = Others’ princes at own monuments
source-removal = Princes removed
source-prestige = Prestige
district-heron-quay = Heron Quay
district-lantern-hill = Lantern Hill
district-tide-mill = Tide Mill
district-mirror-court = Mirror Court
district-reed-gate = Reed Gate
district-cinder-wharf = Cinder Wharf
district-glass-row = Glass Row
district-sun-gate = Sun Gate
district-ember-stairs = Ember Stairs
district-kilns = The Kilns
district-bell-foundry = Bell Foundry
district-kite-market = Kite Market
district-vane-square = Vane Square
district-gull-terrace = Gull Terrace
district-sail-lofts = Sail Lofts
district-harp-steps = Harp Steps
district-olive-landing = Olive Landing
district-granary = The Granary
district-quarry-gate = Quarry Gate
district-vine-slopes = Vine Slopes
district-old-orchard = Old Orchard
district-clay-yards = Clay Yards
district-salt-garden = Salt Garden
district-barley-strand = Barley Strand
sector-ember-sound = Ember Sound
sector-mirror-bay = Mirror Bay
sector-furrow-bay = Furrow Bay
sector-gale-reach = Gale Reach

## Grammar

form-civ = { $civ ->
    [maya] Maya
    [persian] Persian
    [chinese] Chinese
    [greek] Greek
    [egyptian] Egyptian
   *[other] { $civ }
}
form-a-civ = { $civ ->
    [egyptian] an { form-civ }
   *[other] a { form-civ }
}
form-a-civ-first = { $civ ->
    [egyptian] An { form-civ }
   *[other] A { form-civ }
}
form-second = { $second ->
    [maya] Maya
    [persian] Persian
    [chinese] Chinese
    [greek] Greek
    [egyptian] Egyptian
   *[other] { $second }
}
form-a-second = { $second ->
    [egyptian] an { form-second }
   *[other] a { form-second }
}
form-land = { $civ ->
    [maya] Maya
    [persian] Persia
    [chinese] China
    [greek] Greece
    [egyptian] Egypt
   *[other] { $civ }
}
form-island = { $island ->
    [water] Water
    [fire] Fire
    [wind] Wind
    [earth] Earth
   *[other] { $island }
}
form-district = { $district ->
    [heron-quay] { district-heron-quay }
    [lantern-hill] { district-lantern-hill }
    [tide-mill] { district-tide-mill }
    [mirror-court] { district-mirror-court }
    [reed-gate] { district-reed-gate }
    [cinder-wharf] { district-cinder-wharf }
    [glass-row] { district-glass-row }
    [sun-gate] { district-sun-gate }
    [ember-stairs] { district-ember-stairs }
    [kilns] { district-kilns }
    [bell-foundry] { district-bell-foundry }
    [kite-market] { district-kite-market }
    [vane-square] { district-vane-square }
    [gull-terrace] { district-gull-terrace }
    [sail-lofts] { district-sail-lofts }
    [harp-steps] { district-harp-steps }
    [olive-landing] { district-olive-landing }
    [granary] { district-granary }
    [quarry-gate] { district-quarry-gate }
    [vine-slopes] { district-vine-slopes }
    [old-orchard] { district-old-orchard }
    [clay-yards] { district-clay-yards }
    [salt-garden] { district-salt-garden }
    [barley-strand] { district-barley-strand }
   *[other] { $district }
}

## Why a move is refused, and what would be right

refusal-game-is-over = The game is over; no more moves.
refusal-chance-decides = A draw comes first; players decide after it.
refusal-not-your-decision = Somebody else decides now; you move when you are asked.
refusal-guest-not-open = No { form-civ } guest of { form-island } is on offer; take one that lies open, or the one just drawn.
refusal-island-is-closed = { form-island } is closed in a game for two; choose another island.
refusal-no-prince-in-supply = No { form-civ } prince is left in the supply; choose another civilization.
refusal-no-prince-in-supply-enter = No { form-civ } prince is left in the supply; take the guest without placing one: 'take { $civ } { $island }'.
refusal-placing-is-compulsory = The supply still holds { form-a-civ } prince, so it must be placed: 'enter { $civ }' with a district of { form-island }.
refusal-surprise-used = You may draw only one surprise guest a round; take an open guest.
refusal-bag-is-empty = The bag is empty, so no surprise guest can be drawn; take an open guest.
refusal-cannot-name-yourself = You cannot name yourself; name another player.
refusal-no-such-player = There is no such player at this table; choose one of its seats.
refusal-wonder-stands = { form-island } has its wonder already, and each island bears one; choose another island.
refusal-wonder-needs-each-civilization = The wonder of { form-island } takes one of your princes of each civilization on that island; not all are there yet.
refusal-no-base-left = You have no base left, and every building needs one; you build no more.
refusal-not-the-civilization-asked = No { form-civ } prince is asked for now; answer for the civilization asked for.
refusal-no-prince-there = No { form-civ } prince of yours can go from { form-district }; choose a district where one stands.
refusal-district-is-controlled = { form-district } bears a monument already; choose a district without one.
refusal-district-needs-three = Taking { form-district } needs three of your { form-civ } princes there; fewer stand there.
refusal-no-monument-left = No { form-civ } monument is left; choose three princes of another civilization.
refusal-wrong-number-of-cards = You must discard 2 cards if you are first on the track, none if last, otherwise 1.
refusal-wrong-number-of-cards-pay = That is the wrong number of cards: one pays to raise, two to lower.
refusal-no-such-card = You hold no { form-civ } card; choose a card from your hand.
refusal-no-such-card-two = You do not hold these two cards, { form-civ } and { form-second }; choose cards from your hand.
refusal-card-needed = This takes { form-a-civ } card, printed or turned by a privilege; you have none to play.
refusal-card-needed-raise = Raising { form-land } takes a card that pays for it; you have none to play.
refusal-no-privilege-left = You have no privilege left; play the card as what it is printed.
refusal-same-civilization = { form-a-civ-first } card needs no privilege to be one; turn it into another civilization.
refusal-privilege-leads-nowhere = No action can follow with a card turned { form-second }; only turn a card for an action you can play then.
refusal-no-way-there = { form-district } is not one step away; a step crosses one street or bridge, or sails between harbours of the same or adjacent sectors.
refusal-no-way-there-move = No street, bridge or boat leads out of { form-district }; move princes from elsewhere.
refusal-not-enough-princes = Fewer than { $number } such princes stand where the move begins; move only one.
refusal-no-monument-of-it = { form-district } bears no { form-civ } monument; choose a district that does.
refusal-three-cards-needed = A prince anywhere takes three { form-civ } cards; you have fewer to play.
refusal-already-at-the-top = { form-land } stands at 5 already and rises no further; raise another civilization.
refusal-already-at-the-bottom = { form-land } stands at 1 already and falls no further; lower another civilization.
refusal-two-cards-needed = Lowering { form-land } takes two cards that pay for it; you have fewer to play.
refusal-unknown-move = That is no move of this game; choose one from the list.

## Why a kind of move is not asked for now

not-now-enter = No guest can be taken now; that is how a turn of phase 1 begins.
not-now-take = No guest can be taken now; that is how a turn of phase 1 begins.
not-now-surprise = No surprise guest can be drawn now; one takes the place of an open guest in a turn of phase 1.
not-now-name = Nobody can be named now; that comes after a surprise guest.
not-now-end = The turn cannot end now; answer what is asked first.
not-now-district = Nothing can be built now; you build in your own turn of phase 1 or 2, around its other steps.
not-now-wonder = Nothing can be built now; you build in your own turn of phase 1 or 2, around its other steps.
not-now-leave = No prince leaves now; that is asked while a wonder is built.
not-now-discard = No card can be discarded now; that is asked early in phase 2, or if you hold more than 5 after a turn.
not-now-discard-two = Two cards cannot be discarded now; that is asked of the first on the track when phase 2 begins.
not-now-privilege = No card can be turned now; that is done in your turn of phase 2.
not-now-move = No princes can move now; that is done in your turn of phase 2.
not-now-to = No destination is asked for now; say first which princes move.
not-now-add = No prince can be added now; that is done in your turn of phase 2.
not-now-anywhere = No prince can be added now; that is done in your turn of phase 2.
not-now-remove = No prince can be removed now; that is done in your turn of phase 2.
not-now-raise = The scale cannot be changed now; that is done in your turn of phase 2.
not-now-lower = The scale cannot be changed now; that is done in your turn of phase 2.
not-now-pay = No payment is asked for now; say first which civilization rises.
not-now-pay-two = No payment is asked for now; say first which civilization falls.

## What happened

event-enter = { $seat } takes the { form-civ } guest of { form-island } and places a prince in { form-district }.
event-take = { $seat } takes the { form-civ } guest of { form-island } and places no prince, for none is left.
event-surprise = { $seat } draws a surprise guest.
event-name = { $seat } names { $other }, who must take an open guest.
event-end = { $seat } ends the turn.
event-district = { $seat } takes { form-district } with three { form-civ } princes.
event-wonder = { $seat } builds the wonder of { form-island }.
event-leave = The { form-civ } prince of { $seat } in { form-district } leaves for the wonder.
event-discard = { $seat } discards { form-a-civ } card.
event-discard-two = { $seat } discards two cards: { form-civ } and { form-second }.
event-discard-unseen = { $seat } has chosen what to discard.
event-privilege = { $seat } turns { form-a-civ } card into { form-a-second } one with a privilege.
event-move = { $seat } moves from { form-district } with { form-a-civ } card.
event-to-1 = { $seat } brings one prince to { form-district }.
event-to-2 = { $seat } brings two princes to { form-district }.
event-add = { $seat } adds { form-a-civ } prince at the monument in { form-district }.
event-anywhere = { $seat } adds { form-a-civ } prince in { form-district } for three cards.
event-remove = { $seat } removes { form-a-civ } prince at the monument in { form-district } for two points.
event-raise = { $seat } raises { form-land } on the prestige scale.
event-lower = { $seat } lowers { form-land } to the foot of the prestige scale.
event-pay = { $seat } pays with { form-a-civ } card.
event-pay-two = { $seat } pays with two cards: { form-civ } and { form-second }.
event-scale = { form-land } is put on the prestige scale.
event-first-player = { $other } goes first.
event-guest = { form-a-civ-first } guest of { form-island } comes out of the bag.
event-card = { $other } is dealt { form-a-civ } card.
event-unseen-card = { $other } is dealt a card.

## What is asked

question-scale = Which civilization comes next on the prestige scale, at { $value }?
question-first-player = Who goes first?
question-arrival = Which guest comes out of the bag? Still to come: { $number }.
question-surprise-draw = Which guest does { $seat } draw from the bag?
question-deal = Which card is { $seat } dealt? Still to deal: { $number }.
question-guest = { $seat } takes an open guest or draws a surprise guest; building is possible.
question-surprise-guest = { $seat } places a prince for the { form-civ } guest of { form-island } just drawn; building is possible.
question-name = { $seat } names another player, who must take an open guest; building is possible.
question-named-guest = { $seat }, named by { $other }, takes an open guest.
question-named-end = { $seat }, named by { $other }, builds or ends.
question-end = { $seat } builds or ends the turn.
question-leave = Which { form-civ } prince of { $seat } leaves for the wonder of { form-island }?
question-discard = { $number ->
    [one] One player is still to choose what to discard.
   *[other] All who owe cards choose at once what to discard; { $number } are still to choose.
}
question-discard-one = { $seat } (one card)
question-discard-two = { $seat } (two cards)
question-act = { $seat } plays cards, builds, or ends the turn.
question-destination = Where do the { form-civ } princes of { $seat } go from { form-district }, and how many, one or two?
question-privilege = { $seat } plays the card turned { form-civ }: an action that it pays for.
question-pay-raise = Which card does { $seat } pay with to raise { form-land }?
question-pay-lower = Which two cards does { $seat } pay with to lower { form-land }?
question-keep = { $seat } keeps 5 of { $number } cards and discards the others.
question-over = The game is over.

## Why it is whose turn: a few words, no sentence

turn-over = the game is over
turn-chance = a draw is to be made
turn-at-once = all who owe cards choose at once
turn-named = named by { $other }
turn-first-on-start = first on the start space
turn-first = first on the track, at { $points }
turn-next = next on the track at { $points }; all ahead have had their turn in this lap
turn-behind = arrived behind { $other } on { $points }; all ahead have had their turn in this lap
turn-fixed = next in the order that was read when the lap began

## Why nothing (more) can be taken back: half a sentence

bar-beginning = nothing has been decided yet
bar-set-up = the game has only begun
bar-surprise-drawn = the surprise guest has been drawn
bar-guests-arrived = the guests of the round have been drawn
bar-cards-dealt = the cards have been dealt
bar-discards-shown = the discards have been shown
bar-discard-final = a choice of discards is final
bar-turn-ended = the turn was ended, and that is final
bar-other-decided = { $seat } has decided since
bar-game-over = the game is over

## The chronicle

chronicle-round = Round { $number }
chronicle-setup = Set-up
chronicle-gains = { $seat } gains { $points }.
chronicle-target = The game is over: { $standings }.
chronicle-stall = The game is over after round 40, for nobody has reached the target: { $standings }.
chronicle-place = { $place }. { $seat } { $score }
gain-wonder = { $seat } gains { $points } for the wonder.
gain-patronage = { $seat } gains { $points } as owner of the island’s wonder.
gain-addition = { $seat } gains { $points } for the prince added at the monument.
gain-removal = { $seat } gains { $points } for the prince removed.
gain-prestige = { $seat } gains { $points } for prestige.

## Why an event of a record cannot be: half a sentence

impossible-draw = that cannot be drawn here; possible: { $possible }
impossible-receiver = the card is dealt to { $colour } here, by the order of the track
impossible-draw-over = the game is over; nothing is drawn any more
impossible-draw-turn = nothing is drawn here; to decide: { $seats }
impossible-move-draw = a draw comes first; possible: { $possible }
impossible-unseen-full = a full record says what was discarded; only a redacted one has 'discard ?'
impossible-unseen-own = the viewer knows their own discard; write its cards
impossible-unseen-owed = { $seat } owes no discard here
impossible-unseen-shown = with this choice all discards lie open, so what { $seat } discarded must be written
impossible-result = the result is { $read }, but the events lead to { $found }
impossible-result-running = the result is { $read }, but after the last event the game goes on
impossible-cut = the line breaks off; a line ends with LF
record-line = line { $number }
record-event = event { $number }
record-result = its result
