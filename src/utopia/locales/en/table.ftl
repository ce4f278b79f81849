# The table: order of play, dock, players, chronicle; the end of a game and its replay.

table-title = Utopia: the table of { $names }
table-loading = Setting up the table…
table-barred = No game for you here
table-barred-about = There is no game at this address, or it is private and you have neither a seat there nor a link to watch. Check the address, or ask the sender for a new link.
table-crowded = Too many windows are open
table-crowded-about = The server keeps only so many connections open at a time. Close some windows with Utopia and load this one anew.
table-unplayable = This game cannot go on
table-unplayable-about = Its data was damaged, or its map is missing. The server’s log says more.
table-lost = The connection is lost. Your game is safe; trying again…
table-flooded = Too much was sent at once. The connection comes back in a moment…
table-tools = Rules, sounds and more
table-dock = Your turn and your hand
table-aside = Players, chronicle, supplies

table-phase-setup = Set-up
table-phase-welcome = Welcoming
table-phase-development = Development
table-phase-over = The end
table-lap = lap { $lap } of { $laps }

table-order = Order of play
table-order-now = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: turn under way
table-order-acted = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: turn over
table-order-comes = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: turn still to come
table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-thinking = { $name } is thinking
table-is-thinking = is thinking
table-is-bot = bot
table-is-away = not connected
table-at-once = All choose at once
table-all-discard = Discards are being chosen
table-others-discard = { $number ->
    [one] { $name } is still choosing
   *[other] The others are still choosing
}
table-drawing = Something is being drawn
table-over = The game is over
table-over-about = Look at how it went, or play again.

table-players = Players
table-you = You
table-give-name = Give yourself a name
table-now = Now
table-if-ended = If the round ended now
table-points-now = points now:
table-points-then = if the round ended now:
table-cell = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $then } if the round ended now
table-has = { $bases ->
    [one] { $bases } base
   *[other] { $bases } bases
} · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
table-bases-about = A base stands under every monument and wonder; a player with no base left builds no more.
table-name-this = Let { $name } take one
table-supply = Princes in the supply
table-privileges-left = Privileges
table-guests-taken = Guests of this round
table-surprised = with surprise guest

table-supplies = Supplies
table-bag = in the bag
table-pile = in the pile
table-discards = discarded
table-bag-of = { $island ->
    [water] Bag: Water
    [fire] Bag: Fire
    [wind] Bag: Wind
   *[earth] Bag: Earth
}
table-monuments-left = Monuments left
table-ships = Guests on the ships
table-guest = { $number ->
    [0] Surprise guest: { form-civ }, { form-island }
    [one] { form-civ } guest of { form-island }
   *[other] { $number } { form-civ } guests of { form-island }
}

table-chronicle = Chronicle
table-since = Since your last turn
table-plays-for = { $name } plays for { $was }.
table-to-now = Back to now
table-guide = Show me how
past-look = Look back
past-turn = Show the last turn
table-playing-back = What happened since your last turn
table-log-guests = { $number ->
    [one] One guest comes out of the bag.
   *[other] { $number } guests come out of the bag.
}
table-log-scale = The civilizations are put on the prestige scale.
table-log-dealt = { $number ->
    [one] One card is dealt.
   *[other] { $number } cards are dealt.
}
table-log-prestige = Prestige for every district.

table-hand = { $number ->
    [one] Your hand: one card
   *[other] Your hand: { $number } cards
}
table-hand-empty = You hold no cards. Phase 2, development, begins with five for everybody.
table-spectators = Spectators
table-time = Time and leaving
table-hand-hidden = You are watching; hands are hidden.
table-card = { $number ->
    [one] { form-civ } card
   *[other] { $number } { form-civ } cards
}
table-cards-picked = { table-card }, { $picked } chosen
table-privileges = { $number ->
    [0] No privilege left
    [one] One privilege left: it turns a card into another civilization
   *[other] { $number } privileges left: each turns a card into another civilization
}

table-take-back = Undo
table-end-turn = End turn
table-end-final = This is final
table-not-your-turn = It is not your turn
table-guest-first = Take a guest first
table-answer-first = Answer the question first
table-why = Why?
table-brings = Brings { $points } now.
table-brings-other = { $name } gets { $points }.
table-would-stand = You would stand at { $points } if the round ended then.
table-touch-again = Touch it again to confirm.
table-enables = It lets you build.

table-ask-guest = Which guest do you welcome?
table-ask-guest-about = { $place ->
    [list] Choose a guest below and then a district of that island, or the other way round.
   *[board] Choose a guest on a ship and then a district of that island, or the other way round.
}
table-ask-named = { $name } named you: which guest?
table-ask-named-about = Take an open guest and place your prince; then { $name } goes on.
table-ask-where = Where shall your { form-civ } live?
table-ask-where-about = Any lit district of { form-island }, or choose another guest.
table-ask-which = Who shall live in { form-district }?
table-ask-which-about = Choose one of the lit guests.
table-ask-surprise = Surprise! Where shall your { form-civ } live?
table-ask-surprise-about = Any lit district of { form-island }.
table-ask-name = Who must take a guest now?
table-ask-name-about = Choose a player. They take an open guest; then your turn goes on.
table-ask-named-end = Build, or end
table-ask-named-end-about = End your part, and { $name } goes on.
table-ask-end = Your guest has a home
table-ask-end-about = Build if you like, then end your turn.
table-ask-end-cards = Build, or end your turn
table-ask-end-cards-about = There is nothing else left to do.
table-ask-nothing = Nothing else is left to do
table-ask-nothing-about = End your turn, or undo.
table-ask-lapse-about = Your turn ends by itself. Click or touch anywhere to stop that, or undo.
table-ask-leave = Which { form-civ } leaves for the wonder?
table-ask-leave-about = Choose one of the lit princes on { form-island }, on the map or below.
table-ask-discard = { $number ->
    [one] Discard one card
   *[other] Discard { $number } cards
}
table-ask-discard-about = All choose at once. Your choice is final and shown with the others’.
table-ask-keep = { $number ->
    [one] Discard one card
   *[other] Discard { $number } cards
}
table-ask-keep-about = { $number ->
    [one] Your hand keeps five cards. Choose the one that goes.
   *[other] Your hand keeps five cards. Choose the { $number } that go.
}
table-ask-act = What do you play?
table-ask-act-about = Choose a card or one of your lit princes. You can play as many cards as you like.
table-ask-card = { form-civ } card: what shall it do?
table-ask-card-about = Choose what is lit on the map, or a button below.
table-ask-stack = Your { form-civ } princes: what now?
table-ask-stack-about = Choose a button below, or another piece.
table-ask-place = { form-district }: what here?
table-ask-place-about = Choose a button below, or a piece.
table-ask-scale = { form-land } on the prestige scale
table-ask-scale-about = One card raises it by one; two cards put it at 1.
table-ask-no-card = You have no { form-civ } card
table-ask-no-card-about = A privilege can turn another card into one.
table-ask-where-then = Where?
table-ask-where-then-about = Choose a lit place.
table-ask-destination = { $number ->
    [one] Where does your { form-civ } go?
   *[other] Where do your { form-civ } go?
}
table-ask-destination-about = From { form-district }: choose a lit district.
table-ask-privilege = Your card is now { form-second }
table-ask-privilege-about = Play it: choose what is lit, or a button below. Or cancel.
table-ask-pay-raise = Which card pays?
table-ask-pay-raise-about = Any card raises { form-land }.
table-ask-pay-lower = Which two cards pay?
table-ask-pay-lower-about = Any two cards lower { form-land }.

table-do-surprise = Surprise guest instead
table-do-take = Take the { form-civ } guest without placing
table-do-district = Build { form-a-civ } monument: { form-district }
table-do-wonder = Build the wonder of { form-island }: +6
table-do-move = Move one or two princes
table-do-move-of = Move { form-civ }
table-do-add = Add a prince
table-do-add-of = Add { form-a-civ }
table-do-remove = Remove a prince: +2
table-do-remove-of = Remove { form-a-civ }: +2
table-do-anywhere = Add a prince anywhere (3 cards)
table-do-anywhere-of = Add { form-a-civ } anywhere (3 cards)
table-do-raise = Raise { form-land }
table-do-raise-of = Raise { form-land }
table-do-lower = Drop { form-land } to 1 (2 cards)
table-do-lower-of = Drop { form-land } to 1 (2 cards)
table-do-turn = Play it as…
table-do-turn-as = as { form-second }
table-do-turn-into = Play { form-a-civ } as { form-second }
table-do-it = Yes, do it
table-do-pay = { $number ->
    [one] Pay with this card
   *[other] Pay with { $picked } of { $number } cards
}
table-do-discard = { $number ->
    [one] Discard this card
   *[other] Discard the chosen cards ({ $picked } of { $number })
}
table-how-many = How many?

table-pass = Pass the device to { $name }
table-pass-about = Hands stay covered until { $name } says so.
table-it-is-me = I am { $name }

table-sound-on = Sounds on
table-sound-off = Sounds off
table-ends-turn = End my turn automatically
table-districts = Districts as a table
table-legend = Pieces and signs
table-names = District names on the map
table-loupe = Enlarge the board
table-loupe-whole = Whole board
table-help = Keys
table-typed = Type a move
table-typed-play = Play
table-typed-possible = { $number ->
    [0] No legal move begins like that.
    [one] One legal move:
   *[other] { $number } legal moves:
}
table-typed-more = … and more; type on to narrow them down.
table-typed-many = { $number } moves fit; type a little more.
table-typed-none = No legal move reads like that.
table-typed-done = Done: { $move }
table-typed-refused = That was refused; the table shows why.
table-key-walk = walk from district to district
table-key-left = left arrow
table-key-right = right arrow
table-key-up = up arrow
table-key-down = down arrow
table-key-touch = choose what is selected
table-key-card = the card in that place of your hand
table-key-cancel = cancel what was begun
table-key-back = undo
table-key-end = end the turn
table-key-board = to the board
table-key-loupe = board larger, smaller, whole
table-key-hand = to the hand
table-key-typed = type a move
table-key-log = to the chronicle
table-key-past = look back
table-key-rules = rules
table-key-districts = districts as a table
table-key-next = the next game waiting for you
table-key-mute = sounds on or off
table-key-help = this list

ending-title = { $name } wins
ending-shared = { $names } share the victory
ending-target = { $points ->
    [one] The goal of one point
   *[other] The goal of { $points } points
} was reached in round { $round }.
ending-stall = After round { $round } the game ends, though nobody reached the target.
ending-ended-title = The game was ended
ending-ended = The remaining players ended it in round { $round }. There is no ranking, and it does not count.
ending-closed = An admin of this server ended it in round { $round }. There is no ranking, and it does not count.
ending-place = Place
ending-standings = Standings
ending-rounds = Round by round
ending-round = R{ $round }
ending-chart = Points after each round
ending-chart-line = { $name }: { $points }
ending-total = Points
ending-again = Play again
ending-compare = Compare with others
ending-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
ending-join = Play again with { $names }
ending-replay = Replay
ending-analysis = Analyse
ending-record = Save the record
ending-picture = Show the city
ending-look = Look at the board
ending-show = Result

replay-title = Replay
replay-to-table = To the table
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-where = Step { $event } of { $total }
replay-round = Go to round
replay-seat = Seen by
replay-open = All hands open
replay-nobody = a spectator
replay-failed = This part could not be loaded.

## What is easily missed

table-waking = The bots are waking up…
table-last-round = last round
table-maybe-last = last round?
end-certain = This is the last round: { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
} already.
end-likely = The game would end with this round: { $seat } would stand at { $points }.
table-end-discards = { $number ->
    [one] Final; then you discard one card
   *[other] Final; then you discard { $number } cards
}
table-end-discards-short = { $number ->
    [one] then discard one
   *[other] then discard { $number }
}
table-do-surprise-about = Drawn unseen, and final. A player you choose gets a guest too. Once a round.
table-ask-turn = Play the { form-civ } card as which civilization?
table-ask-turn-about = It costs a privilege, which does not come back.
table-turned-card = { form-civ } card, played as { form-second }
table-only-end = Nothing else can be done in this turn: end it, or undo.
table-card-first = Choose a card first, or one of your lit princes.
table-cards-first = Choose among your cards first.
table-log-no-prestige = Prestige: nobody controls a district.
table-prestige = Prestige
table-prestige-of = { $name } +{ $points }
table-it-is-you = (you)
table-menu-look-up = Look up
table-menu-play = Playing
table-hint = Hint
table-hint-soon = The hint comes as soon as the bots are awake.
table-key-hint = a hint

table-chat = Chat
table-chat-unread = Chat, { $number } unread
table-chat-notes = Chat and notes
table-plan = Plan ahead
table-key-chat = chat and notes
