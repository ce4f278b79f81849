# What the terminal says. Words of the notation that a player types (`enter maya kilns`) are the same in every language.

## Counting, colours and cards

count-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
count-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
count-privileges = { $number ->
    [one] { $number } privilege
   *[other] { $number } privileges
}
count-bases = { $number ->
    [one] { $number } base
   *[other] { $number } bases
}
count-of-cards = { $number } { $civ }
count-of-princes = { $number } { $civ }
count-nothing = none
one-guest = { $civ }
one-on-scale = { $civ }
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-violet = violet
list-and = { $first } and { $last }

## The table: both screens

phase-line-setup = set-up
phase-line-welcome = phase 1, welcoming
phase-line-development = phase 2, development
phase-line-over = the end
doing-to-discard = to discard
doing-ready = ready
doing-acts-named = acts now, named
doing-acts = acts now
doing-waits = waits
doing-has-acted = has acted
doing-to-come = to come
standing-would-have = { $points } if the round ended now
name-me = me
name-bot = { $name } bot

## The plain screen

plain-scale = Prestige scale: { $scale }.
plain-your-cards = Your cards: { $cards }.
plain-guests = { $island }: { $guests }. In the bag: { $bag }.
plain-bag-nothing = none
plain-track = The track, first to last:
plain-stocks = Bag: { $bag } guests. Pile: { $pile } cards. Discards: { $discards }.
plain-closed = { $island } is closed in a game for two.
plain-isle = { $island }: { $wonder }; { $guests }.
plain-no-wonder = no wonder
plain-wonder = a wonder of { $colour }
plain-open-guests = guests { $guests }
plain-no-guests = no guests
plain-empty = - Empty: { $districts }.
place-harbour = { $place } harbour
place-value = { $place }, value { $value }
place-harbour-in = { $place }, harbour in { $sector }
place-monument = { $civ } monument of { $colour }
place-princes = { $colour } has { $princes }

## The coloured screen

column-track = track
column-points =
    points
    now
column-ended =
    if the
    round ended
column-cards = cards
column-privileges = privil.
column-bases = bases
column-lap = this lap
column-island = island
column-at-ship = at the ship
column-in-bag = in the bag
painted-your-cards = Your cards
painted-bag = Bag
painted-stocks = { $bag } guests   pile { $pile } cards   discards { $discards }
painted-closed = closed in a game for two
painted-wonder-of = wonder of { $colour }
painted-ship = ship
painted-scale = Scale
painted-legend-princes = { $letter }:2M,C two maya princes of { $colour } and one chinese
painted-legend-monument = { $sign } maya monument of { $colour }
painted-legend-harbour = { $sign } harbour in sector { $letter }; boats { $sectors } (help map)
painted-legend-value = number: value

## The list of moves

note-districts = { $number ->
    [one] { $number } district
   *[other] { $number } districts
}
note-districts-own = { $number ->
    [one] { $number } district
   *[other] { $number } districts
}, { $own } of your { $civ } princes there
note-turn-into = turn the card into { $civilizations }
note-value = value { $value }
note-harbour = harbour
note-monument = { $civ } monument, { $colour }
note-monument-yours = { $civ } monument, yours
note-you-have = you have { $princes }
note-pays = pays { $points } a round as the scale stands
note-wonder-pays-you = { $points } to you at once, for the wonder
note-wonder-pays = { $points } to { $colour } at once, for the wonder
note-wonder = { $points } points at once, for a prince of each civilization there
note-nobody-gains = nobody gains
note-owner-gains = { $points } point to { $colour }
note-you-gain = { $points } points to you
note-raise = from { $start } to { $end }; { $civ } falls to { $start }
note-lower = from { $start } to 1; up { $number ->
    [one] goes { $civilizations }
   *[other] go { $civilizations }
}
note-you-hold = you hold { $number }
note-surprise = draw a guest unseen, then name another player who takes an open one
note-end = end your turn
menu-you-may = You may:
menu-you-may-several = You may: (several at once by commas, such as 1, 2)
menu-which = Which? (Enter goes back.)
menu-no-number = There is no { $number } in the list; it goes from 1 to { $last }.
menu-not-done = Not done: { $moves }. Something was drawn, or it is no longer for you to decide.
menu-say-which = { $word } may be { $moves }; say which

## A game from its first question to its last word

greet-enter = Enter: play against { $number } bots ({ $bot }).
greet-or = Or say who plays: a number of players from 2 to 5, or names and bots, such as Ann, Bob, mason.
greet-bots = Bots: { $bots }. Type help bots for what they are like.
greet-resume = Or type resume to go on with your last game:
greet-new = New to the game? Type help.
greet-who = Who plays
greet-people = { $number ->
    [one] { $names } is a person at this keyboard.
   *[other] { $names } are people at this keyboard.
}
play-none-begun = No game was begun.
play-help-any-time = Type help at any time; quit stops, and the game can be resumed.
play-not-saved = The game was not saved.
play-saved = The game is saved. Go on with it:
play-follow = You follow a game on a real table: type what is drawn and decided there.
play-watch = Only bots play; you watch.
play-you-are = you are { $colour }
play-is = { $name } is { $colour }
session-over = The game is over
session-look-again = Look at it again:
session-bot-failed = The bot of { $name } failed ({ $trouble }); { $bot } decided instead.
session-title = Round { $round }, { $phase }; ends at { $target } points
session-title-lap = Round { $round }, { $phase }, lap { $lap } of 3; ends at { $target } points
session-you-decide = You decide. { $question }
session-question = { $question } ({ $why }.)
session-discards-one = { $name } chooses one card to discard.
session-discards-two = { $name } chooses two cards to discard.
session-next = { $name } is to decide.
session-still-undo = { $name } can still undo the last move: undo.
session-press-enter = Press Enter when you are { $name }
session-turn-over = Your turn is over; Enter goes on, undo takes it back
session-not-done = Not done: { $line }. Press Enter, or type undo.
session-unsaved = The game stops here until it can be saved.
session-unsaved-prompt = Enter tries again, save FILE goes on in another file, quit stops
drawing-possible = Possible: { $draws }.
drawing-prompt = drawn
drawing-not-done = Not done: { $draw }. Nothing is drawn any more.

## Where the game is kept

saved-in = The game is saved after every decision in { $path }.
saved-not = This game is not saved: { $why }.
saved-elsewhere = `save FILE` saves it elsewhere at any time.
saved-resumed = The game goes on after { $number } events; it is saved in { $path }.
saved-cut = The last line of the record was cut ({ $line }); it is left out, as it had not been done yet.
saved-where = Saved after every decision in { $path }.
saved-nowhere = It is not saved yet.
saved-other-file = `save FILE` goes on in another file.
saved-goes-on = The game goes on in { $file }.
preparing-rules = Preparing the rules (the first time only, about half a minute)…
preparing-bots = Preparing the bots (the first time only, about half a minute)…
preparing-late = Loading takes longer than usual; rules that have changed are compiled anew (about half a minute)…
preparing-slow = Loading takes longer than usual…

## Words at the prompt that are no moves

say-nobody-plays = Nobody at this keyboard plays.
say-cards = Cards: { $cards }.
say-supply = Princes in your supply: { $princes }.
say-others-hold = The others hold together at least: { $cards }.
say-look-at-what = Look at what? Name a district, such as look { $district }.
say-looked = { $name }, { $island }: { $place }.
say-streets = Streets to { $districts }.
say-bridges = Bridges to { $districts }.
say-boats = Boats to { $districts }.
say-log-number = “{ $text }” is not a number of lines; write log, or log 20 for the last 20.
say-why-how = Ask like this: why raise maya.
say-no-taking-back = Nothing can be undone: { $why }.
say-no-taking-back-rule = Nothing can be undone: { $why } [{ $rule }].
say-taken-back = Undone: { $moves }.
say-covered = { $command } is for the player at the screen; for now there are only { $commands }
why-allowed = { $move } is allowed now.
why-allowed-several = { $move } is allowed now: { $moves }.
why-allowed-more = { $move } is allowed now: { $moves } and { $number } more.
no-move-near = { $word } is not a move; did you mean { $near }?
no-move-you-may = { $word } is not a move; now you may { $verbs }; help lists the other words
no-move-asked = { $word } is not a move; you have no move to make now; help lists the other words
typed-may-be = { $word } may be { $words }; type a letter more
typed-or = { $first } or { $last }

## The story so far

story-scale-now = The scale is now { $scale }.
story-scale = The prestige scale: { $scale }.
story-prestige = Phase 3, prestige: { $paid }.
story-paid = { $name } +{ $points }, now { $score }
story-development = The guests return to the bag. Phase 2, development.
story-shown = The discards are shown: { $discards }.
story-shown-of = { $name } { $cards }
story-arrival = Round { $round }. Guests arrive: { $guests }.
story-arrival-on = on { $island } { $guests }
story-guests = { $number ->
    [one] { form-civ }
   *[other] { $number } { form-civ }
}
story-dealt = Everybody is dealt { $number } cards.
story-you-get = You get { $cards }.
story-card = { form-civ }
story-on-scale = { form-land-name } { $value }
form-land-name = { form-civ }

## The end

finish-wins = { $names } { $number ->
    [one] wins
   *[other] win
} with { $points }
finish-you-win = { $names } win with { $points }
finish-you = you ({ $colour })
finish-tied = { $name } has as many, but stands behind on the track
finish-tied-you = { $name } have as many, but stand behind on the track
finish-came = { $name } came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} with { $points }
finish-stall = The game is stopped after round { $round }, for it would not end. [R-END-3]
finish-target = After round { $round } the target of { $target } points is reached. [R-END-1]
finish-level = , level by the option final_tie
finish-behind = , behind { $name } on the same space [R-END-2]
finish-line = { $place }. { $name }: { $points }{ $tie }; { $sources }.
finish-no-points = no points at all
finish-for-wonder = { $points } for wonders
finish-for-patronage = { $points } as owner of a wonder
finish-for-addition = { $points } for others’ princes at own monuments
finish-for-removal = { $points } for princes removed
finish-for-prestige = { $points } for prestige
discards-owed = To choose what they discard: { $owing }.
place-name = { form-district }
island-of-water = on water
island-of-fire = on fire
island-of-wind = on wind
island-of-earth = on earth

## Records

record-breaks = { $file } breaks a rule; { $why }; “utopia record verify” names the line
record-after = After event { $number } of { $last }:
record-why = Why: { $why }.
record-title = A game of Utopia
record-players = Players: { $players }
record-board = Map: { $board }
record-edition = Edition: { $edition }
record-edition-but = { $edition }, but { $options }
record-viewer = As { $viewer } saw it.
record-cut = The last line breaks off and is left out: { $line }
record-no-round = there is no round { $round } here; the record comes to round { $last }
record-fault = { $file }, { $fault }
record-keeps-over = { $file } keeps the rules: { $events } events, { $moves } of them moves; the game is over.
record-keeps-on = { $file } keeps the rules: { $events } events, { $moves } of them moves; the game goes on.
record-there-already = { $file } is there already and stays as it is; choose another name
record-no-form = there is no form { $form }; it is one of { $forms }
record-no-event = there is no event { $number }; the record has events 0 to { $last }
cannot-be-written = { $file } cannot be written: { $why }
standard-output = standard output

## Boards

board-unplayable = { $file } cannot be played yet: { $faults }.
board-fit = { $file } is fit for play: { $summary }.
board-doubts = It differs from what is known of the printed map, which is fine if the map says so:
board-digest = Its digest is { $digest }.
board-no-theme = There is no theme { $theme }; choose one of { $themes }.
board-drawn = The map of { $name } is drawn in { $file }.
board-schematic = It is a schematic one, for the file has no geometry.
board-unusable = { $file } cannot be used as a board: { $faults }.
board-summary = { $name }; { $sizes }; { $streets }, { $bridges }, { $harbours }; with its drawing
board-summary-undrawn = { $name }; { $sizes }; { $streets }, { $bridges }, { $harbours }; without a drawing
count-faults = { $number ->
    [one] { $number } fault
   *[other] { $number } faults
}
count-streets = { $number ->
    [one] { $number } street
   *[other] { $number } streets
}
count-bridges = { $number ->
    [one] { $number } bridge
   *[other] { $number } bridges
}
count-harbours = { $number ->
    [one] { $number } harbour
   *[other] { $number } harbours
}

## Bots among themselves

arena-progress = games
arena-interrupted = Interrupted after { $played } of { $games } games.
arena-speed = { $games } games and { $decisions } decisions a second in { $number ->
    [one] { $number } process
   *[other] { $number } processes
}
arena-jobs = { $jobs } jobs: it is a whole number from 1 to { $most }, or 0 for every processor core
arena-average = a game, on average
arena-games = games
arena-rounds = rounds
arena-decisions = decisions
arena-legal-moves = legal moves
arena-most = { $mean } (most { $most })
arena-scores = scores
arena-wonders = wonders
arena-ended = ended
arena-ended-target = { $number } by target
arena-ended-stall = { $number } by stall
arena-bot = bot
arena-seats = seats
arena-seat = seat
arena-wins = wins
arena-sure = { $share } sure
arena-to = { $low } to { $high }
arena-par = par
arena-points = points
arena-points-by = points of a game by
arena-source-wonder = wonder
arena-source-patronage = patronage
arena-source-addition = addition
arena-source-removal = removal
arena-source-prestige = prestige
arena-round = round
arena-round-last = last
arena-place = place { $number }
arena-track = wins by the place on the track when the round began
arena-limit = limit of the material
arena-times = times
arena-limit-takes = guest taken with no prince to place
arena-limit-bases = player out of bases at the end
arena-limit-monuments = civilization out of monuments at the end

## Measuring

bench-checkout = bench needs a checkout of Utopia: { $missing } { $number ->
    [one] is
   *[other] are
} not beside this installed package, and so the reference engine that speed is compared with is not there; run `python3 run.py bench` in a checkout.
bench-players = players
bench-decisions = decisions a second
bench-games = games a second
bench-ns = ns a decision
bench-times = times the reference
bench-not-measured = not measured
bench-calibration-ns = ns a turn of a fixed loop
bench-step-decisions-per-s = decisions a second from Python
bench-state-bytes = bytes a position
bench-copy-ns = ns to copy a position
bench-replay-ms = ms to read, replay and verify a record
bench-replay-moves = moves in that record
bench-cold-compile-s = s to load the rules, nothing compiled
bench-cold-compile-all-s = s to load rules, playouts and bots, nothing compiled
bench-warm-start-s = s for utopia --help
bench-warm-rules-s = s to load the compiled rules
bench-warm-all-s = s to load rules, playouts and bots
bench-warm-page-s = s until a server has handed out its page
bench-rss-mb = MB of memory, playing
bench-search-rounds-per-s = rounds a second that searching bots try out, by players
bench-load = The capacity of a server is measured separately: { $command }

## Options that do not fit

players-out-of-range = { $number ->
    [one] { $number } player
   *[other] { $number } players
}: Utopia is for { $least } to { $most }
players-one-bot = { $error } ({ $name } is one bot; write several as in Ann,Bob,mason)
players-one-person = { $error } ({ $name } was read as the name of one person; write several as in Ann,Bob,mason)
players-name-missing = seats { $text }: a name is missing; write them as in Ann,Bob,mason
players-same-name = two people are called { $name }; give each a name of their own
players-no-bot = { $name } is not a bot; did you mean { $near }? (bots: { $bots })
players-other-number = { $number } players cannot go on with a game of { $players }
seed-no-number = seed { $text } is not a number from 0 on; write one, or `ask` to type the draws of a real table
seed-not-transcribed = --seed does not go with --transcribe: the draws are typed in
resume-by-its-rules = --{ $option } does not go with --resume: the record says by which rules it is played
resume-by-its-file = --save does not go with --resume: the game is saved on in its record; `save FILE` changes that
match-games = { $games } games: at least 1 must be played
match-seed = seed { $seed }: it is a whole number from 0 to 2**64 - 1
file-no-folder = { $file } cannot be written: there is no folder { $folder }; make it first, or name another
file-no-name = { $file } is not a name of a file; write one
file-no-home = { $file } cannot be found: there is no such user’s home
file-exists = { $file } exists already; go on with it by --resume, or choose another name
record-no-file = { $file }: there is no such file; give the path of a record
record-unreadable = { $file }: it cannot be read ({ $why }); give the path of a record

## Help: what is asked now

moment-guest =
    You take one of the open guests: a prince of its civilization comes to a district of its island that you choose.
    Three of your princes of one civilization in one district take it (district); five of different civilizations on one island build its wonder (wonder). Monuments pay every round, by the scale.
    Or, once a round, draw a surprise guest. It may be the one you need, but then somebody else gets one as well.
moment-surprise-guest = Choose a district of the island for the surprise guest just drawn; you may build first.
moment-name = For your surprise guest somebody else must take an open guest now: choose the player who gains least by it.
moment-named-guest = You were named for a surprise guest: take one of the open guests. It costs you no turn.
moment-named-end = You were named, and at this table may build before the turn goes back.
moment-end = Your guest is placed. You may still build before you end your turn.
moment-leave = Some princes for the wonder stand in more than one district: choose which one leaves.
moment-discard =
    All choose at once what to discard: the first on the track two cards, the last none, all others one.
    A choice is final. Equal pairs lower a civilization, so think before you part with them.
moment-act =
    Play cards, in any order, as many as you like; build whenever you can; then end your turn.
    A card moves its princes (move), adds one at its monuments (add), takes one away there for 2 points (remove) or raises its civilization (raise). Two equal ones lower it (lower), three add a prince anywhere (anywhere).
    You keep up to five cards for the next round. Twice in the game a privilege turns a card into another.
moment-destination = Choose where they go: across a street or bridge, or by boat between harbours; one or two.
moment-privilege = A turned card must be played at once: choose the action, or undo it with `undo`.
moment-pay = Choose which cards pay for it.
moment-keep = You hold more than five cards: discard until five are left.

## Help: typing what was drawn on a real table

typing-scale = Type the civilizations as they come on the scale, from 5 to 1, such as `maya greek`; m g will do.
typing-first-player = Type the colour of the first player, such as `blue`.
typing-arrival = Type each guest with its island, such as `maya fire`; separate several by commas: `m f, g wi`.
typing-surprise-draw = Type the guest who came out of the bag, such as `maya fire`, or `m f`.
typing-deal = Type the cards in the order they are dealt, such as `maya maya greek`; m m g will do.
typing-undo = `undo` removes the last thing typed, to correct it.

## Help: commands

command-help-board = everything on the table
command-help-hand = your cards and your supply
command-help-scores = the track, the order of play, and what the round would pay now
command-help-guests = guests at the ships and in the bag
command-help-look = a district, and where you can go from it
command-help-log = all that has happened; `log 20` for the last 20 lines
command-help-why = why a move is refused, and by which rule; `why 3` asks about a line of the list
command-help-undo = undo your last decision
command-help-help = this moment; `help game`, `help map`, `help moves`, `help rules`, `help R-CARD-2` for a rule
command-help-save = go on in another file; `save` says where the game is
command-help-quit = stop; the game is saved and can be resumed
help-typing = Type a number of the list, or a move (`enter maya kilns`; beginnings of words will do); separate several by commas.
help-topics = help game, help map, help bots, help moves, help commands, help rules, or a rule like help R-CARD-2
help-no-topic = There is no help on { $topic }; try { help-topics }.
help-other-words = Other words: { $words }; `help commands` explains them.
help-more = More help: { help-topics }.
help-nothing-asked = You have nothing to decide now.
help-rules-of-moment = Rules of this moment: { $rules }; `help { $first }` explains one.
help-rules = `help R-CARD-2` explains one of
help-in-this-game = In this game: { $option }: { $choice }.

## Help: moves

verb-enter = take an open guest, or the surprise guest, and place a prince for it
verb-take = take a guest without placing, when no such prince is left
verb-surprise = draw a surprise guest
verb-name = name the player who must take an open guest
verb-district = take control of a district where three of your princes stand
verb-wonder = build the wonder of an island
verb-leave = say which prince leaves for the wonder
verb-move = move one or two princes away from a district
verb-to = say where they go, and how many
verb-add = add a prince at a monument
verb-anywhere = add a prince in any district, for three cards
verb-remove = take a prince away at a monument, for 2 points
verb-raise = raise a civilization on the scale
verb-lower = put a civilization at the foot of the scale, for two cards
verb-privilege = turn a card into another civilization for the action that follows
verb-pay = say which cards pay
verb-discard = discard a card, or two
verb-end = end your turn

## Help: the game on one screen

game-short-goal = You bring princes of five civilizations to four islands. Three of one civilization in one district become its monument, which pays every round; one of each civilization on one island become its wonder, which pays { $wonder } points at once. You build at any moment of your own turn.
game-short-round = A round has three phases:
game-short-welcome = 1, welcoming. Three guests a player wait at the islands’ ships. Three times, in the order of the score track, you take one and place a prince of its civilization in a district of its island; once a round you may draw a surprise guest from the bag instead.
game-short-development = 2, development. You get five cards; the first on the track discards two, the last none, the others one. Then you play as many as you like: to move princes, to add or remove one at a monument, to raise or lower a civilization on the prestige scale.
game-short-prestige = 3, prestige. Every monument pays its owner what its civilization stands at on the scale, from 5 to 1.
game-short-value = The number before a district is its value. It pays only where a wonder stands: whenever a district of that island is taken afterwards, the wonder’s owner gains its value (R-BUILD-3).
game-short-value-others = The number before a district is its value. It pays only where a wonder stands: whenever a district of that island is taken afterwards by somebody else, the wonder’s owner gains its value (R-BUILD-3).
game-short-removal = A small source of points: removing a prince of yours at a monument gives you { $removal }, and the card before may have added it there. If the monument is another’s, adding gives its owner 1.
game-short-end = The game ends after the round in which somebody has { $target } points; most points win. (help moves and help rules say more, once you play.)
map-value = The number before a district is its value; `look DISTRICT` says what stands there and where you can go from it.
map-princes = Princes stand behind the first letter of their player, each civilization as its first letter, after their number if there are several: r:2M,C are two Maya princes and one Chinese of red. A monument is a triangle with the letters of its civilization and its owner.
map-harbours = Harbours bear the letter of their sector of the sea: { $sectors }.
map-boats = Boats sail from harbour to harbour within a sector, and between { $links } (R-MOVE-1).
map-link = { $first } and { $last }
extra-missing = { $library } is not installed. It comes with the extra “{ $extra }”: pip install "utopia[{ $extra }]", or in a checkout: python3 run.py extras

## Tournaments

match-simulations = { $simulations } simulations: a bot that searches needs at least 1
match-seconds = { $seconds } seconds: a bot needs more than none
arena-progress-line = { $played } of { $games } games; about { $left } left
arena-left = about { $left } left
arena-interrupted-kept = Interrupted after { $played } of { $games } games; they are kept. To go on: { $command }
arena-resume-alone = --resume goes on with what was begun; leave out { $options }
arena-players-of-bots = --players { $players } says how many of a pool of bots sit at a table: name the pool with --bots, or the seats of one table with --seats
arena-seats-or-bots = --seats names the bots of one table, --bots a pool for many tables; give one of them
arena-too-few-bots = --bots { $bots }: a tournament needs at least 2 different bots
arena-one-budget = a decision has a budget in --simulations or in --seconds; give one of them
arena-group = { $number } players, { $games } games
arena-rating = rating
arena-failures = { $bot } failed to make { $number } of its decisions, which { $stand } made: { $reasons }
arena-decision-times = ms a decision
arena-median = median
arena-p99 = 99 %
arena-overruns = over-runs
arena-table = table
arena-against = { $bot } against { $others }
ladder-step = Step { $number } of { $steps }:
ladder-no-table = the page has no table of the ladder; it begins with { $head }
arena-process-ended = a process that played ended too early, perhaps because memory ran out; try fewer --jobs
run-differs = games played now would not belong to this run; they differ in (there, here): { $differences }
run-in-use = another process plays the run in { $folder }
run-line-broken = { $file }, line { $line }: it was changed after it was written; a run goes on only from what it wrote itself
run-game-wrong = { $file }, line { $line }: this is not the game that comes next in the run
run-folder-full = { $folder } is not empty; a run needs a new folder, or goes on with --resume
run-folder-unusable = { $folder } cannot be used: { $reason }
run-not-kept = { $folder } cannot be written to any more: { $reason }. All games before are kept; make room and go on with --resume { $folder }
run-none = { $folder } holds no run: there is no { $file }
run-manifest-wrong = { $file } is not a manifest of a run: { $why }
arena-plot-kind = { $file } is not a kind of picture; its name must end with one of { $endings }
arena-ray-address = { $address } is not an address of a Ray cluster; write HOST:PORT, as ray start --head shows it
arena-ray-silent = no Ray cluster answers at { $address } ({ $reason }); is it started, and this machine one of it?
arena-ray-differs = a machine of the Ray cluster plays by other rules or with other bots; all need the same version of utopia
arena-ray-failed = the Ray cluster failed: { $reason }
command-help-hint = what a strong bot would do here, and why
hint-moves = The Architect would play: { $moves }
bench-begins = Measuring; this takes one to three minutes…
