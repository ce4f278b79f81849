# The page on which a position is set up.
editor-title = Set up a position
editor-palette = What you place
editor-whose = Whose
editor-people = Which civilization
editor-tool-prince = Prince
editor-tool-monument = Monument
editor-tool-wonder = Wonder
editor-tool-guest = Guest
editor-tool-erase = Eraser
editor-tool-prince-about = Touch a district: one more prince stands there.
editor-tool-monument-about = Touch a district: the monument stands there.
editor-tool-wonder-about = Touch an island: its wonder stands, or goes again.
editor-tool-guest-about = Touch an island: one more guest waits at its ship.
editor-tool-erase-about = Touch what shall go.
editor-more = One more: { $name }
editor-fewer = One fewer: { $name }
editor-up = { $name } up
editor-down = { $name } down
editor-verdict = Can it be?
editor-checking = Checking…
editor-right = This position can be.
editor-decides = { $name } decides.
editor-wrong = { $count ->
    [one] One thing cannot be
   *[other] { $count } things cannot be
}
editor-line = Line { $line }
editor-study = Study it
editor-play = Play it against bots
editor-undo = Undo
editor-clear = Clear all
editor-about = In the study you make moves for every side, ask for hints, write, draw and share. The link holds the position itself.
editor-turn = Round and turn
editor-players = Players
editor-round = Round
editor-step = What is asked
editor-lap = Lap
editor-on-turn = On turn
editor-acted = Had their turn already
editor-step-act = Phase 2: a turn
editor-step-end = Phase 1: the end of a turn
editor-step-guests = Phase 1: guests arrive
editor-step-guest = Phase 1: a guest is taken
editor-step-deal = Phase 2: cards are dealt
editor-step-discard = Phase 2: all discard
editor-step-keep = Phase 2: too many cards
editor-step-over = The game is over
editor-orders = Scale and track
editor-scale = Prestige scale
editor-track = Ministers, first place first
editor-belongings = Points and cards
editor-score = Points
editor-privileges = Privileges
editor-score-privileges = Points and privileges
editor-hands = Cards in the hands
editor-discards = Open discards
editor-pile-open = Discards
editor-pile = { $cards ->
    [one] One card is left in the pile.
   *[other] { $cards } cards are left in the pile.
}
editor-guests = Guests
editor-open = By the ships
editor-taken = Taken this round: { $name }
editor-supplies = Left in the supplies
editor-bases = Bases
editor-monuments = Monuments
editor-rules = Rules and map
editor-map-usual = The usual map
editor-map-own = Your map “{ $name }”
editor-map-choose = A map of your own…
editor-map-back = Back to the usual map
editor-text = The same as text
editor-text-about = One fact a line. Paste a position here, or change a line: the board follows.
editor-text-copy = Copy the text
editor-text-order = Put in order
