# Moves, draws and positions as text: what cannot be read, and positions that are not possible.
form-what = { $what ->
    [number-of-princes] number of princes
    [viewer] viewer of this game
    [seat-of-game] seat of this game
    [card] card
    [source] source of points
    [step] step
    [way] way to change the scale
    [end] reason to end
    [fact] fact of a position
    [number] number here
   *[other] { $what }
}
notation-near = { $word } is no { form-what }; did you mean { $near }?
notation-one-of = { $word } is no { form-what }; it is one of { $words }
notation-number = { $word } is no { form-what }; it is a number from { $least } to { $most }
notation-empty-move = an empty line is no move; it begins with one of { $words }
notation-empty-draw = an empty line is no draw; it begins with one of { $words }
notation-length = { $text } is incomplete or too long; write { $form }
notation-not-drawn = { $text } cannot be drawn now; possible: { $draws }
notation-nothing-drawn = { $text } cannot be drawn now: a player decides first

position-line = line { $number }, { $text }: { $reason } [{ $rule }]
position-unread = line { $number }: { $reason }
position-missing = the line { $line } is missing; a position says it
position-twice = { $text } names one twice; each stands once
position-repeats = { $text } repeats line { $line }; say it once
position-viewer = the position is one viewer’s; a record begins with a full one
position-players = the board is laid out for { $number } players; say { $number }
position-track-names = it names { $named } of { $number } players; name each once
position-gained = { $seat } has only { $number } points in all
position-closed = { form-island } is closed in a game for two; nothing is there
position-guests = of { $all } { form-civ } guests of { form-island } only { $left } are left for it
position-fewer-taken = fewer { form-civ } guests of { form-island } have been taken at all
position-gone = at this table surprise guests go back to the bag; none is gone
position-princes = { $seat } has only { $left } { form-civ } princes left for it
position-monuments = no { form-civ } monument is left for it
position-bases = { $seat } has no base left for it
position-privileges = a player has at most { $most } privileges
position-hand-hidden = this hand is hidden to the viewer; write { $form }
position-hand-known = this hand is known to the viewer; name its cards
position-chosen = the hand holds fewer of them
position-view = a view does not say what others know
position-pile = of { $all } { form-civ } cards only { $left } are left for it
position-cards = with it there are more than 50 cards
position-track = the track runs from most points to fewest
position-acted = { $seat } is on turn and has not acted yet
position-names-self = no player names themselves
position-lap = the lap is { $lap } at this step
position-laps = the lap is { $least } to { $most } at this step
position-taken = the guests taken, but for surprises, are { $number } at this step
position-open = as many guests lie open as turns are left: { $due }, not { $lying }
position-surprised = the player on turn is one of those surprised
position-surprises = surprise guests taken and drawers do not match
position-bag = the bag holds too few guests
position-keeps = { $seat } has no more cards than they keep
position-deal = 1 to 5 cards a player are still to be dealt, from a pile that is not empty
position-nothing-chosen = { $seat } has nothing to choose
position-chooses = { $seat } chooses { $owed } cards, not { $chosen }
position-turned = a turned card needs lines for the cards and for what they count as, two civilizations
position-turned-cost = each turned card has cost { $seat } a privilege
position-held-all = all players do not hold so many cards
position-held-others = the others do not hold so many cards
position-end = a game ends when the target is reached or after round 40
position-matching = at this table matching cards pay, and nothing is asked
position-begun = { $seat } could not have begun this
position-leave-one = where only one prince can leave, it is chosen already
position-leave-none = no such prince stands there to leave
position-leave-all = all princes are chosen; the wonder stands
position-stuck = { $seat } could do nothing here
position-nothing-drawn = nothing can be drawn here
position-no-wonder = no wonder can be built at this step
position-step = it does not belong to the step { $step }
position-needs = it needs a line { $line }
position-setup-round = this step and this round do not go together; set-up is round 0
position-setup-scale = the scale is full when set-up goes on, and not before
position-setup-empty = nothing lies on the table in set-up
