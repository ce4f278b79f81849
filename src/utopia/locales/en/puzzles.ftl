# Puzzles: positions in which one plan is clearly the best.
puzzles-for = { $number ->
    [one] One puzzle for { $players } players
   *[other] { $number } puzzles for { $players } players
}
puzzles-how = utopia puzzles solve gives you one; --players and --theme choose.
puzzles-written = { $number } puzzles are in { $file }.
puzzles-none = There is no puzzle { $name }.
puzzles-found = { $games ->
    [one] After one game
   *[other] After { $games } games
}: { $number ->
    [one] one puzzle
   *[other] { $number } puzzles
}.
puzzle-task = Find the best turn of { $seat }. Puzzle { $id }.
puzzle-words = You type moves as records write them; end ends the turn. Other words: hint, moves, solution, table, undo, quit.
puzzle-solved = Solved. About { $share } games in 100 are won from here; after any other turn, at least { $lead } fewer.
puzzle-missed = Another turn wins more often. Undo goes back, solution shows it.
puzzle-theme-monument = a monument is built
puzzle-theme-wonder = a wonder is built
puzzle-theme-king = the king is influenced
puzzle-theme-cards = three cards or more are played
puzzle-theme-privilege = a privilege turns a card
puzzle-theme-removal = a prince is removed
puzzle-theme-denial = a rival stands to lose three points or more
puzzle-theme-last-round = the game is about to end
puzzle-theme-early = one of the first two rounds
puzzle-theme-one-move = a single move is enough
puzzle-theme-long = six moves or more

# The page at /puzzles.
puzzles-title = Puzzles
puzzles-one = Puzzle
puzzles-about = Find the turn that wins most often. These are turns from games between our bots, seen by the player whose turn it was: one plan was clearly the best, as a deep search found.
puzzles-daily = Puzzle of the day
puzzles-solve = Solve it
puzzles-look-again = Look at it again
puzzles-state = { $state ->
    [solved] Solved.
    [missed] Missed at the first attempt; you can still solve it today.
   *[other] Everybody gets the same one; the next comes at midnight UTC.
}
puzzles-mine = Your puzzles
puzzles-rating = Rating
puzzles-doubt = { $rating } ± { $doubt }
puzzles-solved-of = Solved
puzzles-of = { $solved } of { $number }
puzzles-in-a-row = First try, in a row
puzzles-days = Days in a row
puzzles-choose = Choose
puzzles-players = Players
puzzles-any = Any
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-number = for { $players }, rated { $rating }
puzzles-your-turn = It is your turn. Play the whole turn as well as you can, then end it. Everything can be undone until then.
puzzles-over = The turn has ended.
puzzles-give-up = Show the solution
puzzles-right = Solved
puzzles-wrong = Not the best turn
puzzles-given-up = The best turn
puzzles-worth = With the best turn about { $share } games in 100 are won from here, with any other at least { $lead } fewer.
puzzles-best = The best turn:
puzzles-gained = { $gained ->
    [0] This attempt changes no rating.
   *[other] Your rating: { $rating } ({ $sign }{ $gained }). The puzzle’s: { $puzzle }.
}
puzzles-show = Play it out
puzzles-again = Try again
puzzles-themes = In it:
problem-no-puzzle = There is no such puzzle.
problem-puzzle-illegal = Move { $move } is not legal there.
